# The library as two files, which one command compiles: the examples of its manual, built with it, print what they say.
. "$srcdir/tests/support/shell.sh"
run 0 make -C "$builddir" amalgam
cd "$tmp" || bail_out "no scratch folder"
cp "$builddir/amalgam/skatref.c" "$builddir/amalgam/skatref.h" . || bail_out "no amalgam"
run 0 cc -c skatref.c
run 0 cc -std=c11 -Wall -Wextra -Wpedantic -Wframe-larger-than=131072 -Werror -c skatref.c
${NM:-nm} -g skatref.o | sed -n 's/.* [A-TV-Z] //p' >symbols
expect "there are symbols" [ "$(wc -l <symbols)" -gt 50 ]
expect "each is a public name, or says that it is private" not grep -v '^skr_' symbols
rm skatref.o

# examples NAME RUNNER COMPILER...: compiles the amalgam and the examples of the manual, and runs them.
examples() {
  by=$1 runner=$2
  shift 2
  command -v "$1" >/dev/null || { skip "$by" "no $1 here"; return; }
  run 0 "$@" -std=c11 -O2 -Wall -Wextra -Wpedantic -Werror -c skatref.c
  for file in "$srcdir"/man/examples/*.c; do
    run 0 "$@" -std=c11 -I. -o example "$file" skatref.o
    run 0 $runner ./example
    sed -n '/^\/\* prints:$/,/^\*\/$/p' "$file" | sed '1d;$d' >printed
    expect "$by: $(basename "$file" .c) prints what the manual says" diff printed out
  done
}
examples here '' cc
examples clang '' clang
examples musl '' musl-gcc -static
if [ -f /usr/s390x-linux-gnu/lib/libc.a ]; then
  examples "big endian" qemu-s390x-static s390x-linux-gnu-gcc -static
else
  skip "big endian" "no C library for s390x here"
fi
done_testing
