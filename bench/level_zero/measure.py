#!/usr/bin/env python3
"""Counts host instructions and native calls of the Level Zero adapter for each operation.

    measure.py BUILD

runs `calls` twice under callgrind, with the software driver of version 1.9, and divides the difference. Counted are
instructions inside libur_adapter_level_zero.so; those of the driver, the Level Zero loader and libc (two pairs of mutex
calls for a launch, one for other commands) are left out. Native calls are the adapter's calls into the Level Zero loader.
"""
import os
import re
import subprocess
import sys
import tempfile

BASE, MORE = 200, 1200


def profile(build, operation, count):
    kernels = f"{build}/conformance/kernels"
    env = dict(os.environ, UR_ADAPTERS_SEARCH_PATH=f"{build}/lib", ONEAPI_DEVICE_SELECTOR="level_zero:*",
               ZE_ENABLE_ALT_DRIVERS=f"{build}/drivers/level_zero/libze_software.so",
               ZE_SOFTWARE_KERNELS=kernels, ZE_SOFTWARE="new")
    with tempfile.TemporaryDirectory() as folder:
        out = f"{folder}/out"
        subprocess.run(["valgrind", "-q", "--tool=callgrind", "--compress-strings=no", "--compress-pos=no",
                        f"--callgrind-out-file={out}", f"{build}/bin/level_zero_calls", operation, str(count),
                        f"{kernels}/basic.spv"], env=env, check=True, stderr=subprocess.DEVNULL)
        own, native, inside, skip, target = 0, {}, False, False, None
        for line in open(out):
            if line.startswith("ob="):
                inside = "libur_adapter_level_zero" in line
            elif line.startswith("cfn="):
                target = line[4:].strip()
            elif line.startswith("calls="):
                skip = True
                if inside and re.match(r"ze[A-Zx]\w+$", target or ""):
                    native[target] = native.get(target, 0) + int(line[6:].split()[0])
            elif re.match(r"^[0-9+*-]", line):
                if inside and not skip:
                    own += int(line.split()[1])
                skip = False
    return own, native


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    for operation in ("launch", "signal", "copy", "pair"):
        first, first_calls = profile(sys.argv[1], operation, BASE)
        second, second_calls = profile(sys.argv[1], operation, MORE)
        calls = {name: (count - first_calls.get(name, 0)) / (MORE - BASE) for name, count in second_calls.items()}
        shown = ", ".join(f"{name} {count:.2f}" for name, count in sorted(calls.items()) if count > 0.001)
        print(f"{operation}: {(second - first) / (MORE - BASE):.1f} instructions; native calls: {shown or 'none'}")


if __name__ == "__main__":
    main()
