"""The command urcc: what it writes, and what it says when it cannot. Usage: test_urcc.py URCC WORKDIR"""

import json
import os
import platform
import re
import shutil
import stat
import struct
import subprocess
import sys
import tempfile
import threading
import unittest

URCC = ""
WORK = ""
SOURCE = """
#include "scale.h"
#ifndef OFFSET
#error OFFSET is missing
#endif
kernel void scale(global float *x, float by) { x[get_global_id(0)] = x[get_global_id(0)] * by * SCALE + OFFSET; }
"""

# Runs the first kernel of host code, a row of one, with (float4)(1, 2, 3, 4) and 7 for its arguments.
CALL = """
import ctypes, sys
library = ctypes.CDLL(sys.argv[1])
table = ctypes.addressof(ctypes.c_char.in_dll(library, "ur_hostcode_table"))
kernels = ctypes.c_void_p.from_address(table + 16).value
entry = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(ctypes.c_void_p.from_address(kernels + 72).value)
item = (ctypes.c_size_t * 40)(*[0] * 9, *[1] * 9)
room = (ctypes.c_float * 8)()
at = (ctypes.addressof(room) + 15) // 16 * 16
(ctypes.c_float * 4).from_address(at)[:] = [1, 2, 3, 4]
seven = ctypes.c_int(7)
args = (ctypes.c_void_p * 2)(at, ctypes.addressof(seven))
entry(ctypes.addressof(args), ctypes.addressof(item))
ctypes.CDLL(None).fflush(None)
"""


class Urcc(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(dir=WORK)
        self.addCleanup(shutil.rmtree, self.dir)
        os.mkdir(os.path.join(self.dir, "inc"))
        self.put("inc/scale.h", "#define SCALE 2\n")
        self.put("scale.cl", SOURCE)
        self.flags = ["-D", "OFFSET=1", "-I", os.path.join(self.dir, "inc")]

    def path(self, name):
        return os.path.join(self.dir, name)

    def put(self, name, text):
        with open(self.path(name), "w") as f:
            f.write(text)
        return self.path(name)

    def get(self, name):
        with open(self.path(name), "rb") as f:
            return f.read()

    def run_urcc(self, *args, status=0, env=None, cwd=None):
        done = subprocess.run([sys.executable, URCC, *args], capture_output=True, text=True,
                              cwd=cwd or self.dir, env={**os.environ, **(env or {})}, check=False)
        self.assertEqual(done.returncode, status, f"urcc {args}\n{done.stdout}{done.stderr}")
        self.assertNotIn("Traceback", done.stderr)
        return done

    def fails(self, *args, says, status=1, env=None):
        before = sorted(os.listdir(self.dir))
        done = self.run_urcc(*args, status=status, env=env)
        for text in [says] if isinstance(says, str) else says:
            self.assertIn(text, done.stderr)
        self.assertEqual(sorted(os.listdir(self.dir)), before, "a failure left files behind")

    def have(self, target):
        done = subprocess.run([sys.executable, URCC, "--check", "--target", target], text=True,
                              capture_output=True, check=False)
        if done.returncode == 3:
            self.skipTest(done.stdout.strip())

    # -- what is written --

    def test_spirv_declares_each_type_once(self):
        self.have("spir64")
        self.put("samplers.cl", """
constant sampler_t own = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
kernel void by_own(read_only image2d_t image, global float4 *out) { *out = read_imagef(image, own, (int2)(1, 2)); }
kernel void by_given(read_only image2d_t image, sampler_t given, global float4 *out) {
    *out = read_imagef(image, given, (int2)(1, 2));
}
""")
        self.run_urcc("--target", "spir64", "-o", self.path("samplers.spv"), self.path("samplers.cl"))
        words = struct.unpack(f"<{len(self.get('samplers.spv')) // 4}I", self.get("samplers.spv"))
        at, types = 5, []
        while at < len(words):
            count = words[at] >> 16
            # OpTypeVoid to OpTypeFunction, but for arrays and structures, which may be alike.
            if 19 <= words[at] & 0xffff <= 33 and words[at] & 0xffff not in (28, 29, 30):
                types.append((words[at], *words[at + 2:at + count]))
            at += count
        self.assertEqual(len(types), len(set(types)))

    def test_spirv_has_composites_by_kind(self):
        self.have("spir64")
        self.put("table.cl", """
constant char *constant formats[] = {"even %d\\n", "odd %d\\n"};
kernel void say(int which) { printf(formats[which & 1], which); }
""")
        self.run_urcc("--target", "spir64", "-o", self.path("table.spv"), self.path("table.cl"))
        words = struct.unpack(f"<{len(self.get('table.spv')) // 4}I", self.get("table.spv"))
        at, special, composites = 5, set(), 0
        while at < len(words):
            opcode, operands = words[at] & 0xffff, words[at + 1:at + (words[at] >> 16)]
            if 48 <= opcode <= 52:  # OpSpecConstant...
                special.add(operands[1])
            elif opcode == 44:  # OpConstantComposite
                self.assertFalse(special.intersection(operands[2:]))
            composites += opcode in (44, 51)
            at += words[at] >> 16
        self.assertGreater(composites, 0)

    def test_spirv_keeps_what_conversions_round_to(self):
        """Around a loop, too, where a phi names the result before it is made: translators decorate a number that nothing has."""
        self.have("spir64")
        self.put("around.cl", """
kernel void whole(global const float *in, global int *out, int n) {
    int a = (int)get_global_id(0);
    float s = in[a];
    for (int k = 0; k < n && a != 7; k++) { s += a; a = convert_int_rte(s * 1.3f); }
    out[get_global_id(0)] = a;
}
kernel void bytes(global const float4 *in, global uchar4 *out, int n) {
    uchar4 a = (uchar4)(uchar)get_global_id(0);
    for (int k = 0; k < n && a.x != 7; k++) a = convert_uchar4_sat_rtp(convert_float4(a) * 1.3f + in[k]);
    out[get_global_id(0)] = a;
}
""")
        for version in (n for n in range(14, 41) if shutil.which(f"clang-{n}") and shutil.which(f"llvm-spirv-{n}")):
            with self.subTest(version=version):
                self.run_urcc("-t", "spir64", "-o", self.path("around.spv"), self.path("around.cl"), env={"URCC_CLANG": f"clang-{version}"})
                module = self.get("around.spv")
                words = struct.unpack(f"<{len(module) // 4}I", module)
                at, decorated, made = 5, [], {}
                while at < len(words):
                    opcode, operands = words[at] & 0xffff, words[at + 1:at + (words[at] >> 16)]
                    if opcode == 71 and operands[1] in (28, 39):  # OpDecorate: SaturatedConversion, FPRoundingMode
                        decorated.append(operands)
                    elif opcode in (109, 110):  # OpConvertFToU, OpConvertFToS
                        made[operands[1]] = opcode
                    at += words[at] >> 16
                self.assertEqual(sorted((made.get(of[0], 0), *of[1:]) for of in decorated), [(109, 28), (109, 39, 2), (110, 39, 0)])

    def test_spirv(self):
        self.have("spir64")
        self.run_urcc(*self.flags, "-o", "a.spv", "scale.cl")
        data = self.get("a.spv")
        magic, version = struct.unpack_from("<II", data)
        self.assertEqual(magic, 0x07230203)
        self.assertLessEqual(version, 0x00010200)
        self.assertIn(b"scale\0", data)
        self.run_urcc(*self.flags, "--emit", "asm", "scale.cl")
        self.assertIn(b"EntryPoint", self.get("scale.spir64.s"))

    def test_pipe_stays_one(self):
        self.have("spir64")
        self.run_urcc(*self.flags, "-o", "a.spv", "scale.cl")
        os.mkfifo(self.path("pipe"))
        read = []
        reader = threading.Thread(target=lambda: read.append(self.get("pipe")), daemon=True)
        reader.start()
        self.run_urcc(*self.flags, "-o", "pipe", "scale.cl")
        self.assertTrue(stat.S_ISFIFO(os.stat(self.path("pipe")).st_mode), "urcc put a file in its place")
        reader.join(60)
        self.assertEqual(read, [self.get("a.spv")])

    def test_inline_alone_is_as_drivers_have_it(self):
        self.have("spir64")
        self.put("inline.cl", "inline int f(int x) { return x * x + 1; }\n"
                              "kernel void k(global int *o) { o[get_global_id(0)] = f(get_global_id(0)); }\n")
        self.run_urcc("-O0", "--emit", "asm", "inline.cl")
        self.assertNotIn(b'"f" Import', self.get("inline.spir64.s"))

    def test_less_optimisation_is_told(self):
        self.have("spir64")
        real = next(filter(None, map(shutil.which, [f"llvm-spirv-{n}" for n in range(40, 13, -1)] + ["llvm-spirv"])), None)
        if not real:
            self.skipTest("there is no llvm-spirv")
        self.put("translator", f"#!/bin/sh\ncase $* in --version) exec {real} --version;; esac\n"
                               f"if mkdir {self.path('once')} 2>/dev/null; then echo no such thing >&2; exit 7; fi\nexec {real} \"$@\"\n")
        os.chmod(self.path("translator"), 0o755)
        version = re.search(r"\d+$", real)
        env = {"URCC_LLVM_SPIRV": self.path("translator"), **({"URCC_CLANG": f"clang-{version[0]}"} if version else {})}
        done = self.run_urcc(*self.flags, "-o", "a.spv", "scale.cl", env=env)
        self.assertRegex(done.stderr, "scale.cl is compiled for SPIR-V with -O1, since with -O2 .*exited with 7: no such thing")
        os.rmdir(self.path("once"))
        os.mkdir(self.path("once"))
        self.assertEqual(self.run_urcc(*self.flags, "-o", "a.spv", "scale.cl", env=env).stderr, "")

    def test_pointers_to_vectors_are_chosen(self):
        """They are no vectors, for which the condition would have to be one."""
        self.have("spir64")
        self.put("chosen.cl", "kernel void k(global float4 *a, global float4 *b, int n) { (n & 1 ? a : b)[n] *= 2; }\n")
        self.assertEqual(self.run_urcc("-t", "spir64", "chosen.cl").stderr, "")

    def test_loops_that_index_arrays_are_written_out(self):
        """Also where they become longer than clang lets others become, so that arrays of a work-item's own are no memory."""
        self.have("spir64")
        self.put("arrays.cl", "constant uchar places[24] = {10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1};\n"
                              "kernel void k(global ulong *x, int n) {\n    ulong s[25], t;\n"
                              "    for (int i = 0; i < 25; ++i) s[i] = x[i];\n    for (int r = 0; r < n; ++r) {\n        t = s[1];\n"
                              "        for (int i = 0; i < 24; ++i) {\n            ulong u = s[places[i]];\n"
                              "            s[places[i]] = rotate(t, (ulong)places[23 - i]) + (u ^ r);\n            t = u;\n        }\n    }\n"
                              "    for (int i = 0; i < 25; ++i) x[i] = s[i];\n}\n")
        self.run_urcc("-O1", "--emit", "asm", "-o", "less.s", "arrays.cl")
        self.assertRegex(self.get("less.s"), rb"(?m)^\d+ Variable \d+ \d+ 7 *$|OpVariable \S+ Function")
        self.run_urcc("--emit", "asm", "-o", "arrays.s", "arrays.cl")
        self.assertNotRegex(self.get("arrays.s"), rb"(?m)^\d+ Variable \d+ \d+ 7 *$|OpVariable \S+ Function")

    def test_options_of_any_length(self):
        self.have("spir64")
        self.put("long.cl", "kernel void k(global int *o) { int is[X == 12 ? 1 : -1]; o[0] = sizeof(is); }\n")
        with open(self.path("words"), "wb") as f:
            f.write(b"-DX=1" + b" " * 140000 + b"+ 11\0-w\0")
        self.run_urcc("long.cl", "--arguments", self.path("words"))
        self.fails("long.cl", "--arguments", self.path("none"), says="cannot read", status=2)

    def test_ptx(self):
        self.have("nvptx64")
        self.run_urcc(*self.flags, "-t", "nvptx64", "--arch", "sm_80", "scale.cl")
        text = self.get("scale.ptx").decode()
        self.assertIn(".target sm_80", text)
        self.assertIn(".entry scale", text)

    def test_ptx_of_64_bits(self):
        """What early versions of clang write of these does something else."""
        self.have("nvptx64")
        self.put("wide.cl", "kernel void k(global long *o, ulong n) { o[0] = ((o[1] << 61) >> 63) & 3; o[2] = rotate(o[3], (long)n); }\n")
        for level in ("-O0", "-O2"):
            self.run_urcc(*self.flags, level, "-t", "nvptx64", "wide.cl")
            text = self.get("wide.ptx").decode()
            for first, count in re.findall(r"bfe\.u64\s+%\w+, %\w+, (\d+), (\d+);", text):
                self.assertLessEqual(int(first) + int(count), 64)
            self.assertRegex(text, r"and\.b(32|64)\s+%\w+, %\w+, 63;")

    def test_ptx_of_private_vectors_by_element(self):
        """Clang 14 reads such a variable at an address that it has converted, as if it had not."""
        self.have("nvptx64")
        self.put("element.cl", "kernel void k(global float *o, float16 v) { float16 w = v; o[0] = ((float *)&w)[get_global_id(0) & 15]; }\n")
        for level in ("-O0", "-O2"):
            done = self.run_urcc(*self.flags, level, "-t", "nvptx64", "element.cl")
            self.assertNotIn("is compiled", done.stderr)
            text = self.get("element.ptx").decode()
            self.assertIn("NVPTX Back-End", text)  # not by way of SPIR-V
            converted = set(re.findall(r"cvta\.local\.u64\s+(%\w+),", text))
            for to, left, right in re.findall(r"add\.s64\s+(%\w+), (%\w+), (%\w+);", text):
                if converted & {left, right}:
                    converted.add(to)
            self.assertFalse(converted & set(re.findall(r"ld\.local[.\w]*\s+%\w+, \[(%\w+)", text)), text)

    def test_amd(self):
        self.have("amdgcn")
        self.run_urcc(*self.flags, "-t", "amdgcn", "scale.cl")
        data = self.get("scale.hsaco")
        self.assertEqual(data[:4], b"\x7fELF")
        self.assertEqual(struct.unpack_from("<H", data, 18)[0], 224)  # EM_AMDGPU
        self.assertIn(b"scale.kd", data)

    def test_amd_variables_are_seen_by_the_driver(self):
        self.have("amdgcn")
        self.put("counter.cl", "__global int counter = 7;\n__kernel void count(void) { ++counter; }\n")
        self.run_urcc("-cl-std=CL2.0", "-t", "amdgcn", "counter.cl")
        data = self.get("counter.hsaco")
        at, = struct.unpack_from("<Q", data, 40)
        size, count = struct.unpack_from("<HH", data, 58)
        sections = [struct.unpack_from("<IIQQQQII", data, at + i * size) for i in range(count)]
        seen = {}
        for _, kind, _, _, start, length, link, _ in sections:
            for symbol in range(start, start + length if kind == 11 else start, 24):  # SHT_DYNSYM
                name, info, other = struct.unpack_from("<IBB", data, symbol)
                name = data[sections[link][4] + name:].split(b"\0")[0]
                seen[name] = (info >> 4, other & 3)
        self.assertEqual(seen.get(b"counter"), (1, 3))  # STB_GLOBAL, STV_PROTECTED

    @unittest.skipUnless(os.environ.get("URCC_TRANSLATE"), "ur-translate is not there")
    def test_amd_processors_that_an_early_clang_does_not_know(self):
        self.have("amdgcn")
        for arch, number in (("gfx942", 0x4C), ("gfx1100", 0x41)):
            with self.subTest(arch):
                self.run_urcc(*self.flags, "-t", "amdgcn", "--arch", arch, "scale.cl")
                self.assertEqual(struct.unpack_from("<I", self.get("scale.hsaco"), 48)[0] & 0xFF, number)
        self.fails("-t", "amdgcn", "--arch", "gfx999", "scale.cl", says="does not know the processor")

    def test_host(self):
        for level in "0123":
            self.run_urcc(*self.flags, "-t", "host", f"-O{level}", "-o", f"{level}.so", "scale.cl")
            self.assertIn(b"ur_hostcode_table", self.get(f"{level}.so"))
        for standard in ("CL1.0", "CL1.2", "CL3.0"):
            self.run_urcc(*self.flags, "-t", "host", "-cl-std", standard, "scale.cl")
        self.run_urcc(*self.flags, "-t", "host", "--emit", "ir", "scale.cl")
        self.assertIn(b"@ur_hostcode_table", self.get("scale.native_cpu.ll"))

    @unittest.skipUnless(platform.machine() == "x86_64", "the names of processors are those of x86-64")
    def test_loops_over_work_items_are_vectorised(self):
        for arch, register in (("x86-64-v3", "ymm"), ("x86-64-v4", "zmm"), (None, "xmm")):
            with self.subTest(arch):
                self.run_urcc(*self.flags, "-t", "host", *(["--arch", arch] if arch else []), "--emit", "asm", "-o",
                              "s.s", "scale.cl")
                text = self.get("s.s").decode()
                self.assertRegex(text, rf"mul\w*ps\b.*{register}|fmadd\w*ps\b.*{register}")
                self.assertEqual("fmadd" in text, bool(arch))

    def test_several_and_default_names(self):
        self.have("spir64")
        self.run_urcc(*self.flags, "-t", "spir64,host", "--output-dir", "out", "scale.cl")
        self.assertEqual(sorted(os.listdir(self.path("out"))), ["scale.so", "scale.spv"])

    def test_options_of_compilers(self):
        self.put("o.cl", "#ifndef A\n#error A is missing\n#endif\n#ifdef B\n#error B is there\n#endif\n"
                         "kernel void k(global float *x) { x[0] = x[1] / x[2] * TWO; }\n")
        self.put("two.h", "#define TWO 2\n")
        options = ["-c", "-g", "-O", "-DB", "-UB", "-U", "A", "-DA", "-include", "two.h", "-I.", "-w",
                   "-cl-mad-enable", "-cl-denorms-are-zero", "-cl-finite-math-only", "-cl-no-signed-zeros",
                   "-cl-single-precision-constant", "-cl-strict-aliasing", "-cl-kernel-arg-info",
                   "-cl-unsafe-math-optimizations", "-cl-uniform-work-group-size",
                   "-cl-fp32-correctly-rounded-divide-sqrt", "-cl-std=CL2.0"]
        for target in ("spir64", "nvptx64", "amdgcn", "host"):
            with self.subTest(target):
                self.have(target)
                self.run_urcc(*options, "-t", target, "-o", "o.out", "o.cl")
        self.run_urcc(*options, "-cl-opt-disable", "-t", "host", "-o", "g.so", "o.cl")
        self.assertTrue(b"debug_line" in self.get("g.so"), "no lines")
        self.run_urcc(*options[2:], "-t", "host", "-o", "p.so", "o.cl")
        self.assertFalse(b"debug_line" in self.get("p.so"), "lines")
        self.fails("-DA", "-UA", "-t", "host", "o.cl", says="A is missing")
        self.fails("-cl-unknown", "o.cl", says="there is no option -cl-unknown", status=2)

    def test_output_makes_no_folders(self):
        self.fails(*self.flags, "-t", "host", "-o", "new/s.so", "scale.cl", says="cannot write new/s.so")
        self.fails(*self.flags, "-t", "host", "--depfile", "new/s.d", "scale.cl", says="cannot write new/s.d")

    def test_support_library(self):
        """128-bit arithmetic, powers by squaring and half precision are calls that the compiler makes by itself."""
        self.put("w.cl", "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
                         "kernel void k(global ulong *x, global double *d, global half *h) {\n"
                         "    x[0] = mul_hi(x[1], x[2]) / x[3]; d[0] = pow(d[1], (double)(int)x[0]); h[0] = h[1] * h[2]; }\n")
        for options in ([], ["-cl-fast-relaxed-math"]):
            self.run_urcc("-t", "host", *options, "-o", "w.so", "w.cl")

    def test_lines_of_the_source(self):
        """Also of kernels that are cut at barriers, where a line may be said before a value of several ways."""
        self.put("g.cl", "float half_of(float x) { return x / 2; }\n"
                         "kernel void k(global float *o, local float *t, int n) {\n    int i = get_local_id(0);\n"
                         "    switch (n & 7) { case 1: t[i] = 1; break; case 3: t[i] = sin((float)i); break; default: t[i] = 5; }\n"
                         "    barrier(CLK_LOCAL_MEM_FENCE);\n    for (int k = 0; k < n; k++)\n        o[i] += half_of(t[k]);\n}\n"
                         "kernel void plain(global int *o) {\n    o[get_global_id(0)] += 3;\n}\n")
        for level in "02":
            self.run_urcc("-t", "host", "-g", f"-O{level}", "-o", "g.so", "g.cl")
            self.assertTrue(b"debug_line" in self.get("g.so"), "no lines")
        self.run_urcc("-t", "host", "-g", "--emit", "ir", "-o", "g.ll", "g.cl")
        text = self.get("g.ll").decode()
        for line in (4, 7, 10):
            self.assertRegex(text, rf"DILocation\(line: {line},")

    def test_printf(self):
        self.put("p.cl", 'kernel void k(float4 v, int n) {\n    printf("plain\\n"); printf("c"); printf("%s\\n", "text");\n'
                         '    printf("%d %c|%5d|%-4x|%05.1f %v4hlf %v2hhu %% %hhd %lu\\n", n, \'z\', 42, 255u, 2.25f, v,\n'
                         '           (uchar2)(250, 3), (char)-3, 1ul << 40); }\n')
        for level in "02":
            self.run_urcc("-t", "host", f"-O{level}", "-w", "-o", "p.so", "p.cl")
            done = subprocess.run([sys.executable, "-c", CALL, self.path("p.so")], capture_output=True, text=True,
                                  check=False)
            self.assertEqual(done.stdout, "plain\nctext\n7 z|   42|ff  |002.2 1.000000,2.000000,3.000000,4.000000 "
                                          "250,3 % -3 1099511627776\n", done.stderr)

    @unittest.skipUnless(platform.machine() == "x86_64", "there fences are other instructions")
    def test_barriers_without_fences(self):
        """A group stays on one thread, so a barrier costs none of the processor's."""
        self.put("f.cl", "kernel void k(global int *o, local int *t) { t[get_local_id(0)] = o[0];\n"
                         "    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); o[get_global_id(0)] = t[0]; }\n")
        self.run_urcc("-t", "host", "--emit", "asm", "-o", "f.s", "f.cl")
        text = self.get("f.s").decode()
        self.assertNotRegex(text, r"\b(mfence|lock)\b")

    def test_every_clang(self):
        """Each that is installed makes what its tools are complete for."""
        versions = [n for n in range(40, 13, -1) if shutil.which(f"clang-{n}")]
        self.put("v.cl", "global int count = 3;\n"
                         "kernel void inner(global int *o) { local int x; x = 3; barrier(CLK_LOCAL_MEM_FENCE);\n"
                         "    o[get_global_id(0)] += x; }\n"
                         "kernel void k(global int *o, global atomic_int *a) { inner(o); o[1] = (int)sin((float)o[0]);\n"
                         "    o[2] = atomic_fetch_add(a, count); int *any = o + 3;\n"
                         "    *any = atomic_fetch_or_explicit(a, 4, memory_order_seq_cst, memory_scope_all_svm_devices);\n"
                         "    atomic_store(a, atomic_load(a) + 1); int was = 3;\n"
                         "    o[4] = atomic_compare_exchange_strong(a, &was, 5);\n"
                         "    o[5] = ctz(o[6]) + mad_hi(o[7], o[8], o[9]); vstore3(vload3(1, o), 2, o); }\n")
        self.put("copy.cl", "kernel void k(global int *o, local int *t) { event_t e = async_work_group_copy(t, o, 4, 0);\n"
                            "    wait_group_events(1, &e); o[1] = t[0]; }\n")
        for version in versions:
            env = {"URCC_CLANG": f"clang-{version}"}
            for target, *more in (("host", "-cl-std=CL1.2"), ("spir64",), ("nvptx64",), ("amdgcn",), ("host",)):
                with self.subTest(version=version, target=target, more=more):
                    done = subprocess.run([sys.executable, URCC, "-t", target, *more, "-o", "v.out",
                                           "copy.cl" if more else "v.cl"], cwd=self.dir,
                                          capture_output=True, text=True, env={**os.environ, **env}, check=False)
                    if done.returncode == 3:
                        self.assertRegex(done.stderr, "is not installed|is not in|is of version|is too old")
                        continue
                    self.assertEqual(done.returncode, 0, done.stderr)

    def test_newest_complete_clang(self):
        """The newest clang is taken, but none that lacks a tool of its version where an older one has all of them."""
        real = next(((n, link) for n in range(39, 13, -1) if shutil.which(f"clang-{n}")
                     for link in [shutil.which(f"llvm-spirv-{n}")] if link), None)
        if not real:
            self.skipTest("no clang-N with its llvm-spirv")
        os.mkdir(self.path("bin"))

        def install(name, tool):
            self.put(f"bin/{name}-21", f'#!/bin/sh\necho {name} "$@" >> {self.path("log")}\nexec {tool} "$@"\n')
            os.chmod(self.path(f"bin/{name}-21"), 0o755)

        env = {"PATH": self.path("bin") + os.pathsep + os.environ["PATH"], "URCC_CLANG": ""}
        self.put("log", "")
        install("clang", shutil.which(f"clang-{real[0]}"))
        self.run_urcc(*self.flags, "-t", "spir64", "-o", "s.spv", "scale.cl", env=env)
        self.assertNotIn(b"scale.cl", self.get("log"))
        install("llvm-spirv", real[1])
        self.run_urcc(*self.flags, "-t", "spir64", "-o", "s.spv", "scale.cl", env=env)
        self.assertIn(b"scale.cl", self.get("log"))
        self.assertIn(b"llvm-spirv", self.get("log"))

    def test_without_clang(self):
        """SPIR-V by libcommon_clang, where dpctl and dpnp brought it along."""
        library = os.path.join(os.path.dirname(os.path.dirname(URCC)), ".venv", "lib", "libcommon_clang.so")
        if not os.path.exists(library):
            self.skipTest("no intel-opencl-rt in .venv")
        env = {"PATH": self.path("inc"), "URCC_COMMON_CLANG": library}
        self.put("lanes.cl", '#include "three.h"\n#ifdef GONE\n#error not undefined\n#endif\n'
                 "__attribute__((intel_reqd_sub_group_size(8))) kernel void lanes(global uint *a, global double *b) {\n"
                 "    a[0] = intel_sub_group_shuffle_xor(a[0], THREE) + sub_group_reduce_add(WORD);\n"
                 "    b[0] = sin(b[0]);\n}\n")
        self.put("three.h", "#define THREE 3\n")
        self.run_urcc("-t", "spir64", "-DWORD=7u", "-DGONE", "-UGONE", "-cl-mad-enable", "-o", "lanes.spv", "lanes.cl", env=env)
        data = self.get("lanes.spv")
        self.assertEqual(data[:4], b"\x03\x02\x23\x07")
        self.assertIn(b"lanes\0", data)
        self.assertNotIn(b"SPV_KHR_untyped_pointers", data)
        self.fails("-t", "spir64", "lanes.cl", says=["lanes.cl:6:", "WORD"], env=env)
        self.fails("-t", "spir64", "--emit", "ir", "lanes.cl", says="needs a clang", status=3, env=env)
        self.fails("-t", "host", "lanes.cl", says="clang is not installed", status=3, env=env)
        self.fails("-t", "spir64", "lanes.cl", says=["clang is not installed", "URCC_COMMON_CLANG"], status=3,
                   env={"PATH": self.path("inc")})
        self.fails("-t", "spir64", "lanes.cl", says="cannot be used", status=3,
                   env={**env, "URCC_COMMON_CLANG": self.path("three.h")})

    def test_library_without_spirv(self):
        """As the one of intel-opencl-rt 2026.1.2, which makes LLVM's bitcode alone."""
        self.put("library.c", "#include <stddef.h>\n"
                 "static const void *none(void *o) { (void)o; return NULL; }\n"
                 "static const char *log(void *o) { (void)o; return \"error: '-emit-llvm-bc' action ignored\"; }\n"
                 "static void *const table[] = {(void *)none, (void *)none, (void *)none, (void *)none, (void *)log, (void *)none};\n"
                 "static void *const *const object = table;\n"
                 "int Compile(const char *a, const void *b, unsigned c, const void *d, const void *e, size_t f, const char *g,\n"
                 "            const char *h, const char *i, const void **out) { *out = &object; return -15; }\n")
        subprocess.run(["cc", "-shared", "-fPIC", "-o", self.path("library.so"), self.path("library.c")], check=True)
        self.fails("-t", "spir64", "scale.cl", says=["makes no SPIR-V", "2026.2.0"], status=3,
                   env={"PATH": self.path("inc"), "URCC_COMMON_CLANG": self.path("library.so")})

    def test_bundle(self):
        self.have("spir64")
        self.run_urcc(*self.flags, "-t", "spir64", "-t", "host", "--bundle", "--keep", "scale.cl")
        listed = json.loads(self.run_urcc("--list", "scale.urb").stdout)
        self.assertEqual([e["target"] for e in listed], ["spir64", "native_cpu"])
        self.assertEqual(listed[1]["arch"], os.uname().machine)
        data = self.get("scale.urb")
        offset, size = struct.unpack_from("<QQ", data, 16 + 64)
        self.assertEqual(data[offset:offset + size], self.get("scale.spv"))
        offset, size = struct.unpack_from("<QQ", data, 16 + 80 + 64)
        self.assertEqual(offset % 64, 0)
        self.assertEqual(data[offset:offset + size], self.get("scale.so"))

    def test_same_input_same_output(self):
        for name in ("a.so", "b.so"):
            self.run_urcc(*self.flags, "-t", "host", "-o", name, "scale.cl")
        self.assertEqual(self.get("a.so"), self.get("b.so"))

    def test_depfile(self):
        self.run_urcc(*self.flags, "-t", "host", "--depfile", "scale.d", "-o", "s.so", "scale.cl")
        text = self.get("scale.d").decode()
        self.assertTrue(text.startswith("s.so:"))
        self.assertIn("scale.h", text)
        self.assertIn("scale.cl", text)

    def test_strange_file_names(self):
        os.mkdir(self.path("a b"))
        kernel = "kernel void k(global int *x) { *x = 1; }\n"
        self.put("a b/odd 'näme'.cl", kernel)
        self.run_urcc("-t", "host", "-o", "odd.so", "a b/odd 'näme'.cl")
        self.put('quo"te.cl', kernel)
        self.run_urcc("-t", "host", "-o", "quote.so", 'quo"te.cl')

    # -- what is said --

    def test_compiler_messages_pass_through(self):
        self.put("bad.cl", "kernel void k(global int *x) { *x = nothing; }\n")
        for target in ("spir64", "host"):
            with self.subTest(target):
                self.have(target)
                self.fails("-t", target, "bad.cl",
                           says=["bad.cl:1:", "undeclared identifier 'nothing'", "failed: clang"])
        self.fails("-t", "host", "scale.cl", says="scale.h")

    def test_unknown_function_is_named(self):
        self.put("u.cl", "float helper(float4 x);\n"
                         "kernel void k(global float *x) { x[0] = helper((float4)x[1]); }\n")
        self.fails("-t", "host", "u.cl", says=["u.cl: ", "function 'helper' is imported and no module has it"])
        self.put("o.cl", "float __attribute__((overloadable)) helper(float4 x, global int *y);\n"
                         "kernel void k(global float *x) { x[0] = helper((float4)x[1], (global int *)x); }\n")
        self.fails("-t", "host", "o.cl", says="function 'helper(float4, global int *)' is imported")

    def test_quotient_and_remainder(self):
        """For these the optimiser writes an instruction that SPIR-V does not have."""
        self.put("d.cl", "kernel void k(read_only image2d_t i, global int4 *x, int4 v, long n) {\n"
                         "    int w = get_image_width(i), g = (int)get_global_id(0);\n"
                         "    x[0] = (int4)(g % w, g / w, (int)(n % g), (int)(n / g)) + v / w + v % w; }\n")
        self.run_urcc("-t", "spir64", "-o", "d.spv", "d.cl")

    def test_narrow_switches(self):
        """The optimiser makes these switches on integers of 3 and 5 bits."""
        self.put("s.cl", "int f(int n) { switch (n & 31) { case 1: return 5; case 30: return n * 3; } return n; }\n"
                         "kernel void k(global int *x, int n) { switch (n & 7) { case 1: x[0] = 1; break;\n"
                         "    case 7: x[1] = (int)sin((float)n); break; default: x[2] = f(n); } }\n"
                         "kernel void l(global int *x, int n) { switch (n & 7) { case 4: x[0] = 1; break;\n"
                         "    case 5: x[1] = (int)sin((float)n); break; default: x[2] = f(x[0]); } }\n")
        self.run_urcc("-t", "spir64", "--emit", "ir", "-o", "s.ll", "s.cl")
        self.assertRegex(self.get("s.ll").decode(), "switch i3 ")
        self.run_urcc("-t", "host", "-o", "s.so", "s.cl")

    def test_what_host_code_cannot_do(self):
        self.put("i.cl", "kernel void k(read_only image2d_depth_t i, global int *x) { *x = get_image_width(i); }\n")
        self.fails("-t", "host", "-cl-std=CL2.0", "i.cl", says=["i.cl", "images of depths"])
        self.put("n.cl", "int f(void) { return 1; }\n")
        self.fails("-t", "host", "n.cl", says="has no kernel")

    def test_wrong_usage(self):
        self.fails("none.cl", says="no source 'none.cl'")
        self.fails("-t", "vax", "scale.cl", says=["no target 'vax'", "spir64"])
        self.fails("-t", "spir64,host", "--arch", "x", "scale.cl", says="--arch goes with one target")
        self.fails("-t", "host,host", "scale.cl", says="twice")
        self.fails("-t", "spir64,host", "-o", "x", "scale.cl", says="--output-dir")
        self.fails("-t", "nvptx64", "--arch", "gfx90a", "scale.cl", says="not an architecture of nvptx64")
        self.fails("-t", "amdgcn:sm_70", "scale.cl", says="not an architecture of amdgcn")
        self.fails("-t", "spir64:x", "scale.cl", says="no architectures")
        self.fails("--emit", "asm", "--bundle", "scale.cl", says="do not go together")
        self.fails(*self.flags, "-t", "host", "-o", "scale.cl/x", "scale.cl", says="cannot write")
        self.fails(says="no source is given", status=2)

    def test_missing_tools(self):
        empty = os.path.join(self.dir, "inc")
        self.fails(*self.flags, "-t", "host", "scale.cl", env={"PATH": empty}, status=3,
                   says=["clang is not installed", "apt-get install clang"])
        for variable, target in (("URCC_LLVM_SPIRV", "spir64"), ("URCC_LIBCLC", "nvptx64"),
                                 ("URCC_TRANSLATE", "host"), ("URCC_LLVM_SPIRV", "host"), ("URCC_CLANG", "host")):
            with self.subTest(variable):
                self.fails(*self.flags, "-t", target, "scale.cl", env={variable: "/nowhere/x"},
                           status=3, says=[variable, "/nowhere/x"])
        self.have("nvptx64")
        self.fails(*self.flags, "-t", "nvptx64", "scale.cl", env={"URCC_LIBCLC": empty}, status=3,
                   says=["nvptx64--nvidiacl.bc", "apt-get install libclc-"])
        done = self.run_urcc(*self.flags, "-t", "nvptx64,host", "--skip-missing", "--bundle",
                             "scale.cl", env={"URCC_LIBCLC": empty})
        self.assertIn("nvptx64 left out", done.stderr)
        self.assertEqual([e["target"] for e in json.loads(self.run_urcc("--list", "scale.urb").stdout)],
                         ["native_cpu"])

    def test_broken_bundles(self):
        self.run_urcc(*self.flags, "-t", "host", "--bundle", "scale.cl")
        data = self.get("scale.urb")
        for cut in (0, 3, 4, 15, 16, 95, 96, len(data) - 1):
            with open(self.path("cut.urb"), "wb") as f:
                f.write(data[:cut])
            self.fails("--list", "cut.urb", says="urcc: error:")
        for at, value in ((4, 0), (4, 2**31), (8, 1), (16 + 64, 2**40), (16 + 64, 65), (16 + 72, 0)):
            broken = bytearray(data)
            struct.pack_into("<I" if at == 4 else "<Q", broken, at, value)
            with open(self.path("cut.urb"), "wb") as f:
                f.write(broken)
            self.fails("--list", "cut.urb", says="urcc: error:")
        self.fails("--list", "gone.urb", says="cannot read")


if __name__ == "__main__":
    URCC, WORK = os.path.abspath(sys.argv.pop(1)), os.path.abspath(sys.argv.pop(1))
    os.makedirs(WORK, exist_ok=True)
    unittest.main()
