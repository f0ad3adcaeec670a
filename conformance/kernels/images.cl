// Reading and writing images.

__constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

__kernel void read_2d(read_only image2d_t image, __global uint4 *out) {
    int2 at = (int2)((int)get_global_id(0), (int)get_global_id(1));
    out[at.y * get_image_width(image) + at.x] = read_imageui(image, nearest, at);
}

__kernel void write_2d(write_only image2d_t image) {
    int2 at = (int2)((int)get_global_id(0), (int)get_global_id(1));
    write_imageui(image, at, (uint4)((uint)at.x, (uint)at.y, (uint)(at.x + at.y), 255u));
}

__kernel void sample_2d(read_only image2d_t image, sampler_t how, __global float4 *out, float x, float y) {
    out[0] = read_imagef(image, how, (float2)(x, y));
}
