# skatref sheet: words, totals and comparisons that few lists need; every figure is worked out beside it.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# ------------------------------------------------------------------ one row

# clubs with 1, game 1, hand 1, schneider 1, announced 1: 12 x 5.
printf 'spieler,spiel,spitzen,hand,status,augen\nA,Kreuz angesagt Schneider,1,✓,won,95\nB,,,,p,\nC,,,,p,\n' >words.csv
run 0 "$SKATREF" sheet --scheme=plain --all words.csv
says out 'clubs hand +1 schn.ann.    60'
says out '3 deals, 2 passed in'

printf 'deal,soloist,won\n1,A\033[1m,won\n2,B\302\233\342\200\256,won\n3,"C, ""D""",won\n' >controls.csv
"$SKATREF" sheet --format=csv controls.csv >out
expect "csv: no control character of a name reaches a terminal" [ "$(LC_ALL=C tr -d '\n -~' <out | wc -c)" -eq 0 ]
says out ',3,,"C, ""D""",'
# ... and what stands for it is counted: 3 columns of 10 beside 45. Names that look alike as far as they fit have numbers.
printf 'deal,soloist,won,score\n1,A\033[1m\033[0m,won,24\n2,B\302\233\342\200\256,won,24\n3,A\033[1m\033[3m,won,24\n' >controls.csv
run 0 "$SKATREF" sheet controls.csv
expect "text: the columns of such names are aligned" "$AWK" '/^deal /, /^place/ { n++; bad += length($0) != 78 } END { exit n < 9 || bad }' out
says out ' A\x1B[1m~1 B\xC2\x9B\ A\x1B[1m~3'

# Schwarz without schneider; 48 is what a lost 24 is booked as, not its value; half of 25 is not a value.
printf 'spieler,spiel,spitzen,hand,ansage,ouvert,schneider,schwarz,won,bid,wert,contra
A,clubs,1,0,none,0,0,1,,18,,
B,clubs,1,0,none,0,0,0,0,18,48,
C,,,,,,,,1,,25,x
' >wrong.csv
run 1 "$SKATREF" sheet wrong.csv
says out 'wrong.csv:2:8: violates: level.schwarz: the levels are impossible together'
says out 'wrong.csv:3:11: violates: sheet.entry: 48 is written here, but 24 is right'
says out 'wrong.csv:4:11: violates: auction.values: no game has the value 25'

# ------------------------------------------------------------------- totals

# Values with signs are scores: 24 + 18 = 42; the next total goes on from the one that is written, 43 + 20.
printf 'soloist,value,total\nA,24,24\nB,-48,-48\nA,18,43\nA,20,63\n' >totals.csv
run 1 "$SKATREF" sheet totals.csv
says out 'totals.csv:4:3: violates: sheet.entry: 43 is written here, but 42 is right'
says out ' 1 wrong,'

# A column belongs to a player whom only the user names.
printf 'spieler,punkte,Dora\nA,24,\nB,20,\nA,18,\n' >named.csv
run 0 "$SKATREF" sheet --players=A,B,Dora named.csv
silent err
run 0 "$SKATREF" sheet named.csv
says err "named.csv: column 'Dora' is ignored: neither a known fact nor the points of a player"
# Any number of columns may have names: the thirteenth player has points.
"$AWK" 'BEGIN { for (i = 1; i <= 13; i++) printf "n%d,", i; print "nr,spieler,punkte"; print ",,,,,,,,,,,,,1,n13,24"; print ",,,,,,,,,,,,24,2,,"; print "0,,,,,,,,,,,,24,3,n1," }' >names.csv
run 0 "$SKATREF" sheet --all --scheme=plain names.csv
says err "names.csv: column 'n12' is ignored: neither a known fact nor the points of a player"
expect "the thirteenth column has points" grep -q '^game points  *72 ' out

"$AWK" 'BEGIN { print "spieler,punkte"; for (i = 0; i < 10001; i++) print substr("ABC", i % 3 + 1, 1) ",24" }' >long.csv
run 0 "$SKATREF" sheet long.csv
expect "a series of 10001 deals is added up" grep -q '^game points  *80016  *80016  *79992$' out


# Each column of totals by its own figures: B has 20.
printf 'spieler,punkte,A total,B total\nA,24,24,\nB,20,,21\nC,18,,\n' >columns.csv
run 1 "$SKATREF" sheet columns.csv
says out 'columns.csv:3:4: violates: sheet.entry: 21 is written here, but 20 is right'
says out ' 1 wrong,'

# ------------------------------------------------------- what check has written

# A line that check would not write is malformed, and says which key; it counts for nobody.
played='{"verdict":"conforms","deal":"played","players":["A","B","C"]'
: >judged.jsonl && : >wanted
n=0
line() { # REST WANTED: the rest of the line, and what is said of it
  n=$((n + 1))
  printf '%s,%s}\n' "$played" "$1" >>judged.jsonl
  [ -z "$2" ] || printf 'judged.jsonl:%s: %s\n' $n "$2" >>wanted
}
wrong() { line "$1" "malformed: record.syntax: expected '$2' as skatref check --format=jsonl writes it"; }
for seat in 3 -1 '"F"'; do wrong "\"soloist\":$seat,\"won\":true,\"score\":24" soloist; done
clubs='"soloist":0,"game":"clubs"'
wrong "$clubs,\"won\":1,\"score\":24" won
wrong "$clubs,\"won\":true,\"score\":1000000000" score
wrong "$clubs,\"won\":true,\"score\":-1000000000" score
wrong "$clubs,\"won\":true,\"matadors\":\"1\"" matadors
wrong '"soloist":0,"game":"bridge","won":true' game
line '"scores":[0,0,-1000000000]' 'undecided: sheet.entry: the record does not have a game that counts'
line '"scores":[0,-80]' 'undecided: sheet.entry: the record does not have a game that counts'
# null and no level are what check writes, and the word of contra, which counts where it is a house rule: 2 x 24, and
# lost 4 x 24.
line "$clubs,\"hand\":null,\"won\":true,\"announced\":\"\",\"score\":24" ''
contra='"options":["contra"],"contra":"contra"'
line "$clubs,\"won\":true,\"value\":24,\"score\":48,$contra" ''
line "$clubs,\"won\":false,\"value\":24,\"score\":-96,$contra" ''
run 1 "$SKATREF" sheet --scheme=plain judged.jsonl
grep '^judged' out >said
expect "each wrong line is named, and no other" diff wanted said
expect "A has 24 + 48 - 96" grep -q '^game points  *-24  *0  *0$' out

# Only name 1 to name 4 are columns of players.
printf 'name 1,points 1,name 5,name x,name 12,soloist,score\nA,24,E,,,A,24\n' >numbered.csv
run 0 "$SKATREF" sheet numbered.csv
for column in 'name 5' 'name x' 'name 12'; do
  says err "numbered.csv: column '$column' is ignored: neither a known fact nor the points of a player"
done
expect "the others count" grep -q '^   1  A .* 24 ' out

# ------------------------------------------------------- one list, every figure

# B wins 24, C loses 20 twice, the third deal is passed in. By Seeger and Fabian B has 24 + 50 and C
# -40 - 50, and 40 go to A and B for the game that C lost. Beside each deal stand the game points.
printf 'deal,dealer,soloist,value,won\n1,A,B,24,1\n2,B,C,20,0\n3,C,,,\n' >three.csv
run 0 "$SKATREF" sheet --all three.csv
for row in 'series of 3 deals, 1 passed in, seeger-fabian' '   1  B  *24  *0  *24  *0' \
    '   2  C  *-40  *0  *24  *-40' '   3  -  *passed in  *-  *0  *24  *-40' 'game points  *0  *24  *-40' \
    'won as soloist  *0  *1  *0' 'lost as soloist  *0  *0  *1' '50 for .*  *0  *50  *-50' \
    '40 for .*  *40  *40  *0' 'total  *40  *114  *-90' 'place  *2  *1  *3'; do
  expect "three deals: $row" grep -qx -- "$row" out
done
run 0 "$SKATREF" sheet --format=json three.csv
says out '"players":["A","B","C"],"deals":3,"passed_in":1,"complete":true,'
says out '"complete":true,"points":{"A":0,"B":24,"C":-40},"won":{"A":0,"B":1,"C":0},"lost":{"A":0,"B":0,"C":1},'
says out '"totals":{"A":40,"B":114,"C":-90},"places":{"A":2,"B":1,"C":3},"lot":[],"losers":[]'
says out '{"line":2,"deal":1,"dealer":"A","soloist":"B","passed_in":false,"game":null,"won":true,"value":24,"score":24,'
says out '"score":24,"verdict":"conforms","points":{"A":0,"B":24,"C":0},"totals":{"A":0,"B":74,"C":0}}'
says out '{"line":3,"deal":2,"dealer":"B","soloist":"C","passed_in":false,"game":null,"won":false,"value":20,"score":-40,'
says out '{"line":4,"deal":3,"dealer":"C","soloist":null,"passed_in":true,"game":null,"won":null,"value":null,"score":null,'
says out '"findings":[]'
run 1 "$SKATREF" sheet --format=json columns.csv
says out '"findings":[{"line":3,"column":4,"kind":"wrong","clause":"sheet.entry","recorded":"21","ruled":"20"}]'
# The level announced is spelt out where there is room.
run 0 "$SKATREF" sheet --format=html words.csv
says out '>clubs hand with 1 schneider announced<'

# ------------------------------------------------- XSkat's list and its log

# xskat_list ROW...: a list with nothing carried over.
xskat_list() {
  { echo '0 0 0'; for letter in a t b g v; do echo "$letter 0 0 0"; done; printf 'e %s\n' "$@"; } >list
}
game='{"verdict":"conforms","deal":"played","players":["Ada","Bo","Cy"],"soloist":0,"game":"clubs","announced":null,"ouvert":false,"matadors":1'

# A lost hand game, 12 x 3: 36 once, 72 twice.
echo "$game,\"hand\":true,\"won\":false,\"value\":36,\"score\":-72}" >log.jsonl
xskat_list '0 0 0 36 0'
run 1 "$SKATREF" sheet --log=log.jsonl list
says out 'list:7: violates: value.lost-once: -36 is in the list, but -72 in line 1 of the log; right with --code=altenburg1937'
sed 's/-72/-36/' log.jsonl >once.jsonl
xskat_list '0 0 0 72 0'
run 1 "$SKATREF" sheet --code=altenburg1937 --log=once.jsonl list
says out 'list:7: violates: value.lost-double: -72 is in the list, but -36 in line 1 of the log; right with --code=isko2022'

# One name is not two players'.
for i in 1 2; do echo "$game,\"hand\":false,\"won\":true,\"value\":24,\"score\":24}"; done >log.jsonl
xskat_list '0 0 0 24 1' '1 0 0 24 1'
run 1 "$SKATREF" sheet --log=log.jsonl list
says out 'list:8: violates: auction.soloist: player 2 is in the list, but Ada in line 2 of the log'

# A line that check has judged is ruled by the code that it names, unless another is asked for. A hand game that is lost
# counts once in 1937: 4 x 12 is 48; with contra 96; and 50 less for a game lost.
lost='{"verdict":"conforms","deal":"played","players":["A","B","C"],"soloist":0,"game":"clubs","hand":true,"matadors":-2,"won":false,"value":48'
echo "$lost,\"code\":\"altenburg1937\",\"score\":-48}" >lost.jsonl
for option in --strict --code=auto --code=altenburg1937; do
  run 0 "$SKATREF" sheet $option lost.jsonl
  expect "$option: the total is -98" grep -Eq '^total +-98 ' out
done
run 1 "$SKATREF" sheet --code=isko2022 lost.jsonl
says out 'lost.jsonl:1: violates: value.product: -48 is written here, but one of these is right: -96, '
echo "$lost,\"code\":\"altenburg1937\",\"options\":[\"contra\"],\"contra\":\"contra\",\"score\":-96}" >contra.jsonl
for option in --strict --option=contra; do
  run 0 "$SKATREF" sheet $option contra.jsonl
  expect "$option: the total is -146" grep -Eq '^total +-146 ' out
done
sed 's/,"options":\["contra"\]//; s/-96/-48/' contra.jsonl >said.jsonl
run 0 "$SKATREF" sheet said.jsonl
expect "contra that is no house rule: the total is -98" grep -Eq '^total +-98 ' out
for wrong in '"code":"isko2023"' '"code":7' '"options":["ramsh"]' '"options":[1]' '"contra":"kontra"'; do
  echo "$lost,$wrong,\"score\":-96}" >wrong.jsonl
  key=${wrong#?}
  run 1 "$SKATREF" sheet wrong.jsonl
  says out "wrong.jsonl:1: malformed: record.syntax: expected '${key%%[!a-z]*}' as skatref check --format=jsonl writes it"
done
printf 'soloist,value,won\nA,24,1\n' >table.csv
run 2 "$SKATREF" sheet --option=bock-72 table.csv
says err "rounds of bock are not worked out here: mark their deals in a column 'bock', without the options of bock"

# Words of Polish, Czech and German lists.
cat >mixed.csv <<'END'
nr;soloist;game;matadors;won;points
1;Anna;żołądź;1;wygrana;70
2;Bert;Grün;-1;ano;70
3;Cora;kule;2;prohráno;40
4;Anna;nuluvér;;tak;
END
run 0 "$SKATREF" sheet mixed.csv
for row in 'Anna *clubs +1 *24 ' 'Bert *spades -1 *22 ' 'Cora *diamonds +2 *-54 ' 'Anna *null ouvert *46 '; do
  expect "a row: $row" grep -q "$row" out
done

# ------------------------------------------------------------- rounds of bock

# deal PLAYERS SOLOIST VALUE [REST]: a game won, as check has judged it.
deal() {
  printf '{"verdict":"conforms","deal":"played","players":[%s],"soloist":%s,"game":"clubs","hand":false,"won":true,"value":%s,"score":%s%s}\n' \
    "$1" "$2" "$3" "$3" "${4:-}"
}
abc='"A","B","C"'
passed='{"verdict":"conforms","deal":"passed-in","players":["A","B","C"]}'
# A game of 72 doubles the next three deals, also one that is passed in; one more of 72 among them adds three. So deals 2 to 7
# count twice: A has 72 + 2 x 24 + 2 x 24, B has 2 x 72 and 24, C has 2 x 24.
{
  deal "$abc" 0 72
  deal "$abc" 0 24
  deal "$abc" 1 72
  echo "$passed"
  deal "$abc" 2 24
  deal "$abc" 0 24
  echo "$passed"
  deal "$abc" 1 24
} >bock.jsonl
run 0 "$SKATREF" sheet --scheme=plain --option=bock-72 bock.jsonl
expect "deals 2 to 7 count twice" grep -q '^game points  *168  *168  *48$' out
run 0 "$SKATREF" sheet --scheme=plain bock.jsonl
expect "without the option none does" grep -q '^game points  *120  *96  *24$' out
run 0 "$SKATREF" sheet --scheme=plain --option=bock-96 bock.jsonl
expect "no game is worth 96" grep -q '^game points  *120  *96  *24$' out
sed 's/}$/,"options":["bock-72"]}/' bock.jsonl >own.jsonl
run 0 "$SKATREF" sheet --scheme=plain own.jsonl
expect "lines that name the option" grep -q '^game points  *168  *168  *48$' out
run 0 "$SKATREF" sheet --scheme=plain --option=bock-72 --format=csv bock.jsonl
says out ',2,,A,clubs,won,24,48,2,'
says out ',8,,B,clubs,won,24,24,1,'
# At a table of four it is four deals, and another series begins without any: A has 72 and 24, twice 24 and 24; E 24.
four='"A","B","D"'
{
  deal "$abc" 0 72 ',"series":"one"'
  for n in 1 2 3 4 5; do deal "$four" 0 24 ',"series":"one"'; done
  deal '"E","F","G"' 0 24 ',"series":"two"'
} >four.jsonl
run 0 "$SKATREF" sheet --scheme=plain --option=bock-72 four.jsonl
expect "four deals and not five count twice" grep -q '^game points  *288  *0  *0  *0$' out
expect "the other series has none" grep -q '^game points  *24  *0  *0$' out
# A game that lost after 60 : 60 begins a round, which doubles a ramsch too; a deal that was dealt again is none of it.
{
  printf '{"verdict":"conforms","deal":"played","players":[%s],"soloist":0,"game":"grand","points":60,"won":false,"value":48,"score":-96}\n' "$abc"
  printf '{"verdict":"conforms","deal":"aborted","players":[%s]}\n' "$abc"
  printf '{"verdict":"conforms","deal":"played","players":[%s],"soloist":null,"game":"ramsch","scores":[0,-70,0]}\n' "$abc"
  deal "$abc" 2 24
  deal "$abc" 2 24
  deal "$abc" 2 24
} >sixty.jsonl
run 0 "$SKATREF" sheet --scheme=plain --option=ramsch --option=bock-sixty sixty.jsonl
expect "-96, twice -70, twice 24 and 24, and 24" grep -q '^game points  *-96  *-140  *120$' out
# XSkat's list has the doubled scores: with the option the log has them too.
xskat_list '0 0 0 72 1' '0 0 0 48 1' '1 0 0 144 1'
sed 3q bock.jsonl >log.jsonl
run 0 "$SKATREF" sheet --strict --option=bock-72 --log=log.jsonl list
xskat_list '0 0 0 72 1' '0 0 0 24 1' '1 0 0 144 1'
run 1 "$SKATREF" sheet --option=bock-72 --log=log.jsonl list
says out 'list:8: violates: sheet.entry: 24 is in the list, but 48 in line 2 of the log'
# With re, bock-re begins one, where contra alone does not; with sup re was said, too.
{ echo "$lost,\"won\":true,\"score\":48,\"contra\":\"contra\"}"; deal "$abc" 1 24; } | sed 's/"won":false,//' >c.jsonl
sed 's/"score":48,"contra":"contra"/"score":192,"contra":"re"/' c.jsonl >re.jsonl
sed 's/"score":48,"contra":"contra"/"score":384,"contra":"sup"/' c.jsonl >sup.jsonl
for call in c:24 re:48 sup:48; do
  "$SKATREF" sheet --scheme=plain --option=contra --option=bock-re ${call%:*}.jsonl >out 2>err
  expect "${call%:*}: the next deal counts ${call#*:}" grep -q "^game points  *[0-9]*  *${call#*:}  *0\$" out
done
# A game lost after contra begins a round of bock, and so does a revolution, an open null by hand, which is worth 92.
{
  printf '{"verdict":"conforms","deal":"played","players":[%s],"soloist":0,"game":"grand","won":false,"value":48,"score":-192,"contra":"contra"}\n' "$abc"
  for n in 1 2 3 4; do deal "$abc" 1 24; done
  printf '{"verdict":"conforms","deal":"played","players":[%s],"soloist":0,"game":"null","revolution":true,"won":true,"value":92,"score":92}\n' "$abc"
  deal "$abc" 2 24
} >contra.jsonl
run 0 "$SKATREF" sheet --scheme=plain --option=contra --option=revolution --option=bock-contra --option=bock-null-ouvert contra.jsonl
expect "-192 and 92, three times 48 and 24, 48" grep -q '^game points  *-100  *168  *48$' out
run 0 "$SKATREF" sheet --scheme=plain --option=contra --option=revolution --option=bock-re --option=bock-72 contra.jsonl
expect "contra alone is no re, but 92 is more than 72" grep -q '^game points  *-100  *96  *48$' out
done_testing
