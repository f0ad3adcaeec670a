#include "scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint64_t scene_base = UINT64_C(0x7f0000000000);

void scene_open(struct scene *scene, const char *path) {
    static unsigned char code[1 << 20];
    struct ur_spirv_error error = {.why = "the file cannot be read"};
    memset(scene, 0, sizeof(*scene));
    FILE *file = fopen(path, "rb");
    size_t size = file ? fread(code, 1, sizeof(code), file) : 0;
    if (!file || ur_spirv_read(code, size, &scene->module, &error) != UR_SPIRV_OK) {
        fprintf(stderr, "%s: %s\n", path, error.why);
        exit(1);
    }
    fclose(file);
}

void scene_close(struct scene *scene) {
    ur_spirv_release(scene->module);
}

void scene_begin(struct scene *scene) {
    scene->launches = 0;
    scene->fusion = ur_fusion_begin(&scene->options);
    if (!scene->fusion) {
        abort();
    }
}

void scene_end(struct scene *scene) {
    ur_fusion_end(scene->fusion);
    scene->fusion = NULL;
}

void scene_launch(struct scene *scene, const char *kernel, size_t global, size_t local) {
    if (scene->launches == MOST_LAUNCHES) {
        abort();
    }
    scene->next = (struct ur_fusion_launch){.module = scene->module,
                                            .kernel = kernel,
                                            .arguments = scene->arguments[scene->launches],
                                            .dims = 1,
                                            .global = {global, 1, 1},
                                            .local = {local, 1, 1},
                                            .has_local = local != 0};
    ++scene->launches;
}

static struct ur_fusion_argument *next_argument(struct scene *scene, enum ur_fusion_kind kind) {
    struct ur_fusion_argument *argument =
        &scene->arguments[scene->launches - 1][scene->next.argument_count++];
    *argument = (struct ur_fusion_argument){.kind = kind};
    return argument;
}

void scene_pointer(struct scene *scene, uint64_t address) {
    struct ur_fusion_argument *argument = next_argument(scene, UR_FUSION_POINTER);
    argument->address = address;
    argument->base = address / 0x100000 * 0x100000;
    argument->extent = ARRAY_BYTES;
}

static void set_value(struct scene *scene, const void *value, size_t size) {
    struct ur_fusion_argument *argument = next_argument(scene, UR_FUSION_VALUE);
    void *to = scene->values[scene->launches - 1][scene->next.argument_count - 1];
    memcpy(to, value, size);
    argument->value = to;
    argument->size = size;
}

void scene_float(struct scene *scene, float value) {
    set_value(scene, &value, sizeof(value));
}

void scene_double(struct scene *scene, double value) {
    set_value(scene, &value, sizeof(value));
}

void scene_int(struct scene *scene, int32_t value) {
    set_value(scene, &value, sizeof(value));
}

void scene_local(struct scene *scene, size_t size) {
    next_argument(scene, UR_FUSION_LOCAL)->size = size;
}

enum ur_fusion_result scene_add(struct scene *scene) {
    scene->why[0] = '\0';
    return ur_fusion_add(scene->fusion, &scene->next, scene->why, sizeof(scene->why));
}
