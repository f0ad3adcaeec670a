/* Things found by a handle: a hash table of links that are part of the things. It grows with them.
 */
#ifndef CHECK_HANDLES_H
#define CHECK_HANDLES_H

#include <stddef.h>

struct ur_check_handle {
    const void *handle;
    struct ur_check_handle *next; /* in its chain */
};

enum { UR_CHECK_CHAINS = 64 };

struct ur_check_handles {
    struct ur_check_handle **chains; /* NULL: `first` */
    size_t size, count;              /* size: of `chains`, a power of 2 */
    struct ur_check_handle *first[UR_CHECK_CHAINS];
};

/* The link to that of a handle; to NULL if there is none. Valid until the next that is put in. */
struct ur_check_handle **ur_check_handles_find(struct ur_check_handles *table, const void *handle);
/* Pre: there is none of its handle. */
void ur_check_handles_put(struct ur_check_handles *table, struct ur_check_handle *entry);
/* Takes out what ur_check_handles_find gave. */
void ur_check_handles_take(struct ur_check_handles *table, struct ur_check_handle **link);
/* Calls `visit` for each, which may free it; those for which it gives true are taken out. */
void ur_check_handles_sweep(struct ur_check_handles *table,
                            _Bool (*visit)(struct ur_check_handle *, void *), void *data);

#endif
