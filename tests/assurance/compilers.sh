# Tried: gcc and clang, each with -O0, -O2, -O3 and -flto, warnings are errors: engine tests and corpus
. "$srcdir/tests/assurance/parts.sh"
needs gcc clang
: "${COMPILERS:=gcc clang}" "${LEVELS:=-O0 -O2 -O3 -flto}"
with=
for compiler in $COMPILERS; do
  for level in $LEVELS; do
    as=$level
    [ "$level" != -flto ] || as="-O2 -flto"
    set -- CC="$compiler" CFLAGS="$as" LDFLAGS="$as"
    # clang's objects of -flto need its own tools.
    [ "$compiler $level" != "clang -flto" ] || set -- "$@" AR=llvm-ar RANLIB=llvm-ranlib NM=llvm-nm
    [ "$compiler $level" != "gcc -flto" ] || set -- "$@" AR=gcc-ar RANLIB=gcc-ranlib NM=gcc-nm
    build_in "$compiler$level" --enable-werror "$@"
    # shellcheck disable=SC2086 # a list
    test_in "$dir" $engine_tests $corpus_tests
    with="$with${with:+, }$compiler $level"
    [ "$failing" -eq 0 ] || break 2
  done
done
tests_figure " with $with"
