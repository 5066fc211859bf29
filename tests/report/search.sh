# skatref clause WORDS: which clauses are found and in which order, worked out here from what skatref clause prints as JSON,
# by the rules in comments below; and near misses. What players type is tests/cli/search.sh.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# Letters without marks, and again with ae, oe, ue for umlauts; the rest is ASCII.
"$SKATREF" clause --list --format=json --lang=en >clauses.json
plain() {
  LC_ALL=C sed 's/ä/a/g; s/Ä/A/g; s/ö/o/g; s/Ö/O/g; s/ü/u/g; s/Ü/U/g; s/ß/ss/g
    s/ą/a/g; s/Ą/A/g; s/ć/c/g; s/Ć/C/g; s/ę/e/g; s/Ę/E/g; s/ł/l/g; s/Ł/L/g; s/ń/n/g; s/ó/o/g; s/Ó/O/g; s/ś/s/g; s/Ś/S/g; s/ź/z/g
    s/ż/z/g; s/Ż/Z/g; s/Ź/Z/g; s/á/a/g; s/Á/A/g; s/č/c/g; s/Č/C/g; s/ď/d/g; s/Ď/D/g; s/é/e/g; s/É/E/g; s/ě/e/g; s/í/i/g; s/Í/I/g
    s/ň/n/g; s/ř/r/g; s/Ř/R/g; s/š/s/g; s/Š/S/g; s/ť/t/g; s/ú/u/g; s/Ú/U/g; s/ů/u/g; s/ý/y/g; s/ž/z/g; s/Ž/Z/g'
}
plain <clauses.json >plain.json
LC_ALL=C sed 's/ä/ae/g; s/Ä/Ae/g; s/ö/oe/g; s/Ö/Oe/g; s/ü/ue/g; s/Ü/Ue/g' clauses.json | plain >umlauts.json

# The words of the id count ten times, those of titles 8, of the search words 7, of texts twice, of the reading once. The
# same word has 5 points, one that begins so 3, another ending 2 (after five equal letters at most three are left of what was
# asked for, and four of the other; after four, two of each), a part of a word, from four letters on, 1; a number of the
# clause has 50. Each word counts where it has most. The phrase as a whole, in a title and among the search words, adds 200,
# or 60 inside. A small word is in every clause, and counts nothing. Those with most words come first, then those with most
# points, then as in the spec; those with fewer words than the first are left out.
cat >search.awk <<'END'
function value(key, from,    rest, at) {
  rest = substr($0, from)
  at = index(rest, "\"" key "\":\"")
  if (!at) return ""
  rest = substr(rest, at + length(key) + 4)
  gsub(/\\"/, "\001", rest)
  return substr(rest, 1, index(rest, "\"") - 1)
}
function folded(text) {
  text = tolower(text)
  gsub(/[^a-z0-9]+/, " ", text)
  sub(/^ /, "", text)
  sub(/ $/, "", text)
  return text
}
function look(text, weight,    n, i, token) {
  n = split(folded(text), token, " ")
  for (i = 1; i <= n; i++) {
    if (!((token[i], clause) in weigh)) holders[token[i]] = holders[token[i]] " " clause
    if (weigh[token[i], clause] < weight) weigh[token[i], clause] = weight
  }
}
function quality(token, word,    n, m, same) {
  n = length(word)
  m = length(token)
  while (same < n && same < m && substr(token, same + 1, 1) == substr(word, same + 1, 1)) same++
  if (same == n) return n == m ? 5 : 3
  if (same >= 5 && n - same <= 3 && m - same <= 4) return 2
  if (same == 4 && n - same <= 2 && m - same <= 2) return 2
  return n >= 4 && index(token, word) > 0
}
function phrase_in(list, phrase,    n, i, part, best) {
  n = split(list, part, "\n")
  for (i = 1; i <= n; i++)
    if (part[i] == phrase) return 200
    else if (index(part[i], phrase)) best = 60
  return best + 0
}
FILENAME != "queries" {
  clause = FNR
  if (FNR > clauses) { clauses = FNR; id[FNR] = value("id", 1) }
  look(value("id", 1), 10)
  look(value("reading", 1), 1)
  words = value("words", 1)
  look(words, 7)
  n = split(words, part, ",")
  for (i = 1; i <= n; i++) parts[clause] = parts[clause] "\n" folded(part[i])
  at = 1
  numbers[clause] = " " value("facts", 1) " " value("cases", 1) " " value("isko2022", 1) " " value("isko1999", 1) " "
  for (l = 0; l < 4; l++) {
    if (l > 0) at = index($0, "\"" substr("depl cs", l == 3 ? 6 : 2 * l - 1, 2) "\":{\"title\"")
    look(value("title", at), 8)
    look(value("text", at), 2)
    titles[clause] = titles[clause] "\n" folded(value("title", at))
  }
  next
}
{
  query = $0
  count = $0 ~ /^[SV][0-9]/ ? 1 : split(folded($0), word, " ")
  if ($0 ~ /^[SV][0-9]/) word[1] = $0
  phrase = $0 ~ /^[SV][0-9]/ ? $0 : folded($0)
  split("", points)
  split("", have)
  for (w = 1; w <= count; w++) {
    if (index(" the a an of der die das und je ", " " word[w] " ")) {
      for (c = 1; c <= clauses; c++) have[c]++
      continue
    }
    split("", best)
    for (token in holders) {
      q = quality(token, word[w])
      if (!q) continue
      n = split(holders[token], holder, " ")
      for (i = 1; i <= n; i++)
        if (best[holder[i]] < q * weigh[token, holder[i]]) best[holder[i]] = q * weigh[token, holder[i]]
    }
    for (c = 1; c <= clauses; c++) {
      if (index(numbers[c], " " word[w] " ")) best[c] = 50
      if (best[c] > 0) { have[c]++; points[c] += best[c] }
    }
  }
  most = 0
  for (c = 1; c <= clauses; c++) {
    if (points[c] > 0 && have[c] == count) points[c] += phrase_in(titles[c], phrase) + phrase_in(parts[c], phrase)
    if (points[c] > 0 && have[c] > most) most = have[c]
  }
  for (c = 1; c <= clauses; c++)
    if (points[c] > 0 && have[c] == most) printf "%s\t%05d\t%04d\t%s\n", query, 99999 - points[c], c, id[c]
}
END

# Whole words, beginnings, endings, parts; umlauts in each way; several words, and phrases; small ones; facts and cases.
cat >queries <<'END'
overbid
suit
follow suit
lead
leads
leading
hand
null
ten
tri
schneider
schneid
announced
announcement
announcing
matador
matadors
the jack
jack of clubs
with and without
eleven cards
der skat
skat
lost twice
uberreizt
ueberreizt
bedienen
bedient
bedienung
trumpf
trumpfe
drucken
druecken
vergessen
spitzen
auction passed
grand-hand
null-ouvert
gegenspieler
gegenspielers
alleinspieler
licytacja
karta
vrcholy
players
player
dealer deals
concedes
claim tricks
following suit
trick points
S1.5
V2
the the suit
kartenaufwurf throw xyzzyq
END
"$AWK" -f search.awk plain.json umlauts.json queries | LC_ALL=C sort >wanted
while read -r query; do
  # shellcheck disable=SC2086 # words
  "$SKATREF" clause --list --lang=en $query 2>err | cut -d' ' -f1 >found
  "$AWK" -F'\t' -v query="$query" '$1 == query { print $4 }' wanted >ids
  expect "$query: these clauses, in this order" diff ids found
  [ -s ids ] || fail "the test itself: no clause has '$query'"
done <queries

# A word that no clause has is named as it was typed.
run 1 "$SKATREF" clause --list Kartenaufwurf throw xyzzyQ
says err "no clause has 'xyzzyQ'"
says err 'no clause has all of these words; these have most of them'
expect "no other word is named" not grep -e "'throw'" -e "'Kartenaufwurf'" err
run 1 "$SKATREF" clause the of
says err 'no clause like that'
expect "small words are known" not grep 'no clause has' err
# Near misses: an id if there is a dot in the word, else a word of at least four letters from ids, search words or titles of
# any language.
while read -r typed meant; do
  run 1 "$SKATREF" clause "$typed"
  if [ "$meant" = - ]; then
    expect "$typed: nothing is proposed" not grep 'did you mean' err
  else
    says err "no clause has '$typed' (did you mean '$meant'?)"
  fi
done <<'END'
pakc.cards pack.cards
pack.carts pack.cards
vlaue.overbid value.overbid
obverbid overbid
mtadors matadors
schneyder schneider
gegnspieler Gegenspieler
hqnd hand
qut -
xyzzyq -
x.yzzyq -
END
done_testing
