#!/usr/bin/env python3
"""Whether LLVM is told to bring no accesses together: where one of them may be to what was written before it, by whatever name, and only there.

usage: order.py SPIRV2LLVM URCC
"""
import sys
import tempfile

from translated import translated

FUNCTIONS = """typedef struct { uint a, b; ulong c; } parts;
__attribute__((noinline)) void put(global uint *x, uint at, uint to) { x[at] = to; }
__attribute__((noinline)) void hand_on(global uint *x, uint at, uint to) { put(x, at, to + 1); }
__attribute__((noinline)) uint get(global uint *x, uint at) { return x[at]; }
"""
NEIGHBOURS = "out[i] = k + x[4 * i] * 5 + x[4 * i + 1] * 3 + x[4 * i + 2];"
BEHIND = f"uint k = x[4 * i + 3] & 3; x[4 * i + k] += in[i]; {NEIGHBOURS}"
# A kernel's statements, and whether they keep the order, optimised and not; None: it is not asked.
KERNELS = {
    "behind what is written": (BEHIND, True, True),
    "behind a barrier": (f"local uint q[64]; q[get_local_id(0)] = n; barrier(CLK_LOCAL_MEM_FENCE); n = q[63 - get_local_id(0)]; {BEHIND}", True, True),
    "in a loop that all take alike": (f"for (uint j = 0; j < n; j++) {{ {BEHIND} i += 64; }}", True, True),
    "with a barrier between": ("local uint q[256]; size_t l = 4 * get_local_id(0); q[l] = in[i]; q[l + 1] = n; q[l + (in[i] & 3)] = in[i] + 1; barrier(CLK_LOCAL_MEM_FENCE);"
                               " out[i] = q[l] + q[l + 1] * 3;", False, False),
    "vectors": ("uint2 a = vload2(2 * i, x); vstore2(a * 3, 2 * i + (in[i] & 1), x); a += vload2(2 * i + 1, x); out[i] = a.x * a.y;", True, True),
    "vectors at one place": ("uint2 a = vload2(2 * i, x) + vload2(2 * i + 1, x); vstore2(a * 3, 2 * i, x); out[i] = a.x * a.y;", False, False),
    "written by a function": (f"uint k = x[4 * i]; put(x, 4 * i + (in[i] & 3), k * 3); {NEIGHBOURS}", True, True),
    "read by a function": ("uint k = get(x, 4 * i); x[4 * i + (in[i] & 3)] = k * 3; out[i] = k + get(x, 4 * i + 1) + get(x, 4 * i + 2) * 3;", True, True),
    "functions that read alone": ("out[i] = get(x, 4 * i) + get(x, 4 * i + 1) * 3 + x[4 * i + 2];", False, False),
    "words of two": (f"uint k = x[4 * i]; *(global ulong *)(x + 4 * i + 2 * (in[i] & 1)) = k * 0x100000003ul; {NEIGHBOURS}", True, True),
    "words of two over numbers": ("uint k = x[4 * i]; *(global ulong *)(x + 4 * i) = k * 0x100000003ul; out[i] = k + x[4 * i + 1];", True, True),
    "vectors of two lengths": ("uint4 a = vload4(2 * i, x); vstore2(a.xy + n, 2 * i, x); a += vload4(2 * i + 1, x); out[i] = a.x + a.y * a.z + a.w;", True, True),
    "by a function that another one calls": (f"uint k = x[4 * i]; hand_on(x, 4 * i + (in[i] & 3), k * 3); {NEIGHBOURS}", True, True),
    "numbers beside each other": ("uint a = x[4 * i], b = x[4 * i + 1]; x[4 * i] = a * b; x[4 * i + 1] = a + b; out[i] = x[4 * i] * n + x[4 * i + 2];", False, False),
    "parts of a structure": ("global parts *p = (global parts *)x; parts q = p[i]; p[i].a = q.b * n; p[i].b = q.a; p[i].c = q.a * q.c; out[i] = p[i].a + p[i].b * 3;", False, False),
    "a number set twice": (f"uint k = x[4 * i + 3] & 3; if (in[i] & 1) k = 1; x[4 * i + k] = n; {NEIGHBOURS}", True, True),
    "a number set again": ("uint k = in[i] & 3, a = x[4 * i]; x[4 * i + k] = n; k = 1; out[i] = a + x[4 * i + k];", True, True),
    "a number set in some turns": ("uint s = 0, k; for (uint j = 0; j < n; j++) { s += x[4 * i + k]; uint t = in[j] & 3; if (t & 1) { k = t; x[4 * i + t] = n; } s += x[4 * i + k + 1]; } out[i] = s;", False, True),
    "a pointer set twice": ("global uint *p = x; if (n & 1) p = x + 4; if (n & 2) p = x + 8; uint k = p[4 * i]; x[4 * i + (in[i] & 3)] = n; out[i] = k + p[4 * i + 1];", None, True),
    "neighbours by a number set twice": ("uint j = 0; if (n & 1) j = 4; uint k = x[i * 4 + j]; x[4 * i + (in[i] & 3)] = n; out[i] = k + x[4 * i + j + 1];", False, True),
    "one place in a loop": ("local uint q[64]; size_t l = get_local_id(0); q[l] = n; barrier(CLK_LOCAL_MEM_FENCE); if (l == 0) for (uint j = 1; j < 64; j++) q[0] = q[0] * 3 + q[j];"
                            " barrier(CLK_LOCAL_MEM_FENCE); out[i] = q[0];", False, True),
    "what is left of an index": ("uint a = x[2 * i + 1]; x[(short)(2 * i)] = n; out[i] = a + x[2 * i] * 3;", True, True),
    "an index extended in two ways": ("int j = (int)i * 2; uint a = x[(size_t)(uint)j + 1]; x[j] = n; out[i] = a + x[(uint)j] * 3;", True, True),
    "an index cut off in two ways": ("uint j = (uint)i * 2; uint a = x[(size_t)(uchar)j + 1]; x[(size_t)(uchar)j] = n; out[i] = a + x[(ushort)j] * 3;", False, True),
    "an index extended in one way": ("int j = (int)i * 2; uint a = x[j] + x[(size_t)j + 1]; x[j] = n; out[i] = a + x[j] * 3;", False, False),
    "a loop that is written out": ("uint s = n; for (uint j = 0; j < 4; j++) { s = s * 3 + x[4 * i + j]; x[4 * i + ((in[i] + j) & 3)] = s; } out[i] = s;", True, True),
}


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    tool, urcc = sys.argv[1:]
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, (body, *expected) in KERNELS.items():
            source = f"{FUNCTIONS}kernel void k(global uint *restrict x, global const uint *restrict in, global uint *restrict out, uint n) {{ size_t i = get_global_id(0); {body} }}\n"
            found = ["; keeps order\n" in translated(tool, urcc, folder, source, level, "-w", "-cl-std=CL2.0") for level in ("-O2", "-O0")]
            good = all(e in (f, None) for e, f in zip(expected, found))
            print(f"{name}: {found}{'' if good else ', not as expected'}")
            wrong += not good
    sys.exit(wrong)


main()
