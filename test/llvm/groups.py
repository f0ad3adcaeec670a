#!/usr/bin/env python3
"""Writes OpenCL C with kernels made at random whose work-items wait for each other:

    groups.py SEED COUNT > groups.cl

Kernel kN stores one value for each work-item: what its local variables have become by loops and conditions that are the
same for a whole group (with barriers, operations of groups and sub-groups, local memory), by others that are not, of which
some stride by how many work-items there are, and by returns of whole groups. From some of those whose number gives 1 or 2
when divided by 3 single work-items return early, too, and do not count where the others wait. All have the parameters (out, in, mem, n): n is small, `in` has 1024 numbers, `mem` one for each
work-item of a group. Kernels whose number is even use sub-groups; in every fourth nobody
waits, and there are loops of arithmetic that work-items leave one by one. Every second work-item of kernel
`apart` ends before its barrier, the first one of `leader` reads without one, and those of `parted` store 1 if operations
that not all of a sub-group come to give what each work-item computes for itself, those of `deep` if such operations in
functions that call themselves do. `strips` and `strips_left` have loops that nobody waits in, between barriers, `guarded` and `guarded_left` such behind guards, `rows` does things for
one work-item of each row, and for some rows, `narrow` for each 256th one, `counts` counts, and those of `locked` and the like one work-item at a time goes through. In every fourth kernel, from k2 on, work-items part before such operations too. No operation is one that OpenCL leaves undefined where
the last sub-group of a group has a multiple of 8 work-items."""
import random
import sys


class Kernel:
    def __init__(self, seed, number):
        self.random = random.Random(seed * 100003 + number)
        self.number = number
        self.sub_groups = number % 2 == 0
        self.waits = number % 4 != 3
        self.parts = number % 4 == 2
        self.leaves = self.waits and number % 3 != 0
        self.lines = []
        self.depth = 1
        self.loops = 0
        self.left = 28

    def put(self, text):
        self.lines.append("    " * self.depth + text)

    def any(self, *choices):
        return self.random.choice(choices)

    def varying(self):
        """An expression that may differ from work-item to work-item."""
        return self.any("a", "b", "c", "a + u", "b ^ (c >> 3)", "c * 7u + v", "in[(a + lid) & 1023]", "lid * 3u + b",
                        "p[b & 3]" if self.waits else "b * c", "(a & 1u) ? b : c", "(uint)get_global_id(0) + u",
                        "b % 5u + c")

    def uniform(self):
        return self.any("u", "v", "n", "u * 5u + 1u", "v ^ n", "(uint)get_group_id(0)", "in[(u + v) & 1023]", "u % 3u",
                        "(uint)get_num_groups(0) + v", str(self.random.randrange(100)))

    def target(self):
        return self.any("a", "b", "c")

    def name(self):
        self.loops += 1
        return f"i{self.loops}"

    def block(self, inside, *args):
        self.depth += 1
        for _ in range(self.random.randrange(1, 4)):
            inside(*args)
        self.depth -= 1

    def alone(self, level=0):
        """What each work-item does by itself."""
        self.left -= 1
        if self.parts and not self.random.randrange(3):
            self.put(self.any("{t} += sub_group_non_uniform_reduce_add({x});", "{t} ^= sub_group_non_uniform_scan_inclusive_max({x});",
                              "{t} += sub_group_non_uniform_scan_exclusive_add({x});", "{t} ^= sub_group_broadcast_first({x});",
                              "{t} += sub_group_elect() ? 3u : 5u;", "{t} ^= sub_group_ballot((int)(({x}) & 1u)).x;",
                              "{t} += sub_group_non_uniform_all_equal(({x}) & 2u) ? 7u : 1u;",
                              "{t} += sub_group_non_uniform_any(({x}) % 5u == 1u) ? 9u : 2u;").format(t=self.target(), x=self.varying()))
            return
        kind = self.random.randrange(8 if level < 2 else 4)
        if kind < 2:
            self.put(f"{self.target()} {self.any('=', '+=', '^=')} {self.varying()};")
        elif kind == 2 and self.waits:
            self.put(f"p[({self.varying()}) & 3] = {self.varying()};")
        elif kind < 4:
            self.put(f"{self.target()} = rotate({self.varying()}, 5u) + {self.uniform()};")
        elif kind == 4:
            self.put(f"if (({self.varying()}) & {self.any(1, 2, 4)}u) {{")
            self.block(self.alone, level + 1)
            self.put("} else {")
            self.block(self.alone, level + 1)
            self.put("}")
        elif kind == 5:
            i = self.name()
            self.put(f"for (uint {i} = 0; {i} < (({self.varying()}) & 3u); {i}++) {{")
            self.block(self.alone, level + 1)
            self.put(f"    if ((a + {i}) % 7u == 3u) {self.any('break', 'continue')};")
            self.put("}")
        elif kind == 6:
            self.put(f"switch (in[({self.varying()}) & 1023] & 0x80000003u) {{")
            for case in range(3):
                self.put(f"case {case}: {{")
                self.block(self.alone, level + 1)
                self.put("}")
                if self.random.randrange(3):
                    self.put("    break;")
            self.put("default: break; }")
        else:
            i = self.name()
            self.put(f"for (uint {i} = 0; {i} < 3; {i}++) {{")
            self.block(self.alone, level + 1)
            self.put("}")

    def turning(self):
        """A loop of arithmetic that each work-item leaves when it likes."""
        i = self.name()
        dry = ["a", "b", "c", "a + u", "b ^ (c >> 3)", "c * 7u + v", f"lid * {i}", f"a + {i} * u", "(uint)f", "b % 5u + c"]
        end = self.any("", f" && ({self.random.choice(dry)}) % 7u != 2u", f" || ({i} < 9u && (c & 1u))")
        self.put(f"uint {i} = {self.any('0', 'lid & 1u', 'n')}, last{i} = 0;")
        self.put(f"while ({i} < (({self.random.choice(dry)}) & {self.any(3, 15)}u){end}) {{")
        self.depth += 1
        self.put(f"{i}++;")
        for _ in range(self.random.randrange(1, 5)):
            kind = self.random.randrange(6)
            if kind < 2:
                self.put(f"{self.target()} {self.any('=', '+=', '^=')} {self.random.choice(dry)};")
            elif kind == 2:
                self.put(f"f = f * 0.5f + (float)(({self.random.choice(dry)}) & 255u);")
            elif kind == 3:
                self.put(f"if (({self.random.choice(dry)}) & 2u) {{ {self.target()} += {self.random.choice(dry)}; "
                         f"last{i} = {i}; }} else {self.target()} ^= {i};")
            elif kind == 4:
                self.put(f"if (({self.random.choice(dry)}) % 6u == 1u) {self.any('break', 'continue')};")
            else:
                self.put(f"last{i} = {self.random.choice(dry)};")
        self.depth -= 1
        self.put("}")
        self.put(f"{self.target()} += last{i} + {i} * 3u;")

    def exchange(self):
        """Local memory, written, waited for, read, and waited for."""
        self.put(f"mem[lid] = {self.varying()};")
        self.put("barrier(CLK_LOCAL_MEM_FENCE);")
        self.put(f"{self.target()} += mem[(lid + {self.uniform()}) % size];")
        if self.random.randrange(2):
            self.put(f"u += mem[({self.uniform()}) % size];")
        self.put("barrier(CLK_LOCAL_MEM_FENCE);")

    def called(self):
        """A function whose work-items wait, and that writes what it was passed by value and by address."""
        self.put(f"s.x = {self.varying()}; s.y = {self.varying()};")
        which = self.random.randrange(3 if self.sub_groups and not self.leaves else 2)
        self.put(f"{self.target()} += share{which}(mem, lid, size, p, s, {self.varying()}, {self.uniform()}) + s.x;")

    def hand_on(self):
        """A loop whose turns hand values on to each other: rotated, exchanged, or the one before kept for behind it."""
        i = self.name()
        self.put(f"uint old{i} = {self.varying()};")
        self.put(f"for (uint {i} = 0; {i} < ({self.uniform()}) % 4u + 1u; {i}++) {{")
        self.put("    mem[lid] = a + b;")
        self.put("    barrier(CLK_LOCAL_MEM_FENCE);")
        self.put(f"    uint next{i} = mem[(lid + {i} + 1u) % size] + {self.any('c', f'old{i}')};")
        self.put("    barrier(CLK_LOCAL_MEM_FENCE);")
        self.put("    " + self.any(f"old{i} = a; a = b; b = next{i};", f"uint t = a; a = b; b = t; c += next{i};",
                                   f"a = b; b = c; c = next{i};", f"old{i} = c; c = next{i};",
                                   f"if (u & {i}) {{ uint t = b; b = a; a = t; }} old{i} = b; c = next{i};"))
        self.put("}")
        self.put(f"{self.target()} ^= old{i};")

    def striding(self):
        """A loop that strides by how many work-items there are, with atomic operations on local memory."""
        i = self.name()
        self.put("mem[lid] = b;")
        self.put("barrier(CLK_LOCAL_MEM_FENCE);")
        self.put(f"uint last{i} = {self.varying()}, end{i} = ({self.any(self.varying, self.uniform)()}) & 511u;")
        start = self.any("lid", "lid", "(uint)get_global_id(0)", "lid * 3u", "(lid & 1u) * 300u")
        by = self.any("(uint)get_local_size(0)", "(uint)get_local_size(0)", "(uint)get_global_size(0) * 2u", "64u", "40u")
        how = self.any("add", "xor", "max")  # in whatever order
        self.put(f"for (uint {i} = {start}; {i} < end{i}; {i} += {by}) {{")
        self.depth += 1
        for _ in range(self.random.randrange(1, 5)):
            self.put(self.any(f"a ^= in[{i} & 1023];", f"b = rotate(b, 3u) + in[({i} + u) & 1023];",
                              f"atomic_{how}(&mem[(in[{i} & 1023] >> 3) % size], c + 1u);",
                              f"atomic_{how}(&mem[({i} * 5u) % size], {self.varying()});", f"p[{i} & 3] += a;",
                              f"last{i} = {i} + b;", f"if (in[{i} & 1023] & 2u) {{ c += p[b & 3]; last{i} ^= a; }}",
                              f"if ((a + {i}) % 3u == 1u) continue;"))
        self.depth -= 1
        self.put("}")
        self.put("barrier(CLK_LOCAL_MEM_FENCE);")
        self.put(f"{self.target()} ^= last{i} + mem[(lid + 1u) % size];")
        self.put("barrier(CLK_LOCAL_MEM_FENCE);")

    def together(self):
        scope = "sub_group" if self.sub_groups and self.random.randrange(3) else "work_group"
        if self.sub_groups and not self.leaves and not self.random.randrange(4):
            mask = self.any(1, 2, 4)
            self.put(self.any(f"{self.target()} += (uint)intel_sub_group_shuffle_xor((int)({self.varying()}), {mask}u);",
                              f"{self.target()} ^= sub_group_broadcast({self.varying()}, {mask}u);",
                              "sub_group_barrier(CLK_LOCAL_MEM_FENCE);",
                              f"{self.target()} += sub_group_any(({self.varying()}) % 3u == 0) ? 1u : 2u;"))
            return
        how = self.any("add", "min", "max")
        result = self.any("{t} += {s}_reduce_{h}({x});", "{t} ^= {s}_scan_inclusive_{h}({x});",
                          "{t} += {s}_scan_exclusive_{h}({x});", "{t} += {s}_all(({x}) != 5u) ? 3u : 9u;",
                          "{t} += {s}_any(({x}) % 9u == 1u) ? 4u : 8u;")
        target = self.target()
        if scope == "work_group" and "reduce" in result and self.random.randrange(2):
            target = self.any("u", "v")
        self.put(result.format(t=target, s=scope, h=how, x=self.varying()))

    def step(self, level=0):
        """What all work-items of a group do together."""
        self.left -= 1
        if self.left < 0:
            self.put(f"a += {self.uniform()};")
            return
        if self.leaves and not self.random.randrange(9):
            self.put(f"if (({self.varying()}) % {self.any(3, 7, 29)}u == 1u) {{ out[me] = a + b; return; }}")
        kind = self.random.randrange(13 if level < 3 else 7)
        if kind < 2:
            self.alone()
        elif kind < 6 and not self.waits:
            self.any(self.alone, self.turning, self.turning)()
        elif kind < 4:
            self.exchange()
        elif kind == 4 and not self.random.randrange(3):
            self.called()
        elif kind < 6:
            self.any(self.together, self.together, self.hand_on, self.striding, self.striding)()
        elif kind == 6:
            self.put(f"{self.any('u', 'v')} {self.any('=', '+=', '^=')} {self.uniform()};")
        elif kind < 9:
            i = self.name()
            self.put(f"for (uint {i} = 0; {i} < ({self.uniform()}) % 3u + 1u; {i}++) {{")
            self.block(self.step, level + 1)
            if self.random.randrange(3) == 0:
                self.put(f"    if ((u + {i}) % 5u == 2u) {self.any('break', 'continue')};")
            self.block(self.step, level + 1)
            self.put("}")
        elif kind == 9:
            i = self.name()
            self.put(f"uint {i} = 0; do {{")
            self.block(self.step, level + 1)
            self.put(f"}} while (++{i} < 1u + (v & 1u));")
        elif kind == 10:
            self.put(f"switch (in[({self.uniform()}) & 1023] & 0x80000003u) {{")
            for case in range(2):
                self.put(f"case {case}: {{")
                self.block(self.step, level + 1)
                self.put("}")
                if self.random.randrange(3):
                    self.put("    break;")
            self.put("default: break; }")
        elif kind == 11 and level < 2:
            self.put(f"if (({self.uniform()}) % 11u == 3u) {{ out[me] = a + b; return; }}")
        else:
            self.put(f"if (({self.uniform()}) & 1u) {{")
            self.block(self.step, level + 1)
            self.put("} else {")
            self.block(self.step, level + 1)
            self.put("}")

    def text(self):
        self.put("uint size = (uint)(get_local_size(0) * get_local_size(1) * get_local_size(2));")
        lid = "get_local_linear_id()" if self.number % 5 < 3 else \
            "(get_local_id(0) + get_local_size(0) * (get_local_id(1) + get_local_size(1) * get_local_id(2)))"
        self.put(f"uint lid = (uint){lid}, me = (uint)get_global_linear_id();")
        self.put("uint a = in[me & 1023], b = lid * 17u, c = me ^ n, u = n + 2u, v = (uint)get_group_id(0) * 3u;")
        if self.waits:
            self.put("uint p[4] = {a, b, c, n};")
            self.put("struct pair s;")
        else:
            self.put("float f = (float)(b & 63u);")
        if self.leaves:  # those that leave have written what others read
            self.put("mem[lid] = a;")
            self.put("barrier(CLK_LOCAL_MEM_FENCE);")
        while self.left > 0:
            self.step()
        self.put(f"out[me] = a ^ b * 3u ^ c * 5u ^ u * 7u ^ v * 11u{' ^ p[me & 3]' if self.waits else ' ^ (uint)f'};")
        head = f"kernel void k{self.number}(global uint *out, global const uint *in, local uint *mem, uint n) {{"
        return "\n".join([head, *self.lines, "}", ""])


# They are called; the second calls the first.
SHARED = """struct pair { uint x, y; };
__attribute__((noinline)) uint share0(local uint *mem, uint lid, uint size, uint *p, struct pair s, uint x, uint u) {
    mem[lid] = s.x;
    barrier(CLK_LOCAL_MEM_FENCE);
    s.x += mem[(lid + u) % size];
    barrier(CLK_LOCAL_MEM_FENCE);
    p[s.x & 3] ^= s.y;
    return s.x * 3u + x;
}
__attribute__((noinline)) uint share1(local uint *mem, uint lid, uint size, uint *p, struct pair s, uint x, uint u) {
    uint sum = x, seen[4] = {u, lid, x, 7};
    if (u % 3u == 1u)
        return share0(mem, lid, size, p, s, x, u) - share0(mem, lid, size, p, s, sum, u + 1u);
    for (uint i = 0; i < u % 3u + 1u; i++) {
        seen[i & 3] += sum;
        sum += share0(mem, lid, size, seen, s, s.y, i) ^ work_group_reduce_max(s.x + i);
        s.y += seen[0];
        if ((u + i) % 7u == 2u)
            return sum;
    }
    return sum + seen[1];
}
__attribute__((noinline)) uint share2(local uint *mem, uint lid, uint size, uint *p, struct pair s, uint x, uint u) {
    s.x = sub_group_reduce_add(s.x) + p[x & 3];
    return u & 1u ? s.x : s.x + (uint)intel_sub_group_shuffle_xor((int)x, 1u);
}
"""

# Ways of one branch end differently where those of another one, which decides who comes to an operation, meet.
JOINED = """kernel void k%d(global uint *out, global const uint *in, local uint *mem, uint n) {
    uint lid = (uint)get_local_linear_id(), me = (uint)get_global_linear_id();
    uint a = in[me & 1023], b = lid * 17u, c = me ^ n;
    uint p[4] = {a, b, c, n};
    switch (in[a & 1023] & 3u) {
    case 0:
        b = rotate(c, 5u) + n;
        if (p[b & 3] & 2u) {
            b = rotate((a & 1u) ? b : c, 5u) + lid;
            a ^= p[b & 3];
        } else {
            c += b ^ (c >> 3);
        }
        break;
    case 1:
        p[(lid * 3u + b) & 3] = (a & 1u) ? b : c;
        break;
    case 2:
        a ^= sub_group_broadcast_first(b);
        break;
    }
    out[me] = a ^ b * 3u ^ c * 5u ^ p[me & 3];
}"""

# Every second work-item ends before a barrier that the others wait at, which OpenCL leaves undefined.
APART = """kernel void apart(global uint *out, global const uint *in, local uint *mem, uint n) {
    if (get_local_id(0) & 1) return;
    mem[get_local_id(0)] = n;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = mem[0];
}"""

# The first work-item reads what others have just written, as code made for work-items in step does.
LEADER = """__attribute__((noinline)) void gather(local uint *mem, uint lid, uint size, global const uint *in, uint n) {
    for (uint i = lid; i < n; i += size)
        mem[i] = in[i] + n;
    if (lid == 0)
        for (uint i = 1; i < n; i++)
            mem[8] = mem[i] + (i == 1 ? 0 : mem[8]);
}
kernel void leader(global uint *out, global const uint *in, local uint *mem, uint n) {
    gather(mem, (uint)get_local_id(0), (uint)get_local_size(0), in, n);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = mem[8];
}"""

# Who comes to an operation, and with what, is told by `in` alone. In each turn both ways meet again, and behind the loop all do.
PARTED = """#define F(l) in[(first + (l) + 64u * (uint)get_group_id(0)) & 1023]
#define TURNS(l) (F(l) % 5u + n)
kernel void parted(global uint *out, global const uint *in, local uint *mem, uint n) {
    uint lid = (uint)get_local_linear_id(), size = get_sub_group_size(), me = get_sub_group_local_id();
    uint first = lid - me, right = 1, got = 0, wanted = 0, kept = 0, last = 0;
    for (uint i = 0; i < TURNS(me); i++) {
        uint way = F(me) >> i & 16u, below = 0, sum = 0, all = 0, least = size;
        for (uint l = 0; l < size; l++) {
            uint here = TURNS(l) > i ? 1u : 0u, same = here & ((F(l) >> i & 16u) == way ? 1u : 0u);
            all += here;
            sum += same * F(l);
            below += same * (l < me ? F(l) : 0u);
            least = same && l < least ? l : least;
        }
        if (way) {
            right &= sub_group_non_uniform_reduce_add(F(me)) == sum;
            right &= sub_group_elect() == (me == least);
        } else {
            kept = sub_group_non_uniform_scan_exclusive_add(F(me));
            last = below;
            if (i == 1)
                right &= sub_group_non_uniform_all_equal(last == kept);
        }
        got += sub_group_non_uniform_reduce_add(1u);
        wanted += all;
    }
    right &= got == wanted && kept == last && sub_group_reduce_add(1u) == size;
    mem[lid] = right;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_linear_id()] = mem[lid] & right;
}"""

# Loops that all go through equally often or in steps of the whole range, and nobody waits in. From the second some end before the others wait.
STRIPS = """kernel void strips(global uint *out, global const uint *in, local uint *mem, uint n) {
    uint lid = (uint)get_local_linear_id(), at = (uint)get_global_linear_id(), a = in[at & 1023], b = lid, sum = 0;
    for (uint i = at; i < 1000u + n; i += (uint)get_global_size(0))
        sum += in[i & 1023] ^ i;
    mem[lid] = a + sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint x = mem[(lid + 1) % (uint)get_local_size(0)];
    for (uint i = 0; i < n; ++i) {
        b = b * 5u + in[(a + b) & 1023];
        for (uint k = 0; k < i; ++k)
            a ^= b >> k;
        x += a;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (n & 1)
        mem[lid] = x;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[at] = mem[lid] + x * 3u + a;
}
kernel void strips_left(global uint *out, global const uint *in, local uint *mem, uint n) {
    uint lid = (uint)get_local_linear_id(), at = (uint)get_global_linear_id(), a = in[at & 1023];
    if (a & 4u)
        return;
    mem[lid] = a;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = 0; i < n; ++i)
        a = a * 5u + in[(a + mem[lid]) & 1023];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[at] = a + mem[lid];
}"""

# Loops behind guards, which part work-items of one strip or none. From the second some end before the others wait.
GUARDED = """#define GUARDED(name, first) kernel void name(global uint *out, global const uint *in, local uint *mem, uint n) { \\
    uint lid = (uint)get_local_linear_id(), at = (uint)get_global_linear_id(), size = (uint)get_local_size(0); \\
    uint a = in[at & 1023], sum = a, last = 21u + n * 50u; \\
    first; \\
    for (uint t = 0; t < 3; ++t) { \\
        mem[lid] = a + t; \\
        barrier(CLK_LOCAL_MEM_FENCE); \\
        if (at < last) { \\
            sum ^= t; \\
            if (n & 1u) \\
                for (uint i = 0; i < 150; ++i) \\
                    sum = sum * 3u + (in[(i * n + at) & 1023] ^ mem[lid]); \\
            else \\
                for (uint i = 0; i < 150; ++i) \\
                    sum += in[(at * n + i) & 1023] ^ i; \\
        } \\
        barrier(CLK_LOCAL_MEM_FENCE); \\
    } \\
    a += sum; \\
    mem[lid] = a; \\
    barrier(CLK_LOCAL_MEM_FENCE); \\
    if (lid < 5u && n > 1u) \\
        sum = a * 5u; \\
    else \\
        for (uint i = 0; i < 50u * size; ++i) \\
            sum = rotate(sum, 3u) + in[(i + lid) & 1023]; \\
    barrier(CLK_LOCAL_MEM_FENCE); \\
    if (!(lid == n)) \\
        for (uint i = 0; i < 150; ++i) \\
            a = a * 5u + (in[(i + lid) & 1023] >> 1); \\
    out[at] = mem[lid] + sum * 7u + a; \\
}
GUARDED(guarded, (void)0)
GUARDED(guarded_left, if (a & 4u) return)"""

# One work-item after the other goes through a loop, with the others shut out: between barriers, where a function shuts them out,
# where turns stride by how many work-items there are, and where work-items of sub-groups have parted before.
LOCKED = """__attribute__((noinline)) void shut(volatile local uint *lock) {
    while (atomic_cmpxchg(lock, 0u, 1u)) {}
}
#define SHUT while (atomic_cmpxchg(&lock, 0u, 1u)) {}
#define EACH for (uint i = 0; i < n; ++i) total += s >> i
#define LOCKED(name, first, shut, loop) kernel void name(global uint *out, global const uint *in, local uint *mem, uint n) { \\
    local uint lock, total; \\
    uint lid = (uint)get_local_linear_id(), at = (uint)get_global_linear_id(), size = (uint)get_local_size(0), a = in[at & 1023]; \\
    first; \\
    mem[lid] = a; \\
    if (lid == 0) \\
        lock = total = 0; \\
    barrier(CLK_LOCAL_MEM_FENCE); \\
    uint s = mem[(lid + 1) % size]; \\
    shut; \\
    loop; \\
    atomic_xchg(&lock, 0u); \\
    barrier(CLK_LOCAL_MEM_FENCE); \\
    out[at] = total + s; \\
}
LOCKED(locked, (void)0, SHUT, EACH)
LOCKED(locked_sub_groups, a += sub_group_reduce_add(at), shut(&lock), EACH)
LOCKED(locked_turns, uint i = lid, SHUT, do atomic_add(&total, in[i] + s); while ((i += size) < 300u))
LOCKED(locked_parted, if (a & 8u) a += sub_group_non_uniform_reduce_add(at), SHUT, EACH)"""

# What the first, another or the last work-item of each row does alone, and all of some rows, told by numbers of rows that are computed, kept or read.
ROWS = """kernel void rows(global uint *out, global const uint *in, local uint *mem, uint n) {
    uint x = (uint)get_local_id(0), y = (uint)get_local_id(1), z = (uint)get_local_id(2), width = (uint)get_local_size(0);
    uint height = (uint)get_local_size(1), row = z * height + y, lid = row * width + x, rows = height * (uint)get_local_size(2);
    uint at = ((uint)get_global_id(2) * (uint)get_global_size(1) + (uint)get_global_id(1)) * (uint)get_global_size(0) + (uint)get_global_id(0);
    uint a = in[at & 1023], kept = in[row & 1023];
    mem[lid] = a;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (x == 0)
        mem[lid] += in[(row + n) & 1023];
    barrier(CLK_LOCAL_MEM_FENCE);
    a ^= mem[row * width];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (x == 3 && y != 1)
        for (uint i = 0; i < n; ++i)
            mem[lid] = mem[lid] * 5u + in[(lid + i) & 1023];
    barrier(CLK_LOCAL_MEM_FENCE);
    a += mem[row * width + (3 < width ? 3 : 0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint step = 1; step < rows; step *= 2) {
        if (row % (2u * step) == 0 && row + step < rows)
            mem[lid] += mem[lid + step * width];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (((uint)get_global_id(1) + n) & 1u)
        mem[lid] ^= a * 3u;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (kept & 1u)
        mem[lid] += kept + (uint)get_global_id(2);
    barrier(CLK_LOCAL_MEM_FENCE);
    a = a * 7u + mem[(lid + 1u) % (rows * width)];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (x != 0) return;
    mem[row] = a;
    out[at] = mem[row] + kept;
}"""

# A place in a row with 8 of its bits, which several work-items of a long row have.
NARROW = """kernel void narrow(global uint *out, global const uint *in, local uint *mem, uint n) {
    uint lid = (uint)get_local_linear_id(), at = (uint)get_global_linear_id();
    mem[lid] = in[at & 1023];
    barrier(CLK_LOCAL_MEM_FENCE);
    if ((uchar)get_local_id(0) == 1)
        out[at] = mem[lid ^ 1u];
    barrier(CLK_LOCAL_MEM_FENCE);
    if ((char)get_local_id(0) != 0) return;
    out[at] = mem[lid] + n;
}"""

# Several work-items count in one place.
COUNTS = """kernel void counts(global uint *out, global const uint *in, local uint *mem, uint n) {
    local uint bins[16];
    uint lid = (uint)get_local_linear_id(), at = (uint)get_global_linear_id(), bin = in[at & 1023] >> n & 15u;
    for (uint i = lid; i < 16; i += (uint)(get_local_size(0) * get_local_size(1) * get_local_size(2)))
        bins[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&bins[bin]);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[at] = bins[bin];
}"""

# Which of two functions calls which, and how often, is told by `in`: those that have gone the same way so far are together.
DEEP = """#define DEEP(l) (F(l) & 15u)
#define DEPTH(l) (F(l) >> 4 & 3u)
#define BODY uint sum = (depth + 1u) * sub_group_non_uniform_reduce_add(1u); \\
    if (left == 0) return sum; \\
    sum += at & 1u ? odd(at >> 1, left - 1u, depth + 1u) : even(at >> 1, left - 1u, depth + 1u); \\
    return sum + 100u * (depth + 1u) * sub_group_non_uniform_reduce_add(1u);
uint odd(uint at, uint left, uint depth);
__attribute__((noinline)) uint even(uint at, uint left, uint depth) { BODY }
__attribute__((noinline)) uint odd(uint at, uint left, uint depth) { BODY }
kernel void deep(global uint *out, global const uint *in, local uint *mem, uint n) {
    uint lid = (uint)get_local_linear_id(), size = get_sub_group_size(), me = get_sub_group_local_id();
    uint first = lid - me, wanted = 0;
    for (uint d = 0; d <= DEPTH(me); d++) {
        uint here = 0, on = 0, mask = (1u << d) - 1u;
        for (uint l = 0; l < size; l++) {
            uint same = ((DEEP(l) ^ DEEP(me)) & mask) == 0 ? 1u : 0u;
            here += DEPTH(l) >= d ? same : 0u;
            on += DEPTH(l) > d ? same : 0u;
        }
        wanted += (d + 1u) * here + (DEPTH(me) > d ? 100u * (d + 1u) * on : 0u);
    }
    uint got = even(DEEP(me), DEPTH(me), 0);
    mem[lid] = got == wanted && sub_group_reduce_add(1u) == size;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_linear_id()] = mem[lid];
}"""


def main():
    seed, count = int(sys.argv[1]), int(sys.argv[2])
    print("#pragma OPENCL EXTENSION cl_khr_subgroups : enable")
    print("int __attribute__((overloadable)) intel_sub_group_shuffle_xor(int, uint);")
    print(SHARED)
    for number in range(count):
        print(Kernel(seed, number).text())
    print(JOINED % count)
    print(APART)
    print(LEADER)
    print(PARTED)
    print(DEEP)
    print(STRIPS)
    print(GUARDED)
    print(LOCKED)
    print(ROWS)
    print(NARROW)
    print(COUNTS)


if __name__ == "__main__":
    main()
