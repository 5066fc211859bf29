# Lines that skr_state_write writes, as a log: each deal is judged as the record of its moves is, and a fault has its
# place.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# Deals of all codes, house rules and early ends, as records and as lines.
run 0 "$builddir/tests/game/deals" 3000 7 breaches
mv out deals.jsonl
run 0 "$builddir/tests/game/deals" 3000 7 breaches lines
mv out deals.state
expect "as many lines" [ "$(wc -l <deals.state)" -eq 3000 ]
# What differs: the format, where the moves stand, and how they are written.
plain() {
  "$SKATREF" check --format=jsonl "$1" |
    sed -E 's/"source":"[^"]*"/S/; s/"from":"[a-z]*"/F/; s/"byte":[0-9]*,?//g; s/"length":[0-9]*,?//g; s/"recorded":"([^"\\]|\\.)*",//g'
}
plain deals.jsonl >from-jsonl
plain deals.state >from-state
expect "the same verdicts and findings" diff from-jsonl from-state
run 0 "$SKATREF" convert --to=json deals.state
mv out again.jsonl
plain again.jsonl >from-again
expect "and as JSON" diff from-jsonl from-again

# One line, and each fault in it.
line='isko2022; F CA C9 S9 S8 HA H9 DA DT D9 D8; M CK C8 SJ SA SQ S7 HK HQ H8 D7; R CJ CQ C7 ST SK HJ HT H7 DJ DQ; skat CT DK; M bid 18; F pass; R pass; M timeout; result none'
passed=$(printf '%s\n' "$line" | sed 's/M bid.*/M pass; R pass; F pass; result passed-in/')
printf '%s\n' "$line" >line.state
run 0 "$SKATREF" check --all --strict line.state
printf '%s\r\n' "$line" >dos.state
run 0 "$SKATREF" check --strict dos.state
printf '%s' "$passed" >passed.state
run 0 "$SKATREF" check --strict passed.state
# fault SED STATUS TEXT
fault() {
  printf '%s\n' "$line" | sed "$1" >bad.state
  run "$2" "$SKATREF" check --from=state bad.state
  says out "$3"
}
fault 's/bid 18/bid 19/' 1 'auction.values'
fault 's/F pass/F sings/' 1 'malformed: record.syntax: found sings,'
fault 's/F pass/F pass now/' 1 'found now,'
fault 's/; skat CT DK/; stock CT DK/' 1 'malformed'
fault 's/skat CT/skat CX/' 1 'malformed'
fault 's/isko2022;/isko2022 contra;/' 0 '1 conforms'
fault 's/isko2022;/isko2022 tricks;/' 1 'found tricks,'
fault 's/result none/result/' 1 'malformed: record.result'
fault 's/result none/result F/' 1 'malformed: record.result'
fault 's/result none/result F x/' 1 'found x,'
fault 's/result none/result F 99999/' 1 'found 99999,'
for score in 10000 -10000 -99999; do fault "s/result none/result F $score/" 1 "found $score,"; done
for score in 9999 -9999; do fault "s/result none/result F $score/" 1 "recorded $score"; done
fault 's/result none/result F 1 M 2 R 3 F 4/' 1 'found F,'
fault 's/result none/result F 1 M 2/' 1 'malformed: record.result'
fault 's/result none/result F 1 M 2 F 3/' 1 'malformed: record.result'
fault 's/result none/result passed-in/' 1 'violates'
fault 's/result none/result M 18/' 1 'violates'
fault 's/result none/result none; F CA/' 1 'malformed: record.result'
fault 's/result none/resultnone/' 1 'malformed: record.syntax: found resultnone,'
fault 's/isko2022/isko2021/' 1 'malformed'
many=$(i=0; while [ $i -lt 300 ]; do printf 'F pass; '; i=$((i + 1)); done)
fault "s/F pass;/$many/" 1 'malformed'
printf '%s' "$line" | "$AWK" '{ for (i = 0; i < 9; i++) $0 = $0 " " $0 } 1' >long.state
run 1 "$SKATREF" check --from=state long.state
says out 'malformed'

# What ended a game is said where cards are not seen, and then at the end.
fault 's/; result none/; over end.throw/' 1 'found over,'
line=$(printf '%s\n' "$line" | sed 's/skat CT DK/skat ?? ??/; s/M timeout.*/M announce grand hand; F CA; M CK; F throw; over end.throw/')
fault '' 0 '1 undecided'
fault 's/end.throw/play.jacks/' 1 'found over,'
fault 's/end.throw/nonsense/' 1 'found over,'
fault 's/F throw; over end.throw/over end.throw; F throw/' 1 'found over,'

# Found by its beginning, and among others.
{ printf '%s\n' "$line"; sed -n 1p "$srcdir/corpus/logs/sample.jsonl"; } >mixed
run 0 "$SKATREF" check --all mixed
says out '2 games'
run 2 "$SKATREF" convert --to=state line.state
# The scores of a ramsch by their seats, in any order.
for scores in 'F 1 M 2 R -3' 'R -3 F 1 M 2' 'M 2 R -3 F 1'; do
  sed "1s/result .*/result $scores/; q" "$srcdir/corpus/logs/sample.state" >scores.state
  "$SKATREF" explain scores.state >out 2>err
  has 'recorded    ramsch: forehand +1, middlehand +2, rearhand -3'
done

# Every word of a line with a letter more is another word, and none that is known: it is refused at its place, or behind the
# words before it that need no more.
lines() {
  sed 's/ wrong;/;/g' "$srcdir/corpus/logs/sample.state"
  echo 'isko2022 ramsch revolution; F CA C9 S9 S8 HA H9 DA DT D9 D8; M CK C8 SJ SA SQ S7 HK HQ H8 D7; R CJ CQ C7 ST SK HJ HT H7 DJ DQ; skat CT DK; M pass; R pass; F pass; F CA; result F 1 M 2 R -3'
  echo 'isko2022; F CA C9 S9 S8 HA H9 DA DT D9 D8; M CK C8 SJ SA SQ S7 HK HQ H8 D7; R CJ CQ C7 ST SK HJ HT H7 DJ DQ; skat CT DK; M bid 18; F pass; R pass; M announce grand hand schneider; F consent; R object; M concede; F left; R breach end.betrayal; M play-on; result none'
}
lines | "$AWK" '{
  n = split($0, word, " ")
  for (i = 1; i <= n; i++) {
    text = ""
    for (k = 1; k <= n; k++) {
      add = word[k]
      if (k == i) sub(/;?$/, "x&", add)
      if (k == i) at = length(text) + (k > 1) + 1
      text = text (k > 1 ? " " : "") add
    }
    print text >"longer.state"
    print at >"places"
  }
}'
"$SKATREF" check --from=state --format=jsonl longer.state >out
sed -n 's/.*"kind":"malformed".*"byte":\([0-9]*\),.*/\1/p' out >got
expect "the test itself: there are many words" [ "$(wc -l <places)" -ge 300 ]
expect "no longer word is read" [ "$(wc -l <got)" -eq "$(wc -l <places)" ]
expect "each is refused where it stands, or its move begins" eval 'paste places got | "$AWK" "{ if (\$2 > \$1 + 12 || \$2 < \$1 - 40) bad++ } END { exit bad > 0 }"'
done_testing
