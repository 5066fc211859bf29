# No door applies a clause that is not in force: every question of the corpus under every code cites only clauses that
# this code has, and an ending, a list or a table that a code does not know is refused or ruled by what it has.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

answers() { # TEXT QUESTION: the answer has this text
  printf '%s\n' "$2" | "$SKATREF" answer >out
  subject=$2
  says out "$1"
}

if [ -n "${PYTHON:-}" ] && [ -f "$CORPUS" ]; then
  expect "every clause that an answer cites is in force" \
    "$PYTHON" "$srcdir/tests/question/in_force.py" "$SKATREF" "$CORPUS" "$builddir/spec/clauses.tsv"
else
  skip "every clause that an answer cites is in force" "no vectors: they need Python"
fi

# Seeger is of 1937; Fabian's points and the ranking of equal totals came later.
list='"players":["A","B","C"],"deals":[{"soloist":"A","score":-144},{"soloist":"B","score":24},{"soloist":"C","score":-25}]'
answers '"totals":{"A":-194,"B":74,"C":-75}' "{\"ask\":\"sheet\",\"given\":{\"code\":\"altenburg1937\",$list}}"
answers '"totals":{"A":-154,"B":154,"C":-35}' "{\"ask\":\"sheet\",\"given\":{\"code\":\"isko1999\",$list}}"
equal='"players":["A","B","C"],"scheme":"plain","tallies":{"A":{"points":50,"won":3,"lost":0},"B":{"points":50,"won":2,"lost":0},"C":{"points":0,"won":0,"lost":0}}'
answers '"places":{"A":1,"B":1,"C":3},"lot":[]' "{\"ask\":\"sheet\",\"given\":{\"code\":\"altenburg1937\",$equal}}"
answers '"places":{"A":1,"B":2,"C":3}' "{\"ask\":\"sheet\",\"given\":{\"code\":\"isko2022\",$equal}}"

# Endings that only one clause knows.
game='"game":"clubs","bid":18,"matadors":1,"points":61,"tricks":5,"unplayed_points":20,"unplayed_tricks":2'
for ending in offer-accepted unproved; do
  answers '"error":' "{\"ask\":\"value\",\"given\":{\"code\":\"altenburg1937\",$game,\"ending\":\"$ending\"}}"
done
answers '"error":' "{\"ask\":\"value\",\"given\":{\"code\":\"isko1999\",$game,\"ending\":\"offer-accepted\"}}"
answers '"clause":' "{\"ask\":\"value\",\"given\":{\"code\":\"isko2018\",$game,\"ending\":\"offer-accepted\"}}"
done_testing
