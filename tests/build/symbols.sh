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

# Debian's lists of symbols are made by hand, so that none comes or goes unseen.
if [ -d "$srcdir/debian" ]; then
  for name in libskatref libskatref-answer; do
    ${NM:-nm} -D --defined-only "$builddir/.libs/$name.so" | sed 's/.* \(.*\)/ \1/' | sort >"$tmp/shown"
    sed -n 's/^\( [a-z0-9_]*\)@Base .*/\1/p' "$srcdir/debian/${name}0.symbols" | sort >"$tmp/listed"
    expect "debian/${name}0.symbols lists what $name shows" diff "$tmp/listed" "$tmp/shown"
  done
fi
done_testing
