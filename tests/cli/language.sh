# The language of what people read: by --lang before or after the command, else by the environment.
. "$srcdir/tests/support/shell.sh"

german="skatref: kein Befehl „nix“"
english="skatref: no command 'nix'"

# speaks TEXT VARIABLE=VALUE... -- ARGUMENT...: a message on standard error begins so.
speaks() {
  text=$1
  shift
  set -- "$@"
  run 2 env "$@"
  says "$tmp/err" "$text"
}

speaks "$german" "$SKATREF" --lang=de nix
speaks "$german" "$SKATREF" nix --lang=de
speaks "$german" "$SKATREF" --lang de nix
speaks "$german" "$SKATREF" --lang=Deutsch nix
speaks "$english" LANGUAGE=de "$SKATREF" --lang=en nix
speaks "$german" LANGUAGE=fr:de:cs "$SKATREF" nix                  # the locale is C
speaks "$german" LANGUAGE=de LC_ALL=C "$SKATREF" nix
speaks "$german" LC_ALL=de_DE.UTF-8 "$SKATREF" nix
speaks "$english" LC_ALL=C LC_MESSAGES=de LANG=de "$SKATREF" nix
speaks "$german" LC_ALL= LC_MESSAGES=de_AT LANG=cs "$SKATREF" nix
speaks "$german" LC_ALL= LC_MESSAGES= LANG=de_DE.ISO-8859-1 "$SKATREF" nix
speaks "$german" LC_ALL=tr_TR.UTF-8 LANGUAGE=DE "$SKATREF" nix

run 2 "$SKATREF" --lang=kl value grand
says "$tmp/err" "--lang=en, de, pl or cs, not 'kl'"
run 2 "$SKATREF" value grand --lang
says "$tmp/err" "option '--lang' requires an argument"

# What stands behind -- belongs to another program.
run 2 "$SKATREF" --lang=de ask nix -- --lang=en
says "$tmp/err" "keine Frage"
done_testing
