# Random deals played through the question turn alone, by a program that knows no rule: all end, and check finds
# nothing in any of them.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

run 0 "$builddir/tests/game/by-turn" 600 1
mv out deals.jsonl
expect "600 deals" [ "$(wc -l <deals.jsonl)" -eq 600 ]
run 0 "$SKATREF" check --strict deals.jsonl
begin "of each kind of move there are some"
for event in bid hold pass take announce card concede throw show consent object left timeout contra push refuse; do
  expect "$event" grep -q "\"event\":\"$event\"" deals.jsonl
done
end
sed '0,/"score":-\([0-9]\)/s//"score":-1\1/' deals.jsonl >wrong.jsonl
run 1 "$SKATREF" check wrong.jsonl
expect "so it can fail: another score" grep -q 'violates' out
done_testing
