# skatref check from outside: options, exit statuses, the lines it prints, and that --jobs changes nothing.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

check() { # STATUS OPTION...
  wanted=$1
  shift
  run "$wanted" "$SKATREF" check "$@"
}

# place NEEDLE FILE LINE: byte of the needle in that line, counted from 1.
place() {
  "$AWK" -v needle="$1" -v line="$3" 'NR == line { print index($0, needle) }' "$2"
}

summary() { # GAMES CONFORM CONVENTION UNDECIDED VIOLATE MALFORMED
  [ "$1" -eq 1 ] && games=game || games=games
  [ "$2" -eq 1 ] && conform=conforms || conform=conform
  [ "$5" -eq 1 ] && violate=violates || violate=violate
  echo "$1 $games: $2 $conform, $3 by convention, $4 undecided, $5 $violate, $6 malformed"
}

# ----------------------------------------------------------- a game of each verdict

figures="p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1"
clubs 7 >sound
null 8 -35 >wrong
record 9 "1 19 0 y 1 20 0 y 1 p 2 p 0 s w C7.D7 0 C.C7.D7 $tricks" \
  "d:0 win v:168 m:11 bidok $figures r:0" >illegal
# Both defenders give up after a trick: the server books all ten, the code the simple win, 12 x 12.
record 10 "1 p 2 p 0 p" "passed" >passed
record 11 "1 18 0 y 1 20 0 y 1 p 2 p 0 s w C7.D7 0 C.C7.D7 0 CJ 1 SA 2 HQ 1 RE 2 RE" \
  "d:0 win v:168 m:11 bidok $figures r:1" >convention
record 12 "1 18 0 y 1 20 0 y 1 p 2 p 0 s w C7.D7 0 C.C7.D7 $tricks" unknown >undecided
echo "(;GM[Skat]PC[test]ID[13]MV[w XX ]R[passed] ;)" >malformed

# Text: a line a finding, then the summary; --all tells of sound games as well.
check 0 sound
is "$(summary 1 1 0 0 0 0)" out
check 0 --all sound
is "sound:1: conforms: game 7: forehand plays clubs at 20, with 11, 120 card points, won, +168
$(summary 1 1 0 0 0 0)" out
check 0 --all passed
is "passed:1: conforms: game 10: passed in
$(summary 1 1 0 0 0 0)" out
check 1 wrong
is "wrong:1: violates: value.lost-double: score: recorded -35, ruled -70 (game 8)
$(summary 1 0 0 0 1 0)" out
check 1 illegal
is "illegal:1: violates: auction.values: middlehand bids 19: a bid must be a game value of 18 or more (game 9, move 2, byte $(place '1 19' illegal 1))
$(summary 1 0 0 0 1 0)" out
check 0 convention
is "convention:1: convention: end.concede-defender: score: recorded 168, ruled 144 (game 11, move 14, byte $(place '1 RE' convention 1))
$(summary 1 0 1 0 0 0)" out
check 0 undecided
is "undecided:1: undecided: record.result: the result is missing (game 12)
undecided:1: undecided: game 12: forehand plays clubs at 20, with 11, 120 card points, won, +168
$(summary 1 0 0 1 0 0)" out
check 1 malformed
is "malformed:1: malformed: record.syntax: found XX, expected a deal of 32 cards: ten, ten, ten and the skat (game 13, byte $(place XX malformed 1))
$(summary 1 0 0 0 0 1)" out

# --strict: what the server books its own way, and what nobody can decide, fail too.
check 0 --strict sound
check 1 --strict convention
check 1 --strict undecided
check 1 --strict sound undecided sound
check 1 --strict wrong

# JSON lines, whole.
head_of() { # FILE ID VERDICT
  names='"series":"1","players":["Anna","Bert","Cora"]'
  [ "$3" != malformed ] || names='"series":null,"players":[null,null,null]'
  printf '{"source":"%s","line":1,"id":"%s","from":"iss",%s,"code":"isko2022","verdict":"%s"' "$1" "$2" "$names" "$3"
}
won='"soloist":0,"bid":20,"game":"clubs","hand":false,"announced":null,"ouvert":false,"matadors":11,"points":120,"tricks":10,"won":true,"value":168,"score":168,"overbid":false'
check 0 --format=jsonl sound
is "$(head_of sound 7 conforms),\"deal\":\"played\",$won,\"findings\":[]}" out
check 1 --format=jsonl wrong
is "$(head_of wrong 8 violates),\"deal\":\"played\",\"soloist\":0,\"bid\":20,\"game\":\"null\",\"hand\":true,\"announced\":null,\"ouvert\":false,\"matadors\":null,\"points\":16,\"tricks\":1,\"won\":false,\"value\":35,\"score\":-70,\"overbid\":false,\"findings\":[{\"kind\":\"wrong\",\"clause\":\"value.lost-double\",\"event\":null,\"byte\":$(place 'v:-35' wrong 1),\"recorded\":\"-35\",\"ruled\":\"-70\",\"text\":\"A lost game scores twice its value\",\"seat\":null}]}" out
check 1 --format=jsonl illegal
is "$(head_of illegal 9 violates),\"deal\":\"played\",$won,\"findings\":[{\"kind\":\"illegal\",\"clause\":\"auction.values\",\"event\":2,\"byte\":$(place '1 19' illegal 1),\"recorded\":\"1 19\",\"ruled\":\"a game value of 18 or more\",\"text\":\"Only game values are bids\",\"seat\":\"M\"}]}" out
check 0 --format=jsonl passed
none='"soloist":null,"bid":null,"game":null,"hand":null,"announced":null,"ouvert":null,"matadors":null,"points":null,"tricks":null,"won":null,"value":null,"score":null,"overbid":null'
is "$(head_of passed 10 conforms),\"deal\":\"passed-in\",$none,\"findings\":[]}" out
check 1 --format=jsonl malformed
is "$(head_of malformed 13 malformed),\"deal\":\"aborted\",$none,\"findings\":[{\"kind\":\"malformed\",\"clause\":\"record.syntax\",\"event\":null,\"byte\":$(place XX malformed 1),\"recorded\":\"XX\",\"ruled\":\"a deal of 32 cards: ten, ten, ten and the skat\",\"text\":\"A record follows its format\",\"seat\":null}]}" out

# JUnit: a test case a game, and one failure where the game fails, with all findings.
clubs '<&">' >odd
check 1 --format=junit odd wrong convention
expect "how long it took" grep -Eq ' time="[0-9]+\.[0-9]{3}">$' out
sed 's/ time="[0-9.]*"/ time="T"/' out >timeless
is '<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
<testsuite name="skatref check" tests="3" failures="1" errors="0" time="T">
  <properties><property name="rules" value="judged"/></properties>
  <testcase classname="odd" name="line 1, game &lt;&amp;&quot;&gt;"/>
  <testcase classname="wrong" name="line 1, game 8">
    <failure type="value.lost-double" message="A lost game scores twice its value">wrong, value.lost-double: score: recorded -35, ruled -70</failure>
  </testcase>
  <testcase classname="convention" name="line 1, game 11">
    <system-out>convention, end.concede-defender: score: recorded 168, ruled 144 (move 14, byte '"$(place '1 RE' convention 1)"')</system-out>
  </testcase>
</testsuite>
</testsuites>' timeless
check 1 --format=junit "$srcdir/corpus/logs/sample.xskat"
says out ' failures="2" '
expect "a game with two findings is one failure" [ "$(grep -c '<failure ' out)" -eq 2 ]
says out 'level.win: outcome: recorded won, ruled lost
wrong, trick.points: card points: recorded 61, ruled 58</failure>'
check 1 --format=junit --strict convention
says out '<failure type="end.concede-defender"'

# ... in seconds: the log comes two seconds late, and no machine needs a hundred for it.
{ sleep 2; cat sound; } | "$SKATREF" check --format=junit - >late
expect "a run of two seconds has the time 2" "$AWK" -F'time="' '/<testsuite name/ { t = $2 + 0; n++ }
  END { exit !(n == 1 && t >= 1 && t < 100) }' late
# SARIF: what code hosts call it, and the line of the game.
cat sound convention undecided wrong >four
check 1 --format=sarif four
for level in '"end.concede-defender","level":"note"' '"record.result","level":"warning"' \
    '"value.lost-double","level":"error"'; do
  says out "{\"ruleId\":$level"
done
expect "sarif: the lines of the games" [ "$(grep -o '"startLine":[0-9]*' out | tr '\n' ' ')" = \
  '"startLine":2 "startLine":3 "startLine":4 ' ]

# --code=auto: by the date of each game, the first and the last day of each edition; without one by the
# default. The game is booked as under altenburg1937.
dated() { # DATE CODE
  sed "s|DT\[[^]]*\]|DT[$1]|" wrong >dated
  check "$(case $2 in alt*) echo 0 ;; *) echo 1 ;; esac)" --code=auto --format=jsonl dated
  says out "\"code\":\"$2\""
}
dated 1998-12-31/23:59:59/UTC altenburg1937
dated 1999-01-01/00:00:00/UTC isko1999
dated 2018-12-31/23:59:59/UTC isko1999
dated 2019-01-01/00:00:00/UTC isko2018
dated 2022-11-23/23:59:59/UTC isko2018
dated 2022-11-24/00:00:00/UTC isko2022
dated 2022-11 isko2022
dated yesterday isko2022
dated 2020-06-15 isko2018
check 1 --code=auto dated
says out ': violates: value.lost-double (isko2018): score: recorded -35, ruled -70'
check 1 --code=auto --format=junit dated
says out 'name="line 1, game 8, isko2018"'
"$SKATREF" convert --to=json dated | sed 's/"skatref":1/&,"code":"altenburg1937"/' >named
check 0 --code=auto --format=jsonl named
says out '"code":"altenburg1937"'
"$SKATREF" convert --to=json dated >native
check 1 --code=auto --format=jsonl native
says out '"code":"isko2018"'
run 2 "$SKATREF" value grand --code=auto

# --code: under altenburg1937 a lost hand game is not doubled.
check 0 --code=altenburg1937 wrong
check 1 --code=isko1999 wrong
null 8 >doubled
check 0 --code=isko2022 doubled
check 1 --code=altenburg1937 --format=jsonl doubled
says out '"code":"altenburg1937"'
says out '"recorded":"-70","ruled":"-35"'

# --------------------------------------------------------------------- where from

check 1 sound wrong - malformed <illegal
is "wrong:1: violates: value.lost-double: score: recorded -35, ruled -70 (game 8)
-:1: violates: auction.values: middlehand bids 19: a bid must be a game value of 18 or more (game 9, move 2, byte $(place '1 19' illegal 1))
malformed:1: malformed: record.syntax: found XX, expected a deal of 32 cards: ten, ten, ten and the skat (game 13, byte $(place XX malformed 1))
$(summary 4 1 0 0 2 1)" out
cat sound wrong >two
for from in "check" "check -" "check --from=iss" "check --from=auto -"; do
  # shellcheck disable=SC2086 # words
  run 1 "$SKATREF" $from <two
  is "-:2: violates: value.lost-double: score: recorded -35, ruled -70 (game 8)
$(summary 2 1 0 0 1 0)" out
done
check 1 -- two
cp two ./-two
check 1 ./-two
says out './-two:2: violates'
check 2 two missing sound
says err 'skatref: missing: cannot open: '
says out "$(summary 3 2 0 0 1 0)"
check 2 /dev/null
says err '/dev/null: no record found'

# ------------------------------------------------------------------------ options

usage() { # TEXT OPTION...: wrong use, told with that text, and how to get help
  text=$1
  shift
  check 2 two "$@"
  silent out
  says err "$text"
  says err 'skatref check --help'
}
usage "no code 'isko2023': there are isko2022, isko2018, isko1999 and altenburg1937" --code=isko2023
usage "no format 'xml': text, jsonl, junit, sarif, html or summary" --format=xml
usage "iss or auto" --from=chess
usage "unrecognized option '--bogus'" --bogus
usage "requires an argument" --jobs
usage "doesn't allow an argument" --all=yes
for jobs in 0 65 -1 2x '' 99999999999999999999; do
  usage "--jobs must be 1 to 64, not '$jobs'" "--jobs=$jobs"
done
run 2 "$SKATREF" chekc
says err "no command 'chekc'"
run 2 "$SKATREF"
check 0 --help
says out 'Usage: skatref check'
run 0 "$SKATREF" --help
run 0 "$SKATREF" --version
expect "skatref --version prints a version" grep -Eqx 'skatref [0-9]+\.[0-9]+\.[0-9]+' out

# Progress: only when asked for, or on a terminal; the output is the same.
check 1 two
silent err
check 1 --no-progress --progress two
says err '2 games, '
says out "$(summary 2 1 0 0 1 0)"
check 1 --progress --no-progress two
silent err
if script -qec true /dev/null </dev/null >typescript 2>/dev/null; then
  script -qec "'$SKATREF' check two >out" /dev/null </dev/null >typescript
  says typescript '2 games, '
  script -qec "'$SKATREF' check --no-progress two >out" /dev/null </dev/null >typescript
  silent typescript
else
  skip "progress on a terminal" "script finds no terminal"
fi

# --------------------------------------------------------------------------- --jobs

{
  "$SKATREF" sample --games=1500 --seed=2
  "$SKATREF" sample --games=2500 --seed=3 --faults
  cat malformed two
} >many
expect "the test itself: many blocks" [ "$(wc -c <many)" -gt 1500000 ]
for format in text junit sarif jsonl; do
  check 1 --jobs=1 --format=$format many two - <many
  sed 's/ time="[0-9.]*">$/>/' out >one
  expect "$format: the test itself: many lines" [ "$(wc -l <one)" -gt 4000 ]
  for jobs in 2 3 8 64; do
    check 1 --jobs=$jobs --format=$format many two - <many
    sed 's/ time="[0-9.]*">$/>/' out >other
    expect "--jobs=$jobs --format=$format: the same output" cmp one other
  done
done

# Every game stands where it says: sound ones with ids from 1, then faulty ones.
"$AWK" 'NR <= 4000 {
    place = "\"line\":" NR ",\"id\":\"" (NR > 1500 ? NR - 1500 : NR) "\""
    if (index($0, place) == 0) { print place ", not: " substr($0, 1, 60); odd++ }
  }
  END { exit odd > 0 }' one >odd
expect "every game stands at its line" diff /dev/null odd

# Each of these lines is one object with these fields, in this order.
number='(null|-?[0-9]+)' bool='(null|true|false)' string='"([^"\\]|\\.)*"'
finding="\\{\"kind\":\"(illegal|wrong|convention|undecided|malformed)\",\"clause\":\"[a-z.0-9-]+\",\"event\":$number,\"byte\":[0-9]+,\"recorded\":(null|$string),\"ruled\":(null|$string),\"text\":$string,\"seat\":(null|\"[FMR]\")\\}"
object="\\{\"source\":$string,\"line\":[0-9]+,\"id\":$string,\"from\":\"iss\",\"series\":(null|$string),\"players\":\\[((null|$string),){2}(null|$string)\\],\"code\":\"isko2022\",\"version\":\"[0-9.]+\",\"spec\":\"[0-9a-f]{12}\",\"verdict\":\"(conforms|convention|undecided|violates|malformed)\",\"deal\":\"(played|passed-in|aborted)\",\"soloist\":(null|[012]),\"bid\":$number,\"game\":(null|\"(clubs|spades|hearts|diamonds|grand|null)\"),\"hand\":$bool,\"announced\":(null|\"schneider\"|\"schwarz\"),\"ouvert\":$bool,\"matadors\":$number,\"points\":$number,\"tricks\":$number,\"won\":$bool,\"value\":$number,\"score\":$number,\"overbid\":$bool,\"findings\":\\[($finding(,$finding)*)?\\]\\}"
grep -Evx "$object" one >odd
expect "every line is such an object" diff /dev/null odd

# The verdict is that of the strongest finding; without one the game conforms.
"$AWK" '
  {
    verdict = $0; sub(/.*"verdict":"/, "", verdict); sub(/".*/, "", verdict)
    strongest = "conforms"
    if (/"kind":"convention"/) strongest = "convention"
    if (/"kind":"undecided"/) strongest = "undecided"
    if (/"kind":"(illegal|wrong)"/) strongest = "violates"
    if (/"kind":"malformed"/) strongest = "malformed"
    if (verdict != strongest) { print verdict ", but " strongest ": " $0; odd = 1 }
  }
  END { exit odd }' one >odd
expect "the verdict is that of the strongest finding" diff /dev/null odd

# The same games wherever a block of the input, 256 KiB, ends in them.
length=$(wc -c <two)
"$AWK" 'BEGIN { for (i = 0; i < 260992; i += 64) printf "%63s\n", "" }' >filling
lines=$(wc -l <filling)
at=3
while [ $at -lt "$length" ]; do
  {
    cat filling
    "$AWK" -v n=$((262144 - 260992 - at)) 'BEGIN { printf "%" n "s", "" }'
    cat two illegal
  } >shifted
  begin "a block ends at byte $at of two games"
  check 1 --jobs=1 shifted
  says out "$(summary 3 1 0 0 2 0)"
  says out "shifted:$((lines + 2)): violates: value.lost-double: "
  says out "shifted:$((lines + 3)): violates: auction.values: "
  end
  case $at in ? | 57? | 8??) at=$((at + 1)) ;; *) at=$((at + 19)) ;; esac
done

# House rules: named on the command line or in the record, which goes first where both say how a ramsch is scored.
grep '"id":"at home' "$srcdir/corpus/logs/sample.jsonl" >home.jsonl
sed 's/"options":\[[^]]*\],//' home.jsonl >bare.jsonl
expect "the test itself: the options are gone" not cmp -s home.jsonl bare.jsonl
check 0 home.jsonl
says out "$(summary 4 4 0 0 0 0)"
check 0 --option=contra,ramsch --option=pushed-ramsch,revolution bare.jsonl
says out "$(summary 4 4 0 0 0 0)"
check 0 --option=ramsch-fixed home.jsonl
check 1 bare.jsonl
says out "$(summary 4 0 0 0 4 0)"
says out 'bare.jsonl:1: violates: home.contra: score: recorded 288, ruled 36'
says out 'bare.jsonl:2: violates: auction.passed-in'
says out 'bare.jsonl:3: violates: home.pushed-ramsch'
says out 'bare.jsonl:4: violates: home.revolution'
check 1 --option=ramsch-double,contra bare.jsonl
says out "bare.jsonl:2: violates: home.ramsch-double: rearhand's score: recorded -64, ruled -128"
check 2 --option=bock home.jsonl
says err '--option=bock: the house rules are contra, ramsch, ramsch-double, ramsch-fixed, pushed-ramsch, revolution, bock-sixty'
check 2 --option=ramsch,ramsch-fixed home.jsonl
says err 'a ramsch has one scoring only'
# The order of the options means nothing, in one list or in several.
for order in --option=ramsch,home.ramsch-no-trick --option=home.ramsch-no-trick,ramsch '--option=home.ramsch-no-trick --option=ramsch'; do
  for code in isko2022 auto; do
    # shellcheck disable=SC2086 # one argument or two
    check 0 $order --code=$code home.jsonl
    says out "$code + ramsch + home.ramsch-no-trick, spec"
    check 2 --option=home.ramsch-no-trick --code=$code home.jsonl
    says err '--option=home.ramsch-no-trick: it stands for home.ramsch-virgin, which is not in force under isko2022'
  done
done
sed 's/"options":\["ramsch"\]/"options":["home.ramsch-no-trick","ramsch"]/' home.jsonl >order.jsonl
check 0 order.jsonl
says out "$(summary 4 4 0 0 0 0)"
sed 's/"options":\["ramsch"\]/"options":["contra","home.ramsch-no-trick"]/' home.jsonl >stray.jsonl
check 1 stray.jsonl
says out 'found "home.ramsch-no-trick", expected an option: contra ramsch'
check 0 --format=jsonl home.jsonl
says out '"contra":"sup"'
says out '"scores":[0,0,-64]'
says out '"game":"ramsch"'
says out '"revolution":true'

# ------------------------------------------------------------------------- --where

# The lines of --format=jsonl that have a fact are those of the games that --where takes.
cp "$srcdir/corpus/logs/sample.sgf" log
"$SKATREF" check --format=jsonl log >whole
where() { # CONDITIONS PATTERN: of the lines with a game
  "$SKATREF" check --format=jsonl --where="$1" log >some
  grep -E "$2" whole >due
  expect "--where=$1" cmp due some
  expect "--where=$1: some game, but not all" eval '[ -s some ] && ! cmp -s some whole'
}
where game=grand '"game":"grand"'
where 'game=grand|null' '"game":"(grand|null)"'
where 'game!=grand|null' '"game":"[^gn]'
where hand '"hand":true'
where '!hand' '"hand":false'
where ouvert '"ouvert":true'
where won '"won":true'
where passed-in '"deal":"passed-in"'
where bid=18 '"bid":18,'
where 'bid>18' '"bid":(19|[2-9]|1[0-9][0-9])'
where 'score<0' '"score":-'
where 'score>=0' '"score":[0-9]'
where points=120 '"points":120,'
where 'matadors<=-2' '"matadors":-([2-9]|1[01]),'
where game=null,won '"game":"null".*"won":true'
where soloist=Cora '"players":\["Anna","Bert","Cora"\].*"soloist":2|"players":\["Cora","[^]]*"soloist":0|"players":\["[A-Za-z]*","Cora",[^]]*"soloist":1'
where 'id=7|11' '"id":"(7|11)"'
# Of a game that cannot be read nothing is known: it is neither passed in nor not.
printf '(;GM[Skat]P0[a]\n' >broken
for fact in passed-in '!passed-in' ramsch '!ramsch' hand '!hand'; do
  run 0 "$SKATREF" check --where="$fact" broken
  says out '0 games: '
done
run 1 "$SKATREF" check --format=jsonl --where=game=null --where=won log
grep -E '"game":"null".*"won":true' whole >due
expect "two options: both hold" cmp due out
# A name with a comma, dates, and what a game does not have.
"$SKATREF" check --where='player="Anna, B"' --format=jsonl log >some
expect "nobody has this name" [ ! -s some ]
sed 's/DT\[[^]]*\]/DT[2007-10-29\/04:44:01\/UTC]/; s/P0\[Anna\]/P0[Anna, B]/' log >dated
for holds in date=2007 date=2007-10 date=2007-10-29 'date>2006' 'date<2007-10-30' 'date>=2007-10' 'date!=2008' 'player="Anna, B"' 'player=Bert' 'player!=Dora'; do
  run 1 "$SKATREF" check --where="$holds" dated
  says out '42 games'
done
run 1 "$SKATREF" check --where=won,player=Bert dated
cp out named
run 1 "$SKATREF" check --where=won dated
expect "a name after another condition: Bert is in all games" cmp named out
# A date that is no longer than that of the condition.
clubs 1 | sed 's/DT\[[^]]*\]/DT[2007-10-29]/' >own
run 0 "$SKATREF" check --where=date=2007-10-29 own
says out '1 game: '
run 0 "$SKATREF" check --where='date>2007-10-28,date<2007-11' own
says out '1 game: '
run 0 "$SKATREF" check --where='date!=2007-10-29' own
says out '0 games: '
for fails in date=2008 'date<2007' 'date>2007-10' 'date!=2007' player=Anna 'player!=Bert' ramsch; do
  run 0 "$SKATREF" check --where="$fails" dated
  says out '0 games: '
done
# With two names in each game, neither of them is the third one's; without a name nobody is another.
sed 's/P2\[Cora\]//' log >two
run 1 "$SKATREF" check --where='player!=Cora' two
says out '42 games'
run 0 "$SKATREF" check --where='player!=Anna' two
says out '0 games: '
sed 's/P[012]\[[A-Z][a-z]*\]//g' log >nameless
run 0 "$SKATREF" check --where='player!=Cora' nameless
says out '0 games: '
# In every format, with a summary, in parts and by threads: as a log that has these games alone.
"$SKATREF" check --format=jsonl log | grep -n '"game":"grand"' | cut -d : -f 1 >lines
: >grands
while read -r line; do sed -n "${line}p" log >>grands; done <lines
expect "a game a line" [ "$(grep -c . grands)" -eq "$(wc -l <lines)" ]
for format in text jsonl junit sarif html; do
  run 1 "$SKATREF" check --format=$format --where=game=grand log
  sed 's/:[0-9]*:/:/; s/"line":[0-9]*//; s/startLine":[0-9]*//; s/time="[^"]*"//; s/log:[0-9]*/log/g; s/name="log[^"]*"//' out >got
  (mkdir -p alone && cp grands alone/log && cd alone && "$SKATREF" check --format=$format log) |
    sed 's/:[0-9]*:/:/; s/"line":[0-9]*//; s/startLine":[0-9]*//; s/time="[^"]*"//; s/log:[0-9]*/log/g; s/name="log[^"]*"//' >due
  [ $format = sarif ] || [ $format = html ] || [ $format = junit ] || expect "$format: as of a log of grands alone" cmp due got
  [ $format != html ] || expect "html: as many games" [ "$(grep -c '<details' got)" = "$(grep -c '<details' due)" ]
  [ $format != junit ] || expect "junit: as many cases and failures" [ "$(grep -c '<testcase' got) $(grep -c '<failure' got)" = "$(grep -c '<testcase' due) $(grep -c '<failure' due)" ]
  [ $format != sarif ] || expect "sarif: as many results" [ "$(grep -o '"ruleId"' got | wc -l)" = "$(grep -o '"ruleId"' due | wc -l)" ]
done
for jobs in 1 3; do
  run 1 "$SKATREF" check --format=summary --players --jobs=$jobs --where=game=grand log
  [ $jobs = 3 ] || cp out summed
  expect "$jobs threads: the same summary" cmp summed out
done
for k in 1 2; do
  "$SKATREF" check --format=summary --summary=json --where=game=grand --players --part=$k/2 log
done >parts
run 1 "$SKATREF" merge parts
expect "in parts: the same summary" cmp summed out
# What is no condition is refused with what would be right.
refused "no fact 'gme' (did you mean 'game'?): there are game hand" check --where=gme=grand log
refused "no fact ''" check --where= log
refused "no fact ''" check --where=hand, log
refused "game: expected = or != and clubs, spades, hearts, diamonds, grand or null, not 'gran'" check --where=game=gran log
refused "game: expected = or != and clubs, spades, hearts, diamonds, grand or null, not 'grand'" check '--where=game<grand' log
refused "hand: expected nothing after it, or ! before it, not 'no'" check --where=hand=no log
refused "bid: expected a whole number, not 'x'" check --where=bid=x log
refused "bid: expected a whole number, not '18|20'" check '--where=bid=18|20' log
refused "bid: expected a sign and a value" check --where=bid log
refused "bid: expected != instead of ! before it" check '--where=!bid=18' log
refused "date: expected a date, 2007 or 2007-10 or 2007-10-29, not '07'" check --where=date=07 log
refused "soloist: expected = or != and a name" check '--where=soloist>Anna' log
refused "soloist: expected a comma after it" check '--where=soloist="Anna"x' log
refused "soloist: expected a quote at its end" check '--where=soloist="Anna' log
refused "16 conditions at most" check --where=hand,hand,hand,hand,hand,hand,hand,hand,hand,hand,hand,hand,hand,hand,hand,hand,hand log

done_testing
