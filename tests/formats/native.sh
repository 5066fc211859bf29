# Records of our own, one JSON object a line: each fault gets its finding, which names the place and what was
# expected; the records around it are judged as if it were not there; nothing crashes, and memory stays flat.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# Clubs 168, in our own words; all the rest is made from it.
native() { # ID
  printf '{"skatref":1,"id":"%s","players":["Anna","Bert","Cora"],' "$1"
  printf '"deal":{"F":"CJ SJ HJ DJ CA CT CK CQ C9 C8","M":"SA ST SK SQ S9 S8 S7 HA HT HK",'
  printf '"R":"HQ H9 H8 H7 DA DT DK DQ D9 D8","skat":"C7 D7"},"events":['
  printf '{"seat":"M","event":"bid","bid":18},{"seat":"F","event":"hold"},{"seat":"M","event":"pass"},'
  printf '{"seat":"R","event":"pass"},{"seat":"F","event":"take"},{"event":"skat","cards":"C7 D7"},'
  printf '{"seat":"F","event":"announce","game":"clubs","hand":false,"announced":null,"ouvert":false,"discard":"C7 D7"}'
  # shellcheck disable=SC2086 # words
  printf ',{"seat":%s,"event":"card","card":"%s"}' $tricks
  printf '],"result":{"soloist":"F","outcome":"win","score":168,"tricks":10}}\n'
}

check() { # STATUS OPTION...
  wanted=$1
  shift
  run "$wanted" "$SKATREF" check "$@"
}

three_games native
check 0 --all sound
is "sound:1: conforms: game 1: forehand plays clubs at 18, with 11, 120 card points, won, +168
sound:2: conforms: game 2: forehand plays clubs at 18, with 11, 120 card points, won, +168
sound:3: conforms: game 3: forehand plays clubs at 18, with 11, 120 card points, won, +168
3 games: 3 conform, 0 by convention, 0 undecided, 0 violate, 0 malformed" out
check 0 --from=json sound
check 1 --from=iss sound
check 0 --format=jsonl before
says out '"from":"json"'

malformed() { one_fault "$1" "$2" "malformed: record.syntax: found $3"; }

# JSON itself.
malformed 's/}]/}/' ':{"soloist"' ':, expected JSON'
malformed 's/"skatref":1/"skatref":1,"skatref":1/' '"skatref":1,"id"' '"skatref", expected each key once'
malformed 's/:168.*/:168/' '' 'the end, expected the rest of the record on the same line'
malformed 's/$/ {}/' '{}' '{}, expected nothing more on the line'
one_fault 's/:168/:99999999999999999999/' '99999' 'malformed: record.result: found 99999999999999999999, expected a number from -9999 to 9999'
malformed 's/:18}/:01}/' '01}' '01, expected JSON'
malformed 's/:168/:NaN/' 'NaN' 'NaN, expected JSON'
malformed "s/Anna/An'na\\\\x/" '\x' '\x, expected JSON'
malformed 's/"id"/"i\\u0000d"/' '\u0000' '\u0000, expected no NUL in a key'
malformed "s/Anna/A$(printf '\377')nna/" '' ''
malformed "s/Anna/A$(printf '\001')nna/" '' ''
malformed 's/.*/[&]/' '[{' '[{"skatref":1,'
malformed 's/.*/7/' '7' '7, expected a record: {"skatref":1,...}'
malformed 's/.*/null/' 'null' 'null, expected a record: {"skatref":1,...}'
malformed 's/.*/(;GM[Skat]MV[w ]R[passed] ;)/' '' 'the end, expected a deal of 32 cards'

# Keys: each is known, needed ones are there.
malformed 's/"id"/"name"/' '"name"' '"name", expected skatref id code options players deal events result conventions or iss'
malformed 's/"skatref":1,//' '' '}, expected "skatref" in the record'
malformed 's/"deal":{[^}]*},//' '' '}, expected "deal" in the record'
malformed 's/"events":.*]/"events_":[]/' '"events_"' '"events_", expected skatref id'
malformed 's/"skatref":1/"skatref":2/' '2,"id"' '2, expected 1, the version of this format'
malformed 's/"skatref":1/"skatref":"1"/' '"1"' '"1", expected 1'
malformed 's/"id":"2"/"id":2/' '2,"players"' '2, expected a string'
malformed 's/"Anna",//' '["Bert"' '["Bert","Cora"], expected the names of three players'
malformed 's/"Anna"/0/' '0,"Bert"' '0, expected a string'
malformed 's/"id":"2"/"code":"isko"/' '"isko"' '"isko", expected isko2022, isko2018, isko1999 or altenburg1937'
malformed 's/"id":"2"/"options":["bock"]/' '"bock"' '"bock", expected an option: contra ramsch'
malformed 's/"id":"2"/"options":["ramsch","ramsch-fixed"]/' '"ramsch-fixed"' '"ramsch-fixed", expected one way to score ramsch'
malformed 's/"id":"2"/"options":"contra"/' '"contra"' '"contra", expected a list of options'
for word in json session none; do
  malformed "s/\"id\":\"2\"/\"conventions\":\"$word\"/" "\"$word\"" "\"$word\", expected \"iss\" or \"xskat\""
done
malformed 's/"id":"2"/"conventions":7/' '7,"players"' '7, expected "iss" or "xskat"'
malformed 's/"event":"hold"/"event":"hold\\u0000"/' '"hold' '"hold\u0000", expected "event": bid hold'
malformed 's/"id":"2"/"iss":{"ID":"2"}/' '"ID"' '"ID", expected GM PC CO SE DT OW R0 R1 or R2'

# The deal.
deal_expected='expected a deal of 32 cards: {"F":...,"M":...,"R":...,"skat":...}'
malformed 's/C9 C8",/C9",/' '{"F"' '{"F":"CJ SJ HJ DJ CA CT CK CQ C9","M":"SA ST SK SQ S9 S8 S7 HA HT HK","R":"HQ H9 H8 H7 DA DT DK DQ D9 D8","skat":"C7 D7"}, '"$deal_expected"
malformed 's/C9 C8",/C9 C8 D6",/' 'D6' 'D6, expected cards like "CJ ST D7", ?? when hidden'
malformed 's/C9 C8",/C9 C1",/' 'C1"' 'C1, expected cards like'
malformed 's/C9 C8",/C9,C8",/' 'C9,C8' 'C9,C8, expected cards like'
malformed 's/C9 C8",/C9 ?x",/' '?x' '?x, expected cards like'
malformed 's/C9 C8",/C9 C8\\u0000",/' '"CJ SJ HJ DJ CA CT CK CQ C9 C8\u' '"CJ SJ HJ DJ CA CT CK CQ C9 C8\u0000"'
malformed 's/"F":"CJ/"D":"CJ/' '"D":' '"D", expected F, M, R or skat'
malformed 's/,"skat":"C7 D7"//' '{"F"' '{"F":'
malformed 's/"deal":{[^}]*}/"deal":[]/' '[],"events"' "[], $deal_expected"
malformed 's/"F":"[^"]*","M":"\([^"]*\)","R":"\([^"]*\)"/"F":"CJ SJ HJ DJ CA CT CK CQ C9 C8 \1 \2"/' '' '{"F"'
one_fault 's/C9 C8",/C9 CJ",/' '{"F":' 'violates: pack.cards: '
one_fault 's/C9 C8",/C9",/; s/C7 D7"}/C8 C7 D7"}/' '{"F":' 'violates: deal.hands: '

# Events: which, and what they tell.
malformed 's/"event":"hold"/"event":"yes"/' '"yes"' '"yes", expected "event": bid hold pass take skat announce'
malformed 's/"event":"hold"/"event":1/' '1},{"seat":"M","event":"pass"' '1, expected "event": bid hold'
malformed 's/,"event":"hold"//' '{"seat":"F"},' '{"seat":"F"}, expected "event": bid hold'
malformed 's/{"seat":"F","event":"hold"}/"hold"/' '"hold"' '"hold", expected "event": bid hold'
malformed 's/"events":\[.*\],"r/"events":{},"r/' '{},"result"' '{}, expected a list of events'
malformed 's/"bid":18/"bid":"18"/' '"18"' '"18", expected a bid: a number from 0 to 9999'
malformed 's/"bid":18/"bid":18.0/' '18.0' '18.0, expected a bid'
malformed 's/"bid":18/"bid":-1/' '-1' '-1, expected a bid'
malformed 's/"bid":18/"bid":10000/' '10000' '10000, expected a bid'
malformed 's/,"bid":18//' '{"seat":"M","event":"bid"' '{"seat":"M","event":"bid"}, expected "bid" in bid'
malformed 's/"bid":18/"bid":18,"card":"CJ"/' '"card":"CJ"}' '"card", expected a key of bid: seat bid'
malformed 's/{"seat":"M",/{/' '{"event":"bid"' '{"event":"bid","bid":18}, expected "seat" in bid'
malformed 's/{"seat":"M",/{"seat":"D",/' '"D","event"' '"D", expected a seat: "F", "M" or "R"'
malformed 's/{"seat":"M",/{"seat":3,/' '3,"event"' '3, expected a seat'
malformed 's/{"event":"skat",/{"seat":"F",&/; s/,{"event"/,"event"/' '"seat":"F","event":"skat"' '"seat", expected a key of skat: cards'
malformed 's/"cards":"C7 D7"/"cards":"C7"/' '"C7"' '"C7", expected the two cards of the skat'
malformed 's/"cards":"C7 D7"/"cards":""/' '""' '"", expected cards like'
malformed 's/"cards":"C7 D7"/"cards":["C7","D7"]/' '["C7"' '["C7","D7"], expected cards like'
malformed 's/"game":"clubs"/"game":"C"/' '"C"' '"C", expected clubs, spades, hearts, diamonds, grand or null'
malformed 's/"hand":false/"hand":0/' '0,"announced"' '0, expected true or false'
malformed 's/"announced":null/"announced":"no"/' '"no"' '"no", expected null, "schneider" or "schwarz"'
malformed 's/"ouvert":false/"iss":"CH"/' '"CH"' '"CH", expected this announcement as ISS writes it'
# The word of the server says the same as the fields: game, hand, level and ouvert; it has 16 letters at most.
for word in '' SH GH C CHS CHO CH.C7 CHHHHHHHHHHHHHHHHHH; do
  malformed "s/\"hand\":false/\"hand\":true,\"iss\":\"$word\"/; s/,\"discard\":\"C7 D7\"//" "\"$word\"" "\"$word\", expected this announcement as ISS writes it"
done
one_fault 's/"hand":false/"hand":true,"iss":"CH"/; s/,"discard":"C7 D7"//' '' 'violates: '
# With cards shown, an announcement puts two cards away, or none by hand.
for cards in C7 'C7 D7 C8'; do
  malformed "s/{\"seat\":\"F\",\"event\":\"take\"},{\"event\":\"skat\",\"cards\":\"C7 D7\"},//; s/\"discard\":\"C7 D7\"/\"discard\":\"$cards\",\"shown\":\"CJ\"/" \
    '' "{\"seat\":\"F\",\"event\":\"announce\",\"game\":\"clubs\",\"hand\":false,\"announced\":null,\"ouvert\":false,\"discard\":\"$cards\",\"shown\":\"CJ\"}, expected two cards in \"discard\" if there is \"shown\""
done
malformed 's/"discard":"C7 D7"/"shown":"CJ"/' '' '{"seat":"F","event":"announce","game":"clubs","hand":false,"announced":null,"ouvert":false,"shown":"CJ"}, expected two cards in "discard" if there is "shown"'
malformed 's/"discard":"C7 D7"/"discard":"C7 D7 C8","shown":"CJ"/' '' '{"seat":"F","event":"announce","game":"clubs","hand":false,"announced":null,"ouvert":false,"discard":"C7 D7 C8","shown":"CJ"}, expected two cards in "discard" if there is "shown"'
malformed 's/"event":"bid","bid":18/"event":"bid-game"/' '{"seat":"M","event":"bid-game"' '{"seat":"M","event":"bid-game"}, expected "game" in bid-game'
malformed 's/"card":"C8"/"card":""/' '""' '"", expected a card like "CJ", ?? when hidden'
malformed 's/"card":"C8"/"card":"C8 C9"/' 'C9"},{"seat":1,"event":"card","card":"HK"' 'C9, expected no more cards'
malformed 's/"event":"take"/"event":"breach","clause":"end.nothing"/' '"end.nothing"' '"end.nothing", expected a clause like'
malformed 's/"event":"take"/"event":"show","leaves":11/' '11}' '11, expected a number of tricks from 0 to 10'
one_fault 's/"bid":18/"bid":19/' '{"seat":"M","event":"bid"' 'violates: auction.values: recorded {"seat":"M","event":"bid","bid":19}, ruled a game value of 18 or more'
one_fault 's/0,"event":"card","card":"C8"/0,"event":"card","card":"C7"/' '{"seat":0,"event":"card","card":"C7"}' 'violates: play.held: '

# The result.
figure='malformed: record.result: found'
one_fault 's/"score":168/"scores":168/' '"scores"' "$figure \"scores\", expected a figure of the result: soloist outcome score"
one_fault 's/"score":168/"score":10000/' '10000' "$figure 10000, expected a number from -9999 to 9999"
one_fault 's/"score":168/"score":"168"/' '"168"' "$figure \"168\", expected a number"
one_fault 's/"win"/"won"/' '"won"' "$figure \"won\", expected \"win\", \"loss\" or \"penalty\""
one_fault 's/"soloist":"F"/"soloist":"forehand"/' '"forehand"' "$figure \"forehand\", expected a seat"
one_fault 's/"tricks":10/"overbid":0/' '0}}' "$figure 0, expected true or false"
one_fault 's/"tricks":10/"schwarz":"yes"/' '"yes"' "$figure \"yes\", expected true or false"
one_fault 's/"result":{.*}}/"result":"passed"}/' '"passed"' "$figure \"passed\", expected {...}, \"passed-in\", or null"
one_fault 's/"score":168/"score":167/' '' 'violates: value.product: recorded 167, ruled 168'
one_fault 's/"soloist":"F"/"soloist":2/' '' 'violates: auction.soloist: recorded rearhand, ruled forehand'

# Any order of the keys, blanks, escapes, 10 for T, seats by number, lower members left out: the same game.
native 2 | sed 's/\(.*\)"deal":\({[^}]*}\),\(.*\)}$/\1\3,"deal":\2}/' >order
native 2 | sed 's/[{,:]/ & /g; s/\([]}]\)/ \1	/g; s/$/\r/' >blanks
native 2 | sed 's/"event"/"ev\\u0065nt"/g; s/"id":"2"/"id":"\\u0032"/' >escapes
native 2 | sed 's/\([CSHD]\)T/\110/g; s/"seat":"F"/"seat":0/g; s/,"hand":false,"announced":null,"ouvert":false//' >other
for file in order blanks escapes other; do
  expect "the test itself: $file is another text" not cmp -s middle $file
  check 0 --all $file
  says out "$file:1: conforms: game 2: forehand plays clubs at 18, with 11, 120 card points, won, +168"
done

# A place behind escapes.
native 2 | sed 's/"id":"2"/"id":"\\\\\\"{[,:"/; s/"bid":18/"bid":19/' >escaped
check 1 escaped
says out "move 2, byte $("$AWK" '{ print index($0, "{\"seat\":\"M\"") }' escaped))"
check 1 --format=jsonl escaped
says out '"id":"\\\"{[,:"'

# Blank lines, comments, and the last line without an end.
{ printf '\n  \n# a comment {\n\r\n'; cat before; printf '\n\n'; tr -d '\n' <after; } >lines
check 0 --all lines
says out 'lines:5: conforms: game 1: '
says out 'lines:8: conforms: game 3: '

# Hidden cards: all hands are played, so that the skat is what is left.
native 2 | sed 's/C7 D7"}/?? ??"}/; s/"cards":"C7 D7"/"cards":"?? ??"/' >hidden
check 0 hidden
native 2 | sed 's/"card":"C8"/"card":"??"/' >hidden
check 0 hidden
says out 'undecided: record.hidden: '

# The code that the record names, unless another one is asked for.
native 2 | sed 's/"id":"2"/"code":"altenburg1937"/' >old
check 0 --format=jsonl old
says out '"code":"altenburg1937"'
check 0 --format=jsonl --code=isko1999 old
says out '"code":"isko1999"'
check 0 --format=jsonl before
says out '"code":"isko2022"'

# The house rules that it names: with revolution 92 is a bid.
native 2 | sed 's/"bid":18/"bid":92/' >bid92
check 1 bid92
says out 'violates: auction.values: '
sed 's/"id":"2"/&,"options":["revolution"]/' bid92 >revolution
check 0 revolution
expect "with revolution 92 is a bid" not grep -q 'auction.values' out
check 0 --code=isko1999 revolution
expect "with revolution 92 is a bid" not grep -q 'auction.values' out

# As many events as a deal can have, and one more.
for passes in 219 220; do
  native 2 | "$AWK" -v n=$passes '{
      at = index($0, "{\"seat\":\"F\",\"event\":\"take\"")
      printf "%s", substr($0, 1, at - 1)
      for (i = 0; i < n; i++) printf "{\"seat\":\"R\",\"event\":\"pass\"},"
      print substr($0, at)
    }' >many
  check 1 many
  if [ $passes -eq 219 ]; then says out 'violates: auction.end: '; else
    says out 'malformed: record.syntax: found {"seat":2,"event":"card","card":"D8"}, expected at most 256 moves'
  fi
done

# Deep nesting, long lines, and lines that are no record at all: each costs itself only.
for open in '[' '{"a":'; do
  "$AWK" -v open="$open" 'BEGIN { for (i = 0; i < 40000; i++) printf "%s", open; print "" }' | cat before - after >deep
  check 1 --all deep
  says out 'deep:2: malformed: record.syntax: '
  says out 'deep:3: conforms: game 3'
done
for size in 2000 65536 262142 262143 262144 262145 262146 300000 524287 524288 524289 1048576; do
  native 2 | "$AWK" -v size=$size '{
      lacking = size - length($0) - 1
      sub(/Anna/, "")
      at = index($0, "[\"\"")
      printf "%s", substr($0, 1, at + 1)
      for (lacking += 4; lacking > 0; lacking--) printf "x"
      print substr($0, at + 2)
    }' >long
  expect "the test itself: $size bytes" [ "$(wc -c <long)" -eq $size ]
  cat before long after after >longer
  if [ $size -le 262144 ]; then check 0 --all longer; else check 1 --all longer; fi
  [ $size -le 262144 ] || says out 'longer:2: malformed: record.syntax: '
  says out 'longer:3: conforms: game 3'
  says out 'longer:4: conforms: game 3'
  expect "$size bytes: five lines" [ "$(wc -l <out)" -eq 5 ]
done

# Cut at every byte, with a sound record after it.
native 2 | "$AWK" '{ for (i = 1; i < length($0); i += 3) print substr($0, 1, i) "\n" $0 }' >pieces
check 1 --all pieces
expect "cut: all sound games conform" [ "$(grep -c '[02468]: conforms: game 2: ' out)" -eq $(($(wc -l <pieces) / 2)) ]
expect "cut: all pieces are malformed" [ "$(grep -c '[13579]: malformed: ' out)" -eq $(($(wc -l <pieces) / 2)) ]

# The output is the same, whatever the number of threads.
for i in 1 2 3 4 5 6 7 8 9 10; do cat before bad deep; done >ten
for i in 1 2 3 4 5 6 7 8 9 10; do cat ten ten ten; done >large
"$SKATREF" check --jobs=1 large >one
"$SKATREF" check --jobs=3 large >three
expect "--jobs=1 and --jobs=3: the same output" cmp one three

# A byte order mark before a file, or where two such files were joined, is no part of a record; half of one is.
mark=$(printf '\357\273\277')
{ printf '%s' "$mark"; cat before; printf '%s' "$mark"; cat after; } >marked
cat before after >unmarked
check 0 --format=jsonl - <unmarked
mv out expected
check 0 --format=jsonl - <marked
is "$(plainly expected)" out
{ printf '%s' "$mark" | head -c 2; cat before after; } >marked
check 1 --from=json marked
says out '2 games: 1 conforms, 0 by convention, 0 undecided, 0 violate, 1 malformed'

# A gigabyte without a line end takes no memory; the record after it is judged.
if [ -n "${EMULATED-}" ]; then
  skip 'a line of a gigabyte' 'an emulator needs more memory'
elif ! sanitized; then
  { cat before; dd if=/dev/zero bs=1048576 count=1024 2>/dev/null | tr '\0' '{'; echo; cat after; } | (
    ulimit -v 100000 2>/dev/null || echo "# no limit of memory here"
    "$SKATREF" check --jobs=1 --all >out 2>err
  )
  subject='a line of a gigabyte'
  says out '3 games: 2 conform, 0 by convention, 0 undecided, 0 violate, 1 malformed'
else
  skip 'a line of a gigabyte' 'sanitizers need more memory'
fi

# A card in its usual form is read by a shorter way; blanks, or another order, take the long one.
sed 's/":/": /g' "$srcdir/corpus/logs/sample.jsonl" >blanks
sed 's/{"seat":\("[FMR]"\),"event":"card",/{"event":"card","seat":\1,/g' "$srcdir/corpus/logs/sample.jsonl" >order
expect "the logs differ" sh -c '! cmp -s blanks order && grep -q "{.event.:.card.,.seat." order'
for log in "$srcdir/corpus/logs/sample.jsonl" blanks order; do
  run 0 "$SKATREF" convert --to=json "$log"
  mv out "$(basename "$log").written"
done
expect "with blanks: the same records" cmp sample.jsonl.written blanks.written
expect "in another order: the same records" cmp sample.jsonl.written order.written

# `answer` takes such a record too, and says what check says, with the soloist by letter.
{ printf '{"id":1,"ask":"game","given":{"record":'; tr -d '\n' <before; printf '}}\n'; } >question
run 0 "$SKATREF" answer <question
sed 's/^{"id":1,"answer":\(.*\)}$/\1/' out >answered
"$SKATREF" check --format=jsonl before | sed 's/^{"source":"[^"]*","line":[0-9]*,/{/; s/"soloist":0/"soloist":"F"/' >checked
expect "answer says what check says" cmp checked answered
sed 's/"id":1/&,"x":0/' question >wrong
run 0 "$SKATREF" answer <wrong
sed 's/"record"/"iss":"","record"/' question >wrong
run 0 "$SKATREF" answer <wrong
says out 'given.iss: expected either iss or record, not both'
printf '{"id":1,"ask":"game","given":{"record":[]}}\n' >wrong
run 0 "$SKATREF" answer <wrong
says out '"verdict":"malformed"'
{ printf '{"id":1,"ask":"game","given":{"record":'; tr -d '\n' <old; printf '}}\n'; } >question
run 0 "$SKATREF" answer <question
says out '"code":"altenburg1937"'
sed 's/}}$/,"code":"isko1999"}}/' question >asked
run 0 "$SKATREF" answer <asked
says out '"code":"isko1999"'
done_testing
