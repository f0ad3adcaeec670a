/* The version of a device's architecture, as drivers that list ZE_extension_device_ip_version tell
 * it: newer than the headers that the adapter must build with, and so under names of our own. Facts
 * from the Level Zero specification 1.6, "Device IP Version Extension". */
#ifndef ZE_IP_VERSION_H
#define ZE_IP_VERSION_H

#include <level_zero/ze_api.h>

#define ZE_IP_VERSION_NAME "ZE_extension_device_ip_version"
#define ZE_STYPE_IP_VERSION ((ze_structure_type_t)0x0001000f)

/* Chained to the properties of a device. */
struct ze_ip_version {
    ze_structure_type_t stype;
    const void *pNext;
    uint32_t version; /* as the vendor encodes it */
};

#endif
