/* Made by urtrace replay --to-c: the calls of a recording as a program.
 *
 *   cc -I FOLDER-OF-ur_api.h THIS.c -lur_loader -o program && ./program [THIS.c.data]
 *
 * It runs on the first device that ONEAPI_DEVICE_SELECTOR leaves, compares the bytes that the
 * recorded program could read, and ends with 1 if a call failed or something differs. */
#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ur_api.h"

#define GRAIN 4096

/* Memory that commands use by its address. `known` is what it held when that was last certain. */
struct memory {
    char *at;
    size_t size;
    bool hidden; /* from the host */
    char *known;
};
/* The word at `offset` is an address. */
struct word {
    size_t offset;
    const void *address;
};

static unsigned char *data; /* contents, a private mapping of the file */
static ur_adapter_handle_t adapter;
static ur_platform_handle_t platform;
static ur_device_handle_t devices[64];
static uint32_t num_devices;
static unsigned long failed, compared, differ;
/* Each context has a queue of ours in front of the program's; each queue is kept. */
static struct {
    ur_queue_handle_t at;
    ur_context_handle_t context;
    bool captures;
} * queues;
static size_t num_queues;

static void *need(void *memory) {
    if (!memory) {
        fprintf(stderr, "memory is short\n");
        exit(2);
    }
    return memory;
}

static void check(ur_result_t result, const char *call, int line) {
    if (result != UR_RESULT_SUCCESS) {
        fprintf(stderr, "line %d: %.60s: failed with %d\n", line, call, (int)result);
        failed++;
    }
}
#define OK(...) check(__VA_ARGS__, #__VA_ARGS__, __LINE__)

static void begin(const char *name, const char *path) {
    struct stat about;
    uint32_t count = 0, platforms = 0;
    ur_adapter_handle_t adapters[16];
    int fd = open(path, O_RDONLY);
    if (fd < 0 || fstat(fd, &about) != 0) {
        perror(path);
        exit(2);
    }
    data = mmap(NULL, (size_t)about.st_size + 1, PROT_READ | PROT_WRITE, MAP_PRIVATE, fd, 0);
    close(fd);
    if (data == MAP_FAILED) {
        perror(path);
        exit(2);
    }
    OK(urLoaderInit(0, NULL));
    OK(urAdapterGet(16, adapters, &count));
    /* The recorded device if it is here, else the first. */
    for (int any = 0; any < 2 && !num_devices; any++) {
        for (uint32_t i = 0; i < count && i < 16 && !num_devices; i++) {
            ur_platform_handle_t list[16];
            if (urPlatformGet(adapters[i], 16, list, &platforms)) {
                continue;
            }
            for (uint32_t j = 0; j < platforms && j < 16 && !num_devices; j++) {
                uint32_t found = 0;
                char here[256] = "";
                if (urDeviceGetSelected(list[j], UR_DEVICE_TYPE_ALL, 64, devices, &found) ||
                    !found) {
                    continue;
                }
                urDeviceGetInfo(devices[0], UR_DEVICE_INFO_NAME, sizeof(here) - 1, here, NULL);
                if (any || strcmp(here, name) == 0) {
                    adapter = adapters[i];
                    platform = list[j];
                    num_devices = found < 64 ? found : 64;
                }
            }
        }
    }
    if (!num_devices) {
        fprintf(stderr, "there is no device\n");
        exit(2);
    }
}

static ur_device_handle_t device(uint32_t index) {
    return devices[index % num_devices];
}

static int end(void) {
    for (size_t i = 0; i < num_queues; i++) {
        urQueueFinish(queues[i].at);
        urQueueRelease(queues[i].at);
    }
    free(queues);
    urLoaderTearDown();
    printf("%lu failed; %lu outputs compared, %lu differ\n", failed, compared, differ);
    return failed || differ;
}

static void add_queue(ur_queue_handle_t queue, ur_context_handle_t context) {
    queues = need(realloc(queues, (num_queues + 1) * sizeof(*queues)));
    queues[num_queues].at = queue;
    queues[num_queues].context = context;
    queues[num_queues++].captures = false;
}

static inline void context_made(ur_context_handle_t context, ur_device_handle_t of) {
    ur_queue_handle_t queue;
    if (context && urQueueCreate(context, of, NULL, &queue) == UR_RESULT_SUCCESS) {
        add_queue(queue, context);
    }
}

static inline void queue_made(ur_queue_handle_t queue, ur_context_handle_t context) {
    if (queue && urQueueRetain(queue) == UR_RESULT_SUCCESS) {
        add_queue(queue, context);
    }
}

static inline void queue_captures(ur_queue_handle_t queue, bool captures) {
    for (size_t i = 0; i < num_queues; i++) {
        if (queues[i].at == queue) {
            queues[i].captures = captures;
        }
    }
}

static ur_queue_handle_t own_queue(ur_context_handle_t context) {
    for (size_t i = 0; i < num_queues; i++) {
        if (queues[i].context == context) {
            return queues[i].at;
        }
    }
    return NULL;
}

static inline void finish(void) {
    for (size_t i = 0; i < num_queues; i++) {
        if (!queues[i].captures) {
            urQueueFinish(queues[i].at);
        }
    }
}

/* What is taken for the host stays until the end: commands may use it. Whole pages, as drivers
 * take it. */
static inline char *host(size_t size) {
    size_t whole = (size + 4095) / 4096 * 4096;
    char *at = need(aligned_alloc(4096, whole ? whole : 4096));
    memset(at, 0, whole);
    return at;
}

static inline void *content(size_t offset) {
    return data + offset;
}

/* A content that has addresses in it. */
static inline void *with_words(size_t offset, size_t size, size_t count, const struct word *words) {
    char *at = host(size);
    memcpy(at, data + offset, size);
    for (size_t i = 0; i < count; i++) {
        memcpy(at + words[i].offset, &words[i].address, sizeof(words[i].address));
    }
    return at;
}

static void copy_rows(char *apart, char *packed, const size_t shape[6], bool out) {
    for (size_t i = 0; i < shape[1] * shape[2]; i++) {
        char *row = apart + shape[5] + i / shape[1] * shape[4] + i % shape[1] * shape[3];
        char *dense = packed + i * shape[0];
        memcpy(out ? dense : row, out ? row : dense, shape[0]);
    }
}

/* Rows with gaps between them: width, height, depth, row pitch, slice pitch, offset. */
static inline char *rows(void *packed, const size_t shape[6]) {
    char *at = host(shape[5] + (shape[2] - 1) * shape[4] + (shape[1] - 1) * shape[3] + shape[0]);
    copy_rows(at, packed, shape, false);
    return at;
}

/* What commands of a graph read in the runs that follow. */
static inline void input_is(char *at, void *packed, const size_t shape[6]) {
    finish();
    copy_rows(at, packed, shape, false);
}

/* ---- memory ---- */

static inline void memory_made(struct memory *memory, size_t size, bool hidden) {
    free(memory->known);
    memory->size = size;
    memory->hidden = hidden;
    memory->known = NULL;
}

/* What nobody has written is zeros, as it was taken to be. */
static inline void memory_cleared(struct memory *memory, ur_context_handle_t context) {
    ur_queue_handle_t queue = own_queue(context);
    if (!memory->hidden && memory->at) {
        memset(memory->at, 0, memory->size);
        memory->known = need(calloc(1, memory->size));
    } else if (queue && memory->at &&
               !urEnqueueUSMFill(queue, memory->at, 1, "", memory->size, 0, NULL, NULL)) {
        urQueueFinish(queue);
    }
}

static inline void buffer_cleared(ur_mem_handle_t buffer, size_t size,
                                  ur_context_handle_t context) {
    ur_queue_handle_t queue = own_queue(context);
    if (queue && buffer && !urEnqueueMemBufferFill(queue, buffer, "", 1, 0, size, 0, NULL, NULL)) {
        urQueueFinish(queue);
    }
}

static bool move(char *to, const char *from, size_t size, bool hidden) {
    if (!hidden) {
        memcpy(to, from, size);
        return true;
    }
    for (size_t i = 0; i < num_queues; i++) {
        if (!queues[i].captures &&
            !urEnqueueUSMMemcpy(queues[i].at, true, to, from, size, 0, NULL, NULL)) {
            return true;
        }
    }
    failed++;
    return false;
}

static void know(struct memory *memory, size_t offset, size_t size) {
    if (memory->known) {
        memcpy(memory->known + offset, memory->at + offset, size);
    }
}

/* The host has put it there. If that is not certain, pages that commands have changed here are
 * left as they are, until an output tells what they held after them. */
static inline void host_wrote(struct memory *memory, size_t offset, const void *from, size_t size,
                              bool certain) {
    if (!memory->at) {
        return;
    }
    if (certain || !memory->known) {
        move(memory->at + offset, from, size, memory->hidden);
        know(memory, offset, size);
        return;
    }
    for (size_t at = 0; at < size;) {
        size_t grain = (offset + at) / GRAIN * GRAIN, end = grain + GRAIN;
        size_t step = (end < offset + size ? end : offset + size) - (offset + at);
        end = end < memory->size ? end : memory->size;
        if (memcmp(memory->at + grain, memory->known + grain, end - grain) == 0) {
            memcpy(memory->at + offset + at, (const char *)from + at, step);
            know(memory, offset + at, step);
        }
        at += step;
    }
}

/* ---- outputs ---- */

static bool same(const char *what, const char *here, const char *recorded, size_t size) {
    compared++;
    if (memcmp(here, recorded, size) == 0) {
        return true;
    }
    size_t at = 0;
    while (here[at] == recorded[at]) {
        at++;
    }
    if (!differ++) {
        uint32_t a = 0, b = 0;
        at = at / 4 * 4;
        memcpy(&a, recorded + at, size - at < 4 ? size - at : 4);
        memcpy(&b, here + at, size - at < 4 ? size - at : 4);
        printf("first difference: %s, byte %zu of %zu: recorded 0x%x, here 0x%x\n", what, at, size,
               (unsigned)a, (unsigned)b);
    }
    return false;
}

/* What differs is replaced by what was recorded, so that the next difference is one of its own. */
static inline void memory_is(struct memory *memory, size_t offset, const void *recorded,
                             size_t size, const char *what) {
    char *here = need(malloc(size));
    if (memory->at && move(here, memory->at + offset, size, memory->hidden)) {
        if (!same(what, here, recorded, size)) {
            move(memory->at + offset, recorded, size, memory->hidden);
        }
        know(memory, offset, size);
    }
    free(here);
}

static inline void host_is(char *apart, void *recorded, const size_t shape[6], const char *what) {
    size_t size = shape[0] * shape[1] * shape[2];
    char *here = need(malloc(size));
    copy_rows(apart, here, shape, true);
    if (!same(what, here, recorded, size)) {
        copy_rows(apart, recorded, shape, false);
    }
    free(here);
}

static inline void buffer_wrote(ur_mem_handle_t buffer, const void *from, size_t size) {
    for (size_t i = 0; i < num_queues; i++) {
        if (!urEnqueueMemBufferWrite(queues[i].at, buffer, true, 0, size, from, 0, NULL, NULL)) {
            return;
        }
    }
    failed++;
}

static inline void buffer_is(ur_mem_handle_t buffer, const void *recorded, size_t size,
                             const char *what) {
    char *here = need(malloc(size));
    for (size_t i = 0; i < num_queues; i++) {
        if (!queues[i].captures &&
            !urEnqueueMemBufferRead(queues[i].at, buffer, true, 0, size, here, 0, NULL, NULL)) {
            same(what, here, recorded, size);
            break;
        }
    }
    free(here);
}
