# What `skatref help --complete` offers a shell for the last word of a command line: just these words, with what
# they mean behind a tab. The shells themselves are tested by completions.sh.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# typed LINE: the words of a line; after a blank at its end the empty one is completed.
typed() {
  text=$1
  # shellcheck disable=SC2086 # words
  set -- $text
  case $text in *' ' | '') set -- "$@" '' ;; esac
  run 0 "$SKATREF" help --complete -- "$@"
}

# offers LINE WORD...: these and no more, in this order.
offers() {
  line=$1
  typed "$line"
  shift
  cut -f 1 out >offered
  : >due
  [ $# -eq 0 ] || printf '%s\n' "$@" >due
  expect "'$line': offers ${*:-nothing}" diff due offered
}

# help_of COMMAND NAME: what the help of the command says of it, beside its name.
help_of() {
  # shellcheck disable=SC2086 # a command, or none
  "$SKATREF" $1 --help | sed -n "s/^  $2.*  //p"
}

# means LINE WORD MEANING: the word is offered, and the meaning stands after its tab; without MEANING no tab.
means() {
  typed "$1"
  printf '%s%s\n' "$2" "${3:+	$3}" >due
  grep -Fxq -f due out
  ok $? "'$1': $2 means '${3-}'" out
}

# ------------------------------------------------------------------------------------------- commands

all_commands >commands
# shellcheck disable=SC2046 # words
offers '' $(cat commands) --help --version --lang=
# shellcheck disable=SC2046 # words
offers 'help ' $(cat commands) record clauses protocol
offers 'help cl' clause clauses
offers 'help zzz'
offers c check clause convert conform
offers -- --help --version --lang=
offers '--lang=' --lang=en --lang=de --lang=pl --lang=cs
offers '--lang=p' --lang=pl
offers '--lang=de ch' check
offers '--lang=de --lang=pl ch' check
offers '--la' --lang=
offers '--code=' # no option of the program itself
offers 'nix '
offers 'nix --'
offers 'x'
means c conform "$(help_of '' conform)"
means 'help r' record
means -- --help
means -- --lang= 'the language of what is printed for people: en, de, pl or cs'

# ------------------------------------------------------------------------------------------- options

# An option with an argument ends with "="; one whose argument may be missing is offered with and without it. The
# options of the table come first, then --help, then the second page of the help, then --lang.
offers 'sample -' --games= --seed= --first= --code= --faults --deals --help --lang=
offers 'sample --f' --first= --faults
offers 'check --su' --summary --summary=
offers 'check --q' --quiet
offers 'ask -' --format= --schema --help --lang= # its own --help
offers 'value --he' --help --help=incidents
offers 'check --he' --help
offers 'value ramsch --he' --help
offers 'value --help=' --help=incidents
offers 'value --help=x'
offers 'check --help='
offers 'check --nix='
offers 'check --all='
offers 'value ramsch -' --option= --points= --tricks= --refused= --last-trick= --code= --help --lang=
offers 'value --lea' --leave # of the second page
offers 'value ramsch --ha'
offers 'value ramsch' ramsch # a word that is completed, not one that is over
# Options that share their help mean the same.
means 'value -' --hand "$(help_of value --hand)"
means 'value -' --skat-taken "$(help_of value --hand)"
means 'check -' --all "$(help_of check --all)"
means 'value --help=' --help=incidents "$(help_of check --help)"

# -------------------------------------------------------------------------------------------- values

# After "=" each value is offered with its option, after a blank by itself.
codes='isko2022 isko2018 isko1999 altenburg1937'
# shellcheck disable=SC2086 # words
offers 'sample --code ' $codes
# shellcheck disable=SC2086 # words
offers 'check --code ' $codes auto
offers 'sample --code=a' --code=altenburg1937
offers 'check --code=a' --code=altenburg1937 --code=auto
offers 'check --lang d' de
offers 'check --lang=d' --lang=de
offers 'check --verdict ' conforms convention undecided violates malformed
# shellcheck disable=SC2046 # words
offers 'check --from=' $(formats | sed 's/^/--from=/') --from=auto
offers 'check --from x' xskat
offers 'sheet --log=' :files
offers 'sheet --log g' :files
offers 'sheet --scheme plain ' :files
offers 'check --foreign=' --foreign=report --foreign=skip
offers 'explain --cards=s' --cards=symbols
offers 'value --announce=' --announce=schneider --announce=schwarz
offers 'check --max=' # any number
offers 'check --max ' # the argument, and no file
# --summary takes no word behind a blank, and --all none at all.
offers 'check --summary ' :files
offers 'check --summary=j' --summary=json
offers 'check --all ' :files
offers 'check --code=auto ' :files
offers 'clause --lis' --list
# An option that takes a list: its last part is completed, and the parts before it are not checked. For any other
# option, a comma belongs to the value.
offers 'check --verdict=nix,co' --verdict=nix,conforms --verdict=nix,convention
offers 'check --verdict vi,ma' vi,malformed
offers 'check --verdict=conforms,violates,u' --verdict=conforms,violates,undecided
offers 'check --clause=value.*,play.fol' --clause=value.*,play.follow
offers 'check --option=contra,ramsch-d' --option=contra,ramsch-double
offers 'check --option contra,ramsch-d' contra,ramsch-double
offers 'check --format=text,j'
offers 'check --code=isko2022,i'
offers 'check --code=nix'
offers 'check --lang=x'
# The meaning of a clause or a house rule is its title, that of an incident its words, in the chosen language.
means 'check --clause=play.fol' --clause=play.follow 'Following suit'
means 'check --option=contra,ramsch-d' --option=contra,ramsch-double 'Ramsch scored by doubled card points'
means 'check --option=he' --option=help
means 'check --code=auto' --code=auto
means 'check --format=j' --format=jsonl
means 'value --happened=rev' --happened=revoke 'does not follow although he could'
"$SKATREF" value --option=help | sed 's/ .*//; s/^/--option=/' >due
echo --option=help >>due
typed 'value --option='
cut -f 1 out | diff due - >differs
ok $? "all house rules of --option=help, and help" differs
run 0 "$SKATREF" --lang=de help --complete -- check --clause=play.fol
expect "a title in German" grep -Fxq -e "--clause=play.follow	$(sed -n 's/^### play\.follow — //p' "$srcdir/spec/de/play.md")" out

# ------------------------------------------------------------------------------------------ operands

for name in check explain convert merge sheet; do
  offers "$name " :files
  offers "$name one.sgf t" :files
done
for name in answer sample; do
  offers "$name "
done
offers 'value ' diamonds hearts spades clubs grand null ramsch
offers 'value g' grand
offers 'value --help g' grand
offers 'value a b c g' grand
offers 'value clubs ' diamonds hearts spades clubs grand null
offers 'value --hand ' diamonds hearts spades clubs grand null ramsch
offers 'value --bid 18 ' diamonds hearts spades clubs grand null ramsch # 18 belongs to --bid
offers 'value --bid=18 n' null
offers 'value clubs --bid 18 ' diamonds hearts spades clubs grand null
offers 'value ramsch n'
offers 'value ramsch --points 1,2,3 '
offers 'conform -- ' :commands
offers 'conform -- skatref ' :files
offers 'conform -- skatref answer --x' :files
offers 'conform ' :commands
offers 'conform --format=bad' --format=badge
offers 'check -- ' :files
offers 'check -- --al' :files # after -- everything is an operand
offers '-- -- -- '

# All clauses; a case only if the beginning of its id is typed.
"$SKATREF" clause --list | sed -n 's/^\([a-z][a-z-]*\.[^ ]*\).*/\1/p' >due
typed 'clause '
cut -f 1 out | diff due - >differs
ok $? "'clause ': all clauses, in the order of the list" differs
offers 'clause play.fol' play.follow
offers 'clause nkn' nknuj
expect "clause nkn: the title of the case stands after it" grep -q "^nknuj	." out
offers 'clause zzz'
means 'clause play.fol' play.follow 'Following suit'

# ---------------------------------------------------------------------------------------- questions

"$SKATREF" ask | sed '/^$/q' | sed '$d; s/ .*//' >due
typed 'ask '
cut -f 1 out | diff due - >differs
ok $? "'ask ': all questions" differs
offers 'ask m' matadors misdeal
means 'ask m' matadors 'how many matadors the cards have'
# The facts of a question end with "=", flags with nothing, objects with a dot. The facts inside an object are offered
# when its name and the dot are typed.
offers 'ask legal ' game= hand= led= code=
offers 'ask deal ' pack= players= dealer= code=
offers 'ask legal game=clubs h' hand=
offers 'ask bids o' options=
offers 'ask value hand' hand
offers 'ask value r' revolution
offers 'ask announce said' said.
offers 'ask announce said.' said. said.game= said.hand said.announced= said.ouvert said.revolution
offers 'ask ending hands.' hands. hands.F= hands.M= hands.R=
offers 'ask ending hands.M' hands.M=
offers 'ask nix '
offers 'ask nix game='
means 'ask legal ' led= "$("$SKATREF" ask legal --help | sed -n 's/^  led  *//p')"
# The values of a fact, also inside of an object.
offers 'ask legal game=' game=diamonds game=hearts game=spades game=clubs game=grand game=null game=ramsch
offers 'ask value game=' game=diamonds game=hearts game=spades game=clubs game=grand game=null
offers 'ask legal game=c' game=clubs
offers 'ask misdeal found=' found=deal found=auction found=play
means 'ask misdeal found=' found=deal 'before the cards are picked up'
offers 'ask misdeal count found=a' found=auction
offers 'ask misdeal count fxxxd='
offers 'ask ending happened.kind=rev' happened.kind=revoke
offers 'ask ending happened.kind=a.b'
offers 'ask announce said.game=n' said.game=null
offers 'ask announce said.nix=n'
offers 'ask announce nix.game=n'
offers 'ask announce bid.game=n'   # no object
offers 'ask announce game=n'       # only inside of said
offers 'ask announce said.said=n'
offers 'ask bids code=isko20' code=isko2022 code=isko2018
offers 'ask bids options=contra,ramsch-d' options=contra,ramsch-double
offers 'ask legal led=' # cards
offers 'ask bids nix='
offers 'ask --format json legal h' hand= # json belongs to --format
offers 'ask --schema legal h' hand=
offers 'ask --format=' --format=text --format=json

# --------------------------------------------------------------------------------------------- limits

# Many words and long ones.
offers "ask legal $(printf '%500s' '' | sed 's/ / x/g') game=cl" game=clubs
long=$(printf '%5000s' x | tr ' ' .)
offers "ask ending $long="
offers "check --clause=$long,play.fol" "--clause=$long,play.follow"
offers "check --clause=$(printf '%5000s' x | tr ' ' ,),play.fol" "--clause=$(printf '%5000s' x | tr ' ' ,),play.follow"
done_testing
