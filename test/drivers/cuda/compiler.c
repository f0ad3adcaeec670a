/* Code that compiles OpenCL C for the devices of an adapter which is presented as Level Zero, as
 * oneMKL's Fourier transforms do: OpenCL's loader, the driver whose device has the vendor and clock
 * of zeDeviceGetProperties, a program's binary, zeModuleCreate.
 *
 * usage: compiler, where OpenCL's loader finds libur_clc.so and UR_CUDA_PRESENT_AS is level_zero */
#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>
#include <CL/cl_icd.h>
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "expect.h"
#include "present/compiler_table.h"
#include "present/level_zero.h"
#include "ur_api.h"

/* The calls of the loader that a client makes. */
#define CALLS(X)                                                                                   \
    X(clGetPlatformIDs)                                                                            \
    X(clGetPlatformInfo)                                                                           \
    X(clGetDeviceIDs)                                                                              \
    X(clGetDeviceInfo)                                                                             \
    X(clRetainDevice)                                                                              \
    X(clReleaseDevice)                                                                             \
    X(clCreateContext)                                                                             \
    X(clGetContextInfo)                                                                            \
    X(clRetainContext)                                                                             \
    X(clReleaseContext)                                                                            \
    X(clCreateProgramWithSource)                                                                   \
    X(clBuildProgram)                                                                              \
    X(clGetProgramBuildInfo)                                                                       \
    X(clGetProgramInfo)                                                                            \
    X(clRetainProgram)                                                                             \
    X(clReleaseProgram)                                                                            \
    X(clCreateBuffer)                                                                              \
    X(clCreateCommandQueue)                                                                        \
    X(clCreateKernel)                                                                              \
    X(clCreateProgramWithBinary)                                                                   \
    X(clCreateUserEvent)                                                                           \
    X(clSVMAlloc)                                                                                  \
    X(clCompileProgram)
#define MEMBER(name) __typeof__(&(name)) name;
static struct { CALLS(MEMBER) } cl;

enum { COUNT = 48, LANES = 8 };
static const char *const text[] = {
    "#pragma OPENCL EXTENSION cl_intel_subgroups : enable\n"
    "__attribute__((intel_reqd_sub_group_size(8), reqd_work_group_size(24, 1, 1)))\n",
    "kernel void transform(global uint *out, const global uint *in) {\n"
    "    uint first = get_global_id(0) - get_sub_group_local_id();\n"
    "    uint x = intel_sub_group_block_read(in + first);\n"
    "    x = x * FACTOR + intel_sub_group_shuffle_xor(x, 1) + get_max_sub_group_size();\n"
    "    intel_sub_group_block_write(out + first, x);\n"
    "}\n"};
static ur_device_handle_t device;
static ur_context_handle_t context;
static void *native_device, *native_context;

static void *open_library(const char *name) {
    void *library = dlopen(name, RTLD_NOW);
    CHECK(library);
    return library;
}

static void start(void) {
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    ur_native_handle_t native;
    UR(urLoaderInit(0, NULL));
    UR(urAdapterGet(1, &adapter, NULL));
    UR(urPlatformGet(adapter, 1, &platform, NULL));
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    void *library = open_library("libOpenCL.so.1");
#define FIND(name)                                                                                 \
    *(void **)&cl.name = dlsym(library, #name);                                                    \
    CHECK(cl.name);
    CALLS(FIND)
    UR(urContextCreate(1, &device, NULL, &context));
    UR(urDeviceGetNativeHandle(device, &native));
    native_device = (void *)native;
    UR(urContextGetNativeHandle(context, &native));
    native_context = (void *)native;
}

/* The table is in the loader's order. */
static void table_order(void) {
    size_t at = 0;
#define AT(name)                                                                                   \
    CHECK(offsetof(cl_icd_dispatch, name) == at * sizeof(void *));                                 \
    ++at;
#define AT_NEW(name, n) AT(name)
#define AT_IS(name, member, function) AT(name)
    UR_CLC_TABLE(AT_IS, AT, AT_NEW, AT)
    CHECK(at * sizeof(void *) == sizeof(cl_icd_dispatch) && at == UR_CLC_ENTRIES);
}

/* The device with the vendor and clock that Level Zero's call tells. */
static cl_device_id find_device(cl_platform_id *of) {
    void *library = open_library("libze_loader.so.1");
    enum ur_ze_result (*ask)(void *, struct ur_ze_device_properties *);
    *(void **)&ask = dlsym(library, "zeDeviceGetProperties");
    struct ur_ze_device_properties properties = {.type = UR_ZE_DEVICE_PROPERTIES};
    CHECK(ask && ask(native_device, &properties) == UR_ZE_SUCCESS);
    cl_platform_id platforms[8];
    cl_uint count = 0;
    IS(CL_SUCCESS, cl.clGetPlatformIDs(8, platforms, &count));
    for (cl_uint i = 0; i < count; ++i) {
        char name[64] = "";
        cl_device_id devices[8];
        cl_uint found = 0, vendor, clock, many;
        (void)cl.clGetPlatformInfo(platforms[i], CL_PLATFORM_NAME, sizeof(name), name, NULL);
        if (strcmp(name, "Unified Runtime, OpenCL C to SPIR-V") != 0) {
            continue;
        }
        /* Who lists all devices does not find what runs nothing. */
        IS(CL_DEVICE_NOT_FOUND,
           cl.clGetDeviceIDs(platforms[i], CL_DEVICE_TYPE_ALL, 8, devices, &found));
        IS(CL_DEVICE_NOT_FOUND,
           cl.clGetDeviceIDs(platforms[i], CL_DEVICE_TYPE_CPU, 0, NULL, &found));
        IS(CL_INVALID_VALUE, cl.clGetDeviceIDs(platforms[i], CL_DEVICE_TYPE_GPU, 0, NULL, NULL));
        IS(CL_SUCCESS, cl.clGetDeviceIDs(platforms[i], CL_DEVICE_TYPE_GPU, 8, devices, &found));
        IS(CL_SUCCESS, cl.clGetDeviceIDs(platforms[i], CL_DEVICE_TYPE_GPU, 0, NULL, &many));
        CHECK(found == many && found >= 1);
        *of = platforms[i];
        IS(CL_SUCCESS, cl.clGetDeviceInfo(devices[0], CL_DEVICE_VENDOR_ID, 4, &vendor, NULL));
        IS(CL_SUCCESS,
           cl.clGetDeviceInfo(devices[0], CL_DEVICE_MAX_CLOCK_FREQUENCY, 4, &clock, NULL));
        IS(CL_SUCCESS, cl.clGetDeviceInfo(devices[0], CL_DEVICE_NAME, sizeof(name), name, NULL));
        IS(CL_INVALID_VALUE, cl.clGetDeviceInfo(devices[0], CL_DEVICE_NAME, 1, name, NULL));
        IS(CL_INVALID_VALUE, cl.clGetDeviceInfo(devices[0], 0x1fff, sizeof(name), name, NULL));
        CHECK(vendor == properties.vendor && clock == properties.clock);
        CHECK(strcmp(name, properties.name) == 0);
        IS(CL_SUCCESS, cl.clRetainDevice(devices[0]));
        IS(CL_SUCCESS, cl.clReleaseDevice(devices[0]));
        return devices[0];
    }
    fprintf(stderr, "none of %u platforms is the one that compiles\n", count);
    exit(1);
}

static void check_log(cl_program program, cl_device_id in, const char *says) {
    size_t size = 0;
    IS(CL_SUCCESS, cl.clGetProgramBuildInfo(program, in, CL_PROGRAM_BUILD_LOG, 0, NULL, &size));
    char *log = malloc(size);
    CHECK(log);
    IS(CL_SUCCESS, cl.clGetProgramBuildInfo(program, in, CL_PROGRAM_BUILD_LOG, size, log, NULL));
    if (!strstr(log, says)) {
        fprintf(stderr, "the log does not say '%s': %s\n", says, log);
        exit(1);
    }
    free(log);
}

/* UR_URCC is a script of this text, written anew; how often it ran is the size of `runs`. */
static char script[256], runs[270];

static void use_script(const char *text_of_it) {
    const char *folder = getenv("UR_CACHE_DIR");
    CHECK(folder);
    snprintf(script, sizeof(script), "%s/urcc-%ld", folder, (long)getpid());
    snprintf(runs, sizeof(runs), "%s.runs", script);
    (void)unlink(script);
    FILE *file = fopen(script, "w");
    CHECK(file && fputs(text_of_it, file) != EOF);
    CHECK(fclose(file) == 0 && chmod(script, 0700) == 0 && setenv("UR_URCC", script, 1) == 0);
    /* What changed as late as this would not be known as it was. */
    usleep(50000);
}

static long ran(void) {
    struct stat facts;
    return stat(runs, &facts) == 0 ? (long)facts.st_size : 0;
}

static cl_program build_text(cl_context in, const char *source, const char *options) {
    cl_int code = 0;
    cl_program program = cl.clCreateProgramWithSource(in, 1, &source, NULL, &code);
    CHECK(program && code == CL_SUCCESS);
    IS(CL_SUCCESS, cl.clBuildProgram(program, 0, NULL, options, NULL, NULL));
    return program;
}

static void build_and_drop(cl_context in, const char *source, const char *options) {
    IS(CL_SUCCESS, cl.clReleaseProgram(build_text(in, source, options)));
}

/* Modules are kept while what made them is what it was. */
static void kept(cl_context in, cl_device_id of) {
    static const char fake[] = "#!/bin/sh\nprintf . >> \"$0.runs\"\nprintf '%s' \"$*\" > \"$4\"\n"
                               "echo warned >&2\necho \"$0.tool\" > \"$URCC_MADE_BY\"\n";
    static const char simple[] =
        "kernel void f(global int *a) { *a = FACTOR; } // what it includes";
    char options[80], whole[600], *named = strdup(getenv("UR_URCC"));
    CHECK(named);
    (void)unlink(runs);
    use_script(fake);
    /* Of this run alone. */
    snprintf(options, sizeof(options), "-DFACTOR=3 -D SEED=%ld%ld", (long)getpid(),
             (long)time(NULL));
    cl_program first = build_text(in, simple, options);
    check_log(first, of, "warned");
    CHECK(ran() == 1);
    cl_program second = build_text(in, simple, options);
    check_log(second, of, "warned");
    size_t size = 0, again = 0;
    IS(CL_SUCCESS, cl.clGetProgramInfo(first, CL_PROGRAM_BINARY_SIZES, sizeof(size), &size, NULL));
    IS(CL_SUCCESS,
       cl.clGetProgramInfo(second, CL_PROGRAM_BINARY_SIZES, sizeof(again), &again, NULL));
    CHECK(ran() == 1 && size == again && size > 0);
    IS(CL_SUCCESS, cl.clReleaseProgram(first));
    IS(CL_SUCCESS, cl.clReleaseProgram(second));
    snprintf(whole, sizeof(whole), "%s -DMORE", options);
    build_and_drop(in, simple, whole);
    CHECK(ran() == 2);
    build_and_drop(in, "kernel void g() {}", options);
    CHECK(ran() == 3);
    /* What reads other files or the clock is made anew, and so is what an option may lead to. */
    static const char *const loose[] = {"#include <a.h>\n", "# inc\\\nlude <a.h>\n",
                                        "#/* */include <a.h>\n", "char *t = __DATE__;\n"};
    for (long i = 0; i < 8; ++i) {
        build_and_drop(in, loose[i / 2], options);
        CHECK(ran() == 4 + i);
    }
    snprintf(whole, sizeof(whole), "%s -include a.h", options);
    build_and_drop(in, simple, whole);
    build_and_drop(in, simple, whole);
    CHECK(ran() == 13);
    /* A tool that comes, or another urcc. */
    snprintf(whole, sizeof(whole), "%s.tool", script);
    FILE *tool = fopen(whole, "w");
    CHECK(tool && fclose(tool) == 0);
    usleep(50000);
    build_and_drop(in, simple, options);
    build_and_drop(in, simple, options);
    CHECK(ran() == 14);
    use_script(fake);
    build_and_drop(in, simple, options);
    build_and_drop(in, simple, options);
    CHECK(ran() == 15);
    /* One that does not say what made its result; and the one that there is. */
    use_script("#!/bin/sh\nprintf . >> \"$0.runs\"\nprintf x > \"$4\"\n");
    build_and_drop(in, simple, options);
    build_and_drop(in, simple, options);
    CHECK(ran() == 17);
    snprintf(whole, sizeof(whole), "#!/bin/sh\nprintf . >> \"$0.runs\"\nexec \"%s\" \"$@\"\n",
             named);
    use_script(whole);
    /* A folder of PATH may change meanwhile, but not again and again. */
    bool again_kept = false;
    for (int i = 0; i < 10 && !again_kept; ++i) {
        build_and_drop(in, simple, options);
        long before = ran();
        build_and_drop(in, simple, options);
        again_kept = ran() == before;
    }
    CHECK(again_kept);
    snprintf(whole, sizeof(whole), "%s.tool", script);
    CHECK(unlink(whole) == 0 && unlink(script) == 0 && unlink(runs) == 0);
    CHECK(setenv("UR_URCC", named, 1) == 0);
    free(named);
}

static void bad_programs(cl_context in, cl_device_id of) {
    cl_int code = 0;
    const char *bad = "kernel void f(global int *a) { *a = nowhere; }";
    CHECK(!cl.clCreateProgramWithSource(in, 0, NULL, NULL, &code) && code == CL_INVALID_VALUE);
    cl_program program = cl.clCreateProgramWithSource(in, 1, &bad, NULL, &code);
    CHECK(program && code == CL_SUCCESS);
    IS(CL_BUILD_PROGRAM_FAILURE, cl.clBuildProgram(program, 1, &of, NULL, NULL, NULL));
    check_log(program, of, "nowhere");
    IS(CL_INVALID_BUILD_OPTIONS, cl.clBuildProgram(program, 1, &of, "-no-such-option", NULL, NULL));
    IS(CL_INVALID_DEVICE,
       cl.clBuildProgram(program, 1, &(cl_device_id){(cl_device_id)in}, "", NULL, NULL));
    char *named = strdup(getenv("UR_URCC"));
    CHECK(named && setenv("UR_URCC", "/none/urcc", 1) == 0);
    IS(CL_COMPILER_NOT_AVAILABLE, cl.clBuildProgram(program, 1, &of, NULL, NULL, NULL));
    check_log(program, of, "/none/urcc");
    /* What env ends with where the interpreter of a script is not there. */
    use_script("#!/bin/sh\necho \"env: 'python3': No such file\"\nexit 127\n");
    IS(CL_COMPILER_NOT_AVAILABLE, cl.clBuildProgram(program, 1, &of, NULL, NULL, NULL));
    check_log(program, of, "python3");
    CHECK(setenv("UR_URCC", named, 1) == 0);
    free(named);
    cl_build_status status = 0;
    IS(CL_SUCCESS, cl.clGetProgramBuildInfo(program, of, CL_PROGRAM_BUILD_STATUS, sizeof(status),
                                            &status, NULL));
    CHECK(status == CL_BUILD_ERROR);
    size_t size = 1;
    IS(CL_SUCCESS,
       cl.clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof(size), &size, NULL));
    CHECK(size == 0);
    IS(CL_SUCCESS, cl.clReleaseProgram(program));
}

/* What would run something: refused, not passed over, and never a call to nowhere. */
static void refused(cl_context in, cl_device_id of, cl_program program) {
    cl_int code = 0;
    CHECK(!cl.clCreateBuffer(in, CL_MEM_READ_WRITE, 64, NULL, &code) &&
          code == CL_INVALID_OPERATION);
    code = 0;
    CHECK(!cl.clCreateCommandQueue(in, of, 0, &code) && code == CL_INVALID_OPERATION);
    code = 0;
    CHECK(!cl.clCreateKernel(program, "transform", &code) && code == CL_INVALID_OPERATION);
    code = 0;
    CHECK(!cl.clCreateUserEvent(in, &code) && code == CL_INVALID_OPERATION);
    code = 0;
    CHECK(!cl.clCreateProgramWithBinary(in, 1, &of, &(size_t){1},
                                        &(const unsigned char *){(const unsigned char *)""}, NULL,
                                        &code) &&
          code == CL_INVALID_OPERATION);
    CHECK(!cl.clSVMAlloc(in, CL_MEM_READ_WRITE, 64, 0));
    IS(CL_INVALID_OPERATION, cl.clCompileProgram(program, 0, NULL, "", 0, NULL, NULL, NULL, NULL));
}

static void CL_CALLBACK built(cl_program program, void *data) {
    *(cl_program *)data = program;
}

/* The binary for the device; its caller frees it. */
static unsigned char *compile(cl_platform_id platform, cl_device_id of, size_t *size) {
    cl_int code = -1;
    cl_context_properties properties[] = {CL_CONTEXT_PLATFORM, (cl_context_properties)platform, 0};
    cl_context in = cl.clCreateContext(properties, 1, &of, NULL, NULL, &code);
    CHECK(in && code == CL_SUCCESS);
    cl_device_id same = NULL;
    IS(CL_SUCCESS, cl.clGetContextInfo(in, CL_CONTEXT_DEVICES, sizeof(same), &same, NULL));
    CHECK(same == of);
    bad_programs(in, of);
    kept(in, of);
    const char *texts[] = {text[0], text[1]};
    cl_program program = cl.clCreateProgramWithSource(in, 2, texts, NULL, &code), told = NULL;
    CHECK(program && code == CL_SUCCESS);
    /* The program holds its context. */
    IS(CL_SUCCESS, cl.clRetainContext(in));
    IS(CL_SUCCESS, cl.clReleaseContext(in));
    /* What Intel's compiler would do for its own GPUs is left out. */
    IS(CL_SUCCESS,
       cl.clBuildProgram(program, 0, NULL, "-DFACTOR=3 -cl-intel-256-GRF-per-thread -cl-std=CL2.0",
                         built, &told));
    CHECK(told == program);
    refused(in, of, program);
    IS(CL_SUCCESS, cl.clReleaseContext(in));
    IS(CL_SUCCESS,
       cl.clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof(*size), size, NULL));
    CHECK(*size > 100);
    unsigned char *binary = malloc(*size);
    CHECK(binary);
    IS(CL_SUCCESS,
       cl.clGetProgramInfo(program, CL_PROGRAM_BINARIES, sizeof(binary), &binary, NULL));
    IS(CL_SUCCESS, cl.clRetainProgram(program));
    IS(CL_SUCCESS, cl.clReleaseProgram(program));
    IS(CL_SUCCESS, cl.clReleaseProgram(program));
    return binary;
}

static void run(const unsigned char *binary, size_t size) {
    void *library = open_library("libze_loader.so.1"), *module = NULL;
    enum ur_ze_result (*create)(void *, void *, const struct ur_ze_module_desc *, void **, void **);
    *(void **)&create = dlsym(library, "zeModuleCreate");
    CHECK(create);
    struct ur_ze_module_desc desc = {
        .type = UR_ZE_MODULE_DESC, .format = UR_ZE_FORMAT_NATIVE, .size = size, .code = binary};
    IS(UR_ZE_SUCCESS, create(native_context, native_device, &desc, &module, NULL));
    ur_program_native_properties_t own = {UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES, NULL, true};
    ur_program_handle_t program;
    ur_kernel_handle_t kernel;
    ur_queue_handle_t queue;
    uint32_t *in, *out, lanes = 0;
    UR(urProgramCreateWithNativeHandle((ur_native_handle_t)module, context, &own, &program));
    UR(urKernelCreate(program, "transform", &kernel));
    UR(urKernelGetSubGroupInfo(kernel, device, UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL,
                               sizeof(lanes), &lanes, NULL));
    CHECK(lanes == LANES);
    UR(urQueueCreate(context, device, NULL, &queue));
    UR(urUSMSharedAlloc(context, device, NULL, NULL, COUNT * sizeof(*in), (void **)&in));
    UR(urUSMSharedAlloc(context, device, NULL, NULL, COUNT * sizeof(*out), (void **)&out));
    for (uint32_t i = 0; i < COUNT; ++i) {
        in[i] = i * i + 5;
    }
    UR(urKernelSetArgPointer(kernel, 0, NULL, out));
    UR(urKernelSetArgPointer(kernel, 1, NULL, in));
    size_t offset = 0, global = COUNT, local = 24;
    UR(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, &local, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    for (uint32_t i = 0; i < COUNT; ++i) {
        CHECK(out[i] == in[i] * 3 + in[i ^ 1] + LANES);
    }
    UR(urUSMFree(context, in));
    UR(urUSMFree(context, out));
    UR(urQueueRelease(queue));
    UR(urKernelRelease(kernel));
    UR(urProgramRelease(program));
}

int main(void) {
    size_t size = 0;
    cl_platform_id platform = NULL;
    table_order();
    start();
    cl_device_id of = find_device(&platform);
    unsigned char *binary = compile(platform, of, &size);
    run(binary, size);
    free(binary);
    UR(urContextRelease(context));
    UR(urLoaderTearDown());
    puts("ok");
    return 0;
}
