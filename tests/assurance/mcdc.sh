# Tried: MC/DC (each condition shown to decide alone) by clang 19: all tests that run the program or its objects; no folder is below tests/assurance/mcdc.floor
. "$srcdir/tests/assurance/parts.sh"
needs clang-19 llvm-cov-19 llvm-profdata-19 python3
LLVM_PROFILE_FILE=$work/profiles/%4m.profraw
export LLVM_PROFILE_FILE
flags="-fprofile-instr-generate -fcoverage-mapping -fcoverage-mcdc"
build_in build --disable-silent-rules CC=clang-19 CFLAGS="-O1 -g $flags" LDFLAGS="$flags"
logged make -C "$dir" -j"$jobs" check TESTS= || failed "the tests do not build; see $log"

# All tests but those that only look at texts, packages and other programs, or ask the engine alone for minutes.
# Profiles go by the size of a program's data: tests/rules/crowded has that of tests/rules/end, and would spoil it.
chosen=
for test in $CHECKS; do
  case $test in
    tests/proofs/* | tests/page/* | tests/coverage/* | tests/base/po.sh | tests/conform/wrong-engines.sh) continue ;;
    tests/rules/crowded) continue ;;
    tests/build/*.sh | tests/corpus/*.sh | tests/spec/*.sh)
      grep -q 'SKATREF"' "$srcdir/$test" || continue ;;
  esac
  chosen="$chosen $test"
done
[ -n "$chosen" ] || failed "no tests: CHECKS is empty"
rm -rf "$work/profiles"
# shellcheck disable=SC2086 # a list
test_in "$dir" $chosen

# Every program and library there, as all link the objects of some rooms.
objects=$(find "$dir/skatref" "$dir/.libs" "$dir/tests" -type f -perm -u+x -exec sh -c '
  for file; do head -c 4 "$file" | grep -q ELF && printf "%s\n" "-object=$file"; done' sh {} +)
logged llvm-profdata-19 merge -o "$work/all.profdata" "$work"/profiles/*.profraw || failed "no profiles; see $log"
# shellcheck disable=SC2086 # a list
llvm-cov-19 export -format=text -instr-profile="$work/all.profdata" $objects 2>>"$log" >"$work/all.json" ||
  failed "no coverage; see $log"
conditions() { # [--gaps]
  python3 "$srcdir/coverage/conditions.py" "$@" "$srcdir/src/" "$srcdir/tests/assurance/mcdc.excused" \
    <"$work/all.json" 2>>"$log"
}
conditions >"$work/conditions" || failed "no decisions, or an excuse that is wrong; see $log"
conditions --gaps >"$work/gaps"
figure=$("$AWK" -F '\t' '{ folder = $1; sub("/.*", "", folder); all[folder] += $3; hit[folder] += $4 }
  END { n = split("rules claims conduct game judge formats list question base record report cli conform sample", name, " ")
    for (i = 1; i <= n; i++) if (all[name[i]])
      printf "%s%s %d/%d (%.1f %%)", (i > 1 ? "; " : ""), name[i], hit[name[i]], all[name[i]],
        int(1000 * hit[name[i]] / all[name[i]]) / 10 }' "$work/conditions")
# Below the floor of its folder a figure is a failure.
below=$("$AWK" -F '\t' 'FNR == NR { if (!/^#/) { split($0, part, " "); floor[part[1]] = part[2] } next }
  { folder = $1; sub("/.*", "", folder); all[folder] += $3; hit[folder] += $4 }
  END { for (f in floor) if (!all[f] || hit[f] * 100 < floor[f] * all[f]) printf "%s is below %d %%; ", f, floor[f] }' \
  "$srcdir/tests/assurance/mcdc.floor" "$work/conditions")
sed "s|^|$srcdir/src/|" "$work/conditions" | cut -f 1-4 >"$work/booked"
AWK="$AWK" sh "$srcdir/coverage/evidence.sh" conditions "$srcdir" "$work/booked" || failed "the conditions are not booked"
[ "$failing" -eq 0 ] || failed "$failing tests failed; $figure"
[ -z "$below" ] || failed "$below$figure; see $work/gaps"
echo "conditions: $figure; $(grep -vc '^#' "$srcdir/tests/assurance/mcdc.excused") excused by name (mcdc.excused)"
