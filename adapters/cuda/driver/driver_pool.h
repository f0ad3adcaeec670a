/* Pools of the driver (cuMemPool), as the shared body wants them; part of driver.h. */
#ifndef CUDA_DRIVER_POOL_H
#define CUDA_DRIVER_POOL_H

static inline bool drv_has_pools(void) {
    return cuda.cuMemPoolCreate && cuda.cuMemPoolDestroy && cuda.cuMemPoolTrimTo &&
           cuda.cuMemPoolSetAttribute && cuda.cuMemPoolGetAttribute &&
           cuda.cuMemAllocFromPoolAsync && cuda.cuMemFreeAsync;
}

static inline drv_result drv_pool_create(drv_pool *pool, int device) {
    CUmemPoolProps props = {
        .allocType = CU_MEM_ALLOCATION_TYPE_PINNED,
        .location = {CU_MEM_LOCATION_TYPE_DEVICE, device},
    };
    return cuda.cuMemPoolCreate(pool, &props);
}

static inline drv_result drv_pool_destroy(drv_pool pool) {
    return cuda.cuMemPoolDestroy(pool);
}

static inline drv_result drv_pool_trim(drv_pool pool, size_t keep) {
    return cuda.cuMemPoolTrimTo(pool, keep);
}

static inline drv_result drv_pool_set_threshold(drv_pool pool, uint64_t bytes) {
    cuuint64_t value = bytes;
    return cuda.cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &value);
}

/* The highest number of bytes held starts again from the present one. */
static inline drv_result drv_pool_reset_high(drv_pool pool) {
    cuuint64_t zero = 0;
    return cuda.cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, &zero);
}

static inline drv_result drv_pool_counts(drv_pool pool, struct drv_pool_counts *counts) {
    cuuint64_t reserved = 0, high = 0;
    CUresult result =
        cuda.cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, &reserved);
    if (result == CUDA_SUCCESS) {
        result = cuda.cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, &high);
    }
    *counts = (struct drv_pool_counts){reserved, high};
    return result;
}

static inline drv_result drv_pool_alloc(void **pointer, size_t size, drv_pool pool,
                                        drv_stream stream) {
    CUdeviceptr address = 0;
    CUresult result = cuda.cuMemAllocFromPoolAsync(&address, size, pool, stream);
    *pointer = (void *)(uintptr_t)address;
    return result;
}

static inline drv_result drv_pool_free(void *pointer, drv_stream stream) {
    return cuda.cuMemFreeAsync(cuda_address(pointer), stream);
}

#endif
