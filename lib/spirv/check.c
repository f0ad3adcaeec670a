#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "flow.h"
#include "keep.h"
#include "rules.h"
#include "write.h"

#define NEWEST UR_SPIRV_VERSION(1, 6) /* that the tables were made of */

/* Under these capabilities the rules for types are those of the core: of the core itself, and of
 * extensions that add instructions and decorations, no types, storage classes or operand forms. */
static bool keeps_types(uint32_t capability) {
    switch (capability) {
    case SpvCapabilityAddresses:
    case SpvCapabilityLinkage:
    case SpvCapabilityKernel:
    case SpvCapabilityVector16:
    case SpvCapabilityFloat16Buffer:
    case SpvCapabilityFloat16:
    case SpvCapabilityFloat64:
    case SpvCapabilityInt64:
    case SpvCapabilityInt64Atomics:
    case SpvCapabilityImageBasic:
    case SpvCapabilityImageReadWrite:
    case SpvCapabilityImageMipmap:
    case SpvCapabilityPipes:
    case SpvCapabilityGroups:
    case SpvCapabilityDeviceEnqueue:
    case SpvCapabilityLiteralSampler:
    case SpvCapabilityInt16:
    case SpvCapabilityGenericPointer:
    case SpvCapabilityInt8:
    case SpvCapabilitySampled1D:
    case SpvCapabilityImage1D:
    case SpvCapabilitySampledBuffer:
    case SpvCapabilityImageBuffer:
    case SpvCapabilitySubgroupDispatch:
    case SpvCapabilityNamedBarrier:
    case SpvCapabilityPipeStorage:
    case SpvCapabilityGroupNonUniform:
    case SpvCapabilityGroupNonUniformVote:
    case SpvCapabilityGroupNonUniformArithmetic:
    case SpvCapabilityGroupNonUniformBallot:
    case SpvCapabilityGroupNonUniformShuffle:
    case SpvCapabilityGroupNonUniformShuffleRelative:
    case SpvCapabilityGroupNonUniformClustered:
    case SpvCapabilityGroupNonUniformRotateKHR:
    case SpvCapabilityDenormPreserve:
    case SpvCapabilityDenormFlushToZero:
    case SpvCapabilitySignedZeroInfNanPreserve:
    case SpvCapabilityRoundingModeRTE:
    case SpvCapabilityRoundingModeRTZ:
    case SpvCapabilitySubgroupShuffleINTEL:
    case SpvCapabilitySubgroupBufferBlockIOINTEL:
    case SpvCapabilitySubgroupImageBlockIOINTEL:
    case SpvCapabilityIntegerFunctions2INTEL:
    case SpvCapabilityMemoryAccessAliasingINTEL:
    case SpvCapabilityExpectAssumeKHR:
    case SpvCapabilityAtomicFloat16AddEXT:
    case SpvCapabilityAtomicFloat32AddEXT:
    case SpvCapabilityAtomicFloat64AddEXT:
    case SpvCapabilityAtomicFloat16MinMaxEXT:
    case SpvCapabilityAtomicFloat32MinMaxEXT:
    case SpvCapabilityAtomicFloat64MinMaxEXT:
    case SpvCapabilityOptNoneINTEL:
    case SpvCapabilityDotProduct:
    case SpvCapabilityDotProductInput4x8Bit:
    case SpvCapabilityDotProductInput4x8BitPacked:
    case SpvCapabilityDotProductInputAll:
    case SpvCapabilityBitInstructions:
    case SpvCapabilityUnstructuredLoopControlsINTEL:
    case SpvCapabilityKernelAttributesINTEL:
    case SpvCapabilityFPFastMathModeINTEL:
    case SpvCapabilityGroupUniformArithmeticKHR:
    case SpvCapabilitySplitBarrierINTEL:
    case SpvCapabilityBindlessImagesINTEL:
    case SpvCapabilityArithmeticFenceEXT:
    case SpvCapabilityBFloat16ConversionINTEL:
    case SpvCapabilityCacheControlsINTEL:
    case SpvCapabilityFPMaxErrorINTEL:
    case SpvCapabilityGlobalVariableDecorationsINTEL:
    case SpvCapabilityGlobalVariableFPGADecorationsINTEL:
    case SpvCapabilityGlobalVariableHostAccessINTEL:
    case SpvCapabilityRegisterLimitsINTEL:
    case SpvCapabilitySubgroupBufferPrefetchINTEL:
        return true;
    default:
        return false;
    }
}

/* Whether the tables have all that the module can use by what it declares: then what they lack is
 * damage. */
static bool is_known(const struct ur_spirv_module *module) {
    const struct ur_spirv_list *list = &module->sections[UR_SPIRV_CAPABILITIES];
    for (uint32_t i = 0; i < list->count; ++i) {
        if (list->items[i].opcode == SpvOpCapability &&
            !ur_spirv_value(UR_SPIRV_Capability, list->items[i].operands[0])) {
            return false;
        }
    }
    list = &module->sections[UR_SPIRV_EXTENSIONS];
    for (uint32_t i = 0; i < list->count; ++i) {
        if (list->items[i].opcode == SpvOpExtension &&
            !ur_spirv_knows_extension(ur_spirv_text(&list->items[i], 0, NULL))) {
            return false;
        }
    }
    return module->version <= NEWEST;
}

static bool core_types(const struct ur_spirv_module *module) {
    const struct ur_spirv_list *list = &module->sections[UR_SPIRV_CAPABILITIES];
    for (uint32_t i = 0; i < list->count; ++i) {
        if (list->items[i].opcode == SpvOpCapability && !keeps_types(list->items[i].operands[0])) {
            return false;
        }
    }
    return true;
}

/* ---- ids ------------------------------------------------------------------------------------- */

/* Whether the use of an id in a block comes where its value has been computed. `use` is the block
 * of the use, of a phi the one that the value comes from. */
static bool is_there(const struct at *at, const struct ur_spirv_flow *flow, uint32_t id,
                     uint32_t use) {
    const struct ur_spirv_id *known = &at->module->ids[id];
    if (known->block == UR_SPIRV_NONE || known->definition->opcode == SpvOpLabel ||
        flow->number[use] == UR_SPIRV_NONE) {
        return true;
    }
    if (known->block == use && OPCODE != SpvOpPhi) {
        return known->definition < at->instruction;
    }
    return flow->number[known->block] != UR_SPIRV_NONE &&
           ur_spirv_dominates(flow, known->block, use);
}

/* Instructions of blocks that name something else than values: labels, sets of instructions. What
 * extensions have is not known well enough. */
static bool names_no_values(uint32_t opcode) {
    switch (opcode) {
    case SpvOpPhi:
    case SpvOpLoopMerge:
    case SpvOpSelectionMerge:
    case SpvOpExtInst:
    case SpvOpLine:
        return true;
    default:
        return ur_spirv_ends_block(opcode) || opcode >= UR_SPIRV_CORE_OPCODES;
    }
}

/* An id that an instruction of a function names. */
static enum ur_spirv_fault check_use(const struct at *at, const struct ur_spirv_flow *flow,
                                     const struct ur_spirv_item *item) {
    const struct ur_spirv_id *known = &at->module->ids[WORD(item->first)];
    if (at->block == UR_SPIRV_NONE) {
        return UR_SPIRV_OK;
    }
    if (!names_no_values(OPCODE)) {
        /* Lists of scopes, of an extension, stand among the operands of memory. */
        CHECK(known->definition->type || known->definition->opcode >= UR_SPIRV_CORE_OPCODES,
              "an operand that is no value");
    }
    if (known->function == UR_SPIRV_NONE || known->definition->opcode == SpvOpFunction) {
        return UR_SPIRV_OK;
    }
    CHECK(known->function == at->function_index, "an operand of another function");
    uint32_t use = at->block;
    if (OPCODE == SpvOpPhi && item->first + 1 < COUNT && item->first % 2 == 0) {
        uint32_t from = WORD(item->first + 1);
        if (op(at, from) == SpvOpLabel && at->module->ids[from].function == at->function_index) {
            use = at->module->ids[from].block;
        }
    }
    CHECK(is_there(at, flow, WORD(item->first), use), "an operand that is not there yet");
    return UR_SPIRV_OK;
}

/* Constants are made of earlier ones, and variables have such for initial values. */
static bool comes_after_operands(uint32_t opcode) {
    return opcode == SpvOpVariable ||
           (opcode >= SpvOpConstantTrue && opcode <= SpvOpSpecConstantOp);
}

/* Whether a number of that kind, which the tables do not have, is one that drivers die of; other
 * kinds they pass over. */
static bool is_deadly(const struct ur_spirv_item *item, uint32_t value) {
    switch (item->kind) {
    case UR_SPIRV_StorageClass:
    case UR_SPIRV_BuiltIn:
    case UR_SPIRV_FunctionParameterAttribute:
        return !ur_spirv_value(item->kind, value);
    case UR_SPIRV_MemoryAccess:
        for (; value; value &= value - 1) {
            if (!ur_spirv_value(item->kind, value & -value)) {
                return true;
            }
        }
        return false;
    default:
        return false;
    }
}

/* Everything that an instruction names is there, and in a known module nothing is more than it can
 * have. */
static enum ur_spirv_fault check_operands(const struct at *at, const struct ur_spirv_flow *flow) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    CHECK(!at->known || ur_spirv_grammar(OPCODE), "an instruction that nobody knows");
    CHECK(TYPE ? is_type(at, TYPE) : !ur_spirv_grammar(OPCODE) || !ur_spirv_grammar(OPCODE)->typed,
          "a result whose type is no type");
    ur_spirv_walk_begin(&walk, at->module, at->instruction);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t word = WORD(item.first);
        if (!item.id) {
            if (at->known && is_deadly(&item, word)) {
                return ur_spirv_fail(at->error, UR_SPIRV_MALFORMED, at->instruction->word, OPCODE,
                                     "operand word %u, %u, is no %s", item.first, word,
                                     ur_spirv_kind_name(item.kind));
            }
            continue;
        }
        if (!at->module->ids[word].definition) {
            if (at->module->unknown) {
                continue;
            }
            return ur_spirv_fail(at->error, UR_SPIRV_MALFORMED, at->instruction->word, OPCODE,
                                 "it names id %u, which the module does not define", word);
        }
        CHECK(!comes_after_operands(OPCODE) ||
                  at->module->ids[word].definition->word < at->instruction->word,
              "an operand that is not there yet");
        enum ur_spirv_fault fault = at->function ? check_use(at, flow, &item) : UR_SPIRV_OK;
        if (fault) {
            return fault;
        }
    }
    if (at->known && walk.end == UR_SPIRV_WALK_UNKNOWN && OPCODE != SpvOpExtInst) {
        return ur_spirv_fail(at->error, UR_SPIRV_MALFORMED, at->instruction->word, OPCODE,
                             "it has more words than it can have");
    }
    return UR_SPIRV_OK;
}

/* ---- what names things ----------------------------------------------------------------------- */

static enum ur_spirv_fault check_memory_model(const struct at *at) {
    CHECK(WORD(0) == SpvAddressingModelPhysical32 || WORD(0) == SpvAddressingModelPhysical64,
          "a memory model without the size of addresses");
    return UR_SPIRV_OK;
}

/* Drivers end the process over any other. */
static enum ur_spirv_fault check_import(const struct at *at) {
    const char *name = ur_spirv_text(at->instruction, 0, NULL);
    CHECK(ur_spirv_set_of(name) != UR_SPIRV_OTHER_SET || strcmp(name, "GLSL.std.450") == 0,
          "an unknown set of extended instructions");
    return UR_SPIRV_OK;
}

/* Instructions of shaders, whose capabilities a module with the rules of the core does not have. */
static bool of_shaders(uint32_t opcode) {
    switch (opcode) {
    case SpvOpTypeMatrix:
    case SpvOpImageTexelPointer:
    case SpvOpArrayLength:
    case SpvOpTranspose:
    case SpvOpImageSampleImplicitLod:
    case SpvOpKill:
        return true;
    default:
        return (opcode >= SpvOpImageSampleDrefImplicitLod &&
                opcode <= SpvOpImageSampleProjDrefExplicitLod) ||
               (opcode >= SpvOpVectorTimesMatrix && opcode <= SpvOpOuterProduct) ||
               (opcode >= SpvOpDPdx && opcode <= SpvOpEndPrimitive);
    }
}

static bool is_kernel(const struct ur_spirv_module *module, uint32_t id) {
    for (uint32_t i = 0; i < module->entry_point_count; ++i) {
        if (module->entry_points[i].id == id) {
            return true;
        }
    }
    return false;
}

/* Attributes of pointers mean nothing for anything else, and of most of them that is all. */
static enum ur_spirv_fault check_decoration(const struct at *at) {
    if (WORD(1) != SpvDecorationFuncParamAttr || COUNT < 3) {
        return UR_SPIRV_OK;
    }
    const struct ur_spirv_id *known = &at->module->ids[WORD(0)];
    uint32_t type = rules_type_of(at, WORD(0));
    switch (WORD(2)) {
    case SpvFunctionParameterAttributeByVal:
        CHECK(op(at, WORD(0)) != SpvOpFunctionParameter ||
                  (!is_int(at, type) && !is_float(at, type) && !is_bool(at, type)) ||
                  !is_kernel(at->module, at->module->functions[known->function].id),
              "a number that a kernel is given by a pointer");
        return UR_SPIRV_OK;
    case SpvFunctionParameterAttributeNoCapture:
        CHECK(op(at, WORD(0)) != SpvOpFunction, "an attribute of pointers on a function");
        return UR_SPIRV_OK;
    default:
        return UR_SPIRV_OK;
    }
}

static enum ur_spirv_fault check_extension(const struct at *at) {
    CHECK(strncmp(ur_spirv_text(at->instruction, 0, NULL), "SPV_", 4) == 0,
          "an extension whose name does not begin with SPV_");
    return UR_SPIRV_OK;
}

/* Of an instruction outside of functions. */
static enum ur_spirv_fault check_outside(const struct at *at, bool types) {
    switch (OPCODE) {
    case SpvOpMemoryModel:
        return check_memory_model(at);
    case SpvOpExtension:
        return check_extension(at);
    case SpvOpExtInstImport:
        return check_import(at);
    default:
        break;
    }
    /* Types may name what comes later, if only by pointers, so that comes first. */
    enum ur_spirv_fault fault = check_operands(at, NULL);
    if (fault == UR_SPIRV_OK && types) {
        CHECK(!of_shaders(OPCODE), "an instruction that kernels do not have");
        fault = OPCODE == SpvOpDecorate ? check_decoration(at) : ur_spirv_check_declaration(at);
    }
    return fault;
}

/* ---- the whole ------------------------------------------------------------------------------- */

static enum ur_spirv_fault check_block(struct at *at, const struct ur_spirv_flow *flow,
                                       bool types) {
    const struct ur_spirv_list *list = &at->function->blocks[at->block].list;
    for (uint32_t i = 0; i < list->count; ++i) {
        at->instruction = &list->items[i];
        enum ur_spirv_fault fault = check_operands(at, flow);
        if (fault == UR_SPIRV_OK && types) {
            CHECK(!of_shaders(OPCODE), "an instruction that kernels do not have");
            fault = OPCODE == SpvOpVariable ? ur_spirv_check_declaration(at)
                                            : ur_spirv_check_values(at);
            fault = fault ? fault : ur_spirv_check_flow(at);
        }
        if (fault) {
            return fault;
        }
    }
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_function(struct at *at, bool types) {
    enum ur_spirv_fault fault = UR_SPIRV_OK;
    at->block = UR_SPIRV_NONE;
    for (uint32_t i = 0; i < at->function->head.count && fault == UR_SPIRV_OK; ++i) {
        at->instruction = &at->function->head.items[i];
        fault = check_operands(at, NULL);
        if (fault == UR_SPIRV_OK && types) {
            fault = ur_spirv_check_declaration(at);
        }
    }
    struct ur_spirv_flow flow;
    if (fault) {
        return fault;
    }
    if (!ur_spirv_flow_make(&flow, at->module, at->function)) {
        return ur_spirv_fail(at->error, UR_SPIRV_OUT_OF_MEMORY, UR_SPIRV_NONE, UR_SPIRV_NONE,
                             "out of host memory");
    }
    for (at->block = 0; at->block < at->function->block_count && fault == UR_SPIRV_OK;
         ++at->block) {
        fault = check_block(at, &flow, types);
    }
    ur_spirv_flow_drop(&flow);
    return fault;
}

/* Translators leave variables of the storage class Function outside of functions, which is not
 * valid: numba-dpex has one for each of a kernel's functions. Drivers take them where nothing uses
 * them. */
static enum ur_spirv_fault check_of_no_function(struct at *at) {
    const struct ur_spirv_list *list = &at->module->sections[UR_SPIRV_GLOBALS];
    bool *used = NULL;
    enum ur_spirv_fault fault = UR_SPIRV_OK;
    for (uint32_t i = 0; i < list->count && fault == UR_SPIRV_OK; ++i) {
        at->instruction = &list->items[i];
        if (OPCODE != SpvOpVariable || WORD(0) != SpvStorageClassFunction) {
            continue;
        }
        if (!used && !(used = ur_spirv_used(at->module, true))) {
            return ur_spirv_fail(at->error, UR_SPIRV_OUT_OF_MEMORY, UR_SPIRV_NONE, UR_SPIRV_NONE,
                                 "out of host memory");
        }
        if (used[at->instruction->result]) {
            fault = ur_spirv_fail(
                at->error, UR_SPIRV_MALFORMED, at->instruction->word, OPCODE,
                "a variable of another storage class than its place has, which is used");
        }
    }
    free(used);
    return fault;
}

enum ur_spirv_fault ur_spirv_check_module(const struct ur_spirv_module *module,
                                          struct ur_spirv_error *error) {
    struct at here = {
        .module = module, .error = error, .function_index = UR_SPIRV_NONE, .block = UR_SPIRV_NONE};
    here.known = is_known(module);
    bool types = here.known && core_types(module);
    enum ur_spirv_fault fault = UR_SPIRV_OK;
    for (unsigned s = 0; s < UR_SPIRV_SECTIONS && fault == UR_SPIRV_OK; ++s) {
        const struct ur_spirv_list *list = &module->sections[s];
        for (uint32_t i = 0; i < list->count && fault == UR_SPIRV_OK; ++i) {
            here.instruction = &list->items[i];
            fault = check_outside(&here, types);
        }
    }
    fault = fault || !types ? fault : check_of_no_function(&here);
    for (uint32_t f = 0; f < module->function_count && fault == UR_SPIRV_OK; ++f) {
        here.function = &module->functions[f];
        here.function_index = f;
        fault = check_function(&here, types);
    }
    if (fault == UR_SPIRV_OK && module->memory_model == UR_SPIRV_NONE) {
        return ur_spirv_fail(error, UR_SPIRV_MALFORMED, UR_SPIRV_NONE, UR_SPIRV_NONE,
                             "it has no OpMemoryModel");
    }
    return fault;
}

/* The language that a module says it was written in means nothing to what is compiled from it, and
 * some drivers die of those that OpenCL's environment does not have. */
static bool is_taken_everywhere(uint32_t language) {
    return language == SpvSourceLanguageUnknown || language == SpvSourceLanguageOpenCL_C ||
           language == SpvSourceLanguageOpenCL_CPP || language == SpvSourceLanguageCPP_for_OpenCL;
}

static bool mend(struct ur_spirv_module *module) {
    const struct ur_spirv_list *list = &module->sections[UR_SPIRV_SOURCES];
    bool mended = module->swapped || module->schema;
    for (uint32_t i = 0; i < list->count; ++i) {
        if (list->items[i].opcode == SpvOpSource &&
            !is_taken_everywhere(list->items[i].operands[0])) {
            list->items[i].operands[0] = SpvSourceLanguageUnknown;
            mended = true;
        }
    }
    return mended;
}

static bool is_doubtful(const struct ur_spirv_taker *taker, uint32_t opcode) {
    for (uint32_t i = 0; i < taker->doubtful_count; ++i) {
        if (taker->doubtful[i] == opcode) {
            return true;
        }
    }
    return false;
}

/* Whether it is the same text in every run: a place in a variable, some steps away. */
static bool is_fixed_text(const struct ur_spirv_module *module, uint32_t id) {
    const struct ur_spirv_instruction *from = module->ids[id].definition;
    for (int step = 0; from && step < 16; ++step) { /* what never runs may go in circles */
        switch (from->opcode) {
        case SpvOpVariable:
        case SpvOpSpecConstantOp:
            return true;
        case SpvOpAccessChain:
        case SpvOpInBoundsAccessChain:
        case SpvOpPtrAccessChain:
        case SpvOpInBoundsPtrAccessChain:
            for (uint32_t i = 1; i < from->count; ++i) {
                const struct ur_spirv_instruction *index =
                    module->ids[from->operands[i]].definition;
                if (!index ||
                    (index->opcode != SpvOpConstant && index->opcode != SpvOpConstantNull)) {
                    return false;
                }
            }
            break;
        case SpvOpBitcast:
        case SpvOpCopyObject:
        case SpvOpGenericCastToPtr:
        case SpvOpPtrCastToGeneric:
            break;
        default:
            return false;
        }
        from = module->ids[from->operands[0]].definition;
    }
    return false;
}

static bool prints_by_choice(const struct ur_spirv_module *module,
                             const struct ur_spirv_instruction *call) {
    return call->opcode == SpvOpExtInst && call->count > 2 &&
           module->ids[call->operands[0]].set == UR_SPIRV_OPENCL_STD &&
           call->operands[1] == OpenCLstd_printf && !is_fixed_text(module, call->operands[2]);
}

static const struct ur_spirv_instruction *find_doubtful(const struct ur_spirv_module *module,
                                                        const struct ur_spirv_taker *taker) {
    const bool any = taker->doubtful_count || taker->doubtful_formats;
    for (uint32_t f = 0; any && f < module->function_count; ++f) {
        const struct ur_spirv_function *function = &module->functions[f];
        for (uint32_t b = 0; b < function->block_count; ++b) {
            const struct ur_spirv_list *list = &function->blocks[b].list;
            for (uint32_t i = 0; i < list->count; ++i) {
                if (is_doubtful(taker, list->items[i].opcode) ||
                    (taker->doubtful_formats && prints_by_choice(module, &list->items[i]))) {
                    return &list->items[i];
                }
            }
        }
    }
    return NULL;
}

static enum ur_spirv_fault check_extensions(const struct ur_spirv_module *module,
                                            const struct ur_spirv_taker *taker,
                                            struct ur_spirv_error *error) {
    const struct ur_spirv_list *list = &module->sections[UR_SPIRV_EXTENSIONS];
    for (uint32_t i = 0; taker->takes && i < list->count; ++i) {
        if (list->items[i].opcode != SpvOpExtension) {
            continue;
        }
        const char *name = ur_spirv_text(&list->items[i], 0, NULL);
        if (!taker->takes(taker->driver, name)) {
            return ur_spirv_fail(error, UR_SPIRV_CAPABILITY, list->items[i].word, SpvOpExtension,
                                 "extension %.100s is one that the driver does not list and that, "
                                 "asked in a process of its own, it does not survive",
                                 name);
        }
    }
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_taken(const struct ur_spirv_module *module, const void *code,
                                       size_t size, const struct ur_spirv_taker *taker,
                                       struct ur_spirv_error *error) {
    enum ur_spirv_fault fault = check_extensions(module, taker, error);
    bool newer = taker->newest && module->version > taker->newest;
    const struct ur_spirv_instruction *doubtful = fault ? NULL : find_doubtful(module, taker);
    if (fault || (!newer && !doubtful) || taker->survives(taker->driver, code, size)) {
        return fault;
    }
    return newer
               ? ur_spirv_fail(error, UR_SPIRV_CAPABILITY, 1, 0,
                               "version %u.%u, which the driver does not survive in this module, "
                               "asked in a process of its own",
                               module->version >> 16 & 0xff, module->version >> 8 & 0xff)
               : ur_spirv_fail(error, UR_SPIRV_CAPABILITY, doubtful->word, doubtful->opcode,
                               "%swhich the driver does not survive, asked in a process of its own",
                               doubtful->opcode == SpvOpExtInst
                                   ? "a format of printf that is chosen when the kernel runs, "
                                   : "");
}

static enum ur_spirv_fault check_read(struct ur_spirv_module *module, const void *code, size_t size,
                                      const struct ur_spirv_taker *taker, void **copy,
                                      size_t *copy_size, struct ur_spirv_error *error) {
    enum ur_spirv_fault fault = ur_spirv_check_module(module, error);
    fault = fault || !taker ? fault : check_taken(module, code, size, taker, error);
    if (fault == UR_SPIRV_OK && mend(module)) {
        *copy_size = ur_spirv_written_words(module) * 4;
        *copy = malloc(*copy_size);
        if (!*copy) {
            return UR_SPIRV_OUT_OF_MEMORY;
        }
        ur_spirv_write(module, *copy);
    }
    return fault;
}

enum ur_spirv_fault ur_spirv_check(const void *code, size_t size,
                                   const struct ur_spirv_taker *taker, void **copy,
                                   size_t *copy_size, struct ur_spirv_error *error) {
    const char *wanted = secure_getenv("UR_SPIRV_CHECK");
    *copy = NULL;
    if (wanted && strcmp(wanted, "0") == 0) {
        return UR_SPIRV_OK;
    }
    struct ur_spirv_error own = {.fault = UR_SPIRV_OK};
    struct ur_spirv_module *module;
    enum ur_spirv_fault fault = ur_spirv_read(code, size, &module, &own);
    fault = fault ? fault : check_read(module, code, size, taker, copy, copy_size, &own);
    ur_spirv_release(module);
    if (fault && error) {
        *error = own;
        snprintf(error->why, sizeof(error->why),
                 "the adapter refuses this SPIR-V before the driver sees it: %.240s "
                 "(UR_SPIRV_CHECK=0 in the environment turns this check off)",
                 own.why);
    }
    return fault;
}
