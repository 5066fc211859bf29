# A program built without -fPIC against this library runs with a later one that has more clauses: no
# table of the library is copied into it, and no clause changes its number.
. "$srcdir/tests/support/shell.sh"
library=$builddir/.libs/libskatref.so
[ -f "$library" ] || skip_all "no shared library here"
[ "$(uname -s)" = Linux ] || skip_all "only where LD_LIBRARY_PATH is known"
if ${NM:-nm} -D "$library" | grep -q "[amt]san_"; then
  skip_all "a library with sanitizers runs only in programs that have them too"
fi

# The later library: a rule, an option's clause, and one in the middle of a chapter.
mkdir -p "$tmp/spec" "$tmp/src" "$tmp/now" || bail_out "no scratch folder"
for chapter in $(sed -n 's/^[[:space:]]*\(spec\/[a-z]*\.md\).*/\1/p' "$srcdir/spec/Makefile.inc"); do
  cp "$srcdir/$chapter" "$tmp/spec" && chapters="${chapters-} $tmp/$chapter" || bail_out "no $chapter"
done
clause() { # ID KIND OPTIONS
  printf '\n### %s — A later clause\n\nA text.\n\n- kind: %s\n- codes: isko2022\n- options: %s\n' "$1" "$2" "$3"
  printf -- '- evidence: derived\n- decided-by: log\n- needs: none (a test)\n\n'
}
clause pack.later rule '' >"$tmp/later"
{ head -n 1 "$tmp/spec/pack.md"; cat "$tmp/later"; sed 1d "$tmp/spec/pack.md"; } >"$tmp/pack.md"
mv "$tmp/pack.md" "$tmp/spec/pack.md"
clause home.later option contra >>"$tmp/spec/home.md"
cp "$builddir/src/spec-hash.h" "$tmp/src" 2>/dev/null || cp "$srcdir/src/spec-hash.h" "$tmp/src"
# The sources stand beside the later header: an archive has a header of today beside its own.
root=$(cd "$srcdir" && pwd)
for part in skatref.h rules claims conduct game; do
  ln -s "$root/src/$part" "$tmp/src/$part" || bail_out "no link to src/$part"
done
for part in header:skatref-clauses.h table:clauses.c sets:clause-sets.h; do
  # shellcheck disable=SC2086 # a list
  run 0 "$AWK" -v part="${part%:*}" -v lock="$srcdir/spec/clauses.lock" -f "$srcdir/spec/clauses.awk" $chapters
  mv "$tmp/out" "$tmp/src/${part#*:}"
done
# shellcheck disable=SC2086 # a list
run 0 "$AWK" -v part=translated -v task=table -v lock="$srcdir/spec/clauses.lock" -f "$srcdir/spec/hash.awk" \
  -f "$srcdir/spec/clauses.awk" -f "$srcdir/spec/translations.awk" $chapters
mv "$tmp/out" "$tmp/src/clause-languages.c"
run 0 cc -std=c11 -O0 -fPIC -shared -Wl,-soname,libskatref.so.0 -I"$tmp/src" \
  -o "$tmp/libskatref.so.0" "$tmp"/src/rules/*.c "$tmp"/src/claims/*.c "$tmp"/src/conduct/*.c "$tmp"/src/game/*.c \
  "$tmp/src/clauses.c" "$tmp/src/clause-languages.c"
run 0 cc -std=c11 -O2 -fno-pic -no-pie -I"$builddir/src" -I"$srcdir/src" -o "$tmp/client" \
  "$srcdir/tests/build/client.c" "$library"

ln -s "$library" "$tmp/now/libskatref.so.0" || bail_out "no link to the library"
run 0 env LD_LIBRARY_PATH="$tmp/now" "$tmp/client"
says "$tmp/out" '72 points by level.win, play.follow'
n=$(sed -n 's/ clauses$//p' "$tmp/out")
sed "s/^$n clauses\$/$((n + 2)) clauses/" "$tmp/out" >"$tmp/expected"
run 0 env LD_LIBRARY_PATH="$tmp" "$tmp/client"
expect "with the later library: two clauses more, and nothing else is other" diff "$tmp/expected" "$tmp/out"

# A table of the library's that a program uses itself would be copied into it, at its size of today.
if command -v readelf >/dev/null; then
  linked=$tmp/client
  # As tests/cross/parts.sh has an emulator run it.
  [ ! -f "$linked.elf" ] || linked=$linked.elf
  run 0 readelf -r "$linked"
  says "$tmp/out" skr_value
  expect "the program has no copy of a table of the library" not grep 'COPY.*skr_' "$tmp/out"
else
  skip "the program has no copy of a table of the library" "no readelf"
fi
done_testing
