/* Reading memory of this process that may not be there. */
#ifndef UR_BASE_OWN_MEMORY_H
#define UR_BASE_OWN_MEMORY_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

/* Copies `size` bytes. False: some of them cannot be read, and errno says why; EPERM or ENOSYS
 * where the process is not permitted to ask. */
static inline bool ur_own_memory_read(void *to, uintptr_t from, size_t size) {
    while (size) {
        struct iovec local = {to, size}, remote = {(void *)from, size};
        ssize_t done = process_vm_readv(getpid(), &local, 1, &remote, 1, 0);
        if (done <= 0) {
            return false;
        }
        to = (char *)to + done;
        from += (size_t)done;
        size -= (size_t)done;
    }
    return true;
}

#endif
