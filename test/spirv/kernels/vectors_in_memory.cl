/* vloadn and vstoren end with a number, not with an id. */
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

#define MOVE(n)                                                                                    \
    kernel void move##n(global const float *in, global float *out, global half *small) {          \
        size_t i = get_global_id(0);                                                               \
        float##n value = vload##n(i, in);                                                          \
        vstore##n(value * 2.0f, i, out);                                                           \
        vstore_half##n(vload_half##n(i, small) + value, i, small);                                 \
        vstorea_half##n##_rtz(vloada_half##n(i, small), i, small);                                 \
    }
MOVE(2)
MOVE(3)
MOVE(4)
MOVE(8)
MOVE(16)
