# The page that compares engines: what each answers, side by side.
# shellcheck disable=SC2016 # awk
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
says page.html 'id="rosu2"'
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
mkdir asked && for file in "$srcdir"/corpus/results/*.gz; do
  gzip -dc "$file" >"asked/$(basename "$file" .gz)" || bail_out "cannot unpack $file"
done
conform 0 --compare asked/*.jsonl
for name in XSkat JSkat OpenSpiel 'ISS client'; do
  says out "<td class=\"name\">$name</td>"
done
expect "hundreds of cases are answered right by all" \
  grep -Eq ' [1-9][0-9]{2,3} are answered right by every engine' out

# --------------------------------------------------------------------- every figure of a page

# vector ID CLAUSE EVIDENCE CODES NOTE
vector() {
  printf '{"id":"%s","title":"Case <%s>","clauses":["%s"],"evidence":"%s","source":"A & B","note":"%s","codes":[%s],"ask":"trick",' "$1" "$1" "$2" "$3" "$5" "$4"
  printf '"given":{"leader":"F","game":"null"},"expect":{"winner":"F","points":22},"core":["winner","points"],"hash":"h-%s"}\n' "$1"
}
{
  vector alone trick.winner derived '"isko2022"' 'Aces <win>'
  vector twice trick.points law '"isko2022"' ''
  vector third trick.points court '"isko2022","isko2018","isko1999"' ''
  vector never value.game law '"isko2022","isko2018","isko1999","altenburg1937"' ''
  vector worth value.hand law '"isko2022"' ''
} >vectors
# result ID OUTCOME [MEMBERS] [CODE]
result() {
  printf '{"id":"%s","code":"%s","hash":"h-%s","outcome":"%s"%s}\n' "$1" "${4-isko2022}" "$1" "$2" "${3-}"
}
thirds() { # OUTCOME
  for code in isko2022 isko2018 isko1999; do result third "$1" '' $code; done
}
differs() { # KEY GOT
  printf ',"differs":[{"key":"%s","expected":0,"got":%s}]' "$1" "$2"
}
{
  echo '{"conform":1,"date":"2026-01-02","spec":"0123abcd","command":"a","released":"2025","driven":"<pipes>","engine":{"name":"A","version":"1.0"}}'
  result alone error ',"reason":"of an earlier run"' # the last one counts, and nothing of those before
  result alone pass
  result alone wrong "$(differs winner '"M"')"
  result twice pass
  thirds pass
  result worth wrong "$(differs winner '"M"')"
} >a
{
  echo '{"conform":1,"date":"2026-01-03","command":"b","engine":{"name":"B&b"}}'
  result alone wrong "$(differs winner '"M"')"
  result twice wrong "$(differs points 3 | sed 's/]$/,{"key":"winner","got":"M"}]/')"
  thirds pass
  result worth wrong "$(differs winner '"R"')"
  result never pass | sed 's/h-never/other/'
  result gone pass
  result worth pass '' isko1999
} >b
# Results may come in any order.
{
  echo '{"conform":1,"engine":{"name":"C"}}'
  thirds skip
  result twice error ',"reason":"no <cards>"'
  result alone pass
} >c
# An engine without a hello has the name of its command; "got" is how the first results named what differs.
{
  echo '{"conform":1,"command":"./d"}'
  result alone wrong ',"got":{"winner":"R"}'
  result twice incomplete ',"differs":[{"key":"winner","expected":"F"}]'
} >d
run 0 "$SKATREF" conform --vectors=vectors --compare a b c d

# Five cases: third is answered right by all that were asked, two by some, worth by none, never was put to none.
expect "the summary" grep -Fqx '<p>Of 5 cases, each counted once under all codes: 1 are answered right by every engine that was asked, 2 by some, 1 by none; 1 were put to none.</p>' out
expect "how many vectors" grep -Eq '^<p class="soft">skatref [^ ]*, 5 vectors\. A question that has changed since' out

# Right of what was asked and not skipped: all, the sourced cases, the derived one.
block "a row for each engine" <<'END'
<h2>The engines</h2>
<div class="wide"><table>
<thead><tr><th>engine</th><th>asked</th><th>right</th><th>sourced</th><th>derived</th><th class="text">version</th><th class="text">of</th><th class="text">asked on</th><th class="text">spec</th><th class="text">how</th></tr></thead>
<tr><td class="name">A</td><td class="none"><meter max="5" value="4"></meter> 80 % 4/5</td><td class="some"><meter max="4" value="2"></meter> 50 % 2/4</td><td class=some>2/3</td><td class=bad>0/1</td><td class="text">1.0</td><td class="date">2025</td><td class="date">2026-01-02</td><td class="text">0123abcd</td><td class="text">&lt;pipes&gt;</td></tr>
<tr><td class="name">C</td><td class="none"><meter max="5" value="2"></meter> 40 % 2/5</td><td class="some"><meter max="2" value="1"></meter> 50 % 1/2</td><td class=bad>0/1</td><td class=good>1/1</td><td class="text"></td><td class="date"></td><td class="date"></td><td class="text"></td><td class="text"></td></tr>
<tr><td class="name">B&amp;b</td><td class="none"><meter max="5" value="4"></meter> 80 % 4/5</td><td class="some"><meter max="4" value="1"></meter> 25 % 1/4</td><td class=some>1/3</td><td class=bad>0/1</td><td class="text"></td><td class="date"></td><td class="date">2026-01-03</td><td class="text"></td><td class="text"></td></tr>
<tr><td class="name">./d</td><td class="none"><meter max="5" value="2"></meter> 40 % 2/5</td><td class="bad"><meter max="2" value="0"></meter> 0 % 0/2</td><td class=bad>0/1</td><td class=bad>0/1</td><td class="text"></td><td class="date"></td><td class="date"></td><td class="text"></td><td class="text"></td></tr>
</table></div>
<p class="soft">Asked: how many of all cases; right: how many of those that were asked and not skipped. Sourced cases rest on a text, a decision or a document; derived ones on our own reading.</p>
END
block "a row for each clause that somebody was asked about" <<'END'
<h2>Clause by clause</h2>
<div class="wide"><table>
<thead><tr><th>clause</th><th>A</th><th>C</th><th>B&amp;b</th><th>./d</th></tr></thead>
<tr class="chapter"><td class="name">trick</td><td class=some>2/3</td><td class=some>1/2</td><td class=some>1/3</td><td class=bad>0/2</td></tr>
<tr><td class="name"><a href="#trick.winner">trick.winner</a></td><td class=bad>0/1</td><td class=good>1/1</td><td class=bad>0/1</td><td class=bad>0/1</td></tr>
<tr><td class="name"><a href="#trick.points">trick.points</a></td><td class=good>2/2</td><td class=bad>0/1</td><td class=some>1/2</td><td class=bad>0/1</td></tr>
<tr class="chapter"><td class="name">value</td><td class=bad>0/1</td><td>–</td><td class=bad>0/1</td><td>–</td></tr>
<tr><td class="name"><a href="#value.hand">value.hand</a></td><td class=bad>0/1</td><td>–</td><td class=bad>0/1</td><td>–</td></tr>
</table></div>
END

# A clause has no case of another one whose id begins with its own.
{
  vector bid value.overbid law '"isko2022"' ''
  vector bids value.overbid-null law '"isko2022"' ''
} >begins
{
  echo '{"conform":1,"engine":{"name":"A"}}'
  result bid pass
  result bids wrong "$(differs winner '"M"')"
} >begun
cp out page
run 0 "$SKATREF" conform --vectors=begins --compare begun
has '<tr class="chapter"><td class="name">value</td><td class=some>1/2</td></tr>' \
  '<tr><td class="name"><a href="#value.overbid">value.overbid</a></td><td class=good>1/1</td></tr>' \
  '<tr><td class="name"><a href="#value.overbid-null">value.overbid-null</a></td><td class=bad>0/1</td></tr>'
cp page out

# What the script of the page reads: the form, data-evidence, data-right and data-agree.
block "the form" <<'END'
<h2>Where answers differ</h2>
<form role="search" hidden><input type="search" placeholder="value.overbid, null, khrq2" autocomplete="off" aria-label="Search">
<select aria-label="Which cases"><option value="">all cases</option><option value="none">answered right by none</option><option value="agree">two engines or more agree against the corpus</option></select>
<select aria-label="Evidence"><option value="">sourced and derived</option><option value="sourced">sourced</option><option value="derived">derived</option></select><output data-text="{shown} of {all} clauses"></output></form>
END
expect "a clause with its count" grep -q '^<section class="clause" id="trick.winner"><details><summary><h3>trick.winner</h3> <span>Who wins the trick</span><span class="count some">1 of 4 answers right</span></summary>$' out
expect "its text" grep -q '^<p>The highest trump in a trick wins it;.*</p>$' out
block "two engines with the same answer have a line together; each says what it answered" <<'END'
<div class="case" id="alone" data-evidence="derived" data-right="1" data-agree>
<h3>Case &lt;alone&gt;</h3>
<p class="soft"><a href="#alone">alone</a> <span class="grade">derived</span> A &amp; B</p>
<dl><dt>trick</dt><dd><code>{game: null, leader: F}</code></dd>
<dt>expected</dt><dd><code>{points: 22, winner: F}</code></dd>
<dt>right</dt><dd>C</dd>
<dt>A, B&amp;b</dt><dd>wrong: winner <code>M</code></dd>
<dt>./d</dt><dd>wrong:  <code>{winner: R}</code></dd>
</dl>
<p class="soft">Why: Aces &lt;win&gt;</p>
</div>
<p class="soft">0 questions are answered right by every engine that was asked.</p>
</details></section>
END
block "all that differs, a reason, and what was left out" <<'END'
<div class="case" id="twice" data-evidence="sourced" data-right="1">
<h3>Case &lt;twice&gt;</h3>
<p class="soft"><a href="#twice">twice</a> <span class="grade">law</span> A &amp; B</p>
<dl><dt>trick</dt><dd><code>{game: null, leader: F}</code></dd>
<dt>expected</dt><dd><code>{points: 22, winner: F}</code></dd>
<dt>right</dt><dd>A</dd>
<dt>C</dt><dd>error:  no &lt;cards&gt;</dd>
<dt>B&amp;b</dt><dd>wrong: points <code>3</code>, winner <code>M</code></dd>
<dt>./d</dt><dd>incomplete: winner <code>nothing</code></dd>
</dl>
</div>
<p class="soft">1 question is answered right by every engine that was asked.</p>
</details></section>
END
# Different wrong answers do not agree.
block "answered right by none" <<'END'
<div class="case" id="worth" data-evidence="sourced" data-right="0">
END
expect "counts of the others" sh -c 'grep -q "<span class=\"count some\">3 of 6 answers right<" out && grep -q "<span class=\"count bad\">0 of 2 answers right<" out'
expect "what all answer right, and what nobody was asked, is not shown" [ "$(grep -c '^<div class="case"' out)" -eq 3 ]
# A question that one engine alone was asked is answered right by all, or by none.
run 0 "$SKATREF" conform --vectors=vectors --compare d
says out ': 0 are answered right by every engine that was asked, 0 by some, 2 by none; 3 were put to none.'
run 0 "$SKATREF" conform --vectors=vectors --compare c
says out ': 1 are answered right by every engine that was asked, 0 by some, 1 by none; 3 were put to none.'
says out '<dt>C</dt><dd>error:  no &lt;cards&gt;</dd>'
says out '<p class="soft">1 question is answered right by every engine that was asked.</p>'
says out '<span class="count good">1 of 1 answers right</span>'
# Of trick.points one case is answered wrongly, and one was skipped: of none is it said that all were right.
"$AWK" '/^<section class="clause" id="trick.points">/,/<.section>/' out >section
says section '<p class="soft">0 questions are answered right by every engine that was asked.</p>'
# A case counts once, whatever its codes, and as failed if it fails under one.
result third wrong "$(differs winner '"R"')" isko1999 | { sed 1q a; result third pass; cat; } >e
run 0 "$SKATREF" conform --vectors=vectors --compare e
says out ': 0 are answered right by every engine that was asked, 0 by some, 1 by none; 4 were put to none.'
says out '<dt>A</dt><dd>wrong (isko1999): winner'
# Values are shown without quotes and without the pile, the keys in order at any depth, at most 240 bytes, and no half character.
given() { # CASE GIVEN
  printf '{"id":"%s","title":"t","clauses":["trick.points"],"codes":["isko2022"],"ask":"trick","given":%s,"expect":{"points":1},"hash":"h-%s"}\n' "$1" "$2" "$1"
}
long() { # BYTES TEXT: so many bytes as shown, with {t: } around them; the text first
  printf '{"t":"%s%s"}' "$2" "$(letters $(($1 - 5 - ${#2})))"
}
start=$(letters 232)
{
  given deep '{"z":{"b":1,"a":[2,{"d":"x","c":[]}]},"pile":"CJ","a":"\u00e4"}'
  given whole "$(long 240 '')"
  given cut "$(long 241 '')"
  given half "$(long 300 "${start}ä")"
} >values
{
  echo '{"conform":1,"engine":{"name":"E"}}'
  for one in deep whole cut half; do result $one wrong "$(differs points '"CJ SJ"')"; done
} >valued
run 0 "$SKATREF" conform --vectors=values --compare valued
# The id of a case that is not ours is text, in attributes, too.
sed 's/"id":"deep"/"id":"<b>\\"\&"/' values >hostile
sed 's/"deep"/"<b>\\"\&"/' valued >hostile-results
run 0 "$SKATREF" conform --vectors=hostile --compare hostile-results
says out '<div class="case" id="&lt;b&gt;&quot;&amp;"'
says out '<a href="#&lt;b&gt;&quot;&amp;">&lt;b&gt;&quot;&amp;</a>'
expect "no element of theirs" not grep -q '<b>' out
run 0 "$SKATREF" conform --vectors=values --compare valued
has '<dl><dt>trick</dt><dd><code>{a: ä, z: {a: [2, {c: [], d: x}], b: 1}}</code></dd>' \
  "<dl><dt>trick</dt><dd><code>{t: $(letters 235)}</code></dd>" "<dl><dt>trick</dt><dd><code>{t: $(letters 232) ...</code></dd>" \
  "<dl><dt>trick</dt><dd><code>{t: $start ...</code></dd>" '<dt>E</dt><dd>wrong: points <code>CJ SJ</code></dd>'
# Which bug it is: the field's engines of one mistake each.
run 0 "$SKATREF" conform --vectors="$CORPUS" --compare asked/*.jsonl
expect "an engine that takes schwarz by card points" grep -q '<dt>jagdt/skat-rl</dt><dd>schwarz by card points, not by tricks ' out
expect "one whose matadors stop at the jacks" grep -q '<dt>jenafrank/skatsearch</dt><dd>matadors stop at the jacks ' out
expect "the page of all engines is smaller than 600 kB" [ "$(wc -c <out)" -lt 600000 ]
done_testing
