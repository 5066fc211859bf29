# spec/clauses.awk makes C of good clauses, and refuses the others with file and line.
set -u
tmp=$(mktemp -d) || exit 99
trap 'rm -rf "$tmp"' EXIT
awk_script=$srcdir/spec/clauses.awk
failed=0

clauses() { # PART FILE
  LC_ALL=C ${AWK:-awk} -v part="$1" -f "$awk_script" "$2" 2>"$tmp/err"
}

# refuses MESSAGE: the clauses on stdin are refused with exactly that message.
refuses() {
  cat >"$tmp/in.md"
  if clauses header "$tmp/in.md" >"$tmp/out"; then
    echo "accepted, but should say: $1"; failed=1
  elif [ "$(cat "$tmp/err")" != "$tmp/in.md:$1" ]; then
    echo "said: $(cat "$tmp/err")"; echo "should say: $tmp/in.md:$1"; failed=1
  elif [ -s "$tmp/out" ]; then
    echo "refused, but wrote something: $1"; failed=1
  fi
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

cat >"$tmp/good.md" <<'END'
# Not a clause

### play.follow-suit — Following "suit"
A line
and its end: ä, \, ??/.
- a row

Next.

- kind: rule
- cases: one,
  two
## Nor this
- kind: nothing
END
clauses header "$tmp/good.md" >"$tmp/header" || { cat "$tmp/err"; failed=1; }
clauses table "$tmp/good.md" >"$tmp/table" || { cat "$tmp/err"; failed=1; }

# has FILE LINE: the line is in the file, but for its indent.
has() {
  sed 's/^ *//' "$1" | grep -Fxq -- "$2" || { echo "missing in ${1##*/}: $2"; failed=1; }
}

has "$tmp/header" 'SKR_C_PLAY_FOLLOW_SUIT = 1, /**< play.follow-suit: Following "suit" */'
has "$tmp/table" '[SKR_C_PLAY_FOLLOW_SUIT] = {'
has "$tmp/table" '.title = "Following \"suit\"",'
has "$tmp/table" '.text = "A line and its end: ä, \\, ?\?/.\n- a row\n\nNext.",'
has "$tmp/table" '.cases = "one, two",'
has "$tmp/table" '.overrides = "",'
[ "$(grep -c '^ *\[SKR_C_' "$tmp/table")" = 2 ] || { echo "not two rows"; failed=1; }

# Numbers: those of the lock, and for a new clause the one behind the highest, which may be retired.
cat >"$tmp/lock" <<'END'
# id, number
play.old 9 retired 1 1
play.follow-suit 7 live 1 1
END
{ cat "$tmp/good.md"; printf '%s\n' '### play.new — New' 'text' '- kind: option' '- codes: one' '- options: x-y'
  printf '%s\n' '### play.one — One' 'text' '- kind: rule' '- codes: one two'; } >"$tmp/numbers.md"
numbers() { # PART
  LC_ALL=C ${AWK:-awk} -v part="$1" -v lock="$tmp/lock" -f "$awk_script" "$tmp/numbers.md"
}
numbers header >"$tmp/header" && numbers sets >"$tmp/sets" || failed=1
has "$tmp/header" 'SKR_C_PLAY_FOLLOW_SUIT = 7, /**< play.follow-suit: Following "suit" */'
has "$tmp/header" 'SKR_C_PLAY_NEW = 10, /**< play.new: New */'
has "$tmp/sets" '#define OPTION_X_Y_CLAUSES { { 1024u, } }'
has "$tmp/sets" '#define CODE_ONE_CLAUSES { { 2048u, } }'
has "$tmp/sets" '#define CODE_TWO_CLAUSES { { 2048u, } }'

exit $failed
