# The engine and a second opinion, written from the clauses alone, agree on every
# answer of a dense sweep; and the second opinion on the corpus.
. "$srcdir/tests/support/shell.sh"
[ -n "${PYTHON:-}" ] || skip_all "no Python"
sweep=$builddir/tests/rules/sweep
[ -x "$sweep" ] || bail_out "tests/rules/sweep is not built"

opinion() { # WORD...
  PYTHONDONTWRITEBYTECODE=1 "$PYTHON" "$srcdir/tests/rules/second_opinion.py" "$@"
}

# The same sweep with sanitizers prints the same: what it prints is compared in the plain build.
compare() {
  ! sanitized || { "$sweep" >"$tmp/swept"; echo $? >"$tmp/status"; [ "$(wc -l <"$tmp/swept")" -gt 100000 ]; return; }
  { "$sweep"; echo $? >"$tmp/status"; } | opinion compare
}

expect "the engine and the second opinion agree on the sweep" compare
expect "the sweep ends well" [ "$(cat "$tmp/status")" = 0 ]

if [ -f "${VECTORS:-}" ]; then
  expect "the second opinion agrees with the corpus" opinion cases "$VECTORS"
else
  skip "the second opinion agrees with the corpus" "no vectors.jsonl"
fi
done_testing
