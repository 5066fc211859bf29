# skatref sample: the same seed gives the same games, they conform, every kind of game is among them, and
# with --faults each breaks the clause that it names in CO[...].
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

codes="isko2022 isko2018 isko1999 altenburg1937"

# ------------------------------------------------------------------ same and other

"$SKATREF" sample --games=50 --seed=7 >a
"$SKATREF" sample --games=50 --seed=7 >b
"$SKATREF" sample --games=50 --seed=8 >c
"$SKATREF" sample --games=50 --seed=7 --first=31 >d
expect "the same seed gives the same games" cmp a b
sed 's/ID\[[0-9]*/ID[/' a >bare
sed 's/ID\[[0-9]*/ID[/' d >other
expect "--first gives the same games" cmp other bare
sed 's/.*ID\[\([0-9]*\).*/\1/' d >ids
"$AWK" 'BEGIN { for (i = 31; i <= 80; i++) print i }' >expected
expect "--first=31: ids from 31 on" diff expected ids
sed 's/^.*MV/MV/' a | sort -u >moves
expect "no game comes twice" [ "$(wc -l <moves)" -eq 50 ]
sed 's/^.*MV/MV/' c | sort -u | comm -12 - moves >both
expect "another seed gives other games" diff /dev/null both
"$SKATREF" sample --games=50 --seed=7 --faults >f
expect "--faults changes games" not cmp -s a f
run 0 "$SKATREF" sample --games=0
silent out

# Deals alone: the same from a seed, each another, each of 32 cards; every card is everywhere.
run 0 "$SKATREF" sample --deals --games=400 --seed=7
cp out deals
run 0 "$SKATREF" sample --deals --games=399 --seed=7 --first=2
sed 1d deals >rest
expect "--first goes on in the same row of deals" cmp rest out
expect "no deal comes twice" [ "$(sort -u deals | wc -l)" -eq 400 ]
# The twelve hundred hands have each card about as often: 375 times of 1200, far less than five deviations (84) off.
"$AWK" '{ n = split($0, word, /[; ]+/); for (k = 1; k <= n; k++) { if (word[k] == "skat") break; if (length(word[k]) == 2) count[word[k]]++ } }
  { at[substr($0, index($0, "skat") + 5, 2)]++ }
  END { for (card in count) { cards++; if (count[card] < 340 || count[card] > 400) print card, count[card] } if (cards != 32) print cards " cards"
    for (card in at) if (at[card] > 40) print card " in the skat", at[card] }' deals >uneven
expect "each card is as likely" [ ! -s uneven ]
run 0 "$SKATREF" sample --deals --games=1 --seed=8
expect "another seed gives another deal" not grep -Fqxf out deals

# The same seed gives the same games everywhere, and from release to release: whoever has a seed can make the games again. The
# sums (POSIX cksum) tell that something has changed, not what is right: the other tests here do. Whoever changes the games
# on purpose says so in NEWS, and writes new sums here, and corpus/logs/sample.sgf anew.
while read -r sum options; do
  # shellcheck disable=SC2086 # words
  run 0 "$SKATREF" sample $options
  expect "sample $options: the same games" [ "$(cksum <out | tr ' ' -)" = "$sum" ]
done <<'END'
1600064856-1329802 --games=3000 --seed=9 --code=isko2022
3209639804-1397744 --games=3000 --seed=9 --faults --code=isko2022
1183606827-36000 --games=300 --seed=9 --deals --code=isko2022
2000283359-1329800 --games=3000 --seed=9 --code=isko1999
3342895717-1397869 --games=3000 --seed=9 --faults --code=isko1999
1563229305-36000 --games=300 --seed=9 --deals --code=isko1999
339924443-1329679 --games=3000 --seed=9 --code=altenburg1937
4047562486-1396089 --games=3000 --seed=9 --faults --code=altenburg1937
2730968750-37500 --games=300 --seed=9 --deals --code=altenburg1937
2596610399-231752 --games=500 --seed=18446744073709551615 --first=100 --faults --code=isko2018
END

usage() { # TEXT OPTION...
  text=$1
  shift
  run 2 "$SKATREF" sample "$@"
  silent out
  says err "$text"
}
usage "--games must be a whole number, not '-1'" --games=-1
usage "--games must be a whole number, not '3x'" --games=3x
usage "--seed must be a whole number, not '99999999999999999999'" --seed=99999999999999999999
usage "there are isko2022, isko2018, isko1999 and altenburg1937" --code=skwo
usage "unrecognized option '--fault-rate'" --fault-rate
usage "unexpected argument 'games'" games
usage "leave --faults out" --deals --faults
run 0 "$SKATREF" sample --help
says out 'Usage: skatref sample'

# ---------------------------------------------------------------------- sound games

cat >field.awk <<'END'
function field(name,    s) {
  if (!match($0, "\"" name "\":(\"[^\"]*\"|[^,}]*)"))
    return "nothing"
  s = substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 3)
  gsub(/"/, "", s)
  return s
}
END
cat >kinds.awk <<'END'
{
  game = field("game"); type = game == "grand" || game == "null" ? game : "suit"
  hand = field("hand") == "true" ? " hand" : ""
  seen[field("deal")]
  seen["verdict " field("verdict")]
  seen[game hand (field("ouvert") == "true" ? " ouvert" : "")]
  if (field("announced") != "null")
    seen[type " " field("announced") " announced, " (field("won") == "true" ? "won" : "lost")]
  if (field("overbid") == "true")
    seen[type hand " overbid"]
  if (game != "null" && field("announced") == "null") {
    if (field("won") == "true" && field("points") + 0 >= 90)
      seen["schneider made"]
    if (field("tricks") == "10")
      seen["schwarz made"]
    if (field("won") == "false" && field("points") + 0 <= 30)
      seen["own schneider"]
    if (field("tricks") == "0")
      seen["own schwarz"]
  }
  if (type != "null")
    seen[field("matadors") + 0 < 0 ? "without" : "with"]
}
END { for (kind in seen) print kind }
END

# The value of a suit or grand game under isko2022 and isko1999, worked out once more.
cat >values.awk <<'END'
{
  game = field("game"); won = field("won"); m = field("matadors") + 0
  points = field("points") + 0; tricks = field("tricks") + 0; bid = field("bid") + 0
  ouvert = field("ouvert") == "true"; announced = field("announced")
  if (game == "null" && field("overbid") == "false") {
    value = ouvert ? field("hand") == "true" ? 59 : 46 : field("hand") == "true" ? 35 : 23
    wins = tricks == 0
  } else if (game in base) {
    needed = announced == "schneider" ? 90 : 61
    wins = announced == "schwarz" ? tricks == 10 : points >= needed
    level = (m < 0 ? -m : m) + 1 + (field("hand") == "true") + ouvert
    if (announced == "schwarz")
      level += 4
    else if (announced == "schneider")
      level += 2 + (tricks == 10 || tricks == 0)
    else
      level += wins ? (points >= 90) + (tricks == 10) : (points <= 30) + (tricks == 0)
    value = base[game] * level
    if (value < bid) {
      wins = 0
      value = base[game] * int((bid + base[game] - 1) / base[game])
    }
  } else
    next
  score = wins ? value : -2 * value
  if (field("score") != score "" || won != (wins ? "true" : "false"))
    print "score " score ", not: " $0
}
BEGIN {
  base["diamonds"] = 9; base["hearts"] = 10; base["spades"] = 11; base["clubs"] = 12; base["grand"] = 24
}
END
kinds="played|passed-in|verdict conforms|diamonds|hearts|spades|clubs|grand|null|diamonds hand|hearts hand\
|spades hand|clubs hand|grand hand|null hand|null ouvert|null hand ouvert|diamonds hand ouvert\
|hearts hand ouvert|spades hand ouvert|clubs hand ouvert|grand hand ouvert|suit schneider announced, won\
|suit schneider announced, lost|suit schwarz announced, won|suit schwarz announced, lost\
|grand schneider announced, won|grand schneider announced, lost|grand schwarz announced, won\
|grand schwarz announced, lost|suit overbid|suit hand overbid|null overbid|null hand overbid|schneider made\
|schwarz made|own schneider|own schwarz|with|without"
echo "$kinds" | tr '|' '\n' >kinds

for code in $codes; do
  "$SKATREF" sample --games=2000 --seed=1 --code="$code" >games
  run 0 "$SKATREF" check --format=jsonl --code="$code" games
  grep -v '"verdict":"conforms".*"findings":\[\]}$' out >odd
  expect "$code: all games conform" diff /dev/null odd
  expect "$code: 2000 games" [ "$(wc -l <out)" -eq 2000 ]
  "$AWK" -f field.awk -f kinds.awk out >seen
  grep -Fvx -f seen kinds >missing
  expect "$code: every kind of game is there" diff /dev/null missing
  [ "$code" = altenburg1937 ] && continue
  "$AWK" -f field.awk -f values.awk out >other
  expect "$code: the scores as worked out here" diff /dev/null other
done

# --------------------------------------------------------------------------- faults

# What check cites but no fault breaks, and why.
cat >unbroken <<'END'
end.absent: booked by a convention, no fault of the log
end.concede-defender: likewise
end.concede-soloist: likewise
end.offer: likewise
end.schneider: likewise
announce.change: left undecided
auction.forehand-alone: likewise
auction.early-pass: a pass that counts later changes who plays
end.claim: left undecided
end.lay-down: likewise
end.open-play: likewise
end.open-play-1999: likewise
end.forced-level: the reason of a win that is booked by a convention
end.betrayal: an incident at the table, of which the Skat server's records know nothing
end.breach-after: likewise
end.breach-before: likewise
end.breach-unseen: likewise
end.concede-consent: likewise
end.early-lead: likewise
end.play-on: likewise
end.proof: likewise
end.throw: likewise
end.card-shown: likewise
end.revoke: likewise
end.revoke-corrected: likewise
end.wrong-lead: likewise
end.announced-late: likewise
end.lead-back: likewise
end.open-play-decides: likewise
end.open-play-party: likewise
end.own-cards-decide: likewise
end.partner-warned: likewise
end.revoke-late: likewise
end.shown-suit: likewise
end.skat-shown: likewise
end.throw-null: likewise
end.throw-null-letter: likewise
play.stays: likewise
trick.complete: likewise
trick.gathered: likewise
trick.last: likewise
skat.closed: likewise
trick.closed: likewise
skat.unseen: likewise
home.contra: a house rule, by which no sample is played
home.revolution: likewise
auction.peek: no record tells who looked at the skat before its time
auction.fresh: likewise
auction.alone-18: an option, by which no sample is played
auction.described-binds: no game is named as a bid in a sample
skat.closed-at-lead: a look at the cards put away is no event of a sample
skat.wrong-number: a game of nine or eleven cards is not dealt here
skat.wrong-number-proved: likewise
auction.values-1937: no game of the samples is bid above 240
value.won: the last step of every game that is won, never one that is left out
END
sed 's/:.*//' unbroken | sort >excused

for code in $codes; do
  "$SKATREF" sample --games=2600 --seed=4 --code="$code" --faults >faults
  sed 's/^.*CO\[\([^]]*\)\].*$/\1/' faults >named
  run 1 "$SKATREF" check --format=jsonl --code="$code" faults
  paste -d ' ' named out >pairs
  "$AWK" -v code="$code" '
    index($0, "\"id\":\"" NR "\"") == 0 { print code ": game " NR " is not at its place"; odd++ }
    index($0, "\"clause\":\"" $1 "\"") == 0 { print code ": " $1 " is broken, but found is: " $0; odd++ }
    END {
      if (NR != 2600) { print code ": " NR " objects for 2600 games"; odd++ }
      exit odd > 0
    }' pairs >odd
  expect "$code: every fault is found" diff /dev/null odd

  # No clause is cited that is not in force under the code.
  "$SKATREF" clause --list --format=json |
    sed -n "/\"codes\":\"[^\"]*$code/!s/^{\"id\":\"\([^\"]*\)\".*/\"clause\":\"\1\"/p" >not-in-force
  expect "$code: some clauses are not in force" [ -s not-in-force ]
  grep -Fo -f not-in-force out | sort -u >alien
  expect "$code: no clause is cited that is not in force" diff /dev/null alien
  cat named >>broken
  cat faults >>all-faults
done
sort -u broken -o broken

# What stands in the record, as a pattern of grep: moves are the seat, a blank, what is done, a blank; R[ follows them.
cat >marks <<'END'
pack.cards MV\[w \(..\)\..*\.\1 [012]
deal.hands MV\[w \(..\.\)\{10\}..|\(..\.\)\{8\}..|\(..\.\)\{9\}..|..\...
auction.lowest  [012] 17 
auction.opening MV\[w [^ ]* 2 18 1 
auction.turn MV\[w [^ ]* 1 [0-9]* 2 18 
auction.out  \([012]\) p \1 p 
auction.answer MV\[w [^ ]* 1 y 1 
record.order  \([012]\) [CDGHNS][HOSZ]*\.[.A-Z0-9]* \1 s [012] [CDHS][AKQJT987] 
announce.hand  [012] [CDGHNS]H[OSZ]*\.
announce.levels  [012] [CDGHS]S\.
announce.ouvert  [012] [CDGHS]O\.
announce.null  [012] NS
announce.show  [012] [CDGHNS][HOSZ]*\(\(\.[CDHS].\)\{2\}\)\{0,1\}\(\.[CDHS].\)\{10\} [012] [CDHS]. 
announce.final  \([012]\) [CDGHNS][HOSZ]*[.A-Z0-9]* \1 G 
play.held  [012] [CDGHNS][HOSZ]*[.A-Z0-9]* [012] \(..\) \([012] .. \)\{28\}[012] \1 \]R
end.null  [012] N[.A-Z0-9]* \(\([012] .. \)\{3\}\)*[012] .. \]R
end.play-out  [012] [CDGHNS][HOSZ]*[.A-Z0-9]* \([012] .. \)\{3\}\]R
record.hidden  [012] [CDGHNS][HOSZ]*[.A-Z0-9]* \([012] [CDHS]. \)\{29\}[012] ?? \]R
record.syntax  0 XX \]R
record.incident  to:1 
record.result R\[d:. [a-z]* v:-*[0-9]* m:-*[0-9]* p:
matadors.limit  m:\(5\|12\) 
value.bid  bidok 
END
while read -r clause mark; do
  grep -F "CO[$clause]" all-faults >those
  expect "$clause: this fault is among the games" [ -s those ]
  expect "$clause: it is in the record as it should be" [ "$(grep -vc -- "$mark" those)" -eq 0 ]
done <marks

# One more than there are: a grand has four matadors, a suit game eleven.
"$AWK" '/CO\[matadors\.limit\]/ { grand = / [012] G[HOSZ]*[. ]/; seen[grand]++; if ($0 !~ (grand ? " m:5 " : " m:12 ")) print }
  END { if (!seen[0] || !seen[1]) print "not each game is there" }' all-faults >limit
expect "matadors.limit: one too many of each game" diff /dev/null limit

# Only these two faults play a card twice; a card in a row of a seat and a card, the others are of a discard.
"$AWK" '{
    clause = $0; sub(/.*CO\[/, "", clause); sub(/\].*/, "", clause)
    moves = $0; sub(/.*MV\[w [^ ]* /, "", moves); sub(/\]R\[.*/, "", moves)
    n = split(moves, word, " "); split("", played)
    for (i = 1; i < n; i++)
      if (word[i] ~ /^[012]$/ && word[i + 1] ~ /^[CDHS][A789TJQK]$/ && played[word[i + 1]]++ && clause !~ /^(play.held|pack.cards)$/)
        print clause ": " word[i + 1] " is played twice"
  }' all-faults | sort -u >twice
expect "no other fault plays a card twice" diff /dev/null twice

# Every clause that the engine, the judge and the reader know as a symbol is broken by some fault; but for
# score lists, of which a single game shows nothing, house rules, by which no sample is played, and what went wrong
# before the play, which no record tells.
find "$srcdir/src/rules" "$srcdir/src/conduct" "$srcdir/src/judge" "$srcdir/src/formats" -name '*.c' ! -name sheet.c ! -name home.c ! -name ramsch.c ! -name push.c ! -name misdeal.c ! -name peek.c -exec cat {} + |
  sed 's/skr_in_force([^)]*)//g' >sources
grep -o 'SKR_C_[A-Z0-9_]*' sources | sort -u >symbols
"$SKATREF" clause --list | "$AWK" '
  FILENAME == "symbols" { symbol[$1]; next }
  { name = "SKR_C_" toupper($1); gsub(/[.-]/, "_", name) }
  name in symbol { print $1 }' symbols - | grep -v '^home\.' | sort -u >cited
expect "more than 60 clauses are cited" [ "$(wc -l <cited)" -gt 60 ]
comm -23 cited broken | comm -23 - excused >missing
expect "a fault breaks each clause that is cited" diff /dev/null missing
comm -12 broken excused >needless
expect "no clause is excused that a fault breaks" diff /dev/null needless

# ------------------------------------------------------------------ the log that we ship

sample=$srcdir/corpus/logs/sample.sgf
{
  "$SKATREF" sample --games=30 --seed=1
  "$SKATREF" sample --games=12 --seed=1 --faults --first=31
} >fresh
expect "corpus/logs/sample.sgf is what skatref sample writes" cmp fresh "$sample"
run 1 "$SKATREF" check --format=jsonl "$sample"
"$AWK" '
  NR == FNR { named[FNR] = $0; sub(/.*CO\[/, "", named[FNR]); sub(/\].*/, "", named[FNR]); next }
  named[FNR] == "" && !/"verdict":"conforms"/ { print "found in a sound game: " $0; odd++ }
  named[FNR] != "" && index($0, "\"clause\":\"" named[FNR] "\"") == 0 { print named[FNR] " not found: " $0; odd++ }
  named[FNR] == "" { sound++ }
  END {
    if (sound != 30 || FNR != 42) { print sound " sound games of " FNR; odd++ }
    exit odd > 0
  }' "$sample" out >odd
expect "corpus/logs/sample.sgf: every fault is found, and nothing in a sound game" diff /dev/null odd

done_testing
