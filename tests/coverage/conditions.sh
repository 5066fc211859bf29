# coverage/conditions.py: what llvm-cov says of decisions, merged, with its gaps and excuses.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
[ -n "${PYTHON-}" ] || skip_all "no Python"
mkdir -p src/room
printf 'int f(int a, int b)\n{\n    return a > 0 && b > 0;\n}\n' >src/room/file.c

# coverage FLAG... -- TRUE FALSE...: of the decision in line 3, as two objects have it; of each condition, how often it
# was true and false.
coverage() {
  cat <<END
{"data":[{"files":[{"filename":"$tmp/src/room/file.c",
"mcdc_records":[[3,12,3,26,0,5,[$1,$2]],[3,12,3,26,0,5,[$3,$4]]],
"branches":[[3,12,3,17,$5,$6,0,0,6],[3,21,3,26,$7,$8,0,0,6],[3,12,3,26,1,1,0,0,4]]},
{"filename":"/usr/include/other.h","mcdc_records":[[1,1,1,2,0,5,[false,false]]],"branches":[]}]}]}
END
}
conditions() { # STATUS ARGUMENT...
  wanted=$1
  shift
  run "$wanted" "$PYTHON" "$srcdir/coverage/conditions.py" "$@" <json
}
row() { # FILE LINE: its only line
  printf '%s\n' "$2" | tr '|' '\t' >wanted
  expect "$1 is $2" diff wanted "$1"
}
coverage true false false false 3 1 3 0 >json
conditions 0 "$tmp/src/"
row out 'room/file.c|3|2|1|return a > 0 && b > 0;'
conditions 0 --gaps "$tmp/src/"
row out 'room/file.c:3|always true|b > 0|a > 0 && b > 0'
coverage true false false true 3 1 2 1 >json
conditions 0 "$tmp/src/"
row out 'room/file.c|3|2|2|return a > 0 && b > 0;'
conditions 0 --gaps "$tmp/src/"
silent out
conditions 1 "$tmp/nowhere/"

# An excuse takes its condition out; one that excuses nothing, has no reason or is of no condition is refused.
coverage true false false false 3 1 3 0 >json
for row in "room/file.c|a > 0 && b > 0|b > 0|there is always one" 'room/*|*|b *|there is always one'; do
  printf '# why\n%s\n' "$row" | tr '|' '\t' >excused
  conditions 0 "$tmp/src/" excused
  row out 'room/file.c|3|1|1|return a > 0 && b > 0;'
  conditions 0 --gaps "$tmp/src/" excused
  silent out
done
refused() { # ROW TEXT
  printf '%s\n' "$1" | tr '|' '\t' >excused
  conditions 1 "$tmp/src/" excused
  says err "$2"
}
refused 'room/file.c|a > 0 && b > 0|a > 0|there is always one' 'excused:1: needs no excuse, it is shown: room/file.c: a > 0'
refused 'room/file.c|a > 0 && b > 0|c > 0|there is always one' 'excused:1: no such condition: room/file.c: c > 0'
refused 'room/other.c|a > 0 && b > 0|b > 0|there is always one' 'excused:1: no such condition'
refused 'room/file.c|a > 0 && b > 0|b > 0|' 'excused:1: expected: file, decision, condition, reason'
refused 'room/file.c|a > 0 && b > 0|b > 0' 'excused:1: expected: file, decision, condition, reason'
done_testing
