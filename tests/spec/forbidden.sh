# One word for one thing: no clause, no open question and no message has a word that the glossary gave up, in its language
# (spec/forbidden.tsv).
. "$srcdir/tests/support/shell.sh"

# found LANGUAGE PATTERN: where it stands in the clauses, the open questions and the messages.
found() {
  grep -nE "$2" "$srcdir"/spec/"$1"/*.md "$srcdir/spec/$1/open.tsv"
  sed -n '/^msgctxt "option"/,/^$/d; /^msgctxt "fact"/,/^$/d; s/^msgstr[^"]*//p' "$srcdir/po/$1.po" | grep -E "$2"
}
tab=$(printf '\t')
grep -v '^#' "$srcdir/spec/forbidden.tsv" >"$tmp/rows"
expect "there are such words" [ "$(grep -c . "$tmp/rows")" -gt 10 ]
while IFS=$tab read -r language pattern instead; do
  found "$language" "$pattern" >"$tmp/found"
  expect "$language: '$pattern' is '$instead'" not grep . "$tmp/found"
done <"$tmp/rows"
echo 'msgstr "przy stole"' >"$tmp/po"
expect "the test itself: a word is found" grep -Eq 'przy stole([^ck]|$)' "$tmp/po"
done_testing
