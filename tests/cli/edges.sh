# Options and operands at the edges of what they take, and which of them exclude each other.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

clubs 1 >sound.sgf
null 2 -69 >wrong.sgf
echo '(;' >malformed.sgf
sed 's/168 m/144 m/; s/ 0 C8 1 HK 2 D8 \]/ 1 RE 2 RE ]/; s/p:120 t:10/p:107 t:9/' sound.sgf >other.sgf

# ---------------------------------------------------------------------------------- merge

summary() { "$SKATREF" check --format=summary --summary=json "$@"; }
for name in sound wrong malformed; do summary $name.sgf >$name.json; done
verdict() { # STATUS FILE...
  run "$1" "$SKATREF" merge "$2" "$3"
}
cp sound.json same.json
verdict 0 sound.json same.json
expect "two conform" grep -Eq '^ *conforms +2 ' out
says out 'isko2022'
verdict 1 sound.json wrong.json
expect "one violates" grep -Eq '^ *violates +1 ' out
verdict 1 malformed.json sound.json
expect "one is malformed" grep -Eq '^ *malformed +1 ' out
# By convention or undecided is wrong only for --strict.
record 3 "1 18 0 y 1 20 0 y 1 p 2 p 0 s w C7.D7 0 C.C7.D7 $tricks" unknown >undecided.sgf
summary undecided.sgf >undecided.json
run 0 "$SKATREF" merge sound.json undecided.json
expect "one is undecided" grep -Eq '^ *undecided +1 ' out
run 1 "$SKATREF" merge --strict sound.json undecided.json
cp sound.json again.json
run 0 "$SKATREF" merge --strict sound.json again.json
# Games judged by different rules have none in common; a summary may say none.
summary --code=isko1999 sound.sgf >old.json
sed 's/"rules":"[^"]*",//' sound.json >bare.json
cp bare.json bare2.json
expect "the test itself: no rules" not cmp -s sound.json bare.json
run 0 "$SKATREF" merge --summary=json sound.json again.json
says out '"rules":"'
for pair in 'sound.json old.json' 'old.json sound.json' 'sound.json bare.json' 'bare.json sound.json' 'bare.json bare2.json'; do
  # shellcheck disable=SC2086 # two names
  run 0 "$SKATREF" merge --summary=json $pair
  expect "$pair: no rules" not grep -q '"rules":"' out
done

# A line without an end takes no more memory than a summary may have.
head -c 80000000 /dev/zero | tr '\0' x >endless
run 2 "$SKATREF" merge endless
says err 'skatref merge: endless:1: the line is longer than a summary can be, 64 MiB'
run 2 "$SKATREF" merge - <endless
rm endless

# ---------------------------------------------------------------------------------- check

for format in junit sarif; do
  for option in --part=1/2 --summary=json --summary; do
    refused '--format=junit and --format=sarif cannot be combined' check --format=$format $option sound.sgf
  done
done
for option in --part=1/2 --summary=json; do
  refused '--format=html cannot be combined' check --format=html $option sound.sgf
done

# Another reading of a code that does not have it, and of each game's own code.
refused '--option=value.lost-once: the house rules are contra' check --option=value.lost-once sound.sgf
run 0 "$SKATREF" check --code=auto --option=ramsch sound.sgf
# A reading that stands for a clause is known, but the clause may not be in force: under this code, or without its rule.
refused '--option=end.throw-null-letter: it stands for end.throw-null, which is not in force under altenburg1937' \
  check --code=altenburg1937 --option=end.throw-null-letter sound.sgf
for code in isko2022 isko1999 auto; do
  run 0 "$SKATREF" check --code=$code --option=end.throw-null-letter sound.sgf
  refused "--option=home.ramsch-tie-all: it stands for home.ramsch-tie, which is not in force under ${code%auto}" \
    check --code=$code --option=home.ramsch-tie-all sound.sgf
done
run 0 "$SKATREF" check --option=ramsch,home.ramsch-tie-all sound.sgf
refused "--option=ramsh (did you mean 'ramsch'?): the house rules are contra" check --option=ramsh sound.sgf

# --------------------------------------------------------------------------------- clause

for number in --isko2022=99 --isko1999=99.9; do
  run 1 "$SKATREF" clause $number
  says err 'no clause has that number'
done
run 0 "$SKATREF" clause --isko1999=4.2
says out 'play.'
for word in C62 c62; do
  run 0 "$SKATREF" clause $word
  says out 'number              166'
done
for word in C9999 C62x c-62; do
  run 1 "$SKATREF" clause $word
  says err "no clause has '$word'"
done
run 1 "$SKATREF" clause --court=C9999
says err 'no decision has this number'
refused 'which clause? an id, words, or --list' clause
refused 'which clause? an id, words, or --list' clause --format=json

# ---------------------------------------------------------------------------------- sheet

printf 'soloist,score\nAnna,24\nBert,20\nCora,18\n' >list.csv
for stake in 1.2.3 1.2,3 .5 100000000 1000.01 1001 0.001 0 0.00 1,234 -1 +1 x 1x '' ' 1' :1; do
  refused "--stake must be 0.01 to 1000, not '$stake'" sheet --scheme=money --stake="$stake" list.csv
done
# 24 x 0.5 is 12, rounded up to 20, from each of the two others; by hundredths 0.01 gives 10.
for case in 0.5:40 0,5:40 0.50:40 .:refused 1:60 1.:60 1000:48000 0.01:20; do
  [ "${case#*:}" = refused ] && { refused "--stake must be" sheet --scheme=money --stake=. list.csv; continue; }
  run 0 "$SKATREF" sheet --scheme=money --stake="${case%:*}" list.csv
  expect "stake ${case%:*}: Anna gets ${case#*:} for the first game" grep -Eq "^ +1 +Anna +24 +${case#*:} " out
done
refused '/: Is a directory' sheet /
refused 'no-such-file: No such file or directory' sheet no-such-file
printf '0 0 0\na 0 0 0\nt 0 0 0\nb 0 0 0\ng 0 0 0\nv 0 0 0\ne 0 0 0 24 1\n' >xskat.list
refused 'no-such-file: No such file or directory' sheet --log=no-such-file xskat.list
# By convention is wrong only for --strict: card points in null.
printf 'soloist,game,won,points\nA,null,1,12\n' >convention.csv
run 0 "$SKATREF" sheet convention.csv
run 1 "$SKATREF" sheet --strict convention.csv
run 0 "$SKATREF" sheet --strict --scheme=plain list.csv
run 0 "$SKATREF" sheet --code=auto list.csv
says out '3 deals in 1 series'
run 0 "$SKATREF" sheet --code=auto sound.sgf
says out '168'

# ---------------------------------------------------------------------------------- others

# Of wrong card points nothing follows, as that schwarz turned on them.
run 2 "$SKATREF" value clubs --with=1 --points=121
expect "the tricks are not asked for" not grep -q 'how many tricks' err
run 0 "$SKATREF" -h
cp out short
run 0 "$SKATREF" --help
expect "-h is --help" cmp short out
refused "invalid option -- 'h'" value -h
for refused in -1 4 30; do
  refused "--refused: expected a whole number from 0 to 3, got $refused" value ramsch --option=ramsch --refused="$refused" --points=40,40,40 --tricks=3,3,4
done
for refused in / : x ''; do
  refused "--refused: expected a whole number from 0 to 3, got \"$refused\"" value ramsch --option=ramsch --refused="$refused" --points=40,40,40 --tricks=3,3,4
done
run 2 "$SKATREF" convert --to=session sound.sgf
run 2 "$SKATREF" convert --to=nothing sound.sgf
expect "what can be written is said" grep -q 'iss' err
done_testing
