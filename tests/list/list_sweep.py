"""Whole score lists, made by chance, and what is due of them by a model of its own.

    list_sweep.py FOLDER SKATREF N          makes N lists in the folder, and compares what skatref sheet says of each
    list_sweep.py FOLDER SKATREF N names    the same of lists with slips of the pen: who plays
    list_sweep.py FOLDER SKATREF 0 spoiled  each row of right lists in turn spoiled in each way: this row alone is at fault

A list is one or two series at a table of three or four, with names of all kinds, in any order of the columns, with any
separator. The model adds up by the rules of the clauses named beside it, and shares nothing with the engine. Text, JSON, CSV
and HTML must all say what it says, and a list that was written as CSV must be read again as the same.
"""

import csv
import html
import io
import json
import random
import re
import subprocess
import sys

BASE = {"diamonds": 9, "hearts": 10, "spades": 11, "clubs": 12, "grand": 24}  # value.base
NULL = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}  # value.null
NAMES = ["Ada", "Bo", "Cy", "Di", "Jörg", "Éva", "Ann-Lee", "O'Neil", "=1+1", "-x", "+y", "@z", "'q", "a,b", "c;d", "e|f|g|h|i|j|k|l|m",
         'said "no"', "two words", "x" * 30, "Łukasz", "名前", "<b>&", "2nd", ",,,,,,,,,,,,", ";;;;;;;;;;;;;;", "\"\"\"\""]
HEADS = {  # of each fact: the words for its column, of several languages
    "deal": ["deal", "nr", "Nr."], "dealer": ["dealer", "geber"], "soloist": ["soloist", "spieler", "player"],
    "game": ["game", "spiel"], "matadors": ["matadors", "spitzen"], "hand": ["hand"], "ouvert": ["ouvert"],
    "won": ["won", "status"], "bid": ["bid", "reizwert"], "points": ["points", "augen"], "value": ["value", "spielwert"],
    "score": ["score"], "factor": ["factor", "Faktor"], "series": ["series", "serie"], "date": ["date", "datum"],
}
GAMES = {"diamonds": ["diamonds", "Karo", "♦", "D"], "hearts": ["hearts", "Herz", "♥", "Rot"], "spades": ["spades", "Pik", "Grün", "♠"],
         "clubs": ["clubs", "Kreuz", "Eichel", "♣"], "grand": ["grand", "Grand", "GRAND"], "null": ["null", "Null", "NULL"]}
WON = {True: ["won", "g", "gewonnen", "1", "yes", "+"], False: ["lost", "v", "verloren", "0", "no"]}
FLAG = {True: ["yes", "ja", "x", "1"], False: ["no", "nein", "0"]}


def all_bids():  # auction.values
    values = set(NULL.values()) | {24 * n for n in range(2, 12)}
    for base in (9, 10, 11, 12):
        values.update(base * n for n in range(2, 19))
    return sorted(v for v in values if 18 <= v <= 264)


def a_game(dice):
    """A game with all its facts, and what it is worth."""
    g = {"game": dice.choice(list(BASE) + ["null"]), "hand": dice.random() < 0.3, "ouvert": False, "points": None, "matadors": None}
    if g["game"] == "null":
        g["ouvert"] = dice.random() < 0.3
        g["won"] = dice.random() < 0.6
        value = NULL[g["hand"], g["ouvert"]]
        g["bid"] = dice.choice([b for b in all_bids() if b <= value])
    else:
        run = dice.randint(1, 4 if g["game"] == "grand" else 7)
        g["matadors"] = dice.choice((run, -run))
        g["points"] = dice.choice([31, 45, 60, 61, 62, 75, 89, 90, 100, 29, 30, 119, 1])
        schneider = g["points"] >= 90 or g["points"] <= 30
        base, level = BASE[g["game"]], run + 1 + g["hand"] + schneider
        value = base * level
        g["won"] = g["points"] >= 61
        g["bid"] = dice.choice(all_bids()[:18])
        if g["bid"] > value:  # value.overbid
            value, g["won"] = -(-g["bid"] // base) * base, False
    g["value"] = value
    g["factor"] = dice.choice([1, 1, 1, 1, 2, 2, 3, 4])
    g["score"] = (value if g["won"] else -2 * value) * g["factor"]  # value.lost-double
    return g


def a_series(dice, name, date, names, four):
    players = names[:4 if four else 3]
    deals = []
    for n in range(len(players) * dice.randint(1, 4)):
        dealer = n % len(players)  # seat.next-dealer
        active = [p for i, p in enumerate(players) if not (four and i == dealer)]  # seat.four
        g = {"passed": True} if dice.random() < 0.12 else a_game(dice)
        g.update(deal=n + 1, dealer=players[dealer], soloist=None if g.get("passed") else dice.choice(active), series=name, date=date)
        deals.append(g)
    return {"name": name, "date": date, "players": players, "deals": deals}


def book(series, scheme):
    """sheet.seeger, sheet.seeger-fabian: 50 for each game, 40 or 30 for each that others at the table lose."""
    players = series["players"]
    points, total = dict.fromkeys(players, 0), dict.fromkeys(players, 0)
    won, lost = dict.fromkeys(players, 0), dict.fromkeys(players, 0)
    for g in series["deals"]:
        who = g["soloist"]
        if who is not None:
            points[who] += g["score"]
            (won if g["won"] else lost)[who] += 1
            total[who] += g["score"]
            if scheme != "plain":
                total[who] += 50 if g["won"] else -50
            if scheme == "seeger-fabian" and not g["won"]:
                for p in players:
                    if p != who:
                        total[p] += 40 if len(players) == 3 else 30
        g["after"], g["total"] = dict(points), dict(total)
    series.update(points=points, total=total, won=won, lost=lost)
    series["places"] = {p: 1 + sum(t > total[p] for t in total.values()) for p in players}


# ------------------------------------------------------------------------------ writing


def spelled(dice, g, fact, wrong):
    value = g.get(fact)
    if fact == "game" and g.get("passed"):
        return dice.choice(["passed", "eingepasst", "passe"])
    if value is None:
        return ""
    if fact == "game":
        return dice.choice(GAMES[value])
    if fact == "won":
        return dice.choice(WON[value])
    if fact in ("hand", "ouvert"):
        return dice.choice(FLAG[value])
    if fact == "score" and wrong:
        return str(value + wrong)
    if fact in ("soloist", "dealer") and re.match(r"'*[-=+@]", value):
        return "'" + value
    return str(value)


def write_list(dice, all_series, wrong):
    facts = ["deal", "dealer", "soloist", "game", "matadors", "hand", "ouvert", "won", "bid", "points", "score", "factor"]
    facts += ["value"] if dice.random() < 0.5 else []
    facts += ["series"] if len(all_series) > 1 or dice.random() < 0.3 else []
    facts += ["date"] if all_series[0]["date"] else []
    dice.shuffle(facts)
    text = io.StringIO()
    out = csv.writer(text, delimiter=dice.choice(",;\t|"), lineterminator=dice.choice(["\n", "\r\n"]),
                     quoting=dice.choice([csv.QUOTE_MINIMAL, csv.QUOTE_ALL]))
    out.writerow([dice.choice(HEADS[f]) for f in facts])
    due, line = [], 1
    for series in all_series:
        for g in series["deals"]:
            line += 1
            off = wrong and g["soloist"] is not None and dice.random() < 0.2 and dice.choice((-1, 1, 7))
            g["line"] = line
            if off:
                due.append((line, facts.index("score") + 1, str(g["score"] + off), str(g["score"])))
            out.writerow([spelled(dice, g, f, off) for f in facts])
    return text.getvalue(), due


# ------------------------------------------------------------------------------ reading


class Wrong(Exception):
    pass


def check(what, due, got):
    if due != got:
        raise Wrong("%s: due %r, got %r" % (what, due, got))


def compare_json(all_series, due, said, scheme):
    o = json.loads(said)
    check("scheme", scheme, o["scheme"])
    check("series", len(all_series), len(o["series"]))
    for s, got in zip(all_series, o["series"]):
        check("name", ", ".join(t for t in (s["name"], s["date"]) if t), got["series"])
        check("players", sorted(s["players"]), sorted(got["players"]))
        check("deals", (len(s["deals"]), sum(g["soloist"] is None for g in s["deals"])), (got["deals"], got["passed_in"]))
        for key, value in (("points", s["points"]), ("won", s["won"]), ("lost", s["lost"]), ("totals", s["total"])):
            check(key, value, got[key])
        if len(set(s["total"].values())) == len(s["players"]):
            check("places", s["places"], got["places"])
        for g, d in zip(s["deals"], got["list"]):
            passed = g["soloist"] is None
            check("deal", (g["line"], g["deal"], g["dealer"], g["soloist"], passed, g.get("game"), g.get("won"), g.get("value"),
                           g.get("score"), g["after"], g["total"]),
                  tuple(d[k] for k in ("line", "deal", "dealer", "soloist", "passed_in", "game", "won", "value", "score", "points",
                                       "totals")))
            check("verdict", "violates" if any(f[0] == g["line"] for f in due) else "conforms", d["verdict"])
    found = [(f["line"], f["column"], f["recorded"]) for f in o["findings"] if f["clause"] != "sheet.series"]
    check("findings", [f[:3] for f in due], found)
    for f, (_, _, _, right) in zip([f for f in o["findings"] if f["clause"] != "sheet.series"], due):
        check("ruled", True, right in f["ruled"])


def unguarded(name):
    return name[1:] if re.match(r"'+[-=+@]", name) else name


def compare_csv(all_series, said, _):
    rows = list(csv.reader(io.StringIO(said)))
    head, rows = rows[0], rows[1:]
    for s in all_series:
        for g in s["deals"]:
            row, passed = dict(zip(head, rows.pop(0))), g["soloist"] is None
            check("csv deal", (s["name"] or "", str(g["deal"]), g["dealer"], g["soloist"] or ""),
                  (row["series"], row["deal"], unguarded(row["dealer"]), unguarded(row["soloist"])))
            check("csv date", s["date"] or "", row.get("date", ""))
            check("csv game", ("passed in", "", "", "") if passed else
                  (g["game"], "won" if g["won"] else "lost", str(g["value"]), str(g["score"])),
                  tuple(row[k] for k in ("game", "won", "value", "score")))
            if not passed and "factor" in row:
                check("csv factor", str(g["factor"]), row["factor"])
            if not passed and "hand" in row:
                check("csv hand", "yes" if g["hand"] else "no", row["hand"])
            name = {k[5:]: v for k, v in row.items() if k.startswith("name ")}
            totals = {unguarded(name.get(k[6:], k[6:])): v for k, v in row.items() if k.startswith("total ")}
            check("csv totals", {p: str(t) for p, t in g["after"].items()}, {p: v for p, v in totals.items() if v != ""})
    check("csv rows left", [], rows)


def numbers(cells):
    return [int(c.replace("−", "-")) for c in cells]


def sums(s, players):
    return [[s["points"][p] for p in players], [s["won"][p] for p in players], [s["lost"][p] for p in players]]


def compare_html(all_series, said, _):
    parts = [part for part in said.split("<section>") if "<tbody>" in part]
    check("html sections", len(all_series), len(parts))
    for s, part in zip(all_series, parts):
        rows = [[html.unescape(re.sub("<[^>]*>", "", c)) for c in re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", r)]
                for r in re.findall(r"<tr[^>]*>(.*?)</tr>", part)]
        players = rows[0][4:]
        check("html players", sorted(s["players"]), sorted(players))
        for g, row in zip(s["deals"], rows[1:]):
            check("html deal", ([str(g["deal"]), g["soloist"] or ""], [g["after"][p] for p in players]), (row[:2], numbers(row[4:])))
            check("html score", "" if g["soloist"] is None else str(g["score"]).replace("-", "−"), row[3])
        foot = rows[1 + len(s["deals"]):]
        check("html sums", sums(s, players), [numbers(r[1:]) for r in foot[:3]])
        for row in foot:
            if row[0] == "total":
                check("html total", [s["total"][p] for p in players], numbers(row[1:]))
        for p, total in re.findall(r"</svg> (.*?) (−?\d+)</li>", part):
            check("html key", s["total"][html.unescape(p)], numbers([total])[0])


def compare_text(all_series, said, players_of):
    tables = re.split(r"(?m)^series .*\n", said)[1:]
    check("text series", len(all_series), len(tables))
    for s, table, players in zip(all_series, tables, players_of):
        lines = table.split("\n")[1:]
        for g, line in zip(s["deals"], lines):
            check("text deal", str(g["deal"]), line[:4].strip())
            check("text points", ([str(g["score"])] if g["soloist"] else ["-"]) + [str(g["after"][p]) for p in players],
                  line.split()[-len(players) - 1:])
        foot = lines[len(s["deals"]):]
        check("text sums", sums(s, players), [[int(n) for n in line.split()[-len(players):]] for line in foot[:3]])
        for line in foot:
            if line.startswith("total"):
                check("text total", [s["total"][p] for p in players], [int(n) for n in line.split()[-len(players):]])


def one_list(folder, skatref, seed):
    dice = random.Random(seed)
    names = dice.sample(NAMES, 8)
    two = dice.random() < 0.4
    scheme = dice.choice(["seeger-fabian", "seeger", "plain"])
    date = dice.choice([None, "2024-05-01", "1.5.2024"])
    all_series = [a_series(dice, "one" if two else None, date, names, dice.random() < 0.5)]
    if two:
        all_series.append(a_series(dice, "zwei, drei", date, names[4:] if dice.random() < 0.5 else names, dice.random() < 0.5))
    for s in all_series:
        who = {g["soloist"] for g in s["deals"]} | {g["dealer"] for g in s["deals"]}
        if who - {None} != set(s["players"]):
            return None  # not all are named
        book(s, scheme)
    wrong = dice.random() < 0.5
    text, due = write_list(dice, all_series, wrong)
    for s in all_series:
        s["name"] = s["name"] if "serie" in text.split("\n")[0].lower() else None
    path = "%s/list%d.csv" % (folder, seed)
    with open(path, "w", newline="") as f:
        f.write(text)

    def sheet(form, file, *more):
        r = subprocess.run([skatref, "sheet", "--all", "--scheme=" + scheme, "--format=" + form, *more, file], capture_output=True)
        if r.returncode > 1 or b"ignored" in r.stderr:
            raise Wrong("exit status %d: %s" % (r.returncode, r.stderr.decode()[:200]))
        return r.stdout.decode()

    said = sheet("json", path)
    compare_json(all_series, due, said, scheme)
    players_of = [s["players"] for s in json.loads(said)["series"]]
    written = sheet("csv", path)
    compare_csv(all_series, written, None)
    compare_html(all_series, sheet("html", path), None)
    compare_text(all_series, sheet("text", path), players_of)
    with open(path + ".again", "w", newline="") as f:
        f.write(written)
    check("the list that was written, written again", written, sheet("csv", path + ".again"))
    return len(due)


# ------------------------------------------------------------------------------ names


def apart(a, b):
    """Letters to add, leave out, change, or exchange with the next."""
    d = {}
    for i in range(len(a) + 1):
        for k in range(len(b) + 1):
            d[i, k] = i + k if i * k == 0 else min(d[i - 1, k] + 1, d[i, k - 1] + 1, d[i - 1, k - 1] + (a[i - 1] != b[k - 1]))
            if i > 1 and k > 1 and a[i - 1] == b[k - 2] and a[i - 2] == b[k - 1]:
                d[i, k] = min(d[i, k], d[i - 2, k - 2] + 1)
    return d[len(a), len(b)]


def is_near(a, b):
    return len(a) >= 3 and apart(a.lower(), b.lower()) <= min(len(a) // 3, 3)


def players_of(rows):
    """Who plays: general.table. A name that is a slip of the pen is none; None if they are too many, or the table has grown."""
    count, deals, first = {}, set(), {}
    for n, (dealer, soloist) in enumerate(rows, 1):
        for name in {dealer, soloist} - {None}:
            count[name] = count.get(name, 0) + 1
            first.setdefault(name, n)
        deals |= {dealer} - {None}

    def three_go_on(name):
        """The dealers after the row are those of three rows before: seat.next-dealer. At a table of four the fourth would deal too."""
        after = [i for i in range(3, len(rows)) if i > first[name] - 1 and i - 3 != first[name] - 1]
        same = sum(rows[i][0] is not None and rows[i][0] == rows[i - 3][0] for i in after)
        return same > len(after) - same

    def is_slip(name):
        more = [o for o in count if o != name and count[o] > count[name]]
        near = any(count[o] >= 2 * count[name] and is_near(name, o) for o in more)
        if len(more) >= 4:
            return near or count[name] == 1
        sure = [o for o in more if (o in deals if deals else count[o] >= 3 * count[name])]
        if deals and count[name] == 1 and len(sure) >= 3 and len(rows) >= 16 and three_go_on(name):
            return True
        return near and len(sure) >= 3 and (name not in deals or (count[name] == 1 and len(rows) >= 8))

    names = [n for n in count if len(count) <= 3 or not is_slip(n)]
    if len(names) > 4:
        return None
    if len(names) == 4:
        joins = max(first[n] for n in names)
        pairs = [(rows[i][0], rows[i - 3][0]) for i in range(3, joins - 1)]
        if joins > 5 and all(None not in p and (p[0] == p[1] or not set(p) <= set(names)) for p in pairs):
            return None
    return set(names)


def names_of_one(folder, skatref, seed):
    dice = random.Random(seed)
    table = ["Ada", "Bob", "Cyn", "Dirk"][:dice.choice((3, 4))]
    dealers, length = dice.random() < 0.6, dice.randint(4, 16)
    rows = [[table[n % len(table)] if dealers else None, dice.choice(table)] for n in range(length)]
    if dealers and dice.random() < 0.3:
        at = dice.randint(3, length)
        rows = [[["Ada", "Bob", "Cyn"][n % 3], dice.choice(table[:3])] for n in range(at)] + rows[at:] + [["Dirk", "Ada"]]
    for _ in range(dice.choice((0, 1, 1, 2, 3))):
        other = dice.choice(["Adda", "Ad", "Bobb", "Cny", "Eva", "Drik", "Ava"])
        for _ in range(dice.choice((1, 1, 2, 3))):
            rows[dice.randrange(len(rows))][dealers and dice.random() < 0.3 and 1 or 0 if dealers else 1] = other
    path = "%s/names.csv" % folder
    with open(path, "w") as f:
        print("dealer,soloist,score" if dealers else "soloist,score", file=f)
        for dealer, soloist in rows:
            print(*([dealer] if dealers else []), soloist, 24, sep=",", file=f)
    r = subprocess.run([skatref, "sheet", "--format=json", path], capture_output=True)
    got = json.loads(r.stdout)["series"][0]["players"]
    due = players_of(rows)
    if due is not None and len(due) < 3:
        return None
    check("players of %r" % rows, sorted(due or ()), sorted(got))
    return due is None or len(due) < len({n for row in rows for n in row} - {None})


# ------------------------------------------------------------------------------ a row that is spoiled


SPOIL = {
    "misspelt dealer": lambda row, table: row.update(dealer=row["dealer"] + row["dealer"][-1]),
    "dealer of the row before": lambda row, table: row.update(dealer=table[table.index(row["dealer"]) - 1]),
    "dealer of the row after": lambda row, table: row.update(dealer=row["soloist"]),
    "strange dealer": lambda row, table: row.update(dealer="Egon"),
    "short dealer": lambda row, table: row.update(dealer=row["dealer"][0] + "."),
    "strange soloist": lambda row, table: row.update(soloist="Egon"),
    "no dealer": lambda row, table: row.update(dealer=""),
    "no number": lambda row, table: row.update(deal=""),
    "number of the row before": lambda row, table: row.update(deal=row["deal"] - 1),
    "number of the row after": lambda row, table: row.update(deal=row["deal"] + 1),
    "number of the row after that": lambda row, table: row.update(deal=row["deal"] + 2),
    "number of no row": lambda row, table: row.update(deal=99),
}


def due_of_numbers(numbers):
    """sheet.series: the rows whose number another row above has, or before whose number one is missing."""
    if "" in numbers:
        return set()
    order = sorted(range(len(numbers)), key=lambda i: (numbers[i], i))
    pairs = zip(order, [0] + [numbers[i] for i in order])
    return {(i + 2, 1) for i, last in pairs if numbers[i] > last + 1 or (numbers[i] == last and i != order[0])}


def spoiled_one(folder, skatref, players, length, at, kind):
    """A list that is right but for one row: this row alone is at fault, and all others are added up as without it."""
    table = ["Anna", "Bert", "Cora", "Dirk"][:players]
    rows = [{"deal": n + 1, "dealer": table[n % players], "soloist": table[(n + 1) % players]} for n in range(length)]
    SPOIL[kind](rows[at], table)
    path = "%s/spoiled.csv" % folder
    with open(path, "w") as f:
        print("deal,dealer,soloist,game,value,won", file=f)
        for row in rows:
            print(row["deal"], row["dealer"], row["soloist"], "clubs,24,yes", sep=",", file=f)
    r = subprocess.run([skatref, "sheet", "--format=json", path], capture_output=True)
    said = json.loads(r.stdout)
    line, last = at + 2, at == length - 1
    due = due_of_numbers([row["deal"] for row in rows])
    got = {(f["line"], f["column"]) for f in said["findings"]}
    check("findings elsewhere", {d for d in due if d[0] != line}, {g for g in got if g[0] != line})
    if kind.startswith("no ") or (kind.startswith("number") and not last):
        check("findings in the row", {d for d in due if d[0] == line}, {g for g in got if g[0] == line})
    else:
        check("a finding in the row", True, any(g[0] == line for g in got))
    if last and players == 3 and kind.startswith(("strange", "short")):
        return  # perhaps a fourth player joins
    series = said["series"][0]
    points = {p: 24 * sum(row["soloist"] == p for row in rows) for p in table}
    check("points", points, series.get("points"))
    first = series["players"].index("Anna")
    check("players clockwise", table, series["players"][first:] + series["players"][:first])


def spoil_all(folder, skatref):
    tried = bad = 0
    for players, length in ((3, 18), (3, 36), (4, 16), (4, 48)):
        for kind in SPOIL:
            # One below the first number is none at all.
            for at in range(kind == "number of the row before", length):
                tried += 1
                try:
                    spoiled_one(folder, skatref, players, length, at, kind)
                except Wrong as why:
                    bad += 1
                    if bad <= 10:
                        print("%d players, %s in line %d of %d: %s" % (players, kind, at + 2, length + 1, why))
    print("%d lists with a row spoiled, %d not as due" % (tried, bad))
    return 1 if bad else 0


def main(folder, skatref, count, what="lists"):
    if what == "spoiled":
        return spoil_all(folder, skatref)
    one = {"lists": one_list, "names": names_of_one}[what]
    bad = made = flawed = seed = 0
    while made < int(count):
        seed += 1
        try:
            flaws = one(folder, skatref, seed)
        except Wrong as why:
            bad += 1
            made += 1
            if bad <= 10:
                print("list %d: %s" % (seed, why))
            continue
        if flaws is not None:
            made += 1
            flawed += flaws > 0
    print("%d lists, %d with faults, %d not as due" % (made, flawed, bad))
    return 1 if bad or flawed < 5 else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
