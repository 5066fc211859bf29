# skatref sheet: two things beside each other in one list do what each of them does alone.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# ------------------------------------------------------- two lists in a file

head=serie,nr,geber,spieler,spiel,spitzen,status,punkte

# deals KIND NAMES NUMBER...: a list of these deals, clubs with 1 by the next player, the first one lost.
deals() {
  kind=$1 names=$2
  shift 2
  "$AWK" -v OFS=, -v kind="$kind" -v names="$names" 'BEGIN {
    n = split(names, name, " ")
    for (i = 1; i < ARGC; i++) {
      d = ARGV[i]
      print kind, d, name[(d - 1) % n + 1], name[d % n + 1], "clubs", 1, i == 1 ? "lost" : "won", i == 1 ? -48 : 24
    }
  }' "$@" >"$kind"
}

deals right 'Ada Bo Cy' 1 2 3 4 5 6
deals four 'Ada Bo Cy Di' 1 2 3 4
deals gap 'Ada Bo Cy' 1 2 4
deals twice 'Ada Bo Cy' 1 2 2
deals many 'Ada Bo Cy Di' 1 2 3 4
sed 's/,Ada,Bo,/,Eva,Eva,/; 4s/Di,Ada/Ada,Di/' many >more && sed 's/^many/five/' more >five
deals slip 'Ada Bo Cy Di' 1 2 3 4 5 6 7 8 9 10 11 12
sed '11s/,Di,clubs/,Dii,clubs/' slip >more && mv more slip
deals grown 'Ada Bo Cy' 1 2 3 4 5 6
deals new 'Ada Bo Cy Di' 7 8 9 10
sed 's/^new/grown/' new >>grown
deals wrong 'Ada Bo Cy' 1 2 3
sed '2s/24$/25/; 3s/clubs,1,won,24/bridge,1,won,24/' wrong >more && mv more wrong
deals passed 'Ada Bo Cy' 1 2 3
sed '2s/Cy,clubs,1,won,24/,,,,/' passed >more && mv more passed
deals ramsch 'Ada Bo Cy' 1 2 3
sed '2s/clubs,1,won,24/ramsch,,lost,-70/; 3s/clubs,1,won,24/ramsch,,lost,-7/' ramsch >more && mv more ramsch

# split KIND...: what sheet says of a list with these lists in it: the findings of each, the deals and the sums of each.
split() {
  { echo "$head"; cat "$@"; } >list.csv
  "$SKATREF" sheet --option=ramsch --all list.csv >out 2>err
  for kind; do
    from=$("$AWK" -F, -v kind="$kind" '$1 == kind { print NR; exit }' list.csv)
    to=$("$AWK" -F, -v kind="$kind" '$1 == kind { n = NR } END { print n }' list.csv)
    "$AWK" -F: -v from="$from" -v to="$to" '$1 == "list.csv" && $2 >= from && $2 <= to { sub(/:[0-9]*/, ":" $2 - from); sub(/in line [0-9]*/, "in another"); print }' out
    "$AWK" -v kind="$kind:" '/^series / { on = $2 == kind } /^$/ { on = 0 } on' out
  done
}

kinds='right four gap twice five slip grown wrong passed ramsch'
for kind in $kinds; do
  split $kind >$kind.alone
done
for kind in five slip grown gap twice wrong ramsch; do
  expect "the test itself: $kind has a finding" grep -q '^list.csv' $kind.alone
done
expect "the test itself: not every list is like another" not cmp -s right.alone gap.alone
for one in $kinds; do
  begin "$one beside each other list is what both are alone"
  for other in $kinds; do
    [ $one = $other ] && continue
    split $one $other >both
    cat $one.alone $other.alone >wanted
    expect "$one and $other" diff wanted both
  done
  end
done

# -------------------------------------------------------------- quoted cells

# A cell of six lines, then of two: later rows keep the lines that they have in the file. No game has the value 25.
printf 'soloist,score,remark\nA,24,"one\ntwo\nthree\nfour\nfive\nsix"\nB,25,x\nA,18,"one\ntwo"\nC,51,\n' >quoted.csv
run 1 "$SKATREF" sheet quoted.csv
says out 'quoted.csv:8:2: violates: auction.values: no game has the value 25'
says out 'quoted.csv:11:2: violates: auction.values: no game has the value 51'
says out ' 2 wrong,'
# The longest such cell has sixteen lines; after one more the quote is taken as forgotten, and its row alone is left out.
for lines in 16 17; do
  "$AWK" -v n=$lines 'BEGIN { print "soloist,score,remark"; printf "A,24,\""; for (i = 1; i < n; i++) print "line"; print "end\""; print "B,25,x" }' >long.csv
  run 1 "$SKATREF" sheet long.csv
  says out "long.csv:$((lines + 2)):2: violates: auction.values: no game has the value 25"
  cp out $lines.out
done
expect "sixteen lines are a cell" not grep -q malformed: 16.out
expect "seventeen are none" grep -q '^long.csv:2: malformed: record.syntax: " is unreadable here; expected: a closing quote' 17.out

# ---------------------------------------------------------- numbers of deals

# numbers NUMBERS FINDING...: deals with these numbers, and what is said of them, "line: text".
numbers() {
  { echo nr,soloist,score; for n in $1; do echo "$n,A,24"; done; } >numbers.csv
  subject="numbers $1"
  shift
  "$SKATREF" sheet numbers.csv >out 2>err
  if [ $# -eq 0 ]; then : >wanted; else printf '%s\n' "$@" >wanted; fi
  sed -n '/last round of/d; s/^numbers\.csv:\([0-9]*\):1: violates: sheet.series: \(.*\)/\1: \2/p' out >said
  expect "$subject: ${*:-nothing missing}" diff wanted said
}
numbers '1 2 3'
numbers '1 3' '3: deal 2, before deal 3, is missing'
numbers '2 3' '2: deal 1, before deal 2, is missing'
numbers '1 2 4 5 7 8' '4: deal 3, before deal 4, is missing' '6: deal 6, before deal 7, is missing'
numbers '1 5 6' '3: deals 2 to 4, before deal 5, are missing'
numbers '1 4 6 9' '3: deals 2 to 3, before deal 4, are missing' '4: deal 5, before deal 6, is missing' \
  '5: deals 7 to 8, before deal 9, are missing'
numbers '1 2 2 4' '4: deal 2 is in line 3 too' '5: deal 3, before deal 4, is missing'
# The dealers move on over a gap: after deal 2 of Bo comes deal 4 of Ada, and after deal 4 deal 7 of Ada.
gap() { # STATUS DEALERS of deals 1, 2, 4 and 7
  { echo nr,geber,spieler,punkte; i=0; for n in 1 2 4 7; do
    i=$((i + 1)); echo "$n,$(echo $2 | cut -d' ' -f$i),Bo,24"; done; } >gap.csv
  run 1 "$SKATREF" sheet gap.csv
  expect "dealers $2: $1 of them wrong" [ "$(grep -c seat.next-dealer out)" = $1 ]
}
gap 0 'Ada Bo Ada Ada'
gap 1 'Ada Bo Ada Bo'

# ------------------------------------------------------------ two options

# sheet OPTION...: what it prints of three series, and its status.
sheet() {
  "$SKATREF" sheet --option=ramsch "$@" list.csv 2>&1
  echo "status $?"
}
{ echo "$head"; cat right gap wrong; } >list.csv
set -- --strict --all --scheme=plain --deals=6 --code=isko1999 --format=csv --format=json --format=html
for one in "$@"; do
  begin "sheet: $one with each other option, in any order"
  for other in "$@"; do
    case "$one $other" in --format*' '--format*) continue ;; esac
    [ "$one" != "$other" ] || continue
    sheet "$one" "$other" >both
    sheet "$other" "$one" >turned
    expect "$one and $other" cmp both turned
    # What is undecided or a convention here is none: --strict changes nothing; --all changes only the text.
    sheet "$other" >alone
    case "$one $other" in --strict* | '--all --format'*) expect "$one and $other: as $other alone" diff alone both ;; esac
  done
  end
done
sheet >alone
sheet --all >text
expect "the deals stand in the text of three series only with --all" not cmp -s text alone
# The same totals in each format.
sheet --format=json | grep -o '"totals":{[^}]*},"places"' | grep -o ':-*[0-9][0-9]*' | tr -d : | sort >got
expect "the test itself: nine totals" [ "$(wc -l <got)" -eq 9 ]
sheet | "$AWK" '/^ *total / { for (i = 2; i <= NF; i++) print $i }' | sort >due
expect "the totals of the text are those of the JSON" diff due got
done_testing
