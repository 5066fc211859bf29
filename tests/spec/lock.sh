# No clause is gone, renamed, new or changed since its cases were last looked at.
. "$srcdir/tests/support/shell.sh"
run 0 sh "$srcdir/spec/lock.sh" check "$srcdir"
done_testing
