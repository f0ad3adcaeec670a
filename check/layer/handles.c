#include "handles.h"

#include <stdint.h>
#include <stdlib.h>

static size_t handles_size_of(const struct ur_check_handles *table) {
    return table->chains ? table->size : UR_CHECK_CHAINS;
}

static struct ur_check_handle **handles_chain_of(struct ur_check_handles *table,
                                                 const void *handle) {
    uint64_t mixed = (uint64_t)(uintptr_t)handle * 0x9e3779b97f4a7c15u;
    return &(table->chains ? table->chains
                           : table->first)[(size_t)(mixed >> 32) & (handles_size_of(table) - 1)];
}

struct ur_check_handle **ur_check_handles_find(struct ur_check_handles *table, const void *handle) {
    struct ur_check_handle **link = handles_chain_of(table, handle);
    while (*link && (*link)->handle != handle) {
        link = &(*link)->next;
    }
    return link;
}

/* Without memory the chains become longer. */
static void handles_grow(struct ur_check_handles *table) {
    size_t size = handles_size_of(table);
    struct ur_check_handle **old = table->chains ? table->chains : table->first;
    struct ur_check_handle **chains = calloc(size * 4, sizeof(*chains));
    if (!chains) {
        return;
    }
    struct ur_check_handle **former = table->chains;
    table->chains = chains;
    table->size = size * 4;
    for (size_t i = 0; i < size; i++) {
        for (struct ur_check_handle *entry = old[i], *next; entry; entry = next) {
            next = entry->next;
            struct ur_check_handle **chain = handles_chain_of(table, entry->handle);
            entry->next = *chain;
            *chain = entry;
        }
        old[i] = NULL;
    }
    free(former);
}

void ur_check_handles_put(struct ur_check_handles *table, struct ur_check_handle *entry) {
    if (table->count >= handles_size_of(table)) {
        handles_grow(table);
    }
    struct ur_check_handle **chain = handles_chain_of(table, entry->handle);
    entry->next = *chain;
    *chain = entry;
    table->count++;
}

void ur_check_handles_take(struct ur_check_handles *table, struct ur_check_handle **link) {
    *link = (*link)->next;
    if (--table->count == 0) {
        free(table->chains);
        table->chains = NULL;
    }
}

void ur_check_handles_sweep(struct ur_check_handles *table,
                            _Bool (*visit)(struct ur_check_handle *, void *), void *data) {
    struct ur_check_handle **chains = table->chains ? table->chains : table->first;
    size_t size = handles_size_of(table), left = table->count;
    for (size_t i = 0; i < size && left; i++) {
        for (struct ur_check_handle **link = &chains[i], *entry; (entry = *link) != NULL;) {
            struct ur_check_handle *next = entry->next;
            if (visit(entry, data)) {
                *link = next;
                table->count--;
            } else {
                link = &entry->next;
            }
        }
    }
    if (table->count == 0) {
        free(table->chains);
        table->chains = NULL;
    }
}
