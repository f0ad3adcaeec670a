/* mutate COUNT SEED FILE.spv...: changes words of modules at random, cuts them, and translates what
 * comes out: an error with a sentence or PTX, never a crash; with MUTATE_LLVM defined LLVM's text
 * in place of PTX. Run it under a sanitizer. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef MUTATE_LLVM
#include "llvm/llvm.h"
#else
#include "ptx/ptx.h"
#endif
#include "spirv/module.h"

static uint64_t state;

/* Whether there was a translation; else `*silent` grows if nothing says why. */
static bool translates(struct ur_spirv_module *module, unsigned *silent) {
#ifdef MUTATE_LLVM
    static unsigned turn; /* for the host and for AMD's devices by turns */
    struct ur_llvm_options options = {
        .fuse = true, .library = &ll_library_host, .multiplies_and_adds = true};
    if (++turn % 2) {
        options = (struct ur_llvm_options){.library = &ll_library_amdgcn, .wave = 64};
    }
    struct ur_llvm_result result;
    bool good = ur_llvm_emit(module, &options, &result) == UR_LLVM_OK;
    *silent += !good && result.log[0] == 0;
    ur_llvm_result_free(&result);
#else
    struct ur_ptx_target target = {.sm = 90, .version = 80};
    struct ur_ptx_result result;
    bool good = ur_ptx_translate(module, &target, &result) == UR_PTX_OK;
    *silent += !good && result.log[0] == 0;
    ur_ptx_result_free(&result);
#endif
    return good;
}

static uint32_t random_below(uint32_t limit) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((state >> 33) % (limit ? limit : 1));
}

struct input {
    uint32_t *words;
    uint32_t count;
};

static bool read_input(const char *path, struct input *input) {
    FILE *file = fopen(path, "rb");
    if (!file) {
        return false;
    }
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    input->count = (uint32_t)(size / 4);
    input->words = malloc((size_t)size + 4);
    bool good = input->words && fread(input->words, 4, input->count, file) == input->count;
    fclose(file);
    return good;
}

/* One change. Ids and operands mostly, since what breaks an instruction's length ends in the
 * reader. */
static void change(uint32_t *words, uint32_t count) {
    uint32_t at = 5 + random_below(count - 5), bound = words[3];
    switch (random_below(6)) {
    case 0:
        words[at] = random_below(bound ? bound : 1);
        break;
    case 1:
        words[at] ^= 1u << random_below(32);
        break;
    case 2:
        words[at] = words[5 + random_below(count - 5)];
        break;
    case 3:
        words[at] = (words[at] & 0xffff0000u) | random_below(460); /* another opcode */
        break;
    case 4:
        words[at] += random_below(2) ? 1 : UINT32_MAX;
        break;
    default:
        words[at] = random_below(4) ? random_below(64) : UINT32_MAX - random_below(3);
        break;
    }
}

int main(int argc, char **argv) {
    if (argc < 4) {
        fprintf(stderr, "usage: mutate COUNT SEED FILE.spv...\n");
        return 2;
    }
    unsigned long turns = strtoul(argv[1], NULL, 10), translated = 0, refused = 0, unread = 0;
    unsigned silent = 0;
    state = strtoull(argv[2], NULL, 10);
    struct input *inputs = calloc((size_t)argc, sizeof(*inputs));
    uint32_t files = 0;
    for (int i = 3; inputs && i < argc; ++i) {
        files += read_input(argv[i], &inputs[files]) && inputs[files].count > 5;
    }
    if (!files) {
        fprintf(stderr, "no module could be read\n");
        return 2;
    }
    for (unsigned long turn = 0; turn < turns; ++turn) {
        const struct input *from = &inputs[random_below(files)];
        uint32_t count = random_below(16) ? from->count : 6 + random_below(from->count - 5);
        count = count > from->count ? from->count : count;
        uint32_t *words = malloc((size_t)count * 4);
        if (!words) {
            return 2;
        }
        memcpy(words, from->words, (size_t)count * 4);
        for (uint32_t changes = 1 + random_below(4); changes-- > 0;) {
            change(words, count);
        }
        struct ur_spirv_module *module;
        struct ur_spirv_error error;
        if (ur_spirv_read(words, (size_t)count * 4, &module, &error) == UR_SPIRV_OK) {
            bool good = translates(module, &silent);
            translated += good;
            refused += !good;
            ur_spirv_release(module);
        } else {
            ++unread;
        }
        free(words);
    }
    printf("%lu translated, %lu refused, %lu not read\n", translated, refused, unread);
    for (int i = 0; i < argc; ++i) {
        free(inputs[i].words);
    }
    free(inputs);
    return silent || !translated || !refused;
}
