# How fast check is, and how much memory it takes: `make bench`. Only told, never failed: a machine is not a rule.
# BENCH_GAMES (200000) games are judged and counted in turn, BENCH_ROUNDS (7) times; medians are printed.
set -u
: "${BENCH_GAMES:=200000}" "${BENCH_ROUNDS:=7}" "${AWK:=awk}"
tmp=$(mktemp -d "$builddir/bench.XXXXXX") || exit 99
trap 'rm -rf "$tmp"' EXIT
trap 'exit 99' HUP INT TERM
log=$tmp/games.sgf

case $(date +%N) in
  *[!0-9]* | '') echo "(the clock here knows whole seconds only)"; now() { date +%s000; } ;;
  *) now() { echo $(($(date +%s%N) / 1000000)); } ;;
esac

# UTF-8 where there is such a locale: counting words in it is what people do.
utf8=C
for locale in C.UTF-8 C.utf8; do
  locale -a 2>/dev/null | grep -qx "$locale" && utf8=$locale
done

# took LIST COMMAND...: notes how many milliseconds the command takes.
took() {
  list=$1
  shift
  begun=$(now)
  "$@" >/dev/null
  echo $(($(now) - begun)) >>"$tmp/$list"
}

median() { # LIST
  sort -n "$tmp/$1" | "$AWK" '{ a[NR] = $1 } END { print a[int((NR + 1) / 2)] }'
}

ratio() { # A B
  "$AWK" -v a="$1" -v b="$2" 'BEGIN { if (b > 0) printf "%.2f\n", a / b; else print "?" }'
}

echo "writing $BENCH_GAMES games"
"$SKATREF" sample --games="$BENCH_GAMES" --seed=1 >"$log" || exit 99
size=$(($(wc -c <"$log") / 1000000))
cat "$log" >/dev/null

count_words() { LC_ALL=$utf8 wc -w "$log"; }
i=0
while [ $i -lt "$BENCH_ROUNDS" ]; do
  took wc count_words
  took one "$SKATREF" check --jobs=1 "$log"
  took two "$SKATREF" check --jobs=2 "$log"
  i=$((i + 1))
done

wc=$(median wc) one=$(median one) two=$(median two)
echo "$size MB, medians of $BENCH_ROUNDS rounds, $(getconf _NPROCESSORS_ONLN 2>/dev/null || echo '?') processors"
printf '%-28s%6s ms\n' "wc -w ($utf8)" "$wc" "check --jobs=1" "$one" "check --jobs=2" "$two"
printf '%-28s%6s    (goal: at most 1)\n' "check / wc" "$(ratio "$one" "$wc")"
printf '%-28s%6s    (goal: at least 1.7)\n' "one thread / two" "$(ratio "$one" "$two")"

# ------------------------------------------------------------------------- answers

questions=100000
"$AWK" -v n=$questions 'BEGIN { for (i = 1; i <= n; i++) printf "{\"id\":%d,\"ask\":\"value\",\"given\":" \
  "{\"game\":\"hearts\",\"matadors\":-3,\"bid\":30,\"points\":%d,\"tricks\":6}}\n", i, 31 + i % 50 }' >"$tmp/questions"
i=0
while [ $i -lt 3 ]; do
  took answer "$SKATREF" answer <"$tmp/questions"
  i=$((i + 1))
done
printf '%-28s%6s    (goal: at least 100000)\n' "value questions a second" \
  "$("$AWK" -v n=$questions -v ms="$(median answer)" 'BEGIN { print ms ? int(n * 1000 / ms) : "?" }')"

# -------------------------------------------------------------------------- claims

echo "claims against all play, near-perfect hands (goal: below 1 s, five tricks below 1 ms)"
"$builddir/tests/tools/bench-search" "${BENCH_HANDS:-2000}"

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
