"""A module of SPIR-V, word by word, for tests that make many kernels which no compiler here writes."""

import array

# Opcodes, as far as the tests use them.
OPS = {name: number for number, names in {
    1: "Undef", 10: "Extension", 12: "ExtInst", 14: "MemoryModel", 15: "EntryPoint", 17: "Capability", 19: "TypeVoid", 20: "TypeBool",
    21: "TypeInt", 22: "TypeFloat", 23: "TypeVector", 25: "TypeImage", 27: "TypeSampledImage", 28: "TypeArray", 30: "TypeStruct", 32: "TypePointer", 33: "TypeFunction",
    41: "ConstantTrue", 42: "ConstantFalse", 43: "Constant", 44: "ConstantComposite", 46: "ConstantNull", 48: "SpecConstantTrue",
    49: "SpecConstantFalse", 50: "SpecConstant", 52: "SpecConstantOp", 54: "Function", 55: "FunctionParameter", 56: "FunctionEnd",
    57: "FunctionCall", 59: "Variable", 61: "Load", 62: "Store", 63: "CopyMemory", 64: "CopyMemorySized", 65: "AccessChain",
    66: "InBoundsAccessChain", 67: "PtrAccessChain", 70: "InBoundsPtrAccessChain", 71: "Decorate", 73: "DecorationGroup",
    74: "GroupDecorate", 80: "CompositeConstruct", 81: "CompositeExtract", 83: "CopyObject", 113: "UConvert", 114: "SConvert",
    117: "ConvertPtrToU", 120: "ConvertUToPtr", 121: "PtrCastToGeneric", 122: "GenericCastToPtr", 124: "Bitcast", 128: "IAdd",
    130: "ISub", 132: "IMul", 134: "UDiv", 137: "UMod", 169: "Select", 170: "IEqual", 171: "INotEqual", 172: "UGreaterThan",
    176: "ULessThan", 196: "ShiftLeftLogical", 199: "BitwiseAnd", 224: "ControlBarrier", 245: "Phi", 246: "LoopMerge", 247: "SelectionMerge",
    248: "Label", 249: "Branch", 250: "BranchConditional", 253: "Return", 254: "ReturnValue"}.items() for name in names.split()}
WITHOUT_RESULT = {"Store", "CopyMemory", "CopyMemorySized", "ControlBarrier", "LoopMerge", "SelectionMerge", "Label", "Branch",
                  "BranchConditional", "Return", "ReturnValue", "FunctionEnd"}
UNIFORM_CONSTANT, INPUT, WORKGROUP, CROSS, FUNCTION, GENERIC = 0, 1, 4, 5, 7, 8
BY_VALUE = 2  # FunctionParameterAttributeByVal
ALIGNED = 2   # of memory accesses


def text(string):
    data = string.encode() + b"\0"
    return list(array.array("I", data + b"\0" * (-len(data) % 4)))


class Module:
    def __init__(self, *capabilities, extensions=(), version=0x10300):
        self.version, self.last, self.known = version, 0, {}
        self.head, self.entries, self.notes, self.globals, self.code = [], [], [], [], []
        for capability in (6, 4, 5, 11, 22, 38, 39, *capabilities):  # Kernel, Addresses, Linkage, Int64, Int16, GenericPointer, Int8
            self.put(self.head, "Capability", capability)
        for extension in extensions:
            self.put(self.head, "Extension", *text(extension))
        self.set = self.new()
        self.head += [(1 + 1 + len(text("OpenCL.std"))) << 16 | 11, self.set, *text("OpenCL.std")]
        self.put(self.head, "MemoryModel", 2, 2)

    def new(self):
        self.last += 1
        return self.last

    @staticmethod
    def put(words, name, *operands):
        opcode = OPS[name] if isinstance(name, str) else name
        words.extend([(len(operands) + 1) << 16 | opcode, *operands])

    def type(self, name, *operands):
        """Of types, and of constants that are made once."""
        if (name, *operands) not in self.known:
            number = self.known[(name, *operands)] = self.new()
            self.put(self.globals, "Type" + name, number, *operands)
        return self.known[(name, *operands)]

    def int(self, width):
        return self.type("Int", width, 0)

    def pointer(self, storage, to):
        return self.type("Pointer", storage, to)

    def constant(self, value, width=32):
        key = ("constant", value, width)
        if key not in self.known:
            number, bits = self.new(), value & (1 << max(width, 32)) - 1
            if width < 32:
                bits = value & (1 << width) - 1
            words = [bits] if width <= 32 else [bits & 0xffffffff, bits >> 32]
            self.put(self.globals, "Constant", self.int(width), number, *words)
            self.known[key] = number
        return self.known[key]

    def made(self, name, kind, *operands):
        """A constant or variable of the module."""
        number = self.new()
        self.put(self.globals, name, kind, number, *operands)
        return number

    def decorate(self, target, *words):
        self.put(self.notes, "Decorate", target, *words)

    def built_in(self, number, kind, storage=INPUT):
        variable = self.made("Variable", self.pointer(storage, kind), storage)
        self.decorate(variable, 11, number)
        return variable

    def op(self, name, *operands):
        """With a result: the first operand is its type, and its id is given back."""
        if name in WITHOUT_RESULT:
            return self.put(self.code, name, *operands)
        number = self.new()
        self.put(self.code, name, operands[0], number, *operands[1:])
        return number

    def label(self, number):
        self.put(self.code, "Label", number)

    def function(self, result, *parameters, number=None):
        """Begins it. (id, parameters)"""
        kind, number = self.type("Function", result, *parameters), number or self.new()
        self.put(self.code, "Function", result, number, 0, kind)
        ids = [self.op("FunctionParameter", p) for p in parameters]
        return number, ids

    def begin(self, result, *parameters, number=None):
        """The same with its first block."""
        number, ids = self.function(result, *parameters, number=number)
        self.label(self.new())
        return number, ids

    def kernel(self, name, *parameters):
        """Begins a kernel; its parameters' ids."""
        number, ids = self.begin(self.type("Void"), *parameters)
        self.entry(name, number)
        return ids

    def entry(self, name, number):
        self.put(self.entries, "EntryPoint", 6, number, *text(name))

    def end(self):
        self.op("Return")
        self.op("FunctionEnd")

    def words(self):
        return [0x07230203, self.version, 0, self.last + 1, 0, *self.head, *self.entries, *self.notes, *self.globals, *self.code]

    def bytes(self):
        return array.array("I", self.words()).tobytes()
