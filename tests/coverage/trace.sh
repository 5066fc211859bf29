# The mapping as compiled in is that of the corpus and of the code; what differs is told. The page and
# the JSON of `make trace` have every clause, case and function.
set -u
[ -n "${PYTHON:-}" ] || { echo "no Python"; exit 77; }
tmp=$(mktemp -d) || exit 99
trap 'rm -rf "$tmp"' EXIT
failed=0

trace() { # FILE OPTION...
  file=$1
  shift
  PYTHONDONTWRITEBYTECODE=1 "$PYTHON" "$srcdir/coverage/trace.py" --clauses "$file" "$@" \
    >"$tmp/out" 2>"$tmp/err"
}

"$SKATREF" clause --list --format=json >"$tmp/good" || { echo "skatref clause failed"; exit 1; }
trace "$tmp/good" --out "$tmp/trace" --why-not "this is a test" || { cat "$tmp/err"; exit 1; }

# ------------------------------------------------------- what is wrong is told

# Reading the corpus takes long: everything is spoiled at once, each fault in a clause of its own.
cp "$tmp/good" "$tmp/bad" || exit 99
: >"$tmp/messages"

# spoil CLAUSE SED MESSAGE
spoil() {
  sed "/^{\"id\":\"$1\"/$2" "$tmp/bad" >"$tmp/worse"
  if cmp -s "$tmp/bad" "$tmp/worse"; then echo "changes nothing: $1: $2"; failed=1; fi
  mv "$tmp/worse" "$tmp/bad"
  printf '%s\n' "$3" >>"$tmp/messages"
}
spoil rank.grand d '^rank.grand: is not in both of spec/ and skatref clause$'
spoil rank.suit 's/rank.suit/rank.never/' '^rank.never: is not in both of spec/ and skatref clause$'
spoil play.follow 's/"proves":"rejected"/"proves":"accepted"/' \
  '^corpus/play/.*: skatref clause play.follow tells otherwise$'
spoil level.win 's/"proved_by":\[{"id":"\(.....\)","title":"/&Not /' \
  '^corpus/level/.*: skatref clause level.win tells otherwise$'
spoil level.null 's/"line":[0-9]*/"line":1000000/' '^corpus/level/.*: skatref clause level.null tells otherwise$'
spoil value.hand 's/"proved_by":\[{[^}]*},/"proved_by":[/' \
  '^value.hand: proved by [0-9]* cases, skatref clause names [0-9]*$'
spoil value.bid 's/"cited_by":\["....."/"cited_by":["abcde"/' \
  '^value.bid: skatref clause names other cases that cite it: .*abcde'
spoil value.won 's/"decided_in":\[.*\]/"decided_in":[]/' \
  '^src/rules/value.c: value.won: skatref clause does not cite it there$'
spoil value.rescue 's|"file":"src/rules/[a-z]*.c"|"file":"src/rules/deal.c"|' \
  '^src/rules/deal.c: value.rescue: the code does not cite it there$'
spoil value.overbid 's|"file":"src/rules/[a-z]*.c"|"file":"src/rules/never.c"|' \
  '^src/rules/never.c:[0-9]*: value.overbid: no [a-z_]* here$'
spoil play.void 's/"function":"[a-z_]*"/"function":"play_well"/' '^src/.*: play.void: no play_well here$'
spoil play.jacks 's/"last":\([0-9]*\),/"last":1,/' '^src/.*: play.jacks: .* does not end in line 1$'
spoil play.held 's/"cited":[0-9]*/"cited":1/' '^src/.*: play.held: line 1 does not cite it$'

if trace "$tmp/bad"; then echo "a spoiled table passes"; failed=1; fi
while read -r message; do
  grep -q -- "$message" "$tmp/err" || { echo "not said: $message"; failed=1; }
done <"$tmp/messages"
[ $failed -eq 0 ] || head -n 20 "$tmp/err"

# --------------------------------------------------------- what is made of it

cat >"$tmp/look.py" <<'END'
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
none("case not in the JSON", cases - {case["id"] for clause in trace["clauses"]
                                       for case in clause["proved_by"]})
none("measured nothing, but has lines", [clause["id"] for clause in trace["clauses"]
                                         if "covered" in clause])
assert trace["coverage"] == "this is a test", trace["coverage"]
assert sum(chapter["clauses"] for chapter in trace["chapters"]) == len(clauses)
assert sum(chapter["cases"] for chapter in trace["chapters"]) == len(cases)
END
"$PYTHON" "$tmp/look.py" "$tmp/trace" "$VECTORS" "$tmp/good" || failed=1

exit $failed
