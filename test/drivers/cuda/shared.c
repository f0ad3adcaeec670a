/* Device memory that several processes use. It lies in files in memory, which a second process
 * opens by way of the first one's folder in /proc. Events are not shared: what comes of those whose
 * process has died is a hang. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "internal.h"

enum {
    MAGIC_MEMORY = 0x4d455631,
    FILES_MOST = 200, /* a process may have few open */
};

/* What travels, in the 64 bytes of the handle. */
struct ticket {
    uint32_t magic;
    int32_t process;
    int32_t file; /* open there */
    int32_t device;
    uint64_t size;
};
_Static_assert(sizeof(struct ticket) <= sizeof(CUipcMemHandle), "the ticket fits");

static atomic_int files;

/* `size` bytes of memory that another process can open. */
static void *open_pages(size_t size, int *file) {
    if (atomic_fetch_add(&files, 1) >= FILES_MOST) {
        goto uncount;
    }
    *file = memfd_create("shared", MFD_CLOEXEC);
    if (*file < 0) {
        goto uncount;
    }
    void *pages = ftruncate(*file, (off_t)size) == 0
                      ? mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, *file, 0)
                      : MAP_FAILED;
    if (pages != MAP_FAILED) {
        return pages;
    }
    close(*file);

uncount:
    atomic_fetch_sub(&files, 1);
    return NULL;
}

static void close_pages(void *pages, size_t size, int file) {
    munmap(pages, size);
    close(file);
    atomic_fetch_sub(&files, 1);
}

/* The pages of a ticket. */
static void *map_ticket(const struct ticket *ticket, CUresult *result) {
    *result = CUDA_ERROR_INVALID_VALUE;
    if (ticket->magic != MAGIC_MEMORY) {
        return NULL;
    }
    if (ticket->process == (int32_t)getpid()) {
        *result = CUDA_ERROR_INVALID_CONTEXT; /* as the real one says to its own */
        return NULL;
    }
    char name[64];
    snprintf(name, sizeof(name), "/proc/%d/fd/%d", ticket->process, ticket->file);
    int file = open(name, O_RDWR | O_CLOEXEC);
    if (file < 0 && kill(ticket->process, 0) != 0) {
        return NULL;
    }
    /* A handle that names what is not there is opened all the same, as the real one opens some: the
     * first access ends the device there, the process here. */
    void *pages = file < 0 ? mmap(NULL, ticket->size, PROT_NONE,
                                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
                           : mmap(NULL, ticket->size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (file >= 0) {
        close(file);
    }
    *result = pages == MAP_FAILED ? CUDA_ERROR_OUT_OF_MEMORY : CUDA_SUCCESS;
    return pages == MAP_FAILED ? NULL : pages;
}

/* ---- memory ---------------------------------------------------------------------------------- */

bool soft_pages_take(struct memory *record, void **out) {
    if (!eng_mem_charge(soft_root(), record->size)) {
        return false;
    }
    *out = open_pages(record->size, &record->file);
    if (!*out) {
        goto uncharge;
    }
    if (eng_mem_register(soft_root(), *out, record->size, record) != ENG_OK) {
        goto close;
    }
    record->pages = true;
    return true;

close:
    close_pages(*out, record->size, record->file);
uncharge:
    eng_mem_uncharge(soft_root(), record->size);
    return false;
}

CUresult soft_pages_give(void *pointer, struct memory *record) {
    CUresult result = soft_result(eng_mem_unregister(soft_root(), pointer));
    close_pages(pointer, record->size, record->file);
    eng_mem_uncharge(soft_root(), record->size);
    return result;
}

EXPORT CUresult CUDAAPI cuIpcGetMemHandle(CUipcMemHandle *handle, CUdeviceptr address) {
    ENTER_CONTEXT();
    struct eng_mem memory;
    struct memory *record =
        soft_find((void *)(uintptr_t)address, &memory) ? memory.tag : (struct memory *)NULL;
    if (!record || !record->pages) {
        return CUDA_ERROR_INVALID_VALUE; /* also for mapped memory and the driver's pools */
    }
    struct ticket ticket = {.magic = MAGIC_MEMORY,
                            .process = (int32_t)getpid(),
                            .file = record->file,
                            .device = soft_device(record->ordinal)->ordinal,
                            .size = record->size};
    memset(handle, 0, sizeof(*handle));
    memcpy(handle, &ticket, sizeof(ticket));
    return CUDA_SUCCESS;
}

/* Memory that is open; opened again, it has the same address. */
struct opened {
    struct ticket ticket;
    void *pages;
    struct memory record;
    unsigned times;
    struct opened *next;
};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards the list */
static struct opened *list;

/* Pre: locked. */
static CUresult open_memory(const struct ticket *ticket, struct opened **out) {
    for (struct opened *at = list; at; at = at->next) {
        if (memcmp(&at->ticket, ticket, sizeof(*ticket)) == 0) {
            ++at->times;
            *out = at;
            return CUDA_SUCCESS;
        }
    }
    CUresult result;
    void *pages = map_ticket(ticket, &result);
    if (!pages) {
        return result;
    }
    struct opened *made = calloc(1, sizeof(*made));
    if (!made) {
        munmap(pages, ticket->size);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *made = (struct opened){.ticket = *ticket,
                            .pages = pages,
                            .record = {.kind = MEMORY_OPENED,
                                       .context = soft_current,
                                       .ordinal = soft_current->device->ordinal,
                                       .size = ticket->size},
                            .times = 1,
                            .next = list};
    if (eng_mem_register(soft_root(), pages, ticket->size, &made->record) != ENG_OK) {
        munmap(pages, ticket->size);
        free(made);
        return CUDA_ERROR_INVALID_VALUE;
    }
    list = made;
    *out = made;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuIpcOpenMemHandle(CUdeviceptr *address, CUipcMemHandle handle,
                                           unsigned int flags) {
    ENTER_CONTEXT();
    struct ticket ticket;
    struct opened *opened = NULL;
    memcpy(&ticket, &handle, sizeof(ticket));
    if (flags & ~(unsigned)CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    pthread_mutex_lock(&lock);
    CUresult result = open_memory(&ticket, &opened);
    pthread_mutex_unlock(&lock);
    if (result == CUDA_SUCCESS) {
        *address = (CUdeviceptr)(uintptr_t)opened->pages;
    }
    return result;
}

EXPORT CUresult CUDAAPI cuIpcCloseMemHandle(CUdeviceptr address) {
    ENTER_RELEASE(reported);
    CUresult result = CUDA_ERROR_INVALID_VALUE;
    eng_device_wait(soft_current->device->engine);
    pthread_mutex_lock(&lock);
    for (struct opened **at = &list; *at; at = &(*at)->next) {
        struct opened *one = *at;
        if (one->pages != (void *)(uintptr_t)address) {
            continue;
        }
        result = CUDA_SUCCESS;
        if (--one->times == 0) {
            *at = one->next;
            eng_mem_unregister(soft_root(), one->pages);
            munmap(one->pages, one->ticket.size);
            free(one);
        }
        break;
    }
    pthread_mutex_unlock(&lock);
    return result == CUDA_SUCCESS ? reported : result;
}
