"""No question is answered by a clause that is not in force.

usage: in_force.py SKATREF VECTORS CLAUSES

Asks every question of the corpus under every code, and again with every option that it has left out one by one, and
compares the clauses that the answers cite with the fields codes, kind and options of spec/. Prints each clause that an
answer cites under a code that does not have it; exits 0 when nothing is printed."""
import json
import re
import subprocess
import sys

SKATREF, VECTORS, CLAUSES = sys.argv[1:4]

# An answer may name a house rule that it does not apply: it says that without the option this is no rule.
NAMED_AS_MISSING = {"home.contra", "home.revolution", "home.pushed-ramsch"}
# A way of scoring a list is chosen by the fact scheme, not by an option.
SCHEMES = {"sheet.money": "money", "sheet.beer": "beer", "sheet.seeger-alone": "seeger"}


def read_clauses():
    """By id: kind, codes and options."""
    clauses = {}
    with open(CLAUSES, encoding="utf-8") as lines:
        for line in lines:
            cells = line.rstrip("\n").split("\t")
            if len(cells) == 4 and cells[2] in ("title", "kind", "codes", "options"):
                clauses.setdefault(cells[0], {})[cells[2]] = cells[3].split()
    return clauses


def cited(value):
    """The words of an answer that look like the id of a clause."""
    if isinstance(value, dict):
        for part in value.values():
            yield from cited(part)
    elif isinstance(value, list):
        for part in value:
            yield from cited(part)
    elif isinstance(value, str):
        yield from re.findall(r"\b[a-z]+\.[a-z0-9-]+", value)


def in_force(clause, name, given, answer):
    record = given.get("record") if isinstance(given.get("record"), dict) else {}
    options = set(given.get("options", [])) | set(answer.get("options", []))
    options |= set(record.get("options", []))
    if clause["kind"] != ["option"]:
        return given["code"] in clause["codes"] or name in options
    return (name in options or bool(options & set(clause.get("options", [])))
            or SCHEMES.get(name, "none") == given.get("scheme"))


def questions(codes):
    with open(VECTORS, encoding="utf-8") as lines:
        for line in lines:
            vector = json.loads(line)
            for code in codes:
                given = dict(vector["given"], code=code)
                yield vector["id"], {"ask": vector["ask"], "given": given}
                for option in given.get("options", []):
                    fewer = [other for other in given["options"] if other != option]
                    yield vector["id"], {"ask": vector["ask"], "given": dict(given, options=fewer)}


def main():
    clauses = read_clauses()
    codes = sorted({code for clause in clauses.values() for code in clause["codes"]})
    asked = list(questions(codes))
    text = "".join(json.dumps(dict(question, id=n)) + "\n" for n, (_, question) in enumerate(asked))
    done = subprocess.run([SKATREF, "answer"], input=text, capture_output=True, text=True, check=True)
    wrong, cites = {}, 0
    for (case, question), line in zip(asked, done.stdout.splitlines(), strict=True):
        answer = json.loads(line).get("answer")
        for name in set(cited(answer)) & clauses.keys():
            cites += 1
            given = question["given"]
            if name not in NAMED_AS_MISSING and not in_force(clauses[name], name, given, answer):
                wrong.setdefault((name, given["code"]), f"{case}: {question['ask']}")
    for (name, code), where in sorted(wrong.items()):
        print(f"{name} is not in force under {code}: {where}")
    if cites < 20000:
        print(f"the test itself: only {cites} clauses were cited")
    return bool(wrong) or cites < 20000


sys.exit(main())
