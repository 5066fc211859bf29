# Other languages use the libraries by their headers alone, without a compiler: LuaJIT reads the declarations.
. "$srcdir/tests/support/shell.sh"
luajit=$(command -v luajit) || skip_all "no luajit here"
libraries=$builddir/.libs
[ -f "$libraries/libskatref.so" ] || skip_all "no shared library here"
if ${NM:-nm} -D "$libraries/libskatref.so" | grep -q "[amt]san_"; then
  skip_all "a library with sanitizers runs only in programs that have them too"
fi
clauses=$builddir/src/skatref-clauses.h
[ -f "$clauses" ] || clauses=$srcdir/src/skatref-clauses.h

# plain HEADER...: what an FFI is given: the declarations, without the preprocessor's lines and with its numbers.
plain() {
  "$AWK" '
    /^#define [A-Z_]+ .*[0-9)]$/ && !/\(.*\) / { number[$2] = substr($0, index($0, $3)); next }
    /^#.*\\$/ { while (/\\$/) getline; next }
    /^#ifdef __cplusplus/ { while (!/^#endif/) getline; next }
    /^#/ { next }
    /^static inline/ { while (!/^}/) getline; next }
    { for (name in number) gsub("[[]" name "[]]", "[" number[name] "]"); gsub(/SKR_(ANSWER_)?API /, ""); print }' "$@"
}
plain "$clauses" "$srcdir/src/skatref.h" "$srcdir/src/skatref-answer.h" >"$tmp/declarations"
run 0 "$luajit" "$srcdir/tests/build/foreign.lua" "$tmp/declarations" "$libraries"
for line in 'isko2022' '72 points by level.win' '-96 points by value.bid' 'SJ of 3 cards' \
  '{"id":1,"answer":{"matadors":2}}' '31 of 32 bytes'; do
  says "$tmp/out" "$line"
done
done_testing
