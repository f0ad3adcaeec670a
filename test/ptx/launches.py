"""Launches of kernels of SPIR-V with arguments that are random from a seed, on CUDA and through an OpenCL driver, and how
what they leave in memory is compared. For differential.py and replay.py."""

import array
import ctypes as C
import os
import random
import re
import struct
import subprocess

BUFFER = 1 << 14  # bytes of each buffer
TOLERANCE = 1e-3  # relative, of float; what OpenCL allows its functions is tested by their own tests
ULPS = 16         # what OpenCL allows most of its functions
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

    def capability(self):
        """Major and minor as two digits: of PTX's sm_."""
        device, digits = C.c_int(), []
        self.call("cuCtxGetDevice", C.byref(device))
        for attribute in (75, 76):  # CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, _MINOR
            value = C.c_int()
            self.call("cuDeviceGetAttribute", C.byref(value), attribute, device)
            digits.append(value.value)
        return str(10 * digits[0] + digits[1])

    def unload(self, module):
        self.call("cuModuleUnload", module)

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


# ---- an adapter that takes SPIR-V ------------------------------------------------------------------------


class Ur:
    """A device of an adapter, through the loader beside it."""

    def __init__(self, adapter):
        os.environ["UR_ADAPTERS_FORCE_LOAD"] = os.path.abspath(adapter)
        self.lib = C.CDLL(os.path.join(os.path.dirname(os.path.abspath(adapter)), "libur_loader.so.0"))
        self.call("urLoaderInit", 0, None)
        owner, platform, self.device = C.c_void_p(), C.c_void_p(), C.c_void_p()
        self.context, self.queue = C.c_void_p(), C.c_void_p()
        self.call("urAdapterGet", 1, C.byref(owner), None)
        self.call("urPlatformGet", owner, 1, C.byref(platform), None)
        self.call("urDeviceGet", platform, 2, 1, C.byref(self.device), None)  # UR_DEVICE_TYPE_ALL
        self.call("urContextCreate", 1, C.byref(self.device), None, C.byref(self.context))
        self.call("urQueueCreate", self.context, self.device, None, C.byref(self.queue))

    def call(self, name, *arguments):
        result = getattr(self.lib, name)(*arguments)
        if result:
            raise Failed(f"{name} returns {result}: {self.why()}")

    def why(self):
        text, code = C.c_char_p(), C.c_int32()
        owner = C.c_void_p()
        if self.lib.urAdapterGet(1, C.byref(owner), None) == 0:
            self.lib.urAdapterGetLastError(owner, C.byref(text), C.byref(code))
        return (text.value or b"").decode(errors="replace")

    def load(self, code):
        module = C.c_void_p()
        self.call("urProgramCreateWithIL", self.context, code, C.c_size_t(len(code)), None, C.byref(module))
        try:
            self.call("urProgramBuild", self.context, module, None)
        except Failed:
            self.unload(module)
            raise
        return module

    def unload(self, module):
        self.call("urProgramRelease", module)

    def buffer(self, data):
        made = C.c_void_p()
        self.call("urUSMHostAlloc", self.context, None, None, C.c_size_t(len(data)), C.byref(made))
        C.memmove(made, data, len(data))
        return made

    def run(self, module, kernel, arguments, groups=0):
        """What is in each buffer after the launch, of as many work-groups as others are of unless they are told."""
        native, held = C.c_void_p(), []
        self.call("urKernelCreate", module, kernel[0].encode(), C.byref(native))
        try:
            for i, a in enumerate(arguments):
                data = bytearray(a.data)
                for at, inner in a.pointers:
                    held.append(self.buffer(inner))
                    data[at:at + 8] = struct.pack("<Q", held[-1].value)
                if a.kind == "global":
                    held.append(self.buffer(a.data))
                    self.call("urKernelSetArgPointer", native, i, None, held[-1])
                elif a.kind == "local":
                    self.call("urKernelSetArgLocal", native, i, C.c_size_t(4096), None)
                else:
                    self.call("urKernelSetArgValue", native, i, C.c_size_t(len(data)), None, bytes(data))
            block = shape(kernel)[1]
            groups = groups or shape(kernel)[0]
            sizes = C.c_size_t * 3
            self.call("urEnqueueKernelLaunch", self.queue, native, 3, None, sizes(groups * block[0], *block[1:]),
                      sizes(*block), None, 0, None, None)
            self.call("urQueueFinish", self.queue)
            return [C.string_at(memory, BUFFER) for memory in held]
        finally:
            self.lib.urKernelRelease(native)
            for memory in held:
                self.lib.urUSMFree(self.context, memory)


# ---- modules ---------------------------------------------------------------------------------------------

TYPE_BOOL, TYPE_INT, TYPE_FLOAT, TYPE_VECTOR, TYPE_ARRAY, TYPE_STRUCT, TYPE_POINTER = 20, 21, 22, 23, 28, 30, 32


HOLDS = {16: "half", 32: "float", 64: "double"}


class Types:
    """The types of a module and of its kernels' parameters, as far as launches need them."""

    def __init__(self, words):
        self.types, self.constants, self.members, self.kernels, self.functions = {}, {}, {}, {}, {}
        self.opcodes = []  # in order, with the number of each instruction of an extended set
        at, parameters = 5, None
        while at < len(words):
            count, op = words[at] >> 16, words[at] & 0xffff
            o = words[at + 1:at + count]
            self.opcodes.append((op, o[3] if op == 12 else 0))
            if op == 15:  # OpEntryPoint
                text = b"".join(w.to_bytes(4, "little") for w in o[2:]).split(b"\0")[0]
                self.kernels[text.decode()] = o[1]
            elif TYPE_BOOL <= op <= TYPE_POINTER:
                self.types[o[0]] = (op, *o[1:])
            elif op == 43:  # OpConstant
                self.constants[o[1]] = o[2]
            elif op == 54:  # OpFunction
                parameters = self.functions[o[1]] = []
            elif op == 55:
                parameters.append(o[0])
            at += max(count, 1)

    def layout(self, number):
        """(size, alignment) in bytes."""
        op, *o = self.types[number]
        if op == TYPE_BOOL:
            return 1, 1
        if op in (TYPE_INT, TYPE_FLOAT):
            return o[0] // 8, o[0] // 8
        if op == TYPE_POINTER:
            return 8, 8
        if op == TYPE_VECTOR:
            size = self.layout(o[0])[0] * (4 if o[1] == 3 else o[1])
            return size, size
        if op == TYPE_ARRAY:
            size, align = self.layout(o[0])
            return size * self.constants.get(o[1], 0), align
        if op == TYPE_STRUCT:
            size, most = 0, 1
            for member in o:
                each, align = self.layout(member)
                size, most = (size + align - 1) // align * align + each, max(most, align)
            return (size + most - 1) // most * most, most
        raise Failed("a parameter of a type without a size")

    def leaves(self, number, offset=0):
        """(offset, opcode, width) of each scalar."""
        op, *o = self.types.get(number, (0,))
        if op in (TYPE_BOOL, TYPE_INT, TYPE_FLOAT, TYPE_POINTER):
            return [(offset, op, o[0] if o else 8)]
        found = []
        if op == TYPE_STRUCT:
            at = offset
            for member in o:
                size, align = self.layout(member)
                at = (at + align - 1) // align * align
                found += self.leaves(member, at)
                at += size
        elif op in (TYPE_VECTOR, TYPE_ARRAY):
            count = o[1] if op == TYPE_VECTOR else self.constants.get(o[1], 0)
            for i in range(min(count, 64)):
                found += self.leaves(o[0], offset + i * self.layout(o[0])[0])
        return found

    def parameter(self, kernel, index):
        """(what the pointer's memory holds, where pointers are in what is passed by value)."""
        op, *o = self.types[self.functions[self.kernels[kernel]][index]]
        if op != TYPE_POINTER:
            return "bytes", []
        leaves = self.leaves(o[1])
        kinds = {(leaf[1], leaf[2]) for leaf in leaves}
        kind = "bytes"
        if len(kinds) == 1:
            op, width = kinds.pop()
            # Pointers to bytes are what compilers make of pointers to anything.
            kind = "int" if op == TYPE_INT and width > 8 else HOLDS.get(width, kind) if op == TYPE_FLOAT else kind
        return kind, [leaf[0] for leaf in leaves if leaf[1] == TYPE_POINTER]


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


# ---- what is launched ------------------------------------------------------------------------------------


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


def scalar(rng, size, small):
    value = rng.choice(SCALARS[small])
    if size in (1, 2, 4, 8):
        return value.to_bytes(size, "little")
    return b"".join(rng.choice(MEMBERS[small]).to_bytes(4, "little") for _ in range((size + 3) // 4))[:size]


def sizes(rng, small):
    return array.array("q", [rng.choice((1, 2, 3) if small == 0 else (1,)) for _ in range(BUFFER // 8)]).tobytes()


# Values of the first are tried first; a kernel that leaves its buffers with them may do with the others.
SCALARS = [[0, 1, 1, 2, 3, 4, 5, 8], [0, 1, 1, 2], [1], [0]]
MEMBERS = [[0, 1, 2, 3], [0, 0, 1], [0], [0]]


class Argument:
    def __init__(self, kind, data=b"", holds="bytes", pointers=()):
        self.kind, self.data, self.holds = kind, data, holds
        self.pointers = pointers  # (offset in `data`, contents of what it points to)


def plan(rng, kernel, types, small=0):
    """Arguments of a launch; `small` chooses from SCALARS. What a structure points to, as a rule sizes and strides, is
    small too, and compared like the rest."""
    name, _, _, _, parameters = kernel
    main, arguments = rng.choice(KINDS), []
    for i, (kind, size) in enumerate(parameters):
        holds, offsets = types.parameter(name, i)
        if kind == "global":
            data = fill(rng, holds if holds in ("float", "double") else main if rng.random() < 0.7 else rng.choice(KINDS))
            arguments.append(Argument(kind, data, holds))
        elif kind == "local":
            arguments.append(Argument(kind))
        elif kind == "value":
            data = scalar(rng, size, small)
            arguments.append(Argument(kind, data, "bytes", [(at, sizes(rng, small)) for at in offsets if at + 8 <= size]))
        else:
            raise Failed("an image or a sampler")
    return arguments


def shape(kernel):
    block = kernel[3] if kernel[3][0] else [LOCAL, 1, 1]
    return max(GLOBAL // block[0], 1), block


def on_cuda(cuda, module, kernel, arguments):
    """What is in each buffer after the launch."""
    values, buffers, shared = [], [], 0
    try:
        for a in arguments:
            data = bytearray(a.data)
            for at, contents in a.pointers:
                buffers.append(cuda.buffer(contents))
                data[at:at + 8] = struct.pack("<Q", buffers[-1].value)
            if a.kind == "global":
                buffers.append(cuda.buffer(a.data))
                data = struct.pack("<Q", buffers[-1].value)
            elif a.kind == "local":
                data = struct.pack("<Q", shared)
                shared += 4096
            values.append(bytes(data))
        if kernel[2]:
            values.append(bytes(24))  # the launch's global offset
        cuda.launch(module, kernel[1], *shape(kernel), shared, values)
        return [cuda.read(b, BUFFER) for b in buffers]
    finally:
        for b in buffers:
            cuda.free(b)


def on_opencl(opencl, program, kernel, arguments):
    native, held = opencl.kernel(program, kernel[0]), []
    try:
        for i, a in enumerate(arguments):
            data = bytearray(a.data)
            for at, contents in a.pointers:  # the device is the host
                held.append((C.create_string_buffer(contents, BUFFER), None))
                data[at:at + 8] = struct.pack("<Q", C.addressof(held[-1][0]))
            if a.kind == "global":
                held.append((None, opencl.buffer(a.data)))
                opencl.set(native, i, 8, C.byref(held[-1][1]))
            elif a.kind == "local":
                opencl.set(native, i, 4096, None)
            else:
                opencl.set(native, i, len(data), bytes(data))
        opencl.launch(native, *shape(kernel))
        return [opencl.read(memory, BUFFER) if memory else plain.raw for plain, memory in held]
    finally:
        opencl.release("Kernel", native)
        for _, memory in held:
            if memory:
                opencl.release("MemObject", memory)


def contents(arguments):
    """(what it holds, bytes) of each buffer before the launch, in the order of those after it."""
    found = []
    for a in arguments:
        found += [("long", data) for _, data in a.pointers]
        if a.kind == "global":
            found.append((a.holds, a.data))
    return found


# ---- comparison ------------------------------------------------------------------------------------------

VERDICTS = ["equal", "within 16 ulp", "close", "different"]
FORMS = {"half": ("e", "h", 2), "float": ("f", "i", 4), "double": ("d", "q", 8)}


def distance(form, a, b):
    """0 equal, 1 within ULPS, 2 within TOLERANCE, 3 neither: the worst of all elements."""
    letter, whole, size = form
    count, sign, worst = len(a) // size, 1 << (8 * size - 1), 0
    unpacked = (struct.unpack(f"<{count}{kind}", data) for kind in (letter, whole) for data in (a, b))
    for p, q, i, j in zip(*unpacked):
        if i == j or p == q or (p != p and q != q):
            continue
        x, y = (i if i >= 0 else -(i + sign)), (j if j >= 0 else -(j + sign))
        far = not abs(p - q) <= TOLERANCE * max(abs(p), abs(q)) + 3e-45
        worst = max(worst, 1 if abs(x - y) <= ULPS else 3 if far else 2)
    return worst


def verdict(holds, ours, theirs):
    """The index of one of VERDICTS. Integers are equal or different, and so are bytes unless they are all close as floats."""
    if ours == theirs:
        return 0
    forms = [FORMS[holds]] if holds in FORMS else FORMS.values() if holds == "bytes" else []
    return min([distance(form, ours, theirs) for form in forms], default=3)


def where(ours, theirs):
    for i in range(0, len(ours), 4):
        if ours[i:i + 4] != theirs[i:i + 4]:
            return f"at byte {i}: {ours[i:i + 8].hex()}, not {theirs[i:i + 8].hex()}"
    return ""


def seeded(seed, path, name):
    return random.Random(f"{seed} {path} {name}")


def words_of(data):
    return array.array("I", data)
