# Tried: each of the first allocations fails, and then every 50th: the right answer or a message and status 2
. "$srcdir/tests/assurance/parts.sh"
logged make -C "$builddir" || failed "the build failed; see $log"
test_in "$builddir" tests/cli/no-memory.sh
tests_figure " (each is one command, whichever allocation fails)"
