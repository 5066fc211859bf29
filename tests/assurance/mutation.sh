# Tried: errors put into the code one at a time (make mutate); how many the tests notice
. "$srcdir/tests/assurance/parts.sh"
table=$srcdir/coverage/mutation.tsv
[ -f "$table" ] || not_here "coverage/mutation.tsv is not there yet"
"$AWK" -F '\t' '
  NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
  !($1 in tried) { order[++n] = $1 }
  {
    made[$1] += $at["made"]; tried[$1] += $at["tried"]; noticed[$1] += $at["noticed"]
    excused[$1] += $at["excused"]; left[$1] += $at["left"]
    if (oldest == "" || $at["date"] < oldest) oldest = $at["date"]
  }
  END {
    for (i = 1; i <= n; i++) {
      f = order[i]
      printf "%s%s: %d of %d noticed", (i > 1 ? "; " : ""), f, noticed[f], tried[f]
      if (excused[f]) printf ", %d make no difference", excused[f]
      if (left[f]) printf ", %d left", left[f]
      if (made[f] > tried[f]) printf " (sample of %d)", made[f]
    }
    printf "; the oldest of %s\n", oldest
  }' "$table"
