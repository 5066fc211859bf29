# A few of the wrong engines of `make wrong-engines`: they build, and conform finds them wrong at
# a case of their clause; all rows of the list fit the source. The rule of rank.null stands in a header.
. "$srcdir/tests/support/shell.sh"
[ -f "$CORPUS" ] || skip_all "no vectors: they need Python to be made"
MAKEFLAGS='' make -C "$builddir" wrong-engines FILES='trick.points level.win rank.null' >"$tmp/log" 2>&1
ok $? "each rule that is turned is found, and every row fits the source" "$tmp/log"
expect "three clauses at least" grep -Eq '^([3-9]|1[0-9]) wrong engines: \1 caught, 0 ' "$tmp/log"
MAKEFLAGS='' make -C "$builddir" wrong-engines FILES='--catches=schwarz-by-points,alone-18' >"$tmp/log" 2>&1
ok $? "the cases of corpus/mistakes.tsv are those that catch two kinds of mistake" "$tmp/log"
# The kinds have words for people, and the README of the corpus names each.
sed -n 's/^    { "\([a-z0-9-]*\)", N_(.*/\1/p' "$srcdir/src/conform/mistakes.c" | sort >"$tmp/spoken"
grep -v '^#\|^kind' "$srcdir/corpus/mistakes.tsv" | cut -f1 | sort >"$tmp/kinds"
expect "each kind has its words" cmp "$tmp/kinds" "$tmp/spoken"
missing=$(while read -r kind; do grep -q "\`$kind\`" "$srcdir/corpus/engines/README.md" || echo "$kind"; done <"$tmp/kinds")
expect "each kind stands in the README of the corpus" [ -z "$missing" ]
done_testing
