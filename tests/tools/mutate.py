#!/usr/bin/env python3
"""Breaks the engine in one place at a time, and sees whether a test notices.

A change that no test notices is told: it needs a case with a source, or it
makes no difference to anybody and stands in mutate-equal.txt, with the reason.
Called by `make mutate`, in the build folder, after the tests were built; takes
several minutes. Names of files of src/rules choose what is broken.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SRC = Path(os.environ["srcdir"])
BUILD = Path(os.environ["builddir"])
COMPILE = os.environ["COMPILE"].split()
LIBS = os.environ["LIBS"].split()
ENGINE_TESTS = "bidding cards end home sheet value".split()
SECONDS = 30   # a test that takes longer hangs: noticed

CHANGES = [
    (r">=", ">"), (r"<=", "<"), (r"(?<![-<>=])>(?![>=])", ">="),
    (r"(?<![<=])<(?![<=])", "<="), (r"==", "!="), (r"!=", "=="),
    (r"&&", "||"), (r"\|\|", "&&"), (r"(?<=[ (])!(?=[a-z(])", ""),
    (r"\btrue\b", "false"), (r"\bfalse\b", "true"),
    (r" \+ ", " - "), (r" - ", " + "), (r" \* ", " + "),
    (r"\bSKR_SCHNEIDER\b", "SKR_SCHWARZ"), (r"\bSKR_SCHWARZ\b", "SKR_SCHNEIDER"),
    (r"(?<![\w.\[])\d+(?![\w.\]])", lambda match: str(int(match[0]) + 1)),
    (r"(?<![\w.\[])[1-9]\d*(?![\w.\]])", lambda match: str(int(match[0]) - 1)),
    (r"^ +(?!return|break|int|enum|struct|const|static|skr_cards|bool|short)"
     r"[a-z*].*;$", "    ;")]


def blanked(text):
    """Without comments, strings and directives, every other letter in its place."""
    return re.sub(r'/\*.*?\*/|"[^"\n]*"|^ *#.*?(?<!\\)$|^SKR_CITE.*?$',
                  lambda match: re.sub(r"[^\n]", "~", match[0]), text,
                  flags=re.DOTALL | re.MULTILINE)


def mutants(name):
    """Each change: file, line number, the new line, the new text."""
    text = (SRC / "src/rules" / name).read_text(encoding="utf-8")
    code = blanked(text)
    for pattern, new in CHANGES:
        for match in re.finditer(pattern, code, re.MULTILINE):
            changed = new(match) if callable(new) else new
            whole = text[:match.start()] + changed + text[match.end():]
            number = text.count("\n", 0, match.start())
            line = whole.splitlines()[number].strip()
            if line == ";":
                line = "- " + match[0].strip()
            yield name, number + 1, line, whole


def build(folder, name, text):
    """The objects of what the change reaches, or nothing if it does not compile."""
    engine = folder / "rules"
    shutil.copytree(SRC / "src/rules", engine)
    (engine / name).write_text(text, encoding="utf-8")
    sources = [engine / name] if name.endswith(".c") else sorted(engine.glob("*.c"))
    objects = [source.with_suffix(".o") for source in sources]
    if all(run([COMPILE[0], "-I", folder, *COMPILE[1:], "-w", "-O0", "-c", source, "-o", out])
           for source, out in zip(sources, objects)):
        return objects
    return []


def run(command, **options):
    try:
        return not subprocess.run(command, capture_output=True, timeout=SECONDS,
                                  cwd=BUILD, **options).returncode
    except subprocess.TimeoutExpired:
        return False


def passes(folder, objects, test):
    """The objects come before the library, and so in the place of its own."""
    parts = sorted(test.parent.glob("cases-*.o")) if test.name == "cases-cases-1.o" else [test]
    program = folder / "program"
    linked = run([*COMPILE, "-o", program, *parts, *objects,
                  BUILD / ".libs/libchecker.a", *LIBS])
    return linked and run([program], env={**os.environ, "CK_FORK": "no"})


def survives(mutant):
    """Does it compile, and does no test notice it?"""
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        objects = build(folder, mutant[0], mutant[3])
        tests = [BUILD / "tests/corpus/cases-cases-1.o",
                 BUILD / "tests/spec/clauses.o",
                 *(BUILD / "tests/rules" / f"{test}.o" for test in ENGINE_TESTS)]
        return bool(objects) and all(passes(folder, objects, test)
                                     for test in tests)


def main():
    names = sys.argv[1:] or sorted(path.name for path
                                   in (SRC / "src/rules").glob("*.[ch]"))
    lines = (SRC / "tests/tools/mutate-equal.txt").read_text(encoding="utf-8").splitlines()
    equal = {line for line in lines if line and not line.startswith("#")}
    if not survives((names[0], 0, "", (SRC / "src/rules" / names[0]).read_text())):
        sys.exit("mutate.py: the tests fail without any change")
    found, count = set(), 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        every = [mutant for name in names for mutant in mutants(name)]
        for mutant, survived in zip(every, pool.map(survives, every)):
            name, number, line, _ = mutant
            count += survived
            if survived and f"{name}: {line}" not in equal:
                found.add(f"src/rules/{name}:{number}: nobody notices: {line}")
                print(f"src/rules/{name}:{number}: nobody notices: {line}",
                      flush=True)
    print(f"{len(every)} changes: {len(every) - count} noticed,"
          f" {count - len(found)} make no difference, {len(found)} left")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
