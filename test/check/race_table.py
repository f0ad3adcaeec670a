"""Which planted races are found on which adapter: a table as docs/sanitizer.md has it.

usage: race_table.py BUILD

Runs what the tests check.races_* of that build run. A cell is "yes" where the race is found and its right twin is not told.
"""
import json
import os
import subprocess
import sys


def tests(build):
    """The adapters with their commands and environments."""
    shown = json.loads(subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1", "-R", r"^check\.races_"],
                                      capture_output=True, text=True, check=True).stdout)
    for test in shown["tests"]:
        environment = next((p["value"] for p in test["properties"] if p["name"] == "ENVIRONMENT"), [])
        yield test["name"].split("races_")[1], test["command"], dict(entry.split("=", 1) for entry in environment)


def main():
    rows, adapters = {}, []
    for adapter, command, environment in tests(sys.argv[1]):
        command = [word for word in command if word != "whole"] + ["table"]
        done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=True)
        adapters.append(adapter)
        for line in done.stdout.splitlines():
            name, found, twin = line.split()
            good = twin == "silent" and found != "missed"
            rows.setdefault(name, {})[adapter] = ("yes" if found == "found" else "silent") if good else f"{found}, {twin}"
    print("| Kernels | " + " | ".join(adapters) + " |")
    print("|---" * (len(adapters) + 1) + "|")
    for name, cells in rows.items():
        print(f"| `{name}` | " + " | ".join(cells.get(adapter, "") for adapter in adapters) + " |")


if __name__ == "__main__":
    main()
