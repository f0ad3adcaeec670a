/* Pixels that the texture unit reads. */
#ifndef UR_PTX_TEXEL_H
#define UR_PTX_TEXEL_H

#include "emit.h"

struct texel {
    uint32_t other, done; /* labels */
    bool asked;           /* before the kernel's blocks, too */
    size_t from;          /* if so: where what reads it without a texture begins */
    struct part channels[4];
};

/* Of the kernel's body, which begins at that byte: where all of its images that are arguments have
 * a texture, and its samplers are for it, another body runs, which does not ask at each pixel. */
void ptx_ask_for_textures(struct fn *k, size_t from);

/* Reads a pixel of an image without layers through its texture, if it has one; behind it stands
 * what reads it if it has none, and end_texel, which gets what that read. The sampler is as wide as
 * it was given. False, and nothing is written, where it is known that there is none, or that its
 * sampler is not for it. */
bool ptx_begin_texel(struct fn *k, const struct part *image, unsigned dimensions,
                     struct part sampler, const struct part *at, bool real, struct texel *texel);
void ptx_end_texel(struct fn *k, const struct texel *texel, struct part *channels);

#endif
