/* Launches of the kernels in kernels/parts.cl, over pretended memory. */
#ifndef TEST_FUSION_SCENE_H
#define TEST_FUSION_SCENE_H

#include "fuse/fusion.h"

enum { MOST_ARGUMENTS = 8, MOST_LAUNCHES = 80 };

/* Addresses of arrays of 64 KiB each, far apart. */
#define ARRAY(n) (scene_base + (uint64_t)(n)*0x100000)
extern uint64_t scene_base;
#define ARRAY_BYTES 0x10000

struct scene {
    struct ur_spirv_module *module;
    struct ur_fusion *fusion;
    struct ur_fusion_options options;
    /* Of launches that were added, or tried. */
    struct ur_fusion_argument arguments[MOST_LAUNCHES][MOST_ARGUMENTS];
    unsigned char values[MOST_LAUNCHES][MOST_ARGUMENTS][8];
    uint32_t launches;
    struct ur_fusion_launch next; /* in the making */
    char why[256];
};

/* Reads the module; ends the process where that fails. */
void scene_open(struct scene *scene, const char *path);
void scene_close(struct scene *scene);
/* A new fusion. The module stays. */
void scene_begin(struct scene *scene);
void scene_end(struct scene *scene);

/* A launch over one dimension; `local` 0: open. */
void scene_launch(struct scene *scene, const char *kernel, size_t global, size_t local);
void scene_pointer(struct scene *scene, uint64_t address);
void scene_float(struct scene *scene, float value);
void scene_double(struct scene *scene, double value);
void scene_int(struct scene *scene, int32_t value);
void scene_local(struct scene *scene, size_t size);
enum ur_fusion_result scene_add(struct scene *scene);

#endif
