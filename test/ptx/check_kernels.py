#!/usr/bin/env python3
"""Translates the kernels of the conformance suite, compiled at -O0 to -O3, and has what comes out
assembled by ptxas, or, where there is none, looked at: every register, label and symbol that is used
is declared.

usage: check_kernels.py [--ptxas PATH] SPIRV2PTX FOLDER...    (folders of .spv files)
"""

import glob
import os
import re
import subprocess
import sys
import tempfile

# Modules that are not whole by themselves: what they import others have.
INCOMPLETE = {"link_caller", "opencl_c"}
CLASSES = {"p": "pred", "r": "b32", "d": "b64", "h": "b16", "f": "f32", "g": "f64"}


def bodies(text):
    """Kernels and functions: (name, body)."""
    return re.findall(r"^\.(?:visible \.entry|func)\s+(?:\([^)]*\)\s+)?([\w$]+)\(.*?^\{\n(.*?)^\}\n",
                      text, re.S | re.M)


def look_at(text):
    """What a structural reading finds wrong, as sentences."""
    wrong = []
    symbols = set(re.findall(r"(\$[gs]\d+|\$scratch|\$dynamic)\[", text)) \
        | set(re.findall(r"^\.func .*?([\w$]+)\(", text, re.M)) | {"vprintf", "__assertfail"}
    for name, body in bodies(text):
        if name.startswith("ocl$"):
            continue
        # The library's functions in place of calls, which have registers and labels of their own.
        body = re.sub(r"^\t\{\n\.reg .*?^\t\}\n(?=\$V?I\d+:)", "", body, flags=re.S | re.M)
        counts = {letter: 0 for letter in CLASSES}
        for kind, letter, count in re.findall(r"\.reg \.(\w+) %(\w)<(\d+)>", body):
            if letter in CLASSES and CLASSES[letter] != kind:
                wrong.append(f"{name}: registers %{letter} are {kind}")
            counts[letter] = int(count)
        for letter, number in set(re.findall(r"%([prdhfg])(\d+)\b", body)):
            if int(number) >= counts[letter]:
                wrong.append(f"{name}: %{letter}{number} is not declared")
        labels = set(re.findall(r"^(\$(?:V?[BL]|V)\d+):$", body, re.M))
        for label in set(re.findall(r"bra (\$\w+);", body)) - labels:
            wrong.append(f"{name}: there is no label {label}")
        for symbol in set(re.findall(r"(\$[gs]\d+|\$scratch|\$dynamic)\b", body)) - symbols:
            wrong.append(f"{name}: {symbol} is not declared")
        for called in set(re.findall(r"call\.uni (?:\([^)]*\), )?([\w$]+)", body)) - symbols:
            wrong.append(f"{name}: {called} is not declared")
    return wrong


def main():
    ptxas = None
    if sys.argv[1] == "--ptxas":
        ptxas = sys.argv[2]
        del sys.argv[1:3]
    tool, folders = sys.argv[1], sys.argv[2:]
    failures, checked = [], 0
    with tempfile.TemporaryDirectory() as out:
        for folder in folders:
            for path in sorted(glob.glob(os.path.join(folder, "*.spv"))):
                name = os.path.basename(path)[:-4]
                run = subprocess.run([tool, "-o", out, path], capture_output=True, text=True)
                if run.returncode != 0:
                    if name in INCOMPLETE and "is imported and no module has it" in run.stderr:
                        continue
                    failures.append(run.stderr.strip())
                    continue
                checked += 1
                ptx = os.path.join(out, name + ".spv.ptx")
                with open(ptx) as f:
                    failures += [f"{path}: {w}" for w in look_at(f.read())]
                if ptxas:
                    run = subprocess.run([ptxas, "-arch", "sm_90", "-O0", "-o", os.devnull, ptx],
                                         capture_output=True, text=True)
                    if run.returncode != 0:
                        failures.append(f"{path}: {(run.stderr + run.stdout).strip()}")
    for failure in failures:
        print(failure)
    print(f"{checked} modules translated, {'assembled by ' + ptxas if ptxas else 'not assembled: no ptxas'}")
    if checked == 0:
        print("none was checked")
    return 1 if failures or checked == 0 else 0


sys.exit(main())
