#include "pending.h"

#include <stdlib.h>

#include "block.h"

struct ur_after ur_after_event(const struct ur_pool_backend *backend, void *event) {
    const struct ur_stamp *stamp = backend->event_stamp(event);
    if (!stamp) { /* a chain of its own; lanes are counted from 1 and do not come that far */
        return (struct ur_after){.chain = (uintptr_t)event | 1ull << 63};
    }
    const struct ur_point *point = &stamp->point;
    return (struct ur_after){.chain = point->chain.lane,
                             .queue = point->epoch.lane ? point->epoch.lane : point->chain.lane,
                             .seq = point->chain.seq};
}

struct ur_after ur_after_lane(struct ur_lane *lane, uint64_t seq) {
    return (struct ur_after){.chain = lane->id, .queue = lane->id, .seq = seq, .lane = lane};
}

/* ---- groups and lines ---- */

static struct ur_group *group_get(struct ur_pending *pending, uint64_t queue) {
    struct ur_group *group = (struct ur_group *)ur_table_find(&pending->queues, queue);
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
    struct ur_group *at = pending->groups;
    group->next = at ? at : group;
    group->prev = at ? at->prev : group;
    group->next->prev = group->prev->next = group;
    pending->groups = at ? at : group;
    ++pending->group_count;
    ur_table_put(&pending->queues, &group->keyed);
    return group;
}

static void group_drop(struct ur_pending *pending, struct ur_group *group) {
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
static void line_add(struct ur_pending *pending, struct ur_line *line, uint64_t chain,
                     uint64_t queue) {
    struct ur_group *group = group_get(pending, queue);
    line->keyed.key = chain;
    line->group = group;
    struct ur_line *at = group->lines;
    line->next = at ? at : line;
    line->prev = at ? at->prev : line;
    line->next->prev = line->prev->next = line;
    group->lines = line;
    ++group->count;
    ur_table_put(&pending->chains, &line->keyed);
}

static struct ur_lane *line_drop(struct ur_pending *pending, struct ur_line *line) {
    struct ur_group *group = line->group;
    struct ur_lane *lane = line->lane;
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
        *line = (struct ur_line){.keyed = {0}};
    } else {
        free(line);
    }
    return lane;
}

/* ---- blocks ---- */

/* Behind the last one that comes before it. Chains are mostly added to in their order, so that the
 * way is short; a block that is put too late in the line is found late. */
static void pending_insert(struct ur_line *line, struct ur_block *block, uint64_t now) {
    enum { BACK = 8 };
    struct ur_block *before = line->last;
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

bool ur_pending_put(struct ur_pending *pending, struct ur_block *block, struct ur_after after,
                    struct ur_line **spare, uint64_t now) {
    struct ur_line *line = ur_pending_line(pending, after.chain);
    if (!line) {
        line = malloc(sizeof(*line)); /* of its thread's own cache, which calloc passes by */
        if (!line && spare && *spare) {
            line = *spare;
            *spare = NULL;
        }
        if (line) {
            *line = (struct ur_line){.first = NULL};
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
    pending_insert(line, block, now);
    return true;
}

struct ur_lane *ur_pending_take(struct ur_pending *pending, struct ur_block *block, uint64_t now) {
    struct ur_line *line = block->line;
    if (line->first == block) {
        line->time = now;
    }
    *(block->prev ? &block->prev->next : &line->first) = block->next;
    *(block->next ? &block->next->prev : &line->last) = block->prev;
    block->next = block->prev = NULL;
    block->line = NULL;
    return line->first ? NULL : line_drop(pending, line);
}

void ur_pending_fini(struct ur_pending *pending) {
    ur_table_fini(&pending->chains);
    ur_table_fini(&pending->queues);
}

/* ---- looking ---- */

struct ur_look ur_look_start(struct ur_pending *pending, uint64_t queue, uint32_t lines) {
    return (struct ur_look){
        .pending = pending, .queue = queue, .lines = lines, .groups = pending->group_count};
}

/* Half of the look is for the queue that it is for; of each other one it takes a few lines, so that
 * several get their turn. */
static void pending_enter(struct ur_look *look, const struct ur_group *group) {
    enum { OF_OTHERS = 4 };
    uint32_t most = look->lines == UINT32_MAX                        ? UINT32_MAX
                    : group->keyed.key == look->queue && look->queue ? (look->lines + 1) / 2
                                                                     : OF_OTHERS;
    look->group = group->keyed.key;
    look->here = group->count < most ? group->count : most;
}

struct ur_line *ur_look_next(struct ur_look *look) {
    struct ur_pending *pending = look->pending;
    struct ur_group *group = NULL;
    if (!look->started) {
        look->started = true;
        group =
            look->queue ? (struct ur_group *)ur_table_find(&pending->queues, look->queue) : NULL;
        if (group) {
            pending_enter(look, group);
        }
    }
    if (look->here) { /* it may have gone meanwhile */
        group = (struct ur_group *)ur_table_find(&pending->queues, look->group);
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
            pending_enter(look, group);
        }
    }
    if (!look->lines) {
        return NULL;
    }
    --look->here;
    look->lines -= look->lines != UINT32_MAX;
    struct ur_line *line = group->lines;
    group->lines = line->next;
    return line;
}
