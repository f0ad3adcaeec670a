#!/usr/bin/env python3
"""The tables of SPIR-V's instructions, operand by operand, against Khronos' grammar files.

usage: grammar.py TOOL [FOLDER]

TOOL is test_spirv_tool; FOLDER has the grammar files (default: that of Debian's package
spirv-headers). What the files have the tables must have, with the same operands, be they of an
instruction or of a number. What the tables have beyond files of an earlier revision is no difference.
Exits with 77 where there are no files.
"""
import collections
import json
import pathlib
import subprocess
import sys

DEFAULT = pathlib.Path("/usr/include/spirv/unified1")
SETS = {"OpenCL.std": "extinst.opencl.std.100.grammar.json",
        "OpenCL.DebugInfo.100": "extinst.opencl.debuginfo.100.grammar.json",
        "DebugInfo": "extinst.debuginfo.grammar.json"}
# The revision that the tables were made of, and the instructions of which earlier ones had other operands:
# OpTypeFloat got an encoding (SPV_KHR_bfloat16); OpAsmTargetINTEL has no type; those for FPGAs were corrected.
OURS = 7
CORRECTED = {22, 5609, 5840, 5843, 5882, *range(5923, 5934), 5946, 5947, 5949}


def number(value):
    return int(value, 0) if isinstance(value, str) else value


def entries(items, name, value, operands, own=()):
    """{number: (names, kinds)}; several entries of one number are names of one thing."""
    found = collections.defaultdict(lambda: (set(), []))
    for item in items:
        names, kinds = found[number(item[value])]
        names |= {item[name], *item.get("aliases", [])}
        kinds[:] = [("LiteralInteger" if o["kind"] in own else o["kind"]) + o.get("quantifier", "")
                    for o in item.get(operands, [])]
    return found


def wanted(folder):
    core = json.loads((folder / "spirv.core.grammar.json").read_text())
    yield "core", entries(core["instructions"], "opname", "opcode", "operands")
    for kind in core["operand_kinds"]:
        if "enumerants" in kind:
            yield kind["kind"], entries(kind["enumerants"], "enumerant", "value", "parameters")
    for name, file in SETS.items():
        grammar = json.loads((folder / file).read_text())
        own = {k["kind"] for k in grammar.get("operand_kinds", [])}
        yield name, entries(grammar["instructions"], "opname", "opcode", "operands", own)


def main():
    tool, folder = sys.argv[1], pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else DEFAULT
    file = folder / "spirv.core.grammar.json"
    if not file.exists():
        print(f"grammar: there is no {file} (Debian: spirv-headers)")
        return 77
    revision = json.loads(file.read_text())["revision"]
    ours = collections.defaultdict(dict)
    for line in subprocess.run([tool, "grammar"], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines():
        of, value, name, *kinds = line.split()
        ours[of][int(value)] = (name, kinds)
    wrong, seen = [], 0
    for of, items in wanted(folder):
        for value, (names, kinds) in items.items():
            seen += 1
            name, got = ours[of].get(value, (None, None))
            if name is None:
                wrong.append(f"{of} {value}: {', '.join(sorted(names))} is missing")
            elif name not in names and revision >= OURS:
                wrong.append(f"{of} {value}: {name} here, {', '.join(sorted(names))} there")
            elif got != kinds and (revision >= OURS or of != "core" or value not in CORRECTED):
                wrong.append(f"{of} {value} {name}: {' '.join(got)} here, {' '.join(kinds)} there")
    print(f"{seen} instructions and numbers of revision {revision}")
    print(*wrong, sep="\n")
    return 1 if wrong or seen < 1000 else 0


if __name__ == "__main__":
    sys.exit(main())
