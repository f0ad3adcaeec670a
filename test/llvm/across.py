#!/usr/bin/env python3
"""The table says of a kernel that goes across rows of memory in its first dimension, and along them in its second one, of how many bytes
what it reads or writes there is; of others nothing.

usage: across.py SPIRV2LLVM URCC
"""
import os
import re
import subprocess
import sys
import tempfile

TURNED = "kernel void {0}(global {1} *out, global const {1} *in, int wide, int high) {{\n    int x = get_global_id(0), y = get_global_id(1);\n    {2}\n}}\n"
KERNELS = [
    ("shorts", 2, TURNED, "ushort", "out[x * high + y] = in[y * wide + x];"),
    ("guarded", 4, TURNED, "float", "if (x < wide && y < high) out[x * high + y] = in[y * wide + x];"),
    ("vectors", 16, TURNED, "float4", "out[y * wide + x] = in[x * high + y];"),
    ("straight", 0, TURNED, "float", "out[y * wide + x] = in[y * wide + x];"),
    ("table", 0, TURNED, "int", "out[in[x] * high + y] = x;"),
    ("down", 0, TURNED, "int", "out[x * high + y] += in[x * high + y];"),  # which has a form for columns instead
    ("sums", 0, TURNED, "int", "int sum = 0; for (int i = 0; i < 50; ++i) sum += in[y * wide + i]; out[x * high + y] = sum * in[y * wide + x];"),
]


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    tool, urcc = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "across.cl")
        with open(path, "w", encoding="utf-8") as f:
            f.write("".join(text.format(name, kind, body) for name, _, text, kind, body in KERNELS))
        module = path[:-3] + ".spv"
        subprocess.run([urcc, "--target", "spir64", "-O2", "-o", module, path], check=True)
        text = subprocess.run([tool, module], check=True, capture_output=True, text=True).stdout
    found = [int(n) for n in re.findall(r", i64 \d+, i64 (\d+), ptr [\w.@]+, ptr [^{}\[\]]+ }(?:, {|\])", re.search(r"^@ur\.kernels = .*$", text, re.M).group())]
    wanted = [bytes_across for _, bytes_across, *_ in KERNELS]
    if found != wanted:
        sys.exit(f"across.py: {found} of {[k[0] for k in KERNELS]}, not {wanted}")
    print("what goes across rows is known")


main()
