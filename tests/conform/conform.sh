# skatref conform: right engines pass, wrong ones fail at the case, and no engine can stop it.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
[ -f "$CORPUS" ] || skip_all "no vectors: they need Python to be made"
ENGINE=$builddir/tests/conform/engine

matches() { # FILE PATTERN
  grep -q -- "$2" "$1"
  ok $? "$subject: $1 has a line like '$2'" "$1"
}

conform() { # STATUS OPTION... -- COMMAND
  expected=$1
  shift
  run "$expected" "$SKATREF" conform --vectors="$CORPUS" "$@"
}

# ----------------------------------------------------------------------- a right engine

conform 0 -- "$SKATREF" answer
matches out 'skatref .*: \([0-9]*\) of \1 questions right'
conform 0 --tag='*' --code=all --strict --jobs=3 -- "$SKATREF" answer
matches out 'skatref .*: \([0-9]*\) of \1 questions right'
conform 0 --format=jsonl --tag='*' --code=all -- "$SKATREF" answer
cp out one
conform 0 --format=jsonl --tag='*' --code=all --jobs=4 -- "$SKATREF" answer
expect "four side by side give the same as one" cmp one out
expect "every case is asked" [ "$(grep -c '"id"' "$CORPUS")" -eq \
  "$(sed -n 's/.*"id":"\([^"]*\)".*/\1/p' one | sort -u | grep -c .)" ]
run 0 "$SKATREF" conform --vectors="$CORPUS" --tag='*' --code=all --questions
expect "--questions prints what is asked" [ "$(wc -l <out)" -eq "$(grep -c '"outcome"' one)" ]
expect "a question has id, ask and given with one code, and nothing else" \
  [ "$(grep -vc '^{"id":"[a-z0-9:]*","ask":"[a-z]*","given":{.*"code":"[a-z0-9]*"}}$' out)" -eq 0 ]

run 0 "$SKATREF" conform --vectors="$CORPUS" --tag=plain --questions
expect "plain questions are about no house rule" not grep -Eq '"options":\["|"game":"ramsch"' out
expect "and most questions are plain" [ "$(wc -l <out)" -gt 1000 ]
for evidence in court law; do
  run 0 "$SKATREF" conform --vectors="$CORPUS" --tag='*' --evidence=$evidence --questions
  expect "--evidence=$evidence: the cases with it, and no others" \
    [ "$(wc -l <out)" -eq "$(grep -c "\"evidence\":\"$evidence\"" "$CORPUS")" ]
done

# What tests how a question is put, and not Skat, is asked when it is named.
run 0 "$SKATREF" conform --vectors="$CORPUS" --questions
expect "none of it is asked" not grep -Eq '"id":"(ekvv6|f3ces|sv3on):' out
run 0 "$SKATREF" conform --vectors="$CORPUS" --tag=interface --questions
expect "three cases have the tag" [ "$(wc -l <out)" -eq 3 ]
run 0 "$SKATREF" conform --vectors="$CORPUS" --case=ekvv6 --questions
expect "by its id it is asked" grep -q '"id":"ekvv6:' out

# ------------------------------------------------------------------------- wrong engines

# wrong OUTCOME COUNT SED-SCRIPT OPTION...: an engine whose answers the script changes
wrong() {
  outcome=$1 count=$2 script=$3
  shift 3
  printf '%s\n' "\"$SKATREF\" answer | sed -u '$script'" >engine.sh
  conform "$([ "$outcome" = incomplete ] && echo 0 || echo 1)" --format=jsonl "$@" -- sh engine.sh
  expect "$script: $count $outcome" [ "$(grep -c "\"outcome\":\"$outcome\"" out)" "$count" 0 ]
}
wrong wrong -gt 's/"winner":"M"/"winner":"F"/' --ask=trick
wrong wrong -gt 's/"score":-/"score":/' --ask=value
wrong wrong -gt 's/"cards":"[^ "]* /"cards":"/' --ask=legal
wrong wrong -gt 's/"clause":"home\.[a-z-]*"/"clause":"home.contra"/' --ask=ramsch
wrong wrong -gt 's/"struck":\[{.*}\]/"struck":[]/' --ask=announce
wrong wrong -gt 's/"kind":"illegal"/"kind":"wrong"/' --ask=game
wrong incomplete -gt 's/"won":[a-z]*,//' --ask=value
wrong error -gt 's/"answer":.*/"error":"no"}/' --ask=deal
wrong malformed -gt 's/.*/no/' --ask=deal
wrong malformed -gt 's/"answer":.*/"answer":7}/' --ask=deal
# what only skatref has may be missing
printf '%s\n' "\"$SKATREF\" answer | sed -u 's/\"clause\":\"[a-z0-9.-]*\",*//g; s/\"level\":[0-9]*,//; s/,}/}/'" >engine.sh
conform 0 --strict --ask=value -- sh engine.sh
# Who refuses an announcement need not say what is left of it, nor a clause by which a game is lost.
printf '%s\n' "\"$SKATREF\" answer | sed -u 's/\"valid\":false,.*/\"valid\":false}}/; s/\"lost\":\"[^\"]*\"/\"lost\":true/'" >engine.sh
conform 0 --strict --ask=announce -- sh engine.sh
printf '%s\n' "\"$SKATREF\" answer | sed -u 's/\"lost\":null/\"lost\":false/'" >engine.sh
conform 0 --strict --ask=announce -- sh engine.sh
printf '%s\n' "\"$SKATREF\" answer | sed -u 's/\"lost\":null/\"lost\":true/'" >engine.sh
conform 1 --ask=announce -- sh engine.sh
says out 'lost: expected null, got true'
printf '%s\n' "\"$SKATREF\" answer | sed -u 's/\"lost\":\"[^\"]*\"/\"lost\":false/'" >engine.sh
conform 1 --ask=announce -- sh engine.sh
says out 'lost: expected "'
# Failures are grouped by kind of mistake: an engine for which forehand alone may bid nothing but 18.
catching() { sed -n "s/^{\"id\":\"\([a-z0-9]*\)\".*\"catches\":\[[^]]*\"$1\".*/\1/p" "$CORPUS"; }
catching alone-18 >of-kind
grep '"ask":"auction"' "$CORPUS" | sed 's/^{"id":"\([^"]*\)".*/\1/' | grep -xFf of-kind >kind
printf '%s\n' "\"$SKATREF\" answer | sed -u 's/\"outcome\":\"[a-z-]*\"/\"outcome\":\"none\"/'" >engine.sh
conform 1 --case="$(tr '\n' ',' <kind | sed 's/,$//')" -- sh engine.sh
says out "forehand alone may bid 18 only: $(wc -l <kind | tr -d ' ') cases fail, all $(wc -l <kind | tr -d ' ') of this kind"
# A case that is asked under several codes is one case.
conform 1 --code=all --case="$(tr '\n' ',' <kind | sed 's/,$//')" -- sh engine.sh
says out "forehand alone may bid 18 only: $(wc -l <kind | tr -d ' ') cases fail, all $(wc -l <kind | tr -d ' ') of this kind"
# It fails if it fails under the first of them only.
grep '"codes":\["isko2022",.*"ask":"auction"' "$CORPUS" | sed 's/^{"id":"\([^"]*\)".*/\1/' | grep -xFf of-kind >kind
printf '%s\n' "\"$SKATREF\" answer | sed -u '/:isko2022\"/s/\"outcome\":\"[a-z-]*\"/\"outcome\":\"none\"/'" >engine.sh
conform 1 --code=all --case="$(tr '\n' ',' <kind | sed 's/,$//')" -- sh engine.sh
says out "forehand alone may bid 18 only: $(wc -l <kind | tr -d ' ') cases fail, all $(wc -l <kind | tr -d ' ') of this kind"
conform 1 --case=rosu2 -- sh -c '"$0" answer | sed -u "s/\"winner\":\"[A-Z]\"/\"winner\":\"M\"/"' "$SKATREF"
expect "a failure of no kind is not guessed at" not grep -q 'of this kind' out
# Of what every engine should have the schema lists all; seats are letters.
"$AWK" '/^    "[a-z]*-answer": \{/ { name = $1; delete known }
  /^      "properties": \{/ { inside = 1 } /^      \}/ { inside = 0 }
  inside && /^        "[a-z_]*": \{/ { known[$1] = 1 }
  /^      "x-core"/ { core = 1; next } /^      \]/ { core = 0 }
  core { key = $1; gsub(/[",]/, "", key); if (!(("\"" key "\":") in known)) print name, key; keys++ }
  END { if (keys < 30) print "only " keys " keys" }' "$builddir/src/questions.schema.json" >out
expect "the schema of each answer lists its core keys" [ ! -s out ]
expect "no question and no answer has a seat by number" not grep -Eq '"soloist":[0-9]' "$CORPUS"
# the order of cards and of lists does not count
printf '%s\n' "\"$SKATREF\" answer | sed -u 's/\"cards\":\"\([^ \"]*\) \([^\"]*\)\"/\"cards\":\"\2 \1\"/'" >engine.sh
conform 0 --ask=legal -- sh engine.sh
conform 1 --ask=trick --case=rosu2 -- sh -c '"$0" answer | sed -u "s/\"winner\":\"[A-Z]\"/\"winner\":\"M\"/"' "$SKATREF"
matches out '^trick.winner: '
says out 'winner: expected "F", got "M"'
says out '  skatref conform --case=rosu2 --code=isko2022 -- sh -c '

# --------------------------------------------------------------- engines that misbehave

# bad OUTCOME HOW [OPTION...]: five good answers, then that; others are not lost by it
bad() {
  outcome=$1 how=$2
  shift 2
  conform 1 --ask=trick --timeout=1 --give-up=1 --format=jsonl "$@" -- "$ENGINE" "$how" 5
  expect "$how: $outcome" grep -q "\"outcome\":\"$outcome\"" out
}
# An engine that ends after some answers, whatever it was asked, is not the fault of a question.
ends() { # HOW TEXT [ANSWERS]
  conform 1 --ask=trick --timeout=1 -- "$ENGINE" "$1" "${3-5}"
  says out "The command ended by itself"
  says out "$2"
}
ends crash 'the last time it was killed by signal 9'
ends exit 'the last time it ended with status 3'
# Each time conform waits a second for it to end.
ends close 'the last time it closed its output' 30
bad timeout hang
bad timeout endless-line
bad malformed no-utf8
bad malformed no-json
bad malformed list
bad malformed deep
bad malformed no-answer
bad error error
bad error escape
conform 1 --ask=trick -- "$ENGINE" escape 5
expect "no control byte reaches the terminal" [ "$(LC_ALL=C tr -d '\n -~' <out | wc -c)" -eq 0 ]
bad timeout other-id
conform 1 --ask=trick --timeout=1 --give-up=1 -- "$ENGINE" other-id 5
says out 'lines answered no question that was open; the first: {"id":"nobody"'
conform 2 --ask=trick -- "$ENGINE" twice 5
says out 'lines answered no question that was open'
conform 2 --ask=trick -- "$ENGINE" empty 5
says out 'incomplete'
conform 1 --ask=trick --timeout=1 -- "$ENGINE" deaf
says out 'Given up'
matches out '^chapter  *cases  *pass  *not-asked$'
matches out '^total  *0  *0  *[1-9][0-9]*$'
conform 2 --ask=trick --case='[a-m]*' -- "$ENGINE" twice 100
says err 'nothing was answered'

# A crash is charged to its own question, and the others are answered.
cat >crash.sh <<'END'
while read -r line; do
  case $line in
    *rosu2*) kill -11 $$ ;;
    *zs6en*) sleep 30 ;;
  esac
  printf '%s\n' "$line" | sed 's/^{"id":"\([^"]*\)".*/{"id":"\1","skip":""}/'
done
END
conform 1 --ask=trick --timeout=1 --format=jsonl -- sh crash.sh
matches out '"id":"rosu2".*"outcome":"crash"'
matches out '"id":"zs6en".*"outcome":"timeout"'
expect "all others are answered" [ "$(grep '"id"' out | grep -vc '"outcome":"skip"')" -eq 2 ]

# What the command has started ends with it.
for way in 'exec >&-; wait' 'exit 0' 'cat >/dev/null'; do
  conform 1 --ask=trick --timeout=1 --give-up=1 -- sh -c "sleep 500 & echo \$! >pid; $way"
  expect "$way: nothing is left running" sh -c 'ps -o stat= -p "$(cat pid)" | grep -qv Z; [ $? -eq 1 ]'
done

if [ -n "${EMULATED-}" ]; then
  # qemu-user has vfork copy the memory, in which posix_spawn would find why it could not start the engine.
  skip "an engine that is not there" "an emulator does not tell"
else
  run 2 "$SKATREF" conform --vectors="$CORPUS" -- ./no-such-engine
  says err 'cannot start ./no-such-engine: No such file'
fi
run 2 "$SKATREF" conform --vectors="$CORPUS"
says err 'which command'
run 2 "$SKATREF" conform --vectors="$CORPUS" --case=none -- true
says err "--case: nothing matches 'none'"
run 2 "$SKATREF" conform --vectors="$CORPUS" --ask=trick,trik -- true
says err "--ask: nothing matches 'trik'"
run 2 "$SKATREF" conform --vectors="$CORPUS" --code=isko99 -- true
says err "--code: nothing matches 'isko99'"
run 2 "$SKATREF" conform --vectors="$CORPUS" --case=rosu2 --skip=trick -- true
says err 'that choice leaves no question'
run 2 "$SKATREF" conform --vectors=missing -- true
says err 'cannot read missing'
echo '{"id":"a"}' >no-vectors
run 2 "$SKATREF" conform --vectors=no-vectors -- true
says err 'no-vectors:1: not a vector'

# ------------------------------------------------------------------------------ the hello

# hello ASKS CODES OPTIONS: an engine that says so, and knows all
hello() {
  printf '%s\n' "\"$SKATREF\" answer | sed -u 's/\"asks\":\[[^]]*\]/\"asks\":[$1]/; s/\"codes\":\[[^]]*\]/\"codes\":[$2]/; s/\"options\":\[[^]]*\]/\"options\":[$3]/'" >hello.sh
}
hello '"trick"' '"isko1999"' ''
conform 0 --format=jsonl -- sh hello.sh
expect "only what the hello names" [ "$(grep '"pass"' out | grep -c -v '"isko1999"')" -eq 0 ]
expect "under the code that it names" [ "$(grep -c '"pass"' out)" -ge 70 ]
hello '"ramsch"' '"isko2022"' '"ramsch"'
conform 0 --format=jsonl -- sh hello.sh
expect "no house rule that it does not name" grep -q 'not among the options of its hello' out
hello '"trick","legal","value","round"' '"isko2022"' ''
conform 0 --format=jsonl -- sh hello.sh
for id in oursd p5blj p7e3s p8xk4 bjkoo; do
  matches out "\"id\":\"$id\".*\"outcome\":\"skip\""
done
hello '"trik"' '"isko2022"' ''
conform 2 -- sh hello.sh
says err 'nothing was answered'
conform 1 --timeout=1 -- sh -c 'cat >/dev/null'
says out 'the command never answered'
printf '%s\n' "\"$SKATREF\" answer | sed -u 's/\"points\":\([0-9]*\)/\"points\":\1.0/'" >real.sh
conform 0 --ask=trick -- sh real.sh

# ------------------------------------------------------------------------ known failures

printf '%s\n' "\"$SKATREF\" answer | sed -u 's/\"winner\":\"M\"/\"winner\":\"F\"/'" >engine.sh
conform 1 --ask=trick --write-expect=known -- sh engine.sh
expect "the failures are written" [ "$(grep -c ' wrong ' known)" -gt 3 ]
conform 0 --ask=trick --expect=known -- sh engine.sh
says out 'failed as expected'
expect "as many as are known" grep -qx "$(wc -l <known) failed as expected" out
sed '1s/ wrong / crash /' known >other
conform 1 --ask=trick --expect=other -- sh engine.sh
expect "all of them but one" grep -qx "$(($(wc -l <known) - 1)) failed as expected" out
says out '1 failure is not one that was expected'
sed 's/ wrong / crash /' known >other
conform 1 --ask=trick --expect=other -- sh engine.sh
says out 'was expected to fail in another way: wrong'
conform 1 --ask=trick --expect=known -- "$SKATREF" answer
says out 'was expected to fail, but it is a pass'
says out 'are not those that were expected'
echo 'zs6en wrong' >unknown
run 2 "$SKATREF" conform --vectors="$CORPUS" --expect=unknown -- true
says err 'unknown:1: expected a line like'

# ------------------------------------------------------------------------------- reports

conform 1 --ask=trick --format=junit -- sh engine.sh
says out '<testsuite name="skatref '
says out '<failure message="wrong">winner: expected '
conform 0 --ask=trick --format=badge -- "$SKATREF" answer
matches out '"message":"\([0-9]*\) of \1","color":"brightgreen"'
conform 0 --ask=trick --format=svg -- "$SKATREF" answer
matches out '^<svg '
done_testing
