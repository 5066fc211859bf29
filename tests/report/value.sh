# skatref value as it is printed: the calculation, the bids that a game covers, the ruling on incidents, and other codes.
# tests/question/value.sh tests the scores, tests/cli/value.sh the options.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# whole: all that was printed, but for the last line, which names the rules, is on standard input.
whole() {
  cat >expected
  sed '$d' out >printed
  expect "$subject: the whole of it" diff expected printed
}

# ------------------------------------------------------------ the calculation

# The whole of it, V34: each step, its clause, the numbers of both editions.
run 0 "$SKATREF" value diamonds --hand --announce=schneider --bid=18 --with=2 --points=75
whole <<'END'
                                 clause             ISkO 2022     1999
with 2                        2  value.matadors          2.3 2.5  2.4.2 5.3
game                          3  value.game              2.5      5.3
hand                          4  value.hand              2.5      5.3
schneider announced, missed   6  value.announced-missed  2.5      5.2.5
6 x 9 = 54                   54  value.product           2.5      5.3
lost, doubled              -108  value.lost-double       2.5      5.3

lost: -108   (75 card points; 90 were needed; level.announced)
under altenburg1937: -54   (value.lost-once)
END
# The last line names the code, the house rules and the spec.
hash=$("$SKATREF" --version | sed -n 's/^spec \(............\).*/\1/p')
by_rules() { # CODE
  expect "$subject: by $1" [ "$(tail -n 1 out)" = "skatref $("$SKATREF" --version | sed -n 's/^skatref //p'), $1, spec $hash" ]
}
by_rules isko2022
run 0 "$SKATREF" value null --tricks=0 --code=isko1999 --option=value.overbid-null
by_rules 'isko1999 + value.overbid-null'
run 0 "$SKATREF" value ramsch --option=ramsch --points=50,40,30 --tricks=4,3,3
by_rules 'isko2022 + ramsch'
run 0 "$SKATREF" value --option=help
says out 'contra                      Contra, re, sup'
says out 'instead of value.overbid-null-1999'

# What decided the game: card points, tricks, a level. Without a bid nobody knows whether it was overbid.
run 0 "$SKATREF" value null --bid=23 --tricks=1
says out 'lost: -46   (1 trick; level.null)'
run 0 "$SKATREF" value null --tricks=0
says out 'won: +23   (0 tricks; level.null)'
says out 'no --bid given: whether the game was overbid is not tested'
run 0 "$SKATREF" value null --bid=59 --hand --ouvert --tricks=0
says out 'won: +59   (0 tricks; level.null)'
run 0 "$SKATREF" value hearts --hand --announce=schwarz --matadors=3 --points=100 --tricks=9 --bid=18
says out '9 tricks; all 10 were needed'
run 0 "$SKATREF" value hearts --hand --announce=schneider --matadors=3 --points=89 --bid=18
says out '89 card points; 90 were needed'

# A clause that has a number in one edition only.
run 0 "$SKATREF" value null --bid=24 --tricks=0 --cards="CJ CT CK CQ C9 HJ HA HT DA DT SA S7"
expect "3.6.2 is of 2022 alone" grep -Eq '  value.overbid-null +3\.6\.2  -$' out

# A game that ended early: by whom, and with what nobody has yet. V41b: schneider was forced, and is given.
run 0 "$SKATREF" value clubs --with=2 --points=30 --tricks=3 --ending=defenders-gave-up --unplayed-points=70 \
  --unplayed-tricks=5 --bid=48
says out 'won: +48   (the defenders gave up; end.forced-level)'
run 0 "$SKATREF" value clubs --with=2 --points=30 --tricks=3 --ending=soloist-gave-up --unplayed-points=70 \
  --unplayed-tricks=5 --bid=18
says out 'lost: -72   (the soloist gave up; end.concede-soloist)'
# Given up with 61 card points: won all the same, by the card points.
run 0 "$SKATREF" value clubs --with=2 --points=61 --tricks=5 --ending=soloist-gave-up --unplayed-points=40 \
  --unplayed-tricks=3 --bid=18
says out 'won: +36   (61 card points; 61 were needed; level.win)'

# The same cards in every game, below the calculation: the ace of hearts is no matador without the jack of clubs.
run 0 "$SKATREF" value clubs --cards="SJ HJ CA CT CK CQ C9 C8 C7 SA" --skat="HA HT" --points=65 --bid=18 --all-games
says out 'without 1'
says out '  grand     without 1     48, hand  72'
says out '  hearts    without 1     20, hand  30'

# How the cards are parted does not matter.
run 0 "$SKATREF" value Clubs --cards="CJ,SJ,HJ.dj CAc10CK CQ C9 C8,C7,SA" --skat="SA C7" --points=100 --tricks=9 --bid=18
says out 'with 11'

# ------------------------------------------------------------------------ bids

# All rows of the table. With or without, the game, hand, schneider, schwarz and each announcement count one, and ouvert is
# hand with both announced: LEVELS are those of the simple game.
covers() { # GAME BASE LEVELS [LINE]: that is printed, with this last line
  {
    printf 'Bids that %s covers, won as:\n' "$1"
    printf '  with the skat%7d   schneider%4d   schwarz%4d\n' $(($2 * $3)) $(($2 * ($3 + 1))) $(($2 * ($3 + 2)))
    printf '  hand%16d   schneider%4d   schwarz%4d\n' $(($2 * ($3 + 1))) $(($2 * ($3 + 2))) $(($2 * ($3 + 3)))
    printf '  hand, announced        schneider%4d   schwarz%4d\n' $(($2 * ($3 + 3))) $(($2 * ($3 + 5)))
    printf '  ouvert%14d\n' $(($2 * ($3 + 6)))
    [ $# -lt 4 ] || printf '  %s\n' "$4"
  } >due
  whole <due
}
run 0 "$SKATREF" value clubs --bids --with=1
covers 'clubs with 1' 12 2
run 0 "$SKATREF" value grand --bids --without=4
covers 'grand without 4' 24 5
# S1.18 a, but without 2 in hand: the jack of clubs in the skat makes it with 1; and when the skat is known.
ten="CT CK CQ C9 HJ HA HT DA DT SA"
run 0 "$SKATREF" value clubs --bids --cards="$ten"
covers 'clubs without 2' 12 3 '(by the ten cards; the skat counts too, at worst 24 with CJ in the skat)'
run 0 "$SKATREF" value clubs --bids --cards="$ten" --skat="CJ S7"
covers 'clubs with 1' 12 2
# S0.21: grand ouvert was 360.
run 0 "$SKATREF" value grand --bids --with=4 --code=altenburg1937
says out 'ouvert           360'
# With the jack of clubs no skat can make it less.
run 0 "$SKATREF" value --all-games --cards="CJ CK CQ C9 HJ HA HT DA DT SA"
expect "it cannot become worse: no worst skat" not grep worst out
# Matadors are given beside the ten cards: they count, not the cards.
run 0 "$SKATREF" value clubs --bids --without=2 --cards="$ten"
covers 'clubs without 2' 12 3
# Without the jack of clubs only: with it in the skat it is with 1, and no less.
run 0 "$SKATREF" value clubs --bids --cards="SJ CT CK CQ C9 HA HT DA DT SA"
says out '  (by the ten cards; the skat counts too)'
for code in isko2022 altenburg1937; do
  run 0 "$SKATREF" value null --bids --code=$code
  whole <<'END'
Bids covered: null 23, hand 35, ouvert 46, ouvert hand 59
END
done

# The same ten cards in each game, without 2 or, by the jack of clubs, with 1: 9, 10, 11, 12 and 24 times 3 or 2, in hand
# once more. The worst skat makes it with 1.
run 0 "$SKATREF" value --all-games --cards="$ten"
whole <<'END'
The same cards, won simple, without the skat:
  diamonds  without 2     27, hand  36, at worst 18 with CJ in the skat
  hearts    without 2     30, hand  40, at worst 20 with CJ in the skat
  spades    without 2     33, hand  44, at worst 22 with CJ in the skat
  clubs     without 2     36, hand  48, at worst 24 with CJ in the skat
  grand     without 2     72, hand  96, at worst 48 with CJ in the skat
  null 23, hand 35, ouvert 46, ouvert hand 59
END
run 0 "$SKATREF" value --all-games --cards="$ten" --skat="CJ S7"
whole <<'END'
The same cards, won simple:
  diamonds     with 1     18, hand  27
  hearts       with 1     20, hand  30
  spades       with 1     22, hand  33
  clubs        with 1     24, hand  36
  grand        with 1     48, hand  72
  null 23, hand 35, ouvert 46, ouvert hand 59
END

# ------------------------------------------------------------------------- columns

# Each step stands below its heads, at least as wide as these are: the text, its sum to the right, the clause, the
# numbers of both editions. V34 above has the widest names.
run 0 "$SKATREF" value clubs --with=1 --bid=18 --points=70
whole <<'END'
                                 clause     ISkO 2022     1999
with 1                        1  value.matadors  2.3 2.5  2.4.2 5.3
game                          2  value.game      2.5      5.3
2 x 12 = 24                  24  value.product   2.5      5.3
won                          24  value.won       2.5      5.3

won: +24   (70 card points; 61 were needed; level.win)
END
run 0 "$SKATREF" value null --bid=18 --tricks=0
whole <<'END'
                                 clause     ISkO 2022   1999
null                         23  value.null      2.4.2  5.1
won                          23  value.won       2.5    5.3

won: +23   (0 tricks; level.null)
END
# In 80 columns: 31 of the text, 4 of the sum, 22 of the clause, 11 and 9 of the numbers, 8 between them are 85 - 2, as
# the sum needs no blanks before it; so the column 2022 has three columns less, and its longest numbers move the next.
run 0 "$SKATREF" value diamonds --with=2 --hand --announce=schneider --points=20 --tricks=2 --bid=120 --lang=de
sed -n '1,/^$/p' out >table
cat >expected <<'END'
                                     Regel              ISkO 2022      1999
mit 2                             2  value.matadors          2.3 2.5   2.4.2 5.3
Spiel                             3  value.game              2.5       5.3
Hand                              4  value.hand              2.5       5.3
Schneider angesagt, verfehlt      6  value.announced-missed  2.5       5.2.5
6 x 9 = 54                       54  value.product           2.5       5.3
überreizt bei 120: 14 x 9 = 126 126  value.overbid           3.6.1 3.6.3  5.4.2
verloren, doppelt              -252  value.lost-double       2.5       5.3

END
expect "the widest row has 80 columns" diff expected table

# 29 of the text are one column too many.
run 0 "$SKATREF" value diamonds --with=2 --hand --announce=schneider --points=20 --tricks=2 --bid=99 --lang=de
says out 'überreizt bei 99: 11 x 9 = 99'
expect "80 columns" [ "$(sed -n 's/^mit 2/&/p' out | "$AWK" '{ print length($0) }')" -eq 80 ]

# --------------------------------------------------------------------- why not

# Clubs with 2 are 36, with schneider 48, with schwarz 60: the first level that is enough, just enough too. With or without
# 1 they are 24, 36, 48.
while read -r matadors bid made why; do
  run 0 "$SKATREF" value clubs "--$matadors" --points=65 --bid="$bid"
  says out "$made is below the bid of $bid; $why"
done <<'END'
with=2 44 36 schneider would have covered it: 4 x 12 = 48
with=2 48 36 schneider would have covered it: 4 x 12 = 48
with=2 60 36 schwarz would have covered it: 5 x 12 = 60
with=2 72 36 not even schwarz would have covered it
with=1 48 24 schwarz would have covered it: 4 x 12 = 48
without=1 60 24 not even schwarz would have covered it
END
# S1.18: what an overbid game costs.
run 0 "$SKATREF" value clubs --bid=48 --matadors=2 --points=65
block <<'END'
overbid and lost: -96   (bid 48, 65 card points; 61 were needed; value.bid)
36 is below the bid of 48; schneider would have covered it: 4 x 12 = 48
END
says out 'overbid at 48: 4 x 12 = 48   48  '
# An overbid null is lost whatever its tricks: diamonds with 2 are the cheapest game of these cards that covers it, 27.
run 0 "$SKATREF" value null --bid=24 --tricks=0 --cards="CJ SJ HA HT HK HQ H9 CA DA D7 DT SA"
says out 'overbid and lost: -54   (bid 24; value.overbid-null)'
run 0 "$SKATREF" value clubs --with=2 --points=65 --bid=36
expect "covered: nothing to explain" not grep 'below the bid' out
run 0 "$SKATREF" value null --bid=24 --tricks=1 --code=isko1999
expect "an overbid null: no level would have covered it" not grep 'below the bid' out
run 0 "$SKATREF" value clubs --with=2 --points=1 --tricks=0 --bid=18
says out '(1 card point; 61 were needed; level.win)'
run 0 "$SKATREF" value clubs --hand --ouvert --with=2 --points=2 --tricks=1 --bid=18
says out '(1 trick; all 10 were needed; level.announced)'
# Given up when it was decided: by the tricks and the level that was announced, too.
run 0 "$SKATREF" value null --tricks=1 --ending=defenders-gave-up --unplayed-tricks=8 --bid=18
says out 'lost: -46   (1 trick; level.null)'
run 0 "$SKATREF" value clubs --hand --announce=schwarz --with=2 --points=20 --tricks=3 --ending=defenders-gave-up \
  --unplayed-points=70 --unplayed-tricks=5 --bid=18
says out '(3 tricks; all 10 were needed; level.announced)'
run 0 "$SKATREF" value clubs --with=2 --points=65 --bid=18 --contra=contra --option=contra
expect "contra counts: nothing to say" not grep 'counts only' out
run 0 "$SKATREF" value clubs --with=2 --points=65 --bid=18
expect "no contra: nothing to say" not grep -e 'counts only' -e 'no --bid' out

# --------------------------------------------------------------------- incidents

only() { # TEXT N: so many lines have it
  expect "$subject: $2 lines have $1" [ "$(grep -Fc -- "$1" out)" -eq "$2" ]
}

# What happened, by whom; what both sides had; the ruling and its clause; the official numbers, if there are any; an empty
# line before the calculation of a game that is over.
so_far='clubs --with=1 --bid=18 --points=40 --tricks=4 --defenders-points=30 --defenders-tricks=3'
# shellcheck disable=SC2086 # options
happens() { # OPTION...
  run 0 "$SKATREF" value $so_far "$@"
}
happens --happened=throws --by=soloist
block <<'END'
happened    the soloist throws his cards down
so far      soloist 40 card points, 4 tricks; defenders 30, 3: undecided
ruled       the game is over, the rest is the defenders'
            end.throw (Throwing the cards down)
            A player who throws his cards openly on the table ends the game for
END
block <<'END'
            ISkO 2022 4.4.6, 1999 4.3.6

                                 clause        ISkO 2022     1999
END
only 'the rest is' 1
only 'ISkO 2022' 2
only open 1
happens --happened=throws --by=defender
block <<'END'
happened    a defender throws his cards down
so far      soloist 40 card points, 4 tricks; defenders 30, 3: undecided
ruled       the game is over, the rest is the soloist's
END
only 'the rest is' 1
happens --happened=revoke --by=M --soloist=F --play-on --noticed=at-once
block <<'END'
happened    middlehand does not follow although he could; the other side demands to play on
so far      soloist 40 card points, 4 tricks; defenders 30, 3: undecided
ruled       the game goes on, and the wrong card is taken back
            end.play-on (Play on after a breach)
END
only 'may change' 0
happens --happened=revoke --by=R --soloist=F
says out 'happened    rearhand does not follow although he could'
only 'play on' 1
# In force since 2022 alone, before 2022 alone, without a number; the last line says by which rules.
happens --happened=lays-down --by=soloist --agreed=one
block <<'END'
happened    the soloist lays his cards down; one defender agrees
END
"$AWK" '/^            ISkO / { print }' out >numbers
expect "end.offer is of 2022" [ "$(cat numbers)" = '            ISkO 2022 4.4.4' ]
happens --happened=lays-down --by=soloist --agreed=none --others-get=2
says out 'happened    the soloist lays his cards down, leaving the other side 2 tricks; no defender agrees'
happens --happened=lays-down --by=soloist --agreed=both --asked=schwarz
says out 'happened    the soloist lays his cards down, asking for schwarz; both defenders agree'
happens --happened=betrayal --by=soloist
says out 'ISkO 2022 4.2.9'
happens --happened=gathers --by=soloist
block <<'END'
ruled       the game goes on
            trick.gathered (A trick gathered too early or wrongly)
END
only ISkO 0
only 'taken back' 0
only clause 0
happens --happened=no-proof
says out 'happened    the rest cannot be proved any more'
only 'the soloist the rest' 0

# In null only tricks count. Whose cards lie there in a null is our reading.
null='null --bid=18 --tricks=0 --defenders-tricks=3'
# shellcheck disable=SC2086 # options
run 0 "$SKATREF" value $null --happened=throws --by=R --soloist=F
block <<'END'
happened    rearhand throws his cards down
so far      soloist 0 tricks; defenders 3: undecided
END
block <<'END'
open        the sources leave this open; this is our reading

END
says out 'won: +23   (the defenders gave up; end.concede-defender)'
run 0 "$SKATREF" value null --bid=18 --tricks=1 --defenders-tricks=3 --happened=throws --by=R --soloist=F
says out 'so far      soloist 1 trick; defenders 3: already lost'
run 0 "$SKATREF" value clubs --with=1 --bid=18 --points=65 --tricks=4 --unplayed-tricks=5 --unplayed-points=30 \
  --happened=throws --by=R --soloist=F
says out 'so far      soloist 65 card points, 4 tricks; defenders 25, 1: already won'
run 0 "$SKATREF" value clubs --with=1 --bid=18 --points=10 --tricks=1 --defenders-points=21 --defenders-tricks=1 \
  --happened=throws --by=soloist
says out 'so far      soloist 10 card points, 1 trick; defenders 21, 1: undecided'

# Who may take back what he added: before 1999 the third player, when the second corrects himself; both defenders, when a
# soloist in forehand announces late. Nothing was played before that lead.
may_change() { # SEAT...: just these
  printf '            %s may change the card he has added\n' "$@" >wanted
  grep 'may change' out >got
  expect "$subject: $* may change" diff wanted got
}
second='hearts --with=1 --bid=18 --code=altenburg1937 --happened=revoke --noticed=at-once --points=50 --tricks=5'
# shellcheck disable=SC2086 # options
{
  run 0 "$SKATREF" value $second --forehand='CJ H8' --middlehand='D9 D8' --rearhand=HA --trick=HT --turn=F --by=F --soloist=M
  may_change middlehand
  run 0 "$SKATREF" value $second --middlehand='CJ H8' --rearhand='D9 D8' --forehand=HA --trick=HT --turn=M --by=M --soloist=F
  may_change rearhand
  run 0 "$SKATREF" value $second --rearhand='CJ H8' --forehand='D9 D8' --middlehand=HA --trick=HT --turn=R --by=R --soloist=F
  may_change forehand
}
run 0 "$SKATREF" value clubs --with=1 --happened=early-lead --soloist=forehand --code=altenburg1937
may_change middlehand rearhand
block <<'END'
happened    the soloist leads before he has announced
ruled       the game goes on
END
only 'so far' 0

# ------------------------------------------------------------------- other codes

under() { # LINE...: these lines name other codes
  : >wanted
  for line; do
    printf 'under %s\n' "$line"
  done >wanted
  grep '^under' out >got
  expect "$subject: what other codes say" diff wanted got
}
# S0.26, a lost hand game counts once: 3 times 12. S0.21: grand ouvert with 4 was 360, and is 24
# times 11, won or lost. A null has no such base.
run 0 "$SKATREF" value clubs --hand --with=1 --points=60 --bid=18
under 'altenburg1937: -36   (value.lost-once)'
run 0 "$SKATREF" value clubs --hand --with=1 --points=60 --bid=18 --code=altenburg1937
under 'isko2022: -72   (value.lost-double)' 'isko2018: -72   (value.lost-double)' 'isko1999: -72   (value.lost-double)'
grand='grand --hand --ouvert --with=4 --bid=18'
# shellcheck disable=SC2086 # options
{
  run 0 "$SKATREF" value $grand --points=110 --tricks=9
  under 'altenburg1937: -360   (value.grand-ouvert)'
  run 0 "$SKATREF" value $grand --points=120 --tricks=10
  under 'altenburg1937: +360   (value.grand-ouvert)'
  run 0 "$SKATREF" value $grand --points=120 --tricks=10 --code=altenburg1937
  under 'isko2022: +264   (value.grand-ouvert)' 'isko2018: +264   (value.grand-ouvert)' \
    'isko1999: +264   (value.grand-ouvert)'
}
run 0 "$SKATREF" value null --hand --ouvert --tricks=2 --bid=18
under 'altenburg1937: -59   (value.lost-once)'
# An overbid null is as a suit game since 2022, the next null value before.
run 0 "$SKATREF" value null --bid=24 --tricks=0 --cards="CJ CT CK CQ C9 HJ HA HT DA DT SA S7"
under 'isko1999: -70   (value.overbid-null-1999)' 'altenburg1937: -70   (value.overbid-null-1999)'
run 0 "$SKATREF" value null --bid=48 --tricks=0 --code=altenburg1937
under 'isko2022: the twelve cards of hand and skat are needed' 'isko2018: the twelve cards of hand and skat are needed'
# A lost ouvert game of clubs, with 2, is 9 times 12, doubled or not. A bid of 360 is none there; no bid is no bid anywhere.
run 0 "$SKATREF" value clubs --hand --ouvert --with=2 --points=110 --tricks=9 --bid=18
says out 'lost: -216   (9 tricks; all 10 were needed; level.announced)'
under 'altenburg1937: -108   (value.lost-once)'
run 0 "$SKATREF" value clubs --hand --ouvert --with=2 --points=110 --tricks=9 --bid=360 --code=altenburg1937
under 'isko2022: 360 is not a bid' 'isko2018: 360 is not a bid' 'isko1999: 360 is not a bid'
run 0 "$SKATREF" value clubs --with=2 --points=70
under
# An offer ended the game: there are none before 2018.
run 0 "$SKATREF" value null --tricks=0 --ending=offer-accepted --unplayed-tricks=8 --bid=18
says out 'won: +23   (the offer was accepted; end.offer)'
under 'isko1999: there are no offers' 'altenburg1937: there are no offers'
run 0 "$SKATREF" value null --tricks=0 --ending=defenders-gave-up --unplayed-tricks=8 --bid=18
under
# Each code rules anew on an incident; one that rules the same, with the same score, is not named.
happens --happened=revoke --by=defender
under 'altenburg1937: it depends on when the wrong card was noticed: --noticed'
happens --happened=revoke --by=defender --noticed=at-once
under 'altenburg1937: the game goes on   (end.revoke-corrected)'
happens --happened=revoke --by=defender --noticed=at-once --code=altenburg1937
under 'isko2022: the game is over, +24   (end.breach-before)' 'isko2018: the game is over, +24   (end.breach-before)' \
  'isko1999: the game is over, +24   (end.breach-before)'
happens --happened=revoke --by=defender --noticed=led
under
happens --happened=throws --by=soloist
under
# A defender throws his cards down, and his side has 10: 36 with schneider; if it counts as given up, 24.
run 0 "$SKATREF" value clubs --with=1 --bid=18 --points=70 --tricks=6 --defenders-points=10 --defenders-tricks=1 \
  --happened=throws --by=defender
under 'altenburg1937: the game is over, +24   (end.absent)'
happens --happened=lays-down --by=soloist --agreed=both
under 'isko1999: it depends on the cards still held: --forehand, --middlehand, ...' \
  'altenburg1937: it depends on the cards still held: --forehand, --middlehand, ...'
claim='hearts --with=1 --points=50 --tricks=5 --bid=18 --forehand=CJ,H8 --middlehand=D9,D8 --rearhand=HA,HT --soloist=F
  --turn=F --happened=lays-down --by=F --code=isko1999'
# shellcheck disable=SC2086 # options
{
  run 0 "$SKATREF" value $claim
  has '            ISkO 1999 4.3.4'
  says out 'under isko2022: it depends on whether the defenders agree: --agreed'
  run 0 "$SKATREF" value $claim --agreed=one
  says out 'under isko2022: the game goes on   (end.offer)'
  says out 'under isko2018: the game goes on   (end.offer)'
}
# Before 1999 a lead before the announcement is taken back; there is no game yet to be worth anything.
run 0 "$SKATREF" value --bid=24 --cards="CJ HJ CA CT CK C9 SA S9 HA H9 D9 D7" --happened=early-lead --soloist=middlehand \
  --noticed=at-once
under 'altenburg1937: the game goes on   (end.lead-back)'
# An overbid null, the other way round.
run 0 "$SKATREF" value null --bid=24 --tricks=0 --cards="CJ CT CK CQ C9 HJ HA HT DA DT SA S7" --code=isko1999
under 'isko2022: -48   (value.overbid-null)' 'isko2018: -48   (value.overbid-null)'
done_testing
