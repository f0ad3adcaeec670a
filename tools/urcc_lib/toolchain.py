"""Finds the tools that urcc runs, and runs them with errors a person can act on."""

import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile


class UrccError(Exception):
    """A message for the user; `output` is what a tool printed, passed through as it was."""

    def __init__(self, message, output=""):
        super().__init__(message)
        self.output = output


class MissingTool(UrccError):
    """A target cannot be made here because a tool or library is not installed."""


OLDEST = 14
NEWEST_TRIED = 40  # numbers of clang-N that are looked for
# clang hands SPIR-V to its own backend from here on; before, it needs llvm-spirv.
OWN_SPIRV = 22

# What a compiler says when something that it runs or links is not there.
_ABSENT = [(re.compile(r"""[Ee]xecutable ['"]([^'"]+)['"] doesn't exist"""), "{0} is not installed"),
           (re.compile(r"unable to execute command: (posix_spawn failed: No such file)"),
            "the linker is not installed; on Debian and Ubuntu: apt-get install binutils"),
           (re.compile(r"invalid linker name in .*'-fuse-ld=([^']+)'"), "the linker {0} is not installed"),
           (re.compile(r"(?:cannot find|unable to find library) -l(\w+)"),
            "the library {0} for linking is not installed; on Debian and Ubuntu: apt-get install libc6-dev"),
           (re.compile(r"fatal error: '(std\w+\.h)' file not found"),
            "the compiler's header {0} is not installed; on Debian and Ubuntu: apt-get install libclang-common-*-dev")]


# Longer ones go by way of a file, which clang reads: a system takes 128 KiB in one word.
LONGEST_WORD = 100000


def _quoted(word):
    return '"' + re.sub(r'(["\\])', r"\\\1", word) + '"'


class Runner:
    """Runs tools, with errors a person can act on."""

    def __init__(self, verbose=False):
        self.verbose = verbose
        self.used = set()  # programs and libraries

    def run(self, command, what):
        """A tool's output; its messages go to standard error whether it succeeds or not."""
        if self.verbose:
            print("urcc: " + " ".join(command), file=sys.stderr)
        if max(map(len, command)) > LONGEST_WORD:
            with tempfile.NamedTemporaryFile("w", prefix="urcc-", suffix=".options", errors="surrogateescape") as f:
                f.write("\n".join(_quoted(word) for word in command[1:]))
                f.flush()
                return self.run([command[0], "@" + f.name], what)
        try:
            done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE)
        except FileNotFoundError:
            raise MissingTool(f"{command[0]} is not there") from None
        except OSError as error:
            raise MissingTool(f"cannot run {command[0]}: {error.strerror}") from None
        self.used.add(shutil.which(command[0]) or command[0])
        messages = done.stderr.decode(errors="replace")
        if done.returncode != 0:
            for pattern, sentence in _ABSENT:
                found = pattern.search(messages)
                if found:
                    raise MissingTool(f"{what} failed: " + sentence.format(found.group(1)))
            how = (f"was ended by signal {-done.returncode}" if done.returncode < 0
                   else f"exited with {done.returncode}")
            raise UrccError(f"{what} failed: {os.path.basename(command[0])} {how}", messages)
        if messages:
            sys.stderr.write(messages)
        return done.stdout


def _which(names):
    for name in names:
        path = shutil.which(name)
        if path:
            return path
    return None


def _override(variable):
    """A tool or folder that the environment names; it must exist."""
    value = os.environ.get(variable)
    if not value:
        return None
    path = shutil.which(value) or (value if os.path.exists(value) else None)
    if not path:
        raise MissingTool(f"{variable} names '{value}', which does not exist")
    return path


def _version_of(runner, path):
    text = runner.run([path, "--version"], f"asking {path} for its version").decode(errors="replace")
    match = re.search(r"version (\d+)\.", text)
    if not match:
        raise UrccError(f"{path} does not say which version it is")
    return int(match.group(1))


class Toolchains:
    """Every clang that is installed, newest first; or the one that URCC_CLANG names."""

    def __init__(self, verbose=False):
        self.runner = Runner(verbose)
        self._all = None
        self._usual = None
        self._chosen = {}
        self.words = {}  # SPIR-V that was made, by what it was made of, and whether the source traps
        self.trapped = False  # the last one did

    def all(self):
        if self._all is not None:
            return self._all
        given = _override("URCC_CLANG")
        found = {}
        if given:
            found[os.path.realpath(given)] = (_version_of(self.runner, given), given)
        else:
            for n in range(NEWEST_TRIED, OLDEST - 1, -1):
                path = _which([f"clang-{n}"])
                if path:
                    found.setdefault(os.path.realpath(path), (n, path))
            path = _which(["clang"])
            if path:
                known = found.get(os.path.realpath(path))
                self._usual = known[0] if known else _version_of(self.runner, path)
                found.setdefault(os.path.realpath(path), (self._usual, path))
        if not found:
            raise MissingTool("clang is not installed; on Debian and Ubuntu: apt-get install clang")
        recent = [(v, p) for v, p in found.values() if v >= OLDEST]
        if not recent:
            version, path = max(found.values())
            raise UrccError(f"{path} is version {version}; {OLDEST} or later is needed")
        self._all = [Toolchain(v, p, self.runner) for v, p in sorted(recent, reverse=True)]
        for tools in self._all:
            tools.others = self
        return self._all

    def beside(self, name, complete):
        """As `choose`, while another one is being used: which libraries it may take stays as it is."""
        exact = [(tools, tools.exact) for tools in self.all()]
        chosen = self.choose(name, complete)
        wanted = chosen.exact
        for tools, was in exact:
            tools.exact = was
        return chosen, wanted

    def in_use(self):
        return list(self._chosen.values())

    def choose(self, name, complete):
        """The newest for which `complete` raises no MissingTool, where every tool is of clang's version; else the
        newest with libraries of an earlier one. What is missing is told for the clang that `clang` means."""
        if name not in self._chosen:
            self._chosen[name] = self._choose(complete)
        return self._chosen[name]

    def _choose(self, complete):
        missing = {}
        for exact in (True, False):
            for tools in self.all():
                tools.exact = exact
                try:
                    complete(tools)
                    return tools
                except MissingTool as error:
                    missing[tools.version] = error
        raise missing.get(self._usual) or missing[max(missing)]


class Toolchain:
    """One clang and what goes with it. Everything is looked up on first use, and once.

    exact: whether a library of an earlier version does not do."""

    def __init__(self, version, clang, runner):
        self.version = version
        self.clang = clang
        self.exact = False
        self.run = runner.run
        self._runner = runner
        self._found = {}

    def _once(self, key, find):
        if key not in self._found:
            self._found[key] = find()
        return self._found[key]

    def knows(self, machine):
        """Whether clang takes these options, which name a processor."""
        def find():
            try:
                self.run([self.clang, *machine, "-x", "c", "-fsyntax-only", os.devnull], "asking clang for a processor")
            except UrccError:
                return False
            return True
        return self._once(f"knows {machine}", find)

    def llvm_spirv(self):
        """The translator to SPIR-V; None where there is none and clang has a backend of its own. That of clang 22 makes
        modules which spirv-val refuses (any and all of vectors, fence flags, saturating products, among others)."""
        def find():
            v = self.version
            path = _override("URCC_LLVM_SPIRV")
            if not path and v >= OWN_SPIRV and not self.exact:
                targets = self.run([self.clang, "--print-targets"], "asking clang for its targets")
                if b" spirv64 " in targets:
                    return None
            # A translator reads the bitcode of its own version and of earlier ones.
            path = path or _which([f"llvm-spirv-{n}" for n in range(v, v + (1 if self.exact else 6))])
            if not path:
                path = _which(["llvm-spirv"])
                if path and _version_of(self._runner, path) < v:
                    path = None
            if not path:
                raise MissingTool(
                    f"llvm-spirv for clang {v} is not installed; on Debian and Ubuntu: "
                    f"apt-get install llvm-spirv-{v}")
            return path
        return self._once(f"llvm-spirv {self.exact}", find)

    def lld(self):
        def find():
            v = self.version
            path = _which([f"ld.lld-{v}", f"/usr/lib/llvm-{v}/bin/ld.lld"] + ([] if self.exact else ["ld.lld"]))
            if not path:
                raise MissingTool(f"lld is not installed; on Debian and Ubuntu: apt-get install lld-{v}")
            return path
        return self._once(f"lld {self.exact}", find)

    def libclc(self, *names):
        """The bitcode library of libclc for a target: the first of the names that is there and that clang can read."""
        def find():
            v = self.version
            given = _override("URCC_LIBCLC")
            folders = [given] if given else [f"/usr/lib/clc-{v}", f"/usr/lib/llvm-{v}/share/clc", "/usr/lib/clc",
                                             "/usr/share/clc", "/usr/local/share/clc"]
            other = None
            for folder in folders:
                for name in names:
                    path = os.path.join(folder, name)
                    if not os.path.isfile(path):
                        continue
                    made_by = bitcode_version(path)
                    if made_by == v or (not self.exact and (made_by or 0) < v):
                        return path
                    other = made_by
            where = given or "/usr/lib/clc"
            if other:
                raise MissingTool(f"libclc in {where} is of version {other} and clang is {v}; on Debian and Ubuntu: "
                                  f"apt-get install libclc-{v}")
            raise MissingTool(f"libclc's {names[0]} is not in {where}; on Debian and Ubuntu: "
                              f"apt-get install libclc-{v}")
        return self._once(f"libclc {names[0]} {self.exact}", find)

    def support_library(self):
        """compiler-rt's functions that the compiler calls for what the processor cannot do by itself."""
        def find():
            path = self.run([self.clang, "-rtlib=compiler-rt", "-print-libgcc-file-name"],
                            "looking for compiler-rt").decode().strip()
            if not os.path.isfile(path):
                raise MissingTool("the compiler's support library is not installed; on Debian and Ubuntu: "
                                  f"apt-get install libgcc-12-dev or libclang-rt-{self.version}-dev")
            return path
        return self._once("support library", find)

    @staticmethod
    def translate():
        """The program that makes of SPIR-V what the adapters make of it, or None: where urcc is installed it is among
        the helpers of the adapters; where it is run from a checkout, among those of the newest build there."""
        given = _override("URCC_TRANSLATE")
        here = os.path.dirname(os.path.realpath(__file__))
        places = [given] if given else [os.path.join(here, "..", "..", "..", lib, "unified-runtime", "ur-translate")
                                        for lib in ("lib", "lib64", os.path.join("lib", f"{os.uname().machine}-linux-gnu"))]
        if not given:
            built = glob.glob(os.path.join(here, "..", "..", "build", "*", "lib", "unified-runtime", "ur-translate"))
            places += sorted(built, key=os.path.getmtime, reverse=True)
        return next((os.path.normpath(p) for p in places if os.access(p, os.X_OK)), None)

    def runtime(self):
        """What host code calls, an archive beside ur-translate."""
        program = self.translate()
        if not program:
            raise MissingTool("ur-translate, which is installed with the adapters, is not there; URCC_TRANSLATE names "
                              "it in another place")
        path = os.path.join(os.path.dirname(os.path.realpath(program)), "libur_runtime.a")
        if not os.path.isfile(path):
            raise MissingTool(f"{path}, which is installed with ur-translate, is not there")
        return path


class _Bits:
    """Reads LLVM's bit stream: words of 32 bits, the lowest bit first."""

    def __init__(self, data):
        self.value = int.from_bytes(data, "little")
        self.at = 0

    def fixed(self, width):
        result = self.value >> self.at & ((1 << width) - 1)
        self.at += width
        return result

    def vbr(self, width):
        result = shift = 0
        while True:
            part = self.fixed(width)
            result |= (part & ((1 << (width - 1)) - 1)) << shift
            shift += width - 1
            if not part >> (width - 1):
                return result


def bitcode_version(path):
    """Major version of the LLVM that wrote a bitcode file; None if the file does not say. The first block names its
    producer, "LLVM14.0.6", in characters of six bits (https://llvm.org/docs/BitCodeFormat.html)."""
    with open(path, "rb") as f:
        bits = _Bits(f.read(256))
    if bits.fixed(32) != 0xdec04342 or bits.fixed(2) != 1 or bits.vbr(8) != 13:
        return None
    width = bits.vbr(4)
    bits.at = (bits.at + 31) // 32 * 32 + 32
    # An abbreviation for the record: its code, and an array of characters.
    if bits.fixed(width) != 2:
        return None
    character = 6
    for _ in range(bits.vbr(5)):
        if bits.fixed(1):
            bits.vbr(8)
            continue
        encoding = bits.fixed(3)
        if encoding in (1, 2):
            character = bits.vbr(5)
    if bits.fixed(width) != 4:
        return None
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"
    count = bits.vbr(6)
    text = "".join(letters[c] if character == 6 else chr(c)
                   for c in (bits.fixed(character) for _ in range(min(count, 40))))
    match = re.match(r"LLVM(\d+)", text)
    return int(match.group(1)) if match else None
