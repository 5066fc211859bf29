# The program in WebAssembly answers and prints what the native one does: as the package for npm, in node.
. "$srcdir/tests/support/shell.sh"
for tool in clang wasm-ld wasm-opt node npm; do
  command -v $tool >/dev/null || skip_all "no $tool here"
done
cd "$tmp" || bail_out "no scratch folder"
run 0 make -C "$builddir" npm
package=$(ls "$builddir"/npm/skatref-*.tgz)

# Installed in an empty folder from the packed file alone, without the network.
mkdir app && cd app || bail_out "no scratch folder"
echo '{"private":true,"type":"module"}' >package.json
run 0 npm install --offline --no-audit --no-fund "$package"
expect "nothing else is installed" [ "$(ls node_modules)" = skatref ]
run 0 npx --offline skatref --version
"$SKATREF" --version >native
expect "npx skatref: the same version and rules" cmp "$tmp/out" native
npm=$PWD/node_modules/.bin/skatref

begin "every question of the corpus"
sed -E 's/^\{"id":("[^"]*"),"code":"[^"]*",/{"id":\1,/; s/,"expect":.*$/}/' "$VECTORS" >questions
"$SKATREF" answer <questions >expected
run 0 "$npm" answer <questions
expect "the same answers" cmp "$tmp/out" expected
end

# alike STATUS ARGUMENT...: the same output, messages and status as the native program.
alike() {
  due=$1
  shift
  run "$due" "$SKATREF" "$@" </dev/null
  mv "$tmp/out" native
  mv "$tmp/err" native-err
  run "$due" "$npm" "$@" </dev/null
  expect "skatref $*: the same output" cmp "$tmp/out" native
  expect "skatref $*: the same messages" cmp "$tmp/err" native-err
}
cp "$srcdir"/corpus/logs/sample.* "$srcdir"/corpus/logs/*.csv .
alike 1 check sample.sgf sample.jsonl
alike 1 check --format=jsonl sample.xskat
alike 1 check --all "$srcdir/corpus/logs/sample.jsonl"
alike 1 explain sample.sgf:39
alike 0 convert --to=json sample.sgf
alike 0 sheet list.csv
alike 1 sheet pub.csv
alike 0 sheet --format=html list.csv
alike 0 clause value.overbid
alike 0 clause jbn1r
alike 0 clause --open
# All tables of texts, to the last cell.
alike 0 clause --list --format=json
for language in de pl cs; do
  LC_ALL=C.UTF-8
  export LANGUAGE=$language
  alike 0 clause --list
  alike 0 clause --open
  alike 1 check sample.jsonl sample.xskat
  unset LANGUAGE
  LC_ALL=C
done
alike 0 clause --diff=isko1999,isko2022
alike 1 clause qqqqqqq
alike 0 value clubs --bid=48 --cards="CT CK CQ C9 DJ HA HT DA DT SA" --skat="CJ S7" --points=65
alike 0 referee --deals=6 --against=random --engine=sample --engine=random
alike 0 ask misdeal count found=auction F=10 M=9 R=10 skat=3
alike 2 check no-such-file
alike 2 value clubs --bid=17
alike 2 frown
# It can start no other program, and does not offer what does nothing else.
run 2 "$npm" conform -- true
says "$tmp/err" "no command 'conform'"
run 0 "$npm" --help
expect "conform is not in the list of commands" sh -c '! grep -q "^ *conform" "$1"' sh "$tmp/out"
run 1 "$npm" referee --deals=1 -- true
says "$tmp/out" "cannot start true"
"$SKATREF" sample --games=300 --faults >faults.sgf
alike 1 check faults.sgf
"$SKATREF" check --format=junit faults.sgf | sed 's/time="[^"]*"//' >native
run 1 "$npm" check --format=junit faults.sgf
sed 's/time="[^"]*"//' "$tmp/out" >got
expect "JUnit, whose totals come first: the same output" cmp got native

# The time that it took is the time that passed.
begun=$(date +%s%N)
"$npm" check --format=junit faults.sgf faults.sgf faults.sgf faults.sgf >timed
passed=$(($(date +%s%N) - begun))
expect "the time of judging, in seconds" awk -v passed="$passed" '
  /<testsuite .* time="/ { sub(/.* time="/, ""); time = $0 + 0 }
  END { exit !(time > passed / 1e9 / 1000 && time <= passed / 1e9) }' timed

# From standard input, as a stream; a reader that goes away ends it.
run 1 sh -c 'cat faults.sgf | "$0" check' "$npm"
"$SKATREF" check <faults.sgf >native
expect "from standard input: the same output" cmp "$tmp/out" native
run 0 sh -c '"$0" sample --games=100000 | head -n 2' "$npm"
expect "output that nobody reads on: no message" [ ! -s "$tmp/err" ]
run 0 sh -c '{ echo "{\"ask\":\"bids\",\"given\":{}}"; sleep 2; date +%s%N >asked; } |
  "$0" answer | while read -r line; do date +%s%N >answered; done' "$npm"
expect "an answer does not wait for the next question" [ "$(cat answered)" -lt "$(cat asked)" ]


# A pipe in the place of a file; and a pipe that is full for a while, which does not let the program wait.
mkfifo pipe
"$SKATREF" check --format=jsonl - <sample.sgf | sed 's/"source":"[^"]*"//' >native
cat sample.sgf >pipe &
run 1 "$npm" check --format=jsonl pipe
sed 's/"source":"[^"]*"//' "$tmp/out" >got
expect "from a pipe with a name: the same output" cmp got native
"$SKATREF" sample --games=300 >many.sgf
"$SKATREF" convert --to=json many.sgf >native
run 0 "$PYTHON" -c '
import os, subprocess, sys, time
out, into = os.pipe()
os.set_blocking(into, False)
program = subprocess.Popen(sys.argv[1:], stdout=into)
os.close(into)
time.sleep(0.5)
while piece := os.read(out, 3001):
    sys.stdout.buffer.write(piece)
sys.exit(program.wait())' "$npm" convert --to=json many.sgf
expect "to a pipe that is full: the same output" cmp "$tmp/out" native

# A full disk, and a folder as input: as the native program, without the stack of node. (Where standard output is
# closed, node opens /dev/null in its place.)
if [ -c /dev/full ]; then
  for line in 'check faults.sgf' 'check --format=jsonl faults.sgf' 'check --format=junit faults.sgf' \
    'check --format=html faults.sgf' 'convert --to=json sample.sgf' 'sheet list.csv' 'clause value.overbid' \
    'sample --games=3000' --version; do
    run 2 sh -c "\"\$0\" $line >/dev/full" "$npm"
    is 'skatref: cannot write the output: No space left on device' "$tmp/err"
  done
else
  skip "a full disk" "no /dev/full"
fi
for line in check 'check --format=jsonl' 'convert --to=json' 'explain -' sheet answer 'merge -'; do
  # shellcheck disable=SC2086 # words
  run 2 "$npm" $line <.
  says "$tmp/err" 'Is a directory'
done
for name in . no/such; do alike 2 check $name; done

# The page has commands of its own: in their one form they print what the native ones do.
run 0 make -C "$builddir" wasm/page.wasm
of_page() {
  run "$1" node "$srcdir/tests/page/page-command.mjs" "$builddir/wasm" "$builddir/npm/package/wasi.js" "$2" <"$3"
}
for log in sample.sgf sample.jsonl sample.xskat faults.sgf; do
  "$SKATREF" check --format=jsonl - <$log >native
  of_page 0 check $log
  expect "check of the page: the same of $log" cmp "$tmp/out" native
  "$SKATREF" explain --all --format=json - <$log >native
  of_page 0 trace $log
  # After each game the page gets its head, the lines of its curve, and its findings in words.
  grep -v '^{"course":"' "$tmp/out" >traced
  expect "the trace of the page: the same of $log" cmp traced native
  expect "courses of the games of $log" grep -q '^{"course":"' "$tmp/out"
  "$SKATREF" check --findings-only - <$log | sed -n 's/^[^:]*:[0-9]*: [a-z ]*: [a-z0-9.-]*: //p' >native
  expect "words of all findings of $log" node -e '
    const lines = (name) => require("node:fs").readFileSync(name, "utf8").trimEnd().split("\n");
    const words = lines(process.argv[1]).flatMap((line) => JSON.parse(line).words ?? []), said = lines("native");
    const other = words.findIndex((one, n) => said[n] !== one && !said[n]?.startsWith(`${one} (`));
    if (other >= 0 || words.length !== said.length)
      throw new Error(`${words.length} of ${said.length}: ${words[other]}: ${said[other]}`);' "$tmp/out"
  for language in en de pl cs; do
    LC_ALL=C.UTF-8 LANGUAGE=$language "$SKATREF" explain --all --cards=symbols - <$log >native
    export LANGUAGE=$language
    of_page 0 explain $log
    unset LANGUAGE
    expect "explain of the page: the same of $log in $language" cmp "$tmp/out" native
  done
done
for list in list.csv pub.csv sample.sgf; do
  "$SKATREF" sheet --format=json - <$list >native
  of_page 0 sheet $list
  expect "sheet of the page: the same of $list" cmp "$tmp/out" native
done
: >empty
of_page 2 check empty
says "$tmp/err" "no record found"
printf '\261n\035\251\003\070\000kof\265\066L\036\377\376\nM\200;,\302\r\n\033"\303' >noise
run 2 "$SKATREF" sheet --format=json - <noise
of_page 2 sheet noise
says "$tmp/err" "expected a header with column names"

cp "$srcdir/tests/page/npm.test.js" "$srcdir/tests/page/npm-walk.test.js" "$srcdir/tests/page/wasm-walk.test.js" . && "$SKATREF" check --format=jsonl faults.sgf >judged
"$SKATREF" explain sample.sgf:39 >told
WASM=$(cd "$builddir/wasm" && pwd)
SOURCE=$(cd "$srcdir" && pwd)
export WASM SKATREF SOURCE
run 0 node --test npm.test.js npm-walk.test.js wasm-walk.test.js
says "$tmp/out" "fail 0"
done_testing
