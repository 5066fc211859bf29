# The translations that the page can need: those of texts that only commands for programmers print are
# left out. usage: awk -f page-messages.awk FILE.po. POSIX awk only.
BEGIN {
  RS = ""
  ORS = "\n\n"
  other = "^src/(cli|conform|match|sample|list/write-(csv|html|plot|text)|report/(examples|html|ruling|bids|summary-write|summary-read|junit|sarif))[./]"
}
{
  needed = 1
  if (match($0, /\n?#: [^\n]*/)) {
    needed = 0
    n = split($0, lines, "\n")
    for (i = 1; i <= n; i++)
      if (lines[i] ~ /^#: /) {
        m = split(substr(lines[i], 4), files, " ")
        for (k = 1; k <= m; k++)
          if (files[k] !~ other)
            needed = 1
      }
  }
  if (needed)
    print
}
