# Puts the words for machines in place of those for people: the findings of `check --format=jsonl` (the first file) instead
# of the lines of `check` (the second), in their order, as "recorded X, ruled Y". So a test of rulings does not depend on
# how they are said; tests/report/sentences.sh tests that.
function text_of(json, name,   at) {
  at = index(json, "\"" name "\":")
  json = substr(json, at + length(name) + 3)
  if (substr(json, 1, 1) != "\"") return ""
  match(json, /^"([^"\\]|\\.)*"/)
  json = substr(json, 2, RLENGTH - 2)
  gsub(/\\"/, "\"", json)
  gsub(/\\\\/, "\\", json)
  return json
}
NR == FNR {
  rest = $0
  while (match(rest, /\{"kind":"[a-z]*","clause":"[^"]*","event":[^,]*,"byte":[0-9]*,"recorded":("([^"\\]|\\.)*"|null),"ruled":("([^"\\]|\\.)*"|null),"text":"[^"]*"/)) {
    one = substr(rest, RSTART, RLENGTH)
    rest = substr(rest, RSTART + RLENGTH)
    recorded = text_of(one, "recorded"); ruled = text_of(one, "ruled")
    malformed = text_of(one, "kind") == "malformed"
    said = recorded != "" ? (malformed ? "found " : "recorded ") recorded : malformed ? "found the end" : ""
    if (ruled != "") said = said (said != "" ? ", " : "") (malformed ? "expected " : "ruled ") ruled
    if (said == "") said = text_of(one, "text")
    finding[findings++] = (said != "" ? ": " : "") said
  }
  next
}
# "FILE:LINE: VERDICT: CLAUSE: what it says (game ..., move ..., byte ...)"; without words of the clause's own, its title.
match($0, /^[^:]*:[0-9]*: [a-z]*: [a-z]+\.[a-z0-9.-]+( \([a-z0-9]*\))?: /) {
  head = substr($0, 1, RLENGTH - 2)
  tail = $0
  sub(/.* \((game|move|byte)/, "", tail)
  place = tail != $0 ? substr($0, length($0) - length(tail) - 5) : ""
  print head finding[shown++] place
  next
}
{ print }
