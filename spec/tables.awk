# Checks the tables beside the clauses: what they name is there, and what clauses cite stands in them.
# usage: awk -f tables.awk what=lines clauses.tsv what=lock clauses.lock what=cases cases.lock \
#            what=changes CHANGES.md what=numbers numbers.tsv
# spec/clauses.awk writes clauses.tsv. Prints what is wrong; the status is then 1. A reason
# that nobody needs any more is only named.

BEGIN { FS = "\t" }

function say(place, message) {
  print place ": " message
  wrong++
}

function here() {
  return FILENAME ":" FNR
}

function check_names(words, known, kind,    n, i, name) {
  n = split(words, name, /[ ,]+/)
  for (i = 1; i <= n; i++)
    if (name[i] != "" && !(name[i] in known))
      say(here(), "there is no " kind " " name[i])
}

# ----------------------------------------------------------------------------------- what there is

what == "lock" && /^[^#]/  { split($0, part, " "); clause[part[1]] = 1 }
what == "cases" && /^[^#]/ { corpus_case[$1] = 1 }

# The numbers that a clause cites: those in its field isko1999 are of 1999, those in isko2022 of 2018
# and 2022, whose numbering is the same.
what == "lines" && ($3 == "isko1999" || $3 == "isko2022") {
  n = split($4, number, " ")
  for (i = 1; i <= n; i++) {
    cited[++ncited] = $3 " " number[i]
    cited_at[ncited] = $2
    cited_by[ncited] = $1
  }
}

# -------------------------------------------------------------------------------- changed rulings

# | clause | codes | old | new | source | cases |
what == "changes" && /^## / {
  release = $0
}
what == "changes" && /^\|/ && !/^\|(---| clause )/ {
  cells = split($0, cell, "|") - 2
  if (release == "")
    say(here(), "a change belongs to a release")
  if (cells != 6)
    say(here(), cells " columns; 6 are needed")
  for (i = 2; i <= 6; i++)
    if (cell[i] ~ /^ *$/)
      say(here(), "column " i - 1 " is empty")
  check_names(cell[2], clause, "clause")
  check_names(cell[7], corpus_case, "case")
  changes++
}

# ------------------------------------------------------------------------------- official numbers

# The field of a clause and the number as it stands there: "SkWO 1999", 5.1 -> isko1999 SkWO-5.1
function citation(edition, number) {
  return (edition ~ /1999$/ ? "isko1999 " : "isko2022 ") (edition ~ /^SkWO/ ? "SkWO-" : "") number
}

what == "numbers" && FNR > 1 {
  if (NF != 6)
    say(here(), NF " columns; 6 are needed: edition, number, grade, subject, seen, reason")
  if ($1 !~ /^(1999|2018|2022|SkWO 1999|SkWO 2022)$/)
    say(here(), "there is no edition '" $1 "'")
  if ($3 !~ /^(text|translation|quoted|secondary|exists)$/)
    say(here(), "there is no grade '" $3 "'")
  if ($2 == "" || $4 == "" || $5 == "")
    say(here(), "number, subject and place must not be empty")
  if (($1, $2) in numbered)
    say(here(), $1 " " $2 " is already at " numbered[$1, $2])
  numbered[$1, $2] = here()
  key = citation($1, $2)
  row[++nrows] = key
  row_at[nrows] = here()
  section[nrows] = $2 ~ /^[0-9]\.[0-9]$/
  reason[nrows] = $6
  unseen[nrows] = $3 == "exists"
  known[key] = 1
  if ($3 != "exists" && $2 ~ /^[0-9.]+$/)
    citable[key] = 1
}

function check_numbers(    i, is_cited) {
  for (i = 1; i <= ncited; i++) {
    is_cited[cited[i]] = 1
    if (!(cited[i] in known))
      say(cited_at[i], cited_by[i] ": " cited[i] " is not in spec/numbers.tsv")
    else if (!(cited[i] in citable))
      say(cited_at[i], cited_by[i] ": of " cited[i] " no text, translation, quotation or account is known")
  }
  for (i = 1; i <= nrows; i++)
    if (!section[i] && reason[i] == "" && !(row[i] in is_cited))
      say(row_at[i], "no clause cites " row[i] ", and no reason says why")
    else if (reason[i] != "" && !unseen[i] && row[i] in is_cited)
      print row_at[i] ": clauses cite " row[i] ": its reason can go"
}

END {
  check_numbers()
  if (!changes || !nrows || !ncited)
    say("tables.awk", "no changes, no numbers or no clauses in the input")
  exit (wrong > 0)
}
