#!/bin/bash -eu
# OSS-Fuzz runs it in the source, with CC, CXX, CFLAGS, CXXFLAGS, LIB_FUZZING_ENGINE and OUT: every target is the one
# program by another name, with its inputs and words. jansson is linked in, as the machines that run it have none.
cd "$SRC/skatref"
autoreconf -fi
mkdir -p "$WORK/skatref"
cd "$WORK/skatref"
"$SRC/skatref/configure" CPPFLAGS=-DSMALL_BLOCK=4096 JANSSON_CFLAGS= \
  JANSSON_LIBS=-l:libjansson.a
make -j"$(nproc)" all
make tests/fuzz/fuzzer CCLD="$CXX $CXXFLAGS" LIB_FUZZING_ENGINE="$LIB_FUZZING_ENGINE"
for archive in "$SRC"/skatref/tests/fuzz/corpus/*.tar.gz; do
  target=$(basename "$archive" .tar.gz)
  cp tests/fuzz/fuzzer "$OUT/skatref-$target"
  rm -rf inputs
  mkdir inputs
  tar -xzf "$archive" -C inputs
  (cd inputs && zip -q "$OUT/skatref-${target}_seed_corpus.zip" ./*)
  case $target in
    iss | json | xskat) cp "$SRC/skatref/tests/fuzz/$target.dict" "$OUT/skatref-$target.dict" ;;
    *) cat "$SRC"/skatref/tests/fuzz/*.dict >"$OUT/skatref-$target.dict" ;;
  esac
  printf '[libfuzzer]\nmax_len = 12000\ntimeout = 20\n' >"$OUT/skatref-$target.options"
done
