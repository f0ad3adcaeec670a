/* Address ranges, the memory behind them, and pools. Physical memory is a file in memory, so that
 * it can be mapped where the program wants it and handed to another process. */
#include <errno.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "internal.h"

/* A CUmemGenericAllocationHandle is a pointer to this. */
struct physical {
    _Atomic int refs; /* the handle, and each mapping */
    int file;
    size_t size;
    int ordinal;
    bool charged;  /* counted as memory of the device; not so what another process made */
    bool exported; /* asked for when it was made */
    struct physical *next, **at; /* in `physicals` */
};

struct mapping {
    void *start;
    size_t size;
    struct physical *physical;
    size_t offset;
    struct memory *record;
    unsigned access[DEVICES_MOST];
    struct mapping *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards mappings */
static struct mapping *mappings;

/* What was not released is the driver's, as on a device: not memory that the program has lost. */
static pthread_mutex_t physicals_lock = PTHREAD_MUTEX_INITIALIZER;
static struct physical *physicals;

static void keep(struct physical *physical) {
    atomic_init(&physical->refs, 1);
    pthread_mutex_lock(&physicals_lock);
    physical->next = physicals;
    physical->at = &physicals;
    if (physicals) {
        physicals->at = &physical->next;
    }
    physicals = physical;
    pthread_mutex_unlock(&physicals_lock);
}

static void unref(struct physical *physical) {
    if (atomic_fetch_sub(&physical->refs, 1) == 1) {
        pthread_mutex_lock(&physicals_lock);
        *physical->at = physical->next;
        if (physical->next) {
            physical->next->at = physical->at;
        }
        pthread_mutex_unlock(&physicals_lock);
        if (physical->charged) {
            atomic_fetch_sub(&soft_device(physical->ordinal)->used, physical->size);
            eng_mem_uncharge(soft_root(), physical->size);
        }
        close(physical->file);
        free(physical);
    }
}

EXPORT CUresult CUDAAPI cuMemGetAllocationGranularity(size_t *bytes,
                                                      const CUmemAllocationProp *prop,
                                                      CUmemAllocationGranularity_flags option) {
    (void)option;
    ENTER();
    if (prop->location.type != CU_MEM_LOCATION_TYPE_DEVICE || !soft_device(prop->location.id)) {
        return CUDA_ERROR_INVALID_DEVICE;
    }
    *bytes = GRANULARITY;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuMemAddressReserve(CUdeviceptr *start, size_t size, size_t alignment,
                                            CUdeviceptr wish, unsigned long long flags) {
    ENTER();
    if (size == 0 || size % GRANULARITY || flags || (alignment & (alignment - 1))) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    void *hint = (void *)(uintptr_t)wish;
    unsigned char *got = mmap(hint, size + GRANULARITY, PROT_NONE,
                              MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (got == MAP_FAILED) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    unsigned char *aligned =
        (unsigned char *)(((uintptr_t)got + GRANULARITY - 1) & ~(uintptr_t)(GRANULARITY - 1));
    if (aligned > got) {
        munmap(got, (size_t)(aligned - got));
    }
    size_t tail = (size_t)(got + size + GRANULARITY - (aligned + size));
    if (tail) {
        munmap(aligned + size, tail);
    }
    *start = (CUdeviceptr)(uintptr_t)aligned;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuMemAddressFree(CUdeviceptr start, size_t size) {
    ENTER_RELEASE_ANYWHERE(reported);
    return munmap((void *)(uintptr_t)start, size) == 0 ? reported : CUDA_ERROR_INVALID_VALUE;
}

EXPORT CUresult CUDAAPI cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size,
                                    const CUmemAllocationProp *prop, unsigned long long flags) {
    ENTER();
    if (size == 0 || size % GRANULARITY || flags ||
        prop->location.type != CU_MEM_LOCATION_TYPE_DEVICE || !soft_device(prop->location.id)) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    struct device *device = soft_device(prop->location.id);
    struct physical *physical = calloc(1, sizeof(*physical));
    if (!physical) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    uint64_t before = atomic_fetch_add(&device->used, size);
    if (size > DEVICE_MEMORY || before > DEVICE_MEMORY - size ||
        !eng_mem_charge(soft_root(), size)) {
        goto uncount;
    }
    physical->file = memfd_create("physical", MFD_CLOEXEC);
    if (physical->file < 0) {
        goto uncharge;
    }
    if (ftruncate(physical->file, (off_t)size) != 0) {
        close(physical->file);
        goto uncharge;
    }
    physical->charged = true;
    physical->exported =
        (prop->requestedHandleTypes & CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) != 0;
    keep(physical);
    physical->size = size;
    physical->ordinal = prop->location.id;
    *handle = (CUmemGenericAllocationHandle)(uintptr_t)physical;
    return CUDA_SUCCESS;

uncharge:
    eng_mem_uncharge(soft_root(), size);
uncount:
    atomic_fetch_sub(&device->used, size);
    free(physical);
    return CUDA_ERROR_OUT_OF_MEMORY;
}

EXPORT CUresult CUDAAPI cuMemRelease(CUmemGenericAllocationHandle handle) {
    ENTER_RELEASE_ANYWHERE(reported);
    if (!handle) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    unref((struct physical *)(uintptr_t)handle);
    return reported;
}

/* Another reference to the memory that is mapped at an address. */
EXPORT CUresult CUDAAPI cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle,
                                                    void *address) {
    ENTER();
    CUresult result = CUDA_ERROR_INVALID_VALUE;
    pthread_mutex_lock(&lock);
    for (struct mapping *at = mappings; at && result != CUDA_SUCCESS; at = at->next) {
        if ((char *)address >= (char *)at->start &&
            (char *)address < (char *)at->start + at->size) {
            atomic_fetch_add(&at->physical->refs, 1);
            *handle = (CUmemGenericAllocationHandle)(uintptr_t)at->physical;
            result = CUDA_SUCCESS;
        }
    }
    pthread_mutex_unlock(&lock);
    return result;
}

EXPORT CUresult CUDAAPI cuMemMap(CUdeviceptr start, size_t size, size_t offset,
                                 CUmemGenericAllocationHandle handle, unsigned long long flags) {
    ENTER();
    struct physical *physical = (struct physical *)(uintptr_t)handle;
    if (!physical || size == 0 || size % GRANULARITY || start % GRANULARITY || flags ||
        offset > physical->size || size > physical->size - offset) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    struct mapping *made = calloc(1, sizeof(*made));
    struct memory *record = calloc(1, sizeof(*record));
    void *at = (void *)(uintptr_t)start;
    if (!made || !record || eng_mem_register(soft_root(), at, size, record) != ENG_OK) {
        free(made);
        free(record);
        return CUDA_ERROR_INVALID_VALUE; /* something is mapped there */
    }
    *record = (struct memory){.kind = MEMORY_MAPPED, .ordinal = physical->ordinal, .size = size};
    if (mmap(at, size, PROT_NONE, MAP_SHARED | MAP_FIXED, physical->file, (off_t)offset) ==
        MAP_FAILED) {
        eng_mem_unregister(soft_root(), at);
        free(made);
        free(record);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    atomic_fetch_add(&physical->refs, 1);
    *made = (struct mapping){
        .start = at, .size = size, .physical = physical, .offset = offset, .record = record};
    pthread_mutex_lock(&lock);
    made->next = mappings;
    mappings = made;
    pthread_mutex_unlock(&lock);
    return CUDA_SUCCESS;
}

/* Mappings that lie inside a range; the range must be full of them. Pre: locked. */
static bool covered(const char *start, size_t size) {
    size_t found = 0;
    for (struct mapping *at = mappings; at; at = at->next) {
        const char *from = at->start;
        if (from >= start && from + at->size <= start + size) {
            found += at->size;
        }
    }
    return found == size;
}

EXPORT CUresult CUDAAPI cuMemUnmap(CUdeviceptr start, size_t size) {
    ENTER_RELEASE_ANYWHERE(reported);
    char *from = (char *)(uintptr_t)start;
    pthread_mutex_lock(&lock);
    bool whole = covered(from, size);
    for (struct mapping **at = &mappings; whole && *at;) {
        struct mapping *one = *at;
        if ((char *)one->start < from || (char *)one->start + one->size > from + size) {
            at = &one->next;
            continue;
        }
        *at = one->next;
        eng_mem_unregister(soft_root(), one->start);
        mmap(one->start, one->size, PROT_NONE,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
        unref(one->physical);
        free(one->record);
        free(one);
    }
    pthread_mutex_unlock(&lock);
    return whole ? reported : CUDA_ERROR_INVALID_VALUE;
}

EXPORT CUresult CUDAAPI cuMemSetAccess(CUdeviceptr start, size_t size, const CUmemAccessDesc *desc,
                                       size_t count) {
    ENTER();
    char *from = (char *)(uintptr_t)start;
    pthread_mutex_lock(&lock);
    bool whole = covered(from, size);
    for (struct mapping *at = mappings; whole && at; at = at->next) {
        if ((char *)at->start < from || (char *)at->start + at->size > from + size) {
            continue;
        }
        unsigned most = 0;
        for (size_t i = 0; i < count; ++i) {
            at->access[desc[i].location.id] = (unsigned)desc[i].flags;
        }
        for (int i = 0; i < DEVICES_MOST; ++i) {
            most = at->access[i] > most ? at->access[i] : most;
        }
        mprotect(at->start, at->size,
                 most == CU_MEM_ACCESS_FLAGS_PROT_READWRITE ? PROT_READ | PROT_WRITE
                 : most == CU_MEM_ACCESS_FLAGS_PROT_READ    ? PROT_READ
                                                            : PROT_NONE);
    }
    pthread_mutex_unlock(&lock);
    return whole ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

EXPORT CUresult CUDAAPI cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location,
                                       CUdeviceptr start) {
    ENTER();
    char *from = (char *)(uintptr_t)start;
    CUresult result = CUDA_ERROR_INVALID_VALUE;
    pthread_mutex_lock(&lock);
    for (struct mapping *at = mappings; at; at = at->next) {
        if (from >= (char *)at->start && from < (char *)at->start + at->size) {
            *flags = at->access[location->id];
            result = CUDA_SUCCESS;
        }
    }
    pthread_mutex_unlock(&lock);
    return result;
}

EXPORT CUresult CUDAAPI cuMemExportToShareableHandle(void *shared,
                                                     CUmemGenericAllocationHandle handle,
                                                     CUmemAllocationHandleType type,
                                                     unsigned long long flags) {
    ENTER();
    if (type != CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR || flags) {
        return CUDA_ERROR_NOT_SUPPORTED;
    }
    struct physical *physical = (struct physical *)(uintptr_t)handle;
    int file = physical->exported ? dup(physical->file) : -1;
    if (!physical->exported) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    if (file < 0) {
        return CUDA_ERROR_OPERATING_SYSTEM;
    }
    *(int *)shared = file;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle,
                                                       void *shared,
                                                       CUmemAllocationHandleType type) {
    ENTER_CONTEXT();
    struct stat about;
    int file = dup((int)(uintptr_t)shared);
    if (type != CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR || file < 0 || fstat(file, &about) != 0) {
        if (file >= 0) {
            close(file);
        }
        return CUDA_ERROR_INVALID_VALUE;
    }
    struct physical *physical = calloc(1, sizeof(*physical));
    if (!physical) {
        close(file);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    keep(physical);
    physical->file = file;
    physical->size = (size_t)about.st_size;
    physical->ordinal = soft_current->device->ordinal;
    *handle = (CUmemGenericAllocationHandle)(uintptr_t)physical;
    return CUDA_SUCCESS;
}

/* ---- pools ----------------------------------------------------------------------------------- */

/* Freed memory that a pool keeps, to be given out again for the same size. */
struct kept {
    void *pointer;
    size_t size;
    struct memory *record;
    struct kept *next;
};

/* Lives until it is destroyed and nothing of it is in use or on its way back. */
struct CUmemPoolHandle_st {
    int ordinal;
    pthread_mutex_t lock; /* guards what follows */
    unsigned refs;
    uint64_t used, used_high, reserved, reserved_high, threshold;
    size_t max_size;
    struct kept *kept;
};

/* A GPU's pools take and keep pieces of 32 MiB: of one that may keep less, nothing stays. */
static uint64_t in_pieces(uint64_t bytes) {
    const uint64_t piece = 32 << 20;
    return (bytes + piece - 1) / piece * piece;
}

/* Pre: locked. Gives kept memory back until no more than `bytes` are reserved. */
static void pool_trim(struct CUmemPoolHandle_st *pool, uint64_t bytes) {
    while (pool->kept && in_pieces(pool->reserved) > bytes) {
        struct kept *gone = pool->kept;
        pool->kept = gone->next;
        pool->reserved -= gone->size;
        eng_mem_free(soft_root(), gone->pointer);
        free(gone->record);
        free(gone);
    }
}

static void pool_unref(struct CUmemPoolHandle_st *pool) {
    pthread_mutex_lock(&pool->lock);
    bool last = --pool->refs == 0;
    if (last) {
        pool_trim(pool, 0);
    }
    pthread_mutex_unlock(&pool->lock);
    if (last) {
        pthread_mutex_destroy(&pool->lock);
        free(pool);
    }
}

EXPORT CUresult CUDAAPI cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *props) {
    ENTER();
    struct CUmemPoolHandle_st *made = calloc(1, sizeof(*made));
    if (!made || !soft_device(props->location.id)) {
        free(made);
        return CUDA_ERROR_INVALID_VALUE;
    }
    pthread_mutex_init(&made->lock, NULL);
    made->refs = 1;
    made->ordinal = props->location.id;
    made->max_size = props->maxSize;
    *pool = made;
    return CUDA_SUCCESS;
}

/* Does not wait: what is live or being freed keeps it. */
EXPORT CUresult CUDAAPI cuMemPoolDestroy(CUmemoryPool pool) {
    ENTER_RELEASE(reported);
    pool_unref(pool);
    return reported;
}

EXPORT CUresult CUDAAPI cuMemPoolTrimTo(CUmemoryPool pool, size_t keep) {
    ENTER();
    pthread_mutex_lock(&pool->lock);
    pool_trim(pool, keep);
    pthread_mutex_unlock(&pool->lock);
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attribute,
                                              void *value) {
    ENTER();
    uint64_t number = *(cuuint64_t *)value;
    CUresult result = CUDA_SUCCESS;
    pthread_mutex_lock(&pool->lock);
    switch ((int)attribute) {
    case CU_MEMPOOL_ATTR_RELEASE_THRESHOLD:
        pool->threshold = number;
        break;
    case CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH:
        pool->reserved_high = pool->reserved;
        result = number == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
        break;
    case CU_MEMPOOL_ATTR_USED_MEM_HIGH:
        pool->used_high = pool->used;
        result = number == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
        break;
    default:
        result = CUDA_ERROR_INVALID_VALUE;
    }
    pthread_mutex_unlock(&pool->lock);
    return result;
}

EXPORT CUresult CUDAAPI cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attribute,
                                              void *value) {
    ENTER();
    CUresult result = CUDA_SUCCESS;
    pthread_mutex_lock(&pool->lock);
    switch ((int)attribute) {
    case CU_MEMPOOL_ATTR_RELEASE_THRESHOLD:
        *(cuuint64_t *)value = pool->threshold;
        break;
    case CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT:
        *(cuuint64_t *)value = in_pieces(pool->reserved);
        break;
    case CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH:
        *(cuuint64_t *)value = in_pieces(pool->reserved_high);
        break;
    case CU_MEMPOOL_ATTR_USED_MEM_CURRENT:
        *(cuuint64_t *)value = pool->used;
        break;
    case CU_MEMPOOL_ATTR_USED_MEM_HIGH:
        *(cuuint64_t *)value = pool->used_high;
        break;
    default:
        result = CUDA_ERROR_INVALID_VALUE;
    }
    pthread_mutex_unlock(&pool->lock);
    return result;
}

EXPORT CUresult CUDAAPI cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map,
                                           size_t count) {
    (void)pool;
    (void)map;
    (void)count;
    ENTER();
    return CUDA_SUCCESS;
}

/* Pre: locked. Memory that was freed and kept, of that size; its free is complete. */
static void *take_kept(struct CUmemPoolHandle_st *pool, size_t size) {
    for (struct kept **at = &pool->kept; *at; at = &(*at)->next) {
        struct kept *found = *at;
        if (found->size == size) {
            void *pointer = found->pointer;
            *at = found->next;
            free(found);
            return pointer;
        }
    }
    return NULL;
}

static CUresult take_new(struct CUmemPoolHandle_st *pool, size_t size, void **pointer) {
    struct memory *record = calloc(1, sizeof(*record));
    if (!record) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *record = (struct memory){.kind = MEMORY_POOL,
                              .context = soft_current,
                              .ordinal = pool->ordinal,
                              .size = size,
                              .pool = pool};
    int result = eng_mem_alloc(soft_root(), size, 512, record, pointer);
    if (result != ENG_OK) {
        free(record);
    }
    return soft_result(result);
}

EXPORT CUresult CUDAAPI cuMemAllocFromPoolAsync(CUdeviceptr *address, size_t size,
                                                CUmemoryPool pool, CUstream stream) {
    ENTER_CONTEXT();
    if (size == 0) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    size_t whole = (size + 511) / 512 * 512;
    void *pointer = NULL;
    pthread_mutex_lock(&pool->lock);
    CUresult result = pool->max_size && pool->used + whole > pool->max_size
                          ? CUDA_ERROR_OUT_OF_MEMORY
                          : CUDA_SUCCESS;
    if (result == CUDA_SUCCESS) {
        pointer = take_kept(pool, whole);
        if (pointer) { /* the free has run, which is more than the streams' order says */
            eng_check_host_free(soft_root(), pointer, whole);
        } else {
            result = take_new(pool, whole, &pointer);
            pool->reserved += result == CUDA_SUCCESS ? whole : 0;
        }
    }
    if (result == CUDA_SUCCESS) {
        pool->used += whole;
        ++pool->refs;
        pool->used_high = pool->used > pool->used_high ? pool->used : pool->used_high;
        pool->reserved_high =
            pool->reserved > pool->reserved_high ? pool->reserved : pool->reserved_high;
    }
    pthread_mutex_unlock(&pool->lock);
    if (result != CUDA_SUCCESS) {
        return result;
    }
    struct eng_submit submit = soft_submit(stream, "alloc from pool", NULL);
    eng_check_alloc(&submit, pointer, size);
    *address = (CUdeviceptr)(uintptr_t)pointer;
    return CUDA_SUCCESS;
}

struct pool_free {
    void *pointer;
    struct memory *record;
    struct CUmemPoolHandle_st *pool;
    struct kept *kept;
};

static int free_now(void *data) {
    struct pool_free freed = *(struct pool_free *)data;
    free(data);
    pthread_mutex_lock(&freed.pool->lock);
    *freed.kept = (struct kept){freed.pointer, freed.record->size, freed.record, freed.pool->kept};
    freed.pool->kept = freed.kept;
    pool_trim(freed.pool, freed.pool->threshold);
    pthread_mutex_unlock(&freed.pool->lock);
    pool_unref(freed.pool);
    return 0;
}

static struct pool_free *pool_free_new(void *pointer, struct memory *record) {
    struct pool_free *freed = malloc(sizeof(*freed));
    struct kept *kept = malloc(sizeof(*kept));
    if (!freed || !kept) {
        free(freed);
        free(kept);
        return NULL;
    }
    *freed = (struct pool_free){pointer, record, record->pool, kept};
    pthread_mutex_lock(&record->pool->lock);
    record->pool->used -= record->size;
    pthread_mutex_unlock(&record->pool->lock);
    return freed;
}

CUresult soft_pool_give_back(void *pointer, struct memory *record) {
    struct pool_free *freed = pool_free_new(pointer, record);
    if (!freed) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    soft_before_free(soft_device(record->ordinal));
    free_now(freed);
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuMemFreeAsync(CUdeviceptr address, CUstream stream) {
    ENTER_CONTEXT();
    struct eng_mem memory;
    void *pointer = (void *)(uintptr_t)address;
    if (!soft_find(pointer, &memory) || memory.base != pointer ||
        ((struct memory *)memory.tag)->kind != MEMORY_POOL) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    struct memory *record = memory.tag;
    struct pool_free *freed = pool_free_new(pointer, record);
    if (!freed) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    struct eng_submit submit = soft_submit(stream, "free to pool", NULL);
    submit.flags = ENG_RUN_ALWAYS;
    int result = eng_check_free(&submit, pointer);
    if (result == ENG_OK) {
        result = eng_task(&submit, free_now, freed);
    }
    if (result != ENG_OK) {
        pthread_mutex_lock(&record->pool->lock);
        record->pool->used += record->size;
        pthread_mutex_unlock(&record->pool->lock);
        free(freed->kept);
        free(freed);
    }
    return soft_result(result);
}
