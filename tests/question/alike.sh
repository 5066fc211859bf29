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

# ------------------------------------------------------------------------------ --jobs

# The last line has no newline, one is too long, one is empty.
{ cat numbers; "$AWK" 'BEGIN { for (i = 0; i < 1100000; i++) printf "x"; print ""; print "" }'
  cat more; printf '{"id":1'; } >all
run 0 "$SKATREF" answer <all
cp out one
expect "each line has its answer" [ "$(wc -l <one)" -eq $(($(wc -l <all) + 1)) ]
expect "the line that is too long is said to be" grep -q "^{\"id\":null,\"error\":\"line $(($(wc -l <numbers) + 1)), column 1048577" one
expect "the line after it has its number" grep -q "\"line $(($(wc -l <numbers) + 2)), column 1: the line is empty" one
expect "the last line has its number" grep -q "^{\"id\":null,\"error\":\"line $(($(wc -l <all) + 1)), " one
for jobs in 2 3 8 64; do
  run 0 "$SKATREF" answer --jobs=$jobs <all
  expect "--jobs=$jobs: the same answers in the same order" cmp one out
done
cat all | "$SKATREF" answer --jobs=2 >out
expect "through a pipe, too" cmp one out
for jobs in 0 65 x; do
  run 2 "$SKATREF" answer --jobs=$jobs </dev/null
  says err "--jobs must be 1 to 64, not '$jobs'"
done
[ ! -c /dev/full ] || {
  status=0
  "$SKATREF" answer --jobs=2 <all >/dev/full 2>err || status=$?
  expect "an output that fails: exit status 2" [ $status -eq 2 ]
}
done_testing
