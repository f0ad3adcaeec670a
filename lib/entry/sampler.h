/* Samplers of adapters whose drivers have no such objects: only what they were described as. */
#ifndef UR_ENTRY_SAMPLER_H
#define UR_ENTRY_SAMPLER_H

#include "base/handle.h"

struct ur_sampler_handle_t_ {
    ur_object object;
    ur_context_handle_t context; /* retained */
    ur_sampler_desc_t desc;      /* its chain left out */
};

/* The number that OpenCL C has for such a sampler, CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST for
 * example: what generated code takes a sampler for. */
static inline uint32_t ur_sampler_bits(const ur_sampler_desc_t *desc) {
    static const uint8_t address[] = {
        [UR_SAMPLER_ADDRESSING_MODE_NONE] = 0,
        [UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE] = 2,
        [UR_SAMPLER_ADDRESSING_MODE_CLAMP] = 4,
        [UR_SAMPLER_ADDRESSING_MODE_REPEAT] = 6,
        [UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT] = 8,
    };
    return (desc->normalizedCoords ? 1u : 0u) | address[desc->addressingMode] |
           (desc->filterMode == UR_SAMPLER_FILTER_MODE_LINEAR ? 0x20u : 0x10u);
}

#endif
