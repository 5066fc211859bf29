# shellcheck shell=sh disable=SC2016 # awk
# Runs a test program under automake's TAP driver. Prints what failed, what was skipped and
# why, and a line a program: "tests/rules/cards: 15 passed, 1 s".
# usage: driver.sh SHELL TAP-DRIVER --test-name NAME OPTION... -- PROGRAM...
HARNESS_ACTIVE=1
export HARNESS_ACTIVE

name=
before=
for word; do
  [ "$before" = --test-name ] && name=$word
  before=$word
done
begun=$(date +%s)

{
  "$@" || echo "ERROR: $name - the driver failed"
  echo "seconds $(($(date +%s) - begun))"
} | ${AM_TAP_AWK:-awk} -v name="$name" '
  {
    result = $0
    gsub(/\033\[[0-9;]*m/, "", result)
    sub(/:.*/, "", result)
    count[result]++
  }
  result == "PASS" { next }
  /^seconds / { seconds = $2; next }
  { print }
  END {
    line = name ": " count["PASS"] + 0 " passed"
    if (count["FAIL"] + count["XPASS"] + count["ERROR"])
      line = line ", " count["FAIL"] + count["XPASS"] + count["ERROR"] " failed"
    if (count["SKIP"])
      line = line ", " count["SKIP"] " skipped"
    print line ", " seconds " s"
  }'
