#include "pending.h"

#include <stdlib.h>

#include "block.h"

ur_after_t ur_after_event(const ur_pool_backend_t *backend, void *event) {
    const ur_stamp_t *stamp = backend->event_stamp(event);
    if (!stamp) { /* a chain of its own; lanes are counted from 1 and do not come that far */
        return (ur_after_t){.chain = (uintptr_t)event | 1ull << 63};
    }
    const ur_point_t *point = &stamp->point;
    return (ur_after_t){.chain = point->chain.lane,
                        .queue = point->epoch.lane ? point->epoch.lane : point->chain.lane,
                        .seq = point->chain.seq};
}

ur_after_t ur_after_lane(ur_lane_t *lane, uint64_t seq) {
    return (ur_after_t){.chain = lane->id, .queue = lane->id, .seq = seq, .lane = lane};
}

/* ---- groups and lines ---- */

static ur_group_t *group_get(ur_pending_t *pending, uint64_t queue) {
    ur_group_t *group = (ur_group_t *)ur_table_find(&pending->queues, queue);
    if (group) {
        return group;
    }
    group = queue ? malloc(sizeof(*group)) : NULL;
    if (group) {
        group->count = 0;
    } else {
        group = &pending->rest_group;
        if (group->count) {
            return group;
        }
        queue = 0;
    }
    group->keyed.key = queue;
    group->lines = NULL;
    ur_group_t *at = pending->groups;
    group->next = at ? at : group;
    group->prev = at ? at->prev : group;
    group->next->prev = group->prev->next = group;
    pending->groups = at ? at : group;
    ++pending->group_count;
    ur_table_put(&pending->queues, &group->keyed);
    return group;
}

static void group_drop(ur_pending_t *pending, ur_group_t *group) {
    ur_table_remove(&pending->queues, &group->keyed);
    group->next->prev = group->prev;
    group->prev->next = group->next;
    if (pending->groups == group) {
        pending->groups = group->next == group ? NULL : group->next;
    }
    --pending->group_count;
    if (group != &pending->rest_group) {
        free(group);
    }
}

/* A new line is the next to be looked at. */
static void line_add(ur_pending_t *pending, ur_line_t *line, uint64_t chain, uint64_t queue) {
    ur_group_t *group = group_get(pending, queue);
    line->keyed.key = chain;
    line->group = group;
    ur_line_t *at = group->lines;
    line->next = at ? at : line;
    line->prev = at ? at->prev : line;
    line->next->prev = line->prev->next = line;
    group->lines = line;
    ++group->count;
    ur_table_put(&pending->chains, &line->keyed);
}

static ur_lane_t *line_drop(ur_pending_t *pending, ur_line_t *line) {
    ur_group_t *group = line->group;
    ur_lane_t *lane = line->lane;
    ur_table_remove(&pending->chains, &line->keyed);
    line->next->prev = line->prev;
    line->prev->next = line->next;
    if (group->lines == line) {
        group->lines = line->next == line ? NULL : line->next;
    }
    if (--group->count == 0) {
        group_drop(pending, group);
    }
    if (line == &pending->rest_line) {
        *line = (ur_line_t){.keyed = {0}};
    } else {
        free(line);
    }
    return lane;
}

/* ---- blocks ---- */

/* Behind the last one that comes before it. Chains are mostly added to in their order, so that the
 * way is short; a block that is put too late in the line is found late. */
static void insert(ur_line_t *line, ur_block_t *block, uint64_t now) {
    enum { BACK = 8 };
    ur_block_t *before = line->last;
    for (int i = 0; before && before->seq > block->seq && i < BACK; ++i) {
        before = before->prev;
    }
    block->prev = before;
    block->next = before ? before->next : line->first;
    *(block->next ? &block->next->prev : &line->last) = block;
    *(before ? &before->next : &line->first) = block;
    if (!before) {
        line->time = now;
    }
    block->line = line;
}

bool ur_pending_put(ur_pending_t *pending, ur_block_t *block, ur_after_t after, ur_line_t **spare,
                    uint64_t now) {
    ur_line_t *line = ur_pending_line(pending, after.chain);
    if (!line) {
        line = malloc(sizeof(*line)); /* of its thread's own cache, which calloc passes by */
        if (!line && spare && *spare) {
            line = *spare;
            *spare = NULL;
        }
        if (line) {
            *line = (ur_line_t){.first = NULL};
            line_add(pending, line, after.chain, after.queue);
        } else if (after.lane) {
            return false;
        } else {
            line = &pending->rest_line;
            if (!line->first) { /* no lane and no chain has this number */
                line_add(pending, line, UINT64_MAX, 0);
            }
        }
    }
    if (after.lane && !line->lane) {
        ur_lane_retain(after.lane);
        line->lane = after.lane;
    }
    block->seq = after.seq;
    insert(line, block, now);
    return true;
}

ur_lane_t *ur_pending_take(ur_pending_t *pending, ur_block_t *block, uint64_t now) {
    ur_line_t *line = block->line;
    if (line->first == block) {
        line->time = now;
    }
    *(block->prev ? &block->prev->next : &line->first) = block->next;
    *(block->next ? &block->next->prev : &line->last) = block->prev;
    block->next = block->prev = NULL;
    block->line = NULL;
    return line->first ? NULL : line_drop(pending, line);
}

void ur_pending_fini(ur_pending_t *pending) {
    ur_table_fini(&pending->chains);
    ur_table_fini(&pending->queues);
}

/* ---- looking ---- */

ur_look_t ur_look_start(ur_pending_t *pending, uint64_t queue, uint32_t lines) {
    return (ur_look_t){
        .pending = pending, .queue = queue, .lines = lines, .groups = pending->group_count};
}

/* Half of the look is for the queue that it is for; of each other one it takes a few lines, so that
 * several get their turn. */
static void enter(ur_look_t *look, const ur_group_t *group) {
    enum { OF_OTHERS = 4 };
    uint32_t most = look->lines == UINT32_MAX                        ? UINT32_MAX
                    : group->keyed.key == look->queue && look->queue ? (look->lines + 1) / 2
                                                                     : OF_OTHERS;
    look->group = group->keyed.key;
    look->here = group->count < most ? group->count : most;
}

ur_line_t *ur_look_next(ur_look_t *look) {
    ur_pending_t *pending = look->pending;
    ur_group_t *group = NULL;
    if (!look->started) {
        look->started = true;
        group = look->queue ? (ur_group_t *)ur_table_find(&pending->queues, look->queue) : NULL;
        if (group) {
            enter(look, group);
        }
    }
    if (look->here) { /* it may have gone meanwhile */
        group = (ur_group_t *)ur_table_find(&pending->queues, look->group);
    }
    while (look->lines && (!look->here || !group)) {
        if (!look->groups || !pending->groups) {
            return NULL;
        }
        --look->groups;
        group = pending->groups;
        pending->groups = group->next;
        look->here = 0;
        if (!look->queue || group->keyed.key != look->queue) {
            enter(look, group);
        }
    }
    if (!look->lines) {
        return NULL;
    }
    --look->here;
    look->lines -= look->lines != UINT32_MAX;
    ur_line_t *line = group->lines;
    group->lines = line->next;
    return line;
}
