#!/bin/sh
# usage: jansson.sh FOLDER
# Brings the sources of jansson into FOLDER, as Debian has them, signed: the library that
# is installed is for this machine and not for WebAssembly. JANSSON_SOURCE names a tree to
# take instead. The package lists of the machine stay as they are.
set -eu
folder=$1
rm -rf "$folder.new"
mkdir -p "$folder.new/lists/partial" "$folder.new/cache/archives/partial"

fetch() {
  cd "$folder.new"
  sed -n '/^Types:/,/^$/p' /etc/apt/sources.list.d/debian.sources 2>/dev/null |
    sed 's/^Types:.*/Types: deb-src/' >debian.sources
  sed -n 's/^deb /deb-src /p' /etc/apt/sources.list 2>/dev/null >debian.list || :
  list=$PWD/debian.sources
  [ -s "$list" ] || list=$PWD/debian.list
  set -- -q -o Dir::Etc::SourceList="$list" -o Dir::Etc::SourceParts=- -o Dir::State::Lists="$PWD/lists" \
    -o Dir::Cache="$PWD/cache" -o APT::Sandbox::User=root -o Acquire::Retries=3
  try=1
  # The archive of the release alone; a download that breaks off is begun anew.
  until apt-get "$@" update && apt-get "$@" source --download-only --tar-only jansson; do
    [ "$try" -lt 3 ] || exit 1
    try=$((try + 1))
  done
  mkdir jansson
  tar -xzf jansson_*.orig.tar.gz --strip-components=1 -C jansson
}

if [ -n "${JANSSON_SOURCE-}" ]; then
  cp -R "$JANSSON_SOURCE" "$folder.new/jansson"
else
  (fetch) >&2
fi
# What its configure would find.
cd "$folder.new/jansson/src"
sed 's/@json_inline@/inline/; s/@json_have_long_long@/1/; s/@json_have_[a-z_]*@/0/' jansson_config.h.in >jansson_config.h
printf '%s\n' '#define HAVE_STDINT_H 1' '#define HAVE_SYS_TYPES_H 1' >jansson_private_config.h
cd - >/dev/null
rm -rf "$folder"
mv "$folder.new/jansson" "$folder"
touch "$folder/src/jansson.h"
rm -rf "$folder.new"
