# Prints each run of eight words that a translation shares with a text of others.
# usage: awk -f own-words.awk what=others FILE... what=ours FILE...
# A run without five words beside numbers and names of games is no sentence: a list of bids, or of games.

BEGIN {
  length_of_run = 8
  names = split("karo herz pik kreuz grand null hand ouvert", name, " ")
  for (i = 1; i <= names; i++)
    is_name[name[i]] = 1
}

FNR == 1 { words = 0 }

what == "ours" && /^- of:/ { next }
what == "ours" && /^#/     { words = 0 }

{
  gsub(/\342\200[\200-\277]/, " ")                 # dashes and quotation marks
  gsub(/[^A-Za-z0-9\200-\377]+/, " ")
  n = split(tolower($0), word, " ")
  for (i = 1; i <= n; i++)
    add(word[i])
}

function add(text,    i, run, prose) {
  last[++words] = text
  if (words < length_of_run)
    return
  for (i = words - length_of_run + 1; i <= words; i++) {
    run = run " " last[i]
    prose += last[i] !~ /^[0-9]+$/ && !(last[i] in is_name)
  }
  if (prose < 5)
    return
  if (what == "others")
    others[run] = FILENAME ":" FNR
  else if (run in others)
    print FILENAME ":" FNR ":" run " (" others[run] ")"
}
