# shellcheck shell=sh disable=SC2154 # srcdir and builddir come from the environment
# What the tests of the page and of the package for npm take from npm: exactly what tests/page/tools locks by
# version and hash, without scripts of those packages, and not as root.
tools=$builddir/page-tools

# install_tools FOLDER: in this folder, which only it uses.
install_tools() {
  cp "$srcdir/tests/page/tools/package.json" "$srcdir/tests/page/tools/package-lock.json" "$1" || return
  set -- "$1" npm ci --ignore-scripts --no-audit --no-fund --prefix "$1" --cache "$1/cache"
  if [ "$(id -u)" -eq 0 ] && command -v setpriv >/dev/null; then
    chown -R nobody "$1" && shift &&
      HOME=/nonexistent setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"
  else
    shift && "$@"
  fi
}

# Sets tools; skips the test if npm cannot have them.
need_tools() {
  cmp -s "$tools/package-lock.json" "$srcdir/tests/page/tools/package-lock.json" && return
  made=$(mktemp -d) && chmod 755 "$made" || bail_out "no folder for packages"
  install_tools "$made" >"$tmp/npm" 2>&1 </dev/null || {
    comment "$tmp/npm"
    rm -rf "$made"
    skip_all "npm cannot install what tests/page/tools/package-lock.json lists"
  }
  rm -rf "$tools" && mkdir -p "$tools" && cp -R "$made/node_modules" "$tools" &&
    cp "$made/package.json" "$made/package-lock.json" "$tools" || bail_out "no tools"
  rm -rf "$made"
}
