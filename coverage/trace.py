#!/usr/bin/env python3
"""The mapping: clause -> cases -> code -> lines run while its own cases run.

Reads what `skatref clause --list --format=json` says, which was compiled in by
trace.awk, checks it against the corpus and the code as this script reads them,
and writes trace.json and trace.html. The lines come from a build with
--enable-coverage, by gcov; without one the mapping says why it has none.
Called by `make trace`, and by tests/coverage/trace.sh for the checks alone.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests/corpus"), str(ROOT / "coverage")]

import generate   # noqa: E402
import page       # noqa: E402

CASE_KEYS = ("title", "proves", "ask", "given", "expect", "source", "evidence",
             "note")


# ---------------------------------------------------------------------- checks

def by_clause(cases):
    """The cases that prove each clause, and the ids of those that only cite it."""
    proving, citing = defaultdict(list), defaultdict(list)
    for case in cases:
        proving[case.clauses[0]].append(case)
        for clause in case.clauses[1:]:
            citing[clause].append(case.id)
    return proving, citing


def check_cases(clause, proving, citing, problems):
    """What was compiled in is what the YAML says."""
    name = clause["id"]
    expected = [{"id": case.id, "title": case.title, "proves": case.proves,
                 "file": case.place.split(":")[0],
                 "line": int(case.place.split(":")[1])}
                for case in proving]
    for case in expected:
        if case not in clause["proved_by"]:
            problems.add(f"{case['file']}:{case['line']}", case["id"],
                         f"skatref clause {name} tells otherwise")
    if len(clause["proved_by"]) != len(expected):
        problems.add(name, f"proved by {len(expected)} cases, skatref clause"
                           f" names {len(clause['proved_by'])}")
    if sorted(clause["cited_by"]) != sorted(citing):
        problems.add(name, "skatref clause names other cases that cite it",
                     *sorted(set(clause["cited_by"]) ^ set(citing)))


def check_files(clause, cited, problems):
    """What was compiled in names each file that cites the clause."""
    symbol = generate.c_clause(clause["id"]).removeprefix("SKR_C_")
    files = {code["file"] for code in clause["decided_in"]}
    for file in files ^ cited.get(symbol, set()):
        where = "the code" if file in files else "skatref clause"
        problems.add(file, clause["id"], f"{where} does not cite it there")


def check_function(clause, code, source, problems):
    """The function is where it is said to be: its name, its citation, its end."""
    lines = source[code["first"] - 1:code["last"]]
    place = f"{code['file']}:{code['first']}"
    symbol = generate.c_clause(clause["id"]).removeprefix("SKR_C_")
    name = re.escape(code["function"])
    if not any(re.search(rf"^(\S.*\W)?{name}\s*(\(|\[|=|\{{|$)", line)
               for line in lines):
        problems.add(place, clause["id"], f"no {code['function']} here")
    if not re.search(r"^[}]|;$", lines[-1] if lines else ""):
        problems.add(place, clause["id"], f"{code['function']} does not end in"
                                          f" line {code['last']}")
    if symbol not in "".join(source[code["cited"] - 1:code["cited"]]):
        problems.add(place, clause["id"], f"line {code['cited']} does not cite it")


def check(clauses, names, cases, cited, sources, problems):
    for name in names ^ {clause["id"] for clause in clauses}:
        problems.add(name, "is not in both of spec/ and skatref clause")
    proving, citing = by_clause(cases)
    for clause in clauses:
        check_cases(clause, proving[clause["id"]], citing[clause["id"]], problems)
        check_files(clause, cited, problems)
        for code in clause["decided_in"]:
            check_function(clause, code, sources.get(code["file"], []),
                           problems)


# -------------------------------------------------------------------- coverage

def run_cases(build, name, folder):
    """Runs the cases of a clause, the counters of gcov going to the folder,
    beside links to the notes of the compiler."""
    strip = len(build.resolve().parts) - 1
    environment = {**os.environ, "SKATREF_CASES": name, "CK_FORK": "no",
                   "GCOV_PREFIX": str(folder), "GCOV_PREFIX_STRIP": str(strip)}
    run = subprocess.run([build / "tests/corpus/cases"], env=environment,
                         capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"the cases of {name} fail:\n{run.stdout}{run.stderr}")
    counters = [path for part in generate.DECIDING
                for path in folder.glob(f"src/{part}/**/*.gcda")]
    for path in counters:
        note = path.relative_to(folder).with_suffix(".gcno")
        (folder / note).symlink_to(build.resolve() / note)
    return counters


def source_name(file):
    """src/rules/play.c, however the compiler was told to find it."""
    match = re.search(r"src/(?:%s)/[^/]+$" % "|".join(generate.DECIDING), file)
    return match and match[0]


def gcov(tool, counters, folder):
    """How often each line was run, by file."""
    output = subprocess.run([tool, "--json-format", "--stdout", *counters],
                            cwd=folder, capture_output=True, text=True, check=True)
    counts = {}
    for text in output.stdout.splitlines():
        for file in json.loads(text)["files"]:
            if name := source_name(file["file"]):
                lines = counts.setdefault(name, {})
                for line in file["lines"]:
                    number = line["line_number"]
                    lines[number] = lines.get(number, 0) + line["count"]
    return counts


def lines_run(tool, build, name):
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        return gcov(tool, run_cases(build, name, folder), folder)


def coverage(tool, build, clauses):
    """For each clause with cases: file -> line -> how often it was run."""
    names = [clause["id"] for clause in clauses if clause["proved_by"]]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = pool.map(lambda name: lines_run(tool, build, name), names)
        return dict(zip(names, counts))


def ranges(numbers):
    """[3, 4, 5, 9] -> [[3, 5], [9, 9]]"""
    out = []
    for number in sorted(numbers):
        if out and out[-1][1] == number - 1:
            out[-1][1] = number
        else:
            out.append([number, number])
    return out


# ---------------------------------------------------------------- the mapping

def case_entry(case):
    entry = {"id": case.id, "file": case.place.split(":")[0],
             "line": int(case.place.split(":")[1]), "clauses": case.clauses,
             "codes": case.codes}
    return {**entry, **{key: case.data[key] for key in CASE_KEYS
                        if key in case.data}}


def citing_lines(name, code, source):
    """Where the function cites the clause, and where it is cited above it."""
    symbol = generate.c_clause(name).removeprefix("SKR_C_")
    return sorted({code["cited"]} | {
        number for number in range(code["first"], code["last"] + 1)
        if re.search(rf"(?<!case )(?<![=!]= )\bSKR_(C_|CITE\(){symbol}\b",
                     source[number - 1])})


def code_entry(name, code, source, counts):
    """A function, its lines, and which of them were run."""
    first, last = code["first"], code["last"]
    entry = {key: code[key] for key in ("file", "function", "first", "last")}
    entry["cites"] = citing_lines(name, code, source)
    entry["source"] = source[first - 1:last]
    if counts is not None:
        lines = {number: count
                 for number, count in counts.get(code["file"], {}).items()
                 if first <= number <= last}
        entry["covered"] = sorted(n for n, count in lines.items() if count)
        entry["missed"] = sorted(n for n, count in lines.items() if not count)
        if not lines:
            entry["read_in"] = readers(code, source, counts.get(code["file"], {}))
    return entry


def readers(table, source, counts):
    """A table has no statements: the lines run that read it, in the same file."""
    return sorted(number for number, count in counts.items() if count
                  and re.search(rf"\b{table['function']}\b", source[number - 1]))


def clause_entry(clause, cases, sources, counts):
    entry = {key: clause[key] for key in clause
             if key not in ("proved_by", "cited_by", "decided_in")}
    entry["chapter"] = clause["id"].split(".")[0]
    entry["cases_from_outside"] = entry.pop("cases")
    entry["proved_by"] = [case_entry(cases[case["id"]])
                          for case in clause["proved_by"]]
    entry["cited_by"] = clause["cited_by"]
    entry["code"] = [code_entry(clause["id"], code, sources[code["file"]],
                                counts)
                     for code in clause["decided_in"]]
    entry["own_cases_reach_code"] = is_covered(entry)
    if counts is not None:
        entry["covered"] = {
            file: ranges(n for n, count in lines.items() if count)
            for file, lines in sorted(counts.items()) if any(lines.values())}
    return entry


def reached(code):
    """Is a statement run that cites the clause? A citation above the function is
    reached with the function, a table with a line that reads it."""
    statements = sorted(code["covered"] + code["missed"])
    if not statements:
        return bool(code["read_in"])
    citing = {max((n for n in statements if n <= line), default=statements[0])
              for line in code["cites"]}
    return bool(citing & set(code["covered"]))


def is_covered(clause):
    """Do the clause's own cases run the code that cites it?"""
    answers = [reached(code) for code in clause["code"] if "covered" in code]
    return True if True in answers else False if False in answers else None


def chapter_entry(name, titles, about, clauses):
    own = [clause for clause in clauses if clause["chapter"] == name]
    return {"name": name, "title": titles["en"], "titles": titles, "about": about,
            "clauses": len(own),
            "cases": sum(len(clause["proved_by"]) for clause in own),
            "proved": sum(bool(clause["proved_by"]) for clause in own),
            "in_code": sum(bool(clause["code"]) for clause in own),
            "covered": sum(clause["own_cases_reach_code"] is True
                           for clause in own)}


def read_title(path):
    return re.search(r"^# (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)[1]


def read_chapters(spec):
    """Name, titles by language and subject of each chapter, in the order of
    spec/README.md."""
    readme = (spec / "README.md").read_text(encoding="utf-8")
    for name, about in re.findall(r"^\| \[(\w+)\]\(\1\.md\) \| (.*?) \|$", readme,
                                  re.MULTILINE):
        titles = {"en": read_title(spec / f"{name}.md")}
        titles |= {path.parent.name: read_title(path)
                   for path in sorted(spec.glob(f"??/{name}.md"))}
        yield name, titles, about


def read_decisions(spec):
    """The rows of spec/decisions.tsv, by the names of its columns."""
    heading, *rows = (spec / "decisions.tsv").read_text(encoding="utf-8").splitlines()
    return [dict(zip(heading.split("\t"), row.split("\t"))) for row in rows]


def mapping(options, clauses, cases, sources, counts):
    by_id = {case.id: case for case in cases}
    entries = [clause_entry(clause, by_id, sources,
                            counts and counts.get(clause["id"]))
               for clause in clauses]
    chapters = [chapter_entry(*chapter, entries)
                for chapter in read_chapters(options.spec)]
    order = [chapter["name"] for chapter in chapters]
    entries.sort(key=lambda clause: order.index(clause["chapter"]))
    return {"skatref": options.version,
            "coverage": options.why_not or "gcov",
            "chapters": chapters, "clauses": entries,
            "decisions": read_decisions(options.spec),
            "sources": {number: {"about": about, "where": where}
                        for number, (_, about, where, _)
                        in generate.read_sources(options.spec).items()}}


# ------------------------------------------------------------------------ main

def parse_arguments(words):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clauses", type=Path, required=True, metavar="FILE",
                        help="what skatref clause --list --format=json says")
    parser.add_argument("--table", type=Path, required=True, metavar="FILE",
                        help="the clauses as spec/clauses.awk lists them")
    parser.add_argument("--corpus", type=Path, default=ROOT / "corpus")
    parser.add_argument("--spec", type=Path, default=ROOT / "spec")
    parser.add_argument("--src", type=Path, default=ROOT / "src")
    parser.add_argument("--version", default="")
    parser.add_argument("--out", type=Path, metavar="DIR",
                        help="write trace.json and trace.html; else only check")
    parser.add_argument("--coverage", type=Path, metavar="DIR",
                        help="a build with --enable-coverage")
    parser.add_argument("--gcov", default="gcov", metavar="TOOL")
    parser.add_argument("--why-not", metavar="TEXT",
                        help="why there is no --coverage")
    options = parser.parse_args(words)
    if not options.coverage:
        options.why_not = options.why_not or "no build with --enable-coverage"
    return options


def read_sources(src):
    return {f"src/{part}/{path.name}":
            path.read_text(encoding="utf-8").splitlines()
            for part in generate.DECIDING
            for path in (src / part).glob("*.[ch]")}


@lru_cache
def read_cases(corpus, table):
    problems = generate.Problems()
    cases = generate.read_corpus(corpus, generate.read_clauses(table), problems,
                                 checked=True)
    problems.stop_if_any()
    return cases


def write(options, clauses, cases, sources, problems):
    counts = None
    if options.coverage:
        counts = coverage(options.gcov, options.coverage, clauses)
    trace = mapping(options, clauses, cases, sources, counts)
    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / "trace.json").write_text(
        json.dumps(trace, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    (options.out / "trace.html").write_text(page.page(trace), encoding="utf-8")
    print(f"{options.out}/trace.html, {options.out}/trace.json:"
          f" {len(clauses)} clauses, {len(cases)} cases,"
          f" lines run: {trace['coverage']}")
    for clause in trace["clauses"]:
        if clause["proved_by"] and clause["own_cases_reach_code"] is False:
            problems.add(clause["id"], "its own cases do not run the code that"
                                       " cites it")


def main(words=None):
    options = parse_arguments(words)
    problems = generate.Problems()
    clauses = [json.loads(line) for line
               in options.clauses.read_text(encoding="utf-8").splitlines()]
    cases = read_cases(options.corpus, options.table)
    sources = read_sources(options.src)
    check(clauses, set(generate.read_clauses(options.table)), cases,
          generate.cited_symbols(options.src), sources, problems)
    problems.stop_if_any()
    if options.out:
        write(options, clauses, cases, sources, problems)
        problems.stop_if_any()


if __name__ == "__main__":
    main()
