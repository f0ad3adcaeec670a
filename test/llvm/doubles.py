#!/usr/bin/env python3
"""Functions of double that are called are the library's, of which LLVM may take forms of vectors. Powers whose operand is one of some
constants are none of these.

usage: doubles.py SPIRV2LLVM MODULE
"""
import re
import subprocess
import sys


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    text = subprocess.run(sys.argv[1:], check=True, capture_output=True, text=True).stdout
    found = set(re.findall(r"call double @(ocl_\w+_f64)\(", text))
    if len(found) < 10:
        sys.exit(f"doubles.py: only {sorted(found)} are the library's")
    for name in found:
        one = re.search(rf"^define linkonce_odr hidden double @{name}\([^\n]*", text, re.M)
        takes = one[0].count("%") if one else 0
        for lanes in (2, 4, 8, 16):
            if not one or f"_ZGV_LLVM_N{lanes}{'v' * takes}_{name}({name}_v{lanes})" not in one[0]:
                sys.exit(f"doubles.py: {name} does not name a form of {lanes}")
            wide = ", ".join([rf"<{lanes} x \w+> %\d"] * takes)
            if not re.search(rf"^define hidden <{lanes} x double> @{name}_v{lanes}\({wide}\)", text, re.M):
                sys.exit(f"doubles.py: {name} has no form of {lanes}")
    powers = len(re.findall(r"call double @ocl_pown?_f64\(", text))
    if powers != 6:
        sys.exit(f"doubles.py: {powers} powers are computed")
    print(f"{len(found)} functions of double have forms of vectors")


main()
