/* Code that takes the native CPU adapter, presented as OpenCL, at its word: it finds libOpenCL in
 * the process and calls it with the adapter's native handles, as dpctl does.
 *
 * usage: opencl FILE.spv none|real, with UR_NATIVE_CPU_PRESENT_AS=opencl. FILE.spv is of
 * conformance/kernels/basic.cl. `none`: there is no OpenCL with a platform, so the adapter stands
 * in. `real`: there is one, and then it does not, and gives no handles out. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "expect.h"
#include "present/opencl.h"
#include "ur_api.h"

enum { GROUP = 16, COUNT = 64 };

static ur_device_handle_t device;
static ur_context_handle_t context;
static void *native_device, *native_context;
static struct ur_cl_calls cl;
static unsigned char *code;
static size_t code_size;

static ur_adapter_handle_t adapter;

static uint32_t adapter_references(void) {
    uint32_t count = 0;
    UR(urAdapterGetInfo(adapter, UR_ADAPTER_INFO_REFERENCE_COUNT, sizeof(count), &count, NULL));
    return count;
}

static void start(void) {
    ur_platform_handle_t platform;
    ur_backend_t backend;
    UR(urLoaderInit(0, NULL));
    UR(urAdapterGet(1, &adapter, NULL));
    UR(urPlatformGet(adapter, 1, &platform, NULL));
    UR(urPlatformGetInfo(platform, UR_PLATFORM_INFO_BACKEND, sizeof(backend), &backend, NULL));
    CHECK(backend == UR_BACKEND_OPENCL);
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    UR(urContextCreate(1, &device, NULL, &context));
}

/* ---- an OpenCL of others --------------------------------------------------------------------- */

static void nothing_given(void) {
    ur_native_handle_t native = 1;
    ur_queue_handle_t queue;
    IS(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, urDeviceGetNativeHandle(device, &native));
    IS(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, urContextGetNativeHandle(context, &native));
    UR(urQueueCreate(context, device, NULL, &queue));
    IS(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, urQueueGetNativeHandle(queue, NULL, &native));
    UR(urQueueRelease(queue));
    CHECK(native == 1);
    void *library = dlopen("libOpenCL.so.1", RTLD_NOW);
    CHECK(library);
    CHECK(!dlsym(library, UR_CL_CONNECT));
    dlclose(library);
}

/* ---- none ------------------------------------------------------------------------------------ */

static void find_calls(void) {
    ur_native_handle_t native;
    /* Before a native handle is asked for, and only what is there already, as dpctl does it. */
    void *library = dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_NOLOAD);
    CHECK(library);
    CHECK(dlsym(library, UR_CL_CONNECT));
    CHECK(!dlsym(library, "clCreateContext")); /* what is not answered is not there */
#define FIND(type, name, parameters, arguments, before)                                            \
    {                                                                                              \
        void *symbol = dlsym(library, #name);                                                      \
        CHECK(symbol);                                                                             \
        memcpy(&cl.name, &symbol, sizeof(symbol));                                                 \
    }
#define FIND_COUNTS(name, kind, wrong)                                                             \
    FIND(int32_t, clRetain##name, , , ) FIND(int32_t, clRelease##name, , , )
    UR_CL_CALLS(FIND)
    UR_CL_COUNTS(FIND_COUNTS)
    UR(urDeviceGetNativeHandle(device, &native));
    native_device = (void *)native;
    UR(urContextGetNativeHandle(context, &native));
    native_context = (void *)native;
}

static void no_platform(void) {
    uint32_t count = 7;
    void *platform;
    IS(UR_CL_PLATFORM_NOT_FOUND, cl.clGetPlatformIDs(0, NULL, &count));
    CHECK(count == 0);
    IS(UR_CL_PLATFORM_NOT_FOUND, cl.clGetPlatformIDs(1, &platform, NULL));
    IS(UR_CL_INVALID_VALUE, cl.clGetPlatformIDs(1, NULL, &count));
    IS(UR_CL_INVALID_VALUE, cl.clGetPlatformIDs(0, NULL, NULL));
}

static uint32_t references(void) {
    uint32_t count;
    UR(urContextGetInfo(context, UR_CONTEXT_INFO_REFERENCE_COUNT, sizeof(count), &count, NULL));
    return count;
}

static void counts(void) {
    ur_queue_handle_t queue;
    ur_native_handle_t native;
    uint32_t before = references();
    IS(0, cl.clRetainContext(native_context));
    CHECK(references() == before + 1);
    IS(0, cl.clReleaseContext(native_context));
    CHECK(references() == before);
    IS(0, cl.clRetainDevice(native_device));
    IS(0, cl.clReleaseDevice(native_device));
    UR(urQueueCreate(context, device, NULL, &queue));
    UR(urQueueGetNativeHandle(queue, NULL, &native));
    IS(0, cl.clRetainCommandQueue((void *)native));
    UR(urQueueRelease(queue));
    IS(0, cl.clReleaseCommandQueue((void *)native));
    IS(UR_CL_INVALID_COMMAND_QUEUE, cl.clReleaseCommandQueue((void *)native));
    IS(UR_CL_INVALID_CONTEXT, cl.clRetainContext(native_device));
    IS(UR_CL_INVALID_DEVICE, cl.clRetainDevice(native_context));
    IS(UR_CL_INVALID_EVENT, cl.clRetainEvent(&before));
    IS(UR_CL_INVALID_MEM_OBJECT, cl.clReleaseMemObject(NULL));
    IS(UR_CL_INVALID_PROGRAM, cl.clRetainProgram(&before));
    IS(UR_CL_INVALID_KERNEL, cl.clReleaseKernel(&before));
}

/* Runs reverse_groups: out[i] is what stands at the other end of its group. */
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

/* What dpctl does with a program that clCreateProgramWith* made: builds it, has libsycl make a
 * bundle of it, asks that for its program again, and makes kernels of that. */
static void use(void *program, const char *options, bool owned) {
    int32_t result = 1;
    ur_program_native_properties_t given = {UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES, NULL,
                                            owned};
    ur_program_handle_t bundle = NULL;
    ur_kernel_handle_t kernel = NULL;
    ur_native_handle_t native;
    CHECK(!cl.clCreateKernel(program, "reverse_groups", &result));
    IS(UR_CL_INVALID_PROGRAM_EXECUTABLE, result);
    CHECK(urProgramCreateWithNativeHandle((ur_native_handle_t)program, context, &given, &bundle) !=
          UR_RESULT_SUCCESS);
    IS(0, cl.clBuildProgram(program, 1, &native_device, options, NULL, NULL));
    int32_t status = 1;
    IS(0, cl.clGetProgramBuildInfo(program, native_device, UR_CL_PROGRAM_BUILD_STATUS,
                                   sizeof(status), &status, NULL));
    CHECK(status == 0);
    UR(urProgramCreateWithNativeHandle((ur_native_handle_t)program, context, &given, &bundle));
    UR(urProgramGetNativeHandle(bundle, &native));
    CHECK(!cl.clCreateKernel((void *)native, "no_such_kernel", &result));
    IS(UR_CL_INVALID_KERNEL_NAME, result);
    void *made = cl.clCreateKernel((void *)native, "reverse_groups", &result);
    CHECK(made && result == 0);
    ur_kernel_native_properties_t also = {UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES, NULL, owned};
    UR(urKernelCreateWithNativeHandle((ur_native_handle_t)made, context, NULL, &also, &kernel));
    run(kernel);
    UR(urKernelGetNativeHandle(kernel, &native));
    IS(0, cl.clRetainKernel((void *)native));
    IS(0, cl.clReleaseKernel((void *)native));
    UR(urProgramGetNativeHandle(bundle, &native));
    IS(0, cl.clRetainProgram((void *)native));
    IS(0, cl.clReleaseProgram((void *)native));
    UR(urKernelRelease(kernel));
    UR(urProgramRelease(bundle));
    if (!owned) {
        IS(0, cl.clReleaseKernel(made));
        IS(0, cl.clReleaseProgram(program));
    }
    IS(UR_CL_INVALID_KERNEL, cl.clReleaseKernel(made));
    IS(UR_CL_INVALID_PROGRAM, cl.clReleaseProgram(program));
    for (int i = 0; references() != 1 && i < 5000; ++i) {
        usleep(1000); /* a command lets go of its queue's context after its event is complete */
    }
    CHECK(references() == 1);
}

static void spirv(void) {
    int32_t result = 1;
    for (int i = 0; i < 20; ++i) {
        void *program = cl.clCreateProgramWithIL(native_context, code, code_size, &result);
        CHECK(program && result == 0);
        IS(0, cl.clRetainProgram(program));
        IS(0, cl.clReleaseProgram(program));
        use(program, i % 3 ? "" : NULL, i % 2);
    }
    CHECK(!cl.clCreateProgramWithIL(native_context, code, code_size / 8 * 4, &result));
    IS(UR_CL_INVALID_VALUE, result);
    CHECK(!cl.clCreateProgramWithIL(native_device, code, code_size, &result));
    IS(UR_CL_INVALID_CONTEXT, result);
    CHECK(!cl.clCreateProgramWithIL(NULL, code, code_size, NULL));
    CHECK(!cl.clCreateProgramWithIL(native_context, NULL, 0, &result));
    IS(UR_CL_INVALID_VALUE, result);
}

static void *made_of(const char *text) {
    int32_t result = 1;
    void *program = cl.clCreateProgramWithSource(native_context, 1, &text, NULL, &result);
    CHECK(program && result == 0);
    return program;
}

/* The build fails so, and the log has those words. */
static void fails(const char *text, const char *options, int32_t with, const char *words) {
    char log[4096];
    size_t size = 0;
    int32_t status = 1;
    void *program = made_of(text);
    IS(with, cl.clBuildProgram(program, 0, NULL, options, NULL, NULL));
    IS(0, cl.clGetProgramBuildInfo(program, NULL, UR_CL_PROGRAM_BUILD_STATUS, sizeof(status),
                                   &status, NULL));
    CHECK(status == UR_CL_BUILD_ERROR);
    IS(0, cl.clGetProgramBuildInfo(program, NULL, UR_CL_PROGRAM_BUILD_LOG, 0, NULL, &size));
    CHECK(size > 1 && size <= sizeof(log));
    IS(0, cl.clGetProgramBuildInfo(program, NULL, UR_CL_PROGRAM_BUILD_LOG, size, log, NULL));
    IS(UR_CL_INVALID_VALUE,
       cl.clGetProgramBuildInfo(program, NULL, UR_CL_PROGRAM_BUILD_LOG, size - 1, log, NULL));
    if (!strstr(log, words)) {
        fprintf(stderr, "'%s' is not in '%s'\n", words, log);
        exit(1);
    }
    CHECK(!cl.clCreateKernel(program, "reverse_groups", &status));
    IS(UR_CL_INVALID_PROGRAM_EXECUTABLE, status);
    IS(0, cl.clReleaseProgram(program));
}

/* The build succeeds, so the array's size is what it should be. */
static void takes(const char *text, const char *options) {
    void *program = made_of(text);
    int32_t result = cl.clBuildProgram(program, 0, NULL, options, NULL, NULL);
    if (result) {
        char log[4096] = "";
        cl.clGetProgramBuildInfo(program, NULL, UR_CL_PROGRAM_BUILD_LOG, sizeof(log), log, NULL);
        fprintf(stderr, "%.200s: %d: %s\n", options, result, log);
        exit(1);
    }
    IS(0, cl.clReleaseProgram(program));
}

/* How options are cut into words, and how long they may be. */
static void words_of_options(void) {
    enum { LONG = 140000 };
    char *options = malloc(4 * LONG);
    CHECK(options);
    takes("constant char s[] = TEXT; constant int is[sizeof(s) == 6 && N == 5 ? 1 : -1] = {0};",
          "-DTEXT=\\\"hello\\\" -DN=5");
    takes("constant char s[] = TEXT; constant int is[sizeof(s) == 12 ? 1 : -1] = {0};",
          "-D \"TEXT=\\\"hello world\\\"\"");
    takes("constant int is[A == 3 && B == 12 && C ? 1 : -1] = {0};",
          "\t-D \"A=1 + 2\"  -DB=\"3 * 4\" -D\"C\" \n");
    strcpy(options, "-DX=1");
    for (size_t i = 5; i < LONG; i += 2) { /* one word */
        strcpy(options + i, "+1");
    }
    strcat(options, " -DTEXT=\\\"a\\\" -DLAST");
    takes("constant char s[] = TEXT; constant int is[LAST && sizeof(s) == 2 ? 1 : -1] = {0};",
          options);
    size_t length = 0;
    for (int i = 0; length < 2 * LONG; ++i) { /* many */
        length += (size_t)sprintf(options + length, "-DNAME_OF_A_DEFINITION_%d=%d ", i, i);
    }
    takes("constant int is[NAME_OF_A_DEFINITION_99 == 99 ? 1 : -1] = {0};", options);
    free(options);
}

static unsigned notified;

static void notify(void *program, void *data) {
    notified += program && data == &notified;
}

static void source(void) {
    const char *parts[] = {
        "kernel void reverse_groups(global const int *in, global int *out, local int *group) {\n"
        "    size_t i = get_local_id(0);\n    group[i] = in[get_global_id(0)];\n",
        "    barrier(CLK_LOCAL_MEM_FENCE);\n"
        "    out[get_global_id(0)] = group[get_local_size(0) - 1 - i] + ADD;\n}\n and more"};
    size_t sizes[] = {0, strlen(parts[1]) - strlen(" and more")};
    int32_t result = 1;
    void *program = cl.clCreateProgramWithSource(native_context, 2, parts, sizes, &result);
    CHECK(program && result == 0);
    use(program, " -D ADD=0  -cl-std=CL1.2 ", false);

    program = made_of("kernel void nothing() {}");
    IS(0, cl.clBuildProgram(program, 0, NULL, "", notify, &notified));
    CHECK(notified == 1);
    IS(UR_CL_INVALID_DEVICE,
       cl.clBuildProgram(program, 1, &native_context, "", NULL, NULL)); /* no device */
    IS(UR_CL_INVALID_VALUE, cl.clBuildProgram(program, 1, NULL, "", NULL, NULL));
    IS(0, cl.clReleaseProgram(program));

    words_of_options();
    fails("kernel void reverse_groups() { no such thing; }", "", UR_CL_BUILD_PROGRAM_FAILURE,
          "error");
    fails("kernel void reverse_groups() {}", "--no-such-option", UR_CL_INVALID_BUILD_OPTIONS,
          "--no-such-option");
    char *named = strdup(getenv("UR_URCC"));
    CHECK(named && setenv("UR_URCC", "/none/urcc", 1) == 0);
    fails("kernel void reverse_groups() {}", "", UR_CL_COMPILER_NOT_AVAILABLE, "/none/urcc");
    CHECK(setenv("UR_URCC", named, 1) == 0);
    free(named);
    uint32_t before = adapter_references();
    CHECK(setenv("TMPDIR", "/none", 1) == 0);
    fails("kernel void reverse_groups() {}", "", UR_CL_OUT_OF_RESOURCES, "/none");
    CHECK(unsetenv("TMPDIR") == 0 && adapter_references() == before);
    CHECK(!cl.clCreateProgramWithSource(native_context, 0, NULL, NULL, &result));
    IS(UR_CL_INVALID_VALUE, result);
}

static void *many(void *unused) {
    for (int i = 0; i < 40; ++i) {
        int32_t result = 1;
        void *program = cl.clCreateProgramWithIL(native_context, code, code_size, &result);
        CHECK(program);
        IS(0, cl.clBuildProgram(program, 0, NULL, NULL, NULL, NULL));
        void *kernel = cl.clCreateKernel(program, "reverse_groups", &result);
        CHECK(kernel);
        IS(0, cl.clReleaseProgram(program));
        IS(0, cl.clReleaseKernel(kernel));
    }
    return unused;
}

static void threads(void) {
    enum { THREADS = 3 };
    pthread_t all[THREADS];
    for (int i = 0; i < THREADS; ++i) {
        CHECK(pthread_create(&all[i], NULL, many, NULL) == 0);
    }
    for (int i = 0; i < THREADS; ++i) {
        CHECK(pthread_join(all[i], NULL) == 0);
    }
}

int main(int argc, char **argv) {
    CHECK(argc == 3);
    code = read_code(argv[1], &code_size);
    start();
    if (strcmp(argv[2], "real") == 0) {
        nothing_given();
    } else {
        find_calls();
        no_platform();
        counts();
        spirv();
        source();
        threads();
        CHECK(references() == 1);
    }
    UR(urContextRelease(context));
    UR(urLoaderTearDown());
    free(code);
    return 0;
}
