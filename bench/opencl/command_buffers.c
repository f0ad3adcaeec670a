/* Whether an OpenCL driver's own command buffers (cl_khr_command_buffer) are enqueued faster than
 * the launches in them: for each driver, for 10, 100 and 1000 launches of almost nothing in a
 * chain, the time of enqueueing the buffer and of its completion, as ratios to the same launches
 * enqueued one by one. The best of some runs. Only calls are used whose parameters are the same in
 * all versions. */
#include <CL/cl.h>
#include <CL/cl_ext.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { RUNS = 20, MOST_PLATFORMS = 8 };

static const char source[] = "kernel void one(global int *p) { p[get_global_id(0)] += 1; }";
static const size_t range = 16;

struct calls {
    clCreateCommandBufferKHR_fn create;
    clFinalizeCommandBufferKHR_fn finalize;
    clEnqueueCommandBufferKHR_fn enqueue;
    clReleaseCommandBufferKHR_fn release;
    clCommandNDRangeKernelKHR_fn launch;
};

struct times {
    double enqueued, complete; /* microseconds */
};

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static void check(cl_int code, const char *what) {
    if (code != CL_SUCCESS) {
        fprintf(stderr, "%s: %d\n", what, (int)code);
        exit(1);
    }
}

/* One run of the buffer, or of the launches where there is none. */
static struct times run(const struct calls *calls, cl_command_queue queue,
                        cl_command_buffer_khr buffer, cl_kernel kernel, int launches) {
    double start = now();
    if (buffer) {
        check(calls->enqueue(0, NULL, buffer, 0, NULL, NULL), "clEnqueueCommandBufferKHR");
    }
    for (int i = 0; !buffer && i < launches; ++i) {
        check(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &range, &range, 0, NULL, NULL),
              "clEnqueueNDRangeKernel");
    }
    double enqueued = now();
    check(clFinish(queue), "clFinish");
    return (struct times){enqueued - start, now() - start};
}

static struct times best(const struct calls *calls, cl_command_queue queue,
                         cl_command_buffer_khr buffer, cl_kernel kernel, int launches) {
    struct times least = {1e12, 1e12};
    for (int i = 0; i < RUNS; ++i) {
        struct times one = run(calls, queue, buffer, kernel, launches);
        least.enqueued = one.enqueued < least.enqueued ? one.enqueued : least.enqueued;
        least.complete = one.complete < least.complete ? one.complete : least.complete;
    }
    return least;
}

static void compare(const struct calls *calls, cl_command_queue queue, cl_kernel kernel,
                    int launches) {
    cl_int code;
    cl_command_buffer_khr buffer = calls->create(1, &queue, NULL, &code);
    check(code, "clCreateCommandBufferKHR");
    for (int i = 0; i < launches; ++i) {
        check(
            calls->launch(buffer, NULL, NULL, kernel, 1, NULL, &range, &range, 0, NULL, NULL, NULL),
            "clCommandNDRangeKernelKHR");
    }
    check(calls->finalize(buffer), "clFinalizeCommandBufferKHR");
    struct times alone = best(calls, queue, NULL, kernel, launches);
    struct times whole = best(calls, queue, buffer, kernel, launches);
    printf("  %4d launches: enqueued in %.2f of the time, complete in %.2f\n", launches,
           whole.enqueued / alone.enqueued, whole.complete / alone.complete);
    calls->release(buffer);
}

static void measure(cl_platform_id platform, cl_device_id device) {
    struct calls calls;
    cl_int code;
    const char *text = source;
    static const struct {
        const char *name;
        size_t at;
    } list[] = {{"clCreateCommandBufferKHR", offsetof(struct calls, create)},
                {"clFinalizeCommandBufferKHR", offsetof(struct calls, finalize)},
                {"clEnqueueCommandBufferKHR", offsetof(struct calls, enqueue)},
                {"clReleaseCommandBufferKHR", offsetof(struct calls, release)},
                {"clCommandNDRangeKernelKHR", offsetof(struct calls, launch)}};
    for (size_t i = 0; i < sizeof(list) / sizeof(list[0]); ++i) {
        void *address = clGetExtensionFunctionAddressForPlatform(platform, list[i].name);
        check(address ? CL_SUCCESS : CL_INVALID_OPERATION, list[i].name);
        memcpy((char *)&calls + list[i].at, &address, sizeof(address));
    }
    cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &code);
    check(code, "clCreateContext");
    cl_command_queue queue = clCreateCommandQueueWithProperties(context, device, NULL, &code);
    check(code, "clCreateCommandQueueWithProperties");
    cl_program program = clCreateProgramWithSource(context, 1, &text, NULL, &code);
    check(clBuildProgram(program, 1, &device, "", NULL, NULL), "clBuildProgram");
    cl_kernel kernel = clCreateKernel(program, "one", &code);
    check(code, "clCreateKernel");
    cl_mem memory = clCreateBuffer(context, 0, range * sizeof(cl_int), NULL, &code);
    check(code, "clCreateBuffer");
    check(clSetKernelArg(kernel, 0, sizeof(memory), &memory), "clSetKernelArg");
    for (int launches = 10; launches <= 1000; launches *= 10) {
        compare(&calls, queue, kernel, launches);
    }
    clReleaseMemObject(memory);
    clReleaseKernel(kernel);
    clReleaseProgram(program);
    clReleaseCommandQueue(queue);
    clReleaseContext(context);
}

int main(void) {
    cl_platform_id platforms[MOST_PLATFORMS];
    cl_uint count = 0;
    check(clGetPlatformIDs(MOST_PLATFORMS, platforms, &count), "clGetPlatformIDs");
    for (cl_uint i = 0; i < count && i < MOST_PLATFORMS; ++i) {
        static char name[256], extensions[1 << 16];
        cl_device_id device;
        if (clGetDeviceIDs(platforms[i], CL_DEVICE_TYPE_ALL, 1, &device, NULL) != CL_SUCCESS) {
            continue;
        }
        clGetPlatformInfo(platforms[i], CL_PLATFORM_NAME, sizeof(name), name, NULL);
        clGetDeviceInfo(device, CL_DEVICE_EXTENSIONS, sizeof(extensions), extensions, NULL);
        bool has = strstr(extensions, "cl_khr_command_buffer") != NULL;
        printf("%s%s\n", name, has ? "" : ": no command buffers");
        if (has) {
            measure(platforms[i], device);
        }
    }
    return 0;
}
