# spec/lock.sh notices each kind of change, names the cases that it makes suspect, and accepts only
# what may be accepted.
. "$srcdir/tests/support/shell.sh"
mkdir -p "$tmp/spec" "$tmp/corpus/play" || bail_out "no scratch folder"
cp "$srcdir/spec/clauses.awk" "$srcdir/spec/hash.awk" "$srcdir/spec/lock.awk" "$tmp/spec" && cp "$srcdir/corpus/cases.awk" "$tmp/corpus" || bail_out "no scripts"
spec=$tmp/spec/play.md
retired=$tmp/spec/retired.tsv
lock=$tmp/spec/clauses.lock

printf 'spec_files = \\\n\tspec/play.md\n' >"$tmp/spec/Makefile.inc"
good_spec() {
  cat >"$spec" <<'END'
# Playing
### play.lead — Who leads
Forehand leads.
The winner leads next.

- kind: rule
- codes: isko2022
- evidence: text
- decided-by: log
- needs: accepted, rejected

### play.follow — Following suit

Who can must follow.
He may choose.

- kind: rule
- codes: isko2022 isko1999
- evidence: secondary
- decided-by: log
- needs: accepted, rejected
END
}
none_retired() {
  printf 'id\trelease\twhy\tsuccessor\n' >"$retired"
}
retire() { # ID SUCCESSOR
  printf '%s\t0.2\ta better one is there\t%s\n' "$@" >>"$retired"
}
cat >"$tmp/corpus/play/a.yaml" <<'END'
- id: "k3f9x"
  title: "A club on a club"
  clauses: ["play.follow"]
- id: "b2c3d"
  title: "Forehand leads"
  clauses: ["play.lead"]
- id: "x9y8z"
  title: "A revoke found later"
  clauses: ["end.revoke"]
  expect: {findings: [{kind: "illegal", clause: "play.follow"}]}
END

lock() { # check|accept
  AWK=$AWK sh "$srcdir/spec/lock.sh" "$1" "$tmp" >"$tmp/out" 2>&1
}

passes() { # WHAT: and says nothing
  subject="lock check after $1"
  begin "passes: $1"
  expect "passes" lock check
  silent "$tmp/out"
  end
}

# fails TEXT: the check fails and says just that.
fails() {
  subject="lock check"
  begin "fails: $1"
  expect "fails" not lock check
  is "$1" "$tmp/out"
  end
}

accepts() { # TEXT
  subject="lock accept"
  begin "accepts: $1"
  expect "accepts" lock accept
  is "$1" "$tmp/out"
  end
  passes "accepted: $1"
}

refuses() { # TEXT
  cp "$lock" "$tmp/before"
  subject="lock accept"
  begin "does not accept: $1"
  expect "fails" not lock accept
  expect "the lock is as it was" cmp "$lock" "$tmp/before"
  is "$1" "$tmp/out"
  end
}

then='Then accept it all with: make lock'
never='This cannot be accepted.'
suspects='  suspect: corpus/play/a.yaml:1: k3f9x: A club on a club
  suspect: corpus/play/a.yaml:7: x9y8z: A revoke found later'
start_again() {
  good_spec
  none_retired
  printf '%s' "$good_lock" >"$lock"
}

good_spec
none_retired
fails "spec/clauses.lock is missing"
: >"$lock"
fails "spec/play.md:2: play.lead: is new
spec/play.md:12: play.follow: is new
Look at each of them. $then"
accepts 'spec/play.md:2: play.lead: is new
spec/play.md:12: play.follow: is new
locked: 2 clauses; changed, new or retired: 2; suspect cases: 0'
good_lock=$(cat "$lock" && echo .)
good_lock=${good_lock%.}
expect "two lines in the lock" [ "$(grep -c ' live ' "$lock")" -eq 2 ]

# What is no change of a text: line breaks, sources, evidence.
sed 'N;s/follow\.\n/follow. /;P;D' "$spec" | sed 's/evidence: text/evidence: quoted/; s/- codes:.*1999/&\
- facts: S1.7/' >"$tmp/spec/x" && mv "$tmp/spec/x" "$spec"
expect "the test itself: two lines are joined" grep -q 'follow\. He' "$spec"
passes "other line breaks and sources"
start_again
sed 's/^He may choose\.$/&\
\
Reading: only one source has it./' "$spec" >"$tmp/spec/x" && mv "$tmp/spec/x" "$spec"
passes "a reading of the sources"
start_again
hash() {
  AWK=$AWK sh "$srcdir/spec/hash.sh" "$spec"
}
before=$(hash)
sed 's/^- needs:.*/&\
- words: revoke, nicht bedient/' "$spec" >"$tmp/spec/x" && mv "$tmp/spec/x" "$spec"
expect "the test itself: there are search words" grep -q 'nicht bedient' "$spec"
passes "search words"
expect "search words leave the hash of the spec as it is" [ "$(hash)" = "$before" ]

# changed SED TEXT: the check says so of the changed clause and names its cases; then it is accepted.
changed() {
  start_again
  sed "$1" "$spec" >"$tmp/spec/x" && mv "$tmp/spec/x" "$spec"
  fails "spec/play.md:$2
$suspects
Look at each of them, and at the 2 suspect cases. $then"
  accepts "spec/play.md:$2
$suspects
locked: 2 clauses; changed, new or retired: 1; suspect cases: 2"
}
changed 's/He may/He must not/' '15: play.follow: changed: He must not choose.'
changed 's/Following suit/Suits/' '12: play.follow: changed: Suits'
changed '14s/$/ Or not./' '14: play.follow: changed: Who can must follow. Or not.'
changed '15s/.$//' '15: play.follow: changed: He may choose'
changed 's/codes: isko2022 isko1999/codes: isko2022/' '18: play.follow: changed: codes: isko2022'
changed '17s/rule/option/' '17: play.follow: changed: kind: option'
changed '20s/log/event/' '20: play.follow: changed: decided-by: event'
changed '21s/accepted, //' '21: play.follow: changed: needs: rejected'
changed '20s/$/\
- overrides: play.lead/' '21: play.follow: changed: overrides: play.lead'
changed '20s/$/\
- instead-of: play.lead/' '21: play.follow: changed: instead-of: play.lead'
changed '15d' '16: play.follow: changed: something is missing or moved before: kind: rule'
changed '14{h;d;};15{p;x;}' '14: play.follow: changed: something is missing or moved before: He may choose.'
changed '21d' '20: play.follow: changed: something is missing after: decided-by: log'

# A clause that is gone or renamed.
start_again
sed '12,$d' "$spec" >"$tmp/spec/x" && mv "$tmp/spec/x" "$spec"
gone="spec/clauses.lock:4: play.follow: is gone; a clause is given up only by a row in spec/retired.tsv
$suspects
$never"
fails "$gone"
refuses "$gone"
start_again
sed 's/play\.follow/play.suit/' "$spec" >"$tmp/spec/x" && mv "$tmp/spec/x" "$spec"
renamed="spec/clauses.lock:4: play.follow: was renamed to play.suit, and an id is for ever
$suspects
spec/play.md:12: play.suit: is new
$never"
fails "$renamed"
refuses "$renamed"

# A clause that is given up, and must not come back.
retire play.follow play.suit
fails "spec/retired.tsv:2: play.follow: is retired
spec/play.md:12: play.suit: is new
Look at each of them. $then"
accepts 'spec/retired.tsv:2: play.follow: is retired
spec/play.md:12: play.suit: is new
locked: 2 clauses; changed, new or retired: 2; suspect cases: 0'
expect "retired in the lock" grep -q '^play.follow 2 retired ' "$lock"
good_spec
back="spec/clauses.lock:4: play.suit: is gone; a clause is given up only by a row in spec/retired.tsv
spec/play.md:12: play.follow: is retired at spec/retired.tsv:2 and must not be used again
$never"
fails "$back"
refuses "$back"
sed 's/play\.follow/play.suit/' "$spec" >"$tmp/spec/x" && mv "$tmp/spec/x" "$spec"
none_retired
fails "spec/clauses.lock:5: play.follow: is retired, but not in spec/retired.tsv
$never"
start_again
retire play.never -
fails "spec/retired.tsv:2: play.never: is retired, but was never locked
$never"

# A lock that was edited by hand.
start_again
echo 'play.lead 3 live 1 1' >>"$lock"
fails "spec/clauses.lock:5: play.lead: comes twice
spec/play.md:2: play.lead: changed: Who leads
  suspect: corpus/play/a.yaml:4: b2c3d: Forehand leads
$never"
start_again
echo 'play.third 2 live 1 1' >>"$lock"
fails "spec/clauses.lock:5: play.third: has the number of play.follow
spec/clauses.lock:5: play.third: is gone; a clause is given up only by a row in spec/retired.tsv
$never"
start_again
echo 'play.lead alive' >>"$lock"
fails "spec/clauses.lock:5: play.lead: not a line of a lock
$never"

done_testing
