/* What adapters check of programs alike. */
#ifndef UR_ENTRY_PROGRAM_CHECK_H
#define UR_ENTRY_PROGRAM_CHECK_H

#include <stddef.h>
#include <stdint.h>

#include "ur_api.h"

/* urProgramCreateWithBinary: a binary for each device, and these are the context's. Pre: pointers
 * and the context have been checked. */
ur_result_t ur_binaries_check(ur_context_handle_t context, uint32_t count,
                              const ur_device_handle_t *devices, const size_t *lengths,
                              const uint8_t **binaries, const ur_program_properties_t *properties);

#endif
