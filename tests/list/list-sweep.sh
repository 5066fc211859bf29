# skatref sheet: whole lists made by chance are added up as a model of its own adds them up, and text, JSON, CSV and HTML say
# the same of each.
. "$srcdir/tests/support/shell.sh"
[ -n "${PYTHON:-}" ] || skip_all "no Python"
cd "$tmp" || bail_out "no scratch folder"

sweep() { # PROGRAM LISTS
  PYTHONDONTWRITEBYTECODE=1 "$PYTHON" "$srcdir/tests/list/list_sweep.py" . "$@"
}
expect "120 lists are added up and written as they are due" sweep "$SKATREF" 120

# wrong SED: what is printed with one thing changed is noticed.
wrong() {
  printf '#!/bin/sh\n"%s" "$@" | sed "%s"\n' "$SKATREF" "$1" >wrong
  chmod +x wrong
  expect "the test itself: $1 is noticed" not sweep ./wrong 8
}
wrong 's/\"won\":true/\"won\":false/'
wrong 's/<tr class=.total.>\(.*\)<td>[^<]*/<tr class=\"total\">\1<td>1/'
wrong 's/^total \(.*\)[0-9]/total \11/'
wrong 's/,won,/,lost,/'

expect "250 lists with slips of the pen: who plays" sweep "$SKATREF" 250 names
expect "one row that is spoiled costs no other row" sweep "$SKATREF" 0 spoiled

# ------------------------------------------------------- signs in names

# Signs that part cells, in a name: as many as make another separator likely. The list is read again as it was written.
for sign in , ';' '|' '	' '"' "'" '='; do
  name=$(printf '%30s' '' | tr ' ' "$sign")
  printf 'soloist\tscore\n"%s"\t24\nB\t20\nC\t18\n' "a$(printf '%s' "$name" | sed 's/"/""/g')" >sign.csv
  run 0 "$SKATREF" sheet --format=csv sign.csv
  cp out one.csv
  run 0 "$SKATREF" sheet --format=csv one.csv
  expect "a name of '$sign': the same list again" cmp one.csv out
  run 0 "$SKATREF" sheet --format=json --scheme=plain one.csv
  says out ':24,"B":20,"C":18}'
done
# A column that no row needs is not written: a factor of a row that is not booked.
printf 'soloist,value,won,factor\nA,24,1,1\nB,20,1,1\nC,,,4\n' >factor.csv
run 0 "$SKATREF" sheet --format=csv factor.csv
expect "no column of factors" not grep -q factor out

# ------------------------------------------------------------ a table that grows

# Three who deal by turns for N deals, then a fourth: five deals are proof that the table grows.
for deals in 2 3 4 5 6 7 8 9; do
  "$AWK" -v deals=$deals 'BEGIN {
    print "deal,dealer,soloist,score"
    split("Ada Bo Cy", three, " ")
    for (i = 1; i <= deals; i++) print i "," three[(i - 1) % 3 + 1] "," three[i % 3 + 1] ",24"
    print deals + 1 ",Di,Ada,24"
  }' >grows.csv
  "$SKATREF" sheet grows.csv >out 2>err
  if [ $deals -ge 5 ]; then
    says out "grows.csv:$((deals + 2)):2: undecided: general.table: Di joins a table of three as a fourth player"
  else
    expect "$deals deals: no table has grown" not grep -q 'joins a table' out
  fi
done

# --------------------------------------------------------------- overbid by far

# A lost game without its bid may be overbid up to the highest bid that the code knows: the value is the next multiple of the base.
for code in isko2022:264 isko1999:264 altenburg1937:360; do
  limit=${code#*:}
  "$AWK" -v limit=$limit 'BEGIN {
    print "soloist,game,hand,won,score"
    for (n = 20; n < 40; n++) print "A,clubs,no,lost," (-24 * n)
  }' >far.csv
  "$SKATREF" sheet --scheme=plain --code="${code%:*}" far.csv >out 2>err
  "$AWK" -v limit=$limit 'BEGIN { for (n = 20; n < 40; n++) if (12 * (n - 1) >= limit) print n - 18 }' >wanted
  sed -n 's/^far.csv:\([0-9]*\):5: violates: value\..*/\1/p' out >got
  expect "$code: the rows that no bid explains" diff wanted got
done
# ------------------------------------------------------------- names of columns

# named CELLS HEAD NAME...: a column with these cells, under the first name and each of the others, beside the columns of HEAD,
# whose cells are always the same; each name means the first one.
named() {
  cells=$1 head=$2 first=$3
  shift 3
  begin "each name for the column $first: $*"
  for name in "$first" "$@"; do
    "$AWK" -v head="$head" -v name="$name" -v cells="$cells" 'BEGIN {
      n = split(cells, cell, "/")
      split("A B A C", soloist, " "); split("clubs grand null hearts", game, " "); split("1 1 1 0", won, " ")
      columns = split(head, h, ",")
      print head "," name
      for (i = 1; i <= n; i++) {
        for (k = 1; k <= columns; k++)
          printf "%s,", h[k] == "soloist" ? soloist[i] : h[k] == "game" ? game[i] : h[k] == "won" ? won[i] : h[k] == "value" ? 24 : h[k] == "matadors" ? 1 : i
        print cell[i]
      }
    }' >named.csv
    "$SKATREF" sheet --all --format=csv named.csv >out 2>err
    if [ "$name" = "$first" ]; then
      cp out due.out && cp err due.err
      expect "the test itself: $name is known" not grep -q ignored err
      sed 's/,[^,]*$//' named.csv >without.csv
      "$SKATREF" sheet --all --format=csv without.csv >out 2>err
      sed 's/without/named/' err >without.err
      expect "the test itself: $name matters" not sh -c 'cmp -s out due.out && cmp -s without.err due.err'
    else
      expect "$name is $first, on paper" cmp out due.out
      expect "$name is $first, among the findings" cmp err due.err
    fi
  done
  end
}
named '1/1/2/2' 'deal,soloist,value,won' series serie se serieid serienid seriesid list liste listid runde round tisch table Serien-ID
named '1.1./1.1./2.1./2.1.' 'soloist,value,won' date datum dt tag day
named 'altenburg1937/isko1999/altenburg1937/isko2022' 'soloist,game,won' code regelwerk
named '1/2/2/7' 'soloist,value,won' deal number no nr n num spielnummer spielnr spielno gamenumber gamenr gameno dealnumber \
  dealno dealnr lfd lfdnr lfdno '#' 'Lfd. Nr.'
named 'A/C/B/B' 'soloist,value,won' dealer geber kartengeber gibt
named 'A/A/B/C' 'value,won' soloist player declarer spieler alleinspieler solist solospieler einzelspieler
named 'clubs/null/grand/spades' 'soloist,won' game spiel contract kontrakt spielart grundspiel gamename gametype farbe suit
named '2/-3/1/7' 'soloist,game,won' matadors matadore spitzen spitze tops
named '2/3/1/7' 'soloist,game,won' with mit
named '2/3/1/7' 'soloist,game,won' without ohne
named 'hand/schneider/ouvert/hand' 'soloist,game,won' level levels levelword stufe gewinnstufe spielstufe
named 'yes/no/yes/yes' 'soloist,game,won' hand handspiel
named 'no/no/yes/no' 'soloist,game,won' ouvert open offen
named 'schneider/none/schwarz/none' 'soloist,game,won' announced announcement angesagt ansage
named 'yes/yes/no/no' 'soloist,game,matadors,won' schneiderannounced announcedschneider schneiderangesagt schneiderang 'Schneider angesagt'
named 'yes/yes/no/no' 'soloist,game,matadors,won' schwarzannounced announcedschwarz schwarzangesagt schwarzang
named '1/0/1/passed' 'soloist,value' won win wonlost result outcome status gewonnen ergebnis ausgang gewonnenverloren gv
named '1/0/1/1' 'soloist,value' lost verloren
named '19/72/24/48' 'soloist,game,won' bid bidvalue reizwert reizung gereizt gebot
named '50/70/0/130' 'soloist,game,won' points cardpoints augen kartenpunkte cardpointsplayer
named '0/10/3/5' 'soloist,game,won' tricks stiche
named '23/24/25/26' 'soloist,game,won' value wert gamevalue spielwert
named '23/24/25/-26' 'soloist,game,won' score punkte spielpunkte gamepoints pointsplayer
named '1/0/1/1' 'soloist,game,won' overbid uberreizt ueberreizt miscall 'überreizt'
named 'yes/no/no/yes' 'won,value' passedin passed allpassed eingepasst
named 'x/re/sup/no' 'soloist,value,won' contra kontra
named 'x//x/no' 'soloist,value,won' re rekontra recontra
named 'x/no/yes/no' 'soloist,value,won' bock bockrunde bockspiel
named '1/2/3/no' 'soloist,value,won' pushed geschoben
named '1/2/3/no' 'soloist,value,won' factor faktor
named '24/24/49/0' 'soloist,value,won' total runningtotal summe stand zwischenstand gesamt
done_testing
