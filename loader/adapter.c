#include "adapter.h"

#include <dlfcn.h>
#include <link.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "elf_check.h"
#include "environment.h"
#include "ur_print.h"

const char *loader_result_name(ur_result_t result, char *buffer, size_t size) {
    if (urPrintResult(result, buffer, size, NULL) != UR_RESULT_SUCCESS) {
        snprintf(buffer, size, "result %d", (int)result);
    }
    return buffer;
}

const char *loader_backend_name(ur_backend_t backend) {
    switch (backend) {
    case UR_BACKEND_LEVEL_ZERO:
        return "level_zero";
    case UR_BACKEND_OPENCL:
        return "opencl";
    case UR_BACKEND_CUDA:
        return "cuda";
    case UR_BACKEND_HIP:
        return "hip";
    case UR_BACKEND_NATIVE_CPU:
        return "native_cpu";
    case UR_BACKEND_OFFLOAD:
        return "offload";
    default:
        return "unknown";
    }
}

const char *loader_type_name(ur_device_type_t type) {
    switch (type) {
    case UR_DEVICE_TYPE_GPU:
        return "gpu";
    case UR_DEVICE_TYPE_CPU:
        return "cpu";
    case UR_DEVICE_TYPE_FPGA:
        return "fpga";
    case UR_DEVICE_TYPE_MCA:
        return "mca";
    case UR_DEVICE_TYPE_VPU:
        return "vpu";
    default:
        return "custom";
    }
}

/* What dlerror says, as a clause about the file. It starts with the name of the file at fault,
 * which may be another library that this one needs. */
static char *explain_dlerror(const char *path, bool *missing) {
    const char *text = dlerror();
    size_t length = strlen(path);

    *missing = false;
    if (!text) {
        return loader_format("cannot be opened");
    }
    if (strncmp(text, path, length) != 0 || text[length] != ':') {
        if (strstr(text, "cannot open shared object file")) {
            return loader_format("needs a library that cannot be opened: %s", text);
        }
        return loader_format("cannot be opened: %s", text);
    }
    const char *rest = text + length + 1 + strspn(text + length + 1, " ");
    if (!strchr(path, '/') && strstr(rest, "No such file or directory")) {
        *missing = true;
        return loader_format("is not in any directory that the system searches");
    }
    if (strncmp(rest, "undefined symbol", 16) == 0) {
        return loader_format("misses a symbol that it needs: %s", rest);
    }
    return loader_format("cannot be opened: %s", rest);
}

static void *adapter_open_library(const char *path, bool deep_bind, bool *missing, char **problem) {
    char reason[256];

    *missing = false;
    if (strchr(path, '/')) {
        enum loader_file file = loader_elf_check(path, reason, sizeof(reason));
        if (file != LOADER_FILE_GOOD) {
            *missing = file == LOADER_FILE_MISSING;
            *problem = loader_format("%s", reason);
            return NULL;
        }
    }
#ifndef RTLD_DEEPBIND
#define RTLD_DEEPBIND 0
    if (deep_bind) {
        *problem = loader_format("UR_ADAPTERS_DEEP_BIND is set, which this C library cannot do");
        return NULL;
    }
#endif
    /* Binding at once finds a missing symbol here and not in the middle of the program. */
    void *dl = dlopen(path, RTLD_NOW | RTLD_LOCAL | (deep_bind ? RTLD_DEEPBIND : 0));
    if (!dl) {
        *problem = explain_dlerror(path, missing);
    }
    return dl;
}

/* NULL, or a clause that says why the tables cannot be used. */
static char *read_tables(struct loader_adapter *adapter, void *dl) {
    char *problem = loader_tables_read(dl, &adapter->ddi, &adapter->older);
    if (problem) {
        return problem;
    }
    if (!adapter->ddi.Adapter.pfnGet) {
        return loader_format("has no urAdapterGet in its table");
    }
    return NULL;
}

/* The table that only adapters of this project have. One that is too short to tell its tables, or
 * that belongs to another adapter, is as good as none; what was added later may be missing. */
static const ur_extra_dditable_t *read_extra(void *dl) {
    ur_pfnGetExtraProcAddrTable_t get;
    const ur_extra_dditable_t *extra = NULL;

    void *symbol = dlsym(dl, "urGetExtraProcAddrTable");
    memcpy(&get, &symbol, sizeof(symbol));
    if (!get || get(UR_API_VERSION_CURRENT, &extra) != UR_RESULT_SUCCESS || !extra ||
        extra->size < offsetof(ur_extra_dditable_t, pfnWantNodes) || !extra->ddi) {
        return NULL;
    }
    return extra;
}

bool loader_adapter_open(struct loader_adapter *adapter, enum loader_origin origin,
                         const char *path, bool deep_bind) {
    struct loader_attempt attempt = {.origin = origin, .path = strdup(path)};
    void *attempts =
        realloc(adapter->attempts, (adapter->num_attempts + 1) * sizeof(*adapter->attempts));
    if (attempts) {
        adapter->attempts = attempts;
    }
    if (!attempts || !attempt.path) {
        free(attempt.path);
        return false;
    }

    void *dl = adapter_open_library(path, deep_bind, &attempt.missing, &attempt.problem);
    bool taken = false;
    if (dl) {
        attempt.problem = read_tables(adapter, dl);
        taken = !attempt.problem;
    }
    if (taken) {
        struct link_map *map = NULL;
        adapter->dl = dl;
        adapter->extra = read_extra(dl);
        if (dlinfo(dl, RTLD_DI_LINKMAP, &map) == 0 && map->l_name[0]) {
            adapter->path = strdup(map->l_name);
        } else {
            adapter->path = strdup(path);
        }
        ur_log_info("adapter %s: loaded %s%s%s", adapter->name, adapter->path,
                    adapter->older ? ", with tables of " : "",
                    adapter->older ? adapter->older->layout->release : "");
    } else {
        if (dl) {
            dlclose(dl);
        }
        free(adapter->older);
        adapter->older = NULL;
        ur_log_info("adapter %s: %s %s", adapter->name, path,
                    attempt.problem ? attempt.problem : "cannot be opened");
    }
    adapter->attempts[adapter->num_attempts++] = attempt;
    return taken;
}

void loader_adapter_drop(struct loader_adapter *adapter) {
    if (adapter->dl) {
        dlclose(adapter->dl);
    }
    for (uint32_t i = 0; i < adapter->num_attempts; i++) {
        free(adapter->attempts[i].path);
        free(adapter->attempts[i].problem);
    }
    free(adapter->attempts);
    free(adapter->older);
    free(adapter->name);
    free(adapter->library);
    free(adapter->path);
    free(adapter->reason);
}
