# Turns translations into C: the constant tables that tr of src/base/language.c searches, so that
# neither the build nor the program needs gettext.
# usage: LC_ALL=C awk -f messages.awk de.po pl.po cs.po >messages.c
# The files come in the order of enum language. A fuzzy or missing translation is left out; whatever is
# malformed is an error that names file and line: a placeholder that differs from the English one,
# a wrong number of plural forms, an unknown escape, a text that stands twice. POSIX awk only: the
# program must run in mawk.

BEGIN {
  plurals["de"] = "nplurals=2; plural=(n != 1);"
  plurals["pl"] = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
  plurals["cs"] = "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);"
  split("de pl cs", due, " ")
  bracket["open"] = "\342\237\246"
  bracket["close"] = "\342\237\247"
}

function fail(message) {
  print place ": " message >"/dev/stderr"
  failed = 1
  exit 1
}

# A text as C writes it, as the bytes that it means.
function unescape(text,    plain, c) {
  plain = ""
  while (match(text, /\\/)) {
    c = substr(text, RSTART + 1, 1)
    if (index("nt\"\\", c) == 0 || c == "")
      fail("an escape that is not \\n, \\t, \\\" or \\\\")
    plain = plain substr(text, 1, RSTART - 1) (c == "n" ? "\n" : c == "t" ? "\t" : c)
    text = substr(text, RSTART + 2)
  }
  return plain text
}

# The types of the arguments that a format takes, in order: "s d lu". Sets wrong, or "" if it is a
# format.
function arguments(text,    n, item, number, most, positions, list, i) {
  wrong = ""
  n = most = positions = 0
  gsub(/%%/, "", text)
  while (match(text, /%/)) {
    text = substr(text, RSTART)
    if (!match(text, /^%([0-9]+\$)?[-+ #0']*([0-9]+|\*)?(\.([0-9]+|\*)?)?(hh|h|ll|l|z|t|j)?[a-zA-Z]/)) {
      wrong = "a % that begins no placeholder"
      return ""
    }
    item = substr(text, 2, RLENGTH - 1)
    text = substr(text, RLENGTH + 1)
    number = 0
    if (match(item, /^[0-9]+\$/)) {
      number = substr(item, 1, RLENGTH - 1) + 0
      item = substr(item, RLENGTH + 1)
      positions++
    }
    while (match(item, /\*/)) {
      type[++n] = "*"
      item = substr(item, RSTART + 1)
    }
    match(item, /(hh|h|ll|l|z|t|j)?[a-zA-Z]$/)
    item = substr(item, RSTART)
    sub(/i$/, "d", item)
    n++
    if (number == 0)
      number = n
    if (positions > 0 && positions != n)
      wrong = "placeholders with a number and without one"
    else if (number in type && type[number] != item)
      wrong = "placeholder " number " has two types"
    type[number] = item
    if (number > most)
      most = number
  }
  list = ""
  for (i = 1; i <= n || i <= most; i++) {
    if (i in type)
      list = list (list == "" ? "" : " ") type[i]
    else if (i <= most && wrong == "")
      wrong = "placeholder " i " is missing"
    delete type[i]
  }
  return list
}

# The places of a text that are filled in by name or number, sorted: "{all} {shown}".
function places(text,    n, i, list) {
  n = 0
  while (match(text, /[{][a-z0-9]+[}]/)) {
    place_of[++n] = substr(text, RSTART, RLENGTH)
    text = substr(text, RSTART + RLENGTH)
    for (i = n; i > 1 && place_of[i - 1] > place_of[i]; i--) {
      list = place_of[i]
      place_of[i] = place_of[i - 1]
      place_of[i - 1] = list
    }
  }
  list = ""
  for (i = 1; i <= n; i++)
    list = list " " place_of[i]
  return list
}

function text_of(line) {
  if (line !~ /^".*"$/)
    fail("expected a text in quotes")
  line = substr(line, 2, length(line) - 2)
  if (unquoted(line))
    fail("a quote within a text")
  unescape(line)
  return line
}

# Is there a quote that no backslash escapes?
function unquoted(text) {
  gsub(/\\./, "", text)
  return index(text, "\"") > 0
}

function ends_in_newline(text) {
  return text ~ /(^|[^\\])(\\\\)*\\n$/
}

# The translations of one entry.
function check_string(form, text, id, many,    wanted, other) {
  if (ends_in_newline(id) != ends_in_newline(text) || (id ~ /^\\n/) != (text ~ /^\\n/))
    fail("a newline at the beginning or end differs from the English text")
  if (places(id) != places(text))
    fail("the places" places(text) ", the English text has" places(id))
  if (flags ~ /no-c-format/)
    return
  wanted = arguments(unescape(many == "" ? id : many))
  if (wrong != "")
    fail("the English text has " wrong "; a comment xgettext:no-c-format says that it is no format")
  other = arguments(unescape(text))
  if (wrong == "" && other != wanted && !(many != "" && form == 0 && other == arguments(unescape(id))))
    wrong = "placeholders '" other "', the English text has '" wanted "'"
  if (wrong != "")
    fail(wrong)
}

function finish_header(    line, n, i, found) {
  n = split(unescape(str[0]), line, "\n")
  for (i = 1; i <= n; i++)
    found[line[i]] = 1
  if (!(("Plural-Forms: " plurals[language]) in found))
    fail("expected the header Plural-Forms: " plurals[language])
  if (!("Content-Type: text/plain; charset=UTF-8" in found))
    fail("expected the header Content-Type: text/plain; charset=UTF-8")
}

function escape_of_nul() {
  return "\\000"
}

# An entry has ended, if one had begun.
function finish() {
  if (state == "")
    return
  if (state != "str")
    fail("an entry without msgstr")
  if (id == "" && context == "")
    finish_header()
  else
    finish_entry()
  state = flags = ""
}

function finish_entry(    key, n, i, all, whole) {
  key = unescape(id) SUBSEP unescape(context)
  if ((key, language) in seen)
    fail("this text stands twice")
  seen[key, language] = 1
  if (!(key in known)) {
    known[key] = ++count
    sort_key[count] = unescape(id) "\001" unescape(context)
    english[count] = id
    note[count] = context
    several[count] = plural
  }
  n = plural == "" ? 1 : substr(plurals[language], 10, 1) + 0
  if (forms != n)
    fail("expected " n " forms of the translation, not " forms)
  whole = 1
  for (i = 0; i < n; i++) {
    if (str[i] == "")
      whole = 0
    else if (flags !~ /fuzzy/)
      check_string(i, str[i], id, plural)
    all = all (i > 0 ? escape_of_nul() : "") str[i]
  }
  if (whole && flags !~ /fuzzy/)
    translation[known[key], language] = all
}

function begin_file() {
  finish()
  flags = ""
  language = FILENAME
  sub(/^.*\//, "", language)
  sub(/\.po$/, "", language)
  files++
  place = FILENAME
  if (language != due[files])
    fail("expected the files de.po, pl.po, cs.po in this order")
}

FNR == 1 { begin_file() }
{ place = FILENAME ":" FNR }
/^#~/ { next }
/^#,/ { finish(); flags = flags $0; next }
/^#/ { finish(); next }
/^[ \t]*$/ { finish(); next }
/^msgctxt "/ {
  finish()
  state = "context"
  context = text_of(substr($0, 9))
  next
}
/^msgid "/ {
  if (state != "context") {
    finish()
    context = ""
  }
  state = "id"
  id = text_of(substr($0, 7))
  plural = ""
  forms = 0
  next
}
/^msgid_plural "/ {
  if (state != "id")
    fail("msgid_plural without a msgid")
  state = "plural"
  plural = text_of(substr($0, 14))
  next
}
/^msgstr "/ {
  if (state != "id")
    fail("msgstr without a msgid")
  state = "str"
  str[0] = text_of(substr($0, 8))
  forms = 1
  next
}
/^msgstr\[[0-9]\] "/ {
  if (state != "plural" && (state != "str" || plural == ""))
    fail("msgstr[] without a msgid_plural")
  if (substr($0, 8, 1) + 0 != forms)
    fail("expected msgstr[" forms "]")
  state = "str"
  str[forms++] = text_of(substr($0, 11))
  next
}
/^"/ {
  if (state == "context") context = context text_of($0)
  else if (state == "id") id = id text_of($0)
  else if (state == "plural") plural = plural text_of($0)
  else if (state == "str") str[forms - 1] = str[forms - 1] text_of($0)
  else fail("a text that belongs to nothing")
  next
}
{ fail("expected msgid, msgstr, a text in quotes or a comment") }

# Shell sort of the entries by their keys.
function sort(    gap, i, j, moved) {
  for (i = 1; i <= count; i++)
    order[i] = i
  for (gap = int(count / 2); gap > 0; gap = int(gap / 2))
    for (i = gap + 1; i <= count; i++) {
      moved = order[i]
      for (j = i; j > gap && sort_key[order[j - gap]] > sort_key[moved]; j -= gap)
        order[j] = order[j - gap]
      order[j] = moved
    }
}

# The text of the pseudo language: in brackets, which stand before a newline at its end.
function pseudo(text,    end) {
  end = ""
  while (ends_in_newline(text)) {
    end = end "\\n"
    text = substr(text, 1, length(text) - 2)
  }
  return bracket["open"] text bracket["close"] end
}

function print_string(text) {
  return text == "" ? "0" : "\"" text "\""
}

END {
  if (failed)
    exit 1
  finish()
  if (files != 3) {
    print "messages.awk: expected the files de.po, pl.po, cs.po" >"/dev/stderr"
    exit 1
  }
  sort()
  print "/* Made by po/messages.awk: do not edit. */"
  print "#include \"base/messages.h\""
  print "\nconst struct message messages[] = {"
  for (i = 1; i <= count; i++) {
    n = order[i]
    printf "    { \"%s\", \"%s\", {\n", english[n], note[n]
    for (j = 1; j <= 3; j++)
      printf "        %s,\n", print_string(translation[n, due[j]])
    text = pseudo(english[n])
    if (several[n] != "")
      text = text escape_of_nul() pseudo(several[n])
    printf "        \"%s\" } },\n", text
  }
  print "    { 0, 0, { 0, 0, 0, 0 } }"
  print "};"
  printf "const int message_count = %d;\n", count
}
