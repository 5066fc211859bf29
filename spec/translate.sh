# The state of the translations of the clauses, and their stamps.
# usage: sh spec/translate.sh state DIR [LANGUAGE...]      (DIR contains spec/)
#        sh spec/translate.sh stamp DIR LANGUAGE ID...
# state: a line for each translation that is missing or out of date; the status is then 1, and 2 when a
# translation is malformed.
# The questions of spec/open.tsv go along with them; their ids are open.14 and so on.
# stamp: notes in spec/LANGUAGE/ that the translations of these clauses are of the English texts as they
# are now. To be called when they have been compared. An ID may be a pattern: 'value.*'.
set -u
LC_ALL=C
export LC_ALL
task=$1
cd "$2" || exit 2
shift 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT

chapters=$(sed -n 's/^[[:space:]]*\(spec\/[a-z]*\.md\).*/\1/p' spec/Makefile.inc)
all=$(sed -n 's/^spec_languages = //p' spec/Makefile.inc)

# translations TASK LANGUAGE...: runs spec/translations.awk.
translations() {
  task=$1
  shift
  languages=$*
  set --
  for language in $languages; do
    set -- "$@" language="$language"
    for file in spec/"$language"/*.md; do
      [ ! -f "$file" ] || set -- "$@" "$file"
    done
  done
  # shellcheck disable=SC2086 # a list
  ${AWK:-awk} -v part=translated -v task="$task" -v languages="$languages" -v lock=spec/clauses.lock \
    -f spec/hash.awk -f spec/clauses.awk -f spec/translations.awk $chapters "$@"
}

# opens TASK LANGUAGE...: runs spec/open.awk.
opens() {
  task=$1
  shift
  languages=$*
  set --
  for language in $languages; do
    [ ! -f "spec/$language/open.tsv" ] || set -- "$@" language="$language" "spec/$language/open.tsv"
  done
  [ ! -f spec/open.tsv ] || ${AWK:-awk} -v task="$task" -v languages="$languages" -f spec/hash.awk -f spec/open.awk \
    spec/open.tsv spec/README.md "$@"
}

# stamp FILE ID...: the file with the new stamps.
stamp() {
  file=$1
  shift
  ${AWK:-awk} -v ids="$*" '
    BEGIN { n = split(ids, id, " ") }
    function is_wanted(name,    i) {
      for (i = 1; i <= n; i++)
        if (id[i] == name || (id[i] ~ /\*$/ && index(name, substr(id[i], 1, length(id[i]) - 1)) == 1))
          return 1
    }
    NR == FNR { of[$1] = $2; next }
    FILENAME ~ /\.tsv$/ && FNR > 1 && is_wanted("open." $1) { sub(/[^\t]*$/, of["open." $1]) }
    /^### / { name = $2 }
    /^- of:/ && is_wanted(name) { $0 = "- of: " of[name] }
    { print }' "$tmp/hashes" "$file"
}

case $task in
  state)
    # shellcheck disable=SC2086 # a list
    [ $# -gt 0 ] || set -- $all
    { translations state "$@" && opens state "$@"; } >"$tmp/out" || exit 2
    cat "$tmp/out"
    [ ! -s "$tmp/out" ] ;;
  stamp)
    [ $# -gt 1 ] || { echo "usage: translate.sh stamp DIR LANGUAGE ID..." >&2; exit 2; }
    language=$1
    shift
    { translations hashes "$language" && opens hashes "$language"; } >"$tmp/hashes" || exit 2
    for file in spec/"$language"/*.md spec/"$language"/open.tsv; do
      [ -f "$file" ] || continue
      stamp "$file" "$@" >"$tmp/out" || exit 2
      cmp -s "$tmp/out" "$file" || { cat "$tmp/out" >"$file" && echo "stamped: $file"; }
    done ;;
  *) echo "translate.sh: state or stamp, not '$task'" >&2; exit 2 ;;
esac
