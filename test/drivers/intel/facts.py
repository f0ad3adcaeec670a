#!/usr/bin/env python3
"""What the adapters say of devices that Intel's driver imagines, against what Intel's own adapters say of them.

usage: facts.py check FACTS ADAPTER DEVICE COMMAND...
       facts.py agree ADAPTER DEVICE OURS THEIRS >>FACTS

check runs COMMAND (scripts/real-drivers.sh run DEVICE urinfo --verbose) and fails where a property is not as FACTS says.
agree prints the facts on which two files of such output agree; Intel's adapters (wheels intel-cmplr-lib-ur 2026.1.2, umf,
intel-cmplr-lib-rt) give the second one under our loader, by UR_ADAPTERS_FORCE_LOAD. A fact is a line

    ADAPTER DEVICE PROPERTY = VALUE

Sizes of memory are those of the machine, and so left out, and so is what neither has. Exits with 77 where COMMAND does.
"""
import subprocess
import sys

OF_THE_MACHINE = ("global_mem_size", "global_mem_free", "max_mem_alloc_size", "uuid", "pci_address", "reference_count",
                  "image_max_buffer_size", "max_constant_buffer_size")


def properties(text):
    """Of the first device."""
    found = {}
    for line in text.splitlines():
        name, equal, value = line.strip().partition(" =")
        if line.startswith(6 * " ") and equal and name not in found:
            found[name] = value.strip()
    return found


def check(facts, adapter, device, command):
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if run.returncode == 77:
        return 77
    has, wrong, count = properties(run.stdout), 0, 0
    with open(facts, encoding="utf-8") as lines:
        for line in lines:
            of, what, *_ = line.split(" ", 2)
            if (of, what) != (adapter, device):
                continue
            name, _, value = line.rstrip("\n").split(" ", 2)[2].partition(" = ")
            count += 1
            if has.get(name) != value:
                print(f"{name}: {has.get(name)}, Intel's adapter says {value}")
                wrong += 1
    print(f"{count - wrong} of {count} facts hold")
    return 1 if wrong or count == 0 or run.returncode else 0


def agree(adapter, device, ours, theirs):
    both = [properties(open(path, encoding="utf-8").read()) for path in (ours, theirs)]
    for name, value in sorted(both[0].items()):
        if value and value != "false" and not value.startswith("(") and both[1].get(name) == value and name not in OF_THE_MACHINE:
            print(f"{adapter} {device} {name} = {value}")
    return 0


def main(words):
    if len(words) > 4 and words[0] == "check":
        return check(words[1], words[2], words[3], words[4:])
    if len(words) == 5 and words[0] == "agree":
        return agree(*words[1:])
    print(__doc__, file=sys.stderr)
    return 2


sys.exit(main(sys.argv[1:]))
