# skatref convert never changes a verdict or a finding: every record that can be read is judged as before, whatever
# format and whatever faults it has. tests/tools/fuzz checks the same of the records that it spoils.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# findings FILE: what check prints for each record that can be read, without places and quotations.
findings() {
  "$SKATREF" check --format=jsonl "$1" | grep -v '"verdict":"malformed"' |
    sed 's/"source":"[^"]*"//; s/"line":[0-9]*//; s/"from":"[a-z]*"//; s/"byte":[0-9]*//g
      s/"recorded":\("\([^"\\]\|\\.\)*"\|[^,]*\),//g'
}

# alike FILE FORMAT: all records but the malformed ones are written, and judged as before.
alike() {
  "$SKATREF" convert --to="$2" "$1" >there 2>err
  findings "$1" >before
  expect "the test itself: $1 has records" [ -s before ]
  findings there >after
  expect "$1 in $2: judged as before" diff before after
  "$SKATREF" check there >after
  expect "$1 in $2: what is written is not malformed" not grep ': malformed: ' after
}

"$SKATREF" sample --games=1000 --seed=21 >sound.sgf
"$SKATREF" sample --games=3000 --seed=22 --faults >faults.sgf
# Without the texts that only the server writes.
sed -E 's/(GM|PC|CO|SE|DT|OW|R[012])\[[^]]*\]//g' faults.sgf >bare.sgf
for file in sound.sgf faults.sgf bare.sgf; do alike $file json; done
alike "$srcdir/corpus/logs/sample.jsonl" json
alike "$srcdir/corpus/logs/sample.sgf" json

# Logs of XSkat: sound ones, and such with other cards, games, levels, bids and results.
cp sound.sgf sgf
"$AWK" -v left=left -f "$srcdir/tests/support/xskat-log.awk" sgf >sound.log || bail_out "no log of XSkat"
cat >spoil.awk <<'END'
function below(n) { state = (state * 16807) % 2147483647; return state % n }

# The first card of the text from byte `from` on, at RSTART of it.
function card_from(from) {
  return match(substr(record, from), /(Club|Spade|Heart|Diamond|CLUB|SPADE|HEART|DIAMOND)[ _](10|[7-9AKQJ])/)
}

# A card in the place of another: the game names one card twice.
function copy_card(    from, card) {
  if (!card_from(below(length(record) - 200) + 1))
    return
  from = below(length(record) - 200) + 1
  card_from(from)
  card = substr(record, from + RSTART - 1, RLENGTH)
  from = below(length(record) - 200) + 1
  if (card_from(from))
    record = substr(record, 1, from + RSTART - 2) card substr(record, from + RSTART + RLENGTH - 1)
}

function spoil(    n) {
  n = below(6)
  if (n < 2)
    copy_card()
  else if (n == 2)
    sub(/played [A-Z][a-z]*\n/, "played " game[below(6) + 1] "\n", record)
  else if (n == 3)
    sub(/\n(Played|Schneider|Schwarz)[^\n]*\n|\n(Won|Lost)/, "\n" level[below(5) + 1] "\n" (below(2) ? "Won" : "Lost"), record)
  else if (n == 4)
    sub(/Last bid: [0-9]*/, "Last bid: " bid[below(6) + 1], record)
  else
    sub(/\n(Won|Lost)[^\n]*/, "\n" (below(2) ? "Won" : "Lost with: 30 points"), record)
}

BEGIN {
  state = 4711
  split("Null Grand Club Heart Spade Revolution", game, " ")
  split("Played Hand,Schneider announced,Schwarz announced,Played ouvert,Played ouvert Hand", level, ",")
  split("17 18 20 24 96 264", bid, " ")
}
{ record = record $0 "\n" }
/^====/ {
  for (n = below(3); n >= 0; n--)
    spoil()
  printf "%s", record
  record = ""
}
END
for words in sound spoiled; do
  [ $words = sound ] || "$AWK" -f spoil.awk sound.log >spoiled.log || bail_out "nothing is spoiled"
  alike $words.log json
done
findings spoiled.log >out
expect "the test itself: games name a card twice" grep -q '"clause":"pack.cards"' out
expect "the test itself: schwarz announced and missed" grep -q '"clause":"end.schwarz"' out

# What the server's conventions would judge otherwise is left out, and so is what it has no word for.
"$SKATREF" convert --to=json faults.sgf 2>err | sed 's/,"iss":{[^}]*}//' >plain.jsonl
"$SKATREF" convert --to=iss plain.jsonl >there 2>err
expect "the test itself: other conventions change rulings" grep -q 'cannot express it: the ruling' err
sed 's/^plain.jsonl:\([0-9]*\): left out: .*/\1d/' err >left-out
sed -f left-out plain.jsonl >kept.jsonl
alike kept.jsonl iss

logs=${SKATREF_LOGS:-none}
for file in "$logs"/iss-*.sgf "$logs"/xskat-*.log; do
  if [ -r "$file" ]; then alike "$file" json; else skip "logs of other programs" "SKATREF_LOGS names no folder with them"; fi
done
done_testing
