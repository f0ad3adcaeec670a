/* urLoaderInit, urLoaderTearDown and urAdapterGet: the life of the loader's state. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "environment.h"
#include "layer.h"
#include "older/callers.h"
#include "state.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* Both under the lock. */
static struct loader_state *current;
static uint32_t num_inits;

/* Adapters by what their handles start with, for entry points, which take no lock: this project's,
 * for what they have beside the interface, and those whose tables are of an earlier release. An
 * entry is published by its `handles` and withdrawn by it. */
static struct {
    const ur_dditable_t *_Atomic handles;
    const struct loader_adapter *_Atomic adapter;
} known[LOADER_MAX_ADAPTERS];
static _Atomic uint32_t num_known;
struct loader_by_layout loader_by_layout[LOADER_MAX_ADAPTERS + 1];

void loader_lock(void) {
    pthread_mutex_lock(&lock);
}

void loader_unlock(void) {
    pthread_mutex_unlock(&lock);
}

/* A child of fork goes on with the state of its parent, and must not find the lock taken by a
 * thread that it does not have. */
static pthread_once_t atfork_once = PTHREAD_ONCE_INIT;

static void register_atfork(void) {
    pthread_atfork(loader_lock, loader_unlock, loader_unlock);
}

struct loader_state *loader_state_get(void) {
    loader_lock();
    struct loader_state *state = current;
    if (state) {
        state->refs++;
    }
    loader_unlock();
    return state;
}

void loader_state_put(struct loader_state *state) {
    loader_lock();
    bool last = --state->refs == 0;
    loader_unlock();
    if (last) {
        /* Without the lock: closing a library runs code that may call the loader. */
        loader_search_drop(state);
        free(state);
    }
}

/* Under the lock. */
static void publish_known(const struct loader_state *state) {
    uint32_t count = 0, by_layout = 0;
    uint32_t adapters = state ? atomic_load(&state->num_adapters) : 0;
    bool older = false;

    for (uint32_t i = 0; i < adapters; i++) {
        const struct loader_adapter *adapter = state->adapters[i];
        if (atomic_load(&adapter->status) != LOADER_LOADED) {
            continue;
        }
        const ur_dditable_t *handles = adapter->extra   ? adapter->extra->ddi
                                       : adapter->older ? adapter->older->handles
                                                        : NULL;
        bool by_handle = adapter->older || adapter->beneath;
        older |= by_handle;
        if (handles) {
            atomic_store_explicit(&known[count].adapter, adapter, memory_order_relaxed);
            atomic_store_explicit(&known[count].handles, handles, memory_order_release);
            count++;
        }
        if (handles && by_handle) {
            atomic_store_explicit(&loader_by_layout[by_layout].ddi,
                                  adapter->beneath ? adapter->beneath : &adapter->ddi,
                                  memory_order_relaxed);
            atomic_store_explicit(&loader_by_layout[by_layout++].handles, handles,
                                  memory_order_release);
        }
    }
    for (uint32_t i = by_layout; i < LOADER_MAX_ADAPTERS; i++) {
        atomic_store_explicit(&loader_by_layout[i].handles, NULL, memory_order_relaxed);
    }
    for (uint32_t i = count; i < atomic_load(&num_known); i++) {
        atomic_store_explicit(&known[i].handles, NULL, memory_order_relaxed);
    }
    atomic_store_explicit(&num_known, count, memory_order_release);
    loader_layers_by_layout(older);
}

static const struct loader_adapter *find_known(const ur_dditable_t *handles) {
    uint32_t count = atomic_load_explicit(&num_known, memory_order_acquire);
    for (uint32_t i = 0; i < count; i++) {
        if (atomic_load_explicit(&known[i].handles, memory_order_acquire) == handles) {
            return atomic_load_explicit(&known[i].adapter, memory_order_relaxed);
        }
    }
    return NULL;
}

const ur_extra_dditable_t *loader_extra_of(const ur_dditable_t *ddi) {
    const struct loader_adapter *adapter = find_known(ddi);
    return !adapter ? NULL : adapter->older ? &adapter->older->retained : adapter->extra;
}

ur_result_t loader_caught(ur_result_t result, const char *text) {
    uint32_t count = atomic_load_explicit(&num_known, memory_order_acquire);
    for (uint32_t i = 0; i < count; i++) {
        const ur_extra_dditable_t *extra = NULL;
        if (atomic_load_explicit(&known[i].handles, memory_order_acquire)) {
            extra = atomic_load_explicit(&known[i].adapter, memory_order_relaxed)->extra;
        }
        if (extra && extra->size >= offsetof(ur_extra_dditable_t, pfnSetLastError) +
                                        sizeof(extra->pfnSetLastError)) {
            extra->pfnSetLastError(result, text);
        }
    }
    return result;
}

ur_result_t loader_caught_null_handle(void) {
    return loader_caught(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                         "the handle that says which adapter the call is for is NULL");
}

ur_result_t loader_caught_unsupported(void) {
    return loader_caught(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                         "the adapter does not have the entry point that was called");
}

const struct loader_older *loader_older_of(const void *handle) {
    const struct loader_adapter *adapter = find_known(*(const ur_dditable_t *const *)handle);
    return adapter ? adapter->older : NULL;
}

const ur_dditable_t *loader_ddi(const void *handle) {
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)handle;
    const ur_dditable_t *handles;
    for (size_t i = 0;
         (handles = atomic_load_explicit(&loader_by_layout[i].handles, memory_order_acquire));
         i++) {
        if (handles == ddi) {
            return atomic_load_explicit(&loader_by_layout[i].ddi, memory_order_relaxed);
        }
    }
    return ddi;
}

void loader_adapter_seen(const struct loader_adapter *adapter, ur_adapter_handle_t handle) {
    if (!adapter->older) {
        return;
    }
    loader_lock();
    if (!adapter->older->handles) {
        adapter->older->handles = *(const ur_dditable_t *const *)handle;
        publish_known(current);
    }
    loader_unlock();
}

/* The device types that the flags of urLoaderInit stand for; no flag stands for all. */
static uint32_t types_of_flags(ur_device_init_flags_t flags) {
    static const struct {
        ur_device_init_flag_t flag;
        ur_device_type_t type;
    } table[] = {
        {UR_DEVICE_INIT_FLAG_GPU, UR_DEVICE_TYPE_GPU},
        {UR_DEVICE_INIT_FLAG_CPU, UR_DEVICE_TYPE_CPU},
        {UR_DEVICE_INIT_FLAG_FPGA, UR_DEVICE_TYPE_FPGA},
        {UR_DEVICE_INIT_FLAG_MCA, UR_DEVICE_TYPE_MCA},
        {UR_DEVICE_INIT_FLAG_VPU, UR_DEVICE_TYPE_VPU},
    };
    uint32_t types = flags ? 0 : LOADER_TYPES_ALL;
    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        if (flags & table[i].flag) {
            types |= LOADER_TYPE_BIT(table[i].type);
        }
    }
    return types;
}

/* The layers that UR_ENABLE_LAYERS names. */
static uint64_t layers_of_environment(struct loader_state *state) {
    const char *text = loader_getenv("UR_ENABLE_LAYERS");
    uint64_t layers = 0;
    char **names;

    if (!text || !loader_list_split(text, &names)) {
        return 0;
    }
    for (char **name = names; *name; name++) {
        int bit = loader_layer_find(*name);
        if (bit >= 0) {
            layers |= UINT64_C(1) << bit;
        } else {
            loader_note(state, UR_LOGGER_LEVEL_ERROR,
                        "UR_ENABLE_LAYERS names %s, which is no layer of this loader; there are: "
                        "%s.",
                        *name, loader_layer_names()[0] ? loader_layer_names() : "none");
        }
    }
    loader_list_free(names);
    return layers;
}

/* Under the lock. */
static ur_result_t create_state(ur_loader_config_handle_t config, bool covers,
                                struct loader_state **result) {
    struct loader_state *state = calloc(1, sizeof(*state));
    if (!state) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    state->refs = 1;
    state->forced = covers; /* there is nothing to look for */
    ur_result_t status =
        covers ? UR_RESULT_SUCCESS : loader_search_prepare(state, config && config->mocking);
    if (status != UR_RESULT_SUCCESS) {
        loader_search_drop(state);
        free(state);
        return status;
    }
    *result = state;
    return UR_RESULT_SUCCESS;
}

/* Under the lock: what a further urLoaderInit adds to what is there. */
static void init_join(struct loader_state *state, ur_loader_config_handle_t config,
                      uint64_t layers) {
    if (config && config->mocking && !state->mocking) {
        loader_note(state, UR_LOGGER_LEVEL_WARN,
                    "A later urLoaderInit asked for the mock adapter, which only the first one can "
                    "turn on.");
    }
    if (!(layers & ~loader_layers_running())) {
        return;
    }
    if (loader_layers_running()) {
        loader_note(state, UR_LOGGER_LEVEL_WARN,
                    "A later urLoaderInit asked for more layers than the first one turned on; they "
                    "stay off.");
    } else {
        loader_layers_start(layers, true);
    }
}

ur_result_t loader_urLoaderInit(ur_device_init_flags_t device_flags,
                                ur_loader_config_handle_t hLoaderConfig) {
    ur_result_t result = UR_RESULT_SUCCESS;

    if (device_flags & UR_DEVICE_INIT_FLAGS_MASK) {
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
    ur_log_init("LOADER", UR_LOGGER_LEVEL_ERROR);
    pthread_once(&atfork_once, register_atfork);
    loader_lock();
    struct loader_state *state = current;
    if (!state) {
        result = create_state(hLoaderConfig, false, &state);
    }
    if (result != UR_RESULT_SUCCESS) {
        loader_unlock();
        return result;
    }
    state->types |= types_of_flags(device_flags);
    loader_search_run(state);
    publish_known(state);
    loader_callers_look(state);

    uint64_t layers = hLoaderConfig ? hLoaderConfig->layers : 0;
    if (hLoaderConfig && hLoaderConfig->code_location) {
        loader_set_code_location(hLoaderConfig->code_location, hLoaderConfig->code_location_user);
    }
    if (num_inits == 0) {
        layers |= layers_of_environment(state);
        if (layers) {
            loader_layers_start(layers, false);
        }
    } else {
        init_join(state, hLoaderConfig, layers);
    }
    current = state;
    num_inits++;
    loader_unlock();
    return UR_RESULT_SUCCESS;
}

ur_result_t loader_urLoaderTearDown(void) {
    struct loader_state *state = NULL;

    loader_lock();
    if (num_inits == 0) {
        loader_unlock();
        return UR_RESULT_ERROR_UNINITIALIZED;
    }
    if (--num_inits == 0) {
        loader_layers_stop();
        loader_set_code_location(NULL, NULL);
        publish_known(NULL);
        state = current;
        current = NULL;
    }
    loader_unlock();
    if (state) {
        loader_state_put(state);
    }
    return UR_RESULT_SUCCESS;
}

/* ---- adapters that a loader of others has opened, see lib/base/cover.h ---- */

static bool covering;                                /* under the lock */
static _Thread_local const ur_dditable_t *asked_for; /* by urAdapterGet; NULL: all */

static ur_result_t covered_adapter_get(const ur_dditable_t *beneath, uint32_t count,
                                       ur_adapter_handle_t *adapters, uint32_t *count_ret) {
    asked_for = beneath;
    ur_result_t result = urAdapterGet(count, adapters, count_ret);
    asked_for = NULL;
    return result;
}

/* With the process: nobody else knows that there is this loader. What is called afterwards, by
 * destructors, still goes on to the adapters. */
static void end_covering(void) {
    loader_lock();
    loader_layers_stop();
    loader_unlock();
}

/* This loader's own entry points, as any caller gets them. */
static bool own_tables(ur_dditable_t *all) {
    struct loader_older *older = NULL;
    Dl_info own;
    void *library = dladdr((const void *)&covering, &own) && own.dli_fname
                        ? dlopen(own.dli_fname, RTLD_LAZY | RTLD_NOLOAD)
                        : NULL;
    char *problem = library ? loader_tables_read(library, all, &older) : strdup("");
    bool done = library && !problem && !older;
    free(problem);
    free(older);
    if (library) {
        dlclose(library);
    }
    return done;
}

/* Under the lock. */
static ur_result_t cover_first(void) {
    struct loader_state *state = NULL;
    ur_result_t result = create_state(NULL, true, &state);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    state->types = LOADER_TYPES_ALL;
    uint64_t layers = layers_of_environment(state);
    if (layers) {
        loader_layers_start(layers, false);
    }
    current = state;
    num_inits++;
    covering = true;
    (void)atexit(end_covering);
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t urLoaderCoverAdapter(struct ur_cover *cover);

UR_APIEXPORT ur_result_t urLoaderCoverAdapter(struct ur_cover *cover) {
    ur_result_t result = UR_RESULT_SUCCESS;

    if (cover->size != sizeof(*cover)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    ur_log_init("LOADER", UR_LOGGER_LEVEL_ERROR);
    pthread_once(&atfork_once, register_atfork);
    loader_lock();
    if (!covering) {
        result = num_inits ? UR_RESULT_ERROR_INVALID_OPERATION : cover_first();
    }
    if (result == UR_RESULT_SUCCESS &&
        (!own_tables(&cover->above) || !loader_search_cover(current, cover))) {
        result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (result == UR_RESULT_SUCCESS) {
        cover->adapter_get = covered_adapter_get;
        publish_known(current);
    }
    loader_unlock();
    return result;
}

ur_result_t loader_urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                uint32_t *pNumAdapters) {
    if (NumEntries == 0 && phAdapters) {
        return loader_caught(UR_RESULT_ERROR_INVALID_SIZE, "urAdapterGet: NumEntries is 0");
    }
    struct loader_state *state = loader_state_get();
    if (!state) {
        return UR_RESULT_ERROR_UNINITIALIZED;
    }
    uint32_t total = 0, filled = 0;
    uint32_t adapters = atomic_load(&state->num_adapters);
    for (uint32_t i = 0; i < adapters; i++) {
        const struct loader_adapter *adapter = state->adapters[i];
        uint32_t count = 0;
        if (atomic_load_explicit(&adapter->status, memory_order_acquire) != LOADER_LOADED ||
            (asked_for && adapter->beneath != asked_for)) {
            continue;
        }
        /* Counting and filling are separate calls so that an adapter that fails the second one is
         * counted as failing by nobody: both leave it out. */
        ur_result_t result = adapter->ddi.Adapter.pfnGet(0, NULL, &count);
        uint32_t room = phAdapters ? NumEntries - filled : 0;
        uint32_t wanted = count < room ? count : room;
        if (result == UR_RESULT_SUCCESS && wanted) {
            result = adapter->ddi.Adapter.pfnGet(wanted, phAdapters + filled, NULL);
            if (result == UR_RESULT_SUCCESS) {
                loader_adapter_seen(adapter, phAdapters[filled]);
                filled += wanted;
            }
        }
        if (result != UR_RESULT_SUCCESS) {
            char name[64];
            /* Some adapters of others fail here where they find no driver, which is no fault. */
            ur_log_info("adapter %s: urAdapterGet failed: %s", adapter->name,
                        loader_result_name(result, name, sizeof(name)));
            continue;
        }
        total += count;
    }
    loader_state_put(state);
    if (pNumAdapters) {
        *pNumAdapters = total;
    }
    return UR_RESULT_SUCCESS;
}
