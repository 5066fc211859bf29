"""A second opinion: the rules of Skat once more, read from the clauses of spec/.

It shares nothing with the engine and is no model for one: cards are strings,
sets of cards are sets, a multiplier is a set of words. Where it and the engine
differ, the clause that is named at the function decides who is wrong.

    second_opinion.py               questions in, answers out, as JSON lines
    second_opinion.py sweep         prints everything that tests/rules/sweep asks
    second_opinion.py compare       compares the output of tests/rules/sweep on stdin
    second_opinion.py cases FILE    answers the cases of vectors.jsonl
"""

import gc
import json
import sys
from functools import lru_cache
from itertools import combinations, permutations, zip_longest
from typing import NamedTuple, Optional

CODES = ("isko2022", "isko2018", "isko1999", "altenburg1937")
SUITS = {"clubs": "C", "spades": "S", "hearts": "H", "diamonds": "D"}
SUIT_GAMES = ("diamonds", "hearts", "spades", "clubs")
GAMES = SUIT_GAMES + ("grand", "null")

# ------------------------------------------------------- pack and rank of cards

# pack.cards, pack.suits
PACK = [suit + rank for suit in "CSHD" for rank in "AKQJT987"]

# pack.points
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}


def points(cards):  # pack.points
    return sum(POINTS[card[1]] for card in cards)


def trumps(game):
    """The trumps of the game, from the highest down."""
    if game == "null":  # rank.null
        return []
    jacks = ["CJ", "SJ", "HJ", "DJ"]  # rank.jacks, pack.suits
    if game in ("grand", "ramsch"):  # rank.grand, home.ramsch
        return jacks
    return jacks + [SUITS[game] + rank for rank in "ATKQ987"]  # rank.suit


def plain_suit(game, suit):
    """The plain cards of a suit, from the highest down."""
    ranks = "AKQJT987" if game == "null" else "ATKQ987"  # rank.null, rank.suit, rank.grand
    return [suit + rank for rank in ranks if suit + rank not in trumps(game)]


def following(game):
    """For every card the cards that it follows and is followed by, high to low."""
    sets = [trumps(game)] + [plain_suit(game, suit) for suit in "CSHD"]  # play.follow, play.jacks
    return {card: cards for cards in sets for card in cards}


FOLLOWING = {game: following(game) for game in GAMES + ("ramsch",)}

# --------------------------------------------------------------- play and trick


def legal(game, hand, led):
    """The cards of the hand that may be played."""
    if led is None:  # play.lead, play.held
        return hand
    allowed = hand.intersection(FOLLOWING[game][led])  # play.follow, play.jacks
    return allowed or hand  # play.void


def winner(game, cards):
    """Which of the cards of a trick, in the order played, wins it."""
    candidates = [card for card in trumps(game) if card in cards]  # trick.winner
    if not candidates:  # trick.winner: only the suit led counts
        candidates = [card for card in FOLLOWING[game][cards[0]] if card in cards]
    return cards.index(candidates[0])


# --------------------------------------------------------------------- matadors


def matadors(game, twelve):
    """With +n, without -n, of the ten cards and the skat (matadors.skat)."""
    run = 0
    with_them = "CJ" in twelve  # matadors.with
    for trump in trumps(game):  # matadors.run; matadors.limit: null has none
        if (trump in twelve) != with_them:
            break
        run += 1
    return run if with_them else -run


# ----------------------------------------------------------------- announcement


class Announcement(NamedTuple):
    game: str
    hand: bool
    ouvert: bool
    level: Optional[str]  # announced: None, "schneider" or "schwarz"


def announce(code, said, skat_taken):
    """What an announcement amounts to."""
    game, hand, ouvert, level = said
    if skat_taken:
        hand = False  # announce.hand: struck out after taking up the skat
    elif code == "altenburg1937":
        hand = True  # announce.hand-unsaid
    if game == "null":
        return Announcement(game, hand, ouvert, None)  # announce.null, announce.null-ouvert
    if skat_taken:
        ouvert = False  # announce.ouvert: struck out likewise
    if ouvert:
        hand = True  # announce.hand: exists by hand only, so it says hand
    if not hand:
        level = None  # announce.levels
    if ouvert:
        level = "schwarz"  # announce.ouvert
    return Announcement(game, hand, ouvert, level)


def is_ruled(code, announcement):
    """Is it one of the games that there are (announce.games), in full?"""
    return announcement == announce(code, announcement, skat_taken=not announcement.hand)


# --------------------------------------------------------- how the game stands


class Standing(NamedTuple):
    """All that the clauses ask of card points and tricks."""
    soloist_61: bool
    defenders_60: bool
    defenders_31: bool
    soloist_trick: bool
    defenders_trick: bool
    soloist_schneider: bool
    defenders_schneider: bool
    soloist_schwarz: bool
    defenders_schwarz: bool


@lru_cache(maxsize=None)
def standing(soloist, tricks, open_points=0, open_tricks=0):
    """From the soloist's card points and tricks, and what nobody has yet.
    A level is there when what is open cannot take it away again."""
    defenders = 120 - soloist - open_points  # pack.points
    defenders_tricks = 10 - tricks - open_tricks
    return Standing(
        soloist_61=soloist >= 61,  # level.win
        defenders_60=defenders >= 60,  # level.win
        defenders_31=defenders >= 31,  # level.schneider
        soloist_trick=tricks > 0,
        defenders_trick=defenders_tricks > 0,
        soloist_schneider=soloist + open_points <= 30,  # level.schneider
        defenders_schneider=defenders + open_points <= 30,  # level.schneider
        soloist_schwarz=tricks + open_tricks == 0,  # level.schwarz
        defenders_schwarz=defenders_tricks + open_tricks == 0)  # level.schwarz


# The most card points that so many cards can hold (pack.points).
BEST = [sum(sorted(map(points, zip(PACK)), reverse=True)[:n]) for n in range(33)]


def impossible(soloist, tricks, open_points=0, open_tricks=0):
    """Do card points and tricks contradict each other? The soloist has three
    cards a trick and two more (skat.owner), the defenders three a trick, and no
    group of cards, alone or with another, holds more than as many of the best."""
    groups = ((soloist, 3 * tricks + 2),
              (120 - soloist - open_points, 3 * (10 - tricks - open_tricks)),
              (open_points, 3 * open_tricks))
    if min(min(group) for group in groups) < 0:
        return True
    return any(sum(p for p, _ in some) > BEST[sum(n for _, n in some)]
               for many in (1, 2) for some in combinations(groups, many))


# ------------------------------------------------------------------------ value

NULL_VALUES = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}
BASES = {"clubs": 12, "spades": 11, "hearts": 10, "diamonds": 9, "grand": 24}

# The levels that a soloist can be bound to, and what each counts when it is made.
BOUND = {None: frozenset(), "schneider": frozenset({"schneider"}),
         "schwarz": frozenset({"schneider", "schwarz"})}  # value.schneider, value.schwarz


def null_value(announcement):  # value.null
    return NULL_VALUES[announcement.hand, announcement.ouvert]


def base(code, announcement):
    if code == "altenburg1937" and announcement.game == "grand" and announcement.ouvert:
        return 36  # value.grand-ouvert
    return BASES[announcement.game]  # value.base


@lru_cache(maxsize=None)
def said(code, announcement):
    """What counts whatever happens in the play."""
    counts = {"game"}  # value.game
    if announcement.hand:
        counts.add("hand")  # value.hand
    if announcement.level is not None:
        counts.add("schneider announced")  # value.schneider-announced, announce.implied
    if announcement.level == "schwarz":
        counts.add("schwarz announced")  # value.schwarz-announced
    if announcement.ouvert and not (code == "altenburg1937" and announcement.game == "grand"):
        counts.add("ouvert")  # value.ouvert, value.grand-ouvert
    return counts


def made(stand):
    """The levels that the soloist made, announced or not."""
    counts = set()
    if stand.defenders_schneider:
        counts.add("schneider")  # value.schneider
    if stand.defenders_schwarz:
        counts.update({"schneider", "schwarz"})  # value.schwarz
    return counts


def charged(announcement, stand):
    """The levels that count in a game that is lost on card points or tricks."""
    counts = set(BOUND[announcement.level])  # value.announced-missed
    if announcement.level is None and stand.soloist_schneider:
        counts.add("schneider")  # value.own-schneider
    if announcement.level is None and stand.soloist_schwarz:
        counts.update({"schneider", "schwarz"})  # value.own-schwarz
    if announcement.level == "schneider" and stand.soloist_schwarz:
        counts.add("schwarz")  # value.own-schwarz, value.announced-missed
    return counts


def multiplier(run, *counts):  # value.product, value.matadors
    return abs(run) + len(set().union(*counts))


@lru_cache(maxsize=None)
def times_base(bid, base_value):
    """The multiplier of the lowest multiple that is not below the bid."""
    return next(n for n in range(1, 100) if n * base_value >= bid)  # value.overbid


@lru_cache(maxsize=None)
def bound_level(code, announcement, bid, run):
    """The level that the soloist must make, or "none covers the bid"."""
    levels = [None, "schneider", "schwarz"]
    for level in levels[levels.index(announcement.level):]:  # level.announced
        worth = base(code, announcement) * multiplier(
            run, said(code, announcement), BOUND[level])
        if worth >= bid:  # value.rescue, end.forced-level
            return level
    return "none covers the bid"


def decided(code, announcement, bid, run, stand):
    """end.decided: "won", "lost" or "open"."""
    if announcement.game == "null":
        if stand.soloist_trick or null_value(announcement) < bid:
            return "lost"  # level.null; value.overbid-null: lost at once, and in every way
        return "won" if stand.soloist_schwarz else "open"
    level = bound_level(code, announcement, bid, run)
    won, lost = {
        None: (stand.soloist_61, stand.defenders_60),
        "schneider": (stand.defenders_schneider, stand.defenders_31),
        "schwarz": (stand.defenders_schwarz, stand.defenders_trick),
        "none covers the bid": (False, True)}[level]
    return "won" if won else "lost" if lost else "open"


class Value(NamedTuple):
    won: bool
    overbid: bool
    value: int
    score: int
    level: int


class Refused(NamedTuple):
    why: str


def lost(code, announcement, overbid, value, level):
    once = code == "altenburg1937" and announcement.hand  # value.lost-once
    return Value(False, overbid, value, -value if once else -2 * value, level)  # value.lost-double


@lru_cache(maxsize=None)
def runs_in(twelve):
    return tuple((game, matadors(game, twelve)) for game in BASES)


def runs_known(twelve, run):
    """The matadors in each game: those of the cards; without cards one to three are the
    same in each, as a jack that is there, or not, ends the run; else nothing is known."""
    if twelve:
        return runs_in(twelve)
    return tuple((game, run) for game in BASES) if 1 <= abs(run) <= 3 else None


@lru_cache(maxsize=None)
def replaced_null(bid, hand, runs):
    """Value and multiplier of the cheapest suit or grand game that covers the bid; of
    those that cost the same, of the one with the highest base value."""
    levels = {game: max(abs(run) + 1 + hand, times_base(bid, BASES[game]))
              for game, run in runs}  # value.overbid-null
    game = min(levels, key=lambda game: (levels[game] * BASES[game], -BASES[game]))
    return levels[game] * BASES[game], levels[game]


def settle_null(code, announcement, bid, twelve, stand, ending):
    value, level = null_value(announcement), 0  # value.null
    if value < bid:
        if code in ("isko2022", "isko2018"):  # value.overbid-null
            if not twelve:
                return Refused("cards")
            value, level = replaced_null(bid, announcement.hand, runs_in(twelve))
        else:  # value.overbid-null-1999
            value = next((v for v in sorted(NULL_VALUES.values()) if v >= bid), bid)
        return lost(code, announcement, True, value, level)
    now = decided(code, announcement, bid, 0, stand)
    if now == "lost" or now == "open" and ending in ("played", "soloist-gave-up"):
        return lost(code, announcement, False, value, 0)  # level.null, end.concede-soloist
    return Value(True, False, value, value, 0)  # value.won, end.concede-defender, end.offer


@lru_cache(maxsize=None)
def settle(code, announcement, bid, run, stand, ending="played"):
    """What a suit or grand game comes to; bid 0 when it is not known."""
    now = decided(code, announcement, bid, run, stand)
    given = set()
    if now == "open" and ending == "defenders-gave-up":
        # end.concede-defender, end.forced-level
        given = BOUND[bound_level(code, announcement, bid, run)]
        now = "won"
    elif now == "open" and ending == "offer-accepted":
        given = BOUND[announcement.level]  # end.offer: the announced game, no level asked for
        now = "won"
    elif now == "open" and ending == "unproved" and announcement.level is None:
        now = "won"  # end.proof
    # What the announcement asks for was made, but may not cover the bid: value.bid.
    # A soloist who gives up has made no level then: end.concede-soloist.
    met = now == "won" or ending != "soloist-gave-up" and \
        decided(code, announcement, 0, run, stand) == "won"
    levels = made(stand) | given if met else charged(announcement, stand)
    base_value = base(code, announcement)
    level = multiplier(run, said(code, announcement), levels)
    value = base_value * level  # value.product
    if value < bid:  # value.bid, value.overbid
        return lost(code, announcement, True, base_value * times_base(bid, base_value), level)
    if not met:
        return lost(code, announcement, False, value, level)
    return Value(True, False, value, value, level)  # value.won


def value(code, announcement, bid, soloist, tricks, run=0, twelve=(),
          open_points=0, open_tricks=0, ending="played"):
    """What a game is worth, or why the facts cannot be."""
    game = announcement.game
    if not is_ruled(code, announcement):
        return Refused("announced")
    if twelve:
        run = matadors(game, twelve)
    if abs(run) not in {"null": range(1), "grand": range(1, 5)}.get(game, range(1, 12)):
        return Refused("matadors")  # matadors.limit
    if not (0 <= soloist <= 120 and 0 <= open_points <= 120):
        return Refused("points")  # pack.points
    if not (0 <= tricks <= 10 and 0 <= open_tricks <= 10):
        return Refused("tricks")  # end.play-out
    if game != "null" and impossible(soloist, tricks, open_points, open_tricks):
        return Refused("together")  # pack.points: in null they mean nothing
    if ending not in ("played", "led-early", "wrong-number") and open_tricks == 0:
        return Refused("unplayed")  # end.play-out: after the last trick nothing ends the game
    if ending == "led-early":  # end.early-lead
        runs = runs_known(twelve, run)
        if runs is None:
            return Refused("cards")
        return lost(code, Announcement(game, False, False, None), False,
                    *replaced_null(bid, False, runs))
    if ending == "played":  # end.schneider: what is not played is the defenders'
        open_points = open_tricks = 0
    stand = standing(soloist, tricks, open_points, open_tricks)
    if game == "null":
        return settle_null(code, announcement, bid, twelve, stand, ending)
    return settle(code, announcement, bid, run, stand, ending)


# --------------------------------------------------------------- bids to go with


@lru_cache(maxsize=None)
def bids(code):  # auction.values
    values = {n * BASES[game] for game in SUIT_GAMES for n in range(2, 19)}
    values |= set(NULL_VALUES.values())
    values |= {24 * n for n in range(2, 12)}
    if code == "altenburg1937":
        values = values - {264} | {252, 288, 324, 360}
    return sorted(values)


# -------------------------------------------------------------------- questions


def read_cards(text):
    return [card.replace("10", "T") for card in text.split()]


CONTRA = {None: 1, "contra": 2, "re": 4, "sup": 8}  # home.contra


def every_trick(given):
    """What a player with all ten tricks gets: a number, or None: he loses as any other."""
    options = given["options"]
    if given.get("pushed", False):
        return 120  # home.push-every-trick
    if "ramsch-fixed" in options and "home.ramsch-two-virgins" in options:
        return -20
    if "ramsch-fixed" in options:
        return 20  # home.ramsch-every-trick
    return None if "home.ramsch-march" in options else 120


def ramsch_charge(given, points):
    """What each who loses is charged; points: those of a loser, with the skat."""
    options, tricks = given["options"], given["tricks"]
    if given.get("pushed", False):  # home.pushed-ramsch, home.push-refuse, home.push-no-trick
        return points * 2 * 2 ** given.get("refused", 0) * (2 if 0 in tricks else 1)
    if "ramsch-fixed" in options:
        return 15 if 0 in tricks else 10
    virgins = 0 if "home.ramsch-no-trick" in options else tricks.count(0)
    return points * (2 if "ramsch-double" in options else 1) * 2 ** virgins


def ramsch(given):
    """What a ramsch costs each, by the sentences of home.*, pushed or not."""
    tricks, options = given["tricks"], given["options"]
    points, skat = list(given["points"]), 120 - sum(given["points"])
    if "home.ramsch-last-trick" in options and not given.get("pushed", False):
        points["FMR".index(given["last_trick"])] += skat
        skat = 0
    if 10 in tricks and every_trick(given) is not None:
        paid = every_trick(given)
        losers = ["FMR"[tricks.index(10)]] if paid < 0 else []
        return {"scores": [paid if n == 10 else 0 for n in tricks], "losers": losers}
    loses = [n == max(points) for n in points]  # home.ramsch-loser, home.ramsch-tie
    if 10 in tricks:
        loses = [n == 10 for n in tricks]
    if all(loses) and "home.ramsch-tie-all" in options:
        loses = [False] * 3
    charge = ramsch_charge(given, max(points) + skat)  # home.ramsch-skat
    return {"scores": [-charge if lost else 0 for lost in loses],
            "losers": [seat for seat, lost in zip("FMR", loses) if lost]}


def answer_revolution(given, code):
    """home.revolution: worth 92, by hand; above 92 as any null, home.revolution-bid."""
    if given["bid"] > 92:
        return {"won": False}
    won = given["tricks"] == 0
    score = 92 if won else -92 if code == "altenburg1937" else -184
    return {"won": won, "value": 92, "score": score * CONTRA[given.get("contra")]}


# A breach before the decision has the result of giving up: end.breach-before.
AS_ENDING = {"defenders-breach": "defenders-gave-up", "soloist-breach": "soloist-gave-up"}


def answer_wrong_number(given, code, announcement, run, twelve):
    """skat.wrong-number, skat.wrong-number-proved: lost simple, whatever was played."""
    counts = set(BOUND[announcement.level])
    if code == "altenburg1937":
        counts |= BOUND[given.get("proved")]
    if announcement.game == "null":
        result = lost(code, announcement, False, null_value(announcement), 0)
    else:
        worth, level = base(code, announcement), multiplier(run, said(code, announcement), counts)
        over = worth * level < given["bid"]
        result = lost(code, announcement, over, worth * (
            times_base(given["bid"], worth) if over else level), level)
    return dict(result._asdict(), matadors=run)


def answer_value(given, code):
    if given.get("revolution"):
        return answer_revolution(given, code)
    if code == "isko1999" and "value.overbid-null" in given.get("options", []):
        code = "isko2018"  # of the clauses on value, that one is the only difference
    announcement = announce(
        code, Announcement(given["game"], given.get("hand", False), given.get("ouvert", False),
                           given.get("announced")), skat_taken=not given.get("hand", False))
    twelve = frozenset(read_cards(given.get("cards", "")))
    run = matadors(given["game"], twelve) if twelve else given.get("matadors", 0)
    ending = given.get("ending", "played")
    if ending == "wrong-number":
        return answer_wrong_number(given, code, announcement, run, twelve)
    result = value(code, announcement, given["bid"], given["points"], given["tricks"],
                   run, twelve, given.get("unplayed_points", 0), given.get("unplayed_tricks", 0),
                   AS_ENDING.get(ending, ending))
    if isinstance(result, Refused):
        raise ValueError(f"the facts cannot be: {result.why}")
    factor = CONTRA[given.get("contra")] if "contra" in given.get("options", []) else 1
    return dict(result._asdict(), matadors=run, score=result.score * factor)


def answer(ask, given):
    """The answer to one question, in the words of the corpus."""
    game = given.get("game")
    if ask == "matadors":
        return {"matadors": matadors(game, read_cards(given["cards"]))}
    if ask == "legal":
        led = given["led"] and read_cards(given["led"])[0]
        hand = read_cards(given["hand"])
        allowed = legal(game, frozenset(hand), led)
        return {"cards": " ".join(card for card in hand if card in allowed)}
    if ask == "trick":
        cards = read_cards(given["cards"])
        seat = "FMR".index(given["leader"]) + winner(game, cards)  # play.turn
        return {"winner": "FMR"[seat % 3], "points": points(cards)}  # trick.points
    if ask == "ramsch":
        return ramsch(given)
    if ask == "value":
        return answer_value(given, given.get("code", CODES[0]))
    raise ValueError(f"no opinion on {ask}")


def answer_lines():
    for line in sys.stdin:
        ident = None
        try:
            question = json.loads(line)
            ident = question.get("id")
            reply = {"answer": answer(question["ask"], question["given"])}
        except (ValueError, KeyError, AttributeError, TypeError, IndexError) as error:
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps({"id": ident, **reply}), flush=True)
    return 0


def answer_cases(path):
    """Answers every case of the corpus that it has an opinion on."""
    count = wrong = 0
    with open(path, encoding="utf-8") as file:
        for case in map(json.loads, file):
            if case["ask"] not in ("matadors", "legal", "trick", "value", "ramsch"):
                continue
            count += 1
            own = answer(case["ask"], case["given"])
            for key, expected in case["expect"].items():
                got = own.get(key, expected)
                if key == "cards":
                    got, expected = set(read_cards(got)), set(read_cards(expected))
                if got != expected:
                    wrong += 1
                    print(f"{case['id']} ({case['code']}): {key}: the corpus expects {expected}, "
                          f"the second opinion is {got}")
    print(f"{count} cases, {wrong} answers differ")
    return 1 if wrong or not count else 0


# ----------------------------------------------------------------------- sweeps
#
# What tests/rules/sweep prints: lines of inputs, a colon, and the answers to all
# questions that the rest of the inputs makes, in the same order as here. With
# each line goes what tells the inputs of its n-th answer.

# Sets of cards are written in hex: the seven of diamonds is 1, its eight 2 ...
NUMBERED = [suit + rank for suit in "DHSC" for rank in "789QKTAJ"]
BIT = {card: 1 << n for n, card in enumerate(NUMBERED)}


@lru_cache(maxsize=10000)
def hexed(cards):
    return f"{sum(BIT[card] for card in cards):x}"


def subset(cards, number):
    return frozenset(card for n, card in enumerate(cards) if number >> n & 1)


def in_words(cards):
    return " ".join(card for card in PACK if card in cards) or "no card"


def filled(cards, order, size):
    """The cards, and as many others of the order as make the size."""
    others = [card for card in order if card not in cards]
    return frozenset(cards) | frozenset(others[:max(0, size - len(cards))])


def sweep_cards():
    yield "points: " + " ".join(f"{card}={points([card])}" for card in NUMBERED), None
    for game in GAMES:
        yield f"trumps {game}: {hexed(frozenset(trumps(game)))}", None
        for card in NUMBERED:
            follow = FOLLOWING[game][card]
            yield f"class {game} {card}: {' '.join(follow)}", None


def sweep_matadors():
    for game in GAMES:
        top = trumps(game)
        others = [card for card in NUMBERED if card not in top]
        for turned in range(0, len(others), 5):
            rest = others[turned:] + others[:turned]
            hands = [filled(subset(top, n), rest, 12) for n in range(2 ** len(top))]
            found = " ".join(str(matadors(game, hand)) for hand in hands)
            yield f"matadors {game} {turned}: {found}", lambda n, hands=hands: in_words(hands[n])


def sweep_legal():
    for game in GAMES:
        for led in NUMBERED:
            others = [card for card in NUMBERED if card not in FOLLOWING[game][led]]
            held = [card for card in NUMBERED if card in FOLLOWING[game][led] and card != led]
            for number in range(2 ** len(held)):
                part = subset(held, number)
                hands = [filled(part, others, 10), filled(part, others[::-1], 10)]
                if len(part) < 10:
                    hands += [part | {card} for card in others[number % 3::3]]
                if part:
                    hands.append(part)
                found = " ".join([hexed(legal(game, hand, led)) for hand in hands])
                yield (f"legal {game} {led} {number:x}: {found}",
                       lambda n, hands=hands: "hand " + in_words(hands[n]))
        hands = [filled((), NUMBERED[turned:] + NUMBERED[:turned], 10) for turned in range(32)]
        yield (f"legal {game} lead: {' '.join(hexed(legal(game, hand, None)) for hand in hands)}",
               lambda n, hands=hands: "hand " + in_words(hands[n]))


def sweep_trick():
    for game in GAMES:
        for first, second in permutations(NUMBERED, 2):
            thirds = [card for card in NUMBERED if card not in (first, second)]
            tricks = [(first, second, third) for third in thirds]
            found = " ".join([f"{winner(game, trick)}/{points(trick)}" for trick in tricks])
            yield f"trick {game} {first} {second}: {found}", lambda n, thirds=thirds: thirds[n]


def all_announcements(game):
    return [Announcement(game, hand, ouvert, level) for hand in (False, True)
            for ouvert in (False, True) for level in (None, "schneider", "schwarz")]


def label(announcement):
    return "+".join([announcement.game] + ["hand"] * announcement.hand +
                    ["ouvert"] * announcement.ouvert + [announcement.level or "none"])


def sweep_announce():
    for code in CODES:
        yield f"bids {code}: {' '.join(map(str, bids(code)))}", None
        for game in GAMES:
            for words in all_announcements(game):
                results = [label(announce(code, words, taken)) for taken in (False, True)]
                yield (f"announce {code} {label(words)}: {' '.join(results)}",
                       lambda n: ("skat left", "skat taken")[n])


def written(result):
    """Won or lost, ! when overbid, value/score/level; or why it is refused."""
    if isinstance(result, Refused):
        return "?" + result.why
    return (f"{'W' if result.won else 'L'}{'!' if result.overbid else ''}"
            f"{result.value}/{result.score}/{result.level}")


# Every threshold of the clauses, and around it.
SOME_POINTS = (0, 1, 29, 30, 31, 59, 60, 61, 62, 88, 89, 90, 91, 119, 120)
SOME_TRICKS = (0, 1, 5, 9, 10)
OUTCOMES = [(p, t) for p in SOME_POINTS for t in SOME_TRICKS]


def ruled(code, game):
    return [a for a in all_announcements(game) if is_ruled(code, a)]


def runs(game):
    most = {"grand": 4, "null": 0}.get(game, 11)  # matadors.limit
    return [n for n in range(-most, most + 1) if n != 0 or game == "null"]


def outcome_label(n):
    return "%d card points, %d tricks" % OUTCOMES[n]


def sweep_value():
    stands = [None if impossible(p, t) else standing(p, t) for p, t in OUTCOMES]
    refused = written(Refused("together"))

    @lru_cache(maxsize=None)
    def found(code, announcement, bid, run):  # only the number of matadors counts: matadors.with
        seen = {None: refused}
        for stand in stands:
            if stand not in seen:
                seen[stand] = written(settle(code, announcement, bid, run, stand))
        return " ".join([seen[stand] for stand in stands])

    for code in CODES:
        for game in SUIT_GAMES + ("grand",):
            for announcement in ruled(code, game):
                for run in runs(game):
                    for bid in [0] + bids(code):
                        yield (f"value {code} {label(announcement)} {run} {bid}: "
                               f"{found(code, announcement, bid, abs(run))}", outcome_label)
        for announcement in ruled(code, "null"):
            for bid in [0] + bids(code):
                results = [written(value(code, announcement, bid, p, t)) for p, t in OUTCOMES]
                yield (f"value {code} {label(announcement)} 0 {bid}: {' '.join(results)}",
                       outcome_label)


def twelves():
    """Twelve cards: every holding of jacks, and plain cards from everywhere.
    With them the codes to ask: only 2018 and 2022 look at the cards in null."""
    plain = [card for card in NUMBERED if card[1] != "J"]
    for number in range(16):
        jacks = subset(trumps("grand"), number)
        for order in (plain, plain[::3] + plain[1::3] + plain[2::3]):
            for turned in range(0, 28, 4):
                twelve = filled(jacks, order[turned:] + order[:turned], 12)
                yield twelve, CODES if turned == 0 else CODES[:1]


def sweep_value_of_cards():
    for twelve, codes in twelves():
        for code in codes:
            for announcement in ruled(code, "null"):
                some = [0] + bids(code)
                results = [written(value(code, announcement, bid, 0, tricks, twelve=twelve))
                           for bid in some for tricks in (0, 1)]
                yield (f"value {code} {label(announcement)} {hexed(twelve)}: {' '.join(results)}",
                       lambda n, some=some: f"bid {some[n // 2]}, {n % 2} tricks")
        for game in SUIT_GAMES + ("grand",):
            simple = Announcement(game, False, False, None)
            results = [written(value(CODES[0], simple, bid, 61, 5, twelve=twelve))
                       for bid in (0, 48, 120)]
            yield (f"value {CODES[0]} {label(simple)} {hexed(twelve)}: {' '.join(results)}",
                   lambda n: f"bid {(0, 48, 120)[n]}, 61 card points, 5 tricks")


def sweep_refused():
    """Facts of which one alone is wrong, and all card points with all tricks."""
    for code in CODES:
        for game in GAMES:
            run = 0 if game == "null" else 1
            for words in all_announcements(game):
                result = written(value(code, words, 0, 61, 5, run))
                yield f"refused {code} {label(words)} announced: {result}", None
            simple = Announcement(game, False, False, None)
            some = range(1) if game == "null" else range(-13, 14)
            results = [written(value(code, simple, 0, 61, 5, n)) for n in some]
            yield (f"refused {code} {game} matadors: {' '.join(results)}",
                   lambda n, some=some: f"{some[n]} matadors")
            for tricks in range(-1, 12):
                results = [written(value(code, simple, 0, p, tricks, run)) for p in range(121)]
                yield (f"refused {code} {game} {tricks} tricks: {' '.join(results)}",
                       lambda n: f"{n} card points")
            results = [written(value(code, simple, 0, p, 5, run)) for p in (-1, 121)]
            yield (f"refused {code} {game} points: {' '.join(results)}",
                   lambda n: f"{(-1, 121)[n]} card points")


# A game that stopped: card points and tricks of the soloist, and those of nobody.
SIDE_POINTS = (0, 22, 29, 30, 31, 59, 60, 61, 89, 90, 91, 120)
SIDE_TRICKS = (0, 1, 5, 9, 10)
STOPPED = [fact for fact in ((p, t, 120 - p - d, 10 - t - u)
                             for p in SIDE_POINTS for d in SIDE_POINTS
                             for t in SIDE_TRICKS for u in SIDE_TRICKS) if not impossible(*fact)]
STOPPED_NULL = [(t, o) for t in range(11) for o in range(11 - t)]
STOPPED_BIDS = (0, 18, 23, 24, 27, 35, 36, 46, 48, 59, 60, 72, 96, 132, 168, 264)
STOPPED_GAMES = [("clubs", 1), ("clubs", -4), ("clubs", 9), ("hearts", -1), ("hearts", 2),
                 ("hearts", -11), ("grand", 1), ("grand", -4)]
ENDINGS = {"isko2022": ("defenders-gave-up", "soloist-gave-up", "offer-accepted"),
           "isko2018": ("defenders-gave-up", "soloist-gave-up", "offer-accepted"),
           "isko1999": ("defenders-gave-up", "soloist-gave-up"),  # end.offer: not yet
           "altenburg1937": ()}  # end.concede-soloist, end.concede-defender: not known


def stopped_label(n):
    return "soloist %d card points, %d tricks; open %d, %d tricks" % STOPPED[n]


def stopped_null_label(n):
    return "soloist %d tricks; open %d tricks" % STOPPED_NULL[n]


def sweep_stopped_game(code, announcement, run, bid):
    stands = [standing(*fact) for fact in STOPPED]
    what = f"{code} {label(announcement)} {run} {bid}"

    def found(answer_to, left=0):
        seen = {stand: answer_to(stand) for stand in set(stands)}
        return " ".join([seen[stand] if fact[3] >= left else written(Refused("unplayed"))
                         for stand, fact in zip(stands, STOPPED)])

    yield (f"decided {what}: " + found(
        lambda stand: decided(code, announcement, bid, run, stand)), stopped_label)
    for ending in ENDINGS[code]:
        yield (f"{ending} {what}: " + found(
            lambda stand: written(settle(code, announcement, bid, run, stand, ending)), 1),
            stopped_label)  # end.play-out: only before the last trick
    if announcement.level == "schwarz":  # end.schwarz
        yield (f"ended {what}: " + found(lambda stand: written(
            settle(code, announcement, bid, run, stand)) if stand.defenders_trick else "-"),
            stopped_label)


def sweep_stopped_null(code, announcement, twelve, bid):
    what = f"{code} {label(announcement)} {bid}"
    results = [decided(code, announcement, bid, 0, standing(0, t, 0, o)) for t, o in STOPPED_NULL]
    yield f"decided {what}: {' '.join(results)}", stopped_null_label
    for ending in ENDINGS[code] + ("played",):
        results = [written(value(code, announcement, bid, 0, t, 0, twelve, 0, o, ending))
                   if ending != "played" or t > 0 or o == 0 else "-"  # end.null
                   for t, o in STOPPED_NULL]
        yield f"{ending} {what}: {' '.join(results)}", stopped_null_label


def sweep_stopped():
    """end.decided, games given up (end.concede-*), offered, or ended by the code."""
    twelve, _ = next(twelves())
    for code in CODES:
        for game, run in STOPPED_GAMES:
            for announcement in ruled(code, game):
                for bid in STOPPED_BIDS:
                    yield from sweep_stopped_game(code, announcement, run, bid)
        for announcement in ruled(code, "null"):
            for bid in STOPPED_BIDS:
                yield from sweep_stopped_null(code, announcement, twelve, bid)


SWEEPS = (sweep_cards, sweep_matadors, sweep_legal, sweep_trick, sweep_announce, sweep_value,
          sweep_value_of_cards, sweep_refused, sweep_stopped)


def sweep():
    gc.disable()  # much is made and nothing of it is cyclic
    for part in SWEEPS:
        yield from part()
    yield "end", None


def compare():
    """Compares the engine's answers on stdin; says the first that differ."""
    lines = answers = 0
    differ = {}
    for mine, theirs in zip_longest(sweep(), map(str.rstrip, sys.stdin)):
        if mine is None or theirs is None:
            print("one of the two stopped early:", (mine or (theirs,))[0][:200])
            differ["lines"] = 1
            break
        own, inputs_of = mine
        lines += 1
        answers += own.count(" ", own.find(":") + 1)
        if own == theirs:
            continue
        inputs, _, own_answers = own.partition(":")
        their_inputs, _, their_answers = theirs.partition(":")
        if inputs != their_inputs:
            print(f"asked for {inputs!r}, the engine's sweep for {their_inputs!r}")
            differ["lines"] = 1
            break
        pairs = zip_longest(own_answers.split(), their_answers.split())
        for n, (one, other) in enumerate(pairs):
            if one == other:
                continue
            about = inputs.split()[0]
            differ[about] = differ.get(about, 0) + 1
            if differ[about] <= 10:
                inputs_too = f", {inputs_of(n)}" if inputs_of else ""
                print(f"{inputs}{inputs_too}: engine {other}, second opinion {one}")
    for _ in sys.stdin:  # so that the sweep can end
        pass
    print(f"{answers} answers in {lines} lines, {sum(differ.values())} differ",
          *(f"{n} of {about}" for about, n in differ.items()), sep=", ")
    return 1 if differ else 0


def main(words):
    if not words:
        return answer_lines()
    if words == ["sweep"]:
        for text, _ in sweep():
            print(text)
        return 0
    if words == ["compare"]:
        return compare()
    if len(words) == 2 and words[0] == "cases":
        return answer_cases(words[1])
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
