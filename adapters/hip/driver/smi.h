/* The few calls of ROCm's system management library that answer device queries. It is opened at run
 * time and everything works without it. What is used of its public interface is declared here, as
 * its header is in no package that the build asks for. */
#ifndef HIP_SMI_H
#define HIP_SMI_H

#include <stdbool.h>
#include <stdint.h>

/* The device at this PCI place; NULL if there is no library or it does not know the device. */
void *hip_smi_device(int domain, int bus, int device);

/* Each returns false where the library cannot tell. */
bool hip_smi_device_id(void *device, uint32_t *id); /* of the vendor's, as PCI has it */
bool hip_smi_free_memory(void *device, uint64_t *bytes);
bool hip_smi_fan_speed(void *device, int *percent);
bool hip_smi_power_limits(void *device, int *lowest_mw, int *highest_mw);

#endif
