# spec/clauses.awk makes C of good clauses, and refuses the others with file and line.
. "$srcdir/tests/support/shell.sh"
awk_script=$srcdir/spec/clauses.awk

clauses() { # PART FILE [OPTION...]
  part=$1 file=$2
  shift 2
  "$AWK" "$@" -v part="$part" -f "$awk_script" "$file" >"$tmp/out" 2>"$tmp/err"
}

# refuses MESSAGE: the clauses on stdin are refused with exactly that message.
refuses() {
  cat >"$tmp/in.md"
  begin "refuses $1"
  expect "refused" not clauses header "$tmp/in.md"
  printf '%s\n' "$tmp/in.md:$1" >"$tmp/message"
  expect "this message" diff "$tmp/message" "$tmp/err"
  silent "$tmp/out"
  end
}

refuses '4: clause a.b is already at '"$tmp"'/in.md:1' <<'END'
### a.b — One
text
- kind: rule
### a.b — Two
END

refuses '3: clause a-b is already at '"$tmp"'/in.md:1' <<'END'
### a.b — One
- kind: rule
### a-b — The same symbol
END

refuses '1: clause a.b has no fields' <<'END'
### a.b — One
text

### a.c — Two
- kind: rule
END

refuses '2: clause z.last has no fields' <<'END'

### z.last — The last
END

refuses "3: unknown field 'sort' in clause a.b" <<'END'
### a.b — One
- kind: rule
- sort: rule
END

refuses "3: field 'kind' comes twice in clause a.b" <<'END'
### a.b — One
- kind: rule
- kind: option
END

refuses "1: clause id 'a.B' is not made of a-z, 0-9, '.' and '-'" <<'END'
### a.B — One
END

refuses '1: a heading reads `### id — Title`' <<'END'
### a.b One
END

refuses '4: text after the fields of clause a.b' <<'END'
### a.b — One
- kind: rule

Lost words.
END

refuses "2: what is derived stands in the reading of clause a.b" <<'END'
### a.b — One
It is so (derived).
- kind: rule
END

refuses "2: a difference between codes has a clause of its own" <<'END'
### a.b — One
Under altenburg1937 it is not so.
- kind: rule
END

refuses "3: a reading is a paragraph of its own" <<'END'
### a.b — One
text
Reading: words.
- kind: rule
END

refuses "2: clause a.b has a reading, but no text" <<'END'
### a.b — One
Reading: words.
- kind: rule
END

refuses "6: clause a.b has two readings" <<'END'
### a.b — One
text

Reading: words.

Reading: more words.
- kind: rule
END

refuses "4: clause a.b has no fields" <<'END'

# Heading

### a.b — One
text

Reading: words.
END

refuses "3: evidence of clause a.b is one of text translation quoted court secondary derived and not 'sure'" <<'END'
### a.b — One
- kind: rule
- evidence: sure
END

cat >"$tmp/good.md" <<'END'
# Not a clause

### play.follow-suit — Following "suit"
A line
and its end: ä, \, ??/.
- a row

Next.

Reading: two sources
differ.

One is followed.

- kind: rule
- cases: one,
  two
## Nor this
- kind: nothing
END
for part in header table; do
  expect "takes good clauses: $part" clauses $part "$tmp/good.md"
  sed 's/^ *//' "$tmp/out" >"$tmp/$part"
done

# has FILE LINE: the line is in the file, but for its indent.
has() {
  expect "$1: $2" grep -Fxq -- "$2" "$tmp/$1"
}

has header 'SKR_C_PLAY_FOLLOW_SUIT = 1, /**< play.follow-suit: Following "suit" */'
has table '[SKR_C_PLAY_FOLLOW_SUIT] = {'
has table '.title = "Following \"suit\"",'
has table '.text = "A line and its end: ä, \\, ?\?/.\n- a row\n\nNext.",'
has table '.reading = "two sources differ.\n\nOne is followed.",'
has table '.cases = "one, two",'
has table '.overrides = "",'
expect "two rows" [ "$(grep -c '^\[SKR_C_' "$tmp/table")" = 2 ]

expect "takes good clauses: lines" clauses lines "$tmp/good.md"
cut -f1,3- "$tmp/out" >"$tmp/lines"
has lines "$(printf 'play.follow-suit\ttext\tNext.')"
has lines "$(printf 'play.follow-suit\treading\ttwo sources')"
has lines "$(printf 'play.follow-suit\treading\tOne is followed.')"

# Numbers: those of the lock, and for a new clause the one behind the highest, which may be retired.
cat >"$tmp/lock" <<'END'
# id, number
play.old 9 retired 1 1
play.follow-suit 7 live 1 1
END
{ cat "$tmp/good.md"; printf '%s\n' '### play.new — New' 'text' '- kind: option' '- codes: one' '- options: x-y'
  printf '%s\n' '### play.one — One' 'text' '- kind: rule' '- codes: one two' '- instead-of: play.new'; } >"$tmp/numbers.md"
for part in header sets; do
  expect "numbers: $part" clauses $part "$tmp/numbers.md" -v lock="$tmp/lock"
  sed 's/^ *//' "$tmp/out" >"$tmp/$part"
done
refuses "1: clause a.b is instead of 'a.c', which is no other clause" <<'END'
### a.b — One
- kind: rule
- instead-of: a.c
END

refuses "3: clause a.c is its own option and cannot belong to another" <<'END'
### a.b — One
- kind: rule
### a.c — Two
- kind: option
- options: contra
- instead-of: a.b
END

has header 'SKR_C_PLAY_FOLLOW_SUIT = 7, /**< play.follow-suit: Following "suit" */'
has header 'SKR_C_PLAY_NEW = 10, /**< play.new: New */'
has sets '#define OPTION_X_Y_CLAUSES { { 1024u, } }'
has sets '#define CODE_ONE_CLAUSES { { 2048u, } }'
has sets '#define CODE_TWO_CLAUSES { { 2048u, } }'
has sets '{ "play.one", SKR_C_PLAY_ONE, { { 2048u, } }, { { 1024u, } } }, \'

done_testing
