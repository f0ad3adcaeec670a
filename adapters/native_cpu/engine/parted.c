/* Groups whose work-items have parted: some left before what others wait for each other at, which
 * OpenCL leaves undefined and programs in use have. Those that have ended do not count from there
 * on. Of a kernel that is cut into regions each work-item takes one at a time here, with what is
 * kept for its team as it was when it took its own way, until all wait or have ended. */
#include "internal.h"

#include <stdio.h>
#include <string.h>

enum { SCOPE = UR_HOSTCODE_SYNC_SUB_GROUP | UR_HOSTCODE_SYNC_GROUP };

struct parted {
    const struct kernel_work *work;
    const struct ur_hostcode_parts *parts;
    void *const *args;
    struct ur_hostcode_item *item;
    size_t count, room; /* work-items; as the arrays have them */
    size_t team;        /* of a team at most */
    bool ordered;       /* work-items of a sub-group may part */
    uint32_t *next;     /* region of each work-item */
    unsigned char *own; /* what is kept for the team, once for each of them */
};

static uint32_t flags_of(const struct parted *p, size_t i) {
    return p->parts->syncs[p->next[i]];
}

static bool has_ended(const struct parted *p, size_t i) {
    return p->next[i] == p->parts->region_count;
}

static unsigned char *team_of(const struct parted *p, size_t i) {
    return p->own + i * p->work->kernel->scratch_team;
}

/* Work-item i goes through its next region. */
static void step(struct parted *p, size_t i) {
    struct ur_hostcode_item *item = p->item;
    const size_t local[3] = {i % item->local_size[0], i / item->local_size[0] % item->local_size[1],
                             i / item->local_size[0] / item->local_size[1]};

    for (int d = 0; d < 3; d++) {
        item->local_id[d] = local[d];
        item->global_id[d] = item->offset[d] + item->group_id[d] * p->work->local[d] + local[d];
    }
    item->linear_id = i;
    p->next[i] = p->parts->step(p->args, item, p->room, i, i % p->team, p->next[i], team_of(p, i));
}

static size_t team_count(const struct parted *p, size_t first) {
    return p->count - first < p->team ? p->count - first : p->team;
}

/* All go on to where they wait, or end. Whether anybody did. */
static bool parted_go_on(struct parted *p) {
    bool any = false;

    for (size_t i = 0; i < p->count; i++) {
        while (!has_ended(p, i) && !(flags_of(p, i) & SCOPE)) {
            step(p, i);
            any = true;
        }
    }
    return any;
}

/* Of `count` from `first` on: those that are to go on with that region do what they waited for each
 * other for, and go through it. */
static void meet(struct parted *p, size_t first, size_t count, uint32_t region) {
    size_t leader = first, size = p->work->kernel->scratch_team;
    uint64_t given, at;

    while (p->next[leader] != region) {
        leader++;
    }
    given = p->parts->meet(p->args, p->item, p->room, first, count, region, team_of(p, leader));
    at = given & UINT32_MAX;
    for (size_t i = leader + 1; i < first + count && given; i++) {
        if (p->next[i] == region) {
            memcpy(p->own + i * size + at, p->own + leader * size + at, given >> 32);
        }
    }
}

static void meet_and_step(struct parted *p, size_t first, size_t count, uint32_t region) {
    if (p->parts->syncs[region] & SCOPE) {
        meet(p, first, count, region);
    }
    for (size_t i = first; i < first + count; i++) {
        if (p->next[i] == region) {
            step(p, i);
        }
    }
}

/* The one of those work-items that comes first in the order of the program; `count`: all have
 * ended. *same: all others are to go on as it is. */
static size_t least(const struct parted *p, size_t first, size_t count, bool *same) {
    size_t found = count;

    *same = true;
    for (size_t i = first; i < first + count; i++) {
        if (has_ended(p, i)) {
            continue;
        }
        if (found == count) {
            found = i - first;
            continue;
        }
        *same &= p->next[i] == p->next[first + found];
        if (flags_of(p, i) / UR_HOSTCODE_SYNC_RANK <
            flags_of(p, first + found) / UR_HOSTCODE_SYNC_RANK) {
            found = i - first;
        }
    }
    return found;
}

/* Sub-groups whose work-items may part go on in the order of the program, so that these meet again
 * where the ways of a branch do: the first ones of each. Whether any did. */
static bool go_on_in_order(struct parted *p) {
    bool any = false;

    for (size_t first = 0; first < p->count; first += p->team) {
        size_t count = team_count(p, first), found;
        bool same;

        found = least(p, first, count, &same);
        if (found == count || flags_of(p, first + found) & UR_HOSTCODE_SYNC_GROUP) {
            continue;
        }
        meet_and_step(p, first, count, p->next[first + found]);
        any = true;
    }
    return any;
}

/* Whether any sub-group goes on all of whose work-items wait at one place. */
static bool meet_in_teams(struct parted *p) {
    bool any = false;

    for (size_t first = 0; first < p->count && p->parts->team_size; first += p->team) {
        size_t count = team_count(p, first), found;
        bool same;

        found = least(p, first, count, &same);
        if (found == count || !same || !(flags_of(p, first + found) & UR_HOSTCODE_SYNC_SUB_GROUP)) {
            continue;
        }
        meet_and_step(p, first, count, p->next[first + found]);
        any = true;
    }
    return any;
}

/* Whether the whole group does. Barriers are not told apart, as processors with stacks of their own
 * for work-items do not. In order, those that wait for others of their sub-group do not count. */
static bool meet_in_group(struct parted *p) {
    bool same = true, barriers = true, own;
    uint32_t region = p->parts->region_count;

    for (size_t first = 0; first < p->count; first += p->team) {
        size_t count = team_count(p, first), found = least(p, first, count, &own);

        for (size_t i = first; i < first + count; i++) {
            if (has_ended(p, i) || (p->ordered && p->next[i] != p->next[first + found])) {
                continue;
            }
            if (!(flags_of(p, i) & UR_HOSTCODE_SYNC_GROUP)) {
                return false;
            }
            barriers &= (flags_of(p, i) & UR_HOSTCODE_SYNC_BARRIER) != 0;
            region = region == p->parts->region_count ? p->next[i] : region;
            same &= p->next[i] == region;
        }
    }
    if (!same && !barriers) {
        return false;
    }
    meet(p, 0, p->count, region);
    for (size_t first = 0; first < p->count; first += p->team) {
        size_t count = team_count(p, first), found = least(p, first, count, &own);
        uint32_t next = found == count ? region : p->next[first + found];

        for (size_t i = first; i < first + count; i++) {
            if (!has_ended(p, i) && (!p->ordered || p->next[i] == next)) {
                step(p, i);
            }
        }
    }
    return true;
}

int eng_run_parted(struct eng_exec *exec, const struct eng_work *launch,
                   struct ur_hostcode_item *item, unsigned char *own) {
    const struct kernel_work *work = &launch->kernel;
    const struct ur_hostcode_kernel *kernel = work->kernel;
    size_t count = item->local_size[0] * item->local_size[1] * item->local_size[2], left = 0;
    struct parted p = {.work = work,
                       .parts = kernel->parts,
                       .args = exec->args,
                       .item = item,
                       .count = count,
                       .room = (count + 15) & ~(size_t)15,
                       .own = own};
    const unsigned char *teams = item->scratch + p.room * kernel->scratch_item;
    bool same, any;

    p.team = kernel->parts->team_size ? kernel->parts->team_size : count;
    p.next = (uint32_t *)(void *)(item->scratch + p.room * kernel->parts->next_at);
    for (size_t i = 0; i < count; i++) {
        memcpy(team_of(&p, i), teams + i / p.team * kernel->scratch_team, kernel->scratch_team);
    }
    for (uint32_t i = 0; i < p.parts->region_count; i++) {
        p.ordered |= p.parts->syncs[i] >= UR_HOSTCODE_SYNC_RANK;
    }
    do {
        any = p.ordered ? go_on_in_order(&p) : parted_go_on(&p);
        if (least(&p, 0, count, &same) == count) {
            return ENG_OK;
        }
        any |= !p.ordered && meet_in_teams(&p);
    } while (any || meet_in_group(&p));
    for (size_t i = 0; i < count; i++) {
        left += !has_ended(&p, i);
    }
    snprintf(exec->error, sizeof(exec->error),
             "%s: %zu of %zu work-items wait for others that have ended or wait elsewhere",
             launch->name, left, count);
    return ENG_ERR_BARRIER;
}
