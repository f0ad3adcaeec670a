#!/usr/bin/env python3
"""What urcache shows and removes, and what it leaves alone: test_urcache.py URCACHE"""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

URCACHE = None


class Case(unittest.TestCase):
    def setUp(self):
        tmp = tempfile.TemporaryDirectory()
        self.addCleanup(tmp.cleanup)
        self.dir = pathlib.Path(tmp.name) / "cache"
        self.dir.mkdir(mode=0o700)
        head = b"URCACHE1" + bytes(8) + b"0" * 64
        (self.dir / ("a" * 64 + ".o")).write_bytes(head + b"\x7fELF" + bytes(2000))
        (self.dir / ("b" * 64 + ".o")).write_bytes(head + b"\x03\x02\x23\x07")
        (self.dir / "new-12-3").write_bytes(b"half")
        (self.dir / ".pages").write_bytes(b"x")
        (self.dir / "notes.txt").write_text("mine")

    def urcache(self, *arguments, **env):
        full = {k: v for k, v in os.environ.items() if k not in ("UR_CACHE_DIR", "XDG_CACHE_HOME", "HOME")}
        full.update({"UR_CACHE_DIR": str(self.dir)} if not env else env)
        return subprocess.run([sys.executable, URCACHE, *arguments], env=full, capture_output=True, text=True)

    def test_list(self):
        done = self.urcache("list")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn(": 2 file(s), 2.1 KiB", done.stdout)
        self.assertIn("machine code: 1 file(s)", done.stdout)
        self.assertIn("SPIR-V: 1 file(s)", done.stdout)
        self.assertNotIn("aaaa", done.stdout)
        self.assertIn("aaaaaaaaaaaaaaaa", self.urcache("list", "--long").stdout)

    def test_clear(self):
        done = self.urcache("clear")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual([p.name for p in self.dir.iterdir()], ["notes.txt"])
        self.assertIn("4 file(s) removed", done.stdout)
        self.assertIn(": 0 file(s), 0 B", self.urcache("list").stdout)

    def test_the_folder(self):
        home = self.dir.parent
        (home / ".cache").mkdir()
        self.dir.rename(home / ".cache" / "unified-runtime")
        self.assertIn(": 2 file(s)", self.urcache("list", HOME=str(home)).stdout)
        self.assertIn(": 2 file(s)", self.urcache("list", HOME="/", XDG_CACHE_HOME=str(home / ".cache")).stdout)
        done = self.urcache("list", UR_CACHE_DIR="", HOME=str(home))
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("UR_CACHE_DIR is empty", done.stderr)
        done = self.urcache("list", UR_CACHE_DIR=str(home / "none"))
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_a_folder_that_is_not_used(self):
        self.dir.chmod(0o777)
        done = self.urcache("list")
        self.assertEqual(done.returncode, 1)
        self.assertIn("other users can write it", done.stderr)

    def test_misuse(self):
        for arguments in ((), ("empty",), ("clear", "--long"), ("list", "clear")):
            self.assertEqual(self.urcache(*arguments).returncode, 2, arguments)


if __name__ == "__main__":
    URCACHE = os.path.abspath(sys.argv[1])
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
