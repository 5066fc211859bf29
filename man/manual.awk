# Makes a manual: the prose of man/*.in with what the program says of its commands.
# usage: skatref help --source PAGE | awk -f manual.awk - PROSE
#
# The program's parts begin with a line "@synopsis", "@option NAME" ..., and belong to the command of the
# last line "@page NAME". In the prose a line "@synopsis", "@status", "@commands" or "@clauses" stands for
# that part; "@options" [COMMAND] and "@facts" for all options or questions, in the order of the program. Up
# to "@end" follows what the manual says besides of some of them, after "@option NAME" or "@question NAME".
# "@include FILE" stands for the text of a file beside the prose.
FILENAME == "-" {
  if ($1 == "@page") { page = substr($0, 7); next }
  if (/^@/) { key = page SUBSEP $0; order[++keys] = key; next }
  part[key] = part[key] $0 "\n"
  next
}
FNR == 1 { first = substr(order[1], 1, index(order[1], SUBSEP) - 1) }

function fail(text) { print FILENAME ":" FNR ": " text > "/dev/stderr"; failed = 1; exit 1 }

# Options and questions of a page, each with what is said besides.
function items(kind, of,   i, name) {
  for (i = 1; i <= keys; i++) {
    if (index(order[i], of SUBSEP "@" kind " ") != 1) continue
    printf "%s", part[order[i]]
    name = substr(order[i], length(of SUBSEP "@" kind " ") + 1)
    if (name in more) printf "%s%s", kind == "option" && more[name] ~ /^\.(TP|PP|RS)/ ? "" : kind == "question" ? ".sp\n" : "", more[name]
    delete more[name]
  }
  for (name in more) fail("the program has no " kind " " name)
}

/^@(options|facts)/ {
  inside = $1 == "@facts" ? "question" : "option"
  of = NF > 1 ? substr($0, length($1) + 2) : first
  next
}
inside != "" && $1 == "@end" { items(inside, of); inside = ""; next }
inside != "" && $1 == "@" inside { name = substr($0, length($1) + 2); more[name] = ""; next }
$1 == "@include" {
  folder = FILENAME
  sub(/[^\/]*$/, "", folder)
  while ((got = (getline line < (folder $2))) > 0) if (line !~ /^\.\\"/) print line
  if (got < 0) fail("cannot read " $2)
  close(folder $2)
  next
}
inside != "" { more[name] = more[name] $0 "\n"; next }
/^@/ {
  if (!((first SUBSEP $0) in part)) fail("the program has no " $0)
  printf "%s", part[first SUBSEP $0]
  next
}
{ print }
END { if (!failed && inside != "") fail("@end is missing") }
