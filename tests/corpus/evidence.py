#!/usr/bin/env python3
"""Checks what the corpus and the spec claim about their sources.

- spec/decisions.tsv: every decision has a clause and a case that exist, or a reason;
  a case that names a decision has the grade of its authority.
- spec/corrections.tsv: the same for what later sources corrected.
- spec/derived-only.tsv: the clauses whose cases are all derived, each with the reason
  why no source has one; no other clause may be so.
- A case with the evidence law or translation names a text that was seen so.
"""
import argparse
import re
import sys
from pathlib import Path

import generate

DECISION = ("id number authority source code seen ruling clauses cases"
            " reason").split()


def read_table(path, heading, problems):
    """The rows of a table, each with its place, or none if its form is wrong."""
    lines = path.read_text(encoding="utf-8").splitlines()
    if lines[:1] != ["\t".join(heading)]:
        problems.add(f"spec/{path.name}:1", "the heading is not " + " ".join(heading))
        return
    for number, line in enumerate(lines[1:], 2):
        cells, place = line.split("\t"), f"spec/{path.name}:{number}"
        if len(cells) != len(heading):
            problems.add(place, f"{len(cells)} columns, {len(heading)} are needed")
        else:
            yield place, dict(zip(heading, cells))


DECISION_ID = "[CD][0-9]+"


def grades_of(authority):
    """The grades that a case from this authority may claim."""
    grades = {"derived"}
    if re.search("court|referee", authority):
        grades.add("court")
    elif "text of the order" in authority:
        grades.add("law")
    else:
        grades.add("translation" if "translation of the order" in authority
                   else "reference")
    return grades


def check_row(place, row, by_id, clauses, problems):
    """A row names clauses and cases that exist, or a reason."""
    for name in row["clauses"].split():
        if name not in clauses:
            problems.add(place, row["id"], f"there is no clause {name}")
    for name in row["cases"].split():
        if name not in by_id:
            problems.add(place, row["id"], f"there is no case {name}")
    if not row["clauses"] and not row["reason"]:
        problems.add(place, row["id"], "no clause")
    if not row["cases"] and not row["reason"]:
        problems.add(place, row["id"], "neither a case nor a reason")
    if row["cases"] and row["reason"]:
        problems.add(place, row["id"], f"has cases: '{row['reason']}' can go")


CORRECTION = ["id", "subject", "clauses", "cases", "reason"]


def check_corrections(path, cases, clauses, problems):
    by_id = {case.id: case for case in cases}
    for place, row in read_table(path, CORRECTION, problems):
        if not row["subject"]:
            problems.add(place, row["id"], "subject: is empty")
        check_row(place, row, by_id, clauses, problems)


def check_decisions(path, cases, clauses, problems):
    by_id = {case.id: case for case in cases}
    rows = list(read_table(path, DECISION, problems))
    numbers = [row["id"] for _, row in rows]
    for letter in "CD":
        of_letter = [number for number in numbers if number.startswith(letter)]
        if of_letter != [f"{letter}{n}" for n in range(1, len(of_letter) + 1)]:
            problems.add("spec/decisions.tsv",
                         f"the decisions are not {letter}1, {letter}2, ... in order")
    authority = {}
    for place, row in rows:
        authority[row["id"]] = row["authority"]
        for key in ("number", "authority", "source", "code", "seen", "ruling"):
            if not row[key]:
                problems.add(place, row["id"], f"{key}: is empty")
        check_row(place, row, by_id, clauses, problems)
    for case in cases:
        if not re.fullmatch(DECISION_ID, case.source):
            continue
        if case.source not in authority:
            problems.add(case.place, case.id, f"there is no decision {case.source}")
        elif case.evidence not in grades_of(authority[case.source]):
            problems.add(case.place, case.id, f"evidence: {case.evidence} is wrong for"
                                              f" '{authority[case.source]}'")


def check_derived_only(path, cases, clauses, problems):
    grades = {}
    for case in cases:
        grades.setdefault(case.clauses[0], set()).add(case.evidence)
    derived = {name for name, found in grades.items() if found == {"derived"}}
    allowed = {}
    for place, row in read_table(path, ["clause", "reason"], problems):
        allowed[row["clause"]] = place
        if row["clause"] not in derived:
            problems.add(place, row["clause"], "has a case with a source, or none: its"
                                               " row can go")
        if len(row["reason"]) < 8:
            problems.add(place, row["clause"], "no reason")
    for name in sorted(derived - allowed.keys()):
        problems.add(f"spec/{name.split('.')[0]}.md", name,
                     "all its cases are derived, and spec/derived-only.tsv does not"
                     " say why")


# Pages of a copy of the order, and of the resolution that changed it.
COPIES = ("yumpu.com 38595069", "skataustria.at")
NUMBER = ["edition", "number", "grade", "subject", "seen", "reason"]
SAME_TEXT = {"2022": "2018"}   # in what the congress of 2022 left alone


def grade_of(source, numbers, places):
    """The grade of the text that a case names, or None."""
    order, _, rest = source.partition(" ")
    edition, _, number = rest.partition(" ")
    if order == "SkWO":
        return numbers.get((f"SkWO {edition}", number))
    if order == "ISkO":
        older = numbers.get((SAME_TEXT.get(edition), number))
        return numbers.get((edition, number), older)
    if source.startswith("V") and any(copy in places.get(source, "")
                                      for copy in COPIES):
        return "text"
    return None


def check_law(path, cases, sources, problems):
    numbers = {(row["edition"], row["number"]): row["grade"]
               for _, row in read_table(path, NUMBER, problems)}
    places = {number: where for number, (_, _, where, _) in sources.items()}
    for case in cases:
        claimed = {"law": "text"}.get(case.evidence, case.evidence)
        if claimed not in ("text", "translation") \
                or re.fullmatch(DECISION_ID, case.source):
            continue
        if grade_of(case.source, numbers, places) != claimed:
            problems.add(case.place, case.id, f"evidence: {case.source} was not seen as"
                                              f" {claimed}; {case.evidence} is too much")
        edition = re.match("ISkO (1999|2018|2022) ", case.source)
        if edition and f"isko{edition[1]}" not in case.codes:
            problems.add(case.place, case.id, f"evidence: {case.source} is no law of"
                                              f" {' '.join(case.codes)}")


def check_spec(folder, cases, clauses):
    problems = generate.Problems()
    check_decisions(folder / "decisions.tsv", cases, clauses, problems)
    check_corrections(folder / "corrections.tsv", cases, clauses, problems)
    check_derived_only(folder / "derived-only.tsv", cases, clauses, problems)
    check_law(folder / "numbers.tsv", cases, generate.read_sources(folder), problems)
    return problems.messages


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clauses", type=Path, required=True, metavar="FILE",
                        help="the table that spec/clauses.awk makes")
    parser.add_argument("--corpus", type=Path, default=generate.ROOT / "corpus")
    parser.add_argument("--spec", type=Path, nargs="+", metavar="DIR",
                        default=[generate.ROOT / "spec"],
                        help="where the tables are; several are checked one by one")
    options = parser.parse_args()
    problems = generate.Problems()
    clauses = generate.read_clauses(options.clauses)
    cases = generate.read_corpus(options.corpus, clauses, problems, checked=True)
    for folder in options.spec:
        for message in check_spec(folder, cases, clauses):
            problems.add(folder.name, message)
    problems.stop_if_any()


if __name__ == "__main__":
    sys.exit(main())
