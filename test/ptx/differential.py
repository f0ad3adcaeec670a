#!/usr/bin/env python3
"""Kernels translated to PTX against the same kernels through an OpenCL driver: the same arguments,
random from a seed, and what each leaves in memory compared. Integers must be equal, floats within a
tolerance (see TOLERANCE).

usage: differential.py [--cuda LIBRARY] [--opencl LIBRARY] [--seed N] [--trials N] [--limit N]
                       [--only NAME] [--all] SPIRV2PTX FILE.spv...

LIBRARY is a libcuda.so.1 (the software driver's, which interprets PTX, or a real one) and a
libOpenCL.so.1. A launch that a kernel's arguments make undefined differs for reasons of its own: the
buffers are large, values are small, and kernels in which work-items meet in memory are left to tests
that know what they do. A module that the OpenCL driver does not take is counted, not failed.
"""

import argparse
import array
import ctypes as C
import os
import random
import re
import struct
import subprocess
import sys

BUFFER = 1 << 14  # bytes of each buffer; guards of the same size lie behind it
TOLERANCE = 1e-3  # relative, of float; what OpenCL allows its functions is tested by their own tests
GLOBAL, LOCAL = 64, 32


class Failed(Exception):
    pass


# ---- CUDA ----------------------------------------------------------------------------------------------


class Cuda:
    def __init__(self, path):
        self.lib = C.CDLL(path)
        self.call("cuInit", 0)
        device, context = C.c_int(), C.c_void_p()
        self.call("cuDeviceGet", C.byref(device), 0)
        self.call("cuDevicePrimaryCtxRetain", C.byref(context), device)
        self.call("cuCtxSetCurrent", context)

    def call(self, name, *arguments):
        result = getattr(self.lib, name)(*arguments)
        if result:
            raise Failed(f"{name} returns {result}")

    def buffer(self, data):
        pointer = C.c_uint64()
        self.call("cuMemAlloc_v2", C.byref(pointer), C.c_size_t(len(data)))
        self.copy(pointer, C.c_uint64(C.cast(C.c_char_p(data), C.c_void_p).value), len(data))
        return pointer

    def read(self, pointer, size):
        data = C.create_string_buffer(size)
        self.copy(C.c_uint64(C.addressof(data)), pointer, size)
        return data.raw

    def copy(self, to, source, size):
        self.call("cuMemcpyAsync", to, source, C.c_size_t(size), None)
        self.call("cuCtxSynchronize")

    def free(self, pointer):
        self.call("cuMemFree_v2", pointer)

    def load(self, text):
        module, log = C.c_void_p(), C.create_string_buffer(2048)
        options = (C.c_int * 2)(5, 6)  # CU_JIT_ERROR_LOG_BUFFER and its size
        values = (C.c_void_p * 2)(C.addressof(log), len(log))
        if self.lib.cuModuleLoadDataEx(C.byref(module), C.c_char_p(text), 2, options, values):
            raise Failed("the driver does not take the PTX: " + log.value.decode().strip())
        return module

    def launch(self, module, symbol, groups, block, shared, values):
        function = C.c_void_p()
        self.call("cuModuleGetFunction", C.byref(function), module, symbol.encode())
        held = [C.create_string_buffer(v, len(v)) for v in values]
        pointers = (C.c_void_p * (len(held) + 1))(*[C.addressof(h) for h in held])
        self.call("cuLaunchKernel", function, groups, 1, 1, *block, shared, None, pointers, None)
        self.call("cuCtxSynchronize")


# ---- OpenCL --------------------------------------------------------------------------------------------


class OpenCL:
    USE = 1  # CL_MEM_READ_WRITE

    def __init__(self, path):
        lib = self.lib = C.CDLL(path)
        for name in ("clCreateContext", "clCreateCommandQueue", "clCreateProgramWithIL", "clCreateBuffer",
                     "clCreateKernel"):
            getattr(lib, name).restype = C.c_void_p
        platform, self.device = C.c_void_p(), C.c_void_p()
        if lib.clGetPlatformIDs(1, C.byref(platform), None):
            raise Failed("there is no OpenCL platform")
        self.check(lib.clGetDeviceIDs(platform, C.c_uint64(0xFFFFFFFF), 1, C.byref(self.device), None))
        error = C.c_int()
        self.context = C.c_void_p(lib.clCreateContext(None, 1, C.byref(self.device), None, None, C.byref(error)))
        self.check(error.value)
        self.queue = C.c_void_p(lib.clCreateCommandQueue(self.context, self.device, C.c_uint64(0),
                                                         C.byref(error)))
        self.check(error.value)

    @staticmethod
    def check(result):
        if result:
            raise Failed(f"OpenCL returns {result}")

    def program(self, words):
        error = C.c_int()
        made = C.c_void_p(self.lib.clCreateProgramWithIL(self.context, words, C.c_size_t(len(words)),
                                                         C.byref(error)))
        self.check(error.value)
        self.check(self.lib.clBuildProgram(made, 1, C.byref(self.device), None, None, None))
        return made

    def kernel(self, program, name):
        error = C.c_int()
        made = C.c_void_p(self.lib.clCreateKernel(program, name.encode(), C.byref(error)))
        self.check(error.value)
        return made

    def buffer(self, data):
        error = C.c_int()
        made = C.c_void_p(self.lib.clCreateBuffer(self.context, C.c_uint64(self.USE | 32), C.c_size_t(len(data)),
                                                  data, C.byref(error)))
        self.check(error.value)
        return made

    def set(self, kernel, index, size, value):
        self.check(self.lib.clSetKernelArg(kernel, index, C.c_size_t(size), value))

    def launch(self, kernel, groups, block):
        sizes = C.c_size_t * 3
        size = sizes(groups * block[0], *block[1:])
        self.check(self.lib.clEnqueueNDRangeKernel(self.queue, kernel, 3, None, size, sizes(*block), 0, None,
                                                   None))
        self.check(self.lib.clFinish(self.queue))

    def read(self, buffer, size):
        data = C.create_string_buffer(size)
        self.check(self.lib.clEnqueueReadBuffer(self.queue, buffer, 1, C.c_size_t(0), C.c_size_t(size), data, 0,
                                                None, None))
        return data.raw

    def release(self, what, handle):
        self.check(getattr(self.lib, "clRelease" + what)(handle))


# ---- what is launched ----------------------------------------------------------------------------------


def fill(rng, kind):
    """Contents of a buffer, small enough that no index leaves the others."""
    count = BUFFER // 8
    if kind == "int":
        return array.array("i", [rng.randrange(0, 60) for _ in range(count * 2)]).tobytes()
    if kind == "long":
        return array.array("q", [rng.randrange(0, 60) for _ in range(count)]).tobytes()
    if kind == "float":
        return array.array("f", [rng.choice((-1, 1)) * rng.random() * 4 for _ in range(count * 2)]).tobytes()
    if kind == "double":
        return array.array("d", [rng.choice((-1, 1)) * rng.random() * 4 for _ in range(count)]).tobytes()
    return bytes(rng.randrange(256) for _ in range(BUFFER))


KINDS = ["int", "int", "long", "float", "float", "double", "bytes"]
FLOATS = {"float": "f", "double": "d"}


def same(a, b, kind):
    """None where they agree, else a sentence."""
    if a == b:
        return None
    for letter, size in (("f", 4), ("d", 8)):
        x, y = array.array(letter, a), array.array(letter, b)
        if all(close(p, q) for p, q in zip(x, y)):
            return None
    for i in range(0, len(a), 4):
        if a[i:i + 4] != b[i:i + 4]:
            return f"at byte {i}: {a[i:i + 8].hex()}, not {b[i:i + 8].hex()} ({kind})"
    return None


def close(p, q):
    if p == q or (p != p and q != q):
        return True
    return abs(p - q) <= TOLERANCE * max(abs(p), abs(q)) + 3e-45


def scalar(rng, size):
    value = rng.choice([0, 1, 1, 2, 3, 4, 5, 8])
    if size in (1, 2, 4, 8):
        return value.to_bytes(size, "little")
    return b"".join(rng.choice([0, 1, 2, 3]).to_bytes(4, "little") for _ in range((size + 3) // 4))[:size]


def kernels_of(tool, path):
    run = subprocess.run([tool, "--sm", "80", "--kernels", path], capture_output=True, text=True)
    if run.returncode:
        raise Failed(run.stderr.strip())
    found = []
    for line in run.stdout.splitlines():
        if not line.startswith("  "):
            match = re.match(r"(\S+) symbol=(\S+) bytes=\d+ offset=(\d) local=\d+ reqd=(\d+),(\d+),(\d+)", line)
            found.append((match[1], match[2], match[3] == "1", [int(match[i]) for i in (4, 5, 6)], []))
        else:
            words = line.split()
            found[-1][4].append((words[1], int(words[2][5:])))
    return found


def trial(cuda, opencl, module, program, kernel, rng):
    name, symbol, offset, reqd, parameters = kernel
    block = reqd if reqd[0] else [LOCAL, 1, 1]
    groups = max(GLOBAL // block[0], 1)
    native = opencl.kernel(program, name)
    values, buffers, shared = [], [], 0
    main = rng.choice(KINDS)
    for i, (kind, size) in enumerate(parameters):
        if kind == "global":
            data = fill(rng, main if rng.random() < 0.7 else rng.choice(KINDS))
            theirs, ours = opencl.buffer(data), cuda.buffer(data)
            buffers.append((theirs, ours))
            opencl.set(native, i, 8, C.byref(theirs))
            values.append(struct.pack("<Q", ours.value))
        elif kind == "local":
            opencl.set(native, i, 4096, None)
            values.append(struct.pack("<Q", shared))
            shared += 4096
        elif kind == "value":
            data = scalar(rng, size)
            opencl.set(native, i, size, data)
            values.append(data)
        else:
            raise Failed("an image or a sampler")
    if offset:
        values.append(bytes(24))
    wrong = None
    try:
        cuda.launch(module, symbol, groups, block, shared, values)  # first: it says so if it goes astray
        opencl.launch(native, groups, block)
        for i, (theirs, ours) in enumerate(buffers):
            difference = same(cuda.read(ours, BUFFER), opencl.read(theirs, BUFFER), main)
            wrong = wrong or (difference and f"buffer {i} {difference}")
    finally:
        opencl.release("Kernel", native)
        for theirs, ours in buffers:
            opencl.release("MemObject", theirs)
            cuda.free(ours)
    return wrong


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cuda", default="libcuda.so.1")
    parser.add_argument("--opencl", default="libOpenCL.so.1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trials", type=int, default=2)
    parser.add_argument("--only", default="")
    parser.add_argument("--skip", default="$^", help="regular expression of kernels that are left out")
    parser.add_argument("--all", action="store_true", help="a kernel that is left out is a failure")
    parser.add_argument("tool")
    parser.add_argument("files", nargs="+")
    args = parser.parse_args()
    counts = {"equal": 0, "different": 0, "left out": 0}
    for path in args.files:
        try:
            kernels = kernels_of(args.tool, path)
        except Failed as error:
            print(f"left out: {path}: {error}")
            counts["left out"] += 1
            continue
        for kernel in kernels:
            if args.only in kernel[0] and not re.search(args.skip, kernel[0]):
                counts[in_child(args, path, kernel)] += 1
    print(", ".join(f"{n} {what}" for what, n in counts.items()))
    return 1 if counts["different"] or not counts["equal"] or (args.all and counts["left out"]) else 0


OUTCOMES = ["equal", "different", "left out"]


def in_child(args, path, kernel):
    """A kernel with arguments that are not for it can end the process."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        outcome = 2
        try:
            outcome = OUTCOMES.index(one_kernel(args, path, kernel))
        except Failed as error:
            print(f"left out: {path} {kernel[0]}: {error}")
        finally:
            sys.stdout.flush()
            os._exit(outcome)
    status = os.waitpid(child, 0)[1]
    if os.WIFSIGNALED(status):
        print(f"left out: {path} {kernel[0]}: ended by signal {os.WTERMSIG(status)}")
        return "left out"
    return OUTCOMES[os.WEXITSTATUS(status)]


def one_kernel(args, path, kernel):
    rng = random.Random(f"{args.seed} {os.path.basename(path)} {kernel[0]}")
    cuda, opencl = Cuda(args.cuda), OpenCL(args.opencl)
    text = subprocess.run([args.tool, "--sm", "80", path], capture_output=True, check=True).stdout
    module = cuda.load(text)
    with open(path, "rb") as f:
        program = opencl.program(f.read())
    for number in range(args.trials):
        wrong = trial(cuda, opencl, module, program, kernel, rng)
        if wrong:
            print(f"DIFFERENT {path} {kernel[0]} trial {number}: {wrong}")
            return "different"
    return "equal"


sys.exit(main())
