dnl SKR_COMPLETION_DIR(SHELL, DEFAULT): --with-SHELL-completion-dir, in SHELLcompletiondir.
AC_DEFUN([SKR_COMPLETION_DIR],
  [AC_ARG_WITH([$1-completion-dir],
     [AS_HELP_STRING([--with-$1-completion-dir=DIR], [where $1 looks for completions (default: $2)])],
     [], [with_$1_completion_dir='$2'])
   AC_SUBST([$1completiondir], [$with_$1_completion_dir])])
