# libskatref-answer answers in process, in three threads at once, what the program answers.
. "$srcdir/tests/support/shell.sh"
client=$builddir/tests/question/in-process
[ -x "$client" ] || skip_all "no client of the library was built"

# Every question of the corpus, and lines that are none.
sed -E 's/^\{"id":("[^"]*"),"code":"[^"]*",/{"id":\1,/; s/,"expect":.*$/}/' "$VECTORS" >"$tmp/questions"
cat >>"$tmp/questions" <<'END'

[]
{"id":1}
{"id":[1.5,{"a":"\u00e4"}],"ask":"value","given":{"game":"hearts","bid":17}}
{"id":2,"ask":"bids","given":{}} {
{"id":3,"ask":"game","given":{"iss":"(;GM[Skat]PC[\u0007<b>]"}}
{"id":4,"ask":"ending","given":{"game":"grand","bid":0,"soloist":"R","points":2,"tricks":0,"turn":"R","hands":{"F":"S9 SQ S7 HQ DK SA HA HK HT DT","M":"ST DA S8 H9 CA CJ C9 H8 DJ SK","R":"C8 CT CK HJ D8 D9 DQ CQ D7 H7"},"happened":{"kind":"throws","by":"M"}}}
END
"$AWK" 'BEGIN { for (i = 0; i < 1048577; i++) printf "x"; print "" }' >>"$tmp/questions"
{ tail -n 1 "$tmp/questions" | cut -c 2-; printf '\000{"id":4}\n'; } >>"$tmp/questions"
run 0 "$client" "$tmp/questions"
mv "$tmp/out" "$tmp/got"
run 0 "$SKATREF" answer <"$tmp/questions"
# In process a line has no number.
sed 's/"error":"line [0-9]*, /"error":"line 1, /' "$tmp/out" >"$tmp/expected"
expect "the library was asked as many as it answers" [ "$(wc -l <"$tmp/questions")" -eq "$(wc -l <"$tmp/got")" ]
expect "the library answers as the program" cmp "$tmp/got" "$tmp/expected"

library=$builddir/.libs/libskatref-answer.so
if [ -f "$library" ]; then
  ${NM:-nm} -D --defined-only "$library" >"$tmp/names" || bail_out "nm fails on $library"
  expect "the library shows skr_answer and nothing else" [ "$(sed 's/.* //' "$tmp/names" | sort -u)" = skr_answer ]
fi

# The examples of the manual.
sed 's/\\e/\\/g; s/\\-/-/g' "$srcdir/man/skatref-answer.3" |
  "$AWK" -v to="$tmp/example" '/^\.EX/ { n++; inside = 1; next } /^\.EE/ { inside = 0 } inside { print >(to n) }'
if [ ! -f "$library" ]; then
  skip "the examples of skatref-answer(3)" "no shared library here"
elif ${NM:-nm} -D "$library" | grep -q "[amt]san_"; then
  skip "the examples of skatref-answer(3)" "a library with sanitizers runs only in programs that have them too"
else
  mkdir "$tmp/lib" && ln -s "$library" "$tmp/lib/libskatref-answer.so" &&
    ln -s "$library" "$tmp/lib/libskatref-answer.so.0" || bail_out "no scratch folder"
  run 0 cc -std=c11 -Wall -Wextra -Wpedantic -Werror -I"$srcdir/src" -x c "$tmp/example1" -o "$tmp/example" \
    -x none "$tmp/lib/libskatref-answer.so"
  run 0 env LD_LIBRARY_PATH="$tmp/lib" "$tmp/example"
  expect "the first example prints what it says" cmp "$tmp/out" "$tmp/example2"
  if command -v "${LUAJIT:-luajit}" >/dev/null; then
    run 0 env LD_LIBRARY_PATH="$tmp/lib" "${LUAJIT:-luajit}" "$tmp/example3"
    says "$tmp/out" '{"id":null,"answer":{"values":[18,20,22,23,24,27,'
  else
    skip "the example for LuaJIT" "no luajit here"
  fi
fi
done_testing
