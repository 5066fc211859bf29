# skatref convert: what comes back is what was there, byte for byte; what a format has no word for is left out, by
# name; and what it writes fits the schema that is installed, which refuses what the reader refuses.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
sample=$srcdir/corpus/logs/sample.jsonl

# returns FILE: into JSON and back, nothing is lost; and it is judged alike, but for the places and quotes.
returns() {
  run 0 "$SKATREF" convert --to=json "$1"
  mv out there.jsonl
  run 0 "$SKATREF" convert --to=iss there.jsonl
  expect "$1: comes back as it was" cmp out "$1"
  "$SKATREF" check --format=jsonl "$1" | sed "$same" >before
  "$SKATREF" check --format=jsonl there.jsonl | sed "$same" >after
  expect "$1: judged alike" diff before after
}
same='s/"source":"[^"]*"//; s/"from":"[a-z]*"//; s/"byte":[0-9]*//g; s/"recorded":"[^{"]* [^"]*"//g
s/"recorded":"{\([^"\\]\|\\.\)*"//g'

"$SKATREF" sample --games=500 --seed=3 >sound.sgf
returns sound.sgf
"$SKATREF" sample --games=2000 --seed=7 --faults >faults.sgf
"$SKATREF" check --format=jsonl faults.sgf | grep -n '"verdict":"malformed"' | sed 's/:.*/d/' >malformed
expect "the test itself: there are malformed records" [ -s malformed ]
sed -f malformed faults.sgf >readable.sgf
returns readable.sgf
returns "$srcdir/corpus/logs/sample.sgf"
logs=${SKATREF_LOGS:-none}
for file in "$logs"/iss-*.sgf; do
  if [ -r "$file" ]; then returns "$file"; else skip "logs of other programs" "SKATREF_LOGS names no folder with them"; fi
done

# Malformed records are told as check tells them; the others are written.
run 1 "$SKATREF" convert --to=json faults.sgf
expect "all but the malformed records are written" [ "$(wc -l <out)" -eq "$(wc -l <readable.sgf)" ]
"$SKATREF" check faults.sgf | grep ': malformed: ' >expected
expect "malformed records are reported as check reports them" diff expected err

# What the server writes in one way only is written in that way.
clubs 1 >one.sgf
for other in 's/] *$/]/; s/ \([012]\) /\n\1  /g' 's/$/\r/; s/ /\r\n/g' 's/\(GM\[Skat\]\)\(PC\[test\]\)/\2\1/' \
    's/\(d:0\) \(win\) \(v:168\)/\2 \3 \1/' 's/t:10/t:010/'; do
  sed "$other" one.sgf >other.sgf
  expect "the test itself: $other changes the record" not cmp -s one.sgf other.sgf
  run 0 "$SKATREF" convert --to=iss other.sgf
  expect "$other: written as the server writes it" diff one.sgf out
done
printf '(;MV[w %s 1 p 2 p 0 p ]R[passed] ;)\n' "$deal" >bare.sgf
run 0 "$SKATREF" convert --to=json bare.sgf
expect "what the record does not hold is not made up" not grep -E '"(id|players|iss)":' out
mv out bare.jsonl
run 0 "$SKATREF" convert --to=iss bare.jsonl
is "(;GM[Skat]$(sed 's/^(;//' bare.sgf)" out

# Names of all kinds; bytes that are no UTF-8 become U+FFFD.
# shellcheck disable=SC1003 # a backslash
for name in 'a"b' '\' '{' '\u0041' "$(printf '\303\274')" "$(printf '\001')" ');(;' ';)' '#' ' '; do
  clubs 1 | "$AWK" '{ sub(/Anna/, "@"); print }' >name.sgf
  { sed 's/@.*//' name.sgf | tr -d '\n'; printf %s "$name"; sed 's/.*@//' name.sgf; } >named.sgf
  returns named.sgf
done
clubs 1 | sed "s/Anna/$(printf 'M\374ller')/" >name.sgf
run 0 "$SKATREF" convert --to=json name.sgf
says out '["M\ufffdller"'

# Hidden cards, cards shown, two cards told in a move of their own, odd piles, what may end a game.
auction="1 18 0 y 1 p 2 p 0 s w ??.??"
end="d:0 loss v:-24 m:1 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1"
{
  record 1 "$auction 0 C 0 C7.D7 0 ?? 1 SC 2 SC.SA.??.S9 0 RE w TI.2 w LE.0" "$end"
  record 2 "1 p 0 p 2 18 2 NOH.CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8 2 CHZ 2 NO.D7 2 CHSZ 2 CHHS" unknown
  record 3 "$auction 0 NO.C7.D7.CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8" "$end r:1"
  record 4 "$auction 0 CO.C7" "$(echo "$end" | sed 's/d:0/d:7/; s/s:0/s:-3/; s/l:-1/l:9/')"
  record 5 "" unknown | sed 's/C8\./C8|/; s/HT\.HK\./HT|HK./; s/D8\./D8|/'
  record 6 "" passed | sed 's/CJ\.SJ/??.??/; s/C7\.D7/??.??/'
} | sed 's/MV\[w \([^ ]*\)  ]/MV[w \1 ]/' >odd.sgf
returns odd.sgf

# Announcements, each in the server's usual letters, which are not told besides; the cards put away apart from those
# of the open hand, where the skat was taken up.
while IFS='|' read -r word said; do
  printf '(;GM[Skat]MV[w %s 1 p 2 p 0 18 %s ]R[unknown] ;)\n' "$deal" "$word" >word.sgf
  returns word.sgf
  expect "$word is written as $said" grep -Fq "\"event\":\"announce\",$said}]" there.jsonl
done <<'END'
0 CHZ|"game":"clubs","hand":true,"announced":"schwarz","ouvert":false
0 SHS|"game":"spades","hand":true,"announced":"schneider","ouvert":false
0 HH|"game":"hearts","hand":true,"announced":null,"ouvert":false
0 DO|"game":"diamonds","hand":false,"announced":null,"ouvert":true
0 G|"game":"grand","hand":false,"announced":null,"ouvert":false
0 NOH|"game":"null","hand":true,"announced":null,"ouvert":true
0 NHO|"game":"null","hand":true,"announced":null,"iss":"NHO","ouvert":true
0 GHSZ|"game":"grand","hand":true,"announced":"schwarz","iss":"GHSZ","ouvert":false
0 GHHHHHHHHHHHHHHH|"game":"grand","hand":true,"announced":null,"iss":"GHHHHHHHHHHHHHHH","ouvert":false
0 NOH.CJ.SJ.HJ|"game":"null","hand":true,"announced":null,"ouvert":true,"shown":"CJ SJ HJ"
0 s 0 NO.C7.D7.CJ.SJ|"game":"null","hand":false,"announced":null,"ouvert":true,"discard":"C7 D7","shown":"CJ SJ"
0 s 0 N.C7.D7.CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8.SA|"game":"null","hand":false,"announced":null,"ouvert":false,"discard":"C7 D7","shown":"CJ SJ HJ DJ CA CT CK CQ C9 C8 SA"
0 s 0 G.D7.C7|"game":"grand","hand":false,"announced":null,"ouvert":false,"discard":"D7 C7"
END

# ---------------------------------------------------------------- the sample, by hand

run 0 "$SKATREF" convert --to=json "$sample"
cp out same.jsonl
run 0 "$SKATREF" convert --to=json same.jsonl
expect "JSON into JSON: the same" cmp out same.jsonl
"$SKATREF" check "$sample" >out
expect "no record of the sample is malformed" not grep -q ': malformed' out
# Every event that the reader knows is in it.
printf '{"skatref":1,"deal":%s,"events":[{}]}\n' "$(sed -n '1s/.*"deal":\({[^}]*}\).*/\1/p' "$sample")" >none
"$SKATREF" check --format=jsonl none | sed 's/.*"event\\": \([a-z -]*\)".*/\1/' | tr ' ' '\n' | sort >known
expect "the test itself: there are ten events and more" [ "$(wc -l <known)" -ge 10 ]
grep -o '"event":"[a-z-]*"' "$sample" | sed 's/.*:"//; s/"//' | sort -u >found
expect "the sample has the events that the reader knows" diff known found

# What ISS has no word for: each by its name and place; and nothing else is lost.
run 1 "$SKATREF" convert --to=iss "$sample"
expect "so many are written" [ "$(wc -l <out)" -eq "$(grep -c '"id":"passed in' "$sample")" ]
# The server lets a player leave; the code alone does not.
left=$(grep -n '"id":"left before' "$sample" | sed 's/:.*//')
says err "$sample:$left: left out, as iss cannot express it: the ruling: its conventions differ"
for word in demanded leaves consent object throw breach; do
  expect "the sample has $word" grep -q "\"$word\"" "$sample"
done
grep -nE '"event":"(object|throw|breach)"' "$sample" | sed -E 's/:.*"event":"(object|throw|breach)".*/ \1/' >refused
expect "the test itself: three records are refused" [ "$(wc -l <refused)" -eq 3 ]
while read -r line word; do
  byte=$(sed -n "${line}p" "$sample" | "$AWK" -v w="\"event\":\"$word\"" '{ print index($0, w) - 12 }')
  says err "$sample:$line: left out, as iss cannot express it: $word (move "
  grep "^$sample:$line: " err >said
  expect "$word: at its byte" grep -q ", byte $byte)" said
done <refused

refused() { # SED TEXT: the record is left out because of that
  sed "$1" there.jsonl >no.jsonl
  expect "the test itself: $1 changes the record" not cmp -s no.jsonl there.jsonl
  { sed 's/"id":"1"/"id":"2"/' there.jsonl; cat no.jsonl there.jsonl; } >three.jsonl
  run 1 "$SKATREF" convert --to=iss three.jsonl
  expect "$1: the two others are written" [ "$(wc -l <out)" -eq 2 ]
  says err "three.jsonl:2: left out, as iss cannot express it: $2"
  expect "$1: one error" [ "$(wc -l <err)" -eq 1 ]
}
# A record that grows beyond what is read.
{
  clubs 1
  clubs 2 | awk '{ while (n++ < 50000) name = name "\001"; sub(/Anna/, name); print }'
  clubs 3
} >grows.sgf
run 1 "$SKATREF" convert --to=json grows.sgf
says err 'grows.sgf:2: left out, as json cannot express it: a record as long as this'
expect "it is left out, and the two others are read" "$SKATREF" check out
expect "two are written" [ "$(wc -l <out)" -eq 2 ]

clubs 1 >one.sgf
returns one.sgf
refused 's/Anna/A[nna/' 'a bracket in P0'
refused 's/"id":"1"/"id":"1]"/' 'a bracket in ID'
refused 's/Anna/(;GM/' 'a bracket in P0'
refused 's/"id":"1"/&,"code":"isko1999"/' 'isko1999'
refused 's/"id":"1"/&,"options":["contra"]/' 'options'
refused 's/"event":"take"/"event":"show","leaves":2/' 'a limiting word (move 8, byte '
refused 's/"score":168,//' 'a result without score'
refused 's/"event":"take"/"event":"consent"/' 'consent (move 8, byte '
refused 's/"events":\[/&{"seat":"F","event":"consent"},/' 'consent (move 2, byte '
refused 's/"event":"take"/"event":"discard","cards":"C7"/' 'a single card put away (move 8, '
refused 's/"F":"\([^"]*\)","M":"/"F":"","M":"\1 /' 'no cards dealt'
sed 's/"id":"1"/&,"code":"isko1999","options":["contra","revolution"]/; s/"Anna"/null/' there.jsonl >rules.jsonl
run 0 "$SKATREF" convert --to=json rules.jsonl
expect "rules and names come back" cmp out rules.jsonl
sed 's/"id":"1"/&,"code":"isko2022"/; s/,"resigned":false//' there.jsonl >yes.jsonl
run 0 "$SKATREF" convert --to=iss yes.jsonl

# ------------------------------------------------------------------------------- use

run 2 "$SKATREF" convert one.sgf
says err 'no target format given: --to=iss or --to=json'
run 2 "$SKATREF" convert --to=xml one.sgf
says err "cannot write the format 'xml': use iss or json"
run 2 "$SKATREF" convert --to=json --from=xml one.sgf
says err "cannot read from 'xml': "
run 2 "$SKATREF" convert --to=json missing
says err 'skatref: missing: cannot open'
: >empty
run 2 "$SKATREF" convert --to=json one.sgf empty there.jsonl
says err 'skatref: empty: no record found'
expect "the other files are written" [ "$(wc -l <out)" -eq 2 ]
run 0 "$SKATREF" convert --help
run 0 "$SKATREF" convert --to=json <one.sgf
expect "standard input" diff there.jsonl out
run 0 "$SKATREF" convert --to=json - <one.sgf
expect "standard input, named -" diff there.jsonl out
run 1 "$SKATREF" convert --from=json --to=iss one.sgf
if [ -c /dev/full ]; then
  for file in one.sgf faults.sgf; do
    "$SKATREF" convert --to=json $file >/dev/full 2>err
    status=$? subject="skatref convert --to=json $file >/dev/full"
    expect "$subject: exit status 2" [ $status -eq 2 ]
    says err 'skatref: cannot write the output: '
  done
else
  skip "output to a full disk" "no /dev/full"
fi
# One record longer than may be, between two.
{ cat one.sgf; "$AWK" 'BEGIN { printf "(;GM["; for (i = 0; i < 300000; i++) printf "x"; print "" }'; cat one.sgf; } >long
run 1 "$SKATREF" convert --to=iss long
says err 'long:2: malformed: record.syntax: '
cat one.sgf one.sgf >expected
expect "the records around a long one are written" diff expected out

# ---------------------------------------------------------------------------- schema

cat >valid.py <<'END'
"""valid.py SCHEMA FILE...: of each file its name, how many lines fit the schema, and how many there are."""
import json
import sys
from functools import lru_cache

import jsonschema

with open(sys.argv[1], encoding="utf-8") as f:
    schema = json.load(f)
jsonschema.Draft202012Validator.check_schema(schema)


def validator(part):
    return jsonschema.Draft202012Validator({**part, "$defs": schema["$defs"]})


# The events apart from the record: most of them come many times, and each is looked at once.
events = schema["properties"]["events"]
event = validator(events.pop("items"))
record = validator(schema)


@lru_cache(maxsize=None)
def is_event(text):
    return event.is_valid(json.loads(text))


def fits(line):
    value = json.loads(line)
    listed = value.get("events")
    return record.is_valid(value) and (not isinstance(listed, list) or all(
        is_event(json.dumps(each)) for each in listed))


for name in sys.argv[2:]:
    with open(name, encoding="utf-8") as f:
        fit = [fits(line) for line in f]
    print(name, sum(fit), len(fit))
END
cp "$sample" sample.jsonl
sed 130q readable.sgf | "$SKATREF" convert --to=json - odd.sgf named.sgf >all.jsonl

# What the reader refuses the schema refuses, one change each; and what it takes it takes.
: >refused.jsonl
while IFS= read -r change; do
  sed "$change" there.jsonl >changed
  expect "the test itself: $change changes the record" not cmp -s changed there.jsonl
  cat changed >>refused.jsonl
done <<'END'
s/"id"/"name"/
s/"skatref":1,//
s/"skatref":1/"skatref":2/
s/"deal":{[^}]*},//
s/"id":"1"/"id":1/
s/"Anna",//
s/"id":"1"/"code":"isko"/
s/"id":"1"/"options":["a b"]/
s/"GM"/"XX"/
s/"F":"CJ/"D":"CJ/
s/"F":"CJ/"F":"CX/
s/,"skat":"C7 D7"//
s/"event":"hold"/"event":"yes"/
s/,"event":"hold"//
s/"bid":18/"bid":"18"/
s/"bid":18/"bid":10000/
s/,"bid":18//
s/"bid":18/"bid":18,"card":"CJ"/
s/{"seat":"M",/{/
s/{"seat":"M",/{"seat":"D",/
s/"cards":"C7 D7"/"cards":"C7"/
s/"game":"clubs"/"game":"C"/
s/"hand":false/"hand":0/
s/"announced":null/"announced":"no"/
s/"discard":"C7 D7"/"discard":"C7 D7 CX"/
s/"discard":"C7 D7"/"discard":"CA CK CQ CJ CT C9 C8 C7 SA SK SQ SJ ST"/
s/"card":"C8"/"card":""/
s/"card":"C8"/"card":"C8 C9"/
s/"event":"take"/"event":"show","leaves":11/
s/"score":168/"scores":168/
s/"score":168/"score":10000/
s/"win"/"won"/
s/"soloist":"F"/"soloist":"forehand"/
s/"overbid":false/"overbid":0/
s/"result":{[^}]*}/"result":"passed"/
END
run 1 "$SKATREF" check refused.jsonl
expect "the reader refuses them" [ "$(grep -c ': malformed: ' out)" -eq "$(wc -l <refused.jsonl)" ]
while IFS= read -r change; do
  sed "$change" there.jsonl
done >taken.jsonl <<'END'
s/"result":{[^}]*}/"result":null/
s/"result":{[^}]*},//
s/"soloist":"F"/"soloist":7/
s/"soloist":"F"/"soloist":null/
s/"resigned":false/"resigned":2/
s/{"seat":"M",/{"seat":1,/
s/"CJ SJ HJ/"CJ  SJ ?? /
s/ CT / C10 /
s/"id":"1"/"options":["ramsch-fixed"]/
s/"id":"1"/"options":["bock-72","contra-bid"]/
s/"event":"take"/"event":"show","leaves":1,"demanded":"schwarz","cards":"CJ"/
s/"discard":"C7 D7"/"discard":""/
s/"discard":"C7 D7"/"discard":"C7"/
s/"discard":"C7 D7"/"discard":"C7 D7 CJ"/
s/"event":"bid","bid":18/"event":"bid-game","game":"null","hand":true/
END
run 1 "$SKATREF" check taken.jsonl
expect "the reader takes them" not grep ': malformed: ' out

# Cards that change hands are written as they were read, though they are not as many each way.
hands='"deal":{"F":"CJ SJ HJ DJ CA CT CK CQ C9 C8","M":"SA ST SK SQ S9 S8 S7 HA HT HK","R":"HQ H9 H8 H7 DA DT DK DQ D9 D8","skat":"C7 D7"}'
for both in 'SA:HQ' 'SA ST:HQ' 'SA:HQ DT' 'SA ST SK:D8' '?? SA:DA' 'SA:?? DA'; do
  both="\"cards\":\"${both%:*}\",\"gets\":\"${both#*:}\""
  printf '{"skatref":1,"options":["revolution"],%s,"events":[{"seat":"M","event":"exchange",%s}]}\n' "$hands" "$both" >both.jsonl
  run 0 "$SKATREF" convert --to=json both.jsonl
  says out "{\"seat\":\"M\",\"event\":\"exchange\",$both}"
done

# A wrong deal has piles of any size; all come back.
cards='CJ SJ HJ DJ CA CT CK CQ C9 C8 SA ST SK SQ S9 S8 S7 HA HT HK HQ H9 H8 H7 DA DT DK DQ D9 D8 C7 D7'
for sizes in '9 11 10' '13 10 7' '20 6 4' '1 8 21' '10 10 9' '10 10 8'; do
  echo "$cards" | "$AWK" -v sizes="$sizes 32" '{
      split(sizes, size, " "); split("F M R skat", pile, " "); at = 0
      for (n = 1; n <= 4; n++) {
        text = ""
        for (k = 0; k < size[n] && at < NF; k++)
          text = text (k > 0 ? " " : "") $(++at)
        deal = deal (n > 1 ? "," : "") "\"" pile[n] "\":\"" text "\""
      }
      print "{\"skatref\":1,\"deal\":{" deal "},\"events\":[{\"event\":\"misdeal\",\"kind\":\"count\"}],\"result\":null}"
    }' >piles.jsonl
  run 0 "$SKATREF" convert --to=json piles.jsonl
  expect "piles of $sizes come back" cmp piles.jsonl out
done

# Texts with escapes, each in its place.
printf '{"skatref":1,"id":"i\\u0041","players":["\\u0042x","C\\u0043","\\u0044\\u00e4"],%s,"events":[],"result":"passed-in","iss":{"DT":"\\u0045","PC":"F\\u0046F"}}\n' "$hands" >escaped.jsonl
run 0 "$SKATREF" convert --to=json escaped.jsonl
for text in '"id":"iA"' '"players":["Bx","CC","Dä"]' '"DT":"E"' '"PC":"FFF"'; do
  says out "$text"
done

# Each figure of a result by itself, and all of them.
figures='"soloist":"F" "outcome":"loss" "score":-48 "matadors":-2 "overbid":true "points":31 "tricks":3 "schneider":true "schwarz":false
"penalty_forehand":1 "penalty_middlehand":2 "penalty_rearhand":3 "left":"M" "timeout":"R" "resigned":true
"score_forehand":-50 "score_middlehand":4 "score_rearhand":0'
for figure in $figures $(echo $figures | tr ' ' ,); do
  printf '{"skatref":1,%s,"events":[],"result":{%s}}\n' "$hands" "$figure" >figure.jsonl
  run 0 "$SKATREF" convert --to=json figure.jsonl
  expect "$figure comes back" cmp figure.jsonl out
done
expect "these are all figures" [ "$(echo $figures | wc -w)" -eq "$(sed -n '/"result"/,$p' "$builddir/src/record.schema.json" |
  grep -c '"\(soloist\|outcome\|overbid\|points\|tricks\|schneider\|schwarz\|left\|timeout\|resigned\|matadors\|score[_a-z]*\|penalty_[a-z]*\)":')" ]

# Each seat is written as it was read: of who does what, and of figures of the result.
"$SKATREF" sample --games=1 --seed=3 | "$SKATREF" convert --to=json >one.jsonl
for seat in F M R; do
  sed "s/\"events\":\[/&{\"seat\":\"$seat\",\"event\":\"misdeal\",\"kind\":\"skat-taken\"},/
    s/\"left\":null/\"left\":\"$seat\"/; s/\"soloist\":\"R\"/\"soloist\":\"$seat\"/" one.jsonl >seat.jsonl
  run 0 "$SKATREF" convert --to=json seat.jsonl
  for text in "{\"seat\":\"$seat\",\"event\":\"misdeal\"" "\"left\":\"$seat\"" "\"soloist\":\"$seat\""; do
    says seat.jsonl "$text"
    says out "$text"
  done
done

if [ -n "${PYTHON-}" ] && "$PYTHON" -c 'import jsonschema' 2>err; then
  run 0 "$PYTHON" valid.py "$builddir/src/record.schema.json" sample.jsonl same.jsonl all.jsonl there.jsonl bare.jsonl \
    taken.jsonl refused.jsonl
  for file in sample same all there bare taken; do
    expect "$file.jsonl fits the schema" "$AWK" -v file=$file.jsonl '
      $1 == file { fits = $2 == $3 && $3 > 0 }
      END { exit !fits }' out
  done
  expect "the schema refuses what the reader refuses" grep -q '^refused.jsonl 0 [1-9]' out
else
  skip "the schema" "no Python with jsonschema"
fi
# A word of the server that is no usual one is kept, as long as it can be read again: up to 16 letters.
for hands in 15 16; do
  word=C$("$AWK" -v n=$hands 'BEGIN { while (n-- > 0) printf "H" }')
  record 1 "1 18 0 y 1 20 0 y 1 p 2 p 0 $word $tricks" unknown >long-word.sgf
  run 0 "$SKATREF" convert --to=json long-word.sgf
  expect "$word: it is kept if it is short" [ "$(grep -c "\"iss\":\"$word\"" out)" -eq $((hands == 15)) ]
  cp out long-word.jsonl
  run 0 "$SKATREF" check long-word.jsonl
  says out '1 undecided, 0 violate, 0 malformed'
done

# Cards laid down but for some tricks: the server has no word for any number of them.
for leaves in 1 2 9; do
  grep '"leaves":1' "$srcdir/corpus/logs/sample.jsonl" | sed "s/\"leaves\":1/\"leaves\":$leaves/; s/\"code\":\"isko1999\",//; q" >leaves.jsonl
  run 1 "$SKATREF" convert --to=iss leaves.jsonl
  says err 'a limiting word'
  silent out
done

done_testing
