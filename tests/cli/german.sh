# Fifteen disputes of German tables, typed in German: each gets a German ruling that cites its clause.
#
# The figures are those of a case of the corpus, by its id, or are derived beside the dispute; base values are
# Kreuz 12, Pik 11, Herz 10, Karo 9, Grand 24, Null 23, and a lost game counts double.
. "$srcdir/tests/support/shell.sh"

# dispute TITLE CLAUSE TEXT... -- ARGUMENT...: the ruling has each text, and the clause with its German title.
dispute() {
  title=$1 clause=$2
  shift 2
  : >"$tmp/texts"
  while [ "$1" != -- ]; do
    printf '%s\n' "$1" >>"$tmp/texts"
    shift
  done
  shift
  disputes=$((disputes + 1))
  "$SKATREF" --lang=de "$@" >"$tmp/ruling" 2>&1 </dev/null
  status=$?
  [ $status -eq 0 ]
  ok $? "$title: a ruling" "$tmp/ruling"
  while IFS= read -r text; do
    grep -qF -e "$text" "$tmp/ruling"
    ok $? "$title: $text" "$tmp/ruling"
  done <"$tmp/texts"
  grep -Eq "(^|[ (;])$clause([ );]|\$)" "$tmp/ruling"
  ok $? "$title: cites $clause" "$tmp/ruling"
  # The clause stands in German in the answer, or is one word away.
  "$SKATREF" --lang=de clause "$clause" >"$tmp/german" 2>&1
  "$SKATREF" --lang=en clause "$clause" >"$tmp/english" 2>&1
  expect "$title: $clause is there in German" [ "$(head -n 1 "$tmp/german")" != "$(head -n 1 "$tmp/english")" ]
  english "$tmp/ruling" >"$tmp/foreign"
  [ ! -s "$tmp/foreign" ]
  ok $? "$title: no word is English" "$tmp/foreign"
}

# Words that no German ruling has. Names of clauses have a point or a hyphen.
english() {
  sed -E 's/[a-z]+[.-][a-z0-9.-]+//g; s/--[a-z-]+//g' "$1" |
    grep -Eiow 'the|with|without|game|points|tricks|won|lost|overbid|under|soloist|defenders?|clause|nobody|outcome|valid|struck|call|illegal|remedy|barred|score' |
    grep -vx under | sort -u
}
disputes=0

# Counted on "ohne 4"; the jack in the skat makes it "mit 1": (1 + 1 + Hand 1) x 10 = 30 under 50; the least
# multiple of 10 that reaches 50 is 50, doubled.
dispute "Kreuz-Bube im Skat" value.overbid "überreizt und verloren: -100" "mit 1" -- value Herz \
  --karten="Herz Ass, Herz 10, Herz König, Herz Dame, Herz 9, Herz 8, Kreuz Ass, Kreuz 10, Pik Ass, Pik 10" \
  --skat="Kreuz Bube, Karo 7" --hand --reizgebot=50 --augen=75 --stiche=7

# 1 + 1 + Hand 1 + Schneider 1 + angesagt 1 = 5, times 12, doubled: 85 are not 90.
dispute "Angesagter Schneider verfehlt" value.announced-missed "verloren: -120" "85 Augen; 90 waren nötig" -- \
  value kreuz --mit=1 --hand --ansage=schneider --reizgebot=18 --augen=85 --stiche=8

# ISkO 4.4.4: both must agree.
dispute "Angebot abgelehnt" end.offer "das Spiel geht weiter" "ein Gegenspieler stimmt zu" -- \
  value kreuz --mit=1 --reizgebot=18 --augen=40 --stiche=4 --gegner-augen=20 --gegner-stiche=2 \
  --vorfall="legt die Karten auf" --von-wem=alleinspieler --zugestimmt=einer

# The rest is the soloist's: 40 + 50 = 90, schneider; the defenders keep 3 tricks. (1 + 1 + 1) x 12.
dispute "Gegenspieler wirft die Karten hin" end.throw "der Rest gehört dem Alleinspieler" "gewonnen: +36" -- \
  value kreuz --mit=1 --reizgebot=18 --augen=40 --stiche=4 --offene-augen=50 --offene-stiche=3 \
  --vorfall=Kartenaufwurf --von-wem=mittelhand --alleinspieler=vorhand

# ISkO 3.2.10: dealt again.
dispute "Elf Karten gegeben" deal.wrong-count "derselbe Geber gibt neu" -- \
  ask misdeal count entdeckt=reizen V=11 M=10 H=10 skat=1

# Who has passed is out (the source of auction.out).
dispute "Zweimal gepasst und doch noch gereizt" auction.out "eine Reizansage ist nicht erlaubt" -- \
  ask auction reizansagen="Mittelhand passe, Hinterhand passe, Mittelhand 18"

# Null counts 23. With 1 the suits cost 2 x 9 = 18 -> 27, 20 -> 30, 22 -> 33, 2 x 12 = 24: the cheapest that
# covers 24 is Kreuz at 24, doubled.
dispute "Null überreizt" value.overbid-null "überreizt und verloren: -48" "als Kreuz, 2 x 12 = 24" -- value null \
  --karten="Kreuz Bube, Kreuz 7, Pik 7, Pik 8, Pik 9, Herz 7, Herz 8, Karo 7, Karo 8, Karo 9" \
  --skat="Kreuz Ass, Pik Ass" --reizgebot=24 --stiche=0

# Both have the most, and lose their card points; all 120 are in the tricks, the skat has none.
dispute "Ramsch unentschieden" home.ramsch-tie "Vorhand    -50" "Mittelhand -50" "Hinterhand 0" -- \
  value ramsch --hausregel=ramsch --augen=50,50,20 --stiche=4,4,2

# Undecided, so the soloist wins it simple: (2 + 1) x 24.
dispute "Nicht bedient" end.breach-before "gewonnen: +72" "ein Gegenspieler verstieß gegen eine Regel" -- \
  value grand --mit=2 --reizgebot=48 --augen=40 --stiche=4 --offene-augen=50 --offene-stiche=3 \
  --vorfall="nicht bedient" --von-wem=gegenspieler

# Undecided, and the soloist's fault: 72 doubled.
dispute "Falsch ausgespielt" end.breach-before "verloren: -144" "der Alleinspieler verstieß gegen eine Regel" -- \
  value grand --mit=2 --reizgebot=48 --augen=40 --stiche=4 --offene-augen=50 --offene-stiche=3 \
  --vorfall="falsch ausgespielt" --von-wem=alleinspieler

# The same for a defender who looks at the skat, which is closed for him.
dispute "In den Skat gesehen" end.breach-before "gewonnen: +72" "sieht nach dem Reizen in den Skat" -- \
  value grand --mit=2 --reizgebot=48 --augen=40 --stiche=4 --offene-augen=50 --offene-stiche=3 \
  --vorfall="Skat angesehen" --von-wem=gegenspieler

# Case c4f1q: without the word hand neither hand nor schneider is announced, and the game stands.
dispute "Hand nicht gesagt" announce.levels "hand           nein" "angesagt       keine" "was            Schneider angesagt" -- \
  ask announce skat_aufgenommen=nein spiel=grand angesagt=schneider reizgebot=18

# 60 are not 61: (2 + 1) x 24, doubled.
dispute "Sechzig zu sechzig" level.win "verloren: -144" "60 Augen; 61 waren nötig" -- \
  value grand --ohne=2 --reizgebot=24 --augen=60 --stiche=5

# (1 + 1) x 12 = 24 under 30; the least multiple of 12 that reaches 30 is 36, doubled.
dispute "Überreizt" value.overbid "überreizt und verloren: -72" "24 liegt unter dem Reizgebot von 30" -- \
  value kreuz --mit=1 --reizgebot=30 --augen=65 --stiche=6

# Four cards are left, and nobody agrees: ISkO 4.4.2.
dispute "Aufgegeben ohne Zustimmung" end.concede-consent "das Spiel geht weiter" "kein Gegenspieler stimmt zu" -- \
  value karo --mit=1 --reizgebot=18 --augen=50 --stiche=4 --offene-augen=50 --offene-stiche=4 \
  --vorfall="gibt auf" --von-wem=alleinspieler --zugestimmt=keiner

expect "fifteen disputes" [ $disputes -ge 15 ]

# The same, asked about as words: hand that nobody said is found.
run 0 "$SKATREF" --lang=de clause --liste Hand nicht angesagt
expect "Hand nicht angesagt: announce.hand comes first" grep -q '^announce\.hand ' "$tmp/out"

# Names in German and in English mean the same, and JSON is the same.
run 0 "$SKATREF" ask value spiel=kreuz reizgebot=18 spitzen=1 augen=70 stiche=7 --format=json
cp "$tmp/out" "$tmp/german"
run 0 "$SKATREF" --lang=de ask value game=clubs bid=18 matadors=1 points=70 tricks=7 --format=json
expect "facts in German and English mean the same" cmp "$tmp/german" "$tmp/out"
run 0 "$SKATREF" ask ending spiel=kreuz reizgebot=18 spitzen=1 augen=40 stiche=4 offene_augen=50 offene_stiche=3 \
  alleinspieler=Vorhand vorfall.art=Kartenaufwurf vorfall.von_wem=Mittelhand
says "$tmp/out" "end.throw"
run 2 "$SKATREF" ask value spiel=kreuz game=clubs
says "$tmp/err" "given twice"
# One missing fact gets one message, and the message names German keys.
run 2 "$SKATREF" --lang=de ask sheet spieler=Ann,Bo,Cy
says "$tmp/err" 'spiele: nötig sind die Spiele oder ihre Summen, nicht beides: spiele oder summen'
expect "nothing else is missing" [ "$(grep -c '^skatref ask sheet: ' "$tmp/err")" -eq 1 ]
# What games count is no card point; a long key has a line of its own; the cases of a clause are graded in German.
run 0 "$SKATREF" --lang=de ask sheet spieler=Ann,Bo,Cy spiele="alleinspieler=Ann punkte=48"
says "$tmp/out" 'spielpunkte    Ann 48, Bo 0, Cy 0'
run 0 "$SKATREF" --lang=de ask ending --help
expect "a long key is alone on its line" grep -Fqx '  vorfall.andere_bekommen' "$tmp/out"
run 0 "$SKATREF" --lang=de clause play.follow
expect "the grades are German" grep -q '^ihre Fälle .*: Ordnung [0-9]*, Nachschlagewerk ' "$tmp/out"
# What a shell offers has its meaning beside it.
run 0 "$SKATREF" --lang=de help --complete -- ask v
says "$tmp/out" 'was ein Spiel wert ist'
# A decimal comma, where English has a point.
run 0 "$SKATREF" sample --games=11
cp "$tmp/out" "$tmp/sound.sgf"
run 0 "$SKATREF" --lang=de check --format=summary "$tmp/sound.sgf"
says "$tmp/out" ' 100,00 %'
run 0 "$SKATREF" --lang=en check --format=summary "$tmp/sound.sgf"
says "$tmp/out" ' 100.00 %'
done_testing
