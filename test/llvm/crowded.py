#!/usr/bin/env python3
"""What LLVM gets of kernels with few loops or regions, and with a hundred times as many: no function in which it would go through many
of them at once, and no more code for each of them.

usage: crowded.py SPIRV2LLVM URCC
"""
import re
import sys
import tempfile

from translated import translated

MEMORY = "global float *o, global const float *a, int n"
HEAD = "    int i = get_global_id(0);\n    float s = 0;\n    local float l[64];\n"
SHAPES = {  # what stands in a kernel so many times
    "loops": "for (int k = 0; k < n; ++k) s += a[i + k * {j}];",
    "rows": "for (int k = 0; k < n; ++k) s += a[i * n + k + {j}];",
    "waits": "l[i & 63] = s; barrier(1); s += l[(i + {j}) & 63] * a[i + {j}]; barrier(1);",
    "turns": "for (int k = 0; k < n; ++k) {{ l[i & 63] = s; barrier(1); s += l[(i + k) & 63] * {j}; barrier(1); }}",
}
FEW, MANY = 3, 300


def text_of(tool, urcc, folder, shape, count):
    source = f"kernel void crowd({MEMORY}) {{\n{HEAD}" + "\n".join(SHAPES[shape].format(j=j) for j in range(count)) + "\n    o[i] = s;\n}\n"
    return translated(tool, urcc, folder, source, "-cl-std=CL2.0", "-O2")


def together(text):
    """The most calls of regions that become part of one function."""
    functions = re.split(r"^define ", text, flags=re.M)
    return max(len([line for line in f.split("\n") if re.search(r"call i32 @f\d+\.r\d", line) and "noinline" not in line]) for f in functions)


def backward(text):
    """Branches to the next turn of a loop that the module has, and those of them that are not to be written out."""
    branches = re.findall(r"^  br i1 %v\d+, label %b\d+, label %b\d+.*", text, flags=re.M)
    return len(branches), sum("!llvm.loop !12" in b for b in branches)


def places_read(text):
    """Functions of a region's loops that find out anew where the team begins: its item is at another work-item by then."""
    functions = re.split(r"^define internal void ", text, flags=re.M)[1:]
    return sum(bool(re.match(r"@f\d+\.\w+\.loop\d", f) and "%x.now = load" in f.split("\n}")[0]) for f in functions), \
        sum(bool(re.match(r"@f\d+\.\w+\.loop\d", f)) for f in functions)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    bad, loops = [], 0
    with tempfile.TemporaryDirectory() as folder:
        for shape in SHAPES:
            few, some, many = (text_of(*sys.argv[1:], folder, shape, n) for n in (FEW, 10 * FEW, MANY))
            if not together(few):
                bad.append(f"{shape}: {FEW} of them are no regions")
            for name, text in ((10 * FEW, some), (MANY, many)):
                if together(text) > 80:
                    bad.append(f"{shape}: {name} have {together(text)} regions in one function")
            if len(many) > 1.3 * MANY / FEW * len(few):
                bad.append(f"{shape}: {FEW} take {len(few)} bytes, {MANY} take {len(many)}")
            if "call void @ur.columns" in many or ("call void @ur.columns" in few) != (shape == "rows"):
                bad.append(f"{shape}: rows are read ahead where they are not to be, or are not")
            again, apart = places_read(some)
            loops += apart
            if again:
                bad.append(f"{shape}: {again} of {apart} functions of loops read where the team begins")
            if backward(few)[1] or (shape in ("loops", "rows") and backward(many)[1] < MANY):
                bad.append(f"{shape}: loops are written out where there are many, or are not where there are few")
    if not loops:
        bad.append("no loops have functions of their own")
    for line in bad:
        print(line)
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
