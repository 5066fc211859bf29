# Summaries, filters, and logs that are judged in parts.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

"$SKATREF" sample --games=300 --seed=1 >games.sgf
"$SKATREF" sample --games=300 --seed=2 --first=1001 --faults >>games.sgf
"$SKATREF" convert --to=json games.sgf >games.jsonl 2>/dev/null
"$AWK" 'NR % 7 == 0 { print substr($0, 1, length($0) / 2); next } NR % 11 == 0 { print "no record"; print ""; } { print }' \
  games.sgf >mangled.sgf
printf '(;GM[Skat]PC[ISS]P0[b\377]P1[b\376]P2[c\001]MV[];)\n' >>mangled.sgf

# ------------------------------------------------------------------------------ parts

# parts FILE: the outputs of the parts are, one after the other, that of one run.
parts() {
  file=$1
  "$SKATREF" check --format=jsonl "$file" >whole.jsonl
  "$SKATREF" check --all "$file" | sed '$d' >whole.txt
  run 1 "$SKATREF" check --format=summary --summary=json --players "$file"
  cp out whole.summary
  for n in 1 2 5 40; do
    rm -f part.*
    for k in $("$AWK" "BEGIN { for (k = 1; k <= $n; k++) print k }"); do
      "$SKATREF" check --part="$k/$n" --format=jsonl "$file" >>part.jsonl
      "$SKATREF" check --part="$k/$n" --all "$file" >>part.txt
      "$SKATREF" check --part="$k/$n" --format=summary --summary=json --players "$file" >>part.summary
    done
    for kind in jsonl txt; do
      expect "$file in $n parts: $kind" cmp "whole.$kind" "part.$kind"
    done
    run 1 "$SKATREF" merge --summary=json part.summary
    expect "$file in $n parts: the merged summary" cmp whole.summary out
  done
}
parts games.sgf
parts mangled.sgf
log=$srcdir/corpus/logs/sample.xskat
for n in 1 3 9; do
  : >parts.jsonl
  for k in $("$AWK" "BEGIN { for (k = 1; k <= $n; k++) print k }"); do
    "$SKATREF" check --part="$k/$n" --format=jsonl "$log" >>parts.jsonl
  done
  "$SKATREF" check --format=jsonl "$log" >whole.jsonl
  expect "a log of XSkat in $n parts" cmp whole.jsonl parts.jsonl
done
"$SKATREF" check --format=jsonl games.jsonl >whole.jsonl
for k in 1 2 3 4; do "$SKATREF" check --part=$k/4 --format=jsonl games.jsonl; done >parts.jsonl
expect "JSON in 4 parts" cmp whole.jsonl parts.jsonl

refused() { # TEXT COMMAND...
  text=$1
  shift
  run 2 "$@"
  says err "$text"
}
for part in 0/3 4/3 x 1/0 1 1/2/3; do
  refused "--part=$part: expected a part" "$SKATREF" check --part=$part games.sgf
done
refused '--part needs one file' "$SKATREF" check --part=1/2 games.sgf games.sgf
refused 'cannot read part of it' sh -c 'cat games.sgf | "$0" check --part=1/2 -' "$SKATREF"
refused 'no file given' "$SKATREF" merge
refused 'no summary found' "$SKATREF" merge games.jsonl
refused 'cannot read missing' "$SKATREF" merge missing
mkdir folder
refused 'cannot read folder: ' "$SKATREF" merge folder
echo '{"summary":2}' >bad
refused 'bad:1: not a summary' "$SKATREF" merge bad
echo '{"summary":1,"clauses":[{"clause":"no.clause"}]}' >bad
refused 'bad:1: not a summary' "$SKATREF" merge bad

# --------------------------------------------------------------------------- summaries

run 1 "$SKATREF" check --format=summary --players games.sgf
says out '600 games (skatref '
says out 'conforms                 300   50.00 %'
expect "kinds of games" grep -Eq '^  clubs +[0-9]+' out
expect "a clause, its title and its first places" grep -Eq '^  play.held: [0-9]+ in [0-9]+ games$' out
says out '    games.sgf:301 (game 1001)'
expect "players" grep -Eq '^  player +games +violate$' out
expect "each game is of one kind" [ "$("$AWK" '/^  game / { on = 1; next } on && NF < 3 { exit } on { sub(/passed in|no game/, "x"); n += $2 } END { print n }' out)" -eq 600 ]
run 1 "$SKATREF" check --summary games.sgf
"$SKATREF" check games.sgf | sed '$d' >lines
expect "--summary follows the findings" [ "$(head -n "$(wc -l <lines)" out | cmp - lines && echo same)" = same ]
for jobs in 1 2 7; do
  "$SKATREF" check --jobs=$jobs --max=2 --summary=json --players games.sgf
done >several
expect "any number of threads gives the same" [ "$(split -n 3 several s. && cmp s.aa s.ab && cmp s.ab s.ac && echo same)" = same ]

# ----------------------------------------------------------------------------- filters

run 1 "$SKATREF" check --clause='play.*,trick.winner' games.sgf
expect "only these clauses" [ "$(sed '$d' out | grep -Ecv ': (play\.[a-z-]*|trick\.winner): ')" -eq 0 ]
expect "all of them" [ "$(sed '$d' out | wc -l)" -eq "$(grep -Ec ': (play\.[a-z-]*|trick\.winner): ' lines)" ]
run 1 "$SKATREF" check --clause=play.held --max=3 games.sgf
expect "three findings" [ "$(grep -c 'play.held' out)" -eq 3 ]
says out 'more findings; --max=3'
run 1 "$SKATREF" check --verdict=malformed --format=jsonl games.sgf
expect "only malformed games" [ "$(grep -vc '"verdict":"malformed"' out)" -eq 0 ]
run 1 "$SKATREF" check --findings-only --format=jsonl games.sgf
expect "no game without findings" [ "$(grep -c '"findings":\[\]' out)" -eq 0 ]
run 1 "$SKATREF" check --quiet games.sgf
silent out
refused "no verdict 'bad'" "$SKATREF" check --verdict=bad games.sgf
"$SKATREF" check --max=1 --format=jsonl --jobs=3 games.sgf >one
"$SKATREF" check --max=1 --format=jsonl --jobs=1 games.sgf >two
expect "--max is the same for any number of threads" cmp one two

# The game in which a line lies.
run 1 "$SKATREF" explain games.sgf:301
says out 'Game 1001 (games.sgf, line 301)'
run 0 "$SKATREF" explain "$srcdir/corpus/logs/sample.xskat:9"
says out 'Game '
echo >blank.sgf
head -n 2 games.sgf >>blank.sgf
run 0 "$SKATREF" explain blank.sgf:3
says out 'Game 2 (blank.sgf, line 3)'
refused 'begins after line 1' "$SKATREF" explain blank.sgf:1
refused 'choose one game' "$SKATREF" explain --game=1 blank.sgf:2
done_testing
