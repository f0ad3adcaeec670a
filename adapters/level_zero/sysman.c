/* What only the system management part of a driver knows. */
#include "ze.h"

ur_result_t ze_sysman_info(ur_device_handle_t device, ur_device_info_t name, ur_info_out out) {
    (void)device, (void)name, (void)out;
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION; /* Sysman is not opened */
}
