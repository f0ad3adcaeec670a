#include "layouts.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "adapter.h"
#include "environment.h"

/* More than any table of any release has, by far: what an adapter writes is measured here. */
#define MAX_WORDS 96
#define MAX_TABLES 40

/* What no adapter writes. Entries that keep it were left alone. */
static const uintptr_t untouched = (uintptr_t)0x5bd1e995a7c3f06bu;

struct written {
    uintptr_t words[MAX_WORDS];
    unsigned count; /* up to the last word that was written */
};

/* NULL, or a clause that says why the table cannot be had. */
static char *layouts_ask(void *dl, const struct loader_table *table, struct written *written) {
    ur_result_t (*get)(ur_api_version_t, void *);
    char name[64];

    for (unsigned i = 0; i < MAX_WORDS; i++) {
        written->words[i] = untouched;
    }
    written->count = 0;
    void *symbol = dlsym(dl, table->symbol);
    if (!symbol) {
        return table->optional ? NULL : loader_format("lacks the entry point %s", table->symbol);
    }
    /* POSIX gives a function as a void pointer; copying the bits is the way C allows. */
    memcpy(&get, &symbol, sizeof(get));
    ur_result_t result = get(UR_API_VERSION_CURRENT, written->words);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE && table->optional) {
        return NULL; /* an adapter may lack a whole experimental table */
    }
    if (result == UR_RESULT_ERROR_UNSUPPORTED_VERSION) {
        return loader_format("does not know version 0.12 of the interface");
    }
    if (result != UR_RESULT_SUCCESS) {
        return loader_format("failed to initialise: %s returned %s", table->symbol,
                             loader_result_name(result, name, sizeof(name)));
    }
    for (unsigned i = 0; i < MAX_WORDS; i++) {
        if (written->words[i] != untouched) {
            written->count = i + 1;
        } else {
            written->words[i] = 0;
        }
    }
    return NULL;
}

static const struct loader_layout_table *difference(const struct loader_layout *layout,
                                                    unsigned table) {
    for (unsigned i = 0; i < layout->num_tables; i++) {
        if (layout->tables[i].table == table) {
            return &layout->tables[i];
        }
    }
    return NULL;
}

/* An adapter of today may fill less than there is. Of an earlier release it is only taken for one
 * if it writes as much of each table as that had. */
static bool fits_today(const struct written *written) {
    for (unsigned i = 0; i < loader_num_tables; i++) {
        if (written[i].count > loader_tables[i].count) {
            return false;
        }
    }
    return true;
}

static bool layouts_fits(const struct loader_layout *layout, const struct written *written) {
    for (unsigned i = 0; i < loader_num_tables; i++) {
        const struct loader_layout_table *differs = difference(layout, i);
        unsigned count = differs ? differs->count : loader_tables[i].count;
        if (written[i].count != count && !(written[i].count == 0 && loader_tables[i].optional)) {
            return false;
        }
    }
    return true;
}

static void copy_today(const struct written *written, ur_dditable_t *ddi) {
    for (unsigned i = 0; i < loader_num_tables; i++) {
        memcpy((uintptr_t *)(void *)ddi + loader_tables[i].first, written[i].words,
               loader_tables[i].count * sizeof(uintptr_t));
    }
}

/* The words of the tables to where they belong today. */
static void copy_from(const struct loader_layout *layout, const struct written *written,
                      ur_layer_dditable_t *all) {
    uintptr_t *to = (uintptr_t *)(void *)all;

    for (unsigned i = 0; i < loader_num_tables; i++) {
        const struct loader_layout_table *differs = difference(layout, i);
        unsigned count = differs ? differs->count : loader_tables[i].count;
        for (unsigned k = 0; k < count; k++) {
            to[differs ? differs->words[k] : loader_tables[i].first + k] = written[i].words[k];
        }
    }
}

/* Its own values for what is asked by those of today. */
static ur_result_t device_get_info(ur_device_handle_t hDevice, ur_device_info_t propName,
                                   size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    const struct loader_older *older = loader_older_of(hDevice);
    uint32_t asked = (uint32_t)propName;

    for (unsigned i = 0; i < older->layout->num_device_infos; i++) {
        const struct loader_moved *moved = &older->layout->device_infos[i];
        if (moved->today == (uint32_t)propName) {
            return older->device_get_info(hDevice, (ur_device_info_t)moved->then, propSize,
                                          pPropValue, pPropSizeRet);
        }
        if (moved->then == (uint32_t)propName) {
            asked = UR_DEVICE_INFO_FORCE_UINT32; /* what it knows under this value is another */
        }
    }
    return older->device_get_info(hDevice, (ur_device_info_t)asked, propSize, pPropValue,
                                  pPropSizeRet);
}

static char *take_older(const struct loader_layout *layout, const struct written *written,
                        ur_dditable_t *ddi, struct loader_older **result) {
    ur_layer_dditable_t *all = calloc(1, sizeof(*all));
    struct loader_older *older = calloc(1, sizeof(*older));
    if (!all || !older) {
        free(all);
        free(older);
        return loader_format("cannot be taken: out of memory");
    }
    copy_from(layout, written, all);
    older->layout = layout;
    older->device_get_info = all->ddi.Device.pfnGetInfo;
    if (layout->num_device_infos && all->ddi.Device.pfnGetInfo) {
        all->ddi.Device.pfnGetInfo = device_get_info;
    }
    loader_retained_of(all, &older->retained);
    *ddi = all->ddi;
    *result = older;
    free(all);
    return NULL;
}

static char *layouts_refuse(const struct written *written) {
    unsigned i = 0;
    while (written[i].count <= loader_tables[i].count) {
        i++;
    }
    /* urGetXProcAddrTable without what stands around the name */
    int length = (int)strlen(loader_tables[i].symbol) - (int)strlen("urGetProcAddrTable");
    return loader_format(
        "has the dispatch tables of another release: %u entries in the table %.*s, "
        "which has %u here; only adapters of 2026 are served",
        written[i].count, length, loader_tables[i].symbol + strlen("urGet"),
        loader_tables[i].count);
}

char *loader_tables_read(void *dl, ur_dditable_t *ddi, struct loader_older **older) {
    struct written *written = calloc(MAX_TABLES, sizeof(*written));
    char *problem = NULL;

    *older = NULL;
    if (!written || loader_num_tables > MAX_TABLES) {
        free(written);
        return loader_format("cannot be taken: out of memory");
    }
    for (unsigned i = 0; i < loader_num_tables && !problem; i++) {
        problem = layouts_ask(dl, &loader_tables[i], &written[i]);
    }
    const struct loader_layout *layout = NULL;
    bool today = !problem && fits_today(written);
    for (unsigned i = 0; i < loader_num_layouts && !problem && !today && !layout; i++) {
        if (layouts_fits(&loader_layouts[i], written)) {
            layout = &loader_layouts[i];
        }
    }
    if (today) {
        copy_today(written, ddi);
    } else if (layout) {
        problem = take_older(layout, written, ddi, older);
    } else if (!problem) {
        problem = layouts_refuse(written);
    }
    free(written);
    return problem;
}
