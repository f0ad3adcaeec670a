"""Finds the tools that urcc runs, and runs them with errors a person can act on."""

import os
import re
import shutil
import subprocess
import sys


class UrccError(Exception):
    """A message for the user; `output` is what a tool printed, passed through as it was."""

    def __init__(self, message, output=""):
        super().__init__(message)
        self.output = output


class MissingTool(UrccError):
    """A target cannot be made here because a tool or library is not installed."""


class Toolchain:
    """clang and what goes with it. Everything is looked up on first use, and once."""

    def __init__(self, verbose=False):
        self.verbose = verbose
        self._found = {}

    def _once(self, key, find):
        if key not in self._found:
            self._found[key] = find()
        return self._found[key]

    # -- running --------------------------------------------------------------------------------

    def run(self, command, what):
        """Runs a tool; its messages go to standard error whether it succeeds or not."""
        if self.verbose:
            print("urcc: " + " ".join(command), file=sys.stderr)
        try:
            done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE)
        except OSError as error:
            raise UrccError(f"cannot run {command[0]}: {error.strerror}") from None
        messages = done.stderr.decode(errors="replace")
        if done.returncode != 0:
            how = (f"was ended by signal {-done.returncode}" if done.returncode < 0
                   else f"exited with {done.returncode}")
            raise UrccError(f"{what} failed: {os.path.basename(command[0])} {how}", messages)
        if messages:
            sys.stderr.write(messages)
        return done.stdout

    # -- finding --------------------------------------------------------------------------------

    @staticmethod
    def _which(names):
        for name in names:
            path = shutil.which(name)
            if path:
                return path
        return None

    @staticmethod
    def _override(variable):
        """A tool or folder that the environment names; it must exist."""
        value = os.environ.get(variable)
        if not value:
            return None
        path = shutil.which(value) or (value if os.path.exists(value) else None)
        if not path:
            raise MissingTool(f"{variable} names '{value}', which does not exist")
        return path

    def clang(self):
        def find():
            path = self._override("URCC_CLANG") or self._which(
                ["clang"] + [f"clang-{n}" for n in range(30, 13, -1)])
            if not path:
                raise MissingTool("clang is not installed; on Debian and Ubuntu: "
                                  "apt-get install clang")
            return path
        return self._once("clang", find)

    def version(self):
        """Major version of clang."""
        def find():
            text = self.run([self.clang(), "--version"], "asking clang for its version")
            match = re.search(rb"clang version (\d+)\.", text)
            if not match:
                raise UrccError(f"{self.clang()} does not say which version of clang it is")
            if int(match.group(1)) < 14:
                raise UrccError(f"{self.clang()} is version {int(match.group(1))}; "
                                "14 or later is needed")
            return int(match.group(1))
        return self._once("version", find)

    def _llvm_tool(self, name, variable, package):
        def find():
            v = self.version()
            path = self._override(variable) or self._which(
                [f"{name}-{v}", f"/usr/lib/llvm-{v}/bin/{name}",
                 os.path.join(os.path.dirname(os.path.realpath(self.clang())), name)])
            if not path:
                raise MissingTool(f"{name} of version {v}, as clang is, is not installed; "
                                  f"on Debian and Ubuntu: apt-get install {package}-{v}")
            return path
        return self._once(name, find)

    def llvm_link(self):
        return self._llvm_tool("llvm-link", "URCC_LLVM_LINK", "llvm")

    def llvm_spirv(self):
        def find():
            v = self.version()
            path = self._override("URCC_LLVM_SPIRV")
            # A translator reads the bitcode of its own version and of earlier ones.
            path = path or self._which([f"llvm-spirv-{n}" for n in range(v, v + 6)])
            if not path:
                path = self._which(["llvm-spirv"])
                if path:
                    text = self.run([path, "--version"], "asking llvm-spirv for its version")
                    match = re.search(rb"LLVM version (\d+)", text)
                    if match and int(match.group(1)) < v:
                        path = None
            if not path:
                raise MissingTool(
                    f"llvm-spirv for clang {v} is not installed; on Debian and Ubuntu: "
                    f"apt-get install llvm-spirv-{v}")
            return path
        return self._once("llvm-spirv", find)

    def lld(self):
        def find():
            path = self._which(["ld.lld", f"ld.lld-{self.version()}"])
            if not path:
                raise MissingTool("lld is not installed; on Debian and Ubuntu: "
                                  "apt-get install lld")
            return path
        return self._once("lld", find)

    def libclc(self, name):
        """The bitcode library of libclc for a target, such as nvptx64--nvidiacl.bc."""
        def find():
            v = self.version()
            given = self._override("URCC_LIBCLC")
            folders = [given] if given else ["/usr/lib/clc", f"/usr/lib/clc-{v}",
                                             f"/usr/lib/llvm-{v}/share/clc", "/usr/share/clc",
                                             "/usr/local/share/clc"]
            for folder in folders:
                path = os.path.join(folder, name)
                if os.path.isfile(path):
                    return path
            where = given or "/usr/lib/clc"
            raise MissingTool(f"libclc's {name} is not in {where}; on Debian and Ubuntu: "
                              f"apt-get install libclc-{v}")
        return self._once("libclc " + name, find)

    def hostcode_header(self):
        """Folder of hostcode.h: beside this package when installed, else in the source tree."""
        here = os.path.dirname(os.path.realpath(__file__))
        for folder in [here, os.path.join(here, "..", "..", "adapters", "native_cpu", "engine")]:
            if os.path.isfile(os.path.join(folder, "hostcode.h")):
                return os.path.normpath(folder)
        raise UrccError("urcc is not installed completely: hostcode.h is missing")
