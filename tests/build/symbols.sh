# The library shows every function of skatref.h, and nothing else.
set -u
tmp=$(mktemp -d) || exit 99
trap 'rm -rf "$tmp"' EXIT
library=$builddir/.libs/libskatref.so
[ -f "$library" ] || { echo "no shared library here"; exit 77; }

${NM:-nm} -D --defined-only "$library" | sed 's/.* //' | sort >"$tmp/shown" || exit 99
# Outside of comments, a name of ours before "(" or "[" is declared there.
tr '\n' ' ' <"$srcdir/src/skatref.h" |
  sed 's|/\*[^*]*\*\**\([^/*][^*]*\*\**\)*/||g; s/static inline[^{]*{[^}]*}//g' | tr -c 'a-z0-9_([' '\n' |
  sed -n 's/^\(skr_[a-z0-9_]*\)[([].*/\1/p' | sort >"$tmp/declared"
[ -s "$tmp/declared" ] || { echo "found no declaration"; exit 99; }
diff "$tmp/declared" "$tmp/shown"
