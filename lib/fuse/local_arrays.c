/* Memory that is given up and that only work-items of one group share becomes an array of local
 * memory, a room: what one of them stores others load from there, behind the barrier that is
 * between them anyhow.
 *
 * All that is done to the memory has to be known, and the first to come there have to store every
 * element that anybody loads. */
#include "internal.h"

struct found {
    const struct ur_fusion_memory *memory;
    const struct access *first; /* the store that fills the room */
    uint32_t part;              /* of it */
    uint32_t type;
    int64_t low; /* address of the first element, of the group whose numbers are 0 */
    int64_t bytes;
    bool needed; /* some access is to memory yet */
};

static bool touches(const struct access *access, const struct ur_fusion_memory *memory) {
    int64_t low, high;
    return access->everything || !form_bytes(memory->address, memory->size, &low, &high) ||
           (access->space == memory->space && access->high > low && access->low < high);
}

/* What the work-items of the group whose numbers are 0 come to, of all in its range. */
static bool range_in_group(const struct ur_fusion *fusion, const struct access *access,
                           int64_t *low, int64_t *high) {
    struct form in_group = access->at;
    for (unsigned i = 0; i < SYMBOLS; ++i) {
        in_group.c[i] = SYMBOLS_OF_GROUPS >> i & 1 ? 0 : in_group.c[i];
    }
    struct domain box = fusion->everybody;
    box.limit_count = 0;
    return form_range(&in_group, &box, low, high);
}

/* Whether each work-item stores one element, and all of them those of the room without a gap. */
static bool fills(const struct ur_fusion *fusion, const struct access *access,
                  struct found *found) {
    int64_t high, items = 1;
    struct domain box = fusion->everybody;
    box.limit_count = 0;
    for (unsigned d = 0; d < 3; ++d) {
        items *= box.high[2 * d + 1] + 1;
    }
    if (!access->writes || !access->who->exact || !domain_covers(access->who, &box) ||
        form_gap(&access->at, &box, SYMBOLS_OF_ITEMS) != (int64_t)access->size ||
        !range_in_group(fusion, access, &found->low, &high)) {
        return false;
    }
    found->bytes = high - found->low + (int64_t)access->size;
    return found->bytes == items * (int64_t)access->size &&
           form_gap(&access->at, &box, SYMBOLS_OF_GROUPS) >= found->bytes;
}

/* Whether an access is to elements of the room alone, of the same group. */
static bool local_arrays_fits(const struct ur_fusion *fusion, const struct found *found,
                              const struct access *access) {
    const struct ur_fusion_memory *memory = found->memory;
    int64_t low, high, start, end, size = (int64_t)access->size;
    bool good = access->type && access->at.known && !access->everything && !access->is_volatile &&
                access->size == found->first->size &&
                form_bytes(memory->address, memory->size, &start, &end) && access->low >= start &&
                access->high <= end && range_in_group(fusion, access, &low, &high) &&
                low >= found->low && high + size <= found->low + found->bytes &&
                (access->at.k - found->low) % size == 0;
    for (unsigned i = 0; i < SYMBOLS && good; ++i) {
        good = SYMBOLS_OF_GROUPS >> i & 1  ? access->at.c[i] == found->first->at.c[i]
               : SYMBOLS_OF_LANES >> i & 1 ? access->at.c[i] == 0
                                           : access->at.c[i] % size == 0;
    }
    return good;
}

static bool rooms_find(struct ur_fusion *fusion, struct found *found,
                       uint32_t (*type_of)(const void *, uint32_t, const struct access *),
                       const void *context) {
    for (uint32_t p = 0; p < fusion->count; ++p) {
        const struct part *part = fusion->parts[p];
        for (uint32_t i = 0; i < part->access_count; ++i) {
            const struct access *access = &part->accesses[i];
            if (!touches(access, found->memory)) {
                continue;
            }
            if (!found->first) {
                found->first = access;
                found->part = p;
                if (access->everything || !access->type || !access->at.known ||
                    !fills(fusion, access, found)) {
                    return false;
                }
                found->type = type_of(context, p, access);
            }
            if (!local_arrays_fits(fusion, found, access) ||
                type_of(context, p, access) != found->type ||
                (p == found->part && access != found->first)) {
                return false;
            }
            found->needed = found->needed || (access->reads && !access->saved);
        }
    }
    return found->first && found->needed;
}

void ur_fusion_rooms(struct ur_fusion *fusion, struct values *values,
                     uint32_t (*type_of)(const void *, uint32_t, const struct access *),
                     const void *context) {
    size_t left = fusion->options.local_bytes ? fusion->options.local_bytes : SIZE_MAX;
    if (!fusion->has_local || fusion->options.no_barriers) {
        return;
    }
    for (uint32_t p = 0; p < fusion->count; ++p) {
        size_t own = fusion->parts[p]->local_bytes;
        left = own < left ? left - own : 0;
    }
    values->rooms = ur_out_alloc(&fusion->out, fusion->options.promoted_count + (size_t)1,
                                 sizeof(*values->rooms));
    for (uint32_t m = 0; m < fusion->options.promoted_count; ++m) {
        struct found found = {.memory = &fusion->options.promoted[m]};
        if (!rooms_find(fusion, &found, type_of, context) || (size_t)found.bytes > left) {
            continue;
        }
        left -= (size_t)found.bytes;
        values->rooms[values->room_count++] =
            (struct room){.type = found.type,
                          .low = found.low,
                          .count = (uint32_t)(found.bytes / (int64_t)found.first->size)};
        for (uint32_t p = 0; p < fusion->count; ++p) {
            for (uint32_t i = 0; i < fusion->parts[p]->access_count; ++i) {
                struct access *access = &fusion->parts[p]->accesses[i];
                if (touches(access, found.memory) && !access->saved) {
                    access->room = values->room_count;
                    values->bytes_saved += access->size;
                }
            }
        }
    }
}
