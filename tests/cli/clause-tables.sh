# What skatref clause prints after the text of each clause, and as JSON, compared with the tables of spec/ and coverage/ and
# with the corpus: fields, official numbers, decisions, audit, cases, and what was tried.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

"$SKATREF" clause --list --format=json >all.json
sed 's/^{"id":"\([^"]*\)".*/\1/' all.json >ids
expect "the test itself: more than a hundred clauses" [ "$(wc -l <ids)" -gt 100 ]
while read -r id; do
  echo "== $id"
  "$SKATREF" clause "$id"
  echo
done <ids >all.text

# part HEADING: of each clause the lines after the one that begins so, up to an empty one, as "ID LINE".
part() {
  "$AWK" -v from="$1" '/^== / { id = $2; inside = 0 } /^$/ { inside = 0 } inside { print id " " $0 }
    index($0, from) == 1 { inside = 1 }' all.text
}

# member NAME: of each clause the array or object in its JSON, as "ID VALUE"; none of them holds another of its kind.
member() {
  sed -En "s/^\{\"id\":\"([^\"]*)\".*[,{]\"$1\":(\[[^]]*\]|\{[^}]*\}|null).*/\1 \2/p" all.json
}

# same NAME: due and got are the same, and not empty.
same() {
  { [ "$(wc -l <due)" -gt 5 ] || echo "too few are due"; diff due got; } >differs
  [ ! -s differs ]
  ok $? "$1" differs
}

# -------------------------------------------------------------------------------------------- fields

# From spec/*.md: lines such as "- kind: rule". The grade of a number is printed unless it is "exists".
cat >fields.awk <<'AWK'
function numbers(field, list,   n, i, part, key, text) {
  n = split(list, part, " ")
  for (i = 1; i <= n; i++) {
    key = part[i]
    if (key ~ /^SkWO-/) key = "SkWO " substr(key, 6)
    key = field SUBSEP key
    text = text (i > 1 ? " " : "") part[i] (key in grade ? " (" grade[key] ")" : "")
  }
  return text
}
FILENAME ~ /numbers/ {
  number = $2
  year = $1
  if (sub(/^SkWO /, "", year)) number = "SkWO " number
  key = (year == "1999" ? "isko1999" : "isko2022") SUBSEP number
  if ($3 != "exists" && !(key in grade)) {
    grade[key] = $3 ($1 == "2018" ? " of 2018" : "")
    row[key] = $0
  }
  next
}
/^### / { finish(); split($0, word, " "); id = word[2]; split("", value); next }
/^- [a-z0-9-]+: / && id != "" { at = index($0, ":"); value[substr($0, 3, at - 3)] = substr($0, at + 2) }
function finish(   i) {
  for (i = 1; i <= n && id != ""; i++)
    if (value[name[i]] != "")
      printf "%s %-20s%s\n", id, label[i], name[i] ~ /^isko/ ? numbers(name[i], value[name[i]]) : value[name[i]]
}
BEGIN {
  n = split("kind codes isko2022 isko1999 facts cases evidence decided-by overrides instead-of", name, " ")
  split("kind,in force in,ISkO 2022,ISkO 1999,facts,cases from outside,evidence,decided by,exception to,instead of", label, ",")
}
END { finish() }
AWK
set -- "$srcdir"/spec/[a-z]*.md
"$AWK" -F '\t' -f fields.awk "$srcdir/spec/numbers.tsv" "$@" | LC_ALL=C sort -s -k 1,1 >due
"$AWK" '/^== / { id = $2 } /^kind  / { inside = 1 } /^$/ { inside = 0 } inside { print id " " $0 }' all.text | LC_ALL=C sort -s -k 1,1 >got
same "the fields of each clause, its official numbers with their grades"

# The rows of these numbers, those of 2022 first.
cat >rows.awk <<'AWK'
function rows(field, list,   n, i, part, key, cell, text) {
  n = split(list, part, " ")
  for (i = 1; i <= n; i++) {
    key = part[i]
    if (key ~ /^SkWO-/) key = "SkWO " substr(key, 6)
    key = field SUBSEP key
    if (!(key in row)) continue
    split(row[key], cell, "\t")
    gsub(/"/, "\\\"", cell[4])
    text = text "," sprintf("{\"edition\":\"%s\",\"number\":\"%s\",\"grade\":\"%s\",\"subject\":\"%s\",\"seen\":\"%s\"}",
                            cell[1], cell[2], cell[3], cell[4], cell[5])
  }
  return text
}
function finish() {
  if (id != "") print id " [" substr(rows("isko2022", value["isko2022"]) rows("isko1999", value["isko1999"]), 2) "]"
}
AWK
sed '/^function finish/,/^}/d; /^BEGIN/,/^}/d' fields.awk >>rows.awk
"$AWK" -F '\t' -f rows.awk "$srcdir/spec/numbers.tsv" "$@" | sort >due
member numbers | sort >got
same "the rows of the official numbers, in JSON"

# --------------------------------------------------------------------------------- decisions and audits

# From spec/decisions.tsv: id, number, authority, source, code, seen, ruling, clauses, cases, reason.
"$AWK" -F '\t' 'FNR > 1 { n = split($8, clause, " "); for (i = 1; i <= n; i++) print clause[i] "   " $1 ": " $3 ": " $7 }' \
  "$srcdir/spec/decisions.tsv" | sort -s -k 1,1 >due
part decisions | sort -s -k 1,1 >got
same "the decisions on each clause"
expect "no other clause has this heading" [ "$(grep -c '^decisions$' all.text)" -eq "$(cut -d ' ' -f 1 due | uniq | wc -l)" ]
sed 's/:.*//; s/  *\([^ ]*\)$/ "\1"/' due | "$AWK" '{ list[$1] = list[$1] "," $2 } END { for (id in list) print id " [" substr(list[id], 2) "]" }' |
  sort >due.json
mv due.json due
member decisions | grep -v ' \[\]$' | sort >got
same "the decisions on each clause, in JSON"
"$AWK" -F '\t' 'FNR > 1 {
  print "\n" $1 ": " $7 "\n"
  split("2 3 4 5 6 8 9 10", column, " ")
  split("number,authority,source,code,seen,clauses,cases,no case because", label, ",")
  for (i = 1; i <= 8; i++)
    if ($column[i] != "") printf "%-20s%s\n", label[i], $column[i]
}' "$srcdir/spec/decisions.tsv" >due
sed 1d "$srcdir/spec/decisions.tsv" | cut -f 1 >decisions
while read -r id; do
  echo
  "$SKATREF" clause "$id"
done <decisions >got
same "each decision by its id: the ruling, and the other columns"
"$AWK" -F '\t' 'FNR > 1 {
  gsub(/"/, "\\\"")
  printf "{\"id\":\"%s\",\"ruling\":\"%s\",\"number\":\"%s\",\"authority\":\"%s\",\"source\":\"%s\",\"code\":\"%s\"," \
    "\"seen\":\"%s\",\"clauses\":\"%s\",\"cases\":\"%s\",\"reason\":\"%s\"}\n", $1, $7, $2, $3, $4, $5, $6, $8, $9, $10
}' "$srcdir/spec/decisions.tsv" >due
while read -r id; do
  "$SKATREF" clause --format=json "$id"
done <decisions >got
same "each decision in JSON"

# From spec/audit.tsv: clause, two hashes, sources, what was compared, date. The hashes decide whether it is current.
"$AWK" -F '\t' 'FNR > 1 { print $1 " audited " $6 "\n" $1 "   read      " $4 "\n" $1 "   compared  " $5 }' "$srcdir/spec/audit.tsv" |
  sort -s -k 1,1 >due
"$AWK" '/^== / { id = $2 } /^audited / { sub(/,.*/, ""); print id " " $0; inside = 1; next } /^$/ { inside = 0 }
  inside { print id " " $0 }' all.text | sort -s -k 1,1 >got
same "when each clause was audited, what was read and compared"
cut -d ' ' -f 1 due | uniq >audited
grep -vFx -f audited ids | sort >due.none
"$AWK" '/^== / { id = $2 } /^not audited$/ { print id }' all.text | sort >got.none
expect "the other clauses are not audited" diff due.none got.none
"$AWK" -F '\t' 'FNR > 1 { gsub(/"/, "\\\""); print $1 " {\"date\":\"" $6 "\",\"sources\":\"" $4 "\",\"compared\":\"" $5 "\"}" }' \
  "$srcdir/spec/audit.tsv" | sort >due
member audit | grep -v ' null$' | sed 's/"state":"[^"]*",//' | sort >got
same "audits in JSON"
expect "null for the other clauses" [ "$(member audit | grep -c ' null$')" -eq "$(wc -l <due.none)" ]
"$AWK" '/^== / { id = $2 } /^audited / { sub(/^[^,]*, (stale: )?/, ""); print id " " $0 }' all.text | sort >due
member audit | sed -n 's/ .*"state":"\([^"]*\)".*/ \1/p' | sort >got
same "the state of each audit is the same in JSON and in the text"

# --------------------------------------------------------------------------------------------- cases

# From the corpus: the first clause of a case is the one that it proves, the others are cited. FILE:LINE CLAUSES ...
(cd "$srcdir" && find corpus -name '*.yaml' | sort) >files
while read -r file; do
  "$AWK" -v file="$file" '
    function text(line) { sub(/^[^"]*"/, "", line); sub(/"$/, "", line); gsub(/\\"/, "\"", line); return line }
    /^- id:/ { id = text($0); at = FNR }
    /^  title:/ { title = text($0) }
    /^  clauses:/ { clauses = $0; gsub(/^[^[]*\[|[]",]/, "", clauses) }
    /^  proves:/ { proves = $2 }
    /^  evidence:/ { print file "\t" at "\t" id "\t" clauses "\t" proves "\t" $2 "\t" title }
  ' "$srcdir/$file"
done <files >cases
"$AWK" -F '\t' '{ split($4, clause, " "); print clause[1] "   " $1 ":" $2 ": " $5 ": " $3 ": " $7 }' cases | sort >due
part "proved by" | grep '   corpus/' | sort >got
same "the cases that prove each clause"
"$AWK" -F '\t' '{ split($4, clause, " "); gsub(/"/, "\\\"", $7)
  print clause[1] " {\"id\":\"" $3 "\",\"title\":\"" $7 "\",\"proves\":\"" $5 "\",\"file\":\"" $1 "\",\"line\":" $2 "}" }' cases | sort >due
sed 's/^{"id":"\([^"]*\)".*"proved_by":\[\(.*\)\],"cited_by".*/\1 \2/' all.json | "$AWK" '{
  id = $1; sub(/^[^ ]* /, ""); n = split($0, part, /\},\{/)
  for (i = 1; i <= n && $0 != ""; i++) { gsub(/^\{|\}$/, "", part[i]); print id " {" part[i] "}" } }' | sort >got
same "the cases that prove each clause, in JSON"
"$AWK" -F '\t' '{ n = split($4, clause, " "); for (i = 2; i <= n; i++) print clause[i] " " $3 }' cases | sort >due
part "also cited by" | "$AWK" '{ if (NF > 11) print "too many in a line: " $0; for (i = 2; i <= NF; i++) print $1 " " $i }' | sort >got
same "the cases that cite each clause, at most ten in a line"
expect "all lines but the last of each clause have ten" "$AWK" '/^== / { id = $2 } /^also cited/ { inside = 1; before = 10; next } /^$/ { inside = 0 }
  inside && (before != 10 || !/^  [a-z0-9]/) { bad = 1 } inside { before = NF } END { exit bad }' all.text
expect "no other clause has this heading" [ "$(grep -c '^also cited by$' all.text)" -eq "$(cut -d ' ' -f 1 due | uniq | wc -l)" ]
member cited_by | "$AWK" '{ gsub(/[],"[]/, " "); for (i = 2; i <= NF; i++) print $1 " " $i }' | sort >got
same "the cases that cite each clause, in JSON"
# A clause without a case of its own says in place of the cases what it needs.
cut -f 4 cases | cut -d ' ' -f 1 | sort -u >proved
grep -vFx -f proved ids | while read -r id; do
  printf '%s %s\n' "$id" "$(sed -n "/^### $id /,/^###/s/^- needs: /  /p" "$srcdir"/spec/[a-z]*.md)"
done | sort >due
part "proved by" | grep -v '   corpus/' | sort >got
expect "what a clause without a case of its own needs" diff due got

# -------------------------------------------------------------------------------------- what was tried

# How many cases of each grade, the best grade first.
"$AWK" -F '\t' '
  FILENAME == "ids" { id[++ids] = $1; next }
  { split($4, clause, " "); all[clause[1]]++; of[clause[1], $6]++ }
  END {
    n = split("law translation court reference document derived", grade, " ")
    for (k = 1; k <= ids; k++) {
      text = ""
      for (i = 1; i <= n; i++)
        if ((id[k], grade[i]) in of) text = text (text == "" ? ": " : ", ") grade[i] " " of[id[k], grade[i]]
      printf "%s its cases           %d%s\n", id[k], all[id[k]], text
    }
  }' ids cases >due
part "how it was tested" | grep ' its cases  ' >got
same "how many cases each clause has, by grade"
sed 's/its cases  *[0-9]*:* */{"/; s/, /,"/g; s/ \([0-9][0-9]*\)/":\1/g; s/ {"$/ {/; s/$/}/' due >due.json
mv due.json due
sed 's/^{"id":"\([^"]*\)".*"tried":{"cases":\({[^}]*}\).*/\1 \2/' all.json >got
same "how many cases, in JSON"
# Figures of coverage/: the text has what JSON has.
sed 's/^{"id":"\([^"]*\)".*"measures":\[\(.*\)\]}}$/\1 \2/' all.json | "$AWK" '
  function of(name,   at, text) { # a text or a number
    at = index(part[i], "\"" name "\":")
    text = substr(part[i], at + length(name) + 3)
    if (sub(/^"/, "", text)) sub(/".*/, "", text)
    else sub(/[,}].*/, "", text)
    return at > 0 ? text : ""
  }
  { id = $1; sub(/^[^ ]* /, ""); n = split($0, part, /\},\{/)
    for (i = 1; i <= n && $0 != ""; i++) {
      kind = of("kind")
      text = kind == "lines" ? of("done") " of " of("of") " of its functions run by the tests" \
        : kind == "branches" ? of("done") " of " of("of") " of its functions taken by the tests" \
        : kind == "conditions" ? of("done") " of " of("of") " of its functions shown to decide alone (MC/DC)" \
        : kind == "errors" ? of("done") " of " of("of") " noticed by its own cases" : of("what") ": " of("of") " questions"
      printf "%s %-20s%s (%s%s)\n", id, kind == "errors" ? "errors put in" : kind, text, of("date"),
        of("state") == "current" ? "" : "; stale: the code changed since"
    } }' >due
part "how it was tested" | grep -v ' its cases  ' >tried
# Why all cases of a clause are derived stands in lines of its own; those that follow have no label.
"$AWK" -v text=reasons '{ id = $1; rest = substr($0, length(id) + 1); label = rest !~ /^  / }
  label { now = "" }
  rest ~ /^ all derived  / { now = id; sub(/^ all derived/, "", rest) }
  now != "" { sub(/^ */, "", rest); reason[id] = reason[id] (reason[id] == "" ? "" : " ") rest; next }
  { print }
  END { for (id in reason) print id "\t" reason[id] >text }' tried >got
same "the figures of each clause are those of its JSON"
mv got figures
sort reasons >got
sed -n 's/^{"id":"\([^"]*\)".*"all_derived":"\([^"]*\)".*/\1\t\2/p' all.json | sort >due
same "why all cases of a clause are derived, in text and JSON"
mv figures got
"$AWK" -F '\t' 'FILENAME == "ids" { id[++ids] = $1; next }
  FNR > 1 { n = split($3, clause, " "); for (i = 1; i <= n; i++) for (k = 1; k <= ids; k++)
    if (clause[i] == id[k] || clause[i] ~ /\*$/ && index(id[k], substr(clause[i], 1, length(clause[i]) - 1)) == 1)
      print id[k] " proof               " $1 ": " $2 " questions (" $6 }' ids "$srcdir/coverage/proofs.tsv" | sort >due
grep ' proof  ' got | sed 's/[;)].*//' | sort >got.proofs
mv got.proofs got
same "the proofs of each clause"
"$AWK" -F '\t' 'FNR > 1 { done[$1] += $4; all[$1] += $5; if (date[$1] == "" || $7 < date[$1]) date[$1] = $7 }
  END { for (id in all) if (all[id]) print id " errors put in       " done[id] " of " all[id] " noticed by its own cases (" date[id] }' \
  "$srcdir/coverage/killed.tsv" | sort >due
part "how it was tested" | grep ' errors put in' | sed 's/[;)].*//' | sort >got
same "the errors put into each clause"

# Where each clause is decided: the text and JSON have the same places, and the clause is cited there.
sed 's/^{"id":"\([^"]*\)".*"decided_in":\[\(.*\)\],"tried".*/\1 \2/' all.json | "$AWK" '
  { id = $1; sub(/^[^ ]* /, ""); n = split($0, part, /\},\{/)
    for (i = 1; i <= n && $0 != ""; i++) {
      split(part[i], cell, /"[:,]+"?|[,}]/)
      print id "   " cell[2] ":" cell[10] ": " cell[4] }
  }' >due
part "decided in" >got
same "the functions that decide each clause are those of its JSON"
"$AWK" -v root="$srcdir" '{
  split($2, place, ":"); symbol = toupper($1); gsub(/[.-]/, "_", symbol)
  file = root "/" place[1]; text = ""
  for (n = 1; n <= place[2] && (getline text < file) > 0; n++) ;
  close(file)
  if (!index(text, symbol)) print $1 ": " $2
}' got >differs
[ ! -s differs ]
ok $? "each clause is cited in its place" differs
done_testing
