# Tried: all tests in a build with address and undefined-behaviour checks (ASan, UBSan by gcc)
. "$srcdir/tests/assurance/parts.sh"
build_in build --enable-sanitizers
test_in "$dir"
tests_figure
