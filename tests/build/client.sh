# A program built without -fPIC against this library runs with a later one that has more clauses: no
# table of the library is copied into it, and no clause changes its number.
set -u
tmp=$(mktemp -d) || exit 99
trap 'rm -rf "$tmp"' EXIT
library=$builddir/.libs/libskatref.so
: "${CC:=cc}" "${AWK:=awk}"
[ -f "$library" ] || { echo "no shared library here"; exit 77; }
case $(uname -s) in Linux) ;; *) echo "only where LD_LIBRARY_PATH is known"; exit 77 ;; esac
if ${NM:-nm} -D "$library" | grep -q asan; then
  echo "a library with sanitizers runs only in programs that have them too"
  exit 77
fi
failed=0
fail() { echo "FAILED: $*"; failed=1; }

# The later library: a rule, an option's clause, and one in the middle of a chapter.
mkdir -p "$tmp/spec" "$tmp/src" || exit 99
for chapter in $(sed -n 's/^[[:space:]]*\(spec\/[a-z]*\.md\).*/\1/p' "$srcdir/spec/Makefile.inc"); do
  cp "$srcdir/$chapter" "$tmp/spec" && chapters="${chapters-} $tmp/$chapter" || exit 99
done
clause() { # ID KIND OPTIONS
  printf '\n### %s — A later clause\n\nA text.\n\n- kind: %s\n- codes: isko2022\n- options: %s\n' "$1" "$2" "$3"
  printf -- '- evidence: derived\n- decided-by: log\n- needs: none (a test)\n\n'
}
clause pack.later rule '' >"$tmp/later"
{ head -n 1 "$tmp/spec/pack.md"; cat "$tmp/later"; sed 1d "$tmp/spec/pack.md"; } >"$tmp/pack.md"
mv "$tmp/pack.md" "$tmp/spec/pack.md"
clause home.later option contra >>"$tmp/spec/home.md"
for part in header:skatref-clauses.h table:clauses.c sets:clause-sets.h; do
  # shellcheck disable=SC2086 # a list
  LC_ALL=C "$AWK" -v part="${part%:*}" -v lock="$srcdir/spec/clauses.lock" -f "$srcdir/spec/clauses.awk" \
    $chapters >"$tmp/src/${part#*:}" || exit 1
done
"$CC" -std=c11 -O0 -fPIC -shared -Wl,-soname,libskatref.so.0 -I"$tmp/src" -I"$srcdir/src" -o "$tmp/libskatref.so.0" \
  "$srcdir"/src/rules/*.c "$srcdir"/src/claims/*.c "$srcdir"/src/conduct/*.c "$tmp/src/clauses.c" || exit 1

"$CC" -std=c11 -O2 -fno-pic -no-pie -I"$builddir/src" -I"$srcdir/src" -o "$tmp/client" "$srcdir/tests/build/client.c" \
  "$library" || exit 1
mkdir "$tmp/now" && ln -s "$library" "$tmp/now/libskatref.so.0" || exit 99
LD_LIBRARY_PATH=$tmp/now "$tmp/client" >"$tmp/with-this" || fail "does not run with this library"
LD_LIBRARY_PATH=$tmp "$tmp/client" >"$tmp/with-later" || fail "does not run with the later library"
n=$(sed -n 's/ clauses$//p' "$tmp/with-this")
sed "s/^$n clauses\$/$((n + 2)) clauses/" "$tmp/with-this" | diff - "$tmp/with-later" || fail "with the later library (>)"
grep -q '^72 points by level.win, play.follow$' "$tmp/with-this" || { fail "wrong answers"; cat "$tmp/with-this"; }

# A table of the library's that a program uses itself would be copied into it, at its size of today.
if command -v readelf >/dev/null; then
  readelf -r "$tmp/client" >"$tmp/relocations" || exit 99
  grep -q 'skr_value' "$tmp/relocations" || fail "readelf shows no relocation"
  grep 'COPY.*skr_' "$tmp/relocations" && fail "the program has a copy of the library's table"
fi
exit $failed
