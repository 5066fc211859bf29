# What explain and check print of a game fits its schema, and the schema refuses what they never print.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
[ -n "${PYTHON-}" ] && "$PYTHON" -c 'import jsonschema' 2>err || skip_all "no Python with jsonschema"

mkdir schemas && cp "$srcdir/src/judgment.schema.json" "$builddir/src/record.schema.json" "$builddir/src/questions.schema.json" schemas
cat >valid.py <<'END'
# valid.py FOLDER FILE...: of each file, how many lines it has, and how many fit judgment.schema.json.
import json
import pathlib
import sys
import warnings
warnings.simplefilter("ignore", DeprecationWarning)
import jsonschema

folder = pathlib.Path(sys.argv[1]).resolve()
schema = json.loads((folder / "judgment.schema.json").read_text())
jsonschema.Draft202012Validator.check_schema(schema)
valid = jsonschema.Draft202012Validator(schema, resolver=jsonschema.RefResolver(folder.as_uri() + "/", schema))
for name in sys.argv[2:]:
    lines = [json.loads(line) for line in open(name)]
    errors = [(n, error) for n, line in enumerate(lines, 1) for error in [next(valid.iter_errors(line), None)] if error]
    for n, error in errors[:3]:
        print(f"{name}:{n}: {error.json_path}: {error.message[:200]}", file=sys.stderr)
    print(name, len(lines), len(lines) - len(errors))
END

many=60
! sanitized || many=12
"$SKATREF" sample --games=$many --seed=3 --faults >faults.sgf
"$builddir/tests/game/deals" $((many * 2 / 3)) 1 >deals.jsonl
"$builddir/tests/game/deals" $((many * 2 / 3)) 2 breaches >breaches.jsonl
printf '{"skatref":1,"deal":7}\n' >broken.jsonl
begin "explain and check print games"
for log in faults.sgf deals.jsonl breaches.jsonl broken.jsonl "$srcdir"/corpus/logs/sample.sgf "$srcdir"/corpus/logs/sample.jsonl \
  "$srcdir"/corpus/logs/sample.xskat; do
  name=$(basename "$log")
  "$SKATREF" explain --all --format=json "$log" >"explain.$name" 2>err
  expect "$name" [ -s "explain.$name" ]
  "$SKATREF" check --all --format=jsonl "$log" >"check.$name" 2>err
done
end

run 0 "$PYTHON" valid.py schemas explain.* check.*
begin "each fits"
for name in explain.* check.*; do
  expect "$name" "$AWK" -v name="$name" '$1 == name { fits = $2 == $3 && $3 > 0 } END { exit !fits }' out
done
end

head -n 8 explain.sample.jsonl >some
# One thing at a time that is never printed.
spoil() {
  sed "$1" some >spoiled
  expect "spoiled by $1" not cmp -s spoiled some
  run 0 "$PYTHON" valid.py schemas spoiled
  expect "refused: $1" "$AWK" '{ exit $2 < 8 || $3 >= $2 }' out
}
spoil 's/"phase":"play"/"phase":"cards"/'
spoil 's/"winner":"F"/"winner":0/'
spoil 's/,"rest":null//'
spoil 's/"turn":\["F"\]/"turn":"F"/'
spoil 's/"event":"card"/"event":"lay"/'
spoil 's/"over":true,"clause":"[a-z.-]*"/"over":true/'
spoil 's/"decided":null,/&"better":1,/'
spoil 's/"hands":{"F":"[^"]*"/"hands":{"F":"XX"/'
done_testing
