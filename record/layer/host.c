/* Memory of the host that is no USM, which commands read and write.
 *
 * What a command writes there is an output, read when the program knows that the command is over.
 * What a command reads is recorded with its call. It may be another thing when the command runs: a
 * host task before it may have written it, and a graph reads it in each run. So it is looked at
 * again behind host tasks and before runs, and recorded again where it differs. */
#include "map.h"
#include "recording.h"

#define ARGUMENT(type, place) (*(type *)params[place])

/* What a command writes, until it is over. */
struct output {
    struct output *next;
    struct ur_record_moment moment;
    uint64_t call;
    struct ur_record_region region;
};
static struct output *outputs, **last_output = &outputs;

/* What a command reads. */
struct input {
    struct ur_record_region region;
    uint64_t hash;   /* of what is recorded */
    uint64_t before; /* of what was there when a host task of its graph began */
    uint64_t call;
    struct ur_record_moment moment;
};
/* Of commands that a host task may come before. */
static struct {
    struct input *at;
    size_t used, room;
} inputs;

/* Regions of the commands of a graph, command buffer or queue that is being captured. */
struct ur_record_later {
    struct input *at; /* what commands read, or write */
    size_t used, room;
    int references;
    bool native; /* there are native commands */
};
static struct ur_map graphs; /* handle -> struct ur_record_later */

/* ---- outputs ---- */

static void write_output(const struct output *output) {
    struct ur_bytes bytes = {0};
    ur_put_byte(&bytes, UR_RECORD_OUTPUT);
    ur_put_number(&bytes, ur_record_next());
    ur_put_number(&bytes, output->call);
    ur_put_number(&bytes, (uint64_t)output->region.param);
    ur_put_number(&bytes, output->region.base);
    ur_record_shape(&bytes, &output->region);
    ur_record_content(&bytes, &output->region);
    ur_record_write(&bytes);
    free(bytes.at);
}

static size_t span(const struct ur_record_region *region) {
    return region->offset + (region->depth - 1) * region->slice +
           (region->height - 1) * region->row + region->width;
}

static bool overlap(const struct ur_record_region *a, const struct ur_record_region *b) {
    return a->base < b->base + span(b) && b->base < a->base + span(a);
}

/* Whether a later command writes there, too. */
static bool is_written_again(const struct output *output) {
    for (const struct output *next = output->next; next; next = next->next) {
        if (overlap(&output->region, &next->region)) {
            return true;
        }
    }
    return false;
}

void ur_record_outputs_over(bool early) {
    struct output **link = &outputs;
    while (*link) {
        struct output *output = *link;
        if (!ur_record_over(output->moment) || (early && is_written_again(output))) {
            link = &output->next;
            continue;
        }
        write_output(output);
        *link = output->next;
        free(output);
    }
    last_output = link;
}

bool ur_record_is_pending(const struct ur_record_region *region) {
    for (const struct output *output = outputs; output; output = output->next) {
        if (!ur_record_over(output->moment) && overlap(region, &output->region)) {
            return true;
        }
    }
    return false;
}

static void expect_output(uint64_t call, const struct ur_record_region *region,
                          struct ur_record_moment moment) {
    struct output *output = moment.queue ? malloc(sizeof(*output)) : NULL;
    if (output) {
        *output = (struct output){NULL, moment, call, *region};
        *last_output = output;
        last_output = &output->next;
    }
}

/* ---- inputs ---- */

/* What the command reads now, if that is not what is recorded. */
static void look_again(struct input *input) {
    struct ur_bytes bytes = {0};
    uint64_t hash;
    if (!ur_record_content_hash(&input->region, &hash) || hash == input->hash) {
        return;
    }
    input->hash = hash;
    ur_put_byte(&bytes, UR_RECORD_INPUT);
    ur_put_number(&bytes, ur_record_next());
    ur_put_number(&bytes, input->call);
    ur_put_number(&bytes, (uint64_t)input->region.param);
    ur_record_shape(&bytes, &input->region);
    ur_record_content(&bytes, &input->region);
    ur_record_write(&bytes);
    free(bytes.at);
}

static bool add_input(struct input **at, size_t *used, size_t *room, const struct input *input) {
    if (*used == *room) {
        size_t more_room = *room ? *room * 2 : 8;
        void *more = realloc(*at, more_room * sizeof(**at));
        if (!more) {
            return false;
        }
        *at = more;
        *room = more_room;
    }
    (*at)[(*used)++] = *input;
    return true;
}

void ur_record_hold_inputs(struct ur_recorded *call, void **params) {
    struct ur_record_region regions[4];
    unsigned count = ur_record_regions(call->traits->id, params, regions);
    const struct ur_record_mapping *mapped = call->traits->id == UR_FUNCTION_ENQUEUE_MEM_UNMAP
                                                 ? ur_record_mapping_at(ARGUMENT(uintptr_t, 2))
                                                 : NULL;
    if (mapped) { /* which the unmap takes */
        regions[count++] = (struct ur_record_region){
            .param = 2, .base = mapped->base, .width = mapped->size, .height = 1, .depth = 1};
    }
    for (unsigned i = 0; i < count; i++) {
        if (regions[i].writes || regions[i].at_call ||
            (!mapped && ur_record_usm_find(regions[i].base))) {
            continue;
        }
        call->held = call->held ? call->held : calloc(4, sizeof(*call->held));
        if (call->held) {
            ur_record_normalize(&regions[i]);
            call->held[call->num_held].region = regions[i];
            call->num_held += ur_record_content_hash(&regions[i], &call->held[call->num_held].hash);
        }
    }
}

/* The command has been enqueued: what a host task has changed meanwhile, and what others may. */
static void inputs_enqueued(const struct ur_recorded *call, struct ur_record_moment moment,
                            bool over) {
    for (unsigned i = 0; i < call->num_held; i++) {
        struct input input = {.region = call->held[i].region,
                              .hash = call->held[i].hash,
                              .call = call->sequence,
                              .moment = moment};
        if (call->tasks_over != ur_recording.tasks_over) {
            look_again(&input);
        }
        if (moment.queue && !over) {
            add_input(&inputs.at, &inputs.used, &inputs.room, &input);
        }
    }
}

void ur_record_inputs_changed(void) {
    size_t kept = 0;
    ur_recording.tasks_over++;
    for (size_t i = 0; i < inputs.used; i++) {
        if (!ur_record_over(inputs.at[i].moment)) {
            look_again(&inputs.at[i]);
            inputs.at[kept++] = inputs.at[i];
        }
    }
    inputs.used = kept;
}

/* ---- graphs and command buffers ---- */

static struct ur_record_later *later_of(const void *handle, bool make) {
    struct ur_record_later *later = ur_map_get(&graphs, handle);
    if (!later && make) {
        later = calloc(1, sizeof(*later));
        if (!later || !ur_map_put(&graphs, handle, later)) {
            free(later);
            return NULL;
        }
        later->references = 1;
    }
    return later;
}

static void drop_later(struct ur_record_later *later) {
    if (later && --later->references == 0) {
        free(later->at);
        free(later);
    }
}

struct ur_record_later *ur_record_later_keep(const void *queue) {
    struct ur_record_later *later =
        ur_record_queue_is_captured(queue) ? later_of(queue, true) : NULL;
    if (later) {
        later->references++;
    }
    return later;
}

void ur_record_later_drop(struct ur_record_later *later) {
    drop_later(later);
}

void ur_record_later_look(struct ur_record_later *later) {
    for (size_t i = 0; i < later->used; i++) {
        if (!ur_record_content_hash(&later->at[i].region, &later->at[i].before)) {
            later->at[i].before = 0;
        }
    }
}

/* A part is what lies in one piece: rows that have others between them are parts of their own. */
static void put_rows(const struct ur_record_region *region, struct ur_bytes *parts,
                     uint64_t *count) {
    for (size_t i = 0; i < region->height * region->depth; i++) {
        struct ur_record_region row = {.width = region->width, .height = 1, .depth = 1};
        row.base = region->base + region->offset + i / region->height * region->slice +
                   i % region->height * region->row;
        ur_put_number(parts, row.base);
        ur_put_number(parts, row.width);
        ur_put_byte(parts, true);
        ur_record_content(parts, &row);
        *count += 1;
    }
}

void ur_record_later_changes(struct ur_record_later *later, struct ur_bytes *parts,
                             uint64_t *count) {
    for (size_t i = 0; i < later->used; i++) {
        uint64_t hash;
        if (ur_record_content_hash(&later->at[i].region, &hash) && hash != later->at[i].before) {
            put_rows(&later->at[i].region, parts, count);
        }
    }
}

/* Another handle for what the first one stands for. `moves`: the first is none any more. */
static void share_later(const void *from, const void *to, bool moves) {
    struct ur_record_later *later = ur_map_get(&graphs, from);
    if (later && from != to) {
        later->references++;
        drop_later(ur_map_remove(&graphs, to));
        if (!ur_map_put(&graphs, to, later)) {
            later->references--;
        }
        if (moves) {
            drop_later(ur_map_remove(&graphs, from));
        }
    }
}

bool ur_record_graph_has_native(const void *graph) {
    const struct ur_record_later *later = ur_map_get(&graphs, graph);
    return later && later->native;
}

static void add_later(const struct ur_recorded *call, void **params) {
    if (call->traits->id == UR_FUNCTION_COMMAND_BUFFER_APPEND_NATIVE_COMMAND_EXP ||
        call->traits->id == UR_FUNCTION_ENQUEUE_NATIVE_COMMAND_EXP) {
        struct ur_record_later *native = later_of(ARGUMENT(const void *, 0), true);
        if (native) {
            native->native = true;
        }
        return;
    }
    struct ur_record_region regions[4];
    unsigned count = ur_record_regions(call->traits->id, params, regions);
    for (unsigned i = 0; i < count; i++) {
        struct input input = {.region = regions[i], .call = call->sequence};
        struct ur_record_later *later = regions[i].at_call || ur_record_usm_find(regions[i].base)
                                            ? NULL
                                            : later_of(ARGUMENT(const void *, 0), true);
        if (!later) {
            continue;
        }
        ur_record_normalize(&input.region);
        if (input.region.writes || ur_record_content_hash(&input.region, &input.hash)) {
            add_input(&later->at, &later->used, &later->room, &input);
        }
    }
}

void ur_record_graph_runs(unsigned function, void **params) {
    struct ur_record_later *later = NULL;
    if (function == UR_FUNCTION_ENQUEUE_COMMAND_BUFFER_EXP ||
        function == UR_FUNCTION_ENQUEUE_GRAPH_EXP) {
        later = ur_map_get(&graphs, ARGUMENT(const void *, 1));
    }
    for (size_t i = 0; later && i < later->used; i++) {
        if (!later->at[i].region.writes) {
            look_again(&later->at[i]);
        }
    }
}

bool ur_record_host_follows(const struct ur_record_traits *traits) {
    switch (traits->id) {
    case UR_FUNCTION_COMMAND_BUFFER_CREATE_EXP:
    case UR_FUNCTION_COMMAND_BUFFER_RETAIN_EXP:
    case UR_FUNCTION_QUEUE_BEGIN_GRAPH_CAPTURE_EXP:
    case UR_FUNCTION_QUEUE_BEGIN_CAPTURE_INTO_GRAPH_EXP:
    case UR_FUNCTION_QUEUE_END_GRAPH_CAPTURE_EXP:
    case UR_FUNCTION_GRAPH_INSTANTIATE_GRAPH_EXP:
    case UR_FUNCTION_ENQUEUE_COMMAND_BUFFER_EXP:
    case UR_FUNCTION_ENQUEUE_GRAPH_EXP:
    case UR_FUNCTION_ENQUEUE_NATIVE_COMMAND_EXP:
        return true;
    default:
        return traits->flags & (UR_RECORD_REGIONS | UR_RECORD_APPENDS);
    }
}

void ur_record_host_follow(const struct ur_recorded *call, void **params,
                           struct ur_record_moment moment) {
    const struct ur_record_traits *traits = call->traits;
    struct ur_record_region regions[4];
    struct ur_record_later *later;
    switch (traits->id) {
    case UR_FUNCTION_COMMAND_BUFFER_CREATE_EXP:
        drop_later(ur_map_remove(&graphs, *ARGUMENT(const void **, 3)));
        later_of(*ARGUMENT(const void **, 3), true);
        return;
    case UR_FUNCTION_COMMAND_BUFFER_RETAIN_EXP:
        if ((later = ur_map_get(&graphs, ARGUMENT(const void *, 0))) != NULL) {
            later->references++;
        }
        return;
    case UR_FUNCTION_QUEUE_BEGIN_GRAPH_CAPTURE_EXP:
        drop_later(ur_map_remove(&graphs, ARGUMENT(const void *, 0)));
        return;
    case UR_FUNCTION_QUEUE_BEGIN_CAPTURE_INTO_GRAPH_EXP:
        later_of(ARGUMENT(const void *, 1), true);
        share_later(ARGUMENT(const void *, 1), ARGUMENT(const void *, 0), false);
        return;
    case UR_FUNCTION_QUEUE_END_GRAPH_CAPTURE_EXP:
        share_later(ARGUMENT(const void *, 0), *ARGUMENT(const void **, 1), true);
        return;
    case UR_FUNCTION_GRAPH_INSTANTIATE_GRAPH_EXP:
        share_later(ARGUMENT(const void *, 0), *ARGUMENT(const void **, 1), false);
        return;
    case UR_FUNCTION_ENQUEUE_COMMAND_BUFFER_EXP:
    case UR_FUNCTION_ENQUEUE_GRAPH_EXP:
        later = ur_map_get(&graphs, ARGUMENT(const void *, 1));
        /* What comes of native commands is not compared. */
        for (size_t i = 0; later && !later->native && i < later->used; i++) {
            if (later->at[i].region.writes) {
                expect_output(later->at[i].call, &later->at[i].region, moment);
            }
        }
        return;
    default:
        break;
    }
    bool captured = traits->queue >= 0 && ur_record_queue_is_captured(ARGUMENT(void *, 0));
    if (captured || traits->flags & UR_RECORD_APPENDS) {
        add_later(call, params);
        return;
    }
    unsigned count =
        traits->flags & UR_RECORD_COMMAND ? ur_record_regions(traits->id, params, regions) : 0;
    for (unsigned i = 0; i < count; i++) {
        struct ur_record_usm *usm = ur_record_usm_find(regions[i].base);
        if (!regions[i].writes) {
            continue;
        }
        if (usm) {
            ur_record_used(usm, moment);
        } else {
            ur_record_normalize(&regions[i]);
            expect_output(call->sequence, &regions[i], moment);
        }
    }
    inputs_enqueued(call, moment, traits->blocking >= 0 && ARGUMENT(bool, traits->blocking));
}

void ur_record_graph_gone(const struct ur_recorded *call, void **params) {
    struct ur_record_later *later;
    switch (call->traits->id) {
    case UR_FUNCTION_COMMAND_BUFFER_RELEASE_EXP:
        later = ur_map_get(&graphs, ARGUMENT(const void *, 0));
        if (later && later->references == 1) {
            ur_map_remove(&graphs, ARGUMENT(const void *, 0));
        }
        drop_later(later);
        break;
    case UR_FUNCTION_GRAPH_DESTROY_EXP:
    case UR_FUNCTION_GRAPH_EXECUTABLE_GRAPH_DESTROY_EXP:
        drop_later(ur_map_remove(&graphs, ARGUMENT(const void *, 0)));
        break;
    default:
        break;
    }
}

void ur_record_host_forget_all(void) {
    while (outputs) {
        struct output *output = outputs;
        outputs = output->next;
        free(output);
    }
    last_output = &outputs;
    for (size_t i = 0; i < graphs.room; i++) {
        if (graphs.entries[i].key) {
            drop_later(graphs.entries[i].value);
        }
    }
    free(graphs.entries);
    graphs = (struct ur_map){0};
    free(inputs.at);
    inputs.at = NULL;
    inputs.used = inputs.room = 0;
}
