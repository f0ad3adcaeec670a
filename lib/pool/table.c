#include "table.h"

#include <stdlib.h>

/* Keys are numbers given out one after the other, or addresses. */
static uint32_t table_slot_of(uint64_t key, uint32_t size) {
    return (uint32_t)(key * 0x9e3779b97f4a7c15u >> 40) & (size - 1);
}

static struct ur_keyed **slots_of(const struct ur_table *table, uint32_t *size) {
    *size = table->slots ? table->size : UR_TABLE_FEW;
    return table->slots ? table->slots : (struct ur_keyed **)table->few;
}

static void table_grow(struct ur_table *table) {
    uint32_t old;
    struct ur_keyed **from = slots_of(table, &old);
    uint32_t size = old * 4;
    struct ur_keyed **to = calloc(size, sizeof(*to));
    if (!to) {
        return;
    }
    for (uint32_t i = 0; i < old; ++i) {
        struct ur_keyed *oldest = NULL;
        while (from[i]) {
            struct ur_keyed *entry = from[i];
            from[i] = entry->same;
            entry->same = oldest;
            oldest = entry;
        }
        while (oldest) {
            struct ur_keyed *entry = oldest;
            oldest = entry->same;
            struct ur_keyed **slot = &to[table_slot_of(entry->key, size)];
            entry->same = *slot;
            *slot = entry;
        }
    }
    free(table->slots);
    table->slots = to;
    table->size = size;
}

void ur_table_put(struct ur_table *table, struct ur_keyed *entry) {
    uint32_t size;
    (void)slots_of(table, &size);
    if (table->count >= size) {
        table_grow(table);
    }
    struct ur_keyed **slot = slots_of(table, &size);
    slot += table_slot_of(entry->key, size);
    entry->same = *slot;
    *slot = entry;
    ++table->count;
}

void ur_table_remove(struct ur_table *table, struct ur_keyed *entry) {
    uint32_t size;
    struct ur_keyed **slot = slots_of(table, &size);
    slot += table_slot_of(entry->key, size);
    while (*slot != entry) {
        slot = &(*slot)->same;
    }
    *slot = entry->same;
    if (--table->count == 0) {
        ur_table_fini(table); /* a burst leaves nothing behind */
    }
}

struct ur_keyed *ur_table_find(const struct ur_table *table, uint64_t key) {
    uint32_t size;
    struct ur_keyed **slots = slots_of(table, &size);
    struct ur_keyed *entry = slots[table_slot_of(key, size)];
    while (entry && entry->key != key) {
        entry = entry->same;
    }
    return entry;
}

void ur_table_fini(struct ur_table *table) {
    free(table->slots);
    table->slots = NULL;
}

struct ur_keyed *ur_table_again(const struct ur_keyed *entry) {
    uint64_t key = entry->key;
    struct ur_keyed *next = entry->same;
    while (next && next->key != key) {
        next = next->same;
    }
    return next;
}

struct ur_keyed *ur_table_pop(struct ur_table *table, uint32_t *at) {
    uint32_t size;
    struct ur_keyed **slots = slots_of(table, &size);
    while (*at < size && !slots[*at]) {
        ++*at;
    }
    struct ur_keyed *entry = *at < size ? slots[*at] : NULL;
    if (entry) {
        slots[*at] = entry->same;
        --table->count;
    }
    return entry;
}
