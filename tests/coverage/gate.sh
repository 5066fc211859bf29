# The gate of engine and judge: their own tests and the corpus reach every line and branch of src/rules, src/claims,
# src/conduct and src/judge, and of src/game what its threshold asks for. `make coverage` measures all folders with all tests.
. "$srcdir/tests/support/shell.sh"
for tool in lcov gcov; do
  command -v $tool >/dev/null || skip_all "no $tool"
done
grep -q '^S\["CC"\]=.*clang' "$builddir/config.status" && skip_all "gcov does not read what clang counts"
case $(lcov --version) in
  *" 1."*) branches=lcov_branch_coverage=1 ;;
  *) branches=branch_coverage=1 ;;
esac
build=$builddir/coverage/gate
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null) || jobs=1
unset MAKEFLAGS MFLAGS MAKELEVEL
logged() {
  "$@" >>"$tmp/log" 2>&1 </dev/null
}
programs='tests/rules/bidding tests/rules/cards tests/rules/home tests/rules/sheet tests/rules/value
  tests/spec/clauses tests/corpus/cases tests/question/answer tests/judge/alike tests/judge/trace tests/game/state
  tests/game/steps'
counted=$(cd "$srcdir" && echo src/rules/*.c src/claims/*.c src/conduct/*.c src/judge/*.c src/game/*.c | sed 's/\.c\>/.o/g')
# At each end a program adds to the counts of each of its files, which takes ten times as long as it runs. So only those
# that are looked at count, and neither the installed libraries nor the programs of other tests are built.
# shellcheck disable=SC2086 # lists
logged make -C "$builddir" coverage/gate/Makefile && logged make -C "$build" built-sources &&
  logged make -C "$build" -j"$jobs" $counted &&
  logged make -C "$build" -j"$jobs" skatref tests/rules/end $programs SKR_CFLAGS=-fvisibility=hidden ||
  { comment "$tmp/log"; bail_out "no build for coverage"; }
logged lcov --zerocounters --directory "$build/src"
# Three tests search the same hard hands: to reach the lines one of them is enough.
expect "the tests of endings pass" logged env CK_EXCLUDE_TAGS="hard_hands_are_answered little_stack_is_needed" \
  make -C "$build" check-TESTS check_PROGRAMS= TESTS=tests/rules/end
expect "the others pass" logged make -C "$build" -j"$jobs" check-TESTS check_PROGRAMS= TESTS="$programs
  tests/question/rulings.sh $(cd "$srcdir" && echo tests/judge/*.sh)"
lcov --quiet --rc "$branches" --capture --directory "$build/src" --base-directory "$build" --output-file "$tmp/info" \
  >>"$tmp/log" 2>&1
sed -n 's/^\(src\/\(rules\|claims\|conduct\|judge\|game\)\)  */\1 /p' "$srcdir/coverage/thresholds" >"$tmp/thresholds"
expect "100 is asked for" [ "$(grep -c ' 100  *100$' "$tmp/thresholds")" -eq 4 ]
run 0 "$AWK" -v root="$(cd "$srcdir" && pwd -P)" -f "$srcdir/coverage/check.awk" "$tmp/thresholds" "$tmp/info"
comment "$tmp/out"
done_testing
