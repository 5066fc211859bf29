# The server of the manual, which is written from the header alone in fewer than 80 lines: check finds nothing in
# what it stores.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

expect "fewer than 80 lines" [ "$(sed '/^\/\* prints:/,$d' "$srcdir/man/examples/a-server.c" | wc -l)" -lt 80 ]
run 0 "$builddir/tests/game/server" 20000
mv out deals.state
expect "20,000 deals" [ "$(grep -c '^isko2022;' deals.state)" -eq 20000 ]
run 0 "$SKATREF" check --strict deals.state
says out '20000 games: 20000 conform'
begin "of each kind of deal there are some"
for text in 'result passed-in' ' take;' ' hand' 'F CJ' concede play-on consent object 'announce null' ouvert schwarz 'result [FMR] [1-9]'; do
  expect "$text" grep -q "$text" deals.state
done
end
sed '0,/result \([FMR]\) \([1-9]\)/s//result \1 1\2/' deals.state >wrong.state
run 1 "$SKATREF" check wrong.state
expect "so it can fail: another score" grep -q 'violates' out
done_testing
