# skatref referee: what engines do wrong is ruled by its clause, and the match goes on.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
HOSTILE=$builddir/tests/match/hostile

# match KIND: into KIND.json, KIND.jsonl and KIND.csv.
match() {
  timeout 120 "$SKATREF" referee --engine=hostile="exec $HOSTILE $1" --against=sample --duplicate --deals=6 \
    --timeout=1 --give-up=2 --record="$1.jsonl" --list="$1.csv" --format=json >"$1.json"
}
# These engines let the referee wait for a second in each game: all at once, while the others play.
waiting='half silent endless child'
for kind in $waiting; do
  { match "$kind"; echo $? >"$kind.status"; } 2>"$kind.err" &
done
result() { # KIND: of its match the exit status
  case " $waiting " in
    *" $1 "*)
      wait
      cat "$1.err" >&2
      return "$(cat "$1.status")"
      ;;
  esac
  match "$1"
}

# The engine sits with two players of skatref; each game ends, and nobody else broke anything.
# broken KIND CLAUSE WORDS: the clause that is named, and what is said of the first time.
broken() {
  run 1 result "$1"
  expect "$1: all games were played" [ "$(wc -l <"$1.jsonl")" -eq 18 ]
  run 1 "$SKATREF" merge "$1.json"
  expect "$1: named by $2" grep -q "^hostile: $2 (.*$3" out
  expect "$1: nothing else is" [ "$(grep -c '^hostile: ' out)" -eq "${4:-1}" ]
  expect "$1: nobody else is named" not grep -q '^sample: ' out
  "$SKATREF" check --format=jsonl "$1.jsonl" | sed -n 's/.*"clause":"\([^"]*\)".*/\1/p' | sort -u >judged
  "$SKATREF" sheet "$1.csv" >sheet
  says sheet ' 0 malformed'
}
judged() { # CLAUSE or nothing: what check finds in the records
  printf '%s' "${1:+$1$newline}" >due
  expect "check finds the same" cmp due judged
}

broken revoke play.follow 'end\.breach-before'
judged play.follow
broken not-held play.held 'end\.absent'
judged
broken twice play.held 'end\.absent'
judged
broken seat record.order 'end\.absent'
judged
broken misdeal record.order 'end\.absent'
judged
broken bid-19 auction.values 'bid 19'
judged auction.values
broken bid-huge record.syntax 'not a move'
broken ouvert announce.ouvert 'grand ouvert'
judged announce.ouvert
broken three-away skat.discard 'discard'
broken others-away skat.discard 'discard'
for kind in garbage number event error deep; do
  broken $kind record.syntax 'end\.absent'
  judged
done
# Cards are laid open once. The second time is no move, and an engine that insists is ruled absent.
broken show record.order 'F show'
judged
broken long record.syntax 'longer than 1 MiB'
broken half end.absent 'no answer within 1 s'
broken silent end.absent 'no answer within 1 s'
broken endless end.absent 'no answer within 1 s'
broken closed end.absent 'closed its output'
broken child end.absent 'no answer within 1 s'
broken flood end.absent 'no answer within 1 s' 2
broken dead end.absent 'ended with status 3'
broken dead-at-once end.absent 'ended with status 3'
broken crash end.absent 'signal 9'

# What is only too much: it is counted.
for kind in strays again; do
  run 0 "$SKATREF" referee --engine=hostile="exec $HOSTILE $kind" --against=sample --deals=6
  expect "$kind: lines are counted" grep -q '^hostile: .* lines that nobody had asked for' out
done
run 0 "$SKATREF" referee --engine=fair="exec $HOSTILE fair" --against=sample --deals=6
expect "the test itself: without a wrong thing nothing is named" not grep -q '^fair: ' out

# A command that cannot be started, and one that is given without a name.
unable() { # MESSAGE OPTION...
  message=$1
  shift
  run 2 "$SKATREF" referee --deals=3 "$@"
  says err "$message"
  silent out
}
printf 'data\n' >data
unable 'skatref referee: engine: cannot start ./no-such-program: No such file or directory' -- ./no-such-program
unable 'skatref referee: x: cannot start ./no-such-program --fast: ended with status 127' --against=sample --jobs=2 \
  --engine=x='./no-such-program --fast'
unable 'skatref referee: x: cannot start ./data: ended with status 126' --against=sample --engine=x=./data
run 0 "$SKATREF" referee --deals=3 -- "$HOSTILE" fair
says out '3 deals, 3 games'

# A soloist with eight cards gives up again and again, and nobody agrees: his game ends all the same.
run 1 "$SKATREF" referee --deals=3 -- "$HOSTILE" concede
says out 'end.absent (A player leaves or runs out of time): 3 times'
says out 'too many moves in one game (end.concede-consent)'

# Standard output has the result, and nothing else.
for option in record list; do
  run 2 "$SKATREF" referee --engine=random --deals=1 --$option=-
  says err "--$option=-: standard output has the result"
  expect "no file has this name" [ ! -e ./- ]
done

# --strict ends the match.
run 1 "$SKATREF" referee --strict --engine=hostile="exec $HOSTILE revoke" --against=sample --deals=1000
expect "strict: not all deals were played" not grep -q '^1000 deals' out

# In a ramsch nothing ends the play: the referee plays for who is absent.
for kind in dead revoke not-held; do
  run 1 "$SKATREF" referee --option=ramsch --engine=hostile="exec $HOSTILE $kind" --engine=random --deals=30 --record=m.jsonl
  run "$([ $kind = revoke ] && echo 1 || echo 0)" "$SKATREF" check m.jsonl
done

# The same match byte for byte, with any number of threads.
for jobs in 1 3; do
  run 1 "$SKATREF" referee --engine=hostile="exec $HOSTILE revoke" --against=sample --duplicate --deals=20 --jobs=$jobs \
    --record=$jobs.jsonl --format=json
  mv out $jobs.json
done
expect "the same results" cmp 1.json 3.json
expect "the same records" cmp 1.jsonl 3.jsonl
done_testing
