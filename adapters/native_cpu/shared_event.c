/* Events shared between processes. What each stands for are two numbers in a file in memory that
 * the processes map: how many signals were enqueued, by anybody, and the last of these that came.
 * The event is complete once the second has reached the first. Who waits in another process sleeps
 * on the second number, so a signal is one wake-up there.
 *
 * A process that ends leaves signals that never come. So each that maps a file holds a lock on one
 * byte of it, at the offset that is its process's number, which the system takes back when the
 * process ends or becomes another program. Who waits looks for that lock now and then. Such locks
 * are a process's for as long as it closes no descriptor of the file: a file is open here once. */
#include "shared_event.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/futex.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "ipc_memory.h"

enum {
    SLOTS = 32,
    OWNERS = 59,        /* signals whose process is remembered */
    LOOK_MS = 100,      /* how often a waiting thread looks whether the other side is there */
    UNKNOWN_LOOKS = 10, /* as many times a signal may be without a process */
    FEW_WORDS = 64,     /* that one system call waits for */
};

/* In the file; zero but for the numbers of events where none is. */
struct slot {
    _Atomic uint64_t id;   /* of the event that it is for, by chance */
    _Atomic uint32_t refs; /* events of all processes */
    _Atomic uint32_t enqueued, done,
        failed;                      /* signals: how many, and the last that came or failed */
    _Atomic uint64_t owners[OWNERS]; /* process of signal n at n % OWNERS, below n itself */
    uint64_t reserved[2];
};
_Static_assert(sizeof(struct slot) == 512, "the same in all processes");

struct slab {
    struct slab *next;
    struct slot *slots;
    int file;
    dev_t device;
    ino_t inode;
    uint32_t users; /* events of this process; under the lock */
    bool own;       /* made here */
};

struct ncpu_shared_event {
    _Atomic uint32_t refs; /* the event, its signals, and who waits */
    struct slab *slab;
    struct slot *slot;
    uint32_t last; /* signal of its own that it stands for here; under the event's lock */
};

struct ncpu_signal {
    struct ncpu_shared_event *shared;
    struct eng_command *command; /* NULL: not enqueued */
    uint32_t number;
    _Atomic uint32_t left; /* of: it has ended, it is known what has */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* the list; held over no wait */
static struct slab *slabs;

/* ---- files ----------------------------------------------------------------------------------- */

static bool lock_byte(int file) {
    struct flock byte = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = getpid(), .l_len = 1};
    return fcntl(file, F_SETLK, &byte) == 0;
}

static bool is_there(const struct slab *slab, uint32_t process) {
    if (process == (uint32_t)getpid()) {
        return true;
    }
    struct flock byte = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = process, .l_len = 1};
    return fcntl(slab->file, F_GETLK, &byte) != 0 || byte.l_type != F_UNLCK;
}

static void take_out(struct slab *slab) {
    struct slab **at = &slabs;
    while (*at != slab) {
        at = &(*at)->next;
    }
    *at = slab->next;
}

/* Those made here come first. */
static void put_in(struct slab *slab) {
    struct slab **at = &slabs;
    while (!slab->own && *at && (*at)->own) {
        at = &(*at)->next;
    }
    slab->next = *at;
    *at = slab;
}

/* Takes over the file. Pre: locked. */
static ur_result_t add_slab(int file, bool own, struct slab **out) {
    struct stat about;
    struct slab *slab = calloc(1, sizeof(*slab));
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    if (!slab) {
        goto close_file;
    }
    result = UR_RESULT_ERROR_OUT_OF_RESOURCES;
    slab->slots =
        mmap(NULL, SLOTS * sizeof(struct slot), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (slab->slots == MAP_FAILED || fstat(file, &about) != 0 || !lock_byte(file)) {
        ur_fail(result, errno, "sharing events: %s", strerror(errno));
        goto free_slab;
    }
    slab->file = file;
    slab->device = about.st_dev;
    slab->inode = about.st_ino;
    slab->own = own;
    put_in(slab);
    *out = slab;
    return UR_RESULT_SUCCESS;

free_slab:
    if (slab->slots && slab->slots != MAP_FAILED) {
        munmap(slab->slots, SLOTS * sizeof(struct slot));
    }
    free(slab);
close_file:
    close(file);
    return result;
}

/* Pre: locked. */
static void put_slab(struct slab *slab) {
    take_out(slab);
    if (--slab->users) {
        put_in(slab);
        return;
    }
    munmap(slab->slots, SLOTS * sizeof(struct slot));
    close(slab->file);
    free(slab);
}

/* Pre: locked. */
static ur_result_t make_slab(struct slab **out) {
    int file = memfd_create("ur_events", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (file < 0 || fallocate(file, 0, 0, SLOTS * sizeof(struct slot)) != 0 ||
        fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW) != 0) {
        int error = errno;
        if (file >= 0) {
            close(file);
        }
        return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, error, "no file for shared events: %s",
                       strerror(error));
    }
    return add_slab(file, true, out);
}

/* ---- events ---------------------------------------------------------------------------------- */

static struct ncpu_shared_event *make_event(struct slab *slab, struct slot *slot) {
    struct ncpu_shared_event *made = calloc(1, sizeof(*made));
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
static struct slot *free_slot(struct slab **out) {
    struct slab *slab = slabs;
    for (int i = 0; slab && slab->own && i < SLOTS; ++i) {
        if (atomic_load(&slab->slots[i].refs) == 0) {
            *out = slab;
            return &slab->slots[i];
        }
    }
    return NULL;
}

ur_result_t ncpu_shared_event_make(struct ncpu_shared_event **out) {
    struct slab *slab;
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&lock);
    struct slot *slot = free_slot(&slab);
    if (!slot) {
        result = make_slab(&slab);
        slot = result == UR_RESULT_SUCCESS ? slab->slots : NULL;
    }
    if (slot) {
        ++slab->users; /* until it is known whether an event is made */
        *out = make_event(slab, slot);
        if (*out) {
            atomic_store(&slot->enqueued, 0);
            atomic_store(&slot->done, 0);
            atomic_store(&slot->failed, 0);
            atomic_store(&slot->id, chance());
            atomic_store(&slot->refs, 1);
        } else {
            result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
        put_slab(slab);
    }
    pthread_mutex_unlock(&lock);
    return result;
}

struct ncpu_event_name ncpu_shared_event_name(const struct ncpu_shared_event *shared) {
    const struct slab *slab = shared->slab;
    return (struct ncpu_event_name){.process = (int32_t)getpid(),
                                    .descriptor = slab->file,
                                    .device = slab->device,
                                    .inode = slab->inode,
                                    .id = atomic_load(&shared->slot->id),
                                    .slot = (uint32_t)(shared->slot - slab->slots)};
}

/* Opens the file of another process, unless it is open already. Pre: locked. */
static ur_result_t open_slab(const struct ncpu_event_name *name, struct slab **out) {
    for (struct slab *slab = slabs; slab; slab = slab->next) {
        if (slab->device == name->device && slab->inode == name->inode) {
            *out = slab;
            return UR_RESULT_SUCCESS;
        }
    }
    int file;
    struct stat about;
    if (name->process == (int32_t)getpid()) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the event shared was released");
    }
    ur_result_t result =
        ncpu_ipc_fetch(name->process, name->descriptor, name->device, name->inode, &file);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    /* One whose size is not fixed could be cut while it is mapped. */
    int seals = fcntl(file, F_GET_SEALS);
    if (fstat(file, &about) != 0 || about.st_size != SLOTS * sizeof(struct slot) || seals < 0 ||
        !(seals & F_SEAL_SHRINK)) {
        close(file);
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "process %d has no shared events under that number", (int)name->process);
    }
    return add_slab(file, false, out);
}

/* One more reference, unless there is none. */
static bool hold(struct slot *slot, uint64_t id) {
    uint32_t refs = atomic_load(&slot->refs);
    while (refs && !atomic_compare_exchange_weak(&slot->refs, &refs, refs + 1)) {
    }
    if (refs && atomic_load(&slot->id) != id) {
        atomic_fetch_sub(&slot->refs, 1);
        refs = 0;
    }
    return refs != 0;
}

ur_result_t ncpu_shared_event_open(const struct ncpu_event_name *name,
                                   struct ncpu_shared_event **out) {
    struct slab *slab;
    if (name->slot >= SLOTS) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "these are no data of a shared event");
    }
    pthread_mutex_lock(&lock);
    ur_result_t result = open_slab(name, &slab);
    if (result == UR_RESULT_SUCCESS) {
        struct slot *slot = &slab->slots[name->slot];
        ++slab->users; /* until it is known whether an event is made */
        if (!hold(slot, name->id)) {
            result = ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the event shared was released");
        } else {
            *out = make_event(slab, slot);
            if (!*out) {
                atomic_fetch_sub(&slot->refs, 1);
                result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
            }
        }
        put_slab(slab);
    }
    pthread_mutex_unlock(&lock);
    return result;
}

static void unref(struct ncpu_shared_event *shared) {
    if (atomic_fetch_sub_explicit(&shared->refs, 1, memory_order_acq_rel) != 1) {
        return;
    }
    pthread_mutex_lock(&lock);
    atomic_fetch_sub(&shared->slot->refs, 1);
    put_slab(shared->slab);
    pthread_mutex_unlock(&lock);
    free(shared);
}

void ncpu_shared_event_drop(struct ncpu_shared_event *shared) {
    unref(shared);
}

/* ---- signals --------------------------------------------------------------------------------- */

static bool reached(const struct slot *slot, uint32_t number) {
    return (int32_t)(atomic_load(&slot->done) - number) >= 0;
}

static void raise(_Atomic uint32_t *word, uint32_t number) {
    uint32_t is = atomic_load(word);
    while ((int32_t)(is - number) < 0 && !atomic_compare_exchange_weak(word, &is, number)) {
    }
}

struct ncpu_signal *ncpu_signal_begin(struct ncpu_shared_event *shared) {
    struct ncpu_signal *signal = calloc(1, sizeof(*signal));
    if (!signal) {
        return NULL;
    }
    atomic_fetch_add_explicit(&shared->refs, 1, memory_order_relaxed);
    signal->shared = shared;
    atomic_init(&signal->left, 2);
    struct slot *slot = shared->slot;
    signal->number = atomic_fetch_add(&slot->enqueued, 1) + 1;
    atomic_store(&slot->owners[signal->number % OWNERS],
                 (uint64_t)(uint32_t)getpid() << 32 | signal->number);
    return signal;
}

static void finish(struct ncpu_signal *signal) {
    struct slot *slot = signal->shared->slot;
    if (!signal->command || eng_command_state(signal->command) != ENG_COMPLETE) {
        raise(&slot->failed, signal->number);
    }
    raise(&slot->done, signal->number);
    syscall(SYS_futex, &slot->done, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
    if (signal->command) {
        eng_command_release(signal->command);
    }
    unref(signal->shared);
    free(signal);
}

void ncpu_signal_ended(void *data) {
    struct ncpu_signal *signal = data;
    if (atomic_fetch_sub(&signal->left, 1) == 1) {
        finish(signal);
    }
}

void ncpu_signal_enqueued(struct ncpu_signal *signal, struct eng_command *command) {
    signal->command = command;
    if (!command) {
        finish(signal);
        return;
    }
    eng_command_retain(command);
    if (atomic_fetch_sub(&signal->left, 1) == 1) {
        finish(signal);
    }
}

void ncpu_signal_stands(const struct ncpu_signal *signal) {
    signal->shared->last = signal->number;
}

bool ncpu_shared_event_is_own(struct ncpu_shared_event *shared) {
    return shared->last == atomic_load(&shared->slot->enqueued);
}

/* ---- waiting --------------------------------------------------------------------------------- */

/* Whether signal `number` can come no more. *unknown counts how often nobody was known for it. */
static bool is_lost(const struct ncpu_shared_event *shared, uint32_t number, unsigned *unknown) {
    const struct slot *slot = shared->slot;
    uint64_t owner = atomic_load(&slot->owners[number % OWNERS]);
    bool lost;
    if ((uint32_t)owner == number) {
        lost = !is_there(shared->slab, (uint32_t)(owner >> 32));
    } else if ((int32_t)((uint32_t)owner - number) < 0 || !owner) {
        lost = ++*unknown > UNKNOWN_LOOKS; /* its process has not said so yet */
    } else {
        lost =
            true; /* so many came after it that its process is not known any more: all are asked */
        for (int i = 0; i < OWNERS && lost; ++i) {
            lost = !is_there(shared->slab, (uint32_t)(atomic_load(&slot->owners[i]) >> 32));
        }
    }
    return lost && !reached(slot, number);
}

static int state_of(const struct ncpu_shared_event *shared, uint32_t number) {
    const struct slot *slot = shared->slot;
    if (!reached(slot, number)) {
        return ENG_SUBMITTED;
    }
    return number && atomic_load(&slot->failed) == number ? ENG_ERR_LOST : ENG_COMPLETE;
}

int ncpu_shared_event_state(struct ncpu_shared_event *shared) {
    return state_of(shared, atomic_load(&shared->slot->enqueued));
}

/* False: it stayed as it is for LOOK_MS. */
static bool sleep_on(_Atomic uint32_t *word, uint32_t is) {
    struct timespec some = {.tv_nsec = LOOK_MS * 1000000L};
    return syscall(SYS_futex, word, FUTEX_WAIT, is, &some, NULL, 0) == 0 || errno != ETIMEDOUT;
}

int ncpu_shared_event_wait(struct ncpu_shared_event *shared) {
    struct slot *slot = shared->slot;
    uint32_t number = atomic_load(&slot->enqueued);
    unsigned unknown = 0;
    while (!reached(slot, number)) {
        uint32_t is = atomic_load(&slot->done);
        if ((int32_t)(is - number) < 0 && !sleep_on(&slot->done, is) &&
            is_lost(shared, number, &unknown)) {
            return ENG_ERR_LOST;
        }
    }
    return state_of(shared, number);
}

/* One that a command of this process waits for. */
struct watched {
    struct watched *next;
    struct ncpu_shared_event *shared; /* with a reference */
    uint32_t number;
    unsigned unknown;
    struct eng_command *command; /* with a reference */
};

static struct {
    pthread_mutex_t lock;
    struct watched *list;
    bool runs;
    _Atomic uint32_t more; /* counts what was added */
} watch = {.lock = PTHREAD_MUTEX_INITIALIZER};

#ifndef FUTEX_32
#define FUTEX_32 2
#endif
#ifndef SYS_futex_waitv
#define SYS_futex_waitv 449
#endif

/* struct futex_waitv, which old headers lack. */
struct word {
    uint64_t value, address;
    uint32_t flags, reserved;
};

static struct word word_of(_Atomic uint32_t *at, uint32_t is) {
    return (struct word){.value = is, .address = (uintptr_t)at, .flags = FUTEX_32};
}

/* Sleeps until one of the words is another. Systems without such a wait are looked after in short
 * turns, as words are that are too many. */
static void sleep_on_all(struct word *words, unsigned count, bool all) {
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += all ? LOOK_MS * 1000000L : 1000000L;
    if (until.tv_nsec >= 1000000000L) {
        until.tv_nsec -= 1000000000L;
        until.tv_sec += 1;
    }
    long got = syscall(SYS_futex_waitv, words, count, 0, &until, CLOCK_MONOTONIC);
    if (got < 0 && errno == ENOSYS) {
        struct timespec turn = {.tv_nsec = 50000};
        nanosleep(&turn, NULL);
    }
}

static void end_watched(struct watched *done, int result) {
    eng_user_complete(done->command, result, NULL);
    eng_command_release(done->command);
    unref(done->shared);
    free(done);
    ncpu_unuse();
}

/* Ends those that have come or can come no more, and collects the words of the rest. Pre: locked;
 * gives up the lock while it ends one. */
static unsigned look(struct word words[FEW_WORDS], bool lost, bool *all) {
    unsigned count;
again:
    count = 0;
    *all = true;
    words[count++] = word_of(&watch.more, atomic_load(&watch.more));
    for (struct watched **at = &watch.list; *at;) {
        struct watched *one = *at;
        struct slot *slot = one->shared->slot;
        uint32_t is = atomic_load(&slot->done);
        bool gone = lost && is_lost(one->shared, one->number, &one->unknown);
        if ((int32_t)(is - one->number) < 0 && !gone) {
            if (count < FEW_WORDS) {
                words[count++] = word_of(&slot->done, is);
            } else {
                *all = false;
            }
            at = &one->next;
            continue;
        }
        *at = one->next;
        pthread_mutex_unlock(&watch.lock);
        int state = gone ? ENG_ERR_LOST : state_of(one->shared, one->number);
        end_watched(one, state == ENG_COMPLETE ? ENG_OK : ENG_ERR_LOST);
        pthread_mutex_lock(&watch.lock);
        goto again;
    }
    return count;
}

/* Runs while something is watched. */
static void *run_watch(void *unused) {
    (void)unused;
    struct word words[FEW_WORDS];
    struct timespec now, then = {0};
    pthread_mutex_lock(&watch.lock);
    for (;;) {
        bool all;
        clock_gettime(CLOCK_MONOTONIC, &now);
        long passed = (now.tv_sec - then.tv_sec) * 1000 + (now.tv_nsec - then.tv_nsec) / 1000000;
        bool lost = passed >= LOOK_MS;
        then = lost ? now : then;
        unsigned count = look(words, lost, &all);
        if (!watch.list) {
            break;
        }
        pthread_mutex_unlock(&watch.lock);
        sleep_on_all(words, count, all);
        pthread_mutex_lock(&watch.lock);
    }
    watch.runs = false;
    pthread_mutex_unlock(&watch.lock);
    return NULL;
}

/* Pre: locked. */
static bool start_watch(void) {
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    bool started = pthread_create(&thread, &attributes, run_watch, NULL) == 0;
    pthread_attr_destroy(&attributes);
    watch.runs = started;
    return started;
}

/* Has `command` completed when signal `number` comes. False: out of memory or threads. */
static bool watch_for(struct ncpu_shared_event *shared, uint32_t number,
                      struct eng_command *command) {
    struct watched *one = malloc(sizeof(*one));
    if (!one) {
        return false;
    }
    *one = (struct watched){.shared = shared, .number = number, .command = command};
    pthread_mutex_lock(&watch.lock);
    bool runs = watch.runs || start_watch();
    if (runs) {
        atomic_fetch_add_explicit(&shared->refs, 1, memory_order_relaxed);
        eng_command_retain(command);
        ncpu_use(); /* the engine stays */
        one->next = watch.list;
        watch.list = one;
        atomic_fetch_add(&watch.more, 1);
        syscall(SYS_futex, &watch.more, FUTEX_WAKE, 1, NULL, NULL, 0);
    }
    pthread_mutex_unlock(&watch.lock);
    if (!runs) {
        free(one);
    }
    return runs;
}

struct eng_command *ncpu_shared_event_take(struct ncpu_shared_event *shared) {
    uint32_t number = atomic_load(&shared->slot->enqueued);
    struct eng_command *command;
    if (eng_user_command(ncpu_engine(), "event of another process", &command) != ENG_OK) {
        return NULL;
    }
    int state = state_of(shared, number);
    if (state != ENG_SUBMITTED) {
        eng_user_complete(command, state == ENG_COMPLETE ? ENG_OK : ENG_ERR_LOST, NULL);
    } else if (!watch_for(shared, number, command)) {
        eng_command_release(command); /* which completes it, for nobody */
        return NULL;
    }
    return command;
}
