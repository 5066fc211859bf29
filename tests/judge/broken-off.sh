# skatref check on records that break off before the play, come in an unusual order or hide cards: what the
# server is known to write then, and what the code says to it.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

auction="1 18 0 y 1 20 0 y 1 p 2 p"
won="d:0 win v:168 m:11 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:0"

# judged STATUS TEXT MOVES RESULT [OPTION...]: the record is judged so, and the text is said.
judged() {
  wanted=$1 text=$2
  record 1 "$3" "$4" >one.sgf
  shift 4
  run "$wanted" "$SKATREF" check --all "$@" one.sgf
  in_keys --all "$@" one.sgf
  says keys "$text"
}

# judged_only: as before, and nothing else but the summary is said.
judged_only() {
  judged "$@"
  expect "one finding and no more" [ "$(grep -c '^one.sgf' out)" -eq 1 ]
}

# ------------------------------------------------------------- announced in two steps

# Some programs put the two cards away in a move of their own.
judged_only 0 'conforms: game 1: forehand plays clubs at 20, with 11, 120 card points, won, +168' \
  "$auction 0 s w C7.D7 0 C 0 C7.D7 $tricks" "$won"
judged 1 'violates: skat.discard: ' "$auction 0 s w C7.D7 0 C 0 C7.D8 $tricks" "$won"
judged 1 'violates: skat.discard: ' "$auction 0 s w C7.D7 0 C 0 CJ 1 SA 2 HQ" "$won"
judged 1 'violates: announce.final: ' "$auction 0 s w C7.D7 0 C 0 G 0 C7.D7 $tricks" "$won"
judged 1 'violates: skat.take: ' "$auction w C7.D7 0 C.C7.D7 $tricks" "$won"
judged 1 'the skat was not taken up' "$auction 0 CH.C7.D7 $tricks" "$won"

# --------------------------------------------------------------------- no contract

# Announced and nothing put away: no valid contract. The server books a lost game with the matadors of the
# skat alone: C7 and D7 are without 10, 11 times 12, doubled.
garbage="d:0 loss v:-264 m:-10 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0"
cut="$auction 0 s w C7.D7 0 C"
judged_only 0 'convention: skat.discard: recorded -264, ruled no valid contract, nothing to score' \
  "$cut w TI.0" "$garbage l:-1 to:0 r:0"
judged_only 0 'convention: skat.discard: ' "$cut w LE.0" "$garbage l:0 to:-1 r:0"
judged 1 'violates: skat.discard: recorded -240, ruled -264' "$cut w LE.0" \
  "$(echo "$garbage" | sed 's/264/240/') l:0 to:-1 r:0"
judged 1 'violates: auction.soloist: ' "$cut w LE.0" "$(echo "$garbage" | sed 's/d:0/d:1/') l:0 to:-1 r:0"

# Nothing says why it stops: that is not decided.
for end in "1 18 0 y=auction.end" "$auction=announce.required" "$auction 0 s w C7.D7=announce.required" \
    "$cut=skat.discard" "$cut.C7.D7 0 CJ 1 SA 2 HQ=end.play-out"; do
  judged_only 0 "undecided: ${end#*=}: " "${end%=*}" "$won"
done

# Who leaves before the announcement has a penalty; a defender who does costs both.
nothing="v:0 m:0 bidok p:0 t:0 s:0 z:0"
judged_only 0 'convention: end.absent: ' "1 18 w LE.0" "d:-1 penalty $nothing p0:1 p1:0 p2:0 l:0 to:-1 r:0"
judged_only 0 'convention: end.absent: ' "$auction 0 s w C7.D7 w LE.0" \
  "d:0 penalty $nothing p0:1 p1:0 p2:0 l:0 to:-1 r:0"
judged_only 0 'convention: end.absent: ' "$auction 0 s w C7.D7 w TI.2" \
  "d:0 penalty $nothing p0:0 p1:1 p2:1 l:-1 to:2 r:0"
judged 1 'violates: record.incident: ' "$auction 0 s w C7.D7 w TI.2" \
  "d:0 penalty $nothing p0:0 p1:0 p2:1 l:-1 to:2 r:0"

# --------------------------------------------------------------------- cards shown

# What shown cards mean is another clause in each code. The soloist has the highest eight trumps and more: his
# claims are true, and a defender's are not. With 11, game 12, times 12 is 144; the log goes on and books 168.
play="$auction 0 s w C7.D7 0 C.C7.D7 0 CJ 1 SA 2 HQ"
rest=${tricks#0 CJ 1 SA 2 HQ}
judged_only 0 'conforms: ' "$play 0 SC$rest" "$won"
judged_only 0 'convention: end.open-play: recorded 168, ruled 144' "$play 1 SC$rest" "$won"
judged_only 0 'conforms: ' "$play 0 SC$rest" "$won" --code=isko1999
judged_only 0 'convention: end.open-play-1999: recorded 168, ruled 144' "$play 2 SC$rest" "$won" --code=isko1999
judged_only 0 'conforms: ' "$play 0 SC$rest" "$won" --code=altenburg1937
judged_only 0 'conforms: ' "$play 2 SC$rest" "$won" --code=altenburg1937

# -------------------------------------------------------------------- cards hidden

# Where all hands are told, the skat is what is left, told or not.
deal="${deal%.C7.D7}.??.??"
judged_only 0 'conforms: game 1: forehand plays clubs at 20, with 11, 120 card points, won, +168' \
  "$auction 0 s w ??.?? 0 C.C7.D7 $tricks" "$won"
done_testing
