# Misdeals in records: how the code rules on them, what was done, and what follows in the record.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

ten='"F":"CJ SJ HJ DJ CA CT CK CQ C9 C8","M":"SA ST SK SQ S9 S8 S7 HA HT HK","R":"HQ H9 H8 H7 DA DT DK DQ D9 D8","skat":"C7 D7"'
# Middlehand has nine cards, rearhand eleven; or three cards lie in the skat.
uneven='"F":"CJ SJ HJ DJ CA CT CK CQ C9 C8","M":"SA ST SK SQ S9 S8 S7 HA HT","R":"HQ H9 H8 H7 DA DT DK DQ D9 D8 HK","skat":"C7 D7"'
three='"F":"CJ SJ HJ DJ CA CT CK CQ C9 C8","M":"SA ST SK SQ S9 S8 S7 HA HT","R":"HQ H9 H8 H7 DA DT DK DQ D9 D8","skat":"C7 D7 HK"'
passes=$(events "M pass" "R pass" "F pass")
soloist=$(events "F soloist 18")
announces() { # SEAT GAME CARDS: he has taken up the skat, and puts these away
  printf '{"seat":"%s","event":"take"},{"seat":"%s","event":"announce","game":"%s","discard":"%s"}' "$1" "$@"
}
clubs=$(announces F clubs 'C7 D7')
concede=$(events "F concede")
code=isko2022

# judged STATUS DEAL EVENTS RESULT TEXT...: check prints exactly these findings, in this order.
judged() {
  due=$1 name="in the case of $3, by $code"
  own "$2" ",\"code\":\"$code\"" "$4" "$3" >one.json
  shift 4
  run "$due" "$SKATREF" check one.json
  in_keys one.json
  sed '$d; s/^[^:]*:1: //; s/recorded {.*}, /recorded, /; s/: recorded {.*}//; s/ (move.*//' keys >said
  for text; do
    printf '%s\n' "$text"
  done >wanted
  expect "says '$*', and no more, $name" diff wanted said
}
happens() { # KIND [FIELD...]: an event; a field like found=play, leave=true, seat=M
  event="\"kind\":\"$1\""
  shift
  for field in "$@"; do
    case ${field#*=} in
      true | false | [0-9]*) event="$event,\"${field%%=*}\":${field#*=}" ;;
      *) event="$event,\"${field%%=*}\":\"${field#*=}\"" ;;
    esac
  done
  printf '{"event":"misdeal",%s}' "$event"
}

# Shuffled or cut again, and then dealt; or dealt again: nothing may be written, and nothing follows.
judged 0 "$ten" "$(happens shuffle remedy=shuffled-again),$passes" '"passed-in"'
judged 0 "$ten" "$(happens cut lifted=3),$passes" '"passed-in"'
judged 0 "$ten" "$(happens cut lifted=3)" null
judged 1 "$ten" "$(happens dealing),$passes" null \
  'violates: record.order: recorded, ruled the deal is over'
judged 1 "$ten" "$(happens cut lifted=4 remedy=dealt-again)" null \
  'violates: deal.cut: recorded, ruled the deal is left as it is'
judged 1 "$uneven" "$soloist,$(happens count remedy=dealt-again)" null \
  'violates: deal.count-defenders: recorded, ruled the deal is left as it is' \
  'undecided: record.result: ruled the result is missing'

# In the auction and after it; the record can say when it was found.
judged 0 "$ten" "$(events "M pass"),$(happens dealing remedy=none),$(events "R pass" "F pass")" '"passed-in"'
judged 0 "$ten" "$(events "M pass"),$(happens dealing found=deal remedy=dealt-again)" null
code=altenburg1937
judged 0 "$ten" "$soloist,$clubs,$(happens dealing remedy=dealt-again)" null
judged 0 "$uneven" "$soloist,$clubs,$(happens count remedy=dealt-again)" null
code=isko2022

# A wrong number of cards. Clubs with 11: 12 times 12 is 144; nothing announced, with 4 and all clubs: diamonds 45.
judged 1 "$uneven" "$soloist" null 'violates: deal.hands: ruled ten cards each, two in the skat' \
  'undecided: record.result: ruled the result is missing' 'undecided: announce.required: ruled no game is announced'
# The report in the record before, where this one has its end, is no report of this one.
{ own "$uneven" "" null "$soloist,$(happens count)"; own "$uneven" "" null "$soloist"; } >two.json
run 1 "$SKATREF" check --all two.json
expect "only the first reports the wrong number" test 2 = "$(sed -n 's/^two.json:\([12]\): violates: deal\.hands:.*/\1/p' out)"
judged 0 "$uneven" "$(happens count)" null
judged 0 "$uneven" "$soloist,$clubs,$(happens count)" '{"soloist":"F","outcome":"win","score":144}'
judged 1 "$uneven" "$soloist,$clubs,$(happens count)" '{"soloist":"M","outcome":"loss","score":-288}' \
  'violates: auction.soloist: recorded middlehand, ruled forehand' \
  'violates: deal.count-defenders: recorded loss, ruled win' 'violates: deal.count-defenders: recorded -288, ruled 144'
judged 1 "$uneven" "$soloist,$clubs,$(happens count)" '"passed-in"' \
  'violates: deal.count-defenders: recorded passed, ruled a game is decided'
judged 0 "$uneven" "$soloist,$(happens count)" '{"soloist":"F","outcome":"win","score":45}'
judged 0 "$uneven" "$soloist,$clubs,$(happens count play_on=true remedy=put-right)" '{"soloist":"F"}' \
  'undecided: deal.count-play: recorded, ruled the cards after the number was put right'
judged 1 "$uneven" "$(happens count found=play)" null \
  'violates: record.order: recorded, ruled not at this point of the deal' \
  'undecided: record.result: ruled the result is missing' 'undecided: auction.end: ruled the auction breaks off'

# Three cards in the skat: a card is given, or two are drawn; without the cards the hands are unknown.
judged 0 "$three" "$(happens count cards=HK remedy=card-given),$soloist,$clubs,$concede" '{"score":-288}'
judged 0 "$three" "$(happens count remedy=card-given),$soloist,$clubs,$concede" '{"score":-288}' \
  'undecided: record.hidden: A hidden card leaves a question open'
code=isko2018
judged 0 "$three" "$(happens count 'cards=C7 D7' remedy=skat-drawn),$(events "R pass" "F pass")" '"passed-in"'
judged 1 "$three" "$(happens count 'cards=C7 D7'),$(events "M bid 18" "R pass" "F pass")" '"passed-in"' \
  'violates: auction.peek: recorded, ruled rearhand'"'"'s turn'
code=isko2022

# The skat: who took it may not bid, and the soloist finds the new one.
taken="$(happens skat-taken seat=M 'cards=SA C7')"
judged 1 "$ten" "$taken,$(events "R pass" "F bid 18" "F take" '{"event":"skat","cards":"C7 D7"}' "F announce clubs" \
  "F discard SA C7" "F concede")" '{"score":-288}' 'violates: deal.skat-taken' 'violates: record.deal: recorded, ruled C7 SA'
judged 1 "$ten" "$(happens skat-taken seat=M told_apart=true),$(events "R pass" "F pass")" \
  '"passed-in"' 'violates: deal.skat-back'
judged 1 "$ten" "$(happens skat-taken seat=M remedy=skat-back),$(events "R pass" "F pass")" \
  '"passed-in"' 'violates: deal.skat-back'
judged 1 "$ten" "$(happens skat-taken seat=M told_apart=false remedy=skat-back),$(events "R pass" "F pass")" \
  '"passed-in"' 'violates: deal.skat-taken: recorded, ruled the dealer draws the skat out of twelve cards, those of the barred player and the skat, shuffled'
judged 1 "$ten" "$soloist,$taken" null 'violates: record.order: recorded, ruled not at this point of the deal' \
  'undecided: record.result: ruled the result is missing' 'undecided: announce.required: ruled no game is announced'
# The dealer's look frees the others from their bids; his look after the auction needs leave.
judged 1 "$ten" "$(events "M bid 18"),$(happens skat-seen),$(events "M pass" "R pass" "F pass")" \
  '"passed-in"' 'violates: deal.skat-seen'
judged 0 "$ten" "$soloist,$clubs,$(happens skat-seen leave=true),$concede" '{"score":-288}'
judged 1 "$ten" "$soloist,$clubs,$(happens skat-seen),$concede" '{"score":-288}' \
  'violates: deal.dealer-looks'
judged 1 "$ten" "$soloist,$clubs,$(happens skat-seen seat=M),$concede" '{"score":-288}' \
  'violates: record.order: recorded, ruled not at this point of the deal'

# As JSON: a game that a wrong number has decided has a value; one that is dealt again has none.
valued() { # TEXT EVENTS
  own "$uneven" '' null "$2" >one.json
  run 0 "$SKATREF" check --format=jsonl one.json
  says out "\"matadors\":null,\"points\":null,\"tricks\":null,$1,\"overbid\":null"
}
valued '"won":true,"value":144,"score":144' "$soloist,$clubs,$(happens count)"
valued '"won":null,"value":null,"score":null' "$(happens count)"

# A fact that is false is as if it were missing. No card lifted is a number, too.
code=isko2022
judged 1 "$ten" "$soloist,$clubs,$(happens skat-seen leave=false),$concede" '{"score":-288}' \
  'violates: deal.dealer-looks'
judged 0 "$uneven" "$soloist,$clubs,$(happens count play_on=false)" '{"soloist":"F","outcome":"win","score":144}'
judged 0 "$ten" "$(happens cut lifted=0)" null
# Nobody knows what the game is worth if cards of the skat are hidden, or if it is null, worth less than the bid.
for skat in '?? ??' 'C7 ??'; do
  judged 0 "${uneven%\"C7*}\"$skat\"" "$soloist,$(happens count found=play)" '{"score":45}' \
    'undecided: record.hidden: recorded 45'
  judged 0 "${uneven%\"C7*}\"$skat\"" "$soloist,$(happens count found=play)" '{"outcome":"win"}'
done
judged 0 "$uneven" "$(events "F soloist 24"),$(announces F null 'C7 D7'),$(happens count)" '{"score":24}' \
  'undecided: deal.count-defenders: recorded 24'
# Each player in turn has nine cards, and gets the third card of the skat.
nine_f='"F":"CJ SJ HJ DJ CA CT CK CQ C9","M":"SA ST SK SQ S9 S8 S7 HA HT HK","R":"HQ H9 H8 H7 DA DT DK DQ D9 D8","skat":"C7 D7 C8"'
nine_r='"F":"CJ SJ HJ DJ CA CT CK CQ C9 C8","M":"SA ST SK SQ S9 S8 S7 HA HT HK","R":"HQ H9 H8 H7 DA DT DK DQ D9","skat":"C7 D7 D8"'
given() { # DEAL CARD PLAY: the deal is sound then, so that the score is compared
  judged 0 "$1" "$(happens count cards="$2" remedy=card-given),$soloist,$clubs,$3$concede" '{"score":-288}'
  judged 1 "$1" "$(happens count cards="$2" remedy=card-given),$soloist,$clubs,$3$concede" '{"score":-1}' \
    'violates: end.concede-soloist: recorded -1, ruled -288'
}
given "$nine_f" C8 ''
given "$three" HK "$(events "F CJ" "M HK"),"
given "$nine_r" D8 "$(events "F CJ" "M HK" "R D8"),"
# The new skat comes from the twelve cards of the player who took the old one; without the cards nobody knows them.
drawn() { # SEAT CARDS SOLOIST: a null that he gives up
  play=$(events "$3 soloist 18" "$3 take" "{\"event\":\"skat\",\"cards\":\"$2\"}" \
    "$3 announce null" "$3 discard $2" "$3 concede")
  judged 1 "$ten" "$(happens skat-taken seat="$1" "cards=$2"),$play" '{"score":-46}' 'violates: deal.skat-taken'
}
drawn F 'CJ C7' M
drawn M 'SA C7' F
drawn R 'HQ C7' F
judged 1 "$ten" "$(happens skat-taken seat=M),$soloist,$clubs,$concede" '{"score":-288}' 'violates: deal.skat-taken' \
  'undecided: record.hidden: A hidden card leaves a question open'

# In the auction: what changes nothing leaves the calls as they are.
judged 0 "$ten" "$(events "M bid 18"),$(happens dealing remedy=none),$(events "F pass" "R pass" "M take")" \
  null 'undecided: record.result: ruled the result is missing' 'undecided: announce.required: ruled no game is announced'
# explain: where a wrong number ends the game, and what the game is worth.
told() { # STATUS DEAL EVENTS RESULT
  own "$2" '' "$4" "$3" >one.json
  run "$1" "$SKATREF" explain one.json
}
told 0 "$uneven" "$soloist,$(happens count found=play)" null
says out 'by the code the game ends here (deal.count-defenders)'
told 1 "$ten" "$soloist,$(announces F clubs 'C7 D7 C8')" null
says out 'by the code the game ends here (skat.wrong-number)'
# A hand without a trump, diamonds; three cards in the skat do not count, not even the seven of diamonds: without 11,
# game, hand, 13 times 9.
told 0 '"F":"CA CT CK CQ C9 C8 SA ST SK SQ","M":"CJ SJ HJ DJ DA DT DK DQ D9","R":"D8 S9 S8 S7 HA HT HK HQ H9 H8","skat":"D7 H7 C7"' \
  "$soloist,$(events "F announce diamonds hand"),$(happens count found=play)" null
says out 'ruled       diamonds, won +117'
# A game with cards that are unknown, or that are not a pack, has no value and is never decided: a jack comes twice, a
# third card is given that is not in the skat, or the new skat has a card of another hand.
twice=$(printf '%s' "$three" | sed 's/SA ST/CJ ST/')
tricks=$(events 'F CJ' 'M SK' 'R HQ' 'F SJ' 'M SQ' 'R H9' 'F HJ' 'M S9' 'R H8' 'F DJ' 'M S8' 'R H7' 'F CA' 'M S7' 'R DA' \
  'F CT' 'M HA' 'R DT')
while IFS='|' read -r due cards event; do
  told "$due" "$cards" "$event,$soloist,$clubs,$tricks,$concede" '{"score":-1,"soloist":"R"}'
  expect "$event: nothing is decided" not grep -q 'end.decided' out
  says out 'ruled       the value is unknown'
done <<END
1|$twice|$(happens count cards=HK remedy=card-given)
0|$three|$(happens count cards=CJ remedy=card-given)
1|$ten|$(happens skat-taken seat=R "cards=CJ HQ")
END

# The ruling is printed in the language of the run.
own "$ten" '' null "$(happens dealing remedy=none)" >one.json
run 1 "$SKATREF" check --lang=de one.json
says out 'nach den Regeln: derselbe Geber gibt neu; ein Abheben wird wiederholt (Zug 2'
run 1 "$SKATREF" check --lang=pl one.json
says out 'ten sam rozdający rozdaje ponownie; przełożenie się powtarza'

# A card astray: clubs with 11 are 144, lost twice.
judged 0 "$ten" "$soloist,$clubs,$(happens missing seat=F)" '{"soloist":"F","outcome":"loss","score":-288}'
code=altenburg1937
judged 0 "$ten" "$soloist,$clubs,$(happens missing seat=R mattered=true)" '{"soloist":"F","outcome":"win","score":144}'
judged 0 "$ten" "$soloist,$clubs,$(happens missing seat=R mattered=true proved=schneider)" '{"score":156}'
judged 0 "$ten" "$soloist,$clubs,$(happens missing seat=R mattered=false),$concede" '{"score":-288}'

# If the fact that decides is missing, the game stays undecided.
judged 0 "$ten" "$soloist,$clubs,$(happens missing seat=R),$concede" '{"score":-288}' \
  'undecided: record.incident: recorded, ruled could the card have been played'
code=isko2022
judged 0 "$ten" "$soloist,$clubs,$(happens missing),$concede" '{"score":-288}' \
  'undecided: record.incident: recorded, ruled whose hand it is'
judged 0 "$ten" "$(happens cut),$passes" '"passed-in"' \
  'undecided: record.incident: recorded, ruled how many cards were lifted'
judged 0 "$ten" "$(happens exposed),$passes" '"passed-in"' \
  'undecided: record.incident: recorded, ruled whose fault it is'
judged 0 "$ten" "$(happens skat-taken),$passes" '"passed-in"' \
  'undecided: record.incident: recorded, ruled who picked it up'

# Events that cannot be read.
refused() { # TEXT EVENT
  own "$ten" '' null "$2" >one.json
  run 1 "$SKATREF" check one.json
  says out "$1"
}
refused 'expected one of count cut dealing skat-seen skat-taken shuffle exposed missing' "$(happens dealer)"
refused 'expected one of count cut dealing skat-seen skat-taken shuffle exposed missing' "$(happens cutter-away)"
refused 'expected "kind" in misdeal' '{"event":"misdeal","found":"play"}'
refused 'a number of cards from 0 to 32' "$(happens cut lifted=33)"
refused 'expected true or false' "$(happens skat-seen leave=yes)"
refused 'expected one of dealer shared other' "$(happens exposed fault=none)"

done_testing
