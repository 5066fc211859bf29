"""The mapping as one HTML page: page.html with the clauses put in."""
import html
import json
import re
from pathlib import Path

TEMPLATE = Path(__file__).with_name("page.html")
COLORS = TEMPLATE.parent.parent / "src/page/colors.css"
CARD = r"[CSHD](?:10|[AKQJT987])"
SUITS = {"C": ("♣", "black"), "S": ("♠", "black"),
         "H": ("♥", "red"), "D": ("♦", "red")}
FIELDS = [("isko2022", "ISkO 2022"), ("isko1999", "ISkO 1999"),
          ("facts", "Facts"), ("cases_from_outside", "Cases from outside"),
          ("evidence", "Evidence"), ("decided_by", "Decided by"),
          ("overrides", "Exception to"), ("instead_of", "Instead of")]
MEANINGS = {
    "isko2022": "official numbers in the edition of 2022",
    "isko1999": "official numbers in the editions of 1999 to 2018",
    "facts": "facts of the four source documents, by their numbers",
    "cases_from_outside": "rulings, examples and mistakes of others that bear on it,"
                          " by their numbers; some show what is wrong"}
EVIDENCE = {
    "text": "the text of the official clause was visible in a public copy",
    "translation": "the official text was visible in a translation only",
    "quoted": "a page quotes the clause or reports it closely",
    "secondary": "guides, programs, referees' notes, or only the source documents",
    "derived": "our own reading: the sources are silent or contradict each other",
    "law": "an official clause whose text was seen",
    "court": "a decision of the Skat court, of referees or of an association",
    "reference": "a reference work", "document": "one of the source documents"}
DECIDED = {
    "log": "a record of the cards and calls is enough",
    "event": "the record must also name what happened",
    "referee": "people must judge"}

# How a title and a text in another language stand to the English one.
TRANSLATED = {
    "de": ("Übersetzung. Maßgebend ist der englische Text.",
           "Diese Übersetzung ist veraltet. Maßgebend ist der englische Text.",
           "Noch nicht übersetzt."),
    "pl": ("Tłumaczenie. Wiążący jest tekst angielski.",
           "To tłumaczenie jest nieaktualne. Wiążący jest tekst angielski.",
           "Jeszcze nie przetłumaczono."),
    "cs": ("Překlad. Závazný je anglický text.",
           "Tento překlad je zastaralý. Závazný je anglický text.",
           "Dosud nepřeloženo.")}

HINTS = {
    True: "Marked lines are run by the cases above; the number of a line that cites the"
          " clause is yellow.",
    False: "Marked lines are run by the cases above: none that cites the"
           " clause. Other cases run those.",
    None: ""}


def esc(text):
    return html.escape(str(text), quote=True)


def tag(name, content, **attributes):
    text = "".join(f' {key.rstrip("_")}="{esc(value)}"'
                   for key, value in attributes.items() if value is not None)
    return f"<{name}{text}>{content}</{name}>"


def plural(count, one, many=None):
    return f"{count} {one if count == 1 else many or one + 's'}"


# ------------------------------------------------------------------ the clause

def link_clauses(text, ids):
    """Escapes the text; a clause that it names becomes a link."""
    return re.sub(r"[a-z]+\.[a-z0-9-]+",
                  lambda m: tag("a", m[0], href="#" + m[0],
                                title=ids[m[0]]) if m[0] in ids
                  else m[0], esc(text))


def link_numbers(text, ids):
    """Escapes the text; the number of a fact or case tells what it is about, and
    finds all that rest on it."""
    return re.sub(r"\b(?:S[0-3]\.|V)\d+[a-f]?\b", lambda m: tag(
        "a", m[0], href="#find=" + m[0],
        title=ids.get(m[0]) or ids.get(m[0][:-1])), esc(text))


def paragraphs(text, ids):
    return "\n".join(tag("p", link_clauses(part, ids))
                     for part in text.split("\n\n"))


def titles(english, translations):
    """The title in every language; the page shows one of them."""
    return "".join(tag("span", esc(translations.get(language, english)),
                       class_="words", lang=language)
                   for language in ("en", *TRANSLATED))


def texts(clause, ids):
    """The text in every language, the same way."""
    parts = [tag("div", paragraphs(clause["text"], ids), class_="text words",
                 lang="en")]
    for language, (current, stale, missing) in TRANSLATED.items():
        words = clause["translations"].get(language)
        note = missing if words is None else current if words["current"] else stale
        parts.append(tag("div", paragraphs((words or clause)["text"], ids)
                         + tag("p", esc(note), class_="hint"),
                         class_="text words", lang=language))
    return "".join(parts)


def reading(clause, ids):
    if not clause["reading"]:
        return ""
    return tag("section", tag("h4", "How the sources are read")
               + paragraphs(clause["reading"], ids), class_="reading")


def official(clause, key):
    """The numbers of a field, each with what is known of its text."""
    old = key == "isko1999"
    known = {("SkWO-" if row["edition"].startswith("SkWO") else "") + row["number"]:
             row for row in clause["numbers"]
             if row["edition"].endswith("1999") == old}
    parts = []
    for number in clause[key].split():
        row = known.get(number)
        grade = row and row["grade"] + (" of 2018" if row["edition"] == "2018" else "")
        parts.append(esc(number) + (tag("span", f" ({grade})", class_="aside",
                                        title=f"{row['subject']}: {row['seen']}")
                                    if row else ""))
    return ", ".join(parts)


def field(clause, key, label, ids):
    value = clause[key]
    if not value:
        return ""
    about = MEANINGS.get(key)
    meaning = {"evidence": EVIDENCE, "decided_by": DECIDED}.get(key, {}).get(value)
    shown = official(clause, key) if key in ("isko2022", "isko1999") \
        else link_clauses(value, ids) \
        if key in ("evidence", "decided_by", "overrides", "instead_of") \
        else link_numbers(", ".join(value.split()), ids)
    if meaning:
        shown += tag("span", f" – {esc(meaning)}", class_="aside")
    return tag("div", tag("dt", label, title=about) + tag("dd", shown))


def fields(clause, ids):
    return tag("dl", "".join(field(clause, key, label, ids)
                             for key, label in FIELDS), class_="facts")


def badges(clause):
    codes = "".join(tag("span", esc(code), class_="code")
                    for code in clause["codes"].split())
    kind = tag("span", esc(clause["kind"]), class_=f"kind {esc(clause['kind'])}")
    return tag("p", kind + codes, class_="badges")


# ------------------------------------------------------------------- the cases

def cards(text):
    def one(match):
        sign, colour = SUITS[match[0][0]]
        rank = match[0][1:].replace("T", "10")
        return tag("span", f"{sign}{rank}", class_=f"card {colour}",
                   title=match[0])
    return re.sub(CARD, one, text)


def value(thing, ids):
    """Whatever a case holds: cards as cards, clauses as links, objects as lists."""
    if isinstance(thing, dict):
        return facts(thing, ids)
    if isinstance(thing, list):
        if all(isinstance(item, (str, int)) for item in thing):
            return ", ".join(value(item, ids) for item in thing) or "none"
        return tag("ol", "".join(tag("li", value(item, ids)) for item in thing))
    if not isinstance(thing, str):
        return esc(json.dumps(thing))
    if re.fullmatch(f"{CARD}( {CARD})*", thing):
        return cards(thing)
    if thing.startswith("(;"):
        return tag("code", esc(thing), class_="record")
    return link_clauses(thing, ids)


def facts(thing, ids):
    return tag("dl", "".join(
        tag("div", tag("dt", esc(key)) + tag("dd", value(item, ids)))
        for key, item in thing.items()))


def case_source(case, ids):
    parts = [tag("b", link_numbers(case["source"], ids))]
    if case["evidence"] != case["source"]:   # both may be "derived"
        parts.append(tag("span", esc(case["evidence"]),
                         title=EVIDENCE[case["evidence"]]))
    parts += [esc(", ".join(case["codes"])),
              tag("code", f"{esc(case['file'])}:{case['line']}")]
    if len(case["clauses"]) > 1:
        parts.append("also cites " + link_clauses(", ".join(case["clauses"][1:]),
                                                  ids))
    return tag("p", " · ".join(parts), class_="source")


def case_html(case, ids):
    note = tag("p", link_clauses(case["note"], ids), class_="note") \
        if "note" in case else ""
    summary = tag("summary",
                  tag("span", case["proves"], class_="verdict " + case["proves"])
                  + tag("span", esc(case["title"]), class_="title")
                  + tag("code", case["id"]))
    body = (tag("section", tag("h5", f"given <i>{case['ask']}</i>")
                + facts(case["given"], ids))
            + tag("section", tag("h5", "expect") + facts(case["expect"], ids)))
    return tag("details", summary + tag("div", body, class_="sides") + note
               + case_source(case, ids), class_="case", id=case["id"])


def cases_html(clause, ids):
    cases = clause["proved_by"]
    others = "".join(tag("a", tag("code", id_), href="#" + id_) + " "
                     for id_ in clause["cited_by"])
    others = tag("p", f"Cited beside another clause by {others}",
                 class_="citing") if others else ""
    if not cases:
        why = re.sub(r"^none \((.*)\)$", r"\1", clause.get("needs", ""))
        text = f"No case: {esc(why)}." if why else "No case."
        return tag("p", text, class_="none") + others
    accepted = sum(case["proves"] == "accepted" for case in cases)
    summary = tag("summary", tag("b", plural(len(cases), "case")) + tag(
        "span", f"{accepted} accepted, {len(cases) - accepted} rejected",
        class_="aside"))
    return tag("details", summary + "".join(case_html(case, ids) for case in cases)
               + others, class_="block cases")


# -------------------------------------------------------------------- the code

def source_line(number, text, code, symbols):
    state = "run" if number in code.get("covered", ()) else \
        "missed" if number in code.get("missed", ()) else "still"
    if number in code["cites"]:
        state += " cited"
    shown = re.sub(r"\b(SKR_C_|SKR_CITE\()([A-Z0-9_]+)",
                   lambda m: tag("a", m[0], href="#" + symbols[m[2]])
                   if m[2] in symbols else m[0], esc(text))
    return tag("span", tag("i", number) + (shown or " "), class_=state)


def measured(code):
    if "covered" not in code:
        return "not measured"
    if "read_in" in code:
        lines = ", ".join(map(str, code["read_in"]))
        return f"a table, read in line {lines}" if lines else "a table, not read"
    run, missed = len(code["covered"]), len(code["missed"])
    return f"{run} of {plural(run + missed, 'line')} run"


def function_html(code, symbols):
    place = f"{esc(code['file'])}:{code['first']}–{code['last']}"
    head = tag("h5", tag("code", esc(code["function"])) + tag(
        "span", f"{place} · {measured(code)}", class_="aside"))
    lines = "".join(source_line(number, text, code, symbols) for number, text
                    in enumerate(code["source"], code["first"]))
    return head + tag("pre", lines)


def code_html(clause, symbols):
    if not clause["code"]:
        return ""
    files = sorted({code["file"].removeprefix("src/") for code in clause["code"]})
    summary = tag("summary", tag("b", "Code") + tag(
        "span", esc(", ".join(code["function"] for code in clause["code"]))
        + " in " + esc(", ".join(files)), class_="aside"))
    hint = HINTS[clause["own_cases_reach_code"]] if clause["proved_by"] else ""
    hint = tag("p", hint, class_="hint") if "covered" in clause and hint else ""
    return tag("details", summary + hint + "".join(
        function_html(code, symbols) for code in clause["code"]),
        class_="block decides")


def audit_html(clause):
    audit = clause["audit"]
    if audit is None:
        return tag("p", "Not audited.", class_="citing")
    stale = "" if audit["state"] == "current" else f"stale, {audit['state']}; "
    return tag("p", esc(f"Audited {audit['date']}: {stale}read {audit['sources']};"
                        f" compared {audit['compared']}."), class_="citing")


KINDS = {"lines": "{done} of {of} lines of its functions run by the tests",
         "branches": "{done} of {of} branches taken",
         "conditions": "{done} of {of} conditions shown to decide alone (MC/DC)",
         "errors": "{done} of {of} errors put in noticed by its own cases",
         "proof": "proof: {what}, {of} questions"}


def tried_html(clause):
    """What was tried against it: cases by grade, and each figure with its date."""
    grades = [f"{grade} {count}" for grade, count in clause["tried"]["cases"].items()]
    parts = ["cases by grade: " + ", ".join(grades)] if grades else []
    for row in clause["tried"]["measures"]:
        stale = "" if row["state"] == "current" else "; stale, the code changed since"
        parts.append(KINDS[row["kind"]].format(**row) + f" ({row['date']}{stale})")
    return tag("p", "Tried against it: " + esc("; ".join(parts)) + ".",
               class_="citing") if parts else ""


# ------------------------------------------------------------------ the library

HEADER = TEMPLATE.parent.parent / "src/skatref.h"


def public_functions():
    """The functions of the library, by the clauses that their comments name."""
    found = {}
    for match in re.finditer(r"/\*\*((?:[^*]|\*(?!/))*)\*/\s*SKR_API[^;]*?\b(skr_\w+)\(",
                             HEADER.read_text(encoding="utf-8")):
        for clause in re.findall(r"\b[a-z]+\.[a-z0-9-]+\b", match[1]):
            found.setdefault(clause, []).append(match[2])
    return found


def library_html(clause):
    names = dict.fromkeys(PUBLIC.get(clause["id"], []))
    return "" if not names else tag("p", "Library: " + ", ".join(
        tag("code", esc(name)) for name in names), class_="citing")


PUBLIC = public_functions()


# --------------------------------------------------------------- the decisions

def decided_html(clause, decisions):
    rows = [row for row in decisions if clause["id"] in row["clauses"].split()]
    if not rows:
        return ""
    return tag("p", "Decisions: " + ", ".join(
        tag("a", esc(row["id"]), href="#" + row["id"], title=row["ruling"])
        for row in rows), class_="citing")


def decision_row(row, ids):
    number = "" if row["number"] == "none" else f"{esc(row['number'])}, "
    cases = " ".join(tag("a", tag("code", id_), href="#" + id_)
                     for id_ in row["cases"].split()) or esc(row["reason"])
    return tag("tr", "".join(tag("td", cell) for cell in (
        tag("b", esc(row["id"])), f"{number}{esc(row['authority'])}"
        + tag("span", f" {esc(row['source'])}; seen: {esc(row['seen'])}", class_="aside"),
        esc(row["code"]), esc(row["ruling"]),
        link_clauses(row["clauses"], ids), cases)), id=row["id"])


def decisions_html(decisions, ids):
    if not decisions:
        return ""
    head = tag("tr", "".join(tag("th", text) for text in (
        "", "whose", "code", "ruling, in our words", "clauses", "cases")))
    return tag("section", tag("h2", "Decisions") + tag(
        "p", f"Decisions of courts, referees and others who rule, {len(decisions)};"
             " a decision without a case says why.", class_="about")
        + tag("div", tag("table", head + "".join(
            decision_row(row, ids) for row in decisions)), class_="decisions"),
        id="decisions", class_="chapter")


# -------------------------------------------------------------------- the page

def clause_html(clause, ids, symbols, decisions):
    name = clause["id"]
    head = tag("h3", titles(clause["title"], {
        language: words["title"] for language, words in clause["translations"].items()})
               + tag("a", esc(name), href="#" + name, class_="id"))
    return tag("article", head + badges(clause) + texts(clause, ids)
        + reading(clause, ids) + fields(clause, ids)
        + decided_html(clause, decisions) + cases_html(clause, ids)
        + code_html(clause, symbols) + library_html(clause) + tried_html(clause)
        + audit_html(clause), id=name)


def counts(chapter):
    return (f"{plural(chapter['clauses'], 'clause')} ·"
            f" {plural(chapter['cases'], 'case')} · {chapter['covered']} covered")


def chapter_html(chapter, clauses, ids, symbols, decisions):
    head = tag("h2", titles(chapter["title"], chapter["titles"])) + tag(
        "p", f"{esc(chapter['about'].capitalize())}. {counts(chapter)}.",
        class_="about")
    return tag("section", head + "".join(
        clause_html(clause, ids, symbols, decisions) for clause in clauses),
        id="chapter-" + chapter["name"], class_="chapter")


def nav_row(clause):
    count = len(clause["proved_by"])
    return tag("li", tag("a", esc(clause["id"].split(".", 1)[1]),
                         href="#" + clause["id"], title=clause["title"])
               + tag("span", count or ""))


def nav_html(chapter, clauses):
    numbers = "".join(tag("span", text) for text in (
        chapter["clauses"], chapter["cases"], chapter["covered"]))
    return tag("details", tag("summary", tag("b", esc(chapter["name"])) + numbers)
               + tag("ul", "".join(map(nav_row, clauses))),
               data_chapter=chapter["name"]).replace("data_", "data-", 1)


def totals(trace):
    def total(key):
        return sum(chapter[key] for chapter in trace["chapters"])
    if trace["coverage"] == "gcov":
        measured = f" of {total('covered')} the own cases run the code that cites" \
            " them (covered)."
    else:
        measured = f" lines were not measured: {esc(trace['coverage'])}."
    return (f"{plural(total('clauses'), 'clause')}; {total('proved')} are proved by"
            f" {plural(total('cases'), 'case')};{measured}")


def symbol(name):
    return re.sub("[^A-Z0-9]", "_", name.upper())


def page(trace):
    symbols = {symbol(clause["id"]): clause["id"] for clause in trace["clauses"]}
    ids = {clause["id"]: clause["title"] for clause in trace["clauses"]}
    ids |= {number: " – ".join(filter(None, (source["about"], source["where"])))
            for number, source in trace["sources"].items()}
    own = {chapter["name"]: [clause for clause in trace["clauses"]
                             if clause["chapter"] == chapter["name"]]
           for chapter in trace["chapters"]}
    first_case = next(case["id"] for clause in trace["clauses"]
                      for case in clause["proved_by"])
    parts = {
        "COLORS": COLORS.read_text(encoding="utf-8"),
        "EXAMPLES": f"word, 4.4.4, V42, {first_case}, skr_legal",
        "VERSION": esc(trace["skatref"]),
        "TOTALS": totals(trace),
        "NAV": "".join(nav_html(chapter, own[chapter["name"]])
                       for chapter in trace["chapters"]),
        "CHAPTERS": "".join(chapter_html(chapter, own[chapter["name"]], ids, symbols,
                                         trace["decisions"])
                            for chapter in trace["chapters"])
                    + decisions_html(trace["decisions"], ids),
    }
    return re.sub(r"<!-- ([A-Z]+) -->", lambda m: parts[m[1]],
                  TEMPLATE.read_text(encoding="utf-8"))
