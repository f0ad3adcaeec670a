/* What was built, for ZE_SOFTWARE_MODULES. */
#include <unistd.h>

#include "internal.h"
#include "spirv/module.h"

static void keep(const char *folder, const void *code, size_t size) {
    uint64_t sum = 14695981039346656037u;
    for (size_t i = 0; i < size; ++i) {
        sum = (sum ^ ((const unsigned char *)code)[i]) * 1099511628211u;
    }
    struct ur_spirv_module *module = NULL;
    (void)ur_spirv_read(code, size, &module, NULL);
    const char *name = module && module->entry_point_count ? module->entry_points[0].name : "none";
    char path[4096], part[sizeof(path) + 32];
    snprintf(path, sizeof(path), "%s/%.60s-%016llx.spv", folder, name, (unsigned long long)sum);
    ur_spirv_release(module);
    /* Processes beside this one may write the same. */
    snprintf(part, sizeof(part), "%s.%ld", path, (long)getpid());
    FILE *file = access(path, F_OK) == 0 ? NULL : fopen(part, "wbx");
    if (!file) {
        return;
    }
    bool good = fwrite(code, 1, size, file) == size;
    if (fclose(file) != 0 || !good || rename(part, path) != 0) {
        unlink(part);
    }
}

void modules_keep(const ze_module_desc_t *desc) {
    const char *folder = getenv("ZE_SOFTWARE_MODULES");
    const ze_module_program_exp_desc_t *several = NULL;
    for (const ze_base_desc_t *next = desc->pNext; folder && next; next = next->pNext) {
        if (next->stype == ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC) {
            several = (const void *)next;
        }
    }
    for (uint32_t i = 0; several && i < several->count; ++i) {
        keep(folder, several->pInputModules[i], several->inputSizes[i]);
    }
    if (folder && !several) {
        keep(folder, desc->pInputModule, desc->inputSize);
    }
}
