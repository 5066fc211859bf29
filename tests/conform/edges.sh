# skatref conform: vectors, results and lists of failures that are not what they should be, and choices at their edges.
# shellcheck disable=SC2016 # $0 of another shell
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
[ -f "$CORPUS" ] || skip_all "no vectors: they need Python to be made"

conform() { # STATUS OPTION...
  wanted=$1
  shift
  run "$wanted" "$SKATREF" conform --vectors="$CORPUS" "$@"
}

# -------------------------------------------------------------------------------- vectors

# Each vector has all of these; a line without one is named.
grep '"id":"rosu2"' "$CORPUS" >vector
run 0 "$SKATREF" conform --vectors=vector -- "$SKATREF" answer
says out '1 of 1 questions right'
for spoiled in 's/"id":/"Id":/' 's/"title":/"Title":/' 's/"ask":/"Ask":/' 's/"clauses":\[[^]]*\]/"clauses":[]/' 's/"hash":/"Hash":/' \
    's/"given":{/"given":7,"Given":{/' 's/"expect":{/"expect":[],"Expect":{/' 's/"codes":\[[^]]*\]/"codes":[]/' 's/^{/[/' \
    's/"id":"rosu2"/"id":7/' 's/"title"/"id":"rosu2","title"/'; do
  { cat vector; sed "$spoiled" vector; } >bad
  expect "the test itself: $spoiled" not sh -c 'sed -n 2p bad | cmp -s - vector'
  run 2 "$SKATREF" conform --vectors=bad -- true
  says err 'bad:2: not a vector'
done
: >empty
run 2 "$SKATREF" conform --vectors=empty -- true
says err 'empty: there are no vectors'

# Codes by a list; each pattern of a list must match.
conform 0 --ask=trick --code=isko2022,isko1999 --questions
expect "the codes of 2022 and 1999 alone" sh -c 'grep -q isko2022 out && grep -q isko1999 out && ! grep -q "isko2018\|altenburg" out'
conform 2 --clause=no.such --questions
says err "--clause: nothing matches 'no.such'"
conform 2 --clause='trick.*,no.such' --questions
says err "--clause: nothing matches 'no.such'"
conform 0 --clause='trick.winner' --ask=trick --questions
long=$(printf '%200s' '' | tr ' ' x)
conform 2 --case="$long" --questions
says err "--case: nothing matches '$long'"
conform 2 --questions -- "$SKATREF" answer
says err "--questions starts no engine: unexpected argument '"

# ------------------------------------------------------------------------------ known failures

printf '%s\n' "\"$SKATREF\" answer | sed -u 's/\"winner\":\"M\"/\"winner\":\"F\"/'" >engine.sh
for line in rosu2:isko2022 'rosu2:isko2022 splendid' 'rosu2 wrong' ': wrong : x' 'rosu2:isko2022'; do
  { echo '# known'; echo; echo "  "; echo "$line"; } >known
  case $line in ': wrong'*) continue ;; esac
  conform 2 --ask=trick --expect=known -- true
  says err 'known:4: expected a line like "rosu2:isko2022 wrong"'
done
conform 2 --ask=trick --expect=missing -- true
says err 'cannot read missing'
conform 2 --ask=trick --write-expect=no-folder/known -- "$SKATREF" answer
says err 'cannot write no-folder/known'
# Only failures are written: not what passes, is skipped or is incomplete.
conform 2 --ask=trick --write-expect=known -- "$builddir/tests/conform/engine" twice 100
expect "skipped questions are no failures" [ ! -s known ]
conform 2 --ask=trick --write-expect=known -- "$builddir/tests/conform/engine" empty 5
expect "incomplete answers are no failures" [ ! -s known ]
conform 1 --strict --ask=trick -- "$builddir/tests/conform/engine" empty 5
# What is known to be incomplete is; a case with another failure than the known one is one.
conform 2 --ask=trick --format=jsonl -- "$builddir/tests/conform/engine" empty 5
id=$(sed -n 's/.*"id":"\([a-z0-9]*\)".*"code":"\([a-z0-9]*\)".*"outcome":"incomplete".*/\1:\2/p' out | head -n 1)
echo "$id incomplete" >known
conform 2 --ask=trick --expect=known -- "$builddir/tests/conform/engine" empty 5
expect "what is known is not printed again" not grep -q "case=${id%:*} " out

# Three failures of each clause, or all of them.
conform 1 --ask=trick --all -- sh engine.sh
all=$(grep -c '^      skatref conform --case=' out)
expect "--all hides none" not grep -q 'which --all shows' out
conform 1 --ask=trick -- sh engine.sh
expect "the others are counted" [ $(($(grep -c '^      skatref conform --case=' out) + $(sed -n 's/.*and \([0-9]*\) more, which --all shows/\1/p' out | "$AWK" '{ n += $1 } END { print n }'))) -eq "$all" ]

# ------------------------------------------------------------------------------------- answers

# answered STATUS ANSWER: to the one question about a trick
answered() {
  run "$1" "$SKATREF" conform --vectors="$2" --format=jsonl -- sh -c 'while read -r q; do echo "$q" |
    sed "s/^{\"id\":\(\"[^\"]*\"\).*/{\"id\":\1,\"answer\":$0}/"; done' "$3"
}
# Cards are a set, in any spelling, with any blanks; a word that is no card is wrong, and so is no text.
grep '"id":"[a-z0-9]*".*"ask":"legal".*"cards":"[A-Z0-9]* [A-Z0-9]*"[,}]' "$CORPUS" | head -n 1 >legal
cards=$(sed 's/.*"expect":{[^}]*"cards":"\([^"]*\)".*/\1/' legal)
first=${cards% *} second=${cards#* }
expect "the test itself: two legal cards" [ ${#first}${#second} -eq 22 ]
for case in "0:$first $second" "0:$second $first" "0: $first  $second " "1:$first" "1:$first $second XX" "1:"; do
  answered "${case%%:*}" legal "{\"cards\":\"${case#*:}\"}"
done
for value in 7 null '[]' '{}'; do answered 1 legal "{\"cards\":$value}"; done
# Numbers are compared as numbers, and with nothing else.
for value in 3 3.0 30e-1; do
  echo '{"id":"a","title":"t","ask":"trick","clauses":["trick.winner"],"hash":"0","given":{},"expect":{"points":3},"codes":["isko2022"]}' >number
  answered 0 number "{\"points\":$value}"
done
for value in 4 3.5 '"3"' null true '[3]'; do answered 1 number "{\"points\":$value}"; done
# compared EXPECTED HOW STATUS:ANSWER...: HOW as the vector says, nothing for exactly
compared() {
  printf '{"id":"a","title":"t","ask":"x","clauses":["trick.winner"],"hash":"0","given":{},"expect":{"k":%s},"compare":{%s},"codes":["isko2022"]}\n' "$1" "${2:+"\"k\":\"$2\""}" >compared
  shift 2
  for case; do answered "${case%%:*}" compared "{\"k\":${case#*:}}"; done
}
compared 0 '' 0:0 0:0.0 1:null 1:false '1:"0"'
compared null '' 0:null 1:0
compared '[1,2]' '' '0:[1,2]' '1:[2,1]' '1:[1]' '1:[1,2,3]'
# Each of a set needs one of its own.
compared '[1,2,2]' set '0:[2,1,2]' '0:[1,2,2.0]' '1:[1,2]' '1:[1,2,2,2]' '1:[1,1,2]' '1:[1,2,3]' '1:[]' '1:7' '1:{"0":1,"1":2,"2":2}'
compared '[]' set '0:[]' '1:{}' '1:null' '1:[1]'
# An object needs the keys that are expected, but a clause, which must be right if it is there.
compared '{"a":1,"clause":"c"}' subset '0:{"a":1}' '0:{"a":1,"b":2,"clause":"c"}' '1:{"a":1,"clause":"d"}' '1:{"a":2}' '1:{}' '1:{"clause":"c"}' '1:["a"]' '1:1'
compared '{"clause":"c"}' subset '0:{}' '1:[]' '1:"c"'
compared '[{"a":1},{"a":2}]' set '0:[{"a":2},{"a":1,"b":0}]' '1:[{"a":2},{"a":2}]' '1:[{"a":1}]'
# Of core keys that are missing each is named; but not beside a wrong one, which says enough.
printf '{"id":"a","title":"t","ask":"x","clauses":["trick.winner"],"hash":"0","given":{},"expect":{"a":1,"b":2,"c":3},"core":["a","b"],"codes":["isko2022"]}\n' >core
for case in '0:{"a":1,"b":2}:' '0:{"c":3}:a b ' '0:{"b":2}:a ' '1:{"a":0}:a ' '1:{"a":0,"b":0,"c":0}:a b c ' '1:{"b":2,"c":0}:c '; do
  answer=${case#*:}
  answered "${case%%:*}" core "${answer%:*}"
  grep -o '"differs":.*' out | grep -o '"key":"[a-z]*"' | sed 's/.*:"//; s/"//' | tr '\n' ' ' >keys
  expect "${answer%:*}: what differs" [ "$(cat keys)" = "${answer##*:}" ]
done
compared '"CJ HT"' cards '0:"H10 CJ"' '0:"CJ  HT "' '1:"CJ"' '1:"CJ HT HA"' '1:"CJHT"'

# ------------------------------------------------------------------------------------- results

conform 1 --ask=trick --format=jsonl -- sh engine.sh
cp out results.jsonl
refused() { # SED: the second line of the results, spoiled
  sed "2$1" results.jsonl >bad.jsonl
  expect "the test itself: $1" not cmp -s results.jsonl bad.jsonl
  conform 2 --compare bad.jsonl
  says err 'bad.jsonl:2: expected what conform --format=jsonl writes'
}
refused 's/"outcome":"[a-z]*"/"outcome":"splendid"/'
refused 's/"outcome"/"Outcome"/'
refused 's/"id":"[^"]*"/"id":""/'
refused 's/"id"/"Id"/'
refused 's/.*/no JSON/'
conform 2 --compare empty
says err 'empty:0: expected what conform --format=jsonl writes'
# A page has 64 engines.
set --
while [ $# -lt 64 ]; do set -- "$@" results.jsonl; done
conform 0 --compare "$@"
conform 2 --compare "$@" results.jsonl
says err 'too many engines: a page has 64 at most'

# ------------------------------------------------------------------------------------ the hello

# A hello that does not name texts is none: everything is asked.
conform 0 --ask=trick -- "$SKATREF" answer
plainly out | head -n 1 >all
for key in asks codes options; do
  printf '%s\n' "\"$SKATREF\" answer | sed -u 's/\"$key\":\[[^]]*\]/\"$key\":[7]/'" >hello.sh
  conform 0 --ask=trick -- sh hello.sh
  expect "$key: everything is asked" [ "$(sed 's/.*: //; q' all)" = "$(sed 's/.*: //; q' out)" ]
done
# An answer without an id, or with null, is malformed; an engine that dies again and again is given up.
for id in '"id":null,' ''; do
  conform 1 --ask=trick --timeout=1 --give-up=1 --format=jsonl -- sh -c 'while read -r q; do echo "{$0\"answer\":{}}"; done' "$id"
  says out 'not an object with an id'
done
conform 1 --ask=trick --timeout=1 --give-up=1 --jobs=2 -- "$builddir/tests/conform/engine" crash 3
says out 'Given up'
conform 1 --ask=trick --timeout=1 --give-up=1 --write-expect=known -- "$builddir/tests/conform/engine" error 3
expect "what was not asked is no failure" not grep -q 'not-asked' known

# A command that is gone when it is to be started again, or a second time beside the first.
for jobs in 1 2; do
  printf '#!/bin/sh\nrm -f "$0"\nread -r q\necho "$q" | sed "s/^{\\"id\\":\\(\\"[^\\"]*\\"\\).*/{\\"id\\":\\1,\\"error\\":\\"no hello\\"}/"\nread -r q\n' >engine
  chmod +x engine
  conform 2 --ask=trick --timeout=2 --jobs=$jobs -- ./engine
  says err 'cannot start ./engine: No such file or directory'
done

# ------------------------------------------------------------------------------------ the page

# The command stands there as a shell takes it, and the day is that of a reproducible build.
SOURCE_DATE_EPOCH=86400
export SOURCE_DATE_EPOCH
conform 0 --ask=trick --format=html -- sh -c '"$0" answer; : "it'"'"'s"' "$SKATREF" ''
says out '1970-01-02'
conform 1 --ask=trick --case=rosu2 -- sh -c ': "it'"'"'s"; '"\"$SKATREF\" answer | sed -u 's/\"winner\":\"[A-Z]\"/\"winner\":\"M\"/'" ''
says out "'\\''s\""
expect "an empty word" grep -q " ''\$" out
# A line without an end takes no more memory than a line may have: 1 MiB.
head -c 2000000 /dev/zero | tr '\0' x >endless
run 2 "$SKATREF" conform --vectors=endless -- true
says err 'endless:1: not a vector'
conform 2 --expect=endless -- true
says err 'endless:1: expected a line like'
run 2 "$SKATREF" conform --vectors="$CORPUS" --compare endless
says err 'endless:1: expected what conform --format=jsonl writes'

done_testing
