/* Translates a module with so many of something for native CPU.
 *
 * Usage: growth_kernels WHAT COUNT
 *
 * barriers    kernels with a barrier, and a loop that counts by atomic operations
 * chunks      the same without barriers
 * arrays      kernels with an array of pointers that a loop indexes, each of a type of its own
 * decorated   things that are said of a value in such a loop, which each turn would have again:
 * with 100000 of these the array stays an array */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spirv/module.h"
#include "llvm/llvm.h"

static uint32_t *words;
static size_t count, room;

static void add_words(uint32_t opcode, const uint32_t *operands, size_t operand_count) {
    if (count + operand_count + 1 > room) {
        room = room * 2 + operand_count + 1024;
        words = realloc(words, room * sizeof(*words));
        if (!words) {
            abort();
        }
    }
    words[count++] = (uint32_t)(operand_count + 1) << 16 | opcode;
    memcpy(words + count, operands, operand_count * sizeof(*operands));
    count += operand_count;
}

#define OP(...) OPERANDS(__VA_ARGS__, 0)
#define OPERANDS(opcode, ...)                                                                      \
    add_words(opcode, (const uint32_t[]){__VA_ARGS__}, sizeof((uint32_t[]){__VA_ARGS__}) / 4 - 1)

enum {
    VOID = 1,
    BOOL,
    INT,
    LONG,
    TRIPLE,
    TO_TRIPLE,
    TO_INT,
    KERNEL,
    ID,
    ZERO,
    ONE,
    SCOPE,
    SEMANTICS,
    SEVEN,
    EIGHT,
    ARRAY,
    TO_ARRAY,
    TO_OWN,
    FIRST
};
enum { EACH = 32, LOOP = 16 }; /* ids of a kernel; the one of those that is decorated */

static void put_kernel(uint32_t id, bool waits) {
    OP(SpvOpFunction, VOID, id, 0, KERNEL);
    OP(SpvOpFunctionParameter, TO_INT, id + 1);
    OP(SpvOpLabel, id + 2);
    OP(SpvOpLoad, TRIPLE, id + 3, ID, 2, 32);
    OP(SpvOpCompositeExtract, LONG, id + 4, id + 3, 0);
    OP(SpvOpUConvert, INT, id + 5, id + 4);
    if (waits) {
        OP(SpvOpControlBarrier, SCOPE, SCOPE, SEMANTICS);
    }
    OP(SpvOpBranch, id + 6);
    OP(SpvOpLabel, id + 6);
    OP(SpvOpPhi, INT, id + 7, ZERO, id + 2, id + 8, id + 6);
    OP(SpvOpAtomicIAdd, INT, id + 9, id + 1, SCOPE, ZERO, ONE);
    OP(SpvOpIAdd, INT, id + 8, id + 7, ONE);
    OP(SpvOpULessThan, BOOL, id + 10, id + 8, id + 5);
    OP(SpvOpBranchConditional, id + 10, id + 6, id + 11);
    OP(SpvOpLabel, id + 11);
    if (waits) {
        OP(SpvOpControlBarrier, SCOPE, SCOPE, SEMANTICS);
    }
    OP(SpvOpReturn);
    OP(SpvOpFunctionEnd);
}

/* What the array has are numbers of type INT, or pointers of a type of its own, which are `pointer`
 * and the like. */
static void put_array(uint32_t id, uint32_t pointer) {
    OP(SpvOpFunction, VOID, id, 0, KERNEL);
    OP(SpvOpFunctionParameter, TO_INT, id + 1);
    OP(SpvOpLabel, id + 2);
    OP(SpvOpVariable, pointer ? pointer + 3 : TO_ARRAY, id + 3, SpvStorageClassFunction);
    uint32_t value = ONE, type = pointer ? pointer + 1 : INT, own = pointer ? pointer + 4 : TO_OWN;
    if (pointer) {
        OP(SpvOpBitcast, type, id + 4, id + 1);
        value = id + 4;
    }
    OP(SpvOpBranch, id + 6);
    OP(SpvOpLabel, id + 6);
    OP(SpvOpPhi, INT, id + 7, ZERO, id + 2, id + 8, id + 6);
    OP(SpvOpInBoundsPtrAccessChain, own, id + 9, id + 3, ZERO, id + 7);
    OP(SpvOpStore, id + 9, value);
    OP(SpvOpIAdd, INT, id + LOOP, id + 7, id + 7);
    OP(SpvOpIAdd, INT, id + 8, id + 7, ONE);
    OP(SpvOpULessThan, BOOL, id + 10, id + 8, EIGHT);
    OP(SpvOpBranchConditional, id + 10, id + 6, id + 11);
    OP(SpvOpLabel, id + 11);
    OP(SpvOpInBoundsPtrAccessChain, own, id + 12, id + 3, ZERO, SEVEN);
    OP(SpvOpLoad, type, id + 13, id + 12);
    if (pointer) {
        OP(SpvOpBitcast, TO_INT, id + 14, id + 13);
        OP(SpvOpStore, id + 14, ONE);
    } else {
        OP(SpvOpStore, id + 1, id + 13);
    }
    OP(SpvOpReturn);
    OP(SpvOpFunctionEnd);
}

int main(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: growth_kernels WHAT COUNT\n");
        return 2;
    }
    bool decorated = strcmp(argv[1], "decorated") == 0, arrays = strcmp(argv[1], "arrays") == 0;
    uint32_t number = (uint32_t)atoi(argv[2]), kernels = decorated ? 1 : number;
    uint32_t types = FIRST + kernels * EACH;
    const uint32_t head[] = {UR_SPIRV_MAGIC, UR_SPIRV_VERSION(1, 4), 0, types + kernels * 5 + 1, 0};
    room = 1024;
    words = malloc(room * sizeof(*words));
    if (!words) {
        return 2;
    }
    memcpy(words, head, sizeof(head));
    count = sizeof(head) / sizeof(*head);
    OP(SpvOpCapability, SpvCapabilityKernel);
    OP(SpvOpCapability, SpvCapabilityAddresses);
    OP(SpvOpCapability, SpvCapabilityInt64);
    OP(SpvOpMemoryModel, SpvAddressingModelPhysical64, SpvMemoryModelOpenCL);
    for (uint32_t k = 0; k < kernels; ++k) {
        char name[12] = "";
        uint32_t operands[6] = {SpvExecutionModelKernel, FIRST + k * EACH};
        snprintf(name, sizeof(name), "k%u", k);
        memcpy(operands + 2, name, sizeof(name));
        operands[2 + strlen(name) / 4 + 1] = ID;
        add_words(SpvOpEntryPoint, operands, 3 + strlen(name) / 4 + 1);
    }
    OP(SpvOpDecorate, ID, SpvDecorationBuiltIn, SpvBuiltInLocalInvocationId);
    for (uint32_t i = 0; decorated && i < number; ++i) {
        OP(SpvOpDecorate, FIRST + LOOP, SpvDecorationNoSignedWrap);
    }
    OP(SpvOpTypeVoid, VOID);
    OP(SpvOpTypeBool, BOOL);
    OP(SpvOpTypeInt, INT, 32, 0);
    OP(SpvOpTypeInt, LONG, 64, 0);
    OP(SpvOpTypeVector, TRIPLE, LONG, 3);
    OP(SpvOpTypePointer, TO_TRIPLE, SpvStorageClassInput, TRIPLE);
    OP(SpvOpTypePointer, TO_INT, SpvStorageClassCrossWorkgroup, INT);
    OP(SpvOpTypeFunction, KERNEL, VOID, TO_INT);
    OP(SpvOpConstant, INT, ZERO, 0);
    OP(SpvOpConstant, INT, ONE, 1);
    OP(SpvOpConstant, INT, SCOPE, SpvScopeWorkgroup);
    OP(SpvOpConstant, INT, SEMANTICS, 0x108);
    OP(SpvOpConstant, INT, SEVEN, 7);
    OP(SpvOpConstant, INT, EIGHT, 8);
    OP(SpvOpTypeArray, ARRAY, INT, EIGHT);
    OP(SpvOpTypePointer, TO_ARRAY, SpvStorageClassFunction, ARRAY);
    OP(SpvOpTypePointer, TO_OWN, SpvStorageClassFunction, INT);
    for (uint32_t k = 0; arrays && k < kernels; ++k) {
        uint32_t type = types + k * 5;
        OP(SpvOpTypeStruct, type, INT, INT);
        OP(SpvOpTypePointer, type + 1, SpvStorageClassCrossWorkgroup, type);
        OP(SpvOpTypeArray, type + 2, type + 1, EIGHT);
        OP(SpvOpTypePointer, type + 3, SpvStorageClassFunction, type + 2);
        OP(SpvOpTypePointer, type + 4, SpvStorageClassFunction, type + 1);
    }
    OP(SpvOpVariable, TO_TRIPLE, ID, SpvStorageClassInput);
    for (uint32_t k = 0; k < kernels; ++k) {
        if (decorated || arrays) {
            put_array(FIRST + k * EACH, arrays ? types + k * 5 : 0);
        } else {
            put_kernel(FIRST + k * EACH, strcmp(argv[1], "barriers") == 0);
        }
    }
    struct ur_spirv_module *module = NULL;
    struct ur_spirv_error error = {0};
    struct ur_llvm_result result = {0};
    struct ur_llvm_options options = {
        .fuse = true, .library = &ll_library_host, .multiplies_and_adds = true};
    int status = 0;
    if (ur_spirv_read(words, count * sizeof(*words), &module, &error) != UR_SPIRV_OK) {
        fprintf(stderr, "%s\n", error.why);
        status = 1;
    } else if (ur_llvm_emit(module, &options, &result) != UR_LLVM_OK) {
        fprintf(stderr, "%s\n", result.log);
        status = 1;
    } else if ((decorated || arrays) &&
               !strstr(result.text, "[8 x ") != (arrays || number < 100000)) {
        fprintf(stderr, "the arrays are %s\n", arrays || number < 100000 ? "in memory" : "values");
        status = 1;
    }
    ur_llvm_result_free(&result);
    ur_spirv_release(module);
    free(words);
    return status;
}
