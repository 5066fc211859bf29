# The language of what people read: by --lang before or after the command, else by the environment.
. "$srcdir/tests/support/shell.sh"

german="skatref: unbekannter Befehl „nix“"
english="skatref: no command 'nix'"

# speaks TEXT VARIABLE=VALUE... -- ARGUMENT...: a message on standard error begins so.
speaks() {
  text=$1
  shift
  set -- "$@"
  run 2 env "$@"
  says "$tmp/err" "$text"
}

speaks "$german" "$SKATREF" --lang=de nix
speaks "$german" "$SKATREF" nix --lang=de
speaks "$german" "$SKATREF" --lang de nix
speaks "$german" "$SKATREF" --lang=Deutsch nix
speaks "$english" LANGUAGE=de "$SKATREF" --lang=en nix
speaks "$german" LANGUAGE=fr:de:cs "$SKATREF" nix                  # the locale is C
speaks "$german" LANGUAGE=de LC_ALL=C "$SKATREF" nix
speaks "$german" LC_ALL=de_DE.UTF-8 "$SKATREF" nix
speaks "$english" LC_ALL=C LC_MESSAGES=de LANG=de "$SKATREF" nix
speaks "$german" LC_ALL= LC_MESSAGES=de_AT LANG=cs "$SKATREF" nix
speaks "$german" LC_ALL= LC_MESSAGES= LANG=de_DE.ISO-8859-1 "$SKATREF" nix
speaks "$german" LC_ALL=tr_TR.UTF-8 LANGUAGE=DE "$SKATREF" nix

run 2 "$SKATREF" --lang=kl value grand
says "$tmp/err" "--lang=en, de, pl or cs, not 'kl'"
run 2 "$SKATREF" value grand --lang
says "$tmp/err" "option '--lang' requires an argument"

# What stands behind -- belongs to another program.
run 2 "$SKATREF" --lang=de ask nix -- --lang=en
says "$tmp/err" "unbekannte Frage"

# ------------------------------------------------------------------ machines read the same always
# timeless ARGUMENT...: what the command prints, but for how long it took, and its exit status.
timeless() {
  "$SKATREF" "$@" 2>/dev/null >"$tmp/timed"
  status=$?
  sed 's/ time="[0-9.]*"//' "$tmp/timed"
  echo "$status"
}

# same NAME ARGUMENT...: the output is the same in all languages, and so is the exit status.
same() {
  name=$1
  shift
  timeless "$@" --lang=en >"$tmp/english"
  for language in de pl cs xx; do
    timeless "$@" --lang=$language >"$tmp/other"
    expect "$name is the same in $language" cmp "$tmp/english" "$tmp/other"
  done
}

log=$srcdir/corpus/logs/sample.sgf
same "check, jsonl" check --format=jsonl "$log"
same "check, junit" check --format=junit "$log"
# What is wider than its column moves the others, in all rows.
for language in de pl cs; do
  "$SKATREF" check --format=summary --lang=$language "$log" | tr -d '\200-\277' >summary
  expect "$language: the columns of the summary end alike" "$AWK" '
    /^$/ { part++ }
    part == 1 && NF { if (!width) width = length($0); bad += length($0) != width; rows++ }
    END { exit bad || rows < 5 }' summary
done
same "check, the summary as JSON" check --summary=json --quiet --format=summary --players "$log"
same "check, sarif" check --format=sarif "$log"
same "convert" convert --to=json "$log"
same "sheet, CSV" sheet --format=csv "$log"
same "sheet, JSON" sheet --format=json "$log"
same "value, JSON" value clubs --with=1 --bid=24 --points=50 --format=json
same "ask, JSON" ask --format=json misdeal count found=auction F=10 M=9 R=10 skat=3
same "ask, the schema" ask --schema
same "clause, JSON" clause --format=json play.follow
same "conform, questions" conform --questions --code=all --case=k3f9x
same "sample" sample --games=3
same "version" --version
for language in en de pl cs xx; do
  printf '{"ask":"value","given":{"game":"clubs"}}\n{"ask":"value","given":{"game":"null","bid":23,"points":0,"tricks":0}}\n' |
    "$SKATREF" --lang=$language answer >"$tmp/answer.$language"
done
for language in de pl cs xx; do
  expect "answer is the same in $language" cmp "$tmp/answer.en" "$tmp/answer.$language"
done

# A German ruling, in a German locale or in C; UTF-8 in each of them.
for locale in C C.UTF-8 de_DE.ISO-8859-1 tr_TR.UTF-8; do
  run 0 env LANGUAGE=de LC_ALL=$locale "$SKATREF" value clubs --with=1 --bid=30 --points=70
  says "$tmp/out" "überreizt und verloren: -72   (gereizt 30, 70 Augen; 61 waren nötig; value.bid)"
  cp "$tmp/out" "$tmp/first"
done
run 0 "$SKATREF" --lang=de explain "$log:1"
says "$tmp/out" "Vorhand     SA SK S9 S8"
says "$tmp/out" "entschieden, verloren: die Gegenspieler haben 73 Augen (end.decided)"
run 1 "$SKATREF" --lang=de check "$log"
says "$tmp/out" "30 regelgerecht, 0 nach Konvention, 0 offen, 12 regelwidrig, 0 unlesbar"

# --------------------------------------------------------------- names of options, too, are translated
run 0 "$SKATREF" --lang=de value kreuz --mit=1 --hand --augen=70 --reizgebot=18
cp "$tmp/out" "$tmp/german"
run 0 "$SKATREF" --lang=de value clubs --with=1 --hand --points=70 --bid=18
expect "German and English options mean the same" cmp "$tmp/german" "$tmp/out"
run 0 "$SKATREF" value kreuz --mit=1 --hand --augen=70 --reizgebot=18
says "$tmp/out" "won: +36"
run 2 "$SKATREF" --lang=de value kreuz --augen
says "$tmp/err" "braucht einen Wert"
run 0 "$SKATREF" --lang=de value --help
says "$tmp/out" "--augen=N, --stiche=N"

# names LANGUAGE COMMAND...: of the options in the help, a line each, in its order.
names() {
  language=$1
  shift
  "$SKATREF" --lang="$language" "$@" --help | sed -n 's/^  \(--.*\)/\1/p' | sed 's/   *.*//' |
    tr ',' '\n' | sed -n 's/^ *--\([a-z0-9-]*\).*/\1/p'
}

for command in check value "value ramsch" explain clause ask answer convert conform merge referee sheet sample; do
  # shellcheck disable=SC2086 # a command of two words
  names en $command >"$tmp/names.en"
  for language in de pl cs; do
    # shellcheck disable=SC2086
    names $language $command | paste "$tmp/names.en" - | "$AWK" '
      { english[NR] = $1; other[NR] = $2; if (NF != 2) print "missing: " $0 }
      END {
        for (i = 1; i <= NR; i++) {
          begins = 0                     # English names that can be cut short to this one
          for (k = 1; k <= NR; k++) {
            if (i != k && (other[i] == other[k] || other[i] == english[k]))
              print other[i]
            if (index(english[k], other[i]) == 1) {
              begins++
              last = k
            }
          }
          if (begins == 1 && last != i)
            print other[i] " is short for " english[last]
        }
      }' >"$tmp/twice"
    expect "$command: each option has a name of its own in $language" [ ! -s "$tmp/twice" ]
  done
done

# Facts of questions: within an object, and among those inside of others, which need no "happened.".
facts_of() {
  "$SKATREF" --lang="$1" ask "$2" --help | sed -n 's/^  \([^ ][^ ]*\) .*/\1/p' | grep -v '^skatref$'
}

for question in $("$SKATREF" --lang=en ask | sed -n 's/^  *\([a-z]*\)  .*/\1/p'); do
  facts_of en "$question" >"$tmp/facts.en"
  for language in de pl cs; do
    facts_of $language "$question" | paste "$tmp/facts.en" - | "$AWK" '
      { gsub(/[^ \t]*\./, ""); english[NR] = $1; other[NR] = $2; if (NF != 2) print "missing: " $0 }
      END {
        for (i = 1; i <= NR; i++)
          for (k = 1; k <= NR; k++)
            if (english[i] != english[k] && (other[i] == other[k] || other[i] == english[k]))
              print other[i]
      }' >"$tmp/twice"
    expect "ask $question: each fact has a name of its own in $language" [ ! -s "$tmp/twice" ]
  done
done
done_testing
