/* SPIR-V for the CUDA adapter: its modules are checked, specialized, put together and translated to
 * PTX, which the driver compiles. */
#include <stdio.h>

#include "base/options.h"
#include "code.h"
#include "mem.h"
#include "ptx/describe.h"
#include "ptx/ptx.h"
#include "stream.h"

_Static_assert(sizeof(struct stream_image_argument) == sizeof(struct ur_ptx_image) &&
                   offsetof(struct stream_image_argument, width) ==
                       offsetof(struct ur_ptx_image, width) &&
                   offsetof(struct stream_image_argument, format) ==
                       offsetof(struct ur_ptx_image, format) &&
                   offsetof(struct stream_image_argument, texture) ==
                       offsetof(struct ur_ptx_image, texture),
               "what kernels are given of an image");

_Static_assert(sizeof(struct stream_number) == sizeof(struct ur_ptx_image_entry) &&
                   offsetof(struct stream_number, format) ==
                       offsetof(struct ur_ptx_image_entry, format) &&
                   STREAM_NUMBER_TEXTURE == UR_PTX_FORMAT_TEXTURE &&
                   STREAM_NUMBER_ROW == UR_PTX_FORMAT_ROW,
               "what kernels find of an image by its number");

bool cuda_il_known(const char **why) {
    *why = "";
    return true;
}

/* ---- translating --------------------------------------------------------------------------------
 */

/* What PTX the driver takes: 13.n of it 9.n, 12.n 8.n, 11.n 7.n, and before that 6.3. */
static unsigned ptx_version(int driver) {
    int major = driver / 1000, minor = driver % 1000 / 10;
    return major < 11 ? 63 : (unsigned)(major - 4) * 10 + (unsigned)(minor > 9 ? 9 : minor);
}

static struct ur_ptx_target target_of(ur_device_handle_t device, const char *options) {
    bool unsafe = ur_options_have(options, "-cl-fast-relaxed-math") ||
                  ur_options_have(options, "-cl-unsafe-math-optimizations");
    int most = device->attr[DRV_ATTR_SHARED_PER_BLOCK_MOST];
    return (struct ur_ptx_target){
        .sm = (unsigned)(device->attr[DRV_ATTR_CAPABILITY_MAJOR] * 10 +
                         device->attr[DRV_ATTR_CAPABILITY_MINOR]),
        .version = ptx_version(device->platform->driver_version),
        .relaxed = unsafe,
        .correct = ur_options_have(options, "-cl-fp32-correctly-rounded-divide-sqrt"),
        .flush = ur_options_have(options, "-cl-denorms-are-zero"),
        .local_limit = (uint32_t)(most > 0 ? most : device->attr[DRV_ATTR_SHARED_PER_BLOCK]),
    };
}

static ur_result_t result_of(enum ur_ptx_status status) {
    switch (status) {
    case UR_PTX_OK:
        return UR_RESULT_SUCCESS;
    case UR_PTX_OUT_OF_MEMORY:
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    case UR_PTX_UNRESOLVED:
        return UR_RESULT_ERROR_PROGRAM_LINK_FAILURE;
    default:
        return UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE;
    }
}

ur_result_t cuda_il_uneven(ur_device_handle_t device, const struct ur_spirv_module *module,
                           const char *options, const char *kernel, char **code, size_t *size,
                           char **symbol) {
    struct ur_ptx_target target = target_of(device, options);
    struct ur_ptx_result ptx = {0};
    target.uneven = kernel;
    ur_result_t result = result_of(ur_ptx_translate(module, &target, &ptx));
    if (result == UR_RESULT_SUCCESS) {
        *symbol = ptx.kernel_count ? strdup(ptx.kernels[0].symbol) : NULL;
        *code = ptx.text;
        *size = ptx.size;
        ptx.text = NULL;
        result = *symbol ? result : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_ptx_result_free(&ptx);
    return result;
}

ur_result_t cuda_il_translate(ur_device_handle_t device, const struct ur_spirv_module *module,
                              const char *options, char *log, size_t log_size, char **code,
                              size_t *size) {
    struct ur_ptx_target target = target_of(device, options);
    struct ur_ptx_result ptx = {0};
    ur_result_t result = result_of(ur_ptx_translate(module, &target, &ptx));
    if (result != UR_RESULT_SUCCESS) {
        snprintf(log, log_size, "%s", ptx.log);
        goto free_result;
    }
    *code = ur_ptx_described(&ptx, size);
    if (!*code) {
        snprintf(log, log_size, "no memory for the PTX");
        result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }

free_result:
    ur_ptx_result_free(&ptx);
    return result;
}
