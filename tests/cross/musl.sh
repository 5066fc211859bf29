# Tried: musl instead of glibc, with jansson and Check built for it, without libarchive: every test that runs the program, and its output compared with that here
. "$srcdir/tests/cross/parts.sh"
needs musl-gcc apt-get dpkg-deb autoreconf
# Debian has no libraries for musl: its sources are built. No list of the system's is touched.
root=$work/root
PKG_CONFIG_LIBDIR=$root/lib/pkgconfig
export PKG_CONFIG_LIBDIR

sources() {
  rm -rf "$root" "$work/apt" "$work/sources"
  mkdir -p "$work/apt/lists/partial" "$work/apt/archives/partial" "$work/apt/parts" "$work/sources" || exit 1
  : >"$work/apt/status"
  cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null | sed 's/^deb /deb-src /' >"$work/apt/list"
  for file in /etc/apt/sources.list.d/*.sources; do
    [ ! -f "$file" ] || sed 's/^Types:.*/Types: deb-src/' "$file" >"$work/apt/parts/${file##*/}" || exit 1
  done
  apt_options="-q -y -o Dir::State=$work/apt -o Dir::State::status=$work/apt/status -o Dir::Cache=$work/apt
    -o Dir::Etc::SourceList=$work/apt/list -o Dir::Etc::SourceParts=$work/apt/parts -o APT::Sandbox::User=$(id -un)
    -o Debug::NoLocking=1"
  # shellcheck disable=SC2086 # a list
  logged apt-get $apt_options update
  # shellcheck disable=SC2086 # a list
  (cd "$work/sources" && logged apt-get $apt_options source --download-only jansson check) ||
    not_here "no sources of jansson and Check; see $log"
  rm -rf "$work/apt"
}

# library NAME CONFIGURE-ARGUMENT...: built and installed into root.
library() {
  name=$1
  shift
  (cd "$work/sources" && logged tar -xf "$name"_*.orig.tar.gz && cd "$name"-*/ &&
    { [ -f configure ] || logged autoreconf -fi; } &&
    logged ./configure --quiet --prefix="$root" --disable-shared CC=musl-gcc CFLAGS="-O2 -fPIC" "$@" &&
    logged make -j"$jobs" && logged make install) || failed "$name does not build; see $log"
}

if [ ! -f "$root/complete" ]; then
  sources
  library jansson
  library check --disable-subunit --disable-build-docs
  : >"$root/complete"
fi
# What tests build is for musl, too.
CC=musl-gcc
export CC
build_in build --enable-werror --without-libarchive CC="$CC" CFLAGS="-O2 -g1"
test_machine
