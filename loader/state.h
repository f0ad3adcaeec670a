/* What urLoaderInit sets up and the last urLoaderTearDown takes down. */
#ifndef LOADER_STATE_H
#define LOADER_STATE_H

#include "adapter.h"
#include "base/cover.h"
#include "selector.h"

/* More adapters than this are refused, and the refusal noted. */
#define LOADER_MAX_ADAPTERS 64

struct ur_loader_config_handle_t_ {
    _Atomic uint32_t refs;
    uint64_t layers; /* bits of loader_layer_find */
    ur_code_location_callback_t code_location;
    void *code_location_user;
    bool mocking;
};

/* Lives as long as any user holds a reference; urLoaderInit's is one of them. What is not guarded
 * by the lock does not change once the state is published, with one exception: an adapter that the
 * flags of an earlier urLoaderInit ruled out may become LOADED, which its atomic status publishes.
 */
struct loader_state {
    uint32_t refs; /* under the lock */
    bool mocking;
    bool deep_bind;
    uint32_t types;       /* device types asked for, LOADER_TYPE_BIT; under the lock */
    char *directory;      /* of libur_loader.so.0, or NULL */
    char *real_directory; /* of the file that it is a link to, if that is another one */
    char **search_path;   /* ends with NULL; NULL if there is none */
    bool forced;          /* UR_ADAPTERS_FORCE_LOAD replaced the search */
    /* What it was at urLoaderInit; NULL if nothing is ruled out. */
    struct loader_selector *selector;
    char **notes; /* sentences about the environment; ends with NULL */
    uint32_t num_notes;
    _Atomic uint32_t num_adapters; /* the first so many of `adapters` are published */
    struct loader_adapter *adapters[LOADER_MAX_ADAPTERS];
};

/* A reference to the current state, or NULL before urLoaderInit. */
struct loader_state *loader_state_get(void);
void loader_state_put(struct loader_state *state);

/* Guards what is said above to be under it, and initialisation as a whole. */
void loader_lock(void);
void loader_unlock(void);

/* To be told of a handle of each adapter before it is used. Without the lock. */
void loader_adapter_seen(const struct loader_adapter *adapter, ur_adapter_handle_t handle);

/* Reads the environment into a fresh state, then looks for adapters; search.c. */
ur_result_t loader_search_prepare(struct loader_state *state, bool mocking);
void loader_search_run(struct loader_state *state);
void loader_search_drop(struct loader_state *state);

/* Adds an adapter that put this loader in front of itself, in place of a search; search.c. */
bool loader_search_cover(struct loader_state *state, const struct ur_cover *cover);

/* Keeps a sentence for the story and logs it. */
void loader_note(struct loader_state *state, ur_logger_level_t level, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
