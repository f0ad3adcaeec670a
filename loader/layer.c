#include "layer.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "base/log.h"

/* The topmost table; NULL while no layer is on. Read without a lock by every entry point. */
const ur_layer_dditable_t *_Atomic loader_layers;
const void *_Atomic loader_above;

/* A table for each layer. They are never freed: a thread may be in one while another tears down. */
#define MAX_LAYERS 16
static ur_layer_dditable_t tables[MAX_LAYERS];
static uint64_t running;
static const ur_layer_dditable_t *top;
static bool by_layout;
static bool with_callers;

static struct {
    pthread_mutex_t lock;
    ur_code_location_callback_t callback;
    void *user;
} code_location = {.lock = PTHREAD_MUTEX_INITIALIZER};

int loader_layer_find(const char *name) {
    int bit = 0;
    for (size_t i = 0; loader_known_layers[i]; i++) {
        for (const char *const *known = loader_known_layers[i]->names; *known; known++, bit++) {
            if (strcmp(*known, name) == 0) {
                return bit;
            }
        }
    }
    return -1;
}

static char names[1024];

/* Built before any thread can ask: constructors run when the library is loaded. */
__attribute__((constructor)) static void join_names(void) {
    size_t used = 0;
    for (size_t i = 0; loader_known_layers[i]; i++) {
        for (const char *const *known = loader_known_layers[i]->names; *known; known++) {
            int length =
                snprintf(names + used, sizeof(names) - used, "%s%s", used ? ";" : "", *known);
            if (length < 0 || (size_t)length >= sizeof(names) - used) {
                return;
            }
            used += (size_t)length;
        }
    }
}

const char *loader_layer_names(void) {
    return names;
}

/* Without any, entry points need no table to pass through, unless they are to look at handles. */
static void publish_top(void) {
    const ur_layer_dditable_t *used = running ? top : by_layout ? &loader_bottom : NULL;
    atomic_store_explicit(&loader_layers, used, memory_order_release);
    atomic_store_explicit(&loader_above, used || with_callers ? &loader_bottom : NULL,
                          memory_order_release);
}

void loader_layers_with_callers(void) {
    with_callers = true;
    publish_top();
}

/* Takes the entries of `bottom` wherever a table has those of the bottom that was. */
static void exchange(ur_layer_dditable_t *table, const ur_layer_dditable_t *was,
                     const ur_layer_dditable_t *bottom) {
    uintptr_t *words = (uintptr_t *)(void *)table;
    for (size_t i = 0; i < sizeof(*table) / sizeof(uintptr_t); i++) {
        uintptr_t from, to;
        memcpy(&from, (const char *)was + i * sizeof(from), sizeof(from));
        memcpy(&to, (const char *)bottom + i * sizeof(to), sizeof(to));
        if (__atomic_load_n(&words[i], __ATOMIC_RELAXED) == from) {
            __atomic_store_n(&words[i], to, __ATOMIC_RELAXED);
        }
    }
}

void loader_layers_by_layout(bool on) {
    static ur_layer_dditable_t by_handle;

    if (on == by_layout) {
        return;
    }
    by_layout = on;
    if (on) {
        by_handle = loader_bottom;
    }
    ur_layer_dditable_t was = loader_bottom;
    const ur_layer_dditable_t *bottom = on ? &loader_bottom_by_layout : &by_handle;
    for (size_t i = 0; i < MAX_LAYERS; i++) {
        exchange(&tables[i], &was, bottom);
    }
    exchange(&loader_bottom, &was, bottom);
    publish_top();
}

bool loader_layers_late;

void loader_layers_start(uint64_t enabled, bool late) {
    unsigned bit = 0;

    top = &loader_bottom;
    running = 0;
    loader_layers_late = late;
    for (size_t i = 0; loader_known_layers[i] && i < MAX_LAYERS; i++) {
        const struct loader_layer *layer = loader_known_layers[i];
        unsigned count = 0;
        while (layer->names[count]) {
            count++;
        }
        uint64_t mask = (UINT64_C(1) << count) - 1;
        uint32_t asked = (uint32_t)((enabled >> bit) & mask);
        if (asked) {
            tables[i] = *top;
            ur_result_t result = layer->init(asked, top, &tables[i]);
            if (result == UR_RESULT_SUCCESS) {
                ur_log_info("layer %s is on", layer->names[0]);
                top = &tables[i];
                running |= (uint64_t)asked << bit;
            } else {
                ur_log_error("layer %s could not be turned on: result %d", layer->names[0],
                             (int)result);
            }
        }
        bit += count;
    }
    publish_top();
}

void loader_layers_stop(void) {
    uint64_t was = running;
    unsigned bit = 0;

    running = 0;
    publish_top();
    for (size_t i = 0; loader_known_layers[i] && i < MAX_LAYERS; i++) {
        const struct loader_layer *layer = loader_known_layers[i];
        unsigned count = 0;
        while (layer->names[count]) {
            count++;
        }
        if ((was >> bit) & ((UINT64_C(1) << count) - 1) && layer->teardown) {
            layer->teardown();
        }
        bit += count;
    }
}

uint64_t loader_layers_running(void) {
    return running;
}

void loader_set_code_location(ur_code_location_callback_t callback, void *user) {
    pthread_mutex_lock(&code_location.lock);
    code_location.callback = callback;
    code_location.user = user;
    pthread_mutex_unlock(&code_location.lock);
}

bool loader_code_location(ur_code_location_t *location) {
    pthread_mutex_lock(&code_location.lock);
    ur_code_location_callback_t callback = code_location.callback;
    void *user = code_location.user;
    pthread_mutex_unlock(&code_location.lock);
    if (!callback) {
        return false;
    }
    *location = callback(user);
    return true;
}
