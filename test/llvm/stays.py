#!/usr/bin/env python3
"""Atomic operations that leave what is less, or more, look whether they change anything before they write, of any order; others, and
those on local memory, do not.

usage: stays.py SPIRV2LLVM URCC
"""
import re
import sys
import tempfile

from translated import translated

SOURCE = """kernel void stays(volatile global int *a, volatile global uint *b, volatile local int *c) {
    a[0] += atomic_min(&a[1], 3) + atomic_max(&b[1], 3) + atomic_add(&a[2], 3) + atomic_min(&c[1], 3) + atomic_or(&a[3], 1);
    a[1] += atomic_fetch_min_explicit((volatile global atomic_int *)&a[4], 3, memory_order_acq_rel, memory_scope_device);
}
"""


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    tool, urcc = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        text = translated(tool, urcc, folder, SOURCE, "-cl-std=CL2.0", "-O2")
    found = sorted(re.findall(r"^define internal i32 @(ur\.[\w.]+)\(ptr %at, i32 %x\) alwaysinline nounwind \{\n"
                              r"(?:  fence seq_cst\n)?  %is = load atomic i32, ptr %at (?:acquire|monotonic), align 4$", text, re.M))
    if found != ["ur.min.i32.acq_rel", "ur.min.i32.monotonic", "ur.umax.i32.monotonic"]:
        sys.exit(f"stays.py: {found} look first")
    # What it returns says when it was, so what stands in front must have been seen by then.
    fenced = re.findall(r"@(ur\.[\w.]+)\(ptr %at, i32 %x\) alwaysinline nounwind \{\n  fence seq_cst\n", text)
    if fenced != ["ur.min.i32.acq_rel"]:
        sys.exit(f"stays.py: {fenced} have a fence in front")
    print("what mostly stays is looked at first")


main()
