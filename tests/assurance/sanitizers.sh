# Tried: all tests in a build with address and undefined-behaviour checks (ASan, UBSan by gcc)
. "$srcdir/tests/assurance/parts.sh"
LEAKS=1
export LEAKS
build_in build --enable-sanitizers
# shellcheck disable=SC2046 # lists
resume_in "$dir" $(tests_of "$dir") $(tests_of "$dir" many_starts)
tests_figure "$resumed"
