"""Compares the second opinion on conduct (conduct.py, endings.py) with the engine.

    conduct_sweep.py sweep SKATREF [SHARE [SEED [ASK]]]   asks both so many percent of a sweep
    conduct_sweep.py cases FILE                           answers the cases of vectors.jsonl
    conduct_sweep.py answer                               questions in, answers out, as JSON lines
"""

import json
import queue
import random
import subprocess
import sys
import threading
from itertools import product

import second_opinion as cards
from conduct import (CODES, DESCRIBED, OLD, SEATS, Auction, Refused, answer_announce,
                     answer_auction, answer_misdeal)
from endings import (BREACHES, PLAY_ON, NoOpinion, Position, answer_ending, guaranteed, own_points,
                     points_of)

# ---------------------------------------------------------------------- answers

ANSWERS = {"auction": answer_auction, "announce": answer_announce, "misdeal": answer_misdeal,
           "ending": answer_ending}


def answer(ask, given):
    try:
        return ANSWERS[ask](given)
    except Refused as refused:
        return {"refused": str(refused)}
    except NoOpinion:
        return {}


def answer_lines():
    for line in sys.stdin:
        question = json.loads(line)
        print(json.dumps({"id": question.get("id"),
                          "answer": answer(question["ask"], question["given"])}), flush=True)
    return 0


def differences(own, theirs):
    """The keys in which the second opinion differs from an answer or an expectation."""
    def equal(key, one, other):
        if isinstance(one, dict) and isinstance(other, dict):
            return not differences(one, other)
        if key == "struck":  # in any order
            return sorted(map(json.dumps, one)) == sorted(map(json.dumps, other))
        return one == other
    return [key for key in own if key in theirs and not equal(key, own[key], theirs[key])]


def answer_cases(path):
    count = wrong = none = 0
    with open(path, encoding="utf-8") as file:
        for case in map(json.loads, file):
            if case["ask"] not in ANSWERS:
                continue
            count += 1
            own = answer(case["ask"], case["given"])
            expected = case["expect"]
            if not own:
                none += 1
                continue
            if "refused" in own or differences(own, expected) or \
                    set(expected) - set(own):
                wrong += 1
                print(f"{case['id']} ({case['code']}): expected {expected}, "
                      f"the second opinion is {own}")
    print(f"{count} cases, {none} without an opinion, {wrong} answers differ")
    return 1 if wrong or not count else 0


# ------------------------------------------------------------------------- sweep
#
# All questions that can differ in a rule; the cards of the last tricks are drawn
# by lot, with a seed.


def asked(ask, **given):
    return {"ask": ask, "given": {key: fact for key, fact in given.items() if fact is not None}}


def auctions(lot, number):
    """Auctions by lot; a call that is not allowed ends them."""
    words = ("yes",) * 3 + ("pass",) * 4 + ("looks", "null hand", "grand", "grand hand", "hearts")
    words += ("clubs ouvert", 17, 18, 18, 19, 20, 20, 22, 23, 264, 288)
    for _ in range(number):
        code, said, follow = lot.choice(CODES), [], lot.random() < 0.3
        options = ["auction.alone-18"] if lot.random() < 0.1 else []
        auction = Auction(code, options)
        for _ in range(lot.randint(0, 12)):
            seat, word = lot.choice(SEATS), str(lot.choice(words))
            if lot.random() < 0.8:
                seat = auction.turn() if not auction.over() else seat
            if lot.random() < 0.02:
                seat, word = "D", "looks"
            clause = auction.fault(seat, word)
            if clause and lot.random() < 0.8:
                continue
            said.append(f"{seat} {word}")
            if not clause:
                auction.call(seat, word)
            elif follow:
                auction.not_allowed(seat, word, clause)
            else:
                break
        yield asked("auction", calls=said, code=code, options=options or None,
                    follow=follow or None)


def announcements():
    for code, game, taken, hand, level, ouvert, revolution, option, laid_open in product(
            CODES, cards.GAMES, (False, True), (False, True), (None, "schneider", "schwarz"),
            (False, True), (False, True), (False, True), (None, True)):
        yield asked("announce", skat_taken=taken, bid=18, laid_open=laid_open, said={
            "game": game, "hand": hand, "announced": level, "ouvert": ouvert,
            "revolution": revolution}, options=["revolution"] if option else None, code=code)
    for code, game, taken, hand, level, ouvert, late in product(
            CODES, ("grand", "null"), (False, True), (False, True), (None, "schneider", "schwarz"),
            (False, True), ("nothing", "hand", "schneider", "schwarz", "ouvert")):
        yield asked("announce", skat_taken=taken, bid=18, late=late, code=code, said={
            "game": game, "hand": hand, "announced": level, "ouvert": ouvert})
    for code, bid, bound, game, hand, level, taken, ouvert in product(
            CODES, (None, 80), ("grand hand", "clubs", "null hand", "null ouvert", "null ouvert hand"),
            ("grand", "clubs", "null"), (False, True), (None, "schneider"), (False, True),
            (False, True)):
        yield asked("announce", skat_taken=taken, bid=bid or DESCRIBED[code][bound], bound=bound, code=code, said={
            "game": game, "hand": hand, "announced": level, "ouvert": ouvert})
    for code, bid, hand, ouvert, taken, option, number in product(
            CODES, (18, 23, 24, 36, 48, 60), (False, True), (False, True), (False, True),
            (None, ["value.overbid-null"]), (None, 3)):
        yield asked("announce", skat_taken=taken, bid=bid, code=code, put_away=number, said={
            "game": "null", "hand": hand, "announced": None, "ouvert": ouvert},
            options=option if code == "isko1999" else None)
    said = {"game": "grand", "hand": False, "announced": None, "ouvert": False}
    for code, number in product(CODES, range(13)):
        yield asked("announce", skat_taken=True, put_away=number, said=said, code=code)
        yield asked("announce", skat_taken=number % 2 == 1, held=number, said=said, code=code)


def misdeals():
    for number in product(range(8, 13), repeat=3):
        skat = 32 - sum(number)
        if 0 <= skat <= 6:
            for found, soloist, play_on in product(("auction", "play"), "FR ", (None, True)):
                yield asked("misdeal", kind="count", found=found, play_on=play_on,
                            cards=dict(zip(SEATS, number), skat=skat),
                            soloist=None if soloist == " " else soloist)
    for found in ("deal", "auction", "play"):
        yield asked("misdeal", kind="dealing", found=found)
        yield asked("misdeal", kind="shuffle", found=found)
        for fault in ("dealer", "shared", "other"):
            yield asked("misdeal", kind="exposed", found=found, fault=fault)
        for lifted in range(33):
            yield asked("misdeal", kind="cut", found=found, lifted=lifted)
        for by, leave, told_apart in product("FMRD", (False, True), (False, True)):
            yield asked("misdeal", kind="skat-seen", found=found, by=by, leave=leave)
            yield asked("misdeal", kind="skat-taken", found=found, by=by, told_apart=told_apart)
    for players, deal in product((3, 4, 5), range(1, 30)):
        yield asked("misdeal", kind="dealer", players=players, deal=deal)
        for dealer in range(players):
            yield asked("misdeal", kind="dealer", players=players, deal=deal, dealer=dealer)
    for players, reserved, long in product((3, 4, 5), (False, True), (False, True)):
        yield asked("misdeal", kind="cutter-away", players=players, reserved=reserved, long=long)


def worths_of_misdeals():
    """What is won or lost by a wrong number, in every game."""
    for by, soloist, mattered, proved, contract in product(
            SEATS, SEATS, (False, True), (None, "schneider", "schwarz"), [{}, *contracts()]):
        some = {key: fact for key, fact in contract.items() if key != "cards"}
        yield asked("misdeal", kind="missing", by=by, soloist=soloist, mattered=mattered,
                    proved=proved, **some)
        if proved is None:
            number = dict.fromkeys(SEATS, 10)
            number[by] -= 1
            yield asked("misdeal", kind="count", found="play", soloist=soloist,
                        cards=dict(number, skat=3 if mattered else 2), **some)


def contracts():
    """Every kind of game with its matadors, and a bid for each level that it can force."""
    for hand, ouvert in product((False, True), repeat=2):
        yield {"game": "null", "hand": hand, "ouvert": ouvert, "bid": 18}
        for bid in (24, 48, 60, 100):
            yield {"game": "null", "hand": hand, "ouvert": ouvert, "bid": bid,
                   "cards": "CJ C7 C8 C9 S7 S8 H7 H8 D7 D8 D9 H9"}
    said = [{}, {"hand": True}, {"hand": True, "announced": "schneider"},
            {"hand": True, "announced": "schwarz"}, {"hand": True, "ouvert": True,
                                                      "announced": "schwarz"}]
    for game, run, words in product(("hearts", "clubs", "grand"), (1, -2, 4), said):
        base = cards.BASES[game]
        least = abs(run) + 1 + len(words)
        above = [base * n + 1 for n in range(least - 1, least + 3)]
        for bid in {0, 18} | {min(bid for bid in cards.bids(CODES[0]) if bid >= value)
                              for value in above if value < 240}:
            yield dict(words, game=game, matadors=run, bid=bid)
    for jacks, bid in product(("CJ", "CJ HJ", "SJ"), (18, 24, 36, 48)):
        yield {"game": "hearts", "bid": bid,
               "cards": jacks + " HA HT HK HQ H9 H8 H7 CA CT SA ST"[:-3 * jacks.count(" ") or None]}


# Card points and tricks of the soloist, and those that nobody has yet.
STATES = [(0, 0, 120, 10), (11, 0, 109, 10), (10, 0, 90, 9), (20, 0, 83, 8), (7, 0, 92, 8),
          (0, 0, 60, 5), (22, 0, 20, 3), (5, 1, 100, 8), (22, 1, 98, 9), (28, 2, 61, 4),
          (30, 3, 31, 3), (30, 3, 50, 4), (30, 3, 59, 4), (31, 3, 50, 4), (40, 4, 20, 2),
          (40, 4, 21, 2), (59, 5, 0, 1), (59, 5, 1, 1), (60, 5, 30, 3), (60, 5, 60, 5),
          (60, 6, 30, 3), (61, 5, 59, 5), (61, 6, 28, 3), (62, 6, 27, 2), (89, 8, 20, 1),
          (90, 8, 10, 1), (90, 8, 30, 2), (95, 9, 25, 1), (100, 8, 5, 1), (120, 9, 0, 1)]

KINDS = ("revoke", "wrong-lead", "wrong-turn", "card-shown", "skat-seen", "tricks-seen",
         "betrayal", "not-laid-open", "early-lead", "gives-up", "lays-down", "throws", "away",
         "no-proof", "leads-on", "gathers", "warns", "says-lost", "skat-shown", "leads-shown",
         "takes-back", "last-trick", "wrong-number")
OPENING = ("skat-seen", "skat-seen", "skat-shown", "tricks-seen", "betrayal", "card-shown",
           "warns", "throws", "gives-up")


def happening(lot, kind, by, soloist):
    """What happened, with what may go with it."""
    happened = {"kind": kind, "by": by}
    if lot.random() < 0.2 and kind in PLAY_ON:
        happened["play_on"] = True
    if kind in ("gives-up", "lays-down", "skat-shown"):
        answers = [(seat, lot.choice(("agreed", "objected", "agreed", None)))
                   for seat in SEATS if seat != soloist]
        for word in ("agreed", "objected"):
            happened[word] = [seat for seat, said in answers if said == word]
    if kind in ("revoke", "wrong-lead", "wrong-turn", "early-lead", "leads-on", "leads-shown"):
        happened["noticed"] = lot.choice(("at-once", "gathered", "led", "played"))
    if kind == "leads-on":
        happened["trick_to"] = lot.choice(SEATS)
    if kind == "leads-shown" or (lot.random() < 0.05 and kind in BREACHES):
        happened["leave"] = lot.random() < 0.5
    if kind in ("lays-down", "skat-shown", "wrong-number"):
        happened["asked"] = lot.choice((None, "schneider", "schwarz"))
    if kind == "lays-down" and lot.random() < 0.3:
        happened["others_get"] = lot.randint(0, 3)
    # Where no rule was broken nobody demands to play on: end.card-shown end.betrayal end.partner-warned trick.complete.
    if happened.get("trick_to") == by or by == soloist and kind in ("card-shown", "betrayal", "warns"):
        happened.pop("play_on", None)
    return happened


def chosen(lot, game, code):
    """House rules, and clauses that stand in for others."""
    if lot.random() < 0.9:
        return {}
    if lot.random() < 0.3:
        return {"options": ["contra"], "contra": lot.choice((None, "contra", "re", "sup"))}
    if game == "null" and code == "isko1999" and lot.random() < 0.5:
        return {"options": ["value.overbid-null"]}
    return {} if code == OLD else {"options": ["end.throw-null-letter"]}


def endings(lot, share):
    """Every happening in every game and state; who sits where and answers what, by lot."""
    for contract, state, kind, mine, code in product(contracts(), STATES, KINDS, (False, True),
                                                     CODES):
        if lot.random() * 100 >= share:
            continue
        points, tricks, open_points, open_tricks = state
        soloist = lot.choice(SEATS)
        by = soloist if mine else lot.choice([seat for seat in SEATS if seat != soloist])
        yield asked("ending", soloist=soloist, points=points, tricks=tricks,
                    unplayed_points=open_points, unplayed_tricks=open_tricks, code=code,
                    happened=happening(lot, kind, by, soloist),
                    **chosen(lot, contract["game"], code), **contract)


def last_tricks(lot, number):
    """Positions of the last one to four tricks, with somebody whose cards are good."""
    kinds = ("lays-down",) * 5 + ("throws",) * 5 + ("says-lost",) * 4 + ("skat-shown",)
    made = 0
    while made < number:
        game, soloist = lot.choice(cards.GAMES), lot.choice(SEATS)
        tricks_left = 4 if made % 50 == 49 else lot.choice((1, 2, 2, 3))
        position = drawn(lot, game, tricks_left)
        in_play = [card for some in position.hands + (position.trick,) for card in some]
        kind, by = lot.choice(kinds if lot.random() < 0.9 else KINDS), lot.choice(SEATS)
        points = lot.choice((11, 30, 31, 54, 60, 61, 89, 90, 100))
        if lot.random() < 0.6:
            points = at_a_limit(lot, position, by, soloist)
        tricks = lot.choice((0, lot.randint(0, 10 - tricks_left), 10 - tricks_left))
        if game == "null":
            tricks = lot.choice((0, 0, 0, 1))
        if points < 0 or cards.impossible(points, tricks, cards.points(in_play), tricks_left) or \
                not could_be_taken(points, tricks, in_play):
            continue
        made += 1
        twelve = twelve_around(lot, position, SEATS.index(soloist), in_play)
        hand = lot.random() < 0.4
        given = {"hand": hand, "bid": lot.choice((0, 18, 18, 18, 24, 36, 48, 60, 96))}
        if hand and game != "null":
            given["announced"] = lot.choice((None, None, "schneider", "schwarz"))
        if game == "null" or lot.random() < 0.5:
            given["cards"] = " ".join(twelve)
        else:
            given["matadors"] = cards.matadors(game, frozenset(twelve))
        yield asked("ending", code=lot.choice(CODES), soloist=soloist, game=game, points=points,
                    tricks=tricks, turn=SEATS[position.turn], trick=" ".join(position.trick),
                    hands={seat: " ".join(sorted(held))
                           for seat, held in zip(SEATS, position.hands)},
                    happened=happening(lot, kind, by, soloist), **given)


def first_tricks(lot, number):
    """The first trick, with none to two cards on the table, and what hardly needs a search."""
    for n in range(number):
        game, soloist, by = lot.choice(cards.GAMES), lot.choice(SEATS), lot.choice(SEATS)
        position = drawn(lot, game, 10)
        in_play = [card for some in position.hands + (position.trick,) for card in some]
        yield asked("ending", code=CODES[n % len(CODES)], soloist=soloist, game=game,
                    points=cards.points([card for card in cards.PACK if card not in in_play]),
                    tricks=0, turn=SEATS[position.turn], trick=" ".join(position.trick),
                    hands={seat: " ".join(sorted(held))
                           for seat, held in zip(SEATS, position.hands)},
                    hand=lot.random() < 0.5, bid=18,
                    cards=" ".join(twelve_around(lot, position, SEATS.index(soloist), in_play)),
                    happened={"kind": lot.choice(OPENING), "by": by})


def at_a_limit(lot, position, by, soloist):
    """Card points of the soloist that lead a side just to 31 or 60, or not quite."""
    seat, alone = SEATS.index(by), SEATS.index(soloist)
    others = tuple(other for other in range(3) if other != alone)
    unplayed = cards.points(position.trick) + sum(map(cards.points, position.hands))
    limit = lot.choice((30, 31, 59, 60))
    if by == soloist:
        return limit - guaranteed(position, (), points_of((alone,)))
    gain, ours = lot.choice(((points_of(others), ()),
                             (own_points(seat, 3 - seat - alone), (seat,))))
    return 120 - unplayed - (limit - guaranteed(position, ours, gain))


def could_be_taken(points, tricks, in_play):
    """Can the cards that are gone hold the card points of both sides?"""
    gone = sorted((cards.points([card]) for card in cards.PACK if card not in in_play),
                  reverse=True)
    number = 3 * tricks + 2  # skat.owner
    return points <= sum(gone[:number]) and sum(gone) - points <= sum(gone[:len(gone) - number])


def twelve_around(lot, position, seat, in_play):
    """Twelve cards that the soloist may have had, with those that he still has."""
    leader = position.leader()
    twelve = list(position.hands[seat])
    twelve += [card for n, card in enumerate(position.trick) if (leader + n) % 3 == seat]
    away = [card for card in cards.PACK if card not in in_play]
    lot.shuffle(away)
    return twelve + away[:12 - len(twelve)]


def drawn(lot, game, held):
    """So many cards for each seat; often one seat has the best, and few suits are there."""
    pack = list(cards.PACK)
    lot.shuffle(pack)
    if lot.random() < 0.5:
        suits = lot.sample("CSHD", 2)
        pack.sort(key=lambda card: card[0] not in suits and card[1] != "J")
    some = pack[:3 * held]
    if lot.random() < 0.6:
        some.sort(key=lambda card: (cards.FOLLOWING[game][card].index(card)
                                    + 4 * (card not in cards.trumps(game))),
                  reverse=game == "null")
    seats = lot.sample(range(3), 3)
    hands = tuple(frozenset(some[n * held:(n + 1) * held]) for n in seats)
    position = Position(game, hands, (), lot.randint(0, 2))
    for _ in range(lot.choice((0, 0, 1, 2))):
        position, _ = position.played(lot.choice(sorted(position.legal())))
    return position


def questions(share, seed):
    """So many percent of the sweep; all of the parts that are small."""
    lot = random.Random(seed)
    yield from auctions(lot, 1000 * share)
    yield from announcements()
    for question, code in product(misdeals(), CODES):
        yield {"ask": "misdeal", "given": dict(question["given"], code=code)}
    for question, code in product(worths_of_misdeals(), CODES):
        if lot.random() * 100 < share:
            yield {"ask": "misdeal", "given": dict(question["given"], code=code)}
    yield from endings(lot, share)
    yield from last_tricks(lot, 400 * share)
    yield from first_tricks(lot, 1000 * share)


def ask_engine(skatref, some):
    """Every question with the answer of the engine."""
    waiting = queue.Queue(10000)
    with subprocess.Popen([skatref, "answer"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          text=True) as engine:
        def write():
            with engine.stdin:
                for question in some:
                    waiting.put(question)
                    engine.stdin.write(json.dumps(question) + "\n")
            waiting.put(None)
        writer = threading.Thread(target=write, daemon=True)
        writer.start()
        while question := waiting.get():
            yield question, json.loads(engine.stdout.readline())
        writer.join()


def about(question, keys):
    """What a difference is about, to tell it once."""
    given = question["given"]
    happened = given.get("happened", {})
    who = ""
    if happened:
        who = "soloist" if happened["by"] == given["soloist"] else "defender"
    return (question["ask"], given.get("kind") or happened.get("kind"), who, given["code"],
            "hands" in given, given.get("game") == "null", tuple(keys))


def compare(question, reply):
    """What the two answers are, and the keys in which they differ."""
    own = answer(question["ask"], question["given"])
    theirs = reply.get("answer", {"refused": reply.get("error")})
    theirs.pop("steps", None)
    theirs.pop("matadors", None)
    if "refused" in own or "refused" in theirs:
        return own, theirs, [] if "refused" in own and "refused" in theirs else ["refused"]
    return own, theirs, differences(own, theirs) + sorted(set(own) ^ set(theirs))


# Known differences that wait for a clause or for the engine. None of them is about who has
# won, what it counts, or who may bid.
OPEN = ()


def is_open(question, keys):
    kind = question["given"].get("happened", {}).get("kind")
    return any(kind in kinds and keys == differing for _, kinds, differing in OPEN)


def sweep(skatref, share=100, seed=1, only=None):
    """Asks the engine and the second opinion the same, and tells where they differ."""
    some = (question for question in questions(share, seed) if only in (None, question["ask"]))
    asked_for = none = known = 0
    kinds = {}
    for question, reply in ask_engine(skatref, some):
        asked_for += 1
        own, theirs, keys = compare(question, reply)
        if not own:
            none += 1
        elif keys and is_open(question, keys):
            known += 1
        elif keys:
            kinds.setdefault(about(question, keys), []).append((question, theirs, own))
    for kind, found in sorted(kinds.items(), key=str):
        print(f"{len(found)} times: {kind}")
        for who, said in zip(("question", "engine", "model"), found[0]):
            print(f"  {who}: {json.dumps(said)}")
    differ = sum(map(len, kinds.values()))
    print(f"{asked_for} questions, {none} without an opinion, {known} known to be open,"
          f" {differ} answers differ in {len(kinds)} ways")
    return 1 if differ or not asked_for else 0


def main(words):
    if words[:1] == ["sweep"]:
        return sweep(words[1], *map(int, words[2:4]), *words[4:])
    if words[:1] == ["cases"]:
        return answer_cases(words[1])
    if words == ["answer"]:
        return answer_lines()
    sys.exit(__doc__)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
