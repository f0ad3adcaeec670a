/*
 * Work-item functions that libclc does not have for nvptx64. A CUDA launch has neither a global offset nor
 * a number of dimensions: the offset is always 0 (the CUDA adapter refuses any other), and trailing
 * dimensions of size 1 are not counted.
 */
#define DEFINE __attribute__((overloadable, always_inline))

size_t DEFINE get_global_offset(uint d)
{
    return 0;
}

uint DEFINE get_work_dim(void)
{
    return get_global_size(2) > 1 ? 3 : get_global_size(1) > 1 ? 2 : 1;
}

size_t DEFINE get_enqueued_local_size(uint d)
{
    return get_local_size(d);
}

size_t DEFINE get_global_linear_id(void)
{
    return (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) +
           get_global_id(0);
}

size_t DEFINE get_local_linear_id(void)
{
    return (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) +
           get_local_id(0);
}

/* libclc's is an intrinsic that calls nobody, from which LLVM up to 15 at least concludes that a
 * variable in local memory whose address is not taken stays as it is: what other work-items wrote
 * into it would never be read. Why it is this one: PTX_BARRIER of lib/ptx. */
void DEFINE barrier(cl_mem_fence_flags flags)
{
    __asm__ volatile("barrier.sync 0;" ::: "memory");
}

void DEFINE work_group_barrier(cl_mem_fence_flags flags)
{
    barrier(flags);
}

void DEFINE work_group_barrier(cl_mem_fence_flags flags, memory_scope scope)
{
    barrier(flags);
}

/* 64-bit atomic operations of cl_khr_int64_base_atomics and cl_khr_int64_extended_atomics, in global and
 * in local memory. */
#define ATOM_ONE(space, place, type, name, op)                                                       \
    type DEFINE atom_##name(volatile space type *p, type value)                                     \
    {                                                                                                \
        type old;                                                                                    \
        __asm__ volatile("atom." place "." op " %0, [%1], %2;"                                       \
                         : "=l"(old) : "l"(p), "l"(value) : "memory");                               \
        return old;                                                                                  \
    }
#define ATOM(space, place, type, sign)                                                               \
    ATOM_ONE(space, place, type, add, "add.u64")                                                     \
    ATOM_ONE(space, place, type, xchg, "exch.b64")                                                   \
    ATOM_ONE(space, place, type, min, "min." sign "64")                                              \
    ATOM_ONE(space, place, type, max, "max." sign "64")                                              \
    ATOM_ONE(space, place, type, and, "and.b64")                                                     \
    ATOM_ONE(space, place, type, or, "or.b64")                                                       \
    ATOM_ONE(space, place, type, xor, "xor.b64")                                                     \
    type DEFINE atom_sub(volatile space type *p, type value)                                        \
    {                                                                                                \
        return atom_add(p, (type)(0 - (ulong)value));                                                \
    }                                                                                                \
    type DEFINE atom_inc(volatile space type *p)                                                    \
    {                                                                                                \
        return atom_add(p, (type)1);                                                                 \
    }                                                                                                \
    type DEFINE atom_dec(volatile space type *p)                                                    \
    {                                                                                                \
        return atom_add(p, (type)-1);                                                                \
    }                                                                                                \
    type DEFINE atom_cmpxchg(volatile space type *p, type compare, type value)                      \
    {                                                                                                \
        type old;                                                                                    \
        __asm__ volatile("atom." place ".cas.b64 %0, [%1], %2, %3;"                                  \
                         : "=l"(old) : "l"(p), "l"(compare), "l"(value) : "memory");                 \
        return old;                                                                                  \
    }

ATOM(__global, "global", long, "s")
ATOM(__global, "global", ulong, "u")
ATOM(__local, "shared", long, "s")
ATOM(__local, "shared", ulong, "u")

/* Conversions that saturate give 0 for what is no number. The instruction gives the smallest integer where
 * one side has 64 bits, and libclc leaves it at that. */
#define SATURATE(to, from, low, high, suffix, round)                                                 \
    to DEFINE convert_##to##_sat##suffix(from x)                                                    \
    {                                                                                                \
        from whole = round(x);                                                                       \
        return x != x ? (to)0 : whole <= (from)(low) ? (low) : whole >= (from)(high) ? (high) : (to)whole; \
    }
#define SATURATES(to, from, low, high)                                                               \
    SATURATE(to, from, low, high, , trunc)                                                           \
    SATURATE(to, from, low, high, _rtz, trunc)                                                       \
    SATURATE(to, from, low, high, _rte, rint)                                                        \
    SATURATE(to, from, low, high, _rtp, ceil)                                                        \
    SATURATE(to, from, low, high, _rtn, floor)

SATURATES(char, double, CHAR_MIN, CHAR_MAX)
SATURATES(uchar, double, 0, UCHAR_MAX)
SATURATES(short, double, SHRT_MIN, SHRT_MAX)
SATURATES(ushort, double, 0, USHRT_MAX)
SATURATES(int, double, INT_MIN, INT_MAX)
SATURATES(uint, double, 0, UINT_MAX)
SATURATES(long, double, LONG_MIN, LONG_MAX)
SATURATES(ulong, double, 0, ULONG_MAX)
SATURATES(long, float, LONG_MIN, LONG_MAX)
SATURATES(ulong, float, 0, ULONG_MAX)

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

/* What c11_extra.cl is made of. Compilers up to 16 call functions that nobody has for these, and 19 cannot load or store
 * in an order; none of them orders the others. Here fences do: more than an order asks for, never less. */
#define INNER static __attribute__((overloadable, always_inline))
INNER void nvptx_fence(memory_order order, memory_scope scope)
{
    if (order == memory_order_relaxed)
        return;
    if (scope == memory_scope_work_group)
        __nvvm_membar_cta();
    else if (scope == memory_scope_all_svm_devices)
        __nvvm_membar_sys();
    else
        __nvvm_membar_gl();
}
#define NVPTX_OP(atomic, type, letter, name, op)                                                    \
    INNER type nvptx_##name(volatile atomic *p, type v, memory_order order, memory_scope scope)     \
    {                                                                                               \
        type old;                                                                                   \
        nvptx_fence(order, scope);                                                                  \
        __asm__ volatile("atom." op " %0, [%1], %2;"                                                \
                         : "=" letter(old) : "l"(p), letter(v) : "memory");                         \
        nvptx_fence(order, scope);                                                                  \
        return old;                                                                                 \
    }
#define NVPTX_ANY(atomic, type)                                                                     \
    INNER type nvptx_load(volatile atomic *p, memory_order order, memory_scope scope)               \
    {                                                                                               \
        nvptx_fence(order, scope);                                                                  \
        type v = *(volatile type *)p;                                                               \
        nvptx_fence(order, scope);                                                                  \
        return v;                                                                                   \
    }                                                                                               \
    INNER void nvptx_store(volatile atomic *p, type v, memory_order order, memory_scope scope)      \
    {                                                                                               \
        nvptx_fence(order, scope);                                                                  \
        *(volatile type *)p = v;                                                                    \
        nvptx_fence(order, scope);                                                                  \
    }
#define NVPTX_INTEGER(atomic, type, letter, bits, sign)                                             \
    NVPTX_ANY(atomic, type)                                                                         \
    NVPTX_OP(atomic, type, letter, exchange, "exch.b" bits)                                         \
    NVPTX_OP(atomic, type, letter, fetch_add, "add.u" bits)                                         \
    NVPTX_OP(atomic, type, letter, fetch_or, "or.b" bits)                                           \
    NVPTX_OP(atomic, type, letter, fetch_xor, "xor.b" bits)                                         \
    NVPTX_OP(atomic, type, letter, fetch_and, "and.b" bits)                                         \
    NVPTX_OP(atomic, type, letter, fetch_min, "min." sign bits)                                     \
    NVPTX_OP(atomic, type, letter, fetch_max, "max." sign bits)                                     \
    INNER type nvptx_fetch_sub(volatile atomic *p, type v, memory_order order, memory_scope scope)  \
    {                                                                                               \
        return nvptx_fetch_add(p, (type)(0 - (ulong)v), order, scope);                              \
    }                                                                                               \
    INNER bool nvptx_compare_exchange_strong(volatile atomic *p, type *expected, type v,            \
                                             memory_order order, memory_order failure,              \
                                             memory_scope scope)                                    \
    {                                                                                               \
        type was = *expected, old;                                                                  \
        nvptx_fence(order, scope);                                                                  \
        __asm__ volatile("atom.cas.b" bits " %0, [%1], %2, %3;"                                     \
                         : "=" letter(old) : "l"(p), letter(was), letter(v) : "memory");            \
        nvptx_fence(order, scope);                                                                  \
        if (order == memory_order_relaxed)                                                          \
            nvptx_fence(failure, scope);                                                            \
        if (old != was)                                                                             \
            *expected = old;                                                                        \
        return old == was;                                                                          \
    }
#define NVPTX_FLOAT(atomic, type, same, bits_type)                                                  \
    NVPTX_ANY(atomic, type)                                                                         \
    INNER type nvptx_exchange(volatile atomic *p, type v, memory_order order, memory_scope scope)   \
    {                                                                                               \
        return as_##type(nvptx_exchange((volatile same *)p, as_##bits_type(v), order, scope));      \
    }                                                                                               \
    INNER bool nvptx_compare_exchange_strong(volatile atomic *p, type *expected, type v,            \
                                             memory_order order, memory_order failure,              \
                                             memory_scope scope)                                    \
    {                                                                                               \
        return nvptx_compare_exchange_strong((volatile same *)p, (bits_type *)expected,             \
                                             as_##bits_type(v), order, failure, scope);             \
    }

NVPTX_INTEGER(atomic_int, int, "r", "32", "s")
NVPTX_INTEGER(atomic_uint, uint, "r", "32", "u")
NVPTX_INTEGER(atomic_long, long, "l", "64", "s")
NVPTX_INTEGER(atomic_ulong, ulong, "l", "64", "u")
NVPTX_FLOAT(atomic_float, float, atomic_uint, uint)
NVPTX_FLOAT(atomic_double, double, atomic_ulong, ulong)
#define nvptx_compare_exchange_weak nvptx_compare_exchange_strong
#define C11(name) nvptx_##name
#include "c11_extra.cl"
#include "libclc_extra.cl"

/* libclc's are what LLVM selects no instruction for. Those of the GPU, as CUDA's intrinsics have them. */
#define NATIVE_ONE(name, type) NATIVE_HEAD(name, type) { return (type)(name(x.lo), name(x.hi)); }
#define NATIVE_HEAD(name, type) type DEFINE name(type x)
#define NATIVE(name, value)                                                                          \
    NATIVE_HEAD(name, float) { return value; }                                                       \
    NATIVE_ONE(name, float2)                                                                         \
    NATIVE_HEAD(name, float3) { return (float3)(name(x.x), name(x.y), name(x.z)); }                  \
    NATIVE_ONE(name, float4)                                                                         \
    NATIVE_ONE(name, float8)                                                                         \
    NATIVE_ONE(name, float16)
NATIVE(native_sin, __nvvm_sin_approx_f(x))
NATIVE(native_cos, __nvvm_cos_approx_f(x))
NATIVE(native_tan, __nvvm_sin_approx_f(x) / __nvvm_cos_approx_f(x))
NATIVE(native_exp2, __nvvm_ex2_approx_f(x))
NATIVE(native_exp, __nvvm_ex2_approx_f(x * M_LOG2E_F))
NATIVE(native_exp10, __nvvm_ex2_approx_f(x * 3.32192809488736f))
NATIVE(native_log2, __nvvm_lg2_approx_f(x))
NATIVE(native_log, __nvvm_lg2_approx_f(x) * M_LN2_F)
NATIVE(native_log10, __nvvm_lg2_approx_f(x) * 0.30102999566398f)
#define POWR_ONE(type)                                                                               \
    type DEFINE native_powr(type x, type y) { return native_exp2(y * native_log2(x)); }
POWR_ONE(float)
POWR_ONE(float2)
POWR_ONE(float3)
POWR_ONE(float4)
POWR_ONE(float8)
POWR_ONE(float16)
