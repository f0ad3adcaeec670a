/* Values at the ends of what is legal: the first and the last byte, whole objects, objects of one
 * byte or pixel, patterns of any size that fits, the largest work-groups, and lists that name an
 * event many times. Each is held against a model of the whole object, so that what lies beside
 * shows as well.
 */
#include "conf.h"

enum { MOST = 4097 };

static const size_t sizes[] = {1, 2, 3, 5, 16, 17, 63, 64, 65, 360, 4096, MOST};

typedef struct part {
    size_t at, length;
} part;

enum { PARTS = 7 };

static const part *parts_of(size_t size, size_t *count) {
    static part parts[PARTS];
    const part all[PARTS] = {{0, size},           {0, 1},        {size - 1, 1},
                             {1, size - 1},       {0, size - 1}, {size / 2, size - size / 2},
                             {size / 3, size / 3}};
    *count = 0;
    for (size_t i = 0; i < PARTS; ++i) {
        bool known = all[i].length == 0;
        for (size_t k = 0; k < *count; ++k) {
            known = known || memcmp(&parts[k], &all[i], sizeof all[i]) == 0;
        }
        if (!known) {
            parts[(*count)++] = all[i];
        }
    }
    return parts;
}

/* A model of an object, what is to be written, and what is read. */
typedef struct bytes {
    unsigned char model[MOST], given[MOST], out[MOST];
    uint64_t state;
    size_t size;
} bytes;

static bytes *new_bytes(void) {
    bytes *b = conf_alloc(sizeof *b);
    b->state = conf_seed();
    return b;
}

static void fresh(bytes *b) {
    for (size_t i = 0; i < sizeof b->given; ++i) {
        b->given[i] = (unsigned char)(conf_random(&b->state) >> 32);
    }
}

static void compare(const bytes *b, const char *what, part p, size_t pattern) {
    for (size_t i = 0; i < b->size; ++i) {
        CHECK_MSG(b->out[i] == b->model[i],
                  "%s of %zu bytes at %zu of %zu (pattern of %zu): byte %zu is 0x%02x, not 0x%02x",
                  what, p.length, p.at, b->size, pattern, i, b->out[i], b->model[i]);
    }
}

static void fill_model(bytes *b, part p, size_t pattern) {
    for (size_t i = 0; i < p.length; ++i) {
        b->model[p.at + i] = b->given[i % pattern];
    }
}

/* Divisors of `length`, all or powers of two, up to 13 and from a third of it on: `next` of 0 is
 * the first, 0 the end. */
static size_t next_pattern(size_t last, size_t length, size_t at, bool powers) {
    for (size_t i = last + 1; i <= length; ++i) {
        if (length % i == 0 && (i <= 13 || i >= length / 3 || (i & (i - 1)) == 0) &&
            (!powers || ((i & (i - 1)) == 0 && at % i == 0))) {
            return i;
        }
    }
    return 0;
}

/* ---- buffers --------------------------------------------------------------------------------- */

static void read_buffer(ur_queue_handle_t queue, ur_mem_handle_t mem, bytes *b, const char *what,
                        part p, size_t pattern) {
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, b->size, b->out, 0, NULL, NULL));
    compare(b, what, p, pattern);
}

TEST(buffer_parts) {
    ur_queue_handle_t queue = conf_queue(0);
    bytes *b = new_bytes();
    unsigned char *some = conf_alloc(MOST);
    for (size_t s = 0; s < CONF_COUNT(sizes); ++s) {
        size_t count = 0;
        const part *parts = parts_of(b->size = sizes[s], &count);
        ur_mem_handle_t mem = conf_buffer(b->size), other = conf_buffer(b->size);
        fresh(b);
        memcpy(b->model, b->given, b->size);
        UR(urEnqueueMemBufferWrite(queue, mem, true, 0, b->size, b->given, 0, NULL, NULL));
        for (size_t i = 0; i < count; ++i) {
            part p = parts[i];
            fresh(b);
            memcpy(b->model + p.at, b->given, p.length);
            UR(urEnqueueMemBufferWrite(queue, mem, i % 2, p.at, p.length, b->given, 0, NULL, NULL));
            read_buffer(queue, mem, b, "urEnqueueMemBufferWrite", p, 0);
            memset(some, 0x5a, MOST);
            UR(urEnqueueMemBufferRead(queue, mem, true, p.at, p.length, some, 0, NULL, NULL));
            CHECK_MSG(memcmp(some, b->model + p.at, p.length) == 0 &&
                          (p.length == MOST || some[p.length] == 0x5a),
                      "reading %zu bytes at %zu of %zu", p.length, p.at, b->size);
            size_t to = (i & 1) ? b->size - p.length : 0;
            UR(urEnqueueMemBufferCopy(queue, mem, other, p.at, to, p.length, 0, NULL, NULL));
            UR(urEnqueueMemBufferRead(queue, other, true, to, p.length, some, 0, NULL, NULL));
            CHECK_MSG(memcmp(some, b->model + p.at, p.length) == 0,
                      "copying %zu bytes from %zu to %zu of %zu", p.length, p.at, to, b->size);
            for (size_t n = 0; (n = next_pattern(n, p.length, p.at, true)) != 0;) {
                fresh(b);
                fill_model(b, p, n);
                UR(urEnqueueMemBufferFill(queue, mem, b->given, n, p.at, p.length, 0, NULL, NULL));
                read_buffer(queue, mem, b, "urEnqueueMemBufferFill", p, n);
            }
        }
    }
}

TEST(buffer_maps) {
    static const ur_map_flags_t ways[] = {UR_MAP_FLAG_READ, UR_MAP_FLAG_WRITE,
                                          UR_MAP_FLAG_READ | UR_MAP_FLAG_WRITE,
                                          UR_MAP_FLAG_WRITE_INVALIDATE_REGION};
    ur_queue_handle_t queue = conf_queue(0);
    bytes *b = new_bytes();
    for (size_t s = 0; s < CONF_COUNT(sizes); ++s) {
        size_t count = 0;
        const part *parts = parts_of(b->size = sizes[s], &count);
        ur_mem_handle_t mem = conf_buffer(b->size);
        fresh(b);
        memcpy(b->model, b->given, b->size);
        UR(urEnqueueMemBufferWrite(queue, mem, true, 0, b->size, b->given, 0, NULL, NULL));
        for (size_t i = 0; i < count * CONF_COUNT(ways); ++i) {
            part p = parts[i / CONF_COUNT(ways)];
            ur_map_flags_t way = ways[i % CONF_COUNT(ways)];
            unsigned char *mapped = NULL;
            UR(urEnqueueMemBufferMap(queue, mem, true, way, p.at, p.length, 0, NULL, NULL,
                                     (void **)&mapped));
            CHECK_MSG((way & UR_MAP_FLAG_WRITE_INVALIDATE_REGION) ||
                          memcmp(mapped, b->model + p.at, p.length) == 0,
                      "mapping %zu bytes at %zu of %zu (flags 0x%x)", p.length, p.at, b->size, way);
            if (way != UR_MAP_FLAG_READ) {
                fresh(b);
                memcpy(mapped, b->given, p.length);
                memcpy(b->model + p.at, b->given, p.length);
            }
            UR(urEnqueueMemUnmap(queue, mem, mapped, 0, NULL, NULL));
            read_buffer(queue, mem, b, "urEnqueueMemUnmap", p, 0);
        }
    }
}

/* The smallest buffers that boxes fit into, whose last byte is the box's last. */
typedef struct box {
    ur_rect_offset_t origin;
    ur_rect_region_t region;
    size_t row, slice; /* as they are given: 0 stands for rows and slices that follow each other */
} box;

static const box boxes[] = {
    {{0, 0, 0}, {1, 1, 1}, 0, 0},    {{0, 0, 0}, {7, 1, 1}, 0, 0},
    {{0, 0, 0}, {1, 5, 1}, 0, 0},    {{0, 0, 0}, {1, 1, 3}, 0, 0},
    {{0, 0, 0}, {7, 5, 3}, 0, 0},    {{0, 0, 0}, {7, 5, 3}, 7, 35},
    {{0, 0, 0}, {7, 5, 3}, 7, 0},    {{0, 0, 0}, {7, 5, 3}, 11, 0},
    {{0, 0, 0}, {7, 5, 3}, 11, 66},  {{4, 0, 0}, {7, 5, 3}, 11, 55},
    {{4, 1, 0}, {7, 5, 3}, 11, 66},  {{4, 1, 2}, {7, 5, 3}, 11, 66},
    {{10, 5, 2}, {1, 1, 1}, 11, 66}, {{0, 3, 1}, {7, 2, 1}, 0, 0},
    {{3, 0, 0}, {4, 1, 1}, 0, 0},    {{0, 0, 4}, {16, 1, 1}, 16, 16},
    {{0, 0, 0}, {1, 1, 9}, 1, 1},    {{0, 0, 0}, {64, 1, 1}, 64, 64},
};

static size_t row_of(const box *b) {
    return b->row ? b->row : b->region.width;
}

static size_t slice_of(const box *b) {
    return b->slice ? b->slice : row_of(b) * b->region.height;
}

static size_t place_in(const box *b, size_t x, size_t y, size_t z) {
    return (b->origin.z + z) * slice_of(b) + (b->origin.y + y) * row_of(b) + b->origin.x + x;
}

static size_t end_of(const box *b) {
    return place_in(b, b->region.width, b->region.height - 1, b->region.depth - 1);
}

/* Copies rows of a box between two models. */
static void copy_box(unsigned char *to, const box *in_to, const unsigned char *from,
                     const box *in_from) {
    for (size_t z = 0; z < in_to->region.depth; ++z) {
        for (size_t y = 0; y < in_to->region.height; ++y) {
            memcpy(to + place_in(in_to, 0, y, z), from + place_in(in_from, 0, y, z),
                   in_to->region.width);
        }
    }
}

static bool same_region(const box *a, const box *b) {
    return memcmp(&a->region, &b->region, sizeof a->region) == 0;
}

TEST(buffer_boxes) {
    ur_queue_handle_t queue = conf_queue(0);
    bytes *b = new_bytes(), *c = new_bytes();
    unsigned char *host = conf_alloc(MOST), *right = conf_alloc(MOST);
    for (size_t i = 0; i < CONF_COUNT(boxes); ++i) {
        const box *one = &boxes[i];
        b->size = end_of(one);
        ur_mem_handle_t mem = conf_buffer(b->size);
        part all = {i, b->size};
        fresh(b);
        memcpy(b->model, b->given, b->size);
        UR(urEnqueueMemBufferWrite(queue, mem, true, 0, b->size, b->given, 0, NULL, NULL));
        for (size_t k = 0; k < CONF_COUNT(boxes); ++k) {
            const box *two = &boxes[k];
            if (!same_region(one, two)) {
                continue;
            }
            fresh(b);
            copy_box(b->model, one, b->given, two);
            UR(urEnqueueMemBufferWriteRect(queue, mem, k % 2, one->origin, two->origin, one->region,
                                           one->row, one->slice, two->row, two->slice, b->given, 0,
                                           NULL, NULL));
            read_buffer(queue, mem, b, "urEnqueueMemBufferWriteRect", all, k);
            memset(host, 0x5a, MOST);
            memset(right, 0x5a, MOST);
            copy_box(right, two, b->model, one);
            UR(urEnqueueMemBufferReadRect(queue, mem, true, one->origin, two->origin, one->region,
                                          one->row, one->slice, two->row, two->slice, host, 0, NULL,
                                          NULL));
            CHECK_MSG(memcmp(host, right, MOST) == 0, "urEnqueueMemBufferReadRect of %zu to %zu", i,
                      k);
            c->size = end_of(two);
            ur_mem_handle_t other = conf_buffer(c->size);
            fresh(c);
            memcpy(c->model, c->given, c->size);
            UR(urEnqueueMemBufferWrite(queue, other, true, 0, c->size, c->given, 0, NULL, NULL));
            copy_box(c->model, two, b->model, one);
            UR(urEnqueueMemBufferCopyRect(queue, mem, other, one->origin, two->origin, one->region,
                                          one->row, one->slice, two->row, two->slice, 0, NULL,
                                          NULL));
            read_buffer(queue, other, c, "urEnqueueMemBufferCopyRect", all, k);
        }
    }
}

TEST(sub_buffer_at_end) {
    size_t step = conf_u32(UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN) / 8, size = 3 * (step ? step : 1);
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(size + 1), last = NULL, all = NULL;
    unsigned char zero = 0, value = 0x42, *out = conf_alloc(size + 1);
    UR(urEnqueueMemBufferFill(queue, mem, &zero, 1, 0, size + 1, 0, NULL, NULL));
    ur_buffer_region_t region = {UR_STRUCTURE_TYPE_BUFFER_REGION, NULL, size, 1};
    UR(urMemBufferPartition(mem, UR_MEM_FLAG_READ_WRITE, UR_BUFFER_CREATE_TYPE_REGION, &region,
                            &last));
    conf_own_mem(last);
    region.origin = 0;
    region.size = size + 1;
    UR(urMemBufferPartition(mem, UR_MEM_FLAG_READ_WRITE, UR_BUFFER_CREATE_TYPE_REGION, &region,
                            &all));
    conf_own_mem(all);
    UR(urEnqueueMemBufferFill(queue, last, &value, 1, 0, 1, 0, NULL, NULL));
    UR(urEnqueueMemBufferRead(queue, all, true, 0, size + 1, out, 0, NULL, NULL));
    CHECK_EQ(out[size], value);
    CHECK_EQ(out[size - 1], 0);
}

/* ---- USM ------------------------------------------------------------------------------------- */

static const ur_usm_type_t types[] = {UR_USM_TYPE_UNKNOWN, UR_USM_TYPE_HOST, UR_USM_TYPE_DEVICE,
                                      UR_USM_TYPE_SHARED};

/* NULL: there is no such memory. UNKNOWN is plain memory of the host. */
static unsigned char *memory(ur_usm_type_t type, size_t size) {
    return type == UR_USM_TYPE_UNKNOWN ? conf_alloc(size)
           : conf_has_usm(type)        ? conf_usm(type, size)
                                       : NULL;
}

static void read_usm(ur_queue_handle_t queue, const void *usm, bytes *b, const char *what, part p,
                     size_t pattern) {
    UR(urEnqueueUSMMemcpy(queue, true, b->out, usm, b->size, 0, NULL, NULL));
    compare(b, what, p, pattern);
}

TEST(usm_parts) {
    conf_usm_type();
    ur_queue_handle_t queue = conf_queue(0);
    bytes *b = new_bytes();
    for (size_t s = 0; s < CONF_COUNT(sizes); ++s) {
        size_t count = 0;
        const part *parts = parts_of(b->size = sizes[s], &count);
        for (size_t t = 0; t < CONF_COUNT(types) * CONF_COUNT(types); ++t) {
            unsigned char *from = memory(types[t / CONF_COUNT(types)], b->size),
                          *to = memory(types[t % CONF_COUNT(types)], b->size);
            if (!from || !to) {
                continue;
            }
            fresh(b);
            memcpy(b->model, b->given, b->size);
            UR(urEnqueueUSMMemcpy(queue, true, to, b->given, b->size, 0, NULL, NULL));
            fresh(b);
            UR(urEnqueueUSMMemcpy(queue, true, from, b->given, b->size, 0, NULL, NULL));
            for (size_t i = 0; i < count; ++i) {
                part p = parts[i];
                size_t start = (i & 1) ? b->size - p.length : 0;
                memcpy(b->model + p.at, b->given + start, p.length);
                UR(urEnqueueUSMMemcpy(queue, i % 3 == 0, to + p.at, from + start, p.length, 0, NULL,
                                      NULL));
                read_usm(queue, to, b, "urEnqueueUSMMemcpy", p, t);
            }
        }
    }
}

TEST(usm_fills) {
    ur_usm_type_t own = conf_usm_type();
    ur_queue_handle_t queue = conf_queue(0);
    bytes *b = new_bytes();
    for (size_t s = 0; s < CONF_COUNT(sizes); ++s) {
        size_t count = 0;
        const part *parts = parts_of(b->size = sizes[s], &count);
        for (size_t t = 1; t < CONF_COUNT(types); ++t) {
            unsigned char *usm = memory(types[t], b->size);
            if (!usm || (types[t] != own && b->size != 360)) {
                continue;
            }
            fresh(b);
            memcpy(b->model, b->given, b->size);
            UR(urEnqueueUSMMemcpy(queue, true, usm, b->given, b->size, 0, NULL, NULL));
            for (size_t i = 0; i < count; ++i) {
                part p = parts[i];
                for (size_t n = 0; (n = next_pattern(n, p.length, p.at, false)) != 0;) {
                    fresh(b);
                    fill_model(b, p, n);
                    UR(urEnqueueUSMFill(queue, usm + p.at, n, b->given, p.length, 0, NULL, NULL));
                    read_usm(queue, usm, b, "urEnqueueUSMFill", p, n);
                }
            }
        }
    }
}

TEST(usm_rows) {
    static const struct {
        size_t to_pitch, from_pitch, width, height;
    } cases[] = {{1, 1, 1, 1},  {1, 1, 1, 9},    {9, 9, 9, 1},    {9, 9, 1, 9},    {64, 9, 9, 3},
                 {9, 64, 9, 3}, {64, 64, 64, 7}, {64, 64, 63, 7}, {128, 1, 1, 30}, {4096, 1, 1, 1}};
    ur_bool_t claimed = 0;
    UR(urContextGetInfo(conf.context, UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT, sizeof claimed,
                        &claimed, NULL));
    if (!claimed) {
        conf_unsupported("the context answers no to UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT");
    }
    conf_usm_type();
    ur_queue_handle_t queue = conf_queue(0);
    bytes *b = new_bytes();
    for (size_t c = 0; c < CONF_COUNT(cases); ++c) {
        size_t height = cases[c].height, to_pitch = cases[c].to_pitch,
               from_pitch = cases[c].from_pitch;
        b->size = to_pitch * height;
        for (size_t t = 0; t < CONF_COUNT(types) * CONF_COUNT(types); ++t) {
            unsigned char *from = memory(types[t / CONF_COUNT(types)], from_pitch * height),
                          *to = memory(types[t % CONF_COUNT(types)], b->size);
            if (!from || !to) {
                continue;
            }
            fresh(b);
            memcpy(b->model, b->given, b->size);
            UR(urEnqueueUSMMemcpy(queue, true, to, b->given, b->size, 0, NULL, NULL));
            fresh(b);
            UR(urEnqueueUSMMemcpy(queue, true, from, b->given, from_pitch * height, 0, NULL, NULL));
            for (size_t y = 0; y < height; ++y) {
                memcpy(b->model + y * to_pitch, b->given + y * from_pitch, cases[c].width);
            }
            UR(urEnqueueUSMMemcpy2D(queue, t % 2, to, to_pitch, from, from_pitch, cases[c].width,
                                    height, 0, NULL, NULL));
            read_usm(queue, to, b, "urEnqueueUSMMemcpy2D", (part){c, b->size}, t);
        }
    }
}

/* ---- command buffers ------------------------------------------------------------------------- */

static void release_buffer(void *buffer) {
    urCommandBufferReleaseExp(buffer);
}

#define AFTER(point) 1, &(point), 0, NULL, &(point), NULL, NULL

/* A fill and a copy of each part of a buffer and of USM, one after the other in one recording. */
TEST(recorded_parts) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    ur_usm_type_t type = conf_usm_type();
    const ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL,
                                               false, false, false};
    ur_queue_handle_t queue = conf_queue(0);
    bytes *b = new_bytes(), *c = new_bytes();
    for (size_t s = 0; s < CONF_COUNT(sizes); ++s) {
        size_t count = 0;
        const part *parts = parts_of(b->size = c->size = sizes[s], &count);
        ur_mem_handle_t mem = conf_buffer(b->size), source = conf_buffer(b->size);
        unsigned char *usm = conf_usm(type, b->size), *from = conf_usm(type, b->size), zero = 0;
        unsigned char *given = conf_alloc(MOST);
        ur_exp_command_buffer_handle_t buffer = NULL;
        ur_exp_command_buffer_sync_point_t point = 0;
        UR(urCommandBufferCreateExp(conf.context, conf.device, &desc, &buffer));
        conf_defer(release_buffer, buffer);
        fresh(b);
        memcpy(given, b->given, MOST);
        UR(urEnqueueMemBufferWrite(queue, source, true, 0, b->size, given, 0, NULL, NULL));
        UR(urEnqueueUSMMemcpy(queue, true, from, given, b->size, 0, NULL, NULL));
        UR(urCommandBufferAppendUSMFillExp(buffer, usm, &zero, 1, b->size, 0, NULL, 0, NULL, &point,
                                           NULL, NULL));
        UR(urCommandBufferAppendMemBufferFillExp(buffer, mem, &zero, 1, 0, b->size, AFTER(point)));
        memset(b->model, 0, MOST);
        memset(c->model, 0, MOST);
        for (size_t i = 0; i < count; ++i) {
            part p = parts[i];
            for (size_t n = 0; (n = next_pattern(n, p.length, p.at, false)) != 0;) {
                fresh(b);
                fill_model(b, p, n);
                UR(urCommandBufferAppendUSMFillExp(buffer, usm + p.at, b->given, n, p.length,
                                                   AFTER(point)));
                if ((n & (n - 1)) == 0 && p.at % n == 0) {
                    memcpy(c->given, b->given, n);
                    fill_model(c, p, n);
                    UR(urCommandBufferAppendMemBufferFillExp(buffer, mem, c->given, n, p.at,
                                                             p.length, AFTER(point)));
                }
            }
            part half = {p.at, (p.length + 1) / 2};
            size_t start = b->size - half.length;
            memcpy(b->model + half.at, given + start, half.length);
            memcpy(c->model + half.at, given + start, half.length);
            UR(urCommandBufferAppendUSMMemcpyExp(buffer, usm + half.at, from + start, half.length,
                                                 AFTER(point)));
            UR(urCommandBufferAppendMemBufferCopyExp(buffer, source, mem, start, half.at,
                                                     half.length, AFTER(point)));
        }
        UR(urCommandBufferFinalizeExp(buffer));
        for (int turn = 0; turn < 2; ++turn) {
            UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
            read_usm(queue, usm, b, "recorded USM", (part){0, b->size}, 0);
            read_buffer(queue, mem, c, "recorded buffer", (part){0, b->size}, 0);
        }
    }
}

TEST(recorded_boxes) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    const ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL,
                                               false, false, false};
    ur_queue_handle_t queue = conf_queue(0);
    bytes *b = new_bytes(), *c = new_bytes();
    unsigned char *host = conf_alloc(MOST), *right = conf_alloc(MOST);
    for (size_t i = 0; i < CONF_COUNT(boxes); ++i) {
        const box *one = &boxes[i], *two = &boxes[(i + 1) % CONF_COUNT(boxes)];
        two = same_region(one, two) ? two : one;
        ur_exp_command_buffer_handle_t buffer = NULL;
        ur_exp_command_buffer_sync_point_t point = 0;
        UR(urCommandBufferCreateExp(conf.context, conf.device, &desc, &buffer));
        conf_defer(release_buffer, buffer);
        b->size = end_of(one);
        c->size = end_of(two);
        ur_mem_handle_t mem = conf_buffer(b->size), other = conf_buffer(c->size);
        unsigned char zero = 0;
        UR(urEnqueueMemBufferFill(queue, mem, &zero, 1, 0, b->size, 0, NULL, NULL));
        UR(urEnqueueMemBufferFill(queue, other, &zero, 1, 0, c->size, 0, NULL, NULL));
        memset(b->model, 0, MOST);
        memset(c->model, 0, MOST);
        memset(host, 0x5a, MOST);
        memset(right, 0x5a, MOST);
        fresh(b);
        copy_box(b->model, one, b->given, two);
        copy_box(c->model, two, b->model, one);
        copy_box(right, one, c->model, two);
        UR(urCommandBufferAppendMemBufferWriteRectExp(
            buffer, mem, one->origin, two->origin, one->region, one->row, one->slice, two->row,
            two->slice, b->given, 0, NULL, 0, NULL, &point, NULL, NULL));
        UR(urCommandBufferAppendMemBufferCopyRectExp(buffer, mem, other, one->origin, two->origin,
                                                     one->region, one->row, one->slice, two->row,
                                                     two->slice, AFTER(point)));
        UR(urCommandBufferAppendMemBufferReadRectExp(buffer, other, two->origin, one->origin,
                                                     one->region, two->row, two->slice, one->row,
                                                     one->slice, host, AFTER(point)));
        UR(urCommandBufferFinalizeExp(buffer));
        UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
        read_buffer(queue, mem, b, "recorded write", (part){i, b->size}, 0);
        read_buffer(queue, other, c, "recorded copy", (part){i, c->size}, 0);
        CHECK_MSG(memcmp(host, right, MOST) == 0, "recorded read of box %zu", i);
    }
}

/* ---- images ---------------------------------------------------------------------------------- */

/* One pixel in the far corner, and the whole, with rows of the host that lie apart. */
TEST(image_corners) {
    enum { PIXEL = 4, ROOM = 4096 };
    static const struct {
        ur_mem_type_t type;
        size_t width, height, depth, layers;
    } cases[] = {{UR_MEM_TYPE_IMAGE1D, 1, 1, 1, 1},       {UR_MEM_TYPE_IMAGE1D, 5, 1, 1, 1},
                 {UR_MEM_TYPE_IMAGE2D, 1, 1, 1, 1},       {UR_MEM_TYPE_IMAGE2D, 1, 7, 1, 1},
                 {UR_MEM_TYPE_IMAGE2D, 7, 1, 1, 1},       {UR_MEM_TYPE_IMAGE2D, 5, 3, 1, 1},
                 {UR_MEM_TYPE_IMAGE3D, 1, 1, 1, 1},       {UR_MEM_TYPE_IMAGE3D, 1, 1, 2, 1},
                 {UR_MEM_TYPE_IMAGE3D, 5, 3, 2, 1},       {UR_MEM_TYPE_IMAGE1D_ARRAY, 1, 1, 1, 1},
                 {UR_MEM_TYPE_IMAGE1D_ARRAY, 5, 1, 1, 4}, {UR_MEM_TYPE_IMAGE2D_ARRAY, 1, 1, 1, 1},
                 {UR_MEM_TYPE_IMAGE2D_ARRAY, 5, 3, 1, 4}};
    const ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                      UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    conf_need_images();
    ur_queue_handle_t queue = conf_queue(0);
    unsigned char *in = conf_alloc(ROOM), *out = conf_alloc(ROOM);
    for (size_t i = 0; i < ROOM; ++i) {
        in[i] = (unsigned char)(i * 7 + i / 256);
    }
    for (size_t i = 0; i < CONF_COUNT(cases); ++i) {
        bool rows = cases[i].type == UR_MEM_TYPE_IMAGE1D_ARRAY;
        bool slices = cases[i].type == UR_MEM_TYPE_IMAGE2D_ARRAY;
        ur_image_desc_t desc = {UR_STRUCTURE_TYPE_IMAGE_DESC,
                                NULL,
                                cases[i].type,
                                cases[i].width,
                                cases[i].height,
                                cases[i].depth,
                                cases[i].layers,
                                0,
                                0,
                                0,
                                0};
        ur_mem_handle_t image = NULL, other = NULL;
        ur_result_t result =
            urMemImageCreate(conf.context, UR_MEM_FLAG_READ_WRITE, &format, &desc, NULL, &image);
        if (result == UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT) {
            continue;
        }
        UR(result);
        conf_own_mem(image);
        UR(urMemImageCreate(conf.context, UR_MEM_FLAG_READ_WRITE, &format, &desc, NULL, &other));
        conf_own_mem(other);
        const ur_rect_offset_t zero = {0, 0, 0};
        const ur_rect_region_t whole = {cases[i].width, rows ? cases[i].layers : cases[i].height,
                                        slices ? cases[i].layers : cases[i].depth},
                               one = {1, 1, 1};
        const ur_rect_offset_t corner = {whole.width - 1, whole.height - 1, whole.depth - 1};
        bool flat = whole.depth == 1;
        size_t row = whole.width * PIXEL, slice = row * whole.height, size = slice * whole.depth;
        UR(urEnqueueMemImageWrite(queue, image, true, zero, whole, row, flat ? 0 : slice, in, 0,
                                  NULL, NULL));
        UR(urEnqueueMemImageRead(queue, image, true, zero, whole, 0, 0, out, 0, NULL, NULL));
        CHECK_MSG(memcmp(in, out, size) == 0, "case %zu: the whole image", i);
        const unsigned char pixel[PIXEL] = {9, 8, 7, 6};
        unsigned char told[PIXEL + 1] = {0, 0, 0, 0, 0x5a};
        UR(urEnqueueMemImageWrite(queue, image, i % 2, corner, one, 0, 0, (void *)pixel, 0, NULL,
                                  NULL));
        UR(urEnqueueMemImageCopy(queue, image, other, zero, zero, whole, 0, NULL, NULL));
        UR(urEnqueueMemImageCopy(queue, image, other, corner, zero, one, 0, NULL, NULL));
        UR(urEnqueueMemImageRead(queue, image, true, corner, one, 0, 0, told, 0, NULL, NULL));
        CHECK_MSG(memcmp(pixel, told, PIXEL) == 0 && told[PIXEL] == 0x5a,
                  "case %zu: the pixel in the corner", i);
        UR(urEnqueueMemImageRead(queue, other, true, zero, whole, 0, 0, out, 0, NULL, NULL));
        CHECK_MSG(memcmp(out, pixel, PIXEL) == 0, "case %zu: the pixel that was copied", i);
        CHECK_MSG(size <= 2 * PIXEL || memcmp(out + PIXEL, in + PIXEL, size - 2 * PIXEL) == 0,
                  "case %zu: the pixels between the corners", i);
        /* apart: a row more and a pixel more than there are */
        size_t far_row = row + PIXEL, far_slice = far_row * (whole.height + 1);
        memset(out, 0x5a, ROOM);
        UR(urEnqueueMemImageRead(queue, other, true, zero, whole, far_row, flat ? 0 : far_slice,
                                 out, 0, NULL, NULL));
        for (size_t z = 0; z < whole.depth; ++z) {
            for (size_t y = 0; y < whole.height; ++y) {
                const unsigned char *at = out + z * far_slice + y * far_row;
                bool last = z + 1 == whole.depth && y + 1 == whole.height;
                CHECK_MSG(at[row] == 0x5a, "case %zu: a byte behind row %zu is written", i, y);
                CHECK_MSG(last || (z == 0 && y == 0) ||
                              memcmp(at, in + z * slice + y * row, row) == 0,
                          "case %zu: row %zu of slice %zu", i, y, z);
            }
        }
    }
}

/* ---- launches -------------------------------------------------------------------------------- */

static void check_visits(ur_queue_handle_t queue, uint32_t dims, const size_t *offset,
                         const size_t *global, const size_t *local) {
    size_t n = 1;
    uint32_t range[3] = {1, 1, 1}, zero = 0;
    for (uint32_t d = 0; d < dims; ++d) {
        n *= global[d];
        range[d] = (uint32_t)global[d];
    }
    ur_mem_handle_t mem = conf_buffer(n * 4);
    uint32_t *out = conf_alloc(n * 4);
    UR(urEnqueueMemBufferFill(queue, mem, &zero, 4, 0, n * 4, 0, NULL, NULL));
    conf_arg args[4] = {conf_arg_mem(0, mem), conf_arg_value(1, 4, &range[0]),
                        conf_arg_value(2, 4, &range[1]), conf_arg_value(3, 4, &range[2])};
    ur_result_t result =
        urEnqueueKernelLaunchWithArgsExp(queue, conf_kernel("basic", "visits"), dims, offset,
                                         global, local, 4, args, NULL, 0, NULL, NULL);
    if (result == UR_RESULT_ERROR_INVALID_VALUE && conf.backend == UR_BACKEND_LEVEL_ZERO &&
        offset && offset[dims - 1] > UINT32_MAX) {
        return; /* its launches have offsets of 32 bits */
    }
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE && offset) {
        conf_unsupported("the code takes no global offset");
    }
    CHECK_MSG(result == UR_RESULT_SUCCESS,
              "%u dimensions, %zu x %u x %u, groups of %zu..., offset %zu: %s %s", dims, global[0],
              range[1], range[2], local ? local[0] : 0, offset ? offset[0] : 0,
              conf_result_name(result), conf_new_error());
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, n * 4, out, 0, NULL, NULL));
    for (size_t i = 0; i < n; ++i) {
        CHECK_MSG(out[i] == 1, "%u dimensions, %zu x %u x %u, offset %zu: item %zu ran %u times",
                  dims, global[0], range[1], range[2], offset ? offset[0] : 0, i, out[i]);
    }
}

TEST(largest_groups) {
    conf_need_kernels();
    ur_queue_handle_t queue = conf_queue(0);
    size_t most[3] = {0}, all = 0;
    UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES, sizeof most, most, NULL));
    UR(urKernelGetGroupInfo(conf_kernel("basic", "visits"), conf.device,
                            UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE, sizeof all, &all, NULL));
    for (uint32_t dims = 1; dims <= 3; ++dims) {
        const size_t one[3] = {1, 1, 1};
        check_visits(queue, dims, NULL, one, one);
        check_visits(queue, dims, NULL, one, NULL);
        for (uint32_t d = 0; d < dims; ++d) {
            size_t local[3] = {1, 1, 1}, global[3] = {2, 2, 2};
            local[d] = most[d] < all ? most[d] : all;
            global[d] = local[d];
            check_visits(queue, dims, NULL, global, local);
            global[d] = 3 * local[d];
            check_visits(queue, dims, NULL, global, local);
            global[d] = local[d] + 1; /* whose divisors are left to be found */
            check_visits(queue, dims, NULL, global, NULL);
        }
    }
}

TEST(far_offsets) {
    conf_need_kernels();
    ur_queue_handle_t queue = conf_queue(0);
    static const size_t offsets[] = {1,          0x7fffffff, 0x80000000,
                                     0xfffffffe, 0xffffffff, 0x100000000};
    size_t bits = conf_u32(UR_DEVICE_INFO_ADDRESS_BITS);
    for (size_t i = 0; i < CONF_COUNT(offsets); ++i) {
        for (uint32_t dims = 1; dims <= 3 && (bits == 64 || !(offsets[i] >> 31)); ++dims) {
            size_t offset[3] = {0, 0, 0};
            const size_t global[3] = {6, 2, 3}, local[3] = {3, 1, 1};
            offset[dims - 1] = offsets[i];
            check_visits(queue, dims, offset, global, i % 2 ? local : NULL);
        }
    }
}

/* All local memory that a group may have, to the last byte. */
TEST(all_local_memory) {
    conf_need_kernels();
    ur_kernel_handle_t kernel = conf_kernel("basic", "reverse_groups");
    uint64_t most = conf_u64(UR_DEVICE_INFO_LOCAL_MEM_SIZE), own = 0;
    UR(urKernelGetGroupInfo(kernel, conf.device, UR_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE, sizeof own,
                            &own, NULL));
    enum { N = 16 };
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t from = conf_buffer(N * 4), to = conf_buffer(N * 4);
    int32_t in[N], out[N] = {0};
    for (int i = 0; i < N; ++i) {
        in[i] = i * i;
    }
    UR(urEnqueueMemBufferWrite(queue, from, true, 0, sizeof in, in, 0, NULL, NULL));
    const size_t global = N;
    conf_arg args[3] = {conf_arg_mem(0, from), conf_arg_mem(1, to),
                        conf_arg_local(2, (size_t)(most - own))};
    UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, NULL, &global, &global, 3, args, NULL, 0,
                                        NULL, NULL));
    UR(urEnqueueMemBufferRead(queue, to, true, 0, sizeof out, out, 0, NULL, NULL));
    for (int i = 0; i < N; ++i) {
        CHECK_EQ(out[i], in[N - 1 - i]);
    }
}

/* ---- waiting --------------------------------------------------------------------------------- */

TEST(long_lists) {
    enum { LONG = 500 };
    ur_queue_handle_t queue = conf_queue(0), other = conf_queue(0);
    ur_event_handle_t list[LONG], done[3] = {NULL, NULL, NULL};
    ur_mem_handle_t mem = conf_buffer(LONG);
    unsigned char out[LONG] = {0}, value;
    for (int i = 0; i < LONG; ++i) {
        list[i] = NULL;
        value = (unsigned char)(i % 251);
        UR(urEnqueueMemBufferFill(queue, mem, &value, 1, (size_t)i, 1, 0, NULL, &list[i]));
        conf_event(list[i]);
    }
    UR(urEnqueueEventsWait(other, LONG, list, NULL));
    UR(urEnqueueEventsWait(other, LONG, list, &done[0]));
    conf_event(done[0]);
    UR(urEnqueueEventsWaitWithBarrier(other, LONG, list, &done[1]));
    conf_event(done[1]);
    UR(urEnqueueMemBufferRead(other, mem, false, 0, LONG, out, LONG, list, &done[2]));
    conf_event(done[2]);
    UR(urEventWait(3, done));
    UR(urEventWait(LONG, list));
    for (int i = 0; i < LONG; ++i) {
        CHECK_EQ(out[i], i % 251);
        list[i] = list[0];
    }
    UR(urEventWait(LONG, list)); /* one event, often */
    UR(urEnqueueEventsWait(other, LONG, list, NULL));
    UR(urEnqueueMemBufferRead(other, mem, true, LONG - 1, 1, out, LONG, list, NULL));
    CHECK_EQ(out[0], (LONG - 1) % 251);
}

/* ---- variables of programs ------------------------------------------------------------------- */

TEST(variable_parts) {
    enum { SIZE = 8 * sizeof(int32_t) };
    NEED(UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT);
    ur_program_handle_t program = conf_program_create(conf.context, "globals", NULL);
    UR(urProgramBuild(conf.context, program,
                      conf_program_form() == CONF_FORM_TEXT ? "-cl-std=CL2.0" : NULL));
    ur_queue_handle_t queue = conf_queue(0);
    bytes *b = new_bytes();
    size_t count = 0;
    const part *parts = parts_of(b->size = SIZE, &count);
    fresh(b);
    memcpy(b->model, b->given, SIZE);
    UR(urEnqueueDeviceGlobalVariableWrite(queue, program, "table", true, SIZE, 0, b->given, 0, NULL,
                                          NULL));
    for (size_t i = 0; i < count; ++i) {
        part p = parts[i];
        fresh(b);
        memcpy(b->model + p.at, b->given, p.length);
        UR(urEnqueueDeviceGlobalVariableWrite(queue, program, "table", i % 2, p.length, p.at,
                                              b->given, 0, NULL, NULL));
        UR(urEnqueueDeviceGlobalVariableRead(queue, program, "table", true, SIZE, 0, b->out, 0,
                                             NULL, NULL));
        compare(b, "urEnqueueDeviceGlobalVariableWrite", p, 0);
        memset(b->out, 0x5a, SIZE);
        UR(urEnqueueDeviceGlobalVariableRead(queue, program, "table", true, p.length, p.at, b->out,
                                             0, NULL, NULL));
        CHECK_MSG(memcmp(b->out, b->model + p.at, p.length) == 0 &&
                      (p.length == SIZE || b->out[p.length] == 0x5a),
                  "reading %zu bytes at %zu of a variable", p.length, p.at);
    }
}

static const conf_test tests[] = {
    CONF_TEST(buffer_parts,
              "urEnqueueMemBufferWrite urEnqueueMemBufferRead urEnqueueMemBufferCopy "
              "urEnqueueMemBufferFill",
              "reaches the first and the last bytes, and none besides"),
    CONF_TEST(buffer_maps, "urEnqueueMemBufferMap urEnqueueMemUnmap",
              "maps the first and the last bytes in each way"),
    CONF_TEST(buffer_boxes,
              "urEnqueueMemBufferWriteRect urEnqueueMemBufferReadRect urEnqueueMemBufferCopyRect",
              "reaches boxes that end with the buffer"),
    CONF_TEST(sub_buffer_at_end, "urMemBufferPartition", "gives the last byte, and the whole"),
    CONF_TEST(usm_parts, "urEnqueueUSMMemcpy",
              "copies the first and the last bytes between all types of memory"),
    CONF_TEST(usm_fills, "urEnqueueUSMFill", "fills with patterns up to the range's own size"),
    CONF_TEST(usm_rows, "urEnqueueUSMMemcpy2D",
              "copies rows of one byte, one row, and rows without a gap"),
    CONF_TEST(recorded_parts,
              "urCommandBufferAppendUSMFillExp urCommandBufferAppendUSMMemcpyExp "
              "urCommandBufferAppendMemBufferFillExp urCommandBufferAppendMemBufferCopyExp",
              "reaches the first and the last bytes, with patterns up to the range's own size"),
    CONF_TEST(recorded_boxes,
              "urCommandBufferAppendMemBufferWriteRectExp "
              "urCommandBufferAppendMemBufferCopyRectExp "
              "urCommandBufferAppendMemBufferReadRectExp",
              "reaches boxes that end with the buffer"),
    CONF_TEST(image_corners, "urEnqueueMemImageWrite urEnqueueMemImageRead urEnqueueMemImageCopy",
              "reaches the pixel in the far corner, of images of one pixel too"),
    CONF_TEST(largest_groups, "urEnqueueKernelLaunchWithArgsExp",
              "runs ranges of one work-item, and the largest work-groups of each dimension"),
    CONF_TEST(far_offsets, "urEnqueueKernelLaunchWithArgsExp",
              "runs ranges around and beyond 2^32"),
    CONF_TEST(all_local_memory, "urEnqueueKernelLaunchWithArgsExp",
              "gives a work-group all the local memory that there is"),
    CONF_TEST(long_lists,
              "urEnqueueEventsWait urEventWait urEnqueueEventsWaitWithBarrier "
              "urEnqueueMemBufferRead",
              "waits for hundreds of events, and for one that is named so often"),
    CONF_TEST(variable_parts,
              "urEnqueueDeviceGlobalVariableWrite urEnqueueDeviceGlobalVariableRead",
              "reaches the first and the last bytes, and none besides"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"ends", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
