// Branches around a few instructions, which become choices, and such that must not: what reads memory, writes, divides, or is long.

// Within each other, on both sides.
kernel void nested(global int *x, int seed) {
    int i = get_global_id(0), a = x[i], b = seed;
    for (int n = 0; n < 5; ++n) {
        if (a & 1) {
            if (b > a)
                b -= a * 3;
            else
                a ^= b << 1;
        } else if (b & 2) {
            a += 7;
            if (a > 100)
                b = ~b;
        } else {
            b += n;
        }
        a = a * 5 + (b >> 3);
    }
    x[i] = a ^ b;
}

// Numbers of other widths, and more than one.
kernel void widths(global long *x, global float *y, global uchar *z) {
    int i = get_global_id(0);
    long a = x[i];
    float f = y[i];
    uchar c = z[i];
    if (a > 5) {
        a = -a;
        f = f * 2 + 1;
        c += 3;
    }
    if (f < 0.25f)
        a ^= c;
    else
        c = c << 1;
    x[i] = a;
    y[i] = f;
    z[i] = c;
}

kernel void of_double(global double *x, double by) {
    int i = get_global_id(0);
    double a = x[i];
    if (a < by)
        a = a * by + 1;
    if (isnan(a))
        a = 0;
    x[i] = fmax(a, -by);
}

kernel void of_vectors(global float4 *x, global int2 *y) {
    int i = get_global_id(0);
    float4 a = x[i];
    int2 b = y[i];
    if (b.x > b.y) {
        a.yz += a.x;
        b = b.yx;
    } else if (a.w > 0) {
        b.x ^= 5;
    }
    x[i] = a;
    y[i] = b;
}

// Reads, writes and quotients that some must not make.
kernel void guarded(global int *x, global int *y, global const int *where, int n) {
    int i = get_global_id(0), a = x[i], at = where[i];
    if (at >= 0 && at < 64)
        a += y[at];
    if (a & 1)
        y[64 + i] = a;
    if (n != 0)
        a /= n;
    else
        a += 1;
    x[i] = a;
}

// A loop's way on, out and back, and the value of the time before.
kernel void ways(global uint *x, uint seed, int n) {
    uint i = get_global_id(0), a = x[i], before = seed;
    for (int t = 0; t < n; ++t) {
        uint now = a;
        if (a & 4) {
            a = a * 3 + before;
            before = now;
            continue;
        }
        if ((a & 0xff) == 7)
            break;
        if (a > before)
            a -= before;
        before = now ^ t;
    }
    x[i] = a + before;
}

// A condition that is used again, and one of what was chosen.
kernel void chained(global int *x, int seed) {
    int i = get_global_id(0), a = x[i];
    bool low = a < seed;
    int b = low ? a : seed;
    if (low)
        b = b * 2 - a;
    if (b < 0)
        b = -b;
    if (low == (b > 9))
        a += b;
    x[i] = a;
}

// Reads that some must not make, with what they lead to, and parts of vectors that are read together, over writes and not.
kernel void guarded_reads(global int *x, global const int *y, global const uint *where, int n) {
    int i = get_global_id(0), sum = x[i];
    for (int t = 0; t < n; ++t) {
        uint at = where[(i + t) & 63];
        if (at < 64)
            sum += y[at] * (int)t;
        else if (at & 1)
            sum ^= y[t & 31];
    }
    x[i] = sum;
}

kernel void parts(global float4 *x, global const float2 *y, global double2 *z) {
    int i = get_global_id(0);
    float a = x[i].w * y[i].y + x[i].x;
    x[i].y = a;
    a += x[i].y - x[i].x * x[i].z + y[i].x;
    x[i].zw = (float2)(a, x[i].w);
    double b = z[i].y - z[i].x;
    if (a > 0)
        b = z[i].x * z[i].y;
    z[i].x = b;
}
