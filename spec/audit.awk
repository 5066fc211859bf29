# Compares spec/audit.tsv with the clauses and the code as they are now.
# usage: awk -f hash.awk -f audit.awk [-v accept="ID..." -v today=YYYY-MM-DD] what=lock clauses.lock \
#            what=code code.tsv what=audit audit.tsv
# coverage/trace.awk writes code.tsv; its files are read from the current folder.
# Prints the audits with their state, tab separated: clause, sources, compared, date, state, which is
# current, or what changed since: text, code. With accept it prints the new audit.tsv, in which the rows
# of these clauses are of today. What is wrong goes to stderr; the status is then 1.

BEGIN {
  FS = "\t"
  n = split(accept, word, " ")
  for (i = 1; i <= n; i++)
    accepted[word[i]] = 1
}

function fail(message) {
  print FILENAME ":" FNR ": " message >"/dev/stderr"
  wrong = 1
}

what == "lock" && /^[^#]/ {
  split($0, part, " ")
  if (part[3] == "live")
    text[part[1]] = part[4]
}

what == "code" {
  function_key = $2 SUBSEP $4 SUBSEP $5
  if (!(function_key in hashed))
    hashed[function_key] = hash_lines(hash(0, $2), $2, $4 + 0, $5 + 0)
  code[$1] = hash(code[$1], " " sprintf("%.0f", hashed[function_key]))
}

what == "audit" && FNR == 1 && accept != "" { print }
what == "audit" && FNR > 1 {
  if (NF != 6 || $4 == "" || $5 == "" || $6 !~ /^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$/)
    fail("a row is clause, text, code, sources, compared, date, with tabs")
  if (!($1 in text))
    fail("there is no clause " $1)
  if ($1 in seen)
    fail($1 " is already at " seen[$1])
  seen[$1] = FILENAME ":" FNR
  now_text = text[$1]
  now_code = ($1 in code) ? sprintf("%.0f", code[$1]) : "-"
  if (accept != "") {
    if ($1 in accepted)
      print $1 "\t" now_text "\t" now_code "\t" $4 "\t" $5 "\t" today
    else
      print
  } else {
    state = $2 != now_text && $3 != now_code ? "text and code changed" : \
      $2 != now_text ? "text changed" : $3 != now_code ? "code changed" : "current"
    print $1 "\t" $4 "\t" $5 "\t" $6 "\t" state
  }
}

END {
  for (i in accepted)
    if (!(i in seen))
      fail("there is no row for " i)
  exit wrong
}
