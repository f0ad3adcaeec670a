/* Memory that is shared by a file descriptor, and known to its context by its address or handle. */
#ifndef NCPU_SHARED_MEMORY_H
#define NCPU_SHARED_MEMORY_H

#include "ncpu.h"

enum ncpu_area_kind {
    NCPU_EXPORTABLE = 1, /* by its address */
    NCPU_IMPORTED = 2,   /* by its handle, which is the area's own address */
    NCPU_MAPPED = 4,     /* of imported memory; by its address */
    NCPU_OPENED = 8,     /* of another process; by its address */
};

struct ncpu_area {
    struct ur_keyed keyed; /* first */
    enum ncpu_area_kind kind;
    int file;      /* owned; -1: none */
    void *pages;   /* NULL: not mapped */
    size_t length; /* bytes that are mapped */
    bool known;    /* as USM */
    void *start;
    size_t size;
    struct ncpu_area *of; /* of a mapping: the imported memory */
    uint32_t mapped;      /* of imported memory: times; under the context's areas_lock */
};

/* Maps `size` bytes of imported memory from `offset` on; not as USM. Post: on success *out is the
 * caller's, to be ended by ncpu_area_unmap. INVALID_VALUE, OUT_OF_RESOURCES. */
ur_result_t ncpu_area_map(ur_context_handle_t context, const void *handle, uint64_t offset,
                          uint64_t size, struct ncpu_area **out);
void ncpu_area_unmap(ur_context_handle_t context, struct ncpu_area *area);
/* Maps a part of the file as USM that other processes see as well. Takes over the file. */
ur_result_t ncpu_area_open(ur_context_handle_t context, ur_device_handle_t device, int file,
                           uint64_t offset, size_t size, void **out);
/* Ends one of that kind, whose memory is USM. INVALID_VALUE: there is none. */
ur_result_t ncpu_area_end(ur_context_handle_t context, void *pointer, unsigned kind,
                          const char *what);
/* *file receives one more descriptor of exportable memory that starts there; else it is untouched.
 */
ur_result_t ncpu_area_file(ur_context_handle_t context, const void *pointer, int *file);
/* Whether that is the start of exportable, mapped or opened memory. */
bool ncpu_is_shared(ur_context_handle_t context, const void *pointer);
void ncpu_shared_stop(ur_context_handle_t context);

#endif
