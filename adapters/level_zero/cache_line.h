/* The size of a cache line, as drivers that list ZE_extension_device_cache_line_size tell it: newer
 * than the headers that the adapter must build with, and so under names of our own. Facts from the
 * Level Zero specification 1.13, "Device CacheLine Size Extension". */
#ifndef ZE_CACHE_LINE_H
#define ZE_CACHE_LINE_H

#include <level_zero/ze_api.h>

#define ZE_CACHE_LINE_NAME "ZE_extension_device_cache_line_size"
#define ZE_STYPE_CACHE_LINE ((ze_structure_type_t)0x00020028)

/* Chained to the properties of a cache. */
struct ze_cache_line {
    ze_structure_type_t stype;
    const void *pNext;
    size_t size; /* bytes */
};

#endif
