// Memory of a work-item's own that loops go through, which stay: no turn may pass another one.
#define STAY __attribute__((opencl_unroll_hint(1)))

kernel void turns_in_memory(global const uint *in, global uint *out, int n) {
    uint s[4];
    int g = get_global_id(0);
    uint t = in[g];
    STAY for (int i = 0; i < 4; ++i)
        s[i] = in[g * 16 + i];
    t = s[(t ^ 11) % 4] * t;
    STAY for (int i = 1; i <= 9; i += 2)
        STAY for (int j = 1; j < 9; j += 2) {
            s[(uint)j % 4] ^= t + in[g * 16 + (i * j & 15)];
            STAY for (int k = 0; k <= 2; ++k)
                s[(uint)(k * i) % 4] = i + in[g * 16 + (i * j & 15)];
        }
    STAY for (int i = 0; i < 4; ++i)
        t = t * 31 + s[i];
    out[g] = t;
}
