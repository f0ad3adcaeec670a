/* What an emitter does not take, found before anything is written. */
#ifndef UR_SPIRV_SUPPORT_H
#define UR_SPIRV_SUPPORT_H

#include "module.h"

/* What one emitter has of its own beside what none has. */
struct ur_spirv_support {
    const uint16_t *refused; /* capabilities */
    size_t refused_count;
    const uint32_t *known; /* capabilities that the grammar here does not name */
    size_t known_count;
};

/* True if the module asks for nothing that the emitter lacks; else `why` says what. */
bool ur_spirv_supported(const struct ur_spirv_module *module,
                        const struct ur_spirv_support *support, char *why, size_t why_size);

#endif
