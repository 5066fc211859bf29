# Incidents in records: what the code says to them, and what was recorded. Every figure is worked out by hand.
. "$srcdir/tests/shell-support.sh"
cd "$tmp" || exit 99

# A grand with 4 at 18: simple 5 times 24 = 120. The ace of clubs and the seven of diamonds are put away: 11.
# The first trick brings 22, so that forehand has 33 and nine cards.
deal='"F":"CJ SJ HJ DJ DA CK HQ H9 DK C8","M":"C9 SQ H7 HA C7 D8 DT D9 SA S8","R":"S7 S9 HT CT HK H8 CQ SK ST DQ","skat":"CA D7"'

events() { # "M pass" "F bid 18" "F CJ" ...: as JSON
  for event in "$@"; do
    seat=${event%% *} what=${event#* }
    case $what in
      [CSHD][AKQJT987]) printf ',{"seat":"%s","event":"card","card":"%s"}' "$seat" "$what" ;;
      "breach "*) printf ',{"seat":"%s","event":"breach","clause":"%s"}' "$seat" "${what#* }" ;;
      "show "*) printf ',{"seat":"%s","event":"show","demanded":"%s"}' "$seat" "${what#* }" ;;
      *) printf ',{"seat":"%s","event":"%s"}' "$seat" "$what" ;;
    esac
  done
}

taken='{"seat":"M","event":"pass"},{"seat":"R","event":"pass"},{"seat":"F","event":"bid","bid":18},{"seat":"F","event":"take"},{"event":"skat","cards":"CA D7"}'
grand=',{"seat":"F","event":"announce","game":"grand","discard":"CA D7"}'

# judged STATUS TEXT SCORE [--option...] EVENT...: the first line that check prints.
judged() {
  status=$1 text=$2 score=$3 option=--all
  shift 3
  case $1 in --*) option=$1; shift ;; esac
  printf '{"skatref":1,"id":"1","deal":{%s},"events":[%s%s%s],"result":{"score":%s}}\n' \
    "$deal" "$taken" "$grand" "$(events "$@")" "$score" >one.json
  run "$status" "$SKATREF" check --all "$option" one.json
  sed '$d' out | sed 's/^[^:]*:1: //; s/ (move.*//' >said
  [ "$(head -n 1 said)" = "$text" ] || { fail "not said: $text"; cat said err; }
}

only() { # ... and nothing else
  judged "$@"
  [ "$(wc -l <said)" -eq 1 ] || { fail "more is said"; cat said; }
}

won() { echo "conforms: game 1: forehand plays grand at 18, with 4, $1 card points, won, +$2"; }
lost() { echo "conforms: game 1: forehand plays grand at 18, with 4, $1 card points, lost, -$2"; }

after_one() { # CHECK STATUS TEXT SCORE [--option] EVENT...: after the first trick
  how=$1 st=$2 tx=$3 sc=$4
  shift 4
  case $1 in
    --*) op=$1; shift; "$how" "$st" "$tx" "$sc" "$op" "F CJ" "M DT" "R ST" "$@" ;;
    *) "$how" "$st" "$tx" "$sc" "F CJ" "M DT" "R ST" "$@" ;;
  esac
}
# The rest as it was played: forehand makes 67 card points in all.
rest() {
  set -- "F HQ" "M H7" "R HT" "R DQ" "F DA" "M D9" "F HJ" "M D8" "R CQ" "F DJ" "M SQ" "R H8" "F DK" "M S8" "R HK" \
    "F H9" "M HA" "R S7" "M SA" "R SK" "F CK" "M C9" "R CT" "F C8" "R S9" "F SJ" "M C7"
  printf '%s\n' "$@"
}

# ------------------------------------------------------------------------ giving up

after_one only 0 "$(lost 33 240)" -240 "F concede"
after_one only 0 "$(won 33 120)" 120 "M concede"
after_one only 0 'convention: end.concede-defender: recorded 168, ruled 120' 168 "M concede"
after_one only 0 "$(lost 45 240)" -240 "F SJ" "M D9" "R CT" "F concede" "M consent"

# --------------------------------------------------------------------------- breaches

after_one only 1 'violates: end.card-shown: recorded {"seat":"M","event":"breach","clause":"end.card' 120 "M breach end.card-shown"
after_one judged 1 'violates: end.card-shown: recorded {"seat":"M","event":"breach","clause":"end.card' -240 "M breach end.card-shown"
grep -q 'ruled 120' said || { fail "the score"; cat said; }
after_one only 0 "$(won 33 120)" 120 "M concede" "F breach end.card-shown"
after_one judged 1 'violates: play.follow: recorded {"seat":"M","event":"card","card":"C9"}, ruled one of D9 D8' 120 "F DA" "M C9"
[ "$(wc -l <said)" -eq 1 ] || { fail "a revoke, and the game as the code ends it"; cat said; }
after_one judged 1 'violates: play.follow: recorded {"seat":"M","event":"card","card":"C9"}, ruled one of D9 D8' -240 "F DA" "M C9"
grep -q 'ruled win\|ruled 120' said || { fail "a revoke is booked as lost"; cat said; }

# Play on: the wrong card is taken back, the right one follows, and the result is that of the play.
IFS='
'
# shellcheck disable=SC2046 # lines
after_one judged 1 'violates: play.follow: recorded {"seat":"M","event":"card","card":"C7"}, ruled one of HA H7' 120 \
  "F HQ" "M C7" "F play-on" $(rest | sed 1d)
[ "$(wc -l <said)" -eq 1 ] || { fail "after playing on"; cat said; }

# ----------------------------------------------------------------- shown, thrown, agreed

after_one only 0 "$(won 33 120)" 120 "F show" "M consent" "R consent"
after_one only 0 "$(won 33 144)" 144 "F show schneider" "M consent" "R consent"
# shellcheck disable=SC2046
after_one only 0 "$(won 67 120)" 120 "F show" "M consent" "R object" $(rest)
# shellcheck disable=SC2046
after_one only 0 "$(won 67 120)" 120 "F show" "M throw" "R object" $(rest)
after_one only 0 "$(won 120 168)" 168 "M throw"
after_one only 0 "$(lost 33 240)" -240 --code=isko1999 "F show"
exit $failed
