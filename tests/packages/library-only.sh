# The library alone: configured without the program, its target builds in a clean tree; it is
# installed with its header and pkg-config file, and its own tests pass.
. "$srcdir/tests/support/shell.sh"
LC_ALL=C.UTF-8
mkdir "$tmp/build" && cd "$tmp/build" || bail_out "no scratch folder"
run 0 env PKG_CONFIG_LIBDIR=/nowhere "$srcdir/configure" --quiet --disable-program --prefix=/usr --libdir=/usr/lib
run 0 make libskatref.la
expect "no program comes with it" not ls skatref
run 0 make install DESTDIR="$tmp/root"
find "$tmp/root" -type f -path '*skatref*' | sed "s|^$tmp/root/usr/||" | grep -v '^share/' | sort >files
printf '%s\n' include/skatref-clauses.h include/skatref.h lib/cmake/skatref/skatref-config-version.cmake \
  lib/cmake/skatref/skatref-config.cmake lib/libskatref.la lib/libskatref.so.0.0.0 \
  lib/pkgconfig/skatref.pc >expected
expect "installed: the library, its headers, its files for pkg-config and CMake" diff expected files

# The program of the README, as somebody builds it who has installed the library.
sed -n '/^#include <skatref.h>/,/^```/p' "$srcdir/README.md" | sed '/^```/d' >grand.c
PKG_CONFIG_PATH=$tmp/root/usr/lib/pkgconfig PKG_CONFIG_SYSROOT_DIR=$tmp/root
export PKG_CONFIG_PATH PKG_CONFIG_SYSROOT_DIR
# shellcheck disable=SC2046 # options
run 0 cc -Wall -Werror -o grand grand.c $(pkg-config --cflags --libs skatref)
run 0 env LD_LIBRARY_PATH="$tmp/root/usr/lib" ./grand
is '+72 (level.win)' "$tmp/out"
if command -v cmake >/dev/null; then
  mkdir project && cp grand.c project || bail_out "no folder"
  printf '%s\n' 'cmake_minimum_required(VERSION 3.13)' 'project(grand C)' 'find_package(skatref 0.1 REQUIRED)' \
    'add_executable(grand grand.c)' 'target_link_libraries(grand skatref::skatref)' >project/CMakeLists.txt
  run 0 cmake -S project -B made -DCMAKE_PREFIX_PATH="$tmp/root/usr"
  run 0 make -C made
  run 0 made/grand
  is '+72 (level.win)' "$tmp/out"
  sed -i 's/skatref 0.1/skatref 9.1/' project/CMakeLists.txt
  run 1 cmake -S project -B other -DCMAKE_PREFIX_PATH="$tmp/root/usr"
else
  skip "CMake" "no cmake here"
fi
if command -v "${CXX:-c++}" >/dev/null; then
  sed 's/struct skr_facts facts = {/struct skr_facts facts = {};/; /^ *\.\(code\|contract\|taken\)/d; /^    };$/d' grand.c |
    sed 's/^    struct skr_value value;/    facts.code = skr_code_find("isko2022"); struct skr_value value;/' >grand.cpp
  # shellcheck disable=SC2046 # options
  run 0 "${CXX:-c++}" -std=c++17 -Wall -Wextra -Wpedantic -Werror -c grand.cpp $(pkg-config --cflags skatref)
else
  skip "C++" "no C++ compiler here"
fi
done_testing
