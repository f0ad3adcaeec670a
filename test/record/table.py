#!/usr/bin/env python3
"""Every suite of the conformance suite, recorded and replayed on the same device, as a table in Markdown.

usage: table.py BUILD [NAME...] [--on SELECTOR] [--keep FOLDER]

BUILD is a build folder, from whose CTest the suites and their environments come. NAME is that of a device there, such as
native_cpu or cuda-software; without one, each adapter's first. --on replays on what SELECTOR chooses instead (with SPIR-V,
where the recorded adapter takes it). --keep leaves recordings and what their replays said there.

A cell: `same N`, all N outputs are as they were recorded and nothing was left out; else what was not, and the first reason.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

DEVICES = ["opencl-intel", "opencl-pocl", "native_cpu", "cuda-software", "hip-software", "level_zero-software"]
LIMIT = 300  # seconds for each run


def suites(build, names):
    text = subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1"], check=True, capture_output=True, text=True).stdout
    found = {}
    for test in json.loads(text)["tests"]:
        parts = test["name"].split("/")
        if len(parts) == 3 and parts[0] == "conformance" and parts[1] in names:
            properties = {p["name"]: p["value"] for p in test["properties"]}
            found.setdefault(parts[2], {})[parts[1]] = (test["command"], dict(e.split("=", 1) for e in properties.get("ENVIRONMENT", [])))
    return found


def run(command, env):
    try:
        done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=LIMIT, errors="replace")
        return done.returncode, done.stdout + done.stderr
    except subprocess.TimeoutExpired:
        return None, ""


def reason(text):
    """The first thing that a replay says of why something is not as it was."""
    said = [line.split(": ", 1)[1] for line in text.splitlines() if line.startswith("urtrace replay: ")]
    telling = [s for s in said if re.search("cannot|failed here|left out|lost|not known|differ", s)]
    return (telling or said or [""])[0].rstrip(".").replace("|", "\\|")


def cell(replay, path, command, env, on):
    code, text = run(command, {**env, "UR_ENABLE_LAYERS": "UR_LAYER_RECORDING", "UR_RECORD_FILE": path})
    if code == 77:
        return "not there"
    if code is None or code:
        return "does not end" if code is None else f"fails when it is recorded ({code})"
    code, text = run([replay, "-v", *(["--on", on] if on else []), path], env)
    with open(path + ".log", "w", encoding="utf-8") as stream:
        stream.write(text)
    if code is None:
        return f"the replay does not end within {LIMIT} s"
    if code == 2 and "uses no device" in text:
        return "uses no device"
    found = re.search(r"(\d+) made, (\d+) failed here, (\d+) left out; .* (\d+) outputs compared, (\d+) differ(?:, (\d+) could)?", text)
    if not found:
        return f"ends with {code}: {reason(text)}"
    made, failed, left, compared, differ, unknown = (int(n or 0) for n in found.groups())
    if not failed + left + differ:
        return f"same {compared}" + (f", {unknown} of memory that nobody wrote" if unknown else "")
    parts = [f"{n} {what}" for n, what in ((differ, "differ"), (failed, "failed"), (left, f"of {made + left} calls left out")) if n]
    return f"{compared - differ} of {compared} same; {', '.join(parts)}: {reason(text)}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("names", nargs="*", default=DEVICES)
    parser.add_argument("--on")
    parser.add_argument("--keep")
    args = parser.parse_args()
    replay = os.path.join(args.build, "lib", "unified-runtime", "ur-replay")
    found = suites(args.build, args.names)
    if not found:
        sys.exit(f"table.py: {args.build} has no conformance tests of {', '.join(args.names)}")
    with tempfile.TemporaryDirectory() as work:
        folder = args.keep or work
        os.makedirs(folder, exist_ok=True)
        print("| suite | " + " | ".join(args.names) + " |\n|" + "---|" * (len(args.names) + 1))
        for suite in sorted(found):
            cells = []
            for name in args.names:
                if name not in found[suite]:
                    cells.append("not there")
                    continue
                command, env = found[suite][name]
                env = {**os.environ, **env, **({"UR_CONFORMANCE_PROGRAMS": "spirv"} if args.on else {})}
                cells.append(cell(replay, os.path.join(folder, f"{suite}-{name}.urec"), command, env, args.on))
                if not args.keep:
                    for end in ("", ".log"):
                        if os.path.exists(os.path.join(folder, f"{suite}-{name}.urec{end}")):
                            os.remove(os.path.join(folder, f"{suite}-{name}.urec{end}"))
            print(f"| `{suite}` | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
