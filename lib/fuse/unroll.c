/* Loops written out: a copy of the part's module in which each turn has blocks of its own, so that
 * what a turn does to memory is an access like any other. */
#include "build.h"
#include "spirv/loop.h"
#include "spirv/write.h"
#include "walk.h"

enum { MOST_INSTRUCTIONS = 8192, MOST_ROUNDS = 3 };

struct unroll {
    struct build build; /* what edit.c needs of it: the fusion and the copy */
    struct ur_spirv_function *body;
    struct ur_spirv_flow *flow; /* the part's, which frees it */
};

static void unroll_copied(void *data, uint32_t from, uint32_t to) {
    struct unroll *unroll = data;
    if (to) {
        ur_fusion_copy_decorations(&unroll->build, from, to);
    }
}

/* False: it stays a loop. Pre: the flow is that of the body. */
static bool write_out(struct unroll *unroll, const struct loop *loop) {
    struct ur_out *out = &unroll->build.fusion->out;
    struct ur_spirv_module *module = unroll->build.module;
    uint32_t count = unroll->body->block_count;
    uint32_t header = loop->header < module->bound ? module->ids[loop->header].block : NONE;
    struct ur_spirv_loop natural = {.member = ur_out_alloc(out, count, sizeof(*natural.member))};
    struct ur_spirv_turns turns = {.count = loop->turns,
                                   .all = loop->all,
                                   .most = MOST_INSTRUCTIONS,
                                   .copied = unroll_copied,
                                   .data = unroll};
    struct ur_spirv_error error;
    if (header >= count || !ur_spirv_loop_find(module, unroll->body, unroll->flow, header, &natural,
                                               ur_out_alloc(out, count, sizeof(uint32_t)))) {
        return false;
    }
    turns.place = ur_out_alloc(out, module->bound, sizeof(*turns.place));
    enum ur_spirv_written written =
        ur_spirv_loop_write_out(module, unroll->body, unroll->flow, &natural, &turns);
    if (written == UR_SPIRV_NO_MEMORY ||
        (written == UR_SPIRV_WRITTEN && ur_spirv_index(module, &error) == UR_SPIRV_OUT_OF_MEMORY)) {
        ur_fusion_no_memory(&unroll->build);
    }
    return written == UR_SPIRV_WRITTEN;
}

void ur_fusion_copy_module(struct ur_fusion *fusion, struct part *part, struct build *build) {
    const struct ur_spirv_module *from = part->launch.module;
    size_t words = ur_spirv_written_words(from);
    uint32_t *code = ur_out_alloc(&fusion->out, words, sizeof(*code));
    struct ur_spirv_error error;
    part->previous = part->unrolled;
    part->unrolled = NULL;
    ur_spirv_write(from, code);
    if (ur_spirv_read(code, words * sizeof(*code), &part->unrolled, &error)) {
        ur_out_exhausted(&fusion->out); /* what was read once fails for nothing else */
    }
    build->module = part->unrolled;
    ur_fusion_own_list(build, &part->unrolled->sections[UR_SPIRV_DECORATIONS]);
}

bool ur_fusion_unroll(struct ur_fusion *fusion, struct part *part) {
    struct unroll unroll = {.build = {.fusion = fusion}, .flow = &part->flow};
    bool changed = false;
    if (!part->loops || part->rounds == MOST_ROUNDS) {
        return false;
    }
    ++part->rounds;
    ur_fusion_copy_module(fusion, part, &unroll.build);
    for (const struct loop *loop = part->loops; loop; loop = loop->next) {
        unroll.body = &part->unrolled->functions[part->body_index];
        ur_spirv_flow_drop(&part->flow);
        if (!ur_spirv_flow_make(&part->flow, part->unrolled, unroll.body)) {
            ur_out_exhausted(&fusion->out);
        }
        changed = write_out(&unroll, loop) || changed;
    }
    if (!changed) { /* the part is as it was, but for its flow, which is the same */
        ur_spirv_release(part->unrolled);
        part->unrolled = part->previous;
    } else {
        ur_spirv_release(part->previous);
        part->launch.module = part->unrolled;
    }
    part->previous = NULL;
    return changed;
}
