# shellcheck shell=sh disable=SC2016,SC2154 # awk; srcdir comes from the environment
# What the shell tests share; each sources it first. A check is a test point (TAP):
#
#     ok 3 - skatref check sound: exit status 0
#     not ok 4 - skatref check sound: prints "1 game: "      and what it printed instead, as comments
#
# A test ends with done_testing: the number of checks is printed then, and a test that ends in any
# other way is an error. Sets tmp, a scratch folder that is removed at the end.
set -u
LC_ALL=C
export LC_ALL
unset LANGUAGE
points=0 failures=0 group='' subject='' status=0
newline='
'

bail_out() { # REASON: the test cannot work at all
  printf 'Bail out! %s\n' "$*"
  exit 99
}

skip_all() { # REASON: nothing can be checked here
  printf '1..0 # SKIP %s\n' "$*"
  exit 0
}

tmp=$(mktemp -d) || bail_out "no scratch folder"
trap 'rm -rf "$tmp"' EXIT
trap 'exit 99' HUP INT TERM
cc() { # ARGUMENT...: the compiler, which may have words of its own
  # shellcheck disable=SC2086
  command ${CC:-cc} "$@"
}
formats() { # the names of all formats, in the order of the table
  sed -n '/ formats\[\] = /,/;/p' "$srcdir/src/formats/format.c" | tr -cs 'a-z_' '\n' | sed -n 's/_format$//p'
}
[ -x "${SKATREF-}" ] || bail_out "SKATREF is not a program: '${SKATREF-}'"
: "${AWK:=awk}"

# ------------------------------------------------------------------------------ test points

# Sets point to the first line of TEXT, without the folders that differ from run to run.
name_point() {
  point=${1%%"$newline"*}
  [ "$point" = "$1" ] || point="$point ..."
  while :; do
    case $point in
      *"$tmp"/*) point=${point%%"$tmp"/*}${point#*"$tmp"/} ;;
      *"$srcdir"/*) point=${point%%"$srcdir"/*}${point#*"$srcdir"/} ;;
      *) return ;;
    esac
  done
}

# comment [FILE...]: the first lines of the files, or of standard input, as a diagnosis.
comment() {
  cat "$@" | head -n 20 | cut -c 1-400 | sed 's/^/#   /'
}

# print_point STATUS NAME: inside of a group only failures are printed.
print_point() {
  name_point "$2"
  if [ -n "$group" ]; then
    [ "$1" -eq 0 ] && return
    group_failures=$((group_failures + 1))
    printf '# %.200s\n' "$point"
    return
  fi
  points=$((points + 1))
  if [ "$1" -eq 0 ]; then
    printf 'ok %s - %.200s\n' $points "$point"
  else
    failures=$((failures + 1))
    printf 'not ok %s - %.200s\n' $points "$point"
  fi
}

# begin NAME ... end: the checks between are one point, as in a loop over very many items. After
# the first ten failures the others are counted only.
begin() {
  group=$1 group_failures=0
}
end() {
  point=$group group=
  print_point "$group_failures" "$point"
}

# ok STATUS NAME [FILE]: passes when the status is 0. A failure shows the file, and what the last
# command printed.
ok() {
  print_point "$1" "$2"
  [ "$1" -eq 0 ] && return
  [ -z "$group" ] || [ "$group_failures" -le 10 ] || return 1
  [ $# -lt 3 ] || comment "$3"
  if [ -n "$subject" ]; then
    printf '# exit status %s of: %.400s\n' $status "${subject%%"$newline"*}"
    for said in "$tmp/out" "$tmp/err"; do
      [ -s "$said" ] && { echo "# ${said##*/}:"; comment "$said"; }
    done
  fi
  return 1
}

# expect NAME COMMAND...: passes when the command succeeds.
expect() {
  assertion=$1
  shift
  "$@" >"$tmp/.said" 2>&1 && {
    print_point 0 "$assertion"
    return
  }
  printf 'fails: %s\n' "$*" | cat - "$tmp/.said" >"$tmp/.why"
  ok 1 "$assertion" "$tmp/.why"
}

fail() { # NAME: this check has failed
  ok 1 "$*"
}

skip() { # NAME REASON: this check is not made here
  points=$((points + 1))
  name_point "$1"
  printf 'ok %s - %s # SKIP %s\n' $points "$point" "$2"
}

not() {
  ! "$@"
}

# The exit status tells of failures only when no harness reads the points.
done_testing() {
  [ $points -gt 0 ] || bail_out "no check was made"
  echo "1..$points"
  [ -n "${HARNESS_ACTIVE-}" ] || exit $((failures > 0))
  exit 0
}

# ------------------------------------------------------------------------------- the command

# Is it a program with sanitizers? To start it takes ten times as long, and it prints the same: of a long table, which
# the plain program is asked whole, it is asked a part.
sanitized() {
  grep -q "__[amt]san_init" "$SKATREF"
}

# To look for leaks takes as long as all else that a program with sanitizers does, and to fence its tables in takes more than
# half of its start: of the commands that are run every fifth does both, or every one with LEAKS=1, as in `make assurance`.
runs=0
look_closely() {
  runs=$((runs + 1))
  closely=$((runs % ${LEAKS:-5} == 0))
  ASAN_OPTIONS=abort_on_error=1:detect_leaks=$closely:report_globals=$closely
  export ASAN_OPTIONS
}
look_closely

# part N: the lines on standard input; with sanitizers every Nth, from the first on.
part() {
  sanitized || set -- 1
  "$AWK" -v n="$1" 'n == 1 || NR % n == 1'
}

# run STATUS COMMAND...: the command exits so; what it prints is in $tmp/out and $tmp/err.
run() {
  due=$1
  shift
  look_closely
  "$@" >"$tmp/out" 2>"$tmp/err"
  status=$?
  [ "$1" = "$SKATREF" ] && { shift; set -- skatref "$@"; }
  before=$IFS IFS=' '
  subject=$*
  IFS=$before
  [ $status -eq "$due" ]
  ok $? "$subject: exit status $due"
}

# in_keys ARGUMENT...: what `check` printed last, to out, with the words that machines get for each finding, in $tmp/keys.
in_keys() {
  "$SKATREF" check --format=jsonl "$@" >"$tmp/keys.jsonl" 2>"$tmp/keys.err"
  "$AWK" -f "$srcdir/tests/support/keys.awk" "$tmp/keys.jsonl" "$tmp/out" >"$tmp/keys"
}

# says FILE TEXT: the text stands in the file.
says() {
  grep -Fq -- "$2" "$1"
  ok $? "$subject: ${1##*/} has '$2'" "$1"
}

# silent FILE: nothing stands in the file.
silent() {
  [ ! -s "$1" ]
  ok $? "$subject: nothing in ${1##*/}"
}

# has LINE...: each is a whole line of out.
has() {
  for line in "$@"; do
    grep -Fxq -- "$line" "$tmp/out"
    ok $? "$subject: out has the line '$line'" "$tmp/out"
  done
}

# refused TEXT ARGUMENT...: skatref refuses the arguments as wrong use, says so, and prints nothing else.
refused() {
  text=$1
  shift
  run 2 "$SKATREF" "$@"
  says err "$text"
  silent out
}

# all_commands: prints the names of the commands, as skatref --help lists them.
all_commands() {
  "$SKATREF" --help | sed -n 's/^  \([a-z][a-z]*\) .*/\1/p' | grep -v '^skatref$'
}

# block [NAME]: the lines on standard input stand in out one after the other, with nothing else on them.
block() {
  cat >"$tmp/.expected"
  expect "${1:-"$subject: '$(sed q "$tmp/.expected")' and what follows"}" "$AWK" '
    NR == FNR { wanted[++n] = $0; next }
    { line[FNR] = $0; lines = FNR }
    END {
      for (i = 0; i + n <= lines; i++) {
        for (k = 1; k <= n && line[i + k] == wanted[k]; k++) ;
        if (k > n) exit 0
      }
      for (k = 1; k <= n; k++) print "wanted: " wanted[k]
      exit 1
    }' "$tmp/.expected" "$tmp/out"
}

# after_empty LINE: out has the line, and the line before it is empty.
after_empty() {
  block "$subject: an empty line, then '$1'" <<END

$1
END
}

# plainly FILE: without the words on the rules, whose hash changes with every clause; tests/cli/rules.sh
# tests these.
plainly() {
  sed -E 's/ \(skatref [^()]*spec [0-9a-f]{12}\)//; s/"version":"[^"]*","spec":"[0-9a-f]{12}",//' "$1"
}

# is TEXT FILE: the file holds just the text.
is() {
  printf '%s\n' "$1" >"$tmp/.expected"
  plainly "$2" >"$tmp/.plain"
  expect "$subject: ${2##*/} is '${1%%"$newline"*}' and no more" diff "$tmp/.expected" "$tmp/.plain"
}

# letters N: so many letters.
letters() {
  "$AWK" -v n="$1" 'BEGIN { while (n-- > 0) printf "x" }'
}

# ---------------------------------------------------------------------------------- two games

# Two games, made by hand. Forehand has all jacks and the best clubs, so that every trick is his and
# nobody can follow: 120 card points, ten tricks.
deal=CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8.SA.ST.SK.SQ.S9.S8.S7.HA.HT.HK.HQ.H9.H8.H7.DA.DT.DK.DQ.D9.D8.C7.D7
tricks="0 CJ 1 SA 2 HQ 0 SJ 1 ST 2 H9 0 HJ 1 SK 2 H8 0 DJ 1 SQ 2 H7 0 CA 1 S9 2 DA \
0 CT 1 S8 2 DT 0 CK 1 S7 2 DK 0 CQ 1 HA 2 DQ 0 C9 1 HT 2 D9 0 C8 1 HK 2 D8"

# record ID MOVES RESULT
record() {
  printf '(;GM[Skat]PC[test]CO[]SE[1]ID[%s]DT[2000-01-01/00:00:00/UTC]P0[Anna]P1[Bert]P2[Cora]' "$1"
  printf 'R0[]R1[]R2[]MV[w %s %s ]R[%s] ;)\n' "$deal" "$2" "$3"
}

# Clubs with the skat. Matadors: four jacks and A T K Q 9 8 7 of clubs, with 11. Game 12, schneider 13,
# schwarz 14, times 12 = 168; or another result if given, and another auction.
clubs_won="d:0 win v:168 m:11 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:0"
clubs() {
  record "$1" "${3-1 18 0 y 1 20 0 y 1 p 2 p} 0 s w C7.D7 0 C.C7.D7 $tricks" \
    "${2-$clubs_won}"
}

# Null hand from the same deal: the jack of clubs takes the first trick with 2 + 11 + 3 card points, and
# the skat has none. Lost: 35, doubled 70; or another score if given.
null() {
  record "$1" "1 18 0 y 1 20 0 y 1 p 2 p 0 NH 0 CJ 1 SA 2 HQ" \
    "d:0 loss v:${2--70} m:0 bidok p:16 t:1 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0"
}

# left ID: middlehand leaves before anybody is soloist.
left() {
  record "$1" "1 18 0 y w LE.1" "d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:1 p2:0 l:1 to:-1 r:0"
}

# eleven_games ID: at least one game of each verdict, four kinds of game, a clause in four games and one three times in a game; one
# game without an id, and one with this id.
eleven_games() {
  clubs 1
  null 2
  null 3 -35
  record 4 "1 p 2 p 0 p " passed
  left 5
  clubs 6 unknown
  echo "(;GM[Skat]PC[test]ID[13]MV[w XX ]R[passed] ;)"
  null "$1" -35
  null "" -35
  null 8 -35
  clubs 9 "$clubs_won" "1 19 0 y 1 21 0 y 1 25 0 y 1 p 2 p"
}

# ---------------------------------------------------------------- records of skatref's own

# event WORDS: an event as JSON: "M pass", "F bid 18", "F CJ", "F announce null hand", "F discard C7 D7", "M show schneider",
# "M breach end.card-shown"; JSON stays as it is.
event() {
  seat=${1%% *} what=${1#* }
  words=${what#* }
  case $1 in
    \{*) printf '%s' "$1" ;;
    ?\ \?\? | ?\ [CSHD][AKQJT987]) printf '{"seat":"%s","event":"card","card":"%s"}' "$seat" "$what" ;;
    *' bid '* | *' soloist '*) printf '{"seat":"%s","event":"%s","bid":%s}' "$seat" "${what%% *}" "$words" ;;
    *' announce '*' hand')
      printf '{"seat":"%s","event":"announce","game":"%s","hand":true}' "$seat" "${words% hand}" ;;
    *' announce '*) printf '{"seat":"%s","event":"announce","game":"%s"}' "$seat" "$words" ;;
    *' breach '*) printf '{"seat":"%s","event":"breach","clause":"%s"}' "$seat" "$words" ;;
    *' show '*) printf '{"seat":"%s","event":"show","demanded":"%s"}' "$seat" "$words" ;;
    *' discard '* | *' push '* | *' throw '*)
      printf '{"seat":"%s","event":"%s","cards":"%s"}' "$seat" "${what%% *}" "$words" ;;
    *) printf '{"seat":"%s","event":"%s"}' "$seat" "$what" ;;
  esac
}

# events EVENT...: with commas between them.
events() {
  between=
  for one_event; do
    printf '%s' "$between"
    event "$one_event"
    between=,
  done
}

# own DEAL FIELDS RESULT EVENT...: a record; FIELDS are others, like ',"code":"isko1999"'.
own() {
  printf '{"skatref":1%s,"deal":{%s},"events":[' "$2" "$1"
  result=$3
  shift 3
  events "$@"
  printf '],"result":%s}\n' "$result"
}

# ------------------------------------------------------------------- one fault in three games

# three_games COMMAND: it writes the games with the ids 1, 2, 3 into before, middle, after; sound has
# all three.
three_games() {
  "$1" 1 >before
  "$1" 2 >middle
  "$1" 3 >after
  cat before middle after >sound
}

# one_fault SED NEEDLE TEXT: the second game is spoiled. check reports TEXT, at the byte of the needle
# (or anywhere, without a needle), and judges the two others as if it were not there.
one_fault() {
  begin "$1: $3"
  sed "$1" middle | cat before - after >bad
  expect "the test itself: the game is spoiled" not cmp -s bad sound
  run 1 "$SKATREF" check --all bad
  in_keys --all bad
  plainly keys >counts
  needle=$2 text=$3
  export needle text
  expect "the finding, its place, and the games around it" "$AWK" '
    BEGIN {
      needle = ENVIRON["needle"]
      text = "bad:2: " ENVIRON["text"]
      counted = ENVIRON["text"] ~ /^malformed/ ? "0 violate, 1 malformed" : "1 violates, 0 malformed"
    }
    FILENAME == "bad" { if (FNR == 2) byte = "byte " index($0, needle) ")"; next }
    index($0, text) && (needle == "" || index($0, byte)) { found = 1 }
    /^bad:[13]: conforms: game [13]: / { around++ }
    { last = $0 }
    END {
      if (!found) print "not found: " text (needle == "" ? "" : " ... " byte)
      if (around != 2) print "the games around it do not conform"
      if (last !~ "^3 games: 2 conform, .*, " counted "$") print "counted: " last
      exit !(found && around == 2 && last ~ "^3 games: 2 conform, .*, " counted "$")
    }' bad counts
  end
}
