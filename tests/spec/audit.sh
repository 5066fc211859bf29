# Names the audits that are stale, which is no failure; and notices each kind of change.
. "$srcdir/tests/support/shell.sh"

AWK=$AWK sh "$srcdir/spec/audit.sh" stale "$srcdir" >"$tmp/stale" 2>"$tmp/err"
case $? in
  0) ok 0 "every audit is current" ;;
  1) skip "every audit is current" "$(cut -d: -f1 "$tmp/stale" | tr '\n' ' ')changed since: make audit" ;;
  *) ok 1 "the audits can be read" "$tmp/err" ;;
esac

mkdir -p "$tmp/coverage" && cp -r "$srcdir/spec" "$srcdir/src" "$tmp" && cp "$srcdir/coverage/trace.awk" "$tmp/coverage" &&
  chmod -R u+w "$tmp" || bail_out "no copy of the spec"
audit() { # MODE ID...
  mode=$1
  shift
  AWK=$AWK sh "$srcdir/spec/audit.sh" "$mode" "$tmp" "$@" >"$tmp/out" 2>"$tmp/err"
}
table=$tmp/spec/audit.tsv
# shellcheck disable=SC2046 # a list
expect "all are accepted" audit accept $(sed 1d "$table" | cut -f1)
expect "and are current" audit stale
silent "$tmp/out"
expect "of today" [ "$(sed 1d "$table" | cut -f6 | sort -u)" = "$(date +%Y-%m-%d)" ]
cp "$table" "$tmp/good"

edit() { # FILE SED
  sed "$2" "$tmp/$1" >"$tmp/edited" && not cmp -s "$tmp/edited" "$tmp/$1" && mv "$tmp/edited" "$tmp/$1"
}
expect "the test itself: a function changes" edit src/rules/won-lost.c 's/SKR_C_LEVEL_NULL/(&)/'
expect "its clause is stale" not audit stale
says "$tmp/out" 'level.null: code changed since the audit of '
expect "the test itself: a clause changes" edit spec/clauses.lock 's/^\(level.null [0-9]* live \)[0-9]*/\11/'
expect "text and code" not audit stale
says "$tmp/out" 'level.null: text and code changed since'
expect "is accepted" audit accept level.null
expect "only that row" audit list
expect "level.null is current" grep -q "$(printf '^level.null\t.*\tcurrent$')" "$tmp/out"
expect "the test itself: a row goes" edit spec/audit.tsv '/^play.follow/d'
expect "no row, nothing to accept" not audit accept play.follow
says "$tmp/err" 'there is no row for play.follow'

wrong() { # MESSAGE ROW
  { cat "$tmp/good"; printf '%b\n' "$2"; } >"$table"
  expect "refused: $1" not audit stale
  says "$tmp/err" "$1"
}
wrong 'there is no clause a.b' 'a.b\t1\t1\tsources\tcompared\t2026-01-01'
wrong 'a row is clause, text, code, sources, compared, date' 'play.follow\t1\t1\tsources\t\t2026-01-01'
wrong 'level.null is already at' 'level.null\t1\t1\tsources\tcompared\t2026-01-01'
done_testing
