/* Code that takes an adapter that is presented as Level Zero at its word: it opens Level Zero's
 * loader and calls it with the adapter's native handles, as dpctl and oneMKL do.
 *
 * usage: level_zero FILE.spv cuda|hip|native_cpu, where FILE.spv is of conformance/kernels/basic.cl
 * and UR_CUDA_PRESENT_AS or its like is level_zero */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "present/level_zero.h"
#include "ur_api.h"

enum { GROUP = 16, COUNT = 64 };
static const char *tested;

static ur_device_handle_t device;
static ur_context_handle_t context;
static void *native_device, *native_context;
static struct ur_ze_calls ze;
static unsigned char *code;
static size_t code_size;

static void start(void) {
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    ur_backend_t backend;
    ur_native_handle_t native;
    UR(urLoaderInit(0, NULL));
    UR(urAdapterGet(1, &adapter, NULL));
    UR(urPlatformGet(adapter, 1, &platform, NULL));
    UR(urPlatformGetInfo(platform, UR_PLATFORM_INFO_BACKEND, sizeof(backend), &backend, NULL));
    CHECK(backend == UR_BACKEND_LEVEL_ZERO);
    char name[256] = "";
    UR(urPlatformGetInfo(platform, UR_PLATFORM_INFO_NAME, sizeof(name), name, NULL));
    CHECK(strstr(name, "Level-Zero"));
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    UR(urContextCreate(1, &device, NULL, &context));
    /* Before a native handle is asked for, as dpctl does it. */
    void *library = dlopen("libze_loader.so.1", RTLD_NOW);
    CHECK(library);
    CHECK(dlsym(library, UR_ZE_CONNECT));
#define FIND(name, parameters, arguments)                                                          \
    {                                                                                              \
        void *symbol = dlsym(library, #name);                                                      \
        CHECK(symbol);                                                                             \
        memcpy(&ze.name, &symbol, sizeof(symbol));                                                 \
    }
    UR_ZE_CALLS(FIND)
    UR(urDeviceGetNativeHandle(device, &native));
    native_device = (void *)native;
    UR(urContextGetNativeHandle(context, &native));
    native_context = (void *)native;
}

static void devices(void) {
    IS(0, ze.zeInit(0));
    uint32_t count = 7;
    IS(0, ze.zeDeviceGetSubDevices(native_device, &count, NULL));
    CHECK(count == 0);
    IS(UR_ZE_INVALID_NULL_POINTER, ze.zeDeviceGetSubDevices(native_device, NULL, NULL));
    struct ur_ze_device_properties properties = {.type = UR_ZE_DEVICE_PROPERTIES};
    IS(0, ze.zeDeviceGetProperties(native_device, &properties));
    char name[256];
    UR(urDeviceGetInfo(device, UR_DEVICE_INFO_NAME, sizeof(name), name, NULL));
    CHECK(strcmp(name, properties.name) == 0);
    ur_device_type_t type;
    uint32_t vendor, units, clock;
    UR(urDeviceGetInfo(device, UR_DEVICE_INFO_TYPE, sizeof(type), &type, NULL));
    UR(urDeviceGetInfo(device, UR_DEVICE_INFO_VENDOR_ID, sizeof(vendor), &vendor, NULL));
    UR(urDeviceGetInfo(device, UR_DEVICE_INFO_MAX_COMPUTE_UNITS, sizeof(units), &units, NULL));
    UR(urDeviceGetInfo(device, UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY, sizeof(clock), &clock, NULL));
    CHECK(properties.device_type ==
          (type == UR_DEVICE_TYPE_CPU ? UR_ZE_DEVICE_TYPE_CPU : UR_ZE_DEVICE_TYPE_GPU));
    CHECK(properties.vendor == vendor && properties.subslices_per_slice == units);
    CHECK(properties.clock == clock && properties.max_allocation && properties.simd_width);
    if (strcmp(tested, "cuda") == 0) {
        CHECK(properties.vendor == 0x10de && properties.simd_width == 32);
    }
    IS(UR_ZE_INVALID_NULL_POINTER, ze.zeDeviceGetProperties(native_device, NULL));
    CHECK(ze.zeDeviceGetProperties((void *)(uintptr_t)4711, &properties) != 0);
}

static struct ur_ze_module_desc whole_module(void) {
    return (struct ur_ze_module_desc){.type = UR_ZE_MODULE_DESC,
                                      .format = UR_ZE_FORMAT_IL_SPIRV,
                                      .size = code_size,
                                      .code = code};
}

static void bad_modules(void) {
    struct ur_ze_module_desc desc = whole_module();
    void *module = NULL, *log = NULL;
    desc.size -= 8;
    IS(UR_ZE_BUILD_FAILURE, ze.zeModuleCreate(native_context, native_device, &desc, &module, &log));
    CHECK(!module && log);
    size_t size = 0;
    IS(0, ze.zeModuleBuildLogGetString(log, &size, NULL));
    CHECK(size >= 1);
    IS(0, ze.zeModuleBuildLogDestroy(log));
    desc = whole_module();
    desc.next = &desc; /* an extension that nobody knows */
    IS(UR_ZE_UNSUPPORTED_FEATURE,
       ze.zeModuleCreate(native_context, native_device, &desc, &module, NULL));
    desc = whole_module();
    desc.format = UR_ZE_FORMAT_NATIVE;
    desc.code = (const uint8_t *)"neither SPIR-V nor what a driver made";
    desc.size = strlen((const char *)desc.code);
    CHECK(ze.zeModuleCreate(native_context, native_device, &desc, &module, NULL) != UR_ZE_SUCCESS);
    desc = whole_module();
    desc.format = 9;
    IS(UR_ZE_INVALID_ENUMERATION,
       ze.zeModuleCreate(native_context, native_device, &desc, &module, NULL));
    desc = whole_module();
    desc.size = 0;
    IS(UR_ZE_INVALID_SIZE, ze.zeModuleCreate(native_context, native_device, &desc, &module, NULL));
    IS(UR_ZE_INVALID_NULL_POINTER,
       ze.zeModuleCreate(native_context, native_device, NULL, &module, NULL));
    if (strcmp(tested, "hip") != 0) { /* whose native contexts are numbers, and the first is 0 */
        desc = whole_module();
        IS(UR_ZE_INVALID_NULL_HANDLE, ze.zeModuleCreate(NULL, native_device, &desc, &module, NULL));
    }
    IS(UR_ZE_INVALID_ARGUMENT, ze.zeModuleDestroy(&desc));
    IS(UR_ZE_INVALID_NULL_HANDLE, ze.zeModuleDestroy(NULL));
    CHECK(!module);
}

/* Runs reverse_groups, which has memory of the group as an argument: a native handle does not tell
 * that, the program that it came from does. */
static void run(ur_kernel_handle_t kernel) {
    ur_queue_handle_t queue;
    int *in, *out;
    UR(urQueueCreate(context, device, NULL, &queue));
    UR(urUSMSharedAlloc(context, device, NULL, NULL, COUNT * sizeof(int), (void **)&in));
    UR(urUSMSharedAlloc(context, device, NULL, NULL, COUNT * sizeof(int), (void **)&out));
    for (int i = 0; i < COUNT; ++i) {
        in[i] = i;
        out[i] = -1;
    }
    UR(urKernelSetArgPointer(kernel, 0, NULL, in));
    UR(urKernelSetArgPointer(kernel, 1, NULL, out));
    UR(urKernelSetArgLocal(kernel, 2, GROUP * sizeof(int), NULL));
    size_t offset = 0, global = COUNT, local = GROUP;
    UR(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, &local, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    for (int i = 0; i < COUNT; ++i) {
        CHECK(out[i] == i / GROUP * GROUP + GROUP - 1 - i % GROUP);
    }
    UR(urUSMFree(context, in));
    UR(urUSMFree(context, out));
    UR(urQueueRelease(queue));
}

static void good_module(bool owned) {
    struct ur_ze_module_desc desc = whole_module();
    void *module = NULL, *log = NULL, *native = NULL;
    IS(0, ze.zeModuleCreate(native_context, native_device, &desc, &module, &log));
    CHECK(module && log);
    IS(0, ze.zeModuleBuildLogDestroy(log));
    size_t size = 0;
    IS(0, ze.zeModuleGetNativeBinary(module, &size, NULL));
    CHECK(size > 100);
    uint8_t *binary = malloc(size);
    CHECK(binary);
    size_t less = size - 1;
    IS(UR_ZE_INVALID_SIZE, ze.zeModuleGetNativeBinary(module, &less, binary));
    IS(0, ze.zeModuleGetNativeBinary(module, &size, binary));
    struct ur_ze_module_desc again = {
        .type = UR_ZE_MODULE_DESC, .format = UR_ZE_FORMAT_NATIVE, .size = size, .code = binary};
    void *copy = NULL;
    IS(0, ze.zeModuleCreate(native_context, native_device, &again, &copy, NULL));
    CHECK(copy && copy != module);
    IS(0, ze.zeModuleDestroy(copy));
    free(binary);
    struct ur_ze_kernel_desc of = {.type = UR_ZE_KERNEL_DESC, .name = "no_such_kernel"};
    IS(UR_ZE_INVALID_KERNEL_NAME, ze.zeKernelCreate(module, &of, &native));
    of.name = "reverse_groups";
    IS(UR_ZE_INVALID_ARGUMENT, ze.zeKernelCreate(&of, &of, &native));
    IS(UR_ZE_INVALID_NULL_POINTER, ze.zeKernelCreate(module, NULL, &native));
    CHECK(!native);

    ur_program_native_properties_t properties = {UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES, NULL,
                                                 owned};
    ur_program_handle_t program;
    UR(urProgramCreateWithNativeHandle((ur_native_handle_t)module, context, &properties, &program));
    IS(0, ze.zeKernelCreate(module, &of, &native));
    ur_kernel_native_properties_t no = {UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES, NULL, false};
    ur_kernel_handle_t kernel;
    UR(urKernelCreateWithNativeHandle((ur_native_handle_t)native, context, program, &no, &kernel));
    char name[64];
    UR(urKernelGetInfo(kernel, UR_KERNEL_INFO_FUNCTION_NAME, sizeof(name), name, NULL));
    CHECK(strcmp(name, "reverse_groups") == 0);
    run(kernel);
    if (owned) {
        /* The module goes with the program: what was made of it here is given up on the next call.
         */
        bad_modules();
        run(kernel);
        IS(0, ze.zeKernelDestroy(native));
    }
    UR(urKernelRelease(kernel));
    UR(urProgramRelease(program));
    if (!owned) {
        IS(0, ze.zeModuleDestroy(module));
    }
    IS(UR_ZE_INVALID_ARGUMENT, ze.zeModuleDestroy(module));
}

static uint32_t registers_of(ur_kernel_handle_t kernel) {
    uint32_t registers = 0;
    UR(urKernelGetInfo(kernel, UR_KERNEL_INFO_NUM_REGS, sizeof(registers), &registers, NULL));
    return registers;
}

/* Variables of a program are there once, so such a one is compiled for the largest groups alone. */
static void large_groups_with_variables(const char *path) {
    enum { FEW = 64 };
    ur_program_handle_t program;
    ur_kernel_handle_t kernel;
    size_t size = 0;
    void *variables = read_code(path, &size);
    UR(urProgramCreateWithIL(context, variables, size, NULL, &program));
    UR(urProgramBuild(context, program, NULL));
    UR(urKernelCreate(program, "add_to_counter", &kernel));
    CHECK(registers_of(kernel) <= FEW);
    UR(urKernelRelease(kernel));
    UR(urProgramRelease(program));
    free(variables);
}

/* Constants may be there twice, until the host asks for one, which it may write. */
static void large_groups_with_constants(const char *path) {
    enum { LARGE = 1024, MANY = 96 };
    ur_program_handle_t program;
    ur_kernel_handle_t kernel;
    ur_queue_handle_t queue;
    size_t count = 0, most = 0, offset = 0, size = LARGE, less = LARGE / 4;
    void *constants = read_code(path, &count), *factors = NULL;
    int *data, value = 7;
    UR(urProgramCreateWithIL(context, constants, count, NULL, &program));
    UR(urProgramBuild(context, program, NULL));
    UR(urKernelCreate(program, "scaled", &kernel));
    CHECK(registers_of(kernel) == MANY);
    UR(urQueueCreate(context, device, NULL, &queue));
    UR(urUSMSharedAlloc(context, device, NULL, NULL, LARGE * sizeof(int), (void **)&data));
    UR(urKernelSetArgPointer(kernel, 0, NULL, data));
    UR(urKernelSetArgValue(kernel, 1, sizeof(value), NULL, &value));
    UR(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &size, &size, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK(data[2] == 3 * value && data[LARGE - 1] == 4 * value);
    UR(urProgramGetGlobalVariablePointer(device, program, "factors", &count, &factors));
    CHECK(count == 4 * sizeof(int));
    int others[4] = {5, 6, 7, 8};
    UR(urEnqueueUSMMemcpy(queue, true, factors, others, sizeof(others), 0, NULL, NULL));
    UR(urKernelGetGroupInfo(kernel, device, UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE, sizeof(most),
                            &most, NULL));
    CHECK(most < LARGE);
    CHECK(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &size, &size, NULL, 0, NULL, NULL) ==
          UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
    UR(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &size, &less, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK(data[2] == 7 * value && data[LARGE - 1] == 8 * value);
    UR(urUSMFree(context, data));
    UR(urQueueRelease(queue));
    UR(urKernelRelease(kernel));
    UR(urProgramRelease(program));
    free(constants);
}

/* The driver's compiler takes more registers than groups of 1024 have (UR_SOFT_REGISTERS): a
 * program of SPIR-V has room for them all the same. */
static void large_groups(void) {
    enum { LARGE = 1024, MANY = 96 };
    ur_program_handle_t program;
    ur_kernel_handle_t kernel;
    ur_queue_handle_t queue;
    size_t most = 0, offset = 0, size = LARGE;
    int *data, value = 7;
    UR(urProgramCreateWithIL(context, code, code_size, NULL, &program));
    UR(urProgramBuild(context, program, NULL));
    UR(urKernelCreate(program, "set_value", &kernel));
    UR(urKernelGetGroupInfo(kernel, device, UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE, sizeof(most),
                            &most, NULL));
    CHECK(most == LARGE);
    CHECK(registers_of(kernel) == MANY); /* those that are not as large do not pay for it */
    UR(urQueueCreate(context, device, NULL, &queue));
    UR(urUSMSharedAlloc(context, device, NULL, NULL, LARGE * sizeof(int), (void **)&data));
    UR(urKernelSetArgPointer(kernel, 0, NULL, data));
    UR(urKernelSetArgValue(kernel, 1, sizeof(value), NULL, &value));
    UR(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &size, &size, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK(data[0] == value && data[LARGE - 1] == value);
    uint32_t blocks = 0;
    UR(urKernelSuggestMaxCooperativeGroupCount(kernel, device, 1, &size, 0, &blocks));
    CHECK(blocks > 0);
    size_t less = LARGE / 4, more = LARGE * 2;
    CHECK(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &more, &more, NULL, 0, NULL, NULL) ==
          UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
    memset(data, 0, LARGE * sizeof(int));
    UR(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &size, &less, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK(data[0] == value && data[LARGE - 1] == value);
    /* The same by its native handle. */
    ur_native_handle_t native;
    ur_kernel_handle_t same;
    UR(urKernelGetNativeHandle(kernel, &native));
    UR(urKernelCreateWithNativeHandle(native, context, program, NULL, &same));
    memset(data, 0, LARGE * sizeof(int));
    UR(urKernelSetArgPointer(same, 0, NULL, data));
    UR(urKernelSetArgValue(same, 1, sizeof(value), NULL, &value));
    UR(urEnqueueKernelLaunch(queue, same, 1, &offset, &size, &size, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK(data[0] == value && data[LARGE - 1] == value);
    UR(urKernelRelease(same));
    UR(urUSMFree(context, data));
    UR(urQueueRelease(queue));
    UR(urKernelRelease(kernel));
    UR(urProgramRelease(program));
    /* Who says how many registers has that many. */
    UR(urProgramCreateWithIL(context, code, code_size, NULL, &program));
    UR(urProgramBuild(context, program, "-maxrregcount=128"));
    UR(urKernelCreate(program, "set_value", &kernel));
    UR(urKernelGetGroupInfo(kernel, device, UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE, sizeof(most),
                            &most, NULL));
    CHECK(most < LARGE);
    UR(urKernelRelease(kernel));
    UR(urProgramRelease(program));
}

/* oneMKL's kernels load a little past the end of their workspace. */
static void reading_past_the_end(void) {
    enum { BLOCKS = 600, SIZE = 4096, PAST = 256 };
    static char *block[BLOCKS];
    for (int i = 0; i < BLOCKS; ++i) {
        size_t size = 0;
        UR(urUSMDeviceAlloc(context, device, NULL, NULL, SIZE, (void **)&block[i]));
        UR(urUSMGetMemAllocInfo(context, block[i], UR_USM_ALLOC_INFO_SIZE, sizeof(size), &size,
                                NULL));
        CHECK(size == SIZE);
        for (int k = 0; k < i; ++k) {
            CHECK(block[k] < block[i] ? block[i] - block[k] >= SIZE + PAST
                                      : block[k] - block[i] >= SIZE + PAST);
        }
    }
    for (int i = 0; i < BLOCKS; ++i) {
        UR(urUSMFree(context, block[i]));
    }
}

int main(int argc, char **argv) {
    CHECK(argc == 3 || argc == 5);
    code = read_code(argv[1], &code_size);
    tested = argv[2];
    start();
    devices();
    bad_modules();
    good_module(false);
    good_module(true);
    for (int i = 0; i < 50; ++i) {
        good_module(i % 2 != 0);
    }
    if (strcmp(tested, "cuda") == 0) {
        CHECK(argc == 5);
        large_groups();
        large_groups_with_variables(argv[3]);
        large_groups_with_constants(argv[4]);
    }
    reading_past_the_end();
    UR(urContextRelease(context));
    UR(urLoaderTearDown());
    free(code);
    return 0;
}
