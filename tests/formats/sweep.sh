# What holds for all logs: each field of a record of our own takes the values that it may have and no others, and is written as
# it was read; the order of the keys means nothing; and a finding stands where what it says is written, in each format.
. "$srcdir/tests/support/shell.sh"
[ -n "${PYTHON:-}" ] || skip_all "no Python"
cd "$tmp" || bail_out "no scratch folder"

sweep() { # WORD...
  PYTHONDONTWRITEBYTECODE=1 "$PYTHON" "$srcdir/tests/formats/sweep.py" "$@"
}

# ---------------------------------------------------------------------- fields

expect "the values are written" sweep fields fields
run 1 "$SKATREF" check --format=jsonl fields
cp out fields.check
run 1 "$SKATREF" convert --to=json fields
cp out fields.json
expect "each value is read, or refused at its place" sweep compare fields
# The comparison sees another value, another place, and a value that is refused.
cp fields.json sound.json
sed '0,/"bid":9998/s//"bid":9999/' sound.json >fields.json
expect "the test itself: another value is noticed" not sweep compare fields
cp sound.json fields.json
cp fields.check sound.check
"$AWK" '!done && sub(/"malformed","clause":"record.syntax","event":null,"byte":/, "&1") { done = 1 } 1' sound.check >fields.check
expect "the test itself: another place is noticed" not sweep compare fields
"$AWK" '!done && sub(/"kind":"malformed"/, "\"kind\":\"wrong\"") { done = 1 } 1' sound.check >fields.check
expect "the test itself: a value that is read is noticed" not sweep compare fields

# ---------------------------------------------------------------------- orders

# The sample, and records with texts of ISS by the conventions of another source.
cp "$srcdir/corpus/logs/sample.jsonl" plain
sed 's/}$/,"conventions":"xskat","iss":{"GM":"Skat","R0":"","R2":"x"}}/; /"conventions":.*"conventions":/d; /"iss":.*"iss":/d' plain >more
expect "the test itself: there are records with both" [ "$(grep -c '"conventions":"xskat","iss"' more)" -ge 10 ]
cat more >>plain
expect "the orders are written" sweep turned plain turned
run 0 "$SKATREF" convert --to=json plain
for order in 1 2 3 4 5; do cat out; done >wanted
run 0 "$SKATREF" convert --to=json turned
expect "in any order of the keys: the same records" diff wanted out

# ---------------------------------------------------------------------- places

"$SKATREF" sample --games=600 --seed=22 --faults >log.iss
"$SKATREF" convert --to=json log.iss >log.json 2>/dev/null
"$AWK" -v left=left -f "$srcdir/tests/support/xskat-log.awk" log.iss >log.xskat || bail_out "no log of XSkat"
"$builddir/tests/game/deals" 300 7 breaches lines >log.state || bail_out "no lines"
# places FORMAT FILE: what check prints of it
places() {
  sweep places "$1" "$2" <out
}
for format in iss json xskat state; do
  run 1 "$SKATREF" check --format=jsonl log.$format
  expect "$format: a finding stands where what it says is written" places $format log.$format
  "$AWK" '!done && sub(/"byte":[0-9]*,"recorded":"/, "\"byte\":7,\"recorded\":\"") { done = 1 } 1' out >moved
  cp moved out
  expect "$format: the test itself: another place is noticed" not places $format log.$format
done
done_testing
