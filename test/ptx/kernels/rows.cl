/* Sub-groups that read and write vectors row by row, as compilers of SYCL have them do, of elements
 * that are small: ROWS of them a time. Of those in front the translator has each lane take eight
 * or four elements side by side; the others look like them and may not be changed so. */
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#define SUB_GROUP __attribute__((intel_reqd_sub_group_size(32))) __kernel void
enum { ROWS = 4, VECTORS = 2 };

#define LOAD(TYPE, v, from)                                                                        \
    TYPE v[ROWS];                                                                                  \
    sub_group_barrier(CLK_GLOBAL_MEM_FENCE);                                                       \
    for (uint i = 0; i < ROWS; ++i) {                                                              \
        v[i] = (from)[(int)(get_sub_group_local_id() + get_sub_group_size() * i)];                 \
    }                                                                                              \
    sub_group_barrier(CLK_GLOBAL_MEM_FENCE)
#define STORE(to, value)                                                                           \
    sub_group_barrier(CLK_GLOBAL_MEM_FENCE);                                                       \
    for (uint i = 0; i < ROWS; ++i) {                                                              \
        (to)[(int)(get_sub_group_local_id() + get_sub_group_size() * i)] = (value);                \
    }                                                                                              \
    sub_group_barrier(CLK_GLOBAL_MEM_FENCE)
/* Two vectors of each sub-group, one after the other. */
#define VECTORS_OF(N)                                                                              \
    size_t first =                                                                                 \
        (get_group_id(0) * get_local_size(0) + get_sub_group_id() * get_max_sub_group_size()) *    \
        ROWS * VECTORS;                                                                            \
    __attribute__((opencl_unroll_hint)) for (uint at = 0; at < VECTORS * ROWS; at += ROWS)
#define HERE first + at *get_max_sub_group_size()

#define ADD(NAME, TYPE)                                                                            \
    SUB_GROUP NAME(__global const TYPE *a, __global const TYPE *b, __global TYPE *out) {           \
        VECTORS_OF(out) {                                                                          \
            LOAD(TYPE, x, a + HERE);                                                               \
            LOAD(TYPE, y, b + HERE);                                                               \
            STORE(out + HERE, (TYPE)(x[i] + y[i] * 3));                                            \
        }                                                                                          \
    }
ADD(add_uchar, uchar)
ADD(add_short, short)

/* Operations that are done on all elements of a word at once. */
#define BITS(NAME, TYPE)                                                                           \
    SUB_GROUP NAME(__global const TYPE *a, __global const TYPE *b, __global TYPE *out) {           \
        VECTORS_OF(out) {                                                                          \
            LOAD(TYPE, x, a + HERE);                                                               \
            LOAD(TYPE, y, b + HERE);                                                               \
            STORE(out + HERE,                                                                      \
                  (TYPE)(((x[i] - y[i]) ^ ((x[i] | ~y[i]) & 90)) - (77 + (y[i] & 15))));           \
        }                                                                                          \
    }
BITS(bits_uchar, uchar)
BITS(bits_short, short)

/* Less than an element is kept. */
SUB_GROUP masked(__global const ushort *a, __global const ushort *b, __global ushort *out) {
    VECTORS_OF(out) {
        LOAD(ushort, x, a + HERE);
        LOAD(ushort, y, b + HERE);
        STORE(out + HERE, (ushort)((x[i] + y[i]) & 255));
    }
}

/* Between the vectors is one that is left out. */
SUB_GROUP gaps(__global const uchar *a, __global const uchar *b, __global uchar *out) {
    VECTORS_OF(out) {
        LOAD(uchar, x, a + 2 * (HERE));
        LOAD(uchar, y, b + 2 * (HERE));
        STORE(out + 2 * (HERE), (uchar)(x[i] + y[i] * 3));
    }
}

/* An argument that all lanes have, a comparison, and elements of two sizes. */
SUB_GROUP mixed(__global const uchar *a, __global const ushort *b, __global uchar *out, int limit) {
    VECTORS_OF(out) {
        LOAD(uchar, x, a + HERE);
        LOAD(ushort, y, b + HERE);
        STORE(out + HERE, x[i] + y[i] > limit ? x[i] : (uchar)limit);
    }
}

/* Results that are put into one word, byte beside byte: by a function, or the compiler sees that it
 * need not. */
__attribute__((noinline)) uint put_together(uint a, uint b, uint c, uint d, uint shift) {
    return shift == 8 ? a | b << 8 | c << 16 | d << 24 : a | b << 4 | c << 8 | d << 12;
}
#define IS(i) (uchar)(x[i] < y[i] ? 1 : i ? x[i] == 7 : 7 == x[i])
#define PACKED(NAME, SHIFT, BACK)                                                                  \
    SUB_GROUP NAME(__global const uchar *a, __global const uchar *b, __global uchar *out) {        \
        VECTORS_OF(out) {                                                                          \
            LOAD(uchar, x, a + HERE);                                                              \
            LOAD(uchar, y, b + HERE);                                                              \
            uint all = put_together(IS(0), IS(1), IS(2), IS(3), SHIFT);                            \
            STORE(out + HERE, (uchar)(all >> BACK));                                               \
        }                                                                                          \
    }
PACKED(packed, 8, 8 * i)

/* Rows of two results take turns. */
SUB_GROUP both(__global const uchar *a, __global uchar *b, __global uchar *out) {
    VECTORS_OF(out) {
        LOAD(uchar, x, a + HERE);
        for (uint i = 0; i < ROWS; ++i) {
            int lane = (int)(get_sub_group_local_id() + get_sub_group_size() * i);
            (out + HERE)[lane] = x[i];
            (b + HERE)[lane] = (uchar)(x[i] + 1);
        }
        sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
    }
}

/* What was stored is loaded again, where the buffers are the same. */
SUB_GROUP again(__global const uchar *a, __global const uchar *b, __global uchar *out) {
    VECTORS_OF(out) {
        LOAD(uchar, x, a + HERE);
        STORE(out + HERE, (uchar)(x[i] * 3));
        LOAD(uchar, y, b + HERE);
        STORE(out + HERE, (uchar)(x[i] + y[i]));
    }
}

/* ---- not to be changed ----------------------------------------------------------------------- */

/* Each row has a function of its own. */
SUB_GROUP by_row(__global const uchar *a, __global const uchar *b, __global uchar *out) {
    VECTORS_OF(out) {
        LOAD(uchar, x, a + HERE);
        LOAD(uchar, y, b + HERE);
        STORE(out + HERE, (uchar)(x[i] + y[i] + i));
    }
}

/* Each lane has. */
SUB_GROUP by_lane(__global const uchar *a, __global const uchar *b, __global uchar *out) {
    VECTORS_OF(out) {
        LOAD(uchar, x, a + HERE);
        LOAD(uchar, y, b + HERE);
        STORE(out + HERE, (uchar)(x[i] + y[i] + get_sub_group_local_id()));
    }
}

/* Rows change their places. */
SUB_GROUP turned(__global const uchar *a, __global const uchar *b, __global uchar *out) {
    VECTORS_OF(out) {
        LOAD(uchar, x, a + HERE);
        LOAD(uchar, y, b + HERE);
        STORE(out + HERE, (uchar)(x[i] + y[ROWS - 1 - i]));
    }
}

SUB_GROUP moved(__global const uchar *a, __global const uchar *b, __global uchar *out) {
    VECTORS_OF(out) {
        LOAD(uchar, x, a + HERE);
        LOAD(uchar, y, b + HERE);
        STORE(out + HERE, (uchar)(x[ROWS - 1 - i] + y[ROWS - 1 - i]));
    }
}

/* Bytes of other rows, and of several. */
PACKED(packed_turned, 8, (24 - 8 * i))
PACKED(packed_close, 4, 8 * i)

/* A value goes elsewhere too, or on to the next vector. */
SUB_GROUP carried(__global const uchar *a, __global const uchar *b, __global uchar *out) {
    uchar last = 0;
    VECTORS_OF(out) {
        LOAD(uchar, x, a + HERE);
        LOAD(uchar, y, b + HERE);
        STORE(out + HERE, (uchar)(x[i] + y[i] + last));
        last = x[1];
    }
}
SUB_GROUP spread(__global const uchar *a, __global const uchar *b, __global uchar *out) {
    VECTORS_OF(out) {
        LOAD(uchar, x, a + HERE);
        LOAD(uchar, y, b + HERE);
        STORE(out + HERE, (uchar)(x[i] + sub_group_broadcast(y[i], 5)));
    }
}
