#!/usr/bin/env python3
"""An index of shared memory that is a sum of sums, each of two that are made of the one before it: the text grows with them, not with
the ways through them, which are twice as many for each.

usage: sums.py SPIRV2PTX
"""

import os
import subprocess
import sys
import tempfile

import assemble
from assemble import ALIGNED, CROSS, WORKGROUP

FEW, MANY = 3, 9  # of 9 there are 512 ways
MOST = 8          # lines for each more


class Kernels(assemble.Module):
    def __init__(self, sums):
        super().__init__()
        u32, u64 = self.int(32), self.int(64)
        shared = self.made("Variable", self.pointer(WORKGROUP, self.type("Array", u32, self.constant(1024))), WORKGROUP)
        out, at = self.kernel("sums", self.pointer(CROSS, u32), u32)
        for _ in range(sums):
            at = self.op("IAdd", u32, self.op("IAdd", u32, at, self.constant(1)), self.op("IAdd", u32, at, self.constant(2)))
        place = self.op("InBoundsPtrAccessChain", self.pointer(WORKGROUP, u32), shared, self.constant(0, 64), self.op("SConvert", u64, at))
        self.op("Store", out, self.op("Load", u32, place, ALIGNED, 4), ALIGNED, 4)
        self.end()


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "sums.spv")
        for sums in (FEW, MANY):
            with open(path, "wb") as f:
                f.write(Kernels(sums).bytes())
            text = subprocess.run([sys.argv[1], path], check=True, capture_output=True, text=True).stdout
            if "ld.shared" not in text:
                sys.exit("sums.py: nothing is read of shared memory")
            lines.append(text.count("\n"))
    if lines[1] - lines[0] > (MANY - FEW) * MOST:
        sys.exit(f"sums.py: {lines[0]} lines for {FEW} sums, {lines[1]} for {MANY}")
    print(f"{lines[0]} lines for {FEW} sums, {lines[1]} for {MANY}")


if __name__ == "__main__":
    main()
