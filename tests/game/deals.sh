# Random deals that a program plays by the moves that the library lists, and that knows no rule: check finds
# nothing in any of them.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

run 0 "$builddir/tests/game/deals" 20000 1
mv out deals.jsonl
expect "20,000 deals" [ "$(wc -l <deals.jsonl)" -eq 20000 ]
run 0 "$SKATREF" check --strict deals.jsonl
begin "of each kind of end there are some"
for event in concede throw show consent object left timeout play-on contra re sup push refuse take; do
  expect "$event" grep -q "\"event\":\"$event\"" deals.jsonl
done
end
sed '0,/"score":-\([0-9]\)/s//"score":-1\1/' deals.jsonl >wrong.jsonl
run 1 "$SKATREF" check wrong.jsonl
expect "so it can fail: another score" grep -q 'violates' out
done_testing
