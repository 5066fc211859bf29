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
for file in "$srcdir"/man/examples/*.c; do
  name=$(basename "$file" .c)
  run 0 cc -std=c11 -I. -o example "$file" skatref.o
  run 0 ./example
  sed -n '/^\/\* prints:$/,/^\*\/$/p' "$file" | sed '1d;$d' >printed
  expect "$name prints what the manual says" diff printed out
done
done_testing
