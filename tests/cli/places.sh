# Messages and output that go to the same place: each message is a line of its own, behind what was printed before
# it, with any number of threads.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
cp "$srcdir/corpus/logs/sample.sgf" a.sgf || bail_out "no sample"
mkdir folder
: >empty
printf '\037\213x' >packed

both() { # STATUS COMMAND...: both kinds of output through one pipe, in the file both
  wanted=$1
  shift
  subject="skatref $*"
  { "$SKATREF" "$@" 2>&1; echo $? >status; } | cat >both
  status=$(cat status)
  expect "$subject: exit status $wanted" [ "$status" -eq "$wanted" ]
}
places() { # the lines of messages
  grep -n '^skatref: ' both | cut -d: -f1,3 | tr -d ' ' | tr '\n' ' '
}

findings=$("$SKATREF" check a.sgf | grep -c '^a\.sgf:')
n=$findings
due="1:no1 $((n + 2)):no2 $((n + 3)):folder $((n + 4)):empty $((2 * n + 5)):no3 "
case $("$SKATREF" check packed 2>&1) in
  *"packed: "*) ;;
  *) fail "the test itself: a file that is no gzip" ;;
esac
both 2 check --jobs=1 no1 a.sgf no2 folder empty a.sgf no3
expect "one thread: each message between the files" [ "$(places)" = "$due" ]
mv both one
begin "four threads, 100 runs: the same as with one"
for run in $(seq 100); do
  "$SKATREF" check --jobs=4 no1 a.sgf no2 folder empty a.sgf no3 2>&1 | cat >both
  expect "run $run" cmp one both
done
end
begin "four threads, 100 runs: no line is joined with another"
for run in $(seq 100); do
  "$SKATREF" check --jobs=4 a.sgf no1 a.sgf folder a.sgf no2 a.sgf folder 2>&1 | cat >both
  expect "run $run" [ "$(grep -cvE '^(skatref: [^:]*: |a\.sgf:[0-9]*: |168 games: ).*[^ ]$' both)" -eq 0 ]
  expect "run $run: no line is missing" [ "$(wc -l <both)" -eq $((4 * findings + 5)) ]
done
end

# Long lines, and what is kept in a buffer.
for jobs in 1 4; do
  both 2 check --jobs=$jobs --format=jsonl no1 a.sgf folder packed a.sgf
  expect "$subject: whole lines" not grep -qvE '^(skatref: .*|\{.*\})$' both
  expect "$subject: three messages" [ "$(grep -c '^skatref: ' both)" -eq 3 ]
  mv both jsonl.$jobs
done
expect "JSON lines: the same with any number of threads" cmp jsonl.1 jsonl.4
for to in iss json; do
  both 2 convert --to=$to a.sgf no1 a.sgf
  "$SKATREF" convert --to=$to a.sgf 2>&1 | cat >once
  { cat once; echo 'skatref: no1: cannot open: No such file or directory'; cat once; } >due
  expect "$subject: the message between the files" cmp due both
done
printf '%s\n' '(broken' >>a.sgf
both 1 convert --to=iss a.sgf
expect "$subject: a message stands behind the games before it" sh -c 'tail -n 1 both | grep -q malformed'

done_testing
