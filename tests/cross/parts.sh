# shellcheck shell=sh disable=SC2034,SC2154 # as tests/assurance/parts.sh
# What the parts for other machines share: Debian's packages of that machine are unpacked into a folder, and
# qemu-user runs what was built with them. No root is needed.
. "$srcdir/tests/assurance/parts.sh"

# machine DEBIAN-NAME TRIPLET: sets root, the folder with jansson, Check and libc of that machine.
machine() {
  arch=$1 triplet=$2 root=$work/root
  needs apt-get dpkg-deb
  [ -f "$root/complete" ] && return
  rm -rf "$root" "$work/apt"
  mkdir -p "$root" "$work/apt/lists/partial" "$work/apt/archives/partial" || exit 1
  : >"$work/apt/status"
  set -- -q -y -o APT::Architecture="$arch" -o APT::Architectures="$arch" -o Dir::State="$work/apt" \
    -o Dir::State::status="$work/apt/status" -o Dir::Cache="$work/apt" -o APT::Sandbox::User=root \
    -o Debug::NoLocking=1 --no-install-recommends
  logged apt-get "$@" update || not_here "no lists of Debian's packages for $arch"
  logged apt-get "$@" --download-only install libc6-dev libgcc-12-dev libjansson-dev check ||
    not_here "no Debian packages for $arch; see $log"
  for package in "$work"/apt/archives/*.deb; do
    logged dpkg-deb -x "$package" "$root" || failed "cannot unpack $package"
  done
  : >"$root/complete"
}

# cross_build COMPILER [ARGUMENT...]: the program and its tests for that machine, in $dir.
cross_build() {
  PKG_CONFIG_LIBDIR=$root/usr/lib/$triplet/pkgconfig PKG_CONFIG_SYSROOT_DIR=$root
  export PKG_CONFIG_LIBDIR PKG_CONFIG_SYSROOT_DIR
  compiler=$1
  shift
  build_in build --host="$triplet" --disable-shared --enable-static --without-libarchive CC="$compiler --sysroot=$root" \
    CFLAGS="-O2 -g1" PKG_CONFIG=pkg-config "$@"
  logged make -C "$dir" -j"$jobs" check TESTS= || failed "the tests do not build; see $log"
}

# emulated QEMU: what was built is run by it, unseen by the tests.
emulated() {
  find "$dir" -type f -perm -100 ! -name '*.elf' ! -name '*.so*' >"$work/programs"
  while read -r program; do
    [ "$(head -c 4 "$program" | tail -c 3)" = ELF ] || continue
    mv "$program" "$program.elf" || exit 1
    printf '#!/bin/sh\nexec %s -L %s %s "$@"\n' "$1" "$root" "$program.elf" >"$program"
    chmod 755 "$program"
  done <"$work/programs"
}

# What every machine must pass: the engine, the corpus, the formats byte for byte, lists, and the commands.
machine_tests="$engine_tests $corpus_tests tests/base/json tests/base/text tests/list/input tests/formats/native.sh
tests/formats/convert.sh tests/judge/real-logs.sh tests/list/sheet.sh tests/cli/check.sh"
