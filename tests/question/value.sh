# skatref value and the rules: the scores of the corpus, facts that are missing or impossible, incidents. The options are
# tested in tests/cli/value.sh, what is printed in tests/report/value.sh.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# ------------------------------------------------------------------ the corpus

# Every case about a value: its facts as options, and the score that its source gives. Its answer as JSON is that of
# `skatref answer`, to the byte.
cat >options.awk <<'END'
function text(name,    s) {
  if (!match($0, "\"" name "\":\"[^\"]*\"")) return ""
  s = substr($0, RSTART, RLENGTH)
  sub(/^"[a-z_]*":"/, "", s)
  return substr(s, 1, length(s) - 1)
}
function number(name,    s) {
  if (!match($0, "\"" name "\":-?[0-9]+")) return ""
  s = substr($0, RSTART, RLENGTH)
  sub(/.*:/, "", s)
  return s
}
function option(name, value) {
  return value == "" ? "" : " --" name "='" value "'"
}
function house(    s) {
  if (!match($0, /"options":\[[^]]*\]/)) return ""
  s = substr($0, RSTART + 11, RLENGTH - 12)
  gsub(/"/, "", s)
  return option("option", s)
}
# Where the house rules are said to be none, contra counts nothing; here it is refused.
/"ask":"value"/ && number("score") != "" && !/"options":\[\]/ {
  printf "%s %+d %s%s%s%s%s%s%s%s%s%s%s%s%s%s%s%s%s\n", text("id"), number("score"), text("game"),
    (/"hand":true/ ? " --hand" : ""), (/"ouvert":true/ ? " --ouvert" : ""), (/"revolution":true/ ? " --revolution" : ""),
    option("contra", text("contra")), house(), option("code", text("code")),
    option("announce", text("announced")), option("bid", number("bid") > 0 ? number("bid") : ""),
    option("matadors", text("game") == "null" || text("cards") != "" ? "" : number("matadors")),
    option("cards", text("cards")), option("points", number("points")), option("tricks", number("tricks")),
    option("ending", text("ending")), option("asked", text("proved")), option("unplayed-points", number("unplayed_points")),
    option("unplayed-tricks", number("unplayed_tricks"))
}
END
if [ -f "${VECTORS:-}" ]; then
  "$AWK" -f options.awk "$VECTORS" >cases
  expect "the test itself: at least 500 cases" [ "$(wc -l <cases)" -ge 500 ]
  mv cases all-cases
  part 5 <all-cases >cases
  while read -r id score options; do
    echo "@ $id $score skatref value $options"
    eval "\"\$SKATREF\" value $options"
    echo "= $?"
  done <cases >texts 2>&1
  while read -r id score options; do
    eval "\"\$SKATREF\" value --format=json $options"
  done <cases >answers 2>&1
  # each WHAT WRONG: in no case the awk program WRONG finds what is wrong.
  each() {
    "$AWK" '
      /^@ / { name = substr($0, 3); score = $3; found = 0; next }
      /^(won|lost|overbid and lost): / { sub(/.*: /, ""); found = $1 == score }
      '"$2"' { print name }' texts >wrong
    expect "every value of the corpus: $1" diff /dev/null wrong
  }
  each 'exit status 0' '/^= / && $2 != 0'
  each 'the score' '/^= / && !found'
  each 'at most 80 columns' 'length > 80'
  "$AWK" '/"ask":"value"/ && /"score":/ && !/"options":\[\]/' "$VECTORS" |
    part 5 | sed 's/^{"id":\("[^"]*"\),"code":"[^"]*",\(.*\),"expect":.*/{"id":\1,\2}/' |
    "$SKATREF" answer | sed 's/.*"answer"://; s/}$//' >wanted
  expect "every value of the corpus: --format=json is what skatref answer says" diff wanted answers
else
  skip "every value of the corpus" "no vectors.jsonl"
fi

# ------------------------------------------------------------------ house rules

run 0 "$SKATREF" value clubs --with=2 --points=70 --bid=30 --contra=re --option=contra
says out 're, four times'
says out 'won: +144'
refused 'contra counts only with --option=contra (home.contra: ' value clubs --with=2 --points=70 --bid=30 --contra=re
refused 'contra counts only with --option=contra (home.contra: ' value clubs --with=2 --points=70 --bid=30 --contra=re \
  --option=revolution
run 0 "$SKATREF" value null --hand --revolution --bid=92 --tricks=1 --option=revolution,contra --code=isko1999
says out 'lost: -184'
says out 'under altenburg1937: -92   (value.lost-once)'
refused '--revolution is for null with --hand and --option=revolution (home.revolution' value null --hand --revolution --tricks=0
refused '--option=bock: the house rules are contra, ramsch, ' value clubs --with=2 --points=70 --option=contra,bock
refused '--option=: the house rules are contra, ramsch, ' value clubs --with=2 --points=70 --option=
refused 'a ramsch has one scoring only' value clubs --option=ramsch,ramsch-fixed

# Every ramsch of the corpus: its facts as options, and what each seat is charged.
cat >ramsch.awk <<'END'
function list(name,    s) {
  if (!match($0, "\"" name "\":\\[[^]]*\\]")) return ""
  s = substr($0, RSTART + length(name) + 4, RLENGTH - length(name) - 5)
  gsub(/"/, "", s)
  return s
}
/"ask":"ramsch"/ {
  refused = match($0, /"refused":[0-3]/) ? " --refused=" substr($0, RSTART + 10, 1) : ""
  last = match($0, /"last_trick":"[FMR]"/) ? " --last-trick=" substr($0, RSTART + 14, 1) : ""
  match($0, /"code":"[^"]*"/)
  code = substr($0, RSTART + 8, RLENGTH - 9)
  print list("scores"), "--points=" list("points"), "--tricks=" list("tricks"), "--option=" list("options") refused last,
    "--code=" code
}
END
if [ -f "${VECTORS:-}" ]; then
  "$AWK" -f ramsch.awk "$VECTORS" >cases
  expect "the test itself: at least 100 ramsches" [ "$(wc -l <cases)" -ge 100 ]
  mv cases all-cases
  part 5 <all-cases >cases
  while read -r scores options; do
    echo "@ $scores $options"
    # shellcheck disable=SC2086 # options
    "$SKATREF" value ramsch $options 2>&1
    echo "= $?"
  done <cases >texts
  "$AWK" '
    /^@ / { options = $0; sub(/^@ [^ ]* /, "", options); scores = $2; got = ""; next }
    /hand +[-+0-9]+$/ { got = got (got == "" ? "" : ",") $2 + 0 }
    /^= / { print ($2 != 0 || got != scores), scores, options }' texts >verdicts
  while read -r wrong scores options; do
    ok "$wrong" "ramsch $options: $scores" texts
  done <verdicts
else
  skip "every ramsch of the corpus" "no vectors.jsonl"
fi

# ------------------------------------------------------------ asked and refused

ten="CT CK CQ C9 HJ HA HT DA DT SA"

# refuses TEXT OPTION...
refuses() {
  why=$1
  shift
  refused "$why" value "$@"
}
refuses 'how many tricks' null
# A side without card points may have a trick without any; the soloist's 22 may lie in the skat. Otherwise a side with card
# points has a trick.
refuses 'schwarz depends on it' clubs --matadors=1 --points=120
refuses 'schwarz depends on it' clubs --matadors=1 --points=22
for number in 98 118; do
  run 0 "$SKATREF" value clubs --matadors=1 --points=$number --bid=18
  says out "won: +36   ($number card points; "
done
run 0 "$SKATREF" value clubs --matadors=1 --points=23 --bid=18
says out 'lost: -72   (23 card points; '
refuses 'schwarz depends on it' clubs --hand --announce=schwarz --matadors=1 --points=90
refuses '19 is not a bid: the nearest are 18 and 20 (auction.values' clubs --matadors=1 --points=61 --bid=19
refuses '1 is not a bid: the lowest is 18 (auction.lowest' clubs --matadors=1 --points=61 --bid=1
refuses '264 is not a bid: the nearest are 252 and 288 (auction.values-1937' clubs --matadors=1 --points=61 --bid=264 --code=altenburg1937
refuses '265 is not a bid: the highest is 264 (auction.values' clubs --matadors=1 --points=61 --bid=265
refuses 'announce.levels' clubs --announce=schneider --matadors=1 --points=90
refuses 'announce.ouvert' clubs --ouvert --matadors=1 --points=90 --tricks=10
refuses 'announce.null' null --hand --announce=schwarz --tricks=0
refuses 'pack.cards' clubs --cards="CJ SJ HJ DJ CA CT CK CQ C9 C8" --skat="C7 CJ" --points=61
refuses 'matadors.skat' clubs --cards="CJ SJ HJ DJ CA CT CK CQ C9 C8" --points=61
refuses 'contradict the cards' clubs --cards="CJ SJ HJ DJ CA CT CK CQ C9 C8" --skat="C7 SA" --matadors=10 --points=61
refuses 'contradict the cards' clubs --cards="$ten" --with=2 --points=61
refuses 'contradict the cards' clubs --cards="$ten" --without=3 --points=61
refuses 'matadors.limit' grand --matadors=5 --points=61
refuses 'matadors.limit' clubs --matadors=0 --points=61
refuses 'null has no matadors (matadors.limit' null --with=1 --tricks=0
refuses 'with 1 trick the soloist has 0 to 54 card points, not 61 (trick.points' clubs --with=1 --points=61 --tricks=1
refuses 'with 10 tricks the soloist has 120 card points, not 80 (trick.points' clubs --with=1 --points=80 --tricks=10
refuses 'with 9 tricks the soloist has 87 to 120 card points, not 60' clubs --with=1 --points=60 --tricks=9
refuses '--hand and --skat-taken exclude each other (announce.hand' clubs --hand --skat-taken --with=1 --points=61
refuses 'which ten cards' clubs --skat="CJ S7" --points=61
refuses '--skat is two cards (deal.hands' clubs --cards="$ten" --skat=CJ --points=61
refuses '(deal.hands' clubs --cards="CJ SJ" --points=61
refuses '(deal.hands' clubs --cards="$ten CJ S7" --skat="S8 S7" --points=61
refuses 'which cards? --all-games needs --cards' clubs --with=1 --all-games
refuses 'which game?' --bids --cards="$ten"
refuses 'leave --format=json out' clubs --with=1 --bids --format=json
refuses 'how many tricks did the soloist have' clubs --with=1 --points=30 --ending=soloist-gave-up
refuses 'how many tricks were not played' clubs --with=1 --points=30 --tricks=3 --ending=soloist-gave-up
refuses 'how many card points does nobody have yet' clubs --with=1 --points=30 --tricks=3 --ending=soloist-gave-up \
  --unplayed-tricks=4
refuses 'trick.points' clubs --with=1 --points=30 --tricks=3 --ending=soloist-gave-up --unplayed-tricks=4 \
  --unplayed-points=91
refuses 'end.play-out' clubs --with=1 --points=30 --tricks=3 --ending=soloist-gave-up --unplayed-tricks=8 \
  --unplayed-points=70
refuses 'the tricks of a side cannot hold' clubs --with=1 --points=30 --tricks=3 --ending=soloist-gave-up \
  --unplayed-tricks=7 --unplayed-points=3
refuses 'this code has no offers (end.offer' clubs --with=1 --points=30 --tricks=3 --ending=offer-accepted \
  --unplayed-tricks=4 --unplayed-points=30 --code=isko1999
refuses 'the twelve cards: --cards and --skat (value.overbid-null' null --bid=24 --tricks=0

# All that is missing or wrong is said at once, without what only follows from it.
run 2 "$SKATREF" value --bid=19 --announce=all
cat >expected <<'END'
skatref value: --announce: expected one of schneider, schwarz, got "all"
skatref value: which game? clubs, spades, hearts, diamonds, grand or null
skatref value: 19 is not a bid: the nearest are 18 and 20 (auction.values: Only game values are bids)
skatref value: which matadors? --with=2 or --without=3; or the cards: --cards and --skat
skatref value: how many card points does the soloist have, with the skat? --points=N
skatref value --help explains its use
END
expect "all that is missing or wrong" diff expected err
run 2 "$SKATREF" value clubs --with=1 --ending=soloist-gave-up
says err 'how many card points does the soloist have, with the skat?'
says err 'how many tricks did the soloist have by then?'
says err 'how many tricks were not played ('
says err 'how many card points does nobody have yet ('

# Incidents: missing and impossible facts. The rulings are tested in rulings.sh.
so_far='clubs --with=1 --bid=18 --points=40 --tricks=4 --defenders-points=30 --defenders-tricks=3'
held='--forehand=CJ,H8 --middlehand=D9,D8 --rearhand=HA,HT'
claim='hearts --with=1 --points=50 --tricks=5 --code=isko1999 --happened=lays-down'
# shellcheck disable=SC2086 # options
{
  refuses 'what happened? --happened=WHAT' $so_far --by=defender
  refuses 'what happened? --happened=WHAT' $so_far --play-on
  refuses '--happened, or --ending' $so_far --happened=revoke --by=defender --ending=soloist-gave-up
  refuses 'who did it? --by=soloist or --by=defender' $so_far --happened=revoke
  refuses 'who is soloist? --soloist' $so_far --happened=revoke --by=M
  refuses '--turn and --trick go with the cards still held' $so_far --happened=revoke --by=defender --turn=F
  refuses 'only the soloist can do that (announce.show' null --ouvert --tricks=0 --defenders-tricks=0 \
    --happened=not-laid-open --by=defender
  refuses 'only the soloist can do that (end.early-lead' --bid=18 --cards="CJ CA CT CK CQ C9 C8 C7 SA ST HA HT" \
    --happened=early-lead --by=defender
  refuses 'with four matadors or more the cost depends on the twelve cards: --cards and --skat (end.early-lead' --with=4 --happened=early-lead \
    --soloist=middlehand
  refuses 'forehand may lead' --with=1 --happened=early-lead
  refuses 'which cards do all three still hold?' $claim --by=soloist --defenders-tricks=3 --defenders-points=40
  refuses 'who is soloist? --soloist' $claim --by=soloist $held
  refuses "whose turn is it? --turn" $claim --by=soloist $held --soloist=F
  refuses 'which defender? --by=forehand' $claim --by=defender $held --soloist=F --turn=F
  refuses 'show what is unplayed: leave --unplayed' $claim --by=F $held --soloist=F --turn=F --unplayed-tricks=2
  refuses 'holds a card for every trick' $claim --by=F $held --soloist=F --turn=F --trick=S7
  refuses 'the cards still held contradict --cards and --skat (pack.cards' hearts --points=50 --tricks=5 --by=F $held \
    --soloist=F --turn=F --happened=lays-down --cards="CJ HJ HA HK HQ H9 H8 H7 SA ST CA CT"
  refuses 'do not add up to 120 (general.table' $so_far --unplayed-points=40
  refuses 'do not add up to ten (general.table' clubs --with=1 --points=40 --tricks=8 --defenders-tricks=3 \
    --defenders-points=30 --happened=revoke --by=defender
  refuses 'the tricks of a side cannot hold its card points (trick.points' clubs --with=1 --points=61 --tricks=7 \
    --defenders-points=20 --defenders-tricks=0 --happened=revoke --by=defender
  refuses 'this code has no such rule (end.early-lead' --cards="CJ CA CT CK CQ C9 C8 C7 SA ST HA HT" \
    --ending=led-early --code=altenburg1937
  refuses 'this code has no such rule (end.proof' $so_far --ending=unproved --code=altenburg1937
  run 0 "$SKATREF" value $so_far --happened=gives-up --by=defender --format=json
  cp out answer
  echo '{"id":1,"ask":"ending","given":{"soloist":"F","game":"clubs","matadors":1,"bid":18,"points":40,"tricks":4,
    "unplayed_points":50,"unplayed_tricks":3,"happened":{"kind":"gives-up","by":"M"}}}' | tr -d '\n' |
    "$SKATREF" answer | sed 's/.*"answer"://; s/}$//' >wanted
  expect "--format=json is what skatref answer says" diff wanted answer
  # Another code: an offer instead of a claim; a claim that turns on cards; no ruling at all.
  run 0 "$SKATREF" value $claim --by=F $held --soloist=F --turn=F
  says out 'under isko2022: it depends on whether the defenders agree: --agreed'
  run 0 "$SKATREF" value $so_far --happened=lays-down --by=soloist --agreed=both --asked=schneider
  says out 'the soloist lays his cards down, asking for schneider; both defenders agree'
  says out 'under isko1999: it depends on the cards still held: --forehand, --middlehand, ...'
  run 0 "$SKATREF" value $so_far --happened=revoke --by=defender
  says out 'under altenburg1937: it depends on when the wrong card was noticed: --noticed'
  run 0 "$SKATREF" value $so_far --happened=revoke --by=defender --noticed=at-once
  says out 'under altenburg1937: the game goes on   (end.revoke-corrected)'
  refuses 'when was the wrong card noticed? --noticed' $so_far --happened=revoke --by=defender --code=altenburg1937
  run 0 "$SKATREF" value $so_far --happened=revoke --by=defender --code=altenburg1937 --noticed=at-once
  says out 'under isko2022: the game is over, +24   (end.breach-before)'
  run 0 "$SKATREF" value $so_far --happened=no-proof
  says out 'happened    the rest cannot be proved any more'
  says out 'under altenburg1937: the game goes on   (end.play-out)'
  run 0 "$SKATREF" value --bid=24 --cards="CJ HJ CA CT CK C9 SA S9 HA H9 D9 D7" --happened=early-lead \
    --soloist=middlehand
  says out 'a game, as clubs: 2 x 12 = 24'
  run 0 "$SKATREF" value $so_far --ending=offer-accepted --asked=schneider
  says out 'won: +36   (the offer was accepted; end.offer)'
}
# The soloist's figures follow from those of the defenders.
run 0 "$SKATREF" value clubs --with=1 --bid=18 --defenders-points=30 --defenders-tricks=3
says out 'won: +36   (90 card points; 61 were needed; level.win)'

# A ruling says what its clause says: nine cards need no consent.
run 0 "$SKATREF" value clubs --with=1 --points=0 --tricks=0 --defenders-points=21 --defenders-tricks=1 \
  --happened=gives-up --by=soloist
says out 'end.concede-soloist ('
says out 'holds nine or ten cards; nobody has to agree.'

# What ends no game is ruled without the play, and nothing is said about a play that nobody told.
for what in takes-back:defender last-trick:defender card-shown:soloist gathers:soloist; do
  run 0 "$SKATREF" value clubs --happened="${what%:*}" --by="${what#*:}"
  has 'ruled       the game goes on'
  expect "${what%:*}: nothing of the play" [ "$(grep -c 'so far' out)" -eq 0 ]
done
run 2 "$SKATREF" value clubs --happened=card-shown --by=defender
run 0 "$SKATREF" value clubs --happened=takes-back --by=defender --points=61 --tricks=5 --defenders-points=20 --unplayed-tricks=2 --with=1
has 'so far      soloist 61 card points, 5 tricks; defenders 20, 3: already won'
done_testing
