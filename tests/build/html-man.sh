# The manuals as pages: each is in the index, has ways back, and no link leads nowhere.
. "$srcdir/tests/support/shell.sh"
command -v mandoc >/dev/null || skip_all "no mandoc here"
[ -f "$builddir/man/skatref.1" ] || skip_all "the manuals were not built here"
mkdir "$tmp/page" && : >"$tmp/page/index.html" && : >"$tmp/manual.css"
run 0 sh "$srcdir/man/html.sh" "$srcdir/man" "$tmp/html-man" "$builddir"/man/*.[1357] "$builddir"/man/de/*.[1357] "$srcdir/man/skatref-answer.3"
: >"$tmp/html-man/manual.css"
cd "$tmp/html-man" || bail_out "no pages"

begin "each manual is in the index of its language, with what it is for"
for page in *.[1357].html de/*.[1357].html; do
  case $page in de/*) index=de/index.html ;; *) index=index.html ;; esac
  grep -q "<dt><a href=\"${page#de/}\">.*</dt><dd>..*</dd>" "$index"
  ok $? "$page is in $index"
done
end

begin "each page leads to the index and to the page for players"
for page in *.html de/*.html; do
  case $page in de/*) up=../ ;; *) up= ;; esac
  grep -q '<nav class="ways"><a href="index.html">' "$page"
  ok $? "$page leads to the index"
  grep -q "<a href=\"$up../page/index.html\">" "$page"
  ok $? "$page leads to the page for players"
done
end

for page in *.html de/*.html; do
  sed 's/href="/\n&/g' "$page" | sed -n 's/^href="\([^"#:]*\)[#"].*/\1/p' | sort -u | while read -r to; do
    [ -z "$to" ] || [ -e "$(dirname "$page")/$to" ] || echo "$page: $to"
  done
done >"$tmp/nowhere"
test ! -s "$tmp/nowhere"
ok $? "no link leads nowhere" "$tmp/nowhere"
expect "the manuals are in both languages" [ -e de/skatref-check.1.html ]
done_testing
