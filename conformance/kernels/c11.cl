// The atomics that OpenCL C 2.0 has from C11.

__kernel void c11_atomics(__global atomic_int *counter, __global atomic_uint *highest, __global int *order) {
    int ticket = atomic_fetch_add_explicit(counter, 1, memory_order_acq_rel, memory_scope_device);
    order[ticket] = (int)get_global_id(0);
    atomic_fetch_max(highest, (uint)get_global_id(0));
}
