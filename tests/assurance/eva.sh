# Tried: Frama-C's Eva: for all values in range no overflow, no access out of bounds, nothing read unset: cards, play, auction, values and contra
. "$srcdir/tests/assurance/parts.sh"
needs frama-c
logged make -C "$builddir" src/clauses.c src/clause-languages.c src/skatref-clauses.h || failed "the clauses are not made; see $log"
logged frama-c -c11 -machdep gcc_x86_64 -cpp-extra-args="-I$srcdir/src -I$builddir/src -D_POSIX_C_SOURCE=200809L" \
  -eva -eva-precision 2 -eva-no-print "$srcdir/tests/proofs/eva.c" "$srcdir"/src/rules/*.c "$builddir/src/clauses.c" \
  "$builddir/src/clause-languages.c" || failed "Frama-C failed; see $log"
alarms=$(sed -n 's/^ *\([0-9]*\) alarms* generated.*/\1/p' "$log")
reached=$(sed -n 's/.*functions, \([0-9]*\) statements reached.*/\1/p' "$log")
analyzed=$(sed -n 's/^ *\([0-9]*\) functions analyzed.*/\1/p' "$log")
[ -n "$alarms" ] && [ -n "$reached" ] || failed "no summary; see $log"
[ "$alarms" -eq 0 ] || { grep -A 3 'eva:alarm' "$log" >&2; failed "$alarms alarms; see $log"; }
echo "no alarm: $reached statements of $analyzed functions, from the domains in tests/proofs/eva.c"
