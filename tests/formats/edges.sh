# Records at the edges of what a format can express, converted and read again; and logs at the edges of their parts.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

clubs 1 >game.sgf
"$SKATREF" convert --to=json game.sgf >game.json

# changed SED: the game in JSON with one thing changed, in changed.json.
changed() {
  sed "$1" game.json >changed.json
  expect "the test itself: $1" not cmp -s game.json changed.json
}
back() { # what was converted to ISS becomes the same record again
  cp out there.sgf
  run 0 "$SKATREF" convert --to=json there.sgf
  expect "$subject: the same record" cmp changed.json out
}

# -------------------------------------------------------------------------------- ISS

# The text of a label may hold what begins like a property, but neither a property nor a bracket.
for text in '(;1' '(;a' '(;' '(x' ';A'; do
  changed "s/\"CO\":\"\"/\"CO\":\"$text\"/"
  run 0 "$SKATREF" convert --to=iss changed.json
  says out "CO[$text]"
  back
done
for text in '(;[' '(;A' 'x(;Z'; do
  changed "s/\"CO\":\"\"/\"CO\":\"$text\"/"
  run 1 "$SKATREF" convert --to=iss changed.json
  says err 'iss cannot express it: a bracket in CO'
done

# A deal has bars between its piles only if these are not ten, ten, ten and two cards.
for move in 's/ C8","M":"/","M":"/; s/"skat":"/&C8 /' 's/ C8","M":"/","M":"C8 /' 's/ HK","R":"/","R":"HK /' 's/ D8","skat":"/","skat":"D8 /' \
  's/ HK","R":"\([^"]*\)","skat":"/","R":"\1","skat":"HK /'; do
  changed "$move"
  run 0 "$SKATREF" convert --to=iss changed.json
  expect "$move: three bars" [ "$(tr -cd '|' <out | wc -c)" -eq 3 ]
  back
done
changed 's/","skat":"C7 D7"/ C7 D7","skat":""/'
run 1 "$SKATREF" convert --to=iss changed.json
says err 'iss cannot express it: no cards dealt to a player or the skat'
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
  says err 'iss cannot express it: this number of cards put away'
done

# The player who runs out of time, or leaves, has the number 0, 1 or 2.
for word in TI./ TI.3 TI,0 TX.0 LX.1; do
  record 1 "1 18 0 y 1 p 2 p w $word" passed >bad.sgf
  run 1 "$SKATREF" check bad.sgf
  says out "malformed: record.syntax: found $word, expected the two cards of the skat, TI. or LE."
done
for case in TI.0:F:timeout TI.2:R:timeout LE.1:M:left; do
  record 1 "1 18 0 y 1 p 2 p w ${case%%:*}" passed >world.sgf
  seat=${case%:*}
  run 0 "$SKATREF" convert --to=json world.sgf
  says out "{\"seat\":\"${seat#*:}\",\"event\":\"${case##*:}\"}"
done

# ------------------------------------------------------------------------ parts of a log

: >empty
for part in 1/2 2/2; do
  run 0 "$SKATREF" check --part=$part empty
  silent out
done
printf '  \n\n \n' >blank
for part in 1/2 2/2; do
  run 0 "$SKATREF" check --part=$part blank
  silent out
done
# parted FILE OPTION...: the parts of the file print what the whole prints.
parted() {
  file=$1
  shift
  for part in 1/3 2/3 3/3; do "$SKATREF" check "$@" --part=$part --format=jsonl "$file"; done >parts
  "$SKATREF" check "$@" --format=jsonl "$file" >whole
  expect "the test itself: check $* $file prints something" [ -s whole ]
  expect "check $* $file, in parts" cmp whole parts
}
# A file of no known format is one malformed record.
printf 'nothing\nat all\n' >none
parted none
cat game.sgf game.sgf game.sgf >three.sgf
parted three.sgf --from=iss
run 0 "$SKATREF" check --part=1000000/1000000 three.sgf
# A game that begins where a part begins belongs to that part only.
clubs 2 >second.sgf
cat game.sgf second.sgf >two.sgf
for part in 1 2; do
  run 0 "$SKATREF" check --all --part=$part/2 two.sgf
  says out "two.sgf:$part: conforms: game $part: "
  expect "$subject: no other game" [ "$(wc -l <out)" -eq 1 ]
done
# XSkat: 120 card points are read, 121 are none.
for points_won in 120:violates 121:malformed; do
  sed "135s/61/${points_won%:*}/" "$srcdir/corpus/logs/sample.xskat" >points.xskat
  run 1 "$SKATREF" check points.xskat
  says out "points.xskat:135: ${points_won#*:}: "
  expect "${points_won%:*}: the one verdict" [ "$(grep -c ':135: malformed' out)" -eq "$([ "$points_won" = 121:malformed ] && echo 1 || echo 0)" ]
done
done_testing
