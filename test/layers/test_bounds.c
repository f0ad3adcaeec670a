/* The bounds layer: the last byte that fits is allowed, the next one is not. */
#include "world.h"

static int setup(void **state) {
    return world_setup(state, "UR_LAYER_BOUNDS_CHECKING");
}

#define PAST(call, words)                                                                          \
    (assert_int_equal((call), UR_RESULT_ERROR_INVALID_SIZE), log_expect(words))

static void usm(void **state) {
    struct world *w = *state;
    char *a = NULL, *b = NULL, host[256], pattern = 1;
    OK(urUSMDeviceAlloc(w->context, w->device, NULL, NULL, 100, (void **)&a));
    OK(urUSMHostAlloc(w->context, NULL, NULL, 50, (void **)&b));
    OK(urEnqueueUSMFill(w->queue, a, 1, &pattern, 100, 0, NULL, NULL));
    PAST(urEnqueueUSMFill(w->queue, a, 1, &pattern, 101, 0, NULL, NULL),
         "urEnqueueUSMFill: pMem = ");
    OK(urEnqueueUSMFill(w->queue, a + 99, 1, &pattern, 1, 0, NULL, NULL));
    PAST(urEnqueueUSMFill(w->queue, a + 99, 1, &pattern, 2, 0, NULL, NULL),
         "2 bytes from offset 99 pass the end of an allocation of 100 bytes made by "
         "urUSMDeviceAlloc");
    OK(urEnqueueUSMMemcpy(w->queue, true, a, b, 50, 0, NULL, NULL));
    PAST(urEnqueueUSMMemcpy(w->queue, true, a, b, 51, 0, NULL, NULL), "urEnqueueUSMMemcpy: pSrc");
    PAST(urEnqueueUSMMemcpy(w->queue, true, a + 60, host, 41, 0, NULL, NULL),
         "urEnqueueUSMMemcpy: pDst");
    OK(urEnqueueUSMMemcpy(w->queue, true, host, a, 100, 0, NULL,
                          NULL)); /* host memory is not known */
    PAST(urEnqueueUSMPrefetch(w->queue, b, 51, 0, 0, NULL, NULL), "urEnqueueUSMPrefetch");
    PAST(urEnqueueUSMAdvise(w->queue, b + 1, 50, 0, NULL), "urEnqueueUSMAdvise");
    OK(urUSMFree(w->context, a));
    OK(urEnqueueUSMFill(w->queue, a, 1, &pattern, 1000, 0, NULL, NULL)); /* not followed any more */
    OK(urUSMFree(w->context, b));
}

static void usm_2d(void **state) {
    struct world *w = *state;
    char *a = NULL, *b = NULL, pattern = 1;
    OK(urUSMSharedAlloc(w->context, w->device, NULL, NULL, 100, (void **)&a));
    OK(urUSMSharedAlloc(w->context, w->device, NULL, NULL, 1000, (void **)&b));
    /* The allocation is to hold all rows with their pitch, and from where they begin what is
     * touched. */
    OK(urEnqueueUSMFill2D(w->queue, a + 5, 10, 1, &pattern, 5, 10, 0, NULL, NULL));
    PAST(urEnqueueUSMFill2D(w->queue, a + 5, 10, 1, &pattern, 6, 10, 0, NULL, NULL),
         "urEnqueueUSMFill2D: pMem");
    PAST(urEnqueueUSMFill2D(w->queue, a, 11, 1, &pattern, 1, 10, 0, NULL, NULL),
         "10 rows of 11 bytes are more than the allocation of 100 bytes made by urUSMSharedAlloc");
    PAST(urEnqueueUSMFill2D(w->queue, a, 101, 1, &pattern, 1, 1, 0, NULL, NULL),
         "urEnqueueUSMFill2D: pMem");
    PAST(urEnqueueUSMMemcpy2D(w->queue, true, b, 100, a, 101, 5, 1, 0, NULL, NULL),
         "urEnqueueUSMMemcpy2D: pSrc");
    OK(urEnqueueUSMMemcpy2D(w->queue, true, b, 100, a, 10, 5, 10, 0, NULL, NULL));
    PAST(urEnqueueUSMMemcpy2D(w->queue, true, b, 111, a, 10, 5, 10, 0, NULL, NULL),
         "urEnqueueUSMMemcpy2D: pDst");
    PAST(urEnqueueUSMMemcpy2D(w->queue, true, b, 100, a, SIZE_MAX / 2, 5, 10, 0, NULL, NULL),
         "urEnqueueUSMMemcpy2D: pSrc");
    OK(urUSMFree(w->context, a));
    OK(urUSMFree(w->context, b));
}

static void buffers(void **state) {
    struct world *w = *state;
    ur_mem_handle_t a = NULL, part = NULL;
    char host[256] = {0};
    void *mapped = NULL;
    OK(urMemBufferCreate(w->context, UR_MEM_FLAG_READ_WRITE, 100, NULL, &a));
    OK(urEnqueueMemBufferRead(w->queue, a, true, 90, 10, host, 0, NULL, NULL));
    PAST(urEnqueueMemBufferRead(w->queue, a, true, 90, 11, host, 0, NULL, NULL),
         "urEnqueueMemBufferRead: hBuffer");
    PAST(urEnqueueMemBufferWrite(w->queue, a, true, SIZE_MAX, 2, host, 0, NULL, NULL),
         "passes the end of the address space");
    PAST(urEnqueueMemBufferFill(w->queue, a, host, 1, 1, 100, 0, NULL, NULL),
         "byte 100 is the last one touched, past the end of a buffer of 100 bytes");
    PAST(urEnqueueMemBufferMap(w->queue, a, true, UR_MAP_FLAG_READ, 0, 101, 0, NULL, NULL, &mapped),
         "urEnqueueMemBufferMap");
    ur_buffer_region_t region = {UR_STRUCTURE_TYPE_BUFFER_REGION, NULL, 10, 20};
    OK(urMemBufferPartition(a, UR_MEM_FLAG_READ_WRITE, UR_BUFFER_CREATE_TYPE_REGION, &region,
                            &part));
    OK(urEnqueueMemBufferCopy(w->queue, part, a, 0, 80, 20, 0, NULL, NULL));
    PAST(urEnqueueMemBufferCopy(w->queue, part, a, 1, 0, 20, 0, NULL, NULL),
         "urEnqueueMemBufferCopy: hBufferSrc");
    PAST(urEnqueueMemBufferCopy(w->queue, part, a, 0, 81, 20, 0, NULL, NULL),
         "urEnqueueMemBufferCopy: hBufferDst");
    OK(urMemRelease(part));
    OK(urMemRelease(a));
}

static void rectangles(void **state) {
    struct world *w = *state;
    ur_mem_handle_t a = NULL;
    char host[1024] = {0};
    ur_rect_offset_t zero = {0, 0, 0}, corner = {2, 1, 1};
    OK(urMemBufferCreate(w->context, UR_MEM_FLAG_READ_WRITE, 10 * 8 * 3, NULL, &a));
    /* 10 bytes a row, 8 rows a slice, 3 slices. */
    OK(urEnqueueMemBufferReadRect(w->queue, a, true, corner, zero, (ur_rect_region_t){8, 7, 2}, 10,
                                  80, 0, 0, host, 0, NULL, NULL));
    PAST(urEnqueueMemBufferReadRect(w->queue, a, true, corner, zero, (ur_rect_region_t){9, 7, 2},
                                    10, 80, 0, 0, host, 0, NULL, NULL),
         "urEnqueueMemBufferReadRect: hBuffer");
    PAST(urEnqueueMemBufferWriteRect(w->queue, a, true, corner, zero, (ur_rect_region_t){8, 7, 3},
                                     10, 80, 0, 0, host, 0, NULL, NULL),
         "urEnqueueMemBufferWriteRect");
    OK(urEnqueueMemBufferCopyRect(w->queue, a, a, zero, zero, (ur_rect_region_t){10, 8, 3}, 0, 0, 0,
                                  0, 0, NULL, NULL));
    PAST(urEnqueueMemBufferCopyRect(w->queue, a, a, zero, (ur_rect_offset_t){0, 0, 1},
                                    (ur_rect_region_t){10, 8, 3}, 0, 0, 0, 0, 0, NULL, NULL),
         "urEnqueueMemBufferCopyRect: hBufferDst");
    PAST(urEnqueueMemBufferCopyRect(w->queue, a, a, (ur_rect_offset_t){UINT64_MAX, 0, 0}, zero,
                                    (ur_rect_region_t){10, 8, 3}, 0, 0, 0, 0, 0, NULL, NULL),
         "address space");
    OK(urMemRelease(a));
}

static ur_result_t image_of_16_by_4(void *params, void *user) {
    struct ur_mem_image_get_info_params_t *p = params;
    size_t side = *p->ppropName == UR_IMAGE_INFO_WIDTH          ? 16
                  : *p->ppropName == UR_IMAGE_INFO_HEIGHT       ? 4
                  : *p->ppropName == UR_IMAGE_INFO_ELEMENT_SIZE ? 4
                                                                : 0;
    (void)user;
    memcpy(*p->ppPropValue, &side, sizeof(side));
    return UR_RESULT_SUCCESS;
}

static void images(void **state) {
    struct world *w = *state;
    ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
    ur_image_desc_t desc = {.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                            .type = UR_MEM_TYPE_IMAGE2D,
                            .width = 16,
                            .height = 4};
    ur_mem_handle_t image = NULL;
    char host[256];
    OK(urMockSetCallback(UR_FUNCTION_MEM_IMAGE_GET_INFO, UR_MOCK_STAGE_REPLACE, image_of_16_by_4,
                         NULL));
    OK(urMemImageCreate(w->context, UR_MEM_FLAG_READ_WRITE, &format, &desc, NULL, &image));
    OK(urEnqueueMemImageRead(w->queue, image, true, (ur_rect_offset_t){8, 0, 0},
                             (ur_rect_region_t){8, 4, 1}, 0, 0, host, 0, NULL, NULL));
    PAST(urEnqueueMemImageRead(w->queue, image, true, (ur_rect_offset_t){8, 1, 0},
                               (ur_rect_region_t){8, 4, 1}, 0, 0, host, 0, NULL, NULL),
         "4 pixels from 1 pass the end of a side of 4 pixels (dimension 1)");
    PAST(urEnqueueMemImageWrite(w->queue, image, true, (ur_rect_offset_t){9, 0, 0},
                                (ur_rect_region_t){8, 4, 1}, 0, 0, host, 0, NULL, NULL),
         "urEnqueueMemImageWrite: hImage");
    const ur_rect_offset_t zero = {0, 0, 0}, one = {1, 0, 0};
    const ur_rect_region_t all = {16, 4, 1};
    OK(urEnqueueMemImageCopy(w->queue, image, image, zero, zero, all, 0, NULL, NULL));
    PAST(urEnqueueMemImageCopy(w->queue, image, image, one, zero, all, 0, NULL, NULL),
         "urEnqueueMemImageCopy: hImageSrc");
    PAST(urEnqueueMemImageCopy(w->queue, image, image, zero, one, all, 0, NULL, NULL),
         "urEnqueueMemImageCopy: hImageDst");
    /* 4 rows of 16 pixels of 4 bytes, or of 100 bytes each but the last. */
    char *usm = NULL;
    OK(urUSMSharedAlloc(w->context, w->device, NULL, NULL, 256, (void **)&usm));
    OK(urEnqueueMemImageRead(w->queue, image, true, zero, all, 0, 0, usm, 0, NULL, NULL));
    PAST(urEnqueueMemImageRead(w->queue, image, true, zero, all, 0, 0, usm + 1, 0, NULL, NULL),
         "urEnqueueMemImageRead: pDst");
    OK(urEnqueueMemImageWrite(w->queue, image, true, zero, all, 64, 0, usm, 0, NULL, NULL));
    PAST(urEnqueueMemImageWrite(w->queue, image, true, zero, all, 100, 0, usm, 0, NULL, NULL),
         "urEnqueueMemImageWrite: pSrc = ");
    OK(urUSMFree(w->context, usm));
    OK(urMemRelease(image));
    OK(urMockResetCallbacks());
}

static void command_buffers(void **state) {
    struct world *w = *state;
    ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL, 0, 0, 0};
    ur_exp_command_buffer_handle_t commands = NULL;
    char *a = NULL;
    OK(urUSMDeviceAlloc(w->context, w->device, NULL, NULL, 100, (void **)&a));
    OK(urCommandBufferCreateExp(w->context, w->device, &desc, &commands));
    OK(urCommandBufferAppendUSMMemcpyExp(commands, a, a + 50, 50, 0, NULL, 0, NULL, NULL, NULL,
                                         NULL));
    PAST(urCommandBufferAppendUSMMemcpyExp(commands, a, a + 50, 51, 0, NULL, 0, NULL, NULL, NULL,
                                           NULL),
         "urCommandBufferAppendUSMMemcpyExp: pSrc");
    OK(urCommandBufferReleaseExp(commands));
    OK(urUSMFree(w->context, a));
}

/* What a command reads or writes beside its buffer may be USM as well. */
static void memory_beside_a_buffer(void **state) {
    struct world *w = *state;
    const ur_rect_offset_t zero = {0, 0, 0}, corner = {1, 1, 1};
    const ur_rect_region_t box = {4, 2, 2};
    ur_mem_handle_t buffer = NULL;
    char *usm = NULL;
    OK(urMemBufferCreate(w->context, UR_MEM_FLAG_READ_WRITE, 4096, NULL, &buffer));
    OK(urUSMSharedAlloc(w->context, w->device, NULL, NULL, 100, (void **)&usm));
    OK(urEnqueueMemBufferRead(w->queue, buffer, true, 0, 100, usm, 0, NULL, NULL));
    PAST(urEnqueueMemBufferRead(w->queue, buffer, true, 0, 101, usm, 0, NULL, NULL),
         "urEnqueueMemBufferRead: pDst");
    OK(urEnqueueMemBufferWrite(w->queue, buffer, true, 0, 100, usm, 0, NULL, NULL));
    PAST(urEnqueueMemBufferWrite(w->queue, buffer, true, 0, 101, usm, 0, NULL, NULL),
         "urEnqueueMemBufferWrite: pSrc");
    PAST(urEnqueueMemBufferFill(w->queue, buffer, usm + 97, 4, 0, 4, 0, NULL, NULL),
         "urEnqueueMemBufferFill: pPattern");
    PAST(urEnqueueUSMFill(w->queue, usm, 4, usm + 97, 4, 0, NULL, NULL),
         "urEnqueueUSMFill: pPattern");
    PAST(urEnqueueUSMFill2D(w->queue, usm, 4, 4, usm + 97, 4, 1, 0, NULL, NULL),
         "urEnqueueUSMFill2D: pPattern");
    /* 4 bytes of 2 rows of 2 slices, with pitches of 10 and 40: 40 + 10 + 4 bytes. */
    OK(urEnqueueMemBufferReadRect(w->queue, buffer, true, zero, zero, box, 0, 0, 10, 40, usm + 46,
                                  0, NULL, NULL));
    PAST(urEnqueueMemBufferReadRect(w->queue, buffer, true, zero, zero, box, 0, 0, 10, 40, usm + 47,
                                    0, NULL, NULL),
         "urEnqueueMemBufferReadRect: pDst");
    PAST(urEnqueueMemBufferReadRect(w->queue, buffer, true, zero, corner, box, 0, 0, 10, 40, usm, 0,
                                    NULL, NULL),
         "105 bytes from offset 0 pass the end");
    OK(urEnqueueMemBufferWriteRect(w->queue, buffer, true, zero, zero, box, 0, 0, 10, 40, usm + 46,
                                   0, NULL, NULL));
    PAST(urEnqueueMemBufferWriteRect(w->queue, buffer, true, zero, zero, box, 0, 0, 10, 40,
                                     usm + 47, 0, NULL, NULL),
         "urEnqueueMemBufferWriteRect: pSrc");
    PAST(urEnqueueDeviceGlobalVariableWrite(w->queue, w->program, "v", true, 101, 0, usm, 0, NULL,
                                            NULL),
         "urEnqueueDeviceGlobalVariableWrite: pSrc");
    PAST(urEnqueueDeviceGlobalVariableRead(w->queue, w->program, "v", true, 101, 0, usm, 0, NULL,
                                           NULL),
         "urEnqueueDeviceGlobalVariableRead: pDst");
    PAST(urEnqueueReadHostPipe(w->queue, w->program, "p", true, usm, 101, 0, NULL, NULL),
         "urEnqueueReadHostPipe: pDst");
    PAST(urEnqueueWriteHostPipe(w->queue, w->program, "p", true, usm, 101, 0, NULL, NULL),
         "urEnqueueWriteHostPipe: pSrc");
    char host[128];
    OK(urUSMContextMemcpyExp(w->context, host, usm, 100));
    PAST(urUSMContextMemcpyExp(w->context, host, usm, 101), "urUSMContextMemcpyExp: pSrc");
    PAST(urUSMContextMemcpyExp(w->context, usm, host, 101), "urUSMContextMemcpyExp: pDst");
    OK(urMemRelease(buffer));
    OK(urUSMFree(w->context, usm));
}

static void every_command_of_command_buffers(void **state) {
    struct world *w = *state;
    const ur_rect_offset_t zero = {0, 0, 0};
    const ur_rect_region_t box = {4, 2, 2};
    ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL, 0, 0, 0};
    ur_exp_command_buffer_handle_t c = NULL;
    ur_mem_handle_t buffer = NULL, small = NULL;
    char *usm = NULL, host[256] = {0};
    OK(urMemBufferCreate(w->context, UR_MEM_FLAG_READ_WRITE, 4096, NULL, &buffer));
    OK(urMemBufferCreate(w->context, UR_MEM_FLAG_READ_WRITE, 100, NULL, &small));
    OK(urUSMSharedAlloc(w->context, w->device, NULL, NULL, 100, (void **)&usm));
    OK(urCommandBufferCreateExp(w->context, w->device, &desc, &c));
#define REST 0, NULL, 0, NULL, NULL, NULL, NULL
#define BOTH(name, fits, passes, words)                                                            \
    (assert_int_equal(name fits, UR_RESULT_SUCCESS), PAST(name passes, #name ": " words))
    BOTH(urCommandBufferAppendUSMMemcpyExp, (c, usm, host, 100, REST), (c, usm, host, 101, REST),
         "pDst");
    BOTH(urCommandBufferAppendUSMFillExp, (c, usm, host, 1, 100, REST),
         (c, usm, host, 1, 101, REST), "pMemory");
    BOTH(urCommandBufferAppendUSMFillExp, (c, usm, usm + 96, 4, 4, REST),
         (c, usm, usm + 97, 4, 4, REST), "pPattern");
    BOTH(urCommandBufferAppendUSMPrefetchExp, (c, usm, 100, 0, REST), (c, usm, 101, 0, REST),
         "pMemory");
    BOTH(urCommandBufferAppendUSMAdviseExp, (c, usm, 100, 0, REST), (c, usm, 101, 0, REST),
         "pMemory");
    BOTH(urCommandBufferAppendMemBufferCopyExp, (c, small, buffer, 50, 0, 50, REST),
         (c, small, buffer, 51, 0, 50, REST), "hSrcMem");
    BOTH(urCommandBufferAppendMemBufferCopyExp, (c, buffer, small, 0, 50, 50, REST),
         (c, buffer, small, 0, 51, 50, REST), "hDstMem");
    BOTH(urCommandBufferAppendMemBufferWriteExp, (c, small, 50, 50, host, REST),
         (c, small, 51, 50, host, REST), "hBuffer");
    BOTH(urCommandBufferAppendMemBufferWriteExp, (c, buffer, 0, 100, usm, REST),
         (c, buffer, 0, 101, usm, REST), "pSrc");
    BOTH(urCommandBufferAppendMemBufferReadExp, (c, small, 50, 50, host, REST),
         (c, small, 51, 50, host, REST), "hBuffer");
    BOTH(urCommandBufferAppendMemBufferReadExp, (c, buffer, 0, 100, usm, REST),
         (c, buffer, 0, 101, usm, REST), "pDst");
    BOTH(urCommandBufferAppendMemBufferFillExp, (c, small, host, 1, 50, 50, REST),
         (c, small, host, 1, 51, 50, REST), "hBuffer");
    BOTH(urCommandBufferAppendMemBufferFillExp, (c, buffer, usm + 96, 4, 0, 4, REST),
         (c, buffer, usm + 97, 4, 0, 4, REST), "pPattern");
    /* The box ends 54 bytes from where it starts; with a slice pitch of 87 after 101. */
    BOTH(urCommandBufferAppendMemBufferCopyRectExp,
         (c, small, buffer, zero, zero, box, 10, 86, 0, 0, REST),
         (c, small, buffer, zero, zero, box, 10, 87, 0, 0, REST), "hSrcMem");
    BOTH(urCommandBufferAppendMemBufferCopyRectExp,
         (c, buffer, small, zero, zero, box, 0, 0, 10, 86, REST),
         (c, buffer, small, zero, zero, box, 0, 0, 10, 87, REST), "hDstMem");
    BOTH(urCommandBufferAppendMemBufferWriteRectExp,
         (c, small, zero, zero, box, 10, 86, 0, 0, host, REST),
         (c, small, zero, zero, box, 10, 87, 0, 0, host, REST), "hBuffer");
    BOTH(urCommandBufferAppendMemBufferWriteRectExp,
         (c, buffer, zero, zero, box, 0, 0, 10, 86, usm, REST),
         (c, buffer, zero, zero, box, 0, 0, 10, 87, usm, REST), "pSrc");
    BOTH(urCommandBufferAppendMemBufferReadRectExp,
         (c, small, zero, zero, box, 10, 86, 0, 0, host, REST),
         (c, small, zero, zero, box, 10, 87, 0, 0, host, REST), "hBuffer");
    BOTH(urCommandBufferAppendMemBufferReadRectExp,
         (c, buffer, zero, zero, box, 0, 0, 10, 86, usm, REST),
         (c, buffer, zero, zero, box, 0, 0, 10, 87, usm, REST), "pDst");
    OK(urCommandBufferReleaseExp(c));
    OK(urMemRelease(buffer));
    OK(urMemRelease(small));
    OK(urUSMFree(w->context, usm));
}

static void many_allocations(void **state) {
    struct world *w = *state;
    enum { COUNT = 3000 };
    char **all = calloc(COUNT, sizeof(*all)), pattern = 0;
    for (size_t i = 0; i < COUNT; i++) {
        OK(urUSMHostAlloc(w->context, NULL, NULL, 1 + i % 200, (void **)&all[i]));
    }
    for (size_t i = 0; i < COUNT; i += 2) {
        OK(urUSMFree(w->context, all[i]));
    }
    for (size_t i = 1; i < COUNT; i += 2) {
        size_t size = 1 + i % 200;
        OK(urEnqueueUSMFill(w->queue, all[i], 1, &pattern, size, 0, NULL, NULL));
        assert_int_equal(urEnqueueUSMFill(w->queue, all[i], 1, &pattern, size + 1, 0, NULL, NULL),
                         UR_RESULT_ERROR_INVALID_SIZE);
    }
    for (size_t i = 1; i < COUNT; i += 2) {
        OK(urUSMFree(w->context, all[i]));
    }
    free(all);
    log_take();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(usm),
        cmocka_unit_test(usm_2d),
        cmocka_unit_test(buffers),
        cmocka_unit_test(rectangles),
        cmocka_unit_test(images),
        cmocka_unit_test(command_buffers),
        cmocka_unit_test(memory_beside_a_buffer),
        cmocka_unit_test(every_command_of_command_buffers),
        cmocka_unit_test(many_allocations),
    };
    return cmocka_run_group_tests(tests, setup, world_teardown);
}
