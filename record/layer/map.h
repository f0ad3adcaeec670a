/* A map from addresses to structures of the caller's; no address is NULL. */
#ifndef RECORD_LAYER_MAP_H
#define RECORD_LAYER_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

struct ur_map_entry {
    const void *key;
    void *value;
};

/* At most half full, without gaps between a key and its place. */
struct ur_map {
    struct ur_map_entry *entries;
    size_t used, room;
};

static inline size_t ur_map_place(const struct ur_map *map, const void *key) {
    uint64_t hash = (uint64_t)(uintptr_t)key * 0x9e3779b97f4a7c15u;
    return (size_t)(hash >> 20) & (map->room - 1);
}

static inline struct ur_map_entry *ur_map_find(const struct ur_map *map, const void *key) {
    if (!map->room) {
        return NULL;
    }
    size_t at = ur_map_place(map, key);
    while (map->entries[at].key && map->entries[at].key != key) {
        at = (at + 1) & (map->room - 1);
    }
    return map->entries[at].key ? &map->entries[at] : NULL;
}

static inline void *ur_map_get(const struct ur_map *map, const void *key) {
    struct ur_map_entry *entry = ur_map_find(map, key);
    return entry ? entry->value : NULL;
}

/* False without memory. */
static inline bool ur_map_put(struct ur_map *map, const void *key, void *value) {
    struct ur_map_entry *entry = ur_map_find(map, key);
    if (entry) {
        entry->value = value;
        return true;
    }
    if ((map->used + 1) * 2 > map->room) {
        struct ur_map more = {NULL, 0, map->room ? map->room * 2 : 64};
        more.entries = calloc(more.room, sizeof(*more.entries));
        if (!more.entries) {
            return false;
        }
        for (size_t i = 0; i < map->room; i++) {
            if (map->entries[i].key) {
                ur_map_put(&more, map->entries[i].key, map->entries[i].value);
            }
        }
        free(map->entries);
        *map = more;
    }
    size_t at = ur_map_place(map, key);
    while (map->entries[at].key) {
        at = (at + 1) & (map->room - 1);
    }
    map->entries[at] = (struct ur_map_entry){key, value};
    map->used++;
    return true;
}

static inline void *ur_map_remove(struct ur_map *map, const void *key) {
    struct ur_map_entry *entry = ur_map_find(map, key);
    if (!entry) {
        return NULL;
    }
    void *value = entry->value;
    size_t hole = (size_t)(entry - map->entries), at = hole;
    for (;;) {
        at = (at + 1) & (map->room - 1);
        if (!map->entries[at].key) {
            break;
        }
        size_t home = ur_map_place(map, map->entries[at].key);
        /* It moves into the hole unless its own place lies behind that. */
        if (((at - home) & (map->room - 1)) >= ((at - hole) & (map->room - 1))) {
            map->entries[hole] = map->entries[at];
            hole = at;
        }
    }
    map->entries[hole].key = NULL;
    map->used--;
    return value;
}

#endif
