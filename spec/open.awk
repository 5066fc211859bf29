# The questions that the sources leave open, for coverage/tables.awk: the points of spec/README.md
# that spec/open.tsv names, with the other readings and who holds which; and their translations.
# usage: awk -v task=points|words|state|hashes -f hash.awk -f open.awk open.tsv README.md \
#          [language=de de/open.tsv ...]
# points: point, question, ours, clauses (blank separated), others, held;
# words: language, point, question, ours, others, held, of the translations that are not out of date;
# state: a line for each translation that is missing or out of date, or that lacks a number or a clause of the English;
# hashes: open.POINT and the hash of its English texts.
#
# A row of de/open.tsv has point, question, ours, others, held and of: the hash of the English texts, or ? until it is
# stamped (spec/translate.sh). others is "-" where the English text names options or has nothing.

function fail(message) {
  print FILENAME ":" FNR ": " message >"/dev/stderr"
  failed = 1
  exit 1
}

function is_words(text) {
  return text != "-" && text !~ /^[a-z]+\.[a-z0-9-]+( |$)/
}

BEGIN {
  FS = "\t"
  OFS = "\t"
}
FNR == 1 {
  file++
}
file == 1 {
  if (NF != 3)
    fail("three columns: point, others, held")
  if (FNR > 1) {
    others[$1] = $2
    held[$1] = $3
  }
  next
}
file == 2 {
  if ($0 ~ /^\| [0-9]+ \| /) {
    split($0, cell, / *\| */)
    if (!(cell[2] in others))
      next
    gsub(/,/, "", cell[5])
    gsub(/\[|\]\([^)]*\)/, "", cell[4])
    point[++points] = cell[2]
    question[cell[2]] = cell[3]
    ours[cell[2]] = cell[4]
    clauses[cell[2]] = cell[5]
    texts[cell[2]] = cell[3] " | " cell[4] " | " (is_words(others[cell[2]]) ? others[cell[2]] : "-") " | " held[cell[2]]
    of[cell[2]] = hex(hash_words(0, texts[cell[2]]))
  }
  next
}
FNR > 1 {
  if (NF != 6)
    fail("six columns: point, question, ours, others, held, of")
  if (!($1 in of))
    fail("there is no open point " $1)
  if (is_words($4) != is_words(others[$1]))
    fail("point " $1 ": others is in words in one language only")
  row[language, $1] = $0
  place[language, $1] = FILENAME ":" FNR
}

function is_current(language, p,    column) {
  split(row[language, p], column, FS)
  return column[6] == of[p]
}

# The first word of digits or of a clause in the text a that the text b lacks; "" if there is none.
function lost(a, b,    word) {
  while (match(a, /[a-z]+\.[a-z0-9-]*[a-z0-9]|[CDVS]?[0-9][0-9.]*[0-9]|[CDV]?[0-9]/)) {
    word = substr(a, RSTART, RLENGTH)
    a = substr(a, RSTART + RLENGTH)
    if (!index(b, word))
      return word
  }
}

function print_state(language,    i, p, word) {
  for (i = 1; i <= points; i++) {
    p = point[i]
    if (!((language, p) in row)) {
      print "spec/" language "/open.tsv: open." p ": missing"
      continue
    }
    if (!is_current(language, p))
      print place[language, p] ": open." p ": " (row[language, p] ~ /\?$/ ? "not stamped" : "out of date")
    if ((word = lost(texts[p], row[language, p])) != "")
      print place[language, p] ": open." p ": the English text has " word
  }
}

function print_words(language,    i, column) {
  for (i = 1; i <= points; i++)
    if ((language, point[i]) in row && is_current(language, point[i])) {
      split(row[language, point[i]], column, FS)
      print language, column[1], column[2], column[3], column[4], column[5]
    }
}

END {
  if (failed)
    exit 1
  for (p in others)
    if (!(p in of)) {
      print "spec/open.tsv: spec/README.md has no point " p >"/dev/stderr"
      exit 1
    }
  n = split(languages, tag, " ")
  if (task == "points")
    print "point", "question", "ours", "clauses", "others", "held"
  if (task == "words")
    print "language", "point", "question", "ours", "others", "held"
  for (i = 1; i <= points; i++) {
    p = point[i]
    if (task == "points")
      print p, question[p], ours[p], clauses[p], others[p], held[p]
    else if (task == "hashes")
      print "open." p, of[p]
  }
  for (i = 1; i <= n; i++)
    if (task == "words")
      print_words(tag[i])
    else if (task == "state")
      print_state(tag[i])
}
