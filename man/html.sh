#!/bin/sh
# Makes pages for a browser of manuals, and an index of them in each language.
# usage: html.sh SOURCE OUT MANUAL...
# SOURCE: the folder with links.sed; OUT: for the pages. A MANUAL in a folder de/ is German: its page is in OUT/de.
set -eu
source=$1 out=$2
shift 2

# The folder of a manual inside of OUT, "" or "de/".
folder() { case $1 in */de/*) echo de/ ;; esac; }

# What a manual says of itself in its first chapter: "skatref-ask - rules on a question".
about() {
  awk '/^\.SH/ { chapters++; next } chapters == 1 && !/^\.(\\"|$)/ { print; exit }' "$1" |
    sed 's/\\-/-/g; s/\\f.//g; s/&/\&amp;/g; s/</\&lt;/g; s/^[^ ]* - //'
}

# Is there such a page?
listed() { grep -qxF "$1" "$out/list"; }

# The ways that stand on a page: to the index, to the same in the other language, and to the page for players, if it
# was made beside the manuals. up: where OUT is from there.
ways() {
  case $1 in
    de/*) home=Handbücher other=${1#de/} language=English up=../ players='Die Seite für Spieler' ;;
    *) home=Manuals other=de/$1 language=Deutsch up='' players='The page for players' ;;
  esac
  echo "<nav class=\"ways\"><a href=\"index.html\">$home</a>"
  if listed "$other"; then echo "<a href=\"$up$other\">$language</a>"; fi
  if [ -e "$out/../page/index.html" ]; then echo "<a href=\"$up../page/index.html\">$players</a>"; fi
  echo '</nav>'
}

# Points the links of a German page at the English manual where there is no German one.
in_english() {
  sed 's,/,\n,' "$out/list" | grep -v '^de$' | sort | uniq -u | sed 's,.*,s|href="&|href="../&|,'
}

# The pages of a language, by chapters of the manual.
index() {
  case $1 in
    de/) language=de title=Handbücher chapters='1 Befehle|3 Bibliothek|5 Dateiformat|7 Übersichten' ;;
    *) language=en title=Manuals chapters='1 Commands|3 Library|5 File format|7 Overviews' ;;
  esac
  cat <<END
<!DOCTYPE html>
<html lang="$language">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1.0"/>
<link rel="stylesheet" href="$2manual.css"/>
<title>skatref: $title</title>
</head>
<body>
$(ways "$1index.html")
<h1>skatref: $title</h1>
END
  echo "$chapters" | tr '|' '\n' | while read -r number chapter; do
    grep "^$1[^/]*\.$number\.html	" "$out/names" >"$out/chapter" || continue
    printf '<h2>%s</h2>\n<dl class="manuals">\n' "$chapter"
    sed 's,^.*/,,' "$out/chapter" | while IFS='	' read -r page text; do
      name=${page%.html}
      printf '<dt><a href="%s">%s</a>(%s)</dt><dd>%s</dd>\n' "$page" "${name%.*}" "${name##*.}" "$text"
    done
    echo '</dl>'
  done
  printf '</body>\n</html>\n'
}

mkdir -p "$out/de"
for manual; do
  printf '%s%s.html\n' "$(folder "$manual")" "${manual##*/}"
done >"$out/list"
printf '%s\n' index.html de/index.html >>"$out/list"
: >"$out/names"
in_english >"$out/english.sed"
for manual; do
  page=$(folder "$manual")${manual##*/}.html
  case $page in
    de/*) style=../manual.css language=de also=$out/english.sed ;;
    *) style=manual.css language=en also=/dev/null ;;
  esac
  mandoc -Thtml -O "style=$style,toc" "$manual" >"$out/made"
  ways "$page" >"$out/ways"
  sed -f "$source/links.sed" -f "$also" -e "s,^<html>,<html lang=\"$language\">," -e "/^<body>/r $out/ways" "$out/made" >"$out/$page"
  printf '%s\t%s\n' "$page" "$(about "$manual")" >>"$out/names"
done
index "" "" >"$out/index.html"
index de/ ../ >"$out/de/index.html"
rm "$out/list" "$out/names" "$out/ways" "$out/chapter" "$out/made" "$out/english.sed"
