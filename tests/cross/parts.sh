# shellcheck shell=sh disable=SC2034,SC2154 # as tests/assurance/parts.sh
# What the parts for other machines share: Debian's packages of that machine are unpacked into a folder, and a
# compiler that makes programs for it has each of them run by qemu-user, unseen by configure and by the tests. No root
# is needed, and nothing is installed.
. "$srcdir/tests/assurance/parts.sh"

# fetched DEBIAN-NAME PACKAGE...: sets root, the folder in which these packages, with what they need, are unpacked.
fetched() {
  arch=$1 root=$work/root
  shift
  needs apt-get dpkg-deb
  [ ! -f "$root/complete" ] || return 0
  rm -rf "$root"
  mkdir -p "$root" || exit 1
  apt_alone
  apt_options="$apt_options -o APT::Architecture=$arch -o APT::Architectures=$arch"
  # One list that cannot be had, as while a mirror changes, is no reason to do without the others.
  # shellcheck disable=SC2086 # a list
  logged apt-get $apt_options update
  # shellcheck disable=SC2086 # a list
  logged apt-get $apt_options --download-only install "$@" || not_here "no Debian packages for $arch; see $log"
  for package in "$work"/apt/archives/*.deb; do
    logged dpkg-deb -x "$package" "$root" || failed "cannot unpack $package"
  done
  rm -rf "$work/apt"
  : >"$root/complete"
}

# compiler_for QEMU COMPILER [ARGUMENT...]: writes $work/cc. A program that it links becomes a script, which has QEMU
# run what was linked; unless this kernel runs it, as an amd64 does that of an i386.
compiler_for() {
  qemu=$1
  shift
  loader=$(find "$root/lib" -maxdepth 1 -name 'ld*.so.[0-9]')
  if logged "$loader" --version; then
    set -- "$@" -Wl,--dynamic-linker="$loader" -Wl,--disable-new-dtags \
      -Wl,-rpath,"$root/lib/$triplet:$root/usr/lib/$triplet" -Wno-unused-command-line-argument
    qemu=
  fi
  cat >"$work/cc" <<END
#!/bin/sh
$* --sysroot=$root "\$@" || exit
case "$qemu \$* " in " "* | *" -shared "*) exit 0 ;; esac
program=a.out before=
for word; do
  [ "\$before" != -o ] || program=\$word
  before=\$word
done
[ -f "\$program" ] && [ -x "\$program" ] && [ "\$(head -c 4 "\$program" | tail -c 3)" = ELF ] || exit 0
mv "\$program" "\$program.elf" || exit 1
case \$program in /*) ;; *) program=\$PWD/\$program ;; esac
printf '#!/bin/sh\nexec %s -0 "\$0" -L %s %s "\$@"\n' $qemu $root "\$program.elf" >"\$program" && chmod 755 "\$program"
END
  chmod 755 "$work/cc"
}

# machine DEBIAN-NAME TRIPLET QEMU COMPILER [ARGUMENT...]: what is built in $dir is for that machine.
machine() {
  name=$1 triplet=$2 qemu=$3
  shift 3
  needs "$1" "$qemu"
  fetched "$name" libc6-dev libc-bin libgcc-12-dev libjansson-dev libarchive-dev check
  compiler_for "$qemu" "$@"
  PKG_CONFIG_LIBDIR=$root/usr/lib/$triplet/pkgconfig PKG_CONFIG_SYSROOT_DIR=$root
  export PKG_CONFIG_LIBDIR PKG_CONFIG_SYSROOT_DIR
  # What tests build is for that machine, too; tools of this one would not read it.
  unset NM
  CC=$work/cc EMULATED=$qemu
  export CC EMULATED
  build_in build --build="$triplet" --host="$triplet" --enable-werror --disable-lto --with-libarchive CC="$CC" CFLAGS="-O2 -g1"
}

# Tests that stay here: they read the tree, or what LD_PRELOAD (no-memory.sh), LuaJIT (foreign.sh) and the shells of
# completions.sh would get hold of is no program of that machine.
here_only="tests/base/po.sh tests/build/foreign.sh tests/build/layers.sh tests/build/lists.sh tests/build/symbols.sh
tests/cli/completions.sh tests/cli/no-memory.sh tests/corpus/evidence.sh tests/corpus/gates.sh
tests/corpus/generate.sh tests/corpus/lock-awk.sh tests/coverage/evidence.sh
tests/coverage/measure.sh tests/coverage/trace-awk.sh tests/coverage/trace.sh tests/page/texts.sh tests/spec/audit.sh
tests/spec/clauses-awk.sh tests/spec/lock-awk.sh tests/spec/lock.sh tests/spec/own-words.sh tests/spec/tables.sh
tests/spec/translations.sh"

# The tests of `make check` in $dir, without those.
machine_tests() {
  tests_of "$dir" >"$work/tests" || exit 1
  for test in $here_only; do
    grep -Fxq "$test" "$work/tests" || failed "tests/cross/parts.sh names $test, which make check does not have"
  done
  # shellcheck disable=SC2086 # a list
  printf '%s\n' $here_only >"$work/here-only"
  grep -Fvx -f "$work/here-only" "$work/tests"
}

# test_machine: those tests in $dir, or few of them if FEW is set, as in CI, or MACHINE_TESTS; then what is printed
# here is printed there.
test_machine() {
  # The C++ compiler and the LuaJIT here would not load that machine's libraries.
  CXX=no-c++ LUAJIT=no-luajit
  export CXX LUAJIT
  all_tests=$(machine_tests) || failed "$all_tests"
  tests=${MACHINE_TESTS-${FEW:+$few_tests}}
  [ -n "$tests" ] || tests=$all_tests
  # shellcheck disable=SC2086 # a list
  resume_in "$dir" $tests
  same_as_here
  tests_figure "$resumed${FEW:+ (a short run: engine, corpus, judge, formats, lists)}"
}

# What the program built for this machine prints, byte for byte: the answer to each question of the corpus, what is
# found in the sample logs, and random games, right and broken. Each of them is a check.
same_as_here() {
  here=$builddir/skatref there=$dir/skatref
  "$here" conform --vectors="$dir/share/skatref/vectors.jsonl" --code=all --questions >"$work/questions" &&
    "$here" sample --games=300 --seed=7 --faults >"$work/games" || failed "no questions or games for the comparison"
  same answer
  same check --all --jobs=2 --format=jsonl "$work/games"
  same convert --to=json "$work/games"
  same sample --games=300 --seed=7 --faults
  for file in "$srcdir"/corpus/logs/sample.*; do
    same check --all --format=jsonl "$file"
  done
  same sheet --format=json "$srcdir/corpus/logs/list.csv"
}

# Output and messages apart: how a C library mixes the two is its own affair.
same() { # COMMAND ARGUMENT...
  "$here" "$@" >"$work/here" 2>"$work/here.messages" <"$work/questions"
  expected=$?
  "$there" "$@" >"$work/there" 2>"$work/there.messages" <"$work/questions"
  if [ $? -eq $expected ] && [ -s "$work/here" ] && logged cmp "$work/here" "$work/there" &&
    logged cmp "$work/here.messages" "$work/there.messages"; then
    passed=$((passed + 1))
  else
    echo "differs from here: skatref $*" >>"$log"
    failing=$((failing + 1))
  fi
}
