#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "record/format.h"
#include "replay.h"

void *ur_live_handle(const struct ur_replay *replay, uint64_t recorded) {
    return ur_map_get(&replay->handles, (const void *)(uintptr_t)recorded);
}

bool ur_live_native(const struct ur_replay *replay, uint64_t recorded, uint64_t *live) {
    const struct ur_map_entry *entry =
        ur_map_find(&replay->handles, (const void *)(uintptr_t)ur_native_key(recorded));
    *live = entry ? (uintptr_t)entry->value : 0;
    return entry;
}

void ur_live_bind(struct ur_replay *replay, uint64_t recorded, uint64_t live) {
    if (recorded) {
        ur_map_put(&replay->handles, (const void *)(uintptr_t)recorded, (void *)(uintptr_t)live);
    }
}

/* What the recording makes now is not what it made there before. */
static void unbind(struct ur_replay *replay, uint64_t recorded) {
    ur_map_remove(&replay->handles, (const void *)(uintptr_t)recorded);
}

void ur_unbind_outputs(struct ur_replay *replay, const struct ur_call *recorded) {
    for (size_t i = 0; i < recorded->num_slots; i++) {
        const struct ur_slot *slot = &recorded->slots[i];
        if (slot->out && slot->recorded && slot->kind == UR_SLOT_HANDLE) {
            unbind(replay, slot->recorded);
        }
    }
}

uint64_t ur_native_key(uint64_t recorded) {
    return ur_record_hash(&recorded, sizeof(recorded), UR_SLOT_VALUE) | 1u;
}

uint64_t ur_slot_key(const struct ur_slot *slot) {
    return slot->kind == UR_SLOT_VALUE ? ur_native_key(slot->recorded) : slot->recorded;
}

struct ur_memory *ur_memory_find(const struct ur_replay *replay, uint64_t address) {
    return (struct ur_memory *)ur_ranges_overlap(&replay->memory, (uintptr_t)address, 1);
}

static void drop_memory(struct ur_replay *replay, struct ur_memory *memory) {
    ur_ranges_remove(&replay->memory, &memory->range);
    if (memory->ours) {
        ur_keep(replay, memory->live, memory->range.size);
    }
    free(memory->known);
    free(memory->mappings);
    free(memory);
}

struct ur_memory *ur_memory_made(struct ur_replay *replay, uint64_t address, size_t size,
                                 ur_usm_type_t kind, void *live) {
    struct ur_range *old;
    if (!address || !size || address + size < address) {
        return NULL;
    }
    /* What a pool hands out of memory that it was given stays a part of that. What a command
     * allocated in a graph ended with that. */
    struct ur_memory *outer = ur_memory_find(replay, address);
    if (outer && outer->live && !outer->queued &&
        outer->range.base + outer->range.size >= address + size && outer->range.size > size &&
        outer->live + (address - outer->range.base) == (char *)live) {
        return NULL;
    }
    while ((old = ur_ranges_overlap(&replay->memory, (uintptr_t)address, size)) != NULL) {
        drop_memory(replay, (struct ur_memory *)old);
    }
    struct ur_memory *memory = calloc(1, sizeof(*memory));
    if (!memory) {
        return NULL;
    }
    memory->range = (struct ur_range){.base = (uintptr_t)address, .size = size};
    memory->live = live;
    memory->kind = kind;
    ur_ranges_insert(&replay->memory, &memory->range);
    return memory;
}

void ur_memory_gone(struct ur_replay *replay, uint64_t address) {
    struct ur_memory *memory = ur_memory_find(replay, address);
    if (memory && memory->range.base == address) {
        drop_memory(replay, memory);
    }
}

static const void *mapping_key(uint64_t base) {
    return (const void *)(uintptr_t)base;
}

/* Those of one place have one pointer on most adapters. Where they have several here, what the host
 * wrote is put into the newest alone. */
static bool objects_fits(const struct ur_memory *old, const struct ur_mapping *mapping) {
    return old->num_mappings && old->live + (mapping->base - old->range.base) == mapping->live;
}

/* Memory of the mapping and of those that share it. NULL: there is no room for it. */
static struct ur_memory *objects_join(struct ur_replay *replay, struct ur_mapping *mapping) {
    struct ur_range *old;
    uint64_t from = mapping->base, to = from + mapping->size;
    struct ur_mapping **all = malloc(sizeof(*all));
    size_t count = 1;
    while (all && (old = ur_ranges_overlap(&replay->memory, (uintptr_t)from, to - from)) != NULL) {
        struct ur_memory *memory = (struct ur_memory *)old;
        if (objects_fits(memory, mapping)) {
            void *more = realloc(all, (count + memory->num_mappings) * sizeof(*all));
            if (!more) {
                break;
            }
            all = more;
            memcpy(all + count, memory->mappings, memory->num_mappings * sizeof(*all));
            count += memory->num_mappings;
            from = old->base < from ? old->base : from;
            to = old->base + old->size > to ? old->base + old->size : to;
        } else if (memory->num_mappings) {
            ur_say(replay,
                   "parts of a buffer that were mapped at one address are mapped at several "
                   "here: what the host wrote is in the newest alone.");
        }
        drop_memory(replay, memory);
    }
    struct ur_memory *memory = all ? ur_memory_made(replay, from, to - from, UR_USM_TYPE_HOST,
                                                    mapping->live - (mapping->base - from))
                                   : NULL;
    if (!memory) {
        free(all);
        return NULL;
    }
    all[0] = mapping;
    memory->mappings = all;
    memory->num_mappings = count;
    return memory;
}

struct ur_memory *ur_memory_mapped(struct ur_replay *replay, uint64_t base, size_t size,
                                   char *live) {
    struct ur_mapping *mapping = base && base + size > base ? malloc(sizeof(*mapping)) : NULL;
    if (!mapping) {
        return NULL;
    }
    *mapping =
        (struct ur_mapping){ur_map_get(&replay->mappings, mapping_key(base)), base, size, live};
    if (!ur_map_put(&replay->mappings, mapping_key(base), mapping)) {
        free(mapping);
        return NULL;
    }
    return objects_join(replay, mapping);
}

struct ur_mapping *ur_mapping_at(const struct ur_replay *replay, uint64_t base) {
    struct ur_mapping *found = ur_map_get(&replay->mappings, mapping_key(base));
    for (struct ur_mapping *one = found; one; one = one->next) {
        found = one->size < found->size ? one : found;
    }
    return found;
}

static void forget_mapping(struct ur_replay *replay, struct ur_mapping *gone) {
    struct ur_mapping *first = ur_map_get(&replay->mappings, mapping_key(gone->base));
    struct ur_mapping **link = &first;
    while (*link != gone) {
        link = &(*link)->next;
    }
    *link = gone->next;
    if (first) {
        ur_map_put(&replay->mappings, mapping_key(gone->base), first);
    } else {
        ur_map_remove(&replay->mappings, mapping_key(gone->base));
    }
    free(gone);
}

void ur_memory_unmapped(struct ur_replay *replay, uint64_t base) {
    struct ur_mapping *gone = ur_mapping_at(replay, base);
    struct ur_memory *memory = gone ? ur_memory_find(replay, base) : NULL;
    if (memory && objects_fits(memory, gone)) {
        struct ur_mapping **all = memory->mappings;
        size_t count = memory->num_mappings;
        uint64_t launch = memory->launch;
        memory->mappings = NULL;
        memory->num_mappings = 0;
        drop_memory(replay, memory);
        for (size_t i = 0; i < count; i++) {
            struct ur_memory *rest = all[i] == gone ? NULL : objects_join(replay, all[i]);
            if (rest) {
                rest->launch = launch;
            }
        }
        free(all);
    }
    if (gone) {
        forget_mapping(replay, gone);
    }
}

static void free_mappings(struct ur_replay *replay) {
    for (size_t i = 0; i < replay->mappings.room; i++) {
        struct ur_mapping *one =
            replay->mappings.entries[i].key ? replay->mappings.entries[i].value : NULL;
        while (one) {
            struct ur_mapping *next = one->next;
            free(one);
            one = next;
        }
    }
    free(replay->mappings.entries);
}

void ur_keep_always(struct ur_replay *replay, void *memory) {
    if (replay->pinned.used == replay->pinned.room) {
        size_t room = replay->pinned.room ? replay->pinned.room * 2 : 16;
        void *more = realloc(replay->pinned.at, room * sizeof(*replay->pinned.at));
        if (!more) {
            return; /* lost rather than freed under a command */
        }
        replay->pinned.at = more;
        replay->pinned.room = room;
    }
    replay->pinned.at[replay->pinned.used++] = memory;
}

void *ur_pin(struct ur_replay *replay, size_t size) {
    /* Whole pages, which is what drivers take from the host. */
    size_t whole = (size + 4095) / 4096 * 4096;
    void *memory = whole >= size ? aligned_alloc(4096, whole ? whole : 4096) : NULL;
    if (memory) {
        memset(memory, 0, whole);
        ur_keep_always(replay, memory);
    }
    return memory;
}

struct ur_shadow *ur_shadow_find(const struct ur_replay *replay, uint64_t address) {
    return (struct ur_shadow *)ur_ranges_overlap(&replay->shadows, (uintptr_t)address, 1);
}

struct ur_shadow *ur_shadow_get(struct ur_replay *replay, uint64_t address, size_t size) {
    struct ur_shadow *shadow = ur_shadow_find(replay, address);
    if (!address || !size || address + size < address) {
        return NULL;
    }
    if (shadow && shadow->range.base <= address &&
        shadow->range.base + shadow->range.size >= address + size) {
        return shadow;
    }
    struct ur_range *old;
    while ((old = ur_ranges_overlap(&replay->shadows, (uintptr_t)address, size)) != NULL) {
        shadow = (struct ur_shadow *)old;
        ur_ranges_remove(&replay->shadows, old);
        if (shadow->pinned || replay->outputs.used) { /* what is there is still to be compared */
            ur_keep_always(replay, shadow->live);
        } else {
            ur_keep(replay, shadow->live, old->size);
        }
        free(shadow);
    }
    shadow = calloc(1, sizeof(*shadow));
    char *live = calloc(1, size);
    if (!shadow || !live) {
        free(shadow);
        free(live);
        return NULL;
    }
    *shadow = (struct ur_shadow){.range = {.base = (uintptr_t)address, .size = size}, .live = live};
    ur_ranges_insert(&replay->shadows, &shadow->range);
    return shadow;
}

uint64_t ur_live_address(const struct ur_replay *replay, uint64_t recorded) {
    const struct ur_memory *memory = recorded ? ur_memory_find(replay, recorded) : NULL;
    return memory && memory->live ? (uintptr_t)(memory->live + (recorded - memory->range.base)) : 0;
}

size_t ur_translate(struct ur_replay *replay, unsigned char *bytes, size_t size) {
    size_t found = 0;
    for (size_t at = 0; size - at >= sizeof(uint64_t); at += sizeof(uint64_t)) {
        uint64_t value;
        memcpy(&value, bytes + at, sizeof(value));
        uint64_t live = value < 4096 ? 0 : ur_live_address(replay, value);
        /* Numbers of images are addresses, or small: those are known by standing alone. */
        if (!live && value && replay->images.used && (value >= 4096 || size == sizeof(value))) {
            live = (uintptr_t)ur_map_get(&replay->images, (const void *)(uintptr_t)value);
        }
        if (live) {
            memcpy(bytes + at, &live, sizeof(live));
            found++;
        }
    }
    replay->num_translated += found;
    return found;
}

void ur_blank_addresses(const struct ur_replay *replay, unsigned char *bytes, size_t size) {
    for (size_t at = 0; size - at >= sizeof(uintptr_t); at += sizeof(uintptr_t)) {
        uintptr_t value;
        memcpy(&value, bytes + at, sizeof(value));
        for (struct ur_range *range = value < 4096 ? NULL : ur_ranges_next(&replay->memory, NULL);
             range; range = ur_ranges_next(&replay->memory, range)) {
            uintptr_t live = (uintptr_t)((struct ur_memory *)range)->live;
            if (live && value >= live && value - live < range->size) {
                memset(bytes + at, 0, sizeof(value));
                break;
            }
        }
    }
}

void ur_keep(struct ur_replay *replay, void *memory, size_t size) {
    if (replay->kept.used == replay->kept.room) {
        size_t room = replay->kept.room ? replay->kept.room * 2 : 64;
        void *more = realloc(replay->kept.at, room * sizeof(*replay->kept.at));
        if (!more) {
            return; /* lost rather than freed under a command */
        }
        replay->kept.at = more;
        replay->kept.room = room;
    }
    replay->kept.at[replay->kept.used++] = memory;
    replay->kept.bytes += size;
}

void ur_objects_free(struct ur_replay *replay) {
    struct ur_range *range;
    while ((range = ur_ranges_any(&replay->memory)) != NULL) {
        drop_memory(replay, (struct ur_memory *)range);
    }
    while ((range = ur_ranges_any(&replay->shadows)) != NULL) {
        struct ur_shadow *shadow = (struct ur_shadow *)range;
        ur_ranges_remove(&replay->shadows, range);
        ur_keep(replay, shadow->live, range->size);
        free(shadow);
    }
    for (size_t i = 0; i < replay->kept.used; i++) {
        free(replay->kept.at[i]);
    }
    free(replay->kept.at);
    for (size_t i = 0; i < replay->pinned.used; i++) {
        free(replay->pinned.at[i]);
    }
    free(replay->pinned.at);
    for (size_t i = 0; i < replay->skipped.room; i++) {
        if (replay->skipped.entries[i].key) {
            free(replay->skipped.entries[i].value);
        }
    }
    free(replay->skipped.entries);
    free_mappings(replay);
    free(replay->handles.entries);
    free(replay->images.entries);
    free(replay->references.entries);
}

void ur_say(struct ur_replay *replay, const char *format, ...) {
    char text[1024];
    va_list args;
    va_start(args, format);
    int length = vsnprintf(text, sizeof(text) - 2, format, args);
    va_end(args);
    if (length < 0) {
        return;
    }
    length = length < (int)sizeof(text) - 2 ? length : (int)sizeof(text) - 3;
    text[length] = '\n';
    text[length + 1] = '\0';
    size_t before = replay->said ? strlen(replay->said) : 0;
    if ((replay->said && strstr(replay->said, text)) || before > 65536) {
        return;
    }
    fprintf(stderr, "urtrace replay: %s", text);
    char *more = realloc(replay->said, before + (size_t)length + 2);
    if (more) {
        memcpy(more + before, text, (size_t)length + 2);
        replay->said = more;
    }
}
