#!/usr/bin/env python3
"""How the loops of kernels that wait for each other are cut: LLVM is asked to write out those within a region that constants say the number of
turns of, as it makes vectors of the loop over work-items only then; and turns of others are regions, of strips of work-items, also
behind a guard that the work-items wait behind as well. Where one of two regions follows, work-items that go to either are counted; so
it is where some store to one place, which LLVM makes no vectors of.

usage: loops.py SPIRV2LLVM URCC
"""
import re
import sys
import tempfile

from translated import translated

PRODUCT = """kernel void kernel_of_loops(global const float *a, global float *b, int n) {
    local float s[32 * 32], t[32 * 32];
    int x = get_local_id(0), y = get_local_id(1);
    s[y * 32 + x] = a[y * n + x];
    t[y * 32 + x] = b[y * n + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0;
    for (int k = 0; k < %s; ++k)
        sum += s[y * 32 + k] * t[k * 32 + x];
    b[y * n + x] = sum;
}
"""
GUARDED = """kernel void kernel_of_loops(global const float *from, global float *to, local float *t, int n, int turns) {
    int i = get_global_id(0), l = get_local_id(0);
    if (i < n) {
        t[l] = from[i];
        barrier(CLK_LOCAL_MEM_FENCE);
        float sum = 0;
        %sfor (int k = 0; k < turns; ++k)
            sum += from[k * n + i] * t[k];
        to[i] += sum;
    }
}
"""
BAND = """kernel __attribute__((reqd_work_group_size(64, 1, 1))) void kernel_of_loops(global const float *from, global float *to, local float *t, int n) {
    int i = get_global_id(0), l = get_local_id(0);
    float sum = 0;
    for (int first = 0; first < n; first += 64) {
        t[l] = to[first + l];
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i < n)
            for (int k = 0; k < 64; ++k) {
                %s
            }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    to[i] = sum;
}
"""
STRIDES = """kernel void kernel_of_loops(global const uchar *from, int total, int step, global int *to) {
    local int part[64];
    int l = get_local_id(0), sum = 0;
    for (int i = %s; i < total; i += %s)
        sum += from[i];
    part[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    to[get_global_id(0)] = part[l] + part[63 - l];
}
"""
IN_BAND = "float value = 0; if (first + k >= i - 5 && first + k <= i + 5) value = from[k * n + i]; sum += value * t[k];"
LOOP_IN_BAND = "for (int j = 0; j < (i & 7); ++j) sum += from[k * n + i + j] * t[k];"
LONG = "float x = from[k * n + i], y = t[k];" + "x += y * x; y = x - y * 3;" * 120 + "sum += x;"
APART = """kernel void kernel_of_loops(global uint *part, global uint *sums, int n) {
    uint sum = 0;
    for (int i = get_global_id(0); i < n; i += 1024) {
        uint own = part[i];
        part[i] = sum;
        sum += own;
    }
    sums[get_global_id(0)] = sum;
}
"""
SEARCH = """kernel void kernel_of_loops(uint wanted, int turns, global int *found) {
    uint x = get_global_id(0) * turns;
    for (int k = 0; k < turns; ++k, ++x) {
        uint y = x * 0x9e3779b9u;
        if ((y ^ y >> 15) == wanted) {
            found[0] = x;
            found[3] = k;
        }
    }
}
"""
# What it is, the source, loops that LLVM is to write out, and whether there are strips.
CASES = (
    ("a loop of 32 turns", PRODUCT % "32", 1, False),
    ("a loop of thousands of turns", PRODUCT % "4000", 0, True),
    ("a loop of as many turns as asked for", PRODUCT % "n", 0, True),
    ("a loop behind a guard that all wait behind", GUARDED % "", 0, True),
    ("a loop behind a guard of its own too", GUARDED % "if (l > 5) ", 0, True),
    ("a loop behind a guard in which work-items part for short", BAND % IN_BAND, 0, True),
    ("a loop behind a guard in which they part for another loop", BAND % LOOP_IN_BAND, 0, False),
    ("a loop of a long turn behind a guard", BAND % LONG, 0, True),
    ("a loop that strides by a number of groups", STRIDES % ("get_global_id(0)", "step * 64"), 0, True),
    ("a loop that strides by what the launch gives", STRIDES % ("get_global_id(0)", "step"), 0, True),
    ("a loop that strides by it from a number in the group", STRIDES % ("l", "step"), 0, False),
    ("a loop that strides by it from numbers that lie apart", STRIDES % ("get_global_id(0) * 64", "step"), 0, False),
    ("a loop that strides by what memory gives", STRIDES % ("get_global_id(0)", "to[0]"), 0, False),
)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        for name, source, written_out, strips in CASES:
            text = translated(*sys.argv[1:], folder, source, "-O2")
            found = len(re.findall(r"^  br i1 .*, !llvm\.loop !11$", text, re.M)), bool(re.search(r"^define internal i32 @f\d+\.whole\(", text, re.M))
            if found != (written_out, strips):
                sys.exit(f"loops.py: {name}: {found[0]} written out, {'strips' if found[1] else 'no strips'}")
        # What is left of loops over work-items where indices wrap is written out, but for long turns.
        for turn, wanted in (("sum += from[k * n + i] * t[k];", False), (LONG, True)):
            text = translated(*sys.argv[1:], folder, BAND % turn, "-O2")
            if bool(re.search(r"^!(\d+) = distinct !{!\1, !2, !4}$", text, re.M)) != wanted:
                sys.exit(f"loops.py: turns of {len(turn)} characters are {'' if wanted else 'not '}written out for each work-item")
        for name, source in (("a loop that work-items leave one by one", APART), ("a search of all for one place", SEARCH)):
            if not re.search(r"^  %one(\d+) = zext i1 %second\1 to i32$", translated(*sys.argv[1:], folder, source, "-O2"), re.M):
                sys.exit(f"loops.py: {name}: nobody counts who goes to which of two regions")
    print("loops are written out, or cut into turns, where they are to be")


main()
