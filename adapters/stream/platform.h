/* The platform and its devices, and how a failure of the driver is told. */
#ifndef STREAM_PLATFORM_H
#define STREAM_PLATFORM_H

#include "base/adapter.h"
#include "base/error.h"
#include "base/handle.h"
#include "device_ops.h"
#include "driver.h"
#include "entry/device.h"
#include <pthread.h>
#include <stdatomic.h>

enum { STREAM_ATTRS = DRV_ATTR_COUNT };

struct stream_place;

struct ur_platform_handle_t_ {
    ur_object object;
    uint32_t device_count;
    ur_device_handle_t *devices;
    int driver_version;
};

struct ur_device_handle_t_ {
    ur_object object; /* the count is kept for queries; devices live as long as the platform */
    ur_platform_handle_t platform;
    drv_device native;
    int ordinal;
    /* Read once when the device is found. -1 where the driver does not say. */
    int attr[STREAM_ATTRS];
    size_t memory;
    char name[256];
    char pci[32];
    char arch[64]; /* as binaries name it: sm_90, gfx90a */
    bool wants_il; /* code that is made of SPIR-V is to carry it: a software driver's wish */
    unsigned char uuid[16];
    bool has_uuid;
    void *manager; /* the driver's management library's name for it; may be NULL */

    pthread_mutex_t lock;       /* guards the making of `place` and `peers`, and `mipmaps` */
    struct stream_place *place; /* of the primary context; NULL until needed */
    int mipmaps;                /* bindless.c: what is known of mipmapped arrays */
    uint32_t *peers;            /* times that access to the device of this index was enabled */
};

/* adapter.c: what the driver says of a failure goes to urAdapterGetLastError; returns the mapped
 * result. */
ur_result_t stream_fail(drv_result result, const char *what) __attribute__((cold));
/* Whether any call of the driver has said so far that a device is lost. */
extern atomic_bool stream_met_loss;
/* The driver's name of an error, and its words for it where they are others. Until the next call on
 * the thread. */
const char *stream_words(drv_result result);
static inline ur_result_t stream_check(drv_result result, const char *what) {
    return result == DRV_OK ? UR_RESULT_SUCCESS : stream_fail(result, what);
}
/* True in a process that was forked after the driver was initialised: no driver works there. */
extern atomic_bool stream_after_fork;
static inline bool stream_forked(void) {
    return atomic_load_explicit(&stream_after_fork, memory_order_relaxed);
}

/* The device's index in the platform. */
static inline uint32_t stream_device_index(ur_device_handle_t device) {
    return (uint32_t)device->ordinal;
}

#endif
