#!/usr/bin/env python3
"""Functions that stay functions and return something: numbers, vectors of each length and type, structures and arrays with
pointers and truth values in them, and more than 64 numbers as parameters.

usage: returns.py [--write FILE] [--spirv2ptx TOOL --ptxas TOOL] ADAPTER
"""

import array
import random
import sys

import assemble
from assemble import ALIGNED, CROSS, GENERIC
from launches import BUFFER, Argument, Types, Ur
from program import run_module

ITEMS, BLOCK, ROOM = 64, 16, 256  # bytes of each


class Kernels(assemble.Module):
    def __init__(self):
        super().__init__(9, 10, 7)  # Float16Buffer, Float64, Vector16
        self.u8, self.u16, self.u32, self.u64 = (self.int(n) for n in (8, 16, 32, 64))
        self.f16, self.f32, self.f64 = (self.type("Float", n) for n in (16, 32, 64))
        self.bool, self.void = self.type("Bool"), self.type("Void")
        self.to_u8, self.lid = self.pointer(CROSS, self.u8), self.built_in(34, self.u64)
        self.plan = []
        for name, part in (("u8", self.u8), ("u16", self.u16), ("u32", self.u32), ("u64", self.u64), ("f16", self.f16),
                           ("f32", self.f32), ("f64", self.f64)):
            self.make(name, part)
            for count in (2, 3, 4, 8, 16):
                self.make(f"{name}_{count}", self.type("Vector", part, count))
        v3, v4 = self.type("Vector", self.u16, 3), self.type("Vector", self.f32, 4)
        four = self.type("Array", self.u32, self.constant(4))
        inner = self.type("Struct", self.u8, self.f64, v3)
        self.make("struct_two", self.type("Struct", self.u8, self.u64))
        self.make("struct_mixed", self.type("Struct", self.f16, v4, self.u16, four, inner))
        self.make("struct_array", self.type("Struct", self.type("Array", inner, self.constant(3)), self.u8))
        self.make("struct_large", self.type("Struct", self.type("Array", self.u8, self.constant(70)), self.u32))
        self.truths()

    def stays(self, kind, result):
        """f(x, n): x as often handed on as n is."""
        number = self.new()
        _, (x, n) = self.function(result, kind, self.u32, number=number)
        end, again = self.new(), self.new()
        self.label(self.new())
        self.op("BranchConditional", self.op("IEqual", self.bool, n, self.constant(0)), end, again)
        self.label(again)
        self.op("ReturnValue", self.op("FunctionCall", result, number, x, self.op("ISub", self.u32, n, self.constant(1))))
        self.label(end)
        return number, x

    def place(self, kind, base):
        item = self.op("IMul", self.u64, self.op("Load", self.u64, self.lid), self.constant(ROOM, 64))
        return self.op("Bitcast", self.pointer(CROSS, kind), self.op("PtrAccessChain", self.to_u8, base, item))

    def make(self, name, kind):
        f, x = self.stays(kind, kind)
        self.op("ReturnValue", x)
        self.op("FunctionEnd")
        given, out = self.kernel(name, self.to_u8, self.to_u8)
        value = self.op("Load", kind, self.place(kind, given))
        self.op("Store", self.place(kind, out), self.op("FunctionCall", kind, f, value, self.constant(3)))
        self.end()
        self.plan.append((name, kind))

    def truths(self):
        """A truth value, a vector of them, and a pointer in a structure."""
        v3 = self.type("Vector", self.bool, 3)
        generic = self.pointer(GENERIC, self.u32)
        kind = self.type("Struct", self.bool, generic, v3)
        f, x = self.stays(self.pointer(CROSS, self.u32), kind)
        odd = self.op("INotEqual", self.bool, self.op("BitwiseAnd", self.u32, self.op("Load", self.u32, x, ALIGNED, 4),
                                                      self.constant(1)), self.constant(0))
        even = self.op("Select", self.bool, odd, self.off(), self.on())
        self.op("ReturnValue", self.op("CompositeConstruct", kind, odd, self.op("PtrCastToGeneric", generic, x),
                                       self.op("CompositeConstruct", v3, even, odd, even)))
        self.op("FunctionEnd")
        given, out = self.kernel("truths", self.to_u8, self.to_u8)
        made = self.op("FunctionCall", kind, f, self.place(self.u32, given), self.constant(2))
        value = self.op("Load", self.u32, self.op("CompositeExtract", generic, made, 1), ALIGNED, 4)
        for path, bit in (((0,), 1), ((2, 0), 2), ((2, 1), 4), ((2, 2), 8)):
            is_so = self.op("CompositeExtract", self.bool, made, *path)
            value = self.op("IAdd", self.u32, value, self.op("Select", self.u32, is_so, self.constant(bit), self.constant(0)))
        self.op("Store", self.place(self.u32, out), value, ALIGNED, 4)
        self.end()

    def on(self):
        return self.made("ConstantTrue", self.bool)

    def off(self):
        return self.made("ConstantFalse", self.bool)


def run(adapter, module):
    ur, rng = Ur(adapter), random.Random(1)
    code = module.bytes()
    loaded, types = ur.load(code), Types(array.array("I", code))

    def launch(name):
        data = bytes(rng.choice(range(1, 64)) for _ in range(ITEMS * ROOM))
        arguments = [Argument("global", data.ljust(BUFFER, b"\0")), Argument("global", b"\xcc" * BUFFER)]
        return data, ur.run(loaded, (name, "", False, [BLOCK, 1, 1], []), arguments, ITEMS // BLOCK)[1]
    for name, kind in module.plan:
        data, got = launch(name)
        leaves = types.leaves(kind)
        for item in range(ITEMS):
            for offset, _, width in leaves:
                at = slice(item * ROOM + offset, item * ROOM + offset + width // 8)
                if data[at] != got[at]:
                    sys.exit(f"{name}: what is at {offset} of work-item {item} is {got[at].hex()}, not {data[at].hex()}")
    data, got = launch("truths")
    for item in range(ITEMS):
        given, left = (int.from_bytes(x[item * ROOM:item * ROOM + 4], "little") for x in (data, got))
        if left != given + (5 if given & 1 else 10):
            sys.exit(f"truths: work-item {item} has {left - given}")


if __name__ == "__main__":
    MODULE = Kernels()
    run_module(__doc__, MODULE, len(MODULE.plan) + 1, run)
