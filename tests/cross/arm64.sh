# Tried: little endian, 64 bit (arm64 under qemu-user): engine tests, corpus, formats, lists, commands
. "$srcdir/tests/cross/parts.sh"
needs aarch64-linux-gnu-gcc qemu-aarch64-static
machine arm64 aarch64-linux-gnu
cross_build aarch64-linux-gnu-gcc
emulated qemu-aarch64-static
# shellcheck disable=SC2086 # a list
test_in "$dir" $machine_tests
tests_figure
