# Tried: cppcheck over all of src (warnings, portability, performance)
. "$srcdir/tests/assurance/parts.sh"
needs cppcheck
accepted=$srcdir/tests/assurance/cppcheck.accepted
files=$(find "$srcdir/src" -name '*.c' ! -path '*/wasm/*' | wc -l)
logged cppcheck --quiet --std=c11 --enable=warning,portability,performance --error-exitcode=9 -j "$jobs" \
  --suppressions-list="$accepted" --inline-suppr -D_POSIX_C_SOURCE=200809L -DPACKAGE_VERSION='"0"' \
  -DPACKAGE_URL='""' -DPKGDATADIR='""' -I"$srcdir/src" -I"$builddir/src" \
  -i "$srcdir/src/wasm" "$srcdir/src" ||
  failed "$(grep -Ec ': (error|warning|portability|performance):' "$log") warnings; see $log"
echo "$files files, no warning beside $(grep -c '^[^#]' "$accepted") accepted (tests/assurance/cppcheck.accepted)"
