# skatref sheet: lists that are written and read again, odd cells, and figures beyond all games.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

sums() {
  tr -s ' ' <out >squeezed
  for line; do expect "$subject: $line" grep -Fqx -- "$line" squeezed; done
}

# again FILE ARGUMENT...: what is written as CSV is read again as the same list, with the same sums, by all schemes.
again() {
  file=$1
  shift
  begin "$file $*: read again without loss"
  "$SKATREF" sheet --format=csv "$@" "$file" >one.csv 2>/dev/null
  "$SKATREF" sheet --format=csv "$@" one.csv >two.csv 2>err
  expect "the same CSV" diff one.csv two.csv
  expect "no column is ignored" not grep -q 'is ignored' err
  for scheme in seeger-fabian seeger plain money beer; do
    for list in "$file" one.csv; do
      "$SKATREF" sheet --format=json --scheme=$scheme "$@" "$list" 2>/dev/null |
        sed 's/"source":"[^"]*"//; s/"findings".*//; s/,\{0,1\}"verdict":"[^"]*"//g; s/"line":[0-9]*,//g; s/"dealer":[^,]*,//g; s/"deal":[^,]*,//g; s/"value":[^,]*,//g'
      echo
    done >both
    expect "--scheme=$scheme: the same sums" [ "$(sort -u both | grep -c series)" -eq 1 ]
  done
  end
}

# ------------------------------------------------------------ written and read again

# Ramsch with one and two losers, doubled games, a deal that nobody can book, a player who only ever had a ramsch.
cat >home.csv <<'END'
nr,spieler,spiel,spitzen,hand,status,augen,kontra,bock,score,Ann,Bo,Cy
1,Ann,clubs,1,0,won,70,,,24,,,
2,,ramsch,,,,,,,,-60,,-60
3,Bo,grand,2,0,lost,50,x,,-288,,,
4,Ann,spades,-1,1,won,65,,x,66,,,
5,,,,,,,,,,,,
6,Bo,hearts,,,won,,,,,,,
7,,ramsch,,,,,,,,,,-40
END
run 0 "$SKATREF" sheet --scheme=plain --all home.csv
silent err
sums 'game points 30 -100 -288'
again home.csv
# Only ramsch, and a player who has 0 everywhere: his column keeps its place.
printf 'nr,spiel,Ann,Bo,Cy\n1,ramsch,-60,0,-60\n2,ramsch,-40,0,0\n' >zero.csv
again zero.csv
run 0 "$SKATREF" sheet --format=csv home.csv
says out '6,,Bo,hearts,,unknown,,,,,,,30,-60,-288'
again "$srcdir/corpus/logs/list.csv"
again "$srcdir/corpus/logs/pub.csv"
# A lost hand game counts once there: the value is 36, not half of it.
printf 'soloist,game,matadors,hand,won,score\nA,clubs,1,1,0,-36\nB,clubs,1,0,0,-48\nC,clubs,1,0,1,24\n' >once.csv
again once.csv --code=altenburg1937
# The same game by two codes, and with contra: 3 x 12 once, doubled for being lost, and that doubled again.
cat >codes.csv <<'END'
soloist,code,game,matadors,hand,won,contra,score
A,altenburg1937,clubs,1,1,0,,-36
B,,clubs,1,1,0,,-72
C,isko2022+contra,clubs,1,1,0,x,-144
A, altenburg1937 + contra,clubs,1,1,0,x,-72
B,,clubs,1,0,1,,24
C,,clubs,1,0,1,,24
END
run 0 "$SKATREF" sheet --strict --scheme=plain codes.csv
sums 'game points -108 -48 -120'
again codes.csv
run 0 "$SKATREF" sheet --strict --code=auto codes.csv
run 1 "$SKATREF" sheet --code=isko2022 codes.csv
says out 'codes.csv:2:8: violates: value.product: -36 is written here, but one of these is right: -72, '
"$SKATREF" sheet --format=csv codes.csv >one.csv
says one.csv ',isko2022 + contra,3,,C,clubs,yes,lost,36,-144,2,'
# Another reading stands after the house rule that it needs.
cat >readings.csv <<'END'
deal,code,game,A,B,C
1,isko2022 + ramsch + home.ramsch-no-trick,ramsch,-70,0,0
2,isko2022 + home.ramsch-no-trick + ramsch,ramsch,-70,0,0
END
run 0 "$SKATREF" sheet --scheme=plain readings.csv
sums 'game points -140 0 0'
again readings.csv
for code in isko2023 'isko2022 + home.ramsch-no-trick' 'isko2022 + ramsh' 'isko2022 +' '+ contra' "isko2022$(printf '%0200d' 0)"; do
  printf 'soloist,code,game,matadors,won,score\nA,%s,clubs,1,1,24\n' "$code" >wrong.csv
  run 1 "$SKATREF" sheet wrong.csv
  says out 'wrong.csv:2:2: malformed: record.syntax: '
  says out 'expected: a code, with its house rules: isko2022 + contra'
done
printf 'soloist,code,game,matadors,won,score\nA,?,clubs,1,1,24\n' >none.csv
run 0 "$SKATREF" sheet none.csv
"$SKATREF" sample --games=200 --seed=7 >games.sgf
again games.sgf
# Twenty players in seven series, one of them at a table of four.
"$AWK" 'BEGIN { print "serie,nr,geber,spieler,spiel,score,punkte p1,punkte p2"
  for (s = 0; s < 7; s++) for (i = 1; i <= 6; i++) {
    n = s == 6 ? 4 : 3
    if (i == 5 && s == 0) print s "," i ",p" 3*s + (i-1) % n + 1 ",,ramsch,,-30,-30"
    else print s "," i ",p" 3*s + (i-1) % n + 1 ",p" 3*s + i % n + 1 ",," (i % 2 ? 24 : -48) ",,"
  } }' >many.csv
again many.csv
run 0 "$SKATREF" sheet --format=csv many.csv
says out ',name 1,name 2,name 3,name 4,points 1,points 2,points 3,points 4,total 1'

# Names that a spreadsheet would take for formulas, names that look like nothing, and names with quotes.
cat >names.csv <<'END'
soloist,score
=HYPERLINK("x"),24
+1,24
@SUM(A1),24
'=b,24
END
run 0 "$SKATREF" sheet --format=csv names.csv
expect "no cell begins a formula" not grep -Eq '^"*[=+@-]|,"*[=+@]' out
again names.csv
printf 'soloist,score\n"a ""b""",24\n"c,d",24\n"e\nf",24\n' >quotes.csv
again quotes.csv
printf 'soloist,score\n"'"'-"'",24\n'"''-"',24\nB,24\n' >nothing.csv
run 0 "$SKATREF" sheet --format=csv nothing.csv
says out ",'-,"
again nothing.csv
# Names without a Latin letter, or with words of a header: each row names its own players.
printf 'soloist,score\nИван,24\nplayer,24\nB,24\n' >other.csv
again other.csv

# Whatever the bytes of a name, what is written is UTF-8: Latin-1 in a log, a letter at the place of a cut.
utf8() { expect "$subject is UTF-8" sh -c 'iconv -f UTF-8 -t UTF-16 <out >/dev/null'; }
if command -v iconv >/dev/null; then
  "$SKATREF" sample --games=3 --seed=2 | sed "s/P0\[[^]]*/P0[J$(printf '\374')rgen/" >latin.sgf
  long=$(printf '%039d' 0)ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ
  printf 'serie,soloist,game,score\n%s,%s,%s,24\n%s,B,,24\n%s,C,,24\n' "$long" "$long" "x$long" "$long" "$long" >long.csv
  for file in latin.sgf long.csv; do
    for format in csv html json text; do
      run_any() { "$@" >out 2>err; subject="--format=$format $file"; }
      run_any "$SKATREF" sheet --format=$format $file
      utf8
    done
  done
  run_any "$SKATREF" sheet --format=csv latin.sgf
  says out 'total Jürgen'
else
  skip "output is UTF-8" "no iconv"
fi

# ---------------------------------------------------------------------- sums

# Two rows of sums below each other, game points and totals: each is checked.
printf 'nr,Ann,Bo,Cy\n1,24,,\n2,,-36,\n3,,,20\nSumme,24,-36,20\nGesamt,115,-86,110\n' >sums.csv
run 1 "$SKATREF" sheet sums.csv
says out 'sums.csv:6:2: violates: sheet.entry: 115 is written here, but the game points are 24 or the total is 114'
sed 's/115/114/; s/Summe,24/Summe,23/' sums.csv >first.csv
run 1 "$SKATREF" sheet first.csv
says out 'first.csv:5:2: violates: sheet.entry: 23 is written here, but the game points are 24 or the total is 114'
# Above the first deal they are the sums of the whole list.
printf 'nr,Ann,Bo,Cy\nSumme,24,-36,21\n1,24,,\n2,,-36,\n3,,,20\n' >above.csv
run 1 "$SKATREF" sheet above.csv
says out 'above.csv:2:4: violates: sheet.entry: 21 is written here, but the game points are 20 or the total is 110'
sed 's/,21/,20/' above.csv >right.csv
run 0 "$SKATREF" sheet right.csv
# The sum of a column that is ignored is nobody's.
printf 'nr,soloist,score,weather\n1,A,24,7\n2,B,24,8\n3,A,24,9\nSumme,,,24\n' >ignored.csv
run 0 "$SKATREF" sheet ignored.csv
says err "column 'weather' is ignored"

# ---------------------------------------------------------- beyond all games

"$AWK" 'BEGIN { print "soloist,score"; for (i = 0; i < 30; i++) print "ABC" substr("123", i % 3 + 1, 1) ",99999999" }' >huge.csv
run 1 "$SKATREF" sheet --scheme=plain huge.csv
expect "every score of the list is malformed" [ "$(grep -c 'malformed: record.syntax: 99999999 is unreadable here; expected: a whole number up to 100000' out)" -eq 30 ]
sums 'game points 0 0 0'
"$AWK" 'BEGIN { print "soloist,score"; for (i = 0; i < 9100; i++) print substr("ABC", i % 3 + 1, 1) ",100000" }' >sums.csv
run 2 "$SKATREF" sheet sums.csv
says err 'skatref: sums.csv: the series from line 2 is not added up: its sums exceed 300000000'
# Factors: 1024 together are more than anybody plays.
printf 'soloist,game,matadors,won,bock,pushed,factor\nA,clubs,1,1,64,3,64\nB,clubs,1,1,2,3,\nC,clubs,1,1,,,3\n' >factors.csv
run 1 "$SKATREF" sheet --scheme=plain factors.csv
says out 'factors.csv:2:7: malformed: record.syntax: 64 is unreadable here; expected: yes, no or a factor'
sums 'game points 0 384 72'

# ------------------------------------------------------------------ odd cells

# A column's own word, its first letter, German names of suits, compounds.
cat >words.csv <<'END'
spieler,spiel,spitzen,hand,ouvert,schneider,bock,kontra,status,augen
A,Grün,1,hand,,,,,G,70
B,Gruen,1,,,,B,,G,70
C,Blatt,1,,,schneider,,,G,95
A,Nullouvert,,,ouvert,,,,G,
B,Null ouvert,,hand,o,,,,G,
C,Grandhand,1,h,,,,Re,G,70
END
run 0 "$SKATREF" sheet --scheme=plain --all words.csv
# 11 x 3; 11 x 2 x 2; 11 x 3; 46; 59; 24 x 3 x 4.
sums ' 1 A spades hand +1 33 33 0 0' ' 2 B spades +1 x2 44 33 44 0' ' 3 C spades +1 schneider 33 33 44 33' \
  ' 4 A null ouvert 46 79 44 33' ' 5 B null ouvert hand 59 79 103 33' ' 6 C grand hand +1 x4 288 79 103 321'
# Every trick of a ramsch, and a player without a trick: S1.23.
printf 'spieler,spiel,status\nA,Durchmarsch,G\nB,Ramsch Jungfrau,V\nC,Ramsch,V\n' >ramsch.csv
run 0 "$SKATREF" sheet --option=ramsch-fixed --scheme=plain ramsch.csv
sums 'game points 20 -15 0'
says out 'ramsch.csv:4: undecided: sheet.entry: the value of the game is unknown'
# What cannot be read leaves out the figure that it would have given, and nothing else.
cat >cells.csv <<'END'
spieler,spiel,spitzen,hand,bock,status,score
A,clubs,1,vielleicht,,G,24
B,clubs,1,,drei,G,72
C,clubs,1,,drei,G,
A,klubs,1,,,G,24
B,clubs,1,,,G,zwei
END
run 1 "$SKATREF" sheet --scheme=plain cells.csv
expect "five cells, five findings" [ "$(grep -c 'malformed: record.syntax' out)" -eq 5 ]
expect "and no other" [ "$(grep -c '^cells.csv:' out)" -eq 6 ]
sums 'game points 48 96 0'

# Rows without soloist and game, which the form fills in alike: passed in, whatever outcome it fills in.
printf 'nr,spieler,spiel,spitzen,status,reizwert,augen,stufe\n1,A,herz,1,V,18,75,einfach\n2,,,,V,18,75,\n3,B,herz,1,G,18,70,einfach\n4,,,,V,18,75,\n5,,,,G,20,50,\n6,C,herz,1,G,18,70,einfach\n' >form.csv
run 0 "$SKATREF" sheet form.csv
says out 'form.csv:2:5: undecided: level.win: lost does not go with 75 card points, which may come from the form, as in passed-in rows'
says out 'form.csv:6:2: undecided: sheet.entry: the soloist is unknown'
says out 'series of 6 deals, 2 passed in'
# Each figure counts: with other card points, or another bid, the form has not filled the row in.
printf 'nr,spieler,spiel,spitzen,status,reizwert,augen,stufe\n1,A,herz,1,G,18,70,einfach\n2,,,,V,18,75,\n3,B,herz,1,G,18,70,einfach\n4,,,,V,18,50,\n5,,,,V,20,75,\n6,C,herz,1,G,18,70,einfach\n' >form.csv
run 0 "$SKATREF" sheet form.csv
has 'form.csv:5:2: undecided: sheet.entry: the soloist is unknown' 'form.csv:6:2: undecided: sheet.entry: the soloist is unknown' \
  'series of 6 deals, 1 passed in, seeger-fabian'
# The smallest score above 0 is one of a game that was won, though no game has it.
printf 'deal,soloist,score\n1,A,1\n' >one.csv
run 1 "$SKATREF" sheet --format=csv one.csv
has ',1,,A,,won,,1,1'

# A game below its bid is one fault, not two or three.
printf 'soloist,game,matadors,hand,announced,won,bid,points,value,score\nA,clubs,1,0,none,won,27,70,24,24\n' >bid.csv
run 1 "$SKATREF" sheet bid.csv
says out 'bid.csv:2:6: violates: value.bid: won is written here, but the game is lost, as it is overbid at 27: -72'
expect "the game below its bid is told once" [ "$(grep -c violates out)" -eq 1 ]
# Without a bid nothing is below it.
printf 'soloist,game,matadors,hand,won,overbid,schneider,schwarz,points\nA,clubs,1,0,1,1,,,70\nB,clubs,1,0,1,,0,1,120\n' >marks.csv
run 1 "$SKATREF" sheet marks.csv
expect "nobody is overbid at 0" not grep -q 'overbid at 0' out

# The likely values come first: the plain game, then what it would need more for.
printf 'soloist,game,matadors,won,value\nA,clubs,1,won,25\nB,clubs,2,won,36\nC,grand,1,won,48\n' >likely.csv
run 1 "$SKATREF" sheet likely.csv
says out 'likely.csv:2:5: violates: value.product: 25 is written here, but one of these is right: 24, 36, 48, 60, ...'

# Under the old code a score may show a hand game: nothing is wrong, and the whole stake is due.
printf 'soloist,game,matadors,value,score\nA,clubs,1,36,-36\nB,clubs,1,24,24\nC,clubs,1,24,24\n' >hand.csv
run 0 "$SKATREF" sheet --code=altenburg1937 --scheme=money hand.csv
# 36 becomes 40, lost 80 to each of two others; 24 becomes 30 from each.
sums 'money -220 110 110'

# Names that are alike as far as they fit are told apart by their number.
printf 'soloist,score\nChristian-Albert,24\nChristian-Bert,24\nChristian-Carl,24\n' >alike.csv
run 0 "$SKATREF" sheet alike.csv
says out ' Christia~1 Christia~2 Christia~3'

# "1 deal", not "1 deals".
printf 'soloist,score\nA,24\n' >single.csv
run 0 "$SKATREF" sheet single.csv
says out 'series of 1 deal, 0 passed in'
says out '1 deal in 1 series'

# ------------------------------------------------------------- a log and its judged lines

# Books a log as the lines in which check judged it: the same deals, values and sums.
booked() {
  "$SKATREF" sheet --format=json "$@" 2>/dev/null |
    sed 's/"source":"[^"]*"//g; s/"findings".*//; s/,\{0,1\}"verdict":"[^"]*"//g; s/"line":[0-9]*,//g; s/"dealer":[^,]*,//g'
}
for log in sgf jsonl xskat; do
  for code in isko2022 altenburg1937 auto; do
    "$SKATREF" check --code=$code --format=jsonl "$srcdir/corpus/logs/sample.$log" >judged.jsonl
    for scheme in seeger-fabian money beer; do
      booked --code=$code --scheme=$scheme "$srcdir/corpus/logs/sample.$log" >one
      booked --code=$code --scheme=$scheme judged.jsonl >two
      expect "sample.$log, --code=$code --scheme=$scheme: there are lists" grep -q '"deals"' one
      expect "sample.$log, --code=$code --scheme=$scheme: the same of judged lines" cmp one two
    done
  done
done

# The same with house rules: a table that plays contra, ramsch and revolutions, and each kind of round of bock.
for n in 1 2 3; do cat "$srcdir/corpus/logs/sample.jsonl"; done >home.jsonl
"$SKATREF" check --option=help | sed -n 's/^\(bock[a-z0-9-]*\) .*/\1/p' >bocks
expect "several kinds of bock" [ "$(wc -l <bocks)" -gt 5 ]
while read -r bock; do
  options="--option=contra,revolution,ramsch,$bock"
  "$SKATREF" check $options --format=jsonl home.jsonl >judged.jsonl
  booked --scheme=plain $options home.jsonl >one
  booked --scheme=plain $options judged.jsonl >two
  expect "$options: the same of judged lines" cmp one two
  sort one >>all
done <bocks
expect "some begin rounds where others begin none" [ "$(sort -u all | wc -l)" -gt 3 ]

done_testing
