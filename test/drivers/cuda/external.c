/* Memory and semaphores of another interface, by a file descriptor that is the driver's from then
 * on. Memory is a file in memory (memfd, such as exported physical memory is). */
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "internal.h"
#include "semaphore.h"

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
    if (!soft_descriptor_is(desc->handle.fd, "/memfd:") || fstat(desc->handle.fd, &about) != 0 ||
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

EXPORT CUresult CUDAAPI cuImportExternalSemaphore(CUexternalSemaphore *out,
                                                  const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *desc) {
    ENTER_CONTEXT();
    bool timeline = desc->type == CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD;
    if ((!timeline && desc->type != CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD) || desc->flags) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    if (!soft_is_semaphore(desc->handle.fd, timeline)) {
        close(desc->handle.fd);
        return CUDA_ERROR_INVALID_VALUE;
    }
    struct soft_semaphore *made = soft_semaphore_import(desc->handle.fd, timeline);
    if (!made) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *out = (CUexternalSemaphore)made;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuDestroyExternalSemaphore(CUexternalSemaphore handle) {
    ENTER_RELEASE(reported);
    return soft_semaphore_release((struct soft_semaphore *)handle) ? reported
                                                                   : CUDA_ERROR_INVALID_HANDLE;
}

static CUresult enqueue(CUexternalSemaphore handle, unsigned flags, uint64_t value, bool signal,
                        CUstream stream) {
    if (flags) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    struct eng_submit submit = soft_submit(stream, "external semaphore", NULL);
    submit.flags = ENG_RUN_ALWAYS;
    int result = soft_semaphore_enqueue(&submit, (struct soft_semaphore *)handle, value, signal);
    return result == SOFT_NO_SEMAPHORE ? CUDA_ERROR_INVALID_HANDLE : soft_result(result);
}

EXPORT CUresult CUDAAPI cuSignalExternalSemaphoresAsync(
    const CUexternalSemaphore *semaphore_list, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *params,
    unsigned int count, CUstream stream) {
    ENTER_CONTEXT();
    CUresult result = CUDA_SUCCESS;
    for (unsigned i = 0; i < count && result == CUDA_SUCCESS; ++i) {
        result =
            enqueue(semaphore_list[i], params[i].flags, params[i].params.fence.value, true, stream);
    }
    return result;
}

EXPORT CUresult CUDAAPI cuWaitExternalSemaphoresAsync(
    const CUexternalSemaphore *semaphore_list, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *params,
    unsigned int count, CUstream stream) {
    ENTER_CONTEXT();
    CUresult result = CUDA_SUCCESS;
    for (unsigned i = 0; i < count && result == CUDA_SUCCESS; ++i) {
        result = enqueue(semaphore_list[i], params[i].flags, params[i].params.fence.value, false,
                         stream);
    }
    return result;
}
