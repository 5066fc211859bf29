# A short run of the fuzzer: FUZZ_SECONDS (2), FUZZ_SEED (1). `make fuzz` runs it for longer, and seeds it by the clock.
. "$srcdir/tests/shell-support.sh"
: "${FUZZ_SECONDS:=2}" "${FUZZ_SEED=1}"
export FUZZ_SECONDS FUZZ_SEED
fuzz=$builddir/tests/fuzz
[ -x "$fuzz" ] || { echo "tests/fuzz is not built"; exit 99; }

for code in isko2022 isko1999 altenburg1937; do
  "$SKATREF" sample --games=300 --seed=1 --code=$code
  "$SKATREF" sample --games=300 --seed=1 --code=$code --faults
done >"$tmp/log" || exit 99
"$fuzz" "$tmp/log" || failed=1

exit $failed
