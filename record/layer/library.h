/* Between the loader and libur_record.so.0, which it opens when UR_LAYER_RECORDING is asked for. It
 * alone needs libzstd. */
#ifndef RECORD_LAYER_LIBRARY_H
#define RECORD_LAYER_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "loader/generated/layer_table.h"

#define UR_RECORD_LIBRARY "libur_record.so.0"
#define UR_RECORD_LIBRARY_VERSION 2u

struct ur_record_options {
    size_t table; /* sizeof(ur_layer_dditable_t) of the loader */
    const char *path;
    uint64_t from;      /* the call to begin with; 0: all */
    uint64_t calls;     /* how many from there; 0: all */
    const char *kernel; /* begin with the first launch of it; NULL: any */
    bool withhold;      /* no content of memory */
    bool each;          /* wait for each launch and record what it wrote */
    bool compare_all;   /* the kernel is not asked which pages were written */
};

#define EXPORTED __attribute__((visibility("default")))

/* A clause in `reason` on failure. */
EXPORTED ur_result_t urRecordStart(uint32_t version, const struct ur_record_options *options,
                                   const ur_layer_dditable_t *next, ur_layer_dditable_t *out,
                                   char *reason, size_t size);
EXPORTED void urRecordStop(void);

#endif
