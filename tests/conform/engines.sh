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

# Bugs put into it are lines of the report, each with all its cases, and nothing else is charged; the matadors may
# come from the number or, as most engines have it, from the cards. Expected: what was put in.
cards='s/= \$given->{matadors} ||/= $given->{cards} ? matadors_of($given->{game}, $given->{cards}) : $given->{matadors} ||/'
jacks='s/my @trumps = .*/my @trumps = @jacks;/'
schwarz='s/\$tricks == 10/$points == 120/; s/(\$lost && \$tricks == 0)/($lost \&\& $points == 0)/; s/\$tricks < 10)/$points < 120)/'
raised='/^ *\$level++ while/d'

# bugs NUMBER EXPRESSION LINE...
bugs() {
  number=$1
  sed "$2" "$srcdir/corpus/engines/engine.pl" >engine.pl
  shift 2
  run 1 "$SKATREF" conform --vectors="$CORPUS" -- perl engine.pl
  expect "bugs: $*: $number lines that say so" [ "$(grep -Ec '^[^ ].*: [0-9]+ cases? fails?, (all|of) ' "$tmp/out")" -eq "$number" ]
  for text; do
    expect "$text: all its cases fail" grep -Eq "^$text: ([0-9]+) cases fail, all \\1 of this kind$" "$tmp/out"
  done
  left=$(sed -n 's/^\([0-9]*\) other cases* fails*$/\1/p' "$tmp/out")
  expect "bugs: $*: hardly another case fails" [ "${left:-0}" -le 2 ]
}
if perl -e 1 >/dev/null 2>&1; then
  bugs 1 "$schwarz" 'schwarz by card points, not by tricks'
  bugs 1 "$jacks" 'matadors stop at the jacks'
  bugs 1 "$cards; $jacks" 'matadors stop at the jacks'
  bugs 1 "$raised" 'overbid game not raised to the bid'
  bugs 3 "$schwarz; $cards; $jacks; $raised" 'schwarz by card points, not by tricks' 'matadors stop at the jacks' \
    'overbid game not raised to the bid'
  run 1 "$SKATREF" conform --vectors="$CORPUS" --code=all --format=jsonl -- perl engine.pl
  cp "$tmp/out" bugs.jsonl
  run 0 "$SKATREF" conform --vectors="$CORPUS" --compare bugs.jsonl
  expect "on the page three, and nothing that may be" grep -Eq \
    '<dd>matadors stop at the jacks [0-9/]*; overbid game not raised to the bid [0-9/]*; schwarz by card points, not by tricks [0-9/]*(; other cases [12])?</dd>' "$tmp/out"
fi

# An engine that is judged by its play.
if [ -x /usr/games/xskat ] || command -v xskat >/dev/null; then
  run 0 sh "$srcdir/corpus/engines/play-xskat.sh" 50
  is '50 games: 50 conform, 0 by convention, 0 undecided, 0 violate, 0 malformed' "$tmp/out"
else
  skip "games of XSkat" "xskat is not installed"
fi
done_testing
