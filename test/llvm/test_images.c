/* Kernels that read images (images.cl) give the same, byte for byte, by the form for the formats
 * that they expect and by the one for all: an image that is never read has a format of the one or
 * the other.
 *
 * Usage: test_images FILE.spv... */
#include "../native_cpu/api.h"

#include <math.h>

enum { WIDE = 37, HIGH = 11, MOST_PLACES = 1200, CHANNELS = 4, MOST = 6 * CHANNELS * MOST_PLACES };

static char **paths;
static ur_context_handle_t context;
static ur_queue_handle_t queue;
static float *out, *other_out; /* of the form for what is expected, and of the one for all */
static int32_t *wholes;
static float *points;
static uint32_t count;

/* ---- places ---------------------------------------------------------------------------------- */

static const int32_t edges[] = {
    INT32_MIN, INT32_MIN + 1, -100000,  -2,       -1,       0,        1,    5,
    HIGH - 2,  HIGH - 1,      HIGH,     HIGH + 1, WIDE - 2, WIDE - 1, WIDE, WIDE + 1,
    1 << 24,   INT32_MAX - 1, INT32_MAX};
static const float float_edges[] = {
    -INFINITY,   -1e30f,      -3e9f,        -100.25f,     -2.5f,        -2.0f,
    -1.5f,       -1.0f,       -0.75f,       -0.5f,        -1e-8f,       -0.0f,
    0.0f,        0.25f,       0.5f,         0.99999994f,  1.0f,         3.5f,
    HIGH - 1.5f, HIGH - 0.5f, HIGH - 0.25f, HIGH,         HIGH + 0.25f, HIGH + 0.5f,
    HIGH + 1.5f, WIDE - 1.5f, WIDE - 0.5f,  WIDE - 0.25f, WIDE,         WIDE + 0.5f,
    WIDE + 2.5f, 8388608.5f,  3e9f,         1e30f,        INFINITY,     NAN};

static void make_places(void) {
    uint32_t number = 1;
    for (size_t y = 0; y < COUNT(float_edges); ++y)
        for (size_t x = 0; x < COUNT(float_edges) && count < MOST_PLACES; ++x, ++count) {
            wholes[2 * count] = edges[x % COUNT(edges)];
            wholes[2 * count + 1] = edges[y % COUNT(edges)];
            points[2 * count] = float_edges[x];
            points[2 * count + 1] = float_edges[y];
        }
    for (uint32_t i = 0; i < count; i += 3) { /* and some that are next to each other, inside */
        number = number * 1664525u + 1013904223u;
        points[2 * i] = (float)(number >> 8) / 16777216.0f * WIDE;
        points[2 * i + 1] = (float)(number >> 20) / 4096.0f * HIGH;
    }
}

/* ---- images ---------------------------------------------------------------------------------- */

struct kind {
    ur_image_channel_order_t order;
    ur_image_channel_type_t type;
    size_t bytes;
};
static const struct kind four = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_FLOAT, 16};
static const struct kind one = {UR_IMAGE_CHANNEL_ORDER_R, UR_IMAGE_CHANNEL_TYPE_FLOAT, 4};
static const struct kind half = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT, 8};
static const struct kind bytes = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8, 4};

/* Where pixels of four floats do not lie at multiples of 16 bytes: memory of the program's, NULL:
 * it is the adapter's. */
enum { ODD_PITCH = WIDE * CHANNELS * sizeof(float) };
static _Alignas(16) unsigned char odd_rooms[2][HIGH * ODD_PITCH + 4];
static unsigned char *odd_next;

static ur_mem_handle_t make_image(const struct kind *kind) {
    const ur_image_format_t format = {kind->order, kind->type};
    unsigned char *odd = odd_next;
    const ur_mem_flags_t flags =
        UR_MEM_FLAG_READ_WRITE | (odd ? UR_MEM_FLAG_USE_HOST_POINTER : (ur_mem_flags_t)0);
    const ur_image_desc_t desc = {.rowPitch = odd ? ODD_PITCH : 0,
                                  .stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                                  .type = UR_MEM_TYPE_IMAGE2D,
                                  .width = WIDE,
                                  .height = HIGH};
    static uint32_t pixels[WIDE * HIGH * CHANNELS];
    ur_mem_handle_t image = NULL;
    uint32_t number = 7;
    for (size_t i = 0; i < COUNT(pixels); ++i) {
        float f = (float)(number >> 8) / 65536.0f - 100.0f;
        number = number * 1664525u + 1013904223u;
        f = i % 97 == 5 ? INFINITY : i % 89 == 7 ? NAN : f;
        memcpy(&pixels[i], &f, sizeof(f));
        if (kind->type != UR_IMAGE_CHANNEL_TYPE_FLOAT)
            pixels[i] = number & 0x3bff3bff;
    }
    UR(urMemImageCreate(context, flags, &format, &desc, odd, &image));
    odd_next = odd ? odd_rooms[1] + 4 : NULL;
    UR(urEnqueueMemImageWrite(queue, image, true, (ur_rect_offset_t){0},
                              (ur_rect_region_t){WIDE, HIGH, 1}, 0, 0, pixels, 0, NULL, NULL));
    return image;
}

static void read_image(ur_mem_handle_t image, float *to) {
    UR(urEnqueueMemImageRead(queue, image, true, (ur_rect_offset_t){0},
                             (ur_rect_region_t){WIDE, HIGH, 1}, 0, 0, to, 0, NULL, NULL));
}

/* ---- running them ---------------------------------------------------------------------------- */

enum { NORMALIZED = 1, LINEAR = 2 };

struct launch {
    const char *name;
    const struct kind *in;
    const void *at[2]; /* lists of places */
    uint32_t each;     /* floats that come of a place */
    ur_sampler_handle_t sampler;
};

static void run(ur_program_handle_t program, const struct launch *l, const struct kind *other,
                float *to) {
    const size_t zero = 0, size = MOST_PLACES + 5;
    const int32_t never = 0;
    ur_kernel_handle_t kernel = NULL;
    ur_mem_handle_t images[2] = {make_image(l->in), make_image(other)};
    uint32_t i = 0;
    memset(to, 0x5a, MOST * sizeof(*to));
    UR(urKernelCreate(program, l->name, &kernel));
    UR(urKernelSetArgMemObj(kernel, i++, NULL, images[0]));
    UR(urKernelSetArgMemObj(kernel, i++, NULL, images[1]));
    UR(urKernelSetArgPointer(kernel, i++, NULL, to));
    for (size_t k = 0; k < COUNT(l->at) && l->at[k]; ++k)
        UR(urKernelSetArgPointer(kernel, i++, NULL, l->at[k]));
    UR(urKernelSetArgValue(kernel, i++, sizeof(count), NULL, &count));
    UR(urKernelSetArgValue(kernel, i++, sizeof(never), NULL, &never));
    if (l->sampler)
        UR(urKernelSetArgSampler(kernel, i, NULL, l->sampler));
    UR(urEnqueueKernelLaunch(queue, kernel, 1, &zero, &size, NULL, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    UR(urKernelRelease(kernel));
    for (size_t k = 0; k < COUNT(images); ++k)
        UR(urMemRelease(images[k]));
}

static void check_same(const char *path, const char *name, uint32_t each) {
    for (size_t i = 0; i < MOST; ++i)
        if (memcmp(&out[i], &other_out[i], sizeof(*out)) != 0 &&
            !(isnan(out[i]) && isnan(other_out[i])))
            fail_msg("%s: %s: place %zu (%g, %g), (%d, %d): number %zu is %g as expected and %g "
                     "otherwise",
                     path, name, i / each, (double)points[i / each * 2],
                     (double)points[i / each * 2 + 1], wholes[i / each * 2],
                     wholes[i / each * 2 + 1], i % each, (double)out[i], (double)other_out[i]);
}

static void check(ur_program_handle_t program, const char *path, const struct launch *l) {
    run(program, l, &four, out);
    run(program, l, &half, other_out);
    check_same(path, l->name, l->each);
}

static void read_alike(void **state) {
    const struct launch launches[] = {
        {"wholes", &four, {wholes}, 20, NULL},     {"points", &four, {points}, 20, NULL},
        {"wholes", &one, {wholes}, 20, NULL},      {"points", &bytes, {points}, 20, NULL},
        {"reds", &one, {wholes, points}, 6, NULL}, {"reds", &four, {wholes, points}, 6, NULL},
        {"handed_on", &four, {wholes}, 8, NULL},   {"handed_on", &half, {wholes}, 8, NULL},
        {"normal", &four, {points}, 4, NULL},
    };
    (void)state;
    for (char **path = paths; *path; ++path) {
        ur_program_handle_t program = build_il(context, *path);
        for (size_t i = 0; i < COUNT(launches); ++i)
            check(program, *path, &launches[i]);
        UR(urProgramRelease(program));
    }
}

static void read_anywhere(void **state) {
    const struct launch launches[] = {{"wholes", &four, {wholes}, 20, NULL},
                                      {"points", &four, {points}, 20, NULL}};
    (void)state;
    for (char **path = paths; *path; ++path) {
        ur_program_handle_t program = build_il(context, *path);
        for (size_t i = 0; i < COUNT(launches); ++i) {
            odd_next = odd_rooms[0] + 4;
            run(program, &launches[i], &four, out);
            odd_next = NULL;
            run(program, &launches[i], &four, other_out);
            check_same(*path, launches[i].name, launches[i].each);
        }
        UR(urProgramRelease(program));
    }
}

/* By samplers that are arguments, of every kind. */
static void sampled_alike(void **state) {
    (void)state;
    for (char **path = paths; *path; ++path) {
        ur_program_handle_t program = build_il(context, *path);
        for (int mode = 0; mode < 5; ++mode)
            for (int how = 0; how < 4; ++how) {
                const ur_sampler_desc_t desc = {
                    .stype = UR_STRUCTURE_TYPE_SAMPLER_DESC,
                    .normalizedCoords = how & NORMALIZED,
                    .addressingMode = (ur_sampler_addressing_mode_t)mode,
                    .filterMode = how & LINEAR ? UR_SAMPLER_FILTER_MODE_LINEAR
                                               : UR_SAMPLER_FILTER_MODE_NEAREST};
                struct launch l = {"told", &four, {wholes, points}, 8, NULL};
                UR(urSamplerCreate(context, &desc, &l.sampler));
                check(program, *path, &l);
                l.name = "told_points";
                check(program, *path, &l);
                UR(urSamplerRelease(l.sampler));
            }
        UR(urProgramRelease(program));
    }
}

static void write_images(ur_program_handle_t program, const char *name, const size_t *group,
                         const struct kind *other, int32_t moved, float *to) {
    const size_t zero[2] = {0}, some[2] = {WIDE + 3, HIGH + 2}, whole[2] = {48, 16};
    const int32_t radius = 2, never = 0;
    ur_kernel_handle_t kernel = NULL;
    const struct kind *const kinds[] = {&four, other, &four, &one};
    ur_mem_handle_t images[COUNT(kinds)];
    memset(to, 0x5a, MOST * sizeof(*to));
    UR(urKernelCreate(program, name, &kernel));
    for (uint32_t i = 0; i < COUNT(kinds); ++i) {
        images[i] = make_image(kinds[i]);
        UR(urKernelSetArgMemObj(kernel, i, NULL, images[i]));
    }
    UR(urKernelSetArgValue(kernel, 4, sizeof(radius), NULL, &radius));
    UR(urKernelSetArgValue(kernel, 5, sizeof(moved), NULL, &moved));
    UR(urKernelSetArgValue(kernel, 6, sizeof(never), NULL, &never));
    UR(urEnqueueKernelLaunch(queue, kernel, 2, zero, group ? whole : some, group, NULL, 0, NULL,
                             NULL));
    UR(urQueueFinish(queue));
    read_image(images[2], to);
    read_image(images[3], to + WIDE * HIGH * CHANNELS);
    UR(urKernelRelease(kernel));
    for (uint32_t i = 0; i < COUNT(kinds); ++i)
        UR(urMemRelease(images[i]));
}

static void written_alike(void **state) {
    static const struct {
        const char *name;
        size_t group[2]; /* rows of 16, and others */
    } launches[] = {{"smooth", {0}}, {"tiles", {16, 8}}, {"tiles", {16, 2}}, {"tiles", {8, 8}}};
    (void)state;
    for (char **path = paths; *path; ++path) {
        ur_program_handle_t program = build_il(context, *path);
        for (size_t i = 0; i < COUNT(launches); ++i)
            for (int32_t moved = -4; moved <= 4; moved += 2) {
                const size_t *group = launches[i].group[0] ? launches[i].group : NULL;
                write_images(program, launches[i].name, group, &four, moved, out);
                write_images(program, launches[i].name, group, &half, moved, other_out);
                check_same(*path, launches[i].name, MOST);
            }
        UR(urProgramRelease(program));
    }
}

static int open_queue(void **state) {
    open_adapter(state);
    UR(urContextCreate(1, &root, NULL, &context));
    UR(urQueueCreate(context, root, NULL, &queue));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, 2 * MOST_PLACES * sizeof(*wholes),
                        (void **)&wholes));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, 2 * MOST_PLACES * sizeof(*points),
                        (void **)&points));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, MOST * sizeof(*out), (void **)&out));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, MOST * sizeof(*out), (void **)&other_out));
    make_places();
    return 0;
}

static int close_queue(void **state) {
    UR(urUSMFree(context, wholes));
    UR(urUSMFree(context, points));
    UR(urUSMFree(context, out));
    UR(urUSMFree(context, other_out));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    return close_adapter(state);
}

int main(int argc, char **argv) {
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(read_alike),
        cmocka_unit_test(read_anywhere),
        cmocka_unit_test(sampled_alike),
        cmocka_unit_test(written_alike),
    };
    if (argc < 2)
        return 2;
    paths = argv + 1;
    return cmocka_run_group_tests(tests, open_queue, close_queue);
}
