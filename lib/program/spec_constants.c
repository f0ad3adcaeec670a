#include "spec_constants.h"

#include "base/error.h"
#include "spirv/specialize.h"

enum { MOST_BYTES = 16 };

ur_result_t ur_spec_constants_check(struct ur_spec_constants *constants, const void *code,
                                    size_t size, uint32_t count,
                                    const ur_specialization_constant_info_t *given) {
    for (uint32_t i = 0; i < count; ++i) {
        if (!given[i].pValue) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                           "specialization constant %u has no value", given[i].id);
        }
        if (given[i].size == 0 || given[i].size > MOST_BYTES) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                           "specialization constant %u of %zu bytes", given[i].id, given[i].size);
        }
    }
    if (!constants->sizes) {
        struct ur_spirv_module *module;
        struct ur_spirv_error error;
        enum ur_spirv_fault fault = ur_spirv_read(code, size, &module, &error);
        if (fault == UR_SPIRV_OK) {
            constants->sizes = ur_spirv_sizes(module);
            fault = constants->sizes ? fault : UR_SPIRV_OUT_OF_MEMORY;
            ur_spirv_release(module);
        }
        if (fault == UR_SPIRV_OUT_OF_MEMORY) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        if (fault != UR_SPIRV_OK) { /* it was checked when the program was made */
            return ur_fail(UR_RESULT_ERROR_INVALID_BINARY, 0, "%s", error.why);
        }
    }
    for (uint32_t i = 0; i < count; ++i) {
        size_t expected = ur_spirv_size_of(constants->sizes, given[i].id);
        if (!expected) {
            return ur_fail(UR_RESULT_ERROR_INVALID_SPEC_ID, 0,
                           "the module has no specialization constant %u", given[i].id);
        }
        if (expected != given[i].size) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                           "specialization constant %u has %zu bytes, not %zu", given[i].id,
                           expected, given[i].size);
        }
    }
    return UR_RESULT_SUCCESS;
}

void ur_spec_constants_free(struct ur_spec_constants *constants) {
    ur_spirv_sizes_free(constants->sizes);
    constants->sizes = NULL;
}
