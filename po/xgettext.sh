# Writes the texts of the code as a template for translations. Without a date, the same code gives the
# same file.
# usage: xgettext.sh VERSION OUT    in the root of the source
version=$1
out=$2
shift 2

# The functions and macros that translate or mark a text: its name and which argument the text is. With
# the last word "format" it is a format of printf.
keywords='
N_:1 NC_:1c,2 tr:2 tr_in:2c,3 trn:2,3
put_label:2 tale_label:2 ask_for:2 question_expects:4
SAY:1 find_illegal:4 find_in_deal:4 
NUMBER:7 WORD:6 FLAG:5 CARDS:8'
formats='out_say:2 say_error:1 cli_usage:2 refuse:3 question_wrong:4 question_refuse:4
question_wrong_key:3
add_flaw:6 WRONG:5'

# The names of options, which get the context "option".
options='OPTION_FLAG OPTION_SET OPTION_TEXT OPTION_FILE OPTION_LIST OPTION_NUMBER OPTION_WHOLE
OPTION_NAME OPTION_WORD OPTION_TERM OPTION_OWN YES RANGE WORDS HELD OWN'

# The keys of facts, which get the context "fact".
facts='NUMBER WORD FLAG CARDS CARDS_OF COUNT_OF'

# extract ARGUMENT...
extract() {
  xgettext --language=C --from-code=UTF-8 --package-name=skatref --package-version="$version" \
    --no-wrap --add-location=file --sort-by-file --add-comments=translators: --keyword "$@"
}

for keyword in $keywords; do set -- "$@" "--keyword=$keyword"; done
for keyword in $formats; do set -- "$@" "--keyword=$keyword" "--flag=$keyword:c-format"; done
extract "$@" \
  --keyword=out_say_n:2,3 --flag=out_say_n:2:c-format --flag=out_say_n:3:c-format \
  --flag=tr:2:pass-c-format --flag=trn:2:pass-c-format --flag=trn:3:pass-c-format \
  --flag=N_:1:pass-c-format --output="$out.texts" -- src/*/*.[ch] || exit

# names CONTEXT "MACRO..." FILE...: the first arguments of the macros.
names() {
  context=$1 macros=$2
  shift 2
  for macro in $macros; do set -- "--keyword=$macro:1" "$@"; done
  extract "--output=$out.names" "$@" || exit
  awk -v context="$context" '/^msgid "[^"]/ { print "msgctxt \"" context "\"" } { print }' "$out.names" >"$out.$context"
}
names option "$options" src/cli/*.c
names fact "$facts" src/question/facts.c
for part in texts option fact; do
  sed 's/charset=CHARSET/charset=UTF-8/' "$out.$part" >"$out.tmp" && mv "$out.tmp" "$out.$part" || exit
done
msgcat --no-wrap --add-location=file --sort-by-file --use-first --output="$out" "$out.texts" \
  "$out.option" "$out.fact" && sed '/^"POT-Creation-Date:/d' "$out" >"$out.tmp" && mv "$out.tmp" "$out" &&
  rm -f "$out.texts" "$out.names" "$out.option" "$out.fact"
