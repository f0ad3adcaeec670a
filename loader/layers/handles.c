#include "handles.h"

#include <stdlib.h>
#include <string.h>

struct loader_slots *_Atomic loader_shards[LOADER_SHARDS];

static struct {
    pthread_mutex_t lock;
    struct loader_record *records; /* all, newest first */
} shards[LOADER_SHARDS];
static pthread_once_t locks_once = PTHREAD_ONCE_INIT;

#define FIRST_BITS 8

static void make_locks(void) {
    for (int i = 0; i < LOADER_SHARDS; i++) {
        pthread_mutex_init(&shards[i].lock, NULL);
    }
}

static struct loader_slots *make_slots(unsigned bits, struct loader_slots *older) {
    size_t count = (size_t)1 << bits;
    struct loader_slots *slots = calloc(1, sizeof(*slots) + count * sizeof(slots->slot[0]));
    if (slots) {
        slots->shift = 64 - bits;
        slots->mask = count - 1;
        slots->older = older;
    }
    return slots;
}

static void free_record(struct loader_record *record) {
    struct loader_queue_order *queue = atomic_load(&record->queue);
    free(atomic_load(&record->stack));
    free((void *)atomic_load(&record->pointers));
    if (queue) {
        pthread_mutex_destroy(&queue->lock);
        free(queue);
    }
    free(record);
}

/* What the last run left is freed here and not when it ended: a thread might still have been
 * reading. */
bool loader_handles_start(void) {
    pthread_once(&locks_once, make_locks);
    for (int i = 0; i < LOADER_SHARDS; i++) {
        struct loader_slots *slots = atomic_load(&loader_shards[i]);
        struct loader_slots *fresh = make_slots(FIRST_BITS, NULL);
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
static void put(struct loader_slots *slots, struct loader_record *record) {
    size_t i = (size_t)(loader_handle_hash(record->handle) >> slots->shift);
    while (atomic_load_explicit(&slots->slot[i & slots->mask].handle, memory_order_relaxed)) {
        i++;
    }
    slots->slot[i & slots->mask].record = record;
    atomic_store_explicit(&slots->slot[i & slots->mask].handle, record->handle,
                          memory_order_release);
    slots->used++;
}

/* Under the shard's lock: room for one more, so that every search meets an empty slot. */
static bool grow(unsigned shard) {
    struct loader_slots *slots = atomic_load_explicit(&loader_shards[shard], memory_order_relaxed);
    if (slots->used * 2 < slots->mask) {
        return true;
    }
    struct loader_slots *wider = make_slots(64 - slots->shift + 1, slots);
    if (!wider) {
        return slots->used < slots->mask;
    }
    for (struct loader_record *record = shards[shard].records; record; record = record->next) {
        put(wider, record);
    }
    atomic_store_explicit(&loader_shards[shard], wider, memory_order_release);
    return true;
}

/* Under the shard's lock: makes the record stand for a fresh object. */
static void renew(struct loader_record *record, unsigned kind, unsigned function, bool borrowed,
                  unsigned num_parents, struct loader_record *const *parents) {
    atomic_store_explicit(&record->refs, 1, memory_order_relaxed);
    atomic_store_explicit(&record->children, 0, memory_order_relaxed);
    atomic_store_explicit(&record->made_by, (uint16_t)function, memory_order_relaxed);
    atomic_store_explicit(&record->ended_by, 0, memory_order_relaxed);
    atomic_store_explicit(&record->size, 0, memory_order_relaxed);
    for (int i = 0; i < LOADER_ORDER_WORDS; i++) {
        atomic_store_explicit(&record->order.bits[i], 0, memory_order_relaxed);
    }
    record->borrowed = borrowed;
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

struct loader_record *loader_handle_made(void *handle, unsigned kind, unsigned function,
                                         bool borrowed, unsigned num_parents,
                                         struct loader_record *const *parents) {
    unsigned shard = (unsigned)(loader_handle_hash((uintptr_t)handle) & (LOADER_SHARDS - 1));
    pthread_mutex_lock(&shards[shard].lock);
    struct loader_record *record = loader_handle_find(handle);
    if (record) {
        uint32_t state = atomic_load_explicit(&record->state, memory_order_relaxed);
        if (state != LOADER_HANDLE_STATE(kind, LOADER_HANDLE_LIVE)) {
            renew(record, kind, function, borrowed, num_parents, parents);
        } else if (!borrowed) {
            atomic_fetch_add_explicit(&record->refs, 1, memory_order_relaxed);
        }
    } else {
        record = calloc(1, sizeof(*record));
        if (record && !grow(shard)) {
            free(record);
            record = NULL;
        }
        if (record) {
            record->handle = (uintptr_t)handle;
            renew(record, kind, function, borrowed, num_parents, parents);
            record->next = shards[shard].records;
            shards[shard].records = record;
            put(atomic_load_explicit(&loader_shards[shard], memory_order_relaxed), record);
        }
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
