"""Rows of score lists, possible and impossible, and an oracle of its own for them.

    row_sweep.py rows FILE           writes a list to FILE, and what is due to FILE.due
    row_sweep.py compare FILE.due    compares the findings of skatref sheet on stdin

The oracle plays every game that there is, by announcement, matadors, card points, tricks and
bid, and keeps what a list would state of each. A row is possible if some game would be written
so. It shares nothing with the engine; the clause that decides stands beside each line.
"""

import sys
from itertools import product

BASE = {"diamonds": 9, "hearts": 10, "spades": 11, "clubs": 12, "grand": 24}  # value.base
NULL = {(0, 0): 23, (1, 0): 35, (0, 1): 46, (1, 1): 59}  # value.null
POINTS = (0, 15, 30, 31, 45, 60, 61, 69, 75, 89, 90, 100, 120)
# What a list states of a level: words, hand, ouvert, announced, schneider, schwarz; None: nothing.
LEVELS = (
    ("simple", 0, 0, 0, 0, 0), ("schneider", 0, 0, 0, 1, 0), ("schwarz", 0, 0, 0, 1, 1),
    ("hand", 1, 0, 0, 0, 0), ("hand schneider", 1, 0, 0, 1, 0), ("hand schwarz", 1, 0, 0, 1, 1),
    ("hand schneider announced", 1, 0, 1, None, 0),
    ("hand schneider announced schwarz", 1, 0, 1, 1, 1),
    ("hand schwarz announced", 1, 0, 2, None, None), ("hand ouvert", 1, 1, 2, None, None),
    ("", None, None, None, None, None),
)
SUIT_BIDS = {9: 11 + 7, 10: 18, 11: 18, 12: 18, 24: 11}


def all_bids():  # auction.values
    values = set(NULL.values())
    for base, most in SUIT_BIDS.items():
        values.update(base * n for n in range(2, most + 1))
    return sorted(value for value in values if 18 <= value <= 264)


BIDS = all_bids()


def tricks_of(points):
    """The tricks of the soloist that make a difference: none, some, all."""
    return [t for t in ("none", "some", "all")
            if (t != "none" or points <= 22) and (t != "all" or points == 120)]


def played(game):
    """Every result of a suit game or grand: announcement, matadors, card points, marks, and value."""
    for hand, announced, ouvert in ((0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 2, 0), (1, 2, 1)):
        for run, points in product(range(1, (4 if game == "grand" else 11) + 1), POINTS):
            for tricks in tricks_of(points):
                schneider = points >= 90 or points <= 30  # level.schneider
                schwarz = tricks != "some"  # level.schwarz
                won = points >= (90 if announced else 61)  # level.win, level.announced
                if announced == 2:
                    won = tricks == "all"
                level = (run + 1 + hand + ouvert + (schneider or announced >= 1) + (announced >= 1)
                         + (schwarz or announced == 2) + (announced == 2))  # value.product
                yield (hand, ouvert, announced), run, points, schneider, schwarz, won, level


def states(level, announcement, schneider, schwarz):
    """Would the level be written so? An announced level need not be marked as made."""
    _, hand, ouvert, announced, s, z = level
    if hand is not None and (hand, ouvert, announced) != announcement:
        return False
    if announcement[2] == 2:
        return True
    return (s in (None, schneider) or announcement[2] == 1) and z in (None, schwarz)


def settle(base, level, bid, won):
    """Won or lost, and the score."""
    value = base * level
    if value < bid:  # value.overbid
        value, won = -(-bid // base) * base, False
    return won, value if won else -2 * value  # value.lost-double


def blanked(facts):
    """The facts, and the facts with one of them left out."""
    yield facts
    for i in range(len(facts)):
        yield facts[:i] + (None,) + facts[i + 1:]


def book_suits(games):
    """By what a row states, the scores that it may have."""
    book = {}
    for game in games:
        for announcement, run, points, schneider, schwarz, made, level in played(game):
            words = [lev[0] for lev in LEVELS if states(lev, announcement, schneider, schwarz)]
            for bid in BIDS:
                won, score = settle(BASE[game], level, bid, made)
                for word in words:
                    for facts in blanked((run, won, bid, points)):
                        book.setdefault((game, word) + facts, set()).add(score)
    return book


def book_null():
    """Null: without matadors, card points and levels. Of an overbid one only a limit of the score is known."""
    book = {}
    for (hand, ouvert), made, bid in product(NULL, (False, True), BIDS):
        value = NULL[hand, ouvert]
        won = made and bid <= value  # value.overbid-null
        score = "beyond %d" % (-2 * value) if bid > value else value if won else -2 * value
        for word in ("null", "null hand", "null ouvert", "null ouvert hand"):
            # Silence about hand and ouvert leaves all four possible.
            if word == "null" or ("hand" in word, "ouvert" in word) == (bool(hand), bool(ouvert)) \
                    or (word == "null hand" and hand) or (word == "null ouvert" and ouvert):
                for facts in blanked((won, bid)):
                    book.setdefault((word,) + facts, set()).add(score)
    return book


def allows(scores, score):
    if score is None:
        return bool(scores)
    return score in scores or any(isinstance(s, str) and score < int(s.split()[1]) for s in scores)


def suit_rows(book, game):
    """Rows with every combination of facts, each without a score, with a right one and with two others."""
    runs = (1, 2, 4, None) if game == "grand" else (1, 2, 5, 11, None)
    for run, level, won, bid, points in product(
            runs, LEVELS, (True, False, None),
            (18, 20, 24, 36, 48, 60, 72, 96, 120, 264, None), POINTS + (None,)):
        if [run, won, bid, points].count(None) > 1:
            continue
        scores = book.get((game, level[0], run, won, bid, points), set())
        right = min(scores, key=abs) if scores else None
        wrong = BASE[game] * (3 if won is not False else -6)
        yield (game, run, level[0], won, bid, points, None), allows(scores, None)
        if (bid or 0) in (24, 48, 96) and points in (30, 61, 69, 90, None):
            for score in {right, wrong, -wrong} - {None}:
                yield (game, run, level[0], won, bid, points, score), allows(scores, score)


def null_rows(book):
    for word, won, bid in product(("null", "null hand", "null ouvert", "null ouvert hand"),
                                  (True, False, None), BIDS + [None]):
        if won is None and bid is None:
            continue
        scores = book.get((word, won, bid), set())
        for score in (None, 23, 35, 46, 59, -46, -70, -92, -118, -264, 24):
            yield (word, None, "", won, bid, None, score), allows(scores, score)


def cell(value):
    return {None: "", True: "won", False: "lost"}.get(value, value) \
        if value is None or isinstance(value, bool) else value


def write_rows(path, games):
    book = book_suits(game for game in games if game in BASE)
    rows = [row for game in games if game in BASE for row in suit_rows(book, game)]
    rows += list(null_rows(book_null())) if "null" in games else []
    with open(path, "w") as out, open(path + ".due", "w") as due:
        print("soloist,game,matadors,level,won,bid,points,score", file=out)
        for row, possible in rows:
            print("Ada", *map(cell, row), sep=",", file=out)
            print("possible" if possible else "impossible", *map(cell, row), sep=",", file=due)


def compare(path):
    accused = set()
    for line in sys.stdin:
        part = line.split(":")
        if len(part) > 3 and "violates" in line and part[1].isdigit():
            accused.add(int(part[1]))
    silent = false = 0
    count = {"possible": 0, "impossible": 0}
    for number, line in enumerate(open(path), 2):
        due, row = line.rstrip("\n").split(",", 1)
        count[due] += 1
        if due == "impossible" and number not in accused:
            silent += 1
            if silent <= 10:
                print("silent:", row)
        elif due == "possible" and number in accused:
            false += 1
            if false <= 10:
                print("accused:", row)
    print("%(possible)d possible rows, %(impossible)d impossible ones" % count,
          "; %d silent, %d accused falsely" % (silent, false), sep="")
    return 1 if silent or false or min(count.values()) == 0 else 0


if __name__ == "__main__":
    if sys.argv[1] == "rows":
        write_rows(sys.argv[2], sys.argv[3:])
    else:
        sys.exit(compare(sys.argv[2]))
