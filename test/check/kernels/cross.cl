// Each way to access memory by each class of memory; work-item 2 does it, `at` bytes behind the start of an object of 64 bytes.

struct quarter {
    int numbers[4];
};

struct whole {
    int numbers[16];
};

constant int numbers[16] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
global int counts[16];

#define PLACE(space, type) ((space type *)((space char *)object + at))
#define LOAD(space) out[0] = *PLACE(space, int)
#define STORE(space) *PLACE(space, int) = 7
#define BYTE(space) *PLACE(space, char) = 1
#define BYTES(space) *(global char2 *)out = *PLACE(space, char2)
#define PAIR(space) *PLACE(space, int2) = (int2)(9)
#define ATOMIC(space) out[0] = atomic_fetch_add((volatile space atomic_int *)PLACE(space, int), 1)
#define SWAP(space) out[0] = atomic_exchange((volatile space atomic_int *)PLACE(space, int), 1)
#define VECTOR(space) *(global int4 *)out = *PLACE(space, int4)
#define VLOAD(space) *(global int4 *)out = vload4(0, PLACE(space, int))
#define VSTORE(space) vstore4((int4)(9), 0, PLACE(space, int))
#define COPY(space) *(global struct quarter *)out = *PLACE(space, struct quarter)
#define GIVE(space) *PLACE(space, struct quarter) = *(global struct quarter *)(out + 8)
#define NOTHING
#define ALIGNED __attribute__((aligned(16)))

// `set`: gives the object values; `use`: reads them, so that none is without use.
#define KERNEL(memory, name, way, space, set, use, last, ...)                    \
    kernel void memory##_##name(global int *a, global int *out, long at, last) { \
        __VA_ARGS__;                                                             \
        if (get_global_id(0) == 2) {                                             \
            set;                                                                 \
            way(space);                                                          \
            use;                                                                 \
        }                                                                        \
    }
#define FILL                       \
    for (int i = 0; i < 16; ++i) { \
        object[i] = i + 1;         \
    }
#define USE                        \
    for (int i = 0; i < 16; ++i) { \
        out[4] += object[i];       \
    }
#define READS(memory, space, set, use, last, ...)                           \
    KERNEL(memory, load, LOAD, space, set, use, last, __VA_ARGS__)          \
    KERNEL(memory, load_bytes, BYTES, space, set, use, last, __VA_ARGS__)   \
    KERNEL(memory, load_vector, VECTOR, space, set, use, last, __VA_ARGS__) \
    KERNEL(memory, vload, VLOAD, space, set, use, last, __VA_ARGS__)        \
    KERNEL(memory, copy_from, COPY, space, set, use, last, __VA_ARGS__)
#define WRITES(memory, space, set, use, last, ...)                       \
    KERNEL(memory, store, STORE, space, set, use, last, __VA_ARGS__)     \
    KERNEL(memory, store_byte, BYTE, space, set, use, last, __VA_ARGS__) \
    KERNEL(memory, store_pair, PAIR, space, set, use, last, __VA_ARGS__) \
    KERNEL(memory, vstore, VSTORE, space, set, use, last, __VA_ARGS__)   \
    KERNEL(memory, copy_to, GIVE, space, set, use, last, __VA_ARGS__)
#define CHANGES(memory, space, set, use, last, ...)                        \
    KERNEL(memory, atomic_add, ATOMIC, space, set, use, last, __VA_ARGS__) \
    KERNEL(memory, atomic_exchange, SWAP, space, set, use, last, __VA_ARGS__)
#define ALL(memory, space, set, use, last, ...)        \
    READS(memory, space, set, use, last, __VA_ARGS__)  \
    WRITES(memory, space, set, use, last, __VA_ARGS__) \
    CHANGES(memory, space, set, use, last, __VA_ARGS__)

ALL(host, global, NOTHING, NOTHING, long unused, global int *object = a)
ALL(device, global, NOTHING, NOTHING, long unused, global int *object = a)
ALL(shared, global, NOTHING, NOTHING, long unused, global int *object = a)
ALL(queued, global, NOTHING, NOTHING, long unused, global int *object = a)
ALL(buffer, global, NOTHING, NOTHING, long unused, global int *object = a)
ALL(variable, global, NOTHING, NOTHING, long unused, global int *object = counts)
READS(constant, constant, NOTHING, NOTHING, long unused, constant int *object = numbers)
ALL(local, local, FILL, USE, long unused, local int tile[16] ALIGNED; local int *object = tile)
ALL(lent, local, FILL, USE, local int4 *lent, local int *object = (local int *)lent)
READS(private, private, FILL, USE, long unused, int own[16] ALIGNED; int *object = own)
WRITES(private, private, FILL, USE, long unused, int own[16] ALIGNED; int *object = own)
READS(value, private, NOTHING, NOTHING, struct whole value, private int *object = value.numbers)
ALL(generic_shared, generic, NOTHING, NOTHING, long unused, int *object = a)
ALL(generic_local, generic, FILL, USE, long unused, local int tile[16]; int *object = tile)
READS(generic_private, generic, FILL, USE, long unused, int own[16] ALIGNED; int *object = own)
WRITES(generic_private, generic, FILL, USE, long unused, int own[16] ALIGNED; int *object = own)
