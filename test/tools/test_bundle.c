/* The reader of bundles. With a file as argument it also reads that one, which urcc made. */
#include "program/bundle.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char *file;

enum { FIRST = 192, SECOND = 256, TOTAL = 320 };

static void put(unsigned char *at, uint64_t value, unsigned bytes) {
    while (bytes--) {
        *at++ = (unsigned char)value;
        value >>= 8;
    }
}

/* Two entries: 5 bytes for spir64, 64 for nvptx64 sm_70. */
static void make(unsigned char *data) {
    memset(data, 0, TOTAL);
    memcpy(data, "URB1", 4);
    put(data + 4, 2, 4);
    put(data + 8, TOTAL, 8);
    strcpy((char *)data + 16, "spir64");
    put(data + 16 + 64, FIRST, 8);
    put(data + 16 + 72, 5, 8);
    strcpy((char *)data + 96, "nvptx64");
    strcpy((char *)data + 96 + 32, "sm_70");
    put(data + 96 + 64, SECOND, 8);
    put(data + 96 + 72, 64, 8);
    memcpy(data + FIRST, "first", 5);
    memset(data + SECOND, 'x', 64);
}

/* The copy has exactly `size` bytes, so that a sanitizer sees any step past them. */
static const char *open_copy(const unsigned char *data, size_t size) {
    unsigned char *copy = malloc(size ? size : 1);
    ur_bundle bundle = {.count = 77};
    const char *error;

    assert_non_null(copy);
    memcpy(copy, data, size);
    error = ur_bundle_open(copy, size, &bundle);
    if (error)
        assert_int_equal(bundle.count, 77);
    free(copy);
    return error;
}

static void reads_what_is_right(void **state) {
    unsigned char data[TOTAL + 1];
    ur_bundle bundle;
    ur_bundle_entry entry;

    (void)state;
    make(data + 1); /* no alignment is needed */
    assert_true(ur_bundle_is(data + 1, TOTAL));
    assert_null(ur_bundle_open(data + 1, TOTAL, &bundle));
    assert_int_equal(bundle.count, 2);
    entry = ur_bundle_get(&bundle, 0);
    assert_string_equal(entry.target, "spir64");
    assert_string_equal(entry.arch, "");
    assert_int_equal(entry.size, 5);
    assert_memory_equal(entry.code, "first", 5);
    assert_true(ur_bundle_find(&bundle, "nvptx64", NULL, &entry));
    assert_ptr_equal(entry.code, data + 1 + SECOND);
    assert_true(ur_bundle_find(&bundle, "nvptx64", "sm_70", &entry));
    entry.size = 3;
    assert_false(ur_bundle_find(&bundle, "nvptx64", "sm_90", &entry));
    assert_false(ur_bundle_find(&bundle, "amdgcn", NULL, &entry));
    assert_int_equal(entry.size, 3);
}

static void refuses_every_cut(void **state) {
    unsigned char data[TOTAL];

    (void)state;
    make(data);
    for (size_t size = 0; size < TOTAL; size++)
        assert_non_null(open_copy(data, size));
    assert_null(open_copy(data, TOTAL));
    assert_non_null(ur_bundle_open(NULL, 0, NULL));
    assert_false(ur_bundle_is("URB", 3));
}

static void names_what_is_wrong(void **state) {
    static const struct {
        size_t at;
        unsigned bytes;
        uint64_t value;
        const char *says;
    } cases[] = {
        {0, 1, 'u', "start with URB1"},
        {4, 4, 0, "no entries"},
        {4, 4, 4, "no entries"},
        {4, 4, UINT32_MAX, "no entries"},
        {8, 8, TOTAL + 1, "cut off"},
        {8, 8, UINT64_MAX, "cut off"},
        {16 + 64, 8, FIRST + 1, "outside"},       /* not aligned */
        {16 + 64, 8, 128, "outside"},             /* within the table */
        {16 + 64, 8, TOTAL, "outside"},           /* at the end */
        {16 + 64, 8, UINT64_MAX - 63, "outside"}, /* offset and size would wrap */
        {16 + 72, 8, 0, "outside"},               /* empty */
        {16 + 72, 8, TOTAL - FIRST + 1, "outside"},
        {16 + 72, 8, UINT64_MAX, "outside"},
        {96 + 72, 8, 65, "outside"},
    };
    unsigned char data[TOTAL];

    (void)state;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const char *error;
        make(data);
        put(data + cases[i].at, cases[i].value, cases[i].bytes);
        error = open_copy(data, TOTAL);
        assert_non_null(error);
        if (!strstr(error, cases[i].says))
            fail_msg("case %zu says: %s", i, error);
    }
    make(data);
    memset(data + 16, 'a', 32);
    assert_non_null(strstr(open_copy(data, TOTAL), "without an end"));
    make(data);
    memset(data + 96 + 32, 'a', 32);
    assert_non_null(strstr(open_copy(data, TOTAL), "without an end"));
}

static void reads_what_urcc_made(void **state) {
    ur_bundle bundle;
    ur_bundle_entry entry;
    unsigned char *data;
    const char *error;
    long size;
    FILE *f;

    (void)state;
    if (!file)
        skip();
    f = fopen(file, "rb");
    assert_non_null(f);
    fseek(f, 0, SEEK_END);
    size = ftell(f);
    rewind(f);
    data = malloc((size_t)size);
    assert_non_null(data);
    assert_int_equal(fread(data, 1, (size_t)size, f), size);
    fclose(f);
    error = ur_bundle_open(data, (size_t)size, &bundle);
    if (error)
        fail_msg("%s", error);
    assert_true(ur_bundle_find(&bundle, "native_cpu", NULL, &entry));
    assert_memory_equal(entry.code,
                        "\x7f"
                        "ELF",
                        4);
    assert_true(strlen(entry.arch) > 0);
    free(data);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_what_is_right),
        cmocka_unit_test(refuses_every_cut),
        cmocka_unit_test(names_what_is_wrong),
        cmocka_unit_test(reads_what_urcc_made),
    };

    file = argc > 1 ? argv[1] : NULL;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
