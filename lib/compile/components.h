/* Gathers and scatters of components that lie side by side, joined to fewer ones of wider elements:
 * a processor takes a step for each element, however wide it is. */
#ifndef UR_COMPILE_COMPONENTS_H
#define UR_COMPILE_COMPONENTS_H

void ur_compile_join_components(void *module);

#endif
