#!/usr/bin/env python3
"""Kernels whose results say that threads of a warp go on together, on the software driver with UR_SOFT_ORDER=lockstep.

usage: lockstep.py LIBRARY
"""

import struct
import sys

from launches import Cuda

HEAD = """.version 6.0
.target sm_70
.address_size 64
"""
ENTRY = """.visible .entry %s(.param .u64 to)
{
    .reg .pred %%p<4>;
    .reg .u32 %%r<8>;
    .reg .u64 %%d<4>;
    ld.param.u64 %%d0, [to];
    mov.u32 %%r0, %%tid.x;
    mul.wide.u32 %%d1, %%r0, 4;
    add.u64 %%d1, %%d0, %%d1;
%s
    ret;
}
"""
KERNELS = {
    # All take what one element is and put back one more: together that is once.
    "one_element": """
    ld.global.u32 %r1, [%d0];
    add.u32 %r1, %r1, 1;
    st.global.u32 [%d0], %r1;""",
    # After they parted, each takes what its neighbour put there, without a barrier.
    "meet_again": """
    and.b32 %r1, %r0, 3;
    setp.eq.u32 %p0, %r1, 0;
    @%p0 bra LONG;
    add.u32 %r2, %r0, 100;
    bra BOTH;
LONG:
    mov.u32 %r3, 0;
MORE:
    add.u32 %r3, %r3, 1;
    setp.lt.u32 %p1, %r3, %r0;
    @%p1 bra MORE;
    add.u32 %r2, %r0, 100;
BOTH:
    st.global.u32 [%d1+256], %r2;
    xor.b32 %r4, %r0, 31;
    mul.wide.u32 %d2, %r4, 4;
    add.u64 %d2, %d0, %d2;
    ld.global.u32 %r5, [%d2+256];
    st.global.u32 [%d1], %r5;""",
    # A thread spins until another one, which stands further on, has done its part.
    "spin": """
    setp.ne.u32 %p0, %r0, 0;
    @%p0 bra OTHERS;
AGAIN:
    ld.volatile.global.u32 %r1, [%d0+128];
    setp.eq.u32 %p1, %r1, 0;
    @%p1 bra AGAIN;
    st.global.u32 [%d1], %r1;
    bra DONE;
OTHERS:
    st.global.u32 [%d1], %r0;
    setp.ne.u32 %p1, %r0, 31;
    @%p1 bra DONE;
    mov.u32 %r2, 77;
    st.volatile.global.u32 [%d0+128], %r2;
DONE:""",
}
LANES = range(32)
RIGHT = {"one_element": [1] + [0] * 31, "meet_again": [100 + (i ^ 31) for i in LANES], "spin": [77, *LANES[1:]]}


def main():
    cuda, wrong = Cuda(sys.argv[1]), 0
    module = cuda.load((HEAD + "".join(ENTRY % kernel for kernel in KERNELS.items())).encode() + b"\0")
    for name, right in RIGHT.items():
        to = cuda.buffer(bytes(512))
        cuda.launch(module, name, 1, (32, 1, 1), 0, [struct.pack("<Q", to.value)])
        found = list(struct.unpack("<32I", cuda.read(to, 128)))
        cuda.free(to)
        if found != right:
            wrong += 1
            print(f"{name}: {found}, not {right}")
    cuda.unload(module)
    print(f"{len(RIGHT) - wrong} kernels right, {wrong} wrong")
    return wrong != 0


sys.exit(main())
