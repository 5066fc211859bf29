# Tried: MC/DC (each condition shown to decide alone) by clang 19: engine, corpus, judge, lists, formats; no folder is below tests/assurance/mcdc.floor
. "$srcdir/tests/assurance/parts.sh"
needs clang-19 llvm-cov-19 llvm-profdata-19 python3
LLVM_PROFILE_FILE=$work/profiles/%4m.profraw
export LLVM_PROFILE_FILE
flags="-fprofile-instr-generate -fcoverage-mapping -fcoverage-mcdc"
build_in build --disable-silent-rules CC=clang-19 CFLAGS="-O1 -g $flags" LDFLAGS="$flags"
logged make -C "$dir" -j"$jobs" check TESTS= || failed "the tests do not build; see $log"
rm -rf "$work/profiles"
# shellcheck disable=SC2046,SC2086 # lists
test_in "$dir" $engine_tests $corpus_tests tests/judge/alike tests/list/input tests/sample/fits tests/cli/check.sh \
  tests/cli/german.sh tests/formats/native.sh tests/formats/bad-input.sh tests/formats/xskat.sh tests/question/rulings.sh \
  tests/report/explain.sh $(cd "$srcdir" && ls tests/judge/*.sh tests/list/*.sh)
logged llvm-profdata-19 merge -o "$work/all.profdata" "$work"/profiles/*.profraw || failed "no profiles; see $log"
objects=$(find "$dir/skatref" "$dir/tests/corpus/cases" "$dir/tests/judge/alike" \
  $(for test in $engine_tests; do echo "$dir/$test"; done) -type f | sed 's/^/-object=/')
# shellcheck disable=SC2086 # a list
llvm-cov-19 export -format=text -instr-profile="$work/all.profdata" $objects 2>>"$log" |
  python3 "$srcdir/coverage/conditions.py" "$srcdir/src/" >"$work/conditions" || failed "no decisions; see $log"
figure=$("$AWK" -F '\t' '{ folder = $1; sub("/.*", "", folder); all[folder] += $3; hit[folder] += $4 }
  END { n = split("rules claims conduct judge formats list question report record base cli sample", name, " ")
    for (i = 1; i <= n; i++) if (all[name[i]])
      printf "%s%s %d/%d (%.1f %%)", (i > 1 ? "; " : ""), name[i], hit[name[i]], all[name[i]],
        int(1000 * hit[name[i]] / all[name[i]]) / 10 }' "$work/conditions")
# In the log: the decisions of engine and judge with a gap. Below the floor of its folder a figure is a failure.
"$AWK" -F '\t' '$1 ~ /^(rules|claims|conduct|judge)\// && $4 < $3 { print "gap: src/" $1 ":" $2 ": " $5 }' "$work/conditions" >>"$log"
below=$("$AWK" -F '\t' 'FNR == NR { if (!/^#/) { split($0, part, " "); floor[part[1]] = part[2] } next }
  { folder = $1; sub("/.*", "", folder); all[folder] += $3; hit[folder] += $4 }
  END { for (f in floor) if (!all[f] || hit[f] * 100 < floor[f] * all[f]) printf "%s is below %d %%; ", f, floor[f] }' \
  "$srcdir/tests/assurance/mcdc.floor" "$work/conditions")
sed "s|^|$srcdir/src/|" "$work/conditions" | cut -f 1-4 >"$work/booked"
AWK="$AWK" sh "$srcdir/coverage/evidence.sh" conditions "$srcdir" "$work/booked" || failed "the conditions are not booked"
[ "$failing" -eq 0 ] || failed "$failing tests failed; $figure"
[ -z "$below" ] || failed "$below$figure; see $log"
echo "conditions: $figure"
