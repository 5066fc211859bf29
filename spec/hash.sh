# Prints the SHA-256 of the clauses: their ids, codes, options, and texts, whatever the order and the
# line breaks. usage: sh spec/hash.sh FILE.md...
set -u
LC_ALL=C
export LC_ALL
for tool in 'sha256sum' 'shasum -a 256' 'openssl dgst -sha256 -r' 'sha256 -q'; do
  command -v "${tool%% *}" >/dev/null && break
  tool=
done
[ -n "$tool" ] || { echo "hash.sh: no sha256sum, shasum, openssl or sha256" >&2; exit 1; }
rules=$(${AWK:-awk} -v part=rules -f "${0%/*}/clauses.awk" "$@") || exit 1
# shellcheck disable=SC2086 # a command and its options
printf '%s\n' "$rules" | sort | $tool | cut -c 1-64
