# Tried: little endian, 64 bit, char unsigned (arm64 by gcc, run by qemu-user): every test that runs the program, and its output compared with that here
. "$srcdir/tests/cross/parts.sh"
machine arm64 aarch64-linux-gnu qemu-aarch64-static aarch64-linux-gnu-gcc
test_machine
