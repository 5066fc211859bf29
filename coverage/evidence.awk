# What was tried against the functions of the clauses, in coverage/evidence.tsv and coverage/proofs.tsv.
# usage: awk -f hash.awk -f evidence.awk -v task=measure -v today=YYYY-MM-DD -v root=DIR what=code code.tsv \
#            what=info all.info|what=conditions conditions.tsv what=old evidence.tsv
#        awk -f hash.awk -f evidence.awk -v task=prove -v today=... -v by=FILE what=code code.tsv what=proved FILE \
#            what=old proofs.tsv
#        awk -f hash.awk -f evidence.awk -v task=kill -v today=... what=code code.tsv what=tried FILE \
#            what=old killed.tsv
#        awk -f hash.awk -f evidence.awk -v task=clauses what=code code.tsv what=measures evidence.tsv \
#            what=proofs proofs.tsv what=errors errors.tsv
# measure prints the new evidence.tsv: rows of kind, file, function, done, all, hash, date. lcov's all.info
# counts lines and branches; conditions.tsv has file, line, and how many conditions a decision there has and
# how many of them were shown to decide alone. The rows of the other kinds stay.
# kill prints the new killed.tsv from what `make mutate` has tried: file, line, and the clauses whose own
# cases notice an error there. A row has a clause and a function that cites it: so many of the errors put
# into the function were noticed by the clause's own cases. The rows of folders that were not tried stay.
# prove prints the new proofs.tsv from what a proof printed, whose text is the file `by`; the rows of other files stay.
# clauses prints the rows of struct trace_measure. A figure is current as long as the functions that it is
# about have the same words. coverage/trace.awk writes code.tsv; its files are read from the current folder.

BEGIN {
  FS = OFS = "\t"
}

what == "code" {
  key = $2 OFS $3
  if (!(key in code)) {
    code[key] = sprintf("%.0f", hash_lines(0, $2, $4 + 0, $5 + 0))
    order[++functions] = key
    file_of[functions] = $2
    first[functions] = $4
    last[functions] = $5
  }
  if (!(($1, key) in cites)) {
    cites[$1, key] = 1
    if (!($1 in citing))
      clause[++clauses] = $1
    citing[$1] = citing[$1] (citing[$1] == "" ? "" : "\n") key
  }
  next
}

# ------------------------------------------------------------------------------------- measure

function here(name) {
  if (index(name, root "/") == 1)
    name = substr(name, length(root) + 2)
  return name
}

what == "info" && /^SF:/ { file = here(substr($0, 4)) }
what == "info" && /^DA:/ {
  split(substr($0, 4), part, ",")
  see("lines", part[1], 0, part[2] > 0)
}
what == "info" && /^BRDA:/ {
  split(substr($0, 6), part, ",")
  see("branches", part[1], part[2] "," part[3], part[4] + 0 > 0)
}
what == "conditions" {
  file = here($1)
  kinds["conditions"] = 1
  all["conditions", file, $2] += $3
  done["conditions", file, $2] += $4
}

function see(kind, line, which, hit) {
  kinds[kind] = 1
  if (!((kind, file, line, which) in seen)) {
    seen[kind, file, line, which] = 0
    all[kind, file, line]++
  }
  if (hit && !seen[kind, file, line, which]) {
    seen[kind, file, line, which] = 1
    done[kind, file, line]++
  }
}

what == "old" && FNR > 1 { old[++olds] = $0 }

# "# proved: all values: 12 questions (value.* level.win)"
what == "proved" && match($0, /: [0-9]+ questions \([^()]*\)$/) {
  subject[++proved] = substr($0, 1, RSTART - 1)
  sub(/^# proved: /, "", subject[proved])
  split(substr($0, RSTART + 2, RLENGTH - 3), part, / questions \(/)
  questions[proved] = part[1]
  about[proved] = part[2]
}

function print_proofs(    i, part) {
  print "what", "questions", "clauses", "by", "hash", "date"
  for (i = 1; i <= olds; i++) {
    split(old[i], part, OFS)
    if (part[4] != by)
      print old[i]
  }
  for (i = 1; i <= proved; i++)
    print subject[i], questions[i], about[i], by, hash_proof(about[i], by), today
}

function folder(file) {
  sub(/\/[^\/]*$/, "", file)
  return file
}

what == "tried" {
  tried_folder[folder($1)] = 1
  n = split($3, word, " ")
  for (k = 1; k <= functions; k++)
    if (file_of[k] == $1 && first[k] + 0 <= $2 + 0 && $2 + 0 <= last[k] + 0) {
      tried[k]++
      for (i = 1; i <= n; i++)
        killed[k, word[i]]++
    }
}

function print_killed(    i, k, part) {
  print "clause", "file", "function", "killed", "tried", "hash", "date"
  for (i = 1; i <= olds; i++) {
    split(old[i], part, OFS)
    if (!(folder(part[2]) in tried_folder))
      print old[i]
  }
  for (i = 1; i <= clauses; i++)
    for (k = 1; k <= functions; k++)
      if (((clause[i], order[k]) in cites) && folder(file_of[k]) in tried_folder)
        print clause[i], order[k], killed[k, clause[i]] + 0, tried[k] + 0, code[order[k]], today
}

function print_measures(    i, n, k, line, a, d) {
  print "kind", "file", "function", "done", "all", "hash", "date"
  for (i = 1; i <= olds; i++) {
    split(old[i], part, OFS)
    if (!(part[1] in kinds))
      print old[i]
  }
  n = split("lines branches conditions", name, " ")
  for (k = 1; k <= n; k++)
    for (i = 1; i <= functions && name[k] in kinds; i++) {
      a = d = 0
      for (line = first[i]; line <= last[i]; line++) {
        a += all[name[k], file_of[i], line]
        d += done[name[k], file_of[i], line]
      }
      if (a)
        print name[k], order[i], d, a, code[order[i]], today
    }
}

# ------------------------------------------------------------------------------------- clauses

what == "measures" && FNR > 1 {
  known[$1, $2, $3] = 1
  all[$1, $2, $3] = $5
  done[$1, $2, $3] = $4
  hash_then[$1, $2, $3] = $6
  date[$1, $2, $3] = $7
}
what == "proofs" && FNR > 1 { proof[++proofs] = $0 }
what == "errors" && FNR > 1 {
  errors_of[folder($2)] = 1
  known["errors " $1, $2, $3] = 1
  done["errors " $1, $2, $3] = $4
  all["errors " $1, $2, $3] = $5
  hash_then["errors " $1, $2, $3] = $6
  date["errors " $1, $2, $3] = $7
}

# "value.*" has all of the chapter.
function is_about(list, id,    n, i, word) {
  n = split(list, word, " ")
  for (i = 1; i <= n; i++)
    if (word[i] == id || (word[i] ~ /\.\*$/ && index(id, substr(word[i], 1, length(word[i]) - 1)) == 1))
      return 1
  return 0
}

# All functions that cite a clause, as one.
function hash_clause(id,    n, i, part, h) {
  n = split(citing[id], part, "\n")
  for (i = 1; i <= n; i++)
    h = hash(h, " " code[part[i]])
  return sprintf("%.0f", h)
}

# The proof itself, and all functions that cite one of its clauses.
function hash_proof(list, by,    i, h, n) {
  if (!(by in source_read))
    read_source(by)
  for (n = 1; (by, n) in source_line; n++)
    h = hash_words(h, source_line[by, n])
  for (i = 1; i <= clauses; i++)
    if (is_about(list, clause[i]))
      h = hash(h, " " hash_clause(clause[i]))
  return sprintf("%.0f", h)
}

# The figures are kept under of. A function without a row, though its folder has rows of errors, came later.
function print_kind(id, kind, of,    n, i, part, at, d, a, oldest, changed) {
  n = split(citing[id], part, "\n")
  for (i = 1; i <= n; i++) {
    split(part[i], at, OFS)
    if (!((of, at[1], at[2]) in known)) {
      changed += kind == "errors" && folder(at[1]) in errors_of
      continue
    }
    d += done[of, at[1], at[2]]
    a += all[of, at[1], at[2]]
    if (oldest == "" || date[of, at[1], at[2]] < oldest)
      oldest = date[of, at[1], at[2]]
    changed += hash_then[of, at[1], at[2]] != code[part[i]]
  }
  if (a)
    print id, kind, "", d, a, oldest, changed ? "code changed" : "current"
}

function print_clauses(    i, k, n, part) {
  print "clause", "kind", "what", "done", "all", "date", "state"
  n = split("lines branches conditions", name, " ")
  for (i = 1; i <= clauses; i++) {
    for (k = 1; k <= n; k++)
      print_kind(clause[i], name[k], name[k])
    print_kind(clause[i], "errors", "errors " clause[i])
    for (k = 1; k <= proofs; k++) {
      split(proof[k], part, OFS)
      if (is_about(part[3], clause[i]))
        print clause[i], "proof", part[1], part[2], part[2], part[6], \
            part[5] == hash_proof(part[3], part[4]) ? "current" : "code changed"
    }
  }
}

END {
  if (task == "measure")
    print_measures()
  else if (task == "prove")
    print_proofs()
  else if (task == "kill")
    print_killed()
  else
    print_clauses()
}
