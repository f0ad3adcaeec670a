/* The memory that one more kernel takes which walks down columns of memory, and so gets another
 * form.
 *
 * Usage: growth_columns SMALL LARGE: modules of so many kernels, and of twice as many, are
 * translated for native CPU. One more may take at LARGE 1.3 times the bytes that it takes at SMALL.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../spirv/assemble.h"
#include "llvm/llvm.h"

enum {
    VOID = 1,
    LONG,
    VECTOR,
    FLOAT,
    VECTOR_INPUT,
    LONG_INPUT,
    POINTER,
    KERNEL_TYPE,
    ID,
    FIRST,
    SECOND,
    FACTOR,
    KERNELS
};

/* Of each kernel. */
enum {
    KERNEL,
    MATRIX,
    WIDTH,
    LABEL,
    ROW_AT,
    ROW,
    COLUMN_AT,
    COLUMN,
    BEFORE,
    PLACE,
    AT,
    VALUE,
    PRODUCT,
    IDS
};

struct module {
    struct assembly part;
    uint32_t *words;
    size_t count, room;
};

/* Puts what was assembled behind the rest. */
static bool flush(struct module *m) {
    if (m->count + m->part.count > m->room) {
        m->room = 2 * (m->count + m->part.count);
        uint32_t *words = realloc(m->words, m->room * sizeof(*words));
        if (!words) {
            return false;
        }
        m->words = words;
    }
    memcpy(m->words + m->count, m->part.words, m->part.count * sizeof(*m->words));
    m->count += m->part.count;
    m->part.count = 0;
    return true;
}

static void kernel(struct assembly *a, uint32_t own) {
    OP(a, SpvOpFunction, VOID, own + KERNEL, 0, KERNEL_TYPE);
    OP(a, SpvOpFunctionParameter, POINTER, own + MATRIX);
    OP(a, SpvOpFunctionParameter, LONG, own + WIDTH);
    OP(a, SpvOpLabel, own + LABEL);
    OP(a, SpvOpInBoundsAccessChain, LONG_INPUT, own + ROW_AT, ID, FIRST);
    OP(a, SpvOpLoad, LONG, own + ROW, own + ROW_AT);
    OP(a, SpvOpInBoundsAccessChain, LONG_INPUT, own + COLUMN_AT, ID, SECOND);
    OP(a, SpvOpLoad, LONG, own + COLUMN, own + COLUMN_AT);
    OP(a, SpvOpIMul, LONG, own + BEFORE, own + ROW, own + WIDTH);
    OP(a, SpvOpIAdd, LONG, own + PLACE, own + BEFORE, own + COLUMN);
    OP(a, SpvOpInBoundsPtrAccessChain, POINTER, own + AT, own + MATRIX, own + PLACE);
    OP(a, SpvOpLoad, FLOAT, own + VALUE, own + AT, SpvMemoryAccessAlignedMask, 4);
    OP(a, SpvOpFMul, FLOAT, own + PRODUCT, own + VALUE, FACTOR);
    OP(a, SpvOpStore, own + AT, own + PRODUCT, SpvMemoryAccessAlignedMask, 4);
    OP(a, SpvOpReturn);
    OP(a, SpvOpFunctionEnd);
}

static bool assemble(struct module *m, uint32_t number) {
    struct assembly *a = &m->part;
    bool ok = true;
    begin(a, KERNELS + number * IDS);
    OP(a, SpvOpCapability, SpvCapabilityKernel);
    OP(a, SpvOpCapability, SpvCapabilityAddresses);
    OP(a, SpvOpCapability, SpvCapabilityInt64);
    OP(a, SpvOpMemoryModel, SpvAddressingModelPhysical64, SpvMemoryModelOpenCL);
    for (uint32_t i = 0; ok && i < number; ++i) {
        char name[16];
        snprintf(name, sizeof(name), "k%u", i);
        put_text(a, SpvOpEntryPoint, WORDS(SpvExecutionModelKernel, KERNELS + i * IDS + KERNEL),
                 name, WORDS(ID));
        ok = flush(m);
    }
    OP(a, SpvOpDecorate, ID, SpvDecorationBuiltIn, SpvBuiltInGlobalInvocationId);
    OP(a, SpvOpTypeVoid, VOID);
    OP(a, SpvOpTypeInt, LONG, 64, 0);
    OP(a, SpvOpTypeVector, VECTOR, LONG, 3);
    OP(a, SpvOpTypeFloat, FLOAT, 32);
    OP(a, SpvOpTypePointer, VECTOR_INPUT, SpvStorageClassInput, VECTOR);
    OP(a, SpvOpTypePointer, LONG_INPUT, SpvStorageClassInput, LONG);
    OP(a, SpvOpTypePointer, POINTER, SpvStorageClassCrossWorkgroup, FLOAT);
    OP(a, SpvOpTypeFunction, KERNEL_TYPE, VOID, POINTER, LONG);
    OP(a, SpvOpConstant, LONG, FIRST, 0, 0);
    OP(a, SpvOpConstant, LONG, SECOND, 1, 0);
    OP(a, SpvOpConstant, FLOAT, FACTOR, 0x40000000);
    OP(a, SpvOpVariable, VECTOR_INPUT, ID, SpvStorageClassInput);
    for (uint32_t i = 0; ok && i < number; ++i) {
        kernel(a, KERNELS + i * IDS);
        ok = flush(m);
    }
    return ok;
}

/* Bytes that were asked for, whatever was given back. */
static size_t bytes;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);

void *__wrap_malloc(size_t size) {
    bytes += size;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size) {
    bytes += count * size;
    return __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size) {
    bytes += size;
    return __real_realloc(old, size);
}

/* The bytes that the translation takes; 0: it failed. */
static size_t translate(uint32_t number) {
    static struct module m;
    struct ur_spirv_module *module = NULL;
    struct ur_spirv_error error = {0};
    struct ur_llvm_options options = {.library = &ll_library_host};
    struct ur_llvm_result result = {0};
    char last[32];
    size_t taken = 0;
    m.count = 0;
    if (!assemble(&m, number) ||
        ur_spirv_read(m.words, m.count * sizeof(*m.words), &module, &error) != UR_SPIRV_OK) {
        fprintf(stderr, "growth_columns: %s\n", error.why);
    } else {
        bytes = 0;
        snprintf(last, sizeof(last), "@ur.column%u(", number - 1);
        if (ur_llvm_emit(module, &options, &result) != UR_LLVM_OK) {
            fprintf(stderr, "growth_columns: %s\n", result.log);
        } else if (!strstr(result.text, last)) {
            fprintf(stderr, "growth_columns: the last kernel has no other form\n");
        } else {
            taken = bytes;
        }
    }
    ur_llvm_result_free(&result);
    ur_spirv_release(module);
    free(m.words);
    m = (struct module){0};
    return taken;
}

/* 0: a translation failed. */
static double one_more(uint32_t number) {
    size_t few = translate(number), many = few ? translate(2 * number) : 0;
    return many ? ((double)many - (double)few) / number : 0;
}

int main(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: growth_columns SMALL LARGE\n");
        return 2;
    }
    uint32_t small = (uint32_t)strtoul(argv[1], NULL, 10);
    uint32_t large = (uint32_t)strtoul(argv[2], NULL, 10);
    double few = one_more(small), many = few > 0 ? one_more(large) : 0;
    printf("one more takes %.0f bytes at %u, %.0f at %u; at most 1.3 times as many are allowed\n",
           few, small, many, large);
    return !(many > 0 && many <= 1.3 * few);
}
