# What --help prints: the layout of its pages, in every language; and how skatref help finds a manual.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# ------------------------------------------------------------------------------------------- the page

# The help of a row begins after 22 columns, or two columns after the widest name that ends within 24. A wider name has a
# line of its own, unless its help fits beside it. Lines are filled up to 80 columns.
run 0 "$SKATREF" check --help
has 'Usage: skatref check [OPTION...] [FILE...]' \
  '  --all               also print one line for each game that conforms' \
  '  --option=NAME,...   house rules or other readings; help lists them' \
  '  --code=CODE         isko2022, isko2018, isko1999, altenburg1937 or auto: by' \
  "                      each record's date (default: the code that the record" \
  '  --part=K/N          judge only part K of N of the file' \
  '  --summary[=json]    print at the end: verdicts, findings by clause with the' \
  '  --progress, --no-progress' \
  '                      print the progress on standard error, or do not (default:' \
  '  --help              print this text'
expect "an empty line after the usage" [ -z "$(sed -n 2p out)" ]
after_empty "$(grep '^  --all' out)"
expect "--help comes last" [ "$(grep '^  --' out | tail -n 1)" = '  --help              print this text' ]
expect "the exit status is the last paragraph" "$AWK" -v RS= '{ last = $0 } END { exit last !~ /^Exit status: / }' out
run 0 "$SKATREF" value --help
has '  --hand, --skat-taken    from the hand; with the skat (default)' \
  '  --ouvert, --revolution  played open; as a revolution (home.revolution)' \
  '  --bid=N                 last bid' \
  '  --with=N, --without=N, --matadors=N  number of matadors; -N: without' \
  '  --defenders-points=N, --defenders-tricks=N  or those of the defenders' \
  '  --cards="CJ SJ ..."     or the soloist'"'"'s ten cards, or all twelve'
expect "the first page has no option of the second" not grep -q -e '--agreed=' out
run 0 "$SKATREF" value --help=incidents
has 'Usage: skatref value GAME --happened=WHAT --by=WHO [OPTION...]' \
  '  --by=WHO            who did it: soloist, defender or a seat such as forehand' \
  '  --forehand=CARDS, --middlehand=CARDS, --rearhand=CARDS  cards still held' \
  '  --play-on, --leave  the other side demands to play on; gave leave before'
expect "the second page has no option of the first, and no --help" not grep -Eq -e '^  --(bid|hand|format|help)' out
expect "it has all the others" grep -q -e '^  --ending=HOW' out
refused 'skatref value: --help, or --help=incidents' value --help=nix
refused "doesn't allow an argument" check --help=incidents
# Several usages stand one below the other.
run 0 "$SKATREF" help --help
has 'Usage: skatref help [COMMAND]' '       skatref help --complete -- WORD...' '       skatref help --source PAGE'
run 0 "$SKATREF" help --help --lang=de
has '        skatref help --source SEITE' # below "Aufruf:"
expect "the German usage" grep -q '^Aufruf: skatref help \[BEFEHL]' out
run 0 "$SKATREF" ask --help
after_empty '  skatref ask misdeal count found=auction F=10 M=9 R=10 skat=3'
expect "one --help" [ "$(grep -c -e '^  --help ' out)" -eq 1 ]
has '  --help              print this text; after NAME: its facts and an example'
run 0 "$SKATREF" value ramsch --help
has '      ramsch          the loser'"'"'s card points (home.ramsch-points)'
run 0 "$SKATREF" --help
has 'Usage: skatref COMMAND [OPTION...] [ARGUMENT...]' \
  '  check [FILE...]     judge logs (standard input without FILE or with -)' \
  '  answer              answer questions in JSON, one on each line' \
  '  ask NAME KEY=VALUE  answer any question: misdeals, auctions, cards, endings' \
  '  skatref COMMAND --help  print the options of a command' \
  '  --lang=en|de|pl|cs      the language of what is printed for people, in every' \
  '                          command'
cp out program
run 0 "$SKATREF" help
expect "skatref help is skatref --help" cmp out program

# Paragraphs and the help of a row are filled: the first word of a line does not fit in the line before.
all_commands >commands
expect "the test itself: at least twelve commands" [ "$(wc -l <commands)" -ge 12 ]
{ echo '--help'; sed 's/$/ --help/' commands; echo 'value --help=incidents'; } >pages
while read -r page; do
  # shellcheck disable=SC2086 # words
  "$SKATREF" $page
  echo
done <pages >all
expect "lines are filled, up to 80 columns" "$AWK" '
  length > 80 { print "too wide: " $0; bad = 1 }
  / $/ { print "a blank at the end: " $0; bad = 1 }
  { match($0, /^ */); indent = RLENGTH }
  (indent == 0 || indent > 16) && NF && before != "" && before !~ /^Usage/ && length(before) + 1 + length($1) <= 80 \
    && !(indent > 16 && label) {
    print "could stand in the line before: " $0
    bad = 1
  }
  # A line of a name alone: its help did not fit beside it, and is broken below.
  { label = /^  -/ && !/[^ ]  +[^ ]/; before = $0 }
  END { exit bad }' all
for language in en de pl cs xx; do
  while read -r page; do
    # shellcheck disable=SC2086 # words
    "$SKATREF" $page --lang=$language >text
    # Of each letter in UTF-8 the first byte counts.
    tr -d '\200-\277' <text | "$AWK" -v page="$page" 'length > 80 { print page ": " $0 } END { if (NR > 48) print page ": " NR " lines" }'
  done <pages >big
  expect "$language: each page of help has at most 80 columns and 48 lines" diff /dev/null big
done
for page in --help --help=incidents; do
  run 0 "$SKATREF" value $page
  expect "value $page fits a screen of 24 lines" [ "$(wc -l <out)" -le 24 ]
done

# --------------------------------------------------------------------------------------- skatref help

# A man that says what it was asked for, and a program that stands beside manuals, as it is installed.
mkdir bin moved moved/bin moved/share moved/share/man moved/share/man/man1 moved/share/man/man5 moved/share/man/de \
  moved/share/man/de/man1 built built/man built/man/de || bail_out "no folders"
cat >bin/man <<'END'
#!/bin/sh
echo "man: $*"
END
chmod +x bin/man
usual_path=$PATH PATH=$tmp/bin:$PATH
for folder in moved/bin built; do
  cp "$SKATREF" $folder/skatref || bail_out "no copy"
done
touch moved/share/man/man1/skatref-check.1 moved/share/man/de/man1/skatref-check.1 moved/share/man/man5/skatref-record.5 \
  built/man/skatref-check.1 built/man/skatref-clauses.7 built/man/de/skatref-check.1

# shown PROGRAM ARGUMENTS PAGE: man is asked for the page.
shown() {
  # shellcheck disable=SC2086 # arguments
  run 0 "$tmp/$1" help $2
  is "man: $3" out
}
shown moved/bin/skatref check "$tmp/moved/bin/../share/man/man1/skatref-check.1"
shown moved/bin/skatref 'check --lang=de' "$tmp/moved/bin/../share/man/de/man1/skatref-check.1"
shown moved/bin/skatref 'check --lang=pl' "$tmp/moved/bin/../share/man/man1/skatref-check.1"
shown moved/bin/skatref skatref-check "$tmp/moved/bin/../share/man/man1/skatref-check.1" # as man calls it
shown moved/bin/skatref record "$tmp/moved/bin/../share/man/man5/skatref-record.5"
shown built/skatref check "$tmp/built/man/skatref-check.1"
shown built/skatref 'check --lang=de' "$tmp/built/man/de/skatref-check.1"
shown built/skatref clauses "$tmp/built/man/skatref-clauses.7"
shown built/skatref protocol skatref-protocol # not beside it: man looks for it
shown moved/bin/skatref merge skatref-merge

# Without man, or without the page, a command prints its help. The messages of man are shown only if the page is there.
printf '#!/bin/sh\necho "man: no $1" >&2\nexit 16\n' >bin/man
run 0 moved/bin/skatref help merge
says out "Usage: skatref merge"
silent err
run 0 moved/bin/skatref help check
says out "Usage: skatref check"
says err "man: no $tmp/moved" # it would have shown that one
for page in record:5 protocol:7; do
  run 2 built/skatref help ${page%:*}
  says err "skatref help: the manual skatref-${page%:*}(${page#*:}) is not installed, or the program man is missing"
done
run 2 built/skatref help clauses
says err "skatref help: the program man cannot show $tmp/built/man/skatref-clauses.7"
rm bin/man
PATH=$usual_path
run 0 env PATH="$tmp/bin" moved/bin/skatref help check
says out "Usage: skatref check"
run 2 env PATH="$tmp/bin" moved/bin/skatref help protocol
says err "or the program man is missing"
run 2 env PATH="$tmp/bin" moved/bin/skatref help record # installed: only man is missing
says err "if it is missing, on Debian: apt-get install man-db"

refused "no manual 'nix': the commands, record, protocol and clauses have one" help nix
refused "no manual 'value ramsch'" help 'value ramsch' # it stands in that of value
refused "one manual at a time, not 'merge' too" help check merge
refused "one manual at a time, not 'merge' too" help --source check merge
refused "no manual 'nix'" help --source nix
refused "which manual? --source PAGE" help --source
refused "which words? --complete -- WORD..." help --complete
for page in check record clauses protocol skatref; do
  run 0 "$SKATREF" help --source $page
done
run 0 "$SKATREF" help --source record # all of it is prose
silent out
for words in '--source check' '--complete -- check -'; do
  run 2 sh -c "'$SKATREF' help $words >/dev/full"
  says err 'skatref: cannot write the output: '
done
done_testing
