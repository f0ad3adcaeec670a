/* Objects and allocations: made, counted and freed, with nothing behind them. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "allocations.h"

struct mock_object mock_adapter = {.ddi = &ur_shown, .kind = MOCK_ADAPTER, .refs = 1};
struct mock_object mock_platform = {
    .ddi = &ur_shown, .kind = MOCK_PLATFORM, .refs = 1, .made_from[MOCK_ADAPTER] = &mock_adapter};
struct mock_object mock_device = {
    .ddi = &ur_shown, .kind = MOCK_DEVICE, .refs = 1, .made_from[MOCK_PLATFORM] = &mock_platform};

static _Atomic size_t live;

/* Nobody releases a recorded command: it goes with its command buffer. */
static void give_to_buffer(struct mock_object *command) {
    struct mock_object *buffer = command->made_from[MOCK_EXP_COMMAND_BUFFER];
    command->made_from[MOCK_EXP_COMMAND_BUFFER] = NULL;
    command->next = atomic_load_explicit(&buffer->commands, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(&buffer->commands, &command->next, command,
                                                  memory_order_release, memory_order_relaxed)) {
    }
    mock_release(buffer);
}

struct mock_object *mock_create(unsigned kind, const struct mock_links *links) {
    struct mock_object *object = calloc(1, sizeof(*object));
    if (!object) {
        return NULL;
    }
    object->ddi = &ur_shown;
    object->kind = kind;
    object->function = links->function;
    object->counted = true;
    atomic_init(&object->refs, 1);
    for (unsigned i = 0; i < MOCK_NUM_KINDS; i++) {
        if (links->at[i]) {
            object->made_from[i] = links->at[i];
            mock_retain(links->at[i]);
        }
    }
    atomic_fetch_add_explicit(&live, 1, memory_order_relaxed);
    if (kind == MOCK_EXP_COMMAND_BUFFER_COMMAND) {
        give_to_buffer(object);
    }
    return object;
}

static struct mock_object shared[MOCK_NUM_KINDS];
static pthread_once_t shared_once = PTHREAD_ONCE_INIT;

static void make_shared(void) {
    for (unsigned i = 0; i < MOCK_NUM_KINDS; i++) {
        shared[i].ddi = &ur_shown;
        shared[i].kind = i;
        atomic_init(&shared[i].refs, 1);
    }
}

void *mock_shared(unsigned kind) {
    pthread_once(&shared_once, make_shared);
    return &shared[kind];
}

bool mock_create_all(unsigned count, void **made, const unsigned *kinds, const bool *wanted,
                     const struct mock_links *links) {
    for (unsigned i = 0; i < count; i++) {
        made[i] = wanted[i] ? mock_create(kinds[i], links) : NULL;
        if (wanted[i] && !made[i]) {
            mock_undo(i, made);
            return false;
        }
    }
    return true;
}

void mock_undo(unsigned count, void *const *made) {
    for (unsigned i = 0; i < count; i++) {
        if (made[i]) {
            mock_release(made[i]);
        }
    }
}

ur_result_t mock_retain(void *handle) {
    struct mock_object *object = handle;
    if (!object) {
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    }
    if (object->counted) {
        atomic_fetch_add_explicit(&object->refs, 1, memory_order_relaxed);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t mock_release(void *handle) {
    struct mock_object *object = handle;
    if (!object) {
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    }
    if (!object->counted ||
        atomic_fetch_sub_explicit(&object->refs, 1, memory_order_acq_rel) != 1) {
        return UR_RESULT_SUCCESS;
    }
    for (unsigned i = 0; i < MOCK_NUM_KINDS; i++) {
        if (object->made_from[i]) {
            mock_release(object->made_from[i]);
        }
    }
    for (uint32_t i = 0; i < object->num_devices; i++) {
        mock_release(object->devices[i]);
    }
    for (struct mock_object *command = object->commands, *next; command; command = next) {
        next = command->next;
        mock_release(command);
    }
    free(object->devices);
    free(object->storage);
    free(object->name);
    free(object);
    atomic_fetch_sub_explicit(&live, 1, memory_order_relaxed);
    return UR_RESULT_SUCCESS;
}

/* Allocations, newest first. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct mock_allocation *allocations; /* under the lock */

void *mock_allocate(size_t size, ur_usm_type_t type, const struct mock_links *links) {
    struct mock_allocation *made = calloc(1, sizeof(*made));
    size_t room = size ? size : 1;
    if (!made || room > SIZE_MAX - 4096) {
        free(made);
        return NULL;
    }
    made->base = aligned_alloc(64, (room + 63) / 64 * 64);
    if (!made->base) {
        free(made);
        return NULL;
    }
    made->size = size;
    made->type = type;
    made->device = links->at[MOCK_DEVICE] ? links->at[MOCK_DEVICE] : &mock_device;
    made->pool = links->at[MOCK_USM_POOL];
    pthread_mutex_lock(&lock);
    made->next = allocations;
    allocations = made;
    pthread_mutex_unlock(&lock);
    atomic_fetch_add_explicit(&live, 1, memory_order_relaxed);
    return made->base;
}

bool mock_free(void *pointer) {
    struct mock_allocation *found = NULL;
    pthread_mutex_lock(&lock);
    for (struct mock_allocation **at = &allocations; *at; at = &(*at)->next) {
        if ((*at)->base == pointer) {
            found = *at;
            *at = found->next;
            break;
        }
    }
    pthread_mutex_unlock(&lock);
    if (!found) {
        return false;
    }
    free(found->base);
    free(found);
    atomic_fetch_sub_explicit(&live, 1, memory_order_relaxed);
    return true;
}

bool mock_find_allocation(const void *pointer, struct mock_allocation *result) {
    bool found = false;
    pthread_mutex_lock(&lock);
    for (const struct mock_allocation *at = allocations; at && !found; at = at->next) {
        size_t room = at->size ? at->size : 1;
        if ((uintptr_t)pointer - (uintptr_t)at->base < room) {
            *result = *at;
            found = true;
        }
    }
    pthread_mutex_unlock(&lock);
    return found;
}

UR_DLLEXPORT ur_result_t UR_APICALL urMockGetLiveObjects(size_t *pCount) {
    if (!pCount) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    *pCount = atomic_load_explicit(&live, memory_order_relaxed);
    return UR_RESULT_SUCCESS;
}

uint32_t mock_number(void) {
    static _Atomic uint32_t last;
    return atomic_fetch_add_explicit(&last, 1, memory_order_relaxed) + 1;
}

void *mock_address(void) {
    static _Alignas(64) char somewhere[MOCK_ADDRESS_SIZE];
    return somewhere;
}

uint64_t mock_time(void) {
    static _Atomic uint64_t last;
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    uint64_t time = (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
    uint64_t before = atomic_load(&last);
    do {
        if (time <= before) {
            time = before + 1;
        }
    } while (!atomic_compare_exchange_weak(&last, &before, time));
    return time;
}
