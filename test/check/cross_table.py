"""Which planted faults are found on which adapter, by memory, access and kind: a table as docs/sanitizer.md has it.

usage: cross_table.py BUILD [--only ADAPTER,...] [--save FOLDER] [--add NAME=FILE]...

Runs test_cross.py where that build's tests check.races_* run. FILE has what test_cross.py prints with "table" or "tool" elsewhere. A cell is
"all" where each kind of the row is found and the right access not told; else what is found, or what is wrong.
"""
import argparse
import json
import os
import subprocess
import sys

MEMORY = {"host": "USM, host", "device": "USM, device", "shared": "USM, shared", "queued": "USM of commands", "buffer": "buffer",
          "variable": "variable of the program", "constant": "constant", "local": "local variable", "lent": "local argument",
          "private": "private variable", "value": "argument that is a structure", "generic_shared": "generic, USM",
          "generic_local": "generic, local variable", "generic_private": "generic, private variable"}


HERE = os.path.dirname(os.path.abspath(__file__))


def tests(build):
    """The adapters with their environments."""
    shown = json.loads(subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1", "-R", r"^check\.races_"],
                                      capture_output=True, text=True, check=True).stdout)
    for test in shown["tests"]:
        environment = next((p["value"] for p in test["properties"] if p["name"] == "ENVIRONMENT"), [])
        yield test["name"].split("races_")[1], dict(entry.split("=", 1) for entry in environment)


def cell(kinds, found):
    """`kinds`: all of a row; `found`: what is known of each."""
    if not found:
        return ""
    wrong = [f"right: {found['right']}"] if found.get("right", "silent") != "silent" else []
    good = [kind for kind in kinds if found.get(kind) == "found"]
    wrong += [f"{kind}: {found.get(kind, 'not run')}" for kind in kinds if found.get(kind) not in ("found", "missed")]
    return "; ".join(wrong + ["all" if good == kinds else ", ".join(good) or "none"])


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("build")
    parser.add_argument("--only")
    parser.add_argument("--save")
    parser.add_argument("--add", action="append", default=[])
    args = parser.parse_args()
    columns = {}
    command = [sys.executable, os.path.join(HERE, "test_cross.py"), os.path.join(HERE, "..", "..", "tools", "urtrace"),
               os.path.join(args.build, "bin", "check_crossed"), os.path.join(args.build, "kernels", "check", "cross.spv"), "table"]
    for adapter, environment in tests(os.path.abspath(args.build)):
        if args.only is None or adapter in args.only.split(","):
            columns[adapter] = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True,
                                              check=True).stdout
            if args.save:
                with open(os.path.join(args.save, f"check-{adapter}.txt"), "w", encoding="ascii") as stream:
                    stream.write(columns[adapter])
    for entry in args.add:
        name, path = entry.split("=", 1)
        with open(path, encoding="ascii") as stream:
            columns[name] = stream.read()
    cells = {}
    for name, text in columns.items():
        for line in text.splitlines():
            memory, way, kind, found = line.split()
            cells.setdefault((memory, way), {}).setdefault(name, {})[kind] = found
    print("| Memory | Access | Faults | " + " | ".join(columns) + " |")
    print("|---" * (len(columns) + 3) + "|")
    order, rows = list(MEMORY), {}
    for (memory, way), row in sorted(cells.items(), key=lambda item: order.index(item[0][0])):
        kinds = list(dict.fromkeys(kind for found in row.values() for kind in found if kind != "right"))
        found = tuple(cell(kinds, row.get(name)) for name in columns)
        rows.setdefault((memory, ", ".join(kinds), found), []).append(f"`{way}`")
    for (memory, kinds, found), accesses in rows.items():
        print(f"| {MEMORY[memory]} | {', '.join(accesses)} | {kinds} | " + " | ".join(found) + " |")


if __name__ == "__main__":
    main()
