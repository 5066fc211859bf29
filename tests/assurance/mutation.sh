# Tried: errors put into the code one at a time (make mutate); how many the tests notice
. "$srcdir/tests/assurance/parts.sh"
table=$srcdir/coverage/mutation.tsv
[ -f "$table" ] || not_here "coverage/mutation.tsv is not there yet"
"$AWK" -F '\t' 'NR > 1 && $1 !~ /^#/ { printf "%s%s", n++ ? "; " : "", $1; for (i = 2; i <= NF; i++) printf " %s %s", name[i], $i }
  NR == 1 { for (i = 1; i <= NF; i++) name[i] = $i } END { print "" }' "$table"
