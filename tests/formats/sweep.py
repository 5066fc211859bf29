"""Every field of skatref's own records with values at and beyond its bounds, and the places of findings in all formats.

    sweep.py fields FILE    writes records to FILE, one value in each, and what is due to FILE.due
    sweep.py compare FILE   compares what check and convert print of them: FILE.check, FILE.json
    sweep.py turned FILE OUT   writes the records of FILE with their members, and the keys of all objects, in other orders
    sweep.py places FORMAT FILE   of the findings of FILE, on stdin as jsonl: each place shows what is said of it

What a field may be stands here once more, and not taken from the engine: man skatref-records.
"""

import json
import re
import sys
from itertools import zip_longest

DEAL = {"F": "CJ SJ HJ DJ CA CT CK CQ C9 C8", "M": "SA ST SK SQ S9 S8 S7 HA HT HK",
        "R": "HQ H9 H8 H7 DA DT DK DQ D9 D8", "skat": "C7 D7"}
PACK = " ".join(DEAL.values()).split()
LONGEST = 262144

# Of each type the values that are read, each with what convert writes, and those that are refused.
SEATS = ([("F", "F"), ("M", "M"), ("R", "R"), (0, "F"), (1, "M"), (2, "R")], ["D", "f", "", -1, 3, 1.0, None, True])
FLAGS = ([(True, True), (False, False)], [0, 1, "true", None])
LEVELS = ([(None, None), ("schneider", "schneider"), ("schwarz", "schwarz")], ["Schwarz", 0, False, ""])
GAMES = ([(g, g) for g in ("clubs", "spades", "hearts", "diamonds", "grand", "null")], ["ramsch", "Clubs", "", 0, None])
CARDS = [(c, c) for c in ("CJ", "SA", "HT", "D7", "??")] + [("C10", "CT"), ("D10", "DT")]
NOT_CARDS = ["C6", "XJ", "?", "C", "JC", "C1", "C11", "C100"]


def numbers(low, high):
    return ([(n, n) for n in {low, low + 1, (low + high) // 2, high - 1, high}],
            [low - 1, high + 1, str(high), high + 0.5, None, True, 10 ** 18])


def words(right, wrong):
    return [(w, w) for w in right.split()], wrong.split() + ["", 0, None]


def many(least, most):
    """Lists of cards, of as many as may be: the places of a fault in one are those of its card."""
    right = [" ".join(PACK[:n]) for n in {least, least + 1, most} if least <= n <= most] + ["?? ??"][:most > 1]
    return ([(c, c) for c in right] + [(PACK[0] + " D10", PACK[0] + " DT")][:most > 1],
            [("CJ " * (least - 1)).strip(), 7, None] if least > 0 else [7, None])


CLAUSES = words("end.card-shown end.betrayal trick.last play.stays skat.unseen", "end.nothing play")
HOUSE = words("home.ramsch home.bock home.contra", "home.nothing")
MISDEAL = {
    "kind": words("count cut dealing skat-seen skat-taken shuffle exposed missing", "dealer cutter Cut"),
    "fault": words("dealer shared other", "nobody"),
    "remedy": words("none dealt-again card-given skat-drawn skat-back shuffled-again put-right next-cuts waits referee", "no"),
    "found": words("deal auction play", "later"), "lifted": numbers(0, 32), "told_apart": FLAGS, "leave": FLAGS,
    "mattered": FLAGS, "play_on": FLAGS, "proved": words("schneider schwarz", "none"), "seat": SEATS,
}
ANNOUNCE = {"seat": SEATS, "game": GAMES, "hand": FLAGS, "announced": LEVELS, "ouvert": FLAGS, "revolution": FLAGS,
            "discard": many(0, 12), "shown": many(1, 22)}
# Each event: what it needs, with a value that is right, and what it may have; each with its type.
SEAT = {"seat": ("M", SEATS)}
EVENTS = {
    "bid": ({**SEAT, "bid": (18, numbers(0, 9999))}, {}),
    "soloist": ({**SEAT, "bid": (18, numbers(0, 9999))}, {}),
    "skat": ({"cards": ("C7 D7", many(2, 2))}, {}),
    "announce": ({**SEAT, "game": ("clubs", GAMES)}, {k: ANNOUNCE[k] for k in ANNOUNCE if k not in ("seat", "game")}),
    "discard": ({**SEAT, "cards": ("C7 D7", many(0, 12))}, {}),
    "card": ({**SEAT, "card": ("SA", (CARDS, NOT_CARDS + ["", 7, None]))}, {}),
    "show": (SEAT, {"cards": many(1, 22), "demanded": LEVELS, "leaves": numbers(0, 10)}),
    "throw": (SEAT, {"cards": many(1, 22)}),
    "breach": ({**SEAT, "clause": ("end.betrayal", CLAUSES)}, {"cards": many(1, 22)}),
    "house-rule": ({"clause": ("home.bock", HOUSE)}, {}),
    "push": ({**SEAT, "cards": ("C7 D7", many(1, 22))}, {}),
    "exchange": ({**SEAT, "cards": ("SA", many(1, 11)), "gets": ("HQ", many(1, 11))}, {}),
    "bid-game": ({**SEAT, "game": ("clubs", GAMES)}, {"hand": FLAGS, "ouvert": FLAGS}),
    "misdeal": ({"kind": ("cut", MISDEAL["kind"])}, {k: MISDEAL[k] for k in MISDEAL if k != "kind"}),
}
for _name in ("hold", "pass", "take", "concede", "timeout", "left", "consent", "object", "play-on", "took", "contra", "re", "sup",
              "refuse"):
    EVENTS[_name] = (SEAT, {})
NUMBER = numbers(-9999, 9999)
SEAT_FIGURE = ([("F", "F"), (1, "M"), ("R", "R"), (None, None), (7, 7), (-9, -9)], ["D", "", True, 10000, -10000])
FLAG_FIGURE = ([(True, True), (False, False), (1, True), (0, False), (-3, -3), (9999, 9999)], ["x", None, 10000])
RESULT = {
    "soloist": SEAT_FIGURE, "outcome": words("win loss penalty", "won lost"), "score": NUMBER, "matadors": NUMBER,
    "overbid": FLAGS, "points": NUMBER, "tricks": NUMBER, "schneider": FLAG_FIGURE, "schwarz": FLAG_FIGURE,
    "penalty_forehand": NUMBER, "penalty_middlehand": NUMBER, "penalty_rearhand": NUMBER, "left": SEAT_FIGURE,
    "timeout": SEAT_FIGURE, "resigned": FLAG_FIGURE, "score_forehand": NUMBER, "score_middlehand": NUMBER,
    "score_rearhand": NUMBER,
}
# What convert writes where an announcement leaves it out.
WRITTEN = {"announce": {"hand": False, "announced": None, "ouvert": False}, "bid-game": {"hand": False, "ouvert": False}}
LEFT_OUT = {("revolution", False), ("demanded", None), ("leaves", 0)}


def dump(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def record(events, result=None):
    return '{"skatref":1,"deal":%s,"events":[%s],"result":%s}' % (dump(DEAL), events, result or "null")


def event_lines():
    """Records with one event, and what is due: the event as it is written, or the place of what is refused."""
    for name, (needed, optional) in EVENTS.items():
        base = {"event": name, **{k: v for k, (v, _) in needed.items()}}
        types = {**{k: t for k, (_, t) in needed.items() if t}, **optional}
        for key, (right, wrong) in types.items():
            for value, written in right:
                event = {**base, key: value}
                due = {**WRITTEN.get(name, {}), **event, key: written}
                if (key, written) in LEFT_OUT:
                    del due[key]
                yield record(dump(event)), due
            for value in wrong:
                # Behind it and before it stands the same event, which is right.
                text = '%s,%s,%s' % (dump(base), dump({**{k: v for k, v in base.items() if k != key}, key: None}), dump(base))
                yield place(record(text), '"%s":null' % key, key, value)


def place(text, mark, key, value):
    at = text.index(mark)
    text = text[:at] + '"%s":%s' % (key, dump(value)) + text[at + len(mark):]
    return text, [at + len(key) + 4, value]


def result_lines():
    for key, (right, wrong) in RESULT.items():
        for value, written in right:
            yield record("", dump({key: value})), {"result": {key: written}}
        for value in wrong:
            others = {k: t[0][0][1] for k, t in RESULT.items() if k != key}
            yield place(record("", dump({**others, key: None})), '"%s":null' % key, key, value)


def other_lines():
    """The other members: of a list or an object that holds one fault, the place is that of the part that is wrong."""
    base = '{"skatref":1,%%s"deal":%s,"events":[],"result":null}' % dump(DEAL)
    needs = "home.ramsch-last-trick"

    def refused(member, mark, wrong):
        text = base % ('"%s":%s,' % member)
        return text, [text.index(mark) + 1, wrong]

    for right in ([], ["contra"], ["contra", "ramsch", "revolution"], [needs, "ramsch"], ["ramsch-fixed"]):
        yield base % ('"options":%s,' % dump(right)), {"options": right}
    for at in range(4):
        for wrong in ("bock", needs, "", 7, None):
            options = ["contra", "revolution", "pushed-ramsch" if wrong != needs else "contra"]
            options.insert(at, wrong)
            yield refused(("options", dump(options)), dump(wrong), wrong)
    for one, other in (("ramsch", "ramsch-fixed"), ("ramsch-double", "ramsch"), ("ramsch-fixed", "ramsch-double")):
        yield refused(("options", dump(["contra", one, "revolution", other])), dump(other) + "]", other)
    for code in ("isko2022", "isko2018", "isko1999", "altenburg1937"):
        yield base % ('"code":"%s",' % code), {"code": code}
        yield refused(("code", dump(code + "x")), '"%sx"' % code, code + "x")
    for at in range(3):
        names = ["Anna", "Bert", "Cora"]
        names[at] = None
        yield base % ('"players":%s,' % dump(names)), {"players": list(names)}
        names[at] = 7
        yield refused(("players", dump(names)), "7", 7)
    for label in ("GM", "PC", "CO", "SE", "DT", "OW", "R0", "R1", "R2"):
        yield base % ('"iss":{"%s":"x"},' % label), {"iss": {label: "x"}}
        yield refused(("iss", '{"%s":7}' % label), "7", 7)
    for label in ("ID", "P0", "P1", "P2", "MV", "R", "gm"):
        yield refused(("iss", '{"%s":"x"}' % label), '"%s"' % label, label)
    for to in DEAL:
        for n in (0, 5, len(DEAL[to].split()) - 1):
            if n >= len(DEAL[to].split()):
                continue
            cards = DEAL[to].split()
            cards[n] = "X9"
            text = base.replace(DEAL[to], " ".join(cards)) % ""
            yield text, [text.index("X9") + 1, text[text.index("X9"):text.index('"', text.index("X9"))], "inside"]


def write_fields(path):
    lines = list(event_lines()) + list(result_lines()) + list(other_lines())
    with open(path, "w") as out, open(path + ".due", "w") as due:
        for text, what in lines:
            print(text, file=out)
            print(dump(what), file=due)


def found(line):
    """Place and quotation of the malformed finding, if there is one."""
    for f in json.loads(line)["findings"]:
        if f["kind"] == "malformed":
            return f["byte"], f["recorded"]
    return None


def is_due(due, finding, text, written):
    """The finding of a refused value stands at it, in a list of cards at its card; any other is written as it should be."""
    if isinstance(due, dict):
        if finding or written is None:
            return False
        return written["events"] == [due] if "event" in due else all(
            written.get(k) == v if k != "options" else sorted(written.get(k, [])) == sorted(v) for k, v in due.items())
    at, value = due[:2]
    if len(due) > 2:
        return finding == (at, value)
    inside = isinstance(value, str) and value
    return finding is not None and finding[1] in (dump(value), value) and finding[0] == at + (
        1 if inside and finding[1] == value else 0) and text[finding[0] - 1:].startswith(finding[1])


def compare(path):
    with open(path) as f, open(path + ".due") as d, open(path + ".check") as c, open(path + ".json") as j:
        texts, dues, checked = f.read().splitlines(), [json.loads(line) for line in d], list(c)
        written = [json.loads(line) for line in j]
    bad = 0
    count = [0, 0]
    for text, due, line in zip_longest(texts, dues, checked):
        finding = found(line)
        count[finding is not None] += 1
        out = written.pop(0) if finding is None and written else None
        if not is_due(due, finding, text, out):
            bad += 1
            if bad <= 10:
                print("due", dump(due), "found", finding, "written", out and dump([out["events"], out["result"]]), "of", text[180:])
    print("%d read, %d refused, %d not as due" % (*count, bad))
    return 1 if bad or written or min(count) < 100 else 0


# --------------------------------------------------------------------------- orders


def turn(value, how):
    """The same value with the keys of its objects in another order."""
    if isinstance(value, list):
        return [turn(v, how) for v in value]
    if not isinstance(value, dict):
        return value
    items = [(k, turn(v, how)) for k, v in value.items()]
    return dict(how(items))


ORDERS = (lambda items: items[::-1], lambda items: items[1:] + items[:1], lambda items: items[-1:] + items[:-1],
          lambda items: sorted(items, key=lambda i: i[0]), lambda items: items[::2] + items[1::2])


def write_turned(path, out_path):
    with open(path) as f, open(out_path, "w") as out:
        lines = [json.loads(line) for line in f]
        for how in ORDERS:
            for line in lines:
                print(dump(turn(line, how)), file=out)


# --------------------------------------------------------------------------- places

DECODER = json.JSONDecoder()


def value_at(text):
    try:
        return DECODER.raw_decode(text)[0]
    except ValueError:
        return text


def same_figure(recorded, value):
    flags = {True: "1", False: "0", None: "-1"}
    seats = {"F": "0", "M": "1", "R": "2"}
    if value is None or isinstance(value, bool):
        return recorded in (flags[value], "nobody", "overbid" if value else "bidok")
    if isinstance(value, str):
        return recorded in (value, seats.get(value), {"F": "forehand", "M": "middlehand", "R": "rearhand"}.get(value)) \
            or (value, recorded) == ("passed-in", "passed")
    return recorded == str(value) or isinstance(value, dict)


def events_of(text, form):
    """The places of the moves, from the third number of an event on."""
    if form == "json":
        at = re.search(r'"events":\[', text).end()
        while text[at] != "]":
            yield at
            at = DECODER.raw_decode(text, at)[1]
            at += text[at] == ","
    elif form == "iss":
        moves = re.search(r"MV\[w [^ ]* ", text)
        for m in re.finditer(r"[w012] [^ \]]+", text[moves.end():text.index("]", moves.end())]):
            yield moves.end() + m.start()


def figure_of(clause, token, form):
    """Is a figure of this kind meant?"""
    if form != "iss" or ":" not in token:
        return True
    key = token.split(":")[0]
    wanted = {"trick.points": "p", "skat.owner": "p", "trick.winner": "t", "level.schneider": "s", "level.schwarz": "z",
              "record.incident": "l to r", "auction.soloist": "d"}
    if clause.startswith("matadors.") or clause.startswith("value."):
        return key in ("m", "v", "d", "p0", "p1", "p2")
    return key in wanted.get(clause, key).split()


def fits(f, text, form, places):
    if f["byte"] is None:
        return f["recorded"] is None
    rest = text[f["byte"] - 1:]
    if f["event"] is not None and f["event"] >= 2 and places is not None:
        return f["event"] - 2 < len(places) and places[f["event"] - 2] == f["byte"] - 1 and (
            f["recorded"] is None or rest.startswith(f["recorded"]))
    if f["recorded"] is None:
        return True
    if f["kind"] in ("malformed", "illegal") or form == "state":
        return rest.startswith(f["recorded"])
    if form == "json":
        return same_figure(f["recorded"], value_at(rest))
    if form == "iss":
        token = re.match(r"[^ \]]*", rest).group()
        return token.split(":")[-1] in (f["recorded"], {"bidok": "0", "overbid": "1"}.get(f["recorded"])) \
            and figure_of(f["clause"], token, form) or (token in ("bidok", "overbid")) \
            or f["recorded"] in ("forehand", "middlehand", "rearhand", "nobody") and token[:2] in ("d:", "l:") \
            or f["recorded"] in ("forehand", "middlehand", "rearhand", "nobody") and token[:3] == "to:"
    word = re.match(r"[^\n]*", rest).group()
    return f["recorded"] in word or {"win": "Won", "loss": "Lost"}.get(f["recorded"], "?") in word


def places(form, path):
    with open(path, encoding="latin-1") as f:
        lines = f.read().split("\n")
    seen, bad = set(), 0
    for line in sys.stdin:
        judged = json.loads(line)
        text = lines[judged["line"] - 1]
        if form == "xskat":
            text = "\n".join(lines[judged["line"] - 1:judged["line"] + 60]).lstrip(" ")
        at = None
        for f in judged["findings"]:
            if at is None and form in ("json", "iss") and f["kind"] != "malformed":
                at = list(events_of(text, form))
            seen.add((f["kind"], f["clause"]))
            if not fits(f, text, form, at):
                bad += 1
                if bad <= 10:
                    print(judged["line"], f, repr(text[(f["byte"] or 1) - 1:][:40]))
    print("%d kinds of findings, %d at a wrong place" % (len(seen), bad))
    return 1 if bad or len(seen) < 10 else 0


if __name__ == "__main__":
    command = {"fields": write_fields, "compare": compare, "turned": write_turned, "places": places}[sys.argv[1]]
    sys.exit(command(*sys.argv[2:]))
