/* ur-ask ADAPTER PLATFORM DEVICE NAME: whether a driver survives the module that is its
 * standard input (ask.h). It opens the adapter, takes the device of these numbers, which must have
 * that name, says 'b' on descriptor 3, builds the module, and says 'y' or 'n'. */
#include <dlfcn.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ur_api.h"
#include "ur_ddi.h"

enum { ANSWER = 3, SECONDS = 60, MOST_HANDLES = 1024 };

static void *read_module(size_t *size) {
    struct stat facts;
    if (fstat(0, &facts) != 0 || facts.st_size <= 0) {
        return NULL;
    }
    *size = (size_t)facts.st_size;
    unsigned char *bytes = malloc(*size);
    for (size_t done = 0; bytes && done < *size;) {
        ssize_t got = read(0, bytes + done, *size - done);
        if (got <= 0) {
            return NULL;
        }
        done += (size_t)got;
    }
    return bytes;
}

struct tables {
    ur_adapter_dditable_t adapter;
    ur_platform_dditable_t platform;
    ur_device_dditable_t device;
    ur_context_dditable_t context;
    ur_program_dditable_t program;
};

static bool fill_tables(void *library, struct tables *tables) {
#define FILL(Name, member)                                                                         \
    ur_pfnGet##Name##ProcAddrTable_t get_##member = (ur_pfnGet##Name##ProcAddrTable_t)(            \
        uintptr_t)dlsym(library, "urGet" #Name "ProcAddrTable");                                   \
    if (!get_##member ||                                                                           \
        get_##member(UR_API_VERSION_CURRENT, &tables->member) != UR_RESULT_SUCCESS) {              \
        return false;                                                                              \
    }
    FILL(Adapter, adapter)
    FILL(Platform, platform)
    FILL(Device, device)
    FILL(Context, context)
    FILL(Program, program)
#undef FILL
    return true;
}

static ur_device_handle_t find_device(const struct tables *tables, unsigned platform,
                                      unsigned device, const char *name) {
    static ur_platform_handle_t platforms[MOST_HANDLES];
    static ur_device_handle_t devices[MOST_HANDLES];
    ur_adapter_handle_t adapter;
    uint32_t count = 0;
    char named[256] = "";
    if (tables->adapter.pfnGet(1, &adapter, NULL) != UR_RESULT_SUCCESS ||
        tables->platform.pfnGet(adapter, 0, NULL, &count) != UR_RESULT_SUCCESS ||
        platform >= count || count > MOST_HANDLES ||
        tables->platform.pfnGet(adapter, count, platforms, NULL) != UR_RESULT_SUCCESS ||
        tables->device.pfnGet(platforms[platform], UR_DEVICE_TYPE_ALL, 0, NULL, &count) !=
            UR_RESULT_SUCCESS ||
        device >= count || count > MOST_HANDLES ||
        tables->device.pfnGet(platforms[platform], UR_DEVICE_TYPE_ALL, count, devices, NULL) !=
            UR_RESULT_SUCCESS ||
        tables->device.pfnGetInfo(devices[device], UR_DEVICE_INFO_NAME, sizeof(named), named,
                                  NULL) != UR_RESULT_SUCCESS ||
        strcmp(named, name) != 0) {
        return NULL;
    }
    return devices[device];
}

static void say(char what) {
    if (write(ANSWER, &what, 1) != 1) {
        _exit(1);
    }
}

int main(int argc, char **argv) {
    const struct rlimit none = {0, 0};
    struct tables tables = {0};
    size_t size;
    ur_context_handle_t context;
    ur_program_handle_t program;
    (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
    (void)setrlimit(RLIMIT_CORE, &none);
    alarm(SECONDS); /* a driver that hangs ends here */
    if (argc != 5 || setenv("UR_SPIRV_CHECK", "0", 1) != 0) {
        fprintf(stderr, "usage: ur-ask ADAPTER PLATFORM DEVICE NAME < MODULE\n");
        return 2;
    }
    void *module = read_module(&size), *library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
    if (!module || !library || !fill_tables(library, &tables)) {
        return 1;
    }
    ur_device_handle_t device = find_device(&tables, (unsigned)strtoul(argv[2], NULL, 10),
                                            (unsigned)strtoul(argv[3], NULL, 10), argv[4]);
    if (!device || tables.context.pfnCreate(1, &device, NULL, &context) != UR_RESULT_SUCCESS) {
        return 1;
    }
    say('b');
    ur_result_t result = tables.program.pfnCreateWithIL(context, module, size, NULL, &program);
    if (result == UR_RESULT_SUCCESS) {
        result = tables.program.pfnBuild(context, program, NULL);
    }
    say(result == UR_RESULT_SUCCESS ? 'y' : 'n');
    _exit(0);
}
