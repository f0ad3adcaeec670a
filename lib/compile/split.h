/* A module's kernels in parts, which are compiled side by side. Kernels are the functions that the
 * emitter names ur.entryN, ur.rowN, ur.columnN and ur.groupN (kernel.c), N the kernel's place in
 * the table. */
#ifndef UR_COMPILE_SPLIT_H
#define UR_COMPILE_SPLIT_H

struct split {
    unsigned parts;    /* 1: the module is better left whole */
    unsigned *part_of; /* by the kernel's number */
    unsigned kernels;
};

/* Divides the kernels of a module (LLVM's handle) into at most `most` parts that take about as long
 * each. */
void split_plan(void *module, unsigned most, struct split *split);

/* Takes out of the module what is no matter of a part's kernels. The first part has the table and
 * the variables, which the others name. Returns NULL or LLVM's complaint. */
void *split_keep(void *module, void *machine, const struct split *split, unsigned part);

#endif
