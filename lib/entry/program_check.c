#include "program_check.h"

#include "base/adapter_ops.h"
#include "base/check.h"
#include "base/error.h"
#include "program/metadata.h"

ur_result_t ur_binaries_check(ur_context_handle_t context, uint32_t count,
                              const ur_device_handle_t *devices, const size_t *lengths,
                              const uint8_t **binaries, const ur_program_properties_t *properties) {
    ur_result_t result = ur_metadata_check(properties);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (count == 0) {
        return ur_refuse_as(UR_RESULT_ERROR_INVALID_SIZE, "a binary for no device");
    }
    for (uint32_t i = 0; i < count; ++i) {
        UR_CHECK_DEVICE(devices[i]);
        if (!binaries[i]) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "binary %u of %u is NULL", i, count);
        }
        if (lengths[i] == 0) {
            return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0, "binary %u of %u has no bytes", i,
                           count);
        }
        if (!ur_adapter_ops.context_has(context, devices[i])) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                           "device %u of %u is not of the context", i, count);
        }
    }
    return UR_RESULT_SUCCESS;
}
