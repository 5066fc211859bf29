# What is printed is safe to show: no control character of a file, a file name or an argument reaches a terminal
# as it is, neither from standard output nor from standard error.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# Reset by ECMA-48, CSI in UTF-8 (C1), a bell, from right to left, isolated, mark, line separator.
esc=$(printf '\033c') c1=$(printf '\302\233') bell=$(printf '\007') rlo=$(printf '\342\200\256')
fsi=$(printf '\342\201\250') alm=$(printf '\330\234') lsep=$(printf '\342\200\250') raw=$(printf '\233')
bad=$esc$c1$bell$rlo$fsi$alm$lsep
printf '[%s]\n' "$(printf '\001')-$(printf '\010')$(printf '\013')-$(printf '\037')$(printf '\177')" >controls

# shown FILE: no control character is in it. Latin-1 is not UTF-8, so its C1 is none.
shown() {
  for character in "$c1" "$rlo" "$fsi" "$alm" "$lsep" "$raw"; do
    expect "$subject: ${1##*/} has no control character of Unicode" not grep -Fq "$character" "$1"
  done
  expect "$subject: ${1##*/} has no control character of ASCII" not grep -qf controls "$1"
}

# refused TEXT COMMAND...: a message on standard error, with the text in it.
refused() {
  said=$1
  shift
  begin "$*: $said"
  run 2 "$SKATREF" "$@"
  says err "$said"
  shown err
  shown out
  end
}
red='\x1Bc\xC2\x9B\x07\xE2\x80\xAE\xE2\x81\xA8\xD8\x9C\xE2\x80\xA8'
refused "no command '$red'" "$bad"
refused "unrecognized option '--$red'" check "--$bad"
refused "invalid option -- '\\x7F'" check "$(printf -- '-\177')"
refused "invalid option -- '\\x1B'" check "-$bad"
u=$(printf '\303\234')
refused "unrecognized option '-$u'" clause "-$u"
refused "unrecognized option '-${u}x'" clause "-${u}x"
refused "option '--all' doesn't allow an argument" check "--all=$bad"
refused "not '$red'" check --jobs="$bad"
refused "$red: cannot open" check "$bad"
refused "$red: cannot open" explain "$bad:1"
refused "$red: " sheet "$bad"
refused "option '--un' is ambiguous" value --un
refused 'got "\x1Bc\xC2\x9B\x07\xE2\x80\xAE..."' value "$bad"
refused "'$red' is not a card" value clubs --cards="$bad"
refused "no question '$red'" ask "$bad"
refused "unrecognized option '--$red'" ask bids "--$bad"
refused 'got ["\x1Bc\xC2\x9B\x07\xE2\x80\xAE' value ramsch --points="$bad"
refused "not from '$red'" answer "$bad"
refused "no code '$red'" sample --code="$bad"
refused "cannot read from '$red'" convert --to=json --from="$bad"
run 2 "$SKATREF" ask value "$bad=1" game="$bad"
shown err

# Names of files, of players, ids, in every output.
clubs 1 | sed "s/Anna/$bad/; s/ID\\[1]/ID[$bad]/; s/v:168/v:72/" >"$bad"
for arguments in check 'check --all' 'check --format=jsonl' 'check --format=junit' 'explain' 'explain --ascii' \
    'sheet' 'sheet --format=json' 'sheet --format=html' 'convert --to=json'; do
  # shellcheck disable=SC2086 # a list
  "$SKATREF" $arguments "$bad" >out 2>err
  subject="skatref $arguments"
  expect "$subject: prints something" [ -s out ]
  shown out
  shown err
done
"$SKATREF" convert --to=json "$bad" >there
run 0 "$SKATREF" convert --to=iss there
expect "what is escaped comes back" cmp out "$bad"
{ tr -d '[' <"$bad"; printf '(;GM[%s' "$bad"; } >"$bad.2"
run 1 "$SKATREF" check "$bad.2"
shown out

printf 'deal,soloist,won,%s\n1,A%s,yes,1\n2,B,%s,2\n' "$bad" "$bad" "$bad" >"$bad.csv"
for format in text json html; do
  "$SKATREF" sheet --format=$format "$bad.csv" >out 2>err
  subject="skatref sheet --format=$format"
  expect "$subject: prints something" [ -s out ]
  shown out
  shown err
done

# One form wherever text is shown: \xNN, and in no other.
{
  echo deal,dealer,soloist,game,won,value,score
  deal=0
  for dealer in "A$bell" B "$(printf 'C\033[31m')" "A$bell" B "A$bell"; do
    deal=$((deal + 1))
    echo "$deal,$dealer,B,grand,yes,48,98"
  done
  printf '7,A%s,B,grand,yes,48\001,98\n' "$bell"
} >list.csv
for format in text csv json html; do
  "$SKATREF" sheet --format=$format list.csv >out 2>err
  subject="skatref sheet --format=$format, names"
  cat err >>out
  case $format in json) says out '"A\u0007"' ;; *) says out 'A\x07' ;; esac
  expect "$subject: no question mark for a character" not grep -q 'A?\|C?\|48?' out
  shown out
done
run 1 "$SKATREF" sheet --format=json list.csv
expect "a sentence has no escape of JSON" not grep -q '"ruled":"[^"]*\\u' out
says out '"ruled":"C\\x1B[31m is the dealer"'
clubs 1 | LC_ALL=C "$AWK" -v a="A$raw$bell" '{ sub(/Anna/, a); print }' >log
for format in text html; do
  "$SKATREF" check --all --players --format=$format log >out
  subject="skatref check --players --format=$format"
  says out 'A\x9B\x07'
  shown out
done
run 2 "$SKATREF" ask value "game=$(printf 'q\033[31m\007\177\n\rx')"
says err 'got "q\x1B[31m\x07\x7F  x"'
run 2 "$SKATREF" ask value "game=$(printf 'q\033\033\033\033\033\033\033\033\033\033\033')"
says err 'got "q\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B..."'

printf '{"id":"%s","ask":"%s","given":{}}\n{"id":1,"ask":"sheet","given":{"deals":[{"%s":1}]}}\n' \
  "$c1$rlo" "$c1$rlo" "$c1$rlo" | "$SKATREF" answer >out
subject="skatref answer"
expect "$subject: two lines" [ "$(wc -l <out)" -eq 2 ]
shown out

# What another program wrote, names of players, and commands that are printed to be typed again.
name=$(printf 'x\001\177')
run 0 "$SKATREF" referee --engine="$name=random" --engine=b=random --engine=c=random --deals=3 --list=list.csv
says out 'x\x01\x7F  '
shown out
shown list.csv
run 0 "$SKATREF" referee --engine=a=random --engine=b=random --engine=c=random --deals=3 --format=json
sed 's/"name":"a"/"name":"\\u001b[31mEVIL\\n"/' out >match.json
run 0 "$SKATREF" merge match.json
says out '\x1B[31mEVIL\x0A  '
shown out
"$SKATREF" check --summary=json --quiet --players "$srcdir/corpus/logs/sample.sgf" | sed 's/"rules":"/&\\u001b[31mEVIL\\n/' >rules.json
run 1 "$SKATREF" merge rules.json
says out '(\x1B[31mEVIL\x0A'
shown out
if [ -f "$CORPUS" ]; then
  run 0 "$SKATREF" conform --vectors="$CORPUS" --case=rosu2 -- sh -c "while read -r line; do echo '{\"id\":\"hello\",\"answer\":{}}'; \
    echo '{\"id\":\"rosu2:isko2022\",\"answer\":{\"winner\":\"F\"}}'; done" "$bad"
  says out '\x1Bc\xC2\x9B'
  shown out
fi
done_testing
