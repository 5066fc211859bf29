# Makes src/trace.c, the table of what skatref clause tells of a clause: cases and code.
# usage: awk -f trace.awk clauses.tsv cases.tsv src/*/*.[ch] >OUT
#        awk -v part=code -f trace.awk clauses.tsv cases.tsv src/*/*.[ch] >OUT
# part=code prints what cites the clauses, tab separated: clause, file, function, first and last line.
# The tables are those that spec/clauses.awk and corpus/cases.awk write. Finds where the code cites a
# clause. POSIX awk only: it has to run in mawk.
#
# Code is read as it is written here: functions and tables, one after the other. SKR_C_X and SKR_CITE(X)
# inside of one belong to it; SKR_CITE(X) between two belongs to the next. To ask which clause it was,
# "== SKR_C_X" or "case SKR_C_X:", is no citation.

function symbol(name) {
  name = toupper(name)
  gsub(/[^A-Z0-9]/, "_", name)
  return name
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

FNR == 1 { # nothing is open at the end of a file
  in_comment = depth = pending = block = 0
  header = ""
}

# ------------------------------------------------------------------------------- clauses and cases

FILENAME ~ /clauses\.tsv$/ {
  split($0, cell, "\t")
  id[symbol(cell[1])] = cell[1]
  next
}

FILENAME ~ /cases\.tsv$/ {
  split($0, cell, "\t")
  case_id[++ncases] = cell[1]
  split(cell[2], place, ":")
  case_place[ncases] = quoted(place[1]) ", " place[2]
  accepted[ncases] = cell[3] == "accepted" ? "true" : "false"
  clauses[ncases] = cell[4]
  title[ncases] = cell[5]
  evidence[ncases] = quoted(cell[7])
  next
}

# --------------------------------------------------------------------------------------------- code

# The line without comments, strings and characters.
function stripped(s,    out, at) {
  while (s != "") {
    if (in_comment) {
      at = index(s, "*/")
      if (!at)
        return out
      in_comment = 0
      s = substr(s, at + 2)
    } else if (match(s, /\/\*|\/\/|"([^"\\]|\\.)*"|'([^'\\]|\\.)*'/)) {
      out = out substr(s, 1, RSTART - 1) " "
      if (substr(s, RSTART, 2) == "//")
        return out
      in_comment = substr(s, RSTART, 2) == "/*"
      s = substr(s, RSTART + (in_comment ? 2 : RLENGTH))
    } else {
      return out s
    }
  }
  return out
}

function count(s, c,    n) {
  n = gsub(c, "", s)
  return n
}

# The name of what begins with these words: a function, a table or a type.
function name_of(head) {
  gsub(/__attribute__ *\(\(.*\)\)|[ \t]+/, " ", head)
  if (!sub(/ *(\[.*)?=.*/, "", head) && !sub(/ *\(.*/, "", head)) {
    gsub(/^ +| +$/, "", head)
    return head
  }
  sub(/.*[ *]/, "", head)
  return head
}

function cite(name, line) {
  if (!(name in id) || (n_code, name) in cited)
    return
  cited[n_code, name] = 1
  code_clause[++ncites] = id[name]
  code_of[ncites] = n_code
  cite_line[ncites] = line
}

# Every SKR_C_X and SKR_CITE(X) of the line; those between definitions wait for the next.
function cite_all(s, line,    name) {
  gsub(/(case|[=!]=) *SKR_C_[A-Z0-9_]+/, "", s)
  while (match(s, /SKR_C_[A-Z0-9_]+|SKR_CITE\( *[A-Z0-9_]+/)) {
    name = substr(s, RSTART, RLENGTH)
    sub(/SKR_C_|SKR_CITE\( */, "", name)
    s = substr(s, RSTART + RLENGTH)
    if (depth > 0) {
      cite(name, line)
    } else {
      waiting[++pending] = name
      waiting_line[pending] = line
    }
  }
}

function begin_definition(    i) {
  first[++n_code] = block
  function_of[n_code] = name_of(header)
  file[n_code] = FILENAME
  for (i = 1; i <= pending; i++)
    cite(waiting[i], waiting_line[i])
  pending = 0
  header = ""
}

# Comments and citations right above a definition belong to it.
/^[ \t]*$/ { if (!depth && header == "") block = 0 }
{
  code = stripped($0)
  if (code ~ /^[ \t]*#/ || directive) {
    directive = /\\$/
    next
  }
}
depth > 0 {
  cite_all(code, FNR)
  if (code ~ /^\} *[a-z]/ && function_of[n_code] ~ /struct$/)
    function_of[n_code] = name_of(substr(code, 2))
  depth += count(code, "{") - count(code, "}")
  if (depth == 0) {
    last[n_code] = FNR
    block = 0
  }
  next
}
{
  if (!block && $0 !~ /^[ \t]*$/)
    block = FNR
  cite_all(code, FNR)
  gsub(/SKR_CITE\([^)]*\);?/, "", code)
  whole = gsub(/\{[^{}]*\}/, "", code) # { and } in one line
  at = index(code, "{")
  header = header " " (at ? substr(code, 1, at - 1) : code)
  if (at || header ~ /=.*;/ || (whole && header ~ /\(/ && header !~ /;/)) {
    begin_definition()
    depth = at ? count(code, "{") - count(code, "}") : 0
    last[n_code] = FNR
    if (!depth)
      block = 0
  } else if (header ~ /;/) { # a declaration
    block = 0
    header = ""
  }
  if (header ~ /^[ \t]*$/)
    header = ""
}

# ------------------------------------------------------------------------------------------ writing

END {
  if (part == "code") {
    for (i = 1; i <= ncites; i++) {
      n = code_of[i]
      print code_clause[i] "\t" file[n] "\t" function_of[n] "\t" first[n] "\t" last[n]
    }
    exit
  }
  print "/* Made by coverage/trace.awk from corpus/ and src/: do not edit. */"
  print "#include \"trace.h\"\n"
  print "const struct trace_case trace_cases[] = {"
  for (i = 1; i <= ncases; i++)
    print "    { " quoted(case_id[i]) ", " quoted(title[i]) ",\n      " quoted(clauses[i]) ", " \
          case_place[i] ", " accepted[i] ", " evidence[i] " },"
  print "};"
  print "const int trace_case_count = " ncases ";\n"
  print "const struct trace_code trace_code[] = {"
  for (i = 1; i <= ncites; i++) {
    n = code_of[i]
    print "    { " quoted(code_clause[i]) ", " quoted(file[n]) ", " quoted(function_of[n]) ",\n      " \
          first[n] ", " last[n] ", " cite_line[i] " },"
  }
  print "};"
  print "const int trace_code_count = " ncites ";"
}
