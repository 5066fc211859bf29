# Tried: valgrind's memcheck, leaks too: engine tests, a fifth of the corpus, and commands of the program
. "$srcdir/tests/assurance/parts.sh"
needs valgrind
build_in build CFLAGS="-O1 -g"
logged make -C "$dir" tests/rules/bidding tests/rules/home tests/rules/sheet tests/corpus/cases || failed "the build failed; see $log"
CK_FORK=no
export CK_FORK
ran=0
check() { # DUE COMMAND...
  due=$1
  shift
  ran=$((ran + 1))
  logged valgrind -q --leak-check=full --errors-for-leak-kinds=definite --error-exitcode=99 "$@"
  status=$?
  [ $status -eq "$due" ] || failed "status $status of: $*; see $log"
}
check 0 "$dir/tests/rules/home"
check 0 "$dir/tests/rules/sheet"
check 0 "$dir/tests/rules/bidding"
for chapter in end level play value; do
  CK_RUN_CASE=$chapter
  export CK_RUN_CASE
  check 0 "$dir/tests/corpus/cases"
done
for format in text jsonl junit sarif; do
  check 1 "$dir/skatref" check --format=$format "$srcdir/corpus/logs/sample.sgf"
done
check 1 "$dir/skatref" check --jobs=3 "$srcdir/corpus/logs/sample.sgf"
check 0 "$dir/skatref" convert --to=json "$srcdir/corpus/logs/sample.sgf"
check 0 "$dir/skatref" explain "$srcdir/corpus/logs/sample.sgf:1"
check 0 "$dir/skatref" sample --games=20 --faults
check 0 "$dir/skatref" value clubs --hand --with=1 --bid=18 --points=61 --tricks=6 --format=json
echo "$ran programs and commands, no error, no leak"
