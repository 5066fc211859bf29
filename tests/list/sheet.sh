# skatref sheet: what score lists come to, what is found wrong in them, and in how many forms they are read.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

head='deal,dealer,soloist,game,matadors,hand,announced,ouvert,schneider,schwarz,won,bid,points,value,score,contra,overbid,tricks'

# list ROW...: a list with these rows.
list() {
  echo "$head" >list.csv
  printf '%s\n' "$@" >>list.csv
}

# found STATUS TEXT...: the list gives exactly these findings, each "line:column: verdict: clause".
found() {
  run "$1" "$SKATREF" sheet list.csv
  shift
  sed -n 's/^list\.csv:\([0-9:]*: [a-z]*: [a-z0-9.-]*\): .*/\1/p' out >findings
  if [ $# -eq 0 ]; then : >wanted; else printf '%s\n' "$@" >wanted; fi
  expect "rows $(sed 1d list.csv | tr '\n' '|'): ${*:-no finding}" diff wanted findings
}

# row COLUMN=VALUE...: one row of the list, alone in it; the deal is number 1, by soloist A.
row() {
  "$AWK" -v head="$head" 'BEGIN {
    n = split(head, name, ",")
    cell["deal"] = 1; cell["soloist"] = "A"
    for (i = 1; i < ARGC; i++) { at = index(ARGV[i], "="); cell[substr(ARGV[i], 1, at - 1)] = substr(ARGV[i], at + 1) }
    for (i = 1; i <= n; i++) printf "%s%s", cell[name[i]], i < n ? "," : "\n"
  }' "$@"
}

# judged TEXT COLUMN=VALUE...: a row gives just that finding beside the doubt about the length; "" is none.
judged() {
  wanted_text=$1
  shift
  list "$(row "$@")"
  run_any "$SKATREF" sheet list.csv
  sed -n '/last round of 3 deals is incomplete/d; s/^list\.csv:2:*\([0-9]*\): \([a-z]*: [a-z0-9.-]*\): \(.*\)/\1 \2: \3/p' out >findings
  printf '%s' "$wanted_text" | sed '$a\' >wanted
  expect "row $*: ${wanted_text:-no finding}" diff wanted findings
}

run_any() {
  "$@" >out 2>err
  status=$? subject="skatref sheet"
  expect "sheet list.csv: exit status 0 or 1" [ $status -lt 2 ]
}

# booked SCORE COLUMN=VALUE...: the row is booked so, without a finding.
booked() {
  score=$1
  shift
  list "$(row "$@")" '2,,B,clubs,1,0,,0,0,0,1,,61,24,24,,' '3,,C,clubs,1,0,,0,0,0,1,,61,24,24,,'
  run 0 "$SKATREF" sheet --scheme=plain list.csv
  got=$("$AWK" '$1 == "game" && $2 == "points" { print $3 }' out)
  expect "$*: booked as $score" [ "$got" = "$score" ]
}

# sums LINE...: these lines stand in the output, its blanks squeezed.
sums() {
  tr -s ' ' <out >squeezed
  for line; do
    expect "$subject: $line" grep -Fqx -- "$line" squeezed
  done
}

# ------------------------------------------------------------- natural errors

judged '11 violates: level.win: won is written here, but lost is right, with 60 card points' game=clubs matadors=1 hand=0 won=1 points=60
judged '11 violates: level.win: won is written here, but lost is right, with 0 card points' game=grand matadors=1 won=won points=0
judged '11 violates: level.win: lost is written here, but won is right, with 61 card points' game=clubs matadors=1 hand=0 announced=none won=0 bid=18 points=61
judged '9 violates: level.schneider: schneider is written here, but not schneider is right, with 89 card points' game=clubs matadors=1 hand=0 schneider=1 won=1 points=89
judged '9 violates: level.schneider: not schneider is written here, but schneider is right, with 90 card points' game=clubs matadors=1 hand=0 schneider=0 won=1 points=90
judged '9 violates: level.schneider: schneider is written here, but not schneider is right, with 31 card points' game=clubs matadors=1 hand=0 announced=none schneider=1 won=0 bid=18 points=31
judged '9 violates: level.schneider: not schneider is written here, but schneider is right, with 30 card points' game=clubs matadors=1 hand=0 announced=none schneider=0 won=0 bid=18 points=30
judged '10 violates: level.schwarz: schwarz is written here, but not schwarz is right, with 119 card points' game=clubs matadors=1 hand=0 schwarz=1 won=1 points=119
judged '10 violates: level.schwarz: schwarz is written here, but not schwarz is right, with 23 card points' game=clubs matadors=-1 hand=0 announced=none schwarz=1 won=0 bid=18 points=23
judged '13 convention: level.null: card points do not count in null: 75 has no effect' game=null won=1 points=75
judged '11 violates: value.bid: won is written here, but the game is lost, as it is overbid at 36: -72' game=clubs matadors=1 hand=0 announced=none ouvert=no schneider=0 schwarz=0 won=1 bid=36 points=70
judged '11 violates: value.overbid-null: won is written here, but the game is lost, as it is overbid at 24
15 undecided: sheet.entry: the value of the game is unknown' game=null hand=0 ouvert=0 won=1 bid=24
judged '14 violates: value.product: 25 is written here, but 24 is right' game=clubs matadors=1 hand=0 announced=none ouvert=0 schneider=0 won=1 points=70 value=25
judged '14 violates: value.null: 24 is written here, but 23 is right' game=null hand=0 ouvert=0 won=1 value=24
judged '15 violates: value.lost-double: -24 is written here, but -48 is right' game=clubs matadors=1 hand=0 announced=none ouvert=0 schneider=0 schwarz=0 won=0 bid=18 score=-24
judged '15 violates: value.overbid: -48 is written here, but -72 is right' game=clubs matadors=1 hand=0 announced=none ouvert=0 schneider=0 schwarz=0 won=0 bid=27 score=-48
judged '14 violates: value.product: 25 is written here, but one of these is right: 27, 18, 36, 45, ...
15 undecided: sheet.entry: the value of the game is unknown' game=diamonds won=1 value=25
judged '14 violates: auction.values: no game has the value 25' won=1 value=25
judged '15 violates: auction.values: no game has the value -50' score=-50 won=lost
judged '15 violates: sheet.entry: -24 should be positive, as the game is won' game=clubs matadors=1 hand=0 won=1 points=70 score=-24
judged '12 violates: auction.values: 19 is not the value of a game' game=clubs matadors=1 won=1 points=70 bid=19
judged '5 violates: matadors.limit: matadors: 5; possible are 1 to 4' game=grand matadors=5 won=1 score=144
judged '13 violates: pack.points: card points: 121; possible are 0 to 120' game=grand matadors=1 won=1 points=121
judged '7 violates: announce.levels: schneider announced is not allowed with clubs after taking up the skat' game=clubs matadors=1 hand=0 announced=schneider won=1 points=95
judged '17 violates: value.bid: overbid is written here, but not overbid is right' game=clubs matadors=1 hand=0 announced=none won=0 bid=18 points=50 overbid=1
judged '11 violates: level.announced: won is written here, but lost is right, with 89 card points' game=clubs matadors=1 hand=1 announced=schneider won=1 points=89
# The bid is unknown: lost with enough points is possible, but not at the plain value.
judged '11 violates: level.win: lost is written here, but won is right, with 75 card points' game=hearts matadors=1 hand=0 announced=none ouvert=0 won=0 points=75 score=-40
judged '' game=hearts matadors=1 hand=0 announced=none ouvert=0 won=0 points=75 score=-60

# ------------------------------------------- a missing fact is never an error

judged '' game=clubs matadors=1 won=1 points=70
judged '' game=clubs won=1 value=48
judged '15 undecided: sheet.entry: the value of the game is unknown' game=clubs matadors=1 won=0 points=75
judged '' won=1 value=24
judged '' won=0 score=-540
judged '' game=null won=0 score=-46 bid=23
judged '' game=null hand=0 ouvert=0 won=0 score=-72
judged '15 violates: value.null: -40 is written here, but -46 is right' game=null hand=0 ouvert=0 won=0 score=-40
judged '' game=clubs matadors=1 hand=0 announced=none ouvert=0 schneider=0 schwarz=0 won=0 points=50 score=-72
judged '' game=hearts matadors=1 won=1 points=101 value=30
judged '15 undecided: sheet.entry: the value of the game is unknown' game=clubs won=1
judged '3 undecided: sheet.entry: the soloist is unknown' soloist= game=clubs won=1 value=24 points=70
# Passed in: what the form fills in by itself says nothing.
judged '' soloist= bid=18 points=75
judged '' soloist= game=eingepasst
judged '' soloist=NULL game=NULL won=NULL
judged '15 violates: sheet.entry: 24 is written here, but a deal that was passed in counts 0' soloist= game=passed score=24

# --------------------------------------------------------- what it comes to

booked 24 game=clubs matadors=1 won=1 points=70
booked 36 game=clubs matadors=1 won=1 points=95
booked -48 game=clubs matadors=-1 won=0 points=45
booked -72 game=clubs matadors=1 won=0 bid=27 points=70
booked 84 game=clubs matadors=3 hand=1 announced=schneider won=1 points=101
# The row does not say hand; its value shows that the game was below its bid (S2.5).
judged '11 violates: value.bid: won is written here, but the game is lost, as it is overbid at 30' game=hearts matadors=1 won=1 bid=30 points=70 value=20
judged '11 violates: value.bid: won is written here, but the game is lost, as it is overbid at 30' game=hearts matadors=1 won=1 bid=30 points=70 score=20
judged '' game=hearts matadors=1 won=1 bid=30 points=70 value=30
judged '14 violates: value.product: 25 is written here, but 30 is right' game=hearts matadors=1 won=1 bid=30 points=70 value=25

booked -118 game=null hand=1 ouvert=1 won=0
booked 48 game=clubs matadors=1 won=1 points=70 contra=x
booked -96 game=clubs matadors=1 won=0 points=50 contra=2
booked 48 game=clubs matadors=1 won=1 points=120 tricks=10
booked 36 game=clubs matadors=1 won=1 points=120 tricks=9
booked 264 game=grand matadors=4 hand=1 ouvert=1 won=1 points=120
# S1.18: overbid with 65 and 74 card points; 48 and 40 are charged twice.
booked -96 game=clubs matadors=1 hand=0 won=0 bid=48 points=65
booked -80 game=hearts matadors=-1 hand=1 won=0 bid=35 points=74

# ------------------------------------------- numbers, dealers, lengths, totals

list '1,A,B,,,,,,,,1,,,24,,,' '2,B,B,,,,,,,,1,,,24,,,' '2,C,C,,,,,,,,1,,,24,,,' '5,C,C,,,,,,,,1,,,24,,,' \
  '6,A,C,,,,,,,,1,,,24,,,' '7,A,C,,,,,,,,1,,,24,,,'
found 1 '4:1: violates: sheet.series' '5:1: violates: sheet.series' '7:2: violates: seat.next-dealer'
says out 'list.csv:4:1: violates: sheet.series: deal 2 is in line 3 too'
says out 'list.csv:5:1: violates: sheet.series: deals 3 to 4, before deal 5, are missing'
says out 'list.csv:7:2: violates: seat.next-dealer: A is written here as dealer, but B deals'
list '1,A,B,,,,,,,,1,,,24,,,' '2,B,C,,,,,,,,1,,,24,,,' '3,C,C,,,,,,,,1,,,24,,,' '4,D,A,,,,,,,,1,,,24,,,'
found 1 '4:3: violates: seat.four'
list '1,A,B,,,,,,,,1,,,24,,,' '2,B,C,,,,,,,,1,,,24,,,'
found 0 '3:1: undecided: sheet.series'
run 1 "$SKATREF" sheet --strict list.csv
run 1 "$SKATREF" sheet --deals=3 list.csv
says out 'list.csv:3:1: violates: sheet.series: the series has 2 deals; agreed were 3'
run 1 "$SKATREF" sheet --deals=1 list.csv
says out 'list.csv:3:1: violates: sheet.series: the agreed series ended before this deal'
run 1 "$SKATREF" sheet --scheme=beer --limit=24 list.csv
says out 'violates: sheet.beer: the list ended before this deal'
run 1 "$SKATREF" sheet --players=A,B,D list.csv
says out 'list.csv:3:3: violates: general.table: C is not one of the players'

cat >list.csv <<'END'
spieler,punkte,summe,A total,summe B
A,24,24,24,
B,-36,-36,,-36
A,30,55,55,
A,18,73,73,
END
run 1 "$SKATREF" sheet list.csv
says out 'list.csv:4:3: violates: sheet.entry: 55 is written here, but 54 is right'
expect "one wrong total is one finding" [ "$(grep -c violates out)" -eq 1 ]

# A row of sums: game points, or totals with the bonuses; Ann has 24 and 50, Bo -36 - 50, Cy 20 + 50, and 40 each.
cat >list.csv <<'END'
nr,Ann,Bo,Cy
1,24,,
2,,-36,
3,,,20
Summe,24,-86,110
END
run 0 "$SKATREF" sheet list.csv
sed 's/110/111/' list.csv >sum.csv
run 1 "$SKATREF" sheet sum.csv
says out 'sum.csv:5:4: violates: sheet.entry: 111 is written here, but the game points are 20 or the total is 110'

# Card points that passed-in rows have are the form's: a doubt.
cat >list.csv <<'END'
nr,spieler,spiel,spitzen,stufe,ergebnis,reizwert,augen
1,A,herz,1,einfach,verloren,18,75
2,,,,,,18,75
3,B,herz,1,einfach,verloren,18,76
END
run 1 "$SKATREF" sheet list.csv
says out 'list.csv:2:6: undecided: level.win: lost does not go with 75 card points, which may come from the form,'
says out 'list.csv:4:6: violates: level.win: lost is written here, but won is right, with 76 card points'
# ... also where a column is not known that every row fills.
sed 's/$/,0/; 1s/0$/wetter/' list.csv >more.csv
run 1 "$SKATREF" sheet more.csv
says out 'more.csv:2:6: undecided: level.win: lost does not go with 75 card points, which may come from the form,'

# Matadors in words, and a hand game named in one column with its level in another.
cat >list.csv <<'END'
nr,spieler,spiel,spitzen,stufe,ergebnis,wert
1,A,herz hand,ohne 1,schneider,gewonnen,40
2,B,pik,Mit 2,einfach,gewonnen,33
3,C,null ouvert,,einfach,gewonnen,46
END
run 0 "$SKATREF" sheet --all list.csv

# ------------------------------------------------ schemes, places, the lot

# The whole list of the document: S1.20. 34 deals, each as it adds up, and two passed in.
"$AWK" 'BEGIN {
  print "soloist,score"
  n = split("A 18 18 18 18 18 18 18 18 20 -36 -100 B 18 18 22 22 " \
            "C 48 48 48 48 48 48 48 48 50 60 -36 -36 -36 -36 -36 -36 -36 -36 -36", t, " ")
  for (i = 1; i <= n; i++)
    if (t[i] ~ /[A-C]/) who = t[i]; else print who "," t[i]
  print ",0"; print ",0"
}' >whole.csv
run 0 "$SKATREF" sheet --deals=36 whole.csv
sums 'total 738 720 300'
sums 'place 1 2 3'
run 0 "$SKATREF" sheet --scheme=seeger --deals=36 whole.csv
sums 'total 378 280 220'
run 0 "$SKATREF" sheet --scheme=plain whole.csv
sums 'game points 28 80 170'

printf 'soloist,score\nA,24\nB,24\nC,-48\n' >tie.csv
run 0 "$SKATREF" sheet tie.csv
says out 'equal until a lot decides: A B (--lot=NAME,NAME...)'
sums 'place 1 1 3'
run 0 "$SKATREF" sheet --lot=B,A tie.csv
sums 'place 2 1 3'
run 0 "$SKATREF" sheet --scheme=money --stake=0.5 --players=A,B,C,D tie.csv
# 24 x 0.5 = 12, rounded up to 20, from each of three; lost it is 40.
sums 'money 80 80 -160 0'
run 0 "$SKATREF" sheet --scheme=money --players=A,B,C tie.csv
# 24 becomes 30, lost 60.
sums 'money 90 90 -180'
run 0 "$SKATREF" sheet --scheme=beer --limit=96 tie.csv
says out 'lost: C'

# ------------------------------------------------------------- forms of lists

# The same list in many forms.
cat >long.csv <<'END'
deal,dealer,soloist,game,matadors,hand,announced,ouvert,won,points,schwarz
1,Jürgen,Änne,clubs,-2,no,none,no,won,70,no
2,Änne,Bo,grand,4,yes,schneider,no,lost,80,no
3,Bo,,,,,,,,,
4,Jürgen,Bo,null,,no,none,yes,won,,
END
run 0 "$SKATREF" sheet --format=csv long.csv
cp out expected.csv
cat >short.csv <<'END'
Nr;Geber;Spieler;Spiel;Spitzen;Stufe;Status;Augen
1;Jürgen;Änne;Kreuz;-2;Einfach;G;70
2;Änne;Bo;Grand;+4;Schneider angesagt;V;80
3;Bo;;Eingepasst;;;;
4;Jürgen;Bo;Null;;Offen;G;
END
sed 's/;/\t/g; s/G$/gewonnen/' short.csv >tabs.csv
sed 's/;/|/g' short.csv >bars.csv
sed 's/;/";"/g; s/^/"/; s/$/"/' short.csv >quoted.csv
sed 's/$/\r/' short.csv >crlf.csv
{ printf '\357\273\277'; cat short.csv; } >bom.csv
sed "s/ü/$(printf '\374')/g; s/Ä/$(printf '\304')/g" short.csv >latin1.csv
{ printf '\n\n'; sed 's/;/ ; /g' short.csv; echo; } >blanks.csv
sed 's/^Nr/#/; s/;70/;70,0/; s/;-2;/;−2;/' short.csv >numbers.csv
sed 's/Kreuz;-2;Einfach/♣ ohne 2;;/; s/Grand;+4;Schneider angesagt/24;4;schneider announced/; s/Null;;Offen/46;;/' short.csv >signs.csv
sed 's/Kreuz/C/; s/Grand/GHS/; s/Null/NO/; s/;Einfach//; s/;Schneider angesagt//; s/;Offen//; s/;Stufe//; s/Eingepasst;/0/' short.csv >codes.csv
cat >marks.csv <<'END'
soloist,game,with,without,hand,schneider angesagt,ouvert,lost,cardpoints,dealer,no
Änne,Kreuz,0,2,,,,,70,Jürgen,1
Bo,Grand,4,0,x,x,,x,80,Änne,2
,,,,,,,,,Bo,3
Bo,Null,,,,,x,,,Jürgen,4
END
sed -i 's/,,,70/,,nein,70/; s/x,,,Jürgen/x,nein,,Jürgen/' marks.csv
for form in short tabs bars quoted crlf bom latin1 blanks numbers signs codes marks; do
  run 0 "$SKATREF" sheet --format=csv $form.csv
  expect "$form.csv is the same list" diff expected.csv out
done

# A column for each player, and nobody is named.
printf 'nr,Ann,Bo,Cy\n1,24,,\n2,,-36,\n3,0,0,0\n4,,-20,-20\n' >columns.csv
run 0 "$SKATREF" sheet --scheme=plain columns.csv
sums 'game points 24 -56 -20'
sums 'won as soloist 1 0 0'

# Ramsch: figures, or card points; contra doubles.
printf 'spieler,spiel,status,augen,kontra,score\nA,Ramsch,V,70,,\nB,ramsch,V,50,x,\nC,R,V,,,-15\n' >ramsch.csv
run 0 "$SKATREF" sheet ramsch.csv
sums 'game points -70 -100 -15'
sums 'lost as soloist 0 0 0'
run 1 "$SKATREF" sheet --option=ramsch-double,home.ramsch-no-trick ramsch.csv
sums 'game points -140 -200 0'
says out 'ramsch.csv:4:6: violates: home.ramsch-double: -15 is written here, but one of these is right: '

# Several series: by name, by date, by numbers that begin again.
printf 'serie,nr,spieler,wert,won\n1,1,A,24,1\n2,1,A,24,1\n1,2,B,24,1\n2,2,C,24,1\n1,3,C,20,0\n2,3,B,18,1\n' >series.csv
run 0 "$SKATREF" sheet series.csv
says out '6 deals in 2 series'
expect "the deals of several series only with --all" not grep -q '^deal' out
run 0 "$SKATREF" sheet --all series.csv
says out 'deal  soloist'
printf 'datum,serie,nr,spieler,wert,won\nx,1,1,A,24,1\nx,1,2,B,24,1\nx,1,3,B,24,1\ny,1,1,C,24,1\ny,1,2,C,24,1\ny,1,3,C,24,1\n' >dates.csv
run 0 "$SKATREF" sheet dates.csv
says out 'series 1, y: 3 deals'
printf 'nr,spieler,wert,won\n1,A,24,1\n2,B,24,1\n3,C,24,1\n1,A,24,1\n2,A,24,1\n3,A,24,1\n' >again.csv
run 0 "$SKATREF" sheet again.csv
says out '6 deals in 2 series'
printf 'player,score\nA,24\nB,24\nC,24\nD,24\nE,24\n' >five.csv
run 0 "$SKATREF" sheet five.csv
says out 'five.csv:6:1: undecided: general.table: with E the series has more than 4 names: it is not added up'
says out 'series of 5 deals, 0 passed in'
run 0 "$SKATREF" sheet --format=csv five.csv
expect "csv: each deal has its outcome and its score" [ "$(grep -c ',won,,24,,,,$' out)" = 5 ]

# table NAMES [SOLOIST DEAL]...: twelve deals of 24, dealers and soloists by turns; in that deal another soloist.
table() {
  "$AWK" -v OFS=, 'BEGIN {
    n = split(ARGV[1], name, ",")
    for (i = 2; i < ARGC; i += 2) other[ARGV[i + 1]] = ARGV[i]
    print "deal,dealer,soloist,game,matadors,won,score"
    for (i = 1; i <= 12; i++) print i, name[(i - 1) % n + 1], i in other ? other[i] : name[i % n + 1], "clubs", 1, "won", 24
  }' "$@" >table.csv
}

# A name that one row has, beside four others that have more: this row alone is left out. Ada has deals 4 and 8, the twelfth
# is another's.
table Ada,Bo,Cy,Di Adda 12
run 1 "$SKATREF" sheet --scheme=plain table.csv
says out 'table.csv:13:3: violates: general.table: Adda is not one of the players; did you mean Ada?'
says out ' 1 wrong, 0 undecided,'
sums 'game points 48 72 72 72'
run 1 "$SKATREF" sheet --scheme=plain --format=csv table.csv
says out ',11,Cy,Di,clubs,won,24,24,48,72,72,72'
says out ',12,Di,Adda,clubs,unknown,,,48,72,72,72'
run 1 "$SKATREF" sheet --scheme=plain --players=Ada,Bo,Cy,Di table.csv
says out 'table.csv:13:3: violates: general.table: Adda is not one of the players; did you mean Ada?'
table Ada,Bo,Cy,Di Xaver 12 Yves 11
run 1 "$SKATREF" sheet --scheme=plain table.csv
says out 'table.csv:12:3: violates: general.table: Yves is not one of the players'
says out 'table.csv:13:3: violates: general.table: Xaver is not one of the players'
sums 'game points 48 72 72 48'
# At a table of three a misspelt name is no fourth player, of whom all dealers would be wrong.
table Ada,Bo,Cy Adda 12
run 1 "$SKATREF" sheet --scheme=plain table.csv
says out 'table.csv:13:3: violates: general.table: Adda is not one of the players; did you mean Ada?'
says out ' 1 wrong, 0 undecided,'
table Ada,Bo,Cy
sed 's/^10,Ada,/10,Adda,/' table.csv >dealer.csv
run 1 "$SKATREF" sheet --scheme=plain dealer.csv
says out 'dealer.csv:11:2: violates: general.table: Adda is not one of the players; did you mean Ada?'
says out ' 1 wrong, 0 undecided,'
sums 'game points 96 96 96'
# In a list without dealers three others are sure to play who have thrice as many rows, or a column each.
cut -d, -f1,3- table.csv | sed 's/^10,../10,Adda/' >nobody-deals.csv
run 1 "$SKATREF" sheet --scheme=plain nobody-deals.csv
says out 'nobody-deals.csv:11:2: violates: general.table: Adda is not one of the players; did you mean Ada?'
says out ' 1 wrong, 0 undecided,'
sums 'game points 72 96 96'
printf 'soloist,score,Ada,Bo,Cy\nAda,24,24,0,0\nBo,24,24,24,0\nAdda,24,48,24,0\nCy,24,48,24,24\n' >columns.csv
run 1 "$SKATREF" sheet --scheme=plain columns.csv
says out 'columns.csv:4:1: violates: general.table: Adda is not one of the players; did you mean Ada?'
# Twice the same slip: Ada is named in seven other rows.
table Ada,Bo,Cy Adda 3 Adda 9
run 1 "$SKATREF" sheet --scheme=plain table.csv
says out 'table.csv:4:3: violates: general.table: Adda is not one of the players; did you mean Ada?'
says out 'table.csv:10:3: violates: general.table: Adda is not one of the players; did you mean Ada?'
says out ' 2 wrong, 0 undecided,'
table Ada,Bo,Cy,Di Adda 4 Adda 8
run 1 "$SKATREF" sheet table.csv
says out ' 2 wrong, 0 undecided,'
# A fourth player who deals too is one, and so is one with another name, or in two rows: a round of four has no dealer missing.
table Ada,Bo,Cy,Dora
run 0 "$SKATREF" sheet --scheme=plain table.csv
sums 'game points 72 72 72 72'
table Ada,Bo,Cy Dora 2
run 1 "$SKATREF" sheet --scheme=plain table.csv
expect "Dora is a player" grep -q '^game points  *96  *96  *72  *24$' out
# Two names that two rows have each are no slips: the series is refused, the last name that came is named.
table Ada,Bo,Cy,Di Eva 3 Eva 7
run 0 "$SKATREF" sheet table.csv
says out 'table.csv:4:3: undecided: general.table: with Eva the series has more than 4 names: it is not added up'
table Ada,Bo,Cy,Di
sed 's/^3,Cy/3,Eva/; s/^7,Cy/7,Eva/; s/^5,.*/5,Ada,,passed in,,,/' table.csv >dealer.csv
run 0 "$SKATREF" sheet dealer.csv
says out 'dealer.csv:4:2: undecided: general.table: with Eva the series has more than 4 names: it is not added up'
says out 'series of 12 deals, 1 passed in'
# Names that are alike may be two players': Jana deals once in four deals, or is soloist once where nobody says who deals.
table Jan,Jana,Bo,Cy
sed '6,$d; s/,Jana,clubs/,Bo,clubs/' table.csv >alike.csv
run 0 "$SKATREF" sheet --scheme=plain alike.csv
silent err
says out ' 0 wrong, 0 undecided,'
printf 'soloist,score\nJan,24\nJana,24\nJan,24\nBo,24\nJan,24\nCy,24\nBo,24\nCy,24\n' >alike.csv
run 0 "$SKATREF" sheet --scheme=plain alike.csv
sums 'game points 72 24 48 48'
# The table grows: three deal by turns for six deals, and Di plays from the seventh on.
table Ada,Bo,Cy
sed 7q table.csv >grown.csv
table Ada,Bo,Cy,Di
sed '1,7d' table.csv >>grown.csv
run 0 "$SKATREF" sheet grown.csv
says out 'grown.csv:8:3: undecided: general.table: Di joins a table of three as a fourth player: the series is not added up; begin another one with his first deal'
says out ' 0 wrong, 1 undecided,'
says out 'series of 12 deals, 0 passed in'
# One wrong dealer in deal 4 of a table of four is no proof: of Di nobody reads before deal 5.
printf 'deal,dealer,soloist,score\n1,Ada,Bo,24\n2,Bo,Cy,24\n3,Cy,Ada,24\n4,Ada,Bo,24\n5,Ada,Di,24\n6,Bo,Cy,24\n7,Cy,Ada,24\n8,Di,Bo,24\n' >late.csv
run 1 "$SKATREF" sheet late.csv
says out 'late.csv:5:2: violates: seat.next-dealer: Ada is written here as dealer, but Di deals'
# The row after tells who was right: deal 5 is in turn.
expect "Ada's own deal is not wrong" not grep -q '^late.csv:6:2' out
# The first row may be the one that is wrong.
sed 's/^1,Ada/1,Cy/; s/^4,Ada/4,Di/' late.csv >first.csv
run 1 "$SKATREF" sheet first.csv
says out 'first.csv:2:2: violates: seat.next-dealer: Cy is written here as dealer, but Ada deals'
says out ' 1 wrong, 0 undecided,'
# Where a deal is left out without a word, those after it go on by turns.
sed '4d; s/^deal,//; s/^[0-9]*,//; s/^Cy,Bo/Ada,Bo/' first.csv >left-out.csv
run 1 "$SKATREF" sheet left-out.csv
says out 'left-out.csv:4:1: violates: seat.next-dealer: Di is written here as dealer, but Cy deals'
says out ' 1 wrong, 1 undecided,'
# The table grows, after a slip of the pen in deal 5 of eighteen.
"$AWK" 'BEGIN { print "deal,dealer,soloist,score"; split("Ada Bo Cy", name, " ")
  for (i = 1; i <= 18; i++) print i "," (i == 5 ? "Xaver" : i == 18 ? "Di" : name[(i - 1) % 3 + 1]) "," name[i % 3 + 1] ",24" }' >slip-grown.csv
run 0 "$SKATREF" sheet slip-grown.csv
says out 'slip-grown.csv:19:2: undecided: general.table: Di joins a table of three as a fourth player'
says out ' 0 wrong, 1 undecided,'
# Five deals of three by turns are proof enough, four are not: there one dealer may be wrong.
sed 's/,Di,/,Cy,/; s/^\([0-9]*\),Di/\1,Cy/' table.csv | sed 's/^6,.*/6,Di,Di,clubs,1,won,24/' >late.csv
expect "the test itself: another order of dealers" grep -q '^4,Cy' late.csv
run 1 "$SKATREF" sheet late.csv
expect "no table has grown" not grep -q 'joins a table' out

# ------------------------------------------------------ a bad row costs itself

printf 'nr,spieler,spiel,spitzen,status,augen\n1,A,Skat,1,G,70\n2,B,Kreuz,x,G,70\n3,C,Kreuz,1,G,70\n4,A,Kreuz,1,vielleicht,70\n5,B,Kreuz,1,G,70,9\n6,"C,Kreuz,1,G,70\n' >bad.csv
run 1 "$SKATREF" sheet bad.csv
says out "bad.csv:2:3: malformed: record.syntax: Skat is unreadable here; expected: a game"
says out "bad.csv:3:4: malformed: record.syntax: x is unreadable here; expected: a whole number"
says out "bad.csv:5:5: malformed: record.syntax: vielleicht is unreadable here; expected: won or lost"
says out "bad.csv:6:7: malformed: record.syntax: 9 is unreadable here; expected: no more cells than the header has"
says out 'bad.csv:7: malformed: record.syntax: " is unreadable here; expected: a closing quote'
# The cell costs itself: clubs with 1 and 70 card points are 24 though nobody says who won.
sums 'game points 24 24 24'

# A cell is one word of its column, not several beside each other.
printf 'nr,spieler,hand,status,wert\n1,A,y ja,G,24\n2,B,ja y,G,24\n3,C,ja,g gew,24\n4,A,y,G,24\n' >words.csv
run 1 "$SKATREF" sheet words.csv
says out 'words.csv:2:3: malformed: record.syntax: y ja is unreadable here; expected: yes or no'
says out 'words.csv:3:3: malformed: record.syntax: ja y is unreadable here; expected: yes or no'
says out 'words.csv:4:4: malformed: record.syntax: g gew is unreadable here; expected: won or lost'
sums 'game points 48 24 0'

printf 'player,score,weather,score,Ann\nA,24,fine,25,x\n' >columns.csv
run 0 "$SKATREF" sheet columns.csv
says err "columns.csv: column 'weather' is ignored: neither a known fact nor the points of a player"
says err "columns.csv: column 'score' is ignored: an earlier column states the same"
says err "columns.csv: column 'Ann' is ignored: neither a known fact nor the points of a player"

# A NUL byte is no part of a list: each cell that has one is named, and not read; in a record's name it is the end.
nul='is unreadable here; expected: no NUL byte'
printf 'deal,soloist,value,won,note\n1,A\0x,18,won,\n2,B,20\0,won,\n3,A,\0,won,\n4,B,24,w\0on,a\0\n5,C,20,won,\n\0\n' >nul.csv
run 1 "$SKATREF" sheet --scheme=plain --all nul.csv
says out 'nul.csv:2:2: malformed: record.syntax: A\x00x '"$nul"
says out 'nul.csv:3:3: malformed: record.syntax: 20\x00 '"$nul"
says out 'nul.csv:4:3: malformed: record.syntax: \x00 '"$nul"
says out 'nul.csv:5:4: malformed: record.syntax: w\x00on '"$nul"
says out 'nul.csv:5:5: malformed: record.syntax: a\x00 '"$nul"
says out 'nul.csv:7:1: malformed: record.syntax: \x00 '"$nul"
expect "every NUL byte is named" [ "$(grep -c "$nul" out)" -eq 6 ]
sums 'game points 0 0 20'
run 1 "$SKATREF" sheet --format=json nul.csv
says out '"line":2,"column":2,"kind":"malformed","clause":"record.syntax","recorded":"A\\x00x","ruled":"expected no NUL byte"}'
printf 'deal,soloist,value,won\n1,A\0%400000s,won\n2,A\0%400000s,won\n' b b >nul.csv
run 1 "$SKATREF" sheet nul.csv
printf 'soloist,score,A,B,C\nA,24,24,,\nB,20,,20,\ntotal,,24,2\0000,0\n' >nul.csv
run 1 "$SKATREF" sheet --scheme=plain nul.csv
says out 'nul.csv:4:4: malformed: record.syntax: 2\x000 '"$nul"
for head in 'soloist,sc\0ore' '\0soloist,score' 'soloist,score\0' 'soloist,score,\0'; do
  printf "$head\nA,24,1\n" >nul.csv
  run 2 "$SKATREF" sheet nul.csv
  says err "got '$(printf '%s' "$head" | tr , '\n' | sed -n 's/\\0/\\x00/p')'"
done
for id in 1 2 3; do clubs $id; done | sed "s/Anna/An$(printf %90s | tr ' ' @)na/" | tr @ '\0' >nul.sgf
run 0 "$SKATREF" sheet --scheme=plain nul.sgf
sums 'deal soloist game score An Bert Cora' 'game points 504 0 0'

# ----------------------------------------------------------------- whole files

trouble() {
  said=$1
  shift
  run 2 "$SKATREF" sheet "$@"
  says err "$said"
}
printf 'hello world\n' >text
: >empty
printf 'player,score\n' >header
printf '\377\376p\0l\0' >utf16
trouble "text: line 1: expected a header" text
trouble "empty: the file is empty" empty
trouble "header: the list has a header, but no rows" header
trouble "utf16: UTF-16: save it as UTF-8" utf16
printf 'PK\003\004...' >office.ods
case ${LIBARCHIVE-} in
  yes) trouble "office.ods: Truncated ZIP file header" office.ods ;;
  *) trouble "office.ods: a ZIP archive or a spreadsheet: unpack it, or save it as CSV" office.ods ;;
esac
trouble "nothing.csv: No such file" nothing.csv
trouble "one file at a time" a b
trouble "no scheme 'euro'" --scheme=euro
trouble "no format 'pdf'" --format=pdf
trouble "no code 'x'" --code=x
trouble "--deals must be 1 to 10000" --deals=0
trouble "--limit must be" --limit=x
trouble "--stake must be" --stake=1.005 tie.csv
trouble "--stake must be" --stake=0
trouble "--players takes three or four" --players=A,B tie.csv
trouble "--players takes three or four" --players=A,B,A tie.csv
trouble "--lot takes different names" --lot=A,A tie.csv
trouble "--lot names 'X', but the list does not" --lot=A,X tie.csv
trouble "--help explains" --nonsense
run 0 "$SKATREF" sheet --help
run 0 sh -c '"$SKATREF" sheet <tie.csv'
says out 'series of 3 deals'
run 0 "$SKATREF" sheet --code=altenburg1937 --stake=0,5 --strict tie.csv
# A lost hand game without its sign, in a list with signs: as it is lost once (value.lost-once), the sign alone is wrong.
# With 3, 4, hand 5, schneider 6, announced 7, times 12: 84.
printf 'deal,soloist,game,matadors,bid,points,score,announced,ouvert\n1,A,clubs,3,30,31,84,schneider,0\n2,A,clubs,1,18,40,-48,,0\n' >hand.csv
run 1 "$SKATREF" sheet --code=altenburg1937 hand.csv
says out 'hand.csv:2:7: violates: sheet.entry: 84 is written here, but -84 is right'

# -------------------------------------------------------------------- records

# A log, what check makes of it, and the same records in our own format are one list.
{
  clubs 1
  null 2
  record 3 "1 p 2 p 0 p " passed
  record 4 "1 18 w TI.1" "d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:1 p2:0 l:-1 to:1 r:0"
} >log.sgf
run_any "$SKATREF" sheet log.sgf
says out 'Anna'
sums 'game points 98 0 0'
says out 'log.sgf:4: undecided: sheet.entry: the record does not have a game that counts'
# seat.forehand: with three at the table rearhand deals.
run_any "$SKATREF" sheet --format=json log.sgf
says out '"dealer":"Cora","soloist":"Anna"'
same() { sed 's/"source":"[^"]*"//; s/"value":[0-9a-z]*//g'; }
"$SKATREF" sheet --format=json log.sgf | same >from-log
"$SKATREF" check --format=jsonl log.sgf >log.jsonl
"$SKATREF" sheet --format=json log.jsonl | same >from-jsonl
"$SKATREF" convert --to=json log.sgf >native.jsonl
"$SKATREF" sheet --format=json native.jsonl | same >from-native
expect "the log and what check makes of it: the same list" cmp from-log from-jsonl
expect "the log and our own records: the same list" cmp from-log from-native
# What check has judged to conform adds up.
"$SKATREF" sample --games=3000 --seed=5 >sample.sgf
run 0 "$SKATREF" sheet sample.sgf
says out ' 0 wrong,'
"$SKATREF" check --format=jsonl sample.sgf >sample.jsonl
run 0 "$SKATREF" sheet sample.jsonl
says out ' 0 wrong,'

# The same with the house rules of the corpus: ramsch, contra, revolution.
sed -n 's/.*"ask":"game","given":{"record":\(.*\),"code":"isko2022"},"expect".*/\1/p' "$VECTORS" |
  sed 's/,"players":\[[^]]*\]//; s/^{/{"players":["A","B","C"],/' >home.jsonl
expect "the test itself: at least ten ramsches in the corpus" [ "$(grep -c ramsch home.jsonl)" -ge 10 ]
run_any "$SKATREF" sheet home.jsonl
"$SKATREF" sheet --format=json home.jsonl | same >from-native
"$SKATREF" check --format=jsonl home.jsonl >checked.jsonl
"$SKATREF" sheet --format=json checked.jsonl | same >from-jsonl
expect "records with house rules and what check makes of them: the same list" cmp from-native from-jsonl
expect "a value that was judged is not judged again" not grep -q '"clause":"value' from-native

{
  echo '{"verdict":"conforms","deal":"played","soloist":0}'
  echo '{"deal":"played","soloist":7,"players":["A","B","C"]}'
  echo '{"deal":"played","soloist":0,"players":["A","B","C"],"game":"hearts","won":"yes"}'
  echo '{"deal":"played","soloist":0,"players":["A","B","C"],"game":"harts"}'
  echo '{"deal":"played","soloist":0,"players":["A","B","C"],"game":"hearts","score":"1"}'
  echo '{"deal":"nothing"}'
  echo '{"deal":'
  echo '[]'
  echo
  echo '{"deal":"played","soloist":1,"players":["A","B","C"],"game":"hearts","hand":false,"announced":null,"ouvert":false,"matadors":1,"won":true,"score":20}'
} >bad.jsonl
run 1 "$SKATREF" sheet bad.jsonl
expect "eight bad lines" [ "$(grep -c '^bad.jsonl:[1-8]: malformed: record.syntax: ' out)" -eq 8 ]
sums 'game points 0 20 0'
printf '(;GM[Skat]MV[w ]R[ ;)\n' >broken.sgf
run 1 "$SKATREF" sheet broken.sgf
says out 'broken.sgf:1: malformed: record.syntax'

# The points of a ramsch belong to who sat there: the players move on by one seat, and forehand loses each time.
for players in '"A","B","C"' '"B","C","A"' '"B","C","A"' '"C","A","B"'; do
  printf '{"verdict":"conforms","players":[%s],"deal":"played","soloist":null,"game":"ramsch","scores":[-70,0,0]}\n' "$players"
done >moved.jsonl
run 0 "$SKATREF" sheet moved.jsonl
sums 'game points -70 -140 -70'

# ------------------------------------------------------------------- output

# What is written can be read again, and adds up.
run_any "$SKATREF" sheet --format=csv "$srcdir/corpus/logs/list.csv"
cp out again.csv
run 0 "$SKATREF" sheet --format=csv again.csv
expect "csv is read as it was written" cmp -s out again.csv
run 1 "$SKATREF" sheet --format=csv "$srcdir/corpus/logs/pub.csv"
says err 'pub.csv:3:7: violates: level.win'
run 1 "$SKATREF" sheet --format=html "$srcdir/corpus/logs/pub.csv"
for tag in html head body table svg section; do
  expect "html: as many </$tag> as <$tag>" \
    [ "$(grep -o "<$tag[ >]" out | wc -l)" -eq "$(grep -o "</$tag>" out | wc -l)" ]
done
says out 'polyline'
expect "html: no raw ids of scheme and code" not grep -Eq 'seeger-fabian, |; isko2022' out
# The key of the plot names the sums of the table's row of totals.
"$AWK" '/<tr class="total">/ { gsub(/<[^>]*>/, " "); sub(/ *total */, ""); $1 = $1; print }' out >totals
"$AWK" '/<figcaption>/, /<\/figcaption>/ { if (/<li>/) { gsub(/<[^>]*>/, ""); line = line (line == "" ? "" : " ") $NF } }
  /<\/figcaption>/ { print line; line = "" }' out >keys
expect "the test itself: totals" [ -s totals ]
expect "html: plot and table name the same sums" diff totals keys
says out 'class="flawed"'
expect "the page needs nothing else" not grep -Eq '<script|http' out
printf 'player,score\n<b>&"x,24\nB,24\nC,24\n' >markup.csv
run 0 "$SKATREF" sheet --format=html markup.csv
says out '&lt;b&gt;&amp;&quot;x'
# The last totals stand at the ends of the curves, fourteen units or more apart, also where they are nearly equal.
for scores in 24,24,24 24,23,-120 0,0,0; do
  IFS=, read -r a b c <<END
$scores
END
  printf 'player,score\nA,%s\nB,%s\nC,%s\n' "$a" "$b" "$c" >near.csv
  run 0 "$SKATREF" sheet --format=html --scheme=plain near.csv
  grep -o '<text class="end"[^>]*' out | sed 's/.* y="//; s/".*//' | sort -n >ends
  expect "html: $scores: three ends" [ "$(wc -l <ends)" -eq 3 ]
  expect "html: $scores: no end on another" "$AWK" 'NR > 1 && $1 < last + 14 { bad = 1 } { last = $1 } END { exit bad }' ends
done
run_any "$SKATREF" sheet "$srcdir/corpus/logs/list.csv"
plainly out >plain
expect "80 columns are enough, but for the rules" "$AWK" 'length($0) > 80 { exit 1 }' plain

# A ramsch of which only the card points are given: with fixed penalties it matters whether a player has no trick. If the
# loser has 50, nobody has: the third player would have 70, which is more.
printf 'deal,soloist,game,points\n1,A,ramsch,60\n2,B,ramsch,50\n3,C,ramsch,70\n' >ramsch.csv
run 0 "$SKATREF" sheet --scheme=plain --option=ramsch-double ramsch.csv
says out 'ramsch.csv:2: undecided: sheet.entry: the value of the game is unknown'
run 0 "$SKATREF" sheet --scheme=plain --option=ramsch-double,home.ramsch-no-trick --format=csv ramsch.csv
expect "twice 60 are 120" grep -q -- '-120' out
run 0 "$SKATREF" sheet --scheme=plain --option=ramsch-fixed ramsch.csv
says out '2 undecided'
sums 'game points 0 -10 0'

# The limits of the program are its own: a message and status 2, no finding and no sums.
rows() { # NUMBER
  "$AWK" -v n="$1" 'BEGIN { print "deal,soloist,score"; for (i = 1; i <= n; i++) print i "," substr("ABC", i % 3 + 1, 1) ",24" }'
}
rows 40000 >longest.csv
run_any "$SKATREF" sheet --format=csv longest.csv
expect "40000 rows are read" [ "$(wc -l <out)" = 40001 ]
rows 40001 >longer.csv
run 2 "$SKATREF" sheet longer.csv
says err 'longer.csv: the list has more than 40000 rows'
expect "nothing else is printed" [ ! -s out ]
sed 's/.*/{"verdict":"conforms","source":"x","line":1}/' longer.csv >longer.jsonl
run 2 "$SKATREF" sheet longer.jsonl
says err 'longer.jsonl: the list has more than 40000 rows'
{ cat longest.csv; "$AWK" 'BEGIN { for (i = 0; i < 17000; i++) printf "%1000s\n", "" }'; } >larger.csv
run 2 "$SKATREF" sheet larger.csv
says err 'larger.csv: larger than 16 MiB'

done_testing
