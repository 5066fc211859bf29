# skatref's own records, with values of every type in each place: those of a wrong type are malformed, and the finding says
# what was expected.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

printf '%s\n' null true 1 1.5 '"x"' '""' '[]' '{}' >values
deal='"F":"CJ SJ HJ DJ DA CK HQ H9 DK C8","M":"C9 SQ H7 HA C7 D8 DT D9 SA S8","R":"S7 S9 HT CT HK H8 CQ SK ST DQ","skat":"CA D7"'

# types RIGHT EXPECTED RECORD: each value is put in place of V. Those of RIGHT are read; for the others the finding begins
# with "expected EXPECTED".
types() {
  right=$1 text=$2 record=$3
  : >log && : >wanted
  line=0
  while IFS= read -r value; do
    line=$((line + 1))
    printf '%s\n' "$record" | sed "s/V/$value/" >>log
    case " $right " in *" $value "*) ;; *) echo "log:$line: $text" >>wanted ;; esac
  done <values
  run 1 "$SKATREF" check log
  sed -n 's/^\(log:[0-9]*: \)malformed: record\.[a-z]*: found .*, expected \(.*\) (byte [0-9]*)$/\1\2/p' out |
    cut -c 1-45 | sed 's/ *$//' >said
  cut -c 1-45 wanted | sed 's/ *$//' >due
  expect "$(printf '%s' "$record" | sed 's/"deal":{[^}]*},//'): V may be ${right:-none of the values}" diff due said
}
event() { types "$1" "$2" "{\"skatref\":1,\"deal\":{$deal},\"events\":[$3],\"result\":null}"; }
result() { types "$1" "$2" "{\"skatref\":1,\"deal\":{$deal},\"events\":[],\"result\":$3}"; }
also() { types "$1" "$2" "{\"skatref\":1,$3,\"deal\":{$deal},\"events\":[],\"result\":null}"; }

cards='cards like "CJ ST D7", ?? when hidden'
clause='a clause like "end.card-shown"'
announce='{"seat":"F","event":"announce","game":"clubs"'
event '' '"event": bid hold pass take skat announce' V
event '' '"event": bid hold pass take skat announce' '{"seat":"F","event":V}'
event 1 'a seat: "F", "M" or "R"' '{"seat":V,"event":"pass"}'
event 1 'a bid: a number from 0 to 9999' '{"seat":"F","event":"bid","bid":V}'
event '' "$cards" '{"event":"skat","cards":V}'
event '' 'clubs, spades, hearts, diamonds, grand or null' '{"seat":"F","event":"announce","game":V}'
event true 'true or false' "$announce,\"hand\":V}"
event null 'null, "schneider" or "schwarz"' "$announce,\"announced\":V}"
event '' 'this announcement as ISS writes it' "$announce,\"iss\":V}"
event '""' "$cards" "$announce,\"discard\":V}"
event '' "$cards" "$announce,\"shown\":V}"
event 1 'a number of tricks from 0 to 10' '{"seat":"F","event":"show","leaves":V}'
event null 'null, "schneider" or "schwarz"' '{"seat":"F","event":"show","demanded":V}'
event '' "$clause" '{"seat":"F","event":"breach","clause":V}'
event '' "$clause" '{"event":"house-rule","clause":V}'
event '' 'one of count cut dealing skat-seen skat-taken' '{"event":"misdeal","kind":V}'
event '' 'one of deal auction play' '{"event":"misdeal","kind":"cut","found":V}'
event 1 'a number of cards from 0 to 32' '{"event":"misdeal","kind":"cut","lifted":V}'
event true 'true or false' '{"event":"misdeal","kind":"cut","leave":V}'

# An event that no player causes has no seat: there the key is unknown.
event '' 'a key of skat: cards' '{"event":"skat","cards":"CA D7","seat":V}'
event '' 'a key of house-rule: clause' '{"event":"house-rule","clause":"home.bock","seat":V}'

result 'null {}' '{...}, "passed-in", or null if it is missing' V
result 'null 1' 'a seat: "F", "M", "R", or null for nobody' '{"soloist":V}'
result 'null 1' 'a seat: "F", "M", "R", or null for nobody' '{"left":V}'
result '' '"win", "loss" or "penalty"' '{"outcome":V}'
result 1 'a number from -9999 to 9999' '{"score":V}'
result true 'true or false' '{"overbid":V}'
result 'true 1' 'true or false' '{"schneider":V}'
result 'true 1' 'true or false' '{"resigned":V}'

also '"x" ""' 'a string' '"id":V'
also '' 'isko2022, isko2018, isko1999 or altenburg1937' '"code":V'
also '[]' 'a list of options' '"options":V'
also '' 'an option: contra ramsch ramsch-double' '"options":[V]'
also '' 'the names of three players' '"players":V'
also 'null "x" ""' 'a string' '"players":[V,"b","c"]'
also '{}' 'an object with GM PC CO SE DT OW R0 R1 R2' '"iss":V'
also '"x" ""' 'a string' '"iss":{"GM":V}'
also '' '"iss" or "xskat"' '"conventions":V'
types 1 '1, the version of this format' "{\"skatref\":V,\"deal\":{$deal},\"events\":[],\"result\":null}"
types '[]' 'a list of events' "{\"skatref\":1,\"deal\":{$deal},\"events\":V,\"result\":null}"
types '' 'a deal of 32 cards: {"F":...,"M":...,"R":...,"skat":...}' '{"skatref":1,"deal":V,"events":[],"result":null}'
done_testing
