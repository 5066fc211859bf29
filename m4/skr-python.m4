# SKR_PROG_PYTHON
# Sets PYTHON to the first Python that has yaml and jsonschema, or to nothing; to the program
# itself, as a wrapper that looks for it can take longer than what it runs.
# Only tests/corpus/generate.py needs it; release archives carry what it makes.
AC_DEFUN([SKR_PROG_PYTHON], [
  AC_ARG_VAR([PYTHON], [Python with yaml and jsonschema, to generate tests])
  AC_ARG_WITH([python],
    [AS_HELP_STRING([--without-python], [do without generated tests or take those at hand])],
    [], [with_python=yes])
  AC_MSG_CHECKING([for a Python with yaml and jsonschema])
  skr_python=
  AS_IF([test "x$with_python" != xno], [
    for skr_try in "$PYTHON" python3 /usr/bin/python3 python3.14 python3.13 \
        python3.12 python3.11 python3.10 python3.9; do
      AS_IF([test -n "$skr_try" &&
             "$skr_try" -c 'import yaml, jsonschema' >/dev/null 2>&1],
        [skr_python=`"$skr_try" -c 'import sys; print(sys.executable)'`; break])
    done
  ])
  PYTHON=$skr_python
  AC_MSG_RESULT([${PYTHON:-no}])
])
