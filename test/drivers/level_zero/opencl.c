#include "opencl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static struct opencl cl;
static bool is_open, is_missing;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static bool load_calls(const char *file) {
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    void *address = library;
#define OPENCL_LOAD(name)                                                                          \
    if (address) {                                                                                 \
        address = dlsym(library, #name);                                                           \
        memcpy(&cl.name, &address, sizeof(address));                                               \
    }
    OPENCL_CALLS(OPENCL_LOAD)
    return address != NULL;
}

static bool contains(const char *text, const char *word) {
    for (size_t length = strlen(word); *text; ++text) {
        if (strncasecmp(text, word, length) == 0) {
            return true;
        }
    }
    return false;
}

static bool is_named(cl_platform_id platform, const char *wanted) {
    char name[256] = "", version[256] = "";
    cl.clGetPlatformInfo(platform, CL_PLATFORM_NAME, sizeof(name), name, NULL);
    cl.clGetPlatformInfo(platform, CL_PLATFORM_VERSION, sizeof(version), version, NULL);
    return !wanted || contains(name, wanted) || contains(version, wanted);
}

/* Whether the device does all that is needed: SPIR-V, and any pointer of the process in kernels. */
static bool is_fit(cl_device_id device) {
    char versions[256] = "";
    cl_device_svm_capabilities shared = 0;
    cl.clGetDeviceInfo(device, CL_DEVICE_IL_VERSION, sizeof(versions), versions, NULL);
    cl.clGetDeviceInfo(device, CL_DEVICE_SVM_CAPABILITIES, sizeof(shared), &shared, NULL);
    for (const char *at = versions; (at = strstr(at, "SPIR-V_")); ++at) {
        unsigned major, minor;
        if (sscanf(at, "SPIR-V_%u.%u", &major, &minor) == 2 &&
            (major << 16 | minor) > cl.spirv_version) {
            cl.spirv_version = major << 16 | minor;
        }
    }
    return cl.spirv_version && shared & CL_DEVICE_SVM_FINE_GRAIN_SYSTEM;
}

static bool choose(const char *wanted, cl_platform_id *platform) {
    cl_platform_id platforms[16];
    cl_uint count = 0;
    cl.clGetPlatformIDs(16, platforms, &count);
    for (cl_uint i = 0; i < count && i < 16; ++i) {
        cl_uint devices = 0;
        if (is_named(platforms[i], wanted) &&
            cl.clGetDeviceIDs(platforms[i], CL_DEVICE_TYPE_CPU, 1, &cl.device, &devices) == 0 &&
            devices && is_fit(cl.device)) {
            *platform = platforms[i];
            return true;
        }
    }
    return false;
}

static void read_device(cl_platform_id platform) {
    enum { SUB_GROUP_SIZES_INTEL = 0x4108 };
    size_t sizes[8], got = 0;
    cl_ulong local = 0;
    char extensions[16384] = "";
    if (cl.clGetDeviceInfo(cl.device, SUB_GROUP_SIZES_INTEL, sizeof(sizes), sizes, &got) == 0) {
        cl.sub_group_count = (uint32_t)(got / sizeof(*sizes));
        for (uint32_t i = 0; i < cl.sub_group_count; ++i) {
            cl.sub_groups[i] = (uint32_t)sizes[i];
        }
    }
    cl.clGetDeviceInfo(cl.device, CL_DEVICE_MAX_WORK_GROUP_SIZE, sizeof(cl.group_size),
                       &cl.group_size, NULL);
    cl.clGetDeviceInfo(cl.device, CL_DEVICE_LOCAL_MEM_SIZE, sizeof(local), &local, NULL);
    cl.local_size = local;
    cl.clGetDeviceInfo(cl.device, CL_DEVICE_EXTENSIONS, sizeof(extensions), extensions, NULL);
    cl.halves = strstr(extensions, "cl_khr_fp16") != NULL;
    void *address = cl.clGetExtensionFunctionAddressForPlatform(
        platform, "clGetDeviceGlobalVariablePointerINTEL");
    memcpy(&cl.global_pointer, &address, sizeof(address));
}

/* Never closed: such drivers have threads of their own. One that has LLVM catches SIGSEGV once
 * there is a context and passes nothing on to who did before, such as a driver that moves shared
 * memory by it. */
static void open_once(void) {
    const char *wanted = getenv("ZE_SOFTWARE_OPENCL");
    wanted = wanted && *wanted ? wanted : NULL;
    if (wanted && strcmp(wanted, "off") == 0) {
        return;
    }
    cl_platform_id platform = NULL;
    bool is_file = wanted && strchr(wanted, '/');
    if (load_calls(is_file ? wanted : "libOpenCL.so.1") &&
        choose(is_file ? NULL : wanted, &platform)) {
        struct sigaction before;
        read_device(platform);
        sigaction(SIGSEGV, NULL, &before);
        cl.context = cl.clCreateContext(NULL, 1, &cl.device, NULL, NULL, NULL);
        sigaction(SIGSEGV, &before, NULL);
    }
    is_open = cl.context != NULL;
    is_missing = wanted && !is_open;
    if (is_missing) {
        fprintf(stderr, "ZE_SOFTWARE_OPENCL: there is no OpenCL driver '%s' that takes SPIR-V\n",
                wanted);
    }
}

const struct opencl *opencl(void) {
    pthread_once(&once, open_once);
    return is_open ? &cl : NULL;
}

bool opencl_is_missing(void) {
    const char *wanted = getenv("ZE_SOFTWARE_OPENCL");
    return wanted && *wanted && !opencl() && is_missing;
}

/* ---- queues --------------------------------------------------------------------------------- */

/* As many as ever ran side by side. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static cl_command_queue spare[64];
static uint32_t spare_count;

cl_command_queue opencl_take_queue(void) {
    pthread_mutex_lock(&lock);
    cl_command_queue queue = spare_count ? spare[--spare_count] : NULL;
    pthread_mutex_unlock(&lock);
    return queue ? queue : cl.clCreateCommandQueueWithProperties(cl.context, cl.device, NULL, NULL);
}

void opencl_give_queue(cl_command_queue queue) {
    pthread_mutex_lock(&lock);
    if (spare_count < sizeof(spare) / sizeof(spare[0])) {
        spare[spare_count++] = queue;
        queue = NULL;
    }
    pthread_mutex_unlock(&lock);
    if (queue) {
        cl.clReleaseCommandQueue(queue);
    }
}
