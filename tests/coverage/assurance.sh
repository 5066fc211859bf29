# make assurance: what a part says goes into the table and onto the page; the page in the tree is that of the table.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
mkdir parts
printf '# Tried: one | two\necho noise\necho "12 of 12"\n' >parts/good.sh
printf '# Tried: three\necho "1 fault"\nexit 1\n' >parts/bad.sh
printf '# Tried: four\necho "needs a tool"\nexit 77\n' >parts/absent.sh
assurance() {
  parts=$tmp/parts table=$tmp/table page=$tmp/page sh "$srcdir/coverage/assurance.sh" "$@"
}
row() { # PART FIELD: a field of the table
  "$AWK" -F '\t' -v part="$1" -v field="$2" '$1 == part { print $field }' table
}

run 0 assurance good
says page '| good | one \| two | 12 of 12 | '
expect "the others are not run" [ "$(wc -l <table)" -eq 2 ]
cp table before
for flags in n kn 'n -j2'; do
  MAKEFLAGS=$flags
  export MAKEFLAGS
  run 0 assurance bad
  expect "make -n writes nothing: $flags" cmp table before
done
unset MAKEFLAGS
run 1 assurance
expect "a part that fails" [ "$(row bad 3), $(row bad 4)" = "failed, 1 fault" ]
expect "a part that cannot run" [ "$(row absent 3), $(row absent 4)" = "not run, needs a tool" ]
expect "a part has one row" [ "$(row good 1)" = good ]
says page '## Failed'
says page '`make -C build assurance PARTS=bad`'
printf '# Tried: one\necho "needs a tool"\nexit 77\n' >parts/good.sh
run 0 assurance good
expect "the figure of an earlier run stays" [ "$(row good 4)" = "12 of 12" ]
says err "the row of an earlier run stays"
printf '# Tried: five\necho "${FEW:-all} of 9"\n' >parts/short.sh
FEW=1
export FEW
run 0 assurance short
expect "a short run says so" [ "$(row short 7)" = "FEW=1 make -C build assurance PARTS=short" ]
unset FEW
run 0 assurance short
expect "a whole run takes its place" [ "$(row short 4)" = "all of 9" ]
FEW=1
export FEW
run 0 assurance short
expect "a short run leaves a whole one" [ "$(row short 4)" = "all of 9" ]
printf '# Tried: five\necho "1 fault"\nexit 1\n' >parts/short.sh
run 1 assurance short
expect "unless it fails" [ "$(row short 3), $(row short 4)" = "failed, 1 fault" ]
printf '# Tried: five\necho "9 of 9"\n' >parts/short.sh
unset FEW
run 1 assurance nothing
says err "no such part: nothing"

# A row of an older commit whose sources changed says so, once any part is run again.
if command -v git >/dev/null; then
  mkdir -p tree/coverage tree/src
  cp "$srcdir/coverage/assurance.awk" tree/coverage
  echo one >tree/src/a.c
  commit() {
    git -C tree add . && git -C tree -c user.name=a -c user.email=a@example.org commit -q -m "$1" 2>err
    git -C tree rev-parse --short=9 HEAD
  }
  git init -q tree 2>err
  first=$(commit first)
  printf '# Tried: one\necho "1 of 1"\n' >parts/good.sh
  rm table
  of_tree() {
    parts=$tmp/parts table=$tmp/table page=$tmp/page srcdir=$tmp/tree sh "$srcdir/coverage/assurance.sh" "$@"
  }
  run 0 of_tree good
  expect "the row names the commit" [ "$(row good 8):$(row good 9)" = "$first:" ]
  echo text >tree/README
  second=$(commit second)
  run 0 of_tree short
  expect "nothing of src has changed" [ "$(row good 8):$(row good 9)" = "$first:" ]
  echo two >tree/src/a.c
  third=$(commit third)
  run 0 of_tree short
  expect "src has changed since" [ "$(row good 8):$(row good 9)" = "$first:src changed since" ]
  expect "... which the page says" grep -q "^| good .*, of $first: src changed since | " page
  expect "the new row is of the new commit" [ "$(row short 8):$(row short 9)" = "$third:" ]
  echo three >tree/src/a.c
  run 0 of_tree good
  expect "what is not committed has a mark" [ "$(row good 8)" = "$third+" ]
fi

# ------------------------------------------------------------------------------ the page in the tree
"$AWK" -f "$srcdir/coverage/assurance.awk" "$srcdir/coverage/assurance.tsv" >page
expect "coverage/assurance.md is made from coverage/assurance.tsv" diff "$srcdir/coverage/assurance.md" page
for file in "$srcdir"/tests/assurance/*.sh "$srcdir"/tests/cross/*.sh; do
  part=$(basename "$file" .sh)
  [ "$part" = parts ] && continue
  expect "$part: says what was tried" grep -q '^# Tried: .' "$file"
  expect "$part: is on the page" grep -q "^| $part | " page
done
expect "nothing has failed" not grep -q '^## Failed' page
done_testing
