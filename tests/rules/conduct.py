"""A second opinion on conduct before the play: the questions auction, announce and misdeal.

Written from the clauses of spec/; it shares no line with the engine, and each rule names its
clause. Cards, levels and values come from second_opinion.py, which is written in the same way.
See endings.py for what happens in the play, and conduct_sweep.py for what compares both with
the engine.
"""

import second_opinion as cards
from second_opinion import Announcement

CODES = cards.CODES
OLD = "altenburg1937"
SEATS = "FMR"


class Refused(Exception):
    """The facts cannot be, or do not suffice."""


# ---------------------------------------------------------------------- auction


def described(code):
    """What a game named in place of a number stands for: auction.described"""
    bids = {"null": 23, "null hand": 35, "null ouvert": 46, "null ouvert hand": 59}  # value.null
    for game in cards.BASES:
        for words, ouvert, hand in (("", False, False), (" hand", False, True),
                                    (" ouvert", True, True), (" ouvert hand", True, True)):
            announcement = Announcement(game, hand, ouvert, "schwarz" if ouvert else None)
            bids[game + words] = cards.base(code, announcement) * cards.multiplier(
                1, cards.said(code, announcement), cards.BOUND[announcement.level])
    return bids


DESCRIBED = {code: described(code) for code in CODES}


class Auction:
    """An auction as it stands after some calls."""

    def __init__(self, code, options):
        self.code = code
        self.values = set(cards.bids(code)) | ({92} if "revolution" in options else set())
        self.only_18 = "auction.alone-18" in options
        self.looked = set()
        self.passed_first = set()  # whose first call of all was a pass
        self.spoken = set()
        self.early = set()  # auction.early-pass
        self.begin_anew()

    def begin_anew(self):
        """auction.peek: nobody is bound by what he bid."""
        self.barred = self.looked if self.code == OLD else self.looked | self.passed_first
        self.inside = [seat for seat in SEATS if seat not in self.barred]  # auction.fresh
        self.early = set()
        self.passed = set()
        self.bid = 0  # the last value bid or held
        self.bound = None  # who bid or held it last
        self.named = None  # the game that he named as his bid
        self.asked = None  # who has to answer a bid
        self.calls = 0

    def left(self):
        return [seat for seat in self.inside if seat not in self.passed]

    def soloist(self):  # auction.soloist
        left = self.left()
        return left[0] if len(left) == 1 and self.bound == left[0] else None

    def over(self):  # auction.end, auction.passed-in
        return not self.left() or self.soloist() is not None

    def turn(self):
        """Who calls next."""
        left = self.left()
        if self.asked:
            return self.asked  # auction.answer
        if len(left) == 1:
            return left[0]  # auction.forehand-alone, auction.rearhand-alone
        if len(left) == 3 or len(left) == 2 and "R" not in left:
            return "M"  # auction.opening, or the bidder goes on
        return "R"  # auction.second

    def may_pass_unasked(self, seat):
        """auction.rearhand-alone: forehand, when middlehand has passed without a bid."""
        return (self.code == OLD and seat == "F" and self.bid == 0
                and "M" in self.passed and self.left() == ["F", "R"])

    def fault(self, seat, word):
        """The clause that a call breaks."""
        if word == "looks":
            return None  # no call
        if self.over():
            return "auction.end"
        if seat in self.looked:
            return "auction.peek"
        if seat in self.barred:
            return "auction.fresh"
        if seat in self.passed or seat in self.early:
            return "auction.out"
        if seat != self.turn():
            if word == "pass":
                return None if self.may_pass_unasked(seat) else "auction.early-pass"
            return "auction.opening" if self.calls == 0 and {"F", "M"} <= set(self.inside) else "auction.turn"
        if word == "pass":
            return None
        if word == "yes" or self.asked:  # auction.answer: who is asked holds, nobody else
            return None if word == "yes" and self.asked else "auction.answer"
        return self.fault_of_number(self.number(word))

    def number(self, word):
        return DESCRIBED[self.code].get(word) or int(word)

    def fault_of_number(self, number):
        if number < 18:
            return "auction.lowest"
        if number not in self.values:
            return "auction.values-1937" if number > 240 and self.code == OLD else "auction.values"
        if number <= self.bid:
            return "auction.raise"
        if len(self.left()) == 1 and number != 18 and self.only_18:
            return "auction.alone-18"
        return None

    def call(self, seat, word):
        if word == "looks" and self.over():
            return  # auction.end: no matter of the auction
        if word == "looks":
            self.looked |= {seat} & set(SEATS)  # auction.peek: the dealer is in no auction
            self.begin_anew()
            return
        if word == "pass":
            if seat not in self.spoken:
                self.passed_first.add(seat)
            self.passed.add(seat)
            self.asked = None
        elif word == "yes":
            self.bound, self.asked, self.named = seat, None, None
        else:
            self.bid, self.bound = self.number(word), seat
            self.named = word if word in DESCRIBED[self.code] else None
            others = [other for other in self.left() if other != seat]
            self.asked = others[0] if others else None
            if len(others) == 2:
                self.asked = "F"  # auction.opening
        self.spoken.add(seat)
        self.calls += 1
        while not self.over() and self.turn() in self.early:
            turn = self.turn()
            self.early.remove(turn)
            self.call(turn, "pass")

    def not_allowed(self, seat, word, clause):
        """auction.early-pass: a pass out of turn counts later. auction.final: a wrong number
        counts at once."""
        if clause in ("auction.lowest", "auction.values", "auction.values-1937", "auction.raise", "auction.alone-18"):
            self.call(seat, word)
        if clause == "auction.early-pass":
            if seat not in self.spoken:
                self.passed_first.add(seat)
            self.early.add(seat)


def answer_auction(given):
    code = given.get("code", CODES[0])
    auction = Auction(code, given.get("options", []))
    said = {"outcome": "illegal"}
    for n, text in enumerate(given["calls"], 1):
        seat, word = text.split(" ", 1)
        clause = auction.fault(seat, word)
        if not clause:
            auction.call(seat, word)
            continue
        remark = said.get("illegal", {}).get("clause") == "auction.early-pass" != clause
        if "illegal" not in said or (remark and not given.get("follow")):
            said["illegal"] = {"call": n, "clause": clause}
        if not given.get("follow") and clause != "auction.early-pass":
            return said
        auction.not_allowed(seat, word, clause)
    if auction.soloist():
        if auction.named and code != OLD:  # auction.described-binds
            said["bound"] = with_hand(auction.named)
        return dict(said, outcome="soloist", soloist=auction.soloist(), bid=auction.bid)
    if auction.over():
        return dict(said, outcome="passed-in", passed_in=True)
    return dict(said, outcome="open", open=auction.turn())


def with_hand(named):
    """announce.hand: open suit games and grand exist by hand only"""
    if "ouvert" in named and "null" not in named and "hand" not in named:
        return named + " hand"
    return named


# ----------------------------------------------------------------- announcement


def answer_announce(given):
    code, said = given.get("code", CODES[0]), given["said"]
    taken = given["skat_taken"]
    revolution = said.get("revolution", False)
    game, level = said["game"], said["announced"]
    hand, ouvert = said["hand"], said["ouvert"]
    struck = []

    def strike(what, clause):
        struck.append({"what": what, "clause": clause})

    late = given.get("late", "nothing")  # announce.required: said after the lead, and so not said
    words = [word for word, there in (("hand", hand), (level, level), ("ouvert", ouvert)) if there]
    if late not in words + ["nothing"]:
        raise Refused("late")
    hand, ouvert = hand and late != "hand", ouvert and late != "ouvert"
    level = None if late == level else level
    bound = given.get("bound")
    if bound and code != OLD:  # auction.described-binds
        if given.get("bid", DESCRIBED[code][bound]) != DESCRIBED[code][bound]:
            raise Refused("bound")
        bound = bound.split()
        by_hand = "hand" in bound
        if game != bound[0] or by_hand and taken:
            strike("game", "auction.described-binds")
        game, hand, ouvert = bound[0], hand or by_hand, ouvert or "ouvert" in bound
    if code == OLD and given.get("laid_open") and (game == "null" or not taken):
        ouvert = True  # announce.by-deed
    if revolution and (taken or game != "null" or "revolution" not in given.get("options", [])):
        strike("revolution", "home.revolution")
        revolution = False
    if revolution:
        hand = ouvert = True
    if hand and taken:
        strike("hand", "announce.hand")
        hand = False
    if code == OLD and not taken:
        hand = True  # announce.hand-unsaid
    if game != "null" and ouvert and not taken:
        hand = True  # announce.hand: it exists by hand only, and so says it
    if level and game == "null":
        strike(level, "announce.null")
        level = None
    elif level and not hand:
        strike(level, "announce.levels")
        level = None
    if game != "null" and ouvert and taken:
        strike("ouvert", "announce.ouvert")
        ouvert = False
    if game != "null" and ouvert:
        level = "schwarz"  # announce.ouvert
    counts = {"hand": hand, "ouvert": ouvert, "schneider": level, "schwarz": level == "schwarz"}
    if late != "nothing" and not counts[late]:
        strike(late, "announce.required")
    amounts = {"game": game, "hand": hand, "announced": level, "ouvert": ouvert,
               "revolution": revolution}
    return {"valid": not struck, "struck": struck,
            "announcement": amounts, "lost": lost_at_once(given, code, amounts)}


def lost_at_once(given, code, said):
    if "put_away" in given and not given["skat_taken"]:
        raise Refused("put_away")  # skat.discard
    if given.get("put_away", 2) != 2 or given.get("held", 10) != 10:
        return "skat.wrong-number-proved" if code == OLD else "skat.wrong-number"
    below = said["game"] == "null" and not said["revolution"] and given.get("bid", 0) > \
        cards.NULL_VALUES[said["hand"], said["ouvert"]]
    newer = code in ("isko2022", "isko2018") or "value.overbid-null" in given.get("options", [])
    return "value.overbid-null" if below and newer and code != OLD else None


# ---------------------------------------------------------------------- misdeal


def misdeal(clause, remedy="none", barred=(), favours=None, hand_alone=False, **more):
    return {"remedy": remedy, "barred": list(barred), "favours": favours,
            "hand_alone": hand_alone, "clause": clause, **more}


def game_worth(given, code, favours, level=None):
    """What the game is worth that a wrong number decides: deal.count-*, deal.astray"""
    if not given.get("bid"):
        return {}
    bid, run = given["bid"], given.get("matadors", 0)
    if not run and given.get("game") != "null":
        return {}  # the matadors are not known
    if "game" not in given:
        game = min(cards.BASES, key=lambda game: (times(game, run, bid) * cards.BASES[game],
                                                  -cards.BASES[game]))
        announcement = Announcement(game, False, False, None)
        value = times(game, run, bid) * cards.BASES[game]
    else:
        game = given["game"]
        announcement = cards.announce(code, Announcement(
            game, given.get("hand", False), given.get("ouvert", False), given.get("announced")),
            skat_taken=not given.get("hand", False))
        if game == "null":
            value = cards.null_value(announcement)
            if value < bid and (favours == "soloist" or code in ("isko2022", "isko2018")):
                return {}  # deal.count-defenders; value.overbid-null: the cards are needed
            if value < bid:  # value.overbid-null-1999
                value = next((v for v in sorted(cards.NULL_VALUES.values()) if v >= bid), bid)
        else:
            base = cards.base(code, announcement)
            value = base * max(cards.times_base(bid, base), cards.multiplier(
                run, cards.said(code, announcement), cards.BOUND[announcement.level],
                cards.BOUND[level]))
    if favours == "soloist":
        if code == OLD and announcement.game != "null" and not_won(
                code, announcement, bid, run, level):
            return {}
        score = value
    else:
        score = cards.lost(code, announcement, False, value, 0).score
    return {"game": game, "value": value, "score": score}


def not_won(code, announcement, bid, run, level):
    """deal.astray does not say what a soloist wins who has not shown the level that he
    announced, or whose game does not cover his bid."""
    if not cards.BOUND[announcement.level] <= cards.BOUND[level]:
        return True
    return bid > cards.base(code, announcement) * cards.multiplier(
        run, cards.said(code, announcement), cards.BOUND[level])


def times(game, run, bid):
    return max(abs(run) + 1, cards.times_base(bid, cards.BASES[game]))


def decided_by_number(given, code, guilty, hand_alone):
    if guilty:
        return misdeal("deal.count-soloist", favours="defenders", hand_alone=hand_alone,
                       **game_worth(given, code, "defenders"))
    if given.get("play_on"):
        return misdeal("deal.count-play", "put-right")
    return misdeal("deal.count-defenders", favours="soloist", hand_alone=hand_alone,
                   **game_worth(given, code, "soloist"))


def wrong_count(given, code):
    number = given["cards"]
    if given["found"] == "play" and "soloist" not in given:
        raise Refused("soloist")
    wrong = [seat for seat in SEATS if number[seat] != 10]
    if not wrong and number["skat"] == 2:
        return misdeal("deal.hands")
    if sum(number.values()) != 32:
        raise Refused("cards: not 32")
    again = misdeal("deal.wrong-count", "dealt-again")
    if code == OLD:
        return again
    if given["found"] != "play":
        if number["skat"] == 3 and len(wrong) == 1:
            if code == "isko2022":
                return misdeal("deal.third-card", "card-given")
            return misdeal("deal.twelve-drawn", "skat-drawn", wrong)
        return again
    guilty = given["soloist"] in wrong
    if guilty and len(wrong) > 1:
        return again  # deal.count-stands: both parties
    return decided_by_number(given, code, guilty, number["skat"] != 2)


def missing(given, code):
    guilty = given["by"] == given["soloist"]
    if code != OLD:
        return decided_by_number(given, code, guilty, False)
    if not given["mattered"]:
        return misdeal("deal.astray-harmless")
    favours = "defenders" if guilty else "soloist"
    return misdeal("deal.astray", favours=favours,
                   **game_worth(given, code, favours, given.get("proved")))


def skat_seen(given, code):
    by = given["by"]
    if given.get("found") == "play":
        if by != "D":
            raise Refused("found")  # a matter of the question ending
        if code in (OLD, "isko1999"):
            return misdeal("deal.dealer-blind", "referee", allowed=False)
        leave = given.get("leave", False)
        return misdeal("deal.dealer-looks", "none" if leave else "referee", allowed=leave)
    return misdeal("deal.skat-seen", barred=set(by) & set(SEATS), allowed=False)


def wrong_dealer(given):
    players, deal = given["players"], given["deal"]
    due = (deal - 1) % players  # seat.first-dealer, seat.next-dealer
    if given.get("dealer") == due:
        return {"remedy": "none", "stand": deal, "dealer": due, "clause": "seat.first-dealer"}
    return {"remedy": "dealt-again", "stand": (deal - 1) // players * players, "dealer": due,
            "clause": "deal.wrong-dealer"}


def cutter_away(given):
    if given.get("long"):
        return misdeal("deal.cut-absent", "referee")
    waits = given.get("reserved") or given["players"] == 3
    return misdeal("deal.cut-absent", "waits" if waits else "next-cuts")


def answer_misdeal(given):
    code, kind = given.get("code", CODES[0]), given["kind"]
    late = given.get("found", "deal") != "deal"
    if kind == "count":
        return wrong_count(given, code)
    if kind == "missing":
        return missing(given, code)
    if kind == "dealer":
        return wrong_dealer(given)
    if kind == "cutter-away":
        return cutter_away(given)
    if kind == "skat-seen":
        return skat_seen(given, code)
    if kind == "skat-taken":
        if given["by"] == "D":
            raise Refused("by")
        if given.get("told_apart"):
            return misdeal("deal.skat-back", "skat-back", given["by"], allowed=False)
        return misdeal("deal.skat-taken", "skat-drawn", given["by"], allowed=False)
    if kind == "exposed" and code == OLD:
        return misdeal("deal.exposed-any", "dealt-again")
    if kind == "dealing" and code == OLD and late:
        return misdeal("deal.wrong-manner", "dealt-again")
    if late:
        return misdeal("deal.objection")
    if kind == "exposed":
        return misdeal("deal.exposed", "none" if given["fault"] == "other" else "dealt-again")
    if kind == "shuffle":
        return misdeal("deal.shuffle", "shuffled-again")
    if kind == "cut":
        return misdeal("deal.cut", "none" if 4 <= given["lifted"] <= 28 else "dealt-again")
    return misdeal("deal.objection", "dealt-again")
