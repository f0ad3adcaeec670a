/* The driver of compiler.h, for OpenCL's loader (cl_khr_icd). Everything that would run something
 * is refused with CL_INVALID_OPERATION. Values are those of the OpenCL specification, version 3.0.
 */
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler.h"
#include "compiler_table.h"
#include "opencl.h"
#include "source.h"

#define EXPORT __attribute__((visibility("default")))

enum {
    DEVICE_NOT_FOUND = -1,
    INVALID_PLATFORM = -32,
    DEVICE_TYPE_GPU = 1 << 2,
    MOST_DEVICES = 32,
    MOST_ADAPTERS = 8
};

/* ---- objects: each starts with the loader's table ----------------------------------------------
 */

struct device {
    const union ur_clc_entry *table;
    struct ur_clc_device known;
};
struct context {
    const union ur_clc_entry *table;
    unsigned refs; /* lock */
    uint32_t count;
    struct device *devices[MOST_DEVICES];
};
struct program {
    const union ur_clc_entry *table;
    unsigned refs;            /* lock */
    struct context *context;  /* owned */
    char *text;               /* OpenCL C */
    size_t text_size;         /* bytes */
    pthread_mutex_t building; /* guards what follows */
    int32_t status;
    char *options, *log; /* of the last build, or NULL */
    void *module;        /* SPIR-V of the last build that succeeded, or NULL */
    size_t module_size;  /* bytes */
};

static const union ur_clc_entry table[UR_CLC_ENTRIES];
static struct platform { const union ur_clc_entry *table; } the_platform = {table};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards what follows, and counts */
static ur_clc_devices *adapters[MOST_ADAPTERS];
static unsigned adapter_count;
static struct device devices[MOST_DEVICES]; /* stay once they are told of */
static uint32_t device_count;

EXPORT ur_clc_connect ur_clc_connect_devices;
EXPORT void ur_clc_connect_devices(ur_clc_devices *ask) {
    bool known = false;
    pthread_mutex_lock(&lock);
    for (unsigned i = 0; i < adapter_count; ++i) {
        known |= adapters[i] == ask;
    }
    if (!known && adapter_count < MOST_ADAPTERS) {
        adapters[adapter_count++] = ask;
    }
    pthread_mutex_unlock(&lock);
}

static bool is_platform(const void *platform) {
    return !platform || platform == &the_platform;
}

static bool is_device(const void *device) {
    return (const struct device *)device >= devices &&
           (const struct device *)device < devices + MOST_DEVICES;
}

/* ---- answers -----------------------------------------------------------------------------------
 */

static int32_t compiler_library_give(const void *from, size_t have, size_t size, void *value,
                                     size_t *size_ret) {
    if (value && size < have) {
        return UR_CL_INVALID_VALUE;
    }
    if (value) {
        memcpy(value, from, have);
    }
    if (size_ret) {
        *size_ret = have;
    }
    return UR_CL_SUCCESS;
}
#define GIVE_TEXT(text) return compiler_library_give(text, strlen(text) + 1, size, value, size_ret)
#define GIVE(type, x) return compiler_library_give(&(type){x}, sizeof(type), size, value, size_ret)

static void *compiler_library_fail(int32_t *to, int32_t code) {
    if (to) {
        *to = code;
    }
    return NULL;
}

/* ---- platform and devices ---- */

static const char platform_name[] = "Unified Runtime, OpenCL C to SPIR-V";

static int32_t platform_info(void *platform, uint32_t what, size_t size, void *value,
                             size_t *size_ret) {
    if (!is_platform(platform)) {
        return INVALID_PLATFORM;
    }
    switch (what) {
    case 0x0900: /* CL_PLATFORM_PROFILE */
        GIVE_TEXT("EMBEDDED_PROFILE");
    case 0x0901: /* CL_PLATFORM_VERSION */
        GIVE_TEXT("OpenCL 1.2 Unified Runtime");
    case 0x0902: /* CL_PLATFORM_NAME */
        GIVE_TEXT(platform_name);
    case 0x0903: /* CL_PLATFORM_VENDOR */
        GIVE_TEXT("Unified Runtime in C");
    case 0x0904: /* CL_PLATFORM_EXTENSIONS */
        GIVE_TEXT("cl_khr_icd");
    case 0x0920: /* CL_PLATFORM_ICD_SUFFIX_KHR */
        GIVE_TEXT("URC");
    default:
        return UR_CL_INVALID_VALUE;
    }
}

static int32_t platform_ids(uint32_t room, void **out, uint32_t *count) {
    if ((room == 0) != (out == NULL) || (!out && !count)) {
        return UR_CL_INVALID_VALUE;
    }
    if (out) {
        *out = &the_platform;
    }
    if (count) {
        *count = 1;
    }
    return UR_CL_SUCCESS;
}

/* Those that are known already keep their places: one is the same if it has the same name and
 * numbers. Pre: lock. */
static void compiler_library_look(void) {
    struct ur_clc_device *found = calloc(MOST_DEVICES, sizeof(*found));
    uint32_t all = 0;
    for (unsigned i = 0; found && i < adapter_count; ++i) {
        uint32_t count = adapters[i](found + all, MOST_DEVICES - all);
        all += count < MOST_DEVICES - all ? count : MOST_DEVICES - all;
    }
    /* Adapters tell of their devices in the same order each time; a new adapter comes last. */
    for (uint32_t i = device_count; i < all; ++i) {
        devices[i] = (struct device){table, found[i]};
        ++device_count;
    }
    free(found);
}

/* Only who asks for GPUs finds these: runtimes that list all devices would list what runs nothing.
 */
static int32_t device_ids(void *platform, uint64_t type, uint32_t room, void **out,
                          uint32_t *count) {
    if (!is_platform(platform)) {
        return INVALID_PLATFORM;
    }
    if ((room == 0) != (out == NULL) || (!out && !count)) {
        return UR_CL_INVALID_VALUE;
    }
    uint32_t all = 0;
    if (type == DEVICE_TYPE_GPU) {
        pthread_mutex_lock(&lock);
        compiler_library_look();
        all = device_count;
        pthread_mutex_unlock(&lock);
    }
    for (uint32_t i = 0; i < room && i < all; ++i) {
        out[i] = &devices[i];
    }
    if (count) {
        *count = all;
    }
    return all ? UR_CL_SUCCESS : DEVICE_NOT_FOUND;
}

static int32_t device_info(void *handle, uint32_t what, size_t size, void *value,
                           size_t *size_ret) {
    if (!is_device(handle)) {
        return UR_CL_INVALID_DEVICE;
    }
    const struct ur_clc_device *device = &((struct device *)handle)->known;
    switch (what) {
    case 0x1000: /* CL_DEVICE_TYPE */
        GIVE(uint64_t, DEVICE_TYPE_GPU);
    case 0x1001: /* CL_DEVICE_VENDOR_ID */
        GIVE(uint32_t, device->vendor_id);
    case 0x1002: /* CL_DEVICE_MAX_COMPUTE_UNITS */
        GIVE(uint32_t, device->units);
    case 0x1004: /* CL_DEVICE_MAX_WORK_GROUP_SIZE */
        GIVE(size_t, (size_t)device->group_size);
    case 0x100C: /* CL_DEVICE_MAX_CLOCK_FREQUENCY */
        GIVE(uint32_t, device->clock);
    case 0x100D: /* CL_DEVICE_ADDRESS_BITS */
        GIVE(uint32_t, 64);
    case 0x101F: /* CL_DEVICE_GLOBAL_MEM_SIZE */
        GIVE(uint64_t, device->global_bytes);
    case 0x1023: /* CL_DEVICE_LOCAL_MEM_SIZE */
        GIVE(uint64_t, device->local_bytes);
    case 0x1026: /* CL_DEVICE_ENDIAN_LITTLE */
    case 0x1027: /* CL_DEVICE_AVAILABLE */
    case 0x1028: /* CL_DEVICE_COMPILER_AVAILABLE */
        GIVE(uint32_t, 1);
    case 0x103E: /* CL_DEVICE_LINKER_AVAILABLE */
        GIVE(uint32_t, 0);
    case 0x102B: /* CL_DEVICE_NAME */
        GIVE_TEXT(device->name);
    case 0x102C: /* CL_DEVICE_VENDOR */
        GIVE_TEXT(device->vendor);
    case 0x102D: /* CL_DRIVER_VERSION */
        GIVE_TEXT(device->version);
    case 0x102E: /* CL_DEVICE_PROFILE */
        GIVE_TEXT("EMBEDDED_PROFILE");
    case 0x102F: /* CL_DEVICE_VERSION */
        GIVE_TEXT("OpenCL 1.2 Unified Runtime");
    case 0x1030: /* CL_DEVICE_EXTENSIONS */
        GIVE_TEXT("");
    case 0x1031: /* CL_DEVICE_PLATFORM */
        GIVE(void *, &the_platform);
    case 0x103D: /* CL_DEVICE_OPENCL_C_VERSION */
        GIVE_TEXT("OpenCL C 1.2 ");
    case 0x1042: /* CL_DEVICE_PARENT_DEVICE */
        GIVE(void *, NULL);
    case 0x1047: /* CL_DEVICE_REFERENCE_COUNT */
        GIVE(uint32_t, 1);
    default:
        return UR_CL_INVALID_VALUE;
    }
}

static int32_t device_keep(void *handle) {
    return is_device(handle) ? UR_CL_SUCCESS : UR_CL_INVALID_DEVICE;
}

/* ---- contexts ---- */

static void *context_create(const intptr_t *properties, uint32_t count, void *const *list,
                            void (*notify)(const char *, const void *, size_t, void *), void *data,
                            int32_t *code) {
    (void)properties; /* the loader found the way here */
    if (!count || !list || count > MOST_DEVICES || (data && !notify)) {
        return compiler_library_fail(code, UR_CL_INVALID_VALUE);
    }
    struct context *context = calloc(1, sizeof(*context));
    if (!context) {
        return compiler_library_fail(code, UR_CL_OUT_OF_HOST_MEMORY);
    }
    context->table = table;
    context->refs = 1;
    context->count = count;
    for (uint32_t i = 0; i < count; ++i) {
        if (!is_device(list[i])) {
            free(context);
            return compiler_library_fail(code, UR_CL_INVALID_DEVICE);
        }
        context->devices[i] = list[i];
    }
    (void)compiler_library_fail(code, UR_CL_SUCCESS);
    return context;
}

static int32_t compiler_library_context_retain(void *handle) {
    pthread_mutex_lock(&lock);
    ++((struct context *)handle)->refs;
    pthread_mutex_unlock(&lock);
    return UR_CL_SUCCESS;
}

static int32_t compiler_library_context_release(void *handle) {
    struct context *context = handle;
    pthread_mutex_lock(&lock);
    bool last = --context->refs == 0;
    pthread_mutex_unlock(&lock);
    if (last) {
        free(context);
    }
    return UR_CL_SUCCESS;
}

static int32_t context_info(void *handle, uint32_t what, size_t size, void *value,
                            size_t *size_ret) {
    const struct context *context = handle;
    switch (what) {
    case 0x1080: /* CL_CONTEXT_REFERENCE_COUNT */
        GIVE(uint32_t, context->refs);
    case 0x1081: /* CL_CONTEXT_DEVICES */
        return compiler_library_give(context->devices, context->count * sizeof(*context->devices),
                                     size, value, size_ret);
    case 0x1082: /* CL_CONTEXT_PROPERTIES */
        return compiler_library_give("", 0, size, value, size_ret);
    case 0x1083: /* CL_CONTEXT_NUM_DEVICES */
        GIVE(uint32_t, context->count);
    default:
        return UR_CL_INVALID_VALUE;
    }
}

/* ---- programs ---- */

static void program_free(struct program *program) {
    (void)compiler_library_context_release(program->context);
    pthread_mutex_destroy(&program->building);
    free(program->text);
    free(program->options);
    free(program->log);
    free(program->module);
    free(program);
}

static void *program_of_text(void *handle, uint32_t count, const char **texts, const size_t *sizes,
                             int32_t *code) {
    int32_t why;
    size_t size;
    char *text = ur_source_join(count, texts, sizes, &size, &why);
    if (!text) {
        return compiler_library_fail(code, why);
    }
    struct program *program = calloc(1, sizeof(*program));
    if (!program) {
        free(text);
        return compiler_library_fail(code, UR_CL_OUT_OF_HOST_MEMORY);
    }
    *program = (struct program){.table = table,
                                .refs = 1,
                                .context = handle,
                                .text = text,
                                .text_size = size,
                                .status = UR_CL_BUILD_NONE};
    pthread_mutex_init(&program->building, NULL);
    (void)compiler_library_context_retain(handle);
    (void)compiler_library_fail(code, UR_CL_SUCCESS);
    return program;
}

static int32_t program_retain(void *handle) {
    pthread_mutex_lock(&lock);
    ++((struct program *)handle)->refs;
    pthread_mutex_unlock(&lock);
    return UR_CL_SUCCESS;
}

static int32_t program_release(void *handle) {
    struct program *program = handle;
    pthread_mutex_lock(&lock);
    bool last = --program->refs == 0;
    pthread_mutex_unlock(&lock);
    if (last) {
        program_free(program);
    }
    return UR_CL_SUCCESS;
}

/* Options of Intel's compiler for its GPUs (registers of a thread, order of execution) change no
 * result, and mean nothing for others: they are left out. */
static char *common_options(const char *options) {
    char *made = strdup(options ? options : "");
    for (char *at = made; at && (at = strstr(at, "-cl-intel-")) != NULL;) {
        size_t length = strcspn(at, " \t\n");
        memset(at, ' ', length);
    }
    return made;
}

/* Pre: program->building. */
static int32_t compiler_library_build(struct program *program) {
    void *module = NULL;
    size_t size = 0;
    char *log = NULL;
    ur_result_t result = ur_source_compile(program->text, program->text_size, program->options,
                                           &module, &size, &log);
    free(program->log);
    program->log = log;
    if (result == UR_RESULT_SUCCESS) {
        free(program->module);
        program->module = module;
        program->module_size = size;
    }
    switch (result) {
    case UR_RESULT_SUCCESS:
        return UR_CL_SUCCESS;
    case UR_RESULT_ERROR_INVALID_VALUE:
        return UR_CL_INVALID_BUILD_OPTIONS;
    case UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE:
        return UR_CL_COMPILER_NOT_AVAILABLE;
    case UR_RESULT_ERROR_OUT_OF_HOST_MEMORY:
        return UR_CL_OUT_OF_HOST_MEMORY;
    case UR_RESULT_ERROR_OUT_OF_RESOURCES:
        return UR_CL_OUT_OF_RESOURCES;
    default:
        return UR_CL_BUILD_PROGRAM_FAILURE;
    }
}

static int32_t program_build(void *handle, uint32_t count, void *const *list, const char *options,
                             ur_cl_notify *notify, void *data) {
    struct program *program = handle;
    if ((count == 0) != (list == NULL) || (data && !notify)) {
        return UR_CL_INVALID_VALUE;
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (!is_device(list[i])) {
            return UR_CL_INVALID_DEVICE;
        }
    }
    char *copy = common_options(options);
    if (!copy) {
        return UR_CL_OUT_OF_HOST_MEMORY;
    }
    pthread_mutex_lock(&program->building);
    free(program->options);
    program->options = copy;
    int32_t code = compiler_library_build(program);
    program->status = code == UR_CL_SUCCESS ? UR_CL_SUCCESS : UR_CL_BUILD_ERROR;
    pthread_mutex_unlock(&program->building);
    if (notify) {
        notify(handle, data);
    }
    return code;
}

static int32_t build_info(void *handle, void *device, uint32_t what, size_t size, void *value,
                          size_t *size_ret) {
    struct program *program = handle;
    if (!is_device(device)) {
        return UR_CL_INVALID_DEVICE;
    }
    int32_t code = UR_CL_INVALID_VALUE;
    pthread_mutex_lock(&program->building);
    const char *text = what == UR_CL_PROGRAM_BUILD_LOG ? program->log : program->options;
    text = text ? text : "";
    if (what == UR_CL_PROGRAM_BUILD_STATUS) {
        code =
            compiler_library_give(&program->status, sizeof(program->status), size, value, size_ret);
    } else if (what == UR_CL_PROGRAM_BUILD_LOG || what == UR_CL_PROGRAM_BUILD_OPTIONS) {
        code = compiler_library_give(text, strlen(text) + 1, size, value, size_ret);
    } else if (what == 0x1184) { /* CL_PROGRAM_BINARY_TYPE: none, or that of an executable */
        code = compiler_library_give(&(uint32_t){program->module ? 4 : 0}, sizeof(uint32_t), size,
                                     value, size_ret);
    }
    pthread_mutex_unlock(&program->building);
    return code;
}

/* All devices have the same module. Pre: program->building. */
static int32_t program_told(struct program *program, uint32_t what, size_t size, void *value,
                            size_t *size_ret) {
    const struct context *context = program->context;
    size_t sizes[MOST_DEVICES];
    for (uint32_t i = 0; i < context->count; ++i) {
        sizes[i] = program->module_size;
    }
    switch (what) {
    case 0x1160: /* CL_PROGRAM_REFERENCE_COUNT */
        GIVE(uint32_t, program->refs);
    case 0x1161: /* CL_PROGRAM_CONTEXT */
        GIVE(void *, program->context);
    case 0x1162: /* CL_PROGRAM_NUM_DEVICES */
    case 0x1163: /* CL_PROGRAM_DEVICES */
        return context_info(program->context, what == 0x1162 ? 0x1083 : 0x1081, size, value,
                            size_ret);
    case 0x1164: /* CL_PROGRAM_SOURCE */
        return compiler_library_give(program->text, program->text_size + 1, size, value, size_ret);
    case 0x1165: /* CL_PROGRAM_BINARY_SIZES, bytes */
        return compiler_library_give(sizes, context->count * sizeof(*sizes), size, value, size_ret);
    case 0x1166: { /* CL_PROGRAM_BINARIES: where to put each, or NULL */
        void **to = value;
        if (value && size < context->count * sizeof(*to)) {
            return UR_CL_INVALID_VALUE;
        }
        for (uint32_t i = 0; value && program->module && i < context->count; ++i) {
            if (to[i]) {
                memcpy(to[i], program->module, program->module_size);
            }
        }
        if (size_ret) {
            *size_ret = context->count * sizeof(*to);
        }
        return UR_CL_SUCCESS;
    }
    default:
        return UR_CL_INVALID_VALUE;
    }
}

static int32_t compiler_library_program_info(void *handle, uint32_t what, size_t size, void *value,
                                             size_t *size_ret) {
    struct program *program = handle;
    pthread_mutex_lock(&program->building);
    int32_t code = program_told(program, what, size, value, size_ret);
    pthread_mutex_unlock(&program->building);
    return code;
}

/* ---- what the loader asks for ---- */

static void *extension(void *platform, const char *name);

EXPORT void *clGetExtensionFunctionAddress(const char *name);
EXPORT void *clGetExtensionFunctionAddress(const char *name) {
    union ur_clc_entry found = {.platform_ids = NULL};
    if (name && strcmp(name, "clIcdGetPlatformIDsKHR") == 0) {
        found.platform_ids = platform_ids;
    }
    if (name && strcmp(name, "clGetPlatformInfo") == 0) {
        found.info = platform_info;
    }
    return found.address;
}

static void *extension(void *platform, const char *name) {
    (void)platform;
    return clGetExtensionFunctionAddress(name);
}

/* The loader asks for it by this name too. */
EXPORT int32_t clIcdGetPlatformIDsKHR(uint32_t room, void **out, uint32_t *count);
EXPORT int32_t clIcdGetPlatformIDsKHR(uint32_t room, void **out, uint32_t *count) {
    return platform_ids(room, out, count);
}

/* Whoever calls one of these has a platform, a device, a context or a program: there is nothing
 * else here. */
static int32_t compiler_library_refuse(void) {
    return UR_CL_INVALID_OPERATION;
}

static void *none(void) {
    return NULL;
}

/* Those that create something tell the result by their last argument, which is the Nth. */
#define NTH_2 void *a
#define NTH_3 NTH_2, void *b
#define NTH_4 NTH_3, void *c
#define NTH_5 NTH_4, void *d
#define NTH_6 NTH_5, void *e
#define NTH_7 NTH_6, void *f
#define NTH_8 NTH_7, void *g
#define NTH_9 NTH_8, void *h
#define NTH_10 NTH_9, void *i
#define REFUSE(n)                                                                                  \
    _Pragma("GCC diagnostic push")                                                                 \
        _Pragma("GCC diagnostic ignored \"-Wunused-parameter\"") static void *refuse_##n(          \
            NTH_##n, int32_t *code) {                                                              \
        return compiler_library_fail(code, UR_CL_INVALID_OPERATION);                               \
    }                                                                                              \
    _Pragma("GCC diagnostic pop")
REFUSE(2)
REFUSE(3)
REFUSE(4)
REFUSE(5)
REFUSE(6)
REFUSE(7)
REFUSE(8)
REFUSE(9)
REFUSE(10)

#define ENTRY_NO(name) {.code = compiler_library_refuse},
#define ENTRY_NONE(name) {.pointer = none},
#define ENTRY_NEW(name, n) {.create_##n = refuse_##n},
#define ENTRY_IS(name, member, function) {.member = function},
static const union ur_clc_entry table[UR_CLC_ENTRIES] = {
    UR_CLC_TABLE(ENTRY_IS, ENTRY_NO, ENTRY_NEW, ENTRY_NONE)};
