/* Everything that reads modules survives damaged ones: survive MODULE...
 *
 * One or two words of each module are changed, at every word in turn; then it is read, checked,
 * linked with what it was before and with itself, given specialization constants, and written.
 * Under AddressSanitizer and UndefinedBehaviorSanitizer a mistake ends the program. What is linked
 * or specialized of a module that passes the check is one again. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../drivers/opencl/damage.h"
#include "spirv/check.h"
#include "spirv/flow.h"
#include "spirv/link.h"
#include "spirv/specialize.h"
#include "spirv/write.h"

enum { WORDS = 1 << 16, SEEDS = 4 };

static size_t read_count, passed, linked_count;
static int wrong;

/* Writes a module and reads it again, which must go well for one that is right. */
static void write_again(const struct ur_spirv_module *module, bool right, const char *what) {
    struct ur_spirv_error error = {.why = ""};
    struct ur_spirv_module *again;
    size_t words = ur_spirv_written_words(module);
    uint32_t *written = malloc(words * 4);
    ur_spirv_write(module, written);
    if (ur_spirv_read(written, words * 4, &again, &error) == UR_SPIRV_OK) {
        ur_spirv_check_module(again, &error);
    }
    if (right && error.why[0]) {
        fprintf(stderr, "what was %s is not right any more: %s\n", what, error.why);
        wrong = 1;
    }
    ur_spirv_release(again);
    free(written);
}

static void try_all(const uint32_t *words, size_t count, struct ur_spirv_module *whole) {
    struct ur_spirv_error error;
    struct ur_spirv_module *module, *linked;
    void *exact = malloc(count * 4); /* so that reading past it is seen */
    memcpy(exact, words, count * 4);
    if (ur_spirv_read(exact, count * 4, &module, &error) == UR_SPIRV_OK) {
        ++read_count;
        bool right = ur_spirv_check_module(module, &error) == UR_SPIRV_OK;
        passed += right;
        write_again(module, right, "read");
        struct ur_spirv_module *both[] = {module, whole}, *twice[] = {module, module};
        if (ur_spirv_link(both, 1, true, &linked, &error) == UR_SPIRV_OK) {
            ++linked_count;
            write_again(linked, right, "linked");
            ur_spirv_release(linked);
        }
        if (ur_spirv_link(both, 2, false, &linked, &error) == UR_SPIRV_OK) {
            write_again(linked, right, "linked with another");
            ur_spirv_release(linked);
        }
        if (ur_spirv_link(twice, 2, true, &linked, &error) == UR_SPIRV_OK) {
            ur_spirv_release(linked);
        }
        uint64_t value = 3;
        struct ur_spirv_specialization values[8];
        struct ur_spirv_sizes *sizes = ur_spirv_sizes(module);
        for (uint32_t i = 0; i < 8; ++i) {
            size_t size = sizes ? ur_spirv_size_of(sizes, i) : 0;
            values[i] = (struct ur_spirv_specialization){i, size < 8 ? size : 8, &value};
        }
        ur_spirv_sizes_free(sizes);
        if (ur_spirv_specialize(module, values, 8, &error) == UR_SPIRV_OK) {
            write_again(module, right, "specialized");
        }
        for (uint32_t f = 0; f < module->function_count; ++f) {
            struct ur_spirv_flow flow;
            if (ur_spirv_flow_make(&flow, module, &module->functions[f])) {
                ur_spirv_flow_drop(&flow);
            }
        }
        ur_spirv_release(module);
    }
    free(exact);
}

int main(int argc, char **argv) {
    static uint32_t words[WORDS], copy[WORDS];
    size_t tried = 0;
    for (int i = 1; i < argc; ++i) {
        FILE *file = fopen(argv[i], "rb");
        size_t count = file ? fread(words, 4, WORDS, file) : 0;
        if (file) {
            fclose(file);
        }
        struct ur_spirv_module *whole;
        struct ur_spirv_error error;
        if (ur_spirv_read(words, count * 4, &whole, &error) != UR_SPIRV_OK) {
            fprintf(stderr, "%s: %s\n", argv[i], error.why);
            return 1;
        }
        try_all(words, count, whole);
        for (uint64_t seed = 1; seed <= SEEDS; ++seed) {
            for (size_t at = 0; at < count; ++at, ++tried) {
                memcpy(copy, words, count * 4);
                copy[at] = damage(words, count, at, seed);
                if (seed > SEEDS / 2) {
                    size_t other = (at * 7919 + seed) % count;
                    copy[other] = damage(words, count, other, seed + 100);
                }
                try_all(copy, count, whole);
            }
        }
        ur_spirv_release(whole);
    }
    printf("%zu damaged modules: %zu read, %zu passed, %zu linked\n", tried, read_count, passed,
           linked_count);
    return wrong;
}
