# Tried: 32 bit (i386 by clang): every test that runs the program, and its output compared with that here
. "$srcdir/tests/cross/parts.sh"
machine i386 i386-linux-gnu qemu-i386-static clang --target=i386-linux-gnu
test_machine
