# Whatever the tables beside the clauses name is there; and a wrong name is found.
. "$srcdir/tests/support/shell.sh"
spec=$srcdir/spec
mkdir -p "$tmp/spec" || bail_out "no scratch folder"

tables() { # CHANGES
  "$AWK" -f "$spec/tables.awk" what=clauses "$spec/clauses.lock" what=cases "$srcdir/corpus/cases.lock" \
    what=changes "$1"
}

expect "the tables are right" tables "$spec/CHANGES.md"

# finds MESSAGE: in the table on stdin.
finds() {
  cat >"$tmp/spec/CHANGES.md"
  tables "$tmp/spec/CHANGES.md" >"$tmp/out"
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
done_testing
