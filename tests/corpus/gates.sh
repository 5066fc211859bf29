# Every clause has a case that it accepts, one that it rejects and code that cites it, or its `needs`
# says why not; and the corpus agrees with its schema. The vectors that are kept, for those who have no Python, are made
# of these cases.
. "$srcdir/tests/support/shell.sh"
[ -n "${PYTHON:-}" ] || skip_all "no Python"
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE
run 0 "$PYTHON" "$srcdir/tests/corpus/generate.py" --clauses="$builddir/spec/clauses.tsv" --gates
expect "corpus/vectors.jsonl is as the cases are: make -C build keep-vectors" \
  cmp "$builddir/share/skatref/vectors.jsonl" "$srcdir/corpus/vectors.jsonl"
done_testing
