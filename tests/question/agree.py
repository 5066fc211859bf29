"""Two questions about the same facts have one answer.

usage: agree.py SKATREF

Puts the same facts to two questions that share them, under every code, and compares what the answers say together: who
has lost, by which clause, what it costs, which card is illegal. Prints each pair that disagrees; exits 0 when nothing is
printed."""
import itertools
import json
import subprocess
import sys

SKATREF = sys.argv[1]
CODES = ("isko2022", "isko2018", "isko1999", "altenburg1937")
TWELVE = "CJ HJ CA CT CK C9 SA S9 HA H9 D9 D7"


class Pairs:
    """Questions in pairs, asked together."""

    def __init__(self):
        self.questions, self.checks = [], []

    def add(self, name, one, other, agree):
        self.questions += [one, other]
        self.checks.append((name, agree))

    def run(self):
        text = "".join(json.dumps(dict(question, id=n)) + "\n" for n, question in enumerate(self.questions))
        done = subprocess.run([SKATREF, "answer"], input=text, capture_output=True, text=True, check=True)
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        wrong, self.answered = 0, 0
        for n, (name, agree) in enumerate(self.checks):
            one, other = answers[2 * n].get("answer"), answers[2 * n + 1].get("answer")
            if one is None and other is None:   # both refuse: facts that cannot be
                continue
            self.answered += 1
            if one is None or other is None or not agree(one, other):
                wrong += 1
                if wrong <= 20:
                    print(f"{name}\n  {json.dumps(answers[2 * n])}\n  {json.dumps(answers[2 * n + 1])}")
        return wrong


def ask(question, code, **given):
    return {"ask": question, "given": dict(given, code=code)}


def wrong_numbers(pairs, code):
    """announce, ending and value on a soloist who announces with another number than ten."""
    for game, held in itertools.product(("clubs", "grand", "null"), (8, 9, 11, 12)):
        facts = {"game": game, "bid": 18, "cards": TWELVE, "points": 0, "tricks": 0}
        said = {"game": game, "hand": False, "ouvert": False, "announced": None}
        ending = ask("ending", code, soloist="F", unplayed_points=120, unplayed_tricks=10,
                     happened={"kind": "wrong-number", "by": "F"}, **facts)
        pairs.add(f"{code}: announce with {held} cards, {game}, and ending wrong-number",
                  ask("announce", code, skat_taken=True, said=said, held=held, bid=18), ending,
                  lambda one, other: one["lost"] == other["clause"] and other["over"])
        pairs.add(f"{code}: ending wrong-number and value, {game}", ending,
                  ask("value", code, ending="wrong-number", **facts),
                  lambda one, other: (one.get("score"), one["clause"]) == (other["score"], other["clause"]))


def early_leads(pairs, code):
    """A soloist who leads before he announces, and announces with the nine cards left: both lose, or both do not."""
    said = {"game": "grand", "hand": False, "ouvert": False, "announced": None}
    for seat in "FMR":
        lead = ask("ending", code, soloist=seat, game="grand", bid=18, cards=TWELVE, points=0, tricks=0,
                   happened={"kind": "early-lead", "by": seat})
        if code != "altenburg1937":
            pairs.add(f"{code}: {seat} leads early, and announces with nine cards", lead,
                      ask("announce", code, skat_taken=True, said=said, held=9),
                      lambda one, other: one["over"] == (other["lost"] is not None))
            pairs.add(f"{code}: {seat} leads early, and value led-early", lead,
                      ask("value", code, ending="led-early", game="grand", bid=18, cards=TWELVE, points=0, tricks=0),
                      lambda one, other: (one.get("score"), one["clause"]) == (other["score"], other["clause"]))
        else:
            pairs.add(f"{code}: {seat} leads early: taken back or announced late", lead, lead,
                      lambda one, other: not one["over"])


ENDINGS = [("gives-up", "F", "soloist-gave-up"), ("gives-up", "M", "defenders-gave-up"), ("away", "F", "soloist-gave-up"),
           ("away", "M", "defenders-gave-up"), ("tricks-seen", "F", "soloist-breach"),
           ("tricks-seen", "M", "defenders-breach"), ("no-proof", "F", "unproved")]


def endings(pairs, code):
    """What happens, and the value of a game that ended so."""
    for points, tricks, level, bid in itertools.product((20, 45, 59, 61, 90), (3, 6), (None, "schneider"), (18, 48, 120)):
        facts = {"game": "clubs", "hand": True, "announced": level, "bid": bid, "matadors": 1, "points": points,
                 "tricks": tricks, "unplayed_points": 20, "unplayed_tricks": 3}
        for kind, by, ending in ENDINGS:
            if code == "altenburg1937" and kind in ("tricks-seen", "no-proof"):
                continue
            agreed = {"agreed": ["M", "R"] if by == "F" else []} if kind == "gives-up" else {}
            pairs.add(f"{code}: {kind} by {by} and value {ending}: {points}, {tricks}, {level}, {bid}",
                      ask("ending", code, soloist="F", happened=dict({"kind": kind, "by": by}, **agreed), **facts),
                      ask("value", code, ending=ending, **facts),
                      lambda one, other: (one["won"], one["score"]) == (other["won"], other["score"]))


def looks(pairs, code):
    """A look at the skat in the auction bars the same seat in both questions."""
    for seat in "FMR":
        calls = ["M 18", "F yes", f"{seat} looks", f"{seat} 18"]
        pairs.add(f"{code}: {seat} looks", ask("misdeal", code, kind="skat-seen", found="auction", by=seat),
                  ask("auction", code, calls=calls),
                  lambda one, other, seat=seat: one["barred"] == [seat]
                  and other["illegal"]["clause"] == "auction.peek")


def passed_in(pairs, code):
    """Three passes, and a list."""
    pairs.add(f"{code}: passed in", ask("auction", code, calls=["M pass", "R pass", "F pass"]),
              ask("sheet", code, players=["A", "B", "C"], deals=[{"passed_in": True}]),
              lambda one, other: one.get("passed_in") and other["totals"] == {"A": 0, "B": 0, "C": 0})


def main():
    pairs = Pairs()
    for code in CODES:
        for kind in (wrong_numbers, early_leads, endings, looks, passed_in):
            kind(pairs, code)
    wrong = pairs.run()
    if pairs.answered < 1000:
        print(f"the test itself: only {pairs.answered} pairs have an answer")
    return bool(wrong) or pairs.answered < 1000


sys.exit(main())
