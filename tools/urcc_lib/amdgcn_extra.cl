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
