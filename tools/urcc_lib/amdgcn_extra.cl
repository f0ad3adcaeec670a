/*
 * Functions that libclc does not have for amdgcn: those of OpenCL C 2.0 whose pointers may point anywhere,
 * by way of its own for private memory, and the wait for copies of a work-group, which it makes at once.
 */
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define DEFINE __attribute__((overloadable, always_inline))
#define LIBRARY __attribute__((overloadable))

float LIBRARY fract(float x, __private float *whole);
float LIBRARY frexp(float x, __private int *exponent);

float DEFINE fract(float x, float *whole)
{
    __private float own;
    float rest = fract(x, &own);
    *whole = own;
    return rest;
}

float DEFINE frexp(float x, int *exponent)
{
    __private int own;
    float rest = frexp(x, &own);
    *exponent = own;
    return rest;
}

float DEFINE vload_half(size_t i, const half *from)
{
    return (float)from[i];
}

void DEFINE vstore_half(float value, size_t i, half *to)
{
    to[i] = (half)value;
}

void DEFINE vstore_half_rte(float value, size_t i, half *to)
{
    to[i] = (half)value;
}

void DEFINE wait_group_events(int count, event_t *events)
{
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

size_t DEFINE get_enqueued_local_size(uint d)
{
    return get_local_size(d);
}

size_t DEFINE get_global_linear_id(void)
{
    return ((get_global_id(2) - get_global_offset(2)) * get_global_size(1) + get_global_id(1) - get_global_offset(1)) *
               get_global_size(0) +
           get_global_id(0) - get_global_offset(0);
}

size_t DEFINE get_local_linear_id(void)
{
    return (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0);
}

void DEFINE work_group_barrier(cl_mem_fence_flags flags)
{
    barrier(flags);
}

void DEFINE work_group_barrier(cl_mem_fence_flags flags, memory_scope scope)
{
    barrier(flags);
}

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
#include "c11_extra.cl"
#include "libclc_extra.cl"

#define VECTOR_ONE(type, n)                                                                          \
    type##n DEFINE vload##n(size_t i, const type *from)                                             \
    {                                                                                               \
        type##n value;                                                                              \
        for (int k = 0; k < n; ++k)                                                                 \
            value[k] = from[i * n + k];                                                             \
        return value;                                                                               \
    }                                                                                               \
    void DEFINE vstore##n(type##n value, size_t i, type *to)                                        \
    {                                                                                               \
        for (int k = 0; k < n; ++k)                                                                 \
            to[i * n + k] = value[k];                                                               \
    }
#define VECTOR(type)                                                                                 \
    VECTOR_ONE(type, 2)                                                                             \
    VECTOR_ONE(type, 3)                                                                             \
    VECTOR_ONE(type, 4)                                                                             \
    VECTOR_ONE(type, 8)                                                                             \
    VECTOR_ONE(type, 16)
VECTOR(char)
VECTOR(uchar)
VECTOR(short)
VECTOR(ushort)
VECTOR(int)
VECTOR(uint)
VECTOR(long)
VECTOR(ulong)
VECTOR(half)
VECTOR(float)
VECTOR(double)
