# Every clause has a case that it accepts, one that it rejects and code that cites it, or its `needs`
# says why not; and the corpus agrees with its schema.
. "$srcdir/tests/support/shell.sh"
[ -n "${PYTHON:-}" ] || skip_all "no Python"
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE
run 0 "$PYTHON" "$srcdir/tests/corpus/generate.py" --clauses="$builddir/spec/clauses.tsv" --gates
done_testing
