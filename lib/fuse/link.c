/* The modules of the parts as one, with what the kernels need of them and nothing else. */
#include <stdio.h>
#include <stdlib.h>

#include "build.h"
#include "spirv/keep.h"
#include "spirv/link.h"
#include "spirv/write.h"

/* ---- scopes of aliasing ---------------------------------------------------------------------- */

/* What a body says of its accesses by scopes holds for one run of it. In a function with two copies
 * of it, the scopes of both would be the same ones, as if what one writes and the other reads were
 * apart; so nothing is said. */
enum { SCOPES = SpvMemoryAccessAliasScopeINTELMaskMask | SpvMemoryAccessNoAliasINTELMaskMask };

static void forget_scopes(const struct ur_spirv_module *module,
                          struct ur_spirv_instruction *access) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    uint32_t kept = 0, mask = 0; /* bits whose operands are to come */
    ur_spirv_walk_begin(&walk, module, access);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t bit = mask & -mask;
        if (item.kind == UR_SPIRV_MemoryAccess) {
            mask = access->operands[item.first];
            access->operands[item.first] &= ~(uint32_t)SCOPES;
            bit = 0;
        }
        mask &= ~bit;
        while (mask) {
            const struct ur_spirv_value *next = ur_spirv_value(UR_SPIRV_MemoryAccess, mask & -mask);
            if (next && next->count) {
                break;
            }
            mask &= mask - 1;
        }
        if (!(bit & SCOPES)) {
            memmove(&access->operands[kept], &access->operands[item.first],
                    item.count * sizeof(*access->operands));
            kept += item.count;
        }
    }
    access->count = (uint16_t)kept;
}

static bool declares_scopes(const struct ur_spirv_instruction *one) {
    switch (one->opcode) {
    case SpvOpAliasDomainDeclINTEL:
    case SpvOpAliasScopeDeclINTEL:
    case SpvOpAliasScopeListDeclINTEL:
        return true;
    case SpvOpCapability:
        return one->operands[0] == SpvCapabilityMemoryAccessAliasingINTEL;
    case SpvOpExtension:
        return strcmp((const char *)one->operands, "SPV_INTEL_memory_access_aliasing") == 0;
    case SpvOpDecorate:
    case SpvOpDecorateId:
        return one->operands[1] == SpvDecorationAliasScopeINTEL ||
               one->operands[1] == SpvDecorationNoAliasINTEL;
    default:
        return false;
    }
}

static void strip_scopes(struct ur_spirv_module *copy) {
    for (unsigned s = 0; s < UR_SPIRV_SECTIONS; ++s) {
        struct ur_spirv_list *list = &copy->sections[s];
        uint32_t kept = 0;
        for (uint32_t i = 0; i < list->count; ++i) {
            if (!declares_scopes(&list->items[i])) {
                list->items[kept++] = list->items[i];
            }
        }
        list->count = kept;
    }
}

static void strip_decorations(struct ur_spirv_module *copy) {
    struct ur_spirv_list *list = &copy->sections[UR_SPIRV_DECORATIONS];
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->count; ++i) {
        const struct ur_spirv_instruction *one = &list->items[i];
        bool linkage = one->opcode == SpvOpDecorate && one->count > 2 &&
                       one->operands[1] == SpvDecorationLinkageAttributes;
        if (!linkage || one->operands[one->count - 1] == SpvLinkageTypeImport) {
            list->items[kept++] = *one;
        }
    }
    list->count = kept;
}

/* Entry points of the parts, named by the first part that has them. */
static void strip_entries(struct build *build, struct ur_spirv_module *copy,
                          const struct ur_spirv_module *original) {
    struct ur_spirv_list *list = &copy->sections[UR_SPIRV_ENTRY_POINTS];
    list->count = 0;
    list->items =
        ur_spirv_allocate(copy, build->fusion->count * sizeof(struct ur_spirv_instruction));
    for (uint32_t p = 0; p < build->fusion->count; ++p) {
        const struct part *part = build->fusion->parts[p];
        bool first = part->launch.module == original;
        for (uint32_t q = 0; q < p && first; ++q) {
            first = build->fusion->parts[q]->entry != part->entry;
        }
        uint32_t *operands = ur_spirv_allocate(copy, 5 * sizeof(uint32_t));
        if (!operands || !list->items) {
            ur_fusion_no_memory(build);
        }
        if (first) {
            operands[0] = SpvExecutionModelKernel;
            operands[1] = part->entry->id;
            snprintf((char *)&operands[2], 3 * sizeof(uint32_t), "%u", p);
            list->items[list->count++] = (struct ur_spirv_instruction){
                SpvOpEntryPoint, (uint16_t)(3 + strlen((char *)&operands[2]) / 4), 0, 0, NONE,
                operands};
        }
    }
}

static void strip_functions(const struct build *build, struct ur_spirv_module *copy,
                            const struct ur_spirv_module *original) {
    uint32_t kept = 0;
    for (uint32_t f = 0; f < copy->function_count; ++f) {
        bool used = false;
        for (uint32_t p = 0; p < build->fusion->count && !used; ++p) {
            const struct part *part = build->fusion->parts[p];
            used = part->launch.module == original &&
                   (part->reachable[f] || part->entry == &original->functions[f]);
        }
        if (!used) {
            continue;
        }
        struct ur_spirv_function *function = &copy->functions[f];
        for (uint32_t b = 0; b < function->block_count; ++b) {
            struct ur_spirv_list *list = &function->blocks[b].list;
            for (uint32_t i = 0; i < list->count; ++i) {
                uint32_t opcode = list->items[i].opcode;
                if (ur_spirv_is_of_debugging(copy, &list->items[i])) {
                    list->items[i] = (struct ur_spirv_instruction){SpvOpNop, 0, 0, 0, NONE, NULL};
                } else if (opcode == SpvOpLoad || opcode == SpvOpStore ||
                           opcode == SpvOpCopyMemory || opcode == SpvOpCopyMemorySized) {
                    forget_scopes(copy, &list->items[i]);
                }
            }
        }
        uint32_t heads = 0;
        for (uint32_t i = 0; i < function->head.count; ++i) {
            uint32_t opcode = function->head.items[i].opcode;
            if (opcode == SpvOpFunction || opcode == SpvOpFunctionParameter) {
                function->head.items[heads++] = function->head.items[i];
            }
        }
        function->head.count = heads;
        copy->functions[kept++] = *function;
    }
    copy->function_count = kept;
}

/* Of what is said of sources the languages stay, as far as drivers know them: what is made of
 * OpenCL C may round as that does, and has to in the fused kernel, too. */
static void strip_sources(struct ur_spirv_module *copy) {
    struct ur_spirv_list *sources = &copy->sections[UR_SPIRV_SOURCES];
    uint32_t kept = 0;
    for (uint32_t i = 0; i < sources->count; ++i) {
        struct ur_spirv_instruction *source = &sources->items[i];
        if (source->opcode == SpvOpSource && source->count >= 2) {
            uint32_t language = source->operands[0];
            if (language != SpvSourceLanguageOpenCL_C && language != SpvSourceLanguageOpenCL_CPP) {
                source->operands[0] = SpvSourceLanguageUnknown;
            }
            source->count = 2; /* without its file and its text */
            sources->items[kept++] = *source;
        }
    }
    sources->count = kept;
}

static struct ur_spirv_module *strip(struct build *build, const struct ur_spirv_module *original) {
    size_t words = ur_spirv_written_words(original);
    uint32_t *code = malloc(words * sizeof(*code));
    struct ur_spirv_module *copy = NULL;
    struct ur_spirv_error error;
    if (!code) {
        ur_fusion_no_memory(build);
    }
    ur_spirv_write(original, code);
    enum ur_spirv_fault fault = ur_spirv_read(code, words * sizeof(*code), &copy, &error);
    free(code);
    if (fault) {
        if (fault == UR_SPIRV_OUT_OF_MEMORY) {
            ur_fusion_no_memory(build);
        }
        ur_fusion_fail(build->fusion, UR_FUSION_REFUSED, "a module cannot be copied: %s",
                       error.why);
    }
    build->copies[build->module_count] = copy;
    build->originals[build->module_count++] = original;
    strip_functions(build, copy, original);
    strip_scopes(copy);
    if (!ur_spirv_keep_globals(copy)) {
        ur_fusion_no_memory(build);
    }
    strip_decorations(copy);
    strip_entries(build, copy, original);
    strip_sources(copy);
    /* Names are of no use to a driver; the sets of debugging are used no more. */
    static const uint8_t gone[] = {UR_SPIRV_EXECUTION_MODES, UR_SPIRV_NAMES, UR_SPIRV_PROCESSED,
                                   UR_SPIRV_TAIL};
    for (unsigned i = 0; i < sizeof(gone); ++i) {
        copy->sections[gone[i]].count = 0;
    }
    struct ur_spirv_list *imports = &copy->sections[UR_SPIRV_IMPORTS];
    uint32_t kept = 0;
    for (uint32_t i = 0; i < imports->count; ++i) {
        if (copy->ids[imports->items[i].result].set == UR_SPIRV_OPENCL_STD) {
            imports->items[kept++] = imports->items[i];
        }
    }
    imports->count = kept;
    fault = ur_spirv_index(copy, &error);
    if (fault == UR_SPIRV_OUT_OF_MEMORY) {
        ur_fusion_no_memory(build);
    }
    return copy;
}

void ur_fusion_link(struct build *build) {
    struct ur_fusion *fusion = build->fusion;
    struct ur_spirv_error error;
    for (uint32_t p = 0; p < fusion->count; ++p) {
        bool known = false;
        for (uint32_t m = 0; m < build->module_count; ++m) {
            known = known || build->originals[m] == fusion->parts[p]->launch.module;
        }
        if (!known) {
            strip(build, fusion->parts[p]->launch.module);
        }
    }
    enum ur_spirv_fault fault =
        ur_spirv_link(build->copies, build->module_count, true, &build->module, &error);
    if (fault == UR_SPIRV_OUT_OF_MEMORY) {
        ur_fusion_no_memory(build);
    }
    if (fault) {
        ur_fusion_fail(fusion, UR_FUSION_REFUSED, "the modules cannot be linked: %s", error.why);
    }
    for (uint32_t p = 0; p < fusion->count; ++p) {
        uint32_t first = 0;
        char name[16];
        while (fusion->parts[first]->entry != fusion->parts[p]->entry) {
            ++first;
        }
        snprintf(name, sizeof(name), "%u", first);
        for (uint32_t i = 0; i < build->module->entry_point_count; ++i) {
            const struct ur_spirv_entry_point *entry = &build->module->entry_points[i];
            if (strcmp(entry->name, name) == 0) {
                build->entries[p] = ur_spirv_function(build->module, entry->id);
            }
        }
        const struct ur_spirv_function *body = build->entries[p];
        if (fusion->parts[p]->body != fusion->parts[p]->entry) {
            const struct ur_spirv_block *block = &body->blocks[0];
            uint32_t i = 1;
            while (block->list.items[i].opcode != SpvOpFunctionCall) {
                ++i;
            }
            body = ur_spirv_function(build->module, block->list.items[i].operands[0]);
        }
        build->bodies[p] = body;
    }
}
