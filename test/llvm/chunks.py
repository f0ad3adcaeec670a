#!/usr/bin/env python3
"""Writes kernels at random whose work-items wait for nobody and part in every way: chunks.py SEED COUNT

Kernels are `kernel void NAME(global uint *out, global const uint *in, uint n)`; `in` has 4096 numbers, `out` 8 for each
work-item. Each is there twice: k0 and so on, which are run for chunks of work-items, and s0 and so on, which are not, for an
operation that is never done. The first ones have known shapes.
"""
import random
import re
import sys

SLOTS = 8

# As programs have them; {M} is 40 steps of arithmetic.
KNOWN = [
    # a guard, and the same by way of an early return
    "if (i < n) { for (uint k = 0; k < 9; k++) a += in[(k * 64 + i) & 4095]; o[0] = a; }",
    "if (i >= n) return; for (uint k = 0; k < 9; k++) a += in[(k * 64 + i) & 4095]; o[0] = a;",
    # guards in each other, with something behind each
    "if (i < n) { a += 3; if (b & 16) { for (uint k = 0; k < 5; k++) a ^= in[(a + k) & 4095]; o[1] = a; } a *= 7; o[2] = a; } o[0] = a;",
    # both ways have a loop, and so has what is behind
    "if (i % 48 < 16) { for (uint k = 0; k < 5; k++) a += in[k] * b; } else { for (uint k = 0; k < 3; k++) a ^= in[k + b % 64]; o[1] = a; }"
    " for (uint k = 0; k < u % 5; k++) { a = a * 3 + k; o[2] = a; } o[0] = a;",
    # out of an inner loop, out of both, on with the next turn
    "for (uint j = 0; j < 6; j++) { for (uint k = 0; k < 8; k++) { if (in[(i * 8 + j + k) & 4095] % 13 == 0) break; a += k; } o[1] = a; } o[0] = a;",
    "for (uint j = 0; j < 6; j++) { for (uint k = 0; k < 8; k++) { a += in[(i + j * k) & 4095]; if (a % 61 == 0) goto out; } o[1] = a; } out: o[0] = a;",
    "for (uint j = 0; j < 9; j++) { if (in[(i / 24 + j) & 4095] & 1) continue; for (uint k = 0; k < 4; k++) a += in[(i + k) & 4095] >> j; o[j & 7] = a; }",
    "for (uint j = 0; j < 9; j++) { for (uint k = 0; k < 4; k++) a = a * 5 + (b >> k); if (j > b % 9) return; o[0] = a; }",
    # turns that differ: alone, around a loop, around a guard
    "for (uint j = 0; j < b % 7; j++) a = a * 3 + j; o[0] = a;",
    "for (uint j = 0; j < b % 7; j++) for (uint k = 0; k < 5; k++) a = a * 3 + j + k; o[0] = a;",
    "for (uint j = i; j < n + 40; j += 64) { o[1] = j; if (j & 8) for (uint k = 0; k < j % 5; k++) a += in[k]; o[0] = a; }",
    "for (uint j = 0; j < b % 5; j++) for (uint k = 0; k < (b >> 3) % 5; k++) a += in[(j * 5 + k + i) & 4095]; o[0] = a;",
    # loops of arithmetic alone that work-items leave one by one: below a guard, below two, below one and around it
    "uint r = 40; if (i < n) { for (uint k = 0; k < 40; k++) { a = a * 5 + k; if (a % 13 == 1) { r = k; break; } } o[1] = a; } o[0] = r;",
    "if (i < n) { o[1] = b; if (b & 16) { for (uint k = 0; k < b % 9; k++) a = a * 3 + k; o[2] = a; } o[3] = a; } o[0] = a;",
    "for (uint j = 0; j < 5; j++) if ((b >> j) & 1) { for (uint k = 0; k < (b >> j) % 7; k++) a = (a << 1) ^ k; if (i < n) for (; a % 3; a++) c += a; } o[0] = a + c;",
    # loads, and enough arithmetic for each that those that have left go along: of bytes, of words that a switch goes by, of two, one by the other's number
    "global const uchar *t = (global const uchar *)in + (i * 32 & 16352); for (uint k = 0; k < b % 31; k++) { a += t[k]; {M} } o[0] = a;",
    "if (i < n) for (uint k = 0; k < b % 23; k++) { uint v = in[(i * 7 + k) & 4095]; switch (v & 7) { case 0: a ^= v; break; case 1: a += v * 3; case 2: a ^= a >> 7;"
    " break; case 5: a = ~a; break; default: a = rotate(a, 5u) + v; } {M} if ((a & 3) == 2) c++; } o[0] = a + c;",
    "for (uint k = b % 64; k < c % 90 + 3; k++) { uint v = in[k & 4095]; a += v ^ ((global const ushort *)in)[(v + i) & 8191]; {M} {M} c = k; } o[0] = a + c;",
    "uint k = 0; float f = b % 7; do { uint v = in[(k * 64 + i) & 4095]; f = f * 0.5f + v % 16; a ^= (uint)f + v; {M} } while (++k < 40 && (a & 31) > 1); o[0] = a; o[1] = k;",
    "long l = 7 - (long)(b % 50); global const long *t = (global const long *)in; do { l += t[(i + l) & 1023] >> 3; a += (uint)l; {M} } while ((a & 15) < b % 13); o[0] = a;",
    # with functions that read or write memory themselves, which nobody goes along with
    "for (uint k = b % 9; k < c % 90 + 3; k++) { uint2 v = vload2(k * 7 & 2047, in); a += v.x ^ in[(v.y + i) & 4095]; {M} {M} } o[0] = a;",
    "for (uint k = 0; k < b % 17; k++) { a += in[(a + i) & 4095]; {M} vstore2((uint2)(a, k), (k & 1), o + 2); } o[0] = a;",
    # and below a branch of the loop, and where its condition stands before what is read
    "for (uint k = b % 9;; k++) { uint v = k; if (k * 3 > c % 77) break; if (a & 4) { v = in[(a + k) & 4095]; a ^= v; } else if (n & 1) a += in[v & 4095]; {M} {M} d = v; } o[0] = a + d;",
    # found at different times, by two ways out
    "uint r = n; for (uint j = 0; j < 12; j++) { uint h = b + j; for (uint k = 0; k < 6; k++) h = (h << 3) ^ (h >> 5) ^ k; if (h % 5 == 0) { r = j; break; } }"
    " o[0] = r;",
    "uint j = 0; for (; j < 12 && j < n; j++) { if (in[(b + j) & 4095] % 11 == 3) { o[1] = j; break; } if ((b ^ j) % 17 == 1) { o[2] = j; goto on; } a += j; }"
    " a ^= 55; on: o[0] = a + j;",
    # loads and stores that all do alike
    "for (uint k = 0; k < 8; k++) if (k < n) a += in[k] * b; o[0] = a;",
    "for (uint k = 0; k < 8; k++) { if (k < n) { a += in[k] * b; if (a & 1) o[1] = a; } else { o[2] = k; } } o[0] = a;",
    "for (uint k = 0; k < 6; k++) { if (n & 1) { if (u & 2) a += in[k]; else a ^= in[k + 8]; } o[3] = a; } o[0] = a;",
    # along rows: with stores to the same place each turn, which is in the row in some, of several rows, of 64 bits, to an end that is not met
    "uint m = n % 3; for (uint k = 0; k < 40 + n % 29; k++) a = a * 3 + in[i * m + k]; o[0] = a;",
    "int m = n % 3, e = n % 61; for (int k = 5; k <= e; k++) { a = a * 5 + in[(int)i * m + k]; o[2] += a; } o[0] = a;",
    "size_t m = n % 3 + 1; if (i < n) for (size_t k = 0; k != 19 + n % 31; k++) { a ^= in[i * m + k] * in[k]; b += in[(i + 1) * m + 7 + k] ^ a; o[1] = b; o[5] = a; } o[0] = a + b;",
    "if (get_global_size(0) * get_global_size(1) <= 320) { global uint *r = out + i * 32; for (uint k = 0; k < 29; k++) { a = a * 5 + r[k]; r[9] = a; } o = r; } o[0] = a;",
    "if (get_global_size(0) * get_global_size(1) <= 320) { global uint *r = out + i * 32; for (int k = 0; k < 28; k++) { a = a * 5 + r[k + 1]; *(global ushort *)(r + 20) = a; } o = r; } o[0] = a;",
    "uint m = n % 3; global uint *y = out + i; for (uint k = 0; k < 40 + n % 29; k++) { a = a * 3 + in[i * m + k]; *y += a; } o = y;",
    "ulong l = a; global const ulong *t = (global const ulong *)in; uint m = n % 3; if (i < 1008) for (uint k = 0; k < 21; k++) l = l * 3 + t[i * m + k]; o[0] = l; o[1] = l >> 32;",
    # every fourth number, backwards
    "if (i <= n && n - i < 1024) a += in[(n - i) << 2] * b; o[0] = a;",
    # a switch
    "switch (b % 5) { case 0: for (uint k = 0; k < 4; k++) a += in[k]; break; case 3: for (uint k = 0; k < b % 7; k++) a ^= k; case 4: a++; break; default: o[1] = a; }"
    " o[0] = a;",
    "for (uint k = 0; k < 4; k++) switch (u % 3 + k) { case 1: a += in[i & 4095]; break; case 2: o[1] = a; break; case 3: return; } o[0] = a;",
    # arrays of the work-item's own, and what points into them
    "uint w[16]; for (uint k = 0; k < 16; k++) w[k] = in[(i + k) & 4095]; for (uint k = 0; k < 40; k++) { a = a * 3 + w[(k * 7 + b) & 15]; w[k & 15] ^= a; } o[0] = a;",
    "uint w[8]; for (uint k = 0; k < 8; k++) w[k] = b + k; if (i < n) for (uint k = 0; k < b % 9; k++) { w[a & 7] += k; a += w[k & 7]; } o[0] = a + w[3];",
    "uint w[8]; uint *p = w; for (uint k = 0; k < 8; k++) { w[k] = a + k; if (w[k] % 5 == 1) p = w + k; } for (uint k = 0; k < b % 4; k++) *p += k; o[0] = *p + w[7];",
    "float whole, f = fract((b & 1023) * 0.25f, &whole); for (uint k = 0; k < 4; k++) { f = fract(f * 3.25f + k, &whole); a += (uint)whole; } o[0] = a;",
    # where those that have parted meet: what is counted there is each one's own; one that all count alike and one that not all do; vectors and truth values
    "uint k = 0; for (; k < b % 7; k++) { a += k * 3; o[1] = a; } for (uint j = 0; j < 5; j++) a = a * 3 + in[j + k]; o[0] = a;",
    "uint k = 2; if (b & 8) { for (uint j = 0; j < 3; j++) { a += in[j]; o[1] = a; } k = 5; } for (uint j = 0; j < k + 4; j++) a = a * 3 + in[(j + i) & 4095]; o[0] = a;",
    "for (uint k = 0; k < 9; k++) { o[2] = a; if (a % 17 == 3) break; a = a * 5 + in[k]; } for (uint j = 0; j < n % 7; j++) { a ^= in[(i + j) & 4095]; o[0] = a; }",
    "for (uint t = 0; t < 4; t++) { for (uint k = 0; k < (b >> t) % 5; k++) { a += in[k]; o[1] = a; } for (uint k = 0; k < 6; k++) a = a * 3 + t; } for (uint k = 0; k < 3; k++) a ^= in[k]; o[0] = a;",
    "uint4 v = (uint4)(a, b, c, d); bool odd = b & 1; for (uint k = 0; k < c % 6; k++) { v = v.yzwx + k; odd = !odd; o[3] = v.x; } for (uint k = 0; k < 7; k++) v = v.wxyz * 3 + (odd ? k : v); o[0] = v.x + v.y; o[1] = v.z;",
    "uint w[9]; for (uint k = 0; k < 9; k++) w[k] = a + k; for (uint k = 0; k < b % 9; k++) { w[k] ^= in[(i + k) & 4095]; o[1] = k; } for (uint k = 0; k < 20; k++) w[k % 9] += w[(k + 4) % 9] * 5; o[0] = w[b % 9];",
    "for (uint k = 0; k < b % 5; k++) { a += in[k]; o[1] = a; } if (c & 4) return; for (uint k = 0; k < 4; k++) a = a * 7 + k; for (uint k = 0; k < d % 5; k++) { a ^= in[k]; o[2] = k; } for (uint k = 0; k < 4; k++) a += in[k] * a; o[0] = a;",
    # and loops of arithmetic behind it that they leave one by one, and memory of their own that a function is given
    "for (uint k = 0; k < b % 5; k++) { a += in[k]; o[1] = a; } for (uint k = 0; k < c % 11; k++) a = a * 5 + k; o[0] = a;",
    "uint w[8]; for (uint k = 0; k < 8; k++) w[k] = a + k; for (uint k = 0; k < b % 6; k++) { w[k] ^= in[k]; o[1] = k; } a += turned(w, b); for (uint k = 0; k < 9; k++) a = a * 3 + w[k & 7]; o[0] = a;",
    "uint w[300]; for (uint k = 0; k < 300; k++) w[k] = a * k; for (uint k = 0; k < b % 6; k++) { w[k * 9] ^= in[k]; o[1] = k; } a += turned(w + 8, c); for (uint k = 0; k < 9; k++) a = a * 3 + w[(a + k) % 300]; o[0] = a;",
    "uint w[8], *p = w; for (uint k = 0; k < 8; k++) w[k] = a + k; p = left_behind(w, &p, b); for (uint k = 0; k < b % 6; k++) { w[k] ^= in[k]; o[1] = k; } for (uint k = 0; k < 9; k++) a = a * 3 + p[k & 3]; o[0] = a;",
    # a number that only the work-item knows, of its own memory, changed between two that all read
    "uint w[8]; for (uint k = 0; k < 8; k++) w[k] = a + k * b; for (uint p = 0, t = a % 5; p < t; p++) { o[2] = a; w[w[3] & 7] += b - n; a = a * 5 + w[p & 7]; }",
    # atomic operations
    "for (uint k = 0; k < 5; k++) a += in[k] * b; if (a % 7 == 1) atomic_add(&o[1], a); for (uint k = 0; k < 3; k++) atomic_xor(&o[2], a + k); o[0] = a;",
    "if (i < n) { for (uint k = 0; k < 5; k++) { a += in[k] * b; if (a & 1) atomic_inc(&o[1]); } uint old = atomic_or(&o[2], a); if (old & 4) for (uint k = 0; k < 3; k++) a ^= in[(k + old) & 4095]; } o[0] = a;",
    # vectors
    "uint4 v = (uint4)(a, b, c, u); for (uint k = 0; k < 6; k++) { v = v * 3u + (uint4)(k, in[k], in[(i + k) & 4095], b); if (v.y % 9 == 2) v = v.wzyx; }"
    " *(global uint4 *)o = v; if (i < n) for (uint k = 0; k < v.x % 5; k++) { v.s2 += k; ((global uint4 *)o)[1] = v; }",
    "ushort4 h = convert_ushort4(*(global const uint4 *)(in + (b & 4092))); for (uint k = 0; k < n % 5; k++) h += h.yzwx ^ (ushort)k; *(global ushort4 *)o = h;"
    " uint3 t = (uint3)(a, b, h.x); for (uint k = 0; k < 4; k++) t = rotate(t, (uint3)(k, 3, 5)) + t.zxy; vstore3(t, 1, o);",
    # nothing but an endless loop that each leaves
    "for (;;) { a = a * 5 + 1; if (a % 8 == b % 8) break; for (uint k = 0; k < 2; k++) a += k * 2; } o[0] = a;",
]

MIX = "".join(f"a ^= a << {n}; a += a >> {32 - n} ^ b; " for n in (3, 7, 11, 13, 17, 19, 23, 29, 5, 9))


class Kernel:
    def __init__(self, rng):
        self.rng, self.lines, self.counters, self.indent, self.room = rng, [], [], 1, 26
        self.array = rng.random() < 0.4

    def put(self, text):
        self.lines.append("    " * self.indent + text)

    def value(self, depth=2):
        rng = self.rng
        if depth == 0 or rng.random() < 0.25:
            return rng.choice(["a", "b", "c", "u", "i", "n", f"{rng.randrange(64)}u"] + self.counters * 2)
        x, y = self.value(depth - 1), self.value(depth - 1)
        if self.array and rng.random() < 0.15:
            return f"w[{x} & 7]"
        return rng.choice([f"({x} + {y})", f"({x} - {y})", f"({x} * {y})", f"({x} ^ {y})", f"({x} & {y})", f"({x} >> ({y} & 7))", f"min({x}, {y})",
                           f"({x} % {rng.choice([3, 5, 7, 16])})", f"in[{x} & 4095]", f"in[(i + {y}) & 4095]", f"({x} < {y} ? {x} : {y})"])

    def condition(self):
        rng = self.rng
        uniform = rng.choice(["n", "u"] + self.counters)
        return rng.choice([
            "i < n", "i >= n / 2", f"i % {rng.choice([2, 16, 48, 64])} < {rng.choice([1, 16, 32])}", f"in[i & 4095] % {rng.choice([2, 5, 64])} == 0",
            f"{uniform} % {rng.choice([2, 3, 5])} == {rng.randrange(2)}", f"{uniform} < {rng.randrange(9)}", f"{uniform} > {rng.randrange(5)}",
            f"{self.value(1)} < {self.value(1)}", f"{self.value(1)} % {rng.choice([2, 37, 251])} == 1", f"(i < n && {self.value(1)} & 1)",
            f"(b & 3 || {uniform} & 1)"])

    def block(self, statements):
        self.indent += 1
        for _ in range(statements):
            self.statement()
        self.indent -= 1

    def statement(self):
        rng = self.rng
        self.room -= 1
        kinds = ["set"] * 4 + ["store"] * 2
        if self.room > 0 and self.indent < 6:
            kinds += ["if"] * 4 + ["else"] * 2 + (["for"] * 5 if len(self.counters) < 3 else []) + ["switch"]
            kinds += (["break"] * 2 + ["continue"]) if self.counters else []
            kinds += ["return"] if rng.random() < 0.3 else []
        kind = rng.choice(kinds)
        if kind == "set" and self.array and rng.random() < 0.3:
            self.put(f"w[{self.value(1)} & 7] {rng.choice(['=', '+=', '^='])} {self.value()};")
        elif kind == "store" and rng.random() < 0.2:
            self.put(f"atomic_{rng.choice(['add', 'xor', 'max'])}(&o[{rng.randrange(SLOTS)}], {self.value(1)});")
        elif kind == "set":
            self.put(f"{rng.choice('abcu')} {rng.choice(['=', '+=', '^=', '-='])} {self.value()};")
        elif kind == "store":
            self.put(f"o[{rng.randrange(SLOTS)}] {rng.choice(['=', '=', '+='])} {self.value()};")
        elif kind in ("if", "else"):
            self.put(f"if ({self.condition()}) {{")
            self.block(rng.randrange(1, 4))
            if kind == "else":
                self.put("} else {")
                self.block(rng.randrange(1, 3))
            self.put("}")
        elif kind == "switch":
            self.put(f"switch ({self.value(1)} % {rng.randrange(2, 5)}) {{")
            for case in range(rng.randrange(1, 4)):
                self.put(f"case {case}: {{")
                self.block(1)
                self.put("}" if rng.random() < 0.3 else "} break;" if not self.counters or rng.random() < 0.8 else "} continue;")
            self.put("}")
        elif kind == "for":
            name = f"k{len(self.counters)}"
            top = rng.choice([str(rng.randrange(1, 7)), str(rng.randrange(1, 7)), "u % 5", "n % 6", "b % 6", f"({self.value(1)}) % 5"])
            self.put(f"for (uint {name} = 0, top{name} = {top}; {name} < top{name}; {name}++) {{")
            self.counters.append(name)
            self.block(rng.randrange(1, 5))
            self.counters.pop()
            self.put("}")
        elif kind == "return":
            self.put(f"if ({self.condition()}) return;")
        else:
            self.put(f"if ({self.condition()}) {kind};")

    def text(self):
        if self.array:
            self.put("uint w[8] = {a, b, c, u, i, 5, 6, n};")
        for _ in range(self.rng.randrange(3, 7)):
            self.statement()
        self.put("o[0] += a + b * 3 + c * 5 + u * 7;")
        return "\n".join(self.lines)

# That stay functions, for they are large.
FUNCTIONS = [
    "uint turned(uint *w, uint a) { uint b = a; {M} {M} w[b & 3] ^= a; return a + w[3]; }",
    "uint *left_behind(uint *w, uint **p, uint a) { uint b = a; {M} {M} w[1] ^= a; *p = w + 1; return w + (a & 1); }",
]


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    rng, count = random.Random(int(sys.argv[1])), int(sys.argv[2])
    # Loops whose number of turns is known would no longer be some.
    known = [body if "w[" in body else re.sub(r"k < (\d+);", r"k < \1 + u % 3;", body) for body in KNOWN]
    known = [body.replace("{M}", MIX) for body in known]
    for function in FUNCTIONS:
        print("__attribute__((noinline)) " + function.replace("{M}", MIX))
    bodies = ["    " + body for body in known] + [Kernel(rng).text() for _ in range(count)]
    for number, body in enumerate(bodies):
        for form in "ks":
            print(f"kernel void {form}{number}(global uint *out, global const uint *in, uint n) {{\n"
                  "    uint i = get_global_id(1) * get_global_size(0) + get_global_id(0), a = in[(i * 7) & 4095], b = in[i & 4095], c = i, u = in[n & 4095], d = 0;\n"
                  f"    global uint *o = out + i * {SLOTS};")
            if form == "s":
                print("    if (n == 0xfffffff1u) atomic_cmpxchg(out, 1u, 2u);")
            print(f"{body}\n}}\n")


if __name__ == "__main__":
    main()
