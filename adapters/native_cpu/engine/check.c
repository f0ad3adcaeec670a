/*
 * The ordering check. All with eng.lock held.
 *
 * An address may belong to several allocations at once in the queue: allocated, freed and allocated
 * again before any of it has run. Each of these is a generation. A command's accesses are booked,
 * when it is enqueued, to the generation that the address then belongs to, for that is what the
 * caller means by the pointer; whether they are ordered is decided when the commands start, from
 * their clocks. So what is reported does not depend on how the commands happened to be scheduled.
 */
#include "internal.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct label {
    char name[ENG_NAME_SIZE];
    uint64_t id;
};

struct eng_access_record {
    struct eng_access_record *next;      /* of the generation, which owns it */
    struct eng_access_record *next_mine; /* of the command, until that has started */
    struct eng_generation *generation;   /* with a reference until the command has started */
    struct label who;
    struct eng_stamp stamp;
    const void *ptr;
    size_t size;
};

struct prior {
    struct prior *next;
    struct eng_generation *generation; /* with a reference */
};

struct eng_generation {
    unsigned refs;
    uintptr_t base;
    size_t size;
    struct label allocator, freer;
    struct eng_stamp allocated, freed;
    /* Where these are virtual: what they waited for. Then that is to be ordered before, not they.
     */
    struct eng_clock *allocated_clock, *freed_clock;
    bool virtual_alloc, virtual_free;
    bool free_enqueued;
    bool host_freed; /* then the memory is as free as it was before: `priors` count */
    struct eng_access_record *records;
    struct prior *priors; /* generations whose memory this one reuses; until its free has started */
};

struct check_range {
    struct ur_range range;             /* first */
    struct eng_generation *generation; /* with a reference */
};

/* ---- clocks ---------------------------------------------------------------------------------- */

static bool check_grow(struct eng_clock *clock, uint32_t chains) {
    uint32_t *counts;

    if (clock->chains >= chains) {
        return true;
    }
    counts = realloc(clock->counts, chains * sizeof(*counts));
    if (!counts) {
        return false;
    }
    memset(counts + clock->chains, 0, (chains - clock->chains) * sizeof(*counts));
    clock->counts = counts;
    clock->chains = chains;
    return true;
}

void eng_check_order(struct eng_clock *into, const struct eng_clock *from) {
    if (!check_grow(into, from->chains)) {
        return;
    }
    for (uint32_t i = 0; i < from->chains; i++) {
        if (into->counts[i] < from->counts[i]) {
            into->counts[i] = from->counts[i];
        }
    }
}

static bool ordered(struct eng_stamp before, const struct eng_clock *clock) {
    return before.index && before.chain < clock->chains &&
           clock->counts[before.chain] >= before.index;
}

/* As `ordered`, by the clock that a virtual command had. */
static bool covers(const struct eng_clock *clock, const struct eng_clock *before) {
    for (uint32_t i = 0; i < before->chains; i++) {
        if (before->counts[i] > (i < clock->chains ? clock->counts[i] : 0)) {
            return false;
        }
    }
    return true;
}

static bool after_alloc(const struct eng_generation *generation, const struct eng_clock *clock);
static bool after_free(const struct eng_generation *generation, const struct eng_clock *clock);

/* Lays the command on a chain whose commands are all before it, or on a new one. */
static void stamp(struct eng *eng, struct eng_trace *trace) {
    struct eng_check *check = &eng->check;
    uint32_t chain = 0;

    while (chain < check->chains && !(chain < trace->clock.chains &&
                                      trace->clock.counts[chain] == check->chain_length[chain])) {
        chain++;
    }
    if (chain == check->chains_room) {
        uint32_t room = check->chains_room ? 2 * check->chains_room : 16;
        uint32_t *length = realloc(check->chain_length, room * sizeof(*length));

        if (!length) {
            return;
        }
        check->chain_length = length;
        check->chains_room = room;
    }
    if (!check_grow(&trace->clock, chain + 1)) {
        return;
    }
    if (chain == check->chains) {
        check->chain_length[check->chains++] = 0;
    }
    trace->stamp = (struct eng_stamp){chain, ++check->chain_length[chain]};
    trace->clock.counts[chain] = trace->stamp.index;
}

/* ---- reports --------------------------------------------------------------------------------- */

__attribute__((format(printf, 2, 3))) static void report(struct eng *eng, const char *format, ...) {
    struct eng_check *check = &eng->check;
    char text[ENG_REPORT_SIZE];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    if (!eng->test.quiet) {
        fprintf(stderr, "engine: order: %s\n", text);
    }
    if (!check->texts) {
        check->texts = malloc(ENG_REPORTS * sizeof(*check->texts));
    }
    if (check->texts && check->count < ENG_REPORTS) {
        memcpy(check->texts[check->count], text, sizeof(text));
    }
    check->count++;
    if (!eng->test.report) {
        return;
    }
    if (!check->pending) {
        check->pending = malloc(ENG_REPORTS * sizeof(*check->pending));
    }
    if (check->pending && check->pending_count < ENG_REPORTS) {
        memcpy(check->pending[check->pending_count++], text, sizeof(text));
    }
}

void eng_reports_flush(struct eng *eng) {
    char(*texts)[ENG_REPORT_SIZE];
    size_t count;

    pthread_mutex_lock(&eng->lock);
    texts = eng->check.pending;
    count = eng->check.pending_count;
    eng->check.pending = NULL;
    eng->check.pending_count = 0;
    pthread_mutex_unlock(&eng->lock);
    for (size_t i = 0; i < count; i++) {
        eng->test.report(eng->test.report_data, texts[i]);
    }
    free(texts);
}

uint64_t eng_check_count(struct eng *eng) {
    uint64_t count;

    pthread_mutex_lock(&eng->lock);
    count = eng->check.count;
    pthread_mutex_unlock(&eng->lock);
    return count;
}

bool eng_check_text(struct eng *eng, size_t i, char *text, size_t size) {
    bool there;

    pthread_mutex_lock(&eng->lock);
    there = i < ENG_REPORTS && i < eng->check.count && eng->check.texts;
    if (there) {
        snprintf(text, size, "%s", eng->check.texts[i]);
    }
    pthread_mutex_unlock(&eng->lock);
    return there;
}

/* ---- generations ----------------------------------------------------------------------------- */

static void label(struct label *label, const char *name, uint64_t id) {
    snprintf(label->name, sizeof(label->name), "%s", name);
    label->id = id;
}

static bool after_alloc(const struct eng_generation *generation, const struct eng_clock *clock) {
    return generation->allocated_clock ? covers(clock, generation->allocated_clock)
                                       : ordered(generation->allocated, clock);
}

static bool after_free(const struct eng_generation *generation, const struct eng_clock *clock) {
    return generation->freed_clock ? covers(clock, generation->freed_clock)
                                   : ordered(generation->freed, clock);
}

/* The clock of the command without the command itself; NULL if memory is exhausted. */
static struct eng_clock *clock_before(const struct eng_trace *trace) {
    struct eng_clock *clock = calloc(1, sizeof(*clock));

    if (!clock) {
        return NULL;
    }
    eng_check_order(clock, &trace->clock);
    if (trace->stamp.index && trace->stamp.chain < clock->chains) {
        clock->counts[trace->stamp.chain] = trace->stamp.index - 1;
    }
    return clock;
}

static void free_clock(struct eng_clock *clock) {
    if (clock) {
        free(clock->counts);
    }
    free(clock);
}

static void drop_priors(struct eng_generation *generation);

static void check_drop(struct eng_generation *generation) {
    if (--generation->refs) {
        return;
    }
    free_clock(generation->allocated_clock);
    free_clock(generation->freed_clock);
    for (struct eng_access_record *record; (record = generation->records);) {
        generation->records = record->next;
        free(record);
    }
    drop_priors(generation);
    free(generation);
}

static bool check_map(struct eng *eng, uintptr_t base, size_t size,
                      struct eng_generation *generation) {
    struct check_range *entry = malloc(sizeof(*entry));

    if (!entry) {
        return false;
    }
    *entry = (struct check_range){.range = {.base = base, .size = size}, .generation = generation};
    generation->refs++;
    ur_ranges_insert(&eng->check.live, &entry->range);
    return true;
}

static void add_prior(struct eng_generation *next, struct eng_generation *old) {
    struct prior *prior = malloc(sizeof(*prior));

    if (!prior) {
        return; /* then it is not checked */
    }
    *prior = (struct prior){next->priors, old};
    next->priors = prior;
    old->refs++;
}

static void drop_priors(struct eng_generation *generation) {
    for (struct prior *prior; (prior = generation->priors);) {
        generation->priors = prior->next;
        check_drop(prior->generation);
        free(prior);
    }
}

/* Takes [base, base + size) away from whatever it belonged to; the rest of these stays theirs. */
static void check_unmap(struct eng *eng, struct eng_generation *next) {
    struct check_range *entry;
    uintptr_t end = next->base + next->size;

    while ((entry = (struct check_range *)ur_ranges_overlap(&eng->check.live, next->base,
                                                            next->size))) {
        struct eng_generation *old = entry->generation;
        uintptr_t old_base = entry->range.base, old_end = old_base + entry->range.size;

        if (!old->free_enqueued) {
            report(eng,
                   "%s #%" PRIu64 " allocates %zu bytes at %p, still allocated by %s #%" PRIu64,
                   next->allocator.name, next->allocator.id, next->size, (void *)next->base,
                   old->allocator.name, old->allocator.id);
        }
        ur_ranges_remove(&eng->check.live, &entry->range);
        if (old_base < next->base) {
            check_map(eng, old_base, next->base - old_base, old);
        }
        if (old_end > end) {
            check_map(eng, end, old_end - end, old);
        }
        if (old->host_freed) { /* what was there before may still be on its way */
            for (const struct prior *prior = old->priors; prior; prior = prior->next) {
                add_prior(next, prior->generation);
            }
        } else if (old->free_enqueued) {
            add_prior(next, old);
        }
        check_drop(old);
        free(entry);
    }
}

/* Memory goes back to the system: whoever gets these addresses next is somebody else. */
void eng_check_drop_range(struct eng *eng, const void *ptr, size_t size) {
    uintptr_t base = (uintptr_t)ptr;
    struct check_range *entry;

    while ((entry = (struct check_range *)ur_ranges_overlap(&eng->check.live, base, size))) {
        struct eng_generation *old = entry->generation;
        uintptr_t old_base = entry->range.base, old_end = old_base + entry->range.size;

        ur_ranges_remove(&eng->check.live, &entry->range);
        if (old_base < base) {
            check_map(eng, old_base, base - old_base, old);
        }
        if (old_end > base + size) {
            check_map(eng, base + size, old_end - (base + size), old);
        }
        check_drop(old);
        free(entry);
    }
}

static struct eng_generation *generation_at(struct eng *eng, const void *ptr) {
    struct check_range *entry =
        (struct check_range *)ur_ranges_overlap(&eng->check.live, (uintptr_t)ptr, 1);

    return entry ? entry->generation : NULL;
}

/* ---- commands -------------------------------------------------------------------------------- */

static void enqueue_free(struct eng_command *command) {
    struct eng *eng = command->eng;
    struct eng_trace *trace = &command->trace;
    struct eng_generation *generation = generation_at(eng, trace->free_ptr);

    if (!generation || generation->base != (uintptr_t)trace->free_ptr) {
        report(eng, "%s #%" PRIu64 " frees %p, which no command allocated", command->name,
               command->id, trace->free_ptr);
    } else if (generation->free_enqueued) {
        report(eng,
               "%s #%" PRIu64 " frees %p again: allocated by %s #%" PRIu64
               ", freed by %s #%" PRIu64,
               command->name, command->id, trace->free_ptr, generation->allocator.name,
               generation->allocator.id, generation->freer.name, generation->freer.id);
    } else {
        generation->free_enqueued = true;
        generation->virtual_free = command->flags & ENG_CHECK_VIRTUAL;
        label(&generation->freer, command->name, command->id);
        generation->refs++;
        trace->frees = generation;
    }
    trace->free_ptr = NULL;
}

static int enqueue_access(struct eng_command *command, const struct eng_access *access) {
    struct eng *eng = command->eng;
    uintptr_t base = (uintptr_t)access->ptr;
    size_t size = access->size ? access->size : 1, left = size;
    struct check_range *entry;

    while (left &&
           (entry = (struct check_range *)ur_ranges_overlap(&eng->check.live, base, left))) {
        struct eng_generation *generation = entry->generation;
        uintptr_t end = entry->range.base + entry->range.size;
        struct eng_access_record *record;

        left = base + left > end ? base + left - end : 0;
        base = end;
        if (generation->free_enqueued) {
            report(eng,
                   "%s #%" PRIu64 " %s %p after its free was enqueued: allocated by %s #%" PRIu64
                   ", freed by %s #%" PRIu64,
                   command->name, command->id, access->write ? "writes" : "reads", access->ptr,
                   generation->allocator.name, generation->allocator.id, generation->freer.name,
                   generation->freer.id);
            continue;
        }
        record = calloc(1, sizeof(*record));
        if (!record) {
            return ENG_ERR_MEMORY;
        }
        label(&record->who, command->name, command->id);
        record->ptr = access->ptr;
        record->size = access->size;
        record->generation = generation;
        generation->refs++;
        record->next = generation->records;
        generation->records = record;
        record->next_mine = command->trace.accesses;
        command->trace.accesses = record;
    }
    return ENG_OK;
}

int eng_check_enqueue(struct eng_command *command, const struct eng_access *access, size_t count) {
    struct eng_trace *trace = &command->trace;
    struct eng *eng = command->eng;

    if (trace->free_ptr) {
        enqueue_free(command);
    }
    if (trace->allocates && trace->allocates->refs == 1) {
        struct eng_generation *generation = trace->allocates;

        label(&generation->allocator, command->name, command->id);
        check_unmap(eng, generation);
        if (!check_map(eng, generation->base, generation->size, generation)) {
            return ENG_ERR_MEMORY;
        }
    }
    for (size_t i = 0; i < count; i++) {
        if (access[i].ptr && enqueue_access(command, &access[i]) != ENG_OK) {
            return ENG_ERR_MEMORY;
        }
    }
    return ENG_OK;
}

/* Forgets accesses that a later one on the same chain stands for; not those still in a command's
 * list. */
static void prune(struct eng_generation *generation, const struct eng_access_record *newest) {
    struct eng_access_record **at = &generation->records;

    while (*at) {
        struct eng_access_record *record = *at;

        if (record != newest && !record->generation && record->stamp.chain == newest->stamp.chain &&
            record->stamp.index <= newest->stamp.index) {
            *at = record->next;
            free(record);
        } else {
            at = &record->next;
        }
    }
}

static void start_accesses(struct eng_command *command) {
    struct eng *eng = command->eng;
    struct eng_trace *trace = &command->trace;
    struct eng_access_record *record;

    for (record = trace->accesses; record; record = record->next_mine) {
        struct eng_generation *generation = record->generation;

        record->stamp = trace->stamp;
        if (!after_alloc(generation, &trace->clock)) {
            report(eng,
                   "%s #%" PRIu64 " accesses %p, not ordered after its allocation by %s #%" PRIu64,
                   record->who.name, record->who.id, record->ptr, generation->allocator.name,
                   generation->allocator.id);
        }
    }
    while ((record = trace->accesses)) {
        struct eng_generation *generation = record->generation;

        trace->accesses = record->next_mine;
        record->next_mine = NULL;
        record->generation = NULL;
        prune(generation, record);
        check_drop(generation);
    }
}

void eng_check_start(struct eng_command *command) {
    struct eng *eng = command->eng;
    struct eng_trace *trace = &command->trace;
    struct eng_generation *generation = trace->allocates;

    stamp(eng, trace);
    if (generation) {
        generation->allocated = trace->stamp;
        if (generation->virtual_alloc) {
            generation->allocated_clock = clock_before(trace);
        }
        for (const struct prior *prior = generation->priors; prior; prior = prior->next) {
            const struct eng_generation *old = prior->generation;

            if (!after_free(old, &trace->clock)) {
                report(eng,
                       "%s #%" PRIu64
                       " reuses memory at %p, not ordered after its free by %s #%" PRIu64
                       " (allocated by %s #%" PRIu64 ")",
                       generation->allocator.name, generation->allocator.id, (void *)old->base,
                       old->freer.name, old->freer.id, old->allocator.name, old->allocator.id);
            }
        }
        trace->allocates = NULL;
        check_drop(generation);
    }
    start_accesses(command);
    generation = trace->frees;
    if (!generation) {
        return;
    }
    generation->freed = trace->stamp;
    if (generation->virtual_free) {
        generation->freed_clock = clock_before(trace);
    }
    if (!after_alloc(generation, &trace->clock)) {
        report(eng, "%s #%" PRIu64 " frees %p, not ordered after its allocation by %s #%" PRIu64,
               command->name, command->id, (void *)generation->base, generation->allocator.name,
               generation->allocator.id);
    }
    for (struct eng_access_record *record = generation->records; record; record = record->next) {
        if (!ordered(record->stamp, &trace->clock)) {
            report(eng, "%s #%" PRIu64 " accesses %p, not ordered before its free by %s #%" PRIu64,
                   record->who.name, record->who.id, record->ptr, command->name, command->id);
        }
    }
    drop_priors(generation);
    trace->frees = NULL;
    check_drop(generation);
}

void eng_check_forget(struct eng_command *command) {
    struct eng_trace *trace = &command->trace;

    for (struct eng_access_record *record; (record = trace->accesses);) {
        struct eng_generation *generation = record->generation;
        struct eng_access_record **at = &generation->records;

        while (*at != record) {
            at = &(*at)->next;
        }
        *at = record->next;
        trace->accesses = record->next_mine;
        free(record);
        check_drop(generation);
    }
    if (trace->allocates) {
        check_drop(trace->allocates);
    }
    if (trace->frees) {
        check_drop(trace->frees);
    }
    free(trace->clock.counts);
    *trace = (struct eng_trace){0};
}

void eng_check_see(struct eng_command *command) {
    eng_check_order(&command->eng->check.host, &command->trace.clock);
}

void eng_check_entered(struct eng_command *command) {
    struct eng_clock *host = &command->eng->check.host;
    struct eng_stamp self = command->trace.stamp;
    uint32_t known = self.chain < host->chains ? host->counts[self.chain] : 0;

    eng_check_order(host, &command->trace.clock);
    if (self.chain < host->chains && known < self.index) {
        host->counts[self.chain] = self.index - 1; /* it has not ended */
    }
}

void eng_check_seen(struct eng_command *command) {
    if (!command->eng->test.check) {
        return;
    }
    pthread_mutex_lock(&command->eng->lock);
    if (atomic_load_explicit(&command->state, memory_order_relaxed) <= ENG_COMPLETE) {
        eng_check_see(command);
    }
    pthread_mutex_unlock(&command->eng->lock);
}

/* ---- what callers say ------------------------------------------------------------------------ */

int eng_check_alloc(const struct eng_submit *submit, void *ptr, size_t size) {
    struct eng *eng = submit->stream->device->eng;
    struct eng_generation *generation;
    struct eng_command *command;

    if (!eng->test.check) {
        return ENG_OK;
    }
    if (!ptr || size == 0) {
        return ENG_ERR_INVALID;
    }
    generation = calloc(1, sizeof(*generation));
    if (!generation) {
        return ENG_ERR_MEMORY;
    }
    generation->refs = 1;
    generation->base = (uintptr_t)ptr;
    generation->size = size;
    generation->virtual_alloc = submit->flags & ENG_CHECK_VIRTUAL;
    command = eng_command_new(eng);
    if (!command) {
        free(generation);
        return ENG_ERR_MEMORY;
    }
    eng_command_name(command, submit->name, "allocation");
    command->trace.allocates = generation;
    return eng_command_submit(command, submit, NULL, 0);
}

struct poison {
    void *ptr;
    size_t size;
};

static int do_poison(void *data) {
    struct poison *poison = data;

    memset(poison->ptr, ENG_POISON_FREED, poison->size);
    free(poison);
    return 0;
}

int eng_check_free(const struct eng_submit *submit, void *ptr) {
    struct eng *eng = submit->stream->device->eng;
    struct eng_generation *generation;
    struct eng_command *command;
    struct poison *poison = NULL;
    struct eng_submit always = *submit;

    if (!eng->test.check) {
        return ENG_OK;
    }
    if (!ptr) {
        return ENG_ERR_INVALID;
    }
    command = eng_command_new(eng);
    if (!command) {
        return ENG_ERR_MEMORY;
    }
    eng_command_name(command, submit->name, "free");
    command->trace.free_ptr = ptr;
    always.flags |= ENG_RUN_ALWAYS;
    /* Whoever reuses memory of a virtual free is ordered after its use, not after a write of ours.
     */
    if (!eng->test.poison || (submit->flags & ENG_CHECK_VIRTUAL)) {
        return eng_command_submit(command, &always, NULL, 0);
    }
    pthread_mutex_lock(&eng->lock);
    generation = generation_at(eng, ptr);
    if (generation && generation->base == (uintptr_t)ptr && !generation->free_enqueued) {
        poison = malloc(sizeof(*poison));
        if (poison) {
            *poison = (struct poison){ptr, generation->size};
        }
    }
    pthread_mutex_unlock(&eng->lock);
    if (poison) {
        int result;

        eng_task_prepare(command, do_poison, poison);
        result = eng_command_submit(command, &always, NULL, 0);
        if (result != ENG_OK) {
            free(poison);
        }
        return result;
    }
    return eng_command_submit(command, &always, NULL, 0);
}

int eng_check_host_access(struct eng *eng, const char *name, const void *ptr, size_t size) {
    uintptr_t base = (uintptr_t)ptr;
    struct check_range *entry;

    if (!eng->test.check || !ptr || size == 0) {
        return ENG_OK;
    }
    pthread_mutex_lock(&eng->lock);
    while (size &&
           (entry = (struct check_range *)ur_ranges_overlap(&eng->check.live, base, size))) {
        struct eng_generation *generation = entry->generation;
        uintptr_t end = entry->range.base + entry->range.size;

        if (generation->free_enqueued) {
            report(eng, "%s on the host accesses %p after its free by %s #%" PRIu64 " was enqueued",
                   name, ptr, generation->freer.name, generation->freer.id);
        } else if (!after_alloc(generation, &eng->check.host)) {
            report(eng,
                   "%s on the host accesses %p, not ordered after its allocation by %s #%" PRIu64,
                   name, ptr, generation->allocator.name, generation->allocator.id);
        }
        size = base + size > end ? base + size - end : 0;
        base = end;
    }
    pthread_mutex_unlock(&eng->lock);
    eng_reports_flush(eng);
    return ENG_OK;
}

void eng_check_destroy(struct eng *eng) {
    struct eng_check *check = &eng->check;
    struct ur_range *range;

    while ((range = ur_ranges_any(&check->live))) {
        ur_ranges_remove(&check->live, range);
        check_drop(((struct check_range *)range)->generation);
        free(range);
    }
    free(check->host.counts);
    free(check->chain_length);
    free(check->texts);
    free(check->pending);
}

void eng_check_host_free(struct eng *eng, const void *ptr, size_t size) {
    if (!eng->test.check || !ptr || size == 0) {
        return;
    }
    pthread_mutex_lock(&eng->lock);
    struct eng_generation *generation = generation_at(eng, ptr);
    if (generation && generation->base == (uintptr_t)ptr && generation->virtual_alloc &&
        !generation->free_enqueued) {
        generation->free_enqueued = generation->host_freed = true;
        label(&generation->freer, "the host after", generation->allocator.id);
    } else {
        eng_check_drop_range(eng, ptr, size);
    }
    pthread_mutex_unlock(&eng->lock);
}
