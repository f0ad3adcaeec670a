#include "handles.h"

#include <stdlib.h>
#include <string.h>

struct loader_slots *_Atomic loader_shards[LOADER_SHARDS];

static struct {
    pthread_mutex_t lock;
    struct loader_record *records; /* all, newest first */
} shards[LOADER_SHARDS];
static pthread_once_t locks_once = PTHREAD_ONCE_INIT;

#define FIRST_SLOTS 256

static void make_locks(void) {
    for (int i = 0; i < LOADER_SHARDS; i++) {
        pthread_mutex_init(&shards[i].lock, NULL);
    }
}

static struct loader_slots *make_slots(size_t count, struct loader_slots *older) {
    struct loader_slots *slots = calloc(1, sizeof(*slots) + count * sizeof(slots->slot[0]));
    if (slots) {
        slots->mask = (count - 1) * sizeof(slots->slot[0]);
        slots->older = older;
    }
    return slots;
}

static void free_record(struct loader_record *record) {
    free(atomic_load(&record->stack));
    loader_order_end_record(record);
    free(record);
}

/* What the last run left is freed here and not when it ended: a thread might still have been
 * reading. */
bool loader_handles_start(void) {
    pthread_once(&locks_once, make_locks);
    for (int i = 0; i < LOADER_SHARDS; i++) {
        struct loader_slots *slots = atomic_load(&loader_shards[i]);
        struct loader_slots *fresh = make_slots(FIRST_SLOTS, NULL);
        if (!fresh) {
            return false;
        }
        atomic_store(&loader_shards[i], fresh);
        while (slots) {
            struct loader_slots *older = slots->older;
            free(slots);
            slots = older;
        }
        while (shards[i].records) {
            struct loader_record *record = shards[i].records;
            shards[i].records = record->next;
            free_record(record);
        }
    }
    return true;
}

/* Under the shard's lock. */
static void handles_put(struct loader_slots *slots, struct loader_record *record) {
    size_t at = LOADER_HASH_OFFSET(loader_handle_hash(record->handle)) & slots->mask;
    while (atomic_load_explicit(&loader_slot_at(slots, at)->handle, memory_order_relaxed)) {
        at = (at + sizeof(struct loader_slot)) & slots->mask;
    }
    struct loader_slot *slot = &slots->slot[at / sizeof(struct loader_slot)];
    slot->record = record;
    atomic_store_explicit(&slot->handle, record->handle, memory_order_release);
    slots->used++;
}

/* Under the shard's lock: room for one more, so that every search meets an empty slot. */
static bool handles_grow(unsigned shard) {
    struct loader_slots *slots = atomic_load_explicit(&loader_shards[shard], memory_order_relaxed);
    size_t count = slots->mask / sizeof(struct loader_slot) + 1;
    if (slots->used * 2 < count) {
        return true;
    }
    struct loader_slots *wider = make_slots(count * 2, slots);
    if (!wider) {
        return slots->used + 1 < count;
    }
    for (struct loader_record *record = shards[shard].records; record; record = record->next) {
        handles_put(wider, record);
    }
    atomic_store_explicit(&loader_shards[shard], wider, memory_order_release);
    return true;
}

/* Under the shard's lock: makes the record stand for a fresh object. */
static void handles_renew(struct loader_record *record, unsigned kind, unsigned function,
                          enum loader_hold hold, unsigned num_parents,
                          struct loader_record *const *parents) {
    atomic_store_explicit(&record->refs, hold == LOADER_HOLD_COUNTED, memory_order_relaxed);
    atomic_store_explicit(&record->children, 0, memory_order_relaxed);
    atomic_store_explicit(&record->made_by, (uint16_t)function, memory_order_relaxed);
    atomic_store_explicit(&record->ended_by, 0, memory_order_relaxed);
    atomic_store_explicit(&record->size, 0, memory_order_relaxed);
    loader_order_forget(record);
    atomic_store_explicit(&record->hold, (uint8_t)hold, memory_order_relaxed);
    atomic_store_explicit(&record->keeper, NULL, memory_order_relaxed);
    record->caller = NULL;
    for (unsigned i = 0; i < LOADER_MAX_PARENTS; i++) {
        record->parents[i] = i < num_parents ? parents[i] : NULL;
        if (record->parents[i]) {
            atomic_fetch_add_explicit(&record->parents[i]->children, 1, memory_order_relaxed);
        }
    }
    atomic_store_explicit(&record->state, LOADER_HANDLE_STATE(kind, LOADER_HANDLE_LIVE),
                          memory_order_release);
}

/* Under the shard's lock. */
static struct loader_record *handles_add(unsigned shard, const void *handle, unsigned kind,
                                         unsigned function, enum loader_hold hold,
                                         unsigned num_parents,
                                         struct loader_record *const *parents) {
    struct loader_record *record = calloc(1, sizeof(*record));
    if (!record || !handles_grow(shard)) {
        free(record);
        return NULL;
    }
    record->handle = (uintptr_t)handle;
    handles_renew(record, kind, function, hold, num_parents, parents);
    record->next = shards[shard].records;
    shards[shard].records = record;
    handles_put(atomic_load_explicit(&loader_shards[shard], memory_order_relaxed), record);
    return record;
}

struct loader_record *loader_handle_made(void *handle, unsigned kind, unsigned function,
                                         unsigned num_parents,
                                         struct loader_record *const *parents) {
    unsigned shard = LOADER_HASH_SHARD(loader_handle_hash((uintptr_t)handle));
    pthread_mutex_lock(&shards[shard].lock);
    struct loader_record *record = loader_handle_find(handle);
    if (!record) {
        record =
            handles_add(shard, handle, kind, function, LOADER_HOLD_COUNTED, num_parents, parents);
    } else if (atomic_load_explicit(&record->state, memory_order_relaxed) ==
               LOADER_HANDLE_STATE(kind, LOADER_HANDLE_LIVE)) {
        atomic_fetch_add_explicit(&record->refs, 1, memory_order_relaxed);
    } else {
        handles_renew(record, kind, function, LOADER_HOLD_COUNTED, num_parents, parents);
    }
    pthread_mutex_unlock(&shards[shard].lock);
    return record;
}

/* Adapters, platforms and devices that were not partitioned off end with their adapter. */
static enum loader_hold hold_of(unsigned kind) {
    return kind == LOADER_KIND_ADAPTER || kind == LOADER_KIND_PLATFORM || kind == LOADER_KIND_DEVICE
               ? LOADER_HOLD_ROOT
               : LOADER_HOLD_SHOWN;
}

struct loader_record *loader_handle_shown(void *handle, unsigned kind, unsigned function,
                                          struct loader_record *keeper) {
    unsigned shard = LOADER_HASH_SHARD(loader_handle_hash((uintptr_t)handle));
    bool fresh = true;
    pthread_mutex_lock(&shards[shard].lock);
    struct loader_record *record = loader_handle_find(handle);
    uint32_t state = record ? atomic_load_explicit(&record->state, memory_order_relaxed) : 0;
    if (!record) {
        record = handles_add(shard, handle, kind, function, hold_of(kind), 0, NULL);
    } else if (state >> 4 != kind) {
        handles_renew(record, kind, function, hold_of(kind), 0, NULL);
    } else if ((state & 15) == LOADER_HANDLE_DEAD) {
        /* What was made from it, or uses it, keeps it. */
        atomic_store_explicit(&record->refs, 0, memory_order_relaxed);
        atomic_store_explicit(&record->hold, LOADER_HOLD_SHOWN, memory_order_relaxed);
        atomic_store_explicit(&record->keeper, NULL, memory_order_relaxed);
        atomic_store_explicit(&record->state, LOADER_HANDLE_STATE(kind, LOADER_HANDLE_LIVE),
                              memory_order_release);
    } else {
        fresh = false;
    }
    if (fresh && record && keeper && keeper != record &&
        atomic_load_explicit(&record->hold, memory_order_relaxed) == LOADER_HOLD_SHOWN) {
        atomic_store_explicit(&record->keeper, keeper, memory_order_relaxed);
        atomic_fetch_add_explicit(&keeper->children, 1, memory_order_relaxed);
    }
    pthread_mutex_unlock(&shards[shard].lock);
    return record;
}

struct loader_record *loader_handle_met(const void *handle, unsigned kind, unsigned function) {
    unsigned shard = LOADER_HASH_SHARD(loader_handle_hash((uintptr_t)handle));
    pthread_mutex_lock(&shards[shard].lock);
    struct loader_record *record = loader_handle_find(handle);
    if (!record) {
        record = handles_add(shard, handle, kind, function, LOADER_HOLD_ROOT, 0, NULL);
    }
    pthread_mutex_unlock(&shards[shard].lock);
    return record;
}

void loader_handles_each(void (*visit)(struct loader_record *record, void *user), void *user) {
    for (int i = 0; i < LOADER_SHARDS; i++) {
        pthread_mutex_lock(&shards[i].lock);
        for (struct loader_record *record = shards[i].records; record; record = record->next) {
            visit(record, user);
        }
        pthread_mutex_unlock(&shards[i].lock);
    }
}
