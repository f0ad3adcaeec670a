/* Rows in device memory at a pitch, urUSMPitchedAllocExp. */
#ifndef UR_ENTRY_PITCHED_H
#define UR_ENTRY_PITCHED_H

#include <stddef.h>

#include "ur_api.h"

/* Checks the arguments and gives a pitch, a multiple of `align`, a power of two, and the bytes of
 * all rows. INVALID_VALUE, INVALID_USM_SIZE. */
ur_result_t ur_pitched_shape(const ur_usm_desc_t *desc, size_t width, size_t height, size_t element,
                             size_t align, size_t *pitch, size_t *size);

#endif
