/* Kernels whose arguments have the sizes and places that there are: what is made of their SPIR-V has clang's metadata. */
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

struct mixed {
    char letter;
    double number;
    short tail;
};
struct __attribute__((packed)) tight {
    char letter;
    int number;
};

struct nested {
    float3 place;
    char name[3];
    struct mixed inner[2];
    half4 color;
};
union either {
    char bytes[12];
    long number;
};

__kernel void scalars(__global int *out, char a, short b, int c, long d, uchar e, float f, double g, ulong h) {
    out[get_global_id(0)] = (int)(a + b + c + d + e + f + g + h);
}

__kernel void vectors(char2 a, __global float *out, float3 b, short8 c, int4 d, uchar16 e, double2 f, long3 g) {
    out[get_local_id(0)] = a.x + b.y + c.s7 + d.w + e.sf + (float)f.y + (float)g.z;
}

__kernel void structures(struct mixed a, __global double *out, struct tight b, char c) {
    out[get_global_id(0)] = a.number + a.letter + a.tail + b.number + b.letter + c;
}

__kernel void pointers(__global char *a, __constant int *b, __local double *c, __local char *d, __global struct mixed *e) {
    c[get_local_id(0)] = b[get_local_id(0)];
    d[get_local_id(0)] = a[0];
    barrier(CLK_LOCAL_MEM_FENCE);
    e[get_group_id(0)].number = c[0] + d[1];
}

__kernel void threes(char3 a, __global float3 *out, double3 b, half c, half3 d, __local double3 *e, ushort3 f, ulong g) {
    e[get_local_id(0)] = b;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[g] = (float3)(a.z, (float)e[0].x, (float)c + (float)d.y + f.z);
}

__kernel void within(char a, struct nested b, __global float *out, union either c, __local char *d, struct nested e) {
    d[get_local_id(0)] = b.name[1];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = b.place.z + (float)b.inner[1].number + (float)e.color.w + c.bytes[3] + d[0] + a;
}

__kernel __attribute__((reqd_work_group_size(8, 4, 2))) void required(__global int *out) {
    out[get_local_id(2)] = 1;
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void own_local(__global int *out, int shift) {
    __local int values[64];
    __local double sums[16];
    uint id = get_local_id(0);
    values[id] = out[id];
    sums[id & 15] = id;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[id] = values[(id + shift) & 63] + (int)sums[shift & 15];
}

__kernel void nothing(void) {
}
