# How fast the commands are, and how much memory check takes: `make bench`. It only prints:
# a machine is not a rule. The measure is sha1sum on the same file in the same run.
# All commands take turns BENCH_ROUNDS (9) times, and the shortest time of each counts: what
# else the machine does can only add to it. BENCH_GAMES (200000) games are judged.
set -u
: "${BENCH_GAMES:=200000}" "${BENCH_ROUNDS:=9}" "${AWK:=awk}"
tmp=$(mktemp -d "$builddir/bench.XXXXXX") || exit 99
trap 'rm -rf "$tmp"' EXIT
trap 'exit 99' HUP INT TERM
log=$tmp/games.sgf faulty=$tmp/faulty.sgf half=$tmp/half.sgf rest=$tmp/rest.sgf

case $(date +%N) in
  *[!0-9]* | '') echo "(the clock here knows whole seconds only)"; now() { date +%s000000; } ;;
  *) now() { echo $(($(date +%s%N) / 1000)); } ;;
esac

# took NAME COMMAND...: notes how many microseconds the command takes.
took() {
  name=$1
  shift
  begun=$(now)
  "$@" >/dev/null
  echo $(($(now) - begun)) >>"$tmp/$name"
}

least() { # NAME
  sort -n "$tmp/$1" | sed -n 1p
}

# ratio TEXT A B AIM: the least time of A by that of B.
ratio() {
  "$AWK" -v text="$1" -v a="$(least "$2")" -v b="$(least "$3")" -v aim="$4" 'BEGIN {
    printf "%-44s%9.2f    (aim: at most %s)\n", text, b ? a / b : 0, aim }'
}

# rate TEXT NAME N AIM: how many of N a second.
rate() {
  "$AWK" -v text="$1" -v us="$(least "$2")" -v n="$3" -v aim="$4" 'BEGIN {
    printf "%-44s%9d    (aim: at least %s)\n", text, us ? n * 1000000 / us : 0, aim }'
}

sum=$(command -v sha1sum || command -v shasum) || { echo "neither sha1sum nor shasum is here"; exit 0; }
echo "writing $BENCH_GAMES games, and as many broken ones"
"$SKATREF" sample --games="$BENCH_GAMES" --seed=1 >"$log" || exit 99
"$SKATREF" sample --games="$BENCH_GAMES" --seed=1 --faults >"$faulty" || exit 99
head -n $((BENCH_GAMES / 2)) "$log" >"$half"
tail -n +$((BENCH_GAMES / 2 + 1)) "$log" >"$rest"
size=$(($(wc -c <"$log") / 1000000))
questions=100000
"$AWK" -v n=$questions 'BEGIN { for (i = 1; i <= n; i++) printf "{\"id\":%d,\"ask\":\"value\",\"given\":" \
  "{\"game\":\"hearts\",\"matadors\":-3,\"bid\":30,\"points\":%d,\"tricks\":6}}\n", i, 31 + i % 50 }' >"$tmp/questions"
cat "$log" "$faulty" "$half" "$rest" "$tmp/questions" >/dev/null

hard=$srcdir/tests/rules/hard-hands.txt
sampled=$((BENCH_GAMES / 10))
game=$builddir/tests/tools/bench-game
leaves=$("$game" count)
answer() { "$SKATREF" answer "$@" <"$tmp/questions"; }

# Two runs that share nothing, each on half of the games: two threads cannot take less,
# whatever the processors share.
side_by_side() {
  "$SKATREF" check --jobs=1 "$half" &
  "$SKATREF" check --jobs=1 "$rest"
  wait $!
}
moves=$("$SKATREF" referee --deals=200 --format=json -- "$builddir/tests/match/hostile" fair |
  sed 's/.*"moves":\([0-9]*\).*/\1/')
i=0
while [ $i -lt "$BENCH_ROUNDS" ]; do
  took sum "$sum" "$log"
  took one "$SKATREF" check --jobs=1 "$log"
  took two "$SKATREF" check --jobs=2 "$log"
  took halves side_by_side
  took jsonl "$SKATREF" check --jobs=1 --format=jsonl "$log"
  took jsonl2 "$SKATREF" check --jobs=2 --format=jsonl "$log"
  took faulty "$SKATREF" check --jobs=1 "$faulty"
  took sample "$SKATREF" sample --games=$sampled
  took broken "$SKATREF" sample --games=$sampled --faults
  took answer answer
  took answer2 answer --jobs=2
  took referee "$SKATREF" referee --engine=random --deals=$BENCH_GAMES
  took engines "$SKATREF" referee --deals=200 -- "$builddir/tests/match/hostile" fair
  took hard "$builddir/tests/tools/bench-search" 0 "$hard"
  took play "$game" play "$sampled"
  took count "$game" count
  i=$((i + 1))
done

echo "$size MB, least of $BENCH_ROUNDS rounds, $(getconf _NPROCESSORS_ONLN 2>/dev/null || echo '?') processors:" \
  "sha1sum $(least sum) us, check $(least one) us"
ratio "check --jobs=1 / sha1sum" one sum 1.2
ratio "check --jobs=2 / sha1sum" two sum 0.65
ratio "check --jobs=2 / two runs on half the games" two halves 1.05
ratio "two runs on half the games / sha1sum" halves sum 0.65
ratio "check --format=jsonl / text" jsonl one 1.5
ratio "check --format=jsonl, --jobs=2 / --jobs=1" jsonl2 jsonl 0.65
ratio "check of broken games / clean ones" faulty one 1.5
ratio "sample --faults / sample" broken sample 3
rate "games of sample a second" sample $sampled 300000
rate "values of answer a second" answer $questions 400000
rate "games of referee --engine=random a second" referee "$BENCH_GAMES" 300000
# Of a move the referee takes 20 microseconds himself, as perf shows; the rest is the engine, the pipes, and
# the change between the two processes.
rate "moves of engines a second" engines "$moves" 15000
ratio "answer --jobs=2 / --jobs=1" answer2 answer 0.65
rate "random deals a second, all moves listed" play "$sampled" 1000000
rate "sequences of count a second" count "$leaves" 40000000
ratio "count of $leaves sequences / sha1sum" count sum 1
ratio "bench-search of all hard hands / sha1sum" hard sum 20

# -------------------------------------------------------------------------- claims

echo "claims against all play, near-perfect hands (goal: below 1 s, five tricks below 1 ms)"
"$builddir/tests/tools/bench-search" "${BENCH_HANDS:-2000}"
"$builddir/tests/tools/bench-search" 0 "$hard"

# -------------------------------------------------------------------------- memory

# The most memory that check has had, asked of the kernel: through a pipe when all is read and the pipe
# still open, of a file again and again while it runs.
[ -r /proc/self/status ] || { echo "peak memory: cannot be told here"; exit 0; }

most() { # PID
  sed -n 's/^VmHWM:[^0-9]*\([0-9]*\) kB$/\1/p' "/proc/$1/status" 2>/dev/null
}

peak_of_pipe() { # JOBS TIMES
  mkfifo "$tmp/pipe"
  "$SKATREF" check --jobs="$1" "$tmp/pipe" >/dev/null &
  {
    i=0
    while [ $i -lt "$2" ]; do
      cat "$log"
      i=$((i + 1))
    done
    most $! >"$tmp/peak"
  } >"$tmp/pipe"
  wait $!
  rm "$tmp/pipe"
}

peak_of_file() { # JOBS FILE
  : >"$tmp/peak"
  "$SKATREF" check --jobs="$1" "$2" >/dev/null &
  while kill -0 $! 2>/dev/null; do
    most $! >>"$tmp/peak"
  done
  wait $!
}

tell_peak() { # WHAT
  sort -n "$tmp/peak" | "$AWK" -v what="$1" '{ most = $1 }
    END { printf "%-28s%6.1f MiB%s\n", what, most / 1024, most ? "" : " (too fast to be seen)" }'
}

echo "peak memory (goal: below 32 MiB)"
head -n $((BENCH_GAMES / 10)) "$log" >"$tmp/tenth.sgf"
for jobs in 1 2 64; do
  peak_of_file $jobs "$tmp/tenth.sgf"
  tell_peak "file, $((size / 10)) MB, --jobs=$jobs"
  peak_of_file $jobs "$log"
  tell_peak "file, $size MB, --jobs=$jobs"
  for times in 1 10; do
    peak_of_pipe $jobs $times
    tell_peak "pipe, $((size * times)) MB, --jobs=$jobs"
  done
done
