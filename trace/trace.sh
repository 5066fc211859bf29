# Writes the mapping to trace/ in the build folder, where it is called by `make trace`.
# Which lines the cases of a clause run is measured in a build for coverage: this one when it is one,
# else coverage/build, as for `make coverage`. Without gcov the mapping has no lines, and says so.
set -u
: "${GCOV:=gcov}" "${MAKE:=make}"

complain() { printf 'make trace: %s\n' "$*" >&2; }

# logged COMMAND...: what it says goes to the log, whose end is shown when it fails.
logged() {
  "$@" >>trace/build.log 2>&1 </dev/null && return
  complain "failed: $*; the end of trace/build.log:"
  tail -n 20 trace/build.log >&2
  exit 1
}

configure_coverage() {
  mkdir -p coverage/build || exit 1
  [ ! -f coverage/build/Makefile ] || return 0
  eval "set -- $(./config.status --config)"
  # shellcheck disable=SC2016 # for the other shell
  logged sh -c 'cd coverage/build && "$@"' sh "$srcdir/configure" "$@" \
    --enable-coverage --disable-sanitizers 'CFLAGS=-g -O0'
}

# Why lines cannot be measured here; nothing when they can.
why_not() {
  if ! "$GCOV" --help 2>/dev/null | grep -q json-format; then
    echo "no $GCOV that writes JSON"
  elif ${CC:-cc} --version 2>/dev/null | grep -qi clang; then
    echo "$GCOV does not read what clang counts"
  elif [ -z "$CHECK_LIBS" ]; then
    echo "no Check to run the cases with"
  elif [ "$srcdir" = "$builddir" ] && [ "$coverage" != yes ]; then
    echo "a build inside the source tree has no second one beside it"
  fi
}

[ -n "$PYTHON" ] || {
  complain "needs Python with yaml and jsonschema; then configure again"
  exit 2
}
mkdir -p trace || exit 1
: >trace/build.log
reason=$(why_not)
measured=coverage/build
[ "$coverage" != yes ] || measured=.
if [ -n "$reason" ]; then
  complain "lines are not measured: $reason"
  set -- --why-not "$reason"
else
  echo "building for coverage (log: trace/build.log)"
  [ "$coverage" = yes ] || configure_coverage
  logged $MAKE -C "$measured" all
  logged $MAKE -C "$measured" tests/corpus-tests
  set -- --coverage "$measured" --gcov "$GCOV"
fi
./skatref clause --list --format=json >trace/clauses.jsonl || exit 1
PYTHONDONTWRITEBYTECODE=1 "$PYTHON" "$srcdir/trace/trace.py" --version "$version" \
  --clauses trace/clauses.jsonl --out trace "$@"
