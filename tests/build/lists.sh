# What is in the tree is in the lists of the build: nothing is forgotten in a release.
set -u
failed=0
cd "$srcdir" || exit 99

# listed FILE FRAGMENT
listed() {
  [ -f "$1" ] || return 0
  grep -Eq "(^|[[:space:]])$1([[:space:]]|\$)" "$2" || { echo "$1 is not in $2"; failed=1; }
}

for file in spec/*.md; do
  case $file in spec/README.md) ;; *) listed "$file" spec/Makefile.inc ;; esac
done
for file in src/*.[ch] src/*/*.[ch]; do
  listed "$file" src/Makefile.inc
done
for file in spec/*.awk spec/*.sh; do
  listed "$file" spec/Makefile.inc
done
for file in coverage/*.awk coverage/*.sh coverage/*.py coverage/page.html; do
  listed "$file" coverage/Makefile.inc
done
for file in tests/*/*.sh tests/*/*.[ch] tests/*/*.py tests/*/*.awk tests/*/*.txt; do
  listed "$file" tests/Makefile.inc
done
exit $failed
