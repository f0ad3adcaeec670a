/* What several processes use: device memory and events. Both lie in files in memory, which a second
 * process opens by way of the first one's folder in /proc. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/futex.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

enum {
    MAGIC_MEMORY = 0x4d455631,
    MAGIC_EVENT = 0x45564531,
    FILES_MOST = 200, /* a process may have few open */
};

/* What travels, in the 64 bytes of either handle. */
struct ticket {
    uint32_t magic;
    int32_t process;
    int32_t file; /* open there */
    int32_t device;
    uint64_t size;
};
_Static_assert(sizeof(struct ticket) <= sizeof(CUipcMemHandle), "the ticket fits");
_Static_assert(sizeof(CUipcMemHandle) == sizeof(CUipcEventHandle), "one size for both");

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
static void *map_ticket(const struct ticket *ticket, uint32_t magic, CUresult *result) {
    *result = CUDA_ERROR_INVALID_VALUE;
    if (ticket->magic != magic) {
        return NULL;
    }
    if (ticket->process == (int32_t)getpid()) {
        *result = CUDA_ERROR_INVALID_CONTEXT; /* as the real one says to its own */
        return NULL;
    }
    char name[64];
    snprintf(name, sizeof(name), "/proc/%d/fd/%d", ticket->process, ticket->file);
    int file = open(name, O_RDWR | O_CLOEXEC);
    if (file < 0) {
        return NULL;
    }
    void *pages = mmap(NULL, ticket->size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
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
    void *pages = map_ticket(ticket, MAGIC_MEMORY, &result);
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

/* ---- events ---------------------------------------------------------------------------------- */

/* In the file: how often the event was recorded, and how many of these records are complete. They
 * complete in the order of one stream, so the highest number says it all. */
struct counts {
    _Atomic uint32_t recorded, done;
};

struct soft_shared {
    atomic_uint refs;
    struct counts *counts;
    int file; /* -1: another process has it */
};

static struct soft_shared *make_shared(void) {
    struct soft_shared *made = calloc(1, sizeof(*made));
    if (made) {
        atomic_init(&made->refs, 1);
    }
    return made;
}

struct soft_shared *soft_shared_make(void) {
    struct soft_shared *made = make_shared();
    if (made && !(made->counts = open_pages(sizeof(*made->counts), &made->file))) {
        free(made);
        made = NULL;
    }
    return made;
}

void soft_shared_unref(struct soft_shared *shared) {
    if (atomic_fetch_sub(&shared->refs, 1) != 1) {
        return;
    }
    if (shared->file >= 0) {
        close_pages(shared->counts, sizeof(*shared->counts), shared->file);
    } else {
        munmap(shared->counts, sizeof(*shared->counts));
    }
    free(shared);
}

struct record {
    struct soft_shared *shared;
    uint32_t number;
};

static void record_ended(struct eng_command *command, int reached, void *data) {
    (void)command;
    (void)reached;
    struct record *record = data;
    _Atomic uint32_t *done = &record->shared->counts->done;
    uint32_t now = atomic_load(done);
    while ((int32_t)(record->number - now) > 0 &&
           !atomic_compare_exchange_weak(done, &now, record->number)) {
    }
    syscall(SYS_futex, done, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
    soft_shared_unref(record->shared);
    free(record);
}

bool soft_shared_record(struct soft_shared *shared, struct eng_command *command, uint32_t *number) {
    struct record *record = malloc(sizeof(*record));
    if (!record) {
        return false;
    }
    *number = atomic_fetch_add(&shared->counts->recorded, 1) + 1;
    *record = (struct record){.shared = shared, .number = *number};
    atomic_fetch_add(&shared->refs, 1);
    if (eng_command_hook(command, ENG_COMPLETE, record_ended, record) != ENG_OK) {
        record_ended(command, 0, record); /* nobody is to wait for what never comes */
    }
    return true;
}

uint32_t soft_shared_newest(const struct soft_shared *shared) {
    return atomic_load(&shared->counts->recorded);
}

bool soft_shared_done(const struct soft_shared *shared, uint32_t number) {
    return (int32_t)(atomic_load(&shared->counts->done) - number) >= 0;
}

void soft_shared_wait(struct soft_shared *shared, uint32_t number) {
    for (;;) {
        uint32_t now = atomic_load(&shared->counts->done);
        if ((int32_t)(now - number) >= 0) {
            return;
        }
        syscall(SYS_futex, &shared->counts->done, FUTEX_WAIT, now, NULL, NULL, 0);
    }
}

static int wait_on_stream(void *data) {
    struct record *record = data;
    soft_shared_wait(record->shared, record->number);
    soft_shared_unref(record->shared);
    free(record);
    return 0;
}

/* One of the engine's threads waits, so a process should not wait for several others at a time. */
CUresult soft_shared_order(CUstream stream, struct soft_shared *shared, uint32_t number) {
    struct record *record = malloc(sizeof(*record));
    if (!record) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *record = (struct record){shared, number};
    atomic_fetch_add(&shared->refs, 1);
    struct eng_submit submit = soft_submit(stream, "wait for another process", NULL);
    submit.flags = ENG_RUN_ALWAYS;
    int result = eng_task(&submit, wait_on_stream, record);
    if (result != ENG_OK) {
        soft_shared_unref(shared);
        free(record);
    }
    return soft_result(result);
}

EXPORT CUresult CUDAAPI cuIpcGetEventHandle(CUipcEventHandle *handle, CUevent event) {
    ENTER_CONTEXT();
    if (!event || !event->shared || event->shared->file < 0) {
        return CUDA_ERROR_INVALID_HANDLE;
    }
    struct ticket ticket = {.magic = MAGIC_EVENT,
                            .process = (int32_t)getpid(),
                            .file = event->shared->file,
                            .device = event->context->device->ordinal,
                            .size = sizeof(struct counts)};
    memset(handle, 0, sizeof(*handle));
    memcpy(handle, &ticket, sizeof(ticket));
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuIpcOpenEventHandle(CUevent *event, CUipcEventHandle handle) {
    ENTER_CONTEXT();
    struct ticket ticket;
    CUresult result;
    memcpy(&ticket, &handle, sizeof(ticket));
    struct counts *counts = map_ticket(&ticket, MAGIC_EVENT, &result);
    if (!counts) {
        return result;
    }
    struct soft_shared *shared = make_shared();
    CUevent made = shared ? soft_event_make(CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS) : NULL;
    if (!made) {
        free(shared);
        munmap(counts, sizeof(*counts));
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    shared->counts = counts;
    shared->file = -1;
    made->shared = shared;
    *event = made;
    return CUDA_SUCCESS;
}
