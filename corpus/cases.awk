# Lists the cases of corpus/*/*.yaml, tab separated: id, place, what it proves, the clauses that it is
# filed under, title, every clause that stands in it, evidence. Cases are read as they are written here, a key a
# line; that they are so is for tests/corpus/generate.py to check. POSIX awk only: it has to run in mawk.
# usage: awk -f cases.awk FILE.yaml... >OUT

# What stands between the first and the last quote, without its backslashes.
function unquoted(s,    i, c, out) {
  sub(/^[^"]*"/, "", s)
  sub(/"[^"]*$/, "", s)
  for (i = 1; i <= length(s); i++) {
    c = substr(s, i, 1)
    if (c == "\\")
      c = substr(s, ++i, 1)
    out = out c
  }
  return out
}

function finish() {
  if (id != "")
    print id "\t" place "\t" proves "\t" clauses "\t" title "\t" cited "\t" evidence
  id = proves = clauses = title = cited = evidence = ""
}

FNR == 1 { finish() }
/^- id: "/ {
  finish()
  id = unquoted($0)
  place = FILENAME ":" FNR
}
/^  title: "/    { title = unquoted($0) }
/^  proves: /    { proves = $2 }
/^  evidence: /  { evidence = $2 }
/^  clauses: \[/ {
  clauses = $0
  gsub(/^[^[]*\[|[],"]/, "", clauses)
}
{
  rest = $0
  while (match(rest, /"[a-z0-9-]+\.[a-z0-9.-]+"/)) {
    cited = cited (cited == "" ? "" : " ") substr(rest, RSTART + 1, RLENGTH - 2)
    rest = substr(rest, RSTART + RLENGTH)
  }
}
END { finish() }
