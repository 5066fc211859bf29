# The completions of bash, zsh and fish offer every option of the table, its values, the games, the house rules,
# the questions and their facts, the clauses and the files.
. "$srcdir/tests/support/shell.sh"
mkdir "$tmp/bin" "$tmp/files" && ln -s "$SKATREF" "$tmp/bin/skatref" && touch "$tmp/files/games.sgf" || bail_out "no scratch folder"
PATH=$tmp/bin:$PATH
export PATH
cd "$tmp/files" || bail_out "no scratch folder"

# ------------------------------------------------------------------------------- what must be offered

all_commands >"$tmp/commands"
expect "the test itself: at least twelve commands" [ "$(wc -l <"$tmp/commands")" -ge 12 ]
echo "value ramsch" >>"$tmp/commands"

# must LINE: what stands on standard input is offered there, among others.
must() {
  printf '%s\n' "$1" >>"$tmp/lines"
  sed "s/^/$(wc -l <"$tmp/lines" | tr -d ' ') /" >>"$tmp/musts"
}

{ cat "$tmp/commands"; printf '%s\n' --help --version --lang=; } | grep -v ' ' | must "skatref "
while read -r name; do
  { "$SKATREF" $name --help; [ "$name" = value ] && "$SKATREF" value --help=incidents; } |
    grep -Eo -e '^ +--[a-z0-9-]+|, --[a-z0-9-]+' | grep -Eo -e '--[a-z0-9-]+' | sort -u >"$tmp/options"
  printf '%s\n' --lang >>"$tmp/options"
  must "skatref $name --" <"$tmp/options"
  expect "the test itself: options of $name" [ "$(wc -l <"$tmp/options")" -ge 2 ]
done <"$tmp/commands"
"$SKATREF" value --option=help | sed 's/ .*//' | must "skatref value --option="
printf '%s\n' ramsch ramsch-double ramsch-fixed | must "skatref check --option=contra,ramsc"
printf '%s\n' isko2022 isko2018 | must "skatref check --code=isko20"
printf '%s\n' altenburg1937 auto | must "skatref explain --code a"
printf '%s\n' text jsonl junit html summary | must "skatref check --format="
printf '%s\n' text jsonl junit html badge svg | must "skatref conform --format="
printf '%s\n' violates | must "skatref check --verdict=conforms,v"
printf '%s\n' letters symbols german | must "skatref explain --cards="
printf '%s\n' iss json | must "skatref convert --to="
{ formats; echo auto; } | must "skatref convert --from="
printf '%s\n' seeger-fabian seeger plain money beer | must "skatref sheet --scheme="
printf '%s\n' text json | must "skatref check --summary="
printf '%s\n' en de pl cs | must "skatref check --lang="
printf '%s\n' gives-up lays-down revoke last-trick | must "skatref value grand --happened="
printf '%s\n' clubs spades hearts diamonds grand null ramsch | must "skatref value "
printf '%s\n' incidents | must "skatref value --help="
"$SKATREF" ask | sed -n 's/^\([a-z][a-z]*\) .*/\1/p' | grep -v skatref | must "skatref ask "
printf '%s\n' kind= found= by= told_apart | must "skatref ask misdeal "
printf '%s\n' deal auction play | must "skatref ask misdeal count found="
printf '%s\n' happened.kind= happened.by= | must "skatref ask ending happened."
"$SKATREF" clause --list | sed 's/ .*//' | must "skatref clause "
printf '%s\n' play.follow | must "skatref check --clause=pack.cards,play.f"
printf '%s\n' nknuj | must "skatref clause nkn"
printf '%s\n' check record clauses protocol | must "skatref help "
printf '%s\n' games.sgf | must "skatref check --all ga"
printf '%s\n' games.sgf | must "skatref sheet --log=ga"
printf '%s\n' games.sgf | must "skatref conform -- skatref answer ga"
expect "the test itself: more than 500 words" [ "$(wc -l <"$tmp/musts")" -gt 500 ]

# ------------------------------------------------------------------------------------------ the shells

# Every word of the list, by itself, or with what stands before it in the line (zsh, fish); "--x=" is "--x".
check() { # SHELL
  number=0
  while IFS= read -r line; do
    number=$((number + 1))
    sed -n "s/^$number //p" "$tmp/musts" | sort -u >"$tmp/wanted"
    "$AWK" -v wanted="== $line" '$0 == wanted { inside = 1; next } $0 == "END" { inside = 0 } inside' "$tmp/offered" |
      sed 's/[ \\]*$//; s/^--[a-z]*=\(.\)/\1/; s/^\([a-z]*,\)*//; s/^[a-z]*\.*[a-z]*=\(.\)/\1/
           s/^.*,\([^,]*\)$/\1/; s/^\(--[a-z0-9-]*\)=$/\1/; s/^\(--lang\)=.*/\1/' | sort -u >"$tmp/got"
    sed 's/^\(--[a-z0-9-]*\)=$/\1/' "$tmp/wanted" | sort -u >"$tmp/plain"
    comm -23 "$tmp/plain" "$tmp/got" >"$tmp/missing"
    expect "$1 offers for \"$line\": $(wc -l <"$tmp/wanted" | tr -d ' ') words" diff /dev/null "$tmp/missing"
  done <"$tmp/lines"
}

if command -v bash >/dev/null; then
  bash --norc "$srcdir/tests/support/complete.bash" "$srcdir/completions/bash/skatref" <"$tmp/lines" >"$tmp/offered"
  check bash
  expect "bash: nothing is said for a word that fits nothing" \
    [ -z "$(echo 'skatref check --nonsens' | bash --norc "$srcdir/tests/support/complete.bash" "$srcdir/completions/bash/skatref" | sed '/^==/d; /^END$/d; /^$/d')" ]
else
  skip "the completion of bash" "no bash"
fi

if command -v zsh >/dev/null && zsh -f -c 'zmodload zsh/zpty' 2>/dev/null; then
  zsh -f "$srcdir/tests/support/complete.zsh" "$srcdir/completions/zsh" "$tmp/offered" <"$tmp/lines"
  check zsh
else
  skip "the completion of zsh" "no zsh with zpty"
fi

if command -v fish >/dev/null; then
  HOME=$tmp fish --no-config "$srcdir/tests/support/complete.fish" "$srcdir/completions/fish/skatref.fish" <"$tmp/lines" >"$tmp/offered"
  check fish
  # What a word means stands beside it.
  expect "fish shows what a clause is called" \
    [ "$(HOME=$tmp fish --no-config -c "source $srcdir/completions/fish/skatref.fish; complete -C 'skatref clause play.follo'")" = "play.follow	Following suit" ]
else
  skip "the completion of fish" "no fish"
fi

done_testing
