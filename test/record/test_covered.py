#!/usr/bin/env python3
"""Layers for a program whose loader has none: its adapters put this project's loader in front of themselves.

usage: test_covered.py URTRACE LIBEXEC FOLDER ADAPTER EXAMPLES KERNELS

FOLDER has the loader without layers (test/loader/no_layers.c), which the built examples take as well as their own. What is traced
with it has to be what is traced with the project's own, call by call; a recording is replayed.
"""
import collections
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

URTRACE, LIBEXEC, WITHOUT, ADAPTER, EXAMPLES, KERNELS = sys.argv[1:]
EVENTS, POOL = ([os.path.join(EXAMPLES, name), os.path.join(KERNELS, name), *more] for name, *more in (["event_graph"], ["async_usm", "20", "256"]))
OF_LOADER = {"urLoaderInit", "urLoaderTearDown", "urAdapterGet"}  # each loader asks as often as it likes; that one selects no devices


def run(*command, status=0, **variables):
    env = {**os.environ, "URTRACE_LIBEXEC": LIBEXEC, "UR_ADAPTERS_FORCE_LOAD": ADAPTER, **variables}
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, env=env, check=False)
    if done.returncode != status:
        raise AssertionError(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


class Covered(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="covered-")
        self.addCleanup(shutil.rmtree, self.folder)
        path = ":".join(p for p in (WITHOUT, os.environ.get("LD_LIBRARY_PATH", "")) if p)
        self.without = ["env", f"LD_LIBRARY_PATH={path}"]

    def calls(self, *command, **variables):
        """How often each entry point was called, and each command ran, in a trace."""
        path = os.path.join(self.folder, "trace.json")
        said = run(sys.executable, URTRACE, "-o", path, "--", *command, **variables)
        self.assertNotIn("no trace was written", said)
        with open(path, encoding="utf-8") as f:
            events = json.load(f)
        os.remove(path)
        found = collections.Counter((e.get("cat"), e["name"].removesuffix("Selected")) for e in events if e.get("ph") == "X")
        return {k: n for k, n in found.items() if k[1] not in OF_LOADER}

    def test_traced_alike(self):
        for program in (EVENTS, POOL):
            own = self.calls(*program)
            self.assertGreater(sum(own.values()), 20)
            self.assertEqual(self.calls(*self.without, *program), own)

    def test_recorded_and_replayed(self):
        path = os.path.join(self.folder, "recording")
        for program in (EVENTS, POOL):
            run(sys.executable, URTRACE, "record", "-o", path, "--", *self.without, *program)
            said = run(sys.executable, URTRACE, "replay", path)
            self.assertRegex(said, r"0 failed here, 0 left out; [1-9]\d* launches; [1-9]\d* outputs compared, 0 differ")

    def test_checked_for_leaks(self):
        said = run(*self.without, *EVENTS, UR_ENABLE_LAYERS="UR_LAYER_LEAK_CHECKING", UR_LOG_VALIDATION="level:info;output:stderr")
        self.assertRegex(said, r"\b0 objects leaked")

    def test_no_loader_beside(self):
        """Where adapters lie elsewhere urtrace names the loader; without it they say what is missing, and the program runs."""
        alone = shutil.copy(ADAPTER, self.folder)
        self.assertGreater(sum(self.calls(*self.without, *POOL, UR_ADAPTERS_FORCE_LOAD=alone).values()), 20)
        said = run(*self.without, *POOL, UR_ADAPTERS_FORCE_LOAD=alone, UR_ENABLE_LAYERS="UR_LAYER_TRACING")
        self.assertRegex(said, "UR_ENABLE_LAYERS does nothing: .* UR_LAYERS_LOADER")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
