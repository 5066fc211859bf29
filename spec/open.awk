# The questions that the sources leave open, for coverage/tables.awk: the points of spec/README.md
# that spec/open.tsv names, with the other readings and who holds which.
# usage: awk -f open.awk spec/open.tsv spec/README.md
# columns: point, question, ours, clauses (blank separated), others, held.

function fail(message) {
  print FILENAME ":" FNR ": " message >"/dev/stderr"
  failed = 1
  exit 1
}

BEGIN { print "point\tquestion\tours\tclauses\tothers\theld" }
NR == FNR {
  if (FNR > 1 && split($0, column, "\t") != 3)
    fail("three columns: point, others, held")
  if (FNR > 1) {
    others[column[1]] = column[2]
    held[column[1]] = column[3]
  }
  next
}
/^\| [0-9]+ \| / {
  n = split($0, cell, / *\| */)
  if (!(cell[2] in others))
    next
  gsub(/,/, "", cell[5])
  gsub(/\[|\]\([^)]*\)/, "", cell[4])
  print cell[2] "\t" cell[3] "\t" cell[4] "\t" cell[5] "\t" others[cell[2]] "\t" held[cell[2]]
  delete others[cell[2]]
}
END {
  if (!failed)
    for (point in others) {
      print "spec/open.tsv: spec/README.md has no point " point >"/dev/stderr"
      exit 1
    }
}
