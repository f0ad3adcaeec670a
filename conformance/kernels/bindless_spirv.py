#!/usr/bin/env python3
"""Writes a module of SPIR-V whose kernels take images by number: bindless_spirv.py OUT.spv

The kernels are those of bindless.cl, with the instructions of SPV_INTEL_bindless_images, which no compiler of OpenCL C
makes. The forms are those that compilers of SYCL write: what is sampled or fetched from a sampled image is that with its
sampler, and pixels of images that are not sampled are as wide as the image's. Some kernels take others that are as good.
Cubes and gathers want the capability Shader, so OpenCL's execution model has neither.
"""
import array
import sys

READ, WRITE = 0, 1
DIMS = {"1d": (0, 0, 1), "2d": (1, 0, 2), "3d": (2, 0, 3), "1d_layer": (0, 1, 2), "2d_layer": (1, 1, 3)}
POSITION = {"1d": "x", "2d": "xy", "3d": "xyzz", "1d_layer": "xw", "2d_layer": "xyww"}


def text(string):
    data = string.encode() + b"\0"
    return list(array.array("I", data + b"\0" * (-len(data) % 4)))


class Module:
    """Sections of instructions; types and constants are made when first asked for."""

    def __init__(self):
        self.bound, self.known = 1, {}
        self.entries, self.notes, self.types, self.code = [], [], [], []
        self.input = self.new()
        self.notes += self.op(71, self.input, 11, 28)  # BuiltIn GlobalInvocationId
        self.types += self.op(59, self.pointer(self.vector(self.u64(), 3), 1), self.input, 1)

    @staticmethod
    def op(opcode, *operands):
        return [(len(operands) + 1) << 16 | opcode, *operands]

    def new(self):
        self.bound += 1
        return self.bound - 1

    def type(self, opcode, *operands):
        key = opcode, operands
        if key not in self.known:
            self.known[key] = self.new()
            self.types += self.op(opcode, self.known[key], *operands)
        return self.known[key]

    def void(self):
        return self.type(19)

    def uint(self, bits):
        return self.type(21, bits, 0)

    def u32(self):
        return self.uint(32)

    def u64(self):
        return self.uint(64)

    def f32(self):
        return self.type(22, 32)

    def vector(self, element, count):
        return self.type(23, element, count) if count > 1 else element

    def pointer(self, pointee, storage=5):  # CrossWorkgroup
        return self.type(32, storage, pointee)

    def image(self, shape, access):
        dim, layers, _ = DIMS[shape]
        return self.type(25, self.void(), dim, 0, layers, 0, 0, 0, access)

    def sampled(self, shape):
        return self.type(27, self.image(shape, READ))

    def constant(self, kind, bits):
        key = "constant", kind, bits
        if key not in self.known:
            self.known[key] = self.new()
            self.types += self.op(43, kind, self.known[key], *([bits, 0] if kind == self.u64() else [bits]))
        return self.known[key]

    def words(self):
        # Addresses, Kernel, Int64, ImageBasic, ImageMipmap, Int16, Int8, Sampled1D, Image1D, BindlessImagesINTEL
        head = [w for c in (4, 6, 11, 13, 15, 22, 39, 43, 44, 6528) for w in self.op(17, c)]
        head += self.op(10, *text("SPV_INTEL_bindless_images")) + self.op(14, 2, 2)
        return array.array("I", [0x07230203, 0x10000, 0, self.bound, 0] + head + self.entries + self.notes + self.types +
                           self.code)


class Kernel:
    """A kernel's code while it is written. Images are 64 bits, other arguments addresses."""

    def __init__(self, module, name, *arguments):
        self.m = m = module
        kinds = [m.u64() if a is None else m.pointer(a) for a in arguments]
        function = m.type(33, m.void(), *kinds)
        main, self.arguments = m.new(), [m.new() for _ in arguments]
        m.entries += m.op(15, 6, main, *text(name), m.input)
        m.code += m.op(54, m.void(), main, 0, function)
        for kind, argument in zip(kinds, self.arguments):
            m.code += m.op(55, kind, argument)
        m.code += m.op(248, m.new())
        ids = self.do(61, m.vector(m.u64(), 3), m.input, 2, 32)
        self.id = self.do(81, m.u64(), ids, 0)

    def do(self, opcode, kind, *operands):
        result = self.m.new()
        self.m.code += self.m.op(opcode, kind, result, *operands)
        return result

    def end(self):
        self.m.code += self.m.op(253) + self.m.op(56)

    def place(self, argument, pointee, times=1):
        at = self.id if times == 1 else self.do(132, self.m.u64(), self.id, self.m.constant(self.m.u64(), times))
        return self.do(70, self.m.pointer(pointee), self.arguments[argument], at)

    def load(self, argument, kind, align, times=1):
        return self.do(61, kind, self.place(argument, kind, times), 2, align)

    def store(self, argument, kind, value, align):
        self.m.code += self.m.op(62, self.place(argument, kind), value, 2, align)

    def point(self, argument, whole=False):
        """x, y, z, w of what the work-item reads."""
        kind = self.m.vector(self.m.f32(), 4)
        point = self.load(argument, kind, 16)
        if whole:
            kind = self.m.vector(self.m.u32(), 4)
            point = self.do(110, kind, point)
        return kind, point

    def position(self, argument, names, whole=False):
        kind, point = self.point(argument, whole)
        scalar = self.m.u32() if whole else self.m.f32()
        parts = [self.do(81, scalar, point, "xyzw".index(n)) for n in names]
        return parts[0] if len(parts) == 1 else self.do(80, self.m.vector(scalar, len(parts)), *parts)

    def zero(self):
        return self.m.constant(self.m.f32(), 0)


def sample(m, name, shape, letter, level=None, gradient=False):
    pixel = m.vector(m.f32() if letter == "f" else m.u32(), 4)
    k = Kernel(m, name, None, m.vector(m.f32(), 4), pixel)
    image = k.do(6531, m.sampled(shape), k.arguments[0])
    at = k.position(1, POSITION[shape])
    if gradient:  # w pixels to the right, and as many down
        _, point = k.point(1)
        w = k.do(81, m.f32(), point, 3)
        two = m.vector(m.f32(), 2)
        how = 4, k.do(80, two, w, k.zero()), k.do(80, two, k.zero(), w)
    elif level:
        _, point = k.point(1)
        how = 2, k.do(81, m.f32(), point, 3)
    else:
        how = 2, k.zero()
    k.store(2, pixel, k.do(88, pixel, image, at, *how), 16)
    k.end()


def fetch(m, name, shape, letter, form):
    pixel = m.vector(m.f32() if letter == "f" else m.u32(), 4)
    k = Kernel(m, name, None, m.vector(m.f32(), 4), pixel)
    at = k.position(1, POSITION[shape], whole=True)
    if form == "image":  # of a sampled image's number
        value = k.do(98, pixel, k.do(6529, m.image(shape, READ), k.arguments[0]), at)
    else:
        image = k.do(6531, m.sampled(shape), k.arguments[0])
        if form == "sampled":
            value = k.do(88, pixel, image, at, 2, k.zero())
        else:
            value = k.do(98, pixel, k.do(100, m.image(shape, READ), image), at)
    k.store(2, pixel, value, 16)
    k.end()


def load(m, letter):
    """Of an image that is not sampled, four channels of 32 bits whatever it has."""
    pixel = m.vector(m.f32() if letter == "f" else m.u32(), 4)
    k = Kernel(m, "load_2d_" + letter, None, m.vector(m.f32(), 4), pixel)
    image = k.do(6529, m.image("2d", READ), k.arguments[0])
    k.store(2, pixel, k.do(98, pixel, image, k.position(1, "xy", whole=True)), 16)
    k.end()


def move(m, shape):
    k = Kernel(m, "move_" + shape, None, None, m.vector(m.f32(), 4))
    at = k.position(2, POSITION[shape], whole=True)
    pixel = m.vector(m.u32(), 4)
    value = k.do(98, pixel, k.do(6529, m.image(shape, READ), k.arguments[0]), at)
    m.code += m.op(99, k.do(6529, m.image(shape, WRITE), k.arguments[1]), at, value)
    k.end()


def write(m, bits, channels):
    pixel = m.vector(m.uint(bits), channels)
    k = Kernel(m, f"write_{bits}x{channels}", None, m.vector(m.f32(), 4), pixel)
    value = k.load(2, pixel, bits * channels // 8)
    m.code += m.op(99, k.do(6529, m.image("2d", WRITE), k.arguments[0]), k.position(1, "xy", whole=True), value)
    k.end()


def read(m, bits, channels):
    """The other way: the pixel as it is."""
    pixel = m.vector(m.uint(bits), channels)
    k = Kernel(m, f"read_{bits}x{channels}", None, m.vector(m.f32(), 4), pixel)
    image = k.do(6529, m.image("2d", READ), k.arguments[0])
    k.store(2, pixel, k.do(98, pixel, image, k.position(1, "xy", whole=True)), bits * channels // 8)
    k.end()


def size(m, name, sampled):
    """Three sizes for the shapes of three images."""
    numbers = m.vector(m.u32(), 4)
    k = Kernel(m, name, None, None, None, numbers)
    parts = []
    for argument, shape in enumerate(("2d", "3d", "2d_layer")):
        image = (k.do(100, m.image(shape, READ), k.do(6531, m.sampled(shape), k.arguments[argument])) if sampled
                 else k.do(6529, m.image(shape, READ), k.arguments[argument]))
        made = k.do(103, m.vector(m.u32(), DIMS[shape][2]), image, m.constant(m.u32(), 0)) if sampled else \
            k.do(104, m.vector(m.u32(), DIMS[shape][2]), image)
        parts.append([k.do(81, m.u32(), made, i) for i in range(DIMS[shape][2])])
    flat = parts[0] + parts[1][2:] + parts[2][2:]
    k.store(3, numbers, k.do(80, numbers, *flat), 16)
    k.end()


def both(m):
    """An image of one number with the sampler of another."""
    pixel = m.vector(m.f32(), 4)
    k = Kernel(m, "both_2d_f", None, None, pixel, pixel)
    image, sampler = k.do(6529, m.image("2d", READ), k.arguments[0]), k.do(6530, m.type(26), k.arguments[1])
    joined = k.do(86, m.sampled("2d"), image, sampler)
    k.store(3, pixel, k.do(88, pixel, joined, k.position(2, "xy"), 2, k.zero()), 16)
    k.end()


def main():
    m = Module()
    for shape in DIMS:
        for letter in "fi":
            sample(m, f"sample_{shape}_{letter}", shape, letter)
        move(m, shape)
    for shape, forms in (("1d", ("sampled", "sampled")), ("2d", ("sampled", "of")), ("3d", ("image", "of"))):
        for letter, form in zip("fi", forms):
            fetch(m, f"fetch_{shape}_{letter}", shape, letter, form)
    for letter in "fi":
        load(m, letter)
    sample(m, "level_2d_f", "2d", "f", level=True)
    sample(m, "gradient_2d_f", "2d", "f", gradient=True)
    for bits in (8, 16, 32):
        for channels in (1, 2, 4):
            write(m, bits, channels)
            read(m, bits, channels)
    size(m, "sizes", sampled=False)
    size(m, "sizes_sampled", sampled=True)
    both(m)
    with open(sys.argv[1], "wb") as f:
        f.write(m.words().tobytes())


if __name__ == "__main__":
    main()
