/* Memory and semaphores of other interfaces, by file descriptor. What another interface would make
 * is made here: memory by urMemoryExport*; semaphores, where the driver takes such, of what the
 * system has. */
#include "bindless.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <stdatomic.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { SIZE = 1 << 20 };

static const ur_image_format_t rgba32 = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                         UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32};

static unsigned char *pattern(size_t size, uint64_t seed) {
    unsigned char *bytes = conf_alloc(size);
    uint64_t state = conf_seed() + seed;
    for (size_t i = 0; i < size; ++i) {
        bytes[i] = (unsigned char)(conf_random(&state) >> 33);
    }
    return bytes;
}

static void close_file(void *fd) {
    (void)close((int)(intptr_t)fd);
}

/* ---- exported memory ------------------------------------------------------------------------- */

static void free_exportable(void *memory) {
    (void)urMemoryExportFreeExportableMemoryExp(conf.context, conf.device, memory);
}

static void *exportable(size_t size) {
    NEED(UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP);
    void *memory = NULL;
    ur_result_t result = urMemoryExportAllocExportableMemoryExp(
        conf.context, conf.device, 0, size, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, &memory);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        conf_unsupported("the device exports by another kind of handle");
    }
    CHECK_MSG(result == UR_RESULT_SUCCESS, "%s %s", conf_result_name(result), conf_last_error());
    conf_defer(free_exportable, memory);
    return memory;
}

static int export_of(void *memory) {
    int fd = -1;
    UR(urMemoryExportExportMemoryHandleExp(conf.context, conf.device,
                                           UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, memory, &fd));
    CHECK(fcntl(fd, F_GETFD) >= 0);
    return fd;
}

TEST(export) {
    static const size_t sizes[] = {1, 5000, SIZE, 100 * SIZE};
    ur_queue_handle_t queue = conf_queue(0);
    for (size_t i = 0; i < CONF_COUNT(sizes); ++i) {
        size_t size = sizes[i];
        unsigned char *memory = exportable(size), *in = pattern(size, i), *out = conf_alloc(size);
        UR(urEnqueueUSMMemcpy(queue, true, memory, in, size, 0, NULL, NULL));
        UR(urEnqueueUSMMemcpy(queue, true, out, memory, size, 0, NULL, NULL));
        CHECK(memcmp(in, out, size) == 0);
        ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
        UR(urUSMGetMemAllocInfo(conf.context, memory, UR_USM_ALLOC_INFO_TYPE, sizeof type, &type,
                                NULL));
        CHECK_EQ(type, UR_USM_TYPE_DEVICE);
        conf_defer(close_file, (void *)(intptr_t)export_of(memory));
    }
}

TEST(export_errors) {
    unsigned char *memory = exportable(SIZE);
    void *none = NULL;
    int fd = -7, here = 0;
    const ur_exp_external_mem_type_t opaque = UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD;
    UR_IS(
        UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT,
        urMemoryExportAllocExportableMemoryExp(conf.context, conf.device, 24, SIZE, opaque, &none));
    UR_IS(UR_RESULT_ERROR_INVALID_USM_SIZE,
          urMemoryExportAllocExportableMemoryExp(conf.context, conf.device, 0, 0, opaque, &none));
    UR_IS_ONE_OF(urMemoryExportAllocExportableMemoryExp(conf.context, conf.device, 0, SIZE_MAX,
                                                        opaque, &none),
                 UR_RESULT_ERROR_UNSUPPORTED_SIZE, UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    UR_IS(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
          urMemoryExportAllocExportableMemoryExp(conf.context, conf.device, 0, SIZE,
                                                 UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT, &none));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urMemoryExportExportMemoryHandleExp(conf.context, conf.device, opaque, &here, &fd));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urMemoryExportExportMemoryHandleExp(conf.context, conf.device, opaque, memory + 64, &fd));
    if (conf_has_usm(UR_USM_TYPE_DEVICE)) {
        UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
              urMemoryExportExportMemoryHandleExp(conf.context, conf.device, opaque,
                                                  conf_usm(UR_USM_TYPE_DEVICE, 64), &fd));
    }
    UR_IS_ONE_OF(urMemoryExportFreeExportableMemoryExp(conf.context, conf.device, &here),
                 UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    CHECK_PTR(none, NULL);
    CHECK_EQ(fd, -7);
}

/* ---- imported memory ------------------------------------------------------------------------- */

static ur_exp_file_descriptor_t file_of(int fd) {
    return (ur_exp_file_descriptor_t){.stype = UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR, .fd = fd};
}

static ur_result_t import_memory(int fd, size_t size, ur_exp_external_mem_handle_t *memory) {
    ur_exp_file_descriptor_t file = file_of(fd);
    ur_exp_external_mem_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC,
                                       .pNext = &file};
    return urBindlessImagesImportExternalMemoryExp(
        conf.context, conf.device, size, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, &desc, memory);
}

static void release_memory(void *memory) {
    (void)urBindlessImagesReleaseExternalMemoryExp(conf.context, conf.device, memory);
}

static void need_import(void) {
    NEED(UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP);
    ur_bool_t supported = 7;
    UR(urBindlessImagesSupportsImportingHandleTypeExp(
        conf.device, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, &supported));
    if (!supported) {
        conf_unsupported("the device imports no memory by file descriptor");
    }
}

/* Imports exportable memory, whose descriptor is the driver's then. */
static ur_exp_external_mem_handle_t imported(void *memory, size_t size) {
    need_import();
    ur_exp_external_mem_handle_t handle = NULL;
    int fd = export_of(memory);
    ur_result_t result = import_memory(fd, size, &handle);
    if (result != UR_RESULT_SUCCESS) {
        close(fd);
        FAIL("%s %s", conf_result_name(result), conf_last_error());
    }
    conf_defer(release_memory, handle);
    return handle;
}

TEST(linear) {
    need_import();
    unsigned char *memory = exportable(2 * SIZE), *in = pattern(2 * SIZE, 1),
                  *out = conf_alloc(2 * SIZE), *mapped = NULL, *part = NULL;
    ur_exp_external_mem_handle_t handle = imported(memory, 2 * SIZE);
    ur_queue_handle_t queue = conf_queue(0);
    UR(urBindlessImagesMapExternalLinearMemoryExp(conf.context, conf.device, 0, 2 * SIZE, handle,
                                                  (void **)&mapped));
    UR(urEnqueueUSMMemcpy(queue, true, memory, in, 2 * SIZE, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queue, true, out, mapped, 2 * SIZE, 0, NULL, NULL));
    CHECK(memcmp(in, out, 2 * SIZE) == 0);
    /* And the other way, by a part of it. */
    UR(urBindlessImagesMapExternalLinearMemoryExp(conf.context, conf.device, SIZE, SIZE, handle,
                                                  (void **)&part));
    UR(urEnqueueUSMMemcpy(queue, true, part, in, SIZE, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queue, true, out, memory, 2 * SIZE, 0, NULL, NULL));
    CHECK(memcmp(in, out, SIZE) == 0);
    CHECK(memcmp(in, out + SIZE, SIZE) == 0);
    UR_IS(UR_RESULT_ERROR_INVALID_MEM_OBJECT, urUSMFree(conf.context, mapped));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesReleaseExternalMemoryExp(conf.context, conf.device, handle));
    UR(urBindlessImagesFreeMappedLinearMemoryExp(conf.context, conf.device, part));
    UR(urBindlessImagesFreeMappedLinearMemoryExp(conf.context, conf.device, mapped));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesFreeMappedLinearMemoryExp(conf.context, conf.device, mapped));
    /* What it was imported from is as it was. */
    UR(urEnqueueUSMMemcpy(queue, true, out, memory, SIZE, 0, NULL, NULL));
    CHECK(memcmp(in, out, SIZE) == 0);
}

static void free_image(void *memory) {
    (void)urBindlessImagesImageFreeExp(conf.context, conf.device, (uintptr_t)memory);
}

TEST(array) {
    need_import();
    unsigned char *memory = exportable(4 * SIZE);
    ur_exp_external_mem_handle_t handle = imported(memory, 4 * SIZE);
    conf_image image = {.format = rgba32,
                        .desc = conf_image_desc(UR_MEM_TYPE_IMAGE2D, 64, 32, 0, 1),
                        .pixel = 16,
                        .width = 64,
                        .rows = 32,
                        .slices = 1};
    UR_OR_UNSUPPORTED(urBindlessImagesMapExternalArrayExp(conf.context, conf.device, &image.format,
                                                          &image.desc, handle, &image.memory));
    conf_defer(free_image, (void *)(uintptr_t)image.memory);
    size_t bytes = conf_image_bytes(&image);
    unsigned char *in = pattern(bytes, 1), *out = conf_alloc(bytes);
    ur_queue_handle_t queue = conf_queue(0);
    conf_image_write(queue, &image, in);
    conf_image_read(queue, &image, out);
    CHECK(memcmp(in, out, bytes) == 0);
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesReleaseExternalMemoryExp(conf.context, conf.device, handle));
}

static void release_context(void *context) {
    (void)urContextRelease(context);
}

/* A second import of the same memory, and what is left goes with the context. */
TEST(left_behind) {
    need_import();
    unsigned char *memory = exportable(SIZE);
    ur_context_handle_t context = NULL;
    UR(urContextCreate(1, &conf.device, NULL, &context));
    conf_defer_settled(release_context, NULL, context);
    ur_exp_file_descriptor_t file = file_of(export_of(memory));
    ur_exp_external_mem_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC,
                                       .pNext = &file};
    ur_exp_external_mem_handle_t handle = NULL;
    void *mapped = NULL, *own = NULL;
    UR(urBindlessImagesImportExternalMemoryExp(context, conf.device, SIZE,
                                               UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, &desc, &handle));
    UR(urBindlessImagesMapExternalLinearMemoryExp(context, conf.device, 0, SIZE, handle, &mapped));
    UR(urMemoryExportAllocExportableMemoryExp(context, conf.device, 0, SIZE,
                                              UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, &own));
    UR(urContextRelease(context));
}

TEST(wrong_memory) {
    need_import();
    ur_exp_external_mem_handle_t none = (ur_exp_external_mem_handle_t)0x5a;
    int pipes[2], closed = eventfd(0, EFD_CLOEXEC);
    CHECK(closed >= 0 && pipe(pipes) == 0);
    close(closed);
    conf_defer(close_file, (void *)(intptr_t)pipes[0]);
    conf_defer(close_file, (void *)(intptr_t)pipes[1]);
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, import_memory(closed, SIZE, &none));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, import_memory(-1, SIZE, &none));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, import_memory(pipes[0], 0, &none));
    /* Of something else: what the driver says of it is its own, but it says so. */
    CHECK(import_memory(pipes[0], SIZE, &none) != UR_RESULT_SUCCESS);
    CHECK(fcntl(pipes[0], F_GETFD) >= 0);
    ur_exp_external_mem_desc_t bare = {.stype = UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC};
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesImportExternalMemoryExp(
              conf.context, conf.device, SIZE, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, &bare, &none));
    UR_IS(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
          urBindlessImagesImportExternalMemoryExp(conf.context, conf.device, SIZE,
                                                  UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT, &bare, &none));
    CHECK_PTR(none, (void *)0x5a);
    /* Handles that nothing gave out. */
    static int here;
    ur_exp_external_mem_handle_t wrong = (ur_exp_external_mem_handle_t)&here;
    void *pointer = NULL;
    ur_exp_image_mem_native_handle_t image = 0x5a;
    ur_image_desc_t desc = conf_image_desc(UR_MEM_TYPE_IMAGE2D, 8, 8, 0, 1);
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, urBindlessImagesMapExternalLinearMemoryExp(
                                             conf.context, conf.device, 0, 64, wrong, &pointer));
    UR_IS_ONE_OF(urBindlessImagesMapExternalArrayExp(conf.context, conf.device, &rgba32, &desc,
                                                     wrong, &image),
                 UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesReleaseExternalMemoryExp(conf.context, conf.device, wrong));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesFreeMappedLinearMemoryExp(conf.context, conf.device, &here));
    CHECK_PTR(pointer, NULL);
    CHECK_EQ(image, 0x5a);
}

TEST(wrong_ranges) {
    ur_exp_external_mem_handle_t handle = imported(exportable(SIZE), SIZE);
    void *pointer = NULL;
    static const uint64_t wrong[][2] = {{0, 0},        {0, SIZE + 1},   {SIZE, 1},
                                        {SIZE - 1, 2}, {UINT64_MAX, 2}, {2, UINT64_MAX}};
    for (size_t i = 0; i < CONF_COUNT(wrong); ++i) {
        UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
              urBindlessImagesMapExternalLinearMemoryExp(conf.context, conf.device, wrong[i][0],
                                                         wrong[i][1], handle, &pointer));
    }
    CHECK_PTR(pointer, NULL);
}

/* ---- semaphores ------------------------------------------------------------------------------ */

static ur_result_t import_semaphore(int fd, ur_exp_external_semaphore_type_t type,
                                    ur_exp_external_semaphore_handle_t *semaphore) {
    ur_exp_file_descriptor_t file = file_of(fd);
    ur_exp_external_semaphore_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC,
                                             .pNext = &file};
    return urBindlessImagesImportExternalSemaphoreExp(conf.context, conf.device, type, &desc,
                                                      semaphore);
}

static void release_semaphore(void *semaphore) {
    (void)urBindlessImagesReleaseExternalSemaphoreExp(conf.context, conf.device, semaphore);
}

/* What the system has for such a semaphore, imported; *mine stays the test's. */
static ur_exp_external_semaphore_handle_t
semaphore_of(int fd, ur_exp_external_semaphore_type_t type, int *mine) {
    CHECK(fd >= 0);
    *mine = fcntl(fd, F_DUPFD_CLOEXEC, 0);
    conf_defer(close_file, (void *)(intptr_t)*mine);
    ur_exp_external_semaphore_handle_t semaphore = NULL;
    ur_result_t result = import_semaphore(fd, type, &semaphore);
    if (result != UR_RESULT_SUCCESS) {
        close(fd);
        conf_unsupported("the driver takes semaphores of graphics interfaces only");
    }
    conf_defer(release_semaphore, semaphore);
    return semaphore;
}

/* A test that fails leaves nobody waiting. */
static void let_binary_go(void *fd) {
    uint64_t many = 1000;
    (void)!write((int)(intptr_t)fd, &many, sizeof many);
}

static void let_timeline_go(void *fd) {
    _Atomic uint64_t *value =
        mmap(NULL, sizeof *value, PROT_READ | PROT_WRITE, MAP_SHARED, (int)(intptr_t)fd, 0);
    if (value != MAP_FAILED) {
        atomic_store(value, UINT64_MAX);
        syscall(SYS_futex, value, FUTEX_WAKE, INT32_MAX, NULL, NULL, 0);
        munmap((void *)value, sizeof *value);
    }
}

TEST(binary) {
    NEED(UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP);
    int mine;
    ur_exp_external_semaphore_handle_t semaphore =
        semaphore_of(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK | EFD_SEMAPHORE),
                     UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD, &mine);
    ur_queue_handle_t queue = conf_queue(0), other = conf_queue(0);
    conf_defer_settled(let_binary_go, NULL, (void *)(intptr_t)mine);
    uint64_t count = 0;
    ur_event_handle_t event = NULL, waited = NULL;
    UR(urBindlessImagesSignalExternalSemaphoreExp(queue, semaphore, false, 0, 0, NULL, &event));
    conf_event(event);
    UR(urEventWait(1, &event));
    CHECK(read(mine, &count, sizeof count) == sizeof count && count == 1);
    ur_command_t command = UR_COMMAND_FORCE_UINT32;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
    CHECK_EQ(command, UR_COMMAND_EXTERNAL_SEMAPHORE_SIGNAL_EXP);
    /* A wait ends when the semaphore is signaled, by another queue and by the host. */
    for (int host = 0; host < 2; ++host) {
        UR(urBindlessImagesWaitExternalSemaphoreExp(other, semaphore, false, 0, 0, NULL, &waited));
        conf_event(waited);
        ur_event_status_t status = UR_EVENT_STATUS_ERROR;
        UR(urEventGetInfo(waited, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                          NULL));
        bool early = status == UR_EVENT_STATUS_COMPLETE;
        if (host) {
            count = 1;
            CHECK(write(mine, &count, sizeof count) == sizeof count);
        } else {
            UR(urBindlessImagesSignalExternalSemaphoreExp(queue, semaphore, false, 0, 0, NULL,
                                                          NULL));
        }
        UR(urEventWait(1, &waited));
        UR(urEventGetInfo(waited, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
        CHECK(!early);
        CHECK_EQ(command, UR_COMMAND_EXTERNAL_SEMAPHORE_WAIT_EXP);
    }
    CHECK(read(mine, &count, sizeof count) < 0 && errno == EAGAIN);
}

TEST(timeline) {
    NEED(UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP);
    int mine, file = memfd_create("timeline", MFD_CLOEXEC);
    CHECK(file >= 0 && ftruncate(file, 4096) == 0);
    ur_exp_external_semaphore_handle_t semaphore =
        semaphore_of(file, UR_EXP_EXTERNAL_SEMAPHORE_TYPE_TIMELINE_FD, &mine);
    ur_queue_handle_t queue = conf_queue(0), other = conf_queue(0);
    conf_defer_settled(let_timeline_go, NULL, (void *)(intptr_t)mine);
    int *memory = conf_usm(UR_USM_TYPE_DEVICE, sizeof(int));
    int value = 0;
    /* Two queues take turns by values alone. */
    for (uint64_t i = 1; i <= 20; ++i) {
        int number = (int)i;
        ur_queue_handle_t turn = i % 2 ? queue : other;
        UR(urBindlessImagesWaitExternalSemaphoreExp(turn, semaphore, true, i - 1, 0, NULL, NULL));
        UR(urEnqueueUSMFill(turn, memory, sizeof number, &number, sizeof number, 0, NULL, NULL));
        UR(urBindlessImagesSignalExternalSemaphoreExp(turn, semaphore, true, i, 0, NULL, NULL));
    }
    UR(urQueueFinish(queue));
    UR(urQueueFinish(other));
    UR(urEnqueueUSMMemcpy(queue, true, &value, memory, sizeof value, 0, NULL, NULL));
    CHECK_EQ(value, 20);
    uint64_t now = 0;
    CHECK(pread(mine, &now, sizeof now, 0) == sizeof now);
    CHECK_EQ(now, 20);
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesWaitExternalSemaphoreExp(queue, semaphore, false, 0, 0, NULL, NULL));
}

/* Behind a host task, with the semaphore released before the task has ended. */
TEST(held) {
    NEED(UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP);
    int mine, fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    CHECK(fd >= 0);
    mine = fcntl(fd, F_DUPFD_CLOEXEC, 0);
    conf_defer(close_file, (void *)(intptr_t)mine);
    ur_exp_external_semaphore_handle_t semaphore = NULL;
    if (import_semaphore(fd, UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD, &semaphore) !=
        UR_RESULT_SUCCESS) {
        close(fd);
        conf_unsupported("the driver takes semaphores of graphics interfaces only");
    }
    ur_queue_handle_t queue = conf_queue(0);
    conf_hold(queue, NULL);
    ur_result_t result =
        urBindlessImagesSignalExternalSemaphoreExp(queue, semaphore, false, 0, 0, NULL, NULL);
    uint64_t count = 0;
    bool early = read(mine, &count, sizeof count) == sizeof count;
    UR(urBindlessImagesReleaseExternalSemaphoreExp(conf.context, conf.device, semaphore));
    UR_IS(UR_RESULT_SUCCESS, result);
    conf_let_go();
    UR(urQueueFinish(queue));
    CHECK(!early);
    CHECK(read(mine, &count, sizeof count) == sizeof count && count == 1);
}

TEST(wrong_semaphores) {
    NEED(UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP);
    ur_exp_external_semaphore_handle_t none = (ur_exp_external_semaphore_handle_t)0x5a;
    int pipes[2], closed = eventfd(0, EFD_CLOEXEC);
    CHECK(closed >= 0 && pipe(pipes) == 0);
    close(closed);
    conf_defer(close_file, (void *)(intptr_t)pipes[0]);
    conf_defer(close_file, (void *)(intptr_t)pipes[1]);
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          import_semaphore(closed, UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD, &none));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          import_semaphore(-1, UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD, &none));
    CHECK(import_semaphore(pipes[0], UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD, &none) !=
          UR_RESULT_SUCCESS);
    CHECK(fcntl(pipes[0], F_GETFD) >= 0);
    UR_IS(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
          import_semaphore(pipes[0], UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT, &none));
    CHECK_PTR(none, (void *)0x5a);
    static int here;
    ur_exp_external_semaphore_handle_t wrong = (ur_exp_external_semaphore_handle_t)&here;
    ur_queue_handle_t queue = conf_queue(0);
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesWaitExternalSemaphoreExp(queue, wrong, false, 0, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesSignalExternalSemaphoreExp(queue, wrong, true, 1, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesReleaseExternalSemaphoreExp(conf.context, conf.device, wrong));
}

TEST(types) {
    NEED(UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP);
    for (int i = 0; i <= UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE; ++i) {
        ur_bool_t supported = 7;
        UR(urBindlessImagesSupportsImportingHandleTypeExp(
            conf.device, (ur_exp_external_mem_type_t)i, &supported));
        bool windows =
            i != UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD && i != UR_EXP_EXTERNAL_MEM_TYPE_DMA_BUF;
        CHECK(supported <= 1 && !(windows && supported));
        CHECK(!supported || conf_bool(UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP));
    }
}

#define EXPORT                                                                                     \
    "urMemoryExportAllocExportableMemoryExp urMemoryExportExportMemoryHandleExp "                  \
    "urMemoryExportFreeExportableMemoryExp"
#define IMPORT                                                                                     \
    "urBindlessImagesImportExternalMemoryExp urBindlessImagesMapExternalLinearMemoryExp "          \
    "urBindlessImagesFreeMappedLinearMemoryExp urBindlessImagesReleaseExternalMemoryExp"
#define SEMAPHORE                                                                                  \
    "urBindlessImagesImportExternalSemaphoreExp urBindlessImagesSignalExternalSemaphoreExp "       \
    "urBindlessImagesWaitExternalSemaphoreExp urBindlessImagesReleaseExternalSemaphoreExp"

static const conf_test tests[] = {
    CONF_TEST(export, EXPORT, "gives device memory and a descriptor of it"),
    {EXPORT, "refuses sizes, alignments, kinds and other memory", export_errors, NULL, CONF_ERRORS},
    CONF_TEST(types, "urBindlessImagesSupportsImportingHandleTypeExp", "claims no foreign handles"),
    CONF_TEST(linear, IMPORT, "maps the same memory, and parts of it"),
    CONF_TEST(array, "urBindlessImagesMapExternalArrayExp urBindlessImagesReleaseExternalMemoryExp",
              "maps imported memory as an image"),
    CONF_TEST(left_behind, IMPORT, "lets what is left go with the context"),
    {IMPORT " urBindlessImagesMapExternalArrayExp", "refuses descriptors and handles", wrong_memory,
     NULL, CONF_ERRORS},
    {IMPORT, "refuses ranges outside the memory", wrong_ranges, NULL, CONF_ERRORS},
    CONF_TEST(binary, SEMAPHORE, "signals and waits"),
    CONF_TEST(timeline, SEMAPHORE, "signals and waits for values"),
    CONF_TEST(held, SEMAPHORE, "keeps what is behind a host task"),
    {SEMAPHORE, "refuses descriptors, kinds and handles", wrong_semaphores, NULL, CONF_ERRORS},
};

int main(int argc, char **argv) {
    return conf_main(argc, argv, &(conf_suite){"external", tests, CONF_COUNT(tests), false});
}
