# Compares the clauses in spec/ with spec/clauses.lock; the status is 1 if they differ.
# usage: sh spec/lock.sh check|accept DIR      (DIR contains spec/ and corpus/)
# accept rewrites the lock; `make lock` calls it.
set -u
LC_ALL=C
export LC_ALL
mode=$1
cd "$2" || exit 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT

# In the order of spec/Makefile.inc, so that the lock follows the chapters.
chapters=$(sed -n 's/^[[:space:]]*\(spec\/[a-z]*\.md\).*/\1/p' spec/Makefile.inc)
# shellcheck disable=SC2086 # a list
${AWK:-awk} -v part=lines -f spec/clauses.awk $chapters >"$tmp/clauses.tsv" || exit 2
${AWK:-awk} -f corpus/cases.awk corpus/*/*.yaml >"$tmp/cases.tsv" || exit 2
[ -f spec/clauses.lock ] || { echo "spec/clauses.lock is missing"; exit 1; }
accept=
[ "$mode" = check ] || accept='-v accept=1'
# shellcheck disable=SC2086 # empty, or two words
${AWK:-awk} $accept -f spec/hash.awk -f spec/lock.awk what=lock spec/clauses.lock what=retired spec/retired.tsv \
  what=lines "$tmp/clauses.tsv" what=cases "$tmp/cases.tsv" >"$tmp/out"
status=$?
if [ "$mode" = accept ] && [ $status -eq 0 ]; then
  cmp -s "$tmp/out" spec/clauses.lock || mv "$tmp/out" spec/clauses.lock || exit 2
else
  cat "$tmp/out"
fi
exit $status
