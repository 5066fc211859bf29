# The clauses in other languages: malformed ones are refused, missing and old ones are named; with
# RELEASE=1, as before a release, none may be missing or old.
. "$srcdir/tests/support/shell.sh"
translate=$srcdir/spec/translate.sh

# state [LANGUAGE...]: of the clauses in $tmp.
state() { AWK=$AWK sh "$translate" state "$tmp" "$@" >"$tmp/out" 2>"$tmp/err"; }
stamp() { AWK=$AWK sh "$translate" stamp "$tmp" "$@" >"$tmp/out" 2>"$tmp/err"; }

mkdir -p "$tmp/spec/de" && cp "$srcdir"/spec/*.awk "$tmp/spec" || bail_out "no scratch folder"
printf 'spec_files = \\\n\tspec/play.md \\\n\tspec/end.md\nspec_languages = de pl\n' >"$tmp/spec/Makefile.inc"
printf '# %s\n' 'play.lead 1 live 1 1' >"$tmp/spec/clauses.lock"
english() { # ID TEXT
  printf '### %s — A title\n\n%s\n\n- kind: rule\n\n' "$1" "$2"
}
{ echo '# Play'; english play.lead 'Forehand leads.'; english play.follow 'Who can must follow.'; } >"$tmp/spec/play.md"
{ echo '# End'; english end.all 'After ten tricks.'; } >"$tmp/spec/end.md"

german() { # ID TEXT OF
  printf '### %s — Ein Titel\n\n%s\n\n- of: %s\n\n' "$1" "$2" "$3"
}
good() {
  { echo '# Spiel'; german play.lead 'Vorhand spielt aus.' '?'; german play.follow 'Wer kann, bedient.' '?'; } >"$tmp/spec/de/play.md"
  { echo '# Ende'; german end.all 'Nach zehn Stichen.' '?'; } >"$tmp/spec/de/end.md"
}

good
expect "unstamped translations are named" not state de
says "$tmp/out" 'spec/de/play.md:2: play.lead: not stamped'
expect "stamps" stamp de 'play.*' end.all
expect "all is current" state de
silent "$tmp/out"

expect "a language without files" not state pl
says "$tmp/out" 'spec/pl/play.md: the title of the chapter is missing'
says "$tmp/out" 'spec/pl/end.md: end.all: missing'
expect "all languages" not state
says "$tmp/out" 'spec/pl/play.md: play.lead: missing'

sed 's/must follow/must  follow/; s/Who can/Who\ncan/' "$tmp/spec/play.md" >"$tmp/new" && cp "$tmp/new" "$tmp/spec/play.md"
expect "another line break is no change" state de
sed 's/must  follow/has to follow/' "$tmp/spec/play.md" >"$tmp/new" && cp "$tmp/new" "$tmp/spec/play.md"
expect "another word is" not state de
echo 'spec/de/play.md:8: play.follow: out of date' >"$tmp/want"
expect "only that clause is out of date" diff "$tmp/want" "$tmp/out"
"$AWK" -v part=translated -v task=table -v languages=de -f "$tmp/spec/hash.awk" -f "$tmp/spec/clauses.awk" \
  -f "$tmp/spec/translations.awk" "$tmp/spec/play.md" "$tmp/spec/end.md" language=de "$tmp"/spec/de/*.md |
  sed -n 's/.*\[\(SKR_C_[A-Z_]*\)\].*/\1/p; s/.*SKR_TRANSLATION_\([A-Z]*\) },/\1/p' | tr '\n' ' ' >"$tmp/table"
printf 'SKR_C_END_ALL CURRENT SKR_C_PLAY_LEAD CURRENT SKR_C_PLAY_FOLLOW STALE ' | diff - "$tmp/table" >"$tmp/diff"
silent "$tmp/diff"
stamp de play.lead
expect "to stamp another clause does not help" not state de
stamp de play.follow
expect "stamped" state de
sed 's/A title/Another title/' "$tmp/spec/end.md" >"$tmp/new" && cp "$tmp/new" "$tmp/spec/end.md"
expect "a title counts too" not state de
says "$tmp/out" 'end.all: out of date'

# differs MESSAGE ENGLISH GERMAN: texts of the chapter on the end.
differs() {
  good
  { echo '# End'; english end.all "$2"; } >"$tmp/spec/end.md"
  { echo '# Ende'; german end.all "$3" '?'; } >"$tmp/spec/de/end.md"
  stamp de 'play.*' end.all
  state de
  expect "differs: $1" [ $? = 1 ]
  says "$tmp/out" "spec/de/end.md:2: end.all: $1"
}
differs 'the English text names play.lead' 'By play.lead, at 31.' 'Mit 31.'
differs 'the English text does not name play.follow' 'By play.lead.' 'Nach play.lead und play.follow.'
differs 'the number 31 of the English text is missing' 'At 31, 131.' 'Mit 131 und 310.'

# refuses MESSAGE ID TEXT OF: a translation, at the end of the chapter on play.
refuses() {
  good
  echo '# Ende' >"$tmp/spec/de/end.md"
  german "$2" "$3" "$4" >>"$tmp/spec/de/play.md"
  state de
  status=$?
  expect "refuses: $1" [ $status = 2 ]
  says "$tmp/err" "$1"
}
refuses 'spec/de/play.md:14: there is no clause play.nowhere to translate' play.nowhere Text '?'
refuses 'spec/de/play.md:14: end.all belongs to the chapter end' end.all Text '?'
refuses 'spec/de/play.md:14: clause play.lead is already at spec/de/play.md:2' play.lead Text '?'
refuses 'spec/de/play.md:14: the translation of end.all has the field `- of: HASH`' end.all Text 'gestern'
refuses 'spec/de/play.md:14: the translation of end.all has a text' end.all '' '?'
refuses "spec/de/play.md:19: unknown field 'kind' in clause end.all" end.all 'Text' '?
- kind: rule'

# The questions that the sources leave open.
good
{ echo '# End'; english end.all 'After ten tricks.'; } >"$tmp/spec/end.md"
printf 'point\tothers\theld\n7\tthe moment of the discovery\tours: one guide (D12)\n8\tplay.lead\tnobody\n' >"$tmp/spec/open.tsv"
printf '%s\n' '| 7 | Which moment counts | that of the breach | play.follow |' '| 8 | Who leads | forehand | play.lead |' >"$tmp/spec/README.md"
tab=$(printf '\t')
open() { printf '%s\n' 'point|question|ours|others|held|of' "$@" | tr '|' '\t' >"$tmp/spec/de/open.tsv"; }
rm -f "$tmp/spec/de/open.tsv"
stamp de 'play.*' end.all
expect "open questions without a translation" not state de
says "$tmp/out" 'spec/de/open.tsv: open.7: missing'
open '7|Welcher Zeitpunkt|der des Verstoßes|der der Entdeckung|ein Ratgeber (D12)|?' '8|Wer ausspielt|Vorhand|-|niemand|?'
expect "not stamped" not state de
says "$tmp/out" 'spec/de/open.tsv:2: open.7: not stamped'
stamp de 'open.*'
expect "stamped: all is current" state de
expect "and the heading is still there" grep -q "^point${tab}.*${tab}of$" "$tmp/spec/de/open.tsv"
sed 's/one guide/two guides/' "$tmp/spec/open.tsv" >"$tmp/new" && cp "$tmp/new" "$tmp/spec/open.tsv"
expect "another holder" not state de
echo 'spec/de/open.tsv:2: open.7: out of date' | diff - "$tmp/out" >"$tmp/diff"
silent "$tmp/diff"
"$AWK" -v task=words -v languages=de -f "$tmp/spec/hash.awk" -f "$tmp/spec/open.awk" "$tmp/spec/open.tsv" "$tmp/spec/README.md" \
  language=de "$tmp/spec/de/open.tsv" | cut -f 1,2 >"$tmp/table"
expect "only what is current is shown" [ "$(tail -n +2 "$tmp/table")" = "de${tab}8" ]
open '7|Welcher Zeitpunkt|der des Verstoßes|der der Entdeckung|ein Ratgeber|?' '8|Wer ausspielt|Vorhand|-|niemand|?'
stamp de 'open.*'
expect "a decision that is not named" not state de
says "$tmp/out" 'spec/de/open.tsv:2: open.7: the English text has D12'
open '7|Welcher Zeitpunkt|der des Verstoßes|-|ein Ratgeber (D12)|?'
state de
expect "a reading in words in one language only" [ $? = 2 ]
open '9|Was|wie|-|wer|?'
state de
expect "a point that is not there" [ $? = 2 ]
says "$tmp/err" 'there is no open point 9'

# The clauses themselves.
AWK=$AWK sh "$translate" state "$srcdir" >"$tmp/out" 2>"$tmp/err"
status=$?
expect "no translation is malformed" [ $status -lt 2 ]
sed 's/^/# warning: /' "$tmp/out" "$tmp/err"
[ -z "${RELEASE-}" ] || expect "no translation is missing or out of date" [ $status = 0 ]
done_testing
