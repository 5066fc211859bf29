# Tried: gcc's static analyzer (-fanalyzer) over all of src
. "$srcdir/tests/assurance/parts.sh"
needs gcc pkg-config
accepted=$srcdir/tests/assurance/analyzer.accepted
# shellcheck disable=SC2016 # of the inner shell
find "$srcdir/src" -name '*.c' ! -path '*/wasm/*' ! -path '*/page/*' | sort |
  xargs -P "$jobs" -I{} gcc -std=c11 -O1 -fanalyzer -D_POSIX_C_SOURCE=200809L -I"$builddir/src" -I"$srcdir/src" \
    -DPACKAGE_VERSION='"0"' -DPACKAGE_URL='""' -DPKGDATADIR='""' -c {} -o /dev/null >"$log" 2>&1
files=$(find "$srcdir/src" -name '*.c' ! -path '*/wasm/*' ! -path '*/page/*' | wc -l)
sed -n 's/^\(.*\): \(warning\|error\|fatal error\): \(.*\)$/\1: \3/p' "$log" | sed "s|^$srcdir/||; s/:[0-9]*:[0-9]*:/:/" |
  sort -u >"$work/found"
sed '/^#/d; s/ # .*//' "$accepted" | sort -u >"$work/accepted"
comm -23 "$work/found" "$work/accepted" >"$work/new"
[ ! -s "$work/new" ] || { cat "$work/new" >&2; failed "$(wc -l <"$work/new") warnings in $files files; see $log"; }
echo "$files files, no warning beside $(wc -l <"$work/accepted") accepted (tests/assurance/analyzer.accepted)"
