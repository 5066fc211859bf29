# The small engines of corpus/engines answer all that they claim, right.
. "$srcdir/tests/support/shell.sh"
[ -f "$CORPUS" ] || skip_all "no vectors: they need Python to be made"

# engine LANGUAGE COMMAND FILE
engine() {
  if ! "$2" -e 1 >/dev/null 2>&1; then
    skip "an engine in $1" "no $2 on this machine"
    return
  fi
  run 0 "$SKATREF" conform --vectors="$CORPUS" --format=jsonl -- "$2" "$srcdir/corpus/engines/$3"
  expect "$1: at least 500 answers are right" [ "$(grep -c '"outcome":"pass"' "$tmp/out")" -ge 500 ]
  expect "$1: the rest is skipped" [ "$(grep '"id"' "$tmp/out" | grep -Evc '"outcome":"(pass|skip)"')" -eq 0 ]
  for ask in matadors legal trick value bids; do
    run 0 "$SKATREF" conform --vectors="$CORPUS" --ask=$ask --format=badge -- "$2" "$srcdir/corpus/engines/$3"
    expect "$1: $ask is answered" grep -q '"color":"brightgreen"' "$tmp/out"
  done
  expect "$1: under 220 lines" [ "$(wc -l <"$srcdir/corpus/engines/$3")" -lt 220 ]
}
engine JavaScript node engine.js
engine Perl perl engine.pl

# An engine that is judged by its play.
if [ -x /usr/games/xskat ] || command -v xskat >/dev/null; then
  run 0 sh "$srcdir/corpus/engines/play-xskat.sh" 50
  is '50 games: 50 conform, 0 by convention, 0 undecided, 0 violate, 0 malformed' "$tmp/out"
else
  skip "games of XSkat" "xskat is not installed"
fi
done_testing
