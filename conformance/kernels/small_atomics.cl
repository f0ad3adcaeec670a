// Atomics of 16 bits: SPIR-V has them, OpenCL C does not.

enum { DEVICE = 1, RELAXED = 0 };

ushort __attribute__((overloadable)) __spirv_AtomicIAdd(volatile __global ushort *, int scope, int order, ushort);
short __attribute__((overloadable)) __spirv_AtomicSMin(volatile __global short *, int scope, int order, short);
ushort __attribute__((overloadable)) __spirv_AtomicUMax(volatile __global ushort *, int scope, int order, ushort);
ushort __attribute__((overloadable)) __spirv_AtomicOr(volatile __global ushort *, int scope, int order, ushort);
ushort __attribute__((overloadable))
__spirv_AtomicCompareExchange(volatile __global ushort *, int scope, int equal, int unequal, ushort value, ushort expected);

#define AT(i) (volatile __global ushort *)&to[i], DEVICE, RELAXED

// Neighbours share a word of 32 bits, and nothing may reach them.
__kernel void small_atomics(__global ushort *to, __global ushort *tickets) {
    ushort i = get_global_id(0);
    tickets[i] = __spirv_AtomicIAdd(AT(0), 1);
    __spirv_AtomicIAdd(AT(1), 0xff00);
    __spirv_AtomicSMin((volatile __global short *)&to[2], DEVICE, RELAXED, (short)(5 - i));
    __spirv_AtomicUMax(AT(3), (ushort)(0xff00 + i));
    __spirv_AtomicOr(AT(4), (ushort)(1 << i % 13));
    ushort old = to[5], seen;
    do {
        seen = old;
        old = __spirv_AtomicCompareExchange(AT(5), RELAXED, seen + 3, seen);
    } while (old != seen);
}
