# Compares the audits in spec/audit.tsv with the clauses and the code as they are now.
# usage: sh spec/audit.sh list|stale DIR         (DIR contains spec/, corpus/ and src/)
#        sh spec/audit.sh accept DIR ID...
# list: all audits and their state; stale: a line for each that is not current, status 1 if there is one;
# accept: the rows of these clauses are of today, of the texts and functions as they are.
set -u
LC_ALL=C
export LC_ALL
mode=$1
cd "$2" || exit 2
shift 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT

. spec/functions.sh
accept=
[ "$mode" != accept ] || accept="$*"
${AWK:-awk} -v accept="$accept" -v today="$(date +%Y-%m-%d)" -f spec/hash.awk -f spec/audit.awk what=lock spec/clauses.lock \
  what=code "$tmp/code.tsv" what=audit spec/audit.tsv >"$tmp/out" || exit 2
case $mode in
  list) cat "$tmp/out" ;;
  stale) ${AWK:-awk} -F '\t' '$5 != "current" { print $1 ": " $5 " since the audit of " $4; n++ } END { exit n > 0 }' "$tmp/out" ;;
  accept) mv "$tmp/out" spec/audit.tsv ;;
esac
