# The evidence that skatref clause shows, as awk's evidence.awk makes it.
# usage: sh coverage/evidence.sh clauses DIR               prints the table of all clauses (DIR contains src/)
#        sh coverage/evidence.sh info DIR all.info         books lines and branches in coverage/evidence.tsv
#        sh coverage/evidence.sh conditions DIR FILE       books MC/DC there
#        sh coverage/evidence.sh proved DIR FILE BY        books what the proof in BY printed, in coverage/proofs.tsv
#        sh coverage/evidence.sh killed DIR FILE           books what make mutate has tried, in coverage/killed.tsv
set -u
LC_ALL=C
export LC_ALL
mode=$1
file=${3-}
by=${4-}
[ -z "$file" ] || file=$(cd "$(dirname "$file")" && pwd)/$(basename "$file")
cd "$2" || exit 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT

. spec/functions.sh

evidence() { # TASK WORD...
  task=$1
  shift
  ${AWK:-awk} -v task="$task" -v by="$by" -v root="$PWD" -v today="$(date +%Y-%m-%d)" -f spec/hash.awk -f coverage/evidence.awk \
    what=code "$tmp/code.tsv" "$@"
}

case $mode in
  clauses) evidence clauses what=measures coverage/evidence.tsv what=proofs coverage/proofs.tsv what=errors coverage/killed.tsv ;;
  info | conditions) evidence measure what="$mode" "$file" what=old coverage/evidence.tsv >"$tmp/new" &&
    cp "$tmp/new" coverage/evidence.tsv ;;
  killed) evidence kill what=tried "$file" what=old coverage/killed.tsv >"$tmp/new" &&
    cp "$tmp/new" coverage/killed.tsv ;;
  proved) evidence prove what=proved "$file" what=old coverage/proofs.tsv >"$tmp/new" &&
    cp "$tmp/new" coverage/proofs.tsv ;;
esac
