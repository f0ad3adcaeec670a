#!/usr/bin/env python3
"""What a module says of sums, differences and products that do not wrap (NoSignedWrap, NoUnsignedWrap), LLVM is told, and nothing
where it says nothing.

usage: fits.py SPIRV2LLVM URCC
"""
import os
import re
import struct
import subprocess
import sys
import tempfile

SOURCE = "kernel void k(global int *a, int n) { size_t i = get_global_id(0); int x = a[i], y = a[i + n]; a[i] = (x + y) * (x - n); }\n"
OPERATIONS = {128: "add", 130: "sub", 132: "mul"}  # OpIAdd, OpISub, OpIMul
DECORATE, FIRST_TYPE, LAST_TYPE = 71, 19, 39
WRAPS = {4469: "nsw", 4470: "nuw"}  # decorations NoSignedWrap, NoUnsignedWrap


def decorated(module, decorations):
    """The module with these decorations on all its operations."""
    words = struct.unpack(f"<{len(module) // 4}I", module)
    at, first, results = 5, 0, []
    while at < len(words):
        opcode = words[at] & 0xffff
        first = first or (at if FIRST_TYPE <= opcode <= LAST_TYPE else 0)
        if opcode in OPERATIONS:
            results.append(words[at + 2])
        at += words[at] >> 16
    said = [word for result in results for d in decorations for word in (3 << 16 | DECORATE, result, d)]
    return struct.pack(f"<{len(words) + len(said)}I", *words[:first], *said, *words[first:])


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    tool, urcc = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        source, path = os.path.join(folder, "k.cl"), os.path.join(folder, "k.spv")
        with open(source, "w", encoding="utf-8") as f:
            f.write(SOURCE)
        subprocess.run([urcc, "--target", "spir64", "-O2", "-o", path, source], check=True)
        with open(path, "rb") as f:
            module = f.read()
        for decorations, flags in (((), ""), ((4469,), "nsw "), ((4470,), "nuw "), ((4469, 4470), "nuw nsw ")):
            with open(path, "wb") as f:
                f.write(decorated(module, decorations))
            text = subprocess.run([tool, path], check=True, capture_output=True, text=True).stdout
            for name in OPERATIONS.values():
                if not re.search(rf"%v\d+ = {name} {flags}i32 %v", text):
                    sys.exit(f"fits.py: no '{name} {flags}i32' with {[WRAPS[d] for d in decorations]}")
    print("what does not wrap is said to LLVM")


main()
