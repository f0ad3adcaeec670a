"""Random kernels of OpenCL C from a seed, of the kinds that optimisers rewrite most: loops whose sums have a closed form,
switches that become tables, arithmetic that saturates, bytes that are put together and taken apart, comparisons that
are joined, bit-fields, small vectors. What a kernel computes is defined for every input, and none of it is rounded, so
that all devices, and all optimisers, have to agree on each bit.

Each kernel is `kernel void NAME(global const ulong *in, global ulong *out, global uint *unused)`; a work-item reads anything
of `in`, and writes ROOM numbers of its own in `out`.
"""

import random

ITEMS = 128  # work-items
ROOM = 64  # numbers of each
IN = 1 << 15  # numbers that can be read
UNSIGNED = {"uchar": 8, "ushort": 16, "uint": 32, "ulong": 64}
SIGNED = {"char": 8, "short": 16, "int": 32, "long": 64}
BITS = {**UNSIGNED, **SIGNED}
SAFE = 1 << 28  # signed values stay below: no sum of a few of them overflows


class Kernel:
    """What is written so far. Signed variables hold values between -SAFE and SAFE, or what their type can."""

    def __init__(self, rng, name):
        self.rng, self.name = rng, name
        self.lines, self.types, self.indent, self.count, self.slot = [], {}, 1, 0, 0
        self.counters = []  # of the loops around

    def put(self, text):
        self.lines.append("    " * self.indent + text)

    def new(self, kind, value):
        self.count += 1
        name = f"v{self.count}"
        self.put(f"{kind} {name} = {value};")
        self.types[name] = kind
        return name

    def of(self, kinds):
        return [n for n, t in self.types.items() if t in kinds]

    def pick(self, kinds):
        """A variable of one of the kinds; made where there is none."""
        found = self.of(kinds)
        if found and self.rng.random() < 0.85:
            return self.rng.choice(found)
        kind = self.rng.choice(list(kinds))
        return self.new(kind, self.read(kind))

    def read(self, kind):
        """A value from memory that `kind` and the bound of signed values allow."""
        at = f"in[(g * {self.rng.choice([1, 3, 7, 16])}u + {self.rng.randrange(1000)}u) % {IN}u]"
        if kind in UNSIGNED:
            return f"({kind}){at}"
        return f"({kind})((long)({at} % {self.rng.choice([5, 16, 50, 100])}u) - {self.rng.choice([0, 0, 3, 8])})"

    # ---- expressions ----

    def number(self, kind):
        bits = BITS[kind]
        choices = [0, 1, 2, 3, 5, 7, 10, 13, 31, 85, (1 << (bits - 1)) - 1, (1 << bits) - 1, 1 << (bits - 1), 0x5555]
        return f"({kind}){hex(self.rng.choice(choices) & ((1 << bits) - 1))}ul"

    def unsigned(self, kind, depth=2):
        """An expression of this unsigned type; anything goes but division by zero."""
        rng, bits = self.rng, BITS[kind]
        if depth == 0 or rng.random() < 0.2:
            return rng.choice([self.number(kind), f"({kind}){self.pick(BITS)}", f"({kind}){self.pick(UNSIGNED)}", self.read(kind)])
        a, b = self.unsigned(kind, depth - 1), self.unsigned(kind, depth - 1)
        form = rng.choice([
            "A + B", "A - B", "A * 1u * B", "A & B", "A | B", "A ^ B", "~A", "A << (B & S)", "A >> (B & S)", "A / (B | 1u)", "A % (B | 1u)",
            "A * 1u * A", "A / N", "A % N", "A >> K", "A << K", "C ? A : B", "A > B ? A - B : B - A", "rotate(A, B)", "popcount(A)",
            "clz(A)", "mul_hi(A, B)", "add_sat(A, B)", "sub_sat(A, B)", "hadd(A, B)", "rhadd(A, B)", "max(A, B)", "min(A, B)",
            "clamp(A, min(A, B), max(A, B))", "abs_diff(A, B)", "(A << K) | (A >> L)", "(KIND)(A + B) < A ? (KIND)-1 : (KIND)(A + B)",
            "A < B ? (KIND)0 : (KIND)(A - B)", "(A & -A)", "(A & (A - 1u))", "(KIND)-A", "mad_sat(A, B, A)", "W",
            "bitselect(A, B, A)", "select(A, B, (KIND)(C))"])
        if form == "W":
            return self.wide(kind, a, b)
        shift = rng.randrange(1, bits)
        if "L" in form:
            form = form.replace("L", str(bits - shift))
        for word, text in (("KIND", "\0"), ("S", str(bits - 1)), ("K", str(shift)), ("N", f"{rng.choice([3, 5, 7, 10, 100, 127])}u"),
                           ("C", "\1"), ("A", "\2"), ("B", "\3")):
            form = form.replace(word, text)
        form = form.replace("\0", kind)
        if "\1" in form:
            form = form.replace("\1", self.condition(depth - 1))
        return f"({kind})({form})".replace("\2", f"({a})").replace("\3", f"({b})")

    def wide(self, kind, a, b):
        """By way of a wider type, as the upper half of a product or an average."""
        wider = {"uchar": "ushort", "ushort": "uint", "uint": "ulong"}.get(kind)
        if not wider:
            return f"({kind})(mul_hi({a}, {b}))"
        form = self.rng.choice(["((W)A * (W)B) >> N", "((W)A + (W)B) >> 1", "((W)A + (W)B) >> N", "((W)A - (W)B) >> N",
                                "min((W)((W)A + (W)B), (W)T)", "((W)A * (W)B) > (W)T ? T : (A * B)", "((W)A << 3) >> N"])
        top = f"({kind})-1"
        for word, text in (("W", "\0"), ("N", str(BITS[kind])), ("T", top), ("A", f"({a})"), ("B", f"({b})")):
            form = form.replace(word, text)
        return f"({kind})({form})".replace("\0", wider)

    def small(self, kind="int"):
        """A signed expression within 2 * SAFE."""
        rng = self.rng
        a, b = (f"((int){self.pick(SIGNED)} % 1000)" for _ in range(2))
        form = rng.choice(["A", "A + B", "A - B", "A * 3", "A / 3", "A % 7", "A / 8", "A % 16", "abs(A)", "max(A, B)", "min(A, B)", "clamp(A, -8, 7)",
                           "A < B ? A : B", "A >> 2", "-A", "~A", "A & 31", "A < 0 ? -A : A", "A * B", "add_sat(A, B)", "sub_sat(A, B)",
                           "(int)(char)A", "(int)(short)(A * 7)", "(int)sign((float)A)", "(A > 0) - (A < 0)"])
        return f"({kind})({form})".replace("A", a).replace("B", b) if "abs" not in form else f"({kind})(int)({form.replace('A', a)})"

    def condition(self, depth=1):
        rng = self.rng
        form = rng.choice(["U", "S", "bits", "and", "or", "vector", "not"]) if depth > 0 else rng.choice(["U", "S", "bits"])
        compare = rng.choice(["<", "<=", ">", ">=", "==", "!="])
        if form == "U":
            kind = rng.choice(list(UNSIGNED))
            return f"(({kind}){self.pick(UNSIGNED)} {compare} {self.unsigned(kind, 0)})"
        if form == "S":
            return f"((int){self.pick(SIGNED)} {compare} {rng.randrange(-5, 40)})"
        if form == "bits":
            return f"(({self.pick(UNSIGNED)} & {rng.choice([1, 2, 3, 8, 0x80, 0x11])}) {rng.choice(['==', '!='])} 0)"
        if form == "vector":
            kind, width = rng.choice(["char", "short", "int", "uint", "uchar"]), rng.choice([2, 3, 4, 8, 16])
            signed = kind.lstrip("u")
            value = rng.choice([f"({kind}{width})({self.pick(UNSIGNED)})", f"as_{kind}{width}(as_{kind}{width}(({kind}{width})3))"])
            name = rng.choice(["any", "all"])
            return f"{name}({value} {compare} ({kind}{width})({', '.join(str(rng.randrange(1, 100)) for _ in range(width))}))" if signed else ""
        if form == "not":
            return f"!{self.condition(depth - 1)}"
        joined = {"and": " && ", "or": " || "}[form]
        return "(" + joined.join(self.condition(0) for _ in range(rng.randrange(2, 5))) + ")"

    def store(self, value):
        self.put(f"o[{self.slot % ROOM}] = (ulong)({value});")
        self.slot += 1

    # ---- statements ----

    def bound_again(self):
        """Signed variables are brought back to small values."""
        for name in self.of(("int", "long")):
            self.put(f"{name} %= 1000;")

    def sum_in_loop(self):
        """Loops whose result has a closed form."""
        rng = self.rng
        counter = rng.choice(["int", "uint", "long", "ulong", "short", "uchar", "ushort", "size_t", "char"])
        self.count += 1
        j, bound = f"j{self.count}", rng.choice([3, 17, 40])
        tops = [f"({counter})({self.pick(BITS)} & {bound})", str(rng.randrange(1, bound + 1)),
                f"({counter})(((uint){self.pick(BITS)} * 7u + 3u) % {bound}u)"]
        if self.counters:
            tops += [f"({counter}){self.counters[-1]}", f"({counter})({self.counters[-1]} + 1)"]
        top = rng.choice(tops)
        signed = counter in SIGNED
        heads = [f"for ({counter} {j} = 0; {j} < {top}; {j}++)", f"for ({counter} {j} = 0; {j} < {top}; {j} += {rng.choice([2, 3, 5])})",
                 f"for ({counter} {j} = {top}; {j} > 0; {j}--)", f"for ({counter} {j} = {rng.randrange(4)}; {j} <= {top}; {j}++)",
                 f"for ({counter} {j} = {top}; {j} < {bound + 5}; {j}++)"]
        if signed:
            heads.append(f"for ({counter} {j} = {top}; {j} >= 0; {j}--)")
        head = rng.choice(heads)
        total = self.pick(UNSIGNED) if rng.random() < 0.7 else self.new(rng.choice(list(UNSIGNED)), "1")
        kind = self.types[total]
        inside = dict(self.types)
        self.put(head + " {")
        self.indent += 1
        self.counters.append(j)
        terms = [f"({kind}){j}", f"({kind}){j} * {j}", f"({kind}){j} * ({kind}){j} * ({kind}){j}", f"({kind}){j} * {self.number(kind)}", f"({kind})({j} + 1)",
                 f"({kind}){j} * ({kind}){rng.choice(list(inside))}", f"({kind})(({kind}){j} * ({kind}){j} + ({kind})7 * {j})", "1", f"{total} * ({kind})3",
                 f"({kind})({j} & 3)", f"({kind})1 << ({j} & 3)", f"({kind}){rng.choice(list(inside))}"]
        for _ in range(rng.choice([1, 1, 2])):
            operator = rng.choice(["+", "+", "+", "-", "^", "* 1u *"])
            self.put(f"{total} = ({kind})({total} {operator} ({kind})({rng.choice(terms)}));")
        if rng.random() < 0.3:
            other = [n for n in self.of(("int", "long")) if n in inside]
            if other:
                self.put(f"{rng.choice(other)} += {rng.choice([j, '1', '3', f'(int){j} * (int){j}', f'(int){j} * 5 - 7'])};")
        if rng.random() < 0.25:
            self.put(f"if ({j} == {rng.randrange(2, 40)}) {{ break; }}")
        elif rng.random() < 0.15:
            self.put(f"if (({total} & {rng.choice([1, 4, 64])}) != 0) {{ continue; }}")
        if rng.random() < 0.25 and len(self.counters) < 3:
            self.sum_in_loop()
        if rng.random() < 0.15:
            self.statement(inner=True)
        self.counters.pop()
        self.indent -= 1
        self.put("}")
        self.types = inside
        if not self.counters:
            self.bound_again()

    def shrink(self):
        """Loops that go on while there are bits."""
        rng = self.rng
        kind = rng.choice(list(UNSIGNED))
        x, n = self.new(kind, self.unsigned(kind, 1)), self.new(rng.choice(list(UNSIGNED)), "0")
        body = rng.choice([f"{n} += {x} & 1; {x} >>= 1;", f"{n}++; {x} &= {x} - 1;", f"{n} = {n} * 3 + {x} % 10; {x} /= 10;",
                           f"{x} >>= {rng.choice([1, 2, 3])}; {n}++;", f"{n} ^= {x}; {x} >>= 4;", f"{n} = ({n} << 1) | ({x} & 1); {x} >>= 1;"])
        self.put(f"while ({x}) {{ {body} }}")

    def table(self):
        """A switch that gives constants."""
        rng = self.rng
        kind = rng.choice([*BITS, "float"])
        mask = rng.choice([3, 7, 15, 1, 31])
        value = rng.choice([f"{self.pick(UNSIGNED)} & {mask}", f"{self.pick(UNSIGNED)} % {mask}", f"({self.pick(UNSIGNED)} >> {rng.randrange(4)}) & {mask}",
                            f"{self.pick(SIGNED)}"])
        small = kind in ("int", "long", "char", "short", "float")
        constant = (lambda: f"({kind}){rng.randrange(-100, 100)}") if small else (lambda: self.number(kind))
        name = self.new(kind, constant())
        self.put(f"switch ({value}) {{")
        for case in sorted(rng.sample(range(mask + 1), rng.randrange(1, min(mask + 1, 9) + 1))):
            ending = " break;" if rng.random() < 0.85 else ""
            operator = rng.choice(["=", "=", "=", "="]) if small else rng.choice(["=", "=", "=", "+=", "^="])
            self.put(f"case {case}: {name} {operator} {constant()};{ending}")
        if rng.random() < 0.5:
            self.put(f"default: {name} = {constant()};")
        self.put("}")
        if kind == "float":
            del self.types[name]
            self.store(f"as_uint({name})")

    def choose(self):
        """Branches around assignments."""
        rng = self.rng
        name = self.pick(UNSIGNED)
        kind = self.types[name]
        otherwise = f" else {{ {name} = {self.unsigned(kind, 1)}; }}" if rng.random() < 0.5 else ""
        self.put(f"if ({self.condition(2)}) {{ {name} {rng.choice(['=', '+=', '^=', '|=', '-='])} {self.unsigned(kind, 1)}; }}{otherwise}")

    def saturate(self):
        rng = self.rng
        kind = rng.choice(list(UNSIGNED))
        a, b = self.new(kind, self.unsigned(kind, 1)), self.new(kind, self.unsigned(kind, 1))
        r = self.new(kind, f"({kind})({a} + {b})")
        self.put(rng.choice([f"if ({r} < {a}) {{ {r} = ({kind})-1; }}", f"{r} = {a} > {b} ? {a} - {b} : 0;", f"{r} = {a} < {b} ? 0 : {a} - {b};",
                             f"if ({r} < {b}) {{ {r} = 0; }}", f"{r} = ({kind})~{a} < {b} ? ({kind})-1 : {r};", f"{r} -= {a} > ({kind})7 ? 7 : {a};"]))
        if kind != "ulong":
            s = {"uchar": "char", "ushort": "short", "uint": "int"}[kind]
            low, high = -(1 << (BITS[kind] - 1)), (1 << (BITS[kind] - 1)) - 1
            w = "long" if kind == "uint" else "int"
            sum_ = f"({w})({s}){a} {rng.choice('+-')} ({w})({s}){b}"
            self.store(f"(ulong)(long)({s})clamp({sum_}, ({w}){low}L, ({w}){high}L)" if rng.random() < 0.5 else
                       f"(ulong)(long)({s})(({sum_}) > {high}L ? {high}L : ({sum_}) < {low}L ? {low}L : ({sum_}))")

    def bytes(self):
        """Put together, taken apart, turned round."""
        rng = self.rng
        x = self.new("uint", self.unsigned("uint", 1))
        y = self.new("ulong", self.unsigned("ulong", 1))
        forms = [f"({x} >> 24) | (({x} >> 8) & 0xff00u) | (({x} << 8) & 0xff0000u) | ({x} << 24)", f"(uint)as_uchar4({x}).x + as_uchar4({x}).w",
                 f"as_uint(as_uchar4({x}).wzyx)", f"as_uint(as_ushort2({x}).yx)", f"(ushort)(({x} >> 8) | ({x} << 8))", f"({y} >> 32) | ({y} << 32)",
                 f"as_ulong(as_uchar8({y}).s76543210)", f"as_ulong(as_ushort4({y}).wzyx)", f"as_uint((uchar4)({x}, {x} >> 8, {x} >> 16, {x} >> 24))",
                 f"(({x} & 0x55555555u) << 1) | (({x} >> 1) & 0x55555555u)", f"upsample((uint){x}, (uint){y})", f"(ulong)as_uchar8({y}).s0 | (ulong)as_uchar8({y}).s1 << 8",
                 f"(ulong)as_uchar8({y}).s1 | (ulong)as_uchar8({y}).s2 << 8 | (ulong)as_uchar8({y}).s3 << 16"]
        self.store(rng.choice(forms))
        if rng.random() < 0.4:  # all bits turned round
            kind = rng.choice(["uchar", "ushort", "uint"])
            r = self.new(kind, self.unsigned(kind, 0))
            for shift, mask in ((1, 0x55555555), (2, 0x33333333), (4, 0x0f0f0f0f), (8, 0x00ff00ff), (16, 0xffff)):
                if shift < BITS[kind]:
                    mask &= (1 << BITS[kind]) - 1
                    self.put(f"{r} = (({r} >> {shift}) & {mask:#x}) | (({r} & {mask:#x}) << {shift});")

    def structure(self):
        """Fields of bits, structures of odd sizes, unions, arrays of the work-item's own."""
        rng = self.rng
        self.count += 1
        s = f"s{self.count}"
        form = rng.choice(["fields", "three", "union", "array", "flags", "big"])
        if form == "fields":
            a, b = rng.randrange(1, 16), rng.randrange(1, 16)
            low, high = (1 << a) - 1, ((1 << b) - 1) << a
            self.put(f"uint {s} = ({self.pick(UNSIGNED)} & {low}u) | (((uint){self.pick(UNSIGNED)} << {a}) & {high}u);")
            self.put(f"if ({self.condition(1)}) {{ {s} = ({s} & {high}u) | (({s} + ({s} >> {a})) & {low}u); }} else {{ {s} ^= {high}u; }}")
            self.store(f"({s} & {low}u) * 3 + ((ulong)({s} & {high}u) << 20)")
        elif form == "three":
            self.put(f"struct {{ uchar a, b, c; }} {s} = {{{self.unsigned('uchar', 1)}, {self.unsigned('uchar', 0)}, 7}}, {s}_2 = {s};")
            self.put(f"if ({self.condition(1)}) {{ {s}_2.b++; {s} = {s}_2; }}")
            self.store(f"{s}.a + 3 * {s}.b + 5 * {s}_2.c")
        elif form == "union":
            self.put(f"union {{ ulong l; uint i[2]; uchar c[8]; ushort h[4]; }} {s}; {s}.l = {self.unsigned('ulong', 1)};")
            self.put(f"{s}.c[{rng.randrange(8)}] = {self.unsigned('uchar', 0)}; {s}.h[{self.pick(UNSIGNED)} & 3] ^= 5; {s}.i[{rng.randrange(2)}] += 9;")
            self.store(f"{s}.l")
        elif form == "array":
            kind, n = rng.choice(list(UNSIGNED)), rng.choice([2, 3, 4, 7, 8])
            self.put(f"{kind} {s}[{n}]; for (int i = 0; i < {n}; i++) {{ {s}[i] = ({kind})(i * {rng.choice(['i', '3', '7'])} + {self.pick(UNSIGNED)}); }}")
            self.put(f"for (int i = 1; i < {n}; i++) {{ {s}[i] {rng.choice(['+=', '^=', '='])} {s}[i - 1]; }}")
            self.store(f"{s}[{self.pick(UNSIGNED)} % {n}]")
        elif form == "flags":
            n = rng.choice([2, 3, 4, 8, 16])
            self.put(f"bool {s}[{n}]; for (int i = 0; i < {n}; i++) {{ {s}[i] = ({self.pick(UNSIGNED)} >> i) & 1; }}")
            self.put(f"uint {s}_n = 0; for (int i = 0; i < {n}; i++) {{ {s}_n += {s}[i] ? i + 1 : 0; }}")
            self.store(f"{s}_n | ((ulong)({' || '.join(f'{s}[{i}]' for i in range(n))}) << 32)")
        else:
            self.put(f"struct {{ ulong4 a; uint b[3]; ushort c; }} {s}, {s}_2; {s}.a = (ulong4)({self.unsigned('ulong', 0)}, 1, 2, 3); {s}.b[0] = {s}.b[1] = {s}.b[2] = 4; {s}.c = 5; {s}_2 = {s};")
            self.put(f"{s}_2.a.y += {self.pick(UNSIGNED)}; if ({self.condition(1)}) {{ {s} = {s}_2; }}")
            self.store(f"{s}.a.x + {s}.a.y + {s}.b[1] * {s}.c")

    def vectors(self):
        rng = self.rng
        kind, width = rng.choice(list(UNSIGNED)), rng.choice([2, 3, 4, 8, 16])
        t = f"{kind}{width}"
        self.count += 1
        v = f"w{self.count}"
        self.put(f"{t} {v} = ({t})({', '.join(self.unsigned(kind, 0) for _ in range(width))});")
        for _ in range(rng.randrange(1, 4)):
            self.put(rng.choice([
                f"{v} += ({t})({self.number(kind)});", f"{v} = {v} > ({t})({self.number(kind)}) ? {v} : ({t})(1);", f"{v} = {v} * {v} + ({t})(3);",
                f"{v} = rotate({v}, ({t})({rng.randrange(1, 8)}));", f"{v} = add_sat({v}, {v});", f"{v} = ({v} < ({t})(9)) ? ({t})(0) : ({v} - ({t})(9));",
                f"{v} ^= {v} >> {rng.randrange(1, 8)};", f"{v}.s0 = {v}.s1;", f"{v} = min({v}, ({t})({self.number(kind)}));",
                f"{v} = ({v} + ({t})(5) < {v}) ? ({t})(-1) : ({v} + ({t})(5));", f"{v} = mul_hi({v}, ({t})({self.number(kind)}));", f"{v} = popcount({v});",
                f"if (any({v} == ({t})({rng.randrange(9)}))) {{ {v} += ({t})(1); }}", f"if (all({v} != ({t})(0))) {{ {v}.s1 = 0; }}",
                f"if ({v}.s0 == 3 || {v}.s1 == 4 || {v}.s{width - 1 if width < 10 else 'f'} > 9) {{ {v} = ~{v}; }}",
                f"for (int i = 0; i < (int)({v}.s0 & 15); i++) {{ {v}.s1 += i * i; }}"]))
        total = " ^ ".join(f"((ulong){v}.s{'0123456789abcdef'[i]} << {i})" for i in range(width))
        self.store(total)

    def assign(self):
        kind = self.rng.choice([*UNSIGNED, "int", "short", "char"])
        if kind in UNSIGNED:
            self.new(kind, self.unsigned(kind, 2))
        else:
            self.new(kind, f"({self.small()}) % {100 if kind == 'char' else 1000}")

    def statement(self, inner=False):
        choices = [self.choose, self.saturate, self.bytes, self.assign, self.structure, self.vectors, self.table, self.shrink]
        if not inner:
            choices += [self.sum_in_loop] * 6 + [self.table] * 2 + [self.saturate]
        self.rng.choice(choices)()

    def text(self):
        self.put("uint g = (uint)get_global_id(0);")
        self.put(f"global ulong *o = out + g * {ROOM}u;")
        for kind in ("uint", "int", "ulong"):
            self.new(kind, self.read(kind))
        for _ in range(self.rng.randrange(3, 9)):
            self.statement()
        for name in self.types:
            self.store(name)
        return (f"kernel void {self.name}(global const ulong *in, global ulong *out, global uint *unused)\n{{\n"
                + "\n".join(self.lines) + "\n}\n")


def source(seed, count=1):
    """The text of `count` kernels, k0 and so on."""
    rng = random.Random(seed)
    return "\n".join(Kernel(rng, f"k{i}").text() for i in range(count))
