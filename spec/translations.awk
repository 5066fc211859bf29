# The clauses in other languages, in spec/de/ and so on: their table in C, and their state.
# usage: awk -v part=translated -v task=table|state|hashes -v languages="de pl cs" \
#          -f hash.awk -f clauses.awk -f translations.awk SPEC.md... language=de de/SPEC.md... ...
# table: clause_languages[]; state: a line for each translation that is missing or out of date, or that
# refers to other clauses than the English text, or lacks a number of it;
# hashes: id and hash of each English clause, tab separated.
#
# A translation is written like a clause. Its only field is `- of: HASH`, the hash of the English title
# and text that it translates, or `?` until it is stamped (spec/translate.sh). A translation with
# another hash is out of date.

function check_translation(i) {
  if (!(symbol(id[i]) in first))
    fail(place[i], "there is no clause " id[i] " to translate")
  if (text[i] == "" || reading[i] != "")
    fail(place[i], "the translation of " id[i] " has a text, and no reading")
  if (value[i, "of"] !~ /^([0-9a-f]+|\?)$/)
    fail(place[i], "the translation of " id[i] " has the field `- of: HASH`, or `?` before it is stamped")
  if (chapter[i] != chapter[english[id[i]]])
    fail(place[i], id[i] " belongs to the chapter " chapter[english[id[i]]])
}

function read_all(    i) {
  for (i = 1; i <= n; i++)
    if (spoken[i] == "") {
      english[id[i]] = i
      of[id[i]] = hex(hash_words(hash_words(0, title[i]), " | " text[i]))
    }
  for (i = 1; i <= n && !failed; i++)
    if (spoken[i] != "") {
      check_translation(i)
      translation[spoken[i], id[i]] = i
    }
}

function is_stale(i) {
  return value[i, "of"] != of[id[i]]
}

# ------------------------------------------------------------------------------------------- state

# The next word of `rest` that matches; "" if there is none.
function next_word(pattern,    word) {
  if (!match(rest, pattern))
    return ""
  word = substr(rest, RSTART, RLENGTH)
  rest = substr(rest, RSTART + RLENGTH)
  return word
}

# The first clause that the text a names and the text b does not; "" if there is none.
function only_in(a, b,    name) {
  rest = a
  while ((name = next_word("[a-z]+\\.[a-z0-9-]+")) != "")
    if ((name in english) && !index(b, name))
      return name
}

# The first number of the text a that the text b lacks, as a word of digits; "" if there is none.
function lost_number(a, b,    number) {
  rest = a
  while ((number = next_word("[0-9]+")) != "")
    if (!match(" " b " ", "[^0-9]" number "[^0-9]"))
      return number
}

function print_difference(i, k,    wrong) {
  if ((wrong = only_in(text[i], text[k])) != "")
    print place[k] ": " id[i] ": the English text names " wrong
  if ((wrong = only_in(text[k], text[i])) != "")
    print place[k] ": " id[i] ": the English text does not name " wrong
  if ((wrong = lost_number(text[i], text[k])) != "")
    print place[k] ": " id[i] ": the number " wrong " of the English text is missing"
}

function print_state(language,    i, k, file) {
  for (i = 1; i <= n; i++)
    if (spoken[i] == "") {
      file = "spec/" language "/" chapter[i] ".md"
      if (!((language, chapter[i]) in heading))
        print file ": the title of the chapter is missing"
      heading[language, chapter[i]] = "asked"
      k = translation[language, id[i]]
      if (!k)
        print file ": " id[i] ": missing"
      else if (is_stale(k))
        print place[k] ": " id[i] ": " (value[k, "of"] == "?" ? "not stamped" : "out of date")
      if (k)
        print_difference(i, k)
    }
}

# ------------------------------------------------------------------------------------------- table

function print_table(language,    i) {
  print "static const struct clause_words " language "_words[] = {"
  for (i = 1; i <= n; i++)
    if (spoken[i] == language) {
      print "    [" symbol(id[i]) "] = { " quoted(title[i]) ","
      print "        " quoted(text[i]) ","
      print "        SKR_TRANSLATION_" (is_stale(i) ? "STALE" : "CURRENT") " },"
    }
  print "    [" highest "] = { NULL, NULL, SKR_TRANSLATION_NONE }\n};\n"
}

function print_tables(    i) {
  print "/* Made by spec/translations.awk from spec/: do not edit. */"
  print "#include <stddef.h>\n"
  print "#include \"rules/rules.h\"\n"
  for (i = 1; i <= nlanguages; i++)
    print_table(tag[i])
  print "const struct clause_language clause_languages[] = {"
  for (i = 1; i <= nlanguages; i++)
    print "    { " quoted(tag[i]) ", " tag[i] "_words },"
  print "    { NULL, NULL }\n};"
}

END {
  highest++
  nlanguages = split(languages, tag, " ")
  read_all()
  if (failed)
    exit 1
  if (task == "table")
    print_tables()
  for (i = 1; i <= nlanguages && task == "state"; i++)
    print_state(tag[i])
  for (i = 1; i <= n && task == "hashes"; i++)
    if (spoken[i] == "")
      print id[i] "\t" of[id[i]]
}
