#!/usr/bin/env python3
"""Functions that are imported and that nothing has: where constants keep control from calling them, directly, by what is
computed of specialization constants, by a switch, or in a function that is called so, the module is built and runs; else it
is refused by the function's name.

usage: imports.py ADAPTER
"""

import argparse
import array
import sys

import assemble
from assemble import ALIGNED, CROSS
from launches import BUFFER, Argument, Failed, Ur

ITEMS = 64


class Kernels(assemble.Module):
    def __init__(self, ways, mask=6):
        """`mask`: what the specialization constant is."""
        super().__init__()
        self.u32, self.u64, self.bool, self.void = self.int(32), self.int(64), self.type("Bool"), self.type("Void")
        self.to_u32 = self.pointer(CROSS, self.u32)
        self.gid = self.built_in(34, self.u64)
        self.off = self.made("SpecConstantFalse", self.bool)
        self.decorate(self.off, 1, 1)
        self.mask = self.made("SpecConstant", self.u32, mask)
        self.decorate(self.mask, 1, 2)
        self.wanted = self.made("SpecConstantOp", self.bool, 171, self.made("SpecConstantOp", self.u32, 199, self.mask, self.constant(8)),
                                self.constant(0))
        self.missing, _ = self.function(self.u32, self.u32)
        self.op("FunctionEnd")
        self.decorate(self.missing, 41, *assemble.text("not_there"), 1)
        self.caller, (x,) = self.begin(self.u32, self.u32)
        self.op("ReturnValue", self.op("FunctionCall", self.u32, self.missing, x))
        self.op("FunctionEnd")
        for name in ways:
            self.make(name)

    def make(self, name):
        out, = self.kernel(name, self.to_u32)
        item = self.op("Load", self.u64, self.gid)
        at = self.op("PtrAccessChain", self.to_u32, out, item)
        x = self.op("UConvert", self.u32, item)
        if name == "waits":
            self.op("ControlBarrier", self.constant(2), self.constant(2), self.constant(0x110))
        yes, no, both = self.new(), self.new(), self.new()
        before = self.new()
        self.op("Branch", before)
        self.label(before)
        if name == "switched":
            self.put(self.code, 251, self.mask, no, 8, yes)
        else:
            condition = {"directly": self.off, "computed": self.wanted, "waits": self.wanted}.get(name)
            if condition is None:
                bit = self.op("BitwiseAnd", self.u32, self.mask, self.constant(8))
                condition = self.op("INotEqual", self.bool, bit, self.constant(0))
            self.op("BranchConditional", condition, yes, no)
        self.label(yes)
        if name == "waits":
            self.op("ControlBarrier", self.constant(2), self.constant(2), self.constant(0x110))
        made = self.op("FunctionCall", self.u32, self.caller if name == "deeper" else self.missing, x)
        self.op("Branch", both)
        self.label(no)
        plain = self.op("IAdd", self.u32, x, self.constant(100))
        self.op("Branch", both)
        self.label(both)
        self.op("Store", at, self.op("Phi", self.u32, made, yes, plain, no), ALIGNED, 4)
        self.end()


WAYS = ("directly", "computed", "in_the_function", "switched", "deeper", "waits")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("adapter")
    ur = Ur(parser.parse_args().adapter)
    try:
        loaded = ur.load(Kernels(WAYS).bytes())
        for name in WAYS:
            data = array.array("I", ur.run(loaded, (name, "", False, [16, 1, 1], []), [Argument("global", bytes(BUFFER))], ITEMS // 16)[0])
            if list(data[:ITEMS]) != [i + 100 for i in range(ITEMS)]:
                sys.exit(f"{name}: {list(data[:ITEMS])}")
    except Failed as failed:
        sys.exit(str(failed))
    for name in ("computed", "in_the_function", "switched", "deeper"):
        try:
            ur.load(Kernels([name], 8).bytes())
        except Failed as failed:
            if "not_there" in str(failed):
                continue
            sys.exit(f"{name} is refused for another reason: {failed}")
        sys.exit(f"{name} is built, though it calls what is not there")
    print(f"{len(WAYS)} ways")


if __name__ == "__main__":
    main()
