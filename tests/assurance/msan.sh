# Tried: reads of memory that nothing wrote (MSan by clang): engine, corpus, judge, readers, lists, questions; jansson and Check are built with it, too
. "$srcdir/tests/assurance/parts.sh"
needs clang
flags="-fsanitize=memory -fno-sanitize-recover=all -fno-omit-frame-pointer"
echo 'int main(void) { return 0; }' >"$work/try.c"
# shellcheck disable=SC2086 # options
logged clang $flags -o "$work/try" "$work/try.c" || not_here "clang cannot link with -fsanitize=memory"
# What code without MSan has written counts as unset, in libraries and in glibc's functions of _FORTIFY_SOURCE.
libraries clang "-O1 -g1 -fPIC $flags"
build_in build --without-libarchive skr_cv_fortify=no CC=clang CFLAGS="-O1 -g1 $flags" LDFLAGS="$flags"
# Its own exit status, 1, would pass for a verdict.
MSAN_OPTIONS=abort_on_error=1
export MSAN_OPTIONS
# shellcheck disable=SC2086 # a list
resume_in "$dir" $few_tests tests/rules/end tests/cli/check.sh tests/fuzz/replay.sh tests/formats/bad-input.sh \
  tests/formats/blocks.sh tests/formats/xskat.sh tests/question/in-process.sh tests/question/rulings.sh tests/report/explain.sh \
  tests/sample/fits
tests_figure "$resumed"
