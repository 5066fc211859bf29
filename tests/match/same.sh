# The same seed gives the same match everywhere, and from release to release: whoever has the figures of a match can play it
# again. The sums (POSIX cksum) are of the records, the list, the results as JSON, and the figures of the text and of the
# page. They tell that something has changed, not what is right: the other tests here do. Whoever changes a player, a deal or
# a seating on purpose says so in NEWS, and runs this with SUMS=FILE, which then gets the new table.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
HOSTILE=$builddir/tests/match/hostile

# What a match wrote, without what names this version.
written() {
  for file in m.jsonl m.csv; do
    [ ! -f $file ] || cat $file
  done
  case $* in
    *--format=html*) sed -n 's/^<tr>//p; s/^<p class="soft">\([0-9]* [^(]*\)(.*/\1/p; /^ *[0-9]* *[FMR] /p' out ;;
    *) sed 's/(skatref [^)]*)//' out ;;
  esac
}
while IFS='	' read -r sum status options; do
  rm -f m.jsonl m.csv
  set --
  for word in $options; do
    case $word in hostile:*) set -- "$@" "--engine=x=exec $HOSTILE ${word#*:}" ;; *) set -- "$@" "$word" ;; esac
  done
  run "$status" "$SKATREF" referee "$@" --record=m.jsonl --list=m.csv
  found=$(written "$@" | cksum | tr ' ' -)
  [ -z "${SUMS-}" ] || printf '%s\t%s\t%s\n' "$found" "$status" "$options" >>"$SUMS"
  expect "$options: the same match" [ "$found" = "$sum" ]
done <"$srcdir/tests/match/sums.tsv"
done_testing
