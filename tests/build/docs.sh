# The examples of the README and of the manuals print what they say, and the manuals say all there is.
#
# A README block ```console, or .EX ... .EE in a manual, holds commands, "$ COMMAND" and lines "> MORE", each
# followed by what it prints; a line "..." stands for any lines. They run in a folder that looks like the root
# of the source. Commands without skatref are not run.
. "$srcdir/tests/support/shell.sh"
cd "$srcdir" || bail_out "no source"
mkdir "$tmp/bin" && ln -s "$SKATREF" "$tmp/bin/skatref" || bail_out "no scratch folder"
PATH=$tmp/bin:$PATH
export PATH
mkdir "$tmp/root" && for file in *; do ln -s "$srcdir/$file" "$tmp/root/$file" || bail_out "no links"; done

# The manuals where they were built, else those of the release.
pages=$builddir/man
[ -f "$pages/skatref.1" ] || pages=$srcdir/man

# ------------------------------------------------------------------------ finding examples

# Lines of a block become LINE:command:..., LINE:more:..., LINE:output:..., and LINE:end: after it.
tagging='
  function tag(text) {
    if (text ~ /^\$ /) { print FNR ":command:" substr(text, 3); begun = 1; printed = 0 }
    else if (begun && !printed && text ~ /^> /) print FNR ":more:" substr(text, 3)
    else if (begun) { print FNR ":output:" text; printed = 1 }
  }
  function end() { print FNR ":end:"; begun = 0 }'

# Any other fenced block may tell what quickstart says: "judging: COMMAND", its output, "It works: ...".
examples_of_readme() {
  "$AWK" "$tagging"'
    /^```/ { kind = kind == "" ? substr($0, 4) "." : ""; judging = 0; end(); next }
    kind == "console." { tag($0); next }
    kind == "" { next }
    /^It works: / { judging = 0; end() }
    judging { tag($0) }
    sub(/^judging: /, "$ ") { judging = 1; tag($0) }' README.md
}

# manual FILE: as plain text, but for the macros.
manual() {
  sed 's/^\\&//; s/\\-/-/g; s/\\(aq/'"'"'/g; s/\\(dq/"/g; s/\\(ha/^/g; s/\\(ti/~/g; s/\\f.//g; s/\\e/\\/g' \
    "$pages/$1"
}

examples_of_manual() {
  manual "$1" | "$AWK" "$tagging"'
    /^\.EX/ { inside = 1; next }
    /^\.EE/ { inside = 0; end() }
    inside { tag($0) }'
}

# ------------------------------------------------------------------------ running examples

options() {
  grep -Eo -e '--[a-z][a-z0-9-]*' | sort -u
}

# fits WANTED GOT: line by line, "..." for any lines.
fits() {
  "$AWK" '
    function fit(i, j) {
      for (; i <= n && wanted[i] != "..."; i++)
        if (j > m || got[j++] != wanted[i])
          return 0
      if (i > n)
        return j > m
      for (; j <= m + 1; j++)
        if (fit(i + 1, j))
          return 1
      return 0
    }
    FILENAME == ARGV[1] { wanted[++n] = $0; next }
    { got[++m] = $0 }
    END { exit !fit(1, 1) }' "$1" "$2"
}

# What runs is $command, found at $place, after a command that ended with $status.
finish() {
  [ -n "$command" ] || return 0
  if printf '%s\n' "$command" | grep -Eq '(^|[|;&(]) *(\./)?(build/)?skatref( |$)|^echo \$\?$'; then
    printf '(exit %s)\n%s\n' "$status" "$command" |
      sed 's#\(\./\)\{0,1\}build/skatref#skatref#g' >"$tmp/command"
    (cd "$tmp/root" && LANGUAGE=$language exec sh "$tmp/command") >"$tmp/got" 2>&1 </dev/null
    status=$?
    ran=$((ran + 1))
    # The hash of the spec changes with every clause: it stands as dots in the documents.
    sed -E 's/(spec |"spec":")[0-9a-f]{12,64}/\1............/' "$tmp/got" >"$tmp/plain" && mv "$tmp/plain" "$tmp/got"
    fits "$tmp/wanted" "$tmp/got"
    set -- $?
    diff "$tmp/wanted" "$tmp/got" >"$tmp/differs"
    ok "$1" "$place: $command" "$tmp/differs"
  else
    echo "# not run: $place: ${command%%"$newline"*}"
  fi
  command=
}

# try NAME LEAST [LANGUAGE]: runs what stands in $tmp/examples; there must be so many commands.
try() {
  ran=0 command='' status=0 language=${3-en}
  while IFS= read -r line; do
    number=${line%%:*} text=${line#*:}
    tag=${text%%:*} text=${text#*:}
    case $tag in
      command)
        finish
        command=$text place=$1:$number
        : >"$tmp/wanted"
        ;;
      more)
        command="$command
$text"
        ;;
      output) printf '%s\n' "$text" >>"$tmp/wanted" ;;
      end) finish ;;
    esac
  done <"$tmp/examples"
  finish
  expect "$1: at least $2 commands" [ $ran -ge "$2" ]
}

for page in "$pages"/skatref*.[157] "$pages"/*/skatref*.[157]; do
  name=${page#"$pages"/}
  examples_of_manual "$name" >"$tmp/examples"
  least=1
  case $name in *skatref-protocol.7 | *skatref-clauses.7) least=0 ;; esac
  case $name in */*) try "$name" $least "${name%%/*}" ;; *) try "$name" $least ;; esac
  if command -v mandoc >/dev/null; then
    # It counts an umlaut as eight bytes of a line, and so says nothing about style there.
    case $name in */*) grade=warning ;; *) grade=all ;; esac
    mandoc -Tlint -W $grade "$page" >"$tmp/lint"
    expect "$name: mandoc has nothing to say" [ ! -s "$tmp/lint" ]
    if grep -q '^\.TS' "$page"; then
      { printf '.TH TABLE 1\n.SH TABLE\n'; sed -n '/^\.TS/,/^\.TE/p' "$page"; } >"$tmp/table"
      mandoc -T ascii -O width=80 "$tmp/table" | sed 's/.\x08//g' | "$AWK" 'length > 80' >"$tmp/wide"
      expect "$name: its table has at most 80 columns" diff /dev/null "$tmp/wide"
    fi
  else
    skip "$name: mandoc has nothing to say" "no mandoc"
  fi
done
# A translation has the options of the manual that it translates; examples may have them by other names.
for page in "$pages"/*/skatref*.[157]; do
  name=${page#"$pages"/}
  manual "$name" | options >"$tmp/translated"
  manual "${name#*/}" | sed '/^\.EX/,/^\.EE/d' | options >"$tmp/english"
  expect "$name has the options of ${name#*/}" [ -z "$(comm -23 "$tmp/english" "$tmp/translated")" ]
  # It has those sections, too, and as many examples.
  for part in '^\.SH' '^\.SS' '^\.EX'; do
    expect "$name has as many $part as ${name#*/}" [ "$(grep -c "$part" "$pages/$name")" -eq "$(grep -c "$part" "$pages/${name#*/}")" ]
  done
done
# The recipes, which another test runs, are the same in each language.
blocks() { "$AWK" '/^\.EX/ { inside = 1 } inside { print } /^\.EE/ { inside = 0 }' "$1"; }
blocks man/recipes.in >"$tmp/recipes"
for file in man/*/recipes.in; do
  blocks "$file" >"$tmp/translated"
  expect "$file has the commands of man/recipes.in" cmp "$tmp/recipes" "$tmp/translated"
done
for page in "$pages"/skatref*.[157]; do
  expect "${page##*/} is there in German" [ -f "$pages/de/${page##*/}" ]
done
# Each manual that one of them names is there.
for page in "$pages"/skatref*.[157]; do manual "${page##*/}"; done |
  sed -n 's/^\.BR (*\(skatref[a-z-]*\) *(*" *(*\([1-8]\)).*/\1.\2/p; s/^\.BR \(skatref[a-z-]*\) (\([1-8]\)).*/\1.\2/p; s/^\.RB ( *\(skatref[a-z-]*\) (\([1-8]\)).*/\1.\2/p' |
  sort -u >"$tmp/named"
expect "the test itself: at least fifteen manuals are named" [ "$(wc -l <"$tmp/named")" -ge 15 ]
while read -r name; do
  expect "$name, which a manual names, is there" [ -f "$pages/$name" ]
done <"$tmp/named"
expect "at least 15 manuals" [ "$(ls "$pages"/skatref*.[157] | wc -l)" -ge 15 ]
examples_of_readme >"$tmp/examples"
try README.md 5
# The first command of each door works as it stands, on a log of ours.
sed -n '/^| I have /,/^$/s/^| [^|]* | `\(.*\)` | .*/\1/p' "$srcdir/README.md" |
  sed 's/\\|/|/; s|games\.sgf|corpus/logs/sample.sgf|' >"$tmp/doors"
expect "README.md: six doors" [ "$(wc -l <"$tmp/doors")" -eq 6 ]
while IFS= read -r door; do
  sh -c "$door" >"$tmp/out" 2>"$tmp/err" </dev/null
  { [ $? -le 1 ] && [ -s "$tmp/out" ] && [ ! -s "$tmp/err" ] && ! grep -q '"error":' "$tmp/out"; }
  ok $? "README.md: $door" "$tmp/err"
done <"$tmp/doors"

# The program in C compiles as it stands there.
"$AWK" '/^```/ { inside = $0 == "```c"; next } inside' README.md >"$tmp/example.c"
if command -v ${CC:-cc} >/dev/null; then
  expect "README.md: the program in C compiles" cc -std=c11 -Wall -Wextra -Werror -I"$srcdir/src" \
    -I"$builddir/src" -c -o "$tmp/example.o" "$tmp/example.c"
else
  skip "README.md: the program in C compiles" "no compiler"
fi

# The case in CONTRIBUTING.md is one of the corpus.
"$AWK" '/^```/ { inside = $0 == "```yaml"; next } inside' CONTRIBUTING.md >"$tmp/example.yaml"
id=$(sed -n '1s/^- id: //p' "$tmp/example.yaml")
cat corpus/*/*.yaml | "$AWK" -v id="- id: $id" '/^- id: / { inside = $0 == id } inside && NF' >"$tmp/case.yaml"
expect "CONTRIBUTING.md: the case is that of the corpus" diff "$tmp/case.yaml" "$tmp/example.yaml"

# -------------------------------------------------------------------------------- complete

# has PAGE WORD...: the words stand in it in bold.
has() {
  page=$1
  shift
  sed -n 's/^\.B[IR]* //p; s/\\-/-/g; s/\\fB\([^\\]*\)\\f./\n B \1\n/gp' "$pages/$page" >"$tmp/bold"
  for word; do
    expect "$page names $word" grep -qw -e "$word" "$tmp/bold"
  done
}

all_commands >"$tmp/commands"
expect "skatref --help names at least four commands" [ "$(wc -l <"$tmp/commands")" -ge 4 ]
while read -r name; do
  skatref "$name" --help | options >"$tmp/help"
  # value has a second page of help, and a command of its own for ramsch.
  [ "$name" = value ] &&
    { skatref value --help; skatref value --help=incidents; skatref value ramsch --help; } | options >"$tmp/help"
  # answer mentions an option of check.
  [ "$name" = answer ] && echo --help >"$tmp/help"
  echo --lang >>"$tmp/help"
  sort -u -o "$tmp/help" "$tmp/help"
  manual "skatref-$name.1" | options >"$tmp/told"
  expect "$name --help names options" [ -s "$tmp/help" ]
  expect "$name: the manual has the options of --help" [ -z "$(comm -23 "$tmp/help" "$tmp/told")" ]
done <"$tmp/commands"

# The fields of JSON, the kinds, the verdicts, the codes.
fields=$(skatref sample --games=1 --faults | skatref check --format=jsonl | grep -Eo '[{,]"[a-z_]+":' | tr -d '{,":')
expect "the test itself: more than 25 fields" [ "$(echo "$fields" | wc -l)" -gt 25 ]
# shellcheck disable=SC2086 # words
has skatref-check.1 $fields illegal wrong convention undecided malformed conforms violates isko2022 isko2018 isko1999 altenburg1937

# The questions.
asks=$(echo '{"id":1,"ask":"?","given":{}}' | skatref answer | sed 's/.*expected one of \([a-z ]*\),.*/\1/')
expect "the test itself: at least nine questions" [ "$(echo "$asks" | wc -w)" -ge 9 ]
# shellcheck disable=SC2086 # words
has skatref-protocol.7 $asks
# The manual lists the facts of each as the table of facts has them.
for ask in $asks; do
  skatref ask "$ask" --help | "$AWK" -v text="$ask" '
    /^The question: / { text = text " " substr($0, 15) }
    /^Facts that it/ { sub(/[:;].*/, ""); text = text " " $4 }
    /^  [^ ]/ { text = text " " $1 }
    /^Example/ { print text; exit }'
done >"$tmp/facts"
manual skatref-protocol.7 | "$AWK" '
  function flush() { if (text != "") print text; text = "" }
  /^\.TP/ || /^\.sp/ || /^\.SH/ { flush(); begun = 0; tp = /^\.TP/; next }
  tp { tp = 0; text = $2; begun = 1; next }
  !begun || /^\.br/ { next }
  begun == 1 { text = text " " tolower(substr($0, 1, 1)) substr($0, 2); sub(/\.$/, "", text); begun = 2; next }
  { sub(/^Needs:/, "needs"); sub(/^Asks for, where it matters:/, "asks"); sub(/^Takes:/, "takes"); text = text " " $0 }
  END { flush() }' | grep ' takes ' >"$tmp/told-facts"
expect "the test itself: facts of fourteen questions" [ "$(wc -l <"$tmp/facts")" -ge 14 ]
expect "the manual lists the facts of each question" diff "$tmp/facts" "$tmp/told-facts"

skatref answer --help >"$tmp/answer-help"
for ask in $asks; do
  expect "answer --help names $ask" grep -qw "$ask" "$tmp/answer-help"
done

# The manual of the clauses names every option, and none that is refused; where a page says what xskat stands for, it is
# what it stands for.
skatref check --option=help >"$tmp/out"
sed -n 's/^\([a-z][a-z0-9.-]*\)  .*/\1/p' "$tmp/out" | grep -v -e '^xskat$' -e '^auction' -e '^end' -e '^value' | sort >"$tmp/options"
sed -n 's/^xskat .*: //p' "$tmp/out" | tr ',' '\n' | sort >"$tmp/xskat"
expect "the test itself: xskat stands for several" [ "$(wc -l <"$tmp/xskat")" -ge 3 ]
for page in "$srcdir"/man/*.in "$srcdir"/man/de/*.in; do
  name=${page#"$srcdir"/man/}
  sed 's/\\-/-/g' "$page" >"$tmp/text"
  case $name in
    *skatref-clauses*)
      sed -n '/^\.B contra$/,/^\.SH/p' "$tmp/text" | grep -Eo '^\.BR? .*' | tr -c 'a-z0-9.\n-' '\n' |
        grep -E '^(contra|ramsch|pushed|revolution|bock|home\.)' | sort -u >"$tmp/named"
      expect "$name names each option of a house rule" diff "$tmp/named" "$tmp/options" ;;
  esac
  "$AWK" '/^\.B xskat$/ { on = 1; next } on && /^\.(B|TP|SH)/ && !/^\.BR ramsch ,$/ { exit } on' "$tmp/text" |
    grep -Eo '(home\.)?ramsch[a-z-]*' | sort -u >"$tmp/stands"
  [ ! -s "$tmp/stands" ] || expect "$name: what xskat stands for" diff "$tmp/xskat" "$tmp/stands"
done
done_testing
