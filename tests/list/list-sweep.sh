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

# ------------------------------------------------------- names that end a list

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
done_testing
