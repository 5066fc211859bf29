# Runs the parts of the assurance, in tests/assurance/ and tests/cross/, and writes what they find into
# coverage/assurance.tsv and the page coverage/assurance.md. Called by `make assurance`, in the build folder.
# Arguments: the parts to run; without any, all.
set -u
# `make -n` runs this, as its line names make; it shows what would be run, and so must not write.
flags=${MAKEFLAGS-}
case ${flags%% *} in
  -*) ;;
  *n*) exit 0 ;;
esac
LC_ALL=C
export LC_ALL
: "${AWK:=awk}" "${parts:=$srcdir/tests/assurance $srcdir/tests/cross}"
: "${table:=$srcdir/coverage/assurance.tsv}" "${page:=$srcdir/coverage/assurance.md}"
tab=$(printf '\t') short=${FEW:+FEW=1 }
bad=0
# What is tried: the commit, with + if src differs from it; - without git.
commit=$([ -e "$srcdir/.git" ] && git -C "$srcdir" rev-parse --short=9 HEAD 2>/dev/null) || commit=-
[ "$commit" = - ] || git -C "$srcdir" diff --quiet HEAD -- src || commit=$commit+

complain() { printf 'make assurance: %s\n' "$*" >&2; }

# What a part says in a line at its top.
said() { # KEY FILE
  sed -n "s/^# $1: //p" "$2" | head -n 1
}

# The row of a part that PATTERN fits has passed.
has_passed() { # PART PATTERN
  grep "^$1$tab[^$tab]*${tab}passed$tab" "$table" | grep -q "$2"
}

# The row of a part, in the place of its former one. A part that cannot run here leaves a row of a run elsewhere, and a
# short run (FEW, for other machines) that of a whole one.
book() { # PART STATE FIGURE SECONDS FILE
  if { [ "$2" = "not run" ] && has_passed "$1" .; } ||
    { [ "$2$short" = "passedFEW=1 " ] && has_passed "$1" "${tab}make "; }; then
    complain "$1: the row of an earlier run stays"
    return
  fi
  row=$(printf '%s\t%s\t%s\t%s\t%s\t%s\t%smake -C build assurance PARTS=%s\t%s' "$1" "$(said Tried "$5")" "$2" "$3" \
    "$(date -u +%Y-%m-%d)" "$4" "$short" "$1" "$commit")
  ROW=$row "$AWK" -F '\t' -v part="$1" '
    $1 == part { if (!done++) print ENVIRON["ROW"]; next }
    { print }
    END { if (!done) print ENVIRON["ROW"] }' "$table" >"$table.tmp" && mv "$table.tmp" "$table"
}

# Each row says whether src has changed since its commit.
book_changes() {
  cut -f 8 "$table" | sort -u | while read -r of; do
    case $of in
      commit | '') continue ;;
      -) change='src may have changed since' ;;
      "$commit") change= ;;
      *+) change='src changed since' ;;
      *)
        if ! git -C "$srcdir" rev-parse -q --verify "$of^{commit}" >/dev/null 2>&1; then change='src may have changed since'
        elif git -C "$srcdir" diff --quiet "$of" -- src; then change=
        else change='src changed since'; fi ;;
    esac
    printf '%s\t%s\n' "$of" "$change"
  done >"$table.changes"
  "$AWK" -F '\t' -v OFS='\t' 'FNR == NR { change[$1] = $2; next }
    FNR == 1 { print; next }
    { $8 = $8 == "" ? "-" : $8; $9 = $8 in change ? change[$8] : "src may have changed since"; print }' \
    "$table.changes" "$table" >"$table.tmp" && mv "$table.tmp" "$table" && rm "$table.changes"
}

run() { # PART FILE
  printf '%s: ' "$1"
  begun=$(date +%s)
  figure=$("${SHELL:-sh}" "$2" </dev/null)
  case $? in
    0) state=passed ;;
    77) state="not run" ;;
    *) state=failed bad=1 ;;
  esac
  figure=$(printf '%s\n' "${figure:-no figure}" | tail -n 1 | tr '\t' ' ')
  printf '%s: %s\n' "$state" "$figure"
  book "$1" "$state" "$figure" $(($(date +%s) - begun)) "$2"
}

srcdir=$(cd "$srcdir" && pwd) && builddir=$(pwd) || exit 2
export srcdir builddir AWK
[ -f "$table" ] || printf 'check\ttried\tstate\tfigure\tdate\tseconds\tcommand\tcommit\tsince\n' >"$table" || exit 2

found=
# shellcheck disable=SC2086 # a list
for file in $(find $parts -name '*.sh' ! -name parts.sh | sort); do
  part=$(basename "$file" .sh)
  [ $# -gt 0 ] && case " $* " in *" $part "*) ;; *) continue ;; esac
  found="$found $part"
  run "$part" "$file"
done
for part; do
  case "$found " in *" $part "*) ;; *) complain "no such part: $part"; bad=1 ;; esac
done
book_changes || exit 2
"$AWK" -f "$srcdir/coverage/assurance.awk" "$table" >"$page.tmp" && mv "$page.tmp" "$page" || exit 2
echo "page: $page"
exit $bad
