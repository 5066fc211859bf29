# Compressed logs and archives: what is inside is judged as the plain file is.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
[ "${LIBARCHIVE-}" = yes ] || skip_all "built without libarchive"

needs() { # TOOL...: all are here
  for tool; do
    command -v "$tool" >/dev/null 2>&1 || { skip "$tool" "it is not installed"; return 1; }
  done
}

# pack FORM OUT FILE...: packs the files; the compressors take one.
pack() {
  form=$1 packed=$2
  shift 2
  case $form in
    tar) tar cf "$packed" "$@" ;;
    tar.gz) tar cf - "$@" | gzip >"$packed" ;;
    zip) rm -f "$packed.zip" && zip -q "$packed.zip" "$@" && mv "$packed.zip" "$packed" ;;
    xz) xz -0 -c "$@" >"$packed" ;;
    *) "$form" -c "$@" >"$packed" ;;
  esac
}

"$SKATREF" sample --games=1500 --seed=4 --faults >games.sgf
"$SKATREF" sample --games=200 --seed=5 >more.sgf
"$SKATREF" convert --to=json games.sgf 2>/dev/null | head -n 300 >games.jsonl
printf 'deal,dealer,soloist,game,value,won\n1,A,B,clubs,24,yes\n2,B,C,grand,48,no\n' >list.csv
"$SKATREF" check --format=jsonl games.sgf >whole.jsonl
"$SKATREF" check --all games.sgf >whole.txt
"$SKATREF" check --format=jsonl games.jsonl >json.jsonl
"$SKATREF" check --format=jsonl more.sgf >more.jsonl
"$SKATREF" explain games.sgf:77 >told.txt
"$SKATREF" sheet list.csv >list.txt

# as NAME FILE: what a command printed of NAME, under the name of the plain file.
as() { sed "s|$1|$2|g" out; }

# --------------------------------------------------------------------- one file each

# The name says nothing: it is always x.
for form in gzip bzip2 xz zstd; do
  needs $form || continue
  pack $form x games.sgf
  run 1 "$SKATREF" check --format=jsonl x
  expect "$form: as the plain file" sh -c 'sed s/:\"x\"/:\"games.sgf\"/ out | cmp - whole.jsonl'
  run 1 "$SKATREF" check --all --jobs=3 x
  expect "$form: as the plain file, as text" sh -c 'sed s/^x:/games.sgf:/ out | cmp - whole.txt'
  run 1 sh -c 'cat x | "$0" check --all' "$SKATREF"
  expect "$form: from a pipe" sh -c 'sed s/^-:/games.sgf:/ out | cmp - whole.txt'
  run 1 "$SKATREF" explain x:77
  expect "$form: explain" sh -c 'sed "s/(x,/(games.sgf,/" out | cmp - told.txt'
  "$SKATREF" convert --to=json x 2>/dev/null | head -n 300 >out
  expect "$form: convert" cmp out games.jsonl
  pack $form x games.jsonl
  run 1 "$SKATREF" check --format=jsonl x
  expect "$form: JSON" sh -c 'sed s/:\"x\"/:\"games.jsonl\"/ out | cmp - json.jsonl'
  pack $form x list.csv
  run 0 "$SKATREF" sheet x
  expect "$form: a score list" sh -c 'sed s/^x:/list.csv:/ out | cmp - list.txt'
  : | pack $form x -
  run 2 "$SKATREF" check x
  says err 'skatref: x: no record found: the file is empty'
  { pack $form y games.sgf; cat y; pack $form y more.sgf; cat y; } >x
  run 1 "$SKATREF" check --quiet --summary x
  says out '1700 games'
done

# ----------------------------------------------------------------------- several files

parts() { # FILE: the parts' outputs are, one after the other, that of one run
  "$SKATREF" check --format=jsonl "$1" >one
  "$SKATREF" check --format=summary --summary=json "$1" >one.summary
  for n in 1 2 5; do
    for k in $("$AWK" "BEGIN { for (k = 1; k <= $n; k++) print k }"); do
      "$SKATREF" check --part="$k/$n" --format=jsonl "$1" >&3
      "$SKATREF" check --part="$k/$n" --format=summary --summary=json "$1"
    done 3>several >several.summary
    expect "$1 in $n parts" cmp one several
    "$SKATREF" merge --summary=json several.summary >merged
    expect "$1 in $n parts: the merged summary" cmp one.summary merged
  done
}

# A file beside the archive has the name of it and the folder inside: the archive is meant.
mkdir -p deep && clubs 1 >deep/one.sgf
tar cf deep.tar deep && : >deep.tar:deep
run 0 "$SKATREF" check deep.tar:deep/one.sgf
says out '1 game: 1 conforms'
rm -r deep deep.tar:deep
for form in tar tar.gz zip; do
  needs ${form%.gz} || continue
  mkdir -p folder
  cp more.sgf folder/more.sgf
  pack $form a games.sgf folder/more.sgf games.jsonl
  run 1 "$SKATREF" check --format=jsonl a
  sed -n 's/^{"source":"a:games.sgf"/{"source":"games.sgf"/p' out >got
  expect "$form: the first file" cmp got whole.jsonl
  sed -n 's/^{"source":"a:folder\/more.sgf"/{"source":"more.sgf"/p' out >got
  expect "$form: the second" cmp got more.jsonl
  sed -n 's/^{"source":"a:games.jsonl"/{"source":"games.jsonl"/p' out >got
  expect "$form: the third, of another format" cmp got json.jsonl
  sed 's/.*"source":"\([^"]*\)".*/\1/' out | uniq >got
  expect "$form: in the order of the archive" \
    [ "$(tr '\n' ' ' <got)" = "a:games.sgf a:folder/more.sgf a:games.jsonl " ]
  cp out one
  run 1 sh -c 'cat a | "$0" check --format=jsonl' "$SKATREF"
  expect "$form: from a pipe" sh -c 'sed s/:\"-:/:\"a:/ out | cmp - one'
  run 1 "$SKATREF" check --summary=json --format=summary --jobs=5 a
  says out '"source":"a:games.sgf","line":'
  run 0 "$SKATREF" check --all a:folder/more.sgf
  says out 'a:folder/more.sgf:200: conforms: '
  expect "$form: only the file asked for" [ "$(wc -l <out)" -eq 201 ]
  run 0 "$SKATREF" explain a:folder/more.sgf:7
  says out 'Game 7 (a:folder/more.sgf, line 7)'
  run 0 "$SKATREF" explain --game=7 a:folder/more.sgf
  says out 'Game 7 (a:folder/more.sgf, line 7)'
  run 1 "$SKATREF" explain a:7
  says out 'Game 7 (a:games.sgf, line 7)'
  run 2 "$SKATREF" explain a:99999
  says err 'a has files inside, each with lines of its own: name one, like a:games.jsonl'
  run 2 "$SKATREF" check a:none.sgf
  says err 'skatref: a:none.sgf: cannot read: No such file or directory'
  run 2 "$SKATREF" sheet a
  says err 'skatref: a: an archive of several files: choose one, as archive.zip:file'
  pack $form a list.csv games.sgf
  run 0 "$SKATREF" sheet a:list.csv
  expect "$form: a score list" sh -c 'sed s/^a:list/list/ out | cmp - list.txt'
  pack $form a games.sgf more.sgf games.sgf
  parts a
  # A file inside is text or not by its own first bytes, wherever it stands in the archive.
  printf '\377\376(\000;\000' >wide.sgf
  clubs 1 >one.sgf
  for files in 'wide.sgf' 'wide.sgf more.sgf' 'more.sgf wide.sgf' 'games.sgf wide.sgf more.sgf'; do
    # shellcheck disable=SC2086 # words
    pack $form a one.sgf $files
    run 2 "$SKATREF" check --quiet a
    says err 'skatref: a:wide.sgf: UTF-16: save it as UTF-8'
  done
  pack $form a games.sgf more.sgf games.sgf
  # Each file inside has parts of its own, which are no part of another file.
  for k in 1 2; do
    "$SKATREF" check --part=$k/2 --summary=json --format=summary a:games.sgf
    "$SKATREF" check --part=$k/2 --summary=json --format=summary a:more.sgf
  done >several.summary
  run 1 "$SKATREF" merge several.summary
  says out '1700 games'
done

gzip -c games.sgf >x
parts x
run 2 sh -c 'cat x | "$0" check --part=1/2 -' "$SKATREF"
says err 'cannot read part of it'

# ------------------------------------------------------------------------------ damage

# Cut off at every byte: no crash, no hang; a message and status 2, but for what is a whole zip archive without
# the list at its end, or ends between two headers of tar.
printf '(;GM[Skat]MV[w ]R[passed] ;)\n' >one.sgf
cp one.sgf two.sgf
for form in gzip bzip2 xz zstd zip tar; do
  needs $form || continue
  case $form in
    zip | tar) pack $form x one.sgf two.sgf ;;
    *) pack $form x one.sgf ;;
  esac
  size=$(wc -c <x) i=10 step=1
  ! sanitized || step=4
  [ $form = tar ] && step=97
  mkdir cuts
  while [ $i -lt "$size" ]; do
    head -c $i x >cuts/$i
    i=$((i + step))
  done
  # One program reads them all, as one file costs the others nothing.
  printf '%s\n' cuts/* >cut
  timeout 60 "$SKATREF" check --max=100000 cuts/* >out 2>err
  status=$? subject="$form, cut off"
  expect "$form: status 2" [ $status -eq 2 ]
  "$AWK" -v form=$form '
    FILENAME == "cut" { cut[$0] = 1; next }
    FILENAME == "out" && /: malformed: / { sub(/:.*/, ""); malformed[$0]++; next }
    FILENAME == "err" && /^skatref: cuts\/[0-9]+:.* cannot unpack it further than byte / { sub(/:.*/, "", $2); said[$2]++ }
    END { for (one in cut) if (said[one] != 1 && form != "tar" && !(form == "zip" && malformed[one] == 2)) print one }
  ' cut out err >wrong
  expect "$form, cut off at every byte" [ ! -s wrong ]
  rm -r cuts
done

# What comes before the damage is judged, but for what is being unpacked.
"$SKATREF" sample --games=20000 --seed=6 >large.sgf
for form in gzip bzip2 xz zstd; do
  needs $form || continue
  pack $form x large.sgf
  head -c $(($(wc -c <x) / 2)) x >cut
  "$SKATREF" check cut >out 2>err
  status=$? subject="$form, half of it"
  expect "$form: status 2" [ $status -eq 2 ]
  says err 'skatref: cut: cannot unpack it further than byte '
  expect "$form: the games before the damage" \
    [ "$(sed -n 's/^\([0-9]*\) games: .*/\1/p' out)" -gt 5000 ]
  { cat x; echo '(;GM[Skat'; } >cut
  run 2 "$SKATREF" check cut
  says err 'skatref: cut: cannot unpack it further than byte '
done
clubs 1 >one.sgf
clubs 2 >two.sgf
run 2 "$SKATREF" check cut one.sgf
says out ' games: '

# ------------------------------------------------------------------------------ memory

# A bomb: 100 MB of blanks, of one line without an end, and of games, in few bytes; less than 32 MiB beside
# the window of the decompressor, which xz --default takes 8 MiB for.
flat() { # FORM KIB BYTES...
  form=$1 most=$2
  shift 2
  rm -f peak
  mkfifo pipe 2>/dev/null
  "$SKATREF" check --jobs=2 --quiet pipe >out 2>err &
  pid=$!
  {
    { cat one.sgf; "$@"; cat two.sgf; } | "$form" -c
    # All of that is unpacked when this, which cannot be packed, is read but for what a pipe holds.
    head -c 600000 /dev/urandom | base64 | sed 's/^/# /' | "$form" -c
    sed -n 's/^VmHWM:[^0-9]*\([0-9]*\) kB$/\1/p' /proc/$pid/status >peak 2>/dev/null
  } >pipe
  wait $pid
  status=$?
  expect "$form, $*: judged" [ $status -le 1 ]
  if [ -s peak ]; then
    expect "$form, $*: less than $most KiB" [ "$(cat peak)" -lt "$most" ]
  else
    skip "$form, $*: less than $most KiB" "its peak is not known here"
  fi
}
zeros() { head -c "$1" /dev/zero | tr '\0' "$2"; }
case ${EMULATED-}$("$NM" -D "$SKATREF" 2>/dev/null) in
  qemu*) skip "memory" "an emulator takes its own" ;;
  *__[amt]san_init*) skip "memory" "the sanitizer takes its own" ;;
  *)
    flat gzip 32768 zeros 100000000 x
    flat gzip 32768 zeros 100000000 ' '
    needs xz && flat xz 40960 zeros 100000000 x
    needs zstd && flat zstd 40960 zeros 100000000 '('
    flat gzip 32768 "$SKATREF" sample --games=40000 --seed=8 ;;
esac

# Progress counts the bytes of the file.
gzip -c large.sgf >x
"$SKATREF" check --progress --jobs=1 x >out 2>err
status=$? subject="check --progress"
expect "progress: no more than the file has" "$AWK" -v RS='\r' -v size="$(wc -c <x)" '
  match($0, /[0-9]+ MB/) { n++; if (substr($0, RSTART) + 0 > size / 1e6 + 1) exit 1 }' err
set -- large.sgf large.sgf large.sgf large.sgf
"$SKATREF" check --progress --jobs=1 "$@" "$@" "$@" >out 2>err
expect "... and as many as its games take, from file to file" "$AWK" -v RS='\r' -v size="$(wc -c <large.sgf)" '
  match($0, /[0-9]+ games, [0-9]+ MB/) {
    split(substr($0, RSTART), word, " "); of = word[3] - word[1] * size / 20000 / 1e6
    if (of > 2 || of < -2) { print; exit 1 }
  }' err
done_testing
