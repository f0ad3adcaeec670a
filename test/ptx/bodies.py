#!/usr/bin/env python3
"""Kernels as translators to SPIR-V make them, a function with a loop and an entry point that only hands its arguments on to it: the
function is what is translated, and no copy of it in the entry point's place.

usage: bodies.py SPIRV2LLVM
"""

import os
import subprocess
import sys
import tempfile

import assemble
from assemble import ALIGNED, CROSS


class Kernel(assemble.Module):
    def __init__(self):
        super().__init__()
        u32, void = self.int(32), self.type("Void")
        to_u32 = self.pointer(CROSS, u32)
        self.body, (out, count) = self.begin(void, to_u32, u32)
        before, head, turn, after, i, more = (self.new() for _ in range(6))
        self.op("Branch", before)
        self.label(before)
        self.op("Branch", head)
        self.label(head)
        self.put(self.code, "Phi", u32, i, self.constant(0), before, more, turn)
        self.op("BranchConditional", self.op("ULessThan", self.type("Bool"), i, count), turn, after)
        self.label(turn)
        self.op("Store", self.op("PtrAccessChain", to_u32, out, i), i, ALIGNED, 4)
        self.put(self.code, "IAdd", u32, more, i, self.constant(1))
        self.op("Branch", head)
        self.label(after)
        self.end()
        given = self.kernel("k", to_u32, u32)
        self.op("FunctionCall", void, self.body, *given)
        self.end()


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    kernel = Kernel()
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "bodies.spv")
        with open(path, "wb") as f:
            f.write(kernel.bytes())
        text = subprocess.run([sys.argv[1], path], check=True, capture_output=True, text=True).stdout
    if f"@f{kernel.body}." not in text and f"@f{kernel.body}(" not in text:
        sys.exit("bodies.py: the entry point has a copy of its body")
    print("the body is the kernel's")


if __name__ == "__main__":
    main()
