#!/usr/bin/env python3
"""Functions are inlined that kernels call, also large ones that a loop over work-items has which may become vectors, or of which there
are few copies; large ones of many copies stay functions where no such loop has them.

usage: copies.py SPIRV2LLVM URCC
"""
import os
import re
import subprocess
import sys
import tempfile

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


def source(kind, statements, calls):
    lines = "\n".join(f"    x[{i % 8}] = (x[{(i + 1) % 8}] ^ {i * 7 + 3}u) + (x[{(i + 3) % 8}] >> {i % 13 + 1});" for i in range(statements))
    called = "\n".join("        mix(x);" for i in range(calls))
    return f"static void mix(uint *x) {{\n{lines}\n}}\n" + KERNEL[kind] % called


def is_inlined(tool, urcc, folder, kind, statements, calls):
    path = os.path.join(folder, "copies.cl")
    with open(path, "w", encoding="utf-8") as f:
        f.write(source(kind, statements, calls))
    module = path[:-3] + ".spv"
    subprocess.run([urcc, "--target", "spir64", "-O1", "-o", module, path], check=True)
    text = subprocess.run([tool, module], check=True, capture_output=True, text=True).stdout
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
    print("large functions of many copies stay functions, others are inlined")


main()
