/* Images by number on AMD's devices: kernels as LLVM gets them for these devices, compiled for the
 * host (as_host.h), where the instructions for images are functions here. So what finds an image,
 * converts its pixels and chooses instructions runs; what the instructions do is only as this says.
 *
 * Usage: test_numbers bindless_spirv.spv */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "as_host.h"
#include "compile/compiler.h"
#include "ptx/ptx.h"

enum kernel {
    SAMPLE_2D_F,
    SAMPLE_2D_I,
    SAMPLE_3D_F,
    SAMPLE_1D_LAYER_F,
    SAMPLE_2D_LAYER_F,
    LEVEL_2D_F,
    GRADIENT_2D_F,
    FETCH_1D_F,
    FETCH_3D_F,
    LOAD_2D_F,
    LOAD_2D_I,
    READ_8X4,
    WRITE_8X4,
    WRITE_16X2,
    SIZES,
    SIZES_SAMPLED,
    BOTH_2D_F,
    IMAGES,
    NAMES
};

static const char *const names[NAMES] = {
    "sample_2d_f",   "sample_2d_i",   "sample_3d_f", "sample_1d_layer_f", "sample_2d_layer_f",
    "level_2d_f",    "gradient_2d_f", "fetch_1d_f",  "fetch_3d_f",        "load_2d_f",
    "load_2d_i",     "read_8x4",      "write_8x4",   "write_16x2",        "sizes",
    "sizes_sampled", "both_2d_f",     UR_LLVM_IMAGES};

/* SPIR-V's numbers of orders and types. */
enum {
    R = 0,
    RG = 2,
    RGBA = 5,
    UNORM8 = 2,
    SIGNED8 = 7,
    UNSIGNED8 = 10,
    UNSIGNED16 = 11,
    FLOAT = 14
};

static const char *path;

/* ---- the device ------------------------------------------------------------------------------ */

/* What a number points to: a descriptor in twelve words, and behind it a sampler. */
struct object {
    uint32_t (*pixels)[4];
    uint32_t size[3];
    uint32_t unused[7];
    uint32_t sampler[4];
};

static uint32_t pixels[64][4];
static struct object object = {pixels, {4, 4, 4}, {0}, {11, 12, 13, 14}};

/* The last instruction. */
static struct call {
    unsigned count;
    char name[64];
    uint32_t scalars[16], sampler[4], pixel[4];
} last;

static void image(const char *name, const uint32_t *scalars, const uint32_t *descriptor,
                  const uint32_t *sampler, uint32_t *pixel) {
    struct object is;
    memcpy(&is, descriptor, 8 * sizeof(uint32_t));
    last.count++;
    snprintf(last.name, sizeof(last.name), "%s", name);
    memcpy(last.scalars, scalars, sizeof(last.scalars));
    assert_ptr_equal(pixels, is.pixels);
    if (strncmp(name, "image.store.", 12) == 0) {
        memcpy(last.pixel, pixel, sizeof(last.pixel));
        return;
    }
    uint32_t at = 5; /* what is sampled is told by the scalars */
    if (strncmp(name, "image.sample.", 13) == 0) {
        memcpy(last.sampler, sampler, sizeof(last.sampler));
    } else if (strncmp(name, "struct.buffer", 13) == 0) {
        at = scalars[0];
    } else {
        at = scalars[1] + (strstr(name, ".1d.") ? 0 : 4 * scalars[2]) +
             (strstr(name, ".3d.") ? 16 * scalars[3] : 0);
    }
    assert_true(at < 64);
    memcpy(pixel, pixels[at], sizeof(pixels[at]));
}

static _Thread_local uint16_t packet_words[32];

static const void *packet(void) {
    const uint32_t one = 1;
    for (int i = 0; i < 3; ++i) {
        packet_words[2 + i] = 1;
        memcpy(&packet_words[6 + 2 * i], &one, sizeof(one));
    }
    return packet_words;
}

static uint32_t zero(void) {
    return 0;
}

void *__real_ur_runtime_symbol(const char *name);
void *__wrap_ur_runtime_symbol(const char *name);
void *__wrap_ur_runtime_symbol(const char *name) {
    return strcmp(name, "lanes.image") == 0          ? (void *)(uintptr_t)image
           : strcmp(name, "lanes.dispatch.ptr") == 0 ? (void *)(uintptr_t)packet
           : strncmp(name, "lanes.work", 10) == 0    ? (void *)(uintptr_t)zero
                                                     : __real_ur_runtime_symbol(name);
}

/* ---- the table ------------------------------------------------------------------------------- */

static struct {
    uint64_t mask, unused;
    struct ur_ptx_image_entry entries[4];
} table;
static const void *place = &table;

/* That of the object, which stands alone. */
static void tell(uint32_t order, uint32_t type, uint32_t flags) {
    uint64_t number = (uintptr_t)&object, at = (number * UR_PTX_IMAGES_FACTOR >> 32) & 3;
    memset(&table, 0, sizeof(table));
    table.mask = 3;
    table.entries[at] = (struct ur_ptx_image_entry){.number = UINT64_MAX}; /* one that is gone */
    table.entries[(at + 1) & 3] =
        (struct ur_ptx_image_entry){number, 4, 4, 4, UR_PTX_FORMAT(type, order, 4) | flags, 0x12};
    memset(&last, 0, sizeof(last));
}

/* ---- kernels --------------------------------------------------------------------------------- */

struct point {
    float x, y, z, w;
};

static void *const *code;
static uint32_t out[4];

static void *function(enum kernel which) {
    return code[which];
}

/* A kernel of a number that reads or writes one pixel at a point. */
static void run(enum kernel which, struct point at) {
    void (*kernel)(uint64_t, const void *, void *, uint64_t, uint64_t, uint64_t);
    void *address = function(which);
    memcpy(&kernel, &address, sizeof(kernel));
    kernel((uintptr_t)&object, &at, out, 0, 0, 0);
}

static float as_float(uint32_t bits) {
    float f;
    memcpy(&f, &bits, sizeof(f));
    return f;
}

static void check_call(const char *name, const float *scalars, unsigned count) {
    assert_int_equal(1, last.count);
    assert_string_equal(name, last.name);
    assert_int_equal(15, last.scalars[0]);
    for (unsigned i = 0; i < count; ++i) {
        if (as_float(last.scalars[1 + i]) != scalars[i]) {
            fail_msg("%s: operand %u is %g, not %g", name, i, (double)as_float(last.scalars[1 + i]),
                     (double)scalars[i]);
        }
    }
}

static void check_out(uint32_t a, uint32_t b, uint32_t c, uint32_t d) {
    const uint32_t want[] = {a, b, c, d};
    for (int i = 0; i < 4; ++i) {
        if (out[i] != want[i]) {
            fail_msg("channel %d is %#x, not %#x", i, out[i], want[i]);
        }
    }
}

static uint32_t bits_of(float f) {
    uint32_t bits;
    memcpy(&bits, &f, sizeof(bits));
    return bits;
}

#define SAMPLER "image.sample."
#define CHECK_CALL(name, ...)                                                                      \
    check_call(name, (const float[]){__VA_ARGS__}, sizeof((float[]){__VA_ARGS__}) / sizeof(float))

/* The device's sampler is used, and gives what comes out. */
static void samples(bool levelless) {
    const uint32_t *p = pixels[5];
    tell(RGBA, FLOAT, UR_PTX_FORMAT_TEXTURE);
    run(SAMPLE_2D_F, (struct point){1.25f, 2.5f, 7, 0});
    if (levelless) {
        CHECK_CALL(SAMPLER "2d.v4f32.f32", 1.25f, 2.5f);
    } else {
        CHECK_CALL(SAMPLER "l.2d.v4f32.f32", 1.25f, 2.5f, 0);
    }
    assert_memory_equal(object.sampler, last.sampler, sizeof(last.sampler));
    check_out(p[0], p[1], p[2], p[3]);

    tell(RGBA, FLOAT, UR_PTX_FORMAT_TEXTURE);
    run(LEVEL_2D_F, (struct point){1.25f, 2.5f, 7, 3.5f});
    if (levelless) {
        CHECK_CALL(SAMPLER "2d.v4f32.f32", 1.25f, 2.5f);
    } else {
        CHECK_CALL(SAMPLER "l.2d.v4f32.f32", 1.25f, 2.5f, 3.5f);
    }

    tell(RGBA, FLOAT, UR_PTX_FORMAT_TEXTURE);
    run(GRADIENT_2D_F, (struct point){1.25f, 2.5f, 7, 3.5f});
    if (levelless) {
        CHECK_CALL(SAMPLER "2d.v4f32.f32", 1.25f, 2.5f);
    } else {
        CHECK_CALL(SAMPLER "d.2d.v4f32.f32.f32", 3.5f, 0, 0, 3.5f, 1.25f, 2.5f);
    }
    assert_memory_equal(object.sampler, last.sampler, sizeof(last.sampler));

    /* A layer is the nearest whole number. */
    tell(RGBA, FLOAT, UR_PTX_FORMAT_TEXTURE);
    run(SAMPLE_1D_LAYER_F, (struct point){1.25f, 9, 9, 1.75f});
    CHECK_CALL(levelless ? SAMPLER "1darray.v4f32.f32" : SAMPLER "l.1darray.v4f32.f32", 1.25f, 2);
    tell(RGBA, FLOAT, UR_PTX_FORMAT_TEXTURE);
    run(SAMPLE_2D_LAYER_F, (struct point){1.25f, 0.5f, 9, 2.25f});
    CHECK_CALL(levelless ? SAMPLER "2darray.v4f32.f32" : SAMPLER "l.2darray.v4f32.f32", 1.25f, 0.5f,
               2);
    tell(RGBA, FLOAT, UR_PTX_FORMAT_TEXTURE);
    run(SAMPLE_3D_F, (struct point){1.25f, 0.5f, 3.25f, 9});
    CHECK_CALL(levelless ? SAMPLER "3d.v4f32.f32" : SAMPLER "l.3d.v4f32.f32", 1.25f, 0.5f, 3.25f);

    /* What it is read as is not what it holds. */
    tell(RGBA, FLOAT, UR_PTX_FORMAT_TEXTURE);
    run(SAMPLE_2D_I, (struct point){1.25f, 2.5f, 7, 0});
    check_out(0, 0, 0, 0);
}

/* Pixels of a surface are converted, those of a texture are. */
static void reads(void) {
    uint32_t raw[4] = {255, 51, 0, 102};
    memcpy(pixels[1 + 4 * 2], raw, sizeof(raw));
    tell(RGBA, UNORM8, 0);
    run(LOAD_2D_F, (struct point){1, 2, 9, 9});
    assert_string_equal("image.load.2d.v4f32.i32", last.name);
    check_out(bits_of(1), bits_of(0.2f), 0, bits_of(0.4f));
    tell(R, UNORM8, 0);
    run(LOAD_2D_F, (struct point){1, 2, 9, 9});
    check_out(bits_of(1), 0, 0, bits_of(1));
    tell(RGBA, UNSIGNED8, 0);
    run(LOAD_2D_I, (struct point){1, 2, 9, 9});
    check_out(255, 51, 0, 102);
    memset(out, 0xee, sizeof(out));
    tell(RGBA, UNSIGNED8, 0);
    run(READ_8X4, (struct point){1, 2, 9, 9});
    check_out(255 | 51 << 8 | 102u << 24, 0xeeeeeeee, 0xeeeeeeee, 0xeeeeeeee);
    tell(RGBA, UNSIGNED8, 0);
    run(LOAD_2D_I, (struct point){4, 2, 9, 9}); /* outside */
    assert_int_equal(0, last.count);
    check_out(0, 0, 0, 0);

    for (uint32_t i = 0; i < 4; ++i) {
        pixels[1 + 4 * 2 + 16 * 3][i] = bits_of(0.125f * (float)i);
    }
    tell(RGBA, UNORM8, UR_PTX_FORMAT_TEXTURE);
    run(FETCH_3D_F, (struct point){1, 2, 3, 9});
    assert_string_equal("image.load.3d.v4f32.i32", last.name);
    check_out(0, bits_of(0.125f), bits_of(0.25f), bits_of(0.375f));
}

static void rows(void) {
    const uint32_t *p = pixels[3];
    tell(RGBA, FLOAT, UR_PTX_FORMAT_TEXTURE | UR_PTX_FORMAT_ROW);
    run(FETCH_1D_F, (struct point){3, 9, 9, 9});
    assert_string_equal("struct.buffer.load.format.v4f32", last.name);
    check_out(p[0], p[1], p[2], p[3]);
    tell(RGBA, FLOAT, UR_PTX_FORMAT_TEXTURE | UR_PTX_FORMAT_ROW);
    run(FETCH_1D_F, (struct point){4, 9, 9, 9});
    assert_int_equal(0, last.count);
    check_out(0, 0, 0, 0);
    tell(RGBA, FLOAT, UR_PTX_FORMAT_TEXTURE);
    run(FETCH_1D_F, (struct point){3, 9, 9, 9});
    assert_string_equal("image.load.1d.v4f32.i32", last.name);
    check_out(p[0], p[1], p[2], p[3]);
}

/* Whether short numbers have a sign, the format says. */
static void writes(void) {
    static const uint32_t in[4] = {0x80fe7f01, 0, 0, 0};
    static const uint32_t with_sign[] = {1, 127, -2u, -128u}, without[] = {1, 127, 254, 128},
                          shorts[] = {0x7f01, 0x80fe, 0, 0};
    memcpy(out, in, sizeof(in));
    tell(RGBA, SIGNED8, 0);
    run(WRITE_8X4, (struct point){1, 2, 9, 9});
    assert_string_equal("image.store.2d.v4f32.i32", last.name);
    assert_int_equal(1, last.scalars[1]);
    assert_int_equal(2, last.scalars[2]);
    assert_memory_equal(with_sign, last.pixel, sizeof(last.pixel));
    tell(RGBA, UNSIGNED8, 0);
    run(WRITE_8X4, (struct point){1, 2, 9, 9});
    assert_memory_equal(without, last.pixel, sizeof(last.pixel));
    tell(RG, UNSIGNED16, 0);
    run(WRITE_16X2, (struct point){1, 2, 9, 9});
    assert_memory_equal(shorts, last.pixel, sizeof(last.pixel));
    tell(RGBA, UNSIGNED8, 0);
    run(WRITE_8X4, (struct point){1, -1, 9, 9});
    assert_int_equal(0, last.count);
}

static void sizes(void) {
    void (*kernel)(uint64_t, uint64_t, uint64_t, void *, uint64_t, uint64_t, uint64_t);
    for (int sampled = 0; sampled < 2; ++sampled) {
        void *address = function(sampled ? SIZES_SAMPLED : SIZES);
        uint64_t number = (uintptr_t)&object;
        memcpy(&kernel, &address, sizeof(kernel));
        tell(RGBA, FLOAT, sampled ? UR_PTX_FORMAT_TEXTURE : 0);
        for (int i = 0; i < 4; ++i) {
            table.entries[i].height = 5;
            table.entries[i].depth = 7;
        }
        kernel(number, number, number, out, 0, 0, 0);
        check_out(4, 5, 7, 7);
    }
}

/* With the sampler of a number, which is that of OpenCL and none of the device's. */
static void sampler_of_another(void) {
    void (*kernel)(uint64_t, uint64_t, const void *, void *, uint64_t, uint64_t, uint64_t);
    void *address = function(BOTH_2D_F);
    const struct point at = {9.5f, 2.5f, 9, 9};
    uint64_t number = (uintptr_t)&object;
    const uint32_t *p = pixels[3 + 4 * 2];
    memcpy(&kernel, &address, sizeof(kernel));
    tell(RGBA, FLOAT, UR_PTX_FORMAT_TEXTURE);
    kernel(number, number, &at, out, 0, 0, 0);
    assert_string_equal("image.load.2d.v4f32.i32", last.name); /* clamped to the edge */
    check_out(p[0], p[1], p[2], p[3]);
}

/* Numbers that the table does not have, and code that nobody told of a table. */
static void unknown(void) {
    for (int told = 0; told < 2; ++told) {
        tell(RGBA, UNSIGNED8, 0);
        memset(table.entries, 0, sizeof(table.entries));
        *(const void **)code[IMAGES] = told ? &place : NULL;
        run(LOAD_2D_I, (struct point){1, 2, 9, 9});
        check_out(0, 0, 0, 0);
        run(WRITE_8X4, (struct point){1, 2, 9, 9});
        run(SAMPLE_2D_I, (struct point){1, 2, 9, 9});
        check_out(0, 0, 0, 0);
        assert_int_equal(0, last.count);
    }
    *(const void **)code[IMAGES] = &place;
}

static void try_all(uint32_t wave, bool levelless) {
    struct ur_llvm_options options = {
        .library = &ll_library_amdgcn, .wave = wave, .levelless = levelless};
    bool wide;
    struct ur_code made = as_host_load(path, &options, names, NAMES, &wide);
    code = made.table;
    *(const void **)code[IMAGES] = &place;
    for (uint32_t i = 0; i < 64; ++i) {
        for (uint32_t c = 0; c < 4; ++c) {
            pixels[i][c] = bits_of((float)(4 * i + c));
        }
    }
    samples(levelless);
    rows();
    sampler_of_another();
    reads();
    writes();
    sizes();
    unknown();
    ur_code_unload(&made);
}

static void of_gfx90a(void **state) {
    (void)state;
    try_all(64, true);
}

static void of_others(void **state) {
    (void)state;
    try_all(32, false);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(of_gfx90a), cmocka_unit_test(of_others)};
    char why[2048];
    path = argc > 1 ? argv[1] : "bindless_spirv.spv";
    if (!ur_compiler_find(why, sizeof(why))) {
        printf("skipped: %s\n", why);
        return 77;
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
