"""ur-venv on environments made up for the test. Usage: test_ur_venv.py UR-VENV CC WORKDIR"""

import importlib.machinery
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

TOOL = CC = WORK = ""
STEMS = ("libur_loader", "libur_adapter_opencl", "libur_adapter_level_zero", "libur_adapter_level_zero_v2")


def module():
    loader = importlib.machinery.SourceFileLoader("ur_venv", TOOL)
    spec = importlib.util.spec_from_loader("ur_venv", loader)
    found = importlib.util.module_from_spec(spec)
    sys.dont_write_bytecode = True
    loader.exec_module(found)
    return found


def tree(folder):
    """All that could show a trace: names, kinds, contents, modes and times."""
    found = {}
    for place, folders, files in os.walk(folder):
        for name in folders + files:
            path = os.path.join(place, name)
            info = os.lstat(path)
            data = os.readlink(path) if os.path.islink(path) else None
            if os.path.isfile(path) and data is None:
                with open(path, "rb") as f:
                    data = f.read()
            times = info.st_mtime_ns if not os.path.isdir(path) else 0
            found[os.path.relpath(path, folder)] = (info.st_mode, data, times)
    return found


class UrVenv(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(dir=WORK)
        self.addCleanup(shutil.rmtree, self.dir)
        self.ours = os.path.join(self.dir, "ours")
        os.mkdir(self.ours)
        for stem in ("libur_loader", "libur_adapter_opencl", "libur_adapter_level_zero",
                     "libur_adapter_cuda", "libur_adapter_native_cpu", "libur_adapter_mock"):
            with open(os.path.join(self.ours, stem + ".so.0"), "w", encoding="utf-8") as f:
                f.write("our " + stem)
        os.mkdir(os.path.join(self.ours, "unified-runtime"))
        for part in ("libur_ze.so", "libur_clc.so", "libur_loader_0.9.so"):
            with open(os.path.join(self.ours, "unified-runtime", part), "w", encoding="utf-8") as f:
                f.write("our part " + part)
        # As a build leaves it: the name with the version is the file.
        os.rename(os.path.join(self.ours, "libur_loader.so.0"), os.path.join(self.ours, "libur_loader.so.0.12.0"))
        os.symlink("libur_loader.so.0.12.0", os.path.join(self.ours, "libur_loader.so.0"))

    def library(self, path, *flags):
        subprocess.run([CC, "-shared", "-o", path, "-x", "c", "/dev/null", "-x", "none", *flags], check=True)

    def venv(self, version, separate, with_loader=True, sycl="libsycl.so.9", longest=".so.0.12.0"):
        """An environment as wheels leave it: three copies of each library."""
        path = os.path.join(self.dir, "venv")
        lib = os.path.join(path, "lib")
        site = os.path.join(lib, "python3.11", "site-packages")
        os.makedirs(site)
        os.mkdir(os.path.join(path, "bin"))
        with open(os.path.join(path, "bin", "python"), "w", encoding="utf-8"):
            pass
        os.mkdir(os.path.join(site, f"intel_sycl_rt-{version}.dist-info"))
        if with_loader:
            os.mkdir(os.path.join(site, f"intel_cmplr_lib_ur-{version}.dist-info"))
            for stem in STEMS:
                if stem == "libur_adapter_opencl" and not separate:
                    continue
                for name in (".so", ".so.0", longest):
                    with open(os.path.join(lib, stem + name), "w", encoding="utf-8") as f:
                        f.write("their " + stem + name)
        flags = []
        if separate:
            stub = os.path.join(self.dir, "libur_loader.so.0")
            self.library(stub, "-Wl,-soname,libur_loader.so.0")
            flags = ["-Wl,--no-as-needed", stub]
        self.library(os.path.join(lib, sycl), *flags)
        with open(os.path.join(lib, "libintelocl.so"), "w", encoding="utf-8"):
            pass
        return path

    def tool(self, *args, status=0, says=()):
        done = subprocess.run([sys.executable, TOOL, *args], capture_output=True, text=True, check=False)
        out = done.stdout + done.stderr
        self.assertEqual(done.returncode, status, out)
        self.assertNotIn("Traceback", out)
        for text in [says] if isinstance(says, str) else says:
            self.assertIn(text, out)
        return out

    def read(self, venv, name):
        with open(os.path.join(venv, "lib", name), encoding="utf-8") as f:
            return f.read()

    def test_replaces_and_leaves_no_trace(self):
        venv = self.venv("2026.1.2", True)
        for name in ("offload", "native_cpu"):
            with open(os.path.join(venv, "lib", f"libur_adapter_{name}.so.0"), "w", encoding="utf-8") as f:
                f.write("theirs")
        before = tree(venv)
        self.tool("install", venv, "--from", self.ours, says=["2026.1.2", "opencl", "libur_adapter_offload"])
        for name in (".so", ".so.0", ".so.0.12.0"):
            self.assertEqual(self.read(venv, "libur_loader" + name), "our libur_loader")
            self.assertEqual(self.read(venv, "libur_adapter_opencl" + name), "our libur_adapter_opencl")
        self.assertEqual(self.read(venv, "libur_adapter_cuda.so.0"), "our libur_adapter_cuda")
        for part in ("libur_ze.so", "libur_clc.so"):
            self.assertEqual(self.read(venv, "unified-runtime/" + part), "our part " + os.path.basename(part))
        here = os.listdir(os.path.join(venv, "lib"))
        for name in ("libur_adapter_native_cpu.so.0", "libur_adapter_mock.so.0", "libur_adapter_offload.so.0",
                     "libur_adapter_level_zero_v2.so.0"):
            self.assertNotIn(name, here)
        self.tool("status", venv, says=["2026.1.2", "ours", "taken away"])
        self.tool("env", venv, says=[
            "UR_CUDA_PRESENT_AS=level_zero", "UR_URCC=", "libur_clc.so:" + os.path.join(venv, "lib", "libintelocl.so")])
        self.tool("remove", venv)
        self.assertEqual(tree(venv), before)
        self.tool("status", venv, says="not installed")

    def test_native_cpu_on_request(self):
        venv = self.venv("2026.1.2", True)
        before = tree(venv)
        self.tool("install", venv, "--from", self.ours, "--native-cpu")
        self.assertEqual(self.read(venv, "libur_adapter_native_cpu.so.0"), "our libur_adapter_native_cpu")
        self.tool("remove", venv)
        self.assertEqual(tree(venv), before)

    def test_built_in_loader(self):
        venv = self.venv("2026.2.0", False)
        before = tree(venv)
        self.tool("install", venv, "--from", self.ours, says=["stays", "ur-venv run"])
        self.assertEqual(self.read(venv, "libur_loader.so.0"), "their libur_loader.so.0")
        self.assertEqual(self.read(venv, "libur_adapter_opencl.so.0"), "our libur_adapter_opencl")
        self.assertEqual(self.read(venv, "libur_adapter_cuda.so.0"), "our libur_adapter_cuda")
        out = self.tool("env", venv)
        self.assertIn("UR_ADAPTERS_FORCE_LOAD", out)
        paths = out.split("UR_ADAPTERS_FORCE_LOAD=")[1].split()[0].split(",")
        self.assertEqual([os.path.basename(p) for p in paths],
                         ["libur_adapter_cuda.so.0", "libur_adapter_level_zero.so.0",
                          "libur_adapter_opencl.so.0"])
        for path in paths:
            self.assertTrue(os.path.isfile(path), path)
        out = self.tool("run", venv, "--", sys.executable, "-c",
                        "import os; print(os.environ['OCL_ICD_FILENAMES'], os.environ['PATH'])")
        self.assertIn(os.path.join(venv, "lib", "libintelocl.so"), out)
        self.assertTrue(out.split()[1].startswith(os.path.join(venv, "bin")))
        self.tool("remove", venv)
        self.assertEqual(tree(venv), before)

    def test_refuses(self):
        self.tool("install", os.path.join(self.dir, "none"), status=1, says="does not exist")
        self.tool("install", self.ours, status=1, says="no Python environment")
        venv = self.venv("2026.1.2", True, with_loader=False)
        self.tool("install", venv, "--from", self.ours, status=1, says="intel-cmplr-lib-ur==2026.1.2")
        self.tool("remove", venv, status=1, says="nothing of ours")
        self.tool("env", venv, status=1, says="nothing of ours")
        shutil.rmtree(os.path.join(venv, "lib", "python3.11"))
        self.tool("install", venv, "--from", self.ours, status=1, says="does not hold intel-sycl-rt")

    def test_releases_of_2025(self):
        """Their libsycl has another number, their other libraries have other versions, each in three copies."""
        for version, longest in (("2025.0.5", ".so.0.10.15"), ("2025.1.1", ".so.0.11.10"), ("2025.3.3", ".so.0.12.0")):
            venv = self.venv(version, True, sycl="libsycl.so.8", longest=longest)
            self.library(os.path.join(venv, "lib", "libsycl.so"))
            before = tree(venv)
            self.tool("status", venv, says=["libsycl.so.8 links a loader", f"calls as {version[:6]} makes them"])
            self.tool("install", venv, "--from", self.ours, says=version)
            for name in (".so", ".so.0", longest):
                self.assertEqual(self.read(venv, "libur_loader" + name), "our libur_loader")
                self.assertEqual(self.read(venv, "libur_adapter_opencl" + name), "our libur_adapter_opencl")
            self.tool("status", venv)
            self.tool("remove", venv)
            self.assertEqual(tree(venv), before)
            shutil.rmtree(venv)

    def test_release_of_2024(self):
        """Its loader stays for what is in it beside the interface, behind ours that has the interface's names of then."""
        venv = self.venv("2024.2.2", False, sycl="libsycl.so.7", longest=".so.0.9.8")
        with open(os.path.join(venv, "lib", "libur_adapter_opencl.so.0.9.8"), "w", encoding="utf-8") as f:
            f.write("their libur_adapter_opencl")
        for backend in ("opencl", "level_zero", "unified_runtime"):
            with open(os.path.join(venv, "lib", f"libpi_{backend}.so"), "w", encoding="utf-8") as f:
                f.write("plugin for " + backend)
        before = tree(venv)
        self.tool("status", venv, says=["libsycl.so.7 opens plugins", "calls as 2024.2 makes them"])
        self.tool("install", venv, "--from", self.ours, "--native-cpu", says="2024.2.2")
        for name, text in (("libur_loader.so.0", "our part libur_loader_0.9.so"), ("libur_loader.so", "our part libur_loader_0.9.so"),
                           ("libur_loader.so.0.9.8", "their libur_loader.so.0.9.8"), ("libur_loader.so.0.12.0", "our libur_loader"),
                           ("libur_adapter_opencl.so.0", "our libur_adapter_opencl"),
                           ("libur_adapter_opencl.so.0.9.8", "our libur_adapter_opencl"),
                           ("libur_adapter_native_cpu.so.0", "our libur_adapter_native_cpu"),
                           *((f"libpi_{b}.so", "plugin for unified_runtime") for b in ("opencl", "level_zero", "unified_runtime"))):
            self.assertEqual(self.read(venv, name), text)
        # Each of the plugins is a library of its own.
        inodes = {os.stat(os.path.join(venv, "lib", f"libpi_{b}.so")).st_ino for b in ("opencl", "level_zero", "unified_runtime")}
        self.assertEqual(len(inodes), 3)
        lib = os.path.join(venv, "lib")
        show = [sys.executable, "-c", "import os; print(os.environ['LD_LIBRARY_PATH'])"]
        os.environ["LD_LIBRARY_PATH"] = "/some/where"
        try:
            self.tool("run", venv, "--", *show, says=f"{lib}:/some/where")
        finally:
            del os.environ["LD_LIBRARY_PATH"]
        self.tool("run", venv, "--", *show, says=lib)
        self.tool("status", venv)
        self.tool("remove", venv)
        self.assertEqual(tree(venv), before)

    def test_runtimes_that_are_not_served(self):
        venv = self.venv("2024.1.0", True, sycl="libsycl.so.7")
        self.tool("install", venv, "--from", self.ours, status=1,
                  says=["libsycl.so.7 of release 2024.1.0 is from before 2024.2", "from 2024.2 on are supported"])
        # 2023 had no package of that name.
        os.rename(os.path.join(venv, "lib", "libsycl.so.7"), os.path.join(venv, "lib", "libsycl.so.6"))
        site = os.path.join(venv, "lib", "python3.11", "site-packages")
        os.rename(os.path.join(site, "intel_sycl_rt-2024.1.0.dist-info"),
                  os.path.join(site, "dpcpp_cpp_rt-2023.2.0.dist-info"))
        self.tool("install", venv, "--from", self.ours, status=1, says="libsycl.so.6 of release 2023.2.0 is from before")
        self.tool("status", venv, says="is not served: ")
        shutil.rmtree(venv)
        venv = self.venv("2026.1.2", True)
        shutil.copy(os.path.join(venv, "lib", "libsycl.so.9"), os.path.join(venv, "lib", "libsycl.so.8"))
        self.tool("install", venv, "--from", self.ours, status=1, says=["several", "libsycl.so.8 and libsycl.so.9"])
        for name in ("libsycl.so.8", "libsycl.so.9"):
            os.unlink(os.path.join(venv, "lib", name))
        self.tool("install", venv, "--from", self.ours, status=1, says="has no libsycl.so.N: install it again")

    def test_another_loader_in_front(self):
        """LD_LIBRARY_PATH comes before the run path of libsycl."""
        venv = self.venv("2025.3.3", True, sycl="libsycl.so.8")
        other = os.path.join(self.dir, "other")
        os.mkdir(other)
        with open(os.path.join(other, "libur_loader.so.0"), "w", encoding="utf-8") as f:
            f.write("another")
        said = f"LD_LIBRARY_PATH puts another loader in front, {other}/libur_loader.so.0"
        self.tool("install", venv, "--from", self.ours)
        with mock.patch.dict(os.environ, LD_LIBRARY_PATH=f":{other}"):
            self.tool("status", venv, status=1, says=said)
            self.tool("run", venv, "--", "true", says=["warning", said])
        # The same file is no other.
        with mock.patch.dict(os.environ, LD_LIBRARY_PATH=self.ours):
            self.tool("status", venv)
        self.tool("remove", venv)
        with mock.patch.dict(os.environ, LD_LIBRARY_PATH=other):
            self.tool("status", venv, says=[said, "unless they call use()"])

    def test_why_a_program_is_not_traced(self):
        tool = module()
        venv = self.venv("2026.2.0", False)
        program = os.path.join(venv, "bin", "python")
        self.assertIn("inside " + os.path.join(venv, "lib", "libsycl.so.9"), tool.without_layers(program))
        self.assertIn("unified_runtime.use() in the program", tool.without_layers(program))
        urtrace = os.path.join(os.path.dirname(TOOL), "urtrace")
        for command in ([urtrace], [urtrace, "record"]):
            with open(program, "w", encoding="utf-8") as f:
                f.write("#!/bin/sh\n")
            os.chmod(program, 0o755)
            done = subprocess.run([sys.executable, *command, "-o", os.path.join(self.dir, "none"), "--", program],
                                  capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 0)
            self.assertIn("libsycl.so.9 and has no layers", done.stderr)
        shutil.rmtree(venv)
        venv = self.venv("2025.3.3", True, sycl="libsycl.so.8")
        self.assertIn("unified_runtime.use() in the program", tool.without_layers(os.path.join(venv, "bin", "python")))
        self.tool("install", venv, "--from", self.ours)
        self.assertIsNone(tool.without_layers(os.path.join(venv, "bin", "python")))
        self.assertIsNone(tool.without_layers("true"))

    def test_status_knows_the_wheel(self):
        venv = self.venv("2026.1.2", True)
        os.mkdir(os.path.join(venv, "lib", "python3.11", "site-packages", "unified_runtime-0.12.0.dist-info"))
        self.assertNotIn("not installed\n  intel", self.tool("status", venv, says="0.12.0, the wheel"))

    def test_refuses_twice(self):
        venv = self.venv("2026.1.2", True)
        self.tool("install", venv, "--from", venv + "/bin", status=1, says="no libur_loader.so.0")
        self.tool("install", venv, "--from", self.ours)
        once = tree(venv)
        self.tool("install", venv, "--from", self.ours, status=1, says="installed already")
        self.assertEqual(tree(venv), once)

    def test_failure_at_every_step_leaves_all_as_it_was(self):
        """Each call that changes something fails in turn: first with an error, then as if killed."""
        venv = self.venv("2026.1.2", True)
        before = tree(venv)
        tool = module()
        for killed in (False, True):
            at = 0
            while True:
                at += 1
                calls = [0]

                def wrap(real):
                    def call(*args, **kwargs):
                        calls[0] += 1
                        if calls[0] == at:
                            raise (KeyboardInterrupt() if killed else OSError(28, "No space left"))
                        return real(*args, **kwargs)
                    return call
                argv = ["ur-venv", "install", venv, "--from", self.ours]
                with mock.patch.object(sys, "argv", argv), mock.patch("builtins.print"), \
                        mock.patch.object(tool.os, "rename", wrap(os.rename)), \
                        mock.patch.object(tool.os, "symlink", wrap(os.symlink)), \
                        mock.patch.object(tool.shutil, "copy2", wrap(shutil.copy2)):
                    try:
                        status = tool.main()
                    except KeyboardInterrupt:
                        status = None
                if calls[0] < at:
                    self.assertEqual(status, 0)
                    self.tool("remove", venv)
                    break
                if killed:
                    self.assertIsNone(status)
                    self.tool("status", venv, status=1, says="cut off")
                    self.tool("install", venv, "--from", self.ours, status=1, says="cut off")
                    self.tool("remove", venv)
                else:
                    self.assertEqual(status, 1)
                self.assertEqual(tree(venv), before, f"step {at}, killed {killed}")
            self.assertGreater(at, 10)

    def test_packages_changed_meanwhile(self):
        venv = self.venv("2026.1.2", True)
        lib = os.path.join(venv, "lib")
        self.tool("install", venv, "--from", self.ours)
        os.unlink(os.path.join(lib, "libur_loader.so.0"))
        with open(os.path.join(lib, "libur_loader.so.0"), "w", encoding="utf-8") as f:
            f.write("newer")
        self.tool("status", venv, status=1, says="replaced since by something else")
        self.tool("remove", venv, says="libur_loader.so.0 was replaced since")
        self.assertEqual(self.read(venv, "libur_loader.so.0"), "newer")
        self.assertEqual(self.read(venv, "libur_adapter_opencl.so.0"), "their libur_adapter_opencl.so.0")
        self.tool("install", venv, "--from", self.ours)
        shutil.rmtree(os.path.join(lib, "python3.11", "site-packages", "intel_cmplr_lib_ur-2026.1.2.dist-info"))
        self.tool("remove", venv, says="its package is not installed any more")
        self.assertEqual([n for n in os.listdir(lib) if n.startswith("libur_")], [])

    def test_damaged_manifest(self):
        venv = self.venv("2026.1.2", True)
        self.tool("install", venv, "--from", self.ours)
        path = os.path.join(venv, ".unified-runtime", "manifest.json")
        for text, says in (("{", "cannot be read"), ('{"format": 9}', "is of format 9")):
            with open(path, "w", encoding="utf-8") as f:
                f.write(text)
            for command in ("status", "remove", "install"):
                self.tool(command, venv, status=1, says=says)


if __name__ == "__main__":
    TOOL, CC, WORK = (os.path.abspath(sys.argv.pop(1)), sys.argv.pop(1), os.path.abspath(sys.argv.pop(1)))
    os.makedirs(WORK, exist_ok=True)
    unittest.main()
