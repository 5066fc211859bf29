# A few of the wrong engines of `make wrong-engines`: they build, and conform finds them wrong at
# a case of their clause; all rows of the list fit the source. The rule of rank.null stands in a header.
. "$srcdir/tests/support/shell.sh"
[ -f "$CORPUS" ] || skip_all "no vectors: they need Python to be made"
MAKEFLAGS='' make -C "$builddir" wrong-engines FILES='trick.points level.win rank.null' >"$tmp/log" 2>&1
ok $? "each rule that is turned is found, and every row fits the source" "$tmp/log"
expect "three clauses at least" grep -Eq '^([3-9]|1[0-9]) wrong engines: \1 caught, 0 ' "$tmp/log"
done_testing
