# The figures of a match, in text, JSON and as a page, against what its list and its records add up to.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
HOSTILE=$builddir/tests/match/hostile

match() { # FORMAT, with the records and the list
  run 0 "$SKATREF" referee --engine=random --engine=sample --duplicate --deals=60 --record=m.jsonl --list=m.csv --format="$1"
  cp out "as.$1"
}
match text
match json
match html

# Of each player, from the rows of the list: games, soloist, won, defender, won, passed in, game points, hand, ouvert,
# schneider, schwarz. The series names who sits at the table; whoever sits there twice is "sample 2" the second time.
# clause announce.implied: schwarz announced is schneider announced, too.
"$AWK" -F, 'NR > 1 {
    split($1, seat, " ")
    for (n = 1; n <= 3; n++) {
      p = seat[n]
      name = n > 1 && seat[n] == seat[n - 1] ? p " 2" : p
      games[p]++
      if ($3 == "") passed[p]++
      else if ($3 != name) { defender[p]++; held[p] += $8 == "lost" }
      else {
        soloist[p]++; won[p] += $8 == "won"; points[p] += $9; hand[p] += $5 == "yes"; ouvert[p] += $6 == "yes"
        schneider[p] += $7 != ""; schwarz[p] += $7 == "schwarz"
      }
    }
  }
  END { for (p in games) print p, games[p], soloist[p] + 0, won[p] + 0, defender[p] + 0, held[p] + 0, passed[p] + 0,
                                points[p] + 0, hand[p] + 0, ouvert[p] + 0, schneider[p] + 0, schwarz[p] + 0 }' m.csv |
  sort >due
expect "the test itself: somebody announces by hand, ouvert and schwarz" [ "$("$AWK" '$10 > 0 && $11 > $12 && $12 > 0 && $9 != $10' due | wc -l)" -gt 0 ]

"$AWK" 'NF == 0 { exit } NR > 1 { print $1, $2, $6, $7, $8, $9 }' as.text | sort >got
cut -d ' ' -f 1-6 due >text
expect "text: games as soloist and defender" cmp text got

for name in random sample; do
  sed "s/.*\"name\":\"$name\"/ /; s/\"name\".*//" as.json >one
  printf '%s' "$name"
  for key in games soloist_games soloist_won defender_games defender_won passed_in soloist_points hand ouvert schneider schwarz; do
    sed "s/.*\"$key\":\(-\{0,1\}[0-9]*\).*/ \1/" one | tr -d '\n'
  done
  echo
done >got
expect "JSON: the same, and what was announced" cmp due got

# The rows of the two tables of the page.
sed -n 's/^<tr><td class="name">//p' as.html | sed 's/<\/td>/ /g; s/<[^>]*>//g' >rows
head -n 2 rows | "$AWK" '{ print $1, $2, $6, $7, $9, $10, $12, $8 }' | sort >got
cut -d ' ' -f 1-8 due >page
expect "page: games as soloist and defender" cmp page got
tail -n 2 rows | "$AWK" '{ print $1, $8, $9, $10, $11 }' | sort >got
cut -d ' ' -f 1,9- due >page
expect "page: what was announced" cmp page got

# The best and the worst games of the page: whoever wins a trick leads to the next one (clause play.lead), and his card points
# are those of its three cards (clause pack.points).
sed -n 's/^ *[0-9][0-9]*  \([FMR]\) \(..\)  [FMR] \(..\)  [FMR] \(..\)  \([FMR]\) +\([0-9]*\)$/\1 \2 \3 \4 \5 \6/p; /^<pre>/s/.*/new/p' as.html >tricks
expect "the test itself: there are tricks" [ "$(grep -c ' ' tricks)" -gt 50 ]
"$AWK" 'function worth(card) { card = substr(card, 2); return card == "A" ? 11 : card == "T" ? 10 : card == "K" ? 4 : card == "Q" ? 3 : card == "J" ? 2 : 0 }
  $1 == "new" { winner = ""; next }
  (winner != "" && $1 != winner) || $6 != worth($2) + worth($3) + worth($4) { print }
  { winner = $5 }' tricks >wrong
expect "page: tricks and their points" [ ! -s wrong ]

# Each game is dealt by the next one at the table, clockwise (clause seat.next-dealer): rearhand of a table of three.
for options in --duplicate ''; do
  # shellcheck disable=SC2086 # one or none
  run 0 "$SKATREF" referee --engine=sample --engine=random --engine=fair="exec $HOSTILE fair" $options --deals=6 --list=d.csv
  "$AWK" -F, 'NR > 1 {
      split($1, seat, " ")
      for (n = 1; n <= 3; n++) next_one[$1 " " seat[n]] = seat[n % 3 + 1]
      if (last[$1] != "" && $2 != next_one[$1 " " last[$1]]) print
      last[$1] = $2
    }' d.csv >wrong
  expect "in ${options:-turn}: the next one" [ ! -s wrong ]
done

# Of three players rearhand has dealt (clause seat.forehand): the third of a record.
cut -d, -f 2 m.csv | sed 1d >dealers
sed 's/.*"players":\["[^"]*","[^"]*","\([^"]*\)"\].*/\1/' m.jsonl >rearhand
expect "the dealer is rearhand" cmp rearhand dealers

# A ramsch: what each player has of it, by the columns of all names.
run 0 "$SKATREF" referee --option=ramsch --engine=random --engine=sample --duplicate --deals=60 --list=r.csv --format=json
for name in random sample; do
  sed "s/.*\"name\":\"$name\"/ /; s/\"name\".*//" out |
    sed "s/.*\"ramsch_games\":\([0-9]*\).*\"ramsch_points\":\(-*[0-9]*\).*/$name \1 \2/"
done >got
"$AWK" -F, 'NR == 1 { for (n = 10; n <= NF; n++) { split($n, word, " "); name[n] = word[2] } next }
  $4 == "ramsch" { split($1, seat, " "); for (n in seat) games[seat[n]]++; for (n in name) points[name[n]] += $n }
  END { for (n in games) print n, games[n], points[n] }' r.csv | sort >ramsch
expect "the test itself: there is a ramsch" [ -s ramsch ]
expect "JSON: the ramsch" cmp ramsch got

# The list is scored by its scheme: with plain the total is the game points alone (clause sheet.entry).
run 0 "$SKATREF" referee --engine=random --engine=sample --duplicate --deals=60 --scheme=plain
"$AWK" 'NF == 0 { exit } NR > 1 { print $1, $3 }' out | sort >got
cut -d ' ' -f 1,8 due >plain
expect "plain: the totals are the game points" cmp plain got

# What was broken: the first game named is the first that check finds, in text and on the page.
for format in text html; do
  run 1 "$SKATREF" referee --engine=x="exec $HOSTILE revoke" --against=sample --duplicate --deals=20 --record=b.jsonl --format=$format
  cp out "broken.$format"
done
first=$("$SKATREF" check --format=jsonl b.jsonl | sed -n 's/^{"game":"\([0-9.]*\)".*"clause":"play.follow".*/\1/p; s/^.*"id":"\([0-9.]*\)".*"clause":"play.follow".*/\1/p' | head -n 1)
expect "the test itself: check finds one" [ -n "$first" ]
says broken.text "the first in game $first: "
says broken.html "<td>$first</td>"

# Lines that nobody asked for are neither late nor an end; a process that ends is no time that has run out.
run 0 "$SKATREF" referee --engine=x="exec $HOSTILE strays" --against=sample --deals=6 --format=html
expect "page: not late" [ "$(sed -n 's/^<tr><td class="name">x//p' out | head -n 1 | sed 's/<\/td>/ /g; s/<[^>]*>//g' | "$AWK" '{ print $14, $15 }')" = '0 0' ]
# They are those of the engine that writes them, in whatever seat.
run 0 "$SKATREF" referee --engine=fair="exec $HOSTILE fair" --engine=x="exec $HOSTILE strays" --deals=6
expect "whose lines they are" [ "$(sed -n 's/: [0-9]* lines that nobody had asked for$//p' out)" = x ]
run 1 "$SKATREF" referee --engine=x="exec $HOSTILE dead" --against=sample --deals=6 --record=b.jsonl --format=html
expect "page: ended as often as he left" [ "$(sed -n 's/^<tr><td class="name">x//p' out | head -n 1 | sed 's/<\/td>/ /g; s/<[^>]*>//g' | "$AWK" '{ print $14, $15 }')" = "0 $(grep -c '"event":"left"' b.jsonl)" ]
done_testing
