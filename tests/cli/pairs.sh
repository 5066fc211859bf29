# Two options together, and two things beside each other in one input, do what each of them does alone: check in all
# its formats, merge, and what conform asks. tests/list/pairs.sh does the same for lists.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# ------------------------------------------------------------------- one thing alone

# Kinds of what a log holds. What is foreign stands between two games: after an unreadable one it would be part of it.
"$SKATREF" sample --games=40 --seed=3 --faults >faults
clubs right >sound
null convention >convention
clubs undecided unknown >undecided
left left >left
sed -n 9p faults >six-findings
sed -n 1p faults >two-findings
sed -n 5p faults >one-finding
record passed "1 p 2 p 0 p " passed >passed-in
clubs no-to "$(echo "$clubs_won" | sed 's/ to:-1//')" >no-to
clubs no-r "$(echo "$clubs_won" | sed 's/ r:0//')" >no-r
sed 's/R\[.*\]/R[]/' sound >no-result
sed 's/ 0 CJ 1 SA/ 0 CJ 1 XX/' sound >malformed
{ cat sound; echo; echo foreign; echo "foreign, too"; cat sound; } >foreign
{ cat sound; printf 'a line without an end'; } >cut
kinds='sound convention undecided left six-findings two-findings one-finding passed-in no-to no-r no-result
  malformed foreign'

# What each format reports: "LINE CLAUSE" for each finding, in the order of the lines.
of_text() { sed -n -E 's/^[^:]*:([0-9]+): (violates|malformed|undecided|convention): ([a-z0-9.-]+):.*/\1 \3/p'; }
of_jsonl() {
  "$AWK" '{ line = $0; sub(/.*"line":/, "", line); sub(/,.*/, "", line); n = split($0, part, "\"clause\":\"")
    for (i = 2; i <= n; i++) { sub(/".*/, "", part[i]); print line, part[i] } }'
}
of_sarif() {
  sed -n -E 's/.*"ruleId":"([^"]*)".*"startLine":([0-9]+).*/\2 \1/p'
}
of_junit() { # A finding is a line of a failure, an error, or what a skipped game says.
  "$AWK" '/<testcase / { line = $0; sub(/.* name="line /, "", line); sub(/[,"].*/, "", line); next }
    / (failures|errors|skipped|tests)="/ || /<property/ { next }
    { text = $0; sub(/^ *<[^>]*>/, "", text)
      if (match(text, /^[a-z]*, [a-z0-9.-]*/)) { sub(/^[a-z]*, /, "", text); sub(/:.*/, "", text); print line, text } }'
}
findings() { # FORMAT OPTION... <LOG
  form=$1
  shift
  "$SKATREF" check --format="$form" "$@" - 2>err | "of_$form"
}

for kind in $kinds cut; do
  findings text --all <"$kind" >"$kind.text"
  lines=$(tr -cd '\n' <"$kind" | wc -c)
  echo $((lines)) >"$kind.lines"
done
for kind in undecided six-findings malformed foreign cut; do
  expect "the test itself: $kind has findings" [ -s "$kind.text" ]
done
expect "the test itself: two findings" [ "$(wc -l <two-findings.text)" -eq 2 ]
expect "the test itself: six findings" [ "$(wc -l <six-findings.text)" -eq 6 ]
expect "a result without to: is found" [ "$(cat no-to.text)" = '1 record.result' ]
expect "... one without r: is that of an old export" [ ! -s no-r.text ]

# ---------------------------------------------------------------- beside each other

# A log in which each kind stands behind each other once: a walk over all steps from one kind to another, in which
# the steps that are left last are those to the first kind.
"$AWK" -v kinds="$(echo $kinds)" 'BEGIN {
  n = split(kinds, kind, " ")
  for (at = 1; at; at = next_one) {
    print kind[at]
    next_one = 0
    for (to = n; to >= 1 && !next_one; to--) if (!((at, to) in been)) next_one = to
    been[at, next_one]
  }
}' >walk
expect "the test itself: each kind behind each other" [ "$(wc -l <walk)" -eq $(($(echo $kinds | wc -w) * $(echo $kinds | wc -w) + 1)) ]
: >beside
: >due
before=0
while read -r kind; do
  cat "$kind" >>beside
  "$AWK" -v more=$before '{ print $1 + more, $2 }' "$kind.text" >>due
  before=$((before + $(cat "$kind.lines")))
done <walk
for form in text jsonl sarif junit; do
  findings $form <beside >got
  expect "each kind behind each other, $form: the findings of each alone" diff due got
done
findings text --jobs=3 <beside >got
expect "... --jobs=3" diff due got

# Records of many lines: each finding has the line at which it stands.
for log in sample.xskat sample.jsonl; do
  findings text <"$srcdir/corpus/logs/$log" >due
  expect "the test itself: $log has findings" [ -s due ]
  findings sarif <"$srcdir/corpus/logs/$log" >got
  expect "$log, sarif: the findings of the text" diff due got
done

# The first and the last of a log, the last one without a newline.
begin "each kind at the beginning, and before the end without a newline"
for kind in $kinds; do
  cat "$kind" cut >both
  { cat "$kind.text"; "$AWK" -v more="$(cat "$kind.lines")" '{ print $1 + more, $2 }' cut.text; } >due
  findings text <both >got
  expect "$kind" diff due got
done
end

# Foreign lines that are skipped are counted, of all blocks, and the last one without a newline.
skipped() { "$SKATREF" check --foreign=skip "$@" | sed -n 's/ foreign lines* skipped$//p'; }
cat foreign sound foreign cut >both
expect "two foreign lines" [ "$(skipped foreign)" = 2 ]
expect "one without a newline" [ "$(skipped cut)" = 1 ]
expect "both, and two again: five" [ "$(skipped both)" = 5 ]

# The last line of check counts the verdicts; JUnit counts games, failures and errors, not findings.
counts() { "$SKATREF" check --all "$@" | sed -n '$s/ (.*//; $s/[^0-9]\{1,\}/ /g; $s/ *$//; $p'; }
sums() { "$AWK" '{ for (i = 1; i <= 6; i++) sum[i] += $i } END { print sum[1], sum[2], sum[3], sum[4], sum[5], sum[6] }'; }
for kind in $kinds; do counts "$kind" >"$kind.counts"; done
while read -r kind; do cat "$kind.counts"; done <walk | sums >due
counts beside >got
expect "the counts are the sums" diff due got
run 1 "$SKATREF" check --format=junit beside
says out "$("$AWK" '{ printf "tests=\"%d\" failures=\"%d\"", $1, $5 + $6 }' due)"

# ------------------------------------------------------------------------- merge

# Each kind is a log, and a part of its own: the first, the last, and with names.
begin "each kind as the first and as the last summary of a merge"
for kind in $kinds; do "$SKATREF" check --summary=json --format=summary --players "$kind" >"$kind.part"; done
for one in $kinds; do
  for pair in "$one sound" "six-findings $one" "$one $one"; do
    first=${pair% *} second=${pair#* }
    [ "$first" != "$second" ] || { cp "$second" again; second=again; "$SKATREF" check --summary=json --format=summary --players again >again.part; }
    "$SKATREF" check --format=summary --players "$first" "$second" >due
    "$SKATREF" merge "$first.part" "$second.part" >got 2>&1
    expect "$first and $second" diff due got
  done
done
end

# One part with the names of players, and one without: they are printed, whichever is the first.
"$SKATREF" check --summary=json --format=summary sound >nameless.part
for both in 'six-findings.part nameless.part' 'nameless.part six-findings.part'; do
  # shellcheck disable=SC2086 # two names
  run 1 "$SKATREF" merge $both
  says out 'Anna'
done

# ------------------------------------------------------------------ options of check

for kind in $kinds; do cat "$kind"; done >all.sgf
cat faults cut >>all.sgf
cat sound convention undecided >booked.sgf

# What an option makes of the text that is printed without it; others change what is judged.
model() { # OPTION <TEXT
  case $1 in
    --strict | --jobs=*) cat ;;
    --quiet) sed -n '/^[0-9]* foreign lines* skipped$/p' ;;
    --findings-only) grep -v ': conforms: ' ;;
    --clause=*) "$AWK" '/^[0-9]+ / || $3 ~ /^(play|value)\./ || $3 == "record.syntax:"' ;;
    --verdict=*) "$AWK" '/^[0-9]+ / || $2 == "violates:" || $2 == "undecided:"' ;;
    --max=*)
      "$AWK" '/^[0-9]+ / && more { print more, "more finding" (more == 1 ? "" : "s") "; --max=1 shows that many of each clause"; more = 0 }
        /^[0-9]+ / || $2 == "conforms:" || ++n[$3] <= 1 { print; next } { more++ }' ;;
  esac
}
# --max counts what is printed, and so comes after what chooses.
has_model() { # OPTION OTHER
  case "$1 $2" in
    --all* | --code=* | --foreign=* | --clause=*' '--max=* | --verdict=*' '--max=*) return 1 ;;
  esac
}
# Where what an option alone prints is kept.
file() {
  printf 'alone%s' "$1" | tr '/*' '__'
}
# check_with NAME OTHER OPTION...: what check prints with them, and that its status is that of the counts; --quiet prints
# none, and so they are those of another output.
check_with() {
  name=$1 other_name=$2
  shift 2
  "$SKATREF" check "$@" "$log" >"$name" 2>err
  status=$? subject="check $log $*"
  case " $* " in *' --quiet '*) name=$other_name ;; esac
  case " $* $(sed -n 's/ malformed (.*/ malformed/p' "$name")" in
    *' --strict '*' 0 by convention, 0 undecided, 0 violate'*' 0 malformed') due=0 ;;
    *' --strict '*) due=1 ;;
    *' 0 violate'*' 0 malformed') due=0 ;;
    *) due=1 ;;
  esac
  expect "$log: $*: the status" [ $status -eq $due ]
}
set -f # patterns of clauses are none of files
set -- --all '--clause=play.*,value.*,record.syntax' --verdict=violates,undecided --max=1 --findings-only --quiet \
  --strict --jobs=3 --foreign=skip --code=isko1999
for log in all.sgf booked.sgf; do
  begin "$log: each option alone"
  check_with plain plain
  for one in "$@"; do
    check_with "$(file "$one")" plain "$one"
    has_model "$one" '' || continue
    model "$one" <plain >due
    expect "$log: $one: made of what is printed without it" diff due "$(file "$one")"
  done
  end
  for one in "$@"; do
    begin "$log: $one with each other option"
    for other in "$@"; do
      [ "$one" != "$other" ] || continue
      case $one in --quiet) as=$(file "$other") ;; *) as=$(file "$one") ;; esac
      check_with both "$as" "$one" "$other"
      has_model "$one" "$other" || continue
      model "$one" <"$(file "$other")" >due
      expect "$log: $one and $other: made of what $other prints" diff due both
    done
    end
  done
done
begin "the parts of a log with each other option: one after the other they are the whole"
for one in "$@"; do
  case $one in --max=* | --quiet | --foreign=*) continue ;; esac
  for part in 1/2 2/2; do "$SKATREF" check --part=$part "$one" all.sgf; done >both 2>err
  "$SKATREF" check "$one" all.sgf | sed '$d' >due
  expect "$one" diff due both
done
end
for one in "$@"; do
  case $one in --max=* | --quiet) continue ;; esac
  begin "$one: the same findings in each format"
  findings text "$one" <all.sgf >due
  for form in jsonl sarif junit; do
    findings $form "$one" <all.sgf >got
    # Of a game that it chooses, --clause prints all in these.
    case $one$form in
      --clause*jsonl | --clause*junit)
        cut -d' ' -f1 due | uniq >games
        cut -d' ' -f1 got | uniq | expect "$one, $form: the games" diff games - ;;
      *) expect "$one, $form" diff due got ;;
    esac
  done
  end
done

# ---------------------------------------------------------------- what conform asks

if [ -f "${CORPUS:-}" ]; then
  # asked OPTION...: the cases and their codes, without the cases of the interface, which only their names choose.
  sed -n 's/^{"id":"\([^"]*\)".*"tags":\[[^]]*"interface".*/\1/p' "$CORPUS" >interface
  asked() {
    "$SKATREF" conform --vectors="$CORPUS" --questions "$@" |
      sed -n 's/^{"id":"\([^":]*\)[^"]*".*"code":"\([^"]*\)".*/\1 \2/p' | grep -vFf interface | sort
  }
  asked >each
  expect "the test itself: more than a thousand questions" [ "$(wc -l <each)" -gt 1000 ]
  set -- '--ask=trick,va*' '--clause=value.*,trick.*' '--case=[a-k]*' --evidence=derived --code=isko1999 --code=all \
    '--skip=[a-d]*,value.h*'
  for one in '--case=[bd]????' '--clause=value.h*' '--ask=trick'; do
    { asked "$one"; asked "--skip=${one#*=}"; } | sort >got
    expect "$one, and --skip of the same: all questions, each once" cmp each got
  done
  begin "two options of conform choose what both choose"
  for one in "$@"; do
    asked "$one" >"asked$one"
    expect "the test itself: $one chooses" [ -s "asked$one" ]
  done
  for one in "$@"; do
    for other in "$@"; do
      case "$one $other" in --code*' '--code* | *' '--code*) continue ;; esac
      [ "$one" != "$other" ] || continue
      # Which code a case is asked under, is for --code; the other option chooses the case.
      cut -d' ' -f1 "asked$other" | sort -u | join - "asked$one" >due
      asked "$one" "$other" >got
      expect "$one and $other" diff due got
    done
  done
  end

  # Two codes: an expectation for one is none for the other.
  echo '"$SKATREF" answer | sed -u "s/\"winner\":\"M\"/\"winner\":\"F\"/"' >engine.sh
  "$SKATREF" conform --vectors="$CORPUS" --ask=trick --code=isko2022 --write-expect=one -- sh engine.sh >out 2>err
  "$SKATREF" conform --vectors="$CORPUS" --ask=trick --code=all --write-expect=every -- sh engine.sh >out 2>err
  expect "the test itself: more codes, more failures" [ "$(wc -l <every)" -gt "$(wc -l <one)" ]
  run 0 "$SKATREF" conform --vectors="$CORPUS" --ask=trick --code=all --expect=every -- sh engine.sh
  run 1 "$SKATREF" conform --vectors="$CORPUS" --ask=trick --code=all --expect=one -- sh engine.sh
  run 0 "$SKATREF" conform --vectors="$CORPUS" --ask=trick --code=isko2022 --expect=one -- sh engine.sh
else
  skip "what conform asks" "no vectors"
fi
done_testing
