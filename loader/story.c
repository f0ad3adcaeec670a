/* urLoaderExplain: what became of each adapter, as sentences or as JSON. Both forms are made from
 * one walk, so that they cannot tell different stories. */
#include <stdlib.h>
#include <string.h>

#include "devices.h"
#include "environment.h"
#include "layer.h"
#include "text.h"
#include "ur_loader_extra.h"

static const char *const origin_names[] = {
    [LOADER_FORCED] = "UR_ADAPTERS_FORCE_LOAD",
    [LOADER_SEARCH_PATH] = "UR_ADAPTERS_SEARCH_PATH",
    [LOADER_SYSTEM] = "the system's library search",
    [LOADER_OWN_DIRECTORY] = "the loader's own directory",
};

static const char *const status_names[] = {
    [LOADER_NOT_TRIED] = "not tried", [LOADER_LOADED] = "loaded", [LOADER_RULED_OUT] = "ruled out",
    [LOADER_NOT_FOUND] = "not found", [LOADER_BROKEN] = "broken",
};

struct story {
    struct loader_text text;
    bool json;
    struct loader_selector *selector; /* as the environment says now; NULL if unset or malformed */
    /* How many root devices of each backend came so far; the last is for backends without a name.
     */
    uint32_t numbers[8];
};

static uint32_t *story_number_of(struct story *story, ur_backend_t backend) {
    unsigned last = sizeof(story->numbers) / sizeof(story->numbers[0]) - 1;
    unsigned index = backend == UR_BACKEND_OFFLOAD ? last - 1 : (unsigned)backend;
    return &story->numbers[index < last ? index : last];
}

/* A string that a query returns, or NULL; the caller frees it. */
static char *platform_name(ur_platform_handle_t platform) {
    const ur_dditable_t *ddi = loader_ddi(platform);
    size_t size = 0;
    char *name = NULL;

    if (ddi->Platform.pfnGetInfo && ddi->Platform.pfnGetInfo(platform, UR_PLATFORM_INFO_NAME, 0,
                                                             NULL, &size) == UR_RESULT_SUCCESS) {
        name = calloc(1, size + 1);
        if (name && ddi->Platform.pfnGetInfo(platform, UR_PLATFORM_INFO_NAME, size, name, NULL) !=
                        UR_RESULT_SUCCESS) {
            name[0] = '\0';
        }
    }
    return name;
}

static char *device_name(ur_device_handle_t device) {
    const ur_dditable_t *ddi = loader_ddi(device);
    size_t size = 0;
    char *name = NULL;

    if (ddi->Device.pfnGetInfo &&
        ddi->Device.pfnGetInfo(device, UR_DEVICE_INFO_NAME, 0, NULL, &size) == UR_RESULT_SUCCESS) {
        name = calloc(1, size + 1);
        if (name && ddi->Device.pfnGetInfo(device, UR_DEVICE_INFO_NAME, size, name, NULL) !=
                        UR_RESULT_SUCCESS) {
            name[0] = '\0';
        }
    }
    return name;
}

/* True if a term would select sub-devices of the device, should it have any. */
static bool asks_for_parts(const struct loader_selector *selector,
                           const struct loader_selector_subject *root) {
    struct loader_selector_subject part = *root;
    for (part.depth = 2; part.depth <= 3; part.depth++) {
        for (uint32_t i = 0; i < selector->num_accept; i++) {
            const struct loader_selector_term *term = &selector->terms[i];
            for (uint32_t j = 0; j < term->num_devices; j++) {
                const struct loader_selector_device *device = &term->devices[j];
                if (device->depth != part.depth) {
                    continue;
                }
                for (uint32_t level = 1; level < 3; level++) {
                    part.path[level] = device->path[level];
                }
                if (loader_selector_selects(selector, &part, NULL)) {
                    return true;
                }
            }
        }
    }
    return false;
}

static void tell_device(struct story *story, ur_device_handle_t device, ur_backend_t backend,
                        uint32_t number, bool first) {
    struct loader_selector_subject subject = {
        backend, loader_device_type(device), 1, {number, 0, 0}};
    const struct loader_selector *selector = story->selector;
    uint32_t term = 0;
    char *name = device_name(device);
    bool selected = !selector || loader_selector_selects(selector, &subject, &term);
    bool asked = selector && !selected && asks_for_parts(selector, &subject);
    bool parts = asked && loader_selected_parts(selector, &subject, device) > 0;
    const char *by = "";
    int by_length = 0;
    if (selector && term < selector->num_terms) {
        by = selector->text + selector->terms[term].begin;
        by_length = (int)(selector->terms[term].end - selector->terms[term].begin);
    }

    if (story->json) {
        loader_text_add(&story->text,
                        "%s\n      {\"number\": %u, \"type\": \"%s\", \"name\": ", first ? "" : ",",
                        number, loader_type_name(subject.type));
        loader_text_json(&story->text, name);
        loader_text_add(&story->text,
                        ", \"selected\": %s, \"sub_devices_selected\": %s, \"term\": ",
                        selected ? "true" : "false", parts ? "true" : "false");
        char *copy = by_length ? strndup(by, (size_t)by_length) : NULL;
        loader_text_json(&story->text, copy);
        free(copy);
        loader_text_add(&story->text, "}");
    } else {
        loader_text_add(&story->text, "    %s:%u is a %s, %s", loader_backend_name(backend), number,
                        loader_type_name(subject.type), name ? name : "(no name)");
        if (parts) {
            loader_text_add(&story->text, "; the selector takes sub-devices of it instead");
        } else if (asked) {
            loader_text_add(&story->text,
                            "; the selector takes sub-devices of it that it does not have");
        } else if (!selected && by_length) {
            loader_text_add(&story->text, "; the selector's term %.*s discards it", by_length, by);
        } else if (!selected) {
            loader_text_add(&story->text, "; no term of the selector accepts it");
        }
        loader_text_add(&story->text, ".\n");
    }
    free(name);
}

static void tell_platform(struct story *story, ur_platform_handle_t platform, bool first) {
    char *name = platform_name(platform);
    ur_backend_t backend = loader_platform_backend(platform);
    struct loader_devices devices;
    char result_name[64];
    ur_result_t result = loader_devices_get(platform, UR_DEVICE_TYPE_ALL, &devices);
    uint32_t *number = story_number_of(story, backend);

    if (result != UR_RESULT_SUCCESS) {
        loader_result_name(result, result_name, sizeof(result_name));
    }
    if (story->json) {
        loader_text_add(&story->text, "%s\n     {\"name\": ", first ? "" : ",");
        loader_text_json(&story->text, name);
        loader_text_add(&story->text,
                        ", \"backend\": \"%s\", \"error\": ", loader_backend_name(backend));
        loader_text_json(&story->text, result != UR_RESULT_SUCCESS ? result_name : NULL);
        loader_text_add(&story->text, ", \"devices\": [");
    } else {
        loader_text_add(&story->text, "  Its platform %s (%s) has %u device%s%s", name ? name : "?",
                        loader_backend_name(backend), devices.count, devices.count == 1 ? "" : "s",
                        devices.count ? ":\n" : ".\n");
        if (result != UR_RESULT_SUCCESS) {
            loader_text_add(&story->text, "    Asking for its devices failed: %s.\n", result_name);
        }
    }
    for (uint32_t i = 0; i < devices.count; i++) {
        tell_device(story, devices.handles[i], backend, (*number)++, i == 0);
    }
    if (story->json) {
        loader_text_add(&story->text, "]}");
    }
    loader_devices_drop(&devices);
    free(name);
}

/* What a loaded adapter of this project says of itself; NULL for others. The caller frees it. */
static char *own_words(const struct loader_adapter *adapter) {
    if (!adapter->extra || !adapter->extra->pfnExplain) {
        return NULL;
    }
    size_t length = adapter->extra->pfnExplain(NULL, 0);
    char *text = malloc(length + 1);
    if (text) {
        text[0] = '\0';
        adapter->extra->pfnExplain(text, length + 1);
        /* Sentences are ended here, in one way for all. */
        size_t end = strlen(text);
        while (end && (text[end - 1] == '.' || text[end - 1] == '\n')) {
            text[--end] = '\0';
        }
    }
    return text;
}

/* The platforms of a loaded adapter and what it says of them, or why there are none. */
static void tell_platforms(struct story *story, const struct loader_adapter *adapter) {
    uint32_t num_handles = 0, total = 0;
    ur_adapter_handle_t *handles = NULL;
    char result_name[64];

    ur_result_t result = loader_handles_get(adapter, &num_handles, &handles);
    if (story->json) {
        loader_text_add(&story->text, ",\n    \"platforms\": [");
    }
    for (uint32_t i = 0; i < num_handles; i++) {
        uint32_t count;
        ur_platform_handle_t *platforms;
        ur_result_t platform_result = loader_platforms_get(handles[i], &count, &platforms);
        if (platform_result != UR_RESULT_SUCCESS) {
            result = platform_result;
        }
        for (uint32_t j = 0; j < count; j++) {
            tell_platform(story, platforms[j], total++ == 0);
        }
        free(platforms);
    }
    char *words = own_words(adapter);
    char *failure = result != UR_RESULT_SUCCESS
                        ? strdup(loader_result_name(result, result_name, sizeof(result_name)))
                        : NULL;
    if (story->json) {
        loader_text_add(&story->text, "],\n    \"failure\": ");
        loader_text_json(&story->text, failure);
        loader_text_add(&story->text, ", \"explanation\": ");
        loader_text_json(&story->text, words);
    } else {
        if (failure) {
            loader_text_add(&story->text, "  Asking it for its platforms failed: %s.\n", failure);
        }
        if (total == 0) {
            /* Adapters that say themselves that there is no platform need not be told twice. */
            bool says_so = words && strncmp(words, "There is no", 11) == 0;
            loader_text_add(&story->text, "  %s%s%s.\n", says_so ? "" : "It shows no platform",
                            words && !says_so ? ": " : "", words ? words : "");
        } else if (words && *words) {
            loader_text_add(&story->text, "  Of itself it says: %s.\n", words);
        }
    }
    free(words);
    free(failure);
    loader_handles_drop(num_handles, handles);
}

/* Whether what is told of the only attempt is what was told of the adapter. */
static bool repeats_reason(const struct loader_adapter *adapter) {
    const struct loader_attempt *attempt = &adapter->attempts[0];
    if (adapter->num_attempts != 1 || !attempt->problem || !adapter->reason) {
        return false;
    }
    size_t path = strlen(attempt->path);
    return strncmp(adapter->reason, attempt->path, path) == 0 && adapter->reason[path] == ' ' &&
           strcmp(adapter->reason + path + 1, attempt->problem) == 0;
}

static void tell_attempts(struct story *story, const struct loader_adapter *adapter) {
    if (!story->json && repeats_reason(adapter)) {
        loader_text_add(&story->text, "  Tried because of %s.\n",
                        origin_names[adapter->attempts[0].origin]);
        return;
    }
    for (uint32_t i = 0; i < adapter->num_attempts; i++) {
        const struct loader_attempt *attempt = &adapter->attempts[i];
        if (story->json) {
            loader_text_add(&story->text,
                            "%s\n     {\"because_of\": \"%s\", \"path\": ", i ? "," : "",
                            origin_names[attempt->origin]);
            loader_text_json(&story->text, attempt->path);
            loader_text_add(&story->text, ", \"problem\": ");
            loader_text_json(&story->text, attempt->problem);
            loader_text_add(&story->text, "}");
        } else if (attempt->problem) {
            loader_text_add(&story->text, "  Tried because of %s: %s %s.\n",
                            origin_names[attempt->origin], attempt->path, attempt->problem);
        } else {
            loader_text_add(&story->text, "  Tried because of %s: %s could be opened.\n",
                            origin_names[attempt->origin], attempt->path);
        }
    }
}

/* Under the lock: a further urLoaderInit may change all of this. */
static void tell_search(struct story *story, const struct loader_adapter *adapter, bool first) {
    enum loader_status status = atomic_load(&adapter->status);

    if (story->json) {
        loader_text_add(&story->text, "%s\n   {\"name\": ", first ? "" : ",");
        loader_text_json(&story->text, adapter->name);
        loader_text_add(&story->text, ", \"status\": \"%s\", \"library\": ", status_names[status]);
        loader_text_json(&story->text, adapter->library);
        loader_text_add(&story->text, ", \"path\": ");
        loader_text_json(&story->text, adapter->path);
        loader_text_add(&story->text, ", \"of_this_project\": %s,\n    \"reason\": ",
                        adapter->extra ? "true" : "false");
        loader_text_json(&story->text, adapter->reason);
        loader_text_add(&story->text, ",\n    \"attempts\": [");
        tell_attempts(story, adapter);
        loader_text_add(&story->text, "]");
        return;
    }
    if (status == LOADER_LOADED) {
        loader_text_add(&story->text, "%s: loaded from %s%s.\n", adapter->name,
                        adapter->path ? adapter->path : adapter->library,
                        adapter->extra ? "" : ", an adapter of another project");
    } else {
        loader_text_add(&story->text, "%s: %s: %s.\n", adapter->name, status_names[status],
                        adapter->reason ? adapter->reason : "no more memory for the reason");
    }
    tell_attempts(story, adapter);
}

/* Drivers are asked without the lock: they may take their time. */
static void tell_adapter(struct story *story, const struct loader_adapter *adapter, bool first) {
    loader_lock();
    tell_search(story, adapter, first);
    bool loaded = atomic_load(&adapter->status) == LOADER_LOADED;
    loader_unlock();
    if (loaded) {
        tell_platforms(story, adapter);
    }
    if (story->json) {
        loader_text_add(&story->text, "}");
    }
}

static void tell_notes(struct story *story, const struct loader_state *state) {
    struct loader_selector_error error;
    const char *selector = loader_getenv("ONEAPI_DEVICE_SELECTOR");

    /* What a selector does to devices is decided by what it is now, not at urLoaderInit. */
    if (selector) {
        loader_selector_parse(selector, &story->selector, &error);
    }
    if (story->json) {
        loader_text_add(&story->text, "{\"loader\": {\"directory\": ");
        loader_text_json(&story->text, state->directory);
        loader_text_add(&story->text, ", \"mocking\": %s, \"forced\": %s, \"selector\": ",
                        state->mocking ? "true" : "false", state->forced ? "true" : "false");
        loader_text_json(&story->text, selector);
        loader_text_add(&story->text, ", \"layers\": \"");
        loader_text_add(&story->text, "%s\"},\n \"notes\": [", loader_layer_names());
    } else if (state->forced) {
        loader_text_add(&story->text,
                        "UR_ADAPTERS_FORCE_LOAD is set, so no other adapters were looked for.\n");
    }
    for (uint32_t i = 0; i < state->num_notes; i++) {
        if (story->json) {
            loader_text_add(&story->text, "%s\n   ", i ? "," : "");
            loader_text_json(&story->text, state->notes[i]);
        } else {
            loader_text_add(&story->text, "%s\n", state->notes[i]);
        }
    }
    if (story->json) {
        loader_text_add(&story->text, "],\n \"adapters\": [");
    }
}

ur_result_t urLoaderExplain(ur_loader_explain_format_t format, size_t size, char *pText,
                            size_t *pSizeRet) {
    if (format != UR_LOADER_EXPLAIN_FORMAT_TEXT && format != UR_LOADER_EXPLAIN_FORMAT_JSON) {
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
    if ((!pText && !pSizeRet) || (size && !pText)) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct loader_state *state = loader_state_get();
    if (!state) {
        return UR_RESULT_ERROR_UNINITIALIZED;
    }
    struct story story = {.json = format == UR_LOADER_EXPLAIN_FORMAT_JSON};
    /* Even a story without a word is a text. */
    loader_text_add(&story.text, "%s", "");
    loader_lock();
    tell_notes(&story, state);
    uint32_t adapters = atomic_load(&state->num_adapters);
    loader_unlock();
    for (uint32_t i = 0; i < adapters; i++) {
        tell_adapter(&story, state->adapters[i], i == 0);
    }
    if (story.json) {
        loader_text_add(&story.text, "]}\n");
    }
    loader_selector_free(story.selector);
    loader_state_put(state);

    ur_result_t result = UR_RESULT_SUCCESS;
    if (story.text.failed) {
        result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    } else if (pText && size < story.text.used + 1) {
        result = UR_RESULT_ERROR_INVALID_SIZE;
    } else {
        if (pText) {
            memcpy(pText, story.text.data, story.text.used + 1);
        }
        if (pSizeRet) {
            *pSizeRet = story.text.used + 1;
        }
    }
    loader_text_drop(&story.text);
    return result;
}
