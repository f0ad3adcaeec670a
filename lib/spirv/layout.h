/* How values lie in memory, as OpenCL C has it: a vector takes the room of the next power of two
 * components, a structure is laid out as in C unless it is packed or says where its members are.
 * Emitters, fusing and checks all ask here. */
#ifndef UR_SPIRV_LAYOUT_H
#define UR_SPIRV_LAYOUT_H

#include "module.h"

#define UR_SPIRV_LAYOUT_LIMIT ((uint64_t)1 << 40) /* bytes; no type is larger */

struct ur_spirv_layout {
    uint64_t size;   /* bytes from one to the next in an array */
    uint64_t align;  /* a power of two; 1 for what has no size */
    uint64_t extent; /* bytes to behind the last one that carries anything: the fourth component of
                        three, and what fills up a structure, carries nothing */
    bool by_default; /* a length in it is a specialization constant's, and counts by its default */
};

/* Of a number, a truth or a pointer of so many bytes, and of what an emitter has in its place. */
static inline struct ur_spirv_layout ur_spirv_layout_scalar(uint64_t bytes) {
    return (struct ur_spirv_layout){.size = bytes, .align = bytes ? bytes : 1, .extent = bytes};
}

/* `count` components or elements; false: beyond the limit. */
bool ur_spirv_layout_vector(const struct ur_spirv_layout *component, uint64_t count,
                            struct ur_spirv_layout *vector);
bool ur_spirv_layout_array(const struct ur_spirv_layout *element, uint64_t count,
                           struct ur_spirv_layout *array);

/* Structures are laid out member by member, in their order: `whole` begins as that of 0 bytes, and
 * `_end` fills it up behind the last one. `offset` gets where the member begins. False: beyond the
 * limit. */
bool ur_spirv_layout_member(const struct ur_spirv_module *module,
                            const struct ur_spirv_instruction *structure, uint32_t member,
                            const struct ur_spirv_layout *of_member, struct ur_spirv_layout *whole,
                            uint64_t *offset);
void ur_spirv_layout_end(struct ur_spirv_layout *whole);

/* Of any type whose values can be in memory, but images and what stands for them; false: it has
 * none, is beyond the limit, or is nested deeper than anybody writes. */
bool ur_spirv_layout(const struct ur_spirv_module *module, uint32_t type,
                     struct ur_spirv_layout *layout);

/* One step of an access chain into what has a type. */
struct ur_spirv_layout_step {
    uint32_t type; /* of what it leads to */
    bool member;   /* of a structure, which begins `bytes` into it; else each has `bytes` */
    uint64_t bytes;
    bool by_default; /* see struct ur_spirv_layout */
};

/* `index` is the operand of the chain, `element`: it goes to another of that type, as the first one
 * of OpPtrAccessChain does. False: where it leads is not known. */
bool ur_spirv_layout_step(const struct ur_spirv_module *module, uint32_t type, uint32_t index,
                          bool element, struct ur_spirv_layout_step *step);

#endif
