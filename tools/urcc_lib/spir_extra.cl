/*
 * Functions that translators to SPIR-V do not know, those of cl_khr_integer_dot_product: products of four
 * integers of 8 bits, as vectors or packed into a uint, and their sum, which saturates where another is added.
 */
#define DEFINE __attribute__((overloadable, always_inline))

#define PRODUCT(result, first, second)                                                                    \
    result DEFINE dot(first a, second b)                                                                  \
    {                                                                                                     \
        return (result)a.s0 * b.s0 + (result)a.s1 * b.s1 + (result)a.s2 * b.s2 + (result)a.s3 * b.s3;     \
    }                                                                                                     \
    result DEFINE dot_acc_sat(first a, second b, result c)                                                \
    {                                                                                                     \
        return add_sat(dot(a, b), c);                                                                     \
    }
#define PACKED(name, result, first, second)                                                               \
    result DEFINE dot_4x8packed_##name(uint a, uint b)                                                    \
    {                                                                                                     \
        return dot(as_##first(a), as_##second(b));                                                        \
    }                                                                                                     \
    result DEFINE dot_acc_sat_4x8packed_##name(uint a, uint b, result c)                                  \
    {                                                                                                     \
        return add_sat(dot(as_##first(a), as_##second(b)), c);                                            \
    }
PRODUCT(uint, uchar4, uchar4)
PRODUCT(int, char4, char4)
PRODUCT(int, uchar4, char4)
PRODUCT(int, char4, uchar4)
PACKED(uu_uint, uint, uchar4, uchar4)
PACKED(ss_int, int, char4, char4)
PACKED(us_int, int, uchar4, char4)
PACKED(su_int, int, char4, uchar4)
