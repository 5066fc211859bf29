# skatref check --format=html, part by part: the counts, the tables, each clause with its first games, and the lines of a
# game that are marked. tests/report/html.sh tests a page as a whole.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

eleven_games "<long> & more" >eleven
run 1 "$SKATREF" check --format=html --players eleven
name=$("$SKATREF" --version | sed -n 's/^skatref //p') spec=$("$SKATREF" --version | sed -n 's/^spec \(............\).*/\1/p')

# ------------------------------------------------------------------------- the head

block "what was judged, and by which rules" <<END
<h1>11 games judged</h1>
<p class="soft"><code>eleven</code> (skatref $name, isko2022, spec $spec)</p>
END
block "the share of each verdict of eleven games" <<'END'
<div class="bar" aria-hidden="true"><i class="v-conforms" style="flex-grow:27.2727"></i><i class="v-convention" style="flex-grow:9.0909"></i><i class="v-undecided" style="flex-grow:9.0909"></i><i class="v-violates" style="flex-grow:45.4545"></i><i class="v-malformed" style="flex-grow:9.0909"></i></div>
<ul class="key">
<li><i class="v-conforms"></i>conforms <b>3</b> <span class="soft">27.27 %</span></li>
<li><i class="v-convention"></i>convention <b>1</b> <span class="soft">9.09 %</span></li>
<li><i class="v-undecided"></i>undecided <b>1</b> <span class="soft">9.09 %</span></li>
<li><i class="v-violates"></i>violates <b>5</b> <span class="soft">45.45 %</span></li>
<li><i class="v-malformed"></i>malformed <b>1</b> <span class="soft">9.09 %</span></li>
</ul>
END
block "kinds of game" <<'END'
<details class="fold"><summary><h2>Kinds of game</h2></summary>
<div class="wide"><table data-sort>
<thead><tr><th>game</th><th>games</th><th>convention</th><th>undecided</th><th>violates</th><th>malformed</th></tr></thead><tbody>
<tr><td class="name">clubs</td><td>3</td><td>0</td><td>1</td><td>1</td><td>0</td></tr>
<tr><td class="name">null</td><td>5</td><td>0</td><td>0</td><td>4</td><td>0</td></tr>
<tr><td class="name">passed in</td><td>1</td><td>0</td><td>0</td><td>0</td><td>0</td></tr>
<tr><td class="name">no game</td><td>2</td><td>1</td><td>0</td><td>0</td><td>1</td></tr>
</tbody></table></div></details>
END
block "players" <<'END'
<details class="fold"><summary><h2>Players</h2></summary>
<div class="wide"><table data-sort>
<thead><tr><th>player</th><th>games</th><th>violate or malformed</th></tr></thead><tbody>
<tr><td class="name"><bdi>Anna</bdi></td><td>10</td><td>5</td></tr>
<tr><td class="name"><bdi>Bert</bdi></td><td>10</td><td>5</td></tr>
<tr><td class="name"><bdi>Cora</bdi></td><td>10</td><td>5</td></tr>
</tbody></table></div>
</details>
END
block "the choices" <<'END'
<h2>Findings by clause</h2>
<form role="search" hidden><input type="search" placeholder="value.overbid, a game, a player" aria-label="Search" autocomplete="off">
<select aria-label="Verdict"><option value="">all verdicts</option><option value="convention">convention</option><option value="undecided">undecided</option><option value="violates">violates</option><option value="malformed">malformed</option></select>
<select aria-label="Order"><option value="games">most games first</option><option value="id">by name</option><option value="place">as in the spec</option></select><output data-text="{shown} of {all} clauses"></output></form>
<div id="clauses">
END
expect "the page has its title" grep -Fq '<title>Games judged by skatref</title>' out

# ----------------------------------------------------------------------- the clauses

# Clauses in most games come first, then in the order of the spec; each has its place there, and its text. At most three of
# its games are shown.
"$SKATREF" clause --list --lang=en >spec
place_of() {
  echo $(($(grep -n "^$1 " spec | cut -d: -f1) - 1))
}
section() { # ID GAMES VERDICT TITLE: how it begins
  printf '<section class="clause" id="%s" data-games="%s" data-place="%s" data-verdicts="%s">' "$1" "$2" "$(place_of "$1")" "$3"
  printf '<details><summary><h3>%s</h3> <span>%s</span><span class="counts"><span class="count v-%s">%s %s</span> </span></summary>\n' \
    "$1" "$4" "$3" "$2" "$3"
}
cat >wanted <<'END'
value.lost-double 4 violates A lost game scores twice its value
auction.values 1 violates Only game values are bids
end.absent 1 convention A player leaves or runs out of time
record.syntax 1 malformed A record follows its format
record.result 1 undecided The result is written once, with every figure
END
while read -r id games verdict title; do
  section "$id" "$games" "$verdict" "$title"
done <wanted >sections
expect "the test itself: places" [ "$(place_of pack.cards) $(place_of pack.suits)" = '0 1' ]
grep '^<section' out >got
expect "the clauses, in their order" diff sections got
for row in 'value.lost-double">value.lost-double</a> <span class="grade">ISkO 2022 2.5</span> <span class="grade">1999 5.3</span> 4 findings in 4 games; the first 3 are below; <code>skatref check --clause=value.lost-double</code> prints all.</p>' \
  'auction.values">auction.values</a> <span class="grade">ISkO 2022 3.3</span> <span class="grade">1999 3.3.1</span> 3 findings in 1 game; it is below.</p>' \
  'end.absent">end.absent</a> 1 finding in 1 game; it is below.</p>'; do
  expect "${row%%\"*}: its numbers and games" grep -Fqx "<p class=\"soft\"><a href=\"#$row" out
done
expect "what a clause says" grep -q '^<p>A lost game scores twice its value against the soloist\..*</p>$' out
expect "every section is closed" [ "$(grep -c '^</details></section>$' out)" -eq 5 ]
expect "so is the list of them" grep -qx '</div>' out

# Each game: where it is, which, what is wrong.
byte() { # LINE NEEDLE
  "$AWK" -v n="$1" -v needle="$2" 'NR == n { print index($0, needle) }' eleven
}
cat >wanted <<END
<details class="case" id="value.lost-double-1"><summary data-verdict="violates"><code>eleven:3</code> game 3 <span class="what">score: recorded -35, ruled -70</span></summary>
<details class="case" id="value.lost-double-2"><summary data-verdict="violates"><code>eleven:8</code> game &lt;long&gt; &amp; more <span class="what">score: recorded -35, ruled -70</span></summary>
<details class="case" id="value.lost-double-3"><summary data-verdict="violates"><code>eleven:9</code> <span class="what">score: recorded -35, ruled -70</span></summary>
<details class="case" id="auction.values-1"><summary data-verdict="violates"><code>eleven:11</code> game 9 <span class="what">middlehand bids 19: a bid must be a game value of 18 or more (move 2, byte $(byte 11 "1 19"))</span></summary>
<details class="case" id="end.absent-1"><summary data-verdict="convention"><code>eleven:5</code> game 5 <span class="what">middlehand leaves: there is no game, and nothing is scored (move 4, byte $(byte 5 "w LE"))</span></summary>
<details class="case" id="record.syntax-1"><summary data-verdict="malformed"><code>eleven:7</code> game 13 <span class="what">found XX, expected a deal of 32 cards: ten, ten, ten and the skat (byte $(byte 7 XX))</span></summary>
<details class="case" id="record.result-1"><summary data-verdict="undecided"><code>eleven:6</code> game 6 <span class="what">the result is missing</span></summary>
END
grep '^<details class="case"' out >got
expect "the games of each clause" diff wanted got
expect "players of those that have them" [ "$(grep -Fcx '<p class="soft">players: forehand Anna, middlehand Bert, rearhand Cora</p>' out)" -eq 6 ]

# ------------------------------------------------------------------ marks in a game

# marked ID FILE: the game of this clause is that of explain, with these lines marked, on standard input: the class, and
# how the line begins.
marked() {
  cat >marks
  run_page=$1
  "$SKATREF" explain --cards=letters "$2" 2>/dev/null |
    sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g; s/"/\&quot;/g' |
    "$AWK" 'NR == FNR { at = index($0, " "); class[++n] = substr($0, 1, at - 1); begin[n] = substr($0, at + 1); next }
      { mark = ""
        if (k < n && index($0, begin[k + 1]) == 1) mark = class[++k]
        print mark == "" ? $0 : "<span class=\"" mark "\">" $0 "</span>" }
      END { print "</pre>"; if (k < n) print "not found: " begin[k + 1] }' marks - >expected
  "$AWK" -v id="id=\"$run_page-1\"" 'index($0, id) { on = 1 } on && /^<pre>/ { sub(/<pre>/, ""); told = 1 } told
    /^<\/pre>/ { if (told) exit }' out >got
  expect "$run_page: the marks" diff expected got
}
marked value.lost-double eleven:id=3 <<'END'
move recorded    lost -35
fault    !  violates: value.lost-double
fault       recorded -35, ruled -70
END
marked auction.values eleven:id=9 <<'END'
move auction     M 19
fault    !  violates: auction.values
fault       a bid must be a game value of 18
move             F yes  M 21
fault    !  violates: auction.values
fault       a bid must be a game value of 20
move             F yes  M 25
fault    !  violates: auction.values
fault       a bid must be a game value of 22
END
marked record.syntax eleven:id=13 <<'END'
move                                ^
fault    !  malformed: record.syntax
fault       a deal of 32 cards
END
marked end.absent eleven:id=5 <<'END'
move    -  middlehand leaves
fault    !  convention: end.absent
fault       leaves: there is no game
END
marked record.result eleven:id=6 <<'END'
move recorded    no result
fault    !  undecided: record.result
fault       the result is missing
END
# A finding by another clause has another mark, wherever it stands.
clubs 7 "$(echo "$clubs_won" | sed 's/v:168 m:11/v:100 m:9/')" "1 19 0 y 1 20 0 y 1 p 2 p" >three
run 1 "$SKATREF" check --format=html three
marked value.product three <<'END'
move auction     M 19
other    !  violates: auction.values
other       a bid must be a game value of 18
move recorded    won
fault    !  violates: value.product
fault       ruled 168
other    !  violates: matadors.run
other       matadors: recorded 9, ruled 11
END

# What follows from a move is no part of the finding above it: that the game was decided, or that it ends here by the code.
"$SKATREF" sample --games=4000 --seed=11 --faults >many.sgf
for language in en pl; do
  "$SKATREF" check --format=html --examples=100 --lang=$language many.sgf >many.html
  expect "$language: there are findings before the line 'decided'" grep -B1 -E '^      (decided|rozstrzygnięta,)' many.html \
    -q -e 'class="fault"'
  expect "$language: only lines of findings are marked as such" not grep -E \
    '<span class="(fault|other|move)">      (decided|rozstrzygnięta,|by the code|według kodeksu)' many.html
done

# A malformed game counts for those whom it names.
echo '{"skatref":1,"players":["Zoe","Xaver","Yvonne"],"deal":{}}' >named
run 1 "$SKATREF" check --format=html --players named
says out '<tr><td class="name"><bdi>Zoe</bdi></td><td>1</td><td>1</td></tr>'

# ------------------------------------------------------------------------ limits

# One game; without --clause and --verdict nothing is said of them. Up to eight files are named.
clubs 1 >one
run 0 "$SKATREF" check --format=html one
says out '<h1>1 game judged</h1>'
expect "no choice" not grep -e 'Below are only' -e '<h2>Players' out
expect "no findings" grep -qx '<p>None.</p>' out
block "all of one game" <<'END'
<div class="bar" aria-hidden="true"><i class="v-conforms" style="flex-grow:100.0000"></i></div>
<ul class="key">
<li><i class="v-conforms"></i>conforms <b>1</b> <span class="soft">100.00 %</span></li>
END
for n in 1 2 3 4 5 6 7 8; do cp one "f$n"; done
list='<code>f1</code>, <code>f2</code>, <code>f3</code>, <code>f4</code>, <code>f5</code>, <code>f6</code>, <code>f7</code>, <code>f8</code>'
run 0 "$SKATREF" check --format=html f1 f2 f3 f4 f5 f6 f7 f8
says out "<p class=\"soft\">$list (skatref"
run 0 "$SKATREF" check --format=html f1 f2 f3 f4 f5 f6 f7 f8 one one
says out "<p class=\"soft\">$list and 2 more (skatref"
# The page says which findings it shows.
run 1 "$SKATREF" check --format=html --clause='value.*' eleven
says out '<p>Below are only findings by <code>value.*</code>; the counts of games are those of all games.</p>'
run 1 "$SKATREF" check --format=html --verdict=violates eleven
says out '<p>Below are only findings in games with the verdict <code>violates</code>; the counts of games are those of all games.</p>'
run 1 "$SKATREF" check --format=html --verdict=violates --clause='value.*' eleven
says out '<p>Below are only findings by <code>value.*</code> in games with the verdict <code>violates</code>; the counts of games are those of all games.</p>'
# Figures have a thin blank between each three digits.
blank=$(printf '\342\200\257')
for n in 10 100 1000 12345; do
  "$AWK" -v n="$n" '{ line = $0 } END { for (i = 0; i < n; i++) print line }' one >many
  run 0 "$SKATREF" check --format=html many
  shown=$(echo "$n" | sed "s/\(.\)\(...\)$/\1$blank\2/")
  says out "<h1>$shown games judged</h1>"
  says out "<td>$shown</td>"
done
# 200 players are listed.
"$AWK" '{ split($0, part, /Anna|Bert|Cora/)
  for (i = 1; i <= 67; i++) print part[1] "A" i part[2] "B" i part[3] (i < 67 ? "C" i : "B66") part[4] }' one >players
run 0 "$SKATREF" check --format=html --players players
expect "200 players" [ "$(grep -c '<bdi>' out)" -eq 200 ]
block "and no more" <<'END'
</tbody></table></div>
</details>
END
sed 's/B66/C67/' players >>one
run 0 "$SKATREF" check --format=html --players one players
expect "200 of them" [ "$(grep -c '<bdi>' out)" -eq 200 ]
# 67 A, 67 B, 67 C, and the three of the first game.
says out '<p class="soft">The first 200 of 204 players; <code>--summary=json</code> has them all.</p>'
# An id has 64 bytes, a name 80.
for n in 63 64 65; do
  null "$(letters $n)" -35 >log
  run 1 "$SKATREF" check --format=html log
  says out "</code> game $(letters $((n < 64 ? n : 64))) <span"
done
for n in 79 80 81; do
  null 1 -35 | sed "s/Anna/$(letters $n)/" >log
  run 1 "$SKATREF" check --format=html log
  says out "forehand $(letters $((n < 80 ? n : 80))), middlehand"
done
null 1 -35 | sed 's/Anna//; s/Cora/C/' >log
run 1 "$SKATREF" check --format=html log
says out '<p class="soft">players: middlehand Bert, rearhand C</p>'
null 1 -35 | sed 's/Bert//; s/Cora//; s/Anna/A/' >log
run 1 "$SKATREF" check --format=html log
says out '<p class="soft">players: forehand A</p>'
# --examples: the number of games shown for each clause.
for n in 0 1 2 4; do
  run 1 "$SKATREF" check --format=html --examples=$n eleven
  expect "--examples=$n" [ "$(grep -c 'id="value.lost-double-[0-9]"' out)" -eq "$n" ]
done
expect "all four" grep -Fq '4 findings in 4 games; all are below.</p>' out
run 1 "$SKATREF" check --format=html --examples=1 eleven
expect "the first" grep -Fq '4 findings in 4 games; the first 1 is below; <code>' out
# The findings of two logs are added up.
{ null 1 -35; left 5; null 2 -35; } >log
run 1 "$SKATREF" check --format=html --jobs=2 log eleven
says out 'id="value.lost-double" data-games="6"'
says out '<span class="count v-violates">6 violates</span>'
says out '<span class="count v-convention">2 convention</span>'
says out '6 findings in 6 games; '

# A game with three clauses counts for each of them; the first clause of the spec and the first kind of game are listed.
run 1 "$SKATREF" check --format=html three
expect "each counts it" [ "$(grep -Fc '<span class="count v-violates">1 violates</span>' out)" -eq 3 ]
clubs 1 | sed 's/SA\.ST/SA.SA/; s/ 0 C\.C7/ 0 D.C7/' >log
run 1 "$SKATREF" check --format=html log
says out '<section class="clause" id="pack.cards" data-games="1" data-place="0" data-verdicts="violates">'
says out '<tr><td class="name">diamonds</td><td>1</td>'
# A clause with findings of two verdicts.
sed -n 6p eleven >log
clubs 1 | sed 's/ t:10/ t:x/' >>log
run 1 "$SKATREF" check --format=html log
says out 'id="record.result" data-games="2"'
says out 'data-verdicts="undecided malformed">'
says out '<span class="count v-undecided">1 undecided</span> <span class="count v-malformed">1 malformed</span> '
# The field after the names is no player.
null 1 -35 | sed 's/R0\[\]/R0[Dora]/' >log
run 1 "$SKATREF" check --format=html log
says out '<p class="soft">players: forehand Anna, middlehand Bert, rearhand Cora</p>'
# 50000 players are counted.
record 1 "1 p 2 p 0 p" passed >passed
"$AWK" '{ split($0, part, /Anna|Bert|Cora/)
  for (i = 1; i <= 16667; i++) print part[1] "A" i part[2] "B" i part[3] "C" i part[4] }' passed >many
run 0 "$SKATREF" check --format=html --players many
block "one more" <<'END'
<p class="soft">The first 200 of 50000 players; <code>--summary=json</code> has them all.</p>
<p class="soft">50000 players are counted; games of others: 1.</p>
</details>
END
# A long choice is cut, but not its markup.
run 0 "$SKATREF" check --format=html --clause="$(letters 300 | sed 's/x/"/g')" one
expect "a long choice" grep -Eq '<code>(&quot;){100,}</code>; the counts' out

# A game has 12 KiB at most, in whole lines; the page says where the rest is.
clubs 1 >single
"$SKATREF" convert --to=json single | "$AWK" '{
  at = index($0, "{\"seat\":\"F\",\"event\":\"card\",\"card\":\"SJ\"")
  printf "%s", substr($0, 1, at - 1)
  for (i = 0; i < 200; i++) printf "{\"seat\":\"M\",\"event\":\"breach\",\"clause\":\"end.card-shown\",\"cards\":\"ST SK SQ S9 S8 S7 HA HT HK\"},"
  print substr($0, at) }' >long.json
{ echo; cat long.json; } >log
run 1 "$SKATREF" check --format=html log
"$SKATREF" explain --cards=letters log >told 2>err
expect "the test itself: a long text" [ "$(wc -c <told)" -gt 14000 ]
"$AWK" '/^<pre>/ { on = 1 } /^<\/pre>/ { exit } on' out | sed 's/<[^>]*>//g; s/&lt;/</g; s/&gt;/>/g; s/&quot;/"/g; s/&amp;/\&/g' >got
head -n "$(wc -l <got)" told >begins
expect "its first lines" diff begins got
expect "as many as there is room for" "$AWK" -v shown="$(wc -l <got)" '
  { size += length($0) + 1 } NR == shown { fits = size <= 12288 } NR == shown + 1 { fills = size > 12288 }
  END { exit !(fits && fills) }' told
says out '<p class="soft">The game is cut off here; this command prints all of it: <code>skatref explain '\''log:2'\''</code></p>'
run 1 "$SKATREF" check --format=html eleven
expect "no other is cut" not grep 'is cut here' out
done_testing
