# Records among other text: lines that belong to no format, records of several formats in one file, and the session
# logs of the server's clients, which see some of the cards.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

"$SKATREF" sample --games=400 --seed=31 >games.sgf
"$SKATREF" sample --games=300 --seed=32 --faults >broken.sgf
"$SKATREF" convert --to=json games.sgf >games.jsonl
xskat=$srcdir/corpus/logs/sample.xskat

# unplaced FILE: judgments in JSON without the file, the line, and the text that the record had.
unplaced() { sed -E 's/"source":"[^"]*","line":[0-9]+,//; s/"from":"[a-z]*",//' "$1"; }

# --------------------------------------------------------------------------- foreign lines

# Each record inside a line of a log, foreign lines between.
"$AWK" '{ printf "2026-11-22 10:%02d:00 INFO game over %s ok\n", NR % 60, $0 }
  NR % 3 == 0 { print "2026-11-22 WARN (something) else; [x]" }' games.sgf broken.sgf >server.log
cat games.sgf broken.sgf >plain.sgf
"$SKATREF" check --format=jsonl plain.sgf >whole.jsonl
run 1 "$SKATREF" check --foreign=skip --format=jsonl server.log
unplaced whole.jsonl >one
unplaced out >two
# A record that does not end takes what follows it, up to the next one; the sample cuts some so.
grep -v '"verdict":"malformed"' one >one.sound
grep -v '"verdict":"malformed"' two >two.sound
expect "records in lines of a server: none is lost" cmp one.sound two.sound
expect "and no other is found" [ "$(wc -l <one)" -eq "$(wc -l <two)" ]
sed -n 's/.*"line":\([0-9]*\).*/\1/p' out | head -n 3 >got
expect "their lines" [ "$(tr '\n' ' ' <got)" = "1 2 3 " ]
run 1 "$SKATREF" check --foreign=skip server.log
expect "lines are counted" grep -Eq '^[0-9]+ foreign lines skipped$' out
run 1 "$SKATREF" check server.log
says out "server.log:1: malformed: record.syntax: found 2026-11-22, expected '(;' and a property (byte 1)"
cp out default
run 1 "$SKATREF" check --foreign=report server.log
expect "--foreign=report is the default" cmp out default
"$SKATREF" convert --to=iss plain.sgf >expected 2>/dev/null
run 1 "$SKATREF" convert --to=iss --foreign=skip server.log
expect "convert writes the records between them" [ "$(wc -l <out)" -eq "$(wc -l <expected)" ]
expect "and reports no line" not grep -q 'found 2026' err
run 1 "$SKATREF" convert --to=iss server.log
says err 'server.log:1: malformed: record.syntax: found 2026-11-22'
run 0 "$SKATREF" explain --foreign=skip server.log:5
says out 'Game 4 (server.log, line 5)'
run 1 "$SKATREF" explain server.log:1
says out "found 2026-11-22"
for n in 1 4; do
  for k in 1 2 3 4; do [ $k -gt $n ] || "$SKATREF" check --foreign=skip --part=$k/$n --format=jsonl server.log; done >parts
  "$SKATREF" check --foreign=skip --format=jsonl server.log | cmp -s - parts
  ok $? "server.log in $n parts"
done
printf 'nothing\nat all\n' >none.log
run 2 "$SKATREF" check --foreign=skip none.log
says err 'skatref: none.log: no record found'

# ------------------------------------------------------------------------ several formats

{ head -n 100 games.sgf; head -n 200 games.jsonl; cat "$xskat"; tail -n 300 games.sgf; tail -n 100 games.jsonl; } >mixed
"$SKATREF" check --format=jsonl games.sgf | unplaced - >iss
"$SKATREF" check --format=jsonl games.jsonl | unplaced - >json
"$SKATREF" check --format=jsonl "$xskat" | unplaced - >xs
{ head -n 100 iss; head -n 200 json; cat xs; tail -n 300 iss; tail -n 100 json; } >expected
run 1 "$SKATREF" check --format=jsonl mixed
unplaced out >got
expect "several formats in one file: nothing is lost" cmp got expected
expect "each with its format" \
  [ "$(sed 's/.*"from":"\([a-z]*\)".*/\1/' out | uniq | tr '\n' ' ')" = "iss json xskat iss json " ]
# A part does not begin inside a record of another format, be it of many lines or inside a line.
head -n 2 games.sgf >two.sgf
head -n 2 games.jsonl >two.jsonl
for usual in two.jsonl two.sgf "$xskat"; do
  { cat "$usual" "$xskat"; head -n 2 games.jsonl; cat "$xskat"; head -n 3 games.sgf; cat "$xskat"; } >mixed
  "$SKATREF" check --format=jsonl mixed >whole
  for n in 2 3 5 9; do
    for k in 1 2 3 4 5 6 7 8 9; do [ $k -gt $n ] || "$SKATREF" check --part=$k/$n --format=jsonl mixed; done >parts
    expect "several formats, as ${usual##*/}, in $n parts" cmp whole parts
  done
done
{ cat games.jsonl games.jsonl games.jsonl; cat games.sgf; } >mixed
run 0 "$SKATREF" check mixed
says out '1600 games: 1600 conform'
{ cat games.sgf; cat games.jsonl games.jsonl games.jsonl games.sgf; } >mixed
run 0 "$SKATREF" check mixed
says out '2000 games: 2000 conform'
run 1 "$SKATREF" check --from=iss mixed
says out ' malformed'
run 0 "$SKATREF" explain mixed:403
says out 'Game 3 (mixed, line 403)'

# A broken record ends where one of another format begins a line; each format is once the usual one of the file, which
# its first record shows.
head -n 2 games.sgf >iss.log
head -n 2 games.jsonl >json.log
"$AWK" '/^#/ { next } { print } /^====/ && ++games == 2 { exit }' "$xskat" >xskat.log
for usual in iss json xskat; do
  others=$(echo 'iss.log json.log xskat.log' | sed "s/$usual.log//")
  head -c $(($(wc -c <$usual.log) * 3 / 4)) $usual.log >cut.log
  # shellcheck disable=SC2086 # two files, after an empty line
  { cat cut.log; echo; echo; cat $others; } >mixed
  run 1 "$SKATREF" check mixed
  says out '6 games: 5 conform, 0 by convention, 0 undecided, 0 violate, 1 malformed'
  # shellcheck disable=SC2086
  { cat cut.log; echo; for i in 1 2 3 4 5 6 7 8 9 10; do cat games.jsonl; done; cat $others; } >mixed
  [ $usual = json ] || run 1 "$SKATREF" check mixed
  says out ' 1 malformed'
done
# What stands inside of a line begins no record there.
{ head -n 1 games.jsonl; sed -n '2s/"events".*/"events":(;GM[Skat]/p' games.jsonl; sed -n 3p games.jsonl; } >mixed
run 1 "$SKATREF" check mixed
says out '3 games: 2 conform, 0 by convention, 0 undecided, 0 violate, 1 malformed'

# --------------------------------------------------------------------------- session logs

# view SEAT END <RECORDS: what a client at this seat logs of the games, 3: one who looks on; END 0: without the
# record at the end of each.
view() {
  "$AWK" -v me="$1" -v with="$2" -v table="${3-.5}" '
    function hide(cards) { gsub(/[CSHD][A7-9TJQK]/, "??", cards); return cards }
    function deal(cards,  i, out) {
      for (i = 0; i < 4; i++)
        out = out (i ? "|" : "") (i == me ? substr(cards, i * 30 + 1, 29) : hide(substr(cards, i * 30 + 1, i < 3 ? 29 : 5)))
      return out
    }
    function play(who, action) { print "table " table " me play " who " " action " 239.1 240.0 240.0" }
    {
      record = $0
      match(record, /MV\[[^]]*/)
      n = split(substr(record, RSTART + 3, RLENGTH - 3), m, " ")
      print "table " table " me start " NR " Anna 240.0 Bert 240.0 Cora 240.0"
      play("w", deal(m[2]))
      soloist = -1
      for (i = 3; i < n; i += 2) {
        action = m[i + 1]
        if (action == "s") soloist = m[i]
        if (m[i] == "w" && action ~ /^[CSHD].\.[CSHD].$/ && soloist != me) action = hide(action)
        if (m[i] != "w" && m[i] != me && action ~ /^[GCSHDN][OHSZ]*\./) {
          at = index(action, ".")
          action = substr(action, 1, at) hide(substr(action, at + 1, 5)) substr(action, at + 6)
        }
        play(m[i], action)
        if (i % 14 == 3) print "tell me a table is free, start to play"
        if (i % 28 == 9) print "tables + " table " 3 someone"
      }
      if (with) print "table " table " me end " record
      print "table " table " me state 3 x y"
    }'
}
for me in 0 1 2 3; do
  { echo "Welcome"; echo "password:"; view $me 1 <games.sgf; } >session.log
  run 0 "$SKATREF" check --format=jsonl session.log
  unplaced out >got
  expect "seat $me: the record at the end is the game" cmp got iss
  view $me 0 <games.sgf >session.log
  run 0 "$SKATREF" check session.log
  expect "seat $me: a view is undecided, never wrong" grep -q '^400 games: 0 conform, 0 by convention, 400 undecided, 0 violate, 0 malformed' out
  "$SKATREF" check --format=jsonl session.log >one
  for k in 1 2 3; do "$SKATREF" check --part=$k/3 --format=jsonl session.log; done >two
  expect "seat $me: in parts" cmp one two
done

# What is undecided in a view of a broken game may be wrong in truth; what is wrong in the view is wrong in truth.
grep -v 'MV\[w [^]]*[[;]' broken.sgf | grep 'MV\[w [^]]*\]R\[' >readable.sgf
"$SKATREF" check --format=jsonl readable.sgf | grep -v '"verdict":"malformed"' | sed 's/.*"id":"\([0-9]*\)".*/ID[\1]/' >ids
grep -F -f ids readable.sgf >judged.sgf
"$SKATREF" check --format=jsonl judged.sgf | sed 's/.*"verdict":"\([a-z]*\)".*/\1/' >truth
for me in 0 3; do
  view $me 0 <judged.sgf >session.log
  "$SKATREF" check --format=jsonl session.log | sed 's/.*"verdict":"\([a-z]*\)".*/\1/' >seen
  expect "seat $me: as many games" [ "$(wc -l <seen)" -eq "$(wc -l <truth)" ]
  paste seen truth | grep -c '^violates	violates' >/dev/null
  ok $? "seat $me: some are wrong in the view"
  paste seen truth >both
  expect "seat $me: those are wrong in truth" not grep -Eq '^violates	(conforms|undecided|convention)' both
done

# A record that is not what was seen.
head -n 1 games.sgf | view 0 1 >session.log
run 0 "$SKATREF" check session.log
other() { # SED TEXT
  sed "$1" session.log >other.log
  expect "the test itself: $1" not cmp -s session.log other.log
  run 1 "$SKATREF" check other.log
  says out "$2"
}
card=$(sed -n 's/^table .5 me play \([012] [CSHD][A7-9TJQK]\) .*/\1/p' session.log | sed -n 12p)
other "s/ play $card / play $(((${card% *} + 1) % 3)) ${card#* } /" 'expected the move that was seen in this session'
first=$(sed -n 's/^table .5 me play w \(..\).*/\1/p' session.log | head -n 1)
second=$(sed -n 's/.*MV\[w .\{30\}\(..\).*/\1/p' session.log)
other "s/ play w $first/ play w $second/" 'expected the cards that were seen in this session'

# Two tables at once: each record is a game; a game that breaks off is read if the next one begins.
view 0 1 .5 <games.sgf >a.log
view 1 1 .6 <broken.sgf >b.log
"$AWK" '{ print; for (i = NR % 3; i > 0 && (getline other <"b.log") > 0; i--) print other }
  END { while ((getline other <"b.log") > 0) print other }' a.log >both.log
"$SKATREF" check --format=jsonl both.log >out
sed -n 's/.*"id":"\([0-9]*\)".*"verdict":"conforms".*/\1/p' out | sort -n >got
"$SKATREF" check --format=jsonl games.sgf | sed -n 's/.*"id":"\([0-9]*\)".*/\1/p' | sort -n >expected
expect "two tables: all games of the first are judged" cmp got expected

view 2 0 <games.sgf >session.log
run 0 "$SKATREF" convert --to=iss session.log
run 0 "$SKATREF" explain session.log --game=3
says out 'middlehand'
done_testing
