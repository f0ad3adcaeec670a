/* The maps of a buffer: where the program reaches it, found by that address. The owner's lock
 * guards them. */
#ifndef UR_ENTRY_BUFFER_MAP_H
#define UR_ENTRY_BUFFER_MAP_H

#include <stdbool.h>
#include <stddef.h>

#include "pool/table.h"

struct ur_buffer_map {
    struct ur_keyed keyed; /* first */
    void *pointer;         /* what the program was given */
    size_t offset, size;
    bool write;  /* what is there once it is unmapped is the buffer's */
    bool staged; /* malloced: freed with the map */
};

void ur_buffer_map_put(struct ur_table *maps, struct ur_buffer_map *map);
/* Takes out the newest that was given as that address; NULL: there is none. */
struct ur_buffer_map *ur_buffer_map_take(struct ur_table *maps, const void *pointer);
/* Frees one that is in no table. */
void ur_buffer_map_free(struct ur_buffer_map *map);
/* Frees all. */
void ur_buffer_maps_end(struct ur_table *maps);

#endif
