/* Memory that lives as long as the library is loaded.
 *
 * Platforms and root devices are asked for by threads that outlive main, and by destructors of
 * other libraries that run after ours, so they are never freed; and a library that is unloaded must
 * not leave anything behind. Memory of the library itself is both. */
#ifndef UR_BASE_PERMANENT_H
#define UR_BASE_PERMANENT_H

#include <stddef.h>

/* Zeroed, aligned to 64 bytes. NULL when there is none left. Any thread. */
void *ur_permanent_alloc(size_t size);

#endif
