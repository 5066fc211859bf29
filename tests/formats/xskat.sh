# Logs of XSkat: our own sample games written as such logs, one game broken in many ways, and the program itself,
# where it is installed.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# as_xskat LOG [VARIABLE=VALUE]...: the records of sgf, written as XSkat does.
as_xskat() {
  log=$1
  shift
  for variable; do set -- "$@" -v "$variable"; shift; done
  "$AWK" "$@" -v left=left -f "$srcdir/tests/support/xskat-log.awk" sgf >"$log" || bail_out "no log of XSkat"
}

# verdicts LOG: a line a finding, without the name of the log and without the summary.
verdicts() { "$SKATREF" check "$1" | sed -n "s/^$1://p"; }

# ------------------------------------------------------------------ sample games, judged from both formats

# What is ruled, by the id of the game.
facts() { sed -n 's/.*"id":"\([0-9]*\)[^"]*".*\("verdict":.*\),"findings".*/\1 \2/p' "$1" | sort; }

for code in isko2022 isko2018 isko1999 altenburg1937; do
  schwarz=0
  [ $code = altenburg1937 ] && schwarz=1
  "$SKATREF" sample --games=1000 --seed=11 --code=$code >sgf
  run 0 "$SKATREF" check --code=$code --format=jsonl sgf
  facts out >ruled
  for words in "german=0" "german=1" "german=1 cards=german" "german=0 cards=german"; do
    rm -f left
    # shellcheck disable=SC2086 # a list
    as_xskat games.log $words schwarz=$schwarz
    expect "$code, $words: fewer than 200 games are left out" [ "$(wc -l <left)" -lt 200 ]
    sort left | join -v 2 - ruled >expected
    for jobs in 1 3; do
      run 0 "$SKATREF" check --code=$code --format=jsonl --jobs=$jobs games.log
      facts out >got
      expect "$code, $words, --jobs=$jobs: both formats are judged alike" diff expected got
    done
  done
done
expect "all games were ruled" [ "$(wc -l <ruled)" -eq 1000 ]

as_xskat games.log
# Whatever other game a record names, it does not conform; XSkat marks the trumps in the hands.
for game in Diamond Heart Spade Club Grand Null; do
  sed "s/ played .*/ played $game/" games.log >other.log
  "$SKATREF" check --code=altenburg1937 --all other.log >out
  expect "the test itself: some game is $game" grep -q " played $game\$" games.log
  expect "all called $game: only those games conform" \
    [ "$(grep -c ': conforms:.* plays ' out)" -le "$(grep -c " played $game\$" games.log)" ]
done

# With line ends of DOS, without blanks at the ends of lines, in UTF-8, with blanks and comments between.
as_xskat games.log german=1 cards=german schwarz=1
cr=$(printf '\r')
sed "s/\$/$cr/" games.log >dos.log
sed 's/ *$//' games.log >trimmed.log
sed "s/$(printf '\374')/$(printf '\303\274')/g; s/$(printf '\334')/$(printf '\303\234')/g" games.log >utf8.log
{ echo '# A comment'; echo; sed 's/^=.*/&\n\n# Another one\n/' games.log; } >apart.log
run 0 "$SKATREF" check --format=jsonl --code=altenburg1937 games.log
facts out >expected
for log in dos.log trimmed.log utf8.log apart.log; do
  run 0 "$SKATREF" check --format=jsonl --code=altenburg1937 $log
  facts out >got
  expect "$log is judged alike" diff expected got
done

# By name and from a pipe; as another format it is not understood.
run 0 "$SKATREF" check --code=altenburg1937 --from=xskat - <games.log
says out "conform, 0 by convention, 0 undecided, 0 violate, 0 malformed"
run 1 "$SKATREF" check --from=iss games.log

# Converted and judged again: the same.
"$SKATREF" convert --to=json games.log >converted
run 0 "$SKATREF" check --format=jsonl --code=altenburg1937 converted
facts out >got
expect "converted and judged again: the same" diff expected got

# -------------------------------------------------------------------------------- one game, broken

# Our first sample game: Anna, forehand, loses spades with the skat. Spaces at the ends of lines are left out.
cat >game.log <<'END'
    Anna        Bert        Cora

----------------------------------------
  Heart K     Heart_Q     HEART 10
  Club 8      Club K      CLUB 10
  Spade 7     Spade 8     HEART J
  DIAMOND 10  Diamond 9   Diamond_Q
  Spade_J     Spade A     CLUB J
  Club 7      Heart 9     HEART A
  Club 9      Club Q      CLUB A
  Diamond A   SPADE 9     Heart_7
  Diamond 7   Diamond_K   SPADE 10
  DIAMOND J   Spade K     Heart_8
---- random_seed 1 0 1 -----------------
  Diamond A   Spade 9     Heart 10
  Spade 7     Club Q      Heart A
  Heart K     Spade K     Heart 7
  Diamond 7   Club K      Club 10
  Diamond 10  Heart 9     Diamond Q
  Club 8      Diamond K   Club J
  Diamond J   Diamond 9   Club A
  Club 9      Spade 8     Heart 8
  Club 7      Spade A     Spade 10
  Spade J     Heart Q     Heart J
----------------------------------------
Skat is: Spade Q,Diamond 8
Skat was: Spade Q,Spade J
Last bid: 18
Anna played Spade
Lost with: 22 points
========================================
END
run 0 "$SKATREF" check --all game.log
is "game.log:1: conforms: game 1 0 1: rearhand plays spades at 18, without 1, 22 card points, lost, -66
1 game: 1 conforms, 0 by convention, 0 undecided, 0 violate, 0 malformed" out

# The findings without the game's id, "1 0 1" or none if that is broken.
unnamed() { sed -E 's/ \(game [^,()]*\)$//; s/\(game [^,()]*, /(/'; }

# broken STATUS SED FINDING...: these findings, no others; the same game before and after it conforms.
broken() {
  edit=$2
  begin "$edit"
  sed "$2" game.log >middle.log
  expect "the test itself: $2 changes the log" not cmp -s game.log middle.log
  cat game.log middle.log game.log >broken.log
  run "$1" "$SKATREF" check broken.log
  in_keys broken.log
  expect "the games around it conform" grep -q '^3 games: 2 conform' out
  shift 2
  printf '%s\n' "$@" >expected
  sed -n 's/^broken\.log:\(.*\)/\1/p' keys | unnamed >got
  expect "these findings and no others" diff expected got
  end
}

echo "# what the code forbids, figures that are wrong"
# The names of the next game on one line: its first line is not the last one of the game before.
sed 's/^=.*/ ==  ==  ==  == /' game.log >before.log
{ cat before.log; sed '2d' game.log; cat game.log; } >joined.log
run 1 "$SKATREF" check joined.log
says out '3 games: 2 conform, 0 by convention, 0 undecided, 0 violate, 1 malformed'
broken 1 's/^Last bid: 18/Last bid: 19/' \
  '59: violates: auction.values: recorded Last bid: 19, ruled a game value (move 2, byte 891)'
broken 1 's/^Last bid: 18/Last bid: 17/' \
  '59: violates: auction.lowest: recorded Last bid: 17, ruled 18 or more (move 2, byte 891)'
broken 1 's/^Lost with: 22/Lost with: 23/' \
  '61: violates: trick.points: recorded 23, ruled 22'
broken 1 's/^Lost with/Won with/' \
  '61: violates: level.win: recorded win, ruled loss'
broken 1 's/^Lost with: 22/Won with: 19/' \
  '61: violates: level.win: recorded win, ruled loss' \
  '61: violates: skat.owner: recorded 19, ruled 22'
# Diamonds were led in the fourth trick: Bert, who has the nine and the king, must not play a heart.
broken 1 '7s/Diamond 9 /Heart 9   /; 9s/Heart 9  /Diamond 9/' \
  '38: violates: play.follow: recorded Heart 9, ruled one of DK D9 (move 21, byte 189)'
# No card is played twice. Without the jack the last trick and its six card points are Bert's.
broken 1 '13s/DIAMOND J /CLUB 9    /' \
  '44: violates: play.held: recorded CLUB 9, ruled the card has been played (move 44, byte 382)' \
  '44: violates: trick.winner: recorded CLUB 9, ruled forehand (move 46, byte 382)' \
  '61: violates: trick.points: recorded 22, ruled 16'
broken 1 '4s/HEART 10/Heart 10/; 4s/Heart K/HEART K/' \
  '35: violates: trick.winner: recorded HEART K, ruled middlehand (move 10, byte 74)'
# Cora deals with "3", and Anna would lead.
broken 1 's/^\(---- random_seed 1 0\) 1 -/\1 3 -/' \
  "35: violates: play.lead: recorded Heart_Q, ruled forehand's turn (move 7, byte 86)"
broken 1 '18s/Diamond 7 /Diamond 8 /' \
  '46: violates: pack.cards: ruled 32 different cards (move 1, byte 455)' \
  '43: violates: play.held: recorded Diamond 7, ruled the player does not hold it (move 41, byte 347)'
broken 1 's/^Skat was: Spade Q/Skat was: Spade 9/' \
  '46: violates: pack.cards: ruled 32 different cards (move 1, byte 455)'
broken 1 's/^Skat was: Spade Q/Skat was: Spade J/' \
  '46: violates: deal.hands: ruled ten cards each, two in the skat (move 1, byte 455)'
# By hand the skat cannot change; Anna's hand is read as if it had.
broken 1 '/^Anna played Spade/s/$/\nPlayed Hand/' \
  '60: violates: skat.discard: recorded Anna played Spade, ruled the skat was not taken up (move 3, byte 904)' \
  '39: violates: play.held: recorded Spade_J, ruled the player does not hold it (move 20, byte 213)'

echo "# trumps in the hands have capitals"
cp game.log plain.log
"$AWK" 'NR > 14 && NR < 25 { for (i = 3; i <= 27; i += 12) { card = substr($0, i, 12)
    if (card ~ /Spade|J/) $0 = substr($0, 1, i - 1) toupper(card) substr($0, i + 12) } } { print }' plain.log >game.log
run 0 "$SKATREF" check --all game.log
says out '1 game: 1 conforms'
expect "the test itself: eleven trumps, but for the queen in the skat" [ "$(sed -n '15,24p' game.log | grep -Eo 'SPADE|[A-Z]+ J' | wc -l)" -eq 10 ]
trumps='expected the trumps of the game that was played in capitals, and no other card'
broken 1 '15s/Diamond A/DIAMOND A/' "46: malformed: record.syntax: found DIAMOND A, $trumps (byte 457)"
broken 1 '24s/HEART J/Heart J/' "55: malformed: record.syntax: found Heart J, $trumps (byte 789)"
broken 1 's/Anna played Spade/Anna played Grand/' "46: malformed: record.syntax: found SPADE 9, $trumps (byte 469)"
cp plain.log game.log


echo "# what cannot be read"
broken 1 's/^Skat is/Skat ist/' \
  "57: malformed: record.syntax: found Skat ist: Spade Q,Diamond 8, expected 'Skat is:' or 'Im Skat ist:' (byte 838)"
broken 1 's/^Skat was.*//' \
  "58: malformed: record.syntax: found the end, expected who played what: a name from the top, 'played' or 'spielte', and a game (byte 865)"
broken 1 '/^Skat was/d' \
  "59: malformed: record.syntax: found Anna played Spade, expected 'Skat was:' or 'Im Skat war:' before this line (byte 878)"
broken 1 '/^Last bid/d' \
  "60: malformed: record.syntax: found Lost with: 22 points, expected 'Last bid:' or 'Gereizt bis:' before this line (byte 909)"
broken 1 's/^Last bid: 18/Last bid: 1x8/' \
  '59: malformed: record.syntax: found 1x8, expected the last bid, a number (byte 901)'
broken 1 "s/^Last bid: 18/&1$(printf '\b')/" \
  '59: malformed: record.syntax: found 181\x08, expected the last bid, a number (byte 901)'
broken 1 's/^Last bid: 18/Last bid: 1800000/' \
  '59: malformed: record.syntax: found 1800000, expected the last bid, a number (byte 901)'
broken 1 's/^Anna played/Dora played/' \
  "60: malformed: record.syntax: found Dora played Spade, expected who played what: a name from the top, 'played' or 'spielte', and a game (byte 904)"
broken 1 's/^Anna played Spade/Anna played Tarock/' \
  "60: malformed: record.syntax: found Anna played Tarock, expected who played what: a name from the top, 'played' or 'spielte', and a game (byte 904)"
broken 1 's/^Anna played/Anna joue/' \
  "60: malformed: record.syntax: found Anna joue Spade, expected who played what: a name from the top, 'played' or 'spielte', and a game (byte 904)"
broken 1 '1s/Bert/Anna/' \
  "60: malformed: record.syntax: found Anna played Spade, expected a name that only one player has (byte 904)"
broken 1 's/22 points/222 points/' \
  '61: malformed: record.syntax: found 222 points, expected card points: 0 to 120 (byte 933)'
broken 1 's/^Lost with.*/Perdu/' \
  "61: malformed: record.syntax: found Perdu, expected how it ended: 'Won with: N points', 'Verloren', or similar (byte 922)"
broken 1 '/^Lost with/d' \
  "61: malformed: record.syntax: found ========================================, expected how it ended: 'Won with: N points', 'Verloren', or similar (byte 922)"
broken 1 '/^=/d' \
  '61: malformed: record.syntax: found the end, expected a line of equal signs (byte 942)'
broken 1 's/^=.*/= = = == x/' \
  '62: malformed: record.syntax: found = = = == x, expected a line of equal signs (byte 943)'
broken 1 '8d' \
  "39: violates: play.lead: recorded HEART A, ruled rearhand's turn (move 23, byte 237)" \
  '60: undecided: end.play-out: ruled the play breaks off'
broken 1 '8s/$/  Heart 7/' \
  '39: malformed: record.syntax: found Heart 7, expected three cards in a row (byte 245)'
broken 1 '8s/Spade_J/Pique_V/' \
  '39: malformed: record.syntax: found Pique_V     Spade A     CLUB J, expected three cards in a row, in English or German (byte 213)'
broken 1 '8s/Spade_J/Spade_B/;8s/CLUB J/CLUB V/' \
  '39: malformed: record.syntax: found CLUB V, expected three cards in a row, in English or German (byte 237)'
broken 1 '8s/Spade_J/Spade 11/' \
  '39: malformed: record.syntax: found Spade 11     Spade A     CLUB J, expected three cards in a row, in English or German (byte 213)'
broken 1 '8s/Spade_J/Spade_-/' \
  '39: malformed: record.syntax: found Spade_-     Spade A     CLUB J, expected three cards in a row, in English or German (byte 213)'
broken 1 's/^Skat is: Spade Q,.*/Skat is: Spade Q/' \
  '57: malformed: record.syntax: found the end, expected two cards separated by a comma (byte 854)'
broken 1 '13s/$/\n  Club 9      Club Q      CLUB A/' \
  '45: malformed: record.syntax: found   Club 9      Club Q      CLUB A, expected at most ten tricks (byte 414)'
broken 1 '4s/HEART 10/Heart 10/' \
  "35: malformed: record.syntax: found Heart K     Heart_Q     Heart 10, expected one card in capitals, which took the trick, and at most one marked by '_', which was led (byte 74)"
for card in 'Null K ' 'Grand K' 'Heart Z' 'Heart 6'; do
  broken 1 "4s/Heart K/$card/" \
    "35: malformed: record.syntax: found $card     Heart_Q     HEART 10, expected three cards in a row, in English or German (byte 74)"
done
broken 1 '4s/Heart K/HEART K/' \
  "35: malformed: record.syntax: found HEART K     Heart_Q     HEART 10, expected one card in capitals, which took the trick, and at most one marked by '_', which was led (byte 74)"
broken 1 '4s/Heart K/Heart_K/' \
  "35: malformed: record.syntax: found Heart_K     Heart_Q     HEART 10, expected one card in capitals, which took the trick, and at most one marked by '_', which was led (byte 74)"
broken 1 '9,13s/CLUB/Club/;9,13s/HEART/Heart/;9,13s/SPADE/Spade/;9,13s/DIAMOND/Diamond/;9,13s/_/ /' \
  "40: malformed: record.syntax: found Club 7      Heart 9     Heart A, expected one card in capitals, which took the trick, and at most one marked by '_', which was led (byte 246)"
broken 1 '20d' \
  '55: malformed: record.syntax: found ----------------------------------------, expected three cards in a row, in English or German (byte 764)'
broken 1 's/random_seed 1 0 1/random_seed 1 0 4/' \
  '45: malformed: record.syntax: found 4 -----------------, expected the dealer: 1, 2 or 3 (byte 435)'
broken 1 's/random_seed 1 0 1/random_seed x/' \
  '45: malformed: record.syntax: found x -----------------, expected a line of dashes, or ---- random_seed SEED NUMBER DEALER ---- (byte 431)'
broken 1 's/random_seed/seed/' \
  '45: malformed: record.syntax: found  seed 1 0 1 -----------------, expected a line of dashes, or ---- random_seed SEED NUMBER DEALER ---- (byte 418)'
broken 1 '3s/-//' \
  '34: malformed: record.syntax: found ---------------------------------------, expected a line of 40 dashes (byte 31)'
broken 1 '2d' \
  '34: malformed: record.syntax: found   Heart K     Heart_Q     HEART 10, expected a line of 40 dashes (byte 71)'
broken 1 '1s/^.*/Anna/' \
  "32: malformed: record.syntax: found Anna, expected three players' names (byte 1)"

# What stands in a game that cannot have it: 'Spitze', more words after the game, no bid in a grand with the skat.
spitze="expected a game with trumps, because the log says 'Spitze'"
lowest='13s/.*/  DIAMOND J   Spade K     Heart_8/; s/Spade 7  /Spitze ! /'
broken 1 "$lowest; s/^Anna played Spade/Anna played Null/; s/^Lost with.*/Lost/" \
  "62: malformed: record.syntax: found ========================================, $spitze (byte 926)"
broken 1 "$lowest; /^Skat was/d; /^Last bid/d; s/^Anna played Spade/Anna lost the Ramsch/" \
  "60: malformed: record.syntax: found ========================================, $spitze (byte 907)"
broken 1 's/^Anna played Spade/& and more/' \
  "60: malformed: record.syntax: found Anna played Spade and more, expected who played what: a name from the top, 'played' or 'spielte', and a game (byte 904)"
broken 1 '/^Last bid/d; s/^Anna played Spade/Anna played Grand/' \
  "60: malformed: record.syntax: found Lost with: 22 points, expected 'Last bid:' or 'Gereizt bis:' before this line (byte 909)"
# A pushed ramsch: two cards for each who pushes, and somebody or nobody who loses it.
broken 1 '/^Last bid/d; s/^Anna played Spade/FH passed: Spade 9\nNobody lost the Ramsch/; /^Lost/d' \
  '59: malformed: record.syntax: found the end, expected two cards separated by a comma (byte 909)'
broken 1 '/^Last bid/d; s/^Anna played Spade/Nobody played Spade/; /^Lost/d' \
  "59: malformed: record.syntax: found Nobody played Spade, expected who played what: a name from the top, 'played' or 'spielte', and a game (byte 891)"
broken 1 's/^Skat is: Spade Q/Skat is: Spitze !/' \
  '57: malformed: record.syntax: found ,Diamond 8, expected two cards separated by a comma (byte 855)'
{ cat game.log; sed '/^Last bid/d; s/^Anna played Spade/FH passed: Spade 9,Spade 8/; /^Lost/,$d' game.log; } >cut.log
run 1 "$SKATREF" check cut.log
says out 'expected who lost the ramsch'
# Passed in: the dealer stands in the header, or forehand's pass is marked; there are no trumps.
{ sed -n 1,3p game.log; echo '    Pass        Pass       _Pass_'; sed -n 3p game.log; sed -n 15,26p game.log; tail -n 1 game.log; } >passed.log
run 0 "$SKATREF" check --all passed.log
says out 'passed.log:1: conforms: passed in'
sed 's/_Pass_/ Pass /' passed.log >unmarked.log
run 1 "$SKATREF" check unmarked.log
says out "expected a dealer in the header, or forehand's pass marked by '_'"
sed '3,$s/Spade 7  /Spitze ! /' passed.log >spitze.log
run 1 "$SKATREF" check spitze.log
says out "$spitze"
# Re answers contra: without one it is none.
sed '1s/.*/   _Anna_       Bert        Cora/; 2s/.*/     __/' game.log >re.log
run 0 "$SKATREF" convert --to=json re.log
expect "no re without contra" not grep -q '"event":"re"' out

# Broken off, at the end of the log and in its middle: only that game is lost.
for lines in 1 2 3 7 13 14 20 24 25 26 27 28 29 30; do
  { cat game.log; head -n $lines game.log; } >cut.log
  run 1 "$SKATREF" check cut.log
  says out '2 games: 1 conforms, 0 by convention, 0 undecided, 0 violate, 1 malformed'
  [ "$lines" -gt 2 ] || continue
  { head -n $lines game.log; cat game.log game.log; } >cut.log
  run 1 "$SKATREF" check cut.log
  says out '3 games: 2 conform, 0 by convention, 0 undecided, 0 violate, 1 malformed'
done
bytes=$(($(wc -c <game.log) - 41))
while [ "$bytes" -gt 60 ]; do
  bytes=$((bytes - 37))
  begin "a game cut after $bytes bytes"
  { cat game.log; head -c $bytes game.log; } >cut.log
  run 1 "$SKATREF" check cut.log
  says out '2 games: 1 conforms, 0 by convention, 0 undecided, 0 violate, 1 malformed'
  end
done

# A fault at the very end is told there, not behind it; the record begins with the first name.
sed '/^Skat was/q' game.log | tr '\n' '|' | sed 's/,[^,]*|$//' | tr '|' '\n' >cut.log
run 1 "$SKATREF" check --format=jsonl cut.log
says out "\"byte\":$(sed '1s/^ *//' cut.log | wc -c | "$AWK" '{ print $1 + 1 }'),"

# A line without an end, or bytes of any kind, in the place of a game.
{ cat game.log; head -c 300000 /dev/zero | tr '\0' 'x'; echo; cat game.log game.log; } >long.log
run 1 "$SKATREF" check long.log
plainly out | tail -n 1 >last
expect "a long line: the games around it conform" grep -Eq '^[34] games: [23] conform, .* [12] malformed$' last
{ cat game.log; head -c 5000 "$SKATREF"; echo; cat game.log; } >binary.log
run 1 "$SKATREF" check binary.log
tail -n 1 out >last
expect "bytes of a program: the games around them conform" grep -q ' 2 conform, ' last

# ------------------------------------------------------------------------------- rules played at home

echo "# by convention"
# Ramsch, made of the same tricks: a passed-in deal by the code.
broken 0 '/^Skat was/d; /^Last bid/d; s/^Anna played Spade/Anna lost the Ramsch/' \
  '58: convention: home.ramsch: recorded Anna lost the Ramsch, ruled a house rule, not in the code (move 2, byte 865)'
broken 0 '/^Last bid/d; s/^Anna played Spade/FH passed: Spade 9,Spade 8\nMH_passed: Heart 9,Heart 8\nRH passed: Heart 9,Heart 7\nNobody lost the Ramsch/; /^Lost/d' \
  '62: convention: home.pushed-ramsch: recorded Nobody lost the Ramsch, ruled a house rule, not in the code (move 2, byte 972)'
broken 0 's/^Anna played Spade/Anna played Revolution\nPlayed Hand/; s/^\(Skat was:\).*/\1 Spade Q,Diamond 8/' \
  '60: convention: home.revolution: recorded Anna played Revolution, ruled a house rule, not in the code (move 3, byte 906)'
broken 0 '13s/.*/  DIAMOND J   Spade K     Heart_8/; s/Spade 7  /Spitze ! /' \
  '60: convention: home.other: recorded Anna played Spade, ruled a house rule, not in the code (move 5, byte 904)'
broken 0 '16s/Spade 7/Spade J/; 24s/Spade J  /Spitze ! /; s/Spade 7  /Spitze ! /' \
  '60: convention: home.other: recorded Anna played Spade, ruled a house rule, not in the code (move 5, byte 904)'
broken 0 '/^Last bid/d; s/^Anna played Spade/Anna played Grand\nPlayed Hand/' \
  '59: convention: home.pushed-ramsch: recorded Anna played Grand, ruled a house rule, not in the code (move 2, byte 891)'
# Who lost it stands in the line that says so. Of the ten tricks Bert has fewer card points than Anna.
sed '/^Skat was/d; /^Last bid/d; s/^Anna played Spade/Bert lost the Ramsch/' game.log >ramsch.log
run 1 "$SKATREF" check --option=ramsch ramsch.log
grep 'home.ramsch-loser' out >loser
says loser "ramsch.log:$(grep -n '^Bert lost' ramsch.log | sed 's/:.*//'): violates: "
# Contra and re are marked; they change the score alone, and that with the option.
sed '1s/.*/    Anna       _Bert_       Cora/; 2s/.*/                 __/' game.log >contra.log
run 0 "$SKATREF" check contra.log
is '1 game: 1 conforms, 0 by convention, 0 undecided, 0 violate, 0 malformed' out
# A name that has "_" on one side only, or is "_", is a name.
for name in _Bert Bert_ _; do
  sed "1s/.*/    Anna       $name       Cora/; 2s/.*//" game.log >name.log
  run 0 "$SKATREF" convert --to=json name.log
  says out "\"$name\""
  expect "$name: no contra" not grep -q '"event":"contra"' out
done
# Whether the cards were moved on, to the left or right, belongs to the game's number; nothing else behind it does.
for case in 'L:1 0 1 L' 'R:1 0 1 R' 'X:1 0 1' 'LL:1 0 1'; do
  sed "s/\(random_seed 1 0 1\) /\1 ${case%%:*} /" game.log >moved.log
  expect "the test itself: ${case%%:*} is put in" grep -q " 1 ${case%%:*} -" moved.log
  run 0 "$SKATREF" convert --to=json moved.log
  says out "\"id\":\"${case#*:}\""
done
# Underlined by -fmt, blanks and all; in the last column the line ends so. Names are told without.
u() { printf '%s' "$1" | sed "s/./_$(printf '\b')&/g"; }
sed "1s/.*/$(u ' Anna ')       $(u ' Bert ')       $(u ' Cora ')/; s/^Anna played/Cora played/" game.log >fmt.log
run 1 "$SKATREF" check fmt.log
says out '1 game: 0 conform, 0 by convention, 0 undecided, 1 violates, 0 malformed'
run 0 "$SKATREF" convert --to=json fmt.log
says out '"players":["Bert","Cora","Anna"]'
says out '{"seat":"M","event":"re"}'
{ sed -n 1,3p game.log; echo "    Pass        Pass       $(u ' Pass ')"; sed -n 14,26p game.log; tail -n 1 game.log; } >passed.log
run 0 "$SKATREF" check --all passed.log
says out 'passed.log:1: conforms: game 1 0 1: passed in'

# ------------------------------------------------------------------------------- the list beside the log

echo "# the list"
# as_list JSONL: the list that XSkat would keep of these games; each told with its id "NUMBER 0 DEALER".
as_list() {
  printf '0 0 0\na 0 0 0\nt 0 0 0\nb 0 0 0\ng 0 0 0\nv 0 0 0\n'
  sed 's/.*"id":"[0-9]* 0 \([123]\)".*"deal":"\([a-z]*\).*"soloist":\([^,]*\),.*"score":\([^,]*\),.*/\1 \2 \3 \4/' "$1" |
    "$AWK" '{
      won = $4 > 0 || $2 == "passed"
      print "e", $2 == "passed" ? 0 : ($1 + $3) % 3, 0, 0, $2 == "passed" ? 0 : won ? $4 : -$4, won + 0
    }'
}

"$SKATREF" sample --games=250 --seed=8 >sgf
as_xskat games.log
"$SKATREF" check --format=jsonl games.log >judged
as_list judged >list
games=$(wc -l <judged)
run 0 "$SKATREF" sheet --log=games.log list
tail -n 1 out >last
expect "the list agrees with the log" grep -q "^$games deals in .* 0 wrong, 0 undecided, 0 malformed" last
# Its sums are those of the rows, and added to what was carried over before, XSkat's own.
"$AWK" '/^e/ { sum[$2] += $6 ? $5 : -$5 } END { print sum[0], sum[1], sum[2] }' list >expected
"$SKATREF" sheet --scheme=plain list | sed -n 's/^game points *//p' | tr -s ' ' >got
expect "the sums of the list" diff expected got

# A list that begins later in the log; one with other rows, a sum carried over, and what is no list.
{ sed 6q list; sed '1,46d' list; } >late
run 0 "$SKATREF" sheet --log=games.log late
row=$(sed -n '/^e . 0 0 [1-9][0-9]* 1$/=' list | sed -n 5p)
edit() {
  sed "$2" list >edited
  expect "the test itself: $2 changes the log" not cmp -s list edited
  run "$1" "$SKATREF" sheet --log=games.log edited
  says out "$3"
}
edit 1 "${row}s/0 \([0-9]*\) 1\$/0 9\1 1/" "edited:$row: violates: sheet.entry: 9"
edit 1 "${row}s/1\$/0/" "edited:$row: violates: sheet.entry: -"
edit 1 "${row}s/e . /e $((($(sed -n "${row}p" list | cut -c 3) + 1) % 3)) /" "edited:$row: violates: auction.soloist: player"
edit 1 "${row}s/ [0-9]* 1\$/ 0 1/" "edited:$row: violates: value.passed-in: passed in is in the list, but a game in line"
edit 1 "\$s/\$/\ne 0 0 0 18 1/; \$!b" "violates: sheet.series: the list has $((games + 1)) rows; games in the log: $games"
edit 0 "1s/.*/10 20 -30/" "edited:1: undecided: sheet.series: 10 20 -30 is carried over from earlier games and not added up"
sed "${row}s/e /f /" list >edited
run 2 "$SKATREF" sheet edited
says err "line $row: expected a row: e, the player"
run 2 "$SKATREF" sheet --log=games.log games.log
says err '--log needs a list of XSkat, and this file is not one'

# -------------------------------------------------------------------------------------- the program

run 0 "$SKATREF" check --option=contra --format=jsonl contra.log
says out '"score":-132,'
"$SKATREF" explain --option=contra contra.log >told
says told '   -  forehand says contra'

# Told trick by trick: who took a trick is no event of its own, unless it is wrong.
"$SKATREF" explain game.log >told
for line in 'auction     no calls recorded; rearhand is soloist at 18' 'puts away   SQ  D8' \
  '  1  F HQ  M HT  R HK   middlehand     17         3         17' 'recorded    lost, 22 card points'; do
  says told "$line"
done
expect "nothing is told as an incident" not grep -q '^   - ' told
"$SKATREF" explain broken.log --game=2 >told
says told 'auction     no calls recorded; nobody has become soloist'
says told '   -  by a house rule: Anna played Grand'

# A log of 200 games of its own, where somebody has it: not ours to ship.
real=${SKATREF_LOGS:-}/xskat-200.log
if [ -n "${SKATREF_LOGS:-}" ] && [ -r "$real" ]; then
  run 0 "$SKATREF" check "$real"
  says out '200 games: 200 conform'
else
  skip "a log of 200 games" "SKATREF_LOGS names no folder with them"
fi

PATH=$PATH:/usr/games
command -v xskat >/dev/null || {
  skip "the program itself" "xskat is not installed"
  done_testing
}

# play LOG OPTION...: 300 games of the program against itself, in the background. It needs no display.
printf 'random_seed 42 0 0\n' >seed
play() {
  log=$1
  shift
  HOME=$tmp xskat -auto 300 -game seed -log "$log" -dolog -list "$log.list" "$@" >"$log.said" 2>&1 &
}

for lang in english german; do
  play $lang-new.log -lang $lang
  play $lang-old.log -lang $lang -oldrules
  play $lang-cards.log -lang $lang -germancards
  play $lang-fmt.log -lang $lang -fmt
  play $lang-contra.log -lang $lang -kontra
  play $lang-rounds.log -lang $lang -kontra -bock -bockevents 255
  play $lang-ramsch.log -lang $lang -ramschonly -sramsch -klopfen
  play $lang-plain.log -lang $lang -ramschonly
  play $lang-bock.log -lang $lang -kontra -bockramsch -bockevents 255 -spitze -revolution
done
# A game that was set up has no dealer in its log.
cat >set-up <<'END'
  2  2  2  2  2  0  3  3
  2  2  2  2  2  3  3  3
  1  1  1  1  1  3  3  3
  1  1  1  1  1  0  3  3
repeat
END
HOME=$tmp xskat -auto 30 -game set-up -log set-up.log -dolog >set-up.log.said 2>&1 &
wait
for said in ./*.said; do comment "$said"; done

# conform CODE LOG...: 300 games each, all of which conform.
conform() {
  code=$1
  shift
  for log; do
    run 0 "$SKATREF" check --code="$code" "$log"
    is '300 games: 300 conform, 0 by convention, 0 undecided, 0 violate, 0 malformed' out
  done
}

echo "# the program itself"
for lang in english german; do
  # The log tells no value, and what the old rules change is the value alone.
  for code in isko2022 isko2018 isko1999 altenburg1937; do
    conform $code $lang-new.log $lang-old.log
  done
  conform isko2022 $lang-cards.log $lang-fmt.log $lang-contra.log
  expect "$lang: somebody said contra" grep -q '_Computer[123]_' $lang-contra.log
  run 0 "$SKATREF" check $lang-ramsch.log
  says out '300 games: 0 conform, 300 by convention'
  # By the rules that XSkat plays it by, it is judged: cards, who lost, and his card points.
  run 0 "$SKATREF" check $lang-plain.log
  says out '300 games: 0 conform, 300 by convention'
  run 0 "$SKATREF" check --option=xskat $lang-plain.log
  says out '300 games: 300 conform'
  run 0 "$SKATREF" check $lang-bock.log
  sed -n 's/.*: convention: \([a-z.-]*\): .*/\1/p' out | sort -u >rules
  expect "$lang: only house rules" not grep -v '^home\.' rules
  expect "$lang: a ramsch was played" grep -q '^home.ramsch$' rules
  # No house rule that is switched on is called one that is not in the code, and no log is falsely accused: whether
  # XSkat plays a ramsch where all pass is an option of its own.
  for log in new old cards fmt contra rounds ramsch plain bock; do
    run 0 "$SKATREF" check --option=xskat,pushed-ramsch,revolution,contra $lang-$log.log
    expect "$lang-$log: nothing that is on is not in the code" \
      not grep -Eq ': home\.(ramsch|pushed-ramsch|revolution): .*not in the code' out
  done
done
# The list has the values: by the code as it was, and as it was before.
for lang in english german; do
  run 0 "$SKATREF" sheet --log=$lang-new.log $lang-new.log.list
  run 0 "$SKATREF" sheet --log=$lang-old.log --code=altenburg1937 $lang-old.log.list
  run 1 "$SKATREF" sheet --log=$lang-contra.log $lang-contra.log.list
  grep ': violates: ' out >violates
  expect "$lang: only contra is wrong in the list" not grep -v ': home.contra: ' violates
  run 0 "$SKATREF" sheet --option=contra --log=$lang-contra.log $lang-contra.log.list
  # A round of bock doubles a game with contra, too.
  run 0 "$SKATREF" sheet --option=contra --log=$lang-rounds.log $lang-rounds.log.list
  says out ': undecided: home.bock: '
  "$SKATREF" sheet --log=$lang-rounds.log $lang-rounds.log.list >out
  says out ': violates: home.contra: '
  run 0 "$SKATREF" sheet --log=$lang-ramsch.log $lang-ramsch.log.list
done
run 0 "$SKATREF" check set-up.log
says out '30 games: 30 conform'

# A ramsch with a card point more, and one by the rule that gives the skat to the loser.
sed 's/^Lost with: 6\([0-9]\)/Lost with: 7\1/' english-plain.log >wrong.log
run 1 "$SKATREF" check --option=xskat wrong.log
expect "a ramsch with ten card points more" [ "$(grep -c ': violates: home.ramsch-skat: ' out)" -eq "$(grep -c '^Lost with: 6' english-plain.log)" ]
run 1 "$SKATREF" check --option=ramsch english-plain.log
says out ': violates: home.ramsch-skat: '

# A fault in them would be seen: a card point more, and every outcome the other way round.
sed 's/\(with: [0-9]*\)1 points/\12 points/' english-new.log >wrong.log
wrong=$(grep -c 'with: [0-9]*1 points' english-new.log)
run 1 "$SKATREF" check wrong.log
expect "the test itself: more than five games" [ "$wrong" -gt 5 ]
expect "games with a card point more" [ "$(grep -c ': violates: trick.points: ' out)" -eq "$wrong" ]
sed 's/^Won/won/; s/^Lost/Won/; s/^won/Lost/' english-new.log >wrong.log
run 1 "$SKATREF" check wrong.log
says out "300 games: $(grep -c '^  .*Pass' english-new.log) conform"

done_testing
