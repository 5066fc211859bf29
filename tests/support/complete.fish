# What fish offers: of each line of the input, "== LINE" and the words, then "END".
# usage: fish --no-config complete.fish FILE
source $argv[1]; or exit
while read -l line
    echo "== $line"
    complete -C $line | string replace -r '\t.*' ''
    echo END
end
