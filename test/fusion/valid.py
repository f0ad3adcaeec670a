#!/usr/bin/env python3
"""Shows modules to spirv-val: valid.py FOLDER. Exits 77 where there is no spirv-val."""
import pathlib
import shutil
import subprocess
import sys

tool = shutil.which("spirv-val")
if not tool:
    print("spirv-val (package spirv-tools) is not installed")
    sys.exit(77)
modules = sorted(pathlib.Path(sys.argv[1]).glob("*.spv"))
bad = 0
for module in modules:
    run = subprocess.run([tool, "--target-env", "opencl2.2", module], capture_output=True, text=True)
    if run.returncode:
        bad += 1
        print(f"{module}: {run.stderr or run.stdout}")
print(f"{len(modules) - bad} of {len(modules)} modules are valid")
sys.exit(1 if bad or not modules else 0)
