// Switches whose cases are short, which the translator computes all, and such that it must not: cases that read memory, that
// are long, that something else goes to, and that go on in one another.

// Cases that go on, two values of one case, and a default.
kernel void mixed(global uint *x, uint seed) {
    uint i = get_global_id(0), a = x[i] + seed;
    for (uint n = 0; n < 9; ++n) {
        uint c = (a >> n) & 15;
        switch (c) {
        case 0:
        case 9: a ^= c; break;
        case 1: a += c * 3; // on
        case 2: a ^= a >> 7; break;
        case 5: a = ~a; break;
        default: a = rotate(a, 5u) + n;
        }
    }
    x[i] = a;
}

// Without a default; a case that does nothing.
kernel void few(global int *x, int seed) {
    int i = get_global_id(0), a = x[i], b = seed;
    switch (a & 7) {
    case 0: a = 3 * seed; break;
    case 1: b = a - 4; break;
    case 2: break;
    case 4: a += i; b ^= a;
    }
    x[i] = a * 31 + b;
}

// Two values from each case, of floats and of 64 bits.
kernel void pairs(global float *x, global ulong *y) {
    int i = get_global_id(0);
    float a = x[i];
    ulong b = y[i];
    switch (b & 3) {
    case 0: a = a * 2; b += 5; break;
    case 1: a = -a; b = ~b; break;
    case 2: a += 4; b <<= 3; break;
    default: a -= 1; b ^= 0x123456789abcul;
    }
    x[i] = a;
    y[i] = b;
}

// A case that reads what others must not, and one that writes.
kernel void touching(global int *x, global int *y, global const int *where) {
    int i = get_global_id(0), a = x[i];
    switch (a & 3) {
    case 0: a = y[where[i] & 63]; break;
    case 1: a += 7; break;
    case 2: y[64 + i] = a; break;
    default: a ^= 5;
    }
    x[i] = a;
}

// A way into a case from elsewhere.
kernel void entered(global int *x, int seed) {
    int i = get_global_id(0), a = x[i];
    for (int n = 0; n < 5; ++n) {
        if ((a & 16) && seed)
            goto third;
        switch (a & 3) {
        case 0: a += 1; break;
        case 1: a *= 5; break;
        case 2:
        third: a ^= n + 2; break;
        default: a -= 9;
        }
    }
    x[i] = a;
}

// Of 8, 16 and 64 bits, and a value that is the same for all.
kernel void widths(global uchar *a, global ushort *b, global long *c, int seed) {
    int i = get_global_id(0);
    switch (a[i]) { case 0: a[i] = 1; }
    uchar x = a[i];
    switch (x) {
    case 200: x += 1; break;
    case 1: x ^= 3; break;
    case 2: x = 255; break;
    case 255: x -= 7;
    }
    ushort y = b[i];
    switch ((short)y) {
    case -1: y = 4; break;
    case 1: y ^= 3; break;
    case 2: y -= 70; break;
    default: y += 1;
    }
    long z = c[i];
    switch (z) {
    case 0: z = -5; break;
    case 1: z ^= 3; break;
    case 2: z <<= 40; break;
    case -1: z += seed; break;
    }
    switch (seed & 3) {
    case 0: z += 2; break;
    case 1: z *= 3; break;
    default: z = ~z;
    }
    a[i] = x;
    b[i] = y;
    c[i] = z;
}
