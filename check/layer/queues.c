/* Which launches may still run: those from before what a kernel reads was replaced keep it. */
#include <stdlib.h>

#include "layer.h"

/* A queue that the program was given, or one that is gone while kernels may still run on it. */
struct known_queue {
    ur_queue_handle_t handle; /* NULL: it is gone */
    ur_context_handle_t context;
    uint32_t refs;        /* the program's */
    uint64_t first, last; /* launches that may not have ended */
    uint32_t entering;    /* of those: counted, and not given to the driver yet */
    uint64_t version;     /* of what kernels read (view.c) */
    bool running;
    struct known_queue *next;
};
#define NUM_CHAINS 256
static struct known_queue *queues[NUM_CHAINS];

static struct known_queue **queues_chain_of(ur_queue_handle_t handle) {
    uintptr_t at = (uintptr_t)handle;
    return &queues[(at >> 4 ^ at >> 12) % NUM_CHAINS];
}

static struct known_queue *find_queue(ur_queue_handle_t handle) {
    struct known_queue *queue = *queues_chain_of(handle);
    while (queue && queue->handle != handle) {
        queue = queue->next;
    }
    return queue;
}

void ur_check_queue_made(ur_queue_handle_t handle, ur_context_handle_t context) {
    struct known_queue *queue = find_queue(handle);
    if (!queue && (queue = calloc(1, sizeof(*queue))) != NULL) {
        queue->handle = handle;
        queue->next = *queues_chain_of(handle);
        *queues_chain_of(handle) = queue;
    }
    if (queue) {
        queue->context = context;
        queue->refs = 1;
        queue->entering = 0;
        queue->version = 0;
    }
}

void ur_check_queue_retain(ur_queue_handle_t handle) {
    struct known_queue *queue = find_queue(handle);
    if (queue) {
        queue->refs++;
    }
}

ur_context_handle_t ur_check_queue_context(ur_queue_handle_t handle) {
    struct known_queue *queue = find_queue(handle);
    return queue ? queue->context : NULL;
}

uint64_t ur_check_last_launch(ur_queue_handle_t handle) {
    const struct known_queue *queue = find_queue(handle);
    return queue && !queue->entering ? queue->last : 0;
}

void ur_check_queue_idle(ur_queue_handle_t handle, uint64_t last) {
    struct known_queue *queue = find_queue(handle);
    if (queue && queue->last == last) {
        queue->running = false;
    }
}

static void queues_ask(struct known_queue *queue) {
    bool empty = false;
    if (queue->running && queue->handle && !queue->entering &&
        ur_checking.next->ddi.Queue.pfnGetInfo(queue->handle, UR_QUEUE_INFO_EMPTY, sizeof(empty),
                                               &empty, NULL) == UR_RESULT_SUCCESS &&
        empty) {
        queue->running = false;
    }
}

/* One that is gone may still run what it has: then its launches count as running from now on. */
void ur_check_queue_release(ur_queue_handle_t handle) {
    struct known_queue **link = queues_chain_of(handle), *queue;
    while ((queue = *link) != NULL && queue->handle != handle) {
        link = &queue->next;
    }
    if (queue && --queue->refs == 0) {
        queues_ask(queue);
        if (queue->running) {
            queue->handle = NULL;
        } else {
            *link = queue->next;
            free(queue);
        }
    }
}

/* ---- launches ---- */

/* The launch from which on something may still run. */
uint64_t ur_check_oldest_running(bool asking) {
    uint64_t oldest = UINT64_MAX;
    for (unsigned i = 0; i < NUM_CHAINS; i++) {
        for (struct known_queue *queue = queues[i]; queue; queue = queue->next) {
            if (asking) {
                queues_ask(queue);
            }
            if (queue->running && queue->first < oldest) {
                oldest = queue->first;
            }
        }
    }
    return oldest;
}

uint64_t ur_check_enqueuing(ur_queue_handle_t handle) {
    struct known_queue *queue = find_queue(handle);
    uint64_t launch = ++ur_checking.launches;
    if (queue) {
        queue->last = launch;
        queue->first = queue->running ? queue->first : launch;
        queue->running = true;
        queue->entering++;
    }
    return launch;
}

void ur_check_enqueued(ur_queue_handle_t handle) {
    struct known_queue *queue = find_queue(handle);
    if (queue && queue->entering) {
        queue->entering--;
    }
}

uint64_t *ur_check_queue_version(ur_queue_handle_t handle) {
    struct known_queue *queue = find_queue(handle);
    return queue ? &queue->version : NULL;
}
