// A structure that one of two is copied to stays in registers on an AMD device.
typedef struct { uchar b[7]; ushort h; float f; double d; } odd;

static int halves(odd a, odd b, int i) {
    odd c = i & 1 ? a : b, d = c;
    d.b[i % 7] ^= i;
    c.h = d.h + 3;
    return c.h * 7 + d.b[3] + c.b[6];
}

kernel void chosen(global int *out, global odd *in) {
    int i = get_global_id(0);
    odd a = in[i], b = a;
    b.f = a.f * 2;
    out[i] = halves(a, b, i);
    in[i] = i % 3 ? a : b;
}
