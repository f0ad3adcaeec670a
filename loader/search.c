/* Where adapters are looked for, and which of them are left alone. */
#include <dlfcn.h>
#include <errno.h>
#include <libgen.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/log.h"
#include "environment.h"
#include "state.h"

#define ANY_TYPE                                                                                   \
    (LOADER_TYPE_BIT(UR_DEVICE_TYPE_GPU) | LOADER_TYPE_BIT(UR_DEVICE_TYPE_CPU) |                   \
     LOADER_TYPE_BIT(UR_DEVICE_TYPE_FPGA) | LOADER_TYPE_BIT(UR_DEVICE_TYPE_MCA) |                  \
     LOADER_TYPE_BIT(UR_DEVICE_TYPE_VPU) | LOADER_TYPE_BIT(UR_DEVICE_TYPE_CUSTOM))

struct known_adapter {
    const char *name;
    ur_backend_t backend;
    uint32_t types;
    const char *present_as; /* the variable that lets it present itself as another; may be NULL */
};

static const struct known_adapter known_adapters[] = {
    {"level_zero", UR_BACKEND_LEVEL_ZERO, ANY_TYPE, NULL},
    {"opencl", UR_BACKEND_OPENCL, ANY_TYPE, NULL},
    {"cuda", UR_BACKEND_CUDA, LOADER_TYPE_BIT(UR_DEVICE_TYPE_GPU), "UR_CUDA_PRESENT_AS"},
    {"hip", UR_BACKEND_HIP, LOADER_TYPE_BIT(UR_DEVICE_TYPE_GPU), "UR_HIP_PRESENT_AS"},
    {"native_cpu", UR_BACKEND_NATIVE_CPU, LOADER_TYPE_BIT(UR_DEVICE_TYPE_CPU),
     "UR_NATIVE_CPU_PRESENT_AS"},
};

/* Others deliver Level Zero as two adapters, of which each shows the devices that the other leaves.
 */
static const struct known_adapter level_zero_v2 = {"level_zero_v2", UR_BACKEND_LEVEL_ZERO, ANY_TYPE,
                                                   NULL};

static const struct known_adapter mock = {"mock", UR_BACKEND_UNKNOWN, ANY_TYPE, NULL};

void loader_note(struct loader_state *state, ur_logger_level_t level, const char *format, ...) {
    va_list args;
    char *text;

    va_start(args, format);
    int length = vasprintf(&text, format, args);
    va_end(args);
    if (length < 0) {
        return;
    }
    ur_log(level, "%s", text);
    void *notes = realloc(state->notes, (state->num_notes + 2) * sizeof(*state->notes));
    if (!notes) {
        free(text);
        return;
    }
    state->notes = notes;
    state->notes[state->num_notes++] = text;
    state->notes[state->num_notes] = NULL;
}

/* The next free adapter, not yet published; NULL without memory or room. Takes `name` and
 * `library`. */
static struct loader_adapter *add_adapter(struct loader_state *state, char *name, char *library,
                                          ur_backend_t backend, uint32_t types) {
    uint32_t count = atomic_load_explicit(&state->num_adapters, memory_order_relaxed);

    if (!name || !library || count == LOADER_MAX_ADAPTERS) {
        if (name && library) {
            loader_note(state, UR_LOGGER_LEVEL_ERROR,
                        "%s is left out: there are %d adapters already, which is the most that can "
                        "be loaded.",
                        library, LOADER_MAX_ADAPTERS);
        }
        free(name);
        free(library);
        return NULL;
    }
    struct loader_adapter *adapter = malloc(sizeof *adapter);
    if (!adapter) {
        free(name);
        free(library);
        return NULL;
    }
    *adapter = (struct loader_adapter){
        .name = name, .library = library, .backend = backend, .types = types};
    state->adapters[count] = adapter;
    atomic_store_explicit(&state->num_adapters, count + 1, memory_order_release);
    return adapter;
}

static struct loader_adapter *add_known(struct loader_state *state,
                                        const struct known_adapter *known) {
    /* What it presents itself as only the adapter knows. */
    const char *other = known->present_as ? getenv(known->present_as) : NULL;
    return add_adapter(state, strdup(known->name),
                       loader_format("libur_adapter_%s.so.0", known->name),
                       other && *other ? UR_BACKEND_UNKNOWN : known->backend, known->types);
}

/* "opencl" of ".../libur_adapter_opencl.so.0"; the file's name if it follows no such pattern. */
static char *name_of_file(const char *path) {
    const char *slash = strrchr(path, '/');
    const char *file = slash ? slash + 1 : path;
    static const char prefix[] = "libur_adapter_";

    if (strncmp(file, prefix, sizeof(prefix) - 1) == 0) {
        const char *name = file + sizeof(prefix) - 1;
        const char *end = strstr(name, ".so");
        if (end && end != name) {
            return strndup(name, (size_t)(end - name));
        }
    }
    return strdup(file);
}

static ur_result_t prepare_forced(struct loader_state *state, const char *text) {
    char **paths;

    state->forced = true;
    if (!loader_list_split(text, &paths)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    for (char **path = paths; *path; path++) {
        struct loader_adapter *adapter =
            add_adapter(state, name_of_file(*path), strdup(*path), UR_BACKEND_UNKNOWN, ANY_TYPE);
        if (adapter) {
            adapter->forced = true;
        }
    }
    loader_list_free(paths);
    return UR_RESULT_SUCCESS;
}

/* A selector that is malformed rules nothing out: urDeviceGetSelected refuses it. What is forced is
 * not left out by any. */
static void prepare_selector(struct loader_state *state, bool forced) {
    struct loader_selector_error error;
    bool malformed;
    const char *text = loader_getenv("ONEAPI_DEVICE_SELECTOR");
    bool filter = loader_getenv_switch("UR_LOADER_PRELOAD_FILTER", true, &malformed);

    if (malformed) {
        loader_note(state, UR_LOGGER_LEVEL_ERROR,
                    "UR_LOADER_PRELOAD_FILTER=%s is neither 0 nor 1 and is ignored.",
                    getenv("UR_LOADER_PRELOAD_FILTER"));
    }
    if (!text) {
        return;
    }
    struct loader_selector *selector = NULL;
    ur_result_t result = loader_selector_parse(text, &selector, &error);
    if (result == UR_RESULT_ERROR_INVALID_VALUE) {
        (void)loader_selector_tell(text);
        loader_note(state, UR_LOGGER_LEVEL_ERROR,
                    "ONEAPI_DEVICE_SELECTOR is malformed and rules no adapter out: %s\n"
                    "    %s\n"
                    "    %*s^",
                    error.message, text, (int)error.position, "");
    }
    if (filter && !forced) {
        state->selector = selector;
    } else {
        loader_selector_free(selector);
    }
}

static void find_directories(struct loader_state *state) {
    Dl_info info;
    char real[PATH_MAX];

    if (!dladdr((const void *)&loader_layers, &info) || !info.dli_fname) {
        return;
    }
    char *path = strdup(info.dli_fname);
    state->directory = path ? strdup(dirname(path)) : NULL;
    free(path);
    if (state->directory && realpath(info.dli_fname, real)) {
        const char *directory = dirname(real);
        char canonical[PATH_MAX];
        if (!realpath(state->directory, canonical) || strcmp(canonical, directory) != 0) {
            state->real_directory = strdup(directory);
        }
    }
}

static void note_ignored(struct loader_state *state, const char *name) {
    if (loader_is_privileged() && getenv(name)) {
        loader_note(state, UR_LOGGER_LEVEL_WARN,
                    "%s is ignored because the process runs with raised privileges.", name);
    }
}

/* A folder that cannot be looked into says more than five libraries that are not in it. */
static void note_folders(struct loader_state *state) {
    for (char **folder = state->search_path; folder && *folder; folder++) {
        struct stat status;
        const char *why = NULL;
        if (stat(*folder, &status) != 0) {
            why = errno == ENOENT ? "does not exist" : strerror(errno);
        } else if (!S_ISDIR(status.st_mode)) {
            why = "is not a directory";
        }
        if (why) {
            loader_note(state, UR_LOGGER_LEVEL_WARN, "UR_ADAPTERS_SEARCH_PATH names %s: %s.%s",
                        *folder, why,
                        strchr(*folder, ':') ? " Commas separate directories, colons do not." : "");
        }
    }
}

ur_result_t loader_search_prepare(struct loader_state *state, bool mocking) {
    bool malformed;
    ur_result_t result = UR_RESULT_SUCCESS;

    note_ignored(state, "UR_ADAPTERS_FORCE_LOAD");
    note_ignored(state, "UR_ADAPTERS_SEARCH_PATH");
    state->deep_bind = loader_getenv_switch("UR_ADAPTERS_DEEP_BIND", false, &malformed);
    if (malformed) {
        /* Any text turns it on; only those that say no do not. */
        state->deep_bind = true;
    }
    find_directories(state);
    const char *path = loader_getenv_path("UR_ADAPTERS_SEARCH_PATH");
    if (path && !loader_list_split(path, &state->search_path)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }

    state->mocking = mocking;
    if (mocking && !add_known(state, &mock)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    const char *forced = loader_getenv_path("UR_ADAPTERS_FORCE_LOAD");
    prepare_selector(state, forced != NULL);
    if (forced) {
        return prepare_forced(state, forced);
    }
    note_folders(state);
    /* With the mock adapter a program sees that one alone, and what was forced. */
    for (size_t i = 0; !mocking && i < sizeof(known_adapters) / sizeof(known_adapters[0]); i++) {
        if (!add_known(state, &known_adapters[i])) {
            result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
    }
    return result;
}

bool loader_search_cover(struct loader_state *state, const struct ur_cover *cover) {
    struct loader_adapter *adapter =
        add_adapter(state, strdup(cover->name), strdup(cover->path), UR_BACKEND_UNKNOWN, ANY_TYPE);
    if (!adapter) {
        return false;
    }
    adapter->forced = true;
    adapter->path = strdup(cover->path);
    adapter->ddi = *cover->beneath;
    adapter->extra = cover->extra;
    adapter->beneath = cover->beneath;
    atomic_store_explicit(&adapter->status, LOADER_LOADED, memory_order_release);
    ur_log_info("adapter %s: %s has this loader's layers in front of it", cover->name, cover->path);
    return true;
}

static void set_reason(struct loader_adapter *adapter, enum loader_status status, char *reason) {
    free(adapter->reason);
    adapter->reason = reason;
    atomic_store_explicit(&adapter->status, status, memory_order_release);
}

static bool is_ruled_out(struct loader_state *state, struct loader_adapter *adapter) {
    uint32_t term;

    if (!(adapter->types & state->types)) {
        set_reason(adapter, LOADER_RULED_OUT,
                   strdup("urLoaderInit was asked for device types that it cannot have"));
        return true;
    }
    if (!state->selector || adapter->backend == UR_BACKEND_UNKNOWN ||
        !loader_selector_rules_out(state->selector, adapter->backend, adapter->types, &term)) {
        return false;
    }
    if (term == state->selector->num_terms) {
        set_reason(adapter, LOADER_RULED_OUT,
                   loader_format("no term of ONEAPI_DEVICE_SELECTOR=%s accepts any device of it",
                                 state->selector->text));
    } else {
        const struct loader_selector_term *which = &state->selector->terms[term];
        set_reason(adapter, LOADER_RULED_OUT,
                   loader_format("the term %.*s of ONEAPI_DEVICE_SELECTOR=%s discards its devices",
                                 (int)(which->end - which->begin),
                                 state->selector->text + which->begin, state->selector->text));
    }
    ur_log_info("adapter %s: ruled out: %s", adapter->name, adapter->reason);
    return true;
}

static bool open_in(struct loader_state *state, struct loader_adapter *adapter,
                    enum loader_origin origin, const char *directory) {
    char *path = loader_format("%s/%s", directory, adapter->library);
    bool taken = path && loader_adapter_open(adapter, origin, path, state->deep_bind);
    free(path);
    return taken;
}

static bool open_anywhere(struct loader_state *state, struct loader_adapter *adapter) {
    if (adapter->forced) {
        return loader_adapter_open(adapter, LOADER_FORCED, adapter->library, state->deep_bind);
    }
    for (char **directory = state->search_path; directory && *directory; directory++) {
        if (open_in(state, adapter, LOADER_SEARCH_PATH, *directory)) {
            return true;
        }
    }
    if (loader_adapter_open(adapter, LOADER_SYSTEM, adapter->library, state->deep_bind)) {
        return true;
    }
    if (state->directory && open_in(state, adapter, LOADER_OWN_DIRECTORY, state->directory)) {
        return true;
    }
    return state->real_directory &&
           open_in(state, adapter, LOADER_OWN_DIRECTORY, state->real_directory);
}

/* The same library under two names would show its devices twice. */
static const struct loader_adapter *find_same(const struct loader_state *state,
                                              const struct loader_adapter *adapter) {
    uint32_t count = atomic_load_explicit(&state->num_adapters, memory_order_relaxed);
    for (uint32_t i = 0; i < count; i++) {
        const struct loader_adapter *other = state->adapters[i];
        if (other != adapter && atomic_load(&other->status) == LOADER_LOADED &&
            other->dl == adapter->dl) {
            return other;
        }
    }
    return NULL;
}

static void search_give_up(struct loader_adapter *adapter) {
    for (uint32_t i = 0; i < adapter->num_attempts; i++) {
        const struct loader_attempt *attempt = &adapter->attempts[i];
        if (!attempt->problem || attempt->missing) {
            continue;
        }
        set_reason(adapter, LOADER_BROKEN, loader_format("%s %s", attempt->path, attempt->problem));
        if (adapter->forced) {
            ur_log_error("adapter %s: %s", adapter->name, adapter->reason);
        } else {
            ur_log_warning("adapter %s: %s", adapter->name, adapter->reason);
        }
        return;
    }
    set_reason(adapter, LOADER_NOT_FOUND, loader_format("%s was not found", adapter->library));
    if (adapter->forced) {
        ur_log_error("adapter %s: %s", adapter->name, adapter->reason);
    } else {
        ur_log_info("adapter %s: %s", adapter->name, adapter->reason);
    }
}

static void search_load(struct loader_state *state, struct loader_adapter *adapter) {
    if (is_ruled_out(state, adapter)) {
        return;
    }
    if (!open_anywhere(state, adapter)) {
        search_give_up(adapter);
        return;
    }
    const struct loader_adapter *same = find_same(state, adapter);
    if (same) {
        dlclose(adapter->dl);
        adapter->dl = NULL;
        adapter->extra = NULL;
        set_reason(adapter, LOADER_BROKEN,
                   loader_format("%s is the library that adapter %s was loaded from already",
                                 adapter->library, same->name));
        ur_log_warning("adapter %s: %s", adapter->name, adapter->reason);
        return;
    }
    set_reason(adapter, LOADER_LOADED, NULL);
}

void loader_search_run(struct loader_state *state) {
    /* The count grows when an adapter brings along another. */
    for (uint32_t i = 0; i < atomic_load(&state->num_adapters); i++) {
        struct loader_adapter *adapter = state->adapters[i];
        enum loader_status status = atomic_load(&adapter->status);
        if (status == LOADER_NOT_TRIED ||
            (status == LOADER_RULED_OUT && (adapter->types & state->types))) {
            search_load(state, adapter);
            if (atomic_load(&adapter->status) == LOADER_LOADED && !adapter->extra &&
                !state->forced && strcmp(adapter->name, "level_zero") == 0) {
                add_known(state, &level_zero_v2);
            }
        }
    }
}

void loader_search_drop(struct loader_state *state) {
    uint32_t count = atomic_load(&state->num_adapters);
    for (uint32_t i = count; i > 0; i--) {
        loader_adapter_drop(state->adapters[i - 1]);
        free(state->adapters[i - 1]);
    }
    for (uint32_t i = 0; i < state->num_notes; i++) {
        free(state->notes[i]);
    }
    free(state->notes);
    free(state->directory);
    free(state->real_directory);
    loader_list_free(state->search_path);
    loader_selector_free(state->selector);
}
