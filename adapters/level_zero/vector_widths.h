/* The widths of vectors that a device works with best, as drivers that list
 * ZE_extension_device_vector_sizes tell them: newer than the headers that the adapter must build
 * with, and so under names of our own. Facts from the Level Zero specification 1.13, "Device Vector
 * Width Properties Extension". */
#ifndef ZE_VECTOR_WIDTHS_H
#define ZE_VECTOR_WIDTHS_H

#include <level_zero/ze_api.h>

#define ZE_VECTOR_WIDTHS_NAME "ZE_extension_device_vector_sizes"
#define ZE_STYPE_VECTOR_WIDTHS ((ze_structure_type_t)0x00020029)

struct _ze_device_vector_width_properties_ext_t; /* as newer headers call the one below */

/* Elements; 0 where the device has no such type. */
struct ze_widths_of {
    uint32_t char_, short_, int_, long_, float_, double_, half;
};

struct ze_vector_widths {
    ze_structure_type_t stype;
    void *pNext;
    uint32_t size; /* bytes */
    struct ze_widths_of preferred, native;
};

#endif
