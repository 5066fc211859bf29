# The hash that the lock, the audits and the translations use. Another script is loaded beside it:
# awk -f hash.awk -f lock.awk ... In the C locale, so that a letter of awk is a byte.
#
# Why one of our own: the build and the lock hash more than a thousand texts, the words of each clause, translation and
# function, and need nothing but awk. cksum would be a process for each, and sha256sum is no part of POSIX. The hash
# notices that a text was changed; it is no proof against somebody who wants two texts to be equal.
# Never change it: each row of clauses.lock, audit.tsv and coverage/ would be stale at once, and nobody would look at
# the one that is. A text of 43 bits changes unnoticed once in nine million million times.

BEGIN {
  for (i = 1; i < 256; i++)
    byte[sprintf("%c", i)] = i
}

# 2^43 * 257 is still exact in an awk number.
function hash(h, text,    i) {
  for (i = 1; i <= length(text); i++)
    h = (h * 257 + byte[substr(text, i, 1)]) % 8796093022151
  return h
}

# Adds the words of a text, so that blanks and line breaks do not count.
function hash_words(h, text,    i, n, word) {
  n = split(text, word, /[ \t\n]+/)
  for (i = 1; i <= n; i++)
    if (word[i] != "")
      h = hash(h, " " word[i])
  return h
}

# As it is written. In two parts, because some awks print no number above 2^32 as hexadecimal.
function hex(number,    high) {
  high = int(number / 16777216)
  return sprintf("%06x%06x", high, number - high * 16777216)
}

function read_source(file,    text, n) {
  while ((getline text <file) > 0)
    source_line[file, ++n] = text
  close(file)
  source_read[file] = 1
}

# Adds the words of these lines of a file, as of a function.
function hash_lines(h, file, first, last,    i) {
  if (!(file in source_read))
    read_source(file)
  for (i = first; i <= last; i++)
    h = hash_words(h, source_line[file, i])
  return h
}
