/* Code objects that carry the SPIR-V that they were made of. */
#include "shim.h"

#include <stdio.h>

#include "ptx/ptx.h"
#include "spirv/module.h"
#include "llvm/llvm.h"

static uint64_t little(const unsigned char *at, unsigned bytes) {
    uint64_t value = 0;
    for (unsigned i = bytes; i-- > 0;) {
        value = value << 8 | at[i];
    }
    return value;
}

/* The contents of the ELF file's section of that name; NULL: it has none. */
static const void *section(const unsigned char *bytes, size_t size, const char *name,
                           size_t *found) {
    uint64_t table = little(bytes + 40, 8), entry = little(bytes + 58, 2),
             count = little(bytes + 60, 2), names = little(bytes + 62, 2);
    if (entry < 64 || names >= count || table > size || entry * count > size - table) {
        return NULL;
    }
    const unsigned char *heads = bytes + table;
    uint64_t text = little(heads + names * entry + 24, 8);
    for (uint64_t i = 0; i < count; ++i) {
        const unsigned char *head = heads + i * entry;
        uint64_t at = text + little(head, 4), start = little(head + 24, 8);
        *found = little(head + 32, 8);
        if (at < size && strncmp((const char *)bytes + at, name, size - at) == 0 && start <= size &&
            *found <= size - start) {
            return bytes + start;
        }
    }
    return NULL;
}

bool shim_carried(const void *image, size_t size, struct ur_ptx_result *ptx,
                  struct ur_spirv_module **module, hipError_t *why) {
    size_t length = 0;
    const void *words = section(image, size, UR_LLVM_CARRIED, &length);
    struct ur_spirv_error error;
    int device = 0, version = 0, major = 0, minor = 0;
    if (!words) {
        return false;
    }
    *why = hipErrorInvalidImage;
    if (cuCtxGetDevice(&device) != CUDA_SUCCESS || cuDriverGetVersion(&version) != CUDA_SUCCESS ||
        cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device) !=
            CUDA_SUCCESS ||
        cuDeviceGetAttribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device) !=
            CUDA_SUCCESS) {
        return true;
    }
    /* The newest that each driver takes: 13.n takes 9.n, 12.n 8.n. */
    struct ur_ptx_target target = {.sm = (unsigned)(major * 10 + minor),
                                   .version = (unsigned)(version / 1000 - 4) * 10 +
                                              (unsigned)(version % 1000 / 10)};
    if (ur_spirv_read(words, length, module, &error) == UR_SPIRV_OK &&
        ur_ptx_translate(*module, &target, ptx) == UR_PTX_OK) {
        *why = hipSuccess;
    } else {
        fprintf(stderr, "software HIP driver: the SPIR-V that a code object carries: %s\n",
                *module ? ptx->log : error.why);
    }
    return true;
}
