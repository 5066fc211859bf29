# Where a block of input ends changes nothing: spoiled logs of all formats, with comments between the records, give the
# same records in blocks of any size.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
blocks=$builddir/tests/formats/blocks
[ -x "$blocks" ] || bail_out "tests/formats/blocks is not built"

# spoil SEED: swaps, drops, cuts and joins lines, and repeats pieces of them, so that about a third is malformed; records
# stay short.
spoil() {
  "$AWK" -v state="$1" '
    function below(n) { state = (state * 16807) % 2147483647; return state % n }
    {
      n = below(60)
      if (n == 0)
        next
      if (n == 1)
        $0 = substr($0, 1, below(length($0) + 1))
      if (n == 2)
        $0 = $0 substr($0, below(length($0) + 1) + 1, 30)
      if (n == 3)
        printf "# A comment (;GM[Skat] \n  # and another\n\n"
      if (n == 4) {
        printf "%s", $0
        next
      }
      if (n == 5)
        print kept
      if (n == 6)
        print "----------------------------------------"
      if (n == 7)
        print "----------------------------------------x"
      if (n == 8)
        print "(; \n  GM[Skat]"
      kept = $0
      print
    }'
}

# same FILE SIZE...: in blocks of each size the same records are found.
same() {
  begin "$1: the same records in blocks of all sizes"
  file=$1
  shift
  [ $# -gt 0 ] || set -- 8192 8193 8200 8221 8288 8501 9001 9973 12345 16384 20011 32768 65537 131071
  run 0 "$blocks" 262144 "$file"
  mv out expected
  expect "the test itself: a twelfth is malformed" [ "$(grep -c expected expected)" -gt $(($(wc -l <expected) / 12)) ]
  for size; do
    run 0 "$blocks" "$size" "$file"
    expect "$file in blocks of $size bytes" diff expected out
  done
  end
}

"$SKATREF" sample --games=600 --seed=31 >sgf
"$AWK" -v left=left -f "$srcdir/tests/support/xskat-log.awk" sgf >sound.log || bail_out "no log of XSkat"
for seed in 1 2 3 4 5 6; do
  spoil $seed <sound.log >xskat-$seed.log
  same xskat-$seed.log
done
"$SKATREF" sample --games=2000 --seed=32 --faults >faults.sgf
spoil 7 <faults.sgf >iss.sgf
same iss.sgf
sed 's/ \([0-2]\) /\n\1 /g' faults.sgf | spoil 8 >lines.sgf
same lines.sgf
"$SKATREF" convert --to=json faults.sgf 2>err | spoil 9 >spoiled.jsonl
same spoiled.jsonl
# What begins as names of XSkat, a record of another format, and a rule: a block may end before that record.
rule=----------------------------------------
{
  echo '{"skatref":1}'
  for n in 1 2 3 4 5 6 7 8 9; do
    printf ' Anna  Bert  Cora  \n            z \n%s\n D7  D8  D9\n%0'$((n * 30))'d\n' $rule 0
    printf 'x\n(;GM[Skat]ID[%0200d] ;)\n%s\n%0300d\n' $n $rule $n
  done
} >begun.log
# A blank line, and a comment, where names would stand: both are skipped, and no game begins there.
{
  echo '{"skatref":1}'
  for n in 1 2 3 4 5 6 7 8 9; do
    printf '(;GM[Skat]ID[%0*d]\n   \n----\n%s\n(;GM[Skat]ID[1]\n# Anna\n----\n%s\n%0100d\n' $((n * 40)) 0 $rule $rule $n
  done
} >blank.log
same blank.log 2048 2185 2459 2870 3281 3692 4103 4514
same begun.log 2048 2185 2459 2870 3281 3692 4103 4514

# Comments and blanks longer than a block are skipped; a record that is longer is one finding, and the next is read.
long() { # NAME EXPECTED COMMAND...: what the command prints stands between two games, which conform
  name=$1 counted=$2
  shift 2
  { clubs 1; "$@"; clubs 2; } >long.sgf
  "$SKATREF" check long.sgf >out
  expect "$name: $counted" grep -q "games\\{0,1\\}: $counted" out
}
comments() { "$AWK" 'BEGIN { for (i = 0; i < 20000; i++) print "# A comment with (;GM[Skat] in it" }'; }
blanks() { "$AWK" 'BEGIN { for (i = 0; i < 600000; i++) printf " " }'; }
begun() { # BYTES: a record without an end, and then a start that spaces divide
  "$AWK" -v n="$1" 'BEGIN { printf "(;GM["; for (i = 0; i < n; i++) printf "x" }'
}
long "600 KB of comments" "2 conform, 0 by convention, 0 undecided, 0 violate, 0 malformed" comments
long "600 KB of blanks" "2 conform, 0 by convention, 0 undecided, 0 violate, 0 malformed" blanks
for bytes in 262100 262135 262136 262137 262138 262139 262140 524000 524270 524280; do
  long "a record of $bytes bytes" "2 conform, 0 by convention, 0 undecided, 0 violate, 1 malformed" begun $bytes
done
done_testing
