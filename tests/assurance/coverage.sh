# Tried: all tests in a build that counts lines and branches (gcov); the thresholds of coverage/thresholds hold
. "$srcdir/tests/assurance/parts.sh"
needs lcov gcov
logged make -C "$builddir" coverage
status=$?
figure=$(awk '$1 ~ /^src/ && NF == 5 { printf "%s%s: lines %s, branches %s", n++ ? "; " : "", $1, $3, $5 }
  END { print "" }' "$builddir/coverage/summary.txt")
[ $status -eq 0 ] || failed "$figure; see build/coverage/summary.txt"
AWK="$AWK" sh "$srcdir/coverage/evidence.sh" info "$srcdir" "$builddir/coverage/all.info" || failed "the lines are not booked"
echo "$figure"
