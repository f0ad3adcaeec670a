#!/usr/bin/env python3
"""Functions of OpenCL C called by their mangled names, which nobody has: those that compilers leave so, with pointers to bytes
as such compilers write them, and the same declared with other types, which is refused and hurts nobody.

usage: by_name.py [--write FILE] ADAPTER
"""

import argparse
import array
import sys

import assemble
from assemble import ALIGNED, CROSS
from launches import BUFFER, Argument, Failed, Ur

ITEMS, BLOCK = 64, 16
LEFT = 16  # numbers of a work-item, at most


class Kernels(assemble.Module):
    def __init__(self):
        super().__init__(9, 61, 63, 67, 6026, extensions=("SPV_KHR_subgroup_rotate",))  # Float16Buffer, GroupNonUniform, ...
        self.u8, self.u16, self.u32, self.u64 = (self.int(n) for n in (8, 16, 32, 64))
        self.f16, self.f32 = self.type("Float", 16), self.type("Float", 32)
        self.void, self.bool = self.type("Void"), self.type("Bool")
        self.to_u8, self.to_u32, self.lid = self.pointer(CROSS, self.u8), self.pointer(CROSS, self.u32), self.built_in(34, self.u64)
        self.imported = {}
        self.declarations = []

    def imports(self, name, result, *parameters):
        key = (name, result, *parameters)
        if key not in self.imported:
            held, self.code = self.code, []
            self.imported[key], _ = self.function(result, *parameters)
            self.op("FunctionEnd")
            self.declarations += self.code
            self.code = held
            self.decorate(self.imported[key], 41, *assemble.text(name), 1)
        return self.imported[key]

    def call(self, name, result, *operands):
        """operands: (type, id)"""
        f = self.imports(name, result, *(kind for kind, _ in operands))
        if result == self.void:
            return self.put(self.code, "FunctionCall", result, self.new(), f, *(number for _, number in operands))
        return self.op("FunctionCall", result, f, *(number for _, number in operands))

    def words(self):
        whole = super().words()
        return whole[:len(whole) - len(self.code)] + self.declarations + self.code

    def begin_kernel(self, name):
        """Leaves numbers from `left` on."""
        self.numbers, self.out = self.kernel(name, self.to_u32, self.to_u32)
        self.item = self.op("Load", self.u64, self.lid)
        self.x = self.op("Load", self.u32, self.op("PtrAccessChain", self.to_u32, self.numbers, self.item), ALIGNED, 4)
        self.left = 0

    def leave(self, value):
        at = self.op("IAdd", self.u64, self.op("IMul", self.u64, self.item, self.constant(LEFT, 64)), self.constant(self.left, 64))
        self.op("Store", self.op("PtrAccessChain", self.to_u32, self.out, at), value, ALIGNED, 4)
        self.left += 1


def right(m):
    """What each work-item leaves, of what it is given."""
    m.begin_kernel("right")
    x = (m.u32, m.x)
    counter = m.op("Bitcast", m.to_u8, m.op("PtrAccessChain", m.to_u32, m.out, m.constant(ITEMS * LEFT, 64)))
    highest = m.op("Bitcast", m.to_u8, m.op("PtrAccessChain", m.to_u32, m.out, m.constant(ITEMS * LEFT + 1, 64)))
    m.call("_Z10atomic_incPU3AS1Vj", m.u32, (m.to_u8, counter))
    m.call("_Z10atomic_maxPU3AS1Vjj", m.u32, (m.to_u8, highest), x)
    real = m.call("_Z13convert_floatj", m.f32, x)
    half = m.call("_Z12convert_halff", m.f16, (m.f32, real))
    m.leave(m.op("UConvert", m.u32, m.op("Bitcast", m.u16, half)))
    m.leave(m.call("_Z28dot_acc_sat_4x8packed_ss_intjji", m.u32, x, x, (m.u32, m.constant(5))))
    m.leave(m.call("_Z3maxii", m.u32, x, (m.u32, m.constant(100))))
    m.leave(m.call("_Z3clzj", m.u32, x))
    m.leave(m.call("_Z9isgreaterff", m.u32, (m.f32, real), (m.f32, m.call("_Z8as_floatj", m.f32, (m.u32, m.constant(0x42c80000))))))
    m.call("_Z7barrierj", m.void, (m.u32, m.constant(1)))
    m.call("_Z9mem_fencej", m.void, (m.u32, m.constant(3)))
    m.leave(m.call("_Z3anyi", m.u32, (m.u32, m.op("ISub", m.u32, m.x, m.constant(100)))))
    bit = (m.u32, m.op("BitwiseAnd", m.u32, m.x, m.constant(4)))
    m.leave(m.call("_Z16sub_group_rotateji", m.u32, x, (m.u32, m.constant(3))))
    m.leave(m.call("_Z26sub_group_clustered_rotatejij", m.u32, x, (m.u32, m.constant(5)), (m.u32, m.constant(4))))
    m.leave(m.call("_Z40sub_group_non_uniform_reduce_logical_andi", m.u32, x))
    m.leave(m.call("_Z47sub_group_non_uniform_scan_exclusive_logical_ori", m.u32, bit))
    m.leave(m.call("_Z48sub_group_non_uniform_scan_inclusive_logical_xori", m.u32, bit))
    m.leave(m.call("_Z37sub_group_clustered_reduce_logical_orij", m.u32, bit, (m.u32, m.constant(2))))
    m.end()


WRONG = {"_Z10atomic_incPU3AS1Vj": ("f32", "to_u8"), "_Z12convert_halff": ("f16", "u32"), "_Z3maxii": ("u32", "f32", "f32"),
         "_Z3clzj": ("f32", "u32"), "_Z8as_floatj": ("u64", "u32"), "_Z11work_of_oursi": ("u32", "u32"), "_Z3maxi": ("u32", "u32"),
         "_Z20dot_4x8packed_uu_uintjj": ("u32", "f32", "f32"), "_Z9isgreaterff": ("u32", "u32", "u32"),
         "_Z14work_group_anyi": ("u32", "f32"), "_Z11atomic_xchgPU3AS1Vjj": ("u32", "u32", "u32"), "_Z3": ("u32", "u32"),
         "_Z9": ("u32",), "_Z3maxSS": ("u32", "u32"), "_Z3maxDv99_iS_": ("u32", "u32", "u32"), "_ZS_": ("u32", "u32")}


def wrong(name, result, *parameters):
    m = Kernels()
    m.begin_kernel("wrong")
    given = {"to_u8": lambda: m.op("Bitcast", m.to_u8, m.out), "f32": lambda: m.op("Bitcast", m.f32, m.x), "u32": lambda: m.x}
    m.call(name, getattr(m, result), *((getattr(m, p), given[p]()) for p in parameters))
    m.end()
    return m.bytes()


def half_of(x):
    """Of a whole number below 2048, exactly."""
    if x == 0:
        return 0
    power = x.bit_length() - 1
    return (power + 15) << 10 | (x << 10 >> power & 0x3ff)


def run(adapter, module):
    ur = Ur(adapter)
    loaded = ur.load(module.bytes())
    numbers = [i * 7 % 200 for i in range(ITEMS)]
    arguments = [Argument("global", array.array("I", numbers).tobytes().ljust(BUFFER, b"\0")), Argument("global", bytes(BUFFER))]
    data = array.array("I", ur.run(loaded, ("right", "", False, [BLOCK, 1, 1], []), arguments, ITEMS // BLOCK)[1])
    for i, x in enumerate(numbers):
        byte = x - 256 if x > 127 else x
        team, place = numbers[i // BLOCK * BLOCK:][:BLOCK], i % BLOCK  # a group is a sub-group
        bits = [n & 4 for n in team]
        want = [half_of(x), byte * byte + 5, max(x, 100), 32 - x.bit_length(), int(x > 100), int(x < 100), team[(place + 3) % BLOCK],
                team[place // 4 * 4 + (place + 5) % 4], int(all(team)), int(any(bits[:place])), bits[:place + 1].count(4) % 2,
                int(any(bits[place // 2 * 2:][:2]))]
        if list(data[i * LEFT:i * LEFT + len(want)]) != want:
            sys.exit(f"work-item {i} of {x}: {list(data[i * LEFT:i * LEFT + len(want)])}, not {want}")
    if list(data[ITEMS * LEFT:ITEMS * LEFT + 2]) != [ITEMS, max(numbers)]:
        sys.exit(f"atomics: {list(data[ITEMS * LEFT:ITEMS * LEFT + 2])}")
    for name, types in WRONG.items():
        try:
            ur.unload(ur.load(wrong(name, *types)))
        except Failed:
            continue
        sys.exit(f"{name} of {types} is built")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", default="")
    parser.add_argument("adapter", nargs="?")
    args = parser.parse_args()
    module = Kernels()
    right(module)
    if args.write:
        with open(args.write, "wb") as f:
            f.write(module.bytes())
    try:
        if args.adapter:
            run(args.adapter, module)
    except Failed as failed:
        sys.exit(str(failed))
    print(f"{len(module.imported)} functions, and {len(WRONG)} that are none")


if __name__ == "__main__":
    main()
