# The options of skatref value: what each takes and sets, and what it refuses. The rules behind them are tested in
# tests/question/value.sh, what is printed in tests/report/value.sh.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# refuses TEXT ARGUMENT...: standard error has the line once, and names the help at the end.
refuses() {
  text="skatref value: $1"
  shift
  run 2 "$SKATREF" value "$@"
  expect "$subject: says once: $text" [ "$(grep -Fxc -- "$text" err)" -eq 1 ]
  expect "$subject: names the help" [ "$(tail -n 1 err)" = "skatref value --help explains its use" ]
  silent out
}

# takes ARGUMENT...: no message is about the argument of an option, though other facts may be missing.
takes() {
  "$SKATREF" value "$@" >out 2>err
  subject="skatref value $*"
  expect "$subject: the argument is taken" not grep -Eq 'expected|must be|, not |none of|no ending|once|twice' err
}

# ------------------------------------------------------------------------------------------- numbers

for range in bid:0:999 with:1:11 without:1:11 matadors:-11:11 points:0:120 tricks:0:10 defenders-points:0:120 \
  defenders-tricks:0:10 others-get:0:10 unplayed-points:0:120 unplayed-tricks:0:10; do
  name=${range%%:*} high=${range##*:} low=${range#*:}
  low=${low%:*}
  for number in $((low - 1)) $((high + 1)); do
    refuses "--$name: expected a whole number from $low to $high, got $number" clubs "--$name=$number"
  done
  for number in '' x 1x; do
    refuses "--$name: expected a whole number from $low to $high, got \"$number\"" clubs "--$name=$number"
  done
  takes clubs "--$name=$low"
  takes clubs "--$name=$high"
done

# worth SCORE ARGUMENT...: the game has this score.
worth() {
  score=$1
  shift
  run 0 "$SKATREF" value --format=json "$@"
  says out "\"score\":$score,"
}
# Diamonds 9, hearts 10, spades 11, clubs 12, grand 24, times the matadors and one for the game; hand, ouvert and each level,
# played or announced, count one more. A lost game counts twice.
worth 30 hearts --with=2 --bid=18 --points=61
worth 30 hearts --without=2 --bid=18 --points=61
worth 30 hearts --matadors=-2 --bid=18 --points=61
worth 30 hearts --matadors=2 --bid=18 --points=61
worth -60 hearts --matadors=2 --bid=18 --points=60
worth 40 hearts --hand --with=2 --bid=18 --points=61
worth 40 hearts hand --with=2 --bid=18 --points=61
worth 40 hearts --with=2 --bid=18 --points=90
worth 60 hearts --hand --announce=schneider --with=2 --bid=18 --points=90
worth 40 hearts --with=2 --bid=18 --defenders-points=30
worth 30 hearts --with=2 --bid=18 --defenders-points=31
worth 50 hearts --with=2 --bid=18 --points=120 --tricks=10
worth 50 hearts --with=2 --bid=18 --defenders-points=0 --defenders-tricks=0
worth 46 null --ouvert --bid=23 --points=0 --tricks=0
worth 46 null ouvert --bid=23 --points=0 --tricks=0
worth 59 null ouvert hand --bid=23 --points=0 --tricks=0
worth 27 diamonds --with=2 --bid=18 --points=61
worth 33 spades --with=2 --bid=18 --points=61
worth 36 clubs --with=2 --bid=18 --points=61
worth 72 grand --with=2 --bid=18 --points=61
# Cards: jacks of clubs and spades, without the third: with 2. All four jacks and ace to nine: with 9.
worth 36 clubs --cards='CJ SJ CA CT CK HA HT HK DA DT' --skat='S7 S8' --bid=18 --points=61
worth 120 clubs --cards='CJ SJ HJ DJ CA CT CK CQ C9 HA' --skat='S7 S8' --bid=18 --points=61
worth 48 clubs --cards='CJ SJ CA CT CK HA HT HK DA DT' --skat='HJ S7' --bid=18 --points=61
worth 48 clubs --cards='CJ SJ CA CT CK HA HT HK DA DT HJ S7' --bid=18 --points=61

# --------------------------------------------------------------------------------------------- words

seats="forehand, middlehand, rearhand"
refuses '--announce: expected one of schneider, schwarz, got "x"' clubs --announce=x
refuses '--asked: expected one of schneider, schwarz, got "x"' clubs --asked=x
refuses '--contra: expected one of contra, re, sup, got "x"' clubs --contra=x
refuses "--by: expected one of $seats, soloist, defender, got \"x\"" clubs --by=x
refuses '--agreed: expected one of none, one, both, got "x"' clubs --agreed=x
refuses '--noticed: expected one of at-once, gathered, led, played, got "x"' clubs --noticed=x
for name in trick-to soloist turn; do
  refuses "--$name: expected one of $seats, got \"x\"" clubs --$name=x
  for seat in forehand middlehand rearhand F M R; do
    takes clubs --$name=$seat
  done
done
refuses '--announce: expected one of schneider, schwarz, got "schneidr"; did you mean schneider?' clubs --announce=schneidr
# list_after TEXT: the words of the list after it, "a, b (that is b) or c", a line each.
list_after() {
  sed -n "s/.*$1 //p" | sed 's/([^)]*)//g; s/ or /, /; s/\. .*//' | tr -d ' ' | tr ',' '\n' | sort
}
# Every ending and incident that a refusal names is taken, and stands in the help and in the manual of the protocol.
{ "$SKATREF" value --help=incidents | tr -s '\n' ' '; echo; } >help
run 2 "$SKATREF" value clubs --ending=x
sed 's/, got .*//' err | list_after '--ending: expected one of' >endings
list_after 'instead of --happened:' <help >got
expect "the help has all endings" diff endings got
run 2 "$SKATREF" value clubs --happened=x
sed 's/, got .*//' err | list_after '--happened: expected one of' >incidents
list_after 'WHAT is' <help >got
expect "the help has all incidents" diff incidents got
for list in endings incidents; do
  expect "the test itself: there are $list" [ "$(wc -l <$list)" -gt 5 ]
done
for page in man man/de; do
  sed 's/\\-/-/g' "$srcdir/$page/skatref-protocol.7.in" | tr -c 'a-z\n-' '\n' | sort -u >words
  sort -u endings incidents | comm -23 - words >missing
  expect "$page/skatref-protocol.7 has all endings and incidents" diff /dev/null missing
done
while read -r word; do takes clubs --ending="$word"; done <endings
while read -r word; do takes clubs --happened="$word"; done <incidents
refuses "give --happened once: the first thing that happened decides" clubs --happened=revoke --happened=warns
run 2 "$SKATREF" value clubs --happened=nix --happened=warns
expect "one that is not known does not count" grep -q -- '--happened once' err

# --------------------------------------------------------------------------------------------- cards

refuses "--cards: 'CJ' appears twice (pack.cards: The pack: 32 cards, each once)" clubs --cards='CJ SJ CJ'
# D is a queen (Dame) in a suit of the French pack; in one of the German pack it may be an ace (Daus).
for twice in 'SD SQ' 'HD HQ' 'CD CQ' 'DD DQ'; do
  refuses "--cards: '${twice#* }' appears twice (pack.cards: The pack: 32 cards, each once)" clubs --cards="$twice"
done
for both in 'GD SA or SQ' 'RD HA or HQ' 'ED CA or CQ'; do
  refuses "--cards: '${both%% *}' can be ${both#* }: say which" clubs --cards="${both%% *}"
done
for alone in '7 seven' '8 eight' 'H hearts' 'S spades'; do
  refuses "--cards: '${alone% *}' is not a card: suit C S H D, then rank A K Q J T 9 8 7, as in \"CJ ST H9\", or words as in \"Pik Dame\"; alone it is ${alone#* }" clubs --cards="${alone% *} CJ"
done
for name in skat trick forehand middlehand rearhand; do
  refuses "--$name: 'H7' appears twice (pack.cards: The pack: 32 cards, each once)" clubs --$name='H7 H7'
  takes clubs --$name='H7 H8'
done
three="--trick is the one or two cards of a trick that is not complete, in their order"
refuses "$three" clubs --trick='CJ SJ HJ'
takes clubs --trick='CJ SJ'
takes clubs --trick=CJ
run 2 "$SKATREF" value clubs --cards=XY
expect "XY is not a card" grep -q "^skatref value: --cards: .*'XY' is not a card" err
expect "and matadors are not asked for then" not grep -q 'which matadors' err
refuses "unrecognized option '--bock'" clubs --bock
refuses "no code 'skwo': there are isko2022, isko2018, isko1999 and altenburg1937" clubs --code=skwo
refuses "no format 'xml': text or json" clubs --format=xml
# The cards that are still held are what is unplayed, so that nobody is asked for its points.
last='--points=60 --tricks=5 --forehand=CJSJ --middlehand=D7D8 --rearhand=H7H8 --turn=forehand --soloist=forehand'
# shellcheck disable=SC2086 # options
run 0 "$SKATREF" value hearts --matadors=2 --bid=18 $last --happened=lays-down --by=soloist --code=altenburg1937
says out 'end.lay-down'

# ------------------------------------------------------------------------------------------ the game

games="one of diamonds, hearts, spades, clubs, grand, null"
refuses "game: expected $games, got \"foo\"" foo
refuses "game: expected $games, got \"klubs\"; did you mean clubs?" klubs
refuses "one game at a time, not also 'hearts'" clubs hearts
refuses "one game at a time, not also 'diamonds'" clubs diamonds
refuses "one game at a time, not also 'clubs'" diamonds clubs
refuses "unexpected argument 'foo': besides the game there are options: --hand, --points=61" clubs foo
refuses "game: expected $games, got \"ramsch\"; a ramsch is a question of its own: skatref value ramsch, or the question ramsch" --hand ramsch
# A word longer than any that means something does not hide those before it.
run 2 "$SKATREF" value "grand hand with 2 $(printf '%0140d' 0)" --points=70
says err "unexpected argument '000"
expect "only the long word is refused" [ "$(grep -c 'unexpected' err)" -eq 1 ]
run 2 "$SKATREF" value klubs hearts
expect "a wrong game is asked for no more" not grep -q 'which game' err
refuses "give the matadors once: --with, --without or --matadors" clubs --with=2 --without=3
refuses "give the matadors once: --with, --without or --matadors" clubs --matadors=2 --with=2
run 2 "$SKATREF" value clubs --bid=18 --bid=20
expect "another number may come twice" not grep -q once err
refuses "which game? clubs, spades, hearts, diamonds, grand or null" --with=2
refuses "which matadors? --with=2 or --without=3; or the cards: --cards and --skat" clubs
refuses "how many card points does the soloist have, with the skat? --points=N" clubs
# A fact that is wrong is not asked for as well.
run 2 "$SKATREF" value clubs --with=0 --points=121
expect "two messages and the help" [ "$(wc -l <err)" -eq 3 ]

# -------------------------------------------------------------------------------------------- tables

# The tables of bids and of games need no points. An empty line stands before each, but not at the top.
run 0 "$SKATREF" value clubs --with=1 --bids
expect "the bids come first" [ "$(head -n 1 out)" = "Bids that clubs with 1 covers, won as:" ]
run 0 "$SKATREF" value clubs --with=1 --bid=18 --points=70 --bids
after_empty "Bids that clubs with 1 covers, won as:"
expect "one table of bids" [ "$(grep -c '^Bids that' out)" -eq 1 ]
cards='CJ SJ CA CT CK HA HT HK DA DT'
run 0 "$SKATREF" value --cards="$cards" --all-games
expect "no empty line at the top" [ -n "$(head -n 1 out)" ]
games=$(head -n 1 out)
run 0 "$SKATREF" value clubs --cards="$cards" --bids --all-games
after_empty "$games"
run 0 "$SKATREF" value clubs --cards="$cards" --skat='S7 S8' --points=70 --bid=18 --all-games
expect "a verdict and a table" grep -q '^won: +36' out
tail -n 1 out >last
expect "the last line names the rules" grep -Eq '^skatref [0-9.]+, isko2022, spec [0-9a-f]{12}$' last
run 0 "$SKATREF" value clubs --with=1 --bid=18 --points=70 --format=json
expect "JSON is one line" [ "$(wc -l <out)" -eq 1 ]
run 0 "$SKATREF" value clubs --with=1 --bid=18 --points=0 --tricks=0 --unplayed-points=99 --unplayed-tricks=9 \
  --happened=gives-up --by=soloist --soloist=forehand --format=json
says out '"clause":"end.concede-soloist"'
says out '"score":-48'
run 0 "$SKATREF" value clubs --with=1 --bid=18 --points=70 --code=altenburg1937
says out ', altenburg1937, spec'
run 0 "$SKATREF" value clubs --with=1 --bid=18 --points=70 --option=contra --contra=contra
says out ', isko2022 + contra, spec'
says out 'won: +48'

# -------------------------------------------------------------------------------------------- ramsch

# ramsch SCORES ARGUMENT...: of forehand, middlehand, rearhand.
ramsch() {
  scores=$1
  shift
  run 0 "$SKATREF" value ramsch "$@"
  expect "$subject: $scores" [ "$(sed -n 's/^[a-z]*hand  *\([-+0-9]*\)$/\1/p' out | tr '\n' ' ')" = "$scores " ]
}
# The loser pays his card points, with the skat; 120 - 50 - 30 - 20 = 20 are in it.
ramsch '-70 0 0' --option=ramsch --points=50,30,20 --tricks=4,3,3
ramsch '0 -70 0' --option=ramsch --points=30,50,20 --tricks=4,3,3
ramsch '0 0 -140' --option=ramsch-double --points=30,20,50 --tricks=4,3,3
ramsch '-40 -40 -40' --option=ramsch --points=40,40,40 --tricks=4,3,3
run 0 "$SKATREF" value ramsch --option=ramsch --points=50,30,20 --tricks=4,3,3
after_empty 'forehand   -70'
has 'middlehand 0' 'rearhand   0'
expect "the steps: text in 34 columns, the sum in five, the clause" grep -Eq '^lost  {29} {2}-70  home\.ramsch-points$' out
tail -n 1 out >last
expect "the last line names the rules" grep -Eq '^skatref [0-9.]+, isko2022 \+ ramsch, spec [0-9a-f]{12}$' last
ramsch_refuses() { # TEXT ARGUMENT...
  text="skatref value ramsch: $1"
  shift
  run 2 "$SKATREF" value ramsch "$@"
  expect "$subject: says $text" grep -Fxq -- "$text" err
  expect "$subject: names the help" [ "$(tail -n 1 err)" = "skatref value ramsch --help explains its use" ]
  silent out
}
ramsch_refuses "the card points of the three? --points=F,M,R" --option=ramsch --tricks=4,3,3
ramsch_refuses "the tricks of the three? --tricks=F,M,R" --option=ramsch --points=50,30,20
for wrong in '1:[1]' '1,2:[1,2]' '1,2,3,4:[1,2,3,4]' '1,2,3x:[1,2,"3x"]' 'x:["x"]' ':[]' '1,2,121:[1,2,121]'; do
  for name in points:120 tricks:10; do
    ramsch_refuses "--${name%:*}: expected three whole numbers from 0 to ${name#*:}, got ${wrong#*:}" \
      --${name%:*}="${wrong%%:*}"
  done
done
run 2 "$SKATREF" value ramsch --points=1 --tricks=1
expect "a fact that is wrong is not asked for" not grep -q 'of the three' err
ramsch_refuses '--last-trick: expected one of forehand, middlehand, rearhand, got "x"' --last-trick=x
ramsch_refuses "unexpected argument 'x'" x
ramsch_refuses "unrecognized option '--bid=18'" --bid=18
ramsch_refuses "cards are refused in pushed ramsch only: --option=pushed-ramsch (home.push-refuse: Refusing the cards)" --option=ramsch --refused=1 --points=50,30,20 --tricks=4,3,3
ramsch '-70 0 0' --option=ramsch --refused=0 --points=50,30,20 --tricks=4,3,3
# A lost pushed ramsch counts twice, and each refusal doubles it again.
ramsch '-140 0 0' --option=ramsch,pushed-ramsch --refused=0 --points=50,30,20 --tricks=4,3,3
ramsch '-280 0 0' --option=ramsch,pushed-ramsch --refused=1 --points=50,30,20 --tricks=4,3,3
ramsch '-1120 0 0' --option=ramsch,pushed-ramsch --refused=3 --points=50,30,20 --tricks=4,3,3
ramsch_refuses "card points must be 0 to 120 in total" --option=ramsch --points=40,40,41 --tricks=4,3,3
ramsch_refuses "tricks must be 0 to 10 in total" --option=ramsch --points=50,30,20 --tricks=4,3,2
for option in '' --option=contra; do
  # shellcheck disable=SC2086 # an option, or none
  refused 'ramsch is a house rule' value ramsch $option --points=50,30,20 --tricks=4,3,3
done
# By another reading the 20 of the skat belong to the last trick: middlehand then has 50 like forehand, rearhand 40.
for case in 'F:-70 0 0' 'M:-50 -50 0' 'R:-50 0 0'; do
  ramsch "${case#*:}" --option=ramsch,home.ramsch-last-trick --points=50,30,20 --tricks=4,3,3 --last-trick="${case%%:*}"
done
run 0 "$SKATREF" value Ramsch --option=ramsch --points=50,30,20 --tricks=4,3,3
done_testing
