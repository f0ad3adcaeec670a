// Random kernels, made by test/fusion/kernels.py 1.
#pragma OPENCL FP_CONTRACT OFF
kernel void e0(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    int i = get_global_id(0);
    to[i] = (as_float(as_uint(x) & 0xfffffff0u) > (0.5f * a[i]) ? as_float(as_uint(x) & 0xfffffff0u) : x) + (a[i] - b[i]);
}
kernel void e1(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    int i = get_global_id(0);
    to[i] = (a[i] * a[i] + b[i]) + (a[i] - b[i]);
}
kernel void e2(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    int i = get_global_id(0);
    to[i] = (float)(int)fmin(fmax((b[i] > b[i] ? b[i] : a[i]), -1000.0f), 1000.0f) + (a[i] - b[i]);
}
kernel void e3(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    size_t i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    to[i] = ((0.5f * ((float)(int)fmin(fmax(2.875f, -1000.0f), 1000.0f) * as_float(as_uint(b[i]) & 0xfffffff0u))) * (fmax((a[i] * b[i] + x), (-4.125f > b[i] ? -4.125f : b[i])) + x)) + (a[i] - b[i]);
}
kernel void e4(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    int i = get_global_id(0);
    to[i] = (a[i] + a[i]) + (a[i] - b[i]);
}
kernel void e5(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    size_t i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    to[i] = fmin(x, a[i]) + (a[i] - b[i]);
}
kernel void e6(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    int i = get_global_id(0);
    float t = (float)(int)fmin(fmax((fmax(2.875f, a[i]) + (x * x + x)), -1000.0f), 1000.0f) + (a[i] - b[i]);
    for (int k = 0; k < 3; ++k) {
        t = t * 0.5f + a[i];
    }
    to[i] = t;
}
kernel void e7(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    int i = get_global_id(0);
    float t = (0.5f * fmin(x, b[i])) + (a[i] - b[i]);
    for (int k = 0; k < 3; ++k) {
        t = t * 0.5f + a[i];
    }
    to[i] = t;
}
kernel void g8(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    int i = get_global_id(0);
    if (i < n) {
        to[i] = (a[i] > -1.75f ? a[i] : a[i]) + (a[i] - b[i]);
    }
}
kernel void g9(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    uint i = get_global_id(0);
    if (i >= (uint)n) {
        return;
    }
    to[i] = ((0.5f * (- (a[i] * b[i]))) - (0.5f * -4.375f)) + (a[i] - b[i]);
}
kernel void g10(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    uint i = get_global_id(0);
    if (i >= (uint)n) {
        return;
    }
    to[i] = ((x - a[i]) * (a[i] - a[i]) + a[i]) + (a[i] - b[i]);
}
kernel void g11(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    int i = get_global_id(0);
    if (i < n) {
        to[i] = as_float(as_uint(fmin(fmax((float)(int)fmin(fmax(-3.375f, -1000.0f), 1000.0f), fmin(b[i], a[i])), ((a[i] * 0.0f + a[i]) * (3.625f * x + a[i]) + b[i]))) & 0xfffffff0u) + (a[i] - b[i]);
    }
}
kernel void s12(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    size_t i = get_global_id(0);
    to[i] = (x * (a[i ? i - 1 : 0] - b[i])) + (a[i ? i - 1 : 0] - b[i]);
}
kernel void s13(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    size_t i = get_global_id(0);
    to[i] = x + (a[i + 1 < get_global_size(0) ? i + 1 : i] - b[i]);
}
kernel void s14(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    size_t i = get_global_id(0);
    to[i] = b[i] + (a[(i * 7) % get_global_size(0)] - b[i]);
}
kernel void s15(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    size_t i = get_global_id(0);
    to[i] = (fmin(-3.875f, b[i]) * (0.5f * x)) + (a[get_global_size(0) - 1 - i] - b[i]);
}
kernel void m16(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    size_t l = get_local_id(0), first = get_group_id(0) * get_local_size(0), i = first + l;
    to[i] = (- as_float(as_uint((-4.25f * x)) & 0xfffffff0u)) + (a[i] - b[i]) + a[first + get_local_size(0) - 1 - l];
}
kernel void m17(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    size_t l = get_local_id(0), first = get_group_id(0) * get_local_size(0), i = first + l;
    to[i] = as_float(as_uint(as_float(as_uint(fmin((a[i] + -2.0f), (b[i] * b[i]))) & 0xfffffff0u)) & 0xfffffff0u) + (a[i] - b[i]) + a[first + get_local_size(0) - 1 - l];
}
kernel void r18(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    size_t l = get_local_id(0), i = get_global_id(0);
    room[l] = sqrt(fabs(1.125f)) + (a[i] - b[i]);
    for (size_t half_of = get_local_size(0) / 2; half_of; half_of /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < half_of) {
            room[l] += room[l + half_of];
        }
    }
    if (l == 0) {
        to[get_group_id(0)] = room[0];
    }
}
kernel void r19(global float *to, global const float *a, global const float *b, float x, int n,
                    local float *room) {
    size_t l = get_local_id(0), i = get_global_id(0);
    room[l] = ((float)(int)fmin(fmax(b[i], -1000.0f), 1000.0f) + (x * -2.625f)) + (a[i] - b[i]);
    for (size_t half_of = get_local_size(0) / 2; half_of; half_of /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < half_of) {
            room[l] += room[l + half_of];
        }
    }
    if (l == 0) {
        to[get_group_id(0)] = room[0];
    }
}
