# Writes $tmp/code.tsv, the functions that cite each clause, as coverage/trace.awk finds them: for audit.sh and
# coverage/evidence.sh, which have gone to the folder that contains spec/ and src/.
# shellcheck shell=sh disable=SC2154 # tmp is the caller's
chapters=$(sed -n 's/^[[:space:]]*\(spec\/[a-z]*\.md\).*/\1/p' spec/Makefile.inc)
# shellcheck disable=SC2086 # a list
${AWK:-awk} -v part=lines -f spec/clauses.awk $chapters >"$tmp/clauses.tsv" || exit 2
: >"$tmp/cases.tsv"
for folder in rules claims conduct game judge formats list; do
  ls src/$folder/*.[ch]
done >"$tmp/files"
# shellcheck disable=SC2046 # a list
${AWK:-awk} -v part=code -f coverage/trace.awk "$tmp/clauses.tsv" "$tmp/cases.tsv" $(cat "$tmp/files") \
  >"$tmp/code.tsv" || exit 2
