# corpus/lock.sh notices a case that is new, gone, retired or back, and accepts only new ones.
. "$srcdir/tests/support/shell.sh"
mkdir -p "$tmp/corpus/play" || bail_out "no scratch folder"
cp "$srcdir/corpus/cases.awk" "$srcdir/corpus/lock.awk" "$tmp/corpus" || bail_out "no scripts"
cases=$tmp/corpus/play/a.yaml
retired=$tmp/corpus/retired.tsv
list=$tmp/corpus/cases.lock

good() {
  cat >"$cases" <<'END'
- id: "k3f9x"
  title: "A club on a club"
- id: "b2c3d"
  title: "Forehand leads"
END
  printf 'id\trelease\twhy\tsuccessor\n' >"$retired"
  printf '%s\n' '# a comment' b2c3d k3f9x >"$list"
}

lock() { # check|accept
  AWK=$AWK sh "$srcdir/corpus/lock.sh" "$1" "$tmp" >"$tmp/out" 2>&1
}

fails() { # TEXT
  subject="lock check"
  begin "fails: $1"
  expect "fails" not lock check
  is "$1" "$tmp/out"
  end
}

# refuses TEXT: not even accept takes it.
refuses() {
  cp "$list" "$tmp/before"
  fails "$1
This cannot be accepted."
  expect "is not accepted: $1" not lock accept
  expect "the list is as it was" cmp "$list" "$tmp/before"
}

good
expect "passes" lock check
silent "$tmp/out"

printf -- '- id: "a1b2c"\n  title: "Rearhand leads"\n' >>"$cases"
fails "corpus/play/a.yaml:5: a1b2c: is new
Accept it with: make lock"
expect "a new case is accepted" lock accept
is 'corpus/play/a.yaml:5: a1b2c: is new
locked: 3 cases; new: 1' "$tmp/out"
expect "and passes" lock check
expect "in the order of the letters" [ "$(tr '\n' ' ' <"$list" | sed 's/.*edit\. //')" = 'a1b2c b2c3d k3f9x ' ]

good
sed '3,4d' "$cases" >"$tmp/x" && mv "$tmp/x" "$cases"
refuses 'corpus/cases.lock:2: b2c3d: is gone; a case is given up only by a row in corpus/retired.tsv'
printf 'b2c3d\t0.2\tits source is wrong\tk3f9x\n' >>"$retired"
expect "a retired case may be gone" lock check
expect "and stays in the list" lock accept
expect "b2c3d is in the list" grep -qx b2c3d "$list"

good
printf 'b2c3d\t0.2\tits source is wrong\tk3f9x\n' >>"$retired"
refuses 'corpus/play/a.yaml:3: b2c3d: is retired at corpus/retired.tsv:2 and must not be used again'

good
printf 'zzzzz\t0.2\tnever was\t-\n' >>"$retired"
refuses 'corpus/retired.tsv:2: zzzzz: is retired, but was never locked'
good
sed '3,4d' "$cases" >"$tmp/x" && mv "$tmp/x" "$cases"
printf 'b2c3d\t0.2\tits source is wrong\tx9y8z\n' >>"$retired"
refuses 'corpus/retired.tsv:2: b2c3d: there is no case x9y8z'
printf 'b2c3d\t0.2\tagain\t-\n' >>"$retired"
refuses 'corpus/retired.tsv:3: b2c3d: is already retired at corpus/retired.tsv:2'
printf 'id\trelease\twhy\tsuccessor\nb2c3d\t0.2\t\t-\n' >"$retired"
refuses 'corpus/retired.tsv:2: b2c3d: a row is id, release, why, successor (- for none), with tabs'
good
echo k3f9x >>"$list"
refuses 'corpus/cases.lock:4: k3f9x: comes twice'
rm "$list"
fails 'corpus/cases.lock is missing'
done_testing
