# Each folder under src/ uses only those above it in the picture of README.md, which has them all.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"

sed -n 's,^    src/\([a-z]*\)/ .*,\1,p' "$srcdir/README.md" >order
(cd "$srcdir/src" && ls -d */) | tr -d / | sort >folders
expect "the picture has each folder once" sh -c 'sort order | diff folders -'

# upward ORDER FOLDER...: includes of a layer that stands below in the order
upward() {
  grep -n '^#include "[a-z]*/' "$srcdir"/src/*/*.[ch] | sed "s,^$srcdir/src/,," | "$AWK" -F '[/"]' '
    BEGIN { while ((getline folder <"order") > 0) place[folder] = ++places }
    place[$1] < place[$3] { print; found++ }
    { includes++ }
    END { if (!includes) print "no includes read"; exit !found && includes }'
}
expect "no arrow points up" not upward
sed '1!G;h;$!d' order >reversed && mv reversed order
expect "the test itself: upside down, they do" upward

# Only the engine follows the cards: who walks a game by himself once named a wrong winner of a trick.
players() {
  grep -l 'skr_play_[a-z]* *(' "$srcdir"/src/*/*.c | sed "s,^$srcdir/src/,,; s,/.*,," | sort -u
}
printf '%s\n' game rules >engine
players >walkers
expect "the play is called by the engine alone" diff walkers engine
done_testing
