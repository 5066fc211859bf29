# Every decision and every correction has a clause and a case, or a reason; clauses whose cases are all
# derived say why; and a case claims the text of the order only where it was seen.
. "$srcdir/tests/support/shell.sh"
[ -n "${PYTHON:-}" ] || skip_all "no Python"
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE
evidence() { # STATUS SPEC...
  status=$1
  shift
  run "$status" "$PYTHON" "$srcdir/tests/corpus/evidence.py" \
    --clauses="$builddir/spec/clauses.tsv" --corpus="$srcdir/corpus" --spec "$@"
}
evidence 0 "$srcdir/spec"

# It can fail: copies of the tables, each with one thing wrong, all read at once.
copies='' messages=''
wrong() { # NAME FILE MESSAGE PROGRAM: awk's program makes the wrong table
  cp -r "$srcdir/spec" "$tmp/$1" && chmod -R u+w "$tmp/$1" || bail_out "no copy of spec"
  "$AWK" -F '\t' -v OFS='\t' "$4" "$srcdir/spec/$2" >"$tmp/$1/$2"
  copies="$copies $tmp/$1"
  messages="$messages$1: $3$newline"
}
wrong clause decisions.tsv "C6: there is no clause deal.nothing" \
  '$1 == "C6" { $8 = "deal.nothing" } { print }'
wrong case decisions.tsv "C6: there is no case aaaaa" '$1 == "C6" { $9 = "aaaaa" } { print }'
wrong none decisions.tsv "C6: neither a case nor a reason" '$1 == "C6" { $9 = "" } { print }'
wrong why decisions.tsv "C17: neither a case nor a reason" '$1 == "C17" { $10 = "" } { print }'
wrong gap decisions.tsv "the decisions are not C1, C2, ... in order" '$1 != "C40"'
wrong grade decisions.tsv "evidence: court is wrong for 'club'" '$1 == "C6" { $3 = "club" } { print }'
wrong undone corrections.tsv "3: neither a case nor a reason" '$1 == 3 { $4 = "" } { print }'
wrong derived derived-only.tsv "end.absent: all its cases are derived" '$1 != "end.absent"'
wrong sourced derived-only.tsv "level.win: has a case with a source" \
  '{ print } END { print "level.win", "no reason at all" }'
wrong text numbers.tsv "ISkO 1999 2.4.2 was not seen as text; law is too much" \
  '$1 == "1999" && $2 == "2.4.2" { $3 = "quoted" } { print }'
# shellcheck disable=SC2086 # a folder a word
evidence 1 $copies
printf '%s' "$messages" >"$tmp/messages"
while IFS= read -r message; do
  name=${message%%: *}
  grep "^$name: " "$tmp/err" >"$tmp/its-err"
  says "$tmp/its-err" "${message#*: }"
done <"$tmp/messages"
done_testing
