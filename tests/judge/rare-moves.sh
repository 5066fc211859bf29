# Moves that hardly any record has, each with all findings of the judge. Rulings that are not plain are worked out beside
# the records.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
clubs x >clubs.sgf
# Null ouvert, announced before the cards are put away; the third one is shown.
for card in CA SA; do
  record x "1 18 0 y 1 p 2 p 0 s w C7.D7 0 NO 0 C7.D7.$card 0 RE" \
    'd:0 loss v:-92 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1' >shown-$card.sgf
done

# The deal of incidents.sh. Forehand: a grand with 4 at 18, simple 5 times 24 = 120, lost 240.
deal='"F":"CJ SJ HJ DJ DA CK HQ H9 DK C8","M":"C9 SQ H7 HA C7 D8 DT D9 SA S8","R":"S7 S9 HT CT HK H8 CQ SK ST DQ","skat":"CA D7"'
whole=$deal
uneven='"F":"CJ SJ HJ DJ DA CK HQ H9 DK C8","M":"C9 SQ H7 HA C7 D8 DT D9 SA","R":"S7 S9 HT CT HK H8 CQ SK ST DQ S8","skat":"CA D7"'
three='"F":"CJ SJ HJ DJ DA CK HQ H9 DK C8","M":"C9 SQ H7 HA C7 D8 DT D9 SA","R":"S7 S9 HT CT HK H8 CQ SK ST DQ","skat":"CA D7 S8"'
unseen='"F":"?? ?? ?? ?? ?? ?? ?? ?? ?? ??","M":"C9 SQ H7 HA C7 D8 DT D9 SA","R":"S7 S9 HT CT HK H8 CQ SK ST DQ","skat":"CA D7 S8"'
skat_unseen='"F":"CJ SJ HJ DJ DA CK HQ H9 DK C8","M":"C9 SQ H7 HA C7 D8 DT D9 SA","R":"S7 S9 HT CT HK H8 CQ SK ST DQ S8","skat":"?? ??"'
more='' option=--all

# judged STATUS RESULT SAID EVENT...: check says exactly this, | for a new line. "no result" and "breaks off" are short
# for the findings of a record without a result, and of one that ends before the game does; "no game": before it begins.
# The records are only written here; all that have the same option are checked at once, by check_all.
judged() {
  status=$1 result=$2 wanted=$3
  shift 3
  own "$deal" "$more" "$result" "$@" >>"games$option.json"
  printf '%s~%s~%s\n' "$status" "$wanted" "$*" >>"wanted$option"
}

# What check says of each record, on one line, and 1 if it violates a clause.
findings='BEGIN { short["undecided: record.result: ruled the result is missing"] = "no result"
    short["undecided: end.play-out: ruled the play breaks off"] = "breaks off"
    short["undecided: announce.required: ruled no game is announced"] = "no game" }
  { sub(/^[^:]*:/, ""); line = $0 + 0; sub(/^[0-9]*: /, "") }
  !line { next }
  sub(/^violates: /, "") { bad[line] = 1 }
  { sub(/recorded \{.*\}, /, ""); sub(/: recorded \{.*\}/, ""); sub(/ \(move.*/, "")
    if ($0 in short) $0 = short[$0]
    text = line in all ? all[line] "|" : ""
    all[line] = text $0 }
  END { for (i = 1; i <= records; i++) print bad[i] + 0 "~" all[i] }'

check_all() {
  for games in games*.json; do
    option=${games#games} option=${option%.json}
    run 1 "$SKATREF" check "$option" "$games"
    in_keys "$option" "$games"
    subject=
    sed '$d' keys | "$AWK" -v records="$(grep -c . "$games")" "$findings" >said
    while IFS='~' read -r status wanted name <&3 && IFS='~' read -r found text <&4; do
      [ "$found $text" = "$status $wanted" ]
      ok $? "$name: says '$wanted', and no more" || printf '# says: %s, exit status %s\n' "$text" "$found"
    done 3<"wanted$option" 4<said
  done
}
option=--code=isko2022
grand() { # STATUS RESULT SAID EVENT...: in the play of the grand
  st=$1 re=$2 sa=$3
  shift 3
  judged "$st" "$re" "$sa" "F soloist 18" "F take" "F announce grand" "F discard CA D7" "$@"
}
schneider='{"seat":"F","event":"announce","game":"grand","hand":true,"announced":"schneider"}'
schwarz='{"seat":"F","event":"announce","game":"grand","hand":true,"announced":"schwarz"}'
revolution='{"seat":"F","event":"announce","game":"null","hand":true,"revolution":true}'


# ------------------------------------------------------------------------------
# Before the play: wrong calls, the skat, a lead without an announcement, cards put away.
more='' option=--code=isko2022
judged 1 null "auction.answer: ruled yes or pass|record.order: ruled not at this point of the deal|no result|no game" \
    "M bid 18" "F bid 20" "F pass" "R pass" "M concede"
judged 1 null "deal.skat-taken|auction.end: ruled the auction is not over|no result|no game" "M bid 18" "F pass" \
    '{"event":"misdeal","kind":"skat-taken","seat":"R","cards":"CA D7"}' "M take"
more=',"options":["pushed-ramsch","ramsch"]'
judged 1 null "home.push-grand-hand: ruled grand hand|no result|breaks off" "F announce grand"
judged 1 null "home.push-grand-hand: ruled grand hand|no result|breaks off" "F announce clubs hand"
judged 1 null \
    "auction.early-pass: ruled a pass when his turn comes|no result|undecided: home.pushed-ramsch: ruled the play breaks off" \
    "F pass" '{"seat":"F","event":"push","cards":"CA D7"}'
# Who is offered the cards may take them up before he passes two on.
judged 0 null "no result|undecided: home.pushed-ramsch: ruled the play breaks off" \
    '{"seat":"F","event":"push","cards":"CA D7"}' "M take"
judged 1 null \
    "auction.end: ruled the auction is not over|record.order: ruled not at this point of the deal|no result|no game" \
    "M pass" '{"seat":"F","event":"push","cards":"CK C8"}'
more=
# Forehand, left alone, takes the skat without a word: whether that says 18 is open. Nobody else may.
judged 0 null "undecided: auction.forehand-alone: ruled 18, if taking up the skat counts as a bid|no result|breaks off" \
    "M pass" "R pass" "F take" "F announce grand" "F discard CA D7"
judged 1 null "auction.end: ruled the auction is not over|no result|no game" "M pass" "R pass" "M take"
option=--code=altenburg1937
judged 1 null "auction.end: ruled the auction is not over|no result|no game" "M pass" "F pass" "R take"
judged 1 null "auction.end: ruled the auction is not over|no result|no game" "M pass" "F pass" "F take"
judged 1 null "auction.end: ruled the auction is not over|no result|no game" "M pass" "R pass" "F take"
option=--code=isko2022
# An invalid announcement, and then another game than what it amounts to.
invalid='{"seat":"F","event":"announce","game":"null","hand":true,"announced":"schneider"}'
for other in '"game":"null"' '"game":"null","hand":true,"ouvert":true' \
  '"game":"null","hand":true,"announced":"schneider"' '"game":"clubs","hand":true'; do
  judged 1 null "announce.null: ruled schneider not announced|announce.final: ruled not at this point of the deal|no result|breaks off" \
    "F soloist 18" "$invalid" "{\"seat\":\"F\",\"event\":\"announce\",$other}"
done
# A defender leads before the announcement; and one announces after the soloist's early lead.
judged 1 null "announce.required: ruled no game is announced|no result" "F soloist 18" "F take" "M D8"
judged 1 null "announce.required: ruled no game is announced|no result|middlehand is soloist at 18, no game is announced, lost, -100" \
    "M bid 18" "F pass" "R pass" "M take" "M H7" \
    "F announce clubs"
# ------------------------------------------------------------------------------
# Pairs: a second announcement, and what stands beside it.
more=',"options":["revolution"]' option=--code=isko2022
judged 1 null "announce.null: ruled schneider not announced|announce.final: ruled not at this point of the deal|no result|breaks off" \
  "F soloist 18" '{"seat":"F","event":"announce","game":"null","hand":true,"ouvert":true,"announced":"schneider"}' \
  '{"seat":"F","event":"announce","game":"null","hand":true,"ouvert":true,"revolution":true}'
more=
judged 1 '{"score":-240}' "announce.levels: ruled schneider not announced" "F soloist 18" "F take" \
  '{"seat":"F","event":"announce","game":"grand","announced":"schneider"}' "F announce grand" "F discard CA D7" "F concede"
judged 1 '{"score":-240}' "announce.soloist: ruled the deal is over" "F soloist 18" "F take" "F announce grand" \
  "F discard CA D7" "F concede" "M announce clubs"
judged 0 '{"points":16}' "breaks off" "F soloist 18" "$schneider" "F CJ" "M S8" "R DQ" "F C8" "M C7" "R CT" \
    "R HT" "F H9" "M HA" "M H7"
more=',"options":["contra"]'
judged 0 null "convention: home.other: ruled a house rule, not in the code|no result" \
  '{"event":"house-rule","clause":"home.other"}' '{"seat":"F","event":"contra"}'
more=',"options":["ramsch"],"conventions":"xskat"'
judged 0 '"passed-in"' "convention: home.ramsch: ruled a ramsch" '{"event":"house-rule","clause":"home.ramsch"}' "F CJ"

more=',"conventions":"iss"'
judged 0 '{"score":-46}' "" "F soloist 18" "F take" "F announce null" "F discard CA D7" "F concede"
judged 0 '{"score":23}' "" "F soloist 18" "F take" "F announce null" "F discard CA D7" "M concede" "R concede"
judged 0 '{"score":0,"penalty_forehand":1}' "convention: end.absent: ruled no game, nothing to score" \
    "F soloist 18" "F take" "F left"
judged 1 '{"score":0,"penalty_forehand":1}' \
    "convention: end.absent: ruled no game, nothing to score|record.incident: recorded 1, ruled 0" \
    "F soloist 18" "F take" "M left"
more=
judged 1 null \
    "skat.take: ruled forehand is soloist|no result|forehand plays grand at 18, with 4, 11 card points, lost, -240" \
    "F soloist 18" "R take" "F take" "F announce grand" "F discard CA D7" "F concede"
judged 1 null \
    "skat.take: ruled forehand is soloist|skat.take: ruled forehand is soloist|no result|forehand plays grand at 18, with 4, 11 card points, lost, -240" \
    "F soloist 18" "R take" "R take" "F announce grand" "F discard CA D7" "F concede"
was_option=$option option=--code=altenburg1937
judged 0 null "no result|undecided: forehand plays grand at 18, with 4, 120 card points, won, +168" \
    "F soloist 18" "F take" "F CJ" "F announce grand" "F discard CA D7" "M show" "M D8"
judged 0 null "no result|breaks off" "F soloist 18" "F take" "F CJ" "F announce grand" "F discard CA D7"
judged 0 null "no result|undecided: forehand plays grand at 18, with 4, 11 card points, lost, -240" "F soloist 18" \
    "F take" "F CJ" "F announce grand" "F discard CA D7" "F concede"
judged 1 null "record.order: ruled not at this point of the deal|no result|breaks off" "F soloist 18" "F take" \
    "F CJ" "M D8" "R DQ" "F DJ" "F announce grand" "F discard CA D7"
judged 1 null \
    "auction.end: ruled the auction is over|record.order: ruled not at this point of the deal|no result|breaks off" \
    "F soloist 18" "F take" "F CJ" "R pass" "M D8" "F announce grand" "F discard CA D7"
judged 1 null "announce.required: ruled no game is announced|no result" "F soloist 18" "F take" "F CJ" "M D8"
judged 1 null "announce.required: ruled no game is announced|no result" "F soloist 18" "F take" "M CJ" \
    "F announce grand"
# end.announced-late: forehand may lead first, also a card that is hidden.
judged 0 null "undecided: record.hidden|no result" "F soloist 18" "F take" "F ??" "F announce grand" "F discard CA D7"
judged 0 null "undecided: record.hidden|no result" "F soloist 18" "F take" "F ??" "M D8" "R DQ" "F announce grand" \
    "F discard CA D7" "M D8"
judged 1 null "announce.required: ruled no game is announced|no result" "F soloist 18" "F take" "F ??" "M D8"
option=$was_option
# Since 1999 he has lost by it: a game by his bid and his matadors, or the one that he announces with nine cards.
judged 1 null \
    "announce.required: ruled no game is announced|no result|forehand is soloist at 18, no game is announced, lost, -100" \
    "F soloist 18" "F take" "F CJ" "M D8"
judged 1 null \
    "announce.required: ruled no game is announced|no result|forehand is soloist at 18, no game is announced, lost, -240" \
    "F soloist 18" "F take" "F CJ" "F announce grand" "F discard CA D7" "M D8"
judged 1 null "skat.discard: ruled two cards must be put away first|no result" "F soloist 18" "F take" \
    "F announce grand" "R discard S7 S9"
judged 1 null "skat.discard: ruled two cards|no result|forehand plays grand at 18, with 4, 13 card points, lost, -240" \
    "F soloist 18" "F take" "F announce grand" "F discard CA D7 CJ"
judged 1 null "skat.discard: ruled two cards|no result|breaks off" "F soloist 18" "F take" "F announce grand" \
    "F discard CA CA"
judged 1 null "skat.discard: ruled two cards|no result|forehand plays grand at 18, with 4, 13 card points, lost, -240" \
    "F soloist 18" "F take" '{"seat":"F","event":"announce","game":"grand","discard":"CA D7 CJ"}'
judged 1 null "skat.discard: ruled two cards|undecided: record.hidden|no result" "F soloist 18" "F take" \
    '{"seat":"F","event":"announce","game":"grand","discard":"?? ?? ??"}'
judged 1 null "skat.discard: ruled the skat was not taken up|no result|breaks off" "F soloist 18" \
    '{"seat":"F","event":"announce","game":"grand","hand":true,"discard":"?? ??"}'
judged 1 null "skat.discard: ruled the skat was not taken up|no result|breaks off" "F soloist 18" \
    '{"seat":"F","event":"announce","game":"grand","hand":true,"discard":"CJ"}'

# ------------------------------------------------------------------------------
# Misdeals; breaches, answers and demands in the play.
judged 1 '"passed-in"' "deal.skat-taken" "M pass" "R pass" \
    '{"event":"misdeal","kind":"skat-taken","seat":"F","cards":"CA D7"}'
judged 1 '"passed-in"' "deal.skat-taken" "M pass" "R pass" '{"event":"misdeal","kind":"skat-taken","seat":"F"}'
judged 1 '"passed-in"' "deal.skat-taken" '{"event":"misdeal","kind":"skat-taken","seat":"R","cards":"S7 S9"}' \
    "M pass" "F pass"
judged 1 '"passed-in"' "deal.skat-taken" '{"event":"misdeal","kind":"skat-taken","seat":"R","cards":"S7"}' \
    "M pass" "F pass"
judged 1 '"passed-in"' "deal.skat-taken" '{"event":"misdeal","kind":"skat-taken","seat":"R","cards":"CJ S7"}' \
    "M pass" "F pass"
judged 1 '"passed-in"' "record.order: ruled the deal is over" "M pass" "R pass" "F pass" \
    '{"event":"misdeal","kind":"cut","lifted":3}'
judged 0 null "" '{"event":"misdeal","kind":"cut","lifted":3}' '{"event":"misdeal","kind":"cut","lifted":3}'
judged 1 null "record.order: ruled the deal is over" '{"event":"misdeal","kind":"dealing"}' \
    '{"event":"misdeal","kind":"dealing"}'
judged 1 null "record.order: ruled not at this point of the deal|no result|no game" "F soloist 18" \
    '{"event":"misdeal","kind":"count","found":"auction"}'
judged 0 null "undecided: record.incident: ruled whose fault it is|no result|breaks off" "F soloist 18" "F take" \
    "F announce grand" "F discard CA D7" '{"event":"misdeal","kind":"exposed"}'
more=',"code":"altenburg1937"'
judged 0 '"passed-in"' "undecided: record.incident: ruled whose fault it is" \
    '{"event":"misdeal","kind":"exposed"}' "M pass" "R pass" "F pass"
more=
grand 0 '{"score":120}' "undecided: general.table|breaks off" "M breach general.table"
grand 0 '{"score":120}' "" "F CJ" "M concede" "M breach end.card-shown"
grand 1 '{"score":120}' "record.deal: ruled the player does not hold these cards|end.card-shown" "F CJ" \
    '{"seat":"M","event":"breach","clause":"end.card-shown","cards":"CJ"}'
grand 1 '{"score":120}' "trick.complete|play.turn: ruled middlehand's turn" "F CJ" \
    '{"seat":"M","event":"breach","clause":"trick.complete","cards":"D8"}' "R DQ"
grand 0 '{"score":120}' "undecided: trick.complete|undecided: record.hidden" "F CJ" \
    '{"seat":"M","event":"breach","clause":"trick.complete","cards":"D8"}' "R ??"
grand 1 '{"score":120}' "undecided: trick.complete|play.held: ruled the card has been played|breaks off" "F CJ" \
    '{"seat":"M","event":"breach","clause":"trick.complete","cards":"D8 D9"}' "M D8" "R CJ"
grand 0 '{"score":120}' "undecided: trick.complete|breaks off" "F CJ" \
    '{"seat":"M","event":"breach","clause":"trick.complete"}'
grand 0 '{"score":120}' "undecided: trick.complete|breaks off" "F CJ" \
    '{"seat":"R","event":"breach","clause":"trick.complete","cards":"DQ"}'
grand 0 '{"score":120}' "undecided: trick.complete|breaks off" \
    '{"seat":"M","event":"breach","clause":"trick.complete"}'
grand 1 '{"score":120}' "end.own-cards-decide" "M breach end.own-cards-decide"
grand 1 '{"score":120}' "end.skat-shown" "M breach end.skat-shown"
# announce.show binds the soloist alone.
grand 0 '{"score":120}' "undecided: announce.show|breaks off" "M breach announce.show"
judged 0 '{"score":-92}' "" "F soloist 18" "F take" \
    '{"seat":"F","event":"announce","game":"null","ouvert":true}' "F discard CA D7" "F breach announce.show" "F concede"
grand 1 '{"score":120}' "end.betrayal|breaks off" "M breach end.betrayal" "F play-on"
grand 1 '{"score":120}' "end.betrayal|record.order: ruled not at this point of the deal" "M breach end.betrayal" \
    "R play-on"
grand 1 '{"score":-240}' "trick.closed|breaks off" "F breach trick.closed" "M play-on"
grand 1 '{"score":-240}' "trick.closed|record.order: ruled not at this point of the deal" "F breach trick.closed" \
    "F play-on"
grand 1 '{"score":-240}' \
    "record.order: ruled not at this point of the deal|value.own-schneider: recorded -240, ruled -288" \
    "F throw" "M play-on"
grand 1 '{"score":-240}' "record.order: ruled not at this point of the deal|level.win: recorded -240, ruled 168" \
    "M throw" "F play-on"
grand 1 '{"score":-240}' "record.order: ruled the deal is over" "F concede" "M play-on"
grand 0 '{"score":-240}' "breaks off" "M concede" "F play-on" "F CJ"
grand 1 '{"score":-240}' "record.order: ruled not at this point of the deal|breaks off" "F play-on"
grand 0 '{"score":-240}' "breaks off" "F show" "F show"
grand 1 '{"score":-240}' "end.breach-before: recorded -240, ruled 120" "M show" "M show"
grand 1 '{"score":-240}' "end.breach-before: recorded -240, ruled 120" '{"seat":"M","event":"show","leaves":10}'
grand 1 '{"score":-240}' "end.breach-before: recorded -240, ruled 120" '{"seat":"M","event":"show","leaves":0}'
grand 1 '{"score":-240}' \
    "record.deal: ruled the player does not hold these cards|end.breach-before: recorded -240, ruled 120" \
    '{"seat":"M","event":"show","cards":"CJ"}' "F concede"
grand 1 '{"score":-240}' "end.offer: recorded -240, ruled 120" "F show" "M show" "M consent" "R consent"
grand 1 '{"score":-240}' "record.order: ruled not at this point of the deal|breaks off" "M consent"
grand 1 '{"score":-240}' "record.order: ruled not at this point of the deal|breaks off" "F show" "F consent"
grand 1 '{"score":-240}' \
    "record.order: ruled not at this point of the deal|end.breach-before: recorded -240, ruled 120" \
    "M show" "R consent"
grand 1 '{"score":-240}' \
    "record.order: ruled not at this point of the deal|end.breach-before: recorded -240, ruled 120" \
    "M show" "F consent"
grand 1 '{"score":-240}' "record.order: ruled the deal is over" "F concede" "F consent"
grand 0 '{"score":-240}' "" "F concede" "M object" "R object"
grand 1 '{"score":-240}' \
    "record.order: ruled not at this point of the deal|end.concede-defender: recorded -240, ruled 120" \
    "M concede" "R object"
grand 1 '{"score":-240}' "record.order: ruled the deal is over" "F concede" "M throw"
grand 0 '{"score":120}' "" "M concede" "M show"
grand 0 '{"score":120}' "" "M concede" "M throw"
grand 0 '{"score":120}' "" "F show" "M concede" "R concede"
grand 0 '{"score":120}' "" "F show" "M concede"
# end.concede-defender: that the cards were played on does not say that the soloist demanded it.
grand 0 '{"score":120}' "" "M concede" "F CJ"
grand 1 '{"score":144}' "value.product: recorded 144, ruled 120" "M concede" "F CJ" "M C9" "R S7" "F SJ"

# ------------------------------------------------------------------------------
# Other codes, wrong figures, contra, house rules.
more=',"code":"isko1999"' option=--code=isko1999
grand 1 '{"score":-240}' "record.order: ruled not at this point of the deal" "F show" "M consent"
more=',"code":"altenburg1937"' option=--code=altenburg1937
grand 1 '{"score":-240}' "record.order: ruled not at this point of the deal|value.product: recorded -240, ruled -336" \
    "F show" "M consent"
grand 1 '{"score":120}' "level.win: recorded 120, ruled -336" "F show" "M concede" "R concede"
grand 1 '{"score":120}' "record.order: ruled not at this point of the deal|breaks off" "F CJ" "M C9" "F play-on"
grand 1 '{"score":-240}' "announce.change: ruled a game of higher value|breaks off" "F announce clubs"
grand 1 '{"score":-240}' "announce.soloist: ruled forehand is soloist|breaks off" "M announce clubs"
grand 1 '{"score":-240}' "announce.change: ruled not at this point of the deal|breaks off" "F CJ" "F announce grand"
judged 0 '{"score":-240}' "" "F soloist 18" "F take" "F announce clubs" "F discard CA D7" "F announce grand" \
    "F concede"
judged 1 '{"score":-240}' "end.absent: recorded -240, ruled -144" "F soloist 18" "F announce clubs" \
    "F announce grand" "F concede"
judged 1 '{"score":-240}' "announce.required: ruled no game is announced" "F soloist 18" "F take" "F CJ"
judged 1 '{"score":-240}' "announce.required: ruled no game is announced" "F soloist 18" "F take" "M D8"
more='' option=--code=isko2022
judged 1 '{"score":-240}' \
    "announce.final: ruled not at this point of the deal|end.concede-soloist: recorded -240, ruled -168" \
    "F soloist 18" "F announce clubs hand" "F announce grand hand" "F concede"
judged 1 '{"score":-240}' \
    "auction.end: ruled the auction is not over|announce.final: ruled not at this point of the deal|end.concede-soloist: recorded -240, ruled -168" \
    "F announce clubs hand" "F announce grand hand" "F concede"
judged 1 '{"score":-240}' "announce.final: ruled not at this point of the deal" "F soloist 18" "F take" \
    "F announce grand" "F announce clubs" "F discard CA D7" "F concede"
grand 1 '{"soloist":7,"score":-240}' "auction.soloist: recorded 7, ruled forehand" "F concede"
grand 1 '{"soloist":-5,"score":-240}' "auction.soloist: recorded -5, ruled forehand" "F concede"
grand 1 '{"score":-240,"matadors":0}' "matadors.limit: recorded 0, ruled 4" "F concede"
grand 1 '{"score":-240,"matadors":5}' "matadors.limit: recorded 5, ruled 4" "F concede"
grand 1 '{"score":-240,"matadors":-5}' "matadors.limit: recorded -5, ruled 4" "F concede"
grand 1 '{"score":-241}' "end.concede-soloist: recorded -241, ruled -240" "F concede"
grand 1 '{"score":-216}' "end.concede-soloist: recorded -216, ruled -240" "F concede"
grand 1 '{"score":-192}' "value.game: recorded -192, ruled -240" "F concede"
grand 1 '{"score":-336}' "end.concede-soloist: recorded -336, ruled -240" "F concede"
grand 1 '"passed-in"' "auction.passed-in: recorded passed, ruled forehand plays at 18" "F concede"
grand 0 '"passed-in"' "undecided: record.hidden" "F CJ" "M ??"
grand 1 '"passed-in"' "auction.passed-in: recorded passed, ruled forehand plays at 18" "M concede"
judged 1 '{"score":-46,"matadors":2}' "matadors.run: recorded 2, ruled 0" "F soloist 18" "F take" \
    "F announce null" "F discard CA D7" "F concede"
# With 4, game, hand, and four more for schwarz announced and missed: 10 times 24, lost 480. If whole levels are missing,
# value.announced-missed explains it; other scores are just wrong.
judged 1 '{"score":-240}' "value.lost-double: recorded -240, ruled -480" "F soloist 18" "$schwarz" "F concede"
for score in -192 -288 -336 -384 -432; do
  judged 1 "{\"score\":$score}" "value.announced-missed: recorded $score, ruled -480" "F soloist 18" "$schwarz" "F concede"
done
judged 1 '{"score":-24}' "end.concede-soloist: recorded -24, ruled -480" "F soloist 18" "$schwarz" "F concede"
more=',"options":["contra"]'
grand 0 '{"score":-480}' "" "M contra" "F concede"
for score in -240 -960 -1920; do
  grand 1 "{\"score\":$score}" "home.contra: recorded $score, ruled -480" "M contra" "F concede"
done
for score in -479 -120 -481 240 -432; do
  grand 1 "{\"score\":$score}" "end.concede-soloist: recorded $score, ruled -480" "M contra" "F concede"
done
grand 0 '{"score":240}' "" "M contra" "M concede"
for score in 480 120; do
  grand 1 "{\"score\":$score}" "home.contra: recorded $score, ruled 240" "M contra" "M concede"
done
for score in 200 144; do
  grand 1 "{\"score\":$score}" "end.concede-defender: recorded $score, ruled 240" "M contra" "M concede"
done
more=
judged 0 null "convention: home.ramsch: ruled a house rule, not in the code|no result" \
    '{"event":"house-rule","clause":"home.ramsch"}'
judged 0 null "convention: home.ramsch: ruled a house rule, not in the code|no result" "F soloist 18" \
    '{"event":"house-rule","clause":"home.ramsch"}'
judged 0 null "convention: home.push: ruled a house rule, not in the code|no result" \
    '{"event":"house-rule","clause":"home.push"}'
judged 0 '"passed-in"' "convention: home.bock: ruled a house rule, not in the code" \
    '{"event":"house-rule","clause":"home.bock"}'
more=',"options":["ramsch"]'
judged 0 null "undecided: home.ramsch: ruled the house rule is in force, but the record does not say how it was played|no result" "M bid 18" \
    '{"event":"house-rule","clause":"home.ramsch"}'
judged 0 null "undecided: home.ramsch: ruled the house rule is in force, but the record does not say how it was played|no result" "F soloist 18" \
    '{"event":"house-rule","clause":"home.ramsch"}'
judged 0 null "undecided: home.ramsch-skat: ruled the house rule is in force, but the record does not say how it was played|no result" \
    '{"event":"house-rule","clause":"home.ramsch-skat"}'
judged 0 null "undecided: record.hidden|no result" '{"event":"house-rule","clause":"home.ramsch"}' "F ??"
judged 0 null "undecided: home.ramsch: ruled no clause ends a ramsch before its last card|no result" \
    '{"event":"house-rule","clause":"home.ramsch"}' "F CJ" "F left"
judged 0 null "undecided: home.ramsch: ruled no clause ends a ramsch before its last card|no result" \
    '{"event":"house-rule","clause":"home.ramsch"}' "F CJ" "F timeout"
judged 0 null "undecided: home.ramsch: ruled no clause ends a ramsch before its last card|no result" \
    '{"event":"house-rule","clause":"home.ramsch"}' '{"event":"misdeal","kind":"skat-taken","seat":"F","cards":"CA D7"}'
judged 1 '"passed-in"' "home.ramsch: ruled a ramsch" '{"event":"house-rule","clause":"home.ramsch"}' "F CJ"

# ------------------------------------------------------------------------------
# Revolution, ramsch, penalties, records that break off.
more=',"options":["revolution"]'
judged 1 null \
    "home.revolution-exchange: ruled only by a defender in a revolution, before the lead|no result|breaks off" \
    "F soloist 18" "$revolution" "F CK" '{"seat":"M","event":"exchange","cards":"C9","gets":"S7"}'
judged 1 null \
    "home.revolution-exchange: ruled only by a defender in a revolution, before the lead|no result|breaks off" \
    "F soloist 18" "$revolution" '{"seat":"F","event":"exchange","cards":"C9","gets":"S7"}'
judged 0 null "no result|breaks off" "F soloist 18" "$revolution" \
    '{"seat":"M","event":"exchange","cards":"C9","gets":"S7"}'
judged 1 null \
    "home.revolution-exchange: ruled only by a defender in a revolution, before the lead|no result|breaks off" \
    "F soloist 18" "F announce null hand" '{"seat":"M","event":"exchange","cards":"C9","gets":"S7"}'
more=',"options":["pushed-ramsch","ramsch"]'
judged 0 null "no result|undecided: home.pushed-ramsch: ruled the play breaks off" \
    '{"seat":"F","event":"push","cards":"CA D7"}' '{"seat":"M","event":"push","cards":"CA D7"}' \
    '{"seat":"R","event":"push","cards":"CA D7"}'
judged 0 null "undecided: record.hidden|no result" '{"seat":"F","event":"push","cards":"CA D7"}' \
    '{"seat":"M","event":"push","cards":"?? ??"}'
judged 1 null "home.push: ruled two of his twelve cards, or a refusal|no result" \
    '{"seat":"F","event":"push","cards":"CA D7"}' "F CJ"
more=',"options":["ramsch"]'
judged 0 null "undecided: home.ramsch: ruled no clause ends a ramsch before its last card|no result" "M pass" \
    "R pass" "F pass" "F concede"
judged 0 null "no result|undecided: home.ramsch: ruled the play breaks off" "M pass" "R pass" "F pass" "F CJ" \
    "M S8" "R DQ"
more=',"conventions":"xskat"'
judged 0 '{"score":-336}' "breaks off" "F soloist 18" "$schneider" "F C8" "M C7" "R CT" "R HT" "F H9" "M HA" \
    "M DT" "R DQ" "F DK"
judged 0 null "no result|breaks off" "F soloist 18" "$schneider" "F C8" "M C7" "R CT" "R HT" "F H9" "M HA" "M DT" \
    "R DQ" "F DK"
judged 1 '{"score":-336}' "value.announced-missed: recorded -336, ruled -384" "F soloist 18" "$schneider" \
    "F concede"
judged 1 '{"score":-168}' "end.forced-level: recorded -168, ruled 192" "F soloist 18" "$schneider" "M concede"
grand 0 '{"score":168}' "breaks off" "F show"
grand 0 '{"score":120}' "" "M concede" "F CJ" "R concede"
more=',"conventions":"iss"'
grand 0 '{"score":168}' "breaks off" "M show" "F CJ" "M DT" "R ST"
grand 0 '{"score":120}' "breaks off" "M concede" "F CJ"
grand 0 '{"score":168}' "convention: end.offer: recorded 168, ruled 120" "F show" "M concede" "R concede"
grand 0 '{"score":120}' "" "F show" "M concede" "R concede"
grand 0 '{"score":-240}' "" "F concede"
grand 1 '{"score":-240}' "play.held: ruled the player does not hold it" "F CJ" "M S8" "R DQ" "F DJ" "M S9" "R H8" \
    "F concede"
grand 1 '{"score":-288}' \
    "play.held: ruled the player does not hold it|convention: end.concede-soloist: recorded -288, ruled -240" \
    "F CJ" "M S8" "R DQ" "F DJ" "M S9" "R H8" "F concede" "M consent"
judged 0 '{"score":-480}' "" "F soloist 18" "$schwarz" "F concede"
judged 1 '{"score":-480,"schneider":true,"schwarz":true}' \
    "level.schneider: recorded 1, ruled 0|level.schwarz: recorded 1, ruled 0" \
    "F soloist 18" "$schwarz" "F concede"
judged 1 '{"score":-46,"schwarz":true,"schneider":true}' \
    "level.schneider: recorded 1, ruled 0|level.schwarz: recorded 1, ruled 0" \
    "F soloist 18" "F take" "F announce null" "F discard CA D7" "F concede"
judged 1 '{"score":0}' \
    "convention: skat.discard: recorded 0, ruled no valid contract, nothing to score|skat.discard: recorded 0, ruled -240" \
    "F soloist 18" "F take" "F announce grand" "F left"
judged 1 '{"score":0}' \
    "convention: skat.discard: recorded 0, ruled no valid contract, nothing to score|skat.discard: recorded 0, ruled -240" \
    "F soloist 18" "F take" "F announce grand" "F timeout"
judged 0 '{"score":0}' "convention: skat.discard: recorded 0, ruled no valid contract, nothing to score" \
    "F soloist 18" "F take" "F announce grand" "M timeout"
judged 1 '{"score":0}' \
    "convention: skat.discard: recorded 0, ruled no valid contract, nothing to score|skat.discard: recorded 0, ruled -46" \
    "F soloist 18" "F take" "F announce null" "F timeout"
judged 0 '{"soloist":"F","score":0,"penalty_forehand":0,"penalty_middlehand":1,"penalty_rearhand":1}' \
    "convention: end.absent: ruled no game, nothing to score" \
    "F soloist 18" "F take" "M left"
judged 0 '{"soloist":null,"score":0,"penalty_middlehand":1}' "convention: end.absent: ruled no game, nothing to score" \
    "M left"
more=
grand 0 '{"score":120}' "breaks off" "M took"
grand 0 '{"score":-240}' "" "F CJ" "M took" "F concede"
grand 0 '{"score":-240}' "" "F CJ" "M S8" "R DQ" "F took" "F concede"
grand 1 '{"score":-240}' "trick.winner: ruled forehand" "F CJ" "M S8" "R DQ" "M took" "F concede"
judged 1 '"passed-in"' "auction.passed-in: recorded passed, ruled broken off" "F soloist 18" "F take" "M left"
judged 0 '"passed-in"' "no game" "F soloist 18" "F take"
judged 0 null "no result|undecided: skat.discard: ruled no cards are put away" "F soloist 18" "F take" \
    "F announce grand"
judged 0 null "no result|undecided: auction.end: ruled the auction breaks off" "M bid 18"
judged 1 null "auction.lowest: ruled 18 or more|no result|no game" "F soloist 17"
judged 1 null "auction.values: ruled a game value|no result|no game" "F soloist 19"
more=',"code":"isko1999"' option=--code=isko1999
judged 1 '{"score":-240}' "end.forced-level: recorded -240, ruled 192" "F soloist 18" "$schneider" "F CJ" "M show"
# end.early-lead: since 1999 it is the cheapest game (incidents.sh); before, no clause says what it costs.
early='announce.required: ruled no game is announced|no result'
judged 1 null "$early|middlehand is soloist at 18, no game is announced, lost, -100" "M bid 18" "F pass" "R pass" "M take" "M H7"
more=',"code":"altenburg1937"' option=--code=altenburg1937
judged 1 null "$early" "M bid 18" "F pass" "R pass" "M take" "M H7"

# ------------------------------------------------------------------------------
# Games that end early, with the level that was announced.
more=',"conventions":"iss"' option=--code=isko2022
judged 1 '{"score":-384}' \
    "convention: end.schneider: recorded -384, ruled -432|value.own-schwarz: recorded -384, ruled -432" \
    "F soloist 18" "$schneider" "F C8" "M C7" "R CT" "R HT" "F H9" "M HA" "M DT" "R DQ" "F DK"
judged 0 '{"score":-384}' "breaks off" "F soloist 18" "$schneider" "F C8" "M C7" "R CT" "R HT" "F H9" "M HA" \
    "M S8"
judged 1 '{"score":-384}' \
    "convention: end.schneider: recorded -384, ruled -432|value.own-schwarz: recorded -384, ruled -432" \
    "F soloist 18" "$schneider" "F C8" "M C7" "R CT" "R HT" "F H9" "M HA"
judged 0 '{"score":-384}' "" "F soloist 18" "$schneider" "F C8" "M C7" "R CT" "R HT" "F H9" "M HA" "M DT" "R DQ" \
    "F DK" "F concede"
judged 1 '{"score":-384}' \
    "convention: end.schneider: recorded -384, ruled -432|value.own-schwarz: recorded -384, ruled -432" \
    "F soloist 18" "$schneider" "F C8" "M C7" "R CT" "R HT" "F H9" "M HA" "M DT" "R DQ" "F DK" "F show"
judged 1 '{"score":-480}' "record.order: ruled the deal is over" "F soloist 18" "$schwarz" "F C8" "M C7" "R CT" \
    "F concede"
judged 1 '{"score":-480,"schwarz":true}' "level.schwarz: recorded 1, ruled 0" "F soloist 18" "$schwarz" "F CJ" \
    "M S8" "R DQ" "F concede"
judged 1 '{"score":192,"schwarz":true}' "level.schwarz: recorded 1, ruled 0" "F soloist 18" "$schneider" \
    "M concede" "R concede"
more=
judged 0 '{"score":-480}' "" "F soloist 18" "$schwarz" "F C8" "M C7" "R CT"
judged 1 '{"score":-480}' "record.order: ruled the deal is over" "F soloist 18" "$schwarz" "F C8" "M C7" "R CT" \
    "M concede"
judged 1 '{"score":-480}' "end.schwarz: ruled the deal is over" "F soloist 18" "$schwarz" "F C8" "M C7" "R CT" \
    "F CJ" "R CJ"
judged 1 '"passed-in"' \
    "play.turn: ruled forehand's turn|end.null: ruled the deal is over|auction.passed-in: recorded passed, ruled forehand plays at 18" \
    "F soloist 18" "F take" "F announce null" "F discard CA D7" "F C8" "M C7" "R CT" "R CQ" "M C9" "F CK" "F CJ"
more=',"conventions":"iss"'
judged 0 '{"score":-384}' "convention: end.schneider: recorded -384, ruled -384" "F soloist 18" "$schneider" \
    "F CJ" "M S8" "R DQ" "F C8" "M C7" "R CT" "R HT" "F H9" "M HA"
judged 0 '{"score":-384}' "convention: end.schneider: recorded -384, ruled -384" "F soloist 18" "$schneider" \
    "F CJ" "M S8" "R DQ" "F C8" "M C7" "R CT" "R HT" "F H9" "M HA" "F show"
judged 0 '{"score":-384}' "" "F soloist 18" "$schneider" "F CJ" "M S8" "R DQ" "F C8" "M C7" "R CT" \
    "R HT" "F H9" "M HA" "M H7"
# Who gets the rest matters for the card points alone: 16 to 89, and 1 to 8 tricks; the defenders have 31.
for result in '"points":16,"tricks":1' '"points":89,"tricks":8'; do
  judged 0 "{\"score\":-384,$result}" "" "F soloist 18" "$schneider" "F CJ" "M S8" "R DQ" "F C8" "M C7" "R CT" \
    "R HT" "F H9" "M HA" "M H7"
done
judged 1 '{"score":-384,"points":90}' "trick.points: recorded 90, ruled 16" "F soloist 18" "$schneider" "F CJ" "M S8" "R DQ" "F C8" "M C7" "R CT" \
    "R HT" "F H9" "M HA" "M H7"
judged 1 '{"score":-384,"tricks":9}' "trick.winner: recorded 9, ruled 1" "F soloist 18" "$schneider" "F CJ" "M S8" "R DQ" "F C8" "M C7" "R CT" \
    "R HT" "F H9" "M HA" "M H7"
judged 1 '{"score":-336}' "value.announced-missed: recorded -336, ruled -384" "F soloist 18" "$schneider" "F CJ" "M S8" "R DQ" "F C8" "M C7" "R CT" \
    "R HT" "F H9" "M HA" "M H7"
judged 0 '{"score":-384}' "convention: end.concede-soloist: recorded -384, ruled -384" "F soloist 18" "$schneider" \
    "F CJ" "M S8" "R DQ" "F C8" "M C7" "R CT" "R HT" "F H9" "M HA" "F concede"

# ------------------------------------------------------------------------------
# Rare endings, and deals that are not sound.
more=
judged 0 null "convention: home.other: ruled a house rule, not in the code|no result" \
    '{"event":"house-rule","clause":"home.contra-talk"}'
for score in -264 -312 -360 -408 -456; do
  judged 1 "{\"score\":$score}" "value.product: recorded $score, ruled -480" "F soloist 18" "$schwarz" "F C8" "M C7" "R CT"
done
for score in -288 -336 -384 -432; do
  judged 1 "{\"score\":$score}" "value.announced-missed: recorded $score, ruled -480" "F soloist 18" "$schwarz" "F C8" "M C7" "R CT"
done
judged 1 '{"score":-46}' "end.open-play: recorded -46, ruled 23, which the sources leave open" "F soloist 18" \
    "F take" "F announce null" "F discard CA D7" '{"seat":"M","event":"show","leaves":1}' "F CK" "M C9" "R CT"
grand 0 '{"score":120}' "" "F show" "M consent" "R consent" "M consent"
grand 1 '{"score":120}' "trick.complete" "F CJ" "M DT" \
    '{"seat":"R","event":"breach","clause":"trick.complete","cards":"ST"}'
grand 0 '{"score":120}' "undecided: trick.complete" "F CJ" "M breach trick.complete" "M show"
# A card is in the pack twice, so that nothing is ruled on the wrong lead; it is taken back all the same.
deal=${whole%ST DQ*}'ST ST","skat":"CA D7"'
grand 1 null "pack.cards: ruled 32 different cards|play.lead: ruled forehand's turn|no result|breaks off" "F CJ" "M D8" "R S7" \
    "M H7" "F play-on" "F HQ"
deal=$whole
grand 0 '{"score":120}' "undecided: record.hidden" "M concede" "F ??"
grand 0 '{"score":120}' "" "F CJ" "M DT" "R ST" "F DJ" "F took" "M concede"
grand 1 '{"score":-240}' "trick.closed|undecided: record.hidden" "F breach trick.closed" "M ??"
judged 0 '{"score":-240}' "" "F soloist 18" "F take" \
    '{"seat":"F","event":"announce","game":"grand","discard":"CA D7","shown":"CJ SJ HJ DJ DA CK HQ H9 DK C8"}' \
    "F concede"
judged 1 null "deal.objection: ruled dealt again by the same dealer; a cut is cut again|no result" \
    '{"event":"misdeal","kind":"dealing","remedy":"skat-drawn"}' "M pass" "R pass" "F pass"
more=',"options":["revolution"]'
judged 1 null \
    "home.revolution-exchange: ruled only by a defender in a revolution, before the lead|no result|breaks off" \
    "F soloist 18" "$revolution" "F H9" '{"seat":"M","event":"exchange","cards":"C9","gets":"S7"}'
more=',"conventions":"iss"'
judged 1 '{"score":-480,"schwarz":true}' "level.schwarz: recorded 1, ruled 0" "F soloist 18" "$schwarz" "F C8" \
    "M C7" "R CT"
judged 0 '{"score":-480,"schwarz":false}' "" "F soloist 18" "$schwarz" "F C8" "M C7" "R CT"
grand 0 '{"score":-240}' "convention: end.concede-soloist: recorded -240, ruled -240" "F CJ" "M DT" "R ST" "F HQ" \
    "M H7" "R HT" "R DQ" "F concede"
grand 1 '{"score":-241}' \
    "convention: end.concede-soloist: recorded -241, ruled -240|value.product: recorded -241, ruled -240" \
    "F CJ" "M DT" "R ST" "F HQ" "M H7" "R HT" "R DQ" "F concede"
judged 0 '{"score":0}' "convention: skat.discard: recorded 0, ruled no valid contract, nothing to score" \
    "F soloist 24" "F take" "F announce null" "F left"
more=',"conventions":"iss","code":"altenburg1937"' option=--code=altenburg1937
grand 0 '{"score":-240}' "convention: end.absent: recorded -240, ruled -240" "F concede"
more=',"code":"altenburg1937"'
grand 1 '{"score":120}' "play.follow: ruled one of D9 D8|breaks off" "F CJ" "M DT" "R ST" "F DA" "M C9" "R DQ" \
    "F play-on"
grand 1 '{"score":120}' "play.follow: ruled one of D9 D8|record.order: ruled not at this point of the deal" \
    "F CJ" "M DT" "R ST" "F DA" "M C9" "R DQ" "F SJ" "F play-on"
grand 1 '{"score":120}' "play.follow: ruled one of D9 D8|record.order: ruled not at this point of the deal" \
    "F CJ" "M DT" "R ST" "F DA" "M C9" "R DQ" "F SJ" "M D9" "R CQ" "F play-on"
grand 1 '{"score":120}' "play.follow: ruled one of D9 D8|record.order: ruled not at this point of the deal" \
    "F CJ" "M DT" "R ST" "F DA" "M C9" "R DQ" "F SJ" "M D9" "R CQ" "F HJ" "F play-on"
# end.play-on is not in force in this code: a game that a breach has ended stays ended, unless it was a wrong card.
judged 1 '{"score":-144}' "skat.unseen|record.order: ruled not at this point of the deal" "F soloist 18" \
    "F announce grand hand" "F breach skat.unseen" "M play-on"
judged 1 '{"score":-144}' "skat.unseen|record.order: ruled not at this point of the deal|skat.unseen: recorded -144, ruled 144" \
    "F soloist 18" "F announce grand hand" "M breach skat.unseen" "F play-on"
grand 1 '{"score":120}' "record.order: ruled not at this point of the deal" "M concede" "F play-on"
option=--code=isko2022
more='' deal=$uneven
judged 1 '{"score":120}' "deal.hands: ruled ten cards each, two in the skat|undecided: trick.complete|breaks off" \
    "F soloist 18" "F take" "F announce grand" "F discard CA D7" "F CJ" "M breach trick.complete"
judged 1 '{"score":120}' \
    "deal.hands: ruled ten cards each, two in the skat|undecided: end.own-cards-decide|breaks off" \
    "F soloist 18" "F take" "F announce grand" "F discard CA D7" "F CJ" "M breach end.own-cards-decide"
judged 1 '{"score":120}' "deal.hands: ruled ten cards each, two in the skat|undecided: end.skat-shown|breaks off" \
    "F soloist 18" "F take" "F announce grand" "F discard CA D7" "F CJ" "M breach end.skat-shown"
judged 1 '{"score":120}' "deal.hands: ruled ten cards each, two in the skat|breaks off" "F soloist 18" "F take" \
    "F announce grand" "F discard CA D7" "F CJ" "M breach end.betrayal"
judged 1 '{"score":120}' "deal.hands: ruled ten cards each, two in the skat" "F soloist 18" "F take" \
    "F announce grand" "F discard CA D7" "M concede"
judged 1 '"passed-in"' \
    "deal.hands: ruled ten cards each, two in the skat|deal.objection: ruled dealt again by the same dealer; a cut is cut again" \
    '{"event":"misdeal","kind":"dealing","remedy":"none"}' "M pass" "R pass" "F pass"
judged 1 '"passed-in"' "deal.hands: ruled ten cards each, two in the skat|deal.skat-taken" \
    '{"event":"misdeal","kind":"skat-taken","seat":"R","cards":"S7 S9"}' "M pass" "F pass"
deal=$three
judged 0 '"passed-in"' "" '{"event":"misdeal","kind":"count","remedy":"card-given","cards":"CJ"}' "M pass" \
    "R pass" "F pass"
judged 0 '"passed-in"' "" '{"event":"misdeal","kind":"count","remedy":"card-given","cards":"S8"}' "M pass" \
    "R pass" "F pass"
deal=$unseen
judged 0 '"passed-in"' "" '{"event":"misdeal","kind":"count","remedy":"card-given","cards":"S8"}' "M pass" \
    "R pass" "F pass"
deal=$skat_unseen
judged 0 null "no result" "F soloist 18" '{"event":"misdeal","kind":"count","found":"play"}'

# ------------------------------------------------------------------------------
# The ruling on a wrong call, contra or exchange says what would be right.
more='' deal=$whole
judged 1 null "auction.lowest: ruled 18 or pass|no result|undecided: auction.end: ruled the auction breaks off" \
    "M bid 17"
judged 1 null "auction.answer: ruled a bid or pass|no result|undecided: auction.end: ruled the auction breaks off" \
    "M hold"
judged 1 null "auction.raise: ruled a game value of 20 or more|no result|undecided: auction.end: ruled the auction breaks off" \
    "M bid 18" "F hold" "M bid 18"
# Grand with 4, ouvert: 264 is the highest value.
judged 1 null \
    "auction.raise: ruled pass, as there is no higher game value|no result|undecided: auction.end: ruled the auction breaks off" \
    "M bid 264" "F hold" "M bid 264"
judged 1 null "skat.take: ruled the skat can be taken up only once|no result|no game" \
    "F soloist 18" "F take" "F take"
more=',"options":["contra"]'
judged 1 null "home.contra-call: ruled only after the announcement|no result|no game" "F soloist 18" "M contra"
grand 1 null "home.contra-call: ruled contra by a defender, then re by the soloist, then sup|no result|breaks off" \
    "F contra"
grand 1 null "home.contra-time: ruled contra before his first card, re and sup before the next card|no result|breaks off" \
    "F CJ" "M D8" "M contra"
grand 0 null "no result|breaks off" "F CJ" "M contra"
more=',"options":["revolution"]'
judged 1 null \
    "home.revolution-exchange: ruled each gives as many of his own cards as he gets|no result|breaks off" \
    "F soloist 18" "$revolution" '{"seat":"M","event":"exchange","cards":"C9 SQ","gets":"S7"}'
judged 1 null \
    "home.revolution-exchange: ruled each gives as many of his own cards as he gets|no result|breaks off" \
    "F soloist 18" "$revolution" '{"seat":"M","event":"exchange","cards":"S9","gets":"S7"}'

# ------------------------------------------------------------------------------
# A ramsch in which two or three players have the same number of card points.
more=',"options":["ramsch"]'
deal='"F":"CK HK CA HT CQ SA C7 DA H9 SJ","M":"C8 S8 SK HJ H7 CT DT D7 H8 S9","R":"C9 DQ HQ SQ DJ S7 ST CJ DK HA","skat":"D8 D9"'
IFS=,
tie() { # STATUS RESULT SAID: forehand and middlehand have 41, rearhand 38
  play='M pass,R pass,F pass,F CQ,M C8,R C9,F SJ,M HJ,R DJ,F HK,M H7,R HA,R DQ,F DA,M D7,F CK,M CT,R HQ,M SK,R S7,F SA'
  # shellcheck disable=SC2086 # words
  judged "$@" $play "F C7" "M S9" "R SQ" "F H9" "M H8" "R CJ" "R DK" "F HT" "M DT" "M S8" "R ST" "F CA"
}
tie 0 '{"soloist":"F","outcome":"loss"}' ''
tie 0 '{"soloist":"R","outcome":"win"}' ''
tie 1 '{"soloist":"M","outcome":"win"}' 'home.ramsch-tie: recorded middlehand, ruled rearhand'
deal='"F":"CJ S8 DA DT C8 S9 C7 H8 DQ CT","M":"SA HA CQ HT D7 C9 ST HJ S7 CA","R":"DK SJ D9 CK DJ D8 SK HK HQ SQ","skat":"H9 H7"'
forty() { # STATUS RESULT SAID: each has 40
  play='M pass,R pass,F pass,F C7,M CQ,R CK,R SJ,F CJ,M HJ,F DQ,M D7,R DK,R SQ,F S9,M SA,M CA,R D9,F C8,M C9,R SK,F CT'
  # shellcheck disable=SC2086 # words
  judged "$@" $play "F DT" "M HT" "R D8" "F H8" "M HA" "R HK" "M S7" "R DJ" "F S8" "R HQ" "F DA" "M ST"
}
forty 0 '{"soloist":"F","outcome":"loss","points":40}' ''
more=',"options":["ramsch","home.ramsch-tie-all"]'
forty 1 '{"soloist":"F","outcome":"loss","points":40}' 'home.ramsch-tie-all: recorded forehand, ruled nobody'
forty 1 '{"score_forehand":0,"score_middlehand":0,"score_rearhand":-40}' 'home.ramsch-tie-all: recorded -40, ruled 0'

# ------------------------------------------------------------------------------
# One defender gives up in answer to shown cards, and the play goes on: the score is that of the play, and the finding names
# the convention of the source.
deal=$whole more=',"conventions":"iss"'
rest() { # STATUS RESULT SAID: after the first trick; forehand makes 67 in all
  play='F HQ,M H7,R HT,R DQ,F DA,M D9,F HJ,M D8,R CQ,F DJ,M SQ,R H8,F DK,M S8,R HK,F H9,M HA,R S7,M SA,R SK,F CK'
  # shellcheck disable=SC2086 # words
  grand "$@" "F CJ" "M DT" "R ST" "F show" "M concede" $play "M C9" "R CT" "F C8" "R S9" "F SJ" "M C7"
}
rest 0 '{"score":120}' 'convention: end.offer: recorded 120, ruled 120'
rest 1 '{"score":144}' 'convention: end.offer: recorded 144, ruled 120|value.product: recorded 144, ruled 120'
grand 0 '{"score":-240}' '' "F CJ" "M DT" "R ST" "F HQ" "M H7" "R HT" "R DQ" "F concede" "M consent"
judged 0 '{"score":-384}' '' "F soloist 18" "$schneider" "F CJ" "M S8" "R DQ" "F show" "M concede" "F C8" "M C7" "R CT" \
  "R HT" "F H9" "M HA"

# Before 1999 any exposed card has the deal dealt again, whoever's fault it is.
more=',"code":"altenburg1937"' option=--code=altenburg1937
judged 1 '"passed-in"' 'record.order: ruled the deal is over|deal.exposed-any: recorded passed, ruled dealt again, nothing to score' \
  '{"event":"misdeal","kind":"exposed"}' "M pass" "R pass" "F pass"

# ------------------------------------------------------------------------------
# Cards put away hidden. Until all are played nobody knows what the soloist holds, and none of his cards is held against
# him: record.hidden. Forehand takes the jack of hearts with 2 card points, the king of clubs 7, the jack of clubs over the
# ace of spades 13, the jack of spades 13, the jack of diamonds 12, the king of diamonds 14: 61, and the eight of clubs and
# the nine of hearts put away count nothing. The ace of clubs and the seven of diamonds, which he found, count 11.
deal=$whole more='' option=--code=isko2022
sixty_one='F HJ,M S8,R S9,F CK,M C9,R CQ,F D7,M DT,R DQ,M SA,R S7,F CJ,F HQ,M H7,R HK,R SK,F CA,M SQ,R ST,F DA,M C7,R H8,F SJ,M HA,F DJ,M D8,R HT,F DK,M D9'
put_away() { # STATUS RESULT SAID CARDS LAST: the cards put away, and the last card of the game
  st=$1 re=$2 sa=$3 cards=$4
  # shellcheck disable=SC2086 # words
  judged "$st" "$re" "$sa" "F soloist 18" "F take" "F announce grand" "F discard $cards" $sixty_one "$5"
}
put_away 0 '{"score":120,"points":61}' '' '?? ??' 'R CT'
put_away 1 '{"score":120,"points":72}' 'trick.points: recorded 72, ruled 61' '?? ??' 'R CT'
put_away 0 '{"score":120,"points":61}' '' 'C8 ??' 'R CT'
put_away 0 '{"score":120,"points":61}' 'undecided: record.hidden' 'CK ??' 'R CT'
# skat.wrong-number: three cards are a lost game, whichever they are. 5 times 24, doubled.
put_away 1 '{"score":-240}' 'skat.discard: ruled two cards' '?? ?? ??' 'R CT'
judged 0 '{"score":-240}' 'undecided: record.hidden' "F soloist 18" "F take" "F announce grand" "F discard ?? ??" \
  "F CA" "M C9" "R CT" "F concede"

# Hidden hands that thirty cards show, with the skat: not if one of them was played twice.
hidden='?? ?? ?? ?? ?? ?? ?? ?? ?? ??'
deal="\"F\":\"$hidden\",\"M\":\"$hidden\",\"R\":\"$hidden\",\"skat\":\"?? ??\""
put_away 0 '{"score":120,"points":61}' '' 'C8 H9' 'R CT'
put_away 0 '{"score":120,"points":61}' '' '?? ??' 'R CT'
put_away 0 '{"score":120,"points":61}' 'undecided: record.hidden: A hidden card leaves a question open' 'C8 H9' 'R HT'
judged 0 null 'undecided: record.hidden: A hidden card leaves a question open|no result' "F soloist 18" "F take" \
  "F announce grand" "F discard ?? ??" "F CJ"
# Only the skat is hidden: what he found and what he put away need not be the same.
deal=${whole%?CA D7?}'"?? ??"'
# shellcheck disable=SC2086 # words
judged 0 '{"score":120,"points":61}' '' "F soloist 18" "F take" '{"event":"skat","cards":"CA D7"}' "F announce grand" \
  "F discard C8 H9" $sixty_one "R CT"

# ------------------------------------------------------------------------------
# A deal that is not sound: the moves are judged as far as they go, and no figure, since the cards are not known.
wrong='deal.hands: ruled ten cards each, two in the skat'
deal=$uneven
judged 1 '{"score":1}' "$wrong|skat.discard: ruled two cards|breaks off" "F soloist 18" "F take" "F announce grand" \
  "F discard CA D7 CJ"
judged 1 '{"score":1}' "$wrong|announce.required: ruled no game is announced" "M soloist 18" "M D8"
# Nobody knows which hand has a card too few or too many; so there is no finding on a card that a player does not hold.
grand 1 '{"score":1}' "$wrong|undecided: end.open-play|breaks off" '{"seat":"M","event":"show","cards":"CJ"}'
grand 1 '"passed-in"' "$wrong|auction.passed-in: recorded passed, ruled forehand plays at 18" "F concede"
more=',"options":["pushed-ramsch","ramsch"]'
judged 1 null "$wrong|no result" '{"seat":"F","event":"push","cards":"CA D7"}'
# The seven and the eight of clubs twice. Four tricks without a card point, and none put away: the eighteen cards left
# cannot hold 120.
wrong='pack.cards: ruled 32 different cards' more=
deal='"F":"D7 H8 S9 C9 CJ SJ HJ DJ DK DQ","M":"D8 H9 S7 C7 CA CT CK CQ SA ST","R":"D9 H7 S8 C8 SK SQ HA HT HK HQ","skat":"C7 C8"'
judged 1 '{"score":1}' "$wrong" "F soloist 18" "F take" "F announce grand" "F discard C7 C8" "F D7" "M D8" "R D9" "R H7" \
  "F H8" "M H9" "M S7" "R S8" "F S9" "F C9" "M C7" "R C8" "M concede" "R concede"
deal=$whole
grand 1 '"passed-in"' 'auction.passed-in: recorded passed, ruled forehand plays at 18' "F CJ"

# The king of hearts twice: nobody is charged for the ramsch. Then three who have 40 each, and no loser or any one is named.
more=',"options":["ramsch"]'
deal='"F":"CJ S8 DA DT C8 S9 C7 H8 DQ CT","M":"SA HA CQ HT D7 C9 ST HJ S7 CA","R":"DK SJ D9 CK DJ D8 SK HK HQ SQ","skat":"H9 HK"'
forty 1 '{"soloist":"M","outcome":"win","points":77}' "$wrong"
deal=${deal%HK?}'H7"'
forty 1 '{"soloist":null,"outcome":"loss","points":40}' 'home.ramsch-tie: recorded nobody, ruled forehand'
forty 0 '{"soloist":"R","outcome":"loss","points":40}' ''

# ------------------------------------------------------------------------------
# ISS names schneider and schwarz of the soloist himself only if he announced no such level. Grand hand without 4: he has no
# jack, wins no trick in any play, and throws his cards down. 5, hand 6, own schneider 7, own schwarz 8 times 24 = 192, lost
# 384; with schwarz announced 5, hand 6, four for the levels promised, 10 times 24 = 240, lost 480.
more=',"conventions":"iss"'
deal='"F":"C7 C8 C9 S7 S8 S9 H7 H8 D7 D8","M":"CJ SJ CA CT CK SA ST SK HA HT","R":"HJ DJ CQ SQ HK HQ DA DT DK DQ","skat":"H9 D9"'
judged 0 '{"score":-480,"schneider":false,"schwarz":false}' '' "F soloist 18" "$schwarz" "F throw"
judged 1 '{"score":-480,"schneider":true,"schwarz":true}' \
  'level.schneider: recorded 1, ruled 0|level.schwarz: recorded 1, ruled 0' "F soloist 18" "$schwarz" "F throw"
judged 0 '{"score":-384,"schneider":true,"schwarz":true}' '' "F soloist 18" "F announce grand hand" "F throw"
judged 1 '{"score":-384,"schneider":false,"schwarz":false}' \
  'level.schneider: recorded 0, ruled 1|level.schwarz: recorded 0, ruled 1' "F soloist 18" "F announce grand hand" "F throw"

# ------------------------------------------------------------------------------
# end.throw: whether schneider is excluded for the defenders turns on all play of these cards, which were made to be hard:
# tests/rules/hard-hands.txt. The code has no ruling then, and nothing that was booked is wrong.
deal='"F":"C8 CT CK HJ D8 D9 DQ CQ D7 H7","M":"S9 SQ S7 HQ DK SA HA HK HT DT","R":"ST DA S8 H9 CA CJ C9 H8 DJ SK","skat":"C7 SJ"' more=
for score in 72 96 -144; do
  judged 0 "{\"score\":$score}" \
    'undecided: end.throw: ruled it depends on every play of these cards, and the search takes too long|breaks off' \
    "F soloist 18" "F take" "F announce grand" "F discard C7 SJ" "M throw"
done

# ------------------------------------------------------------------------------
# end.play-on: the demand answers a breach. There is none when the soloist lays his cards down, or gathers a trick badly.
deal=$whole more=
grand 1 '{"score":-240}' 'record.order: ruled not at this point of the deal|breaks off' "F show" "M play-on"
grand 1 '{"score":-240}' 'record.order: ruled not at this point of the deal|breaks off' "F breach trick.gathered" "M play-on"
# end.skat-shown: no breach if all tricks are his. Clubs with 11: 14 with schneider and schwarz, times 12 = 168.
deal='"F":"CJ SJ HJ DJ CA CT CK CQ C9 C8","M":"SA ST SK SQ S9 S8 S7 HA HT HK","R":"HQ H9 H8 H7 DA DT DK DQ D9 D8","skat":"C7 D7"'
more=',"code":"isko1999"' option=--code=isko1999
judged 0 '{"score":168}' '' "F soloist 18" "F take" "F announce clubs" "F discard C7 D7" "F breach end.skat-shown"
judged 1 '{"score":144}' 'value.product: recorded 144, ruled 168' "F soloist 18" "F take" "F announce clubs" \
  "F discard C7 D7" "F breach end.skat-shown"
# The cards are exchanged before the lead, home.revolution-exchange; not when the game is over.
deal=$whole more=',"options":["revolution"]' option=--code=isko2022
judged 1 '{"score":-184}' 'home.revolution-exchange: ruled only by a defender in a revolution, before the lead' \
  "F soloist 18" "$revolution" "F concede" '{"seat":"M","event":"exchange","cards":"C9","gets":"S7"}'

# ------------------------------------------------------------------------------
# Rulings that records of other tests reach, too, each by a record of its own.
deal=$whole more=
judged 1 '"passed-in"' 'record.order: ruled the deal is over' "M pass" "R pass" "F pass" "F announce grand hand"
# Another player takes up the skat or announces, and the soloist does not: it counts, so that the play can be judged.
judged 1 null 'skat.take: ruled forehand is soloist|no result|breaks off' "F soloist 18" "R take" "F announce grand" \
  "F discard CA D7" "F CJ"
judged 1 null 'announce.soloist: ruled forehand is soloist|no result|breaks off' "F soloist 18" "R announce grand hand" "F CJ"
# After a card that the player did not hold nobody knows who holds what: a claim is not ruled on.
grand 1 '{"score":1}' 'play.held: ruled the player does not hold it|undecided: end.open-play|breaks off' \
  "F CJ" "M S8" "R DQ" "F DJ" "M S9" "R H8" "M show"
judged 1 '{"score":-92}' 'value.null: recorded -92, ruled -46' "F soloist 18" "F take" "F announce null" "F discard CA D7" \
  "F concede"
# value.overbid-null: the cheapest game of these twelve cards. Hearts with 4 are 5 times 10 = 50, spades 55, diamonds with 5
# are 54, clubs with 5 are 72.
overbid() { # STATUS RESULT SAID
  judged "$@" "F soloist 24" "F take" "F announce null" "F discard CA D7" "F concede"
}
overbid 0 '{"score":-100}' ''
overbid 1 '{"score":-46}' 'value.overbid-null: recorded -46, ruled -100'
grand 1 '{"score":-240,"matadors":-2}' 'matadors.with: recorded -2, ruled 4' "F concede"
grand 1 '{"score":-240,"matadors":2}' 'matadors.run: recorded 2, ruled 4' "F concede"
# home.contra: without the option it changes nothing.
grand 0 null 'no result|breaks off' "F contra"
judged 0 '{"score":-50}' 'convention: home.ramsch: ruled a house rule, not in the code' \
  '{"event":"house-rule","clause":"home.ramsch"}'
more=',"options":["pushed-ramsch","ramsch"]'
judged 1 null 'auction.end: ruled the auction is not over|no result|breaks off' "M pass" "F announce grand hand"
# The same three cards four times: 96 card points and the ace put away are more than four tricks hold, so that there is no
# score.
more=
trick='F DA,M DT,R DQ'
held='play.held: ruled the card has been played|play.held: ruled the card has been played|play.held: ruled the card has been played'
# shellcheck disable=SC2086 # words
grand 1 '{"score":1}' "$held|$held|$held" $trick $trick $trick $trick "F concede"
# A defender gives up before that, and the play goes on: by the code the score stands; nobody knows what a server books that
# counts the play.
# shellcheck disable=SC2086 # words
conceded() { # SAID
  grand 1 '{"score":1}' "$held|$held|$held$1" "M concede" $trick $trick $trick $trick "F concede"
}
conceded '|end.concede-defender: recorded 1, ruled 120'
more=',"conventions":"iss"'
conceded ''
more=
# The last trick with a card played before: forehand has 51 card points in his tricks, ten less than with the ten of clubs.
again() { # STATUS RESULT SAID
  # shellcheck disable=SC2086 # words
  judged "$@" "F soloist 18" "F take" "F announce grand" "F discard C8 H9" $sixty_one "R H8"
}
again 1 '{"score":-240,"points":51}' 'play.held: ruled the card has been played'
again 1 '{"score":120,"points":61}' \
  'play.held: ruled the card has been played|level.win: recorded 120, ruled -240|trick.points: recorded 61, ruled 51'
wrong='deal.hands: ruled ten cards each, two in the skat'
deal=$uneven
judged 1 null "$wrong|no result|no game" "F soloist 18" "F take" '{"event":"skat","cards":"CA S7"}'
judged 1 null "$wrong|no result|breaks off" "F soloist 18" \
  '{"seat":"F","event":"announce","game":"grand","hand":true,"ouvert":true,"shown":"C7 SJ HJ DJ DA CK HQ H9 DK C8"}'
deal="\"F\":\"$hidden\",\"M\":\"$hidden\",\"R\":\"$hidden\",\"skat\":\"?? ??\""
judged 0 null 'undecided: record.hidden: A hidden card leaves a question open|no result' "F soloist 18" \
  "F announce grand hand" "F ??"
# ISS ends a game with schneider announced at 31 card points of the defenders, but no null game; XSkat plays on after the first
# trick of the defenders when schwarz was announced.
deal=$whole more=',"conventions":"iss"'
judged 0 '{"score":-46}' 'breaks off' "F soloist 18" "F take" "F announce null" "F discard CA D7" "F C8" "M C7" "R CT"
grand 0 '{"outcome":"loss"}' 'convention: end.concede-soloist: ruled -240' "F CJ" "M DT" "R ST" "F HQ" "M H7" "R HT" \
  "R DQ" "F concede"
more=',"conventions":"xskat"'
judged 0 '{"score":-480}' '' "F soloist 18" "$schwarz" "F C8" "M C7" "R CT"
judged 0 '{"score":-480}' '' "F soloist 18" "$schwarz" "F C8" "M C7" "R CT" "R HT" "F H9" "M HA"
# value.lost-once: a hand game with 4 is 6 times 24 = 144, and counts once.
more='' option=--code=altenburg1937
judged 1 '{"score":-288}' 'value.lost-once: recorded -288, ruled -144' "F soloist 18" "F announce grand hand" "F concede"

# ------------------------------------------------------------------------------
# Ramsch. Two players have 44 card points each, or 48, and the third is named as the winner. One takes every trick, and wins
# 120 by home.ramsch-every-trick, or is charged by home.ramsch-march. The skat has 21 card points, which go to the loser, home.ramsch-skat, or with the last
# trick, home.ramsch-last-trick: rearhand has 51, forehand 35 with the last trick.
more=',"options":["ramsch"]' option=--code=isko2022
ramsch() { # STATUS RESULT SAID CARDS
  # shellcheck disable=SC2086 # words
  judged "$1" "$2" "$3" "M pass" "R pass" "F pass" $4
}
deal='"F":"D9 H7 CA SQ DJ S7 SA DT DQ CQ","M":"DK HJ C9 HT CJ HA DA CT H8 CK","R":"S9 SK D8 ST HQ C7 S8 HK SJ D7","skat":"C8 H9"'
two='F H7,M HA,R HK,M CJ,R SJ,F DJ,M HJ,R SK,F CQ,M DA,R D7,F DQ,M C9,R C7,F CA,F DT,M DK,R D8,F D9,M CK,R S8,F SQ,M H8,R S9,F S7,M HT,R ST,R HQ,F SA,M CT'
ramsch 0 '{"soloist":"F","outcome":"win"}' '' "$two"
ramsch 0 '{"soloist":"R","outcome":"loss","points":44}' '' "$two"
ramsch 1 '{"soloist":"R","outcome":"win"}' 'home.ramsch-tie: recorded rearhand, ruled forehand' "$two"
deal='"F":"S8 HQ C7 HT CJ ST CT DK DJ CA","M":"SJ HK H7 DQ HJ S7 DT S9 H8 C8","R":"DA D8 CK SK SA SQ C9 HA D7 CQ","skat":"H9 D9"'
two='F DK,M DT,R D7,M SJ,R CQ,F DJ,M HJ,R SK,F CJ,F ST,M S7,R SA,R C9,F C7,M C8,R D8,F S8,M DQ,M H7,R HA,F HQ,R SQ,F HT,M S9,R CK,F CT,M HK,F CA,M H8,R DA'
ramsch 0 '{"soloist":"M","outcome":"win"}' '' "$two"
ramsch 1 '{"soloist":"R","outcome":"win"}' 'home.ramsch-tie: recorded rearhand, ruled middlehand' "$two"
march='"F":"CJ SJ HJ DJ CA CT CK CQ C9 C8","M":"SA ST SK SQ S9 S8 S7 HA HT HK","R":"HQ H9 H8 H7 DA DT DK DQ D9 D8","skat":"C7 D7"'
deal=$march
# A grand of the deal of incidents.sh, in which each player plays a card that follows suit.
won='F CJ,M C9,R S7,F SJ,M SQ,R S9,F HJ,M H7,R HT,F DJ,M HA,R CT,F DA,M D8,R DQ,F CK,M C7,R CQ,F HQ,M DT,R HK,R H8,F H9,M D9,F DK,M SA,R SK,F C8,M S8,R ST'
all='F CJ,M SA,R HQ,F SJ,M ST,R H9,F HJ,M SK,R H8,F DJ,M SQ,R H7,F CA,M S9,R DA,F CT,M S8,R DT,F CK,M S7,R DK,F CQ,M HA,R DQ,F C9,M HT,R D9,F C8,M HK,R D8'
more=',"options":["ramsch","home.ramsch-march","home.ramsch-no-trick"]'
ramsch 0 '{"soloist":"F","outcome":"loss","points":120,"score_forehand":-120}' '' "$all"
ramsch 1 '{"soloist":"F","outcome":"win"}' 'home.ramsch-march: recorded win, ruled loss' "$all"
more=',"options":["ramsch"]'
skat='"F":"CQ SK DJ CK DQ S9 HQ CJ CT CA","M":"C7 DT H8 H7 C8 DA HJ DK S7 D7","R":"D8 SA SQ HK S8 D9 H9 HT SJ C9","skat":"HA ST"'
last='F CQ,M C7,R C9,F DQ,M DT,R D8,M S7,R SA,F SK,R SQ,F S9,M H7,R SJ,F DJ,M HJ,R HT,F HQ,M H8,R H9,F CT,M DK,R D9,F CJ,M DA,F CA,M C8,R S8,F CK,M D7,R HK'
deal=$skat
ramsch 0 '{"soloist":"R","outcome":"loss","points":72,"score_rearhand":-72}' '' "$last"
ramsch 1 '{"soloist":"R","outcome":"loss","points":51,"score_rearhand":-72}' 'home.ramsch-skat: recorded 51, ruled 72' "$last"
more=',"options":["ramsch","home.ramsch-last-trick"]'
ramsch 0 '{"soloist":"F","outcome":"loss","points":56,"score_forehand":-56}' '' "$last"
ramsch 1 '{"soloist":"R","outcome":"loss"}' 'home.ramsch-loser: recorded rearhand, ruled forehand' "$last"
more=',"options":["ramsch"]' deal=$march
ramsch 0 '{"soloist":"F","outcome":"win","points":120,"score_forehand":120}' '' "$all"
ramsch 1 '{"soloist":"M","outcome":"loss"}' \
  'home.ramsch-every-trick: recorded middlehand, ruled forehand|home.ramsch-every-trick: recorded loss, ruled win' "$all"

# ------------------------------------------------------------------------------
# Null on a server where a side gives up as a whole: lost by the soloist, -46, or given by the defenders, 23; nothing else is
# booked. With schneider announced such a game goes on while the defenders have no 31 card points.
deal=$whole more=',"conventions":"iss"' option=--code=isko2022
null() { # STATUS RESULT SAID EVENT...
  st=$1 re=$2 sa=$3
  shift 3
  judged "$st" "$re" "$sa" "F soloist 18" "F take" "F announce null" "F discard CA D7" "$@"
}
null 1 '{"score":23}' 'convention: end.concede-soloist: recorded 23, ruled -46|end.concede-soloist: recorded 23, ruled -46' \
  "F concede"
null 0 '{"score":23}' '' "M concede" "R concede"
null 1 '{"score":-46}' 'level.null: recorded -46, ruled 23' "M concede" "R concede"
judged 0 '{"score":-384}' 'breaks off' "F soloist 18" "$schneider" "F CJ" "M S8" "R DQ"
# 17 and 13 card points are 30; 31 end the game only if schneider was announced.
judged 0 '{"score":-384}' 'breaks off' "F soloist 18" "$schneider" "F DK" "M DT" "R DQ" "M S8" "R ST" "F HQ"
grand 0 '{"score":-240}' 'breaks off' "F C8" "M C7" "R CT" "R HT" "F H9" "M HA"
# With one trick, of 5 card points and 11 put away, the soloist is schneider by what the server books: 5, 6 times 24 = 144,
# lost 288. Without a trick he has given up a game like any other.
grand 0 '{"score":-288}' 'convention: end.concede-soloist: recorded -288, ruled -240' "F CJ" "M S8" "R DQ" "F concede"
grand 1 '{"score":-288}' 'convention: end.concede-soloist: recorded -288, ruled -240|value.product: recorded -288, ruled -240' \
  "F concede"
grand 1 '{"outcome":"win"}' 'convention: end.concede-soloist: ruled -240|level.win: recorded win, ruled loss' "F concede"
grand 0 '{"score":-240,"resigned":true}' '' "F concede"
grand 1 '{"score":-240,"resigned":false}' 'record.incident: recorded 0, ruled 1' "F concede"

# ------------------------------------------------------------------------------
# Cards put away, cards shown, words that do not count.
more=
open='{"seat":"F","event":"announce","game":"null","ouvert":true,"discard":"CA D7","shown":"CJ"}'
judged 0 null 'no result|breaks off' "F soloist 18" "F take" "$open"
judged 1 null 'announce.show: ruled CJ CK C8 SJ HJ HQ H9 DJ DA DK|no result|breaks off' "F soloist 18" \
  '{"seat":"F","event":"announce","game":"grand","hand":true,"ouvert":true,"shown":"C7 SJ HJ DJ DA CK HQ H9 DK C8"}'
judged 1 null 'skat.discard: ruled the skat was not taken up|no result|breaks off' "F soloist 18" \
  '{"seat":"F","event":"announce","game":"grand","hand":true,"discard":"CA D7"}'
judged 1 null 'announce.hand: ruled not hand|no result|breaks off' "F soloist 18" "F take" "F announce grand hand" \
  "F discard CA D7"
# announce.by-deed: ten cards laid open before 1999 are null ouvert, 46, lost 92; null costs 23.
ten='CJ SJ HJ DJ DA CK HQ H9 DK C8'
laid="{\"seat\":\"F\",\"event\":\"announce\",\"game\":\"null\",\"discard\":\"CA D7\",\"shown\":\"$ten\"}"
option=--code=altenburg1937
judged 0 '{"score":-92}' '' "F soloist 18" "F take" "$laid" "F concede"
judged 0 '{"score":-46}' '' "F soloist 18" "F take" "F announce null" "F discard CA D7" "F concede"
# The cards of one player are hidden, and all thirty are played.
option=--code=isko2022
for player in F M R; do
  deal=$(printf '%s' "$whole" | sed "s/\"$player\":\"[^\"]*\"/\"$player\":\"$hidden\"/")
  put_away 0 '{"score":120,"points":61}' '' 'C8 H9' 'R CT'
done
# One card is hidden, in the deal or in an exchange.
deal=${whole%DQ?,*}'??","skat":"CA D7"'
put_away 0 '{"score":120,"points":61}' '' 'C8 H9' 'R CT'
deal=$whole more=',"options":["revolution"]'
judged 0 null 'undecided: record.hidden|no result' "F soloist 18" "$revolution" \
  '{"seat":"M","event":"exchange","cards":"??","gets":"S7"}'

# ------------------------------------------------------------------------------
# Figures, one by one. 67 card points with the 11 put away.
more=
play='F HQ,M H7,R HT,R DQ,F DA,M D9,F HJ,M D8,R CQ,F DJ,M SQ,R H8,F DK,M S8,R HK,F H9,M HA,R S7,M SA,R SK,F CK'
points() { # SAID POINTS
  # shellcheck disable=SC2086 # words
  grand 1 "{\"score\":120,\"points\":$2}" "$1: recorded $2, ruled 67" "F CJ" "M DT" "R ST" $play "M C9" "R CT" "F C8" \
    "R S9" "F SJ" "M C7"
}
points skat.owner 56
points trick.points 78
grand 1 '{"score":-240,"penalty_forehand":1}' 'record.incident: recorded 1, ruled 0' "F concede"
grand 1 '{"soloist":3,"score":-240}' 'auction.soloist: recorded 3, ruled forehand' "F concede"
grand 1 '{"score":-240,"overbid":true}' 'value.bid: recorded overbid, ruled bidok' "F concede"
matadors() { # CLAUSE NUMBER: four jacks, in clubs the ace, too
  judged 1 "{\"score\":$1,\"matadors\":$3}" "$2: recorded $3, ruled $4" "F soloist 18" "F take" "F announce $5" \
    "F discard DK D7" "F concede"
}
matadors -240 matadors.with -4 4 grand
matadors -144 matadors.run 11 5 clubs
matadors -144 matadors.limit 12 5 clubs
matadors -144 matadors.with -11 5 clubs
deal='"F":"CJ S8 DA DT C8 S9 C7 H8 DQ CT","M":"SA HA CQ HT D7 C9 ST HJ S7 CA","R":"DK SJ D9 CK DJ D8 SK HK HQ SQ","skat":"H9 H7"'
judged 1 '{"score":-96,"matadors":2}' 'matadors.run: recorded 2, ruled 1' "F soloist 18" "F take" "F announce grand" \
  "F discard H9 H7" "F concede"
deal='"F":"C7 C8 C9 S7 S8 S9 H7 H8 D7 D8","M":"CJ SJ CA CT CK SA ST SK HA HT","R":"HJ DJ CQ SQ HK HQ DA DT DK DQ","skat":"H9 D9"'
judged 1 '{"score":-384,"matadors":4}' 'matadors.with: recorded 4, ruled -4' "F soloist 18" "F announce grand hand" "F throw"
# What the game is worth is not compared when a card is hidden, or a game with a soloist is written as passed in.
deal=$whole
grand 0 '{"score":121}' 'undecided: record.hidden' "M concede" "F ??"
judged 1 '"passed-in"' 'auction.passed-in: recorded passed, ruled middlehand plays at 18' "M soloist 18" \
  "M announce grand hand" "M concede"

# ------------------------------------------------------------------------------
# Middlehand is the soloist: the others say contra, exchange, and give up.
more=',"options":["contra"]'
judged 0 null 'no result|breaks off' "M soloist 18" "M announce grand hand" "F contra"
more=',"options":["revolution"]'
judged 0 null 'no result|breaks off' "M soloist 18" \
  '{"seat":"M","event":"announce","game":"null","hand":true,"revolution":true}' \
  '{"seat":"F","event":"exchange","cards":"CJ","gets":"S7"}'
more=',"conventions":"iss"'
judged 0 '{"score":144}' '' "M soloist 18" "M announce grand hand" "F concede" "R concede"

# ------------------------------------------------------------------------------
# One incident after another. A card was taken back, and later a breach that is none of a card: nothing more is taken back.
more=
grand 1 '{"score":1}' 'play.follow: ruled one of DT D9 D8|trick.closed|breaks off' "F DA" "M S8" "F play-on" "M D8" "R DQ" \
  "R breach trick.closed" "F play-on" "F CJ" "M D9" "R S7"
# With eight cards, both have objected: it is played on, and nobody can agree any more.
grand 1 '{"score":1}' 'record.order: ruled not at this point of the deal|breaks off' "F CJ" "M DT" "R ST" "F HQ" "M H7" \
  "R HT" "R DQ" "F concede" "M object" "R object" "M consent"
# trick.complete: between two tricks there is none that could be incomplete.
grand 0 '{"score":1}' 'undecided: trick.complete|breaks off' "F CJ" "M S8" "R DQ" "M breach trick.complete"
deal=$uneven
grand 1 '{"score":1}' 'deal.hands: ruled ten cards each, two in the skat|undecided: trick.complete|breaks off' "F CJ" \
  "M breach trick.complete" "M D8" "R DQ"
# trick.complete: the winner is known from the cards played, from the card that is shown, or from those that follow.
deal=$whole
grand 1 '{"score":1}' 'trick.complete|value.product: recorded 1, ruled 120' "F CJ" "M breach trick.complete" "M S8" "R DQ"
deal='"F":"D9 H7 CA SQ DJ S7 SA DT DQ CQ","M":"DK HJ C9 HT CJ HA DA CT H8 CK","R":"S9 SK D8 ST HQ C7 S8 HK SJ D7","skat":"C8 H9"'
judged 1 '{"score":120}' 'trick.complete' "F soloist 18" "F announce grand hand" "F D9" "M DA" \
  '{"seat":"R","event":"breach","clause":"trick.complete","cards":"D7"}'
judged 1 '{"score":120}' "play.turn: ruled middlehand's turn" "F soloist 18" "F announce grand hand" "F DJ" \
  '{"seat":"M","event":"breach","clause":"trick.complete","cards":"CJ"}' "R SJ"
# end.play-on: after two more tricks, too.
deal=$whole
grand 1 '{"score":1}' 'end.revoke|value.product: recorded 1, ruled 120' "F CJ" "M breach end.revoke" "M S8"
grand 1 '{"score":1}' 'play.follow: ruled one of DT D9 D8|breaks off' "F DA" "M S8" "R DQ" "F CJ" "M SQ" "R H8" "F SJ" \
  "M SA" "R S9" "F play-on"
# One gives up, it is played on, and then the other does: not both. One answers an offer of middlehand's.
more=',"conventions":"iss"'
judged 0 '{"score":1}' 'breaks off' "M soloist 18" "M announce grand hand" "F concede" "M play-on" "R concede" "F CJ"
more=
judged 1 '{"score":143}' 'end.offer: recorded 143, ruled 144' "M soloist 18" "M announce grand hand" "M show" "F concede"
option=--code=altenburg1937
grand 1 '{"score":1}' 'record.order: ruled not at this point of the deal|breaks off' "F breach trick.gathered" "M play-on"

# ------------------------------------------------------------------------------
# Shown cards and answers to them; what comes after the end.
deal=$whole more='' option=--code=isko2022
over='record.order: ruled the deal is over'
grand 1 '{"score":120}' "$over" "M left" "F CJ"
grand 1 '{"score":120}' "$over" "F show" "M consent" "R consent" "F CJ"
# Showing them again does not take back the answers.
grand 0 '{"score":120}' '' "F show" "M consent" "F show" "R consent"
judged 0 '{"score":144}' '' "M soloist 18" "M announce grand hand" "M show" "F consent" "M show" "R consent"
# A defender who throws his cards down agrees. After a card nobody can.
grand 0 '{"score":120}' '' "F show" "M throw" "R throw"
grand 1 '{"score":1}' 'record.order: ruled not at this point of the deal|breaks off' "F show" "F CJ" "M consent"
# A defender's cards after something that is no offer are a claim of his.
grand 1 '{"score":-240}' 'end.breach-before: recorded -240, ruled 120' "F breach trick.gathered" "M show"
grand 1 '{"score":168}' 'record.deal: ruled the player does not hold these cards' '{"seat":"M","event":"throw","cards":"CJ"}'
more=',"conventions":"iss"'
grand 1 '{"score":120}' "$over" "M concede" "R concede" "F CJ"
# end.claim: whoever leaves all ten tricks has claimed none; of nine he has to win one.
more='' option=--code=isko1999
deal='"F":"C7 C8 C9 S7 S8 S9 H7 H8 D7 D8","M":"CJ SJ CA CT CK SA ST SK HA HT","R":"HJ DJ CQ SQ HK HQ DA DT DK DQ","skat":"H9 D9"'
judged 0 '{"score":-288}' 'breaks off' "F soloist 18" "F announce grand hand" '{"seat":"F","event":"show","leaves":10}'
judged 0 '{"score":-288}' '' "F soloist 18" "F announce grand hand" '{"seat":"F","event":"show","leaves":9}'

# ------------------------------------------------------------------------------
# A game that was broken off has no figures but the penalty.
deal=$whole more=',"conventions":"iss"' option=--code=isko2022
broken_off() { # SAID RESULT
  judged 1 "{\"penalty_forehand\":1,$2}" "convention: end.absent: ruled no game, nothing to score|$1" "F soloist 18" "F take" \
    "F left"
}
broken_off 'auction.soloist: recorded middlehand, ruled forehand' '"soloist":"M"'
broken_off 'record.incident: recorded win, ruled penalty' '"outcome":"win"'
broken_off 'record.incident: recorded overbid, ruled bidok' '"overbid":true'
broken_off 'record.incident: recorded 1, ruled 0' '"schwarz":true'
judged 1 '{"left":"M"}' \
  'convention: skat.discard: ruled no valid contract, nothing to score|record.incident: recorded 1, ruled 0' \
  "F soloist 18" "F take" "F announce grand" "F left"
# Rearhand alone loses the ramsch.
more=',"options":["ramsch"]' deal=$skat
ramsch 1 '{"soloist":"F","outcome":"loss"}' 'home.ramsch-loser: recorded forehand, ruled rearhand' "$last"
more=',"options":["pushed-ramsch","ramsch"]' deal=$whole
judged 0 null 'undecided: record.hidden|no result' '{"seat":"F","event":"push","cards":"CA D7"}' \
  '{"seat":"M","event":"push","cards":"D8 ??"}'

# Both defenders of middlehand give up; a card after that is late.
deal=$whole more=',"conventions":"iss"'
judged 1 '{"score":144}' "$over" "M soloist 18" "M announce grand hand" "F concede" "R concede" "F CJ"
# A ten played twice in place of an ace: one card point less, 60 are lost.
more=
twice=${sixty_one%M HA,*}'M DT,'${sixty_one#*M HA,}
# shellcheck disable=SC2086 # words
judged 1 '{"score":-240,"points":60}' 'play.held: ruled the card has been played' "F soloist 18" "F take" "F announce grand" \
  "F discard C8 H9" $twice "R CT"
# end.concede-consent is not of 1937: nobody is asked.
option=--code=altenburg1937 more=''
grand 0 '{"score":-240}' '' "F CJ" "M S8" "R DQ" "F SJ" "M SQ" "R H8" "F concede" "M object" "R object"
# house_merge(): the house rules of a record do not end the ramsch that was asked for, unless they score it otherwise.
deal=$whole more=',"options":["contra"]' option=--option=ramsch
judged 0 null 'no result|undecided: home.ramsch: ruled the play breaks off' "M pass" "R pass" "F pass"
judged 1 null \
  "auction.early-pass: ruled a pass when his turn comes|no result|undecided: home.ramsch: ruled the play breaks off" \
  "R pass" "M pass" "F pass"

# ------------------------------------------------------------------------------
# Moves that come where the deal is at another point, or is over.
deal=$whole more='' option=--code=isko2022
order='record.order: ruled not at this point of the deal'
judged 1 null "$order|no result|no game" "F soloist 18" "M soloist 18"
grand 1 null "$order|no result|breaks off" "F take"
grand 1 null "$order|no result|breaks off" '{"event":"skat","cards":"CA D7"}'
judged 1 null "$order|no result|no game" "F soloist 18" "F show"
judged 1 null "$order|no result|no game" "F soloist 18" "F breach trick.closed"
# The last card of a trick is a revoke, and gives the soloist of a null the trick: it was won before.
judged 1 '{"score":35}' "play.follow: ruled one of DQ" "F soloist 18" "F announce null hand" "F DA" "M D9" "R SK"
judged 1 null "$order|no result|no game" "F soloist 18" "F take" "F discard CA D7"
judged 1 '"passed-in"' "record.order: ruled the deal is over" "M pass" "R pass" "F pass" "F left"
judged 1 null "skat.discard: ruled two cards must be put away first|no result" "F soloist 18" "F take" \
  "F announce grand" "M discard CA D7"
judged 1 null "skat.discard: ruled two cards|no result|breaks off" "F soloist 18" "F take" "F announce grand" "F discard CA CA"
judged 0 null "undecided: record.hidden|no result" "F soloist 18" "F announce grand hand" "F CJ" "M ??" "R DQ"
# One of the cards put away is seen, and is not one of the twelve; the other one is the eight of clubs. He plays
# eleven, the nine of hearts last, and did not follow the ace of hearts with it.
# shellcheck disable=SC2086 # words
judged 1 '{"score":120}' "skat.discard: ruled two of the soloist's twelve cards|play.follow: ruled one of H9|record.order: ruled the deal is over" \
  "F soloist 18" "F take" "F announce grand" "F discard S7 ??" $sixty_one "R CT" "F H9"
# A second claim of an uneven deal is no second question; nor can it be told there what he may put away.
deal=$uneven
sizes='deal.hands: ruled ten cards each, two in the skat'
judged 1 null "$sizes|undecided: end.offer|no result|breaks off" "F soloist 18" "F announce grand hand" "F show" "F show"
judged 1 null "$sizes|no result|breaks off" "F soloist 18" "F take" "F announce grand" "F discard S7 S9"
# The pack is dealt again after a breach, or after a defender gave up.
deal=$whole again='{"event":"misdeal","kind":"dealing","remedy":"dealt-again"}'
grand 1 null "trick.closed|deal.objection: ruled the deal is left as it is" "F breach trick.closed" "$again"
grand 1 null "deal.objection: ruled the deal is left as it is" "M concede" "$again"
# end.offer: one defender accepts, and the soloist plays on; or one has objected, or they have played on, and gives up then:
# end.concede-defender, five times 24.
grand 0 null "no result|breaks off" "F show" "M concede" "F play-on"
grand 0 '{"score":120}' "" "F show" "M object" "R concede"
grand 0 '{"score":120}' "" "F show" "F CJ" "M S8" "R DQ" "M concede"
grand 0 null "undecided: record.hidden|no result" "F show" "F ??"
# Pushed ramsch begins where the skat is taken up to be pushed.
more=',"options":["pushed-ramsch","ramsch"]'
pushing='no result|undecided: home.pushed-ramsch: ruled the play breaks off'
judged 0 null "$pushing" "F take"
judged 1 null "auction.end: ruled the auction is not over|no result|undecided: skat.discard: ruled no cards are put away" \
  "F take" "F announce grand"
judged 1 null "auction.end: ruled the auction is not over|$order|no result|no game" "F take" \
  '{"seat":"M","event":"push","cards":"CA D7"}'
judged 1 null "home.push: ruled two of his twelve cards, or a refusal|no result" "F take" \
  '{"seat":"F","event":"push","cards":"CA D7"}' "M take" "M take"
judged 0 null "$pushing" '{"seat":"F","event":"refuse"}' "F contra"
more=',"options":["ramsch"]'
judged 1 null "$order|no result|undecided: home.ramsch: ruled the play breaks off" "M pass" "R pass" "F pass" \
  "F announce grand"
# end.announced-late: forehand leads a card that he does not hold. announce.change: of hidden cards nobody knows the values.
more='' option=--code=altenburg1937
judged 1 null "play.held: ruled the player does not hold it|no result|breaks off" "F soloist 18" "F take" "F S7" \
  "F announce grand" "F discard CA D7"
deal=$unseen
judged 0 null "undecided: record.hidden|no result" "F soloist 18" "F take" "F announce clubs" "F announce grand"
# Three deals of tests/rules/hard-hands.txt: the search is too long, and a card after it is no second question.
long='ruled it depends on every play of these cards, and the search takes too long'
deal='"F":"C8 CT CK HJ D8 D9 DQ CQ D7 H7","M":"S9 SQ S7 HQ DK SA HA HK HT DT","R":"ST DA S8 H9 CA CJ C9 H8 DJ SK","skat":"C7 SJ"'
option=--code=isko2022
judged 1 '{"score":72}' "undecided: end.throw: $long|play.held: ruled the player does not hold it|breaks off" "F soloist 18" \
  "F take" "F announce grand" "F discard C7 SJ" "M throw" "F CJ"
deal='"F":"D7 CQ DT C7 HT H8 S8 SQ H7 CJ","M":"CT HQ DQ SK S7 DK HK S9 D9 HJ","R":"H9 DJ HA CK SJ D8 CA DA ST C8","skat":"C9 SA"'
judged 0 null "undecided: end.own-cards-decide: $long|no result|breaks off" "M soloist 18" "M announce diamonds hand" \
  "R breach end.own-cards-decide"
# Six rulings in a deal may search; what is said a seventh time is not ruled on, though the search of it would be short:
# rearhand has the ace of trumps and all jacks, and so all that he needs. A record could repeat it two hundred times.
deal='"F":"DA DT DK DQ D9 D8 HA HT HK HQ","M":"SA ST SK SQ S9 S8 CK CQ H9 H8","R":"CJ SJ HJ DJ CA CT C9 C8 C7 H7","skat":"D7 S7"'
said='R breach end.own-cards-decide'
judged 0 null "no result|breaks off" "F soloist 18" "F announce clubs hand" "$said" "$said" "$said" "$said" "$said" "$said"
judged 0 null "undecided: end.own-cards-decide: $long|no result|breaks off" "F soloist 18" "F announce clubs hand" \
  "$said" "$said" "$said" "$said" "$said" "$said" "$said"
deal='"F":"H9 C8 HA SQ CA H7 HQ DJ CK DQ","M":"S9 DT HJ SK CT CQ D9 S7 D8 DA","R":"S8 C9 ST SJ C7 HT CJ H8 HK SA","skat":"DK D7"'
option=--code=isko1999
judged 0 null "undecided: end.claim: $long|no result|breaks off" "R soloist 18" "R announce spades hand" \
  '{"seat":"R","event":"show","leaves":6}'

check_all

# A move is quoted on one line; what the reader expected is printed in the language of the run.
recorded=$(printf '{"seat":"F",\t"event":\r"bid","bid":18}')
printf '{"skatref":1,"deal":{%s},"events":[%s],"result":null}\n' "$deal" "$recorded" >blanks.json
run 1 "$SKATREF" check blanks.json
says out "auction.opening: forehand bids 18: it is middlehand's turn"
run 1 "$SKATREF" check --lang=de blanks.json
says out 'Mittelhand ist an der Reihe'
lifted='{"event":"misdeal","kind":"cut","lifted":33}'
printf '{"skatref":1,"deal":{%s},"events":[%s],"result":null}\n' "$deal" "$lifted" >lifted.json
run 1 "$SKATREF" check --lang=de lifted.json
says out 'gefunden: 33; erwartet: eine Kartenzahl von 0 bis 32'
printf '{"skatref":1,"deal":{%s},\n' "$deal" >cut.json
run 1 "$SKATREF" check cut.json
says out 'malformed: record.syntax: found the end, expected the rest of the record on the same line'
run 1 "$SKATREF" check --format=jsonl cut.json
says out '"series":null,"players":[null,null,null],"code":"isko2022"'
run 0 "$SKATREF" check shown-CA.sgf
run 1 "$SKATREF" check shown-SA.sgf
says out 'violates: announce.show: forehand puts away C7 D7: not all shown cards are in the hand, which holds CJ CA CT CK CQ C9 C8 SJ HJ DJ'

# skat.wrong-number: three cards put away, also such as have more card points, 26, than a skat can have.
for away in 'CA D7 CJ' 'CA DA CK'; do
  own "$whole" '' null "F soloist 18" "F take" "{\"seat\":\"F\",\"event\":\"announce\",\"game\":\"grand\",\"discard\":\"$away\"}" >three.json
  run 1 "$SKATREF" explain three.json
  says out 'lost: -240   (the soloist had a wrong number of cards; skat.wrong-number)'
done

# The clause that was broken ends the game.
set -- "F take" "F announce grand" "F discard CA D7"
own "$whole" '' null "F soloist 18" "$@" "F DA" "M S8" >broken.json
run 1 "$SKATREF" explain broken.json
says out 'by the code the game ends here (play.follow)'

# end.forced-level: if a defender gives up, and not even schwarz covers the bid, the sources leave it open.
for row in '192 M 1' '192 F 0' '18 M 0'; do
  lines=${row##* } row=${row% *}
  own "$whole" '' null "F soloist ${row% *}" "$@" "${row#* } concede" >one.json
  run 0 "$SKATREF" explain one.json
  expect "bid ${row% *}, ${row#* } gives up: $lines lines say that it is open" \
    [ "$(grep -c 'the sources leave this open' out)" -eq "$lines" ]
done

# As JSON. Null revolution costs 92, lost 184, with contra 368. Each has 40 in the ramsch, and is charged them.
in_json() { # OPTIONS EVENTS RESULT STATUS TEXT...
  own "$deal" ",\"options\":$1" "$3" "$2" >one.json
  run "$4" "$SKATREF" check --format=jsonl one.json
  shift 4
  for text; do
    says out "$text"
  done
}
deal=$whole
soloist=$(events "F soloist 18") concede=$(events "F concede")
in_json '["contra","revolution"]' "$soloist,$revolution,{\"seat\":\"M\",\"event\":\"contra\"},$concede" '{"score":-368}' 0 \
  '"code":"isko2022","options":["contra","revolution"],"version"' '"deal":"played","soloist":0,"bid":18' \
  '"game":"null","hand":true,"announced":null,"ouvert":true,"matadors":null,"points":11,"tricks":0,"won":false,"value":92,"score":-368,"overbid":false,"revolution":true,"contra":"contra","findings":[]'
in_json '[]' "$soloist,$schneider,$concede" '{"score":1}' 1 '"code":"isko2022","version"' \
  '"game":"grand","hand":true,"announced":"schneider","ouvert":false,"matadors":4,"points":11,"tricks":0,"won":false' \
  '"overbid":false,"findings":[{"kind":"wrong","clause":"end.concede-soloist","event":null,'
in_json '[]' '{"seat":"F","event":"bid","bid":18}' null 1 '"soloist":null,"bid":null,"game":null,"hand":null,"announced":null,"ouvert":null,"matadors":null,"points":null,"tricks":null,"won":null,"value":null,"score":null,"overbid":null,"findings":[{"kind":"illegal","clause":"auction.opening","event":2,"byte":' \
  "\"ruled\":\"middlehand's turn\",\"text\":\""
deal=$uneven
in_json '[]' "$soloist" null 1 '"findings":[{"kind":"illegal","clause":"deal.hands","event":1,'
deal=$whole
pushed='{"event":"house-rule","clause":"home.ramsch"}'
bock='{"event":"house-rule","clause":"home.bock"}'
in_json '[]' "$bock" '"passed-in"' 0 '"deal":"passed-in"'
in_json '[]' "$bock" null 0 '"deal":"played"'
in_json '[]' "$pushed" null 0 '"deal":"passed-in"'
in_json '[]' "$soloist" null 0 '"deal":"aborted"'
take='{"seat":"F","event":"take"},{"seat":"F","event":"announce","game":"grand","discard":"CA D7"}'
in_json '[]' "$soloist,$take,$concede" '"passed-in"' 1 '"won":false,"value":120,"score":-240'
in_json '[]' "$soloist,$take,{\"seat\":\"F\",\"event\":\"card\",\"card\":\"CJ\"}" '"passed-in"' 1 '"value":null,"score":null'
# Led before a game was announced: without 4, game, 5 times 12 is the cheapest, but none was named.
in_json '[]' '{"seat":"R","event":"soloist","bid":18},{"seat":"R","event":"take"},{"seat":"R","event":"card","card":"S7"}' null 1 \
  '"game":null,"hand":null,"announced":null,"ouvert":null,"matadors":null,"points":0,"tricks":0,"won":false,"value":60,"score":-120'
# Played out, and recorded as passed in: forehand has tricks of 2, 5, 12, 23, 14, 7, 0, 19 and 10 card points, the
# last but one with DK SA SK, and 11 in the skat. With 4, game, schneider: 6 times 24.
# shellcheck disable=SC2086 # words
played=$(events $won)
in_json '[]' "$soloist,$take,$played" '"passed-in"' 1 '"points":103,"tricks":9,"won":true,"value":144,"score":144'
# The place of a finding: the figure, the result, the move.
place() { # EVENTS RESULT NEEDLE: the byte of the first finding
  in_json '[]' "$1" "$2" 1
  byte=$("$AWK" -v needle="$3" '{ print index($0, needle) }' one.json)
  says out "\"byte\":$byte,"
}
place "$soloist,$take,$concede" '{"score":-241}' -241
place "$soloist,$take,$concede" '{"score":-240,"points":12}' 12}
# A breach that lost the game, which was played on: both wrong scores, by the code and as played, stand at one place.
first=$(events "F CJ")
in_json '[]' "$soloist,$take,$first,$(events "F breach skat.closed")${played#"$first"}" \
  '{"score":145}' 1
byte=$("$AWK" '{ print index($0, "145}") }' one.json)
says out "\"clause\":\"end.breach-before\",\"event\":null,\"byte\":$byte,\"recorded\":\"145\",\"ruled\":\"-240\""
says out "\"clause\":\"value.product\",\"event\":null,\"byte\":$byte,\"recorded\":\"145\",\"ruled\":\"144\""
place '{"seat":"F","event":"bid","bid":18}' null '{"seat":"F","event":"bid"'
place '{"seat":"M","event":"bid","bid":17}' null 'null}'
deal=$march
# shellcheck disable=SC2086 # words
in_json '["ramsch"]' "$pushed,$(events $all)" null 0 '"game":"ramsch","hand":null' '"scores":[120,0,0],"findings":[{"kind":"undecided","clause":"record.result","event":null,' \
  '"recorded":null,"ruled":"the result is missing"'
run 0 "$SKATREF" check --format=jsonl clubs.sgf
says out '"id":"x","from":"iss","series":"1","players":["Anna","Bert","Cora"],"code"'

# ------------------------------------------------------------------------------
# A ramsch by fixed penalties. Rearhand has 14 + 6 + 14 + 16 = 50 in tricks, 64 with the skat of SA and HQ. These points are
# not charged, so that a record may count the skat or not.
ramsch() { # POINTS STATUS
  own '"F":"CK CT C9 C7 SQ SJ HA HK DQ DT","M":"CA C8 SK ST S9 HJ H9 H8 D9 D8","R":"CQ CJ S8 S7 HT H7 DA DK DJ D7","skat":"SA HQ"' \
    ',"options":["ramsch-fixed"]' "{\"soloist\":\"R\",\"outcome\":\"loss\",\"points\":$1,\"score_rearhand\":-10}" \
    "M pass" "R pass" "F pass" "F CK" "M CA" "R CQ" "M H8" "R HT" "F HK" "R CJ" "F SJ" "M HJ" "R DA" "F DQ" "M D8" \
    "R S7" "F SQ" "M ST" "M S9" "R S8" "F HA" "M C8" "R DK" "F C7" "M D9" "R D7" "F DT" "F C9" "M H9" "R H7" \
    "F CT" "M SK" "R DJ" >ramsch.json
  run "$2" "$SKATREF" check --all ramsch.json
}
ramsch 64 0
ramsch 50 0
ramsch 63 1
says out 'violates: home.ramsch-skat: card points: recorded 63, ruled 50'
# A ramsch on the server that names a seat which there is not: rearhand has lost it, with 64 card points (S1.2, S1.23).
printf '(;GM[Skat]MV[w %s 1 p 2 p 0 p %s ]R[d:7 loss v:-64 m:0 bidok p:64 t:5 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0] ;)\n' \
  CK.CT.C9.C7.SQ.SJ.HA.HK.DQ.DT.CA.C8.SK.ST.S9.HJ.H9.H8.D9.D8.CQ.CJ.S8.S7.HT.H7.DA.DK.DJ.D7.SA.HQ \
  '0 CK 1 CA 2 CQ 1 H8 2 HT 0 HK 2 CJ 0 SJ 1 HJ 2 DA 0 DQ 1 D8 2 S7 0 SQ 1 ST 1 S9 2 S8 0 HA 1 C8 2 DK 0 C7 1 D9 2 D7 0 DT 0 C9 1 H9 2 H7 0 CT 1 SK 2 DJ' >seven.sgf
run 1 "$SKATREF" check --option=ramsch seven.sgf
says out 'seven.sgf:1: violates: home.ramsch-loser: soloist: recorded 7, ruled rearhand'
expect "nothing else is found" [ "$(wc -l <out)" -eq 2 ]
done_testing
