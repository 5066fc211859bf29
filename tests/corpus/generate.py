#!/usr/bin/env python3
"""Checks the corpus and turns every case into tests.

Reads corpus/*/*.yaml and the table of clauses and writes a C file with one named Check
test for each case, and a file with one line of JSON for each case and code.
Needs PyYAML and jsonschema. Nothing else of the project needs Python, and
release archives carry what this script makes.
"""
import argparse
import hashlib
import json
import random
import re
import sys
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import jsonschema
import yaml

ROOT = Path(__file__).resolve().parents[2]
DEFAULT_CODES = ["isko2022"]
ANY_CHAPTER = ("court", "counts")   # the decisions, and numbers of sequences of moves
Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Case(NamedTuple):
    data: dict
    chapter: str   # the folder
    place: str     # "corpus/level/win.yaml:12"

    def __getattr__(self, key):   # case.id, case.given
        return self.data[key]

    @property
    def codes(self):
        """Filled in by set_codes."""
        return self.data.get("codes", DEFAULT_CODES)


class Problems:
    """Everything that is wrong, told at once."""

    def __init__(self):
        self.messages = []

    def add(self, place, *parts):
        self.messages.append(": ".join((place, *map(str, parts))))

    def stop_if_any(self):
        if self.messages:
            sys.exit("\n".join(dict.fromkeys(self.messages))
                     + f"\ngenerate.py: {len(self.messages)} wrong")


# ------------------------------------------------------------------- the spec

def read_clauses(table):
    """The fields of each clause, by its id, from what spec/clauses.awk lists."""
    clauses = {}
    for line in table.read_text(encoding="utf-8").splitlines():
        name, _, key, text = line.split("\t", 3)
        fields = clauses.setdefault(name, {})
        if key not in ("title", "text", "reading"):
            fields[key] = f"{fields[key]} {text}" if key in fields else text
    return clauses


# ---------------------------------------------------------------- reading YAML

UNQUOTED = {"ask", "proves", "evidence"}


def check_node(node, file, problems, key=None, seen=None):
    """Tells what YAML lets pass in silence: keys that come twice, names that are
    not quoted and may be read as numbers or booleans, aliases."""
    seen = set() if seen is None else seen
    place = f"{file}:{node.start_mark.line + 1}"
    if id(node) in seen:
        problems.add(place, key, "no YAML aliases here: write it out")
        return
    seen.add(id(node))
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            check_node(item, file, problems, key, seen)
    elif isinstance(node, yaml.MappingNode):
        keys = [name.value for name, _ in node.value]
        for name, value in node.value:
            if keys.count(name.value) > 1:
                problems.add(place, name.value, "the key comes twice")
            check_node(value, file, problems, name.value, seen)
    elif node.tag.endswith(":str") and not node.style and key not in UNQUOTED:
        problems.add(place, key, f'must be quoted: "{node.value}"')
    elif key == "id" and not node.style:
        problems.add(place, key, f'must be quoted: "{node.value}"')


def parse(path, file, problems):
    """The list in a file, and the line on which each of its items begins."""
    loader = Loader(path.read_text(encoding="utf-8"))
    try:
        root = loader.get_single_node()
        if not isinstance(root, yaml.SequenceNode):
            problems.add(file, "a list of cases is expected")
            return [], []
        check_node(root, file, problems)
        return (loader.construct_document(root),
                [node.start_mark.line + 1 for node in root.value])
    except yaml.YAMLError as error:
        problems.add(file, " ".join(str(error).split()))
        return [], []
    finally:
        loader.dispose()


def read_file(path, schema, problems):
    """The cases of one file that agree with the schema; all of them without one."""
    file = "/".join(("corpus", *path.parts[-2:]))
    cases = []
    for item, line in zip(*parse(path, file, problems)):
        place = f"{file}:{line}"
        errors = list(schema.iter_errors(item)) if schema else []
        name = item.get("id") if isinstance(item, dict) else None
        for error in errors:
            problems.add(place, name or "a case without id", describe(error))
        if not errors:
            cases.append(Case(item, path.parent.name, place))
    return cases


def describe(error):
    """given.points: 130 is greater than the maximum of 120"""
    key = ".".join(map(str, error.absolute_path))
    if error.validator == "pattern":
        text = f"{error.instance!r} is not {error.schema['description']}"
    elif error.validator == "oneOf" and "required" in error.validator_value[0]:
        keys = [option["required"][0] for option in error.validator_value]
        text = "exactly one of " + " and ".join(keys) + " must be given"
    elif error.schema is False:
        text = "does not go together with the other keys"
    else:
        text = error.message
    return f"{key}: {text}" if key else text


@lru_cache
def validator_of_cases(text):
    schema = json.loads(text)
    validator = jsonschema.Draft202012Validator
    validator.check_schema(schema)
    return validator({**schema, "type": "object",
                      "$ref": schema["items"]["$ref"]})


def read_corpus(folder, clauses, problems, checked=False):
    """All cases, each with the codes by which it is tested. checked: they agree with the
    schema, as those of a build that has made its tests."""
    case_schema = None if checked else validator_of_cases(
        (folder / "schema.json").read_text(encoding="utf-8"))
    cases = [case for path in sorted(folder.glob("*/*.yaml"))
             for case in read_file(path, case_schema, problems)]
    for case in cases:
        set_codes(case, clauses)
    return cases


# -------------------------------------------------------------- checking cases

def card_lists(case):
    """The keys of a case that hold cards, each of which can be there once."""
    for part in ("given", "expect"):
        for key, value in case.data[part].items():
            if isinstance(value, str) and re.match(r"[CSHD]([AKQJT987]|10)( |$)",
                                                   value):
                yield f"{part}.{key}", value.replace("10", "T").split()


def cited_clauses(value, path="expect"):
    """Every clause that an expectation names, with its key."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key == "clause":
                yield f"{path}.clause", item
            else:
                yield from cited_clauses(item, f"{path}.{key}")
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from cited_clauses(item, f"{path}.{i}")


def options_of(case):
    return [*case.given.get("options", []),
            *case.given.get("record", {}).get("options", [])]


def in_force(name, code, case, clauses):
    """With the options of the case: another reading stands for its clauses."""
    def replaced(name):
        return clauses.get(name, {}).get("instead-of", "").split()

    if any(name in replaced(other) for other in options_of(case)):
        return False
    if name in options_of(case) and replaced(name):
        return any(code in clauses.get(other, {}).get("codes", "").split()
                   for other in (name, *replaced(name)))
    return code in clauses[name].get("codes", "").split()


def check_case(case, clauses, problems):
    def wrong(key, message):
        problems.add(case.place, case.id, f"{key}: {message}")

    for key, name in [*((f"clauses.{i}", name)
                        for i, name in enumerate(case.clauses)),
                      *cited_clauses(case.expect)]:
        if name not in clauses:
            wrong(key, f"there is no clause {name} in spec/")
            continue
        for code in case.codes:
            if not in_force(name, code, case, clauses):
                wrong(key, f"{name} is not in force under {code}")
    if case.chapter not in ANY_CHAPTER and case.clauses[0].split(".")[0] != case.chapter:
        wrong("clauses.0", f"{case.clauses[0]} does not belong into the folder"
                           f" {case.chapter}")
    for key, cards in card_lists(case):
        for card in sorted({c for c in cards if cards.count(c) > 1}):
            wrong(key, f"{card} comes twice")
    if case.ask == "deal" and case.given["dealer"] >= case.given["players"]:
        wrong("given.dealer", f"{case.given['dealer']} is no seat at a table of"
                              f" {case.given['players']}")
    for key, name in unknown_players(case):
        wrong(key, f"{name} is none of the players")
    if case.ask == "value" and case.given["game"] == "null" \
            and "matadors" in case.expect:
        wrong("expect.matadors", "a null game has none")


def unknown_players(case):
    """Names in a list that are not at the table, each with its key."""
    if case.ask != "sheet":
        return
    given, expect = case.given, case.expect
    named = [("given.lot", given.get("lot", [])),
             ("given.tallies", given.get("tallies", [])),
             ("expect.lot", expect.get("lot", [])),
             ("expect.losers", expect.get("losers", []))]
    for i, deal in enumerate(given.get("deals", [])):
        named.append((f"given.deals.{i}", [deal[key] for key in
                                           ("dealer", "soloist") if key in deal]))
        named.append((f"given.deals.{i}.points", deal.get("points", [])))
    for key in ("points", "won", "lost", "totals", "places"):
        named.append((f"expect.{key}", expect.get(key, given["players"])))
        if sorted(expect.get(key, given["players"])) != sorted(given["players"]):
            yield f"expect.{key}", "somebody"
    for key, names in named:
        for name in names:
            if name not in given["players"]:
                yield key, name


def set_codes(case, clauses):
    """Whatever holds in isko2022 holds in isko2018, if all clauses that the case
    names are in force there: spec/README.md."""
    named = [*case.clauses, *(name for _, name in cited_clauses(case.expect))]
    common = all(name in clauses and in_force(name, "isko2018", case, clauses)
                 for name in named)
    if "isko2022" in case.codes and "isko2018" not in case.codes and common:
        at = case.codes.index("isko2022") + 1
        case.data["codes"] = [*case.codes[:at], "isko2018", *case.codes[at:]]


def check_unique(cases, key, problems):
    first = {}
    for case in cases:
        other = first.setdefault(case.data[key], case)
        if other is not case:
            problems.add(case.place, case.id, key,
                         f'"{case.data[key]}" is already at {other.place}')


def check_different(cases, problems):
    """No two cases ask the same and expect the same under one code."""
    first = {}
    for case in cases:
        for code in case.codes:
            same = json.dumps([code, case.ask, case.given, case.expect], sort_keys=True)
            other = first.setdefault(same, case)
            if other is not case:
                problems.add(case.place, case.id, "given",
                             f"{other.id} asks and expects the same under {code}")


def retired_ids(folder):
    """The first column of retired.tsv, below its heading."""
    path = folder / "retired.tsv"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {line.split("\t")[0] for line in lines[1:]}


def used_ids(folder):
    """Every id that a case has or had."""
    path = folder / "cases.lock"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return retired_ids(folder) | {line for line in text.splitlines()
                                  if not line.startswith("#")}


def check_corpus(cases, clauses, retired, problems):
    for case in cases:
        check_case(case, clauses, problems)
        if case.id in retired:
            problems.add(case.place, case.id, "id: is retired and must not be"
                                              " used again")
    check_unique(cases, "id", problems)
    check_unique(cases, "title", problems)
    check_different(cases, problems)
    if not cases:
        problems.add("corpus", "there is no case")


# What decides is there; the other folders ask, print, or make samples.
DECIDING = ("rules", "claims", "conduct", "game", "judge", "formats", "list")


def cited_symbols(src):
    """The clauses that the code cites, as PLAY_FOLLOW, each with its files. To
    ask which clause it was, `== SKR_C_X` or `case SKR_C_X:`, is no citation."""
    cited = {}
    for folder in DECIDING:
        for path in sorted((src / folder).glob("*.[ch]")):
            code = re.sub(r"/\*.*?\*/", " ", path.read_text(encoding="utf-8"),
                          flags=re.DOTALL)
            code = re.sub(r"(?:case|[=!]=)\s*SKR_C_\w+", " ", code)
            for name in re.findall(r"\bSKR_(?:C_|CITE\(\s*)([A-Z0-9_]+)", code):
                cited.setdefault(name, set()).add(f"src/{folder}/{path.name}")
    return cited


def check_gates(cases, clauses, cited, problems):
    """Every clause has a case for it, one against it, and code that cites it;
    or its `needs` says why not."""
    proved = {(case.clauses[0], case.proves) for case in cases}
    for name, fields in sorted(clauses.items()):
        place = f"spec/{name.split('.')[0]}.md"
        needs = fields.get("needs", "")
        if re.fullmatch(r"none \(.+\)", needs):
            continue
        if needs != "accepted, rejected":
            problems.add(place, name, f"needs: '{needs}' is neither 'accepted,"
                                      " rejected' nor 'none (why)'")
        lacking = [proves for proves in ("accepted", "rejected")
                   if (name, proves) not in proved]
        if lacking:
            problems.add(place, name,
                         "no case that is " + " and none that is ".join(lacking))
        symbol = c_clause(name).removeprefix("SKR_C_")
        if symbol not in cited:
            problems.add(place, name, f"no code cites it, by SKR_C_{symbol} or"
                                      f" SKR_CITE({symbol})")


NUMBER = r"\b(?:S[0-3]\.|V)[0-9]+[a-f]?\b"


def read_sources(folder):
    """Each fact and case from outside: its line in spec/sources.md, what it is
    about, where it stands, and why no case rests on it."""
    sources = {}
    lines = (folder / "sources.md").read_text(encoding="utf-8").splitlines()
    for line, text in enumerate(lines, 1):
        cells = [cell.strip() for cell in text.strip("|").split("|")]
        if re.fullmatch(NUMBER, cells[0]):
            sources[cells[0]] = (f"spec/sources.md:{line}", cells[1],
                                 ", ".join(cells[2:-1]), cells[-1])
    return sources


def cited_sources(texts, sources):
    """The numbers in the texts; S1.18b is a part of S1.18."""
    numbers = {number for text in texts for number in re.findall(NUMBER, text)}
    return {number if number in sources else number.rstrip("abcdef")
            for number in numbers}


def check_sources(cases, clauses, sources, problems):
    """Every fact and case from outside has a clause and a case that cite it, or
    spec/sources.md says why not."""
    by_clause = cited_sources((fields.get(key, "") for fields in clauses.values()
                               for key in ("facts", "cases")), sources)
    by_case = cited_sources((case.source for case in cases), sources)
    for number in sorted((by_clause | by_case) - sources.keys()):
        problems.add("spec/sources.md", number, "is cited, but not listed here")
    for number, (place, _, _, excuse) in sources.items():
        lacking = [what for what, cited in (("clause", by_clause),
                                            ("case", by_case))
                   if number not in cited]
        if lacking and not excuse:
            problems.add(place, number, "no " + " and no ".join(lacking)
                         + " cites it")
        if excuse and not lacking:
            problems.add(place, number, f"is cited: '{excuse}' can go")


# ------------------------------------------------------------------- writing C

GAMES = {"clubs": "SKR_GAME_CLUBS", "spades": "SKR_GAME_SPADES",
         "hearts": "SKR_GAME_HEARTS", "diamonds": "SKR_GAME_DIAMONDS",
         "grand": "SKR_GRAND", "null": "SKR_NULL", "ramsch": "SKR_RAMSCH"}
SEATS = {"F": "SKR_FOREHAND", "M": "SKR_MIDDLEHAND", "R": "SKR_REARHAND"}
LEVELS = {None: "SKR_NO_LEVEL", "schneider": "SKR_SCHNEIDER",
          "schwarz": "SKR_SCHWARZ"}
ENDINGS = {"played": "SKR_PLAYED",
           "defenders-gave-up": "SKR_DEFENDERS_GAVE_UP",
           "offer-accepted": "SKR_OFFER_ACCEPTED",
           "soloist-gave-up": "SKR_SOLOIST_GAVE_UP",
           "defenders-breach": "SKR_DEFENDERS_BREACH",
           "soloist-breach": "SKR_SOLOIST_BREACH",
           "led-early": "SKR_LED_EARLY", "unproved": "SKR_UNPROVED",
           "wrong-number": "SKR_WRONG_NUMBER"}
CONTRAS = {"contra": "SKR_CONTRA", "re": "SKR_RE", "sup": "SKR_SUP"}
KINDS = {"illegal": "FINDING_ILLEGAL", "wrong": "FINDING_WRONG",
         "convention": "FINDING_CONVENTION", "undecided": "FINDING_UNDECIDED",
         "malformed": "FINDING_MALFORMED"}


def c_bool(value):
    return "true" if value else "false"


def c_clause(name):
    return "SKR_C_" + re.sub("[^A-Z0-9]", "_", name.upper())


def c_string(text):
    """A string literal; what is not printable becomes octal."""
    out = ""
    for byte in text.encode("utf-8"):
        char = chr(byte)
        if char in '"\\':
            out += "\\" + char
        elif char == "?":
            out += "\\?" if out.endswith("?") else "?"   # no trigraphs
        elif 0x20 <= byte < 0x7F:
            out += char
        else:
            out += f"\\{byte:03o}"
    return f'"{out}"'


def c_long_string(text, indent):
    """A string literal in lines that end at blanks."""
    lines, line = [], ""
    for word in re.findall(r"[^\s.\[\]]*[\s.\[\]]?", text):
        if line and len(line) + len(word) > 76 - len(indent):
            lines.append(line)
            line = ""
        line += word
    lines.append(line)
    return "\n".join(indent + c_string(line) for line in lines)


def c_cards(text):
    return f"cards({c_string(text)})"


def c_announcement(said):
    parts = [f".game = {GAMES[said['game']]}"]
    parts += [f".{key} = true" for key in ("hand", "ouvert", "revolution")
              if said.get(key)]
    if said.get("announced"):
        parts.append(f".announced = {LEVELS[said['announced']]}")
    return "{ " + ", ".join(parts) + " }"


# Each of these makes the statements of one question: given and expected.

def c_matadors(given, expect):
    got = f"skr_matadors({GAMES[given['game']]}, {c_cards(given['cards'])})"
    yield f"expect_number(\"matadors\", {expect['matadors']}, {got});"


def c_legal(given, expect):
    led = f'card("{given["led"]}")' if given["led"] else "SKR_NO_CARD"
    yield f"skr_cards hand = {c_cards(given['hand'])};"
    yield f"expect_cards(\"cards\", {c_cards(expect['cards'])},"
    yield f"             skr_legal({GAMES[given['game']]}, hand, {led}));"


def c_trick(given, expect):
    yield (f"struct trick t = play_trick({GAMES[given['game']]},"
           f" {SEATS[given['leader']]}, {c_string(given['cards'])});")
    if "winner" in expect:
        yield f"expect_seat(\"winner\", {SEATS[expect['winner']]}, t.winner);"
    if "points" in expect:
        yield f"expect_number(\"points\", {expect['points']}, t.points);"


def c_deal(given, expect):
    if set(expect) != {"active"}:
        yield "struct skr_deal d = deal_pack("
        yield c_long_string(given["pack"], "    ") + ");"
    for key, seat in (("forehand", 0), ("middlehand", 1), ("rearhand", 2)):
        if key in expect:
            yield f'expect_cards("{key}", {c_cards(expect[key])}, d.hand[{seat}]);'
    if "skat" in expect:
        yield f"expect_cards(\"skat\", {c_cards(expect['skat'])}, d.skat);"
    if "active" in expect:
        yield "int place[3];"
        yield f"skr_active({given['players']}, {given['dealer']}, place);"
        for seat, place in enumerate(expect["active"]):
            yield f'expect_number("active {"FMR"[seat]}", {place}, place[{seat}]);'


MISDEALS = {"count": "SKR_COUNT", "cut": "SKR_CUT", "dealing": "SKR_DEALING",
            "skat-seen": "SKR_SKAT_SEEN_EARLY", "skat-taken": "SKR_SKAT_PICKED_UP",
            "shuffle": "SKR_SHUFFLE", "exposed": "SKR_EXPOSED",
            "cutter-away": "SKR_CUTTER_AWAY", "missing": "SKR_ASTRAY"}
FOUND = {"deal": "SKR_FOUND_IN_DEAL", "auction": "SKR_FOUND_IN_AUCTION",
         "play": "SKR_FOUND_IN_PLAY"}
FAULTS = {"dealer": "SKR_FAULT_DEALERS", "shared": "SKR_FAULT_SHARED",
          "other": "SKR_FAULT_OTHERS"}
REMEDIES = {"none": "SKR_LEFT_AS_IT_IS", "dealt-again": "SKR_DEALT_AGAIN",
            "card-given": "SKR_CARD_GIVEN", "skat-drawn": "SKR_SKAT_DRAWN",
            "skat-back": "SKR_SKAT_LAID_BACK", "shuffled-again": "SKR_SHUFFLED_AGAIN",
            "put-right": "SKR_PUT_RIGHT", "next-cuts": "SKR_NEXT_CUTS",
            "waits": "SKR_DEALER_WAITS", "referee": "SKR_REFEREE_ASKED"}
FAVOURS = {None: "SKR_REST_NOBODYS", "soloist": "SKR_REST_SOLOISTS",
           "defenders": "SKR_REST_DEFENDERS"}


def c_wrong_dealer(given, expect):
    table = f"{given['players']}, {given['deal']}"
    right = expect.get("stand") == given["deal"]
    if "dealer" in expect:
        yield f'expect_number("dealer", {expect["dealer"]}, skr_dealer({table}));'
    if right:
        yield f'expect_number("dealer", {given["dealer"]}, skr_dealer({table}));'
    elif "stand" in expect:
        yield f'expect_number("stand", {expect["stand"]}, skr_deals_that_stand({table}));'


def c_misdeal_facts(given):
    yield f"    .kind = {MISDEALS[given['kind']]},"
    yield f"    .found = {FOUND[given.get('found', 'deal')]},"
    yield f"    .fault = {FAULTS[given.get('fault', 'dealer')]},"
    for key in ("by", "soloist"):
        yield f"    .{key} = {SEATS.get(given.get(key), 'SKR_NOBODY')},"
    if "cards" in given:
        yield f"    .cards = {c_three(given['cards'][seat] for seat in 'FMR')},"
    yield f"    .lifted = {given.get('lifted', 0)},"
    yield f"    .players = {given.get('players', 3)},"
    for key, flag in (("told_apart", "told_apart"), ("leave", "leave"),
                      ("reserved", "reserved"), ("long", "long_away"),
                      ("mattered", "mattered"), ("play_on", "play_on")):
        if given.get(key):
            yield f"    .{flag} = true,"
    if given.get("proved"):
        yield f"    .proved = {LEVELS[given['proved']]},"


def c_misdeal_contract(given):
    if "game" in given:
        yield "    .announced = true,"
        yield f"    .contract.game = {c_announcement(given)},"
    for key in ("bid", "matadors"):
        if key in given:
            yield f"    .contract.{key} = {given[key]},"


def c_misdeal(given, expect):
    if given["kind"] == "dealer":
        yield from c_wrong_dealer(given, expect)
        return
    yield "struct skr_misdeal_ruling r = misdeal((struct skr_misdeal){"
    yield from c_misdeal_facts(given)
    yield from c_misdeal_contract(given)
    yield "});"
    for key, names in (("remedy", REMEDIES), ("favours", FAVOURS)):
        if key in expect:
            yield f'expect_number("{key}", {names[expect[key]]}, (int)r.{key});'
    if "barred" in expect:
        bits = " | ".join(f"1 << {SEATS[seat]}" for seat in expect["barred"])
        yield f'expect_number("barred", {bits or 0}, (int)r.barred);'
    if "hand_alone" in expect:
        yield (f"expect_bool(\"hand_alone\", {c_bool(expect['hand_alone'])},"
               " r.hand_alone);")
    if "allowed" in expect:
        yield f"expect_bool(\"allowed\", {c_bool(expect['allowed'])}, !r.forbidden);"
    if "score" in expect or "value" in expect:
        yield 'expect_bool("valued", true, r.valued);'
    for key in ("value", "score"):
        if key in expect:
            yield f'expect_number("{key}", {expect[key]}, r.{key});'
    if "game" in expect:
        yield f'expect_number("game", {GAMES[expect["game"]]}, (int)r.game);'
    if "clause" in expect:
        yield f"expect_clause(\"clause\", {c_clause(expect['clause'])}, r.clause);"


def c_named(text):
    """A game as it is named in place of a bid: "null ouvert hand"."""
    game, *parts = text.split()
    return c_announcement({"game": game} | {part: True for part in parts})


def c_call(call):
    seat, word = call.split(" ", 1)
    kind = {"yes": "HOLD", "pass": "PASS", "looks": "LOOKS"}.get(word)
    if kind:
        return f"{kind}({SEATS.get(seat, 'SKR_NOBODY')})"
    if word.isdigit():
        return f"BID({SEATS[seat]}, {word})"
    return f"NAMED({SEATS[seat]}, {c_named(word)[2:-2]})"


def c_auction(given, expect):
    calls = [c_call(call) for call in given["calls"]]
    if calls:
        yield "static const struct call calls[] = {"
        for i in range(0, len(calls), 3):
            yield "    " + " ".join(call + "," for call in calls[i:i + 3])
        yield "};"
    yield (f"struct auction a = hold_auction({'calls' if calls else 'NULL'},"
           f" {len(calls)}, {c_bool(given.get('follow'))});")
    for key in ("soloist", "open"):
        if key in expect:
            yield f'expect_seat("{key}", {SEATS[expect[key]]}, a.{key});'
    if "bid" in expect:
        yield f"expect_number(\"bid\", {expect['bid']}, a.bid);"
    if "passed_in" in expect:
        yield 'expect_bool("passed_in", true, a.passed_in);'
    if illegal := expect.get("illegal"):
        yield f"expect_number(\"illegal.call\", {illegal['call']}, a.illegal);"
        yield (f"expect_clause(\"illegal.clause\", {c_clause(illegal['clause'])},"
               " a.clause);")
    elif given.get("follow"):
        yield 'expect_number("illegal.call", 0, a.illegal);'
    if "bound" in expect:
        yield f"const struct skr_announcement game = {c_named(expect['bound'])};"
        yield 'expect_named("bound", &game, &a);'
    elif "soloist" in expect:
        yield 'expect_bool("bound", false, a.is_bound);'


def c_bids(given, expect):
    values = sorted(expect["values"])
    yield "static const int bids[] = {"
    for i in range(0, len(values), 12):
        yield "    " + " ".join(f"{value}," for value in values[i:i + 12])
    yield "};"
    yield f"expect_bids(\"values\", bids, {len(values)});"


def c_announce(given, expect):
    yield (f"struct skr_announcement said = {c_announcement(given['said'])};")
    if "bound" in given:
        yield f"const struct skr_announcement bound = {c_named(given['bound'])};"
    yield "struct announced a = announce(&said, (struct skr_announcing){"
    yield f"    .skat_taken = {c_bool(given['skat_taken'])},"
    yield f"    .held = {given.get('held', 12 - given.get('put_away', 2))},"
    yield f"    .laid_open = {c_bool(given.get('laid_open'))},"
    late = given.get('late', 'nothing')
    yield f"    .late = {'0' if late == 'nothing' else '1u << SKR_PART_' + late.upper()},"
    yield f"    .bid = {given.get('bid', 0)},"
    yield f"    .bound = {'&bound' if 'bound' in given else 'NULL'},"
    yield "});"
    if "lost" in expect:
        lost = c_clause(expect["lost"]) if expect["lost"] else "SKR_C_NONE"
        yield f'expect_clause("lost", {lost}, a.ruled.lost);'
    if "valid" in expect:
        yield f"expect_bool(\"valid\", {c_bool(expect['valid'])}, a.valid);"
    for key, value in expect.get("announcement", {}).items():
        if key in ("hand", "ouvert", "revolution"):
            yield (f'expect_bool("announcement.{key}", {c_bool(value)},'
                   f" a.ruled.valid.{key});")
        else:
            names = GAMES if key == "game" else LEVELS
            yield (f'expect_{"game" if key == "game" else "level"}'
                   f'("announcement.{key}", {names[value]}, a.ruled.valid.{key});')
    if "struck" in expect:
        yield from c_struck(expect["struck"])


def c_struck(struck):
    if not struck:
        yield 'expect_struck("struck", NULL, 0, &a);'
        return
    yield "static const struct struck struck[] = {"
    for part in sorted(struck, key=lambda part: part["what"]):
        yield (f"    {{ SKR_PART_{part['what'].upper()},"
               f" {c_clause(part['clause'])} }},")
    yield "};"
    yield f'expect_struck("struck", struck, {len(struck)}, &a);'


def c_value(given, expect):
    yield "struct skr_facts facts = {"
    yield from c_facts(given)
    if given.get("ending", "played") != "played":
        yield f"    .end.how = {ENDINGS[given['ending']]},"
    if given.get("proved"):
        yield f"    .end.asked = {LEVELS[given['proved']]},"
    if given.get("contra"):
        yield f"    .contract.contra = {CONTRAS[given['contra']]},"
    yield "};"
    yield "struct skr_value v = value(&facts);"
    for key in ("won", "overbid"):
        if key in expect:
            yield f'expect_bool("{key}", {c_bool(expect[key])}, v.{key});'
    for key in ("value", "score", "matadors", "level"):
        if key in expect:
            yield f'expect_number("{key}", {expect[key]}, v.{key});'
    if "clause" in expect:
        yield f"expect_clause(\"clause\", {c_clause(expect['clause'])}, v.clause);"


HAPPENINGS = {"revoke": "REVOKED", "wrong-lead": "WRONG_LEAD",
              "wrong-turn": "WRONG_TURN", "card-shown": "CARD_SHOWN",
              "skat-seen": "SKAT_SEEN", "tricks-seen": "TRICKS_SEEN",
              "betrayal": "BETRAYED", "not-laid-open": "NOT_LAID_OPEN",
              "early-lead": "EARLY_LEAD", "gives-up": "GIVES_UP",
              "lays-down": "LAYS_DOWN", "throws": "THROWS", "away": "IS_AWAY",
              "no-proof": "NO_PROOF", "wrong-number": "PUT_AWAY_WRONG",
              "leads-on": "LED_ON",
              "gathers": "GATHERED", "warns": "WARNED",
              "says-lost": "SAYS_LOST", "skat-shown": "SKAT_SHOWN",
              "leads-shown": "SHOWN_SUIT_LED", "takes-back": "TAKEN_BACK",
              "last-trick": "LAST_TRICK_SEEN"}
NOTICED = {"at-once": "AT_ONCE", "gathered": "GATHERED", "led": "LED",
           "played": "PLAYED"}


def c_facts(given):
    yield f"    .contract.game = {c_announcement(given)},"
    for part, keys in (("contract", ("bid", "matadors")),
                       ("taken", ("points", "tricks", "unplayed_points",
                                  "unplayed_tricks"))):
        for key in keys:
            if given.get(key):
                yield f"    .{part}.{key} = {given[key]},"
    if "cards" in given:
        yield f"    .contract.cards = {c_cards(given['cards'])},"


def c_seats(seats):
    return " | ".join(f"1 << {SEATS[seat]}" for seat in seats)


def c_incident(happened):
    yield "struct skr_incident incident = {"
    yield f"    .kind = SKR_{HAPPENINGS[happened['kind']]},"
    yield f"    .seat = {SEATS[happened['by']]},"
    for key in ("agreed", "objected"):
        if happened.get(key):
            yield f"    .{key} = {c_seats(happened[key])},"
    if happened.get("asked"):
        yield f"    .asked = {LEVELS[happened['asked']]},"
    if happened.get("others_get"):
        yield f"    .others_get = {happened['others_get']},"
    for key in ("play_on", "leave"):
        if happened.get(key):
            yield f"    .{key} = true,"
    if "noticed" in happened:
        yield f"    .noticed = SKR_NOTICED_{NOTICED[happened['noticed']]},"
    if "trick_to" in happened:
        yield f"    .trick_to = {SEATS[happened['trick_to']]},"
    yield "};"


def c_ending(given, expect):
    yield "struct skr_facts facts = {"
    yield from c_facts(given)
    yield "};"
    yield from c_incident(given["happened"])
    hands = given.get("hands")
    if hands:
        yield "struct held held = {"
        yield "    { " + ", ".join(c_string(hands[seat]) for seat in "FMR") + " },"
        yield f"    {SEATS[given['turn']]}, {c_string(given.get('trick', ''))}"
        yield "};"
    yield (f"struct ending e = ending(&facts, {SEATS[given['soloist']]},"
           f" {'&held' if hands else 'NULL'}, &incident);")
    for key in ("over", "open", "put_right"):
        if key in expect:
            yield f'expect_bool("{key}", {c_bool(expect[key])}, e.ruling.{key});'
    if "may_change" in expect:
        seats = c_seats(expect["may_change"]) or 0
        yield f'expect_number("may_change", {seats}, (int)e.ruling.may_change);'
    for key in ("rest", "winner"):
        if key in expect:
            side = expect[key] or "nobody"
            yield f'expect_text("{key}", "{side}", {key}_name(&e));'
    if "clause" in expect:
        yield (f"expect_clause(\"clause\", {c_clause(expect['clause'])},"
               " e.ruling.clause);")
    if "overbid" in expect:
        yield f"expect_bool(\"overbid\", {c_bool(expect['overbid'])}, e.value.overbid);"
    for key in ("value", "score", "level"):
        if key in expect:
            yield f'expect_number("{key}", {expect[key]}, e.value.{key});'


def c_three(numbers):
    return "{ " + ", ".join(map(str, numbers)) + " }"


def c_ramsch(given, expect):
    yield "struct skr_ramsch_value v = ramsch_value((struct skr_ramsch){"
    yield f"    .pushed = {c_bool(given.get('pushed'))},"
    yield f"    .refused = {given.get('refused', 0)},"
    yield f"    .points = {c_three(given['points'])},"
    yield f"    .tricks = {c_three(given['tricks'])},"
    if "last_trick" in given:
        yield f"    .last = 1 + {SEATS[given['last_trick']]},"
    yield "});"
    for seat, score in enumerate(expect.get("scores", [])):
        yield f'expect_number("scores.{seat}", {score}, v.score[{seat}]);'
    if "losers" in expect:
        bits = " | ".join(f"1 << {SEATS[seat]}" for seat in expect["losers"])
        yield f'expect_number("losers", {bits or 0}, (int)v.losers);'
    if "clause" in expect:
        yield f"expect_clause(\"clause\", {c_clause(expect['clause'])}, v.clause);"


def c_round(given, expect):
    yield "static const struct played played[] = {"
    for deal in given["deals"]:
        yield f"    {{ {deal.get('matadors', 0)}, {{"
        yield f"        .game = {GAMES[deal.get('game', 'ramsch')]},"
        for key in ("hand", "ouvert", "won", "points", "value"):
            if key in deal:
                yield f"        .{key} = {int(deal[key])},"
        if deal.get("contra"):
            yield f"        .contra = {CONTRAS[deal['contra']]},"
        yield "    } },"
    yield "};"
    yield (f"struct round r = pushed_deals({given['players']}, played,"
           f" {len(given['deals'])});")
    if "pushed" in expect:
        bits = " | ".join(f"1u << {n}" for n in expect["pushed"])
        yield f'expect_number("pushed", (int)({bits or "0u"}), (int)r.pushed);'
    if "due" in expect:
        yield f"expect_number(\"due\", {expect['due']}, r.due);"
    if "bock" in expect:
        bits = " | ".join(f"1u << {n}" for n in expect["bock"])
        yield f'expect_number("bock", (int)({bits or "0u"}), (int)r.bock);'
    if "bock_due" in expect:
        yield f"expect_number(\"bock_due\", {expect['bock_due']}, r.bock_due);"


# What a judgment says: is it known, what is it, how is it compared.
GAME_KEYS = {
    "soloist": ("HAS_SOLOIST(j)", "j->soloist", "seat"),
    "bid": ("HAS_SOLOIST(j)", "j->bid", "number"),
    "game": ("j->announced", "j->game.game", "game"),
    "hand": ("j->announced", "j->game.hand", "bool"),
    "announced": ("j->announced", "j->game.announced", "level"),
    "ouvert": ("j->announced", "j->game.ouvert", "bool"),
    "matadors": ("HAS_MATADORS(j)", "j->value.matadors", "number"),
    "points": ("j->valued", "j->points", "number"),
    "tricks": ("j->valued", "j->tricks", "number"),
    "won": ("j->valued", "j->value.won", "bool"),
    "value": ("j->valued", "j->value.value", "number"),
    "score": ("j->valued", "j->value.score", "number"),
    "overbid": ("j->valued", "j->value.overbid", "bool"),
}


def c_literal(sort, value):
    return {"number": str, "bool": c_bool, "game": GAMES.get,
            "level": LEVELS.get, "seat": SEATS.get}[sort](value)


def c_figures(expect):
    for key, (known, got, sort) in GAME_KEYS.items():
        if key not in expect:
            continue
        value = expect[key]
        if value == "ramsch":
            yield f'expect_bool("{key}", true, j->ramsch);'
        elif value is None and key == "announced":
            yield f"expect_no_level(\"{key}\", {known}, {got});"
        elif value is None:
            yield f'expect_nothing("{key}", {known});'
        else:
            yield f'if (expect_known("{key}", {known}))'
            compared = "number" if sort == "seat" else sort
            yield f'    expect_{compared}("{key}", {c_literal(sort, value)}, {got});'


def c_game(given, expect):
    text = given["iss"] if "iss" in given else \
        json.dumps(given["record"], separators=(",", ":"), ensure_ascii=False)
    yield "static const char text[] ="
    yield c_long_string(text, "    ") + ";"
    yield (f"const struct judgment *j = judge("
           f"\"{'iss' if 'iss' in given else 'json'}\", text, sizeof text - 1);")
    for key in ("verdict", "deal"):
        if key in expect:
            yield f'expect_text("{key}", "{expect[key]}", judged_{key}(j));'
    yield from c_figures(expect)
    for seat, score in enumerate(expect.get("scores", [])):
        yield f'if (expect_known("scores.{seat}", j->ramsch_valued))'
        yield (f'    expect_number("scores.{seat}", {score},'
               f" j->ramsch_value.score[{seat}]);")
    if "findings" in expect:
        yield from c_findings(expect["findings"])


def c_findings(findings):
    if not findings:
        yield 'expect_findings("findings", NULL, 0, j);'
        return
    yield "static const struct found found[] = {"
    for f in sorted(findings, key=lambda f: (f["clause"], f["kind"])):
        yield f"    {{ {KINDS[f['kind']]}, {c_clause(f['clause'])} }},"
    yield "};"
    yield f'expect_findings("findings", found, {len(findings)}, j);'


def c_players(case, value, otherwise="0"):
    """One number a player, in the order of the seats."""
    return "{ " + ", ".join(str(value.get(name, otherwise))
                            for name in case["players"]) + " }"


def c_entry(given, deal):
    seat = {name: i for i, name in enumerate(given["players"])}
    parts = [f".{key} = {seat[deal[key]] if key in deal else 'SKR_NOBODY'}"
             for key in ("dealer", "soloist")]
    parts += [f".{key} = true" for key in ("won", "hand") if deal.get(key)]
    parts += [f".{key} = {deal[key]}" for key in ("value", "score")
              if key in deal]
    parts.append(f".factor = {deal.get('factor', 1)}")
    if "points" in deal:
        parts.append(f".each = {c_players(given, deal['points'])}")
    return "{ " + ", ".join(parts) + " },"


def c_scoring(given):
    scheme = given.get("scheme", "seeger-fabian").upper().replace("-", "_")
    yield "struct skr_scoring scoring = {"
    yield f"    .scheme = SKR_{scheme}, .players = {len(given['players'])},"
    yield (f"    .stake = {round(100 * given.get('stake', 1))},"
           f" .limit = {given.get('limit', 501)},"
           f" .deals = {given.get('series', 0)}")
    yield "};"
    lot = {name: i + 1 for i, name in enumerate(given.get("lot", []))}
    yield f"static const int lot[SKR_TABLE] = {c_players(given, lot)};"


def c_sheet(given, expect):
    yield from c_scoring(given)
    if "tallies" in given:
        yield "static const struct skr_tally tallies[SKR_TABLE] = {"
        for name in given["players"]:
            tally = given["tallies"][name]
            yield f"    {{ {tally['points']}, {tally['won']}, {tally['lost']} }},"
        yield "};"
        yield (f"const struct list *l = add_tallies(&scoring, lot, tallies,"
               f" {given.get('passed_in', 0)});")
    else:
        yield "static const struct skr_entry entries[] = {"
        for deal in given["deals"]:
            yield "    " + c_entry(given, deal)
        yield "};"
        yield (f"const struct list *l = keep_list(&scoring, lot, entries,"
               f" {len(given['deals'])});")
    yield from c_sheet_expect(given, expect)


def c_sheet_expect(given, expect):
    seat = {name: i for i, name in enumerate(given["players"])}
    for key in ("points", "won", "lost", "totals", "places"):
        if key in expect:
            yield (f'expect_players("{key}", (const int[SKR_TABLE])'
                   f" {c_players(given, expect[key])}, l->{key}, l);")
    for key in ("lot", "losers"):
        if key in expect:
            bits = sum(1 << seat[name] for name in expect[key])
            yield f'expect_number("{key}", {bits}, (int)l->{key});'
    for key in ("deals", "passed_in"):
        if key in expect:
            yield f'expect_number("{key}", {expect[key]}, l->{key});'
    if "complete" in expect:
        yield (f'expect_bool("complete", {c_bool(expect["complete"])},'
               " l->complete);")
    if "running" in expect:
        yield f"expect_number(\"running\", {len(expect['running'])}, l->deals);"
        for i, row in enumerate(expect["running"]):
            yield (f'expect_players("running {i + 1}", (const int[SKR_TABLE])'
                   f" {c_players(given, row)}, l->running[{i}], l);")
    if "wrong" in expect:
        yield from c_broken(expect["wrong"])


def c_broken(wrong):
    if not wrong:
        yield 'expect_broken("wrong", NULL, 0, l);'
        return
    yield "static const struct broken broken[] = {"
    for item in wrong:
        yield f"    {{ {item['deal']}, {c_clause(item['clause'])} }},"
    yield "};"
    yield f'expect_broken("wrong", broken, {len(wrong)}, l);'


def c_count(given, expect):
    text = json.dumps(given["record"], separators=(",", ":"))
    what = {"cards": "SKR_CARDS_ALONE", "calls": "SKR_CALLS_ALONE"}.get(given.get("only"), "SKR_ALL_MOVES")
    yield "static const char text[] ="
    yield c_long_string(text, "    ") + ";"
    for depth, number in enumerate(expect["counts"], 1):
        yield (f'expect_number("counts", {number}, sequences(text, sizeof text - 1, {depth}, {what},'
               f' {c_bool(given.get("pushed", False))}));')


ASKS = {"matadors": c_matadors, "legal": c_legal, "trick": c_trick,
        "deal": c_deal, "misdeal": c_misdeal, "auction": c_auction, "bids": c_bids,
        "announce": c_announce, "value": c_value, "ending": c_ending,
        "ramsch": c_ramsch,
        "round": c_round,
        "game": c_game, "count": c_count, "sheet": c_sheet}


def test_name(case):
    return f"{case.ask}_{case.id}"


def c_test(case):
    title = case.title.replace("*/", "* /").replace("/*", "/ *")
    yield f"/* {title} */"
    yield f"START_TEST({test_name(case)})"
    yield "{"
    yield f"    begin_case(\"{case.id}\", {c_string(case.title)},"
    yield f"               {c_string(case.place)}, {c_clause(case.clauses[0])},"
    yield f"               \"{' '.join(case.codes)}\");"
    yield "    while (next_code()) {"
    for option in case.given.get("options", []):
        yield f'        play_with("{option}");'
    for statement in ASKS[case.ask](case.given, case.expect):
        for line in statement.split("\n"):
            yield "        " + line
    yield "    }"
    yield "}"
    yield "END_TEST\n"


def c_chapter(chapter, cases):
    yield f"static void add_{chapter}(Suite *suite)"
    yield "{"
    yield f"    TCase *chapter = tcase_create(\"{chapter}\");\n"
    for case in cases:
        yield f"    add_case(chapter, {test_name(case)}, {c_clause(case.clauses[0])});"
    yield "    suite_add_tcase(suite, chapter);"
    yield "}\n"


def by_chapter(cases):
    chapters = {}
    for case in cases:
        chapters.setdefault(case.chapter, []).append(case)
    return sorted(chapters.items())


def c_unit(cases, part, parts):
    """One case of so many parts, so that compilers can run side by side. The
    first unit has main."""
    yield "/* Made by tests/corpus/generate.py from corpus/: do not edit. */"
    yield '#include "support.h"\n'
    for chapter, its_cases in by_chapter(cases[part::parts]):
        yield f"/* {f' {chapter}'.rjust(75, '-')} */\n"
        for case in its_cases:
            yield from c_test(case)
        yield from c_chapter(chapter, its_cases)
    yield from (f"{declaration(n)};" for n in range(parts))
    yield f"\n{declaration(part)}"
    yield "{"
    for chapter, _ in by_chapter(cases[part::parts]):
        yield f"    add_{chapter}(suite);"
    yield "}"
    if part == 0:
        yield from c_main(len(cases), parts)


def declaration(part):
    return f"void add_cases_{part + 1}(Suite *suite)"


def c_main(count, parts):
    names = [f"add_cases_{part + 1}" for part in range(parts)]
    yield ""
    yield "int main(void)"
    yield "{"
    yield f"    void (*const add[])(Suite *) = {{ {', '.join(names)} }};\n"
    yield f"    return run_corpus(add, {parts}, {count});"
    yield "}"


# ------------------------------------------------------------- writing vectors

# Most engines count from cards: where a case gives numbers, its vector has cards that
# have these numbers, too.

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
TRUMP_RANKS = "ATKQ987"
PACK = [suit + rank for suit in "CSHD" for rank in "AKQJT987"]


def points_of(cards):
    return sum(POINTS.get(card[1], 0) for card in cards)


def top_trumps(game):
    """The trumps from the highest down."""
    jacks = [suit + "J" for suit in "CSHD"]
    suit = game[0].upper()
    return jacks if game == "grand" else jacks + [suit + r for r in TRUMP_RANKS]


def cards_with(game, matadors, dice):
    """Twelve cards with so many matadors, taken by chance."""
    trumps = top_trumps(game)
    held = trumps[:matadors] if matadors > 0 else []
    if abs(matadors) < len(trumps):
        first_other = trumps[abs(matadors)]
        if matadors < 0:
            held = [first_other]
        forbidden = set(trumps[:-matadors] if matadors < 0 else [first_other])
    else:
        forbidden = set() if matadors > 0 else set(trumps)
    rest = [card for card in PACK if card not in forbidden and card not in held]
    return held + dice.sample(rest, 12 - len(held))


def subset(cards, count, total):
    """So many of the cards with so many points, or None."""
    ways = {(0, 0): []}
    for card in cards:
        worth = POINTS.get(card[1], 0)
        for (n, points), chosen in list(ways.items()):
            key = (n + 1, points + worth)
            if n < count and key[1] <= total and key not in ways:
                ways[key] = chosen + [card]
    return ways.get((count, total))


def pile_with(twelve, points, tricks, dice):
    """Two of the twelve cards as the skat, and so many tricks, each with one card of
    the ten others; with so many points; or None."""
    skats = [(a, b) for i, a in enumerate(twelve) for b in twelve[i + 1:]]
    dice.shuffle(skats)
    others = [card for card in PACK if card not in twelve]
    dice.shuffle(others)
    for skat in skats:
        hand = [card for card in twelve if card not in skat]
        left = points - points_of(skat)
        for own in range(max(0, left - 11 * 2 * tricks), left + 1):
            mine = subset(hand, tricks, own)
            theirs = mine is not None and subset(others, 2 * tricks, left - own)
            if theirs:
                return sorted([*skat, *mine, *theirs], key=PACK.index)
            if theirs == []:
                return sorted(skat, key=PACK.index)
    return None


def with_cards(case):
    """The facts of a value, with the cards that they might come from."""
    given = dict(case.given)
    if case.ask != "value" or given.get("revolution"):
        return given
    for attempt in range(40):
        dice = random.Random(f"{case.id} {attempt}")
        if "cards" in given:
            twelve = given["cards"].replace("10", "T").split()
        elif "matadors" in given:
            twelve = cards_with(given["game"], given["matadors"], dice)
        else:
            twelve = dice.sample(PACK, 12)
        pile = len(twelve) == 12 and pile_with(
            twelve, given["points"], given["tricks"], dice)
        if pile:
            break
    if given["game"] != "null" and "cards" not in given:
        given["cards"] = " ".join(sorted(twelve, key=PACK.index))
    if pile:
        given["pile"] = " ".join(pile)
    return given


def tags(case):
    """What one may choose by."""
    yield from case.data.get("tags", [])
    given = case.given
    house = (bool(given.get("options") or given.get("record", {}).get("options"))
             or case.ask in ("ramsch", "round") or given.get("game") == "ramsch")
    early = case.ask == "ending" or given.get("ending", "played") != "played"
    yield "house" if house else "early" if early else "plain"


def hash_of(case):
    """Of the case as it is written: with another question or answer it changes."""
    text = json.dumps([case.ask, case.given, case.expect], sort_keys=True)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:16]


def with_outcome(case):
    """What is expected, with what an auction led to in one word."""
    if case.ask != "auction":
        return case.expect
    names = ["illegal", "passed_in", "open", "soloist"]
    if case.expect.get("illegal", {}).get("clause") == "auction.early-pass":
        names.remove("illegal")   # it counts when the turn comes, and stops nothing
    outcome = next((name for name in names if name in case.expect), None)
    if case.given.get("follow") and outcome == "illegal":
        return case.expect
    return {"outcome": outcome.replace("_", "-"), **case.expect} if outcome \
        else case.expect


def core_of(expect, answer):
    """The keys that every engine should have. An engine that refuses an announcement
    cannot know what is left of it; where there is nothing, it may say nothing."""
    core = [key for key in expect if key in answer["x-core"]]
    if expect.get("valid") is False:
        core = ["valid"]
    return [key for key in core if expect[key] not in (None, [])] or core or list(expect)


def house_rules(case):
    """The house rules that an engine must know for it: those that are named, and the one
    without which there is no such game or question."""
    rules = options_of(case)
    if not rules and (case.given.get("game") == "ramsch" or case.ask == "ramsch"):
        rules = ["ramsch"]
    elif not rules and case.ask == "round":
        rules = ["pushed-ramsch"]
    return list(dict.fromkeys(rules))


@lru_cache
def mistakes(path):
    """The kinds of mistake that each case catches, and those that it may catch, by its id."""
    kinds = {"catches": {}, "may_catch": {}}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        if not line.startswith(("#", "kind\t")):
            kind, _, *columns = line.split("\t")
            for found, cases in zip(kinds.values(), columns):
                for case in cases.split():
                    found.setdefault(case, []).append(kind)
    return kinds


def vector(case, answer):
    """A case as it is put to engines. answer: the schema of its answer."""
    compare = {key: answer["properties"][key]["x-compare"] for key in case.expect
               if "x-compare" in answer["properties"].get(key, {})}
    expect = with_outcome(case)
    return {"id": case.id, "title": case.title, "clauses": case.clauses,
            "proves": case.proves, "evidence": case.evidence,
            "source": case.source, "note": case.data.get("note", ""), "codes": case.codes, "tags": list(tags(case)),
            "options": house_rules(case),
            **{key: found.get(case.id, []) for key, found in mistakes(ROOT / "corpus/mistakes.tsv").items()
               if key == "catches" or case.id in found},
            "ask": case.ask, "given": with_cards(case), "expect": expect,
            "compare": compare, "core": core_of(expect, answer),
            "hash": hash_of(case)}


def questions(cases):
    """A case under each of its codes, as it is written: for the project's own tests."""
    for case in cases:
        for code in case.codes:
            yield json.dumps({"id": case.id, "code": code, "ask": case.ask,
                              "given": {**case.given, "code": code},
                              "expect": case.expect}, separators=(",", ":"))


def vectors(cases, schema):
    for case in cases:
        answer = schema["$defs"][f"{case.ask}-answer"]
        yield json.dumps(vector(case, answer), separators=(",", ":"))


# ------------------------------------------------------------------------ main

def write(path, lines):
    Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")


def new_ids(count, corpus):
    """Ids that no case has or had, taken from the text: a file that is just
    being written need not be valid."""
    used = used_ids(corpus)
    for path in corpus.glob("*/*.yaml"):
        used.update(re.findall(r"id: *[\"']?([a-z][a-z0-9]{4})\b",
                               path.read_text(encoding="utf-8")))
    letters = "abcdefghijklmnopqrstuvwxyz"
    dice = random.SystemRandom()
    fresh = set()
    while len(fresh) < count:
        name = dice.choice(letters) + "".join(
            dice.choices(letters + "0123456789", k=4))
        if name not in used:
            fresh.add(name)
    return sorted(fresh)


def parse_arguments(words):
    parser = argparse.ArgumentParser(
        description="Checks the corpus and makes tests of it. Without"
                    " --out-... it only checks.")
    parser.add_argument("--corpus", type=Path, default=ROOT / "corpus",
                        metavar="DIR")
    parser.add_argument("--clauses", type=Path, metavar="FILE",
                        default=ROOT / "build/spec/clauses.tsv",
                        help="the table that spec/clauses.awk makes")
    parser.add_argument("--spec", type=Path, default=ROOT / "spec",
                        metavar="DIR", help="where sources.md is, for --gates")
    parser.add_argument("--src", type=Path, default=ROOT / "src",
                        metavar="DIR", help="the code, for --gates")
    parser.add_argument("--out-c", metavar="FILE", nargs="+",
                        help="write the Check tests, in as many parts")
    parser.add_argument("--out-questions", metavar="FILE",
                        help="write the cases as JSON lines, one for each code")
    parser.add_argument("--out-vectors", metavar="FILE",
                        help="write the vectors that other engines are asked")
    parser.add_argument("--schema", type=Path, metavar="FILE",
                        default=ROOT / "build/src/questions.schema.json",
                        help="of questions and answers, for --out-vectors")
    parser.add_argument("--gates", action="store_true",
                        help="fail when a clause lacks an accepted or a rejected"
                             " case, or code that cites it, or a source both")
    parser.add_argument("--new-ids", type=int, metavar="N",
                        help="print N ids that no case has or had, and stop")
    return parser.parse_args(words)


def main(words=None):
    options = parse_arguments(words)
    if options.new_ids is not None:
        print("\n".join(new_ids(options.new_ids, options.corpus)))
        return
    problems = Problems()
    clauses = read_clauses(options.clauses)
    cases = read_corpus(options.corpus, clauses, problems)
    check_corpus(cases, clauses, retired_ids(options.corpus), problems)
    if options.gates:
        check_gates(cases, clauses, cited_symbols(options.src), problems)
        check_sources(cases, clauses, read_sources(options.spec), problems)
    problems.stop_if_any()
    for part, path in enumerate(options.out_c or []):
        write(path, c_unit(cases, part, len(options.out_c)))
    if options.out_questions:
        write(options.out_questions, questions(cases))
    if options.out_vectors:
        schema = json.loads(options.schema.read_text(encoding="utf-8"))
        write(options.out_vectors, vectors(cases, schema))


if __name__ == "__main__":
    main()
