/* Looks for races in a module: before accesses of global and local memory a call that keeps who
 * accessed what, and behind what orders work-items one that says so. */
#ifndef CHECK_RACES_H
#define CHECK_RACES_H

#include "making.h"

/* Pre: nothing else was added to the module yet, and `checks` are known. Functions that are called
 * get one more parameter, and those that other modules may call a body that calls one with it. */
void ur_check_races_rewrite(struct rewrite *run, char **kernels);

#endif
