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

# Somebody breaks a rule: check finds that, and nothing wrong in what the state rules then.
run 0 "$builddir/tests/game/deals" 5000 1 breaches
mv out breaches.jsonl
run 1 "$SKATREF" check --format=jsonl breaches.jsonl
mv out findings.jsonl
begin "breaches of many kinds, and each ruled as the judge rules"
for clause in play.turn play.lead play.follow skat.unseen trick.closed end.card-shown end.betrayal; do
  expect "$clause" grep -q "\"kind\":\"illegal\",\"clause\":\"$clause\"" findings.jsonl
done
expect "and played on after some" grep -q '"taken_back":\[[0-9]' findings.jsonl
expect "no other finding" not grep -E '"kind":"(wrong|undecided|malformed|convention)"' findings.jsonl
end

# Each state on the way, and what each seat sees of it, is read back from its text.
for breaches in "" breaches; do
  run 0 "$builddir/tests/game/deals" 1500 5 $breaches texts
done
sed '0,/"score":-\([0-9]\)/s//"score":-1\1/' deals.jsonl >wrong.jsonl
run 1 "$SKATREF" check wrong.jsonl
expect "so it can fail: another score" grep -q 'violates' out
done_testing
