# skatref conform: what came of each question, in each form of the report. A toy engine answers toy vectors, so that
# every figure can be counted by hand.
# shellcheck disable=SC2016 # $0 of another shell
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
SOURCE_DATE_EPOCH=86400
export SOURCE_DATE_EPOCH AWK

# vector ID CLAUSE ASK EXPECT: forehand wins 22 card points
vector() {
  printf '{"id":"%s","title":"Case <%s>","clauses":["%s","play.follow"],"codes":["isko2022","isko1999"],"ask":"%s",' "$1" "$1" "$2" "$3"
  printf '"given":{"game":"null"},"expect":{"winner":"F","points":22%s},"core":["winner","points"],"hash":"h-%s"}\n' "$4" "$1"
}
{
  vector right trick.winner trick ''
  for n in 1 2 3 4; do vector "other$n" trick.points trick ''; done
  vector more1 trick.points trick ',"x":1'
  vector more2 value.game value ''
  vector less1 value.game value ''
  for n in 1 2 3; do vector "skip$n" value.hand value ''; done
  vector error level.win value ''
  vector badly level.win value ''
  vector crash level.win value ''
  vector quiet level.win value ''
} >vectors
cat >engine.sh <<'END'
hello=${1-'"answer":{"name":"Toy","version":"2.1"}'}
while read -r line; do
  id=${line#*:\"}
  id=${id%%\"*}
  case $id in
    hello) say=$hello ;;
    right*) say='"answer":{"winner":"F","points":22.0,"unasked":1}' ;;
    other*) say='"answer":{"winner":"M","points":22}' ;;
    more1*) say='"answer":{"winner":"F","points":22}' ;;
    more2*) say='"answer":{"winner":"M","points":[1,2]}' ;;
    less1*) say='"answer":{"points":22}' ;;
    skip3*) say='"skip":"no <hands>"' ;;
    skip*) say='"skip":"no hand"' ;;
    error*) say='"error":"none & nothing"' ;;
    badly*) say='"answer":7' ;;
    crash*) exit 7 ;;
    quiet*) exec sleep 9 ;;
  esac
  printf '{"id":"%s",%s}\n' "$id" "$say"
done
END

conform() { # STATUS OPTION... [-- COMMAND]
  wanted=$1
  shift
  case " $* " in
    *' -- '*) ;;
    *) set -- "$@" -- sh engine.sh ;;
  esac
  run "$wanted" "$SKATREF" conform --vectors="${vectors-vectors}" --timeout=1 "$@"
}

# ----------------------------------------------------------------------------- questions

# asked OPTION...: skatref conform --questions, and which cases it asks
asked() {
  run 0 "$SKATREF" conform --vectors=vectors --questions "$@"
  sed 's/^{"id":"\([^:]*\):.*/\1/' out | tr '\n' ' ' >ids
}
asked --case=quiet --code=isko1999
is '{"id":"quiet:isko1999","ask":"value","given":{"game":"null","code":"isko1999"}}' out
asked --skip='tri*,value.g*,cr?sh,badly'
expect "questions, clauses and cases are left out, by patterns" [ "$(cat ids)" = 'skip1 skip2 skip3 error quiet ' ]
asked --ask='v*' --clause='value.*' --case='skip*,less1,right'
expect "each choice narrows the others" [ "$(cat ids)" = 'less1 skip1 skip2 skip3 ' ]

# --------------------------------------------------------------------------------- text

# Of the 13 three are skipped, and two of the others are right: what is not among the core keys may be missing.
conform 1 --skip=crash,quiet
is 'Toy 2.1: 2 of 10 questions right

chapter       cases       pass      wrong incomplete       skip      error  malformed
trick             6          2          4          0          0          0          0
value             5          0          1          1          3          0          0
level             2          0          0          0          0          1          1
total            13          2          5          1          3          1          1

trick.points: Who gets the card points
    other1 (isko2022) wrong: Case <other1>
      trick {"game":"null"}
      winner: expected "F", got "M"
      skatref conform --case=other1 --code=isko2022 -- sh engine.sh
    other2 (isko2022) wrong: Case <other2>
      trick {"game":"null"}
      winner: expected "F", got "M"
      skatref conform --case=other2 --code=isko2022 -- sh engine.sh
    other3 (isko2022) wrong: Case <other3>
      trick {"game":"null"}
      winner: expected "F", got "M"
      skatref conform --case=other3 --code=isko2022 -- sh engine.sh
    and 1 more, which --all shows

value.game: One for the game
    more2 (isko2022) wrong: Case <more2>
      value {"game":"null"}
      winner: expected "F", got "M"
      points: expected 22, got [1,2]
      skatref conform --case=more2 --code=isko2022 -- sh engine.sh
    less1 (isko2022) incomplete: Case <less1>
      value {"game":"null"}
      winner: expected "F", got nothing
      skatref conform --case=less1 --code=isko2022 -- sh engine.sh

level.win: Sixty-one wins, sixty loses
    error (isko2022) error: Case <error>
      value {"game":"null"}
      none & nothing
      skatref conform --case=error --code=isko2022 -- sh engine.sh
    badly (isko2022) malformed: Case <badly>
      value {"game":"null"}
      neither an answer that is an object, nor an error or a skip that is a text
      skatref conform --case=badly --code=isko2022 -- sh engine.sh

2 skipped: no hand
1 skipped: no <hands>' out
conform 1 --all --case='other*'
expect "--all: all four" [ "$(grep -c ' wrong: Case' out)" -eq 4 ]
conform 1 --case='other[123]'
expect "three are shown without a word on more" not grep -q 'more, which' out
# The first of all is one that is skipped.
conform 2 --case='skip*'
says out '2 skipped: no hand'
conform 0 --case=right --code=all
is 'Toy 2.1: 2 of 2 questions right

chapter       cases       pass
trick             2          2
total             2          2' out

# A question of 240 bytes is shown as it is, of a longer one so many. A clause may be one that the program does not know.
for cut in '240 ' '241  ...'; do
  text=$(letters $((${cut%% *} - 8)))
  printf '{"id":"long1","title":"t","clauses":["no.such"],"codes":["isko2022"],"ask":"x","given":{"a":"%s"},"expect":{"points":1},"core":[],"hash":"1"}\n' "$text" >long
  vectors=long conform 2 -- sh engine.sh '"answer":{}'
  says err 'nothing was answered: every question was skipped, or its answer is empty'
  expect "a question of ${cut%% *} bytes" grep -Fqx "      x $(printf '{"a":"%s"}' "$text" | cut -c 1-240)${cut#* }" out
  says out 'no.such: '
done

# The name is what the hello says, with the version; else it is the command.
conform 0 --case=right -- sh engine.sh '"answer":{"name":"Toy"}'
has 'Toy: 1 of 1 questions right'
conform 0 --case=right -- sh engine.sh '"answer":{"version":"2"}'
has "sh engine.sh '\"answer\":{\"version\":\"2\"}': 1 of 1 questions right"

# Lines that answer nothing are counted; the first is shown.
cat >stray.sh <<'END'
while read -r line; do
  id=${line#*:\"}
  id=${id%%\"*}
  case $id in right*) for n in $1; do echo "{\"id\":\"nobody$n\"}"; done ;; esac
  printf '{"id":"%s","answer":{"winner":"F","points":22}}\n' "$id"
  case $id in $2) exit 3 ;; esac
done
END
conform 0 --case=right -- sh stray.sh 1
has '1 line answered no question that was open; the first: {"id":"nobody1"}' 'Print everything else to standard error.'
conform 0 --case=right -- sh stray.sh '1 2'
has '2 lines answered no question that was open; the first: {"id":"nobody1"}' 'Print everything else to standard error.'
conform 0 --case=right -- sh stray.sh '' && expect "none" not grep -q 'standard error' out

# A command that ends after an answer is started again for the next question, and blamed for it, not the question.
conform 1 --case=right,more1 -- sh stray.sh '' 'right*'
has 'sh stray.sh '"'' 'right*'"': 2 of 2 questions right' \
  'The command ended by itself 1 time; the last time it ended with status 3. No question causes this when it is asked alone.'
conform 1 --case=right,other1,more1 -- sh stray.sh '' '[ro]*'
has 'The command ended by itself 2 times; the last time it ended with status 3. No question causes this when it is asked alone.'
conform 1 --case=right,crash --give-up=1
expect "a question that does it is named, and nothing else said" not grep -q 'ended by itself' out
has 'Given up: too many crashes, timeouts or lines that answer nothing. --give-up=N allows more.'
conform 1 --case=right,more1 -- sh -c 'exit 3'
has 'Given up: the command never answered. It must write a line for each line' 'that it reads, and flush its output after each.'
expect "one reason is enough" not grep -q 'too many' out
# It ends at the hello, at two questions, and at the first of them alone, twice: then it is given up.
conform 1 --case=right,more1 --format=jsonl -- sh -c 'exit 3'
says out '"not-asked":1,"pass":0,"wrong":0,"incomplete":0,"skip":0,"error":0,"malformed":0,"timeout":0,"crash":1},"strays":0,"deaths":4}'

# Of what is open in skatref a command has its standard input and output only, not the pipes of another beside it.
cat >open.sh <<'END'
for n in 3 4 5 6 7 8 9; do (eval ": >&$n") 2>/dev/null && echo "{\"id\":\"$n is open\"}"; done
exec sh engine.sh
END
conform 1 --jobs=2 --case='right,other*' -- sh open.sh 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-
expect "it has no other pipe" not grep -q 'is open' out

# ------------------------------------------------------------------------------- lines

# Answers may come in any order.
cat >shuffled.sh <<'END'
read -r line
printf '%s\n' "$line" | sh engine.sh
for n in 1 2 3 4 5 6; do
  read -r line
  printf '%s\n' "$line" >"question$n"
done
for n in 3 6 1 5 2 4; do cat "question$n"; done | sh engine.sh
END
some='right,other*,more1'
conform 1 --format=jsonl --case="$some"
sed 1d out >in-order
conform 1 --format=jsonl --case="$some" -- sh shuffled.sh
sed 1d out >shuffled
expect "the outcomes are the same" diff in-order shuffled
expect "six outcomes" [ "$(wc -l <shuffled)" -eq 6 ]

# A line has up to 1048576 bytes with its newline; of a longer one no more than that is said, and the next ones are read.
cat >long.sh <<'END'
while read -r line; do
  case $line in
    *'"right:'*) "$AWK" -v n="$1" 'BEGIN {
        answer = "{\"id\":\"right:isko2022\",\"answer\":{\"winner\":\"F\",\"points\":22}}"
        printf "%s", answer
        for (n -= length(answer) + 1; n >= 4096; n -= 4096) printf "%4096s", ""
        while (n-- > 0) printf " "
        print "" }' ;;
    *) printf '%s\n' "$line" | sh engine.sh ;;
  esac
done
END
for case in 1048575:pass 1048576:pass 1048577:malformed 3333333:malformed; do
  due_now=0
  [ "${case#*:}" = pass ] || due_now=1
  conform $due_now --format=jsonl --case=right,more1,less1 -- sh long.sh "${case%:*}"
  sed -n 's/.*"outcome":"\([a-z]*\)".*/\1/p' out | tr '\n' ' ' >outcomes
  expect "a line of ${case%:*} bytes, and two others" [ "$(cat outcomes)" = "${case#*:} pass incomplete " ]
done
says out '"reason":"a line longer than 1048576 bytes"'

# An empty line is none; with no question open, one that cannot be read is a stray.
for case in '|0' 'oops|1' '[1]|1' '{"id":7}|1' '{"id":["right:isko2022"]}|1' '{"id":"hello","answer":{}}|1' '{"id":"right:isko1999","answer":{}}|1'; do
  conform 0 --format=jsonl --case=right -- sh -c 'while read -r line; do
      answer=$(printf "%s\n" "$line" | sh engine.sh)
      case $line in *right*) printf "%s\n%s\n" "$answer" "$0" ;; *) printf "%s\n" "$answer" ;; esac
    done' "${case%|*}"
  says out "\"strays\":${case#*|},\"deaths\":0}"
done
# 10000 are too many.
for case in 0:9999 1:10000; do
  conform "${case%:*}" --format=jsonl --case=right -- sh -c 'read -r line
    printf "%s\n" "$line" | sh engine.sh
    "$AWK" -v n="$0" "BEGIN { while (n-- > 0) print \"{\\\"id\\\":\\\"nobody\\\"}\" }"
    exec sh engine.sh' "${case#*:}"
  says out "\"strays\":${case#*:},"
done
# It ends with them, even if it goes on.
conform 1 --case=right -- sh -c 'echo $$ >pid; "$AWK" "BEGIN { for (n = 0; n < 10000; n++) print \"{\\\"id\\\":\\\"nobody\\\"}\" }"; exec sleep 500'
has '10000 lines answered no question that was open; the first: {"id":"nobody"}'
expect "the command is no longer running" sh -c 'ps -o stat= -p "$(cat pid)" | grep -qv Z; [ $? -eq 1 ]'

# A big question goes out, and what is asked comes in, as fast as the pipe takes it: 64 parts a second are not enough.
text=$(letters 15000)
{
  printf '{"id":"big","title":"t","clauses":["no.such"],"codes":["isko2022"],"ask":"x","given":{"a":"'
  for n in 1 2 3 4 5 6 7 8; do printf '%s' "$text$text$text$text$text$text$text$text"; done
  printf '"},"expect":{"points":1},"core":[],"hash":"1"}\n'
} >big
vectors=big conform 0 --timeout=2 --case=big -- sh -c 'read -r line
  printf "%s\n" "$line" | sh engine.sh
  [ "$(head -n 1 | wc -c)" -gt 900000 ] && echo "{\"id\":\"big:isko2022\",\"answer\":{\"points\":1}}"'

# ------------------------------------------------------------------------- times, restarts

# Each answer has its time from the last one on, good or bad.
cat >slow.sh <<'END'
while read -r line; do
  case $line in *hello*) ;; *) sleep 1 ;; esac
  case $line in
    *other1*) echo no ;;
    *) printf '%s\n' "$line" | sh engine.sh ;;
  esac
done
END
conform 1 --timeout=2 --format=jsonl --case=right,other1,more1 -- sh slow.sh
says out '"pass":2,"wrong":0,"incomplete":0,"skip":0,"error":0,"malformed":1,"timeout":0,'
says out ', in the line: no"'

# A command that has read all may go on for half a second.
conform 0 --case=right -- sh -c 'rm -f ended; sh engine.sh; for n in 1 2 3 4 5 6 7 8; do sh -c :; done; : >ended'
expect "it was not killed before it ended" [ -f ended ]

for n in 1 2 3 4 5 6 7; do
  for k in 0 1 2 3 4 5 6 7 8 9; do vector "seven$n$k" trick.winner trick ''; done
done >seventy
# Up to 64 questions are put ahead. They are put again one by one, and the last of these alone, too: question 64 ends the
# command with all of them open, and twice alone.
conform_seventy() {
  vectors=seventy conform "$@"
}
conform_seventy 1 --format=jsonl -- sh -c 'while read -r line; do
    case $line in
      *seven73*) exit 3 ;;
      *) id=${line#*:\"}; printf "{\"id\":\"%s\",\"answer\":{\"winner\":\"F\",\"points\":22}}\n" "${id%%\"*}" ;;
    esac
  done'
says out '"not-asked":0,"pass":69,"wrong":0,"incomplete":0,"skip":0,"error":0,"malformed":0,"timeout":0,"crash":1},"strays":0,"deaths":3}'
conform_seventy 0 -- sh -c 'read -r line
  echo "{\"id\":\"hello\",\"answer\":{}}"
  n=0
  while read -r line; do
    id=${line#*:\"} n=$((n + 1))
    printf "{\"id\":\"%s\",\"answer\":{\"winner\":\"F\",\"points\":22}}\n" "${id%%\"*}" >>answers
    if [ $n -ge 64 ]; then
      cat answers
      : >answers
    fi
  done'

# It is given up after so many crashes: each has ended the command twice, and all open questions did it once before.
conform_seventy 1 --give-up=3 --format=jsonl -- sh -c 'while read -r line; do
    case $line in *hello*) echo "{\"id\":\"hello\",\"answer\":{}}" ;; *) exit 3 ;; esac
  done'
says out '"not-asked":67,"pass":0,"wrong":0,"incomplete":0,"skip":0,"error":0,"malformed":0,"timeout":0,"crash":3},"strays":0,"deaths":7}'
# A command that ends at every second line, whatever it is, is given up when it has ended four times as often.
for n in 1 2; do
  conform_seventy 1 --give-up=$n --format=jsonl -- sh -c 'read -r line
    case $line in
      *hello*) echo "{\"id\":\"hello\",\"answer\":{}}" ;;
      *) id=${line#*:\"}; printf "{\"id\":\"%s\",\"answer\":{\"winner\":\"F\",\"points\":22}}\n" "${id%%\"*}" ;;
    esac
    read -r line
    exit 3'
  says out "\"crash\":0},\"strays\":0,\"deaths\":$((4 * n))}"
done

# -------------------------------------------------------------------------------- junit

conform 1 --format=junit --case='right,more2,less1,skip3,error,badly'
is '<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="Toy 2.1" tests="6" failures="1" errors="2" skipped="2">
  <testcase classname="trick.winner" name="right:isko2022 Case &lt;right&gt;"></testcase>
  <testcase classname="value.game" name="more2:isko2022 Case &lt;more2&gt;"><failure message="wrong">winner: expected &quot;F&quot;, got &quot;M&quot;
points: expected 22, got [1, 2]
value {&quot;game&quot;: &quot;null&quot;}</failure></testcase>
  <testcase classname="value.game" name="less1:isko2022 Case &lt;less1&gt;"><skipped message="incomplete"/></testcase>
  <testcase classname="value.hand" name="skip3:isko2022 Case &lt;skip3&gt;"><skipped message="no &lt;hands&gt;"/></testcase>
  <testcase classname="level.win" name="error:isko2022 Case &lt;error&gt;"><error message="none &amp; nothing">
value {&quot;game&quot;: &quot;null&quot;}</error></testcase>
  <testcase classname="level.win" name="badly:isko2022 Case &lt;badly&gt;"><error message="neither an answer that is an object, nor an error or a skip that is a text">
value {&quot;game&quot;: &quot;null&quot;}</error></testcase>
</testsuite>' out

# ------------------------------------------------------------------------ known failures

# A failure that is known is none; one of another kind is one, and so is a pass.
cat >known <<'END'
other1:isko2022 wrong      # the usual one
other2:isko2022 crash
	right:isko2022 wrong
gone1:isko2022 wrong
END
conform 1 --case='right,other[12],skip3' --expect=known
is 'Toy 2.1: 1 of 3 questions right

chapter       cases       pass      wrong       skip
trick             3          1          2          0
value             1          0          0          1
total             4          1          2          1

trick.winner: Who wins the trick
    right (isko2022) was expected to fail, but it is a pass: Case <right>
      trick {"game":"null"}
      skatref conform --case=right --code=isko2022 -- sh engine.sh

trick.points: Who gets the card points
    other2 (isko2022) was expected to fail in another way: wrong: Case <other2>
      trick {"game":"null"}
      winner: expected "F", got "M"
      skatref conform --case=other2 --code=isko2022 -- sh engine.sh

1 skipped: no <hands>

1 failed as expected

2 failures are not those that were expected; --write-expect=FILE writes the present ones' out
conform 1 --case='right,other1' --expect=known --format=junit
says out '<testsuite name="Toy 2.1" tests="2" failures="0" errors="1" skipped="1">'
says out '<error message="passes, but was expected to fail">'
says out 'Case &lt;other1&gt;"><skipped message="wrong"/></testcase>'
conform 0 --case=other1 --expect=known --format=jsonl
says out '"outcome":"wrong","expected":"wrong","differs"'
conform 0 --case=other1 --expect=known --strict
conform 1 --case=skip3,right --strict
conform 1 --case='right,other1,more2,less1,skip1,error,badly' --write-expect=known
printf '%s\n' 'other1:isko2022 wrong     # trick.points: Case <other1>' 'more2:isko2022 wrong     # value.game: Case <more2>' \
  'error:isko2022 error     # level.win: Case <error>' 'badly:isko2022 malformed # level.win: Case <badly>' >expected
expect "the failures and no more, with their clauses and titles" diff expected known

# -------------------------------------------------------------------------------- badges

for n in 0 1 2 3 4 5 6 7 8 9; do
  vector "ten$n" trick.winner trick ''
done >ten
# badge RIGHT SKIPPED TEXT COLOR WEB: of ten questions so many are answered right, so many are skipped, the others are wrong
badge() {
  cat >badge.sh <<'END'
while read -r line; do
  id=${line#*:\"}
  id=${id%%\"*}
  n=${id#ten}
  n=${n%%:*}
  if [ "$n" = hello ]; then say='"answer":{}'
  elif [ "$n" -lt "$1" ]; then say='"answer":{"winner":"F","points":22}'
  elif [ "$n" -lt $(($1 + $2)) ]; then say='"skip":""'
  else say='"answer":{"winner":"M"}'
  fi
  printf '{"id":"%s",%s}\n' "$id" "$say"
done
END
  due_now=$(($1 + $2 < 10))
  [ "$2" -lt 10 ] || due_now=2
  vectors=ten conform "$due_now" --format=badge -- sh badge.sh "$1" "$2"
  is "{\"schemaVersion\":1,\"label\":\"skat rules\",\"message\":\"$3\",\"color\":\"$4\"}" out
  vectors=ten conform "$due_now" --format=svg -- sh badge.sh "$1" "$2"
  says out "fill=\"$5\"/>"
}
badge 10 0 '10 of 10' brightgreen '#2f7d32'
badge 6 4 '6 of 6' brightgreen '#2f7d32'
badge 9 0 '9 of 10' yellow '#8a6d00'
badge 8 1 '8 of 9' red '#b3261e'
badge 8 0 '8 of 10' red '#b3261e'
badge 0 10 '0 of 0' lightgrey '#9f9f9f'
# A letter is seven wide: 6 letters are 42, with five on each side 52, beside 70 for the label.
is '<svg xmlns="http://www.w3.org/2000/svg" width="122" height="20" role="img" aria-label="skat rules: 0 of 0">
<title>skat rules: 0 of 0</title>
<rect width="122" height="20" rx="3" fill="#444"/>
<path d="M70 0h49a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-49z" fill="#9f9f9f"/>
<g fill="#fff" font-family="Verdana,sans-serif" font-size="11">
<text x="5" y="14" textLength="60">skat rules</text>
<text x="75" y="14" textLength="42">0 of 0</text>
</g>
</svg>' out

# ------------------------------------------------------------------------------ programs

# No more programs run than there are questions left.
cat >counted.sh <<'END'
echo started >>starts
exec sh engine.sh
END
conform 0 --jobs=8 --case=right -- sh counted.sh
expect "one question: one program" [ "$(wc -l <starts)" -eq 1 ]

# -------------------------------------------------------------------------------- jsonl

# The command ends three times: with others open, alone, and alone again, for which it is to blame.
conform 1 --format=jsonl
expect "the program's version" grep -q '^{"conform":1,"skatref":"[0-9][^"]*","spec":"[0-9a-f]*","date":' out
sed 's/"skatref":"[^"]*","spec":"[0-9a-f]*",//' out >plain
is '{"conform":1,"date":"1970-01-02","command":"sh engine.sh","engine":{"name":"Toy","version":"2.1"},"outcomes":{"not-asked":0,"pass":2,"wrong":5,"incomplete":1,"skip":3,"error":1,"malformed":1,"timeout":1,"crash":1},"strays":0,"deaths":3}
{"id":"right","code":"isko2022","hash":"h-right","clause":"trick.winner","outcome":"pass"}
{"id":"other1","code":"isko2022","hash":"h-other1","clause":"trick.points","outcome":"wrong","differs":[{"key":"winner","expected":"F","got":"M"}]}
{"id":"other2","code":"isko2022","hash":"h-other2","clause":"trick.points","outcome":"wrong","differs":[{"key":"winner","expected":"F","got":"M"}]}
{"id":"other3","code":"isko2022","hash":"h-other3","clause":"trick.points","outcome":"wrong","differs":[{"key":"winner","expected":"F","got":"M"}]}
{"id":"other4","code":"isko2022","hash":"h-other4","clause":"trick.points","outcome":"wrong","differs":[{"key":"winner","expected":"F","got":"M"}]}
{"id":"more1","code":"isko2022","hash":"h-more1","clause":"trick.points","outcome":"pass"}
{"id":"more2","code":"isko2022","hash":"h-more2","clause":"value.game","outcome":"wrong","differs":[{"key":"winner","expected":"F","got":"M"},{"key":"points","expected":22,"got":[1,2]}]}
{"id":"less1","code":"isko2022","hash":"h-less1","clause":"value.game","outcome":"incomplete","differs":[{"key":"winner","expected":"F"}]}
{"id":"skip1","code":"isko2022","hash":"h-skip1","clause":"value.hand","outcome":"skip","reason":"no hand"}
{"id":"skip2","code":"isko2022","hash":"h-skip2","clause":"value.hand","outcome":"skip","reason":"no hand"}
{"id":"skip3","code":"isko2022","hash":"h-skip3","clause":"value.hand","outcome":"skip","reason":"no <hands>"}
{"id":"error","code":"isko2022","hash":"h-error","clause":"level.win","outcome":"error","reason":"none & nothing"}
{"id":"badly","code":"isko2022","hash":"h-badly","clause":"level.win","outcome":"malformed","reason":"neither an answer that is an object, nor an error or a skip that is a text"}
{"id":"crash","code":"isko2022","hash":"h-crash","clause":"level.win","outcome":"crash","reason":"the command ended with status 7"}
{"id":"quiet","code":"isko2022","hash":"h-quiet","clause":"level.win","outcome":"timeout","reason":"no answer within 1 s"}' plain
done_testing
