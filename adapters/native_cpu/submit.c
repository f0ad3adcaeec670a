/* The frame around every enqueue function: checks, wait list, event, order. */
#include <stdlib.h>

#include "entry/reusable.h"
#include "ncpu.h"

struct ncpu_held {
    uint32_t count, room;
    void *objects[];
};

static void let_one_go(void *data) {
    ur_object *object = data;
    switch (object->kind) {
    case UR_KIND_MEM:
        ncpu_mem_release((ur_mem_handle_t)object);
        break;
    case UR_KIND_PROGRAM:
        ncpu_program_release((ur_program_handle_t)object);
        break;
    case UR_KIND_KERNEL:
        ncpu_kernel_release((ur_kernel_handle_t)object);
        break;
    default:
        break;
    }
}

static void submit_let_go(void *data) {
    struct ncpu_held *held = data;
    for (uint32_t i = 0; i < held->count; ++i) {
        let_one_go(held->objects[i]);
    }
    free(held);
}

bool ncpu_hold(struct ncpu_submit *submit, void *object) {
    struct ncpu_held *held = submit->held;
    if (!submit->engine.ended) { /* the only one so far needs no list */
        ur_object_retain(object);
        submit->engine.ended = let_one_go;
        submit->engine.ended_data = object;
        return true;
    }
    if (!held || held->count == held->room) {
        uint32_t room = held ? 2 * held->room : NCPU_FEW_HELD;
        struct ncpu_held *larger = realloc(held, sizeof(*held) + room * sizeof(void *));
        if (!larger) {
            return false;
        }
        if (!held) {
            larger->objects[0] = submit->engine.ended_data;
            larger->count = 1;
        }
        larger->room = room;
        submit->held = held = larger;
        submit->engine.ended = submit_let_go;
        submit->engine.ended_data = held;
    }
    ur_object_retain(object);
    held->objects[held->count++] = object;
    return true;
}

ur_result_t ncpu_begin(struct ncpu_submit *submit, ur_queue_handle_t queue, ur_command_t type,
                       const char *name, uint32_t count, const ur_event_handle_t *waits,
                       ur_event_handle_t *out) {
    UR_CHECK_QUEUE(queue);
    ur_result_t result = ur_wait_list_check(count, waits);
    return result != UR_RESULT_SUCCESS ? result
                                       : ncpu_open(submit, queue, type, name, count, waits, out);
}

static void let_commands_go(struct ncpu_submit *submit) {
    for (uint32_t i = 0; submit->own_commands && i < submit->count; ++i) {
        eng_command_release(submit->commands[i]);
    }
    if (submit->commands != submit->few) {
        free(submit->commands);
    }
}

ur_result_t ncpu_open(struct ncpu_submit *submit, ur_queue_handle_t queue, ur_command_t type,
                      const char *name, uint32_t count, const ur_event_handle_t *waits,
                      ur_event_handle_t *out) {
    submit->engine = (struct eng_submit){.stream = queue->stream, .name = name};
    submit->queue = queue;
    submit->type = type;
    submit->count = count;
    submit->waits = waits;
    submit->out = out;
    submit->event = NULL;
    submit->barrier = submit->blocking = false;
    submit->command = NULL;
    submit->held = NULL;
    submit->commands = submit->few;
    if (count > NCPU_FEW_WAITS) {
        submit->commands = malloc(count * sizeof(*submit->commands));
        if (!submit->commands) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    submit->own_commands = ur_reusable_any(count, waits);
    for (uint32_t i = 0; i < count; ++i) {
        submit->commands[i] = ncpu_event_take(waits[i]);
        if (!submit->commands[i]) {
            submit->count = i;
            let_commands_go(submit);
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        if (submit->own_commands && !waits[i]->reusable) {
            eng_command_retain(submit->commands[i]);
        }
    }
    submit->engine.wait = submit->commands;
    submit->engine.wait_count = count;
    if (out) {
        submit->event = calloc(1, sizeof(*submit->event));
        if (!submit->event) {
            let_commands_go(submit);
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        submit->engine.event = &submit->command;
    }
    pthread_mutex_lock(&queue->lock);
    submit->engine.note = ur_lane_seq(queue->lane) + 1; /* what submit_record() will make it */
    return UR_RESULT_SUCCESS;
}

void ncpu_block(struct ncpu_submit *submit, bool blocking) {
    submit->blocking = blocking;
    if (blocking) {
        submit->engine.event = &submit->command;
        submit->engine.flags |= ENG_CALLER_WAITS;
    }
}

/* Takes down the place of the command in the order that the pool knows. Queue's lock held. */
static void submit_record(struct ncpu_submit *submit) {
    const struct ur_stamp *few[NCPU_FEW_WAITS];
    const struct ur_stamp **stamps = few;
    uint32_t count = submit->count;
    ur_queue_handle_t queue = submit->queue;
    struct ur_stamp *out = submit->event ? &submit->event->stamp : NULL;
    if (count > NCPU_FEW_WAITS) {
        stamps = malloc(count * sizeof(*stamps));
        if (!stamps) {
            stamps = few; /* what is not recorded is merely not known to be before */
            count = NCPU_FEW_WAITS;
        }
    }
    for (uint32_t i = 0; i < count; ++i) {
        stamps[i] = &submit->waits[i]->stamp;
    }
    if (submit->barrier && !queue->lane->in_order) {
        ur_lane_barrier(queue->lane, stamps, count, submit->event, out);
    } else {
        ur_lane_submit(queue->lane, stamps, count, out);
    }
    if (stamps != few) {
        free(stamps);
    }
}

ur_result_t ncpu_end(struct ncpu_submit *submit, int result) {
    ur_queue_handle_t queue = submit->queue;
    ur_event_handle_t event = submit->event;
    struct eng_command *command = submit->command;
    ur_result_t to = UR_RESULT_SUCCESS;
    if (result == ENG_OK) {
        if (event) {
            ur_object_init(&event->object, UR_KIND_EVENT);
            ncpu_context_use(queue->context);
            ncpu_queue_use(queue);
            event->context = queue->context;
            event->queue = queue;
            event->type = submit->type;
            event->command = command;
            event->profiled = (queue->flags & UR_QUEUE_FLAG_PROFILING_ENABLE) ||
                              submit->type == UR_COMMAND_TIMESTAMP_RECORDING_EXP;
        }
        submit_record(submit);
    }
    pthread_mutex_unlock(&queue->lock);
    let_commands_go(submit);
    if (result != ENG_OK) {
        if (submit->engine.ended == submit_let_go || submit->engine.ended == let_one_go) {
            submit->engine.ended(submit->engine.ended_data);
        }
        free(event);
        return ncpu_result(result, NULL);
    }
    if (submit->blocking) {
        int state = eng_command_wait(command);
        to = ncpu_result(state, eng_command_error(command));
        if (!event) {
            eng_command_release(command);
        } else if (to != UR_RESULT_SUCCESS) {
            ncpu_event_release(event);
            return to;
        }
    }
    if (event) {
        *submit->out = event;
    }
    return to;
}
