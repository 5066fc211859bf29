# Compiler and linker flags of our own: never in CFLAGS, which is the user's.
# SKR_CFLAGS, SKR_CPPFLAGS and SKR_LDFLAGS go into AM_CFLAGS and so on.

# SKR_FEATURES
# The --enable switches. Before AC_PROG_CC, as each has an optimization level of
# its own, which a CFLAGS of the user's still overrides.
AC_DEFUN([SKR_FEATURES], [
  AC_BEFORE([$0], [AC_PROG_CC])
  AC_ARG_ENABLE([werror],
    [AS_HELP_STRING([--enable-werror], [warnings are errors, and there are more of them (for CI)])],
    [], [enable_werror=no])
  AC_ARG_ENABLE([sanitizers],
    [AS_HELP_STRING([--enable-sanitizers], [check addresses and undefined behaviour at run time])],
    [], [enable_sanitizers=no])
  AC_ARG_ENABLE([coverage],
    [AS_HELP_STRING([--enable-coverage], [count what the tests run, for gcov])],
    [], [enable_coverage=no])
  AC_ARG_ENABLE([lto],
    [AS_HELP_STRING([--enable-lto], [optimize the program across its files @<:@auto: where CFLAGS is not set@:>@])],
    [], [enable_lto=auto])
  AS_IF([test "$enable_lto" = auto && test "${CFLAGS+set}$enable_sanitizers$enable_coverage" != nono],
    [enable_lto=no])
  AS_IF([test "$enable_coverage" = yes], [: ${CFLAGS="-g -O0"}],
        [test "$enable_sanitizers" = yes], [: ${CFLAGS="-g1 -Og"}],
        [: ${CFLAGS="-g -O3"}])
  AC_SUBST([SKR_CFLAGS])
  AC_SUBST([SKR_CPPFLAGS])
  AC_SUBST([SKR_LDFLAGS])
  AM_CONDITIONAL([COVERAGE], [test "$enable_coverage" = yes])
  AM_CONDITIONAL([SANITIZERS], [test "$enable_sanitizers" = yes])
])

# SKR_WARNINGS
AC_DEFUN([SKR_WARNINGS], [
  AX_APPEND_COMPILE_FLAGS([-fvisibility=hidden -fno-semantic-interposition -Wall -Wextra -Wpedantic dnl
-Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wundef -Wvla], [SKR_CFLAGS], [-Werror])
  AS_IF([test "$enable_werror" = yes],
    [AX_APPEND_COMPILE_FLAGS([-Wconversion -Wformat=2 -Wno-format-nonliteral -Werror], [SKR_CFLAGS], [-Werror])
     dnl clang takes every enum that becomes an int for a change of sign.
     AC_PREPROC_IFELSE([AC_LANG_SOURCE([[
#ifndef __clang__
#error gcc
#endif
       ]])], [SKR_CFLAGS="$SKR_CFLAGS -Wno-sign-conversion"])])
])

# SKR_CLEARING
# gcc for x86 clears the judge's structs by `rep stos`, which takes longer to begin than memset
# takes in all: 6 in a hundred of the time of `check`.
AC_DEFUN([SKR_CLEARING], [
  AX_APPEND_COMPILE_FLAGS([-mstringop-strategy=libcall], [SKR_CFLAGS], [-Werror])
])

# SKR_LTO
# The objects hold both forms, and only the program is linked with LTO_LDFLAGS: libraries and
# tests stay as they are, and are linked as fast. libtool leaves out -fno-lto without -Wc, and
# only -flto takes -fno-lto back.
AC_DEFUN([SKR_LTO], [
  AC_SUBST([LTO_LDFLAGS])
  AC_SUBST([NO_LTO])
  AC_SUBST([LIBRARY_LDFLAGS])
  AS_IF([test "$enable_lto" != no],
    [AX_CHECK_LINK_FLAG([-flto=auto -ffat-lto-objects],
      [SKR_CFLAGS="$SKR_CFLAGS -flto=auto -ffat-lto-objects"
       SKR_LDFLAGS="$SKR_LDFLAGS -fno-lto" LIBRARY_LDFLAGS=-Wc,-fno-lto
       LTO_LDFLAGS="-flto -flto=auto" NO_LTO=-fno-lto enable_lto=yes],
      [AS_IF([test "$enable_lto" = yes],
        [AC_MSG_ERROR([--enable-lto: $CC cannot optimize across files with fat objects])])
       enable_lto=no],
      [-Werror])])
])

# SKR_HARDENING
# Fortified functions need optimization, or every file warns; a compiler may
# fortify by itself.
AC_DEFUN([SKR_HARDENING], [
  AX_APPEND_COMPILE_FLAGS([-fstack-protector-strong], [SKR_CFLAGS], [-Werror])
  AX_APPEND_LINK_FLAGS([-Wl,-z,relro -Wl,-z,now], [SKR_LDFLAGS])
  AC_CACHE_CHECK([whether to fortify], [skr_cv_fortify],
    [AC_COMPILE_IFELSE([AC_LANG_PROGRAM([[
#if !defined __OPTIMIZE__ || defined _FORTIFY_SOURCE
#error no
#endif
      ]])], [skr_cv_fortify=yes], [skr_cv_fortify=no])])
  AS_IF([test "$skr_cv_fortify" = yes && test "$enable_sanitizers" != yes],
    [AX_APPEND_COMPILE_FLAGS([-D_FORTIFY_SOURCE=2], [SKR_CPPFLAGS], [-Werror])])
])

# SKR_SANITIZERS
# What they find ends the program.
AC_DEFUN([SKR_SANITIZERS], [
  AS_IF([test "$enable_sanitizers" = yes], [
    skr_flags="-fsanitize=address,undefined -fno-sanitize-recover=all"
    AX_CHECK_LINK_FLAG([$skr_flags],
      [SKR_CFLAGS="$SKR_CFLAGS $skr_flags -fno-omit-frame-pointer"
       SKR_LDFLAGS="$SKR_LDFLAGS $skr_flags"],
      [AC_MSG_ERROR([$CC cannot link with $skr_flags])])
    dnl Programs start a third faster, and the tests start thousands.
    AX_APPEND_LINK_FLAGS([-static-libasan -static-libubsan -no-pie], [SKR_LDFLAGS], [$skr_flags -Werror])
  ])
])

# SKR_COVERAGE
# Counts of lines and branches for gcov, exact with several threads.
AC_DEFUN([SKR_COVERAGE], [
  AS_IF([test "$enable_coverage" = yes], [
    AX_CHECK_LINK_FLAG([--coverage],
      [SKR_CFLAGS="$SKR_CFLAGS --coverage"
       SKR_LDFLAGS="$SKR_LDFLAGS --coverage"],
      [AC_MSG_ERROR([$CC cannot link with --coverage])])
    AX_APPEND_COMPILE_FLAGS([-fprofile-update=atomic], [SKR_CFLAGS], [-Werror])
  ])
])

# SKR_FUZZING
# Sets FUZZ_CC to a compiler with libFuzzer, or to nothing.
AC_DEFUN([SKR_FUZZING], [
  AC_ARG_VAR([FUZZ_CC], [compiler with libFuzzer, for make fuzzers (clang)])
  AC_CACHE_CHECK([for a compiler with libFuzzer], [skr_cv_fuzz_cc], [
    skr_cv_fuzz_cc=no
    AS_ECHO(["int LLVMFuzzerTestOneInput(const unsigned char *d, unsigned long n);
int LLVMFuzzerTestOneInput(const unsigned char *d, unsigned long n) { return n > 9 && *d; }"]) >conftest.c
    for skr_try in "$FUZZ_CC" clang clang-21 clang-20 clang-19 clang-18 clang-17 clang-16 clang-15 clang-14; do
      AS_IF([test -n "$skr_try" && $skr_try -fsanitize=fuzzer,address conftest.c -o conftest >/dev/null 2>&1],
        [skr_cv_fuzz_cc=$skr_try; break])
    done
    rm -f conftest conftest.c])
  AS_IF([test "$skr_cv_fuzz_cc" = no], [FUZZ_CC=], [FUZZ_CC=$skr_cv_fuzz_cc])
])
