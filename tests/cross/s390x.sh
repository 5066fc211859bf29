# Tried: big endian, 64 bit (s390x under qemu-user): engine tests, corpus, formats, lists, commands
. "$srcdir/tests/cross/parts.sh"
needs s390x-linux-gnu-gcc qemu-s390x-static
machine s390x s390x-linux-gnu
cross_build s390x-linux-gnu-gcc
emulated qemu-s390x-static
# shellcheck disable=SC2086 # a list
test_in "$dir" $machine_tests
tests_figure
