# Makes skatref(3) from skatref.h: its first comment, and each chapter with its example from man/examples.
# usage: awk -v examples=FOLDER -f header.awk skatref.h
function roff(text) {
  gsub(/\\/, "\\e", text)
  gsub(/-/, "\\-", text)
  if (text ~ /^[.']/) text = "\\&" text
  return text
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
  if (got < 0 || !printing) { print "no example that says what it prints: " file > "/dev/stderr"; failed = 1; exit 1 }
  print ".EE\n.RE"
}

BEGIN {
  print ".\\\" Made by man/header.awk from skatref.h: do not edit."
  print ".TH SKATREF 3 2026-11-22 skatref \"Library Functions\""
  print ".SH NAME\nskatref \\- the rules of Skat as pure functions"
  print ".SH SYNOPSIS\n.nf\n.B #include <skatref.h>\n.PP"
  print ".B cc ... $(pkg\\-config \\-\\-cflags \\-\\-libs skatref)\n.fi"
  print ".SH DESCRIPTION"
}
# The first comment.
FNR == 1 { next }
!opened && /^ \*\/$/ { opened = 1; next }
!opened {
  sub(/^ \* ?/, "")
  if ($0 == "") { paragraph = said; next }
  if (paragraph) print ".PP"
  paragraph = 0; said = 1
  print roff($0)
  next
}
/^\/\* -+ [a-z ]+ \*\/$/ {
  if (code) { print ".EE"; code = 0 }
  title = $0
  gsub(/^\/\* -+ | \*\/$/, "", title)
  chapters++
  print ".SH " toupper(title)
  example(title)
  next
}
!chapters || /^#ifdef __cplusplus/ || /^#endif/ { next }
/^}$/ && !brace { next }
/^extern "C"/ { next }
/^$/ { if (code && !brace) { print ".EE\n.RE"; code = 0 } else if (code) print ""; next }
# A comment between declarations is prose; one inside of a structure belongs to it.
!brace && /^\/\*\*? / { prose = 1; if (code) { print ".EE\n.RE"; code = 0 } print ".PP" }
prose {
  done = /\*\/$/
  sub(/^\/\*\*? ?/, ""); sub(/^ \*\/$/, ""); sub(/^ \* ?/, ""); sub(/ *\*\/$/, "")
  sub(/^ +/, "")
  if ($0 != "") print roff($0)
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
