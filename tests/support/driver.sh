# shellcheck shell=sh disable=SC2016 # awk
# Runs a test program under automake's TAP driver. Prints what failed, what was skipped and
# why, and a line a program: "tests/rules/cards: 15 passed, 3 s, 1 s of a processor".
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
  times
} | ${AM_TAP_AWK:-awk} -v name="$name" '
  {
    result = $0
    gsub(/\033\[[0-9;]*m/, "", result)
    sub(/:.*/, "", result)
    count[result]++
  }
  result == "PASS" { next }
  /^seconds / { seconds = $2; next }
  # times: twice "0m0.01s 0m0.02s", user and system, of this shell and then of what it ran.
  /^[0-9]+m[0-9.]+s [0-9]+m[0-9.]+s$/ {
    split($0, part, /[ms ]+/)
    processor = part[1] * 60 + part[2] + part[3] * 60 + part[4]
    next
  }
  { print }
  END {
    line = name ": " count["PASS"] + 0 " passed"
    if (count["FAIL"] + count["XPASS"] + count["ERROR"])
      line = line ", " count["FAIL"] + count["XPASS"] + count["ERROR"] " failed"
    if (count["SKIP"])
      line = line ", " count["SKIP"] " skipped"
    printf "%s, %d s, %.0f s of a processor\n", line, seconds, processor
  }'
