"""What the checks find of kernels/public.cl: a table as docs/sanitizer.md has it.

usage: public_table.py BUILD ADAPTER...
"""
import os
import re
import subprocess
import sys

from cross_table import HERE, tests


def main():
    build, adapters = os.path.abspath(sys.argv[1]), sys.argv[2:]
    with open(os.path.join(HERE, "kernels", "public.cl"), encoding="utf-8") as stream:
        names = re.findall(r"^PAIR\((\w+),", stream.read(), re.M)
    rows = {name: [] for name in names}
    for adapter, environment in tests(build):
        if adapter not in adapters:
            continue
        done = subprocess.run([sys.executable, os.path.join(HERE, "..", "..", "tools", "urtrace"), "check", "--races", "--",
                               os.path.join(build, "bin", "check_raced"), os.path.join(build, "kernels", "check", "public.spv"),
                               *(f"{name}_{twin}" for name in names for twin in ("wrong", "right"))],
                              env={**os.environ, **environment}, capture_output=True, text=True)
        parts = re.split(r"^CASE (\w+)$", done.stderr, flags=re.M)
        said = dict(zip(parts[1::2], parts[2::2]))
        for name, row in rows.items():
            wrong, right = ([line for line in said.get(f"{name}_{twin}", "").splitlines() if "kernel '" in line]
                            for twin in ("wrong", "right"))
            row.append(("race" if "a race" in wrong[0] else "outside" if wrong else "") + (", and the right one told" if right else "")
                       if wrong else "not found" + (", and the right one told" if right else ""))
    print("| Kernels | " + " | ".join(adapter for adapter, _ in tests(build) if adapter in adapters) + " |")
    print("|---" * (len(adapters) + 1) + "|")
    for name, row in rows.items():
        print(f"| `{name}` | " + " | ".join(row) + " |")


if __name__ == "__main__":
    main()
