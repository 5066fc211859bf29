# Tried: races between threads (TSan by clang): check and answer with jobs, interrupts, the library in process
. "$srcdir/tests/assurance/parts.sh"
needs clang
flags="-fsanitize=thread"
build_in build CC=clang CFLAGS="-O1 -g1 $flags" LDFLAGS="$flags"
TSAN_OPTIONS="halt_on_error=1 abort_on_error=1"
export TSAN_OPTIONS
test_in "$dir" tests/cli/check.sh tests/cli/big-logs.sh tests/cli/interrupt tests/question/answer tests/question/in-process.sh \
  tests/formats/blocks.sh
tests_figure
