"""Built-in functions on memory: vector loads and stores, atomics, fences, asynchronous copies."""

import re

from .builtins_common import LANES, element, function, named, width
from .mangle import Atomic, Named, Pointer, Scalar, Vector, spell

_VECTOR_IO = re.compile(r"(vload|vstore)(2|3|4|8|16)$")
_HALF_IO = re.compile(r"(vload|vstore)(a?)_half(2|3|4|8|16)?(?:_(rte|rtz|rtp|rtn))?$")
_ATOMIC = re.compile(r"(?:atomic|atom)_(add|sub|xchg|inc|dec|cmpxchg|min|max|and|or|xor)$")
_C11 = re.compile(r"atomic_(init|load|store|exchange|compare_exchange_strong|compare_exchange_weak|"
                  r"fetch_add|fetch_sub|fetch_or|fetch_xor|fetch_and|fetch_min|fetch_max|"
                  r"flag_test_and_set|flag_clear)(_explicit)?$")
_FENCES = {"mem_fence": "__ATOMIC_SEQ_CST", "read_mem_fence": "__ATOMIC_ACQUIRE",
           "write_mem_fence": "__ATOMIC_RELEASE", "atomic_work_item_fence": "p1"}


def define(name, types):
    if name in _FENCES:
        # Local memory belongs to one thread, which sees its own writes in order.
        return function(named("void"), name, types,
                        "    if (p0 == CLK_LOCAL_MEM_FENCE)\n        __atomic_signal_fence(__ATOMIC_ACQ_REL);\n"
                        f"    else\n        __atomic_thread_fence({_FENCES[name]});\n")
    for family in (_vector_io, _half_io, _atomic, _c11, _async):
        text = family(name, types)
        if text:
            return text
    return None


def _vector_io(name, types):
    match = _VECTOR_IO.match(name)
    if not match or not isinstance(types[-1], Pointer) or not isinstance(types[-1].pointee, Scalar):
        return None
    n = int(match.group(2))
    e = types[-1].pointee
    if match.group(1) == "vload" and len(types) == 2:
        body = f"    {e.name}{n} r;\n"
        for k in range(n):
            body += f"    r.s{LANES[k]} = p1[p0 * {n} + {k}];\n"
        return function(Vector(n, e), name, types, body + "    return r;\n")
    if match.group(1) == "vstore" and len(types) == 3:
        body = "".join(f"    p2[p1 * {n} + {k}] = p0.s{LANES[k]};\n" for k in range(n))
        return function(named("void"), name, types, body)
    return None


# Half precision by integer arithmetic: no support from the processor or the compiler's library.
HALF_SUPPORT = """
#ifndef UR_HALF
#define UR_HALF
float ur_half_to_float(ushort h)
{
    uint sign = (uint)(h & 0x8000) << 16, exponent = h >> 10 & 31, mantissa = h & 1023;
    if (exponent == 31)
        return as_float(sign | 0x7f800000u | mantissa << 13);
    if (exponent == 0)
        return as_float(sign | as_uint((float)mantissa * 0x1p-24f));
    return as_float(sign | (exponent + 112) << 23 | mantissa << 13);
}
/* mode: 0 to nearest even, 1 toward zero, 2 up, 3 down */
ushort ur_double_to_half(double d, int mode)
{
    ulong bits = as_ulong(d), m;
    uint sign = (uint)(bits >> 48) & 0x8000u;
    int e = (int)(bits >> 52 & 2047) - 1023, shift;
    ulong rest, half_way;
    uint result;
    if (e == 1024)
        return (ushort)(sign | 0x7c00u | ((bits & 0xffffffffffffful) ? 0x200u : 0));
    if (e > 15) {
        _Bool away = mode == 0 || (mode == 2 && !sign) || (mode == 3 && sign);
        return (ushort)(sign | (away ? 0x7c00u : 0x7bffu));
    }
    m = e == -1023 ? 0 : (bits & 0xffffffffffffful) | 1ul << 52;
    shift = e >= -14 ? 42 : 42 + (-14 - e);
    if (shift > 63)
        shift = 63;
    result = (uint)(m >> shift);
    rest = m & ((1ul << shift) - 1);
    if (e == -1023 && (bits & 0xffffffffffffful))
        rest = 1;
    half_way = 1ul << (shift - 1);
    if (e >= -14)
        result = (result & 1023) + (uint)(e + 15) * 1024;
    if (mode == 0 ? rest > half_way || (rest == half_way && (result & 1))
                  : rest && ((mode == 2 && !sign) || (mode == 3 && sign)))
        result++;
    return (ushort)(sign | result);
}
#endif
"""


def _half_io(name, types):
    match = _HALF_IO.match(name)
    if not match or not isinstance(types[-1], Pointer):
        return None
    aligned, count, rounding = match.group(2), match.group(3), match.group(4)
    n = int(count or 1)
    stride = 4 if n == 3 and aligned else n
    quals = " ".join(q for q in types[-1].quals if q != "const")
    constant = "const " if match.group(1) == "vload" else ""
    pointer = f"{quals} {constant}ushort *"
    dots = [f".s{LANES[k]}" if count else "" for k in range(n)]
    if match.group(1) == "vload" and len(types) == 2 and not rounding:
        result = Vector(n, named("float")) if count else named("float")
        body = f"    {pointer}q = ({pointer})p1;\n    {spell(result)} r;\n"
        for k in range(n):
            body += f"    r{dots[k]} = ur_half_to_float(q[p0 * {stride} + {k}]);\n"
        return HALF_SUPPORT + function(result, name, types, body + "    return r;\n")
    if match.group(1) == "vstore" and len(types) == 3:
        mode = {None: 0, "rte": 0, "rtz": 1, "rtp": 2, "rtn": 3}[rounding]
        body = f"    {pointer}q = ({pointer})p2;\n"
        for k in range(n):
            body += f"    q[p1 * {stride} + {k}] = ur_double_to_half(p0{dots[k]}, {mode});\n"
        return HALF_SUPPORT + function(named("void"), name, types, body)
    return None


# The compiler's atomics take no address spaces, which mean nothing here anyway.
def _plain(pointer_type, name):
    inner = pointer_type.pointee
    inner = inner.element if isinstance(inner, Atomic) else inner
    return f"(volatile {spell(inner)} *)(size_t){name}"


def _update(e, pointer, value, result="old"):
    """A loop that replaces the value behind `pointer` by an expression of `old`; returns the old one."""
    bits = {32: "uint", 64: "ulong"}[e.bits]
    return (f"    volatile {bits} *p = (volatile {bits} *)(size_t){pointer};\n"
            f"    {bits} seen = __atomic_load_n(p, __ATOMIC_RELAXED), next;\n    {e.name} old;\n"
            f"    do {{\n        old = as_{e.name}(seen);\n        next = as_{bits}(({e.name})({value}));\n"
            f"    }} while (!__atomic_compare_exchange_n(p, &seen, next, 0, __ATOMIC_SEQ_CST, "
            f"__ATOMIC_SEQ_CST));\n    return {result};\n")


def _fetch(op, e, pointer_type, pointer, value):
    """Body of one read-modify-write, or None for a combination that does not exist."""
    if e.bits not in (32, 64):
        return None
    plain = _plain(pointer_type, pointer)
    if op == "xchg":
        if e.kind == "float":
            return _update(e, pointer, value)
        return f"    return __atomic_exchange_n({plain}, {value}, __ATOMIC_SEQ_CST);\n"
    if op in ("min", "max"):
        sign = "<" if op == "min" else ">"
        return _update(e, pointer, f"{value} {sign} old ? {value} : old")
    if e.kind == "float":
        return _update(e, pointer, f"old {'+' if op == 'add' else '-'} {value}") if (
            op in ("add", "sub")) else None
    return f"    return __atomic_fetch_{op}({plain}, {value}, __ATOMIC_SEQ_CST);\n"


def _atomic(name, types):
    match = _ATOMIC.match(name)
    if not match or not isinstance(types[0], Pointer) or not isinstance(types[0].pointee, Scalar):
        return None
    op, e = match.group(1), types[0].pointee
    if op == "cmpxchg" and len(types) == 3:
        body = (f"    __atomic_compare_exchange_n({_plain(types[0], 'p0')}, &p1, p2, 0, "
                "__ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);\n    return p1;\n")
    elif op in ("inc", "dec") and len(types) == 1:
        body = _fetch({"inc": "add", "dec": "sub"}[op], e, types[0], "p0", f"({e.name})1")
    elif len(types) == 2:
        body = _fetch(op, e, types[0], "p0", "p1")
    else:
        return None
    return function(e, name, types, body) if body else None


def _c11(name, types):
    """The OpenCL C 2.0 forms. Every order is carried out as the strongest one."""
    match = _C11.match(name)
    if not match or not isinstance(types[0], Pointer):
        return None
    op, pointee = match.group(1), types[0].pointee
    inner = pointee.element if isinstance(pointee, Atomic) else pointee
    boolean = named("bool")
    if op.startswith("flag_"):
        plain = "(volatile int *)(size_t)p0"
        if op == "flag_clear":
            return function(named("void"), name, types,
                            f"    __atomic_store_n({plain}, 0, __ATOMIC_SEQ_CST);\n")
        return function(boolean, name, types,
                        f"    return __atomic_exchange_n({plain}, 1, __ATOMIC_SEQ_CST) != 0;\n")
    if not isinstance(inner, Scalar) or inner.bits not in (32, 64):
        return None
    e = inner
    bits = {32: "uint", 64: "ulong"}[e.bits]
    raw = f"(volatile {bits} *)(size_t)p0"
    if op in ("init", "store"):
        return function(named("void"), name, types,
                        f"    __atomic_store_n({raw}, as_{bits}(p1), __ATOMIC_SEQ_CST);\n")
    if op == "load":
        return function(e, name, types,
                        f"    return as_{e.name}(__atomic_load_n({raw}, __ATOMIC_SEQ_CST));\n")
    if op.startswith("compare_exchange"):
        body = (f"    {bits} expected = as_{bits}(*p1);\n"
                f"    bool done = __atomic_compare_exchange_n({raw}, &expected, as_{bits}(p2), 0, "
                "__ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);\n"
                f"    *p1 = as_{e.name}(expected);\n    return done;\n")
        return function(boolean, name, types, body)
    kind = "xchg" if op == "exchange" else op[len("fetch_"):]
    body = _fetch(kind, e, types[0], "p0", "p1")
    return function(e, name, types, body) if body else None


def _async(name, types):
    """The first item of the group copies, and waiting is a barrier: the copy is done by then."""
    if name == "wait_group_events":
        return function(named("void"), name, types, "    barrier(CLK_LOCAL_MEM_FENCE);\n")
    if name == "prefetch":
        return function(named("void"), name, types, "")
    strided = name == "async_work_group_strided_copy"
    if name != "async_work_group_copy" and not strided:
        return None
    # A vector of three takes the room of four in memory; assigning elements keeps that right.
    if len(types) != (5 if strided else 4) or not isinstance(types[1], Pointer):
        return None
    e = element(types[1].pointee)
    if not isinstance(e, Scalar) or width(types[1].pointee) not in (1, 2, 3, 4, 8, 16):
        return None
    to = "i"
    source = "i"
    if strided:
        # The stride is on the side of global memory.
        if "global" in types[0].quals:
            to = "i * p3"
        else:
            source = "i * p3"
    last = f"p{len(types) - 1}"
    body = ("    if (get_local_id(0) == 0 && get_local_id(1) == 0 && get_local_id(2) == 0)\n"
            f"        for (size_t i = 0; i < p2; i++)\n            p0[{to}] = p1[{source}];\n"
            f"    return {last};\n")
    return function(Named("event_t"), name, types, body)
