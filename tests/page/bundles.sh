# The package for npm in a web application: bundled by vite, webpack and esbuild with no settings, and run in a real
# browser; and its types, on an example, and on mistakes that they must find.
. "$srcdir/tests/support/shell.sh"
for tool in clang wasm-ld wasm-opt node npm chromium; do
  command -v $tool >/dev/null || skip_all "no $tool here"
done
. "$srcdir/tests/support/page-tools.sh"
need_tools
make -C "$builddir" npm >"$tmp/make" 2>&1 || { comment "$tmp/make"; bail_out "no package was made"; }
cp -R "$srcdir/tests/page/application" "$tmp/app" && chmod -R u+w "$tmp/app" && cd "$tmp/app" || bail_out "no scratch folder"
run 0 npm install --offline --no-audit --no-fund --ignore-scripts "$builddir"/npm/skatref-*.tgz

mkdir -p node_modules/@types && ln -s "$tools/node_modules/@types/node" node_modules/@types/node &&
  ln -s "$tools/node_modules/undici-types" node_modules/undici-types || bail_out "no types of node"
tsc() { # STATUS FILE OPTION...
  due=$1 file=$2
  shift 2
  run "$due" "$tools/node_modules/.bin/tsc" --noEmit --strict --target es2022 "$@" "$file"
}
tsc 0 node.ts --module nodenext --types node
tsc 0 browser.ts --module esnext --moduleResolution bundler --lib es2022,dom --typeRoots ./none
tsc 0 browser.ts --module esnext --moduleResolution bundler --lib es2022,dom --typeRoots ./none --customConditions browser
tsc 2 wrong.ts --module nodenext --types node
sed -n 's/^wrong\.ts(\([0-9]*\),.*/\1/p' "$tmp/out" | sort -nu >found
grep -n ' // wrong$' wrong.ts | cut -d: -f1 >mistakes
expect "each mistake is found, and nothing else" cmp found mistakes
# Each fact, answer and record that there is has a place in the types.
run 0 node corpus.mjs "$CORPUS" "$srcdir/corpus/logs/sample.jsonl"
tsc 0 corpus.ts --module nodenext --types node
# The answers are of the types that they have by the schema.
run 0 node --input-type=module -e 'import { ask } from "skatref"; console.log(ask("bids").values.slice(0, 2).join())'
says "$tmp/out" 18,20

run 0 env TOOLS="$tools/" node bundle.mjs
done_testing
