# The small engines of corpus/engines play whole matches, and break no rule.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# plays LANGUAGE COMMAND FILE
plays() {
  if ! "$2" -e 1 >/dev/null 2>&1; then
    skip "an engine in $1" "no $2 on this machine"
    return
  fi
  for option in '' --option=ramsch,contra '--code=isko1999 --option=pushed-ramsch'; do
    # shellcheck disable=SC2086 # words
    run 0 "$SKATREF" referee $option --duplicate --deals=20 --against=random --engine="$1=$2 '$srcdir/corpus/engines/$3'" \
      --record=m.jsonl
    expect "$1: all games" [ "$(wc -l <m.jsonl)" -eq 60 ]
    run 0 "$SKATREF" check m.jsonl
    says "$tmp/out" '0 violate, 0 malformed'
  done
  # One that forgets that jacks are trumps is named by its clause.
  sed "$4" "$srcdir/corpus/engines/$3" >forgetful
  expect "the test itself: a rule is turned" not cmp -s forgetful "$srcdir/corpus/engines/$3"
  run 1 "$SKATREF" referee --duplicate --deals=60 --against=sample --engine="forgetful=$2 forgetful" --record=m.jsonl
  says "$tmp/out" 'forgetful: play.follow (Following suit): '
  expect "$1: what would have been legal" grep -q '^forgetful: play.follow .*; legal: [A-Z0-9]' out
  ruled=$(sed -n 's/^forgetful: play.follow ([^)]*): \([0-9]*\) .*/\1/p' out)
  run 1 "$SKATREF" check m.jsonl
  says "$tmp/out" "$ruled violate, 0 malformed"
}
# They choose among the moves that are listed; those that forget the jacks choose by themselves.
plays JavaScript node engine.js 's/card\[1\] === "J" || //
  s/  const legalCards = .*/  const fit = hand.filter((c) => table[0] \&\& suitOf(game, c) === suitOf(game, table[0].card));\n  const legalCards = fit.length ? fit : hand;/'
plays Perl perl engine.pl 's/\$card =~ .J\$. or //
  s/\\@played, map .*/\\@played, fit($last->{game}, \\@played, @hand));/
  s/^sub move {/sub fit { my ($game, $table, @hand) = @_; my @fit = grep { @$table \&\& suit_of($game, $_) eq suit_of($game, $table->[0]{card}) } @hand; return @fit ? @fit : @hand }\n&/'

# A program that drives the library by FFI.
library=$builddir/.libs/libskatref.so.0
if [ -z "${PYTHON-}" ] || [ ! -f "$library" ] || ${NM:-nm} -D "$library" | grep -q '[amt]san_'; then
  skip "games by FFI" "no Python, or no shared library that it can load"
else
  run 0 "$PYTHON" "$srcdir/corpus/engines/many-games.py" 100 "$library"
  says "$tmp/out" '100 games; forehand, middlehand, rearhand: ['
fi
done_testing
