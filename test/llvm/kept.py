#!/usr/bin/env python3
"""A function that its module asks to keep (DontInline) stays a call where it is large and called several times, so that the code of a
kernel grows with its calls and not with what they call; small ones, and those called once, go in place.

usage: kept.py SPIRV2LLVM URCC
"""
import re
import sys
import tempfile

from translated import translated


def attributes(tool, urcc, folder, name, statements, calls):
    """What the definition of `work` has: kept or in place."""
    steps = "\n".join(f"    x = (x ^ {i + 3}) * a[(x + {i}) & 63];" for i in range(statements))
    uses = "\n".join(f"    x += work(a, x + {i});" for i in range(calls))
    source = (f"__attribute__((noinline)) int work(global int *a, int x) {{\n{steps}\n    a[x & 63] = x;\n    return x;\n}}\n"
              f"kernel void calls(global int *a) {{\n    int x = a[get_global_id(0)];\n{uses}\n    a[get_global_id(0)] = x;\n}}\n")
    text = translated(tool, urcc, folder, source, "-O2")
    found = [re.search(rf"^attributes #{number} = \{{ (.*)nounwind \}}$", text, re.M).group(1).strip()
             for number in re.findall(r"^define internal i32 @\.f\d+\(.*\) #(\d+) \{$", text, re.M)]
    if len(found) != 1:
        sys.exit(f"kept.py: {name}: {len(found)} functions are called")
    return found[0]


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        for name, statements, calls, expected in (("large", 60, 3, "noinline"), ("small", 2, 3, "alwaysinline"),
                                                  ("once", 60, 1, "alwaysinline")):
            found = attributes(*sys.argv[1:], folder, name, statements, calls)
            if found != expected:
                sys.exit(f"kept.py: {name}: {found or 'nothing'} in place of {expected}")
    print("what is large and called often stays a call")


main()
