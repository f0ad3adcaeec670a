#!/usr/bin/env python3
"""What urinfo prints and how it ends, with stub adapters.

usage: urinfo_test.py URINFO STUB_DIR [HIP_ADAPTER]
"""
import json
import os
import subprocess
import sys
import tempfile
import unittest

URINFO, STUBS = sys.argv[1:3]
HIP_ADAPTER = sys.argv[3] if len(sys.argv) > 3 else None
HIP_LIBRARIES = ["libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5"]


def stubs(*names):
    return ",".join(f"{STUBS}/libstub_{name}.so" for name in names)


def run(*options, **settings):
    env = {k: v for k, v in os.environ.items() if not k.startswith("UR_") and k != "ONEAPI_DEVICE_SELECTOR"}
    env.update(settings)
    return subprocess.run([URINFO, *options], env=env, text=True, capture_output=True, timeout=60)


class Urinfo(unittest.TestCase):
    def test_lists_devices_with_their_selector(self):
        done = run(UR_ADAPTERS_FORCE_LOAD=stubs("one", "parts"))
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        lines = [line.split() for line in done.stdout.splitlines()]
        self.assertEqual([line[0] for line in lines],
                         ["opencl:", "opencl:0", "opencl:1", "opencl:", "opencl:2", "level_zero:", "level_zero:0",
                          "level_zero:1", "level_zero:", "level_zero:2", "level_zero:3", "level_zero:4"])
        self.assertEqual(lines[4][1:], ["fpga", "1:0"])

    def test_obeys_the_selector(self):
        done = run("--json", UR_ADAPTERS_FORCE_LOAD=stubs("one", "parts"),
                   ONEAPI_DEVICE_SELECTOR="opencl:1;level_zero:0.*")
        self.assertEqual(done.returncode, 0)
        listing = json.loads(done.stdout)
        devices = [d for a in listing["adapters"] for p in a["platforms"] for d in p["devices"]]
        self.assertEqual([(d["selector"], d["type"], d["name"]) for d in devices],
                         [("opencl:1", "cpu", "0:1"), (None, "gpu", "0:0.0"), (None, "gpu", "0:0.1")])
        self.assertEqual((listing["devices_listed"], listing["devices_hidden_by_selector"]), (3, 7))

    def test_says_where_compiled_kernels_are_kept_or_why_not(self):
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(os.path.join(folder, "open"))
            os.chmod(os.path.join(folder, "open"), 0o777)
            with open(os.path.join(folder, "file"), "w", encoding="utf-8"):
                pass
            for place, words in (
                    (folder, f"is kept in {folder}."),
                    (f"{folder}/a/b", f"is kept in {folder}/a/b, which is not there yet."),
                    (f"{folder}/open", f"is not kept: {folder}/open can be written by other users (chmod go-w)."),
                    (f"{folder}/file", f"is not kept: {folder}/file is no folder."),
                    (f"{folder}/file/a", f"is not kept: {folder}/file/a goes through what is no folder."),
                    ("/proc/a/b", "is not kept: /proc cannot be written"),
                    ("", "is not kept: UR_CACHE_DIR is set and empty."),
                    (folder + "a" * 1024, "is not kept: its path is too long.")):
                if place == "/proc/a/b" and os.access("/proc", os.W_OK):
                    continue # so it is for root
                done = run("--why", UR_ADAPTERS_FORCE_LOAD=stubs("one"), UR_CACHE_DIR=place)
                self.assertIn(f"Compiled SPIR-V {words}", done.stdout)

    def test_makes_every_query(self):
        done = run("--json", "--verbose", UR_ADAPTERS_FORCE_LOAD=stubs("one"))
        adapter = json.loads(done.stdout)["adapters"][0]
        device = adapter["platforms"][0]["devices"][0]["info"]
        self.assertEqual(adapter["info"]["backend"], "UR_BACKEND_OPENCL")
        self.assertEqual(device["type"], "UR_DEVICE_TYPE_GPU")
        self.assertEqual(device["supported_partitions"], [])
        self.assertEqual(device["max_compute_units"], {"error": "UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION"})
        self.assertGreater(len(device), 150)
        text = run("-v", UR_ADAPTERS_FORCE_LOAD=stubs("parts")).stdout
        self.assertIn("      partition_affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE\n", text)
        self.assertIn("      supported_partitions = [UR_DEVICE_PARTITION_BY_CSLICE]\n", text)
        self.assertIn("      max_compute_units = (unsupported)\n", text)

    def test_tells_a_malformed_selector_once(self):
        done = run(UR_ADAPTERS_FORCE_LOAD=stubs("one", "parts"), ONEAPI_DEVICE_SELECTOR="gpx")
        self.assertEqual(done.returncode, 3)
        self.assertEqual(done.stderr.count("ONEAPI_DEVICE_SELECTOR is malformed"), 1, done.stderr)
        self.assertEqual(done.stderr.count("urDeviceGetSelected failed"), 1, done.stderr)

        done = run("--why", UR_ADAPTERS_FORCE_LOAD=stubs("one", "parts"), ONEAPI_DEVICE_SELECTOR="gpx")
        self.assertEqual((done.returncode, done.stderr), (3, ""))
        self.assertEqual(done.stdout.count("ONEAPI_DEVICE_SELECTOR is malformed"), 1, done.stdout)
        self.assertEqual(run("--why", "--json", UR_ADAPTERS_FORCE_LOAD=stubs("one"), ONEAPI_DEVICE_SELECTOR="gpx").returncode, 3)

    def test_tells_why(self):
        done = run("--why", UR_ADAPTERS_FORCE_LOAD=stubs("nodevice", "lacks_queue"))
        self.assertEqual(done.returncode, 0)
        self.assertIn("It shows no platform: libdriver.so.1 was not found.", done.stdout)
        self.assertIn("libstub_lacks_queue.so lacks the entry point urGetQueueProcAddrTable.", done.stdout)
        story = json.loads(run("--why", "--json", UR_ADAPTERS_FORCE_LOAD=stubs("nodevice", "lacks_queue")).stdout)
        self.assertEqual([a["status"] for a in story["adapters"]], ["loaded", "broken"])
        self.assertTrue(story["adapters"][0]["of_this_project"])

    @unittest.skipUnless(HIP_ADAPTER, "the HIP adapter is not built")
    def test_names_a_driver_that_is_broken_once(self):
        for broken, words in (("undefined_symbol", ": undefined symbol: stub_function_that_is_nowhere"),
                              ("no_table", ": has no symbol ")):
            with self.subTest(broken), tempfile.TemporaryDirectory() as folder:
                for name in HIP_LIBRARIES:
                    os.symlink(f"{STUBS}/libbroken_{broken}.so", f"{folder}/{name}")
                paths = [folder, *filter(None, [os.environ.get("LD_LIBRARY_PATH")])]
                story = run("--why", UR_ADAPTERS_FORCE_LOAD=HIP_ADAPTER, LD_LIBRARY_PATH=":".join(paths)).stdout
                for name in HIP_LIBRARIES:
                    self.assertEqual(story.count(name), 1, story)
                self.assertEqual(story.count(words), len(HIP_LIBRARIES), story)

    def test_ends_with_a_status_that_says_how_it_went(self):
        done = run(UR_ADAPTERS_FORCE_LOAD=stubs("nodevice"))
        self.assertEqual(done.returncode, 1)
        self.assertIn("There are no devices", done.stdout)
        self.assertEqual(run(UR_ADAPTERS_FORCE_LOAD=stubs("one"), ONEAPI_DEVICE_SELECTOR="cuda:*").returncode, 1)
        done = run(UR_ADAPTERS_FORCE_LOAD=stubs("one"), ONEAPI_DEVICE_SELECTOR="opencl:gpu:0")
        self.assertEqual(done.returncode, 3)
        self.assertIn("    opencl:gpu:0\n              ^\n", done.stderr)
        self.assertEqual(run("--colour").returncode, 2)
        self.assertEqual(run("extra").returncode, 2)
        for option in ("--help", "--version"):
            done = run(option)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertIn("urinfo", done.stdout)
        with open("/dev/full", "w") as full:
            self.assertEqual(subprocess.run([URINFO, "--help"], stdout=full, stderr=subprocess.PIPE).returncode, 3)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
