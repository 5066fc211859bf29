# What reports leave out: more players, files and places than a page lists, names that are empty, words of a search.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# ------------------------------------------------------------------------- many players

# Each of 600 games has three other players; one of them, in two games, is counted once with both.
clubs 1 >one.sgf
"$AWK" '{ for (i = 1; i <= 600; i++) { line = $0; gsub(/Anna/, "A" i, line); gsub(/Bert/, "Bert" i * 7919, line)
  gsub(/Cora/, i == 600 ? "A1" : "C" i "x", line); print line } }' one.sgf >many.sgf
run 0 "$SKATREF" check --format=summary --summary=json --players many.sgf
expect "3 x 600 names, one of them twice" [ "$(grep -o '"games":1,' out | wc -l)" -eq 1798 ]
for name in A2 Bert7919 C599x; do
  says out "{\"name\":\"$name\",\"games\":1,"
done
says out '{"name":"A1","games":2,'
run 0 "$SKATREF" check --format=summary --players many.sgf
says out 'A1'
expect "a text lists some of them" [ "$(wc -l <out)" -lt 200 ]
run 0 "$SKATREF" check --format=html --players many.sgf
says out '<bdi>A1</bdi>'
expect "so does a page" [ "$(grep -o 'C[0-9]*x' out | sort -u | wc -l)" -lt 599 ]

# A page lists its files up to a number, and counts the others.
set --
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40; do
  cp one.sgf "file-$i.sgf"
  set -- "$@" "file-$i.sgf"
done
run 0 "$SKATREF" check --format=html "$@"
says out 'file-1.sgf'
says out '40 games'

# Places of a merged summary without a source, and whatever follows them, are left out.
null 2 -69 >wrong.sgf
"$SKATREF" check --format=summary --summary=json wrong.sgf >part.json
run 1 "$SKATREF" merge --summary=json part.json
says out '"source":"wrong.sgf"'
sed 's/"source":"wrong.sgf"/"Source":"wrong.sgf"/' part.json >bare.json
expect "the test itself: no source" not cmp -s part.json bare.json
run 2 "$SKATREF" merge --summary=json bare.json
silent out

# In JUnit a game that conforms fails in no run; one that is undecided fails with --strict.
run 0 "$SKATREF" check --format=junit --strict one.sgf
says out 'tests="1" failures="0"'
clubs 3 unknown >undecided.sgf
run 1 "$SKATREF" check --format=junit --strict one.sgf undecided.sgf
says out 'tests="2" failures="1"'
run 0 "$SKATREF" check --format=junit one.sgf undecided.sgf
says out 'tests="2" failures="0"'

# -------------------------------------------------------------------------- examples

# Names that are missing or empty are left out of an example.
null 2 -69 >wrong.sgf
sed 's/P0\[Anna\]/P0[]/' wrong.sgf >empty.sgf
run 1 "$SKATREF" check --format=html empty.sgf
says out '>players: middlehand Bert, rearhand Cora<'
"$SKATREF" convert --to=json wrong.sgf | sed 's/"players":\[[^]]*\],//' >bare.json
run 1 "$SKATREF" check --format=html bare.json
expect "no players" not grep -q 'players:' out
run 1 "$SKATREF" check --format=html wrong.sgf
says out '>players: forehand Anna, middlehand Bert, rearhand Cora<'

# ---------------------------------------------------------------------------- searches

# Numbers of the order are found as words, too, of either edition; what looks like one is a word.
run 0 "$SKATREF" clause suit 4.2.3
says out 'play.follow'
run 1 "$SKATREF" clause SkWO-4.2
says err 'no clause has the official number SkWO-4.2 in any edition'
run 0 "$SKATREF" clause matadors 5.3
says out 'value.matadors'
run 1 "$SKATREF" clause 4.2.x1
says err "no clause has"
# Of many words the first dozen count.
run 0 "$SKATREF" clause follow suit a b c d e f g h i j k l m n o p q r s t u v w x y z xyzzy
says out 'play.follow'

# ----------------------------------------------------------------------------- results

# A result that says nothing is none.
"$SKATREF" convert --to=json one.sgf | sed 's/"result":{[^}]*}/"result":{}/' >silent.json
expect "the test itself: an empty result" grep -q '"result":{}' silent.json
run 0 "$SKATREF" explain silent.json
says out 'recorded    no result'
# A ramsch without a result is ruled and printed: forehand has every trick.
record 1 "1 p 2 p 0 p $tricks" unknown >ramsch.sgf
run 0 "$SKATREF" check --option=ramsch ramsch.sgf
says out 'ramsch.sgf:1: undecided: game 1: ramsch, forehand +120'
done_testing
