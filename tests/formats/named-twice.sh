# XSkat's logs say what was played, and a converted record names cards that were dealt: 32 of them, those twice
# that the log names twice. A hand is written from the jack down, clubs first.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# The third of the sample games, not played by hand: Cora is forehand, Anna middlehand, Bert the soloist.
"$AWK" '/^====/ { games++; if (games == 3) print; next } games == 2 && !/Played Hand/' \
  "$srcdir/corpus/logs/sample.xskat" >sound.log

# becomes SED FACT...: in the converted game are these; the verdict is that of the log.
becomes() {
  begin "$1"
  sed "$1" sound.log >x.log
  expect "the test itself: the log is changed" not cmp -s sound.log x.log
  shift
  "$SKATREF" convert --to=json x.log >x.jsonl
  for fact; do says x.jsonl "$fact"; done
  for log in x.log x.jsonl; do
    "$SKATREF" check --format=jsonl $log | sed 's/.*\("verdict":"[a-z]*"\).*/\1/' >$log.verdict
  done
  expect "the verdict is that of the log" [ "$(cat x.log.verdict)" = "$(cat x.jsonl.verdict)" ]
  end
}
F='"F":"CA C9 C8 C7 SJ SA S8 S7 HJ DQ"' M='"M":"CT ST SK SQ S9 HA H8 H7 DJ DA"' R='"R":"CJ CK CQ HT HQ H9 DT DK D9 D8"'

# What was found is of the twelve: the other two of them were in Bert's hand.
becomes 's/^Skat was: .*/Skat was: Heart 9,Heart K/' \
  "\"deal\":{$F,$M,\"R\":\"CJ CK CQ HT HQ DT DK D9 D8 D7\",\"skat\":\"HK H9\"}" '"event":"discard","cards":"HK D7"'
# Bert has the eight of diamonds twice, and no jack of clubs: ten cards again.
becomes '19s/Club J   /Diamond 8/' \
  "\"deal\":{$F,$M,\"R\":\"CK CQ HT HQ H9 DT DK D9 D8 D8\",\"skat\":\"HK D7\"}"
# So has Anna the ace of diamonds, and no jack of diamonds: two hands of nine, and each has ten again.
becomes '19s/Diamond J   Club J   /Diamond A   Diamond 8/' \
  "\"deal\":{$F,\"M\":\"CT ST SK SQ S9 HA H8 H7 DA DA\",\"R\":\"CK CQ HT HQ H9 DT DK D9 D8 D8\",\"skat\":\"HK D7\"}"
# The skat that was found has one card: the other eleven were in his hand, and none is missing.
becomes 's/^Skat was: .*/Skat was: Heart 9,Heart 9/' \
  "\"deal\":{$F,$M,\"R\":\"CJ CK CQ HT HK HQ DT DK D9 D8 D7\",\"skat\":\"H9\"}"
# One card is put away twice.
becomes 's/^Skat is: .*/Skat is: Heart K,Heart K/' \
  "\"deal\":{$F,$M,$R,\"skat\":\"HK HK\"}" '"event":"discard","cards":"HK HK"'
done_testing
