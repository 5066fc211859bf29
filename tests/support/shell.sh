# What the tests of the command share; sourced, never run by itself.
# Sets tmp (a scratch folder, removed at the end) and failed; test ends with `exit $failed`.
set -u
LC_ALL=C
export LC_ALL
tmp=$(mktemp -d) || exit 99
trap 'rm -rf "$tmp"' EXIT
trap 'exit 99' HUP INT TERM
[ -x "${SKATREF-}" ] || { echo "SKATREF is not a program: '${SKATREF-}'"; exit 99; }
: "${AWK:=awk}"
failed=0

fail() {
  echo "FAILED: $*"
  failed=1
}

# run STATUS COMMAND...: the command must exit so; what it says is in $tmp/out and $tmp/err.
run() {
  wanted=$1
  shift
  "$@" >"$tmp/out" 2>"$tmp/err"
  status=$?
  [ "$status" -eq "$wanted" ] || {
    fail "status $status, not $wanted: $*"
    head -n 5 "$tmp/out" "$tmp/err"
  }
}

# says FILE TEXT: the text stands in the file.
says() {
  grep -Fq -- "$2" "$1" || { fail "not said: $2"; echo "but:"; head -n 5 "$1"; }
}

# is TEXT FILE: the file holds just the text.
is() {
  printf '%s\n' "$1" >"$tmp/expected"
  diff "$tmp/expected" "$2" >"$tmp/diff" || { fail "expected <, got >:"; head -n 20 "$tmp/diff"; }
}

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
# schwarz 14, times 12 = 168.
clubs() {
  record "$1" "1 18 0 y 1 20 0 y 1 p 2 p 0 s w C7.D7 0 C.C7.D7 $tricks" \
    "d:0 win v:168 m:11 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:0"
}

# Null hand from the same deal: the jack of clubs takes the first trick with 2 + 11 + 3 card points, and
# the skat has none. Lost: 35, doubled 70; or another score if given.
null() {
  record "$1" "1 18 0 y 1 20 0 y 1 p 2 p 0 NH 0 CJ 1 SA 2 HQ" \
    "d:0 loss v:${2--70} m:0 bidok p:16 t:1 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0"
}
