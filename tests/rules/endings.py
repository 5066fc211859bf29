"""A second opinion on the question ending: what the code says when something happens besides
cards. Written from the clauses of spec/, as conduct.py is.
"""

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import second_opinion as cards
from conduct import CODES, OLD, SEATS, Refused
from second_opinion import Announcement


class NoOpinion(Exception):
    """Too many cards for brute force."""


# ------------------------------------------------------------------------ search
#
# Brute force, for the few cards that are left when somebody lays his down.


class Position(NamedTuple):
    game: str
    hands: tuple  # three sets of cards, forehand first
    trick: tuple  # the cards on the table
    turn: int

    def leader(self):
        return (self.turn - len(self.trick)) % 3

    def legal(self):
        led = self.trick[0] if self.trick else None
        return cards.legal(self.game, self.hands[self.turn], led)

    def played(self, card):
        """The position after a card, and who has won the trick, if it is complete."""
        hands = tuple(hand - {card} for hand in self.hands)
        trick, turn = self.trick + (card,), (self.turn + 1) % 3
        if len(trick) < 3:
            return Position(self.game, hands, trick, turn), None
        winner = (self.leader() + cards.winner(self.game, trick)) % 3
        return Position(self.game, hands, (), winner), winner

    def over(self):
        return not self.trick and not any(self.hands)


@lru_cache(maxsize=20000)
def guaranteed(position, ours, gain):
    """What the seats of ours get at least in the rest, all hands being open: the sum of
    gain(who wins the trick, its cards, who led it)."""
    if position.over():
        return 0
    results = []
    for card in position.legal():
        then, winner = position.played(card)
        now = 0 if winner is None else gain(winner, position.trick + (card,), position.leader())
        results.append(now + guaranteed(then, ours, gain))
    return max(results) if position.turn in ours else min(results)


@lru_cache(maxsize=None)
def tricks_of(seats):
    return lambda winner, trick, leader: 1 if winner in seats else 0


@lru_cache(maxsize=None)
def no_trick_of(seat):
    return lambda winner, trick, leader: -1 if winner == seat else 0


@lru_cache(maxsize=None)
def points_of(seats):
    return lambda winner, trick, leader: cards.points(trick) if winner in seats else 0


@lru_cache(maxsize=None)
def own_points(seat, partner):
    """end.own-cards-decide: in the tricks of a seat, all but the card of the partner"""
    return lambda winner, trick, leader: 0 if winner != seat else cards.points(
        card for n, card in enumerate(trick) if (leader + n) % 3 != partner)


def lies(position, seat):
    """Every way in which the cards of the two others may lie, by the rules of play."""
    one, other = [n for n in range(3) if n != seat]
    unseen = position.hands[one] | position.hands[other]
    for some in combinations(sorted(unseen), len(position.hands[one])):
        hands = list(position.hands)
        hands[one], hands[other] = frozenset(some), unseen - frozenset(some)
        if all(card in cards.legal(position.game, hands[(position.leader() + n) % 3] | {card},
                                   position.trick[0]) for n, card in enumerate(position.trick)):
            yield position._replace(hands=tuple(hands))


def wins_all(possible, seat):
    """Can the seat win every trick that is left, by a play that depends on nothing but the
    cards played so far? The possible positions differ in what only the others know."""
    if possible is None:
        return False
    if possible[0].over():
        return True
    moves = {card for position in possible for card in position.legal()}
    results = (wins_all(after(possible, card, seat), seat) for card in moves)
    return any(results) if possible[0].turn == seat else all(results)


def after(possible, card, seat):
    """What is possible after a card; None when it gives a trick to another."""
    results = [position.played(card) for position in possible if card in position.legal()]
    if results[0][1] not in (None, seat):
        return None
    return [position for position, _ in results]


# ------------------------------------------------------------------------ ending


# What else may be said of an incident, from the clauses: what may be a breach under some code,
# and the others after which somebody may demand to play on.
BREACHES = ("revoke", "wrong-lead", "wrong-turn", "leads-on", "early-lead", "card-shown", "skat-seen",
            "tricks-seen", "betrayal", "warns", "says-lost", "skat-shown", "last-trick")
PLAY_ON = BREACHES + ("lays-down", "gives-up", "throws")


class Ending:
    """A question about an ending."""

    def __init__(self, given):
        self.code = given.get("code", CODES[0])
        options = given.get("options", [])
        self.letter = "end.throw-null-letter" in options
        self.values = self.code  # the code that settles a value
        if self.code == "isko1999" and "value.overbid-null" in options:
            self.values = "isko2018"  # that clause is the only difference
        self.factor = cards.CONTRA[given.get("contra")] if "contra" in options else 1
        self.isko = self.code != OLD
        self.soloist = given["soloist"]
        happened = given["happened"]
        self.kind, self.by = happened["kind"], happened["by"]
        self.agreed = set(happened.get("agreed", []))
        self.objected = set(happened.get("objected", []))
        self.asked = happened.get("asked")
        self.others_get = happened.get("others_get", 0)
        self.play_on = happened.get("play_on", False)
        self.noticed = happened.get("noticed", "at-once")
        self.leave = happened.get("leave", False)
        self.trick_to = happened.get("trick_to")
        self.by_soloist = self.by == self.soloist
        self.defenders = set(SEATS) - {self.soloist}
        self.bid = given["bid"]
        self.announcement = cards.announce(self.values, Announcement(
            given["game"], given.get("hand", False), given.get("ouvert", False),
            given.get("announced")), skat_taken=not given.get("hand", False))
        self.twelve = frozenset(cards.read_cards(given.get("cards", "")))
        self.run = (cards.matadors(given["game"], self.twelve) if self.twelve
                    else given.get("matadors", 0))
        self.points, self.tricks = given["points"], given["tricks"]
        self.open_points = given.get("unplayed_points", 0)
        self.open_tricks = given.get("unplayed_tricks", 0)
        self.position = None
        self.cards_in_hand = self.open_tricks
        if "hands" in given:
            self.read_position(given)
        self.refuse_the_impossible()

    def read_position(self, given):
        hands = tuple(frozenset(cards.read_cards(given["hands"][seat])) for seat in SEATS)
        trick = tuple(cards.read_cards(given.get("trick", "")))
        self.position = Position(given["game"], hands, trick, SEATS.index(given["turn"]))
        unplayed = [card for hand in hands + (trick,) for card in hand]
        self.open_points = cards.points(unplayed)
        self.open_tricks = len(unplayed) // 3
        self.cards_in_hand = len(hands[SEATS.index(self.soloist)])

    def refuse_the_impossible(self):
        if self.bid and self.bid not in cards.bids(self.code):
            raise Refused("bid")  # auction.values
        most = {"null": range(1), "grand": range(1, 5)}.get(self.announcement.game, range(1, 12))
        if abs(self.run) not in most:
            raise Refused("matadors")  # matadors.limit
        if not self.null() and cards.impossible(self.points, self.tricks, self.open_points,
                                                self.open_tricks):
            raise Refused("points")

    # --- how the game stands

    def null(self):
        return self.announcement.game == "null"

    def standing(self):
        return cards.standing(self.points, self.tricks, self.open_points, self.open_tricks)

    def decided(self):  # end.decided
        return cards.decided(self.values, self.announcement, self.bid, self.run,
                             self.standing())

    def bound(self):
        """The level that the soloist must reach: announced, or for his bid."""
        if self.null():
            return None
        return cards.bound_level(self.values, self.announcement, self.bid, self.run)

    # --- answers

    def goes_on(self, clause, **more):
        return {"over": False, "rest": None, "winner": None, "clause": clause, "open": False,
                "put_right": False, "may_change": [], **more}

    def over(self, clause, value, rest=None, is_open=False):
        if isinstance(value, cards.Refused):
            raise Refused(value.why)
        return {"over": True, "rest": rest, "winner": "soloist" if value.won else "defenders",
                "clause": clause, "open": is_open, "won": value.won, "value": value.value,
                "score": value.score * self.factor, "overbid": value.overbid, "level": value.level}

    def settle(self, ending, standing=None):
        standing = standing or self.standing()
        if self.null():
            return cards.settle_null(self.values, self.announcement, self.bid, self.twelve,
                                     standing, ending)
        return cards.settle(self.values, self.announcement, self.bid, self.run, standing, ending)

    def rest_to(self, side):
        """The standing when all that is left goes to one side."""
        if side == "soloist":
            return cards.standing(self.points + self.open_points, self.tricks + self.open_tricks)
        return cards.standing(self.points, self.tricks)

    def forced(self):
        """Does end.forced-level rule on what the defenders did?"""
        return (not self.by_soloist and self.isko and self.bound() is not None
                and self.decided() != "won" and not self.standing().defenders_60)

    def uncertain(self):
        """end.forced-level: it is open whether a bid that no level covers stays overbid."""
        return self.forced() and self.bound() == "none covers the bid"

    def gave_up(self, clause):
        """What it comes to when a side gives up, or loses by what it did."""
        if self.forced() and clause != "end.absent":
            clause = "end.forced-level"
        return self.over(clause, self.settle(
            "soloist-gave-up" if self.by_soloist else "defenders-gave-up"),
            is_open=self.uncertain())

    def breach(self, before="end.breach-before", rest=None):
        """end.breach-before, end.breach-after, end.forced-level"""
        if self.play_on and self.noticed != "played":
            return self.goes_on("end.play-on", put_right=self.kind in WRONG_CARDS)
        clause = before if self.decided() == "open" else "end.breach-after"
        said = dict(self.gave_up(clause), rest=rest)
        before_his_turn = self.kind == "wrong-turn" and self.by_soloist  # end.breach-before
        if (self.leave or before_his_turn) and self.decided() == "open" and before == "end.breach-before":
            said["open"] = True  # general.leave
        return said

    # --- what happened

    def answer(self):
        return getattr(self, self.kind.replace("-", "_"))()

    def revoke(self):
        if self.isko:
            return self.breach()  # end.revoke
        if self.noticed in ("led", "played"):
            return self.gave_up("end.revoke-late")
        said = self.goes_on("end.revoke-corrected", put_right=True, may_change=self.third())
        if self.position is None or not self.position.trick:
            del said["may_change"]  # nobody told who plays second
        return said

    def third(self):
        """end.revoke-corrected: the third player, when the second puts his card right."""
        if self.position is None or len(self.position.trick) != 1:
            return []
        second = (self.position.leader() + 1) % 3
        return [SEATS[(second + 1) % 3]] if SEATS[second] == self.by else []

    def wrong_lead(self):
        if self.isko:
            return self.breach()
        return self.goes_on("end.lead-back", put_right=self.noticed == "at-once")

    def leads_on(self):
        if self.trick_to is None:
            raise Refused("trick_to")
        if self.trick_to == self.by:
            return self.goes_on("trick.complete")
        return self.wrong_lead()

    def leads_shown(self):
        if self.isko or self.by_soloist:
            return self.goes_on("play.lead")
        return self.goes_on("end.shown-suit",
                            put_right=not self.leave and self.noticed == "at-once")

    def wrong_turn(self):
        return self.breach() if self.isko else self.goes_on("end.breach-unseen")

    tricks_seen = wrong_turn

    def card_shown(self):
        if not self.isko:
            return self.goes_on("end.shown-suit")
        return self.goes_on("end.card-shown") if self.by_soloist else self.breach()

    def betrayal(self):
        if self.isko and self.by_soloist:
            return self.goes_on("end.betrayal")
        return self.wrong_turn()

    def warns(self):
        if self.isko and self.by_soloist:
            return self.goes_on("end.partner-warned")
        return self.wrong_turn()

    def gathers(self):
        return self.goes_on("trick.gathered")

    def last_trick(self):
        if self.position is not None and self.has_played():
            return self.tricks_seen()  # trick.last, trick.closed
        return self.goes_on("trick.last")

    def has_played(self):
        """Has he played to the trick that lies on the table?"""
        turns = [(self.position.leader() + n) % 3 for n in range(len(self.position.trick))]
        return SEATS.index(self.by) in turns

    def takes_back(self):
        return self.goes_on("play.stays")

    def says_lost(self):
        if not self.isko:
            return self.goes_on("end.breach-unseen")
        if self.by_soloist:
            return self.goes_on("end.betrayal")
        if self.decided() == "lost":
            return self.goes_on("end.own-cards-decide")
        if self.decided() == "open" and self.own_cards_decide():
            return self.goes_on("end.own-cards-decide")
        return self.breach()

    def own_cards_decide(self):
        """end.own-cards-decide: whatever the two others play"""
        self.needs_position()
        seat, soloist = SEATS.index(self.by), SEATS.index(self.soloist)
        if self.null():
            return guaranteed(self.position, (seat,), tricks_of((soloist,))) > 0
        if self.bound() == "schwarz":
            return guaranteed(self.position, (seat,), tricks_of((seat,))) > 0
        made = guaranteed(self.position, (seat,), own_points(seat, 3 - seat - soloist))
        return self.defenders_points() + made >= (60 if self.bound() is None else 31)

    def defenders_points(self):
        return 120 - self.points - self.open_points

    def skat_seen(self):
        if self.isko:
            return self.breach()  # skat.unseen, skat.closed
        if self.by_soloist and not self.announcement.hand and self.before_lead():
            return self.goes_on("skat.closed-at-lead")
        return self.gave_up("skat.unseen")

    def before_lead(self):
        """skat.closed-at-lead: without a position nothing says that a card lies there"""
        return self.open_tricks == 10 and not (self.position and self.position.trick)

    def skat_shown(self):
        self.others_get = 0  # he shows that all the rest is his
        if self.by_soloist and self.isko and not self.announcement.hand and self.claims():
            return self.lays_down("end.skat-shown")
        return self.skat_seen()

    def not_laid_open(self):
        if not self.by_soloist:
            raise Refused("by")
        if not self.announcement.ouvert:
            raise Refused("ouvert")  # announce.show: nothing is laid open in a closed game
        return self.goes_on("announce.show")

    def wrong_number(self):
        if not self.by_soloist:
            raise Refused("by")
        clause = "skat.wrong-number" if self.isko else "skat.wrong-number-proved"
        if self.null():
            return self.over(clause, cards.settle_null(
                self.values, self.announcement, self.bid, self.twelve,
                cards.standing(0, 1), "played"))
        code, announcement = self.values, self.announcement
        proved = cards.BOUND[None if self.isko else self.asked]
        level = cards.multiplier(self.run, cards.said(code, announcement),
                                 cards.BOUND[announcement.level], proved)
        base = cards.base(code, announcement)
        value = base * max(level, cards.times_base(self.bid, base))
        return self.over(clause, cards.lost(code, announcement, base * level < self.bid, value,
                                            level))

    def early_lead(self):
        if not self.by_soloist:
            raise Refused("by")
        if not self.isko:
            if self.by == "F":
                return self.goes_on("end.announced-late", may_change=["M", "R"])
            return self.goes_on("end.lead-back", put_right=self.noticed == "at-once")
        if self.play_on and self.noticed != "played":
            return self.goes_on("end.play-on", put_right=True)
        runs = cards.runs_known(self.twelve, self.run)
        if runs is None:
            raise Refused("cards")
        return self.over("end.early-lead", cards.lost(
            self.values, Announcement(self.announcement.game, False, False, None), False,
            *cards.replaced_null(self.bid, False, runs)), is_open=True)

    def gives_up(self):
        if not self.isko:
            return self.away()
        if not self.by_soloist:
            if self.play_on:
                return self.goes_on("end.play-on")
            return self.gave_up("end.concede-defender")
        if self.cards_in_hand >= 9:
            return self.gave_up("end.concede-soloist")
        if not self.agreed & self.defenders:
            return self.goes_on("end.concede-consent")
        return self.gave_up("end.concede-consent")

    def away(self):
        return self.gave_up("end.absent")

    def no_proof(self):
        if not self.isko:
            return self.goes_on("end.play-out")  # nothing was finished
        return self.over("end.proof", self.settle("unproved"))

    def throws(self):
        if not self.isko:
            return self.away()
        if self.null():
            return self.throws_in_null()
        side = "defenders" if self.by_soloist else "soloist"
        standing = self.rest_to(side)
        no_schneider, no_schwarz = self.excluded()
        if self.by_soloist:  # as if he had just escaped
            standing = standing._replace(
                soloist_schneider=standing.soloist_schneider and not no_schneider,
                soloist_schwarz=standing.soloist_schwarz and not no_schwarz,
                soloist_trick=standing.soloist_trick or no_schwarz)
        else:
            standing = standing._replace(
                defenders_schneider=standing.defenders_schneider and not no_schneider,
                defenders_31=standing.defenders_31 or no_schneider,
                defenders_schwarz=standing.defenders_schwarz and not no_schwarz,
                defenders_trick=standing.defenders_trick or no_schwarz)
        jack_in_skat = (self.by_soloist and self.position is None and self.tricks == 0
                        and self.holds_jacks())
        return self.over("end.throw", self.settle("played", standing), side, jack_in_skat)

    def throws_in_null(self):
        """end.throw-null, end.throw-null-letter"""
        if self.letter:
            side = "defenders" if self.by_soloist else "soloist"
            return self.over("end.throw-null-letter", self.settle("played", self.rest_to(side)),
                             side, True)
        if self.by_soloist:
            return self.over("end.throw-null", self.settle("soloist-gave-up"), "defenders", True)
        return self.over("end.throw-null", self.settle("defenders-gave-up"), "soloist", True)

    def excluded(self):
        """end.throw: which levels against the thrower are theoretically excluded"""
        seats = tuple(SEATS.index(seat) for seat in
                      ({self.soloist} if self.by_soloist else self.defenders))
        so_far = self.points if self.by_soloist else self.defenders_points()
        tricks = (self.tricks if self.by_soloist
                  else 10 - self.tricks - self.open_tricks)
        if self.position is None:
            return so_far >= 31, tricks > 0 or self.holds_jacks()
        self.needs_position()
        return (so_far + guaranteed(self.position, (), points_of(seats)) >= 31,
                tricks + guaranteed(self.position, (), tricks_of(seats)) > 0)

    def holds_jacks(self):
        """What is known of the jack of clubs and the three others, with no more cards."""
        others = {"SJ", "HJ", "DJ"}
        if not self.twelve and (self.run == (-1 if self.by_soloist else 1)
                                or not self.run and self.bound() == "schwarz"):
            raise Refused("cards")  # one matador does not tell where the other jacks are
        if not self.twelve:
            return (self.run > 0) == self.by_soloist
        if self.by_soloist:
            return "CJ" in self.twelve or self.twelve >= others
        return "CJ" not in self.twelve or not self.twelve & others

    def lays_down(self, clause=None):
        if not self.by_soloist:
            return {"isko2022": self.open_play, "isko2018": self.open_play_1999,
                    "isko1999": self.open_play_1999, OLD: self.open_play_party}[self.code]()
        if self.code == OLD:
            return self.lay_down()
        if self.code == "isko1999":
            return self.claim(clause or "end.claim")
        return self.offer(clause or "end.offer")

    def offer(self, clause):
        if not self.agreed >= self.defenders:
            return self.goes_on(clause)
        asked = self.asked_and_possible()
        if self.null() or self.decided() == "lost" or not asked:
            return self.over(clause, self.settle("offer-accepted"))
        return self.over(clause, self.won_with(asked))

    def asked_and_possible(self):
        """The counts of the level asked for, as far as it can still be made: end.offer"""
        stand = self.standing()
        if self.asked == "schwarz" and not stand.defenders_trick:
            return cards.BOUND["schwarz"]
        if self.asked and not stand.defenders_31:
            return cards.BOUND["schneider"]
        return frozenset()

    def won_with(self, given):
        """A game that is won, with levels given besides those that are made or announced."""
        code, announcement = self.values, self.announcement
        level = cards.multiplier(self.run, cards.said(code, announcement), given,
                                 cards.BOUND[announcement.level], cards.made(self.standing()))
        base = cards.base(code, announcement)
        if base * level < self.bid:
            return cards.lost(code, announcement, True, base * cards.times_base(self.bid, base),
                              level)
        return cards.Value(True, False, base * level, base * level, level)

    def needs_position(self):
        if self.position is None:
            raise Refused("hands")
        if sum(map(len, self.position.hands)) > 12:
            raise NoOpinion

    def claims(self):
        """Has the soloist a way to make what he claims, whatever the defenders play?"""
        self.needs_position()
        seat = SEATS.index(self.soloist)
        if self.null():
            return guaranteed(self.position, (seat,), no_trick_of(seat)) == 0
        return (guaranteed(self.position, (seat,), tricks_of((seat,)))
                >= self.open_tricks - self.others_get)

    def claimed_side(self):
        return "defenders" if self.null() else "soloist"

    def claim(self, clause):
        if not self.claims():
            return self.breach(clause)
        if self.others_get and not self.null():
            return self.goes_on(clause)
        side = self.claimed_side()
        return self.over(clause, self.settle("played", self.rest_to(side)), side)

    def lay_down(self):
        sides = {True: self.claimed_side(), False: "soloist" if self.null() else "defenders"}
        claims = self.claims()
        if claims and self.others_get and not self.null():
            return self.goes_on("end.lay-down")
        side = sides[claims]
        return self.over("end.lay-down", self.settle("played", self.rest_to(side)), side)

    def open_play(self):
        self.needs_position()
        seat, soloist = SEATS.index(self.by), SEATS.index(self.soloist)
        if guaranteed(self.position, (seat,), no_trick_of(soloist)) == 0:
            return self.over("end.open-play", self.settle("played", self.rest_to("defenders")),
                             "defenders")
        said = self.breach("end.open-play", "soloist")
        unclear = said["over"] and (self.others_get > 0 or self.null())
        return dict(said, open=said["open"] or unclear)

    def open_play_1999(self):
        self.needs_position()
        seat = SEATS.index(self.by)
        if not self.null():
            if wins_all(list(lies(self.position, seat)), seat):
                return self.over("end.open-play-1999",
                                 self.settle("played", self.rest_to("defenders")), "defenders")
            if self.decided() == "open" and self.own_cards_decide():
                return self.over("end.open-play-decides",
                                 self.settle("played", self.just_decided()))
        return self.breach("end.open-play-1999", None if self.null() else "soloist")

    def just_decided(self):
        """end.open-play-decides: the defenders get 60, 31, or one trick; he the rest."""
        if self.bound() == "schwarz":
            tricks = 10 - max(1, 10 - self.tricks - self.open_tricks)
            return cards.standing(self.points + self.open_points, tricks)
        points = 60 if self.bound() is None else 89
        return cards.standing(points, self.tricks + self.open_tricks)

    def open_play_party(self):
        self.needs_position()
        soloist = SEATS.index(self.soloist)
        both = tuple(seat for seat in range(3) if seat != soloist)
        holds = guaranteed(self.position, both, no_trick_of(soloist)) == 0
        side = "defenders" if holds else "soloist"
        return self.over("end.open-play-party", self.settle("played", self.rest_to(side)), side)


WRONG_CARDS = ("revoke", "wrong-lead", "wrong-turn", "leads-on", "early-lead")


def answer_ending(given):
    return Ending(given).answer()
