#include "peer.h"

#include "again.h"

#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>

static struct {
    int argc;
    char **argv;
} options;

/* ---- the other process ----------------------------------------------------------------------- */

static bool decode(const char *hex, struct conf_bytes *out) {
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

bool conf_all_are(const unsigned char *bytes, unsigned char value) {
    size_t i = 0;
    while (i < CONF_PEER_BYTES && bytes[i] == value) {
        ++i;
    }
    return i == CONF_PEER_BYTES;
}

bool conf_pass_word(int to, char word) {
    return write(to, &word, 1) == 1;
}

bool conf_hear_word(int from, char word) {
    char got = 0;
    return read(from, &got, 1) == 1 && got == word;
}

bool conf_pass_bytes(const void *data, size_t size) {
    return conf_pass_word(STDOUT_FILENO, 'b') &&
           write(STDOUT_FILENO, &size, sizeof size) == (ssize_t)sizeof size &&
           write(STDOUT_FILENO, data, size) == (ssize_t)size;
}

void conf_stay(void) {
    for (;;) {
        pause();
    }
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
static int be_peer(int argc, char **argv, const struct conf_peer_work *works, size_t work_count) {
    static struct conf_bytes data[3];
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
    for (size_t i = 0; i < work_count; ++i) {
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

/* What waits for it goes on then. */
static void stop_peer(void *unused) {
    (void)unused;
    if (peer.process > 0) {
        kill(peer.process, SIGKILL);
        waitpid(peer.process, NULL, 0);
        peer.process = 0;
    }
}

static void end_peer(void *unused) {
    stop_peer(unused);
    close(peer.to);
    close(peer.from);
}

char *conf_hex(const void *data, size_t size) {
    CHECK_MSG(size <= CONF_DATA_MOST, "%zu bytes of data", size);
    char *hex = conf_alloc(2 * size + 1);
    for (size_t i = 0; i < size; ++i) {
        snprintf(hex + 2 * i, 3, "%02x", ((const unsigned char *)data)[i]);
    }
    return hex;
}

void conf_peer_start(const char *work, uint32_t count, char *const *data) {
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
        conf_again(options.argc, argv);
        _exit(127);
    }
    close(down[0]);
    close(up[1]);
    peer.to = down[1];
    peer.from = up[0];
    conf_defer_settled(stop_peer, end_peer, NULL);
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

void conf_peer_wait(void) {
    int status = 0;
    CHECK(waitpid(peer.process, &status, 0) == peer.process);
    peer.process = 0;
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        char what[64];
        snprintf(what, sizeof what, "ended with 0x%x", (unsigned)status);
        fail_for_peer(what, "");
    }
}

void conf_peer_hear(char word) {
    char got[2] = "";
    if (read(peer.from, got, 1) != 1 || got[0] != word) {
        fail_for_peer("ended early", got);
    }
}

void *conf_peer_take(size_t *size) {
    conf_peer_hear('b');
    CHECK(read(peer.from, size, sizeof *size) == (ssize_t)sizeof *size);
    CHECK(*size > 0 && *size <= CONF_DATA_MOST);
    void *data = conf_alloc(*size);
    CHECK(read(peer.from, data, *size) == (ssize_t)*size);
    return data;
}

void conf_peer_tell(char word) {
    CHECK(conf_pass_word(peer.to, word));
}

void conf_peer_kill(void) {
    CHECK(kill(peer.process, SIGKILL) == 0);
    CHECK(waitpid(peer.process, NULL, 0) == peer.process);
    peer.process = 0;
}

/* ---- memory ---------------------------------------------------------------------------------- */

void conf_fill_here(ur_queue_handle_t queue, void *memory) {
    unsigned char value = CONF_FROM_HERE;
    UR(urEnqueueUSMFill(queue, memory, 1, &value, CONF_PEER_BYTES, 0, NULL, NULL));
    UR(urQueueFinish(queue));
}

static void free_exportable(void *memory) {
    urMemoryExportFreeExportableMemoryExp(conf.context, conf.device, memory);
}

void *conf_exportable(size_t alignment) {
    NEED(UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP);
    void *memory = NULL;
    UR(urMemoryExportAllocExportableMemoryExp(conf.context, conf.device, alignment, CONF_PEER_BYTES,
                                              UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, &memory));
    CHECK(memory != NULL);
    conf_defer(free_exportable, memory);
    return memory;
}

void *conf_shareable(void) {
    if (conf_bool(UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP)) {
        conf_need_usm(UR_USM_TYPE_DEVICE);
        return conf_usm(UR_USM_TYPE_DEVICE, CONF_PEER_BYTES);
    }
    void *memory = conf_exportable(0), *blob = NULL;
    UR_OR_UNSUPPORTED(urIPCGetMemHandleExp(conf.context, memory, &blob, &(size_t){0}));
    UR(urIPCPutMemHandleExp(conf.context, blob));
    return memory;
}

static void put_memory(void *data) {
    urIPCPutMemHandleExp(conf.context, data);
}

char *conf_share_memory(void *memory, void **data, size_t *size) {
    *data = NULL;
    *size = 0;
    UR(urIPCGetMemHandleExp(conf.context, memory, data, size));
    CHECK(*data != NULL && *size > 0);
    conf_defer(put_memory, *data);
    return conf_hex(*data, *size);
}

int conf_main_or_peer(int argc, char **argv, const conf_suite *suite,
                      const struct conf_peer_work *works, size_t count) {
    if (argc > 3 && strcmp(argv[1], "--peer") == 0) {
        return be_peer(argc, argv, works, count);
    }
    options.argc = argc;
    options.argv = argv;
    return conf_main(argc, argv, suite);
}
