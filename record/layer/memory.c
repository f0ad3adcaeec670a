/* USM by address, and what of it has changed.
 *
 * What the host sees (host and shared USM, mapped parts of buffers) is compared by grains: a hash
 * of each is kept, and looked at where the kernel knows of a write or knows nothing. Before a
 * command, what differs was put there by the host, unless a command that may write it may still
 * run, as far as the program's own waits tell; then it is in doubt, and a replay takes it only
 * where its own commands have changed nothing. After a wait, what differs is the work of commands.
 * Memory that the host does not see changes by commands alone. Device USM of a processor is seen,
 * and libraries write there: while no command is under way, what changes is the host's. */
#include <unistd.h>

#include "recording.h"

/* Grains that follow each other are recorded as one part, up to this many. */
#define LONGEST 64

static struct ur_ranges ranges;
static struct ur_record_usm *visible, *busy;
/* How much is watched; the addresses only ever move apart. */
static size_t num_watched;
static uintptr_t lowest = UINTPTR_MAX, highest;

/* Less than this is compared each time, which costs no more than to ask (bytes). */
#define LEAST_WATCHED (4 * UR_RECORD_GRAIN)
/* Commands of a queue without order that are told apart, for each range. */
#define MOST_USERS 16
/* Up to so many ranges are asked about one by one, more in one go. */
#define ONE_BY_ONE 4

static uint64_t grain_hash(const void *at, size_t size) {
    return ur_record_hash(at, size, 4);
}

static size_t num_grains(const struct ur_record_usm *usm) {
    return (usm->range.size + UR_RECORD_GRAIN - 1) / UR_RECORD_GRAIN;
}

static size_t grain_size(const struct ur_record_usm *usm, size_t grain) {
    size_t left = usm->range.size - grain * UR_RECORD_GRAIN;
    return left < UR_RECORD_GRAIN ? left : UR_RECORD_GRAIN;
}

static const char *grain_at(const struct ur_record_usm *usm, size_t grain) {
    return (const char *)usm->range.base + grain * UR_RECORD_GRAIN;
}

/* ---- which grains were written ---- */

static void memory_watch(struct ur_record_usm *usm) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), end = usm->range.base + usm->range.size;
    usm->from = (usm->range.base + page - 1) & ~(page - 1);
    usm->to = end & ~(page - 1);
    usm->all_written = true;
    usm->watched = usm->range.size >= LEAST_WATCHED && usm->from < usm->to && usm->written &&
                   ur_record_watch(usm->from, usm->to);
    if (usm->watched) {
        num_watched++;
        lowest = usm->from < lowest ? usm->from : lowest;
        highest = usm->to > highest ? usm->to : highest;
    }
}

static void unwatch(struct ur_record_usm *usm) {
    if (usm->watched) {
        usm->watched = false;
        num_watched--;
        ur_record_unwatch(usm->from, usm->to);
    }
}

/* Of pages from here to there. */
static void mark_written(uintptr_t from, uintptr_t to) {
    for (struct ur_range *at = ur_ranges_overlap(&ranges, from, to - from); at && at->base < to;
         at = ur_ranges_next(&ranges, at)) {
        struct ur_record_usm *usm = (struct ur_record_usm *)at;
        if (!usm->watched || usm->all_written) {
            continue;
        }
        size_t first = from > at->base ? (from - at->base) / UR_RECORD_GRAIN : 0;
        size_t end = to - at->base < at->size ? to - at->base : at->size;
        for (size_t i = first; i * UR_RECORD_GRAIN < end; i++) {
            usm->written[i / 8] |= (uint8_t)(1u << (i % 8));
        }
        usm->any_written = true;
    }
}

static void find_written(void) {
    bool good = num_watched <= ONE_BY_ONE || ur_record_scan(lowest, highest, true, mark_written);
    if (good && num_watched > ONE_BY_ONE) {
        return;
    }
    for (struct ur_record_usm *usm = num_watched ? visible : NULL; usm; usm = usm->next) {
        if (usm->watched && (!good || !ur_record_scan(usm->from, usm->to, false, mark_written))) {
            unwatch(usm);
            usm->all_written = true;
        }
    }
}

/* Whether the grain has to be looked at. */
static bool was_written(const struct ur_record_usm *usm, size_t grain) {
    uintptr_t at = usm->range.base + grain * UR_RECORD_GRAIN;
    return at < usm->from || at + UR_RECORD_GRAIN > usm->to ||
           (usm->written[grain / 8] >> (grain % 8) & 1);
}

/* ---- what there is ---- */

void ur_record_usm_add(struct ur_record_usm *usm) {
    ur_ranges_insert(&ranges, &usm->range);
    if (usm->known) {
        usm->next = visible;
        usm->link = &visible;
        if (visible) {
            visible->link = &usm->next;
        }
        visible = usm;
        memory_watch(usm);
    }
}

void ur_record_usm_made(uintptr_t base, size_t size, ur_usm_type_t kind, bool allocated,
                        bool queued, struct ur_record_moment born) {
    static const char zeros[UR_RECORD_GRAIN];
    struct ur_record_usm *old;
    if (!base || !size) {
        return;
    }
    while ((old = (struct ur_record_usm *)ur_ranges_overlap(&ranges, base, size)) != NULL) {
        if (!old->queued) {
            return;
        }
        ur_record_usm_free(ur_record_usm_take(old->range.base)); /* of a graph that is gone */
    }
    struct ur_record_usm *usm = calloc(1, sizeof(*usm));
    if (!usm) {
        return;
    }
    usm->range = (struct ur_range){.base = base, .size = size};
    usm->kind = kind;
    usm->queued = queued;
    usm->unborn = queued && born.queue;
    usm->born = born;
    /* Reserved addresses have no memory, and those of a graph have it while that runs. */
    usm->quiet = kind == UR_USM_TYPE_DEVICE && allocated && !queued &&
                 !atomic_load_explicit(&ur_recording.devices_write, memory_order_relaxed);
    if (kind != UR_USM_TYPE_DEVICE || usm->quiet) {
        size_t count = num_grains(usm);
        usm->known = malloc(count * sizeof(*usm->known));
        usm->doubt = calloc(count / 8 + 1, 1);
        usm->written = calloc(count / 8 + 1, 1);
        if (!usm->known || !usm->doubt || !usm->written) {
            ur_record_usm_free(usm);
            ur_record_note("memory was short: changes of some USM are not recorded");
            return;
        }
        /* A replay makes it of zeros. */
        uint64_t zero = grain_hash(zeros, UR_RECORD_GRAIN);
        for (size_t i = 0; i < count; i++) {
            usm->known[i] = zero;
        }
        usm->known[count - 1] = grain_hash(zeros, grain_size(usm, count - 1));
        for (size_t i = 0; usm->quiet && i < count; i++) {
            usm->known[i] = grain_hash(grain_at(usm, i), grain_size(usm, i));
        }
    }
    ur_record_usm_add(usm);
}

struct ur_record_usm *ur_record_usm_find(uintptr_t address) {
    return (struct ur_record_usm *)ur_ranges_overlap(&ranges, address, 1);
}

struct ur_record_usm *ur_record_usm_take(uintptr_t base) {
    struct ur_record_usm *usm = ur_record_usm_find(base);
    if (!usm || usm->range.base != base) {
        return NULL;
    }
    ur_ranges_remove(&ranges, &usm->range);
    if (usm->known) {
        unwatch(usm);
        *usm->link = usm->next;
        if (usm->next) {
            usm->next->link = usm->link;
        }
    }
    if (usm->busy) {
        struct ur_record_usm **link = &busy;
        while (*link != usm) {
            link = &(*link)->next_busy;
        }
        *link = usm->next_busy;
        usm->busy = false;
    }
    return usm;
}

void ur_record_usm_free(struct ur_record_usm *usm) {
    if (usm) {
        free(usm->known);
        free(usm->doubt);
        free(usm->written);
        free(usm->users);
        free(usm->mappings);
        free(usm);
    }
}

void ur_record_usm_forget_all(void) {
    struct ur_range *range;
    while ((range = ur_ranges_any(&ranges)) != NULL) {
        ur_record_usm_free(ur_record_usm_take(range->base));
    }
    lowest = UINTPTR_MAX;
    highest = 0;
}

static bool memory_is_over(const struct ur_record_user *user) {
    return user->all ? ur_record_all_over(user->moment) : ur_record_over(user->moment);
}

static bool is_busy(const struct ur_record_usm *usm) {
    for (size_t i = 0; i < usm->num_users; i++) {
        if (!memory_is_over(&usm->users[i])) {
            return true;
        }
    }
    return false;
}

void ur_record_used(struct ur_record_usm *usm, struct ur_record_moment moment) {
    if (!usm->known || !moment.queue) {
        return;
    }
    struct ur_record_user user = {moment, false};
    size_t kept = 0;
    for (size_t i = 0; i < usm->num_users; i++) {
        const struct ur_record_user *old = &usm->users[i];
        bool same = old->moment.queue == moment.queue;
        if (same && usm->num_users >= MOST_USERS) {
            user.all = true;
        } else if (!memory_is_over(old) && !ur_record_tells(moment, old->moment)) {
            usm->users[kept++] = *old;
        }
    }
    if (kept >= usm->room_users) {
        size_t room = usm->room_users ? usm->room_users * 2 : 4;
        struct ur_record_user *users = realloc(usm->users, room * sizeof(*users));
        if (!users) {
            return;
        }
        usm->users = users;
        usm->room_users = room;
    }
    usm->users[kept++] = user;
    usm->num_users = kept;
    if (!usm->busy) {
        usm->busy = true;
        usm->next_busy = busy;
        busy = usm;
    }
}

/* One range for what is mapped there and the mappings that share memory with it, which are taken
 * out. NULL: there is other USM, or no memory. */
static struct ur_record_usm *join_mappings(struct ur_record_mapping mapping) {
    uintptr_t from = mapping.base, to = from + mapping.size;
    struct ur_record_usm *old, *joined = NULL, *others = NULL;
    struct ur_record_mapping *all = malloc(sizeof(*all));
    size_t count = 1;
    while (all && (old = (struct ur_record_usm *)ur_ranges_overlap(&ranges, from, to - from)) &&
           old->mappings) {
        void *more = realloc(all, (count + old->num_mappings) * sizeof(*all));
        if (!more) {
            break;
        }
        all = more;
        memcpy(all + count, old->mappings, old->num_mappings * sizeof(*all));
        count += old->num_mappings;
        from = old->range.base < from ? old->range.base : from;
        to = old->range.base + old->range.size > to ? old->range.base + old->range.size : to;
        ur_record_usm_take(old->range.base)->next = others;
        others = old;
    }
    if (all && to > from) {
        all[0] = mapping;
        ur_record_usm_made(from, to - from, UR_USM_TYPE_HOST, false, false,
                           (struct ur_record_moment){0});
        joined = ur_record_usm_find(from);
        joined = joined && joined->range.base == from && joined->range.size == to - from &&
                         joined->known && !joined->mappings
                     ? joined
                     : NULL;
    }
    if (joined) {
        joined->mappings = all;
        joined->num_mappings = count;
    } else {
        free(all);
    }
    while ((old = others) != NULL) {
        others = old->next;
        for (size_t i = 0; joined && i < old->num_users; i++) {
            ur_record_used(joined, old->users[i].moment);
        }
        if (joined) {
            joined->entering += old->entering;
        }
        ur_record_usm_free(old);
    }
    return joined;
}

void ur_record_mapped(uintptr_t base, size_t size, bool keeps, struct ur_record_moment moment) {
    struct ur_record_usm *usm = join_mappings((struct ur_record_mapping){base, size});
    if (!usm) {
        ur_record_note(
            "a buffer is mapped where USM is: what is written there is recorded as of USM");
        return;
    }
    memset(usm->known, 0, num_grains(usm) * sizeof(*usm->known)); /* what was there is not known */
    usm->all_written = true;
    if (keeps || usm->num_mappings > 1) {
        memset(usm->doubt, 0xff, num_grains(usm) / 8 + 1);
        usm->doubtful = true;
        ur_record_used(usm, moment);
    }
}

const struct ur_record_mapping *ur_record_mapping_at(uintptr_t base) {
    const struct ur_record_usm *usm = ur_record_usm_find(base);
    const struct ur_record_mapping *found = NULL;
    for (size_t i = 0; usm && i < usm->num_mappings; i++) {
        const struct ur_record_mapping *one = &usm->mappings[i];
        if (one->base == base && (!found || one->size < found->size)) {
            found = one;
        }
    }
    return found;
}

void ur_record_unmapped(uintptr_t base, struct ur_record_moment moment) {
    const struct ur_record_mapping *gone = ur_record_mapping_at(base);
    struct ur_record_usm *usm = ur_record_usm_find(base);
    if (!gone) {
        return;
    }
    ur_record_usm_take(usm->range.base);
    for (size_t i = 0; i < usm->num_mappings; i++) {
        const struct ur_record_mapping *rest = &usm->mappings[i];
        if (rest == gone) {
            continue;
        }
        ur_record_mapped(rest->base, rest->size, true, moment);
        struct ur_record_usm *there = ur_record_usm_find(rest->base);
        for (size_t j = 0; there && j < usm->num_users; j++) {
            ur_record_used(there, usm->users[j].moment);
        }
    }
    ur_record_usm_free(usm);
}

void ur_record_used_all(struct ur_record_moment moment) {
    for (struct ur_record_usm *usm = visible; usm; usm = usm->next) {
        ur_record_used(usm, moment);
    }
}

void ur_record_enter(struct ur_recorded *call, struct ur_record_usm *usm) {
    size_t used = call->num_entered;
    if (!usm || !usm->known) {
        return;
    }
    if (!(used & (used - 1))) { /* full at each power of two */
        void *more = realloc(call->entered, (used ? used * 2 : 1) * sizeof(*call->entered));
        if (!more) {
            return;
        }
        call->entered = more;
    }
    call->entered[call->num_entered++] = usm->range.base;
    usm->entering++;
}

void ur_record_enter_all(struct ur_recorded *call) {
    for (struct ur_record_usm *usm = visible; usm; usm = usm->next) {
        ur_record_enter(call, usm);
    }
}

void ur_record_entered(struct ur_recorded *call) {
    for (size_t i = 0; i < call->num_entered; i++) {
        struct ur_record_usm *usm = ur_record_usm_find(call->entered[i]);
        if (usm && usm->entering) { /* also where mappings were put together since */
            usm->entering--;
        }
    }
    call->num_entered = 0;
}

/* Parts as they stand in records. */
struct parts {
    struct ur_bytes bytes;
    uint64_t count;
    bool always; /* also a record of none */
};

static void put_part(struct parts *parts, const struct ur_record_usm *usm, size_t first,
                     size_t count, bool certain) {
    struct ur_record_region region = {.height = 1, .depth = 1};
    region.base = (uintptr_t)grain_at(usm, first);
    region.width = (count - 1) * UR_RECORD_GRAIN + grain_size(usm, first + count - 1);
    ur_put_number(&parts->bytes, region.base);
    ur_put_number(&parts->bytes, region.width);
    ur_put_byte(&parts->bytes, certain);
    ur_record_content(&parts->bytes, &region);
    parts->count++;
}

enum look { BY_HOST, IN_DOUBT, BY_COMMANDS };

/* What was written since is known: find_written has been called. */
static void memory_compare(struct ur_record_usm *usm, struct parts *parts, enum look look) {
    size_t count = num_grains(usm), first = 0, length = 0;
    if ((usm->entering && look != BY_COMMANDS) || (usm->quiet && look == IN_DOUBT)) {
        return;
    }
    if (usm->unborn && !ur_record_over(usm->born)) {
        usm->all_written = true;
        return;
    }
    usm->unborn = false;
    bool all =
        usm->all_written || !usm->watched ||
        (usm->busy && atomic_load_explicit(&ur_recording.devices_write, memory_order_relaxed));
    bool inner = all || usm->any_written || (look == BY_COMMANDS && usm->doubtful);
    size_t first_inner = (usm->from - usm->range.base + UR_RECORD_GRAIN - 1) / UR_RECORD_GRAIN;
    for (size_t i = 0; i < count; i++) {
        if (!inner && i == first_inner && usm->to - usm->range.base >= UR_RECORD_GRAIN) {
            i = (usm->to - usm->range.base) / UR_RECORD_GRAIN; /* behind all that is watched */
            i = i > first_inner ? i : first_inner;
            if (i >= count) {
                break;
            }
        }
        bool doubt = usm->doubt[i / 8] >> (i % 8) & 1, take = false;
        if (all || was_written(usm, i)) {
            uint64_t hash = grain_hash(grain_at(usm, i), grain_size(usm, i));
            ur_recording.compared += grain_size(usm, i);
            take = hash != usm->known[i];
            usm->known[i] = hash;
            take = take && (!usm->quiet || look == BY_HOST);
        }
        if (look == BY_COMMANDS && doubt) {
            take = true;
            usm->doubt[i / 8] &= (uint8_t) ~(1u << (i % 8));
        } else if (look == IN_DOUBT && take) {
            usm->doubt[i / 8] |= (uint8_t)(1u << (i % 8));
            usm->doubtful = true;
        }
        if (take && length && length < LONGEST && first + length == i) {
            length++;
            continue;
        }
        if (length) {
            put_part(parts, usm, first, length, look != IN_DOUBT);
        }
        first = i;
        length = take;
    }
    if (length) {
        put_part(parts, usm, first, length, look != IN_DOUBT);
    }
    usm->doubtful = usm->doubtful && look != BY_COMMANDS;
    if (usm->any_written || usm->all_written) {
        memset(usm->written, 0, count / 8 + 1);
        usm->any_written = usm->all_written = false;
    }
}

/* `call` is that of a host task, or 0. */
static void write_parts(struct parts *parts, enum ur_record_kind kind, uint64_t call) {
    struct ur_bytes bytes = {0};
    if (parts->count || parts->always) {
        ur_put_byte(&bytes, (uint8_t)kind);
        ur_put_number(&bytes, ur_record_next());
        if (kind != UR_RECORD_MEMORY) {
            ur_put_number(&bytes, call);
        }
        ur_put_number(&bytes, parts->count);
        ur_put(&bytes, parts->bytes.at, parts->bytes.used);
        ur_record_write(&bytes);
    }
    free(bytes.at);
    free(parts->bytes.at);
}

bool ur_record_host_sees(void) {
    return visible;
}

bool ur_record_host_changes(void) {
    struct parts parts = {0};
    if (!visible) {
        return false;
    }
    find_written();
    for (struct ur_record_usm *usm = visible; usm; usm = usm->next) {
        memory_compare(usm, &parts, is_busy(usm) ? IN_DOUBT : BY_HOST);
    }
    write_parts(&parts, UR_RECORD_MEMORY, 0);
    return true;
}

void ur_record_native_changes(const struct ur_bytes *hidden, uint64_t count) {
    struct parts parts = {.bytes = *hidden, .count = count};
    find_written();
    for (struct ur_record_usm *usm = visible; usm; usm = usm->next) {
        memory_compare(usm, &parts, BY_HOST);
    }
    write_parts(&parts, UR_RECORD_MEMORY, 0);
}

/* Where an allocation is over with what worked on it, what nobody wrote there is what was left
 * there before. */
static void bear(void) {
    struct parts parts = {0};
    for (struct ur_record_usm *usm = busy; usm; usm = usm->next_busy) {
        if (usm->unborn && !usm->entering && !is_busy(usm)) {
            memory_compare(usm, &parts, IN_DOUBT);
        }
    }
    write_parts(&parts, UR_RECORD_MEMORY, 0);
}

void ur_record_settled(void) {
    struct parts parts = {0};
    struct ur_record_usm **link = &busy;
    bool found = false;
    bear();
    while (*link) {
        struct ur_record_usm *usm = *link;
        if (usm->entering || is_busy(usm)) {
            link = &usm->next_busy;
            continue;
        }
        if (!found) {
            find_written();
            found = true;
        }
        memory_compare(usm, &parts, BY_COMMANDS); /* while it counts as busy */
        *link = usm->next_busy;
        usm->busy = false;
        usm->num_users = 0;
    }
    write_parts(&parts, UR_RECORD_OUTPUT, 0);
}

struct ur_record_region *ur_record_hidden(size_t *count) {
    struct ur_record_region *regions = NULL;
    size_t room = 0;
    *count = 0;
    for (struct ur_range *at = ur_ranges_next(&ranges, NULL); at;
         at = ur_ranges_next(&ranges, at)) {
        const struct ur_record_usm *usm = (struct ur_record_usm *)at;
        if (usm->known && !usm->quiet) {
            continue;
        }
        if (*count == room) {
            room = room ? room * 2 : 16;
            void *more = realloc(regions, room * sizeof(*regions));
            if (!more) {
                break;
            }
            regions = more;
        }
        regions[(*count)++] =
            (struct ur_record_region){.base = at->base, .width = at->size, .height = 1, .depth = 1};
    }
    return regions;
}

void ur_record_task_begins(void) {
    struct parts parts = {0};
    find_written();
    for (struct ur_record_usm *usm = visible; usm; usm = usm->next) {
        memory_compare(usm, &parts, IN_DOUBT);
    }
    write_parts(&parts, UR_RECORD_MEMORY, 0);
}

void ur_record_task_ends(uint64_t call, struct ur_record_later *graph) {
    struct parts parts = {.always = graph != NULL}; /* runs are counted */
    if (graph) {
        ur_record_later_changes(graph, &parts.bytes, &parts.count);
    }
    find_written();
    for (struct ur_record_usm *usm = visible; usm; usm = usm->next) {
        memory_compare(usm, &parts, BY_HOST);
    }
    write_parts(&parts, UR_RECORD_TASK, call);
}
