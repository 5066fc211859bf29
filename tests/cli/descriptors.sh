# Every command in every format, with standard input, output and error closed, and with output and error on a full
# disk: what cannot be printed is an error; nothing else changes, and no file takes the place of what is closed.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

null 2 -69 >wrong.sgf
cp "$srcdir/corpus/logs/sample.xskat" "$srcdir/corpus/logs/list.csv" .
"$SKATREF" check --format=summary --summary=json wrong.sgf >part.json
"$SKATREF" conform --case=rosu2 --format=jsonl -- "$SKATREF" answer >results
echo '{"id":1,"ask":"bids","given":{}}' >question

cat >commands <<'END'
check wrong.sgf
check --all --jobs=3 wrong.sgf sample.xskat
check --format=jsonl wrong.sgf
check --format=junit wrong.sgf
check --format=sarif wrong.sgf
check --format=html wrong.sgf
check --format=summary wrong.sgf
check --format=jsonl --summary=json wrong.sgf
explain wrong.sgf
explain --ascii wrong.sgf
convert --to=json wrong.sgf
convert --to=iss wrong.sgf
sheet list.csv
sheet --format=csv list.csv
sheet --format=json list.csv
sheet --format=html list.csv
clause play.follow
clause --format=json play.follow
clause --list
ask bids
ask --format=json bids
ask
value null --bid=18 --tricks=0
value --format=json null --bid=18 --tricks=0
value ramsch --option=ramsch --points=40,40,40 --tricks=3,3,4
sample
sample --faults --games=30
merge part.json
merge --summary=json part.json
conform --compare results
conform --questions
help --source check
--help
--version
check --help
END
for format in text jsonl junit html badge; do
  echo "conform --case=rosu2 --format=$format -- $SKATREF answer"
done >>commands

# as_before SUBJECT: the status, and what is printed elsewhere, of the last command.
as_before() {
  expect "$1: exit status $due" [ $status -eq "$due" ]
  expect "$1: the same output" cmp -s plain got
}
unwritten() { # SUBJECT
  expect "$1: exit status 2" [ $status -eq 2 ]
  expect "$1: it says why" grep -q 'skatref: cannot write the output: ' err
}
# What differs each time.
settled() { sed -E 's/ time="[^"]*"//g; s/"(ms|seconds)":[0-9.]+//g' "$1"; }

full=
if [ -c /dev/full ]; then full=yes; fi
while read -r line; do
  # shellcheck disable=SC2086 # words
  set -- $line
  "$SKATREF" "$@" >plain 2>err </dev/null
  due=$? subject="skatref ${line%%--\ *}"
  expect "$subject: prints something" [ -s plain ]
  settled plain >plain2 && mv plain2 plain
  "$SKATREF" "$@" >&- 2>err </dev/null
  status=$?
  unwritten "$subject >&-"
  "$SKATREF" "$@" 2>&- >out </dev/null
  status=$?
  settled out >got
  as_before "$subject 2>&-"
  "$SKATREF" "$@" <&- >out 2>err
  status=$?
  settled out >got
  as_before "$subject <&-"
  "$SKATREF" "$@" <&- >&- 2>&-
  status=$?
  expect "$subject, all closed: exit status 2" [ $status -eq 2 ]
  [ -n "$full" ] || continue
  "$SKATREF" "$@" >/dev/full 2>err </dev/null
  status=$?
  unwritten "$subject >/dev/full"
  "$SKATREF" "$@" 2>/dev/full >out </dev/null
  status=$?
  settled out >got
  as_before "$subject 2>/dev/full"
done <commands
[ -n "$full" ] || skip "a full disk" "no /dev/full"

# Input that is closed, or a folder.
for line in check 'check --format=junit' 'check --format=sarif' 'check --format=jsonl' 'check --format=html' \
  'check --format=summary' 'convert --to=json' 'explain -' sheet answer 'merge -'; do
  for input in closed folder; do
    # shellcheck disable=SC2086 # words
    case $input in
      closed) "$SKATREF" $line <&- >out 2>err ;;
      folder) "$SKATREF" $line <. >out 2>err ;;
    esac
    status=$?
    expect "skatref $line, input $input: exit status 2" [ $status -eq 2 ]
    expect "skatref $line, input $input: it says why" grep -q 'cannot read\|Bad file\|directory' err
  done
done

# Each file is closed before the next one is read: more of them than may be open at once.
forty=$(for n in 1 2 3 4; do printf 'sample.xskat %.0s' 1 2 3 4 5 6 7 8 9 10; done)
for line in 'check --quiet --jobs=1' 'convert --to=json' merge; do
  case $line in
    merge) one=part.json ;;
    *) one=sample.xskat ;;
  esac
  "$SKATREF" check --summary=json sample.xskat >part.json
  # shellcheck disable=SC2046,SC2086 # words
  "$SKATREF" $line $one >out 2>err
  once=$?
  # shellcheck disable=SC2046,SC2086 # words
  (ulimit -n 30 && exec "$SKATREF" $line $(echo "$forty" | sed "s/sample.xskat/$one/g")) >out 2>err
  status=$?
  expect "skatref $line with forty files: as with one" not grep -q 'Too many open files' err
  case $line in merge) once=2 ;; esac
  expect "skatref $line with forty files: exit status $once" [ $status -eq $once ]
done
done_testing
