#!/bin/sh
# skatref check, by the skatref beside this file; built when it is not there yet. Nothing is installed for that.
here=$(cd "$(dirname "$0")/.." && pwd) || exit 2
[ -x "$here/build/skatref" ] || (cd "$here" && ./quickstart --no-install) >&2 || exit 2
exec "$here/build/skatref" check "$@"
