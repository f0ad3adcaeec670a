#!/usr/bin/env python3
"""Tools that are run from a checkout find their helpers in a build there.

usage: test_checkout.py TOOLS LIBRARIES PROGRAMS KERNEL.cl

TOOLS, LIBRARIES and PROGRAMS are put into a checkout of their own, as tools, build/any/lib and build/any/bin.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

tools, libraries, programs, kernel = (pathlib.Path(a).resolve() for a in sys.argv[1:5])
wrong = 0
with tempfile.TemporaryDirectory() as folder:
    root = pathlib.Path(folder)
    shutil.copytree(tools, root / "tools")
    (root / "build/any").mkdir(parents=True)
    (root / "build/any/lib").symlink_to(libraries)
    (root / "build/any/bin").symlink_to(programs)
    env = {k: v for k, v in os.environ.items() if not k.startswith(("URCC_TRANSLATE", "URTRACE_", "UR_CONFORMANCE"))}
    for command in ([root / "tools/urcc", "--target", "host", "-o", root / "kernel.so", kernel],
                    [root / "tools/urtrace", "replay", "--version"],
                    [root / "tools/ur-conformance", "--suite", "loader", "--list"]):
        if "replay" in command and not (libraries / "unified-runtime/ur-replay").exists():
            continue
        if "--list" in command and not (programs / "conformance").exists():
            continue
        done = subprocess.run([sys.executable, *command], env=env, capture_output=True, text=True)
        if done.returncode:
            wrong += 1
            print(f"{command[0].name} {command[1]} ended with {done.returncode}: {done.stderr}")
sys.exit(1 if wrong else 0)
