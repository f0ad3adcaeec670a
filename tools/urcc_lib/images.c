/*
 * Linked into host code that uses images, after items.c and pixels.c: what OpenCL C's functions give
 * of a pixel. The functions themselves, one for each exact type of image, are generated after this
 * text and call what is here.
 */
typedef float ur_float2 __attribute__((ext_vector_type(2)));
typedef float ur_float4 __attribute__((ext_vector_type(4)));
typedef int ur_int2 __attribute__((ext_vector_type(2)));
typedef int ur_int4 __attribute__((ext_vector_type(4)));
typedef unsigned ur_uint4 __attribute__((ext_vector_type(4)));

__attribute__((unused)) static ur_float4 ur_as_f(ur_image *m, union ur_pixel p) {
    return ur_is_float(m->type) ? (ur_float4){p.f[0], p.f[1], p.f[2], p.f[3]}
                                : (ur_float4){0, 0, 0, 0};
}
__attribute__((unused)) static ur_int4 ur_as_i(ur_image *m, union ur_pixel p) {
    return m->type >= SIGNED8 && m->type <= SIGNED32 ? (ur_int4){p.i[0], p.i[1], p.i[2], p.i[3]}
                                                     : (ur_int4){0, 0, 0, 0};
}
__attribute__((unused)) static ur_uint4 ur_as_ui(ur_image *m, union ur_pixel p) {
    return m->type >= UNSIGNED8 && m->type <= UNSIGNED32
               ? (ur_uint4){p.u[0], p.u[1], p.u[2], p.u[3]}
               : (ur_uint4){0, 0, 0, 0};
}

/* What a sampler_t of the source becomes: its bits, in the place of a pointer. */
void *__translate_sampler_initializer(int bits) {
    return (void *)(size_t)bits;
}
