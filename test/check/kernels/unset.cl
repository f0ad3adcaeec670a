// Values that nobody has set, or somebody has, which decide. One access for each; work-item 2 does it, of element `at`.

#define KERNEL(name, fault, ...)                                                     \
    kernel void name##_##fault(global int *a, global int *out, long at) {            \
        if (get_global_id(0) == 2) {                                                 \
            __VA_ARGS__;                                                             \
        }                                                                            \
    }

#define UNSET(name, ...)               \
    KERNEL(name, right, __VA_ARGS__)   \
    KERNEL(name, unset, __VA_ARGS__)

UNSET(unset_branch, if (a[at] > 3) { atomic_inc(out); })
UNSET(unset_address, atomic_inc(out + (a[at] & 1)))
UNSET(unset_loop, for (int i = 0; i < a[at] && i < 5; ++i) { atomic_inc(out); })
UNSET(unset_switch, switch (a[at]) { case 1: atomic_inc(out); break; case 7: atomic_dec(out); break; case 9: atomic_xchg(out, 4); })
UNSET(unset_later, int v = at & 1 ? a[at] * 2 + 1 : a[2]; if (v == 15) { atomic_inc(out); })
UNSET(unset_atomic, if (atomic_inc(a + at) == 3) { atomic_inc(out); })
UNSET(unset_vector, int4 v = ((global int4 *)a)[at / 4]; if (v.y == 1) { atomic_inc(out); })
UNSET(unset_vload, int3 v = vload3(at / 3, a); if (v.y == 1) { atomic_inc(out); })
UNSET(unset_byte, if (((global char *)a)[at * 4] == 1) { atomic_inc(out); })
UNSET(unset_generic, int *p = a; if (p[at] == 1) { atomic_inc(out); })

UNSET(unset_buffer, if (a[at] > 3) { atomic_inc(out); })
// Of memory that was copied there.
UNSET(carried, if (a[at] > 3) { atomic_inc(out); })
UNSET(carried_buffer, if (a[at] > 3) { atomic_inc(out); })

// Of a variable of which each element is set, or all but `at`.
#define OBJECT(name, fault, left, declare, set, ...)                     \
    kernel void name##_##fault(global int *a, global int *out, long at) {\
        declare;                                                         \
        for (int i = first; i < 64; i += by) {                           \
            if (i != left) {                                             \
                set;                                                     \
            }                                                            \
        }                                                                \
        barrier(CLK_LOCAL_MEM_FENCE);                                    \
        if (get_global_id(0) == 2) {                                     \
            __VA_ARGS__;                                                 \
        }                                                                \
    }
#define OBJECTS(name, ...)               \
    OBJECT(name, right, -1, __VA_ARGS__) \
    OBJECT(name, unset, at, __VA_ARGS__)
#define TILE(type, count) local type tile[count]; int first = get_local_id(0); int by = get_local_size(0)
#define OWN(type, count) type own[count]; int first = 0; int by = 1

struct eight {
    int numbers[8];
};

OBJECTS(tile_branch, TILE(int, 64), tile[i] = a[0], if (tile[at] > 3) { atomic_inc(out); })
OBJECTS(tile_address, TILE(int, 64), tile[i] = a[0], atomic_inc(out + (tile[at] & 1)))
OBJECTS(tile_vector, TILE(int4, 64), tile[i] = (int4)(a[0]), if (tile[at].y > 3) { atomic_inc(out); })
OBJECTS(tile_vload, TILE(int4, 64), vstore4((int4)(a[0]), i, (local int *)tile), if (vload4(at, (local int *)tile).y > 3) { atomic_inc(out); })
OBJECTS(tile_atomic, TILE(int, 64), atomic_xchg(tile + i, a[0]), if (atomic_inc(tile + at) > 3) { atomic_inc(out); })
OBJECTS(tile_byte, TILE(int, 64), tile[i] = a[0], if (((local char *)tile)[at * 4 + 1] > 3) { atomic_inc(out); })
OBJECTS(tile_eight, TILE(struct eight, 64), tile[i] = *(global struct eight *)a, if (tile[at].numbers[1] > 3) { atomic_inc(out); })
OBJECTS(own_branch, OWN(int, 64), own[i] = a[i], if (own[at] > 3) { atomic_inc(out); })
OBJECTS(own_address, OWN(int, 64), own[i] = a[i], atomic_inc(out + (own[at] & 1)))
OBJECTS(own_vector, OWN(int4, 64), own[i] = vload4(i / 4, a), if (own[at].y > 3) { atomic_inc(out); })
OBJECTS(own_byte, OWN(int, 64), own[i] = a[i], if (((private char *)own)[at * 4 + 1] > 3) { atomic_inc(out); })
OBJECTS(own_generic, OWN(int, 64), own[i] = a[i], int *p = own + (at & 1); if (p[at - (at & 1)] > 3) { atomic_inc(out); })
OBJECTS(own_eight, OWN(struct eight, 64), own[i] = *(global struct eight *)a, if (own[at].numbers[1] > 3) { atomic_inc(out); })

// Nothing is said of what others have the address of, nor of what only goes on.
__attribute__((noinline)) void fill_tile(local int *tile, global int *a) {
    for (int i = 0; i < 64; ++i) {
        tile[i] = a[0];
    }
}
kernel void handed_right(global int *a, global int *out, long at) {
    local int tile[64];
    fill_tile(tile, a);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (tile[at] > 3) {
        atomic_inc(out);
    }
}
kernel void kept_right(global int *a, global int *out, long at) {
    local int tile[64];
    int own[64];
    for (int i = 0; i < 64; ++i) {
        if (i != at) {
            own[i] = a[i];
            tile[i] = a[0];
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = own[at] + tile[at] + own[at & 3];
    if (own[at + 1] > 3 || tile[at - 1] > 3) {
        atomic_inc(out);
    }
}

// Sets element `at`, or all 16 from there on.
kernel void set_one(global int *a, global int *out, long at) {
    a[at] = 7;
}
kernel void set_byte(global int *a, global int *out, long at) {
    for (int i = 0; i < 4; ++i) {
        ((global char *)a)[at * 4 + i] = 1;
    }
}
kernel void set_vector(global int *a, global int *out, long at) {
    vstore4((int4)(7), at / 4, a);
}
kernel void set_before_the_end(global int *a, global int *out, long at) {
    global int *end = a + 64;
    end[at - 64] = 7;
}
kernel void set_all(global int *a, global int *out, long at) {
    ((global struct eight *)a)[at / 8] = *(global struct eight *)out;
}
kernel void set_atomically(global int *a, global int *out, long at) {
    atomic_xchg(a + at, 7);
}

struct padded {
    char first;
    long second;
};

// Nothing here decides by what nobody has set.
kernel void undecided_right(global int *a, global int *out, long at) {
    int sum = 0, next = a[0];
    for (int i = 0; i < 3; ++i) {
        sum += next;
        next = a[i + 1];
        if (i == 2 * (int)at && sum < 0) {
            out[5] = sum;
        }
    }
    float v = as_float(a[at]), w = v > 0 ? v : 0;
    out[0] = a[at] + 1;
    out[1] = (int)w;
    out[2] = ((at == 63) | (a[at] > 3)) ? 2 : 3;
    if ((at != 63) & (a[at] > 3)) {
        out[3] = 1;
    }
    int chosen = at == 63 ? 5 : a[at];
    if (chosen == 4) {
        out[4] = 1;
    }
    ((global struct padded *)a)[1] = ((global struct padded *)a)[0];
}
