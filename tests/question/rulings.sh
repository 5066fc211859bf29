# Disputes from outside, numbers V36 to V60d of spec/sources.md, typed as a player would: what the source rules, and
# by which clause. Nothing here is copied from an output. Figures that a source leaves out are filled in plainly:
# clubs or grand with 1, so many card points as the case needs; the scores are then worked out by hand.
#
# What goes wrong before the play is asked by `skatref answer`: nothing there is worth anything yet.
# shellcheck disable=SC2086,SC2015,SC2016 # options; awk
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# ruled CASE CODES WHAT CLAUSE OUTCOME OPTION...: under each code what happens is ruled so. WHAT: "over", "over,
# soloist's", "over, defenders'", "on"; OUTCOME: "won: +24", or nothing. Only an open case says that it is open.
open_cases=' V42 '
seen=
ruled() {
  label=$1 codes=$2 what=$3 clause=$4 outcome=$5
  shift 5
  seen="$seen $label"
  case $what in
    over) what='is over' ;;
    on) what='goes on' ;;
    *) what="is over, the rest is the ${what#over, }" ;;
  esac
  for code in $codes; do
    run 0 "$SKATREF" value --code="$code" "$@"
    expect "$label under $code: the game $what" is_ruled "ruled       the game $what"
    expect "$label under $code: by $clause" is_ruled "            $clause ("
    expect "$label under $code: ${outcome:-no outcome}" is_ruled "$outcome"
    case $open_cases in
      *" $label "*) expect "$label under $code is open" is_ruled 'open        the sources leave this open' ;;
      *) expect "$label under $code is not open" not is_ruled 'open        ' ;;
    esac
  done
}

# A line of the answer begins so; none need begin with nothing.
is_ruled() {
  case $1 in
    '') ! grep -Eq '^(won|lost|overbid and lost): ' out ;;
    *) "$AWK" -v begins="$1" 'index($0, begins) == 1 { found = 1 } END { exit !found }' out ;;
  esac
}

both='isko1999 isko2022'
now=isko2022
until2018=isko1999
old=altenburg1937

# Clubs with 1 is 2 times 12 = 24. In the middle of it, undecided: 40 and 30 card points, four and three tricks.
undecided='clubs --with=1 --bid=18 --points=40 --tricks=4 --defenders-points=30 --defenders-tricks=3'
start='clubs --with=1 --bid=18 --points=0 --tricks=0 --defenders-points=0 --defenders-tricks=0'

# ------------------------------------------------------------------------- F: breaches

# The soloist drops a card: no effect. A defender does: the game is over, for the soloist.
ruled V36 "$both" on end.card-shown '' $undecided --happened=card-shown --by=soloist
ruled V36 "$both" over end.breach-before 'won: +24' $undecided --happened=card-shown --by=defender

# The soloist, not in forehand, leads to the first trick: he loses at once.
ruled V36b "$both" over end.breach-before 'lost: -48' $start --happened=wrong-lead --by=soloist

# After six tricks, undecided, he fans his tricks out: lost.
ruled V37 "$both" over end.breach-before 'lost: -48' clubs --with=1 --bid=18 --points=45 --tricks=4 \
  --defenders-points=35 --defenders-tricks=2 --happened=tricks-seen --by=soloist

# The defenders have 10, and one throws his cards down: with schneider, 3 times 12.
ruled V38 "$both" "over, soloist's" end.throw 'won: +36' clubs --with=1 --bid=18 --points=40 --tricks=4 \
  --defenders-points=10 --defenders-tricks=1 --happened=throws --by=defender
# They have no trick: with schwarz, 4 times 12. He has a second jack: theirs are not sure of a trick.
ruled V39 "$both" "over, soloist's" end.throw 'won: +48' clubs --with=1 --bid=18 --points=40 --tricks=4 \
  --cards='CJ HJ CA CT CK CQ C9 C8 SA ST SK SQ' \
  --defenders-points=0 --defenders-tricks=0 --happened=throws --by=defender
# One only says that he gives up: simple.
ruled V39b "$both" over end.concede-defender 'won: +24' clubs --with=1 --bid=18 --points=40 --tricks=4 \
  --defenders-points=10 --defenders-tricks=1 --happened=gives-up --by=defender

# Grand hand with 1 is 3 times 24. He has 61 and looks at the skat at the eighth trick: stays won, no level.
ruled V40 "$old" over skat.unseen 'won: +72' grand --hand --with=1 --bid=18 --points=61 --tricks=5 \
  --defenders-points=20 --defenders-tricks=2 --happened=skat-seen --by=soloist
# All four jacks, two of them in the skat, looked at while undecided: with 4, 6 times 24 = 144.
seen_too_early='grand --hand --bid=18 --cards=CJ,SJ,CA,CT,SA,ST,HA,H9,D8,D7 --skat=HJ,DJ --points=40 --tricks=4
  --defenders-points=30 --defenders-tricks=3 --happened=skat-seen --by=soloist'
ruled V40b "$old" over skat.unseen 'lost: -144' $seen_too_early
ruled V40b "$both" over end.breach-before 'lost: -288' $seen_too_early

# A revoke of a defender; clubs with 1 was bid to 36, which needs schneider: given up to 30, 3 times 12.
ruled V41 "$both" over end.forced-level 'won: +36' clubs --with=1 --bid=36 --points=50 --tricks=4 \
  --defenders-points=30 --defenders-tricks=2 --happened=revoke --by=defender
# They have 31 already: overbid, 3 times 12 doubled.
ruled V41b "$both" over end.forced-level 'overbid and lost: -72' clubs --with=1 --bid=36 --points=50 --tricks=4 \
  --defenders-points=31 --defenders-tricks=2 --happened=revoke --by=defender
# Spades hand at 72, the jack of clubs in the skat: even with schwarz 55. 7 times 11 = 77, doubled. Open.
ruled V42 "$both" over end.forced-level 'overbid and lost: -154' spades --hand --bid=72 --points=2 --tricks=0 \
  --cards=DJ,SA,ST,SK,SQ,S9,S8,S7,HA,DA --skat=CJ,C7 --defenders-points=0 --defenders-tricks=0 --happened=revoke \
  --by=defender

# The soloist demands to play on: put right, and as played; he may lose, or win without schneider.
ruled V43 "$both" on end.play-on '' $undecided --happened=revoke --by=defender --play-on --noticed=at-once
# A revoke after his 61: the simple win stays.
ruled V43b "$both" over end.breach-after 'won: +24' clubs --with=1 --bid=18 --points=61 --tricks=5 \
  --defenders-points=20 --defenders-tricks=2 --happened=revoke --by=defender
# One defender gives up, the other does not: over. That it goes on is the convention of servers.
ruled V44 "$both" over end.concede-defender 'won: +24' $undecided --happened=gives-up --by=defender

# The soloist gives up with ten, and with nine cards: lost, nobody is asked.
ruled V45 "$both" over end.concede-soloist 'lost: -48' $start --happened=gives-up --by=soloist
ruled V45 "$both" over end.concede-soloist 'lost: -48' clubs --with=1 --bid=18 --points=0 --tricks=0 \
  --defenders-points=21 --defenders-tricks=1 --happened=gives-up --by=soloist
# With eight: played on when both refuse, lost when one agrees.
eight='clubs --with=1 --bid=18 --points=15 --tricks=1 --defenders-points=21 --defenders-tricks=1 --happened=gives-up'
ruled V45b "$both" on end.concede-consent '' $eight --by=soloist --agreed=none
ruled V45b "$both" over end.concede-consent 'lost: -48' $eight --by=soloist --agreed=one
run 2 "$SKATREF" value $eight --by=soloist
says err 'did the defenders agree? --agreed=none, one or both'

# -------------------------------------------------------------------------- G: auctions

# auction CASE TEXT CALL...: the calls as a record, which skatref explain tells.
auction() {
  label=$1 text=$2
  shift 2
  seen="$seen $label"
  calls=
  for call; do
    what=${call#* }
    case $what in
      [0-9]*) what="\"bid\",\"bid\":$what" ;;
      yes) what='"hold"' ;;
      *) what="\"$what\"" ;;
    esac
    calls="$calls${calls:+,}{\"seat\":\"${call%% *}\",\"event\":$what}"
  done
  cat >record.json <<END
{"skatref":1,"id":"$label","deal":{"F":"CJ SJ HJ DJ CA CT CK CQ C9 C8","M":"SA ST SK SQ S9 S8 S7 HA HT HK","R":"HQ H9 H8 H7 DA DT DK DQ D9 D8","skat":"C7 D7"},"events":[$calls],"result":null}
END
  "$SKATREF" explain record.json >out 2>err
  subject="explain $label"
  tr -s ' \n' ' ' <out >told
  expect "$label: $text" grep -Fq -- "$text" told
}

legal() { # ... and no call of it breaks a clause
  auction "$@"
  expect "$label: every call is legal" not grep violates out
}

# asked CASE CODES ASK GIVEN ANSWER...: the question is answered so.
asked() {
  label=$1 codes=$2 ask=$3 given=$4
  shift 4
  seen="$seen $label"
  for code in $codes; do
    printf '{"id":1,"ask":"%s","given":{"code":"%s",%s}}\n' "$ask" "$code" "$given" | "$SKATREF" answer >out 2>&1
    subject="answer $ask $given"
    for answer; do
      expect "$label under $code: $answer" grep -Fq -- "$answer" out
    done
  done
}

# A yes to 264 by mistake is irrevocable.
legal V46 'forehand is soloist at 264' 'M 264' 'F yes' 'M pass' 'R pass'
# Forehand passes too soon, and middlehand takes the skat before rearhand has spoken: neither plays.
auction V47 'auction.early-pass (A pass before its turn binds)' 'F pass' 'M 18' 'M take'
says out 'violates: auction.end (The auction ends)'
asked V47 "$both" auction '"calls":["M 18","F pass","M looks","R 18"]' '"soloist":"R","bid":18'
asked V47 "$both" auction '"calls":["M 18","F pass","M looks","R pass"]' '"passed_in":true'
asked V47 "$both" auction '"calls":["M 18","F pass","M looks","F 18"]' '"clause":"auction.fresh"'

legal V48a 'rearhand is soloist at 24' 'M 18' 'F yes' 'M 20' 'F yes' 'M pass' 'R 22' 'F yes' 'R 23' 'F yes' 'R 24' \
  'F pass'
legal V48b 'forehand is soloist at 18' 'M pass' 'R 18' 'F yes' 'R pass'
legal V48c 'rearhand is soloist at 20' 'M 18' 'F pass' 'R 20' 'M pass'
legal V48d 'forehand is soloist at 18' 'M pass' 'R pass' 'F 18'
legal V48d 'ruled passed in' 'M pass' 'R pass' 'F pass'
legal V48e 'middlehand is soloist at 20' 'M 20' 'F pass' 'R pass'
legal V48e 'middlehand is soloist at 36' 'M 36' 'F pass' 'R pass'

# ------------------------------------------------------------------------------ H: deals

# Three cards in the skat, one the jack of clubs, a defender with nine: no matadors from there, 4 times 11 = 44.
seen="$seen V49"
run 0 "$SKATREF" value spades --hand --without=2 --bid=44 --points=61
expect "V49: won: +44" is_ruled 'won: +44'
asked V49 "$both" misdeal '"kind":"count","found":"play","cards":{"F":9,"M":10,"R":10,"skat":3},"soloist":"M"' \
  '"remedy":"none"' '"favours":"soloist"' '"hand_alone":true' '"clause":"deal.count-defenders"'
# Three cards in the skat during the auction: one goes to the hand of nine, and everybody may bid.
asked V50 "$now" misdeal '"kind":"count","found":"auction","cards":{"F":10,"M":9,"R":10,"skat":3}' \
  '"remedy":"card-given"' '"barred":[]' '"clause":"deal.third-card"'
# Defenders with nine and eleven: void under the old order, since then the soloist's game.
eleven='"kind":"count","found":"play","cards":{"F":10,"M":9,"R":11,"skat":2},"soloist":"F"'
asked V51 "$old" misdeal "$eleven" '"remedy":"dealt-again"' '"clause":"deal.wrong-count"'
asked V51 "$both" misdeal "$eleven" '"remedy":"none"' '"favours":"soloist"' '"clause":"deal.count-defenders"'
# A cut that leaves three cards is none.
asked V52 "$now" misdeal '"kind":"cut","found":"deal","lifted":29' '"remedy":"dealt-again"' '"clause":"deal.cut"'
# The wrong dealer, noticed in the fifth round of a table of four: four rounds stand.
asked V53 "$both" misdeal '"kind":"dealer","players":4,"deal":18' '"remedy":"dealt-again"' '"stand":16' \
  '"clause":"deal.wrong-dealer"'
# Who picks the skat up with his cards may not bid; the dealer draws another.
asked V54 "$both" misdeal '"kind":"skat-taken","by":"F","told_apart":false' '"remedy":"skat-drawn"' '"barred":["F"]' \
  '"clause":"deal.skat-taken"'

# ----------------------------------------------------------------------------- I: claims

# The soloist puts his last two, sure cards down together: both tricks are his. Hearts with 2: 3 times 10.
ruled V55 "$old" "over, soloist's" end.lay-down 'won: +30' hearts --with=2 --bid=18 --points=60 --tricks=5 \
  --forehand='CJ SJ' --middlehand='D7 D8' --rearhand='H7 H8' --turn=forehand --soloist=forehand --happened=lays-down \
  --by=soloist

# Null ouvert; a defender leads before the soloist could lay his cards open: no loss.
ruled V56 "$both" on announce.show '' null --ouvert --bid=18 --tricks=0 --defenders-tricks=0 --happened=not-laid-open \
  --by=soloist

# Grand, rearhand; the ace of spades is led; by uncovering what he put away he claims the rest: with 3, 6 times 24.
ruled V57 "$until2018" "over, soloist's" end.claim 'won: +144' grand --bid=18 --points=21 --tricks=0 \
  --defenders-points=0 --cards='CJ SJ HJ CA HA HT HK HQ H9 H7' --skat='DA CT' --soloist=R --turn=M --trick=SA \
  --forehand='ST SK SQ S9 S8 S7 DK DQ D9' --middlehand='DJ CK CQ C9 C8 C7 DT D8 D7 H8' \
  --rearhand='CJ SJ HJ CA HA HT HK HQ H9 H7' --happened=lays-down --by=soloist

# An offer: both agree; the same for schneider, 3 times 12; one objects.
offer="$undecided --happened=lays-down --by=soloist"
ruled V58 "$now" over end.offer 'won: +24' $offer --agreed=both
ruled V58b "$now" over end.offer 'won: +36' clubs --with=1 --bid=18 --points=40 --tricks=4 --defenders-points=10 \
  --defenders-tricks=1 --happened=lays-down --by=soloist --agreed=both --asked=schneider
ruled V58c "$now" on end.offer '' $offer --agreed=one
# Until 2018 a claim: they still get a trick, undecided. Lost simply, 2 times 10 doubled.
ruled V58d "$until2018" over end.claim 'lost: -40' hearts --with=1 --bid=18 --points=50 --tricks=5 \
  --forehand='CJ H8' --middlehand='D9 D8' --rearhand='HA HT' --turn=F --soloist=F --happened=lays-down --by=soloist
# One throws his cards away in answer to the offer, the other objects: played on.
ruled V59 "$now" on end.offer '' $offer --agreed=one
# Who objects says which trick he will make: no more play.
ruled V60 "$now" over end.breach-before 'won: +24' $undecided --happened=betrayal --by=defender

# A defender lays down; the soloist gets nothing more, but some tricks are the partner's. Since 2022 that will do; before,
# the claimer himself had to make them. Spades without 1: 2 times 11.
open_play='spades --without=1 --bid=18 --points=50 --tricks=5 --forehand=D7,D8 --middlehand=CJ,D9 --rearhand=DA,HA
  --turn=M --soloist=F --happened=lays-down --by=M'
ruled V60b "$now" "over, defenders'" end.open-play 'lost: -44' $open_play
ruled V60c "$until2018" "over, soloist's" end.open-play-1999 'won: +22' $open_play
# Rearhand shows both trumps: "one more trump trick". The ace makes 60 without a card of the partner, so the court gave
# the game to the defenders: 2 times 10, doubled. With 48 he needs his partner, and it is a breach.
one_more='hearts --with=1 --bid=18 --tricks=5 --forehand=CJ,H8 --middlehand=DK,D9 --rearhand=HA,H9 --turn=F --soloist=F
  --happened=lays-down --by=rearhand --others-get=1'
ruled V60d "$until2018" over end.open-play-decides 'lost: -40' $one_more --points=54 --defenders-points=49
ruled V60d "$until2018" "over, soloist's" end.open-play-1999 'won: +20' $one_more --points=55 --defenders-points=48

# --------------------------------------------------------------------------- in records

# told EVENTS TEXT: a record tells the same. After the first trick of clubs with 11.
deal='"F":"CJ SJ HJ DJ CA CT CK CQ C9 C8","M":"SA ST SK SQ S9 S8 S7 HA HT HK","R":"HQ H9 H8 H7 DA DT DK DQ D9 D8"'
begun='{"seat":"M","event":"pass"},{"seat":"R","event":"pass"},{"seat":"F","event":"bid","bid":18}'
begun=$begun',{"seat":"F","event":"take"},{"seat":"F","event":"announce","game":"clubs","discard":"C7 D7"}'
begun=$begun',{"seat":"F","event":"card","card":"CJ"},{"seat":"M","event":"card","card":"SA"}'
begun=$begun',{"seat":"R","event":"card","card":"HQ"}'
told() {
  printf '{"skatref":1,"code":"%s","deal":{%s,"skat":"C7 D7"},"events":[%s,%s]}\n' \
    "$code" "$deal" "$begun" "$1" >record.json
  "$SKATREF" explain record.json >out 2>err
  subject="explain $1"
  tr -s ' \n' ' ' <out >told
  expect "$code: $2" grep -Fq -- "$2" told
}
code=$now
told '{"seat":"M","event":"throw"}' "ends here (end.throw) not played: 9 tricks, 104 card points; they go to the soloist"
told '{"seat":"F","event":"throw"}' "ends here (end.throw) not played: 9 tricks, 104 card points; they go to the defenders"
told '{"seat":"M","event":"breach","clause":"end.betrayal"}' \
  'middlehand reveals what he holds, or a trick to come (end.betrayal) ! violates: end.betrayal (Telling the partner about cards) by'
told '{"seat":"F","event":"show"},{"seat":"M","event":"consent"},{"seat":"R","event":"consent"}' \
  'middlehand agrees - rearhand agrees by the code the game ends here (end.offer)'
expect 'an offer is not open' not grep 'leave this open' out
code=$now
told '{"seat":"R","event":"show","leaves":1}' \
  'ends here (end.open-play) the sources leave this open; this is our reading'

# ------------------------------------------------------------------------------ complete

# Every case from V36 to V60d of the sources is here.
sed -n 's/^| \(V[0-9]*[a-z]*\) |.*/\1/p' "$srcdir/spec/sources.md" |
  "$AWK" '{ n = substr($0, 2) + 0 } n >= 36 && n <= 60' >wanted
expect "the test itself: at least 35 disputes" [ "$(wc -l <wanted)" -ge 35 ]
while read -r name; do
  case "$seen " in *" $name "*) status=0 ;; *) status=1 ;; esac
  expect "$name is asked here" [ $status -eq 0 ]
done <wanted

done_testing
