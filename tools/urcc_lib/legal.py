"""LLVM IR as the optimiser leaves it, made such that a translator to SPIR-V takes it.

The optimiser computes the result of a loop in integers of 33, 65 or any other number of bits, narrows what a switch is on
to 3, joins comparisons in vectors of bits, and knows sums that saturate. SPIR-V has integers of 8, 16, 32 and 64 bits, and
translators know few of LLVM's intrinsic functions. So here:

 - an integer of N bits, N up to 64, lives in the next wider one that there is, with zeros above;
 - one of more bits lives in several of 64 (limbs), the lowest first, likewise with zeros above;
 - intrinsic functions on such integers, and those that no translator knows, become instructions, or functions of OpenCL C.

What is not handled is `Refused`, with the line: the source is then compiled with less optimisation (targets.py).
"""

import re
import struct

LEGAL = (1, 8, 16, 32, 64)
NAME = r'%(?:"[^"]*"|[-\w$.]+)'
_ODD = r'(?<![-\w.%@$"!])i(?!(?:1|8|16|32|64)\b)\d+\b'
# Functions whose every form is lowered; of the others, those on integers of other widths.
# (The instruction for bitreverse is of a capability that OpenCL drivers do not have.)
_LOWERED = r"(?:[us](?:add|sub|shl)\.sat|[us](?:add|sub|mul)\.with\.overflow|vector\.reduce|fpto[us]i\.sat|[us]cmp|bitreverse)\."
_CONCERNS = re.compile(rf"{_ODD}|@llvm\.{_LOWERED}|\bbitcast <\d+ x i1>|\bto <\d+ x i1>")
_DEFINE = re.compile(r"^define .*?^}$", re.M | re.S)
_BINARY = ("add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor", "udiv", "urem", "sdiv", "srem")
_CASTS = ("zext", "sext", "trunc", "bitcast", "uitofp", "sitofp", "fptoui", "fptosi", "inttoptr", "ptrtoint")
_OTHERS = ("icmp", "phi", "select", "freeze", "switch", "extractelement", "insertelement", "shufflevector", "extractvalue", "load",
           "store", "call")
_FLAGS = r"(?:(?:nuw|nsw|exact|disjoint|nneg|samesign|volatile|nnan|ninf|nsz|arcp|contract|afn|reassoc|fast) )*"
_LETTER = {8: "ch", 16: "st", 32: "ij", 64: "lm"}  # of mangled names: signed, unsigned


class Refused(Exception):
    """What is not handled."""


class Int:
    """An integer type of LLVM, or a vector of such."""

    def __init__(self, bits, lanes=0):
        if lanes and bits > 64:
            raise Refused(f"<{lanes} x i{bits}>")
        self.bits, self.lanes = bits, lanes
        self.limbs = 1 if bits <= 64 else (bits + 63) // 64
        self.width = 64 if bits > 64 else next(w for w in LEGAL if w >= bits)  # of a limb
        self.top = bits - 64 * (self.limbs - 1)  # bits in the highest limb
        self.text = _text(self.width, lanes)  # the type of a limb

    def __eq__(self, other):
        return (self.bits, self.lanes) == (other.bits, other.lanes)


def _text(width, lanes):
    return f"<{lanes} x i{width}>" if lanes else f"i{width}"


def _integer(text):
    """None: it is another type."""
    match = re.fullmatch(r"i(\d+)|<(\d+) x i(\d+)>", text)
    return match and (Int(int(match[1])) if match[1] else Int(int(match[3]), int(match[2])))


def split(text, separator=","):
    """At commas that are in no brackets."""
    parts, depth, start, quoted = [], 0, 0, False
    for i, c in enumerate(text):
        if c == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif c in "([{<":
            depth += 1
        elif c in ")]}>":
            depth -= 1
        elif c == separator and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    parts.append(text[start:].strip())
    return parts


def _typed(text):
    """A type at the start, and what is behind it."""
    match = re.match(r"(?:<|\{|\[)", text)
    if match:
        depth = 0
        for i, c in enumerate(text):
            depth += (c in "<{[(") - (c in ">}])")
            if depth == 0:
                break
        end = i + 1
    else:
        match = re.match(r'%(?:"[^"]*"|[-\w$.]+)|\w+', text)
        if not match:
            raise Refused(text)
        end = match.end()
    more = re.match(r"(?: addrspace\(\d+\))?\**", text[end:])
    end += more.end()
    return text[:end], text[end:].strip()


def numbered(text):
    """Names instead of numbers, which have to stand in order."""
    text = re.sub(r'"(?:[^"]*)"|%(\d+)\b', lambda m: f"%u{m[1]}" if m[1] else m[0], text)
    text = re.sub(r"^(\d+):", r"u\1:", text, flags=re.M)
    head, body = text.split("\n", 1)
    first = re.match(r'(?:[-\w$.]+|"[^"]*"):', body)
    if not first:  # the number of the first block is that behind the parameters'
        numbers = [int(n) for n in re.findall(r"%u(\d+)\b", head)]
        body = f"u{max(numbers, default=-1) + 1}:\n{body}"
    return f"{head}\n{body}"


class _Function:
    """The rewriting of one definition. Results that are known by another name or as a constant stand in `alias`."""

    def __init__(self, text, needed):
        self.needed = needed  # declarations that the module must have, by name
        self.out, self.alias, self.count, self.debug = [], {}, 0, ""
        self.pairs, self.pointers = {}, {}  # what is of a structure with such a number, or points at one
        self.lines = numbered(text).split("\n")

    def rewritten(self):
        lines = iter(self.lines)
        for line in lines:
            if line.lstrip().startswith("switch ") and line.rstrip().endswith("["):
                for more in lines:
                    line += " " + more.strip()
                    if more.strip().startswith("]"):
                        break
            if not _CONCERNS.search(line) and not self._of_pair(line):
                self.out.append(line)
                continue
            self._line(line)
        text = "\n".join(self.out)
        if self.alias:
            text = re.sub(NAME, lambda m: self._final(m[0]), text)
        left = re.search(rf"^.*(?:{_ODD}|@llvm\.{_LOWERED}).*$", text, re.M)
        if left:
            raise Refused(left[0].strip())
        return text

    def _final(self, name):
        while name in self.alias:
            name = self.alias[name]
        return name

    def _of_pair(self, line):
        match = re.match(rf"  {NAME} = extractvalue \{{ [^}}]* \}} ({NAME}), \d", line)
        return match and match[1] in self.pairs

    # ---- values ----

    def emit(self, text):
        self.count += 1
        name = f"%ur.{self.count}"
        self.out.append(f"  {name} = {text}{self.debug}")
        return name

    def operand(self, text, kind):
        """The limbs of a value."""
        text = text.strip()
        mask = (1 << 64) - 1
        if text.startswith("%"):
            if kind.limbs == 1:
                return [text]
            base = text[:-1] if text.endswith('"') else text
            return [f"{base}.ur{i}" + ('"' if text.endswith('"') else "") for i in range(kind.limbs)]
        if text in ("undef", "poison", "zeroinitializer"):
            return [_constant(0, kind)] * kind.limbs
        if kind.lanes:
            match = re.fullmatch(r"<(.*)>", text)
            splat = re.fullmatch(r"splat \(i\d+ (-?\w+)\)", text)
            if not (match or splat):
                raise Refused(text)
            parts = [splat[1]] * kind.lanes if splat else [p.split(" ", 1)[1] for p in split(match[1])]
            numbers = [_number(p, kind) for p in parts]
            return ["<" + ", ".join(f"i{kind.width} {_signed(n, kind.width)}" for n in numbers) + ">"]
        number = _number(text, kind)
        if kind.limbs == 1:
            return [str(_signed(number, kind.width))]
        return [str(_signed(number >> 64 * i & mask, 64)) for i in range(kind.limbs)]

    def define(self, name, kind, limbs):
        for to, value in zip(self.operand(name, kind), limbs):
            self.alias[to] = value

    def masked(self, value, kind, bits=None):
        """Zeros above the bits of the type, in the highest limb."""
        bits = bits or kind.top
        return value if bits == kind.width else self.emit(f"and {kind.text} {value}, {_constant((1 << bits) - 1, kind)}")

    def extended(self, value, kind):
        """The highest limb with its sign above the bits of the type."""
        shift = kind.width - kind.top
        if not shift:
            return value
        left = self.emit(f"shl {kind.text} {value}, {_constant(shift, kind)}")
        return self.emit(f"ashr {kind.text} {left}, {_constant(shift, kind)}")

    def resized(self, value, source, to, signed=False):
        """From one type of limbs to another."""
        if source == to:
            return value
        if re.fullmatch(r"-?\d+", value):
            number = int(value) & ((1 << source) - 1)
            return str(_signed(_signed(number, source) if signed else number, to))
        how = "trunc" if source > to else "sext" if signed else "zext"
        return self.emit(f"{how} i{source} {value} to i{to}")

    def call(self, name, result, types, values):
        """Of a function of OpenCL C."""
        self.needed[name] = f"declare spir_func {result} @{name}({', '.join(types)})"
        arguments = ", ".join(f"{t} {v}" for t, v in zip(types, values))
        return self.emit(f"call spir_func {result} @{name}({arguments})")

    def high(self, a, b, signed=False):
        """The upper half of a product of 64 bits."""
        return self.call("_Z6mul_hill" if signed else "_Z6mul_himm", "i64", ["i64", "i64"], [a, b])

    # ---- lines ----

    def _line(self, line):
        body, self.debug = line.strip(), ""
        if body.startswith("#dbg_") or "@llvm.dbg." in body:
            return  # what a variable holds: there is no such value any more
        tail = re.search(r"((?:, ![\w.]+ ![\w()]+)+)$", body)
        if tail:
            body = body[:tail.start()]
            debug = re.search(r", !dbg !\d+", tail[1])
            self.debug = debug[0] if debug else ""
        match = re.match(rf"(?:({NAME}) = )?(?:(?:tail|notail|musttail) )?(\w+) ({_FLAGS})(.*)$", body, re.S)
        if not match:
            raise Refused(line.strip())
        name, what, flags, rest = match.groups()
        if what in _BINARY:
            self._binary(name, what, flags.split(), rest)
        elif what in _CASTS:
            self._cast(name, what, flags.split(), rest)
        else:
            if what not in _OTHERS:
                raise Refused(line.strip())
            getattr(self, "_" + what)(name, flags.split(), rest)

    def _two(self, rest):
        """Type and operands of an instruction on two values of one type."""
        kind, values = _typed(rest)
        kind = _integer(kind)
        if not kind:
            raise Refused(rest)
        a, b = split(values)
        return kind, self.operand(a, kind), self.operand(b, kind)

    def _binary(self, name, what, flags, rest):
        kind, a, b = self._two(rest)
        if kind.limbs == 1:
            self.define(name, kind, [self.simple(what, kind, a[0], b[0], "nuw" in flags)])
        else:
            self.define(name, kind, self.long(what, kind, a, b))

    def simple(self, what, kind, a, b, fits=False):
        """One limb. fits: the result is known not to have more bits."""
        if what in ("sdiv", "srem"):
            a, b = self.extended(a, kind), self.extended(b, kind)
        elif what == "ashr":
            a = self.extended(a, kind)
        value = self.emit(f"{what} {kind.text} {a}, {b}")
        grows = what in ("add", "sub", "mul", "shl") and not fits
        return self.masked(value, kind) if grows or what in ("sdiv", "srem", "ashr") else value

    def long(self, what, kind, a, b):
        """Several limbs."""
        if what in ("and", "or", "xor"):
            return [self.emit(f"{what} i64 {x}, {y}") for x, y in zip(a, b)]
        if what in ("add", "sub"):
            return self.top_masked(self.sum(what, a, b), kind)
        if what == "mul":
            return self.top_masked(self.product(a, b), kind)
        if what in ("shl", "lshr", "ashr"):
            return self.top_masked(self.shifted(what, kind, a, b), kind)
        shift = self._power(b, kind)
        if shift is not None and what in ("udiv", "urem"):
            amount = self.operand(str(shift), kind)
            if what == "udiv":
                return self.shifted("lshr", kind, a, amount)
            low = self.operand(str((1 << shift) - 1), kind)
            return self.long("and", kind, a, low)
        raise Refused(f"{what} i{kind.bits}")

    @staticmethod
    def _power(limbs, kind):
        if not all(re.fullmatch(r"-?\d+", x) for x in limbs):
            return None
        number = sum((int(x) & ((1 << 64) - 1)) << 64 * i for i, x in enumerate(limbs))
        return number.bit_length() - 1 if number and number & (number - 1) == 0 and number < 1 << (kind.bits - 1) else None

    def top_masked(self, limbs, kind):
        return [*limbs[:-1], self.masked(limbs[-1], kind)]

    def sum(self, what, a, b):
        """Also of numbers that are shorter than their type, without masking."""
        result, carry = [], None
        for i, (x, y) in enumerate(zip(a, b)):
            last = i == len(a) - 1
            value = self.emit(f"{what} i64 {x}, {y}")
            next_ = None if last else self.emit(f"icmp ult i64 {value}, {x}" if what == "add" else f"icmp ult i64 {x}, {y}")
            if carry:
                wide = self.emit(f"zext i1 {carry} to i64")
                before, value = value, self.emit(f"{what} i64 {value}, {wide}")
                if not last:
                    over = self.emit(f"icmp ult i64 {value}, {before}" if what == "add" else f"icmp ult i64 {before}, {wide}")
                    next_ = self.emit(f"or i1 {next_}, {over}")
            result.append(value)
            carry = next_
        return result

    def product(self, a, b):
        count = len(a)
        total = ["0"] * count
        for i in range(count):
            for j in range(count - i):
                if a[i] == "0" or b[j] == "0":
                    continue
                part = [self.emit(f"mul i64 {a[i]}, {b[j]}")]
                if i + j + 1 < count:
                    part.append(self.high(a[i], b[j]))
                at = i + j
                if all(x == "0" for x in total[at:]):
                    total[at:at + len(part)] = part
                else:
                    total[at:] = self.sum("add", total[at:], part + ["0"] * (count - at - len(part)))
        return total

    def shifted(self, what, kind, a, amount):
        """Amounts of the type's size or more are undefined."""
        if what == "ashr":
            a = [*a[:-1], self.extended(a[-1], kind)]
        if re.fullmatch(r"\d+", amount[0]):
            return self._by_constant(what, a, int(amount[0]))
        for bit in range((kind.bits - 1).bit_length()):
            moved = self._by_constant(what, a, 1 << bit)
            tested = self.emit(f"and i64 {amount[0]}, {1 << bit}")
            chosen = self.emit(f"icmp ne i64 {tested}, 0")
            a = [x if x == y else self.emit(f"select i1 {chosen}, i64 {x}, i64 {y}") for x, y in zip(moved, a)]
        return a

    def _by_constant(self, what, a, amount):
        count, whole, bits = len(a), amount // 64, amount % 64
        sign = self.emit(f"ashr i64 {a[-1]}, 63") if what == "ashr" else "0"

        def limb(i):
            return sign if i >= count else "0" if i < 0 else a[i]
        result = []
        for i in range(count):
            low, high = (limb(i - whole - 1), limb(i - whole)) if what == "shl" else (limb(i + whole), limb(i + whole + 1))
            if not bits:
                result.append(high if what == "shl" else low)
                continue
            down, up = (64 - bits, bits) if what == "shl" else (bits, 64 - bits)
            parts = [x for x in (low != "0" and self.emit(f"lshr i64 {low}, {down}"), high != "0" and self.emit(f"shl i64 {high}, {up}")) if x]
            result.append("0" if not parts else parts[0] if len(parts) == 1 else self.emit(f"or i64 {parts[0]}, {parts[1]}"))
        return result

    def _icmp(self, name, _flags, rest):
        how, rest = rest.split(" ", 1)
        kind, a, b = self._two(rest)
        self.alias[name] = self.compared(how, kind, a, b)

    def compared(self, how, kind, a, b):
        if how in ("eq", "ne"):
            if len(a) == 1:
                return self.emit(f"icmp {how} {kind.text} {a[0]}, {b[0]}")
            differ = [self.emit(f"xor i64 {x}, {y}") for x, y in zip(a, b)]
            value = differ[0]
            for more in differ[1:]:
                value = self.emit(f"or i64 {value}, {more}")
            return self.emit(f"icmp {how} i64 {value}, 0")
        if how[0] == "s":
            a, b = [*a[:-1], self.extended(a[-1], kind)], [*b[:-1], self.extended(b[-1], kind)]
        if len(a) == 1:
            return self.emit(f"icmp {how} {kind.text} {a[0]}, {b[0]}")
        value = self.emit(f"icmp u{how[1:]} i64 {a[0]}, {b[0]}")
        for i in range(1, len(a)):
            sign = how[0] if i == len(a) - 1 else "u"
            differ = self.emit(f"icmp ne i64 {a[i]}, {b[i]}")
            above = self.emit(f"icmp {sign}{how[1:]} i64 {a[i]}, {b[i]}")
            value = self.emit(f"select i1 {differ}, i1 {above}, i1 {value}")
        return value

    # ---- casts ----

    def _cast(self, name, what, flags, rest):
        text, rest = _typed(rest)
        value, to = (rest.rsplit(" to ", 1) + [""])[:2]
        source, result = _integer(text), _integer(to)
        if what == "bitcast":
            self._bits(name, text, value, to)
        elif what in ("zext", "sext", "trunc"):
            self.define(name, result, self.converted(what, source, self.operand(value, source), result, "nuw" in flags))
        elif what in ("uitofp", "sitofp", "inttoptr") and source and source.limbs == 1:
            value = self.operand(value, source)[0]
            if what == "sitofp":
                value = self.extended(value, source)
            self.alias[name] = self.emit(f"{what} {source.text} {value} to {to}")
        elif what in ("fptoui", "fptosi", "ptrtoint") and result and result.limbs == 1:
            self.define(name, result, [self.masked(self.emit(f"{what} {text} {value} to {result.text}"), result)])
        else:
            raise Refused(f"{what} {rest}")

    def converted(self, what, source, limbs, result, fits=False):
        if what == "trunc":
            if result.limbs == 1:
                value = limbs[0]
                if result.width != source.width:
                    value = self.emit(f"trunc {source.text} {value} to {result.text}")
                return [value if fits else self.masked(value, result)]
            return self.top_masked(limbs[:result.limbs], result)
        signed = what == "sext"
        if result.limbs == 1:
            value = self.extended(limbs[0], source) if signed else limbs[0]
            if result.width != source.width:
                value = self.emit(f"{what} {source.text} {value} to {result.text}")
            return [self.masked(value, result) if signed else value]
        if source.lanes:
            raise Refused(f"{what} to i{result.bits}")
        top = self.extended(limbs[-1], source) if signed else limbs[-1]
        if source.width != 64:
            top = self.emit(f"{what} i{source.width} {top} to i64")
        fill = self.emit(f"ashr i64 {top}, 63") if signed else "0"
        whole = [*limbs[:-1], top, *[fill] * (result.limbs - source.limbs)]
        return self.top_masked(whole, result) if signed else whole

    def _bits(self, name, text, value, to):
        """Of a vector as an integer and the other way round, and whatever else has such a type."""
        source, result = _integer(text), _integer(to)
        if re.fullmatch(r"i\d+(?: addrspace\(\d+\))?\*", to):
            self.pointers[name] = text, value
            return
        if not source or not result:
            raise Refused(f"bitcast {text} {value} to {to}")
        if source == result:
            self.define(name, result, self.operand(value, source))
            return
        if source.bits == 1 and source.lanes and not result.lanes and result.limbs == 1:
            self.define(name, result, [self._of_booleans(self.operand(value, source)[0], source.lanes, result)])
            return
        if result.bits == 1 and result.lanes and not source.lanes and source.limbs == 1:
            self.alias[name] = self._booleans(self.operand(value, source)[0], source, result.lanes)
            return
        size = min(source.bits, result.bits, 64)
        if any(k.bits % size or size not in LEGAL for k in (source, result)):
            raise Refused(f"bitcast {text} {value} to {to}")
        parts = self._parts(self.operand(value, source), source, size)
        self.define(name, result, self._whole(parts, result, size))

    def _of_booleans(self, value, lanes, result):
        t = Int(result.width, lanes)
        zero = "zeroinitializer"
        ones = "<" + ", ".join(f"i{t.width} {_signed(1 << i, t.width)}" for i in range(lanes)) + ">"
        chosen = self.emit(f"select <{lanes} x i1> {value}, {t.text} {ones}, {t.text} {zero}")
        return self.reduced("or", t, [chosen])

    def _booleans(self, value, source, lanes):
        t = Int(source.width, lanes)
        ones = "<" + ", ".join(f"i{t.width} {_signed(1 << i, t.width)}" for i in range(lanes)) + ">"
        all_ = self.splat(value, t)
        tested = self.emit(f"and {t.text} {all_}, {ones}")
        return self.emit(f"icmp ne {t.text} {tested}, zeroinitializer")

    def splat(self, value, kind):
        one = self.emit(f"insertelement {kind.text} undef, i{kind.width} {value}, i32 0")
        return self.emit(f"shufflevector {kind.text} {one}, {kind.text} undef, <{kind.lanes} x i32> zeroinitializer")

    def _parts(self, limbs, kind, size):
        """Pieces of `size` bits, the lowest first."""
        if kind.lanes:
            limbs = [self.emit(f"extractelement {kind.text} {limbs[0]}, i32 {i}") for i in range(kind.lanes)]
        each = kind.bits if kind.lanes else min(kind.bits, 64)
        pieces = []
        for i, limb in enumerate(limbs):
            here = each if kind.lanes else min(64, kind.bits - 64 * i)
            for j in range(here // size):
                moved = self.emit(f"lshr i{kind.width} {limb}, {j * size}") if j else limb
                pieces.append(self.resized(moved, kind.width, size))
        return pieces

    def _whole(self, parts, kind, size):
        each = (kind.bits if kind.lanes else 64) // size
        values = []
        for at in range(0, len(parts), each):
            value = "0"
            for j, part in enumerate(parts[at:at + each]):
                wide = self.resized(part, size, kind.width)
                moved = self.emit(f"shl i{kind.width} {wide}, {j * size}") if j else wide
                value = moved if not j else self.emit(f"or i{kind.width} {value}, {moved}")
            values.append(value)
        if not kind.lanes:
            return values
        vector = "undef"
        for i, value in enumerate(values):
            vector = self.emit(f"insertelement {kind.text} {vector}, i{kind.width} {value}, i32 {i}")
        return [vector]

    # ---- others ----

    def _phi(self, name, _flags, rest):
        text, values = _typed(rest)
        kind = _integer(text)
        if not kind:
            raise Refused(f"phi {rest}")
        pairs = [split(p.strip()[1:-1]) for p in split(values)]
        limbs = [self.operand(v, kind) for v, _ in pairs]
        for i, to in enumerate(self.operand(name, kind)):
            incoming = ", ".join(f"[ {l[i]}, {block} ]" for l, (_, block) in zip(limbs, pairs))
            self.out.append(f"  {to} = phi {kind.text} {incoming}{self.debug}")

    def _select(self, name, _flags, rest):
        condition, a, b = split(rest)
        kind = _integer(_typed(a)[0])
        if not kind:
            raise Refused(f"select {rest}")
        a, b = (self.operand(_typed(x)[1], kind) for x in (a, b))
        self.define(name, kind, [self.emit(f"select {condition}, {kind.text} {x}, {kind.text} {y}") for x, y in zip(a, b)])

    def _freeze(self, name, _flags, rest):
        text, value = _typed(rest)
        kind = _integer(text)
        if not kind:
            raise Refused(f"freeze {rest}")
        self.define(name, kind, self.operand(value, kind))

    def _switch(self, _name, _flags, rest):
        text, rest = _typed(rest)
        kind = _integer(text)
        match = re.match(r"(\S+), (label \S+) \[(.*)\]$", rest, re.S)
        if not match:
            raise Refused(f"switch {rest}")
        cases = re.findall(rf"i\d+ (-?\w+), (label {NAME})", match[3])
        limbs = self.operand(match[1], kind)
        if kind.limbs > 1:
            raise Refused(f"switch i{kind.bits}")
        width = max(kind.width, 32)
        value = self.resized(limbs[0], kind.width, width)
        items = [f"    i{width} {_signed(_number(n, kind), width)}, {label}" for n, label in cases]
        self.out += [f"  switch i{width} {value}, {match[2]} [", *items, f"  ]{self.debug}"]

    def _extractelement(self, name, _flags, rest):
        vector, index = split(rest)
        text, value = _typed(vector)
        kind = _integer(text)
        if not kind:
            raise Refused(f"extractelement {rest}")
        self.define(name, Int(kind.bits), [self.emit(f"extractelement {kind.text} {self.operand(value, kind)[0]}, {index}")])

    def _insertelement(self, name, _flags, rest):
        vector, value, index = split(rest)
        text, old = _typed(vector)
        kind = _integer(text)
        if not kind:
            raise Refused(f"insertelement {rest}")
        new = self.operand(_typed(value)[1], Int(kind.bits))[0]
        self.define(name, kind, [self.emit(f"insertelement {kind.text} {self.operand(old, kind)[0]}, i{kind.width} {new}, {index}")])

    def _shufflevector(self, name, _flags, rest):
        a, b, mask = split(rest)
        kind = _integer(_typed(a)[0])
        if not kind:
            raise Refused(f"shufflevector {rest}")
        a, b = (self.operand(_typed(x)[1], kind)[0] for x in (a, b))
        lanes = int(re.match(r"<(\d+) x", mask)[1])
        self.define(name, Int(kind.bits, lanes), [self.emit(f"shufflevector {kind.text} {a}, {kind.text} {b}, {mask}")])

    def _extractvalue(self, name, _flags, rest):
        aggregate, index = split(rest)
        pair = self.pairs.get(_typed(aggregate)[1])
        if not pair:
            raise Refused(f"extractvalue {rest}")
        value, over, kind = pair
        if index == "0":
            self.define(name, kind, value)
        else:
            self.alias[name] = over

    def _load(self, name, flags, rest):
        text, pointer, *more = split(rest)
        kind = _integer(text)
        self.define(name, kind, self._memory(kind, pointer, more, flags, None))

    def _store(self, _name, flags, rest):
        value, pointer, *more = split(rest)
        text, value = _typed(value)
        kind = _integer(text)
        if not kind:
            raise Refused(f"store {rest}")
        self._memory(kind, pointer, more, flags, self.operand(value, kind))

    def _memory(self, kind, pointer, more, flags, limbs):
        """In pieces that the alignment allows: only the bytes of the type are there."""
        if not kind or kind.lanes:
            raise Refused(f"memory of {pointer}")
        align = next((int(m.split()[1]) for m in more if m.startswith("align ")), 1)
        type_, address = _typed(pointer)
        type_, address = self.pointers.get(address, (type_, address))
        volatile = "volatile " if "volatile" in flags else ""
        space = re.search(r" addrspace\(\d+\)", type_)
        space = space[0] if space else ""
        opaque = type_.startswith("ptr")
        base = address if opaque else self.emit(f"bitcast {type_} {address} to i8{space}*")
        size, at, result = (kind.bits + 7) // 8, 0, ["0"] * kind.limbs
        while at < size:
            step = 8
            while step > size - at or at % step or align % step or step * 8 > kind.width:
                step //= 2
            t, limb, shift = f"i{8 * step}", at // 8, at % 8 * 8
            if opaque:
                here, of = self.emit(f"getelementptr i8, {type_} {base}, i64 {at}") if at else base, type_
            else:
                byte = self.emit(f"getelementptr i8, i8{space}* {base}, i64 {at}") if at else base
                of = f"{t}{space}*"
                here = self.emit(f"bitcast i8{space}* {byte} to {of}") if step > 1 else byte
            if limbs:
                moved = self.emit(f"lshr i{kind.width} {limbs[limb]}, {shift}") if shift else limbs[limb]
                piece = self.resized(moved, kind.width, 8 * step)
                self.out.append(f"  store {volatile}{t} {piece}, {of} {here}, align {step}{self.debug}")
            else:
                piece = self.resized(self.emit(f"load {volatile}{t}, {of} {here}, align {step}"), 8 * step, kind.width)
                moved = self.emit(f"shl i{kind.width} {piece}, {shift}") if shift else piece
                result[limb] = moved if not shift else self.emit(f"or i{kind.width} {result[limb]}, {moved}")
            at += step
        return result if limbs else self.top_masked(result, kind)

    # ---- intrinsic functions ----

    def _call(self, name, _flags, rest):
        match = re.match(r"(.*?)@llvm\.([\w.]+)\((.*)\)[^)]*$", rest, re.S)
        if not match:
            raise Refused(f"call {rest}")
        what, types = match[2], []
        while True:  # what follows the name: the types that it is for
            found = re.fullmatch(r"(.*)\.((?:v\d+)?(?:i\d+|f\d+))", what)
            if not found:
                break
            what = found[1]
            types.insert(0, re.sub(r"^v(\d+)(.*)$", r"<\1 x \2>", found[2]))
        values = []
        for argument in split(match[3]):
            text, value = _typed(argument)
            values.append((text, value.rsplit(" ", 1)[-1] if not value.startswith("<") and not value.startswith("splat") else value))
        kind = _integer(types[0]) if types else None
        if not kind:
            raise Refused(f"call {rest}")
        given = [self.operand(value, _integer(text)) if _integer(text) else [value] for text, value in values]
        if what.endswith(".with.overflow"):
            value, over = self.overflowing(what[1:4], what[0] == "s", kind, *given)
            self.pairs[name] = value, over, kind
        elif what.startswith("vector.reduce."):
            self.define(name, Int(kind.bits), [self.reduced(what[len("vector.reduce."):], kind, given[0])])
        elif what in ("fptosi.sat", "fptoui.sat"):
            self.define(name, kind, [self.saturated_float(what[4] == "s", kind, types[1], given[0][0])])
        elif what in ("scmp", "ucmp"):
            self._three_way(name, what, kind, _integer(types[1]), *given)
        elif what == "expect":
            self.define(name, kind, given[0])
        else:
            self.define(name, kind, self.intrinsic(what, kind, given))

    def choose(self, condition, a, b, kind):
        """Between values of one type; the condition is one bit, or one for each lane."""
        bit = f"<{kind.lanes} x i1>" if kind.lanes else "i1"
        return [x if x == y else self.emit(f"select {bit} {condition}, {kind.text} {x}, {kind.text} {y}") for x, y in zip(a, b)]

    def intrinsic(self, what, kind, given):
        a = given[0]
        if what in ("umin", "umax", "smin", "smax"):
            how = what[0] + ("lt" if what.endswith("min") else "gt")
            return self.choose(self.compared(how, kind, a, given[1]), a, given[1], kind)
        if what == "abs":
            zero = self.constant(0, kind)
            minus = self.arithmetic("sub", kind, zero, a)
            return self.choose(self.compared("slt", kind, a, zero), minus, a, kind)
        if what in ("fshl", "fshr"):
            return self.funnel(what, kind, *given)
        if what in ("uadd.sat", "usub.sat", "sadd.sat", "ssub.sat"):
            return self.saturated(what, kind, *given)
        if what in ("ushl.sat", "sshl.sat"):
            moved = self.arithmetic("shl", kind, a, given[1])
            back = self.arithmetic("ashr" if what[0] == "s" else "lshr", kind, moved, given[1])
            return self.choose(self.compared("eq", kind, back, a), moved, self.limit(what[0] == "s", kind, a), kind)
        if kind.limbs > 1:
            raise Refused(f"llvm.{what}.i{kind.bits}")
        spare, t = kind.width - kind.bits, kind.text
        named = f"@llvm.{what}.{'v%d' % kind.lanes if kind.lanes else ''}i{kind.width}"
        if what == "ctpop":
            return [self._declared(named, t, [(t, a[0])])]
        if what == "ctlz":
            left = self._declared(named, t, [(t, a[0]), ("i1", "false")])
            return [self.emit(f"sub {t} {left}, {_constant(spare, kind)}")]
        if what == "cttz":
            stop = self.emit(f"or {t} {a[0]}, {_constant(1 << kind.bits, kind)}")
            return [self._declared(named, t, [(t, stop), ("i1", "false")])]
        if what in ("bswap", "bitreverse"):
            turned = self.turned(a[0], kind) if what == "bitreverse" else self._declared(named, t, [(t, a[0])])
            return [self.emit(f"lshr {t} {turned}, {_constant(spare, kind)}") if spare else turned]
        raise Refused(f"llvm.{what}")

    def turned(self, value, kind):
        """The bits of a limb in the other order: neighbours change places, then pairs, and so on."""
        step = 1
        while step < kind.width:
            low = sum(((1 << step) - 1) << at for at in range(0, kind.width, 2 * step))
            mask, by = _constant(low, kind), _constant(step, kind)
            up = self.emit(f"shl {kind.text} {self.emit(f'and {kind.text} {value}, {mask}')}, {by}")
            down = self.emit(f"and {kind.text} {self.emit(f'lshr {kind.text} {value}, {by}')}, {mask}")
            value = self.emit(f"or {kind.text} {up}, {down}")
            step *= 2
        return value

    def _declared(self, name, result, arguments):
        self.needed[name[1:]] = f"declare {result} {name}({', '.join(t for t, _ in arguments)})"
        return self.emit(f"call {result} {name}({', '.join(f'{t} {v}' for t, v in arguments)})")

    def constant(self, number, kind):
        if kind.lanes:
            return [_constant(number & ((1 << kind.bits) - 1), kind)]
        return self.operand(str(number), kind)

    def arithmetic(self, what, kind, a, b):
        return [self.simple(what, kind, a[0], b[0])] if kind.limbs == 1 else self.long(what, kind, a, b)

    def limit(self, signed, kind, of):
        """What saturated arithmetic stops at: of signed integers the one with the sign of `of`."""
        if not signed:
            return self.constant(-1, kind)
        sign = self.arithmetic("ashr", kind, of, self.constant(kind.bits - 1, kind))
        return self.arithmetic("xor", kind, sign, self.constant((1 << (kind.bits - 1)) - 1, kind))

    def saturated(self, what, kind, a, b):
        signed, operation = what[0] == "s", what[1:4]
        if kind.bits in _LETTER and kind.lanes in (0, 2, 3, 4, 8, 16):
            letter = _LETTER[kind.bits]["s" != what[0]]
            mangled = f"Dv{kind.lanes}_{letter}S_" if kind.lanes else letter * 2
            return [self.call(f"_Z7{operation}_sat{mangled}", kind.text, [kind.text] * 2, [a[0], b[0]])]
        value, over = self.overflowing(operation, signed, kind, a, b)
        stop = self.limit(True, kind, a) if signed else self.constant(-1 if operation == "add" else 0, kind)
        return self.choose(over, stop, value, kind)

    def overflowing(self, operation, signed, kind, a, b):
        """The result, and whether it was not to be represented."""
        if operation == "mul":
            return self._product_overflowing(signed, kind, a, b)
        value = self.arithmetic(operation, kind, a, b)
        if not signed:
            return value, self.compared("ult", kind, *((value, a) if operation == "add" else (a, b)))
        # The sign is wrong: of two numbers with the same sign, or of a difference of two with different ones.
        other = self.arithmetic("xor", kind, b if operation == "add" else a, value if operation == "add" else b)
        wrong = self.arithmetic("and", kind, self.arithmetic("xor", kind, a, value), other)
        return value, self.compared("slt", kind, wrong, self.constant(0, kind))

    def _product_overflowing(self, signed, kind, a, b):
        if kind.lanes or kind.limbs > 1:
            raise Refused(f"product of {kind.text}")
        bits = kind.bits
        if signed:
            a, b = [self.extended(a[0], kind)], [self.extended(b[0], kind)]
        x, y = (self.resized(v[0], kind.width, 64, signed) for v in (a, b))
        low = self.emit(f"mul i64 {x}, {y}")
        wide = Int(bits)
        narrow = self.masked(self.resized(low, 64, kind.width), wide)
        whole = self.resized(self.extended(narrow, wide) if signed else narrow, kind.width, 64, signed)
        over = self.emit(f"icmp ne i64 {low}, {whole}")
        if bits > 32:
            upper = self.high(x, y, signed)
            fill = self.emit(f"ashr i64 {low}, 63") if signed else "0"
            more = self.emit(f"icmp ne i64 {upper}, {fill}")
            over = self.emit(f"or i1 {over}, {more}")
        return [narrow], over

    def funnel(self, what, kind, a, b, amount):
        bits = self.constant(kind.bits, kind)
        if kind.limbs > 1:
            if not all(re.fullmatch(r"-?\d+", x) for x in amount):
                raise Refused(f"llvm.{what}.i{kind.bits}")
            count = int(amount[0]) % kind.bits
            amount, rest = self.constant(count, kind), self.constant(kind.bits - count, kind)
            if not count:
                return a if what == "fshl" else b
        else:
            amount = [self.emit(f"urem {kind.text} {amount[0]}, {bits[0]}")]
            rest = [self.emit(f"sub {kind.text} {bits[0]}, {amount[0]}")]
        # By all bits: in two steps, since a shift by the limb's size is undefined.
        one = self.constant(1, kind)
        if what == "fshl":
            left = self.arithmetic("shl", kind, a, amount)
            right = self.arithmetic("lshr", kind, self.arithmetic("lshr", kind, b, one), self.arithmetic("sub", kind, rest, one))
        else:
            right = self.arithmetic("lshr", kind, b, amount)
            left = self.arithmetic("shl", kind, self.arithmetic("shl", kind, a, one), self.arithmetic("sub", kind, rest, one))
        return self.arithmetic("or", kind, left, right)

    def reduced(self, what, kind, vector):
        """All lanes joined to one value, by halves: of one bit too."""
        if kind.limbs > 1 or what not in ("add", "mul", "and", "or", "xor", "umin", "umax", "smin", "smax"):
            raise Refused(f"vector.reduce.{what} of {kind.text}")
        one = Int(kind.bits)
        values = [[self.emit(f"extractelement {kind.text} {vector[0]}, i32 {i}")] for i in range(kind.lanes)]
        while len(values) > 1:
            joined = [self.intrinsic(what, one, [a, b]) if what[1:] in ("min", "max") else self.arithmetic(what, one, a, b)
                      for a, b in zip(values[::2], values[1::2])]
            values = joined + values[len(joined) * 2:]
        return values[0][0]

    def saturated_float(self, signed, kind, source, value):
        if kind.lanes or kind.limbs > 1:
            raise Refused(f"saturated conversion to {kind.text}")
        low, high = (-(1 << (kind.bits - 1)), (1 << (kind.bits - 1)) - 1) if signed else (0, (1 << kind.bits) - 1)
        type_ = {"f16": "half", "f32": "float", "f64": "double"}.get(source)
        if not type_ or source == "f16":
            raise Refused(f"saturated conversion from {source}")
        # The first number past each end, which is a power of two: all floating-point types have it.
        past, below = _float(high + 1), _float(low if signed else -1)
        number = self.emit(f"fpto{'s' if signed else 'u'}i {type_} {value} to {kind.text}")
        number = self.masked(number, kind)
        ends = [_signed(x & ((1 << kind.bits) - 1), kind.width) for x in (low, high)]
        over = self.emit(f"fcmp oge {type_} {value}, {past}")
        under = self.emit(f"fcmp ole {type_} {value}, {below}")
        none = self.emit(f"fcmp uno {type_} {value}, {value}")
        number = self.emit(f"select i1 {over}, {kind.text} {ends[1]}, {kind.text} {number}")
        number = self.emit(f"select i1 {under}, {kind.text} {ends[0]}, {kind.text} {number}")
        return self.emit(f"select i1 {none}, {kind.text} 0, {kind.text} {number}")

    def _three_way(self, name, what, result, kind, a, b):
        if not kind or kind.limbs > 1:
            raise Refused(f"llvm.{what}")
        bit = f"<{kind.lanes} x i1>" if kind.lanes else "i1"
        more, less = (self.compared(what[0] + how, kind, a, b) for how in ("gt", "lt"))
        more, less = (self.emit(f"zext {bit} {x} to {result.text}") for x in (more, less))
        self.define(name, result, [self.masked(self.emit(f"sub {result.text} {more}, {less}"), result)])


def _float(number):
    """A power of two, or zero, as LLVM writes it for every type: the bits of a double."""
    return f"0x{struct.unpack('<Q', struct.pack('<d', float(number)))[0]:016X}"


def _number(text, kind):
    """A constant without its sign."""
    if text in ("undef", "poison", "zeroinitializer"):
        return 0
    if text in ("true", "false"):
        return int(text == "true")
    if not re.fullmatch(r"-?\d+", text):
        raise Refused(text)
    return int(text) & ((1 << kind.bits) - 1)


def _signed(number, width):
    """As LLVM writes it."""
    if width == 1:
        return "true" if number & 1 else "false"
    number &= (1 << width) - 1
    return number - (1 << width) if number >> (width - 1) else number


def _constant(number, kind):
    """For each lane of a limb."""
    text = str(_signed(number, kind.width))
    return "<" + ", ".join([f"i{kind.width} {text}"] * kind.lanes) + ">" if kind.lanes else text


def legal(text):
    """The module's text; functions without anything of the kind are left as they are."""
    if not _CONCERNS.search(text):
        return text
    if re.search(r"^%\d+ = type", text, re.M):
        raise Refused("a type without a name")
    needed = {}

    def function(match):
        return _Function(match[0], needed).rewritten() if _CONCERNS.search(match[0]) else match[0]
    text = _DEFINE.sub(function, text)
    declared = [line for name, line in needed.items() if not re.search(rf"^(?:declare|define) [^\n]*@{re.escape(name)}\(", text, re.M)]
    if declared:
        text += "\n" + "\n".join(declared) + "\n"
    # Those that are no longer called; the types in their heads are what cannot be assembled to SPIR-V.
    return re.sub(r"^declare [^\n]*@llvm\.[\w.]+\([^\n]*\n", lambda m: m[0] if not _CONCERNS.search(m[0]) else "", text, flags=re.M)
