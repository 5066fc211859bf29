# shellcheck shell=sh disable=SC2034,SC2154 # the parts use them; srcdir and builddir come from the environment
# What the parts of `make assurance` share; each sources it first. A part prints its figure on one line and
# ends with 0. `failed` and `not_here` end it earlier. The line "# Tried: ..." at its top is for the page.
set -u
LC_ALL=C
export LC_ALL
part=$(basename "$0" .sh)
work=$builddir/assurance/$part
mkdir -p "$work" || exit 1
log=$work/log
: >"$log"
# Checkers, emulators and machines that do other things, too, take their time.
: "${CK_TIMEOUT_MULTIPLIER:=10}"
export CK_TIMEOUT_MULTIPLIER
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)}

failed() { # FIGURE: something was found
  printf '%s\n' "$*"
  exit 1
}

not_here() { # REASON
  printf '%s\n' "$*"
  exit 77
}

needs() { # COMMAND...
  for tool; do
    command -v "$tool" >/dev/null 2>&1 || not_here "needs $tool"
  done
}

# logged COMMAND...: its output goes to the log.
logged() {
  echo "+ $*" >>"$log"
  "$@" >>"$log" 2>&1 </dev/null
}

# For apt-get: folders of its own in $work/apt, so that it needs no root, and changes no list of the system's. The
# caller removes them.
apt_alone() {
  rm -rf "$work/apt"
  mkdir -p "$work/apt/lists/partial" "$work/apt/archives/partial" "$work/apt/parts" || exit 1
  : >"$work/apt/status"
  apt_options="-q -y -o Dir::State=$work/apt -o Dir::State::status=$work/apt/status -o Dir::Cache=$work/apt
    -o APT::Sandbox::User=$(id -un) -o Debug::NoLocking=1 --no-install-recommends"
}

# libraries COMPILER CFLAGS: jansson and Check, as some builds need their own of them: Debian's sources, built with
# these and installed in $work/root, which PKG_CONFIG_LIBDIR then names.
libraries() {
  root=$work/root
  PKG_CONFIG_LIBDIR=$root/lib/pkgconfig
  export PKG_CONFIG_LIBDIR
  [ ! -f "$root/complete" ] || return 0
  needs apt-get dpkg-deb autoreconf
  sources jansson check
  library jansson CC="$1" CFLAGS="$2"
  library check --disable-subunit --disable-build-docs CC="$1" CFLAGS="$2"
  : >"$root/complete"
}

sources() { # PACKAGE...: into $work/sources
  rm -rf "$root" "$work/sources"
  mkdir -p "$work/sources" || exit 1
  apt_alone
  cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null | sed 's/^deb /deb-src /' >"$work/apt/list"
  for file in /etc/apt/sources.list.d/*.sources; do
    [ ! -f "$file" ] || sed 's/^Types:.*/Types: deb-src/' "$file" >"$work/apt/parts/${file##*/}" || exit 1
  done
  apt_options="$apt_options -o Dir::Etc::SourceList=$work/apt/list -o Dir::Etc::SourceParts=$work/apt/parts"
  # shellcheck disable=SC2086 # a list
  logged apt-get $apt_options update
  # shellcheck disable=SC2086 # a list
  (cd "$work/sources" && logged apt-get $apt_options source --download-only "$@") ||
    not_here "no sources of $*; see $log"
  rm -rf "$work/apt"
}

library() { # NAME CONFIGURE-ARGUMENT...: built and installed into root
  name=$1
  shift
  (cd "$work/sources" && logged tar -xf "$name"_*.orig.tar.gz && cd "$name"-*/ &&
    { [ -f configure ] || logged autoreconf -fi; } &&
    logged ./configure --quiet --prefix="$root" --disable-shared "$@" &&
    logged make -j"$jobs" && logged make install) || failed "$name does not build; see $log"
}

# build_in DIRECTORY ARGUMENT...: configured so once, then made; sets dir.
build_in() {
  dir=$work/$1
  shift
  mkdir -p "$dir" || exit 1
  [ -f "$dir/Makefile" ] ||
    (cd "$dir" && logged "$srcdir/configure" --quiet "$@") || failed "configure failed; see $log"
  logged make -C "$dir" -j"$jobs" || failed "the build failed; see $log"
}

# test_in DIRECTORY [TEST...]: the tests there, or all. Adds to passed, failing, skipped.
passed=0 failing=0 skipped=0
test_in() {
  where=$1
  shift
  if [ $# -gt 0 ]; then set -- "TESTS=$*"; fi
  logged make -C "$where" -k -j"$jobs" check "$@"
  ran=$?
  counted=$(awk '/^# (PASS|XFAIL):/ { p += $3 } /^# (FAIL|XPASS|ERROR):/ { f += $3 } /^# SKIP:/ { s += $3 }
    END { print p + 0, f + 0, s + 0 }' "$where/test-suite.log") || counted="0 1 0"
  read -r p f s <<END
$counted
END
  [ "$ran" -eq 0 ] || [ "$f" -gt 0 ] || f=1
  passed=$((passed + p)) failing=$((failing + f)) skipped=$((skipped + s))
}

tests_of() { # DIRECTORY [LIST]: those of `make check` there, or of a list, a line each, but for the one that reads what the parts have found
  # shellcheck disable=SC2016 # for make
  printf 'include Makefile\nthe-tests:\n\t@echo $(%s)\n' "${2-TESTS}" |
    make -s --no-print-directory -C "$1" -f - the-tests | tr ' ' '\n' | grep -vx tests/coverage/assurance.sh
}

# Whether a test has passed there since it, the program and the libraries were built.
has_passed() { # DIRECTORY TEST
  trs=$1/${2%.sh}.trs
  grep -q '^:test-result: ' "$trs" 2>/dev/null && ! grep -Eq '^:test-result: *(FAIL|XPASS|ERROR)' "$trs" &&
    [ -z "$(find "$srcdir/$2" "$1/$2" "$1/skatref" "$1/.libs" "$1/share/skatref/vectors.jsonl" \
      "$srcdir/tests/support" -type f -newer "$trs" 2>/dev/null | head -n 1)" ]
}

# resume_in DIRECTORY TEST...: as test_in; but of a run that was broken off, or failed, the tests that have passed are
# only counted. They can take hours. Sets resumed, for the figure.
resume_in() {
  where=$1 kept=0 due=
  shift
  resumed=" in $# tests"
  for test; do
    if has_passed "$where" "$test"; then
      kept=$((kept + 1))
      passed=$((passed + $(grep -Ec '^:test-result: *(PASS|XFAIL)' "$trs")))
      skipped=$((skipped + $(grep -c '^:test-result: *SKIP' "$trs")))
    else
      due="$due $test"
    fi
  done
  [ $kept -eq 0 ] || resumed="$resumed, $kept of them in an earlier run of this build"
  # shellcheck disable=SC2086 # a list
  [ -z "$due" ] || test_in "$where" $due
}

# The figure of all that test_in ran. [MORE]
tests_figure() {
  figure="$passed checks passed, $failing failed${skipped:+, $skipped skipped}${1-}"
  [ "$failing" -eq 0 ] && [ "$passed" -gt 0 ] || failed "$figure; see $log"
  printf '%s\n' "$figure"
}

# Tests of the engine and the whole corpus: what any compiler and machine must pass.
engine_tests="tests/rules/bidding tests/rules/cards tests/rules/end tests/rules/home tests/rules/sheet
tests/rules/value tests/spec/clauses"
corpus_tests="tests/corpus/cases tests/question/answer"
# Some of every folder that reads a record or rules on it.
few_tests="tests/rules/bidding tests/rules/cards tests/rules/home tests/rules/sheet tests/rules/value
tests/spec/clauses $corpus_tests tests/base/json tests/base/text tests/words/words tests/question/alike.sh
tests/judge/broken-off.sh tests/judge/incidents.sh tests/judge/misdeals.sh tests/judge/real-logs.sh
tests/formats/iss-equal tests/formats/native.sh tests/formats/convert.sh tests/list/input"
