// What programs for photographs do to the mosaic of a sensor.

constant sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
constant int reach[5] = {0, 1, 2, 1, 0};

// The middle one of those neighbours that are like a pixel, of its colour in a mosaic; from what a group has read together.
kernel void mosaic_middle(read_only image2d_t in, write_only image2d_t out, int width, int height, float like, local float *tile) {
    int x = get_global_id(0), y = get_global_id(1), lx = get_local_id(0), ly = get_local_id(1);
    int wide = get_local_size(0), all = wide * get_local_size(1), row = wide + 4, size = row * (get_local_size(1) + 4);
    for (int i = ly * wide + lx; i < size; i += all)
        tile[i] = read_imagef(in, edge, (int2)(x - lx - 2 + i % row, y - ly - 2 + i / row)).x;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (x >= width || y >= height)
        return;
    int at = (ly + 2) * row + lx + 2, some = 0;
    float mine = tile[at], v[9];
    for (int k = 0, j = -2; j <= 2; ++j)
        for (int i = -reach[j + 2]; i <= reach[j + 2]; i += 2) {
            float other = tile[at + j * row + i];
            bool is = fabs(other - mine) < like;
            some += is;
            v[k++] = is ? other : other + 64;
        }
    for (int i = 0; i < 8; ++i)
        for (int j = i + 1; j < 9; ++j)
            if (v[i] > v[j]) {
                float t = v[i];
                v[i] = v[j];
                v[j] = t;
            }
    write_imagef(out, (int2)(x, y), (float4)((x + y) & 1 ? v[(some - 1) / 2] : mine, 0, 0, 0));
}
