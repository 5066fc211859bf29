# What code hosts take: SARIF, the action's script with its problem matcher, the hooks of pre-commit.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
[ -n "${PYTHON-}" ] || skip_all "no Python here"
cp "$srcdir/corpus/logs/sample.sgf" "my game.sgf"
run 1 "$SKATREF" check --all "my game.sgf"
cp out text

# SARIF says what the text says: as many results, of the same lines and clauses, in that order.
cat >read.py <<'END'
import json, sys
run, = json.load(open(sys.argv[1], encoding="utf-8"))["runs"]
rules = {rule["id"]: rule for rule in run["tool"]["driver"]["rules"]}
for rule in rules.values():
    assert rule["help"]["text"] and 0 < len(rule["shortDescription"]["text"]) <= 1024 and 0 < len(rule["fullDescription"]["text"]) <= 1024
assert set(rules) == {result["ruleId"] for result in run["results"]}, "rules that were not found"
for result in run["results"]:
    assert result["ruleId"] in rules and result["level"] in ("error", "warning", "note")
    place, = result["locations"]
    place = place["physicalLocation"]
    print(place["artifactLocation"]["uri"], place["region"]["startLine"], result["ruleId"], result["level"])
END
findings() { # FILE: of a text report
  sed -n -E 's/^my game.sgf:([0-9]+): (violates|malformed|undecided|convention): ([a-z0-9.-]+): .*/\1 \3 \2/p' "$1" |
    sed 's/violates$/error/; s/malformed$/error/; s/undecided$/warning/; s/convention$/note/; s/^/my%20game.sgf /'
}
for options in '' --jobs=4 --max=1 --verdict=violates --verdict=malformed; do
  # shellcheck disable=SC2086 # none or one
  run 1 "$SKATREF" check --format=sarif $options "my game.sgf"
  cp out sarif
  run 0 "$PYTHON" read.py sarif
  cp out results
  # shellcheck disable=SC2086 # none or one
  "$SKATREF" check $options "my game.sgf" >text
  findings text >expected
  expect "sarif $options: the findings of the text" diff expected results
done
expect "none of sound games" grep -q . text

# A path below the folder is relative, however it is given.
for path in "$PWD/my game.sgf" "./my game.sgf"; do
  run 1 "$SKATREF" check --format=sarif "$path"
  says "$tmp/out" '"uri":"my%20game.sgf"'
done

# The matcher finds each finding of the text, and nothing else.
"$SKATREF" check "my game.sgf" >text
cat >match.py <<'END'
import json, re, sys
matcher, = json.load(open(sys.argv[1]))["problemMatcher"]
pattern, = matcher["pattern"]
for line in open(sys.argv[2], encoding="utf-8"):
    match = re.search(pattern["regexp"], line.rstrip("\n"))
    if match:
        print(match.group(pattern["file"]).replace(" ", "%20"), match.group(pattern["line"]), match.group(pattern["code"]))
END
run 0 "$PYTHON" match.py "$srcdir/release/problem-matcher.json" text
findings text | cut -d ' ' -f 1-3 >expected
expect "the matcher reads each line" diff expected out
expect "there are findings" [ -s expected ]

# The action's script, with this program.
mkdir -p action/release action/build && cp "$srcdir"/release/*.sh "$srcdir"/release/*.json action/release &&
  ln -s "$SKATREF" action/build/skatref
cp "my game.sgf" games.sgf
run 1 env FILES='games.sgf' OPTIONS='--code=auto' RUNNER_TEMP="$tmp" GITHUB_OUTPUT="$tmp/outputs" \
  sh action/release/judge.sh
says "$tmp/out" 'games.sgf:41: violates: value.product'
says "$tmp/out" '::add-matcher::'
sarif=$(sed -n 's/^sarif=//p' outputs)
run 0 "$PYTHON" read.py "$sarif"
run 1 env FILES='games.sgf' OPTIONS='--code=auto' RUNNER_TEMP="$tmp" GITHUB_OUTPUT="$tmp/outputs" \
  sh action/release/judge.sh
expect "two runs of a job leave two files" [ "$(sort -u outputs | wc -l)" -eq 2 ]
"$SKATREF" sample >sound.sgf
run 0 env FILES='sound.sgf' OPTIONS='' RUNNER_TEMP="$tmp" sh action/release/judge.sh
run 1 env FILES='games.sgf' OPTIONS='--format=jsonl' RUNNER_TEMP="$tmp" GITHUB_OUTPUT="$tmp/chosen" sh action/release/judge.sh
expect "it is SARIF whatever format is printed" grep -q '"version":"2.1.0"' "$(sed -n 's/^sarif=//p' "$tmp/chosen")"
run 2 env FILES='missing.sgf' OPTIONS='' RUNNER_TEMP="$tmp" sh action/release/judge.sh
run 2 env FILES='games.sgf' OPTIONS='--wrong' RUNNER_TEMP="$tmp" GITHUB_OUTPUT="$tmp/refused" sh action/release/judge.sh
expect "wrong options leave no findings" [ ! -e refused ]

# A file that cannot be read costs the others nothing.
run 2 env FILES="missing.sgf
games.sgf" OPTIONS='' RUNNER_TEMP="$tmp" GITHUB_OUTPUT="$tmp/partly" sh action/release/judge.sh
says "$tmp/out" 'games.sgf:41: violates: value.product'
run 0 "$PYTHON" read.py "$(sed -n 's/^sarif=//p' partly)"
says "$tmp/out" 'games.sgf 41 value.product error'

# The name of a file is neither an option nor a command to the code host, and may have blanks.
mkdir names && cd names || bail_out "no folder"
for name in --clause=x.sgf --help '::error file=a::b.sgf' 'my game.sgf' -; do cp ../games.sgf "./$name"; done
run 1 env FILES='*' OPTIONS='--code=auto' RUNNER_TEMP="$tmp" GITHUB_OUTPUT="$tmp/outputs" \
  sh ../action/release/judge.sh
for name in ./--clause=x.sgf ./--help '::error file=a::b.sgf' 'my game.sgf' ./-; do
  says "$tmp/out" "$name:41: violates: value.product"
done
"$AWK" '/^::stop-commands::/ { token = substr($0, 18) } /^::/ && !token { print } $0 == "::" token "::" { token = "" }' \
  "$tmp/out" >commands
is "::add-matcher::$tmp/action/release/problem-matcher.json
::remove-matcher owner=skatref::" commands
sarif=$(sed -n '$s/^sarif=//p' "$tmp/outputs")
run 0 "$PYTHON" ../read.py "$sarif"
expect "the findings of five files are in the SARIF" [ $(($(wc -l <"$tmp/out") % 5)) -eq 0 ]
run 1 env FILES='my game.sgf
*rror*' OPTIONS='' RUNNER_TEMP="$tmp" sh ../action/release/judge.sh
says "$tmp/out" 'my game.sgf:41: violates: value.product'
says "$tmp/out" '::error file=a::b.sgf:41: violates: value.product'
run 2 env FILES='' OPTIONS='' RUNNER_TEMP="$tmp" sh ../action/release/judge.sh
says "$tmp/err" 'no file is given'
cd ..

# What builds it in a hook installs nothing.
mkdir -p bare/release none && cp "$srcdir/release/skatref-check.sh" bare/release && cp "$srcdir/quickstart" bare
for tool in sh cat dirname env find id mkdir sed; do ln -s "$(command -v $tool)" none; done
printf '#!/bin/sh\necho "$*" >>"%s/installed"\n' "$tmp" >none/apt-get && cp none/apt-get none/sudo && chmod +x none/*
run 2 env PATH="$tmp/none" sh bare/release/skatref-check.sh --
says "$tmp/err" 'quickstart: missing: make'
expect "nothing is installed" [ ! -e installed ]

# What the documentation pins is this version.
version=$("$SKATREF" --version | sed -n 's/^skatref //p')
for text in "uses: skatref/skatref@v$version" "rev: v$version"; do says "$srcdir/README.md" "$text"; done

# The hooks, by pre-commit itself.
if command -v pre-commit >/dev/null && command -v git >/dev/null; then
  HOME=$tmp PATH=$tmp/bin:$PATH
  export HOME PATH
  mkdir bin project && ln -s "$SKATREF" bin/skatref && cp sound.sgf project
  (cd project && git init -q . && git config user.name test && git config user.email test@localhost &&
    sed 's/^- id/  - id/; s/^  \([a-z]*:\)/    \1/' "$srcdir/.pre-commit-hooks.yaml" | sed '/^#/d; /^$/d' |
    "$AWK" 'BEGIN { print "repos:\n- repo: local\n  hooks:" } /skatref-build/ { exit } { print }' \
      >.pre-commit-config.yaml && git add . ) || bail_out "no project"
  cd project || bail_out "no project"
  run 0 pre-commit run --all-files
  says "$tmp/out" Passed
  cp ../games.sgf . && git add .
  run 1 pre-commit run --all-files
  says "$tmp/out" 'games.sgf:41: violates: value.product'
  mv games.sgf ./--clause=x.sgf && git add .
  run 1 pre-commit run --all-files
  says "$tmp/out" 'clause=x.sgf:41: violates: value.product'
else
  skip "the hooks, by pre-commit" "no pre-commit here"
fi
done_testing
