/* Sub-groups and the lanes of a warp. */
#ifndef UR_PTX_GROUP_H
#define UR_PTX_GROUP_H

#include "emit.h"

/* Work-items of a warp that left a loop with an atomic operation at different times need not go on
 * together: ptxas has such loops yield, and a barrier does not hold those that come first. Before
 * `bar.sync`, which promises that the whole warp comes, ptxas 13.0 brings them together only where
 * it sees how they parted, and in a loop with barriers it did not; before this one it always does.
 * Where nothing yields the code is the same. */
#define PTX_BARRIER "barrier.sync 0"

/* group.c */
void ptx_need_lanes(struct fn *k);
struct part ptx_named(unsigned kind, uint32_t number); /* a register of need_lanes */
/* Of the warp: the lane's index and the warp's number. Of the sub-group, which is a part of a warp
 * where a size below 32 is required: the same, the first of its lanes, and all of its lanes. */
enum {
    LANE_LINEAR = 1,
    LANE_INDEX,
    LANE_WARP,
    LANE_THREADS,
    LANE_SUB_INDEX,
    LANE_SUB_GROUP,
    LANE_SUB_FIRST,
    LANE_SUB_MASK
};
/* The size of sub-groups; fails in a function that is called by kernels of different ones. */
unsigned ptx_sub_size(struct fn *k);
/* One of the last four, which are those of the warp where the sub-group is one. */
struct part ptx_sub_lane(struct fn *k, uint32_t number);
/* The lanes of the sub-group in the warp. */
struct part ptx_sub_mask(struct fn *k);
struct part ptx_sub_group_size(struct fn *k);
/* builtin.c: the lanes of the sub-group that a built-in variable Subgroup...Mask names. */
struct part ptx_lane_mask(struct fn *k, uint32_t builtin);
/* Among `lanes`, which are all of the warp or those of a sub-group: lane indices count from the
 * first of them. `mask` are the lanes of the warp that take part. */
struct part ptx_shuffle(struct fn *k, const char *mode, struct part x, struct part lane,
                        unsigned clamp, unsigned lanes, struct part mask);
struct part ptx_group_combine(struct fn *k, unsigned op, struct part a, struct part b);
struct part ptx_group_identity(unsigned op, unsigned kind);
/* The operation (SpvOpGroup...) without its uniformity; 0 where it is no reduction. */
unsigned ptx_group_operation(uint16_t op);

#endif
