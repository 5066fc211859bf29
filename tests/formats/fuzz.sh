# Spoils the records of each format at random, the same ones on every machine: FUZZ_ITERATIONS (600) records, or as many
# as FUZZ_SECONDS allow, by FUZZ_SEED (1; empty: the clock).
. "$srcdir/tests/support/shell.sh"
: "${FUZZ_SEED=1}"
[ -n "${FUZZ_SECONDS-}" ] || : "${FUZZ_ITERATIONS:=600}"
export FUZZ_SECONDS FUZZ_ITERATIONS FUZZ_SEED
words=$srcdir/tests/fuzz
fuzz=$builddir/tests/tools/fuzz
[ -x "$fuzz" ] || bail_out "tests/tools/fuzz is not built"

for code in isko2022 isko2018 isko1999 altenburg1937; do
  "$SKATREF" sample --games=300 --seed=1 --code=$code
  "$SKATREF" sample --games=300 --seed=1 --code=$code --faults
done >"$tmp/log" || bail_out "no sample games"
run 0 "$fuzz" "$tmp/log" "$words/iss.dict"

# Our own format: what the server can say, and what it cannot.
{
  "$SKATREF" convert --to=json "$tmp/log" 2>"$tmp/err"
  cat "$srcdir/corpus/logs/sample.jsonl"
} >"$tmp/native"
run 0 "$fuzz" "$tmp/native" "$words/json.dict"

# The same as XSkat logs them, in English, in German with German cards, and a game by a house rule.
"$SKATREF" sample --games=60 --seed=1 >"$tmp/log"
{
  "$AWK" -v left="$tmp/left" -f "$srcdir/tests/support/xskat-log.awk" "$tmp/log"
  "$AWK" -v left="$tmp/left" -v german=1 -v cards=german -f "$srcdir/tests/support/xskat-log.awk" "$tmp/log"
  "$AWK" -v left="$tmp/left" -f "$srcdir/tests/support/xskat-log.awk" "$tmp/log" |
    sed '/^Skat was/d; /^Last bid/d; /^Played/d; s/ played .*/ lost the Ramsch/'
} >"$tmp/xskat"
run 0 "$fuzz" "$tmp/xskat" "$words/xskat.dict"

done_testing
