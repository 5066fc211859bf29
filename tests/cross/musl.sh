# Tried: musl instead of glibc: the library of the rules, and the program of the README with it
. "$srcdir/tests/assurance/parts.sh"
needs musl-gcc
build_in build --disable-program --enable-werror --disable-shared --enable-static CC=musl-gcc CFLAGS=-O2
sed -n '/^#include <skatref.h>/,/^```/p' "$srcdir/README.md" | sed '/^```/d' >"$work/grand.c"
logged musl-gcc -static -I"$dir/src" -I"$srcdir/src" -o "$work/grand" "$work/grand.c" "$dir/.libs/libskatref.a" ||
  failed "the program of the README does not link; see $log"
[ "$("$work/grand")" = "+72 (level.win)" ] || failed "the program of the README prints $("$work/grand")"
echo "the library builds without a warning; the program of the README prints +72 (level.win)"
