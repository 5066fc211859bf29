# Records of the International Skat Server, written as a log of XSkat. Deals passed in and games played to the
# tenth trick, or null games to their end, are written; others are left out, their IDs listed in the file `left`, and
# with schwarz=1 the open games that do not announce schwarz, which XSkat does not know.
# Set german to 1 for German words; cards to "german" for German cards. Forehand sits in each column in turn.

function is_trump(card) { return game != "N" && (card ~ /J$/ || substr(card, 1, 1) == game) }
function kind(card) { return is_trump(card) ? "trump" : substr(card, 1, 1) }

# Higher wins among cards of one kind.
function strength(card,    rank) {
  rank = substr(card, 2)
  if (game == "N")
    return index("789TJQKA", rank)
  return rank == "J" ? 20 + index("DHSC", substr(card, 1, 1)) : index("789QKTA", rank)
}

function beats(a, b) {
  if (kind(a) == kind(b))
    return strength(a) > strength(b)
  return kind(a) == "trump"
}

function suit(letter) {
  if (german)
    return cards == "german" ? part("Schellen Rot Gr\374n Eicheln", letter) : part("Karo Herz Pik Kreuz", letter)
  return cards == "german" ? part("Bells Hearts Leaves Acorns", letter) : part("Diamond Heart Spade Club", letter)
}

function part(list, letter,    word) {
  split(list, word, " ")
  return word[index("DHSC", letter)]
}

function rank(letter) {
  if (letter == "T")
    return "10"
  if (cards == "german" && letter ~ /[QJ]/)
    return letter == "Q" ? "O" : "U"
  return german && letter == "Q" ? "D" : german && letter == "J" ? "B" : letter
}

function name(card) { return suit(substr(card, 1, 1)) " " rank(substr(card, 2)) }

function capitals(text) {
  text = toupper(text)
  gsub(/\374/, "\334", text)
  return text
}

function say(english, in_german) { return german ? in_german : english }

function column(seat) { return (first + seat) % 3 }

function cell(text) { return text substr("            ", 1, 12 - length(text)) }

# In a trick the winner has capitals; in the hands the trumps.
function row(card, led, won, in_hands,    c, text, line) {
  line = "  "
  for (c = 0; c < 3; c++) {
    text = name(card[c])
    if (c == won || in_hands && is_trump(card[c]))
      text = capitals(text)
    else if (c == led)
      sub(/ /, "_", text)
    line = line cell(text)
  }
  print line
}

function passes(    c, line) {
  line = "  "
  for (c = 0; c < 3; c++)
    line = line cell(c == first ? "_" say("Pass", "Passe") "_" : say("Pass", "Passe"))
  print line
}

function hands(    n, s, c, card) {
  for (n = 1; n <= 10; n++) {
    for (s = 0; s < 3; s++) {
      split(hand[s], card, " ")
      line_of[column(s)] = card[n]
    }
    row(line_of, -1, -1, 1)
  }
}

function pair(text,    card) {
  split(text, card, /[ .]/)
  return name(card[1]) "," name(card[2])
}

function remove(from, card) {
  sub(card " ", "", from)
  return from
}

BEGIN {
  rule = "----------------------------------------"
  split(german ? "Karo Herz Pik Kreuz Grand Null" : "Diamond Heart Spade Club Grand Null", game_name, " ")
  if (cards == "german")
    split(german ? "Schellen Rot Gr\374n Eicheln Grand Null" : "Bells Hearts Leaves Acorns Grand Null", game_name, " ")
  split("Anna Bert Cora", player, " ")
}

{
  id = $0; sub(/.*ID\[/, "", id); sub(/\].*/, "", id)
  moves = $0; sub(/.*MV\[w /, "", moves); sub(/ *\].*/, "", moves)
  result = $0; sub(/.*\]R\[/, "", result); sub(/\].*/, "", result)
  first = id % 3

  n = split(moves, token, " ")
  split(token[1], dealt, ".")
  for (s = 0; s < 3; s++) {
    hand[s] = ""
    for (i = 1; i <= 10; i++)
      hand[s] = hand[s] dealt[10 * s + i] " "
  }
  was = now = dealt[31] " " dealt[32]
  bid = taken = played = 0; said = ""; other = 0
  for (i = 2; i < n; i += 2) {
    who = token[i]; what = token[i + 1]
    if (who == "w" || what ~ /^(p|y)$/) {
      other += what ~ /^(TI|LE)/
    } else if (what ~ /^[0-9]/) {
      bid = what
    } else if (what == "s") {
      taken = 1
    } else if (said == "") {
      soloist = who
      split(what, announced, ".")
      said = announced[1]
      if (taken) {
        now = announced[2] " " announced[3]
        split(was, card, " ")
        hand[who] = hand[who] card[1] " " card[2] " "
        hand[who] = remove(remove(hand[who], announced[2]), announced[3])
      }
    } else if (what ~ /^[CSHD][AKQJT987]$/) {
      play[played] = what
      by[played++] = who
    } else {
      other++
    }
  }
  game = substr(said, 1, 1); level = substr(said, 2)
  if (schwarz && game != "N" && level ~ /O/ && level !~ /Z/)
    other++
  if (result != "passed" && (other || (game != "N" && played < 30) || played % 3)) {
    print id > left
    next
  }

  printf "    Anna        Bert        Cora    \n                                    \n%s\n", rule
  if (result == "passed")
    passes()
  for (i = 0; i < played; i += 3) {
    best = i
    for (j = i; j < i + 3; j++) {
      if (beats(play[j], play[best]))
        best = j
      trick[column(by[j])] = play[j]
    }
    row(trick, column(by[i]), column(by[best]))
  }
  header = "---- random_seed " id " 0 " (first + 2) % 3 + 1 " "
  print header substr(rule, length(header) + 1)
  hands()
  print rule
  print say("Skat is: ", "Im Skat ist: ") pair(now)
  if (result != "passed") {
    print say("Skat was: ", "Im Skat war: ") pair(was)
    print say("Last bid: ", "Gereizt bis: ") bid
    print player[column(soloist) + 1] say(" played ", " spielte ") game_name[index("DHSCGN", game)]
    if (level ~ /O/)
      print game == "N" && !taken ? say("Played ouvert Hand", "Ouvert Hand gespielt") : say("Played ouvert", "Ouvert gespielt")
    else if (level ~ /Z/)
      print say("Schwarz announced", "Schwarz angesagt")
    else if (level ~ /S/)
      print say("Schneider announced", "Schneider angesagt")
    else if (level ~ /H/)
      print say("Played Hand", "Hand gespielt")
    points = result; sub(/.* p:/, "", points); sub(/ .*/, "", points)
    won = result ~ / win /
    if (game == "N")
      print won ? say("Won", "Gewonnen") : say("Lost", "Verloren")
    else
      print (won ? say("Won with: ", "Gewonnen mit: ") : say("Lost with: ", "Verloren mit: ")) points say(" points", " Augen")
  }
  print "========================================"
}
