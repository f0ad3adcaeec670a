/* Names of kernels, as they stand in events of a trace. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "trace_file.h"
#include "tracing.h"

/* The longest name that is written whole, with its quotes (bytes). */
#define LONGEST 512

struct name {
    struct name *next;
    char text[];
};

struct kernel {
    ur_kernel_handle_t handle;
    const struct name *name;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* over all of this */
static struct kernel *kernels; /* by open addressing; at most half of the places are taken */
static size_t room, taken;
static struct name *names; /* all, each once in a row of the same; they live as long as the trace */

static struct kernel *trace_kernels_place(struct kernel *table, size_t size,
                                          ur_kernel_handle_t handle) {
    uint64_t mixed = ((uint64_t)(uintptr_t)handle >> 4) * UINT64_C(0x9e3779b97f4a7c15);
    size_t i = (size_t)(mixed ^ mixed >> 32) & (size - 1);
    while (table[i].handle && table[i].handle != handle) {
        i = (i + 1) & (size - 1);
    }
    return &table[i];
}

/* Under the lock. The handle's place, or NULL without memory. */
static struct kernel *trace_kernels_find(ur_kernel_handle_t handle) {
    if (2 * (taken + 1) > room) {
        size_t more = room ? 2 * room : 64;
        struct kernel *larger = calloc(more, sizeof(*larger));
        if (!larger) {
            return NULL;
        }
        for (size_t i = 0; i < room; i++) {
            if (kernels[i].handle) {
                *trace_kernels_place(larger, more, kernels[i].handle) = kernels[i];
            }
        }
        free(kernels);
        kernels = larger;
        room = more;
    }
    return trace_kernels_place(kernels, room, handle);
}

void loader_trace_kernel_made(ur_kernel_handle_t handle, const char *name) {
    char asked[LONGEST] = "", quoted[LONGEST];
    if (!name) {
        size_t size = 0;
        ur_result_t result = loader_traced_next->ddi.Kernel.pfnGetInfo(
            handle, UR_KERNEL_INFO_FUNCTION_NAME, 0, NULL, &size);
        if (result == UR_RESULT_SUCCESS && size && size <= sizeof(asked)) {
            (void)loader_traced_next->ddi.Kernel.pfnGetInfo(handle, UR_KERNEL_INFO_FUNCTION_NAME,
                                                            size, asked, NULL);
        }
        asked[sizeof(asked) - 1] = '\0';
        name = asked;
    }
    *loader_trace_string(quoted, name, sizeof(quoted)) = '\0';
    pthread_mutex_lock(&lock);
    struct kernel *kernel = trace_kernels_find(handle);
    if (kernel && !(kernel->handle && strcmp(kernel->name->text, quoted) == 0)) {
        size_t length = strlen(quoted);
        struct name *added = malloc(sizeof(*added) + length + 1);
        if (added) {
            memcpy(added->text, quoted, length + 1);
            added->next = names;
            names = added;
            taken += !kernel->handle;
            *kernel = (struct kernel){handle, added};
        }
    }
    pthread_mutex_unlock(&lock);
}

const char *loader_trace_kernel(ur_kernel_handle_t handle) {
    for (int attempt = 0; handle && attempt < 2; attempt++) {
        pthread_mutex_lock(&lock);
        struct kernel *kernel = room ? trace_kernels_place(kernels, room, handle) : NULL;
        const char *text = kernel && kernel->handle ? kernel->name->text : NULL;
        pthread_mutex_unlock(&lock);
        if (text || attempt) {
            return text;
        }
        loader_trace_kernel_made(handle, NULL);
    }
    return NULL;
}

void loader_trace_kernels_stop(void) {
    pthread_mutex_lock(&lock);
    while (names) {
        struct name *next = names->next;
        free(names);
        names = next;
    }
    free(kernels);
    kernels = NULL;
    room = taken = 0;
    pthread_mutex_unlock(&lock);
}
