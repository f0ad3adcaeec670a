#!/usr/bin/env python3
"""A number that is divided by may be made of many values, each made of as many: to look at all of them would take hours.

usage: nested.py SPIRV2LLVM
"""
import os
import struct
import subprocess
import sys
import tempfile

WIDTH, HEIGHT = 128, 5


def instruction(opcode, *words):
    return [(len(words) + 1) << 16 | opcode, *words]


def module():
    """A kernel that divides its number by an element of arrays of arrays, all made of its argument."""
    made = [0x07230203, 0x00010000, 0, 200, 0]
    for capability in (4, 6, 5, 11, 22):  # Addresses, Kernel, Linkage, Int64, Int16
        made += instruction(17, capability)
    made += instruction(14, 2, 2)  # Physical64, OpenCL
    made += instruction(15, 6, 1, ord("k"), 2)  # a kernel %1 "k", with %2
    made += instruction(71, 2, 11, 28)  # which is GlobalInvocationId
    void, word, long, vector, variable, pointer, function, width = range(3, 11)
    made += instruction(19, void) + instruction(21, word, 32, 0) + instruction(21, long, 64, 0) + instruction(23, vector, long, 3)
    made += instruction(32, variable, 1, vector) + instruction(32, pointer, 5, word) + instruction(33, function, void, pointer, word)
    made += instruction(43, word, width, WIDTH)
    arrays = range(100, 100 + HEIGHT)
    for height, array in enumerate(arrays):
        made += instruction(28, array, arrays[height - 1] if height else word, width)
    made += instruction(59, variable, 2, 1)
    at, by, label, place, number, narrow, divisor, quotient, to = range(20, 29)
    made += instruction(54, void, 1, 0, function) + instruction(55, pointer, at) + instruction(55, word, by) + instruction(248, label)
    value = by
    for height, array in enumerate(arrays):
        made += instruction(80, array, 120 + height, *[value] * WIDTH)
        value = 120 + height
    made += instruction(81, word, divisor, value, *[0] * HEIGHT)
    made += instruction(61, vector, place, 2, 2, 32) + instruction(81, long, number, place, 0) + instruction(113, word, narrow, number)
    made += instruction(134, word, quotient, narrow, divisor)
    made += instruction(70, pointer, to, at, number) + instruction(62, to, quotient, 2, 4)
    made += instruction(253) + instruction(56)
    return struct.pack(f"<{len(made)}I", *made)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "nested.spv")
        with open(path, "wb") as f:
            f.write(module())
        text = subprocess.run([sys.argv[1], path], check=True, capture_output=True, text=True).stdout
    if "udiv i32" not in text:
        sys.exit("nested.py: nothing is divided")
    print("divided, and not all of it was looked at")


main()
