# The engine and a second opinion on conduct, written from the clauses alone, agree on a share of
# the sweep over auctions, announcements, misdeals and endings; on all of it in `make sweep`.
. "$srcdir/tests/support/shell.sh"
[ -n "${PYTHON:-}" ] || skip_all "no Python"

opinion() { # WORD...
  PYTHONDONTWRITEBYTECODE=1 "$PYTHON" "$srcdir/tests/rules/conduct_sweep.py" "$@"
}

expect "the engine and the second opinion agree on the sweep" \
  opinion sweep "$SKATREF" "${SWEEP_SHARE:-1}" "${SWEEP_SEED:-1}"

if [ -f "${VECTORS:-}" ]; then
  expect "the second opinion agrees with the corpus" opinion cases "$VECTORS"
else
  skip "the second opinion agrees with the corpus" "no vectors.jsonl"
fi
done_testing
