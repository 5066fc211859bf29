# What zsh offers: of each line of the input, "== LINE" and the words, then "END", in a file.
# usage: zsh -f complete.zsh FOLDER OUT, with _skatref in FOLDER
zmodload zsh/zpty zsh/zselect || exit 77
folder=$1 out=$2
: >$out
zpty shell zsh -f -i
zpty -w shell "PS1=; fpath=(${(q)folder} \$fpath); autoload -Uz compinit; compinit -D -u; unsetopt auto_list auto_menu
compadd() {
  if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then
    builtin compadd \"\$@\"
    return
  fi
  local -a hits
  builtin compadd -A hits \"\$@\"
  print -rl -- \$IPREFIX\${^hits} >>${(q)out}
  builtin compadd \"\$@\"
}
ended() { print -r -- END >>${(q)out} }
offer() { comppostfuncs=(ended); zle complete-word }
zle -N offer
bindkey '^I' offer
print -r -- END >>${(q)out}"
wait_for() {
  for ((i = 0; i < 1000; i++)); do
    (($(grep -c '^END$' $out) >= $1)) && return
    zselect -t 1
    zpty -r -t shell ignored
  done
  print -u2 "no answer of zsh"
  exit 1
}
count=1
wait_for 1
while IFS= read -r line; do
  print -r -- "== $line" >>$out
  zpty -w -n shell "$line"$'\t'
  wait_for $((++count))
  zpty -w -n shell $'\x15'
done
zpty -d shell
