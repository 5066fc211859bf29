# What each command does with its options, its operands, files and standard input.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

clubs 1 >sound
null 2 -69 >wrong
cat sound wrong >two
cat wrong wrong wrong >three
record 3 "1 18 0 y 1 20 0 y 1 p 2 p 0 s w C7.D7 0 C.C7.D7 $tricks" unknown >undecided
echo '(;' >malformed

# refuses TEXT ARGUMENT...: standard error is the text, and then how to get help.
refuses() {
  text="skatref $2: $1"
  shift
  run 2 "$SKATREF" "$@"
  expect "$subject: says $text" [ "$(cat err)" = "$text${newline}skatref $1 --help explains its use" ]
  silent out
}

# one_column FILE: in each line up to the first empty one, what follows two blanks or more begins in the same column.
# shellcheck disable=SC2317 # called by expect
one_column() {
  "$AWK" '/^$/ { exit } !match($0, /  +/) || (NR > 1 && RSTART + RLENGTH != column) { bad = 1; print; exit }
    { column = RSTART + RLENGTH } END { exit bad || !column }' "$1"
}

# ------------------------------------------------------------------------------------------- options

refuses "no summary 'x': text or json" merge --summary=x sound
refuses "no format 'xml': text, csv, json or html" sheet --format=xml sound
refuses "no format 'jsn': text or json (did you mean 'json'?)" ask --format=jsn
refuses "--color=auto, always or never, not 'x'" explain --color=x sound
refuses "no scheme 'x': seeger-fabian, seeger, plain, money or beer" sheet --scheme=x sound
refuses "no scheme 'seger': seeger-fabian, seeger, plain, money or beer (did you mean 'seeger'?)" sheet --scheme=seger sound
refuses "no code 'x': there are isko2022, isko2018, isko1999 and altenburg1937" sample --code=x
refuses "no code 'auto': there are isko2022, isko2018, isko1999 and altenburg1937" sample --code=auto
refuses "no code 'isko2021': there are isko2022, isko2018, isko1999 and altenburg1937 (did you mean 'isko2022'?)" \
  sample --code=isko2021
refuses "no code 'isko2012': there are isko2022, isko2018, isko1999 and altenburg1937" sample --code=isko2012 # two are as near
refuses "cannot read from 'x': $(formats | paste -s -d , - | sed 's/,/, /g') or auto" check --from=x sound
refuses "option '--max' requires an argument" check --max
refuses "option '--all' doesn't allow an argument" check --all=yes
refuses "unrecognized option '--helpp' (did you mean '--help'?)" check --helpp
refuses "unrecognized option '--xyzzy'" check --xyzzy
refuses "unrecognized option '--xyzzy'" check --xyzzy -
refuses "option '--s' is ambiguous" check --s
refuses "invalid option -- 'x'" check -x
refuses "invalid option -- 'x'" check -xy
refuses "no question 'nix': skatref ask lists them" ask nix
refuses "no question 'misdael' (did you mean 'misdeal'?): skatref ask lists them" ask misdael
run 0 "$SKATREF" sample --fau --games=1 # cut short
for range in check:jobs:1:64 check:examples:0:100 check:max:1:1000000 answer:jobs:1:64 conform:timeout:1:3600 \
  conform:give-up:1:1000000 sheet:deals:1:10000 sheet:limit:1:100000; do
  command=${range%%:*} high=${range##*:} low=${range#*:} name=${low%%:*}
  name=${low%%:*} low=${low#*:} low=${low%:*}
  for number in $((low - 1)) $((high + 1)) '' 1x x; do
    refuses "--$name must be $low to $high, not '$number'" $command "--$name=$number"
  done
  for number in $low $high; do
    "$SKATREF" $command "--$name=$number" >out 2>err </dev/null
    expect "$command --$name=$number is taken" not grep -q 'must be' err
  done
done
for number in '' x -1 +1 ' 1' 1x 18446744073709551616; do
  refuses "--seed must be a whole number, not '$number'" sample "--seed=$number"
  refuses "--game must be a whole number, not '$number'" explain "--game=$number" two
done
for number in 0 9 18446744073709551615; do
  run 0 "$SKATREF" sample --games=1 --seed=$number
done
run 0 "$SKATREF" check --option=help
expect "other readings, with the clause that they replace" grep -Eq '^end.throw-null-letter  *.*, instead of end\.throw-null$' out
expect "each with its title" grep -Eq '^ramsch  +Ramsch scored by card points$' out
expect "the titles in one column" one_column out
run 0 "$SKATREF" --version
expect "version, spec, licence, home" [ "$(cut -d ' ' -f 1 out | tr '\n' ' ')" = 'skatref spec licence home ' ]
run 2 "$SKATREF"
expect "a command is asked for" [ "$(head -n 1 err)" = "skatref: which command?" ]
run 2 "$SKATREF" chek
expect "and a near one named" [ "$(head -n 1 err)" = "skatref: no command 'chek' (did you mean 'check'?)" ]
# One letter in three may be wrong; two that changed places are one.
for near in chcek:check cehck:check chefk:check checkk:check hceck:check chkce: cehkc: chkc:; do
  run 2 "$SKATREF" "${near%:*}"
  due_hint=${near#*:}
  expect "${near%:*}: ${due_hint:-nothing near}" [ "$(sed -n "1s/.*did you mean '\([a-z]*\)'.*/\1/p" err)" = "$due_hint" ]
done
expect "the help of the program" [ "$(tail -n 1 err)" = "skatref --help explains its use" ]

# --------------------------------------------------------------------------------------------- check

finding="value.null: score: recorded -69, ruled -70 (game 2)"
for part in 0/1 1/0 2/1 x 1 1/ /2 1/2x 1/1000001 -1/2 1.5/2 ''; do
  refuses "--part=$part: expected a part and the number of parts, like --part=3/8" check "--part=$part" two
done
run 1 "$SKATREF" check --part=1/1 two
is "two:2: violates: $finding" out
run 0 "$SKATREF" check --part=1/1000000 two
run 1 "$SKATREF" check --part=2/2 two
is "two:2: violates: $finding" out
run 0 "$SKATREF" check --part=1/2 two
silent out
# This part begins with the second byte of the file.
run 0 "$SKATREF" check --part=2/$(($(wc -c <two))) two
silent out
refuses "--part needs one file" check --part=1/2
refuses "--part needs one file" check --part=1/2 two three
refuses "--part needs one file" check --part=1/1 two three
# Each game is in one part.
for parts in 2 3 5; do
  for part in 1 2 3 4 5; do
    [ $part -gt $parts ] || "$SKATREF" check --part=$part/$parts three
  done >pieces
  "$SKATREF" check three | sed '$d' | diff - pieces >differs
  ok $? "three games in $parts parts" differs
done
total="3 games: 0 conform, 0 by convention, 0 undecided, 3 violate, 0 malformed"
for max in 1 2 3; do
  run 1 "$SKATREF" check --max=$max three
  {
    for line in 1 2 3; do
      [ $line -gt $max ] || echo "three:$line: violates: $finding"
    done
    case $max in
      1) echo "2 more findings; --max=1 shows that many of each clause" ;;
      2) echo "1 more finding; --max=2 shows that many of each clause" ;;
    esac
    echo "$total"
  } >due
  is "$(cat due)" out
done
run 1 "$SKATREF" check --max=1 --format=jsonl three
expect "JSON lines do not say how many findings are hidden" not grep -q 'more finding' out
{ echo hello; cat two; echo bye; } >foreign
run 1 "$SKATREF" check --foreign=skip foreign
is "foreign:3: violates: $finding
2 foreign lines skipped
2 games: 1 conforms, 0 by convention, 0 undecided, 1 violates, 0 malformed" out
{ echo hello; cat sound; } >hello
run 0 "$SKATREF" check --foreign=skip hello
says out '1 foreign line skipped'
run 0 "$SKATREF" check --foreign=skip --format=jsonl hello
expect "not in JSON lines" not grep -q 'foreign line' out
run 1 "$SKATREF" check --foreign=report hello
says out 'hello:1: malformed: record.syntax'
run 1 "$SKATREF" check --quiet two
silent out
for verdict in conforms violates; do
  run 1 "$SKATREF" check --all --verdict=$verdict two
  expect "--verdict=$verdict prints only those" [ "$(grep -c "^two:[12]: $verdict" out)$(grep -c '^two:' out)" = 11 ]
done
run 1 "$SKATREF" check --all --verdict=violates,conforms two
expect "two verdicts: both games" [ "$(grep -c '^two:' out)" -eq 2 ]
refuses "no verdict 'nix': conforms, convention, undecided, violates or malformed" check --verdict=conforms,nix two
refuses "no verdict 'conform': conforms, convention, undecided, violates or malformed" check --verdict=conform two
run 1 "$SKATREF" check --all --findings-only two
expect "no game without findings" not grep -q '^two:1' out
for clause in value.null 'value.*' '*' play.follow,value.null; do
  run 1 "$SKATREF" check --clause="$clause" two
  says out "two:2: violates: $finding"
done
run 1 "$SKATREF" check --clause=play.follow two
expect "no finding by another clause" not grep -q '^two:2' out
run 0 "$SKATREF" check undecided
run 1 "$SKATREF" check --strict undecided
run 1 "$SKATREF" check malformed
run 2 "$SKATREF" check nothing
run 1 "$SKATREF" check --players two
says out 'Anna'
expect "--players alone prints the summary" grep -q '^2 games' out
run 1 "$SKATREF" check --format=summary --summary=json two
expect "one object in JSON" [ "$(cut -c 1-11 out)" = '{"summary":' ]
run 1 "$SKATREF" check --format=summary two
expect "or the summary as text" grep -Eq '^  conforms  +1 +50.00 %$' out

# The page shows a game once, also if it is the example of several findings, and wherever a block of the input (256 KiB) ends.
# All lines have the same length, and the game "rare" alone breaks its clause.
moves="1 18 0 y 1 20 0 y 1 p 2 p 0 s w C7.D7 0 C.C7.D7 $tricks"
figures="bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:0"
kilobyte() { # ID RESULT
  record "$1" "$moves" "$2" |
    "$AWK" '{ sub(/CO\[\]/, "CO[" sprintf("%" 1023 - length($0) "s", "") "]"); gsub(/  /, "xx"); print }'
}
kilobyte aaaa "d:0 win v:168 m:11 $figures" >right
kilobyte bbbb "d:0 win v:144 m:11 $figures" >often
kilobyte rare "d:0 win v:168 m:1 $figures" >seldom
for file in right often seldom; do
  expect "the test itself: $file has 1024 bytes" [ "$(wc -c <$file)" -eq 1024 ]
done
for before in 1 2 3; do
  begin "the page shows the rare game once, wherever it stands behind $before others that break a clause"
  for at in 251 252 253 254 255 256 257 258 259 260 261; do
    "$AWK" -v before=$before -v at=$at '{ game[NR] = $0 } END {
      for (i = 1; i <= at + 3; i++) print game[i <= before ? 2 : i == at ? 3 : 1] }' right often seldom >log
    "$SKATREF" check --jobs=1 --format=html --examples=3 log >page
    grep -c 'matadors.run' page >count
    [ $at -gt 251 ] || cp count first
    expect "line $at: it is shown" grep -q "log, line ${at}[^0-9]" page
    expect "line $at: no game twice" [ -z "$(grep -o 'log, line [0-9]*' page | sort | uniq -d)" ]
    expect "line $at: its clause stands there as often as behind 250 lines" cmp first count
  done
  end
done

# ------------------------------------------------------------------------------------------- explain

has_games="choose one with FILE:LINE, FILE:ID or --game=N, or all with --all"
refuses "two has 2 games: $has_games" explain two
refuses "the last game of two ends in line 2, and none has the id '3'" explain two:3
refuses "two has only 2 games" explain --game=3 two
refuses "sound has only 1 game" explain --game=3 sound
refuses "two has no game with the id 'nix'" explain two:nix
refuses "two has no game with the id '9x'" explain two:9x
refuses "two has no game with the id '9'" explain two:id=9
refuses "choose one game: by line, id or --game; or all with --all" explain --game=1 two:2
refuses "choose one game: by line, id or --game; or all with --all" explain --all two:2
refuses "choose one game: by line, id or --game; or all with --all" explain --all --game=1 two
refuses "give one file only" explain two three
refuses "no file given; - is standard input" explain
: >empty
refuses "empty: no record found: the file is empty" explain empty
{ echo; cat two; } >later
refuses "the first game of later begins after line 1" explain later:1
run 2 "$SKATREF" explain nix
expect "no such file" [ "$(cat err)" = "skatref: nix: cannot open: No such file or directory" ]
# explained STATUS GAME LINE ARGUMENT...: the heading names the game and its line.
explained() {
  status_due=$1 heading="Game $2 (${5-two}, line $3)"
  run "$status_due" "$SKATREF" explain $4
  expect "$subject: $heading" grep -Fq "$heading" out
  expect "$subject: one game" [ "$(grep -c '^Game ' out)" -eq 1 ]
}
explained 0 1 1 two:1
explained 1 2 2 two:2
explained 0 1 1 two:id=1
explained 1 2 2 two:id=2
explained 0 1 1 '--game=1 two'
explained 1 2 2 '--game=2 two'
explained 0 1 2 later:2 later
explained 0 1 1 sound sound
# FILE:N is the game in line N; the game with the id N only if the file ends before.
cat wrong sound >swapped
explained 1 2 1 swapped:1 swapped
explained 0 1 2 swapped:2 swapped
explained 0 1 2 swapped:id=1 swapped
explained 1 2 1 swapped:id=2 swapped
{ sed 's/ID\[2]/ID[1]/' wrong; sed 's/ID\[1]/ID[x]/' sound; sed 's/ID\[1]/ID[7]/' sound; } >ids
explained 1 1 1 ids:1 ids
explained 0 x 2 ids:2 ids
explained 0 x 2 ids:x ids
explained 0 7 3 ids:7 ids
explained 0 7 3 ids:3 ids
explained 1 1 1 ids:id=1 ids
cp two two:1
run 2 "$SKATREF" explain two:1
says err "two:1 has 2 games"
rm two:1
run 1 "$SKATREF" explain --all two
expect "all games" [ "$(grep -c '^Game ' out)" -eq 2 ]
after_empty "$(grep '^Game 2 ' out)"
expect "no empty line at the top" [ -n "$(head -n 1 out)" ]
for dash in -:2 '-:id=2' '--game=2 -'; do
  # shellcheck disable=SC2086 # words
  run 1 "$SKATREF" explain $dash <two
  says out 'Game 2 (-, line 2)'
done
run 0 "$SKATREF" explain --cards=symbols sound
says out '♣J'
run 0 "$SKATREF" explain --cards=symbols --ascii sound
expect "no symbol in ASCII" not grep -q '[^ -~]' out
run 0 "$SKATREF" explain --cards=german sound
says out 'EU'
run 0 "$SKATREF" explain sound
says out 'CJ SJ HJ DJ'
escape=$(printf '\033')
expect "no color in a file" not grep -q "$escape" out
run 0 "$SKATREF" explain --color=never sound
expect "never a color" not grep -q "$escape" out
run 0 env NO_COLOR=1 "$SKATREF" explain --color=always sound
says out "${escape}[1m"
if script -qec true /dev/null </dev/null >typescript 2>/dev/null; then
  for case in yes: yes:NO_COLOR= no:NO_COLOR=1; do
    script -qec "env ${case#*:} '$SKATREF' explain sound" /dev/null </dev/null >typescript
    expect "color on a terminal ${case#*:}: ${case%%:*}" [ "$(grep -q "$escape" typescript && echo yes || echo no)" = "${case%%:*}" ]
  done
else
  skip "color on a terminal" "script(1) makes no terminal here"
fi

# ----------------------------------------------------------------------------------------------- ask

run 2 "$SKATREF" ask legal game=clubs hand=CJ led=none game=hearts
expect "a fact that is given twice" [ "$(cat err)" = "skatref ask legal: game: given twice
skatref ask legal --help explains its use" ]
run 0 "$SKATREF" ask legal game=clubs hand=CJ led=none
expect "the last line names the code and the spec" grep -Eq '^skatref [0-9.]+, isko2022, spec [0-9a-f]{12}$' out
run 0 "$SKATREF" ask legal game=clubs hand=CJ led=none code=altenburg1937
expect "the code that was asked for" grep -Eq '^skatref [0-9.]+, altenburg1937, spec' out
run 0 "$SKATREF" ask bids options=contra,revolution
expect "with house rules" grep -Eq '^skatref [0-9.]+, isko2022 \+ contra \+ revolution, spec' out
run 0 "$SKATREF" ask hello
expect "hello names the spec itself" not grep -q '^skatref' out
run 0 "$SKATREF" ask game iss="$(cat sound)"
expect "a game names its code itself" not grep -q '^skatref.*isko' out
run 0 "$SKATREF" ask --format=json legal game=clubs hand=CJ led=none
is '{"cards":"CJ"}' out
run 0 "$SKATREF" ask
expect "what the questions ask stands in one column" one_column out
# The facts that --help lists are those of the manual, needed ones first, each with what it may be.
"$SKATREF" help --source protocol | "$AWK" '/^@question/ { question = $2 }
  /^Needs:/ { part = "needs" } /^Asks for/ { part = "asks" } /^Takes:/ { part = "takes" } /^\.|^@/ { part = "" }
  part != "" { for (i = 1; i <= NF; i++) if ($i ~ /^\\fB/) { key = $i; gsub(/\\fB|\\fR/, "", key); print question, part, key } }' >due
"$SKATREF" ask | sed -n '/^$/q; s/ .*//p' | while read -r question; do
  "$SKATREF" ask "$question" --help | "$AWK" -v question="$question" '/^Facts that it needs:/ { part = "needs" } /^Facts that it asks/ { part = "asks" } /^Facts that it takes;/ { part = "takes" }
    /^Example:/ { part = "" } part != "" && /^  [^ ]/ { print question, part, $1 }'
done >got
expect "the facts of all questions" diff due got
run 0 "$SKATREF" ask announce --help
expect "the usage, the question, the example" [ "$(sed -n '1p; 3p' out | tr '\n' '|')$(tail -n 2 out | head -n 1)" = \
  'Usage: skatref ask announce KEY=VALUE...|The question: what an announcement amounts to|Example:' ]
has '  bid                 the final bid; 0 if it is unknown, and then nothing is' '                      a whole number from 0 to 999' \
  '  said.game           the kind of game' '                      one of null, schneider, schwarz'
expect "a flag has no range: the next fact follows" "$AWK" 'flag { exit !/^  late / } { flag = /^  laid_open / }' out
run 0 "$SKATREF" ask misdeal --help
has '                      count       a wrong number of cards' '                      F forehand' \
  '                      D the dealer, or somebody who does not play'
run 0 "$SKATREF" ask bids --help
expect "a question that needs nothing" not grep -q 'needs' out
# Examples are filled up to 77 columns, and a backslash joins them.
"$SKATREF" ask | sed -n '/^$/q; s/ .*//p' | while read -r question; do
  "$SKATREF" ask "$question" --help | sed -n '/^Example:/,$p' | sed 1d
done >examples
expect "the lines of examples" "$AWK" '
  { line = $0; broken = sub(/ \\$/, "", line) }
  length(line) > 77 { print "too long: " $0; bad = 1 }
  more && !/^    [^ ]/ { print "not indented: " $0; bad = 1 }
  more && length(before) + 1 + length($1) <= 77 { print "could stand before: " $0; bad = 1 }
  { more = broken; before = line }
  END { exit bad || NR < 14 }' examples

# ------------------------------------------------------------------------------------------- convert

run 0 "$SKATREF" convert --to=iss two
expect "what was ISS stays as it is" cmp out two
refuses "no target format given: --to=iss or --to=json" convert two
refuses "cannot write the format 'xskat': use iss or json" convert --to=xskat two
cat sound malformed wrong >mixed
run 1 "$SKATREF" convert --to=iss mixed
expect "the others are written" cmp out two
expect "the unreadable one is reported as check does" [ "$(cat err)" = "$("$SKATREF" check mixed | sed -n 1p)" ]
run 1 "$SKATREF" convert --to=iss hello
says err "hello:1: malformed"
run 0 "$SKATREF" convert --foreign=skip --to=iss hello
silent err
run 2 "$SKATREF" convert --to=iss empty
run 2 "$SKATREF" convert --to=iss two nix
expect "what could be read is written" cmp out two
run 0 "$SKATREF" convert --to=iss <two
expect "standard input without a file" cmp out two
cp "$srcdir/corpus/logs/sample.jsonl" own
run 1 "$SKATREF" convert --to=iss own
expect "what ISS cannot express is named, with its move and byte" \
  grep -Eq '^own:[0-9]+: left out, as iss cannot express it: [^()]+ \(move [0-9]+, byte [0-9]+\)$' err
expect "nothing of them is written" not grep -Evq '^\(;.*;\)$' out
expect "some are written" [ -s out ]
expect "a message for each that is left out" [ "$(($(wc -l <err) + $(wc -l <out)))" -eq "$(wc -l <own)" ]
# At the byte that the message names, an event begins.
sed -n 's/^own:\([0-9]*\): .*(move [0-9]*, byte \([0-9]*\))$/\1 \2/p' err >places
while read -r line byte; do
  expect "own:$line: an event begins at byte $byte" [ "$(sed -n "${line}p" own | cut -b "$byte")" = '{' ]
done <places

# --------------------------------------------------------------------------------------------- merge

refuses "no file given; - is standard input" merge
for file in sound wrong malformed undecided; do
  "$SKATREF" check --format=summary --summary=json $file >$file.json
done
said() { # TEXT ARGUMENT...: the only line on standard error
  text=$1
  shift
  run 2 "$SKATREF" "$@"
  expect "$subject: $text" [ "$(cat err)" = "$text" ]
  silent out
}
said "skatref merge: cannot read nix: No such file or directory" merge nix
said "skatref merge: sound:1: no summary found: skatref check --summary=json prints one" merge sound
said "skatref merge: sound:1: no summary found: skatref check --summary=json prints one" merge sound.json sound
{ echo x; echo '{"summary":['; } >bad
said "skatref merge: bad:2: not a summary of skatref check, nor results of the same match" merge bad
said "skatref merge: cannot read .: Is a directory" merge .
{ cat sound; cat sound.json; echo x; } >around
run 0 "$SKATREF" merge --summary=json around
expect "other lines around a summary are ignored" cmp out sound.json
run 1 "$SKATREF" merge --summary=json sound.json - <wrong.json
"$SKATREF" check --format=summary --summary=json sound wrong >both
expect "two summaries merged are the summary of both logs" cmp out both
cp sound.json b.json && cp sound.json c.json
run 0 "$SKATREF" merge sound.json b.json c.json
expect "three games" [ "$(head -n 1 out | cut -c 1-7)" = "3 games" ]
run 1 "$SKATREF" merge --strict undecided.json sound.json
sed 's/"conforms":1,"convention":0/"conforms":0,"convention":1/g
  s/"clauses":\[\]/"clauses":[{"clause":"record.result","title":"","findings":1,"games":1,"places":[]}]/' sound.json >convention.json
run 1 "$SKATREF" merge --strict convention.json sound.json
run 0 "$SKATREF" merge convention.json sound.json
run 0 "$SKATREF" merge --strict sound.json
run 0 "$SKATREF" merge undecided.json sound.json
run 1 "$SKATREF" merge malformed.json
run 1 "$SKATREF" merge wrong.json
"$SKATREF" check --format=summary --summary=json --players two >players.json
run 1 "$SKATREF" merge players.json
says out 'Anna'
run 1 "$SKATREF" merge wrong.json
expect "no players where none were counted" not grep -q Anna out

# -------------------------------------------------------------------------------------------- answer

refuses "questions come from standard input, not from 'x'" answer x
question='{"id":1,"ask":"matadors","given":{"game":"hearts","cards":"CJ SJ DJ HA"}}'
reply='{"id":1,"answer":{"matadors":2}}'
for end in '\n' ''; do
  printf "%s$end" "$question" >asked
  run 0 "$SKATREF" answer <asked
  is "$reply" out
done
# More than is read at once, and more than a thread holds: an answer for each line, in order, with any number of threads.
"$AWK" -v line="$question" 'BEGIN { for (i = 1; i <= 3000; i++) { text = line; sub(/"id":1/, "\"id\":" i, text); print text } }' >many
for jobs in 1 2 5 64; do
  "$SKATREF" answer --jobs=$jobs <many >out
  expect "--jobs=$jobs: 3000 answers in order" "$AWK" '$0 != "{\"id\":" NR ",\"answer\":{\"matadors\":2}}" { bad = 1 } END { exit bad || NR != 3000 }' out
done
# A line that is too long gets one error, with its number. The lines after it are answered.
{ head -n 2 many; "$AWK" 'BEGIN { for (i = 0; i < 40000; i++) printf "%s", "0123456789abcdefghijklmnopqrstuvwxyz" }'; echo; sed -n 3,4p many; echo nix; } >long
for jobs in 1 3; do
  run 0 "$SKATREF" answer --jobs=$jobs <long
  expect "six lines" [ "$(wc -l <out)" -eq 6 ]
  expect "the third is too long" sh -c 'sed -n 3p out | grep -q "line 3"'
  expect "the fourth is the third question" [ "$(sed -n 4p out)" = '{"id":3,"answer":{"matadors":2}}' ]
  expect "the sixth is no JSON" sh -c 'sed -n 6p out | grep -q "line 6, column"'
done
run 2 sh -c "'$SKATREF' answer <."
says err 'skatref answer: cannot read the input: Is a directory'
run 2 sh -c "'$SKATREF' answer <many >/dev/full"
says err 'skatref: cannot write the output: '

# --------------------------------------------------------------------------------------------- sheet

refuses "one file at a time, not 'three' too" sheet two three
for players in A A,B A,B,B A,B,C,D,E; do
  refuses "--players takes three or four different names, not '$players'" sheet --players=$players two
done
refuses "--lot takes different names, the best first, not 'Anna,Anna'" sheet --lot=Anna,Anna two
refuses "--lot names 'Nix', but the list does not" sheet --lot=Anna,Nix two
run 0 "$SKATREF" sheet --lot=Cora,Anna two
says out 'Cora'
run 0 "$SKATREF" sheet --players=Cora,Bert,Anna two
expect "players in the order given" grep -Eq 'Cora +Bert +Anna' out
said "skatref: empty: the file is empty" sheet empty
said "skatref: nix: No such file or directory" sheet nix
said "skatref: two: --log needs a list of XSkat, and this file is not one" sheet --log=sound two
run 0 "$SKATREF" sheet <two
cp out piped
run 0 "$SKATREF" sheet - <two
expect "- is standard input" cmp out piped
# A log of more than 64 KiB, and one of more than 16 MiB.
"$AWK" -v line="$(cat sound)" 'BEGIN { for (i = 0; i < 300; i++) print line }' >big
expect "the test itself: more than 64 KiB" [ "$(wc -c <big)" -gt 140000 ]
run 0 "$SKATREF" sheet big
says out '300 deals'
"$AWK" 'BEGIN { line = sprintf("%1023s", ""); for (i = 0; i < 16385; i++) print line }' >huge
said "skatref: huge: larger than 16 MiB" sheet huge
printf 'soloist,game,matadors,score\nAnna,clubs,1,24\nBert,grand,1,47\nCora,hearts,1,20\n' >list.csv
run 1 "$SKATREF" sheet --format=csv list.csv
expect "CSV: the findings go to standard error" grep -q 'violates' err
expect "and the table to standard output" [ "$(head -n 1 out | cut -c 1-12)" = "series,deal," ]
expect "which has no finding" not grep -q violates out
run 0 "$SKATREF" sheet --format=html two
expect "a page" grep -q '</html>' out
run 0 "$SKATREF" sheet --format=json two
expect "JSON" [ "$(cut -c 1 out | head -n 1)" = '{' ]
cat two >series
sed 's/SE\[1]/SE[2]/' two >>series
run 0 "$SKATREF" sheet series
cp out short
run 0 "$SKATREF" sheet --all series
expect "--all prints the deals of several series" [ "$(wc -l <out)" -gt "$(wc -l <short)" ]
# By the oldest code a lost hand game counts once. A record is ruled by the code of its date, or by the one that it names.
sed 's/DT\[2000/DT[1960/' wrong >old
cat old wrong >dates
"$SKATREF" convert --to=json dates | sed '1s/"id"/"code":"altenburg1937","id"/' >named
for case in '-70 -70:dates' '-70 -70:--code=isko1999 dates' '-35 -35:--code=altenburg1937 dates' '-35 -70:--code=auto dates' \
  '-35 -70:named' '-70 -70:--code=isko2022 named'; do
  # shellcheck disable=SC2086 # words
  run 0 "$SKATREF" sheet ${case#*:}
  expect "$subject: ${case%%:*}" [ "$(sed -n 's/.* null hand *\(-[0-9]*\) .*/\1/p' out | tr '\n' ' ')" = "${case%%:*} " ]
done

# ------------------------------------------------------------------------------------------- conform

refuses "which command? skatref conform -- COMMAND" conform
refuses "which results?" conform --compare
refuses "--questions starts no engine: unexpected argument 'x'" conform --questions x
run 2 "$SKATREF" conform --vectors=nix --questions
expect "the message names --vectors" [ "$(cat err)" = "skatref conform: cannot read nix: No such file or directory
skatref conform: --vectors=FILE says where the vectors are
skatref conform --help explains its use" ]
if [ -f "${CORPUS-}" ]; then
  conform() { # STATUS ARGUMENT...
    conform_due=$1
    shift
    run "$conform_due" "$SKATREF" conform --vectors="$CORPUS" "$@"
  }
  for option in ask clause case code; do
    for list in nix "nix,*" "value*,end*,lkr9h,isko2022,nix"; do
      conform 2 --$option="$list" --questions
      says err "skatref conform: --$option: nothing matches '"
      silent out
    done
  done
  conform 2 --ask=value,nix --questions
  says err "--ask: nothing matches 'nix'"
  conform 0 --case=lkr9h --questions
  expect "one question, under the first code" [ "$(cut -c 1-37 out)" = '{"id":"lkr9h:isko2022","ask":"value",' ]
  expect "and no more" [ "$(wc -l <out)" -eq 1 ]
  conform 0 --case=lkr9h --code=all --questions
  expect "under all its codes" [ "$(sed 's/^{"id":"\([^"]*\).*/\1/' out | tr '\n' ' ')" = 'lkr9h:isko2022 lkr9h:isko2018 ' ]
  conform 0 --case=lkr9h,oyxoa --code=isko2018 --questions
  expect "two cases" [ "$(grep -c isko2018 out)" -eq 2 ]
  conform 2 --case=lkr9h --clause=pack.cards --questions
  expect "the choices together leave nothing" [ "$(cat err)" = "skatref conform: that choice leaves no question" ]
  silent out
  conform 0 --case=lkr9h -- "$SKATREF" answer
  conform 2 --case=lkr9h --expect=nix -- "$SKATREF" answer
  conform 2 --case=lkr9h --write-expect=no/where -- "$SKATREF" answer
  # The command is written as a shell reads it. The date is SOURCE_DATE_EPOCH, or today.
  run 0 env SOURCE_DATE_EPOCH=86400 "$SKATREF" conform --vectors="$CORPUS" --case=lkr9h --format=jsonl -- \
    sh -c 'exec "$0" answer' "$SKATREF" "it's" ''
  says out "\"command\":\"sh -c 'exec \\\"\$0\\\" answer' $SKATREF 'it'\\\\''s' ''\""
  says out '"date":"1970-01-02"'
  conform 0 --case=lkr9h --format=jsonl -- "$SKATREF" answer
  says out "\"command\":\"$SKATREF answer\""
  expect "a date of this century" grep -Eq '"date":"2[0-9]{3}-[01][0-9]-[0-3][0-9]"' out
  for form in 'text:questions right' 'junit:<testsuite' 'html:</html>' 'badge:schemaVersion' 'svg:<svg' 'jsonl:"outcome":"pass"'; do
    conform 0 --case=lkr9h --format="${form%%:*}" -- "$SKATREF" answer
    says out "${form#*:}"
  done
  # Engines that skip every question, answer wrongly, or print nothing.
  conform 2 --case=lkr9h -- sh -c 'while read -r q; do echo "$q" | sed "s/,\"ask.*/,\"skip\":\"no\"}/"; done'
  says err 'nothing was answered: every question was skipped'
  says out 'questions right'
  wrong='while read -r q; do echo "$q" | sed "s/,\"ask.*/,\"answer\":{\"won\":false}}/"; done'
  conform 1 --case=lkr9h --write-expect=known -- sh -c "$wrong"
  conform 0 --case=lkr9h --expect=known -- sh -c "$wrong"
  conform 1 --case=lkr9h --expect=known -- "$SKATREF" answer
  conform 1 --case=lkr9h --timeout=1 -- sh -c 'exit 0'
  conform 2 --case=lkr9h -- ./no-such-engine
else
  skip "conform with the corpus" "no vectors.jsonl"
fi
done_testing
