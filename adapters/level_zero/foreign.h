/* Copies from and to buffers of other contexts of the platform. */
#ifndef ZE_FOREIGN_H
#define ZE_FOREIGN_H

#include "ze.h"

/* Where a box of bytes lies: its first byte, and how far its rows and slices are apart. */
struct ze_box {
    ur_mem_handle_t mem; /* NULL: host memory */
    char *at;
    size_t row, slice;
};

/* Pre: at least one of the boxes is of another context than the queue, and what they name is
 * checked. */
ur_result_t ze_foreign_copy(ur_queue_handle_t queue, ur_command_t type, const struct ze_box *to,
                            const struct ze_box *from, ur_rect_region_t region, uint32_t count,
                            const ur_event_handle_t *waits, ur_event_handle_t *event);

#endif
