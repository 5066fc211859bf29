# The lines of skatref check: a finding and a sound game as text, in JUnit and in SARIF.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
sample=$srcdir/corpus/logs/sample.jsonl

# --------------------------------------------------------------------------- text

# A finding names its game, by an id of at most 60 characters, and the move or the byte, if there is one.
first() { # TEXT FILE: the first line of check
  run 1 "$SKATREF" check "$2"
  expect "$subject: ${1%% *}" [ "$(head -n 1 out)" = "$1" ]
}
sixty=123456789a123456789b123456789c123456789d123456789e123456789f
lost='violates: value.lost-double: score: recorded -35, ruled -70'
for id in 1 $sixty; do
  null "$id" -35 >log
  first "log:1: $lost (game $id)" log
done
null "${sixty}g" -35 >log
first "log:1: $lost (game $sixty...)" log
null "" -35 >log
first "log:1: $lost" log
{ echo; echo; null 7 -35; } >log
first "log:3: $lost (game 7)" log
{ clubs 1; null 7 -35 | sed 's/R\[d/\
\
R[d/'; } >log
first "log:4: $lost (game 7)" log

clubs "" unknown "1 18 0 y 1 21 0 y 1 p 2 p" >log
byte=$("$AWK" '{ print index($0, "1 21") }' log)
first "log:1: violates: auction.values: middlehand bids 21: a bid must be a game value of 20 or more (move 4, byte $byte)" log
# Rearhand takes up the skat and leads before she has announced: a game is lost, and none was named. Without 4, game, 5
# times 12: clubs are the cheapest (hearts without 5 cost as much).
printf '%s%s%s\n' '{"skatref":1,"deal":{"F":"CJ SJ HJ DJ DA CK HQ H9 DK C8","M":"C9 SQ H7 HA C7 D8 DT D9 SA S8",' \
  '"R":"S7 S9 HT CT HK H8 CQ SK ST DQ","skat":"CA D7"},"events":[{"seat":"R","event":"soloist","bid":18},' \
  '{"seat":"R","event":"take"},{"seat":"R","event":"card","card":"S7"}],"result":null}' >early
run 1 "$SKATREF" check early
says out 'early:1: violates: rearhand is soloist at 18, no game is announced, lost, -120'
run 1 "$SKATREF" check --format=jsonl early
says out '"game":null,"hand":null,"announced":null,"ouvert":null,"matadors":null,"points":0,"tricks":0,"won":false,"value":60,"score":-120'
clubs "" unknown "1 19 0 y 1 20 0 y 1 p 2 p" >log
run 1 "$SKATREF" check log
byte=$("$AWK" '{ print index($0, "1 19") }' log)
says out "a bid must be a game value of 18 or more (move 2, byte $byte)"
# The first move of all is the deal.
clubs 7 | sed 's/SA\.ST/SA.SA/' >log
byte=$("$AWK" '{ print index($0, "w CJ") + 2 }' log)
run 1 "$SKATREF" check log
says out "(game 7, move 1, byte $byte)"
echo "(;GM[Skat]PC[test]ID[]MV[w XX ]R[passed] ;)" >log
byte=$("$AWK" '{ print index($0, "XX") }' log)
first "log:1: malformed: record.syntax: found XX, expected a deal of 32 cards: ten, ten, ten and the skat (byte $byte)" log

# A game that conforms has one line.
line() { # LINE FILE OPTION...
  due_line=$1 file=$2
  shift 2
  run 0 "$SKATREF" check --all "$@" "$file"
  expect "$subject: $due_line" [ "$(head -n 1 out)" = "$due_line" ]
}
clubs "" >log
line 'log:1: conforms: forehand plays clubs at 20, with 11, 120 card points, won, +168' log
clubs 7 >log
line 'log:1: conforms: game 7: forehand plays clubs at 20, with 11, 120 card points, won, +168' log
line 'log:1: conforms: isko1999: game 7: forehand plays clubs at 20, with 11, 120 card points, won, +168' log --code=auto
clubs 7 | sed 's/DT\[2000/DT[1990/' >log
line 'log:1: conforms: altenburg1937: game 7: forehand plays clubs at 20, with 11, 120 card points, won, +168' log --code=auto
# A null game has no matadors, and its card points do not count.
null 7 >log
line 'log:1: conforms: game 7: forehand plays null hand at 20, lost, -70' log
record 8 "1 18 0 y 1 20 0 y 1 p 2 p 0 s w C7.D7 0 C.C7.D7 0 CJ 1 SA 2 HQ 0 RE" unknown >log
run 0 "$SKATREF" check log
expect "a game that was ruled has its line, without a result too" \
  grep -q '^log:1: undecided: game 8: forehand plays clubs at 20, ' out
left 9 >log
run 0 "$SKATREF" check log
expect "a convention is the only line of its game" [ "$(wc -l <out)" -eq 2 ]

# 264 is more than clubs with 11 and schwarz, 168; the least multiple of 12 that covers it is 264, doubled.
clubs 8 unknown "1 264 0 y 1 p 2 p" >log
run 0 "$SKATREF" check log
says out 'log:1: undecided: game 8: forehand plays clubs at 264, with 11, 120 card points, overbid, lost, -528'
# Every trick of a ramsch with fixed scores is 20 for him (home.ramsch-march).
record 8 "1 p 2 p 0 p $tricks" unknown >log
run 0 "$SKATREF" check --option=ramsch-fixed log
says out 'log:1: undecided: game 8: ramsch, forehand +20'

# Records of our own: contra, a ramsch with the scores that are not 0, no game, no value.
run 1 "$SKATREF" check --all "$sample"
for line in ':15: conforms: game at home: contra, re and sup: forehand plays clubs hand at 18, without 1, 70 card points, sup, won, +288' \
  ':16: conforms: game at home: ramsch: ramsch, rearhand -64' \
  ':17: conforms: game at home: pushed ramsch: ramsch, middlehand -272' \
  ':18: conforms: game at home: revolution: forehand plays null revolution at 92, won, +92' \
  ':21: conforms: game a card turned up in the deal: no game, nothing to score' \
  ':22: conforms: game three cards in the skat: middlehand plays spades hand at 44' \
  ':2: conforms: game passed in: passed in'; do
  expect "${line%%: *}: ${line#*conforms: }" grep -Fqx "$sample$line" out
done
# Who did it, in any seat: the skat is drawn by the rules, and not dealt again.
for seat in F:forehand M:middlehand R:rearhand; do
  sed -n 's/"seat":"M","event":"misdeal","cards":"SA C7","kind":"skat-taken"/"seat":"'${seat%:*}'","event":"misdeal","kind":"skat-taken"/; s/"skat-drawn"/"dealt-again"/p' \
    "$sample" >log
  run 1 "$SKATREF" check log
  says out ":1: violates: deal.skat-taken: the skat was picked up too early (${seat#*:}): by the rules: "
done
run 1 "$SKATREF" check "$sample"
expect "without --all no game that conforms" not grep ': conforms: ' out
expect "a ramsch without a value has no line but its finding" [ "$(grep -Fc "$sample:14: " out)" -eq 1 ]

# A line for each finding of a game, the first one too.
clubs 9 "$clubs_won" "1 19 0 y 1 21 0 y 1 p 2 p" >two
run 1 "$SKATREF" check --all two
expect "two findings" [ "$(grep -c 'two:1: violates: auction.values: middlehand bids ' out)" -eq 2 ]
expect "and no other line but the sum" [ "$(wc -l <out)" -eq 3 ]
# By the date of the game, the code that was in force is named.
null 8 -35 | sed 's/DT\[2000/DT[2020/' >log
run 1 "$SKATREF" check --code=auto log
says out 'log:1: violates: value.lost-double (isko2018): score: recorded -35, ruled -70 (game 8)'
# The house rules stand behind the code.
null 8 -35 >log
for options in contra contra,revolution ramsch-double,bock-sixty; do
  run 1 "$SKATREF" check --option=$options log
  says out ", isko2022 + $(echo $options | sed 's/,/ + /'), spec "
done

# Each wrong figure of a result has its own place.
clubs 7 >figures
for figure in d:0=d:1 win=loss v:168=v:144 m:11=m:10 bidok=overbid p:120=p:119 t:10=t:9 s:1=s:0 z:1=z:0 p0:0=p0:1 p1:0=p1:1 p2:0=p2:1; do
  sed "s/\\([[ ]\\)${figure%=*} /\\1${figure#*=} /" figures >figure
  "$SKATREF" check --format=jsonl figure >out
  byte=$("$AWK" -v token="${figure#*=}" '{ r = index($0, "R["); print r + 1 + index(" " substr($0, r + 2), " " token " ") }' figure)
  expect "$figure: its byte" grep -q "\"byte\":$byte," out
done
# -------------------------------------------------------------------------- JUnit

run 1 "$SKATREF" check --format=junit two
begins=$(sed -n '/<testcase/,/<\/testcase>/p' out)
first=$("$AWK" '{ print index($0, "1 19") }' two) second=$("$AWK" '{ print index($0, "1 21") }' two)
cat >expected <<END
  <testcase classname="two" name="line 1, game 9">
    <failure type="auction.values" message="Only game values are bids">illegal, auction.values: middlehand bids 19: a bid must be a game value of 18 or more (move 2, byte $first)
illegal, auction.values: middlehand bids 21: a bid must be a game value of 20 or more (move 4, byte $second)</failure>
  </testcase>
END
expect "one failure a game, which names each finding" [ "$begins" = "$(cat expected)" ]
clubs 1 >one
clubs "" >none
run 0 "$SKATREF" check --format=junit one none
says out '  <testcase classname="one" name="line 1, game 1"/>'
says out '  <testcase classname="none" name="line 1"/>'
clubs 3 unknown >undecided
run 0 "$SKATREF" check --format=junit undecided
says out '    <system-out>undecided, record.result: the result is missing</system-out>'
run 1 "$SKATREF" check --format=junit --strict undecided
says out '    <failure type="record.result" message="The result is written once, with every figure">undecided, record.result: '
echo "(;GM[Skat]PC[test]ID[]MV[w XX ]R[passed] ;)" >malformed
run 1 "$SKATREF" check --format=junit malformed
says out '    <failure type="record.syntax" message="A record follows its format">malformed, record.syntax: found XX'

# -------------------------------------------------------------------------- SARIF

# A path is one from the folder where the program was started.
run 1 "$SKATREF" check --format=sarif "$(pwd -P)/two"
says out '"artifactLocation":{"uri":"two"}'
run 1 "$SKATREF" check --format=sarif ././two
says out '"artifactLocation":{"uri":"two"}'
# The name of the other folder goes on where that of this one ends.
mkdir here here-too
cp two here-too
cd here || bail_out "no folder"
run 1 "$SKATREF" check --format=sarif "$(cd .. && pwd -P)/here-too/two"
says "$tmp/out" "\"artifactLocation\":{\"uri\":\"$(cd .. && pwd -P)/here-too/two\"}"
cd ..

# The whole file: the findings, a line each; then the program, the rules, and each clause with its text.
cp log 'a b%~_-.@'
run 1 "$SKATREF" check --format=sarif 'a b%~_-.@' two
result() { # CLAUSE LEVEL TEXT URI LINE
  printf '{"ruleId":"%s","level":"%s","message":{"text":"%s"},"locations":[{"physicalLocation":{"artifactLocation":' "$1" "$2" "$3"
  printf '{"uri":"%s"},"region":{"startLine":%s}}}]}' "$4" "$5"
}
{
  printf '{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"results":[\n\n'
  result value.lost-double error 'A lost game scores twice its value: score: recorded -35, ruled -70 (game 8)' 'a%20b%25~_-.%40' 1
  printf ',\n'
  result auction.values error "Only game values are bids: middlehand bids 19: a bid must be a game value of 18 or more (game 9, move 2, byte $first)" two 1
  printf ',\n'
  result auction.values error "Only game values are bids: middlehand bids 21: a bid must be a game value of 20 or more (game 9, move 4, byte $second)" two 1
  printf '\n],"invocations":[{"executionSuccessful":true,"toolExecutionNotifications":[]}],"tool":{"driver":{"name":"skatref","version":"%s","informationUri":' "$("$SKATREF" --version | sed -n 's/^skatref //p')"
  printf '"https://github.com/skatref/skatref","fullName":"'
} >head
run 1 "$SKATREF" check log
rules=$(sed -n 's/.*(\(skatref .*\))$/\1/p' out)
printf '%s","rules":[' "$rules" >>head
run 1 "$SKATREF" check --format=sarif 'a b%~_-.@' two
head -c "$(wc -c <head)" out >printed
expect "the findings, and the program" cmp head printed
tail -c +$(($(wc -c <head) + 1)) out >rules
"$SKATREF" clause --list --format=json --lang=en >clauses
titles=$("$AWK" '
  match($0, /^\{"id":"[^"]*","title":"([^"\\]|\\.)*"/) {
    text = substr($0, 1, RLENGTH)
    sub(/"title":/, "\"shortDescription\":{\"text\":", text)
    print text "},"
  }' clauses | grep -E '^\{"id":"(auction\.values|value\.lost-double)"')
for id in auction.values value.lost-double; do
  expect "$id: its title" grep -qF -- "$(printf '%s\n' "$titles" | grep -F "\"$id\"")" rules
done
expect "no rule that was not found" [ "$(grep -o '"shortDescription"' rules | wc -l)" -eq 2 ]
# What is booked by convention is a note; what is undecided, a warning.
record 11 "1 18 0 y 1 20 0 y 1 p 2 p 0 s w C7.D7 0 C.C7.D7 0 CJ 1 SA 2 HQ 1 RE 2 RE" \
  "${clubs_won%0}1" >convention
run 1 "$SKATREF" check --format=sarif convention undecided malformed
for level in 'end.concede-defender","level":"note' 'record.result","level":"warning' 'record.syntax","level":"error'; do
  says out "{\"ruleId\":\"$level\""
done
done_testing
