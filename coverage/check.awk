# Compares what the tests reach with the thresholds.
#
#     awk -v root=FOLDER -f check.awk THRESHOLDS ALL.INFO [SOURCE...]
#
# ALL.INFO: as lcov writes it; the files named in it, without root, are in the
# folders of THRESHOLDS. SOURCE: files whose excuses are checked and listed:
#
#     if (seat > 3)   /* LCOV_EXCL_BR_LINE: the reader lets nothing else pass */
#
# Prints a row for each folder, what is excused, and, where a threshold is not
# reached, each line and branch that is missed. Exits 1 for that, for an excuse
# without a reason, and when there was nothing to compare.

function fail(message) {
  complaint[++complaints] = message
}

# The folder of the thresholds that a file belongs to: the longest.
function folder_of(file,    i, best) {
  for (i = 1; i <= folders; i++)
    if (index(file, folder[i] "/") == 1 && length(folder[i]) > length(best)) best = folder[i]
  return best
}

function reaches(hit, all, threshold) {
  return threshold == "-" || hit * 100 >= threshold * all
}

function percent(hit, all) {
  # 99.99 is not 100
  return all ? sprintf("%.1f", int(hit * 1000 / all) / 10) : "-"
}

# ------------------------------------------------------------------- thresholds

FILENAME == ARGV[1] {
  sub(/#.*/, "")
  if (NF == 0) next
  if (NF != 3 || $2 $3 !~ /^[0-9-]+$/) {
    fail(FILENAME ":" FNR ": three words are expected: folder, lines, branches")
    next
  }
  folder[++folders] = $1
  asked["line", $1] = $2
  asked["branch", $1] = $3
  next
}

# ------------------------------------------------------------------ the counters

function count(what, at, hit) {
  if (!((what, at) in seen)) seen[what, at] = 0
  if (hit > 0) seen[what, at] = 1
}

FILENAME == ARGV[2] && /^SF:/ {
  file = substr($0, 4)
  if (index(file, root "/") == 1) file = substr(file, length(root) + 2)
  in_folder = folder_of(file)
  next
}
FILENAME == ARGV[2] && in_folder != "" && /^DA:/ {
  split(substr($0, 4), part, ",")
  count("line", file SUBSEP part[1] SUBSEP 0, part[2])
  next
}
FILENAME == ARGV[2] && in_folder != "" && /^BRDA:/ {
  split(substr($0, 6), part, ",")
  count("branch", file SUBSEP part[1] SUBSEP part[2] "," part[3], part[4] + 0)
  next
}
FILENAME == ARGV[2] { next }

# ---------------------------------------------------------------------- excuses

/[LG]COV_EXCL|[LG]COV_UNREACHABLE/ {
  place = FILENAME
  if (index(place, root "/") == 1) place = substr(place, length(root) + 2)
  reason = $0
  if (!sub(/.*LCOV_EXCL_(BR_)?LINE: */, "", reason) || reason !~ /[a-z]+ [a-z]+/)
    fail(place ":" FNR ": only LCOV_EXCL_LINE and LCOV_EXCL_BR_LINE, with ': ' and a reason")
  sub(/ *\*\/.*/, "", reason)
  excuse[++excuses] = place ":" FNR ": excused: " reason
}

# ---------------------------------------------------------------------- the end

function tally(    key, part, f) {
  for (key in seen) {
    split(key, part, SUBSEP)
    f = folder_of(part[2])
    all[part[1], f]++
    if (seen[key]) hits[part[1], f]++
    else missed[part[1], f] = missed[part[1], f] part[2] SUBSEP part[3] SUBSEP part[4] "\n"
  }
}

function text_of(file, line,    i, text) {
  if (!(file in loaded)) {
    loaded[file] = 1
    for (i = 1; (getline text < (root "/" file)) > 0; i++) source[file, i] = text
    close(root "/" file)
  }
  text = source[file, line]
  sub(/^[ \t]+/, "", text)
  return text
}

# The lines and branches missed of a folder, in the order of the files. Of one
# line all its branches that are missed go into one message.
function name_missed(what, f,    list, n, i, part, at, times) {
  n = split(missed[what, f], list, "\n") - 1
  for (i = 1; i <= n; i++) {
    split(list[i], part, SUBSEP)
    at = sprintf("%s\t%06d", part[1], part[2])
    times[at]++
  }
  sort_keys(times)
  for (i = 1; i <= sorted; i++) {
    split(order[i], part, "\t")
    at = part[1] ":" (part[2] + 0)
    if (what == "line") fail(at ": never run: " text_of(part[1], part[2] + 0))
    else fail(at ": " times[order[i]] (times[order[i]] == 1 ? " branch" : " branches") \
              " never taken: " text_of(part[1], part[2] + 0))
  }
}

# Sets order[1..sorted] to the keys of set, sorted.
function sort_keys(set,    key, i, k) {
  sorted = 0
  for (key in set) {
    for (k = sorted++; k > 0 && order[k] > key; k--) order[k + 1] = order[k]
    order[k + 1] = key
  }
}

END {
  tally()
  printf "%-14s %18s %22s\n", "folder", "lines", "branches"
  for (i = 1; i <= folders; i++) {
    f = folder[i]
    printf "%-14s", f
    for (k = 1; k <= 2; k++) {
      what = k == 1 ? "line" : "branch"
      hit = hits[what, f] + 0
      total = all[what, f] + 0
      printf " %6d/%-6d %6s%%", hit, total, percent(hit, total)
      if (!total && asked[what, f] != "-") fail(f ": no " what " of it was counted")
      else if (!reaches(hit, total, asked[what, f])) {
        fail(f ": " percent(hit, total) "% of the " (k == 1 ? "lines" : "branches") \
             ", " asked[what, f] "% are asked for:")
        name_missed(what, f)
      }
    }
    print ""
  }
  if (!folders) fail("no thresholds")
  for (i = 1; i <= excuses; i++) print excuse[i]
  for (i = 1; i <= complaints; i++) print complaint[i]
  exit complaints > 0
}
