/* Memory and events shared between processes. The second process is this program once more, which
 * takes the part of the other side: `--peer WORK DATA...` in front of the options that it was
 * started with. What one process tells the other goes through the two pipes of its standard input
 * and output. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "conf.h"

enum { BYTES = 4096, DATA_MOST = 4096, FROM_HERE = 0x5a, FROM_THERE = 0xa6 };

static struct {
    int argc;
    char **argv;
} options;

/* ---- the other process ----------------------------------------------------------------------- */

#define PEER(call)                                                                                 \
    do {                                                                                           \
        ur_result_t result_ = (call);                                                              \
        if (result_ != UR_RESULT_SUCCESS) {                                                        \
            printf("%s gave %s: %s", #call, conf_result_name(result_), conf_last_error());         \
            return 1;                                                                              \
        }                                                                                          \
    } while (0)
#define PEER_CHECK(condition)                                                                      \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            printf("line %d: %s", __LINE__, #condition);                                           \
            return 1;                                                                              \
        }                                                                                          \
    } while (0)

struct bytes {
    size_t size;
    unsigned char data[DATA_MOST];
};

static bool decode(const char *hex, struct bytes *out) {
    out->size = strlen(hex) / 2;
    for (size_t i = 0; i < out->size && out->size <= sizeof out->data; ++i) {
        unsigned value = 0;
        if (sscanf(hex + 2 * i, "%2x", &value) != 1) {
            return false;
        }
        out->data[i] = (unsigned char)value;
    }
    return out->size <= sizeof out->data;
}

static bool all_are(const unsigned char *bytes, unsigned char value) {
    size_t i = 0;
    while (i < BYTES && bytes[i] == value) {
        ++i;
    }
    return i == BYTES;
}

/* Finds what the first process left, and leaves something itself. */
static int use_memory(ur_queue_handle_t queue, void *memory) {
    static unsigned char seen[BYTES];
    unsigned char value = FROM_THERE;
    PEER(urEnqueueUSMMemcpy(queue, true, seen, memory, BYTES, 0, NULL, NULL));
    PEER_CHECK(all_are(seen, FROM_HERE));
    PEER(urEnqueueUSMFill(queue, memory, 1, &value, BYTES, 0, NULL, NULL));
    PEER(urQueueFinish(queue));
    return 0;
}

static int peer_memory(ur_queue_handle_t queue, struct bytes *data) {
    void *memory = NULL;
    PEER(urIPCOpenMemHandleExp(conf.context, conf.device, data->data, data->size, &memory));
    ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
    PEER(urUSMGetMemAllocInfo(conf.context, memory, UR_USM_ALLOC_INFO_TYPE, sizeof type, &type,
                              NULL));
    PEER_CHECK(type == UR_USM_TYPE_DEVICE);
    int status = use_memory(queue, memory);
    PEER(urIPCCloseMemHandleExp(conf.context, memory));
    return status;
}

static int peer_physical(ur_queue_handle_t queue, struct bytes *data) {
    ur_physical_mem_handle_t physical = NULL;
    size_t size = 0;
    void *start = NULL;
    PEER(urIPCOpenPhysMemHandleExp(conf.context, conf.device, data->data, data->size, &physical));
    PEER(urPhysicalMemGetInfo(physical, UR_PHYSICAL_MEM_INFO_SIZE, sizeof size, &size, NULL));
    PEER(urVirtualMemReserve(conf.context, NULL, size, &start));
    PEER(urVirtualMemMap(conf.context, start, size, physical, 0,
                         UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
    int status = use_memory(queue, start);
    PEER(urVirtualMemUnmap(conf.context, start, size));
    PEER(urVirtualMemFree(conf.context, start, size));
    PEER(urIPCClosePhysMemHandleExp(conf.context, physical));
    return status;
}

static bool pass_word(int to, char word) {
    return write(to, &word, 1) == 1;
}

static bool hear_word(int from, char word) {
    char got = 0;
    return read(from, &got, 1) == 1 && got == word;
}

static ur_event_status_t status_of(ur_event_handle_t event) {
    ur_event_status_t status = UR_EVENT_STATUS_ERROR;
    (void)urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                         NULL);
    return status;
}

/* What a peer has taken, also where it ends early. */
static ur_event_handle_t taken[3];

/* `filled` is signaled over there behind a fill that has not run yet, and this side makes a copy
 * wait for it; `answered` is signaled here. */
static int peer_events_to(ur_queue_handle_t queue, struct bytes *data, void *copy) {
    static unsigned char seen[BYTES];
    ur_event_handle_t filled = NULL, answered = NULL, copied = NULL;
    void *memory = NULL;
    unsigned char value = FROM_THERE;
    PEER(urIPCOpenMemHandleExp(conf.context, conf.device, data[0].data, data[0].size, &memory));
    PEER(urIPCOpenEventHandleExp(conf.context, data[1].data, data[1].size, &filled));
    taken[0] = filled;
    PEER(urIPCOpenEventHandleExp(conf.context, data[2].data, data[2].size, &answered));
    taken[1] = answered;
    PEER_CHECK(status_of(filled) != UR_EVENT_STATUS_COMPLETE);
    PEER(urEnqueueUSMMemcpy(queue, false, copy, memory, BYTES, 1, &filled, &copied));
    taken[2] = copied;
    PEER(urEnqueueUSMFill(queue, memory, 1, &value, BYTES, 1, &copied, NULL));
    ur_event_handle_t signaled = answered;
    PEER(urEnqueueEventsWaitWithBarrierExt(queue, NULL, 0, NULL, &signaled));
    PEER_CHECK(signaled == answered);
    PEER_CHECK(pass_word(STDOUT_FILENO, 'w')); /* waiting */
    PEER_CHECK(hear_word(STDIN_FILENO, 'd'));  /* done over there */
    PEER(urEventWait(1, &filled));
    PEER(urEnqueueUSMMemcpy(queue, true, seen, copy, BYTES, 0, NULL, NULL));
    PEER_CHECK(all_are(seen, FROM_HERE));
    PEER(urIPCCloseMemHandleExp(conf.context, memory));
    return 0;
}

static int peer_events(ur_queue_handle_t queue, struct bytes *data) {
    void *copy = NULL; /* of the device: a copy to the host might have to wait */
    PEER(urUSMDeviceAlloc(conf.context, conf.device, NULL, NULL, BYTES, &copy));
    int status = peer_events_to(queue, data, copy);
    for (size_t i = 0; i < CONF_COUNT(taken); ++i) {
        if (taken[i]) {
            PEER(urEventRelease(taken[i]));
        }
    }
    PEER(urUSMFree(conf.context, copy));
    return status;
}

static void stay(void *unused) {
    (void)unused;
    for (;;) {
        pause();
    }
}

/* Has what it was given in use when it is killed: memory, and an event that a command is to signal
 * which never ends. */
static int peer_vanishing(ur_queue_handle_t queue, struct bytes *data) {
    ur_event_handle_t event = NULL;
    void *memory = NULL;
    PEER(urIPCOpenMemHandleExp(conf.context, conf.device, data[0].data, data[0].size, &memory));
    PEER(urIPCOpenEventHandleExp(conf.context, data[1].data, data[1].size, &event));
    ur_event_handle_t signaled = event;
    PEER(urEnqueueHostTaskExp(queue, stay, NULL, NULL, 0, NULL, NULL));
    PEER(urEnqueueEventsWaitWithBarrierExt(queue, NULL, 0, NULL, &signaled));
    PEER_CHECK(pass_word(STDOUT_FILENO, 'w'));
    stay(NULL);
    return 0;
}

static const char *option_of(int argc, char **argv, const char *name) {
    size_t size = strlen(name);
    for (int i = 1; i < argc; ++i) {
        if (strncmp(argv[i], name, size) == 0 && (argv[i][size] == '=' || !argv[i][size])) {
            return argv[i][size] ? argv[i] + size + 1 : i + 1 < argc ? argv[i + 1] : NULL;
        }
    }
    return NULL;
}

/* --peer WORK COUNT DATA... OPTIONS */
static int be_peer(int argc, char **argv) {
    static struct bytes data[3];
    static const struct {
        const char *name;
        int (*run)(ur_queue_handle_t queue, struct bytes *data);
    } works[] = {{"memory", peer_memory},
                 {"physical", peer_physical},
                 {"events", peer_events},
                 {"vanishing", peer_vanishing}};
    int count = atoi(argv[3]);
    for (int i = 0; i < count; ++i) {
        PEER_CHECK(4 + i < argc && decode(argv[4 + i], &data[i]));
    }
    const char *adapter = option_of(argc, argv, "--adapter");
    const char *device = option_of(argc, argv, "--device");
    alarm(60);
    if (!conf_device_open(adapter ? adapter : getenv("UR_CONFORMANCE_ADAPTER"),
                          device ? device : getenv("UR_CONFORMANCE_DEVICE"))) {
        return 1;
    }
    ur_queue_handle_t queue = NULL;
    PEER(urQueueCreate(conf.context, conf.device, NULL, &queue));
    int status = 1;
    for (size_t i = 0; i < CONF_COUNT(works); ++i) {
        status = strcmp(works[i].name, argv[2]) == 0 ? works[i].run(queue, data) : status;
    }
    if (status != 0) { /* it ended early, with what it took: that is no leak to tell of */
        fflush(stdout);
        _exit(status);
    }
    PEER(urQueueRelease(queue));
    conf_device_close();
    return status;
}

/* ---- the first process ----------------------------------------------------------------------- */

static struct {
    pid_t process;
    int to, from;
} peer;

static void end_peer(void *unused) {
    (void)unused;
    if (peer.process > 0) {
        kill(peer.process, SIGKILL);
        waitpid(peer.process, NULL, 0);
        peer.process = 0;
    }
    close(peer.to);
    close(peer.from);
}

static char *encode(const void *data, size_t size) {
    CHECK_MSG(size <= DATA_MOST, "%zu bytes of data", size);
    char *hex = conf_alloc(2 * size + 1);
    for (size_t i = 0; i < size; ++i) {
        snprintf(hex + 2 * i, 3, "%02x", ((const unsigned char *)data)[i]);
    }
    return hex;
}

static void start_peer(const char *work, uint32_t count, char *const *data) {
    char *argv[64];
    char number[8];
    int argc = 0, down[2], up[2];
    snprintf(number, sizeof number, "%u", count);
    argv[argc++] = options.argv[0];
    argv[argc++] = (char *)"--peer";
    argv[argc++] = (char *)(uintptr_t)work;
    argv[argc++] = number;
    for (uint32_t i = 0; i < count; ++i) {
        argv[argc++] = data[i];
    }
    for (int i = 1; i < options.argc && argc < 60; ++i) {
        argv[argc++] = options.argv[i];
    }
    argv[argc] = NULL;
    CHECK(pipe(down) == 0 && pipe(up) == 0);
    fflush(NULL);
    peer.process = fork();
    if (peer.process == 0) {
        dup2(down[0], STDIN_FILENO);
        dup2(up[1], STDOUT_FILENO);
        for (int fd = 3; fd < 1024; ++fd) {
            close(fd);
        }
        unsetenv("UR_SOFT_FAIL"); /* a driver that is made to fail does so in one process */
        execv("/proc/self/exe", argv);
        _exit(127);
    }
    close(down[0]);
    close(up[1]);
    peer.to = down[1];
    peer.from = up[0];
    conf_defer(end_peer, NULL);
    CHECK(peer.process > 0);
}

/* With what the other process says of it, which has ended or will. */
static _Noreturn void fail_for_peer(const char *what, const char *heard) {
    static char text[1024];
    size_t used = (size_t)snprintf(text, sizeof text, "%s", heard);
    ssize_t got = 1;
    while (got > 0 && used < sizeof text - 1) {
        got = read(peer.from, text + used, sizeof text - 1 - used);
        used += got > 0 ? (size_t)got : 0;
        text[used] = 0;
    }
    FAIL("the other process %s: %s", what, text);
}

static void wait_for_peer(void) {
    int status = 0;
    CHECK(waitpid(peer.process, &status, 0) == peer.process);
    peer.process = 0;
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        char what[64];
        snprintf(what, sizeof what, "ended with 0x%x", (unsigned)status);
        fail_for_peer(what, "");
    }
}

static void hear_from_peer(char word) {
    char got[2] = "";
    if (read(peer.from, got, 1) != 1 || got[0] != word) {
        fail_for_peer("ended early", got);
    }
}

static void fill(ur_queue_handle_t queue, void *memory) {
    unsigned char value = FROM_HERE;
    UR(urEnqueueUSMFill(queue, memory, 1, &value, BYTES, 0, NULL, NULL));
    UR(urQueueFinish(queue));
}

static void check_answer(ur_queue_handle_t queue, const void *memory) {
    static unsigned char seen[BYTES];
    UR(urEnqueueUSMMemcpy(queue, true, seen, memory, BYTES, 0, NULL, NULL));
    CHECK_MSG(all_are(seen, FROM_THERE), "what the other process wrote is not here");
}

static void put_memory(void *data) {
    urIPCPutMemHandleExp(conf.context, data);
}

static char *share_memory(void *memory, void **data, size_t *size) {
    *data = NULL;
    *size = 0;
    UR(urIPCGetMemHandleExp(conf.context, memory, data, size));
    CHECK(*data != NULL && *size > 0);
    conf_defer(put_memory, *data);
    return encode(*data, *size);
}

static void share_with_peer(void *memory) {
    ur_queue_handle_t queue = conf_queue(0);
    size_t size = 0;
    void *data = NULL;
    fill(queue, memory);
    char *hex = share_memory(memory, &data, &size);
    start_peer("memory", 1, &hex);
    wait_for_peer();
    check_answer(queue, memory);
}

/* Not the first of its allocations, nor at the start of a page. */
TEST(memory) {
    NEED(UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP);
    conf_need_usm(UR_USM_TYPE_DEVICE);
    conf_usm(UR_USM_TYPE_DEVICE, 12345);
    share_with_peer(conf_usm(UR_USM_TYPE_DEVICE, BYTES));
}

static void release_pool(void *pool) {
    urUSMPoolRelease(pool);
}

TEST(memory_of_pool) {
    NEED(UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP);
    NEED(UR_DEVICE_INFO_USM_POOL_SUPPORT);
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
    ur_usm_pool_handle_t pool = NULL;
    void *ahead = NULL, *memory = NULL;
    UR(urUSMPoolCreate(conf.context, &desc, &pool));
    conf_defer(release_pool, pool);
    UR(urUSMDeviceAlloc(conf.context, conf.device, NULL, pool, 3000, &ahead));
    conf_own_usm(ahead);
    /* Into the second piece of two megabytes, where a device has such. */
    UR(urUSMDeviceAlloc(conf.context, conf.device, NULL, pool, (3 << 20) + BYTES, &memory));
    conf_own_usm(memory);
    void *blob = NULL;
    ur_result_t result = urIPCGetMemHandleExp(conf.context, memory, &blob, &(size_t){0});
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        conf_skip("memory of pools is not shared: %s", conf_last_error());
    }
    UR(result);
    UR(urIPCPutMemHandleExp(conf.context, blob));
    share_with_peer(memory);
}

static void free_exportable(void *memory) {
    urMemoryExportFreeExportableMemoryExp(conf.context, conf.device, memory);
}

static void *exportable(size_t alignment) {
    NEED(UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP);
    void *memory = NULL;
    UR(urMemoryExportAllocExportableMemoryExp(conf.context, conf.device, alignment, BYTES,
                                              UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, &memory));
    CHECK(memory != NULL);
    conf_defer(free_exportable, memory);
    return memory;
}

/* What can be shared: any device memory, or only what is made to be. */
static void *shareable(void) {
    if (conf_bool(UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP)) {
        conf_need_usm(UR_USM_TYPE_DEVICE);
        return conf_usm(UR_USM_TYPE_DEVICE, BYTES);
    }
    void *memory = exportable(0), *blob = NULL;
    UR_OR_UNSUPPORTED(urIPCGetMemHandleExp(conf.context, memory, &blob, &(size_t){0}));
    UR(urIPCPutMemHandleExp(conf.context, blob));
    return memory;
}

static void close_memory(void *memory) {
    urIPCCloseMemHandleExp(conf.context, memory);
}

TEST(memory_here) {
    unsigned char *memory = shareable(), *opened = NULL;
    ur_queue_handle_t queue = conf_queue(0);
    void *blob = NULL;
    size_t size = 0;
    fill(queue, memory);
    (void)share_memory(memory, &blob, &size);
    UR(urIPCOpenMemHandleExp(conf.context, conf.device, blob, size, (void **)&opened));
    CHECK(opened != NULL);
    conf_defer(close_memory, opened);
    unsigned char value = FROM_THERE;
    UR(urEnqueueUSMFill(queue, opened, 1, &value, BYTES, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    check_answer(queue, memory);
}

TEST(wrong_memory) {
    char *memory = shareable();
    void *blob = NULL, *opened = NULL, *kept = NULL;
    size_t size = 0, untouched = 77;
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urIPCGetMemHandleExp(conf.context, memory + 64, &kept, &untouched));
    CHECK(kept == NULL);
    CHECK_EQ(untouched, 77);
    (void)share_memory(memory, &blob, &size);
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urIPCOpenMemHandleExp(conf.context, conf.device, blob, size - 1, &opened));
    unsigned char *copy = conf_alloc(size);
    memcpy(copy, blob, size);
    copy[0] ^= 0xff;
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urIPCOpenMemHandleExp(conf.context, conf.device, copy, size, &opened));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, urIPCCloseMemHandleExp(conf.context, memory));
    CHECK(opened == NULL);
}

/* ---- physical memory ------------------------------------------------------------------------- */

static struct {
    ur_physical_mem_handle_t mem;
    void *start, *blob;
    size_t size;
} physical;

static void drop_physical(void *unused) {
    (void)unused;
    if (physical.blob) {
        urIPCPutPhysMemHandleExp(conf.context, physical.blob);
    }
    if (physical.start) {
        urVirtualMemUnmap(conf.context, physical.start, physical.size);
        urVirtualMemFree(conf.context, physical.start, physical.size);
    }
    urPhysicalMemRelease(physical.mem);
}

TEST(physical_memory) {
    NEED(UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP);
    NEED(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT);
    ur_physical_mem_properties_t properties = {UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, NULL,
                                               UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
    size_t size = 0, handle_size = 0;
    ur_queue_handle_t queue = conf_queue(0);
    UR(urVirtualMemGranularityGetInfo(conf.context, conf.device, 1,
                                      UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM, sizeof size, &size,
                                      NULL));
    size = (BYTES + size - 1) / size * size;
    memset(&physical, 0, sizeof physical);
    UR(urPhysicalMemCreate(conf.context, conf.device, size, &properties, &physical.mem));
    physical.size = size;
    conf_defer(drop_physical, NULL);
    void *start = NULL;
    UR(urVirtualMemReserve(conf.context, NULL, size, &start));
    physical.start = start;
    UR(urVirtualMemMap(conf.context, start, size, physical.mem, 0,
                       UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
    fill(queue, start);
    UR(urIPCGetPhysMemHandleExp(conf.context, physical.mem, &physical.blob, &handle_size));
    char *hex = encode(physical.blob, handle_size);
    start_peer("physical", 1, &hex);
    wait_for_peer();
    check_answer(queue, start);
}

TEST(memory_exportable) {
    void *memory = exportable(0), *blob = NULL;
    UR_OR_UNSUPPORTED(urIPCGetMemHandleExp(conf.context, memory, &blob, &(size_t){0}));
    UR(urIPCPutMemHandleExp(conf.context, blob));
    share_with_peer(memory);
}

/* ---- events ---------------------------------------------------------------------------------- */

static ur_event_handle_t shared_event(void) {
    NEED(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
    ur_exp_event_desc_t desc = {UR_STRUCTURE_TYPE_EXP_EVENT_DESC, NULL, UR_EXP_EVENT_FLAG_IPC_EXP};
    ur_event_handle_t event = NULL;
    UR(urEventCreateExp(conf.context, conf.device, &desc, &event));
    CHECK(event != NULL);
    return conf_event(event);
}

static void put_event(void *blob) {
    urIPCPutEventHandleExp(conf.context, blob);
}

static void *share_event(ur_event_handle_t event, size_t *size) {
    void *blob = NULL;
    *size = 0;
    UR(urIPCGetEventHandleExp(event, &blob, size));
    CHECK(blob != NULL && *size > 0);
    conf_defer(put_event, blob);
    return blob;
}

TEST(events) {
    NEED(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
    NEED(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP);
    ur_event_handle_t filled = shared_event(), answered = shared_event(), signaled = filled;
    void *memory = shareable(), *blob = NULL;
    ur_queue_handle_t queue = conf_queue(0);
    size_t size[3];
    char *hex[3];
    unsigned char value = FROM_HERE;
    hex[0] = share_memory(memory, &blob, &size[0]);
    const void *of_filled = share_event(filled, &size[1]);
    const void *of_answered = share_event(answered, &size[2]);
    hex[1] = encode(of_filled, size[1]);
    hex[2] = encode(of_answered, size[2]);
    conf_hold(queue, NULL);
    UR(urEnqueueUSMFill(queue, memory, 1, &value, BYTES, 0, NULL, NULL));
    UR(urEnqueueEventsWaitWithBarrierExt(queue, NULL, 0, NULL, &signaled));
    CHECK_PTR(signaled, filled);
    start_peer("events", 3, hex);
    hear_from_peer('w');
    CHECK(status_of(filled) != UR_EVENT_STATUS_COMPLETE);
    CHECK(status_of(answered) != UR_EVENT_STATUS_COMPLETE);
    conf_let_go();
    /* On another queue, behind nothing but the event that the other process signals. */
    static unsigned char seen[BYTES];
    ur_queue_handle_t other = conf_queue(0);
    UR(urEnqueueUSMMemcpy(other, true, seen, memory, BYTES, 1, &answered, NULL));
    CHECK_MSG(all_are(seen, FROM_THERE), "the copy did not wait for the other process");
    UR(urEventWait(1, &answered));
    CHECK_EQ(status_of(answered), UR_EVENT_STATUS_COMPLETE);
    CHECK(pass_word(peer.to, 'd'));
    wait_for_peer();
    UR(urQueueFinish(queue));
}

/* The other process is killed before its command can signal the event. */
TEST(events_of_the_dead) {
    NEED(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
    NEED(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP);
    ur_event_handle_t event = shared_event(), copied = NULL;
    void *memory = shareable(), *copy = conf_usm(UR_USM_TYPE_DEVICE, BYTES), *blob = NULL;
    ur_queue_handle_t queue = conf_queue(0), other = conf_queue(0);
    size_t size[2];
    char *hex[2];
    hex[0] = share_memory(memory, &blob, &size[0]);
    const void *of_event = share_event(event, &size[1]);
    hex[1] = encode(of_event, size[1]);
    start_peer("vanishing", 2, hex);
    hear_from_peer('w');
    CHECK(status_of(event) != UR_EVENT_STATUS_COMPLETE);
    UR(urEnqueueUSMMemcpy(other, false, copy, memory, BYTES, 1, &event, &copied));
    conf_event(copied);
    CHECK(kill(peer.process, SIGKILL) == 0);
    CHECK(waitpid(peer.process, NULL, 0) == peer.process);
    peer.process = 0;
    /* What comes of it differs, but it comes. */
    ur_result_t waited = urEventWait(1, &event);
    CHECK_MSG(waited == UR_RESULT_SUCCESS || waited == UR_RESULT_ERROR_DEVICE_LOST ||
                  waited == UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS,
              "waiting for it gave %s", conf_result_name(waited));
    (void)urEventWait(1, &copied);
    (void)urQueueFinish(other);
    /* The memory is as good as ever. */
    fill(queue, memory);
    static unsigned char seen[BYTES];
    UR(urEnqueueUSMMemcpy(queue, true, seen, memory, BYTES, 0, NULL, NULL));
    CHECK(all_are(seen, FROM_HERE));
}

static void release_event(void *event) {
    urEventRelease(event);
}

TEST(event_here) {
    ur_event_handle_t event = shared_event(), opened = NULL, none = NULL, signaled = event;
    ur_queue_handle_t queue = conf_queue(0);
    size_t size = 0, none_size = 77;
    void *blob = share_event(event, &size), *none_data = NULL;
    UR(urIPCOpenEventHandleExp(conf.context, blob, size, &opened));
    CHECK(opened != NULL);
    conf_defer(release_event, opened);
    UR(urEnqueueEventsWaitWithBarrierExt(queue, NULL, 0, NULL, &signaled));
    UR(urEventWait(1, &opened));
    CHECK_EQ(status_of(opened), UR_EVENT_STATUS_COMPLETE);
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT, urIPCGetEventHandleExp(opened, &none_data, &none_size));
    CHECK(none_data == NULL);
    CHECK_EQ(none_size, 77);
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urIPCOpenEventHandleExp(conf.context, blob, size + 1, &none));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urIPCOpenEventHandleExp(conf.context, blob, size - 1, &none));
    unsigned char *copy = conf_alloc(size);
    memcpy(copy, blob, size);
    copy[0] ^= 0xff;
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, urIPCOpenEventHandleExp(conf.context, copy, size, &none));
    CHECK(none == NULL);
}

static _Atomic int first_gate;

static void at_first_gate(void *unused) {
    (void)unused;
    conf_wait_flag(&first_gate);
}

static void open_first_gate(void *queue) {
    first_gate = 1;
    urQueueFinish(queue);
}

/* A command that came when it was signaled once waits for that, and one that came when it was
 * signaled again for the second, which is given no sooner than the first command has run. */
TEST(event_signaled_again) {
    ur_event_handle_t event = shared_event(), opened = NULL, signaled = event, before = NULL;
    NEED(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP);
    conf_need_progress();
    static unsigned char seen[BYTES];
    unsigned char value = FROM_THERE;
    void *memory = conf_usm(UR_USM_TYPE_DEVICE, BYTES), *copy = conf_usm(UR_USM_TYPE_DEVICE, BYTES);
    ur_queue_handle_t first = conf_queue(0), second = conf_queue(0), early = conf_queue(0),
                      late = conf_queue(0);
    size_t size = 0;
    void *blob = share_event(event, &size);
    UR(urIPCOpenEventHandleExp(conf.context, blob, size, &opened));
    conf_defer(release_event, opened);
    fill(late, memory);
    first_gate = 0;
    UR(urEnqueueHostTaskExp(first, at_first_gate, NULL, NULL, 0, NULL, NULL));
    conf_defer_settled(open_first_gate, NULL, first);
    UR(urEnqueueEventsWaitWithBarrierExt(first, NULL, 0, NULL, &signaled));
    UR(urEnqueueUSMMemcpy(early, false, copy, memory, BYTES, 1, &opened, &before));
    conf_event(before);
    conf_hold(second, NULL);
    UR(urEnqueueUSMFill(second, memory, 1, &value, BYTES, 0, NULL, NULL));
    UR(urEnqueueEventsWaitWithBarrierExt(second, NULL, 0, NULL, &signaled));
    UR(urEnqueueUSMMemcpy(late, false, seen, memory, BYTES, 1, &opened, NULL));
    first_gate = 1;
    UR(urEventWait(1, &before));
    conf_let_go();
    UR(urQueueFinish(late));
    CHECK_MSG(all_are(seen, FROM_THERE), "the copy did not wait for the second signal");
    UR(urQueueFinish(second));
    UR(urQueueFinish(first));
}

enum { MANY = 300 };
static ur_event_handle_t made_here[MANY], opened_here[MANY]; /* NULL once released */

static ur_result_t release_one(ur_event_handle_t *event) {
    ur_event_handle_t released = *event;
    *event = NULL;
    return released ? urEventRelease(released) : UR_RESULT_SUCCESS;
}

static void release_many(void *unused) {
    (void)unused;
    for (int i = 0; i < MANY; ++i) {
        (void)release_one(&made_here[i]);
        (void)release_one(&opened_here[i]);
    }
}

/* Few and many of them, each opened, signaled often and released in another order than made. */
TEST(many_events) {
    NEED(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
    enum { SIGNALS = 100 };
    static const int counts[] = {3, MANY};
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_event_desc_t desc = {UR_STRUCTURE_TYPE_EXP_EVENT_DESC, NULL, UR_EXP_EVENT_FLAG_IPC_EXP};
    conf_defer(release_many, NULL);
    for (size_t c = 0; c < CONF_COUNT(counts); ++c) {
        int count = counts[c];
        for (int i = 0; i < count; ++i) {
            void *blob = NULL;
            size_t size = 0;
            ur_result_t made = urEventCreateExp(conf.context, conf.device, &desc, &made_here[i]);
            if (made == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY && i > counts[0]) {
                count = i; /* as many as the driver has */
                break;
            }
            UR(made);
            UR(urIPCGetEventHandleExp(made_here[i], &blob, &size));
            UR(urIPCOpenEventHandleExp(conf.context, blob, size, &opened_here[i]));
            UR(urIPCPutEventHandleExp(conf.context, blob));
        }
        for (int i = 0; i < SIGNALS; ++i) {
            ur_event_handle_t signaled = made_here[i % count];
            UR(urEnqueueEventsWaitWithBarrierExt(queue, NULL, 0, NULL, &signaled));
            UR(urEnqueueEventsWait(queue, 1, &opened_here[i % count], NULL));
        }
        for (int i = count - 1; i >= 0; --i) {
            UR(urEventWait(1, &opened_here[i]));
            CHECK_EQ(status_of(opened_here[i]), UR_EVENT_STATUS_COMPLETE);
            UR(release_one(i % 2 ? &made_here[i] : &opened_here[i]));
        }
        for (int i = 0; i < count; ++i) {
            UR(release_one(i % 2 ? &opened_here[i] : &made_here[i]));
        }
        UR(urQueueFinish(queue));
    }
}

TEST(wrong_event) {
    NEED(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
    ur_exp_event_desc_t desc = {UR_STRUCTURE_TYPE_EXP_EVENT_DESC, NULL,
                                UR_EXP_EVENT_FLAG_IPC_EXP | UR_EXP_EVENT_FLAG_ENABLE_PROFILING};
    ur_event_handle_t event = NULL;
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urEventCreateExp(conf.context, conf.device, &desc, &event));
    CHECK(event == NULL);
    desc.flags = 0;
    UR(urEventCreateExp(conf.context, conf.device, &desc, &event));
    conf_event(event);
    void *blob = NULL;
    size_t size = 77;
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT, urIPCGetEventHandleExp(event, &blob, &size));
    CHECK(blob == NULL);
    CHECK_EQ(size, 77);
}

/* ---- memory for other interfaces ------------------------------------------------------------- */

TEST(exported) {
    char *memory = exportable(256);
    ur_queue_handle_t queue = conf_queue(0);
    ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
    static unsigned char seen[BYTES];
    CHECK_EQ((uintptr_t)memory % 256, 0);
    UR(urUSMGetMemAllocInfo(conf.context, memory + 8, UR_USM_ALLOC_INFO_TYPE, sizeof type, &type,
                            NULL));
    CHECK_EQ(type, UR_USM_TYPE_DEVICE);
    fill(queue, memory);
    UR(urEnqueueUSMMemcpy(queue, true, seen, memory, BYTES, 0, NULL, NULL));
    CHECK(all_are(seen, FROM_HERE));
    int file = -1;
    UR(urMemoryExportExportMemoryHandleExp(conf.context, conf.device,
                                           UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, memory, &file));
    CHECK(file >= 0);
    CHECK(close(file) == 0);
}

TEST(wrong_export) {
    char *memory = exportable(0);
    void *none = NULL;
    int file = -7;
    UR_IS(UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT,
          urMemoryExportAllocExportableMemoryExp(conf.context, conf.device, 3, BYTES,
                                                 UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, &none));
    UR_IS(UR_RESULT_ERROR_INVALID_USM_SIZE,
          urMemoryExportAllocExportableMemoryExp(conf.context, conf.device, 0, 0,
                                                 UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, &none));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urMemoryExportExportMemoryHandleExp(
              conf.context, conf.device, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, memory + 64, &file));
    CHECK(none == NULL);
    CHECK_EQ(file, -7);
}

#define EXPORT_ENTRIES                                                                             \
    "urMemoryExportAllocExportableMemoryExp urMemoryExportExportMemoryHandleExp "                  \
    "urMemoryExportFreeExportableMemoryExp"
#define MEMORY_ENTRIES                                                                             \
    "urIPCGetMemHandleExp urIPCOpenMemHandleExp urIPCCloseMemHandleExp urIPCPutMemHandleExp"
#define EVENT_ENTRIES "urIPCGetEventHandleExp urIPCOpenEventHandleExp urIPCPutEventHandleExp"
static const conf_test tests[] = {
    CONF_TEST(memory, MEMORY_ENTRIES, "shares memory with another process, both ways"),
    CONF_TEST(memory_of_pool, MEMORY_ENTRIES, "shares memory of a pool with another process"),
    CONF_TEST(memory_exportable, MEMORY_ENTRIES " urMemoryExportAllocExportableMemoryExp",
              "shares exportable memory with another process"),
    CONF_TEST(memory_here, MEMORY_ENTRIES, "opens memory in the process that shares it"),
    CONF_TEST(wrong_memory, MEMORY_ENTRIES, "refuses addresses and data that are none"),
    CONF_TEST(exported, EXPORT_ENTRIES, "exports memory that the device uses"),
    CONF_TEST(wrong_export, EXPORT_ENTRIES, "refuses wrong sizes and addresses"),
    CONF_TEST(physical_memory,
              "urIPCGetPhysMemHandleExp urIPCOpenPhysMemHandleExp urIPCClosePhysMemHandleExp "
              "urIPCPutPhysMemHandleExp",
              "shares physical memory with another process, both ways"),
    CONF_TEST(events, EVENT_ENTRIES " urEventCreateExp urEnqueueEventsWaitWithBarrierExt",
              "orders the commands of two processes, both ways"),
    CONF_TEST(events_of_the_dead, EVENT_ENTRIES " urIPCOpenMemHandleExp",
              "waits for nobody who is gone"),
    CONF_TEST(event_here, EVENT_ENTRIES, "opens an event in the process that shares it"),
    CONF_TEST(event_signaled_again, EVENT_ENTRIES " urEventCreateExp",
              "waits for the signal that was the newest at the call"),
    CONF_TEST(many_events, EVENT_ENTRIES, "keeps many events and signals apart"),
    CONF_TEST(wrong_event, "urIPCGetEventHandleExp urEventCreateExp",
              "refuses events that are not for sharing"),
};

int main(int argc, char **argv) {
    if (argc > 3 && strcmp(argv[1], "--peer") == 0) {
        return be_peer(argc, argv);
    }
    options.argc = argc;
    options.argv = argv;
    return conf_main(argc, argv, &(const conf_suite){"ipc", tests, CONF_COUNT(tests), false});
}
