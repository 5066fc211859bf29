# Session logs of the server: chat that looks like a game, games that do not fit their record, tables between tables.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# The game made by hand (shell.sh) as somebody logs it who looks on: no card of a hand is seen until it is played.
clubs 1 >game.sgf
hidden='??.??.??.??.??.??.??.??.??.??'
# session TABLE RECORD: its lines; without a record the log ends before the game does.
session() {
  echo "table $1 me start 1 Anna 240.0 Bert 240.0 Cora 240.0"
  {
    echo "w $hidden|$hidden|$hidden|??.??"
    echo '1 18'; echo '0 y'; echo '1 20'; echo '0 y'; echo '1 p'; echo '2 p'; echo '0 s'; echo 'w ??.??'; echo '0 C.??.??'
    for word in $tricks; do
      case $word in [012]) seat=$word ;; *) echo "$seat $word" ;; esac
    done
  } | sed "s/^/table $1 me play /; s/\$/ 239.1 240.0 240.0/"
  [ -z "${2-}" ] || echo "table $1 me end $2"
}
judged() { # FILE: each game with its verdict, without its place
  "$SKATREF" check --format=jsonl "$1" | sed -n 's/.*"id":"\([0-9]*\)".*"verdict":"\([a-z]*\)".*/\1 \2/p'
}
session .5 "$(cat game.sgf)" >session.log
run 0 "$SKATREF" check --all session.log
says out 'session.log:42: conforms: game 1: '
says out '1 game: 1 conforms'

# Lines of DOS, a time before each line, and chat about tables are no moves of the game.
sed "s/\$/$(printf '\r')/" session.log >dos.log
sed 's/^/10:02:31 /' session.log >times.log
"$AWK" 'NR == 9 { n = split("table .5 me play well, friends|table .5 me play 3 CJ|table .5 me play /4 CJ|table .5 me play 10 CJ|" \
    "table .5 me play w|table .5 me start now|table .5 me end of it|table .5 me end (I hope;)|table .5 me end x;|table |" \
    "table    |table .5 me|notable .5 me play 0 p|table .55 me play 0 p|a table .5 me and you play 0 p|table .5 me stop 1", said, "|")
    for (i = 1; i <= n; i++) print said[i] } { print }' session.log >chat.log
for log in dos times chat; do
  run 0 "$SKATREF" check $log.log
  says out '1 game: 1 conforms'
done

# Only who asks for it is told how many lines were skipped; in this format chat is as usual as games.
for log in session dos times chat; do
  run 0 "$SKATREF" check $log.log
  expect "$log: no word on foreign lines" not grep -q foreign out
done
for lines in 1 2 3; do
  { sed "${lines}q" chat.log | sed 's/.*/Welcome/'; cat session.log; } >welcome.log
  run 0 "$SKATREF" check --foreign=skip welcome.log
  says out "$lines foreign line"
  run 0 "$SKATREF" check welcome.log
  expect "$lines lines before the game: no word on them" not grep -q foreign out
done
# other SED TEXT: the record at the end is not what was seen.
other() {
  sed "$1" session.log >other.log
  expect "the test itself: $1" not cmp -s session.log other.log
  run 1 "$SKATREF" check other.log
  says out "$2"
}
# What was seen, and records drop: the skat, cards that were shown, cards put away before the announcement.
for seen in '0 ??.??' '0 SC.CJ.SJ'; do
  "$AWK" -v seen="$seen" '{ print } / play w \?\?\.\?\? / { sub(/w \?\?\.\?\?/, seen); print }' session.log >dropped.log
  expect "the test itself: $seen" grep -Fq " play $seen " dropped.log
  run 0 "$SKATREF" check dropped.log
  says out '1 game: 1 conforms'
done
move='expected the move that was seen in this session'
other 's/ play 1 20 / play 1 22 /' "$move"
other 's/ play 2 p / play 2 18 /' "$move"
other 's/ play 1 p / play 2 p /' "$move"
other 's/ play 2 HQ / play 1 HQ /' "$move"
other 's/ play 0 CJ / play 0 SJ /' "$move"
other 's/ 0 C8 1 HK 2 D8 \]/ ]/' "$move"
other 's/ play w ??/ play w SA/' 'expected the cards that were seen in this session'
# The finding stands at the move of the record that is another than was seen, or at its result if it has no more moves.
at() { # BYTE: of the record, counted from 1
  says out "expected the move that was seen in this session (game 1, byte $1)"
}
for pair in '1 18:1 20' '0 y:0 p' '1 p:2 p' '0 s:0 p' '0 CJ:0 SJ' '1 SA:1 ST' '2 D8:2 D9'; do
  sed "/ end /s/ ${pair%:*} / ${pair#*:} /" session.log >other.log
  run 1 "$SKATREF" check other.log
  at "$("$AWK" -v seen=" ${pair%:*} " '/ end / { sub(/.* end /, ""); print index($0, seen) + 1 }' session.log)"
  says out "found ${pair#*:}, "
done
sed '/ end /s/ 0 C8 1 HK 2 D8 \]/ ]/' session.log >other.log
run 1 "$SKATREF" check other.log
at "$("$AWK" '/ end / { sub(/.* end /, ""); print index($0, "]R[") + 3 }' other.log)"
# A card that is seen in any of the three hands or in the skat: the one that was dealt, and another.
with_card() { # PLACE CARD: of the deal
  "$AWK" -v place="$1" -v card="$2" '!done && (at = index($0, " play w ")) {
    at += 8 + 3 * place
    done = 1
    $0 = substr($0, 1, at - 1) card substr($0, at + 2)
  } { print }' session.log >seen.log
}
for place in 0 9 10 19 20 29 30 31; do
  card=$(printf '%s\n' "$deal" | cut -d. -f$((place + 1)))
  with_card $place "$card"
  run 0 "$SKATREF" check seen.log
  with_card $place "$(printf '%s\n' "$deal" | cut -d. -f$(((place + 15) % 32 + 1)))"
  run 1 "$SKATREF" check seen.log
  says out 'expected the cards that were seen in this session'
done
# A card that was hidden may be any; a move that the record has after the last one seen was not seen.
sed 's/ play 1 SA / play 1 ?? /; / play 2 D8 /d' session.log >other.log
run 0 "$SKATREF" check other.log
says out '1 game: 1 conforms'
# What cannot be read, seen or recorded, is not compared.
other 's/ 0 CJ 1 SA/ 0 CJ 1 XX/' "found XX, expected a move"
sed 's/ play 1 20 / play 1 twenty /' session.log >other.log
run 0 "$SKATREF" check other.log
says out '1 game: 1 conforms'

# Without a record the moves are the game, which has no result, whatever is chatted; a start without any move is no game.
session .5 '' >view.log
grep -v ' me end (;' chat.log >chat-view.log
for log in view chat-view; do
  run 0 "$SKATREF" check $log.log
  says out '1 undecided, 0 violate, 0 malformed'
done
head -n 1 view.log >start.log
run 1 "$SKATREF" check start.log
says out 'start.log:1: malformed: record.syntax: found .5 me start 1 Anna'
says out 'expected a deal after it'

# Records alone are games; what stands before the first line of a game is not.
{ echo Welcome; grep ' end ' session.log; clubs 2 | sed 's/^/table .6 me end /'; } >ends.log
judged ends.log >got
printf '1 conforms\n2 conforms\n' >wanted
expect "records without their games" diff wanted got

# Tables between tables: each record is a game. A game that begins again at its table was broken off.
session .6 "$(clubs 2)" >two.log
for name in .7 .66 .55; do
  session $name "$(clubs 3)" >third.log
  { echo Welcome; head -n 9 session.log; head -n 15 two.log; head -n 7 third.log; tail -n +10 session.log
    tail -n +16 two.log; tail -n +8 third.log; } >mixed.log
  judged mixed.log | sort >got
  for n in 1 2 3; do grep -q "^$n conforms" got; ok $? "game $n, the third at table $name"; done
done
{ echo Welcome; head -n 20 session.log; head -n 9 two.log; cat session.log; tail -n +10 two.log; } >broken.log
judged broken.log >got
expect "the game that begins again, and the one at the other table" [ "$(grep -c conforms got)" -eq 2 ]

# A part begins where no game is being played that would be read otherwise: not at the end of one, nor inside a game at
# another table, nor between a game that was broken off and the next one at its table.
for n in 1 2 3; do session .5 "$(clubs $n)"; done >three.log
{ cat game.sgf three.log game.sgf; head -n 20 session.log; cat game.sgf; } >first.log
{ cat three.log; head -n 20 session.log; sed -n 1,20p two.log; cat session.log; tail -n +21 two.log; cat three.log; } >tables.log
{ head -n 9 session.log; cat two.log session.log; } >inside.log
for log in three first tables inside mixed broken ends; do
  "$SKATREF" check --format=jsonl $log.log >whole
  begin "$log.log in parts"
  for n in 2 3 4 5 7 11; do
    for k in 1 2 3 4 5 6 7 8 9 10 11; do [ $k -gt $n ] || "$SKATREF" check --part=$k/$n --format=jsonl $log.log; done >parts
    expect "$n parts" cmp whole parts
  done
  end
done

# Blocks of input end anywhere: many tables at once, records without games, games without end.
blocks=$builddir/tests/formats/blocks
same() { # FILE
  begin "$1: the same in blocks of all sizes"
  run 0 "$blocks" 1048576 "$1"
  mv out expected
  expect "the test itself: there are games" [ -s expected ]
  for size in 8192 9001 12345 20011 65537; do
    run 0 "$blocks" $size "$1"
    expect "$1 in blocks of $size bytes" diff expected out
  done
  end
}
for n in 1 2 3 4 5 6 7 8 9; do session .$n "$(clubs $n)"; done >many.log
same many.log
for n in 1 2 3 4 5 6 7 8 9; do for m in 1 2 3 4 5 6 7 8 9; do echo "table .$m me end $(clubs $n$m)"; done; done >ends.log
same ends.log
# Two tables at a time, which begin and end together, or one always between two games of the other.
for n in 1 2 3 4 5 6 7 8 9; do
  session .a "$(clubs ${n}1)" >first.log
  session .b "$(clubs ${n}2)" >second.log
  head -n 9 first.log
  head -n 20 second.log
  tail -n +10 first.log
  tail -n +21 second.log
done >pairs.log
same pairs.log
judged pairs.log >got
expect "every game conforms, once" [ "$(sort -u got | grep -c ' conforms$')" -eq "$(wc -l <got)" ]
{
  head -n 20 first.log
  for n in 1 2 3 4 5 6 7 8 9; do
    session .b "$(clubs ${n}2)" >second.log
    head -n 20 second.log
    tail -n +21 first.log
    session .a "$(clubs ${n}1)" >first.log
    head -n 20 first.log
    tail -n +21 second.log
  done
  tail -n +21 first.log
} >chain.log
same chain.log
# Many games at many tables, none of which ends: each looks through few of the lines that follow. (By the clock of the
# processor, which other programs do not change: twenty times as much as it needs, a tenth of what it once took.)
"$AWK" 'BEGIN { for (n = 0; n < 240000; n++) print "table t" n " m start 10" }' >tables
run 1 sh -c 'ulimit -t 10 && exec "$0" check --jobs=1 tables' "$SKATREF"

done_testing
