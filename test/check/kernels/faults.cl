// One access for each way to access memory and each fault; work-item 2 does it, of element `at`. Compiled with lines.

struct large {
    int numbers[16];
};

#define KERNEL(name, fault, ...)                                                     \
    kernel void name##_##fault(global int *a, global int *out, long at) {            \
        if (get_global_id(0) == 2) {                                                 \
            __VA_ARGS__;                                                             \
        }                                                                            \
    }
#define FAULTS(name, ...)              \
    KERNEL(name, right, __VA_ARGS__)   \
    KERNEL(name, before, __VA_ARGS__)  \
    KERNEL(name, past, __VA_ARGS__)    \
    KERNEL(name, freed, __VA_ARGS__)   \
    KERNEL(name, null, __VA_ARGS__)

__attribute__((noinline)) static void put(global int *a, long at) {
    a[at] = 5;
}

FAULTS(load, out[0] = a[at])
FAULTS(store, a[at] = 7)
FAULTS(byte, ((global char *)a)[at] = 1)
FAULTS(atomic, atomic_inc(a + at))
FAULTS(vector, *(global int4 *)out = ((global int4 *)a)[at])
FAULTS(vload, *(global int4 *)out = vload4(at, a))
FAULTS(vstore, vstore4((int4)(9), at, a))
FAULTS(copy, *(global struct large *)out = ((global struct large *)a)[at])
FAULTS(called, put(a, at))
KERNEL(part, past, *(global int4 *)out = vload4(0, a + at))

// What is right, and looks otherwise.

kernel void backwards(global int *end, global int *out, long count) {
    int sum = 0;
    for (global int *p = end; count > 0; --count) {
        sum += *--p;
    }
    out[get_global_id(0)] = sum;
}

kernel void either(global int *a, global int *out, long at) {
    global int *p = at & 1 ? a : out;
    for (long i = 0; i < at; ++i) {
        p = i & 2 ? p : p + 1;
        *p = (int)i;
    }
}

struct holder {
    ulong end;
    long count;
};

kernel void held(struct holder holder, global int *out) {
    global int *end = (global int *)holder.end;
    out[get_global_id(0)] = end[-holder.count] + end[-1];
}

kernel void far(global int *a, global int *out, long at) {
    a[at + 4 - (long)get_global_id(0)] = 3;
    out[get_global_id(0)] = a[at + 4 - (long)get_global_id(0)];
}
