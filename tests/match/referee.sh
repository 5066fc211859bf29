# skatref referee: matches of skatref's own players, their records, lists and parts.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

referee() { # STATUS OPTION...
  wanted=$1
  shift
  run "$wanted" "$SKATREF" referee "$@"
}

# totals FILE: what each player has in all series of a list, by name and without the numbers of seats.
totals() {
  "$SKATREF" sheet "$1" | "$AWK" '
    sub(/^deal .* score +/, "  ") || /^ +[a-z]/ && !/total|^ +[0-9]/ { gsub(/ [23]( |$)/, "  "); split($0, name, " ") }
    /^total/ { for (n = 2; n <= NF; n++) sum[name[n - 1]] += $n }
    END { for (n in sum) print n, sum[n] }' | sort
}

# table: names and totals of the result.
table() {
  "$AWK" 'NF == 0 { exit } NR > 1 { print $1, $3 }' out | sort
}

# ---------------------------------------------------------------- the players of skatref

for seats in '--engine=random' '--engine=sample --engine=random' '--engine=sample --against=random --duplicate' \
    '--engine=sample --engine=random --duplicate'; do
  # shellcheck disable=SC2086 # words
  referee 0 $seats --deals=40 --record=m.jsonl --list=m.csv
  table >ruled
  run 0 "$SKATREF" check m.jsonl
  says out ' 0 violate, 0 malformed'
  totals m.csv >added
  expect "$seats: the list has the same totals" cmp ruled added
  expect "the test itself: there are totals" [ -s added ]
done
expect "each deal in all seatings of two tables" [ "$(wc -l <m.jsonl)" -eq 240 ]
run 0 "$SKATREF" sheet m.csv
says out '0 wrong, 0 undecided, 0 malformed'

# The same cards in all seatings, and other cards under another seed.
cut -d '"' -f 6- m.jsonl | sed 's/.*"deal":\({[^}]*}\).*/\1/' | sort | uniq -c | "$AWK" '{ print $1 }' | sort -u >seatings
is 6 seatings
refused 'skatref referee: --deals: expected a number from 1 to 1000000000' referee --engine=random --deals=0
refused 'skatref referee: --deals: expected a number from 1 to 1000000000' referee --engine=random --deals=1000000001
refused 'skatref referee: --record and --list name the same file, ./both' referee --engine=random --deals=1 --record=both --list=./both
referee 0 --engine=random --deals=1 --record=one.jsonl
referee 0 --engine=random --deals=1 --seed=2 --record=two.jsonl
expect "another seed, other cards" not cmp -s one.jsonl two.jsonl

# The same match with any number of threads, and as the sum of its parts.
match='--engine=sample --engine=random --duplicate --deals=40'
# shellcheck disable=SC2086 # words
{
  referee 0 $match --jobs=3 --record=jobs.jsonl --list=jobs.csv --format=json
  cp out whole
  expect "records with three threads" cmp m.jsonl jobs.jsonl
  expect "the list with three threads" cmp m.csv jobs.csv
  for part in 1 2 3; do
    referee 0 $match --part=$part/3 --record=part$part.jsonl --format=json
    cat out >>parts
  done
  cat part1.jsonl part2.jsonl part3.jsonl >parts.jsonl
  expect "the records of the parts" cmp m.jsonl parts.jsonl
  run 0 "$SKATREF" merge --summary=json parts
  expect "the sum of the parts" cmp whole out
  run 0 "$SKATREF" merge parts
  cp out merged
  referee 0 $match
  expect "in text" cmp merged out
  referee 0 $match --part=4/40 --format=json
  sed 's/"name":"random"/"name":"other"/' out | cat parts - >strange
  run 2 "$SKATREF" merge strange
  says err 'strange:4: this part has other players than those before, or in another order'
  sed -n '1p;1p' parts >twice
  run 2 "$SKATREF" merge twice
  says err 'twice:2: the same part twice'
  sed -n '1p;3p' parts >gap
  run 2 "$SKATREF" merge gap
  says err 'part 2 of 3 is missing'
  # Parts of other deals: another seed, number of deals, file or seating; and other parts.
  expect "a part names its seed" grep -q '"seed":"1","deals_crc32":null,"duplicate":true,"deals_of_match":40,"part":{"part":1,"parts":3}' parts
  others='this part has other deals than those before: from another seed or another file, more or fewer of them, or in other seatings'
  head -n 2 parts >begun
  for other in --seed=2 --deals=39 --deals-from=m.jsonl; do
    referee 0 $match "$other" --part=3/3 --format=json
    cat begun out >other
    run 2 "$SKATREF" merge other
    says err "other:3: $others"
  done
  referee 0 --engine=sample --engine=random --deals=40 --part=3/3 --format=json
  cat begun out >other
  run 2 "$SKATREF" merge other
  says err "other:3: $others"
  head -n 3 m.jsonl >three.jsonl
  tail -n 3 m.jsonl >last.jsonl
  for deals in three last; do
    referee 0 --engine=random --deals-from=$deals.jsonl --part=$(($(wc -l <from 2>/dev/null || echo 0) + 1))/2 --format=json
    cat out >>from
  done
  run 2 "$SKATREF" merge from
  says err "from:2: $others"
  referee 0 $match --part=3/4 --format=json
  cat begun out >other
  run 2 "$SKATREF" merge other
  says err 'other:3: the match was cut into another number of parts'
  cat whole whole >twice
  run 2 "$SKATREF" merge twice
  says err 'twice:2: the same part twice'
  sed 's/"seed":"1"/"seed":1/' whole >strange
  run 2 "$SKATREF" merge strange
  says err 'strange:1: not a summary'
}

# ------------------------------------------------------------------------- deals from files

referee 0 --engine=random --deals=5 --record=five.jsonl
referee 0 --engine=random --deals-from=five.jsonl --record=again.jsonl
deals() { sed 's/.*"deal":\({[^}]*}\).*/\1/' "$1"; }
deals five.jsonl >five && deals again.jsonl >again
expect "the deals of records" cmp five again
referee 0 --engine=random --deals=5 --format=json
sed 's/"state":"/\n/g' out | sed -n 's/^\(isko2022; .*\)","deal".*/\1/p; s/^\(isko2022; [^"]*\)".*/\1/p' | sort -u >states
expect "the test itself: there are texts of states" [ -s states ]
# The sum of the deals is the CRC-32 of their hands and skats, four bytes each, the lowest first; a bit for each card.
cat >sum.py <<'END'
import struct, sys, zlib
cards, total = [suit + rank for suit in 'DHSC' for rank in '789QKTAJ'], 0
for line in open(sys.argv[1]):
    parts = dict((words[0], words[1:]) for words in map(str.split, line.split(';')[1:5]))
    for place in 'F', 'M', 'R', 'skat':
        total = zlib.crc32(struct.pack('<I', sum(1 << cards.index(card) for card in parts[place])), total)
print('"deals_crc32":"%08x"' % total)
END
referee 0 --engine=random --deals-from="$srcdir/corpus/logs/sample.state" --format=json
if [ -n "${PYTHON-}" ]; then
  expect "the sum of the deals" grep -qF "$("$PYTHON" sum.py "$srcdir/corpus/logs/sample.state")" out
else
  skip "the sum of the deals" "no Python"
fi
referee 0 --engine=sample --deals-from=states --record=s.jsonl
expect "one game for each text" [ "$(wc -l <s.jsonl)" -eq "$(wc -l <states)" ]
# Comments and empty lines stand between them, and lines end as in DOS.
"$AWK" 'BEGIN { printf "# deals\r\n" } { printf "%s\r\n\r\n", $0 }' states >dos
referee 0 --engine=sample --deals-from=dos --record=dos.jsonl
expect "the same games" cmp dos.jsonl s.jsonl
referee 0 --engine=random --deals=2 --deals-from=five.jsonl
says out '2 deals, 2 games'
# A deal of pushed ramsch is one only where that is played.
sed -n '1s/^isko2022;/isko2022 pushed-ramsch pushed;/; 1s/\(; skat [A-Z0-9]* [A-Z0-9]*\).*/\1/p' states >pushed
referee 0 --engine=random --option=pushed-ramsch --deals-from=pushed
says out '1 deal, 1 game'
referee 2 --engine=random --deals-from=pushed
says err 'pushed:1: a deal of pushed ramsch needs --option=pushed-ramsch (home.pushed-ramsch)'
{ cat states; echo 'isko2022; F CA CA'; } >bad
referee 2 --engine=random --deals-from=bad
says err "bad:$(wc -l <bad): the text of a state cannot be read"
expect "nothing is played" [ ! -s out ]
{ cat five.jsonl; sed -n '1s/"F":"[^"]*"/"F":"?? ?? ?? ?? ?? ?? ?? ?? ?? ??"/p' five.jsonl; } >bad
referee 2 --engine=random --deals-from=bad
says err 'bad:6: a deal needs 32 different cards'
referee 2 --engine=random --deals-from=no-such-file
says err 'cannot read no-such-file'

# ------------------------------------------------------------------------ codes and formats

for code in isko2018 isko1999 altenburg1937; do
  referee 0 --code=$code --engine=random --engine=sample --duplicate --deals=30 --record=m.jsonl
  run 0 "$SKATREF" check m.jsonl
  says out ' 0 violate, 0 malformed'
done
referee 0 --option=ramsch,contra --engine=random --engine=sample --duplicate --deals=30 --record=m.jsonl --list=m.csv
table >ruled
run 0 "$SKATREF" check m.jsonl
says out ' 0 violate, 0 malformed'
"$SKATREF" sheet --option=ramsch,contra m.csv >sheet
expect "ramsch is in the list" grep -q ' ramsch' m.csv -e ramsch
referee 0 --engine=random --deals=30 --record=m.sgf --to=iss
run 0 "$SKATREF" check m.sgf
says out ' 0 violate, 0 malformed'

# ----------------------------------------------------------------------------- wrong use

wrong() { # MESSAGE OPTION...
  message=$1
  shift
  referee 2 "$@"
  says err "$message"
}
wrong 'which players?'
wrong 'which players?' --against=sample
wrong '--engine=nix: expected NAME=COMMAND, random or sample' --engine=nix
wrong '--engine=a=: expected NAME=COMMAND' --engine=a=
wrong '--engine=a,b=cat: expected NAME=COMMAND' --engine=a,b=cat
wrong "two players have the name 'a'" --engine=a=cat --engine=a=true
wrong '--against=nix: no player has this name' --engine=sample --against=nix
wrong '--part=3/2: expected a part' --engine=sample --part=3/2
wrong "cannot write the format 'xskat'" --engine=sample --to=xskat
wrong 'cannot write no/where' --engine=sample --record=no/where
wrong 'cannot write no/where' --engine=sample --list=no/where
# Sums that no match has, that overflow together, or that end early, are refused; so is a part beyond the last one.
for part in 1 2 3; do
  "$SKATREF" referee --engine=random --deals=9 --part=$part/3 --format=json >"of$part.json"
done
run 0 "$SKATREF" merge of1.json of2.json of3.json
unfit='not a summary of skatref check, nor results of the same match'
sums='its sums contradict each other, or are too large to add'
while IFS='|' read -r what edit text; do
  sed "$edit" of1.json >edited.json
  expect "$what" not cmp -s edited.json of1.json
  run 2 "$SKATREF" merge edited.json of2.json of3.json
  says err "edited.json:1: $text"
done <<END
a negative number of games|s/"games":[0-9]*/"games":-5/|$sums
more than can be added|s/"squares":[0-9]*/"squares":9223372036854775000/|$sums
more games won than played|s/"clubs_won":[0-9]*/"clubs_won":77777/|$sums
more games of a suit than games|s/"clubs_games":[0-9]*/"clubs_games":77777/|$sums
fewer games as soloist than he had|s/"soloist_games":[1-9][0-9]*/"soloist_games":0/|$sums
more hand games than games|s/"hand":[0-9]*/"hand":77777/|$sums
other seats than three a game|s/"games":[0-9]*,"moves"/"games":8,"moves"/|$sums
a player with fewer deals|s/"name":"random",\(.*\)"deals":3/"name":"random",\1"deals":2/|$sums
no kind of results|s/"match":1/"match":null/|$unfit
no word on the seatings|s/"duplicate":false/"duplicate":"x"/|$unfit
another part|s/"part":1,/"part":4,/|$unfit
fewer deals|s/"deals":3,/"deals":2,/g|this part ended before its last deal
END
while IFS='|' read -r option text; do
  "$SKATREF" referee --engine=random --deals=9 --part=2/3 --format=json "$option" >other.json
  run 2 "$SKATREF" merge of1.json other.json of3.json
  says err "other.json:1: this part was $text than those before"
done <<END
--scheme=plain|added up by another --scheme
--code=isko1999|played by another code, or other house rules,
--option=contra|played by another code, or other house rules,
END
run 1 "$SKATREF" referee --strict --deals=9 --part=1/3 --format=json -- false
mv out strict.json
run 2 "$SKATREF" merge strict.json of2.json
says err 'strict.json:1: this part ended before its last deal'

# skatref's own under other names play as under their own.
run 0 "$SKATREF" referee --engine=random --engine=sample --deals=20 --list=own.csv
run 0 "$SKATREF" referee --engine=Ann=random --engine=Bo=sample --deals=20 --list=named.csv
sed 's/Ann/random/g; s/Bo/sample/g' named.csv >renamed.csv
expect "players of skatref's with names" cmp own.csv renamed.csv

# A signal ends the match between two games: no record is cut off, and each game has its row in the list.
"$SKATREF" referee --engine=random --engine=sample --deals=100000000 --record=ended.jsonl --list=ended.csv >out 2>err &
until [ -s ended.jsonl ]; do sleep 0.05; done
kill -TERM $!
wait $!
expect "a match ends by SIGTERM" [ $? -eq 143 ]
run 0 "$SKATREF" check ended.jsonl
expect "as many rows as records" [ "$(tail -n +2 ended.csv | wc -l)" -eq "$(wc -l <ended.jsonl)" ]
done_testing
