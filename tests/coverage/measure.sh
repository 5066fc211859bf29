# coverage/check.awk: thresholds, what it names, and excuses; and the excuses in src/ have reasons.
. "$srcdir/tests/support/shell.sh"

printf '%s\n' '# per cent' 'src/rules 100 100' 'src 50 -' >"$tmp/thresholds"
mkdir -p "$tmp/src/rules" "$tmp/src/cli" || bail_out "no scratch folder"
printf '%s\n' 'one' '  two();' 'three' >"$tmp/src/rules/a.c"
printf '%s\n' 'one' 'two' >"$tmp/src/cli/b.c"

# info: what lcov would write when all is reached. A file may come twice.
info() {
  cat <<END
TN:all
SF:$tmp/src/rules/a.c
DA:1,4
BRDA:2,0,0,1
BRDA:2,0,1,-
DA:2,1
DA:3,0
end_of_record
SF:$tmp/src/cli/b.c
DA:1,1
DA:2,0
BRDA:2,0,0,-
end_of_record
SF:$tmp/src/rules/a.c
BRDA:2,0,1,7
DA:3,2
end_of_record
SF:/usr/include/c.h
DA:1,0
end_of_record
END
}

# check STATUS [SED]: the info, spoiled, is accepted or refused.
check() {
  info | sed "${2-}" >"$tmp/info"
  run "$1" "$AWK" -v root="$tmp" -f "$srcdir/coverage/check.awk" "$tmp/thresholds" "$tmp/info" \
    "$tmp/src/rules/a.c" "$tmp/src/cli/b.c"
  cat "$tmp/err" >>"$tmp/out"
  subject="check.awk ${2-}"
}

says_line() {
  expect "$subject: $1" grep -Fqx -- "$1" "$tmp/out"
}

check 0
says_line 'src/rules           3/3       100.0%      2/2       100.0%'
says_line 'src                 1/2        50.0%      0/1         0.0%'

check 1 's/^DA:3,2/DA:3,0/'
says_line 'src/rules: 66.6% of the lines, 100% are asked for:'
says_line 'src/rules/a.c:3: never run: three'

check 1 's/^\(BRDA:2,0,[01]\),.*/\1,-/'
says_line 'src/rules: 0.0% of the branches, 100% are asked for:'
says_line 'src/rules/a.c:2: 2 branches never taken: two();'

check 1 's/^BRDA:2,0,1,7/BRDA:2,0,1,0/'
says_line 'src/rules/a.c:2: 1 branch never taken: two();'

check 1 's/^DA:1,1/DA:1,0/'
says_line 'src: 0.0% of the lines, 50% are asked for:'
says_line 'src/cli/b.c:1: never run: one'

check 1 's/cli/rules/'
says_line 'src: no line of it was counted'

check 1 d
says_line 'src/rules: no line of it was counted'

echo 'if (x) /* LCOV_EXCL_BR_LINE: the caller never passes 0 */' >>"$tmp/src/cli/b.c"
check 0
says_line 'src/cli/b.c:3: excused: the caller never passes 0'
wanted="only LCOV_EXCL_LINE and LCOV_EXCL_BR_LINE, with ': ' and a reason"
for excuse in 'LCOV_EXCL_LINE' 'LCOV_EXCL_LINE:' 'LCOV_EXCL_BR_LINE */' 'LCOV_EXCL_LINE: why' \
    'LCOV_EXCL_START: all that follows' 'LCOV_EXCL_STOP' 'GCOV_EXCL_LINE: the other tool'; do
  echo "x; /* $excuse */" >"$tmp/src/cli/b.c"
  check 1
  says_line "src/cli/b.c:1: $wanted"
done

echo 'src/rules 100' >"$tmp/thresholds"
check 1
says_line "$tmp/thresholds:1: three words are expected: folder, lines, branches"
says_line 'no thresholds'

# The tree: where nothing is counted, only the excuses are looked at.
: >"$tmp/info"
"$AWK" -v root="$srcdir" -f "$srcdir/coverage/check.awk" "$srcdir/coverage/thresholds" "$tmp/info" \
  "$srcdir"/src/*.[ch] "$srcdir"/src/*/*.[ch] >"$tmp/out"
expect "the excuses in src/ have reasons" not grep -F "$wanted" "$tmp/out"
expect "they were looked at" grep -q 'src: no line of it was counted' "$tmp/out"

# Which clauses reach a line.
cat >"$tmp/follow.info" <<'END'
TN:play_follow
SF:/x/src/rules/a.c
DA:7,3
DA:8,0
end_of_record
END
sed 's/follow/lead/; s/^DA:7,3/DA:7,0/' "$tmp/follow.info" >"$tmp/lead.info"
reach() { "$AWK" -v line="$1" -f "$srcdir/coverage/reach.awk" "$tmp"/*.info >"$tmp/out"; }
expect "a line that one clause reaches" reach src/rules/a.c:7
printf 'play_follow\t3\n' >"$tmp/reached"
expect "it is named with its count" cmp "$tmp/reached" "$tmp/out"
expect "a line that no clause reaches" reach src/rules/a.c:8
expect "none is named" [ ! -s "$tmp/out" ]
for line in rules/b.c:7 ngine/a.c:7 src/rules/a.c:77 src/rules/a.c ''; do
  expect "no such line: '$line'" not reach "$line"
done
done_testing
