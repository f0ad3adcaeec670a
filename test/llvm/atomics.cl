// Atomic operations of scopes within the device, of 32 and 64 bits, which are one instruction each, and of all devices.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

#define EACH(name, atomic, plain, scope)                                                           \
    kernel void name(global atomic *p, global const plain *in) {                                   \
        size_t i = get_global_id(0);                                                               \
        plain v = in[i];                                                                           \
        p += 8 * (v & 15);                                                                         \
        atomic_fetch_sub_explicit(p, v, memory_order_relaxed, scope);                              \
        atomic_fetch_and_explicit(p + 1, v, memory_order_relaxed, scope);                          \
        atomic_fetch_or_explicit(p + 2, v, memory_order_relaxed, scope);                           \
        atomic_fetch_xor_explicit(p + 3, v, memory_order_relaxed, scope);                          \
        atomic_fetch_min_explicit(p + 4, v, memory_order_relaxed, scope);                          \
        atomic_fetch_max_explicit(p + 5, v, memory_order_relaxed, scope);                          \
    }

#ifdef EVERYWHERE
EACH(everywhere, atomic_int, int, memory_scope_all_svm_devices)
#else
EACH(of_device, atomic_int, int, memory_scope_device)
EACH(of_group, atomic_uint, uint, memory_scope_work_group)
EACH(longs, atomic_long, long, memory_scope_device)
EACH(unsigned_longs, atomic_ulong, ulong, memory_scope_work_group)

kernel void older(volatile global int *p, global const int *in) {
    size_t i = get_global_id(0);
    atomic_sub(p + in[i], i);
    atomic_dec(p + in[i] + 1);
    atomic_xor(p + in[i] + 2, i);
}
#endif
