/* urUSMPitchedAllocExp of adapters whose drivers have no such call: device memory whose rows start
 * on lines of the cache. */
#include "base/check.h"
#include "pitched.h"

enum { LINE = 64 };

ur_result_t urUSMPitchedAllocExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                 const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                 size_t widthInBytes, size_t height, size_t elementSizeBytes,
                                 void **ppMem, size_t *pResultPitch) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(ppMem);
    UR_CHECK_POINTER(pResultPitch);
    size_t pitch, size;
    ur_result_t result =
        ur_pitched_shape(pUSMDesc, widthInBytes, height, elementSizeBytes, LINE, &pitch, &size);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_own.USM.pfnDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
    }
    if (result == UR_RESULT_SUCCESS) {
        *pResultPitch = pitch;
    }
    return result;
}
