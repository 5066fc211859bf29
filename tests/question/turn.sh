# The questions turn and count: what may be done, what a seat sees, what is refused, and what a deal comes to.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# The deal: forehand has all clubs but those in the skat.
head='{"skatref":1,"deal":{"F":"CJ SJ CA CT CK C9 C8 C7 SA H7","M":"S7 S8 S9 SK SQ HA HT HK HQ H9","R":"HJ DJ DA DT DK DQ D9 D8 D7 H8","skat":"CQ ST"}'
call='{"seat":"M","event":"pass"},{"seat":"R","event":"pass"},{"seat":"F","event":"bid","bid":18}'
clubs='{"seat":"F","event":"announce","game":"clubs","hand":true,"ouvert":false}'
card() { printf '{"seat":"%s","event":"card","card":"%s"}' "$1" "$2"; }
grand='{"seat":"F","event":"announce","game":"grand","hand":true,"ouvert":false}'

# tells TEXT...: the answer has all of them.
tells() {
  for text; do
    says out "$text"
  done
}

# turn EVENTS [FACTS]: asks, with more facts.
turn() {
  printf '{"id":1,"ask":"turn","given":{"record":%s,"events":[%s]}%s}}\n' "$head" "$1" "${2-}" >question
  run 0 "$SKATREF" answer <question
}

# Auction: middlehand bids first; who was asked answers.
turn ''
tells '{"id":1,"answer":{"phase":"auction","turn":["M"],"moves":[{"seat":"M","event":"pass"},{"seat":"M","event":"bid","bid":18},' \
  '"soloist":null,"bid":0,' '"held":[10,10,10]' '"over":false'
# What a misdeal says to be false is not so.
for case in true:deal.skat-back false:deal.skat-taken; do
  turn '{"seat":"M","event":"misdeal","kind":"skat-taken","told_apart":'"${case%:*}"'}'
  tells "\"illegal\":{\"event\":1,\"clause\":\"${case#*:}\"}"
done
turn '{"seat":"M","event":"bid","bid":18}'
tells '"turn":["F"],"moves":[{"seat":"F","event":"pass"},{"seat":"F","event":"hold"}],' '"bid":18,'
# The soloist takes up the skat, or announces a game by hand: six, four of them up to schwarz and open, null open, too.
turn "$call"
tells '"phase":"skat","turn":["F"],"moves":[{"seat":"F","event":"take"},' '"soloist":"F","bid":18'
expect "22 games by hand" [ "$(grep -o '"event":"announce"' out | wc -l)" -eq 22 ]
turn "$call"',{"seat":"F","event":"take"}'
expect "seven games, each with 66 ways to put two cards away" [ "$(grep -o '"event":"announce"' out | wc -l)" -eq 462 ]
# The skat that is found is the one that was dealt, as far as it is seen.
for found in 'CQ ST:' 'ST CQ:' 'CQ ??:' '?? ST:' '?? ??:' 'CQ C7:record.deal' 'C7 H7:record.deal'; do
  turn "$call"',{"seat":"F","event":"take"},{"event":"skat","cards":"'"${found%:*}"'"}'
  expect "found ${found%:*}: ${found#*:}" [ "$(sed -n 's/.*"illegal":{"event":[0-9]*,"clause":"\([a-z.]*\)".*/\1/p' out)" = "${found#*:}" ]
done
turn "$call"',{"event":"skat","cards":"CQ ST"}'
tells '"clause":"skat.take"}'
# The play: clubs are led, jacks are clubs; who has none plays any card.
turn "$call,$clubs,$(card F C7)"
tells '"phase":"play","turn":["M"],' '"trick":"C7","leader":"F"' '"game":{"game":"clubs","hand":true,"announced":null,"ouvert":false,"revolution":false}'
expect "any of ten cards" [ "$(grep -o '"event":"card"' out | wc -l)" -eq 10 ]
turn "$call,$clubs,$(card F C7),$(card M S7)"
tells '"moves":[{"seat":"R","event":"card","card":"DJ"},{"seat":"R","event":"card","card":"HJ"}]'

# The game as it was announced: each flag by itself.
for said in null:true:false:false:null null:true:true:false:null null:true:true:true:null clubs:true:false:false:schneider \
    clubs:true:true:false:schwarz grand:true:false:false:schwarz hearts:true:false:false:null; do
  IFS=: read -r game hand ouvert revolution level <<END
$said
END
  [ "$level" = null ] || level="\"$level\""
  flags="\"hand\":$hand,\"announced\":$level,\"ouvert\":$ouvert,\"revolution\":$revolution"
  turn "$call,{\"seat\":\"F\",\"event\":\"announce\",\"game\":\"$game\",$flags}" ',"options":["revolution"]'
  tells "\"game\":{\"game\":\"$game\",$flags}"
done

# Hidden cards are exchanged like others: as many as he gets.
for both in '??:D7' '?? S7:D7 D8' 'S7 ??:D8 D7' '?? ??:D8 D7'; do
  turn "$call,"'{"seat":"F","event":"announce","game":"null","hand":true,"ouvert":true,"revolution":true},{"seat":"M","event":"exchange","cards":"'"${both%:*}"'","gets":"'"${both#*:}"'"}' \
    ',"options":["revolution"]'
  tells '"phase":"play","turn":["F"],"moves":[{"seat":"F","event":"card"'
  expect "${both%:*} for ${both#*:}: not illegal" not grep -q '"illegal"' out
done
# Of two events that are not allowed, the first is told.
turn "${call%18*}19}"',{"seat":"F","event":"announce","game":"clubs","hand":true},'"$(card F C7),$(card M S7),$(card R DA)" ',"follow":true'
tells '"illegal":{"event":3,"clause":"auction.values"}' '"clause":"end.breach-before"'

# Refused: by which clause, and what could have been done instead.
turn "$call,$clubs,$(card F C7),$(card M S7),$(card R DA)"
tells '"illegal":{"event":7,"clause":"play.follow"},"moves":[{"seat":"R","event":"card","card":"DJ"},' '"trick":"C7 S7"'
turn "$call,$(card F C7)"
tells '"phase":"skat"' '"illegal":{"event":4,"clause":"announce.required"}'
# ... and followed, if that is asked for: the soloist wins by the defender's breach.
turn "$call,$clubs,$(card F C7),$(card M S7),$(card R DA)" ',"follow":true'
tells '"phase":"over"' '"illegal":{"event":7,"clause":"play.follow"}' '"over":true' '"value":{"won":true'
turn '{"seat":"M","event":"bid","bid":19}'
tells '"illegal":{"event":1,"clause":"auction.values"}'

# A view: the cards of others are hidden, in the record, too; only the moves of this seat.
turn "$call,$clubs,$(card F C7)" ',"seat":"R"'
tells '"moves":[],' '"hands":{"F":"","M":"","R":"HJ H8 DJ DA DT DK DQ D9 D8 D7","skat":""}' '"held":[9,10,10]' \
  '"deal":{"F":"?? ?? ?? ?? ?? ?? ?? ?? ?? ??"' '"skat":"?? ??"}' '"decided":null'
sed 's/.*"record":\(.*\)}}$/\1/' out >view.json
printf '{"id":1,"ask":"turn","given":{"record":%s,"seat":"R"}}\n' "$(cat view.json)" >question
mv out full
run 0 "$SKATREF" answer <question
expect "the view of the view is the view" diff full out

# Over: by the soloist's giving up with nine cards in hand nobody is asked. Without jacks 3 and 4, that is with 2:
# hand, 4 times 12, lost.
turn "$call,$clubs,$(card F C7),"'{"seat":"F","event":"concede"}'
tells '"phase":"over","turn":[],"moves":[]' '"clause":"end.concede-soloist","outcome":"game","scores":[-96,0,0],"value":{"won":false,"value":48,"score":-96' \
  '"result":{"soloist":"F","outcome":"loss"'
# A view: nobody can play on, so that all is seen. After a defender has given up the soloist may demand to: then the
# others see what it came to, but no card.
turn "$call,$clubs,$(card F C7),"'{"seat":"F","event":"concede"}' ',"seat":"R"'
tells '"scores":[-96,0,0],"value":{"won":false' '"deal":{"F":"CJ CA CT CK C9 C8 C7 SJ SA H7"'
turn "$call,$clubs,$(card F C7),"'{"seat":"M","event":"concede"}' ',"seat":"R"'
tells '"clause":"end.concede-defender","outcome":"game","scores":[48,0,0],"text":' '"F":"?? ?? ?? ?? ?? ?? ?? ?? ?? ??"' \
  '"result":{"soloist":"F","outcome":"win","score":48}'
# All pass; with the house rule they play a ramsch. Bock doubles.
turn '{"seat":"M","event":"pass"},{"seat":"R","event":"pass"},{"seat":"F","event":"pass"}'
tells '"over":true,"clause":"auction.passed-in","outcome":"passed-in","scores":[0,0,0]'
turn '{"seat":"M","event":"pass"},{"seat":"R","event":"pass"},{"seat":"F","event":"pass"}' ',"options":["ramsch"]'
tells '"phase":"play","turn":["F"]'
turn "$call,$clubs,$(card F C7),"'{"seat":"F","event":"concede"}' ',"bock":true'
tells '"scores":[-192,0,0]'
# end.lay-down: a trick of the hearts is not his, so that all the rest is the defenders'; he keeps queen and ten in the skat.
turn "$call,$clubs,"'{"seat":"F","event":"show"}' ',"code":"altenburg1937"'
tells '"taken":{"points":[0,0,0],"tricks":[0,0,0],"soloist":13,"defenders":107},"decided":"lost"' '"clause":"end.lay-down"'
# What can end it early, only if asked for.
turn "$call,$clubs"
expect "nothing that ends it early" not grep -q concede out
turn "$call,$clubs" ',"early":true'
tells '{"seat":"M","event":"concede"}' '{"seat":"F","event":"left"}' '{"seat":"F","event":"show","demanded":"schneider"}'
# Who took a trick can be said after its third card alone, and is the one who did.
first="$(card F C7),$(card M S7),$(card R HJ)"
for said in "{\"seat\":\"F\",\"event\":\"took\"}@trick.complete" "$(card F C7),{\"seat\":\"F\",\"event\":\"took\"}@trick.complete" \
    "$first,{\"seat\":\"R\",\"event\":\"took\"}@" "$first,{\"seat\":\"F\",\"event\":\"took\"}@trick.winner"; do
  turn "$call,$clubs,${said%@*}"
  expect "${said%@*}: ${said#*@}" [ "$(sed -n 's/.*"illegal":{"event":[0-9]*,"clause":"\([a-z.]*\)".*/\1/p' out)" = "${said#*@}" ]
done
# Pushed ramsch: forehand takes up the skat or refuses it; anybody may play grand hand before.
turn '' ',"options":["pushed-ramsch"],"pushed":true'
tells '"phase":"push","turn":["F"]' '{"seat":"F","event":"take"},{"seat":"F","event":"refuse"}' '{"seat":"R","event":"announce","game":"grand","hand":true'
turn '{"seat":"F","event":"take"}' ',"options":["pushed-ramsch"]'
expect "two of the ten cards that are not jacks" [ "$(grep -o '"event":"push"' out | wc -l)" -eq 45 ]
# Each first move that the round has says that it is one.
for first in '"seat":"F","event":"take":push' '"seat":"F","event":"refuse":push' '"seat":"R","event":"announce","game":"grand","hand":true:play' \
    '"seat":"M","event":"pass":auction'; do
  turn "{${first%:*}}" ',"options":["pushed-ramsch"]'
  tells "\"phase\":\"${first##*:}\""
  expect "${first%:*}: allowed" not grep -q '"illegal"' out
done

# A record may say who became soloist, and what he found, without the calls.
turn '{"seat":"F","event":"soloist","bid":24},{"seat":"F","event":"take"},{"event":"skat","cards":"CQ ST"}'
tells '"phase":"skat"' '"soloist":"F","bid":24'
expect "nothing is illegal" not grep -q illegal out
turn '{"seat":"R","event":"soloist","bid":24},{"seat":"R","event":"take"},{"event":"skat","cards":"CQ S7"}'
tells '"illegal":{"event":3,"clause":"record.deal"}'
turn "$call,$clubs,$(card F C7),$(card M S7),$(card R DJ)"',{"seat":"F","event":"took"}'
tells '"illegal":{"event":8,"clause":"trick.winner"}'

# What cannot be read or dealt is an error.
wrong() {
  printf '{"id":1,"ask":"%s","given":%s}\n' "$1" "$2" >question
  run 0 "$SKATREF" answer <question
  says out "$3"
}
wrong turn '{}' 'given.record: missing'
wrong turn '{"record":{"skatref":1,"deal":{"F":"XX"},"events":[]}}' 'cannot be read: expected'
wrong turn "{\"record\":$head,\"events\":[]},\"pushed\":true}" 'the house rule is not in force (home.pushed-ramsch)'
wrong turn '{"record":{"skatref":1,"deal":{"F":"CJ SJ CA CT CK C9 C8 C7 SA H7","M":"CJ S8 S9 SK SQ HA HT HK HQ H9","R":"HJ DJ DA DT DK DQ D9 D8 D7 H8","skat":"CQ ST"},"events":[]}}' 'a card appears twice (pack.cards)'

# count EVENTS FACTS EXPECTED
count() {
  printf '{"id":1,"ask":"count","given":{"record":%s,"events":[%s]},%s}}\n' "$head" "$1" "${2-}" >question
  run 0 "$SKATREF" answer <question
  says out "$3"
}
# A pass, or 63 bids; then after a pass 64 calls of rearhand, and two answers to each bid.
count '' '"depth":2' '{"count":190,"counts":[64,190]}'
# Forehand has ten cards; nine of his cards, the trumps, are followed by any of middlehand's ten, ...
count "$call,$clubs,$(card F C7)" '"depth":2' '{"count":20,"counts":[10,20]}'
count "$call" '"depth":1,"only":"cards"' '"count":0'
count "$call,$(card F C7)" '"depth":1' 'event 4 is not allowed (announce.required)'
count '' '"depth":21' 'given.depth: expected a whole number from 1 to 20'
count "$call,$clubs" '"depth":20' 'there are more than 50000000 sequences of'
# With contra, cards alone leave it out.
count "$call,$clubs" '"depth":1,"options":["contra"]' '"count":12'
count "$call,$clubs" '"depth":1,"options":["contra"],"only":"cards"' '"count":10'
# home.contra-bid: only who has bid or held says contra; of a record without calls nobody is known to have.
deal='"deal":{"F":"CA CT SA ST HA HQ HT DK DQ DJ","M":"C8 SK S9 S7 HK HJ DT D9 D8 D7","R":"CK CQ CJ C9 C7 SQ H9 H8 H7 DA","skat":"SJ S8"}'
calls='"M bid 18","F hold","M pass","R pass"'
contras() { # EVENTS WANTED: who may say contra after them, and what is not allowed
  events=$(printf '%s' "$1" | sed 's/"\([FMR]\) bid \([0-9]*\)"/{"seat":"\1","event":"bid","bid":\2}/g
    s/"\([FMR]\) soloist"/{"seat":"\1","event":"soloist","bid":18}/; s/"\([FMR]\) \([a-z]*\)"/{"seat":"\1","event":"\2"}/g')
  echo "{\"ask\":\"turn\",\"given\":{\"record\":{\"skatref\":1,\"options\":[\"contra-bid\"],$deal,\"events\":[$events],\"result\":null}}}" |
    "$SKATREF" answer >"$tmp/contras"
  got=$(grep -o '"illegal":{[^}]*}\|"seat":".","event":"contra"' "$tmp/contras" | tr -d '"\n')
  expect "contra after $1: $2" [ "$got" = "$2" ]
}
hand='{"seat":"F","event":"announce","game":"clubs","hand":true}'
contras "$calls,$hand" 'seat:M,event:contra'
contras "$calls,$hand,\"M contra\"" ''
contras "$calls,$hand,\"R contra\"" 'illegal:{event:6,clause:home.contra-bid}seat:M,event:contra'
contras "\"F soloist\",$hand" ''
contras "\"F soloist\",$hand,\"M contra\"" 'illegal:{event:3,clause:home.contra-bid}'
# For people: nobody is soloist yet, and nothing was taken up.
run 0 "$SKATREF" ask turn record="$head,\"events\":[]}"
block <<'END'
soloist     nobody
bid         0
END
run 0 "$SKATREF" --lang=de ask turn record="$head,\"events\":[]}"
says out 'niemand'

done_testing
