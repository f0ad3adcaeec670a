// Rounds of hashes and ciphers, with what searches for passwords and miners do around them.

#define F(x, y, z) bitselect(z, y, x)
#define STEP(f, a, b, c, d, x, t, s) a = rotate(a + f(b, c, d) + (x) + (t), (uint)(s)) + b

inline uint4 md5_like(uint4 s, const uint *w) {
    for (int i = 0; i < 64; i += 4) {
        STEP(F, s.x, s.y, s.z, s.w, w[i & 15], 0xd76aa478u + i, 7);
        STEP(F, s.w, s.x, s.y, s.z, w[(i * 5 + 1) & 15], 0xe8c7b756u ^ i, 12);
        STEP(F, s.z, s.w, s.x, s.y, w[(i * 3 + 5) & 15], 0x242070dbu, 17);
        STEP(F, s.y, s.z, s.w, s.x, w[(i * 7) & 15], 0xc1bdceeeu, 22);
    }
    return s;
}

// Candidates of a range, each below a guard, and what is found by a number that work-items share.
kernel void search_digest(global const uint *words, global uint4 *found, volatile global uint *count, uint first, uint n, uint mask) {
    uint g = get_global_id(0);
    uint w[16];
    if (g >= n)
        return;
    for (int i = 0; i < 16; ++i)
        w[i] = words[i];
    w[0] ^= first + g;
    uint4 d = md5_like((uint4)(0x67452301u, 0xefcdab89u, 0x98badcfeu, 0x10325476u), w);
    if ((d.x & mask) == 0) {
        uint at = atomic_inc(count);
        if (at < 64)
            found[at] = (uint4)(g, d.yzw);
    }
}

constant uint k256[16] = {0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
                          0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174};
#define ROTR(x, n) rotate(x, 32u - n)
kernel void sha256_like(global const uint *in, global uint *out, uint rounds) {
    uint g = get_global_id(0), w[16], s[8];
#pragma unroll
    for (int i = 0; i < 16; ++i)
        w[i] = in[g * 16 + i];
#pragma unroll
    for (int i = 0; i < 8; ++i)
        s[i] = k256[i];
    for (uint r = 0; r < rounds; ++r) {
#pragma unroll
        for (int i = 0; i < 16; ++i) {
            uint x = w[(i + 1) & 15], y = w[(i + 14) & 15];
            if (r > 0)
                w[i] += (ROTR(x, 7u) ^ ROTR(x, 18u) ^ (x >> 3)) + w[(i + 9) & 15] + (ROTR(y, 17u) ^ ROTR(y, 19u) ^ (y >> 10));
            uint t = s[7] + (ROTR(s[4], 6u) ^ ROTR(s[4], 11u) ^ ROTR(s[4], 25u)) + bitselect(s[6], s[5], s[4]) + k256[i] + w[i];
            uint u = (ROTR(s[0], 2u) ^ ROTR(s[0], 13u) ^ ROTR(s[0], 22u)) + bitselect(s[0], s[1], s[2] ^ s[0]);
            s[7] = s[6]; s[6] = s[5]; s[5] = s[4]; s[4] = s[3] + t; s[3] = s[2]; s[2] = s[1]; s[1] = s[0]; s[0] = t + u;
        }
    }
    for (int i = 0; i < 8; ++i)
        out[g * 8 + i] = s[i];
}

// 64 bits, a state of 25 words.
constant uchar turns[24] = {1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44};
constant uchar places[24] = {10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1};
kernel void keccak_like(global const ulong *in, global ulong *out, int rounds) {
    ulong s[25], c[5], t;
    int g = get_global_id(0);
    for (int i = 0; i < 25; ++i)
        s[i] = in[g * 25 + i];
    for (int r = 0; r < rounds; ++r) {
        for (int i = 0; i < 5; ++i)
            c[i] = s[i] ^ s[i + 5] ^ s[i + 10] ^ s[i + 15] ^ s[i + 20];
        for (int i = 0; i < 5; ++i) {
            t = c[(i + 4) % 5] ^ rotate(c[(i + 1) % 5], 1ul);
            for (int j = 0; j < 25; j += 5)
                s[i + j] ^= t;
        }
        t = s[1];
        for (int i = 0; i < 24; ++i) {
            ulong u = s[places[i]];
            s[places[i]] = rotate(t, (ulong)turns[i]);
            t = u;
        }
        for (int j = 0; j < 25; j += 5) {
            for (int i = 0; i < 5; ++i)
                c[i] = s[i + j];
            for (int i = 0; i < 5; ++i)
                s[i + j] ^= ~c[(i + 1) % 5] & c[(i + 2) % 5];
        }
        s[0] ^= 0x8000000080008081ul + r;
    }
    for (int i = 0; i < 25; ++i)
        out[g * 25 + i] = s[i];
}

// A cipher by tables that the group keeps in local memory.
kernel void table_cipher(global const uint4 *in, global uint4 *out, global const uint *table, global const uint4 *keys, int rounds) {
    local uint t[256];
    for (int i = get_local_id(0); i < 256; i += get_local_size(0))
        t[i] = table[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    uint4 s = in[get_global_id(0)] ^ keys[0];
    for (int r = 1; r <= rounds; ++r) {
        uint4 n;
        n.x = t[s.x >> 24] ^ rotate(t[(s.y >> 16) & 255], 24u) ^ rotate(t[(s.z >> 8) & 255], 16u) ^ rotate(t[s.w & 255], 8u);
        n.y = t[s.y >> 24] ^ rotate(t[(s.z >> 16) & 255], 24u) ^ rotate(t[(s.w >> 8) & 255], 16u) ^ rotate(t[s.x & 255], 8u);
        n.z = t[s.z >> 24] ^ rotate(t[(s.w >> 16) & 255], 24u) ^ rotate(t[(s.x >> 8) & 255], 16u) ^ rotate(t[s.y & 255], 8u);
        n.w = t[s.w >> 24] ^ rotate(t[(s.x >> 16) & 255], 24u) ^ rotate(t[(s.y >> 8) & 255], 16u) ^ rotate(t[s.z & 255], 8u);
        s = n ^ keys[r];
    }
    out[get_global_id(0)] = s;
}

// A loop that work-items leave at different times and that holds another one.
uint mix(uint a, uint b, int n) {
    for (int i = 0; i < n; ++i) {
        a = (a ^ (b >> 15)) * 0x85ebca6bu;
        b = rotate(b + a, 13u);
    }
    return a ^ b;
}
kernel void search_nonce(global uint *out, uint tries, uint below) {
    uint g = get_global_id(0), at = 0xffffffffu;
    for (uint i = 0; i < tries; ++i)
        if (mix(g * tries + i, 0x9e3779b9u, 8) < below) {
            at = i;
            break;
        }
    out[g] = at;
}

// Memory that each work-item walks through at places that its numbers give.
kernel void memory_hard(global uint *scratch, global uint *out, int words, int steps) {
    uint g = get_global_id(0);
    global uint *own = scratch + g * words;
    uint a = g * 2654435761u + 1;
    for (int i = 0; i < words; ++i)
        own[i] = a = a * 1664525u + 1013904223u;
    for (int i = 0; i < steps; ++i) {
        uint at = a % words;
        a = (own[at] ^ a) * 0x01000193u + mul_hi(a, own[(at + 1) % words]);
        own[at] = a;
    }
    out[g] = a;
}

// Strings: lengths and bytes, one after the other.
kernel void strings(global const uchar *text, global const int *begin, global uint *out, int most) {
    int g = get_global_id(0), length = begin[g] & 31;
    uint crc = 0xffffffffu;
    global const uchar *s = text + g * most;
    for (int i = 0; i < length; ++i) {
        uchar c = s[i];
        if (c >= 'a' && c <= 'z')
            c -= 32;
        switch (c & 7) {
        case 0: crc ^= c; break;
        case 1: crc += c * 3;
        case 2: crc ^= crc >> 7; break;
        case 5: crc = ~crc; break;
        default: crc = rotate(crc, 5u) + c;
        }
        for (int b = 0; b < 8; ++b)
            crc = (crc >> 1) ^ (0xedb88320u & -(crc & 1));
    }
    out[g] = crc;
}

// Numbers of 128 bits from pieces, as arithmetic modulo a prime has it.
kernel void big_numbers(global const uint8 *a, global const uint8 *b, global uint8 *out) {
    int g = get_global_id(0);
    uint x[8], y[8], r[8];
    vstore8(a[g], 0, x);
    vstore8(b[g], 0, y);
    ulong carry = 0;
    for (int i = 0; i < 8; ++i) {
        carry += (ulong)x[i] + y[i];
        r[i] = (uint)carry;
        carry >>= 32;
    }
    for (int i = 0; i < 8; ++i) {
        ulong high = 0;
        for (int j = 0; j < 8 - i; ++j) {
            high += (ulong)x[i] * y[j] + r[i + j];
            r[i + j] = (uint)high;
            high >>= 32;
        }
    }
    out[g] = vload8(0, r) + (uint8)((uint)carry);
}

// Four words of each work-item in fours of them, turned as a matrix is before columns are mixed: which word goes is its own, and all wait.
ulong own_word(const ulong *w, uint which) {
    ulong x = 0;
    if (which == 0) x = w[0];
    if (which == 1) x = w[1];
    if (which == 2) x = w[2];
    if (which == 3) x = w[3];
    return x;
}
void set_own_word(ulong *w, uint which, ulong x) {
    if (which == 0) w[0] = x;
    if (which == 1) w[1] = x;
    if (which == 2) w[2] = x;
    if (which == 3) w[3] = x;
}
ulong pass_word(ulong x, uint from, uint l, local ulong *mem) {
    mem[l] = x;
    barrier(CLK_LOCAL_MEM_FENCE);
    x = mem[from];
    barrier(CLK_LOCAL_MEM_FENCE);
    return x;
}
kernel void turned_words(global ulong *data, local ulong *mem, uint rounds) {
    uint l = get_local_id(0), g = get_global_id(0), quad = l & 3;
    ulong w[4];
    for (int i = 0; i < 4; ++i)
        w[i] = data[g * 4 + i];
    for (uint r = 0; r < rounds; ++r) {
        for (uint i = 1; i < 4; ++i)
            set_own_word(w, quad ^ i, pass_word(own_word(w, quad ^ i), l ^ i, l, mem));
        w[0] += w[1] + 2 * (w[0] & 0xffffffff) * (w[1] & 0xffffffff);
        w[3] = rotate(w[3] ^ w[0], 32ul);
        w[2] += w[3] + 2 * (w[2] & 0xffffffff) * (w[3] & 0xffffffff);
        w[1] = rotate(w[1] ^ w[2], 40ul) + r;
    }
    for (int i = 0; i < 4; ++i)
        data[g * 4 + i] = w[i];
}

// Words that are counted up, each mixed in rounds, until one is found that gives what is looked for: all store to one place.
kernel void find_word(uint wanted, int each, int n, global int *found, global uint *word) {
    int first = get_global_id(0) * each;
    uint x = first * 0x9e3779b9u;
    for (int j = 0; j < each && first + j < n; ++j) {
        uint a = x ^ 0x67452301u, b = x * 5 + 0xefcdab89u, c = ~x;
        for (int round = 0; round < 16; ++round) {
            uint t = a + ((b & c) | (~b & x)) + round * 0x5a827999u;
            a = c;
            c = b;
            b += (t << 7) | (t >> 25);
        }
        if ((a ^ b ^ c) == wanted) {
            found[0] = first + j;
            word[0] = x;
            word[1] = b;
        }
        x += 0x9e3779b9u;
    }
}

// A digest of a key, of a length of its own, that is taken of itself again and again: what is called in the loop becomes a part of it, and what
// is called before and behind it stays a function that is given memory of the work-item.
#define STRETCH(a, b, c, d, e, f, g, h, j)                                                                                             \
    h += (rotate(e, 26u) ^ rotate(e, 21u) ^ rotate(e, 7u)) + ((e & f) ^ (~e & g)) + 0x5a827999u * (j) + w[(j) & 15];                    \
    d += h;                                                                                                                            \
    h += (rotate(a, 30u) ^ rotate(a, 19u) ^ rotate(a, 10u)) + ((a & b) | (c & (a | b)));                                                \
    w[(j) & 15] += (rotate(w[((j) + 1) & 15], 25u) ^ rotate(w[((j) + 1) & 15], 14u)) + w[((j) + 9) & 15];
#define STRETCH8(j)                                                                                                                    \
    STRETCH(a, b, c, d, e, f, g, h, j) STRETCH(h, a, b, c, d, e, f, g, (j) + 1) STRETCH(g, h, a, b, c, d, e, f, (j) + 2)                \
    STRETCH(f, g, h, a, b, c, d, e, (j) + 3) STRETCH(e, f, g, h, a, b, c, d, (j) + 4) STRETCH(d, e, f, g, h, a, b, c, (j) + 5)          \
    STRETCH(c, d, e, f, g, h, a, b, (j) + 6) STRETCH(b, c, d, e, f, g, h, a, (j) + 7)

void stretch_block(uint *w, uint *o) {
    uint a = o[0], b = o[1], c = o[2], d = o[3], e = o[4], f = o[5], g = o[6], h = o[7];
    STRETCH8(0) STRETCH8(8) STRETCH8(16) STRETCH8(24) STRETCH8(32) STRETCH8(40) STRETCH8(48) STRETCH8(56)
    o[0] += a, o[1] += b, o[2] += c, o[3] += d, o[4] += e, o[5] += f, o[6] += g, o[7] += h;
}

void stretch_fill(uint *w, const global uchar *key, uint length) {
    for (uint i = 0; i < 16; ++i) {
        w[i] = 0;
    }
    for (uint i = 0; i < length; ++i) {
        w[i / 4] |= (uint)key[i] << (i % 4 * 8);
    }
    w[length / 4] |= 0x80u << (length % 4 * 8);
    w[15] = length * 8;
}

uint stretch_check(uint *table, const uint *o) {
    uint sum = 0;
    for (uint i = 0; i < 320; ++i) {
        table[i] = o[i % 8] * (i + 1);
    }
    for (uint i = 0; i < 32; ++i) {
        sum += table[(o[i % 8] >> i) % 320];
    }
    return sum;
}

kernel void stretched(global const uchar *keys, global const uint *lengths, global uint *out, uint rounds) {
    uint i = get_global_id(0), w[16], o[8], table[320], k;
    stretch_fill(w, keys + i * 48, lengths[i]);
    for (k = 0; k < 8; ++k) {
        o[k] = k * 0x9e3779b9u;
    }
    stretch_block(w, o);
    for (uint n = 1; n < rounds; ++n) {
        for (k = 0; k < 8; ++k) {
            w[k] = o[k];
        }
        w[8] = 0x80000000;
        for (k = 9; k < 15; ++k) {
            w[k] = 0;
        }
        w[15] = 256;
        for (k = 0; k < 8; ++k) {
            o[k] = k * 0x9e3779b9u;
        }
        stretch_block(w, o);
    }
    out[i] = stretch_check(table, o) + o[0];
}

/* Turns of many steps, of which there is one loop for short keys, one for longer ones, and one for a group that has both: which one a
 * work-item goes through its neighbours' lengths decide, told through local memory. */
#define ONE_STEP(a, b, c, d, x, s) a = rotate(a + (d ^ (b & (c ^ d))) + (x) + 0x5a827999u, (uint)(s)) + b
#define FOUR_STEPS(x, y, z, v)                                                                                                             \
    ONE_STEP(a, b, c, d, x, 7);                                                                                                            \
    ONE_STEP(d, a, b, c, y, 12);                                                                                                           \
    ONE_STEP(c, d, a, b, z, 17);                                                                                                           \
    ONE_STEP(b, c, d, a, v, 22)

void choosing_mix(uint *w, uint *from, uint length) {
    uint a = length, b = 1, c = 2, d = 3;
    FOUR_STEPS(w[0], w[1], w[2], w[3]);
    FOUR_STEPS(w[4], w[5], w[6], w[7]);
    from[0] = a, from[1] = b, from[2] = c, from[3] = d;
}

kernel void choosing(global const uint *keys, global const uint *lengths, global uint *out, uint rounds) {
    uint i = get_global_id(0), l = get_local_id(0), w[9], n = lengths[i];
    local uint all[64], last[64];
    all[l & 63] = n;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint same = n, most = n;
    for (uint k = l & ~15u; k < (l & ~15u) + 16 && k < get_local_size(0); ++k) {
        same = all[k] == n ? same : 0;
        most = max(most, all[k]);
    }
    for (uint k = 0; k < 8; ++k) {
        w[k] = keys[i * 8 + k];
    }
    w[n / 4 & 7] |= 0x80u << (n & 3) * 8;
    choosing_mix(w, w, n);
    uint a = w[0], b = w[1], c = w[2], d = w[3], w4 = w[4], w5 = w[5], w6 = w[6], w7 = w[7];
    if (same == 7) {
        for (uint r = 0; r < rounds; ++r) {
            FOUR_STEPS(w4, a, 7, 9);
            FOUR_STEPS(w5, b, 7, 9);
            FOUR_STEPS(w4, c, 7, w5);
            FOUR_STEPS(w5, d, 7, w4);
            FOUR_STEPS(w4, a, 5, w5);
            FOUR_STEPS(w5, b, 5, w4);
            FOUR_STEPS(w4, c, 5, w5);
            FOUR_STEPS(w5, d, 5, w4);
        }
    } else if (most < 16) {
        for (uint r = 0; r < rounds; ++r) {
            FOUR_STEPS(w4, w5, w6, 9);
            FOUR_STEPS(w5, w6, 7, w4);
            FOUR_STEPS(w6, c, w4, w5);
            FOUR_STEPS(w5, d, w6, w4);
            FOUR_STEPS(w6, w4, a, w5);
            FOUR_STEPS(w5, b, w6, w4);
            FOUR_STEPS(w6, c, w4, w5);
            FOUR_STEPS(w5, w6, w4, a);
        }
    } else {
        for (uint r = 0; r < rounds + (n & 1); ++r) {
            FOUR_STEPS(w4, w5, w6, w7);
            FOUR_STEPS(w5, w6, w7, w4);
            FOUR_STEPS(w6, w7, w4, w5);
            FOUR_STEPS(w5, w4, w6, w7);
            FOUR_STEPS(w6, w4, w7, w5);
            FOUR_STEPS(w5, w7, w6, w4);
            FOUR_STEPS(w6, w5, w4, w7);
            FOUR_STEPS(w7, w6, w4, w5);
        }
    }
    last[l & 63] = a + w[3];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = (b ^ c ^ d ^ w[n & 3]) + last[(l ^ 1) < get_local_size(0) ? l ^ 1 : l];
}

/* Sums of bits that are chosen by others, and words of 64 bits that are turned by as much each time. */
kernel void chosen_bits(global const uint4 *in, global ulong *out, int rounds) {
    size_t i = get_global_id(0);
    uint a = in[i].x, b = in[i].y, c = in[i].z, d = in[i].w;
    ulong turned = upsample(a, b);
    for (int r = 0; r < rounds; ++r) {
        a += ((b & c) | (~b & d)) + 0xd76aa478;
        d += ((a & c) + (b & ~c)) + 0xe8c7b756;
        c += (d & ~a) + 7 + (a & b);
        b += (c & d) + (~c & a) + (b >> 3);
        turned = rotate(turned, 14ul) ^ rotate(turned, 32ul) ^ rotate(turned, 41ul) ^ (turned << 7 | turned >> 57);
        turned += rotate(turned, (ulong)(a & 127)) + upsample(c, d) + rotate(b, 35u);
    }
    out[i] = turned ^ upsample(a, b);
}
