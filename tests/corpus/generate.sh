# tests/corpus/generate.py makes tests of good cases, and refuses the others with file, case and key.
set -u
[ -n "${PYTHON:-}" ] || { echo "no Python"; exit 77; }
tmp=$(mktemp -d) || exit 99
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/spec" "$tmp/corpus/level" || exit 99
cp "$srcdir/corpus/schema.json" "$tmp/corpus" || exit 99
cases=$tmp/corpus/level/win.yaml
failed=0

cat >"$tmp/spec/level.md" <<'END'
### level.win — Sixty-one wins
Text.
- kind: rule
- codes: isko2022 isko1999
- facts: S1.8
- decided-by: log
- needs: accepted, rejected
### level.null — Null
Text.
- kind: definition
- codes: isko2022
- decided-by: log
- needs: none (a definition)
END

generate() { # OPTION...
  PYTHONDONTWRITEBYTECODE=1 "$PYTHON" "$srcdir/tests/corpus/generate.py" \
    --corpus "$tmp/corpus" --spec "$tmp/spec" --src "$tmp/src" "$@" >"$tmp/out" 2>"$tmp/err"
}

# A good case, which the tests below spoil line by line.
good() {
  cat <<'END'
- id: "k3f9x"
  title: "Sixty card points are a lost game"
  clauses: ["level.win"]
  proves: rejected
  ask: value
  given: {game: "clubs", bid: 18, matadors: 1, points: 60, tricks: 5}
  expect: {won: false, score: -48}
  source: "S1.8"
  evidence: document
  codes: ["isko2022", "isko1999"]
END
}

# says MESSAGE [OPTION...]: the cases are refused, and that is among what is said.
says() {
  message=$1
  shift
  if generate --out-c "$tmp/c" --out-vectors "$tmp/vectors" "$@"; then
    echo "accepted, but should say: $message"; failed=1
  elif ! grep -Fq -- "$message" "$tmp/err"; then
    echo "said: $(cat "$tmp/err")"; echo "should say: $message"; failed=1
  elif [ -e "$tmp/c" ] || [ -e "$tmp/vectors" ]; then
    echo "refused, but wrote something: $message"; failed=1
  fi
}

# spoiled SED MESSAGE: the good case with one thing changed is refused.
spoiled() {
  good | sed "$1" >"$cases"
  cmp -s "$cases" "$tmp/good" && { echo "changes nothing: $1"; failed=1; }
  says "$2"
}

at='corpus/level/win.yaml:1: k3f9x:'
good >"$tmp/good"

spoiled 's/"k3f9x"/"K3F9X"/' "K3F9X: id: 'K3F9X' is not five characters"
spoiled 's/"k3f9x"/k3f9x/' 'corpus/level/win.yaml:1: id: must be quoted: "k3f9x"'
spoiled 's/"k3f9x"/12345/' 'corpus/level/win.yaml:1: id: must be quoted: "12345"'
spoiled 's/"clubs"/clubs/' 'corpus/level/win.yaml:6: game: must be quoted: "clubs"'
spoiled '/title/d' "$at 'title' is a required property"
spoiled 's/title:/titel:/' "'titel' was unexpected"
spoiled 's/points: 60/points: 121/' "$at given.points: 121 is greater than the maximum of 120"
spoiled 's/points: 60/points: "60"/' "$at given.points: '60' is not of type 'integer'"
spoiled 's/points: 60/point: 60/' "$at given: Additional properties are not allowed ('point' was unexpected)"
spoiled 's/score: -48/scores: -48/' "$at expect: Additional properties are not allowed ('scores' was unexpected)"
spoiled 's/won: false, score: -48//' "$at expect: "
spoiled 's/matadors: 1/matadors: 1, cards: "CJ SJ HJ DJ CA CT CK CQ C9 C8 C7 SA"/' "$at given: exactly one of cards and matadors"
spoiled 's/matadors: 1, //' "$at given: exactly one of cards and matadors"
spoiled 's/matadors: 1/cards: "CJ SJ HJ DJ CA CT CK CQ C9 C8 C7 C7"/' "$at given.cards: C7 comes twice"
spoiled 's/matadors: 1/cards: "CJ SX"/' "$at given.cards: 'CJ SX' is not twelve cards"
spoiled 's/"clubs"/"null"/' "$at given.matadors: 0 was expected"
spoiled 's/ask: value/ask: worth/' "$at ask: 'worth' is not one of"
spoiled 's/"level.win"/"level.won"/' "$at clauses.0: there is no clause level.won in spec/"
spoiled 's/"level.win"/"level.null"/' "$at clauses.0: level.null is not in force under isko1999"
spoiled 's/won: false/won: false, clause: "level.lost"/' "$at expect.clause: there is no clause level.lost"
spoiled 's/"isko1999"/"isko2010"/' "$at codes.1: 'isko2010' is not one of"
spoiled 's/"S1.8"/"the page"/' "$at source: 'the page' is not a source"
spoiled 's/document/derived/' "$at 'note' is a required property"
spoiled 's/score: -48/score: -48, score: 48/' 'corpus/level/win.yaml:7: score: the key comes twice'
spoiled 's/\["level.win"\]/\&a ["level.win"]/; s/\["isko.*/*a/' 'no YAML aliases here'
spoiled 's/expect: {/expect: {{/' 'corpus/level/win.yaml: '
spoiled 's/^- /  /' 'corpus/level/win.yaml: a list of cases is expected'
spoiled d 'corpus/level/win.yaml: a list of cases is expected'

{ good; good | sed 's/k3f9x/b2c3d/'; } >"$cases"
says 'corpus/level/win.yaml:11: b2c3d: title: "Sixty card points are a lost game" is already at corpus/level/win.yaml:1'
{ good; good | sed 's/Sixty card/60 card/'; } >"$cases"
says 'corpus/level/win.yaml:11: k3f9x: id: "k3f9x" is already at corpus/level/win.yaml:1'

mkdir "$tmp/corpus/value"
good >"$tmp/corpus/value/win.yaml"
: >"$cases"
rm "$cases"
says 'corpus/value/win.yaml:1: k3f9x: clauses.0: level.win does not belong into the folder value'
rm -r "$tmp/corpus/value"
says 'corpus: there is no case'

good >"$cases"
echo 'k3f9x  # twice the same' >"$tmp/corpus/retired.txt"
says "$at id: is retired and must not be used again"
rm "$tmp/corpus/retired.txt"

# The gates: accepted, rejected, and cited by code that decides.
mkdir -p "$tmp/src/rules" "$tmp/src/report" || exit 99
echo 'SKR_CITE(LEVEL_WIN);' >"$tmp/src/rules/level.c"
echo '| S1.8 | who wins |  |' >"$tmp/spec/sources.md"
says 'spec/level.md: level.win: no case that is accepted' --gates
{ good; good | sed 's/k3f9x/b2c3d/; s/Sixty/Fifty/; s/rejected/accepted/'; } >"$cases"
gates_open() {
  generate --gates || { echo "gates closed: $(cat "$tmp/err")"; failed=1; }
}
gates_open
uncited='spec/level.md: level.win: no code cites it, by SKR_C_LEVEL_WIN or SKR_CITE(LEVEL_WIN)'
for code in 'case SKR_C_LEVEL_WIN:' 'if (c == SKR_C_LEVEL_WIN)' 'c != SKR_C_LEVEL_WIN' \
    '/* SKR_CITE(LEVEL_WIN); */' 'SKR_CITE(LEVEL_WINS);' 'c = SKR_C_LEVEL_WIN_2'; do
  echo "$code" >"$tmp/src/rules/level.c"
  says "$uncited" --gates
done
echo 'return SKR_C_LEVEL_WIN;' >"$tmp/src/report/text.c"
says "$uncited" --gates
mv "$tmp/src/report/text.c" "$tmp/src/rules/level.c"
gates_open
sed 's/none (a definition)/none/' "$tmp/spec/level.md" >"$tmp/x" && mv "$tmp/x" "$tmp/spec/level.md"
says "spec/level.md: level.null: needs: 'none' is neither 'accepted, rejected' nor 'none (why)'" --gates
sed 's/needs: none/needs: none (soon)/' "$tmp/spec/level.md" >"$tmp/x" && mv "$tmp/x" "$tmp/spec/level.md"
gates_open

# Every source is cited by a clause and by a case, or it is said why not.
sources() { printf '%s\n' '| fact | about | no case because |' '|---|---|---|' "$@" >"$tmp/spec/sources.md"; }
sources '| S1.8 | who wins |  |' '| V7 | a game | page 3 | not asked |'
gates_open
sources
says 'spec/sources.md: S1.8: is cited, but not listed here' --gates
sources '| S1.8 | who wins |  |' '| S1.9 | levels |  |'
says 'spec/sources.md:4: S1.9: no clause and no case cites it' --gates
sources '| S1.8 | who wins | not asked |'
says "spec/sources.md:3: S1.8: is cited: 'not asked' can go" --gates
sources '| S1.8 | who wins |  |'
sed 's/S1.8/S1.8b/' "$cases" >"$tmp/x" && mv "$tmp/x" "$cases" # a part of it
gates_open
sed 's/S1.8b/S1.81/' "$cases" >"$tmp/x" && mv "$tmp/x" "$cases"
says 'spec/sources.md:3: S1.8: no case cites it' --gates
sed 's/S1.81/S1.8/' "$cases" >"$tmp/x" && mv "$tmp/x" "$cases"

# What is made of a good case.
generate --out-c "$tmp/c" --out-vectors "$tmp/vectors" || { cat "$tmp/err"; failed=1; }
grep -q '^START_TEST(value_k3f9x)$' "$tmp/c" || { echo "no test value_k3f9x"; failed=1; }
grep -q 'run_corpus(suite, 2);' "$tmp/c" || { echo "not two cases"; failed=1; }
head -n 1 "$tmp/vectors" >"$tmp/first"
cat >"$tmp/expected" <<'END'
{"id":"k3f9x","code":"isko2022","ask":"value","given":{"game":"clubs","bid":18,"matadors":1,"points":60,"tricks":5,"code":"isko2022"},"expect":{"won":false,"score":-48}}
END
diff "$tmp/expected" "$tmp/first" || failed=1
[ "$(wc -l <"$tmp/vectors")" -eq 4 ] || { echo "not four vectors"; failed=1; }

generate --new-ids 50
[ "$(grep -Ecx '[a-z][a-z0-9]{4}' "$tmp/out")" -eq 50 ] || { echo "not 50 ids"; failed=1; }
[ "$(sort -u "$tmp/out" | wc -l)" -eq 50 ] || { echo "an id comes twice"; failed=1; }

exit $failed
