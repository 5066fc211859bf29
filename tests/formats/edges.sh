# What a format can just express, and just not: records converted, and read again as the same.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

clubs 1 >game.sgf
"$SKATREF" convert --to=json game.sgf >game.json

# changed SED: the game in JSON, spoiled so, in changed.json.
changed() {
  sed "$1" game.json >changed.json
  expect "the test itself: $1" not cmp -s game.json changed.json
}
back() { # converted to ISS and back, it is the same record
  cp out there.sgf
  run 0 "$SKATREF" convert --to=json there.sgf
  expect "$subject: the same record" cmp changed.json out
}

# -------------------------------------------------------------------------------- ISS

# A label may hold what begins like a property, but not a property, nor a bracket.
for text in '(;1' '(;a' '(;' '(x' ';A' '(;['; do
  changed "s/\"CO\":\"\"/\"CO\":\"$text\"/"
  case $text in *'[') break ;; esac
  run 0 "$SKATREF" convert --to=iss changed.json
  says out "CO[$text]"
  back
done
run 1 "$SKATREF" convert --to=iss changed.json
says err 'iss cannot express a bracket in CO'
for text in '(;A' 'x(;Z'; do
  changed "s/\"CO\":\"\"/\"CO\":\"$text\"/"
  run 1 "$SKATREF" convert --to=iss changed.json
  says err 'iss cannot express a bracket in CO'
done

# Bars stand in a deal only if the piles are not ten, ten, ten and two cards, whichever pile has others.
for move in 's/ C8","M":"/","M":"C8 /' 's/ HK","R":"/","R":"HK /' 's/ D8","skat":"/","skat":"D8 /'; do
  changed "$move"
  run 0 "$SKATREF" convert --to=iss changed.json
  expect "$move: three bars" [ "$(tr -cd '|' <out | wc -c)" -eq 3 ]
  back
done
changed 's/","skat":"C7 D7"/ C7 D7","skat":""/'
run 1 "$SKATREF" convert --to=iss changed.json
says err 'iss cannot express no cards dealt to a player or the skat'
run 0 "$SKATREF" convert --to=iss game.json
expect "ten, ten, ten and two: no bar" not grep -qF '|' out

# The server puts two cards away with the announcement; more could be read as cards shown in ouvert, or be too long.
announce() { # OUVERT CARDS
  changed "s/\"ouvert\":false/\"ouvert\":$1/; s/\"discard\":\"C7 D7\"/\"discard\":\"$2\"/; s/,{\"seat\":\"F\",\"event\":\"card\".*\\],\"result/],\"result/"
}
for case in 'false:C7:C.C7' 'false:C7 D7 C8:C.C7.D7.C8' 'true:C7:CO.C7' 'true:C7 D8:CO.C7.D8'; do
  rest=${case#*:}
  announce "${case%%:*}" "${rest%%:*}"
  run 0 "$SKATREF" convert --to=iss changed.json
  says out " 0 ${rest#*:} ]"
  back
done
for case in 'true:C7 D7 C8' 'false:C7 D7 C8 C9 CT CJ CQ CK CA S7 S8 S9'; do
  announce "${case%%:*}" "${case#*:}"
  run 1 "$SKATREF" convert --to=iss changed.json
  says err 'iss cannot express this number of cards put away'
done

# Who runs out of time or leaves is one of three; anything else is a card or a mistake.
for word in TI./ TI.3 TI,0 TX.0 LX.1; do
  record 1 "1 18 0 y 1 p 2 p w $word" passed >bad.sgf
  run 1 "$SKATREF" check bad.sgf
  says out "malformed: record.syntax: found $word, expected the two cards of the skat, TI. or LE."
done
for word in TI.0 TI.2 LE.1; do
  record 1 "1 18 0 y 1 p 2 p w $word" passed >world.sgf
  run 0 "$SKATREF" convert --to=json world.sgf
  says out '"seat":"'
done

# ------------------------------------------------------------------------ parts of a log

: >empty
for part in 1/2 2/2; do
  run 0 "$SKATREF" check --part=$part empty
  silent out
done
# A file of no format is read as its first one; each line is in one part.
printf 'nothing\nat all\n' >none
for part in 1/2 2/2; do "$SKATREF" check --part=$part --format=jsonl none; done >parts
"$SKATREF" check --format=jsonl none >whole
expect "a file of no format, in parts" cmp whole parts
printf '  \n\n \n' >blank
for part in 1/2 2/2; do
  run 0 "$SKATREF" check --part=$part blank
  silent out
done
# Of a format that is named.
cat game.sgf game.sgf game.sgf >three.sgf
for part in 1/3 2/3 3/3; do "$SKATREF" check --from=iss --part=$part --format=jsonl three.sgf; done >parts
"$SKATREF" check --format=jsonl three.sgf >whole
expect "of a format that is named, in parts" cmp whole parts
run 0 "$SKATREF" check --part=1000000/1000000 three.sgf
run 2 "$SKATREF" check --part=1/1000001 three.sgf
says err '--part=1/1000001: expected a part and their number'
# ------------------------------------------------------------------------------- parts

# A game that begins just where a part does belongs to that part, and to no other.
clubs 2 >second.sgf
cat game.sgf second.sgf >two.sgf
for part in 1 2; do
  run 0 "$SKATREF" check --all --part=$part/2 two.sgf
  says out "two.sgf:$part: conforms: game $part: "
  expect "$subject: no other game" [ "$(wc -l <out)" -eq 1 ]
done
done_testing
