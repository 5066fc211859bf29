# Tried: MC/DC (each condition shown to decide alone) by clang 19: tests in C, corpus, judge/*.sh, list/*.sh
. "$srcdir/tests/assurance/parts.sh"
needs clang-19 llvm-cov-19 llvm-profdata-19
LLVM_PROFILE_FILE=$work/profiles/%4m.profraw
export LLVM_PROFILE_FILE
flags="-fprofile-instr-generate -fcoverage-mapping -fcoverage-mcdc"
build_in build --disable-silent-rules CC=clang-19 CFLAGS="-O1 -g $flags" LDFLAGS="$flags"
rm -rf "$work/profiles"
# shellcheck disable=SC2046,SC2086 # lists
test_in "$dir" $engine_tests $corpus_tests tests/base/json tests/base/text tests/base/words tests/list/input \
  tests/formats/example tests/formats/iss-equal tests/sample/fits tests/formats/native.sh tests/formats/bad-input.sh \
  $(cd "$srcdir" && ls tests/judge/*.sh tests/list/*.sh)
logged llvm-profdata-19 merge -o "$work/all.profdata" "$work"/profiles/*.profraw || failed "no profiles; see $log"
objects=$(find "$dir/skatref" "$dir/tests/corpus/cases" $(for test in $engine_tests; do echo "$dir/$test"; done) -type f |
  sed 's/^/-object=/')
# shellcheck disable=SC2086 # a list
llvm-cov-19 export -format=text -summary-only -instr-profile="$work/all.profdata" $objects 2>>"$log" |
  tr '{' '\n' >"$work/summary"
figure=$("$AWK" -v root="$srcdir/src/" '
  /^"count"/ || /"filename":/ { }
  /"filename":"/ { file = $0; sub(/.*"filename":"/, "", file); sub(/".*/, "", file)
    if (index(file, root) == 1) { file = substr(file, length(root) + 1); sub(/\/.*/, "", file) } else file = "" }
  /"mcdc"/ { mcdc = 1; next }
  mcdc && file != "" { split($0, part, /[:,]/); all[file] += part[2]; hit[file] += part[4] }
  { mcdc = 0 }
  END { n = split("rules claims conduct judge formats list question report record base cli conform sample", name, " ")
    for (i = 1; i <= n; i++) if (all[name[i]])
      printf "%s%s %d/%d (%.1f %%)", i > 1 ? "; " : "", name[i], hit[name[i]], all[name[i]],
        int(1000 * hit[name[i]] / all[name[i]]) / 10
    print "" }' "$work/summary")
[ "$failing" -eq 0 ] || failed "$failing tests failed; $figure"
echo "conditions: $figure"
