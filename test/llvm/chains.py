#!/usr/bin/env python3
"""Loops over work-items become vectors, but for those of long chains of instructions that wait for each other, of which LLVM takes
the square of their length; whether the chain is in values or in a variable, and also where a function has it.

usage: chains.py SPIRV2LLVM URCC
"""
import os
import re
import subprocess
import sys
import tempfile

SCALAR = re.compile(r"!llvm\.loop !(\d+)\n.*^!\1 = distinct !\{[^}]*!(\d+)\}.*^!\2 = !\{!\"llvm\.loop\.vectorize\.enable\", i1 false\}",
                    re.S | re.M)


def loops_are_scalar(tool, urcc, folder, statements, level):
    body = "\n".join(f"    x = (x ^ {i % 97 + 3}) * a[(x + {i}) & 63] + (x > {i} ? b : x / 7);" for i in range(statements))
    path = os.path.join(folder, "chain.cl")
    with open(path, "w", encoding="utf-8") as f:
        f.write(f"kernel void chain(global int *a, int b) {{\n    int x = a[get_global_id(0)];\n{body}\n    a[get_global_id(0)] = x;\n}}\n")
    module = path[:-3] + ".spv"
    subprocess.run([urcc, "--target", "spir64", level, "-o", module, path], check=True)
    text = subprocess.run([tool, module], check=True, capture_output=True, text=True).stdout
    if "!llvm.loop" not in text:
        sys.exit(f"chains.py: {statements} statements have no loop over work-items")
    return SCALAR.search(text) is not None


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        for statements, level, expected in ((100, "-O1", False), (600, "-O1", True), (600, "-O0", True)):
            if loops_are_scalar(*sys.argv[1:], folder, statements, level) != expected:
                sys.exit(f"chains.py: a chain of {statements} statements at {level} is {'not ' if expected else ''}left as it is")
    print("long chains are left as they are, short ones become vectors")


main()
