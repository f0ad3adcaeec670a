#include "semaphore.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/futex.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

bool soft_descriptor_is(int fd, const char *kind) {
    char path[64], name[256];
    snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
    ssize_t length = readlink(path, name, sizeof(name) - 1);
    if (length < 0) {
        return false;
    }
    name[length] = 0;
    return strstr(name, kind) != NULL;
}

bool soft_is_semaphore(int fd, bool timeline) {
    struct stat about;
    return soft_descriptor_is(fd, timeline ? "/memfd:" : "eventfd") &&
           (!timeline || (fstat(fd, &about) == 0 && about.st_size >= 8));
}

struct soft_semaphore {
    _Atomic int refs; /* the handle, and each command that is not over */
    int file;
    _Atomic uint64_t *value; /* of a timeline, else NULL */
    struct soft_semaphore *next;
};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct soft_semaphore *semaphores; /* under the lock */

static void unref(struct soft_semaphore *semaphore) {
    if (atomic_fetch_sub(&semaphore->refs, 1) == 1) {
        if (semaphore->value) {
            munmap((void *)semaphore->value, sizeof(*semaphore->value));
        }
        close(semaphore->file);
        free(semaphore);
    }
}

struct soft_semaphore *soft_semaphore_import(int fd, bool timeline) {
    struct soft_semaphore *made = calloc(1, sizeof(*made));
    if (!made) {
        return NULL;
    }
    if (timeline) {
        void *page = mmap(NULL, sizeof(*made->value), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
        if (page == MAP_FAILED) {
            free(made);
            return NULL;
        }
        made->value = page;
    }
    made->file = fd;
    atomic_init(&made->refs, 1);
    pthread_mutex_lock(&lock);
    made->next = semaphores;
    semaphores = made;
    pthread_mutex_unlock(&lock);
    return made;
}

bool soft_semaphore_release(struct soft_semaphore *semaphore) {
    bool found = false;
    pthread_mutex_lock(&lock);
    for (struct soft_semaphore **at = &semaphores; *at; at = &(*at)->next) {
        if (*at == semaphore) {
            *at = semaphore->next;
            found = true;
            break;
        }
    }
    pthread_mutex_unlock(&lock);
    if (found) {
        unref(semaphore);
    }
    return found;
}

/* Retained; false: there is no such semaphore. */
static bool use(struct soft_semaphore *semaphore) {
    pthread_mutex_lock(&lock);
    const struct soft_semaphore *at = semaphores;
    while (at && at != semaphore) {
        at = at->next;
    }
    if (at) {
        atomic_fetch_add(&semaphore->refs, 1);
    }
    pthread_mutex_unlock(&lock);
    return at != NULL;
}

bool soft_semaphore_in_use(struct soft_semaphore *semaphore) {
    return atomic_load(&semaphore->refs) > 1;
}

struct step {
    struct soft_semaphore *semaphore;
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
    unref(step->semaphore);
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
    unref(step->semaphore);
    free(step);
    return 0;
}

int soft_semaphore_enqueue(const struct eng_submit *submit, struct soft_semaphore *semaphore,
                           uint64_t value, bool signal) {
    if (!use(semaphore)) {
        return SOFT_NO_SEMAPHORE;
    }
    struct step *step = malloc(sizeof(*step));
    if (!step) {
        unref(semaphore);
        return ENG_ERR_MEMORY;
    }
    *step = (struct step){semaphore, value};
    int result = eng_task(submit, signal ? signal_now : wait_now, step);
    if (result != ENG_OK) {
        unref(semaphore);
        free(step);
    }
    return result;
}
