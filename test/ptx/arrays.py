#!/usr/bin/env python3
"""An array of the work-item's own becomes values where all that is read and written lies in it; it stays in memory where
something lies in front of it, behind it or across its end, and where a copy says of what it reads something else than of
what it writes.

usage: arrays.py SPIRV2LLVM
"""

import os
import subprocess
import sys
import tempfile

import assemble
from assemble import ALIGNED, CROSS, FUNCTION

COUNT, VOLATILE, NONE = 4, 1, 0


class Kernel(assemble.Module):
    """Its array's first element is set; then `use(kernel, array, out)` reads of it."""

    def __init__(self, use):
        super().__init__()
        self.u32, self.u64, self.u8 = self.int(32), self.int(64), self.int(8)
        array = self.type("Array", self.u32, self.constant(COUNT))
        out, number = self.kernel("k", self.pointer(CROSS, self.u32), self.u32)
        own = self.op("Variable", self.pointer(FUNCTION, array), FUNCTION)
        self.op("Store", self.element(own, 0), number, ALIGNED, 4)
        use(self, own, out)
        self.end()

    def element(self, own, index):
        return self.op("InBoundsAccessChain", self.pointer(FUNCTION, self.u32), own, self.constant(index, 64))

    def bytes_of(self, pointer, storage):
        return self.op("Bitcast", self.pointer(storage, self.u8), pointer)


def read(index):
    def use(kernel, own, out):
        kernel.op("Store", out, kernel.op("Load", kernel.u32, kernel.element(own, index), ALIGNED, 4), ALIGNED, 4)
    return use


def moved(*steps):
    """By a pointer to its first element that is moved on."""
    def use(kernel, own, out):
        at = kernel.element(own, 0)
        for step in steps:
            at = kernel.op("PtrAccessChain", kernel.pointer(FUNCTION, kernel.u32), at, kernel.constant(step, 64))
        kernel.op("Store", out, kernel.op("Load", kernel.u32, at, ALIGNED, 4), ALIGNED, 4)
    return use


def read_long(index):
    def use(kernel, own, out):
        at = kernel.op("Bitcast", kernel.pointer(FUNCTION, kernel.u64), kernel.element(own, index))
        to = kernel.op("Bitcast", kernel.pointer(CROSS, kernel.u64), out)
        kernel.op("Store", to, kernel.op("Load", kernel.u64, at, ALIGNED, 4), ALIGNED, 4)
    return use


def copy(index, size, *masks):
    def use(kernel, own, out):
        kernel.op("CopyMemorySized", kernel.bytes_of(out, CROSS), kernel.bytes_of(kernel.element(own, index), FUNCTION),
                  kernel.constant(size, 64), *masks)
    return use


VALUES = {"read of the last": read(COUNT - 1), "moved to the last": moved(COUNT, -1), "read of the last two": read_long(COUNT - 2),
          "copy of all": copy(0, 16), "copy of the last": copy(COUNT - 1, 4), "copy with one mask": copy(0, 16, ALIGNED, 4)}
MEMORY = {"read behind": read(COUNT), "moved in front": moved(-1), "moved behind": moved(1, COUNT - 1), "read across the end": read_long(COUNT - 1),
          "read where bytes wrap": read(1 << 62), "moved where bytes wrap": moved((1 << 61) - 1, (1 << 61) - 1, 2),
          "copy behind": copy(0, 20), "copy across the end": copy(1, 16), "copy in front": copy(-1, 8), "copy of more than there is": copy(0, (1 << 64) - 1),
          "copy of what is volatile": copy(0, 16, VOLATILE), "copy from what is volatile": copy(0, 16, NONE, VOLATILE),
          "copy from what is volatile, aligned": copy(0, 16, ALIGNED, 4, VOLATILE), "copy with two masks": copy(0, 16, ALIGNED, 4, ALIGNED, 4)}


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    failed = []
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "arrays.spv")
        for cases, stays in ((VALUES, False), (MEMORY, True)):
            for name, use in cases.items():
                with open(path, "wb") as f:
                    f.write(Kernel(use).bytes())
                made = subprocess.run([sys.argv[1], path], capture_output=True, text=True)
                if made.returncode:
                    failed.append(f"{name}: {made.returncode}, {made.stderr.strip()}")
                elif ("alloca [4 x i32]" in made.stdout) != stays:
                    failed.append(f"{name}: the array {'has become values' if stays else 'is in memory'}")
    if failed:
        sys.exit("\n".join(failed))
    print(f"{len(VALUES)} arrays are values, {len(MEMORY)} are in memory")


if __name__ == "__main__":
    main()
