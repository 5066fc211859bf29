# skatref clause: official numbers with their evidence, decisions by number, the reading of the sources.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

run 0 "$SKATREF" clause end.offer
says out '4.4.4 (text of 2018)'
run 0 "$SKATREF" clause end.wrong-lead
says out 'decisions'
says out '  C62: German court: '
run 0 "$SKATREF" clause --format=json end.offer
says out '"numbers":[{"edition":"2018","number":"4.4.4","grade":"text"'
says out '"decisions":["C88"'

run 0 "$SKATREF" clause --court=166
says out 'C62: '
says out 'C63: '
expect "two decisions" [ "$(grep -c '^C[0-9]*: ' out)" -eq 2 ]
cp out by_number
for number in C62 c62; do
  run 0 "$SKATREF" clause --court=$number
  says out 'number              166'
  says out 'clauses             end.wrong-lead'
done
run 0 "$SKATREF" clause --court=091
says out 'number              136 (091 in a collection)'
run 0 "$SKATREF" clause --court=166 --format=json
says out '{"id":"C62"'
for number in 16 none court C1000; do
  run 1 "$SKATREF" clause --court=$number
  silent out
  says err 'no decision has this number'
done

# An id that was given up names the one that took its place, which is there.
for form in text json; do
  run 1 "$SKATREF" clause --format=$form announce.ouvert-suit
  silent out
  says err 'announce.ouvert-suit was given up in 0.1.0: '
  says err 'see announce.ouvert'
done
cut -f 1,4 "$srcdir/spec/retired.tsv" "$srcdir/corpus/retired.tsv" | grep -v '^id' >given_up
while read -r id successor; do
  run 1 "$SKATREF" clause "$id"
  says err "$id was given up"
  if [ "$successor" = - ]; then
    expect "$id has no successor" sh -c '! grep -q " see " "$1"' - err
  else
    says err "see $successor"
    run 0 "$SKATREF" clause "$successor"
  fi
done <given_up
expect "many ids were given up" [ "$(wc -l <given_up)" -ge 50 ]

# Signs alone are no word that all clauses have.
run 1 "$SKATREF" clause -- '---'
silent out
says err 'no clause like that'

run 0 "$SKATREF" clause level.null
says out 'audited 20'
run 0 "$SKATREF" clause trick.winner
says out 'not audited'

# What was tried: the cases by grade are those of the corpus, figures have their date.
run 0 "$SKATREF" clause play.follow
says out 'what was tried against it'
expect "cases by grade add up" "$AWK" '/^its cases  / { for (i = 5; i <= NF; i += 2) n += $i; ok = n == $3 + 0 && n > 9 }
  END { exit !ok }' out
run 0 "$SKATREF" clause play.follow --format=json
says out '"tried":{"cases":{"law":'
says out '"measures":['

# Each clause with a reading shows it below the text, and never in it.
"$SKATREF" clause --list --format=json >all
expect "no text has a reading in it" not grep -q '"text":"[^"]*Reading:' all
run 0 "$SKATREF" clause general.table
expect "no reading, no heading" not grep -q 'how the sources are read' out
# A case by its id, with its question where the vectors are.
run 0 "$SKATREF" clause rosu2
says out 'rosu2: A discarded ace does not win'
says out 'trick.winner: Who wins the trick'
[ ! -f "$CORPUS" ] || says out '{"game": "grand", "leader": "F", "cards": "SA CA S7"}'

# In another language: title and text, the id as ever, and which text is cited.
run 0 "$SKATREF" clause --lang=de rank.grand
says out 'rank.grand: Rangfolge im Grand'
says out 'Im Grand sind nur die vier Buben Trumpf.'
expect "not the English text" not grep -q 'In grand only' out
run 0 "$SKATREF" clause --lang=de --list
says out 'rank.grand                  Rangfolge im Grand'
run 0 "$SKATREF" clause --lang=de --format=json rank.grand
cp out german
run 0 "$SKATREF" clause --lang=en --format=json rank.grand
expect "JSON is the same in every language" diff german out
says out '"title":"Rank of cards in grand"'
says out '"de":{"title":"Rangfolge im Grand","text":"Im Grand'
run 0 "$SKATREF" ask legal --lang=de game=grand hand='CJ SA' led=H7
run 0 "$SKATREF" ask announce --lang=de bid=18 game=hearts hand=true skat_taken=true
says out 'announce.hand (Hand zählt nur, wenn es angesagt wird'
# An id is listed on one line, too, and only if the number that is asked for is its.
run 0 "$SKATREF" clause --list play.follow
expect "one line with --list" [ "$(cat out)" = "$(printf '%-28s%s' play.follow 'Following suit')" ]
for number in --isko2022=9.9.9 --isko1999=9.9.9; do
  run 1 "$SKATREF" clause $number play.follow
  silent out
  says err 'no clause has that number'
done
done_testing
