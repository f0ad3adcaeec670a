#!/usr/bin/env python3
"""Calls through pointers to functions (SPV_INTEL_function_pointers): chosen by work-items, kept in memory and in tables of
constants, passed on, in loops, of functions that call others so, with and without results, of functions that wait, and
through types that point to something else; beside them pointers in tables of constants that are null by casts.

usage: pointers.py [--spirv2ptx TOOL --ptxas TOOL] ADAPTER
"""

import argparse
import array
import sys

import assemble
from assemble import ALIGNED, CROSS, FUNCTION, GENERIC, UNIFORM_CONSTANT
from launches import BUFFER, Argument, Failed, Ur
from program import take

ITEMS, BLOCK = 64, 16
TO_POINTER = 122  # OpGenericCastToPtr
CODE, POINTER, CALL = 5605, 5600, 5601  # storage class, OpConstantFunctionPointerINTEL, OpFunctionPointerCallINTEL


class Kernels(assemble.Module):
    def __init__(self):
        super().__init__(5603, extensions=("SPV_INTEL_function_pointers",))
        self.u32, self.u64, self.bool, self.void = self.int(32), self.int(64), self.type("Bool"), self.type("Void")
        self.to_u32 = self.pointer(CROSS, self.u32)
        self.gid = self.built_in(34, self.u64)
        self.kind = self.pointer(CODE, self.type("Function", self.u32, self.u32))
        self.store = self.pointer(CODE, self.type("Function", self.void, self.to_u32, self.u32))
        names = ("add", "scale", "square", "waits")
        numbers = {n: self.new() for n in (*names, "puts", "puts_more", "twice", "same")}
        self.at = {n: self.constant_pointer(self.kind, numbers[n]) for n in (*names, "twice")}
        self.puts = [self.constant_pointer(self.store, numbers[n]) for n in ("puts", "puts_more")]
        self.to_u64 = self.pointer(CROSS, self.u64)
        self.same = self.constant_pointer(self.pointer(CODE, self.type("Function", self.to_u32, self.to_u32)), numbers["same"])
        none = self.made("SpecConstantOp", self.to_u32, TO_POINTER,
                         self.made("ConstantNull", self.pointer(GENERIC, self.u32)))
        self.pair = self.type("Struct", self.to_u32, self.u32)
        self.nothing = self.made("Variable", self.pointer(UNIFORM_CONSTANT, self.pair), UNIFORM_CONSTANT,
                                 self.made("ConstantComposite", self.pair, none, self.constant(41)))
        rows = self.type("Array", self.kind, self.constant(3))
        table = self.made("ConstantComposite", rows, *(self.at[n] for n in names[:3]))
        self.table = self.made("Variable", self.pointer(UNIFORM_CONSTANT, rows), UNIFORM_CONSTANT, table)
        for name in names:
            _, (x,) = self.begin(self.u32, self.u32, number=numbers[name])
            if name == "waits":
                self.wait()
            self.op("ReturnValue", {"add": lambda: self.op("IAdd", self.u32, x, self.constant(7)),
                                    "scale": lambda: self.op("IMul", self.u32, x, self.constant(3)),
                                    "square": lambda: self.op("IMul", self.u32, x, x),
                                    "waits": lambda: self.op("IAdd", self.u32, x, self.constant(1000))}[name]())
            self.op("FunctionEnd")
        for name, more in (("puts", 0), ("puts_more", 50)):
            _, (p, x) = self.begin(self.void, self.to_u32, self.u32, number=numbers[name])
            self.op("Store", p, self.op("IAdd", self.u32, x, self.constant(more)), ALIGNED, 4)
            self.end()
        _, (p,) = self.begin(self.to_u32, self.to_u32, number=numbers["same"])
        self.op("ReturnValue", p)
        self.op("FunctionEnd")
        _, (x,) = self.begin(self.u32, self.u32, number=numbers["twice"])
        self.op("ReturnValue", self.call(self.at["scale"], self.call(self.at["add"], x)))
        self.op("FunctionEnd")
        self.apply, (f, x) = self.begin(self.u32, self.kind, self.u32)
        self.op("ReturnValue", self.call(f, x))
        self.op("FunctionEnd")
        for name, (make, _) in CASES.items():
            self.out, = self.kernel(name, self.to_u32)
            make(self)
            self.end()

    def constant_pointer(self, kind, function):
        number = self.new()
        self.put(self.globals, POINTER, kind, number, function)
        return number

    def call(self, pointer, *arguments, result=None):
        number = self.new()
        self.put(self.code, CALL, result or self.u32, number, pointer, *arguments)
        return number

    def wait(self):
        self.op("ControlBarrier", self.constant(2), self.constant(2), self.constant(0x110))

    def item(self):
        self.place = self.op("PtrAccessChain", self.to_u32, self.out, self.op("Load", self.u64, self.gid))
        return self.op("UConvert", self.u32, self.op("Load", self.u64, self.gid))

    def leave(self, x):
        self.op("Store", self.place, x, ALIGNED, 4)

    def choose(self, x):
        odd = self.op("INotEqual", self.bool, self.op("BitwiseAnd", self.u32, x, self.constant(1)), self.constant(0))
        return self.op("Select", self.kind, odd, self.at["square"], self.at["add"])


def stranger():
    """A kernel that calls a pointer which it is given, and there is no function for it."""
    m = assemble.Module(5603, extensions=("SPV_INTEL_function_pointers",))
    u64 = m.int(64)
    address, = m.kernel("stranger", u64)
    p = m.op("ConvertUToPtr", m.pointer(CODE, m.type("Function", u64, u64)), address)
    m.put(m.code, CALL, u64, m.new(), p, address)
    m.end()
    return m.bytes()


def selected(m):
    x = m.item()
    m.leave(m.call(m.choose(x), x))


def kept(m):
    room = m.op("Variable", m.pointer(FUNCTION, m.kind), FUNCTION)
    x = m.item()
    m.op("Store", room, m.choose(x))
    m.leave(m.call(m.op("Load", m.kind, room), x))


def in_a_table(m):
    x = m.item()
    at = m.op("AccessChain", m.pointer(UNIFORM_CONSTANT, m.kind), m.table, m.op("UMod", m.u32, x, m.constant(3)))
    m.leave(m.call(m.op("Load", m.kind, at), x))


def passed_on(m):
    x = m.item()
    m.leave(m.op("FunctionCall", m.u32, m.apply, m.choose(x), x))


def of_others(m):
    x = m.item()
    m.leave(m.call(m.at["twice"], x))


def without_result(m):
    x = m.item()
    odd = m.op("INotEqual", m.bool, m.op("BitwiseAnd", m.u32, x, m.constant(1)), m.constant(0))
    m.call(m.op("Select", m.store, odd, m.puts[0], m.puts[1]), m.place, x, result=m.void)


def in_a_loop(m):
    x = m.item()
    before, head, body, after, i, more, now, then = (m.new() for _ in range(8))
    m.op("Branch", before)
    m.label(before)
    m.op("Branch", head)
    m.label(head)
    m.put(m.code, "Phi", m.u32, i, m.constant(0), before, more, body)
    m.put(m.code, "Phi", m.u32, now, x, before, then, body)
    goes_on = m.op("ULessThan", m.bool, i, m.constant(3))
    m.op("LoopMerge", after, body, 2)
    m.op("BranchConditional", goes_on, body, after)
    m.label(body)
    made = m.call(m.choose(now), now)
    m.put(m.code, "BitwiseAnd", m.u32, then, made, m.constant(0xffff))
    m.put(m.code, "IAdd", m.u32, more, i, m.constant(1))
    m.op("Branch", head)
    m.label(after)
    m.leave(now)


def waits(m):
    x = m.item()
    m.leave(m.call(m.at["waits"], x))


def of_other_types(m):
    x = m.item()
    place = m.call(m.same, m.op("Bitcast", m.to_u64, m.place), result=m.to_u64)
    m.call(m.puts[1], place, x, result=m.void)


def null_in_a_table(m):
    x = m.item()
    of = [m.op("Load", kind, m.op("AccessChain", m.pointer(UNIFORM_CONSTANT, kind), m.nothing, m.constant(i)))
          for i, kind in enumerate((m.to_u32, m.u32))]
    address = m.op("UConvert", m.u32, m.op("ConvertPtrToU", m.u64, of[0]))
    m.leave(m.op("IAdd", m.u32, x, m.op("IAdd", m.u32, address, of[1])))


def one(x):
    return x * x if x & 1 else x + 7


def three(x):
    for _ in range(3):
        x = one(x) & 0xffff
    return x


CASES = {"selected": (selected, one), "kept": (kept, one), "in_a_table": (in_a_table, lambda x: (x + 7, x * 3, x * x)[x % 3]),
         "passed_on": (passed_on, one), "of_others": (of_others, lambda x: (x + 7) * 3),
         "without_result": (without_result, lambda x: x if x & 1 else x + 50), "in_a_loop": (in_a_loop, three),
         "waits": (waits, lambda x: x + 1000), "of_other_types": (of_other_types, lambda x: x + 50),
         "null_in_a_table": (null_in_a_table, lambda x: x + 41)}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", default="")
    parser.add_argument("--spirv2ptx", default="")
    parser.add_argument("--ptxas", default="")
    parser.add_argument("adapter", nargs="?")
    args = parser.parse_args()
    code = Kernels().bytes()
    if args.write:
        with open(args.write, "wb") as f:
            f.write(code)
    if args.ptxas:
        take(args.spirv2ptx, args.ptxas, code)
    if args.adapter:
        try:
            ur = Ur(args.adapter)
            loaded = ur.load(code)
            for name, (_, right) in CASES.items():
                data = array.array("I", ur.run(loaded, (name, "", False, [BLOCK, 1, 1], []), [Argument("global", bytes(BUFFER))],
                                               ITEMS // BLOCK)[0])
                if list(data[:ITEMS]) != [right(i) for i in range(ITEMS)]:
                    sys.exit(f"{name}: {list(data[:ITEMS])}, not {[right(i) for i in range(ITEMS)]}")
        except Failed as failed:
            sys.exit(str(failed))
        try:
            ur.load(stranger())
            sys.exit("a call of a function that nobody knows is built")
        except Failed as failed:
            if "takes the address of no function" not in str(failed):
                sys.exit(str(failed))
    print(f"{len(CASES)} kernels")


if __name__ == "__main__":
    main()
