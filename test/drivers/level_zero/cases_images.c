/* Images in contexts of several devices: what one device wrote another one reads, whatever wrote
 * it, and nobody waits but the commands. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cases.h"

enum { SIDE = 16, PIXELS = SIDE * SIDE };

static const ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                         UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
static const ur_image_desc_t desc = {.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                                     .type = UR_MEM_TYPE_IMAGE2D,
                                     .width = SIDE,
                                     .height = SIDE,
                                     .depth = 1,
                                     .arraySize = 1};
static const ur_rect_offset_t origin = {0, 0, 0};
static const ur_rect_region_t whole = {SIDE, SIDE, 1};

static ur_program_handle_t load(ur_context_handle_t context, const char *name) {
    static char code[1 << 20];
    char path[1024];
    ur_program_handle_t program;
    snprintf(path, sizeof(path), "%s/%s.spv", getenv("ZE_SOFTWARE_KERNELS"), name);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t size = fread(code, 1, sizeof(code), file);
    fclose(file);
    UR(urProgramCreateWithIL(context, code, size, NULL, &program));
    UR(urProgramBuild(context, program, NULL));
    return program;
}

static void hold_up(void *mutex) {
    pthread_mutex_lock(mutex);
    pthread_mutex_unlock(mutex);
}

static ur_exp_kernel_arg_properties_t image_arg(ur_mem_handle_t image, ur_mem_flags_t flags) {
    return (ur_exp_kernel_arg_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                            .type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ,
                                            .index = 0,
                                            .size = sizeof(image),
                                            .value.memObjTuple = {image, flags}};
}

struct both {
    ur_device_handle_t devices[2];
    ur_context_handle_t context;
    ur_queue_handle_t queues[2];
};

static struct both open_both(ur_queue_flags_t flags) {
    struct both b;
    ur_platform_handle_t platform;
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, flags};
    assert_int_equal(platforms(&platform, 1), 1);
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 2, b.devices, NULL));
    UR(urContextCreate(2, b.devices, NULL, &b.context));
    for (int i = 0; i < 2; ++i) {
        UR(urQueueCreate(b.context, b.devices[i], &properties, &b.queues[i]));
    }
    return b;
}

static void close_both(struct both *b) {
    for (int i = 0; i < 2; ++i) {
        UR(urQueueRelease(b->queues[i]));
    }
    UR(urContextRelease(b->context));
}

static void expect(ur_queue_handle_t queue, ur_mem_handle_t image, const uint32_t *pixels,
                   uint32_t count, const ur_event_handle_t *waits) {
    uint32_t seen[PIXELS];
    UR(urEnqueueMemImageRead(queue, image, true, origin, whole, 0, 0, seen, count, waits, NULL));
    assert_memory_equal(seen, pixels, sizeof(seen));
}

/* Written at the start, by a copy on the second, by a kernel on the first, and read by a kernel on
 * the second. */
static void go_round(ur_queue_flags_t flags) {
    struct both b = open_both(flags);
    ur_mem_handle_t image;
    uint32_t pixels[PIXELS], line[SIDE];
    for (uint32_t i = 0; i < PIXELS; ++i) {
        pixels[i] = i * 0x01020304u;
    }
    UR(urMemImageCreate(b.context, UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER,
                        &format, &desc, pixels, &image));
    expect(b.queues[1], image, pixels, 0, NULL);
    expect(b.queues[0], image, pixels, 0, NULL);

    /* One line on the second device; the first sees it, and the rest. */
    const ur_rect_offset_t at = {0, 5, 0};
    const ur_rect_region_t row = {SIDE, 1, 1};
    ur_event_handle_t written, drawn;
    memset(line, 0x7e, sizeof(line));
    memcpy(&pixels[5 * SIDE], line, sizeof(line));
    UR(urEnqueueMemImageWrite(b.queues[1], image, false, at, row, 0, 0, line, 0, NULL, &written));
    expect(b.queues[0], image, pixels, 1, &written);
    expect(b.queues[0], image, pixels, 0, NULL);
    UR(urEventRelease(written));

    /* A kernel on the first device, held up: the second one's wait for it, and this thread does
     * not. */
    ur_program_handle_t program = load(b.context, "images");
    ur_kernel_handle_t write_2d, read_2d;
    UR(urKernelCreate(program, "write_2d", &write_2d));
    UR(urKernelCreate(program, "read_2d", &read_2d));
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&mutex);
    ur_event_handle_t held;
    const size_t offset[2] = {0, 0}, range[2] = {SIDE, SIDE};
    UR(urEnqueueHostTaskExp(b.queues[0], hold_up, &mutex, NULL, 0, NULL, &held));
    ur_exp_kernel_arg_properties_t args[2] = {image_arg(image, UR_MEM_FLAG_WRITE_ONLY)};
    UR(urEnqueueKernelLaunchWithArgsExp(b.queues[0], write_2d, 2, offset, range, NULL, 1, args,
                                        NULL, 1, &held, &drawn));
    uint32_t *out;
    UR(urUSMHostAlloc(b.context, NULL, NULL, 16 * PIXELS, (void **)&out));
    memset(out, 0xff, 16 * PIXELS);
    args[0] = image_arg(image, UR_MEM_FLAG_READ_ONLY);
    args[1] = (ur_exp_kernel_arg_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                               .type = UR_EXP_KERNEL_ARG_TYPE_POINTER,
                                               .index = 1,
                                               .size = sizeof(out),
                                               .value.pointer = out};
    UR(urEnqueueKernelLaunchWithArgsExp(b.queues[1], read_2d, 2, offset, range, NULL, 2, args, NULL,
                                        1, &drawn, NULL));
    assert_int_equal(out[0], UINT32_MAX);
    pthread_mutex_unlock(&mutex);
    UR(urQueueFinish(b.queues[1]));
    for (uint32_t y = 0; y < SIDE; ++y) {
        for (uint32_t x = 0; x < SIDE; ++x) {
            const uint32_t want[4] = {x, y, x + y, 255};
            assert_memory_equal(&out[4 * (y * SIDE + x)], want, sizeof(want));
        }
    }
    UR(urEventRelease(held));
    UR(urEventRelease(drawn));
    UR(urUSMFree(b.context, out));
    UR(urKernelRelease(read_2d));
    UR(urKernelRelease(write_2d));
    UR(urProgramRelease(program));
    UR(urMemRelease(image));
    close_both(&b);
    UR(urAdapterRelease(adapter));
}

void images_in_order(void **state) {
    (void)state;
    go_round(0);
}

void images_out_of_order(void **state) {
    (void)state;
    go_round(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
}

/* Each device has a native image of its own, and copies between images go by the same way. */
void images_copied(void **state) {
    (void)state;
    struct both b = open_both(0);
    ur_mem_handle_t image, copy, adopted = NULL;
    ur_native_handle_t native[2] = {0, 0};
    uint32_t pixels[PIXELS];
    ur_event_handle_t copied;
    memset(pixels, 0x3c, sizeof(pixels));
    UR(urMemImageCreate(b.context, UR_MEM_FLAG_READ_WRITE, &format, &desc, NULL, &image));
    UR(urMemImageCreate(b.context, UR_MEM_FLAG_READ_WRITE, &format, &desc, NULL, &copy));
    UR(urEnqueueMemImageWrite(b.queues[0], image, true, origin, whole, 0, 0, pixels, 0, NULL,
                              NULL));
    UR(urEnqueueMemImageCopy(b.queues[1], image, copy, origin, origin, whole, 0, NULL, &copied));
    expect(b.queues[0], copy, pixels, 1, &copied);
    expect(b.queues[1], image, pixels, 0, NULL);
    UR(urEventRelease(copied));
    for (int i = 0; i < 2; ++i) {
        UR(urMemGetNativeHandle(image, b.devices[i], &native[i]));
    }
    assert_true(native[0] && native[1] && native[0] != native[1]);

    /* A native image that is the program's is one device's. */
    UR(urMemImageCreateWithNativeHandle(native[0], b.context, &format, &desc, NULL, &adopted));
    expect(b.queues[0], adopted, pixels, 0, NULL);
    assert_int_equal(urEnqueueMemImageRead(b.queues[1], adopted, true, origin, whole, 0, 0, pixels,
                                           0, NULL, NULL),
                     UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    UR(urMemRelease(adopted));
    UR(urMemRelease(copy));
    UR(urMemRelease(image));
    close_both(&b);
    UR(urAdapterRelease(adapter));
}
