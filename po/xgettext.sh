# Writes the texts of the code as a template for translations.
# usage: xgettext.sh VERSION OUT FILE...
# tr, tr_in and trn translate; N_ and NC_ mark texts in tables; the others translate the text that they
# print (src/base/out.h, src/cli/cli.h). Without a date, the same code gives the same file.
version=$1
out=$2
shift 2
xgettext --language=C --from-code=UTF-8 --package-name=skatref --package-version="$version" \
  --no-wrap --add-location=file --sort-by-file --add-comments=translators: --keyword \
  --keyword=N_:1 --keyword=NC_:1c,2 --keyword=tr:2 --keyword=tr_in:2c,3 --keyword=trn:2,3 \
  --keyword=out_say:2 --keyword=out_say_n:2,3 --keyword=say_error:1 --keyword=cli_usage:2 \
  --flag=tr:2:pass-c-format --flag=trn:2:pass-c-format --flag=trn:3:pass-c-format \
  --flag=N_:1:pass-c-format \
  --flag=out_say:2:c-format --flag=out_say_n:2:c-format --flag=out_say_n:3:c-format \
  --flag=say_error:1:c-format --flag=cli_usage:2:c-format --flag=out_format:2:c-format \
  --output="$out" -- "$@" &&
  sed '/^"POT-Creation-Date:/d' "$out" >"$out.tmp" && mv "$out.tmp" "$out"
