# A language that puts each text of po/ and each word of words/names.c in brackets: what stands outside
# of them and is no name was never marked, and stays English in every language.
. "$srcdir/tests/support/shell.sh"
cd "$srcdir" || bail_out "no source"

# What is no text of po/: titles and texts of clauses (translated in spec/), ids of clauses, names of
# options, questions, facts, codes, files and players, notation.
"$SKATREF" --lang=en clause --list --format=json | "$AWK" '
  function value(key) {                  # the first one of this key
    line = substr($0, index($0, "\"" key "\":\"") + length(key) + 4)
    return substr(line, 1, index(line, "\"") - 1)
  }
  { for (text = value("text"); (end = index(text, ". ")) > 0; text = substr(text, end + 2))
      print substr(text, 1, end)
    print text
    print value("title") }' >"$tmp/titles"
sed -n 's/.*"id":"\([^"]*\)".*/\1/p' corpus/logs/sample.jsonl >>"$tmp/titles"

# bare: standard input without what is in brackets, titles and names, a word a line.
bare() {
  "$AWK" -v titles="$tmp/titles" '
    BEGIN { while ((getline line <titles) > 0) title[++n] = line }
    { text = text $0 "\n" }
    END {
      gsub(/[ \n]+/, " ", text)
      gsub(/\342\237\246/, "\001", text)
      gsub(/\342\237\247/, "\002", text)
      for (i = 1; i <= n; i++)
        while ((at = index(text, title[i])) > 0)
          text = substr(text, 1, at - 1) substr(text, at + length(title[i]))
      while (match(text, /\001[^\001\002]*\002/))
        text = substr(text, 1, RSTART - 1) " " substr(text, RSTART + RLENGTH)
      print text
    }' |
    sed -E 's/<(style|script)>.*<\/(style|script)>//g; s/<[^>]*>/ /g; s/\(?skatref [^()]*spec [0-9a-f]{12}\)?//g
      s/--[a-z-]+(=[A-Za-z0-9.,-]*)?//g; s/[a-z]+\.[a-z0-9-]+//g; s/[a-z0-9]+[-_][a-z0-9_-]+//g
      s/corpus\/[a-z\/.-]*//g; s/skatref [a-z]+( ramsch)?//g' |
    tr -cs "A-Za-z'" '\n' | grep -E '[a-z]{3}' | grep -Fvx -f "$tmp/names" | sort -u
}

# marked NAME ARGUMENT...: nothing but names stands outside of the brackets. NAMES: those that this
# output may have besides.
marked() {
  name=$1
  shift
  printf '%s\n' skatref Skat ISkO sgf Anna Bert Cora isko altenburg $names >"$tmp/names"
  "$SKATREF" --lang=xx "$@" >"$tmp/printed" 2>&1 </dev/null
  bare <"$tmp/printed" >"$tmp/bare"
  [ ! -s "$tmp/bare" ]
  ok $? "$name: every text is marked" "$tmp/bare"
}

log=corpus/logs/sample.sgf
games="clubs spades hearts diamonds grand null ramsch"
levels="schneider schwarz contra"
quoted="loss win overbid"                # figures of a log, as ISS writes them

names="$quoted"
marked "check" check --all "$log"
names="$games"
marked "the summary of check" check --quiet --summary --players "$log"
names="$games $quoted"
marked "the page of check" check --format=html --players "$log"
names="$quoted"
marked "explain" explain --all "$log"
names="$quoted clause event home none pushed contra revolution" # of a record, as it is written; of house rules, as they are asked for
marked "explain of what happens besides cards" explain --all corpus/logs/sample.jsonl
names="$games schn schw"                 # cut to fit
marked "sheet" sheet "$log"
names="$games"
marked "the page of sheet" sheet --format=html "$log"
names=
marked "value" value clubs --with=1 --bid=30 --points=70 --bids --all-games --cards=
marked "value" value grand --with=2 --hand --announce=schneider --bid=60 --points=80 --tricks=6
marked "value, overbid" value clubs --with=1 --bid=48 --points=65
marked "value, an incident" value grand --with=2 --bid=48 --points=40 --tricks=4 --unplayed-points=50 \
  --unplayed-tricks=3 --happened=gives-up --by=defender
marked "value ramsch" value ramsch --option=ramsch --points=50,40,20 --tricks=4,3,3
names="$games $levels M F"
marked "value, usage error" value kluhbs --hand --skat-taken --bid=17 --points=200
names="remedy barred favours clause allowed game score value level won steps matadors overbid over rest
  winner open"
marked "ask misdeal" ask misdeal count found=auction F=10 M=9 R=10 skat=3
marked "ask value" ask value game=clubs bid=18 matadors=1 points=61 tricks=5
names="given game matadors bid points tricks"
marked "ask, usage error" ask value points=800

commands="check explain clause convert conform help merge referee sheet sample"
names="$commands answer ask value"
marked "the help" --help
names=json
for command in $commands; do
  marked "the help of $command" $command --help
done
names=
marked "the help of value" value --help
marked "the help on incidents" value --help=incidents
names="ramsch double fixed pushed"
marked "the help of value ramsch" value ramsch --help
names="deal misdeal auction bids announce ending round sheet hello legal matadors trick turn count game value ramsch"
marked "the questions" ask
done_testing
