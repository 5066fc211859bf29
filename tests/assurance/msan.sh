# Tried: reads of memory that nothing wrote (MSan by clang): the engine, its tests and its sweep; jansson is not instrumented, so not the program
. "$srcdir/tests/assurance/parts.sh"
needs clang
flags="-fsanitize=memory -fno-sanitize-recover=all -fno-omit-frame-pointer"
echo 'int main(void) { return 0; }' >"$work/try.c"
# shellcheck disable=SC2086 # options
logged clang $flags -o "$work/try" "$work/try.c" || not_here "clang cannot link with -fsanitize=memory"
build_in build --disable-program CC=clang CFLAGS="-O1 -g1 $flags" LDFLAGS="$flags"
CK_FORK=no
export CK_FORK
# shellcheck disable=SC2086 # a list
test_in "$dir" $engine_tests
tests_figure
