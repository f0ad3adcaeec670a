/* Data that travel between processes end with a sum of what is before it. What a driver makes of a
 * handle with a damaged byte may be memory: CUDA opens some, and the first access loses the device
 * (seen with driver 580). */
#ifndef UR_OS_IPC_DATA_H
#define UR_OS_IPC_DATA_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/error.h"

/* FNV-1a, which any one changed byte changes. */
static inline uint64_t ur_ipc_sum(const unsigned char *data, size_t size) {
    uint64_t sum = 0xcbf29ce484222325u;
    for (size_t i = 0; i < size; ++i) {
        sum = (sum ^ data[i]) * 0x100000001b3u;
    }
    return sum;
}

/* Of all `size` bytes the last eight are the sum. To be called again after any change. */
static inline void ur_ipc_seal(void *data, size_t size) {
    uint64_t sum = ur_ipc_sum(data, size - sizeof(sum));
    memcpy((unsigned char *)data + size - sizeof(sum), &sum, sizeof(sum));
}

/* Whether data of `what` are as they were sealed, else INVALID_VALUE. They may lie at any address.
 * Pre: size >= 8. */
static inline ur_result_t ur_ipc_check(const void *data, size_t size, const char *what) {
    uint64_t sum;
    memcpy(&sum, (const unsigned char *)data + size - sizeof(sum), sizeof(sum));
    return sum == ur_ipc_sum(data, size - sizeof(sum))
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "these data of %s are damaged", what);
}

#endif
