# A release says what is not ready, and its tarballs are the same byte for byte wherever they are built.
. "$srcdir/tests/support/shell.sh"
command -v git >/dev/null || skip_all "no git here"
[ -d "$srcdir/.git" ] || [ -f "$srcdir/.git" ] || skip_all "not a checkout"
cd "$tmp" || bail_out "no scratch folder"
git clone -q "$srcdir" source && cd source || bail_out "no clone"
git config user.name test && git config user.email test@localhost
version=$(sed -n 's/^AC_INIT(\[skatref\], \[\([^]]*\)\].*/\1/p' configure.ac)
cat >"$tmp/make" <<'END'
#!/bin/sh
exit 0
END
chmod +x "$tmp/make"
# What make is asked for is tested elsewhere; here it finds everything in order.
ready() { # STATUS
  run "$1" env PATH="$tmp:$PATH" sh release/release.sh check "$builddir"
}

sed -i "s/^$version .*/$version (not yet released)/" NEWS && git commit -qam "Not released" --allow-empty
ready 1
says "$tmp/err" "not ready: NEWS does not begin with '$version (YEAR-MONTH-DAY)'"
sed -i "s/^$version .*/$version (2999-01-01)/" NEWS
ready 1
says "$tmp/err" "not ready: the tree has changes that are not committed"
git commit -qam "Released"
ready 0
says "$tmp/out" "ready: skatref $version"
sed -i "s/^$version .*/$version (2001-01-01)/" NEWS && git commit -qam "Released before the corpus was written"
ready 1
says "$tmp/err" "and NEWS gives an earlier day"
sed -i "s/^$version .*/$version (2999-01-01)/; " NEWS && sed -i 's/^Null games have/Null games always have/' spec/value.md && git commit -qam "Another clause"
ready 1
says "$tmp/err" "not ready: a clause or case is not locked: make lock"
printf '#!/bin/sh\nexit 1\n' >"$tmp/make"
ready 1
says "$tmp/err" "not ready: the library's interface has changed"
cd "$tmp" || bail_out "no scratch folder"

# Page and package, too, in `make check-release`: that takes some minutes.
what=${TARBALLS:+tarballs}
: "${what:=sources}"
# The second build may be that of the Debian packages, if it was of this commit.
MADE=$builddir/deb
if [ "$what" = sources ] && git -C "$srcdir" rev-parse HEAD 2>/dev/null | cmp -s - "$builddir/deb/commit"; then
  export MADE
else
  unset MADE
fi
run 0 sh "$srcdir/release/release.sh" "$what" "$builddir" "$tmp/release"
cd release || bail_out "no tarballs"
run 0 sha256sum -c SHA256SUMS
# Nothing in them is of this machine or this minute: owner, times, order, or what gzip notes.
for file in "skatref-$version.tar.gz" "skatref-corpus-$version.tar.gz"; do
  expect "$file: of nobody, of one time" [ "$(tar -tvzf "$file" | "$AWK" '{ print $2, $4, $5 }' | sort -u | grep -c '^0/0 ')" -eq 1 ]
  expect "$file: one owner" [ "$(tar -tvzf "$file" | "$AWK" '{ print $2 }' | sort -u)" = 0/0 ]
  expect "$file: in order" eval 'tar -tzf "$file" | tr / "\001" | sort -c'
  expect "$file: gzip notes no time" [ "$(od -An -tx1 -j4 -N4 "$file" | tr -d ' ')" = 00000000 ]
done
tar -tzf "skatref-$version.tar.gz" >"$tmp/names"
for file in configure README.md NEWS LICENSE LICENSE-CC0 tests/corpus/cases-1.c corpus/vectors.jsonl; do
  expect "the tarball has $file" grep -Fxq "skatref-$version/$file" "$tmp/names"
done
if [ "$what" = tarballs ]; then
  tar -tzf "skatref-page-$version.tar.gz" >"$tmp/names"
  for file in index.html sw.js manifest.webmanifest LICENSE; do
    expect "the page has $file" grep -Fxq "skatref-page-$version/$file" "$tmp/names"
  done
  tar -tzf "skatref-npm-$version.tgz" >"$tmp/names"
  for file in package.json skatref.wasm index.js LICENSE; do
    expect "the package has $file" grep -Fxq "package/$file" "$tmp/names"
  done
  tar -xzf "skatref-npm-$version.tgz" -C "$tmp" && node "$tmp/package/cli.js" value clubs --with=1 --points=61 --bid=18 >"$tmp/out" 2>&1
  says "$tmp/out" '+24'
  for file in "skatref-page-$version.tar.gz" "skatref-npm-$version.tgz"; do
    expect "$file: its checksum" grep -q "  $file\$" SHA256SUMS
    expect "$file: in the SBOM" grep -Fxq "PackageName: $file" sbom.spdx
  done
  expect "what built them" grep -q clang PROVENANCE
fi
# A tool that is missing is named, before anything is built.
mkdir "$tmp/few" && for tool in sh git dirname sed cat; do ln -s "$(command -v $tool)" "$tmp/few"; done
run 2 env PATH="$tmp/few" sh "$srcdir/release/release.sh" tarballs "$builddir" "$tmp/none"
says "$tmp/err" 'needed, and missing: autoreconf'
# The papers of the files in a folder.
mkdir papers && echo a >papers/skatref-0.0.1.tar.gz
if git -C "$srcdir" rev-parse HEAD >head 2>&1; then
  run 0 sh "$srcdir/release/release.sh" papers papers
  expect "checksums that are right" sh -c 'cd papers && sha256sum -c SHA256SUMS >/dev/null'
  expect "what is in it, as SPDX" grep -q "^PackageChecksum: SHA256: $(sha256sum papers/skatref-0.0.1.tar.gz | cut -d' ' -f1)$" papers/sbom.spdx
  expect "the commit" grep -q "$(cat head)" papers/PROVENANCE
else
  skip "papers" "no commit to name"
fi
done_testing
