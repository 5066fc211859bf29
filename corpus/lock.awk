# Compares the cases with the list of all ids that a case ever had.
# usage: awk -f lock.awk [-v accept=1] what=lock cases.lock what=retired retired.tsv \
#            what=cases cases.tsv
# corpus/cases.awk writes the table of cases.
# Prints the differences; the status is then 1. With accept=1 it prints the new list, and on stderr
# what it accepted. A case that is gone without a row in retired.tsv, or a retired case that is back,
# cannot be accepted: the status is then 1 too.

BEGIN {
  FS = "\t"
  out = accept ? "/dev/stderr" : "/dev/stdout"
}

function say(place, id, message) {
  print place ": " id ": " message >out
  wrong++
}

# Reports what cannot be accepted.
function refuse(place, id, message) {
  say(place, id, message)
  refused++
}

what == "lock" && /^[^#]/ {
  if ($0 !~ /^[a-z][a-z0-9]*$/)
    refuse(FILENAME ":" FNR, $0, "not an id")
  else if ($0 in locked)
    refuse(FILENAME ":" FNR, $0, "comes twice")
  locked[$0] = FILENAME ":" FNR
  order[++nlocked] = $0
}

what == "retired" && FNR > 1 {
  if (NF != 4 || $1 == "" || $2 == "" || $3 == "" || $4 == "")
    refuse(FILENAME ":" FNR, $1, "a row is id, release, why, successor (- for none), with tabs")
  if ($1 in retired)
    refuse(FILENAME ":" FNR, $1, "is already retired at " retired[$1])
  retired[$1] = FILENAME ":" FNR
  successor[$1] = $4
}

what == "cases" {
  place[$1] = $2
  live[++nlive] = $1
}

function check_retired(id,    n, i, name) {
  if (!(id in locked))
    refuse(retired[id], id, "is retired, but was never locked")
  n = successor[id] == "-" ? 0 : split(successor[id], name, " ")
  for (i = 1; i <= n; i++)
    if (!(name[i] in place) && !(name[i] in retired))
      refuse(retired[id], id, "there is no case " name[i])
}

function compare(    i, id) {
  for (i = 1; i <= nlocked; i++)
    if (!(order[i] in place) && !(order[i] in retired))
      refuse(locked[order[i]], order[i],
             "is gone; a case is given up only by a row in corpus/retired.tsv")
  for (i = 1; i <= nlive; i++)
    if (live[i] in retired)
      refuse(place[live[i]], live[i],
             "is retired at " retired[live[i]] " and must not be used again")
    else if (!(live[i] in locked))
      say(place[live[i]], live[i], "is new")
  for (id in retired)
    check_retired(id)
}

# In the order of the letters, so that two branches can add to it.
function lock_file(    i, k, id) {
  for (i = 1; i <= nlive; i++)
    if (!(live[i] in locked))
      order[++nlocked] = live[i]
  for (i = 2; i <= nlocked; i++) {
    id = order[i]
    for (k = i - 1; k > 0 && order[k] > id; k--)
      order[k + 1] = order[k]
    order[k + 1] = id
  }
  print "# Every id that a case ever had. Made by `make lock`; see corpus/lock.awk. Do not edit."
  for (i = 1; i <= nlocked; i++)
    print order[i]
}

END {
  if (nlive == 0)
    refuse("lock.awk", "-", "no cases in the input")
  compare()
  if (accept && !refused) {
    lock_file()
    print "locked: " nlive " cases; new: " wrong + 0 >out
    exit 0
  }
  if (wrong && !refused)
    print "Accept it with: make lock" >out
  else if (refused)
    print "This cannot be accepted." >out
  exit (wrong > 0)
}
