/* Copies, fills, prefetch and advice on USM. */
#include <stdio.h>

#include "conf.h"

static const ur_usm_type_t types[] = {UR_USM_TYPE_HOST, UR_USM_TYPE_DEVICE, UR_USM_TYPE_SHARED};
static const char *const type_names[] = {"", "host", "device", "shared"};

static void randomise(unsigned char *bytes, size_t size, uint64_t *state) {
    for (size_t i = 0; i < size; ++i) {
        bytes[i] = (unsigned char)(conf_random(state) >> 32);
    }
}

static void check_same(const unsigned char *actual, const unsigned char *expected, size_t size,
                       const char *what) {
    for (size_t i = 0; i < size; ++i) {
        CHECK_MSG(actual[i] == expected[i], "%s: byte %zu of %zu is 0x%02x, expected 0x%02x", what,
                  i, size, actual[i], expected[i]);
    }
}

TEST(memcpy_all_ways) {
    enum { SIZE = 10007 };
    conf_usm_type();
    ur_queue_handle_t queue = conf_queue(0);
    uint64_t state = conf_seed();
    unsigned char *in = conf_alloc(SIZE), *out = conf_alloc(SIZE);
    for (size_t a = 0; a < CONF_COUNT(types); ++a) {
        for (size_t b = 0; b < CONF_COUNT(types); ++b) {
            if (!conf_has_usm(types[a]) || !conf_has_usm(types[b])) {
                continue;
            }
            unsigned char *from = conf_usm(types[a], SIZE), *to = conf_usm(types[b], SIZE);
            char what[64];
            snprintf(what, sizeof what, "%s to %s", type_names[types[a]], type_names[types[b]]);
            randomise(in, SIZE, &state);
            UR(urEnqueueUSMMemcpy(queue, false, from, in, SIZE, 0, NULL, NULL));
            UR(urEnqueueUSMMemcpy(queue, false, to, from, SIZE, 0, NULL, NULL));
            UR(urEnqueueUSMMemcpy(queue, true, out, to, SIZE, 0, NULL, NULL));
            check_same(out, in, SIZE, what);
        }
    }
}

TEST(memcpy_parts) {
    enum { SIZE = 4096 };
    unsigned char *usm = conf_usm(conf_usm_type(), SIZE), *model = conf_alloc(SIZE),
                  *out = conf_alloc(SIZE);
    ur_queue_handle_t queue = conf_queue(0);
    uint64_t state = conf_seed();
    unsigned char zero = 0;
    UR(urEnqueueUSMFill(queue, usm, 1, &zero, SIZE, 0, NULL, NULL));
    for (int i = 0; i < 100; ++i) {
        size_t at = conf_random(&state) % SIZE, size = 1 + conf_random(&state) % (SIZE - at);
        unsigned char *part = model + at;
        randomise(part, size, &state);
        UR(urEnqueueUSMMemcpy(queue, true, usm + at, part, size, 0, NULL, NULL));
    }
    UR(urEnqueueUSMMemcpy(queue, true, out, usm, SIZE, 0, NULL, NULL));
    check_same(out, model, SIZE, "after 100 writes of parts");
}

TEST(memcpy_event) {
    enum { SIZE = 65536 };
    unsigned char *usm = conf_usm(conf_usm_type(), SIZE), *in = conf_alloc(SIZE),
                  *out = conf_alloc(SIZE);
    ur_queue_handle_t queue = conf_queue(0);
    memset(in, 0x19, SIZE);
    ur_event_handle_t events[2] = {NULL, NULL};
    UR(urEnqueueUSMMemcpy(queue, false, usm, in, SIZE, 0, NULL, &events[0]));
    conf_event(events[0]);
    UR(urEnqueueUSMMemcpy(queue, false, out, usm, SIZE, 1, &events[0], &events[1]));
    conf_event(events[1]);
    UR(urEventWait(1, &events[1]));
    check_same(out, in, SIZE, "after waiting for the event");
    ur_command_t command = UR_COMMAND_FORCE_UINT32;
    UR(urEventGetInfo(events[1], UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
    CHECK_EQ(command, UR_COMMAND_USM_MEMCPY);
}

TEST(memcpy_blocking) {
    enum { SIZE = 1 << 22 };
    unsigned char *usm = conf_usm(conf_usm_type(), SIZE), *in = conf_alloc(SIZE),
                  *out = conf_alloc(SIZE);
    ur_queue_handle_t queue = conf_queue(0);
    memset(in, 0x66, SIZE);
    ur_event_handle_t event = NULL;
    UR(urEnqueueUSMMemcpy(queue, true, usm, in, SIZE, 0, NULL, &event));
    conf_event(event);
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    CHECK_EQ(status, UR_EVENT_STATUS_COMPLETE);
    memset(in, 0, SIZE); /* a blocking copy is done with its source */
    UR(urEnqueueUSMMemcpy(queue, true, out, usm, SIZE, 0, NULL, NULL));
    CHECK_EQ(out[0], 0x66);
    CHECK_EQ(out[SIZE - 1], 0x66);
}

TEST(memcpy_past_end) {
    unsigned char *usm = conf_usm(conf_usm_type(), 4096), *host = conf_alloc(1 << 20);
    ur_queue_handle_t queue = conf_queue(0);
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueUSMMemcpy(queue, true, usm, host, 1 << 20, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueUSMMemcpy(queue, true, host, usm + 4000, 1 << 20, 0, NULL, NULL));
}

/* ---- fill ------------------------------------------------------------------------------------ */

static void check_fill(ur_usm_type_t type, size_t pattern_size, size_t size) {
    unsigned char pattern[256], *usm = conf_usm(type, size), *out = conf_alloc(size);
    uint64_t state = conf_seed() + pattern_size;
    randomise(pattern, pattern_size, &state);
    ur_queue_handle_t queue = conf_queue(0);
    UR(urEnqueueUSMFill(queue, usm, pattern_size, pattern, size, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queue, true, out, usm, size, 0, NULL, NULL));
    for (size_t i = 0; i < size; ++i) {
        CHECK_MSG(out[i] == pattern[i % pattern_size],
                  "pattern of %zu bytes in %zu %s: byte %zu is wrong", pattern_size, size,
                  type_names[type], i);
    }
}

TEST(fill_patterns) {
    ur_usm_type_t type = conf_usm_type();
    for (size_t pattern = 1; pattern <= 128; pattern *= 2) {
        check_fill(type, pattern, pattern);
        check_fill(type, pattern, pattern * 17);
        check_fill(type, pattern, pattern * 1024);
    }
}

TEST(fill_odd_patterns) {
    static const size_t sizes[] = {3, 5, 6, 7, 12, 24, 100};
    ur_usm_type_t type = conf_usm_type();
    for (size_t i = 0; i < CONF_COUNT(sizes); ++i) {
        check_fill(type, sizes[i], sizes[i] * 11);
    }
}

TEST(fill_types) {
    conf_usm_type();
    for (size_t i = 0; i < CONF_COUNT(types); ++i) {
        if (conf_has_usm(types[i])) {
            check_fill(types[i], 4, 4096);
            check_fill(types[i], 16, 1 << 20);
        }
    }
}

TEST(fill_part) {
    enum { SIZE = 1024 };
    unsigned char *usm = conf_usm(conf_usm_type(), SIZE), *out = conf_alloc(SIZE), a = 1;
    uint32_t b = 0x04030201;
    ur_queue_handle_t queue = conf_queue(0);
    UR(urEnqueueUSMFill(queue, usm, 1, &a, SIZE, 0, NULL, NULL));
    UR(urEnqueueUSMFill(queue, usm + 100, 4, &b, 200, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queue, true, out, usm, SIZE, 0, NULL, NULL));
    for (size_t i = 0; i < SIZE; ++i) {
        unsigned char expected = i < 100 || i >= 300 ? 1 : (unsigned char)((i - 100) % 4 + 1);
        CHECK_MSG(out[i] == expected, "byte %zu is %u, expected %u", i, out[i], expected);
    }
}

TEST(fill_keeps_pattern) {
    /* the pattern is copied before the call returns */
    enum { SIZE = 1 << 20 };
    unsigned char *usm = conf_usm(conf_usm_type(), SIZE), *out = conf_alloc(SIZE);
    uint64_t pattern = 0x1122334455667788u;
    ur_queue_handle_t queue = conf_queue(0);
    UR(urEnqueueUSMFill(queue, usm, sizeof pattern, &pattern, SIZE, 0, NULL, NULL));
    pattern = 0;
    UR(urEnqueueUSMMemcpy(queue, true, out, usm, SIZE, 0, NULL, NULL));
    CHECK_EQ(out[0], 0x88);
    CHECK_EQ(out[SIZE - 1], 0x11);
}

/* ---- two dimensions -------------------------------------------------------------------------- */

TEST(memcpy_2d) {
    ur_bool_t claimed = 0;
    UR(urContextGetInfo(conf.context, UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT, sizeof claimed,
                        &claimed, NULL));
    if (!claimed) {
        conf_unsupported("the context answers no to UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT");
    }
    enum { FROM_PITCH = 64, TO_PITCH = 48, WIDTH = 40, HEIGHT = 9 };
    ur_usm_type_t type = conf_usm_type();
    unsigned char *from = conf_usm(type, FROM_PITCH * HEIGHT),
                  *to = conf_usm(type, TO_PITCH * HEIGHT);
    unsigned char *in = conf_alloc(FROM_PITCH * HEIGHT), *out = conf_alloc(TO_PITCH * HEIGHT),
                  zero = 0;
    uint64_t state = conf_seed();
    randomise(in, FROM_PITCH * HEIGHT, &state);
    ur_queue_handle_t queue = conf_queue(0);
    UR(urEnqueueUSMFill(queue, to, 1, &zero, TO_PITCH * HEIGHT, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queue, true, from, in, FROM_PITCH * HEIGHT, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy2D(queue, true, to, TO_PITCH, from, FROM_PITCH, WIDTH, HEIGHT, 0, NULL,
                            NULL));
    UR(urEnqueueUSMMemcpy(queue, true, out, to, TO_PITCH * HEIGHT, 0, NULL, NULL));
    for (size_t y = 0; y < HEIGHT; ++y) {
        for (size_t x = 0; x < TO_PITCH; ++x) {
            unsigned char expected = x < WIDTH ? in[y * FROM_PITCH + x] : 0;
            CHECK_MSG(out[y * TO_PITCH + x] == expected, "byte %zu of row %zu is wrong", x, y);
        }
    }
}

/* Whether the context says so or not: SYCL's runtime gives elements in place of bytes where it
 * does, so adapters that fill answer no. */
static void need_fill_2d(ur_queue_handle_t queue, void *usm, size_t pitch) {
    unsigned char zero = 0;
    ur_result_t result = urEnqueueUSMFill2D(queue, usm, pitch, 1, &zero, 1, 1, 0, NULL, NULL);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        conf_unsupported("urEnqueueUSMFill2D answers UNSUPPORTED_FEATURE");
    }
    UR(result);
    UR(urQueueFinish(queue));
}

TEST(fill_2d_is_not_claimed) {
    ur_bool_t claimed = 1;
    UR(urContextGetInfo(conf.context, UR_CONTEXT_INFO_USM_FILL2D_SUPPORT, sizeof claimed, &claimed,
                        NULL));
    CHECK_MSG(!claimed, "SYCL's runtime would fill a part of what it is to fill");
}

TEST(fill_2d) {
    enum { PITCH = 64, WIDTH = 32, HEIGHT = 7 };
    unsigned char *usm = conf_usm(conf_usm_type(), PITCH * HEIGHT),
                  *out = conf_alloc(PITCH * HEIGHT), zero = 0;
    uint32_t pattern = 0x44332211;
    ur_queue_handle_t queue = conf_queue(0);
    need_fill_2d(queue, usm, PITCH);
    UR(urEnqueueUSMFill(queue, usm, 1, &zero, PITCH * HEIGHT, 0, NULL, NULL));
    UR(urEnqueueUSMFill2D(queue, usm, PITCH, sizeof pattern, &pattern, WIDTH, HEIGHT, 0, NULL,
                          NULL));
    UR(urEnqueueUSMMemcpy(queue, true, out, usm, PITCH * HEIGHT, 0, NULL, NULL));
    for (size_t y = 0; y < HEIGHT; ++y) {
        for (size_t x = 0; x < PITCH; ++x) {
            unsigned char expected = x < WIDTH ? (unsigned char)(0x11 * (x % 4 + 1)) : 0;
            CHECK_MSG(out[y * PITCH + x] == expected, "byte %zu of row %zu is 0x%x", x, y,
                      out[y * PITCH + x]);
        }
    }
}

/* The pattern goes on from row to row, whether or not a row holds it whole times. */
TEST(fill_2d_over_rows) {
    static const struct {
        size_t width, height, pattern;
    } cases[] = {{1, 1, 1},   {24, 2, 16}, {24, 4, 32}, {9, 8, 8},    {9, 16, 8}, {16, 16, 256},
                 {32, 6, 64}, {3, 12, 4},  {64, 5, 64}, {33, 32, 32}, {12, 7, 2}, {2, 64, 128}};
    enum { PITCH = 80, MOST = 64 };
    unsigned char *usm = conf_usm(conf_usm_type(), PITCH * MOST), *out = conf_alloc(PITCH * MOST),
                  pattern[256], none = 0xee;
    for (size_t i = 0; i < sizeof pattern; ++i) {
        pattern[i] = (unsigned char)(i * 7 + 1);
    }
    ur_queue_handle_t queue = conf_queue(0);
    need_fill_2d(queue, usm, PITCH);
    for (size_t i = 0; i < CONF_COUNT(cases); ++i) {
        for (size_t from = 0; from < 2; ++from) { /* aligned and not */
            size_t width = cases[i].width, height = cases[i].height;
            ur_event_handle_t event = NULL;
            UR(urEnqueueUSMFill(queue, usm, 1, &none, PITCH * MOST, 0, NULL, NULL));
            UR(urEnqueueUSMFill2D(queue, usm + from, PITCH, cases[i].pattern, pattern, width,
                                  height, 0, NULL, &event));
            conf_event(event);
            UR(urEnqueueUSMMemcpy(queue, true, out, usm, PITCH * MOST, 1, &event, NULL));
            for (size_t at = 0; at < PITCH * MOST; ++at) {
                size_t y = at / PITCH, x = at % PITCH;
                bool inside = y < height && x >= from && x - from < width;
                unsigned char expected =
                    inside ? pattern[(y * width + x - from) % cases[i].pattern] : none;
                CHECK_MSG(out[at] == expected,
                          "%zu rows of %zu by %zu bytes: byte %zu of row %zu is 0x%x", height,
                          width, cases[i].pattern, x, y, out[at]);
            }
        }
    }
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueUSMFill2D(queue, usm, PITCH, 16, pattern, 9, 9, 0, NULL, NULL));
}

TEST(past_end_2d) {
    ur_bool_t claimed = 0;
    UR(urContextGetInfo(conf.context, UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT, sizeof claimed,
                        &claimed, NULL));
    if (!claimed) {
        conf_unsupported("the context answers no to UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT");
    }
    unsigned char *usm = conf_usm(conf_usm_type(), 256), *host = conf_alloc(1 << 16);
    ur_queue_handle_t queue = conf_queue(0);
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueUSMMemcpy2D(queue, true, usm, 64, host, 64, 64, 64, 0, NULL, NULL));
}

/* ---- prefetch and advice --------------------------------------------------------------------- */

TEST(prefetch) {
    conf_need_usm(UR_USM_TYPE_SHARED);
    enum { SIZE = 1 << 16 };
    unsigned char *usm = conf_usm(UR_USM_TYPE_SHARED, SIZE), *out = conf_alloc(SIZE);
    memset(usm, 0x31, SIZE);
    ur_queue_handle_t queue = conf_queue(0);
    ur_event_handle_t event = NULL;
    UR(urEnqueueUSMPrefetch(queue, usm, SIZE, UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, 0, NULL,
                            &event));
    conf_event(event);
    ur_command_t command = UR_COMMAND_FORCE_UINT32;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
    CHECK_EQ(command, UR_COMMAND_USM_PREFETCH);
    UR(urEnqueueUSMMemcpy(queue, true, out, usm, SIZE, 1, &event, NULL));
    CHECK_EQ(out[SIZE - 1], 0x31);
}

TEST(prefetch_past_end) {
    conf_need_usm(UR_USM_TYPE_SHARED);
    void *usm = conf_usm(UR_USM_TYPE_SHARED, 4096);
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueUSMPrefetch(conf_queue(0), usm, (size_t)1 << 40, 0, 0, NULL, NULL));
}

TEST(advise) {
    conf_need_usm(UR_USM_TYPE_SHARED);
    enum { SIZE = 1 << 16 };
    unsigned char *usm = conf_usm(UR_USM_TYPE_SHARED, SIZE), *out = conf_alloc(SIZE);
    memset(usm, 0x32, SIZE);
    ur_queue_handle_t queue = conf_queue(0);
    static const ur_usm_advice_flags_t advice[] = {
        UR_USM_ADVICE_FLAG_DEFAULT, UR_USM_ADVICE_FLAG_SET_READ_MOSTLY,
        UR_USM_ADVICE_FLAG_CLEAR_READ_MOSTLY, UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION};
    for (size_t i = 0; i < CONF_COUNT(advice); ++i) {
        ur_event_handle_t event = NULL;
        UR(urEnqueueUSMAdvise(queue, usm, SIZE, advice[i], &event));
        conf_event(event);
        UR(urEventWait(1, &event));
    }
    UR(urEnqueueUSMMemcpy(queue, true, out, usm, SIZE, 0, NULL, NULL));
    CHECK_EQ(out[SIZE - 1], 0x32);
}

TEST(advise_past_end) {
    conf_need_usm(UR_USM_TYPE_SHARED);
    void *usm = conf_usm(UR_USM_TYPE_SHARED, 4096);
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE, urEnqueueUSMAdvise(conf_queue(0), usm, (size_t)1 << 40,
                                                           UR_USM_ADVICE_FLAG_DEFAULT, NULL));
}

static const conf_test tests[] = {
    CONF_TEST(memcpy_all_ways, "urEnqueueUSMMemcpy",
              "copies between host, device and shared memory"),
    CONF_TEST(memcpy_parts, "urEnqueueUSMMemcpy", "copies exactly the bytes asked for"),
    CONF_TEST(memcpy_event, "urEnqueueUSMMemcpy", "waits for its list and signals its event"),
    CONF_TEST(memcpy_blocking, "urEnqueueUSMMemcpy", "is complete when a blocking call returns"),
    CONF_TEST(memcpy_past_end, "urEnqueueUSMMemcpy", "refuses to go past the end of an allocation"),
    CONF_TEST(fill_patterns, "urEnqueueUSMFill", "fills with patterns of 1 to 128 bytes"),
    CONF_TEST(fill_odd_patterns, "urEnqueueUSMFill",
              "fills with patterns that are no power of two"),
    CONF_TEST(fill_types, "urEnqueueUSMFill", "fills host, device and shared memory"),
    CONF_TEST(fill_part, "urEnqueueUSMFill", "leaves the bytes around alone"),
    CONF_TEST(fill_keeps_pattern, "urEnqueueUSMFill", "needs the pattern only during the call"),
    CONF_TEST(memcpy_2d, "urEnqueueUSMMemcpy2D", "copies rows between different pitches"),
    CONF_TEST(fill_2d_is_not_claimed, "urContextGetInfo",
              "does not claim fills of rows, which SYCL's runtime asks for in elements"),
    CONF_TEST(fill_2d, "urEnqueueUSMFill2D", "fills rows and leaves the bytes between them"),
    CONF_TEST(fill_2d_over_rows, "urEnqueueUSMFill2D",
              "fills with patterns that rows hold in part, up to the whole rectangle"),
    CONF_TEST(past_end_2d, "urEnqueueUSMMemcpy2D", "refuses to go past the end of an allocation"),
    CONF_TEST(prefetch, "urEnqueueUSMPrefetch", "keeps the contents and signals its event"),
    CONF_TEST(prefetch_past_end, "urEnqueueUSMPrefetch",
              "refuses to go past the end of an allocation"),
    CONF_TEST(advise, "urEnqueueUSMAdvise", "keeps the contents and signals its event"),
    CONF_TEST(advise_past_end, "urEnqueueUSMAdvise", "refuses to go past the end of an allocation"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"enqueue_usm", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
