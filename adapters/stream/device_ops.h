/* What the body asks of the adapter that it is compiled for, of its devices and its code, beside
 * the driver's own calls in driver.h: one constant of each adapter. Every member is there.
 *
 * Rules for every call here: any thread may make it, several at a time. Locks of a program and of a
 * place may be held, so it calls nothing of the body that takes one. After a failure nothing has
 * happened, and outputs other than a log are as they were. */
#ifndef STREAM_DEVICE_OPS_H
#define STREAM_DEVICE_OPS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/info.h"
#include "image.h"
#include "ur_api.h"

struct stream_place;
struct ur_spirv_module;

struct stream_device_ops {
    /* ---- devices ---- */
    /* A sentence's worth on what drv_version said. */
    void (*version_text)(int version, char *text, size_t size);
    /* Fills arch, manager and the like. Once for each device, before anybody else has it. */
    void (*describe)(ur_device_handle_t device);
    /* Queries that only this driver can answer. UNSUPPORTED_ENUMERATION for those it cannot. */
    ur_result_t (*query)(ur_device_handle_t device, ur_device_info_t property, ur_info_out out);
    /* The largest sub-group that code for the device can have; a power of two. */
    uint32_t (*most_sub_group)(ur_device_handle_t device);
    /* Where a block's shared memory starts, in bytes. Pre: the place is locked and was entered. */
    ur_result_t (*shared_start)(struct stream_place *place, uint32_t *start);

    /* ---- native code ---- */
    /* What the bytes are. `why` receives a sentence where the result is neither UNKNOWN nor CODE.
     */
    enum stream_image_kind (*image_kind)(const void *data, size_t size, char *why, size_t why_size);
    /* Post: *image holds what is known, maybe nothing. False if host memory is exhausted. */
    bool (*image_scan)(const void *data, size_t size, struct stream_image *image);

    /* ---- SPIR-V ---- */
    /* Whether it is taken; if not, *why is a sentence. */
    bool (*il_known)(const char **why);
    /* Native code for the device of a module, malloced and with a terminating zero that *size does
     * not count. On a failure `log` says why; PROGRAM_LINK_FAILURE: the module imports what is not
     * there. */
    ur_result_t (*il_translate)(ur_device_handle_t device, const struct ur_spirv_module *module,
                                const char *options, char *log, size_t log_size, char **code,
                                size_t *size);
    /* One kernel of a module for launches that reach beyond their range, with the range behind its
     * arguments: six uint64_t, the global offset and the size. `code` is as that of il_translate,
     * and `symbol` the name that it has for the kernel; both malloced, on failure NULL or not. A
     * failure other than OUT_OF_HOST_MEMORY: it is none of those that can be launched so. */
    ur_result_t (*il_uneven)(ur_device_handle_t device, const struct ur_spirv_module *module,
                             const char *options, const char *kernel, char **code, size_t *size,
                             char **symbol);
};

/* Each adapter's device.c. */
extern const struct stream_device_ops stream_device_ops;

#endif
