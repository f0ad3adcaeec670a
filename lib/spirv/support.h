/* What emitters do not take, found before anything is written. */
#ifndef UR_SPIRV_SUPPORT_H
#define UR_SPIRV_SUPPORT_H

#include "module.h"

/* True if the module asks for nothing that all emitters lack; else `why` says what. */
bool ur_spirv_supported(const struct ur_spirv_module *module, char *why, size_t why_size);

#endif
