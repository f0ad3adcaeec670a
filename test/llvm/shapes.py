#!/usr/bin/env python3
"""Looks for what made kernels on native CPU slow in the text that LLVM gets of them, since times cannot be tested.

usage: shapes.py SPIRV2LLVM SHAPES.SPV
"""
import re
import subprocess
import sys


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    text = subprocess.run(sys.argv[1:], check=True, capture_output=True, text=True).stdout
    found = {m.group(1): m.group(2) for m in re.finditer(r"^define [^\n]*@([\w.]+)\(.*?\{\n(.*?)^\}", text, re.S | re.M)}
    regions = [body for name, body in found.items() if re.fullmatch(r"f\d+\.r\d+(\.\d+)?", name)]
    whole = [body for name, body in found.items() if re.fullmatch(r"f\d+\.whole", name)]
    group = [body for name, body in found.items() if re.fullmatch(r"f\d+\.group", name)]
    size = 216  # offset of sub_group_size in struct ur_hostcode_item
    checks = [
        ("there are regions, whole teams and a group", bool(regions and whole and group)),
        ("regions know the size of sub-groups", not any(f"%item, i64 {size}\n" in body for body in regions)),
        ("the most of floats is found by halves", "vector.reduce.fmax" not in text and "llvm.maxnum.v8f32" in text),
        ("blocks before loops over a team stay", all("@llvm.sideeffect()" in body for body in whole)),
        ("ids of a group are known to begin at 0", all(body.count("store i64 0, ptr %") >= 3 for body in group)),
        ("teams that are not whole get a copy of the item",
         all(re.search(r"\.part\(ptr %item\.part,", body) for body in group if ".whole(" in body)),
        ("a loop that strides by the size of the range goes on turn by turn",
         any(re.search(r"%in\d+ = icmp eq i32 %r\d+,", body) for name, body in found.items()
             if re.fullmatch(r"f\d+\.part", name))),
        ("a loop that work-items leave one by one goes on turn by turn below a guard",
         any(body.count("\nturn:") and "@llvm.fmuladd.f32" in body for body in regions)),
        ("one that loads goes on as one block, in which those that have left read zeros",
         any("= select i1 %t4, ptr %" in body and "ptr @ur.idle" in body and body.count("\nb") == 0 for body in regions)),
        ("sine has no table", not re.search(r"^@ocl_", text, re.M)),
    ]
    for what, good in checks:
        print(f"{'ok' if good else 'WRONG'}: {what}")
    return int(not all(good for _, good in checks))


if __name__ == "__main__":
    sys.exit(main())
