# Bad input: each fault gets its finding or a plain error that names the place, the games around it are judged
# as if it were not there, nothing crashes, and memory stays flat.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

if sanitized; then
  sanitized=yes megabytes=200 some=16
else
  sanitized= megabytes=1024 some=64
fi

check() { # STATUS OPTION...
  wanted=$1
  shift
  run "$wanted" "$SKATREF" check "$@"
}

counts() { # "conform violate malformed": the last line
  sed -n '$s/^[0-9]* games*: \([0-9]*\) .* undecided, \([0-9]*\) violates*, \([0-9]*\) malformed .skatref .*$/\1 \2 \3/p' out >counted
  printf '%s\n' "$1" >counts
  expect "$subject: counts $1" diff counts counted
}

# ------------------------------------------------------ one fault between two sound games

three_games clubs

# A figure of the result has no move, and so no place in the text.
wrong() { # SED TEXT
  one_fault "$1" '' "violates: $2"
}

deal_expected='expected a deal of 32 cards: ten, ten, ten and the skat'
one_fault 's/HA.HT/HT.HT/' CJ.SJ 'violates: pack.cards: '
one_fault 's/\.D7 1 18/ 1 18/' ' 1 18' "malformed: record.syntax: found the end, $deal_expected"
one_fault 's/D7 1 18/D7.D7 1 18/' 'D7 1 18' "malformed: record.syntax: found D7, $deal_expected"
one_fault 's/\(MV\[w [^ ]\{29\}\)\./\1|/' ' 1 18' "malformed: record.syntax: found the end, $deal_expected"
one_fault 's/\.HA\.HT/.XA.HT/' 'XA.HT' "malformed: record.syntax: found XA.HT"
one_fault 's/\.HA\.HT/.HA-HT/' '-HT' 'malformed: record.syntax: '
one_fault 's/MV\[w /MV[/' 'CJ.SJ' 'malformed: record.syntax: '
one_fault 's/MV\[w /MV[0 /' '0 CJ.SJ' 'malformed: record.syntax: found 0, expected the deal'

one_fault 's/2 p/2 q/' 'q 0 s' 'malformed: record.syntax: found q, expected a move'
one_fault 's/2 p/4 p/' '4 p' 'malformed: record.syntax: found 4, expected who moves: w, 0, 1 or 2'
one_fault 's/2 p/2/' 's w C7' 'malformed: record.syntax: '
one_fault 's/C\.C7\.D7/CX.C7.D7/' 'CX.' 'malformed: record.syntax: found CX.C7.D7, expected a move'
one_fault 's/C\.C7\.D7/C.C7-D7/' '-D7 ' "malformed: record.syntax: found -D7, expected '.' between two cards"
one_fault 's/C\.C7\.D7/C.C7/' '0 C.C7' 'violates: skat.discard: recorded 0 C.C7, ruled two cards'
one_fault 's/C\.C7\.D7/C.C7.D7.CJ/' '0 C.C7' 'violates: skat.discard: recorded 0 C.C7.D7.CJ, ruled two cards'
one_fault 's/0 s w/0 s w TI.7 w/' 'TI.7' 'malformed: record.syntax: found TI.7'

one_fault 's/1 18/1 19/' '1 19' 'violates: auction.values: recorded 1 19, '
one_fault 's/1 18/1 17/' '1 17' 'violates: auction.lowest: recorded 1 17, '
one_fault 's/1 18/1 0/' '1 0' 'violates: auction.lowest: recorded 1 0, '
one_fault 's/1 18/1 -18/' '-18' 'malformed: record.syntax: found -18, expected a move'
one_fault 's/1 18/1 18x/' '18x' 'malformed: record.syntax: found 18x, expected a bid'
one_fault 's/1 18/1 20/; s/1 20 0 y 1 20/1 20 0 y 1 18/' '1 18' 'violates: auction.raise: recorded 1 18, '
one_fault 's/1 18/1 4294967314/' '1 4294967314' 'violates: auction.values: recorded 1 4294967314, '
one_fault 's/1 18/1 99999999999999999999/' '1 9999' 'violates: auction.values: recorded 1 99999999999999999999, '
expect "no bid is above the highest" not grep -q 'from 0 up' out
for bid in 9999 16385 26420 29999 32768 65554 2147483666; do
  one_fault "s/1 18 0 y 1 20 0 y/1 $bid 0 y/" "1 $bid" "violates: auction.values: recorded 1 $bid, "
  says out 'bad:2: violates: value.bid: score: recorded 168, ruled -'
done
one_fault 's/1 p 2 p/1 p 1 22 2 p/' '1 22' 'violates: auction.out: recorded 1 22, '
one_fault 's/2 p 0 s/2 p 2 p 0 s/' '2 p 0 s' 'violates: auction.end: recorded 2 p, '

one_fault 's/0 C8 1 HK/0 CJ 1 HK/' '0 CJ 1 HK' 'violates: play.held: recorded 0 CJ, ruled the card has been played'
one_fault 's/0 C8 1 HK/0 D8 1 HK/' '0 D8' 'violates: play.held: recorded 0 D8, ruled the player does not hold it'
one_fault 's/0 C8 1 HK/0 C7 1 HK/' '0 C7 1' 'violates: play.held: recorded 0 C7, ruled the player does not hold it'
one_fault 's/0 C8 1 HK 2 D8/1 HK 0 C8 2 D8/' '1 HK' "violates: play.lead: recorded 1 HK, ruled forehand's turn"
one_fault 's/1 HK 2 D8/2 D8 1 HK/' '2 D8 1' "violates: play.turn: recorded 2 D8, ruled middlehand's turn"
one_fault 's/2 D8 \]/2 D8 0 C7 ]/' '0 C7 ]' 'violates: record.order: recorded 0 C7, ruled the deal is over'
one_fault 's/2 D8 \]/2 D8 0 RE ]/' '0 RE' 'violates: record.order: recorded 0 RE, ruled the deal is over'

figure='malformed: record.result: found'
one_fault 's/ bidok//' '] ;)' "$figure the end, expected every figure of the result"
one_fault 's/ t:10//' '] ;)' "$figure the end, expected every figure of the result"
one_fault 's/m:11/m:11 m:11/' 'm:11 bidok' "$figure m:11, expected each figure once"
one_fault 's/ win/ win loss/' 'loss' "$figure loss, expected each figure once"
one_fault 's/v:168/v:/' 'v:' "$figure v:, expected a number"
one_fault 's/v:168/v:99999/' 'v:9' "$figure v:99999, expected a number"
one_fault 's/v:168/v:18446744073709551784/' 'v:1' "$figure v:18446744073709551784, expected a number"
one_fault 's/v:168/v:0xA8/' 'v:0' "$figure v:0xA8, expected a number"
one_fault 's/v:168/v:--168/' 'v:-' "$figure v:--168, expected a number"
one_fault 's/v:168/w:168/' 'w:168' "$figure w:168, expected a figure"
one_fault 's/ win/ won/' 'won' "$figure won, expected win, loss"
one_fault 's/R\[d.*\] /R[] /' '] ;)' "$figure the end, expected every figure"
one_fault 's/R\[d.*\] /R[passed 1] /' '1] ;)' 'malformed: record.syntax: found 1'
wrong 's/p:120/p:121/' 'trick.points: recorded 121, ruled 120'
wrong 's/t:10/t:-10/' 'trick.winner: recorded -10, ruled 10'
wrong 's/v:168/v:9999/' 'value.product: recorded 9999, ruled 168'
wrong 's/d:0/d:2/' 'auction.soloist: recorded rearhand, ruled forehand'
wrong 's/d:0/d:7/' 'auction.soloist: recorded '

one_fault 's/ID\[2\]/ID[2]ID[2]/' 'ID[2]DT' 'malformed: record.syntax: found ID[2, expected each property once'
one_fault 's/CO\[\]/XX[1]/' 'XX' 'malformed: record.syntax: found XX[1, expected a property'
one_fault 's/MV\[.* \]R/R/' ';)' 'malformed: record.syntax: found ;), expected the moves MV[...]'
one_fault 's/R\[d.*\] //' ';)' 'malformed: record.syntax: found ;), expected the moves MV[...] and the result'
one_fault 's/SE\[1\]/SE[1/' '' 'malformed: record.syntax: '
one_fault 's/P0\[Anna\]/P0[An[n]a]/' '' 'malformed: record.syntax: '
one_fault 's/P0\[Anna\]/P0[An]na]/' 'na]P1' 'malformed: record.syntax: found na'

# Names and comments may hold anything but brackets.
for name in '(Anna)' 'An;)na' '(;anna' '#1' '' '?' 'A n n a' "A'\"\\\\n" '((((' '(; )' ';)(;'; do
  clubs 2 | sed "s/Anna/$(printf %s "$name" | sed 's/[&\\/]/\\&/g')/; s/CO\[\]/CO[$name]/" | cat before - after >bad
  begin "a name and a comment: '$name'"
  check 0 bad
  counts "3 0 0"
  end
done

# --------------------------------------------------------------------- cut at every byte

# Each piece is followed by a sound game, on the next line or at once.
for gap in '\n' ''; do
  clubs 2 | "$AWK" -v gap="$gap" '{
    for (i = 1; i < length($0); i++)
      printf "%s%s%s\n", substr($0, 1, i), gap, $0
  }' >pieces
  pieces=$(($(clubs 2 | wc -c) - 2))
  check 1 --all pieces
  counts "$pieces 0 $pieces"
  expect "cut: all sound games conform" [ "$(grep -c ': conforms: game 2: ' out)" -eq "$pieces" ]
  [ -n "$gap" ] || continue
  sed -n 's/^pieces:\([0-9]*[02468]\): malformed/\1/p' out >even
  expect "cut: no finding stands at the line of the game after" diff /dev/null even
done

# --------------------------------------------------------------------- lines and bytes

# Several records a line, one over several lines, blank lines, comments, no newline at the end.
{
  cat before after | tr -d '\n'
  printf '\n\n \t\n'
  clubs 4 | sed 's/]/]\n/g; s/ 0 /\n0 /g; s/bidok/bidok\n\n/'
  printf '\n'
  clubs 5 | tr ' ' '\n'
  clubs 6 | tr -d '\n'
} >lines
check 0 --all lines
counts "5 0 0"
"$AWK" '/GM/ { print NR }' lines >expected
expect "the test itself: four lines begin a record" [ "$(wc -l <expected)" -eq 4 ]
sed -n 's/^lines:\([0-9]*\):.*/\1/p' out | uniq >got
expect "lines: each finding at the line of its record" diff expected got

# A finding names the line of its move.
# A record may begin with a line end; what only looks like its beginning is text.
{ clubs 4 | sed 's/^(;/(;\r\n \n/'; clubs 5 | sed 's/CO\[\]/CO[ (; x]/'; } >lines
check 0 --all lines
expect "a line end after (; is allowed" [ "$(grep -c ': conforms: ' out)" -eq 2 ]
clubs 4 | sed 's/1 20/1 21/' | tr ' ' '\n' >lines
check 1 lines
says out "lines:$("$AWK" '/^21$/ { print NR - 1 }' lines): violates: auction.values: "
check 1 --format=jsonl lines
says out '"line":1,'

printf '# a comment\n' | cat before - after >comment
check 0 --all comment
says out 'comment:1: conforms'
says out 'comment:3: conforms'

# CRLF, and bytes that are no UTF-8, NUL among them.
sed 's/$/\r/' sound >crlf
check 0 crlf
counts "3 0 0"
tr ' ' '\n' <before | sed 's/$/\r/' >crlf
check 0 crlf
counts "1 0 0"
sed '2s/1 18/1 19/' sound >bad
sed 's/$/\r/' bad >crlf
check 1 crlf
says out 'crlf:2: violates: auction.values: middlehand bids 19: a bid must be a game value of 18 or more (game 2, move 2, byte '

printf 'M\374ller \377\376 \303\274 \001\033[1m \000 \355\240\200 \300\257 \364\220\200\200' >name
{
  cat before
  clubs 2 | sed 's/Anna.*//' | tr -d '\n'
  sed 's/\[//g' name
  clubs 2 | sed 's/.*Anna//'
  clubs 2 | sed 's/ID\[.*//' | tr -d '\n'
  printf 'ID['
  sed 's/\[//g' name
  clubs 2 | sed 's/.*ID\[2//'
  cat after
} >bytes
check 0 --all bytes
counts "4 0 0"
LC_ALL=C tr -d '\n -~' <out | tr -d '\303\274' >odd
expect "text: only bytes that print" cmp odd /dev/null
check 0 --format=jsonl --all bytes
expect "jsonl: four lines" [ "$(wc -l <out)" -eq 4 ]
says out '"id":"M\ufffdller \ufffd\ufffd '"$(printf '\303\274')"' \u0001\u001b1m \u0000 \ufffd\ufffd\ufffd \ufffd\ufffd \ufffd\ufffd\ufffd\ufffd"'
if echo | iconv -f UTF-8 -t UTF-8 >/dev/null 2>&1; then
  expect "jsonl: UTF-8" iconv -f UTF-8 -t UTF-8 out
else
  skip "jsonl: UTF-8" "no iconv"
fi
cp bad "$(printf 'b\344d')"
check 1 --format=jsonl "$(printf 'b\344d')"
says out '"source":"b\ufffdd"'
check 1 "$(printf 'b\344d')"
says out 'b\xE4d:2: '

# Bytes that no record holds: NUL, control, high ones, in every place of a record.
for byte in '\000' '\001' '\377' '\200'; do
  clubs 2 | "$AWK" '{ for (i = 1; i <= length($0); i += 7) print substr($0, 1, i) "@" substr($0, i + 1) "\n" $0 }' |
    tr @ "$byte" >holes
  "$SKATREF" check --all holes >out 2>err
  status=$?
  expect "byte $byte: exit status 0 or 1" [ $status -le 1 ]
  expect "byte $byte: all sound games conform" \
    [ "$(grep -c '[02468]: conforms: game 2: ' out)" -eq $(($(wc -l <holes) / 2)) ]
done

# ------------------------------------------------------------------------- too much

# More moves than a deal can have, 100,000 wrong ones: malformed, a finding or a few.
clubs 2 | "$AWK" '{
    at = index($0, "0 s w")
    printf "%s", substr($0, 1, at - 1)
    for (i = 0; i < 20000; i++) printf "2 19 "
    print substr($0, at)
  }' | cat before - after >many
check 1 many
counts "2 0 1"
expect "at most 40 lines for a game" [ "$(wc -l <out)" -le 40 ]
clubs 2 | "$AWK" '{
    at = index($0, "0 s w")
    printf "%s", substr($0, 1, at - 1)
    for (i = 0; i < 150; i++) printf "2 19 "
    print substr($0, at)
  }' | cat before - after >many
check 1 --format=jsonl many
expect "three objects" [ "$(wc -l <out)" -eq 3 ]
expect "150 findings" [ "$(grep -o '"kind"' out | wc -l)" -eq 150 ]

# A record may be as long as is said; one that is longer costs itself only.
for size in 1000 65536 262000 262140 262144 262200 300000 523700 523900 524100 524186 524250 524283 524284 524285 524286 524288 1048576; do
  clubs 2 | "$AWK" -v size=$size '{
      lacking = size - length($0)
      sub(/Anna.*/, "")
      printf "%s", $0
      while (lacking-- > 0) printf "x"
    }' >long
  clubs 2 | sed 's/.*Anna/Anna/' | cat before long - after after >longer
  if [ $size -le 262144 ]; then expected="4 0 0" due=0; else expected="3 0 1" due=1; fi
  begin "a record of $size bytes"
  check $due --all longer
  counts "$expected"
  says out 'longer:3: conforms: game 3'
  says out 'longer:4: conforms: game 3'
  [ $size -le 262144 ] || says out 'longer:2: malformed: record.syntax: '
  end
done

# Blanks between the games are nothing, however many.
{
  cat before
  "$AWK" 'BEGIN { for (i = 0; i < 12000; i++) printf "%63s\n", "" }'
  cat after
} >blanks
check 0 --all blanks
counts "2 0 0"
says out 'blanks:12002: conforms: game 3'
sed 1d blanks | sed '$d' >blank
check 2 blank
says err 'skatref: blank: no record found'

# ---------------------------------------------------------------------------- files

for empty in empty newlines; do
  [ $empty = empty ] && : >empty || printf '\n \r\n\t\n' >newlines
  check 2 $empty
  says err "skatref: $empty: no record found"
  check 2 --format=jsonl $empty
  is '{"source":"'$empty'","error":"no record found: the file is empty"}' out
  check 2 before $empty after
  counts "2 0 0"
done
mkdir folder
check 2 before folder after missing bad
counts "4 1 0"
says err 'skatref: folder: cannot read: '
says err 'skatref: missing: cannot open: '
expect "two errors" [ "$(wc -l <err)" -eq 2 ]
check 2 ''
says err 'skatref: : cannot open: '
cp before locked
chmod 0 locked
if [ ! -r locked ]; then
  check 2 locked after
  counts "1 0 0"
  says err 'skatref: locked: cannot open: '
else
  skip "a file that must not be read" "this user may read all files"
fi
run 2 "$SKATREF" check - <&-
says err 'skatref: -: cannot read: '
run 0 "$SKATREF" check before <&-
counts "1 0 0"

# The writer of a pipe dies in the middle of a record.
mkfifo pipe
(
  cat before
  clubs 2 | dd bs=1 count=300 2>/dev/null
) >pipe &
check 1 pipe
counts "1 0 1"
says out 'pipe:2: malformed: record.syntax: '
wait

# ------------------------------------------------------- files that cannot be read, in each format

: >nothing
printf '\037\213\b broken' >broken.gz
unread='missing broken.gz nothing folder'
mkdir -p folder
for jobs in 1 4; do
  # shellcheck disable=SC2086 # names
  run 2 "$SKATREF" check --jobs=$jobs --format=junit before $unread
  says out 'tests="5" failures="0" errors="4"'
  says out '  <testcase classname="missing" name="file">'
  says out '    <error type="unreadable" message="cannot open: No such file or directory"/>'
  says out '<error type="unreadable" message="no record found: the file is empty"/>'
  # shellcheck disable=SC2086 # names
  run 2 "$SKATREF" check --jobs=$jobs --format=sarif before $unread
  says out '"invocations":[{"executionSuccessful":false,"toolExecutionNotifications":[{"level":"error",'
  says out '{"level":"error","message":{"text":"cannot open: No such file or directory"},"locations":[{"physicalLocation":{"artifactLocation":{"uri":"missing"}}}]}'
  # shellcheck disable=SC2086 # names
  run 2 "$SKATREF" check --jobs=$jobs --format=jsonl before $unread
  says out '{"source":"missing","error":"cannot open: No such file or directory"}'
  says out '{"source":"nothing","error":"no record found: the file is empty"}'
  expect "a line for each file" [ "$(grep -c '"error":' out)" -eq 4 ]
  # shellcheck disable=SC2086 # names
  run 2 "$SKATREF" check --jobs=$jobs --format=html before $unread
  says out '<h2>Files that could not be read</h2>'
  says out '<li><code>missing</code>: cannot open: No such file or directory</li>'
done
run 0 "$SKATREF" check --format=junit before
says out 'tests="1" failures="0" errors="0"'
run 0 "$SKATREF" check --format=sarif before
says out '"invocations":[{"executionSuccessful":true,"toolExecutionNotifications":[]}]'
run 0 "$SKATREF" check --format=html before
expect "nothing about files" not grep -q 'could not be read' out

# -------------------------------------------------------------------------- output

full() { # OPTION...: what it prints cannot be written
  "$SKATREF" "$@" >/dev/full 2>err
  status=$? subject="skatref $* >/dev/full"
  expect "$subject: exit status 2" [ $status -eq 2 ]
  says err 'skatref: cannot write the output: '
  "$SKATREF" "$@" >&- 2>err
  status=$? subject="skatref $* >&-"
  expect "$subject: exit status 2" [ $status -eq 2 ]
  says err 'skatref: cannot write the output: '
}
"$SKATREF" sample --games=3000 --faults >large
if [ -c /dev/full ]; then
  for format in text jsonl; do
    for jobs in 1 3; do
      full check --jobs=$jobs --format=$format large
    done
  done
  full check before
  full check --help
  full sample
  full sample --games=1000000000
  full clause play.follow
  full --version
else
  skip "output to a full disk" "no /dev/full"
fi
# What is no text is named, with what to do; the files around it are judged. Only the beginning counts.
no_text() { # BYTES TEXT
  printf "$1" | cat - before >"not text"
  for command in check "convert --to=json" explain sheet; do
    # shellcheck disable=SC2086 # a command and an option
    run 2 "$SKATREF" $command "not text"
    says err "skatref: not text: $2"
  done
  check 2 --all before "not text" after
  counts "2 0 0"
  printf "$1" | cat before - >"not text"
  check 1 "not text"
  says out "not text:2: malformed: record.syntax: "
}
# With libarchive, compressed files are read: tests/formats/archive.sh.
if [ "${LIBARCHIVE-}" = no ]; then
  no_text '\037\213\010' 'compressed by gzip: gunzip it first'
  no_text 'BZh91AY&SY' 'compressed by bzip2: bunzip2 it first'
  no_text '\3757zXZ\000' 'compressed by xz: unxz it first'
  no_text '\050\265\057\375' 'compressed by zstd: unzstd it first'
  no_text 'PK\003\004' 'a ZIP archive or a spreadsheet: unpack it, or save it as CSV'
fi
no_text '\320\317\021\340' 'an old spreadsheet: save it as CSV'
no_text '\376\377' 'UTF-16: save it as UTF-8'
no_text '\377\376' 'UTF-16: save it as UTF-8'

# Nobody reads on: it stops, and does not die of it.
{
  "$SKATREF" check --format=jsonl large 2>err
  echo $? >status
} | sed 1q >/dev/null
expect "broken pipe: exit status 2" [ "$(cat status)" -eq 2 ]

# -------------------------------------------------------------------------- memory

nuls() { # MIB
  dd if=/dev/zero bs=1048576 count="$1" 2>/dev/null
}
bytes() { # MIB CHARACTER
  nuls "$1" | tr '\0' "$2"
}

# flat NAME JOBS COMMAND...: what the command prints is checked through a pipe, between two sound games;
# when all of it is read, the process must have had less than 32 MiB.
flat() {
  name=$1 jobs=$2
  shift 2
  rm -f peak
  "$SKATREF" check --jobs="$jobs" --all pipe >out 2>err &
  pid=$!
  {
    cat before
    "$@"
    echo
    cat after
    [ -z "$sanitized${EMULATED-}" ] && sed -n 's/^VmHWM:[^0-9]*\([0-9]*\) kB$/\1/p' /proc/$pid/status >peak 2>/dev/null
  } >pipe
  wait $pid
  status=$? subject=$name
  expect "$name: exit status 1" [ $status -eq 1 ]
  says out ': conforms: game 1: '
  says out ': conforms: game 3: '
  [ -s peak ] || {
    skip "$name: less than 32 MiB with --jobs=$jobs" "its peak is not known here"
    return
  }
  expect "$name: less than 32 MiB with --jobs=$jobs" [ "$(cat peak)" -lt 32768 ]
}

endless() { # a record that never ends
  clubs 2 | sed 's/2 H9.*//' | tr -d '\n'
  "$@"
}
cards() { "$AWK" -v n="$1" 'BEGIN { for (i = 0; i < n * 1024; i++) { for (k = 0; k < 204; k++) printf "0 CJ "; printf "1 SA" } }'; }
starts() { "$AWK" -v n="$1" 'BEGIN { for (i = 0; i < n * 1024; i++) printf "(;GM[Skat]\n" }'; }

flat "a line of $megabytes MiB" 1 nuls "$megabytes"
counts "2 0 1"
flat "a record of $megabytes MiB" 2 endless nuls "$megabytes"
counts "2 0 1"
flat "a line of $some MiB of text" 64 bytes "$some" x
counts "2 0 1"
flat "a record of $some MiB of moves" 64 endless cards "$some"
counts "2 0 1"
flat "brackets" 1 endless bytes "$some" '('
counts "2 0 1"
flat "starts without an end" 64 starts $((some / 4))
flat "games" 64 "$SKATREF" sample --games=$((some * 300)) --seed=9 --faults

# What is counted and shown of players that are all different, by as many threads as there may be.
players() { # GAMES
  "$SKATREF" sample --games="$1" --seed=9 --faults |
    sed -e = | sed -e 'N; s/\n//; s/^\([0-9]*\)\(.*\)P0\[[^]]*\]P1\[[^]]*\]P2\[[^]]*\]/\2P0[f\1]P1[m\1]P2[r\1]/'
}
counted() { # OPTION...
  rm -f peak
  "$SKATREF" check --jobs=64 "$@" pipe >out 2>err &
  pid=$!
  {
    cat players.sgf
    [ -z "$sanitized${EMULATED-}" ] && sed -n 's/^VmHWM:[^0-9]*\([0-9]*\) kB$/\1/p' /proc/$pid/status >peak 2>/dev/null
  } >pipe
  wait $pid
  status=$?
  expect "check --jobs=64 $*: exit status 1" [ $status -eq 1 ]
  if [ -s peak ]; then
    expect "check --jobs=64 $*: less than 32 MiB" [ "$(cat peak)" -lt 32768 ]
  else
    skip "check --jobs=64 $*: less than 32 MiB" "its peak is not known here"
  fi
}
players 20000 >players.sgf
expect "players that are all different" [ "$(grep -c 'P0\[f[0-9]*\]P1\[m' players.sgf)" -eq 20000 ]
counted --format=html --examples=100 --players
counted --format=summary --players
counted --format=html --examples=100

# All memory that it asks for, not only what it uses. An emulator asks for much itself.
if [ -z "$sanitized${EMULATED-}" ] && (ulimit -v 32768) 2>/dev/null; then
  (
    ulimit -v 32768
    bytes 64 x | "$SKATREF" check --jobs=1 - large >out 2>err
  )
  status=$?
  expect "with 32 MiB of memory: exit status 1" [ $status -eq 1 ]

  # JSON takes more memory than its text: lines have limits.
  values() { # BRACKETS END: a line
    "$AWK" -v n="$1" -v end="${2-}" 'BEGIN { printf "{\"id\":1,\"ask\":["; for (i = 0; i < n; i++) printf "[],"; print "1]}" end }'
  }
  { values 80000; values 16382; values 16381; values 80000 '"'; } >values.jsonl
  (
    ulimit -v 32768
    "$SKATREF" check --jobs=1 values.jsonl >out 2>err
  )
  subject="skatref check values.jsonl"
  limits="expected at most 100 brackets inside each other, 512 keys in an object, and 16384 values"
  for line in 1 4; do
    says out "values.jsonl:$line: malformed: record.syntax: found [, $limits"
  done
  says out "values.jsonl:2: malformed: record.syntax: found 1, $limits"
  says out 'values.jsonl:3: malformed: record.syntax: found 1, expected a string'
  { values 300000; values 16382; values 16381; echo '{"id":2,"ask":"bids","given":{}}'; } >values.jsonl
  (
    ulimit -v 32768
    "$SKATREF" answer <values.jsonl >out 2>err
  )
  subject="skatref answer <values.jsonl"
  for line in 1 2; do
    says out "{\"id\":null,\"error\":\"line $line, column 49162: more than 100 brackets inside each other, 512 keys in an object, or 16384 values: '"
  done
  says out '{"id":1,"error":"ask: expected one of '
  says out '{"id":2,"answer":{"values":[18,20,'
else
  skip "with 32 MiB of memory" "no limit of memory here"
fi

done_testing
