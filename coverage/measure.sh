# Runs the tests in a build made for coverage, writes what they reach to $report,
# and checks the thresholds. Called by `make coverage`, in the build folder; with
# --needs it only looks whether what it needs is there.
set -u
LC_ALL=C
export LC_ALL
: "${LCOV:=lcov}" "${GENHTML:=genhtml}" "${GCOV:=gcov}" "${AWK:=awk}"

complain() { printf 'make coverage: %s\n' "$*" >&2; }

for tool in "$LCOV" "$GENHTML" "$GCOV"; do
  command -v "$tool" >/dev/null 2>&1 || {
    complain "needs $tool; on Debian: apt-get install lcov gcc"
    exit 2
  }
done
[ "${1-}" != --needs ] || exit 0

# The option that turns branches on has another name since 2.0.
case $("$LCOV" --version) in
  *" 1."*) branches=lcov_branch_coverage=1 ;;
  *) branches=branch_coverage=1 ;;
esac
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null) || jobs=1
log=$report/lcov.log
srcdir=$(cd "$srcdir" && pwd -P) || exit 1 # as lcov writes it, without /../
src=$srcdir/src
failed=0

# lcov writes its progress to the log, whose end is shown when it fails.
logged() {
  "$@" >>"$log" 2>&1 </dev/null && return
  complain "failed: $*; the end of $log:"
  tail -n 20 "$log" >&2
  exit 1
}

run_lcov() { logged "$LCOV" --quiet --rc "$branches" --gcov-tool "$GCOV" "$@"; }

# What the counters of a folder say about src/, under the name of a test.
capture() { # FOLDER NAME FILE [OPTION...]
  folder=$1 name=$2 file=$3
  shift 3
  run_lcov --capture --directory "$folder" --base-directory "$builddir" \
    --test-name "$name" --output-file "$file.tmp" "$@"
  run_lcov --extract "$file.tmp" "$src/*" --test-name "$name" --output-file "$file"
  rm "$file.tmp"
}

# --------------------------------------------------------- a clause on its own

# The cases that test a clause first, run on their own: their counters go into a
# folder of their own, beside links to the notes of the compiler.
clause() {
  name=$(printf '%s\n' "$1" | tr .- __)
  own=$report/run/$name
  mkdir -p "$own" || exit 1
  strip=$(printf '%s\n' "$builddir" | tr -cd / | wc -c)
  SKATREF_CASES=$1 CK_FORK=no GCOV_PREFIX=$own GCOV_PREFIX_STRIP=$((strip)) \
    "$builddir/tests/corpus/cases" >"$own/log" 2>&1
  status=$?
  if [ "$status" -eq 77 ]; then
    rm -r "$own"
    exit 0
  fi
  log=$own/log
  (cd "$own" && find src -name '*.gcda') | while read -r file; do
    ln -s "$builddir/${file%.gcda}.gcno" "$own/${file%.gcda}.gcno" || exit 1
  done
  capture "$own/src" "$name" "$report/clauses/$name.info"
  cases=$("$AWK" -F '[%,: ]+' '/Checks:/ { print $3 }' "$own/log")
  printf 'TN: %s\nTD: %s (cases: %s)\n' "$name" "$1" "$cases" >"$own.txt"
  [ "$status" -eq 0 ] || complain "cases of $1 fail; see tests/corpus/cases.log"
  rm -r "$own"
  exit "$status"
}

if [ "${1-}" = --clause ]; then
  clause "$2"
fi

# ---------------------------------------------------------------------- all

mkdir -p "$report" || exit 1
rm -rf "$report/clauses" "$report/html" "$report/run"
mkdir "$report/clauses" "$report/run" || exit 1
: >"$log"
rm -f "$report"/*.info

echo "running the tests (log: $report/check.log)"
run_lcov --zerocounters --directory "$builddir"
FUZZ_SEED=1 $MAKE -j"$jobs" check >"$report/check.log" 2>&1 </dev/null || {
  grep -E '^(FAIL|ERROR):' "$report/check.log" >&2
  complain "tests fail; see $report/check.log and $builddir/tests/*.log"
  failed=1
}
# What no test loads is counted too: as not reached.
capture "$builddir/src" all "$report/none.info" --initial
capture "$builddir/src" all "$report/reached.info"
run_lcov --add-tracefile "$report/none.info" --add-tracefile "$report/reached.info" \
  --output-file "$report/all.info"

if [ -x "$builddir/tests/corpus/cases" ]; then
  echo "running the cases of each clause"
  report=$report GCOV=$GCOV
  export report LCOV GENHTML GCOV
  cut -f 1 "$builddir/spec/clauses.tsv" | uniq |
    xargs -n 1 -P "$jobs" "${SHELL:-sh}" "$srcdir/coverage/measure.sh" --clause || failed=1
fi

echo "writing the report"
cat "$report"/run/*.txt >"$report/clauses.txt" 2>/dev/null
set -- "$report/all.info" "$report"/clauses/*.info
logged "$GENHTML" --quiet --rc "$branches" --branch-coverage --legend --show-details \
  --title "skatref" --prefix "$srcdir" --description-file "$report/clauses.txt" \
  --output-directory "$report/html" "$@"
rm -r "$report/run"

"$AWK" -v root="$srcdir" -f "$srcdir/coverage/check.awk" "$srcdir/coverage/thresholds" \
  "$report/all.info" "$src"/*.[ch] "$src"/*/*.[ch] >"$report/summary.txt" || failed=1
cat "$report/summary.txt"
echo "report: $report/html/index.html"
exit $failed
