#!/bin/sh
# What action.yml runs: judges FILES, a name or a pattern on each line, with OPTIONS, prints each finding as a line
# that the code host makes an annotation of, and leaves the findings as SARIF. The exit status is that of skatref check.
set -u
here=$(cd "$(dirname "$0")" && pwd) || exit 2
[ -x "$here/../build/skatref" ] || (cd "$here/.." && ./quickstart) >&2 || exit 2

# Only newlines part names. A name that begins with "-" is neither an option nor standard input.
IFS='
'
# shellcheck disable=SC2086 # patterns
set -- $FILES
for file; do
  shift
  case $file in -*) file=./$file ;; esac
  set -- "$@" "$file"
done
unset IFS
[ $# -gt 0 ] || { echo "skatref: no file is given" >&2; exit 2; }

# A name may look like a command to the code host: until the token, which nobody can guess, it obeys none.
token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
[ ${#token} -eq 32 ] || exit 2
# A folder of its own: a job may judge twice, and upload both.
sarif=$(mktemp -d "${RUNNER_TEMP:-/tmp}/skatref.XXXXXX")/skatref.sarif || exit 2
echo "::add-matcher::$here/problem-matcher.json"
echo "::stop-commands::$token"
set -f
# shellcheck disable=SC2086 # a list
"$here/skatref-check.sh" $OPTIONS --format=sarif -- "$@" >"$sarif"
status=$?
# It is whole, too, when a file among others could not be read; not when the options were wrong, or the disk is full.
if [ "$(tail -c 2 "$sarif" | tr -d '\n')" = '}' ]; then
  echo "sarif=$sarif" >>"${GITHUB_OUTPUT:-/dev/null}"
  # shellcheck disable=SC2086 # a list
  "$here/skatref-check.sh" $OPTIONS -- "$@"
  status=$?
fi
echo "::$token::"
echo "::remove-matcher owner=skatref::"
exit $status
