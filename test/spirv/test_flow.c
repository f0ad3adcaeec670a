/* Dominators, order and predecessors (lib/spirv/flow.h) of graphs drawn at random, and loops in
 * them that can be written out (lib/spirv/loop.h), against what follows from the definition. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "assemble.h"
#include "spirv/flow.h"
#include "spirv/loop.h"

enum { VOID = 1, TYPE, FUNCTION, INT, ZERO, FIRST, MOST = 12 };

static uint32_t draw(uint64_t *state, uint32_t below) {
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*state >> 33) % below;
}

/* A function of `count` blocks that each go to up to three others; `edges` gets them. */
static struct ur_spirv_module *random_function(uint32_t count, uint64_t *state,
                                               bool edges[MOST][MOST]) {
    static struct assembly a;
    struct ur_spirv_module *module;
    begin(&a, FIRST + MOST);
    OP(&a, SpvOpCapability, SpvCapabilityKernel);
    OP(&a, SpvOpMemoryModel, SpvAddressingModelPhysical64, SpvMemoryModelOpenCL);
    OP(&a, SpvOpTypeVoid, VOID);
    OP(&a, SpvOpTypeInt, INT, 32, 0);
    OP(&a, SpvOpTypeFunction, TYPE, VOID);
    OP(&a, SpvOpConstant, INT, ZERO, 0);
    OP(&a, SpvOpFunction, VOID, FUNCTION, 0, TYPE);
    memset(edges, 0, MOST * sizeof(edges[0]));
    for (uint32_t b = 0; b < count; ++b) {
        uint32_t ways = draw(state, 4), to[3];
        for (uint32_t i = 0; i < ways; ++i) {
            to[i] = count > 1 ? 1 + draw(state, count - 1) : 0;
            edges[b][to[i]] = true;
        }
        OP(&a, SpvOpLabel, FIRST + b);
        switch (ways) {
        case 0:
            OP(&a, SpvOpReturn);
            break;
        case 1:
            OP(&a, SpvOpBranch, FIRST + to[0]);
            break;
        case 2:
            OP(&a, SpvOpBranchConditional, ZERO, FIRST + to[0], FIRST + to[1]);
            break;
        default:
            OP(&a, SpvOpSwitch, ZERO, FIRST + to[0], 5, FIRST + to[1], 9, FIRST + to[2]);
            break;
        }
    }
    OP(&a, SpvOpFunctionEnd);
    assert_int_equal(ur_spirv_read(a.words, a.count * 4, &module, NULL), UR_SPIRV_OK);
    return module;
}

/* What can be reached from the entry without going through one block. */
static void reach(uint32_t count, bool edges[MOST][MOST], uint32_t without, bool reached[MOST]) {
    memset(reached, 0, MOST);
    reached[0] = without != 0;
    for (uint32_t round = 0; round < count; ++round) {
        for (uint32_t a = 0; a < count; ++a) {
            for (uint32_t b = 0; reached[a] && b < count; ++b) {
                reached[b] |= edges[a][b] && b != without;
            }
        }
    }
}

static void agrees_with_the_definition(void **state) {
    (void)state;
    uint64_t seed = 1;
    for (unsigned round = 0; round < 3000; ++round) {
        bool edges[MOST][MOST], reached[MOST], still[MOST];
        uint32_t count = 1 + draw(&seed, MOST);
        struct ur_spirv_module *module = random_function(count, &seed, edges);
        struct ur_spirv_flow flow;
        assert_true(ur_spirv_flow_make(&flow, module, &module->functions[0]));
        reach(count, edges, UR_SPIRV_NONE, reached);
        for (uint32_t a = 0; a < count; ++a) {
            assert_int_equal(flow.number[a] != UR_SPIRV_NONE, reached[a]);
            uint32_t ways = 0;
            for (uint32_t e = flow.first_edge[a]; e < flow.first_edge[a + 1]; ++e) {
                assert_true(edges[flow.edges[e]][a]);
                ways |= 1u << flow.edges[e];
            }
            for (uint32_t b = 0; b < count; ++b) {
                assert_int_equal(ways >> b & 1, edges[b][a]);
            }
            reach(count, edges, a, still);
            for (uint32_t b = 0; reached[a] && b < count; ++b) {
                if (reached[b]) {
                    bool dominates = a == b || !still[b];
                    assert_int_equal(ur_spirv_dominates(&flow, a, b), dominates);
                    assert_true(!dominates || flow.number[a] <= flow.number[b]);
                }
            }
        }
        ur_spirv_flow_drop(&flow);
        ur_spirv_release(module);
    }
}

/* Whether control that leaves a block may come to it again within the loop, but by its header. */
static bool comes_again(uint32_t count, bool edges[MOST][MOST], const struct ur_spirv_loop *loop) {
    bool reached[MOST] = {false};
    reached[loop->leaver] = true;
    for (uint32_t round = 0; round < count; ++round) {
        for (uint32_t a = 0; a < count; ++a) {
            for (uint32_t b = 0; reached[a] && b < count; ++b) {
                if (edges[a][b] && loop->member[b] && b != loop->header) {
                    if (b == loop->leaver) {
                        return true;
                    }
                    reached[b] = true;
                }
            }
        }
    }
    return false;
}

/* Each turn comes to the block that the loop is left from, once. */
static void turns_come_to_the_leaver_once(void **state) {
    (void)state;
    uint64_t seed = 2;
    uint32_t loops = 0;
    for (unsigned round = 0; round < 20000; ++round) {
        bool edges[MOST][MOST], member[MOST], without[MOST];
        uint32_t count = 3 + draw(&seed, MOST - 3), stack[MOST];
        struct ur_spirv_module *module = random_function(count, &seed, edges);
        struct ur_spirv_flow flow;
        assert_true(ur_spirv_flow_make(&flow, module, module->functions));
        for (uint32_t header = 0; header < count; ++header) {
            struct ur_spirv_loop loop = {.member = member};
            if (ur_spirv_loop_find(module, module->functions, &flow, header, &loop, stack)) {
                ++loops;
                assert_false(comes_again(count, edges, &loop));
                reach(count, edges, loop.leaver, without);
                assert_true(loop.latch == loop.leaver || !without[loop.latch]);
            }
        }
        ur_spirv_flow_drop(&flow);
        ur_spirv_release(module);
    }
    assert_true(loops > 500);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(agrees_with_the_definition),
                                       cmocka_unit_test(turns_come_to_the_leaver_once)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
