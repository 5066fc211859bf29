# Logs of other programs, which are not ours to ship: thirty real games, and 300 of the server's own client.
# SKATREF_LOGS may name a folder with them; without it the test is skipped.
. "$srcdir/tests/support/shell.sh"
logs=${SKATREF_LOGS:-none}
real=$logs/iss-real-30.sgf generated=$logs/iss-generated-300.sgf
[ -r "$real" ] && [ -r "$generated" ] || skip_all "SKATREF_LOGS names no folder with them"
cd "$tmp" || bail_out "no scratch folder"

# ---------------------------------------------------------------------- thirty real games

# What the rules and the server's conventions come to, by hand: verdict and score. A game ended early, by
# timeout or by resignation, is booked by a convention, unless both come to the same, as in 1390253, a null
# ouvert that both defenders gave up; all others were played out and are booked right.
cat >expected <<'END'
8 convention null
9 conforms -96
25 conforms -118
3690 conforms 48
26496 conforms 108
135521 conforms -108
169800 conforms 120
462690 conforms 45
596891 conforms -72
684159 conforms 96
1390253 conforms 46
2996964 conforms 54
4912828 convention 72
4913034 convention 144
4913041 convention 24
4913047 conforms 20
4913050 conforms null
4940313 conforms 20
4947663 conforms -48
6326040 conforms 33
6417692 conforms -108
6934288 convention 72
6997010 conforms 48
6997012 convention 22
6997015 conforms 48
6997018 conforms 24
6997019 conforms 22
7451910 conforms 72
10327743 conforms -144
10330141 convention null
END

run 0 "$SKATREF" check --format=jsonl "$real"
sed 's/.*"id":"\([^"]*\)".*"verdict":"\([^"]*\)".*"score":\([^,]*\),.*/\1 \2 \3/' out >got
expect "real games: verdicts and scores" diff expected got
expect "real games: nothing is illegal, wrong, malformed or undecided" \
  not grep -E '"kind":"(illegal|wrong|malformed|undecided)"' out
expect "6997012: recorded 33, ruled 22" grep -q '"id":"6997012".*"recorded":"33","ruled":"22"' out
expect "10330141: no valid contract" grep -q '"id":"10330141".*"ruled":"no valid contract' out
expect "4913050: passed in" grep -q '"id":"4913050".*"deal":"passed-in"' out

# ------------------------------------------------------------------------ 300 generated games

# Read here a second time, from the text alone. That writer takes any number for a bid, charges a missed
# announcement too low (schneider announced by one level; schwarz announced, or ouvert, by two), and ends games
# as the server does.
cat >second-reading.awk <<'END'
BEGIN {
  for (base = 9; base <= 12; base++)
    for (n = 2; n <= 18; n++)
      bid[base * n]
  for (n = 2; n <= 11; n++)
    bid[24 * n]
  bid[23]; bid[35]; bid[46]; bid[59]
  split("D H S C G", letter, " "); split("9 10 11 12 24", value, " ")
  for (i = 1; i <= 5; i++)
    base_of[letter[i]] = value[i]
  points_of["A"] = 11; points_of["T"] = 10; points_of["K"] = 4; points_of["Q"] = 3; points_of["J"] = 2
}

# How strong a card is in a trick of the suit led; a trump led does not matter, as every trump is above.
function strength(card,    suit, rank) {
  suit = substr(card, 1, 1); rank = substr(card, 2)
  if (said ~ /^N/)
    return suit == led ? index("789TJQKA", rank) : 0
  if (rank == "J")
    return 200 + index("DHSC", suit)
  return index("789QKTA", rank) + (suit == substr(said, 1, 1) ? 100 : suit == led ? 0 : -100)
}

# Lays a card; the third one brings the defenders the points of a trick that the soloist has not won.
function lay(who, card) {
  if (laid == 0) {
    led = substr(card, 1, 1)
    best = card; best_by = who; in_trick = 0
  }
  if (strength(card) > strength(best)) {
    best = card; best_by = who
  }
  in_trick += points_of[substr(card, 2)]
  laid = (laid + 1) % 3
  if (laid == 0 && best_by != soloist)
    had += in_trick
}

{
  id = $0; sub(/.*ID\[/, "", id); sub(/\].*/, "", id)
  moves = $0; sub(/.*MV\[/, "", moves); sub(/ *\].*/, "", moves)
  result = $0; sub(/.*\]R\[/, "", result); sub(/\].*/, "", result)
  recorded = result; sub(/.* v:/, "", recorded); sub(/ .*/, "", recorded)
  lost = result ~ / loss /

  n = split(moves, token, /[ \n]+/)
  said = ""; illegal = cards = early = defender_gave_up = shown = had = laid = 0
  soloist = result; sub(/^d:/, "", soloist); sub(/ .*/, "", soloist)
  for (i = 3; i < n; i += 2) {
    who = token[i]; what = token[i + 1]
    if (what ~ /^[0-9]+$/ && !(what in bid))
      illegal++
    if (said == "" && who != "w" && what ~ /^[GCSHDN][OHSZ]*(\..*)?$/) {
      said = what
      sub(/\..*/, "", said)
    }
    if (what ~ /^[CSHD][AKQJT987]$/)
      cards++
    if (what == "RE" || what ~ /^(TI|LE)\./)
      early++
    if (what ~ /^SC/ && !defender_gave_up)
      shown++
    if (what == "RE" && who != soloist)
      defender_gave_up++
    if (what ~ /^[CSHD][AKQJT987]$/ && !defender_gave_up)
      lay(who, what)
  }

  trumps = said != "" && said !~ /^N/
  said_game = substr(said, 1, 1); said_level = substr(said, 2)
  missed = trumps && lost && said_level ~ /[SZO]/
  levels = said_level ~ /[ZO]/ ? 2 : 1
  ruled = missed ? recorded - 2 * base_of[said_game] * levels : "null"

  # Games that the rules end before the last card: null at the soloist's trick, schwarz at the defenders'.
  # Schneider announced is stopped by the writer at 31, which the rules do not.
  ended = early || cards == 30 || said == "" || (lost && (!trumps || said_level ~ /[ZO]/))
  stopped = !ended && missed
  if (!ended && !stopped)
    print id ": breaks off without a reason" > "/dev/stderr"

  # A defender's resignation changes nothing if the game is won in level simple, or if the defenders already had
  # what decides it: 31 points against a bid that needs schneider, or else the level of the result.
  schneider = result ~ / s:1/
  decided = result ~ /overbid/ ? 31 : schneider ? 90 : 60
  if (early == defender_gave_up && !shown && (lost ? trumps && had >= decided : !schneider))
    early = 0

  verdict = illegal || missed ? "violates" : early || stopped ? "convention" : "conforms"
  print id, verdict, illegal, ruled, (early || stopped) + 0
}
END
"$AWK" -f second-reading.awk "$generated" >expected 2>odd
expect "the second reading reads 300 games" [ "$(wc -l <expected)" -eq 300 ]
expect "the second reading finds nothing odd" diff /dev/null odd
cut -d ' ' -f 2 expected | sort | uniq -c | sed 's/^ */# generated: /'

# The program's: verdict, how many bids are illegal, the score that is wrong, whether a convention is noted.
cat >first-reading.awk <<'END'
function count(pattern,    text) { text = $0; return gsub(pattern, "", text) }
{
  id = $0; sub(/.*"id":"/, "", id); sub(/".*/, "", id)
  verdict = $0; sub(/.*"verdict":"/, "", verdict); sub(/".*/, "", verdict)
  illegal = count("\"kind\":\"illegal\",\"clause\":\"auction.values\"")
  ruled = "null"
  if (match($0, /"kind":"wrong","clause":"value\.(announced-missed|own-schwarz)"[^}]*/)) {
    ruled = substr($0, RSTART, RLENGTH)
    sub(/.*"ruled":"/, "", ruled); sub(/".*/, "", ruled)
  }
  convention = count("\"kind\":\"convention\"")
  others = count("\"kind\":") - illegal - convention - (ruled != "null")
  print id, verdict, illegal, ruled, convention (others ? " and " others " more" : "")
}
END
run 1 "$SKATREF" check --format=jsonl "$generated"
"$AWK" -f first-reading.awk out >got
expect "generated games: verdicts, bids, scores, conventions" diff expected got

done_testing
