#!/bin/sh
# An engine that cannot be asked is judged by its play: XSkat plays N games against itself, and
# skatref check judges them.
# usage: play-xskat.sh [N [OPTION...]]     N: games, 1000 by default; OPTION: of skatref check
# SKATREF names the program, if it is not found as skatref. XSkat needs no display for this.
set -eu
games=${1:-1000}
[ $# -eq 0 ] || shift
PATH=$PATH:/usr/games
command -v xskat >/dev/null || { echo "play-xskat.sh: xskat is not installed" >&2; exit 2; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
HOME=$scratch xskat -auto "$games" -log "$scratch/games.log" -dolog -list "$scratch/list" >&2
"${SKATREF:-skatref}" check --from=xskat "$@" "$scratch/games.log"
