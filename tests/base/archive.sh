# Archives and compressed files of a few records: what is a file inside, how it is named, and what is damage.
# tests/formats/archive.sh has larger ones, of every form.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
[ "${LIBARCHIVE-}" = yes ] || skip_all "built without libarchive"
for tool in tar gzip; do
  command -v $tool >/dev/null 2>&1 || skip_all "$tool is not installed"
done

for n in 1 2 3; do clubs $n >$n; done
cp 1 one.sgf
cp 2 two.sgf
sed -n 1p 3 >one

# judged ARGUMENT PLACE...: check finds one sound game at each of the places, and no other.
judged() {
  name=$1
  shift
  run 0 "$SKATREF" check --all "$name"
  for place; do says out "$place: conforms: "; done
  says out "$# game"
  expect "$name: $# games" [ "$(grep -c : out)" -eq $(($# + 1)) ]
  silent err
}

# damaged FILE TEXT [GAMES]: check says so and nothing else, and judges so many games.
damaged() {
  run 2 "$SKATREF" check --all "$1"
  says err "skatref: $2"
  expect "$1: one message" [ "$(wc -l <err)" -eq 1 ]
  says out "${3-0} game"
}

# -------------------------------------------------------------------------- files inside

gzip -c one.sgf >x
judged x x:1
{ cat x x; } >y
judged y y:1 y:2
tar cf a one one.sgf two.sgf
judged a a:one:1 a:one.sgf:1 a:two.sgf:1
# A name is whole.
judged a:one a:one:1
judged a:two.sgf a:two.sgf:1
for name in a:on a:one.sg a:none a:two.sgf:one a:one: a:none:one; do
  damaged $name "$name: cannot read: No such file or directory"
done
damaged none:one "none:one: cannot open: No such file or directory"
damaged one.sgf:one "one.sgf:one: cannot open: No such file or directory"
damaged one.sgf/x "one.sgf/x: cannot open: Not a directory"
# A name with a colon of its own.
cp a b:c
judged b:c:one b:c:one:1
run 0 "$SKATREF" explain a:two.sgf:1
says out 'Game 2 (a:two.sgf, line 1)'

# A folder is no file; a hard link is no second one; neither is what macOS adds, in its folder alone.
mkdir -p folder __MACOSX
cp one.sgf folder/one.sgf
cp one.sgf __MACOSX/._one.sgf
cp one.sgf __MACOSX.sgf
tar cf a folder two.sgf
judged a a:folder/one.sgf:1 a:two.sgf:1
ln one.sgf again.sgf
tar cf a one.sgf again.sgf two.sgf
judged a a:one.sgf:1 a:two.sgf:1
rm again.sgf
tar cf a __MACOSX __MACOSX.sgf
judged a a:__MACOSX.sgf:1

# An archive in an archive: each layer has its name.
tar cf inner one.sgf two.sgf
gzip -c inner >inner.tgz
gzip -c two.sgf >two.gz
tar cf outer inner.tgz one two.gz
judged outer outer:inner.tgz:one.sgf:1 outer:inner.tgz:two.sgf:1 outer:one:1 outer:two.gz:1
judged outer:inner.tgz outer:inner.tgz:one.sgf:1 outer:inner.tgz:two.sgf:1
judged outer:inner.tgz:two.sgf outer:inner.tgz:two.sgf:1
judged outer:one outer:one:1
judged outer:two.gz outer:two.gz:1
damaged outer:one.sgf 'outer:one.sgf: cannot read: No such file or directory'
run 0 sh -c 'cat outer | "$0" check --all -' "$SKATREF"
says out '-:inner.tgz:two.sgf:1: conforms: '
says out '4 games'
# Four are opened, and no fifth.
cp one.sgf deep
for i in 1 2 3 4; do tar cf deeper deep && mv deeper deep; done
judged deep deep:deep:deep:deep:deep:1
tar cf deeper deep
damaged deeper 'deeper:deep:deep:deep:deep: a tar archive: unpack it first'

# Nothing inside.
: >empty
gzip -c empty >x
damaged x 'x: no record found: the file is empty'
tar cf a empty one
damaged a 'a:empty: no record found: the file is empty' 1
says out 'a:one:1: conforms: '
printf 'PK\005\006\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0' >x
damaged x 'x: no record found: the file is empty'

# ----------------------------------------------------------------------------- beginnings

# After "BZh" bzip2 has a digit from 1 to 9. What begins so, and goes on otherwise, is damaged.
for head in BZh BZh0 BZhx BZh: BZ; do
  printf '%s' "$head" >x
  run 1 "$SKATREF" check x
  says out "found $head, expected"
done
for head in BZh1 BZh9 '\037\213\010 and no more' '\375\067zXZ\0' '\050\265\057\375' ; do
  # shellcheck disable=SC2059 # a format
  printf "$head" >x
  run 2 "$SKATREF" check x
  says err 'skatref: x: cannot unpack it further than byte '
done
printf '\037\213\010 and no more' >x
damaged x 'x: cannot unpack it further than byte 15: its beginning is damaged'
printf '\037\213' >x
damaged x 'x: compressed by gzip: gunzip it first'

# --------------------------------------------------------------------------------- damage

gzip -c one.sgf >x
head -c 60 x >cut
damaged cut 'cut: cannot unpack it further than byte 60: '
tar cf a cut two.sgf
damaged a 'a:cut: cannot unpack it further than byte ' 1
# More bytes, few and more than a buffer holds.
{ cat x; echo junk; } >y
damaged y "y: cannot unpack it further than byte $(wc -c <y | tr -d ' '): more bytes follow after the end of the compressed data" 1
{ cat x; head -c 200000 /dev/zero; } >y
damaged y 'y: cannot unpack it further than byte ' 1
says err 'more bytes follow after the end of the compressed data'
# What is damaged in one run does not touch the next file.
run 2 "$SKATREF" check --all cut one.sgf
says out 'one.sgf:1: conforms: '

if command -v zip >/dev/null 2>&1; then
  rm -f x.zip
  zip -q x.zip one.sgf two.sgf
  judged x.zip x.zip:one.sgf:1 x.zip:two.sgf:1
  judged x.zip:two.sgf x.zip:two.sgf:1
  # A byte is changed, so that the sum of the file is wrong: the others are judged.
  rm -f x.zip
  zip -q -0 x.zip one.sgf two.sgf
  sed '1,/Anna/s/Anna/Anxa/' x.zip >bad.zip
  if [ "$(wc -c <bad.zip)" -eq "$(wc -c <x.zip)" ]; then
    damaged bad.zip 'bad.zip:one.sgf: cannot unpack it further than byte ' 1
    says out 'bad.zip:two.sgf:1: conforms: '
  fi
  # A password.
  rm -f x.zip
  zip -q -P secret x.zip one.sgf
  damaged x.zip 'x.zip:one.sgf: cannot unpack it further than byte '
  # Whether an archive is a spreadsheet is seen by its first file, and by no later one.
  for first in mimetype '[Content_Types].xml'; do
    rm -f x.zip y.zip
    cp two.sgf "$first"
    zip -q x.zip "$first" one.sgf
    run 2 "$SKATREF" sheet x.zip
    says err 'skatref: x.zip: a spreadsheet: save it as CSV'
    zip -q y.zip one.sgf
    zip -q y.zip "$first"
    judged y.zip y.zip:one.sgf:1 "y.zip:$first:1"
  done
fi
done_testing
