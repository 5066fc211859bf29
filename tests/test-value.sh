# skatref value: the scores of the corpus, the calculation as it is printed, and what is asked or refused when
# facts lack or cannot be.
. "$srcdir/tests/shell-support.sh"
cd "$tmp" || exit 99

# ------------------------------------------------------------------ the corpus

# Every case about a value, but for those that broke off: its facts as options, and the score that its source gives.
cat >options.awk <<'END'
function text(name,    s) {
  if (!match($0, "\"" name "\":\"[^\"]*\"")) return ""
  s = substr($0, RSTART, RLENGTH)
  sub(/^"[a-z]*":"/, "", s)
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
/"ask":"value"/ && !/"ending"/ && !/"unplayed/ && number("score") != "" {
  printf "%s %+d %s%s%s%s%s%s%s%s%s%s\n", text("id"), number("score"), text("game"),
    (/"hand":true/ ? " --hand" : ""), (/"ouvert":true/ ? " --ouvert" : ""), option("code", text("code")),
    option("announce", text("announced")), option("bid", number("bid") > 0 ? number("bid") : ""),
    option("matadors", text("game") == "null" || text("cards") != "" ? "" : number("matadors")),
    option("cards", text("cards")), option("points", number("points")), option("tricks", number("tricks"))
}
END
if [ -f "${VECTORS:-}" ]; then
  "$AWK" -f options.awk "$VECTORS" >cases
  [ "$(wc -l <cases)" -ge 500 ] || fail "only $(wc -l <cases) cases of the corpus"
  while read -r id score options; do
    eval "run 0 \"\$SKATREF\" value $options"
    "$AWK" -v score="$score" '/^(won|lost|overbid and lost): / { sub(/.*: /, ""); found = $1 == score }
      END { exit !found }' out || { fail "$id: not $score: skatref value $options"; cat out; }
  done <cases
fi

# ------------------------------------------------------------ the calculation

# S1.18: overbid. The bid, what the game is worth, and what was lacking.
run 0 "$SKATREF" value clubs --bid=48 --matadors=2 --points=65
says out 'with 2'
says out 'overbid at 48: 4 x 12 = 48'
says out 'overbid and lost: -96   (bid 48, 65 card points of the 61 needed; value.bid)'
says out '36 is below the bid of 48: 4 x 12 = 48, one level more, would have covered it'
run 0 "$SKATREF" value clubs --bid=48 --matadors=1 --points=65
says out 'two levels more'
run 0 "$SKATREF" value clubs --bid=60 --matadors=-1 --points=65
says out 'without 1'
says out 'several levels more'

# What decided it: card points, tricks, a level; and no bid, no test.
run 0 "$SKATREF" value null --bid=23 --tricks=1
says out 'lost: -46   (1 trick; level.null)'
run 0 "$SKATREF" value null --tricks=0
says out 'won: +23   (0 tricks; level.null)'
says out 'no --bid given: whether the game was overbid is not tested'
run 0 "$SKATREF" value null --bid=59 --hand --ouvert --tricks=0
says out 'won: +59'
run 0 "$SKATREF" value hearts --hand --announce=schwarz --matadors=3 --points=100 --tricks=9 --bid=18
says out '9 of the 10 tricks needed'
run 0 "$SKATREF" value hearts --hand --announce=schneider --matadors=3 --points=89 --bid=18
says out '89 card points of the 90 needed'

# The numbers of the clause in both editions, in one, in none.
run 0 "$SKATREF" value grand --matadors=4 --points=95 --tricks=8 --bid=18 --code=altenburg1937 --hand --ouvert \
  --announce=schwarz
says out 'level.announced'
run 0 "$SKATREF" value null --bid=24 --tricks=0 --cards="CJ CT CK CQ C9 HJ HA HT DA DT SA S7"
"$AWK" '/value.overbid-null / && !/ISkO 2022 3.6.2$/ { exit 1 }' out || { fail "3.6.2 is of 2022 alone"; cat out; }

# Other codes are told where they differ (S0.26: a lost hand game once), or where they cannot tell.
run 0 "$SKATREF" value clubs --hand --matadors=1 --points=60 --bid=18
says out 'under altenburg1937: -36   (value.lost-once)'
run 0 "$SKATREF" value clubs --matadors=1 --points=60 --bid=18
"$AWK" '/^under/ { exit 1 }' out || { fail "another code, and no difference"; cat out; }
run 0 "$SKATREF" value null --bid=24 --tricks=0 --code=isko1999
says out 'under isko2022: the twelve cards of hand and skat are needed'

# The same cards in every game: without 1, but in hearts with the ace of hearts too, which is no matador.
run 0 "$SKATREF" value clubs --cards="SJ HJ CA CT CK CQ C9 C8 C7 SA" --skat="HA HT" --points=65 --bid=18 --all-games
says out 'without 1'
says out '  grand     without 1     48, hand  72'
says out '  diamonds  without 1     18, hand  27'
says out '  null           23, hand 35, ouvert 46, ouvert hand 59'

# How the cards are parted does not matter.
run 0 "$SKATREF" value clubs --cards="CJ,SJ,HJ.DJ CA C10 CK CQ C9 C8,C7,SA" --points=100 --tricks=9 --bid=18
says out 'with 11'

# ------------------------------------------------------------ asked and refused

# refuses TEXT OPTION...: wrong use, told in one place, nothing printed.
refuses() {
  text=$1
  shift
  run 2 "$SKATREF" value "$@"
  [ -s out ] && fail "refused, and yet: $(head -n 1 out)"
  says err "$text"
}
refuses 'which game?'
refuses 'which game?' ramsch --points=61
refuses 'which game?' clubs spades --points=61
refuses 'which matadors?' clubs --points=61
refuses 'how many card points' clubs --matadors=1
refuses 'how many tricks' null
refuses 'schwarz turns on it' clubs --matadors=1 --points=120
refuses 'schwarz turns on it' clubs --matadors=1 --points=22
refuses 'schwarz turns on it' clubs --hand --announce=schwarz --matadors=1 --points=90
refuses '19 is no bid: the nearest are 18 and 20 (auction.values' clubs --matadors=1 --points=61 --bid=19
refuses '1 is no bid: the nearest are 0 and 18' clubs --matadors=1 --points=61 --bid=1
refuses 'announce.levels' clubs --announce=schneider --matadors=1 --points=90
refuses 'announce.ouvert' clubs --ouvert --matadors=1 --points=90 --tricks=10
refuses 'announce.null' null --hand --announce=schwarz --tricks=0
refuses 'pack.cards' clubs --cards="CJ SJ HJ DJ CA CT CK CQ C9 C8" --skat="C7 CJ" --points=61
refuses 'matadors.skat' clubs --cards="CJ SJ HJ DJ CA CT CK CQ C9 C8" --points=61
refuses 'contradicts the cards' clubs --cards="CJ SJ HJ DJ CA CT CK CQ C9 C8" --skat="C7 SA" --matadors=10 --points=61
refuses 'that cannot be: matadors' grand --matadors=5 --points=61
refuses 'that cannot be: ' clubs --matadors=1 --points=61 --tricks=1
refuses "--matadors must be a number from -11 to 11, not '12'" clubs --matadors=12
refuses "--points must be a number from 0 to 120, not '61x'" clubs --points=61x
refuses "--tricks must be a number from 0 to 10, not ''" clubs --tricks=
refuses "--bid must be a number from 1 to 999, not '-18'" clubs --bid=-18
refuses "--cards takes different cards like" clubs --cards="CJ CJ"
refuses "--skat takes different cards like" clubs --skat="C1 S7"
refuses "--announce=schneider or schwarz, not 'Schneider'" clubs --announce=Schneider
refuses 'there are isko2022, isko1999 and altenburg1937' clubs --code=skwo
refuses "unrecognized option '--contra'" clubs --contra
run 0 "$SKATREF" value --help
says out 'Usage: skatref value GAME'
exit $failed
