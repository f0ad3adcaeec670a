#!/usr/bin/env python3
"""Lets the driver fail: for every test of the conformance suite and every k, the k-th call of the driver.

    fault_sweep.py --build DIR --adapter cuda|hip|level_zero [--suite NAME...] [--jobs N]
                   [--tests N] [--most N] [--lost] [--report FILE] [--driver OPTIONS] [--opencl NAME]

Each test runs by itself on a software driver, once to count the calls that it makes and then once for each of them with
that one failing. Without --tests and --most the sweep is complete; --tests N takes at most N tests of a suite, --most N at
most N calls of a test, spread evenly, the same ones each time. The calls that opening the device makes come first in
every run; they fail in the first test of a suite only.

With --lost that call and all after it fail, as on a device that is lost, and the software driver stops what it runs. No
wait may go on then, and memory of the device that stays is no finding.

What may happen: the test passes, or ends because an entry point told a failure that it documents or that any call of a
driver may end in. What may not: a crash, a hang, memory of the device or (in a build with AddressSanitizer) of the
adapter that stays, another result, and wrong data after nothing but success. What happens in one of two runs only is a
test that counts on time, and no finding, unless it is a crash or a hang. A test that fails by itself is left out.

Exit status: 0 without a finding, 1 with one, 2 for wrong use.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
ADAPTERS = ("cuda", "hip", "level_zero")

# A test of these that ends early keeps what it took: from a pool of the driver's own, which no adapter takes back.
OWN = {"native_pool"}
STAYS = "bytes of the device's memory stay"
UNSURE = "no entry point told of it: "

# Any entry point that calls a driver may give these (docs/architecture.md).
FAILURES = {"UR_RESULT_ERROR_" + name for name in (
    "OUT_OF_HOST_MEMORY", "OUT_OF_DEVICE_MEMORY", "OUT_OF_RESOURCES", "DEVICE_LOST", "UNKNOWN", "ADAPTER_SPECIFIC",
    "IN_EVENT_LIST_EXEC_STATUS")}  # the last where a command that is waited for has failed


def specification():
    """Entry point -> the results that the specification lists for it, and number -> name of a result."""
    table, names = {}, {}
    for path in (ROOT / "scripts/spec").glob("*.yml"):
        text = yaml.safe_load(path.read_text()) or {}
        for entry in text.get("functions", []):
            table[entry["name"]] = set(entry.get("errors") or {})
        for enumeration in text.get("enums", []):
            if enumeration["name"] == "ur_result_t":
                names.update({value["value"]: value["name"] for value in enumeration["values"]})
    return table, names


def environment(build, adapter, driver, opencl):
    result = dict(os.environ)
    for name in ("UR_SOFT_FAIL", "UR_LOG_LOADER", "UR_ENABLE_LAYERS", "ONEAPI_DEVICE_SELECTOR"):
        result.pop(name, None)
    kernels = f"{build}/conformance/kernels"
    result.update(UR_ADAPTERS_SEARCH_PATH=f"{build}/lib", UR_CONFORMANCE_KERNELS=kernels)
    if adapter == "level_zero":
        result.update(ZE_ENABLE_ALT_DRIVERS=f"{build}/drivers/level_zero/libze_software.so",
                      ZE_SOFTWARE_KERNELS=kernels, ZE_SOFTWARE=driver, ZE_SOFTWARE_OPENCL=opencl or "off")
        if opencl:
            setting = subprocess.run([ROOT / "scripts/env.sh", "--print", opencl], capture_output=True, text=True,
                                     check=True).stdout
            result.update([setting.strip().split("=", 1)])
    else:
        folders = [f"{build}/drivers/cuda"] if adapter == "cuda" else [f"{build}/drivers/hip", f"{build}/drivers/cuda"]
        result["LD_LIBRARY_PATH"] = ":".join(folders)
    result["ASAN_OPTIONS"] = "detect_odr_violation=0:intercept_tls_get_addr=0:exitcode=99"
    return result


Run = collections.namedtuple("Run", "status output results calls failed memory")


class Sweep:
    def __init__(self, options):
        self.build = str(options.build.resolve())
        self.adapter = options.adapter
        self.timeout = options.timeout
        self.environment = environment(self.build, options.adapter, options.driver, options.opencl)
        self.name = f"{self.adapter}-{'spirv' if options.opencl else 'software'}"
        self.lost = options.lost
        self.documented, self.names = specification()

    def program(self, suite):
        return f"{self.build}/bin/conformance/{suite}"

    def suites(self):
        return sorted(path.name for path in pathlib.Path(self.build, "bin/conformance").iterdir())

    def tests(self, suite):
        lines = subprocess.run([self.program(suite), "--list"], capture_output=True, text=True, check=True).stdout
        names = [json.loads(line)["test"] for line in lines.splitlines() if line.startswith("{")]
        # A filter is a part of a name: names that contain another one run along with it.
        return [name for name in names if sum(name in other for other in names) == 1 or names.count(name) == 1]

    def run(self, suite, test, call):
        with tempfile.TemporaryDirectory(prefix="ur-sweep-") as folder:
            report, results = f"{folder}/report", f"{folder}/results"
            variables = dict(self.environment, UR_SOFT_REPORT=report, UR_CONFORMANCE_TIMEOUT=str(self.timeout))
            if call:
                variables["UR_SOFT_FAIL"] = f"*:{call}{'+' if self.lost else ''}"
            command = [self.program(suite), "--adapter", self.adapter, "--name", self.name,
                       "--filter", test, "--results", results]
            try:
                done = subprocess.run(command, env=variables, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                      stderr=subprocess.STDOUT, timeout=2 * self.timeout + 10)
                status, output = done.returncode, done.stdout.decode(errors="replace")
            except subprocess.TimeoutExpired as expired:
                status, output = "hang", (expired.stdout or b"").decode(errors="replace")
            lines = pathlib.Path(results).read_text().splitlines() if os.path.exists(results) else []
            counted = re.search(r"calls (\d+) failed (\d+) reports \d+ memory (\d+)",
                                pathlib.Path(report).read_text() if os.path.exists(report) else "")
            numbers = [int(number) for number in counted.groups()] if counted else [0, 0, 0]
            return Run(status, output, [json.loads(line) for line in lines], *numbers)

    def told(self, message, entries=()):
        """None if a message is about a failure that an entry point may tell, else what is wrong."""
        # Without a driver that can be used there are no platforms, and a reason that explains it.
        if re.search(r"has no device '.*' \(0 platforms, 0 devices, UR_RESULT_SUCCESS\)", message):
            return None
        # An event says that its command has failed, or not that it is complete; a device, that it is not available.
        if re.search(r"\bstatus(_of\(\w+\))? is [1-4] \(0x\d\)|status != UR_EVENT_STATUS_ERROR|UR_DEVICE_INFO_AVAILABLE", message):
            return None
        match = re.search(r"\b(UR_RESULT_ERROR_\w+|result 0x\w+)", message.split(", expected ")[0])
        result = match and match.group(1)
        if not result:
            match = re.search(r" is (\d+) \(0x\w+\), expected \d", message)
            result = match and self.names.get(int(match.group(1)))
        called = re.search(r"\b(ur[A-Z]\w+)(?:\(.* gave|: UR_RESULT)", message)
        entries = [called.group(1)] if called else entries
        if not result:
            return UNSURE + message
        if result in FAILURES or any(result in self.documented.get(entry, ()) for entry in entries):
            return None
        return f"{result} is not documented: {message}"

    def judge(self, suite, run, memory):
        """What is wrong with a run, or None."""
        if run.status == "hang":
            return "hang"
        failed = any(result["status"] == "failed" for result in run.results)
        own = failed and suite in OWN
        if "Sanitizer" in run.output and not (own and "ERROR: LeakSanitizer" in run.output):
            lines = run.output.splitlines()
            start = next(i for i, line in enumerate(lines) if "Sanitizer" in line)
            return "sanitizer: " + "\n      ".join(lines[start:start + 40])
        for result in run.results:
            if result["status"] == "failed":
                if re.match(r"(crashed|aborted|timed out)", result["message"]):
                    return result["message"]
                # Where opening the device is what is tested, the harness says what went wrong there.
                opened = "conf_device_open" in result["message"]
                why = self.told(run.output if opened else result["message"], result["entries"].split())
                if why:
                    return why
        if run.status == 2:
            return self.told(run.output) if "conformance:" in run.output else "exit status 2"
        if run.status not in (0, 1, 77) and not own:
            return f"exit status {run.status}"
        if run.memory > memory and not own and not self.lost: # what a lost device has is lost with it
            return f"{run.memory - memory} {STAYS}"
        return None


def spread(numbers, most):
    if not most or len(numbers) <= most:
        return numbers
    return [numbers[i * len(numbers) // most] for i in range(most)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, required=True)
    parser.add_argument("--adapter", choices=ADAPTERS, required=True)
    parser.add_argument("--driver", default="new,devices:2", help="ZE_SOFTWARE for level_zero (default: %(default)s)")
    parser.add_argument("--opencl", help="the OpenCL driver that runs SPIR-V for level_zero, as scripts/env.sh calls it")
    parser.add_argument("--suite", action="append")
    parser.add_argument("--test", default="", help="only tests with this in their name")
    parser.add_argument("--call", type=int, help="only this call, with the output of the program")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--tests", type=int)
    parser.add_argument("--most", type=int)
    parser.add_argument("--lost", action="store_true", help="all later calls fail too: the device is lost")
    parser.add_argument("--timeout", type=int, default=30)
    parser.add_argument("--report", type=pathlib.Path)
    options = parser.parse_args()
    sweep = Sweep(options)
    report = open(options.report, "w") if options.report else None
    total = collections.Counter()

    def say(text):
        print(text, flush=True)
        if report:
            print(text, file=report, flush=True)

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for suite in options.suite or sweep.suites():
            tests = spread([test for test in sweep.tests(suite) if options.test in test], options.tests)
            plain = list(pool.map(lambda test: sweep.run(suite, test, 0), tests))
            opening = min((run.calls for run in plain), default=0)
            plan = []
            for index, (test, run) in enumerate(zip(tests, plain)):
                if run.status not in (0, 77):
                    say(f"{suite}: {test}: does not pass without a failure, left out")
                    total["left out"] += 1
                    continue
                calls = list(range(1 if index == 0 else opening + 1, run.calls + 1))
                total["calls"] += len(calls)
                plan += [(test, call, run.memory) for call in spread(calls, options.most)]
            if options.call:
                plan = [(test, options.call, run.memory) for test, run in zip(tests, plain)]
            found, seen = 0, collections.Counter()
            for (test, call, memory), run in zip(plan, pool.map(
                    lambda item: sweep.run(suite, item[0], item[1]), plan)):
                total["runs"] += 1
                total["told" if run.status in (1, 2) else "passed"] += 1
                total["missed"] += run.failed == 0 and run.calls > 0
                wrong = sweep.judge(suite, run, memory)
                if wrong and (wrong.startswith(UNSURE) or wrong.endswith(STAYS)):
                    wrong = sweep.judge(suite, sweep.run(suite, test, call), memory)
                if wrong:
                    found += 1
                    kind = re.sub(r"0x\w+|\d+", "N", f"{test}: {wrong}")
                    seen[kind] += 1
                    if seen[kind] == 1:
                        say(f"{suite}: {test}: call {call}: {wrong.strip()}")
                if options.call:
                    print(run.output)
            for kind, times in seen.items():
                if times > 1:
                    say(f"{suite}: {times} such findings: {kind[:160].strip()}")
            total["findings"] += found
            say(f"{suite}: {len(plan)} runs, {found} findings")
    say(f"{options.adapter}: {total['calls']} calls, {total['runs']} of them failed in a run each; "
        f"{total['told']} runs told of it, {total['passed']} passed, {total['missed']} did not reach the call; "
        f"{total['findings']} findings, {total['left out']} tests left out")
    return 1 if total["findings"] or not total["runs"] else 0


if __name__ == "__main__":
    sys.exit(main())
