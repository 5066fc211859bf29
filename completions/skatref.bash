# Completion of skatref for bash: the program says what may stand in place of the word.
_skatref() {
  local line=${COMP_LINE:0:COMP_POINT} word candidate meaning cut=
  local -a words
  # Not COMP_WORDS, where "=" and ":" are words of their own.
  read -ra words <<<"$line"
  [[ $line == *[[:space:]] ]] && words+=('')
  word=${words[${#words[@]} - 1]}
  # bash replaces what follows the last character of COMP_WORDBREAKS only.
  [[ $word == *=* && $COMP_WORDBREAKS == *=* ]] && cut=${word%"${word##*=}"}
  [[ $word == *:* && $COMP_WORDBREAKS == *:* && ${#cut} -eq 0 ]] && cut=${word%"${word##*:}"}
  COMPREPLY=()
  while IFS=$'\t' read -r candidate meaning; do
    case $candidate in
      :files)
        compopt -o filenames 2>/dev/null
        while IFS= read -r candidate; do
          COMPREPLY+=("$candidate")
        done < <(compgen -f -- "${word#*=}")
        ;;
      :commands)
        while IFS= read -r candidate; do
          COMPREPLY+=("$candidate")
        done < <(compgen -c -- "$word")
        ;;
      *)
        COMPREPLY+=("${candidate#"$cut"}")
        case $candidate in
          *[=,.]) compopt -o nospace 2>/dev/null ;;
        esac
        ;;
    esac
  done < <("${words[0]}" help --complete -- "${words[@]:1}" 2>/dev/null)
}
complete -F _skatref skatref
