// What commands do that nothing orders, or something does. Compiled with lines.

kernel void put(global int *a, int value) {
    a[get_global_id(0)] = value + (int)get_global_id(0);
}

kernel void other_put(global int *a, int value) {
    a[get_global_id(0)] = value + 100 + (int)get_global_id(0);
}

kernel void take(global int *a, global int *out) {
    out[get_global_id(0)] = a[get_global_id(0)];
}

kernel void put_bytes(global uchar *a, int odd) {
    a[2 * get_global_id(0) + odd] = (uchar)odd;
}

kernel void add(global int *a, int value) {
    atomic_add(a, value);
}

__attribute__((noinline)) static void deep(int *p, int value) {
    *p = value;
}

kernel void put_deep(global int *a, int value) {
    deep(a + get_global_id(0), value);
}
