# What check and explain print of many games in every format is what the JSON lines have: alike.py compares them.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
[ -n "${PYTHON-}" ] || skip_all "no Python"
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE

# Games with a fault each, some on two lines; those of eleven verdicts and kinds; all forms of records of our own; XSkat's.
"$SKATREF" sample --games=60 --seed=5 --faults | "$AWK" 'NR % 3 == 0 { sub(/R\[/, "\nR[") } { print }' >faults.sgf
eleven_games eleventh-game-with-a-very-long-id >eleven.sgf
cp "$srcdir/corpus/logs/sample.jsonl" "$srcdir/corpus/logs/sample.xskat" .
alike() {
  run 0 "$PYTHON" "$srcdir/tests/report/alike.py" "$@"
  silent out
  silent err
}
alike "$SKATREF" faults.sgf eleven.sgf sample.jsonl sample.xskat

# The comparison sees a format that has a finding less, and a condition that takes a game more.
cat >spoiled <<END
#!/bin/sh
case " \$* " in
  *' --format=junit '*) "$SKATREF" "\$@" | sed 's/^wrong, value\.[a-z-]*: /wrong, value: /; s/>wrong, value\.[a-z-]*: />wrong, value: /' ;;
  *' --where=bid>'*) shift 2; "$SKATREF" check --format=jsonl --where=hand "\$@" ;;
  *) exec "$SKATREF" "\$@" ;;
esac
END
chmod +x spoiled
run 0 "$PYTHON" "$srcdir/tests/report/alike.py" ./spoiled faults.sgf eleven.sgf
says out 'junit, strict False: item '
says out 'check --where=bid>'
done_testing
