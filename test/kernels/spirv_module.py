"""What kernels a module of SPIR-V has, with lines for them (kernel_line.h) to begin with; and the same module with work-groups or
work-items in another order. Facts: the SPIR-V specification, section 3 (binary form)."""

import struct

NAME, ENTRY_POINT, EXECUTION_MODE, DECORATE = 5, 15, 16, 71
TYPE_INT, TYPE_FLOAT, TYPE_VECTOR, TYPE_IMAGE, TYPE_SAMPLER, TYPE_ARRAY, TYPE_STRUCT, TYPE_POINTER = 21, 22, 23, 25, 26, 28, 30, 32
CONSTANT, CONSTANT_COMPOSITE, FUNCTION, PARAMETER, VARIABLE, LOAD, EXTRACT = 43, 44, 54, 55, 59, 61, 81
I_ADD, I_SUB, I_MUL, CALL, BARRIER = 128, 130, 132, 57, 224
BUILT_IN, BY_VALUE, LOCAL_SIZE = 11, (38, 2), 17
LOCAL, CROSS_GROUP, CONSTANT_MEMORY = 4, 5, 0
GROUPS, GROUP_SIZE, GROUP, LOCAL_ID, GLOBAL_ID, GLOBAL_SIZE, GLOBAL_OFFSET = 24, 25, 26, 27, 28, 31, 33
LINEAR = {29, 34}  # numbers of work-items made of these, which are not followed
SUB_GROUP = range(36, 42)


class Module:
    def __init__(self, data):
        if len(data) < 20 or len(data) % 4 or data[:4] != b"\x03\x02\x23\x07":
            raise ValueError("no module of SPIR-V")
        words = struct.unpack(f"<{len(data) // 4}I", data)
        self.header, self.instructions, at = list(words[:5]), [], 5
        while at < len(words):
            count = words[at] >> 16
            if not count or at + count > len(words):
                raise ValueError("an instruction passes the module's end")
            self.instructions.append((words[at] & 0xffff, list(words[at + 1:at + count])))
            at += count

    def data(self):
        words = list(self.header)
        for opcode, operands in self.instructions:
            words += [(len(operands) + 1) << 16 | opcode, *operands]
        return struct.pack(f"<{len(words)}I", *words)

    def of(self, *opcodes):
        return [operands for opcode, operands in self.instructions if opcode in opcodes]

    def new_id(self):
        self.header[3] += 1
        return self.header[3] - 1

    def built_ins(self):
        """{variable: number of the built-in}"""
        return {o[0]: o[2] for o in self.of(DECORATE) if o[1] == BUILT_IN}


def text_of(words):
    return struct.pack(f"<{len(words)}I", *words).split(b"\0")[0].decode("utf-8", "replace")


# ---- another order -------------------------------------------------------------------------------------


def reordered(data, groups, items):
    """The module with work-groups, or work-items within each, counted from the other end; None where that changes what it
    computes, or cannot be done here."""
    module = Module(data)
    built_ins = module.built_ins()
    if not groups and not items or LINEAR & set(built_ins.values()):
        return None
    if items and (any(b in SUB_GROUP for b in built_ins.values())
                  or any(261 <= op <= 271 or 333 <= op <= 366 or 4421 <= op <= 4432 or 5571 <= op <= 5630 or op >= 6000
                         for op, _ in module.instructions)):
        return None  # these see which work-items are beside each other
    moved = {GLOBAL_ID} | ({GROUP} if groups else set()) | ({LOCAL_ID} if items else set())
    followed = {v for v, b in built_ins.items() if b in moved}
    loads = [o for o in module.of(LOAD) if o[2] in followed]
    known = (NAME, DECORATE, ENTRY_POINT, VARIABLE, LOAD, 59, 50, 48, 49, 47, 41, 43)
    for opcode, operands in module.instructions:
        if opcode not in known and followed & set(operands) and opcode in (65, 66, 67, 70, 62, 63, 57, 124):
            return None  # not read as a whole
    if not loads:
        return None
    vector = loads[0][0]
    if any(o[0] != vector for o in loads):
        return None
    pointer = next(o[0] for o in module.of(VARIABLE) if o[1] == loads[0][2])
    component = next(o[1] for o in module.of(TYPE_VECTOR) if o[0] == vector)
    bits = next(o[1] for o in module.of(TYPE_INT) if o[0] == component)
    variables = {b: v for v, b in built_ins.items()}
    globals_, decorations, interface = [], [], []
    for number in (GROUPS, GROUP_SIZE, GROUP, LOCAL_ID):
        if number not in variables:
            variables[number] = v = module.new_id()
            globals_.append((VARIABLE, [pointer, v, 1]))
            decorations.append((DECORATE, [v, BUILT_IN, number]))
            interface.append(v)
    one, ones = module.new_id(), module.new_id()
    globals_ += [(CONSTANT, [component, one, 1] + [0] * (bits == 64)), (CONSTANT_COMPOSITE, [vector, ones, one, one, one])]
    made = []

    def op(opcode, *operands):
        result = module.new_id()
        made.append((opcode, [vector, result, *operands]))
        return result

    def other_end(count, at):
        """How far the one that is counted from the other end is away."""
        return op(I_SUB, op(I_SUB, count, ones), op(I_ADD, at, at))

    def read(number):
        return op(LOAD, variables[number])

    out = []
    for opcode, operands in module.instructions:
        if opcode == ENTRY_POINT:
            operands = operands + interface
        if opcode == DECORATE and decorations:
            out += decorations
            decorations = []
        if opcode == FUNCTION and globals_:
            out += globals_
            globals_ = []
        if opcode == LOAD and operands[2] in followed:
            made.clear()
            kind = built_ins[operands[2]]
            value = op(LOAD, operands[2])
            if kind == GROUP:
                value = op(I_ADD, value, other_end(read(GROUPS), read(GROUP)))
            if kind == LOCAL_ID:
                value = op(I_ADD, value, other_end(read(GROUP_SIZE), read(LOCAL_ID)))
            if kind == GLOBAL_ID and groups:
                value = op(I_ADD, value, op(I_MUL, other_end(read(GROUPS), read(GROUP)), read(GROUP_SIZE)))
            if kind == GLOBAL_ID and items:
                value = op(I_ADD, value, other_end(read(GROUP_SIZE), read(LOCAL_ID)))
            made[-1][1][1] = operands[1]
            out += made
            continue
        out.append((opcode, operands))
    module.instructions = out
    return module.data()


def sees_groups(data):
    """Whether the module's kernels know which work-items are in a group, so that they may need groups of the size given."""
    module = Module(data)
    return (any(b not in (GLOBAL_ID, GLOBAL_SIZE, GLOBAL_OFFSET) for b in module.built_ins().values()) or bool(module.of(BARRIER))
            or any(o[1] == LOCAL_SIZE for o in module.of(EXECUTION_MODE)) or any(o[1] == LOCAL for o in module.of(TYPE_POINTER)))


# ---- lines to begin with --------------------------------------------------------------------------------


class Drafter:
    """Lines for a module's kernels: 32 for integers, 65536 elements for memory, ranges by the dimensions that are used."""

    def __init__(self, data, elements=65536, number=32):
        self.module, self.elements, self.number = Module(data), elements, number
        self.types = {o[0] if op != CONSTANT else o[1]: (op, o) for op, o in self.module.instructions
                      if op in (TYPE_INT, TYPE_FLOAT, TYPE_VECTOR, TYPE_IMAGE, TYPE_SAMPLER, TYPE_ARRAY, TYPE_STRUCT, TYPE_POINTER, CONSTANT)}
        self.by_value = {o[0] for o in self.module.of(DECORATE) if tuple(o[1:3]) == BY_VALUE}

    def scalar(self, ident):
        """(name, components), or None."""
        opcode, operands = self.types.get(ident, (0, []))
        if opcode == TYPE_INT:
            return {8: "uchar", 16: "short", 32: "int", 64: "long"}.get(operands[1], "int"), 1
        if opcode == TYPE_FLOAT:
            return {16: "half", 32: "float", 64: "double"}[operands[1]], 1
        if opcode == TYPE_VECTOR:
            name, _ = self.scalar(operands[1])
            return f"{name}{operands[2]}", operands[2]
        return None

    def members(self, ident):
        """Members of a structure, those of structures within it among them."""
        opcode, operands = self.types.get(ident, (0, []))
        if self.scalar(ident):
            return [(self.scalar(ident)[0], 1)]
        if opcode == TYPE_ARRAY:
            inner = self.members(operands[1])
            count = self.types[operands[2]][1][2]
            if len(inner) == 1:
                return [(inner[0][0], inner[0][1] * count)]
            return inner * count
        if opcode == TYPE_STRUCT:
            return [m for member in operands[1:] for m in self.members(member)]
        raise ValueError("an argument of a kind that lines do not have")

    def value(self, name):
        if name.startswith(("float", "double", "half")):
            return "=0.5"
        return f"={self.number}" if not name.startswith(("char", "uchar")) else "=1"

    def layout(self, ident, valued):
        if self.scalar(ident):
            name = self.scalar(ident)[0]
            return name + (self.value(name) if valued else "")
        return "{" + ";".join(f"{n}{f'*{c}' if c > 1 else ''}{self.value(n) if valued else ''}" for n, c in self.members(ident)) + "}"

    def argument(self, ident, parameter):
        opcode, operands = self.types.get(ident, (0, []))
        if opcode == TYPE_POINTER:
            storage, to = operands[1], operands[2]
            if parameter in self.by_value:
                return self.layout(to, True)
            if storage == LOCAL:
                return "local[16384]"
            name = self.layout(to, False)
            small = name.startswith(("int", "short", "long"))
            return f"{name}[{self.elements}]" + (f"=0..{self.number - 1}" if small else "")
        if opcode == TYPE_IMAGE:
            dims = {0: "1d[64]", 1: "2d[64x64]", 2: "3d[16x16x16]"}.get(operands[2])
            if dims is None or operands[4] or operands[5]:
                raise ValueError("an image of another kind")
            return f"image{dims}:rgba,float"
        if opcode == TYPE_SAMPLER:
            return "sampler:clamp_to_edge,nearest"
        return self.layout(ident, True)

    def dimensions(self, kernel):
        """That a kernel looks at, and the functions that it calls."""
        followed = {v for v, b in self.module.built_ins().items() if b in (GROUP, LOCAL_ID, GLOBAL_ID)}
        most, calls, loads, within = {}, {}, set(), None
        for opcode, operands in self.module.instructions:
            if opcode == FUNCTION:
                within = operands[1]
            elif opcode == LOAD and operands[2] in followed:
                loads.add(operands[1])
            elif opcode == EXTRACT and operands[2] in loads:
                most[within] = max(most.get(within, 0), operands[3])
            elif opcode == CALL:
                calls.setdefault(within, set()).add(operands[2])
        seen, left = set(), [kernel]
        while left:
            function = left.pop()
            if function not in seen:
                seen.add(function)
                left += calls.get(function, ())
        return 1 + max(most.get(f, 0) for f in seen)

    def lines(self):
        """[line]; those that cannot be drafted begin with `#`, and say why."""
        names, out = {}, []
        for o in self.module.of(ENTRY_POINT):
            names[o[1]] = text_of(o[2:])
        local = {o[0]: o[2:5] for o in self.module.of(EXECUTION_MODE) if o[1] == LOCAL_SIZE}
        parameters, within = {}, None
        for opcode, operands in self.module.instructions:
            if opcode == FUNCTION:
                within = operands[1]
            elif opcode == PARAMETER:
                parameters.setdefault(within, []).append(operands)
        for ident, name in names.items():
            dims = self.dimensions(ident)
            size = local.get(ident) or {1: [64], 2: [8, 8], 3: [4, 4, 4]}[dims]
            size = size[:max(dims, 1 + max((i for i, n in enumerate(size) if n > 1), default=0))]
            whole = [n * (4 if i < dims else 1) for i, n in enumerate(size)]
            try:
                arguments = [self.argument(*o) for o in parameters.get(ident, [])]
                out.append(" ".join([name, "x".join(map(str, whole)) + ":" + "x".join(map(str, size)), *arguments]))
            except (ValueError, KeyError) as why:
                out.append(f"# {name}: {why}")
        return out
