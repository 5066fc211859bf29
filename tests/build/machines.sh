# Other machines and compilers, in short: big endian (s390x), musl instead of glibc, clang. `make cross` has more
# machines, compilers and tests. A part builds all anew, and so is one check here.
. "$srcdir/tests/support/shell.sh"
# The makes of the parts are their own: with their own tests and their own processors.
unset MAKEFLAGS MFLAGS MAKELEVEL NM CC CFLAGS CPPFLAGS LDFLAGS

part() { # FILE NAME [VARIABLE=VALUE...]
  file=$1 name=$2
  shift 2
  env FEW=1 JOBS=1 "$@" sh "$srcdir/tests/$file" >"$tmp/out" 2>"$tmp/err" </dev/null
  status=$? figure=$(tail -n 1 "$tmp/out")
  tail -n 20 "$builddir/assurance/$(basename "$file" .sh)/log" >"$tmp/log" 2>&1
  case $status in
    77) skip "$name" "$figure" ;;
    *) subject=$file; ok $status "$name: $figure" "$tmp/log" ;;
  esac
}

part cross/s390x.sh "big endian"
part cross/musl.sh "musl"
part assurance/compilers.sh "clang -O2" COMPILERS=clang LEVELS=-O2
done_testing
