# Writes the mapping to coverage/ in the build folder, where it is called by `make trace`.
# usage: trace.sh BUILD, the build for coverage in which the cases of each clause are run to see their
# lines. Where that cannot be done the mapping has no lines, and says why.
set -u
: "${GCOV:=gcov}" "${MAKE:=make}"
measured=$1
log=coverage/trace.log

complain() { printf 'make trace: %s\n' "$*" >&2; }

# logged COMMAND...: what it says goes to the log, whose end is shown when it fails.
logged() {
  "$@" >>$log 2>&1 </dev/null && return
  complain "failed: $*; the end of $log:"
  tail -n 20 $log >&2
  exit 1
}

# Why lines cannot be measured here; nothing when they can.
why_not() {
  if ! "$GCOV" --help 2>/dev/null | grep -q json-format; then
    echo "no $GCOV that writes JSON"
  elif ${CC:-cc} --version 2>/dev/null | grep -qi clang; then
    echo "$GCOV does not read what clang counts"
  elif [ -z "$CHECK_LIBS" ]; then
    echo "no Check to run the cases with"
  elif [ "$srcdir" = "$builddir" ] && [ "$measured" != . ]; then
    echo "a build inside the source tree has no second one beside it"
  fi
}

[ -n "$PYTHON" ] || {
  complain "needs Python with yaml and jsonschema; on Debian: apt-get install python3 python3-yaml python3-jsonschema;" \
    "then ./quickstart, or configure again"
  exit 2
}
mkdir -p coverage || exit 1
: >$log
reason=$(why_not)
if [ -n "$reason" ]; then
  complain "lines are not measured: $reason"
  set -- --why-not "$reason"
else
  echo "building for coverage (log: $log)"
  [ "$measured" = . ] || logged $MAKE coverage/build/Makefile
  logged $MAKE -C "$measured" all
  logged $MAKE -C "$measured" tests/corpus/cases
  set -- --coverage "$measured" --gcov "$GCOV"
fi
"$SKATREF" clause --list --format=json >coverage/clauses.jsonl || exit 1
PYTHONDONTWRITEBYTECODE=1 "$PYTHON" "$srcdir/coverage/trace.py" --version "$version" \
  --clauses coverage/clauses.jsonl --table spec/clauses.tsv --out coverage "$@"
