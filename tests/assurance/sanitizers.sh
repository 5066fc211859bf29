# Tried: all tests in a build with address and undefined-behaviour checks (ASan, UBSan by gcc)
. "$srcdir/tests/assurance/parts.sh"
build_in build --enable-sanitizers
# shellcheck disable=SC2046 # a list
resume_in "$dir" $(tests_of "$dir")
tests_figure "$resumed"
