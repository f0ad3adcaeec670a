#!/usr/bin/env python3
"""Which tests of a pytest run failed, known as soon as they do.

As a plugin (`-p pytest_failures`) it adds a line to the file that UR_TEST_FAILURES names for each test that fails, with the
worker of pytest-xdist that ran it and the last line of what it raised: what is in the file stays if the run is cut short.
As a program it sums up the JUnit files that are its arguments."""

import collections
import os
import sys
import xml.etree.ElementTree


def pytest_runtest_logreport(report):
    """Called for each phase of each test, by the process that gathers the results."""
    where = os.environ.get("UR_TEST_FAILURES")
    if where is None or not report.failed or os.environ.get("PYTEST_XDIST_WORKER"):
        return
    lines = [line for line in str(report.longrepr).splitlines() if line.strip()]
    errors = [line[1:].strip() for line in lines if line.startswith("E ")]
    reason = (errors or lines or ["no reason given"])[0 if errors else -1]
    worker = getattr(getattr(report, "node", None), "gateway", None)
    with open(where, "a", encoding="utf-8") as failures:
        failures.write(f"{report.nodeid} [{worker.id if worker else 'main'}, {report.when}]: {reason[:300]}\n")


def pytest_collectreport(report):
    """A file that cannot be read as tests."""
    where = os.environ.get("UR_TEST_FAILURES")
    if where is not None and report.failed and not os.environ.get("PYTEST_XDIST_WORKER"):
        with open(where, "a", encoding="utf-8") as failures:
            failures.write(f"{report.nodeid} [collection]: {str(report.longrepr).splitlines()[-1][:300]}\n")


def main():
    counts = collections.Counter()
    for name in sys.argv[1:]:
        try:
            suites = xml.etree.ElementTree.parse(name).getroot().iter("testsuite")
            for suite in suites:
                for what in ("tests", "failures", "errors", "skipped"):
                    counts[what] += int(suite.get(what, 0))
        except (OSError, xml.etree.ElementTree.ParseError) as error:
            print(f"{name}: {error}", file=sys.stderr)
    passed = counts["tests"] - counts["failures"] - counts["errors"] - counts["skipped"]
    print(f"{passed} passed, {counts['skipped']} skipped, {counts['failures']} failed, {counts['errors']} errors in "
          f"{len(sys.argv) - 1} files")


if __name__ == "__main__":
    main()
