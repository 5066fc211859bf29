# The library shows every function of skatref.h, and nothing else.
. "$srcdir/tests/support/shell.sh"
library=$builddir/.libs/libskatref.so
[ -f "$library" ] || skip_all "no shared library here"

${NM:-nm} -D --defined-only "$library" >"$tmp/names" || bail_out "nm fails on $library"
sed 's/.* //' "$tmp/names" | sort >"$tmp/shown"
# Outside of comments, a name of ours before "(" or "[" is declared there.
tr '\n' ' ' <"$srcdir/src/skatref.h" |
  sed 's|/\*[^*]*\*\**\([^/*][^*]*\*\**\)*/||g; s/static inline[^{]*{[^}]*}//g' | tr -c 'a-z0-9_([' '\n' |
  sed -n 's/^\(skr_[a-z0-9_]*\)[([].*/\1/p' | sort >"$tmp/declared"
expect "skatref.h declares names" [ -s "$tmp/declared" ]
while read -r name; do
  expect "the library shows $name" grep -Fxq "$name" "$tmp/shown"
done <"$tmp/declared"
expect "the library shows what skatref.h declares and nothing else" diff "$tmp/declared" "$tmp/shown"
done_testing
