# shellcheck shell=sh disable=SC2154,SC2086 # srcdir comes from the environment; a phrase is several words
# Phrases as players at a table say them: each is answered as its keys are. Incidents: tests/words/words.c.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

answer() { # LANGUAGE ARGUMENT...: status, output, errors
  language=$1
  shift
  "$SKATREF" --lang="$language" "$@" 2>&1
  echo "status $?"
}

ask() { # LANGUAGE DOOR WANTED PHRASE: sets wanted and got
  case $2 in
    V) wanted=$(answer "$1" value $3 --format=json) got=$(answer "$1" value $4 --format=json) ;;
    C) other=C7
       [ "$3" != C7 ] || other=C8
       wanted=$(answer "$1" ask trick game=grand leader=F cards="$3, $3, $other")
       got=$(answer "$1" ask trick game=grand leader=F cards="$4, $4, $other") ;;
    A) wanted=$(answer "$1" ask auction calls="$3") got=$(answer "$1" ask auction calls="$4") ;;
    M) wanted=$(answer "$1" ask misdeal found=auction kind="$3") got=$(answer "$1" ask misdeal found=auction kind="$4") ;;
    S) wanted=$(answer "$1" ask announce skat_taken=false bid=18 said="$3")
       got=$(answer "$1" ask announce skat_taken=false bid=18 said="$4") ;;
    O) wanted=$(answer "$1" ask round players=3 deals= options="$3")
       got=$(answer "$1" ask round players=3 deals= options="$4") ;;
    B) wanted=$(answer "$1" value clubs --with=1 --happened=revoke --by="$3")
       got=$(answer "$1" value clubs --with=1 --happened=revoke --by="$4") ;;
    Q) wanted=$(answer "$1" $3) got=$(answer "$1" $4) ;;
    K) wanted=$3
       got=$(answer "$1" clause $4 | sed -n 's/^\([a-z]*\.[a-z0-9-]*\):* .*/\1/p' | head -n 5 | grep -Fx -e "$3") ;;
  esac
}

part 8 <"$srcdir/tests/words/phrases.tsv" >some
for language in en de pl cs; do
  begin "$language: phrases are understood"
  while IFS="$(printf '\t')" read -r door wanted en de pl cs; do
    case $door in '#'* | I | N) continue ;; esac
    eval "phrase=\$$language keys=\$wanted"
    [ "$phrase" != - ] || continue
    ask "$language" "$door" "$keys" "$phrase"
    expect "$door $phrase" [ "$got" = "$wanted" ]
  done <some
  end
done

# What is denied, or is another matter, is not taken for it.
for said in "hat nicht verraten" "he did not give up" "nie poddał się" "hat gut gespielt" "karta" "vynesl" \
  "put two cards away" "plays two cards at once"; do
  run 2 "$SKATREF" value clubs --by=soloist --happened="$said"
  says err 'expected one of revoke, wrong-lead'
done
for said in "niemand hat den Skat angesehen" "keiner hat den Skat aufgenommen" "nobody looked at the skat" \
  "no one took the skat" "nikt nie zajrzał do skata" "nikdo nenahlédl do skatu" "no card was exposed"; do
  run 2 "$SKATREF" ask misdeal found=auction kind="$said"
  says err 'kind: expected one of count, cut'
done
# A level alone was announced, or made: the score would be another one.
while IFS="$(printf '\t')" read -r language phrase; do
  run 2 "$SKATREF" --lang="$language" value $phrase --with=1 --points=91 --tricks=8
  says err '=schneider'
done <<'END'
en	hearts hand schneider
de	Herz Hand Schneider
pl	kier z ręki sznajder
cs	srdce z ruky šnajdr
END

# What is not understood is shown as it was typed.
run 2 "$SKATREF" --lang=cs value kříže --with=1 --points=70 --tricks=8 --by=sňatek
says err '"sňatek"'
done_testing
