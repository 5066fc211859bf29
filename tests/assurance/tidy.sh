# Tried: clang-tidy over all of src: the static analyzer, bugprone and cert checks of tests/assurance/clang-tidy
. "$srcdir/tests/assurance/parts.sh"
needs clang-tidy
files=$(find "$srcdir/src" -name '*.c' ! -path '*/wasm/*' ! -path '*/page/*' | wc -l)
find "$srcdir/src" -name '*.c' ! -path '*/wasm/*' ! -path '*/page/*' | sort | xargs -P "$jobs" -n 4 sh -c '
  clang-tidy --quiet --config-file="$0" "$@" -- -std=c11 -D_POSIX_C_SOURCE=200809L -I"$builddir/src" \
    -I"$srcdir/src" -DPACKAGE_VERSION="\"0\"" -DPACKAGE_URL="\"\"" -DPKGDATADIR="\"\""' \
  "$srcdir/tests/assurance/clang-tidy" >"$log" 2>&1
sed -n 's/^\(.*\):[0-9]*:[0-9]*: \(warning\|error\): \(.*\)$/\1: \3/p' "$log" | sed "s|^$srcdir/||" | sort -u >"$work/found"
sed '/^#/d; s/ # .*//' "$srcdir/tests/assurance/tidy.accepted" | sort -u >"$work/accepted"
comm -23 "$work/found" "$work/accepted" >"$work/new"
[ ! -s "$work/new" ] || { cat "$work/new" >&2; failed "$(wc -l <"$work/new") warnings in $files files; see $log"; }
echo "$files files, no warning beside $(wc -l <"$work/accepted") accepted (tests/assurance/tidy.accepted)"
