/* Host tasks: what they did to memory is done in their places. A task of a graph does in each run
 * what it did in that run of the recording. What it did to memory of the host that is no USM is
 * told by what the graph's commands read and write there, and these have their own memory here:
 * where that is, is known when the graph runs. */
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "record/format.h"
#include "replay.h"

/* Where the records of a call's task are, by run. */
struct ur_task_records {
    size_t *at, used, room;
};

struct effect {
    char *to;
    unsigned char *bytes;
    size_t size;
};

struct effects {
    size_t count;
    struct effect list[];
};

/* A task that was captured. */
struct ur_graph_task {
    struct ur_graph_task *next;
    uint64_t call;
    size_t count;
    struct effects **runs; /* NULL until it is known where its effects go */
    _Atomic size_t run;
};

void ur_index_task(struct ur_replay *replay, uint64_t call, size_t index) {
    const void *key = (const void *)(uintptr_t)call;
    struct ur_task_records *records = ur_map_get(&replay->tasks, key);
    if (!records) {
        records = calloc(1, sizeof(*records));
        if (!records || !ur_map_put(&replay->tasks, key, records)) {
            free(records);
            return;
        }
    }
    if (records->used == records->room) {
        size_t room = records->room ? records->room * 2 : 1;
        void *more = realloc(records->at, room * sizeof(*records->at));
        if (!more) {
            return;
        }
        records->at = more;
        records->room = room;
    }
    records->at[records->used++] = index;
}

/* The last such; NULL if there is none. */
static const unsigned char *last_record(struct ur_replay *replay, uint64_t call, size_t *size) {
    const struct ur_task_records *records =
        ur_map_get(&replay->tasks, (const void *)(uintptr_t)call);
    *size = 0;
    return records && records->used
               ? ur_record_at(replay->file, records->at[records->used - 1], size)
               : NULL;
}

static void apply(const struct effects *effects) {
    for (size_t i = 0; effects && i < effects->count; i++) {
        memcpy(effects->list[i].to, effects->list[i].bytes, effects->list[i].size);
    }
}

static void tasks_run_task(void *data) {
    apply(data);
}

static void run_nothing(void *data) {
    (void)data;
}

static void run_in_graph(void *data) {
    struct ur_graph_task *task = data;
    size_t run = atomic_fetch_add(&task->run, 1);
    if (task->runs && task->count) {
        apply(task->runs[run < task->count ? run : task->count - 1]);
    }
}

static bool tasks_add(struct effects **effects, size_t *room, struct effect effect) {
    if (!*effects || (*effects)->count == *room) {
        size_t more_room = *room ? *room * 2 : 4;
        struct effects *more = realloc(*effects, sizeof(*more) + more_room * sizeof(more->list[0]));
        if (!more) {
            return false;
        }
        more->count = *effects ? more->count : 0;
        *effects = more;
        *room = more_room;
    }
    (*effects)->list[(*effects)->count++] = effect;
    return true;
}

/* What a record of a task tells. `graph`: memory of the host, too. */
static struct effects *read_effects(struct ur_replay *replay, const unsigned char *at, size_t size,
                                    bool graph) {
    struct effects *effects = NULL;
    unsigned char *record = at ? malloc(size) : NULL; /* `at` does not stay */
    struct ur_part part;
    size_t room = 0;
    if (!record) {
        return NULL;
    }
    memcpy(record, at, size);
    struct ur_reading reading = {record + 1, record + size, false};
    ur_get_number(&reading);
    ur_get_number(&reading);
    uint64_t count = ur_get_number(&reading);
    for (uint64_t i = 0; i < count && ur_part_read(replay->file, &reading, &part); i++) {
        size_t offset, found = effects ? effects->count : 0;
        struct ur_memory *memory = ur_memory_of(replay, &part, &offset);
        if (part.bytes && memory && memory->kind != UR_USM_TYPE_DEVICE && memory->live) {
            tasks_add(&effects, &room,
                      (struct effect){memory->live + offset, part.bytes, part.size});
        } else if (part.bytes && graph && !memory) {
            char *to;
            size_t skip, length;
            for (size_t next = 0;
                 ur_host_place(replay, part.address, part.size, &next, &to, &skip, &length);) {
                tasks_add(&effects, &room, (struct effect){to, part.bytes + skip, length});
            }
        }
        if (effects && effects->count > found) {
            ur_translate(replay, part.bytes, part.size);
            if (graph) {
                ur_keep_always(replay, part.bytes);
            } else {
                ur_keep(replay, part.bytes, part.size);
            }
        } else {
            free(part.bytes);
        }
    }
    free(record);
    return effects;
}

void ur_prepare_task(struct ur_replay *replay, struct ur_call *call) {
    ur_exp_host_task_function_t function = run_nothing;
    void *data = NULL;
    if (ur_is_captured(replay, UR_CALL_ARGUMENT(call, ur_queue_handle_t, 0))) {
        struct ur_graph_task *task = calloc(1, sizeof(*task));
        if (task) {
            task->call = call->sequence;
            task->next = replay->graph_tasks;
            replay->graph_tasks = task;
            function = run_in_graph;
            data = task;
        }
    } else {
        size_t size;
        const unsigned char *record = last_record(replay, call->sequence, &size);
        data = record ? read_effects(replay, record, size, false) : NULL;
        if (data) {
            ur_keep(replay, data, 64);
            function = tasks_run_task;
        }
    }
    *(ur_exp_host_task_function_t *)call->params[1] = function;
    *(void **)call->params[2] = data;
}

void ur_place_tasks(struct ur_replay *replay) {
    for (struct ur_graph_task *task = replay->graph_tasks; task && !task->runs; task = task->next) {
        const struct ur_task_records *records =
            ur_map_get(&replay->tasks, (const void *)(uintptr_t)task->call);
        task->count = records ? records->used : 0;
        task->runs = calloc(task->count + 1, sizeof(*task->runs));
        for (size_t i = 0; task->runs && i < task->count; i++) {
            size_t size;
            const unsigned char *record = ur_record_at(replay->file, records->at[i], &size);
            task->runs[i] = read_effects(replay, record, size, true);
        }
    }
}

void ur_tasks_free(struct ur_replay *replay) {
    while (replay->graph_tasks) {
        struct ur_graph_task *task = replay->graph_tasks;
        replay->graph_tasks = task->next;
        for (size_t i = 0; task->runs && i < task->count; i++) {
            free(task->runs[i]);
        }
        free(task->runs);
        free(task);
    }
    for (size_t i = 0; i < replay->tasks.room; i++) {
        if (replay->tasks.entries[i].key) {
            struct ur_task_records *records = replay->tasks.entries[i].value;
            free(records->at);
            free(records);
        }
    }
    free(replay->tasks.entries);
}
