# Makes src/tables.c: the tables beside the clauses, for skatref clause.
# usage: awk -f tables.awk spec/numbers.tsv spec/decisions.tsv ... >OUT
# A table NAMEs.tsv becomes an array of struct trace_NAME, which has its columns as texts, in their
# order; the first line is the heading. POSIX awk only: it has to run in mawk.

BEGIN {
  FS = "\t"
  print "/* Made by coverage/tables.awk from spec/: do not edit. */"
  print "#include \"trace.h\""
}

# awks differ on backslashes in gsub, hence letter by letter.
function quoted(s,    i, c, last, out) {
  for (i = 1; i <= length(s); i++) {
    c = substr(s, i, 1)
    if (c == "\\" || c == "\"" || (c == "?" && last == "?")) # ??: no trigraphs
      out = out "\\" c
    else
      out = out c
    last = c
  }
  return "\"" out "\""
}

function finish() {
  if (name != "" && !rows) # C has no empty arrays
    print "    { 0 },"
  if (name != "")
    print "};\nconst int trace_" name "_count = " rows ";"
}

FNR == 1 {
  finish()
  name = FILENAME
  sub(/.*\//, "", name)
  sub(/s?\.tsv$/, "", name)
  gsub(/-/, "_", name)
  columns = NF
  rows = 0
  print "\nconst struct trace_" name " trace_" name "s[] = {"
  next
}
{
  out = ""
  for (i = 1; i <= columns; i++)
    out = out (i > 1 ? ", " : "") quoted($i)
  print "    { " out " },"
  rows++
}
END { finish() }
