#!/usr/bin/env python3
"""Puts small errors into src, one at a time, and sees whether a test notices.

All errors are built at once (mutants.py); a number in the environment chooses one. Each test is
run once to learn which errors it comes by; then each error is tried with these tests only, until
one fails: first those that noticed others of the same file, then the quick ones. An error that
nobody notices needs a test with an expected value from a source, or it makes no difference and
stands in mutate-equal.txt, with the reason.

Called by `make mutate`, see tests/Makefile.inc; with --excuses it only lists the lines of
mutate-equal.txt that do not name one error, and fails if there are any. From the environment:
  FOLDERS  "rules judge": folders of src; all without it
  FILES    "rules/value.c": only these
  SAMPLE   so many errors of each folder, chosen by MUTATE_SEED; "all" for all. Without it all in
           rules, claims, conduct and judge, and 100 elsewhere
  MINUTES  a folder is left after so many, with what was tried until then
  EXCUSED  1: errors that stand in mutate-equal.txt are tried, too
  JOBS     tests at the same time; 2 without it
"""
import datetime
import hashlib
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mutants import Source, written

SRC = Path(os.environ["srcdir"])
BUILD = Path(os.environ["builddir"])
WORK = BUILD / (os.environ.get("MUTATE_WORK") or "mutate")
TREE = WORK / "tree"
INNER = TREE / "build"
ENGINE = ["rules", "claims", "conduct"]
STRICT = [*ENGINE, "judge"]
# Their functions cite clauses (of claims one does): noted is whether a clause's own cases notice the error.
NOTED = ["rules", "conduct", "game", "judge"]
CASES = "tests/corpus/cases"
STATES = ["noticed", "excused", "left"]
FOLDERS = STRICT + ["game", "list", "formats", "question", "report", "cli", "base", "words", "record",
                    "conform", "match", "sample"]
MOST = 1 << 17
NO_ERROR = MOST - 1
SEED = os.environ.get("MUTATE_SEED") or "1"
JOBS = int(os.environ.get("JOBS") or 2)

# These compare whole outputs with examples, look at the text of sources, at manuals and at how
# the program is built: an error that only they notice counts as not noticed.
LEFT_OUT = re.compile(r"tests/(build|packages|page|coverage|spec/[a-z-]*\.sh|corpus/[a-z-]*\.sh|"
                      r"base/po|base/language$|cli/(manual|completions)|rules/conduct\.sh|"
                      r"formats/fuzz|fuzz|cli/big-logs)")
# An error in what kills an engine may kill all processes that it sees: so it sees none of others.
APART = ["unshare", "--map-root-user", "--pid", "--fork", "--kill-child", "--mount-proc"]
KILLS = "conform/partner.c"
# Its tests compute much; it stays on the first line.
FAST = '_Pragma("GCC optimize (2)") '
# Where an error reads beyond an array the program ends: else it depends on what lies there.
FLAGS = (f"CFLAGS=-O0 -U_FORTIFY_SOURCE -w -Dconst= -fmax-errors=0 -include {WORK / 'mutant.h'}"
         " -fsanitize=bounds-strict -fsanitize-undefined-trap-on-error")
MUTANT_H = """
#ifndef SKR_MUTANT_H
#define SKR_MUTANT_H
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>
static int skr_mutant;
static unsigned char *skr_seen;
static void __attribute__((constructor(101))) skr_choose(void)
{
    const char *chosen = getenv("SKR_MUTANT"), *seen = getenv("SKR_SEEN");
    skr_mutant = chosen != NULL ? atoi(chosen) : 0;
    if (seen != NULL) {
        int fd = open(seen, O_RDWR);
        void *at = mmap(NULL, SKR_MUTANTS, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
        skr_seen = at != MAP_FAILED ? at : NULL;
        close(fd);
    }
}
#define skr_m(n) ((skr_seen != NULL && (skr_seen[n] = 1)), skr_mutant == (n))
#endif
"""


def say(text):
    print(text, flush=True)


# ------------------------------------------------------------------------------- all in one build

def read():
    """The files of src with their errors."""
    sources = {}
    for folder in FOLDERS:
        for path in sorted((SRC / "src" / folder).glob("*.[ch]")):
            name = f"{folder}/{path.name}"
            sources[name] = Source(name, path.read_text(encoding="utf-8"))
    by_hand(sources)
    for source in sources.values():
        give_names(source)
    return sources


def give_names(source):
    """Names the errors as mutate-equal.txt does, so that an excuse covers one line: "FILE: LINE", or
    "FILE 2/3: LINE" for the second of three lines that become the same."""
    lines = {}
    for m in source.mutants:
        lines.setdefault(m.shown, set()).add(m.line)
    for m in source.mutants:
        same = sorted(lines[m.shown])
        which = f" {same.index(m.line) + 1}/{len(same)}" if len(same) > 1 else ""
        m.name = f"{m.file}{which}: {m.shown}"


def excused():
    """The names in mutate-equal.txt."""
    lines = (SRC / "tests/tools/mutate-equal.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def without_error(sources):
    """The excuses that name no error, or not which of several lines; and those given twice."""
    names = {m.name for source in sources.values() for m in source.mutants}
    return sorted(line for line, count in Counter(excused()).items()
                  if line not in names or count > 1)


def number(sources):
    """Every error has a number; those of a file keep theirs while others are changed."""
    kept = WORK / "numbers.json"
    blocks = json.loads(kept.read_text()) if kept.exists() else {}
    for name, source in sources.items():
        size = len(source.mutants)
        if blocks.get(name, [0, -1])[1] < size:
            blocks[name] = [max([1, *(at + room for at, room in blocks.values())]), size * 5 // 4 + 9]
        for at, mutant in enumerate(source.mutants, blocks[name][0]):
            mutant.number = at
    kept.write_text(json.dumps(blocks))
    return [m for source in sources.values() for m in source.mutants]


def by_hand(sources):
    """Errors of kinds that no operator makes, from mutate-hand.tsv; they go before what overlaps."""
    for row in (SRC / "tests/tools/mutate-hand.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        name, kind, old, new = row.split("\t")
        source = sources[name]
        if source.text.count(old) != 1:
            sys.exit(f"mutate-hand.tsv: not once in src/{name}: {old}")
        at = source.text.index(old)
        source.by_hand(at, at + len(old), old, new, kind)


def make(*words):
    return subprocess.run(["make", "-k", f"-j{JOBS}", "-C", INNER, *words], text=True, check=False,
                          capture_output=True, env={**os.environ, "MAKEFLAGS": ""})


def build(sources, tests, out):
    """Builds the tree; what does not compile is added to out, and it is tried again."""
    if not (INNER / "Makefile").exists():
        shutil.rmtree(TREE, ignore_errors=True)
        shutil.copytree(SRC, TREE, symlinks=True, ignore=built)
        INNER.mkdir()
        given = subprocess.run([BUILD / "config.status", "--config"], text=True, check=True,
                               capture_output=True).stdout.strip()
        subprocess.run(f"../configure {given} >/dev/null 2>&1", shell=True, check=True, cwd=INNER)
    else:
        refresh(sources)
    put(WORK / "mutant.h", MUTANT_H.replace("SKR_MUTANTS", str(MOST)))
    if put(WORK / "flags", FLAGS):
        make("clean")
    programs = [t for t in tests if not t.endswith(".sh")]
    # Tests that are programs need no command, and bring what they need.
    targets = list(programs)
    if len(programs) < len(tests):
        targets += ["tests/tools/fuzz", "tests/conform/engine", "tests/formats/blocks",
                    "tests/base/columns", "tests/question/in-process", "tests/rules/sweep",
                    "tests/vectors.jsonl"]
    for attempt in range(20):
        for name, source in sources.items():
            text = written(source, [m for m in source.mutants if m.number not in out])
            put(TREE / "src" / name, FAST + text if name.split("/")[0] in ENGINE else text)
        made = make(FLAGS, "V=1", "all") if len(programs) < len(tests) else None
        if made is None or not made.returncode:
            made = make(FLAGS, "V=1", *targets)
        bad = set(re.findall(r"([\w.-]+/[\w.-]+\.[ch]):(\d+):(\d+): error", made.stderr))
        new = {int(n) for n in re.findall(r"In function .skr_table_(\d+)", made.stderr)} - out
        for name, line, column in bad:
            if name in sources:
                text = (TREE / "src" / name).read_text(encoding="utf-8").split("\n")[int(line) - 1]
                before = re.findall(r"skr_(?:m\(|table_)(\d+)", text[:int(column) + 8])
                every = re.findall(r"skr_(?:m\(|table_)(\d+)", text)
                new |= {int(n) for n in (before[-1:] if attempt < 8 else every)}
        (WORK / f"errors-{attempt}").write_text(made.stderr, encoding="utf-8")
        say(f"built: {len(new)} do not compile")
        if not new:
            if made.returncode:
                sys.exit("mutate.py: cannot build:\n" + made.stderr[-3000:])
            break
        out |= new
    return out


def built(folder, names):
    """What lies in the tree and is not source: builds, the history."""
    return [name for name in names if name in (".git", "autom4te.cache")
            or (Path(folder) / name / "config.status").exists()]


def put(path, text):
    """Writes the file, unless it has this text; was it written?"""
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return False
    path.write_text(text, encoding="utf-8")
    return True


def refresh(sources):
    """All but what build() writes is as in the tree."""
    for folder, below, names in os.walk(SRC):
        below[:] = set(below) - set(built(folder, below))
        here = Path(folder).relative_to(SRC)
        (TREE / here).mkdir(exist_ok=True)
        for name in names:
            path, to = SRC / here / name, TREE / here / name
            if (here / name).as_posix().removeprefix("src/") not in sources and (
                    not to.exists() or to.read_bytes() != path.read_bytes()):
                shutil.copy(path, to)


# --------------------------------------------------------------------------------------- the tests

def limits(seconds):
    def limit():
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 28, 1 << 28))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    return limit


def units(test):
    """The parts of a program that can be run one by one, as "program:part": a test, or a chapter of
    the corpus; or the whole of it."""
    if test == CASES:
        text = "".join(path.read_text(encoding="utf-8")
                       for path in (BUILD / "tests/corpus").glob("cases-*.c"))
        names = set(re.findall(r'tcase_create\("([\w-]+)"', text))
        if not names:
            sys.exit("mutate.py: no case was made of the corpus")
        return sorted(f"{test}:{name}" for name in names)
    source = SRC / f"{test}.c"
    text = source.read_text(encoding="utf-8") if source.exists() else ""
    if "RUN_TESTS(" not in text:
        return [test]
    return [f"{test}:{name}" for name in re.findall(r"^START_TEST\((\w+)\)", text, re.MULTILINE)]


def failures(test, seconds, known, mutant=0, every=False, seen=None):
    """The checks that fail within so many seconds of the processor, but for those that are known to
    fail without any error; and the seconds taken. The first failure ends it, unless seen or every
    is given. The clock is for tests that hang, and does not hurry those of a busy machine."""
    test, _, case = test.partition(":")
    script = test.endswith(".sh")
    with tempfile.TemporaryDirectory(dir=WORK) as folder:
        env = {**os.environ, "srcdir": str(TREE), "builddir": str(INNER), "TMPDIR": folder,
               "SKATREF": str(INNER / "skatref"), "VECTORS": str(INNER / "tests/vectors.jsonl"),
               "CORPUS": str(INNER / "share/skatref/vectors.jsonl"), "HARNESS_ACTIVE": "1",
               "CK_FORK": "yes" if seen else "no", "CK_TIMEOUT_MULTIPLIER": "20",
               "SKR_MUTANT": str(mutant)}
        if seen:
            env["SKR_SEEN"] = str(seen)
        if case:
            env["CK_RUN_CASE"] = case
        command = ["sh", str(TREE / test)] if script else [str(INNER / test)]
        child = subprocess.Popen(APART + command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                 stdin=subprocess.DEVNULL, env=env, cwd=INNER, errors="replace",
                                 preexec_fn=limits(seconds if mutant else 600))
        timer = threading.Timer(60 + 60 * seconds if mutant else 1800, end, [child])
        timer.start()
        failed = []
        for line in child.stdout:
            if line.startswith(("not ok", "Bail out")) and line not in known:
                failed.append(line)
                if not (seen or every) or line.startswith("Bail"):
                    end(child)
                    break
        child.stdout.close()
        _, code, used = os.wait4(child.pid, 0)
        child.returncode = code
        timer.cancel()
        end(child)
        return failed or (["exit status"] if code else []), used.ru_utime + used.ru_stime


def end(child):
    try:
        os.killpg(child.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def come_by(test):
    """Which errors the test comes by, and its seconds; none if it fails without any, be it only now
    and then: it is run some times as it will be with an error."""
    with tempfile.NamedTemporaryFile(dir=WORK) as seen:
        seen.truncate(MOST)
        failed, seconds = failures(test, 0, [], seen=seen.name)
        if any(not line.startswith("not ok") for line in failed):
            say(f"{test} is left out: without any error: {failed[-1].strip()}")
            return 0, [], []
        for line in failed:
            say(f"{test}: fails without any error: {line.strip()}")
        tries = 1 if test.endswith(".sh") else min(20, 1 + int(15 / (seconds + .01)))
        for _ in range(tries):
            by_chance, _ = failures(test, int(2 + 3 * seconds), failed, NO_ERROR)
            if by_chance:
                say(f"{test} is left out: now and then without any error: {by_chance[-1].strip()}")
                return 0, [], []
        marks = Path(seen.name).read_bytes()
        say(f"{test}: {seconds:.1f} s, {sum(marks)} errors")
        return seconds, [n for n, mark in enumerate(marks) if mark], failed


# ---------------------------------------------------------------------------------------- the work

def digest(paths):
    whole = hashlib.sha256()
    for path in sorted(paths):
        whole.update(path.read_bytes() if path.is_file() else b"")
    return whole.hexdigest()


def learn(sources, tests):
    """What was built and what each test comes by is kept as long as src and the test are the same."""
    tools = SRC / "tests/tools"
    of = FLAGS + digest([*(SRC / "src").rglob("*.[ch]"), tools / "mutants.py", tools / "mutate-hand.tsv"])
    kept = WORK / "kept.json"
    state = json.loads(kept.read_text()) if kept.exists() else {}
    if state.get("of") != of:
        state = {"of": of, "out": [], "tests": {}}
    support = sorted((SRC / "tests/support").glob("*.[ch]"))
    now = {}
    for test in tests:
        own = digest([*support, *((SRC / test).parent.glob(Path(test).stem + "*") if test != CASES
                                  else (SRC / "corpus").rglob("*.yaml"))])
        now.update({unit: own for unit in units(test)})
    new = [t for t in now if state["tests"].get(t, [""])[0] != now[t]]
    if new:
        state["out"] = sorted(build(sources, tests, set(state["out"])))

        def note(test):
            state["tests"][test] = [now[test], *come_by(test)]
            kept.write_text(json.dumps(dict(state, tests=dict(state["tests"]))))
        with ThreadPoolExecutor(JOBS) as pool:
            list(pool.map(note, new))
    return set(state["out"]), {t: (state["tests"][t][1], set(state["tests"][t][2]), state["tests"][t][3])
                               for t in now if state["tests"][t][2]}


def reaching(mutant, by_file, known):
    """Tests that come by the error: those of its folder first, for the engine the cases of the corpus,
    then the quick ones; of others (but tests/rules for all of the engine) none that takes longer than
    10 seconds. A table is met by all that come by its file."""
    near = by_file.get(mutant.file) or set(range(MOST))
    here = {mutant.number} if mutant.mark else near
    folder = mutant.file.split("/")[0]
    first = CASES if folder in ENGINE else f"tests/{folder}/"
    own = (first, "tests/rules/") if folder in ENGINE else first
    tests = [(not t.startswith(first), seconds, t) for t, (seconds, seen, _) in known.items()
             if (seconds <= 10 or t.startswith(own)) and not here.isdisjoint(seen)]
    return [(t, seconds) for _, seconds, t in sorted(tests)]


def folder_of(mutant):
    return "hand" if mutant.kind.startswith("hand") else mutant.file.split("/")[0]


def chosen(mutants):
    """Of each folder all, or a sample."""
    folders = (os.environ.get("FOLDERS") or " ".join([*FOLDERS, "hand"])).split()
    files = (os.environ.get("FILES") or "").split()
    for folder in folders:
        mine = [m for m in mutants if folder_of(m) == folder
                and (not files or m.file in files or m.file.split("/")[1] in files)]
        size = "all" if folder == "hand" else os.environ.get("SAMPLE") or (
            "all" if folder in STRICT or files else "100")
        if size != "all":
            mine = random.Random(f"{SEED} {folder}").sample(mine, min(int(size), len(mine)))
        if mine:
            yield folder, mine


class Memory:
    """What was noticed once is not tried again while its file is the same: after new tests only
    the survivors are. Removing build/mutate forgets it."""
    def __init__(self, sources):
        self.path = WORK / "noticed.json"
        self.kept = json.loads(self.path.read_text()) if self.path.exists() else {}
        self.texts = {name: hashlib.sha256(source.text.encode()).hexdigest()
                      for name, source in sources.items()}
        self.lock = threading.Lock()

    def key(self, mutant):
        return f"{self.texts[mutant.file]} {mutant.line} {mutant.start} {mutant.kind} {mutant.shown}"

    def recall(self, mutant):
        test, found = self.kept.get(self.key(mutant), (None, ()))
        mutant.clauses = set(found)
        return test

    def keep(self, mutant, test):
        with self.lock:
            self.kept[self.key(mutant)] = test, sorted(mutant.clauses)
            if len(self.kept) % 20 == 0:
                self.write()

    def write(self):
        self.path.write_text(json.dumps(self.kept))


def attempt(mutant, tests, known, clauses):
    """The test that notices the error, or nothing. Errors of some folders are tried with all cases
    that come by: noted are the clauses whose own cases notice them."""
    noticed, noted = None, folder_of(mutant) in NOTED
    for test, seconds in tests:
        every = noted and test.startswith(CASES)
        if noticed and not every:
            continue
        failed, _ = failures(test, int(2 + 3 * seconds), known[test][2], mutant.number, every)
        if failed:
            noticed = noticed or test
            cases = re.findall(r":[a-z]+_(\w{5}):", "".join(failed))
            mutant.clauses |= {clauses[case] for case in cases if case in clauses}
            if not noted or "exit status" in failed:
                break
    return noticed


def clauses_of_cases():
    """The clause that each case tests, from the tests made of the corpus."""
    ids = {line.split("\t")[0] for line in
           (BUILD / "spec/clauses.tsv").read_text(encoding="utf-8").splitlines()}
    symbols = {"SKR_C_" + re.sub(r"\W", "_", name).upper(): name for name in ids}
    made = "".join(path.read_text(encoding="utf-8")
                   for path in (BUILD / "tests/corpus").glob("cases-*.c"))
    return {case: symbols[symbol] for case, symbol in
            re.findall(r'begin_case\("(\w+)".*?(SKR_C_\w+)', made, flags=re.DOTALL)}


# ---------------------------------------------------------------------------------- what comes out

def renew(name, head, rows, replaced):
    """Writes the rows into the table in coverage/; of the old ones those stay that are not replaced."""
    path = SRC / "coverage" / name
    old = path.read_text(encoding="utf-8").splitlines()[1:] if path.exists() else []
    kept = [row for row in (line.split("\t") for line in old) if not replaced(row)]
    lines = ["\t".join(map(str, row)) for row in [*kept, *rows]]
    path.write_text("\n".join([head, *sorted(lines)]) + "\n", encoding="utf-8")


def command(folder, mutants, size, tried):
    """What repeats it: so many errors were chosen, and tried."""
    how = f"make -C build mutate FOLDERS={folder}"
    if size < sum(folder_of(m) == folder for m in mutants):
        how += f" SAMPLE={size} MUTATE_SEED={SEED}"
    elif folder not in [*STRICT, "hand"]:
        how += " SAMPLE=all"
    return how + (f" MINUTES={os.environ['MINUTES']}" if tried < size else "")


def report(folder, mutants, mine, how):
    """One row for each file, and one for each survivor."""
    rows = []
    for name in sorted({m.file for m in mine}):
        here = [m for m in mine if m.file == name]
        count = {state: sum(m.state == state for m in here) for state in STATES}
        made = sum(m.file == name and folder_of(m) == folder for m in mutants)
        rows.append([folder, name, made, len(here), *count.values(),
                     datetime.date.today().isoformat(), how])
    renew("mutation.tsv", "folder\tfile\tmade\ttried\t" + "\t".join(STATES) + "\tdate\tcommand",
          rows, lambda row: row[0] == folder)
    renew("mutation-left.tsv", "folder\tfile\tline\twhat nobody notices",
          [[folder, m.file, m.line, m.shown] for m in mine if m.state == "left"],
          lambda row: row[0] == folder)
    if folder in NOTED and len(mine) == sum(folder_of(m) == folder for m in mutants):
        book([m for m in mine if m.state != "excused"])


def book(mine):
    """Books the errors that the own cases of each clause notice, in coverage/killed.tsv."""
    path = WORK / "tried.tsv"
    rows = [f"src/{m.file}\t{m.line}\t{' '.join(sorted(m.clauses))}\n" for m in mine]
    path.write_text("".join(rows), encoding="utf-8")
    subprocess.run(["sh", SRC / "coverage/evidence.sh", "killed", SRC, path], check=True)


def main():
    WORK.mkdir(exist_ok=True)
    if not shutil.which(APART[0]) or subprocess.run([*APART, "true"], check=False).returncode:
        say(f"unshare cannot make processes apart: src/{KILLS} is left out")
        APART.clear()
    equal, sources = set(excused()), read()
    mutants = number(sources)
    if not APART:
        mutants = [m for m in mutants if m.file != KILLS]
    tests = [t for t in os.environ["TESTS"].split() if not LEFT_OUT.match(t)]
    for line in without_error(sources):
        say(f"mutate-equal.txt: not the name of one error, or twice: {line}")
    out, known = learn(sources, tests)
    by_file = {}
    for m in mutants:
        if m.mark and any(m.number in seen for _, seen, _ in known.values()):
            by_file.setdefault(m.file, set()).add(m.number)
    nobody = {m.number for m in mutants if m.kind == "swapped"
              and m.number not in by_file.get(m.file, ())}
    mutants = [m for m in mutants if m.number not in out | nobody and m.kind != "crossed"]
    clauses, memory = clauses_of_cases(), Memory(sources)
    noticing = {}        # file: how many of its errors each test has noticed
    bad, minutes = False, os.environ.get("MINUTES")
    for folder, mine in chosen(mutants):
        say(f"{folder}: {len(mine)} errors")
        begun = time.monotonic()

        def judge(mutant):
            if minutes and time.monotonic() - begun > 60 * int(minutes):
                return
            test = memory.recall(mutant)
            no_difference = mutant.name in equal
            if not test and (not no_difference or os.environ.get("EXCUSED")):
                first = noticing.setdefault(mutant.file, Counter())
                tests = sorted(reaching(mutant, by_file, known), key=lambda t: -first[t[0]])
                test = attempt(mutant, tests, known, clauses)
                if test:
                    memory.keep(mutant, test)
                    first[test] += 1
            mutant.state = "noticed" if test else "excused" if no_difference else "left"
            if mutant.state == "left" or os.environ.get("TELL"):
                reached = "" if reaching(mutant, by_file, known) else " (no test comes by)"
                say(f"src/{mutant.file}:{mutant.line}: {test or 'nobody'} notices:"
                    f" {mutant.shown}{reached}")
        with ThreadPoolExecutor(JOBS) as pool:
            list(pool.map(judge, mine))
        memory.write()
        size, mine = len(mine), [m for m in mine if m.state]
        made = sum(folder_of(m) == folder for m in mutants)
        count = Counter(m.state for m in mine)
        say(f"{folder}: {len(mine)} of {made} tried: {count['noticed']} noticed,"
            f" {count['excused']} make no difference, {count['left']} left")
        bad |= count["left"] * (1 if folder in STRICT else 10) > (
            0 if folder in STRICT else len(mine))
        if not os.environ.get("FILES"):
            report(folder, mutants, mine, command(folder, mutants, size, len(mine)))
    sys.exit(bad)


if __name__ == "__main__":
    if sys.argv[1:] == ["--excuses"]:
        sys.exit("\n".join(without_error(read())) or 0)
    main()
