/* Host tasks and callbacks of the program: ours are given to the driver, and call them.
 *
 * A host task tells by itself that what it came after is over. What it does is recorded as what USM
 * holds behind it and did not before, and as what commands behind it then read from other memory of
 * the host (host.c). */
#include "recording.h"

#define ARGUMENT(type, place) (*(type *)params[place])

struct task {
    ur_exp_host_task_function_t function;
    void *data;
    uint64_t call;
    /* What is over when it runs: its queue so far, and what it waits for. */
    struct ur_record_moment before, *after;
    uint32_t num_after;
    uint64_t use;                  /* of the loader: what it knows of queues is of that */
    bool again;                    /* it is part of a graph, which may run again: it stays */
    struct task *next;             /* of those */
    struct ur_record_later *graph; /* what commands of that graph read and write of the host */
};

static struct task *of_graphs; /* they stay, since nobody tells when the last run is over */

/* The lock is held where it is of a graph. */
static void free_task(struct task *task) {
    if (task->graph) {
        ur_record_later_drop(task->graph);
    }
    free(task->after);
    free(task);
}

static void callbacks_run_task(void *data) {
    struct task *task = data;
    bool on = atomic_load(&ur_recording.on);
    if (on) {
        ur_lock(&ur_recording.lock);
        if (task->use == ur_recording.use) {
            ur_record_up_to(task->before);
            for (uint32_t i = 0; i < task->num_after; i++) {
                ur_record_command_over(task->after[i]);
            }
            ur_record_outputs_over(true);
        }
        ur_record_task_begins();
        if (task->graph && task->use == ur_recording.use) {
            ur_record_later_look(task->graph);
        }
        ur_unlock(&ur_recording.lock);
    }
    task->function(task->data);
    on = on && atomic_load(&ur_recording.on);
    ur_lock(&ur_recording.lock);
    if (on) {
        ur_record_task_ends(task->call, task->use == ur_recording.use ? task->graph : NULL);
        ur_record_inputs_changed();
    }
    if (!task->again) {
        ur_recording.tasks--;
    }
    ur_unlock(&ur_recording.lock);
    if (!task->again) {
        free_task(task);
    }
}

struct callback {
    ur_event_callback_t function;
    void *data;
};

static void run_callback(ur_event_handle_t event, ur_execution_info_t status, void *data) {
    struct callback callback = *(struct callback *)data;
    free(data);
    if (atomic_load(&ur_recording.on) && status == UR_EXECUTION_INFO_COMPLETE) {
        ur_lock(&ur_recording.lock);
        ur_record_event_over(event);
        ur_record_settle();
        ur_unlock(&ur_recording.lock);
    }
    callback.function(event, status, callback.data);
}

static struct task *new_task(const struct ur_recorded *call, void **params) {
    struct task *task = calloc(1, sizeof(*task));
    struct ur_record_moment *after =
        task ? malloc((call->num_after + 1) * sizeof(*task->after)) : NULL;
    if (!after) {
        free(task);
        return NULL;
    }
    task->function = ARGUMENT(ur_exp_host_task_function_t, 1);
    task->data = ARGUMENT(void *, 2);
    task->call = call->sequence;
    task->after = after;
    task->again = ur_record_queue_is_captured(ARGUMENT(void *, 0));
    task->use = ur_recording.use;
    if (task->again) {
        task->graph = ur_record_later_keep(ARGUMENT(void *, 0));
        task->next = of_graphs;
        of_graphs = task;
    } else {
        task->before = ur_record_before(ARGUMENT(void *, 0));
        for (uint32_t i = 0; i < call->num_after; i++) {
            task->after[task->num_after++] = call->after[i];
        }
        ur_recording.tasks++;
    }
    return task;
}

void ur_record_replace_callback(struct ur_recorded *call, void **params) {
    if (call->traits->id == UR_FUNCTION_ENQUEUE_HOST_TASK_EXP && ARGUMENT(void *, 1)) {
        ur_lock(&ur_recording.lock);
        struct task *task = new_task(call, params);
        ur_unlock(&ur_recording.lock);
        if (task) {
            ARGUMENT(ur_exp_host_task_function_t, 1) = callbacks_run_task;
            ARGUMENT(void *, 2) = task;
            call->replaced = task;
        }
    } else if (call->traits->id == UR_FUNCTION_EVENT_SET_CALLBACK && ARGUMENT(void *, 2)) {
        struct callback *callback = malloc(sizeof(*callback));
        if (callback) {
            *callback = (struct callback){ARGUMENT(ur_event_callback_t, 2), ARGUMENT(void *, 3)};
            ARGUMENT(ur_event_callback_t, 2) = run_callback;
            ARGUMENT(void *, 3) = callback;
            call->replaced = callback;
        }
    }
}

void ur_record_callback_refused(struct ur_recorded *call) {
    if (!call->replaced) {
        return;
    }
    if (call->traits->id == UR_FUNCTION_ENQUEUE_HOST_TASK_EXP) {
        struct task *task = call->replaced;
        ur_lock(&ur_recording.lock);
        ur_recording.tasks -= !task->again;
        for (struct task **link = &of_graphs; *link; link = &(*link)->next) {
            if (*link == task) {
                *link = task->next;
                break;
            }
        }
        free_task(task);
        ur_unlock(&ur_recording.lock);
    } else {
        free(call->replaced);
    }
}
