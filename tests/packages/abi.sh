# A program that was built with the last release's libraries runs with these: nothing of their interface has gone
# or changed. More functions and more clauses are no change.
. "$srcdir/tests/support/shell.sh"
command -v abidiff >/dev/null || skip_all "no abidiff here"
cd "$tmp" || bail_out "no scratch folder"
if ${NM:-nm} -D "$builddir/.libs/libskatref.so" | grep -q asan; then skip_all "not with sanitizers"; fi
for name in libskatref libskatref-answer; do
  run 0 abidiff --no-added-syms "$srcdir/release/abi/$name.abi" "$builddir/.libs/$name.so"
done

# So it can fail: a field more, a function less, another clause.
engine() { # SED: builds the library from changed sources
  rm -rf changed && mkdir -p changed && cp -R "$srcdir/src" changed/src &&
    for made in skatref-clauses.h clauses.c clause-sets.h spec-hash.h clause-languages.c; do
      cp "$builddir/src/$made" changed/src 2>/dev/null || [ -f "changed/src/$made" ] || bail_out "no $made"
    done
  sed -i "$1" changed/src/*.h changed/src/*/*.[ch]
  run 0 cc -std=c11 -O0 -g -fPIC -shared -fvisibility=hidden -Wl,-soname,libskatref.so.0 -Ichanged/src \
    -o changed/libskatref.so changed/src/rules/*.c changed/src/claims/*.c changed/src/conduct/*.c changed/src/game/*.c \
    changed/src/clauses.c changed/src/clause-languages.c
}
differs() { # STATUS
  run "$1" abidiff --no-added-syms "$srcdir/release/abi/libskatref.abi" changed/libskatref.so
}
engine ''
differs 0
engine 's/^    bool overbid;$/    bool overbid; int later;/'
differs 4
engine 's/^    SKR_CLAUSES_RESERVED/    SKR_C_HOME_LATER = 900,\n&/'
differs 0
engine 's/skr_count/skr_size/'
differs 12
done_testing
