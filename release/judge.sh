#!/bin/sh
# What action.yml runs: judges FILES with OPTIONS, prints each finding as a line that the code host makes an
# annotation of, and leaves the findings as SARIF. The exit status is that of skatref check.
set -u
here=$(cd "$(dirname "$0")" && pwd) || exit 2
sarif=${RUNNER_TEMP:-/tmp}/skatref.sarif
echo "::add-matcher::$here/problem-matcher.json"
# shellcheck disable=SC2086 # lists
"$here/skatref-check.sh" --format=sarif $OPTIONS $FILES >"$sarif"
[ $? -le 1 ] || exit 2
echo "sarif=$sarif" >>"${GITHUB_OUTPUT:-/dev/null}"
# shellcheck disable=SC2086 # lists
"$here/skatref-check.sh" $OPTIONS $FILES
status=$?
echo "::remove-matcher owner=skatref::"
exit $status
