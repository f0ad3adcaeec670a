"""legal.py on every instruction and intrinsic function that it rewrites, at many widths: what it makes is compiled for this
machine, and gives what LLVM's own code for the original gives. Usage: test_legal.py TOOLS WORKDIR"""

import ctypes
import os
import random
import re
import shutil
import subprocess
import sys
import unittest

WORK = ""
# Each way that a width can lie to those of SPIR-V's integers, and to limbs of 64 bits.
WIDTHS = [2, 3, 7, 9, 15, 17, 24, 31, 33, 48, 63, 65, 66, 96, 127, 128, 129, 192, 200]
LEGAL = [8, 16, 32, 64]
WORDS = 16  # of 64 bits: read and written by each function
COMPARISONS = ["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"]


class Body:
    """A function that reads words and writes words."""

    def __init__(self, name, pointer):
        self.name, self.pointer = name, pointer
        self.lines, self.count, self.read, self.written = [], 0, 0, 0

    def op(self, text):
        self.lines.append(f"  %{self.count} = {text}")
        self.count += 1
        return f"%{self.count - 1}"

    def label(self, name):
        self.lines.append(f"{name}:")

    def raw(self, text):
        self.lines.append("  " + text)

    def _place(self, base, at, kind):
        p = self.pointer
        place = self.op(f"getelementptr i64, {p('i64')} {base}, i64 {at}")
        return place if p("i8") == "ptr" or kind == "i64" else self.op(f"bitcast i64* {place} to {kind}*")

    def word(self):
        place = self._place("%in", self.read % WORDS, "i64")
        self.read += 1
        return self.op(f"load i64, {self.pointer('i64')} {place}, align 8")

    def number(self, bits):
        """Of any width, from words."""
        value = self.word()
        if bits < 64:
            return self.op(f"trunc i64 {value} to i{bits}")
        for at in range(64, bits, 64):
            low, high = self.widened(value, min(at, bits), bits), self.widened(self.word(), 64, bits)
            high = self.op(f"shl i{bits} {high}, {at}")
            value = self.op(f"or i{bits} {low}, {high}") if at + 64 >= bits else self.op(f"trunc i{bits} {self.op(f'or i{bits} {low}, {high}')} to i{at + 64}")
        return value

    def widened(self, value, source, to):
        if source == to:
            return value
        return self.op(f"{'zext' if source < to else 'trunc'} i{source} {value} to i{to}")

    def give(self, value, bits):
        for at in range(0, bits, 64):
            part = self.op(f"lshr i{bits} {value}, {at}") if at else value
            part = self.widened(part, bits, 64)
            place = self._place("%out", self.written, "i64")
            self.raw(f"store i64 {part}, {self.pointer('i64')} {place}, align 8")
            self.written += 1

    def text(self):
        p = self.pointer("i64")
        body = [re.sub(r"%(\d+)\b", r"%v\1", line) for line in self.lines]
        return f"define void @{self.name}({p} %in, {p} %out) {{\nentry:\n" + "\n".join(body) + "\n  ret void\n}\n"


class Functions:
    def __init__(self, version):
        self.version, self.all, self.declared = version, [], set()
        self.pointer = (lambda t: t + "*") if version < 15 else (lambda t: "ptr")

    def new(self, name):
        body = Body(f"f{len(self.all)}_{name}", self.pointer)
        self.all.append(body)
        return body

    def call(self, body, result, name, *arguments):
        self.declared.add(f"declare {result} @{name}({', '.join(a.rsplit(' ', 1)[0] if not a.startswith('<') else a[:a.index('>') + 1] for a in arguments)})")
        return body.op(f"call {result} @{name}({', '.join(arguments)})")

    def text(self):
        return "\n".join(b.text() for b in self.all) + "\n" + "\n".join(sorted(self.declared)) + "\n"

    # ---- what is tested ----

    def arithmetic(self, n):
        for what in ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem"):
            if n > 64 and "div" in what or n > 64 and "rem" in what:
                continue
            b = self.new(f"{what}_{n}")
            x, y = b.number(n), b.number(n)
            if what in ("shl", "lshr", "ashr"):
                y = b.op(f"urem i{n} {y}, {n}") if n <= 64 else b.op(f"and i{n} {y}, {(1 << (n.bit_length() - 1)) - 1}")
            if "div" in what or "rem" in what:
                y = b.op(f"lshr i{n} {y}, 1")  # neither 0 nor -1
                y = b.op(f"or i{n} {y}, 1")
            b.give(b.op(f"{what} i{n} {x}, {y}"), n)
            for constant in (1, 3, -1, -2, (1 << (n - 1)), 5):
                if "div" in what or "rem" in what:
                    constant = abs(constant) % (1 << (n - 1)) or 1
                elif what in ("shl", "lshr", "ashr"):
                    constant = abs(constant) % n
                b.give(b.op(f"{what} i{n} {x}, {constant}"), n)
                if b.written + (n + 63) // 64 > WORDS:
                    break
        for flags, what in (("nuw", "add"), ("nuw nsw", "mul"), ("nuw", "shl")):
            b = self.new(f"{what}_flags_{n}")
            half = b.op(f"lshr i{n} {b.number(n)}, {(n + 1) // 2}")
            b.give(b.op(f"{what} {flags} i{n} {half}, {half if what != 'shl' else 1}") if n > 2 else half, n)
        if n > 64:
            b = self.new(f"powers_{n}")
            x = b.number(n)
            b.give(b.op(f"udiv i{n} {x}, {1 << 65 % (n - 1)}"), n)
            b.give(b.op(f"urem i{n} {x}, {1 << 33}"), n)

    def comparisons(self, n):
        for what in COMPARISONS:
            b = self.new(f"{what}_{n}")
            x, y = b.number(n), b.number(n)
            low = b.op(f"and i{n} {x}, 3")
            for p, q in ((x, y), (x, x), (low, "2"), (x, "-1"), (low, b.op(f"and i{n} {y}, 3"))):
                b.give(b.widened(b.op(f"icmp {what} i{n} {p}, {q}"), 1, 64), 64)

    def conversions(self, n):
        for m in sorted({1, *WIDTHS, *LEGAL} - {n}):
            b = self.new(f"to_{n}_{m}")
            x = b.number(n)
            for what in (("zext", "sext") if m > n else ("trunc",)):
                b.give(b.op(f"{what} i{n} {x} to i{m}"), m)
            if m > n and m <= 200:
                back = self.new(f"from_{m}_{n}")
                back.give(back.op(f"trunc i{m} {back.number(m)} to i{n}"), n)
        if n <= 64:
            b = self.new(f"float_{n}")
            x = b.number(n)
            for what in ("uitofp", "sitofp"):
                b.give(b.op(f"bitcast double {b.op(f'{what} i{n} {x} to double')} to i64"), 64)
            few = b.op(f"uitofp i{n} {b.op(f'lshr i{n} {x}, 1')} to double")
            b.give(b.op(f"fptoui double {few} to i{n}") if n < 53 else x, n)
            b.give(b.op(f"fptosi double {few} to i{n}") if n < 53 else x, n)
            flag = b.op(f"trunc i64 {b.word()} to i1")
            b.give(b.op(f"zext i1 {flag} to i{n}"), n)
            b.give(b.op(f"sext i1 {flag} to i{n}"), n)

    def control(self, n):
        b = self.new(f"loop_{n}")
        x, y = b.number(n), b.number(n)
        b.raw("br label %loop")
        b.label("loop")
        i = b.op(f"phi i32 [ 0, %entry ], [ %next, %loop ]")
        total = b.op(f"phi i{n} [ {x}, %entry ], [ %sum, %loop ]")
        other = b.op(f"phi i{n} [ 1, %entry ], [ {total}, %loop ]")
        b.raw(f"%wide = zext i32 {i} to i{max(n, 33)}")
        b.raw(f"%narrow = trunc i{max(n, 33)} %wide to i{n}" if n < 33 else f"%narrow = add i{n} %wide, 0")
        b.raw(f"%more = mul i{n} {other}, %narrow")
        b.raw(f"%sum = add i{n} {total}, %more")
        b.raw(f"%next = add i32 {i}, 1")
        b.raw("%done = icmp eq i32 %next, 9")
        b.raw("br i1 %done, label %end, label %loop")
        b.label("end")
        b.give("%sum", n)
        b.give(b.op(f"select i1 %done, i{n} {y}, i{n} {x}"), n)
        b.give(b.op(f"select i1 {b.op(f'icmp ult i{n} {x}, {y}')}, i{n} {y}, i{n} -2"), n)
        b.give(b.op(f"freeze i{n} {x}"), n)
        if n > 64:
            return
        b = self.new(f"switch_{n}")
        x = b.op(f"and i{n} {b.number(n)}, -3")
        more = f"\n    i{n} -4, label %one" if n > 2 else ""
        b.raw(f"switch i{n} {x}, label %other [\n    i{n} 0, label %one\n    i{n} 1, label %two{more}\n  ]")
        for name in ("one", "two", "other"):
            b.label(name)
            b.raw("br label %end")
        b.label("end")
        b.give(b.op("phi i64 [ 1, %one ], [ 2, %two ], [ 3, %other ]"), 64)

    def intrinsics(self, n, named=("umin", "umax", "smin", "smax", "abs", "ctpop", "ctlz", "cttz", "bitreverse", "bswap", "fshl", "fshr",
                                   "ushl.sat", "sshl.sat", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat")):
        t = f"i{n}"
        for what in named:
            if n > 64 and what in ("ctpop", "ctlz", "cttz", "bitreverse", "bswap") or what == "bswap" and n % 16:
                continue
            if what in ("fshl", "fshr") and self.version < 15 and n not in LEGAL:
                continue  # LLVM 14's code for x86-64 is wrong: fshl.i3(1, 4, 6) gives 6
            b = self.new(f"{what.replace('.', '_')}_{n}")
            x, y = b.number(n), b.number(n)
            arguments = [f"{t} {x}", f"{t} {y}"]
            if what in ("ctpop", "bitreverse", "bswap"):
                arguments = arguments[:1]
            elif what in ("abs", "ctlz", "cttz"):
                arguments = [arguments[0], "i1 false"]
            elif what in ("fshl", "fshr"):
                arguments += [f"{t} {b.number(n) if n <= 64 else 7}"]
            elif "shl" in what:
                small = b.op(f"urem {t} {y}, {n}") if n <= 64 else b.op(f"and {t} {y}, 63")
                arguments = [f"{t} {x}", f"{t} {small}"]
            b.give(self.call(b, t, f"llvm.{what}.{t}", *arguments), n)
            if len(arguments) == 2 and what not in ("abs", "ctlz", "cttz"):
                constant = self.call(b, t, f"llvm.{what}.{t}", arguments[0], f"{t} 1")
                b.give(constant, n)
        if n >= 8:
            self.overflows(n)

    def overflows(self, n):
        t = f"i{n}"
        for what in ("uadd", "usub", "sadd", "ssub", "umul", "smul"):
            if "mul" in what and n > 64:
                continue
            b = self.new(f"{what}_over_{n}")
            for x, y in ((b.number(n), b.number(n)), (b.op(f"ashr {t} {b.number(n)}, {n // 2}"), b.op(f"ashr {t} {b.number(n)}, {(n + 1) // 2}"))):
                pair = self.call(b, f"{{ {t}, i1 }}", f"llvm.{what}.with.overflow.{t}", f"{t} {x}", f"{t} {y}")
                b.give(b.op(f"extractvalue {{ {t}, i1 }} {pair}, 0"), n)
                b.give(b.widened(b.op(f"extractvalue {{ {t}, i1 }} {pair}, 1"), 1, 64), 64)

    def saturated_floats(self, n):
        for letter, kind, bits in (("f", "float", 32), ("d", "double", 64)):
            for what in ("fptosi", "fptoui"):
                b = self.new(f"{what}_sat_{n}_{letter}")
                word = b.word()
                narrow = b.op(f"trunc i64 {word} to i32") if bits == 32 else word
                values = [b.op(f"bitcast i{bits} {narrow} to {kind}"), b.op(f"sitofp i64 {word} to {kind}"),
                          b.op(f"sitofp i64 {b.op(f'ashr i64 {word}, {max(64 - n - 1, 0)}')} to {kind}")]
                for value in values:
                    b.give(self.call(b, f"i{n}", f"llvm.{what}.sat.i{n}.f{bits}", f"{kind} {value}"), n)

    def memory(self, n):
        p = self.pointer
        for align in (1, 2, 8):
            b = self.new(f"memory_{n}_{align}")
            x = b.number(n)
            b.raw(f"%room = alloca [64 x i8], align 16")
            where = b.op(f"getelementptr [64 x i8], {p('[64 x i8]')} %room, i64 0, i64 8")
            place = where if p("i8") == "ptr" else b.op(f"bitcast i8* {where} to i{n}*")
            b.raw(f"store i{n} {x}, {p(f'i{n}')} {place}, align {align}")
            b.give(b.op(f"load i{n}, {p(f'i{n}')} {place}, align {align}"), n)
            byte = b.op(f"getelementptr [64 x i8], {p('[64 x i8]')} %room, i64 0, i64 {8 + n // 8 - 1}")
            b.give(b.op(f"load i8, {p('i8')} {byte}, align 1"), 8)

    def vectors(self, n):
        lanes = 4
        t = f"<{lanes} x i{n}>"

        def of(b):
            value = "undef"
            for i in range(lanes):
                value = b.op(f"insertelement {t} {value}, i{n} {b.number(n)}, i32 {i}")
            return value
        constant = "<" + ", ".join(f"i{n} {v}" for v in (1, 3 % (1 << (n - 1)), 0, -1)) + ">"
        b = self.new(f"vector_{n}")
        x, y = of(b), of(b)
        sums = [b.op(f"add {t} {x}, {y}"), b.op(f"mul {t} {x}, {constant}"), b.op(f"xor {t} {x}, {y}")]
        sums.append(b.op(f"select <{lanes} x i1> {b.op(f'icmp slt {t} {x}, {y}')}, {t} {x}, {t} {constant}"))
        sums.append(b.op(f"shufflevector {t} {x}, {t} {y}, <4 x i32> <i32 3, i32 4, i32 1, i32 6>"))
        for value in sums:
            total = b.op(f"extractelement {t} {value}, i32 0")
            for i in range(1, lanes):
                total = b.op(f"add i{n} {b.op(f'mul i{n} {total}, 3')}, {b.op(f'extractelement {t} {value}, i32 {i}')}")
            b.give(total, n)
        for what in ("add", "mul", "and", "or", "xor", "smin", "smax", "umin", "umax"):
            b = self.new(f"reduce_{what}_{n}")
            b.give(self.call(b, f"i{n}", f"llvm.vector.reduce.{what}.v{lanes}i{n}", f"{t} {of(b)}"), n)
        for what in ("uadd.sat", "ssub.sat", "umin", "smax"):
            b = self.new(f"vector_{what.replace('.', '_')}_{n}")
            value = self.call(b, t, f"llvm.{what}.v{lanes}i{n}", f"{t} {of(b)}", f"{t} {of(b)}")
            b.give(b.op(f"extractelement {t} {value}, i32 1"), n)
            b.give(b.op(f"extractelement {t} {value}, i32 3"), n)

    def booleans(self):
        for lanes in (2, 3, 4, 8, 16):
            b = self.new(f"booleans_{lanes}")
            value, t = "undef", f"<{lanes} x i8>"
            word = b.word()
            for i in range(lanes):
                moved = b.op(f"lshr i64 {word}, {i}")
                value = b.op(f"insertelement {t} {value}, i8 {b.op(f'trunc i64 {moved} to i8')}, i32 {i}")
            bits = b.op(f"icmp sgt {t} {value}, zeroinitializer")
            whole = b.op(f"bitcast <{lanes} x i1> {bits} to i{lanes}")
            b.give(whole, lanes)
            b.give(b.widened(b.op(f"icmp eq i{lanes} {whole}, 0"), 1, 64), 64)
            back = b.op(f"bitcast i{lanes} {b.op(f'xor i{lanes} {whole}, 1')} to <{lanes} x i1>")
            b.give(b.op(f"bitcast <{lanes} x i1> {back} to i{lanes}"), lanes)
            for what in ("and", "or", "xor", "add"):
                b.give(b.widened(self.call(b, "i1", f"llvm.vector.reduce.{what}.v{lanes}i1", f"<{lanes} x i1> {bits}"), 1, 64), 64)

    def pieces(self):
        for whole, lanes, each in ((24, 3, 8), (48, 3, 16), (96, 3, 32), (128, 4, 32), (128, 2, 64), (128, 16, 8), (192, 3, 64)):
            b = self.new(f"pieces_{whole}_{lanes}")
            x = b.number(whole)
            vector = b.op(f"bitcast i{whole} {x} to <{lanes} x i{each}>")
            b.give(b.op(f"extractelement <{lanes} x i{each}> {vector}, i32 1"), each)
            other = b.op(f"insertelement <{lanes} x i{each}> {vector}, i{each} 77, i32 0")
            b.give(b.op(f"bitcast <{lanes} x i{each}> {other} to i{whole}"), whole)

    def three_way(self, n):
        for what in ("scmp", "ucmp"):
            for m in (8, 2, 32):
                b = self.new(f"{what}_{n}_{m}")
                x, y = b.number(n), b.number(n)
                b.give(self.call(b, f"i{m}", f"llvm.{what}.i{m}.i{n}", f"i{n} {x}", f"i{n} {y}"), m)
                b.give(self.call(b, f"i{m}", f"llvm.{what}.i{m}.i{n}", f"i{n} {x}", f"i{n} {x}"), m)


def helpers():
    """What OpenCL C has."""
    lines = []
    for signed, name in ((True, "_Z6mul_hill"), (False, "_Z6mul_himm")):
        extend = "sext" if signed else "zext"
        lines.append(f"define spir_func i64 @{name}(i64 %a, i64 %b) {{\n  %x = {extend} i64 %a to i128\n  %y = {extend} i64 %b to i128\n"
                     "  %p = mul i128 %x, %y\n  %h = lshr i128 %p, 64\n  %r = trunc i128 %h to i64\n  ret i64 %r\n}")
    declared = set()
    for letter, bits in zip("chstijlm", (8, 8, 16, 16, 32, 32, 64, 64)):
        for operation in ("add", "sub"):
            for lanes in (0, 4):
                t = f"<{lanes} x i{bits}>" if lanes else f"i{bits}"
                mangled = f"Dv{lanes}_{letter}S_" if lanes else letter * 2
                intrinsic = f"llvm.{'s' if letter in 'csil' else 'u'}{operation}.sat.{f'v{lanes}' if lanes else ''}i{bits}"
                declared.add(f"declare {t} @{intrinsic}({t}, {t})")
                lines.append(f"define spir_func {t} @_Z7{operation}_sat{mangled}({t} %a, {t} %b) {{\n"
                             f"  %r = call {t} @{intrinsic}({t} %a, {t} %b)\n  ret {t} %r\n}}")
    return "\n".join([*lines, *sorted(declared)]) + "\n"


def clangs():
    found = {}
    for name in ["clang", *(f"clang-{n}" for n in range(14, 41))]:
        path = shutil.which(name)
        if path:
            said = subprocess.run([path, "--version"], capture_output=True, text=True, check=True).stdout
            found.setdefault(int(re.search(r"version (\d+)", said)[1]), path)
    return found


class Legal(unittest.TestCase):
    def everything(self, version, widths):
        f = Functions(version)
        for n in widths:
            f.arithmetic(n)
            f.comparisons(n)
            f.conversions(n)
            f.control(n)
            f.intrinsics(n)
            f.memory(n)
            if n <= 64:
                f.saturated_floats(n)
                f.vectors(n)
        for n in LEGAL:
            f.intrinsics(n, ("uadd.sat", "usub.sat", "sadd.sat", "ssub.sat", "ushl.sat", "sshl.sat", "bitreverse"))
            f.saturated_floats(n)
            f.vectors(n)
        f.booleans()
        f.pieces()
        for n in (3, 32, 33, 64) if version >= 20 else ():
            f.three_way(n)
        return f

    def library(self, clang, name, text):
        source, out = os.path.join(WORK, name + ".ll"), os.path.join(WORK, name + ".so")
        with open(source, "w", encoding="utf-8") as file:
            file.write(text)
        subprocess.run([clang, "-x", "ir", "-O0", "-w", "-fPIC", "-shared", source, "-o", out], check=True)
        return ctypes.CDLL(out)

    def one(self, version, clang, widths):
        f = self.everything(version, widths)
        text = f.text()
        made = legal.legal(text)
        odd = re.search(r"^.*(?<![\w.%@])i(?!(?:1|8|16|32|64)\b)\d+\b.*$", made, re.M)
        self.assertIsNone(odd, odd and odd[0])
        self.assertNotRegex(made, r"@llvm\.\w*(?:\.sat|with\.overflow|vector\.reduce)")
        theirs, ours = self.library(clang, f"theirs{version}", text), self.library(clang, f"ours{version}", re.sub(r"^declare .*@_Z.*\n", "", made, flags=re.M) + helpers())
        rng = random.Random(7)
        words = (ctypes.c_uint64 * WORDS)
        special = [0, 1, 2, (1 << 64) - 1, 1 << 63, (1 << 63) - 1, 1 << 32, (1 << 32) - 1, 0x8000, 0x80, 0x7f]
        tried = [words(*(rng.choice([rng.getrandbits(64), rng.choice(special), rng.getrandbits(64) >> rng.randrange(64),
                                     (1 << 64) - 1 - (rng.getrandbits(64) >> rng.randrange(64))]) for _ in range(WORDS))) for _ in range(40)]
        wrong = []
        for b in f.all:
            self.assertLessEqual(b.written, WORDS, b.name)
            for given in tried:
                results = []
                for library in (theirs, ours):
                    out = words(*[0] * WORDS)
                    getattr(library, b.name)(given, out)
                    results.append(list(out))
                if results[0] != results[1]:
                    wrong.append((b.name, [hex(x) for x in given[:b.read]], [hex(x) for x in results[0][:b.written]],
                                  [hex(x) for x in results[1][:b.written]]))
                    break
        self.assertEqual(wrong, [], f"{len(wrong)} of {len(f.all)} functions: {[w[0] for w in wrong]}")

    def test_every_instruction_and_width(self):
        found = clangs()
        for version, clang in found.items():
            with self.subTest(version):  # what the text looks like differs; all widths with the newest
                self.one(version, clang, WIDTHS if version == max(found) else WIDTHS[1::4])

    def test_what_is_not_known_is_refused_with_its_line(self):
        for line in ("%r = udiv i65 %x, %y", "%r = call i33 @f(i33 %x)", "%r = frobnicate i33 %x"):
            with self.assertRaisesRegex(legal.Refused, re.escape(line.split(" = ")[1].split(" ")[0])):
                legal.legal(f"define void @g(ptr %p) {{\n  {line}\n  ret void\n}}\n")

    def test_other_functions_are_left_as_they_are(self):
        text = 'define i32 @a(i32 %0) {\n  %2 = add i32 %0, 1\n  ret i32 %2\n}\n\n@s = constant [4 x i8] c"i33\\00"\n'
        self.assertEqual(legal.legal(text), text)


if __name__ == "__main__":
    sys.path.insert(0, os.path.abspath(sys.argv.pop(1)))
    WORK = os.path.abspath(sys.argv.pop(1))
    os.makedirs(WORK, exist_ok=True)
    from urcc_lib import legal
    unittest.main(argv=[sys.argv[0], "-v"])
