# skatref answer, asked about a whole game, says what skatref check says; however much there is to say.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# iss, native FILE: the questions, one a record.
iss() {
  "$AWK" '{ gsub(/["\\]/, "\\\\&"); printf "{\"id\":%d,\"ask\":\"game\",\"given\":{\"iss\":\"%s\"}}\n", NR, $0 }' "$1"
}
native() {
  "$AWK" '{ printf "{\"id\":%d, \"ask\":\"game\",\"given\": {\"record\":  %s } }\n", NR, $0 }' "$1"
}

# agree FILE HOW: every record, asked as JSON, has the object that check prints but for its place in the file; and
# the soloist by letter, as all seats of questions and answers.
agree() {
  "$2" "$1" >questions
  run 0 "$SKATREF" answer <questions
  sed 's/^{"id":[0-9]*,"answer":\(.*\)}$/\1/' out >answers
  "$SKATREF" check --all --format=jsonl "$1" >check.jsonl
  expect "$1: an object a record" [ "$(wc -l <check.jsonl)" -eq "$(wc -l <"$1")" ]
  sed 's/^{"source":"[^"]*","line":[0-9]*,/{/; s/,"soloist":0,/,"soloist":"F",/; s/,"soloist":1,/,"soloist":"M",/
    s/,"soloist":2,/,"soloist":"R",/' check.jsonl >checked
  expect "$1: answer says what check says" diff answers checked
}

"$SKATREF" sample --games=130 --seed=5 --faults >faults.sgf
agree faults.sgf iss

# A record of skatref's own is read as it stands in the question, blanks and all: a finding has one place.
sed 's/,"/ , "/g; s/":/": /g; s/}/ }/g' "$srcdir/corpus/logs/sample.jsonl" >blanks.jsonl
agree "$srcdir/corpus/logs/sample.jsonl" native
agree blanks.jsonl native
expect "blanks move a place" not sh -c 'grep -o "\"byte\":[0-9]*" answers >a && "$SKATREF" check --all --format=jsonl "$1" |
  grep -o "\"byte\":[0-9]*" | diff a -' sh "$srcdir/corpus/logs/sample.jsonl"

# Each card of forehand is played by the two others as well, which they do not hold, and the table has a long name.
tricks=$(for card in CJ SJ HJ DJ CA CT CK CQ C9 C8; do printf ' 0 %s 1 %s 2 %s' "$card" "$card" "$card"; done)
tricks=${tricks# }
clubs "$("$AWK" 'BEGIN { for (i = 0; i < 9000; i++) printf "9" }')" >long.sgf
agree long.sgf iss
expect "the answer is long" [ "$(wc -c <answers)" -gt 9000 ]
says answers '"clause":"play.held"'

# wrong TEXT GIVEN
wrong() {
  printf '{"id":1,"ask":"game","given":%s}\n' "$2" >questions
  run 0 "$SKATREF" answer <questions
  says out "$1"
}
wrong 'expected a string of at most 262144 bytes, one ISS record' '{}'
wrong 'expected a string of at most' '{"iss":7}'
{ printf '{"iss":"'; "$AWK" 'BEGIN { for (i = 0; i <= 262144; i++) printf "x" }'; printf '"}'; } >long
wrong 'expected a string of at most' "$(cat long)"
null 1 >one
wrong 'expected one record, but more follows at byte' "{\"iss\":\"$(cat one) $(cat one)\"}"
done_testing
