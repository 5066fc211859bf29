# No door rules on a fact that is missing, and all doors refuse in the same words.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# A game that broke off is never taken as played out: with nothing unplayed the defenders would have won already.
broke_off='game=clubs bid=0 points=45 tricks=4 soloist=F happened=revoke by=M'
# shellcheck disable=SC2086 # facts
{
  refused 'how many tricks were not played (unplayed_tricks=N), or how many did the defenders have by then (defenders_tricks=N)?' ask ending $broke_off
  refused 'how many card points does nobody have yet (unplayed_points=N)' ask ending $broke_off unplayed_tricks=4
  for third in 'unplayed_points=55 unplayed_tricks=4' 'defenders_points=20 defenders_tricks=2' \
      'defenders_points=20 unplayed_points=55 unplayed_tricks=4'; do
    run 0 "$SKATREF" ask ending $broke_off $third
    has 'winner      the soloist'
    says out 'end.breach-before ('
  done
  refused 'the card points of the soloist, of the defenders and those that nobody has do not add up to 120 (general.table: ' \
    ask ending $broke_off defenders_points=20 unplayed_points=50 unplayed_tricks=4
  refused 'after the last trick the game is over: if it ended before, unplayed_tricks is at least 1' \
    ask ending $broke_off unplayed_points=0 unplayed_tricks=0
}
# A value with an ending: two times clubs with 1, and no schneider that nobody made. 24 doubled.
echo '{"id":1,"ask":"value","given":{"game":"clubs","bid":18,"matadors":1,"points":25,"tricks":3,"ending":"soloist-gave-up"}}' >one
run 0 "$SKATREF" answer <one
says out 'given.unplayed_points: how many card points does nobody have yet (given.unplayed_points=N)'
sed 's/"tricks":3/&,"defenders_tricks":3,"defenders_points":40/' one >two
run 0 "$SKATREF" answer <two
says out '"score":-48'
# Contra without the house rule; whoever says that there is none is answered: it doubles nothing.
contra='"game":"clubs","bid":18,"matadors":1,"points":61,"tricks":6,"contra":"re"'
echo "{\"id\":1,\"ask\":\"value\",\"given\":{$contra}}" >one
run 0 "$SKATREF" answer <one
says out '{"id":1,"error":"given.contra: contra counts only with given.options=contra (home.contra: '
for options in '[]:24' '["contra"]:96'; do
  echo "{\"id\":1,\"ask\":\"value\",\"given\":{$contra,\"options\":${options%:*}}}" >one
  run 0 "$SKATREF" answer <one
  says out "\"score\":${options#*:},"
done

[ -n "$PYTHON" ] && [ -f "${CORPUS:-}" ] || { skip "every fact of every question" "no Python, or no vectors"; done_testing; exit; }
run 0 "$PYTHON" "$srcdir/tests/question/happenings.py" "$SKATREF"
says out '368 facts with incidents, '
run 0 "$PYTHON" "$srcdir/tests/question/bounds.py" "$SKATREF" "$CORPUS"
says out '188 numbers, 37 lists of cards'
part 5 <"$CORPUS" >corpus
# A part of the corpus does not ask for each fact.
marks=marks
! sanitized || marks=
run 0 "$PYTHON" "$srcdir/tests/question/sweep.py" "$SKATREF" corpus $marks
says out ' facts left out, '
# More questions, or others: doors.py SKATREF COUNT SEED.
questions=500
! sanitized || questions=100
run 0 "$PYTHON" "$srcdir/tests/question/doors.py" "$SKATREF" $questions 1
says out "$questions questions, "
expect "a good part of them is answered" \
  [ "$(sed -n 's/.* questions, \([0-9]*\) of them refused.*/\1/p' out)" -le $((questions * 8 / 10)) ]
done_testing
