#!/usr/bin/env python3
"""The pages show commands, and what these print: they are run, and print it.

usage: check_said.py ROOT BUILD

BUILD is the folder of the build. Of the blocks of commands those lines are run that start a program of it: bin/... from BUILD, and
build/release/... and tools/... from ROOT, with BUILD in place of build/release; on the native CPU adapter unless the line chooses
devices or adapters. Text that a page shows as printed belongs to the last command before it, or to that of PRINTED; numbers with
fractions, which are times, may be others, as may names of devices. Text of which nothing is known is an error.
"""
import os
import re
import subprocess
import sys
import tempfile

PAGES = ("tutorial.md", "start-program.md", "start-device.md", "start-adapter.md", "writing-an-adapter.md")
# The first words of a block of text -> the command that prints it, where no line before it in the page does.
PRINTED = {
    "Intel(R) Xeon(R)": "bin/start",
    "hip: loaded from": "bin/urinfo --why",
}
# What differs from machine to machine. A reader sees "..." where a line goes on.
DIFFERS = (r"/\S*/(?=libur_adapter)", r"; \.\.\.$", r"^.*Processor$", r"[^ ].*(?= \(Native CPU\))", r" +\d+\.\d+", r"^\d+ of 16 parts on.*")
RUNNABLE = re.compile(r"((?:\w+=\S+ )*)(bin/|build/release/|tools/)\S+")


def blocks(path):
    """Language and lines of each block of a page."""
    with open(path, encoding="utf-8") as stream:
        for found in re.finditer(r"^```([^\n]*)\n(.*?)^```$", stream.read(), re.M | re.S):
            yield found.group(1).strip(), found.group(2).splitlines()


def run(line, root, build):
    env = {k: v for k, v in os.environ.items() if not k.startswith(("UR_", "ONEAPI_"))}
    if "urinfo --why" not in line and "UR_ADAPTERS_FORCE_LOAD" not in line and "--adapter" not in line:
        env["ONEAPI_DEVICE_SELECTOR"] = "native_cpu:*"
    env.update(ROOT=root, BUILD=build, UR_CONFORMANCE_DIR=os.path.join(build, "bin", "conformance"))
    if RUNNABLE.match(line).group(2) == "bin/":
        return subprocess.run(["bash", "-c", line], cwd=build, env=env, capture_output=True, text=True, timeout=60)
    line = line.replace("build/release/", "$BUILD/").replace("tools/", "$ROOT/tools/")
    with tempfile.TemporaryDirectory() as folder: # what it writes goes there
        return subprocess.run(["bash", "-c", line], cwd=folder, env=env, capture_output=True, text=True, timeout=60)


def commands(lines):
    """Lines that start a program, with those that go on put together."""
    for line in re.sub(r" *\\\n *", " ", "\n".join(lines)).splitlines():
        line = re.sub(r"^.*&& (?=bin/)", "", line.strip()).split("  #")[0]
        line = re.sub(r">\S+$", ">/dev/null", line)
        if RUNNABLE.match(line) and "_NAME" not in line:
            yield line


def main():
    root, build = (os.path.abspath(a) for a in sys.argv[1:3])
    wrong, ran, compared = [], 0, 0
    if not os.path.exists(os.path.join(build, "bin", "fusion")):
        print("the examples are not built")
        return 77

    def try_out(page, command):
        done = run(command, root, build)
        # A suite that finds failures ends with 1; the page shows which.
        if done.returncode and not (done.returncode == 1 and "tools/ur-conformance" in command):
            wrong.append(f"{page}: {command} ended with {done.returncode}: {(done.stdout + done.stderr)[-800:]}")
        return command, done.stdout

    for page in PAGES:
        last = None
        for language, lines in blocks(os.path.join(root, "docs", page)):
            if language in ("sh", ""):
                for command in commands(lines):
                    last = try_out(page, command)
                    ran += 1
            if language == "text" or language == "" and not any(RUNNABLE.match(l) for l in lines):
                other = next((v for k, v in PRINTED.items() if lines[0].startswith(k)), None)
                if not other and not last:
                    if language == "text":
                        wrong.append(f"{page}: nothing is known of what prints '{lines[0]}'")
                    continue
                command, printed = try_out(page, other) if other else last
                compared += 1
                for line in lines:
                    pattern = re.escape(line)
                    for part in DIFFERS:
                        for found in re.finditer(part, line):
                            pattern = pattern.replace(re.escape(found.group(0)), ".*")
                    if not re.search(f"^{pattern}$", printed, re.M) and not differently(line, printed):
                        wrong.append(f"{page}: {command} does not print '{line}' but:\n{printed[-2000:]}")
    print(f"{ran} commands run, {compared} printed texts compared")
    if ran < 8 or compared < 9:
        wrong.append("too little was found in the pages to run and compare")
    print("\n".join(wrong), end="\n" if wrong else "")
    return bool(wrong)


def differently(line, printed):
    """With a driver of HIP there is nothing that is not found."""
    return "There is no HIP platform" in line and "There is no HIP platform" not in printed and "hip:" in printed


if __name__ == "__main__":
    sys.exit(main())
