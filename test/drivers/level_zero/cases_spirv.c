/* SPIR-V and binaries of it that an OpenCL driver builds for the software driver: what is damaged
 * or lacks something is refused, with the reason in the log. */
#include <dlfcn.h>
#include <level_zero/ze_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cases.h"

#define CALLS(X)                                                                                   \
    X(zeModuleCreate)                                                                              \
    X(zeModuleDestroy)                                                                             \
    X(zeModuleDynamicLink)                                                                         \
    X(zeModuleGetKernelNames)                                                                      \
    X(zeModuleGetNativeBinary)                                                                     \
    X(zeModuleGetProperties)                                                                       \
    X(zeModuleBuildLogDestroy)                                                                     \
    X(zeModuleBuildLogGetString)                                                                   \
    X(zeKernelCreate)                                                                              \
    X(zeKernelDestroy)
#define MEMBER(name) __typeof__(name) *name;
static struct { CALLS(MEMBER) } ze;

#define ZE(call) assert_int_equal(ze.call, ZE_RESULT_SUCCESS)

static struct {
    ur_device_handle_t device;
    ur_context_handle_t context;
    ze_device_handle_t ze_device;
    ze_context_handle_t ze_context;
} t;

struct bytes {
    uint8_t *data;
    size_t size;
};

static struct bytes read_kernel(const char *name) {
    char path[4096];
    struct bytes bytes = {NULL, 0};
    snprintf(path, sizeof(path), "%s/%s.spv", getenv("ZE_SOFTWARE_KERNELS"), name);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    fseek(file, 0, SEEK_END);
    bytes.size = (size_t)ftell(file);
    rewind(file);
    bytes.data = malloc(bytes.size);
    assert_non_null(bytes.data);
    assert_int_equal(fread(bytes.data, 1, bytes.size, file), bytes.size);
    fclose(file);
    return bytes;
}

static void begin(void) {
    ur_platform_handle_t platform;
    ur_native_handle_t native;
    assert_int_equal(platforms(&platform, 1), 1);
    t.device = first_device(platform);
    UR(urContextCreate(1, &t.device, NULL, &t.context));
    UR(urContextGetNativeHandle(t.context, &native));
    t.ze_context = (ze_context_handle_t)native;
    UR(urDeviceGetNativeHandle(t.device, &native));
    t.ze_device = (ze_device_handle_t)native;
    void *loader = dlopen("libze_loader.so.1", RTLD_NOW | RTLD_NOLOAD), *address;
    assert_non_null(loader);
#define FIND(name)                                                                                 \
    address = dlsym(loader, #name);                                                                \
    assert_non_null(address);                                                                      \
    memcpy(&ze.name, &address, sizeof(address));
    CALLS(FIND)
    dlclose(loader);
}

static void end(void) {
    UR(urContextRelease(t.context));
    UR(urAdapterRelease(adapter));
}

static const char *build_flags;

/* The result; `word` is in the log of one that is refused. */
static ze_result_t try_module(ze_module_format_t format, const uint8_t *data, size_t size,
                              const char *word, ze_module_handle_t *module) {
    ze_module_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_MODULE_DESC,
                             .format = format,
                             .inputSize = size,
                             .pInputModule = data,
                             .pBuildFlags = build_flags};
    ze_module_build_log_handle_t log = NULL;
    ze_result_t result = ze.zeModuleCreate(t.ze_context, t.ze_device, &desc, module, &log);
    assert_non_null(log);
    char text[4096] = "";
    size_t room = sizeof(text);
    ZE(zeModuleBuildLogGetString(log, &room, text));
    if (result != ZE_RESULT_SUCCESS && !strstr(text, word)) {
        fail_msg("'%s' is not in the log '%s' of %zu bytes", word, text, size);
    }
    ZE(zeModuleBuildLogDestroy(log));
    return result;
}

static void refuse(ze_module_format_t format, const uint8_t *data, size_t size, ze_result_t wanted,
                   const char *word) {
    ze_module_handle_t module = NULL;
    ze_result_t result = try_module(format, data, size, word, &module);
    if (result != wanted || module) {
        fail_msg("%zu bytes: 0x%x instead of 0x%x", size, (unsigned)result, (unsigned)wanted);
    }
}

/* Cut within an instruction and between two of a function, and with a word that does not belong
 * there. */
void spirv_damaged(void **state) {
    (void)state;
    begin();
    struct bytes whole = read_kernel("basic");
    const uint32_t *word = (const uint32_t *)(const void *)whole.data;
    uint32_t words = (uint32_t)(whole.size / 4), number = 0, tried = 0;
    for (uint32_t at = 5; at < words; at += word[at] >> 16, ++number) {
        if (number % 61 == 0 && word[at] >> 16 > 1) {
            refuse(ZE_MODULE_FORMAT_IL_SPIRV, whole.data, (at + 1) * 4,
                   ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, "SPIR-V: ");
            ++tried;
        }
    }
    assert_true(tried > 5);
    const size_t sizes[] = {1, 4, 19, 20, whole.size - 3, whole.size - 4};
    for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); ++i) {
        refuse(ZE_MODULE_FORMAT_IL_SPIRV, whole.data, sizes[i],
               ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, "SPIR-V: ");
    }
    for (size_t at = 0; at <= 12; at += 12) { /* the magic number, and the bound of the ids */
        uint32_t good, bad = 0xffffffffu;
        memcpy(&good, whole.data + at, sizeof(good));
        memcpy(whole.data + at, &bad, sizeof(bad));
        refuse(ZE_MODULE_FORMAT_IL_SPIRV, whole.data, whole.size,
               ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, "SPIR-V: ");
        memcpy(whole.data + at, &good, sizeof(good));
    }
    free(whole.data);
    end();
}

static ur_result_t make_and_build(const struct bytes *code, const char **said) {
    ur_program_handle_t program = NULL;
    int32_t number = 0;
    *said = "";
    ur_result_t result = urProgramCreateWithIL(t.context, code->data, code->size, NULL, &program);
    if (result == UR_RESULT_SUCCESS) {
        result = urProgramBuild(t.context, program, NULL);
        UR(urProgramRelease(program));
    } else {
        assert_null(program);
        (void)urAdapterGetLastError(adapter, said, &number);
    }
    return result;
}

/* Who refused a module, and how to go on without; and what is mended instead. */
void spirv_refused(void **state) {
    (void)state;
    begin();
    struct bytes code = read_kernel("basic");
    uint32_t *words = (uint32_t *)(void *)code.data;
    const char *said;
    words[4] = 26; /* a schema */
    assert_int_equal(make_and_build(&code, &said), UR_RESULT_SUCCESS);
    words[4] = 0;
    code.size -= 4; /* without the end of the last function */
    assert_int_equal(make_and_build(&code, &said), UR_RESULT_ERROR_INVALID_BINARY);
    if (!strstr(said, "the adapter refuses this SPIR-V") || !strstr(said, "inside the function") ||
        !strstr(said, "UR_SPIRV_CHECK=0 in the environment turns this check off")) {
        fail_msg("'%s'", said);
    }
    setenv("UR_SPIRV_CHECK", "0", 1);
    assert_int_not_equal(make_and_build(&code, &said), UR_RESULT_SUCCESS);
    assert_null(strstr(said, "the adapter refuses")); /* but the driver does */
    unsetenv("UR_SPIRV_CHECK");
    free(code.data);
    end();
}

static uint32_t kernel_count(ze_module_handle_t module) {
    uint32_t count = 0;
    ZE(zeModuleGetKernelNames(module, &count, NULL));
    return count;
}

/* A native binary makes the same module, unless a byte of it is missing or another. */
void spirv_binary(void **state) {
    (void)state;
    begin();
    struct bytes code = read_kernel("basic"), binary = {NULL, 0};
    ze_module_handle_t module = NULL, again = NULL;
    assert_int_equal(try_module(ZE_MODULE_FORMAT_IL_SPIRV, code.data, code.size, "", &module), 0);
    ZE(zeModuleGetNativeBinary(module, &binary.size, NULL));
    binary.data = malloc(binary.size);
    assert_non_null(binary.data);
    ZE(zeModuleGetNativeBinary(module, &binary.size, binary.data));
    assert_int_equal(try_module(ZE_MODULE_FORMAT_NATIVE, binary.data, binary.size, "", &again), 0);
    assert_true(kernel_count(module) > 0);
    assert_int_equal(kernel_count(module), kernel_count(again));
    ZE(zeModuleDestroy(again));
    ZE(zeModuleDestroy(module));
    for (size_t i = 1; i < 64; ++i) {
        size_t at = binary.size * i / 64;
        refuse(ZE_MODULE_FORMAT_NATIVE, binary.data, at, ZE_RESULT_ERROR_INVALID_NATIVE_BINARY,
               "the binary is");
        binary.data[at] ^= 0x40;
        refuse(ZE_MODULE_FORMAT_NATIVE, binary.data, binary.size,
               ZE_RESULT_ERROR_INVALID_NATIVE_BINARY, "the binary is");
        binary.data[at] ^= 0x40;
    }
    free(binary.data);
    free(code.data);
    end();
}

static bool has_imports(ze_module_handle_t module) {
    ze_module_properties_t properties = {.stype = ZE_STRUCTURE_TYPE_MODULE_PROPERTIES};
    ZE(zeModuleGetProperties(module, &properties));
    return properties.flags & ZE_MODULE_PROPERTY_FLAG_IMPORTS;
}

/* What the adapter says of a program that lacks a function, and what Level Zero does. */
void spirv_unlinked(void **state) {
    (void)state;
    begin();
    struct bytes caller = read_kernel("link_caller"), callee = read_kernel("link_callee");
    ur_program_handle_t program;
    UR(urProgramCreateWithIL(t.context, caller.data, caller.size, NULL, &program));
    assert_int_equal(urProgramBuild(t.context, program, NULL),
                     UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE);
    char log[4096] = "";
    UR(urProgramGetBuildInfo(program, t.device, UR_PROGRAM_BUILD_INFO_LOG, sizeof(log), log, NULL));
    if (!strstr(log, "'twice' is in none of the modules")) {
        fail_msg("the missing function is not in the log '%s'", log);
    }
    UR(urProgramRelease(program));

    ze_module_handle_t modules[2] = {NULL, NULL};
    ze_kernel_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC, .pKernelName = "call_twice"};
    ze_kernel_handle_t kernel = NULL;
    size_t size = 0;
    assert_int_equal(
        try_module(ZE_MODULE_FORMAT_IL_SPIRV, caller.data, caller.size, "", &modules[0]), 0);
    assert_int_equal(
        try_module(ZE_MODULE_FORMAT_IL_SPIRV, callee.data, callee.size, "", &modules[1]), 0);
    assert_true(has_imports(modules[0]));
    assert_false(has_imports(modules[1]));
    assert_int_equal(ze.zeKernelCreate(modules[0], &desc, &kernel),
                     ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED);
    assert_int_equal(ze.zeModuleGetNativeBinary(modules[0], &size, NULL),
                     ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED);
    assert_int_equal(ze.zeModuleDynamicLink(1, modules, NULL), ZE_RESULT_ERROR_MODULE_LINK_FAILURE);
    assert_true(has_imports(modules[0]));
    /* What a module exports is not there for others unless it is compiled for that. */
    assert_int_equal(ze.zeModuleDynamicLink(2, modules, NULL), ZE_RESULT_ERROR_MODULE_LINK_FAILURE);
    ZE(zeModuleDestroy(modules[1]));
    build_flags = "-library-compilation";
    assert_int_equal(
        try_module(ZE_MODULE_FORMAT_IL_SPIRV, callee.data, callee.size, "", &modules[1]), 0);
    ZE(zeModuleDynamicLink(2, modules, NULL));
    assert_false(has_imports(modules[0]));
    ZE(zeKernelCreate(modules[0], &desc, &kernel));
    ZE(zeKernelDestroy(kernel));
    ZE(zeModuleDestroy(modules[0]));
    ZE(zeModuleDestroy(modules[1]));
    free(caller.data);
    free(callee.data);
    end();
}

/* ---- releasing in a host task -----------------------------------------------------------------
 */

static struct objects {
    ur_mem_handle_t mem;
    ur_kernel_handle_t kernel;
    ur_program_handle_t program;
    _Atomic int failed;
} given_up;

static void give_up(void *user) {
    struct objects *objects = user;
    objects->failed += urKernelRelease(objects->kernel) != UR_RESULT_SUCCESS;
    objects->failed += urProgramRelease(objects->program) != UR_RESULT_SUCCESS;
    objects->failed += urMemRelease(objects->mem) != UR_RESULT_SUCCESS;
}

/* Objects are destroyed once the queue that has used them is done, whose host task releases them.
 */
void released_in_task(void **state) {
    (void)state;
    begin();
    enum { COUNT = 1024 };
    struct bytes code = read_kernel("basic");
    size_t offset = 0, global = COUNT;
    int value = 5;
    ur_queue_handle_t queue;
    ur_exp_kernel_arg_properties_t args[2] = {{.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                               .type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ,
                                               .size = sizeof(ur_mem_handle_t)},
                                              {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                               .type = UR_EXP_KERNEL_ARG_TYPE_VALUE,
                                               .index = 1,
                                               .size = sizeof(value)}};
    UR(urQueueCreate(t.context, t.device, NULL, &queue));
    UR(urProgramCreateWithIL(t.context, code.data, code.size, NULL, &given_up.program));
    UR(urProgramBuild(t.context, given_up.program, NULL));
    UR(urKernelCreate(given_up.program, "set_value", &given_up.kernel));
    UR(urMemBufferCreate(t.context, UR_MEM_FLAG_READ_WRITE, COUNT * 4, NULL, &given_up.mem));
    args[0].value.memObjTuple.hMem = given_up.mem;
    args[1].value.value = &value;
    UR(urEnqueueKernelLaunchWithArgsExp(queue, given_up.kernel, 1, &offset, &global, NULL, 2, args,
                                        NULL, 0, NULL, NULL));
    UR(urEnqueueHostTaskExp(queue, give_up, &given_up, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    assert_int_equal(given_up.failed, 0);
    UR(urQueueRelease(queue));
    free(code.data);
    end();
}

/* A program that is built for each device with options of its own tells of each what it was. */
void built_apart(void **state) {
    (void)state;
    ur_platform_handle_t platform;
    ur_device_handle_t devices[2];
    ur_context_handle_t context;
    ur_program_handle_t program;
    static const char *const options[2] = {"-cl-mad-enable", "-cl-finite-math-only"};
    struct bytes code = read_kernel("basic");
    char told[64];
    assert_int_equal(platforms(&platform, 1), 1);
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 2, devices, NULL));
    UR(urContextCreate(2, devices, NULL, &context));
    UR(urProgramCreateWithIL(context, code.data, code.size, NULL, &program));
    for (int i = 0; i < 2; ++i) {
        UR(urProgramBuildExp(program, 1, &devices[i], 0, options[i]));
    }
    for (int i = 0; i < 2; ++i) {
        UR(urProgramGetBuildInfo(program, devices[i], UR_PROGRAM_BUILD_INFO_OPTIONS, sizeof(told),
                                 told, NULL));
        assert_string_equal(told, options[i]);
    }
    UR(urProgramRelease(program));
    UR(urContextRelease(context));
    free(code.data);
    UR(urAdapterRelease(adapter));
}

/* A compiler that ends the process over a printf whose format is chosen when the kernel runs never
 * sees one. */
void formats_end(void **state) {
    (void)state;
    const char *said;
    begin();
    struct bytes fixed = read_kernel("prints"), chosen = read_kernel("prints_one_of");
    ur_program_handle_t program;
    UR(urProgramCreateWithIL(t.context, fixed.data, fixed.size, NULL, &program));
    UR(urProgramRelease(program));
    assert_int_equal(make_and_build(&chosen, &said), UR_RESULT_ERROR_INVALID_BINARY);
    if (!strstr(said, "a format of printf")) {
        fail_msg("it says: %s", said);
    }
    free(fixed.data);
    free(chosen.data);
    end();
}

/* Kernel `k` of a module of that version, with an extension (NULL: none), and perhaps an image
 * taken back from a sampled one. Words; at most 128. */
static size_t write_module(uint32_t *words, uint32_t version, const char *extension, bool image) {
    static const uint32_t head[] = {0x00020011, 6, 0x00020011, 4, 0x00020011, 13};
    static const uint32_t types[] = {0x0003000e,
                                     2,
                                     2, /* OpMemoryModel Physical64 OpenCL */
                                     0x0004000f,
                                     6,
                                     5,
                                     'k' /* OpEntryPoint Kernel %5 "k" */,
                                     0x00020013,
                                     1, /* %1 = OpTypeVoid */
                                     0x000a0019,
                                     2,
                                     1,
                                     1,
                                     0,
                                     0,
                                     0,
                                     0,
                                     0,
                                     0, /* %2 = OpTypeImage 2D */
                                     0x0002001a,
                                     3, /* %3 = OpTypeSampler */
                                     0x0003001b,
                                     4,
                                     2, /* %4 = OpTypeSampledImage %2 */
                                     0x00050021,
                                     6,
                                     1,
                                     2,
                                     3 /* %6 = OpTypeFunction */,
                                     0x00050036,
                                     1,
                                     5,
                                     0,
                                     6, /* OpFunction */
                                     0x00030037,
                                     2,
                                     7,
                                     0x00030037,
                                     3,
                                     8,
                                     0x000200f8,
                                     9};
    static const uint32_t back[] = {0x00050056, 4, 10, 7, 8, /* %10 = OpSampledImage %7 %8 */
                                    0x00040064, 2, 11, 10};  /* %11 = OpImage %10 */
    static const uint32_t tail[] = {0x000100fd, 0x00010038};
    size_t count = 5;
    memcpy(words, (const uint32_t[]){0x07230203, version, 0, 12, 0}, 20);
#define ADD(list) memcpy(words + count, list, sizeof(list)), count += sizeof(list) / 4
    ADD(head);
    if (extension) {
        size_t length = strlen(extension) / 4 + 1;
        memset(words + count, 0, (length + 1) * 4);
        words[count] = (uint32_t)(length + 1) << 16 | 10;
        memcpy(words + count + 1, extension, strlen(extension));
        count += length + 1;
    }
    ADD(types);
    if (image) {
        ADD(back);
    }
    ADD(tail);
    return count;
}

/* A driver whose compiler ends the process over what it does not know is not given that. */
void compiler_ends(void **state) {
    (void)state;
    static const struct {
        uint32_t version;
        const char *extension;
        bool image;
        const char *why; /* NULL: the driver is given it */
    } cases[] = {{0x10000, NULL, false, NULL},
                 {0x10600, NULL, false, NULL},
                 {0x10000, "SPV_KHR_expect_assume", false, NULL},
                 {0x10000, "SPV_INTEL_bindless_images", false, NULL},
                 {0x10700, NULL, false, "version 1.7"},
                 {0x20000, NULL, false, "version 2.0"},
                 {0x10000, "SPV_KHR_float_controls", false, "SPV_KHR_float_controls"},
                 {0x10000, "SPV_KHR_nobody_has_it", false, "SPV_KHR_nobody_has_it"},
                 {0x10000, NULL, true, "OpImage"}};
    begin();
    char bus[32];
    assert_int_equal(urDeviceGetInfo(t.device, UR_DEVICE_INFO_PCI_ADDRESS, sizeof(bus), bus, NULL),
                     UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    /* SYCL knows an architecture by that. */
    uint32_t version = 0;
    UR(urDeviceGetInfo(t.device, UR_DEVICE_INFO_IP_VERSION, sizeof(version), &version, NULL));
    assert_int_equal(version, 0x05004004);
    char extensions[1024];
    UR(urDeviceGetInfo(t.device, UR_DEVICE_INFO_EXTENSIONS, sizeof(extensions), extensions, NULL));
    assert_non_null(strstr(extensions, "cl_intel_required_subgroup_size"));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); ++i) {
        uint32_t words[128];
        const char *message = NULL;
        int32_t code;
        ur_program_handle_t program = NULL;
        size_t count = write_module(words, cases[i].version, cases[i].extension, cases[i].image);
        ur_result_t result = urProgramCreateWithIL(t.context, words, count * 4, NULL, &program);
        if (cases[i].why) {
            assert_int_equal(result, UR_RESULT_ERROR_INVALID_BINARY);
            assert_null(program);
            UR(urAdapterGetLastError(adapter, &message, &code));
            if (!strstr(message, cases[i].why)) {
                fail_msg("'%s' is not in '%s'", cases[i].why, message);
            }
            continue;
        }
        assert_int_equal(result, UR_RESULT_SUCCESS);
        assert_int_equal(urProgramBuild(t.context, program, NULL),
                         UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE); /* no such module is known */
        UR(urProgramRelease(program));
    }
    end();
}
