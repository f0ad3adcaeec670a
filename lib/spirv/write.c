#include "write.h"

#include <string.h>

static bool has_type(const struct ur_spirv_module *module, uint32_t opcode, uint32_t width) {
    const struct ur_spirv_list *list = &module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < list->count; ++i) {
        if (list->items[i].opcode == opcode && (!width || list->items[i].operands[0] == width)) {
            return true;
        }
    }
    return false;
}

void ur_spirv_drop_idle(struct ur_spirv_module *module) {
    struct ur_spirv_list *list = &module->sections[UR_SPIRV_CAPABILITIES];
    bool images = has_type(module, SpvOpTypeImage, 0) || has_type(module, SpvOpTypeSampler, 0);
    bool halves = has_type(module, SpvOpTypeFloat, 16),
         doubles = has_type(module, SpvOpTypeFloat, 64);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->count; ++i) {
        bool needed = true;
        switch (list->items[i].opcode == SpvOpCapability ? list->items[i].operands[0]
                                                         : UR_SPIRV_NONE) {
        case SpvCapabilityImageBasic:
        case SpvCapabilityImageReadWrite:
        case SpvCapabilityImageMipmap:
        case SpvCapabilityLiteralSampler:
        case SpvCapabilitySampled1D:
        case SpvCapabilityImage1D:
        case SpvCapabilitySampledBuffer:
        case SpvCapabilityImageBuffer:
            needed = images;
            break;
        case SpvCapabilityFloat16:
            needed = halves;
            break;
        case SpvCapabilityFloat64:
            needed = doubles;
            break;
        default:
            break;
        }
        if (needed) {
            list->items[kept++] = list->items[i];
        }
    }
    list->count = kept;
}

static uint32_t length_of(const struct ur_spirv_instruction *instruction) {
    return 1u + (instruction->type != 0) + (instruction->result != 0) + instruction->count;
}

static size_t words_of(const struct ur_spirv_list *list) {
    size_t words = 0;
    for (uint32_t i = 0; i < list->count; ++i) {
        words += length_of(&list->items[i]);
    }
    return words;
}

size_t ur_spirv_written_words(const struct ur_spirv_module *module) {
    size_t words = UR_SPIRV_HEADER_WORDS;
    for (unsigned s = 0; s < UR_SPIRV_SECTIONS; ++s) {
        words += words_of(&module->sections[s]);
    }
    for (uint32_t f = 0; f < module->function_count; ++f) {
        const struct ur_spirv_function *function = &module->functions[f];
        words += words_of(&function->head) + 1; /* OpFunctionEnd */
        for (uint32_t b = 0; b < function->block_count; ++b) {
            words += words_of(&function->blocks[b].list);
        }
    }
    return words;
}

static uint32_t *write_list(const struct ur_spirv_list *list, uint32_t *words) {
    for (uint32_t i = 0; i < list->count; ++i) {
        const struct ur_spirv_instruction *instruction = &list->items[i];
        *words++ = length_of(instruction) << 16 | instruction->opcode;
        if (instruction->type) {
            *words++ = instruction->type;
        }
        if (instruction->result) {
            *words++ = instruction->result;
        }
        if (instruction->count) {
            memcpy(words, instruction->operands, instruction->count * sizeof(*words));
        }
        words += instruction->count;
    }
    return words;
}

void ur_spirv_write(const struct ur_spirv_module *module, uint32_t *words) {
    *words++ = UR_SPIRV_MAGIC;
    *words++ = module->version;
    *words++ = module->generator;
    *words++ = module->bound;
    *words++ = 0;
    for (unsigned s = 0; s < UR_SPIRV_TAIL; ++s) {
        words = write_list(&module->sections[s], words);
    }
    for (uint32_t f = 0; f < module->function_count; ++f) {
        const struct ur_spirv_function *function = &module->functions[f];
        words = write_list(&function->head, words);
        for (uint32_t b = 0; b < function->block_count; ++b) {
            words = write_list(&function->blocks[b].list, words);
        }
        *words++ = 1u << 16 | SpvOpFunctionEnd;
    }
    write_list(&module->sections[UR_SPIRV_TAIL], words);
}
