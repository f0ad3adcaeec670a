/* Copies of immediate lists between memory that the driver knows and such that it does not, the
 * program's own. A GPU reaches that only once it is pinned, so the driver stages what is copied
 * unless the copy has a wait list: what is written is read at the append, whatever the list has
 * before it, and what is read is there when the append returns, which waits for all that the list
 * has. */
#include "internal.h"

enum { LOCKED_WRITE = 4 << 20, LOCKED_READ = 1024 };

static bool is_known(const void *memory) {
    struct eng_mem found;
    return eng_mem_find(engine(), memory, &found);
}

/* With the option `locked` the host copies small ranges, once all is complete that they wait for.
 */
static bool is_locked(const struct eng_rect *rect, bool reads) {
    struct eng_mem found;
    return options()->locked && eng_mem_find(engine(), reads ? rect->src : rect->dst, &found) &&
           ((struct memory *)found.tag)->type == ZE_MEMORY_TYPE_DEVICE &&
           rect->width <= (reads ? LOCKED_READ : LOCKED_WRITE);
}

ze_result_t stage(ze_command_list_handle_t list, bool range, uint32_t waits, struct eng_rect *rect,
                  struct staging *staging) {
    bool reads = is_known(rect->src);
    *staging = (struct staging){NULL, false};
    if (!list->stream || is_known(rect->dst) == reads) {
        return ZE_RESULT_SUCCESS;
    }
    if (range && is_locked(rect, reads)) {
        staging->blocks = true;
        return ZE_RESULT_SUCCESS;
    }
    if (waits) {
        return ZE_RESULT_SUCCESS;
    }
    if (reads) {
        staging->blocks = true;
        return ZE_RESULT_SUCCESS;
    }
    staging->memory = malloc(rect->width * rect->rows * rect->slices);
    if (!staging->memory) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    char *at = staging->memory;
    for (size_t z = 0; z < rect->slices; ++z) {
        for (size_t y = 0; y < rect->rows; ++y, at += rect->width) {
            memcpy(at,
                   (const char *)rect->src + z * rect->src_slice_pitch + y * rect->src_row_pitch,
                   rect->width);
        }
    }
    rect->src = staging->memory;
    rect->src_row_pitch = rect->width;
    rect->src_slice_pitch = rect->width * rect->rows;
    return ZE_RESULT_SUCCESS;
}

ze_result_t append_staged(ze_command_list_handle_t list, struct command *command,
                          const struct staging *staging) {
    command->own = staging->memory;
    ze_result_t result = append(list, command);
    if (result != ZE_RESULT_SUCCESS) {
        free(staging->memory);
    } else if (staging->blocks) {
        stream_wait_or_lose(list->stream);
    }
    return result;
}
