# skatref(3) is the header: every function stands in it, and each chapter has an example, which prints what the
# manual says.
. "$srcdir/tests/support/shell.sh"
library=$builddir/.libs/libskatref.so
[ -f "$library" ] || skip_all "no shared library here"
${NM:-nm} -D "$library" | grep -q "[amt]san_" && skip_all "a library with sanitizers runs only in programs that have them too"
"$AWK" -v examples="$srcdir/man/examples" -f "$srcdir/man/header.awk" "$srcdir/src/skatref.h" "$srcdir/src/skatref.h" >"$tmp/skatref.3" ||
  bail_out "no manual"
cd "$tmp" || bail_out "no scratch folder"

sed -n 's/^\/\* --* \([a-z ]*\) \*\/$/\1/p' "$srcdir/src/skatref.h" | tr ' ' '-' | sort >chapters
for file in "$srcdir"/man/examples/*.c; do basename "$file" .c; done | sort >examples
expect "an example for each chapter" diff chapters examples
begin "every function is in the manual"
${NM:-nm} -D --defined-only "$library" | sed -n 's/.* \(skr_[a-z0-9_]*\)$/\1/p' >functions
while read -r name; do
  expect "$name" grep -Eq "(^| |\\*)$name\\(" skatref.3
done <functions
end
begin "and in the list of functions by task, with its purpose"
sed -n '/^\.SH FUNCTIONS BY TASK/,/^\.SH DESCRIPTION/p' skatref.3 >listed
while read -r name; do
  "$AWK" -v name="$name" '$1 == ".BR" && $2 == name { getline purpose; exit purpose !~ /^[A-Z][^;]*$/ } END { if (purpose == "") exit 1 }' \
    listed || expect "$name" false
done <functions
end
expect "no line of the preprocessor in the prose" not grep -Eq '^#(else|endif|ifdef)' skatref.3
"$AWK" '/^\.EX/ { code = 1 } /^\.EE/ { code = 0 } !code && /\);$/ && !/^\.|^\\/' skatref.3 >in-prose
expect "no code in the prose" diff /dev/null in-prose
expect "there are functions" [ "$(wc -l <functions)" -gt 50 ]

for file in "$srcdir"/man/examples/*.c; do
  name=$(basename "$file" .c)
  run 0 cc -std=c11 -Wall -Wextra -Wpedantic -Werror -I"$builddir/src" -I"$srcdir/src" -o example "$file" "$library"
  run 0 env LD_LIBRARY_PATH="$builddir/.libs" ./example
  sed -n '/^\/\* prints:$/,/^\*\/$/p' "$file" | sed '1d;$d' >printed
  expect "$name prints what the manual says" diff printed out
done
sed 's/+48$/+47/' "$srcdir/man/examples/endings.c" | sed -n '/^\/\* prints:$/,/^\*\/$/p' |
  sed '1d;$d' >other
cc -std=c11 -I"$builddir/src" -I"$srcdir/src" -o example "$srcdir/man/examples/endings.c" "$library" &&
  LD_LIBRARY_PATH=$builddir/.libs ./example >out
expect "so it can fail: another figure" not diff -q other out

# For C++ the header is as good.
if command -v "${CXX:-c++}" >/dev/null; then
  printf '#include <skatref.h>\n#include <skatref-answer.h>\nint main() { return skr_code_at(0) == nullptr; }\n' >header.cpp
  run 0 "${CXX:-c++}" -std=c++11 -Wall -Wextra -Wpedantic -Werror -I"$builddir/src" -I"$srcdir/src" -o header header.cpp "$library"
  run 0 env LD_LIBRARY_PATH="$builddir/.libs" ./header
else
  skip "C++" "no C++ compiler here"
fi
if command -v mandoc >/dev/null; then
  run 0 mandoc -T lint -W warning skatref.3
  run 0 mandoc -T utf8 skatref.3
else
  skip "mandoc finds nothing" "no mandoc here"
fi
done_testing
