/* Kernels that walk down columns of memory, which native CPU has another form of.
 *
 * kernels_of_columns SMALL LARGE: the memory that one more takes: at LARGE 1.3 times the bytes that
 * it takes at SMALL, at most. kernels_of_columns: those have no other form that read an id by a
 * constant with its address, which would be the same in both. */
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
    VECTOR_AGAIN,
    ADDRESS,
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
    ALL,
    AGAIN,
    BY,
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

/* How a kernel reads the column again that it is for, to multiply by it. */
enum way { BY_CHAIN, BY_CONSTANT, BY_VECTOR };

static void kernel(struct assembly *a, uint32_t own, enum way way) {
    OP(a, SpvOpFunction, VOID, own + KERNEL, 0, KERNEL_TYPE);
    OP(a, SpvOpFunctionParameter, POINTER, own + MATRIX);
    OP(a, SpvOpFunctionParameter, LONG, own + WIDTH);
    OP(a, SpvOpLabel, own + LABEL);
    OP(a, SpvOpInBoundsAccessChain, LONG_INPUT, own + ROW_AT, ID, FIRST);
    OP(a, SpvOpLoad, LONG, own + ROW, own + ROW_AT);
    OP(a, SpvOpInBoundsAccessChain, LONG_INPUT, own + COLUMN_AT, ID, SECOND);
    OP(a, SpvOpLoad, LONG, own + COLUMN, own + COLUMN_AT);
    if (way == BY_VECTOR) {
        OP(a, SpvOpLoad, VECTOR, own + ALL, ADDRESS);
        OP(a, SpvOpCompositeExtract, LONG, own + AGAIN, own + ALL, 1);
    } else {
        OP(a, SpvOpLoad, LONG, own + AGAIN, way == BY_CHAIN ? own + COLUMN_AT : ADDRESS);
    }
    OP(a, SpvOpConvertUToF, FLOAT, own + BY, own + AGAIN);
    OP(a, SpvOpIMul, LONG, own + BEFORE, own + ROW, own + WIDTH);
    OP(a, SpvOpIAdd, LONG, own + PLACE, own + BEFORE, own + COLUMN);
    OP(a, SpvOpInBoundsPtrAccessChain, POINTER, own + AT, own + MATRIX, own + PLACE);
    OP(a, SpvOpLoad, FLOAT, own + VALUE, own + AT, SpvMemoryAccessAlignedMask, 4);
    OP(a, SpvOpFMul, FLOAT, own + PRODUCT, own + VALUE, own + BY);
    OP(a, SpvOpStore, own + AT, own + PRODUCT, SpvMemoryAccessAlignedMask, 4);
    OP(a, SpvOpReturn);
    OP(a, SpvOpFunctionEnd);
}

static bool assemble(struct module *m, uint32_t number, enum way way) {
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
    OP(a, SpvOpVariable, VECTOR_INPUT, ID, SpvStorageClassInput);
    if (way == BY_CONSTANT) {
        OP(a, SpvOpSpecConstantOp, LONG_INPUT, ADDRESS, SpvOpInBoundsAccessChain, ID, SECOND);
    } else if (way == BY_VECTOR) {
        OP(a, SpvOpTypePointer, VECTOR_AGAIN, SpvStorageClassInput, VECTOR);
        OP(a, SpvOpSpecConstantOp, VECTOR_AGAIN, ADDRESS, SpvOpBitcast, ID);
    }
    for (uint32_t i = 0; ok && i < number; ++i) {
        kernel(a, KERNELS + i * IDS, way);
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

/* The bytes that the translation takes; 0: it failed. `*turned`: the last kernel has another form.
 */
static size_t translate(uint32_t number, enum way way, bool *turned) {
    static struct module m;
    struct ur_spirv_module *module = NULL;
    struct ur_spirv_error error = {0};
    struct ur_llvm_options options = {.library = &ll_library_host};
    struct ur_llvm_result result = {0};
    char last[32];
    size_t taken = 0;
    m.count = 0;
    if (!assemble(&m, number, way) ||
        ur_spirv_read(m.words, m.count * sizeof(*m.words), &module, &error) != UR_SPIRV_OK) {
        fprintf(stderr, "kernels_of_columns: %s\n", error.why);
    } else {
        bytes = 0;
        snprintf(last, sizeof(last), "@ur.column%u(", number - 1);
        if (ur_llvm_emit(module, &options, &result) != UR_LLVM_OK) {
            fprintf(stderr, "kernels_of_columns: %s\n", result.log);
        } else {
            taken = bytes;
            *turned = strstr(result.text, last) != NULL;
        }
    }
    ur_llvm_result_free(&result);
    ur_spirv_release(module);
    free(m.words);
    m = (struct module){0};
    return taken;
}

/* 0: a translation failed, or kernels have no other form. */
static double one_more(uint32_t number) {
    bool turned = false;
    size_t few = translate(number, BY_CHAIN, &turned);
    size_t many = turned ? translate(2 * number, BY_CHAIN, &turned) : 0;
    return many && turned ? ((double)many - (double)few) / number : 0;
}

int main(int argc, char **argv) {
    if (argc != 3) {
        static const char *const ways[] = {"chain", "constant", "constant that is of the vector"};
        int wrong = 0;
        for (int way = BY_CHAIN; way <= BY_VECTOR; ++way) {
            bool turned = false, taken = translate(1, (enum way)way, &turned) != 0;
            printf("by a %s: %s\n", ways[way],
                   !taken   ? "refused"
                   : turned ? "two forms"
                            : "one form");
            wrong += !taken || turned != (way == BY_CHAIN);
        }
        return wrong;
    }
    uint32_t small = (uint32_t)strtoul(argv[1], NULL, 10);
    uint32_t large = (uint32_t)strtoul(argv[2], NULL, 10);
    double few = one_more(small), many = few > 0 ? one_more(large) : 0;
    printf("one more takes %.0f bytes at %u, %.0f at %u; at most 1.3 times as many are allowed\n",
           few, small, many, large);
    return !(many > 0 && many <= 1.3 * few);
}
