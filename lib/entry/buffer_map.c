#include "buffer_map.h"

#include <stdint.h>
#include <stdlib.h>

void ur_buffer_map_put(struct ur_table *maps, struct ur_buffer_map *map) {
    map->keyed.key = (uintptr_t)map->pointer;
    ur_table_put(maps, &map->keyed);
}

struct ur_buffer_map *ur_buffer_map_take(struct ur_table *maps, const void *pointer) {
    struct ur_keyed *found = ur_table_find(maps, (uintptr_t)pointer);
    if (found) {
        ur_table_remove(maps, found);
    }
    return (struct ur_buffer_map *)found;
}

void ur_buffer_map_free(struct ur_buffer_map *map) {
    if (map->staged) {
        free(map->pointer);
    }
    free(map);
}

void ur_buffer_maps_end(struct ur_table *maps) {
    struct ur_keyed *entry;
    uint32_t at = 0;
    while ((entry = ur_table_pop(maps, &at))) {
        ur_buffer_map_free((struct ur_buffer_map *)entry);
    }
    ur_table_fini(maps);
}
