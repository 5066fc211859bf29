# Compares the cases in corpus/ with corpus/cases.lock; the status is 1 if they differ.
# usage: sh corpus/lock.sh check|accept DIR      (DIR contains corpus/)
# accept rewrites the list; `make lock` calls it.
set -u
LC_ALL=C
export LC_ALL
mode=$1
cd "$2" || exit 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT

${AWK:-awk} -f corpus/cases.awk corpus/*/*.yaml >"$tmp/cases.tsv" || exit 2
for file in corpus/cases.lock corpus/retired.tsv; do
  [ -f $file ] || { echo "$file is missing"; exit 1; }
done
accept=
[ "$mode" = check ] || accept='-v accept=1'
# shellcheck disable=SC2086 # empty, or two words
${AWK:-awk} $accept -f corpus/lock.awk what=lock corpus/cases.lock what=retired corpus/retired.tsv \
  what=cases "$tmp/cases.tsv" >"$tmp/out"
status=$?
if [ "$mode" = accept ] && [ $status -eq 0 ]; then
  cmp -s "$tmp/out" corpus/cases.lock || mv "$tmp/out" corpus/cases.lock || exit 2
else
  cat "$tmp/out"
fi
exit $status
