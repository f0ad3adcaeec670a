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

// Pointers of any class that become such of one.

kernel void cast_to_local_wrong(global int *a, global int *b) {
    int *p = a + 2;
    b[0] = *(local int *)(b[1] ? p : p + 1) == 0;
}

kernel void cast_to_private_wrong(global int *a, global int *b) {
    int *p = a + 2;
    b[0] = *(private int *)(b[1] ? p : p + 1) == 0;
}

kernel void cast_to_global_wrong(global int *a, global int *b) {
    local int tile[4];
    tile[1] = 2;
    b[0] = *(volatile global int *)((int *)tile + 1) == 0;
}

kernel void cast_right(global int *a, global int *b) {
    local int tile[4];
    int own[2];
    own[1] = 3;
    tile[1] = 2;
    int *p = b[1] ? a : (int *)tile, *q = a, *o = own;
    b[0] = *(local int *)(p + 1) + *(global int *)(q + 1) + *(private int *)(o + 1);
}
