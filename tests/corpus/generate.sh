# tests/corpus/generate.py makes tests of good cases, and refuses the others with file, case and key.
. "$srcdir/tests/support/shell.sh"
[ -n "${PYTHON:-}" ] || skip_all "no Python"
cd "$tmp" || bail_out "no scratch folder"
mkdir -p now/spec now/corpus/level || bail_out "no scratch folder"
cp "$srcdir/corpus/schema.json" now/corpus || bail_out "no schema"
cases=now/corpus/level/win.yaml
tries=0

cat >now/spec/level.md <<'END'
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

# Python starts once, at the end: until then each try is kept as it is now, in a folder of its own, with its
# options, and with the message that it should end with.
try() { # MESSAGE OPTION...
  tries=$((tries + 1))
  cp -r now $tries
  "$AWK" -v part=lines -f "$srcdir/spec/clauses.awk" now/spec/level.md >$tries/clauses.tsv
  printf %s "$1" >$tries/message
  shift
  echo "$*" >$tries/options
}

cat >each.py <<'END'
"""each.py FOLDER-OF-GENERATE N: runs generate.py on the tries 1 to N."""
import contextlib
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])

import generate


def run(folder, words):
    try:
        generate.main([f"--clauses={folder}/clauses.tsv", f"--corpus={folder}/corpus",
                       f"--spec={folder}/spec", f"--src={folder}/src", *words])
    except SystemExit as end:
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
        return end.code
    return None


for folder in map(Path, map(str, range(1, int(sys.argv[2]) + 1))):
    with open(folder / "out", "w") as out, open(folder / "err", "w") as err, \
            contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        words = (folder / "options").read_text().replace("@", f"{folder}/").split()
        code = run(folder, words)
    (folder / "status").write_text(f"{0 if code is None else 1 if isinstance(code, str) else code}\n")
END

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

# refused MESSAGE [OPTION...]: the cases are refused, and that is among what is said.
refused() {
  message=$1
  shift
  try "$message" --out-c=@c --out-questions=@vectors "$@"
}

# spoiled SED MESSAGE: the good case with one thing changed is refused.
spoiled() {
  good | sed "$1" >"$cases"
  expect "the test itself: $1 changes the case" not cmp -s "$cases" good
  refused "$2"
}

at='corpus/level/win.yaml:1: k3f9x:'
good >good

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
refused 'corpus/level/win.yaml:11: b2c3d: title: "Sixty card points are a lost game" is already at corpus/level/win.yaml:1'
{ good; good | sed 's/Sixty card/60 card/'; } >"$cases"
refused 'corpus/level/win.yaml:11: k3f9x: id: "k3f9x" is already at corpus/level/win.yaml:1'
{ good; good | sed 's/k3f9x/b2c3d/; s/Sixty card/60 card/; s/"isko2022", //'; } >"$cases"
refused 'corpus/level/win.yaml:11: b2c3d: given: k3f9x asks and expects the same under isko1999'

mkdir "now/corpus/value"
good >"now/corpus/value/win.yaml"
: >"$cases"
rm "$cases"
refused 'corpus/value/win.yaml:1: k3f9x: clauses.0: level.win does not belong into the folder value'
rm -r "now/corpus/value"
refused 'corpus: there is no case'

good >"$cases"
printf 'id\trelease\twhy\tsuccessor\nk3f9x\t0.2\ttwice the same\t-\n' >"now/corpus/retired.tsv"
refused "$at id: is retired and must not be used again"
rm "now/corpus/retired.tsv"

# The gates: accepted, rejected, and cited by code that decides.
mkdir -p now/src/rules now/src/report || bail_out "no scratch folder"
echo 'SKR_CITE(LEVEL_WIN);' >"now/src/rules/level.c"
echo '| S1.8 | who wins |  |' >"now/spec/sources.md"
refused 'spec/level.md: level.win: no case that is accepted' --gates
{ good; good | sed 's/k3f9x/b2c3d/; s/Sixty/Fifty/; s/points: 60/points: 50/; s/rejected/accepted/'; } >"$cases"
gates_open() {
  try '' --gates
}
gates_open
uncited='spec/level.md: level.win: no code cites it, by SKR_C_LEVEL_WIN or SKR_CITE(LEVEL_WIN)'
for code in 'case SKR_C_LEVEL_WIN:' 'if (c == SKR_C_LEVEL_WIN)' 'c != SKR_C_LEVEL_WIN' \
    '/* SKR_CITE(LEVEL_WIN); */' 'SKR_CITE(LEVEL_WINS);' 'c = SKR_C_LEVEL_WIN_2'; do
  echo "$code" >"now/src/rules/level.c"
  refused "$uncited" --gates
done
echo 'return SKR_C_LEVEL_WIN;' >"now/src/report/text.c"
refused "$uncited" --gates
mv "now/src/report/text.c" "now/src/rules/level.c"
gates_open
sed 's/none (a definition)/none/' "now/spec/level.md" >x && mv x "now/spec/level.md"
refused "spec/level.md: level.null: needs: 'none' is neither 'accepted, rejected' nor 'none (why)'" --gates
sed 's/needs: none/needs: none (soon)/' "now/spec/level.md" >x && mv x "now/spec/level.md"
gates_open

# Every source is cited by a clause and by a case, or it is said why not.
sources() { printf '%s\n' '| fact | about | no case because |' '|---|---|---|' "$@" >"now/spec/sources.md"; }
sources '| S1.8 | who wins |  |' '| V7 | a game | page 3 | not asked |'
gates_open
sources
refused 'spec/sources.md: S1.8: is cited, but not listed here' --gates
sources '| S1.8 | who wins |  |' '| S1.9 | levels |  |'
refused 'spec/sources.md:4: S1.9: no clause and no case cites it' --gates
sources '| S1.8 | who wins | not asked |'
refused "spec/sources.md:3: S1.8: is cited: 'not asked' can go" --gates
sources '| S1.8 | who wins |  |'
sed 's/S1.8/S1.8b/' "$cases" >x && mv x "$cases" # a part of it
gates_open
sed 's/S1.8b/S1.81/' "$cases" >x && mv x "$cases"
refused 'spec/sources.md:3: S1.8: no case cites it' --gates
sed 's/S1.81/S1.8/' "$cases" >x && mv x "$cases"

# What is made of a good case, and ids for new ones.
try '' --out-c=@c --out-questions=@vectors
made=$tries
try '' --new-ids=50
run 0 "$PYTHON" each.py "$srcdir/tests/corpus" $tries

n=0
while [ $n -lt $tries ]; do
  n=$((n + 1))
  read -r status <$n/status
  read -r options <$n/options
  if [ -s $n/message ]; then
    begin "$options: refuses, $(cat $n/message)"
    expect "exit status 1, not $status" [ "$status" -eq 1 ]
    expect "the message" grep -Fq -f $n/message $n/err
    expect "no C is written" [ ! -e $n/c ]
    expect "no vectors are written" [ ! -e $n/vectors ]
  else
    begin "$options: succeeds, try $n"
    expect "exit status 0, not $status" [ "$status" -eq 0 ]
  fi
  [ $group_failures -eq 0 ] || comment $n/err
  end
done

expect "a test value_k3f9x" grep -q '^START_TEST(value_k3f9x)$' $made/c
expect "two cases" grep -q 'run_corpus(add, 1, 2);' $made/c
head -n 1 $made/vectors >first
cat >expected <<'END'
{"id":"k3f9x","code":"isko2022","ask":"value","given":{"game":"clubs","bid":18,"matadors":1,"points":60,"tricks":5,"code":"isko2022"},"expect":{"won":false,"score":-48}}
END
expect "the first vector" diff expected first
expect "four vectors" [ "$(wc -l <$made/vectors)" -eq 4 ]
expect "50 ids" [ "$(grep -Ecx '[a-z][a-z0-9]{4}' $tries/out)" -eq 50 ]
expect "no id comes twice" [ "$(sort -u $tries/out | wc -l)" -eq 50 ]

done_testing
