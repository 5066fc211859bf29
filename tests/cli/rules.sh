# Whatever rules says by which rules: version, code with options, and the hash of the spec.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
clubs 7 >sound
run 0 "$SKATREF" --version
expect "four lines" [ "$(wc -l <out)" -eq 4 ]
expect "licence and home" sh -c "grep -q ^licence out && grep -q ^home.https out"
hash=$(sed -n 's/^spec \([0-9a-f]\{64\}\)$/\1/p' out)
expect "64 digits" [ ${#hash} -eq 64 ]
version=$(sed -n 's/^skatref //p' out)
short=$(printf %.12s "$hash")

# says what the tool of the spec says, whatever the order of the chapters and the line breaks.
chapters=$(sed -n 's/^[[:space:]]*\(spec\/[a-z]*\.md\).*/\1/p' "$srcdir/spec/Makefile.inc")
spec_hash() { # DIR: prints the hash of the clauses in DIR/spec
  # shellcheck disable=SC2086 # a list
  (cd "$1" && AWK=$AWK sh "$srcdir/spec/hash.sh" $2)
}
expect "the hash is that of the spec" [ "$(spec_hash "$srcdir" "$chapters")" = "$hash" ]
backwards=$(printf '%s\n' $chapters | sort -r | tr '\n' ' ')
expect "the order of the chapters changes nothing" [ "$(spec_hash "$srcdir" "$backwards")" = "$hash" ]
mkdir spec && (cd "$srcdir" && cp $chapters "$tmp/spec") || bail_out "no copy of the spec"
edited() { # SED: prints the hash of the spec with this change in the chapter on following suit
  sed "$1" "$srcdir/spec/play.md" >spec/play.md
  not cmp -s "$srcdir/spec/play.md" spec/play.md || echo unchanged
  spec_hash "$tmp" "$chapters"
}
same_hash() { [ "$(edited "$1")" = "$hash" ]; }
expect "a source changes nothing" same_hash 's/^- evidence: .*/- evidence: derived/'
expect "a text changes it" not same_hash '/^### play.follow/,/^- /s/Each player/Every player/'
expect "a code changes it" not same_hash '/^### play.follow/,/^$/!s/^- codes: isko2022/- codes:/'
expect "an id changes it" not same_hash 's/^### play.follow /### play.suit /'

run 0 "$SKATREF" check sound
says out "0 malformed (skatref $version, isko2022, spec $short)"
run 0 "$SKATREF" check --code=isko1999 --option=contra,value.overbid-null sound
says out "(skatref $version, isko1999 + contra + value.overbid-null, spec $short)"
run 0 "$SKATREF" check --code=auto sound
says out "(skatref $version, auto, spec $short)"
run 0 "$SKATREF" check --format=jsonl --option=contra sound
says out "\"code\":\"isko2022\",\"options\":[\"contra\"],\"version\":\"$version\",\"spec\":\"$short\""
run 0 "$SKATREF" check --format=junit sound
says out "<property name=\"rules\" value=\"judged (skatref $version, isko2022, spec $short)\"/>"
run 0 "$SKATREF" explain sound
says out "by the code isko2022 (skatref $version, spec $short)"
run 0 "$SKATREF" sheet "$srcdir/corpus/logs/list.csv"
says out "(skatref $version, isko2022, spec $short)"
run 0 "$SKATREF" sheet --format=json "$srcdir/corpus/logs/list.csv"
says out "\"code\":\"isko2022\",\"version\":\"$version\",\"spec\":\"$short\""
run 0 "$SKATREF" sheet --format=html "$srcdir/corpus/logs/list.csv"
says out "Judged (skatref $version, isko2022, spec $short)"
echo '{"id":1,"ask":"hello","given":{}}' >hello
run 0 "$SKATREF" answer <hello
says out "\"spec\":\"$hash\""
done_testing
