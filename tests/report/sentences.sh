# What is said is a sentence: each phrase of the judge has one in src/report/sentence.c, and no message of po/ is put into
# another one, but for names (of games, seats, levels) and for a reason that stands behind a colon.
. "$srcdir/tests/support/shell.sh"
src=$srcdir/src

# What the judge says of a move or of the result, without the names of a log (figure.c).
cat "$src"/judge/*.c | tr '\n' ' ' | sed 's/"  *"//g' | grep -o '\(SAY(\|N_(\)"[^"]*"' | sed 's/^[^"]*"//; s/"$//' | sort -u |
  grep -Fxv -e '{expected}' -e '{text}' -e '{number}' -e passed -e overbid >"$tmp/phrases"
# of conventions, which have no finding of their own; and of the bidder's reach
expect "the judge says something" [ "$(wc -l <"$tmp/phrases")" -gt 50 ]
begin "each phrase of the judge has its sentence"
while IFS= read -r phrase; do
  expect "$phrase" grep -Fq "{ \"$phrase\"," "$src/report/sentence.c"
done <"$tmp/phrases"
end

# glued FILE...: the calls that put one text of po/ into another.
glued() {
  "$AWK" '
    FNR == 1 && NR > 1 { check() }
    FNR == 1 { file = FILENAME; text = "" }
    { text = text $0 "\n" }
    END { check(); exit found }
    function check(   rest, words, call, at, depth, c, format) {
      rest = text
      while (match(rest, /(out_say|out_say_n|say_error|say_error_n|refuse)\(/)) {
        words = substr(rest, RSTART, RLENGTH) == "refuse(" ? "(tr|tr_in)" : "(tr|trn|tr_in)"
        rest = substr(rest, RSTART + RLENGTH)
        depth = 1
        for (at = 1; depth > 0 && at <= length(rest); at++) {
          c = substr(rest, at, 1)
          depth += (c == "(") - (c == ")")
        }
        call = substr(rest, 1, at - 2)
        gsub(/"[ \n]+"/, "", call)
        if (call !~ ("[^a-z_]" words "\\(") || !match(call, /"[^"]*"/)) continue
        format = substr(call, RSTART + 1, RLENGTH - 2)
        sub(/\\n$/, "", format)
        if (format ~ /: %s$/ || format == "%s") continue
        print file ": " format
        found = 1
      }
    }' "$@"
}
expect "no message is put into another" glued "$src"/*/*.c
printf 'out_say(out, "Asks %%s.\\n", tr(language, help));\n' >"$tmp/bad.c"
expect "the test itself: one that is" not glued "$tmp/bad.c"
printf 'say_error("skatref: %%s: %%s", source, tr(language, what));\n' >"$tmp/good.c"
expect "the test itself: a reason behind a colon" glued "$tmp/good.c"
printf 'refuse(t, clause, "--%%s is %%s", tr(language, what));\n' >"$tmp/bad.c"
expect "the test itself: a refusal" not glued "$tmp/bad.c"

# What sheet says of a row: each format for machines has its sentence, with the same arguments in the same order; but for
# those about a row in which nothing stands, which are sentences themselves.
cat "$src"/list/*.c | tr '\n' ' ' | sed 's/"  *"//g' | grep -o '\(add_flaw\|WRONG\)([^;]*;' | grep -v '^add_flaw(rows, kind,\|^add_flaw(struct' |
  grep -o '"[^"]*"' | sed 's/^"//; s/"$//' | sort -u |
  grep -Fxv -e '' -e won -e overbid -e 'not overbid' -e 'the levels' -e 'the figures of the game' -e 'the list ended before this deal' \
    -e 'the agreed series ended before this deal' -e 'the soloist is unknown' -e 'the result is unknown' \
    -e 'the value of the game is unknown' \
    -e 'a ramsch is booked as it is written: no --option says how it is scored' >"$tmp/formats"
expect "sheet says something of a row" [ "$(wc -l <"$tmp/formats")" -gt 30 ]
tr '\n' ' ' <"$src/list/sentence.c" | sed 's/"  *"//g' | grep -o '{ "[^"]*", *N_("[^"]*")' |
  sed 's/^{ "//; s/", *N_("/\t/; s/")$//' >"$tmp/rows"
begin "each flaw of a row has its sentence"
while IFS= read -r format; do
  expect "$format" grep -Fq "$format$(printf '\t')" "$tmp/rows"
done <"$tmp/formats"
end
arguments() { # FIELD: the arguments of a column of the table
  cut -f "$1" "$tmp/rows" | "$AWK" '{ line = ""; while (match($0, /%[.0-9]*(lld|[dsu])/)) {
    line = line substr($0, RSTART, RLENGTH) " "; $0 = substr($0, RSTART + RLENGTH) }; print line }'
}
arguments 1 >"$tmp/taken"
arguments 2 >"$tmp/given"
expect "the sentences take the same arguments" cmp "$tmp/taken" "$tmp/given"
expect "each sentence says what stands in the row" [ "$(grep -c '{recorded}' "$tmp/rows")" -eq "$(wc -l <"$tmp/rows")" ]
done_testing
