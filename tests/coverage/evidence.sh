# coverage/evidence.awk: what is booked for the functions of a clause, and that it is stale when they change.
. "$srcdir/tests/support/shell.sh"
mkdir -p "$tmp/src" "$tmp/tests/proofs" && cd "$tmp" || bail_out "no scratch folder"
printf 'int follow(int a)\n{\n    return a ? 1 : 2;\n}\nint other(void)\n{\n    return 3;\n}\n' >src/a.c
echo 'a proof' >tests/proofs/exhaustive.c
{
  printf 'play.follow\tsrc/a.c\tfollow\t1\t4\n'
  printf 'play.void\tsrc/a.c\tfollow\t1\t4\n'
  printf 'play.void\tsrc/a.c\tother\t5\t8\n'
} >code.tsv
cat >all.info <<END
SF:$tmp/src/a.c
DA:1,2
DA:3,2
BRDA:3,0,0,2
BRDA:3,0,1,-
DA:7,0
SF:/usr/include/x.h
DA:3,0
END
evidence() { # TASK WORD...
  task=$1
  shift
  run 0 "$AWK" -v task="$task" -v by="${by-}" -v root="$tmp" -v today=2026-01-02 -f "$srcdir/spec/hash.awk" \
    -f "$srcdir/coverage/evidence.awk" what=code code.tsv "$@"
}
clauses() {
  evidence clauses what=measures evidence.tsv what=proofs proofs.tsv what=errors killed.tsv
}
row() { # CLAUSE KIND
  "$AWK" -F '\t' -v id="$1" -v kind="$2" '$1 == id && $2 == kind { print $4 "/" $5 " " $6 " " $7 }' out
}

printf 'kind\tfile\tfunction\tdone\tall\thash\tdate\n' >evidence.tsv
printf 'clause\tfile\tfunction\tkilled\ttried\thash\tdate\n' >killed.tsv
evidence measure what=info all.info what=old evidence.tsv
mv out evidence.tsv
printf '%s\t3\t2\t1\n' "$tmp/src/a.c" >conditions
evidence measure what=conditions conditions what=old evidence.tsv
expect "lines stay when conditions are booked" [ "$(grep -c '^lines' out)" -eq 2 ]
mv out evidence.tsv
echo '# proved: all tricks: of 3 cards: 12 questions (play.*)' >proved
printf 'what\tquestions\tclauses\tby\thash\tdate\n' >proofs.tsv
by=tests/proofs/exhaustive.c
evidence prove what=proved proved what=old proofs.tsv
mv out proofs.tsv
# Those of another file are booked beside them, and in the place of what that file had proved.
echo 'contracts' >contracts.sh
by=contracts.sh
for n in 3 4; do
  echo "# proved: contracts: $n questions (play.follow)" >proved
  evidence prove what=proved proved what=old proofs.tsv
  mv out proofs.tsv
done

clauses
expect "lines of one function" [ "$(row play.follow lines)" = "2/2 2026-01-02 current" ]
expect "branches" [ "$(row play.follow branches)" = "1/2 2026-01-02 current" ]
expect "lines of two functions" [ "$(row play.void lines)" = "2/3 2026-01-02 current" ]
expect "conditions" [ "$(row play.void conditions)" = "1/2 2026-01-02 current" ]
expect "a proof" [ "$(row play.void proof)" = "12/12 2026-01-02 current" ]
expect "two proofs" [ "$(row play.follow proof)" = "12/12 2026-01-02 current
4/4 2026-01-02 current" ]
says out 'all tricks: of 3 cards'

# Two errors in follow, one in other, one outside of functions: play.void has a case that notices two of three.
{
  printf 'src/a.c\t3\tplay.void play.follow\n'
  printf 'src/a.c\t3\t\n'
  printf 'src/a.c\t7\tplay.void\n'
  printf 'src/a.c\t9\tplay.void\n'
} >tried
evidence kill what=tried tried what=old killed.tsv
mv out killed.tsv
clauses
expect "errors that its cases notice" [ "$(row play.follow errors)" = "1/2 2026-01-02 current" ]
expect "errors in two functions" [ "$(row play.void errors)" = "2/3 2026-01-02 current" ]
# Those of another folder are booked beside them, and in the place of what was booked of it.
mkdir lib
printf 'int revoke(void)\n{\n    return 4;\n}\n' >lib/b.c
printf 'play.void\tlib/b.c\trevoke\t1\t4\n' >>code.tsv
clauses
expect "a folder whose errors were not tried" [ "$(row play.void errors)" = "2/3 2026-01-02 current" ]
for clause in '' play.void; do
  printf 'lib/b.c\t3\t%s\n' "$clause" >tried.lib
  evidence kill what=tried tried.lib what=old killed.tsv
  mv out killed.tsv
done
clauses
expect "errors in two folders" [ "$(row play.void errors)" = "3/4 2026-01-02 current" ]
expect "and in one" [ "$(row play.follow errors)" = "1/2 2026-01-02 current" ]
printf 'play.follow\tlib/b.c\trevoke\t1\t4\n' >>code.tsv
clauses
expect "a function that came later" [ "$(row play.follow errors)" = "1/2 2026-01-02 code changed" ]
sed '/play.follow.*revoke/d' code.tsv >new && mv new code.tsv

# The clause has no code that other clauses have: it is not stale with them.
sed 's/return 3/return   3/' src/a.c >new && mv new src/a.c
clauses
expect "blanks do not count" [ "$(row play.void lines)" = "2/3 2026-01-02 current" ]
sed 's/return   3/return 4/' src/a.c >new && mv new src/a.c
clauses
expect "a function changed" [ "$(row play.void lines)" = "2/3 2026-01-02 code changed" ]
expect "its errors" [ "$(row play.void errors)" = "3/4 2026-01-02 code changed" ]
expect "not those of the others" [ "$(row play.follow errors)" = "1/2 2026-01-02 current" ]
expect "the proof is of both" [ "$(row play.follow proof)" = "12/12 2026-01-02 code changed
4/4 2026-01-02 current" ]
expect "the other function did not change" [ "$(row play.follow lines)" = "2/2 2026-01-02 current" ]
sed 's/return 4/return 3/' src/a.c >new && mv new src/a.c
echo 'another proof' >tests/proofs/exhaustive.c
clauses
expect "the proof changed" [ "$(row play.void proof)" = "12/12 2026-01-02 code changed" ]
expect "and not the other one" [ "$(row play.follow proof)" = "12/12 2026-01-02 code changed
4/4 2026-01-02 current" ]
expect "and no lines" [ "$(row play.void lines)" = "2/3 2026-01-02 current" ]
done_testing
