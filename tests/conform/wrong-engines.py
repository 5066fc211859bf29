#!/usr/bin/env python3
"""Turns one rule of the engine at a time, and sees whether the corpus finds it.

wrong-engines.tsv has a row for each wrong engine: the clause, what the engine does
wrong, the file under src/, the text there that is replaced (it must occur exactly
once; \\n is a line break), and the text in its place. A row with `-` in place of the
file says why a clause has no wrong engine. `skatref conform` asks each of them; it
must fail at a case that names the clause. Called by `make wrong-engines`, in the
build folder; arguments choose clauses by patterns. With --catches, by `make catches`,
it asks the engines of corpus/mistakes.tsv everything and writes which cases catch each
kind of mistake; with --catches=KIND,... it compares those of some kinds with the file.
"""
import fnmatch
import json
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SRC = Path(os.environ["srcdir"]).resolve()
BUILD = Path(os.environ["builddir"]).resolve()
COMPILE = os.environ["COMPILE"].split()
OBJECTS = os.environ["OBJECTS"].split()
ARCHIVES = os.environ["ARCHIVES"].split()
LIBS = os.environ["LIBS"].split()
VECTORS = BUILD / "share/skatref/vectors.jsonl"
# Our own engine leaves nothing out when it is right, so that a missing key is a fault.
FAILURES = {"wrong", "incomplete", "skip", "error", "malformed", "timeout", "crash"}
SECONDS = 120


class Fault(Exception):
    """A row that makes no engine."""


class Row:
    def __init__(self, number, line):
        fields = line.split("\t")
        if len(fields) != 5:
            sys.exit(f"wrong-engines.tsv:{number}: not five columns")
        self.where = f"wrong-engines.tsv:{number}"
        self.clause, self.wrong, self.file = fields[:3]
        self.old, self.new = (text.replace("\\n", "\n") for text in fields[3:])

    def text(self):
        """The changed file."""
        text = (SRC / "src" / self.file).read_text(encoding="utf-8")
        if text.count(self.old) != 1 or self.old == self.new:
            raise Fault(f"found {text.count(self.old)} times in src/{self.file}")
        return text.replace(self.old, self.new)


def run(command):
    return subprocess.run(command, capture_output=True, text=True, timeout=SECONDS,
                          cwd=BUILD, check=False)


def includers(header):
    """The program's sources that include a header, themselves or through another header."""
    texts = {path.relative_to(SRC / "src"): path.read_text(encoding="utf-8")
             for path in (SRC / "src").glob("*/*.[ch]") if path.parent.name != "wasm"}
    found = {header}
    while True:
        more = {str(path) for path, text in texts.items()
                if any(f'#include "{name}"' in text for name in found)} - found
        if not more:
            return sorted(name for name in found if name.endswith(".c"))
        found |= more


def build(folder, row, text):
    """The wrong engine. Its objects come before the libraries, and so in the place
    of theirs."""
    changed = folder / row.file
    changed.parent.mkdir()
    changed.write_text(text, encoding="utf-8")
    options = next(n for n, word in enumerate(COMPILE) if word.startswith("-"))
    objects = list(OBJECTS)
    sources = [row.file] if row.file.endswith(".c") else includers(row.file)
    for number, name in enumerate(sources):
        source = changed if name == row.file else SRC / "src" / name
        compiled = folder / f"{number}.o"
        done = run([*COMPILE[:options], "-I", str(folder), *COMPILE[options:], "-w", "-O0",
                    "-g0", "-c", str(source), "-o", str(compiled)])
        if done.returncode:
            raise Fault(f"does not compile\n{done.stderr}")
        own = "src/" + str(Path(name).parent / f"skatref-{Path(name).stem}.o")
        objects = [item for item in objects if item != own] + [str(compiled)]
    done = run([*COMPILE, "-o", str(folder / "skatref"), *objects, *ARCHIVES, *LIBS])
    if done.returncode:
        raise Fault(f"does not link\n{done.stderr}")
    return folder / "skatref"


def failures(engine, cases=()):
    """The ids of the cases at which the engine fails."""
    done = run([str(BUILD / "skatref"), "conform", "--code=all", "--format=jsonl",
                f"--vectors={VECTORS}", "--timeout=2", "--give-up=3",
                *([f"--case={','.join(cases)}"] if cases else []),
                "--", str(engine), "answer"])
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    if done.returncode > 1 or not lines:
        raise Fault(f"cannot be asked: {done.stderr}")
    return sorted({line["id"] for line in lines if line.get("outcome") in FAILURES})


def caught_by_core(engine, core, vectors=VECTORS):
    """The ids of the cases at which the engine gives another answer in a core key."""
    done = run([str(BUILD / "skatref"), "conform", "--code=all", "--format=jsonl",
                f"--vectors={vectors}", "--timeout=2", "--give-up=3",
                "--", str(engine), "answer"])
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return {line["id"] for line in lines
            if any(item["key"] in core[line["id"]] for item in line.get("differs", []))}


def read_mistakes():
    """The lines of corpus/mistakes.tsv: remarks and heading, then kinds in columns."""
    lines = (SRC / "corpus/mistakes.tsv").read_text(encoding="utf-8").splitlines()
    head = [line for line in lines if line.startswith(("#", "kind\t"))]
    return head, [line.split("\t") for line in lines[len(head):]]


def without_matadors(file):
    """Writes the vectors as an engine takes them that counts matadors itself: where the cards are given,
    their number is not."""
    with open(file, "w", encoding="utf-8") as out:
        for line in VECTORS.read_text(encoding="utf-8").splitlines():
            vector = json.loads(line)
            if vector["ask"] == "value" and "cards" in vector["given"]:
                vector["given"].pop("matadors", None)
            print(json.dumps(vector, separators=(",", ":")), file=out)
    return file


def catches_of(kind, engines, rows, core):
    """The cases at which one of these engines fails, in the order of the vectors; and of a kind about
    matadors the others at which it fails if it counts them from the cards."""
    caught, more = set(), set()
    for name in engines.split("; "):
        row = rows[name]
        with tempfile.TemporaryDirectory() as folder:
            engine = build(Path(folder), row, row.text())
            caught |= caught_by_core(engine, core)
            if "matadors" in row.clause:
                more |= caught_by_core(engine, core, without_matadors(Path(folder) / "vectors.jsonl"))
    return ([case for case in core if case in caught],
            [case for case in core if case in more - caught])


def write_catches(chosen):
    rows = {f"{row.clause}: {row.wrong}": row for row in read_rows()}
    vectors = map(json.loads, VECTORS.read_text(encoding="utf-8").splitlines())
    core = {vector["id"]: vector["core"] for vector in vectors}
    head, kinds = read_mistakes()
    kinds = [kind for kind in kinds if not chosen or kind[0] in chosen]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lambda kind: catches_of(*kind[:2], rows, core), kinds))
    if chosen:
        wrong = [kind[0] for kind, cases in zip(kinds, found)
                 if any(set(column) != set(written.split()) & core.keys()
                        for column, written in zip(cases, kind[2:]))]
        print("not the cases of corpus/mistakes.tsv:", *wrong) if wrong else None
        sys.exit(bool(wrong) or len(kinds) != len(chosen))
    lines = ["\t".join((kind[0], kind[1], *map(" ".join, cases)))
             for kind, cases in zip(kinds, found)]
    (SRC / "corpus/mistakes.tsv").write_text("\n".join(head + lines) + "\n", encoding="utf-8")
    print("\n".join(f"{kind[0]}: {len(cases[0])} cases, {len(cases[1])} by cards alone" for kind, cases in zip(kinds, found)))


def judge(row, named):
    """What became of the wrong engine: a word, and the cases or what is wrong."""
    try:
        return ask(row, named)
    except Fault as fault:
        return "error", [str(fault)]


def ask(row, named):
    with tempfile.TemporaryDirectory() as folder:
        engine = build(Path(folder), row, row.text())
        found = failures(engine, named) if named else []
        if found:
            return "caught", found
        found = failures(engine)
        return ("elsewhere" if found else "survived"), found


def decidable():
    """The clauses that need a case."""
    clauses, clause = [], None
    for path in sorted((SRC / "spec").glob("[a-z]*.md")):
        for line in path.read_text(encoding="utf-8").splitlines():
            heading = re.match(r"### (\S+) ", line)
            clause = heading[1] if heading else clause
            if line.startswith("- needs:") and "none" not in line:
                clauses.append(clause)
    return clauses


def read_rows():
    lines = (SRC / "tests/conform/wrong-engines.tsv").read_text(encoding="utf-8")
    return [Row(number, line) for number, line in enumerate(lines.splitlines(), 1)
            if number > 1 and line and not line.startswith("#")]


def outdated(rows):
    """Rows that fit the source no longer, whether they are asked now or not."""
    for row in rows:
        if row.file != "-":
            try:
                row.text()
            except (Fault, OSError) as fault:
                yield f"{row.where}: outdated: {row.clause}: {fault}"


def main():
    if len(sys.argv) > 1 and sys.argv[1].startswith("--catches"):
        write_catches(sys.argv[1].partition("=")[2].split(",") if "=" in sys.argv[1] else [])
        return
    patterns = sys.argv[1:] or ["*"]
    rows = read_rows()
    chosen = [row for row in rows if row.file != "-"
              and any(fnmatch.fnmatchcase(row.clause, pattern) for pattern in patterns)]
    cases = {}
    for line in VECTORS.read_text(encoding="utf-8").splitlines():
        vector = json.loads(line)
        for clause in vector["clauses"]:
            cases.setdefault(clause, []).append(vector["id"])
    stale = list(outdated(rows))
    missing = sorted(set(decidable()) - {row.clause for row in rows})
    unknown = sorted({row.clause for row in rows} - set(decidable()))
    count = {"caught": 0, "elsewhere": 0, "survived": 0, "error": 0}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        verdicts = pool.map(lambda row: judge(row, cases.get(row.clause)), chosen)
        for row, (word, found) in zip(chosen, verdicts):
            count[word] += 1
            if word != "caught":
                print(f"{row.where}: {word}: {row.clause}: {row.wrong}"
                      f" {' '.join(found[:6])}", flush=True)
    print(*stale, sep="\n", end="\n" if stale else "")
    for clause in missing:
        print(f"no wrong engine: {clause}")
    for clause in unknown:
        print(f"no such clause, or it needs no case: {clause}")
    excused = len({row.clause for row in rows if row.file == "-"})
    print(f"{len(chosen)} wrong engines: {count['caught']} caught,"
          f" {count['elsewhere']} caught only at other clauses,"
          f" {count['survived']} not caught, {count['error']} errors;"
          f" {len(decidable())} clauses:"
          f" {len(missing)} without a wrong engine, {excused} for a reason")
    sys.exit(bool(len(chosen) - count["caught"] or stale or missing or unknown))


if __name__ == "__main__":
    main()
