# skatref sheet: a list as a page with its plot, as text, as a table for spreadsheets, and as an object for programs. The
# figures are calculated, here or in the comments.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# ---------------------------------------------------------------------- the plot

# plot LOW HIGH STEP EVERY DEALS: draws a list of deals such as A24, B-40 (B loses), 0 (passed in), or 24/20/18 (points
# for each). The curves lie between x = 48 and 672, and between y = 226 for LOW and y = 10 for HIGH. There is a line at each
# STEP, and each EVERY-th deal has its number. The last total of a curve stands 4 below its end, or 14 below the total
# above it if there is no room.
plot() {
  begin "plot from $1 to $2 by $3: $5"
  "$AWK" -v low="$1" -v high="$2" -v step="$3" -v every="$4" -v deals="$5" '
    function y(total) { return 10 + (high - total) * 216 / (high - low) }
    function x(deal) { return 48 + deal * 624 / n }
    BEGIN {
      n = split(deals, deal, " ")
      print "nr,A,B,C" >"plot.csv"
      for (i = 1; i <= n; i++) {
        split(deal[i], each, "/")
        who = index("ABC", substr(deal[i], 1, 1))
        for (p = 1; p <= 3; p++) {
          points = each[2] != "" ? each[p] : who == p ? substr(deal[i], 2) : ""
          cells = (p == 1 ? i : cells) "," points
          total[p] += points
          curve[p] = (i == 1 ? sprintf("%.1f,%.1f", x(0), y(0)) : curve[p]) sprintf(" %.1f,%.1f", x(i), y(total[p]))
        }
        print cells >"plot.csv"
      }
      for (t = low; t <= high; t += step)
        printf "<line class=\"%s\" x1=\"48\" x2=\"672\" y1=\"%.1f\" y2=\"%.1f\"/><text x=\"42\" y=\"%.1f\" text-anchor=\"end\">%d</text>\n", t ? "axis" : "zero", y(t), y(t), y(t) + 4, t
      for (i = 0; i <= n; i += every)
        printf "<text x=\"%.1f\" y=\"244\" text-anchor=\"middle\">%d</text>\n", x(i), i
      above = -100
      for (k = 1; k <= 3; k++) {
        best = 0
        for (p = 1; p <= 3; p++) if (!done[p] && (!best || total[p] > total[best])) best = p
        done[best] = 1
        end[best] = y(total[best]) + 4
        if (end[best] < above + 14) end[best] = above + 14
        above = end[best]
      }
      for (p = 1; p <= 3; p++)
        printf "<polyline class=\"p%d\" points=\"%s\"/><text class=\"end\" x=\"678\" y=\"%.1f\">%d</text>\n", p - 1, curve[p], end[p], total[p]
    }' >wanted
  "$SKATREF" sheet --format=html --scheme=plain --players=A,B,C plot.csv 2>/dev/null | sed -n '/^<line /p; /^<text /p; /^<polyline /p' >drawn
  expect "the lines, numbers and curves" diff wanted drawn
  end
}
plot -40 30 10 1 'A24 B-40 0'
# The lines are 10, 20, 50, 100 ... apart, so that at most six whole steps are in the range. The ranges are 60, 72, 139, 140,
# 349, 350, 699 and 700.
plot -40 20 10 1 'A20 B-40'
plot -60 40 20 1 'A24 B-48 C20'
plot -40 100 20 1 'A99 B-40'
plot -50 100 50 1 'A100 B-40'
plot -150 250 50 1 'A216 A23 B-110'
plot -200 300 100 1 'A240 B-110'
plot -300 500 100 1 'A240 A216 A23 B-220'
plot -400 600 200 1 'A240 A240 B-220'
# There is always a line at 0: if nothing happens, if all have more, or if all have less.
plot 0 10 10 1 '0 0'
plot 0 30 10 1 '24/20/18 0'
plot -30 0 10 1 '-24/-20/-18 0'
# Up to eight deals each has its number, up to 24 every fourth.
plot 0 30 10 1 'A24 0 0 0 0 0 0 0'
plot 0 30 10 4 'A24 0 0 0 0 0 0 0 0'
plot 0 30 10 4 'A24 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0'
plot 0 30 10 12 'A24 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0'
# Equal totals stand one below the other, in the order of the players.
plot 0 50 10 1 'A24 B48 C24'
plot 0 30 10 1 'C24 B23 A24'
# Curves go by the place of a deal in the list, not by its number.
plot -40 30 10 1 'A24 B-40 0'
"$AWK" -F, -v OFS=, 'NR > 1 { $1 += 36 } 1' plot.csv >later.csv
run 1 "$SKATREF" sheet --format=html --scheme=plain --players=A,B,C later.csv
sed -n '/^<polyline /p' wanted >curves
expect "deals 37 to 39: the same curves" eval 'sed -n "/^<polyline /p" out | diff curves -'

# ---------------------------------------------------------------------- the page

# words: the text of the page, a line for each row, heading and paragraph, with "!" before a row with a finding and "=" before
# the totals.
words() {
  sed '1,/<body>/d; /<figure>/,/<\/figure>/d; /^<p>Judged/d' out |
    sed 's/<tr class="[fco][a-z]*">/!/; s/<tr class="total">/=/; s/<\/t[dh]>/|/g; s/<[^>]*>//g; /^$/d'
}
# page STATUS FILE OPTION... <<WANTED: the page of the list has this text.
page() {
  due_then=$1 file=$2
  shift 2
  cat >wanted
  run "$due_then" "$SKATREF" sheet --format=html "$@" "$file"
  words >said
  expect "$subject: what it says" diff wanted said
}
# The value of deal 2 is unknown, deal 3 is passed in, no game has the value 41; by Seeger A has 24 + 50, C -41 - 50.
printf 'deal,soloist,game,matadors,won,score\n1,A,clubs,1,won,24\n2,B,grand,,won,\n3,,,,,\n4,C,,,lost,-41\n' >page.csv
page 1 page.csv --scheme=seeger <<'END'
Score list 
4 deals, 1 passed in; Seeger; International Skat Order, edition of November 2022.
deal|soloist|game|score|A|B|C|
1|A|clubs with 1|24|24|0|0|
!2|B|grand undecided|?|24|0|0|
3||passed in||24|0|0|
!4|C|violates|−41|24|0|−41|
game points|24|0|−41|
won as soloist|1|0|0|
lost as soloist|0|0|1|
50 for each game won, −50 for each lost|50|0|−50|
=total|74|0|−91|
place|1|2|3|
Findings
line 3, undecided, sheet.entry: the value of the game is unknown
line 5, violates, auction.values: no game has the value -41
line 5, undecided, sheet.series: the series has 4 deals: its last round of 3 deals is incomplete
END
# Four players, two of them equal. Game points alone have a total, too. Markup in names stays text.
printf 'series,date,soloist,value,won\n"<1>",May,A&B,24,1\n"<1>",May,C,24,1\n"<1>",May,D,20,0\n"<1>",May,E,18,1\n' >four.csv
page 0 four.csv --scheme=plain <<'END'
Score list &lt;1&gt;, May
4 deals, 0 passed in; game points alone; International Skat Order, edition of November 2022. Equal players share a place until a lot decides.
deal|soloist|game|score|A&amp;B|C|D|E|
1|A&amp;B||24|24|0|0|0|
2|C||24|24|24|0|0|
3|D||−40|24|24|−40|0|
4|E||18|24|24|−40|18|
game points|24|24|−40|18|
won as soloist|1|1|0|1|
lost as soloist|0|0|1|0|
=total|24|24|−40|18|
place|1|1|4|3|
END
# A series with five names has no table, and no plot.
printf 'soloist,score\nA,24\nB,24\nC,24\nD,24\nE,24\n' >five.csv
page 0 five.csv <<'END'
Score list 
5 deals, 0 passed in; Seeger-Fabian; International Skat Order, edition of November 2022.
Findings
line 6, undecided, general.table: with E the series has more than 4 names: it is not added up
END
expect "no table and no plot" not grep -Eq '<table|<figure' out

# ---------------------------------------------------------------------- as text

# text STATUS FILE OPTION... <<WANTED: the same for the text, without blanks at the ends of lines.
text() {
  due_then=$1 file=$2
  shift 2
  cat >wanted
  run "$due_then" "$SKATREF" sheet "$@" "$file"
  plainly out | sed 's/ *$//' >said
  expect "$subject: what it says" diff wanted said
}
text 1 page.csv --scheme=plain <<'END'
page.csv:3:6: undecided: sheet.entry: the value of the game is unknown
page.csv:5:6: violates: auction.values: no game has the value -41
page.csv:5:1: undecided: sheet.series: the series has 4 deals: its last round of 3 deals is incomplete

series of 4 deals, 1 passed in, plain
deal  soloist   game                    score          A          B          C
   1  A         clubs +1                   24         24          0          0
   2  B         grand                       ?         24          0          0
   3  -         passed in                   -         24          0          0
   4  C                                   -41         24          0        -41
game points                                           24          0        -41
won as soloist                                         1          0          0
lost as soloist                                        0          0          1
place                                                  1          2          3

4 deals in 1 series: 1 wrong, 2 undecided, 0 malformed
END
# Four columns are narrower. The deals of several series are printed only with --all.
{ cat four.csv; printf 'two,,A,24,1\ntwo,,B,24,1\ntwo,,C,18,1\n'; } >two.csv
text 0 two.csv --scheme=plain <<'END'
series <1>, May: 4 deals, 0 passed in, plain
                                                  A&B       C       D       E
game points                                        24      24     -40      18
won as soloist                                      1       1       0       1
lost as soloist                                     0       0       1       0
place                                               1       1       4       3
equal until a lot decides: A&B C (--lot=NAME,NAME...)

series two: 3 deals, 0 passed in, plain
                                                       A          B          C
game points                                           24         24         18
won as soloist                                         1          1          1
lost as soloist                                        0          0          0
place                                                  1          1          3
equal until a lot decides: A B (--lot=NAME,NAME...)

7 deals in 2 series: 0 wrong, 0 undecided, 0 malformed
END
# A won game gives each of the others its value in bad marks. After two games of 24, D and E have 48 and have lost.
text 1 four.csv --scheme=beer --limit=48 <<'END'
four.csv:4: violates: sheet.beer: the list ended before this deal

series <1>, May: 4 deals, 0 passed in, beer
deal  soloist   game                    score     A&B       C       D       E
   1  A&B                                  24       0     -24     -24     -24
   2  C                                    24     -24     -24     -48     -48
   3  D                                   -40     -24     -24     -88     -48
   4  E                                    18     -42     -42    -106     -48
bad marks                                         -42     -42    -106     -48
won as soloist                                      1       1       0       1
lost as soloist                                     0       0       1       0
place                                               1       1       4       3
lost: D E

4 deals in 1 series: 1 wrong, 0 undecided, 0 malformed
END
# Games booked by a convention are counted, too.
printf 'soloist,game,won,points\nA,null,1,12\nB,null,1,\nC,null,1,\n' >null.csv
run 0 "$SKATREF" sheet null.csv
plainly out >said
expect "a convention is counted" grep -qx '3 deals in 1 series: 0 wrong, 0 undecided, 0 malformed, 1 by convention' said

# -------------------------------------------------------------------- as a table

# table FILE OPTION... <<WANTED: the same for the table.
table() {
  file=$1
  shift
  cat >wanted
  run_any "$SKATREF" sheet --format=csv "$@" "$file"
  expect "$subject: what it says" diff wanted out
}
run_any() {
  "$@" >out 2>err
  status=$? subject="skatref sheet --format=csv $file"
  expect "$subject: exit status 0 or 1" [ $status -lt 2 ]
}
# Columns that no deal needs are left out.
table page.csv --scheme=plain <<'END'
series,deal,dealer,soloist,game,won,value,score,total A,total B,total C
,1,,A,clubs,won,24,24,24,0,0
,2,,B,grand,unknown,,,24,0,0
,3,,,passed in,,,,24,0,0
,4,,C,,lost,,-41,24,0,-41
END
# Dates, hand games (clubs with 1: 3 x 12), factors (grand with 1: 2 x 24, twice), and ramsch with the points of all three.
# An empty cell of a ramsch is 0. Another series begins at 0 again.
cat >all.csv <<'END'
serie,datum,nr,geber,spieler,spiel,spitzen,hand,bock,won,Ann,Bo,Cy
x,May,1,Ann,Bo,clubs,1,ja,,1,,,
x,May,2,Bo,,ramsch,,,,,-10,-20,-30
x,May,3,Cy,Ann,ramsch,,,,,-7,,
x,May,4,Ann,Cy,grand,1,nein,x,1,,,
,,1,Ann,,ramsch,,,,,-5,,-40
,,2,Bo,Bo,clubs,-1,nein,,0,,,
END
table all.csv <<'END'
series,date,deal,dealer,soloist,game,hand,won,value,score,factor,points Ann,points Bo,points Cy,total Ann,total Bo,total Cy
x,May,1,Ann,Bo,clubs,yes,won,36,36,1,,,,0,36,0
x,May,2,Bo,,ramsch,,,,,,-10,-20,-30,-10,16,-30
x,May,3,Cy,Ann,ramsch,,,,,,-7,0,0,-17,16,-30
x,May,4,Ann,Cy,grand,no,won,48,96,2,,,,-17,16,66
,,1,Ann,,ramsch,,,,,,-5,0,-40,-5,0,-40
,,2,Bo,Bo,clubs,no,lost,24,-48,1,,,,-5,-48,-40
END
# Thirteen players have no columns of their own: each row names the players of its series, four in the first, three in the
# others.
"$AWK" 'BEGIN { print "serie,spieler,score"
  for (i = 1; i <= 4; i++) print "1,p" i ",24"
  for (s = 2; s <= 4; s++) for (i = 3 * s - 1; i <= 3 * s + 1; i++) print s ",p" i ",20" }' >thirteen.csv
run 0 "$SKATREF" sheet --format=csv thirteen.csv
has 'series,deal,dealer,soloist,game,won,value,score,name 1,name 2,name 3,name 4,total 1,total 2,total 3,total 4' \
  '1,4,,p4,,won,,24,p1,p2,p3,p4,24,24,24,24' '4,2,,p12,,won,,20,p11,p12,p13,,20,20,0,'
sed '$d' thirteen.csv >twelve.csv
run 0 "$SKATREF" sheet --format=csv twelve.csv
expect "twelve players, of whom one is not named, have columns" \
  grep -qx 'series,.*,score,total p1,total p2,.*,total p11,total p12' out
expect "$subject: the player who is not named has no column" not grep -q 'total ?' out
# For a player of this name, the heading "points player" would mean the soloist's points.
printf 'soloist,score\nplayer,24\nB,24\nC,24\n' >player.csv
run 0 "$SKATREF" sheet --format=csv player.csv
says out ',score,name 1,name 2,name 3,name 4,total 1,total 2,total 3,total 4'
# Names with a separator of tables, or with a quote, stand in quotes.
printf 'soloist,score\n"a;b",24\n"c|""d",24\n"e\tf",24\n' >signs.csv
table signs.csv <<END
series,deal,dealer,soloist,game,won,value,score,"total a;b","total c|""d","total e$(printf '\t')f"
,1,,"a;b",,won,,24,24,0,0
,2,,"c|""d",,won,,24,24,24,0
,3,,"e$(printf '\t')f",,won,,24,24,24,24
END

# ------------------------------------------------------------------ for programs

# object STATUS FILE OPTION... <<WANTED: the same for the object, with a new line before each brace that opens.
object() {
  due_then=$1 file=$2
  shift 2
  cat >wanted
  run "$due_then" "$SKATREF" sheet --format=json "$@" "$file"
  plainly out | sed 's/{"/\
&/g' | sed 1d >said
  expect "$subject: what it says" diff wanted said
}
object 1 four.csv --scheme=beer --limit=48 --code=isko1999 <<'END'
{"source":"four.csv","code":"isko1999","scheme":"beer","series":[
{"series":"<1>, May","players":["A&B","C","D","E"],"deals":4,"passed_in":0,"complete":true,"points":
{"A&B":-42,"C":-42,"D":-106,"E":-48},"won":
{"A&B":1,"C":1,"D":0,"E":1},"lost":
{"A&B":0,"C":0,"D":1,"E":0},"totals":
{"A&B":-42,"C":-42,"D":-106,"E":-48},"places":
{"A&B":1,"C":1,"D":4,"E":3},"lot":[],"losers":["D","E"],"list":[
{"line":2,"deal":null,"dealer":null,"soloist":"A&B","passed_in":false,"game":null,"won":true,"value":24,"score":24,"verdict":"conforms","points":
{"A&B":0,"C":-24,"D":-24,"E":-24},"totals":
{"A&B":0,"C":-24,"D":-24,"E":-24}},
{"line":3,"deal":null,"dealer":null,"soloist":"C","passed_in":false,"game":null,"won":true,"value":24,"score":24,"verdict":"conforms","points":
{"A&B":-24,"C":-24,"D":-48,"E":-48},"totals":
{"A&B":-24,"C":-24,"D":-48,"E":-48}},
{"line":4,"deal":null,"dealer":null,"soloist":"D","passed_in":false,"game":null,"won":false,"value":20,"score":-40,"verdict":"violates","points":
{"A&B":-24,"C":-24,"D":-88,"E":-48},"totals":
{"A&B":-24,"C":-24,"D":-88,"E":-48}},
{"line":5,"deal":null,"dealer":null,"soloist":"E","passed_in":false,"game":null,"won":true,"value":18,"score":18,"verdict":"conforms","points":
{"A&B":-42,"C":-42,"D":-106,"E":-48},"totals":
{"A&B":-42,"C":-42,"D":-106,"E":-48}}]}],"findings":[
{"line":4,"column":0,"kind":"wrong","clause":"sheet.beer","recorded":"","ruled":"the list ended before this deal"}]}
END
# A series that is not added up has no figures. In the next one a lot decides between A and B, and the score of C is unknown.
sed 's/^/one,/; 1s/one/serie/' five.csv >six.csv
printf 'two,A,24\ntwo,B,24\ntwo,C,\n' >>six.csv
object 0 six.csv --scheme=seeger <<'END'
{"source":"six.csv","code":"isko2022","scheme":"seeger","series":[
{"series":"one","players":[],"deals":5,"passed_in":0,"complete":false,"list":[]},
{"series":"two","players":["A","B","C"],"deals":3,"passed_in":0,"complete":true,"points":
{"A":24,"B":24,"C":0},"won":
{"A":1,"B":1,"C":0},"lost":
{"A":0,"B":0,"C":0},"totals":
{"A":74,"B":74,"C":0},"places":
{"A":1,"B":1,"C":3},"lot":["A","B"],"losers":[],"list":[
{"line":7,"deal":null,"dealer":null,"soloist":"A","passed_in":false,"game":null,"won":true,"value":null,"score":24,"verdict":"conforms","points":
{"A":24,"B":0,"C":0},"totals":
{"A":74,"B":0,"C":0}},
{"line":8,"deal":null,"dealer":null,"soloist":"B","passed_in":false,"game":null,"won":true,"value":null,"score":24,"verdict":"conforms","points":
{"A":24,"B":24,"C":0},"totals":
{"A":74,"B":74,"C":0}},
{"line":9,"deal":null,"dealer":null,"soloist":"C","passed_in":false,"game":null,"won":null,"value":null,"score":null,"verdict":"undecided","points":
{"A":24,"B":24,"C":0},"totals":
{"A":74,"B":74,"C":0}}]}],"findings":[
{"line":6,"column":2,"kind":"undecided","clause":"general.table","recorded":"E","ruled":"the series has more than 4 names and is not added up"},
{"line":9,"column":3,"kind":"undecided","clause":"sheet.entry","recorded":"","ruled":"the value of the game is unknown"}]}
END
done_testing
