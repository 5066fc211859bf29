# Tried: musl instead of glibc, with jansson and Check built for it, without libarchive: every test that runs the program, and its output compared with that here
. "$srcdir/tests/cross/parts.sh"
needs musl-gcc
# Debian has no libraries for musl.
libraries musl-gcc "-O2 -fPIC"
# What tests build is for musl, too.
CC=musl-gcc
export CC
build_in build --enable-werror --disable-lto --without-libarchive CC="$CC" CFLAGS="-O2 -g1"
test_machine
