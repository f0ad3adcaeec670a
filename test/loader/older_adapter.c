/* An adapter with the dispatch tables of an earlier release, whose handles start with those.
 *
 * TABLES names each with its length, in their order: "Adapter 7 Platform 6 ...". Every entry
 * returns a number that tells which it is, but for the two that stand below.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ur_ddi.h"

#define FIRST 0x1000
#define MAX_WORDS 400

static void *words[MAX_WORDS];

static struct { void **ddi; } adapter = {words};

static int last_info;
UR_DLLEXPORT int older_last_info(void);
int older_last_info(void) {
    return last_info;
}

static ur_result_t get(uint32_t count, ur_adapter_handle_t *handles, uint32_t *number) {
    if (count && handles) {
        handles[0] = (ur_adapter_handle_t)(void *)&adapter;
    }
    if (number) {
        *number = 1;
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t get_info(ur_device_handle_t device, ur_device_info_t name, size_t size,
                            void *value, size_t *size_ret) {
    (void)device, (void)size, (void)value, (void)size_ret;
    last_info = (int)name;
    return UR_RESULT_SUCCESS;
}

#define ENTRY(n)                                                                                   \
    static ur_result_t entry_##n(void) {                                                           \
        return (ur_result_t)(FIRST + (1##n - 1000));                                               \
    }
#define TEN(n)                                                                                     \
    ENTRY(n##0)                                                                                    \
    ENTRY(n##1)                                                                                    \
    ENTRY(n##2)                                                                                    \
    ENTRY(n##3)                                                                                    \
    ENTRY(n##4)                                                                                    \
    ENTRY(n##5)                                                                                    \
    ENTRY(n##6)                                                                                    \
    ENTRY(n##7)                                                                                    \
    ENTRY(n##8)                                                                                    \
    ENTRY(n##9)
#define HUNDRED(do, n)                                                                             \
    do                                                                                             \
    (n##0) do(n##1) do(n##2) do(n##3) do(n##4) do(n##5) do(n##6) do(n##7) do(n##8) do(n##9)
HUNDRED(TEN, 0)
HUNDRED(TEN, 1)
HUNDRED(TEN, 2)

typedef ur_result_t (*entry_t)(void);
#define NAMES(n)                                                                                   \
    entry_##n##0, entry_##n##1, entry_##n##2, entry_##n##3, entry_##n##4, entry_##n##5,            \
        entry_##n##6, entry_##n##7, entry_##n##8, entry_##n##9,
static const entry_t entries[] = {HUNDRED(NAMES, 0) HUNDRED(NAMES, 1) HUNDRED(NAMES, 2)};

/* Where a table starts and how long it is; the whole number of words for NULL. */
static unsigned place_of(const char *name, unsigned *count) {
    char list[] = TABLES, *rest = NULL;
    unsigned at = 0;

    for (char *word = strtok_r(list, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        const char *length = strtok_r(NULL, " ", &rest);
        *count = (unsigned)atoi(length);
        if (name && strcmp(word, name) == 0) {
            return at;
        }
        at += *count;
    }
    if (name) {
        abort();
    }
    return at;
}

__attribute__((constructor)) static void fill(void) {
    unsigned count;
    unsigned total = place_of(NULL, &count);

    for (unsigned i = 0; i < total; i++) {
        memcpy(&words[i], &entries[i], sizeof(words[i]));
    }
    ur_result_t (*adapter_get)(uint32_t, ur_adapter_handle_t *, uint32_t *) = get;
    memcpy(&words[place_of("Adapter", &count)], &adapter_get, sizeof(words[0]));
    ur_pfnDeviceGetInfo_t device_get_info = get_info;
    memcpy(&words[place_of("Device", &count) + 1], &device_get_info, sizeof(words[0]));
}

static ur_result_t give(const char *name, void *table) {
    unsigned count;
    unsigned at = place_of(name, &count);
    memcpy(table, &words[at], count * sizeof(words[0]));
    return UR_RESULT_SUCCESS;
}

#define GETTER(name)                                                                               \
    __attribute__((visibility("default"))) ur_result_t urGet##name##ProcAddrTable_(                \
        ur_api_version_t version, void *table) __asm__("urGet" #name "ProcAddrTable");             \
    ur_result_t urGet##name##ProcAddrTable_(ur_api_version_t version, void *table) {               \
        (void)version;                                                                             \
        return give(#name, table);                                                                 \
    }
GETTERS
