${banner}
/* Reads the tables of an adapter. */
#include "layer_table.h"

#include <dlfcn.h>
#include <string.h>

/* POSIX gives a function as a void pointer; copying the bits is the way C allows. */
static int find(void *dlhandle, const char *name, void *function) {
    void *symbol = dlsym(dlhandle, name);
    memcpy(function, &symbol, sizeof(symbol));
    return symbol != NULL;
}

ur_result_t loader_fill_dditable(void *dlhandle, ur_dditable_t *table, const char **missing) {
    ur_dditable_t filled;
    ur_result_t result;
    memset(&filled, 0, sizeof(filled));
% for t in spec.tables:
    {
        ur_pfnGet${t.name}ProcAddrTable_t get;
        if (find(dlhandle, "urGet${t.name}ProcAddrTable", &get)) {
            result = get(UR_API_VERSION_CURRENT, &filled.${t.name});
            if (result != UR_RESULT_SUCCESS${" && result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE" if t.name.endswith("Exp") else ""}) {
                *missing = "urGet${t.name}ProcAddrTable";
                return result;
            }
% if t.name.endswith("Exp"):
            /* An adapter may lack a whole experimental table. */
% endif
% if not t.name.endswith("Exp"):
        } else {
            *missing = "urGet${t.name}ProcAddrTable";
            return UR_RESULT_ERROR_UNINITIALIZED;
% endif
        }
    }
% endfor
    *table = filled;
    return UR_RESULT_SUCCESS;
}
