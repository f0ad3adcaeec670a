/* Which loads take a value that the work-item has already, and which stores are not made.
 *
 * A location is a number of bytes that each work-item has for itself: its own element of an array.
 * In the new kernel it gets a variable, which always holds what the work-item last stored there or
 * loaded from there. A load is saved where some store or load of the location has come before on
 * every way. A store is saved where the location is stored to again before anybody could look, or
 * where the caller gave the memory up.
 *
 * No value is handed on over a barrier. Registers would have to hold it while the work-item waits,
 * and processors keep it in memory then, so a load costs the same; and Intel's OpenCL was seen to
 * give the work-items of a group that take a branch in a loop with a barrier others' values. */
#include "internal.h"

static uint32_t type_in(const struct ur_spirv_module *module, const struct ur_spirv_function *body,
                        const struct access *access) {
    const struct ur_spirv_instruction *instruction =
        &body->blocks[access->block].list.items[access->index];
    return instruction->opcode == SpvOpLoad ? instruction->type
                                            : ur_spirv_type(module, instruction->operands[1]);
}

static bool same_place(const struct access *a, const struct access *b) {
    return a->space == b->space && a->size == b->size && form_equal(&a->at, &b->at);
}

static void find_locations(struct ur_fusion *fusion, const struct ur_spirv_module *module,
                           const struct ur_spirv_function *const *bodies, struct values *values) {
    uint32_t most = 0;
    for (uint32_t p = 0; p < fusion->count; ++p) {
        most += fusion->parts[p]->access_count;
    }
    values->locations = ur_out_alloc(&fusion->out, most ? most : 1, sizeof(*values->locations));
    for (uint32_t p = 0; p < fusion->count; ++p) {
        struct part *part = fusion->parts[p];
        for (uint32_t i = 0; i < part->access_count; ++i) {
            struct access *access = &part->accesses[i];
            access->location = NONE;
            access->saved = access->opaque = false;
            access->room = 0;
            if (access->type == 0 || !access->at.known || access->everything) {
                continue;
            }
            uint32_t type = type_in(module, bodies[p], access), l = 0;
            while (l < values->count && !(values->locations[l].type == type &&
                                          same_place(values->locations[l].access, access))) {
                ++l;
            }
            if (l == values->count) {
                values->locations[values->count++] =
                    (struct location){.access = access, .type = type, .clean = true};
            }
            access->location = l;
        }
    }
}

/* Whether nothing but the location's own accesses writes there, and no work-item another's. */
static void find_clean(struct ur_fusion *fusion, struct values *values) {
    for (uint32_t l = 0; l < values->count; ++l) {
        struct location *location = &values->locations[l];
        struct domain all = fusion->everybody;
        all.limit_count = 0;
        unsigned symbols = form_symbols(&location->access->at);
        location->clean = symbols && form_gap(&location->access->at, &all, symbols) >=
                                         (int64_t)location->access->size;
    }
    for (uint32_t p = 0; p < fusion->count; ++p) {
        const struct part *part = fusion->parts[p];
        for (uint32_t i = 0; i < part->access_count; ++i) {
            const struct access *access = &part->accesses[i];
            for (uint32_t l = 0; l < values->count; ++l) {
                struct location *location = &values->locations[l];
                bool mine = access->location == l;
                if ((mine && access->is_volatile) ||
                    (!mine && access->writes && location->clean &&
                     ur_fusion_overlap(access, location->access))) {
                    location->clean = false;
                }
            }
        }
    }
}

static bool dominates(const struct part *part, const struct access *a, const struct access *b) {
    return a->block == b->block ? a->index < b->index
                                : ur_spirv_dominates(&part->flow, a->block, b->block);
}

/* Whether a never comes after b, both of one part. */
static bool comes_first(const struct part *part, const struct access *a, const struct access *b) {
    if (part->has_loops) {
        return false;
    }
    return a->block == b->block ? a->index < b->index
                                : part->flow.number[a->block] < part->flow.number[b->block];
}

/* ---- barriers -------------------------------------------------------------------------------- */

/* Of one block of a body with barriers. */
struct barriers {
    uint32_t first, last; /* in the block: instructions; NONE: none */
    bool before, after;   /* on some way to the block, and on some way from its end */
};

static bool values_may_wait(const struct ur_spirv_instruction *instruction) {
    return instruction->opcode == SpvOpControlBarrier ||
           ur_fusion_is_collective(instruction->opcode) || instruction->opcode == SpvOpFunctionCall;
}

/* NULL: the part has none. */
static struct barriers *find_barriers(struct ur_fusion *fusion, const struct part *part) {
    const struct ur_spirv_flow *flow = &part->flow;
    uint32_t count = part->body->block_count;
    if (!part->barriers) {
        return NULL;
    }
    struct barriers *found = ur_out_alloc(&fusion->out, count, sizeof(*found));
    for (uint32_t b = 0; b < count; ++b) {
        const struct ur_spirv_block *block = &part->body->blocks[b];
        found[b].first = found[b].last = NONE;
        for (uint32_t i = 1; i < block->terminator; ++i) {
            if (values_may_wait(&block->list.items[i])) {
                found[b].first = found[b].first == NONE ? i : found[b].first;
                found[b].last = i;
            }
        }
    }
    for (bool again = true; again;) { /* as often as loops stand in each other, and once more */
        again = false;
        for (uint32_t n = 0; n < flow->order_count; ++n) {
            uint32_t forth = flow->order[n], back = flow->order[flow->order_count - 1 - n];
            for (uint32_t e = flow->first_edge[forth]; e < flow->first_edge[forth + 1]; ++e) {
                const struct barriers *from = &found[flow->edges[e]];
                if (!found[forth].before && (from->before || from->first != NONE)) {
                    found[forth].before = again = true;
                }
            }
            for (uint32_t e = flow->first_edge[back]; e < flow->first_edge[back + 1]; ++e) {
                struct barriers *from = &found[flow->edges[e]];
                if (!from->after && (found[back].after || found[back].first != NONE)) {
                    from->after = again = true;
                }
            }
        }
    }
    return found;
}

static bool is_before_barrier(const struct part *part, const struct access *access) {
    const struct barriers *at = part->waits ? &part->waits[access->block] : NULL;
    return at && (at->after || (at->last != NONE && at->last > access->index));
}

static bool is_after_barrier(const struct part *part, const struct access *access) {
    const struct barriers *at = part->waits ? &part->waits[access->block] : NULL;
    return at && (at->before || (at->first != NONE && at->first < access->index));
}

/* Whether a barrier may be between an access in part p and a later one in part q. */
static bool is_over_barrier(const struct ur_fusion *fusion, uint32_t p, const struct access *from,
                            uint32_t q, const struct access *to) {
    bool leaves = is_before_barrier(fusion->parts[p], from);
    bool comes = is_after_barrier(fusion->parts[q], to);
    for (uint32_t r = p + 1; r <= q; ++r) {
        leaves = leaves || fusion->parts[r]->wants_barrier || (r < q && fusion->parts[r]->barriers);
    }
    return p == q ? leaves && comes : leaves || comes;
}

/* ---- loads and stores ------------------------------------------------------------------------ */

/* A load, in part q: whether its location's variable holds the value by then. */
static void look_at_load(struct ur_fusion *fusion, uint32_t q, struct access *load) {
    bool known = false, stored_here = false, stored_before = false;
    for (uint32_t p = 0; p <= q; ++p) {
        const struct part *part = fusion->parts[p];
        for (uint32_t i = 0; i < part->access_count; ++i) {
            const struct access *other = &part->accesses[i];
            if (other->location != load->location || other == load ||
                is_over_barrier(fusion, p, other, q, load)) {
                continue;
            }
            if (p < q) {
                stored_before = stored_before || other->writes;
                known = known || (other->who->exact && domain_covers(other->who, load->who));
            } else if (dominates(part, other, load)) {
                known = true;
                stored_here = stored_here || other->writes;
            }
        }
    }
    load->saved = known;
    load->opaque = known && stored_before && !stored_here;
}

static bool is_promoted(const struct ur_fusion *fusion, const struct access *access) {
    for (uint32_t i = 0; i < fusion->options.promoted_count; ++i) {
        const struct ur_fusion_memory *memory = &fusion->options.promoted[i];
        int64_t low, high;
        if (memory->space == access->space &&
            form_bytes(memory->address, memory->size, &low, &high) && access->low >= low &&
            access->high <= high) {
            return true;
        }
    }
    return false;
}

/* Whether nobody needs the store to memory, if another one, or nobody, is the last word: `last` of
 * part `last_part`, or NULL. */
static bool is_unread(const struct ur_fusion *fusion, uint32_t p, const struct access *store,
                      uint32_t last_part, const struct access *last) {
    for (uint32_t q = 0; q < fusion->count; ++q) {
        const struct part *part = fusion->parts[q];
        for (uint32_t i = 0; i < part->access_count; ++i) {
            const struct access *read = &part->accesses[i];
            if (!read->reads ||
                (read->location != store->location && !ur_fusion_overlap(read, store))) {
                continue;
            }
            bool earlier = read->location == store->location &&
                           (q < p || (q == p && comes_first(part, read, store)));
            bool later = last && (q > last_part || (q == last_part && dominates(part, last, read)));
            bool has_value = read->location == store->location && read->saved;
            if (!earlier && !later && !has_value) {
                return false;
            }
        }
    }
    return true;
}

static void look_at_store(struct ur_fusion *fusion, uint32_t p, struct access *store) {
    if (is_promoted(fusion, store) && is_unread(fusion, p, store, p, NULL)) {
        store->saved = true;
        return;
    }
    for (uint32_t q = p + 1; q < fusion->count && !store->saved; ++q) {
        const struct part *part = fusion->parts[q];
        for (uint32_t i = 0; i < part->access_count && !store->saved; ++i) {
            const struct access *other = &part->accesses[i];
            store->saved = other->location == store->location && other->writes &&
                           other->who->exact && domain_covers(other->who, store->who) &&
                           is_unread(fusion, p, store, q, other);
        }
    }
}

struct types {
    const struct ur_spirv_module *module;
    const struct ur_spirv_function *const *bodies;
};

static uint32_t values_type_of(const void *context, uint32_t part, const struct access *access) {
    const struct types *types = context;
    return type_in(types->module, types->bodies[part], access);
}

void ur_fusion_values(struct ur_fusion *fusion, const struct ur_spirv_module *module,
                      const struct ur_spirv_function *const *bodies, struct values *values) {
    *values = (struct values){0};
    find_locations(fusion, module, bodies, values);
    find_clean(fusion, values);
    for (uint32_t p = 0; p < fusion->count; ++p) {
        fusion->parts[p]->waits = find_barriers(fusion, fusion->parts[p]);
    }
    for (int stores = 0; stores <= 1; ++stores) {
        for (uint32_t p = 0; p < fusion->count; ++p) {
            for (uint32_t i = 0; i < fusion->parts[p]->access_count; ++i) {
                struct access *access = &fusion->parts[p]->accesses[i];
                if (access->location == NONE || !values->locations[access->location].clean) {
                    continue;
                }
                if (stores && access->writes) {
                    look_at_store(fusion, p, access);
                    values->stores_saved += access->saved;
                    values->bytes_saved += access->saved ? access->size : 0;
                } else if (!stores && access->reads) {
                    look_at_load(fusion, p, access);
                    values->loads_saved += access->saved;
                    values->bytes_saved += access->saved ? access->size : 0;
                    values->locations[access->location].used += access->saved;
                }
            }
        }
    }
    const struct types types = {module, bodies};
    ur_fusion_rooms(fusion, values, values_type_of, &types);
}
