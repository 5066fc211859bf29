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

# ------------------------------------------------------------ engines that err now and then
cat >errs <<'END'
# errs KIND STARTS: the first move that is listed, but for what KIND says.
case $1 in dies) echo start >>"$2"; [ $(($(wc -l <"$2") % 3)) -eq 0 ] || exit 1 ;; esac
asked=0
while IFS= read -r line; do
  case $line in *'"ask":"move"'*) asked=$((asked + 1)) ;; *) continue ;; esac
  id=${line#*'"id":'} seat=${line#*'"seat":"'} move=${line#*'"moves":["'}
  id=${id%%,*} seat=${seat%%\"*} move=${move%%\"*}
  case $1 in
    null) id=null ;;
    twice) [ $asked -gt 2 ] || move="$seat bid 19" ;;
    leaves) [ "$move" = "$seat pass" ] || exit 0 ;;
  esac
  printf '{"id":%s,"answer":{"move":"%s"}}\n' "$id" "$move"
  [ "$1" != dies ] || exit 0
done
END
# Two starts of three fail, and the third plays one move: never four absences in a row, so it is asked to the end.
run 1 "$SKATREF" referee --deals=20 --give-up=4 --against=sample --engine="x=sh errs dies starts"
expect "an answer ends the row of absences" [ "$(wc -l <starts)" -ge 15 ]
expect "... so it is always asked" not grep -q 'is not asked any more' out
# An answer without the number of the question is none, and is not waited for.
run 1 "$SKATREF" referee --deals=1 --timeout=1000 -- sh errs null
says out 'engine: record.syntax (A record follows its format): 1 time'
# Three times a deal each seat may break a rule; what two seats do is not added up.
run 1 "$SKATREF" referee --deals=1 --record=m.jsonl -- sh errs twice
expect "six times" [ "$(sed -n 's/^engine: auction.[a-z]* ([^)]*): \([0-9]*\) time.*/\1/p' out | "$AWK" '{ n += $1 } END { print n }')" -eq 6 ]
expect "nobody has to leave" not grep -q '"event":"left"' m.jsonl

# Whoever is absent from a ramsch is not asked again in it, and the two others still are: to call once, and for ten cards.
run 1 "$SKATREF" referee --option=ramsch --deals=2 --engine="x=sh errs leaves" --engine="y=tee -a asked | sh errs plays" --against=y
says out 'x: end.absent (A player leaves or runs out of time): 2 times'
expect "the others are asked to the end" [ "$(grep -c '"ask":"move"' asked)" -eq 44 ]

# Of games that are equally good the first ones are kept: here each deal is passed in.
run 0 "$SKATREF" referee --deals=5 --format=json -- sh errs plays
for list in best worst; do
  deals=$(sed -n "s/.*\"$list\":\[\([^]]*\)\].*/\1/p" out | grep -o '"deal":[0-9]*' | sort -u)
  expect "$list: those of the first deal" [ "$deals" = '"deal":1' ]
done

# Both defenders win what the soloist loses.
run 0 "$SKATREF" referee --deals=50 --engine=random --format=json
figure() { sed -n "s/.*\"$1\":\([0-9]*\).*/\1/p" out; }
expect "what the defenders have won" [ "$(figure defender_won)" -eq $((2 * ($(figure soloist_games) - $(figure soloist_won)))) ]
expect "... which is not half of it" [ "$(figure defender_won)" -ne "$(figure defender_games)" ]

# A program that drives the library by FFI.
library=$builddir/.libs/libskatref.so.0
if [ -z "${PYTHON-}" ] || [ ! -f "$library" ] || ${NM:-nm} -D "$library" | grep -q '[amt]san_'; then
  skip "games by FFI" "no Python, or no shared library that it can load"
else
  run 0 "$PYTHON" "$srcdir/corpus/engines/many-games.py" 100 "$library"
  says "$tmp/out" '100 games; forehand, middlehand, rearhand: ['
fi
done_testing
