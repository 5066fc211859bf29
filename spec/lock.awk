# Compares the clauses with the lock, reports each change, and names the cases that cite the clause.
# usage: awk -f hash.awk -f lock.awk [-v accept=1] what=lock clauses.lock what=retired retired.tsv \
#            what=lines clauses.tsv what=cases cases.tsv
# spec/clauses.awk and corpus/cases.awk write the two tables.
# Prints the differences; the status is then 1. With accept=1 it prints the new lock, and on stderr
# what it accepted. A clause that is gone, or a retired clause that is back, cannot be accepted: the
# status is then 1 too.
#
# A line of the lock: id, number in C, live or retired, hash of the clause, a mark for each line.
# A new clause gets the next number; a number is never changed or used again. The hash covers the
# words of the title, the text and the fields below, so a different line break is not a change; nor
# is a different reading of the sources, which is no part of the rule. The marks show where a change
# begins.

BEGIN {
  FS = "\t"
  out = accept ? "/dev/stderr" : "/dev/stdout"
  nkeys = split("title text kind codes options decided-by overrides instead-of needs", key, " ")
  for (i = 1; i <= nkeys; i++)
    counts[key[i]] = 1
}

function say(place, id, message) {
  print place ": " id ": " message >out
  wrong++
}

# Reports a change that cannot be accepted.
function refuse(place, id, message) {
  say(place, id, message)
  refused++
}

# ------------------------------------------------------------------------------------------ reading

what == "lock" && /^[^#]/ {
  if (split($0, part, " ") < 4 || part[2] !~ /^[1-9][0-9]*$/ ||
      (part[3] != "live" && part[3] != "retired") || part[4] !~ /^[0-9]+$/) {
    refuse(FILENAME ":" FNR, part[1], "not a line of a lock")
    next
  }
  if (part[1] in state)
    refuse(FILENAME ":" FNR, part[1], "comes twice")
  else
    locked[++nlocked] = part[1]
  if (part[2] in numbered)
    refuse(FILENAME ":" FNR, part[1], "has the number of " numbered[part[2]])
  numbered[part[2]] = part[1]
  number[part[1]] = part[2]
  if (part[2] + 0 > highest)
    highest = part[2] + 0
  state[part[1]] = part[3]
  old_hash[part[1]] = part[4]
  old_marks[part[1]] = part[5]
  lock_place[part[1]] = FILENAME ":" FNR
}

what == "retired" && FNR > 1 {
  retired[$1] = FILENAME ":" FNR
}

what == "lines" && ($3 in counts) {
  if (!($1 in place)) {
    live[++nlive] = $1
    place[$1] = $2
  }
  n = ++lines[$1]
  line_place[$1, n] = $2
  line[$1, n] = ($3 == "title" || $3 == "text" ? "" : $3 ": ") $4
  if ($3 != last_key[$1])
    new_hash[$1] = hash(new_hash[$1], "\n" $3)
  last_key[$1] = $3
  new_hash[$1] = hash_words(new_hash[$1], $4)
  mark[$1, n] = sprintf("%04x", hash(0, line[$1, n]) % 65536)
  new_marks[$1] = new_marks[$1] (n > 1 ? "-" : "") mark[$1, n]
}

what == "cases" {
  name[++ncases] = $1
  case_place[ncases] = $2
  title[ncases] = $5
  n = split($6, cited, " ")
  for (i = 1; i <= n; i++)
    cites[ncases, cited[i]] = 1
}

# ---------------------------------------------------------------------------------------- comparing

function print_cases(id,    i) {
  for (i = 1; i <= ncases; i++)
    if ((i, id) in cites) {
      print "  suspect: " case_place[i] ": " name[i] ": " title[i] >out
      if (!(i in suspect))
        suspects++
      suspect[i] = 1
    }
}

# Returns the first new line, else the first line that has moved.
function first_change(id,    i, n, old, was) {
  n = split(old_marks[id], old, "-")
  for (i = 1; i <= n; i++)
    was[old[i]] = 1
  for (i = 1; i <= lines[id]; i++)
    if (!(mark[id, i] in was))
      return line_place[id, i] ": " id ": changed: " line[id, i]
  for (i = 1; i <= lines[id]; i++)
    if (mark[id, i] != old[i])
      return line_place[id, i] ": " id ": changed: something is missing or moved before: " line[id, i]
  return line_place[id, lines[id]] ": " id ": changed: something is missing after: " line[id, lines[id]]
}

function check_live(id) {
  if (id in retired)
    refuse(place[id], id, "is retired at " retired[id] " and must not be used again")
  else if (!(id in state))
    say(place[id], id, "is new")
  else if (state[id] == "retired")
    refuse(place[id], id, "is retired at " lock_place[id] " and must not be used again")
  else if (old_hash[id] != sprintf("%.0f", new_hash[id])) {
    print first_change(id) >out
    wrong++
    print_cases(id)
  }
}

# Returns the new id of a clause that is gone, if another id now has the same words.
function new_name(id,    i) {
  for (i = 1; i <= nlive; i++)
    if (!(live[i] in state) && old_hash[id] == sprintf("%.0f", new_hash[live[i]]))
      return live[i]
}

function check_gone(id,    new) {
  if (id in retired) {
    if (state[id] == "live")
      say(retired[id], id, "is retired")
  } else if (state[id] == "retired")
    refuse(lock_place[id], id, "is retired, but not in spec/retired.tsv")
  else {
    new = new_name(id)
    refuse(lock_place[id], id, new != "" ? "was renamed to " new ", and an id is for ever" \
           : "is gone; a clause is given up only by a row in spec/retired.tsv")
    print_cases(id)
  }
}

function compare(    i, id) {
  for (i = 1; i <= nlocked; i++)
    if (!(locked[i] in place))
      check_gone(locked[i])
  for (i = 1; i <= nlive; i++)
    check_live(live[i])
  for (id in retired)
    if (!(id in place) && !(id in state))
      refuse(retired[id], id, "is retired, but was never locked")
}

function lock_file(    i, id) {
  print "# Every clause at the last review of its cases: id, number, state, hash, a mark for each line."
  print "# Made by `make lock`; see spec/lock.awk. Do not edit."
  for (i = 1; i <= nlive; i++) {
    id = live[i]
    if (!(id in number))
      number[id] = ++highest
    print id " " number[id] " live " sprintf("%.0f", new_hash[id]) " " new_marks[id]
  }
  for (i = 1; i <= nlocked; i++) {
    id = locked[i]
    if (!(id in place))
      print id " " number[id] " retired " old_hash[id] " " old_marks[id]
  }
}

END {
  if (nlive == 0)
    refuse("lock.awk", "-", "no clauses in the input")
  compare()
  if (accept && !refused) {
    lock_file()
    print "locked: " nlive " clauses; changed, new or retired: " wrong + 0 \
          "; suspect cases: " suspects + 0 >out
    exit 0
  }
  if (wrong && !refused)
    print "Look at each of them" (suspects ? ", and at the " suspects " suspect cases" : "") \
          ". Then accept it all with: make lock" >out
  else if (refused)
    print "This cannot be accepted." >out
  exit (wrong > 0)
}
