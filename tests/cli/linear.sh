# Every reader is linear: input that is made to be slow, and four times as much of it, which takes four times as
# long, not sixteen times.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
sanitized && skip_all "a program with sanitizers is slow in its own way"
due=7    # times, where the longer input takes more than half a second

# Hundredths of a second that commands have taken so far, as `times` says it in its last line: 0m1.25s 0m0.02s
spent() { awk 'END { split($1, u, /[ms]/); split($2, s, /[ms]/); printf "%d", 100 * (60 * (u[1] + s[1]) + u[2] + s[2]) }' times; }

# took COMMAND...: hundredths of a second for the input `in`, in the file took
took() {
  times >times
  before=$(spent)
  "$SKATREF" "$@" <in >out 2>err
  times >times
  after=$(spent)
}

# linear NAME LINES MAKE COMMAND...: MAKE prints an input of so many lines, or of so many somethings.
linear() {
  name=$1 lines=$2 make=$3
  shift 3
  $make "$lines" >in
  took "$@"
  short=$((after - before))
  $make $((4 * lines)) >in
  took "$@"
  long=$((after - before))
  expect "$name: $short hundredths of a second, and $long for four times as much" \
    [ "$long" -le $((due * short > 50 ? due * short : 50)) ]
}

# repeat N LINE: with the number of the line for each #.
repeat() {
  awk -v n="$1" -v line="$2" 'BEGIN {
    words = split(line, word, "#")
    for (i = 1; i <= n; i++) { t = word[1]; for (k = 2; k <= words; k++) t = t i word[k]; print t }
  }'
}
counts='"games":0,"verdicts":{"conforms":0,"convention":0,"undecided":0,"violates":0,"malformed":0},"kinds":{},"clauses":[]'

# An object with 500 keys, each time inside the first value of the next one, so that no key is far from a long value.
nested() {
  awk -v n="$1" 'BEGIN {
    printf "{\"id\":1,\"ask\":\"value\",\"given\":"
    for (i = 0; i < 15; i++) printf "{\"a\":"
    printf "\""
    for (i = 0; i < n; i++) printf "0123456789"
    printf "\""
    for (i = 0; i < 15; i++) { for (k = 0; k < 500; k++) printf ",\"k%d\":0", k; printf "}" }
    print "}"
  }'
}

# An object with 500 long keys that differ in their ends only, and have the same FNV-1a hash in its lowest ten bits.
alike() {
  awk -v n="$1" 'function xor(a, b,   bit, x) {
    for (bit = 1; bit < 1024; bit *= 2) { if (a % 2 != b % 2) x += bit; a = int(a / 2); b = int(b / 2) }
    return x
  }
  function hashed(h, c) { return xor(h, c) * 403 % 1024 }
  BEGIN {
    h = 2166136261 % 1024
    for (i = 0; i < n; i++) { h = hashed(h, 97); head = head "a" }
    printf "{\"id\":1,\"ask\":\"value\",\"given\":{"
    for (i = 65; i < 123 && keys < 500; i++) for (j = 97; j < 123; j++) for (k = 97; k < 123 && keys < 500; k++) {
      if (i > 90 && i < 97) continue
      last = hashed(hashed(hashed(h, i), j), k)
      if (last >= 48 && last < 123 && last != 92) printf "%s\"%s%c%c%c%c\":0", keys++ ? "," : "", head, i, j, k, last
    }
    print "}}"
  }'
}
parts() { repeat "$1" "{\"summary\":1,\"part\":{\"part\":#,\"parts\":$1,\"bytes\":9,\"crc32\":\"0\"},$counts}"; }
logs() { repeat "$1" "{\"summary\":1,\"part\":{\"part\":1,\"parts\":1,\"bytes\":#,\"crc32\":\"0\"},$counts}"; }
tables() { repeat "$1" 'table %x m start 10'; }
moved() { repeat "$1" 'table .# a start # a b c'; }
open_records() { repeat "$1" '(;GM[Skat]P0[a\'; }
open_lines() { repeat "$1" '{"skatref":1,'; }
open_cells() { { echo 'soloist,game,won,points'; repeat "$1" '"A'; }; }
names() { { echo 'soloist,game,won,points'; repeat "$1" 'A#,clubs,yes,70'; }; }
series() { { echo 'series,soloist,game,won,points'; repeat "$1" '#,A,clubs,yes,70'; }; }
columns() { { printf 'soloist,game'; repeat "$1" ',points p#' | tr -d '\n'; printf '\nA,clubs\n'; }; }

# Keys are compared without walking through the values before them each time: that took ten seconds.
nested 80000 >in
took answer
expect "many keys beside a long value: $((after - before)) hundredths of a second" [ $((after - before)) -le 100 ]
alike 2000 >in
took answer
expect "long keys with the same hash: $((after - before)) hundredths of a second" [ $((after - before)) -le 60 ]
# within NAME HUNDREDTHS COMMAND...: a command with very many words, which are refused without reading all of them.
within() {
  name=$1 due_here=$2
  shift 2
  took "$@"
  expect "$name: $((after - before)) hundredths of a second" [ $((after - before)) -le "$due_here" ]
}
joined() { repeat "$1" "$2" | tr '\n' "$3"; }
within "unknown facts" 50 ask bids $(repeat 12000 'k#=1')
says err 'skatref ask bids: 12000 arguments: a question takes at most 2000'
within "words that are no facts" 50 ask misdeal $(repeat 12000 'w#')
within "facts of an incident" 50 ask ending happened="$(joined 9000 'k#=1' ' ')"
within "players of a list" 50 ask sheet tallies="$(joined 6000 'k#: points=1' ';')"
within "words of a game" 50 value clubs $(repeat 8000 'so')
says err 'skatref value: more than 100 words: a game is said in fewer'
linear "parts of a log" 20000 parts merge -
linear "logs in one part" 20000 logs merge -
linear "tables of a session" 20000 tables check
linear "tables that begin again" 10000 moved check
linear "records without end" 50000 open_records check
linear "lines without end" 50000 open_lines check
linear "a cell without end" 50000 open_cells sheet
linear "names in a list" 9000 names sheet
linear "series of a list" 9000 series sheet
linear "columns of a list" 20000 columns sheet
done_testing
