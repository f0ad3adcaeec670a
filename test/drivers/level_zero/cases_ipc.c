/* Two processes that share memory, and memory for other interfaces. */
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cases.h"

/* What the two processes of `ipc` tell each other. */
static void tell(int to, const void *data, size_t size) {
    assert_int_equal(write(to, data, size), size);
}

static void hear(int from, void *data, size_t size) {
    assert_int_equal(read(from, data, size), size);
}

enum { SHARED = 10000, PLACE = 4096 };

static ur_context_handle_t one_queue(ur_device_handle_t *device, ur_queue_handle_t *queue) {
    ur_platform_handle_t platform;
    ur_context_handle_t context;
    assert_int_equal(platforms(&platform, 1), 1);
    *device = first_device(platform);
    ur_bool_t has = 0;
    UR(urDeviceGetInfo(*device, UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP, sizeof(has), &has, NULL));
    assert_true(has);
    UR(urContextCreate(1, device, NULL, &context));
    UR(urQueueCreate(context, *device, NULL, queue));
    return context;
}

/* Reads the memory of the other process from a place inside on, and writes to it. */
static void open_shared(int from, int to) {
    ur_device_handle_t device;
    ur_queue_handle_t queue;
    ur_context_handle_t context = one_queue(&device, &queue);
    char data[256];
    size_t size;
    hear(from, &size, sizeof(size));
    assert_in_range(size, 1, sizeof(data));
    hear(from, data, size);
    unsigned char *memory = NULL, seen[16], pattern = 0x33;
    assert_int_equal(urIPCOpenMemHandleExp(context, device, data, size - 1, (void **)&memory),
                     UR_RESULT_ERROR_INVALID_VALUE);
    data[0] ^= 1;
    assert_int_equal(urIPCOpenMemHandleExp(context, device, data, size, (void **)&memory),
                     UR_RESULT_ERROR_INVALID_VALUE);
    data[0] ^= 1;
    assert_null(memory);
    UR(urIPCOpenMemHandleExp(context, device, data, size, (void **)&memory));
    UR(urEnqueueUSMMemcpy(queue, true, seen, memory + PLACE, sizeof(seen), 0, NULL, NULL));
    for (size_t i = 0; i < sizeof(seen); ++i) {
        assert_int_equal(seen[i], 0x77);
    }
    UR(urEnqueueUSMFill(queue, memory + PLACE, 1, &pattern, SHARED - PLACE, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    assert_int_equal(urUSMFree(context, memory), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    UR(urIPCCloseMemHandleExp(context, memory));
    assert_int_not_equal(urIPCCloseMemHandleExp(context, memory), UR_RESULT_SUCCESS);
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    UR(urAdapterRelease(adapter));
    tell(to, "d", 1);
}

/* Two processes, neither a fork of one that uses the driver. */
void ipc(void **state) {
    (void)state;
    int there[2], back[2], status = -1;
    assert_int_equal(pipe(there), 0);
    assert_int_equal(pipe(back), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        close(there[1]);
        open_shared(there[0], back[1]);
        exit(0);
    }
    ur_device_handle_t device;
    ur_queue_handle_t queue;
    ur_context_handle_t context = one_queue(&device, &queue);
    unsigned char *memory, patterns[2] = {0x55, 0x77}, out[SHARED], done;
    void *data = NULL, *host;
    size_t size = 0;
    UR(urUSMHostAlloc(context, NULL, NULL, 64, &host));
    assert_int_equal(urIPCGetMemHandleExp(context, host, &data, &size),
                     UR_RESULT_ERROR_INVALID_VALUE);
    assert_null(data);
    UR(urUSMFree(context, host));
    UR(urUSMDeviceAlloc(context, device, NULL, NULL, SHARED, (void **)&memory));
    UR(urEnqueueUSMFill(queue, memory, 1, &patterns[0], PLACE, 0, NULL, NULL));
    UR(urEnqueueUSMFill(queue, memory + PLACE, 1, &patterns[1], SHARED - PLACE, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    assert_int_equal(urIPCGetMemHandleExp(context, memory + PLACE, &data, &size),
                     UR_RESULT_ERROR_INVALID_VALUE);
    assert_null(data);
    UR(urIPCGetMemHandleExp(context, memory, &data, &size));
    tell(there[1], &size, sizeof(size));
    tell(there[1], data, size);
    close(back[1]); /* so that a child that failed is noticed */
    hear(back[0], &done, 1);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    UR(urIPCPutMemHandleExp(context, data));
    UR(urEnqueueUSMMemcpy(queue, true, out, memory, SHARED, 0, NULL, NULL));
    for (size_t i = 0; i < SHARED; ++i) {
        assert_int_equal(out[i], i < PLACE ? 0x55 : 0x33);
    }
    UR(urUSMFree(context, memory));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    UR(urAdapterRelease(adapter));
    close(there[0]);
    close(there[1]);
    close(back[0]);
}

static void *exportable(ur_context_handle_t context, ur_device_handle_t device) {
    void *memory;
    UR(urMemoryExportAllocExportableMemoryExp(context, device, 0, PLACE,
                                              UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, &memory));
    return memory;
}

static void check_refused(ur_context_handle_t context, ur_device_handle_t device, void *data,
                          size_t size, const char *why) {
    const char *message = NULL;
    int32_t code;
    void *opened = NULL;
    assert_int_equal(urIPCOpenMemHandleExp(context, device, data, size, &opened),
                     UR_RESULT_ERROR_INVALID_VALUE);
    assert_null(opened);
    UR(urAdapterGetLastError(adapter, &message, &code));
    assert_non_null(strstr(message, why));
}

/* Data whose descriptor is closed, or by now another memory's, open nothing; what was opened keeps
 * no descriptor. */
void ipc_gone(void **state) {
    (void)state;
    ur_device_handle_t device;
    ur_queue_handle_t queue;
    ur_context_handle_t context = one_queue(&device, &queue);
    void *memory = exportable(context, device), *data, *opened, *other;
    char kept[256];
    size_t size = 0;
    UR(urIPCGetMemHandleExp(context, memory, &data, &size));
    assert_in_range(size, 1, sizeof(kept));
    memcpy(kept, data, size);
    int before = dup(STDIN_FILENO);
    close(before);
    UR(urIPCOpenMemHandleExp(context, device, kept, size, &opened));
    UR(urIPCCloseMemHandleExp(context, opened));
    int after = dup(STDIN_FILENO);
    close(after);
    assert_int_equal(after, before);
    UR(urIPCPutMemHandleExp(context, data));
    UR(urMemoryExportFreeExportableMemoryExp(context, device, memory));
    check_refused(context, device, kept, size, "does not hand over descriptor");
    other = exportable(context, device); /* it takes the number */
    check_refused(context, device, kept, size, "another file");
    UR(urMemoryExportFreeExportableMemoryExp(context, device, other));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    UR(urAdapterRelease(adapter));
}

/* Who imports the memory sees what the device wrote, and the device what they wrote. */
void exported(void **state) {
    (void)state;
    ur_platform_handle_t platform;
    assert_int_equal(platforms(&platform, 1), 1);
    ur_device_handle_t device = first_device(platform);
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    ur_bool_t has = 0;
    UR(urDeviceGetInfo(device, UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP, sizeof(has),
                       &has, NULL));
    assert_true(has);
    UR(urContextCreate(1, &device, NULL, &context));
    UR(urQueueCreate(context, device, NULL, &queue));
    const ur_exp_external_mem_type_t type = UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD;
    void *memory = NULL, *plain;
    assert_int_equal(
        urMemoryExportAllocExportableMemoryExp(context, device, 3, PLACE, type, &memory),
        UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
    assert_int_equal(urMemoryExportAllocExportableMemoryExp(context, device, 0, 0, type, &memory),
                     UR_RESULT_ERROR_INVALID_USM_SIZE);
    assert_int_equal(urMemoryExportAllocExportableMemoryExp(
                         context, device, 0, PLACE, UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT, &memory),
                     UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    assert_null(memory);
    UR(urMemoryExportAllocExportableMemoryExp(context, device, 64, PLACE, type, &memory));
    unsigned char pattern = 0x44, seen[PLACE];
    UR(urEnqueueUSMFill(queue, memory, 1, &pattern, PLACE, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    int file = -1;
    UR(urUSMDeviceAlloc(context, device, NULL, NULL, PLACE, &plain));
    assert_int_not_equal(urMemoryExportExportMemoryHandleExp(context, device, type, plain, &file),
                         UR_RESULT_SUCCESS);
    assert_int_equal(
        urMemoryExportExportMemoryHandleExp(context, device, type, (char *)memory + 64, &file),
        UR_RESULT_ERROR_INVALID_VALUE);
    assert_int_equal(file, -1);
    UR(urMemoryExportExportMemoryHandleExp(context, device, type, memory, &file));
    unsigned char *view = mmap(NULL, PLACE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    assert_ptr_not_equal(view, MAP_FAILED);
    close(file);
    assert_int_equal(view[0], 0x44);
    assert_int_equal(view[PLACE - 1], 0x44);
    view[7] = 0x45;
    UR(urEnqueueUSMMemcpy(queue, true, seen, memory, PLACE, 0, NULL, NULL));
    assert_int_equal(seen[7], 0x45);
    munmap(view, PLACE);
    UR(urMemoryExportFreeExportableMemoryExp(context, device, memory));
    assert_int_equal(urMemoryExportFreeExportableMemoryExp(context, device, memory),
                     UR_RESULT_ERROR_INVALID_VALUE);
    UR(urUSMFree(context, plain));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    UR(urAdapterRelease(adapter));
}
