#include "table.h"

#include <stdlib.h>

/* Keys are numbers given out one after the other, or addresses. */
static uint32_t slot_of(uint64_t key, uint32_t size) {
    return (uint32_t)(key * 0x9e3779b97f4a7c15u >> 40) & (size - 1);
}

static ur_keyed_t **slots_of(const ur_table_t *table, uint32_t *size) {
    *size = table->slots ? table->size : UR_TABLE_FEW;
    return table->slots ? table->slots : (ur_keyed_t **)table->few;
}

static void grow(ur_table_t *table) {
    uint32_t old;
    ur_keyed_t **from = slots_of(table, &old);
    uint32_t size = old * 4;
    ur_keyed_t **to = calloc(size, sizeof(*to));
    if (!to) {
        return;
    }
    for (uint32_t i = 0; i < old; ++i) {
        ur_keyed_t *oldest = NULL;
        while (from[i]) {
            ur_keyed_t *entry = from[i];
            from[i] = entry->same;
            entry->same = oldest;
            oldest = entry;
        }
        while (oldest) {
            ur_keyed_t *entry = oldest;
            oldest = entry->same;
            ur_keyed_t **slot = &to[slot_of(entry->key, size)];
            entry->same = *slot;
            *slot = entry;
        }
    }
    free(table->slots);
    table->slots = to;
    table->size = size;
}

void ur_table_put(ur_table_t *table, ur_keyed_t *entry) {
    uint32_t size;
    (void)slots_of(table, &size);
    if (table->count >= size) {
        grow(table);
    }
    ur_keyed_t **slot = slots_of(table, &size);
    slot += slot_of(entry->key, size);
    entry->same = *slot;
    *slot = entry;
    ++table->count;
}

void ur_table_remove(ur_table_t *table, ur_keyed_t *entry) {
    uint32_t size;
    ur_keyed_t **slot = slots_of(table, &size);
    slot += slot_of(entry->key, size);
    while (*slot != entry) {
        slot = &(*slot)->same;
    }
    *slot = entry->same;
    if (--table->count == 0) {
        ur_table_fini(table); /* a burst leaves nothing behind */
    }
}

ur_keyed_t *ur_table_find(const ur_table_t *table, uint64_t key) {
    uint32_t size;
    ur_keyed_t **slots = slots_of(table, &size);
    ur_keyed_t *entry = slots[slot_of(key, size)];
    while (entry && entry->key != key) {
        entry = entry->same;
    }
    return entry;
}

void ur_table_fini(ur_table_t *table) {
    free(table->slots);
    table->slots = NULL;
}

ur_keyed_t *ur_table_again(const ur_keyed_t *entry) {
    uint64_t key = entry->key;
    ur_keyed_t *next = entry->same;
    while (next && next->key != key) {
        next = next->same;
    }
    return next;
}

ur_keyed_t *ur_table_pop(ur_table_t *table, uint32_t *at) {
    uint32_t size;
    ur_keyed_t **slots = slots_of(table, &size);
    while (*at < size && !slots[*at]) {
        ++*at;
    }
    ur_keyed_t *entry = *at < size ? slots[*at] : NULL;
    if (entry) {
        slots[*at] = entry->same;
        --table->count;
    }
    return entry;
}
