/* The members of stream_device_ops that are not in device.c: what is known of code for these
 * devices. */
#ifndef HIP_CODE_H
#define HIP_CODE_H

#include "device_ops.h"

/* code_object.c */
enum stream_image_kind hip_image_kind(const void *data, size_t size, char *why, size_t why_size);
bool hip_image_scan(const void *data, size_t size, struct stream_image *image);
/* translate.c */
bool hip_il_known(const char **why);
ur_result_t hip_il_translate(ur_device_handle_t device, const struct ur_spirv_module *module,
                             const char *options, char *log, size_t log_size, char **code,
                             size_t *size);
ur_result_t hip_il_uneven(ur_device_handle_t device, const struct ur_spirv_module *module,
                          const char *options, const char *kernel, char **code, size_t *size,
                          char **symbol);

#endif
