# Completion of skatref for fish: the program says what may stand in place of the word.
function __skatref_complete
    set -l words (commandline -opc)
    set -l word (commandline -ct)
    for line in ($words[1] help --complete -- $words[2..-1] $word 2>/dev/null)
        switch $line
            case :files
                set -l before (string match -r -- '^--[^=]*=' $word)
                for file in (__fish_complete_path (string replace -r -- '^--[^=]*=' '' $word))
                    printf '%s%s\n' "$before" $file
                end
            case :commands
                complete -C (string escape -- $word)
            case '*'
                printf '%s\n' $line
        end
    end
end
complete -c skatref -f -a '(__skatref_complete)'
