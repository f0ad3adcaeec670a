#include "exit.h"

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum state {
    RUNNING,
    /* The main thread's thread-local variables are destroyed: it is in exit(), or it has ended by
     * itself and the process goes on. */
    MAIN_THREAD_OVER,
    EXITING,
};

_Atomic uint32_t ur_exit_state;
static void (*_Atomic before)(void);
static bool (*_Atomic idle)(void);

struct kept {
    struct kept *next;
    void *object;
};
static _Atomic(struct kept *) all_kept;

/* Guards what follows. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool pinned;
static unsigned long long watched_at; /* libraries that were loaded when it was registered last */
static bool watched, main_watched;

/* Of C libraries that have thread-local variables with destructors; those that wait longest for
 * theirs were registered first. `dso` stays loaded until then. */
int __cxa_thread_atexit_impl(void (*call)(void *), void *object, void *dso) __attribute__((weak));

static bool in_main_thread(void) {
    return syscall(SYS_gettid) == getpid();
}

enum { MOST_MS = 1000 };

static void pause_ms(void) {
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

static void exit_finish(void) {
    bool (*is_idle)(void) = atomic_load(&idle);
    for (int i = 0; i < MOST_MS && is_idle && !is_idle(); ++i) {
        pause_ms();
    }
}

void ur_exit_finish(bool (*call)(void)) {
    atomic_store(&idle, call);
}

static void note_main_thread(void *unused) {
    uint32_t running = RUNNING;
    (void)unused;
    if (atomic_load(&ur_exit_state) == RUNNING) {
        exit_finish();
    }
    atomic_compare_exchange_strong(&ur_exit_state, &running, MAIN_THREAD_OVER);
}

/* Threads of the adapter in the driver. */
static _Atomic uint32_t inside;

bool ur_exit_enter(void) {
    atomic_fetch_add(&inside, 1);
    if (atomic_load(&ur_exit_state) != EXITING) {
        return true;
    }
    atomic_fetch_sub(&inside, 1);
    return false;
}

void ur_exit_leave(void) {
    atomic_fetch_sub(&inside, 1);
}

static void note_exit(void) {
    /* exit() called by another thread than the main one, or no C library that tells of its end. */
    if (atomic_load(&ur_exit_state) == RUNNING) {
        exit_finish();
    }
    atomic_store(&ur_exit_state, EXITING);
    for (int i = 0; i < MOST_MS && atomic_load(&inside); ++i) {
        pause_ms();
    }
    void (*call)(void) = atomic_load(&before);
    if (call) {
        call();
    }
}

void ur_exit_before(void (*call)(void)) {
    atomic_store(&before, call);
}

bool ur_exit_asked(void) {
    return atomic_load_explicit(&ur_exit_state, memory_order_relaxed) == EXITING ||
           in_main_thread();
}

static int read_loaded(struct dl_phdr_info *info, size_t size, void *loaded) {
    (void)size;
    *(unsigned long long *)loaded = info->dlpi_adds;
    return 1; /* the first library knows it as well as any */
}

void ur_exit_watch(void) {
    unsigned long long loaded = 0;
    dl_iterate_phdr(read_loaded, &loaded);
    pthread_mutex_lock(&lock);
    if (!pinned) {
        /* The handlers must not find their code gone. */
        Dl_info self;
        if (dladdr((void *)&pinned, &self) && self.dli_fname) {
            dlopen(self.dli_fname, RTLD_NOW | RTLD_NOLOAD | RTLD_NODELETE);
        }
        pinned = true;
    }
    bool newer = !watched || loaded != watched_at;
    if (newer && atexit(note_exit) == 0) {
        watched = true;
        watched_at = loaded;
    }
    if ((newer || !main_watched) && __cxa_thread_atexit_impl && in_main_thread()) {
        main_watched = __cxa_thread_atexit_impl(note_main_thread, NULL, &pinned) == 0;
    }
    pthread_mutex_unlock(&lock);
}

void ur_exit_keep(void *object) {
    struct kept *kept = malloc(sizeof(*kept));
    if (!kept) {
        return;
    }
    kept->object = object;
    kept->next = atomic_load_explicit(&all_kept, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(&all_kept, &kept->next, kept,
                                                  memory_order_release, memory_order_relaxed)) {
    }
}
