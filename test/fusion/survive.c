/* The fuser survives damaged modules and a host without memory: survive MODULE [STEP]
 *
 * One word after the other of the module is changed, or each STEPth; what the check of modules
 * still passes is fused, two kernels at a time. Then each allocation of an ordinary fusion fails in
 * turn. Under AddressSanitizer and UndefinedBehaviorSanitizer a mistake ends the program; what is
 * made is a module that passes the check, which the fuser itself makes sure of. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../drivers/opencl/damage.h"
#include "scene.h"
#include "spirv/check.h"
#include "spirv/write.h"

/* Kernels of two pointers and of three arguments, which are enough to go through all parts. */
static const char *const pairs[] = {"scale",  "shift",  "guarded", "by_group", "pairs",
                                    "mirror", "sum",    "calls",   "walks",    "repeats",
                                    "plane",  "strips", "quads",   "either"};
enum { PAIRS = sizeof(pairs) / sizeof(pairs[0]) };

static unsigned long allocations, fails_at;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);

static int fails(void) {
    return ++allocations == fails_at;
}

void *__wrap_malloc(size_t size) {
    return fails() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size) {
    return fails() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size) {
    return fails() ? NULL : __real_realloc(old, size);
}

/* A launch of that kernel, whatever the module says now that it takes. */
static void launch(struct scene *scene, const char *kernel, unsigned turn) {
    scene_launch(scene, kernel, 1024, turn % 3 ? 64 : 0);
    scene->next.sub_group = 16;
    for (uint32_t i = 0; i < scene->module->entry_point_count; ++i) {
        const struct ur_spirv_entry_point *entry = &scene->module->entry_points[i];
        const struct ur_spirv_function *function = ur_spirv_function(scene->module, entry->id);
        if (strcmp(entry->name, kernel) != 0 || !function) {
            continue;
        }
        for (uint32_t p = 0; p < function->parameter_count && p < MOST_ARGUMENTS; ++p) {
            uint32_t type = ur_spirv_type(scene->module, function->parameters[p]);
            if (ur_spirv_opcode(scene->module, type) != SpvOpTypePointer) {
                scene_int(scene, 64);
            } else if (ur_spirv_operand(scene->module, type, 0) == SpvStorageClassWorkgroup) {
                scene_local(scene, 256);
            } else {
                scene_pointer(scene, ARRAY((p + turn) % 4));
            }
        }
    }
}

/* The number of fusions that were made. */
static size_t fuse(struct scene *scene, unsigned turn) {
    const struct ur_fusion_memory memory = {0, ARRAY(1), ARRAY_BYTES};
    scene->options = (struct ur_fusion_options){.promoted_count = turn % 2, .promoted = &memory};
    scene->launches = 0;
    scene->fusion = ur_fusion_begin(&scene->options);
    size_t made_count = 0;
    if (!scene->fusion) {
        return 0;
    }
    for (unsigned i = 0; i < 3; ++i) {
        launch(scene, pairs[(turn + i * (1 + turn / PAIRS)) % PAIRS], turn + i);
        (void)scene_add(scene);
    }
    struct ur_fusion_made made;
    if (ur_fusion_count(scene->fusion) &&
        ur_fusion_make(scene->fusion, &made, scene->why, sizeof(scene->why)) == UR_FUSION_OK) {
        ++made_count;
        ur_fusion_drop(&made);
    }
    scene_end(scene);
    return made_count;
}

int main(int argc, char **argv) {
    size_t step = argc == 3 ? strtoul(argv[2], NULL, 10) : 1;
    if (argc < 2 || argc > 3 || step == 0) {
        fprintf(stderr, "usage: %s MODULE [STEP]\n", argv[0]);
        return 2;
    }
    static struct scene scene;
    scene_open(&scene, argv[1]);
    struct ur_spirv_module *whole = scene.module;
    size_t count = ur_spirv_written_words(whole), passed = 0, made = 0;
    uint32_t *words = malloc(count * 4), *changed = malloc(count * 4);
    ur_spirv_write(whole, words);
    for (size_t at = UR_SPIRV_HEADER_WORDS; at < count; at += step) {
        memcpy(changed, words, count * 4);
        changed[at] = damage(words, count, at, 1);
        if (ur_spirv_read(changed, count * 4, &scene.module, NULL) != UR_SPIRV_OK) {
            continue;
        }
        if (ur_spirv_check_module(scene.module, NULL) == UR_SPIRV_OK) {
            ++passed;
            for (unsigned turn = 0; turn < 4; ++turn) {
                made += fuse(&scene, (unsigned)at * 4 + turn);
            }
        }
        ur_spirv_release(scene.module);
    }
    /* Without memory: no fusion is half made, and the next one is whole. */
    scene.module = whole;
    size_t failures = 0;
    for (unsigned turn = 0; turn < PAIRS; ++turn) {
        fails_at = 0;
        size_t expected = fuse(&scene, turn);
        for (unsigned long n = 1;; ++n) {
            allocations = 0;
            fails_at = n;
            (void)fuse(&scene, turn);
            if (allocations < n) {
                break;
            }
            ++failures;
        }
        fails_at = 0;
        if (fuse(&scene, turn) != expected) {
            fprintf(stderr, "a failure left something behind\n");
            return 1;
        }
    }
    ur_spirv_release(whole);
    free(words);
    free(changed);
    printf("%zu damaged modules passed the check, %zu fusions of them, %zu failed allocations\n",
           passed, made, failures);
    return passed == 0 || made == 0 || failures < 100;
}
