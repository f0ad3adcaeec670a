/* Buffers, sub-buffers, and the commands on them. */
#include <stdlib.h>

#include "conf.h"

static ur_result_t get(void *object, uint32_t property, size_t size, void *value,
                       size_t *size_ret) {
    return urMemGetInfo(object, (ur_mem_info_t)property, size, value, size_ret);
}

static void query(const void *q) {
    conf_check_query(q, get, conf_buffer(256));
}

TEST(unknown_query) {
    conf_check_unknown_query(get, conf_buffer(256));
}

TEST(query_errors) {
    conf_check_query_errors(get, conf_buffer(256), UR_MEM_INFO_SIZE);
}

static unsigned char *pattern(size_t size, unsigned seed) {
    unsigned char *bytes = conf_alloc(size);
    uint64_t state = conf_seed() + seed;
    for (size_t i = 0; i < size; ++i) {
        bytes[i] = (unsigned char)(conf_random(&state) >> 40);
    }
    return bytes;
}

static void read_all(ur_queue_handle_t queue, ur_mem_handle_t mem, void *out, size_t size) {
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, size, out, 0, NULL, NULL));
}

/* ---- creating -------------------------------------------------------------------------------- */

TEST(creates) {
    static const size_t sizes[] = {1, 5, 4096, 100003, 1 << 22};
    ur_queue_handle_t queue = conf_queue(0);
    for (size_t i = 0; i < CONF_COUNT(sizes); ++i) {
        ur_mem_handle_t mem = conf_buffer(sizes[i]);
        size_t told = 0;
        UR(urMemGetInfo(mem, UR_MEM_INFO_SIZE, sizeof told, &told, NULL));
        CHECK_MSG(told >= sizes[i], "a buffer of %zu bytes has %zu", sizes[i], told);
        ur_context_handle_t context = NULL;
        UR(urMemGetInfo(mem, UR_MEM_INFO_CONTEXT, sizeof context, &context, NULL));
        CHECK_PTR(context, conf.context);
        unsigned char *in = pattern(sizes[i], 1), *out = conf_alloc(sizes[i]);
        UR(urEnqueueMemBufferWrite(queue, mem, true, 0, sizes[i], in, 0, NULL, NULL));
        read_all(queue, mem, out, sizes[i]);
        CHECK(memcmp(in, out, sizes[i]) == 0);
    }
}

TEST(copy_host_pointer) {
    unsigned char *host = pattern(1000, 2), *model = conf_alloc(1000), *out = conf_alloc(1000);
    memcpy(model, host, 1000);
    ur_buffer_properties_t properties = {UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, NULL, host};
    ur_mem_handle_t mem = NULL;
    UR(urMemBufferCreate(conf.context, UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER,
                         1000, &properties, &mem));
    conf_own_mem(mem);
    memset(host, 0, 1000); /* the buffer has its own copy */
    read_all(conf_queue(0), mem, out, 1000);
    CHECK(memcmp(out, model, 1000) == 0);
}

TEST(use_host_pointer) {
    unsigned char *host = NULL, *model = conf_alloc(8192), *out = conf_alloc(8192);
    CHECK_EQ(posix_memalign((void **)&host, 4096, 8192), 0);
    conf_defer(free, host);
    memcpy(host, pattern(8192, 3), 8192);
    memcpy(model, host, 8192);
    ur_buffer_properties_t properties = {UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, NULL, host};
    ur_mem_handle_t mem = NULL;
    UR(urMemBufferCreate(conf.context, UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_USE_HOST_POINTER, 8192,
                         &properties, &mem));
    conf_own_mem(mem);
    ur_queue_handle_t queue = conf_queue(0);
    read_all(queue, mem, out, 8192);
    CHECK(memcmp(out, model, 8192) == 0);
    /* mapping brings the host memory up to date */
    unsigned char value = 0xee;
    UR(urEnqueueMemBufferFill(queue, mem, &value, 1, 0, 8192, 0, NULL, NULL));
    void *mapped = NULL;
    UR(urEnqueueMemBufferMap(queue, mem, true, UR_MAP_FLAG_READ, 0, 8192, 0, NULL, NULL, &mapped));
    CHECK_PTR(mapped, host);
    CHECK_EQ(host[0], 0xee);
    CHECK_EQ(host[8191], 0xee);
    UR(urEnqueueMemUnmap(queue, mem, mapped, 0, NULL, NULL));
    UR(urQueueFinish(queue));
}

TEST(alloc_host_pointer) {
    ur_mem_handle_t mem = NULL;
    UR(urMemBufferCreate(conf.context, UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_ALLOC_HOST_POINTER,
                         4096, NULL, &mem));
    conf_own_mem(mem);
    unsigned char *in = pattern(4096, 4), *out = conf_alloc(4096);
    ur_queue_handle_t queue = conf_queue(0);
    UR(urEnqueueMemBufferWrite(queue, mem, true, 0, 4096, in, 0, NULL, NULL));
    read_all(queue, mem, out, 4096);
    CHECK(memcmp(in, out, 4096) == 0);
}

TEST(access_flags) {
    static const ur_mem_flags_t flags[] = {UR_MEM_FLAG_READ_WRITE, UR_MEM_FLAG_WRITE_ONLY,
                                           UR_MEM_FLAG_READ_ONLY};
    for (size_t i = 0; i < CONF_COUNT(flags); ++i) {
        ur_mem_handle_t mem = NULL;
        UR(urMemBufferCreate(conf.context, flags[i], 64, NULL, &mem));
        conf_own_mem(mem);
    }
}

TEST(too_large) {
    ur_mem_handle_t mem = NULL;
    static const size_t sizes[] = {SIZE_MAX, (size_t)1 << 62};
    for (size_t i = 0; i < CONF_COUNT(sizes); ++i) {
        ur_result_t result =
            urMemBufferCreate(conf.context, UR_MEM_FLAG_READ_WRITE, sizes[i], NULL, &mem);
        CHECK_MSG(result == UR_RESULT_ERROR_INVALID_BUFFER_SIZE ||
                      result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
                      result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
                      result == UR_RESULT_ERROR_OUT_OF_RESOURCES ||
                      result == UR_RESULT_ERROR_MEM_OBJECT_ALLOCATION_FAILURE,
                  "size 0x%zx: %s", sizes[i], conf_result_name(result));
        CHECK(mem == NULL);
    }
}

TEST(references) {
    ur_mem_handle_t mem = conf_buffer(64);
    uint32_t count = 0;
    UR(urMemGetInfo(mem, UR_MEM_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 1);
    UR(urMemRetain(mem));
    UR(urMemGetInfo(mem, UR_MEM_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 2);
    UR(urMemRelease(mem));
    UR(urMemGetInfo(mem, UR_MEM_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 1);
}

TEST(release_in_use) {
    enum { SIZE = 1 << 20 };
    ur_queue_handle_t queue = conf_queue(0);
    unsigned char *out = conf_alloc(SIZE), value = 0x21;
    ur_mem_handle_t mem = NULL;
    UR(urMemBufferCreate(conf.context, UR_MEM_FLAG_READ_WRITE, SIZE, NULL, &mem));
    ur_result_t filled = urEnqueueMemBufferFill(queue, mem, &value, 1, 0, SIZE, 0, NULL, NULL);
    ur_result_t read = urEnqueueMemBufferRead(queue, mem, false, 0, SIZE, out, 0, NULL, NULL);
    UR(urMemRelease(mem));
    UR(filled);
    UR(read);
    UR(urQueueFinish(queue));
    CHECK_EQ(out[0], 0x21);
    CHECK_EQ(out[SIZE - 1], 0x21);
}

/* ---- sub-buffers ----------------------------------------------------------------------------- */

static size_t sub_alignment(void) {
    size_t bits = conf_u32(UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN);
    return bits >= 8 ? bits / 8 : 128;
}

static ur_mem_handle_t sub_buffer(ur_mem_handle_t parent, size_t origin, size_t size) {
    ur_buffer_region_t region = {UR_STRUCTURE_TYPE_BUFFER_REGION, NULL, origin, size};
    ur_mem_handle_t mem = NULL;
    UR(urMemBufferPartition(parent, UR_MEM_FLAG_READ_WRITE, UR_BUFFER_CREATE_TYPE_REGION, &region,
                            &mem));
    CHECK(mem != NULL);
    conf_own_mem(mem);
    return mem;
}

TEST(sub_buffers) {
    size_t step = sub_alignment(), size = 4 * step;
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t parent = conf_buffer(size), sub = sub_buffer(parent, 2 * step, step);
    unsigned char *in = pattern(size, 5), *out = conf_alloc(size), value = 0x99;
    UR(urEnqueueMemBufferWrite(queue, parent, true, 0, size, in, 0, NULL, NULL));
    read_all(queue, sub, out, step);
    CHECK_MSG(memcmp(out, in + 2 * step, step) == 0,
              "the sub-buffer does not show its part of the parent");
    UR(urEnqueueMemBufferFill(queue, sub, &value, 1, 0, step, 0, NULL, NULL));
    memset(in + 2 * step, value, step);
    read_all(queue, parent, out, size);
    CHECK_MSG(memcmp(out, in, size) == 0,
              "the parent does not show what was written to its sub-buffer");
    size_t told = 0;
    UR(urMemGetInfo(sub, UR_MEM_INFO_SIZE, sizeof told, &told, NULL));
    CHECK_EQ(told, step);
}

TEST(sub_buffer_keeps_parent) {
    size_t step = sub_alignment();
    ur_mem_handle_t parent = NULL;
    UR(urMemBufferCreate(conf.context, UR_MEM_FLAG_READ_WRITE, 2 * step, NULL, &parent));
    ur_buffer_region_t region = {UR_STRUCTURE_TYPE_BUFFER_REGION, NULL, step, step};
    ur_mem_handle_t sub = NULL;
    ur_result_t result = urMemBufferPartition(parent, UR_MEM_FLAG_READ_WRITE,
                                              UR_BUFFER_CREATE_TYPE_REGION, &region, &sub);
    UR(urMemRelease(parent));
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    conf_own_mem(sub);
    unsigned char value = 4, *out = conf_alloc(step);
    ur_queue_handle_t queue = conf_queue(0);
    UR(urEnqueueMemBufferFill(queue, sub, &value, 1, 0, step, 0, NULL, NULL));
    read_all(queue, sub, out, step);
    CHECK_EQ(out[step - 1], 4);
}

TEST(sub_buffer_errors) {
    size_t step = sub_alignment();
    ur_mem_handle_t parent = conf_buffer(2 * step), mem = NULL;
    static const struct {
        size_t origin, size; /* in steps */
    } wrong[] = {{0, 3}, {2, 1}, {1, 2}, {3, 1}};
    for (size_t i = 0; i < CONF_COUNT(wrong); ++i) {
        ur_buffer_region_t region = {UR_STRUCTURE_TYPE_BUFFER_REGION, NULL, wrong[i].origin * step,
                                     wrong[i].size * step};
        ur_result_t result = urMemBufferPartition(parent, UR_MEM_FLAG_READ_WRITE,
                                                  UR_BUFFER_CREATE_TYPE_REGION, &region, &mem);
        CHECK_MSG(result == UR_RESULT_ERROR_INVALID_BUFFER_SIZE, "region %zu+%zu of 2: %s",
                  wrong[i].origin, wrong[i].size, conf_result_name(result));
        CHECK(mem == NULL);
    }
    ur_mem_handle_t sub = sub_buffer(parent, step, step);
    ur_buffer_region_t region = {UR_STRUCTURE_TYPE_BUFFER_REGION, NULL, 0, step};
    UR_IS_ONE_OF(urMemBufferPartition(sub, UR_MEM_FLAG_READ_WRITE, UR_BUFFER_CREATE_TYPE_REGION,
                                      &region, &mem),
                 UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_VALUE);
}

/* Whatever else the flags ask for, and whether host memory is there or not. */
TEST(unknown_flags) {
    static const ur_mem_flags_t wrong[] = {UR_MEM_FLAGS_MASK & -UR_MEM_FLAGS_MASK, 0x80000000u,
                                           UR_MEM_FLAG_FORCE_UINT32, UR_MEM_FLAGS_MASK};
    static const ur_mem_flags_t known[] = {0, UR_MEM_FLAG_READ_WRITE, UR_MEM_FLAG_USE_HOST_POINTER,
                                           UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER};
    char host[64] = {0};
    ur_buffer_properties_t given = {UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, NULL, host},
                           empty = {UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, NULL, NULL};
    const ur_buffer_properties_t *properties[] = {NULL, &given, &empty};
    ur_mem_handle_t mem = NULL;
    for (size_t i = 0; i < CONF_COUNT(wrong) * CONF_COUNT(known); ++i) {
        ur_mem_flags_t flags = wrong[i / CONF_COUNT(known)] | known[i % CONF_COUNT(known)];
        for (size_t k = 0; k < CONF_COUNT(properties); ++k) {
            UR_IS(UR_RESULT_ERROR_INVALID_ENUMERATION,
                  urMemBufferCreate(conf.context, flags, sizeof host, properties[k], &mem));
            CHECK(mem == NULL);
        }
    }
}

TEST(sub_buffer_wider_access) {
    ur_mem_handle_t parent = NULL, mem = NULL;
    UR(urMemBufferCreate(conf.context, UR_MEM_FLAG_READ_ONLY, 4096, NULL, &parent));
    conf_own_mem(parent);
    ur_buffer_region_t region = {UR_STRUCTURE_TYPE_BUFFER_REGION, NULL, 0, 64};
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urMemBufferPartition(parent, UR_MEM_FLAG_WRITE_ONLY, UR_BUFFER_CREATE_TYPE_REGION,
                               &region, &mem));
    CHECK(mem == NULL);
}

/* ---- read, write, copy, fill ----------------------------------------------------------------- */

TEST(read_write_parts) {
    enum { SIZE = 5000 };
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(SIZE);
    unsigned char *model = conf_alloc(SIZE), *out = conf_alloc(SIZE), zero = 0;
    uint64_t state = conf_seed();
    UR(urEnqueueMemBufferFill(queue, mem, &zero, 1, 0, SIZE, 0, NULL, NULL));
    for (int i = 0; i < 60; ++i) {
        size_t at = conf_random(&state) % SIZE, size = 1 + conf_random(&state) % (SIZE - at);
        for (size_t k = 0; k < size; ++k) {
            model[at + k] = (unsigned char)conf_random(&state);
        }
        UR(urEnqueueMemBufferWrite(queue, mem, true, at, size, model + at, 0, NULL, NULL));
        at = conf_random(&state) % SIZE;
        size = 1 + conf_random(&state) % (SIZE - at);
        UR(urEnqueueMemBufferRead(queue, mem, true, at, size, out, 0, NULL, NULL));
        CHECK_MSG(memcmp(out, model + at, size) == 0, "%zu bytes at %zu differ after write %d",
                  size, at, i);
    }
}

TEST(write_event) {
    enum { SIZE = 1 << 16 };
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(SIZE);
    unsigned char *in = pattern(SIZE, 6), *out = conf_alloc(SIZE);
    ur_event_handle_t events[2] = {NULL, NULL};
    UR(urEnqueueMemBufferWrite(queue, mem, false, 0, SIZE, in, 0, NULL, &events[0]));
    conf_event(events[0]);
    UR(urEnqueueMemBufferRead(queue, mem, false, 0, SIZE, out, 1, events, &events[1]));
    conf_event(events[1]);
    UR(urEventWait(1, &events[1]));
    CHECK(memcmp(in, out, SIZE) == 0);
    static const ur_command_t commands[2] = {UR_COMMAND_MEM_BUFFER_WRITE,
                                             UR_COMMAND_MEM_BUFFER_READ};
    for (int i = 0; i < 2; ++i) {
        ur_command_t command = UR_COMMAND_FORCE_UINT32;
        UR(urEventGetInfo(events[i], UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
        CHECK_EQ(command, commands[i]);
    }
}

TEST(past_end) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(64), other = conf_buffer(64);
    unsigned char host[256] = {0}, value = 0;
    size_t told = 0;
    UR(urMemGetInfo(mem, UR_MEM_INFO_SIZE, sizeof told, &told, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueMemBufferRead(queue, mem, true, told, 1, host, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueMemBufferRead(queue, mem, true, told - 1, 2, host, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueMemBufferRead(queue, mem, true, 16, SIZE_MAX, host, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueMemBufferWrite(queue, mem, true, 0, told + 1, host, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueMemBufferWrite(queue, mem, true, SIZE_MAX, 16, host, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueMemBufferFill(queue, mem, &value, 1, 32, told, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueMemBufferCopy(queue, mem, other, 0, 32, told, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueMemBufferCopy(queue, mem, other, 32, 0, told, 0, NULL, NULL));
    void *mapped = NULL;
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE, urEnqueueMemBufferMap(queue, mem, true, UR_MAP_FLAG_READ,
                                                              32, told, 0, NULL, NULL, &mapped));
    CHECK(mapped == NULL);
    UR(urQueueFinish(queue));
}

TEST(copies) {
    enum { SIZE = 4096 };
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t from = conf_buffer(SIZE), to = conf_buffer(SIZE);
    unsigned char *in = pattern(SIZE, 7), *model = pattern(SIZE, 8), *out = conf_alloc(SIZE);
    UR(urEnqueueMemBufferWrite(queue, from, true, 0, SIZE, in, 0, NULL, NULL));
    UR(urEnqueueMemBufferWrite(queue, to, true, 0, SIZE, model, 0, NULL, NULL));
    ur_event_handle_t event = NULL;
    UR(urEnqueueMemBufferCopy(queue, from, to, 100, 333, 777, 0, NULL, &event));
    conf_event(event);
    memcpy(model + 333, in + 100, 777);
    UR(urEnqueueMemBufferRead(queue, to, true, 0, SIZE, out, 1, &event, NULL));
    CHECK(memcmp(out, model, SIZE) == 0);
    /* within one buffer, parts that do not overlap */
    UR(urEnqueueMemBufferCopy(queue, to, to, 0, 2048, 1024, 0, NULL, NULL));
    memcpy(model + 2048, model, 1024);
    read_all(queue, to, out, SIZE);
    CHECK(memcmp(out, model, SIZE) == 0);
}

TEST(copy_overlap) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(4096);
    UR_IS_ONE_OF(urEnqueueMemBufferCopy(queue, mem, mem, 0, 100, 200, 0, NULL, NULL),
                 UR_RESULT_ERROR_OVERLAPPING_REGIONS, UR_RESULT_ERROR_INVALID_VALUE,
                 UR_RESULT_SUCCESS);
    UR(urQueueFinish(queue));
}

TEST(fills) {
    ur_queue_handle_t queue = conf_queue(0);
    for (size_t size = 1; size <= 128; size *= 2) {
        size_t whole = size * 65;
        ur_mem_handle_t mem = conf_buffer(whole);
        unsigned char *bytes = pattern(size, (unsigned)size), *out = conf_alloc(whole), zero = 0;
        UR(urEnqueueMemBufferFill(queue, mem, &zero, 1, 0, whole, 0, NULL, NULL));
        UR(urEnqueueMemBufferFill(queue, mem, bytes, size, size, size * 63, 0, NULL, NULL));
        read_all(queue, mem, out, whole);
        for (size_t i = 0; i < whole; ++i) {
            unsigned char expected = i < size || i >= 64 * size ? 0 : bytes[i % size];
            CHECK_MSG(out[i] == expected, "pattern of %zu: byte %zu is 0x%x, expected 0x%x", size,
                      i, out[i], expected);
        }
    }
}

/* ---- rectangles ------------------------------------------------------------------------------ */

typedef struct rect {
    ur_rect_offset_t origin;
    size_t row, slice;
} rect;

static size_t at(const rect *r, size_t x, size_t y, size_t z) {
    return (r->origin.z + z) * r->slice + (r->origin.y + y) * r->row + r->origin.x + x;
}

TEST(rectangles) {
    enum { SIZE = 4096 };
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(SIZE), other = conf_buffer(SIZE);
    unsigned char *model = pattern(SIZE, 9), *other_model = pattern(SIZE, 10),
                  *host = pattern(SIZE, 11), *out = conf_alloc(SIZE);
    UR(urEnqueueMemBufferWrite(queue, mem, true, 0, SIZE, model, 0, NULL, NULL));
    UR(urEnqueueMemBufferWrite(queue, other, true, 0, SIZE, other_model, 0, NULL, NULL));
    ur_rect_region_t region = {13, 5, 3};
    rect in_buffer = {{7, 2, 1}, 32, 32 * 10}, in_host = {{3, 1, 0}, 20, 20 * 8},
         in_other = {{0, 4, 2}, 24, 24 * 9};
    UR(urEnqueueMemBufferWriteRect(queue, mem, true, in_buffer.origin, in_host.origin, region,
                                   in_buffer.row, in_buffer.slice, in_host.row, in_host.slice, host,
                                   0, NULL, NULL));
    for (size_t z = 0; z < 3; ++z) {
        for (size_t y = 0; y < 5; ++y) {
            memcpy(model + at(&in_buffer, 0, y, z), host + at(&in_host, 0, y, z), 13);
        }
    }
    read_all(queue, mem, out, SIZE);
    CHECK_MSG(memcmp(out, model, SIZE) == 0, "after urEnqueueMemBufferWriteRect");
    UR(urEnqueueMemBufferCopyRect(queue, mem, other, in_buffer.origin, in_other.origin, region,
                                  in_buffer.row, in_buffer.slice, in_other.row, in_other.slice, 0,
                                  NULL, NULL));
    for (size_t z = 0; z < 3; ++z) {
        for (size_t y = 0; y < 5; ++y) {
            memcpy(other_model + at(&in_other, 0, y, z), model + at(&in_buffer, 0, y, z), 13);
        }
    }
    read_all(queue, other, out, SIZE);
    CHECK_MSG(memcmp(out, other_model, SIZE) == 0, "after urEnqueueMemBufferCopyRect");
    unsigned char *expected = pattern(SIZE, 12);
    memcpy(host, expected, SIZE);
    ur_event_handle_t event = NULL;
    UR(urEnqueueMemBufferReadRect(queue, other, false, in_other.origin, in_host.origin, region,
                                  in_other.row, in_other.slice, in_host.row, in_host.slice, host, 0,
                                  NULL, &event));
    conf_event(event);
    UR(urEventWait(1, &event));
    for (size_t z = 0; z < 3; ++z) {
        for (size_t y = 0; y < 5; ++y) {
            memcpy(expected + at(&in_host, 0, y, z), other_model + at(&in_other, 0, y, z), 13);
        }
    }
    CHECK_MSG(memcmp(host, expected, SIZE) == 0, "after urEnqueueMemBufferReadRect");
}

TEST(rectangle_default_pitch) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(16 * 4);
    unsigned char *in = pattern(64, 13), *out = conf_alloc(64);
    ur_rect_offset_t zero = {0, 0, 0};
    ur_rect_region_t region = {16, 4, 1};
    UR(urEnqueueMemBufferWriteRect(queue, mem, true, zero, zero, region, 0, 0, 0, 0, in, 0, NULL,
                                   NULL));
    UR(urEnqueueMemBufferReadRect(queue, mem, true, zero, zero, region, 0, 0, 0, 0, out, 0, NULL,
                                  NULL));
    CHECK_MSG(memcmp(in, out, 64) == 0, "pitches of 0 do not mean rows one after another");
}

TEST(rectangle_past_end) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(64), other = conf_buffer(4096);
    unsigned char *host = conf_alloc(4096);
    ur_rect_offset_t zero = {0, 0, 0}, down = {0, 3, 0};
    ur_rect_region_t region = {16, 4, 1};
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueMemBufferReadRect(queue, mem, true, down, zero, region, 16, 64, 16, 64, host, 0,
                                     NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueMemBufferWriteRect(queue, mem, true, zero, zero, region, 32, 128, 16, 64, host,
                                      0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueMemBufferCopyRect(queue, other, mem, zero, down, region, 16, 64, 16, 64, 0, NULL,
                                     NULL));
}

/* ---- mapping --------------------------------------------------------------------------------- */

TEST(maps) {
    enum { SIZE = 4096 };
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(SIZE);
    unsigned char *in = pattern(SIZE, 14), *out = conf_alloc(SIZE);
    UR(urEnqueueMemBufferWrite(queue, mem, true, 0, SIZE, in, 0, NULL, NULL));
    unsigned char *mapped = NULL;
    UR(urEnqueueMemBufferMap(queue, mem, true, UR_MAP_FLAG_READ | UR_MAP_FLAG_WRITE, 512, 1024, 0,
                             NULL, NULL, (void **)&mapped));
    CHECK(mapped != NULL);
    CHECK_MSG(memcmp(mapped, in + 512, 1024) == 0,
              "the mapped memory does not hold the buffer's contents");
    memset(mapped, 0x7e, 1024);
    memset(in + 512, 0x7e, 1024);
    UR(urEnqueueMemUnmap(queue, mem, mapped, 0, NULL, NULL));
    read_all(queue, mem, out, SIZE);
    CHECK_MSG(memcmp(out, in, SIZE) == 0, "what was written while mapped is not in the buffer");
}

TEST(map_events) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(4096);
    unsigned char value = 3, *mapped = NULL;
    ur_event_handle_t events[3] = {NULL, NULL, NULL};
    UR(urEnqueueMemBufferFill(queue, mem, &value, 1, 0, 4096, 0, NULL, &events[0]));
    conf_event(events[0]);
    UR(urEnqueueMemBufferMap(queue, mem, false, UR_MAP_FLAG_READ, 0, 4096, 1, &events[0],
                             &events[1], (void **)&mapped));
    conf_event(events[1]);
    UR(urEventWait(1, &events[1]));
    CHECK_EQ(mapped[4095], 3);
    UR(urEnqueueMemUnmap(queue, mem, mapped, 0, NULL, &events[2]));
    conf_event(events[2]);
    UR(urEventWait(1, &events[2]));
    ur_command_t command = UR_COMMAND_FORCE_UINT32;
    UR(urEventGetInfo(events[1], UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
    CHECK_EQ(command, UR_COMMAND_MEM_BUFFER_MAP);
    UR(urEventGetInfo(events[2], UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
    CHECK_EQ(command, UR_COMMAND_MEM_UNMAP);
}

TEST(map_invalidate) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(4096);
    unsigned char *mapped = NULL, *out = conf_alloc(4096), *in = pattern(4096, 15);
    UR(urEnqueueMemBufferMap(queue, mem, true, UR_MAP_FLAG_WRITE_INVALIDATE_REGION, 0, 4096, 0,
                             NULL, NULL, (void **)&mapped));
    memcpy(mapped, in, 4096);
    UR(urEnqueueMemUnmap(queue, mem, mapped, 0, NULL, NULL));
    read_all(queue, mem, out, 4096);
    CHECK(memcmp(in, out, 4096) == 0);
}

TEST(maps_twice) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(4096);
    unsigned char value = 8, *a = NULL, *b = NULL;
    UR(urEnqueueMemBufferFill(queue, mem, &value, 1, 0, 4096, 0, NULL, NULL));
    UR(urEnqueueMemBufferMap(queue, mem, true, UR_MAP_FLAG_READ, 0, 1024, 0, NULL, NULL,
                             (void **)&a));
    UR(urEnqueueMemBufferMap(queue, mem, true, UR_MAP_FLAG_READ, 2048, 1024, 0, NULL, NULL,
                             (void **)&b));
    CHECK_EQ(a[1023], 8);
    CHECK_EQ(b[1023], 8);
    UR(urEnqueueMemUnmap(queue, mem, a, 0, NULL, NULL));
    UR(urEnqueueMemUnmap(queue, mem, b, 0, NULL, NULL));
    UR(urQueueFinish(queue));
}

TEST(unmap_wrong) {
    ur_queue_handle_t queue = conf_queue(0);
    int other = 0;
    UR_IS_ONE_OF(urEnqueueMemUnmap(queue, conf_buffer(64), &other, 0, NULL, NULL),
                 UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_MEM_OBJECT);
}

TEST(native_handle) {
    ur_mem_handle_t mem = conf_buffer(4096);
    ur_native_handle_t native = 0, again = 0;
    UR_OR_UNSUPPORTED(urMemGetNativeHandle(mem, conf.device, &native));
    ur_mem_native_properties_t properties = {UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES, NULL, false};
    ur_mem_handle_t made = NULL;
    UR_OR_UNSUPPORTED(urMemBufferCreateWithNativeHandle(native, conf.context, &properties, &made));
    conf_own_mem(made);
    UR(urMemGetNativeHandle(made, conf.device, &again));
    CHECK_EQ(again, native);
    ur_queue_handle_t queue = conf_queue(0);
    int value = 77, read = 0;
    UR(urEnqueueMemBufferWrite(queue, made, true, 0, sizeof value, &value, 0, NULL, NULL));
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, sizeof read, &read, 0, NULL, NULL));
    CHECK_EQ(read, 77);
}

static const conf_test tests[] = {
    CONF_TEST(creates,
              "urMemBufferCreate urMemGetInfo urMemRelease urEnqueueMemBufferWrite "
              "urEnqueueMemBufferRead",
              "makes buffers of many sizes that keep what is written"),
    CONF_TEST(copy_host_pointer, "urMemBufferCreate", "copies the host memory given"),
    CONF_TEST(use_host_pointer, "urMemBufferCreate urEnqueueMemBufferMap",
              "uses the host memory given"),
    CONF_TEST(alloc_host_pointer, "urMemBufferCreate", "takes memory that the host reaches"),
    CONF_TEST(access_flags, "urMemBufferCreate", "takes each way of access"),
    CONF_TEST(too_large, "urMemBufferCreate", "refuses sizes near SIZE_MAX"),
    CONF_TEST(references, "urMemRetain urMemRelease", "starts with one reference and counts them"),
    CONF_TEST(release_in_use, "urMemRelease", "leaves the buffer to commands under way"),
    CONF_TEST(unknown_query, "urMemGetInfo", "refuses unknown enumerators and writes nothing"),
    CONF_TEST(query_errors, "urMemGetInfo", "refuses outputs that do not fit together"),
    CONF_TEST(sub_buffers, "urMemBufferPartition", "shares memory with its parent"),
    CONF_TEST(sub_buffer_keeps_parent, "urMemBufferPartition", "keeps its parent"),
    CONF_TEST(sub_buffer_errors, "urMemBufferPartition",
              "refuses regions past the end and sub-buffers of sub-buffers"),
    CONF_TEST(unknown_flags, "urMemBufferCreate", "refuses flags that are none before all else"),
    CONF_TEST(sub_buffer_wider_access, "urMemBufferPartition",
              "refuses access that its parent does not have"),
    CONF_TEST(read_write_parts, "urEnqueueMemBufferWrite urEnqueueMemBufferRead",
              "moves exactly the bytes asked for"),
    CONF_TEST(write_event, "urEnqueueMemBufferWrite urEnqueueMemBufferRead",
              "signals its event, which names it"),
    CONF_TEST(past_end,
              "urEnqueueMemBufferRead urEnqueueMemBufferWrite urEnqueueMemBufferFill "
              "urEnqueueMemBufferCopy "
              "urEnqueueMemBufferMap",
              "refuses to go past the end of a buffer"),
    CONF_TEST(copies, "urEnqueueMemBufferCopy", "copies between buffers and within one"),
    CONF_TEST(copy_overlap, "urEnqueueMemBufferCopy", "survives parts that overlap"),
    CONF_TEST(fills, "urEnqueueMemBufferFill",
              "fills with patterns of 1 to 128 bytes, and nothing around"),
    CONF_TEST(rectangles,
              "urEnqueueMemBufferWriteRect urEnqueueMemBufferCopyRect urEnqueueMemBufferReadRect",
              "moves boxes between different pitches"),
    CONF_TEST(rectangle_default_pitch, "urEnqueueMemBufferReadRect urEnqueueMemBufferWriteRect",
              "takes pitches of 0 as tight"),
    CONF_TEST(rectangle_past_end,
              "urEnqueueMemBufferReadRect urEnqueueMemBufferWriteRect urEnqueueMemBufferCopyRect",
              "refuses to go past the end of a buffer"),
    CONF_TEST(maps, "urEnqueueMemBufferMap urEnqueueMemUnmap",
              "shows the contents and takes what is written"),
    CONF_TEST(map_events, "urEnqueueMemBufferMap urEnqueueMemUnmap",
              "waits for its list and signals its event"),
    CONF_TEST(map_invalidate, "urEnqueueMemBufferMap",
              "takes what is written where the contents do not matter"),
    CONF_TEST(maps_twice, "urEnqueueMemBufferMap", "maps two parts at once"),
    CONF_TEST(unmap_wrong, "urEnqueueMemUnmap", "refuses a pointer that was not mapped"),
    CONF_TEST(native_handle, "urMemGetNativeHandle urMemBufferCreateWithNativeHandle",
              "gives a handle from which a buffer of the same memory is made"),
};

int main(int argc, char **argv) {
    static conf_list list;
    conf_list_add(&list, tests, CONF_COUNT(tests));
    conf_list_queries(&list, "ur_mem_info_t", "urMemGetInfo", query);
    return conf_main_list(argc, argv, "buffer", &list);
}
