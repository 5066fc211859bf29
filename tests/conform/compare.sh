# The page that compares engines: what each answers, side by side.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
[ -f "$CORPUS" ] || skip_all "no vectors: they need Python to be made"

conform() { # STATUS OPTION...
  expected=$1
  shift
  run "$expected" "$SKATREF" conform --vectors="$CORPUS" "$@"
}

conform 0 --ask=trick --format=jsonl -- "$SKATREF" answer
cp out right.jsonl
printf '%s\n' "\"$SKATREF\" answer | sed -u 's/\"winner\":\"F\"/\"winner\":\"M\"/; s/\"name\":\"skatref\"/\"name\":\"<b>\&\\\\\"\"/'" >engine.sh
conform 1 --ask=trick --format=jsonl -- sh engine.sh
cp out wrong.jsonl
sed 's/<b>&/other/' wrong.jsonl >third.jsonl
conform 0 --compare right.jsonl wrong.jsonl third.jsonl
cp out page.html
says page.html '<section class="clause" id="trick.winner">'
says page.html 'id="rosu2-isko2022"'
says page.html '&lt;b&gt;&amp;'
expect "no name becomes markup" [ "$(grep -c '<b>' page.html)" -eq 0 ]
says page.html 'data-agree'
expect "those that agree share a line" grep -q '<dt>&lt;b&gt;&amp;&quot;, other&quot;</dt>' page.html
expect "what all answer right is not shown" [ "$(grep -c 'data-right="3"' page.html)" -eq 0 ]
conform 1 --ask=trick --format=html -- sh engine.sh
says out '<h1>Skat engines against the corpus</h1>'

# A case that has changed since was not asked.
sed 's/"hash":"[0-9a-f]*"/"hash":"0"/' wrong.jsonl >old.jsonl
conform 0 --compare old.jsonl
says out ' were put to none'
expect "no answer counts" [ "$(grep -c '<div class="case"' out)" -eq 0 ]

conform 2 --compare missing.jsonl
says err 'cannot read missing.jsonl'
echo '{}' >other.jsonl
conform 2 --compare other.jsonl
says err 'other.jsonl:1: expected what conform --format=jsonl writes'
conform 2 --compare
says err 'which results?'

# The engines that were asked once: most of their answers still count.
conform 0 --compare "$srcdir"/corpus/results/*.jsonl
for name in XSkat JSkat OpenSpiel 'ISS client'; do
  says out "<td class=\"name\">$name</td>"
done
expect "at least a thousand questions are answered right by all" \
  grep -Eq ' [1-9][0-9]{3} are answered right by every engine' out
done_testing
