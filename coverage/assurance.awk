# Makes the page of the assurance, in Markdown, from coverage/assurance.tsv:
#
#     awk -f assurance.awk assurance.tsv >assurance.md
BEGIN { FS = "\t" }

function cell(text) {
  gsub(/\|/, "\\|", text)
  return text
}

function duration(seconds) {
  return seconds < 90 ? seconds " s" : sprintf("%d min", (seconds + 30) / 60)
}

# "2026-11-24, of be9a7dc: src changed since"
function dated() {
  return $5 ($8 == "" || $8 == "-" ? "" : ", of " $8) ($9 == "" ? "" : ": " $9)
}

NR == 1 { next }
{
  n[$3]++
  row[$3] = row[$3] sprintf("| %s | %s | %s | %s | %s | `%s` |\n", \
    cell($1), cell($2), cell($4), dated(), $3 == "not run" ? "" : duration($6), $7)
}

function section(state, title,    head) {
  if (!n[state]) return
  head = "| part | what was tried | figure | date | took | repeat it |\n|---|---|---|---|---|---|"
  if (state == "not run") sub(/figure/, "reason", head)
  printf "\n## %s\n\n%s\n%s", title, head, row[state]
}

END {
  print "# What was tried against skatref"
  print ""
  print "Made by `make assurance` from `coverage/assurance.tsv`; do not edit. Each line has the figure, the date and the"
  print "commit of the last run, whether src has changed since then, and the command that repeats it. A part runs for as long as it says, on two processors that"
  print "others used too. What was found and is not yet repaired stands under \"Failed\"."
  section("failed", "Failed")
  section("passed", "Passed")
  section("not run", "Not run here")
}
