#!/usr/bin/env python3
"""A module that reads images by the number of a texture alone, for which PTX needs no table and code for AMD's devices does: it is built,
and its kernel runs where it reads none.

usage: unread.py ADAPTER
"""

import argparse
import array
import sys

import assemble
from assemble import ALIGNED, CROSS
from launches import BUFFER, Argument, Failed, Ur

ITEMS = 64
BASIC, BINDLESS = 13, 6528  # capabilities
CONVERT, SAMPLE, LOD = 6531, 88, 2


class Kernels(assemble.Module):
    def __init__(self):
        super().__init__(BASIC, BINDLESS, extensions=("SPV_INTEL_bindless_images",))
        u32, u64, f32 = self.int(32), self.int(64), self.type("Float", 32)
        float4, to_u32 = self.type("Vector", f32, 4), self.pointer(CROSS, u32)
        image = self.type("SampledImage", self.type("Image", self.type("Void"), 1, 0, 0, 0, 0, 0, 0))
        gid = self.built_in(34, u64)
        zero = self.made("Constant", f32, 0)
        at = self.made("ConstantComposite", self.type("Vector", f32, 2), zero, zero)
        out, number = self.kernel("numbers", to_u32, u64)
        item, yes, no = self.op("Load", u64, gid), self.new(), self.new()
        place = self.op("PtrAccessChain", to_u32, out, item)
        self.op("BranchConditional", self.op("INotEqual", self.type("Bool"), number, self.constant(0, 64)), yes, no)
        self.label(yes)
        read = self.op(SAMPLE, float4, self.op(CONVERT, image, number), at, LOD, zero)
        self.op("Store", place, self.op("Bitcast", u32, self.op("CompositeExtract", f32, read, 0)), ALIGNED, 4)
        self.op("Return")
        self.label(no)
        self.op("Store", place, self.op("UConvert", u32, item), ALIGNED, 4)
        self.end()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("adapter")
    ur = Ur(parser.parse_args().adapter)
    try:
        data = ur.run(ur.load(Kernels().bytes()), ("numbers", "", False, [16, 1, 1], []),
                      [Argument("global", bytes(BUFFER)), Argument("value", bytes(8))], ITEMS // 16)[0]
    except Failed as failed:
        sys.exit(str(failed))
    if list(array.array("I", data)[:ITEMS]) != list(range(ITEMS)):
        sys.exit(f"{list(array.array('I', data)[:ITEMS])}")
    print("runs")


if __name__ == "__main__":
    main()
