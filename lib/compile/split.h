/* A module's kernels in parts, which are compiled side by side. Kernels are the functions that the
 * emitter names ur.entryN, ur.rowN, ur.columnN and ur.groupN (kernel.c), N the kernel's place in
 * the table. */
#ifndef UR_COMPILE_SPLIT_H
#define UR_COMPILE_SPLIT_H

#include <stdbool.h>

struct split {
    unsigned parts;    /* 1: the module is better left whole */
    unsigned *part_of; /* by the kernel's number */
    unsigned kernels;
    void **late; /* the functions that are made late, where they are alone */
    unsigned late_count;
};

/* Leaves out of a module what few launches need, or all but that (`late` in hostcode.h). Returns
 * NULL or LLVM's complaint. */
void *split_leave_out(void *module, void *machine, bool all_but_late);

/* Divides the kernels of a module (LLVM's handle) into at most `most` parts that take about as long
 * each; of one with `late` alone, what that leads to. */
void split_plan(void *module, unsigned most, bool late, struct split *split);

/* Takes out of the module what is no matter of a part's kernels. The first part has the table and
 * the variables, which the others name. Returns NULL or LLVM's complaint. */
void *split_keep(void *module, void *machine, const struct split *split, unsigned part);

#endif
