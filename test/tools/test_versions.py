#!/usr/bin/env python3
"""Every tool says its version, which is that of all: test_versions.py VERSION TOOL..."""
import subprocess
import sys

wrong = 0
for tool in sys.argv[2:]:
    command = tool.split()
    done = subprocess.run([*command, "--version"], capture_output=True, text=True)
    if done.returncode or done.stderr or sys.argv[1] not in done.stdout.replace(",", " ").split():
        wrong += 1
        print(f"{tool} --version ended with {done.returncode}: {done.stdout}{done.stderr}")
sys.exit(1 if wrong else 0)
