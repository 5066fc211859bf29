# Makes the library one file, for programs that build it with their own sources: a source with all headers in
# its place, once each. A private name that two files have gets the name of its file.
# usage: awk -v folders="FOLDER..." -f amalgam.awk FILE...     (FILE: below the first of the folders that has it)
function fail(text) { print "amalgam.awk: " text > "/dev/stderr"; failed = 1; exit 1 }

# Where a file is, or "".
function path_of(name,   i, line) {
  for (i = 1; i <= places; i++)
    if ((getline line < (place[i] "/" name)) >= 0) {
      close(place[i] "/" name)
      return place[i] "/" name
    }
  return ""
}

# A name that a line at the left margin declares, or ""; a function's ends in "(".
function declared(line) {
  if (line !~ /^[a-z]/ || line ~ /^(struct [a-z_]+ \{|enum [a-z_]+ \{|union)/) return ""
  if (!match(line, /[a-z_0-9]+(\(|\[| =|;)/)) return ""
  line = substr(line, RSTART, RLENGTH)
  sub(/[^a-z_0-9(]+$/, "", line)
  return line
}

# The private names of a source, which are static; those of a header, which several sources share.
function collect(name,   path, line, word, list, i, n, words) {
  path = path_of(name)
  if (path == "") fail("no " name)
  while ((getline line < path) > 0) {
    if (name ~ /\.h$/ && line ~ /^[a-z_]+ [a-z_]+,/) {     # one type, several names
      sub(/^[a-z_]+ /, "", line)
      list = 1
    }
    if (list) {
      list = line !~ /;$/
      n = split(line, words, /[ ,;]+/)
      for (i = 1; i <= n; i++) if (words[i] != "") { shared[words[i]] = 1; share[++shares] = words[i] }
      continue
    }
    word = declared(line)
    if (word == "" || word ~ /^skr_/) continue
    if (name ~ /\.h$/ && line !~ /^(static|typedef)/ && !(word in shared)) { shared[word] = 1; share[++shares] = word }
    if (name ~ /\.h$/ && line ~ /^(static|typedef)/) files_with[word]++
    if (name ~ /\.c$/ && line ~ /^static/ && !((name, word) in has)) {
      has[name, word] = 1
      private[name, ++privates[name]] = word
      files_with[word]++
    }
  }
  close(path)
}

# A function is renamed where it is called or declared only: members of structures may have its name.
function rename(word, to,   bare) {
  bare = word
  if (sub(/\($/, "", bare)) print "#define " bare "(...) " to bare "(__VA_ARGS__)"
  else print "#define " bare " " to bare
}

function undo(word) {
  sub(/\($/, "", word)
  print "#undef " word
}

# What stands in a file, with the headers of ours that have not come yet.
function put(name,   path, line, header) {
  path = path_of(name)
  if (path == "") fail("no " name)
  done[name] = 1
  while ((getline line < path) > 0) {
    if (line !~ /^#include "/) { print line; continue }
    header = line
    gsub(/^#include "|".*$/, "", header)
    if (!(header in done)) put(header)
  }
  close(path)
}

# A private name that another file has, too, gets that of its file before it.
function put_source(name,   i, word, file) {
  file = name
  gsub(/[^a-z0-9]/, "_", file)
  sub(/_c$/, "_", file)
  print "\n/* " name " */"
  for (i = 1; i <= privates[name]; i++) {
    word = private[name, i]
    if (word in shared) undo(word)
    if (word in shared || files_with[word] > 1) rename(word, file)
  }
  put(name)
  for (i = 1; i <= privates[name]; i++) {
    word = private[name, i]
    if (word in shared || files_with[word] > 1) undo(word)
    if (word in shared) rename(word, "skr_private_")
  }
}

BEGIN {
  places = split(folders, place, " ")
  print "/* skatref " version ", made by make amalgam; the licence is that of LICENSE. */"
  if (ARGC == 2) { put(ARGV[1]); exit failed }      # the public header
  print "#include \"skatref.h\""
  done["skatref.h"] = done["skatref-clauses.h"] = 1
  for (i = 1; i < ARGC; i++) collect(ARGV[i])
  for (i = 1; i <= shares; i++) rename(share[i], "skr_private_")
  for (i = 1; i < ARGC; i++) if (ARGV[i] ~ /\.h$/ && !(ARGV[i] in done)) put(ARGV[i])
  for (i = 1; i < ARGC; i++) if (ARGV[i] ~ /\.c$/) put_source(ARGV[i])
  exit failed
}
