# Tried: 32 bit (i386 by clang, under qemu-user): engine tests, corpus, formats, lists, commands
. "$srcdir/tests/cross/parts.sh"
needs clang qemu-i386-static
machine i386 i386-linux-gnu
cross_build "clang --target=i386-linux-gnu"
emulated qemu-i386-static
# shellcheck disable=SC2086 # a list
test_in "$dir" $machine_tests
tests_figure
