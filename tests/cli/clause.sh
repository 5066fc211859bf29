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
part 5 <given_up >some_given_up
while read -r id successor; do
  run 1 "$SKATREF" clause "$id"
  says err "$id was given up"
  if [ "$successor" = - ]; then
    expect "$id has no successor" sh -c '! grep -q " see " "$1"' - err
  else
    says err "see $successor"
    run 0 "$SKATREF" clause "$successor"
  fi
done <some_given_up
expect "many ids were given up" [ "$(wc -l <given_up)" -ge 50 ]

# Signs alone are no word that all clauses have.
run 1 "$SKATREF" clause -- '---'
silent out
says err 'no clause like that'

run 0 "$SKATREF" clause level.null
says out 'audited 20'
none=$("$AWK" 'FNR == NR { audited[$1]; next } $3 == "live" && !($1 in audited) { print $1; exit }' \
  "$srcdir/spec/audit.tsv" "$srcdir/spec/clauses.lock")
if [ -n "$none" ]; then
  run 0 "$SKATREF" clause "$none"
  says out 'not audited'
fi

# What was tried: the cases by grade are those of the corpus, figures have their date.
run 0 "$SKATREF" clause play.follow
says out 'how it was tested'
expect "cases by grade add up" "$AWK" '/^its cases  / { for (i = 5; i <= NF; i += 2) n += $i; ok = n == $3 + 0 && n > 9 }
  END { exit !ok }' out
run 0 "$SKATREF" clause play.follow --format=json
says out '"tried":{"cases":{"law":'
says out '"measures":['

# Each clause with a reading shows it below the text, and never in it.
"$SKATREF" clause --list --format=json >all
expect "no text has a reading in it" not grep -q '"text":"[^"]*Reading:' all
run 0 "$SKATREF" clause end.early-lead
says out 'The visible text does not say which game is taken'
# The words of the fields have translations: a rule, decided by what happened.
run 0 "$SKATREF" clause --lang=de end.early-lead
expect "its kind" grep -q '^Art  *Regel$' out
expect "what decides" grep -q ' Vorfall$' out
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
  expect "a clause with another number: nothing is said of the number" \
    [ "$(cat err)" = "skatref clause: no clause like that; --list shows them all" ]
done

# ------------------------------------------------------------------------------------- finding, line by line

# Ids in 28 columns, then the title; in the order of the chapters.
"$SKATREF" clause --list >list
"$AWK" '/^### / { id = $2; sub(/^### [^ ]* — /, ""); printf "%-28s%s\n", id, $0 }' "$srcdir"/spec/[a-z]*.md | sort >due
sort list >got
expect "--list: each clause with its title" diff due got
# What an official number means: the edition, the clauses that name it; an empty line between the editions.
for number in 4.4.4 3.2.13 4.1.3 2.5 SkWO-5.1 SkWO-6.3.1; do
  for field in isko2022 isko1999; do
    "$AWK" -v number="$number" -v field="- $field:" '/^### / { id = $2 }
      index($0, field) == 1 { for (i = 3; i <= NF; i++) if ($i == number) print id }' "$srcdir"/spec/[a-z]*.md >ids
    grep -E "^($(tr '\n' '|' <ids)-) " list | sed 's/^/  /' >"of.$field"
  done
  {
    [ ! -s of.isko2022 ] || { echo "ISkO 2022, ISkO 2018, $number"; cat of.isko2022; }
    [ ! -s of.isko2022 ] || [ ! -s of.isko1999 ] || echo
    [ ! -s of.isko1999 ] || { echo "ISkO 1999, $number"; cat of.isko1999; }
  } >due
  run 0 "$SKATREF" clause "$number"
  expect "$number: all that is said" diff due out
  for field in isko2022 isko1999; do
    sed 's/^  //' "of.$field" >due
    [ -s due ] || continue
    run 0 "$SKATREF" clause --list --$field="$number"
    expect "--$field=$number lists just these" diff due out
    first=$(head -n 1 due)
    run 0 "$SKATREF" clause --list --$field="$number" "${first%% *}"
    expect "with a word: only those that have it, too" [ "$(head -n 1 out)$(grep -vcFx -f due out)" = "${first}0" ]
  done
done
run 0 "$SKATREF" clause --list --isko2022=4.1.3 --isko1999=4.1.3
expect "such as end.wrong-lead" grep -q '^end.wrong-lead ' out
run 1 "$SKATREF" clause --list --isko2022=4.4.4 --isko1999=4.4.4
says err 'no clause has that number'
run 1 "$SKATREF" clause --isko2022=4.4.4 bedienen
expect "a number and a word that do not meet" [ "$(cat err)" = "skatref clause: no clause like that; --list shows them all" ]
run 1 "$SKATREF" clause 9.9.9
expect "a number that no clause has" [ "$(cat err)" = "skatref clause: no clause has the official number 9.9.9 in any edition" ]
silent out
# Of two words that no clause has together, the clauses that have one of them, if they are few; else nothing.
run 1 "$SKATREF" clause bedienen Kartenaufwurf
expect "two words, each known" [ "$(grep -c "no clause has '" err)" -eq 0 ]
run 1 "$SKATREF" clause xyzzyx
expect "two lines: the word, and what is left to do" [ "$(cat err)" = "skatref clause: no clause has 'xyzzyx'
skatref clause: no clause like that; --list shows them all" ]
silent out
run 1 "$SKATREF" clause falsch ausgespielt xyzzyx
expect "most of the words: a list" [ "$(sed 1d err)" = "skatref clause: no clause has all of these words; these have most of them" ]
expect "with the clause that has them" grep -q '^end.wrong-lead ' out
expect "twelve at most" [ "$(wc -l <out)" -le 12 ]
expect "lines of the list, no clause in full" not grep -q '^proved by' out
run 0 "$SKATREF" clause --format=json play.follow
expect "one object" [ "$(wc -l <out)$(cut -c 1-22 out)" = '1{"id":"play.follow","t' ]
run 0 "$SKATREF" clause --format=json --isko2022=4.4.4
expect "as many objects as there are lines" [ "$(wc -l <out)" -eq "$("$SKATREF" clause --list --isko2022=4.4.4 | wc -l)" ]

# A case: what it is called and where it stands, its clauses in twelve columns, its question.
run 0 "$SKATREF" clause lkr9h
expect "a case" [ "$(sed -n '1,5p' out)" = "lkr9h: Both defenders agree to the soloist's open cards: the announced game, no level
corpus/end/offer-value.yaml:1

accepted    end.offer: The soloist lays his cards down: an offer
cites       value.won: $(sed -n 's/^### value.won — //p' "$srcdir/spec/value.md")" ]
run 0 "$SKATREF" clause oyxoa
expect "a case that cites two clauses" [ "$(grep -c '^cites       ' out)$(grep -c '^rejected    end.offer: ' out)" = 21 ]
if [ -f "$CORPUS" ]; then
  for key in codes ask given expect evidence source note; do
    expect "its $key" grep -Eq "^$key {$((12 - ${#key}))}[^ ]" out
  done
  expect "the question" grep -Fxq 'ask         value' out
  expect "the evidence" grep -Fxq 'evidence    derived' out
  expect "in lines of 80 columns" "$AWK" 'NR > 1 && length > 80 { exit 1 }' out
fi
run 1 "$SKATREF" clause --format=json lkr9h
silent out
# Decisions by all that their number has.
for number in 136 091; do
  run 0 "$SKATREF" clause --court=$number
  says out 'number              136 (091 in a collection)'
done
for number in 13 36 09 collection in '' C C6x; do
  run 1 "$SKATREF" clause --court="$number"
  silent out
done
run 0 "$SKATREF" clause --court=166
expect "an empty line between two, none at the top" [ "$(head -n 1 out | cut -c 1-4)$(grep -n '^C63: ' out | cut -d : -f 1)" = \
  "C62:$(($(grep -n '^cases' out | head -n 1 | cut -d : -f 1) + 2))" ]
run 0 "$SKATREF" clause C
expect "C alone is a word, and no decision" not grep -q "^C[0-9]*: " out

# The clause itself: its head, the text in lines of 80 columns, then the parts with a heading behind an empty line.
run 0 "$SKATREF" clause pack.cards
expect "the head" [ "$(sed -n '1,3p' out)" = "pack.cards: The pack: 32 cards, each once

Skat is played with 32 cards: four suits of eight cards, from the ace to the" ]
for head in 'proved by' 'decided in' 'how it was tested' 'how the sources are read'; do
  run 0 "$SKATREF" clause end.offer
  expect "$head: one heading, behind an empty line" [ -z "$(sed -n "$(($(grep -nx "$head" out | cut -d : -f 1) - 1))p" out)" ]
done
run 0 "$SKATREF" clause --lang=de play.follow
expect "a translation says so" [ "$(grep -c . out)" -gt 5 ]
expect "and which text to cite" grep -q 'Übersetzung' out
run 0 "$SKATREF" clause --lang=en play.follow
expect "the English text does not" not grep -q 'translation. Cite' out
# JSON: the translations of each clause have title and text as in spec/LANGUAGE.
"$SKATREF" clause --list --format=json | sed 's/^{"id":"\([^"]*\)".*"de":{"title":"\([^"]*\)".*/\1 \2/' | grep -v '^{' | sort >got
cat "$srcdir"/spec/de/[a-z]*.md | sed -n 's/^### \([^ ]*\) — /\1 /p' | sed 's/"/\\/g' | grep -v '\\' | sort >due
comm -23 due got >differs
[ ! -s differs ]
ok $? "the German titles in JSON" differs
# ------------------------------------------------------------------------- two codes compared

# Expected from the clauses themselves: end.claim is of 1999 alone, end.offer of 2018 and 2022, and they rule on the same.
run 0 "$SKATREF" clause --diff=isko1999,isko2022
says out 'only in isko1999:'
says out 'end.open-play-decides: A defender shows that his tricks decide the game (exception to end.open-play-1999)'
has 'end.claim                                end.offer' 'end.open-play-1999                       end.open-play'
# Side by side: the ids, the titles, the texts, each clause in its column.
cp out sides
for pair in end.claim:end.offer end.open-play-1999:end.open-play; do
  : >left; : >right
  for side in "${pair%:*}:left" "${pair#*:}:right"; do
    "$SKATREF" clause "${side%:*}" --format=json | sed -n 's/^{"id":"\([^"]*\)","title":"\([^"]*\)","text":"\([^"]*\)".*/\1 \2 \3/p' >"${side#*:}"
  done
  "$AWK" -v id="${pair%:*} " 'index($0, id) == 1 { on = 1 } on && id_seen && /^[a-z-]+\.[a-z0-9-]+  +[a-z-]+\.[a-z0-9-]+$/ { exit } on { id_seen = 1; print }
    on && /^cases/ { exit }' sides >both
  for side in left right; do
    "$AWK" -v side=$side '{ print side == "left" ? substr($0, 1, 39) : substr($0, 42) }' both | tr -s ' \n' '  ' >column
    words=$(cut -c 1-120 $side)
    says column "$words"
  done
done
cp sides out
says out '  ccqd2: C56: null ouvert hand at 60: lost at once'
says out '    isko1999: level 0, clause value.overbid-null-1999'
expect "no line is wider than 80 columns, but titles and findings" [ "$(sed '/^cases/,$d; /^[a-z-]*\.[a-z0-9-]*: /d' out | "$AWK" 'length > 80' | wc -l)" -eq 0 ]
cp out forth
run 0 "$SKATREF" clause --diff=isko2022,isko1999
expect "as many cases the other way round" [ "$(tail -n 1 out)" = "$(tail -n 1 forth)" ]
# Every pair: what one has and the other has not, by the field of the clauses; a code and itself differ in nothing.
"$SKATREF" clause --list --format=json | sed -En '/"kind":"option"/!s/^\{"id":"([^"]*)".*"codes":"([^"]*)".*/\1 \2/p' >codes
for one in isko2022 isko2018 isko1999 altenburg1937; do
  for other in isko2022 isko2018 isko1999 altenburg1937; do
    run 0 "$SKATREF" clause --diff=$one,$other --format=json
    "$AWK" -v one=$one -v other=$other '{ id = $1; $1 = ""; if (index($0 " ", " " one " ") && !index($0 " ", " " other " ")) print id }' codes | sort >due
    sed 's/,"come":.*"replaced":/,/; s/,"cases":.*//; s/"to":{"id":"[^"]*"//g' out | grep -o '"id":"[^"]*"' | cut -d '"' -f 4 | sort >got
    expect "$one, $other: what only $one has" cmp due got
    [ $one != $other ] || expect "$one and itself" grep -q '"gone":\[\],"come":\[\],"replaced":\[\],"cases":\[\]}$' out
  done
done
# A house rule, by its clause and by its cases: re says four times, and without the option it says nothing.
run 0 "$SKATREF" clause --diff=isko2022,isko2022+end.throw-null-letter
has 'end.throw-null                           end.throw-null-letter'
says out '    isko2022: winner defenders, clause end.throw-null, won false, score -46'
run 0 "$SKATREF" clause --diff=isko2022,isko2022+contra+pushed-ramsch
says out 'home.contra: Contra, re, sup'
says out 'isko2022+contra+pushed-ramsch: won true, value 92, score 368'
# A code and itself: one line, whatever the order of its house rules.
for format in text html; do
  run 0 "$SKATREF" clause --diff=isko2022+contra+pushed-ramsch,isko2022+pushed-ramsch+contra --format=$format
  says out 'both are the same: isko2022+contra+pushed-ramsch'
  expect "$format: nothing else" not grep -q 'only in' out
done
for wrong in isko2022 isko2022,isko1999,isko2018 isko2022, ,isko2022; do
  run 2 "$SKATREF" clause "--diff=$wrong"
  silent out
done
run 2 "$SKATREF" clause --diff=isko2022,isko2021
says err "no code 'isko2021'"
run 2 "$SKATREF" clause --diff=isko2022,isko2022+contrra
says err 'contra'
run 2 "$SKATREF" clause --diff=isko2022,isko1999+value.overbid-null-1999
silent out

# As a page: the same clauses, pairs and cases as in JSON, and nothing from elsewhere.
run 0 "$SKATREF" clause --diff=isko1999,isko2022 --format=html
cp out page
run 0 "$SKATREF" clause --diff=isko1999,isko2022 --format=json
for id in $(grep -o '"id":"[^"]*","title"' out | cut -d '"' -f 4); do
  grep -q "<code>$id</code>" page || echo "$id"
done >wrong
expect "every clause and case is on the page" [ ! -s wrong ]
expect "the page has as many cases" [ "$(grep -c '<div class="case">' page)" -eq "$(grep -o '"clauses":' out | wc -l)" ]
says page '<h1>isko1999 and isko2022 compared</h1>'
says page '<dt>isko1999</dt><dd>level 0, clause value.overbid-null-1999'
expect "it loads nothing" [ "$(grep -cE 'src=|href=|url\(' page)" -eq 0 ]
expect "every element is closed" [ "$(grep -o '<\(div\|section\|dl\|h[123]\|p\)[ >]' page | wc -l)" -eq "$(grep -o '</\(div\|section\|dl\|h[123]\|p\)>' page | wc -l)" ]
run 0 "$SKATREF" clause --lang=de --diff=isko2022,isko2022+contra --format=html
says out '<html lang="de">'
says out 'keine Regel'
run 2 "$SKATREF" clause play.follow --format=html
says err '--format=html'
run 2 "$SKATREF" clause --diff=isko2022,isko2021 --format=html
silent out

# Which clauses rule on the same is of spec/places.tsv: each is there, and no two of a row are in force together.
tail -n +2 "$srcdir/spec/places.tsv" | cut -f 2 | while read -r chain; do
  for id in $chain; do grep "^$id " codes || echo "$id missing"; done | "$AWK" -v chain="$chain" '
    / missing$/ { print; next } { for (n = 2; n <= NF; n++) if (seen[$n]++) print chain ": two in " $n }'
done >wrong
expect "places: clauses that are there, never two in one code" [ ! -s wrong ]

# ------------------------------------------------------------------------------ open questions

refused "skatref clause: --open stands alone: leave 'play' out" clause --open play
refused "skatref clause: --diff stands alone: leave '--open' out" clause --diff=isko1999,isko2022 --open
run 0 "$SKATREF" clause --open
cp out open
for point in $(tail -n +2 "$srcdir/spec/open.tsv" | cut -f 1); do
  expect "point $point is there" grep -q "^$point  " open
done
says open 'other reading   Throwing the cards down in null, by the letter'
says open '  gybf3: Null: the soloist throws his cards down'
says open 'who holds which ours is derived; the letter: one project (D12)'
says open 'other reading   the deal is void'
says open 'other reading   Contra only by a player who has bid'
# It is compared with contra, which it restricts: it allows no call that contra forbids.
sed -n '/^67 /,/^$/p' open >contra-bid
expect "... forbids calls, and allows none" "$AWK" '/: count / { n = $3 + 0; if (/contra-bid/) { if (n > before) exit 1; pairs++ } before = n }
  END { exit pairs < 3 }' contra-bid
expect "findings by kind and clause, not as JSON" [ "$(grep -c '[{}]' open)" -eq 0 ]
run 0 "$SKATREF" clause --open --format=html
for point in $(tail -n +2 "$srcdir/spec/open.tsv" | cut -f 1); do
  expect "point $point is on the page" grep -q "<section class=\"clause\" id=\"open-$point\"><h3>$point\. " out
done
says out '<dt>isko2022+end.throw-null-letter</dt><dd>'
says out '<dt>derived cases</dt><dd>'
expect "every element is closed" [ "$(grep -o '<\(div\|section\|dl\|h[123]\|p\)[ >]' out | wc -l)" -eq "$(grep -o '</\(div\|section\|dl\|h[123]\|p\)>' out | wc -l)" ]
# In the other languages each question, and each reading that is in words, is as spec/LANGUAGE/open.tsv has it.
for language in de pl cs; do
  run 0 "$SKATREF" clause --open --lang=$language --format=html
  tail -n +2 "$srcdir/spec/$language/open.tsv" | cut -f 2-5 | tr '\t' '\n' | sed '/^-$/d; s/&/\&amp;/g; s/"/\&quot;/g' | sort -u >due
  sed -n 's/.*<h3>[0-9]*\. \(.*\)<\/h3>$/\1/p; s/.*<dd>\(.*\)<\/dd>$/\1/p' out | sort -u >got
  expect "$language: every question and reading" [ -z "$(comm -23 due got)" ]
done
run 0 "$SKATREF" clause --open --format=json
says out '"translations":{"de":{"question":"'
expect "a line for each question" [ "$(wc -l <out)" -eq "$(($(wc -l <"$srcdir/spec/open.tsv") - 1))" ]
says out '"option":"end.throw-null-letter","cases":[{"id":"'
expect "each reading that is an option changes a case" [ "$(grep -c '"option":"[^"]*","cases":\[\]' out)" -eq 0 ]
says open '    isko2022+contra-bid: verdict violates'
says open '    isko1999+value.overbid-null: '
# A reading in words names no option, and each option is named as it is.
tail -n +2 "$srcdir/spec/open.tsv" | cut -f 2 | grep -E '^[a-z]+\.[a-z0-9.-]+' | tr ' ' '\n' | while read -r option; do
  "$SKATREF" check --option=help | grep -q -e "^$option " -e "^${option#home.} " || echo "$option"
done >wrong
expect "readings that are options are there" [ ! -s wrong ]

# Why no source has a case, where all are derived: each row of the table, and of nothing else.
sed 1d "$srcdir/spec/derived-only.tsv" | part 5 >derived_only
while read -r id _; do
  run 0 "$SKATREF" clause "$id"
  says out 'all derived  '
done <derived_only
"$SKATREF" clause end.absent --format=json >out
says out '"all_derived":"The code is silent on players who leave'
run 0 "$SKATREF" clause play.follow
expect "it has cases with a source" not grep -q 'all derived' out

done_testing
