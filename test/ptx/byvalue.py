#!/usr/bin/env python3
"""Structures by value: whoever is given one has a copy of its own, whatever is done to it or to what it was copied from.
Kernels and functions that change theirs, inlined, with barriers, and calling themselves; results and other parameters that
point to what the copy is of; copies handed on; in loops; large ones; and what says so, in each order and form that there is.

usage: byvalue.py [--write FILE] [--spirv2ptx TOOL --ptxas TOOL] ADAPTER
"""

import array
import struct
import sys

import assemble
from assemble import ALIGNED, BY_VALUE, CROSS, FUNCTION
from launches import BUFFER, Argument, Ur
from program import run_module

ITEMS, BLOCK, FIELDS, LARGE = 64, 16, 6, 400
GIVEN = [5, 7, 11, 1, 2, 3, 4]  # a, b, c, v[4]
NO_ALIAS, STRUCT_RETURN, NO_WRITE, NO_CAPTURE = 4, 3, 6, 5


def digest(s):
    """What kernels leave of a structure."""
    return s[0] + 10 * s[1] + 100 * s[2] + sum(n * 1000 * 10**i for i, n in enumerate(s[3:7]))


class Kernels(assemble.Module):
    def __init__(self):
        super().__init__()
        self.u32, self.u64 = self.int(32), self.int(64)
        self.void, self.bool = self.type("Void"), self.type("Bool")
        self.four = self.type("Array", self.u32, self.constant(4))
        self.s = self.type("Struct", self.u32, self.u32, self.u64, self.four)
        self.ps, self.pu32, self.pu64 = (self.pointer(FUNCTION, t) for t in (self.s, self.u32, self.u64))
        self.to_u64, self.to_u32 = self.pointer(CROSS, self.u64), self.pointer(CROSS, self.u32)
        self.lid = self.built_in(34, self.u64)  # GlobalLinearId
        self.plan = {}
        self.groups = {}
        for form in ("plain", "last", "first", "group", "aligned"):
            self.form = form
            for name, (make, want) in CASES.items():
                if form == "plain" or name in FEW:
                    make(self, f"{name}_{form}")
                    self.plan[f"{name}_{form}"] = want

    # ---- what is said of parameters

    def by_value(self, parameter):
        if self.form == "group":
            if "by_value" not in self.groups:
                group = self.new()
                self.decorate(group, 38, BY_VALUE)
                self.groups["by_value"] = (group, [])
            self.groups["by_value"][1].append(parameter)
            return
        before = {"last": (NO_CAPTURE, NO_ALIAS, BY_VALUE), "first": (BY_VALUE, NO_CAPTURE, NO_ALIAS)}.get(self.form, (BY_VALUE,))
        for attribute in before:
            self.decorate(parameter, 38, attribute)
        if self.form == "aligned":
            self.decorate(parameter, 44, 16)

    def words(self):
        for group, targets in self.groups.values():
            self.put(self.notes, "DecorationGroup", group)
            self.put(self.notes, "GroupDecorate", group, *targets)
        self.groups = {}
        return super().words()

    # ---- what kernels are made of

    def begin_kernel(self, name, kind=None, rooms=0, room=None):
        self.s_in, self.out, self.numbers = self.kernel(name, kind or self.ps, self.to_u64, self.to_u32)
        self.by_value(self.s_in)
        self.rooms = [self.op("Variable", room or self.ps, FUNCTION) for _ in range(rooms)]
        self.item = self.op("Load", self.u64, self.lid)
        self.item32 = self.op("UConvert", self.u32, self.item)
        self.left = 0

    def field(self, pointer, *path):
        kind = self.pu64 if path == (2,) else self.pu32
        return self.op("InBoundsPtrAccessChain", kind, pointer, self.constant(0),
                       *(i if isinstance(i, Id) else self.constant(i) for i in path))

    def get(self, pointer, *path):
        value = self.op("Load", self.u64 if path == (2,) else self.u32, self.field(pointer, *path))
        return value if path == (2,) else self.op("UConvert", self.u64, value)

    def add(self, pointer, value, *path):
        """value: u32; a number of ours, or an id"""
        at, wide = self.field(pointer, *path), path == (2,)
        kind = self.u64 if wide else self.u32
        value = self.op("UConvert", kind, value) if wide and isinstance(value, Id) else \
            value if isinstance(value, Id) else self.constant(value, 64 if wide else 32)
        self.op("Store", at, self.op("IAdd", kind, self.op("Load", kind, at), value))

    def sum(self, pointer):
        total = self.get(pointer, 0)
        for path, scale in (((1,), 10), ((2,), 100), ((3, 0), 1000), ((3, 1), 10000), ((3, 2), 100000), ((3, 3), 1000000)):
            total = self.op("IAdd", self.u64, total, self.op("IMul", self.u64, self.get(pointer, *path), self.constant(scale, 64)))
        return total

    def leave(self, value):
        at = self.op("IAdd", self.u64, self.op("IMul", self.u64, self.item, self.constant(FIELDS, 64)), self.constant(self.left, 64))
        self.op("Store", self.op("PtrAccessChain", self.to_u64, self.out, at), value, ALIGNED, 8)
        self.left += 1

    def taking(self, body, *more, result=None):
        """A function of (structure by value, u32, more...) that does that."""
        held = self.code
        self.code = []
        result = result or self.u64
        number = self.new()
        self.function(result, self.ps, self.u32, *more, number=number)
        ids = [w for w in self.parameters()]
        self.by_value(ids[0])
        self.label(self.new())
        body(self, number, *map(Id, ids))
        if result == self.void:
            self.op("Return")
        self.op("FunctionEnd")
        self.functions, self.code = self.code, held
        self.code[:0] = self.functions
        return number

    def parameters(self):
        """Ids of those of the function that has begun."""
        at, found = 0, []
        while at < len(self.code):
            if self.code[at] & 0xffff == assemble.OPS["FunctionParameter"]:
                found.append(self.code[at + 2])
            at += self.code[at] >> 16
        return found

    def number(self, value):
        at = self.op("PtrAccessChain", self.to_u32, self.numbers, self.constant(value, 64))
        return Id(self.op("Load", self.u32, at, ALIGNED, 4))

    def wait(self):
        self.op("ControlBarrier", self.constant(2), self.constant(2), self.constant(0x110))


class Id(int):
    """One that the module has, beside numbers of ours."""


# ---- functions -------------------------------------------------------------------------------------------


def changes(m, number, s, n):
    m.add(s, n, 0)
    m.add(s, n, 2)
    m.add(s, 3, 3, 1)
    m.op("ReturnValue", m.sum(s))


def changed(s, n):
    s = list(s)
    s[0] += n
    s[2] += n
    s[4] += 3
    return s


def changes_deep(m, number, s, n):
    """sum(s after) + 3 * itself(s, n - 1) + sum(s)"""
    end, again = m.new(), m.new()
    m.add(s, n, 0)
    m.add(s, n, 3, 2)
    m.op("BranchConditional", m.op("IEqual", m.bool, n, m.constant(0)), end, again)
    m.label(again)
    inner = m.op("FunctionCall", m.u64, number, s, m.op("ISub", m.u32, n, m.constant(1)))
    m.op("ReturnValue", m.op("IAdd", m.u64, m.op("IMul", m.u64, inner, m.constant(3, 64)), m.sum(s)))
    m.label(end)
    m.op("ReturnValue", m.sum(s))


def deep(s, n):
    s = list(s)
    s[0] += n
    s[5] += n
    return digest(s) + (3 * deep(s, n - 1) if n else 0)


def reads_while_changed(m, number, s, n, other):
    m.add(Id(other), n, 0)
    m.add(Id(other), 1, 3, 3)
    m.op("ReturnValue", m.sum(s))


def reads_deep_while_changed(m, number, s, n, other):
    end, again = m.new(), m.new()
    m.add(Id(other), n, 0)
    m.op("BranchConditional", m.op("IEqual", m.bool, n, m.constant(0)), end, again)
    m.label(again)
    m.op("ReturnValue", m.op("FunctionCall", m.u64, number, s, m.op("ISub", m.u32, n, m.constant(1)), other))
    m.label(end)
    m.op("ReturnValue", m.sum(s))


def swaps(m, number, s, n, result):
    """A result that may lie where the copy is from."""
    for to, of in (((0,), (1,)), ((1,), (0,)), ((3, 0), (3, 3)), ((3, 3), (3, 0))):
        m.op("Store", m.field(result, *to), m.op("Load", m.u32, m.field(s, *of)))
    m.op("Store", m.field(result, 2), m.op("Load", m.u64, m.field(s, 2)))
    for i in (1, 2):
        m.op("Store", m.field(result, 3, i), m.op("Load", m.u32, m.field(s, 3, i)))


def swapped(s):
    return [s[1], s[0], s[2], s[6], s[4], s[5], s[3]]


def waits_and_changes(m, number, s, n):
    m.add(s, n, 0)
    m.wait()
    m.add(s, n, 3, 0)
    m.op("ReturnValue", m.sum(s))


# ---- kernels ---------------------------------------------------------------------------------------------

CASES = {}
FEW = {"kernel_changes", "loops_over_it", "calls", "calls_itself", "waits", "waits_in_call", "wrapped"}


def case(want):
    def add(make):
        CASES[make.__name__] = (make, want)
        return make
    return add


def plus(s, **more):
    s = list(s)
    for name, value in more.items():
        s[int(name[1:])] += value
    return s


@case(lambda i: [digest(plus(plus(GIVEN, _0=i), **{f"_{3 + i % 4}": i}))])
def kernel_changes(m, name):
    m.begin_kernel(name)
    m.add(m.s_in, Id(m.item32), 0)
    m.add(m.s_in, Id(m.item32), 3, Id(m.op("UMod", m.u32, m.item32, m.constant(4))))
    m.leave(m.sum(m.s_in))
    m.end()


@case(lambda i: [digest(GIVEN), digest(plus(GIVEN, _0=i)), digest(plus(GIVEN, _0=i, _6=i))])
def waits(m, name):
    """Before and behind a barrier, by an index that is the same for all, and read on the other side."""
    m.begin_kernel(name)
    m.leave(m.sum(m.s_in))
    m.add(m.s_in, Id(m.item32), 0)
    first = m.sum(m.s_in)
    m.wait()
    m.leave(first)
    m.add(m.s_in, Id(m.item32), 3, m.number(3))
    second = m.sum(m.s_in)
    m.wait()
    m.leave(second)
    m.end()


def loop(m, times, body, *start):
    """Runs body(counter, numbers...), which gives the next numbers, that often, as what the last ones are."""
    before, head, inside, after, counter, more = (m.new() for _ in range(6))
    now, then = [m.new() for _ in start], [m.new() for _ in start]
    m.op("Branch", before)
    m.label(before)
    m.op("Branch", head)
    m.label(head)
    m.put(m.code, "Phi", m.u32, counter, m.constant(0), before, more, inside)
    for a, b, s in zip(now, then, start):
        m.put(m.code, "Phi", m.u64, a, s, before, b, inside)
    goes_on = m.op("ULessThan", m.bool, counter, times)
    m.op("LoopMerge", after, inside, 2)
    m.op("BranchConditional", goes_on, inside, after)
    m.label(inside)
    for b, made in zip(then, body(Id(counter), *now)):
        m.put(m.code, "CopyObject", m.u64, b, made)
    m.put(m.code, "IAdd", m.u32, more, counter, m.constant(1))
    m.op("Branch", head)
    m.label(after)
    return now


@case(lambda i: [digest(plus(GIVEN, _4=5 * (i % 3 + 1)))])
def loops(m, name):
    """Changed in a loop that work-items go through differently often."""
    m.begin_kernel(name)
    times = m.op("IAdd", m.u32, m.op("UMod", m.u32, m.item32, m.constant(3)), m.constant(1))

    def body(_):
        m.add(m.s_in, 5, 3, m.number(1))
        return []
    loop(m, times, body)
    m.leave(m.sum(m.s_in))
    m.end()


@case(lambda i: [sum((n + (i if k == i % 4 else 0)) * 10**k for k, n in enumerate(GIVEN[3:])), (i + 5) * (i + 5) * 3])
def loops_over_it(m, name):
    """Changed at an index that varies, and read in a loop that all go through as often as the structure says."""
    m.begin_kernel(name)
    m.add(m.s_in, Id(m.item32), 3, Id(m.op("UMod", m.u32, m.item32, m.constant(4))))

    def body(k, total, scale):
        x = m.op("IMul", m.u64, m.get(m.s_in, 3, k), scale)
        return m.op("IAdd", m.u64, total, x), m.op("IMul", m.u64, scale, m.constant(10, 64))
    m.leave(loop(m, m.op("ISub", m.u32, m.op("Load", m.u32, m.field(m.s_in, 0)), m.constant(1)), body, m.constant(0, 64),
                 m.constant(1, 64))[0])
    m.add(m.s_in, Id(m.item32), 0)

    def again(k, total):
        return [m.op("IAdd", m.u64, total, m.op("IMul", m.u64, m.get(m.s_in, 0), m.constant(3, 64)))]
    m.leave(loop(m, m.op("Load", m.u32, m.field(m.s_in, 0)), again, m.constant(0, 64))[0])
    m.end()


@case(lambda i: [digest(changed(GIVEN, i)), digest(changed(GIVEN, 2)), digest(GIVEN)])
def calls(m, name):
    f = m.taking(changes)
    m.begin_kernel(name)
    m.leave(m.op("FunctionCall", m.u64, f, m.s_in, m.item32))
    m.leave(m.op("FunctionCall", m.u64, f, m.s_in, m.number(2)))
    m.leave(m.sum(m.s_in))
    m.end()


@case(lambda i: [deep(GIVEN, 3), digest(GIVEN), deep(plus(GIVEN, _1=i), 2), digest(plus(GIVEN, _1=i))])
def calls_itself(m, name):
    f = m.taking(changes_deep)
    m.begin_kernel(name, rooms=1)
    room, = m.rooms
    m.op("CopyMemory", room, m.s_in)
    m.leave(m.op("FunctionCall", m.u64, f, m.s_in, m.number(3)))
    m.leave(m.sum(m.s_in))
    m.add(room, Id(m.item32), 1)
    m.leave(m.op("FunctionCall", m.u64, f, room, m.number(2)))
    m.leave(m.sum(room))
    m.end()


@case(lambda i: [digest(GIVEN), digest(plus(GIVEN, _0=i, _6=1))])
def source_changes(m, name):
    f = m.taking(reads_while_changed, m.ps)
    m.begin_kernel(name, rooms=1)
    room, = m.rooms
    m.op("CopyMemory", room, m.s_in)
    m.leave(m.op("FunctionCall", m.u64, f, room, m.item32, room))
    m.leave(m.sum(room))
    m.end()


@case(lambda i: [digest(GIVEN), digest(plus(GIVEN, _0=i, _6=1))])
def parameter_as_source_changes(m, name):
    f = m.taking(reads_while_changed, m.ps)
    m.begin_kernel(name)
    m.leave(m.op("FunctionCall", m.u64, f, m.s_in, m.item32, m.s_in))
    m.leave(m.sum(m.s_in))
    m.end()


@case(lambda i: [digest(GIVEN), digest(plus(GIVEN, _0=6))])
def source_changes_deep(m, name):
    f = m.taking(reads_deep_while_changed, m.ps)
    m.begin_kernel(name)
    m.leave(m.op("FunctionCall", m.u64, f, m.s_in, m.number(3), m.s_in))
    m.leave(m.sum(m.s_in))
    m.end()


@case(lambda i: [digest(swapped(plus(GIVEN, _0=i))), digest(plus(GIVEN, _0=i))])
def result_where_it_is_from(m, name):
    f = m.taking(swaps, m.ps, result=m.void)
    m.begin_kernel(name, rooms=2)
    room, other = m.rooms
    m.op("CopyMemory", room, m.s_in)
    m.add(room, Id(m.item32), 0)
    m.op("CopyMemory", other, room)
    m.op("FunctionCall", m.void, f, room, m.item32, room)
    m.leave(m.sum(room))
    m.leave(m.sum(other))
    m.end()


@case(lambda i: [digest(changed(GIVEN, i)) + 7 * digest(GIVEN), digest(GIVEN)])
def handed_on(m, name):
    inner = m.taking(changes)

    def hands_on(m, number, s, n):
        x = m.op("FunctionCall", m.u64, inner, s, n)
        m.op("ReturnValue", m.op("IAdd", m.u64, x, m.op("IMul", m.u64, m.sum(s), m.constant(7, 64))))
    f = m.taking(hands_on)
    m.begin_kernel(name)
    m.leave(m.op("FunctionCall", m.u64, f, m.s_in, m.item32))
    m.leave(m.sum(m.s_in))
    m.end()


@case(lambda i: [digest(plus(GIVEN, _0=i, _6=1)), digest(GIVEN)])
def handed_on_by_pointer(m, name):
    """A function that is given a pointer changes the copy of the one between."""
    inner = m.taking(reads_while_changed, m.ps)

    def hands_on(m, number, s, n):
        m.op("FunctionCall", m.u64, inner, s, n, s)
        m.op("ReturnValue", m.sum(s))
    f = m.taking(hands_on)
    m.begin_kernel(name)
    m.leave(m.op("FunctionCall", m.u64, f, m.s_in, m.item32))
    m.leave(m.sum(m.s_in))
    m.end()


@case(lambda i: [sum(digest(changed(plus(GIVEN, _1=k), 1)) for k in range(4)), digest(plus(GIVEN, _1=4))])
def calls_in_a_loop(m, name):
    f = m.taking(changes)
    m.begin_kernel(name, rooms=1)
    room, = m.rooms
    m.op("CopyMemory", room, m.s_in)

    def body(_, total):
        x = m.op("FunctionCall", m.u64, f, room, m.constant(1))
        m.add(room, 1, 1)
        return [m.op("IAdd", m.u64, total, x)]
    total, = loop(m, m.number(4), body, m.constant(0, 64))
    m.leave(total)
    m.leave(m.sum(room))
    m.end()


@case(lambda i: [digest(plus(GIVEN, _0=i, _3=i)), digest(GIVEN)])
def waits_in_call(m, name):
    f = m.taking(waits_and_changes)
    m.begin_kernel(name)
    m.leave(m.op("FunctionCall", m.u64, f, m.s_in, m.item32))
    m.leave(m.sum(m.s_in))
    m.end()


@case(lambda i: [digest(plus(GIVEN, _0=i)), digest(GIVEN)])
def wrapped(m, name):
    """An entry point that only calls the kernel's body, as translators write it."""
    held, m.code = m.code, []
    number = m.new()
    m.function(m.void, m.ps, m.to_u64, m.to_u32, number=number)
    m.s_in, m.out, m.numbers = m.parameters()
    m.by_value(m.s_in)
    m.label(m.new())
    room = m.op("Variable", m.ps, FUNCTION)
    m.op("CopyMemory", room, m.s_in)
    m.item, m.left = m.op("Load", m.u64, m.lid), 0
    m.item32 = m.op("UConvert", m.u32, m.item)
    m.add(m.s_in, Id(m.item32), 0)
    m.leave(m.sum(m.s_in))
    m.leave(m.sum(room))
    m.end()
    held[:0] = m.code
    m.code = held
    a, b, c = m.kernel(name, m.ps, m.to_u64, m.to_u32)
    m.by_value(a)
    m.op("FunctionCall", m.void, number, a, b, c)
    m.end()


@case(lambda i: [digest(plus(GIVEN, _0=i)), digest(GIVEN)])
def kernel_calls_kernel(m, name):
    """As modules of early translators do."""
    held, m.code = m.code, []
    number = m.new()
    m.function(m.void, m.ps, m.to_u64, m.to_u32, number=number)
    m.entry("inner_" + name, number)
    m.s_in, m.out, m.numbers = m.parameters()
    m.by_value(m.s_in)
    m.label(m.new())
    m.item, m.left = m.op("Load", m.u64, m.lid), 0
    m.item32 = m.op("UConvert", m.u32, m.item)
    m.add(m.s_in, Id(m.item32), 0)
    m.leave(m.sum(m.s_in))
    m.end()
    held[:0] = m.code
    m.code = held
    m.begin_kernel(name)
    m.op("FunctionCall", m.void, number, m.s_in, m.out, m.numbers)
    m.left = 1
    m.leave(m.sum(m.s_in))
    m.end()


@case(lambda i: [digest(changed(GIVEN, i)), digest(GIVEN), digest(GIVEN)])
def part_of_more(m, name):
    """What is passed is an element of an array in a structure."""
    f = m.taking(changes)
    rows = m.type("Struct", m.u64, m.type("Array", m.s, m.constant(3)))
    m.begin_kernel(name, rooms=1, room=m.pointer(FUNCTION, rows))
    room, = m.rooms
    each = [m.op("InBoundsAccessChain", m.ps, room, m.constant(1), m.constant(i)) for i in range(3)]
    for p in each:
        m.op("CopyMemory", p, m.s_in)
    at = m.op("InBoundsAccessChain", m.ps, room, m.constant(1), m.number(1))
    m.leave(m.op("FunctionCall", m.u64, f, at, m.item32))
    m.leave(m.sum(each[1]))
    m.leave(m.sum(each[2]))
    m.end()


@case(lambda i: [LARGE + i, 3 + i, LARGE, 3])
def large(m, name):
    """More than is kept in registers, or copied without a loop; also into a function that stays."""
    many = m.type("Array", m.u32, m.constant(LARGE))
    big = m.pointer(FUNCTION, m.type("Struct", many))

    def element(p, i):
        return m.op("InBoundsPtrAccessChain", m.pu32, p, m.constant(0), m.constant(0), m.constant(i))
    held, m.code = m.code, []
    number, end, again = (m.new() for _ in range(3))
    m.function(m.u64, big, m.u32, m.u32, number=number)
    p, n, which = m.parameters()
    m.by_value(p)
    m.label(m.new())
    m.op("BranchConditional", m.op("IEqual", m.bool, n, m.constant(0)), end, again)
    m.label(again)
    m.op("ReturnValue", m.op("FunctionCall", m.u64, number, p, m.constant(0), which))
    m.label(end)
    at = m.op("InBoundsPtrAccessChain", m.pu32, p, m.constant(0), m.constant(0), which)
    m.op("Store", at, m.op("IAdd", m.u32, m.op("Load", m.u32, at), m.op("UConvert", m.u32, m.op("Load", m.u64, m.lid))))
    m.op("ReturnValue", m.op("UConvert", m.u64, m.op("Load", m.u32, at)))
    m.op("FunctionEnd")
    held[:0] = m.code
    m.code = held
    m.begin_kernel(name, big)
    for which in (LARGE - 1, 2):
        m.leave(m.op("FunctionCall", m.u64, number, m.s_in, m.number(1), m.number(which)))
    for which in (LARGE - 1, 2):
        m.leave(m.op("UConvert", m.u64, m.op("Load", m.u32, element(m.s_in, which))))
    m.end()


@case(lambda i: [digest(changed(GIVEN, i)), digest(GIVEN)])
def values(m, name):
    """Structures that are values, of functions and results."""
    held, m.code = m.code, []
    number = m.new()
    m.function(m.s, m.s, m.u32, number=number)
    s, n = m.parameters()
    m.label(m.new())
    parts = [m.op("CompositeExtract", t, s, i) for i, t in enumerate((m.u32, m.u32, m.u64, m.four))]
    parts[0] = m.op("IAdd", m.u32, parts[0], n)
    parts[2] = m.op("IAdd", m.u64, parts[2], m.op("UConvert", m.u64, n))
    inner = [m.op("CompositeExtract", m.u32, parts[3], i) for i in range(4)]
    inner[1] = m.op("IAdd", m.u32, inner[1], m.constant(3))
    parts[3] = m.op("CompositeConstruct", m.four, *inner)
    m.op("ReturnValue", m.op("CompositeConstruct", m.s, *parts))
    m.op("FunctionEnd")
    held[:0] = m.code
    m.code = held
    m.begin_kernel(name, rooms=1)
    room, = m.rooms
    m.op("Store", room, m.op("FunctionCall", m.s, number, m.op("Load", m.s, m.s_in), m.item32))
    m.leave(m.sum(room))
    m.leave(m.sum(m.s_in))
    m.end()


# ---- what is right ----------------------------------------------------------------------------------------


def run(adapter, module):
    ur = Ur(adapter)
    loaded = ur.load(module.bytes())
    given = {False: struct.pack("<IIQ4I", *GIVEN), True: array.array("I", range(1, LARGE + 1)).tobytes()}
    for name, want in module.plan.items():
        arguments = [Argument("value", given[name.startswith("large")]), Argument("global", b"\xcc" * BUFFER),
                     Argument("global", array.array("I", range(BUFFER // 4)).tobytes())]
        data = array.array("Q", ur.run(loaded, (name, "", False, [BLOCK, 1, 1], []), arguments, ITEMS // BLOCK)[0])
        for item in range(ITEMS):
            for i, right in enumerate(want(item)):
                if data[item * FIELDS + i] != right:
                    sys.exit(f"{name}: number {i} of work-item {item} is {data[item * FIELDS + i]}, not {right}")


if __name__ == "__main__":
    MODULE = Kernels()
    run_module(__doc__, MODULE, len(MODULE.plan), run)
