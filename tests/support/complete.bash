# What bash offers: of each line of the input, "== LINE" and the words, then "END".
# usage: bash --norc complete.bash FILE
. "$1" || exit
compopt() { :; } # is for the line that is typed
while IFS= read -r line; do
  COMP_LINE=$line COMP_POINT=${#line} COMPREPLY=()
  "$(complete -p skatref | sed 's/.*-F \([^ ]*\).*/\1/')"
  printf '%s\n' "== $line" "${COMPREPLY[@]}" END
done
