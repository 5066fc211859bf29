# Every input that fuzzing found worth keeping, once more: tests/fuzz/corpus has an archive for each target.
. "$srcdir/tests/support/shell.sh"
replay=$builddir/tests/fuzz/replay
[ -x "$replay" ] || bail_out "tests/fuzz/replay is not built"
cd "$tmp" || bail_out "no scratch folder"

"$replay" >out 2>err
status=$?
[ $status -ne 77 ] || skip_all "$(cat err)"
subject=replay
ok $((status != 99)) "without a target: exit status 99"
says err 'usage: replay TARGET FILE...'
for archive in "$srcdir"/tests/fuzz/corpus/*.tar.gz; do
  target=${archive##*/} target=${target%.tar.gz}
  mkdir "$target" && tar -xzf "$archive" -C "$target" || bail_out "cannot unpack $archive"
  begin "$target: every property holds of every input"
  run 0 "$replay" "$target" "$target"/*
  expect "$target: there are inputs" grep -Eq '^[1-9][0-9]* inputs$' out
  end
done
expect "every target has an archive" [ "$("$replay" --targets | wc -l)" -eq "$(ls "$srcdir"/tests/fuzz/corpus | grep -c 'tar.gz$')" ]

# A property that does not hold is seen: of each kind of output one that is spoiled.
while IFS='|' read -r kind text; do
  printf '%b' "$text" >spoiled
  "$replay" "--$kind" spoiled >out 2>err
  expect "$kind: refused: $text" [ $? -eq 1 ]
done <<'END'
utf8|cut \0303\n
shown|a bell \0007\n
uncut|a letter that was cut \\\\xC3\n
json|{"a":1,"a":2}\n
json|{"a":1}
csv|a,b\n1\n
csv|a,b\n"1,2\n
xml|<a><b></a></b>
xml|<a b=1></a>
xml|<p>a & b</p>
xml|<p>
END
printf '<!doctype html>\n<meta charset="utf-8"><p class="a">a &amp; b<br></p>\n' >sound
run 0 "$replay" --xml sound
printf 'a,"b ""c"", d"\n1,2\n' >sound
run 0 "$replay" --csv sound
done_testing
