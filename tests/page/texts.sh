# Every text of the page is in the table that is translated, and the table has no other.
. "$srcdir/tests/support/shell.sh"
cat "$srcdir"/src/page/*.js | grep -o '\bt("[^"]*"' | sed 's/^t("//; s/"$//' | sort -u >"$tmp/used"
sed -n 's/^    N_("\(.*\)"),$/\1/p' "$srcdir/src/wasm/strings.c" | sort >"$tmp/table"
sed -n '/calls and events/,$s/^    N_("\(.*\)"),$/\1/p' "$srcdir/src/wasm/strings.c" | sort >"$tmp/words"
expect "src/page/ has texts" [ -s "$tmp/used" ]
sort -u "$tmp/used" "$tmp/words" >"$tmp/expected"
expect "src/wasm/strings.c has the texts of src/page/*.js" diff "$tmp/expected" "$tmp/table"
for chapter in "$srcdir"/spec/pl/*.md; do
  for folder in spec spec/de spec/pl spec/cs; do
    heading=$(sed -n '1s/^# //p' "$srcdir/$folder/${chapter##*/}")
    grep -qF "\"$heading\"" "$srcdir/src/wasm/describe.c" || echo "$folder/${chapter##*/}"
  done
done >"$tmp/absent"
expect "src/wasm/describe.c has the headings of all chapters" diff /dev/null "$tmp/absent"
done_testing
