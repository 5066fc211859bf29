#!/bin/sh
# The fuzzers of libFuzzer, which `make fuzzers`, `make fuzz` and `make fuzz-merge` run:
#
#     fuzzers.sh build    compiles tests/fuzz/fuzzer by FUZZ_CC with sanitizers, in fuzz/build
#     fuzzers.sh run      runs each target for FUZZ_SECONDS (60), one after the other; what it finds stays in fuzz/TARGET,
#                         and the next run goes on from there
#     fuzzers.sh merge    takes from there what reaches more of the code into tests/fuzz/corpus, as few inputs as do
#
# FUZZ_TARGETS="iss sheet" chooses targets; srcdir, SKATREF and FUZZ_CC come from make.
set -u
LC_ALL=C
export LC_ALL
seconds=${FUZZ_SECONDS:-60}
fuzzer=$PWD/fuzz/build/tests/fuzz/fuzzer
corpus=$srcdir/tests/fuzz/corpus
runs=$srcdir/tests/fuzz/runs.tsv
flags='-O1 -g1 -fno-omit-frame-pointer -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all
  -fno-sanitize=pointer-overflow'

complain() { printf 'fuzzers.sh: %s\n' "$*" >&2; }

# Blocks of input are small, so that an input of some records has several.
build() {
  if [ -z "${FUZZ_CC-}" ]; then
    complain "no clang with libFuzzer was found: install it (Debian: clang and libclang-rt-14-dev), then configure again"
    return 1
  fi
  mkdir -p fuzz/build || return
  if [ ! -f fuzz/build/Makefile ]; then
    (cd fuzz/build && "$srcdir/configure" CC="$FUZZ_CC" CFLAGS="$(echo $flags)" \
      CPPFLAGS=-DSMALL_BLOCK=4096 LDFLAGS=-fsanitize=address,undefined) >fuzz/configure.log 2>&1 || {
      tail -n 5 fuzz/configure.log >&2
      return 1
    }
  fi
  make -C fuzz/build all && make -C fuzz/build tests/fuzz/fuzzer
}

# The options of a command, as libFuzzer takes words.
options_of() {
  "$SKATREF" "$1" --help 2>/dev/null | grep -o -- '--[a-z][a-z-]*' | sort -u | sed 's/.*/"&"/'
}

# Words for TARGET, in fuzz/TARGET.dict.
words() {
  case $1 in
    iss | json | xskat) cat "$srcdir/tests/fuzz/$1.dict" ;;
    check | convert | explain | sheet)
      options_of "$1"
      cat "$srcdir"/tests/fuzz/*.dict ;;
    clause)
      options_of clause
      "$SKATREF" clause --list | grep -o '[a-z]*\.[a-z-]*' | sort -u | sed 's/.*/"&"/' ;;
    *)
      [ "$1" != value ] || options_of value
      "$SKATREF" ask | sed -n 's/^\([a-z][a-z]*\)  .*/\1/p' | while read -r name; do
        "$SKATREF" ask "$name" --help | sed -n 's/^  \([a-zA-Z][a-z_.A-Z]*\)  .*/\1/p'
        echo "$name"
      done | sort -u | sed 's/.*/"&"/'
      grep '^"[a-zA-Z]' "$srcdir/tests/fuzz/json.dict" ;;
  esac
}

# What the tree has for TARGET, in fuzz/tree/TARGET.
unpack() {
  rm -rf "fuzz/tree/$1"
  mkdir -p "fuzz/tree/$1" "fuzz/$1" || return
  [ ! -f "$corpus/$1.tar.gz" ] || tar -xzf "$corpus/$1.tar.gz" -C "fuzz/tree/$1"
}

# figure NAME LOG
figure() { sed -n "s/^stat::$1: *//p" "$2"; }

# Runs TARGET, and notes what came of it: target, date, CPU seconds, executions, edges reached, features.
run() {
  log=fuzz/$1.log
  unpack "$1" && words "$1" >"fuzz/$1.dict" || return
  # What time says must not go where the fuzzer's output goes: time is a program, or a word of the shell.
  # shellcheck disable=SC2016 # expanded by the inner shell
  { time -p sh -c 'exec "$@" >"$0" 2>&1' "$log" env FUZZ_TARGET="$1" \
    ASAN_OPTIONS=abort_on_error=1 UBSAN_OPTIONS=abort_on_error=1:print_stacktrace=1 \
    "$fuzzer" "fuzz/$1" "fuzz/tree/$1" -dict="fuzz/$1.dict" -max_total_time="$seconds" -rss_limit_mb=1024 -timeout=20 \
    -max_len=12000 -print_final_stats=1 -artifact_prefix="fuzz/failed-$1-"; } 2>"fuzz/$1.time"
  ran=$?
  reached=$(tr '\r' '\n' <"$log" | sed -n 's/.*cov: \([0-9]*\) ft: \([0-9]*\).*/\1	\2/p' | tail -n 1)
  printf '%s\t%s\t%s\t%s\t%s\n' "$1" "$(date -u +%Y-%m-%d)" \
    "$(awk '/^(user|sys)/ { t += $2 } END { printf "%.0f", t }' "fuzz/$1.time")" \
    "$(figure number_of_executed_units "$log")" "$reached" | tee -a fuzz/runs.tsv
  [ $ran -eq 0 ] && return
  complain "$1 failed: see $log, and $(ls fuzz/failed-"$1"-* 2>/dev/null | tail -n 1)"
  return 1
}

# Packs the fewest inputs that reach every edge which any of them reaches, as the same bytes everywhere.
merge() {
  unpack "$1" || return
  rm -rf "fuzz/new/$1"
  mkdir -p "fuzz/new/$1" "$corpus"
  FUZZ_TARGET=$1 "$fuzzer" -set_cover_merge=1 -use_counters=0 -max_len=12000 -rss_limit_mb=1024 "fuzz/new/$1" \
    "fuzz/tree/$1" "fuzz/$1" >"fuzz/merge-$1.log" 2>&1 || {
    complain "cannot merge $1: see fuzz/merge-$1.log"
    return 1
  }
  tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=644 -cf - -C "fuzz/new/$1" --no-recursion \
    -T - <<END | gzip -9n >"$corpus/$1.tar.gz"
$(ls "fuzz/new/$1")
END
  echo "$1: $(ls "fuzz/new/$1" | wc -l) inputs, $(wc -c <"$corpus/$1.tar.gz") bytes"
}

# Adds up the runs in the tree's table.
count_runs() {
  [ -f fuzz/runs.tsv ] || return 0
  cat "$runs" fuzz/runs.tsv 2>/dev/null | awk -F '\t' -v OFS='\t' '
    /^#/ || $1 == "target" { next }
    { last[$1] = $2; cpu[$1] += $3; runs[$1] += $4; if ($5 > edges[$1]) edges[$1] = $5; if ($6 > features[$1]) features[$1] = $6 }
    END { for (t in cpu) print t, last[t], cpu[t], runs[t], edges[t], features[t] }' | sort >fuzz/sums
  { printf 'target\tlast run\tCPU seconds\texecutions\tedges\tfeatures\n' && cat fuzz/sums; } >"$runs" && rm fuzz/runs.tsv
}

case ${1-} in
  build) build; exit ;;
  run | merge) ;;
  *) complain "build, run or merge"; exit 2 ;;
esac
[ -x "$fuzzer" ] || { complain "$fuzzer is not built"; exit 1; }
status=0
for target in ${FUZZ_TARGETS:-$(tests/fuzz/replay --targets)}; do
  "$1" "$target" || status=1
done
[ "$1" = run ] || count_runs
exit $status
