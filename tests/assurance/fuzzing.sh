# Tried: guided fuzzing of every entry (make fuzz), properties checked, not only crashes; all runs added up
. "$srcdir/tests/assurance/parts.sh"
table=$srcdir/tests/fuzz/runs.tsv
[ -f "$table" ] || not_here "tests/fuzz/runs.tsv is not there yet"
"$AWK" -F '\t' 'NR > 1 { targets++; seconds += $3; executions += $4; if ($2 > last) last = $2
    if (least == "" || $3 < least) least = $3 }
  END { if (!targets) exit 77
    printf "%d targets, %d CPU minutes (the least %d), %.0f executions, last on %s\n", targets, seconds / 60,
      least / 60, executions, last }' "$table" || not_here "no run is in the table yet"
