# The mapping as compiled in is that of the corpus and of the code; what differs is told. The page and
# the JSON of `make trace` have every clause, case and function.
. "$srcdir/tests/support/shell.sh"
[ -n "${PYTHON:-}" ] || skip_all "no Python"
cd "$tmp" || bail_out "no scratch folder"

run 0 "$SKATREF" clause --list --format=json
mv out good

run 2 env PYTHON= sh "$srcdir/coverage/trace.sh" .
says err "make trace: needs Python with yaml and jsonschema; on Debian: apt-get install python3 python3-yaml"

# ------------------------------------------------------- what is wrong is told

# Everything is spoiled at once, each fault in a clause of its own.
cp good bad
: >messages

# spoil CLAUSE SED MESSAGE
spoil() {
  sed "/^{\"id\":\"$1\"/$2" bad >worse
  expect "the test itself: $2 changes $1" not cmp -s bad worse
  mv worse bad
  printf '%s\n' "$3" >>messages
}
spoil rank.grand d '^rank.grand: is not in both of spec/ and skatref clause$'
spoil rank.suit 's/rank.suit/rank.never/' '^rank.never: is not in both of spec/ and skatref clause$'
spoil play.follow 's/"proves":"rejected"/"proves":"accepted"/' \
  '^corpus/.*: skatref clause play.follow tells otherwise$'
spoil level.win 's/"proved_by":\[{"id":"\(.....\)","title":"/&Not /' \
  '^corpus/.*: skatref clause level.win tells otherwise$'
spoil level.null 's/"line":[0-9]*/"line":1000000/' '^corpus/.*: skatref clause level.null tells otherwise$'
spoil value.hand 's/"proved_by":\[{[^}]*},/"proved_by":[/' \
  '^value.hand: proved by [0-9]* cases, skatref clause names [0-9]*$'
spoil value.bid 's/"cited_by":\["....."/"cited_by":["abcde"/' \
  '^value.bid: skatref clause names other cases that cite it: .*abcde'
spoil value.won 's/"decided_in":\[[^]]*\]/"decided_in":[]/' \
  '^src/rules/value.c: value.won: skatref clause does not cite it there$'
spoil value.rescue 's|"file":"src/rules/[a-z]*.c"|"file":"src/rules/deal.c"|' \
  '^src/rules/deal.c: value.rescue: the code does not cite it there$'
spoil value.overbid 's|"file":"src/rules/[a-z]*.c"|"file":"src/rules/never.c"|' \
  '^src/rules/never.c:[0-9]*: value.overbid: no [a-z_]* here$'
spoil play.void 's/"function":"[a-z_]*"/"function":"play_well"/' '^src/.*: play.void: no play_well here$'
spoil play.jacks 's/"last":\([0-9]*\),/"last":1,/' '^src/.*: play.jacks: .* does not end in line 1$'
spoil play.held 's/"cited":[0-9]*/"cited":1/' '^src/.*: play.held: line 1 does not cite it$'

# Reading the corpus takes long: it is read once for both.
cat >both.py <<'END'
import contextlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1] + "/coverage")

import trace

table = "--table=" + sys.argv[2]
trace.main([table, "--clauses=good", "--out=trace", "--why-not=this is a test"])
with open("err", "w") as err, contextlib.redirect_stderr(err):
    try:
        trace.main([table, "--clauses=bad"])
    except SystemExit as end:
        print(end.code, file=err)
        print("refused")
END
run 0 "$PYTHON" both.py "$srcdir" "$builddir/spec/clauses.tsv"
says out refused
while read -r message; do
  expect "says: $message" grep -q -- "$message" err
done <messages

# --------------------------------------------------------- what is made of it

cat >look.py <<'END'
import html.parser
import json
import re
import sys

trace = json.load(open(sys.argv[1] + "/trace.json", encoding="utf-8"))
text = open(sys.argv[1] + "/trace.html", encoding="utf-8").read()
cases = {json.loads(line)["id"] for line in open(sys.argv[2], encoding="utf-8")}
clauses = {json.loads(line)["id"] for line in open(sys.argv[3], encoding="utf-8")}
ids, links, opened = [], set(), []


class Reader(html.parser.HTMLParser):
    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if "id" in attributes:
            ids.append(attributes["id"])
        if "href" in attributes:
            links.add(attributes["href"])
        if tag not in ("meta", "input", "link", "br"):
            opened.append(tag)

    def handle_endtag(self, tag):
        assert opened.pop() == tag, (self.getpos(), tag)


def none(what, things):
    if things:
        sys.exit(f"{what}: {' '.join(sorted(map(str, things)))}")


Reader().feed(text)
none("not closed", opened)
none("id comes twice", {name for name in ids if ids.count(name) > 1})
none("not on the page", (cases | clauses) - set(ids))
none("link to nothing", {link for link in links if link[1:] not in ids
                         and not re.fullmatch(r"#find=(S[0-3]\.|V)\d+[a-f]?", link)})
none("resource from outside", re.findall(r"""(?:src|href|url)[=(]["']?https?:[^"')]*""", text))
none("not filled in", re.findall(r"<!-- [A-Z]+ -->", text))
none("clause not in the JSON", clauses - {clause["id"] for clause in trace["clauses"]})
none("text that is not on the page in each language", [
    f"{language} {clause['id']}" for clause in trace["clauses"] for language in ("en", "de", "pl", "cs")
    if html.escape(clause["translations"].get(language, clause)["title"]) + "</span>" not in text
    or f'<div class="text words" lang="{language}"' not in re.search(rf'id="{clause["id"]}">.*?</article>', text, re.S)[0]])
none("chapter that is not on the page in each language", [
    chapter["name"] for chapter in trace["chapters"]
    if not all(html.escape(title) + "</span>" in text for title in chapter["titles"].values())])
none("case not in the JSON", cases - {case["id"] for clause in trace["clauses"]
                                       for case in clause["proved_by"]})
none("measured nothing, but has lines", [clause["id"] for clause in trace["clauses"]
                                         if "covered" in clause])
assert trace["coverage"] == "this is a test", trace["coverage"]
assert sum(chapter["clauses"] for chapter in trace["chapters"]) == len(clauses)
assert sum(chapter["cases"] for chapter in trace["chapters"]) == len(cases)
END
run 0 "$PYTHON" look.py trace "$VECTORS" good
done_testing
