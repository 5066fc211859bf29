# Every clause has a case that it accepts, one that it rejects and code that cites it, or its `needs`
# says why not; and the corpus agrees with its schema.
[ -n "${PYTHON:-}" ] || { echo "no Python"; exit 77; }
PYTHONDONTWRITEBYTECODE=1 exec "$PYTHON" "$srcdir/tests/corpus/generate.py" --gates
