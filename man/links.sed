# Makes links of the names of manuals in a page of mandoc.
s,<b>\(skatref[a-z-]*\)</b>(\([1357]\)),<a href="\1.\2.html"><b>\1</b></a>(\2),g
# The place of --code=CODE is called code.
s,\(id="\|href="#\)\([a-z0-9-]*\)=",\1\2",g
# A line with blanks before it is a line of its own anyway.
/<pre>/,/<\/pre>/{
/^<br\/>$/d
}
