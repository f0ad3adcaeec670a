#!/usr/bin/env python3
"""Where work-items of a chunk that have parted meet again, in the text that LLVM gets: behind a loop that they leave one by one, unless there is
nothing left to do for all of them, or what is needed there is each one's own; and memory of their own that pointers lead into stays where it is.

usage: meets.py SPIRV2LLVM URCC
"""
import re
import sys
import tempfile

from translated import translated

PART = "for (uint k = 0; k < in[i] % 5; k++) { a += in[i + k]; out[i] = a; }"
LOOP = "for (uint k = 0; k < n; k++) a = a * 3 + in[i + k];"
# What stands in a kernel, whether those that have parted behind the first loop meet, and whether memory of theirs stays.
KERNELS = {
    "loop": (f"{PART} {LOOP}", True, False),
    "nothing": (PART, False, False),
    "counted": ("uint j = 0; for (; j < in[i] % 5; j++) { a += in[j]; out[i] = a; } for (uint k = 0; k < n + j; k++) a = a * 3 + in[i + k];", False, False),
    "table": ("uint t[9]; for (uint k = 0; k < 9; k++) t[k] = in[k]; for (uint k = 0; k < in[i] % 5; k++) { t[k] += a; out[i] = a; }"
              " for (uint k = 0; k < n; k++) a = a * 3 + t[(a + k) % 9];", True, False),
    "pointer": ("uint t[9], *p = t + n % 4; for (uint k = 0; k < 9; k++) t[k] = in[k]; if (in[i] & 1) p++; for (uint k = 0; k < in[i] % 5; k++) { *p += a; p[k] ^= 3; out[i] = a; }"
                " for (uint k = 0; k < n; k++) a = a * 3 + p[(a + k) % 4] + t[k % 9];", True, True),
}


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    tool, urcc = sys.argv[1:]
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, (body, meets, stays) in KERNELS.items():
            source = f"kernel void k(global uint *out, global const uint *in, uint n) {{ size_t i = get_global_id(0); uint a = n; {body} out[i] = a; }}\n"
            text = translated(tool, urcc, folder, source, "-O2", "-cl-std=CL2.0")
            parts = re.findall(r"^apart\d+:\n((?:  .*\n)*)", text, re.M)
            found = (bool(parts), any(re.search(r"br label %S\d+$", p, re.M) for p in parts), bool(re.search(r"@f\d+\.alone\(.*ptr %all\d", text)))
            print(f"{name}: parts {found[0]}, meets {found[1]}, memory stays {found[2]}")
            wrong += found != (True, meets, stays)
    sys.exit(wrong)


main()
