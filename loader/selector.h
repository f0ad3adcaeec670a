/* The grammar of ONEAPI_DEVICE_SELECTOR, without any notion of the devices that are there.
 *
 *     selector := term { ';' term }          terms with '!' come last
 *     term     := ['!'] backend ':' device { ',' device }
 *     backend  := '*' | level_zero | opencl | cuda | hip | native_cpu | offload
 *     device   := root [ '.' part [ '.' part ] ]
 *     root     := '*' | cpu | gpu | fpga | acc | NUMBER
 *     part     := '*' | NUMBER
 *
 * Words are case-insensitive. A term without '!' accepts devices, one with '!' discards them from
 * what the others accept; a selector of discarding terms alone starts from all devices. Numbers
 * count from zero within a backend. One '.' means the sub-devices of the root device, two those of
 * the sub-devices; the device that was divided is then not selected itself.
 */
#ifndef LOADER_SELECTOR_H
#define LOADER_SELECTOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ur_api.h"

/* A number that matches every number. */
#define LOADER_SELECTOR_EACH UINT32_MAX

/* Every backend. */
#define LOADER_SELECTOR_ANY_BACKEND UR_BACKEND_UNKNOWN

/* A device type as one bit, for sets of types. */
#define LOADER_TYPE_BIT(type) (1u << ((unsigned)(type)&31u))
#define LOADER_TYPES_ALL UINT32_MAX

struct loader_selector_device {
    uint32_t types;   /* set of LOADER_TYPE_BIT that the root device may have */
    uint32_t depth;   /* 1: root devices, 2: their sub-devices, 3: those of the sub-devices */
    uint32_t path[3]; /* number on each level, or LOADER_SELECTOR_EACH */
};

struct loader_selector_term {
    bool discard;
    ur_backend_t backend;
    size_t begin, end; /* where in the text it stands, '!' included */
    uint32_t num_devices;
    struct loader_selector_device *devices;
};

struct loader_selector {
    char *text;
    uint32_t num_terms;
    uint32_t num_accept; /* the first so many terms accept, the others discard */
    struct loader_selector_term *terms;
};

/* Where and why a text is malformed. `position` counts bytes from its start. */
struct loader_selector_error {
    size_t position;
    char message[120];
};

/* A device seen from its backend: the type of its root device and its number on each level. */
struct loader_selector_subject {
    ur_backend_t backend;
    ur_device_type_t type;
    uint32_t depth;
    uint32_t path[3];
};

/* Returns UR_RESULT_SUCCESS, INVALID_VALUE with `*error` filled, or OUT_OF_HOST_MEMORY. */
ur_result_t loader_selector_parse(const char *text, struct loader_selector **selector,
                                  struct loader_selector_error *error);
/* Takes down that this malformed text is told of; false if it was the last one that was, so that a
 * mistake is told once and not for each platform. */
bool loader_selector_tell(const char *text);
void loader_selector_free(struct loader_selector *selector);

/* The deepest level of which the selector accepts devices of this backend: 0 for none, 1 for root
 * devices, 2 or 3 for sub-devices. */
uint32_t loader_selector_depth(const struct loader_selector *selector, ur_backend_t backend);

/* True if a device is selected. `*term` is set, if not NULL, to the term that decided, or to
 * `num_terms` when it was the absence of any that accepts. */
bool loader_selector_selects(const struct loader_selector *selector,
                             const struct loader_selector_subject *subject, uint32_t *term);

/* True if no device of this backend, whose devices have only these types, can be selected. `*term`
 * as above. */
bool loader_selector_rules_out(const struct loader_selector *selector, ur_backend_t backend,
                               uint32_t types, uint32_t *term);

#endif
