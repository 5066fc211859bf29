# Every text of the page is in the table that is translated, and the table has no other.
. "$srcdir/tests/support/shell.sh"
cat "$srcdir"/src/page/*.js | grep -o '\bt("[^"]*"' | sed 's/^t("//; s/"$//' | sort -u >"$tmp/used"
sed -n 's/^    N_("\(.*\)"),$/\1/p' "$srcdir/src/wasm/strings.c" | sort >"$tmp/table"
sed -n '/calls and events/,$s/^    N_("\(.*\)"),$/\1/p' "$srcdir/src/wasm/strings.c" | sort >"$tmp/words"
expect "src/page/ has texts" [ -s "$tmp/used" ]
sort -u "$tmp/used" "$tmp/words" >"$tmp/expected"
expect "src/wasm/strings.c has the texts of src/page/*.js" diff "$tmp/expected" "$tmp/table"
done_testing
