#!/bin/sh
# Makes a release: checks what must be right before one, and writes the tarballs.
#
#   release.sh check BUILD            what is not ready for a release; BUILD is a built tree
#   release.sh tarballs BUILD DIR     two builds of the last commit, compared byte for byte; DIR gets
#                                     skatref-VERSION.tar.gz, skatref-corpus-VERSION.tar.gz, the page for a
#                                     browser, skatref-page-VERSION.tar.gz, the package for npm,
#                                     skatref-npm-VERSION.tgz, and the papers
#   release.sh sources BUILD DIR      the same without page and package, which need node and clang; with MADE=FOLDER
#                                     one build, compared with what `make deb` packed in that folder
#   release.sh papers DIR             for the files in DIR: sbom.spdx, PROVENANCE and SHA256SUMS
#
# Exit status: 0 ready, or written; 1 something is not ready, or the two builds differ; 2 a tool is missing.
set -u
root=$(cd "$(dirname "$0")/.." && pwd) || exit 2
version=$(sed -n 's/^AC_INIT(\[skatref\], \[\([^]]*\)\].*/\1/p' "$root/configure.ac")
not_ready=0

lacks() {
  printf 'not ready: %s\n' "$*" >&2
  not_ready=1
}

# passes NAME COMMAND...: what it prints is shown when it fails.
passes() {
  name=$1
  shift
  said=$("$@" 2>&1) || { printf '%s\n' "$said" | tail -n 20 >&2; lacks "$name"; }
}

check() { # BUILD
  cd "$root" || exit 2
  [ -n "$version" ] || lacks "configure.ac names no version"
  head -n 5 NEWS | grep -Eqx "$version \([0-9]{4}-[0-9]{2}-[0-9]{2}\)" ||
    lacks "NEWS does not begin with '$version (YEAR-MONTH-DAY)'"
  grep -q "^skatref ($version-1) " debian/changelog || lacks "debian/changelog does not begin with $version-1"
  [ -z "$(git status --porcelain)" ] || lacks "the tree has changes that are not committed"
  last_corpus=$(git log -1 --format=%cs -- corpus spec)
  released=$(sed -n "s/^$version (\(.*\))/\1/p" NEWS)
  if [ -z "$released" ] || [ "$released" \< "$last_corpus" ]; then
    lacks "corpus and spec are of $last_corpus, and NEWS gives an earlier day"
  fi
  passes "a clause or case is not locked: make lock" sh spec/lock.sh check "$root"
  passes "an audit is stale: make audit" make -C "$1" audit
  passes "a translation of the program is not complete: make po-check" make -C "$1" po-check
  passes "a translation of the rules is missing or out of date" sh spec/translate.sh state "$root"
  passes "the library's interface has changed: raise SKATREF_VERSION_INFO, then make abi" \
    make -C "$1" check TESTS=tests/packages/abi.sh
  [ "$not_ready" -eq 0 ] && printf 'ready: skatref %s\n' "$version"
}

# build_once DIR: the tarballs of the last commit, made in DIR. What is compiled on the way goes into none of them, but
# for page and package, which have flags of their own: so nothing is optimized.
build_once() {
  git clone -q "$root" "$1/source" && cd "$1/source" && autoreconf -fi && mkdir build && cd build &&
    CONFIG_SHELL=/bin/sh sh ../configure --quiet --disable-lto CFLAGS=-O0 &&
    TAR_OPTIONS="--sort=name --owner=0 --group=0 --numeric-owner --mtime=@$SOURCE_DATE_EPOCH" \
      make -j2 dist GZIP_ENV=-n9 &&
    make -j2 corpus-dist &&
    { [ "$browser" = no ] || { make -j2 page npm && pack_browser; }; }
}

# same FILE OTHER: the same bytes; of what `make deb` packed, whose times and order are its own, the same files.
same() {
  [ -n "${MADE-}" ] || { cmp "$1" "$2"; return; }
  rm -rf "$work/a" "$work/b"
  mkdir "$work/a" "$work/b" && tar -xzf "$1" -C "$work/a" && tar -xzf "$2" -C "$work/b" && diff -r "$work/a" "$work/b"
}

# The other one of a file of the first build.
other() { # FILE
  case ${MADE:+$1} in
    '') echo "$work/second/deeper/source/build/$1" ;;
    skatref-corpus-*) echo "$MADE/skatref-$version/$1" ;;
    *) echo "$MADE/skatref_$version.orig.tar.gz" ;;
  esac
}

# In the folder of a build: what a browser and node need, with names of a release.
pack_browser() {
  folder=skatref-page-$version
  mkdir "$folder" && cp page/*.* ../LICENSE ../LICENSE-CC0 "$folder" &&
    tar --sort=name --owner=0 --group=0 --numeric-owner --mode=go=rX,u=rwX --mtime="@$SOURCE_DATE_EPOCH" \
      -cf "$folder.tar" "$folder" && gzip -n9 "$folder.tar" &&
    cp "npm/skatref-$version.tgz" "skatref-npm-$version.tgz"
}

tarballs() { # BUILD DIR
  files="skatref-$version.tar.gz skatref-corpus-$version.tar.gz"
  tools='git autoreconf'
  if [ "$browser" = yes ]; then
    files="$files skatref-page-$version.tar.gz skatref-npm-$version.tgz"
    tools="$tools node npm clang wasm-ld wasm-opt"
  fi
  for tool in $tools; do
    command -v "$tool" >/dev/null || { echo "needed, and missing: $tool" >&2; exit 2; }
  done
  SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct)
  export SOURCE_DATE_EPOCH
  mkdir -p "$2" && out=$(cd "$2" && pwd) && work=$(mktemp -d) || exit 2
  trap 'rm -rf "$work"' EXIT
  others=second/deeper
  [ -z "${MADE-}" ] || others=
  for n in first $others; do
    mkdir -p "$work/$n"
    (build_once "$work/$n") >"$work/log" 2>&1 || { tail -n 20 "$work/log" >&2; exit 1; }
  done
  for file in $files; do
    same "$work/first/source/build/$file" "$(other "$file")" || { echo "two builds differ: $file" >&2; exit 1; }
    cp "$work/first/source/build/$file" "$out" || exit 2
  done
  [ -n "${MADE-}" ] || compared=yes
  papers "$out"
}

# What an SPDX reader needs of one file or library: NAME VERSION LICENCE [CHECKSUM]
package() {
  id=$(printf '%s' "$1" | tr -c 'A-Za-z0-9.\n' '-')
  printf '\nPackageName: %s\nSPDXID: SPDXRef-%s\nPackageVersion: %s\n' "$1" "$id" "$2"
  printf 'PackageDownloadLocation: NOASSERTION\nFilesAnalyzed: false\n'
  [ -z "${4-}" ] || printf 'PackageChecksum: SHA256: %s\n' "$4"
  printf 'PackageLicenseConcluded: %s\nPackageLicenseDeclared: %s\nPackageCopyrightText: NOASSERTION\n' "$3" "$3"
}

# The files with their checksums, and the libraries that a program built from them may be linked with.
sbom() { # the files
  printf 'SPDXVersion: SPDX-2.3\nDataLicense: CC0-1.0\nSPDXID: SPDXRef-DOCUMENT\nDocumentName: skatref-%s\n' "$version"
  printf 'DocumentNamespace: urn:skatref:%s:%s\n' "$version" "$commit"
  printf 'Creator: Tool: skatref-release.sh\nCreated: %s\n' "$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)"
  for file; do
    case $file in skatref-corpus-*) licence=CC0-1.0 ;; *) licence='MIT AND CC0-1.0' ;; esac
    package "$file" "$version" "$licence" "$(sha256sum "$file" | cut -d' ' -f1)"
    printf 'Relationship: SPDXRef-DOCUMENT DESCRIBES SPDXRef-%s\n' "$id"
  done
  described=skatref-$version.tar.gz
  for library in libarchive:BSD-2-Clause; do
    package "${library%:*}" NOASSERTION "${library#*:}"
    printf 'Relationship: SPDXRef-%s OPTIONAL_DEPENDENCY_OF SPDXRef-%s\n' "$id" "$described"
  done
}

provenance() {
  printf 'skatref %s, made from commit %s of %s\n\n' "$version" "$commit" \
    "$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%d)"
  printf 'To make the same bytes again: check out this commit, and run release/release.sh tarballs build DIR.\n'
  [ -z "${compared-}" ] || printf 'Two builds in different folders gave the same bytes.\n'
  printf 'Tools:\n\n'
  for tool in autoconf automake tar gzip gcc python3 $(ls | grep -Eq '^skatref-(page|npm)-' && echo clang node npm wasm-ld wasm-opt); do
    command -v "$tool" >/dev/null && "$tool" --version 2>&1 | head -n 1
  done
}

papers() { # DIR
  SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH-$(git -C "$root" log -1 --format=%ct)}
  commit=$(git -C "$root" rev-parse HEAD) || exit 2
  cd "$1" || exit 2
  rm -f SHA256SUMS sbom.spdx PROVENANCE
  set -- *
  [ -f "$1" ] || { echo "no files in $PWD" >&2; exit 2; }
  sbom "$@" >sbom.spdx && provenance >PROVENANCE && sha256sum "$@" sbom.spdx PROVENANCE >SHA256SUMS && cat SHA256SUMS
}

case ${1-} in
  check) check "$2" && [ "$not_ready" -eq 0 ] ;;
  tarballs) unset MADE && browser=yes && tarballs "$2" "$3" ;;
  sources) browser=no && tarballs "$2" "$3" ;;
  papers) papers "$2" ;;
  *) sed -n '2,14s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
