// Pixels of every format, and images of every shape.

__constant sampler_t exact = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

__kernel void sample_at(read_only image2d_t image, sampler_t how, __global const float2 *at, __global float4 *out) {
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, how, at[i]);
}

__kernel void read_f(read_only image2d_t image, __global float4 *out) {
    int i = (int)get_global_id(0), w = get_image_width(image);
    out[i] = read_imagef(image, exact, (int2)(i % w, i / w));
}

__kernel void read_i(read_only image2d_t image, __global int4 *out) {
    int i = (int)get_global_id(0), w = get_image_width(image);
    out[i] = read_imagei(image, exact, (int2)(i % w, i / w));
}

__kernel void read_ui(read_only image2d_t image, __global uint4 *out) {
    int i = (int)get_global_id(0), w = get_image_width(image);
    out[i] = read_imageui(image, exact, (int2)(i % w, i / w));
}

__kernel void write_f(write_only image2d_t image, __global const float4 *in) {
    int i = (int)get_global_id(0), w = get_image_width(image);
    write_imagef(image, (int2)(i % w, i / w), in[i]);
}

__kernel void write_i(write_only image2d_t image, __global const int4 *in) {
    int i = (int)get_global_id(0), w = get_image_width(image);
    write_imagei(image, (int2)(i % w, i / w), in[i]);
}

__kernel void write_ui(write_only image2d_t image, __global const uint4 *in) {
    int i = (int)get_global_id(0), w = get_image_width(image);
    write_imageui(image, (int2)(i % w, i / w), in[i]);
}

// Each of these copies one image to another of its shape and tells its size.

__kernel void copy_1d(read_only image1d_t from, write_only image1d_t to, __global uint4 *size) {
    int x = (int)get_global_id(0);
    write_imageui(to, x, read_imageui(from, exact, x));
    *size = (uint4)((uint)get_image_width(from), 0, 0, 0);
}

__kernel void copy_1d_array(read_only image1d_array_t from, write_only image1d_array_t to, __global uint4 *size) {
    int i = (int)get_global_id(0), w = get_image_width(from);
    int2 at = (int2)(i % w, i / w);
    write_imageui(to, at, read_imageui(from, exact, at));
    *size = (uint4)((uint)w, 0, 0, (uint)get_image_array_size(from));
}

__kernel void copy_2d(read_only image2d_t from, write_only image2d_t to, __global uint4 *size) {
    int i = (int)get_global_id(0), w = get_image_width(from);
    int2 at = (int2)(i % w, i / w);
    write_imageui(to, at, read_imageui(from, exact, at));
    *size = (uint4)((uint)w, (uint)get_image_height(from), 0, 0);
}

__kernel void copy_2d_array(read_only image2d_array_t from, write_only image2d_array_t to, __global uint4 *size) {
    int i = (int)get_global_id(0), w = get_image_width(from), h = get_image_height(from);
    int4 at = (int4)(i % w, i / w % h, i / w / h, 0);
    write_imageui(to, at, read_imageui(from, exact, at));
    *size = (uint4)((uint)w, (uint)h, 0, (uint)get_image_array_size(from));
}

__kernel void read_3d(read_only image3d_t from, __global uint4 *size, __global uint4 *out) {
    int i = (int)get_global_id(0), w = get_image_width(from), h = get_image_height(from);
    out[i] = read_imageui(from, exact, (int4)(i % w, i / w % h, i / w / h, 0));
    *size = (uint4)((uint)w, (uint)h, (uint)get_image_depth(from), 0);
}

// What an image says of its format.

__kernel void describe(read_only image2d_t image, __global int4 *out) {
    *out = (int4)(get_image_channel_data_type(image), get_image_channel_order(image), get_image_width(image),
                  get_image_height(image));
}

// Points of images of the other shapes; the last coordinate that counts is the layer of an array.

__kernel void sample_1d(read_only image1d_t image, sampler_t how, __global const float4 *at, __global float4 *out) {
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, how, at[i].x);
}

__kernel void sample_1d_array(read_only image1d_array_t image, sampler_t how, __global const float4 *at,
                              __global float4 *out) {
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, how, at[i].xz);
}

__kernel void sample_2d_array(read_only image2d_array_t image, sampler_t how, __global const float4 *at,
                              __global float4 *out) {
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, how, at[i]);
}

__kernel void sample_3d(read_only image3d_t image, sampler_t how, __global const float4 *at, __global float4 *out) {
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, how, at[i]);
}
