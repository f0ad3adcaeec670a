/* The mock adapter: objects without a device, and callbacks around every entry point. */
#ifndef MOCK_H
#define MOCK_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/adapter.h"
#include "generated/by_hand.h"
#include "generated/info.h"
#include "ur_mock.h"

/* At least as many as there are entry points. */
#define MOCK_PLACES 320

/* Bytes at mock_address(). */
#define MOCK_ADDRESS_SIZE 64

/* Every handle of this adapter. What it was made from is retained for as long as it lives. */
struct mock_object {
    const ur_dditable_t *ddi; /* must stay first */
    unsigned kind;            /* enum mock_kind */
    _Atomic uint32_t refs;
    bool counted; /* among the live objects: not the adapter, platform and device */
    struct mock_object *made_from[MOCK_NUM_KINDS];
    ur_function_t function; /* what made it */
    size_t size;            /* of a buffer (bytes) */
    char *storage;          /* of a buffer that was mapped; made when first asked for */
    uint32_t flags;         /* of a queue */
    char *name;             /* of a kernel */
    uint32_t num_devices;   /* of a context */
    struct mock_object **devices;
    _Atomic(struct mock_object *) commands; /* of a command buffer, which owns them */
    struct mock_object *next;               /* the command before in the same buffer */
};

/* The handles that a call was given, by kind, for what it makes from them. */
struct mock_links {
    struct mock_object *at[MOCK_NUM_KINDS];
    ur_function_t function;
};

extern struct mock_object mock_adapter, mock_platform, mock_device;

/* generated/entries.c: where the callbacks of an entry point are, -1 if there is none such. */
int mock_place_of(ur_function_t function);

/* Runs the callbacks of a place around, or instead of, `body`. */
ur_result_t mock_call(int place, void *params, ur_result_t (*body)(void *));

/* One object with one reference, or NULL without memory. */
struct mock_object *mock_create(unsigned kind, const struct mock_links *links);
/* The one object of a kind that calls return which give no reference, such as the default pool. */
void *mock_shared(unsigned kind);
/* All objects that are wanted, or none. */
bool mock_create_all(unsigned count, void **made, const unsigned *kinds, const bool *wanted,
                     const struct mock_links *links);
void mock_undo(unsigned count, void *const *made);
ur_result_t mock_retain(void *handle);
ur_result_t mock_release(void *handle);

/* USM; mock_free returns false for what is no allocation. */
void *mock_allocate(size_t size, ur_usm_type_t type, const struct mock_links *links);
bool mock_free(void *pointer);

/* Room for a value of an unknown size: any, if there is a place at all. */
static inline size_t mock_room(const void *value) {
    return value ? SIZE_MAX : 0;
}
ur_result_t mock_info(enum mock_info_of of, void *handle, uint32_t property, size_t size,
                      void *value, size_t *size_ret);

uint32_t mock_number(void); /* a different one each time */
void *mock_address(void);   /* somewhere that can be read and written */
uint64_t mock_time(void);   /* nanoseconds, never the same */

#endif
