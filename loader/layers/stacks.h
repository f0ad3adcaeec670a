/* Stacks as text: function names by addr2line if the system has it, else from the dynamic symbols.
 */
#ifndef LOADER_LAYERS_STACKS_H
#define LOADER_LAYERS_STACKS_H

#include "handles.h"

/* One line for each frame to the validation messages; nothing for NULL. */
void loader_stack_write(const struct loader_stack *stack);
/* Forgets what was looked up. */
void loader_stacks_end(void);

#endif
