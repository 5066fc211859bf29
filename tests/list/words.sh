# skatref sheet: how the words and numbers of a list are read, each in a row of its own, beside what must be booked for it.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# due HEADER [OPTION...] <rows: each row is followed by " = " and the score that must be booked for A, or "passed" or "unknown";
# then, for each finding on the row, by "; ", the number of the column if it is about one cell, and the text.
due() {
  header=$1
  shift
  cat >wanted
  { echo "$header,soloist"; sed 's/ *= .*/,A/' wanted; } >words.csv
  "$SKATREF" sheet --scheme=plain --format=csv "$@" words.csv >out 2>err
  "$AWK" -F, '
    FILENAME == "err" {
      if (!/^words\.csv:[0-9]/ || /last round of|: the value of the game is unknown/) next
      split($0, part, ":")
      text = $0
      sub(/^[^:]*:[0-9]*:/, "", text)
      sub(/^ ?[a-z]*: /, "", text) || sub(/: [a-z]*: /, " ", text)
      sub(/[a-z]*\.[a-z-]*: /, "", text)
      said[part[2]] = said[part[2]] "; " text
      next
    }
    FILENAME == "out" {
      if (FNR == 1) for (i = 1; i <= NF; i++) at[$i] = i
      booked[FNR] = $at["score"] != "" ? $at["score"] : $at["won"] == "unknown" ? "unknown" : "passed"
      next
    }
    { sub(/ = .*/, ""); print $0 " = " booked[FNR + 1] said[FNR + 1] }' err out wanted >got
  expect "$header: what each row is booked as" diff wanted got
}

# ------------------------------------------------------------------ yes and no

# Clubs with 1 are 24, by hand 36. Words for "hand", and their first letter, mean yes in this column.
for yes in 1 x xx X yes Y ja J true t wahr w tak ano hand h handspiel ✓ ✔; do echo "clubs,1,1,$yes = 36"; done >yes
{
  cat yes
  for no in 0 no n NEIN false f falsch nie ne; do echo "clubs,1,1,$no = 24"; done
  # Without a statement both are possible, and the simple game is booked.
  for nothing in '' - -- '?' '\N' NULL n/a N/A / – —; do printf '%s\n' "clubs,1,1,$nothing = 24"; done
  echo 'clubs,1,1,o = 24; 4 o is unreadable here; expected: yes or no'
  echo 'clubs,1,1,2 = 24; 4 2 is unreadable here; expected: yes or no'
} >due
due 'game,matadors,won,hand' <due
# Bid 40 on clubs by hand with 1, which is 36: the first multiple of 12 that covers 40 is 48, lost twice. "m" stands for
# miscall, a word for this column.
due 'game,matadors,hand,overbid,won,bid' <<'END'
clubs,1,1,m,0,40 = -96
clubs,1,1,u,0,40 = -96
clubs,1,1,miscall,0,40 = -96
clubs,1,1,i,0,40 = -96; 4 i is unreadable here; expected: yes or no
END

# -------------------------------------------------------------------- outcomes

{
  for won in g gew Gewonnen won win w ja j 1 true yes y tak ano wygrana wygrane wygrany wygral vyhrano vyhral vyhra \
    vítězství +; do echo "clubs,1,0,0,$won = 24"; done
  for lost in v verl Verloren lost loss lose l nein n 0 false no nie ne przegrana przegrane przegrany przegrał prohráno \
    prohrál prohra porážka; do echo "clubs,1,0,0,$lost = -48"; done
  for passed in passed pass p eingepasst gepasst passe e ep pas pasy; do echo "clubs,1,0,0,$passed = passed"; done
  echo 'clubs,1,0,0,unknown = unknown; the result is unknown'
  echo 'clubs,1,0,0,- = unknown; 5 - is unreadable here; expected: won or lost'
  echo 'clubs,1,0,0,± = unknown; 5 ± is unreadable here; expected: won or lost'
} >due
due 'game,matadors,hand,schneider,won' <due
due 'game,matadors,hand,schneider,lost' <<'END'
clubs,1,0,0,x = -48
clubs,1,0,0,nein = 24
clubs,1,0,0,l = -48
clubs,1,0,0,verloren = -48
clubs,1,0,0,won = unknown; 5 won is unreadable here; expected: yes or no
END

# --------------------------------------------------------------------- factors

# 24 doubled, four times, eight times; a number is the factor itself.
{
  for contra in contra Kontra c k x 1 2; do echo "clubs,1,0,1,$contra = 48"; done
  for re in re Rekontra recontra r 4; do echo "clubs,1,0,1,$re = 96"; done
  for sup in sup s 8; do echo "clubs,1,0,1,$sup = 192"; done
  echo 'clubs,1,0,1,no = 24'
  for wrong in 3 16 5 7 9; do echo "clubs,1,0,1,$wrong = unknown; 5 $wrong is unreadable here; expected: yes, no or a factor"; done
} >due
due 'game,matadors,hand,won,contra' <due
# With contra, re and sup in columns of their own, the highest counts.
due 'game,matadors,hand,won,contra,re,sup' <<'END'
clubs,1,0,1,x,, = 48
clubs,1,0,1,x,x, = 96
clubs,1,0,1,x,x,x = 192
clubs,1,0,1,x,nein,nein = 48
clubs,1,0,1,re,x,nein = 96
clubs,1,0,1,,2, = 96
clubs,1,0,1,,,2 = 192
END
# Bock doubles; pushed once, twice and three times it is 2, 4 and 8; factors are multiplied.
due 'game,matadors,hand,won,bock,pushed,factor' <<'END'
clubs,1,0,1,1,, = 48
clubs,1,0,1,b,, = 48
clubs,1,0,1,3,, = 72
clubs,1,0,1,,1, = 48
clubs,1,0,1,,2, = 96
clubs,1,0,1,,3, = 192
clubs,1,0,1,,4, = unknown; 6 4 is unreadable here; expected: yes, no or a factor
clubs,1,0,1,,,1 = 24
clubs,1,0,1,,,2 = 48
clubs,1,0,1,2,1,3 = 288
clubs,1,0,1,0,0,0 = 24
clubs,1,0,1,-2,, = unknown; 5 -2 is unreadable here; expected: yes, no or a factor
END
# A score beyond 100000 is not booked: 2 x 100 x 1000, 192 x 1024.
due 'value,won,factor' <<'END'
96,1,1024 = 98304
100,1,1000 = 100000
100,0,1000 = unknown; expected a score up to 100000, with all factors
192,1,1024 = unknown; expected a score up to 100000, with all factors
END

# ---------------------------------------------------------------------- levels

# Clubs by hand with 1 are 36; schneider, its announcement, schwarz and its announcement are 12 each.
{
  for level in schneider s sznajder krawiec šnajdr; do echo "clubs,1,1,1,$level = 60"; done
  for level in schwarz z szwarc kominiarz švarc načerno; do echo "clubs,1,1,1,$level = 84"; done
  for level in none no nein kein keine nichts 0; do echo "clubs,1,1,1,$level = 36"; done
  echo 'clubs,1,1,1,schnei = 36; 5 schnei is unreadable here; expected: schneider, schwarz or none'
} >due
due 'game,matadors,hand,won,announced' <due
due 'game,matadors,hand,won,schneider angesagt,schwarz angesagt' <<'END'
clubs,1,1,1,x,no = 60
clubs,1,1,1,no,x = 84
clubs,1,1,1,x,x = 84
clubs,1,1,1,no,no = 36
clubs,1,1,1,7,no = 36; 5 7 is unreadable here; expected: yes or no
END
due 'game,matadors,hand,won,schwarz angesagt,schneider angesagt' <<'END'
clubs,1,1,1,x,x = 84
clubs,1,1,1,x,no = 84
END
# In the cell of the game, and in one of its own: with 1, game 2, hand 3, schneider 4, announced 5, schwarz 6 or 5, announced
# 7, ouvert 8; times 12.
{
  for levels in ':24' 'einfach:24' 'simple game:24' 'hand:36' 'h:36' 'schneider:36' 'schn:36' 's:36' 'schwarz:48' \
    'schw:48' 'z:48' 'hand schneider:48' 'Schneider Hand:48' 'hand schwarz:60' 'schneider schwarz:48' \
    'hand schneider angesagt:60' 'hand angesagt schneider:60' 'hand announced schneider:60' 'schneider ang hand:60' \
    'hand schneider angesagt schwarz:72' 'hand schwarz angesagt:84' 'hand angesagt schwarz:84' \
    'hand schneider angesagt schwarz angesagt:84' 'hand ouvert:96' 'ov hand:96'; do
    echo "clubs ${levels%:*},1,1 = ${levels#*:}"
  done
  echo 'clubs flat,1,1 = unknown; 1 clubs flat is unreadable here; expected: a game: clubs spades hearts diamonds grand null'
  echo 'clubs 2,1,1 = unknown; 1 clubs 2 is unreadable here; expected: a game: clubs spades hearts diamonds grand null'
} | sed 's/^clubs ,/clubs,/' >due
due 'game,matadors,won' <due
{
  for levels in einfach:24 hand:36 schneider:36 schwarz:48 'hand schneider:48' 'hand schwarz:60' \
    'schneider angesagt:60' 'angesagt schneider:60' 'schneider angesagt schwarz:72' 'schwarz angesagt:84' ouvert:96; do
    echo "clubs,1,1,${levels%:*} = ${levels#*:}"
  done
  echo 'clubs,1,1,flat = 24; 4 flat is unreadable here; expected: simple, hand, schneider, schwarz, announced, ouvert'
} >due
due 'game,matadors,won,stufe' <due
# A suit game played ouvert is always played from the hand.
for ouvert in ouvert open offen ov o otwarta otwarty otevřena uver; do echo "clubs $ouvert,1,1 = 96"; done >due
due 'game,matadors,won' <due

# A level that the cell does not name was not reached. A wrong value is not booked; card points that contradict the level
# are ignored.
due 'game,matadors,won,stufe,points,value' <<'END'
grand,1,1,einfach,95,48 = 48; 4 not schneider is written here, but schneider is right, with 95 card points
grand,1,1,einfach,,72 = 48; 6 72 is written here, but 48 is right
grand,1,1,hand,,72 = 72
grand,1,1,hand,,96 = 72; 6 96 is written here, but 72 is right
grand,1,1,schneider,95,72 = 72
grand,1,1,schneider,,96 = 72; 6 96 is written here, but 72 is right
grand,1,1,schwarz,120,96 = 96
grand,1,1,hand schneider,,96 = 96
grand,1,1,schneider angesagt,95,120 = 120
grand,1,1,schneider angesagt,,144 = 120; 6 144 is written here, but 120 is right
grand,1,1,schneider angesagt schwarz,120,144 = 144
grand,1,1,schwarz angesagt,120,168 = 168
grand,1,1,ouvert,120,192 = 192
null,,1,einfach,,35 = 23; 6 35 is written here, but 23 is right
null,,1,hand,,35 = 35
null,,1,ouvert,,46 = 46
null,,1,ouvert,,59 = 59
null,,1,ouvert,,35 = 46; 6 35 is written here, but one of these is right: 46, 59
null,,1,hand ouvert,,59 = 59
clubs,,1,mit 3,70,48 = 48
clubs,,1,ohne 3,70,48 = 48
clubs,,1,bez 1 hand,70,36 = 36
END
# A column of its own has already said whether it was by hand.
due 'game,hand,matadors,won,stufe,points' <<'END'
clubs,ja,1,1,einfach,70 = 36
clubs,nein,1,1,einfach,70 = 24
END

# ----------------------------------------------------------------------- games

# With 1 and no more: diamonds 18, hearts 20, spades 22, clubs 24, grand 48. Null has four values.
{
  for game in D:18 H:20 S:22 C:24 G:48 9:18 10:20 11:22 12:24 24:48 ♦:18 ♥:20 ♠:22 ♣:24 '♣ hand:36' '♠schneider:33' \
    Karo:18 Herz:20 Pik:22 Kreuz:24 Schellen:18 Rot:20 Grün:22 Eichel:24 Grand:48 CH:36 CHS:60 CHZ:84 CHSZ:84 CO:96 CHO:96 \
    GHOSZ:192 GSHZO:192 'grandhand:72' 'Kreuzhand:36' 'grand hand ouvert:192'; do echo "${game%:*},1,1 = ${game#*:}"; done
  for game in N:23 23:23 NH:35 35:35 NO:46 46:46 NHO:59 59:59 Null:23 'null hand:35' 'null ouvert:46' nullouvert:46 \
    'null ouvert hand:59' nullouverthand:59 nullhand:35 nuluver:46 'nuluver hand:59'; do
    echo "${game%:*},,1 = ${game#*:}"
  done
  for passed in 'passed in' 'Alle passe' passed pass passedin eingepasst gepasst passe ep 0 keiner; do
    echo "$passed,, = passed"
  done
  for wrong in CX CHOSZH 22 36 'nullhand flat' x; do
    echo "$wrong,,1 = unknown; 1 $wrong is unreadable here; expected: a game: clubs spades hearts diamonds grand null"
  done
} >due
due 'game,matadors,won' <due

# -------------------------------------------------------------- numbers, matadors

{
  for number in 24 +24 24.0 24.00 '"24,0"' 024 00000024; do echo "$number = 24"; done
  for number in -48 −48 –48 -48.0 '"−48,0"'; do echo "$number = -48"; done
  for wrong in 24. .0 24.5 24.05 2x x 000000024 123456789 +-24 2.4.0 '"2,4"'; do
    echo "$wrong = unknown; 1 $wrong is unreadable here; expected: a whole number up to 100000" | sed 's/; 1 "\(.*\)" is/; 1 \1 is/'
  done
  echo '+ = unknown; 1 + is unreadable here; expected: a whole number up to 100000'
} >due
due score <due
# Clubs with or without 2 are 36.
{
  for matadors in 2 -2 +2 2.0 −2 'mit 2' 'with 2' 'ohne 2' 'without 2' 'bez 2'; do echo "clubs,$matadors,70,1 = 36"; done
  for game in 'clubs mit 2' 'Kreuz ohne 2' 'clubs bez 2' 'clubs with 2'; do echo "$game,,70,1 = 36"; done
  for wrong in mit 'zwei' '2 mit' 'mit 2 3' 'mit zwei' hand; do
    echo "null,$wrong,,1 = 23; 2 $wrong is unreadable here; expected: a whole number"
  done
  for limit in 0 12 -12; do echo "clubs,$limit,70,1 = unknown; 2 matadors: $limit; possible are 1 to 11"; done
  for limit in 5 -5; do echo "grand,$limit,70,1 = unknown; 2 matadors: $limit; possible are 1 to 4"; done
  echo 'clubs,11,70,1 = 144'
  echo 'clubs,-11,70,1 = 144'
  echo 'grand,-4,70,1 = 120'
} >due
due 'game,matadors,points,won' <due
due 'game,with,without,points,won' <<'END'
clubs,2,0,70,1 = 36
clubs,0,2,70,1 = 36
clubs,mit 2,,70,1 = unknown; 2 mit 2 is unreadable here; expected: a whole number
clubs,,-2,70,1 = unknown; 3 -2 is unreadable here; expected: a whole number
END
# ---------------------------------------------------------------------- figures

# With bock, 24 is booked as 48, and lost as 96. The value may be given with the factor or without it. A lost game may also
# be overbid, by any number of levels.
due 'game,matadors,hand,points,won,bock,value,score' <<'END'
clubs,1,0,70,1,x,24,48 = 48
clubs,1,0,70,1,x,48,48 = 48
clubs,1,0,70,1,x,36,48 = 48; 7 36 is written here, but 48 is right
clubs,1,0,70,1,x,24,24 = 48; 8 24 is written here, but 48 is right
clubs,1,0,50,0,x,24,-96 = -96
clubs,1,0,50,0,x,48,-96 = -96
clubs,1,0,50,0,x,24,-48 = -96; 8 -48 is written here, but one of these is right: -96, -144, -192, -240, ...
clubs,1,0,50,0,x,24,96 = -96; 8 96 should be negative, as the game is lost
clubs,1,0,70,1,x,24,-48 = 48; 8 -48 should be positive, as the game is won
END
# With an unreadable factor a given score is booked, a given value is not.
due 'game,matadors,hand,points,won,bock,value,score' <<'END'
clubs,1,0,70,1,q,24, = unknown; 6 q is unreadable here; expected: yes, no or a factor
clubs,1,0,70,1,q,,48 = 48; 6 q is unreadable here; expected: yes, no or a factor
clubs,1,0,50,0,q,24,-96 = -96; 6 q is unreadable here; expected: yes, no or a factor
END
# Without a game, a value needs a result; a score shows the result by its sign. A lost game is booked with twice its value.
# No game has the value 17 or 51.
due 'won,value,score' <<'END'
1,24, = 24
0,24, = -48
,24, = unknown; 3 the result is unknown
,,24 = 24
,,-48 = -48
0,,-48 = -48
0,,48 = unknown; 3 48 should be negative, as the game is lost
1,,-48 = unknown; 3 -48 should be positive, as the game is won
1,17, = 17; 2 no game has the value 17
1,,51 = 51; 3 no game has the value 51
0,,-34 = -34; 3 no game has the value -34
END
# In a list without signs, the result decides whether a score counts as lost.
due 'won,score' <<'END'
1,24 = 24
0,48 = -48
,24 = 24
END
# A word in one row makes silence in another no statement: spades without 1 may be 55 by hand with schneider announced, 4 + 1.
# Only a column of marks says no by an empty cell: there 55 needs a mark.
due 'game,matadors,won,score' <<'END'
null hand,,won,35 = 35
clubs hand,1,won,36 = 36
clubs ouvert,1,won,96 = 96
spades schneider,-1,won,33 = 33
spades,-1,won,55 = 55
END
due 'game,matadors,won,score,level' <<'END'
clubs,1,won,36,hand = 36
spades,-1,won,55, = 55
END
due 'game,matadors,won,score,hand' <<'END'
clubs,1,won,36,x = 36
spades,-1,won,55, = 22; 4 55 is written here, but one of these is right: 22, 33, 44
END
due 'game,matadors,won,score,hand' <<'END'
clubs,1,won,36,x = 36
clubs,1,won,24,nein = 24
spades,-1,won,55, = 55
END
due 'game,matadors,won,score,hand' <<'END'
clubs hand,1,won,36, = 36
spades,-1,won,55, = 55
END

# The values that would be right: first those of the sign that is written, then the simplest games, then the nearest numbers.
due 'game,matadors,score' <<'END'
clubs,4,48 = unknown; 3 48 is written here, but one of these is right: 60, 72, 84, 96, ...
clubs,4,-60 = unknown; 3 -60 is written here, but one of these is right: -120, -144, -168, -192, ...
clubs,1,-50 = unknown; 3 -50 is written here, but one of these is right: -48, -72, -96, -120, ...
clubs,,17 = unknown; 3 17 is written here, but one of these is right: 24, 36, 48, 60, ...
END
# Value and score belong to one game, but an overbid one may have the value beside it that the game had.
due 'game,matadors,won,value,score' <<'END'
clubs,1,won,24,24 = 24
clubs,1,won,24,36 = 24; 5 36 is written here, but 24 is right
clubs,1,lost,24,-72 = -72
clubs,1,lost,36,-48 = -72; 5 -48 is written here, but one of these is right: -72, -96, -120, -144, ...
END
# Cards that were thrown: passed in if the row states nothing else. Beside a soloist it may also be a game given up; that is
# for the list to say.
printf 'soloist,game,matadors,won,score\nA,clubs,1,won,24\n,Thrown,,,\n,eingeschmissen,,,\n,Thrown in,,,\n,,,geschmissen,\nB,Eingeworfen,,,\nC,clubs,1,thrown,\n' >thrown.csv
run 1 "$SKATREF" sheet --scheme=plain thrown.csv
says out 'series of 7 deals, 4 passed in'
says out 'thrown.csv:7:2: malformed: record.syntax: Eingeworfen is unreadable here; expected: passed in, or the game that was given up'
says out 'thrown.csv:8:4: malformed: record.syntax: thrown is unreadable here; expected: passed in, or lost by the soloist who gave up'
says out ' 0 wrong, 1 undecided, 2 malformed'
# A virgin is the player without a trick in a ramsch: 15 by fixed penalties. That is the game's name, or stands beside it.
printf 'soloist,game,virgin,won\nA,Jungfrau,,lost\nB,Jungfer,,lost\nC,Ramsch,Jungfrau,lost\n' >virgin.csv
run 0 "$SKATREF" sheet --scheme=plain --option=ramsch-fixed virgin.csv
expect "15 for each of them" grep -q '^game points  *-15  *-15  *-15$' out
# Without a game, too, a bid is the value of a game, and card points are 0 to 120. A game that is won is worth its bid, and has
# 61 card points, unless its value may be that of null: 46, or 23 doubled.
due 'won,bid,points,value' <<'END'
won,24,61,24 = 24
lost,36,70,24 = -48
won,,50,23 = 23
won,,50,46 = 46
won,,50, = unknown
won,25,61,24 = 24; 2 25 is not the value of a game
won,,121,24 = 24; 3 card points: 121; possible are 0 to 120
won,27,61,24 = 24; 2 the bid 27 is higher than 24, the value of the game, which is won
won,,60,24 = 24; 3 card points: 60; a won game of 24 needs 61 or more
END
due 'points,score,bock,bid' <<'END'
50,46,x, = 46
50,-48,, = -48
60,48,x, = 48; 1 card points: 60; a won game of 24 needs 61 or more
70,48,x,27 = 48; 4 the bid 27 is higher than 24, the value of the game, which is won
END
done_testing
