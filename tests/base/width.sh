# The columns that each character takes on a terminal, by Python's data of the same version of Unicode.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
[ -n "${PYTHON:-}" ] || skip_all "no Python"
columns=$builddir/tests/base/columns
[ -x "$columns" ] || bail_out "tests/base/columns is not built"
version=$("$PYTHON" -c 'import unicodedata; print(unicodedata.unidata_version)')
[ "$version" = 14.0.0 ] || skip_all "Python knows Unicode $version, and not 14.0.0"

# Marks and formats join the one before, and so do the second and third letters of a Hangul syllable; but a soft hyphen
# and the signs before Arabic, Syriac and Kaithi numbers are shown. Wide and full-width ones take two columns.
"$PYTHON" >expected <<'END'
import unicodedata
shown = {0xAD, *range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD}
hangul = {*range(0x1160, 0x1200), *range(0xD7B0, 0xD800)}
for c in [*range(0x20, 0x40000), *range(0xE0000, 0xE01F0)]:
    kind = unicodedata.category(chr(c))
    if kind in ("Cn", "Cs", "Co", "Cc"):
        continue
    zero = kind in ("Mn", "Me", "Cf") and c not in shown or c in hangul
    print(f"{c:X}", 0 if zero else 2 if unicodedata.east_asian_width(chr(c)) in "WF" else 1)
END
expect "the test itself: most characters of Unicode" [ "$(wc -l <expected)" -gt 140000 ]
cut -d ' ' -f 1 expected | "$columns" >out
diff expected out >differ
expect "all characters take their columns" [ ! -s differ ]
head -n 40 differ | while read -r line; do comment "$line"; done
done_testing
