# skatref convert: what comes back is what was there, byte for byte; what a format has no word for is left out, by
# name; and what it writes fits the schema that is installed, which refuses what the reader refuses.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || exit 99
sample=$srcdir/corpus/logs/sample.jsonl

# returns FILE: into JSON and back, nothing is lost; and it is judged alike, but for the places and quotes.
returns() {
  run 0 "$SKATREF" convert --to=json "$1"
  mv out there.jsonl
  run 0 "$SKATREF" convert --to=iss there.jsonl
  cmp out "$1" || fail "$1: comes back otherwise"
  "$SKATREF" check --format=jsonl "$1" | sed "$same" >before
  "$SKATREF" check --format=jsonl there.jsonl | sed "$same" >after
  cmp before after || { fail "$1: judged otherwise"; diff before after | head -n 4 | cut -c 1-300; }
}
same='s/"source":"[^"]*"//; s/"from":"[a-z]*"//; s/"byte":[0-9]*//g; s/"recorded":"[^{"]* [^"]*"//g
s/"recorded":"{\([^"\\]\|\\.\)*"//g'

"$SKATREF" sample --games=500 --seed=3 >sound.sgf
returns sound.sgf
"$SKATREF" sample --games=2000 --seed=7 --faults >faults.sgf
"$SKATREF" check --format=jsonl faults.sgf | grep -n '"verdict":"malformed"' | sed 's/:.*/d/' >malformed
[ -s malformed ] || fail "no malformed record among them"
sed -f malformed faults.sgf >readable.sgf
returns readable.sgf
returns "$srcdir/corpus/logs/sample.sgf"
logs=${SKATREF_LOGS-$srcdir/../shared/logs}
for file in "$logs"/iss-*.sgf; do
  if [ -r "$file" ]; then returns "$file"; else echo "no logs in $logs"; fi
done

# Malformed records are told as check tells them; the others are written.
run 1 "$SKATREF" convert --to=json faults.sgf
[ "$(wc -l <out)" -eq "$(wc -l <readable.sgf)" ] || fail "malformed ones: $(wc -l <out) records"
"$SKATREF" check faults.sgf | grep ': malformed: ' | cmp - err || fail "malformed ones: $(head -n 2 err)"

# What the server writes in one way only is written in that way.
clubs 1 >one.sgf
for other in 's/] *$/]/; s/ \([012]\) /\n\1  /g' 's/$/\r/; s/ /\r\n/g' 's/\(GM\[Skat\]\)\(PC\[test\]\)/\2\1/' \
    's/\(d:0\) \(win\) \(v:168\)/\2 \3 \1/' 's/t:10/t:010/'; do
  sed "$other" one.sgf >other.sgf
  cmp -s one.sgf other.sgf && fail "nothing is other: $other"
  "$SKATREF" convert --to=iss other.sgf | cmp - one.sgf || fail "other: $other"
done
printf '(;MV[w %s 1 p 2 p 0 p ]R[passed] ;)\n' "$deal" >bare.sgf
run 0 "$SKATREF" convert --to=json bare.sgf
grep -Eq '"(id|players|iss)"' out && fail "made up: $(cat out)"
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
  grep -Fq "\"event\":\"announce\",$said}]" there.jsonl || fail "$word: $(cat there.jsonl)"
done <<'END'
0 CHZ|"game":"clubs","hand":true,"announced":"schwarz","ouvert":false
0 SHS|"game":"spades","hand":true,"announced":"schneider","ouvert":false
0 HH|"game":"hearts","hand":true,"announced":null,"ouvert":false
0 DO|"game":"diamonds","hand":false,"announced":null,"ouvert":true
0 G|"game":"grand","hand":false,"announced":null,"ouvert":false
0 NOH|"game":"null","hand":true,"announced":null,"ouvert":true
0 NHO|"game":"null","hand":true,"announced":null,"iss":"NHO","ouvert":true
0 GHSZ|"game":"grand","hand":true,"announced":"schwarz","iss":"GHSZ","ouvert":false
0 NOH.CJ.SJ.HJ|"game":"null","hand":true,"announced":null,"ouvert":true,"shown":"CJ SJ HJ"
0 s 0 NO.C7.D7.CJ.SJ|"game":"null","hand":false,"announced":null,"ouvert":true,"discard":"C7 D7","shown":"CJ SJ"
0 s 0 G.D7.C7|"game":"grand","hand":false,"announced":null,"ouvert":false,"discard":"D7 C7"
END

# ---------------------------------------------------------------- the sample, by hand

run 0 "$SKATREF" convert --to=json "$sample"
cp out same.jsonl
run 0 "$SKATREF" convert --to=json same.jsonl
cmp out same.jsonl || fail "json into json"
"$SKATREF" check "$sample" >out
grep -q ': malformed' out && fail "the sample: $(grep malformed out)"
# Every event that the reader knows is in it, and in the schema.
printf '{"skatref":1,"deal":%s,"events":[{}]}\n' "$(sed -n '1s/.*"deal":\({[^}]*}\).*/\1/p' "$sample")" >none
"$SKATREF" check --format=jsonl none | sed 's/.*"event\\": \([a-z -]*\)".*/\1/' | tr ' ' '\n' | sort >known
[ "$(wc -l <known)" -ge 10 ] || fail "events: $(cat known)"
grep -o '"event":"[a-z-]*"' "$sample" | sed 's/.*:"//; s/"//' | sort -u | diff known - ||
  fail "events that the reader knows <, of the sample >"
sed -n 's/.*"event": { "const": "\([a-z-]*\)" }.*/\1/p' "$srcdir/src/record.schema.json" | sort | diff known - ||
  fail "events that the reader knows <, of the schema >"

# What ISS has no word for: each by its name and place; and nothing else is lost.
run 1 "$SKATREF" convert --to=iss "$sample"
[ "$(wc -l <out)" -eq "$(grep -c '"id":"\(passed in\|left\)' "$sample")" ] || fail "left: $(cat out)"
said=0
for word in demanded leaves consent object throw breach; do
  grep -n "\"$word\"" "$sample" >lines || fail "$word is not in the sample"
done
grep -n '"event":"\(object\|throw\|breach\)"' "$sample" | sed 's/:.*"event":"\(object\|throw\|breach\)".*/ \1/' >refused
[ "$(wc -l <refused)" -eq 3 ] || fail "the test itself: $(cat refused)"
while read -r line word; do
  byte=$(sed -n "${line}p" "$sample" | "$AWK" -v w="\"event\":\"$word\"" '{ print index($0, w) - 12 }')
  says err "$sample:$line: left out: iss has no word for $word (move "
  grep "^$sample:$line: " err | grep -q ", byte $byte)" || fail "place: $(grep ":$line:" err), not $byte"
done <refused

refused() { # SED TEXT: the record is left out because of that
  sed "$1" there.jsonl >no.jsonl
  cmp -s no.jsonl there.jsonl && fail "the same: $1"
  { sed 's/"id":"1"/"id":"2"/' there.jsonl; cat no.jsonl there.jsonl; } >three.jsonl
  run 1 "$SKATREF" convert --to=iss three.jsonl
  [ "$(wc -l <out)" -eq 2 ] || fail "$1: $(wc -l <out) records"
  says err "three.jsonl:2: left out: iss has no word for $2"
  [ "$(wc -l <err)" -eq 1 ] || fail "$1: $(cat err)"
}
clubs 1 >one.sgf
returns one.sgf
refused 's/Anna/A[nna/' 'a bracket in P0'
refused 's/"id":"1"/"id":"1]"/' 'a bracket in ID'
refused 's/Anna/(;GM/' 'a bracket in P0'
refused 's/"id":"1"/&,"code":"isko1999"/' 'isko1999'
refused 's/"id":"1"/&,"options":["contra"]/' 'options'
refused 's/"event":"take"/"event":"show","leaves":2/' 'leaves (move 8, byte '
refused 's/"score":168,//' 'a result without score'
refused 's/"event":"take"/"event":"consent"/' 'consent (move 8, byte '
refused 's/"event":"take"/"event":"discard","cards":"C7"/' 'a single card put away (move 8, '
refused 's/"F":"\([^"]*\)","M":"/"F":"","M":"\1 /' 'no cards dealt'
sed 's/"id":"1"/&,"code":"isko1999","options":["contra","revolution"]/; s/"Anna"/null/' there.jsonl >rules.jsonl
run 0 "$SKATREF" convert --to=json rules.jsonl
cmp out rules.jsonl || fail "rules and names: $(cut -c 1-160 out)"
sed 's/"id":"1"/&,"code":"isko2022"/; s/,"resigned":false//' there.jsonl >yes.jsonl
run 0 "$SKATREF" convert --to=iss yes.jsonl

# ------------------------------------------------------------------------------- use

run 2 "$SKATREF" convert one.sgf
says err 'into which format? --to=iss or --to=json'
run 2 "$SKATREF" convert --to=xml one.sgf
says err "cannot write 'xml': iss or json"
run 2 "$SKATREF" convert --to=json --from=xml one.sgf
says err "cannot read from 'xml': "
run 2 "$SKATREF" convert --to=json missing
says err 'skatref: missing: cannot open'
: >empty
run 2 "$SKATREF" convert --to=json one.sgf empty there.jsonl
says err 'skatref: empty: no record found'
[ "$(wc -l <out)" -eq 2 ] || fail "the other files: $(cat out)"
run 0 "$SKATREF" convert --help
"$SKATREF" convert --to=json <one.sgf | cmp - there.jsonl || fail "standard input"
"$SKATREF" convert --to=json - <one.sgf | cmp - there.jsonl || fail "standard input"
run 1 "$SKATREF" convert --from=json --to=iss one.sgf
if [ -c /dev/full ]; then
  for file in one.sgf faults.sgf; do
    "$SKATREF" convert --to=json $file >/dev/full 2>err
    status=$?
    [ $status -eq 2 ] || fail "full disk: status $status"
    says err 'skatref: cannot write the output: '
  done
fi
# One record longer than may be, between two.
{ cat one.sgf; "$AWK" 'BEGIN { printf "(;GM["; for (i = 0; i < 300000; i++) printf "x"; print "" }'; cat one.sgf; } >long
run 1 "$SKATREF" convert --to=iss long
says err 'long:2: malformed: record.syntax: '
cat one.sgf one.sgf | cmp - out || fail "around a long one"

# ---------------------------------------------------------------------------- schema

[ -n "${PYTHON-}" ] && "$PYTHON" -c 'import jsonschema' 2>/dev/null || { echo "no Python: no schema"; exit $failed; }
cat >valid.py <<'END'
"""valid.py SCHEMA FILE: tells the numbers of the lines that fit, and 0 when the schema is sound."""
import json
import sys

import jsonschema

with open(sys.argv[1], encoding="utf-8") as f:
    schema = json.load(f)
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
print(0)
with open(sys.argv[2], encoding="utf-8") as f:
    for number, line in enumerate(f, 1):
        if validator.is_valid(json.loads(line)):
            print(number)
END
fits() { # FILE
  run 0 "$PYTHON" valid.py "$srcdir/src/record.schema.json" "$1"
}
sed 130q readable.sgf | "$SKATREF" convert --to=json - odd.sgf named.sgf >all.jsonl
for file in "$sample" same.jsonl all.jsonl there.jsonl bare.jsonl; do
  fits "$file"
  [ "$(wc -l <out)" -eq $(($(wc -l <"$file") + 1)) ] || fail "$file: only $(wc -l <out) lines fit"
done

# What the reader refuses the schema refuses, one change each; and what it takes it takes.
while IFS= read -r change; do
  sed "$change" there.jsonl >changed
  cmp -s changed there.jsonl && fail "the same: $change"
  cat changed
done >changed.jsonl <<'END'
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
s/"discard":"C7 D7"/"discard":""/
s/"discard":"C7 D7"/"discard":"C7 D7 CJ"/
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
fits changed.jsonl
is 0 out
run 1 "$SKATREF" check changed.jsonl
[ "$(grep -c ': malformed: ' out)" -eq "$(wc -l <changed.jsonl)" ] || fail "the reader takes: $(grep -v malformed out)"
while IFS= read -r change; do
  sed "$change" there.jsonl
done >changed.jsonl <<'END'
s/"result":{[^}]*}/"result":null/
s/"result":{[^}]*},//
s/"soloist":"F"/"soloist":7/
s/"soloist":"F"/"soloist":null/
s/"resigned":false/"resigned":2/
s/{"seat":"M",/{"seat":1,/
s/"CJ SJ HJ/"CJ  SJ ?? /
s/ CT / C10 /
s/"id":"1"/"options":["ramsch-fixed"]/
s/"event":"take"/"event":"show","leaves":1,"demanded":"schwarz","cards":"CJ"/
END
fits changed.jsonl
[ "$(wc -l <out)" -eq $(($(wc -l <changed.jsonl) + 1)) ] || fail "the schema refuses: $(cat out)"
run 1 "$SKATREF" check changed.jsonl
grep ': malformed: ' out && fail "the reader refuses"
exit $failed
