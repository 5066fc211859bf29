# skatref check --format=html, the page as a whole: names cannot break it, it is the same for every --jobs, and small.
# tests/report/html-parts.sh tests its parts.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

count() { # TEXT FILE: lines that have it
  grep -Fc -- "$1" "$2"
}

# A page is whole: begun and ended once, each element closed, no control characters, UTF-8.
whole() {
  expect "$subject: one page" [ "$(count '<!DOCTYPE html>' out) $(count '</html>' out)" = "1 1" ]
  expect "$subject: elements are closed" "$AWK" '
    /^<script>/ { exit failed }
    /^<style>/, /^<\/style>/ { next }
    {
      for (line = $0; match(line, /<\/?[a-z0-9]+/); line = substr(line, RSTART + RLENGTH)) {
        tag = substr(line, RSTART + 1, RLENGTH - 1)
        if (tag ~ /^(meta|input|html|head|body)$/ || tag ~ /^\/(html|head|body)$/) continue
        if (tag !~ /^\//) open[++depth] = tag
        else if (open[depth--] != substr(tag, 2)) { print FNR ": " tag; failed = 1; exit }
      }
    }
    END { exit failed || depth != 0 }' out
  expect "$subject: no control characters" "$AWK" '/[\001-\010\013-\037\177]/ { exit 1 }' out
  expect "$subject: UTF-8" iconv -f UTF-8 -t UTF-8 out
  expect "$subject: loads nothing" not grep -Eiq '<(link|img|iframe)|https?://|<[^>]* src=|@import|url\(' out
}

# ------------------------------------------------------------------------ one game

# A lost null hand, booked at -35 instead of -70.
null 8 -35 >wrong
run 1 "$SKATREF" check --format=html wrong
whole

# A forbidden card is marked in its trick: rearhand plays before middlehand.
record 9 "1 18 0 y 1 20 0 y 1 p 2 p 0 s w C7.D7 0 C.C7.D7 0 CJ 2 HQ 1 SA" unknown >illegal
run 1 "$SKATREF" check --format=html --clause='play.*' illegal
whole
expect "the trick is marked" grep -q '^<span class="move"> *1  F CJ  .*</span>$' out

# Games that conform have no findings.
clubs 7 >sound
run 0 "$SKATREF" check --format=html sound
whole

# ------------------------------------------------------------------------ names

printf '(;GM[Skat]PC[x]ID[<b>&"'\''</pre></script>]P0[</pre><script>alert(1)</script>]P1[\377\001\033[31m]P2[" onload="x]R0[]R1[]R2[]MV[w %s 1 19 ]R[passed] ;)\n' \
  "$deal" >hostile
sed 's/P0\[Anna\]/P0[<\/details><script>alert(1)<\/script>]/; s/P2\[Cora\]/P2["><img src=x onerror=y>]/; s/ID\[8\]/ID[<b>\&"]/' wrong |
  LC_ALL=C "$AWK" '{ i = index($0, "Bert"); print substr($0, 1, i - 1) sprintf("%c%c%c", 255, 1, 27) substr($0, i + 4) }' >>hostile
cp hostile '<i>&"name'
run 1 "$SKATREF" check --format=html --players '<i>&"name'
whole
says out '&lt;script&gt;alert(1)'
says out '&lt;b&gt;&amp;&quot;'
says out '<code>&lt;i&gt;&amp;&quot;name</code>'
says out '<h2>Players</h2>'
says out 'players: forehand &lt;/details&gt;&lt;script&gt;alert(1)&lt;/script&gt;, middlehand \xFF\x01\x1B, rearhand &quot;&gt;&lt;img'
expect "no name becomes markup" not grep -Eq '<b>[^0-9]|<i>|<img|<script>.' out
expect "one script" [ "$(count '<script' out)" = 1 ]
run 1 "$SKATREF" check --format=html --clause='<script>' wrong
whole
says out '<code>&lt;script&gt;</code>'

# ------------------------------------------------------------------------ many games

"$SKATREF" sample --games=4000 --seed=3 --faults >many.sgf
"$SKATREF" convert --to=json many.sgf >many.jsonl 2>/dev/null
"$SKATREF" sample --games=2000 --seed=4 >>many.sgf
cat hostile >>many.sgf
run 1 "$SKATREF" check --format=html many.sgf
whole
cp out one
for jobs in 1 2 7; do
  run 1 "$SKATREF" check --format=html --jobs=$jobs --players many.sgf
  [ $jobs = 1 ] && cp out first
  expect "--jobs=$jobs: the same page" cmp first out
done
expect "the page is small" [ "$(wc -c <one)" -lt 2000000 ]

# The badges of a clause count its games, and the clauses are in that order. Figures of four digits and more have thin
# blanks.
blank=$(printf '\342\200\257')
sed -n 's/.*<span class="counts">\(.*\)/\1/p' one | sed "s/$blank//g; s/<[^>]*>/ /g" |
  "$AWK" '{ n = 0; for (i = 1; i < NF; i++) if ($i ~ /^[0-9]+$/) n += $i; print n }' >badges
expect "the badges are in order" sort -c -n -r badges
sed -n 's/.*<section class="clause".* data-games="\([0-9]*\)".*/\1/p' one >games
expect "the badges count games" diff games badges

expect "the title has a thin blank" grep -q "<h1>6${blank}002 games judged" one
expect "the key has thin blanks" grep -q "<b>[1-9]${blank}[0-9][0-9][0-9]</b>" one
expect "no figure in a cell lacks its blank" not grep -Eq '<(td|b)>[0-9]{4}' one

# The counts are those of the summary.
"$SKATREF" check --format=summary many.sgf | sed -n 's/^  \([a-z-]*\.[a-z0-9-]*\): \([0-9]*\) in \([0-9]*\) games\{0,1\}$/\1 \2 \3/p' | sort >summed
sed "s/$blank//g" one | sed -n 's/^<p class="soft"><a href="#[^"]*">\([a-z0-9.-]*\)<.*[ >]\([0-9]*\) findings\{0,1\} in \([0-9]*\) games\{0,1\};.*/\1 \2 \3/p' | sort >counted
expect "the test itself: more than 40 clauses" [ "$(wc -l <summed)" -gt 40 ]
expect "the counts of the summary" diff summed counted
expect "a badge for each clause" [ "$(wc -l <badges)" -eq "$(wc -l <summed)" ]

# The first games of each clause: those that check prints first.
for clause in trick.points auction.end; do
  "$SKATREF" check --clause=$clause many.sgf | cut -d: -f1,2 | grep many | uniq | head -n 3 >due
  "$AWK" -v id="id=\"$clause-" 'index($0, id)' one | sed 's/.*<code>\(.*\)<\/code>.*/\1/' >got
  expect "the test itself: $clause in three games" [ "$(wc -l <due)" -eq 3 ]
  expect "$clause: the first three games" diff due got
done
says one 'the first 3 are below; <code>skatref check --clause=trick.points</code> prints all.'

# Examples are capped, each and all.
for n in 0 1 100; do
  run 1 "$SKATREF" check --format=html --examples=$n many.sgf
  whole
  expect "--examples=$n: at most so many of each clause" "$AWK" -v n=$n '
    /^<section/ { k = 0 } /^<details class="case"/ && ++k > n { exit 1 }' out
done
expect "--examples=100: 10 MiB and the frame are enough" [ "$(wc -c <out)" -lt 12000000 ]
run 1 "$SKATREF" check --format=html many.jsonl
whole

# The house rules stand above each game.
run 1 "$SKATREF" check --format=html --option=contra wrong
says out '<pre>Game 8 (wrong, line 1), by the code isko2022 + contra (skatref '

# Filters.
run 1 "$SKATREF" check --format=html --verdict=malformed many.sgf
whole
says out '<summary data-verdict="malformed">'
expect "only malformed games" not grep -q 'summary data-verdict="[^m]' out
says out 'in games with the verdict <code>malformed</code>'
run 1 "$SKATREF" check --format=html --clause='value.*' many.sgf
says out '<section class="clause" id="value.'
expect "only the clauses asked for" not grep -Eq '<section class="clause" id="[^v]' out
run 1 "$SKATREF" check --format=html --quiet many.sgf
says out '<p>None.</p>'

run 2 "$SKATREF" check --format=html --summary wrong
says err '--format=html cannot be combined with --summary or --part'
run 2 "$SKATREF" check --format=html --part=1/2 wrong
run 2 "$SKATREF" check --format=html --examples=101 wrong

done_testing
