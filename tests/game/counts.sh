# The numbers of sequences in corpus/counts/ are those of a model that has not seen the engine; other deals agree, too.
. "$srcdir/tests/support/shell.sh"
[ -n "$PYTHON" ] || skip_all "no Python"
cd "$tmp" || bail_out "no scratch folder"

grep '"ask":"count"' "$VECTORS" >counts.jsonl
expect "forty cases or more" [ "$(wc -l <counts.jsonl)" -ge 40 ]
run 0 "$PYTHON" "$srcdir/tests/game/sequences.py" --check counts.jsonl
expect "the model counts the same" [ "$(wc -l <out)" -eq 1 ]
sed '1s/"counts":\[6/"counts":[7/' counts.jsonl >wrong.jsonl
run 0 "$PYTHON" "$srcdir/tests/game/sequences.py" --check wrong.jsonl
expect "so it can fail: another number" [ "$(wc -l <out)" -eq 2 ]

# Other deals.
for seed in 2 3; do
  run 0 "$PYTHON" "$srcdir/tests/game/sequences.py" $seed
  "$PYTHON" -c 'import json, sys
for line in sys.stdin:
    case = json.loads(line)
    print(json.dumps({"id": 1, "ask": "count", "given": {**case["given"], "code": case["codes"][0]}}), file=sys.stderr)
    print(json.dumps({"id": 1, "answer": case["expect"]}, separators=(",", ":")))' <out >expected 2>asked
  run 0 "$SKATREF" answer <asked
  expect "seed $seed: the same numbers" diff expected out
done
done_testing
