# The translations in po/: what is malformed is refused, with and without gettext; what is missing or
# out of date is named as a comment, which `make po-check` makes an error for a release.
# shellcheck shell=sh disable=SC2016,SC2154
. "$srcdir/tests/support/shell.sh"
po=$srcdir/po

# Turns the German texts of $tmp/de.po into C.
tables() {
  "$AWK" -f "$po/messages.awk" "$tmp/de.po" "$po/pl.po" "$po/cs.po" >"$tmp/made"
}

# german LINE...: a German file of its header and these lines.
german() {
  sed '/^$/q' "$po/de.po" >"$tmp/de.po"
  printf '%s\n' "$@" >>"$tmp/de.po"
}

cp "$po/de.po" "$tmp/de.po"
run 0 tables

# accepted NAME LINE...; refused TEXT LINE...: by us, for this reason, and by msgfmt too.
accepted() {
  name=$1
  shift
  german "$@"
  expect "$name" tables
}
refused() {
  reason=$1
  shift
  german "$@"
  run 1 tables
  says "$tmp/err" "$reason"
  says "$tmp/err" "de.po:"
}

accepted "a placeholder may move" '#, c-format' 'msgid "%s of %d"' 'msgstr "%2$d von %1$s"'
expect "... and is in the table" grep -Fq '"%2$d von %1$s"' "$tmp/made"
accepted "a percent sign is no placeholder" 'msgid "%d %%"' 'msgstr "%% %d"'
accepted "a format may pad otherwise" 'msgid "%-3d"' 'msgstr "%5i"'
accepted "a text of several lines" 'msgid ""' '"two "' '"parts\n"' 'msgstr ""' '"zwei "' '"Teile\n"'
accepted "the one of a plural may say it without a number" \
  'msgid "one game"' 'msgid_plural "%d games"' 'msgstr[0] "ein Spiel"' 'msgstr[1] "%d Spiele"'
accepted "no format by a comment" '#, no-c-format' 'msgid "100% right"' 'msgstr "ganz richtig"'

refused "placeholders 'd'" 'msgid "%s"' 'msgstr "%d"'
refused "placeholders 'd s'" 'msgid "%s of %d"' 'msgstr "%d von %s"'
refused "placeholders ''" 'msgid "%s"' 'msgstr "nichts"'
refused "placeholders 's s'" 'msgid "%s"' 'msgstr "%s %s"'
refused "placeholder 1 is missing" 'msgid "%s of %d"' 'msgstr "von %2$d"'
refused "placeholders with a number and without one" 'msgid "%s of %d"' 'msgstr "%2$d von %s"'
refused "placeholders 'd'" 'msgid "%ld"' 'msgstr "%d"'
refused "the places {ruled}, the English text has {recorded} {ruled}" \
  'msgid "{recorded}, ruled {ruled}"' 'msgstr "nach Regel: {ruled}"'
accepted "places may move" 'msgid "{1} of {2}"' 'msgstr "{2}: {1}"'
refused "begins no placeholder" 'msgid "%s"' 'msgstr "%s %"'
refused "placeholders 's d'" 'msgid "one"' 'msgid_plural "%d"' 'msgstr[0] "%s %d"' 'msgstr[1] "%d"'
refused "expected 2 forms of the translation, not 1" \
  'msgid "one"' 'msgid_plural "%d"' 'msgstr[0] "eins"'
refused "a newline at the beginning or end" 'msgid "text\n"' 'msgstr "Text"'
refused "an escape" 'msgid "text"' 'msgstr "Te\qxt"'
refused "a quote within a text" 'msgid "text"' 'msgstr "Te"xt"'
refused "this text stands twice" 'msgid "text"' 'msgstr "Text"' '' 'msgid "text"' 'msgstr "Text"'
refused "an entry without msgstr" 'msgid "text"' '' 'msgid "other"' 'msgstr ""'
refused "msgstr without a msgid" 'msgstr "Text"'
refused "expected msgid, msgstr" 'mgsid "text"'

accepted "a fuzzy translation" '#, fuzzy, c-format' 'msgid "text %d"' 'msgstr "Fehler"'
expect "... is not used" not grep -q Fehler "$tmp/made"
accepted "half a plural" 'msgid "one"' 'msgid_plural "%d"' 'msgstr[0] "eins"' 'msgstr[1] ""'
expect "... is not used" not grep -q eins "$tmp/made"
accepted "an obsolete text" '#~ msgid "text"' '#~ msgstr "Fehler"'
expect "... is not used" not grep -q Fehler "$tmp/made"

sed 's/n != 1/n > 1/' "$po/de.po" >"$tmp/de.po"
run 1 tables
says "$tmp/err" "expected the header Plural-Forms"

# ------------------------------------------------------------------------ gettext's own tools
if ! command -v msgfmt >/dev/null; then
  skip "msgfmt accepts the translations" "msgfmt is missing"
  done_testing
fi
for file in "$po"/*.po; do
  expect "msgfmt --check accepts ${file##*/}" msgfmt --check -o "$tmp/mo" "$file"
  msgfmt --statistics -o /dev/null "$file" 2>&1 | sed "s,^,# ${file##*/}: ,"
done

# The template has the texts of today; what a file lacks is a warning.
pot=$builddir/po/skatref.pot
if run 0 make -C "$builddir" -s po/skatref.pot; then
  for file in "$po"/*.po; do
    msgcmp "$file" "$pot" >"$tmp/compared" 2>&1 ||
      printf '# warning: %s is not complete: %s texts\n' "${file##*/}" "$(grep -c ': this message' "$tmp/compared")"
  done
fi
# An option is named in a text as the help of the language shows it: --augen, not --points.
english_options() { # FILE
  "$AWK" '
    /^msgctxt / { option = $2 == "\"option\"" }
    /^$/ { option = 0 }
    /^msgid / { id = substr($0, 8, length($0) - 8) }
    /^msgstr/ { translated = 1 }
    /^(msgid|#|$)/ { translated = 0 }
    FNR == NR && option && translated { word = substr($0, 9, length($0) - 9); if (word != "" && word != id) name[id] }
    FNR < NR && !option && translated {
      for (line = $0; match(line, /--[a-z][a-z-]*[a-z]/); line = substr(line, RSTART + RLENGTH))
        if (substr(line, RSTART + 2, RLENGTH - 2) in name) { print FNR ": " $0; found++ }
    }
    END { exit !found }' "$1" "$1"
}
for language in de pl cs; do
  expect "$language: texts name options as the help does" not english_options "$srcdir/po/$language.po"
done
sed 's/--augen/--points/' "$srcdir/po/de.po" >"$tmp/english.po"
expect "the test itself: an English name is found" english_options "$tmp/english.po"
done_testing
