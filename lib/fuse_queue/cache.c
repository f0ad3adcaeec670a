/* What was made of the launches that a queue kept, for the next time that the same are kept. */
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#include "queue_state.h"

enum { MOST_CACHED = 16 };

static void free_cached(struct ur_fusing_cached *cached) {
    for (uint32_t i = 0; i < cached->count; ++i) {
        ur_own.Program.pfnRelease(cached->programs[i]);
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

static void cache_put(struct key *key, const void *bytes, size_t size) {
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
    cache_put(key, &number, sizeof(number));
}

/* All that fusing depends on: what a pointer points into too. No padding in these: they are
 * compared as bytes. */
struct key_argument {
    uint64_t type, index, size;
};
struct key_pointer {
    uint64_t kind, address, base, extent, alone, is_buffer;
};
struct key_launch {
    ur_program_handle_t program;
    uint64_t offset[3], global[3], local[3], dims, has_local, arg_count;
};
struct key_order {
    uint64_t after, copies, event_count;
};

static void put_argument(struct key *key, ur_context_handle_t context,
                         const ur_exp_kernel_arg_properties_t *arg) {
    const struct key_argument said = {arg->type, arg->index, arg->size};
    struct ur_fusion_argument place;
    cache_put(key, &said, sizeof(said));
    if (arg->type == UR_EXP_KERNEL_ARG_TYPE_VALUE) {
        cache_put(key, arg->value.value, arg->size);
        return;
    }
    ur_fusing_argument(context, arg, &place);
    const struct key_pointer pointer = {place.kind,   place.address, place.base,
                                        place.extent, place.alone,   place.space != 0};
    cache_put(key, &pointer, sizeof(pointer));
    put_name(key, place.space);
    put_name(key, place.name);
}

static void put_order(struct key *key, const struct ur_fusing_order *order) {
    const struct key_order said = {order->after, order->copies, order->event_count};
    cache_put(key, &said, sizeof(said));
    for (uint32_t i = 0; i < order->event_count; ++i) {
        put_name(key, (uintptr_t)order->events[i]);
    }
}

static void put_launch(struct key *key, ur_context_handle_t context,
                       const struct ur_fusing_kept_launch *kept) {
    const struct ur_fusing_slot *slot = &kept->slot;
    const struct ur_recorded_launch *launch = &kept->launch;
    struct key_launch said = {.program = slot->program,
                              .dims = launch->dims,
                              .has_local = launch->has_local,
                              .arg_count = slot->arg_count};
    for (int d = 0; d < 3; ++d) {
        said.offset[d] = launch->offset[d];
        said.global[d] = launch->global[d];
        said.local[d] = launch->local[d];
    }
    cache_put(key, &said, sizeof(said));
    cache_put(key, slot->name, strlen(slot->name) + 1);
    for (uint32_t i = 0; i < slot->arg_count; ++i) {
        put_argument(key, context, &slot->args[i]);
    }
    put_order(key, &kept->kept.order);
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

/* Plans what is kept. NULL, and nothing has changed: no memory. */
static struct ur_fusing_cached *make_cached(struct ur_fusing_queue *fusing, struct key *key,
                                            bool last) {
    const struct ur_fusing_options without = {.flags = fusing->options.flags};
    ur_queue_handle_t queue = fusing->queue;
    struct ur_fusing_cached *cached = calloc(1, sizeof(*cached));
    const struct ur_recorded_launch *launches[UR_FUSING_MOST_KEPT];
    const struct ur_fusing_order *orders[UR_FUSING_MOST_KEPT], *copy_orders[UR_FUSING_MOST_COPIES];
    const struct ur_fusing_copy *copies[UR_FUSING_MOST_COPIES];
    bool in_order = ur_fusing_is_in_order(queue);
    const struct ur_fusing_sequence sequence = {.count = fusing->count,
                                                .launches = launches,
                                                .orders = in_order ? NULL : orders,
                                                .copy_count = fusing->copy_count,
                                                .copies = copies,
                                                .copy_orders = in_order ? NULL : copy_orders};
    if (!cached) {
        return NULL;
    }
    cached->programs = calloc(fusing->count, sizeof(ur_program_handle_t));
    cached->groups = calloc(fusing->count, sizeof(*cached->groups));
    for (uint32_t i = 0; i < fusing->count; ++i) {
        launches[i] = &fusing->launches[i].launch;
        orders[i] = &fusing->launches[i].kept.order;
    }
    for (uint32_t c = 0; c < fusing->copy_count; ++c) {
        copies[c] = &fusing->copies[c].copy;
        copy_orders[c] = &fusing->copies[c].kept.order;
    }
    for (; cached->programs && cached->count < fusing->count; ++cached->count) {
        cached->programs[cached->count] = fusing->launches[cached->count].slot.program;
        ur_own.Program.pfnRetain(cached->programs[cached->count]);
    }
    if (!cached->programs || !cached->groups ||
        ur_fusing_plan(ur_queue_base(queue)->context, ur_queue_base(queue)->device,
                       last ? &fusing->options : &without, &sequence, fusing->programs,
                       &cached->report, cached->groups,
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

/* Memory of which nobody knows whose it is may be one that only a device reads. */
static bool read_safely(void *to, const void *from, size_t size) {
    struct iovec here = {to, size}, there = {(void *)from, size};
    return process_vm_readv(getpid(), &here, 1, &there, 1, 0) == (ssize_t)size;
}

/* Copies, by bits, that wait for events of others, directly or by way of what is kept: what they
 * copy may change until then. */
static uint64_t copies_that_wait(const struct ur_fusing_queue *fusing) {
    uint64_t launches = 0, copies = 0;
    uint32_t i = 0;
    for (uint32_t c = 0; c < fusing->copy_count; ++c) {
        const struct ur_fusing_order *order = &fusing->copies[c].kept.order;
        for (; i < fusing->copies[c].copy.before; ++i) {
            const struct ur_fusing_order *of = &fusing->launches[i].kept.order;
            if (of->event_count || of->after & launches || of->copies & copies) {
                launches |= (uint64_t)1 << i;
            }
        }
        if (order->event_count || order->after & launches || order->copies & copies) {
            copies |= (uint64_t)1 << c;
        }
    }
    return copies;
}

/* What copies are going to copy is known where nothing that the queue was given before is still
 * under way, and the host can look at it; until the copies are over it is nobody's to change but
 * that of the launches that are kept. Whatever else may change it the program has the queue, or
 * itself, wait for, and then it is over too. The caller frees what it gives, where it stands. */
static unsigned char *look_at_copies(struct ur_fusing_queue *fusing) {
    ur_context_handle_t context = ur_queue_base(fusing->queue)->context;
    ur_bool_t empty = false;
    if (fusing->copy_count &&
        ur_own.Queue.pfnGetInfo(fusing->queue, UR_QUEUE_INFO_EMPTY, sizeof(empty), &empty, NULL) !=
            UR_RESULT_SUCCESS) {
        empty = false;
    }
    unsigned char *all =
        empty ? malloc((size_t)fusing->copy_count * UR_FUSING_MOST_COPIED + 1) : NULL;
    unsigned char *next = all;
    uint64_t waiting = copies_that_wait(fusing);
    for (uint32_t c = 0; c < fusing->copy_count; ++c) {
        struct ur_fusing_copy *copy = &fusing->copies[c].copy;
        ur_usm_type_t type = UR_USM_TYPE_SHARED;
        bool known = all && !(waiting >> c & 1) &&
                     ur_own.USM.pfnGetMemAllocInfo(context, copy->from, UR_USM_ALLOC_INFO_TYPE,
                                                   sizeof(type), &type, NULL) == UR_RESULT_SUCCESS;
        if (known && type == UR_USM_TYPE_HOST) {
            memcpy(next, copy->from, copy->size);
        } else {
            known =
                known && type == UR_USM_TYPE_UNKNOWN && read_safely(next, copy->from, copy->size);
        }
        copy->bytes = known ? next : NULL;
        next += known ? copy->size : 0;
    }
    return all;
}

static void put_copies(struct key *key, const struct ur_fusing_queue *fusing) {
    for (uint32_t c = 0; c < fusing->copy_count; ++c) {
        const struct ur_fusing_copy *copy = &fusing->copies[c].copy;
        cache_put(key, &copy->before, sizeof(copy->before));
        cache_put(key, &copy->to, sizeof(copy->to));
        cache_put(key, &copy->from, sizeof(copy->from));
        cache_put(key, &copy->size, sizeof(copy->size));
        cache_put(key, &(bool){copy->bytes}, sizeof(bool));
        cache_put(key, copy->bytes, copy->bytes ? copy->size : 0);
        put_order(key, &fusing->copies[c].kept.order);
    }
}

struct ur_fusing_cached *ur_fusing_plan_kept(struct ur_fusing_queue *fusing, bool last) {
    struct key key = {0};
    struct ur_fusing_cached *cached = NULL;
    unsigned char *seen = look_at_copies(fusing);
    cache_put(&key, &last, sizeof(last));
    cache_put(&key, &fusing->count, sizeof(fusing->count));
    put_copies(&key, fusing);
    for (uint32_t i = 0; i < fusing->count; ++i) {
        put_launch(&key, ur_queue_base(fusing->queue)->context, &fusing->launches[i]);
    }
    if (!key.failed) {
        cached = find_cached(fusing, &key);
        cached = cached ? cached : make_cached(fusing, &key, last);
    }
    end_key(&key);
    free(seen);
    return cached;
}
