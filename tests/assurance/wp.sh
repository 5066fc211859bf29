# Tried: Frama-C's WP: the contracts (ACSL) in src/rules, for all inputs: the legal cards of any hand are those that follow, or else the hand, and never none; the winner of a trick is one of the three; matadors are in range
. "$srcdir/tests/assurance/parts.sh"
needs frama-c why3 z3 cvc4
sources=$(grep -l '/\*@ ' "$srcdir"/src/rules/*.c)
# Each function with a contract, be it new, is proved.
# shellcheck disable=SC2086 # a list
functions=$("$AWK" '/^\/\*@/ { contract = 1 }
  contract && /^[a-z].*\(/ { sub(/\(.*/, ""); sub(/.* /, ""); printf "%s%s", n++ ? "," : "", $0; contract = 0 }' \
  "$srcdir/src/rules/rules.h" $sources)
logged make -C "$builddir" src/skatref-clauses.h || failed "the clauses are not made; see $log"
WHY3CONFIG=$work/why3.conf
export WHY3CONFIG
logged why3 config detect -C "$WHY3CONFIG" || not_here "why3 finds no provers; see $log"
# shellcheck disable=SC2086 # a list
logged frama-c -c11 -machdep gcc_x86_64 -cpp-extra-args="-I$srcdir/src -I$builddir/src -D_POSIX_C_SOURCE=200809L" \
  -wp -wp-rte -wp-prover qed,z3,cvc4 -wp-timeout 20 -wp-fct "$functions" $sources || failed "Frama-C failed; see $log"
proved=$(sed -n 's/^\[wp\] Proved goals: *\([0-9]*\) \/ [0-9]*$/\1/p' "$log")
goals=$(sed -n 's/^\[wp\] Proved goals: *[0-9]* \/ \([0-9]*\)$/\1/p' "$log")
[ -n "$proved" ] && [ "$proved" -gt 0 ] || failed "no summary; see $log"
[ "$proved" -eq "$goals" ] ||
  failed "$((goals - proved)) of $goals goals are not proved: $(sed -n 's/^\[wp\] \[Failed\] Goal //p' "$log" | tr '\n' ' '); see $log"
echo "# proved: contracts for all inputs, by Frama-C's WP: $goals questions (play.follow play.void matadors.limit)" >"$work/out"
AWK="$AWK" sh "$srcdir/coverage/evidence.sh" proved "$srcdir" "$work/out" tests/assurance/wp.sh || failed "the proof is not booked"
echo "$proved of $goals goals proved, of $(echo "$functions" | tr ',' '\n' | wc -l) functions"
