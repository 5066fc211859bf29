# skatref answer: a question answered at once, as one with a number as its id is, and one answered by a tree of JSON,
# as with another id, have the same answer; and threads, of any number, give the same answers in the same order.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
[ -f "$CORPUS" ] || skip_all "no vectors: they need Python to be made"

"$SKATREF" conform --vectors="$CORPUS" --code=all --questions >texts
# Each of them, too, without its first fact, with a number that is not one, and with a fact that is not known.
"$AWK" '{ print
  line = $0; if (sub(/"given":\{"[^"]*":("[^"]*"|[a-z0-9-]+),/, "\"given\":{", line)) print line
  line = $0; if (sub(/"points":[0-9]+/, "\"points\":\"many\"", line)) print line
  line = $0; sub(/"given":\{/, "\"given\":{\"nothing\":0,", line); print line }' texts >more
"$AWK" '{ sub(/"id":"[^"]*"/, "\"id\":" NR); print }' more >numbers
run 0 "$SKATREF" answer <numbers
sed 's/^{"id":[0-9]*,//' out >at-once
run 0 "$SKATREF" answer <more
sed 's/^{"id":"[^"]*",//' out >by-tree
expect "there are questions" [ "$(wc -l <at-once)" -gt 3000 ]
expect "there are values among the answers" [ "$(grep -c '"overbid":' at-once)" -gt 300 ]
expect "there are errors among the answers" [ "$(grep -c '^"error":' at-once)" -gt 300 ]
expect "numbers and texts as ids: the same answers" cmp at-once by-tree
done_testing
