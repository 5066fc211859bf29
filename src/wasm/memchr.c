/* memchr, which a log is read with, by sixteen bytes at once: that of wasi-libc takes four. */
#include <stdint.h>
#include <string.h>
#include <wasm_simd128.h>

void *memchr(const void *memory, int byte, size_t size)
{
    const unsigned char *p = memory, *end = p + size;
    const v128_t wanted = wasm_i8x16_splat((int8_t)byte);

    for (; end - p >= 16; p += 16) {
        uint32_t found = wasm_i8x16_bitmask(wasm_i8x16_eq(wasm_v128_load(p), wanted));

        if (found != 0)
            return (void *)(p + __builtin_ctz(found));
    }
    for (; p < end; p++)
        if (*p == (unsigned char)byte)
            return (void *)p;
    return NULL;
}
