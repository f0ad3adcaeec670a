// Kernels that become vectors of work-items, each by something that once kept it from that: vectors.py looks for the instructions.

// Rows one after the other: what work-items read lies as far apart as an argument says.
kernel void strided(global const float *in, global float *out, int columns) {
    int row = get_global_id(0);
    float sum = 0;
    for (int i = 0; i < columns; ++i)
        sum += in[row * columns + i];
    out[row] = sum;
}

// Vectors of OpenCL C where there is no loop.
kernel void pairs(global const float2 *in, global float2 *out, int n) {
    int i = get_global_id(0);
    float2 a = in[i], b = in[i + n], c = a * b.x + b * a.y;
    out[i] = c + a;
    out[i + n] = c - b;
}

// The same below a branch.
kernel void chosen(global const float2 *in, global float2 *out, float least) {
    int i = get_global_id(0);
    float2 a = in[i];
    if (a.x > least && a.y > least)
        a = sqrt(a) * a.yx;
    out[i] = a * least;
}

kernel void error_function(global const float *in, global float *out) {
    out[get_global_id(0)] = erfc(in[get_global_id(0)]);
}
