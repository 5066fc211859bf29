# The Debian packages: built, read by lintian, unpacked and tried as autopkgtest does; with FRESH_ROOT=1, as in `make
# check-release`, also installed and tried in a fresh root, which takes two minutes more, and removed without a trace. The
# tests of the build itself are those that run anyway, and are left out here; nor is anything optimized, which takes half
# of the time.
. "$srcdir/tests/support/shell.sh"
for tool in dpkg-buildpackage dh lintian; do
  command -v $tool >/dev/null || skip_all "no $tool here"
done
[ -d "$srcdir/debian" ] || skip_all "not a checkout: no folder debian"
LC_ALL=C.UTF-8
run 0 env DEB_BUILD_OPTIONS="nocheck noopt terse" DEB_BUILD_PROFILES=nocheck make -C "$builddir" deb
# The commit they are of, for tests/packages/release.sh, unless something was changed since.
[ -n "$(git -C "$srcdir" status --porcelain 2>&1)" ] || git -C "$srcdir" rev-parse HEAD >"$builddir/deb/commit"
grep -E '^[EW]: ' "$tmp/out" "$tmp/err" | comment
packages="skatref libskatref0 libskatref-answer0 libskatref-dev skatref-corpus"
for package in $packages; do
  expect "$package is built" ls "$builddir/deb/$package"_*.deb
done

# Unpacked into a folder: what the tests of the packages ask for is in them, and works.
unpacked=$tmp/unpacked
for package in "$builddir"/deb/*.deb; do
  case $package in *dbgsym*) ;; *) dpkg-deb -x "$package" "$unpacked" ;; esac
done
lib=$(dirname "$(find "$unpacked" -name libskatref.so)")
in_folder() { # COMMAND...: with the folder instead of /usr
  env AUTOPKGTEST_TMP="$tmp" PATH="$unpacked/usr/bin:$PATH" LD_LIBRARY_PATH="$lib" PKG_CONFIG_PATH="$lib/pkgconfig" \
    PKG_CONFIG_SYSROOT_DIR="$unpacked" "$@"
}
tried() { # TEST
  sed "s|/usr/share/|$unpacked/usr/share/|" "$srcdir/debian/tests/$1" >"$tmp/$1"
  run 0 in_folder sh "$tmp/$1"
}
expect "skatref is in it" [ -x "$unpacked/usr/bin/skatref" ]
tried judge-a-log
says "$tmp/out" "+36"
tried build-a-program
says "$tmp/out" '36 by '
[ -n "${FRESH_ROOT-}" ] || done_testing

command -v debootstrap >/dev/null || { skip "installed in a fresh root" "no debootstrap here"; done_testing; }
[ "$(id -u)" -eq 0 ] || { skip "installed in a fresh root" "only root can make one"; done_testing; }
root=$tmp/root
run 0 debootstrap --variant=minbase --include=libarchive13 bookworm "$root"
in_root() {
  chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "$@"
}
files() {
  (cd "$root" && find . -xdev \( -path ./proc -o -path ./var/lib/dpkg -o -path ./var/cache -o -path ./var/log \
    -o -path ./packages -o -path ./tmp -o -path ./var/lib/apt -o -path ./tests \) -prune -o -print | sort)
}
mkdir -p "$root/packages" && cp "$builddir"/deb/*.deb "$root/packages" && rm -f "$root"/packages/*dbgsym* ||
  bail_out "no packages"
files >"$tmp/before"
run 0 in_root sh -c 'dpkg -i /packages/*.deb'
run 0 in_root skatref --version
run 0 in_root sh -c 'mkdir -p /tmp/t && AUTOPKGTEST_TMP=/tmp/t && export AUTOPKGTEST_TMP && cat >/tmp/judge && sh /tmp/judge' \
  <"$srcdir/debian/tests/judge-a-log"
run 0 in_root dpkg --purge $packages
files >"$tmp/after"
expect "removed without a trace" diff "$tmp/before" "$tmp/after"

# A C program, in the same root with a compiler.
run 0 in_root sh -c 'apt-get -q -y --no-install-recommends install gcc libc6-dev pkgconf && dpkg -i /packages/libskatref*.deb'
run 0 in_root sh -c 'mkdir -p /tmp/t && AUTOPKGTEST_TMP=/tmp/t && export AUTOPKGTEST_TMP && cat >/tmp/build && sh /tmp/build' \
  <"$srcdir/debian/tests/build-a-program"
says "$tmp/out" '36 by '
done_testing
