# The list that XSkat keeps of its games: each fault is refused with the line and what would be right there.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# Player 1 won 24, player 2 lost 48; player 3 lost a ramsch. An ending of DOS and a blank are read over.
printf '24 -48 -20\na 0 0 0\nt 0 0 0\nb 0 0 0\ng 1 0 0\nv 0 1 0\ne 0 0 0 24 1\ne 1 0 0 48 0 \r\ne 2 1 0 20 0\n' >good
run 0 "$SKATREF" sheet --scheme=plain good
says out '3 deals'
says out 'good:9: undecided: home.ramsch: a ramsch is booked as it is written: no --option says how it is scored'
expect "the sums are those of the list" grep -Eq "^game points  *24  *-48  *-20\$" out

# refused LINE SED TEXT: the list, spoiled so, is refused there.
refused() {
  sed "$2" good >bad
  expect "the test itself: $2 spoils the list" not cmp -s good bad
  run 2 "$SKATREF" sheet bad
  says err "bad: line $1: expected $3"
}
row='a row: e, the player 0 to 2, ramsch 0 or 1, march 0 or 1, the value, won 0 or 1'
for spoiled in 's/^e 0 0 0 24 1/e 3 0 0 24 1/' 's/^e 0 0 0 24 1/e -1 0 0 24 1/' 's/^e 0 0 0 24 1/e 0 2 0 24 1/' \
    's/^e 0 0 0 24 1/e 0 0 2 24 1/' 's/^e 0 0 0 24 1/e 0 0 0 -24 1/' 's/^e 0 0 0 24 1/e 0 0 0 100000 1/' \
    's/^e 0 0 0 24 1/e 0 0 0 24 2/' 's/^e 0 0 0 24 1/e 0 0 0 24/' 's/^e 0 0 0 24 1/e 0 0 0 24 1 1/' \
    's/^e 0 0 0 24 1/f 0 0 0 24 1/' 's/^e 0 0 0 24 1/e 0 0 0 0000000024 1/' 's/^e 0 0 0 24 1/e 0 0 0 x 1/'; do
  refused 7 "$spoiled" "$row"
done
refused 9 's/^e 2 1 0 20 0/e 2 1 0/' "$row"
# The highest value has five digits.
sed 's/^e 0 0 0 24 1/e 0 0 0 99999 1/' good >high
run 0 "$SKATREF" sheet --scheme=plain high
expect "the highest value counts" grep -Eq "^game points  *99999  *-48  *-20\$" out
# Without its head it is not known as such a list.
for letter in t b g v; do
  refused 1 "s/^$letter/x/" 'a header with column names'
  refused 1 "s/^\($letter .*\) [0-9]*\$/\1/" 'a header with column names'
done
{ sed 6q good; "$AWK" 'BEGIN { for (i = 0; i < 361; i++) print "e 0 0 0 0 1" }'; } >bad
run 2 "$SKATREF" sheet bad
says err 'expected at most 360 rows'
# A ramsch of player 2, by march and won: he alone has points, a plus for a march that he made; or the two others have.
for case in '0 0:0,-60,0' '0 1:-60,0,-60' '1 0:0,-60,0' '1 1:0,60,0'; do
  flags=${case%:*}
  printf '0 0 0\na 0 0 0\nt 0 0 0\nb 0 0 0\ng 0 0 0\nv 0 0 0\ne 1 1 %s 60 %s\n' "${flags% *}" "${flags#* }" >ramsch
  "$SKATREF" sheet --scheme=plain --option=ramsch --format=csv ramsch >out 2>err
  expect "march and won $flags: ${case#*:}" [ "$(tail -n 1 out | sed 's/.*unknown//; s/^,*//' | cut -d , -f 1-20 | grep -c -- "${case#*:}")" -eq 1 ]
done

done_testing
