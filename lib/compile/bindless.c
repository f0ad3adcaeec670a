/* Images by number: functions that a kernel's source declares and the runtime has
 * (docs/bindless.md). Pixels are 16 bytes: floats of formats that are normalized or float, else
 * whole numbers. */
#include <math.h>

#include "hostcode/runtime.h"
#include "pixels.h"

typedef const struct ur_hostcode_bindless ur_bindless;

static ur_runtime_int4 ur_bits(union ur_pixel p) {
    return (ur_runtime_int4){p.i[0], p.i[1], p.i[2], p.i[3]};
}

/* The layer of an image that has such. */
static long ur_inside(ur_image *m, int layer) {
    return ur_limit_long(layer, 0, (long)m->layers - 1);
}

/* `dims` coordinates are x, y and z. */
ur_runtime_int4 ur_bindless_sample_level(size_t number, int dims, ur_runtime_float4 at, int layer,
                                         float level) {
    const float v[3] = {at[0], at[1], at[2]};
    return ur_bits(ur_sample_level((ur_bindless *)number, v, dims, layer, level));
}

ur_runtime_int4 ur_bindless_sample(size_t number, int dims, ur_runtime_float4 at, int layer) {
    return ur_bindless_sample_level(number, dims, at, layer, 0.0f);
}

/* Where a direction meets the cube: the face, and s and t from -1 to 1. */
static int ur_face(const double v[3], double *s, double *t) {
    double x = fabs(v[0]), y = fabs(v[1]), z = fabs(v[2]);
    if (x >= y && x >= z) {
        *s = (v[0] < 0 ? v[2] : -v[2]) / x;
        *t = -v[1] / x;
        return v[0] < 0 ? 1 : 0;
    }
    if (y >= z) {
        *s = v[0] / y;
        *t = (v[1] < 0 ? -v[2] : v[2]) / y;
        return v[1] < 0 ? 3 : 2;
    }
    *s = (v[2] < 0 ? -v[0] : v[0]) / z;
    *t = -v[1] / z;
    return v[2] < 0 ? 5 : 4;
}

static void ur_direction(int face, double s, double t, double v[3]) {
    const double all[6][3] = {{1, -t, -s}, {-1, -t, s}, {s, 1, t},
                              {s, -1, -t}, {s, -t, 1},  {-s, -t, -1}};
    for (int i = 0; i < 3; i++) {
        v[i] = all[face][i];
    }
}

/* Pixel x, y of a face, or of that beside it. */
static union ur_pixel ur_across(ur_image *m, int face, long x, long y) {
    long size = m->width;
    double v[3], s = (2.0 * (double)x + 1) / (double)size - 1,
                 t = (2.0 * (double)y + 1) / (double)size - 1;
    ur_direction(face, s, t, v);
    face = ur_face(v, &s, &t);
    const long at[3] = {ur_limit_long((long)((s + 1) / 2 * (double)size), 0, size - 1),
                        ur_limit_long((long)((t + 1) / 2 * (double)size), 0, size - 1), 0};
    return ur_fetch(m, at, face);
}

static union ur_pixel ur_seamless(ur_image *m, int face, double s, double t) {
    long size = m->width;
    double u = (s + 1) / 2 * (double)size - 0.5, w = (t + 1) / 2 * (double)size - 0.5;
    long x = (long)floor(u), y = (long)floor(w);
    float part[2] = {(float)(u - (double)x), (float)(w - (double)y)}, all = 0.0f;
    union ur_pixel sum = {.u = {0, 0, 0, 0}};
    for (int k = 0; k < 4; k++) {
        long i = x + (k & 1), j = y + (k >> 1);
        float weight = (k & 1 ? part[0] : 1 - part[0]) * (k >> 1 ? part[1] : 1 - part[1]);
        /* Three faces meet at a corner: there is no fourth pixel. */
        if (weight == 0.0f || ((i < 0 || i >= size) && (j < 0 || j >= size))) {
            continue;
        }
        union ur_pixel p = ur_across(m, face, i, j);
        for (int c = 0; c < 4; c++) {
            sum.f[c] += weight * p.f[c];
        }
        all += weight;
    }
    for (int c = 0; c < 4; c++) {
        sum.f[c] /= all;
    }
    return sum;
}

ur_runtime_int4 ur_bindless_sample_cube(size_t number, ur_runtime_float4 at) {
    ur_bindless *b = (ur_bindless *)number;
    ur_image *m = &b->levels[(unsigned)b->least_level];
    const double v[3] = {at[0], at[1], at[2]};
    double s, t;
    if (!(at[0] != 0.0f || at[1] != 0.0f || at[2] != 0.0f) || at[0] != at[0] || at[1] != at[1] ||
        at[2] != at[2]) {
        return ur_bits((union ur_pixel){.u = {0, 0, 0, 0}}); /* no direction */
    }
    int face = ur_face(v, &s, &t);
    if ((b->flags & UR_HOSTCODE_SEAMLESS) && (b->sampler[0] & UR_HOSTCODE_FILTER_LINEAR)) {
        return ur_bits(ur_seamless(m, face, s, t));
    }
    const size_t edge = UR_HOSTCODE_NORMALIZED | UR_HOSTCODE_ADDRESS_CLAMP_TO_EDGE |
                        (b->sampler[0] & UR_HOSTCODE_FILTER_LINEAR);
    const size_t samplers[3] = {edge, edge, edge};
    const float in[3] = {(float)((s + 1) / 2), (float)((t + 1) / 2), 0};
    return ur_bits(ur_sample_each(m, samplers, in, 2, face));
}

/* One channel of the four pixels that a filter would take, from below left against the clock. */
ur_runtime_int4 ur_bindless_gather(size_t number, int channel, ur_runtime_float4 at) {
    ur_bindless *b = (ur_bindless *)number;
    ur_image *m = &b->levels[(unsigned)b->least_level];
    const long size[2] = {m->width, m->height};
    long from[2], to[2];
    for (int d = 0; d < 2; d++) {
        long i = ur_floor(ur_scale(d ? at[1] : at[0], size[d], b->sampler[d]) - 0.5f);
        from[d] = ur_address(i, size[d], b->sampler[d]);
        to[d] = ur_address(i + 1, size[d], b->sampler[d]);
    }
    const long order[4][3] = {
        {from[0], to[1], 0}, {to[0], to[1], 0}, {to[0], from[1], 0}, {from[0], from[1], 0}};
    ur_runtime_int4 out;
    for (int k = 0; k < 4; k++) {
        out[k] = ur_fetch(m, order[k], 0).i[channel & 3];
    }
    return out;
}

/* A pixel by its number, of any image; outside of it 0. */
ur_runtime_int4 ur_bindless_fetch(size_t number, ur_runtime_int4 at, int layer) {
    ur_bindless *b = (ur_bindless *)number;
    const long v[3] = {at[0], at[1], at[2]};
    return ur_bits(ur_fetch(&b->image, v, ur_inside(&b->image, layer)));
}

/* Nothing where that is outside of the image. */
void ur_bindless_store(size_t number, ur_runtime_int4 at, int layer, ur_runtime_int4 pixel) {
    ur_bindless *b = (ur_bindless *)number;
    const long v[3] = {at[0], at[1], at[2]};
    ur_write(&b->image, v, layer, (union ur_pixel){.i = {pixel[0], pixel[1], pixel[2], pixel[3]}});
}
