#!/usr/bin/env python3
"""Checks the harness of the conformance suite and ur-conformance: check.py SELFTEST UR_CONFORMANCE [sanitized]"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

program, command = (pathlib.Path(a).resolve() for a in sys.argv[1:3])
sanitized = len(sys.argv) > 3
wrong = 0


def check(condition, what):
    global wrong
    if not condition:
        wrong += 1
        print("wrong:", what)


EXPECTED = {
    "urQueueCreate: passes": "passed",
    "urQueueCreate: releases what was deferred": "passed",
    "urQueueGetInfo: fails": "failed",
    "urQueueFlush: fails by a result": "failed",
    "urQueueCreate: releases what was deferred by a failing test": "passed",
    "urQueueFinish: skips": "skipped",
    "urQueueRetain: lacks its feature": "unsupported",
    "urEventWait: fails as expected": "known failure",
    "urEventRetain: passes against expectation": "fixed",
    "urEventRelease: crashes": "failed",
    "urEventGetInfo: hangs": "failed",
    "urQueueCreate: runs after a crash and a hang": "passed",
    "urQueueRelease: fails on the third run": "passed",
}

with tempfile.TemporaryDirectory() as temp:
    temp = pathlib.Path(temp)
    expect = temp / "expect.txt"
    expect.write_text("# a comment\n\nqueue/urEventWait: fails as expected | the driver cannot add\n"
                      "queue/urEventRetain: passes against expectation | it could not once\n"
                      "other/urFoo: is of another suite | not looked at\n")
    results = temp / "queue.jsonl"
    base = [program, "--expect", expect, "--timeout", "2"]
    wanted = dict(EXPECTED)
    if sanitized:
        # the sanitizer ends the process where a test crashes
        base += ["--filter", "s"]
        runs = [base + ["--results", results, "--filter", f] for f in ("Queue", "Wait", "Retain", "GetInfo: hangs")]
        wanted.pop("urEventRelease: crashes")
        wanted.pop("urQueueCreate: runs after a crash and a hang")
        for r in runs:
            subprocess.run(r, capture_output=True)
        records = {r["test"]: r for r in map(json.loads, results.read_text().splitlines())}
        records.pop("urQueueCreate: runs after a crash and a hang", None)
    else:
        done = subprocess.run(base + ["--results", results], capture_output=True, text=True)
        check(done.returncode == 1, f"exit status {done.returncode} after failures, not 1")
        check("5 passed, 4 failed, 1 skipped, 1 unsupported, 1 known failures, 1 fixed" in done.stdout,
              f"the last line: {done.stdout.strip().splitlines()[-1:]}")
        records = {r["test"]: r for r in map(json.loads, results.read_text().splitlines())}
    for test, status in wanted.items():
        got = records.get(test, {}).get("status")
        check(got == status, f"'{test}' is {got}, expected {status}")
    check(set(records) <= set(EXPECTED), "tests that nobody wrote: " + str(set(records) - set(EXPECTED)))
    messages = {t: r["message"] for t, r in records.items()}
    check("2 + 2 is 4" in messages.get("urQueueGetInfo: fails", ""), "the message of a failing check")
    check("INVALID_QUEUE" in messages.get("urQueueFlush: fails by a result", ""), "the message of a wrong result")
    check(messages.get("urQueueFinish: skips") == 'there is "no" reason', "the reason of a skip")
    check("the driver cannot add" in messages.get("urEventWait: fails as expected", ""), "the reason of a known failure")
    check("timed out" in messages.get("urEventGetInfo: hangs", ""), "the message of a hang")
    if not sanitized:
        check("SIGSEGV" in messages.get("urEventRelease: crashes", ""), "the message of a crash")

    # nothing applies, nothing fails
    def status(*options):
        return subprocess.run([program, *options], capture_output=True).returncode

    check(status("--filter", "skips") == 77, "exit status when every test is skipped")
    check(status("--filter", "urQueueCreate: passes") == 0, "exit status when all pass")
    check(status("--expect", temp / "none.txt") == 2, "a file of known failures that is not there")
    check(status("--no-such-option") == 2, "an unknown option")
    check(status("--repeat", "0") == 2, "no repetition")

    # a failure tells the commands that repeat it, which do
    env = dict(os.environ, UR_LOG_LOADER="level:error;output:stderr")
    done = subprocess.run([program, "--filter", "urQueueGetInfo: fails", "--seed", "7"], capture_output=True, text=True, env=env)
    said = done.stdout + done.stderr
    again = next((l.split("again: ", 1)[1] for l in said.splitlines() if "again: " in l), "")
    check("UR_LOG_LOADER='level:error;output:stderr' " in again and "--seed 7" in again, f"the command: {said}")
    check("gdb -ex 'break conf_fail_at' -ex run --args " in said, f"where to break in gdb: {said}")
    done = subprocess.run(["/bin/sh", "-c", again], capture_output=True, text=True)
    check(done.returncode == 1 and "0 passed, 1 failed, 0 skipped" in done.stdout, f"the command does not repeat it: {done.stdout}")
    if not sanitized:
        done = subprocess.run([program, "--filter", "crashes"], capture_output=True, text=True)
        check("again: " in done.stderr and "--filter 'urEventRelease: crashes'" in done.stderr, f"a crash: {done.stderr}")
    done = subprocess.run([program, "--filter", "fails on the third run", "--repeat", "5"], capture_output=True, text=True)
    check(done.returncode == 1 and "(run 3 of 5)" in done.stdout, f"a test that fails at times: {done.stdout}")
    done = subprocess.run([program, "--filter", "fails on the third run", "--repeat", "2"], capture_output=True, text=True)
    check(done.returncode == 0 and "1 passed" in done.stdout, f"a test that passes twice: {done.stdout}")
    for bad in ("queue/urNo: such test | reason\n", "queue/urEventWait: fails as expected\n", "nonsense\n",
                "queue/urEventWait: fails as expected | \n"):
        expect.write_text(bad)
        check(status("--expect", expect) == 2, f"known failures of the form {bad!r} are taken")

    # the command
    folder = temp / "suite"
    folder.mkdir()
    shutil.copy(program, folder / "queue")
    records["urQueueFinish: skips"]["message"] = "there is\nno /a/folder/of.this/machine and/or 1/2"
    records = [r for r in records.values()]
    records.append({"suite": "errors", "test": "urMemRetain: refuses wrong arguments", "entries": "urMemRetain",
                    "kind": "errors", "status": "passed", "seconds": 0, "message": ""})
    records.append({"suite": "errors", "test": "urMemRelease: refuses wrong arguments", "entries": "urMemRelease",
                    "kind": "errors", "status": "unsupported", "seconds": 0, "message": "says no"})
    results = temp / "mine.jsonl"
    results.write_text("".join(json.dumps(r) + "\n" for r in records) + '{"suite": "cut off')
    reports = {k: temp / f"matrix.{k}" for k in ("junit", "html", "markdown")}
    done = subprocess.run([sys.executable, command, "--dir", folder, "--results", results]
                          + [f"--{k}={p}" for k, p in reports.items()], capture_output=True, text=True)
    check(done.returncode == 1, f"ur-conformance: exit status {done.returncode}: {done.stderr}")
    if done.returncode == 1:
        text = reports["markdown"].read_text()
        for entry, shown in (("urQueueGetInfo", "✘"), ("urQueueFinish", "skipped there is no machine and/or 1/2 |"),
                             ("urQueueRelease", "✔"), ("urEventWait", "✘ known"),
                             ("urQueueRetain", "– the device has no such thing")):
            check(f"| `{entry}` | {shown}" in text, f"{entry} is not shown as '{shown}'")
        case = xml.parse(reports["junit"]).getroot().iter("testcase")
        failures = sum(1 for c in case if c.find("failure") is not None)
        check(failures == (4 if sanitized else 5), f"{failures} failures in the JUnit file")
        check("</html>" in reports["html"].read_text(), "the HTML file is whole")
    # a file that holds nothing, one that says of which device it is and no more, and a run that no test is left in
    for text, sentence in (("", "holds no results"), (json.dumps({"about": "a device"}) + "\n", "no test ran")):
        (temp / "nothing.jsonl").write_text(text)
        done = subprocess.run([sys.executable, command, "--dir", folder, "--results", temp / "nothing.jsonl"],
                              capture_output=True, text=True)
        check(done.returncode == 1 and sentence in done.stderr, f"results of no test, {text!r}: {done.stderr}")
    done = subprocess.run([sys.executable, command, "--dir", folder, "--adapter", "mine", "--filter", "no such test"],
                          capture_output=True, text=True)
    check(done.returncode == 1 and "no test ran" in done.stderr, f"a run of no test: {done.returncode} {done.stderr}")
    for options in ((), ("--dir", str(temp)), ("--adapter", "x", "--suite", "nonsense"), ("--results", str(temp / "no")),
                    ("--adapter", "x", "--repeat", "0"), ("--adapter", "x", "--no-such-option")):
        done = subprocess.run([sys.executable, command, "--dir", str(folder), *options], capture_output=True, text=True,
                              env=dict(os.environ, UR_CONFORMANCE_DIR=""))
        check(done.returncode == 2 and done.stderr, f"ur-conformance {options} ends with {done.returncode}: {done.stderr}")
        check("Traceback" not in done.stderr, f"ur-conformance {options}: {done.stderr}")
    # a hang is told of before its time is over
    done = subprocess.run([sys.executable, command, "--dir", folder, "--adapter", "mine", "--filter", "hangs", "--timeout", "3",
                           "--notice", "0.5"], capture_output=True, text=True)
    check("queue: nothing for 1 s, in the test 'urEventGetInfo: hangs'" in done.stderr, f"a hang is not told of: {done.stderr}")
    check("again: " in done.stdout, f"the command that repeats a hang: {done.stdout}")

print("wrong: %d" % wrong if wrong else "the harness does what it says")
sys.exit(1 if wrong else 0)
