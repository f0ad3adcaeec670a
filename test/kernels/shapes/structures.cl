// Structures that are passed, returned, copied in part and as a whole, whose members are not all looked at.
typedef struct { int a[5]; short s; long l; char c[3]; } record;
typedef struct { record r[2]; int n; } pair;
typedef struct { uchar b[7]; ushort h; float f; double d; } odd;
typedef struct { int x, y; } two;
typedef union { int i[2]; long l; uchar b[8]; } mix;

__attribute__((noinline)) int spoil(record r, int i) {
    r.a[i % 5] += 7;
    r.l ^= r.a[(i + 1) % 5];
    r.s += i;
    int sum = 0;
    for (int k = 0; k < 5; k++)
        sum = sum * 31 + r.a[k];
    return sum + r.s + (int)r.l + r.c[i % 3];
}
__attribute__((noinline)) int look(record r, int i) { return r.a[0] + r.s * 3 + (int)r.l * 5 + r.c[i % 3]; }
__attribute__((noinline)) record made(record r, int i) {
    r.a[i % 5] = i;
    r.c[i % 3] ^= 5;
    return r;
}
__attribute__((noinline)) two swapped(two t) {
    int x = t.x;
    t.x = t.y;
    t.y = x;
    return t;
}
__attribute__((noinline)) int nested(pair p, int i) {
    p.r[i & 1].a[i % 5] *= 3;
    p.r[1 - (i & 1)] = p.r[i & 1];
    p.n += i;
    return spoil(p.r[0], i) ^ spoil(p.r[1], p.n);
}
__attribute__((noinline)) int of_three(two a, record r, two b) {
    a.x += r.a[0];
    b.y += a.x;
    r.a[1] = b.y;
    return a.x * 3 + b.y + r.a[1];
}
__attribute__((noinline)) int by_pointer(record *p, record r, int i) {
    p->a[i % 5] = 100 + i;
    return r.a[i % 5] + p->a[i % 5];
}
__attribute__((pure, noinline)) int seen(const record *r, int i) { return r->a[i % 5] * 7 + (int)r->l; }
int by_halves(odd a, odd b, int i) {
    odd c = i & 1 ? a : b, d = c;
    d.b[i % 7] ^= i;
    c.h = d.h + 3;
    return c.h * 7 + d.b[3] + c.b[6];
}

kernel void returned(global int *o, global record *in) {
    int i = get_global_id(0);
    in[i] = made(in[i], i);
    o[i] = spoil(in[i], i);
}
kernel void returned_alone(global record *in) {
    int i = get_global_id(0);
    in[i] = made(in[i], i);
}
kernel void looked_at(global int *o, global record *in) {
    int i = get_global_id(0);
    o[i] = look(in[i], i);
}
kernel void kept(global int *o, global const record *in) {
    int i = get_global_id(0);
    record d = in[i], e = d;
    int r = spoil(d, i) + spoil(e, i);
    o[i] = r + (d.a[i % 5] == e.a[i % 5]) + (int)(d.l - e.l);
}
kernel void aliased(global int *o, global const record *in) {
    int i = get_global_id(0);
    record d = in[i];
    d = made(d, i);
    record f = made(d, i + 1);
    d = made(made(d, i + 2), i + 3);
    o[i] = spoil(d, 1) ^ spoil(f, 2);
}
kernel void swaps(global two *t) {
    int i = get_global_id(0);
    two k = swapped(t[i]);
    t[i] = swapped(swapped(swapped(k)));
    t[i].x += k.y;
}
kernel void deepest(global int *o, global const pair *in) {
    int i = get_global_id(0);
    pair p = in[i];
    int r = nested(p, i);
    p.r[i & 1].a[1] = i;
    o[i] = r * 5 + nested(p, i + 1) + p.n + p.r[0].a[1];
}
kernel void seen_twice(global int *o, global const record *in) {
    int i = get_global_id(0);
    record d = in[i];
    o[i] = by_pointer(&d, d, i) * 2 + d.a[i % 5];
}
kernel void several(global int *o, global const two *t, global const record *in) {
    int i = get_global_id(0);
    two a = t[i];
    a.x += i;
    o[i] = of_three(a, in[i], a) + of_three(swapped(a), in[i], a);
}
kernel void in_loop(global int *o, global const record *in, int n) {
    int i = get_global_id(0), r = 0;
    record d = in[i];
    for (int k = 0; k < n; k++) {
        record e = d;
        e.a[k % 5] += i;
        r += spoil(e, k);
        if (r & 1)
            d = e;
    }
    o[i] = r;
}
kernel void through_three(global record *out, global const record *in) {
    int i = get_global_id(0);
    record a = in[i], b, c;
    a.s += i;
    b = a;
    b.c[i % 3] = 1;
    c = b;
    out[i] = c;
}
kernel void back_and_forth(global record *out, global const record *in, int n) {
    int i = get_global_id(0);
    record a = in[i], b = in[(i + 1) & 127];
    for (int k = 0; k < n; k++) {
        record t = a;
        a = b;
        b = t;
        a.a[k % 5]++;
    }
    out[i] = i & 1 ? a : b;
}
kernel void odd_members(global int *o, global odd *in) {
    int i = get_global_id(0);
    odd a = in[i], b = a;
    b.f = a.f * 2;
    o[i] = by_halves(a, b, i);
    in[i] = i % 3 ? a : b;
}
kernel void unions(global int *o, global const mix *in) {
    int i = get_global_id(0);
    mix m = in[i];
    m.b[i & 7] ^= i;
    o[i] = m.i[0] ^ m.i[1] * 3;
    m.l += i;
    o[i] += m.b[3];
}
kernel void array_of_records(global record *out, global const record *in, int n) {
    int i = get_global_id(0);
    record all[4];
    for (int k = 0; k < 4; k++)
        all[k] = in[(i + k) & 127];
    for (int k = 0; k < n; k++)
        all[(i + k) & 3] = made(all[k & 3], k);
    out[i] = all[i & 3];
}
kernel void in_local(global record *out, global const record *in, local record *tile) {
    int i = get_global_id(0), l = get_local_id(0);
    record a = in[i];
    a.l += l;
    tile[l] = a;
    barrier(CLK_LOCAL_MEM_FENCE);
    record b = tile[(l + 1) % get_local_size(0)];
    b.s ^= 1;
    out[i] = b;
}
kernel void seen_again(global int *o, global const record *in) {
    int i = get_global_id(0);
    record a = in[i];
    int r = seen(&a, i);
    a.a[i % 5] += r;
    o[i] = r * 3 + seen(&a, i);
}

// A vector by elements, as a pointer has it.
kernel void by_element(global float *o, global const float4 *in) {
    int i = get_global_id(0);
    float4 v = in[i];
    float *p = (float *)&v;
    p[i & 3] += 2;
    float16 w = (float16)(v, v * 2, v + 1, v);
    o[i] = v.x + v.y * 2 + ((float *)&w)[i & 15];
}
// A function that stays one reads what a loop of so many turns has written.
kernel void seen_in_loop(global int *o, global const record *in, int n) {
    int i = get_global_id(0), r = 0;
    record a = in[i];
    for (int k = 0; k < n; k++) {
        r += seen(&a, k);
        a.a[k % 5] += r;
    }
    o[i] = r;
}

// Structures by value, as arrays are handed to kernels with where they begin and how far apart their rows are.
typedef struct {
    int sizes[4], steps[4], first;
} layout;

kernel void filtered(global float *out, const layout to, global const float *in, const layout from, constant float *weights, local float *part) {
    int x = get_local_id(0), y = get_local_id(1), width = get_local_size(0) + 4, height = get_local_size(1) + 4;
    int gx = get_group_id(0) * get_local_size(0) + x, gy = get_group_id(1) * get_local_size(1) + y;
    for (int b = y; b < height; b += get_local_size(1)) {
        for (int a = x; a < width; a += get_local_size(0)) {
            int i = gx + a - x - 2, j = gy + b - y - 2;
            bool within = i >= 0 && i < from.sizes[0] && j >= 0 && j < from.sizes[1];
            part[b * width + a] = within ? in[from.first + j * from.steps[1] + i * from.steps[0]] : 0;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0;
    for (int j = 0; j < 5; ++j)
        for (int i = 0; i < 5; ++i)
            sum += part[(y + j) * width + x + i] * weights[j * 5 + i];
    if (gx < to.sizes[0] && gy < to.sizes[1])
        out[to.first + gy * to.steps[1] + gx * to.steps[0]] = sum;
}

// In a function that it hands it on to a work-item changes it, and reads its own afterwards.
static int moved(layout l, int by) {
    for (int k = 0; k < 4; ++k)
        l.steps[k] += by;
    return l.steps[by & 3];
}

kernel void handed_on(global int *out, const layout l, local int *part) {
    int x = get_local_id(0), size = get_local_size(0);
    part[x] = moved(l, x);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = l.steps[x & 3] + part[size - 1 - x] + moved(l, part[x ^ 1]);
}

// By an index of the work-item's own.
kernel void looked_up(global int *out, const layout l, local int *part) {
    int x = get_local_id(0), size = get_local_size(0);
    part[x] = l.sizes[x & 3];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = l.steps[part[size - 1 - x] & 3] + l.first;
}

// Structures by value from turn to turn: numbers of several parts, raised to a power of all work-items.
typedef struct {
    uint low, middle, high;
} wide;
typedef struct {
    ushort parts[2];
    uchar signs[4];
    float weight;
    long all;
} mixed;
typedef union {
    struct {
        uchar tag;
        uint rest;
    } told;
    uint words[2];
} either;

__attribute__((noinline)) static wide product(wide a, wide b) {
    wide r = {a.low * b.low, mul_hi(a.low, b.low), mul_hi(a.low, b.middle) + mul_hi(a.middle, b.low)};
    uint cross = a.low * b.middle;
    r.middle += cross;
    r.high += r.middle < cross;
    cross = a.middle * b.low;
    r.middle += cross;
    r.high += (r.middle < cross) + a.low * b.high + a.middle * b.middle + a.high * b.low;
    return r;
}

__attribute__((noinline)) static mixed stirred(mixed m, wide w) {
    m.parts[w.low & 1] += w.middle;
    m.signs[w.high & 3] ^= w.low;
    m.weight = m.weight * 0.5f + (w.low >> 8);
    m.all += m.parts[0] * (long)m.signs[1];
    return m;
}

static void turn(either *e, uint by) {
    e->words[0] = rotate(e->words[0], by) + e->told.tag;
    e->told.rest ^= e->words[0];
}

#ifndef __NVPTX__ // there clang returns a union as its first member, without what lies between that one's numbers
__attribute__((noinline)) static either turned(either e, uint by) {
    turn(&e, by);
    return e;
}
#endif

kernel void powers(global uint *out, global const uint *in, uint power) {
    const int i = get_global_id(0);
    wide base = {in[i], in[i] * 3 + 1, i}, r = {1, 0, 0};
    mixed m = {{i, 7}, {1, 2, 3, 4}, 0.25f, -i}, kept = m;
    either e = {.words = {in[i] * 0x01010101u, i}}, last = e;
    for (; power; power <<= 1) {
        const wide before = r;
        r = product(before, before);
        kept = m;
        m = stirred(kept, r);
        last = e;
        if (power & 0x80000000u) {
            r = product(r, base);
#ifdef __NVPTX__
            turn(&last, 5);
#else
            last = turned(e, 5);
#endif
        }
        e = last;
    }
    out[4 * i] = r.low ^ r.middle;
    out[4 * i + 1] = r.high ^ m.parts[0] ^ m.parts[1] << 16;
    out[4 * i + 2] = (uint)m.all ^ (uint)kept.all ^ as_uint(m.weight) ^ m.signs[0] << 8 ^ m.signs[3];
    out[4 * i + 3] = e.words[0] ^ e.words[1] ^ last.words[0] * 3;
}
