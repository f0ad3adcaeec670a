#!/usr/bin/env python3
"""Functions are inlined that kernels call, also large ones that a loop over work-items has which may become vectors, or of which there
are few copies; large ones of many copies stay functions where no such loop has them. Of a structure by value that a kernel hands on to one
that is inlined there is a copy only if one of them writes it or keeps its address.

usage: copies.py SPIRV2LLVM URCC
"""
import re
import sys
import tempfile

from translated import translated

CALLS = 12
# Work-items leave such a loop where they like, and it is in a function that is called twice: no region is made of it.
STEPS = """static void steps(uint *x, uint n) {
    while (x[n & 7] & n) {
        n += x[n & 3];
%s
    }
}
"""
KERNEL = {
    "loops": STEPS + "kernel void k(global uint *a) {\n    uint x[8] = {a[get_global_id(0)]};\n"
                     "    steps(x, a[0]);\n    steps(x, a[1]);\n    a[get_global_id(0)] = x[0];\n}\n",
    "straight": "kernel void k(global uint *a) {\n    uint x[8] = {a[get_global_id(0)]};\n%s\n    a[get_global_id(0)] = x[0];\n}\n",
}
STRUCTURE = """typedef struct { int sizes[4], steps[4], first, rest[32]; } layout;
static void move(layout *l, int by) { l->steps[by & 3] -= by; }
kernel void k(global int *a, layout l, local int *part) {
    int x = get_local_id(0);
    part[x] = a[x + l.first];
    barrier(CLK_LOCAL_MEM_FENCE);
    %s
    a[x * l.steps[0]] = part[l.sizes[0] - x];
}
"""
WRITTEN = (("", False), ("part[0] = l.sizes[x & 3];", False), ("l.sizes[x & 3] = x;", True), ("move(&l, x);", True))


def source(kind, statements, calls):
    lines = "\n".join(f"    x[{i % 8}] = (x[{(i + 1) % 8}] ^ {i * 7 + 3}u) + (x[{(i + 3) % 8}] >> {i % 13 + 1});" for i in range(statements))
    called = "\n".join("        mix(x);" for i in range(calls))
    return f"static void mix(uint *x) {{\n{lines}\n}}\n" + KERNEL[kind] % called


def is_inlined(tool, urcc, folder, kind, statements, calls):
    text = translated(tool, urcc, folder, source(kind, statements, calls), "-O1")
    functions = re.findall(r"^define internal \w+ @\.f\d+\([^\n]*\) #(\d+) \{\n(.*?)^\}", text, re.M | re.S)
    number = next((f[0] for f in functions if " xor " in f[1]), None)
    return number is None or f"attributes #{number} = {{ alwaysinline nounwind }}" in text


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        for kind, statements, calls, expected in (("loops", 400, CALLS, False), ("loops", 400, 1, True), ("loops", 60, CALLS, True),
                                                  ("straight", 400, CALLS, True)):
            if is_inlined(*sys.argv[1:], folder, kind, statements, calls) != expected:
                sys.exit(f"copies.py: {calls} calls of {statements} statements in a kernel ({kind}) are {'not ' if expected else ''}inlined")
        for statement, expected in WRITTEN:
            if bool(re.search(r"memcpy[.\w]+\(ptr %v\d+, ptr %v", translated(*sys.argv[1:], folder, STRUCTURE % statement, "-O1"))) != expected:
                sys.exit(f"copies.py: a structure by value is {'not ' if expected else ''}copied ({statement})")
    print("large functions of many copies stay functions, others are inlined; structures that are only read are not copied")


main()
