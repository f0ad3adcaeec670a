/* Calls of the driver that our adapter does not make and other clients do; against a GPU's driver
 * too: LD_LIBRARY_PATH chooses. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <cuda.h>

#define OK(call) assert_int_equal((call), CUDA_SUCCESS)

enum { COUNT = 1024, BYTES = COUNT * sizeof(uint32_t) };

static CUcontext context;
static CUdevice device;

static int start(void **state) {
    (void)state;
    int count = 0;
    if (cuInit(0) != CUDA_SUCCESS || cuDeviceGetCount(&count) != CUDA_SUCCESS || !count) {
        return -1;
    }
    return cuDeviceGet(&device, 0) == CUDA_SUCCESS &&
                   cuDevicePrimaryCtxRetain(&context, device) == CUDA_SUCCESS &&
                   cuCtxSetCurrent(context) == CUDA_SUCCESS
               ? 0
               : -1;
}

/* Whatever the test before left. */
static int make_current(void **state) {
    (void)state;
    return cuCtxSetCurrent(context) == CUDA_SUCCESS ? 0 : -1;
}

static int end(void **state) {
    (void)state;
    return cuDevicePrimaryCtxRelease(device) == CUDA_SUCCESS ? 0 : -1;
}

static void fill(uint32_t *words, uint32_t first) {
    for (uint32_t i = 0; i < COUNT; ++i) {
        words[i] = first + i * 2654435761u;
    }
}

static void contexts_are_stacked(void **state) {
    (void)state;
    CUcontext popped = NULL, current = NULL;
    OK(cuCtxPushCurrent(context));
    OK(cuCtxPopCurrent(&popped));
    assert_ptr_equal(popped, context);
    OK(cuCtxGetCurrent(&current));
    assert_ptr_equal(current, context);
    OK(cuCtxPushCurrent(context));
    OK(cuCtxSetCurrent(context)); /* in the place of the top */
    OK(cuCtxSetCurrent(NULL));    /* takes the top away */
    OK(cuCtxGetCurrent(&current));
    assert_ptr_equal(current, context);
    OK(cuCtxSetCurrent(NULL));
    OK(cuCtxGetCurrent(&current));
    assert_null(current);
    OK(cuCtxSetCurrent(NULL));
    assert_int_not_equal(cuCtxPopCurrent(&popped), CUDA_SUCCESS);
    assert_int_not_equal(cuCtxPushCurrent(NULL), CUDA_SUCCESS);
}

static void copies_arrive(void **state) {
    (void)state;
    uint32_t from[COUNT], to[COUNT] = {0};
    CUdeviceptr one, two;
    CUstream stream;
    OK(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    OK(cuMemAlloc(&one, BYTES));
    OK(cuMemAllocAsync(&two, BYTES, stream));
    fill(from, 1);
    OK(cuMemcpyHtoDAsync(one, from, BYTES, stream));
    OK(cuMemcpyDtoDAsync(two, one, BYTES, stream));
    OK(cuMemcpyDtoHAsync(to, two, BYTES, stream));
    OK(cuStreamSynchronize(stream));
    assert_memory_equal(from, to, BYTES);
    fill(from, 2);
    OK(cuMemcpyHtoD(two, from, BYTES));
    OK(cuMemcpyDtoD(one, two, BYTES));
    OK(cuMemcpyDtoH(to, one, BYTES)); /* behind it, in the same stream */
    assert_memory_equal(from, to, BYTES);
    OK(cuMemsetD32(one, 77, COUNT));
    OK(cuMemsetD8(one, 5, 4));
    OK(cuMemcpy(two, one, BYTES));
    OK(cuMemcpyDtoH(to, two, BYTES));
    assert_int_equal(to[0], 0x05050505);
    assert_int_equal(to[1], 77);
    assert_int_equal(to[COUNT - 1], 77);
    assert_int_equal(cuMemcpyDtoH(to, one, BYTES * 2), CUDA_ERROR_INVALID_VALUE);
    OK(cuMemFreeAsync(two, stream));
    OK(cuStreamDestroy(stream));
    OK(cuMemFree(one));
}

static void arrays_are_told_and_filled(void **state) {
    (void)state;
    const CUDA_ARRAY3D_DESCRIPTOR desc = {
        .Width = COUNT, .Format = CU_AD_FORMAT_UNSIGNED_INT32, .NumChannels = 1};
    uint32_t from[COUNT], to[COUNT] = {0};
    CUDA_ARRAY3D_DESCRIPTOR whole;
    CUDA_ARRAY_DESCRIPTOR plain;
    CUstream stream;
    CUarray array;
    OK(cuStreamCreate(&stream, 0));
    OK(cuArray3DCreate(&array, &desc));
    OK(cuArray3DGetDescriptor(&whole, array));
    assert_int_equal(whole.Width, COUNT);
    assert_int_equal(whole.Depth, 0);
    OK(cuArrayGetDescriptor(&plain, array));
    assert_int_equal(plain.Width, COUNT);
    assert_int_equal(plain.Format, CU_AD_FORMAT_UNSIGNED_INT32);
    fill(from, 3);
    OK(cuMemcpyHtoA(array, 0, from, BYTES));
    OK(cuMemcpyHtoAAsync(array, BYTES / 2, from, BYTES / 2, stream));
    OK(cuStreamSynchronize(stream));
    OK(cuMemcpyAtoHAsync(to, array, BYTES / 2, BYTES / 2, stream));
    OK(cuStreamSynchronize(stream));
    assert_memory_equal(from, to, BYTES / 2);
    OK(cuMemcpyAtoH(to, array, 4, 8));
    assert_memory_equal(from + 1, to, 8);
    assert_int_not_equal(cuMemcpyAtoH(to, array, BYTES - 4, 8), CUDA_SUCCESS);
    OK(cuArrayDestroy(array));
    OK(cuStreamDestroy(stream));
}

static void pointers_are_told(void **state) {
    (void)state;
    CUdeviceptr memory, start, shown;
    unsigned type = 0;
    size_t size = 0;
    void *host, *known;
    int here;
    OK(cuMemAlloc(&memory, BYTES));
    OK(cuMemHostAlloc(&host, BYTES, CU_MEMHOSTALLOC_DEVICEMAP));
    OK(cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, memory + 8));
    assert_int_equal(type, CU_MEMORYTYPE_DEVICE);
    OK(cuPointerGetAttribute(&start, CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, memory + 8));
    assert_true(start == memory);
    OK(cuPointerGetAttribute(&size, CU_POINTER_ATTRIBUTE_RANGE_SIZE, memory + 8));
    assert_int_equal(size, BYTES);
    OK(cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
                             (CUdeviceptr)(uintptr_t)host));
    assert_int_equal(type, CU_MEMORYTYPE_HOST);
    OK(cuPointerGetAttribute(&known, CU_POINTER_ATTRIBUTE_HOST_POINTER,
                             (CUdeviceptr)(uintptr_t)host));
    assert_ptr_equal(known, host);
    OK(cuMemHostGetDevicePointer(&shown, host, 0));
    assert_true(shown == (CUdeviceptr)(uintptr_t)host);
    assert_int_not_equal(cuMemHostGetDevicePointer(&shown, &here, 0), CUDA_SUCCESS);
    assert_int_equal(cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
                                           (CUdeviceptr)(uintptr_t)&here),
                     CUDA_ERROR_INVALID_VALUE);
    OK(cuMemFreeHost(host));
    OK(cuMemFree(memory));
}

static void the_default_pool_is_one(void **state) {
    (void)state;
    CUmemoryPool one = NULL, two = NULL;
    OK(cuDeviceGetDefaultMemPool(&one, device));
    OK(cuDeviceGetDefaultMemPool(&two, device));
    assert_non_null(one);
    assert_ptr_equal(one, two);
    assert_int_not_equal(cuDeviceGetDefaultMemPool(&two, 1000), CUDA_SUCCESS);
}

static void kernels_come_from_text(void **state) {
    (void)state;
    static const char text[] = ".version 7.0\n.target sm_80\n.address_size 64\n"
                               ".visible .entry one(.param .u64 p) {\n"
                               "  .reg .b64 %rd<2>;\n"
                               "  ld.param.u64 %rd1, [p];\n"
                               "  st.global.u32 [%rd1], 41;\n"
                               "  ret;\n}\n";
    CUmodule module;
    CUfunction function;
    CUdeviceptr memory;
    uint32_t got = 0;
    int grid = 0, block = 0;
    OK(cuModuleLoadData(&module, text));
    OK(cuModuleGetFunction(&function, module, "one"));
    OK(cuOccupancyMaxPotentialBlockSize(&grid, &block, function, NULL, 0, 96));
    assert_true(grid > 0 && block > 0 && block <= 96 && block % 32 == 0);
    OK(cuMemAlloc(&memory, sizeof(got)));
    void *arguments[] = {&memory};
    OK(cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, NULL, arguments, NULL));
    OK(cuMemcpyDtoH(&got, memory, sizeof(got)));
    assert_int_equal(got, 41);
    OK(cuMemFree(memory));
    OK(cuModuleUnload(module));
}

static void nodes_of_any_type(void **state) {
    (void)state;
    CUgraph graph;
    CUgraphNode node;
    CUevent event, told = NULL;
    OK(cuGraphCreate(&graph, 0));
    OK(cuEventCreate(&event, CU_EVENT_DISABLE_TIMING));
    OK(cuGraphAddEventRecordNode(&node, graph, NULL, 0, event));
    OK(cuGraphEventRecordNodeGetEvent(node, &told));
    assert_ptr_equal(told, event);
    assert_int_not_equal(cuGraphEventWaitNodeGetEvent(node, &told), CUDA_SUCCESS);
#if CUDA_VERSION >= 13000
    CUdeviceptr memory;
    CUgraphExec exec;
    CUstream stream;
    uint32_t got[4] = {0};
    OK(cuStreamCreate(&stream, 0));
    OK(cuMemAlloc(&memory, sizeof(got)));
    CUgraphNodeParams params = {.type = CU_GRAPH_NODE_TYPE_MEMSET};
    params.memset.dst = memory;
    params.memset.value = 9;
    params.memset.elementSize = 4;
    params.memset.width = 4;
    params.memset.height = 1;
    params.memset.ctx = context;
    OK(cuGraphAddNode(&node, graph, &node, NULL, 1, &params));
    params = (CUgraphNodeParams){.type = CU_GRAPH_NODE_TYPE_EMPTY};
    OK(cuGraphAddNode(&node, graph, &node, NULL, 1, &params));
    OK(cuGraphInstantiate(&exec, graph, 0));
    OK(cuGraphLaunch(exec, stream));
    OK(cuStreamSynchronize(stream));
    OK(cuMemcpyDtoH(got, memory, sizeof(got)));
    assert_int_equal(got[0], 9);
    assert_int_equal(got[3], 9);
    OK(cuGraphExecDestroy(exec));
    OK(cuMemFree(memory));
    OK(cuStreamDestroy(stream));
#endif
    OK(cuGraphDestroy(graph));
    OK(cuEventDestroy(event));
}

static void calls_are_found_by_name(void **state) {
    (void)state;
    CUdriverProcAddressQueryResult found;
    CUresult(CUDAAPI * allocate)(CUdeviceptr *, size_t);
    void *address = NULL;
    CUdeviceptr memory = 0;
    OK(cuGetProcAddress("cuMemAlloc", &address, CUDA_VERSION, 0, &found));
    assert_int_equal(found, CU_GET_PROC_ADDRESS_SUCCESS);
    memcpy(&allocate, &address, sizeof(address));
    OK(allocate(&memory, 16));
    OK(cuMemFree(memory));
    (void)cuGetProcAddress("cuNoSuchCall", &address, CUDA_VERSION, 0, &found);
    assert_int_equal(found, CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND);
    assert_null(address);
}

int main(void) {
#define TEST(name) cmocka_unit_test_setup(name, make_current)
    const struct CMUnitTest tests[] = {
        TEST(contexts_are_stacked), TEST(copies_arrive),           TEST(arrays_are_told_and_filled),
        TEST(pointers_are_told),    TEST(the_default_pool_is_one), TEST(kernels_come_from_text),
        TEST(nodes_of_any_type),    TEST(calls_are_found_by_name),
    };
    return cmocka_run_group_tests_name("drivers.cuda.others", tests, start, end);
}
