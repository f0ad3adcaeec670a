"""What programs share that make one module of kernels: their command line, and the driver's own compiler."""

import argparse
import os
import subprocess
import sys
import tempfile

from launches import Failed


def take(tool, ptxas, code):
    """What the driver's own compiler says of the PTX."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "m")
        with open(path + ".spv", "wb") as f:
            f.write(code)
        made = subprocess.run([tool, "--sm", "80", path + ".spv"], capture_output=True, check=False)
        with open(path + ".ptx", "wb") as f:
            f.write(made.stdout)
        if made.returncode:
            sys.exit(made.stderr.decode())
        made = subprocess.run([ptxas, "-arch=sm_80", "-o", path + ".cubin", path + ".ptx"], capture_output=True, check=False)
        if made.returncode:
            sys.exit(made.stderr.decode())


def run_module(doc, module, kernels, run):
    """Writes the module of so many kernels, has it compiled, and runs it on an adapter, whatever is asked for."""
    parser = argparse.ArgumentParser(description=doc)
    parser.add_argument("--write", default="")
    parser.add_argument("--spirv2ptx", default="")
    parser.add_argument("--ptxas", default="")
    parser.add_argument("adapter", nargs="?")
    args = parser.parse_args()
    code = module.bytes()
    if args.write:
        with open(args.write, "wb") as f:
            f.write(code)
    try:
        if args.ptxas:
            take(args.spirv2ptx, args.ptxas, code)
        if args.adapter:
            run(args.adapter, module)
    except Failed as failed:
        sys.exit(str(failed))
    print(f"{kernels} kernels")
