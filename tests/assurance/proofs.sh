# Tried: whole domains, one by one, against definitions written from the clauses (tests/proofs)
. "$srcdir/tests/assurance/parts.sh"
logged make -C "$builddir" tests/proofs/exhaustive || failed "the build failed; see $log"
CK_FORK=no PROOFS=deep "$builddir/tests/proofs/exhaustive" >"$work/out" 2>&1 || failed "$(tail -n 1 "$work/out")"
AWK="$AWK" sh "$srcdir/coverage/evidence.sh" proved "$srcdir" "$work/out" tests/proofs/exhaustive.c || failed "the proofs are not booked"
"$AWK" '/^# proved: / { sub(/^# proved: /, ""); printf "%s%s", n++ ? "; " : "", $0 } END { print "" }' "$work/out"
