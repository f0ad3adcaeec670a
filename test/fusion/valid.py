#!/usr/bin/env python3
"""Shows modules to spirv-val: valid.py FOLDER. Exits 77 where there is no spirv-val. They say of which language they are."""
import pathlib
import shutil
import struct
import subprocess
import sys

tool = shutil.which("spirv-val")
if not tool:
    print("spirv-val (package spirv-tools) is not installed")
    sys.exit(77)
OPENCL_C = 3


def languages(module):
    """Of its OpSource instructions."""
    code = module.read_bytes()
    words, at, found = struct.unpack(f"<{len(code) // 4}I", code), 5, []
    while at < len(words):
        if words[at] & 0xffff == 3:
            found.append(words[at + 1])
        at += words[at] >> 16
    return found


modules = sorted(pathlib.Path(sys.argv[1]).glob("*.spv"))
bad = 0
for module in modules:
    run = subprocess.run([tool, "--target-env", "opencl2.2", module], capture_output=True, text=True)
    if run.returncode:
        bad += 1
        print(f"{module}: {run.stderr or run.stdout}")
    elif set(languages(module)) != {OPENCL_C}:  # what is rounded as OpenCL C may do it is so in the fused kernel, too
        bad += 1
        print(f"{module}: it is of {languages(module)}")
print(f"{len(modules) - bad} of {len(modules)} modules are valid")
sys.exit(1 if bad or not modules else 0)
