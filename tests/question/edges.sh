# Questions at the edges of what they take: each mistake is named with what would be right, each ruling worked out.
# shellcheck disable=SC2086 # options
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# answers ASK GIVEN TEXT: the answer, or the error, has the text.
answers() {
  printf '{"id":1,"ask":"%s","given":%s}\n' "$1" "$2" >question
  run 0 "$SKATREF" answer <question
  subject="$1 $2"
  says out "$3"
}

# ----------------------------------------------------------------------------- mistakes

# 20 mistakes are reported; the others are counted.
for case in '1:game leader cards code' '20:unknown key' '21:unknown key; and 1 more' '23:unknown key; and 3 more'; do
  keys=$("$AWK" -v n="${case%%:*}" 'BEGIN { for (i = 1; i <= n; i++) printf ",\"k%d\":1", i }')
  answers trick "{\"game\":\"grand\",\"leader\":\"M\",\"cards\":\"SA CA S7\"$keys}" 'given.k1: unknown key, expected: game leader'
  expect "... and the last is said so" [ "$(sed 's/"}$//; s/.*: //' out)" = "${case#*:}" ]
done

# ------------------------------------------------------------------------------ dealing

# Who plays, from forehand on: he sits at the dealer's left, and at a table of four the dealer sits out (seat.forehand seat.four).
pack="$(for suit in C S H D; do for rank in J A T K Q 9 8 7; do printf '%s%s ' $suit $rank; done; done)"
for case in '3 0 [1,2,0]' '3 2 [0,1,2]' '4 0 [1,2,3]' '4 1 [2,3,0]' '4 3 [0,1,2]'; do
  # shellcheck disable=SC2086 # three words
  set -- $case
  answers deal "{\"players\":$1,\"dealer\":$2,\"pack\":\"${pack% }\"}" "\"active\":$3}"
done

# --------------------------------------------------------------------------- announcing

# Twelve cards without those put away; a game that binds is one of the six, with hand and ouvert at most once each.
for case in '9:expected 10: twelve cards without those put away' '10:"valid":true'; do
  answers announce "{\"skat_taken\":true,\"said\":{\"game\":\"clubs\"},\"put_away\":2,\"held\":${case%%:*}}" "${case#*:}"
done
for bound in bridge ramsch '' 'null hand hand' 'null ouvert ouvert' 'null  hand' 'hand null' 'null hand ouvert hand' abcdefghijklmnop; do
  answers announce "{\"skat_taken\":false,\"said\":{\"game\":\"null\",\"hand\":true},\"bound\":\"$bound\"}" \
    "given.bound: expected a game like \\\"grand hand\\\", got \\\"$bound\\\""
done
answers announce '{"skat_taken":false,"said":{"game":"null","hand":true},"bound":7}' 'given.bound: expected a '
answers announce '{"skat_taken":false,"bid":35,"said":{"game":"null","hand":true},"bound":"null hand"}' '"valid":true'
# The bid is asked for only where the ruling depends on it: a game that binds says the bid.
announced() { answers announce "{\"skat_taken\":$1,\"said\":{\"game\":$2}" "$3"; }
announced true '"clubs"},"bound":"clubs"' '"valid":true'
announced true '"clubs"},"bound":"null"' '"struck":[{"what":"game"'
announced true '"null"},"bound":"null"' '"lost":null'
announced true '"null","ouvert":true},"bound":"null ouvert hand"' '"lost":"value.overbid-null"'
announced true '"null"},"held":11' '"lost":"skat.wrong-number'
announced true '"null"},"held":10' 'given.bid: what was the final bid? given.bid; null below the bid'
announced true '"null"},"code":"altenburg1937","bound":"clubs"' '"lost":null'
announced true '"clubs"},"code":"altenburg1937","bound":"null"' '"valid":true'
answers announce '{"skat_taken":false,"bid":36,"said":{"game":"null","hand":true},"bound":"null hand"}' \
  "given.bound: as a bid this game is 35; a final bid of 36 leaves him free (auction.described-binds:"

# A call is a seat and a number of at most four digits, yes, pass, looks or a game.
for call in '"M "' '"M 12345"' '"M 18 "' '"M x"' '"M ramsch"' '"M null  hand"' '"M null hand hand"' '"M null ouvert ouvert"' \
    '"X 18"' '"M18"' '""' 1 null '"D 18"' '"M abcdefghijklmnop"'; do
  answers auction "{\"calls\":[$call]}" 'given.calls: call 1: expected a seat F M R, a blank, and a number, yes, pass, looks or a game'
done
answers auction '{"calls":["M 18"]}' '{"outcome":"open","open":"F"}'

# The first call that is not allowed is told. A pass before its turn counts later: the calls go on, and where they stop, what
# stops them is told.
calls='"calls":["R pass","M 18","M 20","F pass"]'
answers auction "{$calls}" '{"outcome":"illegal","illegal":{"call":3,"clause":"auction.turn"}}'
answers auction "{\"follow\":true,$calls}" \
  '{"outcome":"soloist","illegal":{"call":1,"clause":"auction.early-pass"},"soloist":"M","bid":18}'

# One game, in one of two forms.
answers game '{"iss":"(;GM[Skat]MV[w ]R[passed] ;)","record":{"skatref":1}}' \
  'given.iss: expected either iss or record, not both'
# A wrong number of tricks hides no other mistake.
for tricks in 5 11; do
  answers value '{"game":"clubs","matadors":1,"bid":18,"points":60,"tricks":'$tricks',"unplayed_tricks":0,"ending":"defenders-gave-up"}' \
    'given.unplayed_tricks: after the last trick the game is over'
done

# Nobody calls once the auction is over, whoever plays, or nobody.
for over in '"M 18","F pass","R pass"' '"M pass","R 18","F pass"' '"M pass","R pass","F 18"' '"M pass","R pass","F pass"'; do
  for call in 'M 20' 'F yes' 'R pass' 'F 18' 'M null'; do
    answers auction "{\"calls\":[$over,\"$call\"]}" '{"outcome":"illegal","illegal":{"call":4,"clause":"auction.end"}}'
  done
done

# A game that is named is bid at the least that it is worth: with or without one, twice the base; hand is one more.
for case in diamonds:18 hearts:20 spades:22 clubs:24 grand:48 'clubs hand:36' 'grand hand:72' null:23 'null hand:35' \
    'null ouvert:46' 'null ouvert hand:59'; do
  answers auction "{\"calls\":[\"M ${case%:*}\",\"F pass\",\"R pass\"]}" "\"bid\":${case#*:},"
  says out "\"${case%:*}\""
done

# ------------------------------------------------------------------------- the list

players='"players":["A","B","C"]'
money="$players,\"scheme\":\"money\",\"deals\":[]"
# Money in hundredths, from 0.01 to 1000.
for stake in 0.014 0.018 0.001 0 -1 1000.01 '"x"'; do
  answers sheet "{$money,\"stake\":$stake}" 'given.stake: expected a number from 0.01 to 1000, with at most two decimals'
done
for stake in 0.01 0.5 0.07 1000; do answers sheet "{$money,\"stake\":$stake}" '"answer":{'; done
for name in '"A\u0000"' '""' '"B"' 7; do
  answers sheet "{\"players\":[$name,\"B\",\"C\"],\"deals\":[]}" 'given.players: expected three or four different names, clockwise'
done
# The lot has each player once.
for lot in '"A","A"' '"A","B","A"' '"D"' '"A","b"' '7' '""'; do
  answers sheet "{$players,\"deals\":[],\"lot\":[$lot]}" "given.lot: expected"
done
for lot in '' '"A"' '"C","A","B"'; do answers sheet "{$players,\"deals\":[],\"lot\":[$lot]}" '"answer":{'; done
# deal ENTRY TEXT
deal() { answers sheet "{$players,\"deals\":[$1]}" "$2"; }
for figure in -100001 100001 '"x"' 1.5 null; do
  deal "{\"points\":{\"A\":$figure}}" "points: A: expected a whole number from -100000 to 100000, got "
done
deal '{"points":{"D":1}}' 'names somebody who is not a player'
deal '{"points":{"A":-100000,"B":100000}}' '"answer":{'
for entry in '{}' '{"soloist":"A","score":24,"passed_in":true}' '{"soloist":"A","score":24,"points":{"B":1}}'; do
  deal "$entry" 'expected one of soloist, passed_in and points'
done
deal '{"passed_in":"x"}' 'deal 1: passed_in: expected true or false, got \"x\"'
deal '{"soloist":"A","score":0}' 'deal 1: score: expected a score other than 0, or value and won'
deal '{"soloist":"A","score":"x"}' 'deal 1: score: expected a whole number from -100000 to 100000, got \"x\"'
deal '{"soloist":"A","value":20}' 'deal 1: won: missing: a value has no sign'
deal '{"soloist":"A","value":20,"won":false}' '"answer":{'
deal '{"soloist":"A","score":24,"won":false}' 'deal 1: won: a score of 24 says the opposite (sheet.entry'
deal '{"soloist":"A","score":-24,"won":true}' 'deal 1: won: a score of -24 says the opposite (sheet.entry'
deal '{"soloist":"A","score":-24,"won":false}' '"answer":{'
for entry in '{"passed_in":"x"}' '{"soloist":"A","score":"x"}'; do
  printf '{"id":1,"ask":"sheet","given":{%s,"deals":[%s]}}\n' "$players" "$entry" >question
  run 0 "$SKATREF" answer <question
  expect "$entry: one mistake, said once" [ "$(grep -o 'expected' out | wc -l)" -eq 1 ]
done

# The id comes back as it was, in its own digits, however large the number is; without blanks, on one line.
answers_id() { # ID AS
  printf '{"id":%s,"ask":"matadors","given":{"game":"clubs","cards":"CJ"}}\n' "$1" >question
  run 0 "$SKATREF" answer <question
  says out "{\"id\":$2,\"answer\":"
}
answers_id '{ "a" : [ 1, "b", null ] }' '{"a":[1,"b",null]}'
answers_id '"\u00e9"' '"é"'
long="\"$("$AWK" 'BEGIN { while (i++ < 5000) printf "long" }')\""
answers_id "$long" "$long"
for id in 0.1 0.30000000000000004 1.5 -0.25 0.10 1E2 99999999999999999999 1e999; do
  printf '{"id":%s,"ask":"matadors","given":{"game":"clubs","cards":"CJ"}}\n' $id >question
  run 0 "$SKATREF" answer <question
  says out "\"id\":$id,"
done

# A text with a NUL is no word; an id is given back as it was, whatever digits it needs.
answers value '{"game":"clubs\u0000"}' 'given.game: expected one of diamonds, hearts, spades, clubs, grand, null, got \"clubs\\x00\"'
for id in 0.30000000000000004 0.1 1e300 -7 123456789012345678; do
  printf '{"id":%s,"ask":"matadors","given":{"game":"clubs","cards":"CJ"}}\n' $id >question
  run 0 "$SKATREF" answer <question
  expect "the id $id" "${PYTHON:-python3}" -c 'import json, sys; sys.exit(json.load(open("out"))["id"] != json.loads(sys.argv[1]))' $id
done

# ------------------------------------------------------------------------- incidents

# A trick that is led on before it is complete belongs to somebody; grand has four matadors at most.
given='"bid":0,"points":40,"tricks":4,"soloist":"F"'
hands='"hands":{"F":"CJ CA","M":"S7 S8","R":"H7 H8"},"turn":"M","trick":"DA"'
answers ending "{\"game\":\"clubs\",$given,$hands,\"happened\":{\"kind\":\"leads-on\",\"by\":\"R\"}}" \
  'given.happened.trick_to: who wins the trick when it is complete? given.happened.trick_to'
answers ending "{\"game\":\"clubs\",$given,$hands,\"happened\":{\"kind\":\"leads-on\",\"by\":\"X\"}}" 'given.happened.by: expected one of F, M, R'
# Without a bid an ending needs no matadors, and then has no value.
over='"happened":{"kind":"gives-up","by":"F","agreed":["M","R"]},"unplayed_points":50,"unplayed_tricks":3'
answers ending "{\"game\":\"clubs\",$given,$over}" '"over":true'
expect "no value" not grep -q '"value"' out
answers ending "{\"game\":\"clubs\",$given,$over,\"matadors\":1}" '"value":24,"score":-48'
answers ending "{\"game\":\"clubs\",\"bid\":18,\"points\":40,\"tricks\":4,\"soloist\":\"F\",$over}" 'given.matadors: which matadors?'
for matadors in 5 -5; do
  answers misdeal "{\"kind\":\"missing\",\"by\":\"F\",\"game\":\"grand\",\"matadors\":$matadors,\"bid\":18,\"soloist\":\"F\"}" \
    'given.matadors: matadors are 1 to 11, with or without; in grand 1 to 4 (matadors.limit'
done
for matadors in 4 -4; do
  printf '{"id":1,"ask":"misdeal","given":{"kind":"missing","by":"F","game":"grand","matadors":%s,"bid":18}}\n' $matadors >question
  run 0 "$SKATREF" answer <question
  expect "grand has four matadors" not grep -q matadors.limit out
done

# asks OPTIONS TEXT: the command asks for what is missing.
asks() {
  run 2 "$SKATREF" value $1
  says err "$2"
}
game='clubs --with=1 --bid=18'
for option in --agreed=both --by=soloist --forehand=CA --others-get=1 --play-on --leave --noticed=led --trick-to=forehand \
    --turn=forehand --soloist=rearhand --trick=CA; do
  asks "$game --points=70 --tricks=7 $option" 'what happened? --happened=WHAT, see skatref value --help=incidents'
done
# The bids that are next to it: 18 is the lowest, 264 the highest, a grand ouvert with four, 24 times 11.
for case in 17:'the lowest is 18' 1:'the lowest is 18' 19:'the nearest are 18 and 20' 265:'the highest is 264' \
    263:'the nearest are 240 and 264' 34:'the nearest are 33 and 35'; do
  asks "clubs --with=1 --bid=${case%%:*}" "${case%%:*} is not a bid: ${case#*:}"
done
# With 22 card points or fewer, or with 120, schwarz turns on the tricks, and wherever it is announced. Null is lost
# below its bid, whatever it took.
for case in 'clubs --with=1 --points=22:1' 'clubs --with=1 --points=23:0' 'clubs --with=1 --points=119:0' \
    'clubs --with=1 --points=120:1' 'clubs --with=1 --hand --announce=schwarz --points=100:1' \
    'clubs --with=1 --hand --announce=schneider --points=100:0' null:1; do
  run $((${case##*:} * 2)) "$SKATREF" value ${case%:*} --bid=18
  expect "value ${case%:*}: asks for the tricks: ${case##*:}" [ "$(grep -c 'how many tricks does the soloist have?' err)" -eq "${case##*:}" ]
done
for case in 23:1 24:0; do
  run 2 "$SKATREF" value null --bid=${case%:*}
  expect "null at ${case%:*}: asks for the tricks: ${case#*:}" [ "$(grep -c -e '--tricks=0 wins null' err)" -eq "${case#*:}" ]
done
# Null is worth 23: at 24 he loses the suit game that costs least. With one, clubs for 24; diamonds would be 27.
run 0 "$SKATREF" value null --bid=24 --tricks=0 --cards='CJ S7 S8 S9 H7 H8 H9 D7 D8 D9' --skat='C7 C8'
says out 'overbid at 24: as clubs, 2 x 12 = 24'
says out 'lost: -48'
undecided="$game --points=40 --tricks=4"
rest='--defenders-points=30 --defenders-tricks=3'
held='--forehand=CA --middlehand=C9 --rearhand=C8 --turn=forehand'
asks "$undecided --happened=lays-down --by=defender --soloist=forehand $held" 'which defender? --by=forehand, middlehand or rearhand'
asks "$undecided --happened=revoke --by=middlehand $rest" 'who is soloist? --soloist=forehand, middlehand or rearhand'
asks "$undecided --happened=revoke --by=middlehand $held" 'who is soloist? --soloist=forehand, middlehand or rearhand'
asks "$undecided --happened=away $rest" 'who did it? --by=soloist or --by=defender'
# What only the soloist can do is his; whoever else does other things is said.
run 0 "$SKATREF" value $undecided $rest --happened=no-proof
says out 'soloist'
run 0 "$SKATREF" value null --ouvert --bid=18 --tricks=0 --defenders-tricks=3 --happened=not-laid-open
says out 'the soloist does not lay his cards open'
# announce.show: who plays closed has nothing to lay open.
asks "$undecided $rest --happened=not-laid-open" 'only an open game has cards to lay open: --ouvert (announce.show'
# The soloist gives up with nine cards held or more by the code of 1999 without consent; with fewer he needs it.
asks "$undecided --happened=gives-up --by=soloist --unplayed-tricks=2 --unplayed-points=20" 'did the defenders agree? --agreed=none, one or both'
asks "$undecided --happened=gives-up --by=soloist --soloist=forehand $held" 'did the defenders agree? --agreed=none, one or both'
asks "$undecided --happened=lays-down --by=soloist --unplayed-tricks=2 --unplayed-points=20" 'did the defenders agree? --agreed=none, one or both'
asks "$undecided --happened=lays-down --by=soloist" 'did the defenders agree? --agreed=none, one or both'
run 0 "$SKATREF" value $undecided --happened=throws --by=defender --soloist=forehand $held
says out "ruled       the game is over, the rest is the soloist's"
run 2 "$SKATREF" value $undecided --happened=gives-up --by=soloist
says err 'how many tricks were not played ('
expect "the figures are asked for first" not grep -q 'did the defenders agree' err

# Card points are 120 together, tricks ten, and nobody has fewer than none.
for figures in '--defenders-points=100 --unplayed-points=50 --tricks=3 --defenders-tricks=3' \
    '--points=40 --defenders-points=100 --tricks=3 --defenders-tricks=3' \
    '--points=40 --defenders-points=40 --unplayed-points=30 --tricks=3 --defenders-tricks=3'; do
  asks "$game --happened=gives-up --by=soloist --agreed=both $figures" 'do not add up to 120'
done
for figures in '--defenders-tricks=8 --unplayed-tricks=4' '--tricks=6 --defenders-tricks=6' \
    '--tricks=2 --defenders-tricks=2 --unplayed-tricks=2'; do
  asks "$game --happened=gives-up --by=soloist --agreed=both --points=40 --defenders-points=40 $figures" 'do not add up to ten'
done

# Matadors against ten cards: the jacks of spades and clubs may lie in the skat, but not all four.
cards='CA CK CQ C9 C8 C7 SA SK SQ S9'
for case in --with=1:0 --with=2:0 --with=3:1 --with=4:1 --without=1:0 --without=4:0 --without=5:1; do
  run 2 "$SKATREF" value clubs "${case%:*}" --cards="$cards"
  expect "clubs ${case%:*} with ten cards" [ "$(grep -c 'the matadors contradict the cards' err)" -eq "${case#*:}" ]
done
# The cards that the soloist still holds are among his twelve, and nobody else holds one of these.
twelve='CJ SA SK SQ S9 HA HK HQ H9 DA'
for holds in CA:C9 DA:D7; do
  run 2 "$SKATREF" value clubs --cards="$twelve" --skat='D7 D8' --bid=18 --points=40 --tricks=4 --happened=throws --by=soloist \
    --soloist=forehand --forehand="${holds%:*}" --middlehand="${holds#*:}" --rearhand=C8 --turn=forehand
  says err 'the cards still held contradict --cards and --skat'
done
run 0 "$SKATREF" value clubs --cards="$twelve" --skat='D7 D8' --bid=18 --points=40 --tricks=4 --happened=throws --by=soloist \
  --soloist=forehand --forehand=DA --middlehand=C7 --rearhand=C8 --turn=forehand

# Tables are not JSON, and need the cards.
for table in --bids --all-games; do
  asks "$game $table --format=json" '--bids and --all-games print tables: leave --format=json out'
done
asks "$game --all-games" 'which cards? --all-games needs --cards'
run 2 "$SKATREF" value clubs --all-games --cards='CA CA'
expect "cards that are wrong are not missing" not grep -q 'which cards' err
# The schema of each question requires what its help says that it needs.
"$SKATREF" ask --schema | tr -d '\n ' >schema
for ask in $("$SKATREF" ask | sed -n 's/^\([a-z][a-z]*\)  .*/\1/p'); do
  "$SKATREF" ask "$ask" --help | "$AWK" '/^Facts that it (asks|takes)/ { exit } /^  [a-z_]+ / { print $1 }' | sort >needed
  sed "s/.*\"$ask\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":\[\([^]]*\)\].*/\1/" schema |
    tr -d '"' | tr ',' '\n' | sed '/^$/d' | sort >required
  expect "the schema of $ask requires: $(tr '\n' ' ' <needed)" cmp needed required
  [ ! -s needed ] || some=yes
done
expect "some questions need something" [ "${some-}" = yes ]

# A game that is decided has a name; its parts alone do not tell it.
misdeal='"kind":"missing","by":"M","soloist":"F","mattered":true'
for part in '"hand":true' '"ouvert":true' '"announced":"schneider"'; do
  answers misdeal "{$misdeal,$part}" '{"id":1,"error":"given.game: missing, expected one of'
done
# No bid is below 18. Only what is answered of a whole game may have more keys, as the output of check.
expect "bids are 18 or more" grep -q '"values":{"type":"array","items":{"type":"integer","minimum":18,' schema
for form in game-answer:true finding:true game:false value-answer:false sheet-answer:false step:false said:false; do
  expect "the schema of ${form%:*}: more keys: ${form#*:}" \
    grep -q "\"${form%:*}\":{\"type\":\"object\",\"additionalProperties\":${form#*:}," schema
done
# With or without eleven at most: all trumps of a suit game.
expect "the answer is from -11 to 11" grep -q '"matadors-answer":{[^}]*"matadors":{"type":"integer","minimum":-11,"maximum":11,' schema
for n in -12 12; do
  answers value "{\"game\":\"clubs\",\"bid\":18,\"points\":61,\"tricks\":6,\"matadors\":$n}" \
    "given.matadors: expected a whole number from -11 to 11, got $n"
done
# Null has no matadors; below its bid it is paid as another game is, whose matadors are given, or follow from the twelve cards.
twelve='"cards":"CJ HJ CA CT CK C9 SA S9 HA H9 D9 D7"'
below='"game":"null","hand":true,"bid":60,"tricks":0'
answers value "{$below,\"matadors\":1}" '"score":-120,'
answers value "{$below,$twelve}" '"score":-120,'
answers value "{$below,$twelve,\"matadors\":1}" 'given.matadors: null has no matadors'
answers value '{"game":"null","hand":true,"bid":18,"tricks":0,"matadors":1}' 'given.matadors: null has no matadors'
answers value '{"game":"null","hand":true,"bid":18,"tricks":0,"matadors":0}' '"score":35,'
for null in '23 24 ' '35 36 "hand":true,' '46 48 "ouvert":true,' '59 60 "hand":true,"ouvert":true,'; do
  covered=${null%% *}
  null=${null#* }
  given="\"game\":\"null\",${null#* }\"tricks\":0,\"matadors\":1"
  answers value "{$given,\"bid\":$covered}" 'given.matadors: null has no matadors'
  answers value "{$given,\"bid\":${null%% *}}" '"overbid":true,'
done
# Matadors are four at most in grand, eleven in a suit game.
for game in grand:4 clubs:11; do
  for sign in '' -; do
    given="\"game\":\"${game%:*}\",\"hand\":false,\"bid\":18,\"points\":61,\"tricks\":6"
    answers value "{$given,\"matadors\":$sign${game#*:}}" '"answer":{'
    [ "$game" = clubs:11 ] || answers value "{$given,\"matadors\":${sign}5}" 'given.matadors: matadors are 1 to 11, with or without; in grand 1 to 4'
  done
done
# Up to 22 card points can be the skat's alone, and 120 are nine tricks or ten: the tricks are asked for.
for points_case in 0:asked 22:asked 23:told 119:told 120:asked; do
  case $points_case in *:asked) due_text='given.tricks: ' ;; *) due_text='"answer":{' ;; esac
  answers value "{\"game\":\"clubs\",\"hand\":false,\"bid\":18,\"matadors\":1,\"points\":${points_case%:*}}" "$due_text"
done

# A list by its deals, and by their sums: the same points, totals, places and deals. At the end of a list each deal counts, also
# those passed in: 4 + 2 or 5 + 1 of six make it complete.
sheet_of() { # MEMBERS
  printf '{"id":1,"ask":"sheet","given":{"players":["A","B","C"],%s}}\n' "$1" | "$SKATREF" answer |
    sed 's/"running":.*//'
}
for scheme in seeger-fabian seeger plain money beer; do
  for agreed in '' ',"series":6' ',"series":7'; do
    sheet_of "\"scheme\":\"$scheme\"$agreed,\"deals\":[{\"soloist\":\"A\",\"score\":48},{\"passed_in\":true},{\"soloist\":\"C\",\"score\":-72},{\"soloist\":\"A\",\"value\":20,\"won\":false},{\"passed_in\":true},{\"soloist\":\"B\",\"score\":24}]" >by-deals
    booked=$(sed -n 's/.*"points":{"A":\(-*[0-9]*\),"B":\(-*[0-9]*\),"C":\(-*[0-9]*\)}.*/\1 \2 \3/p' by-deals)
    # shellcheck disable=SC2086 # three numbers
    set -- $booked
    sheet_of "\"scheme\":\"$scheme\"$agreed,\"passed_in\":2,\"tallies\":{\"A\":{\"points\":${1-x},\"won\":1,\"lost\":1},\"B\":{\"points\":${2-x},\"won\":1,\"lost\":0},\"C\":{\"points\":${3-x},\"won\":0,\"lost\":1}}" >by-sums
    expect "--scheme=$scheme$agreed: the same by deals and by sums" cmp by-deals by-sums
    expect "--scheme=$scheme$agreed: two passed in" grep -q '"passed_in":2' by-sums
  done
done

# A round of bock after a game of 72 or more that was won: as many deals as players, the first and the last too. A lost game needs
# no value there, a won one does.
won='{"game":"clubs","hand":true,"matadors":5,"won":true,"value":84}' lost='{"game":"clubs","matadors":1,"won":false}'
for table in '3:1:[2]:2' '3:3:[2,3,4]:0' '3:4:[2,3,4]:0' '4:3:[2,3,4]:1' '4:5:[2,3,4,5]:0'; do
  after=${table#*:}
  deals=$won
  n=0
  while [ $n -lt "${after%%:*}" ]; do deals=$deals,$lost n=$((n + 1)); done
  list=${after#*:}
  answers round "{\"options\":[\"bock-72\"],\"players\":${table%%:*},\"deals\":[$deals]}" "\"bock\":${list%:*},\"bock_due\":${list#*:}}"
done
answers round '{"options":["bock-72"],"players":3,"deals":[{"game":"clubs","matadors":1,"won":true}]}' 'given.deals.value: missing'
answers round '{"options":["bock-72"],"players":3,"deals":[{"game":"clubs","matadors":1}]}' '{"id":1,"error":"given.deals.won: missing'

# Card points that the tricks cannot have: with all ten tricks there is one number only.
answers value '{"game":"clubs","hand":false,"bid":18,"matadors":1,"points":100,"tricks":10}' 'with 10 tricks the soloist has 120 card points, not 100'
answers value '{"game":"clubs","hand":false,"bid":18,"matadors":1,"points":50,"tricks":0}' 'with 0 tricks the soloist has 0 to 22 card points, not 50'

done_testing
