# Whatever the tables beside the clauses name is there; and a wrong name is found.
. "$srcdir/tests/support/shell.sh"
spec=$srcdir/spec
mkdir -p "$tmp/spec" || bail_out "no scratch folder"

tables() { # CHANGES NUMBERS CLAUSES
  "$AWK" -f "$spec/tables.awk" what=lock "$spec/clauses.lock" what=cases "$srcdir/corpus/cases.lock" \
    what=lines "$3" what=changes "$1" what=numbers "$2" >"$tmp/out"
}

good_tables() {
  tables "$spec/CHANGES.md" "$spec/numbers.tsv" "$builddir/spec/clauses.tsv"
}
expect "the tables are right" good_tables
cp "$tmp/out" "$tmp/notes"

# finds MESSAGE: in the table on stdin.
finds() {
  cat >"$tmp/spec/CHANGES.md"
  tables "$tmp/spec/CHANGES.md" "$spec/numbers.tsv" "$builddir/spec/clauses.tsv"
  ok $((! $?)) "finds: $1"
  says "$tmp/out" "spec/CHANGES.md:$1"
}

finds '2: there is no clause play.nowhere' <<'END'
## 0.1.0
| play.nowhere | isko2022 | one | two | a source | |
END
finds '2: there is no case abc' <<'END'
## 0.1.0
| play.follow | isko2022 | one | two | a source | abc |
END
finds '2: 5 columns; 6 are needed' <<'END'
## 0.1.0
| play.follow | isko2022 | one | two | a source |
END
finds '2: column 3 is empty' <<'END'
## 0.1.0
| play.follow | isko2022 | | two | a source | |
END
finds '1: a change belongs to a release' <<'END'
| play.follow | isko2022 | one | two | a source | |
END

# numbered MESSAGE ROW CLAUSE-FIELD: in a table of numbers with that row, cited so.
head -n 1 "$spec/numbers.tsv" >"$tmp/heading"
numbered() {
  { cat "$tmp/heading"; printf '1999\t1.1\tsecondary\tthe game\tsomewhere\t\n'; printf '%b\n' "$2"; } >"$tmp/numbers.tsv"
  printf 'a.b\ta.md:3\t%b\n' "$3" >"$tmp/clauses.tsv"
  tables "$spec/CHANGES.md" "$tmp/numbers.tsv" "$tmp/clauses.tsv"
  ok $((! $?)) "finds: $1"
  says "$tmp/out" "$1"
}
row='1999\t4.4.6\tquoted\ta subject\tsomewhere\t'
numbered 'a.md:3: a.b: isko1999 4.4.7 is not in spec/numbers.tsv' "$row" 'isko1999\t4.4.6 4.4.7'
numbered 'a.md:3: a.b: isko2022 4.4.6 is not in spec/numbers.tsv' "$row" 'isko2022\t4.4.6'
numbered 'a.b: of isko1999 4.4.6 no text, translation, quotation or account is known' \
  '1999\t4.4.6\texists\ta subject\tsomewhere\tnot seen' 'isko1999\t4.4.6'
numbered 'no clause cites isko1999 4.4.6, and no reason says why' "$row" 'isko1999\t1.1'
numbered 'isko1999 SkWO-5.1 is not in spec/numbers.tsv' "$row" 'isko1999\t4.4.6 SkWO-5.1'
numbered "there is no grade 'sure'" '1999\t4.4.6\tsure\ta subject\tsomewhere\t' 'isko1999\t4.4.6'
numbered "there is no edition '2006'" '2006\t4.4.6\ttext\ta subject\tsomewhere\t' 'isko1999\t1.1'
numbered '5 columns; 6 are needed' '1999\t4.4.6\ttext\ta subject\tsomewhere' 'isko1999\t4.4.6'
numbered '1999 4.4.6 is already at' "$row\n$row" 'isko1999\t4.4.6'
done_testing
