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
done_testing
