# Input that comes slowly, and is interrupted by signals that mean nothing, is read to its end.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
sanitized && skip_all "no other code goes before a program with sanitizers"
cc -shared -fPIC -O1 -o alarm.so "$srcdir/tests/support/alarm.c" 2>err ||
  skip_all "no shared object can be built here"

# slowly FILE: in two halves.
slowly() {
  head -c 30 "$1"
  sleep 0.1
  tail -c +31 "$1"
}

reads() { # FILE COMMAND...: prints as from the file itself
  file=$1
  shift
  "$SKATREF" "$@" <"$file" >expected 2>err
  due=$?
  slowly "$file" | LD_PRELOAD=$tmp/alarm.so "$SKATREF" "$@" >out 2>err
  status=$? subject="skatref $* with slow input"
  expect "$subject: exit status $due" [ $status -eq $due ]
  expect "$subject: prints the same" cmp out expected
}

{ clubs 1; clubs 2; } >sgf
clubs 1 >one.sgf
printf '{"id":1,"ask":"bids","given":{}}\n{"id":2,"ask":"bids","given":{}}\n' >questions
printf 'deal,soloist,game,points,won\n1,A,clubs,18,yes\n2,B,grand,,no\n' >list.csv
reads sgf check
reads sgf check --jobs=1 --all
reads sgf convert --to=json
reads one.sgf explain -
reads sgf sheet
reads list.csv sheet
reads questions answer
done_testing
