/*
 * Functions of integers that libclc lacks, for nvptx64 and amdgcn: what is a macro in its own header, and
 * what came with OpenCL C 2.0.
 */
#define INTEGER_ONE(type, plain)                                                                     \
    type DEFINE mad_hi(type a, type b, type c)                                                      \
    {                                                                                               \
        return mul_hi(a, b) + c;                                                                    \
    }                                                                                               \
    type DEFINE ctz(type x)                                                                         \
    {                                                                                               \
        plain bits = as_##plain(x);                                                                 \
        return as_##type(popcount((plain)(~bits & (bits - (plain)1))));                             \
    }
#define INTEGER(type, plain)                                                                         \
    INTEGER_ONE(type, plain)                                                                        \
    INTEGER_ONE(type##2, plain##2)                                                                  \
    INTEGER_ONE(type##3, plain##3)                                                                  \
    INTEGER_ONE(type##4, plain##4)                                                                  \
    INTEGER_ONE(type##8, plain##8)                                                                  \
    INTEGER_ONE(type##16, plain##16)
INTEGER(char, uchar)
INTEGER(uchar, uchar)
INTEGER(short, ushort)
INTEGER(ushort, ushort)
INTEGER(int, uint)
INTEGER(uint, uint)
INTEGER(long, ulong)
INTEGER(ulong, ulong)
