# The page in a real browser: every question as the native program answers it, each section by clicks, by keys
# and by its address, offline, and without a fault of accessibility. SCREENS=FOLDER keeps a picture of each place there.
. "$srcdir/tests/support/shell.sh"
for tool in clang wasm-ld wasm-opt node npm chromium; do
  command -v $tool >/dev/null || skip_all "no $tool here"
done
. "$srcdir/tests/support/page-tools.sh"
need_tools
make -C "$builddir" page npm >"$tmp/make" 2>&1 || { comment "$tmp/make"; bail_out "no page or no package was made"; }

sed -E 's/^\{"id":("[^"]*"),"code":"[^"]*",/{"id":\1,/; s/,"expect":.*$/}/' "$VECTORS" >"$tmp/questions"
"$SKATREF" answer <"$tmp/questions" >"$tmp/answers"
"$SKATREF" sample --games=20000 >"$tmp/big.sgf"
[ -z "${SCREENS-}" ] || mkdir -p "$SCREENS"
TOOLS=$tools/ PAGE=$builddir/page NPM=$builddir/npm/package SCRATCH=$tmp SKATREF=$SKATREF LOGS=$(cd "$srcdir/corpus/logs" && pwd) \
  node "$srcdir/tests/page/page.mjs"
status=$?
[ -n "${HARNESS_ACTIVE-}" ] && exit 0
exit $status
