/* One adapter as the loader sees it: where it was looked for, what came of that, and its tables. */
#ifndef LOADER_ADAPTER_H
#define LOADER_ADAPTER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "layouts.h"

/* Why a place was looked at. */
enum loader_origin {
    LOADER_FORCED,        /* UR_ADAPTERS_FORCE_LOAD names it */
    LOADER_SEARCH_PATH,   /* a directory of UR_ADAPTERS_SEARCH_PATH */
    LOADER_SYSTEM,        /* the search of the system's own loader */
    LOADER_OWN_DIRECTORY, /* the directory of libur_loader.so.0 */
};

enum loader_status {
    LOADER_NOT_TRIED,
    LOADER_LOADED,
    LOADER_RULED_OUT, /* by the selector or the flags of urLoaderInit */
    LOADER_NOT_FOUND, /* no place has it */
    LOADER_BROKEN,    /* some place has it, but it cannot be used */
};

struct loader_attempt {
    enum loader_origin origin;
    bool missing;  /* there was nothing */
    char *path;    /* what was opened; a bare name for the system's search */
    char *problem; /* a clause about `path`, or NULL for the one that was taken */
};

struct loader_adapter {
    char *name;    /* "opencl"; from the file name if it is not a known one */
    char *library; /* "libur_adapter_opencl.so.0", or the path that was forced */
    bool forced; /* `library` was named by UR_ADAPTERS_FORCE_LOAD and is looked for nowhere else */
    ur_backend_t backend; /* UR_BACKEND_UNKNOWN if only the adapter itself knows */
    uint32_t types;       /* device types that it can have, LOADER_TYPE_BIT */

    _Atomic enum loader_status status; /* LOADED publishes what follows */
    char *reason;                      /* a sentence for any status but LOADED */
    uint32_t num_attempts;
    struct loader_attempt *attempts;

    /* Only of a LOADED one. */
    void *dl;
    char *path;
    ur_dditable_t ddi;
    const ur_extra_dditable_t *extra; /* NULL for adapters of others */
    struct loader_older *older;       /* NULL where its tables have today's form; init.c */
    const ur_dditable_t *beneath; /* of one that put this loader in front of itself, else NULL */
};

/* Tries to take the adapter from `path`, records the attempt and, on success, becomes LOADED. */
bool loader_adapter_open(struct loader_adapter *adapter, enum loader_origin origin,
                         const char *path, bool deep_bind);

/* Closes the library and frees what the structure owns, not the structure. */
void loader_adapter_drop(struct loader_adapter *adapter);

/* "UR_RESULT_ERROR_..." in a static or the given buffer. */
const char *loader_result_name(ur_result_t result, char *buffer, size_t size);

const char *loader_backend_name(ur_backend_t backend);
const char *loader_type_name(ur_device_type_t type);

#endif
