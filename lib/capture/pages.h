/* What an adapter offers for memory of graphs whose pages can have several addresses at once.
 *
 * Optional: `graph_pages` of adapter_ops.h. */
#ifndef UR_CAPTURE_PAGES_H
#define UR_CAPTURE_PAGES_H

#include <stddef.h>

#include "pool/backend.h"
#include "ur_api.h"

struct ur_page_ops {
    /* Bytes of a page, a power of two. */
    size_t (*unit)(void);
    /* Pre: size is a multiple of the unit. New memory at new addresses, a multiple of the unit. */
    ur_result_t (*take)(void *context, void *device, enum ur_pool_mem type, size_t size,
                        void **out);
    /* Puts the memory of pages, which stays where it is, behind new addresses too, one page after
     * the other. Each is named by the address that `take` gave it. *note is the adapter's own, and
     * 0 before. */
    ur_result_t (*again)(void *context, void *device, enum ur_pool_mem type, void *const *pages,
                         size_t count, void **out, size_t *note);
    /* Gives up what one of these gave, all of it; nothing uses it any more. Memory goes with the
     * last of its addresses. `note` is that of `again`, 0 for what was taken. */
    void (*give)(void *context, void *device, enum ur_pool_mem type, void *start, size_t size,
                 size_t note);
};

#endif
