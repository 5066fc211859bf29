# Turns the clauses of spec/*.md into C, so that a citation is a symbol that compiles.
# usage: awk -v part=header|table|lines -f clauses.awk FILE.md... >OUT
# header: enum skr_clause; table: skr_clauses[]; lines: what clauses consist of, tab separated: id,
# place, title or text or a field's key, the line. POSIX awk only: it has to run in mawk.
#
# A clause is a heading `### id — Title`, paragraphs of text, then `- key: value` lines;
# a line indented below a field continues it. Text outside of clauses is not read.

BEGIN {
  keys = "kind codes isko2022 isko1999 facts cases evidence decided-by overrides needs"
  nkeys = split(keys, key, " ")
  for (i = 1; i <= nkeys; i++)
    known[key[i]] = 1
  if (part != "header" && part != "table" && part != "lines") {
    print "clauses.awk: part is header, table or lines, not '" part "'" >"/dev/stderr"
    failed = 1
    exit 1
  }
}

function fail(where, message) {
  print where ": " message >"/dev/stderr"
  failed = 1
  exit 1
}

# The clause so far is complete: it must have come to its fields.
function finish() {
  if (state == "text")
    fail(place[n], "clause " id[n] " has no fields")
  state = ""
}

function list(key, line) {
  if (part == "lines")
    print id[n] "\t" FILENAME ":" FNR "\t" key "\t" line
}

function symbol(name) {
  name = toupper(name)
  gsub(/[^A-Z0-9]/, "_", name)
  return "SKR_C_" name
}

function begin_clause(line,    dash, name, sym) {
  sub(/^###[ \t]+/, "", line)
  sub(/[ \t]+$/, "", line)
  dash = index(line, " — ")
  if (!dash)
    fail(FILENAME ":" FNR, "a heading reads `### id — Title`")
  name = substr(line, 1, dash - 1)
  if (name !~ /^[a-z0-9.-]+$/)
    fail(FILENAME ":" FNR, "clause id '" name "' is not made of a-z, 0-9, '.' and '-'")
  sym = symbol(name)
  if (sym in first)
    fail(FILENAME ":" FNR, "clause " name " is already at " first[sym])
  n++
  place[n] = first[sym] = FILENAME ":" FNR
  id[n] = name
  title[n] = substr(line, dash + length(" — "))
  sub(/^[ \t]+/, "", title[n])
  if (title[n] == "")
    fail(FILENAME ":" FNR, "clause " name " has no title")
  list("title", title[n])
  text[n] = ""
  gap = ""
  state = "text"
}

function add_field(line,    colon, name) {
  colon = index(line, ":")
  name = substr(line, 3, colon - 3)
  if (!(name in known))
    fail(FILENAME ":" FNR, "unknown field '" name "' in clause " id[n])
  if ((n, name) in value)
    fail(FILENAME ":" FNR, "field '" name "' comes twice in clause " id[n])
  line = substr(line, colon + 1)
  gsub(/^[ \t]+|[ \t]+$/, "", line)
  value[n, name] = line
  list(name, line)
  last = name
  state = "fields"
}

# Lines of a paragraph are joined; rows of a list or a table stay lines of their own.
function add_text(line) {
  sub(/[ \t]+$/, "", line)
  if (line ~ /^([-*|]|    )/ && gap == " ")
    gap = "\n"
  text[n] = text[n] (text[n] == "" ? "" : gap) line
  list("text", line)
  gap = " "
}

FNR == 1             { finish() }
                     { sub(/\r$/, "") }
/^###[ \t]/          { finish(); begin_clause($0); next }
/^##?[ \t]/          { finish(); next }
state == ""          { next }
/^[ \t]*$/           { if (state == "text") gap = "\n\n"; else state = "done"; next }
state == "done" && /^- [^ :]+:/ { state = "fields" }
state == "done"      { fail(FILENAME ":" FNR, "text after the fields of clause " id[n]) }
/^- [^ :]+:([ \t]|$)/ { add_field($0); next }
state == "fields" && /^[ \t]/ {
  gsub(/^[ \t]+|[ \t]+$/, "")
  value[n, last] = value[n, last] " " $0
  list(last, $0)
  next
}
state == "fields"    { fail(FILENAME ":" FNR, "neither a field nor its continuation") }
                     { add_text($0) }

# awks differ on backslashes in gsub, hence letter by letter.
function quoted(s,    i, c, last, out) {
  for (i = 1; i <= length(s); i++) {
    c = substr(s, i, 1)
    if (c == "\\" || c == "\"" || (c == "?" && last == "?")) # ??: no trigraphs
      out = out "\\" c
    else if (c == "\n")
      out = out "\\n"
    else if (c == "\t")
      out = out "\\t"
    else
      out = out c
    last = c
  }
  return "\"" out "\""
}

function header(    i, t) {
  print "/* Made by spec/clauses.awk from spec/: do not edit. */"
  print "#ifndef SKATREF_CLAUSES_H"
  print "#define SKATREF_CLAUSES_H\n"
  print "/** The clauses of the rule code; skr_clauses[] has their texts. */"
  print "enum skr_clause {"
  print "    SKR_C_NONE = 0, /**< no clause */"
  for (i = 1; i <= n; i++) {
    t = title[i]
    gsub(/\*\//, "* /", t)
    print "    " symbol(id[i]) ", /**< " id[i] ": " t " */"
  }
  print "    SKR_CLAUSE_COUNT /**< how many there are, SKR_C_NONE included */"
  print "};\n"
  print "#endif"
}

function row(sym, i,    k, f) {
  print "    [" sym "] = {"
  print "        .id = " quoted(id[i]) ","
  print "        .title = " quoted(title[i]) ","
  print "        .text = " quoted(text[i]) ","
  for (k = 1; k <= nkeys; k++) {
    f = key[k]
    gsub(/-/, "_", f)
    print "        ." f " = " quoted(value[i, key[k]]) ","
  }
  print "    },"
}

function table(    i) {
  print "/* Made by spec/clauses.awk from spec/: do not edit. */"
  print "#include \"skatref.h\"\n"
  print "const struct skr_clause_info skr_clauses[SKR_CLAUSE_COUNT] = {"
  row("SKR_C_NONE", 0)
  for (i = 1; i <= n; i++)
    row(symbol(id[i]), i)
  print "};"
}

END {
  if (failed)
    exit 1
  finish()
  if (failed)
    exit 1
  if (n == 0)
    fail("clauses.awk", "no clauses in the input")
  if (part == "header")
    header()
  else if (part == "table")
    table()
}
