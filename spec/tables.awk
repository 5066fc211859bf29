# Checks the tables beside the clauses: what they name must be there.
# usage: awk -f tables.awk what=clauses clauses.lock what=cases cases.lock what=changes CHANGES.md
# Prints what is wrong; the status is then 1.

function say(message) {
  print FILENAME ":" FNR ": " message
  wrong++
}

function check_names(words, known, kind,    n, i, name) {
  n = split(words, name, " ")
  for (i = 1; i <= n; i++)
    if (!(name[i] in known))
      say("there is no " kind " " name[i])
}

what == "clauses" && /^[^#]/ { split($0, part, " "); clause[part[1]] = 1 }
what == "cases" && /^[^#]/   { corpus_case[$1] = 1 }

# | clause | codes | old | new | source | cases |
what == "changes" && /^## / { release = $2 }
what == "changes" && /^\|/ && !/^\|(---| clause )/ {
  cells = split($0, cell, "|") - 2
  if (release == "")
    say("a change belongs to a release")
  if (cells != 6)
    say(cells " columns; 6 are needed")
  for (i = 2; i <= 6; i++)
    if (cell[i] ~ /^ *$/)
      say("column " i - 1 " is empty")
  check_names(cell[2], clause, "clause")
  check_names(cell[7], corpus_case, "case")
  changes++
}

END {
  if (!changes) {
    print "tables.awk: no changes in the input"
    wrong++
  }
  exit (wrong > 0)
}
