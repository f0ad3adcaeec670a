/* The few calls of NVIDIA's management library that answer device queries. It is opened at run time
 * and everything works without it. Its header comes in no package that the build asks for, so what
 * is used of its public, frozen interface is declared here. */
#ifndef CUDA_NVML_H
#define CUDA_NVML_H

#include <stdbool.h>
#include <stdint.h>

struct cuda_nvml_memory {
    unsigned long long total, free, used;
};

/* The device of this PCI address; NULL if there is no library or it does not know the device. */
void *cuda_nvml_device(const char *pci_address);

/* Each returns false where the library cannot tell. */
bool cuda_nvml_memory(void *device, struct cuda_nvml_memory *memory);
bool cuda_nvml_throttle_reasons(void *device, unsigned long long *reasons);
bool cuda_nvml_fan_speed(void *device, unsigned *percent);
bool cuda_nvml_power_limits(void *device, unsigned *lowest_mw, unsigned *highest_mw);
bool cuda_nvml_max_clocks(void *device, unsigned *core_mhz, unsigned *memory_mhz);
bool cuda_nvml_driver_version(char *text, unsigned size);

#endif
