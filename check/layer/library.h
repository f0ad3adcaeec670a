/* Between the loader and libur_check.so.0, which it opens when UR_LAYER_KERNEL_CHECKING is asked
 * for. It alone reads and writes SPIR-V. */
#ifndef CHECK_LAYER_LIBRARY_H
#define CHECK_LAYER_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "loader/generated/layer_table.h"

enum {
    UR_CHECK_RACES_NOT,
    UR_CHECK_RACES_LOOK,
    UR_CHECK_RACES_ALL,     /* also where both write the same value */
    UR_CHECK_RACES_COMMANDS /* between commands, and no others */
};

#define UR_CHECK_LIBRARY "libur_check.so.0"
#define UR_CHECK_LIBRARY_VERSION 6u

struct ur_check_options {
    size_t table;  /* sizeof(ur_layer_dditable_t) of the loader */
    uint64_t keep; /* bytes of freed USM that are kept from use */
    const char
        *result; /* a file that gets lines of process and places with bad accesses; NULL: none */
    const char *json; /* a file that gets a line of JSON for each report; NULL: none */
    unsigned races;   /* UR_CHECK_RACES_... */
    bool unset;       /* values that nobody has set are looked for, too */
    bool stop;        /* a trap for a debugger behind each report */
    bool look_up;     /* stacks may be looked up by addr2line */
    /* Puts a report, which is JSON, into the trace, if one is written; NULL: there is none. */
    void (*trace)(const char *kind, const char *report, size_t length);
};

#define EXPORTED __attribute__((visibility("default")))

/* A clause in `reason` on failure. */
EXPORTED ur_result_t urCheckStart(uint32_t version, const struct ur_check_options *options,
                                  const ur_layer_dditable_t *next, ur_layer_dditable_t *out,
                                  char *reason, size_t size);
EXPORTED void urCheckStop(void);

#endif
