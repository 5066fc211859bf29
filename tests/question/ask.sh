# skatref ask: every question from the shell, with the sentence of the clause that decides; all that is wrong at once.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# fits: no line is wider than 80 columns.
fits() {
  expect "$subject: fits 80 columns" "$AWK" 'length > 80 { exit 1 }' out
}

# answers QUESTION TEXT... -- ARGUMENT...: the answer has these texts, however its lines are broken.
answers() {
  question=$1
  shift
  : >wanted
  while [ "$1" != -- ]; do
    printf '%s\n' "$1" >>wanted
    shift
  done
  shift
  run 0 "$SKATREF" ask "$question" "$@"
  fits
  tr -s ' \n' ' ' <out >flat
  while IFS= read -r text; do
    says flat "$text"
  done <wanted
  echo "$question" >>asked
}

answers matadors 'matadors 2' -- game=hearts cards='CJ SJ DJ HA'
answers matadors 'matadors -1' -- Clubs cards=sj,hj,dj,ca
answers legal 'cards H9 H7' -- clubs hand='CJ H9 H7 SA' led=HA
answers legal 'cards CJ SA' -- clubs hand='CJ SA' led=none
answers trick 'winner middlehand' 'points 22' -- grand leader=M cards='SA CA S7'
# The pack in order: three each, the skat, four each, three each.
answers deal 'forehand CA CK CQ SJ' 'rearhand C8 C7 SA' 'skat SK SQ' -- players=3 dealer=0 \
  pack='CA CK CQ CJ CT C9 C8 C7 SA SK SQ SJ ST S9 S8 S7 HA HK HQ HJ HT H9 H8 H7 DA DK DQ DJ DT D9 D8 D7'
# V50, V52, V53 and V54 of spec/sources.md.
answers misdeal 'the hand of nine gets one of the three cards in the skat' 'barred nobody' \
  'clause deal.third-card (The third card goes to the hand of nine)' -- count found=auction F=10 M=9 R=10 skat=3
# C4, C5: the court's bid of 20 with 1 is hearts for 20, unless he wants to play; C3: the soloist's own number.
answers misdeal 'favours the soloist' 'clause deal.count-defenders (' 'game hearts' 'value 20' 'score 20' -- \
  count found=play F=10 M=9 R=10 skat=3 soloist=F bid=20 matadors=1
answers misdeal 'the number of cards is put right' 'clause deal.count-play (' -- \
  count found=play F=10 M=9 R=10 skat=3 soloist=F play_on
answers misdeal 'favours the defenders' 'clause deal.count-soloist (' -- count found=play F=10 M=10 R=9 skat=3 soloist=R
# Where no source says what is won, there is a winner and no value: a null game below its bid; a game that does not
# cover the bid, or a level that nobody has shown, before 1999.
unvalued() { # ARGUMENT...
  answers misdeal 'favours the soloist' -- "$@"
  expect "$subject: no value" not grep -q '^value' out
}
unvalued count found=play F=10 M=9 R=10 skat=3 soloist=F bid=24 game=null
unvalued missing by=M soloist=F mattered=yes game=hearts bid=24 matadors=1 code=altenburg1937
unvalued missing by=M soloist=F mattered=yes game=hearts hand announced=schneider bid=18 matadors=1 code=altenburg1937
# C4: bid 20, with 1, none announced: hearts, 2 x 10.
answers misdeal 'game hearts' 'score 20' -- count found=play F=10 M=9 R=11 skat=2 soloist=F unannounced bid=20 matadors=1
# C11, C12, C18, C29, C57.
answers misdeal 'dealt again by the same dealer' 'clause deal.exposed (' -- exposed found=deal fault=shared
answers misdeal 'remedy the dealer waits' -- cutter-away players=4 reserved long=no
answers misdeal 'clause deal.astray-harmless (' -- missing by=F soloist=F mattered=no code=altenburg1937
answers misdeal 'the two cards of the skat are put back' 'allowed no' -- skat-taken by=F told_apart
answers misdeal 'allowed yes' -- skat-seen found=play by=D leave
answers misdeal 'dealt again by the same dealer' 'deal.cut (' 'The dealer'\''s right-hand neighbour cuts once' -- \
  kind=cut found=deal lifted=29
# V53; three at the table: the rounds are deals 1 to 3, 4 to 6 ..., and in deal 18 the third seat deals, seat 2.
answers misdeal 'stand 16' 'deal.wrong-dealer (' 'finished rounds stand.' -- dealer players=4 deal=18
answers misdeal 'Deals 1 to 15 stand; the round in progress is played again from the first seat.' \
  'remedy the round in progress is dealt again from the first seat' \
  'dealer 2 had to deal; the first seat is 0' 'stand 15' -- dealer players=3 deal=18
answers misdeal 'remedy the deal is left as it is' 'dealer 2 had to deal; the first seat is 0' -- \
  dealer players=3 deal=18 dealer=2
answers misdeal 'the dealer draws the skat' 'barred forehand' \
  'A player who picks up the skat together with his cards may not bid.' -- skat-taken by=F told_apart=no
# V48c, V48d; a bid that is not higher.
answers auction 'soloist rearhand' 'bid 20' -- calls='M 18,F pass,R 20,M pass'
answers auction 'passed_in yes' -- calls='M pass' calls='R pass' calls='F pass'
answers auction 'open rearhand' -- calls='M 18,F pass'
answers auction 'illegal call 3' 'auction.raise (' 'Every bid is higher than the bid before it.' -- \
  calls='M 20,F yes,M 18'
answers bids 'values 18 20 22 23 24' -- code=isko2022
answers bids ' 92 ' -- options=revolution code=isko1999
answers announce 'valid no' 'game clubs' 'announced none' 'struck what schneider' -- \
  skat_taken=yes said=clubs announced=schneider
answers announce 'valid yes' 'announced schwarz' -- skat_taken=false said.game=clubs hand ouvert
answers value 'won yes' 'value 24' 'score 24' 'with 1' '24 value.won' 'level.win (' \
  'The soloist wins a suit or grand game with 61 card points or more' -- \
  clubs bid=18 matadors=1 points=61 tricks=5
# V45: nine cards need no consent; with eight cards one defender is enough.
answers ending 'over yes' 'winner the defenders' 'end.concede-soloist (' 'nobody has to agree.' 'score -48' -- \
  clubs bid=18 matadors=1 points=0 tricks=0 unplayed_points=99 unplayed_tricks=9 soloist=F happened=gives-up by=F
answers ending 'over no' 'end.concede-consent (' 'Without consent the game is played on' -- \
  clubs bid=18 matadors=1 points=15 tricks=1 unplayed_points=84 unplayed_tricks=8 soloist=F happened=gives-up by=F \
  objected=M,R
# end.early-lead: no game was announced, so that none is asked for; bid 20 with 1: hearts, 2 x 10. With four jacks, the
# ace and the king of each suit but no ten: diamonds, 5 x 9 (conduct.yaml).
answers ending 'score -40' 'matadors 1' 'as hearts: 2 x 10' -- soloist=F happened=early-lead by=F bid=20 matadors=1
jacks='CJ SJ HJ DJ CA CK SA SK HA HK DK D7'
for matadors in '' matadors=4; do
  # shellcheck disable=SC2086 # one fact, or none
  answers ending 'score -90' 'matadors 4' -- soloist=M happened=early-lead by=M bid=18 cards="$jacks" $matadors
done
refused 'matadors: the matadors contradict the cards (matadors.with' ask ending soloist=M happened=early-lead by=M \
  bid=18 cards="$jacks" matadors=3
answers ending 'score -54' 'matadors -2' -- soloist=F happened=early-lead by=F bid=18 matadors=-2 game=null
# announce.show: the defenders ask, whatever was bid and played; but there must be a hand to lay open.
answers ending 'over no' 'announce.show (' 'the defenders must ask him to show them' -- \
  soloist=F happened=not-laid-open by=F game=null ouvert
refused 'game: which game?' ask ending soloist=F happened=not-laid-open by=F
refused 'happened.by: only the soloist can do that (announce.show' ask ending soloist=F happened=not-laid-open by=M \
  game=null ouvert
# trick.complete, end.card-shown: no breach, so nothing to demand.
refused 'happened.play_on: needs a breach, and this is none' ask ending soloist=F happened=leads-on by=M trick_to=M \
  noticed=led play_on
refused 'happened.play_on: needs a breach, and this is none' ask ending soloist=F happened=card-shown by=F play_on
# The name of the fact stands in front, and is not said again.
refused 'skatref ask ending: happened.others_get: does not go with takes-back, only with: lays-down' ask ending \
  soloist=F happened=takes-back by=M others_get=3
# The last two trumps laid down, from the cards.
answers ending 'rest the soloist' 'end.lay-down (' -- hearts matadors=2 bid=18 points=60 tricks=5 F='CJ SJ' M='D7 D8' \
  R='H7 H8' turn=F soloist=F happened=lays-down by=F code=altenburg1937
answers ramsch 'scores -60 0 0' 'losers forehand' 'including the skat' -- points=50,40,20 tricks=4,3,3 options=ramsch
# The order of the options means nothing; the player without a trick changes nothing by this reading.
for options in ramsch,home.ramsch-no-trick home.ramsch-no-trick,ramsch; do
  answers ramsch 'scores -70 0 0' -- points=70,50,0 tricks=5,5,0 options=$options
done
refused 'options: it stands for home.ramsch-virgin, which is not in force under isko2022' ask ramsch \
  points=70,50,0 tricks=5,5,0 options=home.ramsch-no-trick
answers round 'pushed 2' 'due 2' -- players=3 deals='game=grand matadors=4; game=ramsch'
clubs 1 >one.sgf
answers game 'verdict conforms' -- iss="$(cat one.sgf)"
# Middlehand bids to forehand: a pass, or one of 63 bids. Forehand answers with yes or a pass; after a pass rearhand
# goes on, with a pass or a higher bid.
begun='{"skatref":1,"deal":{"F":"CJ CA CT CK CQ C9 C8 C7 SA ST","M":"SJ SK SQ S9 S8 S7 HA HT HK HQ",'
begun="$begun"'"R":"HJ H9 H8 H7 DA DT DK DQ D9 D8","skat":"DJ D7"},"events":[]}'
answers turn 'phase the auction' 'turn middlehand' 'moves M pass; M bid 18; M bid 20; M bid 22;' 'over no' \
  'isko2022 seen by M; F ?? ??' 'M SJ SK SQ S9 S8 S7 HA HT HK HQ;' -- record="$begun" seat=M
answers count 'count 64' 'counts 64' -- record="$begun" depth=1
answers sheet 'totals Ann 138, Bo 40, Cy -122' 'places Ann 1, Bo 2, Cy 3' -- \
  players=Ann,Bo,Cy deals='soloist=Ann score=48; passed_in; soloist=Cy score=-72'
answers sheet 'totals Ann 50, Bo 50, Cy 50' 'lot Ann Bo Cy' -- players=Ann,Bo,Cy passed_in=1 \
  tallies='Ann: points=0 won=1 lost=0; Bo: points=0 won=1 lost=0; Cy: points=0 won=1 lost=0'
answers hello 'name skatref' 'licence MIT' --

# How answers stand. Three at the table, by Seeger and Fabian: who wins gets 50, who loses pays 50, and the others get 40.
run 0 "$SKATREF" ask sheet players=Ann,Bo,Cy deals='soloist=Ann score=48; points=Ann=3,Bo=4; soloist=Cy score=-72'
block <<'END'
points      Ann 51, Bo 4, Cy -72
won         Ann 1, Bo 0, Cy 0
lost        Ann 0, Bo 0, Cy 1
totals      Ann 141, Bo 44, Cy -122
places      Ann 1, Bo 2, Cy 3
END
block <<'END'
running     Ann 98, Bo 0, Cy 0
            Ann 101, Bo 4, Cy 0
            Ann 141, Bo 44, Cy -122
END
answers sheet 'points Ann 3, Bo 4, Cy 0' -- players=Ann,Bo,Cy deals='points=Ann=3 points=Bo=4'
# Steps: the text in 32 columns, the sum in six, the clause. Who has most loses his points, with those of the skat.
run 0 "$SKATREF" ask ramsch points=50,40,30 tricks=4,3,3 options=ramsch
printf '%-12s%-32s%6d  %s\n' steps 'most card points' 50 home.ramsch-loser '' 'including the skat' 50 home.ramsch-skat \
  '' lost -50 home.ramsch-points >steps
block 'ramsch: its steps' <steps
has 'scores      -50 0 0' 'losers      forehand'
# The same clause charges every trick, or pays it: home.ramsch-two-virgins.
run 0 "$SKATREF" ask ramsch points=110,0,0 tricks=10,0,0 options=ramsch,home.ramsch-two-virgins
printf '%-12s%-32s%6d  %s\n' steps 'every trick' 120 home.ramsch-two-virgins >steps
block 'every trick is won: its step' <steps
run 0 "$SKATREF" ask ramsch points=110,0,0 tricks=10,0,0 options=ramsch-fixed,home.ramsch-two-virgins
printf '%-12s%-32s%6d  %s\n' steps 'lost, two without a trick' -20 home.ramsch-two-virgins >steps
block 'every trick is lost: its step' <steps
# A line is broken before the word that would reach column 80; what follows begins in column 13.
run 0 "$SKATREF" ask bids
expect 'bids: lines as long as they can be' "$AWK" '
  /^values/ { inside = 1; before = $0; next }
  inside && !/^ / { exit wrong || lines < 3 }
  inside { lines++; if (substr($0, 1, 12) != "            " || substr($0, 13, 1) == " " || length(before) > 79 || length(before) + 1 + length($1) <= 79) wrong = 1; before = $0 }' out
# Four at the table: after a grand with four, each of them deals a pushed ramsch.
answers round 'pushed 2 3' 'due 2' -- players=4 deals='game=grand matadors=4; game=ramsch; game=ramsch'
answers round 'pushed none' 'due 4' -- players=4 deals='game=grand matadors=4'
answers round 'pushed none' 'due 0' -- players=4 deals='game=grand matadors=3'
for many in 9 0; do
  refused 'deals.matadors: matadors are 1 to 11, with or without; in grand 1 to 4' ask round players=3 deals="game=grand matadors=$many"
done

# Every question was asked; each lists its facts, those that it needs first, and its example works.
run 0 "$SKATREF" ask
sed -n '/^$/q; s/ .*//p' out >questions
expect "the test itself: fourteen questions" [ "$(wc -l <questions)" -ge 14 ]
sort -u asked >asked.sorted
sort questions >questions.sorted
expect "every question is asked here" diff questions.sorted asked.sorted
cp one.sgf games.sgf
echo "$begun" >games.jsonl
while read -r question; do
  run 0 "$SKATREF" ask "$question" --help
  fits
  says out "Usage: skatref ask $question KEY=VALUE"
  sed -n '/^Example:/,$ { /^Example:/d; s/^  skatref/"$SKATREF"/p; t; p; }' out >example
  expect "the example of $question" . ./example
done <questions

# All that is wrong, a line each, in the order of the table; nothing that only follows from it.
run 2 "$SKATREF" ask value game=clubz points=200 tricks=x announced=all handd=yes
cat >expected <<'END'
skatref ask value: handd: unknown key (did you mean 'hand'?), expected: game hand announced ouvert bid cards matadors points tricks defenders_points defenders_tricks pile ending unplayed_points unplayed_tricks proved revolution contra code options
skatref ask value: game: expected one of diamonds, hearts, spades, clubs, grand, null, got "clubz"; did you mean clubs?
skatref ask value: announced: expected one of schneider, schwarz, got "all"
skatref ask value: bid: what was the final bid? bid=N, or 0 if it is unknown
skatref ask value: points: expected a whole number from 0 to 120, got 200
skatref ask value: tricks: expected a whole number from 0 to 10, got "x"
skatref ask value --help explains its use
END
expect "all that is wrong with a value" diff expected err

# The common disputes in German words: the same ruling as in English.
same() { # GERMAN ENGLISH: the same arguments, blanks in them as _
  for text in "$1" "$2"; do
    set --
    for argument in $text; do
      set -- "$@" "$(printf %s "$argument" | tr _ ' ')"
    done
    run 0 "$SKATREF" "$@"
    [ -f first ] && mv out second || cp out first
  done
  expect "the same: $*" diff first second
  rm -f first second
}
same 'value Kreuz --with=1 --hand --points=70 --tricks=7' 'value clubs --with=1 --hand --points=70 --tricks=7'
same 'value Grün --without=2 --announce=Schneider --hand --points=89 --tricks=8 --bid=18' 'value spades --without=2 --announce=schneider --hand --points=89 --tricks=8 --bid=18'
same 'value Herz Hand --cards=Pik-Bube,Herz-As,Herz_10,Herz_König,Herz_Dame,Kreuz_As,Kreuz_10,Pik_As,Karo_As,Karo_10 --skat=Kreuz_Bube,Karo_7 --points=74 --tricks=7 --bid=35' 'value hearts --hand --cards=SJHAHTHKHQCACTSADADT --skat=CJD7 --points=74 --tricks=7 --bid=35'
same 'value Null ouvert --points=0 --tricks=0 --bid=50 --code=isko1999' 'value null --ouvert --points=0 --tricks=0 --bid=50 --code=isko1999'
same 'value Grand --with=2 --happened=nicht_bedient --by=Gegenspieler --points=30 --tricks=3 --bid=18 --defenders-points=20 --defenders-tricks=2' 'value grand --with=2 --happened=revoke --by=defender --points=30 --tricks=3 --bid=18 --defenders-points=20 --defenders-tricks=2'
same 'value Pik --with=1 --happened=gibt_auf --by=Alleinspieler --points=0 --tricks=0 --bid=18 --defenders-points=0 --defenders-tricks=0' 'value spades --with=1 --happened=gives-up --by=soloist --points=0 --tricks=0 --bid=18 --defenders-points=0 --defenders-tricks=0'
same 'ask misdeal vergeben found=Reizen F=10 M=9 R=10 skat=3' 'ask misdeal count found=auction F=10 M=9 R=10 skat=3'
same 'ask misdeal falscher_Geber players=3 dealer=0 deal=4' 'ask misdeal dealer players=3 dealer=0 deal=4'
same 'ask misdeal Karte_aufgedeckt found=Geben fault=Geber' 'ask misdeal exposed found=deal fault=dealer'
same 'ask misdeal Skat_angesehen by=Vorhand found=Reizen' 'ask misdeal skat-seen by=F found=auction'
same 'ask auction calls=M_18,V_ja,M_Null_Hand,V_weg,H_passe' 'ask auction calls=M_18,F_yes,M_null_hand,F_pass,R_pass'
# Blanks before and after a part of a list mean nothing.
same 'ask auction calls=M_18_,_F_pass_,R_pass_' 'ask auction calls=M_18,F_pass,R_pass'
same 'ask ramsch points=70_,_50,0_ tricks=5_,5_,0 options=ramsch_,_home.ramsch-no-trick_' \
  'ask ramsch points=70,50,0 tricks=5,5,0 options=ramsch,home.ramsch-no-trick'
same 'ask round players=3 deals=game=grand_matadors=4_;_game=ramsch_' 'ask round players=3 deals=game=grand_matadors=4;game=ramsch'
same 'ask auction calls=M_Nullouvert,V_weg,H_passe' 'ask auction calls=M_null_ouvert,F_pass,R_pass'
same 'ask legal game=Eichel led=Schellen_Bube hand=E_9,Grün_Daus,RO' 'ask legal game=clubs led=DJ hand=C9,SA,HQ'
same 'ask trick game=Kreuz leader=Vorhand cards=Karo_As,Karo_10,Pik_Bube' 'ask trick game=clubs leader=F cards=DA,DT,SJ'
same 'ask matadors game=Grand cards=Kreuz_Bube,Pik_Bube,Karo_Bube' 'ask matadors game=grand cards=CJ,SJ,DJ'
same 'value Ramsch --option=ramsch --points=50,40,30 --tricks=5,3,2' 'value ramsch --option=ramsch --points=50,40,30 --tricks=5,3,2'
run 2 "$SKATREF" ask value clubs bid=19 points=61 tricks=5 ouvert announced=schwarz
cat >expected <<'END'
skatref ask value: announced: announced needs hand (announce.levels: Levels are announced in hand games only)
skatref ask value: ouvert: ouvert needs hand in suit games and grand (announce.ouvert: Suit and grand ouvert)
skatref ask value: bid: 19 is not a bid: the nearest are 18 and 20 (auction.values: Only game values are bids)
skatref ask value: matadors: which matadors? matadors; or the cards: cards
skatref ask value --help explains its use
END
expect "all that cannot be in a value" diff expected err
# The same through answer: one error, all in it.
echo '{"id":7,"ask":"ending","given":{"game":"clubs","bid":17,"points":200,"happened":{"kind":"lost"},"turn":"F"}}' |
  "$SKATREF" answer >out
subject='skatref answer, of an ending'
for text in 'given.bid: 17 is not a bid: the lowest is 18' 'given.points: expected a whole number from 0 to 120, got 200; ' \
  'given.soloist: missing' 'given.happened.kind: expected one of revoke' \
  'given.happened.by: missing' 'given.hands: given.turn and given.trick go with the cards still held: given.hands'; do
  says out "$text"
done

# refuses TEXT ARGUMENT...
refuses() {
  why=$1
  shift
  refused "$why" ask "$@"
}
refuses "no question 'values' (did you mean 'value'?): skatref ask lists them" values
refuses "no format 'xml'" bids --format=xml
refuses 'unrecognized option' bids --fast
refuses 'ask value: points: given twice' value clubs points=61 points=61 bid=18 tricks=5 matadors=1
refuses 'ask ending: happened.by: expected one of forehand, middlehand, rearhand, got "X"' ending clubs bid=0 points=1 tricks=1 soloist=F \
  happened=throws by=X
gives_up='clubs bid=18 matadors=1 points=15 tricks=1 unplayed_points=84 unplayed_tricks=8 soloist=F happened=gives-up by=F'
refuses 'happened.agreed: expected seats like forehand,rearhand, or none' ending $gives_up agreed=X
refuses 'happened.agreed: the soloist did it: only the defenders agree or object' ending $gives_up agreed=F
refuses 'happened.objected: the soloist did it: only the defenders agree or object' ending $gives_up agreed=M objected=R,F
echo '{"id":1,"ask":"ending","given":{"game":"clubs","bid":18,"matadors":1,"points":15,"tricks":1,"unplayed_points":84,"unplayed_tricks":8,"soloist":"F","happened":{"kind":"gives-up","by":"F","agreed":["F","M"]}}}' |
  "$SKATREF" answer >out
says out 'given.happened.agreed: the soloist did it: only the defenders'
# V45: without consent the game goes on; nobody, in all languages.
for nobody in '' none nobody keiner niemand nikt žaden nikdo žádný; do
  answers ending 'over no' 'end.concede-consent (' -- $gives_up agreed=$nobody
done
# end.early-lead is about the first lead: after ten tricks it is not noticed with the second one (corpus: xh3r2).
early='clubs bid=18 matadors=1 soloist=M happened=early-lead by=M play_on'
for noticed in at-once gathered led; do
  refuses 'happened.noticed: it was noticed after the last card, as all ten tricks were played: happened.noticed (end.early-lead:' \
    ending $early points=50 tricks=5 defenders_tricks=5 noticed=$noticed
  refuses 'happened.noticed: it was noticed after the last card' ending $early points=50 tricks=5 unplayed_tricks=0 noticed=$noticed
  answers ending 'over no' -- $early points=0 tricks=0 defenders_tricks=1 noticed=$noticed
done
answers ending 'score -36' -- $early points=50 tricks=5 defenders_tricks=5 noticed=played
refuses "cards: 'X1' is not a card" matadors clubs cards=X1
refuses "calls: call 1: expected a seat F M R" auction calls=18
refuses 'deals: deal 2: soloist: expected one of A, B, C, got "D"' sheet players=A,B,C \
  deals='soloist=A score=18; soloist=D score=20'
# How the sums are typed, in the message and in the help, which --help shows on lines of its own.
sums='one for each player: "Ann: points=48 won=1 lost=0; Bo: ..."'
refuses "tallies: expected $sums" sheet players=A,B,C tallies=A
refuses 'tallies: A: tally: expected points=N won=N lost=N' sheet players=A,B,C tallies='X: points=1; Y: points=1; Z: points=1'
run 0 "$SKATREF" ask sheet --help
tr -s ' \n' ' ' <out >flat
says flat "or only the sums, by player $sums"
run 0 "$SKATREF" --lang=de ask sheet --help
tr -s ' \n' ' ' <out >flat
says flat '"Ann: spielpunkte=48 gewonnen=1 verloren=0; Bo: ..."'
# Which points and tricks: the same sentence wherever an incident is told.
figures='Points and tricks are those until the incident, or before the wrong card.'
for command in 'ask ending --help' 'value --help=incidents' 'ask --schema'; do
  # shellcheck disable=SC2086 # words of a command
  run 0 "$SKATREF" $command
  tr -s ' \n' ' ' <out >flat
  says flat "$figures"
done
run 0 "$SKATREF" ask --help
fits
expect "ask --help fits one screen" [ "$(wc -l <out)" -le 24 ]

# Each question of the corpus, as arguments and by the schema.
if [ -n "${PYTHON-}" ] && "$PYTHON" -c 'import jsonschema' 2>/dev/null && [ -f "${VECTORS:-}" ]; then
  PYTHONDONTWRITEBYTECODE=1
  export PYTHONDONTWRITEBYTECODE
  part 5 <"$VECTORS" >vectors
  expect "the questions of the corpus, as arguments and by the schema" \
    "$PYTHON" "$srcdir/tests/question/ask.py" "$SKATREF" vectors
else
  skip "the questions of the corpus, as arguments and by the schema" "no Python, or no vectors"
fi

# By which code and options, and which spec; a game names its code itself.
# A bid said by its last digit is the next one with it above the last bid, not above the first.
for case in three:33 five:35 six:36 eight:48; do
  run 0 "$SKATREF" ask auction --format=json calls="M 18, F yes, M 30, F yes, M ${case%:*}, F pass, R pass"
  says out "\"soloist\":\"M\",\"bid\":${case#*:}"
done
run 0 "$SKATREF" ask auction calls="M pass,R pass,F 18" code=isko1999 options=auction.alone-18
says out ', isko1999 + auction.alone-18, spec '
run 0 "$SKATREF" ask trick game=clubs cards="SA C7 ST" leader=F
says out ', isko2022, spec '
run 0 "$SKATREF" ask hello
expect "hello names the spec once" [ "$(grep -c 'spec ' out)" -eq 1 ]
# Where no edition of the rules has the clause, it says where it comes from: end.absent is derived, deal.third-card the court's.
broken_off='by=M soloist=F game=clubs bid=24 matadors=1 points=30 tricks=3 unplayed_points=65 unplayed_tricks=5'
from() { # TEXT ARGUMENT...
  origin=$1
  shift
  run 0 "$SKATREF" ask "$@"
  expect "$2: ${origin:-an article}" [ "$(sed -n 's/^ *\(No known article .*\)/\1/p' "$tmp/out")" = "$origin" ]
}
# shellcheck disable=SC2086 # facts
{
  from 'No known article says this: it is derived from the others.' ending happened=away $broken_off
  from '' ending happened=revoke $broken_off
}
from 'No known article says this: the court has ruled so.' misdeal kind=count found=auction F=10 M=9 R=10 skat=3
done_testing
