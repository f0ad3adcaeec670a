/* Events shared between processes: the file in memory that they map. See the header. */
#include "event_file.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"
#include "ipc_physical.h"

enum {
    SLOTS = 32,
    SLAB_BYTES = SLOTS * (int)sizeof(struct ur_shared_slot),
    UNKNOWN_LOOKS = 10, /* as many times a signal may be without a process */
};

struct ur_shared_slab {
    struct ur_shared_slab *next;
    struct ur_shared_slot *slots;
    int file;
    dev_t device;
    ino_t inode;
    uint32_t users; /* events of this process; under the lock */
    bool own;       /* made here */
    /* Under the lock. Only one that is READY may be used; who wants the file waits for another to
     * become so or to go, since a second descriptor of it would take the process's lock away when
     * it is closed. */
    enum { MAKING, READY, ENDING } state;
    const struct ur_shared_mapping *mapping;
    void *mapped; /* what its `map` gave */
};

/* Of the list; held over no wait, no opening of files and no call of a driver. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER; /* one is READY, or gone */
static struct ur_shared_slab *slabs;

/* ---- files ----------------------------------------------------------------------------------- */

static bool lock_byte(int file) {
    struct flock byte = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = getpid(), .l_len = 1};
    return fcntl(file, F_SETLK, &byte) == 0;
}

static bool is_there(const struct ur_shared_slab *slab, uint32_t process) {
    if (process == (uint32_t)getpid()) {
        return true;
    }
    struct flock byte = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = process, .l_len = 1};
    return fcntl(slab->file, F_GETLK, &byte) != 0 || byte.l_type != F_UNLCK;
}

static void event_file_take_out(struct ur_shared_slab *slab) {
    struct ur_shared_slab **at = &slabs;
    while (*at != slab) {
        at = &(*at)->next;
    }
    *at = slab->next;
}

/* Those made here come first. */
static void put_in(struct ur_shared_slab *slab) {
    struct ur_shared_slab **at = &slabs;
    bool first = slab->own && slab->state == READY;
    while (!first && *at && (*at)->own) {
        at = &(*at)->next;
    }
    slab->next = *at;
    *at = slab;
}

struct maker {
    const struct ur_shared_mapping *mapping;
    void *user;
};

/* Takes over the file; not locked. */
static ur_result_t fill_slab(struct ur_shared_slab *slab, int file, const struct maker *maker) {
    struct stat about;
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_RESOURCES;
    slab->slots = mmap(NULL, SLAB_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (slab->slots == MAP_FAILED || fstat(file, &about) != 0 || !lock_byte(file)) {
        ur_fail(result, errno, "sharing events: %s", strerror(errno));
        goto close_file;
    }
    if (maker->mapping) {
        result = maker->mapping->map(maker->user, slab->slots, SLAB_BYTES, &slab->mapped);
        if (result != UR_RESULT_SUCCESS) {
            goto close_file;
        }
    }
    slab->mapping = maker->mapping;
    slab->file = file;
    slab->device = about.st_dev;
    slab->inode = about.st_ino;
    return UR_RESULT_SUCCESS;

close_file:
    if (slab->slots != MAP_FAILED) {
        munmap(slab->slots, SLAB_BYTES);
    }
    close(file);
    return result;
}

/* Pre: locked; not meanwhile if it was the last user. */
static void put_slab(struct ur_shared_slab *slab) {
    event_file_take_out(slab);
    slab->state = --slab->users ? READY : ENDING;
    put_in(slab);
    if (slab->users) {
        return;
    }
    pthread_mutex_unlock(&lock);
    if (slab->mapping) {
        slab->mapping->unmap(slab->mapped, slab->slots);
    }
    munmap(slab->slots, SLAB_BYTES);
    close(slab->file);
    pthread_mutex_lock(&lock);
    event_file_take_out(slab);
    pthread_cond_broadcast(&changed);
    free(slab);
}

/* With one user. Pre: locked; not meanwhile. */
static ur_result_t make_slab(const struct maker *maker, struct ur_shared_slab **out) {
    pthread_mutex_unlock(&lock);
    struct ur_shared_slab *slab = calloc(1, sizeof(*slab));
    ur_result_t result = slab ? UR_RESULT_SUCCESS : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    if (slab) {
        int file = memfd_create("ur_events", MFD_CLOEXEC | MFD_ALLOW_SEALING);
        if (file < 0 || fallocate(file, 0, 0, SLAB_BYTES) != 0 ||
            fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW) != 0) {
            int error = errno;
            if (file >= 0) {
                close(file);
            }
            result = ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, error,
                             "no file for shared events: %s", strerror(error));
        } else {
            result = fill_slab(slab, file, maker);
        }
    }
    pthread_mutex_lock(&lock);
    if (result != UR_RESULT_SUCCESS) {
        free(slab);
        return result;
    }
    slab->own = true;
    slab->state = READY;
    slab->users = 1;
    put_in(slab);
    *out = slab;
    return result;
}

/* ---- events ---------------------------------------------------------------------------------- */

static struct ur_shared_event *make_event(struct ur_shared_slab *slab,
                                          struct ur_shared_slot *slot) {
    struct ur_shared_event *made = calloc(1, sizeof(*made));
    if (made) {
        atomic_init(&made->refs, 1);
        made->slab = slab;
        made->slot = slot;
        ++slab->users;
    }
    return made;
}

static uint64_t chance(void) {
    uint64_t number = 0;
    while (getrandom(&number, sizeof(number), 0) != (ssize_t)sizeof(number) || !number) {
    }
    return number;
}

/* A slot that nobody uses, in the file made here that one became free in last. Pre: locked. */
static struct ur_shared_slot *free_slot(struct ur_shared_slab **out) {
    struct ur_shared_slab *slab = slabs;
    bool may = slab && slab->own && slab->state == READY;
    for (int i = 0; may && i < SLOTS; ++i) {
        if (atomic_load(&slab->slots[i].refs) == 0) {
            *out = slab;
            return &slab->slots[i];
        }
    }
    return NULL;
}

ur_result_t ur_shared_event_make(const struct ur_shared_mapping *mapping, void *user,
                                 struct ur_shared_event **out) {
    struct maker maker = {mapping, user};
    struct ur_shared_slab *slab;
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&lock);
    struct ur_shared_slot *slot = free_slot(&slab);
    if (slot) {
        ++slab->users; /* until it is known whether an event is made */
    } else {
        result = make_slab(&maker, &slab);
        slot = result == UR_RESULT_SUCCESS ? slab->slots : NULL;
    }
    if (slot) {
        *out = make_event(slab, slot);
        if (*out) {
            atomic_store(&slot->enqueued, 0);
            atomic_store(&slot->done, 0);
            atomic_store(&slot->failed, 0);
            for (int i = 0; i < UR_SHARED_RING; ++i) {
                atomic_store(&slot->owners[i], 0);
                atomic_store(&slot->words[i], 0);
            }
            atomic_store(&slot->id, chance());
            atomic_store(&slot->refs, 1);
        } else {
            result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        put_slab(slab);
    }
    pthread_mutex_unlock(&lock);
    return result;
}

struct ur_shared_name ur_shared_event_name(const struct ur_shared_event *shared) {
    const struct ur_shared_slab *slab = shared->slab;
    return (struct ur_shared_name){.process = (int32_t)getpid(),
                                   .descriptor = slab->file,
                                   .device = slab->device,
                                   .inode = slab->inode,
                                   .id = atomic_load(&shared->slot->id),
                                   .slot = (uint32_t)(shared->slot - slab->slots)};
}

/* The file of another process. Not locked. */
static ur_result_t open_file(const struct ur_shared_name *name, struct ur_shared_slab *slab,
                             const struct maker *maker) {
    int file;
    struct stat about;
    ur_result_t result =
        ur_ipc_open(name->process, name->descriptor, name->device, name->inode, &file);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    /* One whose size is not fixed could be cut while it is mapped. */
    int seals = fcntl(file, F_GET_SEALS);
    if (fstat(file, &about) != 0 || about.st_size != SLAB_BYTES || seals < 0 ||
        !(seals & F_SEAL_SHRINK)) {
        close(file);
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "process %d has no shared events under that number", (int)name->process);
    }
    return fill_slab(slab, file, maker);
}

static struct ur_shared_slab *find_slab(const struct ur_shared_name *name) {
    struct ur_shared_slab *slab = slabs;
    while (slab && (slab->device != name->device || slab->inode != name->inode)) {
        slab = slab->next;
    }
    return slab;
}

/* Opens the file unless it is open already; with one more user. Pre: locked; not meanwhile. */
static ur_result_t open_slab(const struct ur_shared_name *name, const struct maker *maker,
                             struct ur_shared_slab **out) {
    struct ur_shared_slab *slab;
    while ((slab = find_slab(name)) && slab->state != READY) {
        pthread_cond_wait(&changed, &lock);
    }
    if (slab) {
        ++slab->users;
        *out = slab;
        return UR_RESULT_SUCCESS;
    }
    if (name->process == (int32_t)getpid()) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the event shared was released");
    }
    slab = calloc(1, sizeof(*slab));
    if (!slab) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    slab->device = name->device;
    slab->inode = name->inode;
    slab->users = 1;
    put_in(slab);
    pthread_mutex_unlock(&lock);
    ur_result_t result = open_file(name, slab, maker);
    pthread_mutex_lock(&lock);
    slab->state = READY;
    if (result != UR_RESULT_SUCCESS) {
        event_file_take_out(slab);
        free(slab);
    } else {
        *out = slab;
    }
    pthread_cond_broadcast(&changed);
    return result;
}

/* One more reference, unless there is none. */
static bool event_file_hold(struct ur_shared_slot *slot, uint64_t id) {
    uint32_t refs = atomic_load(&slot->refs);
    while (refs && !atomic_compare_exchange_weak(&slot->refs, &refs, refs + 1)) {
    }
    if (refs && atomic_load(&slot->id) != id) {
        atomic_fetch_sub(&slot->refs, 1);
        refs = 0;
    }
    return refs != 0;
}

ur_result_t ur_shared_event_open(const struct ur_shared_name *name,
                                 const struct ur_shared_mapping *mapping, void *user,
                                 struct ur_shared_event **out) {
    struct maker maker = {mapping, user};
    struct ur_shared_slab *slab = NULL;
    if (name->slot >= SLOTS) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "these are no data of a shared event");
    }
    pthread_mutex_lock(&lock);
    ur_result_t result = open_slab(name, &maker, &slab);
    if (result == UR_RESULT_SUCCESS) {
        struct ur_shared_slot *slot = &slab->slots[name->slot];
        if (!event_file_hold(slot, name->id)) {
            result = ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the event shared was released");
        } else {
            *out = make_event(slab, slot);
            if (!*out) {
                atomic_fetch_sub(&slot->refs, 1);
                result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
            }
        }
        put_slab(slab);
    }
    pthread_mutex_unlock(&lock);
    return result;
}

void ur_shared_event_hold(struct ur_shared_event *shared) {
    atomic_fetch_add_explicit(&shared->refs, 1, memory_order_relaxed);
}

void ur_shared_event_drop(struct ur_shared_event *shared) {
    if (atomic_fetch_sub_explicit(&shared->refs, 1, memory_order_acq_rel) != 1) {
        return;
    }
    pthread_mutex_lock(&lock);
    atomic_fetch_sub(&shared->slot->refs, 1);
    put_slab(shared->slab);
    pthread_mutex_unlock(&lock);
    free(shared);
}

/* ---- signals --------------------------------------------------------------------------------- */

uint32_t ur_shared_event_next(struct ur_shared_event *shared) {
    struct ur_shared_slot *slot = shared->slot;
    uint32_t number = atomic_fetch_add(&slot->enqueued, 1) + 1;
    _Atomic uint64_t *owner = &slot->owners[number % UR_SHARED_RING];
    uint64_t is = atomic_load(owner), own = (uint64_t)(uint32_t)getpid() << 32 | number;
    /* Meanwhile others may have come round the ring: what they say there stays. */
    while ((int32_t)((uint32_t)is - number) < 0 && !atomic_compare_exchange_weak(owner, &is, own)) {
    }
    return number;
}

bool ur_shared_event_gone(const struct ur_shared_event *shared, uint32_t number,
                          unsigned *unknown) {
    const struct ur_shared_slot *slot = shared->slot;
    uint64_t owner = atomic_load(&slot->owners[number % UR_SHARED_RING]);
    if ((uint32_t)owner == number) {
        return !is_there(shared->slab, (uint32_t)(owner >> 32));
    }
    if ((int32_t)((uint32_t)owner - number) < 0 || !owner) {
        return ++*unknown > UNKNOWN_LOOKS; /* its process has not said so yet */
    }
    /* So many came after it that its process is not known any more: all are asked. */
    bool gone = true;
    for (int i = 0; i < UR_SHARED_RING && gone; ++i) {
        gone = !is_there(shared->slab, (uint32_t)(atomic_load(&slot->owners[i]) >> 32));
    }
    return gone;
}

bool ur_shared_event_is_here(const struct ur_shared_event *shared, uint32_t number) {
    return atomic_load(&shared->slot->owners[number % UR_SHARED_RING]) ==
           ((uint64_t)(uint32_t)getpid() << 32 | number);
}

void ur_shared_raise(_Atomic uint32_t *word, uint32_t number) {
    uint32_t is = atomic_load(word);
    while ((int32_t)(is - number) < 0 && !atomic_compare_exchange_weak(word, &is, number)) {
    }
}
