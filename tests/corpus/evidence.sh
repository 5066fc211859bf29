# Every decision has a clause and a case or a reason; clauses whose cases are all derived say why; and a
# case claims the text of the order only where it was seen.
. "$srcdir/tests/support/shell.sh"
[ -n "${PYTHON:-}" ] || skip_all "no Python"
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE
evidence() { # STATUS OPTION...
  status=$1
  shift
  run "$status" "$PYTHON" "$srcdir/tests/corpus/evidence.py" \
    --clauses="$builddir/spec/clauses.tsv" --corpus="$srcdir/corpus" "$@"
}
evidence 0 --spec="$srcdir/spec"

# It can fail: a table with one thing wrong.
wrong() { # FILE MESSAGE PROGRAM: what awk makes of the file
  rm -rf "$tmp/spec"
  cp -r "$srcdir/spec" "$tmp/spec" && chmod -R u+w "$tmp/spec"
  "$AWK" -F '\t' -v OFS='\t' "$3" "$srcdir/spec/$1" >"$tmp/spec/$1"
  evidence 1 --spec="$tmp/spec"
  says "$tmp/err" "$2"
}
wrong decisions.tsv "C6: there is no clause deal.nothing" '$1 == "C6" { $8 = "deal.nothing" } { print }'
wrong decisions.tsv "C6: there is no case aaaaa" '$1 == "C6" { $9 = "aaaaa" } { print }'
wrong decisions.tsv "C6: neither a case nor a reason" '$1 == "C6" { $9 = "" } { print }'
wrong decisions.tsv "C17: neither a case nor a reason" '$1 == "C17" { $10 = "" } { print }'
wrong decisions.tsv "the decisions are not C1, C2, ... in order" '$1 != "C40"'
wrong derived-only.tsv "end.absent: all its cases are derived" '$1 != "end.absent"'
wrong derived-only.tsv "level.win: has a case with a source" '{ print } END { print "level.win", "no reason at all" }'
done_testing
