# What `skatref help --source` writes for the manuals, in the language of man(7): the usage, the options, the exit status,
# the questions and the clauses.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# page NAME [OPTION]: writes it to $tmp/out.
page() {
  run 0 "$SKATREF" help --source "$@"
}

# part HEAD: the lines after "@HEAD" up to the next @.
part() {
  "$AWK" -v head="@$1" '/^@/ { inside = $0 == head; next } inside' "$tmp/out"
}

# part_is HEAD LINE...: just these lines.
part_is() {
  part "$1" >got
  head=$1
  shift
  printf '%s\n' "$@" >due
  expect "$subject: @$head is $1 ..." diff due got
}

# ---------------------------------------------------------------------------------------------- words

# What is typed is bold, what is replaced is in italics, and ..., brackets and commas are neither. An argument follows
# "="; if it may be missing, "=" is inside the brackets.
page check
part_is synopsis '\fBskatref\fR \fBcheck\fR [\fIOPTION\fR...] [\fIFILE\fR...]'
part_is "option code" .TP '\fB\-\-code=\fR\fICODE\fR' \
  '\fBisko2022\fR, \fBisko2018\fR, \fBisko1999\fR, \fBaltenburg1937\fR or' \
  "\\fBauto\\fR: by each record's date (default: the code that the record names, or" 'else \fBisko2022\fR).'
part_is "option all" .TP '\fB\-\-all\fR' 'Also print one line for each game that conforms.'
part_is "option option" .TP '\fB\-\-option=\fR\fINAME\fR,...' 'House rules or other readings; \fBhelp\fR lists them.'
has '\fB\-\-summary\fR[\fB=\fR\fBjson\fR]' '\fB\-\-part=\fR\fIK\fR/\fIN\fR'
# In the text, the letters of the argument are in italics, and other options are bold.
has 'Judge only part \fIK\fR of \fIN\fR of the file.' 'Print the first \fIN\fR findings of each clause.' \
  '\fBhtml\fR (a page) or \fBsummary\fR (nothing but \fB\-\-summary\fR).'
# Digits are typed.
page explain
part_is "option FILE:LINE" .TP '\fIFILE\fR:\fILINE\fR' 'The game in which this line lies, as skatref check prints it.'
# A word of one letter, like "a", is not a value.
page answer
expect "answer: no word of one letter is bold" not grep -q '\\fB.\\fR' "$tmp/out"

# A word of two letters can be a value; one letter is not a value, and "--" alone is not an option.
page value
part_is "option lang" .TP '\fB\-\-lang=\fR\fILANGUAGE\fR' \
  'The language of what is printed for people: \fBen\fR, \fBde\fR, \fBpl\fR or' '\fBcs\fR.' \
  .TP '\fB\-\-lang=\fR\fILANGUAGE\fR' \
  'The language of what is printed for people: \fBen\fR, \fBde\fR, \fBpl\fR or' '\fBcs\fR.'
part_is "option last-trick" .TP '\fB\-\-last\-trick=\fR\fIF\fR' \
  'Who took the last trick (\fIF\fR, M or R), for home.ramsch\-last\-trick.'
page help
part_is "option complete" .TP '\fB\-\-complete\fR' \
  'Followed by \-\- and the words of a command line: print what a shell may put' \
  'in place of the last word, one on each line, with a tab before its meaning.'
# A line for each usage, with .br between them.
part_is synopsis '\fBskatref\fR \fBhelp\fR [\fICOMMAND\fR]' .br \
  '\fBskatref\fR \fBhelp\fR \fB\-\-complete\fR \fB\-\-\fR \fIWORD\fR...' .br \
  '\fBskatref\fR \fBhelp\fR \fB\-\-source\fR \fIPAGE\fR'
page ask
part_is synopsis '\fBskatref\fR \fBask\fR \fINAME\fR \fIKEY\fR\fB=\fR\fIVALUE\fR...' .br \
  '\fBskatref\fR \fBask\fR \fINAME\fR \fB\-\-help\fR'

# -------------------------------------------------------------------------------------------- options

# Options that share their help stand together, under the name of the first; quotes and "..." are not marked.
page value
part_is "option with" .TP \
  '\fB\-\-with=\fR\fIN\fR, \fB\-\-without=\fR\fIN\fR, \fB\-\-matadors=\fR\fIN\fR' 'Number of matadors; \-N: without.'
expect "value: --without has no part of its own" not grep -qx '@option without' "$tmp/out"
part_is "option cards" .TP '\fB\-\-cards=\fR"\fICJ\fR \fISJ\fR ..."' "Or the soloist's ten cards, or all twelve."
part_is "option hand" .TP '\fB\-\-hand\fR, \fB\-\-skat\-taken\fR' 'From the hand; with the skat (default).'
part_is "option announce" .TP '\fB\-\-announce=\fR\fILEVEL\fR' 'Announced level: \fBschneider\fR or \fBschwarz\fR.'
# The options of the second page of the help.
part_is "option asked" .TP '\fB\-\-asked=\fR\fILEVEL\fR' '\fBschneider\fR or \fBschwarz\fR was asked for (an offer).'
expect "value: the row between the two pages of the help is no option" not grep -qx '@option *' "$tmp/out"
# With value comes value ramsch, whose house rules are operands.
has '@page value' '@page value ramsch'
part_is "option ramsch" .TP '\fBramsch\fR' "The loser's card points (home.ramsch\\-points)."
expect "value: @option is followed by a name without blanks" not grep -q '^@option  ' "$tmp/out"
page check
expect "check brings no other page" [ "$(grep -c '^@page' "$tmp/out")" -eq 1 ]

# In another language: its own names, followed by the English ones if they differ.
page value --lang=de
part_is "option with" .TP '\fB\-\-mit=\fR\fIN\fR (\fB\-\-with\fR), '\
'\fB\-\-ohne=\fR\fIN\fR (\fB\-\-without\fR), \fB\-\-spitzen=\fR\fIN\fR (\fB\-\-matadors\fR)' 'Zahl der Spitzen; \-N: ohne.'
part_is "option ouvert" .TP '\fB\-\-ouvert\fR, \fB\-\-revolution\fR' 'Offen gespielt; als Revolution (home.revolution).'
part_is "option skat" .TP '\fB\-\-skat=\fR"\fIDA\fR \fIH7\fR"' 'Und der Skat.'

# Every command has --help and --lang once, at the end. Only ask has its own text for --help.
all_commands >commands
expect "the test itself: at least twelve commands" [ "$(wc -l <commands)" -ge 12 ]
while read -r name; do
  begin "the source of $name"
  page "$name"
  expect "it begins with its name" [ "$(sed q "$tmp/out")" = "@page $name" ]
  for option in help lang; do
    expect "--$option once for each page" [ "$(grep -cx "@option $option" "$tmp/out")" -eq "$(grep -c '^@page' "$tmp/out")" ]
  done
  expect "--lang comes last, before the status" \
    [ "$(grep '^@' "$tmp/out" | tail -n 2 | tr '\n' ' ')" = "@option lang @status " ]
  expect "no option twice, but for value ramsch" \
    [ -z "$([ "$name" = value ] || grep '^@' "$tmp/out" | sort | uniq -d)" ]
  [ "$name" = ask ] || has 'Print this text.'
  end
done <commands
page ask
part_is "option help" .TP '\fB\-\-help\fR' 'Print this text; after NAME: its facts and an example.'

# The status without the words "Exit status:".
page help
part_is status '0 success; 2 usage error, or there is no such manual.'
page help --lang=de
part_is status '0 das Handbuch wurde gezeigt; 2 falscher Aufruf, oder ein solches Handbuch' 'gibt es nicht.'

# ------------------------------------------------------------------------------------------- commands

# All commands that --help has, each with what it is for, as a sentence.
page skatref
"$SKATREF" --help | "$AWK" '/^  [a-z]+ / && $1 != "skatref" {
  about = toupper(substr($0, 23, 1)) substr($0, 24) "."
  gsub(/-/, "\\-", about)
  print ".TP\n.BR skatref\\-" $1 " (1)\n" about
}' >due
part commands >got
expect "skatref: the commands, with their meanings" diff due got
expect "skatref: nothing else" [ "$(grep -c '^@' "$tmp/out")" -eq 2 ]

# ---------------------------------------------------------------------------------------------- facts

# The keys that are needed, and those that may be given. The keys of an object follow it.
page protocol
has '@page protocol'
part_is "question legal" .TP '.B legal' 'Which cards may be played.' .br \
  'Needs: \fBgame\fR \fBhand\fR \fBled\fR' .br 'Takes: \fBcode\fR'
part_is "question bids" .TP '.B bids' 'Every bid that is possible.' .br 'Takes: \fBcode\fR \fBoptions\fR'
part_is "question deal" .TP '.B deal' 'What each is dealt from a pack.' .br \
  'Needs: \fBpack\fR \fBplayers\fR \fBdealer\fR' .br 'Takes: \fBcode\fR'
part_is "question announce" .TP '.B announce' 'What an announcement amounts to.' .br \
  'Needs: \fBskat_taken\fR \fBsaid\fR \fBsaid.game\fR \fBsaid.hand\fR' \
  '\fBsaid.announced\fR \fBsaid.ouvert\fR \fBsaid.revolution\fR' .br \
  'Asks for, where it matters: \fBbid\fR' .br 'Takes: \fBput_away\fR \fBheld\fR \fBlaid_open\fR \fBlate\fR \fBbound\fR' \
  '\fBcode\fR \fBoptions\fR'
for key in game bid hands.F hands.M hands.R; do
  expect "ending asks for $key" [ "$(part "question ending" | sed -n '/^Asks/,/^Takes/p' | grep -cF "\\fB$key\\fR")" -eq 1 ]
done
for key in soloist happened happened.kind happened.by; do
  expect "ending needs $key" \
    [ "$(part "question ending" | sed '/^Asks/,$d' | tr ' ' '\n' | grep -cFx "\\fB$key\\fR")" -eq 1 ]
done
"$SKATREF" ask | sed -n 's/^\([a-z][a-z]*\) .*/@question \1/p' | grep -v skatref >due
grep '^@q' "$tmp/out" >got
expect "protocol: all questions of ask, in the same order" diff due got

# -------------------------------------------------------------------------------------------- clauses

# By chapter: id, title, text, codes, and the official numbers of the codes that have one.
page clauses
has @clauses
"$SKATREF" clause --list | sed -n 's/^\([a-z][a-z-]*\)\..*/.SS \1/p' | sed 's/-/\\-/g' | uniq >due
grep '^\.SS' "$tmp/out" >got
expect "clauses: each chapter once, before its first clause" diff due got
"$SKATREF" clause --list | sed -n 's/^\([a-z][a-z-]*\.[^ ]*\).*/.B \1/p' | sed 's/-/\\-/g' >due
grep '^\.B ' "$tmp/out" >got
expect "clauses: each clause once" diff due got
expect "the test itself: more than a hundred clauses" [ "$(wc -l <got)" -gt 100 ]
# clause_is ID LINE...: what stands there from the title up to the next clause.
clause_is() {
  "$AWK" -v id=".B $1" '/^\.(B|SS) / { inside = $0 == id; next } inside && !/^\.TP/' "$tmp/out" >got
  name=$1
  shift
  printf '%s\n' "$@" >due
  expect "clauses: $name" diff due got
}
clause_is pack.cards '.I The pack: 32 cards, each once' .br \
  'Skat is played with 32 cards: four suits of eight cards, from the ace to the' 'seven.' \
  'The pack contains every card exactly once.' \
  'A deal in which a card appears twice, or in which one of the 32 is missing, is' 'not a deal of Skat.' .br \
  'In force in: isko2022 isko2018 isko1999 altenburg1937; ISkO 2022: 1.2.1; ISkO' '1999: 1.2.1'
expect "clauses: a house rule has no number in the code" [ -z "$("$AWK" '/^\.SS/ { home = $2 == "home" }
  home && /ISkO 2022:$|ISkO 2022:;|ISkO$/' "$tmp/out")" ]

# ---------------------------------------------------------------------------------------- all of them

# Lines of text are filled up to 78 bytes; only a sentence that ends begins a new one. man(7) takes a line that
# begins with a dot or ' for a command, and only "\-" for a hyphen that can be copied.
for language in en de pl cs; do
  : >all
  for name in $(cat commands) skatref protocol clauses; do
    "$SKATREF" help --lang=$language --source "$name" >source
    cat source >>all
    grep -Fxq "$name" commands || continue
    { "$SKATREF" "$name" --help; [ "$name" != value ] || "$SKATREF" value --help=incidents; echo '  --lang'; } |
      grep -Eo -e '^ +--[a-z-]+|, --[a-z-]+' | sed 's/.*--/--/' | sort -u >due
    sed -n '/^\.TP$/{n;s/\\-/-/g;p;}' source | grep -Eo -e '--[a-z-]+' | sort -u >got
    comm -23 due got >missing
    expect "$language: $name has all options, by their English names too" diff /dev/null missing
  done
  grep -E '^(@|\.BR? |\.SS )' all >parts.$language
  expect "$language: the same pages, options, commands, questions and clauses as in English" diff parts.en parts.$language
  expect "$language: lines are filled, and sentences begin lines" "$AWK" '
    function ends(word) { return length(word) > 2 && word ~ /[.!?]$/ && word !~ /\.[.!?]$/ }
    /^[@.]/ {
      before = ""
      tag = /^\.TP/ || /^@synopsis/
      next
    }
    tag { tag = 0; before = ""; next }
    {
      shown = $0
      gsub(/\\f[BIR]|\\/, "", shown)
      if (length(shown) > 78) { print FNR ": too long: " $0; bad = 1 }
      if (/^ | $|  /) { print FNR ": blanks: " $0; bad = 1 }
      for (i = 1; i < NF; i++)
        if (ends($i)) { print FNR ": a sentence ends inside: " $0; bad = 1 }
      if (before != "" && !ends(last) && length(before) + 1 + length($1) <= 78) {
        print FNR ": could stand in the line before: " $0
        bad = 1
      }
      before = $0
      last = $NF
    }
    END { exit bad }' all
  expect "$language: no line of text is a command, or empty" \
    not grep -E "^$|^'|^\.[^BITbS]|^\.(TP|br).|^\.(B|I|BR|SS) *$" all
  grep -v '^[@.]' all | "$AWK" '{ gsub(/\\-/, ""); if (/-/) { print; bad = 1 } } END { exit bad }' >differs
  ok $? "$language: each hyphen is escaped" differs
done
done_testing
