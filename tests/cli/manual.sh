# What shells and manuals are told, in every language. Single facts of it are in complete.sh, source.sh and help.sh.
. "$srcdir/tests/support/shell.sh"

# ----------------------------------------------------------------------------------------- --complete

# Words that fit nothing, and words without end.
for words in "" "nix" "nix --" "check --code=nix" "check --nix=" "ask nix a=" "ask misdeal nix=" "ask ending happened.nix=" \
  "value ramsch" "value ramsch --" "clause zzz" "help zzz" "-- -- --" "--lang" "--lang=" "--lang=de --lang=de" "check --lang=x"; do
  # shellcheck disable=SC2086 # words
  run 0 "$SKATREF" help --complete -- $words ''
done
run 0 "$SKATREF" help --complete -- $(seq 500)
run 0 "$SKATREF" help --complete -- ask ending "$(printf '%5000s' x | tr ' ' .)="
run 0 "$SKATREF" help --complete -- check "--clause=$(printf '%5000s' x | tr ' ' ,)"

# ------------------------------------------------------------------------------------------- --source

# What the manuals are made of has every option that --help has, every command, clause and question; hyphens are
# escaped, so that they can be copied.
named() { # FILE: the words of standard input that do not stand in the source, as it writes them
  sed 's/-/\\-/g' | while read -r word; do grep -qF -- "$word" "$1" || echo "$word"; done
}
"$SKATREF" --help | sed -n 's/^  \([a-z][a-z]*\) .*/\1/p' | grep -v '^skatref$' >"$tmp/commands"
for language in en de pl cs; do
  while read -r name; do
    run 0 "$SKATREF" help --lang=$language --source "$name"
    expect "$name in $language: begins with its name" [ "$(head -n 1 "$tmp/out")" = "@page $name" ]
    "$SKATREF" "$name" --help | grep -Eo -e '^ +--[a-z0-9-]+|, --[a-z0-9-]+' | grep -Eo -e '--[a-z0-9-]+' |
      grep -v -x -e --help | named "$tmp/out" >"$tmp/missing"
    expect "$name in $language: has all options" diff /dev/null "$tmp/missing"
  done <"$tmp/commands"
  run 0 "$SKATREF" help --lang=$language --source skatref
  sed 's/^/skatref-/' "$tmp/commands" | named "$tmp/out" >"$tmp/missing"
  expect "skatref in $language: has all commands" diff /dev/null "$tmp/missing"
  run 0 "$SKATREF" help --lang=$language --source clauses
  "$SKATREF" clause --list | sed 's/ .*//' | grep . | named "$tmp/out" >"$tmp/missing"
  expect "clauses in $language: has all clauses" diff /dev/null "$tmp/missing"
  run 0 "$SKATREF" help --lang=$language --source protocol
  "$SKATREF" ask | sed -n 's/^\([a-z][a-z]*\) .*/\1/p' | grep -v skatref | sed 's/^/@question /' | named "$tmp/out" >"$tmp/missing"
  expect "protocol in $language: has all questions" diff /dev/null "$tmp/missing"
done

# ------------------------------------------------------------------------------------------- --help

# How many lines are wider than 80 columns: of each letter in UTF-8 the first byte counts.
too_wide() {
  tr -d '\200-\277' <"$1" | "$AWK" 'length > 80' | wc -l
}

"$SKATREF" --help | sed -n 's/^  \([a-z][a-z]*\) .*/\1/p' | grep -v '^skatref$' >"$tmp/commands"
for language in en de pl cs xx; do
  while read -r name; do
    for page in --help --help=incidents; do
      [ "$name" = value ] || [ "$page" = --help ] || continue
      "$SKATREF" "$name" "$page" --lang=$language >"$tmp/page" 2>&1
      expect "$name $page in $language: at most 80 columns" \
        [ "$(too_wide "$tmp/page")" -eq 0 ]
      expect "$name $page in $language: at most 48 lines" [ "$(wc -l <"$tmp/page")" -le 48 ]
    done
  done <"$tmp/commands"
  "$SKATREF" --help --lang=$language >"$tmp/page"
  expect "skatref --help in $language: at most 80 columns" \
    [ "$(too_wide "$tmp/page")" -eq 0 ]
done
done_testing
