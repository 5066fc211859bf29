# skatref explain, part by part: the auction, the skat, each trick, what happens between the cards, where the game was
# decided, and the results. Each game is built of a few events; what is printed was worked out by hand.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
sample=$srcdir/corpus/logs/sample.jsonl

# tell EVENT...: explains the game of these events. deal, more, result and option can be set before.
clubs 7 >one.sgf
clubs "" >none.sgf
deal='"F":"CJ SJ HJ DJ CA CT CK CQ C9 C8","M":"SA ST SK SQ S9 S8 S7 HA HT HK","R":"HQ H9 H8 H7 DA DT DK DQ D9 D8","skat":"C7 D7"'
usual=$deal more='' result=null option=--code=isko2022
tell() {
  own "$deal" "$more" "$result" "$@" >game.json
  "$SKATREF" explain --cards=letters "$option" game.json >out 2>err
  status=$?
  subject="explain $*"
}

# --------------------------------------------------------------------- the auction

# Calls stand two blanks apart, as long as eight columns are left of 80: each of six or seven columns with the blanks.
tell 'M bid 18' 'F hold' 'M bid 100' 'F hold' 'M bid 108' 'F hold' 'M bid 110' 'F hold' 'M bid 117' 'F hold' 'M pass' 'R pass'
block "72 columns are taken: one more call" <<'END'
auction     M 18  F yes  M 100  F yes  M 108  F yes  M 110  F yes  M 117  F yes
            M pass  R pass
            forehand is soloist at 117
END
tell 'M bid 100' 'F hold' 'M bid 108' 'F hold' 'M bid 110' 'F hold' 'M bid 117' 'F hold' 'M bid 120' 'F hold' 'M pass' 'R pass'
block "73 columns are taken: a new line" <<'END'
auction     M 100  F yes  M 108  F yes  M 110  F yes  M 117  F yes  M 120
            F yes  M pass  R pass
            forehand is soloist at 120
END
# A game that is named needs 24 columns.
grand='{"seat":"R","event":"bid-game","game":"grand","hand":true,"ouvert":false}'
tell 'M pass' 'R bid 18' 'F hold' 'R bid 20' 'F hold' 'R bid 22' 'F hold' "$grand"
block "57 columns are taken: a new line for a name" <<'END'
auction     M pass  R 18  F yes  R 20  F yes  R 22  F yes
            R grand hand
END
tell 'M bid 18' 'F hold' 'M bid 20' 'F pass' 'R bid 22' 'M hold' 'R bid 23' "$(echo "$grand" | sed 's/"R"/"M"/')"
block "56 columns are taken: the name stands there" <<'END'
auction     M 18  F yes  M 20  F pass  R 22  M yes  R 23  M grand hand
END
tell 'M pass' 'R pass' '{"seat":"F","event":"bid-game","game":"null","hand":true,"ouvert":true}'
block "what is named: null ouvert hand is 59" <<'END'
auction     M pass  R pass  F null ouvert hand
            forehand is soloist at 59
END
# What goes wrong with the deal, and what is found, has a line of its own; the calls go on below.
taken='{"seat":"R","event":"misdeal","kind":"skat-taken","cards":"HQ C7","remedy":"skat-drawn"}'
tell 'M bid 18' "$taken" 'F hold'
block "a misdeal between calls, in lines of 80 columns" <<'END'
auction     M 18
            rearhand: the skat was picked up too early; the dealer draws the
            skat out of twelve cards, those of the barred player and the skat,
            shuffled
   !  violates: deal.skat-taken (Picking up the skat with one's cards)
            F yes
END
tell "$taken" 'M bid 18' 'F pass'
expect "a misdeal before the calls" \
  grep -Fqx 'auction     rearhand: the skat was picked up too early; the dealer draws the' out
expect "... with the calls in the column of the others" grep -Eq '^            M 18( |$)' out
tell 'M bid 19' 'F hold' 'M bid 20' 'F hold' 'M pass' 'R pass'
block "a wrong call ends its line; what is found follows" <<'END'
auction     M 19
   !  violates: auction.values (Only game values are bids): middlehand bids 19:
      a bid must be a game value of 18 or more
END
block "the calls go on in their column" <<'END'
            F yes  M 20  F yes  M pass  R pass
            forehand is soloist at 20
END
# The outcome.
tell 'M pass' 'R pass' 'F pass'
block "passed in" <<'END'
auction     M pass  R pass  F pass
            all three pass: passed in
END
tell 'F soloist 18' 'F announce clubs'
block "a soloist without calls" <<'END'
auction     no calls recorded; forehand is soloist at 18
announces   clubs
END
tell 'M bid 18' 'F hold'
block "nobody yet" <<'END'
auction     M 18  F yes
            nobody has become soloist
END
tell '{"event":"misdeal","kind":"exposed","fault":"dealer","remedy":"dealt-again"}'
expect "dealt again" grep -Fqx 'ruled       dealt again, nothing to score' out
block "nobody did it; what was done, in lines of 80 columns" <<'END'
auction     a card was turned up in the deal; dealt again by the same dealer; a
            cut is cut again
END

# ------------------------------------------------------------- the skat, the announcement

begun='M bid 18|F hold|M pass|R pass'
# play EVENTS EVENT...: after these events, | between them.
play() {
  events=$1
  before=$IFS IFS='|'
  shift
  # shellcheck disable=SC2086 # events
  set -- $events "$@"
  IFS=$before
  tell "$@"
}
play "$begun" 'F take' '{"event":"skat","cards":"C7 D7"}' \
  '{"seat":"F","event":"announce","game":"clubs","discard":"C7 D7"}' 'F CJ'
block "taken up, announced, put away" <<'END'
skat        forehand takes it up
announces   clubs
puts away   C7  D7

     cards              won by      points   soloist  defenders
END
while IFS='|' read -r cards line; do
  play "$begun" 'F take' "{\"seat\":\"F\",\"event\":\"announce\",\"game\":\"clubs\",\"discard\":\"$cards\"}"
  expect "puts away '$cards'" grep -Fqx "puts away   $line" out
done <<'END'
|no card
C7 C8 D7|C8 C7  D7
?? ??|2 cards, not shown
C7 ??|2 cards, not shown
END
play "$begun" 'F take' 'F announce clubs' 'F discard C7 D7'
block "put away after the announcement" <<'END'
announces   clubs
puts away   C7  D7
END
play "$begun" 'F announce clubs hand' 'F CJ'
block "nothing is put away in hand" <<'END'
announces   clubs hand

     cards              won by      points   soloist  defenders
END
for level in schneider schwarz; do
  play "$begun" '{"seat":"F","event":"announce","game":"clubs","hand":true,"announced":"'$level'"}' 'F CJ'
  expect "$level announced" grep -Fqx "announces   clubs hand, $level announced" out
done
play "$begun" 'F take' 'M announce clubs'
expect "another announces" grep -Fqx 'announces   middlehand: clubs' out
play "$begun" '{"seat":"F","event":"announce","game":"null","hand":true,"ouvert":true,"shown":"CJ SJ HJ DJ CA CT CK CQ C9 C8"}'
expect "null ouvert hand" grep -Fqx 'announces   null ouvert hand' out
expect "what is shown is not put away" not grep 'puts away' out

# ------------------------------------------------------------------------- tricks

clubs="$begun"'|F take|{"event":"skat","cards":"C7 D7"}|{"seat":"F","event":"announce","game":"clubs","discard":"C7 D7"}'
hand="$begun|F announce clubs hand"
# The ace and the king put away: 15 card points of the soloist, before the first trick with 2 + 11 + 3.
deal='"F":"CJ SJ HJ DJ C7 CT D7 CQ C9 C8","M":"SA ST SK SQ S9 S8 S7 HA HT HK","R":"HQ H9 H8 H7 DA DT DK DQ D9 D8","skat":"CA CK"'
play "$begun" 'F take' '{"event":"skat","cards":"CA CK"}' \
  '{"seat":"F","event":"announce","game":"clubs","discard":"CA CK"}' 'F CJ' 'M SA' 'R HQ' 'F D7' 'M HK' 'R DA' 'R D8'
block "card points: put away, of the trick, of the soloist, of the defenders" <<'END'
     cards              won by      points   soloist  defenders
                        (put away)     15        15          0
  1  F CJ  M SA  R HQ   forehand       16        31          0
  2  F D7  M HK  R DA   rearhand       15        31         15
  3  R D8
      not played: 8 tricks, 74 card points
END
deal=$(echo "$deal" | sed 's/"CA CK"/"CA C7"/; s/C7 CT/CK CT/')
play "$hand" 'F CJ'
block "in hand the skat is his, too" <<'END'
     cards              won by      points   soloist  defenders
                        (the skat)     11        11          0
  1  F CJ
      not played: 10 tricks, 109 card points
END
play "$begun" 'F announce null hand' 'F D7' 'M HK' 'R DA' 'R D8'
block "in null no card points, but for what is left" <<'END'
     cards              won by
  1  F D7  M HK  R DA   rearhand
  2  R D8
      not played: 9 tricks, 94 card points
END
deal=$usual
# Ramsch: each has his own. 2 + 11 + 3; nobody has those of the skat.
more=',"options":["ramsch"]'
play 'M pass|R pass|F pass' 'F CJ' 'M SA' 'R HQ' 'F SJ' 'M ST'
block "a ramsch" <<'END'
auction     M pass  R pass  F pass
            ramsch: each plays for himself

     cards              won by      points  forehand  middlehand  rearhand
  1  F CJ  M SA  R HQ   forehand       16        16           0         0
  2  F SJ  M ST
      not played: 9 tricks
END
more=
# A card that is not held is played all the same, and a card after the tenth trick belongs to none.
play "$clubs" 'F CJ' 'M SA' 'R SA'
expect "a card that is not held wins its trick, or does not" \
  grep -Fqx '  1  F CJ  M SA  R SA   forehand       24        24          0' out
tricks='F CJ|M SA|R HQ|F SJ|M ST|R H9|F HJ|M SK|R H8|F DJ|M SQ|R H7|F CA|M S9|R DA|F CT|M S8|R DT|F CK|M S7|R DK|F CQ|M HA|R DQ|F C9|M HT|R D9|F C8|M HK|R D8'
play "$clubs|$tricks" 'F CJ'
block "a card after the last trick" <<'END'
 10  F C8  M HK  R D8   forehand        4       120          0
   -  F CJ
END
# Cards that the play cannot follow: three in a line, or until something is found or happens.
play "$hand" 'F CJ' 'M ??' 'R ??' 'F SJ' 'M ??' 'R ??' 'F ??' 'M ST' 'R HQ' 'R left' 'F HJ' 'M SK'
block "hidden cards: what is found ends the line" <<'END'
  1  F CJ
   -  M ??
   !  undecided: record.hidden (A hidden card leaves a question open):
      middlehand plays a hidden card: the record does not say enough to rule on
      this
   -  R ??  F SJ  M ??
   -  R ??  F ??  M ST
   -  R HQ
   -  rearhand leaves
   -  F HJ  M SK
END
# A demand to play on takes the wrong card back, and those played after it (end.play-on): they count for nobody, and the
# game is decided anew. A demand of the wrong side takes nothing back.
four='F CJ|M SA|R HQ|F SJ|M ST|R H9|F HJ|M SK|R H8|F DJ|M SQ|R H7'
play "$clubs|$four" 'F CA' 'R DA' 'M S9' 'M play-on' 'F play-on' 'M S8' 'R DT' 'F concede'
block "cards that are taken back" <<'END'
  5  F CA  R DA  M S9   forehand       22        61          0
   !  violates: play.turn (Cards are played clockwise, one each): rearhand plays
      DA: it is middlehand's turn
      decided, won: the soloist has 61 card points (end.decided)
   -  middlehand demands to play on
   !  violates: record.order (Moves come in the order of a game): middlehand
      demands to play on: not allowed at this point of the deal
   -  forehand demands to play on
      taken back: R DA M S9
  5  F CA  M S8  R DT   forehand       21        60          0
   -  forehand gives up
      by the code the game ends here (end.concede-soloist)
      not played: 5 tricks, 60 card points
END
judged_taken_back() { # NUMBERS: so says the judged line; the deal is move 1, the first card 9
  expect "the judged line: $1" sh -c "'$SKATREF' check --format=jsonl game.json | grep -Fq '\"taken_back\":[$1],'"
}
judged_taken_back 22,23,25
# What is decided before the wrong card stays decided, and is not told again.
play "$clubs|$four" 'F CA' 'M S9' 'R DA' 'F CT' 'R DK' 'F play-on' 'M S8' 'R DK' 'F concede'
block "decided before the cards that are taken back" <<'END'
      decided, won: the soloist has 61 card points (end.decided)
  6  F CT  R DK
END
block "... and what follows" <<'END'
      taken back: R DK
  6  F CT  M S8  R DK   forehand       14        75          0
   -  forehand gives up
END
expect "... and told once" [ "$(grep -c 'decided, won' out)" -eq 1 ]
play "$clubs|F CJ" 'R HQ' 'F play-on' 'R H9' 'F play-on' 'M SA' 'R HQ' 'F SJ'
block "cards that are taken back twice" <<'END'
      taken back: R HQ
  1  F CJ  R H9
END
block "... each where it was" <<'END'
      taken back: R H9
  1  F CJ  M SA  R HQ   forehand       16        16          0
  2  F SJ
      not played: 9 tricks, 104 card points
END
judged_taken_back 10,11,12,13
play "$clubs" 'F CJ' 'M SA' 'M timeout'
block "an unfinished trick before something happens" <<'END'
  1  F CJ  M SA
   -  middlehand runs out of time
END
# To whom the rest goes: by a throw, a claim, cards laid down or an open play; nobody otherwise.
rest() { # TEXT EVENT...: after the first trick
  text=$1
  shift
  play "$clubs|F CJ|M SA|R HQ" "$@"
  expect "the rest: $text" grep -Fqx "      not played: 9 tricks, 104 card points$text" out
}
rest '; they go to the soloist' 'M throw'
rest '; they go to the defenders' 'F throw'
rest '' 'M concede'
rest '' 'F concede'
rest '' 'M timeout'
rest '' '{"seat":"F","event":"show"}' 'M consent' 'R consent'
option=--code=isko1999
rest '; they go to the soloist' '{"seat":"F","event":"show"}'
option=--code=altenburg1937
rest '; they go to the soloist' '{"seat":"F","event":"show"}'
option=--code=isko2022

# ------------------------------------------------------------------- what happens

happened() { # TEXT EVENT...: after the first trick
  text=$1
  shift
  play "$clubs|F CJ|M SA|R HQ" "$@"
  expect "$text" grep -Fqx "   -  $text" out
}
happened 'forehand gives up' 'F concede'
happened 'middlehand runs out of time' 'M timeout'
happened 'rearhand leaves' 'R left'
happened 'middlehand agrees' 'F concede' 'M consent'
happened 'middlehand does not agree' 'F concede' 'M object'
happened 'forehand lays his cards down' '{"seat":"F","event":"show"}'
happened 'forehand lays his cards down, asking for schneider' '{"seat":"F","event":"show","demanded":"schneider"}'
happened 'forehand lays his cards down, leaving the other side 2 tricks' '{"seat":"F","event":"show","leaves":2}'
happened 'middlehand throws his cards down' 'M throw'
happened 'rearhand demands to play on' 'R play-on'
happened 'middlehand looks at the skat after the auction (skat.unseen)' 'M breach skat.unseen'
happened 'rearhand breaks seat.leave' 'R breach seat.leave'
happened 'by a house rule: Ramsch' '{"event":"house-rule","clause":"home.ramsch"}'
happened 'middlehand: the skat was picked up too early' '{"seat":"M","event":"misdeal","kind":"skat-taken"}'
happened 'a wrong number of cards; the deal is left as it is' '{"event":"misdeal","kind":"count","found":"play","remedy":"none"}'
play "$clubs|F CJ|M SA|R HQ" 'M throw ST SK SQ S9 S8 S7 HA HT HK'
block "the cards that lie open" <<'END'
   -  middlehand throws his cards down:
      ST SK SQ S9 S8 S7  HA HT HK
      by the code the game ends here (end.throw)
END
more=',"options":["revolution"]'
revolution='{"seat":"F","event":"announce","game":"null","hand":true,"ouvert":true,"revolution":true}'
tell 'F soloist 18' "$revolution" '{"seat":"M","event":"exchange","cards":"SA HA","gets":"D8 H7"}' 'F CJ'
block "what a defender gives, and what he gets" <<'END'
   -  middlehand exchanges cards with the other defender:
      gives SA  HA
      gets H7  D8
END
# Any number of cards, each way.
for both in 'SA:D8' 'SA ST HA:DQ D9 D8' 'SA SK ST HA:DK DQ D9 D8'; do
  tell 'F soloist 18' "$revolution" "{\"seat\":\"M\",\"event\":\"exchange\",\"cards\":\"${both%:*}\",\"gets\":\"${both#*:}\"}" 'F CJ'
  block "gives ${both%:*}, gets ${both#*:}" <<END
      gives $(echo "${both%:*}" | sed 's/ H/  H/')
      gets ${both#*:}
END
done
more=',"options":["contra"]'
play "$hand" 'M contra' 'F re' 'M sup' 'F CJ'
block "contra, re, sup" <<'END'
   -  middlehand says contra
   -  forehand says re
   -  middlehand says sup
END
more=

# ------------------------------------------------------------- where it was decided

decided() { # TEXT EVENT...: when and why, printed once, wrapped like all words
  wanted=$1
  shift
  play "$@"
  "$AWK" '/^      decided, / { on = 1 } on { sub(/^ +/, ""); printf "%s ", $0 } /\(end.decided\)$/ { on = 0 }' out >told
  expect "decided: $wanted" [ "$(cat told)" = "decided, $wanted (end.decided) " ]
}
five='F CJ|M SA|R HQ|F SJ|M ST|R H9|F HJ|M SK|R H8|F DJ|M SQ|R H7|F CA|M S9|R DA'
decided 'won: the soloist has 61 card points' "$clubs|$five"
# Clubs hand with 11 is 13 times 12, 156, with schneider 168, with schwarz 180: a bid of 264 is more than that.
bid264=$(echo "$hand" | sed 's/M bid 18|F hold/M bid 264|F hold/')
play "$bid264" 'F CJ'
block "decided before the first card" <<'END'
     cards              won by      points   soloist  defenders
      decided, lost: not even schwarz covers the bid of 264 (end.decided)
END
bid168=$(echo "$hand" | sed 's/M bid 18|F hold/M bid 168|F hold/')
decided 'won: the soloist has 106 card points; the bid of 168 needs schneider' "$bid168|$tricks"
bid180=$(echo "$hand" | sed 's/M bid 18|F hold/M bid 180|F hold/')
decided 'won: the soloist has all ten tricks; the bid of 180 needs schwarz' "$bid180|$tricks"
# The defenders: 60 card points are enough; 30 when schneider is needed, a trick when schwarz is.
weak='"F":"D7 D8 D9 H7 H8 H9 S7 S8 S9 C7","M":"CJ SJ HJ DJ CA CT CK CQ C9 C8","R":"SA ST SK SQ HA HT HK HQ DA DT","skat":"DK DQ"'
deal=$weak
lost='F C7|M CA|R SA'
decided 'lost: the defenders have 71 card points' "$hand|$lost|M CT|R HA|F D7|M CK|R DA|F D8|M CQ|R ST|F D9"
schneider=$begun'|{"seat":"F","event":"announce","game":"clubs","hand":true,"announced":"schneider"}'
decided 'lost: the defenders have 43 card points; schneider was announced' "$schneider|$lost|M CT|R HA|F D7"
schwarz=$begun'|{"seat":"F","event":"announce","game":"clubs","hand":true,"announced":"schwarz"}'
decided 'lost: the defenders have a trick; schwarz was announced' "$schwarz|$lost"
null="$begun|F announce null hand"
decided 'won: the soloist has no trick' \
  "$null|F D7|M DJ|R DA|R DT|F D8|M CA|R SA|F S7|M SJ|R ST|F S8|M CT|R SK|F S9|M CK|R HA|F H7|M HJ|R HT|F H8|M CQ|R HK|F H9|M C9|R SQ|F D9|M C8|R HQ|F C7|M CJ"
deal=$usual
decided 'lost: the soloist has a trick' "$null|F CJ|M SA|R HQ"
bid46=$(echo "$null" | sed 's/M bid 18|F hold/M bid 46|F hold/')
play "$bid46" 'F CJ'
says out 'decided, lost: null is worth 35, below the bid of 46 (end.decided)'
# Once the code has ended the game, nothing is decided any more.
play "$clubs|F CJ|M SA|R HQ|M concede|F SJ|M ST|R H9|F HJ|M SK|R H8|F DJ|M SQ|R H7|F CA|M S9|R DA"
expect "not after the end" not grep decided, out
block "where the code ends it" <<'END'
   -  middlehand gives up
      by the code the game ends here (end.concede-defender)
END

# ------------------------------------------------------------------------ results

recorded() { # RESULT TEXT
  result=$1
  play "$clubs|$tricks"
  expect "$1: recorded $2" grep -Fqx "recorded    $2" out
  expect "... and ruled" grep -Fqx 'ruled       won +168, with 11, 120 card points, 10 tricks' out
  result=null
}
recorded null 'no result'
recorded '{}' 'no result'
recorded '"passed-in"' 'passed in'
recorded '{"score":168}' 'result +168'
recorded '{"score":-96}' 'result -96'
recorded '{"outcome":"loss"}' 'lost'
recorded '{"outcome":"win","score":168}' 'won +168'
recorded '{"outcome":"penalty"}' 'a penalty, and no game'
recorded '{"matadors":-3}' 'result, without 3'
recorded '{"points":1}' 'result, 1 card point'
recorded '{"tricks":1}' 'result, 1 trick'
recorded '{"points":0,"tricks":0}' 'result, 0 card points, 0 tricks'
recorded '{"outcome":"win","score":168,"matadors":11,"points":120,"tricks":10}' 'won +168, with 11, 120 card points, 10 tricks'
recorded '{"score_forehand":-5,"score_middlehand":7,"score_rearhand":0}' 'ramsch: forehand -5, middlehand +7, rearhand 0'
recorded '{"score_forehand":1,"score_middlehand":-1,"score_rearhand":0}' 'ramsch: forehand +1, middlehand -1, rearhand 0'
play "$clubs" 'F CJ'
expect "a game that breaks off" grep -Fqx 'ruled       the value is unknown' out
tell 'M pass' 'R pass' 'F pass'
expect "passed in" grep -Fqx 'ruled       passed in' out
tell 'M bid 18' 'M left'
expect "no game" grep -Fqx 'ruled       no game, nothing to score' out
# A game that a misdeal decides: spades hand with 3 of the cards that were dealt; see tests/judge/misdeals.sh.
run 0 "$SKATREF" explain --cards=letters "$sample:id=three cards in the skat"
expect "a misdeal that is won" grep -Fqx 'ruled       spades, won +44' out
block "the cards of the deal as they lie" <<'END'
     cards              won by      points   soloist  defenders
                        (the skat)      2         2          0
   -  a wrong number of cards; the deal is left as it is
      by the code the game ends here (deal.count-defenders)
END
# A ramsch: each step, its sum and its clause. In its tricks rearhand has 50 card points, the skat has SA and HQ, 14; and
# middlehand 55 and 13 of the cards that were pushed, twice for one who refused, twice as it was pushed.
"$SKATREF" explain --cards=letters "$sample:id=at home: ramsch" >out
block "the steps of a ramsch" <<'END'

most card points                     50  home.ramsch-loser
including the skat                   64  home.ramsch-skat
lost                                -64  home.ramsch-points

recorded    ramsch: forehand 0, middlehand 0, rearhand -64
ruled       ramsch: forehand 0, middlehand 0, rearhand -64
verdict     conforms
END
"$SKATREF" explain --cards=letters "$sample:id=at home: pushed ramsch" >out
block "the steps of a pushed ramsch" <<'END'

most card points                     55  home.ramsch-loser
including the skat                   68  home.ramsch-skat
cards refused, doubled for each     136  home.push-refuse
lost, doubled                      -272  home.pushed-ramsch

END
# Why a game is overbid.
play "$bid264|$tricks"
says out '180 is below the bid of 264; not even schwarz would have covered it'

# ----------------------------------------------------------------------- findings

play "$clubs" 'F SA'
block "a card of forehand" <<'END'
   !  violates: play.held (Only a card in hand can be played, once): forehand
      plays SA: the player does not hold this card
END
play "$clubs|F CJ|M SA|R HQ" '{"seat":"R","event":"breach","clause":"end.card-shown","cards":"H9"}' 'F play-on'
block "a breach stands where it happens, and only there" <<'END'
   -  rearhand shows one of his cards (end.card-shown):
      H9
   !  violates: end.card-shown (A card shown)
   -  forehand demands to play on
      not played: 9 tricks, 104 card points
END
tell "$taken" 'M pass' 'F pass'
block "so is a misdeal" <<'END'
auction     rearhand: the skat was picked up too early; the dealer draws the
            skat out of twelve cards, those of the barred player and the skat,
            shuffled
   !  violates: deal.skat-taken (Picking up the skat with one's cards)
END
# With German cards all cards of a finding have German faces.
play "$begun" 'F take' '{"seat":"F","event":"announce","game":"clubs","discard":"C7 C8 D7"}'
"$SKATREF" explain --cards=german --ascii game.json | tr -s '\n ' ' ' >told
expect "an announcement" grep -Fq 'forehand announces clubs: two cards must be put away' told
play "$begun" 'F take' 'F announce clubs' 'F discard C7 C8 D7'
"$SKATREF" explain --cards=german --ascii game.json | tr -s '\n ' ' ' >told
expect "cards put away" grep -Fq 'forehand puts away E8 E7 S7: two cards must be put away' told
play "$clubs|F CJ|M SA|R HQ|F CA|M ST|R C8|F H7"
"$SKATREF" explain --cards=german --ascii game.json | tr -s '\n ' ' ' >told
expect "a card in its face" grep -Fq '(Only a card in hand can be played, once): rearhand plays E8: the' told
run 1 "$SKATREF" explain --cards=german --ascii "$sample:id=no card put away"
says out 'two cards must be put away'
# The code ends the game when all have answered.
block_ends() { # EVENT...: the answers, and then the end
  play "$clubs|F CJ|M SA|R HQ|F SJ|M ST|R H9" "$@"
}
block_ends 'F concede' 'M consent'
block "one answer" <<'END'
   -  forehand gives up
   -  middlehand agrees
      by the code the game ends here (end.concede-soloist)
      not played: 8 tricks, 92 card points
END
block_ends '{"seat":"F","event":"show"}' 'M consent' 'R consent'
block "two answers" <<'END'
   -  middlehand agrees
   -  rearhand agrees
      by the code the game ends here (end.offer)
      not played: 8 tricks, 92 card points
END
block_ends 'F concede' 'M object' 'R consent' 'R left'
block "answers of both kinds, and then something else" <<'END'
   -  forehand gives up
   -  middlehand does not agree
   -  rearhand agrees
      by the code the game ends here (end.concede-soloist)
   -  rearhand leaves
END
block_ends 'M concede' 'R left'
block "no answer" <<'END'
   -  middlehand gives up
      by the code the game ends here (end.concede-defender)
   -  rearhand leaves
      not played: 8 tricks, 92 card points

END
play "$clubs|F CJ|M SA|R HQ" '{"seat":"R","event":"show","leaves":1}'
block "what the sources leave open" <<'END'
      by the code the game ends here (end.open-play)
      the sources leave this open; this is our reading
END
# What happens within a trick: its cards stand before it, and once.
shows='{"seat":"F","event":"breach","clause":"end.card-shown","cards":"SJ"}'
play "$clubs" 'F CJ' "$shows" "$shows" 'M SA' "$shows" 'R HQ' "$shows" 'F SJ'
block "within a trick" <<'END'
  1  F CJ
   -  forehand shows one of his cards (end.card-shown):
      SJ
   -  forehand shows one of his cards (end.card-shown):
      SJ
  1  F CJ  M SA
   -  forehand shows one of his cards (end.card-shown):
      SJ
  1  F CJ  M SA  R HQ   forehand       16        16          0
   -  forehand shows one of his cards (end.card-shown):
      SJ
  2  F SJ
      not played: 9 tricks, 104 card points
END
play "$null" 'F CJ' 'M SA' 'R HQ'
block "in null nobody gets the rest" <<'END'
  1  F CJ  M SA  R HQ   forehand
      decided, lost: the soloist has a trick (end.decided)
      not played: 9 tricks, 104 card points

END
deal=$weak
play "$hand|$lost|M CT|R HA|F D7|M CK|R DA|F D8|M CQ|R ST|F D9"
block "120 without the 7 of the skat and the 71 of the defenders" <<'END'
      not played: 6 tricks, 42 card points

END
deal=$usual
# Bold: the head, the marks of findings, the verdict.
play "$clubs" 'F SA'
"$SKATREF" explain --cards=letters --color=always game.json | sed "s/$(printf '\033')/ESC/g" >out
block "the verdict is bold" <<'END'
ESC[1mverdict     violatesESC[0m
END
says out '   ESC[1m!ESC[0m  violates: play.held ('
expect "so is the head" grep -q '^ESC\[1mGame .*)ESC\[0m$' out

# ------------------------------------------------------------------------- the head

# Which game, where, and by which rules; a game without an id has none.
name=$("$SKATREF" --version | sed -n 's/^skatref //p') spec=$("$SKATREF" --version | sed -n 's/^spec \(............\).*/\1/p')
for both in 'one Game 7 (' 'none Game ('; do
  run 0 "$SKATREF" explain --cards=letters "${both%% *}.sgf"
  expect "$both" [ "$(head -n 1 out)" = "${both#* }${both%% *}.sgf, line 1), by the code isko2022 (skatref $name, spec $spec)" ]
done
# House rules of the record, and of the options.
more=',"options":["contra"]'
tell 'M pass' 'R pass' 'F pass'
says out ', by the code isko2022 + contra (skatref '
# If both score a ramsch, the record does.
more=',"options":["ramsch-fixed"]' option=--option=ramsch-double,contra
tell 'M pass' 'R pass' 'F pass'
says out ', by the code isko2022 + contra + ramsch-fixed (skatref '
more= option=--code=isko2022
run 0 "$SKATREF" explain --option=ramsch,contra one.sgf
says out ', by the code isko2022 + contra + ramsch (skatref '
# Hidden cards, those of the skat too.
deal='"F":"CJ SJ HJ DJ CA CT CK CQ C9 ??","M":"SA ?? ?? ?? ?? ?? ?? ?? ?? ??","R":"?? ?? ?? ?? ?? ?? ?? ?? ?? ??","skat":"C7 ??"'
tell 'M pass'
block "hidden cards" <<'END'
forehand    CJ SJ HJ DJ  CA CT CK CQ C9  and 1 hidden
middlehand  SA  and 9 hidden
rearhand    10 hidden
skat        C7  and 1 hidden

END
deal=$(echo "$deal" | sed 's/"C7 ??"/"?? ??"/')
tell 'M pass'
expect "a hidden skat" grep -Fqx 'skat        2 hidden' out
deal=$usual

# -------------------------------------------------------------- what cannot be read

# 76 bytes of the record, from 36 before the fault, or from its beginning; a mark below the fault. Bytes that are no
# printable ASCII are ?, but for a tab and the end of the line.
for id in '' 12345678901 123456789012 1234567890123 12345678901234567890123456789012345; do
  printf '(;GM[Skat]PC[x]ID[%s]MV[w X~X \t%s\001\303 ]R[passed] ;)\n' "$id" 0123456789012345678901234 >bad.sgf
  run 1 "$SKATREF" explain bad.sgf
  LC_ALL=C "$AWK" '{
    at = index($0, "X~X")
    from = at > 37 ? at - 36 : 1
    print "The record cannot be read at byte " at ", line 1:"
    shown = ""
    for (i = from; i <= length($0) + 1; i++) {
      one = substr($0 " ", i, 1)
      one = one == "\t" ? " " : one == "\001" ? "\\x01" : one == "\303" ? "\\xC3" : one
      if (length(shown one) > 76)
        break
      shown = shown one
    }
    print "  " shown
    printf "  "
    for (i = from; i < at; i++) printf " "
    print "^"
  }' bad.sgf >calculated
  block "the place, with an id of ${#id}" <calculated
done
done_testing
