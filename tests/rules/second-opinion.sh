# The engine and a second opinion, written from the clauses alone, agree on every
# answer of a dense sweep; and the second opinion on the corpus.
set -u
[ -n "${PYTHON:-}" ] || { echo "no Python"; exit 77; }
tmp=$(mktemp -d) || exit 99
trap 'rm -rf "$tmp"' EXIT
[ -x "$builddir/tests/rules/sweep" ] || { echo "tests/rules/sweep is not built"; exit 99; }
failed=0

opinion() { # WORD...
  PYTHONDONTWRITEBYTECODE=1 "$PYTHON" "$srcdir/tests/rules/second_opinion.py" "$@"
}

{ "$builddir/tests/rules/sweep"; echo $? >"$tmp/status"; } | opinion compare || failed=1
[ "$(cat "$tmp/status")" = 0 ] || { echo "tests/rules/sweep failed"; failed=1; }

if [ -f "${VECTORS:-}" ]; then
  opinion cases "$VECTORS" || failed=1
fi

exit $failed
