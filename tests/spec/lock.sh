# No clause is gone, renamed, new or changed since its cases were last looked at.
exec "${SHELL:-sh}" "$srcdir/spec/lock.sh" check "$srcdir"
