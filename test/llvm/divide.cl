// For test_divide.c: by a number that is the same for all work-items, by one of each, and by what the launch says.
kernel void alike(global const uint *x, global const uint *unused, global uint *out, uint y) {
    size_t i = get_global_id(0);
    int sx = x[i], sy = y;
    out[4 * i] = x[i] / y;
    out[4 * i + 1] = x[i] % y;
    out[4 * i + 2] = sx / sy;
    out[4 * i + 3] = sx % sy;
}

kernel void alike_or_none(global const uint *x, global const uint *unused, global uint *out, uint y) {
    size_t i = get_global_id(0);
    if (y && i & 1) {
        for (int k = 0; k < 4; ++k) {
            int sx = x[i], sy = y;
            out[4 * i + k] = k == 0 ? x[i] / y : k == 1 ? x[i] % y : k == 2 ? sx / sy : sx % sy;
        }
    } else {
        uint4 q = (uint4)(x[i]) / (uint4)(y), r = (uint4)(x[i]) % (uint4)(y);
        int4 s = (int4)((int)x[i]) / (int4)((int)y), t = (int4)((int)x[i]) % (int4)((int)y);
        out[4 * i] = q.x;
        out[4 * i + 1] = r.y;
        out[4 * i + 2] = s.z;
        out[4 * i + 3] = t.w;
    }
}

kernel void each(global const uint *x, global const uint *y, global uint *out, uint unused) {
    size_t i = get_global_id(0);
    int sx = x[i], sy = y[i];
    out[4 * i] = x[i] / y[i];
    out[4 * i + 1] = x[i] % y[i];
    out[4 * i + 2] = sx / sy;
    out[4 * i + 3] = sx % sy;
}
