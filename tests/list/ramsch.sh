# skatref sheet: the rows of a ramsch are compared with what a ramsch can come to; each figure is worked out beside it.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# sums LINE: the game points of the players.
sums() {
  expect "$subject: game points $1" [ "$(tr -s ' ' <out | sed -n 's/^game points //p')" = "$1" ]
}

# ---------------------------------------------------------------- spoiled rows

# With ramsch-double the loser is charged twice his card points, with the skat: 40, three with equally many, to 118, one trick
# with a jack for another. If nobody is without a trick, that is all there is to it.
"$AWK" 'BEGIN {
  print "soloist,game,points,virgin,won,score"
  for (p = 40; p <= 118; p++) print "Ada,ramsch," p ",no,lost," (-2 * p)
}' >good.csv
run 0 "$SKATREF" sheet --option=ramsch-double good.csv
expect "no right row is accused" not grep -q violates out
# Of a loser with at most 58 no other player can be without a trick: the third would have more.
"$AWK" -F, -v OFS=, 'NR == 1 { print; next }
  { p = $3
    print $1, $2, p, $4, $5, -2 * p - 2; print $1, $2, p, $4, $5, -p; print $1, $2, p, $4, $5, 2 * p
    print $1, $2, p, $4, $5, -2 * p + 20; print $1, $2, p + 1, $4, $5, $6; print $1, $2, p - 40, $4, $5, $6
    print $1, $2, 736, $4, $5, $6; print $1, $2, p, $4, "won", $6; print $1, $2, p, $4, $5, -4 * p
    if (p < 59) print $1, $2, p, "yes", $5, $6; print $1, $2, "", $4, $5, -79 + p % 20 }' good.csv >bad.csv
run 1 "$SKATREF" sheet --option=ramsch-double bad.csv
sed -n 's/^bad\.csv:\([0-9]*\):.*violates: .*/\1/p' out | sort -u >found
rows=$(($(wc -l <bad.csv) - 1))
expect "every one of $rows spoiled rows is found" [ "$(wc -l <found)" -eq $rows ]

# judged TEXT ROW [OPTION...]: the findings on a row "points,virgin,won,value,score" beside one that is right.
judged() {
  text=$1
  printf 'soloist,game,points,virgin,won,value,score\nAda,ramsch,%s\nBo,ramsch,70,no,lost,,%s\nCy,,,,,,\n' "$2" "${4:--140}" >row.csv
  "$SKATREF" sheet "${3:---option=ramsch-double}" row.csv >out 2>err
  expect "$2: ${text:-no finding}" [ "$(sed -n 's/^row\.csv:2:*\([0-9]*\): \(.*\)/\1 \2/p' out)" = "$text" ]
}
judged '' 70,no,lost,,-140
judged '' 70,no,lost,140,-140
judged '' ,,lost,,-80
judged '' ,,,,-236
judged '7 violates: home.ramsch-double: -70 is written here, but -140 is right' 70,no,lost,,-70
judged '6 violates: home.ramsch-double: 70 is written here, but -140 is right' 70,no,lost,70,
judged '7 violates: home.ramsch-double: 140 is written here, but -140 is right' 70,no,lost,,140
judged '3 violates: pack.points: card points: 736; possible are 0 to 120' 736,no,lost,,-140
judged '3 violates: home.ramsch-loser: a player who loses this ramsch cannot have 30 card points' 30,no,lost,,-140
judged '4 violates: home.ramsch-loser: yes is written here for a player without a trick, but no is right' 50,yes,lost,,-100
judged '5 violates: home.ramsch-loser: won is written here, but lost is right' 70,no,won,,-140
# Less than 2 x 40, more than 2 x 120 and an odd number are no charges; the nearest that are come first.
judged '7 violates: home.ramsch-double: -78 is written here, but one of these is right: -80, -82, -84, -86, ...
7 undecided: sheet.entry: the value of the game is unknown' ,no,lost,,-78
judged '7 violates: home.ramsch-double: -141 is written here, but one of these is right: -140, -142, -138, -144, ...
7 undecided: sheet.entry: the value of the game is unknown' ,no,lost,,-141
# Fixed penalties: 10, and 15 if a player has no trick. If the loser has 50, nobody has none.
judged '' 50,no,lost,,-10 --option=ramsch-fixed -10
judged '' 50,,lost,,-10 --option=ramsch-fixed -10
judged '' 60,yes,lost,,-15 --option=ramsch-fixed -10
judged '7 violates: home.ramsch-fixed: -15 is written here, but -10 is right' 50,,lost,,-15 --option=ramsch-fixed -10
judged '7 violates: home.ramsch-fixed: -10 is written here, but -15 is right' 60,yes,lost,,-10 --option=ramsch-fixed -10
judged '7 violates: home.ramsch-fixed: -14 is written here, but one of these is right: -15, -10
7 undecided: sheet.entry: the value of the game is unknown' ,,lost,,-14 --option=ramsch-fixed -10
# Every trick with fixed penalties: 20 for the player, or 20 against him, but not 10.
judged '7 violates: home.ramsch-fixed: -15 is written here, but -10 is right' 70,no,lost,,-15 --option=ramsch-fixed -10
printf 'soloist,game,score\nAda,Durchmarsch,-10\nBo,ramsch,-10\nCy,ramsch,-15\n' >march.csv
run 1 "$SKATREF" sheet --option=ramsch-fixed march.csv
says out ' 1 wrong,'
expect "the march is wrong" grep -q '^march.csv:2:3: violates: .*: -10 is written here, but -*20 is right$' out
# Pushed ramsch costs twice the points, and twice as much for each who refuses: 140, 280, 560, 1120.
for score in -140 -280 -560 -1120; do judged '' 70,no,lost,,$score --option=pushed-ramsch; done
judged '7 violates: home.pushed-ramsch: -70 is written here, but one of these is right: -140, -280, -560, -1120
7 undecided: sheet.entry: the value of the game is unknown' 70,no,lost,,-70 --option=pushed-ramsch
# Without an option a ramsch is booked as it is written. That is said once; card points are counted all the same.
printf 'soloist,game,points,score\nAda,ramsch,736,-736\nBo,ramsch,70,-60\nCy,ramsch,,-5\n' >row.csv
run 1 "$SKATREF" sheet --scheme=plain row.csv
sums '-736 -60 -5'
says out 'row.csv:2:3: violates: pack.points: card points: 736; possible are 0 to 120'
says out 'row.csv:2:2: undecided: home.ramsch: a ramsch is booked as it is written: no --option says how it is scored'
says out ' 1 wrong, 1 undecided,'

# ------------------------------------------------------- points of all players

# each TEXT ROW: the findings on a row of points of three players, with ramsch-double; virgin: no.
each() {
  printf 'game,virgin,Ada,Bo,Cy\nramsch,no,%s\nramsch,no,-140,0,0\nramsch,no,,-140,\nramsch,no,,,-140\n' "$2" >each.csv
  "$SKATREF" sheet --option=ramsch-double each.csv >out 2>err
  expect "points $2: ${1:-no finding}" [ "$(sed -n 's/^each\.csv:2:*\([0-9]*\): \(.*\)/\1 \2/p' out)" = "$1" ]
}
each '' 0,-140,0
# Two lose who have equally many before the skat: 60 and 60, or 49 and 49 with 22 in the skat; 142 is less than two 72.
each '' -120,-120,0
each '' 0,-142,-142
same='each player who loses gets the same and the others 0'
each "3 violates: home.ramsch-double: -144 is written here, but $same: -144, -142, -146, -140, ..." -144,-142,0
each "4 violates: home.ramsch-double: -144 is written here, but $same: -144, -142, -146, -140, ..." 0,-144,-144
each "4 violates: home.ramsch-double: -140 is written here, but $same: -140, -138, -142, -136, ..." 0,-140,-10
each "4 violates: home.ramsch-double: -78 is written here, but $same: -80, -82, -84, -86, ..." 0,-78,0
printf 'game,virgin,Ada,Bo,Cy\nramsch,no,138,,\nramsch,no,0,0,0\nramsch,no,,-140,\nramsch,no,,,-140\n' >each.csv
run 1 "$SKATREF" sheet --option=ramsch-double each.csv
says out 'each.csv:2:3: violates: home.ramsch-double: 138 is written here, '
says out 'each.csv:3: violates: home.ramsch-double: 0 is written here, '
# The same with bock, which doubles: 2 x 2 x 70.
printf 'game,virgin,bock,Ada,Bo,Cy\nramsch,no,x,-280,,\nramsch,no,x,,-140,\nramsch,no,no,,,-140\n' >bock.csv
run 1 "$SKATREF" sheet --option=ramsch-double bock.csv
says out "bock.csv:3:5: violates: home.ramsch-double: -140 is written here, but $same: -160, -164, -168, -172, ..."
says out ' 1 wrong,'

# ----------------------------------------------------------- XSkat and its log

# list ROW...: a list of XSkat: player, ramsch, every trick, value, won.
list() {
  { echo '0 0 0'; for letter in a t b g v; do echo "$letter 0 0 0"; done; printf 'e %s\n' "$@"; } >list
}
# Player 1 loses 60; two lose 50, the third is named; player 3 has every trick; nobody loses.
list '0 1 0 60 0' '1 1 0 50 1' '2 1 1 120 1' '0 1 0 0 0' '1 0 0 24 1'
run 0 "$SKATREF" sheet --scheme=plain list
sums '-110 24 70'
says out '5 deals in 1 series: 0 wrong, 1 undecided,'

# game SCORES [PLAYERS]: a ramsch as check has judged it.
game() {
  printf '{"verdict":"conforms","deal":"played","players":[%s],"soloist":null,"game":"ramsch","options":["ramsch-double"],"scores":[%s]}\n' \
    "${2:-\"A\",\"B\",\"C\"}" "$1"
}
list '0 1 0 120 0' '1 1 0 122 1' '2 1 0 140 0'
{ game -120,0,0; game -122,0,-122; game -140,0,0 '"C","A","B"'; } >log.jsonl
run 0 "$SKATREF" sheet --scheme=plain --option=ramsch-double --log=log.jsonl list
sums '-242 0 -262'
says out ' 0 wrong, 0 undecided,'
list '0 1 0 124 0' '1 1 0 126 1' '1 1 0 140 0'
run 1 "$SKATREF" sheet --option=ramsch-double --log=log.jsonl list
says out 'list:7: violates: sheet.entry: -124 is in the list, but -120 in line 1 of the log'
says out 'list:8: violates: sheet.entry: -126 is in the list, but -122 in line 2 of the log'
list '0 1 0 120 0' '1 1 0 122 1' '1 1 0 140 0'
{ game -120,0,0; game -122,0,-122; game -140,0,0; } >log.jsonl
run 1 "$SKATREF" sheet --option=ramsch-double --log=log.jsonl list
says out 'list:9: violates: home.ramsch-loser: player 2 is in the list, but A in line 3 of the log'
# Where two lose, no number is taken for a name: A, B and C are players 1 to 3, and then C and A lose.
list '0 1 0 120 0' '1 1 0 120 0' '2 1 0 120 0' '1 1 0 122 1'
{ game -120,0,0; game 0,-120,0; game 0,0,-120; game -122,-122,0 '"C","A","B"'; } >turned.jsonl
run 0 "$SKATREF" sheet --option=ramsch-double --log=turned.jsonl list
list '0 0 0 24 1' '1 1 0 122 1' '0 0 0 0 1'
run 1 "$SKATREF" sheet --option=ramsch-double --log=log.jsonl list
says out 'list:7: violates: value.passed-in: a game is in the list, but a ramsch in line 1 of the log'
says out 'list:9: violates: value.passed-in: passed in is in the list, but a ramsch in line 3 of the log'
list '0 1 0 240 0'
game -120,0,0 >log.jsonl
run 0 "$SKATREF" sheet --option=ramsch-double --log=log.jsonl list
says out 'list:7: undecided: home.bock: -240 is right if a round of bock doubled -120 (line 1 of the log)'
# ------------------------------------------------------- points of each player

# each OPTION RIGHT WRONG: what the three players of a ramsch can have, in any order, and what they cannot.
each() {
  "$AWK" -v right="$2" -v wrong="$3" 'function all(text, due,    n, i, p) {
      n = split(text, row, " ")
      for (i = 1; i <= n; i++) {
        split(row[i], p, "/")
        for (k = 1; k <= 6; k++) {
          split(order[k], o, "")
          print ++rows "," "ramsch," p[o[1]] "," p[o[2]] "," p[o[3]]
          if (due) print rows + 1 >"wanted"
        }
      }
    }
    BEGIN {
      split("123 132 213 231 312 321", order, " ")
      print "nr,game,A,B,C"
      printf "" >"wanted"
      all(right, 0)
      all(wrong, 1)
    }' >each.csv
  run 1 "$SKATREF" sheet --scheme=plain --option="$1" each.csv
  sed -n 's/^each\.csv:\([0-9]*\):.*violates: home\..*/\1/p' out | sort -nu >found
  expect "$1: each row that no ramsch comes to, and no other" diff wanted found
}
# With fixed penalties: 20 for every trick; 10 for each who loses, of whom there may be three; 15 with a player without a trick,
# so that at most two lose. With card points three who lose have 40, two at most 60 and one, or two with the third without any.
each ramsch-fixed '20/0/0 -10/0/0 -10/-10/0 -10/-10/-10 -15/0/0 -15/-15/0' \
  '20/20/0 20/20/20 20/-10/0 -10/-15/0 -15/-15/-15 -20/0/0 10/0/0 15/0/0 -10/-10/-15 30/0/0 -1/0/0'
each ramsch '120/0/0 -41/0/0 -120/0/0 -77/0/0 -50/-50/0 -40/-40/-40' \
  '120/120/0 120/120/120 -39/0/0 -121/0/0 121/0/0 41/0/0 -41/-41/-41 -50/-51/0 -50/-50/-20 120/-60/0'
done_testing
