# Each line of mutate-equal.txt excuses one error that can be made in one line of src: an excuse for
# a line that is gone, or for several lines, could hide an error that matters.
. "$srcdir/tests/support/shell.sh"
[ -n "${PYTHON:-}" ] || skip_all "no Python"
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE
program=$srcdir/tests/tools/mutate.py
run 0 "$PYTHON" "$program" --excuses

# It can fail: a source with two loops that are the same.
mkdir -p "$tmp/src/rules" "$tmp/tests/tools"
sed q "$srcdir/tests/tools/mutate-hand.tsv" >"$tmp/tests/tools/mutate-hand.tsv"
srcdir=$tmp
cat >"$tmp/src/rules/loops.c" <<'END'
void f(int n)
{
    for (int i = 0; i < n; i++)
        g(i);
    if (n > 3)
        for (int i = 0; i < n; i++)
            h(i);
}
END
excuses() { # STATUS NAME...
  status=$1
  shift
  { echo '# reason'; printf '%s\n' "$@"; } >"$tmp/tests/tools/mutate-equal.txt"
  run "$status" "$PYTHON" "$program" --excuses
}
second='rules/loops.c 2/2: for (int i = 0; i <= n; i++)'
excuses 0 "$second" 'rules/loops.c: if (n >= 3)'
for wrong in 'rules/loops.c: for (int i = 0; i <= n; i++)' "$second$newline$second" \
  'rules/loops.c: if (n >= 4)' 'rules/loops.c 1/3: for (int i = 0; i <= n; i++)'; do
  excuses 1 "$wrong"
  expect "'$wrong' is named" test "${wrong%%"$newline"*}" = "$(cat "$tmp/err")"
done
done_testing
