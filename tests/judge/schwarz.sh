# If schwarz is announced, XSkat plays to the tenth trick; by the code a trick of the defenders ends the game.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

# Hand games won with a trick lost.
"$SKATREF" sample --games=400 --seed=5 | grep -E ' [0-2] [GCSHD]H .* win .* t:[1-9] ' >sgf
"$AWK" -v left=left -f "$srcdir/tests/support/xskat-log.awk" sgf >games.log || bail_out "no log of XSkat"
sed 's/^Played Hand/Schwarz announced/; s/^Won with/Lost with/' games.log >schwarz.log
games=$(wc -l <sgf)
run 0 "$SKATREF" check schwarz.log
expect "the test itself: more than five such games" [ "$games" -gt 5 ]
expect "schwarz announced and missed" [ "$(grep -c ': convention: end.schwarz: ' out)" -eq "$games" ]
sed 's/^Played Hand/Schwarz announced/' games.log >schwarz.log
run 1 "$SKATREF" check schwarz.log
expect "schwarz announced, missed and booked as won" \
  [ "$(grep -c ': violates: level.announced: outcome: recorded won, ruled lost' out)" -eq "$games" ]

done_testing
