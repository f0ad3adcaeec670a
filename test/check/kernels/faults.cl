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

// Of memory that commands allocate and free, and of buffers.
KERNEL(queued, right, out[0] = a[at]; a[at] = 8)
KERNEL(queued, past, out[0] = a[at])
KERNEL(queued, freed, a[at] = 8)
KERNEL(buffer, right, a[at] = 8)
KERNEL(buffer, before, a[at] = 8)
KERNEL(buffer, past, a[at] = 8)
// In command buffers, and in queues that are captured.
KERNEL(commands, right, a[at] = 8)
KERNEL(commands, past, a[at] = 8)
KERNEL(commands, freed, a[at] = 8)
KERNEL(graph, right, a[at] = 8)
KERNEL(graph, past, a[at] = 8)
KERNEL(graph, freed, a[at] = 8)

// Of objects of the module, of 8 numbers each.

#define OBJECTS(name, ...)             \
    KERNEL(name, right, __VA_ARGS__)   \
    KERNEL(name, before, __VA_ARGS__)  \
    KERNEL(name, past, __VA_ARGS__)

constant int numbers[8] = {1, 2, 3, 4, 5, 6, 7, 8};
global int counts[8];

struct eight {
    int numbers[8];
};

__attribute__((noinline)) static int get(int *a, long at) {
    return a[at];
}

#define FILL(array)                    \
    for (int i = 0; i < 8; ++i) {      \
        array[i] = i + 1;              \
    }

#define LOCAL(name, fault, ...)                                                      \
    kernel void name##_##fault(global int *a, global int *out, long at) {            \
        local int tile[8];                                                           \
        if (get_global_id(0) == 2) {                                                 \
            FILL(tile)                                                               \
            __VA_ARGS__;                                                             \
        }                                                                            \
    }
#define LOCALS(name, ...)              \
    LOCAL(name, right, __VA_ARGS__)    \
    LOCAL(name, before, __VA_ARGS__)   \
    LOCAL(name, past, __VA_ARGS__)

LOCALS(tile_read, out[0] = tile[at])
LOCALS(tile_write, tile[at] = 8; out[0] = tile[7])
LOCALS(tile_atomic, out[0] = atomic_inc(tile + at))
LOCALS(tile_generic, int *p = tile; p[at] = 8; out[0] = tile[7])
OBJECTS(own_read, int own[8]; FILL(own) out[0] = own[at])
OBJECTS(own_write, int own[8]; FILL(own) own[at] = 8; out[0] = own[7])
OBJECTS(constant_read, out[0] = numbers[at])
OBJECTS(variable_write, counts[at] = 8; out[0] = 8)
OBJECTS(variable_generic, int *p = counts; p[at] = 8; out[0] = 8)
OBJECTS(generic_read, out[0] = get(a + 7, at))

kernel void value_right(struct eight value, global int *out, long at) {
    out[0] = value.numbers[at];
}

kernel void value_past(struct eight value, global int *out, long at) {
    out[0] = value.numbers[at];
}

// Of local memory that is an argument, of 8 numbers.

#define LENT(name, fault, ...)                                                                     \
    kernel void name##_##fault(global int *a, global int *out, long at, local int *lent) {         \
        if (get_global_id(0) == 2) {                                                               \
            FILL(lent)                                                                             \
            __VA_ARGS__;                                                                           \
        }                                                                                          \
    }
#define LENTS(name, ...)                                                                           \
    LENT(name, right, __VA_ARGS__)                                                                 \
    LENT(name, before, __VA_ARGS__)                                                                \
    LENT(name, past, __VA_ARGS__)

LENTS(lent_read, out[0] = lent[at])
LENTS(lent_write, lent[at] = 8; out[0] = lent[7])
LENTS(lent_atomic, out[0] = atomic_inc(lent + at))
LENTS(lent_generic, int *p = lent; p[at] = 8; out[0] = lent[7])
LENTS(lent_vector, vstore4((int4)(8), 0, lent + at - 3); out[0] = lent[7])

// One element for each work-item of a group, and the next one's.
kernel void lent_turns(global int *out, local int *lent, local int *more) {
    size_t at = get_local_id(0), count = get_local_size(0);
    lent[at] = (int)at;
    more[at * 2 + 1] = 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = lent[(at + 1) % count] + more[at * 2 + 1];
}

// Accesses that are not aligned, `at` bytes behind the start.

#define SKEWED(name, ...)                                                                          \
    KERNEL(name, right, __VA_ARGS__)                                                               \
    KERNEL(name, skewed, __VA_ARGS__)

struct __attribute__((packed)) tight {
    char first;
    int second;
    long third;
};

SKEWED(skew_load, out[0] = *(global int *)((global char *)a + at))
SKEWED(skew_store, *(global int *)((global char *)a + at) = 8)
SKEWED(skew_atomic, atomic_inc((global int *)((global char *)a + at)))
SKEWED(skew_vector, *(global int4 *)out = *(global int4 *)((global char *)a + at))
SKEWED(skew_vload, *(global int4 *)out = vload4(1, (global int *)((global char *)a + at)))
SKEWED(skew_vstore, vstore2((int2)(9), 1, (global int *)((global char *)a + at)))
SKEWED(skew_root, out[0] = a[at])
SKEWED(skew_pointer, for (global int *p = a; at > 0; --at) { out[0] = *++p; })
LOCAL(skew_tile, right, out[0] = *(local int *)((local char *)tile + at))
LOCAL(skew_tile, skewed, out[0] = *(local int *)((local char *)tile + at))
SKEWED(skew_own, int own[8]; FILL(own) out[0] = *(int *)((char *)own + at))
SKEWED(skew_generic, int *p = a; out[0] = *(int *)((char *)p + at))

kernel void tight_right(global int *a, global int *out, long at) {
    global struct tight *tight = (global struct tight *)a;
    tight[at].second = (int)tight[at + 1].third;
    tight[at].third = tight[at + 2].second;
    tight[at + 1] = tight[at];
    vstore4(vload4(1, (global int *)a + 1), 1, a + 3);
    vstore3(vload3(1, (global short *)a + at), 1, (global short *)a + at + 1);
    vstore_half4(vload_half4(1, (global half *)a + 1), 1, (global half *)a + 3);
}

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

kernel void places(global int *a, global int *out, long at) {
    local int tile[8];
    int own[8];
    FILL(own)
    int *p = at & 1 ? (int *)own : (int *)tile;
    local int *q = at & 2 ? tile : tile + 4;
    for (int i = 0; i < 4; ++i) {
        tile[i] = tile[i + 4] = own[i];
        p[i] = q[i];
        vstore2(vload2(i, own), i, own);
    }
    out[get_global_id(0)] = own[7] + p[0] + numbers[at & 7] + get(tile, at & 7) + get(own, at & 7) + get(a, at & 7);
}

kernel void far(global int *a, global int *out, long at) {
    a[at + 4 - (long)get_global_id(0)] = 3;
    out[get_global_id(0)] = a[at + 4 - (long)get_global_id(0)];
}

// What checks cost, of three kinds of kernels: one access of each array for a work-item; a sum of a row of 64; a product of matrices.

kernel void row_sum(global int *a, global int *out, long at) {
    long row = (long)get_global_id(0) % 1024;
    int sum = 0;
    for (long i = 0; i < 64; ++i) {
        sum += a[row * 64 + i];
    }
    out[get_global_id(0)] = sum + (int)at;
}

kernel void product(global int *a, global int *out, long at) {
    long x = (long)get_global_id(0) % 256, y = (long)get_global_id(0) / 256 % 256;
    float sum = (float)at;
    for (long k = 0; k < 64; ++k) {
        sum += (float)a[y * 64 + k] * (float)a[k * 256 + x];
    }
    out[get_global_id(0)] = (int)sum;
}
