/* Formats of images that a kernel's source suggests; see expected.c. A form's facts have one for
 * each parameter. */
#ifndef UR_LLVM_EXPECTED_H
#define UR_LLVM_EXPECTED_H

#include "regions.h"

/* What pixels of an image are expected to be: four floats; one float; or either, where only the
 * first channel is looked at. */
enum {
    EXPECTED_NONE,
    EXPECTED_FOUR,
    EXPECTED_ONE,
    EXPECTED_FIRST,
    /* Of samplers. */
    EXPECTED_NEAREST,
    EXPECTED_LINEAR /* where all coordinates are points */
};

/* The parameter of `f` with that id; UR_SPIRV_NONE: it is none. */
uint32_t ll_parameter(const struct ur_spirv_function *f, uint32_t id);

/* Formats that a kernel expects whose work-items wait for each other; NULL: none. */
const uint8_t *ll_expected_by_groups(struct tr *t, const struct ur_spirv_function *f);
/* Whether a region of such a kernel reads or writes images. */
bool ll_has_images(const struct regions *r, uint32_t region);
/* Whether a function reads and writes images in so many places that, where there is a form of it
 * for expected formats, the one for others has calls there: LLVM took up to a third of its time for
 * it. */
bool ll_has_many_accesses(const struct ur_spirv_function *f);
/* The formats that the code under work is for; NULL: any. */
const uint8_t *ll_formats(const struct fn *k);

/* expected_emit.c: reads or writes as ll_formats says. */
void ll_read_expected(struct fn *k);
void ll_write_expected(struct fn *k);
/* A row of a kernel with such a form: by @ur.nearN, that form, where the arguments are as expected,
 * or by @ur.farN. */
void ll_choose_row(struct tr *t, const struct kernel *kernel, uint32_t number);
/* In the function of a team: %expected, whether the arguments are as its regions expect. */
void ll_put_expected(struct fn *k);

#endif
