#!/usr/bin/env python3
"""The pages show commands, and what these print: they are run, and print it.

usage: check_said.py ROOT BUILD

BUILD is the folder of the build. Of the blocks of commands those lines are run that start a program of it (bin/...), from there, on the
native CPU adapter unless the line chooses devices. What a page shows as printed is in PRINTED, with the command that prints it; a
block of such text that is not there is an error too, so that none is added unlooked at.
"""
import os
import re
import subprocess
import sys

PAGES = ("tutorial.md", "start-program.md", "start-device.md", "start-adapter.md")
# The first words of a block of text -> the command that prints it, and what differs from machine to machine.
PRINTED = {
    "queue: 2 of 3": ("bin/fusion kernels/examples/fusion", []),
    "Intel(R) Xeon(R)": ("bin/start", [r"^.*Processor$"]),
    "hip: loaded from": ("bin/urinfo --why", [r"/\S*/(?=libur_adapter)", r"; \.\.\.$"]),
}


def blocks(path):
    """Language and lines of each block of a page."""
    with open(path, encoding="utf-8") as stream:
        for found in re.finditer(r"^```([^\n]*)\n(.*?)^```$", stream.read(), re.M | re.S):
            yield found.group(1).strip(), found.group(2).splitlines()


def run(line, build):
    env = {k: v for k, v in os.environ.items() if not k.startswith(("UR_", "ONEAPI_"))}
    env["ONEAPI_DEVICE_SELECTOR"] = "native_cpu:*"
    if "urinfo --why" in line:
        del env["ONEAPI_DEVICE_SELECTOR"]
    return subprocess.run(["bash", "-c", line], cwd=build, env=env, capture_output=True, text=True, timeout=60)


def main():
    root, build = sys.argv[1], sys.argv[2]
    wrong, ran, compared = [], 0, 0
    if not os.path.exists(os.path.join(build, "bin", "fusion")):
        print("the examples are not built")
        return 77
    for page in PAGES:
        for language, lines in blocks(os.path.join(root, "docs", page)):
            if language == "sh":
                for line in lines:
                    command = re.sub(r"^.*&& (?=bin/)", "", line.strip()).split("  #")[0]
                    command = re.sub(r">\S+$", ">/dev/null", command)
                    if not re.match(r"(\S+=\S+ )?bin/", command):
                        continue
                    done = run(command, build)
                    ran += 1
                    if done.returncode:
                        wrong.append(f"{page}: {command} ended with {done.returncode}: {done.stderr[-500:]}")
            elif language in ("", "text"):
                entry = next((v for k, v in PRINTED.items() if lines[0].startswith(k)), None)
                if not entry:
                    wrong.append(f"{page}: nothing is known of what prints '{lines[0]}'")
                    continue
                command, differs = entry
                done = run(command, build)
                if done.returncode:
                    wrong.append(f"{page}: {command} ended with {done.returncode}: {done.stderr[-500:]}")
                compared += 1
                for line in lines:
                    pattern = re.escape(line)
                    for part in differs:
                        for found in re.finditer(part, line):
                            pattern = pattern.replace(re.escape(found.group(0)), ".*")
                    if not re.search(f"^{pattern}$", done.stdout, re.M) and not differently(line, done.stdout):
                        wrong.append(f"{page}: {command} does not print '{line}' but:\n{done.stdout[-2000:]}")
    print(f"{ran} commands run, {compared} printed texts compared")
    if not ran or compared < len(PRINTED):
        wrong.append("too little was found in the pages to run and compare")
    print("\n".join(wrong), end="\n" if wrong else "")
    return bool(wrong)


def differently(line, printed):
    """With a driver of HIP there is nothing that is not found."""
    return "There is no HIP platform" in line and "There is no HIP platform" not in printed and "hip:" in printed


if __name__ == "__main__":
    sys.exit(main())
