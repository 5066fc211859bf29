# Turns the clauses of spec/*.md into C, so that a citation is a symbol that compiles.
# usage: awk -v part=header|table|sets -v lock=clauses.lock -f clauses.awk FILE.md... >OUT
#        awk -v part=lines|rules -f clauses.awk FILE.md... >OUT
#        with part=translated, beside translations.awk, which says how
# header: enum skr_clause; table: clause_table[]; sets: the clauses of each code and of each option;
# lines: each line of a clause, tab separated: id, place, "title", "text", "reading" or a field key,
# the line; rules: what the hash of the spec covers, a clause a line: id, codes, options, instead-of,
# text, tab separated, paragraphs and lines joined by "|". Sorted, it does not depend on chapters.
# The lock gives a clause its number for ever; a new clause gets the next number. POSIX awk only:
# the program must run in mawk.
#
# A clause is a heading `### id — Title`, paragraphs of text, then `- key: value` lines;
# an indented line below a field continues the field. In a translation (language=de before its
# files) the only field is `of`, the hash of the English title and text. The paragraph that begins with "Reading:", and
# all after it, is no part of the text. Text outside of clauses is ignored.

BEGIN {
  keys = "kind codes options isko2022 isko1999 facts cases evidence decided-by overrides instead-of needs words"
  nkeys = split(keys, key, " ")
  for (i = 1; i <= nkeys; i++)
    known[key[i]] = 1
  grades = " text translation quoted court secondary derived "
  if (part !~ /^(header|table|sets|lines|rules|translated)$/) {
    print "clauses.awk: part is header, table, sets, lines, rules or translated, not '" part "'" >"/dev/stderr"
    failed = 1
    exit 1
  }
  if (lock != "")
    read_numbers()
}

# The second column of the lock has the numbers. Retired clauses keep theirs.
function read_numbers(    row, cell) {
  while ((getline row <lock) > 0)
    if (row !~ /^#/ && split(row, cell, " ") > 1) {
      number[cell[1]] = cell[2]
      if (cell[2] + 0 > highest)
        highest = cell[2] + 0
    }
  close(lock)
}

function fail(where, message) {
  print where ": " message >"/dev/stderr"
  failed = 1
  exit 1
}

# The name of the file without its folder: spec/de/play.md is the chapter play.
function chapter_name(    name) {
  name = FILENAME
  sub(/.*\//, "", name)
  sub(/\.md$/, "", name)
  return name
}

# Ends the current clause, which must have fields.
function finish() {
  if (state == "text" || state == "reading")
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
  if ((language sym) in first)
    fail(FILENAME ":" FNR, "clause " name " is already at " first[language sym])
  n++
  if (!(name in number) && language == "")
    number[name] = ++highest
  place[n] = first[language sym] = FILENAME ":" FNR
  spoken[n] = language
  chapter[n] = chapter_name()
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
  if (language == "" ? !(name in known) : name != "of")
    fail(FILENAME ":" FNR, "unknown field '" name "' in clause " id[n])
  if ((n, name) in value)
    fail(FILENAME ":" FNR, "field '" name "' comes twice in clause " id[n])
  line = substr(line, colon + 1)
  gsub(/^[ \t]+|[ \t]+$/, "", line)
  if (name == "evidence" && index(grades, " " line " ") == 0)
    fail(FILENAME ":" FNR, "evidence of clause " id[n] " is one of" grades "and not '" line "'")
  value[n, name] = line
  list(name, line)
  last = name
  state = "fields"
}

# Joins the lines of a paragraph; each row of a list or table remains a separate line.
function joined(text, line) {
  if (line ~ /^([-*|]|    )/ && gap == " ")
    gap = "\n"
  text = text (text == "" ? "" : gap) line
  gap = " "
  return text
}

# The readings begin here: a paragraph that begins with "Reading:".
function begin_reading() {
  if (state == "reading")
    fail(FILENAME ":" FNR, "clause " id[n] " has two readings")
  if (text[n] == "")
    fail(FILENAME ":" FNR, "clause " id[n] " has a reading, but no text")
  if (gap == " ")
    fail(FILENAME ":" FNR, "a reading is a paragraph of its own")
  state = "reading"
}

function add_text(line) {
  sub(/[ \t]+$/, "", line)
  if (sub(/^Reading:[ \t]*/, "", line))
    begin_reading()
  if (line == "")
    return
  if (state == "text" && line ~ /\(derived\)/)
    fail(FILENAME ":" FNR, "what is derived stands in the reading of clause " id[n])
  if (state == "text" && line ~ /[Uu]nder (isko|altenburg)[0-9]/)
    fail(FILENAME ":" FNR, "a difference between codes has a clause of its own")
  list(state, line)
  if (state == "reading")
    reading[n] = joined(reading[n], line)
  else
    text[n] = joined(text[n], line)
}

FNR == 1             { finish() }
                     { sub(/\r$/, "") }
/^###[ \t]/          { finish(); begin_clause($0); next }
/^#[ \t]/            { heading[language, chapter_name()] = substr($0, 3) }
/^##?[ \t]/          { finish(); next }
state == ""          { next }
/^[ \t]*$/           { if (state == "fields") state = "done"; else gap = "\n\n"; next }
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

# Letter by letter, because awks treat backslashes in gsub differently.
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
  print "/** The clauses of the rule code. A number is never changed or used again. */"
  print "enum skr_clause {"
  print "    SKR_C_NONE = 0, /**< no clause */"
  for (i = 1; i <= n; i++) {
    t = title[i]
    gsub(/\*\//, "* /", t)
    print "    " symbol(id[i]) " = " number[id[i]] ", /**< " id[i] ": " t " */"
  }
  print "    SKR_CLAUSES_RESERVED = 1024 /**< every number is below this */"
  print "};\n"
  print "#endif"
}

function row(sym, i,    k, f) {
  print "    [" sym "] = {"
  print "        .id = " quoted(id[i]) ","
  print "        .title = " quoted(title[i]) ","
  print "        .text = " quoted(text[i]) ","
  print "        .reading = " quoted(reading[i]) ","
  for (k = 1; k <= nkeys; k++) {
    f = key[k]
    gsub(/-/, "_", f)
    print "        ." f " = " quoted(value[i, key[k]]) ","
  }
  print "    },"
}

function table(    i) {
  print "/* Made by spec/clauses.awk from spec/: do not edit. */"
  print "#include \"rules/rules.h\"\n"
  print "const struct skr_clause_info clause_table[] = {"
  row("SKR_C_NONE", 0)
  for (i = 1; i <= n; i++)
    row(symbol(id[i]), i)
  print "};\n"
  print "const int last_clause = " highest ";\n"
  print "const enum skr_clause clause_order[] = {"
  for (i = 1; i <= n; i++)
    print "    " symbol(id[i]) ","
  print "};\n"
  print "const int clause_count = " n ";"
}

function rules(    i, t) {
  for (i = 1; i <= n; i++) {
    t = text[i]
    gsub(/\n/, "|", t)
    print id[i] "\t" value[i, "codes"] "\t" value[i, "options"] "\t" value[i, "instead-of"] "\t" t
  }
}

# One bit for each clause, 32 in a word. A code has all clauses that name it except house rules,
# which only their options add.
function sets(    i, k, words, word, name) {
  print "/* Made by spec/clauses.awk from spec/: do not edit. */"
  for (i = 1; i <= n; i++) {
    name = value[i, "kind"] == "option" ? value[i, "options"] : value[i, "codes"]
    words = split(name, word, " ")
    for (k = 1; k <= words; k++)
      add_bit(value[i, "kind"] == "option" ? "OPTION" : "CODE", word[k], number[id[i]])
  }
  for (i = 1; i <= nsets; i++)
    print "#define " set[i] "_CLAUSES " bits_of(set[i])
  alternatives()
}

function bits_of(name,    k, words) {
  for (k = 0; k <= highest / 32; k++)
    words = words sprintf(" %.0fu,", bits[name, k])
  return "{ {" words " } }"
}

# Each clause that can be switched on in the place of others: a row of struct skr_option.
function alternatives(    i, k, words, word) {
  print "#define ALTERNATIVES \\"
  for (i = 1; i <= n; i++) {
    words = split(value[i, "instead-of"], word, " ")
    if (!words)
      continue
    add_bit("ON", id[i], number[id[i]])
    for (k = 1; k <= words; k++)
      add_bit("OFF", id[i], number[word[k]])
    print "    { " quoted(id[i]) ", " symbol(id[i]) ", " bits_of(set_name("ON", id[i])) \
          ", " bits_of(set_name("OFF", id[i])) " }, \\"
  }
  print ""
}

function set_name(kind, name) {
  name = toupper(name)
  gsub(/[^A-Z0-9]/, "_", name)
  return kind "_" name
}

# Addition sets the bit, because no bit is set twice.
function add_bit(kind, name, bit,    s) {
  s = set_name(kind, name)
  if (!(s in is_set)) {
    is_set[s] = 1
    set[++nsets] = s
  }
  bits[s, int(bit / 32)] += 2 ^ (bit % 32)
}

# Whatever stands for another clause names one that there is.
function check_alternatives(    i, k, words, word) {
  for (i = 1; i <= n; i++) {
    words = split(value[i, "instead-of"], word, " ")
    for (k = 1; k <= words; k++)
      if (!(symbol(word[k]) in first) || word[k] == id[i])
        fail(place[i], "clause " id[i] " is instead of '" word[k] "', which is no other clause")
    if (words && value[i, "options"] != "")
      fail(place[i], "clause " id[i] " is its own option and cannot belong to another")
  }
}

END {
  if (failed)
    exit 1
  finish()
  check_alternatives()
  if (failed)
    exit 1
  if (n == 0)
    fail("clauses.awk", "no clauses in the input")
  if (highest > 1023)
    fail("clauses.awk", "more clauses than SKR_CLAUSES_RESERVED")
  if (part == "header")
    header()
  else if (part == "table")
    table()
  else if (part == "sets")
    sets()
  else if (part == "rules")
    rules()
}
