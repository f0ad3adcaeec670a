/*
 * Reader for bundles of device code for several targets, as `urcc --bundle` writes them
 * (docs/urcc.md).
 *
 * The reader copies nothing: every pointer it gives out points into the caller's bytes and lives as
 * long. It reads nothing outside them, whatever they hold, and needs no alignment.
 */
#ifndef UR_PROGRAM_BUNDLE_H
#define UR_PROGRAM_BUNDLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ur_bundle {
    const unsigned char *data;
    size_t size;
    uint32_t count; /* entries */
} ur_bundle;

typedef struct ur_bundle_entry {
    const char *target; /* one of UR_DEVICE_BINARY_TARGET_*, ends with NUL */
    const char *arch;   /* such as "sm_70"; empty where the target has none; ends with NUL */
    const void *code;
    size_t size; /* at least 1 */
} ur_bundle_entry;

/* Whether the bytes start like a bundle: enough to choose who reads them. */
bool ur_bundle_is(const void *data, size_t size);

/* Checks the whole bundle. Returns NULL and fills *bundle, or a sentence that says what is wrong,
 * *bundle untouched. After success every ur_bundle_get with index < count succeeds. */
const char *ur_bundle_open(const void *data, size_t size, ur_bundle *bundle);

/* Pre: bundle was opened, index < bundle->count. */
ur_bundle_entry ur_bundle_get(const ur_bundle *bundle, uint32_t index);

/* The first entry for target whose architecture is arch, or the first for target if arch is NULL.
 * Returns false if there is none. */
bool ur_bundle_find(const ur_bundle *bundle, const char *target, const char *arch,
                    ur_bundle_entry *entry);

#endif
