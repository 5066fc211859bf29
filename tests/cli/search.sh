# skatref clause WORDS: what players of each language type finds the clause they mean. The words come from
# the documents, the glossary and the titles of the court's decisions, not from the field words:.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

first() { # CLAUSE WORDS...: the clause is found first, or alone
  clause=$1
  shift
  run 0 "$SKATREF" clause "$@"
  expect "first: $* finds $clause" [ "$(sed '1s/[: ].*//;q' out)" = "$clause" ]
}

first value.overbid überreizt
first value.overbid ÜBERREIZT
first value.overbid ueberreizt
first value.overbid uberreizt
first value.overbid przelicytowane
first value.overbid "gra przelicytowana"
first value.overbid přehlášeno
first value.overbid "overbid jack"
first value.overbid overbid jack
first value.overbid-null "Null überreizt"
first skat.wrong-number "eleven cards"
first end.revoke "nicht bedient"
first end.revoke "nie obsłużył"
first end.revoke revoke
first end.throw Kartenaufwurf
first end.wrong-lead "falsch ausgespielt"
first end.offer "Alleinspieler legt Karten auf"
first end.open-play "Gegenspieler legt Karten auf"
first matadors.run szczyty
first matadors.run Spitzen
first matadors.run matadory
first matadors.run vrcholy
first trick.last "letzten Stich ansehen"
first auction.passed-in "trzy pasy"
first announce.null-ouvert nuluvér
first home.pushed-ramsch Schieberamsch
first home.revolution rewolucja
first play.follow bedienen
first play.follow ctít
first deal.cut abheben
first deal.wrong-dealer "falscher Geber"
first deal.skat-seen "Skat angesehen"
first value.own-schneider "Alleinspieler Schneider"
first level.win "60 zu 60"
first skat.wrong-number "Drücken vergessen"
first value.lost-double "lost twice"

# Every word must be there; where they are not together, those that have the most.
run 0 "$SKATREF" clause --list jack
expect "the best first" [ "$(grep -n '^matadors.run ' out | cut -d: -f1)" -lt "$(grep -n '^pack.points ' out | cut -d: -f1)" ]
run 1 "$SKATREF" clause revoke Kartenaufwurf Schieberamsch
says err 'no clause like that'

# Official numbers: what each edition means by them.
run 0 "$SKATREF" clause 3.2.13
says out 'ISkO 2022, ISkO 2018, 3.2.13'
says out 'ISkO 1999, 3.2.13'
expect "two things" [ "$(grep -c '^  [a-z]*[.]' out)" -ge 2 ]
run 0 "$SKATREF" clause skwo-5.1
says out '  sheet.seeger'
run 1 "$SKATREF" clause 9.9.9
says err 'no clause has the official number 9.9.9 in any edition'
run 0 "$SKATREF" clause --format=json 4.4.4
says out '"id":"end.offer"'

# Cases from outside, facts, decisions, cases of the corpus.
for case in V2 v2; do
  run 0 "$SKATREF" clause --list "$case"
  "$SKATREF" clause --list --format=json >all
  sed -n 's/^{"id":"\([^"]*\)".*"cases":"\([^"]* \)*V2[" ].*/\1/p' all | sort >expected
  cut -d' ' -f1 out | sort >found
  expect "the clauses of $case" diff expected found
done
run 0 "$SKATREF" clause --list S1.5
says out 'deal.cut '
run 0 "$SKATREF" clause C62
says out 'number              166'
run 0 "$SKATREF" clause rosu2
says out 'rosu2: A discarded ace does not win'

# Near misses.
run 1 "$SKATREF" clause play.folow
says err "no clause has 'play.folow' (did you mean 'play.follow'?)"
run 1 "$SKATREF" clause schneyder
says err "no clause has 'schneyder' (did you mean 'schneider'?)"
run 1 "$SKATREF" clause nicht bedihnt
says err "no clause has 'bedihnt' (did you mean 'bedient'?)"

meant() { # WORD ARGUMENT...: a message suggests the word
  word=$1
  shift
  run 2 "$SKATREF" "$@"
  says err "(did you mean '$word'?)"
}
meant check chekc
meant misdeal ask misdael
meant --points value clubs --point=70 --pionts=70
meant isko2022 check --code=isko2202
meant ramsch check --option=ramch
meant seeger sheet --scheme=seger
meant happened ask ending hapened=x
run 2 "$SKATREF" xyzzy

expect "nothing is suggested for what is far off" not grep -q "did you mean" err

# The locale plays no part; bytes that are no text do no harm.
for locale in C tr_TR.UTF-8 de_DE.UTF-8; do
  LC_ALL=$locale "$SKATREF" clause --list PIK | cut -d' ' -f1 >"list.$locale"
  expect "the same in $locale" cmp list.C "list.$locale"
done
run 0 "$SKATREF" clause "$(printf '\374berreizt')"
says out 'value.overbid '
for bytes in '\303' '\377\376' '\355\240\200' '\360\237' '\033[31m'; do
  run 1 "$SKATREF" clause "$(printf "$bytes")x9q"
  expect "nothing that controls a terminal" not grep -q "$(printf '[\033\377]')" err
done
done_testing
