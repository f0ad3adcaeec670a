/* Memory and semaphores of another interface, by a file descriptor that is the driver's from then
 * on. Memory is a file in memory (memfd, such as exported physical memory is). What stands in for
 * another interface's semaphores are an eventfd, for binary ones, and a file in memory of at least
 * eight bytes that hold the value, for timelines. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/futex.h>
#include <poll.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

/* What a descriptor is, as the system names it: "/memfd:name", "anon_inode:[eventfd]". */
static bool is_file(int fd, const char *kind) {
    char path[64], name[256];
    snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
    ssize_t length = readlink(path, name, sizeof(name) - 1);
    if (length < 0) {
        return false;
    }
    name[length] = 0;
    return strstr(name, kind) != NULL;
}

/* ---- memory ---------------------------------------------------------------------------------- */

/* A CUexternalMemory points to it. Mappings keep it. */
struct external {
    _Atomic int refs;
    unsigned char *pages;
    size_t size;
    int file;
    struct external *next; /* among those that live */
};

/* A linear mapping: cuMemFree ends it. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards what follows */
static struct external *memories;
static struct linear {
    struct linear *next;
    struct external *external;
    struct memory record;
    void *pages;
    size_t size, slack;
} * linears;

static void unref(struct external *external) {
    if (atomic_fetch_sub(&external->refs, 1) == 1) {
        munmap(external->pages, external->size);
        close(external->file);
        free(external);
    }
}

static bool lives(const struct external *external) {
    pthread_mutex_lock(&lock);
    const struct external *at = memories;
    while (at && at != external) {
        at = at->next;
    }
    pthread_mutex_unlock(&lock);
    return at != NULL;
}

EXPORT CUresult CUDAAPI cuImportExternalMemory(CUexternalMemory *out,
                                               const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *desc) {
    ENTER_CONTEXT();
    struct stat about;
    if (desc->type != CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD || desc->flags || !desc->size) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    if (!is_file(desc->handle.fd, "/memfd:") || fstat(desc->handle.fd, &about) != 0 ||
        (unsigned long long)about.st_size < desc->size) {
        close(desc->handle.fd); /* as driver 580 does on an H200 */
        return CUDA_ERROR_INVALID_VALUE;
    }
    struct external *made = calloc(1, sizeof(*made));
    if (!made) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    made->size = desc->size;
    made->pages = mmap(NULL, made->size, PROT_READ | PROT_WRITE, MAP_SHARED, desc->handle.fd, 0);
    if (made->pages == MAP_FAILED) {
        free(made);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    made->file = desc->handle.fd;
    atomic_init(&made->refs, 1);
    pthread_mutex_lock(&lock);
    made->next = memories;
    memories = made;
    pthread_mutex_unlock(&lock);
    *out = (CUexternalMemory)made;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuDestroyExternalMemory(CUexternalMemory memory) {
    ENTER_RELEASE(reported);
    struct external *external = (struct external *)memory;
    bool found = false;
    pthread_mutex_lock(&lock);
    for (struct external **at = &memories; *at; at = &(*at)->next) {
        if (*at == external) {
            *at = external->next;
            found = true;
            break;
        }
    }
    pthread_mutex_unlock(&lock);
    if (!found) {
        return CUDA_ERROR_INVALID_HANDLE;
    }
    unref(external);
    return reported;
}

EXPORT CUresult CUDAAPI cuExternalMemoryGetMappedBuffer(
    CUdeviceptr *address, CUexternalMemory memory, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *desc) {
    ENTER_CONTEXT();
    struct external *external = (struct external *)memory;
    if (!lives(external)) {
        return CUDA_ERROR_INVALID_HANDLE;
    }
    if (desc->flags || !desc->size || desc->offset > external->size ||
        desc->size > external->size - desc->offset) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    struct linear *made = calloc(1, sizeof(*made));
    if (!made) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    made->slack = desc->offset % page;
    made->size = desc->size + made->slack;
    made->pages = mmap(NULL, made->size, PROT_READ | PROT_WRITE, MAP_SHARED, external->file,
                       (off_t)(desc->offset - made->slack));
    if (made->pages == MAP_FAILED) {
        free(made);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    char *start = (char *)made->pages + made->slack;
    made->record = (struct memory){.kind = MEMORY_EXTERNAL,
                                   .context = soft_current,
                                   .ordinal = soft_current->device->ordinal,
                                   .size = desc->size};
    if (eng_mem_register(soft_root(), start, desc->size, &made->record) != ENG_OK) {
        munmap(made->pages, made->size);
        free(made);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    made->external = external;
    atomic_fetch_add(&external->refs, 1);
    pthread_mutex_lock(&lock);
    made->next = linears;
    linears = made;
    pthread_mutex_unlock(&lock);
    *address = (CUdeviceptr)(uintptr_t)start;
    return CUDA_SUCCESS;
}

bool soft_external_unmap(void *pointer) {
    struct linear *gone = NULL;
    pthread_mutex_lock(&lock);
    for (struct linear **at = &linears; *at; at = &(*at)->next) {
        if ((char *)(*at)->pages + (*at)->slack == (char *)pointer) {
            gone = *at;
            *at = gone->next;
            break;
        }
    }
    pthread_mutex_unlock(&lock);
    if (!gone) {
        return false;
    }
    eng_mem_unregister(soft_root(), pointer);
    munmap(gone->pages, gone->size);
    unref(gone->external);
    free(gone);
    return true;
}

EXPORT CUresult CUDAAPI
cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory memory,
                                        const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *desc) {
    ENTER_CONTEXT();
    struct external *external = (struct external *)memory;
    if (!lives(external)) {
        return CUDA_ERROR_INVALID_HANDLE;
    }
    if (desc->offset > external->size || !desc->numLevels) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    CUresult result =
        soft_mipmap_make(mipmap, &desc->arrayDesc, desc->numLevels, external->pages + desc->offset,
                         external->size - (size_t)desc->offset);
    if (result == CUDA_SUCCESS) {
        atomic_fetch_add(&external->refs, 1);
        (*mipmap)->external = external;
    }
    return result;
}

void soft_external_unref(struct external *external) {
    unref(external);
}

/* ---- semaphores ------------------------------------------------------------------------------ */

/* A CUexternalSemaphore points to it. */
struct semaphore {
    _Atomic int refs; /* the handle, and each command that is not over */
    int file;
    _Atomic uint64_t *value; /* of a timeline, else NULL */
    struct semaphore *next;
};
static struct semaphore *semaphores; /* under the lock */

static void semaphore_unref(struct semaphore *semaphore) {
    if (atomic_fetch_sub(&semaphore->refs, 1) == 1) {
        if (semaphore->value) {
            munmap((void *)semaphore->value, sizeof(*semaphore->value));
        }
        close(semaphore->file);
        free(semaphore);
    }
}

EXPORT CUresult CUDAAPI cuImportExternalSemaphore(CUexternalSemaphore *out,
                                                  const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *desc) {
    ENTER_CONTEXT();
    bool timeline = desc->type == CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD;
    struct stat about;
    if ((!timeline && desc->type != CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD) || desc->flags) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    if (!is_file(desc->handle.fd, timeline ? "/memfd:" : "eventfd") ||
        (timeline && (fstat(desc->handle.fd, &about) != 0 || about.st_size < 8))) {
        close(desc->handle.fd);
        return CUDA_ERROR_INVALID_VALUE;
    }
    struct semaphore *made = calloc(1, sizeof(*made));
    if (!made) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    if (timeline) {
        void *page = mmap(NULL, sizeof(*made->value), PROT_READ | PROT_WRITE, MAP_SHARED,
                          desc->handle.fd, 0);
        if (page == MAP_FAILED) {
            free(made);
            return CUDA_ERROR_OUT_OF_MEMORY;
        }
        made->value = page;
    }
    made->file = desc->handle.fd;
    atomic_init(&made->refs, 1);
    pthread_mutex_lock(&lock);
    made->next = semaphores;
    semaphores = made;
    pthread_mutex_unlock(&lock);
    *out = (CUexternalSemaphore)made;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuDestroyExternalSemaphore(CUexternalSemaphore handle) {
    ENTER_RELEASE(reported);
    struct semaphore *semaphore = (struct semaphore *)handle;
    bool found = false;
    pthread_mutex_lock(&lock);
    for (struct semaphore **at = &semaphores; *at; at = &(*at)->next) {
        if (*at == semaphore) {
            *at = semaphore->next;
            found = true;
            break;
        }
    }
    pthread_mutex_unlock(&lock);
    if (!found) {
        return CUDA_ERROR_INVALID_HANDLE;
    }
    semaphore_unref(semaphore);
    return reported;
}

/* Retained; NULL: there is no such semaphore. */
static struct semaphore *use(CUexternalSemaphore handle) {
    struct semaphore *semaphore = (struct semaphore *)handle;
    pthread_mutex_lock(&lock);
    const struct semaphore *at = semaphores;
    while (at && at != semaphore) {
        at = at->next;
    }
    if (at) {
        atomic_fetch_add(&semaphore->refs, 1);
    }
    pthread_mutex_unlock(&lock);
    return at ? semaphore : NULL;
}

struct step {
    struct semaphore *semaphore;
    uint64_t value;
};

static int signal_now(void *data) {
    struct step *step = data;
    if (step->semaphore->value) {
        /* The value of a timeline only grows. */
        uint64_t now = atomic_load(step->semaphore->value);
        while (now < step->value &&
               !atomic_compare_exchange_weak(step->semaphore->value, &now, step->value)) {
        }
        syscall(SYS_futex, step->semaphore->value, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
    } else {
        uint64_t one = 1;
        (void)!write(step->semaphore->file, &one, sizeof(one));
    }
    semaphore_unref(step->semaphore);
    free(step);
    return 0;
}

/* One of the engine's threads waits. */
static int wait_now(void *data) {
    struct step *step = data;
    if (step->semaphore->value) {
        uint64_t now;
        while ((now = atomic_load(step->semaphore->value)) < step->value) {
            syscall(SYS_futex, step->semaphore->value, FUTEX_WAIT, (uint32_t)now, NULL, NULL, 0);
        }
    } else {
        uint64_t count;
        while (read(step->semaphore->file, &count, sizeof(count)) < 0 &&
               (errno == EAGAIN || errno == EINTR)) {
            struct pollfd ready = {.fd = step->semaphore->file, .events = POLLIN};
            (void)poll(&ready, 1, -1);
        }
    }
    semaphore_unref(step->semaphore);
    free(step);
    return 0;
}

static CUresult enqueue(CUexternalSemaphore handle, unsigned flags, uint64_t value,
                        int (*run)(void *), CUstream stream) {
    struct semaphore *semaphore = flags ? NULL : use(handle);
    if (!semaphore) {
        return flags ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
    }
    struct step *step = malloc(sizeof(*step));
    if (!step) {
        semaphore_unref(semaphore);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *step = (struct step){semaphore, value};
    struct eng_submit submit = soft_submit(stream, "external semaphore", NULL);
    submit.flags = ENG_RUN_ALWAYS;
    int result = eng_task(&submit, run, step);
    if (result != ENG_OK) {
        semaphore_unref(semaphore);
        free(step);
    }
    return soft_result(result);
}

EXPORT CUresult CUDAAPI cuSignalExternalSemaphoresAsync(
    const CUexternalSemaphore *semaphore_list, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *params,
    unsigned int count, CUstream stream) {
    ENTER_CONTEXT();
    CUresult result = CUDA_SUCCESS;
    for (unsigned i = 0; i < count && result == CUDA_SUCCESS; ++i) {
        result = enqueue(semaphore_list[i], params[i].flags, params[i].params.fence.value,
                         signal_now, stream);
    }
    return result;
}

EXPORT CUresult CUDAAPI cuWaitExternalSemaphoresAsync(
    const CUexternalSemaphore *semaphore_list, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *params,
    unsigned int count, CUstream stream) {
    ENTER_CONTEXT();
    CUresult result = CUDA_SUCCESS;
    for (unsigned i = 0; i < count && result == CUDA_SUCCESS; ++i) {
        result = enqueue(semaphore_list[i], params[i].flags, params[i].params.fence.value, wait_now,
                         stream);
    }
    return result;
}
