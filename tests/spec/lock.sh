# No clause is gone, renamed, new or changed since its cases were last looked at; no case is gone that
# corpus/retired.tsv does not name, and none that it names is back.
. "$srcdir/tests/support/shell.sh"
run 0 sh "$srcdir/spec/lock.sh" check "$srcdir"
run 0 sh "$srcdir/corpus/lock.sh" check "$srcdir"
done_testing
