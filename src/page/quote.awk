# Turns text files into C strings.
# usage: awk -f quote.awk NAME=FILE... >OUT
# For each NAME: `const char NAME[]`, whose text is the file. POSIX awk only.
function quoted(s,    i, c, out) {
  for (i = 1; i <= length(s); i++) {
    c = substr(s, i, 1)
    out = out (c == "\\" || c == "\"" || c == "?" ? "\\" c : c == "\t" ? "\\t" : c)
  }
  return out
}

BEGIN {
  print "/* Made by src/page/quote.awk: do not edit. */"
  print "#include \"page/page.h\""
  for (n = 1; n < ARGC; n++) {
    equals = index(ARGV[n], "=")
    file = substr(ARGV[n], equals + 1)
    print "\nconst char " substr(ARGV[n], 1, equals - 1) "[] ="
    while ((status = (getline line <file)) > 0)
      print "    \"" quoted(line) "\\n\""
    if (status < 0) {
      print "quote.awk: cannot read " file >"/dev/stderr"
      exit 1
    }
    close(file)
    print "    ;"
  }
}
