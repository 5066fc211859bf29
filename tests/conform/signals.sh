# A signal ends referee and conform, and with them every engine, also one that goes on when its input has ended.
# shellcheck disable=SC2016,SC2034 # variables of another shell
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
HOSTILE=$builddir/tests/match/hostile
export HOSTILE SKATREF

# ended SIGNAL STATUS ENGINES COMMAND...: sends the signal when so many engines run. Each of them notes its number.
ended() {
  signal=$1 wanted=$2 engines=$3
  shift 3
  subject="$1 $2, $signal"
  : >numbers
  "$@" >out 2>err &
  program=$!
  for moment in $(seq 200); do
    [ "$(grep -c . numbers)" -lt "$engines" ] || break
    sleep 0.05
  done
  sleep 0.3
  kill -"$signal" $program
  wait $program
  status=$?
  expect "$subject: ends by the signal" [ $status -eq "$wanted" ]
  expect "$subject: the test itself: $engines engines have run" [ "$(grep -c . numbers)" -ge "$engines" ]
  left=0
  while read -r number; do
    kill -0 "$number" 2>/dev/null && left=$((left + 1)) && kill -KILL "$number"
  done <numbers
  expect "$subject: no engine is left" [ $left -eq 0 ]
  silent err
}
# A program that was started with a signal ignored (nohup) goes on ignoring it.
signals='TERM,143 HUP,129'
if sh -c 'kill -HUP $$' 2>/dev/null; then
  signals='TERM,143'
  skip "SIGHUP" "it is ignored here"
fi
stays='echo $$ >>numbers; "$HOSTILE" fair; exec sleep 100'
for signal in $signals; do
  ended "${signal%,*}" "${signal#*,}" 12 "$SKATREF" referee --jobs=4 --deals=1000000 --engine=a="$stays" --engine=b="$stays" --engine=c="$stays" --record=games.jsonl
  # The referee ends the engines: their games are not lost by that.
  run 0 "$SKATREF" check --all games.jsonl
  expect "$signal: no player is absent" not grep -q end.absent out
done
stays='echo $$ >>numbers; "$SKATREF" answer; exec sleep 100'
if [ -f "$CORPUS" ]; then
  for signal in $signals; do
    ended "${signal%,*}" "${signal#*,}" 4 "$SKATREF" conform --vectors="$CORPUS" --ask=value --jobs=4 -- sh -c "$stays"
  done
else
  skip "conform" "no vectors: they need Python to be made"
fi
done_testing
