/* Unified shared memory, and memory that the context knows without having allocated it. */
#ifndef STREAM_USM_H
#define STREAM_USM_H

#include "context.h"

/* usm.c */
extern const struct ur_pool_backend stream_pool_backend;
ur_result_t stream_usm_start(ur_context_handle_t context);
void stream_usm_stop(ur_context_handle_t context);

/* Whether the address lies in memory that the allocator holds, of any context. */
bool stream_is_reserved(const void *pointer);
/* pool_backend.c: whether it lies where the allocator put addresses and memory together, the memory
 * in pieces of STREAM_PIECE bytes. */
enum { STREAM_PIECE = 2 << 20 }; /* the drivers' own unit of device memory */
bool stream_is_in_pieces(const void *pointer);

/* Memory that is known to the context and does not come from its driver's allocator. */
enum stream_foreign_kind {
    STREAM_REGISTERED, /* of the host */
    STREAM_IPC,        /* of another process, opened by the driver's handle */
    STREAM_IPC_PIECES, /* the same, put together of pieces */
    STREAM_OWN,        /* of this process, opened as if it were of another */
    STREAM_MAPPED,     /* of another interface */
    STREAM_EXPORTABLE, /* for another interface */
};
struct stream_native;
struct stream_foreign {
    struct ur_keyed keyed; /* first; the pointer, in the context's table */
    void *pointer;         /* as lookups know it */
    void *base;            /* as the driver does */
    size_t size;           /* of all the pieces */
    enum stream_foreign_kind kind;
    bool tracked; /* lookups know it by this; else it is an allocation of the context besides */
    struct stream_place *place;
    struct stream_native *of; /* STREAM_MAPPED: the imported memory, used by this */
    drv_physical physical;    /* STREAM_EXPORTABLE */
    size_t whole;             /* likewise: bytes that are mapped */
};
ur_result_t stream_foreign_add(ur_context_handle_t context, void *pointer, void *base, size_t size,
                               enum stream_foreign_kind kind, struct stream_place *place);
bool stream_foreign_is(ur_context_handle_t context, const void *pointer);
/* Gives the memory up towards the driver. Pre: its place was entered. */
drv_result stream_foreign_close(const struct stream_foreign *foreign);
/* ipc.c */
void stream_close_pieces(void *base, size_t size);
/* memory_export.c: the same for its kind. */
drv_result stream_exportable_close(const struct stream_foreign *foreign);
/* The memory of that kind at that address, which stays where it is; NULL: there is none. */
const struct stream_foreign *stream_foreign_find(ur_context_handle_t context, const void *pointer,
                                                 enum stream_foreign_kind kind);
/* The newest of the address. Pre: it was just added. */
struct stream_foreign *stream_foreign_newest(ur_context_handle_t context, const void *pointer);
/* Takes it out and gives it up; INVALID_VALUE: there is none of that device, `what` it would be. */
ur_result_t stream_foreign_end(ur_context_handle_t context, ur_device_handle_t device,
                               void *pointer, enum stream_foreign_kind kind, const char *what);
/* Takes it out; NULL if the pointer is none of that kind. The caller frees it. */
struct stream_foreign *stream_foreign_take(ur_context_handle_t context, void *pointer,
                                           enum stream_foreign_kind kind);

#endif
