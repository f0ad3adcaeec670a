/* What was made of the launches that a queue kept, for the next time that the same are kept. */
#include <stdlib.h>
#include <string.h>

#include "queue_state.h"

enum { MOST_CACHED = 16 };

static void free_cached(struct ur_fusing_cached *cached) {
    for (uint32_t i = 0; i < cached->count; ++i) {
        urProgramRelease(cached->programs[i]);
    }
    for (uint32_t g = 0; g < cached->group_count; ++g) {
        ur_fusing_group_end(&cached->groups[g]);
    }
    ur_fusing_report_end(&cached->report);
    free(cached->programs);
    free(cached->groups);
    free(cached->key);
    free(cached);
}

void ur_fusing_drop_cache(struct ur_fusing_queue *fusing) {
    while (fusing->cache) {
        struct ur_fusing_cached *next = fusing->cache->next;
        free_cached(fusing->cache);
        fusing->cache = next;
    }
}

/* ---- keys ------------------------------------------------------------------------------------ */

struct key {
    unsigned char *bytes;
    size_t size, room;
    bool failed;
    /* Buffers and spaces, in the order in which they come: with other ones in their places what is
     * made is the same. */
    uint64_t *names;
    uint32_t name_count, name_room;
};

static void end_key(struct key *key) {
    free(key->bytes);
    free(key->names);
    *key = (struct key){0};
}

static void put(struct key *key, const void *bytes, size_t size) {
    if (key->size + size > key->room) {
        size_t room = 2 * (key->size + size) + 256;
        unsigned char *grown = realloc(key->bytes, room);
        if (!grown) {
            key->failed = true;
            return;
        }
        key->bytes = grown;
        key->room = room;
    }
    if (size) {
        memcpy(key->bytes + key->size, bytes, size);
    }
    key->size += size;
}

static void put_name(struct key *key, uint64_t name) {
    uint32_t number = 0;
    while (number < key->name_count && key->names[number] != name) {
        ++number;
    }
    if (number == key->name_count) {
        if (key->name_count == key->name_room) {
            uint32_t room = 2 * key->name_room + 16;
            uint64_t *grown = realloc(key->names, room * sizeof(*grown));
            if (!grown) {
                key->failed = true;
                return;
            }
            key->names = grown;
            key->name_room = room;
        }
        key->names[key->name_count++] = name;
    }
    put(key, &number, sizeof(number));
}

/* All that fusing depends on: what a pointer points into too. */
static void put_argument(struct key *key, ur_context_handle_t context,
                         const ur_exp_kernel_arg_properties_t *arg) {
    struct ur_fusion_argument place;
    put(key, &arg->type, sizeof(arg->type));
    put(key, &arg->index, sizeof(arg->index));
    put(key, &arg->size, sizeof(arg->size));
    if (arg->type == UR_EXP_KERNEL_ARG_TYPE_VALUE) {
        put(key, arg->value.value, arg->size);
        return;
    }
    ur_fusing_argument(context, arg, &place);
    put(key, &place.kind, sizeof(place.kind));
    put(key, &place.address, sizeof(place.address));
    put(key, &place.base, sizeof(place.base));
    put(key, &place.extent, sizeof(place.extent));
    put(key, &place.alone, sizeof(place.alone));
    put(key, &(bool){place.space}, sizeof(bool));
    put_name(key, place.space);
    put_name(key, place.name);
}

static void put_launch(struct key *key, ur_context_handle_t context,
                       const struct ur_recorded_launch *launch,
                       const struct ur_fusing_order *order) {
    ur_exp_kernel_arg_properties_t *args = NULL;
    ur_program_handle_t program = NULL;
    uint32_t count = 0, total = 0;
    char *name = NULL;
    if (urKernelGetInfo(launch->kernel, UR_KERNEL_INFO_PROGRAM, sizeof(program), &program, NULL) !=
            UR_RESULT_SUCCESS ||
        ur_fusing_name(launch->kernel, &name) != UR_RESULT_SUCCESS ||
        ur_kernel_arguments(launch->kernel, &args, &count, &total) != UR_RESULT_SUCCESS) {
        key->failed = true;
        free(name);
        return;
    }
    put(key, &program, sizeof(program));
    put(key, name, strlen(name) + 1);
    put(key, &launch->dims, sizeof(launch->dims));
    put(key, launch->offset, sizeof(launch->offset));
    put(key, launch->global, sizeof(launch->global));
    put(key, launch->local, sizeof(launch->local));
    put(key, &launch->has_local, sizeof(launch->has_local));
    for (uint32_t i = 0; i < count; ++i) {
        put_argument(key, context, &args[i]);
    }
    put(key, &order->after, sizeof(order->after));
    put(key, &order->event_count, sizeof(order->event_count));
    for (uint32_t i = 0; i < order->event_count; ++i) {
        put_name(key, (uintptr_t)order->events[i]);
    }
    free(args);
    free(name);
}

/* ---- what was made --------------------------------------------------------------------------- */

static struct ur_fusing_cached *find_cached(struct ur_fusing_queue *fusing, const struct key *key) {
    for (struct ur_fusing_cached **at = &fusing->cache; *at; at = &(*at)->next) {
        struct ur_fusing_cached *found = *at;
        if (found->key_size == key->size && memcmp(found->key, key->bytes, key->size) == 0) {
            *at = found->next;
            found->next = fusing->cache;
            fusing->cache = found;
            return found;
        }
    }
    return NULL;
}

static bool retain_programs(const struct ur_fusing_queue *fusing, struct ur_fusing_cached *cached) {
    while (cached->count < fusing->count) {
        ur_program_handle_t *program = &cached->programs[cached->count];
        if (urKernelGetInfo(fusing->kept[cached->count].kernel, UR_KERNEL_INFO_PROGRAM,
                            sizeof(*program), program, NULL) != UR_RESULT_SUCCESS) {
            return false;
        }
        urProgramRetain(*program);
        ++cached->count;
    }
    return true;
}

/* Plans what is kept. NULL, and nothing has changed: no memory. */
static struct ur_fusing_cached *make_cached(struct ur_fusing_queue *fusing, struct key *key,
                                            bool last) {
    const struct ur_fusing_options without = {.flags = fusing->options.flags};
    ur_queue_handle_t queue = fusing->queue;
    struct ur_fusing_cached *cached = calloc(1, sizeof(*cached));
    const struct ur_recorded_launch *list[MOST_KEPT];
    if (!cached) {
        return NULL;
    }
    cached->programs = calloc(fusing->count, sizeof(ur_program_handle_t));
    cached->groups = calloc(fusing->count, sizeof(*cached->groups));
    for (uint32_t i = 0; i < fusing->count; ++i) {
        list[i] = &fusing->kept[i];
    }
    if (!cached->programs || !cached->groups || !retain_programs(fusing, cached) ||
        ur_fusing_plan(queue->context, queue->device, last ? &fusing->options : &without,
                       fusing->count, list, ur_fusing_is_in_order(queue) ? NULL : fusing->orders,
                       &fusing->programs, &cached->report, cached->groups,
                       &cached->group_count) != UR_RESULT_SUCCESS) {
        free_cached(cached);
        return NULL;
    }
    cached->key = key->bytes;
    cached->key_size = key->size;
    key->bytes = NULL;
    cached->next = fusing->cache;
    fusing->cache = cached;
    uint32_t number = 0;
    for (struct ur_fusing_cached **at = &fusing->cache; *at; at = &(*at)->next) {
        if (++number > MOST_CACHED) {
            struct ur_fusing_cached *oldest = *at; /* the only one past them */
            *at = NULL;
            free_cached(oldest);
            break;
        }
    }
    return cached;
}

struct ur_fusing_cached *ur_fusing_plan_kept(struct ur_fusing_queue *fusing, bool last) {
    struct key key = {0};
    struct ur_fusing_cached *cached = NULL;
    put(&key, &last, sizeof(last));
    for (uint32_t i = 0; i < fusing->count; ++i) {
        put_launch(&key, fusing->queue->context, &fusing->kept[i], &fusing->orders[i]);
    }
    if (!key.failed) {
        cached = find_cached(fusing, &key);
        cached = cached ? cached : make_cached(fusing, &key, last);
    }
    end_key(&key);
    return cached;
}
