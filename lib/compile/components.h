/* Gathers and scatters of what lies together for each work-item: the components of a vector
 * (`float4`), of a complex number, of a pixel. LLVM makes vectors of each component, and gathers
 * each by itself: a processor takes a step for each element, however wide it is, and those that see
 * few misses of a cache ahead wait for one after the other besides. */
#ifndef UR_COMPILE_COMPONENTS_H
#define UR_COMPILE_COMPONENTS_H

/* In a module (LLVM's handle) whose loops are vectors: such gathers become one read for each
 * work-item, of all of its components, which are put into columns then, and such scatters one
 * write.
 */
void ur_compile_join_components(void *module);

#endif
