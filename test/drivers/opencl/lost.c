/* Waits while the device of an OpenCL driver is lost (fail.c), and a new context afterwards: lost
 * KERNELS, the path of flow.spv and flow.cl without the suffix. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/lost_waits.h"

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "lost.c:%d: %s\n", __LINE__, #condition);                              \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)
#define IS(wanted, call)                                                                           \
    do {                                                                                           \
        ur_result_t result_ = (call);                                                              \
        if (result_ != (wanted)) {                                                                 \
            fprintf(stderr, "lost.c:%d: %s gave 0x%x\n", __LINE__, #call, (unsigned)result_);      \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)
#define UR(call) IS(UR_RESULT_SUCCESS, call)
#define LOST(call) IS(UR_RESULT_ERROR_DEVICE_LOST, call)

enum { SIZE = 4096 };

static ur_adapter_handle_t adapter;
static ur_device_handle_t device;
static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER; /* held until all have been told */

static void hold_up(void *unused) {
    (void)unused;
    pthread_mutex_lock(&gate);
    pthread_mutex_unlock(&gate);
}

static void tell_driver(const char *function) {
    void *library = dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_NOLOAD);
    CHECK(library != NULL);
    void *address = dlsym(library, function);
    void (*call)(void) = NULL;
    CHECK(address != NULL);
    memcpy(&call, &address, sizeof(call));
    call();
    dlclose(library);
}

static ur_program_handle_t make_program(ur_context_handle_t context, const char *kernels) {
    static char code[1 << 16];
    char path[4096], il[256] = "";
    UR(urDeviceGetInfo(device, UR_DEVICE_INFO_IL_VERSION, sizeof(il), il, NULL));
    snprintf(path, sizeof(path), "%s%s", kernels, il[0] ? ".spv" : ".cl");
    FILE *file = fopen(path, "rb");
    CHECK(file != NULL);
    size_t size = fread(code, 1, sizeof(code), file);
    fclose(file);
    ur_program_handle_t program = NULL;
    UR(urProgramCreateWithIL(context, code, size, NULL, &program));
    UR(urProgramBuild(context, program, NULL));
    return program;
}

static void use_new_context(void) {
    ur_context_handle_t context = NULL;
    ur_queue_handle_t queue = NULL;
    unsigned char *memory = NULL, out[SIZE] = {0}, pattern = 0x77;
    UR(urContextCreate(1, &device, NULL, &context));
    UR(urQueueCreate(context, device, NULL, &queue));
    UR(urUSMDeviceAlloc(context, device, NULL, NULL, SIZE, (void **)&memory));
    UR(urEnqueueUSMFill(queue, memory, 1, &pattern, SIZE, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queue, true, out, memory, SIZE, 0, NULL, NULL));
    CHECK(out[0] == pattern && out[SIZE - 1] == pattern);
    UR(urUSMFree(context, memory));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
}

int main(int argc, char **argv) {
    ur_platform_handle_t platform = NULL;
    ur_context_handle_t context = NULL, none = NULL;
    ur_queue_handle_t held = NULL;
    ur_event_handle_t task = NULL;
    ur_kernel_handle_t kernel = NULL;
    ur_mem_handle_t buffer = NULL;
    CHECK(argc == 2);
    UR(urLoaderInit(0, NULL));
    UR(urAdapterGet(1, &adapter, NULL));
    UR(urPlatformGet(adapter, 1, &platform, NULL));
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    UR(urContextCreate(1, &device, NULL, &context));
    UR(urQueueCreate(context, device, NULL, &held));
    ur_program_handle_t program = make_program(context, argv[1]);
    UR(urKernelCreate(program, "add", &kernel));
    pthread_mutex_lock(&gate);
    UR(urEnqueueHostTaskExp(held, hold_up, NULL, NULL, 0, NULL, &task));
    struct lost_waits *waits = lost_waits_begin(&(struct lost_waits_given){.device = device,
                                                                           .context = context,
                                                                           .held = held,
                                                                           .stuck = task,
                                                                           .program = program,
                                                                           .kernel = kernel});
    CHECK(waits != NULL);
    lost_waits_mark(waits);
    tell_driver("ur_fail_lose");
    bool good = lost_waits_good(waits);
    CHECK(good);
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    UR(urEventGetInfo(task, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status, NULL));
    CHECK(status == UR_EVENT_STATUS_ERROR);
    LOST(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, SIZE, NULL, &buffer));
    LOST(urEnqueueEventsWait(held, 0, NULL, NULL));
    (void)urContextCreate(1, &device, NULL, &none);
    CHECK(none == NULL && buffer == NULL);
    pthread_mutex_unlock(&gate);
    tell_driver("ur_fail_settle");
    CHECK(lost_waits_end(waits));
    (void)urEventRelease(task);
    (void)urQueueRelease(held);
    (void)urContextRelease(context);
    tell_driver("ur_fail_find");
    use_new_context();
    tell_driver("ur_fail_settle");
    UR(urAdapterRelease(adapter));
    UR(urLoaderTearDown());
    return 0;
}
