"""Functions of a whole work-group or sub-group, as C that is appended to items.c.

All items of a group run on one thread and change places only in barriers, so plain variables of the
thread are enough to exchange values. A sub-group is one item, so its functions are trivial.
"""

import re

from .mangle import Scalar, SCALARS

_C_NAMES = {"char": "signed char", "uchar": "unsigned char", "short": "short", "ushort": "unsigned short",
            "int": "int", "uint": "unsigned", "long": "long", "ulong": "unsigned long",
            "float": "float", "double": "double", "half": "_Float16"}
_OPS = {"add": "acc + x", "min": "x < acc ? x : acc", "max": "x > acc ? x : acc"}
_REDUCE = re.compile(r"(work|sub)_group_(reduce|scan_exclusive|scan_inclusive)_(add|min|max)$")
_SHUFFLE = {"sub_group_shuffle", "sub_group_shuffle_xor", "sub_group_shuffle_up",
            "sub_group_shuffle_down"}


def _identity(op, scalar):
    if op == "add":
        return "0"
    if scalar.kind == "float":
        return "__builtin_inf()" if op == "min" else "-__builtin_inf()"
    if scalar.kind == "uint":
        return "0" if op == "max" else f"({_C_NAMES[scalar.name]})-1"
    low = f"(-{(1 << (scalar.bits - 1)) - 1}L - 1)"
    return low if op == "max" else f"{(1 << (scalar.bits - 1)) - 1}L"


def _define(result, symbol, params, body):
    name = "ur_fn" + symbol
    return (f'{result} {name}({params}) __asm__("{symbol}");\n'
            f"{result} {name}({params})\n{{\n{body}}}\n")


def define(name, types, symbol):
    if not types or not all(isinstance(t, Scalar) for t in types) or types[0].name not in _C_NAMES:
        return None
    t = _C_NAMES[types[0].name]
    match = _REDUCE.match(name)
    if match and len(types) == 1:
        group, what, op = match.groups()
        identity = _identity(op, types[0])
        if group == "sub":
            value = identity if what == "scan_exclusive" else "x"
            return _define(t, symbol, f"{t} x", f"    (void)x;\n    return {value};\n")
        if what == "reduce":
            return (f"static __thread {t} ur_acc{symbol};\n" + _define(
                t, symbol, f"{t} x",
                f"    {t} acc = ur_acc{symbol};\n"
                f"    ur_acc{symbol} = ur_first() ? x : ({_OPS[op]});\n"
                f"    ur_barrier(1);\n    acc = ur_acc{symbol};\n    ur_barrier(1);\n    return acc;\n"))
        # The first to come through adds up for all, in place, so the whole takes one step an item.
        keep = "ur_all{0}[i] = acc;" if what == "scan_exclusive" else ""
        after = "" if what == "scan_exclusive" else "ur_all{0}[i] = acc;"
        return (f"static __thread {t} ur_all{symbol}[UR_HOSTCODE_MAX_GROUP_SIZE];\n" + _define(
            t, symbol, f"{t} mine",
            f"    size_t me = item_local_linear(), n = group_size();\n"
            f"    ur_all{symbol}[me] = mine;\n    ur_barrier(1);\n"
            f"    if (ur_first()) {{\n        {t} acc = {identity};\n"
            f"        for (size_t i = 0; i < n; i++) {{\n            {t} x = ur_all{symbol}[i];\n"
            f"            {keep.format(symbol)}acc = {_OPS[op]};{after.format(symbol)}\n        }}\n    }}\n"
            f"    mine = ur_all{symbol}[me];\n    ur_barrier(1);\n    return mine;\n"))
    if name in ("work_group_all", "work_group_any") and types == [SCALARS["i"]]:
        op = "&" if name.endswith("all") else "|"
        return (f"static __thread int ur_acc{symbol};\n" + _define(
            "int", symbol, "int x",
            f"    int acc = x != 0;\n"
            f"    ur_acc{symbol} = ur_first() ? acc : (ur_acc{symbol} {op} acc);\n"
            f"    ur_barrier(1);\n    acc = ur_acc{symbol};\n    ur_barrier(1);\n    return acc;\n"))
    if name == "work_group_broadcast" and 2 <= len(types) <= 4:
        dims = len(types) - 1
        params = ", ".join([f"{t} x"] + [f"size_t i{d}" for d in range(dims)])
        same = " && ".join(f"i{d} == ur_now->local_id[{d}]" for d in range(dims))
        return (f"static __thread {t} ur_sent{symbol};\n" + _define(
            t, symbol, params,
            f"    if ({same})\n        ur_sent{symbol} = x;\n    ur_barrier(1);\n"
            f"    x = ur_sent{symbol};\n    ur_barrier(1);\n    return x;\n"))
    if name in ("sub_group_all", "sub_group_any") and types == [SCALARS["i"]]:
        return _define("int", symbol, "int x", "    return x != 0;\n")
    if (name == "sub_group_broadcast" or name in _SHUFFLE) and len(types) == 2:
        return _define(t, symbol, f"{t} x, unsigned i", "    (void)i;\n    return x;\n")
    return None
