# What is in the tree is in the lists of the build: nothing is forgotten in a release.
. "$srcdir/tests/support/shell.sh"
cd "$srcdir" || bail_out "no source"

# listed FRAGMENT FILE...: every one of the files, as far as there are any.
listed() {
  tr -s ' \t\\' '\n' <"$1" >"$tmp/words"
  fragment=$1
  shift
  for file; do
    [ ! -f "$file" ] || expect "$file is in $fragment" grep -Fxq "$file" "$tmp/words"
  done
}

for file in spec/*.md; do
  [ "$file" = spec/README.md ] || listed spec/Makefile.inc "$file"
done
listed spec/Makefile.inc spec/*.awk spec/*.sh
# shellcheck disable=SC2046 # a list
listed src/Makefile.inc src/*.[ch] $(printf '%s\n' src/*/*.[ch] | grep -v '^src/wasm/')
listed src/wasm/Makefile.inc src/wasm/*.[!i]* src/wasm/sys/*
listed src/page/Makefile.inc src/page/*.js src/page/*.mjs src/page/*.in src/page/app.css
listed src/npm/Makefile.inc src/npm/[!M]*
listed man/Makefile.inc man/*.awk
listed coverage/Makefile.inc coverage/*.awk coverage/*.sh coverage/*.py coverage/page.html
listed tests/Makefile.inc tests/*/*.sh tests/*/*.[ch] tests/*/*.py tests/*/*.awk tests/*/*.txt

# make check-all ONCE=1 leaves to a build with sanitizers what that one runs as a whole.
sed -n '/^less_with_sanitizers/,/^$/p' tests/Makefile.inc | tr -s ' \t\\' '\n' >"$tmp/less"
sed -n '/^slow_tests/,/^# These start/p' tests/Makefile.inc | grep -o 'tests/[a-z/-]*\.sh' >"$tmp/once"
# shellcheck disable=SC2046 # a list
for file in $(grep -lE 'sanitized|sanitizers|(^|[| ])part [0-9]' $(cat "$tmp/once")); do
  expect "$file tries less with sanitizers" grep -Fxq "$file" "$tmp/less"
done

# Each target of make that is no file stands in the table of CONTRIBUTING.
sed -n '/^## Targets of make/,/^## Where/s/^| \(.*\) | .* |$/\1/p' CONTRIBUTING.md | tr -c 'a-z-' '\n' >"$tmp/named"
for target in $(cat Makefile.am ./*/Makefile.inc src/*/Makefile.inc | sed -n 's/^\.PHONY: //p'); do
  case $target in
    clean-* | need-* | */*) ;; # parts of others
    *) expect "CONTRIBUTING names make $target" grep -Fxq -e "$target" "$tmp/named" ;;
  esac
done
done_testing
