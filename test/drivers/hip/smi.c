/* librocm_smi64 for the devices of test/drivers/cuda, as HIP shows them: PCI places, memory, fans
 * and power, with numbers that a test can know. */
#include <stdint.h>

#include <cuda.h>

enum { SUCCESS = 0, INVALID = 1 };

int rsmi_init(uint64_t flags);
int rsmi_num_monitor_devices(uint32_t *count);
int rsmi_dev_pci_id_get(uint32_t index, uint64_t *id);
int rsmi_dev_id_get(uint32_t index, uint16_t *id);
int rsmi_dev_memory_total_get(uint32_t index, int type, uint64_t *bytes);
int rsmi_dev_memory_usage_get(uint32_t index, int type, uint64_t *bytes);
int rsmi_dev_fan_speed_get(uint32_t index, uint32_t sensor, int64_t *speed);
int rsmi_dev_fan_speed_max_get(uint32_t index, uint32_t sensor, uint64_t *speed);
int rsmi_dev_power_cap_range_get(uint32_t index, uint32_t sensor, uint64_t *most, uint64_t *least);

static int device_of(uint32_t index, CUdevice *device) {
    return cuDeviceGet(device, (int)index) == CUDA_SUCCESS ? SUCCESS : INVALID;
}

static uint64_t attribute(CUdevice device, CUdevice_attribute which) {
    int value = 0;
    return cuDeviceGetAttribute(&value, which, device) == CUDA_SUCCESS ? (uint64_t)value : 0;
}

int rsmi_init(uint64_t flags) {
    (void)flags;
    return cuInit(0) == CUDA_SUCCESS ? SUCCESS : INVALID;
}

int rsmi_num_monitor_devices(uint32_t *count) {
    int all = 0;
    if (cuDeviceGetCount(&all) != CUDA_SUCCESS) {
        return INVALID;
    }
    *count = (uint32_t)all;
    return SUCCESS;
}

int rsmi_dev_pci_id_get(uint32_t index, uint64_t *id) {
    CUdevice device;
    if (device_of(index, &device) != SUCCESS) {
        return INVALID;
    }
    *id = attribute(device, CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID) << 32 |
          attribute(device, CU_DEVICE_ATTRIBUTE_PCI_BUS_ID) << 8 |
          attribute(device, CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID) << 3;
    return SUCCESS;
}

int rsmi_dev_memory_total_get(uint32_t index, int type, uint64_t *bytes) {
    CUdevice device;
    size_t total = 0;
    if (type != 0 || device_of(index, &device) != SUCCESS ||
        cuDeviceTotalMem(&total, device) != CUDA_SUCCESS) {
        return INVALID;
    }
    *bytes = total;
    return SUCCESS;
}

/* A quarter. */
int rsmi_dev_memory_usage_get(uint32_t index, int type, uint64_t *bytes) {
    int result = rsmi_dev_memory_total_get(index, type, bytes);
    if (result == SUCCESS) {
        *bytes /= 4;
    }
    return result;
}

int rsmi_dev_id_get(uint32_t index, uint16_t *id) {
    CUdevice device;
    *id = 0x740f; /* of an MI210 */
    return device_of(index, &device);
}

int rsmi_dev_fan_speed_get(uint32_t index, uint32_t sensor, int64_t *speed) {
    CUdevice device;
    *speed = 127;
    return sensor == 0 ? device_of(index, &device) : INVALID;
}

int rsmi_dev_fan_speed_max_get(uint32_t index, uint32_t sensor, uint64_t *speed) {
    CUdevice device;
    *speed = 254;
    return sensor == 0 ? device_of(index, &device) : INVALID;
}

/* In microwatts. */
int rsmi_dev_power_cap_range_get(uint32_t index, uint32_t sensor, uint64_t *most, uint64_t *least) {
    CUdevice device;
    *most = 300000000;
    *least = 100000000;
    return sensor == 0 ? device_of(index, &device) : INVALID;
}
