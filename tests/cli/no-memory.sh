# Whichever allocation fails: the answer is the right one, or there is a message and the exit status is 2.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
sanitized && skip_all "a program with sanitizers has an allocator of its own"
cc -shared -fPIC -O1 -o no-memory.so "$srcdir/tests/support/no-memory.c" -ldl 2>err ||
  skip_all "no shared object can be built here"

# each COMMAND...: runs it with each allocation that fails: the files of no-memory.c in the folder each; "NUMBER STATUS" in runs.
each() {
  rm -rf each && mkdir each || bail_out "no folder"
  NO_MEMORY=each LD_PRELOAD=$tmp/no-memory.so "$SKATREF" "$@" >runs 2>err
}
each --version </dev/null
grep -q '^1 ' runs || skip_all "LD_PRELOAD does not work here"

# How long JUnit says that it took is other each time.
timeless() { # FILE...
  ! grep -q '<testsuite .* time=' "$1" || sed -i 's/ time="[0-9.]*">$/>/' "$@"
}

# every INPUT COMMAND...: each of the first allocations fails, and then some of the others.
every() {
  input=$1
  shift
  begin "skatref $*: whichever allocation fails"
  "$SKATREF" "$@" <"$input" >expected 2>expected-err
  due=$?
  said=$(tail -n 1 expected-err)
  each "$@" <"$input"
  timeless expected each/*.out
  expect "the last has all it needs" [ "$(sed -n '$s/.* //p' runs)" -eq $due ]
  expect "the exit status is $due or 2" not grep -v " $due\$\| 2\$" runs
  "$AWK" '$2 == 2 { print "each/" $1 ".err" }' runs | xargs -r grep -L -e "${said:-memory}" -e memory >silent-ones
  expect "what fails says so" diff /dev/null silent-ones
  "$AWK" -v due=$due 'due != 2 && $2 == due { print "each/" $1 ".out" }' runs | xargs -r cksum expected |
    "$AWK" 'NR == 1 { sum = $1 " " $2 } $1 " " $2 != sum' >wrong-ones
  expect "what works gives the right answer" diff /dev/null wrong-ones
  end
}

clubs 1 >one.sgf
{ clubs 1; null 2 -69; echo "(;"; clubs 3; } >sgf
"$SKATREF" convert --to=json sgf >jsonl 2>err
"$SKATREF" check --format=jsonl sgf >judged
printf 'deal,soloist,game,points,won\n1,A,clubs,18,yes\n2,"B ""b""",grand,,no\n3,C,null,-46,no\n' >list.csv
cat >questions <<END
{"id":[1.5,{"a":"b"}],"ask":"value","given":{"game":"hearts","bid":18,"matadors":-1,"points":61,"tricks":6}}
{"id":2,"ask":"game","given":{"record":$(sed 1q jsonl)}}
{"id":3,"ask":"sheet","given":{"players":1}}
{"id":4,"ask":"nothing"}
hello
{"id":5,"ask":"auction","given":{"calls":["M 18","F yes","M pass","R pass"]}}
END

printf '0 0 0\na 0 0 0\nt 0 0 0\nb 0 0 0\ng 0 0 0\nv 0 0 0\ne 0 0 0 24 1\n' >xskat.list
echo '{"verdict":"conforms","deal":"played","players":["A","B","C"],"soloist":0,"game":"clubs","won":true,"value":24,"score":24}' >xskat.log
printf 'soloist,score\nJ\374rgen,24\nB,20\nC,18\n' >latin1.csv
"$SKATREF" check --format=summary --summary=json --players sgf >part.json

every /dev/null value clubs --hand --with=1 --bid=18 --points=61 --tricks=6 --format=json
every /dev/null value clubs --hand --with=1 --bid=18 --points=61 --tricks=6 --all-games --bids
every /dev/null value hearts --bid=18 --with=1 --happened=gives-up --by=soloist --agreed=both --points=30 --tricks=3 \
  --defenders-points=20 --defenders-tricks=2 --format=json
every /dev/null ask auction 'calls=M 18,F yes,M 20,F pass,R pass' --format=json
every /dev/null ask auction 'calls=M 18,F yes,M 20,F pass,R pass'
every /dev/null ask misdeal count found=auction F=10 M=9 R=10 skat=3
every /dev/null ask bids given=twice given=twice x=y
every /dev/null ask --schema
every questions answer
for format in text jsonl junit; do
  every /dev/null check --jobs=1 --format=$format jsonl sgf
done
every /dev/null check --jobs=3 --all jsonl
every /dev/null convert --to=json sgf
every /dev/null convert --to=iss jsonl
every /dev/null explain jsonl:2
every one.sgf explain -
for format in text csv json html; do
  every /dev/null sheet --format=$format list.csv
done
every /dev/null sheet sgf
every /dev/null sheet --log=xskat.log xskat.list
every /dev/null sheet latin1.csv
every /dev/null check --jobs=1 --format=html sgf
every /dev/null check --jobs=1 --format=summary --summary=json --players sgf
every /dev/null check --jobs=1 --format=html --players sgf
every /dev/null check --jobs=1 --format=summary --players sgf
cp part.json again.json
every /dev/null merge part.json again.json
every /dev/null clause C62
every /dev/null sheet jsonl
every /dev/null sheet judged
every /dev/null clause value.hand
every /dev/null sample --games=3 --faults
done_testing
