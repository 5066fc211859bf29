# The translations are in our own words: no run of eight words is that of an official text or of a source
# document. These are not ours to ship: SKATREF_TEXTS may name a folder that has them in rules/ and seeds/.
. "$srcdir/tests/support/shell.sh"
texts=${SKATREF_TEXTS:-}

shared() { # OTHERS OURS: the runs that both have
  "$AWK" -f "$srcdir/tests/spec/own-words.awk" what=others "$1" what=ours "$2" >"$tmp/out"
}

printf 'Der Geber gibt\njedem drei Karten, dann zwei in den Skat – und so fort.\n' >"$tmp/others"
printf '# Geben\nUnd der Geber gibt jedem drei Karten, „dann“\nalles.\n\n- of: 12\n' >"$tmp/ours"
shared "$tmp/others" "$tmp/ours"
silent "$tmp/out"
printf '# Geben\nUnd der Geber gibt jedem drei Karten, „dann“\nzwei.\n\n- of: 12\n' >"$tmp/ours"
shared "$tmp/others" "$tmp/ours"
says "$tmp/out" 'ours:3: der geber gibt jedem drei karten dann zwei'
printf '18 20 22 23 24 27 30 33 35\n' >"$tmp/others"
shared "$tmp/others" "$tmp/others"
silent "$tmp/out"

set --
for file in "$texts"/rules/*.md "$texts"/seeds/*; do
  [ -z "$texts" ] || [ ! -r "$file" ] || set -- "$@" "$file"
done
if [ $# -eq 0 ]; then
  skip "the translations are in our own words" "SKATREF_TEXTS names no folder with them"
else
  "$AWK" -f "$srcdir/tests/spec/own-words.awk" what=others "$@" what=ours "$srcdir"/spec/??/*.md >"$tmp/out"
  silent "$tmp/out"
fi
done_testing
