// Linked with library.cl.

int nth(global int *a, long at);

kernel void linked(global int *a, global int *out, long at) {
    out[get_global_id(0)] = nth(a, at);
}
