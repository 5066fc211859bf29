# Makes skatref(3) from skatref.h: its first comment, a list of the functions by task, and each chapter with
# its example from man/examples.
# usage: awk -v examples=FOLDER -f header.awk skatref.h skatref.h
function roff(text) {
  gsub(/\\/, "\\e", text)
  gsub(/-/, "\\-", text)
  if (text ~ /^[.']/) text = "\\&" text
  return text
}

function fail(text) { print text > "/dev/stderr"; failed = 1; exit 1 }

function title_of(line) {
  gsub(/^\/\* -+ | \*\/$/, "", line)
  return line
}

# A line of a comment without what makes it one.
function said_in(line) {
  sub(/^ *\/\*\*? ?/, "", line)
  sub(/^ \*\/$/, "", line)
  sub(/^ \*  ?/, "", line)
  sub(/^ \*/, "", line)
  sub(/ *\*\/$/, "", line)
  return line
}

# The example of a chapter: its file, and what it prints.
function example(chapter,   file, line, printing) {
  file = chapter
  gsub(/ /, "-", file)
  file = examples "/" file ".c"
  print ".B Example:\n.RS 4\n.EX"
  while ((got = (getline line < file)) > 0) {
    if (line ~ /^\/\* prints:/) { print ".EE\n.RE\n.PP\nIt prints:\n.RS 4\n.EX"; printing = 1; continue }
    if (printing && line == "*/") break
    print roff(line)
  }
  close(file)
  if (got < 0 || !printing) fail("no example that says what it prints: " file)
  print ".EE\n.RE"
}

# The functions of each chapter, with the first sentence of their comments.
function list_functions(   i, n, names) {
  print ".SH FUNCTIONS BY TASK"
  for (i = 1; i <= listed; i++) {
    if (!functions[i]) continue
    if (!(chapter_at[i] in task)) fail("man/header.awk has no task for the chapter " chapter_at[i])
    print ".SS " task[chapter_at[i]]
    for (n = 1; n <= functions[i]; n++)
      print ".TP\n.BR " name[i, n] " ()\n" roff(purpose[i, n])
  }
}

function first_sentence(text) {
  sub(/^ +/, "", text)
  if (match(text, /[.;:?] /)) text = substr(text, 1, RSTART)
  sub(/[.;:]$/, "", text)
  return text
}

BEGIN {
  task["clauses"] = "Look up a clause"
  task["cards"] = "Read, write and compare cards"
  task["errors"] = "Say what is wrong"
  task["codes"] = "Choose a code and house rules"
  task["deal"] = "Deal"
  task["announcement"] = "Announce a game"
  task["auction"] = "Bid"
  task["play"] = "Play a card, win a trick"
  task["matadors"] = "Count matadors"
  task["value"] = "Value a game"
  task["misdeals"] = "Rule on a misdeal"
  task["endings"] = "End a game early, rule on an incident"
  task["sheets"] = "Keep a score list"
  task["games at home"] = "Play ramsch and push the skat"
  task["the game in motion"] = "Run a whole game"
  print ".\\\" Made by man/header.awk from skatref.h: do not edit."
  print ".TH SKATREF 3 2026-11-22 skatref \"Library Functions\""
  print ".SH NAME\nskatref \\- the rules of Skat as pure functions"
  print ".SH SYNOPSIS\n.nf\n.B #include <skatref.h>\n.PP"
  print ".B cc ... $(pkg\\-config \\-\\-cflags \\-\\-libs skatref)\n.fi"
}

# First the functions.
NR == FNR && /^\/\* -+ [a-z ]+ \*\/$/ { chapter_at[++listed] = title_of($0); next }
NR == FNR && /^\/\*\*? / { comment = ""; commenting = 1 }
NR == FNR && commenting {
  comment = comment " " said_in($0)
  commenting = !/\*\/$/
  next
}
NR == FNR {
  if (/^SKR_API /) declares = 1
  if (declares && match($0, /skr_[a-z0-9_]+\(/)) {
    declares = 0
    name[listed, ++functions[listed]] = substr($0, RSTART, RLENGTH - 1)
    purpose[listed, functions[listed]] = first_sentence(comment)
  }
  next
}
FNR == 1 { list_functions(); print ".SH DESCRIPTION"; next }

# The first comment.
!opened && /^ \*\/$/ { opened = 1; next }
!opened {
  sub(/^ \* ?/, "")
  if (inset && !/^  /) { print ".EE\n.RE"; inset = 0 }
  if ($0 == "") { paragraph = said; next }
  if (paragraph) print ".PP"
  if (/^  / && !inset) { print ".RS 4\n.EX"; inset = 1 }
  paragraph = 0; said = 1
  sub(/^ +/, "")
  print roff($0)
  next
}
/^\/\* -+ [a-z ]+ \*\/$/ {
  if (code) { print ".EE\n.RE"; code = 0 }
  print ".SH " toupper(title_of($0))
  chapters++
  example(title_of($0))
  next
}
# What is for C++ alone is left out.
/^#ifdef __cplusplus/ { other = 1; next }
/^#(else|endif)/ { other = 0; next }
!chapters || other { next }
/^}$/ && !brace { next }
/^$/ { if (code && !brace) { print ".EE\n.RE"; code = 0 } else if (code) print ""; next }
# A comment between declarations is prose; one inside of a structure belongs to it. A line that is set in is code.
!brace && /^\/\*\*? / { prose = 1; if (code) { print ".EE\n.RE"; code = 0 } print ".PP" }
prose {
  done = /\*\/$/
  line = said_in($0)
  if (line ~ /^   / && !shown) { print ".RS 4\n.EX"; shown = 1 }
  if (shown && line !~ /^   /) { print ".EE\n.RE"; shown = 0 }
  sub(shown ? /^    ?/ : /^ +/, "", line)
  if (line != "") print roff(line)
  if (done && shown) { print ".EE\n.RE"; shown = 0 }
  if (done) prose = 0
  next
}
{
  if (!code) { print ".PP\n.RS 4\n.EX"; code = 1 }
  line = $0
  sub(/^SKR_API /, "", line)
  print roff(line)
  brace += gsub(/\{/, "{", $0) - gsub(/\}/, "}", $0)
}
END {
  if (failed) exit 1
  if (code) print ".EE\n.RE"
  print ".SH SEE ALSO\n.BR skatref (1),\n.BR skatref\\-answer (3),\n.BR skatref\\-clauses (7)"
}
