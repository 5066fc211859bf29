# skatref sheet: the edges of what a list may say; every figure is worked out beside it.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# sheet STATUS FILE [OPTION...]: the list in the file, by the points alone.
sheet() {
  due_then=$1 file=$2
  shift 2
  run "$due_then" "$SKATREF" sheet --scheme=plain "$@" "$file"
}
row() { # REGULAR-EXPRESSION: a line of the table
  expect "$subject: a row $1" grep -Eqx -- " *$1 *" out
}

# ------------------------------------------------------------------------- cells

# An empty line with the ending of DOS comes before the header, whose separator is a semicolon.
printf '\r\n\r\nsoloist;value;won\r\nA;24;1\r\nB;20;1\r\nC;18;1\r\n' >dos.csv
sheet 0 dos.csv
row 'game points +24 +20 +18'

# Three hundred empty cells are no deal; beyond a deal's own cells they say nothing.
commas=$(printf '%300s' '' | tr ' ' ,)
printf 'soloist,value,won\nA,24,1\n%s\nB,20,1%s\nC,18,1\n' "$commas" "$commas" >wide.csv
sheet 0 wide.csv
says out '3 deals in 1 series: 0 wrong, 0 undecided, 0 malformed'

# A figure is a whole number from -100000 to 100000; a number of matadors with or without is not negative, 0 says nothing.
printf 'soloist,score,with,won\nA,-100001,1,1\nA,-100000,1,0\nA,24,x,\nA,24,-1,?\nA,24,0,-\n' >cells.csv
sheet 1 cells.csv --all
says out 'cells.csv:2:2: malformed: record.syntax: -100001 is unreadable here; expected: a whole number up to 100000'
says out 'cells.csv:4:3: malformed: record.syntax: x is unreadable here; expected: a whole number'
says out 'cells.csv:5:3: malformed: record.syntax: -1 is unreadable here; expected: a whole number'
says out 'cells.csv:6:4: malformed: record.syntax: - is unreadable here; expected: won or lost'
expect "the other cells are right" [ "$(grep -c malformed: out)" -eq 4 ]

# In a column of factors 1 is a number and "ja" a yes, which doubles: 24, 48, 72.
printf 'soloist,value,won,factor\nA,24,1,1\nB,24,1,ja\nC,24,1,3\nA,24,1,nein\nB,24,1,viel\nC,24,1,1025\n' >factor.csv
sheet 1 factor.csv
row '1 +A +24 +24 +0 +0'
row '2 +B +x2 +48 +24 +48 +0'
row '3 +C +x3 +72 +24 +48 +72'
row '4 +A +24 +48 +48 +72'
for line in 6:4 7:4; do says out "factor.csv:$line: malformed: record.syntax: "; done
# 1024 together at most.
printf 'soloist,value,won,factor,bock\nA,24,1,1024,\nB,24,1,1024,ja\nC,24,1,,\n' >much.csv
sheet 1 much.csv
row '1 +A +x1024 +24576 +24576 +0 +0'
says out 'much.csv:3:5: malformed: record.syntax: ja is unreadable here; expected: yes, no or a factor'

# Clubs by hand with 1: 12 x 3. Both check marks are a yes, and an empty cell of the column a no.
printf 'soloist,game,matadors,won,hand\nA,clubs,1,1,\342\234\224\nB,clubs,1,1,\342\234\223\nC,clubs,1,1,\n' >marks.csv
sheet 0 marks.csv
row 'game points +36 +36 +24'

# A server's letters: GO is by hand, NO is not; S is an announcement, which a game with the skat cannot have.
# Grand ouvert with 1: with 1, game 2, hand 3, schneider 4, announced 5, schwarz 6, announced 7, ouvert 8; times 24.
printf 'soloist,game,won,matadors\nA,GS,1,1\nB,GO,1,1\nC,NO,1,\nA,alle passe,,\nB,passed in,,\nC,C,1,1\n' >letters.csv
sheet 1 letters.csv
says out 'letters.csv:2: violates: announce.levels: schneider announced is not allowed with grand after taking up the skat'
row '2 +B +grand ouvert hand \+1 +192 .*'
row '3 +C +null ouvert +46 .*'
says out '6 deals, 2 passed in'
# The words of a compound are parted where there is room for it: not in a cell of 127 letters and more.
long=$(printf '%124s' '' | tr ' ' a)
printf 'soloist,game,won\nA,%shand,1\nB,nullhand,1\nC,nullouverthand,1\n' "$long" >compound.csv
sheet 1 compound.csv
says out 'compound.csv:2:2: malformed: record.syntax: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa is unreadable here; expected: a game:'
row '2 +B +null hand +35 .*'
row '3 +C +null ouvert hand +59 .*'

# An announcement is a yes or a no: clubs by hand with 1 is 36, with schneider announced and made 60.
printf 'soloist,game,won,matadors,hand,schneider announced\nA,clubs,1,1,1,no\nB,clubs,1,1,1,yes\nC,clubs,1,1,1,\n' >announced.csv
sheet 0 announced.csv
row 'game points +36 +60 +36'

# What a ramsch came to can stand beside it: S1.23, S1.24.
printf 'soloist,game,levels,won\nA,ramsch,durchmarsch,won\nB,ramsch,jungfrau,lost\nC,passed in,,\n' >ramsch.csv
sheet 0 ramsch.csv --option=ramsch-fixed
row 'game points +20 +-15 +0'

# A name of one sign, which a spreadsheet would take for a formula, is guarded, and read as what it was.
printf 'soloist,score\n=,24\nB,20\nC,18\n' >sign.csv
run 0 "$SKATREF" sheet --format=csv sign.csv
says out "'=,B,C"
cp out guarded.csv
sheet 0 guarded.csv
row 'deal +soloist +game +score += +B +C'

# ------------------------------------------------------------------------ values

# Values with signs are scores: 24 lost is -48.
printf 'soloist,game,matadors,won,hand,value\nA,clubs,1,won,no,24\nB,clubs,1,lost,no,-50\nC,null,,lost,no,-46\n' >signed.csv
sheet 1 signed.csv
says out 'signed.csv:3:6: violates: value.product: -50 is written here, but '
row 'game points +24 +-48 +-46'

# A lost null without hand and ouvert is 46. 23 is its value, but not what is booked; 24 is not its value.
printf 'soloist,game,won,hand,ouvert,score\nA,null,won,no,no,23\nB,null,lost,no,no,-23\nC,null,lost,no,no,-24\n' >null.csv
sheet 1 null.csv
says out 'null.csv:3:6: violates: value.lost-double: -23 is written here, but -46 is right'
says out 'null.csv:4:6: violates: value.null: -24 is written here, but -46 is right'
row 'game points +23 +-46 +-46'

# Without the result a value books nothing.
printf 'soloist,game,value\nA,clubs,24\nB,grand,\nC,clubs,24\n' >unknown.csv
sheet 0 unknown.csv
says out 'unknown.csv:2: undecided: sheet.entry: the result is unknown'
says out 'unknown.csv:3: undecided: sheet.entry: the value of the game is unknown'

# With 75 card points a loser has overbid, though the list does not say how far; with 50 he needs not have.
printf 'soloist,game,won,points,score\nA,clubs,lost,75,-72\nB,clubs,lost,50,-48\nC,passed in,,,\n' >lost.csv
sheet 0 lost.csv
row '1 +A +clubs overbid +-72 .*'
row '2 +B +clubs +-48 .*'

# With contra a value may stand doubled: 92 is 2 x 46; neither 34 nor 17 is a value.
printf 'soloist,value,won,contra\nA,92,1,x\nB,34,1,x\nC,70,1,\n' >contra.csv
sheet 1 contra.csv
says out 'contra.csv:3:2: violates: auction.values: no game has the value 34'
says out ' 1 wrong,'

# A form fills in that a deal without a soloist was lost; a game that is named was played by somebody.
printf 'soloist,game,won\n,,lost\n,clubs,lost\nA,clubs,won\n' >form.csv
sheet 0 form.csv
says out 'form.csv:3:1: undecided: sheet.entry: the soloist is unknown'
says out 'deals, 1 passed in'

# Card points count for nothing in null: a list is asked why they stand there, what check has judged is not.
judged='{"verdict":"conforms","deal":"played","players":["A","B","C"],"soloist":0'
echo "$judged,\"game\":\"null\",\"won\":true,\"points\":12,\"value\":23,\"score\":23}" >null.jsonl
sheet 0 null.jsonl
expect "a judged game is not asked" not grep -q level.null out
printf 'soloist,game,won,points\nA,null,1,12\n' >null-points.csv
sheet 0 null-points.csv
says out 'level.null'

# A deal that had to be dealt again is no game of the soloist, though the auction had found him.
cat >again.json <<'END'
{"skatref":1,"code":"altenburg1937","players":["A","B","C"],"deal":{"F":"CJ SJ HJ DJ CA CT CK CQ C9 C8","M":"SA ST SK SQ S9 S8 S7 HA HT HK","R":"HQ H9 H8 H7 DA DT DK DQ D9 D8","skat":"C7 D7"},"events":[{"seat":"F","event":"soloist","bid":18},{"seat":"F","event":"take"},{"seat":"F","event":"announce","game":"clubs","discard":"C7 D7"},{"event":"misdeal","kind":"dealing","remedy":"dealt-again"}],"result":null}
END
sheet 0 again.json
says out 'again.json:1: undecided: sheet.entry: the record does not have a game that counts'
row 'lost as soloist +0 +0 +0'

# Rearhand leads before she has announced: without 4, game, 5 times 12 as the cheapest game, lost twice. None was named.
cat >early.json <<'END'
{"skatref":1,"players":["A","B","C"],"deal":{"F":"CJ SJ HJ DJ DA CK HQ H9 DK C8","M":"C9 SQ H7 HA C7 D8 DT D9 SA S8","R":"S7 S9 HT CT HK H8 CQ SK ST DQ","skat":"CA D7"},"events":[{"seat":"R","event":"soloist","bid":18},{"seat":"R","event":"take"},{"seat":"R","event":"card","card":"S7"}],"result":{"score":-120}}
END
"$SKATREF" check --format=jsonl early.json >early.jsonl
for list in early.json early.jsonl; do
  sheet 0 "$list"
  row 'game points +0 +0 +-120'
  expect "$list: nothing is wrong" not grep -q 'violates:' out
done

# ------------------------------------------------------------- sums and series

# Each sum is that of the deals above it: 24 and 20, and then 48, 20, 18.
printf 'soloist,score,A,B,C\nA,24,24,,\nB,20,,20,\ntotal,,24,20,0\nC,18,,,18\nA,24,24,,\ntotal,,48,21,18\n' >sums.csv
sheet 1 sums.csv
says out 'sums.csv:7:4: violates: sheet.entry: 21 is written here, but the game points are 20'
says out ' 1 wrong,'
# A sum row may be shorter than the header; what it has counts.
printf 'soloist,score,A,B,C\nA,24,24,,\nB,20,,20,\nC,18,,,18\nsumme,,25\n' >short.csv
sheet 1 short.csv
says out 'short.csv:5:3: violates: sheet.entry: 25 is written here, but the game points are 24'
says out ' 1 wrong,'
# Above all deals it is that of the first series, not of the second.
printf 'series,soloist,score,A,B,C\ntotal,,,24,20,0\none,A,24,,,\none,B,20,,,\ntwo,A,24,,,\n' >above.csv
sheet 0 above.csv
says out ' 0 wrong,'
printf 'series,soloist,score,A,B,C\ntotal,,,48,20,0\none,A,24,,,\none,B,20,,,\ntwo,A,24,,,\n' >above.csv
sheet 1 above.csv
says out 'above.csv:2:4: violates: sheet.entry: 48 is written here, but the game points are 24'
says out ' 1 wrong,'

# The dealer of deal 7 is that of deal 1 at a table of three; a gap of a million deals is a slip of the pen.
printf 'deal,dealer,soloist,score\n1,A,B,24\n2,B,B,24\n3,C,A,18\n7,A,A,20\n' >gap.csv
sheet 1 gap.csv
expect "three missing deals pass the dealer on" not grep -q seat.next-dealer out
printf 'deal,dealer,soloist,score\n1,A,B,24\n2,B,B,24\n3,C,A,18\n1000005,A,A,20\n' >slip.csv
sheet 1 slip.csv
says out 'slip.csv:5:1: violates: sheet.series: deals 4 to 1000004, before deal 1000005, are missing'
expect "a slip of the pen passes no dealer on" not grep -q seat.next-dealer out

# Sums that leave the range of numbers are refused on either side.
for sign in '' -; do
  "$AWK" -v sign=$sign 'BEGIN { print "soloist,score"; for (i = 0; i < 3005; i++) print "A," sign 100000 }' >sums.csv
  sheet 2 sums.csv
  says err 'the series from line 2 is not added up: its sums exceed 300000000'
done

# ... though the last deals take them back.
"$AWK" 'BEGIN { print "soloist,score"; for (i = 0; i < 6010; i++) print "A," (i < 3005 ? "" : "-") 100000 }' >sums.csv
sheet 2 sums.csv
says err 'the series from line 2 is not added up: its sums exceed 300000000'

# Scores without signs are amounts; the outcome says which of them were lost.
printf 'soloist,game,matadors,bid,won,score\nA,clubs,1,18,yes,24\nB,clubs,1,18,no,48\nC,grand,2,18,no,144\n' >amounts.csv
sheet 0 amounts.csv
says out '   2  B         clubs +1                  -48 '
says out '   3  C         grand +2                 -144 '
sed 's/48/49/; s/144/72/' amounts.csv >wrong.csv
sheet 1 wrong.csv
says out 'wrong.csv:3:6: violates: '
says out '49 is written here, but one of these is right: 48, 72, 96, '
says out '72 is written here, but one of these is right: 144, 192, '

# What check has judged is complete unless a number of deals was agreed.
for i in 1 2; do echo "$judged,\"game\":\"clubs\",\"won\":true,\"value\":24,\"score\":24}"; done >two.jsonl
run 0 "$SKATREF" sheet two.jsonl
run 1 "$SKATREF" sheet --deals=3 two.jsonl
says out 'violates: sheet.series: the series has 2 deals; agreed were 3'

# ------------------------------------------------------------------ rows and lists

# found STATUS FILE [OPTION...] <WANTED: the list has just these findings.
found() {
  cat >wanted
  sheet "$@"
  sed -n "s/^$2:\([0-9]\)/\1/p" out >findings
  expect "$subject: just these findings" diff wanted findings
}

# In a column of marks without a no, an empty cell is a no, but not one that cannot be read. With 1 and 70 card points grand
# is 48, by hand 72; null is 23, ouvert 46; clubs by hand with 95 are 48, with schneider announced 60; without schneider 36,
# or ouvert 96; lost with 70 they were overbid.
marks() { # COLUMNS MARKED EMPTY UNREADABLE FINDING: of the row that is empty there
  printf '%s,soloist\n%s,A\n%s,B\n%s,C\n' "$1" "$2" "$3" "$4" >marks.csv
  sheet 1 marks.csv
  grep -v ': malformed: ' out | sed -n 's/^marks\.csv:\([0-9]\)/\1/p' >findings
  expect "$1: only the empty cell is a no" [ "$(cat findings)" = "3:$5" ]
}
product='violates: value.product:'
marks won,hand,game,matadors,points,value '1,x,grand,1,70,72' '1,,grand,1,70,72' '1,q,grand,1,70,72' "6: $product 72 is written here, but 48 is right"
marks won,ouvert,game,hand,value '1,x,null,no,46' '1,,null,no,46' '1,q,null,no,46' \
  '5: violates: value.null: 46 is written here, but 23 is right'
marks won,announced,game,hand,matadors,points,value '1,schneider,clubs,1,1,95,60' '1,,clubs,1,1,95,60' \
  '1,q,clubs,1,1,95,60' "7: $product 60 is written here, but 48 is right"
marks won,schneider,game,hand,announced,matadors,value '1,x,clubs,1,none,1,48' '1,,clubs,1,none,1,48' \
  '1,q,clubs,1,none,1,48' "7: $product 48 is written here, but one of these is right: 36, 96"
marks won,overbid,game,hand,matadors,points,value '0,x,clubs,no,1,70,36' '0,,clubs,no,1,70,36' '0,q,clubs,no,1,70,36' \
  '2: violates: value.bid: not overbid is written here, but overbid is right'

# The first row without soloist and game shows what the form fills in; the card points of the first passed-in row are the form's.
printf 'soloist,game,won,bid,points\n,,lost,18,\n,,lost,20,\nA,clubs,won,18,70\n' >first.csv
sheet 0 first.csv
says out 'first.csv:3:1: undecided: sheet.entry: the soloist is unknown'
says out '3 deals, 1 passed in'
printf 'soloist,matadors,game,points,won,bid,hand\n,,,75,,18,\n,,,70,,18,\nA,1,clubs,75,lost,18,no\nB,1,clubs,70,lost,18,no\n' >first.csv
sheet 1 first.csv
says out 'first.csv:4:5: undecided: level.win: lost does not go with 75 card points, which may come from the form, as in passed-in rows'
says out 'first.csv:5:5: violates: level.win: lost is written here, but won is right, with 70 card points'

# Rows that are alike have the same faults; rows that add up to the same have not: 31 x 36 + 36 is 31 x 37 + 5.
printf 'soloist,game,won,matadors,hand,points,value,score\nA,clubs,1,1,1,70,36,36\nB,clubs,1,1,1,70,37,5\nC,clubs,1,1,1,70,37,5\n' >alike.csv
found 1 alike.csv <<'END'
3:7: violates: value.product: 37 is written here, but 36 is right
3:8: violates: value.product: 5 is written here, but 36 is right
4:7: violates: value.product: 37 is written here, but 36 is right
4:8: violates: value.product: 5 is written here, but 36 is right
END

# A deal that was passed in has neither value nor score.
printf 'soloist,game,value,score\n,passed,24,48\nA,,,24\nB,,,24\n' >passed.csv
found 1 passed.csv <<'END'
2:3: violates: sheet.entry: 24 is written here, but a deal that was passed in counts 0
2:4: violates: sheet.entry: 48 is written here, but a deal that was passed in counts 0
END

# Numbers of deals: from 1 on, each once; in what order they stand is free.
printf 'nr,soloist,score\n2,A,24\n3,B,24\n5,C,24\n5,A,24\n8,B,24\n6,C,24\n' >numbers.csv
found 1 numbers.csv <<'END'
2:1: violates: sheet.series: deal 1, before deal 2, is missing
4:1: violates: sheet.series: deal 4, before deal 5, is missing
5:1: violates: sheet.series: deal 5 is in line 4 too
6:1: violates: sheet.series: deal 7, before deal 8, is missing
END
# Where a number is unknown, none is missing.
printf 'nr,soloist,score\n2,A,24\n,B,24\n9,C,24\n' >numbers.csv
found 0 numbers.csv </dev/null
# Without a name, number 1 after another begins a series; with a name it is the same deal again, unless the date is another.
printf 'nr,soloist,score\n1,A,24\n1,B,24\n2,C,24\n3,A,24\n1,B,24\n2,C,24\n3,A,24\n' >begin.csv
sheet 1 begin.csv
says out '7 deals in 2 series'
says out 'begin.csv:3:1: violates: sheet.series: deal 1 is in line 2 too'
sed 's/^/s,/; 1s/s/serie/' begin.csv >named.csv
sheet 1 named.csv
says out '7 deals in 1 series'
"$AWK" '{ print (NR == 1 ? "datum" : NR < 6 ? "May" : "June") "," $0 }' named.csv >dated.csv
sheet 1 dated.csv
says out '7 deals in 2 series'
# With another date the numbers may go on.
printf 'serie,datum,nr,soloist,score\ns,May,1,A,24\ns,May,2,B,24\ns,June,3,C,24\n' >on.csv
sheet 0 on.csv
says out '3 deals in 1 series'
# ... but a day that had one deal only is over when the next begins with that number.
printf 'serie,datum,nr,soloist,score\ns,May,1,A,24\ns,June,1,B,24\ns,June,2,C,24\n' >again.csv
sheet 0 again.csv
says out '3 deals in 2 series'
# A number that stands twice on the second day is the same deal again: its date is that of the row before.
printf 'serie,datum,nr,soloist,score\ns,May,1,A,24\ns,May,2,B,24\ns,June,3,C,24\ns,June,3,A,24\n' >twice.csv
sheet 1 twice.csv
says out '4 deals in 1 series'
says out 'deal 3 is in line 4 too'
# An announced level that the card points miss is found, also where the bid is not covered. clause level.announced
printf 'soloist,game,hand,announced,matadors,points,bid,won\nA,clubs,yes,schneider,1,80,96,yes\n' >missed.csv
run 1 "$SKATREF" sheet --scheme=plain missed.csv
says out 'level.announced: won is written here, but lost is right, with 80 card points'

# Whoever is named in the whole file plays in each series, if they are three.
printf 'serie,soloist,score\none,A,24\none,B,24\none,C,24\ntwo,B,24\ntwo,C,18\ntwo,B,20\n' >rest.csv
run 0 "$SKATREF" sheet --scheme=plain --format=csv rest.csv
expect "A plays in the second series" grep -qx 'two,3,,B,,won,,20,0,44,18' out
run 0 "$SKATREF" sheet --scheme=plain --all rest.csv
row 'deal +soloist +game +score +B +C +A'
# A dealer is one of them.
printf 'serie,dealer,soloist,score\none,D,A,24\none,,A,24\none,,B,24\ntwo,A,A,18\ntwo,,A,20\ntwo,,A,20\n' >dealer.csv
sheet 0 dealer.csv --all
row 'deal +soloist +game +score +A +D +B'

# Records name the players at the cards; at a table of four the fourth has dealt, at one of three rearhand has.
seats() { # PLAYERS DEALERS: by deal
  : >seats.jsonl
  for players in $1; do
    echo "{\"verdict\":\"conforms\",\"deal\":\"played\",\"players\":[\"$(echo "$players" | sed 's/,/","/g')\"],\"soloist\":0,\"game\":\"clubs\",\"won\":true,\"value\":24,\"score\":24}" >>seats.jsonl
  done
  run 0 "$SKATREF" sheet --format=json seats.jsonl
  is "$2" /dev/stdin <<END
$(grep -o '"dealer":"[^"]*"' out | cut -d '"' -f 4 | tr '\n' ' ' | sed 's/ $//')
END
}
seats 'B,C,D C,D,A D,A,B A,B,C' 'A B C D'
seats 'A,B,C B,C,A C,A,B' 'C A B'

# A sum may be higher than any score: 96 x 1024 twice.
printf 'soloist,value,won,factor,A,B,C\nA,96,1,1024,,,\nA,96,1,1024,,,\nB,96,1,,,,\ntotal,,,,196608,96,0\n' >high.csv
sheet 0 high.csv
sed 's/196608/196607/' high.csv >higher.csv
sheet 1 higher.csv
says out 'higher.csv:5:5: violates: sheet.entry: 196607 is written here, but the game points are 196608'

# ------------------------------------------------------------------- heads and cells

# What is quoted of a file is cut: 60 letters of a head, 40 of a column and of a series, 20 of a date, 39 of a cell.
letters() { printf "%${1}s" '' | tr ' ' "$2"; }
for more in '' a; do
  printf '%s%s,b,c\n1,2,3\n' "$(letters 60 a)" "$more" >head.csv
  run 2 "$SKATREF" sheet head.csv
  says err "got '$(letters 60 a)'"
  printf 'soloist,score,score%s%s\nA,24,24\n' "$(letters 35 !)" "${more:+!}" >column.csv
  run 0 "$SKATREF" sheet column.csv
  says err "column 'score$(letters 35 !)' is ignored: an earlier column states the same"
  printf 'soloist,score,serie,date\nA,24,%s%s,%s%s\n' "$(letters 40 a)" "$more" "$(letters 20 b)" "$more" >title.csv
  run 0 "$SKATREF" sheet title.csv
  says out "series $(letters 40 a), $(letters 20 b): 1 deal, "
  printf 'soloist,score\nA,%s%s\n' "$(letters 39 x)" "$more" >cell.csv
  run 1 "$SKATREF" sheet cell.csv
  says out "$(letters 39 x) is unreadable here; expected: "
done

# One letter less is not cut, and nothing is added to it.
printf '%s,b,c\n1,2,3\n' "$(letters 59 a)" >head.csv
run 2 "$SKATREF" sheet head.csv
says err "got '$(letters 59 a)'"
printf 'soloist,score,score%s\nA,24,24\n' "$(letters 34 !)" >column.csv
run 0 "$SKATREF" sheet column.csv
says err "column 'score$(letters 34 !)' is ignored"
printf 'soloist,score\nA,%s\n' "$(letters 38 x)" >cell.csv
run 1 "$SKATREF" sheet cell.csv
says out "$(letters 38 x) is unreadable here; expected: "

# A table has two columns that are known, or one and three names.
for head in nr,A,B nr,wetter A,B,C,D nr; do
  printf '%s\n1,2,3,4\n' "$head" >head.csv
  run 2 "$SKATREF" sheet head.csv
  says err 'expected a header with column names'
done
printf 'nr,A,B,C\n1,24,0,0\n' >head.csv
sheet 0 head.csv
row 'won as soloist +1 +0 +0'

# Blanks around a cell are none of it, in quotes or not; a quote that is doubled at the end of a file closes nothing. A sign
# at the head of the file tells its encoding, and is no part of its first name. Byte 80 of Latin-1 is a control character.
printf 'soloist,score\n" A ",24\n B ,24\n\t"\tB"\t,20\n' >blanks.csv
sheet 0 blanks.csv
row 'game points +24 +44 +0'
printf 'score,soloist\n24,B\n24,"A""' >quote.csv
sheet 1 quote.csv
says out 'quote.csv:3: malformed: record.syntax: " is unreadable here; expected: a closing quote'
# What stands behind a closing quote is not dropped: 24 is not 2400. Blanks may.
for cell in '"24"00' '"24"  0' '"24" '; do
  printf 'deal,dealer,soloist,game,score,won\n1,Ada,Bo,clubs,%s,won\n2,Bo,Cy,clubs,24,won\n3,Cy,Ada,clubs,24,won\n' "$cell" >behind.csv
  case $cell in
    *0) sheet 1 behind.csv
      says out "behind.csv:2: malformed: record.syntax: ${cell##*[\" ]} is unreadable here; expected: a separator behind the closing quote" ;;
    *) sheet 0 behind.csv ;;
  esac
done
printf '\357\273\277"soloist;";score\nA;24\nB;24\nC;24\n' >mark.csv
sheet 0 mark.csv
row 'game points +24 +24 +24'
printf 'soloist,score\nA\200\277\300\377B,24\n' >latin.csv
run 0 "$SKATREF" sheet --format=csv latin.csv
says out "A\\xC2\\x80$(printf '\302\277\303\200\303\277')B"

# One byte that is not UTF-8 is one letter: the sign at the head is still no part of the first name, the other names stay.
printf '\357\273\277soloist,score\nJ\303\244ger,24\nB,24\nJ\344ger,20\nG\344nse,18\n' >mixed.csv
sheet 0 mixed.csv
row 'game points +44 +24 +18'
run 0 "$SKATREF" sheet --players="$(printf 'J\303\244ger,B,G\303\244nse')" mixed.csv

# A row of sums begins with a word for it, in whatever column; any other word is a name.
for word in total Totals sum Summe gesamt Endstand Ergebnis; do
  printf 'nr,A,B,C\n1,24,,\n2,,20,\n3,,,18\n%s,24,20,19\n' "$word" >sum.csv
  sheet 1 sum.csv
  says out 'sum.csv:5:4: violates: sheet.entry: 19 is written here, but the game points are 18'
done
# Total, summe and stand, before a name or after it, are a running total; points and punkte are the points of the deal.
for total in 'total A' 'Summe A' 'stand A' 'A total' 'A summe' 'A Stand'; do
  printf 'nr,soloist,score,%s\n1,A,24,24\n2,A,20,44\n3,B,18,45\n' "$total" >totals.csv
  sheet 1 totals.csv
  says out 'totals.csv:4:4: violates: sheet.entry: 45 is written here, but 44 is right'
  says out ' 1 wrong,'
done
for word in points Punkte; do
  printf 'nr,%s A,%s B,%s C\n1,24,,\n2,,20,\n3,18,,\n' $word $word $word >points.csv
  sheet 0 points.csv
  row 'game points +42 +20 +0'
done

# Running totals by money, 24 is 30 from each of two, and by bad marks: these go on from what is due, not from a wrong score.
printf 'soloist,value,won,total,C total,A total\nA,24,1,60,-30,60\nB,24,1,30,-60,30\nC,24,1,0,0,1\n' >money.csv
run 1 "$SKATREF" sheet --scheme=money money.csv
says out 'money.csv:4:6: violates: sheet.entry: 1 is written here, but 0 is right'
says out ' 1 wrong,'
printf 'soloist,value,won,total,C total,A total\nA,24,1,0,-24,0\nB,24,1,-24,-48,-24\nC,24,1,-48,-48,-47\n' >beer.csv
run 1 "$SKATREF" sheet --scheme=beer --limit=1000 beer.csv
says out 'beer.csv:4:6: violates: sheet.entry: -47 is written here, but -48 is right'
says out ' 1 wrong,'
# By the points the list's own score counts, with its sign where the list has signs: 25, though 24 is due, and then 43.
printf 'soloist,game,matadors,won,hand,points,score,total\nA,clubs,1,1,no,70,25,25\nA,clubs,1,1,no,70,24,49\nB,clubs,-1,0,no,50,-48,-48\n' >own.csv
sheet 1 own.csv
says out 'own.csv:2:7: violates: value.product: 25 is written here, but 24 is right'
says out ' 1 wrong,'

# Where it has none of its own, what is due counts.
printf 'soloist,value,won,score,total\nA,24,1,24,24\nB,20,0,-40,-40\nA,18,1,,43\n' >due.csv
sheet 1 due.csv
says out 'due.csv:4:5: violates: sheet.entry: 43 is written here, but 42 is right'
says out ' 1 wrong,'

# The value stands beside the score that follows from it: by the old code once for a lost hand game, else twice.
printf 'soloist,hand,won,value,score\nA,yes,lost,36,-36\nB,no,lost,36,-72\nC,no,lost,36,-36\nA,no,won,24,20\n' >value.csv
run 0 "$SKATREF" sheet --code=altenburg1937 --scheme=plain --format=csv value.csv
for line in ',1,,A,,yes,lost,36,-36,' ',2,,B,,no,lost,36,-72,' ',3,,C,,no,lost,,-36,' ',4,,A,,no,won,,20,'; do
  expect "the value: $line" grep -q "^$line" out
done

# What was taken with the skat cannot be ouvert: grand with 1 in all tricks is 24 x 4.
for value in 120 144 168 192; do
  printf 'soloist,game,matadors,hand,points,tricks,won,value\nA,grand,1,no,120,10,1,%s\n' $value >ouvert.csv
  sheet 1 ouvert.csv
  says out "ouvert.csv:2:8: violates: value.product: $value is written here, but 96 is right"
done

# What a game came to is named, briefly and at length.
printf 'soloist,game,won,levels\nA,clubs mit 1 schneider,1,\nB,clubs ohne 1 schwarz,1,\nC,clubs mit 2 hand schwarz angesagt,1,\n' >named.csv
sheet 0 named.csv
row '1 +A +clubs \+1 schneider +36 .*'
row '2 +B +clubs -1 schwarz +48 .*'
row '3 +C +clubs hand \+2 schw\.ann\. +96 .*'
run 0 "$SKATREF" sheet --format=html named.csv
for game in 'clubs with 1 schneider' 'clubs without 1 schwarz' 'clubs hand with 2 schwarz announced'; do says out ">$game<"; done
printf 'soloist,game,won,bid,hand,bock\nA,null ouvert,1,,,x\nB,clubs ouvert mit 1,1,,,\nC,clubs mit 1,0,48,no,\n' >named.csv
sheet 0 named.csv
row '1 +A +null ouvert x2 +92 .*'
row '2 +B +clubs ouvert \+1 +96 .*'

# A line for each record, the last also without its end, and empty lines between; what is no object is said so.
clubs='"game":"clubs","won":true,"value":24,"score":24}'
printf '%s,%s' "$judged" "$clubs" >last.jsonl
sheet 0 last.jsonl
row 'game points +24 +0 +0'
printf '%s,%s\n[]\n\n \r\n{"deal":}\n' "$judged" "$clubs" >object.jsonl
sheet 1 object.jsonl
says out 'object.jsonl:2: malformed: record.syntax: column 1: expected an object'
says out "object.jsonl:5: malformed: record.syntax: column 9: this is not JSON"
# Blanks before what a spreadsheet would take for a formula hide it from nobody.
printf '%s,%s\n' "$judged" "$clubs" | sed 's/"A"/"  =A"/' >formula.jsonl
run 0 "$SKATREF" sheet --format=csv formula.jsonl
says out ",'  =A,clubs,won,"
# Each game that check names is named.
for name in diamonds:18 hearts:20 spades:22 clubs:24 grand:48 null:23; do
  value=${name#*:} name=${name%:*}
  printf '%s,%s\n' "$judged" "$clubs" | sed "s/clubs/$name/; s/:24/:$value/g" >game.jsonl
  run 0 "$SKATREF" sheet --format=csv game.jsonl
  says out ",A,$name,won,$value,$value,"
done
# A player who is not named is not the dealer.
seats 'A,B,C A,B,' 'C'

# ---------------------------------------------------------------------- players

# Names are cut where there is no room; only those that become the same get their numbers.
printf 'soloist,score\nBo,24\nBob,20\nCy,18\n' >bo.csv
sheet 0 bo.csv
row 'deal +soloist +game +score +Bo +Bob +Cy'
printf 'soloist,score\nAnnabellaMaria,24\nAnnabellaMarta,20\nCy,18\n' >anna.csv
sheet 0 anna.csv
row 'deal +soloist +game +score Annabell~1 Annabell~2 +Cy'

for names in A,B,C,D,E A,,C A,B,A A,B; do
  run 2 "$SKATREF" sheet --players=$names bo.csv
  says err "--players takes three or four different names, not '$names'"
done

# Columns of our own output: name 0 is none of them, an empty name has no figure, nor has a column without a name.
printf 'name 1,total 1,name 0,,name 2,total 2,soloist,score\nA,24,,,,5,A,24\nA,24,E,,B,20,B,20\nA,43,,,B,,A,18\n' >numbered.csv
sheet 1 numbered.csv
says err "numbered.csv: column 'name 0' is ignored: neither a known fact nor the points of a player"
says out 'numbered.csv:4:2: violates: sheet.entry: 43 is written here, but 42 is right'
says out ' 1 wrong,'

# ------------------------------------------------------------ XSkat's list and its log

xskat_list() { # CARRIED ROW...
  { echo "$1"; shift; for letter in a t b g v; do echo "$letter 0 0 0"; done; printf 'e %s\n' "$@"; } >list
}
for carried in '0 5 0' '0 0 -7' '3 0 0'; do
  xskat_list "$carried" '0 0 0 24 1' '1 0 0 24 1' '2 0 0 24 1'
  run 0 "$SKATREF" sheet --scheme=plain list
  says out "list:1: undecided: sheet.series: $carried is carried over from earlier games and not added up"
  row 'game points +24 +24 +24'
done

# A list that ends too early, or has another letter, is no list of XSkat; its last line may end without a newline.
for lines in '0 0 0' '0 0 0\nx 0 0 0\nt 0 0 0' '0 0 0\na 0 0 0\nt 0 0 0\nb 0 0 0\ng 0 0 0\nv'; do
  printf "$lines" >list
  run 2 "$SKATREF" sheet list
  says err 'expected a header with column names'
done
printf '0 0 0\na 0 0 0\nt 0 0 0\nb 0 0 0\ng 0 0 0\nv 0 0 0\ne 0 0 0 24 1 ' >list
run 0 "$SKATREF" sheet list

game='{"verdict":"conforms","deal":"played","players":["Ada","Bo","Cy"],"soloist":0,"game":"clubs","announced":null,"ouvert":false,"matadors":1'
# The log shows no round of bock: twice to 16 times its score is undecided, three and 32 times is wrong.
echo "$game,\"hand\":false,\"won\":true,\"value\":24,\"score\":24}" >log.jsonl
for score in 48 96 192 384; do
  xskat_list '0 0 0' "0 0 0 $score 1"
  run 0 "$SKATREF" sheet --log=log.jsonl list
  says out "list:7: undecided: home.bock: $score is right if a round of bock doubled 24 (line 1 of the log)"
done
for score in 72 768; do
  xskat_list '0 0 0' "0 0 0 $score 1"
  run 1 "$SKATREF" sheet --log=log.jsonl list
  says out "list:7: violates: sheet.entry: $score is in the list, but 24 in line 1 of the log"
done

# A lost hand game, 12 x 3, twice: -72. Neither -70 nor, by the code of 1937, -30 is what another code books.
xskat_list '0 0 0' '0 0 0 70 0'
echo "$game,\"hand\":true,\"won\":false,\"value\":36,\"score\":-72}" >log.jsonl
run 1 "$SKATREF" sheet --log=log.jsonl list
says out 'list:7: violates: sheet.entry: -70 is in the list, but -72 in line 1 of the log'
xskat_list '0 0 0' '0 0 0 30 0'
echo "$game,\"hand\":true,\"won\":false,\"value\":36,\"score\":-36}" >log.jsonl
run 1 "$SKATREF" sheet --code=altenburg1937 --log=log.jsonl list
says out 'list:7: violates: sheet.entry: -30 is in the list, but -36 in line 1 of the log'

# What another code books is named with it: half of it, or twice.
for half in 'isko2022:36:-72:once:altenburg1937' 'altenburg1937:72:-36:double:isko2022'; do
  score=${half#*:} booked=${half#*:*:}
  xskat_list '0 0 0' "0 0 0 ${score%%:*} 0"
  echo "$game,\"hand\":true,\"won\":false,\"value\":36,\"score\":${booked%%:*}}" >log.jsonl
  run 1 "$SKATREF" sheet --code=${half%%:*} --log=log.jsonl list
  clause=${booked#*:}
  says out "list:7: violates: value.lost-${clause%:*}: -${score%%:*} is in the list, but ${booked%%:*} in line 1 of the log; right with --code=${clause#*:}"
done

# The same number is the same player, and one name is one number, whichever comes first.
echo "$game,\"hand\":false,\"won\":true,\"value\":24,\"score\":24}" >ada.jsonl
sed 's/"soloist":0/"soloist":1/' ada.jsonl >bo.jsonl
cat ada.jsonl bo.jsonl >log.jsonl
xskat_list '0 0 0' '0 0 0 24 1' '0 0 0 24 1'
run 1 "$SKATREF" sheet --log=log.jsonl list
says out 'list:8: violates: auction.soloist: player 1 is in the list, but Bo in line 2 of the log'
cat ada.jsonl ada.jsonl >log.jsonl
xskat_list '0 0 0' '2 0 0 24 1' '0 0 0 24 1'
run 1 "$SKATREF" sheet --log=log.jsonl list
says out 'list:8: violates: auction.soloist: player 1 is in the list, but Ada in line 2 of the log'
# A list has no more rows than the log has games; fewer are the last games.
run 1 "$SKATREF" sheet --log=ada.jsonl list
says out 'list: violates: sheet.series: the list has 2 rows; games in the log: 1'
says out ' 1 wrong,'
xskat_list '0 0 0' '0 0 0 25 1'
cat bo.jsonl ada.jsonl >log.jsonl
run 1 "$SKATREF" sheet --log=log.jsonl list
says out 'list:7: violates: sheet.entry: 25 is in the list, but 24 in line 2 of the log'
# By the code of 1937 a won game that is doubled is no matter of hand games.
xskat_list '0 0 0' '0 0 0 48 1'
run 0 "$SKATREF" sheet --code=altenburg1937 --log=ada.jsonl list
says out 'list:7: undecided: home.bock: 48 is right if a round of bock doubled 24 (line 1 of the log)'

# A row without a game in the log, and a game of the log that nobody can read.
xskat_list '0 0 0' '0 0 0 24 1'
echo '{"verdict":"conforms","deal":"passed-in","players":["Ada","Bo","Cy"]}' >log.jsonl
run 1 "$SKATREF" sheet --log=log.jsonl list
says out 'list:7: violates: value.passed-in: a game is in the list, but passed in in line 1 of the log'
echo "$game,\"hand\":false,\"won\":\"perhaps\",\"value\":24,\"score\":24}" >log.jsonl
run 0 "$SKATREF" sheet --log=log.jsonl list
expect "a malformed game of the log is not compared" not grep -q '^list:7' out
# One convention fails where nothing may: the card points of a null game do not count.
printf 'soloist,game,won,points,score\nA,null,1,5,23\nB,null,1,,23\nC,null,1,,23\n' >null.csv
sheet 0 null.csv
says out ': 0 wrong, 0 undecided, 0 malformed, 1 by convention'
sheet 1 null.csv --strict
# A log without names: the list's numbers stay what they are.
echo "$game,\"hand\":false,\"won\":true,\"value\":24,\"score\":24}" | sed 's/"players":[^]]*],//' >log.jsonl
run 0 "$SKATREF" sheet --log=log.jsonl list
expect "without names no soloist is another" not grep -q auction.soloist out
# A gap of deals moves the dealer on: three at the table, deal 5 is the second one's again.
for dealer in Bo Cy; do
  printf 'deal,dealer,soloist,value,won\n1,Ada,Ada,24,1\n2,Bo,Bo,20,1\n3,Cy,Cy,18,1\n5,%s,Ada,24,1\n6,Cy,Bo,24,1\n' $dealer >gap.csv
  run 1 "$SKATREF" sheet gap.csv
  says out 'gap.csv:5:1: violates: sheet.series: '
  if [ $dealer = Bo ]; then
    expect "Bo deals: right" not grep -q 'is the dealer\|next-dealer' out
  else
    says out 'gap.csv:5:2: violates: seat.next-dealer: '
  fi
done

# With the bid known, value and score are those of one game: with 1 it was overbid at 33 and costs 72, with 3 it was worth 48.
for case in '33,48,-96:0' '33,48,-72:1' '33,36,-72:0' ',24,-72:0'; do
  printf 'soloist,game,bid,value,score,won\nAda,clubs,%s,0\nBo,grand,18,48,48,1\nCy,grand,18,48,48,1\n' "${case%:*}" >worth.csv
  run "${case#*:}" "$SKATREF" sheet worth.csv
done

# An open suit game or grand is played with schwarz announced: one word is enough, however the list has it.
for game in 'clubs,1,1,schwarz:open' 'clubs,1,1,:open' 'clubs,1,0,schwarz:announced' 'clubs,1,0,schneider:schneider announced'; do
  printf 'soloist,game,hand,ouvert,announced,matadors,won\nAda,%s,1,1\nBo,passed in,,,,,\nCy,passed in,,,,,\n' "${game%:*}" >open.csv
  run 0 "$SKATREF" sheet --format=html open.csv
  grep -o '<td[^>]*>[^<]*clubs[^<]*' out | sed 's/<[^>]*>//' >cell
  case ${game#*:} in
    open) expect "$game: no word on schwarz announced" not grep -q announced cell ;;
    *) says cell "${game#*:}" ;;
  esac
done

# A name that two rows have is a slip of the pen beside three who deal: one like it has twice as many rows.
for names in Bertt:3 Xaver:4; do
  "$AWK" -v slip="${names%:*}" 'BEGIN { print "dealer,soloist,value,won"; split("Anna Bert Cora", dealer, " ")
    for (i = 0; i < 12; i++) print dealer[i % 3 + 1] "," (i == 2 || i == 5 ? slip ",24,1" : ",,") }' >slips.csv
  "$SKATREF" sheet --format=json slips.csv >out 2>err
  expect "${names%:*}: ${names#*:} players" [ "$(grep -o '"players":\[[^]]*' out | head -n 1 | tr ',' '\n' | grep -c .)" -eq "${names#*:}" ]
done

# What each scheme adds, for three at the table and for four.
for four in '' 'D,20,1'; do
  printf 'soloist,value,won\nA,24,1\nB,20,0\nC,18,1\n%s\n' "$four" >table.csv
  others=$([ -z "$four" ] && echo 40 || echo 30)
  for scheme in seeger-fabian:50:$others seeger:50: plain:: money:: beer::; do
    "$SKATREF" sheet --scheme=${scheme%%:*} table.csv >out 2>err
    sed -n 's/^\([0-9]*\) for each game .*/\1/p' out | tr '\n' ':' >added
    due_added=${scheme#*:}
    expect "$scheme, four: '$four'" [ "$(cat added)" = "$(echo "$due_added:" | sed 's/::*/:/g; s/^://')" ]
  done
done

# Schneider that the card points do not make: without it the game is lost, and costs so much, doubled or not.
for factor in 1:-72 2:-144; do
  head=soloist,game,matadors,hand,ouvert,announced,bid,points,schneider,schwarz,won,factor
  printf '%s\nAda,clubs,1,0,0,no,33,65,1,0,1,%s\nBo,clubs,1,0,0,no,33,95,0,0,1,%s\n' $head "${factor%:*}" "${factor%:*}" >cost.csv
  run 1 "$SKATREF" sheet cost.csv
  says out "cost.csv:2:9: violates: level.schneider: schneider is written here, but not schneider is right, with 65 card points: lost, overbid at 33: ${factor#*:}"
  says out "cost.csv:3:11: violates: value.bid: won is written here, but the game is lost, as it is overbid at 33: ${factor#*:}"
done
# Schwarz that is announced says nothing of how it ended; that it was missed makes it lost.
for case in 'hand schwarz angesagt,won:0' 'hand schwarz angesagt schwarz,won:0' 'hand schwarz angesagt,lost:0'; do
  printf 'soloist,game,matadors,levels,won\nAda,clubs,1,%s\nBo,passed in,,,\nCy,passed in,,,\n' "${case%:*}" >levels.csv
  run "${case#*:}" "$SKATREF" sheet levels.csv
done

# Without a bid a lost game may have been overbid, up to the highest bid of all, 264: the first value that covers it, doubled.
for case in clubs:264:276 spades:264:275 hearts:270:280 diamonds:270:279 grand:264:288; do
  values=${case#*:}
  for value in "${values%:*}:0" "${values#*:}:1"; do
    printf 'soloist,game,won,score\nAda,%s,0,-%s\nBo,passed in,,\nCy,passed in,,\n' "${case%%:*}" $((2 * ${value%:*})) >high.csv
    run "${value#*:}" "$SKATREF" sheet high.csv
  done
done

done_testing
