#include "descriptor.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"

ur_result_t ur_descriptor_find(const void *next, int *fd) {
    for (const ur_base_properties_t *at = next; at; at = at->pNext) {
        if (at->stype != UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR) {
            continue;
        }
        *fd = ((const ur_exp_file_descriptor_t *)(const void *)at)->fd;
        return fcntl(*fd, F_GETFD) >= 0 ? UR_RESULT_SUCCESS
                                        : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, errno,
                                                  "%d is no open file descriptor", *fd);
    }
    return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                   "the descriptor's chain has no ur_exp_file_descriptor_t");
}

ur_result_t ur_descriptor_duplicate(int fd, int *out) {
    *out = fcntl(fd, F_DUPFD_CLOEXEC, 0);
    return *out >= 0 ? UR_RESULT_SUCCESS
                     : ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, errno,
                               "descriptor %d cannot be duplicated for the driver", fd);
}

void ur_descriptor_settle(ur_result_t result, int fd, int given) {
    struct stat own, at;
    if (result == UR_RESULT_SUCCESS) {
        close(fd);
    } else if (fstat(given, &at) == 0 && fstat(fd, &own) == 0 && at.st_dev == own.st_dev &&
               at.st_ino == own.st_ino && at.st_rdev == own.st_rdev) {
        close(given);
    }
}

/* Numbers from here on are given to nobody who opens a file while there are lower ones, so that one
 * which the driver has closed is not another thread's at once. */
enum { FAR_NUMBER = 512 };

static pthread_mutex_t lending = PTHREAD_MUTEX_INITIALIZER; /* no other is taken with it */
static struct ur_lent *all_lent;

/* Locked. Another that has this number was closed by the driver. */
static void descriptor_forget(const struct ur_lent *lent) {
    for (struct ur_lent **at = &all_lent; *at;) {
        struct ur_lent *one = *at;
        if (one == lent || one->number == lent->number) {
            *at = one->next;
            one->number = one == lent ? one->number : -1;
        } else {
            at = &one->next;
        }
    }
}

ur_result_t ur_descriptor_lend(int fd, struct ur_lent *lent) {
    struct stat about;
    int error = 0;
    *lent = (struct ur_lent){.number = -1};
    pthread_mutex_lock(&lending);
    int number = fcntl(fd, F_DUPFD_CLOEXEC, FAR_NUMBER);
    number = number < 0 ? fcntl(fd, F_DUPFD_CLOEXEC, 0) : number;
    if (number < 0) {
        error = errno;
    } else if (fstat(number, &about) != 0) {
        error = errno;
        close(number);
    } else {
        *lent = (struct ur_lent){.number = number, .device = about.st_dev, .inode = about.st_ino};
        descriptor_forget(lent);
        lent->next = all_lent;
        all_lent = lent;
    }
    pthread_mutex_unlock(&lending);
    return error ? ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, error,
                           "descriptor %d cannot be duplicated for the driver", fd)
                 : UR_RESULT_SUCCESS;
}

void ur_descriptor_end(struct ur_lent *lent) {
    struct stat at;
    pthread_mutex_lock(&lending);
    if (lent->number >= 0) {
        descriptor_forget(lent);
        if (fstat(lent->number, &at) == 0 && at.st_dev == lent->device &&
            at.st_ino == lent->inode) {
            close(lent->number);
        }
        lent->number = -1;
    }
    pthread_mutex_unlock(&lending);
}
