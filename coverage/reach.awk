# Which clauses reach a line: whose own cases run it, and how often.
#
#     awk -v line=src/rules/play.c:87 -f reach.awk clauses/*.info
BEGIN {
  if (!match(line, /:[0-9]+$/)) {
    print "usage: make reach LINE=src/rules/play.c:87"
    failed = 1
    exit 1
  }
  number = substr(line, RSTART + 1)
  wanted = "/" substr(line, 1, RSTART - 1)
}
/^TN:/ { name = substr($0, 4) }
/^SF:/ {
  file = "/" substr($0, 4)
  here = substr(file, length(file) - length(wanted) + 1) == wanted
}
here && index($0, "DA:" number ",") == 1 {
  known = 1
  split($0, part, ",")
  if (part[2] > 0) printf "%s\t%d\n", name, part[2]
}
END {
  if (failed) exit 1
  if (!known) {
    print line ": no clause's cases come near, or nothing is run on that line"
    exit 1
  }
}
