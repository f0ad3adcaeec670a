/* What the unit tests of fusion share (test_fusion.c): launches in the making, and what is expected
 * of them. */
#ifndef TEST_FUSION_STEPS_H
#define TEST_FUSION_STEPS_H

#include "scene.h"

extern struct scene scene;

/* Adds the launch in the making, which may join. */
void add(void);
/* The launch in the making may not join, and the sentence says why. */
void refuse(enum ur_fusion_result expected, const char *words);
/* The kernel of all, which is also written to a folder. */
struct ur_fusion_made make(void);
void make_and_expect(uint32_t loads, uint32_t stores, uint32_t barriers, uint32_t arguments);

/* Launches over 1024 work-items, of arrays by their numbers. */
void scale(const char *kernel, unsigned to, unsigned from, float by);
void two(const char *kernel, unsigned to, unsigned from, size_t local);

/* test_elements.c */
void shared_by_the_group(void **state);
void sub_groups(void **state);
void sub_groups_apart(void **state);
void sub_groups_regrouped(void **state);
void rows_of_sub_groups(void **state);
void loops_are_written_out(void **state);
void loops_that_stay(void **state);
void either_of_two(void **state);
void places_in_known_memory(void **state);
void places_in_an_argument(void **state);
void known_memory_that_is_written(void **state);
void collective_operations(void **state);

#endif
