# Tried: clang-tidy over all of src: the static analyzer, bugprone and cert checks of tests/assurance/clang-tidy
. "$srcdir/tests/assurance/parts.sh"
needs clang-tidy
files=$(find "$srcdir/src" -name '*.c' ! -path '*/wasm/*' ! -path '*/page/*' | wc -l)
find "$srcdir/src" -name '*.c' ! -path '*/wasm/*' ! -path '*/page/*' | sort | xargs -P "$jobs" -n 4 sh -c '
  clang-tidy --quiet --config-file="$0" "$@" -- -std=c11 -D_POSIX_C_SOURCE=200809L -I"$builddir/src" \
    -I"$srcdir/src" -DPACKAGE_VERSION="\"0\"" -DPACKAGE_URL="\"\"" -DPKGDATADIR="\"\""' \
  "$srcdir/tests/assurance/clang-tidy" >"$log" 2>&1
grep -E ': (warning|error): ' "$log" | sort -u >"$work/found"
[ ! -s "$work/found" ] || { cat "$work/found" >&2; failed "$(wc -l <"$work/found") warnings in $files files; see $log"; }
echo "$files files, no warning"
