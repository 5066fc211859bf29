# Wrong cards before 1999, and demands to put them right: a model that has not seen the engine says the same of records.
. "$srcdir/tests/support/shell.sh"
[ -n "$PYTHON" ] || skip_all "no Python"
cd "$tmp" || bail_out "no scratch folder"

for seed in 1 2; do
  run 0 "$PYTHON" "$srcdir/tests/judge/wrong-cards.py" $seed 500
  cp out records.jsonl
  run 1 "$SKATREF" check --all --format=jsonl records.jsonl
  cp out said.jsonl
  run 0 "$PYTHON" "$srcdir/tests/judge/wrong-cards.py" $seed 500 said.jsonl
  silent out
done
expect "cards are taken back in a hundred or more" [ "$(grep -c taken_back said.jsonl)" -ge 100 ]
expect "some that a revoke has lost" [ "$(grep -c '"won":false' said.jsonl)" -ge 20 ]
line=$(grep -n taken_back said.jsonl | head -n 1 | cut -d: -f1)
sed "${line}s/\"taken_back\":\[/&0,/" said.jsonl >wrong.jsonl
run 0 "$PYTHON" "$srcdir/tests/judge/wrong-cards.py" $seed 500 wrong.jsonl
expect "so it can fail: another card" [ "$(wc -l <out)" -eq 1 ]
done_testing
