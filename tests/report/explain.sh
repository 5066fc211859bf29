# skatref explain: one game told, which game, faces and colours, and that it tells whatever check finds.
. "$srcdir/tests/support/shell.sh"

same() { # WANTED GOT: but for the words on the rules
  plainly "$2" | diff "$1" -
}
cd "$tmp" || bail_out "no scratch folder"

# ------------------------------------------------------------------- one game

# Worked out by hand: forehand has every trick, and nobody can follow (see support/shell.sh). The card points of each
# trick are those of three cards of pack.points; 61 are reached with the fifth, after 16 + 12 + 6 + 5 + 22.
clubs 7 >one.sgf
run 0 "$SKATREF" explain one.sgf
cat >expected <<'EOF'
Game 7 (one.sgf, line 1), by the code isko2022

forehand    CJ SJ HJ DJ CA CT CK CQ C9 C8
middlehand  SA ST SK SQ S9 S8 S7  HA HT HK
rearhand    HQ H9 H8 H7  DA DT DK DQ D9 D8
skat        C7  D7

auction     M 18  F yes  M 20  F yes  M pass  R pass
            forehand is soloist at 20
skat        forehand takes it up
announces   clubs
puts away   C7  D7

     cards              won by      points   soloist  defenders
  1  F CJ  M SA  R HQ   forehand       16        16          0
  2  F SJ  M ST  R H9   forehand       12        28          0
  3  F HJ  M SK  R H8   forehand        6        34          0
  4  F DJ  M SQ  R H7   forehand        5        39          0
  5  F CA  M S9  R DA   forehand       22        61          0
      decided, won: the soloist has 61 card points (end.decided)
  6  F CT  M S8  R DT   forehand       20        81          0
  7  F CK  M S7  R DK   forehand        8        89          0
  8  F CQ  M HA  R DQ   forehand       17       106          0
  9  F C9  M HT  R D9   forehand       10       116          0
 10  F C8  M HK  R D8   forehand        4       120          0

                                 clause      ISkO 2022     1999
with 11                      11  value.matadors   2.3 2.5  2.4.2 5.3
game                         12  value.game       2.5      5.3
schneider                    13  value.schneider  2.5      5.2.3 5.3
schwarz                      14  value.schwarz    2.5      5.2.4 5.3
14 x 12 = 168               168  value.product    2.5      5.3
won                         168  value.won        2.5      5.3

won: +168   (120 card points; 61 were needed; level.win)

recorded    won +168, with 11, 120 card points, 10 tricks
ruled       won +168, with 11, 120 card points, 10 tricks
verdict     conforms
EOF
expect "the whole of a game" same expected out

# Null is told without card points, and ends with the trick that loses it. A wrong figure stands with the result.
null 1 -46 >null.sgf
run 1 "$SKATREF" explain null.sgf
says out '  1  F CJ  M SA  R HQ   forehand'
says out '      decided, lost: the soloist has a trick (end.decided)'
says out '      not played: 9 tricks, 104 card points'
says out 'recorded    lost -46, 16 card points, 1 trick'
says out 'ruled       lost -70, 16 card points, 1 trick'
says out '   !  violates: value.null (Null values): score: recorded -46, ruled -70'
says out 'verdict     violates'

# A revoke, and where the code ends the game: middlehand has a trump, the eight of clubs.
deal_kept=$deal
deal=CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.S8.SA.ST.SK.SQ.S9.C8.S7.HA.HT.HK.HQ.H9.H8.H7.DA.DT.DK.DQ.D9.D8.C7.D7
record 2 "1 18 0 y 1 20 0 y 1 p 2 p 0 s w C7.D7 0 C.C7.D7 0 CJ 1 SA 2 HQ 0 RE" \
  "d:0 win v:132 m:10 bidok p:16 t:1 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1" >revoke.sgf
deal=$deal_kept
run 1 "$SKATREF" explain revoke.sgf
says out '   !  violates: play.follow (Following suit): middlehand'
says out '      by the code the game ends here (play.follow)'
says out '   -  forehand gives up'
"$AWK" '/M SA  R HQ/ { trick = NR } /violates: play.follow/ { found = NR } /ends here/ { ends = NR } /gives up$/ { gives = NR }
  END { exit !(trick < found && found < ends && ends < gives) }' out
ok $? "the trick, what is found, the end, who gives up: in this order"

# Levels that are needed, announced or by the bid, and what cannot be covered.
record 3 "1 18 0 y 1 20 0 y 1 p 2 p 0 CHZ $tricks" \
  "d:0 win v:204 m:11 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:0" >hand.sgf
run 0 "$SKATREF" explain hand.sgf
says out 'announces   clubs hand, schwarz announced'
says out 'decided, won: the soloist has all ten tricks; schwarz was announced'

# Nothing happened, passed in, broken off, hidden.
record 4 "1 p 2 p 0 p" passed >passed.sgf
run 0 "$SKATREF" explain passed.sgf
says out 'auction     M pass  R pass  F pass'
says out 'all three pass: passed in'
says out 'recorded    passed in'
says out 'ruled       passed in'
left 5 >left.sgf
run 0 "$SKATREF" explain left.sgf
says out 'nobody has become soloist'
says out '   -  middlehand leaves'
says out 'recorded    a penalty, and no game'
says out 'ruled       no game, nothing to score'
says out 'verdict     convention'
record 6 "" unknown >empty.sgf
run 0 "$SKATREF" explain empty.sgf
says out 'auction     nobody has become soloist'
says out 'undecided: auction.end (The auction ends): the auction breaks off'
says out 'recorded    no result'
deal=$(echo "$deal" | sed 's/SA.*D8/SA.??.??.??.??.??.??.??.??.??.??.??.??.??.??.??.??.??.??.??/')
record 7 "1 18 0 y 1 20 0 y 1 p 2 p 0 CO 0 CJ 1 ?? 2 ?? 0 SC.SJ.HJ" unknown >hidden.sgf
deal=$deal_kept
run 0 "$SKATREF" explain hidden.sgf
says out 'middlehand  SA  and 9 hidden'
says out 'rearhand    10 hidden'
says out '  1  F CJ'
says out '   -  M ??  R ??'
says out '   -  forehand lays his cards down:'
says out '      SJ HJ'
says out 'verdict     undecided'
# What only the format of our own can say: offers with a level or but for tricks, consent, throws, breaches.
json=$srcdir/corpus/logs/sample.jsonl
run 1 "$SKATREF" explain --all "$json"
says out '   -  middlehand agrees'
says out '   -  middlehand does not agree'
says out '   -  forehand lays his cards down, asking for schwarz:'
says out '   -  forehand lays his cards down, leaving the other side 1 trick:'
says out '   -  middlehand throws his cards down:'
says out '   -  rearhand shows one of his cards (end.card-shown):'
says out '   -  forehand demands to play on'
says out 'by the code isko1999'
# What logs of XSkat tell: how the auction ended, and who took a trick.
xskat=$srcdir/corpus/logs/sample.xskat
run 1 "$SKATREF" explain "$xskat:135"   # as check prints it
says out 'auction     no calls recorded; rearhand is soloist at 22'
says out 'puts away   CJ  D9'
says out 'recorded    won, 61 card points'
says out 'ruled       lost -176, with 7, 58 card points, 6 tricks'
expect "nothing happened besides the cards" not grep '^   -  ' out
run 0 "$SKATREF" explain "$json:id=ramsch"
says out '   -  by a house rule: Ramsch'
says out '   -  F CJ  M SA  R HQ'
record 8 "1 18 0 y 1 20 0 y 1 p 2 p 0 CJ 1 SA 2 HQ 0 SJ" unknown >unannounced.sgf
run 1 "$SKATREF" explain unannounced.sgf
says out '   -  F CJ'
says out '!  violates: announce.required'
says out '   -  M SA  R HQ  F SJ'
sed 's/p:120/q:120/' one.sgf >bad.sgf
run 1 "$SKATREF" explain bad.sgf
says out 'The record cannot be read at byte 4'
says out 'found q:120'
expect "the mark stands below the place" \
  "$AWK" '/^ *\^$/ { exit substr(last, length($0), 5) != "q:120" } { last = $0 }' out
says out 'verdict     malformed'

# ------------------------------------------------------------------ which game

{ echo '# a log'; clubs 11; null 3; clubs 2; } >three.sgf
run 2 "$SKATREF" explain three.sgf
silent out
says err 'three.sgf has 3 games: choose one with FILE:LINE, FILE:ID or --game=N, or all with --all'
run 0 "$SKATREF" explain three.sgf --game=1
says out 'Game 11 (three.sgf, line 2), by'
run 0 "$SKATREF" explain three.sgf:3
says out 'Game 3 (three.sgf, line 3), by'
run 0 "$SKATREF" explain three.sgf:3:
says out 'Game 3 (three.sgf, line 3), by'
run 0 "$SKATREF" explain three.sgf:4
says out 'Game 2 (three.sgf, line 4), by'
run 2 "$SKATREF" explain three.sgf:1
says err 'the first game of three.sgf begins after line 1'
run 2 "$SKATREF" explain three.sgf --game=4
says err 'three.sgf has only 3 games'
run 0 "$SKATREF" explain three.sgf:11
says out 'Game 11 (three.sgf, line 2), by'
run 0 "$SKATREF" explain three.sgf:id=3
says out 'Game 3 (three.sgf, line 3), by'
run 2 "$SKATREF" explain three.sgf:12
says err "the last game of three.sgf ends in line 4, and none has the id '12'"
run 2 "$SKATREF" explain three.sgf:Anna
says err "three.sgf has no game with the id 'Anna'"
run 2 "$SKATREF" explain three.sgf:id=1
says err "three.sgf has no game with the id '1'"
run 2 "$SKATREF" explain one.sgf:2
says err "the last game of one.sgf ends in line 1, and none has the id '2'"
run 0 "$SKATREF" explain --all three.sgf
expect "--all: three games" [ "$(grep -c '^Game ' out)" -eq 3 ]
"$SKATREF" explain - <one.sgf >out && says out 'Game 7 (-, line 1)'
"$SKATREF" explain -:4 --cards=letters <three.sgf >out && says out 'Game 2 (-, line 4)'
cp three.sgf three:2
run 2 "$SKATREF" explain three:2
says err 'three:2 has 3 games'
mv three:2 'a:b'
run 0 "$SKATREF" explain 'a:b:3'
says out 'Game 3 (a:b, line 3)'
run 2 "$SKATREF" explain --all three.sgf:2
says err 'choose one game: by line, id or --game; or all with --all'
: >nothing.sgf
run 2 "$SKATREF" explain nothing.sgf
says err 'no record found: the file is empty'
run 2 "$SKATREF" explain nowhere.sgf
says err 'nowhere.sgf: cannot open'
run 2 "$SKATREF" explain .
says err 'cannot read'
{ printf '(;GM[Skat]PC[' && letters 300000; } >long.sgf
clubs 5 >>long.sgf
run 1 "$SKATREF" explain long.sgf:1
says out '262144 bytes'
run 0 "$SKATREF" explain long.sgf --game=2
says out 'Game 5 (long.sgf'
if [ -w /dev/full ]; then
  "$SKATREF" explain one.sgf >/dev/full 2>err
  status=$? subject='skatref explain one.sgf >/dev/full'
  expect "$subject: exit status 2" [ $status -eq 2 ]
else
  skip "output to a full disk" "no /dev/full"
fi

# The code decides what is right: S0.26, a lost hand game counts once in the old code.
null 1 -35 >once.sgf
run 0 "$SKATREF" explain --code=altenburg1937 once.sgf
says out 'by the code altenburg1937'
run 1 "$SKATREF" explain once.sgf

# -------------------------------------------------------------- faces, colours

run 0 "$SKATREF" explain --cards=symbols one.sgf
says out '  1  F ♣J  M ♠A  R ♥Q   forehand'
says out 'skat        ♣7  ♦7'
run 0 "$SKATREF" explain --cards=symbols --ascii one.sgf
expect "--ascii: no symbols" same expected out
run 1 "$SKATREF" explain --cards=german --ascii revoke.sgf
says out 'E Eichel, G Gruen, R Rot, S Schellen; A Ass, Z Zehn, K Koenig, O Ober, U Unter'
says out 'forehand    EU GU RU SU EA EZ EK EO E9  G8'
says out '   !  violates: play.follow (Following suit): middlehand plays GA: only E8 may'
for language in de pl cs; do
  run 1 "$SKATREF" explain --ascii --lang=$language "$srcdir/corpus/logs/sample.sgf:39"
  expect "--ascii --lang=$language: ASCII alone" [ "$(LC_ALL=C tr -d '\n -~' <out | wc -c)" -eq 0 ]
done
run 1 "$SKATREF" explain --ascii --lang=de "$srcdir/corpus/logs/sample.sgf:39"
says out 'drueckt     SJ  HT'
says out '                        (gedrueckt)    12             12             0'
run 0 "$SKATREF" explain --cards=letters one.sgf
expect "--cards=letters: no symbols" same expected out
for never in '--color=never' '--color=auto' '--cards=letters'; do
  run 0 "$SKATREF" explain $never one.sgf
  expect "$never: no colours" not grep "$(printf '\033')" out
done
run 0 env NO_COLOR=1 "$SKATREF" explain --color=always one.sgf
sed "s/$(printf '\033')\[[0-9]*m//g" out >colorless
expect "colours change nothing else" same expected colorless
expect "--color=always: there are colours" not cmp -s out colorless
# The four colours of tournament packs: clubs black (bold), spades green, hearts red, diamonds yellow; the heads are bold.
escape=$(printf '\033')
for card in '1mCJ' '32mSJ' '31mHJ' '33mDJ'; do
  says out "$escape[${card}$escape[0m "
done
says out "${escape}[1mGame 7 (one.sgf, line 1), by the code isko2022"
says out "${escape}[1mverdict     conforms${escape}[0m"
if locale -a 2>/dev/null | grep -qix 'c.utf-\{0,1\}8'; then
  run 1 env LC_ALL=C.UTF-8 "$SKATREF" explain --cards=german revoke.sgf
  says out 'G Grün'
  # A terminal, where there is one to be had: symbols and colours by themselves.
  if script -qec true /dev/null </dev/null >/dev/null 2>&1; then
    LC_ALL=C.UTF-8 script -qec "'$SKATREF' explain one.sgf" /dev/null >out </dev/null
    says out '♣J'
    LC_ALL=C.UTF-8 NO_COLOR=1 script -qec "'$SKATREF' explain one.sgf" /dev/null >out </dev/null
    expect "NO_COLOR: no colours" not grep "$(printf '\033')" out
    script -qec "LC_ALL=C '$SKATREF' explain one.sgf" /dev/null >out </dev/null
    says out 'CJ'
  else
    skip "symbols and colours on a terminal" "script finds no terminal"
  fi
else
  skip "faces in UTF-8" "no C.UTF-8 here"
fi

# ------------------------------------------------------------------ wrong use

refuses() {
  text=$1
  shift
  run 2 "$SKATREF" explain "$@"
  silent out
  says err "$text"
}
refuses 'no file given; - is standard input'
refuses 'give one file only' one.sgf three.sgf
refuses "no cards 'tarock': letters, symbols or german" --cards=tarock one.sgf
refuses "--color=auto, always or never, not 'red'" --color=red one.sgf
refuses "cannot read from 'xml'" --from=xml one.sgf
refuses 'there are isko2022' --code=skwo one.sgf
refuses "unrecognized option '--to=json'" --to=json one.sgf
run 0 "$SKATREF" explain --help
says out 'Usage: skatref explain'

# ----------------------------------------------------------------- many games

# What check finds, and nothing else; in lines of 80 columns, but for those with the file's name.
for code in isko2022 isko2018 isko1999 altenburg1937; do
  "$SKATREF" sample --games=70 --seed=3 --faults --code=$code
  "$SKATREF" sample --games=30 --seed=4 --code=$code
done >many.sgf
for code in isko2022 isko2018 isko1999 altenburg1937; do
  run 1 "$SKATREF" explain --all --code=$code many.sgf
  expect "$code: 400 games" [ "$(grep -c '^Game ' out)" -eq 400 ]
  expect "$code: 400 verdicts" [ "$(grep -c '^verdict ' out)" -eq 400 ]
  expect "$code: at most 80 columns" "$AWK" 'length > 80 && !/^Game / { print; exit 1 }' out
  "$AWK" '/^   !  / { print $2, substr($3, 1) }' out | tr -d : | sort | uniq -c >told
  "$SKATREF" check --code=$code many.sgf | sed '$d' | "$AWK" -F': ' '{ print $2, $3 }' | sort | uniq -c >found
  expect "$code: explain tells what check finds" diff found told
done

# The card points told with the last trick are those that the record has, and with the defenders' 120.
"$SKATREF" sample --games=200 --seed=6 >many.sgf
run 0 "$SKATREF" explain --all many.sgf
"$AWK" '/^ 10  / && NF == 11 { soloist = $10; sum = $10 + $11 }
  /^recorded/ && sum > 0 { for (i = 1; !($(i + 1) == "card"); i++) ; if ($i != soloist || sum != 120) { print; exit 1 }
    games++; sum = 0 }
  END { exit games < 100 }' out
ok $? "the card points told are those of the record, in at least 100 games"

# A ramsch has no soloist, and three scores; contra and pushing are told in words.
run 0 "$SKATREF" explain --ascii "$srcdir/corpus/logs/sample.jsonl:id=at home: pushed ramsch"
says out 'ramsch: each plays for himself'
says out '   -  forehand refuses the cards'
says out 'home.push-refuse'
says out 'recorded    ramsch: forehand 0, middlehand -272, rearhand 0'
says out 'ruled       ramsch: forehand 0, middlehand -272, rearhand 0'
expect "pushed before the lead" "$AWK" '/refuses/ { said = NR } /won by/ { exit !said }' out
says out '     cards              won by      points  forehand  middlehand  rearhand'
says out ' 10  F S9  M SJ  R C7   middlehand      2        41          55        11'
# ... at the seat where they belong: forehand takes every trick of this deal, as he holds all jacks and
# nobody can follow; by home.ramsch-every-trick he wins 120, and the others have nothing.
ramsch() { # SCORE SCORE SCORE: of forehand, middlehand and rearhand
  cards=$(echo "$tricks" | "$AWK" '{ for (i = 1; i < NF; i += 2)
    printf ",{\"seat\":\"%s\",\"event\":\"card\",\"card\":\"%s\"}", substr("FMR", $i + 1, 1), $(i + 1) }')
  hands=$(echo "$deal" | "$AWK" -F. '{ for (i = 1; i <= NF; i++)
    printf "%s%s", (i == 1 ? "\"F\":\"" : i == 11 ? "\",\"M\":\"" : i == 21 ? "\",\"R\":\"" : i == 31 ? "\",\"skat\":\"" : " "), $i }')
  printf '{"skatref":1,"id":"1","options":["ramsch"],"deal":{%s"},"events":[{"seat":"M","event":"pass"},' "$hands"
  printf '{"seat":"R","event":"pass"},{"seat":"F","event":"pass"}%s],' "$cards"
  printf '"result":{"score_forehand":%s,"score_middlehand":%s,"score_rearhand":%s}}\n' "$@"
}
ramsch 120 0 0 >ramsch.json
run 0 "$SKATREF" explain ramsch.json
says out 'recorded    ramsch: forehand +120, middlehand 0, rearhand 0'
says out 'ruled       ramsch: forehand +120, middlehand 0, rearhand 0'
says out ' 10  F C8  M HK  R D8   forehand        4       120           0         0'
ramsch 0 -7 -120 >ramsch.json
run 1 "$SKATREF" explain ramsch.json
says out 'recorded    ramsch: forehand 0, middlehand -7, rearhand -120'
run 1 "$SKATREF" check ramsch.json
for score in "forehand's score: recorded 0, ruled 120" "middlehand's score: recorded -7, ruled 0" "rearhand's score: recorded -120, ruled 0"; do
  says out "violates: home.ramsch-every-trick: $score"
done
run 0 "$SKATREF" explain --ascii "$srcdir/corpus/logs/sample.jsonl:id=at home: contra, re and sup"
says out '   -  middlehand says sup'
run 2 "$SKATREF" explain --option=bock "$srcdir/corpus/logs/sample.jsonl:1"
says err 'the house rules are contra'

# A card that came twice leaves its points missing elsewhere: after ten tricks the game is decided all the same, and what
# the soloist has is the reason.
"$SKATREF" sample --games=2040 --seed=11 --faults >twice.sgf
for game in 476 1645 2036; do
  begin "game $game: decided, though a card came twice"
  run 1 "$SKATREF" explain --lang=en "twice.sgf:id=$game"
  says out '      decided, lost: the soloist has '
  end
done

# ------------------------------------------------------------------------- the trace

# trace EVENT: what a move of the only game in out came to; the deal is event 1.
trace() { tr '{' '\n' <"$tmp/out" | tr -d '\n' | sed 's/"event":[0-9]*,/\n&/g' | grep "^\"event\":$1,"; }

# Forehand has all trumps. A null after clubs with four jacks is worth less, and refused: the jack still takes the ace.
own '"F":"CJ SJ HJ DJ CA CT CK CQ C9 C8","M":"SA ST SK SQ S9 S8 S7 HA HT HK","R":"HQ H9 H8 H7 DA DT DK DQ D9 D8","skat":"C7 D7"' \
  '' null 'F soloist 18' 'F announce clubs hand' 'F announce null' 'F CJ' 'M SA' 'R HQ' 'F SJ' >refused.json
run 1 "$SKATREF" explain --format=json refused.json
begin "the trace of a game as JSON"
says out '"trace":[{"event":1,"phase":"auction","turn":["M"],"trick":"","by":[],"number":null,"winner":null,"points":null,'
says out '"over":false,"hands":{"F":"CJ SJ HJ DJ CA CT CK CQ C9 C8",'
trace 3 >announced && trace 4 >refused && trace 7 >third && trace 8 >lead
expect "an announcement that is refused does not count" grep -q '"counts":false,"phase":"play"' refused
expect "the first one does" grep -q '"counts":true,"phase":"play"' announced
expect "the jack wins" grep -Fq '"counts":true,"phase":"play","turn":["F"],"trick":"CJ SA HQ","by":["F","M","R"],"number":1,"winner":"F","points":16,"taken":"points":[16,0,0],"tricks":[1,0,0],"soloist":16,"defenders":0},"decided":null,"over":false,' third
expect "the next lead" grep -Fq '"turn":["M"],"trick":"SJ","by":["F"],"number":2,"winner":null,"points":null,' lead
says out '],"rest":null}'
end
# Sides have something from the announcement on: before it nobody has announced what to win.
own '"F":"CJ SJ HJ DJ CA CT CK CQ C9 C8","M":"SA ST SK SQ S9 S8 S7 HA HT HK","R":"HQ H9 H8 H7 DA DT DK DQ D9 D8","skat":"C7 D7"' \
  '' null 'M pass' 'R pass' 'F bid 18' 'F take' 'F announce clubs' 'F discard C7 D7' 'F CJ' 'M SA' 'R HQ' >phases.json
run 0 "$SKATREF" explain --format=json phases.json
tr '{' '\n' <out | sed -n 's/.*"phase":"\([a-z]*\)".*/\1/p; s/.*"tricks":\[[^]]*\]\(,"soloist":[0-9]*,"defenders":[0-9]*\)*}.*/\1/p' | paste -s -d ' ' - >phases
is 'auction  auction  auction  skat  skat  discard ,"soloist":0,"defenders":0 play ,"soloist":0,"defenders":0 play ,"soloist":0,"defenders":0 play ,"soloist":0,"defenders":0 play ,"soloist":16,"defenders":0' phases
run 1 "$SKATREF" explain --format=json --all "$srcdir/corpus/logs/sample.sgf"
expect "each game on a line" [ "$(wc -l <"$tmp/out")" -eq "$(grep -c . "$srcdir/corpus/logs/sample.sgf")" ]
echo '{"skatref":1}' >bad.json
run 1 "$SKATREF" explain --format=json bad.json
says out '"verdict":"malformed"'
expect "a malformed game has no trace" not grep -q '"trace"' "$tmp/out"
refused "no format 'xml': text or json" explain --format=xml refused.json

# ------------------------------------------------------------------ giving up

# The answers come before the end: a demand to play on is an objection here (end.concede-consent), but not with nine cards.
cat >gave-up.json <<'END'
{"skatref":1,"id":"1","deal":{"F":"CJ SJ HJ DJ DA CK HQ H9 DK C8","M":"C9 SQ H7 HA C7 D8 DT D9 SA S8","R":"S7 S9 HT CT HK H8 CQ SK ST DQ","skat":"CA D7"},"events":[{"seat":"M","event":"pass"},{"seat":"R","event":"pass"},{"seat":"F","event":"bid","bid":18},{"seat":"F","event":"take"},{"event":"skat","cards":"CA D7"},{"seat":"F","event":"announce","game":"grand","discard":"CA D7"},{"seat":"F","event":"card","card":"CJ"},{"seat":"M","event":"card","card":"DT"},{"seat":"R","event":"card","card":"ST"},{"seat":"F","event":"card","card":"HQ"},{"seat":"M","event":"card","card":"H7"},{"seat":"R","event":"card","card":"HT"},{"seat":"F","event":"concede"},{"seat":"M","event":"play-on"},{"seat":"R","event":"consent"}],"result":{"score":-240}}
END
ends_after() { # FILE WORDS STATUS: the line before that of the end
  run "$3" "$SKATREF" explain "$1"
  grep -B1 'by the code the game ends here' "$tmp/out" | head -n 1 >line
  says line "$2"
}
ends_after gave-up.json 'rearhand agrees' 0
sed 's/play-on/object/' gave-up.json >objects.json
ends_after objects.json 'rearhand agrees' 0
sed 's/,{"seat":"F","event":"card","card":"HQ"}.*"HT"}//; s/,{"seat":"R","event":"consent"}//' gave-up.json >nine.json
ends_after nine.json 'forehand gives up' 1
done_testing
