# Tried: big endian, 64 bit (s390x by gcc, run by qemu-user): every test that runs the program, and its output compared with that here
. "$srcdir/tests/cross/parts.sh"
machine s390x s390x-linux-gnu qemu-s390x-static s390x-linux-gnu-gcc
test_machine
