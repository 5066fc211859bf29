# Two questions about the same facts have one answer: no two clauses in force answer one question differently.
. "$srcdir/tests/support/shell.sh"
[ -n "${PYTHON:-}" ] || skip_all "no Python"
expect "questions that share their facts agree under every code" \
  "$PYTHON" "$srcdir/tests/question/agree.py" "$SKATREF"
done_testing
