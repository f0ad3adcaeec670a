/* Pixels that the texture unit reads. */
#ifndef UR_PTX_TEXEL_H
#define UR_PTX_TEXEL_H

#include "emit.h"

struct texel {
    uint32_t other, done; /* labels */
    struct part channels[4];
};

/* Reads a pixel of an image without layers through its texture, if it has one; behind it stands
 * what reads it if it has none, and end_texel, which gets what that read. False, and nothing is
 * written, where it is known that there is none, or that its sampler is not for it. */
bool ptx_begin_texel(struct fn *k, const struct part *image, unsigned dimensions,
                     struct part sampler, const struct part *at, bool real, struct texel *texel);
void ptx_end_texel(struct fn *k, const struct texel *texel, struct part *channels);

#endif
