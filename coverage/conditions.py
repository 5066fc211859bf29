#!/usr/bin/env python3
"""The decisions of a folder, and how many of their conditions were shown to decide alone (MC/DC).

Reads what `llvm-cov export -format=text` says, and prints for each decision, separated by tabs: file below
the folder, line, conditions, those shown, the text of the line. A decision in a header, which each object has,
is one: a condition that any of them showed is shown.
With a list of excuses (tests/assurance/mcdc.excused), what it names does not count; an excuse that names
nothing, or a condition that is shown, is an error.
With --gaps it prints instead the conditions that are not shown: file:line, what they were seen to be, their text
and the decision.
Called by tests/assurance/mcdc.sh.
usage: llvm-cov export -format=text ... | python3 conditions.py [--gaps] FOLDER [EXCUSES]
"""
import json
import sys
from pathlib import Path

CONDITION = 6      # the kind of a branch that is a condition of a decision


class Source:
    def __init__(self, name):
        self.lines = Path(name).read_text(encoding="utf-8").splitlines()

    def text(self, place):
        """What stands between two places, on one line."""
        line, column, last, end = place
        part = self.lines[line - 1:last]
        part[-1] = part[-1][:end - 1]
        part[0] = part[0][column - 1:]
        return " ".join(" ".join(part).split())


class Decision:
    def __init__(self, file, place, conditions):
        self.file, self.place = file, place
        self.shown = [False] * conditions
        self.seen = [[] for _ in range(conditions)]     # text of each, and whether true and false were seen
        self.excused = [False] * conditions


def inside(inner, outer):
    return tuple(inner[:2]) >= tuple(outer[:2]) and tuple(inner[2:]) <= tuple(outer[2:])


def conditions_of(place, branches, count):
    """The places of a decision's conditions, in order, or nothing where a macro hides them."""
    found = {}
    for branch in branches:
        if branch[8] == CONDITION and inside(branch[:4], place):
            was = found.setdefault(tuple(branch[:4]), [False, False])
            was[0] |= branch[4] > 0
            was[1] |= branch[5] > 0
    return sorted(found.items()) if len(found) == count else []


def decisions(files, folder):
    for file in files:
        if not file["filename"].startswith(folder):
            continue
        source = Source(file["filename"])
        found = {}
        for record in file.get("mcdc_records", []):
            place = tuple(record[:4])
            flags = [flag for part in record if isinstance(part, list) for flag in part]
            decision = found.setdefault(place, Decision(file["filename"].removeprefix(folder), place, len(flags)))
            decision.shown = [a or b for a, b in zip(decision.shown, flags)]
        for place, decision in sorted(found.items()):
            parts = conditions_of(place, file.get("branches", []), len(decision.shown))
            decision.text = source.text(place)
            decision.line = source.lines[place[0] - 1].strip()
            decision.seen = [(source.text(where), was) for where, was in parts] or \
                [("?", [True, True])] * len(decision.shown)
            yield decision


def fits(pattern, text):
    """Patterns are texts; a star at the end stands for the rest."""
    return text.startswith(pattern[:-1]) if pattern.endswith("*") else text == pattern


def excuse(found, name):
    """Marks what the list excuses: file, decision, condition, reason, separated by tabs."""
    wrong = []
    for number, line in enumerate(Path(name).read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        part = line.split("\t")
        if len(part) != 4 or " " not in part[3].strip():
            wrong.append(f"{name}:{number}: expected: file, decision, condition, reason, with tabs between them")
            continue
        hits = [(decision, i) for decision in found if fits(part[0], decision.file) and fits(part[1], decision.text)
                for i, (text, _) in enumerate(decision.seen) if fits(part[2], text)]
        if not hits:
            wrong.append(f"{name}:{number}: no such condition: {part[0]}: {part[2]}")
        elif all(decision.shown[i] for decision, i in hits):
            wrong.append(f"{name}:{number}: needs no excuse, it is shown: {part[0]}: {part[2]}")
        for decision, i in hits:
            decision.excused[i] = not decision.shown[i]
    return wrong


def print_gaps(found):
    for decision in found:
        for shown, excused, (text, was) in zip(decision.shown, decision.excused, decision.seen):
            if not shown and not excused:
                seen = {(True, True): "both", (True, False): "always true", (False, True): "always false",
                        (False, False): "never run"}[tuple(was)]
                print(f"{decision.file}:{decision.place[0]}", seen, text, decision.text, sep="\t")


def main(arguments):
    gaps = arguments[:1] == ["--gaps"]
    folder, *lists = arguments[gaps:]
    found = list(decisions(json.load(sys.stdin)["data"][0]["files"], folder))
    wrong = [complaint for name in lists for complaint in excuse(found, name)]
    if gaps:
        print_gaps(found)
    else:
        for decision in found:
            print(decision.file, decision.place[0], len(decision.shown) - sum(decision.excused), sum(decision.shown),
                  decision.line, sep="\t")
    for complaint in wrong:
        print(complaint, file=sys.stderr)
    sys.exit(not found or bool(wrong))


main(sys.argv[1:])
