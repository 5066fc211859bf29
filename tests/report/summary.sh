# check --summary and merge: what is counted, by game, clause and player, and in which order it stands.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# The third game is wrong: a lost null hand is booked once. Zoe and Bert play in both logs.
{ clubs 1; null 2; null 3 -35; record 4 "1 p 2 p 0 p " passed; } | sed 's/Anna/Zoe/' >one.sgf
{ null 5 -35; clubs 6; } | sed 's/Anna/Zoe/; s/Cora/Dora/' >two.sgf

run 1 "$SKATREF" check --quiet --players --summary=json one.sgf
cp out one.json
says out '"games":4,"verdicts":{"conforms":3,"convention":0,"undecided":0,"violates":1,"malformed":0}'
says out '"clubs":{"conforms":1,"convention":0,"undecided":0,"violates":0,"malformed":0}'
says out '"null":{"conforms":1,"convention":0,"undecided":0,"violates":1,"malformed":0}'
says out '"passed in":{"conforms":1,'
says out '"findings":1,"games":1,"places":[{"source":"one.sgf","line":3,"id":"3"}]}]'
# Equal in all: by name.
says out '"players":[{"name":"Bert","games":4,"violate":1},{"name":"Cora","games":4,"violate":1},{"name":"Zoe","games":4,"violate":1}],"uncounted":0'
run 1 "$SKATREF" check --quiet --players --summary=json two.sgf
cp out two.json

# The place is the line of the finding, not of the record's beginning.
null 7 -35 | sed 's/R\[d/\
R[d/' >long.sgf
run 1 "$SKATREF" check --summary=json --quiet long.sgf
says out '"places":[{"source":"long.sgf","line":2,"id":"7"}]'

# Together: who has more violations first, then who has more games, then by name.
run 1 "$SKATREF" merge --summary=json one.json two.json
says out '"games":6,"verdicts":{"conforms":4,"convention":0,"undecided":0,"violates":2,"malformed":0}'
says out '"clubs":{"conforms":2,"convention":0,"undecided":0,"violates":0,"malformed":0}'
says out '"findings":2,"games":2,"places":[{"source":"one.sgf","line":3,"id":"3"},{"source":"two.sgf","line":1,"id":"5"}]}]'
says out '"players":[{"name":"Bert","games":6,"violate":2},{"name":"Zoe","games":6,"violate":2},{"name":"Cora","games":4,"violate":1},{"name":"Dora","games":2,"violate":1}],"uncounted":0'
run 1 "$SKATREF" merge one.json two.json
tr -s ' ' <out >squeezed
for row in ' conforms 4 66.67 %' ' violates 2 33.33 %' ' game games convention undecided violates malformed' \
  ' clubs 2 0 0 0 0' ' null 3 0 0 2 0' ' passed in 1 0 0 0 0' ' value.lost-double: 2 in 2 games' ' Bert 6 2' \
  ' Zoe 6 2' ' Cora 4 1' ' Dora 2 1'; do
  expect "both logs: $row" grep -Fqx -- "$row" squeezed
done

# ------------------------------------------------------------------- all of it

# Clauses in most games come first, then in the order of their numbers in skatref.h.
eleven_games abcdefghijklmnopqrstuvwxyz >eleven
run 1 "$SKATREF" check --players --format=summary eleven
is '11 games
  conforms                   3   27.27 %
  convention                 1    9.09 %
  undecided                  1    9.09 %
  violates                   5   45.45 %
  malformed                  1    9.09 %

  game                   games  convention   undecided    violates   malformed
  clubs                      3           0           1           1           0
  null                       5           0           0           4           0
  passed in                  1           0           0           0           0
  no game                    2           1           0           0           1

  value.lost-double: 4 in 4 games
    A lost game scores twice its value
    eleven:3 (game 3)
    eleven:8 (game abcdefghijklmnopqrstuvw)
    eleven:9

  auction.values: 3 in 1 game
    Only game values are bids
    eleven:11 (game 9)

  end.absent: 1 in 1 game
    A player leaves or runs out of time
    eleven:5 (game 5)

  record.syntax: 1 in 1 game
    A record follows its format
    eleven:7 (game 13)

  record.result: 1 in 1 game
    The result is written once, with every figure
    eleven:6 (game 6)

  player                         games     violate
  Anna                              10           5
  Bert                              10           5
  Cora                              10           5' out
run 1 "$SKATREF" check --format=summary eleven
expect "no players unless asked for" not grep -e Anna -e "^  player" out

verdicts() { # CONFORMS CONVENTION UNDECIDED VIOLATES MALFORMED
  printf '{"conforms":%s,"convention":%s,"undecided":%s,"violates":%s,"malformed":%s}' "$@"
}
clause() { # ID TITLE FINDINGS GAMES PLACE...
  printf '{"clause":"%s","title":"%s","findings":%s,"games":%s,"places":[' "$1" "$2" "$3" "$4"
  shift 4
  comma=
  for place; do
    id=${place#* }
    [ "$id" = null ] || id="\"$id\""
    printf '%s{"source":"eleven","line":%s,"id":%s}' "$comma" "${place%% *}" "$id"
    comma=,
  done
  printf ']}'
}
whole() { # PLAYERS: "," and the players, or nothing
  printf '{"summary":1,"rules":"RULES","games":11,"verdicts":%s,"kinds":{' "$(verdicts 3 1 1 5 1)"
  printf '"clubs":%s,"null":%s,' "$(verdicts 1 0 1 1 0)" "$(verdicts 1 0 0 4 0)"
  printf '"passed in":%s,"no game":%s},"clauses":[' "$(verdicts 1 0 0 0 0)" "$(verdicts 0 1 0 0 1)"
  clause value.lost-double "A lost game scores twice its value" 4 4 '3 3' '8 abcdefghijklmnopqrstuvw' '9 null'
  printf ,
  clause auction.values "Only game values are bids" 3 1 '11 9'
  printf ,
  clause end.absent "A player leaves or runs out of time" 1 1 '5 5'
  printf ,
  clause record.syntax "A record follows its format" 1 1 '7 13'
  printf ,
  clause record.result "The result is written once, with every figure" 1 1 '6 6'
  printf ']%s}\n' "$1"
}
json() { # PLAYERS: that is what was printed
  whole "$1" >expected
  sed 's/"rules":"skatref [^"]*"/"rules":"RULES"/' out >printed
  expect "$subject: the whole of it" diff expected printed
}
run 1 "$SKATREF" check --quiet --summary=json eleven
json ''
three='{"name":"Anna","games":10,"violate":5},{"name":"Bert","games":10,"violate":5},{"name":"Cora","games":10,"violate":5}'
run 1 "$SKATREF" check --quiet --players --summary=json eleven
json ",\"players\":[$three],\"uncounted\":0"
# merge prints the same summary again.
cp out eleven.json
run 1 "$SKATREF" merge --summary=json eleven.json
json ",\"players\":[$three],\"uncounted\":0"
# Diamonds are the first kind.
clubs 1 | sed 's/ 0 C\.C7/ 0 D.C7/' >diamonds.sgf
run 1 "$SKATREF" check --quiet --summary=json diamonds.sgf
says out "\"games\":1,\"verdicts\":$(verdicts 0 0 0 1 0),\"kinds\":{\"diamonds\":$(verdicts 0 0 0 1 0)}"
cp out diamonds.json
run 1 "$SKATREF" merge --summary=json diamonds.json eleven.json
says out "\"games\":12,\"verdicts\":$(verdicts 3 1 1 6 1),\"kinds\":{\"diamonds\":$(verdicts 0 0 0 1 0),\"clubs\":"
run 1 "$SKATREF" merge diamonds.json
says out '  violates                   1  100.00 %'
says out '  diamonds                   1           0           0           1           0'
# Ramsch is a kind of its own; a kind with one game is listed.
record 1 "1 p 2 p 0 p $tricks" unknown >ramsch.sgf
run 0 "$SKATREF" check --option=ramsch --quiet --summary=json ramsch.sgf
says out "\"kinds\":{\"ramsch\":$(verdicts 0 0 1 0 0)}"
cp out ramsch.json
cp ramsch.json again.json
run 0 "$SKATREF" merge --summary=json ramsch.json again.json
says out "\"games\":2,"
says out "\"kinds\":{\"ramsch\":$(verdicts 0 0 2 0 0)}"
# A malformed game counts for those whom it names: three of one game, and three of two others, one of them malformed.
{ null 1 -35; sed 's/p:16/q:16/' two.sgf; } >bad.sgf
run 1 "$SKATREF" check --quiet --players --summary=json bad.sgf
says out '"violates":1,"malformed":1'
says out '"players":[{"name":"Bert","games":3,"violate":2},{"name":"Dora","games":2,"violate":1},{"name":"Zoe","games":2,"violate":1},{"name":"Anna","games":1,"violate":1},{"name":"Cora","games":1,"violate":1}],'

# --------------------------------------------------------------------- what is read

sums() { # STATUS SED: of the summary of eleven games, and one more
  sed "$2" eleven.json >edited.json
  expect "the test itself: $2" not cmp -s eleven.json edited.json
  run "$1" "$SKATREF" merge --summary=json edited.json eleven.json
}
sums 1 's/"uncounted":0/"uncounted":7/'
says out '"uncounted":7'
sed 's/"uncounted":0/"uncounted":5/' eleven.json >five.json
run 1 "$SKATREF" merge --summary=json edited.json five.json
says out '"uncounted":12'
run 1 "$SKATREF" merge edited.json five.json
says out '  only 50000 players are counted; games of others: 12'
sed 's/"uncounted":0/"uncounted":1/' eleven.json >edited.json
run 1 "$SKATREF" merge edited.json
says out '  only 50000 players are counted; games of others: 1'
cp eleven.json again.json
run 1 "$SKATREF" merge eleven.json again.json
expect "all players are counted: nothing is said" not grep counted out
says out '22 games'
says out '  value.lost-double: 8 in 8 games'
expect "three places of them" [ "$(sed -n '/value.lost-double/,/^$/p' out | grep -c eleven:)" -eq 3 ]
sums 1 's/"games":11,"verdicts":{"conforms":3/"games":9,"verdicts":{"conforms":1/; s/\("clubs\|"null\)":{"conforms":1/\1":{"conforms":0/g'
says out '"games":20,"verdicts":{"conforms":4,'
sums 1 's/"line":3,"id":"3"/"line":3,"id":"abcdefghijklmnopqrstuvwxyz"/'
says out '{"source":"eleven","line":3,"id":"abcdefghijklmnopqrstuvw"}'
# merge refuses a summary with an unknown name, another version or a missing number.
for wrong in 's/"clause":"auction.values"/"clause":"auction.value"/' 's/"clause":"end.absent"/"clause":5/' \
  's/"summary":1/"summary":2/' 's/"summary":1/"summary":0/' 's/"name":"Anna"/"name":3/' \
  's/"conforms":3/"conforms":-3/' 's/"conforms":3/"conforms":"3"/' 's/"conforms":3,//' 's/"no game"/"nobody"/' \
  's/"findings":4/"findings":4.0/' 's/"violate":5/"violated":5/' 's/"uncounted":0/"uncounted":null/' \
  's/"clubs":{"conforms":1/"clubs":{"conforms":2/' 's/"findings":4,"games":4/"findings":3,"games":4/' \
  's/"findings":3,"games":1/"findings":9,"games":9/' 's/"findings":4,"games":4/"findings":3,"games":3/' \
  's/"verdicts"/"verdict"/' 's/"line":3,/"line":-3,/' 's/"source":"eleven"/"source":null/'; do
  sums 2 "$wrong"
  silent out
done
# No games at all.
sed 's/":[1-9][0-9]*/":0/g; s/"summary":0/"summary":1/; s/"clauses":.*"players"/"clauses":[],"players"/' eleven.json >zero.json
run 0 "$SKATREF" merge zero.json
is '0 games
  conforms                   0    0.00 %
  convention                 0    0.00 %
  undecided                  0    0.00 %
  violates                   0    0.00 %
  malformed                  0    0.00 %

  game                   games  convention   undecided    violates   malformed

  player                         games     violate
  Anna                               0           0
  Bert                               0           0
  Cora                               0           0' out

# ------------------------------------------------------------------------ names

# named NAME NAME NAME: a game of these players.
named() {
  clubs 1 | LC_ALL=C "$AWK" -v a="$1" -v b="$2" -v c="$3" '{ sub(/Anna/, a); sub(/Bert/, b); sub(/Cora/, c); print }'
}
# An id has 23 bytes, a name 127, and no letter is cut.
null 123456789a123456789b123 -35 >ids
null 123456789a123456789b1234 -35 >>ids
run 1 "$SKATREF" check --quiet --summary=json ids
expect "two ids of 23 bytes" [ "$(grep -o '"id":"123456789a123456789b123"' out | wc -l)" -eq 2 ]
long=$(letters 126)
clubs 1 >plain
"$SKATREF" convert --to=json plain | sed "s/Anna/$long$long/; s/Bert/${long}$(printf '\303\266')/; s/Cora/$(letters 125)$(printf '\303\266')/" >named.json
run 0 "$SKATREF" check --quiet --players --summary=json named.json
for name in "${long}x" "$long" "$(letters 125)$(printf '\303\266')"; do
  says out "{\"name\":\"$name\",\"games\":1,"
done
long=$(letters 111)
named "${long}1234567" "a b" "A" >named.sgf
run 0 "$SKATREF" check --quiet --players --summary=json named.sgf
says out "\"name\":\"${long}1234567\","
says out '"name":"a b",'
says out '"name":"A",'
# A byte that is no text is written as a message shows it; JSON escapes a control character.
named "$(printf 'T\tab')" "$(printf 'X\377\376Y')" "$(printf 'J\303\266rg')" >named.sgf
run 0 "$SKATREF" check --quiet --players --summary=json named.sgf
says out '"name":"T\u0009ab",'
says out '"name":"X\\xFF\\xFEY",'
says out "\"name\":\"$(printf 'J\303\266rg')\","
# As text a name has 24 columns, or more and a blank.
named "$(letters 23)" "$(letters 24)" "$(letters 25)" >named.sgf
run 0 "$SKATREF" check --players --format=summary named.sgf
says out "  $(letters 23)            1           0"
says out "  $(letters 24)            1           0"
says out "  $(letters 25)            1           0"
"$AWK" '/^  x/ { print length($0) }' out | sort -n | tr '\n' ' ' >lengths
expect "24 columns, or more and a blank" [ "$(cat lengths)" = '50 51 52 ' ]
# Twenty are listed as text.
{ for n in 1 2 3 4 5 6; do named "A$n" "B$n" "C$n"; done; named A1 Y Z; } >twenty.sgf
run 0 "$SKATREF" check --players --format=summary twenty.sgf
expect "twenty players" [ "$(grep -c '^  [A-Z][0-9]\{0,1\}  ' out)" -eq 20 ]
expect "and no more" not grep more out
named A1 Y W >>twenty.sgf
run 0 "$SKATREF" check --players --format=summary twenty.sgf
says out '  and 1 more; --summary=json has them'
expect "twenty of them" [ "$(grep -c '^  [A-Z][0-9]\{0,1\}  ' out)" -eq 20 ]
expect "those with most games first, then by name" \
  [ "$(sed -n 's/^  \([A-Z][0-9]\{0,1\}\)  .*/\1/p' out | head -n 5 | tr '\n' ' ')" = 'A1 Y A2 A3 A4 ' ]

# ---------------------------------------------------------------- many threads

# Two logs of 1200 games each, in blocks that the threads take by turns: one game in four is wrong, the first ones too.
{ null 1 -35; null 2; null 3; clubs 4; } >four
"$AWK" '{ line[NR] = $0 } END { for (i = 0; i < 300; i++) for (k = 1; k <= 4; k++) print line[k] }' four >big.sgf
cp big.sgf other.sgf
expect "the test itself: more than a block" [ "$(wc -c <big.sgf)" -gt 300000 ]
for jobs in 1 3; do
  run 1 "$SKATREF" check --jobs=$jobs --quiet --players --summary=json other.sgf big.sgf
  says out "\"games\":2400,\"verdicts\":$(verdicts 1800 0 0 600 0),\"kinds\":{\"clubs\":$(verdicts 600 0 0 0 0),\"null\":$(verdicts 1200 0 0 600 0)}"
  says out '"findings":600,"games":600,"places":[{"source":"other.sgf","line":1,"id":"1"},{"source":"other.sgf","line":5,"id":"1"},{"source":"other.sgf","line":9,"id":"1"}]'
  says out '"players":[{"name":"Anna","games":2400,"violate":600},'
done

# Each place names its own log.
null 1 -35 >b
clubs 2 unknown "1 19 0 y 1 20 0 y 1 p 2 p" >a
run 1 "$SKATREF" check --quiet --summary=json b a b
says out '"places":[{"source":"b","line":1,"id":"1"},{"source":"b","line":1,"id":"1"}]'
says out '"places":[{"source":"a","line":1,"id":"2"}]'

# 50000 players are counted one by one; games of others are only counted. Each of 16667 games has three new players, and
# the last one is there twice; then three others play four times: three times 16672 in all.
record 1 "1 p 2 p 0 p" passed >passed.sgf
"$AWK" '{ split($0, part, /Anna|Bert|Cora/)
  for (i = 1; i <= 16667; i++) print part[1] "A" i part[2] "B" i part[3] "C" i part[4]
  print part[1] "A1" part[2] "B1" part[3] "C1" part[4]
  for (i = 1; i <= 4; i++) print part[1] "Za" part[2] "Zb" part[3] "Zc" part[4] }' passed.sgf >many.sgf
run 0 "$SKATREF" check --quiet --players --jobs=4 --summary=json many.sgf
grep -o '"games":[0-9]*,"violate"' out >games
expect "the first 50000" [ "$(wc -l <games)" -eq 50000 ]
uncounted=$(sed -n 's/.*"uncounted":\([0-9]*\)}$/\1/p' out)
expect "every game is counted" "$AWK" -F'[:,]' -v sum="$uncounted" '{ sum += $2 } END { exit !(sum == 50016) }' games
run 0 "$SKATREF" check --players --format=summary many.sgf
says out '  and 49980 more; --summary=json has them'
says out "  only 50000 players are counted; games of others: $uncounted"

# Who has more violations comes first, then who has more games, then by name.
players() { # GAMES VIOLATE of P1, P2, ...
  n=0 comma=
  printf '"players":['
  for both; do
    n=$((n + 1))
    printf '%s{"name":"P%s","games":%s,"violate":%s}' "$comma" $n "${both% *}" "${both#* }"
    comma=,
  done
  printf ']'
}
sed "s/\"players\":\[.*\]/$(players '9 1' '9 3' '3 3' '7 1' '9 2' '8 0' '9 0' '8 8' '9 1')/" eleven.json >order.json
run 1 "$SKATREF" merge --summary=json order.json
expect "the order of players" [ "$(grep -o '"name":"P[0-9]"' out | tr -dc '0-9')" = 823519476 ]

# The rules are printed if they are the same for all.
run 1 "$SKATREF" merge eleven.json diamonds.json
expect "by which rules" grep -Eq '^12 games \(skatref [^ ]*, isko2022, spec [0-9a-f]*\)$' out
sed 's/, isko2022, /, isko1999, /' eleven.json >older.json
run 1 "$SKATREF" merge older.json diamonds.json
expect "not by the same" grep -qx '12 games' out
run 1 "$SKATREF" merge --summary=json older.json diamonds.json
says out '"rules":null,'

# Where a language has a word of more than 16 columns, so has the table.
run 1 "$SKATREF" check --format=summary --lang=pl eleven
says out '  zgodne                      3   27,27 %'
says out '  nierozstrzygnięte           1    9,09 %'
# A Polish head is wider than its column; the figures stand below it.
says out '  gra                       gry   konwencja nierozstrzygnięte'
says out '  trefl                       3           0                 1'
# ---------------------------------------------------------------- many players, in any order of names

# A summary of so many players, whose names come in rising, falling or mixed order: each is counted once.
for order in 'n' '999 - n' '(n * 577) % 1000'; do
  "$AWK" 'BEGIN {
    verdicts = "{\"conforms\":1000,\"convention\":0,\"undecided\":0,\"violates\":0,\"malformed\":0}"
    printf "{\"summary\":1,\"games\":1000,\"verdicts\":" verdicts ",\"kinds\":{\"passed in\":" verdicts "},\"clauses\":[],\"players\":["
    for (n = 0; n < 1000; n++) printf "%s{\"name\":\"p%03d\",\"games\":%d,\"violate\":0}", n ? "," : "", '"$order"', '"$order"' + 1
    print "],\"uncounted\":0}" }' >many.json
  cp many.json again.json
  run 0 "$SKATREF" merge --summary=json many.json again.json
  tr '{' '\n' <out | sed -n 's/^"name":"p0*\([0-9]\{1,\}\)","games":\([0-9]*\),.*/\1 \2/p' >players
  expect "a thousand players, each with the games of both" "$AWK" '$2 != 2 * ($1 + 1) || seen[$1]++ { exit wrong = 1 } END { exit wrong || NR != 1000 }' players
done

# ----------------------------------------------------------------------------- parts

# A part names itself: twice, missing, or by other rules it is refused; in any order all of them are the whole.
for k in 1 2 3; do
  "$SKATREF" check --quiet --part="$k/3" --summary=json eleven >"part$k.json"
done
# gzip writes the sum behind what it has packed, its lowest byte first.
crc() { gzip -c "$1" | tail -c 8 | od -An -tx1 | "$AWK" '{ print $4 $3 $2 $1 }'; }
"$SKATREF" check --quiet --part=2/3 --code=isko1999 --summary=json eleven >other.json
expect "a part says which it is, of how many bytes" grep -q "\"part\":{\"part\":2,\"parts\":3,\"bytes\":$(($(wc -c <eleven))),\"crc32\":\"$(crc eleven)\"}" part2.json
"$SKATREF" check --quiet --summary=json eleven >whole.json
run 1 "$SKATREF" merge --summary=json part3.json part1.json part2.json
expect "parts in any order: the same figures" [ "$(grep -o '"verdicts":{[^}]*}' out)" = "$(grep -o '"verdicts":{[^}]*}' whole.json)" ]
cp part2.json again.json
run 2 "$SKATREF" merge part1.json part2.json again.json part3.json
says err 'skatref merge: again.json:1: the same part twice'
# A summary of a whole log does not say of which; its file is known again under another name.
ln -s whole.json link.json
for name in whole.json ./whole.json link.json; do
  run 2 "$SKATREF" merge whole.json part1.json "$name"
  says err "skatref merge: $name:1: the same file a second time: its games are counted already"
done
run 2 "$SKATREF" merge part1.json part3.json
says err 'skatref merge: part 2 of 3 is missing'
run 2 "$SKATREF" merge part1.json other.json part3.json
says err 'skatref merge: other.json:1: this part was judged by other rules than those before'
for k in 0 4; do
  sed "s/\"part\":3,/\"part\":$k,/" part3.json >beyond.json
  run 2 "$SKATREF" merge part1.json beyond.json part2.json
  says err 'skatref merge: beyond.json:1: not a summary of skatref check, nor results of the same match'
done
# Games that conditions chose are not added to others.
"$SKATREF" check --quiet --part=2/3 --where='bid>=20' --where='game!=null' --summary=json eleven >chosen2.json
expect "a summary says which games were chosen" grep -q '"where":"bid>=20,game!=null",' chosen2.json
run 2 "$SKATREF" merge part1.json chosen2.json part3.json
says err 'skatref merge: chosen2.json:1: the games of this summary were chosen by another --where than those before'
run 2 "$SKATREF" merge chosen2.json part1.json
says err 'skatref merge: part1.json:1: the games of this summary were chosen by another --where than those before'
"$SKATREF" check --quiet --part=1/2 --where='bid>=20' --summary=json eleven >half1.json
"$SKATREF" check --quiet --part=2/2 --where='bid>=20' --summary=json eleven >half2.json
run 1 "$SKATREF" merge --summary=json half1.json half2.json
expect "... and of parts that were chosen alike, which" grep -q '"where":"bid>=20",' out
# Nor games beside which something was skipped, or players counted, to others.
for option in '--foreign=skip' --players; do
  "$SKATREF" check --quiet --part=2/3 "$option" --summary=json eleven >option2.json
  for parts in 'part1.json option2.json:2' 'option2.json part1.json:1'; do
    # shellcheck disable=SC2086 # two files
    run 2 "$SKATREF" merge ${parts%:*}
    says err "skatref merge: $(printf '%s\n' ${parts%:*} | tail -n 1):1: this summary "
    says err ": give ${option%=*} to all"
  done
done
for k in 1 2 3; do
  "$SKATREF" check --quiet --part="$k/3" --foreign=skip --summary=json eleven
done >skipped.json
run 1 "$SKATREF" merge --summary=json skipped.json
expect "... and of parts that were read alike, which" grep -q '"foreign":"skip",' out
# A log of the same size, in which a name has another letter, is another log.
sed 's/P0\[[A-Za-z]/P0[x/' eleven >twin
expect "the twin differs and has the same size" eval '[ "$(wc -c <twin)" = "$(wc -c <eleven)" ] && ! cmp -s twin eleven'
"$SKATREF" check --quiet --part=2/3 --summary=json twin >twin2.json
run 2 "$SKATREF" merge part1.json twin2.json part3.json
says err 'skatref merge: part 2 of 3 is missing'
# One log that is complete is no excuse for another.
run 2 "$SKATREF" merge part1.json part2.json part3.json twin2.json
says err 'skatref merge: part 1 of 3 is missing'
# A summary that contradicts itself, or that lacks something, is none; nor is a part that hides its rules.
for forged in 's/"games":11,/"games":12,/' 's/"games":11,/"games":-11,/' 's/"games":11,//' 's/"conforms":/"conforms":1/' \
  's/"kinds":{.*}},"clauses"/"kinds":3,"clauses"/' 's/"clauses":.*/"clauses":null}/' 's/"clauses":.*/"players":[],"uncounted":0}/' \
  's/"findings":[0-9]*,"games":[0-9]*/"findings":9000000,"games":0/' 's/"clauses":\[\({"clause"[^]]*]}\)/"clauses":[\1,\1/' \
  's/"clauses":/"players":[{"name":"a","games":1,"violate":2}],"uncounted":0,"clauses":/' \
  's/"clauses":/"players":[{"name":"a","games":36,"violate":1}],"uncounted":0,"clauses":/'; do
  sed "$forged" whole.json >forged.json
  expect "the test itself: $forged changes it" not cmp -s whole.json forged.json
  run 2 "$SKATREF" merge forged.json
  says err 'skatref merge: forged.json:1: not a summary of skatref check, nor results of the same match'
done
sed 's/"rules":"[^"]*",//' part2.json >hidden.json
run 2 "$SKATREF" merge part1.json hidden.json part3.json
says err 'skatref merge: hidden.json:1: this part was judged by other rules than those before'
sed 's/":[1-9][0-9]*/":0/g; s/"summary":0/"summary":1/; s/"games":0,\("verdicts":{"conforms":\)0/"games":9000000000000000000,\19000000000000000000/' \
  whole.json | sed 's/"clauses":\[.*\]/"clauses":[]/; s/"kinds":{"\([a-z ]*\)":{"conforms":0/"kinds":{"\1":{"conforms":9000000000000000000/' >huge.json
run 0 "$SKATREF" merge huge.json
cp huge.json again.json
run 2 "$SKATREF" merge huge.json again.json
says err 'skatref merge: again.json:1: not a summary of skatref check, nor results of the same match'

done_testing
